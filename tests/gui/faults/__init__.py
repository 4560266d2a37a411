"""Tests of faults of the program itself."""
