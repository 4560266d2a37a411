"""Tests of predicting."""
