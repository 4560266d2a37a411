"""argentum-engine's scenarios: JSON, or a link that holds it."""
