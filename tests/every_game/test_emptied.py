"""Recorded games as a journal keeps them: what was emptied is needed neither to go on nor to replay all."""

import sqlite3
from contextlib import closing

import pytest

from engine.games import GAMES
from engine.journal import match_rows, schema, session_rows
from engine.journal.records import Given, PersonId, SeatRow
from engine.journal.replay import rebuilt
from engine.sessions.acts import Beginning
from tests.every_game.record import FOLDER, read

RECORDED = sorted(FOLDER.glob("*.txt"))


def stored(db, setup, answers):
    """A game in a new file, step by step; its number, and the match as it is in memory."""
    for script in schema.MIGRATIONS:
        db.executescript(script)
    options = setup.options
    session = session_rows.insert_session(
        db, game=setup.name, options=options, guild=1, channel=2, language="en", host=1, name="", at=0.0
    )
    seats = [SeatRow(f"seat {seat}", PersonId(seat + 1)) for seat in range(setup.seats)]
    match = setup.start()
    session_rows.save_seats(db, session, seats, PersonId(1))
    match_rows.save_start(db, session, seed=setup.seed, thread=3)
    Beginning.of(match).store(db, session, 0.0, answered=0)
    for number, (ticket, seat, answer) in enumerate(answers):
        given = Given(seat, PersonId(seat + 1), match.submit(seat, answer, ticket=ticket), match.digest())
        match_rows.save_step(db, session, [given], answered=number, at=float(number))
        yield session, match


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_game_resumes_after_every_answer_and_is_replayed_from_its_first_round(path):
    setup, answers, _ = read(path.read_text(encoding="utf-8"))
    game = GAMES[setup.name]
    with closing(sqlite3.connect(":memory:")) as db:
        for session, match in stored(db, setup, answers):
            again = rebuilt(
                game, session_rows.session(db, session), setup.seed, match_rows.record(db, session)
            )
            assert (again.digest(), again.ticket, again.told) == (match.digest(), match.ticket, match.told)
            again.close()
        (kept, all_of_them) = db.execute("SELECT total(state <> ''), count(*) FROM checkpoints").fetchone()
        assert kept == min(3, all_of_them)
        record = match_rows.record(db, session, from_start=True)
        whole = rebuilt(game, session_rows.session(db, session), setup.seed, record)
        assert (whole.digest(), whole.told) == (match.digest(), match.told)
