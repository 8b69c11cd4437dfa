"""The pages of deck lists."""
