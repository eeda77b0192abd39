"""The check of a game, and its file: what was taken back, what is refused before the end, and no secrets."""

import asyncio
import json
import re
import threading
from dataclasses import replace

import pytest

from engine import replay
from engine.errors import Refused
from engine.journal import course_rows
from engine.journal.records import By, Meanwhile
from engine.play.chance import SHORT_SEAL, Chance, seal
from engine.play.table import Seat
from engine.sessions import luck as luck_module
from engine.sessions.absences import Absences
from engine.sessions.luck import Luck
from engine.sessions.sealings import sealings
from engine.sessions.sessions import Sessions
from engine.sessions.verification import What, verified
from tests.engine.table_talk import (
    ANNA,
    AUCTION,
    BEN,
    CLEO,
    DIRK,
    GUILD,
    TABLES,
    opened,
    play_on,
    ranking,
    started,
)
from tests.engine.toy import game_of, number, secret_letter
from tools import verify_luck

SEED_OF_TWINS = "the same luck for both"


@pytest.fixture
def luck(sessions):
    return Luck(sessions.workings)


async def answers(sessions, session, *texts):
    for person, text in texts:
        await sessions.submit(session.id, person, text)


async def a_round(sessions, session):
    await answers(sessions, session, (ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"))


async def over(sessions, *, restarts=0):
    """A game that is over; its second round was begun again so many times, each time in the midst of it."""
    session = await started(sessions, BEN)
    await a_round(sessions, session)
    for _ in range(restarts):
        await answers(sessions, session, (ANNA, "5"), (BEN, "6"), (ANNA, "x"))
        await sessions.restart_round(session.id, by=By.ORGANISER)
    await a_round(sessions, session)
    await a_round(sessions, session)
    return await stored(sessions, session)


async def stored(sessions, session):
    return await sessions.find(session.id, guild=GUILD)


async def read(luck, session, person):
    return json.loads(await luck.export(session, person.id))


@pytest.mark.parametrize("restarts", [0, 1, 2])
async def test_a_game_is_as_sealed_and_so_is_what_was_taken_back(sessions, luck, restarts):
    verdict = await luck.verify(await over(sessions, restarts=restarts))
    assert verdict.difference is None
    assert (verdict.answers, verdict.compared) == (12, 12), "what fell is not played again"
    assert verdict.sealed == 6 + restarts, "but its seals are checked"
    assert verdict.draws.rolls == 6


async def test_real_games_whose_rounds_began_again_with_luck_before_the_first_question(journal, luck):
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, game="goldrush")
    for _ in range(2):
        await play_on(sessions, session, Chance("on"), heard=lambda *_: None, most=9)
        await sessions.restart_round(session.id, by=By.ORGANISER)
    await play_on(sessions, session, Chance("off"), heard=lambda *_: None, most=40)
    course = await journal.read(lambda db: course_rows.course(db, session))
    assert max(map(len, course.attempts.values())) > 1
    verdict = verified(TABLES, course)
    assert verdict.difference.what is What.RESULT, "all but the end is right: it is not over yet"


async def test_an_answer_that_fell_and_was_changed_is_named(sessions, journal, luck):
    session = await over(sessions, restarts=1)
    await journal.write(
        lambda db: db.execute(
            "UPDATE answers SET answer = '\"y\"' WHERE undone IS NOT NULL AND answer = '\"x\"'"
        )
    )
    difference = (await luck.verify(session)).difference
    assert (difference.what, difference.answer, difference.round, difference.seat) == (What.SEALED, 7, 2, 0)


async def test_before_the_end_a_check_is_refused_and_says_when(sessions, luck):
    session = await opened(sessions, BEN)
    with pytest.raises(Refused, match="not-started"):
        await luck.verify(session)
    with pytest.raises(Refused, match="not-started"):
        await luck.export(session, ANNA.id)
    session = await sessions.start(session.id, ANNA, thread=7)
    with pytest.raises(Refused, match="verify-later"):
        await luck.verify(session)
    for person in (ANNA, BEN):
        await sessions.leave(session.id, person)
    with pytest.raises(Refused, match="game-closed"):
        await luck.verify(await stored(sessions, session))
    closed = await read(luck, await stored(sessions, session), ANNA)
    assert "seed" not in closed, "a game that was given up keeps its secrets"


async def test_games_are_checked_one_after_the_other_and_the_loop_goes_on(sessions, luck, monkeypatch):
    session, go_on, running = await over(sessions), threading.Event(), []

    def slowly(games, course):
        running.append(1)
        assert go_on.wait(5)
        most.append(len(running))
        running.pop()
        return verified(games, course)

    most = []
    monkeypatch.setattr(luck_module, "verified", slowly)
    checks = [asyncio.create_task(luck.verify(session)) for _ in range(3)]
    for _ in range(200):
        await asyncio.sleep(0.001)
        if running:
            break
    assert running == [1], "the loop went on meanwhile"
    go_on.set()
    assert all(one.difference is None for one in await asyncio.gather(*checks))
    assert most == [1, 1, 1]


async def test_the_file_of_a_game_that_is_over_satisfies_both_programs(sessions, luck, tmp_path, capsys):
    session = await over(sessions, restarts=1)
    path = tmp_path / "toy.json"
    path.write_bytes(await luck.export(session, CLEO.id))
    assert verify_luck.main([str(path), seal(session.seed)[:SHORT_SEAL]]) == 0
    assert "7 sealed answers and 6 draws: all as sealed" in capsys.readouterr().out
    assert replay.main([str(path)]) == 2, "the toy is no game of Saloon's"


async def test_what_was_taken_back_is_in_the_file_and_says_since_when(sessions, luck):
    found = await read(luck, await over(sessions, restarts=1), CLEO)
    assert [(one["number"], one["undone"]) for one in found["answers"] if "undone" in one] == [
        (5, 1),
        (6, 1),
        (7, 1),
    ]
    assert any("undone" in row for row in found["story"])
    assert found["attempts"] == [[1, [0]], [2, [0, 1]], [3, [1]]]


async def test_the_file_names_nobody_by_their_id_and_has_no_note_and_no_order(journal, luck):
    sessions = Sessions(journal, {"toy": AUCTION})
    session = await started(sessions, BEN)
    await sessions.submit(session.id, BEN, "7", ticket="1=number")
    await journal.write(
        lambda db: db.execute("INSERT INTO private_notes VALUES (?, ?, 'what I plan', 1.0)", (session.id, 2))
    )
    luck = Luck(sessions.workings)
    for person in (ANNA, BEN, CLEO):
        text = (await luck.export(await stored(sessions, session), person.id)).decode()
        assert "what I plan" not in text
        assert "person" not in text
        assert '"at"' not in text
    await answers(sessions, session, (ANNA, "3"))  # Ben's order answers
    by = {}
    for person in (ANNA, BEN):
        found = await read(luck, await stored(sessions, session), person)
        by[person.name] = [one["by"] for one in found["answers"]]
    assert by == {"Anna": ["person"], "Ben": ["order"]}
    await answers(sessions, session, (ANNA, "x"), (BEN, "y"))
    for _ in range(2):
        await a_round(sessions, session)
    for person, told in ((ANNA, "person"), (BEN, "order"), (CLEO, "person")):
        found = await read(luck, await stored(sessions, session), person)
        assert found["answers"][1]["by"] == told, "also after the end it is its giver's secret"


async def twin(sessions, *texts):
    """A game that began with the luck of its twin."""
    session = await opened(sessions, BEN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda *_: SEED_OF_TWINS)
        session = await sessions.start(session.id, ANNA, thread=500 + session.id)
    assert session.seed == SEED_OF_TWINS
    await answers(sessions, session, *texts)
    return await stored(sessions, session)


def unnumbered(text, session):
    """A file without what two games of one file cannot share, and without what only a hash shows."""
    text = text.decode().replace(f'"number": {session.id},', '"number": 0,')
    return re.sub(r"\b[0-9a-f]{64}\b", "hash", text)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(((BEN, "y"),), id="another sealed answer"),
        pytest.param(((BEN, "x"), (BEN, "y"), (BEN, "x")), id="thought again"),
    ],
)
async def test_a_file_before_the_end_does_not_differ_in_what_its_reader_cannot_see(journal, luck, other):
    sessions = Sessions(journal, TABLES)
    begun = ((ANNA, "3"), (BEN, "4"))
    games = [await twin(sessions, *begun, *last) for last in (((BEN, "x"),), other)]
    for person in (ANNA, CLEO):
        files = [unnumbered(await luck.export(game, person.id), game) for game in games]
        assert files[0] == files[1]
    files = [unnumbered(await luck.export(game, BEN.id), game) for game in games]
    assert files[0] != files[1], "Ben reads his own"


async def test_an_order_that_waits_is_in_nobodys_file(journal):
    sessions = Sessions(journal, {"toy": AUCTION})
    luck = Luck(sessions.workings)
    games = [await twin(sessions), await twin(sessions)]
    await sessions.submit(games[1].id, BEN, "7", ticket="1=number")
    for person in (ANNA, BEN, CLEO):
        files = [unnumbered(await luck.export(game, person.id), game) for game in games]
        assert files[0] == files[1]


async def meanwhile(table):
    """Anna names a number; Ben may change a secret meanwhile."""
    await table.ask(Seat(0), number(), meanwhile={Seat(1): secret_letter(table)})


async def test_what_somebody_changes_meanwhile_is_in_their_own_file_alone(journal):
    sessions = Sessions(journal, {"toy": replace(game_of(meanwhile, rounds=2), ranking=ranking)})
    luck = Luck(sessions.workings)
    games = [await twin(sessions), await twin(sessions)]
    await sessions.submit(games[1].id, BEN, "y", ticket="1.1+")
    for game in games:
        await answers(sessions, game, (ANNA, "3"))
    for person, are_alike in ((ANNA, True), (CLEO, True), (BEN, False)):
        files = [unnumbered(await luck.export(game, person.id), game) for game in games]
        assert (files[0] == files[1]) == are_alike


async def test_before_the_end_a_file_has_neither_seed_nor_draws_nor_state_nor_what_others_alone_read(
    sessions, luck
):
    session = await twin(sessions, (ANNA, "3"), (BEN, "4"), (ANNA, "x"))
    for person, seat in ((ANNA, 0), (BEN, 1), (CLEO, None)):
        found = await read(luck, session, person)
        assert list(found) == [
            *("format", "game", "number", "is_over", "revision", "options", "data", "seats", "seal"),
            *("reader", "answers", "story"),
        ]
        assert SEED_OF_TWINS not in json.dumps(found)
        assert found["seal"] == seal(SEED_OF_TWINS)
        assert found["reader"] == seat
        assert {row["only"] for row in found["story"] if "only" in row} == {seat} - {None}
        assert {one["seat"] for one in found["answers"]} == {seat} - {None}
        assert [row["row"] for row in found["story"]] == list(range(1, len(found["story"]) + 1))
        assert not any("nonce" in one or "sealed" in one or "digest" in one for one in found["answers"])


async def test_a_substitute_reads_the_seats_answers_and_the_predecessor_no_more(sessions, luck, journal):
    session = await twin(sessions, (ANNA, "3"), (BEN, "4"), (ANNA, "x"))
    await journal.write(
        lambda db: db.execute("UPDATE seats SET person = ? WHERE seat = 0", (DIRK.id,)).rowcount
    )
    session = await stored(sessions, session)
    assert (await read(luck, session, ANNA))["answers"] == []
    assert len((await read(luck, session, DIRK))["answers"]) == 2


async def test_whoever_is_away_is_told_in_the_story_of_the_file(sessions, luck):
    session = await twin(sessions, (ANNA, "3"))
    await Absences(sessions.workings).go(BEN.id, 3, Meanwhile.WAIT)
    found = await read(luck, await stored(sessions, session), CLEO)
    assert found["story"][-1]["kind"] == "WentAway"


async def test_only_ones_own_games_that_are_over_are_named_of_the_server_or_of_all(sessions, luck):
    first, second = await over(sessions), await started(sessions, BEN)
    assert await luck.over(GUILD, ANNA.id, 25) == [(first.id, "toy")]
    assert await luck.over(GUILD, CLEO.id, 25) == []
    assert await luck.over(GUILD + 1, ANNA.id, 25) == []
    for _ in range(3):
        await a_round(sessions, second)
    assert await luck.over(GUILD, ANNA.id, 25) == [(second.id, "toy"), (first.id, "toy")]
    assert await luck.over(GUILD, ANNA.id, 1) == [(second.id, "toy")]
    elsewhere = await started(sessions, BEN, guild=GUILD + 1)
    for _ in range(3):
        await a_round(sessions, elsewhere)
    every = [(elsewhere.id, "toy"), (second.id, "toy"), (first.id, "toy")]
    assert await luck.over(None, ANNA.id, 25) == every
    assert await luck.over(None, CLEO.id, 25) == []


async def test_every_seal_is_found_from_the_seed_alone(sessions, journal):
    session = await started(sessions, BEN)
    await answers(sessions, session, (ANNA, "3"), (BEN, "4"))
    await answers(sessions, session, (ANNA, "x"), (ANNA, "y"), (ANNA, "x"), (BEN, "y"))
    course = await journal.read(lambda db: course_rows.course(db, session))
    found, broken = sealings(course)
    assert broken == []
    assert [(one.answer.number, one.count) for one in found] == [(3, 1), (4, 2), (5, 3), (6, 4)]
