"""The main window: actions, menus, files, recovery."""
