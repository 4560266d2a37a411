"""The items of the scene: each draws one thing of the picture."""
