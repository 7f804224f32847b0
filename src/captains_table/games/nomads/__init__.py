"""Nomads: rules, words and content."""
