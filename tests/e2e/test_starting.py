"""Starting and stopping: what is missing is said in one clear line, and nothing is changed by it."""

import os
import random
import signal
import time
from pathlib import Path

from sandbox import Outgoing, Program
from tests.e2e.evening import Evening
from tests.stored import spoil_digests


async def test_a_missing_token_is_said(evening: Evening) -> None:
    await _refused(Program(evening.discord, "bot", env={"DISCORD_TOKEN": ""}), "DISCORD_TOKEN is missing")


async def test_a_wrong_token_is_said_and_never_shown(evening: Evening, tmp_path: Path) -> None:
    env = {"DISCORD_TOKEN": "wrong.secret.token", "SALOON_DATABASE": str(tmp_path / "other.sqlite3")}
    program = Program(evening.discord, "bot", env=env)
    await _refused(program, "Discord refuses DISCORD_TOKEN")
    assert "wrong.secret.token" not in program.output


async def test_a_second_bot_on_the_same_file_is_refused(evening: Evening) -> None:
    second = Program(evening.discord, "bot", env={"SALOON_DATABASE": str(evening.database)})
    await _refused(second, "in use by another bot")
    await evening.open_game(3)


async def test_a_damaged_file_is_said_and_left_alone(evening: Evening, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"SQLite format 3\0" + random.Random(1).randbytes(8000))
    before = damaged.read_bytes()
    await _refused(Program(evening.discord, "bot", env={"SALOON_DATABASE": str(damaged)}), "cannot be used")
    assert damaged.read_bytes() == before


async def test_the_bot_stops_within_ten_seconds_and_what_it_confirmed_is_stored(evening: Evening) -> None:
    thread, luck = await evening.open_game(4), random.Random(8)
    reply = await evening.answer(thread, luck)
    begun = time.monotonic()
    os.kill(evening.bot.pid, signal.SIGTERM)
    assert await evening.bot.ended() == 0
    assert time.monotonic() - begun < 10
    confirmed = any(message.text.startswith("✓") for message in reply.messages)
    assert len(evening.answers()) >= confirmed
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    assert await evening.play(thread, luck, answers=2) == 2


async def test_a_first_connection_that_fails_is_tried_again(evening: Evening) -> None:
    await evening.bot.terminate()
    evening.discord.faults.refuse_connections(2)
    await evening.bot.start()
    await evening.bot.ready()
    assert evening.discord.faults.connections_to_refuse == 0
    await evening.open_game(3)


async def test_a_cut_line_and_a_lost_session_are_outlived(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(9)
    await evening.discord.faults.cut_line()
    assert await evening.play(thread, luck, answers=2) == 2
    assert not _commands(evening), "commands are handed over once, not at every connection"


async def test_an_unchanged_set_of_commands_is_not_handed_over_again(evening: Evening) -> None:
    await evening.restart(after_kill=False)
    await evening.restart()
    await evening.discord.settle()
    assert not _commands(evening)


async def test_commands_that_another_program_overwrote_are_ours_again_once_discord_takes_them(
    evening: Evening,
) -> None:
    """Meanwhile, and while Discord does not say what it has, people play with those that there are."""
    theirs = evening.discord.world.commands[None]
    description = theirs[0]["description"]
    await evening.bot.terminate()
    theirs[0]["description"] = "Another program's"
    evening.discord.faults.fail_next("PUT", "/commands$", status=400, code=30034)
    gate = evening.discord.faults.hold("/commands$")
    await evening.house.start()
    await evening.open_game(3)
    gate.open()
    said = await evening.bot.says("Discord keeps the commands that it has")
    assert "WARNING" in said
    assert "30034" in said
    assert "again in 360 min" in said
    assert "Traceback" not in evening.bot.output
    await evening.open_game(3)
    await evening.restart()
    now = evening.discord.world.commands
    await evening.discord.until(lambda: now[None][0]["description"] == description, what="they are ours")
    assert [sent.status for sent in _commands(evening)] == [400, 200]


async def test_a_game_that_this_version_cannot_replay_is_said_and_left_as_it_is(alone: Evening) -> None:
    thread, luck = await alone.open_game(3), random.Random(2)
    await alone.play(thread, luck, answers=2)
    await alone.bot.kill()
    spoil_digests(alone.database)
    before = alone.answers()
    await alone.bot.start()
    await alone.bot.ready()
    person, board = alone.asked(thread), alone.board(thread)
    said = await (await person.press(board, board.all_buttons[0].custom_id)).text()
    assert "another version of Saloon" in said
    assert alone.answers() == before


def _commands(evening: Evening) -> list[Outgoing]:
    """The slash commands that were handed to Discord since the evening began."""
    return [sent for sent in evening.outgoing if sent.method == "PUT" and sent.path.endswith("/commands")]


async def _refused(program: Program, why: str) -> None:
    """The program ends by itself, with code 2 and a line that says why."""
    await program.start()
    assert await program.ended() == 2
    assert why in program.output
    assert "Traceback" not in program.output
