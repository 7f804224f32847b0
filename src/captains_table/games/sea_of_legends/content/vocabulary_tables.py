"""The vocabulary as tables, for `docs/sea-content.md`:

python -m captains_table.games.sea_of_legends.content.vocabulary_tables
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from captains_table.games.sea_of_legends.box import FACES, FACTIONS, NPC_TYPES
from captains_table.games.sea_of_legends.content.checks.effects import ALL
from captains_table.games.sea_of_legends.content.vocabulary import (
    AFTER,
    ARCS,
    CONDITIONS,
    DECKS,
    EFFECTS,
    FITS,
    LEADS,
    LETTER_TO,
    NEEDS,
    ON,
    ONCE,
    PER,
    PLACES,
    TO,
    TYPES,
    WHEN,
    WHERE,
    WHO,
)


def vocabulary_tables() -> str:
    """Every word that content is written in."""
    places = ", ".join(f"`{place}` ({meaning})" for place, meaning in PLACES.items())
    zero = _list(ALL)
    return "\n".join(
        [
            *_words("When an ability works: `when`", WHEN),
            *_words("What it needs: `needs`, a list; all must hold", NEEDS),
            *_words("How often: `once`; without it as often as one can pay for it", ONCE),
            "### What it does: `effects`, a list, one after the other",
            "",
            "The second column names the fields besides `do`; those with a question mark may be"
            f" left out. `n` is 1 if you do not say it; 0 means all, or any number ({zero})."
            f" The last column says where it may stand: at a moment of `when`, or {places}.",
            "",
            "| `do` | takes | what it does | where |",
            "|---|---|---|---|",
            *(
                f"| `{do}` | {fields} | {meaning} | {', '.join(FITS[do].split())} |"
                for do, (fields, meaning) in EFFECTS.items()
            ),
            "",
            *_words("What an effect is multiplied by: `per`", PER),
            *_words("Whom it concerns in an Event: `who`", WHO),
            *_words("Where NPCs are placed: `where`, or a region", WHERE),
            *_words(
                "The words of other fields",
                {
                    "to": f"of `turn`: {_list((*FACES, 'any'))}; of `lose_gold`: {_list(TO)}",
                    "deck": "; ".join(f"of `{do}`: {_list(of)}" for do, of in DECKS.items()),
                    "on": _list(ON),
                    "after": _list(AFTER),
                    "npc": _list(NPC_TYPES),
                    "faction": _list(FACTIONS),
                },
            ),
            *_words("Arcs of Adventures: `arc`", {arc: text for arc, (_, text) in ARCS.items()}),
            *_words("What must hold: `when`, a list; all must hold", CONDITIONS),
            *_words(
                "What an arc becomes: `type`, of the options of stage 1",
                {f"{arc}`: `{'`, `'.join(names)}": "" for arc, names in TYPES.items()},
            ),
            *_words("Where a Prologue leads: `leads`", LEADS),
            *_words("To whom the Postscript of an option goes: `to`", LETTER_TO),
        ]
    )


def _list(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _words(title: str, words: Mapping[str, str]) -> Iterable[str]:
    rows = (f"| `{word}` | {meaning} |" for word, meaning in words.items())
    return [f"### {title}", "", "| word | meaning |", "|---|---|", *rows, ""]


if __name__ == "__main__":
    print(vocabulary_tables())
