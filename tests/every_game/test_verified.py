"""A game of each title is checked from what is stored of it, and from its file: all is as sealed, or the
first thing that differs is named."""

import functools
import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from engine import replay
from engine.games import GAMES, gnadenlos
from engine.journal import course_rows, match_rows, result_rows, schema, session_rows
from engine.journal.records import Result
from engine.play.chance import SHORT_SEAL, Chance, commitment, seal
from engine.play.digests import FORMAT
from engine.sessions.exports import exported
from engine.sessions.sealings import sealings
from engine.sessions.verification import Difference, What, verified
from tests.engine.older_files import as_older
from tests.every_game.record import FOLDER, read
from tests.every_game.test_emptied import stored
from tools import verify_luck

PLAYED = {
    "boomtown": "boomtown-shared-3-short",
    "gnadenlos": "gnadenlos-goal-by-buying-3",
    "goldrush": "goldrush-by-digging-3-short",
    "ponte-vecchio": "ponte-vecchio-no-auctions-2",
}
"""A short game of each title."""
BEGUN_BEFORE = [
    FOLDER / "revision_1" / f"{name}.txt"
    for name in (
        "gnadenlos-goal-by-cheating-3-advanced",
        "goldrush-card-beer-3",
        "ponte-vecchio-shared-2",
    )
]
"""A game of each title that has an earlier revision."""


def played(path, db):
    """A recorded game in a file, with its result."""
    setup, answers, _ = read(path.read_text(encoding="utf-8"))
    if setup.begun is not None:  # what the story's digest began with is not recorded
        begun = replace(setup.begun, story=commitment(commitment(setup.seed)))
        setup = replace(setup, begun=begun)
    *_, (session, match) = stored(db, setup, answers)
    ranking = match.ranking()
    match_rows.save_end(db, session)
    result_rows.save_result(db, session, Result(9.0, ranking.ranks, ranking.points))
    found = session_rows.session(db, session)
    return found, course_rows.course(db, found)


@functools.cache
def finished(title):
    """A game of a title that is over, and its course."""
    with closing(sqlite3.connect(":memory:")) as db:
        return played(FOLDER / f"{PLAYED[title]}.txt", db)


def file_of(title, course=None):
    """The file of a game that is over."""
    session, whole = finished(title)
    draws = verified(GAMES, whole).draws
    return exported(GAMES[title], session, course or whole, None, draws)


@pytest.fixture
def checks(tmp_path, capsys):
    """What both programs say of a file, each as (exit code, what it printed)."""

    def check(text, seed_seal):
        path = tmp_path / "game.json"
        path.write_bytes(text)
        found = []
        for program, arguments in ((verify_luck, [str(path), seed_seal]), (replay, [str(path)])):
            code = program.main(arguments)
            found.append((code, "".join(capsys.readouterr())))
        return found

    return check


@pytest.mark.parametrize("title", PLAYED)
def test_a_game_that_was_played_is_as_sealed_and_its_file_too(title, checks):
    session, course = finished(title)
    verdict = verified(GAMES, course)
    assert verdict.difference is None
    assert verdict.is_known
    assert verdict.answers == verdict.compared == len(course.answers) > 30
    assert verdict.sealed == sum(row.kind == "Sealed" for row in course.story)
    assert (verdict.sealed > 0) == (title in ("gnadenlos", "ponte-vecchio"))
    draws = verdict.draws
    assert draws.rolls + draws.shuffles + draws.lots > 0
    assert {draw.round for draw in draws.drawn} >= {0}, "the set-up as well"
    luck, rules = checks(file_of(title), seal(session.seed)[:SHORT_SEAL])
    counted = f"{verdict.sealed} sealed answers and {len(draws.drawn)} draws: all as sealed."
    assert luck == (0, f"The seed, {counted}\n")
    assert rules[0] == 0
    assert f"{verdict.answers} answers" in rules[1]


@pytest.mark.parametrize("title", PLAYED)
def test_another_answer_is_named(title, checks):
    session, course = finished(title)
    sealed = [answer for answer in course.answers if title in ("gnadenlos", "ponte-vecchio")]
    found, _ = sealings(course)
    target = found[3].answer if sealed else course.answers[10]
    other = next(
        each.answer
        for each in course.answers
        if each.ticket != target.ticket and each.answer != target.answer
    )
    answers = tuple(
        replace(each, answer=other) if each.number == target.number else each for each in course.answers
    )
    changed = replace(course, answers=answers)
    difference = verified(GAMES, changed).difference
    assert difference.answer == target.number
    assert difference.seat == target.seat
    if sealed:
        assert difference.what is What.SEALED
    else:
        assert difference.what in (What.REFUSED, What.STORY, What.STATE)
    text = json.loads(file_of(title))
    text["answers"][target.number - 1]["answer"] = other
    luck, rules = checks(json.dumps(text).encode(), seal(session.seed))
    assert rules[0] == 1
    assert f"answer {target.number}, of seat {target.seat}" in rules[1]
    assert luck[0] == (1 if sealed else 0), "what is not sealed only the rules tell"
    if sealed:
        assert f"DIFFERS: answer {target.number} (seat {target.seat}): it is not what was sealed" in luck[1]


@pytest.mark.parametrize("title", PLAYED)
def test_another_seed_is_named(title, checks):
    session, course = finished(title)
    assert verified(GAMES, replace(course, seed="another")).difference == Difference(What.SEED)
    text = json.loads(file_of(title))
    text["seed"] = "another"
    luck, rules = checks(json.dumps(text).encode(), seal(session.seed))
    assert luck == (1, f"DIFFERS: the seed has the seal {seal('another')}, not yours\n")
    assert rules == (1, "First difference: the seed is not the one with which the story begins.\n")


@pytest.mark.parametrize("title", ["gnadenlos", "ponte-vecchio"])
def test_a_wrong_nonce_is_named(title, checks):
    session, _ = finished(title)
    text = json.loads(file_of(title))
    first = next(answer for answer in text["answers"] if "sealed" in answer)
    first["sealed"]["nonce"] = "0" * 64
    luck, _ = checks(json.dumps(text).encode(), seal(session.seed))
    where = f"answer {first['number']} (seat {first['seat']})"
    assert luck == (1, f"DIFFERS: {where}: the nonce is not the one that the seed gives\n")


def test_what_was_turned_up_with_another_nonce_is_named(checks):
    session, course = finished("gnadenlos")
    (row, *_) = (row for row in course.story if row.kind == "Unsealed")
    event = {**json.loads(row.event), "nonce": "0" * 64}
    story = tuple(replace(each, event=json.dumps(event)) if each is row else each for each in course.story)
    difference = verified(GAMES, replace(course, story=story)).difference
    assert (difference.what, difference.seat) == (What.TURNED_UP, event["seat"])
    text = json.loads(file_of("gnadenlos"))
    text["story"][row.number - 1]["event"]["nonce"] = "0" * 64
    luck, rules = checks(json.dumps(text).encode(), seal(session.seed))
    where = f"row {row.number} of the story (seat {event['seat']})"
    assert luck == (1, f"DIFFERS: {where}: what was turned up is not what was sealed\n")
    assert "what was turned up is not what was sealed" in rules[1]


@pytest.mark.parametrize("title", PLAYED)
def test_a_changed_draw_is_named(title, checks):
    session, _ = finished(title)
    text = json.loads(file_of(title))
    number = len(text["draws"]) // 2
    round_number, attempt, below, result = text["draws"][number]
    text["draws"][number] = [round_number, attempt, below, (result + 1) % below]
    luck, rules = checks(json.dumps(text).encode(), seal(session.seed))
    assert luck[0] == rules[0] == 1
    assert f"DIFFERS: draw {number + 1} (round {round_number})" in luck[1]
    assert f"draw {number + 1} is not what the game drew" in rules[1]


@pytest.mark.parametrize("title", PLAYED)
def test_another_story_set_up_or_result_is_named(title):
    _, course = finished(title)
    row = next(row for row in reversed(course.story) if row.kind not in ("Sealed", "Unsealed"))
    assert row.undone is None
    missing = replace(course, story=tuple(each for each in course.story if each is not row))
    assert verified(GAMES, missing).difference.what is What.STORY
    points = tuple(point + 1 for point in course.points)
    assert verified(GAMES, replace(course, points=points)).difference == Difference(What.RESULT)
    shorter = replace(course, answers=course.answers[:20], points=None)
    assert verified(GAMES, shorter).difference is not None, "a game that does not end is not over"
    state = json.loads(course.begun.state)
    (name, first), *_ = ((key, part) for key, part in state.items() if isinstance(part, list) and part)
    state[name] = [*first, first[0]]
    begun = replace(course.begun, state=json.dumps(state))
    assert verified(GAMES, replace(course, begun=begun)).difference == Difference(What.SET_UP)


@pytest.mark.parametrize("path", BEGUN_BEFORE, ids=lambda path: path.stem)
def test_a_game_of_an_earlier_revision_is_checked_by_its_own_rules(path):
    with closing(sqlite3.connect(":memory:")) as db:
        _, course = played(path, db)
    verdict = verified(GAMES, course)
    assert course.begun.revision < GAMES[course.game].revision
    assert (verdict.difference, verdict.is_known) == (None, True)


@pytest.mark.parametrize("title", ["boomtown", "gnadenlos"])
def test_rules_that_this_version_does_not_know_are_said_and_the_seals_checked_all_the_same(title, checks):
    session, course = finished(title)
    for unknown in (
        replace(course, begun=replace(course.begun, revision=GAMES[title].revision + 1)),
        replace(course, begun=replace(course.begun, state='{"of": "other rules"}')),
    ):
        verdict = verified(GAMES, unknown)
        assert (verdict.is_known, verdict.difference) == (False, None)
        assert verdict.sealed == verified(GAMES, course).sealed
        text = exported(GAMES[title], session, unknown, None, None)
        luck, rules = checks(text, seal(session.seed))
        assert (luck[0], rules[0]) == (2, 2)
        assert "no draws to be checked" in luck[1]
        assert "does not know the rules" in rules[1]
    assert verified({}, course).is_known is False


def test_a_game_with_an_owners_values_is_set_up_with_them():
    text = (FOLDER.parents[2] / "engine/games/gnadenlos/data.toml").read_text(encoding="utf-8")
    game = gnadenlos.GAME.with_data(text.replace("larger = 3", "larger = 4", 1))
    assert game.new is not gnadenlos.GAME.new
    state = game.new(3, {}, Chance("seed", 0, 0))
    assert gnadenlos.GAME.values(state) != gnadenlos.BOX
    again = gnadenlos.GAME.begun_as(state).new(3, {}, Chance("seed", 0, 0))
    assert again == state


@pytest.mark.parametrize("version", [1, 12])
def test_a_file_of_an_earlier_version_is_played_again_and_says_what_could_be_compared(version, tmp_path):
    source, target = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        session, course = played(FOLDER / f"{PLAYED['gnadenlos']}.txt", db)
        db.execute("VACUUM INTO ?", (str(source),))
    as_older(source, target, version)
    with closing(sqlite3.connect(target, isolation_level=None)) as db:
        schema.migrate(db, version)
        migrated = course_rows.course(db, session_rows.session(db, session.id))
    verdict = verified(GAMES, migrated)
    assert (verdict.difference, verdict.is_known) == (None, True)
    assert verdict.answers == len(course.answers)
    assert verdict.compared == (0 if version == 1 else len(course.answers))


def test_only_what_follows_an_answer_of_an_earlier_format_is_compared_by_its_story():
    _, course = finished("boomtown")
    # Digests that go on from those of an earlier format are others than those of today.
    other = f"{FORMAT}:0"
    older = tuple(replace(each, digest="" if each.number <= 40 else other) for each in course.answers)
    verdict = verified(GAMES, replace(course, answers=older))
    assert (verdict.difference, verdict.compared) == (None, len(older) - 40)
    last = course.story[-1]
    story = (*course.story[:-1], replace(last, event=last.event.replace("0", "1")))
    assert story[-1] != last
    difference = verified(GAMES, replace(course, answers=older, story=story)).difference
    assert difference.what is What.STORY
