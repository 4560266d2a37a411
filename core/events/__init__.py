"""What can happen. An event is past tense, complete in itself, and names the rule that made it happen."""
