"""Tests of English."""
