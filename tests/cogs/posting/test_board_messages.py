"""Board messages as Discord gets them: posted or edited, of one moment, through trouble and crashes."""

import asyncio
from dataclasses import dataclass, replace

import discord
import pytest

from cogs.posting.frame_ids import FrameKind
from cogs.posting.throttle import PLACES
from engine.play.decisions import Option, Pick
from engine.play.table import Seat
from renders.drawing.strips import MOST
from tests.cogs.plain_face import saying, strips_of
from tests.cogs.posting.evening import FACE, Evening, finish, message_of
from tests.doubles import discord_error
from tests.engine.table_talk import ANNA, BEN, CLEO, ranking, started
from tests.engine.toy import Said, game_of, haggling, letter


@pytest.fixture
async def evening(journal, caplog):
    return Evening(journal)


async def test_who_must_act_next_is_called_in_a_new_message(evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id], [BEN.id]]
    assert evening.thread.edits == []


async def test_questions_to_all_share_their_buttons(evening):
    session = await started(evening.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await evening.sessions.submit(session.id, person, "3")
    await evening.publish(session)
    assert evening.thread.posts[-1].buttons == ["do", "do", "act", "hand", "more"]


async def test_no_event_is_missed_also_if_people_go_on_while_a_message_is_made(evening, monkeypatch):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.sessions.submit(session.id, ANNA, "3")
    position = evening.sessions.position

    async def slow(*whose):
        found = await position(*whose)
        monkeypatch.undo()
        await evening.sessions.submit(session.id, BEN, "4")
        return found

    monkeypatch.setattr(evening.sessions, "position", slow)
    await evening.publish(session)
    await evening.publish(session)
    told = [[n for n in ("3", "4") if f"says {n}" in post.text] for post in evening.thread.posts]
    assert told == [["3"], ["4"]]


async def test_the_end_is_shown_with_play_again_and_more_also_if_it_came_while_reading(evening, monkeypatch):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    read = evening.posted.board

    async def stale(session_id):
        found = await read(session_id)
        monkeypatch.undo()
        await finish(evening, session)
        return found

    monkeypatch.setattr(evening.posted, "board", stale)
    await evening.publish(session)
    last = evening.thread.posts[-1]
    assert "wins with" in last.text
    assert last.buttons == ["replay", "look", "more"]
    assert evening.over == [session.id], "the message with the seats is due, too"
    assert (await evening.posted.session(session.id)).is_archived


async def test_what_a_game_has_no_more_use_for_is_removed_before_its_thread_is_archived(evening):
    was_archived = []

    async def tidy(session_id):
        was_archived.append((await evening.posted.session(session_id)).is_archived)

    evening.boards._tidy = tidy
    session = await started(evening.sessions, BEN)
    await finish(evening, session)
    await evening.publish(session)
    assert was_archived == [False]
    assert (await evening.posted.session(session.id)).is_archived


async def test_no_message_has_the_seed(evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await finish(evening, session)
    await evening.publish(session)
    assert all(session.seed not in shown.text for shown in (*evening.thread.posts, *evening.thread.edits))


@pytest.mark.parametrize(
    ("refusal", "trouble"),
    [
        (discord_error(10003, status=404, kind=discord.NotFound), "deleted"),
        (discord_error(50013, status=403, kind=discord.Forbidden), "forbidden"),
        (discord_error(160005), "locked"),
        (discord_error(160006), "full"),
    ],
)
async def test_a_thread_that_cannot_be_used_pauses_publishing_and_its_channel_is_told_once(
    evening, refusal, trouble
):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [refusal] * 2
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    stored = await evening.posted.session(session.id)
    assert (stored.trouble, stored.board) == (trouble, None)
    assert evening.over == [session.id], "the message with the seats links to the thread"
    assert len(evening.channel.posts) == 1
    assert f"#{session.id}" in evening.channel.posts[0].text
    assert evening.channel.posts[0].buttons == ["move"]
    assert evening.thread.posts == []


@pytest.mark.usefixtures("no_caps")
async def test_many_games_that_tell_one_channel_of_their_trouble_keep_no_other_board_waiting(evening, clock):
    telling, told = [], asyncio.Event()

    async def send(**_):
        telling.append(1)
        await told.wait()

    evening.channel.send = send
    for _ in range(PLACES + 4):
        session = await started(evening.sessions, BEN)
        await evening.posted.set_trouble(session.id, "deleted")
        evening.boards.wake(session.id)
    fine = await started(evening.sessions, BEN)
    evening.boards.wake(fine.id)
    await clock.until(lambda: evening.thread.posts and telling)
    assert len(evening.thread.posts) == len(telling) == 1
    told.set()
    await clock.settled(evening.boards._wakings)
    assert len(telling) == PLACES + 4
    await evening.boards.close()


async def test_a_channel_that_is_gone_as_well_is_told_nothing_again_and_again(evening):
    session = await started(evening.sessions, BEN)
    gone = discord_error(10003, status=404, kind=discord.NotFound)
    evening.thread.refusals, evening.channel.refusals = [gone], [gone]
    await evening.publish(session)
    assert await evening.posted.troubled(session.guild) == []
    evening.thread.refusals, evening.channel.refusals = (
        [discord_error(50001, status=403, kind=discord.Forbidden)],
        [discord_error(50001, status=403, kind=discord.Forbidden)],
    )
    await evening.posted.set_thread(session.id, 900, channel=session.channel)
    await evening.publish(session)
    assert await evening.posted.troubled(session.guild) == [session.id], "it may be told some day"


async def test_a_message_that_somebody_deleted_is_posted_anew_with_what_it_told(evening):
    session = await started(evening.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await evening.sessions.submit(session.id, person, "3")
    await evening.publish(session)
    evening.thread.refusals = [discord_error(10008, status=404, kind=discord.NotFound)]
    await evening.answer(session, ANNA, "x")
    first, second = evening.thread.posts
    assert evening.thread.edits == []
    assert "says 3" in second.text
    assert second.number > first.number


async def test_what_was_posted_in_a_thread_that_the_game_has_left_meanwhile_is_posted_in_the_next(
    evening, monkeypatch
):
    session = await started(evening.sessions, BEN)
    send = evening.thread.send

    async def slow(**what):
        monkeypatch.undo()
        await evening.posted.set_thread(session.id, 4444, channel=session.channel)
        return await send(**what)

    monkeypatch.setattr(evening.thread, "send", slow)
    await evening.publish(session)
    assert (await evening.posted.session(session.id)).board is None
    await evening.publish(session)
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id]] * 2


async def test_where_nothing_is_missing_a_look_at_the_thread_shows_that_the_trouble_is_over(evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    deadline = (await evening.posted.session(session.id)).calls[0].clock.due
    await evening.posted.set_trouble(session.id, "forbidden")
    assert (await evening.posted.session(session.id)).calls[0].clock.due is None
    history = evening.thread.history

    async def refused(**_):
        raise discord_error(50001, status=403, kind=discord.Forbidden)
        yield

    evening.thread.history = refused
    await evening.publish(session)
    assert (await evening.posted.session(session.id)).trouble == "forbidden"
    evening.thread.history = history
    await evening.publish(session)
    stored = await evening.posted.session(session.id)
    assert (stored.trouble, len(evening.thread.posts), evening.thread.edits) == (None, 1, [])
    assert stored.calls[0].clock.due >= deadline


async def test_a_bad_line_is_not_taken_for_trouble(evening):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [discord_error(0, status=503, kind=discord.DiscordServerError)]
    with pytest.raises(discord.DiscordServerError):
        await evening.publish(session)
    assert (await evening.posted.session(session.id)).trouble is None
    await evening.publish(session)
    assert len(evening.thread.posts) == 1


async def test_what_was_shown_is_not_shown_again(evening):
    session = await started(evening.sessions, BEN)
    for _ in range(3):
        await evening.publish(session)
    assert (len(evening.thread.posts), len(evening.thread.edits)) == (1, 0)


async def test_a_message_from_just_before_a_crash_is_found_among_what_people_and_the_bot_wrote(evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.sessions.submit(session.id, ANNA, "3")
    chat = message_of(2, 5003)
    reminder = message_of(1, 5002, BEN, frame=FrameKind.REMINDER.frame_id(2))
    forged = message_of(2, 5001, frame=FrameKind.BOARD.frame_id(2))
    board = message_of(1, 5000, BEN, frame=FrameKind.BOARD.frame_id(2))

    async def history(*, after, limit, oldest_first):
        assert not oldest_first
        for message in [chat] * 250 + [reminder, forged, board]:
            yield message

    evening.thread.history = history
    evening.boards._adopted.clear()
    await evening.publish(session)
    stored = await evening.posted.session(session.id)
    assert (stored.board, stored.posted, stored.board_due) == (5000, 2, (BEN.id,))
    assert len(evening.thread.posts) == 1, "it is not posted twice"


MARKET = {"toy": replace(game_of(haggling, rounds=3), ranking=ranking)}


@pytest.fixture
async def market(journal):
    return Evening(journal, MARKET)


async def test_the_first_offer_calls_the_holder_once_more_and_all_others_edit_the_board(market):
    session = await started(market.sessions, BEN, CLEO)
    await market.publish(session)
    await market.answer(session, BEN, "3")
    assert [post.mentions for post in market.thread.posts] == [[ANNA.id], [ANNA.id]]
    assert "seat 1 offers 3" in market.thread.posts[-1].text
    for person, text in [(CLEO, "4"), (BEN, "pass"), (BEN, "5")]:
        await market.answer(session, person, text)
    assert len(market.thread.posts) == 2
    assert len(market.thread.edits) == 3
    assert not any(edit.mentions for edit in market.thread.edits)
    assert all(f"offers {offer}" in market.thread.edits[-1].text for offer in (3, 4, 5))


async def test_the_board_has_buttons_of_who_is_waited_for_and_one_for_all_who_may_interject(market):
    session = await started(market.sessions, BEN, CLEO)
    await market.publish(session)
    assert market.thread.posts[-1].buttons == ["do", "do", "aside", "act", "hand", "more"]


async def test_robots_need_no_button_to_interject(market):
    session = await started(market.sessions, robots=2)
    await market.publish(session)
    assert "aside" not in market.thread.posts[-1].buttons
    assert market.thread.posts[-1].buttons[-3:] == ["act", "hand", "more"]


MOVE = Pick(name="move", rule="T5", options=tuple(Option(f"k{number}") for number in range(1, 21)))


@dataclass(frozen=True)
class Mine:
    """A view that knows nothing but whose it is."""

    seat: int | None


async def moves(table):
    """Anna moves, which her picture numbers; then it is secret where to."""
    await table.ask(Seat(0), MOVE)
    await table.ask(Seat(0), replace(MOVE, is_secret=True))


async def test_numbered_options_are_on_the_board_by_the_public_view_unless_they_are_secret(journal):
    face = saying(
        FACE,
        numbered=frozenset({"move"}),
        choice_label=lambda decision, key, reader: f"{key[1:]} · known to {reader.view.seat}",
    )
    game = replace(game_of(moves, rounds=3), view=lambda state, question, seat: Mine(seat), ranking=ranking)
    evening = Evening(journal, {"toy": game}, face)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    (first,) = evening.thread.posts
    assert first.buttons == ["do"] * 20 + ["act", "hand", "more"]
    assert first.labels[:20] == [f"{number} · known to None" for number in range(1, 21)]
    await evening.answer(session, ANNA, "k7")
    shown = [*evening.thread.posts, *evening.thread.edits]
    assert [each.buttons for each in shown[1:]] == [["act", "hand", "more"]]


async def test_the_fullest_board_is_within_the_limits(journal):
    """Twenty options with the longest labels, an interjection, the seal, a long story and a long turn."""

    async def all_at_once(table):
        table.tell(Said("x" * 5000))
        await table.ask_any({Seat(0): MOVE, Seat(1): letter(), Seat(2): letter()}, due=(Seat(0),))

    face = saying(
        FACE,
        numbered=frozenset({"move"}),
        board_strips=lambda *of, **more: strips_of(8, 7, 6, 5),
        turn=lambda reader: "x" * 1000,
        choice_label=lambda decision, key, reader: f"{key} " + "𝔄" * 97,
    )
    game = replace(game_of(all_at_once, rounds=3), ranking=ranking)
    evening = Evening(journal, {"toy": game}, face)
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    (post,) = evening.thread.posts
    assert post.buttons == ["do"] * 20 + ["aside", "act", "hand", "more"]
    assert post.size == 1 + 3 + MOST + (20 + 4) + 2 + 3 + 2 <= 40, "Discord takes no more"
    assert "luck" in post.text
