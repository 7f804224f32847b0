"""Writes the pages: `python -m captains_table.engine.describe DIR`."""

import sys
from pathlib import Path

from captains_table.engine.describe import write_pages
from captains_table.engine.shelf import game, game_names

if len(sys.argv) != 2:
    sys.exit("usage: python -m captains_table.engine.describe DIR")
write_pages(Path(sys.argv[1]), [game(name) for name in game_names()])
