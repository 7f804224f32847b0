"""How balanced the content of Sea of Legends is, by games between greedy players."""
