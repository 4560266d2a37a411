"""The card library: characteristics as data, and rules text made from them."""
