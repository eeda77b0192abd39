"""Whole games over real sockets: by buttons alone (with the long tests), by commands alone, among robots."""

import random
from collections.abc import Sequence

import pytest

from sandbox import SeenMessage
from tests.e2e.evening import Evening
from tests.listening import only_seen


@pytest.mark.long
async def test_two_people_and_two_robots_play_a_whole_game_by_buttons(evening: Evening) -> None:
    thread = await evening.open_game(2, robots=2)
    await evening.play(thread, random.Random(4))
    assert evening.is_over(thread)
    assert thread.thread is not None
    assert thread.thread.archived
    assert evening.stored.is_put_away(evening.number)
    assert evening.stored.unposted(evening.number) == 0


def lines_of(texts: Sequence[str]) -> list[str]:
    """What alternative texts tell. Where one picture ends and the next begins depends on how many steps a
    message has told at once, because what was lost meanwhile is drawn, too."""
    return sorted(line for text in texts for line in text.split("\n"))


def unheard(messages: Sequence[SeenMessage]) -> list[str]:
    """What helps nobody who listens, in the texts and alternative texts of English messages."""
    return [
        found for seen in messages for text in (seen.text, *seen.alt_texts) for found in only_seen(text, "en")
    ]


async def test_three_people_play_a_whole_short_game_by_slash_commands_alone(evening: Evening) -> None:
    """And find each board again as it was posted, by looking back. Nothing that they hear needs eyes."""
    thread = await evening.open_game(3, short=True)
    luck, posted = random.Random(3), dict[str, list[str]]()
    heard = evening.public(evening.channel)
    while not evening.is_over(thread):
        person = evening.asked(thread)
        reply = await evening.answer_by_command(person, thread, luck)
        assert (await reply.text()).startswith("✓")
        await evening.shown()
        heard += [await reply.answer(), evening.board(thread).frozen()]
        posted[evening.board(thread).id] = lines_of(evening.board(thread).alt_texts)
    assert evening.stored.statuses() == ["over"]

    last, *_ = reversed(evening.boards(thread))
    newest = await (await evening.people[0].press(last, "Look back")).private()
    assert lines_of(newest.alt_texts) == posted[last.id]
    old = [message for message in evening.boards(thread) if "Board then" in message.buttons]
    for message in (old[0], *luck.sample(old, 2), old[-1]):
        shown = await (await evening.people[1].press(message, "Board then")).private()
        assert lines_of(shown.alt_texts) == posted[message.id]
    by_command = await (await evening.people[2].slash("game replay", channel=thread)).private()
    assert by_command.text == newest.text

    for person in evening.people[:3]:
        for asks in ("act", "board", "hand", "order", "log", "stats"):
            heard.append(await (await person.slash(f"game {asks}", channel=thread)).private())
        heard.append(await (await person.slash("rating show", channel=thread)).private())
    assert unheard(heard) == []


async def test_one_person_among_robots_is_the_only_one_who_is_called(evening: Evening) -> None:
    thread = await evening.open_game(1, robots=4)
    await evening.play(thread, random.Random(1))
    assert evening.is_over(thread)
    assert {name for board in evening.boards(thread) for name in board.mentions} <= {"Anna"}
    assert len(evening.boards(thread)) == 2, "while one person goes on, the message is edited"
