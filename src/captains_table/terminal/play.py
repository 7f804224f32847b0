"""A game at this terminal: people choose by number, bots' moves are told in sentences."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

import captains_table as ct
from captains_table.terminal.boards import board, has_its_moment
from captains_table.terminal.crew import PERSON
from captains_table.terminal.ending import score_sheet, verdict
from captains_table.terminal.evening import before, both_results, who_is_who
from captains_table.terminal.files import GameFile
from captains_table.terminal.help import (
    cards_page,
    choice_page,
    help_page,
    introduction,
    rules_page,
)
from captains_table.terminal.prose import indented
from captains_table.terminal.screen import Screen, system_language
from captains_table.terminal.sight import Sight
from captains_table.terminal.started import command
from captains_table.terminal.story import sentence, together

AFTER_THE_END = 5  # lines for the seed, and for what is asked then


class Quit(Exception):
    """Somebody leaves the table; `keep` says whether the game is to be saved."""

    def __init__(self, keep: bool) -> None:
        self.keep = keep


class Play:
    """One game from here to its end. `crew` names the player of each seat; `people` says what those
    are called who have told; `players` are the bots among them; `seed` is what all draws come from,
    if one seed gives the whole game; `name` is what the game was asked for by; `introduces` says
    whether it begins with the game in one screen, and `goes_on` whether another game follows."""

    def __init__(
        self,
        screen: Screen,
        table: ct.Table,
        crew: list[str],
        people: Mapping[int, str],
        players: list[ct.Player | None],
        file: GameFile,
        seed: int | str | None,
        name: str,
        introduces: bool,
        goes_on: bool,
    ) -> None:
        self.screen = screen
        self.table = table
        self.crew = crew
        self.people = people
        self.players = players
        self.file = file
        self.seed = seed
        self.name = name
        self.introduces = introduces
        self.goes_on = goes_on
        seats = [seat for seat, name in enumerate(crew) if name == PERSON]
        self.only_person = seats[0] if len(seats) == 1 else None
        # With several people the screen is cleared between them, if there is anything to hide.
        self.curtain = len(seats) > 1 and table.game.has_secrets
        # Who may see secrets: behind a curtain nobody until the keyboard has been passed.
        self.at_keyboard = self.only_person
        self.last_choice = dict.fromkeys(seats, 0)  # the entry before which each person last chose
        self.considered: int | None = None  # the choice whose outcome a person is looking at
        self.told = 0  # up to which entry it has been told what happened
        self.read: set[object] = set()  # the pages that were read
        self.stops = screen.is_live and not seats  # a spectator goes from move to move
        self.sight = Sight(screen, table, self.curtain)
        table.call(people)

    def run(self) -> None:
        """Play until the game is over or somebody leaves; an interrupted game is saved."""
        try:
            with _hanging_up_interrupts():
                self._play()
                self._end()
        except KeyboardInterrupt:
            self._leave()
            raise typer.Exit(130) from None
        except EOFError:
            self._leave()
        except Quit as quitting:
            self._leave(quitting.keep)

    def _introduce(self) -> None:
        """The game in one screen, and words of warning about the options."""
        screen, game = self.screen, self.table.game
        screen.clear()
        screen.show(introduction(screen, game))
        for notice in game.notices(self.table.seats, self.table.view(None)["options"]):
            screen.show(indented(self.table.words(screen.lang).say(notice), "coral"))
        screen.wait_for_enter("press-enter-to-begin")

    def _change_over(self) -> None:
        """Where another game was played before: whom everybody played there, and plays now."""
        if (told := who_is_who(self.screen, self.table, self.crew)) is not None:
            self.screen.clear()
            self.screen.show(told)
            self.screen.wait_for_enter("press-enter")

    def _play(self) -> None:
        if self.introduces:
            self._introduce()
        if self.file.keeps_all:
            self.file.save(self.table)  # a place that cannot be written to ends it here
        if self.seed is not None:
            self._change_over()
        if self.screen.is_live:  # the first screen tells how it began
            self.told = self.table.seq
        self._narrate()
        if len(self.last_choice) > 1:
            drawn = board(self.screen, self.table, self.table.view(None))
            names = ", ".join(map(drawn.full_name, range(self.table.seats)))
            self.screen.clear()
            self.screen.tell("around-the-table" if self.people else "agree-who-is-who", names=names)
            self.screen.wait_for_enter("press-enter")
        while (decision := self.table.decision) is not None:
            player = self.players[decision.seat]
            if player is None:
                self._ask(decision)
            else:
                if self.stops:
                    self._let_watch(decision)
                self.table.choose(player.choose(self.table.view(decision.seat)))
            if self.file.keeps_all:
                self._save(silent=True)
            self._narrate()

    def _narrate(self) -> None:
        """Say what has just happened, as far as everybody at the screen may know it; a spectator
        who goes from move to move sees it with the next."""
        if self.stops and self.table.decision is not None:
            return
        for event in together(self.table, self.table.events(self.only_person, self.told)):
            self.screen.show(sentence(self.table, event, self.screen.lang, self.only_person))
            if has_its_moment(self.table, event):
                self.screen.rest()
        self.told = self.table.seq
        self._read()

    def _read(self) -> None:
        """What everybody reads, each page once."""
        drawn = board(self.screen, self.table, self.table.view(None))
        for key, page in drawn.pages():
            if page and key not in self.read:
                self.screen.page(*page)
                if self.screen.is_live:
                    self.screen.wait_for_enter("press-enter")
            self.read.add(key)

    # People

    def _ask(self, decision: ct.Decision) -> None:
        """Show the table to the person who chooses, and wait for a choice."""
        seat = decision.seat
        if self.curtain and self.at_keyboard != seat:
            self._pass_keyboard(seat)
        self._show(decision)
        while self.table.decision is decision:
            self._answer(decision, self.screen.ask(self._call_for_a_choice(decision)))
        if self.curtain:
            self.screen.clear(for_good=True)

    def _call_for_a_choice(self, decision: ct.Decision) -> str:
        last = len(decision.choices)
        if self.considered is not None:
            call = self.screen.say("confirm-choice", last=last, number=self.considered + 1)
        else:
            call = self.screen.say("your-choice" if last > 1 else "only-choice", last=last)
        if len(self.last_choice) == 1:
            return call
        return f"{self.table.seat_names(self.screen.lang)[decision.seat]} · {call}"

    def _pass_keyboard(self, seat: int) -> None:
        name = self.table.seat_names(self.screen.lang)[seat]
        self.screen.clear(for_good=True)
        text = Text.assemble(
            (self.screen.say("pass-to", name=name), "brass"),
            f"\n{self.screen.say('pass-why')}",
            justify="center",
        )
        self.screen.show(Panel(text, border_style="coral", padding=(1, 2)))
        self.screen.wait_for_enter("pass-enter", name=name)
        self.screen.clear(for_good=True)
        self.at_keyboard = seat

    def _answer(self, decision: ct.Decision, answer: str) -> None:
        """Do what was typed. A choice under consideration is made by Enter or by its number;
        anything else leaves it."""
        screen, table, seat = self.screen, self.table, decision.seat
        last = len(decision.choices)
        considered, self.considered = self.considered, None
        if considered is not None and answer in ("", str(considered + 1)):
            self._choose(decision, considered)
        elif not answer and last == 1:
            self._choose(decision, 0)
        elif not answer:
            self._show(decision)
        elif answer == "?":
            screen.page(rules_page(screen, table, decision))
        elif answer.startswith("?"):
            if (index := self._index(decision, answer[1:].strip())) is not None:
                screen.page(choice_page(screen, table, decision, index))
        elif answer.isdecimal():
            if (index := self._index(decision, answer)) is not None:
                self._consider(decision, index)
        elif self._is("help", answer):
            screen.page(help_page(screen, table))
        elif self._is("cards", answer):
            screen.page(cards_page(screen, table))
        elif self._is("log", answer):
            told = together(table, table.events(seat))
            screen.page(*(sentence(table, event, screen.lang, seat) for event in told))
        elif self._is("undo", answer):
            self._undo(decision)
        elif self._is("save", answer):
            self._save()
        elif self._is("quit", answer):
            self._quit()
        elif considered is not None:
            self._show(decision)
        else:
            screen.tell("no-such-answer", "coral", last=last)

    def _is(self, key: str, answer: str) -> bool:
        return answer.lower() in self.screen.say(f"key-{key}").split()

    def _index(self, decision: ct.Decision, number: str) -> int | None:
        """Which choice a number means; if none, that is said."""
        last = len(decision.choices)
        if number.isdecimal() and len(number) < 4 and 1 <= int(number) <= last:
            return int(number) - 1
        self.screen.tell("no-such-number", "coral", last=last)
        return None

    def _consider(self, decision: ct.Decision, index: int) -> None:
        """Show what a choice would lead to, where the board can and somebody looks; otherwise it
        is made."""
        if self.screen.is_live and self.sight.has_preview(decision, index):
            self.considered = index
            self._show(decision)
        else:
            self._choose(decision, index)

    def _show(self, decision: ct.Decision) -> None:
        self.sight.decision(decision, self.last_choice[decision.seat], self.considered)

    def _choose(self, decision: ct.Decision, index: int) -> None:
        self.last_choice[decision.seat] = self.table.seq
        self.table.choose(index)

    def _undo(self, decision: ct.Decision) -> None:
        try:
            self.table.undo(decision.seat)
        except ct.CannotUndo as refusal:
            self.screen.warn(refusal.text(self.screen.lang))
        else:
            self.told = min(self.told, self.table.seq)
            self.last_choice[decision.seat] = min(self.last_choice[decision.seat], self.told)

    # Spectators

    def _let_watch(self, decision: ct.Decision) -> None:
        """Show what everybody may see, and stop until the spectator goes on."""
        name = self.table.seat_names(self.screen.lang)[decision.seat]
        thinking = indented(self.screen.say("thinking", name=name), "lamp")
        while self.stops:
            self.sight.watched([thinking])
            answer = self.screen.ask(self.screen.say("watch-keys"))
            if self._is("quit", answer):
                self._quit()
            if self._is("run", answer):
                self.stops = False
            elif not answer:
                break

    # The end

    def _end(self) -> None:
        screen, table = self.screen, self.table
        outcome = table.outcome
        assert outcome is not None  # there is no decision left
        results = both_results(screen, table, outcome, self.crew)
        self._show_end(
            board(screen, table, table.view(None)).draw(False),
            score_sheet(screen, table, outcome, self.only_person),
            verdict(screen, table, outcome, self.only_person),
            *([] if results is None else [results]),
        )
        if self.seed is not None:
            screen.tell("seed-was", "faint", seed=str(self.seed))
        if self.file.keeps_all or (screen.is_live and screen.ask_yes("ask-save-log", False)):
            file = shlex.quote(str(self.file.save(table)))
            screen.tell("saved", file=file)
            screen.tell_command("look-again-with", f"{command()} replay {file}{self._spoken()}")

    def _show_end(self, table: RenderableType, *results: RenderableType) -> None:
        """The last table and the score, on one screen if there is room, otherwise one after the
        other."""
        screen = self.screen
        screen.wait_for_enter("press-enter")
        screen.clear()
        screen.show(table)
        if screen.lines(table, *results) > screen.height - AFTER_THE_END:
            screen.wait_for_enter("press-enter")
            screen.clear()
        screen.page(*results)

    def _save(self, silent: bool = False) -> None:
        """Save and go on; a full disk is no reason to stop playing."""
        try:
            file = self.file.save(self.table)
        except ct.TableError as error:
            self.screen.warn(error.text(self.screen.lang))
        else:
            if not silent:
                self.screen.tell("saved", file=str(file))

    def _is_worth_keeping(self) -> bool:
        """Somebody has chosen, in this game or in one before it, and there is more to come."""
        chosen = any("seat" in entry for entry in self.table.log["steps"])
        begun = chosen or before(self.table) is not None
        return begun and (self.table.decision is not None or self.goes_on)

    def _quit(self) -> None:
        keep = self.file.keeps_all or not self._is_worth_keeping()
        raise Quit(keep or self.screen.ask_yes("ask-save", True))

    def _leave(self, keep: bool = True) -> None:
        """Keep a game that has begun, and say how to come back to it."""
        if self.curtain:
            self.screen.clear(for_good=True)
        self.screen.console.print()
        if keep and self._is_worth_keeping():
            self._save_and_say_how_to_go_on()
        self.screen.tell("goodbye")

    def _save_and_say_how_to_go_on(self) -> None:
        file = shlex.quote(str(self.file.save(self.table)))
        self.screen.tell("saved", file=file)
        crew = ",".join(self.crew)
        seated = f"--players {crew}" if PERSON in self.crew else f"--players {crew} --watch"
        named = (
            f" --names {shlex.quote(','.join(self.people.values()))}" if self._all_named() else ""
        )
        again = f"{command()} play {self.name} --load {file} {seated}{named}{self._spoken()}"
        self.screen.tell_command("go-on-with", again)

    def _spoken(self) -> str:
        """What makes a command speak as this game did, where it would not by itself."""
        return "" if self.screen.lang == system_language() else f" --lang {self.screen.lang}"

    def _all_named(self) -> bool:
        return bool(self.people) and len(self.people) == len(self.last_choice)


@contextmanager
def _hanging_up_interrupts() -> Iterator[None]:
    """A closed window or a polite kill ends a game as Ctrl-C does, so that it is saved."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    names = ("SIGHUP", "SIGTERM")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
