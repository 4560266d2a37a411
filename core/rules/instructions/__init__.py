"""What instructions do as a spell or ability resolves, a module for each (CR 608.2, 609)."""
