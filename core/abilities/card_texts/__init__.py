"""What can stand in the text of a card: what spells do, activated, triggered and static abilities."""
