"""A situation: a game as it stands. What is asked, what is refused and why, and what each seat may
know, as data and in words. How it came about is no part of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from captains_table.engine import speech
from captains_table.engine.actions import Action
from captains_table.engine.decision import Choice, Decision
from captains_table.engine.errors import BadSeats, IllegalChoice, Sayable, shown
from captains_table.engine.flow import OVER
from captains_table.engine.foresee import Foreseen, foresee
from captains_table.engine.game import Game
from captains_table.engine.outcome import Outcome
from captains_table.engine.plain import State
from captains_table.engine.position import write_position
from captains_table.engine.register import register
from captains_table.engine.resample import worlds
from captains_table.engine.seen import seen
from captains_table.engine.telling import in_lines, line_sentences
from captains_table.engine.view import writer
from captains_table.engine.words import Seat, Words, language, refused, words


class Situation:
    """A game as it stands. `game` is what is played, `state` what its rules work on; it holds every
    secret, so it is for rules and tests, not for players."""

    def __init__(self, game: Game, state: State, options: dict[str, Any]) -> None:
        self.game = game
        self.state: Any = state  # of the type that its game gives it
        self._options = options
        self._seq = 0  # how many entries led here
        self._codes = [0] * game.choices
        self._words: dict[str, Words] = {}
        self._people: dict[int, str] = {}  # who sits where, by name
        self._forget()

    def _forget(self) -> None:
        """Let go of what was made of the state as it was."""
        self._decision: Decision | None = None
        self._names: dict[str, list[str]] = {}  # of the seats, by language
        self._sights: dict[int, State] = {}  # what each seat sees
        self._worlds: list[State] = []  # that the seat that must choose cannot tell apart

    # What is asked

    @property
    def seats(self) -> int:
        """How many sit at the table.

        >>> from captains_table import Table
        >>> Table("gold-n-crash").seats
        2
        """
        return int(self.state.seats)

    @property
    def seq(self) -> int:
        """How many entries there have been: choices, draws and dice.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.seq, len(table.log["steps"])
        (9, 9)
        """
        return self._seq

    @property
    def decision(self) -> Decision | None:
        """Who must choose what, or None when the game is over. Draws and dice are never waiting:
        they happen by themselves.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).decision
        Decision(seat=0, kind='announce', 4 choices)
        """
        if self._decision is None:
            seat = self._mover()
            if seat >= 0:
                count = self.game.code.legal(self.state, self._codes)
                self._decision = Decision(self, seat, self._kind(), self._codes[:count])
        return self._decision

    def _mover(self) -> int:
        return self.game.code.mover(self.state)

    def _kind(self) -> str:
        return self.game.steps[int(self.state.step)]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one.

        >>> from captains_table import Table, play
        >>> Table("oh-captain", seats=4, seed=7).outcome is None
        True
        >>> play("gold-n-crash", ["random", "random"], seed=1).outcome.scores
        [6, 21]
        """
        if self._mover() != OVER:
            return None
        return self.game.outcome(self.state)

    def _code(self, choice: Any) -> int:
        """The code of what somebody wants to choose, -1 where it is none."""
        if isinstance(choice, Choice):
            choice = choice.action  # which may be from an earlier decision, or another game
        if isinstance(choice, int) and not isinstance(choice, bool):
            codes = self.decision.codes if self.decision else []
            return codes[choice] if 0 <= choice < len(codes) else -1
        return self._meant(choice)

    def _meant(self, action: Any) -> int:
        """The code of an action as it is told in this situation, -1 where it is none."""
        return self.game.verbs.code(self.game.meant_action(self.state, action))

    def action(self, code: int) -> Action:
        """The action of a code, as it is told in this situation.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).action(17)
        {'do': 'announce', 'item': 'hook'}
        """
        return self.game.told_action(self.state, self.game.verbs.action(code))

    # Refusals

    def explain(self, seat: int, action: Choice | int | Action) -> IllegalChoice | None:
        """Why that seat may not do that now, or None if it may. Says nothing that the seat could
        not know.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).explain(0, {"do": "mutiny"}).rule
        'OC-R31'
        """
        self._check_seat(seat)
        decision = self.decision
        if decision and decision.seat == seat and self._code(action) in decision.codes:
            return None
        return self._refusal(seat, action)

    def _refusal(self, seat: int, choice: Any) -> IllegalChoice:
        decision = self.decision
        if decision is None:
            return self._refuse("over")
        if decision.seat != seat:
            return self._refuse("not-your-decision", decider=Seat(decision.seat))
        if isinstance(choice, Choice):
            choice = choice.action
        if isinstance(choice, int):
            return self._refuse("no-such-choice", last=len(decision.codes) - 1)
        choice = self.game.meant_action(self.state, choice)
        if not self.game.verbs.has_shape(choice):
            return self._refuse("no-such-action")
        rule = register(self.game.folder)[self.game.refusal(self._seen(seat), seat, dict(choice))]
        return IllegalChoice(rule.id, rule.section["en"], lambda lang: rule.text[language(lang)])

    def _refuse(self, why: str, **values: Any) -> IllegalChoice:
        return IllegalChoice("", "", self._sayable(f"refuse-{why}", **values))

    def _sayable(self, message: str, **values: Any) -> Sayable:
        return lambda lang: speech.sentence(
            self.words(lang), self._seat_names(lang), message, values
        )

    # What people see

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that seat may know, as plain data; None is a spectator. The choices are in it
        for the seat that must choose. Here seat 0 has just found a card:

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> [table.view(seat)["found"] for seat in (0, 1)]
        [{'size': 1, 'cards': {'hook': 1}}, {'size': 1}]
        """
        number = self._check_seat(seat)
        decision = self.decision
        asked: dict[str, Any] | None = None
        if decision:
            asked = {"seat": decision.seat, "kind": decision.kind}
            if decision.seat == seat:
                asked["choices"] = [
                    {"index": index, "code": code, "action": self.action(code)}
                    for index, code in enumerate(decision.codes)
                ]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seq": self.seq,
            "seat": seat,
            "seats": self.state.seats,
            "options": self.game.options_seen(self._options_now()),
            "decision": asked,
            **writer(self.game.declaration).seen(self.state, number),
        }

    def hints(self, seat: int) -> dict[str, Any]:
        """What the game tells a seat that must choose, beyond the rules: chances of success, what
        something costs. Nothing for the others.

        >>> from captains_table import Table
        >>> table = Table("gold-n-crash", seed=7)
        >>> sorted(table.hints(1)), table.hints(0)
        (['crashes', 'times'], {})
        """
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return {}
        return dict(self.game.hints(self._seen(seat), seat))

    def facts(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat could count from what it sees: points so far, how far somebody is. None is
        a spectator.

        >>> from captains_table import Table
        >>> Table("nomads", seats=2, seed=7).facts()["standing"][0]
        {'now': 0, 'in_the_end': 0}
        """
        return dict(self.game.facts(self._seen(self._check_seat(seat))))

    def story(self, lang: str = "en") -> dict[str, Any]:
        """What everybody at the table reads now, in games that tell a story: nothing in others.

        >>> from captains_table import Table
        >>> Table("nomads", seats=2, seed=7).story()
        {}
        """
        return dict(self.game.story(self.state, language(lang)))

    def position(self) -> dict[str, Any]:
        """The situation as JSON: no seed, no log, no undo history. Every field of it has a name
        that people can read.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).position()["coins"]
        [3, 3, 3, 5]
        """
        return write_position(self.game, self.state, self._options)

    def foresee(self, choice: Choice | int | Action) -> list[dict[str, Any]]:
        """The events that are certain to follow from a choice, as the seat that has it could know.
        An argument that is still open is left out. IllegalChoice says why it cannot be made.

        >>> from captains_table import Table
        >>> table = Table("gold-n-crash", seed=7)
        >>> table.foresee({"do": "draw"})[0]
        {'event': 'card_drawn', 'seat': 1}
        """
        return self._foresee(choice, ()).events

    def look_ahead(self, choice: Choice | int | Action) -> Foreseen:
        """What `foresee` says, and what changes in the view of the seat that has the choice: what a
        board shows beforehand, if nothing else is done on the way (no talent is used).

        >>> from captains_table import Table
        >>> table = Table("gold-n-crash", seed=7)
        >>> table.look_ahead({"do": "draw"}).changes["actions"]
        1
        """
        return self._foresee(choice, self.game.assumed)

    def _foresee(self, choice: Choice | int | Action, answers: Sequence[str]) -> Foreseen:
        decision, code = self.decision, self._code(choice)
        if decision is None or code not in decision.codes:
            raise self._refusal(decision.seat if decision else 0, choice)
        if not self._worlds:
            self._worlds = worlds(self.game, self.state, decision.seat)
        return foresee(self.game, self._worlds, decision.seat, code, answers)

    def _seen(self, number: int) -> State:
        """The state as a seat sees it, or a spectator."""
        if number not in self._sights:
            self._sights[number] = seen(self.game, self.state, number)
        return self._sights[number]

    def _options_now(self) -> dict[str, Any]:
        """The options, for somebody who may change what they get. Few have an object among them."""
        if any(isinstance(value, dict | list) for value in self._options.values()):
            return deepcopy(self._options)
        return dict(self._options)

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            return int(self.state.seats)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise refused(BadSeats, "seat", given=shown(seat), last=int(self.state.seats) - 1)
        return seat

    # Words

    def words(self, lang: str = "en") -> Words:
        """The game's catalogue, with the names that the options bring.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4).words("fr").say("item-hook")
        'Grappin'
        """
        if language(lang) not in self._words:
            common = words(self.game.folder, lang)
            self._words[lang] = common.with_own(self.game.own_words(self._options, lang))
        return self._words[lang]

    def seat_names(self, lang: str = "en") -> list[str]:
        """How each seat is called: by whom it plays, or by its number; or by who sits there, if
        `call` has said so.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).seat_names()
        ['Red', 'Lys', 'Nostromo', 'Moon']
        """
        return list(self._seat_names(lang))

    def personas(self, lang: str = "en") -> list[str]:
        """Whom each seat plays, whoever sits there; "" where that is nobody.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.call({0: "Anna"})
        >>> table.personas()
        ['Red', 'Lys', 'Nostromo', 'Moon']
        """
        return speech.personas(self.game, self.state, self.words(lang))

    def _seat_names(self, lang: str) -> list[str]:
        if language(lang) not in self._names:
            self._names[lang] = speech.seat_names(
                self.game, self.state, self.words(lang), self._people
            )
        return self._names[lang]

    def call(self, people: Mapping[int, str]) -> None:
        """Call seats by the names of the people who sit there, in everything that is said. It is
        no part of the game: no log and no position has it.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.call({0: "Anna"})
        >>> table.seat_names()
        ['Anna', 'Lys', 'Nostromo', 'Moon']
        """
        self._people = dict(people)
        self._names.clear()

    def say_action(self, action: Action, lang: str = "en", kind: str = "") -> str:
        """An action in a few words, those of this kind of decision where it has its own.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4).say_action({"do": "announce", "item": "hook"})
        '"It is a Hook!" (takes a card)'
        """
        said = self.game.said_action(self.state, action)
        if self.game.choice_values is not None:
            said = {**said, **self.game.choice_values(self._seen(self.state.seats), action)}
        return speech.action_sentence(self.words(lang), self._seat_names(lang), said, kind)

    def say_prompt(self, seat: int, kind: str, lang: str = "en") -> str:
        """What a decision asks, to the seat that decides; `Decision.prompt` says the one that is
        asked now.

        >>> from captains_table import Table
        >>> Table("gold-n-crash", seed=7).say_prompt(1, "action")
        '2 actions left: draw, play a card or discard one.'
        """
        values = self.game.prompt_values(self._seen(seat), seat)
        return speech.prompt_sentence(self.words(lang), self._seat_names(lang), kind, values)

    def say_event(
        self, event: Mapping[str, Any], lang: str = "en", reader: int | None = None
    ) -> str:
        """An event, as `events` gave it, as a sentence. It says "you" to the seat that reads it.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.say_event(table.events(1)[-1])
        'Red finds something in the cave and looks at it in secret.'
        >>> table.say_event(table.events(0)[-1], reader=0)
        'You find a Hook in the cave.'
        """
        return self.say_line([event], lang, reader)

    def in_lines(self, events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        """Events in the lines in which they are told: those of one roll, one deal or one journey
        are in one.

        >>> from captains_table import Table
        >>> table = Table("gold-n-crash", seed=7)
        >>> [len(line) for line in table.in_lines(table.events(1))]
        [1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 1]
        """
        return in_lines(self.game, events)

    def say_line(
        self, line: Sequence[Mapping[str, Any]], lang: str = "en", reader: int | None = None
    ) -> str:
        """The events of a line in words.

        >>> from captains_table import Table
        >>> table = Table("gold-n-crash", seed=7)
        >>> dealt = table.in_lines(table.events(1))[-2]
        >>> table.say_line(dealt, reader=1)
        'You draw 5 cards: Board (1 Gold), Bomb (1 Gold) ×2, Gold (4), Gold (6).'
        """
        names = self._seat_names(lang)
        return line_sentences(self.game, self.words(lang), names, line, reader)
