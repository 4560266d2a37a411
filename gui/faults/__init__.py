"""Faults of the program itself: errors that nothing caught are counted, logged and reported."""

import logging

logging.getLogger("gui").addHandler(logging.NullHandler())  # only the window has a file to log into
