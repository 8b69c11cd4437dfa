"""What templates of judge can say."""
