"""Motion: declared as data, turned into poses, played by one clock."""
