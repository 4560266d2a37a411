"""Driving the rules: a script of answers, and the frames that come of it."""
