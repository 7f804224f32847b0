"""Go on an Adventure: an episode of one's Captain, Lover, Nemesis or Secondary arc. Rules,
"Adventures". What episodes offer is content; this is what every episode has in common: a choice,
its cost or Challenge, its results, and where the token goes."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.sea_of_legends.box import (
    FACTION_CHARACTERS,
    FACTIONS,
    MOST_SEATS,
    PORTS,
    REGIONS,
)
from captains_table.games.sea_of_legends.captain.effects import run_effects
from captains_table.games.sea_of_legends.captain.favor import change_favor, change_malice
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.challenge.challenge import declare_adventure
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect, Option
from captains_table.games.sea_of_legends.content.story import Played
from captains_table.games.sea_of_legends.content.vocabulary import ARC_TYPES
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DO,
    EPISODES,
    MOST,
    PEOPLE,
    PLAYERS,
    STEP,
    TALES,
    TOKEN,
    cell,
    kind_named,
    region_named,
)
from captains_table.games.sea_of_legends.stories.episodes import (
    FLIPS,
    PROLOGUE_DONE,
    STAGES,
    candidates,
    hold,
    is_aboard,
    next_episode,
    person,
    playing,
)
from captains_table.games.sea_of_legends.stories.memory import (
    promise_is,
    promised,
    write_chapter,
)

TO_A_CAPTAIN, TO_A_PORT = 15, 85  # of a hundred tokens of Lovers and Nemeses
NEAREST, FARTHEST, FARTHEST_AT_FIRST = 2, 4, 3


def begin_prologue(s: State, p: int) -> None:
    """The Captain's first episode (R30)."""
    then(s, STEP.ADVENTURE, p, TOKEN.CAPTAIN)


def begin_episode(s: State, p: int, token: int) -> None:
    """The episode begins; where several fit equally well, chance decides which."""
    found = candidates(s, p, token)
    if len(found) == 1:
        open_episode(s, p, token, found[0])
    else:
        then(s, STEP.DRAW_EPISODE, p, token)


def any_episode(s: State, p: int, token: int) -> list[tuple[int, int]]:
    """Any of those that fit, in the order of their names."""
    return [(number, 1) for number in range(len(candidates(s, p, token)))]


def draw_episode(s: State, p: int, token: int, number: int) -> None:
    """It is that one."""
    found = sorted(candidates(s, p, token), key=lambda one: one.name)
    open_episode(s, p, token, found[number])


def open_episode(s: State, p: int, token: int, one: Played) -> None:
    """Every episode has a choice (R69)."""
    s.episode, s.episode_token = EPISODES.place(one.name), token
    tell(s, EVENT.ADVENTURE_BEGUN, p, token, s.episode)
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
    return hold(s, p, token, option.when) and can_pay(s, p, option.cost)


def may_choose_option(s: State, p: int, token: int) -> list[int]:
    """Everything that can be chosen; a free option always can (A29). Whoever owes a favour can do
    it now (R79)."""
    options = playing(s).episode.options
    found = [DO.OPTION + i for i, one in enumerate(options) if is_open(s, p, token, one)]
    return found if promised(s, p) is None else [*found, DO.OPTION + len(options)]


def choose_option(s: State, p: int, token: int, number: int) -> None:
    """The cost is paid at once (R70), then the Challenge, if there is one (R71)."""
    options = playing(s).episode.options
    tell(s, EVENT.OPTION_CHOSEN, p, NONE, TALES.place(tale(s, p, number)))
    then(s, STEP.EPISODE_RESULT, p, token, number)
    s.victory = 1
    if number == len(options):
        return
    option = options[number]
    if option.leads:
        s.arc_faction[p] = chosen_factions(s)[option.leads == "second"]
        then(s, STEP.REPRESENTATIVE, p)
    elif option.type:
        s.arc_type[p][token] = ARC_TYPES.index(option.type)
    if option.challenge:
        declare_adventure(s, p, option.challenge)
    run_effects(s, p, option.cost)


def tale(s: State, p: int, number: int) -> str:
    """The name of a choice of the episode that is being played; the last is what was promised."""
    episode = playing(s).episode
    if number < len(episode.options):
        return f"{episode.id}-{episode.options[number].id}"
    letter = promised(s, p)
    assert letter is not None
    return f"{letter.id}-keep"


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
    options = playing(s).episode.options
    write_chapter(s, p, playing(s).name, tale(s, p, number), not s.victory)
    then(s, STEP.EPISODE_DONE, p, token)
    if number == len(options):
        promise_is(s, p, kept=True)
    else:
        run_effects(s, p, options[number].ok if s.victory else options[number].fail)


def episode_done(s: State, p: int, token: int) -> None:
    """Whatever was chosen: Favor rises (R76) or Malice falls (R77), and the third Captain Adventure
    turns the Captain card (R75, A30)."""
    _, place = person(s, p, token)
    episode = playing(s).episode
    if episode.arc != "finale":  # that can be repeated (A32)
        s.stage[p][token] = min(9, s.stage[p][token] + 1)
    if token == TOKEN.CAPTAIN and s.stage[p][token] == FLIPS:
        s.legendary[p] = 1
        tell(s, EVENT.CAPTAIN_FLIPPED, p)
    for e in reversed(episode.done):
        if e.do == "favor":
            change_favor(s, p, place, e.n)
        elif e.do == "malice":
            change_malice(s, p, place, e.n)
        else:
            run_effects(s, p, (e,))


def end_episode(s: State, p: int, token: int) -> None:
    """The token moves on, and somebody may hear from elsewhere in the Caribbean (R72, R78). What
    was promised and not done by now is broken (R79)."""
    first = s.stage[p][TOKEN.CAPTAIN] == PROLOGUE_DONE and token == TOKEN.CAPTAIN
    one, option = playing(s), last_option(s, p)
    s.episode = s.episode_token = NONE
    port = (option.token if option else "") or one.episode.token
    if not first:
        letter_follows(s, p, one.who, option)
    if port and next_episode(s, p, token) is not None and s.fort[region_named(port)] == NONE:
        move_token(s, p, token, region_named(port))
    else:
        send_token(s, p, token, FARTHEST_AT_FIRST if first else FARTHEST)
    if s.promise[p] != NONE:
        promise_is(s, p, kept=False)


def letter_follows(s: State, p: int, who: str, option: Option | None) -> None:
    """A Postscript may follow, from what was chosen or by lot."""
    if option is None or option.letter is None:
        then(s, STEP.POSTSCRIPT, p)
        return
    story = book(s).story
    effects = option.fail if s.lost[p][s.lost_count[p] - 1] else option.ok
    deeds = [story.deed_number(e.deed) for e in effects if e.deed]
    letter = story.letter_number(option.letter.id) * MOST_SEATS + addressee(
        s, p, who, option.letter.to
    )
    then(s, STEP.POSTSCRIPT, p, letter, deeds[0] if deeds else NONE)


def addressee(s: State, p: int, who: str, to: str) -> int:
    """Who gets a Postscript: somebody else, where there is anybody (A4); the next captain where
    nobody fits."""
    others = [(p + i) % s.seats for i in range(1, s.seats)]
    if to == "self" or not others:
        return p
    most = max(notoriety(s, q) for q in others)

    def fits(q: int) -> bool:
        return {
            "rival": who in people_of(s, q),
            "ally": s.arc_faction[q] == s.arc_faction[p],
            "bereft": who in people_of(s, q, lovers=True) or is_crew_of(s, q, who),
            "leader": notoriety(s, q) == most,
        }[to]

    return next((q for q in others if fits(q)), others[0])


def people_of(s: State, p: int, lovers: bool = False) -> list[str]:
    """Whom a captain loves, and unless only that is asked, hates."""
    numbers = [*s.lover[p], *(() if lovers else s.nemesis[p])]
    return [PEOPLE[number] for number in numbers if number != NONE]


def is_crew_of(s: State, p: int, who: str) -> bool:
    """Whether somebody of a faction sails with a captain."""
    return who in FACTION_CHARACTERS and is_aboard(s, p, who)


def last_option(s: State, p: int) -> Option | None:
    """What a captain chose last in an Adventure; None where that was to keep a promise."""
    chosen = s.chosen[p][: s.chosen_count[p]]
    return book(s).story.option.get(chosen[-1]) if chosen else None


def send_token(s: State, p: int, token: int, reach: int = FARTHEST) -> None:
    """To another place, or off the board when its arc is over (A31)."""
    if next_episode(s, p, token) is None:
        take_token(s, p, token)
        if token in (TOKEN.LOVER, TOKEN.NEMESIS, TOKEN.SECONDARY) and s.stage[p][token] == STAGES:
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
    Draw("draw_episode(p, token)", any_episode, draw_episode, range(MOST + 1)),
    Ask("choose_option(p, token)", "p", may_choose_option, option=choose_option),
    Draw("representative(p)", any_representative, meet_representative, FACTION_CHARACTERS),
    Do("episode_result(p, token, number)", episode_result),
    Do("episode_done(p, token)", episode_done),
    Do("end_episode(p, token)", end_episode),
    Draw("move_token(p, token, reach)", destinations, move_token, (*REGIONS, *PLAYERS)),
    Do("return_tokens", return_tokens),
)
