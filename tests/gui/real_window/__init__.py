"""A real window, on a virtual screen, driven from outside."""
