"""The dictionary of share codes of version 1: what most scenarios have in common.

What is commoner stands later, where a reference to it is shorter. It must stay as it is: codes made with
it can't be read with another. A change needs a new version.
"""

from typing import Final

COMMON_WORDS: Final = (
    b'"beginning_of_combat","declare_blockers","precombat_main","postcombat_main","combat_damage",'
    b'"end_of_combat","planeswalker","legendary","artifact","enchantment","instant","sorcery","battle",'
    b'"supertypes":["legendary"],"loyalty":,"defense":,"commander":true,"phased_out":true,"token":true,'
    b'"summoning_sick":true,"attached_to":"","protector":"","deathtouched":true,"face_down":true,'
    b'"not_keywords":{"keywords":{"tapped":{"power_toughness":{"not_battlefield":{"attacking":"blocking":["'
    b'"events":[{"kind":"damage_dealt"}],"not_events":["kind":"static","kind":"triggered","kind":"activated",'
    b'"kind":"spell","targets":[{"what":{"objects":{"types":["creature"]}}}],"does":[{"kind":"deal_damage",'
    b'"kind":"damage","change":{"kind":"prevent"},"kind":"multiply","by":2,"until":"end_of_turn","effect":{'
    b"Prevent the next damage that would be dealt to any target this turn. Whenever this creature deals "
    b"combat damage to a player, put a +1/+1 counter on it. When enters, at the beginning of target creature "
    b"gets until end of turn. Creatures you control have this creature dies, you gain life. draw a card. "
    b'"protection from red","can\'t be blocked","indestructible","double strike","first strike","deathtouch",'
    b'"lifelink","vigilance","trample","menace","flying","reach","haste","wither","infect","toxic 1",'
    b'"counters":{"+1/+1":1,"-1/-1":1},"damage":{"hand":["graveyard":{"exile":{"library":["draw":true,'
    b'"answer":"","options":["question":{"ask":"dies","How much life does Nicole have afterwards?",'
    b'"description":"","lesson":"","tags":["rules":["702.","510.1c","704.5g","614.1","era":"ordered",'
    b'"start":"precombat_main","until":"end","undecided":"default","active":"amy","effects":[{"name":"",'
    b'"cast":"","by":"amy","targets":["activate":"","replace":"","choose":"","pass":"edit":{"resolve":"all",'
    b'"assign":{"block":{"expect":{"life":{"nicole":20,"battlefield":{"amy":["graveyard":{"nicole":["'
    b'"enchantment","artifact","subtypes":["Human","Soldier"],"colors":["G","R","W","U","B"],"text":"",'
    b'{"id":"","card":"","controller":"nicole"},"name":"","types":["creature"],"power":2,"toughness":2,'
    b'"keywords":[""],"controller":"amy"},"script":[{"attack":{"":"nicole"}},{"block":{"":""}}],'
    b'{"format":"damage-step/1","title":"","players":[{"id":"amy","name":"Amy","life":20},'
    b'{"id":"nicole","name":"Nicole","life":20}],"battlefield":[{"id":"'
)
