"""Who is invited to say something ahead, as Discord gets it: mentioned once, by the board that tells of it,
whatever becomes of the bot and of that board."""

from dataclasses import replace

import discord
import pytest

from cogs.posting.frame_ids import FrameKind
from engine.journal.records import Meanwhile
from engine.sessions.absences import Absences
from engine.sessions.session_events import CameBack
from tests.cogs.posting.evening import FACE, Evening, message_of
from tests.cogs.posting.test_clocks_shown import Said
from tests.doubles import discord_error
from tests.engine.table_talk import ANNA, AUCTION, BEN, CLEO, started

INVITATION = "with **My move** you can say ahead what you will answer."


@pytest.fixture
async def evening(journal):
    return Evening(journal, {"toy": AUCTION}, FACE)


async def begun(evening):
    """A table at which Anna is asked, and the others are invited; its board is posted."""
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    return session


def mentions(evening):
    """Whom each board has mentioned, in order."""
    return [post.mentions for post in evening.thread.posts]


async def crash(*of, **more):
    raise RuntimeError("killed")


async def edited(evening, session):
    """Let something happen that calls nobody."""
    live = await evening.sessions._matches.load(session.id)
    act = Said(CameBack(session.seat_of(CLEO.id)), "UPDATE sessions SET last_act = 0 WHERE 0 = 1")
    await evening.sessions.workings.steps.carry_out(live, act)
    await evening.publish(session)


async def test_all_are_mentioned_when_an_auction_opens_and_then_each_when_they_are_asked(evening):
    session = await begun(evening)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "4")
    assert mentions(evening) == [[ANNA.id, BEN.id, CLEO.id], [BEN.id], [CLEO.id]]
    opening, *later = evening.thread.posts
    turn, _, line, *_ = opening.text.split("\n")
    assert turn.startswith("### ")
    assert line == f"<@{BEN.id}> and <@{CLEO.id}>: {INVITATION}"
    assert not any(INVITATION in post.text for post in later)


async def test_an_edit_of_the_opening_still_says_it_and_notifies_nobody(evening):
    session = await begun(evening)
    await edited(evening, session)
    (edit,) = evening.thread.edits
    assert INVITATION in edit.text
    assert edit.mentions == []
    assert len(mentions(evening)) == 1


def remember(evening, message):
    """Let the thread have a message that the journal does not know."""

    async def history(*, after, limit, oldest_first):
        yield message

    evening.thread.history = history


async def test_the_board_waits_for_those_alone_who_are_asked(evening):
    session = await begun(evening)
    assert (await evening.posted.session(session.id)).board_due == (ANNA.id,)


async def test_an_opening_that_was_posted_just_before_a_crash_is_not_repeated(evening):
    session = await started(evening.sessions, BEN, CLEO)
    set_board, evening.posted.set_board = evening.posted.set_board, crash
    with pytest.raises(RuntimeError):
        await evening.publish(session)
    evening.posted.set_board = set_board
    (opening,) = evening.thread.posts
    found = message_of(1, 5000, ANNA, BEN, CLEO, frame=FrameKind.BOARD.frame_id(opening.number))
    remember(evening, found)
    await evening.answer(session, ANNA, "3")
    assert mentions(evening) == [[ANNA.id, BEN.id, CLEO.id], [BEN.id]]
    assert (await evening.posted.session(session.id)).board_due == (BEN.id,)


async def test_whom_the_board_waited_for_is_known_after_a_crash_and_whom_it_invited_is_not_waited_for(
    evening,
):
    session = await started(evening.sessions, BEN, CLEO)
    live = await evening.sessions._matches.load(session.id)
    found = message_of(1, 5000, ANNA, BEN, CLEO, frame=FrameKind.BOARD.frame_id(live.told))
    remember(evening, found)
    await evening.publish(session)
    assert evening.thread.posts == []
    stored = await evening.posted.session(session.id)
    assert stored.board_due == (ANNA.id,)
    assert all(call.posted is not None for call in (*stored.calls, *stored.invited))


async def test_an_opening_that_was_stored_and_not_posted_before_a_crash_is_posted_with_all(evening):
    session = await started(evening.sessions, BEN, CLEO)
    send, evening.thread.send = evening.thread.send, crash
    with pytest.raises(RuntimeError):
        await evening.publish(session)
    evening.thread.send = send
    await evening.publish(session)
    assert mentions(evening) == [[ANNA.id, BEN.id, CLEO.id]]


async def test_if_the_opening_is_deleted_the_next_one_takes_its_place_with_its_mentions(evening):
    session = await begun(evening)
    get = evening.thread.get_partial_message

    def gone(message):
        board = get(message)

        async def edit(**more):
            raise discord_error(10008, status=404, kind=discord.NotFound)

        board.edit = edit
        return board

    evening.thread.get_partial_message = gone
    await edited(evening, session)
    evening.thread.get_partial_message = get
    assert mentions(evening) == [[ANNA.id, BEN.id, CLEO.id]] * 2
    await evening.answer(session, ANNA, "3")
    assert mentions(evening)[2:] == [[BEN.id]]


async def test_people_who_are_faster_than_boards_are_mentioned_once(evening):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.sessions.submit(session.id, ANNA, "3")
    await evening.publish(session)
    assert mentions(evening) == [[BEN.id, CLEO.id]]


async def test_whoever_has_said_something_ahead_is_mentioned_like_all(evening):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.sessions.submit(session.id, CLEO, "4", ticket="1=number")
    await evening.publish(session)
    await evening.sessions.submit(session.id, CLEO, "5", ticket="1=number")
    await evening.publish(session)
    assert mentions(evening) == [[ANNA.id, BEN.id, CLEO.id]]
    assert evening.thread.edits == []


async def test_whoever_is_away_is_not_invited_and_whoever_comes_back_is(evening):
    absences = Absences(evening.sessions.workings)
    await absences.go(CLEO.id, 3, Meanwhile.WAIT)
    session = await begun(evening)
    assert mentions(evening) == [[ANNA.id, BEN.id]]
    await absences.back(CLEO.id)
    await evening.publish(session)
    assert mentions(evening)[1:] == [[CLEO.id]]
    assert f"<@{CLEO.id}>: {INVITATION}" in evening.thread.posts[-1].text


async def test_a_game_to_which_nobody_is_invited_mentions_only_whoever_is_asked(journal):
    plain = replace(AUCTION, orders=tuple(replace(each, invites=None) for each in AUCTION.orders))
    evening = Evening(journal, {"toy": plain}, FACE)
    session = await begun(evening)
    await evening.answer(session, ANNA, "3")
    assert mentions(evening) == [[ANNA.id], [BEN.id]]
