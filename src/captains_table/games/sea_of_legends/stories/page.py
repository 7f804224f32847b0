"""The page of a story: what everybody at the table reads now. Browser, terminal, the logbook and
the tale show what is made here; nobody else puts a story into words.

An outcome is read as things are once its results are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import EACH, numbers
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTION_CHARACTERS,
    FACTIONS,
    REGIONS,
)
from captains_table.games.sea_of_legends.challenge.odds import odds_of_adventure
from captains_table.games.sea_of_legends.content.book import Book, book
from captains_table.games.sea_of_legends.content.pack import Option
from captains_table.games.sea_of_legends.content.story_words import StoryWords
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    DEEDS,
    EPISODES,
    PEOPLE,
    STEP,
    TALES,
    TOKEN,
)
from captains_table.games.sea_of_legends.stories.adventures import (
    chosen_factions,
    is_open,
    may_choose_option,
)
from captains_table.games.sea_of_legends.stories.episodes import (
    has_done,
    playing,
    relation_with,
    type_of_arc,
)
from captains_table.games.sea_of_legends.stories.postscripts import answering, may_answer

PERCENT = 100
GOOD, FAIR = 3, 0
ENDS = {"accept": "accepted", "refuse": "refused", "keep": "kept", "broken": "broken"}
Page = dict[str, Any]


def story_page(s: State, lang: str) -> Mapping[str, Any]:
    """`now`: the episode that is being played or the Postscript that is being answered, with its
    choices while they are asked; `last`: the outcomes that were read since, the newest last."""
    now = None
    if s.episode != NONE:
        now = _Reader(s, lang, _whose(s)).episode()
    elif s.step == STEP.ANSWER_POSTSCRIPT:
        now = _Reader(s, lang, numbers(s)[0]).letter()
    last = []
    if s.reading != NONE:
        reader, count = _Reader(s, lang, s.reading), s.chapters_count[s.reading]
        known = book(s).story.knows
        last = [
            reader.outcome(i)
            for i in range(max(0, count - s.fresh), count)
            if known(s.chapters[s.reading][i], s.chosen[s.reading][i])
        ]
    return {"now": now, "last": last}


def _whose(s: State) -> int:
    """Whose episode is being played: its end waits, with that number."""
    end = s.todo[: s.todo_count].index(STEP.END_EPISODE)
    return int(s.args[end * EACH])


def story_words(shown: Book, lang: str) -> StoryWords:
    """The words of a book, made once."""
    if lang not in shown.story_words:
        shown.story_words[lang] = StoryWords(shown, lang)
    made: StoryWords = shown.story_words[lang]
    return made


class _Reader:
    """What a captain reads."""

    def __init__(self, s: State, lang: str, p: int) -> None:
        self.s, self.lang, self.p = s, lang, p
        self.book = book(s)
        self.words = story_words(self.book, lang)
        self.prose = self.book.prose

    def episode(self) -> Page:
        """The opening of the episode that is being played, with its choices."""
        s, p, one = self.s, self.p, playing(self.s)
        values = values_of(s, p, self.lang, s.episode_token, one.who)
        asked = s.step == STEP.CHOOSE_OPTION
        return {
            **self._about(one.name, one.who, self.words.title(one)),
            "kind": "episode",
            "arc": one.episode.arc,
            "stage": one.episode.stage,
            "lang": self.prose.language(f"{one.episode.id}-opening", self.lang),
            "paragraphs": self.prose.paragraphs(f"{one.episode.id}-opening", self.lang, values),
            "options": self._options() if asked else [],
        }

    def _about(self, name: str, who: str, title: str) -> Page:
        return {
            "seat": int(self.p),
            "episode": name,
            "title": _capital(title),
            "who": who,
            "person": self.words.people.get(who, ""),
        }

    def _options(self) -> list[Page]:
        """The choices: those that cannot be paid for are there, and say so."""
        s, p, token, episode = self.s, self.p, int(self.s.episode_token), playing(self.s).episode
        found: list[Page] = []
        for option in episode.options:
            payable = is_open(s, p, token, option)
            if not payable and not is_open(s, p, token, _without_cost(option)):
                continue  # it is not open to this captain
            chance = odds_of_adventure(s, p, option.challenge) if option.challenge else -1.0
            writer = self.words.writer
            found.append(
                {
                    "option": option.id,
                    "label": self.words.label(episode.id, option),
                    "price": _capital(writer.price(option)),
                    "odds": None if chance < 0 else round(PERCENT * chance),
                    "brings": writer.sentence(option.ok) if option.ok else "",
                    "fails": writer.fails(option),
                    "always": writer.in_any_case(episode.done),
                    "open": payable,
                }
            )
            if option.leads:
                faction = FACTIONS[chosen_factions(s)[option.leads == "second"]]
                found[-1]["price"] = writer.faction[faction]
        if len(may_choose_option(s, p, token)) > sum(one["open"] for one in found):
            letter = self.book.story.letter[s.promise[p]]
            found.append(
                {
                    **_answer("promise", self.words.answer_label(letter, "keep")),
                    "brings": self.words.answer_terms(letter, "keep"),
                    "always": self.words.writer.in_any_case(episode.done),
                }
            )
        return found

    def letter(self) -> Page:
        """The Postscript that is being answered."""
        s, p, letter = self.s, self.p, answering(self.s)
        writer, text = self.words.writer, letter.text
        paragraphs = self.prose.paragraphs(f"{letter.id}-letter", self.lang, self._letter_values())
        plain = [] if text is None else [writer.name(text)]
        payable = len(may_answer(s, p)) > 1
        return {
            **self._about(letter.id, "", self.words.letter_title(letter)),
            "kind": "letter",
            "arc": "",
            "stage": 0,
            "lang": self.prose.language(f"{letter.id}-letter", self.lang),
            "paragraphs": paragraphs or plain,
            "options": [
                {
                    **_answer(answer, self.words.answer_label(letter, answer)),
                    "brings": self.words.answer_terms(letter, answer),
                    "open": payable or answer == "refuse",
                }
                for answer in ("accept", "refuse")
            ],
        }

    def _letter_values(self) -> dict[str, Any]:
        s = self.s
        doer = s.letter_from if s.letter_from != NONE else self.p
        deed = DEEDS[s.letter_deed] if s.letter_deed != NONE else "none"
        more = {"doer": self.words.captain(s, int(doer)), "deed": deed}
        return {**values_of(s, self.p, self.lang, NONE, ""), **more}

    def outcome(self, index: int) -> Page:
        """What came of a choice: the page of a chapter."""
        s, p, story = self.s, self.p, self.book.story
        chapter, chosen = s.chapters[p][index], s.chosen[p][index]
        one, letter = story.played.get(chapter), story.answered.get(chapter)
        lost = bool(s.lost[p][index])
        if one is not None:
            token = token_of(one.episode.arc, one.who)
            title, values = self.words.title(one), values_of(s, p, self.lang, token, one.who)
        else:
            assert letter is not None
            title, values = self.words.letter_title(letter), self._letter_values()
        if chosen in story.answer:
            answered, answer = story.answer[chosen]
            label = self.words.answer_label(answered, answer)
            message = f"{answered.id}-{ENDS[answer]}"
            values = {**self._letter_values(), **values}
        else:
            assert one is not None
            label = self.words.label(one.episode.id, story.option[chosen])
            message = f"{TALES[chosen]}-{'fail' if lost else 'ok'}"
        return {
            **self._about(EPISODES[chapter], one.who if one else "", title),
            "kind": "outcome",
            "chosen": label,
            "lost": lost,
            "lang": self.prose.language(message, self.lang),
            "paragraphs": self.prose.paragraphs(message, self.lang, values),
        }


def _answer(name: str, label: str) -> Page:
    """A choice that has neither price nor odds."""
    plain = {"price": "", "odds": None, "brings": "", "fails": "", "always": "", "open": True}
    return {"option": name, "label": label, **plain}


def _without_cost(option: Option) -> Option:
    return Option(option.id, when=option.when)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def token_of(arc: str, who: str) -> int:
    """With which token an arc is played with somebody: people of factions are Secondary, but for
    the Captain's own arc."""
    if arc in ("prologue", "captain", "service"):
        return int(TOKEN.CAPTAIN)
    if who in FACTION_CHARACTERS:
        return int(TOKEN.SECONDARY)
    return int(TOKEN.LOVER if arc in ("lover", "reconcile") else TOKEN.NEMESIS)


# What prose can speak of


def values_of(s: State, p: int, lang: str, token: int, who: str) -> dict[str, Any]:
    """The variables of an episode, as `docs/stories/format.md` lists them."""
    shown = book(s)
    words = story_words(shown, lang)
    place = int(token == TOKEN.SECONDARY)
    others = [(p + i) % s.seats for i in range(1, s.seats)]
    faction = s.arc_faction[p]
    lover, nemesis = s.lover[p][0], s.nemesis[p][0]
    values: dict[str, Any] = {
        "captain": words.captain(s, p),
        "ship": words.writer.name(shown.ship[s.ship[p]].name) if s.ship[p] != NONE else "",
        "port": words.writer.region[REGIONS[s.at[p]]],
        "who": CAPTAINS[s.captain[p]],
        "type": type_of_arc(s, p, token),
        "warmth": int(s.warmth[p][place]),
        "grudge": int(s.grudge[p][place]),
        "relation": "none" if faction == NONE else _standing(relation_with(s, p, "")),
        "lover": "none" if lover == NONE else words.slugs[PEOPLE[lover]],
        "nemesis": "none" if nemesis == NONE else words.slugs[PEOPLE[nemesis]],
        "lover_name": words.people[PEOPLE[lover]] if lover != NONE else words.nobody,
        "nemesis_name": words.people[PEOPLE[nemesis]] if nemesis != NONE else words.nobody,
        "person": words.people.get(who, words.nobody),
        "rival": words.captain(s, others[0]) if others else words.somebody,
        "alone": "no" if others else "yes",
        "faction": words.writer.faction[FACTIONS[faction]] if faction != NONE else words.nobody,
    }
    for number, name in enumerate(FACTIONS):
        plays = number in s.factions
        values[f"relation_{name}"] = _standing(relation_with(s, p, name)) if plays else "none"
    for deed in shown.story.deeds.values():
        doers = [q for q in others if has_done(s, q, deed)]
        values[deed] = "me" if has_done(s, p, deed) else "other" if doers else "no"
        values[f"{deed}_by"] = words.captain(s, doers[0]) if doers else words.somebody
    return values


def _standing(relation: int) -> str:
    return "good" if relation >= GOOD else "fair" if relation >= FAIR else "bad"
