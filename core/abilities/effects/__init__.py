"""What effects there can be: on what would happen, on what can, on what objects are."""
