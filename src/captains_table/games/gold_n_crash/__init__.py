"""Gold'n'Crash: rules, words and content."""
