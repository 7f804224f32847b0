"""Sea of Legends, for 1 to 4 captains and three factions that play by themselves."""
