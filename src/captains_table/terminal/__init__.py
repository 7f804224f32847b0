"""The table in a terminal: drawn with rich, played by number, in all our languages."""
