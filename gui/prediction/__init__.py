"""Predict, then reveal: a question before play, its answer after it."""
