"""The window and the command line: they draw values and report gestures, and decide no rule."""

__version__ = "0.1.0"
