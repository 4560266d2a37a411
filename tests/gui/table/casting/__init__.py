"""Casting by hand."""
