"""What must be true of a content pack, beyond its shape: names, words, numbers, and what is in the
box. Records with a mistake in their shape are left alone here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from captains_table.engine.errors import shown
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    EVENT_CARDS,
    EVENTS,
    FACTION_CHARACTERS,
    FACTION_FLAGS,
    FACTION_RELICS,
    FACTIONS,
    INFESTATIONS,
    LEGENDARY,
    LEGENDARY_OF,
    MOST_SEATS,
    NPC_COUNTS,
    PORT_TYPES,
    PORTS,
    REGIONS,
    ROLES,
    RUMORS,
    SEAS,
    SHIPS,
    STARTERS,
    SUMMONING_RELICS,
    TAVERN,
    TROPHIES,
)
from captains_table.games.sea_of_legends.content.checks.adventures import check_adventures
from captains_table.games.sea_of_legends.content.checks.effects import check_ability, check_effects
from captains_table.games.sea_of_legends.content.checks.map import check_map
from captains_table.games.sea_of_legends.content.pack import (
    Ability,
    Captain,
    Character,
    Effect,
    Episode,
    EventCard,
    Faction,
    Game,
    Option,
    Pack,
    Port,
    Postscript,
    Record,
    Role,
    Sea,
    Ship,
    TavernCard,
    Text,
    effect_lists,
)
from captains_table.games.sea_of_legends.content.shape import Path, Report, check_shape
from captains_table.games.sea_of_legends.state import DEPTH, MOST

LONGEST = {"label": 100, "text": 200}  # letters of a sentence
LONGEST_NAME = 40
MOST_NUMBERED = MOST + 1  # numbers of a step, and of the choices in Adventures
MOST_POSTSCRIPTS = MOST // MOST_SEATS  # a letter has a number for each captain
# Each effect of an Event waits once for each captain; `DEPTH` steps can wait in all.
MOST_IN_AN_EVENT = (DEPTH - 10) // MOST_SEATS
NO_BREAK = "\u00a0"  # French needs it
# The numbers that make sense, by record and field.
RANGES: dict[str, dict[str, tuple[int, int]]] = {
    "Pack": {"gold": (0, 50), "income": (0, 10), "goal": (1, 50)},
    "Port": {"strength": (1, 18), "x": (0, 1000), "y": (0, 650)},
    "Sea": {"x": (0, 1000), "y": (0, 650)},
    "Ship": {
        **{"rank": (1, 3), "cannons": (0, 14), "movement": (1, 8), "capacity": (1, 12)},
        **{"cost": (0, 99), "notoriety": (0, 5)},
    },
    "Role": {"cost": (0, 30)},
    "Ability": {"pay_gold": (0, 30), "pay_item": (0, 3)},
    "Npc": {"ally": (0, 9), "movement": (0, 8), "notoriety": (0, 5)},
    "Start": {"seats": (1, 4)},
    "Faction": {"goal": (0, 9), "gold_goal": (0, 99)},
    "Band": {"at": (1, 30)},
    "Option": {"challenge": (0, 18), "relation": (-9, 6)},
    "Effect": {
        **{"n": (-20, 20), "most": (0, 20), "keep": (1, 5), "discount": (0, 20), "cost": (-1, 30)},
        **{"solo": (0, 20), "else_gold": (0, 20), "or_gold": (0, 20)},
        **{"relation": (-9, 6), "relation_most": (-3, 9)},
    },
}
# Where each effects list stands, by record and field; that of an Ability stands in its moment.
PLACE_OF = {
    ("Port", "reward"): "reward",
    ("Game", "outcomes"): "game",
    **{("NemesisSide", field): "nemesis_card" for field in ("first", "second", "third")},
    ("Npc", "attack"): "attack",
    ("EventCard", "top"): "event",
    ("Band", "effects"): "event",
    ("Option", "cost"): "cost",
    ("Option", "ok"): "story",
    ("Option", "fail"): "story",
    ("Episode", "done"): "story",
    ("Postscript", "cost"): "cost",
    ("Postscript", "accept"): "story",
    ("Postscript", "refuse"): "story",
}
MAY_BE_EMPTY = ("outcomes", "cost", "fail", "done", "accept", "refuse")
# Moments at which something that costs nothing could be used without end.
ENDLESS = ("pool", "assign", "nemesis", "move", "turn", "turn_or_assign", "port", "won")
# What the goal of each Faction counts, and how many there are of it.
GOALS = {
    "atlantian": TROPHIES,
    "british": FACTION_FLAGS["british"],
    "tlaloc": SUMMONING_RELICS,
    "dread": INFESTATIONS,
}
CLASS_OF = {ship: rank for rank, ships in enumerate(SHIPS, 1) for ship in ships}

LISTS: dict[tuple[str, ...], type[Record]] = {
    ("captains",): Captain,
    ("ships",): Ship,
    ("starters",): Role,
    ("crew",): Role,
    ("games",): Game,
    ("tavern",): TavernCard,
    ("characters",): Character,
    ("factions",): Faction,
    ("events",): EventCard,
    ("map", "ports"): Port,
    ("map", "seas"): Sea,
    ("adventures", "episodes"): Episode,
    ("adventures", "postscripts"): Postscript,
}

T = TypeVar("T", bound=Record)


def check_pack(report: Report, data: Any) -> None:
    """Everything that is wrong with a pack."""
    check_shape(report, Pack, data)
    if isinstance(data, Mapping):
        _Check(report, data).run()


class _Check:
    def __init__(self, report: Report, data: Mapping[str, Any]) -> None:
        self.report = report
        self.data = data
        # Now, because what is found below must not hide anything else.
        self.well_shaped: dict[tuple[str, ...], list[tuple[Path, Any]]] = {
            path: [
                ((*path, i), msgspec.convert(item, kind))
                for i, item in enumerate(self.items(*path))
                if not report.spoils((*path, i))
            ]
            for path, kind in LISTS.items()
        }
        self.name_is_well_shaped = "name" in data and not report.spoils(("name",))

    def run(self) -> None:
        for records in self.well_shaped.values():
            for place, record in records:
                self.parts(place, record)
        top = {name: self.data[name] for name in RANGES["Pack"] if name in self.data}
        for name, value in top.items():
            self.number((name,), "Pack", name, value)
        if self.name_is_well_shaped:
            self.text(("name",), msgspec.convert(self.data["name"], Text))
        self.box()
        self.people_and_ships()
        self.cards()
        self.characters()
        self.factions()
        self.events()
        check_map(self.report, self.data, dict(self.records(Port, "map", "ports")))
        episodes = dict(self.records(Episode, "adventures", "episodes"))
        postscripts = dict(self.records(Postscript, "adventures", "postscripts"))
        check_adventures(self.report, self.data, episodes, postscripts)
        self.numbered()

    def items(self, *path: str) -> Sequence[Any]:
        """A list in the data, empty where there is none."""
        found: Any = self.data
        for step in path:
            found = found.get(step) if isinstance(found, Mapping) else None
        return found if isinstance(found, Sequence) and not isinstance(found, str) else ()

    def records(self, kind: type[T], *path: str) -> Iterator[tuple[Path, T]]:
        """The records of a list whose shape is right."""
        yield from self.well_shaped[path]

    # Every part of a record

    def parts(self, path: Path, record: Record) -> None:
        """Check the texts, numbers, abilities and effects of a record, however deep."""
        name = type(record).__name__
        if isinstance(record, Text):
            self.text(path, record)
            return
        if isinstance(record, Ability):
            check_ability(self.report, path, record, self.at(path))
        if isinstance(record, Game | Option | Postscript):
            self.line((*path, "id"), record.id, LONGEST_NAME)
        for field in record.__struct_fields__:
            value, place = getattr(record, field), (*path, field)
            self.number(place, name, field, value)
            if (name, field) in PLACE_OF:
                self.lists(place, value, PLACE_OF[name, field])
            self.inner(place, value)

    def inner(self, path: Path, value: Any) -> None:
        if isinstance(value, Record):
            self.parts(path, value)
        elif isinstance(value, tuple):
            for i, item in enumerate(value):
                self.inner((*path, i), item)

    def lists(self, path: Path, value: Any, place: str) -> None:
        """Check a list of effects, or a list of such lists."""
        if not value:
            if path[-1] not in MAY_BE_EMPTY:
                self.report.add(path, "at least one effect is expected")
        elif isinstance(value[0], Effect):
            check_effects(self.report, path, value, self.at(path), place)
        else:
            for i, item in enumerate(value):
                self.lists((*path, i), item, place)

    def at(self, path: Path) -> Any:
        found: Any = self.data
        for step in path:
            found = found[step]
        return found

    def text(self, path: Path, text: Text) -> None:
        field = next((step for step in reversed(path) if isinstance(step, str)), "")
        longest = LONGEST.get(field, LONGEST_NAME)
        for lang in text.__struct_fields__:
            self.line((*path, lang), getattr(text, lang), longest)

    def line(self, path: Path, words: str, longest: int) -> None:
        if not words.strip():
            self.report.add(path, "this is empty")
        elif len(words) > longest:
            self.report.add(path, f"at most {longest} letters are expected, not {len(words)}")
        elif not words.replace(NO_BREAK, " ").isprintable():
            self.report.add(path, "one line of printable text is expected")

    def number(self, path: Path, record: str, field: str, value: Any) -> None:
        if field not in RANGES.get(record, ()):
            return
        low, high = RANGES[record][field]
        if type(value) is int and not low <= value <= high:
            self.report.add(path, f"a number from {low} to {high} is expected, not {shown(value)}")

    def one_of(self, path: Path, value: str, known: Sequence[str], what: str) -> None:
        if value not in known:
            self.report.add(path, f"there is no {what} {value!r}")

    # What the game has numbers for

    def numbered(self) -> None:
        """Choices, lists of effects, Games and Postscripts are told by their numbers, which are
        limited; what is beyond them could never be played."""
        episodes = self.items("adventures", "episodes")
        options = [
            ("adventures", "episodes", i, "options", j)
            for i, episode in enumerate(episodes)
            if isinstance(episode, Mapping)
            for j in range(_length(episode.get("options")))
        ]
        self.not_more(options, MOST_NUMBERED, "choices in all Adventures")
        for name, most, what in (
            (("games",), MOST_NUMBERED, "Games"),
            (("adventures", "postscripts"), MOST_POSTSCRIPTS, "Postscripts"),
        ):
            places = [(*name, i) for i in range(len(self.items(*name)))]
            self.not_more(places, most, what)
        self.different_lists()

    def not_more(self, places: Sequence[Path], most: int, what: str) -> None:
        if len(places) > most:
            reason = f"the game has numbers for {most} {what}, and there are {len(places)}"
            self.report.add(places[most], reason)

    def different_lists(self) -> None:
        found: set[tuple[Effect, ...]] = set()
        for records in self.well_shaped.values():
            for path, record in records:
                found.update(effect_lists(record))
                if len(found) > MOST_NUMBERED:
                    reason = f"the game has numbers for {MOST_NUMBERED} different lists of effects"
                    self.report.add(path, f"{reason}, and here they are used up")
                    return

    # What is in the box

    def box(self) -> None:
        """Each piece of the component list once, and no other."""
        for path, expected in (
            (("captains",), CAPTAINS),
            (("ships",), tuple(CLASS_OF)),
            (("starters",), STARTERS),
            (("crew",), ROLES),
            (("tavern",), TAVERN),
            (("characters",), (*CHARACTERS, *FACTION_CHARACTERS)),
            (("factions",), FACTIONS),
            (("events",), EVENTS),
            (("map", "ports"), PORTS),
            (("map", "seas"), SEAS),
        ):
            self.ids(path, self.items(*path), expected)
        self.ids(("games",), self.items("games"), None)
        for i, faction in enumerate(self.items("factions")):
            name = faction.get("id") if isinstance(faction, Mapping) else None
            if name not in FACTIONS:
                continue
            npcs = tuple(kind for kind, (whose, _, _) in NPC_COUNTS.items() if whose == name)
            for field, expected in (("npcs", npcs), ("deck", FACTION_RELICS[name])):
                if isinstance(faction.get(field), list):
                    self.ids(("factions", i, field), faction[field], expected)

    def ids(self, path: Path, items: Sequence[Any], expected: Sequence[str] | None) -> None:
        found: set[str] = set()
        for i, item in enumerate(items):
            name = item.get("id") if isinstance(item, Mapping) else None
            if not isinstance(name, str):
                continue  # its shape is wrong, which was said
            if name in found:
                self.report.add((*path, i, "id"), f"{name!r} is there already")
            elif expected is not None and name not in expected:
                self.report.add((*path, i, "id"), f"there is no {name!r} in the box")
            found.add(name)
        missing = [name for name in expected or () if name not in found]
        if missing:
            box = f"the box holds {len(expected or ())}"
            self.report.add(path, f"missing: {', '.join(missing)} ({box})")

    # Records of one sort

    def people_and_ships(self) -> None:
        for path, captain in self.records(Captain, "captains"):
            self.one_of((*path, "start"), captain.start, REGIONS, "region")
            for side in ("base", "legendary"):
                if getattr(captain, side).ability.when != "assign":
                    place = (*path, side, "ability", "when")
                    self.report.add(place, "a Captain's ability works by icons: `assign`")
        for path, ship in self.records(Ship, "ships"):
            rank = CLASS_OF.get(ship.id, ship.rank)
            if ship.rank != rank:
                self.report.add((*path, "rank"), f"{ship.id} is a Ship of Class {rank}")
        for path, role in self.records(Role, "starters"):
            self.tireless((*path, "ability"), role.ability)
            if role.people or role.cost:
                self.report.add(path, "Starter Crew cost nothing and have no `people`")
        for path, role in self.records(Role, "crew"):
            self.tireless((*path, "ability"), role.ability)
            if len(role.people) != 2:
                self.report.add(
                    path, f"two `people` are expected, one a card, not {len(role.people)}"
                )

    def cards(self) -> None:
        games = [game.id for _, game in self.records(Game, "games")]
        for path, game in self.records(Game, "games"):
            if len(game.outcomes) not in (1, 2):
                self.report.add((*path, "outcomes"), "one outcome or two are expected")
        for path, card in self.records(TavernCard, "tavern"):
            self.one_of((*path, "game"), card.game, games, "Game")
            if card.id in RUMORS:
                self.one_of((*path, "rumor"), card.rumor, PORTS, "Port")
                self.endless((*path, "ability"), card.ability)
            elif card.rumor:
                self.report.add((*path, "rumor"), f"{card.id} is an Item, not a Rumor")

    def endless(self, path: Path, ability: Ability) -> None:
        """What costs nothing must say how often."""
        if ability.when in ENDLESS and not ability.once:
            self.report.add(path, "this could be used without end: `once` is missing")

    def tireless(self, path: Path, ability: Ability) -> None:
        """Crew that refresh each other would never stop."""
        for i, e in enumerate(ability.effects):
            if e.do == "refresh" and not e.other:
                place = (*path, "effects", i)
                self.report.add(place, "two of these could work without end: `other` is missing")

    def characters(self) -> None:
        faction_of = {
            f"F{LEGENDARY.index(card) + 1:02}": faction
            for faction, cards in LEGENDARY_OF.items()
            for card in cards
        }
        for path, character in self.records(Character, "characters"):
            for side in ("lover", "nemesis"):
                self.start((*path, side), getattr(character, side).start, character.id)
            for field in ("first", "third"):
                ability = getattr(character.lover, field)
                if ability.when not in ("assign", "won"):
                    place = (*path, "lover", field, "when")
                    self.report.add(place, "this ability works by icons: `assign` or `won`")
            self.endless((*path, "lover", "second"), character.lover.second)
            expected = faction_of.get(character.id, "")
            if character.faction != expected:
                whose = f"to {expected}" if expected else "to no Faction"
                self.report.add((*path, "faction"), f"{character.id} belongs {whose}")
            if character.crew is not None:
                self.tireless((*path, "crew"), character.crew)
            if (character.crew is not None) != bool(expected):
                why = "has a Legendary Crew" if expected else "has no Legendary Crew"
                self.report.add((*path, "crew"), f"{character.id} {why}")
            beats = 4 if expected else 0
            if len(character.arc) != beats:
                self.report.add((*path, "arc"), f"{beats} beats are expected")

    def start(self, path: Path, region: str, who: str) -> None:
        """Where a token begins, for people who can be dealt (R25); that of a Secondary Lover or
        Nemesis goes to a Port like any other (R72, R80), so people of Factions have no such place.
        """
        if who in FACTION_CHARACTERS:
            if "start" in self.at(path):
                self.report.add((*path, "start"), "there is no field `start` here")
        elif not region:
            self.report.add(path, "`start` is missing")
        else:
            self.one_of((*path, "start"), region, REGIONS, "region")

    def factions(self) -> None:
        for path, faction in self.records(Faction, "factions"):
            for i, npc in enumerate(faction.npcs):
                if any(low >= high for low, high in pairwise(npc.track)):
                    self.report.add((*path, "npcs", i, "track"), "each level is above the last")
                if not 1 <= npc.track[0] <= npc.track[-1] <= 18:
                    place = (*path, "npcs", i, "track")
                    self.report.add(place, "Strengths from 1 to 18 are expected")
            for i, relic in enumerate(faction.deck):
                self.endless((*path, "deck", i, "ability"), relic.ability)
            for i, start in enumerate(faction.starts):
                place = (*path, "starts", i)
                own = [npc.id for npc in faction.npcs]
                self.one_of((*place, "npc"), start.npc, own, f"NPC of {faction.id}")
                self.one_of((*place, "at"), start.at, REGIONS, "region")
                placed = [other.npc for other in faction.starts[: i + 1]].count(start.npc)
                self.enough(place, placed, NPC_COUNTS.get(start.npc, ("", placed))[1])
            tokens = SUMMONING_RELICS if faction.id == "tlaloc" else 0
            if len(faction.tokens) != tokens:
                self.report.add((*path, "tokens"), f"{tokens} regions are expected")
            for field, known in (("tokens", REGIONS), ("flags", PORTS)):
                for i, region in enumerate(getattr(faction, field)):
                    self.one_of((*path, field, i), region, known, "region")
            self.enough((*path, "flags"), len(faction.flags), FACTION_FLAGS.get(faction.id, 0))
            if len(set(faction.flags)) < len(faction.flags):
                self.report.add((*path, "flags"), "a Port has one Flag at most")
            if bool(faction.goal) == (faction.id == "spanish"):
                self.report.add((*path, "goal"), "every Faction but the Spanish Armada has a goal")
            self.enough((*path, "goal"), faction.goal, GOALS.get(faction.id, 0))
            if faction.gold_goal and faction.id != "british":
                self.report.add((*path, "gold_goal"), "only the British Empire has a Treasury")

    def enough(self, path: Path, wanted: int, there: int) -> None:
        """Not more than the box holds."""
        if wanted > there:
            self.report.add(path, f"the box holds {there}, not {shown(wanted)}")

    def events(self) -> None:
        for path, event in self.records(EventCard, "events"):
            faction = next((f for f, cards in EVENT_CARDS.items() if event.id in cards), "")
            own = [kind for kind, (whose, _, _) in NPC_COUNTS.items() if whose == faction]
            levels = [effect.npc for effect in event.top if effect.do == "level"]
            if faction and (not levels or levels[0] not in own):
                self.report.add((*path, "top"), f"a `level` of one of {', '.join(own)} is expected")
            self.event_effects(path, event, faction, own)
            few = "few" if event.id[2:] in "123" else "many"
            if faction and event.set != few:
                self.report.add((*path, "set"), f"{event.id} is of the set `{few}`")
            if any(low.at >= high.at for low, high in pairwise(event.bands)):
                self.report.add((*path, "bands"), "each band begins above the last")
        self.port_types()

    def event_effects(self, path: Path, event: EventCard, faction: str, own: list[str]) -> None:
        """Everybody's effects wait for each other; and who does not play has no NPCs to place."""
        lists = [((*path, "top"), event.top)]
        bands = enumerate(event.bands)
        lists += [((*path, "bands", i, "effects"), band.effects) for i, band in bands]
        for place, effects in lists:
            if len(effects) > MOST_IN_AN_EVENT:
                reason = f"at most {MOST_IN_AN_EVENT} effects can wait here, not {len(effects)}"
                self.report.add(place, reason)
            for i, effect in enumerate(effects):
                if faction and effect.npc in NPC_COUNTS and effect.npc not in own:
                    reason = f"an Event of the {faction} Faction has no {effect.npc}"
                    self.report.add((*place, i, "npc"), reason)

    def port_types(self) -> None:
        types = {port.type for _, port in self.records(Port, "map", "ports")}
        if missing := [kind for kind in PORT_TYPES if kind not in types]:
            self.report.add(("map", "ports"), f"there is no {', no '.join(missing)}")


def _length(items: Any) -> int:
    return len(items) if isinstance(items, Sequence) and not isinstance(items, str) else 0
