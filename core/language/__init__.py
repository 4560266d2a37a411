"""Sentences of rules text: abilities in words, and words read as abilities."""
