"""Requests that are not granted."""

from __future__ import annotations

from captains_table.server.store.store import StoreError


class Refuse(Exception):
    """A request that is not granted: an HTTP status, a code for programs, a text for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


NO_TABLE = Refuse(404, "no_table", "There is no such table.")
NO_GAME = Refuse(409, "no_game", "The game of this table is not installed here.")
STUCK = Refuse(503, "busy", "This table is being looked after. Try again in a moment.")


def store_failed(error: Exception) -> Refuse:
    """What people are told when a commit failed: only what is certain."""
    if getattr(error, "damaged", False):
        return Refuse(503, "damaged", "The store is damaged. Whoever runs this server must look.")
    if getattr(error, "full", False):
        return Refuse(503, "store_full", "The store is full. Nothing was lost; try again later.")
    if isinstance(error, StoreError) and error.kept is None:
        text = "It is not certain whether that was kept. The table shows what is so."
        return Refuse(503, "unsure", text)
    return Refuse(503, "store", "The store does not answer. Nothing was lost; try again.")
