"""Why a film or a page can't be made."""

from __future__ import annotations

from core.words.english.row import Clause

no_video_library = Clause(
    "Films need the PyAV library, which isn't installed. Install it with: pip install av (or: pip install "
    "'damage-step[video]'). GIF, WebP, pictures and pages work without it."
)
no_codec = Clause(
    "The PyAV installed here has no {codec} encoder, so it can't make .{kind} files. Try another format."
)
unknown_kind = Clause("{name}: export makes {kinds:and} files.")
wrong_size = Clause("{given}: a size is two even numbers of pixels from 160 to 3840, such as 1280x720.")
no_such_folder = Clause("{folder}: there is no such folder. Create it, or choose another.")
too_long = Clause(
    "This would be a .{kind} of {seconds} seconds, longer than the {most} that a message carries. Export a "
    "part, go faster, or make an .mp4."
)
wrong_part = Clause(
    "{first} to {last}: this scenario has frames 0 to {count}, and a part begins before it ends."
)
stopped = Clause("The export was ended from outside before it was complete.")
faulty = Clause("The export failed because of a mistake in Damage Step.")
no_line = Clause("There is no line {number}: this scenario has lines 0 to {count}, and 0 is the main line.")
