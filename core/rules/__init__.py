"""Procedures and judgements, one module per section of the Comprehensive Rules."""
