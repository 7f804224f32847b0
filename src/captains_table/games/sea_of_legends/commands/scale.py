"""The scale of what stories bring: how hard an option is, what it gains and what it costs, by arc
and stage. docs/stories/format.md has it as a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from captains_table.games.sea_of_legends.content.pack import Effect, Episode, Option

Effects = tuple[Effect, ...]


class Scale(NamedTuple):
    """What an episode of an arc and stage may be: the most that a free option and a hard one are
    worth, in gold; the difficulties; what happens whatever was chosen."""

    free: int
    hard: int
    challenges: tuple[int, ...]
    done: Effects = ()


FAVOR, MALICE = (Effect("favor"),), (Effect("malice", -1),)
LEGENDARY = (Effect("legendary", relation=2),)
BOND = (Effect("ally_or_lover", relation=3),)
OATH = (Effect("ally_relic", relation=4), Effect("flag_or_fort", relation=4))
LOVER = (Scale(2, 6, (4,), FAVOR), Scale(2, 6, (5,), FAVOR), Scale(2, 12, (6,), FAVOR))
NEMESIS = (Scale(-1, 5, (5,), MALICE), Scale(-1, 6, (6,), MALICE), Scale(-1, 12, (7,), MALICE))
SCALES = {
    "prologue": (Scale(7, 7, (5,)),),
    "captain": (
        Scale(7, 14, (4, 5)),
        Scale(3, 18, (6,), LEGENDARY),
        Scale(8, 8, (7,), BOND),
        Scale(3, 12, (8,), OATH),
    ),
    "lover": LOVER,
    "secondary_lover": LOVER,
    "nemesis": NEMESIS,
    "secondary_nemesis": NEMESIS,
    "service": (Scale(4, 12, (8,)),),
    "reconcile": (Scale(2, 6, (4, 5, 6), FAVOR),),
    "old_score": (Scale(-1, 5, (6,), MALICE),),
    "finale": (Scale(-1, 12, (7,), MALICE),),
}
# What things are worth in gold; whatever else is done takes the place of two.
GOLD = {
    **{"gold": 1.0, "lose_gold": -1.0, "relation": 3.0, "gain_card": 4.0, "exhaust": -1.0},
    **{"discard_crew": -5.0, "discard_item": -3.0, "discard_rumor": -4.0, "faction_relic": 12.0},
    **{"ally_relic": 12.0, "notoriety": 12.0, "secondary_nemesis": -4.0, "defeat_nemesis": 0.0},
    **{"favor": 4.0, "malice": -3.0, "remove_flag": -5.0, "captain_flag": 5.0},
    # These come on top.
    **{"warmth": 0.0, "grudge": 0.0, "deed": 0.0},
}
EVERYTHING = 5  # in place of n: 0
ELSE = 2.0
LOSSES = ("lose_gold", "exhaust", "discard_crew", "discard_item", "discard_rumor", "remove_flag")


def worth(effects: Effects) -> float:
    """What a list of effects is worth in gold; a relation with a named Faction is a small thing."""
    total = 0.0
    for e in effects:
        each = ELSE if e.do == "relation" and e.faction else GOLD.get(e.do, ELSE)
        total += each * (1 if e.do == "gain_card" else e.n or EVERYTHING)
    return total


def off_the_scale(episode: Episode) -> Iterator[tuple[str, str]]:
    """What is wrong with the rewards and prices of an episode: which option, and why."""
    scale = SCALES[episode.arc][episode.stage - 1]
    if episode.done != scale.done:
        wanted = ", ".join(e.do for e in scale.done) or "nothing"
        yield "", f"`done` is {wanted} here"
    if not 2 <= len(episode.options) <= 4:
        yield "", f"two to four choices are expected, not {len(episode.options)}"
    for option in episode.options:
        yield from ((option.id, why) for why in _option(episode, scale, option))


def _option(episode: Episode, scale: Scale, option: Option) -> Iterator[str]:
    brings, is_hard = worth(option.ok), bool(option.challenge or option.cost)
    betrays = any(e.do == "secondary_nemesis" for e in option.ok)
    most = scale.hard if is_hard or betrays else scale.free
    if brings > (12 if betrays else most):
        yield f"it brings {brings:g} in gold, at most {most} is on the scale"
    if is_hard and brings < most / 3 and episode.arc not in ("captain", "prologue"):
        yield f"it brings {brings:g} in gold for a price, {most} is on the scale"
    if option.challenge and option.challenge not in scale.challenges:
        told = " or ".join(map(str, scale.challenges))
        yield f"Challenge {told} is on the scale, not {option.challenge}"
    if option.challenge and episode.arc != "prologue" and not any(map(_is_loss, option.fail)):
        yield "every Challenge has a price: `fail` loses nothing"
    if option.cost and -worth(option.cost) > 8:
        yield f"the cost is {-worth(option.cost):g} in gold, at most 8 is on the scale"


def _is_loss(e: Effect) -> bool:
    falls = e.do in ("relation", "favor", "notoriety", "warmth") and e.n < 0
    return e.do in LOSSES or falls or (e.do in ("grudge", "malice") and e.n > 0)
