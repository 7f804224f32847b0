"""Steps that are declared beside their chapters: what the engine makes of them, and refuses."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.engine import numbered
from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import NONE
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.flow import CHANCE, OVER, then
from captains_table.engine.steps import Ask, Do, Draw, Flow, Step, flow

STEPS = ("deal", "turn", "answer", "tidy")
DEAL, TURN, ANSWER, TIDY = range(4)
ACTIONS = Actions(
    Pattern("wait"),
    Pattern("sail", ship=("sloop",), start=range(3), end=range(4)),
    Pattern("sail", ship=("raft",)),
    Pattern("nod"),
)


class Played:
    """As much of a state as steps need, and what was done to it."""

    def __init__(self) -> None:
        self.step, self.todo, self.todo_count = -1, [0] * 9, 0
        self.active, self.target = 0, 1
        self.done: list[tuple[Any, ...]] = []


def any_card(s: Any, out: Any, weights: Any) -> int:
    out[0], weights[0] = 5, 1
    return 1


def draw(s: Any, card: int) -> None:
    s.done.append(("draw", card))


def may_sail(s: Any, out: Any) -> int:
    for code in range(14):
        out[code] = code
    return 14


def may_nod(s: Any, out: Any) -> int:
    out[0] = ACTIONS.first("nod")
    return 1


def wait(s: Any) -> None:
    s.done.append(("wait",))


def sail(s: Any, start: int, end: int) -> None:
    s.done.append(("sail", start, end))
    then(s, ANSWER)
    then(s, TIDY)


def drift(s: Any) -> None:
    s.done.append(("drift",))


def nod(s: Any) -> None:
    s.done.append(("nod",))


def tidy(s: Any) -> None:
    s.done.append(("tidy",))


def who_sails(s: Any) -> int:
    return int(s.active)


CHAPTER: tuple[Step, ...] = (
    Draw("deal", any_card, draw, "abcdef"),
    Ask("turn", who_sails, may_sail, wait=wait, sail=(sail, drift)),
    Ask("answer", "target", may_nod, nod=nod),
    Do("tidy", tidy),
)


def made(*often: str) -> Flow:
    return flow(STEPS, ACTIONS, CHAPTER[:2], CHAPTER[2:], often=often)


@pytest.mark.parametrize("often", [(), ("answer", "turn")])
def test_who_moves_and_what_may_be_done(often: tuple[str, ...]) -> None:
    flow, s = made(*often), Played()
    room: list[int] = [0] * 20
    weights = room[:]
    assert flow.mover(s) == -2
    for step, mover in ((DEAL, -1), (TURN, 0), (ANSWER, 1)):
        s.step = step
        assert flow.mover(s) == mover
    s.step = DEAL
    assert flow.chances(s, room, weights) == 1
    assert (room[0], weights[0]) == (5, 1)
    s.step = TURN
    assert flow.legal(s, room) == 14
    s.step = ANSWER
    assert flow.legal(s, room) == 1


@pytest.mark.parametrize("often", [(), ("answer", "turn")])
def test_a_verb_is_done_with_its_arguments(often: tuple[str, ...]) -> None:
    flow = made(*often)
    for code in range(ACTIONS.count):
        action, s = ACTIONS.action(code), Played()
        s.step = ANSWER if action["do"] == "nod" else TURN
        flow.apply(s, code)
        if action.get("ship") == "sloop":
            # What happens by itself has happened, and the answer is still to come.
            assert s.done == [("sail", action["start"], action["end"]), ("tidy",)]
            assert s.done[0] == ("sail", *ACTIONS.decode(code).numbers)
            assert s.step == ANSWER
        else:
            assert s.done == [("drift",)] if action["do"] == "sail" else [(action["do"],)]
            assert s.step == -1


def test_what_is_told_of_it() -> None:
    flow = made()
    assert flow.outcomes == {"deal": "abcdef"}
    assert flow.decisions == {"wait": ("turn",), "sail": ("turn",), "nod": ("answer",)}


@pytest.mark.parametrize(
    ("declared", "chapter", "why"),
    [
        (STEPS[:3], CHAPTER, "tidy"),
        (STEPS, CHAPTER[:3], "tidy"),
        ((*STEPS[:2], "tidy", "answer"), CHAPTER, "by itself"),
    ],
)
def test_what_does_not_fit_is_refused(
    declared: tuple[str, ...], chapter: tuple[Step, ...], why: str
) -> None:
    with pytest.raises(BadDeclaration, match=why):
        flow(declared, ACTIONS, chapter)


# A step that is a seat's or chance's, by an option; and a verb with several patterns.

LAYING = Actions(
    Pattern("bid", gold=range(1, 5)),
    Pattern("lay", side=("left",), space=range(3)),
    Pattern("lay", side=("right",), space=range(3)),
)


def anywhere(s: Any, out: Any, weights: Any) -> int:
    out[0], weights[0] = 2, 1
    return 1


def may_lay(s: Any, out: Any) -> int:
    return 0


def fall(s: Any, space: int) -> None:
    s.done.append(("fall", space))


def lay(s: Any, side: int, space: int) -> None:
    s.done.append(("lay", side, space))


def bid(s: Any, gold: int) -> None:
    s.done.append(("bid", gold))


def is_chance(s: Any) -> int:
    return int(s.target)


LAY = Ask("lay", "active", may_lay, bid=bid, lay=lay)


@pytest.mark.parametrize("when", ["target", is_chance])
def test_a_step_can_be_a_seats_or_chances(when: Any) -> None:
    made = flow(("lay",), LAYING, (LAY, Draw("lay", anywhere, fall, range(3), when=when)))
    for chance, code, done in ((0, 0, ("bid", 1)), (0, 3, ("bid", 4)), (1, 2, ("fall", 2))):
        s = Played()
        s.step, s.target = 0, chance
        assert made.mover(s) == (-1 if chance else 0)
        made.apply(s, code)
        assert s.done == [done]
    assert made.outcomes == {"lay": range(3)}


def test_one_function_for_patterns_that_are_alike_is_told_which() -> None:
    made = flow(("lay",), LAYING, (LAY,))
    for code in range(4, 10):
        s, action = Played(), LAYING.action(code)
        s.step = 0
        made.apply(s, code)
        assert s.done == [("lay", ["left", "right"].index(action["side"]), action["space"])]


@pytest.mark.parametrize(
    "chapter",
    [
        (LAY, Draw("lay", anywhere, fall, "")),
        (LAY, LAY),
        (Draw("lay", anywhere, fall, ""), LAY),
        (Draw("lay", anywhere, fall, "", when=is_chance),),
        (Do("lay", tidy), Draw("lay", anywhere, fall, "", when=is_chance)),
    ],
)
def test_a_step_is_declared_once(chapter: tuple[Step, ...]) -> None:
    with pytest.raises(BadDeclaration, match=r"lay|once"):
        flow(("lay",), LAYING, chapter)


def test_patterns_that_are_not_alike_need_a_function_each() -> None:
    with pytest.raises(BadDeclaration, match="needs a function"):
        flow(("lay",), ACTIONS, (Ask("lay", "active", may_lay, sail=sail),))


# Rules that do not compile: steps with numbers of their own and in any order, and lists.

HUNT, DIVE, CAST, SURFACE = range(4)
HUNTING = Actions(Pattern("aim", fish=("cod", "eel"), times=range(1, 4)), Pattern("stop"))
AIM, STOP = HUNTING.first("aim"), HUNTING.first("stop")


class Hunted(Played):
    """As much of a state as steps with numbers need."""

    def __init__(self) -> None:
        super().__init__()
        self.todo = [NONE] * 9
        self.args, self.args_count = [NONE] * 40, 0


def may_aim(s: Any, fish: int) -> list[int]:
    return [AIM + fish, STOP]


def aim(s: Any, depth: int, p: int, fish: int, times: int) -> None:
    s.done.append(("aim", depth, p, fish, times))
    numbered.then(s, CAST, times)
    numbered.then(s, SURFACE, depth)


def stop(s: Any) -> None:
    s.done.append(("stop",))


def any_catch(s: Any, times: int) -> list[tuple[int, int]]:
    return [(fish, times + fish) for fish in range(2)]


def catch(s: Any, times: int, fish: int) -> None:
    s.done.append(("catch", times, fish))


def dive(s: Any, p: int, depth: int, air: int, fish: int) -> None:
    s.done.append(("dive", p, depth, air, fish))
    numbered.then(s, HUNT, p, fish, depth)


def surface(s: Any, depth: int) -> None:
    s.done.append(("surface", depth))


def hunt(*often: str) -> Flow:
    chapter = (
        Ask("hunt(p, fish, depth)", "p", may_aim, aim=aim, stop=stop),
        Do("dive(p, depth, air, fish)", dive),
        Draw("cast(times)", any_catch, catch, ("cod", "eel")),
        Do("surface(depth)", surface),
    )
    return flow(("hunt", "dive", "cast", "surface"), HUNTING, chapter, often=often, compiles=False)


@pytest.mark.parametrize("often", [(), ("surface", "cast")])
def test_the_functions_of_a_step_are_handed_the_numbers_that_they_name(
    often: tuple[str, ...],
) -> None:
    flow, s = hunt(*often), Hunted()
    room: list[int] = [0] * 9
    weights = room[:]
    numbered.then(s, DIVE, 2, 30, 4, 1)  # type: ignore[arg-type]
    assert flow.mover(s) == OVER
    flow.go_on(s)
    assert s.done.pop() == ("dive", 2, 30, 4, 1)
    assert (s.step, flow.mover(s)) == (HUNT, 2)
    assert room[: flow.legal(s, room)] == [AIM + 1, STOP]
    flow.apply(s, HUNTING.code({"do": "aim", "fish": "eel", "times": 3}))
    # To surface comes by itself, and between the steps of the others: the cast is next.
    assert s.done == [("aim", 30, 2, 1, 3), ("surface", 30)]
    assert (s.step, flow.mover(s)) == (CAST, CHANCE)
    assert flow.chances(s, room, weights) == 2
    assert (room[:2], weights[:2]) == ([0, 1], [3, 4])
    flow.apply(s, 1)
    assert s.done.pop() == ("catch", 3, 1)
    assert (s.step, s.args_count, set(s.args)) == (NONE, 0, {NONE})


def test_a_verb_may_want_none_of_the_numbers() -> None:
    flow, s = hunt(), Hunted()
    numbered.then(s, HUNT, 1, 0, 9)  # type: ignore[arg-type]
    flow.apply(s, STOP)
    assert s.done == [("stop",)]


def test_which_numbers_there_are() -> None:
    assert hunt().numbers == {
        "hunt": ("p", "fish", "depth"),
        "dive": ("p", "depth", "air", "fish"),
        "cast": ("times",),
        "surface": ("depth",),
    }
    assert made().numbers == {}


def test_steps_wait_with_their_numbers() -> None:
    s: Any = Hunted()
    numbered.then(s, SURFACE)
    numbered.then(s, CAST, 7)
    numbered.then(s, DIVE, 1, 2, 3, 4)
    assert numbered.numbers(s) == (1, 2, 3, 4)
    assert s.args[: s.args_count] == [*[NONE] * 4, 7, NONE, NONE, NONE, 1, 2, 3, 4]
    assert numbered.take_step(s) == DIVE
    assert (s.step, numbered.numbers(s)) == (CAST, (7, NONE, NONE, NONE))
    assert s.args[8:12] == [NONE] * 4
    numbered.clear_steps(s)
    assert (s.step, s.todo_count, s.args_count) == (NONE, 0, 0)
    assert set(s.args) == set(s.todo) == {NONE}


def swim(s: Any, speed: int) -> None: ...


def may_swim(s: Any) -> list[int]:
    return []


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (Do("swim(depth)", swim), r"swim cannot call swim\(speed\)"),
        (Do("swim", swim), r"swim cannot call swim\(speed\)"),
        (Ask("swim(speed)", "speed", may_swim, aim=swim), r"swim cannot call swim\(speed\)"),
        (Ask("swim(depth)", "active", may_swim, stop=swim), r"swim cannot call swim\(speed\)"),
    ],
)
def test_a_function_that_wants_other_numbers_is_refused(step: Step, why: str) -> None:
    with pytest.raises(BadDeclaration, match=why):
        flow(("swim",), HUNTING, (step,), compiles=False)


def test_steps_of_compiled_rules_have_no_numbers() -> None:
    with pytest.raises(BadDeclaration, match="numbers"):
        flow(("swim",), HUNTING, (Do("swim(speed)", swim),))


@pytest.mark.parametrize(
    "declared", ["swim(a, b, c, d, e)", "swim()", "swim(a", "swim a", "", "(a)"]
)
def test_what_is_no_name_with_up_to_four_numbers_is_refused(declared: str) -> None:
    with pytest.raises(BadDeclaration):
        Do(declared, swim)


def test_only_what_a_seat_chooses_can_be_asked_openly() -> None:
    with pytest.raises(BadDeclaration, match="no seat chooses"):
        flow(STEPS, ACTIONS, CHAPTER, openly=("turn", "deal"))
    assert flow(STEPS, ACTIONS, CHAPTER, openly=("turn",)).openly == {"turn"}
