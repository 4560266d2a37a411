"""What spells and abilities can do as they resolve."""
