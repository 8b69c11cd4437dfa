"""What the pages of deck lists show."""
