"""What exists in a game: cards, permanents, players, combat, and the game that holds them."""
