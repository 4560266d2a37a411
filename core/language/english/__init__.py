"""English: what its words stand for, as tables of patterns that are read and written."""
