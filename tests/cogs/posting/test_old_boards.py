"""Old boards shrink to what they alone told: at once by one request, or, where a kill left them, a few a
minute after the start."""

import asyncio
import itertools
import re

import discord
import pytest
from PIL import Image

from cogs.posting import old_boards
from cogs.posting.frame_ids import FrameKind
from cogs.posting.old_boards import AT_ONCE, PAUSE_S
from cogs.posting.old_views import BESIDE
from engine.play.table import Sealed
from engine.references import under
from sandbox.codes import ROW, SECTION, walk
from tests.cogs.plain_face import plain_face, saying
from tests.cogs.posting.evening import FACE, Evening, finish
from tests.cogs.room import Room
from tests.doubles import discord_error
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started
from tests.engine.toy import Said

SAYING = plain_face(lines=lambda events: [f"{one.words}." for one in events if isinstance(one, Said)])
"""A face that tells each event in a sentence."""
PICTURED = saying(
    SAYING,
    board=lambda reader, *, changes=(), palette="standard": Image.new("RGB", (8, 8)),
    alt_text=lambda reader: "Anna has nothing.",
)


def parts_of(components):
    """What a message has, by the types of its components: texts, pictures, controls, the id of its frame."""
    return [
        part.get("content") or part.get("items") or part.get("custom_id") or part.get("id")
        for part in walk(components)
        if part["type"] not in (ROW, SECTION)
    ]


def frame(last):
    return FrameKind.BOARD.frame_id(last)


@pytest.fixture
async def room():
    return Room()


@pytest.fixture
async def begin(journal, room):
    """Makes bots one after the other, over the same journal and in the same room."""
    evenings = []

    def make(face=FACE):
        evenings.append(Evening(journal, TABLES, face))
        evenings[-1].thread = room
        return evenings[-1]

    yield make
    for evening in evenings:
        await evening.boards.close()


class Killed(BaseException):
    """SIGKILL, as far as a test can send it."""


def killed_at(evening, monkeypatch, name, *, of=None, error=Killed):
    """The bot is killed when it comes to this, or this fails."""

    async def kill(*_, **__):
        raise error

    monkeypatch.setattr(of or evening.boards._old, name, kill)


async def left_behind(evening, monkeypatch, number):
    """A game of which so many old boards are whole yet."""
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


async def test_a_step_posts_a_board_and_shrinks_the_one_before_by_one_request(begin, room):
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    assert room.requests == [("history", 300)], "once after a start"
    await evening.answer(session, ANNA, "3")
    assert room.requests[1:] == [("fetch", 1001), ("edit", 1001)], "the first keeps its picture"
    room.requests.clear()
    await evening.answer(session, BEN, "4")
    again = begin(SAYING)
    await again.answer(session, CLEO, "5")
    assert room.requests == [("edit", 1002), ("history", 300), ("edit", 1003)], "also after a start"
    assert (len(room.posts), room.edits) == (4, [])
    assert room.with_buttons() == [1004]
    assert await evening.posted.old_boards(most=9) == []


async def test_an_old_board_keeps_what_it_alone_told_and_nothing_else(begin, room, journal):
    evening = begin(PICTURED)
    session = await started(evening.sessions, BEN, CLEO)
    await journal.write(lambda db: db.execute("UPDATE sessions SET pace = 'daily'"))
    await evening.publish(session)
    for person in (ANNA, BEN, CLEO):
        await evening.answer(session, person, "3")
    was = parts_of(room.messages[1004])
    assert "<@" in str(was)
    assert "-# until <t:" in str(was)
    assert "attachment://" in str(was)
    for person in (ANNA, BEN, CLEO):  # edits: each lays an answer that is not told
        await evening.answer(session, person, "x")
    shown = [parts_of(room.messages[message]) for message in (1002, 1003, 1004)]
    assert [[number, re.sub(r"die \d", "die", text), then] for number, text, then in shown] == [
        [frame(2), "seat 0 says 3, die.", "look:1:-:1.all"],
        [frame(4), "seat 1 says 3, die.", "look:1:-:2.all"],
        [frame(8), "seat 2 says 3, die.", "look:1:-:5.all"],  # its edits told that two had answered
    ]
    assert [room.files[message] for message in (1002, 1003, 1004)] == [[], [], []]


@pytest.mark.parametrize(("letters", "is_beside"), [(BESIDE, True), (BESIDE + 1, False)])
async def test_the_button_to_the_board_then_stands_beside_a_short_text_and_below_a_long_one(
    begin, room, letters, is_beside
):
    face = plain_face(lines=lambda events: ["x" * letters for one in events if isinstance(one, Said)])
    evening = begin(face)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    for person in (ANNA, BEN):
        await evening.answer(session, person, "3")
    kinds = [part["type"] for part in walk(room.messages[1002])]
    assert (SECTION in kinds, ROW in kinds) == (is_beside, not is_beside)


async def test_a_board_that_told_nothing_becomes_a_line_that_says_nothing_also_if_a_secret_was_told(
    begin, room
):
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    await evening.sessions._journal.write(
        lambda db: db.execute(
            "UPDATE story SET only_seat = 0 WHERE session = ? AND number <= 2", (session.id,)
        )
    )
    await evening.answer(session, BEN, "3")
    assert parts_of(room.messages[1002]) == [frame(2), "-# …"]


async def test_no_shrunken_board_has_what_one_seat_alone_was_told(begin, room):
    face = plain_face(lines=lambda events: [str(event) for event in events])
    evening = begin(face)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    for text in ("3", "x") * 2:
        for person in (ANNA, BEN):
            await evening.answer(session, person, text)
    said = [str(parts_of(components)) for components in room.messages.values()]
    assert sum("seat" in one for one in said) > 3
    assert not [one for one in said if "secret" in one]


async def test_no_two_messages_of_a_thread_tell_the_same(begin, room):
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for text in ("3", "x", "4", "y", "5"):
        for person in (ANNA, BEN, CLEO):
            await evening.answer(session, person, text)
    text = "\n".join(str(parts_of(components)) for components in room.messages.values())
    told = [f"seat {seat} says {number}," for number in (3, 4, 5) for seat in range(3)]
    assert [text.count(one) for one in told] == [1] * 9


async def test_no_board_tells_that_a_sealed_answer_was_changed_and_none_is_edited_for_it(begin, room):
    laying = plain_face(
        lines=lambda events: [f"{one.seat} lays." for one in events if isinstance(one, Sealed)]
    )
    evening = begin(laying)
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for person in (ANNA, BEN, CLEO):
        await evening.answer(session, person, "3")
    for person, text, edits, posts in (
        *((ANNA, "x", 1, 4), (ANNA, "y", 1, 4)),
        *((BEN, "x", 1, 5), (ANNA, "x", 1, 5), (BEN, "y", 2, 5), (CLEO, "x", 2, 6)),
    ):
        if (person, text) == (BEN, "y"):
            await evening.posted.set_trouble(session.id, "forbidden")  # an edit shows whether it is over
        if (person, text) == (BEN, "x"):
            room.refusals.append(discord_error(30046))  # so the next board is posted
        await evening.answer(session, person, text)
        assert (len(room.edits), len(room.posts)) == (edits, posts)
        assert await evening.posted.is_told(session.id)
    shown = "\n".join(str(parts_of(components)) for components in room.messages.values())
    # Old boards leave out who had answered secretly, if they have told anything else.
    assert [shown.count(f"{seat} lays.") for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("is_new_bot", [False, True])
async def test_the_first_message_keeps_its_picture_the_seal_and_one_button(begin, room, is_new_bot):
    evening = begin(PICTURED)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    was, picture = parts_of(room.messages[1001]), room.files[1001]
    seal = was[[str(part).startswith("-# Seal") for part in was].index(True)]
    evening = begin(PICTURED) if is_new_bot else evening
    await evening.answer(session, ANNA, "3")
    number, heading, pictures, *others = parts_of(room.messages[1001])
    assert (number, heading) == (frame(0), "### toy-name: **Anna** and **Ben**")
    assert pictures in was
    assert pictures[0]["description"] == "Anna has nothing."
    assert others == [seal, f"luck:{session.id}:-:"]
    assert room.files[1001] == picture
    assert len(picture) == 1
    before = room.messages[1001]
    await evening.answer(session, BEN, "3")
    assert room.messages[1001] is before
    assert "Seal" not in str(room.messages[1002]) + str(room.messages[1003])


async def test_the_first_message_that_had_no_picture_is_without_one(begin, room):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    assert len(parts_of(room.messages[1001])) == 4
    assert room.files[1001] == []


async def test_the_one_board_of_a_game_keeps_its_seal_in_every_edit_and_where_it_is_posted_anew(begin, room):
    evening = begin(PICTURED)
    session = await started(evening.sessions, robots=1)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, ANNA, "x")
    del room.messages[1001]
    await evening.answer(session, ANNA, "4")
    await begin(PICTURED).answer(session, ANNA, "x")
    assert list(room.messages) == [1002]
    assert len(room.edits) == 3
    assert all("Seal" in shown.text for shown in (*room.posts, *room.edits))


async def test_what_a_message_told_that_is_gone_is_kept_by_the_one_in_its_place(begin, room, monkeypatch):
    """Also if the bot ends before it has noted that one."""
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    for person in (ANNA, BEN):
        await evening.answer(session, person, "3")
    await evening.sessions.submit(session.id, ANNA, "x")
    del room.messages[1003]
    with monkeypatch.context() as patch:
        killed_at(evening, patch, "set_board", of=evening.posted)
        with pytest.raises(Killed):
            await evening.publish(session)
    again = begin(SAYING)
    await again.publish(session)
    assert "seat 1 says 3" in str(room.messages[1004])
    for person, text in ((BEN, "x"), (ANNA, "4")):
        await again.answer(session, person, text)
    _, text, _ = parts_of(room.messages[1004])
    assert text.startswith("seat 1 says 3, die ")
    assert text.count("seat") == 1


@pytest.mark.parametrize(
    "refusal",
    [
        discord_error(30046),
        discord_error(50083),
        discord_error(0, status=503, kind=discord.DiscordServerError),
        TimeoutError(),
    ],
)
async def test_what_cannot_be_edited_now_is_tried_again_at_the_next_board(begin, room, monkeypatch, refusal):
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    found = room.get_partial_message

    def refusing(message):
        async def edit(**_):
            room.requests.append(("refused", message))
            raise refusal

        board = found(message)
        if message == 1002:
            board.edit = edit
        return board

    async def set_archived(*_):
        pass

    monkeypatch.setattr(old_boards, "set_archived", set_archived)
    with monkeypatch.context() as patch:
        patch.setattr(room, "get_partial_message", refusing)
        await evening.answer(session, BEN, "3")
    assert room.with_buttons() == [1002, 1003]
    await evening.answer(session, ANNA, "x")
    await evening.answer(session, BEN, "x")
    await evening.answer(session, ANNA, "4")
    assert room.with_buttons() == [max(room.messages)]
    assert parts_of(room.messages[1002])[1].startswith("seat 0 says 3")
    assert await evening.posted.old_boards(most=9) == []


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
    assert room.with_buttons() == [max(room.messages)], "only what one may do after the end is left"
    assert states == [False, True]
    assert await again.posted.old_boards(most=9) == []


@pytest.mark.parametrize(
    "refusal",
    [
        discord_error(10008, status=404, kind=discord.NotFound),
        discord_error(50013, status=403, kind=discord.Forbidden),
    ],
)
async def test_what_can_never_be_shrunk_is_given_up(begin, room, clock, monkeypatch, refusal):
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


async def test_a_bad_line_after_a_start_leaves_a_board_for_the_next_one(begin, room, clock, monkeypatch):
    await left_behind(begin(), monkeypatch, 2)
    evening = begin()
    with monkeypatch.context() as patch:
        killed_at(evening, patch, "_shrink", error=TimeoutError)
        await evening.boards.wake_all()
        await clock.until(evening.boards._old._task.done)
    assert len(await evening.posted.old_boards(most=9)) == 2
    again = begin()
    await again.boards.wake_all()
    await clock.until(again.boards._old._task.done)
    assert room.with_buttons() == [1003]


async def test_the_boards_of_a_game_that_was_moved_shrink_in_its_old_thread_and_the_new_one_has_a_first(
    begin, room
):
    evening = begin(SAYING)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    await evening.posted.set_thread(session.id, 4444, channel=222)
    await evening.publish(session)
    assert room.with_buttons() == [1003]
    assert len(parts_of(room.messages[1002])) == 3
    assert "seat 0" not in str(room.messages[1003]), "what the old thread has is not told again"
    await evening.answer(session, BEN, "3")
    assert ["Seal" in str(room.messages[message]) for message in (1001, 1002, 1003, 1004)] == [
        *(True, False, True, False)
    ]


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


async def test_boards_that_were_left_behind_are_shrunk_under_their_own_reference(
    begin, room, monkeypatch, referenced
):
    """Not under that of whoever had the bot begin with it."""
    session = await left_behind(begin(SAYING), monkeypatch, 2)
    monkeypatch.setattr(old_boards, "PAUSE_S", 0)
    referenced.set_level("INFO")
    again = begin(SAYING)
    killed_at(again, monkeypatch, "_shrink", error=discord_error(50001, status=403, kind=discord.Forbidden))
    with under("a press on another game"):
        again.boards._old.begin()
    await again.boards._old._task
    said = [line for line in referenced.records if "stays whole" in line.getMessage()]
    assert {(line.reference, line.session, "asked_by" in vars(line)) for line in said} == {
        (f"b{session.id}", session.id, False)
    }
    again.boards._old._task = None
    killed_at(again, monkeypatch, "_left", error=ZeroDivisionError("a bug"))
    with under("a press on another game"):
        again.boards._old.begin()
    await asyncio.gather(again.boards._old._task, return_exceptions=True)
    await asyncio.sleep(0)
    assert "reference" not in vars(referenced.records[-1])
