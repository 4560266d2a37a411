"""How questions are asked on the table, one module each: what the bar says, what a click means."""
