"""A position of Nomads that could not arise is refused, with the field that could not be so."""

from __future__ import annotations

import copy
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests import positions
from tests.garbage import Json, mutated, play_on, positions_at, refused_or_played, steps_seen
from tests.positions import Change, Source, all_are_let_in, option, put, put_in, shift

GAME = ct.game("nomads")
at = partial(positions.at, GAME.name)
refused_for = partial(positions.refused_for, GAME.name)
some = partial(positions.some, GAME.name, seats=3)

STORIES = "ABCDEFG"
CREW = ("ulrich", "moon", "red", "siana", "nostromo")
BEFORE = {"captain": 2, "last": 0, "scores": [3, 9, 5], "ranking": [[1], [2], [0]]}


# Positions to begin with


def with_nostromo(position: Json) -> bool:
    return "nostromo" in position["adventurer"]


def well_under_way(position: Json) -> bool:
    """Opal Moons are still to come, and there are tiles in the box to put into the stacks."""
    spare = sum(position["box"].get(story, 0) for story in STORIES)
    return spare >= 5 and position["unseen"].get("opal", 0) >= 5 and with_nostromo(position)


def listening(position: Json) -> bool:
    return bool(position["heard"])


def sent_by_lys(position: Json) -> bool:
    return not position["heard"] and position["active"] is not None


def marathon() -> Json:
    """The first decision of a game after a game of Oh Captain! that seat 1 won."""
    table = ct.Table(GAME.name, 3, seed=1, options={"after": BEFORE, "adventurers": "chosen"})
    return table.position()


TURN = some("turn", well_under_way)
FIRST_TURN = some("turn", lambda p: min(p["height"]) == 14 and p["idle"] == 1)
LISTENING = some("reveal", listening)


# What is in the box


def into_the_stacks(position: Json) -> None:
    """A tile from the box lies in a stack again."""
    story = next(kind for kind in position["box"] if kind in STORIES)
    shift(story, position["box"], position["unseen"])


def moon_instead_of_a_story(position: Json, target: Json) -> None:
    """An Opal Moon from the stacks lies there, and a story from the box in the stacks."""
    shift("opal", position["unseen"], target)
    into_the_stacks(position)


@pytest.mark.parametrize("tile", ["A", "G", "opal", "wild"])
def test_the_113th_tile(tile: str) -> None:
    position = TURN()
    position["unseen"][tile] = position["unseen"].get(tile, 0) + 1
    refused_for(position, tile)
    position = TURN()
    position["tiles"][0][tile] = position["tiles"][0].get(tile, 0) + 1
    refused_for(position, tile)


def test_a_tile_is_missing() -> None:
    position = TURN()
    position["unseen"]["opal"] -= 1
    refused_for(position, "opal")


def test_the_sixth_coin() -> None:
    position = marathon()
    position["tiles"][1]["coin"] += 1
    refused_for(position, "coin")


@pytest.mark.parametrize("disc", ["nomad", "red", "siana", "moon"])
def test_the_20th_disc(disc: str) -> None:
    position = TURN()
    assert sum(map(len, position["pile"])) == 19
    min(position["pile"], key=len).append(disc)
    refused_for(position, "pile")


@pytest.mark.parametrize("disc", ["nomad", "red", "siana", "moon", "frog"])
def test_a_disc_is_missing(disc: str) -> None:
    position = TURN()
    next(row for row in position["pile"] if disc in row).remove(disc)
    refused_for(position, "pile")


def test_the_second_frog() -> None:
    for step in ("turn", "place_disc"):
        position = some(step, with_nostromo)()
        position["pile"][3].insert(0, "frog")
        refused_for(position, "pile")


def test_a_frog_without_nostromo() -> None:
    position = some("turn", lambda p: not with_nostromo(p))()
    position["pile"][3].append("frog")
    refused_for(position, "pile")


def test_tiles_are_in_stacks_that_can_hold_them() -> None:
    position = TURN()
    into_the_stacks(position)
    refused_for(position, "unseen")
    position = TURN()
    position["height"][min(range(8), key=position["height"].__getitem__)] += 1
    refused_for(position, "unseen")


def test_a_coin_is_only_with_who_won_oh_captain() -> None:
    at(marathon())
    position = marathon()
    shift("coin", position["tiles"][1], position["tiles"][0])
    refused_for(position, "tiles[0]")
    position = TURN()
    shift("coin", position["box"], position["tiles"][2])
    refused_for(position, "tiles[2]")


def test_a_coin_is_spent_no_earlier_than_in_a_turn() -> None:
    position = marathon()
    shift("coin", position["tiles"][1], position["box"])
    refused_for(position, "tiles[1]")
    table = at(marathon())
    while table.decision and table.decision.kind != "turn":
        table.choose(0)
    position = table.position()
    shift("coin", position["tiles"][1], position["box"])
    at(position)


# What the rules leave possible


def other(position: Json, seat: int) -> int:
    return (seat + 1) % int(position["seats"])


def other_seat(field: str) -> Change:
    return lambda position: position.update({field: other(position, position[field])})


def somebody_else(position: Json) -> None:
    """The active seat plays whom another plays, and the other way round."""
    who, active = position["adventurer"], position["active"]
    left = other(position, active)
    who[active], who[left] = who[left], who[active]


def unplayed_instead(position: Json) -> None:
    """Somebody else than Nostromo is played in his place, so that the Frog is one too many."""
    who = position["adventurer"]
    who[who.index("nostromo")] = next(name for name in CREW if name not in who)


def same_adventurer(position: Json) -> None:
    position["adventurer"][0] = position["adventurer"][1]


def another_first_player_agreed(position: Json) -> None:
    position["options"]["first_player"] = other(position, position["first"])


def covered(stack: int) -> Change:
    """Nobody sees the uppermost tile of a stack."""

    def change(position: Json) -> None:
        tile = position["top"][stack]
        position["top"][stack] = None
        position["unseen"][tile] = position["unseen"].get(tile, 0) + 1

    return change


def seen(position: Json, stack: int) -> None:
    """Everybody sees a tile from the stacks as the uppermost of this one."""
    tile = next(iter(position["unseen"]))
    shift(tile, position["unseen"], {})
    position["top"][stack] = tile


def everything_seen(position: Json) -> None:
    seen(position, position["top"].index(None))


def one_more_covered(position: Json) -> None:
    stack = next(i for i, tile in enumerate(position["top"]) if tile)
    covered(stack)(position)


def one_too_early(position: Json) -> None:
    assert position["top"][-1] is None
    assert position["top"][-2] is None
    seen(position, 7)


def one_more_on_top(position: Json) -> None:
    seen(position, position["height"].index(0))


def nothing_in_the_stacks_but(*left: int) -> Change:
    """Everything else that the stacks held is in the box."""

    def change(position: Json) -> None:
        for stack in range(8):
            if stack not in left and position["height"][stack]:
                shift(tile := position["top"][stack], {tile: 1}, position["box"])
                for _ in range(position["height"][stack] - 1):
                    shift(next(iter(position["unseen"])), position["unseen"], position["box"])
                position["height"][stack], position["top"][stack] = 0, None

    return change


def another_stack_is_whole(position: Json) -> bool:
    return listening(position) and 14 in position["height"]


def whole(position: Json) -> None:
    """The stack from which a tile was just taken is as high as one that nobody touched."""
    height = position["height"]
    one, two = position["top"].index(None), height.index(14)
    height[one], height[two] = height[two], height[one]


def from_pile_to_hand(position: Json) -> None:
    position["hand"] = [max(position["pile"], key=len).pop()]


def everything_dropped(position: Json) -> None:
    """The discs in hand lie where the move has come to, the mover's on top."""
    mine = position["adventurer"][position["active"]]
    position["pile"][position["place"]] += sorted(position["hand"], key=mine.__eq__)
    position["hand"] = []


def one_in_hand(position: Json) -> None:
    position["pile"][position["place"]] += position["hand"][1:]
    position["hand"] = position["hand"][:1]


def only_nomads_in_hand(position: Json) -> None:
    """For each disc in hand a Nomad from a pile."""
    for i, disc in enumerate(position["hand"]):
        row = next(row for row in position["pile"] if "nomad" in row)
        row[row.index("nomad")] = disc
        position["hand"][i] = "nomad"


def just_lifted(position: Json) -> bool:
    """No disc of a pile is dropped yet, and there are Nomads enough to be in hand instead."""
    nomads = sum(row.count("nomad") for row in position["pile"])
    lifted = not position["pile"][position["place"]] and "nomad" not in position["hand"]
    return lifted and len(position["hand"]) <= nomads


def lys_at_an_empty_space(position: Json) -> None:
    position["lys"] = position["pile"].index([])


def red_is_heard_first(position: Json) -> bool:
    """It is Red's turn, and he listens where Lys points."""
    return bool(position["pile"][position["lys"]][-1:] == ["red"])


def five_on_a_space(position: Json) -> None:
    piles = position["pile"]
    target = max(range(8), key=lambda space: len(piles[space]))
    for row in piles[:target] + piles[target + 1 :]:
        while len(row) > 1 and len(piles[target]) < 5:
            piles[target].append(row.pop())


def upside_down(position: Json) -> None:
    """The discs of a space lie in the other order."""
    next(row for row in position["pile"] if len(set(row)) > 1).reverse()


def nomad_under_another(position: Json) -> None:
    """Two Nomads lie on one space, and none on another."""
    (alone, more) = sorted(position["pile"], key=len)[:2]
    more.insert(0, alone.pop(0))


def frog_on_a_nomad(position: Json) -> None:
    row = next(row for row in position["pile"] if "frog" in row)
    row[:2] = ["nomad", "frog"]


def a_disc_taken_back(position: Json) -> None:
    next(row for row in position["pile"] if row[-1] in position["adventurer"]).pop()


def unplayed(position: Json) -> list[str]:
    return [name for name in CREW if name not in position["adventurer"]]


def an_unplayed_disc_taken_back(position: Json) -> None:
    next(row for row in position["pile"] if row[-1] in unplayed(position)).pop()


def three_of_a_kind(position: Json) -> None:
    """Instead of a disc of one Adventurer there is a third one of another."""
    one, two = unplayed(position)
    row = next(row for row in position["pile"] if one in row)
    row[row.index(one)] = two


def own_discs_next(position: Json) -> None:
    position.update(step="place_disc", active=position["first"])


def an_own_disc_too_early(position: Json) -> None:
    min(position["pile"], key=len).append(position["adventurer"][position["first"]])


def one_unplayed(position: Json) -> bool:
    """One disc of an Adventurer whom nobody plays is placed."""
    return sum(map(len, position["pile"])) == 9 + with_nostromo(position)


def another_disc_first(position: Json) -> None:
    """Chance placed a disc that was to come later."""
    row = next(row for row in position["pile"] if row[-1] in CREW)
    row[-1] = unplayed(position)[-1]


def moons_on_the_chart(count: int) -> Change:
    def change(position: Json) -> None:
        while position["chart"].get("opal", 0) < count:
            moon_instead_of_a_story(position, position["chart"])

    return change


def scored(position: Json) -> int:
    """How many Opal Moons were scored."""
    return sum(row.get("opal", 0) for row in (position["box"], *position["tiles"]))


def a_moon_before(seat: int) -> Change:
    return lambda position: moon_instead_of_a_story(position, position["tiles"][seat])


def someone_elses_card(position: Json) -> None:
    song = next(i for i, p in enumerate(position["song_of"]) if p is not None)
    position["writing"] = f"song{song + 1}"


def somebody_has_a_song(position: Json) -> bool:
    return any(p is not None for p in position["song_of"])


def a_card_with_one_price(position: Json) -> bool:
    """A Legend can be written, and there is one way to pay for it."""
    return _legend_with_one_price(position) is not None


def _legend_with_one_price(position: Json) -> str | None:
    for choice in at(position).decision.choices:  # type: ignore[union-attr]
        if choice.action["do"] == "legend":
            table = at(position)
            table.choose(choice.index)
            written = zip(position["legend_of"], table.position()["legend_of"], strict=True)
            changed = [i for i, (before, now) in enumerate(written) if now != before is None]
            if changed:
                return f"{STORIES[changed[0] // 4]}{changed[0] % 4 + 1}"
    return None


def asked_all_the_same(position: Json) -> None:
    position.update(writing=_legend_with_one_price(position), step="pay", todo=["end_of_turn"])


def in_the_last_round(position: Json) -> None:
    position.update(step="last_write", closing=position["seats"])


AFTER_A_MOVE = ["end_of_turn", "listen"]
IMPOSSIBLE: dict[str, tuple[Source, Change, str]] = {
    # Who plays
    "nobody begins": (TURN, put(first=None), "first"),
    "another begins than was agreed": (TURN, another_first_player_agreed, "first"),
    "nobody's turn": (TURN, put(active=None), "active"),
    "a seat that is not there": (TURN, put(active=3), "active"),
    "two of the same": (TURN, same_adventurer, "adventurer"),
    "somebody is nobody": (TURN, put_in("adventurer", 1, None), "adventurer"),
    "the frog of nobody": (TURN, unplayed_instead, "pile"),
    # Stacks
    "a stack with an unseen top": (TURN, covered(2), "top[2]"),
    "a tile on an empty stack": (
        some("turn", lambda p: p["height"][0] == 0 and sum(p["height"]) > 20),
        one_more_on_top,
        "top[0]",
    ),
    "nothing to be revealed": (LISTENING, everything_seen, "top"),
    "two tiles to be revealed": (LISTENING, one_more_covered, "top"),
    "a tile taken from a stack that is whole": (
        some("reveal", another_stack_is_whole),
        whole,
        "height",
    ),
    "a turn with two stacks left": (TURN, nothing_in_the_stacks_but(1, 2), "height"),
    # Cards
    "two songs of one seat": (some("over"), put(song_of=[1, 1, None, None]), "song_of"),
    "two cards of one legend": (
        some("over"),
        lambda p: p["legend_of"].__setitem__(slice(4, 8), [2, None, 2, None]),
        "legend_of",
    ),
    "a song that nobody paid for": (FIRST_TURN, put_in("song_of", 0, 1), "song_of"),
    "a legend that nobody paid for": (FIRST_TURN, put_in("legend_of", 5, 1), "legend_of"),
    # Opal Moons
    "a moon that was not scored": (TURN, a_moon_before(1), "chart"),
    "four moons in a turn": (TURN, moons_on_the_chart(4), "chart"),
    "four moons left before the first scoring": (
        some("turn", lambda p: well_under_way(p) and not scored(p), eight_moons="next_turn"),
        moons_on_the_chart(4),
        "chart",
    ),
    "five moons after one tile": (
        some("reveal", lambda p: sent_by_lys(p) and well_under_way(p)),
        moons_on_the_chart(5),
        "chart",
    ),
    # What is there only at some steps
    "a disc in hand": (TURN, from_pile_to_hand, "hand"),
    "nothing in hand": (
        some("skip", lambda p: just_lifted(p) and p["pile"].count([]) > 1),
        everything_dropped,
        "hand",
    ),
    "a space reached": (TURN, put(place=3), "place"),
    "no space reached": (some("skip"), put(place=-1), "place"),
    "a way": (TURN, put(way="cw"), "way"),
    "no way": (some("double_drop"), put(way=None), "way"),
    "a talent used in no move": (TURN, put(used=1), "used"),
    "a talent used already": (some("skip"), put(used=1), "used"),
    "a card to pay for": (TURN, put(writing="A1"), "writing"),
    "no card to pay for": (some("pay"), put(writing=None), "writing"),
    "a last round in a turn": (TURN, put(closing=1), "closing"),
    "nobody left to write": (some("last_write"), put(closing=0), "closing"),
    "nobody left to write, and yet somebody pays": (
        some("pay", lambda p: p["todo"] == ["next_writer"]),
        put(closing=0),
        "closing",
    ),
    "more to write than there are seats": (some("last_write"), put(closing=4), "closing"),
    "somebody left to write at the end": (some("over"), put(closing=1), "closing"),
    "lys nowhere": (TURN, put(lys=-1), "lys"),
    "lys placed too early": (some("place_disc"), put(lys=0), "lys"),
    "half heard in a turn": (TURN, put(heard=3), "heard"),
    "half heard before the first turn": (some("reveal"), put(heard=3), "heard"),
    # What is to be done
    "nothing to do": (TURN, put(step=None), "step"),
    "nothing next": (some("moon_step"), put(step=None), "step"),
    "something left to do at the end": (some("over"), put(todo=["turn"]), "step"),
    "a turn within a turn": (TURN, put(todo=["turn"]), "todo"),
    "no turn after the moon's step": (some("moon_step"), put(todo=[]), "todo"),
    "no listening after lys": (some("lys_target"), put(todo=["end_of_turn"]), "todo"),
    "the wrong way round": (
        some("red_lift"),
        put(step="listen", todo=["end_of_turn", "red_lift"]),
        "todo",
    ),
    "a step that nobody waits for": (TURN, put(step="next_turn"), "todo"),
    "a list that is too long": (TURN, put(todo=["turn"] * 6), "todo"),
    "setup in a turn": (TURN, put(todo=["place_lys"], step="place_disc"), "lys"),
    "the last round with many stacks": (TURN, in_the_last_round, "step"),
    "a game that is over goes on": (some("over"), put(step="turn"), "idle"),
    # Talents
    "the moon's step of another": (some("moon_step"), somebody_else, "adventurer"),
    "ulrich's pair of another": (some("double_drop"), somebody_else, "adventurer"),
    "siana's skip of another": (some("skip"), somebody_else, "adventurer"),
    "red's lift of another": (some("red_lift"), somebody_else, "adventurer"),
    "red without a lift": (
        some("lys_target", lambda p: "red_lift" in p["todo"]),
        put(todo=AFTER_A_MOVE),
        "adventurer",
    ),
    "a lift after the listening": (
        some("reveal", lambda p: "red_lift" in p["todo"] and red_is_heard_first(p)),
        lambda p: p.update(heard=p["lys"] + 1),
        "heard",
    ),
    # A turn
    "idle though a tile was taken": (LISTENING, put(idle=1), "idle"),
    "no turn begun": (TURN, put(idle=0), "idle"),
    "idle for too long": (TURN, put(idle=61), "idle"),
    "another stack heard": (LISTENING, lambda p: p.update(heard=p["heard"] ^ 7), "heard"),
    "another seat heard": (LISTENING, lambda p: p.update(heard=(p["heard"] + 8) % 24), "heard"),
    "lys at another stack": (
        some("reveal", sent_by_lys),
        lambda p: p.update(lys=(p["lys"] + 1) % 8),
        "lys",
    ),
    "another's turn at the beginning": (FIRST_TURN, other_seat("active"), "active"),
    "another turn at the beginning": (FIRST_TURN, put(idle=3), "active"),
    "five on a space at the beginning": (FIRST_TURN, five_on_a_space, "pile[FIVE]"),
    "upside down at the beginning": (FIRST_TURN, upside_down, "pile"),
    "ulrich with one disc": (
        some("double_drop", lambda p: not p["pile"][p["place"]]),
        one_in_hand,
        "hand",
    ),
    "a pile of nobody's": (some("skip", just_lifted), only_nomads_in_hand, "hand"),
    "a move that ended nowhere": (
        some("lys_target", lambda p: [] in p["pile"]),
        lys_at_an_empty_space,
        "lys",
    ),
    "a card that somebody has": (
        some("pay", somebody_has_a_song),
        someone_elses_card,
        "writing",
    ),
    "a card with one price": (
        some("turn", a_card_with_one_price),
        asked_all_the_same,
        "writing",
    ),
    # Setup
    "chosen where they are dealt": (some("deal"), option(adventurers="chosen"), "todo"),
    "everything at once": (some("place_frog"), put(todo=["lay_out"]), "todo"),
    "a first player who is drawn still": (some("first_player"), put(first=1), "first"),
    "no first player drawn": (some("deal"), put(first=None), "first"),
    "a first player who is drawn though agreed": (
        some("first_player"),
        option(first_player=1),
        "first",
    ),
    "a frog of nobody's": (some("place_frog"), unplayed_instead, "step"),
    "tiles gone before the first turn": (
        some("deal"),
        nothing_in_the_stacks_but(0, 1, 2, 3, 4, 5, 6),
        "height[7]",
    ),
    "a tile revealed out of order": (some("reveal"), one_too_early, "top[7]"),
    "turns before the first turn": (some("place_disc"), put(idle=1), "idle"),
    "nobody, and discs are placed": (
        some("place_disc"),
        put_in("adventurer", 0, None),
        "adventurer",
    ),
    "adventurers before the first player": (
        some("first_player"),
        put_in("adventurer", 0, "moon"),
        "adventurer",
    ),
    "adventurers before the tiles": (
        some("reveal"),
        put_in("adventurer", 0, "moon"),
        "adventurer",
    ),
    "an adventurer too early": (
        some("deal", lambda p: p["first"] == 1 and p["adventurer"] == [None] * 3),
        put_in("adventurer", 0, "moon"),
        "adventurer",
    ),
    "all adventurers too early": (
        some("deal"),
        put(adventurer=["moon", "red", "siana"]),
        "adventurer",
    ),
    "a disc too early": (some("deal"), put_in("pile", 0, ["moon"]), "pile"),
    "somebody active too early": (some("deal"), put(active=0), "active"),
    "another places the others": (some("place_unplayed"), other_seat("active"), "active"),
    "another places their own": (some("place_disc"), other_seat("active"), "active"),
    "another places lys": (some("place_lys"), other_seat("active"), "active"),
    "own discs too early": (some("place_unplayed"), an_own_disc_too_early, "pile"),
    "own discs before the others": (some("place_unplayed"), own_discs_next, "pile"),
    "lys too early": (some("place_lys"), a_disc_taken_back, "pile"),
    "lys before the others": (some("place_lys"), an_unplayed_disc_taken_back, "pile"),
    "lys too late": (some("place_lys"), put(todo=["place_lys"], step="place_disc"), "pile"),
    "others where all are played": (
        some("place_disc", seats=5),
        put(step="place_unplayed"),
        "pile",
    ),
    "five on a space": (some("place_lys"), five_on_a_space, "pile[FIVE]"),
    "upside down": (some("place_lys"), upside_down, "pile"),
    "a space without a nomad": (
        some("place_unplayed"),
        lambda p: min(p["pile"], key=len).clear(),
        "pile",
    ),
    "three of a kind": (some("place_disc"), three_of_a_kind, "pile"),
    "two nomads on a space": (some("place_unplayed"), nomad_under_another, "pile"),
    "a frog on a nomad": (some("place_unplayed", with_nostromo), frog_on_a_nomad, "pile"),
    "out of order by chance": (
        some("place_unplayed", one_unplayed, setup="quick"),
        another_disc_first,
        "pile",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_it_could_not_be_so(name: str) -> None:
    source, change, field = IMPOSSIBLE[name]
    position = source()
    at(copy.deepcopy(position))
    change(position)
    five = next((i for i, row in enumerate(position["pile"]) if len(row) == 5), None)
    refused_for(position, field.replace("FIVE", str(five)))


def test_two_of_the_same_discs_are_placed_in_turn_too() -> None:
    """Nobody places a second disc before everybody placed the first."""
    position = some("place_disc", lambda p: p["active"] == (p["first"] + 1) % 3)()
    first, second = (position["adventurer"][(position["first"] + i) % 3] for i in range(2))
    row = next(row for row in position["pile"] if row[-1] == first)
    row[-1] = second
    refused_for(position, "pile")
    row[-1] = first
    at(position)


def beside_lys(name: str, discs: dict[int, list[str]]) -> Json:
    """That Adventurer has just ended a move where Lys points, at 4; all other discs lie on 0."""

    def moved(position: Json) -> bool:
        active = position["adventurer"][position["active"]]
        return bool(active == name and min(position["height"]) < 14)

    position = some("lys_target", moved)()
    rest = [disc for row in position["pile"] for disc in row]
    for row in discs.values():
        for disc in row:
            rest.remove(disc)
    position.update(lys=4, pile=[rest, *(discs.get(space, []) for space in range(1, 8))])
    return position


@pytest.mark.parametrize(
    ("name", "discs", "possible"),
    [
        ("moon", {4: ["nomad", "moon"]}, True),
        ("moon", {4: ["moon", "nomad"]}, False),
        ("moon", {4: ["nomad"], 3: ["moon"]}, True),
        ("moon", {4: ["nomad"], 5: ["moon"]}, True),
        ("moon", {4: ["nomad"], 2: ["moon"]}, False),
        ("moon", {4: []}, False),
        ("ulrich", {4: ["ulrich", "nomad"]}, True),
        ("ulrich", {4: ["ulrich", "nomad", "nomad"]}, False),
        ("siana", {4: ["nomad"], 2: ["siana"]}, True),
        ("siana", {4: ["nomad"], 6: ["siana"]}, True),
        ("siana", {4: ["nomad"], 1: ["siana"]}, False),
        ("siana", {3: ["siana"]}, False),
    ],
)
def test_a_move_with_a_disc_of_the_movers_own_ended_where_lys_points(
    name: str, discs: dict[int, list[str]], possible: bool
) -> None:
    """Ulrich may have dropped a pair, and Siana passed over a space."""
    position = beside_lys(name, discs)
    if possible:
        play_on(at(position))
    else:
        refused_for(position, "lys")


def test_who_came_last_in_oh_captain_places_the_others() -> None:
    table = at(marathon())
    while table.decision and table.decision.kind != "place_unplayed":
        table.choose(0)
    position = table.position()
    assert position["active"] == BEFORE["last"]
    refused_for({**position, "active": 1}, "active")
    refused_for({**position, "first": 1}, "first")


# What is possible all the same


def test_more_moons_can_be_left_where_they_are_scored_in_the_next_turn() -> None:
    source = some("turn", lambda p: well_under_way(p) and scored(p), eight_moons="next_turn")
    position = source()
    moons_on_the_chart(4)(position)
    play_on(at(position))
    position["options"]["eight_moons"] = "at_once"
    refused_for(position, "chart")


def test_the_game_ends_after_sixty_turns_without_a_tile() -> None:
    position = TURN()
    in_the_last_round(position)
    refused_for(position, "step")
    play_on(at({**position, "idle": 60}))
    refused_for({**position, "idle": 60, "step": "turn"}, "closing")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"adventurers": "chosen", "setup": "quick", "eight_moons": "next_turn", "first_player": 1},
    ],
    ids=["usual", "other"],
)
def test_every_position_that_arose_is_let_in(seats: int, options: Json) -> None:
    all_are_let_in(GAME.name, seats, most=25, **options)


TABLES: list[tuple[int, Json]] = [(3, {}), (5, {"adventurers": "chosen"})]


@st.deferred  # not before it is asked for: collecting tests is to take no time
def tampered() -> st.SearchStrategy[Json]:
    """Positions that arose, to be changed."""
    return st.sampled_from(
        [
            position
            for seats, options in TABLES
            for step in steps_seen(seats, GAME.name, **options)
            for position in positions_at(step, seats, 40, GAME.name, **options)[::13]
        ]
    )


@settings(max_examples=400)
@given(data=st.data(), position=tampered)
def test_a_position_that_was_tampered_with_is_refused_or_played(
    data: st.DataObject, position: Json
) -> None:
    changed = data.draw(mutated(position))
    refused_or_played(lambda: at(changed))


@settings(max_examples=300)
@given(data=st.data(), position=tampered)
def test_so_is_one_whose_pieces_and_numbers_were_moved(data: st.DataObject, position: Json) -> None:
    changed = copy.deepcopy(position)
    seats = changed["seats"]
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.sampled_from(["tile", "disc", "height", "number", "card"]))
        if kind == "tile":
            rows = [changed["unseen"], changed["chart"], changed["box"], *changed["tiles"]]
            source = data.draw(st.sampled_from([row for row in rows if row]))
            tile = data.draw(st.sampled_from(sorted(source)))
            shift(tile, source, data.draw(st.sampled_from(rows)))
        elif kind == "disc":
            piles = [*changed["pile"], changed["hand"]]
            source = data.draw(st.sampled_from([row for row in piles if row] or [["red"]]))
            disc = source.pop(data.draw(st.integers(0, len(source) - 1)))
            data.draw(st.sampled_from(piles)).append(disc)
        elif kind == "height":
            one, two = (data.draw(st.integers(0, 7)) for _ in range(2))
            changed["height"][one] -= 1
            changed["height"][two] += 1
        elif kind == "card":
            name = data.draw(st.sampled_from(["song_of", "legend_of"]))
            place = data.draw(st.integers(0, len(changed[name]) - 1))
            changed[name][place] = data.draw(st.sampled_from([None, *range(seats)]))
        else:
            name = data.draw(st.sampled_from(["first", "active", "lys", "idle", "heard", "place"]))
            changed[name] = data.draw(st.integers(0, seats - 1))
    refused_or_played(lambda: at(changed))
