"""The damage event: what would be dealt, what changes it, what comes of it (CR 120, 614, 615, 616)."""
