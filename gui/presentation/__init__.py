"""A combat shown like slides: the table and a caption, on the whole of a screen."""
