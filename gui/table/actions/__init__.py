"""What gestures, keys and menus do: each is one step of undo."""
