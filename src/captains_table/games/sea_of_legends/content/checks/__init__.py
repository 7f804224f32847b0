"""What must be true of a content pack."""
