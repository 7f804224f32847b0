"""What a captain has and does: Crew, cards, gold, Ports, Flags, abilities."""
