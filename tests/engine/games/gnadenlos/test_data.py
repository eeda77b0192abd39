"""The values: what is shipped, what an owner may write instead, and how he hears what is wrong with it."""

import itertools
import json
import re
from importlib import resources

import pytest

from engine.errors import DataError
from engine.games import gnadenlos
from engine.games.gnadenlos.cards import Adventurer, Box, EventCard, Kind
from engine.games.gnadenlos.data import ADVENTURERS, BOX, read
from engine.play.chance import Chance
from engine.play.codec import decode, encode
from engine.play.decisions import as_text
from engine.play.match import Match
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, started

SHIPPED = resources.files(gnadenlos).joinpath("data.toml").read_text(encoding="utf-8")
NUMBER = "and must be a whole number from"
NAME = "a text of 1 to 24 printable characters, without spaces around them"
NOTES = "[0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]"
RUSHES = '[3, {"larger": 3, "smaller": 1}, {"larger": 5, "smaller": 3}…'


def changed(*changes: tuple[str, str]) -> str:
    """The shipped file with other words in it; each must be there."""
    text = SHIPPED
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def faults(text: str) -> list[str]:
    """What is said of a data file, a line a fault."""
    with pytest.raises(DataError) as raised:
        read(text)
    return str(raised.value).splitlines()


def test_every_way_to_share_ten_points_is_an_adventurer_and_two_more_are():
    numbers = [(one.gold, one.revolver, one.cards) for one in BOX.adventurers]
    ways = [way for way in itertools.product(range(1, 7), repeat=3) if sum(way) == 10]
    assert sorted(numbers) == sorted([*ways, (4, 4, 4), (2, 2, 2)])
    assert tuple(one.key for one in BOX.adventurers) == ADVENTURERS


def test_there_are_thirteen_notes_a_colour_and_seven_events():
    assert BOX.notes == (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)
    assert [event.key for event in BOX.events] == [
        *("gold-rush-1", "gold-rush-2", "gold-rush-3"),
        *("high-noon-1", "high-noon-2", "cheating-1", "cheating-2"),
    ]
    assert BOX.event("gold-rush-3") == EventCard("gold-rush-3", Kind.GOLD_RUSH, 7, 4)


def test_the_road_has_four_zones_from_its_first_field_to_the_last_before_the_goal():
    assert (BOX.fields, BOX.goal, BOX.start, BOX.undertaker, BOX.nuggets) == (35, 30, 6, 7, 10)
    spans = [(zone.key, zone.first, zone.last, zone.winner, zone.loser) for zone in BOX.zones]
    assert spans == [
        ("grey", 1, 11, 4, 1),
        ("beige", 12, 17, 3, 2),
        ("blue", 18, 23, 2, 3),
        ("red", 24, 29, 1, 4),
    ]


def test_every_value_has_a_mark_above_it_that_says_where_it_is_from():
    mark = ""
    for line in SHIPPED.split("[adventurers]")[0].splitlines():
        if line.startswith("#"):
            mark += line
            continue
        assert " = " not in line or re.search(r"\[[TIH]\b", mark), line
        mark = ""


def test_an_owner_may_write_other_names_and_numbers():
    box = read(changed(('"Old Zeke", gold = 6', '"Старый Зик", gold = 9'), ("larger = 7", "larger = 8")))
    assert box.adventurers[1] == Adventurer("old-zeke", "Старый Зик", 9, 2, 2)
    assert box.event("gold-rush-3").larger == 8
    assert box.notes == BOX.notes


def test_an_owner_may_share_the_seven_events_otherwise():
    box = read(changed(("high-noon = 2", "high-noon = 4"), ("cheating = 2", "cheating = 0")))
    assert [event.kind for event in box.events] == [Kind.GOLD_RUSH] * 3 + [Kind.HIGH_NOON] * 4


def test_an_owners_older_file_without_a_goal_has_it_on_the_last_field_where_hats_stop():
    box = read(OLDER)
    assert (box.goal, box.first_of_goal, box.zones[-1].last) == (None, 35, 34)
    assert (box.onward(33, 5), box.onward(30, 5)) == (2, 5)
    assert (BOX.first_of_goal, BOX.onward(33, 5)) == (30, 5)


def test_the_values_of_a_match_that_began_before_have_no_goal():
    stored = json.loads(encode(BOX))
    del stored["goal"]
    assert decode(json.dumps(stored), Box).first_of_goal == BOX.fields


def test_an_owner_may_write_zones_in_any_order():
    lines = SHIPPED.splitlines()
    grey = next(line for line in lines if line.startswith("grey"))
    red = next(line for line in lines if line.startswith("red"))
    assert read(changed((grey, "GREY"), (red, grey)).replace("GREY", red)) == BOX


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ("nuggets = 100", "= 100, and must be a whole number from 0 to 99"),
        ("nuggets = true", "= true, and must be a whole number from 0 to 99"),
        ("nuggets = 10.0", "= 10.0, and must be a whole number from 0 to 99"),
        ('nuggets = "10"', '= "10", and must be a whole number from 0 to 99'),
        ("nuggets = 2026-11-28", '= "2026-11-28", and must be a whole number from 0 to 99'),
        ("", "is missing: a whole number from 0 to 99"),
    ],
)
def test_a_number_that_does_not_do_is_shown_with_what_is_allowed(after, said):
    assert faults(changed(("nuggets = 10", after))) == [f"nuggets {said}"]


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (NOTES.replace(", 4]", "]"), "must be a list of 13 whole numbers from 0 to 9"),
        (NOTES.replace(", 4]", ", 10]"), "must be a list of 13 whole numbers from 0 to 9"),
        (NOTES.replace("1, 1, 1", "0, 0, 0"), "must have a 1 among them (G3)"),
        (NOTES.replace("2, 2, 2", "3, 3, 3"), "must have a 2 among them (G3)"),
        ("13", "must be a list of 13 whole numbers from 0 to 9"),
    ],
)
def test_notes_that_do_not_do_are_shown_with_what_is_allowed(after, said):
    assert faults(changed((NOTES, after))) == [f"notes = {after}, and {said}"]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("start = 6", "start = 30", f"road.start = 30, {NUMBER} 1 to 29"),
        ("goal = 30", "goal = 36", f"road.goal = 36, {NUMBER} 10 to 35"),
        ("goal = 30", "goal = 9", f"road.goal = 9, {NUMBER} 10 to 35"),
        ("goal = 30", "", "zones.red.last = 29, and must be 34, because the goal begins on field 35 (G14)"),
        ("fields = 35", "fields = 61", f"road.fields = 61, {NUMBER} 10 to 60"),
        ("undertaker = 7", "undertaker = 0", f"road.undertaker = 0, {NUMBER} 1 to 20"),
        (
            "first = 12",
            "first = 13",
            "zones.beige.first = 13, and must be 12, so that there is no gap and no overlap (G14)",
        ),
        (
            "last = 11",
            "last = 12",
            "zones.beige.first = 12, and must be 13, so that there is no gap and no overlap (G14)",
        ),
        (
            "last = 29",
            "last = 28",
            "zones.red.last = 28, and must be 29, because the goal begins on field 30 (G14)",
        ),
        ("last = 29", "last = 30", f"zones.red.last = 30, {NUMBER} 1 to 29"),
        ("last = 29", "last = 23", f"zones.red.first = 24, {NUMBER} 1 to 23"),
        ("loser = 4", "loser = 0", f"zones.red.loser = 0, {NUMBER} 1 to 9"),
        ("smaller = 4", "smaller = 7", f"events.gold-rush[3].smaller = 7, {NUMBER} 0 to 6"),
        ("high-noon = 2", "high-noon = 0", f"events.high-noon = 0, {NUMBER} 1 to 7"),
        (
            "cheating = 2",
            "cheating = 3",
            "events.gold-rush and the others are 8 events together, and must be 7 (G6)",
        ),
        (
            "[{ larger = 3",
            "[3, { larger = 3",
            f"events.gold-rush = {RUSHES}, and must be a list of tables of larger, smaller",
        ),
        ("larger = 7, ", "", "events.gold-rush[3].larger is missing: a whole number from 1 to 99"),
        (
            '"Greenhorn", gold = 2',
            '"Greenhorn", gold = -1',
            f"adventurers.greenhorn.gold = -1, {NUMBER} 0 to 9",
        ),
        ("greenhorn = {", "# {", "adventurers.greenhorn is missing: a table of name, gold, revolver, cards"),
        (
            "greenhorn = {",
            "greenhorn = 4 # {",
            "adventurers.greenhorn = 4, and must be a table of name, gold, revolver, cards",
        ),
        (
            '"Greenhorn"',
            '"nugget NED"',
            'adventurers.greenhorn.name = "nugget NED", and must differ from the name of nugget-ned',
        ),
        *(
            ('"Greenhorn"', name, f"adventurers.greenhorn.name = {name}, and must be {NAME}")
            for name in ('""', '" Zeke"', '"Old\\nZeke"', f'"{"z" * 25}"', "7")
        ),
    ],
)
def test_what_does_not_do_is_said_with_its_place_its_value_and_what_is_allowed(before, after, fault):
    assert faults(changed((before, after))) == [fault]


@pytest.mark.parametrize(
    ("before", "after", "place", "known"),
    [
        (
            "nuggets = 10",
            "nuggets = 10\nnugets = 9",
            "nugets",
            "nuggets, notes, road, zones, events, adventurers",
        ),
        ("[road]", '[road]\n"a\\nb" = 9', 'road."a\\nb"', "fields, goal, start, undertaker"),
        ("winner = 4", "winner = 4, draw = 1", "zones.grey.draw", "first, last, winner, loser"),
        ("[zones]", "[zones]\npink = 1", "zones.pink", "grey, beige, blue, red"),
        ("cheating = 2", "cheating = 2\nflood = 1", "events.flood", "gold-rush, high-noon, cheating"),
        ("smaller = 4", "smaller = 4, least = 1", "events.gold-rush[3].least", "larger, smaller"),
        ("[adventurers]", "[adventurers]\nzorro = 1", "adventurers.zorro", ", ".join(ADVENTURERS)),
        ('"Greenhorn"', '"Greenhorn", age = 19', "adventurers.greenhorn.age", "name, gold, revolver, cards"),
    ],
)
def test_what_is_not_known_is_said_with_what_is(before, after, place, known):
    assert faults(changed((before, after))) == [f"{place} is not known; known here: {known}"]


@pytest.mark.parametrize("after", ["nuggets 10", "nuggets = 10\nnuggets = 10", "[" * 9999])
def test_a_text_that_is_no_toml_is_said_to_be_none(after):
    (line,) = faults(changed(("nuggets = 10", after)))
    assert line.startswith("this is no TOML: ")


def test_all_faults_are_said_at_once_a_line_each_in_the_order_of_the_file():
    text = changed(
        ("nuggets = 10", "nuggets = -1"),
        ("undertaker = 7", ""),
        ("first = 18", "first = 19"),
        ("loser = 4", "loser = 40"),
        ("larger = 5", "larger = 500"),
        ("cheating = 2", "cheating = 1"),
        ('"Doc Dawson"', '"Judge Jessup"'),
        ('"Veteran", gold = 4', '"Veteran", gold = 44'),
    )
    assert [line.split()[0] for line in faults(text)] == [
        "nuggets",
        "road.undertaker",
        "zones.blue.first",
        "zones.red.loser",
        "events.gold-rush",
        "events.gold-rush[2].larger",
        "adventurers.judge-jessup.name",
        "adventurers.veteran.gold",
    ]


@pytest.mark.parametrize(
    ("before", "after", "lines"),
    [
        ("fields = 35", "fields = 350", 1),
        ("fields = 35", "fields = 12", 1),
        ("goal = 30", "goal = 60", 1),
        ("start = 6", "start = 60", 1),
        ("larger = 5", "larger = 500", 1),
        ("first = 12", "first = true", 1),
        ("[zones]", "[zone]", 2),
        ("[adventurers]", "[adventurer]", 2),
    ],
)
def test_a_fault_does_not_make_others(before, after, lines):
    assert len(faults(changed((before, after)))) == lines


def test_an_empty_file_lacks_every_part():
    lines = faults("")
    assert all(" is missing: " in line for line in lines)
    assert {line.split()[0] for line in lines} == {
        *("nuggets", "notes", "road", "zones", "events", "adventurers")
    }


SMALLEST = changed(
    ("nuggets = 10", "nuggets = 0"),
    ("3, 3, 3, 4, 4]", "0, 0, 0, 0, 0]"),
    ("fields = 35", "fields = 10"),
    ("goal = 30", "goal = 10"),
    ("start = 6", "start = 1"),
    ("undertaker = 7", "undertaker = 1"),
    ("first = 1, last = 11", "first = 1, last = 1"),
    ("first = 12, last = 17", "first = 2, last = 2"),
    ("first = 18, last = 23", "first = 3, last = 3"),
    ("first = 24, last = 29", "first = 4, last = 9"),
)
LARGEST = changed(
    ("nuggets = 10", "nuggets = 99"),
    (NOTES, "[1, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]"),
    ("fields = 35", "fields = 60"),
    ("goal = 30", "goal = 60"),
    ("undertaker = 7", "undertaker = 20"),
    ("last = 29, winner = 1", "last = 59, winner = 9"),
    ("high-noon = 2", "high-noon = 1"),
    ("cheating = 2", "cheating = 3"),
)
ALL_ALIKE = re.sub(r"(gold|revolver|cards) = \d", r"\1 = 0", SHIPPED)


OLDER = changed(("goal = 30\n", ""), ("last = 29", "last = 34"))


@pytest.mark.parametrize(
    "text", [SMALLEST, LARGEST, ALL_ALIKE, OLDER], ids=["smallest", "largest", "alike", "older"]
)
@pytest.mark.parametrize("seats", [3, 4])
def test_with_the_least_and_the_most_that_is_allowed_games_end(text, seats):
    game = gnadenlos.game(read(text))
    for advanced in (False, True):
        chance = Chance("extremes", advanced)
        match = Match.start(game, seats=seats, options={"advanced": advanced}, seed="extremes")
        while not match.is_over:
            seat = match.waiting_for()[0]
            match.submit(seat, chance.pick(tuple(itertools.islice(match.asked(seat).legal(), 99))))
        assert match.ranking().places


async def test_a_match_goes_on_with_the_values_that_it_began_with_when_the_bot_has_others(journal):
    text = changed(('"Old Zeke"', '"Old Zacharias"'), ("nuggets = 10", "nuggets = 30"))
    theirs = gnadenlos.game(read(text))
    before = Sessions(journal, {"gnadenlos": theirs})
    session = await started(before, game="gnadenlos", robots=2)
    await _answer_until(before, session.id, turn=2)
    stood = (await before.position(session.id, None)).view
    after = Sessions(journal, {"gnadenlos": gnadenlos.GAME})
    assert (await after.position(session.id, None)).view == stood
    assert stood.box.adventurer("old-zeke").name == "Old Zacharias"
    await _answer_until(after, session.id, turn=99)
    ended = (await after.position(session.id, None)).view
    assert ended.is_over
    assert ended.box == stood.box != BOX


async def _answer_until(sessions: Sessions, session_id, *, turn: int) -> None:
    """Anna answers by chance until a turn has begun, or the game is over."""
    chance = Chance("answers", turn)
    while not (view := (await sessions.position(session_id, None)).view).is_over and view.turn < turn:
        asked = await sessions.asked(session_id, ANNA.id)
        answer = chance.pick(tuple(itertools.islice(asked.decision.legal(), 99)))
        await sessions.submit(session_id, ANNA, as_text(answer), ticket=asked.ticket)
