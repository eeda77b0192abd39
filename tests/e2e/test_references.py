"""What a player reads as *Reference* finds all that belongs to their press in the bot's output, and nothing
else. The output names nobody, and has no word of what anybody answered or wrote."""

import contextlib
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from sandbox import Channel
from tests.e2e.evening import Evening
from tests.e2e.house import House

READ = re.compile(r"\(Reference ([0-9a-z]+)\)")
ARRIVES = re.compile(r"\[([0-9a-z]+)\] a press or form arrives: do")
COMMAND = re.compile(r"(?<=a command arrives: )[^\n(]+|(?<=suggestions are asked for: )[^\n(]+")
NOTE = "violets for the widow"


@contextlib.contextmanager
def broken(database: Path, table: str = "private_notes") -> Iterator[None]:
    """A fault of ours: whoever asks for a private note, or what else was in a table, meets an error."""
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as db:
        db.execute(f"ALTER TABLE {table} RENAME TO mislaid")
        try:
            yield
        finally:
            db.execute(f"ALTER TABLE mislaid RENAME TO {table}")


async def fail_by_press(evening: Evening, thread: Channel) -> str:
    """Let somebody press what fails; the reference that they read."""
    reply = await evening.people[0].press(evening.board(thread), "My side")
    return READ.findall(await reply.text())[0]


async def fail_by_command(evening: Evening, thread: Channel) -> str:
    reply = await evening.people[1].slash("game note", channel=thread)
    return READ.findall(await reply.text())[0]


async def fail_by_form(evening: Evening, thread: Channel) -> str:
    hand = await (await evening.people[0].press(evening.board(thread), "My side")).private()
    form = (await evening.people[0].press(hand, "Add a note")).modal
    seen = hand.frozen()
    with broken(evening.database):
        await evening.people[0].fill(form, {"note": NOTE})
        await evening.discord.until(lambda: hand.edits > seen.edits or bool(READ.search(hand.text)))
    return READ.findall(hand.text)[0]


async def test_by_the_reference_that_a_player_reads_one_finds_all_of_their_press_and_nothing_else(
    evening: Evening,
) -> None:
    thread = await evening.open_game(2, robots=1)
    with broken(evening.database):
        press, command = await fail_by_press(evening, thread), await fail_by_command(evening, thread)
    form = await fail_by_form(evening, thread)
    assert len({press, command, form}) == 3
    lines = evening.bot.lines
    for reference, arrival in (
        (press, "a press or form arrives: hand"),
        (command, "a command arrives: game note"),
        (form, "a press or form arrives: "),
    ):
        first, failure, *trace = [line for line in lines if reference in line]
        assert first.endswith(f"[{reference}] {arrival}") or arrival in first
        assert f"ERROR cogs.presses.failures [{reference}] what a person did failed" in failure
        assert f"(game {evening.number}, " in failure
        assert trace[0] == f"[{reference}] Traceback (most recent call last):"
        assert trace[-1] == f"[{reference}] sqlite3.OperationalError: no such table: private_notes"
        assert all(line.startswith(f"[{reference}] ") for line in trace)
    others = [line for line in lines if not any(one in line for one in (press, command, form))]
    assert not [line for line in others if "private_notes" in line or "Traceback" in line]


async def test_a_completion_that_fails_shows_nothing_and_has_its_reference_in_the_log(
    evening: Evening,
) -> None:
    eve = evening.server.add_person("Eve", permissions=["MANAGE_THREADS"])
    with broken(evening.database, "server_acts"):
        offered = await eve.complete(
            "moderate undo", focused="act", channel=evening.channel, reason="a mistake"
        )
    assert offered == []
    failure = await evening.bot.says("nothing is suggested")
    reference = re.findall(r"\[([0-9a-z]+)\]", failure)[0]
    first, *others = [line for line in evening.bot.lines if reference in line]
    assert "suggestions are asked for: moderate undo" in first
    assert others[-1].endswith("no such table: server_acts")


async def test_in_json_the_same_search_finds_whole_objects(processes: None, tmp_path: Path) -> None:
    async with House(tmp_path, log_format="json") as house, Evening(house) as evening:
        thread = await evening.open_game(2, robots=1)
        with broken(evening.database):
            reference = await fail_by_press(evening, thread)
        lines = [json.loads(line) for line in evening.bot.lines if reference in line]
        assert [line["levelname"] for line in lines] == ["DEBUG", "ERROR"]
        assert [line["reference"] for line in lines] == 2 * [reference]
        assert lines[1]["session"] == evening.number
        assert lines[1]["ms"] >= 0
        assert "no such table: private_notes" in lines[1]["exc_info"]
        begun = json.loads(await evening.bot.says("started: Saloon"))
        await evening.bot.terminate()
        assert "reference" not in begun
        assert json.loads(evening.bot.lines[-1])["message"] == "stopped"


async def test_what_its_board_did_is_found_by_the_press_that_it_was_posted_for(evening: Evening) -> None:
    thread, luck = await evening.open_game(2, robots=1), random.Random(1)
    before = len(evening.bot.lines)
    boards = rf"/channels/{thread.id}/messages$"
    evening.discord.faults.fail_next("POST", boards, status=None, before_effect=True)
    evening.discord.faults.fail_next("PATCH", rf"/channels/{thread.id}/messages/\d+$", status=None)
    await evening.play(thread, luck, answers=1)
    lines = evening.bot.lines[before:]
    press = next(found[1] for line in lines if (found := ARRIVES.search(line)))
    board = f"[b{evening.number} for {press}]"
    mine = [line for line in lines if press in line]
    assert any(f"{board} board of game {evening.number}: " in line for line in mine), "it failed"
    assert any(f"{board} message " in line for line in mine), "it was posted"


@pytest.mark.parametrize("title", GAMES)
async def test_the_log_of_an_evening_names_nobody_and_has_no_word_of_what_was_answered_or_written(
    evening: Evening, title: str
) -> None:
    thread, luck = await evening.open_game(2, robots=1, game=title), random.Random(2)
    anna, eve = evening.people[0], evening.server.add_person("Eve", permissions=["MANAGE_THREADS"])
    await (await anna.slash("game note", text=NOTE, channel=thread)).text()
    await evening.play(thread, luck, answers=3)
    for person in evening.awaited(thread)[:1]:
        await (await evening.answer_by_command(person, thread, luck)).text()
    await (await eve.slash("moderate end", channel=thread, reason=NOTE)).text()
    await evening.shown()
    log = evening.bot.output
    assert "a command arrives: game note" in log, "nothing is hidden by its level"
    told = [line for line in evening.bot.lines if " INFO " in line and f"(game {evening.number}, " in line]
    assert [line.split("] ")[1].split(" (game ")[0] for line in told if "old " not in line] == [
        f"game {evening.number} ({title}) has started",
        f"game {evening.number} is closed after an act of office",
    ]
    stored = [answer for *_, answer in evening.answers()]
    keys = {key for answer in stored for key in re.findall(r'"([^"]{3,})"', answer)}
    assert keys or title == "boomtown"
    people = [each.name for each in (*evening.people, eve)]
    log = COMMAND.sub("", log)  # some are called like an answer
    for word in (*people, evening.server.name, NOTE, evening.discord.token, *keys):
        assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", log), word
