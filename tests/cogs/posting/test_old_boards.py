"""Old boards lose their buttons: at once, or, where a kill left them, a few a minute after the start."""

import asyncio
import itertools

import discord
import pytest

from cogs.parts.layouts import card
from cogs.posting import old_boards
from cogs.posting.old_boards import AT_ONCE, PAUSE_S, OldBoards
from sandbox.codes import walk
from tests.cogs.posting.evening import Evening, finish
from tests.cogs.room import Room
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, CLEO, started


def texts_of(components):
    """What a message says and shows, in its order, without buttons."""
    return [
        part.get("content") or part.get("items") or part.get("id")
        for part in walk(components)
        if part["type"] in (10, 12, 17)
    ]


def lasting_of(components):
    """The same without what is true only as long as the table waits."""
    lines = [text.split("\n") if isinstance(text, str) else [text] for text in texts_of(components)]
    return [[line for line in part if not str(line).startswith("-# until")] for part in lines]


@pytest.fixture
async def room():
    return Room()


@pytest.fixture
async def begin(journal, room):
    """Makes bots one after the other, over the same journal and in the same room."""
    evenings = []

    def make():
        evenings.append(Evening(journal))
        evenings[-1].thread = room
        return evenings[-1]

    yield make
    for evening in evenings:
        await evening.boards.close()


class Killed(BaseException):
    """SIGKILL, as far as a test can send it."""


def killed_at(evening, monkeypatch, name, *, of=None):
    """The bot is killed when it comes to this."""

    async def kill(*_, **__):
        raise Killed

    monkeypatch.setattr(of or evening.boards._old, name, kill)


async def left_behind(evening, monkeypatch, number):
    """A game of which so many old boards keep their buttons."""
    session = await started(evening.sessions, BEN)
    with monkeypatch.context() as patch:
        killed_at(evening, patch, "tidy")
        for turn in range(number + 1):
            for person in (ANNA, BEN):
                if turn:
                    await evening.sessions.submit(session.id, person, "3" if turn % 2 else "x")
            with pytest.raises(Killed):
                await evening.publish(session)
    return session


async def test_a_step_posts_a_board_and_takes_the_buttons_off_the_one_before_and_asks_no_more(begin, room):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    assert room.requests == [("history", 300)], "once after a start"
    await evening.answer(session, ANNA, "3")
    assert room.with_buttons() == [1002]
    assert room.requests == [("history", 300), ("edit", 1001)]
    assert (len(room.posts), room.edits) == (2, [])
    assert await evening.posted.old_boards(most=9) == []


async def test_an_old_board_shows_what_it_showed_but_its_buttons(begin, room):
    evening, shown = begin(), {}
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for number in range(12):  # posted by turns, then edited as one after the other lays an answer
        before = dict(room.messages)
        await evening.answer(session, (ANNA, BEN, CLEO)[number % 3], "3" if number % 6 < 3 else "x")
        shown |= {message: lasting_of(before[message]) for message in before if message not in shown}
        shown[max(room.messages)] = lasting_of(room.messages[max(room.messages)])
    assert {message: lasting_of(parts) for message, parts in room.messages.items()} == shown
    assert room.with_buttons() == [max(room.messages)]
    assert "fetch" not in dict(room.requests)


async def test_the_board_of_a_step_that_a_start_came_after_is_fetched(begin, room):
    session = await started(begin().sessions, BEN)
    await begin().publish(session)
    evening = begin()
    await evening.answer(session, ANNA, "3")
    assert room.with_buttons() == [1002]
    assert ("fetch", 1001) in room.requests


@pytest.mark.parametrize("is_known", [True, False])
async def test_an_old_board_says_no_more_until_when_the_table_waited(begin, room, journal, is_known):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await journal.write(lambda db: db.execute("UPDATE sessions SET pace = 'daily'"))
    await evening.publish(session)
    assert "-# until <t:" in texts_of(room.messages[1001])[1]
    await (evening if is_known else begin()).answer(session, ANNA, "3")
    turn, *others = texts_of(room.messages[1001])[1:]
    assert turn.startswith("### <@")
    assert "until" not in turn
    assert f"-# Game #{session.id}" in others[0]


async def test_what_a_board_shows_whose_edit_failed_is_not_taken_for_known(begin, room):
    evening = begin()
    session = await started(evening.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await evening.answer(session, person, "3")
    edit = room.get_partial_message

    def lost(message):
        async def answer_is_lost(**shown):
            await edit(message).edit(**shown)
            raise TimeoutError

        return double(discord.PartialMessage, id=message, edit=answer_is_lost)

    room.get_partial_message = lost
    with pytest.raises(TimeoutError):
        await evening.answer(session, ANNA, "x")
    room.get_partial_message = edit
    newest = max(room.messages)
    said = lasting_of(room.messages[newest])
    for person in (BEN, CLEO):
        await evening.sessions.submit(session.id, person, "x")
    await evening.publish(session)
    assert ("fetch", newest) in room.requests
    assert lasting_of(room.messages[newest]) == said


def test_of_many_boards_those_that_were_sent_last_are_known(monkeypatch):
    monkeypatch.setattr(old_boards, "MOST_KNOWN", 2)
    old = OldBoards(None, None, None)
    for message in (1, 2, 3, 2, 4):
        shown = double(discord.Message, id=message, attachments=[])
        old.remember(shown, card("It is your turn.", number=7))
    assert list(old._known) == [2, 4]


async def test_what_kills_have_left_is_tidied_after_the_start_a_few_a_minute(begin, room, clock, monkeypatch):
    await left_behind(begin(), monkeypatch, 3)
    assert room.with_buttons() == [1001, 1002, 1003, 1004]
    evening = begin()
    await evening.boards.wake_all()
    whens = [clock.ahead]
    for left in ([1001, 1002, 1004], [1001, 1004], [1004]):
        await clock.until(lambda left=left: room.with_buttons() == left)
        whens.append(clock.ahead)
    assert all(after - before > PAUSE_S - 2 for before, after in itertools.pairwise(whens))
    assert 60 / PAUSE_S <= 10


async def test_a_board_that_a_start_has_found_keeps_no_newer_one_waiting_for_what_is_to_be_tidied(
    begin, room, monkeypatch
):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.sessions.submit(session.id, ANNA, "3")
    with monkeypatch.context() as patch:
        killed_at(evening, patch, "set_board", of=evening.posted)
        with pytest.raises(Killed):
            await evening.publish(session)
    again, posts = begin(), []
    await again.sessions.submit(session.id, BEN, "3")

    async def give_way():
        posts.append(len(room.posts))

    monkeypatch.setattr(again.boards._old._throttle, "give_way", give_way)
    await again.publish(session)
    assert posts == [3]
    assert room.with_buttons() == [1003]


async def test_a_start_with_nothing_to_tidy_asks_discord_nothing(begin, room, clock):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    room.requests.clear()
    again = begin()
    await again.boards.wake_all()
    await clock.until(again.boards._old._task.done)
    assert room.requests == []


async def test_a_game_that_goes_on_tidies_what_was_left_of_it(begin, room, monkeypatch):
    session = await left_behind(begin(), monkeypatch, AT_ONCE + 1)
    evening = begin()
    await evening.sessions.submit(session.id, ANNA, "3")
    await evening.publish(session)
    assert len(room.with_buttons()) == 1 + (AT_ONCE + 1) + 1 - AT_ONCE


async def test_a_finished_game_is_tidied_also_in_its_archived_thread(begin, room, clock, monkeypatch):
    evening, states = begin(), []
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    killed_at(evening, monkeypatch, "tidy")
    await finish(evening, session)
    with pytest.raises(Killed):
        await evening.publish(session)
    await evening.posted.set_archived(session.id)  # as Discord does by itself after a week
    room.is_archived = True

    async def set_archived(client, thread, is_archived):
        states.append(is_archived)
        room.is_archived = is_archived

    monkeypatch.setattr(old_boards, "set_archived", set_archived)
    again = begin()
    await again.boards.wake_all()
    await clock.until(again.boards._old._task.done)
    assert room.with_buttons() == [max(room.messages)], "only Play again is left"
    assert states == [False, True]
    assert await again.posted.old_boards(most=9) == []


@pytest.mark.parametrize(
    "refusal",
    [
        discord_error(10008, status=404, kind=discord.NotFound),
        discord_error(50013, status=403, kind=discord.Forbidden),
        TimeoutError(),
    ],
)
async def test_what_cannot_be_tidied_is_given_up(begin, room, clock, monkeypatch, refusal):
    await left_behind(begin(), monkeypatch, 1)

    async def fetch_message(message):
        room.requests.append(("fetch", message))
        raise refusal

    monkeypatch.setattr(room, "fetch_message", fetch_message)
    evening = begin()
    room.requests.clear()
    await evening.boards.wake_all()
    await clock.until(evening.boards._old._task.done)
    assert room.requests == [("fetch", 1001)]
    assert await evening.posted.old_boards(most=9) == []


async def test_a_board_that_has_no_buttons_any_more_is_not_edited(begin, room, clock, monkeypatch):
    session = await left_behind(begin(), monkeypatch, 1)
    await begin().boards._old.tidy(session.id)
    evening = begin()
    await evening.posted.add_boards(session.id, session.thread, [1001])
    room.requests.clear()
    await evening.boards.wake_all()
    await clock.until(evening.boards._old._task.done)
    assert room.requests == [("fetch", 1001)]


async def test_the_board_of_a_game_that_was_moved_loses_its_buttons_in_its_old_thread(begin, room):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.posted.set_thread(session.id, 4444, channel=222)
    await evening.publish(session)
    assert room.with_buttons() == [1002]


async def test_tidying_stops_at_once_and_what_is_left_is_left_for_the_next_start(
    begin, room, clock, monkeypatch
):
    await left_behind(begin(), monkeypatch, 2)
    evening = begin()
    await evening.boards.wake_all()
    await asyncio.wait_for(evening.boards.close(), 1)
    evening.boards._old.begin()
    assert evening.boards._old._task.done()
    assert len(await evening.posted.old_boards(most=9)) == 2
