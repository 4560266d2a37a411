"""A position as a line of text: `Amy 20: Grizzly Bears; Nicole 12: Wall of Air.`."""
