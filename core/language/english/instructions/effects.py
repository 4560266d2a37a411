"""Instructions by which effects begin to wait: shields, replacements, prohibitions (CR 614.4, 615.3)."""
