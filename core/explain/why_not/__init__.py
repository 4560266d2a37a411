"""What a person might expect and does not happen, and why it does not."""
