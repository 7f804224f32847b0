"""Oh Captain! for 3 to 6 players."""
