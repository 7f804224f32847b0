"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Reason, for_each_seat, unmet
from captains_table.games.sea_of_legends import box
from captains_table.games.sea_of_legends.captain.decks import HAND, TOPS
from captains_table.games.sea_of_legends.captain.flags import FLAGS
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.guides import OBJECTIVES
from captains_table.games.sea_of_legends.factions.npcs import type_of
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.positions.steps import TODO, all_due, misplaced, undoable
from captains_table.games.sea_of_legends.state import (
    AGAINST,
    CELL,
    FIRST_PLAYER_HOLDER,
    NPC,
    STATE,
    TOKEN,
    ZONES,
    cell,
    kind_named,
)
from captains_table.games.sea_of_legends.stories.adventures import chosen_factions
from captains_table.games.sea_of_legends.winning import LAST_ROUNDS

DEALT = 3  # Lover/Nemesis cards for each seat


def _asked(s: State, step: str, p: int) -> int:
    """How often a seat is still to be asked that, or dealt a card."""
    if all_due(s, "first_player"):
        return DEALT if step == "deal_character" else 1
    return sum(due.a == p for due in all_due(s, step))


def _captain_fits(s: State, p: int) -> bool:
    return (s.at[p] == NONE) == (s.captain[p] == NONE) == _asked(s, "choose_captain", p)


def _can_choose(s: State, p: int) -> bool:
    """Whether a seat that is to choose Lover or Nemesis has none, and cards to choose from."""
    lover, nemesis = _asked(s, "choose_lover", p), _asked(s, "choose_nemesis", p)
    cards = s.total[cell(CELL.DEALT, p)] + _asked(s, "deal_character", p)
    has_none = (not lover or s.lover[p][0] == NONE) and (not nemesis or s.nemesis[p][0] == NONE)
    return has_none and max(lover, nemesis) <= 1 and cards >= lover + nemesis


def _suffices(deck: int, step: str) -> Callable[[State], bool]:
    """Whether a deck has the cards that are to be chosen or dealt."""
    return lambda s: s.total[deck] >= sum(_asked(s, step, p) for p in range(s.seats))


def _speaks(s: State, p: int) -> bool:
    """Whether a Captain's arc is about a chosen faction, and somebody speaks for that after the
    Prologue."""
    faction, who = s.arc_faction[p], s.representative[p]
    if who == NONE:
        return not s.stage[p][TOKEN.CAPTAIN] and faction in (NONE, *chosen_factions(s))
    speaker = book(s).character[len(box.CHARACTERS) + who]
    return faction in chosen_factions(s) and speaker.faction == box.FACTIONS[faction]


def _people_fit(s: State, p: int) -> bool:
    """Whether people of factions are Secondary, and only they, and there is one Secondary."""
    people = [(who, place) for row in (s.lover, s.nemesis) for place, who in enumerate(row[p])]
    fit = all(who == NONE or (who >= len(box.CHARACTERS)) == place for who, place in people)
    return fit and NONE in (s.lover[p][1], s.nemesis[p][1])


def _known(numbers: Iterable[int], there: Container[int]) -> bool:
    """Whether the content has what is named."""
    return all(number == NONE or number in there for number in numbers)


def _chapters_fit(s: State, p: int) -> bool:
    """Whether each chapter of a captain's story has a choice and an end."""
    return bool(s.chapters_count[p] == s.chosen_count[p] == s.lost_count[p])


def _is_read(s: State) -> bool:
    if s.reading == NONE:
        return s.fresh == 0
    return 0 < s.fresh <= s.chapters_count[s.reading]


def _relics_fit(s: State) -> bool:
    """Whether each Summoning Relic is in one place; its card is its holder's, or in its deck."""
    for card, at, holder in zip(box.SUMMONING_CARDS, s.relic_at, s.relic_holder, strict=True):
        owner = holder - FIRST_PLAYER_HOLDER
        owners = [p for p in range(s.seats) if s.cards[cell(CELL.RELICS, p)][kind_named(card)]]
        in_deck = s.cards[CELL.FACTION_DECKS][kind_named(card)]
        has_card = owners or in_deck or at == holder == NONE
        if NONE not in (at, holder) or owners != [p for p in [owner] if p >= 0] or not has_card:
            return False
    return True


def _flags_fit(s: State) -> bool:
    """Whether Flags, Forts and Infestations are on Ports, and nobody has too many Flags."""
    at_sea = slice(len(box.PORTS), None)
    owners = (*range(s.seats), *range(box.MOST_SEATS, len(FLAGS)))
    flags = [flag for flag in s.flag if flag != NONE]
    return (
        {*s.flag[at_sea], *s.fort[at_sea]} == {NONE}
        and not any(s.infested[at_sea])
        and all(flag in owners and flags.count(flag) <= FLAGS[flag] for flag in flags)
    )


def _tops_fit(s: State) -> bool:
    rows = [[s.total[top] for top in tops] for tops in TOPS.values()]
    return all(row == sorted(row, reverse=True) and max(row) <= 1 for row in rows)


def _event_fits(s: State) -> bool:
    resolving = all_due(s, "end_event") and not all_due(s, "event")
    return s.total[CELL.EVENT_NOW] == bool(resolving)


NEEDS = (
    Need("winner", lambda s: s.winner == NONE or s.step == NONE, "the game would be over"),
    Need(
        "first",
        lambda s: (s.first == NONE) == bool(all_due(s, "first_player")),
        "somebody is, once that is drawn",
    ),
    Need("active", lambda s: s.active != NONE or not all_due(s, "turn", "income"), "takes a turn"),
    Need(
        "round",
        lambda s: (
            s.round < LAST_ROUNDS[s.option_last_round]
            or not all_due(s, "begin_round", "pass_first", "first_player")
        ),
        "there is one more to come",
    ),
    Need("episode", lambda s: _known([s.episode], book(s).story.played), "the content has none"),
    Need(
        "postscript", lambda s: _known([s.postscript], book(s).story.letter), "the content has none"
    ),
    Need("promise", lambda s: _known(s.promise, book(s).story.promises), "nobody can promise that"),
    Need("promise_from", lambda s: max(s.promise_from) < s.seats, "nobody sits there"),
    Need("chapters", for_each_seat(_chapters_fit), "each has a choice and an end"),
    Need("reading", _is_read, "somebody has that many chapters"),
    # each captain
    Need("captain", for_each_seat(_captain_fits), "is chosen by everybody once, and is somewhere"),
    Need("ship", lambda s: NONE not in s.ship, "everybody has one"),
    Need("dealt", for_each_seat(_can_choose), "Lover and Nemesis are chosen of them, once"),
    Need("captains", _suffices(CELL.CAPTAINS, "choose_captain"), "everybody chooses one"),
    Need("characters", _suffices(CELL.CHARACTERS, "deal_character"), "everybody is dealt three"),
    Need("lover", for_each_seat(_people_fit), "people of factions are Secondary, and one at most"),
    Need("token_on", lambda s: max(map(max, s.token_on)) < s.seats, "nobody sits there"),
    Need("representative", for_each_seat(_speaks), "speaks for the faction of a Captain's arc"),
    # a Challenge
    Need(
        "foe",
        lambda s: (s.foe != NONE) == (s.against == AGAINST.NPC),
        "is there if NPCs are Challenged",
    ),
    Need(
        "defending",
        lambda s: (
            (s.defending != NONE) == (s.against == AGAINST.PLAYER)
            and (s.against == NONE or s.defending != s.challenger)
        ),
        "is another player, if one is Challenged",
    ),
    Need("roller", lambda s: s.roller in (s.challenger, s.defending), "is one of the two sides"),
    Need(
        "against",
        lambda s: s.against != AGAINST.PORT or s.at[s.challenger] < len(box.PORTS),
        "there is no Port",
    ),
    Need(
        "die",
        lambda s: s.die_count == s.die_bonus_count == s.die_spent_count,
        "each is of one sort, and is assigned or not",
    ),
    # the board
    Need(
        "objective",
        lambda s: s.attacker == NONE or s.objective < len(OBJECTIVES[type_of(s.attacker)]),
        "the acting NPC has no such Objective",
    ),
    Need("flag", _flags_fit, "Flags are on Ports, and so many"),
    Need(
        "fort",
        lambda s: all(s.fort.count(faction) <= 1 for faction in range(len(box.FACTIONS))),
        "each faction has one",
    ),
    Need(
        "infested",
        lambda s: sum(s.infested) <= box.INFESTATIONS,
        f"there are {box.INFESTATIONS} Infestations",
    ),
    Need("relic_at", _relics_fit, "a Summoning Relic is in one place, and its card goes with it"),
    Need(
        "wounds", lambda s: s.wounds < box.WOUNDS or s.npc_at[NPC.KING] == NONE, "he would be gone"
    ),
    Need(
        "trophies",
        lambda s: sum((*s.trophies, *s.npc_trophies, *s.loose_trophies)) <= box.TROPHIES,
        f"there are {box.TROPHIES} Trophies",
    ),
    # decks
    Need("tavern_top_1", _tops_fit, "cards that somebody looked at lie on top one by one"),
    Need("event_now", _event_fits, "a card lies there while an Event is resolved, and only then"),
    Need(
        "event_deck",
        lambda s: any(s.total[STATE.cell(z.name)] for z in ZONES if z.name.startswith("event_")),
        "there are no Events",
    ),
    Need(
        "event_peek",
        lambda s: s.peeker != NONE or not any(s.total[hand] for hand in HAND.values()),
        "somebody looks at them",
    ),
)


def impossible(s: State) -> Iterator[Reason]:
    """What is wrong in a position, by field."""
    yield from misplaced(s)
    yield from unmet(TODO, NEEDS, s)
    yield from undoable(s)
