"""What people are told about Oh Captain! beyond what happened: scores, facts, hints, prompts."""

from __future__ import annotations

from typing import Any, TypedDict

from captains_table.engine.declare import NONE
from captains_table.engine.words import Seat
from captains_table.games.oh_captain.abilities import turns_cards_down
from captains_table.games.oh_captain.cards import loot_down
from captains_table.games.oh_captain.effects import gives_her_cards
from captains_table.games.oh_captain.end import (
    MAJORITY_TOKEN,
    card_points,
    lantern_points,
    majority,
    points,
    printed_points,
)
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import (
    BOX_OF_CARDS,
    CARD,
    CELL,
    CLAIMS,
    ITEMS,
    LOOT,
    STEP,
)
from captains_table.games.oh_captain.turn import (
    captain_attacks,
    found_card,
    is_true,
    nomads_are_near,
    reward,
)


class Facts(TypedDict):
    """What lies open to everybody: where each seat's points are from, with face-up loot and coins
    alone, and who has most of each item that there is a token for, by name; what each card counts
    by itself; how many there are of each card of the cave, and how many of them the reader has
    not seen leave it, so that no more of them can be in there; what the face-down cards that the
    reader knows of each seat count; whether the next card of the cave can be the Nomads; what each
    seat's Adventurer lets it do with its own cards, an action's name; and whether the Captain
    attacks, who has bought what was found."""

    points: list[dict[str, int]]
    majorities: dict[str, int | None]
    worth: dict[str, int]
    copies: dict[str, int]
    unseen: dict[str, int]
    face_down_points: list[int]
    nomads_are_near: bool
    own_cards: list[str | None]
    captain_attacks: bool


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rules, "End of the Game"; ruling OC-30."""
    breakdown = [
        {
            "lanterns": lantern_points(s, p),
            "purses": card_points(s, p, CARD.PURSE),
            "pistol_majority": MAJORITY_TOKEN if majority(s, CARD.PISTOL) == p else 0,
            "hook_majority": MAJORITY_TOKEN if majority(s, CARD.HOOK) == p else 0,
            "lizard_majority": MAJORITY_TOKEN if majority(s, CARD.LIZARD) == p else 0,
            "coins": s.coins[p],
            "eggs": card_points(s, p, CARD.EGG),
            "total": points(s, p),
        }
        for p in range(s.seats)
    ]
    return [row["total"] for row in breakdown], breakdown


def facts(s: State) -> Facts:
    """What would count if nothing lay face down, and what is known of pieces and people. Rules,
    "End of the Game", "The Cave" and "Special Abilities"."""
    tokens = {ITEMS[card]: majority(s, card) for card in (CARD.PISTOL, CARD.HOOK, CARD.LIZARD)}
    return {
        "points": scores(s)[1],
        "majorities": {item: None if p == NONE else p for item, p in tokens.items()},
        "worth": {name: printed_points(card) for card, name in enumerate(LOOT)},
        "copies": {name: BOX_OF_CARDS[name] for name in ITEMS},
        "unseen": {name: _unseen(s, card) for card, name in enumerate(ITEMS)},
        "face_down_points": [_face_down_points(s, p) for p in range(s.seats)],
        "nomads_are_near": bool(nomads_are_near(s)),
        "own_cards": [_own_cards(s, p) for p in range(s.seats)],
        "captain_attacks": s.attacker != NONE and bool(captain_attacks(s)),
    }


def _unseen(s: State, card: int) -> int:
    """How many of a card are in the cave as far as one can tell: it holds what is nowhere else."""
    elsewhere = sum(cards[card] for cell, cards in enumerate(s.cards) if cell != CELL.CAVE)
    return BOX_OF_CARDS[ITEMS[card]] - elsewhere


def _face_down_points(s: State, p: int) -> int:
    cards = s.cards[loot_down(p)]
    return sum(printed_points(card) * cards[card] for card in range(len(LOOT)))


def _own_cards(s: State, p: int) -> str | None:
    if gives_her_cards(s, p):
        return "give"
    return "turn_down" if turns_cards_down(s, p) else None


def hints(s: State, p: int) -> dict[str, Any]:
    """Which announcement of a card that was found is the truth, where there is one."""
    if s.step != STEP.ANNOUNCE:
        return {}
    card = found_card(s)
    return {"truth": next((item for i, item in enumerate(CLAIMS) if is_true(i, card)), None)}


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """What a prompt can speak of: the people concerned, the announcement, the card that was
    found, if the reader may see it, and coins: also those that a challenge is about."""
    people = {"captain": s.captain, "active": s.active, "attacker": s.attacker, "target": s.target}
    values: dict[str, Any] = {name: Seat(q) for name, q in people.items() if q != NONE}
    if s.said != NONE:
        values["item"] = CLAIMS[s.said]
    for card, item in enumerate(ITEMS):
        if s.cards[CELL.FOUND][card]:
            values["card"] = item
    values["flips"] = s.flips
    values["coins"] = s.coins[p]
    if s.attacker != NONE:
        values["attacker_coins"] = s.coins[s.attacker]
    if s.attacker != NONE and s.target != NONE:
        values["win"], values["loss"] = reward(s, s.target), reward(s, s.attacker)
    return values
