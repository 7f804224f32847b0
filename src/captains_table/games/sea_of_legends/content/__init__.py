"""Content packs: what they hold, the words they are written in, how they are read and looked up."""
