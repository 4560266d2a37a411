"""What spells and abilities do as they resolve, one module for each subject."""
