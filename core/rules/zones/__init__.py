"""Where objects go: onto the battlefield and off it, phased out, to other players (CR 110, 400)."""
