"""What only whoever runs the bot may look at: the answer that does not fit, and what a game hides."""

from dataclasses import replace

import pytest

from engine.errors import ReplayMismatch
from engine.journal import match_rows, order_rows
from engine.sessions.inspection import misfit, secrets_of
from tests.engine.sessions.test_restarts import MENDED
from tests.engine.table_talk import ANNA, BEN, TABLES, started


async def record_of(sessions, session):
    return await sessions.workings.journal.write(lambda db: match_rows.record(db, session.id))


async def played(sessions, *texts):
    session = await started(sessions, BEN)
    for person, text in zip((ANNA, BEN, ANNA, BEN, ANNA, BEN), texts, strict=False):
        await sessions.submit(session.id, person, text)
    return await sessions.workings.matches.stored(session.id)


async def test_the_first_answer_that_leads_elsewhere_is_named_with_both_digests(sessions):
    session = await played(sessions, "3", "4")
    record = await record_of(sessions, session)
    assert misfit(TABLES["toy"], session, session.seed, record) is None
    found = misfit(MENDED["toy"], session, session.seed, record)
    assert (found.number, found.ticket, found.seat, found.refused) == (1, "1.1", 0, None)
    assert (found.stored, found.made != found.stored) == (record.answers[0][3], True)


async def test_an_answer_that_is_refused_now_has_a_word_and_no_digest(sessions):
    session = await played(sessions, "3", "4")
    record = await record_of(sessions, session)
    ticket, seat, _, digest = record.answers[1]
    for answer in ('"nonsense"', "{"):
        spoilt = replace(record, answers=(record.answers[0], (ticket, seat, answer, digest)))
        found = misfit(TABLES["toy"], session, session.seed, spoilt)
        assert (found.number, found.seat, found.made, bool(found.refused)) == (2, 1, None, True)


async def test_without_the_beginning_of_the_round_nothing_can_be_said(sessions):
    session = await played(sessions, "3")
    record = await record_of(sessions, session)
    emptied = replace(record, checkpoint=replace(record.checkpoint, state=""))
    with pytest.raises(ReplayMismatch):
        misfit(TABLES["toy"], session, session.seed, emptied)


async def test_what_is_secret_is_all_that_the_public_does_not_see(sessions):
    session = await played(sessions, "3", "4", "x")
    live = await sessions.workings.matches.load(session.id)
    orders = await sessions.workings.journal.read(lambda db: order_rows.orders(db, session.id))
    found = secrets_of(live.match, orders)
    assert found["seed"] == session.seed
    assert found["answers"] == {"1": "x"}
    assert set(found["seats"]) == {"1", "2"}
    assert found["state"]["log"] == [2, 3, 4]
    assert found["said_ahead"] == []
