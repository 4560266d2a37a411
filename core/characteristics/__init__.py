"""What objects are now, by themselves and by effects, layer by layer; which effects there are (CR 613)."""
