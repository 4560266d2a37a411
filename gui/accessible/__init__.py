"""What is drawn rather than made of widgets, as objects that a screen reader finds, reads and acts on."""
