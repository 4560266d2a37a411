"""What the table shows at one moment, as values to draw."""
