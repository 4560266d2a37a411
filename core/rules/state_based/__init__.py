"""State-based actions: what is looked for, and how it is performed (CR 704)."""
