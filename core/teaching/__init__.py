"""What the program teaches with: lessons, collections, the index of scenarios, and what was learned."""
