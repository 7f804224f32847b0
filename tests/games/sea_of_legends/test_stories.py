"""Stories as they are written, checked, read and told: prose, `captain story`, and the tale."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends.commands.story_check import check_stories
from captains_table.games.sea_of_legends.commands.story_read import Past, read_story
from captains_table.games.sea_of_legends.content.book import Book, open_book
from captains_table.games.sea_of_legends.content.loading import (
    BUILTIN,
    as_data,
    builtin,
    load,
    pack_from,
)
from captains_table.games.sea_of_legends.stories.tale import tale_of

PLAIN = Path(__file__).parent / "rules" / "adventures.yaml"

STRUCTURE = """episodes:
  - id: magpie_lover_1
    arc: lover
    stage: 1
    who: P01
    options:
      - id: sell
        type: duet
        ok: [{do: gold, n: 2}, {do: deed, deed: sold_the_bell}]
      - id: ring
        type: secret
        challenge: 4
        ok: [{do: gain_card, deck: item}, {do: warmth}]
        fail: [{do: lose_gold, n: 2}]
    done: [{do: favor}]
  - id: magpie_lover_2
    arc: lover
    stage: 2
    who: P01
    options:
      - id: sit
        ok: [{do: gold, n: 2}]
      - id: stand
        when: {deed: sold_the_bell}
        challenge: 5
        ok: [{do: gold, n: 6}]
        fail: [{do: exhaust}]
    done: [{do: favor}]
"""


def some(count: int, start: int) -> str:
    """So many words that stand nowhere else."""
    return " ".join(f"w{n}" for n in range(start, start + count)) + "."


PROSE = f"""magpie_lover_1-title = Her bell
magpie_lover_1-opening =
    "Here," says Magpie, in {{ $port }}, to {{ $captain }} of the {{ $ship }}. {some(80, 1000)}

    {{ $who ->
        [kahina] "Mine."
       *[other] "Yours."
    }}
magpie_lover_1-sell = Sell the bell at once.
magpie_lover_1-sell-ok = You sell it. {some(40, 2000)}
magpie_lover_1-ring = Ring it and see who comes.
magpie_lover_1-ring-ok = It rings. {some(40, 3000)} Warmth {{ $warmth }}.
magpie_lover_1-ring-fail = It cracks. {some(40, 4000)}
magpie_lover_2-title = His empty tower
magpie_lover_2-opening =
    {{ $sold_the_bell ->
        [me] You who sold the bell.
        [other] So {{ $sold_the_bell_by }} sold the bell.
       *[no] The bell hangs there.
    }} {some(90, 5000)}
magpie_lover_2-sit = Sit down under the bell.
magpie_lover_2-sit-ok = You sit. {some(40, 6000)}
magpie_lover_2-stand = Stand where the bell was.
magpie_lover_2-stand-ok = You stand. {some(40, 7000)}
magpie_lover_2-stand-fail = You fall. {some(40, 8000)}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with two episodes of Magpie's."""
    folder = tmp_path / "pack"
    shutil.copytree(BUILTIN, folder, ignore=shutil.ignore_patterns("stories"))
    shutil.copyfile(PLAIN, folder / "adventures.yaml")
    (folder / "stories" / "en").mkdir(parents=True)
    (folder / "stories" / "magpie.yaml").write_text(STRUCTURE, encoding="utf-8")
    (folder / "stories" / "en" / "magpie.ftl").write_text(PROSE, encoding="utf-8")
    return folder


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["story", *arguments])
    return done.exit_code, done.output


# The check


def test_stories_in_which_nothing_is_wrong(pack: Path) -> None:
    code, output = run("check", str(pack), "--lang", "en")
    remark = "remark: magpie_lover_1: only one place reads the deed"
    assert remark not in output
    assert (code, output.count("\n")) == (0, 1), output
    assert output.startswith("2 episodes, 0 Postscripts, one deed;")
    assert "of 1 later ones 1 ask for the past; of what others did speak 1;" in output
    assert load(pack).prose[0].person == "magpie"


class Planted(NamedTuple):
    """A mistake that is put into a file, and what is said of it."""

    file: str
    old: str
    new: str
    reason: str


YAML, FTL = "stories/magpie.yaml", "stories/en/magpie.ftl"
PLANTED = [
    Planted(YAML, "stage: 2", "stage: 9", "magpie_lover_2: lover has stages 1 to 3, not 9"),
    Planted(YAML, "when: {deed", "when: {dead", "magpie_lover_2: there is no field `dead`"),
    Planted(YAML, "n: 6}", "n: 16}", "stand: it brings 16 in gold, at most 6 is on the scale"),
    Planted(YAML, "challenge: 5", "challenge: 9", "stand: Challenge 5 is on the scale, not 9"),
    Planted(YAML, "[{do: exhaust}]", "[{do: gold}]", "every Challenge has a price"),
    Planted(YAML, "[{do: gold, n: 2}]", "[{do: gold, n: 4}]", "brings 4 in gold, at most 2"),
    Planted(YAML, "deed: sold_the_bell}\n", "deed: rang}\n", "nobody can have done 'rang'"),
    Planted(YAML, "{deed: sold_the_bell}", "{type: wager}", "no choice with P01 leads to wager"),
    Planted(YAML, "{deed: sold_the_bell}", "{relation: 4, relation_most: 2}", "no relation is"),
    Planted(YAML, "{deed: sold_the_bell}", "{grudge: 3, grudge_most: 1}", "no grudge is"),
    Planted(
        YAML,
        "{deed: sold_the_bell}",
        "[{in_play: tlaloc}, {in_play: dread}, {in_play: british}]",
        "so many Factions never play together",
    ),
    Planted(
        YAML,
        "stage: 2\n",
        "stage: 2\n    when: [{deed: sold_the_bell}, {no_deed: sold_the_bell}]\n",
        "no game comes to it: 'sold_the_bell' is asked for, and that it is not done",
    ),
    Planted(
        YAML, "stage: 1\n", "stage: 1\n    when: {type: duet}\n", "at stage 1 no arc has a type"
    ),
    Planted(YAML, "done: [{do: favor}]", "done: [{do: favor}, {do: gold}]", "`done` is favor here"),
    Planted(YAML, "type: duet", "type: serve", "there is no type 'serve' here"),
    Planted(YAML, "- id: sit", "- id: Sit", "small letters, digits and underscores"),
    Planted(
        FTL, "magpie_lover_1-sell-ok =", "magpie_lover_1-sell-yes =", "missing: magpie_lover_1"
    ),
    Planted(FTL, "magpie_lover_1-sell-ok =", "magpie_lover_1-sell-yes =", "nothing asks for"),
    Planted(FTL, "{ $port }", "{ $harbour }", "there is no $harbour"),
    Planted(FTL, "[kahina]", "[katrina]", "$who is never 'katrina'"),
    Planted(FTL, "[other] So", "[others] So", "$sold_the_bell is never 'others'"),
    Planted(FTL, "Sell the bell at once.", "Sell { $captain } the bell.", "the log says it later"),
    Planted(FTL, "Sell the bell at once.", "Sell the bell at once", "a full stop is missing"),
    Planted(FTL, "Her bell", "Her bell.", "a title has no full stop"),
    Planted(FTL, "Her bell", "her bell", "a capital is expected"),
    Planted(FTL, "Her bell", "Bell", "1 words, 2 to 6 are expected"),
    Planted(FTL, "w2000 ", "w2000 " * 90, "words, 30 to 90 are expected"),
    Planted(FTL, "w2000 ", "needless to say ", "worn out: 'needless to say'"),
    Planted(FTL, "w2000 ", "who chuckles ", "worn out: 'chuckles'"),
    Planted(FTL, some(40, 3000), some(40, 2000), "is in magpie_lover_1-sell-ok"),
    Planted(FTL, "Sell the bell at once.", "Sell the bell " + "x" * 70, "letters, at most 80 fit"),
    Planted(FTL, "w2000 ", "w" * 40 + " ", "cannot be broken"),
    Planted(FTL, "You sell it. ", "You sell it. { $who", "not Fluent"),
    Planted(FTL, "magpie_lover_2-sit =", "magpie_lover_1-sell =", "is there already"),
]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.reason[:40])
def test_what_is_wrong_is_found(pack: Path, planted: Planted) -> None:
    file = pack / planted.file
    text = file.read_text(encoding="utf-8")
    assert planted.old in text
    file.write_text(text.replace(planted.old, planted.new, 1), encoding="utf-8")
    found = [str(one) for one in check_stories(pack).findings if not one.is_remark]
    told = [one for one in found if planted.reason in one]
    assert told, found
    assert all(re.match(r"stories/[\w/]+\.(yaml|ftl):\d+: ", one) for one in told), told


def test_a_deed_that_nobody_reads(pack: Path) -> None:
    file = pack / YAML
    text = file.read_text(encoding="utf-8").replace("        when: {deed: sold_the_bell}\n", "")
    file.write_text(text, encoding="utf-8")
    remarks = [one for one in check_stories(pack).findings if one.is_remark]
    assert [one.reason for one in remarks] == []  # its opening reads it twice, by two variables
    prose = pack / FTL
    said = prose.read_text(encoding="utf-8").replace("$sold_the_bell", "$ship")
    prose.write_text(said.replace("{ $ship_by }", "they"), encoding="utf-8")
    found = [one.reason for one in check_stories(pack).findings]
    assert "magpie_lover_1: nothing reads the deed 'sold_the_bell'" in found


def test_what_is_still_to_be_written_is_named_once(pack: Path) -> None:
    missing = check_stories(pack).missing
    assert "lover 1 P01" not in missing
    assert "lover 3 P01" in missing
    assert "prologue 1 kahina" in missing
    assert len(set(missing)) == len(missing)


def test_only_what_is_in_somebodys_files(pack: Path) -> None:
    file = pack / FTL
    file.write_text(PROSE.replace("Her bell", "Bell"), encoding="utf-8")
    assert run("check", str(pack), "--person", "magpie")[0] == 1
    assert run("check", str(pack), "--person", "josephine")[0] == 0


# Reading


@pytest.fixture
def book(pack: Path) -> Book:
    return open_book(load(pack))


def told(book: Book, name: str, past: Past, lang: str = "en") -> str:
    """All that is read of an episode."""
    pages = read_story(book, name, past, lang)
    return "\n".join(part for page in pages for part in page["paragraphs"])


def test_what_is_read_depends_on_who_reads_and_on_the_past(book: Book) -> None:
    for captain, line in (("kahina", '"Mine."'), ("ton", '"Yours."')):
        assert line in told(book, "magpie_lover_1", Past(captain=captain))
    for past, line in (
        (Past(deeds=["sold_the_bell"]), "You who sold the bell."),
        (Past(others=["sold_the_bell"]), "So Cesare sold the bell."),
        (Past(others=["sold_the_bell"], alone=True), "The bell hangs there."),
    ):
        assert line in told(book, "magpie_lover_2", past)
    assert "in Tortuga, to Spell of the Cormorant" in told(
        book, "magpie_lover_1", Past(captain="spell", port="TOR")
    ).replace("Minnow", "Cormorant")
    assert "Warmth 2." in told(book, "magpie_lover_1", Past(warmth=2))


def test_a_language_without_prose_reads_the_first_one(book: Book) -> None:
    for lang in LANGUAGES:
        opening, *_ = read_story(book, "magpie_lover_1", Past(), lang)
        assert (opening["title"], opening["lang"]) == ("Her bell", "en")
        assert len(opening["paragraphs"]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_read(lang: str) -> None:
    """All episodes of the game, and all its Postscripts, by four captains."""
    game = open_book(builtin())
    names = [one.id for one in game.story.told]
    for i, name in enumerate(names):
        captain = ("kahina", "cesare", "spell", "ton")[i % 4]
        opening, *outcomes = read_story(game, name, Past(captain=captain), lang)
        assert opening["title"]
        assert all(option["label"] for option in opening["options"])
        assert outcomes
        said = [part for page in (opening, *outcomes) for part in page["paragraphs"]]
        assert not [part for part in said if re.search(r"[{}$]", part)]


def test_reading_in_the_terminal(pack: Path) -> None:
    code, output = run(
        *("read", "magpie_lover_2", "--folder", str(pack), "--deeds", "sold_the_bell"),
        *("--captain", "ton", "--lang", "en"),
    )
    assert code == 0
    assert "HIS EMPTY TOWER · Magpie" in output
    assert "You who sold the bell." in output
    assert "Challenge 5" in output
    assert "> Stand where the bell was. (failed)" in output
    for wrong in (["magpie_lover_9"], ["magpie_lover_2", "--deeds", "flew"]):
        code, output = run("read", *wrong, "--folder", str(pack))
        assert (code, output.count("\n")) == (2, 1)
        assert "Traceback" not in output


# At the table


def played(pack: Path, option: str) -> ct.Table:
    """A game alone in which Magpie's first Adventure is gone on, up to what comes of it."""
    table = ct.Table("sea-of-legends", 1, 5, {"content": as_data(load(pack))})
    while table.decision and table.decision.kind != "turn":
        table.choose(0)
    position = table.position()
    position["characters"] = position["characters"] | {
        position["lover"][0][0]: position["characters"].get(position["lover"][0][0], 0) + 1
    }
    for place in ("characters", "box"):
        position[place].pop("P01", None)
    if position["nemesis"][0][0] == "P01":
        position["nemesis"][0][0] = position["lover"][0][0]
        position["characters"].pop(position["lover"][0][0])
    position["lover"][0][0] = "P01"
    position["token_at"][0][1], position["token_on"][0][1] = position["at"][0], -1
    table = ct.Table.at("sea-of-legends", position, 5)
    table.choose({"do": "adventure", "token": "lover"})
    assert table.story()["now"]["title"] == "Her bell"
    table.choose({"do": "option", "option": option})
    return table


def test_a_page_before_the_choice_and_one_after_it(pack: Path) -> None:
    table = played(pack, "sell")
    *_, outcome = table.story()["last"]
    assert outcome["chosen"] == "Sell the bell at once."
    assert outcome["paragraphs"][0].startswith("You sell it.")
    assert (outcome["lost"], outcome["person"]) == (False, "Magpie")
    assert table.view(0)["deeds"] == [["sold_the_bell"]]
    while table.decision and {"do": "end_turn"} not in [c.action for c in table.decision.choices]:
        table.choose(len(table.decision.choices) - 1)
    assert table.story()["last"]
    table.choose({"do": "end_turn"})
    assert table.story() == {"now": None, "last": []}
    assert table.facts()["logbook"][0][-1]["chosen"] == "magpie_lover_1-sell"


def test_a_position_in_the_middle_of_a_story_goes_on(pack: Path) -> None:
    """Saved while it is chosen, with the names of what was done."""
    table = played(pack, "sell")
    for again in (
        ct.Table.at("sea-of-legends", json.loads(json.dumps(table.position()))),
        ct.Table.replay(json.loads(json.dumps(table.log))),
    ):
        assert again.story() == table.story()
        assert again.position()["deeds"] == [["sold_the_bell"]]
    position = table.position() | {"deeds": [["flew_to_the_moon"]]}
    with pytest.raises(ct.BadPosition, match="is none of the content's deeds"):
        ct.Table.at("sea-of-legends", position)


def test_prose_changes_no_rule(pack: Path) -> None:
    """Another comma, the same pack; the built-in pack is the same whatever its prose says."""
    number = open_book(builtin()).digest
    assert builtin().prose == ()
    assert open_book(pack_from(as_data(builtin()))).digest == number


# The tale


class Seen(HTMLParser):
    """The text of a page, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_tale_of_a_game_is_made_from_its_log(pack: Path, tmp_path: Path) -> None:
    table = played(pack, "sell")
    chapter = tale_of(table.log, "en").chapters[-1]
    assert chapter.opening is not None
    assert (chapter.captain, chapter.opening["title"]) == ("Kahina", "Her bell")
    log = tmp_path / "log.json"
    log.write_text(json.dumps(table.log), encoding="utf-8")
    code, text = run("tale", str(log), "--lang", "en")
    assert code == 0
    assert "## Kahina: Her bell" in text
    assert text.index('"Here," says Magpie') < text.index("> **Sell the bell at once.**")
    page = tmp_path / "tale.html"
    assert run("tale", str(log), "--to", str(page), "--lang", "fr", "--seat", "1") == (0, "")
    written, seen = page.read_text(encoding="utf-8"), Seen()
    seen.feed(written)
    assert seen.open == []
    assert '"Here," says Magpie' in seen.text
    assert '<html lang="fr">' in written
    assert '<p lang="en">' in written
    assert run("tale", str(log), "--seat", "2")[0] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_of_a_whole_game_is_told_once(lang: str) -> None:
    table = ct.play("sea-of-legends", ["greedy"] * 3, seed=4)
    tale = tale_of(table.log, lang)
    logbook = table.facts()["logbook"]
    for p, chapters in enumerate(logbook):
        told = [one.outcome["episode"] for one in tale.chapters if one.seat == p]
        assert told == [one["episode"] for one in chapters]
    assert len(tale.ending) == 3


# Pictures


def test_every_arc_as_a_picture(pack: Path, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert run("map", str(folder), "--folder", str(pack))[0] == 0
    picture = (folder / "map" / "magpie.svg").read_text(encoding="utf-8")
    assert "Her bell" in picture
    assert "if deed: sold the bell" in picture.replace("_", " ")
    assert picture.count("<rect") == 2
    assert picture.count("<path") == 1
    assert "map/magpie.svg" in (folder / "map.md").read_text(encoding="utf-8")
