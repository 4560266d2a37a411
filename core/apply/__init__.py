"""`apply`: the next game out of an event."""
