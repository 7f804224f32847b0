"""What a content pack holds, as typed records. `loading.py` reads them from YAML files and checks
them; the rules read them and never a file. Identifiers are those of `box.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

Face = Literal["1", "2", "captain", "lover", "nemesis"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record of a content file: no field that we do not know."""


class Text(Record, frozen=True):
    """A name or a sentence in each language."""

    en: str
    fr: str


class Effect(Record, frozen=True):
    """One effect; `vocabulary.EFFECTS` says which fields each takes."""

    do: str
    n: int = 1
    per: str = ""
    most: int = 0
    faces: tuple[Face, ...] = ()
    to: str = ""
    deck: str = ""
    keep: int = 1
    discount: int = 0
    half: bool = False
    other: bool = False
    down: bool = False
    cost: int = -1
    after: str = ""
    on: str = ""
    npc: str = ""
    where: str = ""
    who: str = ""
    solo: int = 0
    flee: bool = False
    else_gold: int = 0  # lost where there is no such card
    or_gold: int = 0  # may be lost in place of a card
    else_relic: bool = False
    or_relic: bool = False
    trophy: bool = False
    faction: str = ""
    relation: int = -9  # only with at least that relation
    relation_most: int = 9  # only with at most that relation
    deed: str = ""


class Ability(Record, frozen=True):
    """When it works, what it needs, what it costs and what it does."""

    when: str
    effects: tuple[Effect, ...]
    needs: tuple[str, ...] = ()
    once: str = ""
    pay_gold: int = 0
    pay_item: int = 0


class Port(Record, frozen=True):
    """A Port region."""

    id: str
    name: Text
    type: Literal["tavern", "hiring_hall", "shipyard", "hideout"]
    strength: int
    reward: tuple[Effect, ...]
    x: int
    y: int


class Sea(Record, frozen=True):
    """A Sea region; it has no name on the board, ours is for the log."""

    id: str
    name: Text
    x: int
    y: int


class Map(Record, frozen=True):
    """The board."""

    ports: tuple[Port, ...]
    seas: tuple[Sea, ...]
    routes: tuple[tuple[str, str], ...]


class DiceFaces(Record, frozen=True):
    """The six faces of each sort of die."""

    captain: tuple[Face, Face, Face, Face, Face, Face]
    bonus: tuple[Face, Face, Face, Face, Face, Face]


class CaptainSide(Record, frozen=True):
    """One side of a Captain card: what each assigned Captain icon does."""

    name: Text
    ability: Ability


class Captain(Record, frozen=True):
    """A Captain card."""

    id: str
    name: Text
    start: str
    base: CaptainSide
    legendary: CaptainSide


class Ship(Record, frozen=True):
    """A Ship card."""

    id: str
    name: Text
    rank: int  # its Class
    cannons: int
    movement: int
    capacity: int
    cost: int
    notoriety: int


class Role(Record, frozen=True):
    """What a Crew card does: exhaust it."""

    id: str
    role: Text
    ability: Ability
    cost: int = 0
    people: tuple[Text, ...] = ()  # who it is, on each copy; a role without people is its own name


class Game(Record, frozen=True):
    """The Game on a Tavern card: one outcome, or two to choose from."""

    id: str
    name: Text
    outcomes: tuple[tuple[Effect, ...], ...]


class TavernCard(Record, frozen=True):
    """A Tavern card: its Game, and an Item or the Rumor of a Relic."""

    id: str
    game: str
    name: Text
    ability: Ability
    rumor: str = ""  # the Port that the Rumor names; "" for an Item


class Relic(Record, frozen=True):
    """A card of a faction's deck."""

    id: str
    name: Text
    ability: Ability


class LoverSide(Record, frozen=True):
    """A character as Lover: two abilities by icons, one situational; and where the token starts,
    for who can be dealt."""

    first: Ability
    second: Ability
    third: Ability
    beats: tuple[Text, Text, Text]
    start: str = ""


class NemesisSide(Record, frozen=True):
    """A character as Nemesis: three abilities, activated from the top; and where the token starts,
    for who can be dealt."""

    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    third: tuple[Effect, ...]
    beats: tuple[Text, Text, Text]
    start: str = ""


class Character(Record, frozen=True):
    """A Lover/Nemesis card; those of a faction also lead an arc and have a Legendary Crew."""

    id: str
    name: Text
    lover: LoverSide
    nemesis: NemesisSide
    faction: str = ""
    crew: Ability | None = None
    arc: tuple[Text, ...] = ()  # the four beats of the Captain arc


class Npc(Record, frozen=True):
    """A stat card."""

    id: str
    name: Text
    track: tuple[int, int, int, int]
    ally: int
    movement: int
    attack: tuple[Effect, ...]
    keywords: tuple[Literal["cautious", "reckless", "solitary"], ...]
    region: bool = False  # a Region Attack
    gold: bool = False  # reward: gold as much as its Strength
    notoriety: int = 0  # reward


class Start(Record, frozen=True):
    """An NPC on the board when the game begins."""

    npc: str
    at: str
    seats: int = 1  # with so many players or more


class Faction(Record, frozen=True):
    """A faction."""

    id: str
    name: Text
    npcs: tuple[Npc, ...]
    deck: tuple[Relic, ...]
    starts: tuple[Start, ...] = ()
    tokens: tuple[str, ...] = ()  # where its objective tokens begin
    flags: tuple[str, ...] = ()
    goal: int = 0  # tokens, Flags or Trophies that win
    gold_goal: int = 0  # gold in the Treasury that wins


class Band(Record, frozen=True):
    """What an Event does from a Strength on."""

    at: int
    effects: tuple[Effect, ...]


class EventCard(Record, frozen=True):
    """An Event. The NPC of its first `level` effect drives the bands."""

    id: str
    name: Text
    set: Literal["few", "many"]  # for 1 and 2 players, or for more
    top: tuple[Effect, ...]
    bands: tuple[Band, ...]


class Condition(Record, frozen=True):
    """What must hold: all that it names. `vocabulary.CONDITIONS` says what each means."""

    deed: str = ""
    no_deed: str = ""
    others_deed: str = ""
    type: tuple[str, ...] = ()
    captain: tuple[str, ...] = ()
    relation: int = -9
    relation_most: int = 9
    faction: str = ""  # whose relation; that of the Captain arc, if none is named
    warmth: int = 0
    grudge: int = 0
    grudge_most: int = 9
    lover: str = ""
    nemesis: str = ""
    crew: str = ""
    in_play: str = ""
    seats: int = 0
    broken: bool = False


class LetterTo(Record, frozen=True):
    """The Postscript that an option may cause, and to whom."""

    id: str
    to: Literal["rival", "ally", "leader", "bereft", "self"]


class Option(Record, frozen=True):
    """A choice in an Adventure: a cost or a Challenge, or neither."""

    id: str
    ok: tuple[Effect, ...] = ()
    label: Text | None = None  # where no prose is written for it
    fail: tuple[Effect, ...] = ()
    cost: tuple[Effect, ...] = ()
    challenge: int = 0
    when: tuple[Condition, ...] = ()
    type: str = ""  # what the arc becomes: `vocabulary.TYPES`
    leads: str = ""  # in a Prologue: to the first or the second chosen Faction
    letter: LetterTo | None = None
    token: str = ""  # the Port where the token goes next; chance decides without it


class Episode(Record, frozen=True):
    """The structure of an episode; `who` leaves it empty for all of that arc and stage."""

    id: str
    arc: str
    stage: int
    options: tuple[Option, ...]
    done: tuple[Effect, ...] = ()  # when it is over, whatever was chosen
    who: str = ""
    title: Text | None = None  # where no prose is written for it
    when: tuple[Condition, ...] = ()
    token: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether it has no prose: it stands in until somebody's own is written."""
        return any(option.label is not None for option in self.options)


class Promise(Record, frozen=True):
    """What comes of a promise in the next Adventure, whichever it is."""

    ok: tuple[Effect, ...] = ()
    broken: tuple[Effect, ...] = ()


class Postscript(Record, frozen=True):
    """Elsewhere in the Caribbean: a captain may answer."""

    id: str
    text: Text | None = None  # where no prose is written for it
    faction: str = ""
    kind: str = ""
    when: tuple[Condition, ...] = ()
    cost: tuple[Effect, ...] = ()  # of accepting
    accept: tuple[Effect, ...] = ()
    refuse: tuple[Effect, ...] = ()
    promise: Promise | None = None


class Adventures(Record, frozen=True):
    """Everything that the story app does, without its prose."""

    episodes: tuple[Episode, ...]
    postscripts: tuple[Postscript, ...]

    @property
    def told(self) -> list[Episode | Postscript]:
        """All of them."""
        return [*self.episodes, *self.postscripts]


class Former(Record, frozen=True):
    """Sentences that earlier editions told by numbers: the choices of Adventures, Postscripts."""

    options: tuple[Text, ...] = ()
    postscripts: tuple[Text, ...] = ()


class ProseFile(Record, frozen=True):
    """The prose of one file of somebody's own pack, as it is written."""

    lang: str
    person: str
    text: str


class Pack(Record, frozen=True):
    """A whole content pack."""

    name: Text
    map: Map
    dice: DiceFaces
    captains: tuple[Captain, ...]
    ships: tuple[Ship, ...]
    starters: tuple[Role, ...]
    crew: tuple[Role, ...]
    games: tuple[Game, ...]
    tavern: tuple[TavernCard, ...]
    characters: tuple[Character, ...]
    factions: tuple[Faction, ...]
    events: tuple[EventCard, ...]
    adventures: Adventures
    prose: tuple[ProseFile, ...] = ()  # where it is not that of this edition
    former: Former = Former()
    gold: int = 8  # everybody starts with
    income: int = 2  # gold for each Port at the end of a turn
    goal: int = 10  # Notoriety


def effect_lists(record: Any) -> Iterator[tuple[Effect, ...]]:
    """Every list of effects in a record, however deep, and each effect by itself."""
    if isinstance(record, tuple):
        if record and isinstance(record[0], Effect):
            yield record
            yield from ((effect,) for effect in record)
        else:
            for item in record:
                yield from effect_lists(item)
    elif isinstance(record, msgspec.Struct) and not isinstance(record, ProseFile):
        for name in record.__struct_fields__:
            yield from effect_lists(getattr(record, name))
