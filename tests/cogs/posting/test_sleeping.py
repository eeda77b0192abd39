"""A game that sleeps, wakes or is given up, as its thread shows it."""

import discord
import pytest

from engine.clock.pace import DAY
from engine.sessions.endings import Endings
from tests.cogs.posting.evening import Evening
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, started


class Thread:
    """Whether the thread is archived, as Discord says."""

    def __init__(self, evening):
        self.changes, self.archived = [], False

        async def fetch_channel(place):
            return double(discord.Thread, id=place, archived=self.archived, edit=self.edit)

        evening.fetch_channel = fetch_channel
        evening.boards._client.fetch_channel = fetch_channel

    async def edit(self, *, archived):
        self.changes.append(archived)
        self.archived = archived


@pytest.fixture
async def asleep(journal, monkeypatch):
    """A game that Anna waits for, which has fallen asleep and is shown so."""
    evening = Evening(journal)
    thread = Thread(evening)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await past(journal, session, 31 * DAY)
    endings = Endings(evening.sessions.workings)
    assert await endings.fall_asleep(session.id)
    await evening.publish(session)
    return evening, session, endings, thread


async def past(journal, session, seconds):
    """Let time pass: what was is longer ago."""
    await journal.write(
        lambda db: db.execute(
            "UPDATE sessions SET last_act = last_act - ?, asleep_since = asleep_since - ? WHERE id = ?",
            (seconds, seconds, session.id),
        )
    )


async def test_the_board_of_a_sleeping_game_offers_to_wake_it_mentions_nobody_and_is_archived(asleep):
    evening, session, _, thread = asleep
    shown = evening.thread.edits[-1]
    assert (shown.buttons, shown.labels, shown.mentions) == (["wake", "more"], ["Wake it"], [])
    assert len(evening.thread.posts) == 1, "the board that is there says so"
    assert thread.changes == [True]
    assert (await evening.posted.session(session.id)).is_archived


async def test_if_the_board_is_gone_a_new_one_says_so_and_mentions_nobody_either(journal):
    evening = Evening(journal)
    Thread(evening)
    session = await started(evening.sessions, BEN)
    await past(journal, session, 31 * DAY)
    await Endings(evening.sessions.workings).fall_asleep(session.id)
    await evening.publish(session)
    (post,) = evening.thread.posts
    assert (post.buttons, post.mentions) == (["wake", "more"], [])


async def test_a_game_that_wakes_calls_whoever_is_waited_for_on_a_new_board(asleep):
    evening, session, endings, _ = asleep
    assert await endings.wake(session.id, BEN.id)
    await evening.publish(session)
    shown = evening.thread.posts[-1]
    assert len(evening.thread.posts) == 2
    assert shown.mentions == [ANNA.id]
    assert "act" in shown.buttons
    (call,) = (await evening.posted.session(session.id)).calls
    assert call.posted is not None


async def test_a_game_that_is_given_up_is_told_in_its_thread_and_put_away(asleep):
    evening, session, endings, thread = asleep
    await past(evening.sessions.workings.journal, session, 91 * DAY)
    assert await endings.close_sleeper(session.id)
    thread.archived = False  # a post opens it
    await evening.publish(session)
    shown = evening.thread.posts[-1]
    assert "Nobody came: this game is closed. Nothing was lost but time." in shown.text
    assert (shown.buttons, shown.mentions) == ([], [])
    assert thread.changes == [True, True]
    assert (await evening.posted.session(session.id)).is_archived
