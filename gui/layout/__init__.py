"""Where everything stands on the table: from a game and a size to places. No Qt."""
