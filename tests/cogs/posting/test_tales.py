"""What a board message tells: all that no message before it told, nothing lost, nothing twice."""

from dataclasses import replace

import pytest

from cogs.posting.frame_ids import FrameKind
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from tests.cogs.posting.evening import Evening, message_of
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, started
from tests.engine.toy import Said, game_of, number


async def rarely(table):
    """Seat 0 is asked in rounds 1 and 5 only; the others in every round."""
    everybody = range(int(table.state.log[0]))
    for seat in everybody if table.state.rounds in (1, 5) else everybody[1:]:
        named = await table.ask(seat, number())
        table.tell(Said(f"<{table.state.rounds}: seat {seat} says {named}>"))
        table.tell(Said(f"a secret of seat {seat}"), only=seat)


RARE = replace(game_of(rarely, rounds=6), ranking=TOY.ranking)


@pytest.fixture
async def evening(tmp_path):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield Evening(journal, {"toy": RARE})
    finally:
        await journal.close()


def told(shown):
    """(round, seat) of every answer that a message tells, in its order."""
    says = [part.split(": seat ") for part in shown.text.split("<")[1:] if ": seat " in part]
    return [(int(number), int(rest.split()[0])) for number, rest in says]


async def rounds(evening, session, *, first, last):
    for _ in range(first, last + 1):
        for person in (BEN, CLEO):
            await evening.answer(session, person, "3")


async def away(evening):
    """Anna acts in round 1 and is called in round 5; Ben and Cleo go on meanwhile."""
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for person in (ANNA, BEN, CLEO):
        await evening.answer(session, person, "3")
    await rounds(evening, session, first=2, last=4)
    return session


async def test_who_was_away_for_three_rounds_finds_each_event_in_one_message_of_the_thread(evening):
    await away(evening)
    assert evening.thread.posts[-1].mentions == [ANNA.id]
    all_told = [told(post) for post in evening.thread.posts]
    assert [event for one in all_told for event in one] == [
        (1, 0),
        *((n, seat) for n in (1, 2, 3, 4) for seat in (1, 2)),
    ]
    assert all_told[-1] == [(4, 2)]


async def test_nobody_reads_what_is_for_one_seat_only(evening):
    await away(evening)
    assert not [post for post in evening.thread.posts if "secret" in post.text]


async def test_only_the_first_message_has_the_seal_also_after_an_edit(evening):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    await evening.sessions.leave(session.id, CLEO)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    seals = ["Seal" in shown.text for shown in (*evening.thread.posts, *evening.thread.edits)]
    assert seals == [True, False, True]


async def test_where_a_message_begins_is_found_again_after_a_crash_between_post_and_note(
    evening, monkeypatch
):
    """Without a note, from the journal alone: edits of the message that is found tell the same."""
    session = await away(evening)
    noted = await evening.posted.session(session.id)
    board = message_of(1, noted.board, ANNA, frame=FrameKind.BOARD.frame_id(noted.posted))
    before = (await evening.posted.board(session.id)).since.of(2)  # as it was before Cleo's last answer
    await evening.posted.set_board(
        session.id, thread=session.thread, message=900, board_from=before, due=[CLEO.id], posted=before
    )
    await evening.sessions.submit(session.id, ANNA, "7")  # he answers it before the bot has found it

    async def history(**where):
        yield board

    async def fetch_message(message):
        assert message == 900

    evening.thread.history, evening.thread.fetch_message = history, fetch_message
    evening.boards._adopted.clear()
    assert await evening.boards._adopt(await evening.posted.session(session.id))
    adopted = await evening.posted.session(session.id)
    assert (adopted.board, adopted.posted) == (noted.board, noted.posted)
    assert adopted.board_from == noted.board_from


async def test_a_restart_changes_nothing_of_what_is_told(evening):
    session = await away(evening)
    since = (await evening.posted.board(session.id)).since
    fresh = Sessions(evening.sessions._journal, {"toy": RARE})
    assert (await fresh.position(session.id, ANNA.id)).waiting_for == (0,)
    assert (await evening.posted.board(session.id)).since == since
