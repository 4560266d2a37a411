"""The shelves of the library that no file of the course names."""

from __future__ import annotations

from core.words.english.row import Clause

# The heading of all scenarios and of the collections.
collections = Clause("Collections")
# The heading of the folders.
by_subject = Clause("By subject")
# The shelf with all scenarios.
everything = Clause("All scenarios")
about_everything = Clause("Lessons first, then everything else.")
# The shelf with what is due again.
due = Clause("Due again")
about_due = Clause("What you missed comes back here: first soon, then less and less often.")
