"""Lines of rules text that are read and written back letter by letter."""

SENTENCES = """
Target permanent becomes an artifact in addition to its other types.
Gain control of target creature. It becomes a Vampire in addition to its other types.
{U}: Target land becomes a 2/2 blue Elemental creature with flying in addition to its other types.
This creature can't attack unless a creature with greater power also attacks.
This creature can't block unless a creature with greater power also blocks.
This creature can't attack unless a black or green creature also attacks.
{T}: Prevent the next X damage that would be dealt to you this turn, where X is your life total.
This creature deals 4 damage to target creature. You gain life equal to the damage dealt this way.
This creature deals 1 damage to each opponent. You gain life equal to the damage dealt this way.
This creature deals 3 damage to any target. Draw cards equal to the amount of excess damage dealt this way.
All creatures get +1/+2 for each land that has entered the battlefield this turn.
You gain 3 life for each creature attacking you.
Creatures attacking your opponents have double strike.
Exile target creature that's attacking you or a planeswalker you control.
This creature deals 2 damage to each creature attacking you.
{3}: This creature deals 1 damage to target creature without flying that's attacking you.
Creatures attacking you get -1/-0 as long as this creature is untapped.
This creature can't be blocked as long as it's attacking alone.
This creature must be blocked by a Wall if able.
This creature must be blocked by two or more creatures if able.
This creature must be blocked by three or more Goblins if able.
Enchanted creature has trample and must be blocked by an artifact creature if able.
All Walls able to block this creature do so.
As long as you control a Goblin, all creatures able to block this creature do so.
As long as seven or more cards are in your graveyard, all creatures able to block enchanted creature do so.
Flying
You get an emblem with “Creatures you control get +1/+1.”
You get an emblem with “If a source would deal damage to you or a planeswalker you control, prevent all but \
1 of that damage.”
Each opponent gets an emblem with “At the beginning of your upkeep, this emblem deals 1 damage to you.”
Target opponent gets an emblem with “Whenever a creature attacks you, it gets +5/+5 and gains trample \
until end of turn.”
When this creature enters, you become the monarch.
When this creature enters, target opponent becomes the monarch.
Whenever you become the monarch, draw a card.
Whenever an opponent becomes the monarch, you gain 1 life.
At the beginning of your end step, if you're the monarch, put a +1/+1 counter on this creature.
When this creature enters, if there is no monarch, you become the monarch.
This creature has flying as long as you're the monarch.
Morph {2}{G}
Megamorph {5}{G}
Morph—Pay 5 life.
Morph—Sacrifice another creature.
Disguise {4}{R}
When this creature is turned face up, it deals 2 damage to any target.
Whenever a permanent you control is turned face up, put a +1/+1 counter on target creature.
Turn target face-down creature face up.
Face-down creatures you control get +1/+1.
Bestow {3}{W}
Daybound
Nightbound
It becomes night.
Whenever day becomes night or night becomes day, draw a card.
This creature gets +1/+0 as long as it's night.
Exhaust — {X}{R}: This creature deals X damage to any target.
You gain 1 life for each creature that attacked you this turn.
As long as your devotion to red is less than five, this creature isn't a creature.
As long as your devotion to white and black is less than seven, this creature isn't a creature.
This creature has flying as long as your devotion to blue is seven or greater.
This creature's power is equal to your devotion to green.
This creature's power and toughness are each equal to 2 plus your devotion to green.
When this creature enters, you gain life equal to your devotion to green.
Target creature gets +X/+X until end of turn, where X is your devotion to green.
At the beginning of your upkeep, if your devotion to white and black is seven or greater, draw a card.
Destroy target creature with mana value 3 or less.
Destroy target permanent an opponent controls with mana value 3.
Creatures with mana value 3 or less can't block.
Counter target spell with mana value 4 or less.
Whenever you cast a spell with mana value 5 or greater, put a +1/+1 counter on this creature.
Whenever you cast a spell, this creature gets +X/+X until end of turn, where X is that spell's mana value.
Return target creature card with mana value 2 or less from your graveyard to the battlefield.
Return target creature card from your graveyard to the battlefield. You lose life equal to its mana value.
You gain life equal to the greatest mana value among permanents you control.
This creature has flying as long as its mana value is 3 or less.
This creature has flying as long as the greatest mana value among permanents you control is 6 or greater.
Destroy target creature. You gain life equal to its mana value.
Sacrifice a creature: This creature deals damage equal to the sacrificed creature's mana value to any target.
This creature gets +1/+1 for each creature you control with mana value 1.
This creature can't attack unless at least two other creatures attack.
This creature can't block unless at least two other creatures block.
Whenever one or more creatures you control become blocked, you gain 1 life.
When this creature enters, detain target creature an opponent controls.
Whenever this creature attacks, detain up to two target nonland permanents your opponents control.
Blue creatures can't block creatures you control.
Creatures with flying can't block creatures you control.
Ninjutsu {1}{B}
Boast — {1}{W}: Creatures you control get +1/+1 until end of turn.
Boast — Sacrifice another creature: This creature deals 2 damage to any target.
Saddle 2
Whenever this creature attacks while saddled, it gets +0/+3 until end of turn.
Whenever a saddled creature you control attacks, it gets +2/+2 until end of turn.
Whenever this creature attacks while you control a Wall, draw a card.
Enchanted creature gets +1/+1, has deathtouch, and is goaded.
Enchanted creature gets +2/+1, has haste, and attacks each combat if able.
Enchanted creature gets +3/+3, must be blocked if able, and is goaded.
{T}, Sacrifice an artifact: Goad target creature.
When this creature enters, you may goad target creature.
Whenever this creature deals combat damage to a player, goad each creature that player controls.
This creature can't attack unless you sacrifice a land.
This creature can't block unless you pay {1}.
This creature can't attack or block unless you pay {2}.
Enchanted creature can't attack or block unless its controller pays {3}.
Enchanted creature can't attack unless its controller pays 2 life.
You may exert this creature as it attacks.
You may exert this creature as it attacks. When you do, it gets +1/+3 and gains lifelink until end of turn.
You may exert this creature as it attacks. When you do, target creature can't block this turn.
You may exert this creature as it attacks. When you do, you may destroy target artifact.
Whenever you exert a creature, you gain 1 life.
{T}, Exert this creature: It deals 1 damage to target creature.
If this creature would be destroyed, regenerate it.
If a creature you control would be destroyed, regenerate it.
If target creature would be destroyed this turn, regenerate it.
All damage is dealt as though its source had wither.
All combat damage dealt by red sources is dealt to players as though its source had infect.
Prevent the next X damage that would be dealt to you and/or permanents you control this turn. If damage is \
prevented this way, this creature deals that much damage to any target.
Prevent the next 3 damage that would be dealt to target creature this turn. If damage is prevented this \
way, this creature deals that much damage to any target.
The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage \
from a red source is prevented this way, this creature deals that much damage to that source's controller.
Prevent all damage that would be dealt to you this turn. If damage from a creature is prevented this way, \
this creature deals that much damage to that creature. If damage from a noncreature source is prevented this \
way, you gain that much life.
Prevent all combat damage that would be dealt to you this turn. If damage is prevented this way, create that \
many 1/1 white Soldier creature tokens.
Whenever this creature attacks, if creatures you control have total power 8 or greater, draw a card.
When this creature enters, if you control three or more creatures with different powers, draw a card.
When this creature enters, if there are three or more colors among permanents you control, draw a card.
When this creature enters, if the greatest power among creatures you control is 4 or greater, draw a card.
When this creature enters, you gain life equal to the number of colors among permanents you control.
This creature gets +2/+2 for each Aura and Equipment attached to it.
When this creature enters, if an opponent has more life than you, you gain 5 life.
When this creature enters, if an opponent controls more lands than you, draw a card.
At the beginning of each combat, if you have more life than an opponent, draw a card.
This creature gets +3/+3 as long as you have more cards in hand than each opponent.
At the beginning of your upkeep, you gain X life, where X is the number of cards in your hand minus 4.
This creature deals X damage to any target, where X is 2 plus the number of creatures you control.
This creature deals X damage to target creature, where X is 7 minus the number of lands you control.
Target creature gets +X/+X until end of turn, where X is 1 plus the number of creatures you control.
When this creature enters, put a +1/+1 counter on it for each creature in your party.
At the beginning of combat on your turn, if you have a full party, draw a card.
{T}: This creature deals 5 damage divided as you choose among any number of targets.
{T}: This creature deals 2 damage divided as you choose among two target creatures and/or planeswalkers.
{X}: This creature deals X damage divided as you choose among any number of target attacking creatures.
{T}: This creature deals 4 damage divided as you choose among up to three targets.
{T}: This creature deals 4 damage divided as you choose among any number of target creatures. Each of those \
creatures deals damage equal to its power to this creature.
Each creature you control deals damage equal to its power to target creature an opponent controls.
When this creature enters, each other Bird you control deals damage equal to its power to each opponent.
Each attacking creature deals 1 damage to target creature.
Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.
Prevent all damage that would be dealt this turn to up to two target creatures.
Enchanted creature gets +1/+0 for each Equipment attached to it.
Other creatures you control get +1/+0 for each Equipment attached to this creature.
Creatures with toughness greater than their power can't block.
Destroy target creature with power equal to its toughness.
Target creature gets +1/+1 until end of turn. If you control a Wall, it gets +4/+4 until end of turn instead.
This creature deals 2 damage to any target. If you control a Wizard, this creature deals 4 damage instead.
Target creature gets -4/-0 until end of turn. If you control a Wizard, draw a card.
Choose target creature. If it's tapped, put a +1/+1 counter on it. Otherwise, you gain 1 life.
If you control a creature with power 4 or greater, creatures can't block this turn.
Whenever this creature attacks, put a +1/+1 counter on it if a creature died this turn.
Whenever another creature you control enters, you gain 1 life. If it's a Spider, put a +1/+1 counter on it.
Whenever this creature attacks, only if you control a Wizard, do the following: draw a card; you gain 1 life.
At the beginning of your end step, if another creature died under your control this turn, draw a card.
When this creature enters, if you attacked this turn, draw a card.
When this creature enters, if a permanent you controlled left the battlefield this turn, you gain 5 life.
At the beginning of your end step, if you gained 3 or more life this turn, draw a card.
At the beginning of your end step, if an opponent lost life this turn, draw a card.
This creature has flying as long as you've cast three or more instant and sorcery spells this turn.
When this creature enters, if you've cast another spell this turn, draw a card.
At the beginning of each upkeep, if no spells were cast last turn, transform this creature.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.
{1}{B}, {T}: Each opponent loses 2 life. Activate only if a creature died this turn.
At the beginning of your end step, if this creature didn't attack this turn, tap it.
This creature has hexproof as long as it entered this turn.
This creature has flying as long as another Human entered the battlefield under your control this turn.
This creature has flying as long as an artifact was put into a graveyard from the battlefield this turn.
This creature can't attack unless you've cast a creature spell this turn.
At the beginning of your end step, if you attacked with three or more creatures this turn, draw a card.
At the beginning of each end step, if no creatures attacked this turn, draw a card.
This creature gets +1/+1 for each creature that died this turn.
This creature gets +1/+0 for each other instant or sorcery spell you've cast this turn.
Draw a card for each creature that died under your control this turn.
This creature deals damage to any target equal to the amount of life you gained this turn.
Destroy target creature that attacked this turn.
Protection from red
Ward {2}
Ward—Pay 3 life.
Equip {2}
Toxic 2
Changeling
Enchant creature you control
Each player loses 2 life.
This creature deals 2 damage to each creature with flying and each player.
At the beginning of your end step, each opponent loses 4 life unless they sacrifice a land of their choice.
Modular 2
Mobilize 1
Afterlife 1
Living weapon
For Mirrodin!
Exploit
When this creature dies, create two Treasure tokens.
When this creature enters, create a Food token.
{T}: Create a tapped Powerstone token.
{T}: Create a 1/1 red Imp creature token with haste and “When this token dies, you gain 1 life.”
Enchant artifact or creature
Each player sacrifices a nonblue, nongreen, non-Wall creature with haste with power 1 or less of their choice.
Creatures you control get +1/+0 for each Elf creature card with power 2 or greater in your graveyard.
Whenever enchanted creature attacks, attach this creature to defending player.
Enchant opponent
{T}: This creature deals 1 damage to target attacking or blocking creature.
Target creature gets +X/+0 until end of turn.
Target creature gets -X/-X until end of turn, where X is the number of Swamps you control.
Target creature gains trample and gets +X/+X until end of turn, where X is its power.
Whenever this creature attacks, other Elves get +X/+0 until end of turn, where X is this creature's power.
Whenever this creature attacks, it gets +2/+0 until end of turn for each card in your hand.
Whenever another creature dies, you gain life equal to its toughness.
When this creature dies, you gain life equal to its power.
Exile target creature. Its controller gains life equal to its power.
You gain life equal to the greatest power among creatures you control.
When this creature dies, create a number of Food tokens equal to the number of opponents you have.
This creature's power and toughness are each equal to the number of cards in your hand.
This creature gets +1/+0 for each charge counter on it.
This creature gets +1/+1 for each instant and sorcery card in your graveyard.
This creature enters with X +1/+1 counters on it.
This creature enters with a +1/+1 counter on it for each other creature you control.
{T}: Put a +1/+1 counter on target creature for each basic land type among lands you control.
This creature can't block.
This creature attacks each combat if able.
This creature can't be blocked by creatures with power 2 or less.
This creature can't attack unless defending player controls an Island.
This creature can't attack unless it's equipped.
This creature can't attack or block unless you control another creature with power 4 or greater.
This creature can't block unless you control another Minotaur.
This creature can't block creatures with power 3 or greater.
This creature can't be blocked by creatures with flying.
This creature can't be blocked by artifact creatures.
This creature can't be blocked except by Walls.
This creature can't be blocked except by creatures with flying or reach.
This creature can't be blocked except by Walls and/or creatures with flying.
{1}: This creature can't be blocked this turn except by creatures with haste.
Target creature can't be blocked by creatures with power 2 or less this turn.
{W}: This creature can attack this turn as though it didn't have defender.
Creatures you control can attack as though they didn't have defender.
Enchanted creature can't attack or block, and its activated abilities can't be activated.
This creature can block an additional creature each combat.
This creature doesn't untap during your untap step.
All creatures able to block this creature do so.
No more than one creature can attack each combat.
You may have this creature assign its combat damage as though it weren't blocked.
Other Goblins get +1/+1 and have mountainwalk.
Creatures you control get +1/+1.
Enchanted creature gets +2/+2 and has “{T}: This creature deals 1 damage to any target.”
Enchanted creature can't attack or block.
All creatures lose all abilities and have base power and toughness 1/1.
This creature's power and toughness are each equal to the number of Swamps you control.
This creature gets +1/+0 for each Goblin you control.
Each creature you control with a +1/+1 counter on it has trample.
This creature has first strike as long as it's attacking.
This creature can't be blocked as long as defending player controls an artifact.
This creature gets +2/+0 as long as you have no cards in hand.
This creature gets +2/+2 as long as there are four or more card types among cards in your graveyard.
This creature has haste as long as you have one or more creature cards in hand.
This creature has reach as long as there are two or more permanent cards in your graveyard.
This creature has reach as long as there are three or more instant and/or sorcery cards in your graveyard.
This creature has hexproof as long as an opponent has 10 or less life.
This creature can't be blocked as long as its power is 4 or greater.
Creatures you control have menace as long as an opponent has three or more poison counters.
As long as seven or more cards are in your graveyard, this creature gets +1/+1 and can't block.
As long as this creature is equipped, it has lifelink.
As long as enchanted creature is white, it gets +1/+1.
As long as you control three or more artifacts, this creature gets +2/+2 and has flying.
During your turn, this creature has first strike.
During turns other than yours, creatures you control get +0/+2.
Whenever this creature attacks, if it's your turn, you gain 1 life.
Whenever this creature deals combat damage to a player, put a +1/+1 counter on it.
When this creature enters, you gain 2 life.
When this creature dies, create a 1/1 white Spirit creature token with flying.
Whenever you gain life, put a +1/+1 counter on each creature you control.
Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.
Whenever a creature is dealt damage, destroy it. It can't be regenerated.
Whenever this creature becomes blocked by a white creature, destroy that creature. It can't be regenerated.
Whenever this creature becomes the target of a spell, this creature deals 2 damage to that spell's controller.
Whenever this creature blocks a creature, create a 1/1 white Cat creature token that's blocking that creature.
Whenever you cast a spell, this creature gets +1/+0 until end of turn.
When you cast this spell, create two 1/1 green Insect creature tokens.
When you cast this spell and when this creature dies, you gain 2 life.
Whenever you cast a spell that targets this creature, put a +1/+1 counter on this creature.
Whenever you cast a Spirit or Arcane spell, you gain 1 life.
Whenever you cast an instant or sorcery spell, this creature deals 1 damage to each opponent.
Whenever you cast your second spell each turn, draw a card.
Whenever you draw your second card each turn, you gain 1 life.
Whenever a creature an opponent controls dies, that player loses 2 life.
Whenever an opponent draws a card, this creature deals 1 damage to that player.
Whenever this creature becomes tapped, you gain 1 life.
Whenever enchanted creature becomes untapped, its controller loses 2 life.
Whenever you sacrifice another creature, put a +1/+1 counter on this creature.
When you sacrifice this creature, draw a card.
Whenever an opponent sacrifices an artifact, this creature deals 2 damage to that player.
Whenever a player sacrifices a permanent, each opponent loses 1 life.
Whenever you sacrifice one or more Foods, you gain 1 life.
Whenever you attack, target attacking creature gains trample until end of turn.
Whenever you attack with two or more creatures, draw a card.
Whenever one or more legendary creatures you control attack a player, draw a card.
Whenever an opponent attacks you, you gain 1 life.
Whenever one or more creatures you control deal combat damage to a player, that player loses 2 life.
Whenever one or more other creatures you control die, put a +1/+1 counter on this creature.
Whenever three or more tokens enter, you gain 1 life.
Whenever this creature and at least two other creatures attack, this creature gains flying until end of turn.
At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.
At the beginning of enchanted player's end step, that player loses 1 life.
Whenever an opponent casts a multicolored spell, counter that spell. That player loses 2 life.
Whenever a player casts their first creature spell each turn, that player gains 1 life.
At the beginning of your upkeep, put a spore counter on this creature.
At the beginning of your upkeep, if this creature started the turn untapped, put a dream counter on it.
At the beginning of combat on your turn, creatures you control get +1/+0 until end of turn.
When there are nine or more incarnation counters on this creature, exile it.
When you control no Islands, sacrifice this creature.
When this creature enters, you may have it deal 2 damage to target creature.
When this creature enters, you may draw a card.
When this creature enters, you may sacrifice another creature. When you do, it deals 2 damage to any target.
Unattach all Equipment from target creature.
This creature deals damage to any target equal to half your life total, rounded up.
This creature deals damage to any target equal to half your life total, rounded down.
Tap target artifact, then untap target creature. That artifact's controller loses 2 life.
At the beginning of your upkeep, sacrifice this creature unless you pay {1}{G}.
{T}: This creature deals 1 damage to any target.
{2}{R}, {T}: This creature deals 1 damage to any target.
Sacrifice this creature: It deals 1 damage to any target.
Remove a fade counter from this creature: It deals 1 damage to any target.
{2}: This creature gets +1/+1 until end of turn. Activate only as a sorcery.
{0}: Regenerate this creature.
Sacrifice another creature: This creature gets +2/+2 until end of turn.
{1}{B}, {T}, Sacrifice two Goblins: This creature deals 2 damage to any target.
Sacrifice a creature: This creature deals damage equal to the sacrificed creature's power to any target.
{1}, Pay 2 life, Discard a creature card: This creature gains flying until end of turn.
Discard two cards: Regenerate this creature.
Tap an untapped Goblin you control: This creature gets +1/+1 until end of turn.
{2}, Exile two instant and/or sorcery cards from your graveyard: Draw a card.
{1}, Return a land you control to its owner's hand: Untap target creature.
{2}: This creature gets +1/+1 until end of turn. Activate only once each turn.
{2}: This creature gets +1/+1 until end of turn. Activate no more than three times each turn.
{T}: Draw a card. Activate only if you control a Swamp and only once each turn.
{T}: Draw a card. Activate only during your turn, before attackers are declared.
{2}: Draw a card. Activate only as a sorcery and only if you have no cards in hand.
Ward—Discard a card.
+2: Destroy target tapped creature.
Whenever another creature dies, you gain 1 life. This ability triggers only once each turn.
Whenever this creature becomes tapped, you may draw a card. This ability triggers only twice each turn.
I, II \N{EM DASH} Create a 1/1 white Soldier creature token.
III \N{EM DASH} If you control a Wizard, draw a card.
IV \N{EM DASH} You may sacrifice a creature.
\N{MINUS SIGN}2: Create a 2/2 green Bear creature token.
Destroy target nonartifact, nonblack creature. It can't be regenerated.
Target creature gets +3/+3 and gains trample until end of turn.
Target creature you control deals damage equal to its power to another target creature.
Counter target spell unless its controller pays {1}.
This creature deals 3 damage divided as you choose among one, two, or three targets.
This creature deals 2 damage to each creature without flying.
This creature deals damage to target creature equal to the number of creatures you control.
Target opponent loses 2 life and you gain 2 life.
Prevent the next 4 damage that would be dealt to any target this turn.
Prevent all combat damage that would be dealt this turn.
If a source would deal damage to you, prevent 1 of that damage.
If you would gain life, you gain twice that much life instead.
Damage can't be prevented.
When this creature enters, it deals 3 damage to target creature. The damage can't be prevented.
This creature enters tapped.
You have hexproof.
As an additional cost to cast this spell, sacrifice a creature.
Whenever this creature attacks, you may draw a card. If you do, discard a card.
At the beginning of your upkeep, remove a fade counter from this creature. If you can't, sacrifice it.
Sacrifice an artifact. If you do, draw two cards.
Each opponent loses 1 life. You gain life equal to the life lost this way.
You may have this creature enter with a +1/+1 counter on it. If you don't, it gains haste.
When this creature exploits a creature, draw a card.
Equip legendary creature {3}
Equip—Pay 3 life.
{T}: Add {G} or {U}.
Evolve
Destroy target creature with greater power or toughness than this creature.
{T}: You may tap or untap target creature.
Whenever this creature attacks, put a +1/+1 counter on it. You may have it fight target creature.
{T}: Add {R}. This creature deals 1 damage to you.
{T}: Add one mana of any color.
{T}: Add an amount of {G} equal to this creature's power.
Whenever this creature deals combat damage to a player, add that much {R}.
{3}{G}: Monstrosity 3.
When this creature becomes monstrous, draw a card.
Modified creatures you control have menace.
Creatures you control with counters on them have trample.
Destroy target creature with two or fewer spore counters on it.
Whenever you cast a historic spell, draw a card.
Level up {1}{R}
Cast this spell only during combat after blockers are declared.
Cast this spell only during the declare attackers step and only if you've been attacked this step.
Cast this spell only during combat on an opponent's turn.
Cast this spell only during your declare attackers step.
Cast this spell only if an opponent was attacked this turn.
{T}: Draw a card. Activate only before the combat damage step and only once each turn.
{T}: Draw a card. Activate only during an opponent's turn, before attackers are declared.
""".strip().splitlines()


SENTENCES += [
    "LEVEL 1-4\n2/2\nFlying",
    "LEVEL 4+\n4/4\nFlying, trample\nOther Merfolk creatures you control get +1/+1.",
    "LEVEL 3+\n5/5\nThis creature can't be blocked except by black creatures.",
    "When this creature enters, you may put two +1/+1 counters on it. If you don't, create two 1/1 colorless "
    "Servo artifact creature tokens.",
    "As this creature enters, you may sacrifice any number of creatures. This creature enters with a +1/+1 "
    "counter on it for each permanent sacrificed this way.",
    "Creatures can't attack you unless their controller pays {2} "
    "for each creature they control that's attacking you.",
    "Creatures can't attack you or planeswalkers you control unless their controller pays {1} "
    "for each of those creatures.",
    "When this creature enters, choose one \N{EM DASH}\n"
    "• Put a +1/+1 counter on this creature.\n• Destroy target artifact.",
    "Whenever this creature deals combat damage to a player, choose one \N{EM DASH}\n"
    "• Toll \N{EM DASH} That player loses 2 life.\n• Gift \N{EM DASH} You gain 2 life.\n• Draw a card.",
    "Whenever this creature deals combat damage to a player, that player loses 1 life.",
]
