"""For study: how fast the rules are."""
