"""Between data as JSON writes it and the values that the program works with: read, checked, written."""
