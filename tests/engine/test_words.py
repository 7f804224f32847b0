"""Everything that is ever said: complete in every language, and fit to be read by people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import captains_table as ct
from captains_table.engine import words as engine_words
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES, Words, words
from captains_table.games.gold_n_crash.state import ALL_CREW
from captains_table.games.nomads.state import DISCS
from captains_table.games.oh_captain.state import BOX_OF_CARDS
from captains_table.games.sea_of_legends.rules import FLOW
from tests.conformance.cases import some_codes

SHARED = Path(engine_words.__file__).parent / "words"
FOLDERS = sorted(file.parent for file in Path(ct.__file__).parent.rglob("en.ftl"))

MOST_TOLD = 400  # of the values that an event can be told with, where there are very many

# What no sentence may hold: the insides of a catalogue or of a program, or broken spacing.
DEBRIS = r"[{}\[\]$_<>\\]|\b(None|True(?! Love)|False|null)\b|\s{2}|\n|^\s|\s$"
FAULTS = {
    "en": [
        r"\ba [aeiou]",  # "a Egg"
        r"\ban (?!NPC)[^aeiou]",
        r"\b1 (coins|points|cards)\b",
        r" [,.;:!?]",
    ],
    "fr": [
        r"\b([cdjlmnst]e|la|que|jusque|lorsque|puisque) [aeiouàâéèêîôûœ]",  # "de Ulrich"
        r"\b1 (pièces|points|cartes)\b",
        r"\S[;:!?»]|«\S|\s[,.]",
    ],
}


def check(text: str, lang: str) -> None:
    """It can be read: no debris, no fault of grammar that a pattern can find."""
    for pattern in (DEBRIS, *(f"(?i:{fault})" for fault in FAULTS[lang])):
        assert not re.search(pattern, text), f"{lang}: {text!r} ({pattern})"
    assert re.match(r'(" ?|« )?[A-ZÀÉÊŒ0-9]', text), f"{lang}: {text!r} begins small"


def check_sentence(text: str, lang: str) -> None:
    check(text, lang)
    assert re.search(r'[.!?]( »|")?$', text), f"{lang}: {text!r} does not end"


# The catalogues themselves


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern:
        visitor.visit(pattern)
    return visitor.names


def entries(file: Path) -> list[Any]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def messages(file: Path) -> dict[str, dict[str, set[str]]]:
    """For each message, its value ("") and attributes with the variables they use."""
    return {
        entry.id.name: {"": variables(entry.value)}
        | {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
        for entry in entries(file)
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_catalogue_is_well_formed(folder: Path, lang: str) -> None:
    found = entries(folder / f"{lang}.ftl")
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    if folder != SHARED:
        ids += messages(SHARED / f"{lang}.ftl")
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: Path) -> None:
    first, *others = (messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert first
    for other in others:
        assert other == first


def test_a_missing_word_or_variable_is_an_error() -> None:
    catalogue = words(ct.game("oh-captain").folder, "en")
    with pytest.raises(ct.TableError, match="no-such-message"):
        catalogue.say("no-such-message")
    with pytest.raises(ct.TableError, match="number"):
        catalogue.say("seat-number")


# Words for everything that a game declares


def dashed(name: str) -> str:
    return name.replace("_", "-")


# What stands in a sentence with an article: an argument, its values and the forms they have.
ARTICLES = {
    "gold-n-crash": ("card", ALL_CREW, ("card_a",)),
    "nomads": ("disc", DISCS, ("disc_a",)),
    "oh-captain": ("card", BOX_OF_CARDS, ("card_a", "card_the", "card_plural")),
    # Names come from the content, without articles: sentences do without them.
    "sea-of-legends": ("card", (), ()),
}


# Verbs of Sea of Legends with actions that are never offered side by side: Events of another number
# of players, episodes of another token, a person and their card as Crew. That the choices of each
# decision can be told apart is held by whole games.
ALIKE = ("on_top", "under", "option", "pick")


def declared(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The messages that a game needs by what it declares, with their values."""
    game = ct.game(name)
    evening = ("evening-title", "evening-tagline") if game.evening else ()
    for message in ("title", "tagline", "players-and-time", *evening):
        yield message, {}
    for zone in game.declaration.zones:
        yield f"zone-{dashed(zone.name)}", {}
    catalogue = ct.Table(name, game.seats[-1], 1).words("en")
    for kind in game.declaration.kinds:
        called = [f"{argument}-{kind}" for argument in (*game.event_names, "card", "tile")]
        yield next(message for message in called if catalogue.has(message)), {}
    for group in game.declaration.groups:
        yield f"group-{group}", {}
    for option in game.options:
        yield f"option-{dashed(option.name)}", {}
        for value in option.values:
            if isinstance(value, bool):
                yield f"option-{dashed(option.name)}-{str(value).lower()}", {}
            elif option.kind == "seat" and isinstance(value, int):
                yield f"option-{dashed(option.name)}-seat", {"number": value + 1}
            else:
                yield f"option-{dashed(option.name)}-{dashed(str(value).lower())}", {}
    lasts = {option.name: option.values[-1] for option in game.options}
    for seats in game.seats:
        for notice in game.notices(seats, lasts):
            yield notice, {}
    for part in finished(name).breakdown[0]:
        yield f"score-{part}", {}
    for kind in possible(name):
        yield f"kind-{dashed(kind)}", {}
        assert words(game.folder, "en").has(f"prompt-{dashed(kind)}"), kind


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_there_are_words_for_everything_declared(name: str, lang: str) -> None:
    catalogue = ct.Table(name, ct.game(name).seats[-1], 1).words(lang)
    for message, values in declared(name):
        text = catalogue.say(message, **values)
        assert text
        assert not re.search(DEBRIS, text), text
    for line in catalogue.say("summary").split("\n"):
        check_sentence(line, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_every_word_with_an_article_agrees_with_it(name: str, lang: str) -> None:
    catalogue = words(ct.game(name).folder, lang)
    what, values, forms = ARTICLES.get(name, ("", (), ()))
    for value in values:
        ready = catalogue.values({what: value}, [])
        for form in forms:
            check(ready[form][0].upper() + ready[form][1:], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_every_action_has_a_label(name: str, lang: str) -> None:
    game = ct.game(name)
    table = ct.Table(name, seats=game.seats[-1], seed=1)
    actions = [game.verbs.action(code) for code in range(game.actions)]
    labels = [table.say_action(action, lang) for action in actions]
    for label in labels:
        check(label, lang)
    apart = [labels[i] for i, action in enumerate(actions) if action["do"] not in ALIKE]
    assert len(set(apart)) == len(apart), "two actions cannot be told apart"


def sayable(catalogue: Words, argument: str, values: Any) -> list[Any]:
    """The values of an argument, or those that have a word where only some have one: content has
    fewer tales than there are numbers for them."""
    return [value for value in values if catalogue.has(f"{argument}-{value}")] or list(values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_every_event_can_be_told_with_every_value(name: str, lang: str) -> None:
    table = ct.Table(name, seats=ct.game(name).seats[-1], seed=1)
    for event in tellable(table, lang):
        check_sentence(table.say_event(event, lang), lang)


def tellable(table: ct.Table, lang: str) -> Iterator[dict[str, Any]]:
    """Every event of a game with many of its values."""
    game = table.game
    seats = range(min(game.seats[-1], 3))
    for spec in game.events:
        arguments = [argument for argument in (spec.a, spec.b, spec.c) if argument]
        ranges: list[Any] = [
            game.event_names.get(argument, range(-1, 12) if argument == "count" else seats)
            for argument in arguments
        ]
        pairs = zip(arguments, ranges, strict=True)
        every = list(product(*(sayable(table.words(lang), *pair) for pair in pairs)))
        for values in every[:: 1 + len(every) // MOST_TOLD]:
            yield {"event": spec.name, **dict(zip(arguments, values, strict=True))}


# What a sentence says to whom it is about.
YOU = {"en": r"\b[Yy]our?\b", "fr": r"\b[Vv](ous|otre|os)\b"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_what_happens_to_a_seat_is_told_to_it_with_you(name: str, lang: str) -> None:
    """And never with its name, while all others read the name."""
    game = ct.game(name)
    table = ct.Table(name, seats=game.seats[-1], seed=1)
    names = dict(enumerate(["Anna", "Émile", "Ilse", "Oleg", "Uri", "Yann"][: table.seats]))
    table.call(names)
    for event in tellable(table, lang):
        concerned = [event[argument] for argument in game.seats_in_events[event["event"]]]
        if len(set(concerned)) < len(concerned):
            continue  # nobody attacks themselves
        plain = table.say_event(event, lang)
        check_sentence(plain, lang)
        for seat, called in names.items():
            told = table.say_event(event, lang, seat)
            if called in plain:
                check_sentence(told, lang)
                assert re.search(YOU[lang], told), told
                assert called not in told
            elif seat not in concerned:
                assert told == plain
            if not {"tale", "postscript", "episode"} & {*event}:  # whose words are content
                assert not re.search(YOU[lang], plain), plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_form_of_a_sentence_is_one_that_somebody_reads(folder: Path, lang: str) -> None:
    """An attribute of an event is named after a seat in it, or is for people's names."""
    games = [game for game in map(ct.game, ct.game_names()) if game.folder == folder]
    for message, parts in messages(folder / f"{lang}.ftl").items():
        for game in games if message.startswith("event-") else ():
            kind = message.removeprefix("event-").replace("-", "_")
            kind = kind if kind in game.seats_in_events else kind.removesuffix("_unseen")
            assert {*parts} - {"", "person"} <= {*game.seats_in_events[kind]}, message


# What a label can say in a way of its own: faces of cards, faces of dice.
FORMS = "up|down|1|2|captain|lover|nemesis"


@pytest.mark.parametrize("name", ct.game_names())
def test_no_sentence_is_left_over(name: str) -> None:
    """Every prompt, label and event in the catalogue is one that the game can say."""
    game = ct.game(name)
    verbs = {dashed(verb) for verb in game.verbs.verbs}
    kinds = {dashed(kind) for kind in possible(name)}
    events = {dashed(spec.name) for spec in game.events}
    for message in messages(game.folder / "en.ftl"):
        head, _, rest = message.partition("-")
        if head in ("prompt", "kind"):
            assert rest in kinds, message
        elif head == "choice":
            assert rest in verbs or re.sub(rf"-({FORMS})$", "", rest) in verbs, message
        elif head == "event":
            assert rest.removesuffix("-unseen") in events, message


# Whole games


def played(name: str, seats: int, usual: bool, seed: int) -> Iterator[ct.Table]:
    """A game of random choices, stopped at the start and after each choice. The options are as
    usual, or all of them otherwise (those that name a seat excepted)."""
    options = (
        {}
        if usual
        else {
            option.name: option.values[-1]
            for option in ct.game(name).options
            if not isinstance(option.values[-1], int) or isinstance(option.values[-1], bool)
        }
    )
    table, random = ct.Table(name, seats=seats, seed=seed, options=options), Random(seed)
    yield table
    while table.decision:
        table.choose(random.randrange(len(table.decision.codes)))
        yield table


def finished(name: str) -> ct.Outcome:
    *_, table = played(name, ct.game(name).seats[0], usual=True, seed=1)
    assert table.outcome
    return table.outcome


@cache
def asked(name: str) -> frozenset[str]:
    """The kinds of decision that come up in some dozens of random games."""
    game = ct.game(name)
    return frozenset(
        table.decision.kind
        for seats, usual, seed in product(game.seats, (True, False), range(5))
        for table in played(name, seats, usual, seed)
        if table.decision
    )


def possible(name: str) -> frozenset[str]:
    """The kinds of decision that can come up: those of random games, and in Sea of Legends rare
    ones too."""
    if name == "sea-of-legends":
        return frozenset(chain(*FLOW.decisions.values()))
    return asked(name)


def test_random_games_ask_everything_that_oh_captain_can_ask() -> None:
    """So that the tests here, which rest on such games, leave nothing out."""
    game = ct.game("oh-captain")
    by_itself = game.steps[game.steps.index("challenge_coin") :]
    assert asked("oh-captain") == set(game.steps) - set(game.outcomes) - set(by_itself)


TABLES = [
    (name, seats, usual)
    for name in ct.game_names()
    for seats, usual in product(ct.game(name).seats, (True, False))
]


@pytest.mark.parametrize(("name", "seats", "usual"), TABLES)
def test_whole_games_are_told_in_every_language(name: str, seats: int, usual: bool) -> None:
    """To everybody and at every step: prompts, labels, and events as each of them sees them."""
    for seed in range(2):
        since = 0
        for table in played(name, seats, usual, seed):
            told: list[dict[str, Any]] = []
            for seat in (*range(seats), None):
                told += (e for e in table.events(seat, since) if e not in told)
            since = table.seq
            for lang in LANGUAGES:
                for event in told:
                    check_sentence(table.say_event(event, lang), lang)
                if table.decision:
                    check_sentence(table.decision.prompt(lang), lang)
                    labels = [choice.label(lang) for choice in table.decision.choices]
                    assert len(set(labels)) == len(labels)
                    for label in labels:
                        check(label, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_of_oh_captain_read_well_in_every_case(lang: str) -> None:
    """Also in those that random games hardly meet, such as a Captain without a coin."""
    game = ct.game("oh-captain")
    catalogue = words(game.folder, lang)
    names = [catalogue.say(f"adventurer-{who}") for who in game.event_names["adventurer"]]
    cards, items = game.event_names["card"], game.event_names["item"]
    people = [dict.fromkeys(("captain", "active", "attacker", "target"), name) for name in names]
    for kind, who, card, item, coins, n in product(
        asked("oh-captain"), people, cards, items, range(4), (1, 2)
    ):
        counts = {"coins": coins, "attacker_coins": 3 - coins, "flips": n, "win": n, "loss": n}
        ready = catalogue.values({"card": card, "item": item, **counts}, [])
        check_sentence(catalogue.say(f"prompt-{dashed(kind)}", **who, **ready), lang)


# Refusals


@pytest.mark.parametrize(("name", "seats", "usual"), TABLES)
def test_every_refusal_is_explained_in_every_language(name: str, seats: int, usual: bool) -> None:
    """Every action at every kind of decision, to the seat that decides and to another."""
    texts: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    game, met = ct.game(name), set()
    tried = range(game.actions) if game.compiles else some_codes(game, seats)
    attempts: list[Any] = [game.verbs.action(code) for code in tried]
    attempts += [-1, 1000, {"do": "no_such_thing"}, {}]
    for table in played(name, seats, usual, seed=1):
        if table.decision and table.decision.kind in met:
            continue
        met.add(table.decision.kind if table.decision else "over")
        for seat, attempt in product(range(min(2, seats)), attempts):
            refused = table.explain(seat, attempt)
            for lang in LANGUAGES if refused else ():
                assert refused
                texts[lang].add(refused.text(lang))
    for lang in LANGUAGES:
        assert len(texts[lang]) > 3
        for text in texts[lang]:
            check_sentence(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_every_rule_can_be_cited_in_every_language(name: str, lang: str) -> None:
    for rule in register(ct.game(name).folder).values():
        check_sentence(rule.text[lang], lang)
        check(rule.section[lang], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_undo_is_refused_in_every_language(lang: str) -> None:
    table = ct.Table("oh-captain", seats=4, seed=7)
    assert table.decision
    decider = table.decision.seat
    said = []
    for seat in (decider, (decider + 1) % 4):
        with pytest.raises(ct.CannotUndo) as refused:
            table.undo(seat)
        said.append(refused.value.text(lang))
        check_sentence(said[-1], lang)
    assert said[0] != said[1]
