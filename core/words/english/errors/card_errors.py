"""Cards that can't be read from a file, and cards that can't be."""

from __future__ import annotations

from core.words.english.row import Clause

too_large = Clause("{name}: it holds more than {megabytes:,} MB. Take a file of cards alone.")
# A file that can't be opened; `why` is what the system says.
unreadable = Clause("{file} can't be read: {why}")
no_json = Clause("{where}: it is no JSON: {why}")
# Where a card is in a list.
card_place = Clause("card {place}")
# Where a card is in a file with one on each line.
line_place = Clause("line {place}")
wrong_card = Clause("{file}, {place}: {why}")
no_card = Clause("it must be a card, an object with a 'name'.")
wrong_faces = Clause("'card_faces' is a list of faces, each with a 'name' and a 'type_line'.")
missing_fields = Clause("a card has a 'name' and a 'type_line' or 'type', both text.")
no_text = Clause("'{field}' must be text.")
name_taken = Clause("{file}: there is already a card named '{name}'.")
no_list_of_cards = Clause("{file}: it must be a list of cards, each with a name.")
spell_text_of_permanent = Clause("what a spell does, 'kind': 'spell', is of instants and sorceries alone.")
back_face_announces = Clause(
    "a back face is cast as an ability resolves: what it divides, sacrifices as a cost or chooses as a "
    "source could not be told."
)
