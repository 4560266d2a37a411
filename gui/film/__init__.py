"""Films, pictures and pages of a playthrough, made without a screen."""
