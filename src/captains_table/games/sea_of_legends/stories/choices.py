"""The choices of an episode by name: an action says `{"do": "option", "option": "serve"}`, its code
where the option stands in the episode. What was promised is the option "promise"."""

from __future__ import annotations

from typing import Any

from captains_table.engine.actions import Action
from captains_table.engine.declare import NONE
from captains_table.engine.numbered import numbers
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import STEP
from captains_table.games.sea_of_legends.stories.adventures import tale
from captains_table.games.sea_of_legends.stories.episodes import playing

PROMISE = "promise"


def option_names(s: State) -> list[str]:
    """The options of the episode that is being played, in order; none where there is none."""
    if s.step != STEP.CHOOSE_OPTION:
        return []
    return [*(option.id for option in playing(s).episode.options), PROMISE]


def told_action(s: State, action: Action) -> Action:
    """The action with the name of its option."""
    names = option_names(s) if action["do"] == "option" else []
    number = action["option"] if names else 0
    return {**action, "option": names[number]} if number < len(names) else action


def meant_action(s: State, action: Any) -> Any:
    """The action that somebody means who names an option."""
    if not isinstance(action, dict) or action.get("do") != "option":
        return action
    named, names = action.get("option"), option_names(s)
    if not isinstance(named, str):
        return action
    return {**action, "option": names.index(named) if named in names else NONE}


def said_action(s: State, action: Action) -> Action:
    """The action with what its sentence says: the option, or the answer to a Postscript."""
    do = action["do"]
    if do in ("accept", "refuse") and s.step == STEP.ANSWER_POSTSCRIPT:
        return {"do": "option", "option": f"{book(s).story.letter[s.postscript].id}-{do}"}
    if do != "option":
        return action
    number, p = meant_action(s, action)["option"], numbers(s)[0]
    last = len(option_names(s)) - 1
    if 0 <= number < last or (number == last and s.promise[p] != NONE):
        return {"do": "option", "option": tale(s, p, number)}
    return {"do": "option", "option": "other"}
