"""The commands of Sea of Legends: `captain content`, somebody's own pack, and `captain story`, what
is told in it."""

from captains_table.games.sea_of_legends.commands.content import app as content
from captains_table.games.sea_of_legends.commands.story import app as story

apps = (content, story)
