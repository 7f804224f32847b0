"""Go on an Adventure: an episode of one's Captain, Lover, Nemesis or Secondary arc. Rules,
"Adventures". What episodes offer is content; this is what every episode has in common: a choice,
its cost or Challenge, its results, and where the token goes."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTION_CHARACTERS,
    FACTIONS,
    PORTS,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.captain.effects import run_effects
from captains_table.games.sea_of_legends.captain.favor import change_favor, change_malice
from captains_table.games.sea_of_legends.challenge.challenge import declare_adventure
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect, Option
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ARC_TAGS,
    CELL,
    DO,
    PEOPLE,
    PLAYERS,
    STEP,
    TOKEN,
    cell,
    kind_named,
)

EPISODES = 3  # of a Lover's or Nemesis's arc
LAST_OF_CAPTAIN = 4
PROLOGUE_DONE, FLIPS = 1, 3  # Captain Adventures that are over (R31, R75)
TRUE_LOVE = 4
TO_A_CAPTAIN, TO_A_PORT = 15, 85  # of a hundred tokens of Lovers and Nemeses
NEAREST, FARTHEST, FARTHEST_AT_FIRST = 2, 4, 3


def person(s: State, p: int, token: int) -> tuple[str, int]:
    """Whose arc a token stands for: "lover" or "nemesis", and the place of the card; the Captain's
    own has neither."""
    if token == TOKEN.SECONDARY:
        return ("lover" if s.lover[p][1] != NONE else "nemesis"), 1
    return TOKENS[token], 0


def next_episode(s: State, p: int, token: int) -> tuple[str, int, str] | None:
    """The arc, stage and person of the next episode; None when the arc is over (A31, A32)."""
    done = s.stage[p][token]
    if token == TOKEN.CAPTAIN:
        if done < PROLOGUE_DONE:
            return "prologue", 1, CAPTAINS[s.captain[p]]
        if done <= LAST_OF_CAPTAIN:
            return "captain", int(done), FACTION_CHARACTERS[s.representative[p]]
        return "service", 1, FACTION_CHARACTERS[s.representative[p]]
    kind, place = person(s, p, token)
    who = (s.lover if kind == "lover" else s.nemesis)[p][place]
    if who == NONE:
        return None
    if done < EPISODES:
        arc = kind if token != TOKEN.SECONDARY else f"secondary_{kind}"
        return arc, int(done) + 1, PEOPLE[who]
    if kind == "lover":
        return ("reconcile", 1, PEOPLE[who]) if s.favor[p][place] < TRUE_LOVE else None
    if s.malice[p][place] == 0:
        return None
    return ("finale" if done == EPISODES else "old_score"), 1, PEOPLE[who]


def begin_prologue(s: State, p: int) -> None:
    """The Captain's first episode (R30)."""
    then(s, STEP.ADVENTURE, p, TOKEN.CAPTAIN)


def begin_episode(s: State, p: int, token: int) -> None:
    """The episode begins: every episode has a choice (R69)."""
    found = next_episode(s, p, token)
    assert found is not None
    s.episode, s.episode_token = book(s).episode_number(*found), token
    tell(s, EVENT.ADVENTURE_BEGUN, p, token)
    then(s, STEP.END_EPISODE, p, token)
    then(s, STEP.CHOOSE_OPTION, p, token)


# The choice, its cost or Challenge


def can_pay(s: State, p: int, cost: tuple[Effect, ...]) -> bool:
    """An option whose cost cannot be paid cannot be chosen (R70); only refreshed Crew can be
    exhausted (A52)."""
    for e in cost:
        have = {
            "lose_gold": s.gold[p],
            "exhaust": s.total[cell(CELL.READY, p)],
            "discard_crew": s.total[cell(CELL.READY, p)] + s.total[cell(CELL.EXHAUSTED, p)],
            "discard_item": s.total[cell(CELL.ITEMS, p)],
            "discard_rumor": s.total[cell(CELL.RUMORS, p)],
        }[e.do]
        if have < max(1, e.n):
            return False
    return True


def is_open(s: State, p: int, token: int, option: Option) -> bool:
    """Whether an option can be chosen."""
    if option.favour and (token != TOKEN.CAPTAIN or s.favour_next[p] == NONE):
        return False
    return relation_in_arc(s, p) >= option.relation and can_pay(s, p, option.cost)


def relation_in_arc(s: State, p: int) -> int:
    """The relation with the faction of one's Captain arc; none before there is one."""
    return int(s.relation[p][s.arc_faction[p]]) if s.arc_faction[p] != NONE else 0


def may_choose_option(s: State, p: int, token: int) -> list[int]:
    """Everything that can be chosen; a free option always can (A29)."""
    first = book(s).first_option(s.episode)
    return [
        DO.OPTION + first + i
        for i, option in enumerate(book(s).episodes[s.episode].options)
        if is_open(s, p, token, option)
    ]


def choose_option(s: State, p: int, token: int, number: int) -> None:
    """The cost is paid at once (R70), then the Challenge, if there is one (R71)."""
    option = book(s).options[number]
    tell(s, EVENT.OPTION_CHOSEN, p, NONE, number)
    then(s, STEP.EPISODE_RESULT, p, token, number)
    if option.tag in ("first", "second"):
        s.arc_faction[p] = chosen_factions(s)[option.tag == "second"]
        then(s, STEP.REPRESENTATIVE, p)
    elif option.tag:
        s.arc_tag[p] = ARC_TAGS.index(option.tag)
    if option.challenge:
        declare_adventure(s, p, option.challenge)
    else:
        s.victory = 1
    run_effects(s, p, option.cost)


def chosen_factions(s: State) -> list[int]:
    """The two factions that were chosen beside the Spanish Armada."""
    return [faction for faction in s.factions if FACTIONS[faction] != "spanish"]


def any_representative(s: State, p: int) -> list[tuple[int, int]]:
    """Who can speak for the faction: one that nobody has met, if there is one (R74)."""
    faction = FACTIONS[s.arc_faction[p]]
    people = [
        number
        for number, character in enumerate(book(s).character[-len(FACTION_CHARACTERS) :])
        if character.faction == faction
    ]
    unmet = [number for number in people if number not in s.representative]
    return [(number, 1) for number in unmet or people]


def meet_representative(s: State, p: int, number: int) -> None:
    """Somebody speaks for the faction from now on."""
    s.representative[p] = number
    card = kind_named(FACTION_CHARACTERS[number])
    tell(s, EVENT.REPRESENTATIVE_MET, p, s.arc_faction[p], card)


# Results


def episode_result(s: State, p: int, token: int, number: int) -> None:
    """What the choice leads to; a failed Challenge has its own result (A28)."""
    option = book(s).options[number]
    then(s, STEP.EPISODE_DONE, p, token)
    run_effects(s, p, option.ok if s.victory else option.fail)


def episode_done(s: State, p: int, token: int) -> None:
    """Whatever was chosen: Favor rises (R76) or Malice falls (R77), and the third Captain Adventure
    turns the Captain card (R75, A30)."""
    _, place = person(s, p, token)
    if book(s).episodes[s.episode].arc != "finale":  # that can be repeated (A32)
        s.stage[p][token] = min(9, s.stage[p][token] + 1)
    if token == TOKEN.CAPTAIN and s.stage[p][token] == FLIPS:
        s.legendary[p] = 1
        tell(s, EVENT.CAPTAIN_FLIPPED, p)
    for e in reversed(book(s).episodes[s.episode].done):
        if e.do == "favor":
            change_favor(s, p, place, e.n)
        elif e.do == "malice":
            change_malice(s, p, place, e.n)
        else:
            run_effects(s, p, (e,))


def end_episode(s: State, p: int, token: int) -> None:
    """The token moves on, and somebody may hear from elsewhere in the Caribbean (R72, R78). A
    promised favour was for this Captain Adventure (R79)."""
    if token == TOKEN.CAPTAIN:
        s.favour_next[p] = NONE
    first = s.stage[p][TOKEN.CAPTAIN] == PROLOGUE_DONE and token == TOKEN.CAPTAIN
    s.episode = s.episode_token = NONE
    if not first:
        then(s, STEP.POSTSCRIPT, p)
    send_token(s, p, token, FARTHEST_AT_FIRST if first else FARTHEST)


def send_token(s: State, p: int, token: int, reach: int = FARTHEST) -> None:
    """To another place, or off the board when its arc is over (A31)."""
    if next_episode(s, p, token) is None:
        take_token(s, p, token)
        if token in (TOKEN.LOVER, TOKEN.NEMESIS, TOKEN.SECONDARY) and s.stage[p][token] == EPISODES:
            s.stage[p][token] += person(s, p, token)[0] == "nemesis"
    else:
        then(s, STEP.MOVE_TOKEN, p, token, reach)


def take_token(s: State, p: int, token: int) -> None:
    """An Adventure token leaves its region, or the Captain card on which it lay."""
    s.token_at[p][token] = s.token_on[p][token] = NONE


# Where a token goes: a Port some regions away without a Fort, or another player's Captain card.


def token_region(s: State, p: int, token: int) -> int:
    """Where an Adventure token is; one on a Captain card is where that Captain is (A33)."""
    on = s.token_on[p][token]
    return int(s.token_at[p][token] if on == NONE else s.at[on])


def destinations(s: State, p: int, token: int, reach: int) -> list[tuple[int, int]]:
    """Ports two to four regions away; for Lovers and Nemeses perhaps another Captain (A33)."""
    far = book(s).distance[s.at[p]]
    ports = [r for r in range(len(PORTS)) if s.fort[r] == NONE]
    near = [r for r in ports if NEAREST <= far[r] <= reach] or ports
    others = [q for q in range(s.seats) if q != p] if token in (TOKEN.LOVER, TOKEN.NEMESIS) else []
    if not others:
        return [(region, 1) for region in near]
    to_ports = [(region, TO_A_PORT * len(others)) for region in near]
    return to_ports + [(len(REGIONS) + q, TO_A_CAPTAIN * len(near)) for q in others]


def move_token(s: State, p: int, token: int, where: int) -> None:
    """To a region, or onto another player's Captain card (A33)."""
    take_token(s, p, token)
    if where < len(REGIONS):
        s.token_at[p][token] = where
        tell(s, EVENT.TOKEN_MOVED, p, token, where)
    else:
        s.token_on[p][token] = where - len(REGIONS)
        tell(s, EVENT.TOKEN_ON_CAPTAIN, p, where - len(REGIONS), token)


def return_tokens(s: State) -> None:
    """Where Favor was lost or Malice gained since, an arc is open again (A31)."""
    for p in range(s.seats):
        for token in (TOKEN.LOVER, TOKEN.NEMESIS, TOKEN.SECONDARY):
            gone = s.token_at[p][token] == NONE and s.token_on[p][token] == NONE
            if gone and next_episode(s, p, token) is not None:
                then(s, STEP.MOVE_TOKEN, p, token, FARTHEST)


ADVENTURE_STEPS = (
    Do("prologue(p)", begin_prologue),
    Do("adventure(p, token)", begin_episode),
    Ask("choose_option(p, token)", "p", may_choose_option, option=choose_option),
    Draw("representative(p)", any_representative, meet_representative, FACTION_CHARACTERS),
    Do("episode_result(p, token, number)", episode_result),
    Do("episode_done(p, token)", episode_done),
    Do("end_episode(p, token)", end_episode),
    Draw("move_token(p, token, reach)", destinations, move_token, (*REGIONS, *PLAYERS)),
    Do("return_tokens", return_tokens),
)
