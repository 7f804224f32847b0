"""What cards say: every text is put together from the words of the vocabulary, so that a card of
somebody's own pack explains itself in both languages as well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from pathlib import Path
from typing import Any

from captains_table.engine.words import Words, words
from captains_table.games.sea_of_legends.box import LEGENDARY, NPC_COUNTS, NPC_TYPES
from captains_table.games.sea_of_legends.content.pack import (
    Ability,
    Character,
    Effect,
    EventCard,
    Npc,
    Option,
    Pack,
    Text,
)
from captains_table.games.sea_of_legends.content.vocabulary import WHERE

Effects = tuple[Effect, ...]

# "Once in a Challenge" goes without saying where the moment comes only once.
IMPLIED = {("pool", "challenge"), ("nemesis", "challenge"), ("won", "challenge"), ("port", "turn")}
# And the moment goes without saying where it says how often.
PLAIN = {("assign", "challenge"), ("turn", "turn"), ("move", "turn")}
# A condition is told with the moment, except at these, where it belongs to what is done.
NEEDS_LAST = ("pool", "assign", "always", "attacked")


def pack_words(pack: Pack, lang: str) -> dict[str, str]:
    """The names of everything in a pack and what it does, as messages of the catalogue."""
    writer = Writer(pack, lang)
    return {**dict(writer.names()), **dict(writer.texts()), **dict(writer.beats())}


@cache
def _catalogue(lang: str) -> Words:
    return words(Path(__file__).parents[1], lang)


class Writer:
    """Puts the texts of a pack together in one language."""

    def __init__(self, pack: Pack, lang: str) -> None:
        self.pack = pack
        self.lang = lang
        self.say = _catalogue(lang).say
        self.npc = {npc.id: self.name(npc.name) for f in pack.factions for npc in f.npcs}
        ports = {port.id: self.name(port.name) for port in pack.map.ports}
        self.region = ports | {sea.id: self.name(sea.name) for sea in pack.map.seas}
        self.faction = {faction.id: self.name(faction.name) for faction in pack.factions}

    def name(self, text: Text) -> str:
        """A text in this language."""
        words: str = getattr(text, self.lang)
        return words

    # Effects

    def sentence(self, effects: Effects, lead: str = "", icons: bool = False) -> str:
        """Effects, after the moment or whatever else leads to them."""
        return self.finish(lead, self.effects(effects, icons))

    def finish(self, lead: str, effects: str) -> str:
        """A sentence of what leads to effects, if anything does, and the effects."""
        if lead:
            text = self.say("sentence", lead=lead, effects=effects)
        else:
            text = self.say("sentence-alone", effects=effects)
        return _capital(text)

    def effects(self, effects: Effects, icons: bool = False) -> str:
        """Effects side by side. What is remembered is no news where there is something else."""
        told = []
        for effect in [e for e in effects if e.do != "deed"] or effects:
            text = self.effect(effect, icons)
            if effect.who:
                text = self.say("who", who=self.say(f"who-{effect.who}"), effects=text)
            told.append(text)
        mark = "and-then" if any(c in text for text in told for c in ",:;") else "and-also"
        return reduce(lambda first, next: self.say(mark, first=first, next=next), told)

    def effect(self, e: Effect, icons: bool) -> str:
        """One effect with all that its fields add."""
        clauses = [self.say(self.message(e), **self.values(e, icons))]
        if e.do == "draw":
            clauses += self.drawn_price(e)
        if e.trophy:
            clauses.append(self.say("trophy"))
        if e.or_gold:
            clauses.append(self.say("or-gold", n=e.or_gold))
        if e.else_gold:
            clauses.append(self.say("else-gold", n=e.else_gold))
        if e.do == "lose_gold" and e.to not in ("", "supply"):
            clauses.append(self.say(f"to-{e.to}"))
        if e.per:
            clauses.append(self.say(f"per-{e.per}"))
        if e.most and e.per != "leader":  # one of it at most goes without saying
            clauses.append(self.say("at-most", n=e.most))
        if e.after:
            clauses.append(self.say(f"after-{e.after}", n=e.n))
        text = " ".join(clauses)
        if e.relation != Effect("").relation:
            text = self.say("relation-least", n=e.relation, effects=text)
        if e.relation_most != Effect("").relation_most:
            text = self.say("relation-most", n=e.relation_most, effects=text)
        return text

    def message(self, e: Effect) -> str:
        """The message of an effect; some have one for each way of using it."""
        ways = {
            "less": e.n < 0,
            "half": e.do == "lose_gold" and e.half,
            "faces": bool(e.faces),
            "npc": e.do == "movement" and bool(e.npc),
            "of": bool(e.faction),
            "other": e.other,
            "or_relic": e.or_relic,
            "else_relic": e.else_relic,
            e.on: bool(e.on),
            e.deck: e.do in ("draw", "gain_card"),
        }
        if e.do == "relation" and e.faction:
            return f"effect-relation-{'less-' if e.n < 0 else ''}of"
        way = next((name for name, used in ways.items() if used), "")
        return f"effect-{e.do}-{way}" if way else f"effect-{e.do}"

    def values(self, e: Effect, icons: bool) -> dict[str, Any]:
        """What a message may want to say."""
        where = f"where-{e.where}" if e.where in WHERE else "where-region"
        return {
            "n": abs(e.n),
            "tens": e.n * 10,
            "keep": e.keep,
            "solo": e.solo,
            "icons": _yes(icons),
            "down": _yes(e.down),
            "flee": _yes(e.flee),
            "npc": self.npc.get(e.npc, ""),
            "faction": self.faction.get(e.faction, ""),
            "to": self.say(f"to_face-{e.to}") if e.do == "turn" else "",
            "faces": self.faces(e),
            "deck": self.say(f"of_deck-{e.deck}") if e.do == "peek" else "",
            "where": self.say(where, region=self.region.get(e.where, "")) if e.where else "",
        }

    def faces(self, e: Effect) -> str:
        """The faces that an effect is about: this, that or that."""
        names = [self.say(f"to_face-{face}") for face in e.faces]
        if len(names) < 2:
            return "".join(names)
        return self.say("faces-or", first=", ".join(names[:-1]), last=names[-1])

    def drawn_price(self, e: Effect) -> Iterator[str]:
        """What is special about the price of what is drawn."""
        if e.discount:
            yield self.say("price-discount", n=e.discount)
        if e.half:
            yield self.say("price-half")
        if e.cost >= 0:
            yield self.say("price-free", n=e.cost)

    # Abilities

    def ability(self, ability: Ability, icon: str = "") -> str:
        """When, what for, what, against whom."""
        text = self.effects(ability.effects, bool(icon))
        lead = ", ".join(self.lead(ability, icon))
        needs = [self.need(need) for need in ability.needs]
        if ability.when in NEEDS_LAST:
            text = " ".join([text, *needs])
        else:
            lead = " ".join([lead, *needs])
        if ability.pay_gold:
            text = self.say("pay-gold", n=ability.pay_gold, effects=text)
        if ability.pay_item:
            text = self.say("pay-item", n=ability.pay_item, effects=text)
        return self.finish(lead, text)

    def lead(self, ability: Ability, icon: str) -> Iterator[str]:
        """By what, how often and when an ability works, without what goes without saying."""
        moment = (ability.when, ability.once)
        if icon:
            yield self.say(f"icon-{icon}")
        if ability.once and moment not in IMPLIED:
            yield self.say(f"once-{ability.once}")
        is_said = (icon and ability.when == "assign") or moment in PLAIN
        if ability.when != "always" and not is_said:
            yield self.say(f"when-{ability.when}")

    def need(self, need: str) -> str:
        """What an ability needs."""
        kind = need.removeprefix("vs_")
        if kind in NPC_TYPES:
            return self.say("need-vs", npc=self.npc[kind])
        return self.say(f"need-{need}")

    # Names

    def names(self) -> Iterator[tuple[str, str]]:
        """What everything is called."""
        pack, name = self.pack, self.name
        for region, text in self.region.items():
            yield f"region-{region}", text
        for captain in pack.captains:
            yield f"captain-{captain.id}", name(captain.name)
        for ship in pack.ships:
            yield f"ship-{ship.id}", name(ship.name)
        for role in pack.starters:
            yield f"card-{role.id}", name(role.role)
        for role in pack.crew:
            for copy, person in zip("ab", role.people, strict=True):
                text = self.say("person-role", person=name(person), role=name(role.role))
                yield f"card-{role.id}{copy}", text
        for game in pack.games:
            yield f"game-{game.id}", name(game.name)
        for faction in pack.factions:
            yield f"faction-{faction.id}", name(faction.name)
            for relic in faction.deck:
                yield f"card-{relic.id}", name(relic.name)
        for kind, (_, count, _) in NPC_COUNTS.items():
            yield f"npc-{kind}", self.npc[kind]
            if count > 1:
                for n in range(1, count + 1):
                    numbered = self.say("npc-numbered", npc=self.npc[kind], n=n)
                    yield f"npc-{kind}-{n}", numbered
        for card in pack.tavern:
            yield f"card-{card.id}", name(card.name)
        for character in pack.characters:
            yield f"card-{character.id}", name(character.name)
        for card_id, character in zip(LEGENDARY, self.leaders(), strict=True):
            yield f"card-{card_id}", name(character.name)
        for event in pack.events:
            yield f"event_card-{event.id}", name(event.name)

    def leaders(self) -> list[Character]:
        """The people with a Legendary Crew, in the order of those cards."""
        found = [character for character in self.pack.characters if character.crew is not None]
        return sorted(found, key=lambda character: character.id)

    # What everything does

    def texts(self) -> Iterator[tuple[str, str]]:
        """What everything does; `text-ID`, and for cards with several abilities one more word."""
        pack = self.pack
        for port in pack.map.ports:
            yield f"text-{port.id}", self.sentence(port.reward, self.say("reward-text"))
        for captain in pack.captains:
            for side, end in ((captain.base, ""), (captain.legendary, "-legendary")):
                text = self.ability(side.ability, "captain")
                text = text[0].lower() + text[1:]
                said = self.say("side-text", side=self.name(side.name), text=text)
                yield f"text-{captain.id}{end}", said
        for ship in pack.ships:
            yield (
                f"text-{ship.id}",
                self.say(
                    "ship-text",
                    **{"class": ship.rank, "cannons": ship.cannons},
                    **{"movement": ship.movement, "capacity": ship.capacity},
                ),
            )
        for role in pack.starters:
            yield f"text-{role.id}", self.ability(role.ability)
        for role in pack.crew:
            for copy in "ab":
                yield f"text-{role.id}{copy}", self.ability(role.ability)
        for game in pack.games:
            outcomes = [self.effects(outcome) for outcome in game.outcomes]
            text = reduce(
                lambda first, last: self.say("outcomes-or", first=first, last=last), outcomes
            )
            yield f"text-{game.id}", self.finish("", text)
            for number, outcome in enumerate(outcomes):
                yield f"text-{game.id}-{number}", self.finish("", outcome)
        for card in pack.tavern:
            text = self.ability(card.ability)
            if card.rumor:
                text = self.say("rumor-text", region=self.region[card.rumor], text=text)
            yield f"text-{card.id}", text
        for faction in pack.factions:
            for npc in faction.npcs:
                yield f"text-{npc.id}", self.attack(npc)
            for relic in faction.deck:
                yield f"text-{relic.id}", self.ability(relic.ability)
        for character in pack.characters:
            yield from self.character(character)
        for card_id, leader in zip(LEGENDARY, self.leaders(), strict=True):
            if leader.crew is not None:
                yield f"text-{card_id}", self.ability(leader.crew)
        for event in pack.events:
            yield f"text-{event.id}", self.event(event)

    def attack(self, npc: Npc) -> str:
        """What an attack of an NPC does."""
        message = "attack-text-region" if npc.region else "attack-text"
        return self.sentence(npc.attack, self.say(message))

    def character(self, character: Character) -> Iterator[tuple[str, str]]:
        """What somebody does as a Lover and as a Nemesis."""
        key, lover, nemesis = f"text-{character.id}", character.lover, character.nemesis
        yield f"{key}-lover-1", self.ability(lover.first, "lover")
        yield f"{key}-lover-2", self.ability(lover.second)
        yield f"{key}-lover-3", self.ability(lover.third, "lover")
        for n, effects in enumerate((nemesis.first, nemesis.second, nemesis.third), 1):
            yield f"{key}-nemesis-{n}", self.sentence(effects)

    def event(self, event: EventCard) -> str:
        """What an Event does always, and from which Strength on what else."""
        bands = [
            self.say("band-text", at=band.at, effects=self.effects(band.effects))
            for band in event.bands
        ]
        return " ".join([self.sentence(event.top), *bands])

    # Adventures

    def beats(self) -> Iterator[tuple[str, str]]:
        """What episodes are called that have no title of their own."""
        for character in self.pack.characters:
            lover, nemesis = character.lover.beats, character.nemesis.beats
            for arc, beats in (("lover", lover), ("nemesis", nemesis), ("captain", character.arc)):
                for stage, beat in enumerate(beats, 1):
                    yield f"beat-{character.id}-{arc}-{stage}", self.name(beat)

    def deal(self, cost: Effects, gain: Effects) -> str:
        """What an answer costs and brings, within a sentence."""
        told = [self.cost(cost)] if cost else []
        told += [self.effects(gain)] if gain else []
        if len(told) == 2:
            return self.say("deal", cost=told[0], gain=told[1])
        return told[0] if told else self.say("deal-nothing")

    def cost(self, cost: Effects) -> str:
        """What is paid; gold is paid rather than lost."""
        told = [
            self.say("cost-gold", n=e.n) if e.do == "lose_gold" else self.effect(e, icons=False)
            for e in cost
        ]
        return reduce(lambda first, next: self.say("and-also", first=first, next=next), told)

    def terms(self, option: Option, done: Effects) -> str:
        """What a choice costs and brings."""
        brings = self.sentence(option.ok, self.price(option))
        return " ".join(
            part for part in (brings, self.fails(option), self.in_any_case(done)) if part
        )

    def price(self, option: Option) -> str:
        """What a choice costs, or how hard it is; nothing where it is free."""
        if option.challenge:
            return self.say("challenge-text", n=option.challenge)
        return self.cost(option.cost) if option.cost else ""

    def fails(self, option: Option) -> str:
        """What follows when the Challenge fails."""
        return self.sentence(option.fail, self.say("fail-text")) if option.fail else ""

    def in_any_case(self, done: Effects) -> str:
        """What follows whatever was chosen."""
        return self.sentence(done, self.say("done-text")) if done else ""


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _yes(value: bool) -> str:
    return "yes" if value else "no"
