"""What is painted, written down as text: nothing moves, changes its words or goes without being seen."""
