"""`python -m captains_table` is the command `captain`."""

from captains_table.cli import app

app(prog_name="captain")
