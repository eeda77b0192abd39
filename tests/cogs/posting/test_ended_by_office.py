"""A game that a moderator ends, and whose end is taken back, as its thread shows it."""

import pytest

from engine.clock.pace import DAY
from engine.sessions.moderation import Moderation
from engine.sessions.servers import Servers
from tests.cogs.posting.evening import Evening
from tests.cogs.posting.test_sleeping import Thread
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, started


@pytest.fixture
async def table(journal):
    """A game whose board is posted, with what moderators do."""
    evening = Evening(journal)
    thread = Thread(evening)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    workings = evening.sessions.workings
    return evening, session, Moderation(workings, Servers(workings)), thread


async def boards(journal):
    return await journal.read(lambda db: db.execute("SELECT message FROM boards").fetchall())


async def test_the_end_is_told_and_the_thread_archived_and_its_undo_calls_everybody_again(table, journal):
    evening, session, moderation, thread = table
    await moderation.end(session.id, CLEO, "nobody has time")
    await evening.publish(session)
    shown = evening.thread.posts[-1]
    assert "This game was ended" in shown.text
    assert "Ended by Cleo: nobody has time. It has no result. Until <t:" in shown.text
    assert (shown.buttons, shown.mentions) == (["look", "more"], [])
    assert thread.changes == [True]
    assert await boards(journal), "it is the board before the next one, if that is taken back"
    assert session.id not in await evening.posted.missing()
    await moderation.undo(GUILD, 1, CLEO, "they have")
    assert await evening.posted.missing() == [session.id]
    await evening.publish(session)
    shown = evening.thread.posts[-1]
    assert "Cleo takes the end back: they have. The game goes on as before." in shown.text
    assert shown.mentions == [ANNA.id]
    assert "do" in shown.buttons


async def test_an_end_that_stays_posts_nothing_more(table, journal):
    evening, session, moderation, thread = table
    await moderation.end(session.id, CLEO, "nobody has time")
    await evening.publish(session)
    posts = len(evening.thread.posts)
    await journal.write(lambda db: db.execute("UPDATE sessions SET ended = ended - ?", (8 * DAY,)))
    assert await moderation.end_for_good(session.id)
    await evening.publish(session)
    assert len(evening.thread.posts) == posts
    assert thread.changes == [True]
    assert await boards(journal) == [], "its last board stays whole"


async def test_the_end_of_a_game_that_no_longer_replays_is_told_in_words(table, journal):
    evening, session, moderation, thread = table
    await evening.sessions.submit(session.id, ANNA, "3")
    await journal.write(lambda db: db.execute("UPDATE answers SET digest = digest || 'x'"))
    evening.sessions.workings.matches.evict(session.id)
    await moderation.end(session.id, CLEO, "it is broken")
    for _ in range(2):
        await evening.publish(session)
    assert [post.text for post in evening.thread.posts if "Ended by Cleo: it is broken." in post.text] == [
        evening.thread.posts[-1].text
    ]
    assert thread.changes == [True]
    assert session.id not in await evening.posted.missing()


async def test_what_was_decided_before_is_not_said_to_have_no_result(table):
    evening, session, moderation, _ = table
    await evening.sessions.submit(session.id, ANNA, "3")
    await evening.sessions.submit(session.id, BEN, "3")
    await evening.sessions.leave(session.id, BEN)
    await moderation.end(session.id, CLEO, "nobody has time")
    await evening.publish(session)
    said = evening.thread.posts[-1].text
    assert "Ended by Cleo: nobody has time. It was decided before, so its result stays." in said
    assert "**Ratings**" in said


async def test_a_pause_of_a_moderator_says_who_ends_it(table):
    evening, session, moderation, _ = table
    await moderation.pause(session.id, BEN, "holidays", 3)
    await evening.publish(session)
    shown = (evening.thread.edits or evening.thread.posts)[-1]
    assert "Ben (plays in this game) pauses the game until" in shown.text
    assert "A moderator can end the pause earlier." in shown.text
    assert "playon" not in shown.buttons
