"""XMage's `init.txt`: groups of cards that a test game begins with."""
