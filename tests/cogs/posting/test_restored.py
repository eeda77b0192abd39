"""After a restored file: the table is told, nothing of the lost future is taken for the present, and the
boards that tell of it shrink."""

from types import SimpleNamespace

import discord
import pytest

from cogs.posting.frame_ids import FrameKind
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.evening import Evening
from tests.cogs.room import Room
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, TABLES, opened, started

SAID = {
    "en": "The bot went back to <t:1700000000:f>",
    "nl": "stand van <t:1700000000:f>",
    "de": "Stand vom <t:1700000000:f>",
}


@pytest.fixture
async def evening(journal, clock):
    found = Evening(journal)
    found.thread = Room()
    yield found
    await found.boards.close()


async def restore(journal, session, *, adopt_after, language="en"):
    """What a restore does to a session."""
    await journal.write(
        lambda db: db.execute(
            "UPDATE sessions SET epoch = epoch + 1, attempt = epoch + 1, restored = 1700000000.5,"
            " adopt_after = ?, language = ? WHERE id = ?",
            (adopt_after, language, session.id),
        )
    )


def again(journal, evening):
    """The bot is started anew, in the same thread."""
    found = Evening(journal)
    found.thread, found.channel = evening.thread, evening.channel
    return found


def lost(room, told, *ids):
    """Boards of a future that the file does not know."""
    for number, message in enumerate(ids, told):
        button = {"type": 2, "style": 1, "label": "My move", "custom_id": "act:1"}
        parts = [{"type": 10, "content": "lost"}, {"type": 1, "components": [button]}]
        room.messages[message] = [{"type": 17, "id": FrameKind.BOARD.frame_id(number), "components": parts}]


@pytest.mark.parametrize("language", LOCALES)
async def test_the_next_board_is_a_new_one_that_says_so_once(journal, evening, language):
    session, room = await started(evening.sessions, BEN), evening.thread
    await evening.publish(session)
    room.next_id = 9000
    await restore(journal, session, adopt_after=9000, language=language)
    bot = again(journal, evening)
    await bot.publish(session)
    assert [SAID[language] in post.text for post in room.posts] == [False, True]
    assert room.posts[-1].mentions == [ANNA.id]
    assert room.with_buttons() == [9001]
    stored = await bot.posted.session(session.id)
    assert (stored.restored, stored.board) == (None, 9001)
    await bot.publish(session)
    assert len(room.posts) == 2
    await bot.answer(session, ANNA, "3")
    assert SAID[language] not in room.posts[-1].text


async def test_it_is_due_at_the_start_though_all_its_story_was_posted(journal, evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    assert await evening.posted.missing() == []
    await restore(journal, session, adopt_after=9000)
    assert await evening.posted.missing() == [session.id]


async def test_no_board_of_the_lost_future_is_adopted_and_all_become_a_line_that_says_so(
    journal, evening, clock
):
    session, room = await started(evening.sessions, BEN), evening.thread
    await evening.publish(session)
    lost(room, 2, *range(2001, 2006))
    room.next_id = 9000
    await restore(journal, session, adopt_after=9000)
    bot = again(journal, evening)
    await bot.boards.wake_all()
    await clock.settled(bot.boards._wakings)
    stored = await bot.posted.session(session.id)
    assert (stored.board, stored.posted) == (9001, 0)
    await clock.until(lambda: room.with_buttons() == [9001, 9002])
    await bot.boards.close()
    for number, message in enumerate(range(2001, 2006), 2):
        ((frame, text),) = [[part["id"], part["components"]] for part in room.messages[message]]
        assert frame == FrameKind.BOARD.frame_id(number)
        assert [part["content"] for part in text] == [words_for("en").text("board-lost")]


@pytest.mark.parametrize("is_known", [True, False])
async def test_no_lost_board_is_adopted_where_the_known_one_is_gone_or_none_is(
    journal, evening, clock, is_known
):
    session, room = await started(evening.sessions, BEN), evening.thread
    if is_known:
        await evening.publish(session)
        room.messages.clear()
    lost(room, 0, 2001)
    room.next_id = 9000
    await restore(journal, session, adopt_after=9000)
    bot = again(journal, evening)
    await bot.publish(session)
    await clock.until(lambda: room.with_buttons() == [9001, 9002])
    assert "you have seen what is taken back now" in room.posts[-1].text
    assert SAID["en"] in room.posts[-2].text
    assert (await bot.posted.session(session.id)).board == 9001
    await bot.boards.close()


async def test_what_was_posted_after_the_restore_just_before_a_crash_is_adopted(journal, evening, clock):
    session, room = await started(evening.sessions, BEN), evening.thread
    await evening.publish(session)
    lost(room, 3, 2001)
    room.next_id = 9000
    await restore(journal, session, adopt_after=9000)
    before = again(journal, evening)
    before.posted.set_board = None  # the bot is killed before it is noted
    with pytest.raises(TypeError):
        await before.publish(session)
    assert len(room.posts) == 2
    bot = again(journal, evening)
    await bot.publish(session)
    stored = await bot.posted.session(session.id)
    assert (len(room.posts), stored.board, stored.restored) == (3, 9001, None)
    await clock.until(lambda: room.with_buttons() == [9001, 9002])
    await bot.boards.close()


async def test_the_numbers_of_the_story_come_again_and_no_nonce_does(journal, evening):
    session, room = await started(evening.sessions, BEN), evening.thread
    await evening.publish(session)
    await restore(journal, session, adopt_after=9000)
    await again(journal, evening).publish(session)
    numbers = [post.number for post in room.posts]
    assert numbers[0] == numbers[1]
    assert len(set(room.nonces)) == 2


class Seats:
    """Open seats after a restore."""

    def __init__(self, journal):
        self.sessions, self.posted = Sessions(journal, TABLES), Posted(journal)
        self.channel = Room()
        client = double(discord.Client, get_partial_messageable=lambda place, *, guild_id: self.channel)
        games = {"toy": SimpleNamespace(seats=range(2, 5))}
        self.channel.get_partial_message = self.partial
        self.messages = LobbyMessages(
            client, self.sessions, self.posted, games, {"toy": plain_face()}, Throttle()
        )
        self.is_gone = False

    def partial(self, message):
        async def edit(*, view, allowed_mentions):
            if self.is_gone:
                raise discord_error(10008, status=404, kind=discord.NotFound)
            self.channel.edits.append(self.channel.checked(view, allowed_mentions))

        return double(discord.PartialMessage, edit=edit)


@pytest.mark.parametrize("language", LOCALES)
async def test_open_seats_say_so_until_somebody_sits_down(journal, language):
    seats = Seats(journal)
    session = await opened(seats.sessions)
    await seats.posted.set_lobby(session.id, 700)
    await restore(journal, session, adopt_after=9000, language=language)
    assert await seats.posted.open_seats() == [session.id]
    for _ in range(2):  # a start looks at them more than once
        await seats.messages._refresh(session.id)
    await seats.sessions.join(session.id, BEN)
    await seats.messages._refresh(session.id)
    assert [SAID[language] in edit.text for edit in seats.channel.edits] == [True, True, False]
    assert (await seats.posted.session(session.id)).restored is None


@pytest.mark.parametrize("is_known", [True, False])
async def test_open_seats_whose_message_is_gone_are_posted_anew(journal, is_known):
    seats = Seats(journal)
    session = await opened(seats.sessions)
    if is_known:
        await seats.posted.set_lobby(session.id, 700)
    seats.is_gone = True
    await restore(journal, session, adopt_after=9000)
    assert await seats.posted.open_seats() == [session.id]
    await seats.messages._refresh(session.id)
    (post,) = seats.channel.posts
    assert SAID["en"] in post.text
    stored = await seats.posted.session(session.id)
    assert (stored.lobby, stored.restored) == (1001, None)
    assert stored.epoch > 0
    assert seats.channel.nonces == [f"lobby-{session.id}-{stored.epoch}"]  # as none of the lost future
    await seats.messages._refresh(session.id)
    assert len(seats.channel.posts) == 1


async def test_a_running_games_seats_are_shown_as_they_are_and_its_board_says_so_yet(journal):
    seats = Seats(journal)
    session = await started(seats.sessions, BEN)
    await seats.posted.set_lobby(session.id, 700)
    await restore(journal, session, adopt_after=9000)
    assert await seats.posted.open_seats() == [session.id]
    await seats.messages._refresh(session.id)
    assert len(seats.channel.edits) == 1
    assert (await seats.posted.session(session.id)).restored is not None
