"""Boards from and for other programs: Forge, argentum-engine and XMage."""
