"""Casting spells and activating abilities by hand."""
