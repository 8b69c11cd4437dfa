"""The games the engine knows."""
