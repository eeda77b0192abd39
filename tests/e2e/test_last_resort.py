"""The operator's commands: beside a bot at work, which does and tells what is asked, and without one."""

import argparse
import asyncio
import random
from importlib import import_module
from pathlib import Path

import pytest

from tests.e2e import command_line
from tests.e2e.evening import Evening

pytestmark = [pytest.mark.process, pytest.mark.dear]


async def command(evening: Evening, *words: str, code: int = 0) -> str:
    """What a command of the bot says, which ends with this exit code. It runs in this process: to start one
    for each would cost more than all that they do."""
    parser = argparse.ArgumentParser()
    module = import_module(f"bot.console.{words[0].replace('-', '_')}")
    module.add_arguments(parser)
    asked = parser.parse_args(words[1:])
    outcome = await asyncio.to_thread(module.run, asked)
    assert outcome.code == code, outcome.said
    return str(outcome.said)


async def test_the_operator_looks_restarts_forgets_and_ends_beside_the_bot_and_without_it(
    alone: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_DATABASE", str(alone.database))
    luck, backup = random.Random(8), str(tmp_path / "backup")
    anna, ben, cleo, *_ = alone.people
    eve = alone.server.add_person("Eve", permissions=["MANAGE_THREADS"])
    thread = await alone.open_game(3, robots=1)
    await alone.play(thread, luck, answers=2)
    number, game = alone.number, str(alone.number)
    seed = alone.stored.seed(number)

    listed = await command(alone, "games")
    assert f"#{number}, Boomtown, server {alone.server.id}" in listed
    assert "something is wrong with 0." in await command(alone, "games", "--stuck")
    shown = await command(alone, "show", game)
    assert "1. Anna, person" in shown
    assert "Digest: 3:" in shown
    assert seed not in shown
    assert "goes on as it is" in await command(alone, "restart-round", game, "--reason", "luck", code=2)

    secrets = await command_line.command(alone, "show", game, "--secrets", "--yes")
    assert seed in secrets
    looked = "The operator looked at what is secret."
    await alone.discord.until(lambda: looked in alone.board(thread).text, what="the look is told")

    await command(alone, "backup", backup)
    await alone.play(thread, luck, answers=2)
    await alone.bot.kill()
    await command(alone, "restore", "--yes", backup)
    alone.look_anew()
    await alone.house.start()
    beside = await command(alone, "restart-round", game, "--reason", "some saw the dice")
    assert "begins again, with new luck" in beside
    assert "next start" not in beside
    restarts = "The operator lets this round begin again: some saw the dice."
    await alone.discord.until(lambda: restarts in alone.board(thread).text, what="the restart is told")
    assert "goes on as it is" in await command(alone, "restart-round", game, "--reason", "again", code=2)
    gone = await command(alone, "forget", cleo.id, "--yes")
    assert "Robots play on in 1 running game." in gone
    await alone.discord.until(lambda: "plays on" in alone.board(thread).text, what="a robot sits down")
    await alone.at_rest(thread)

    await command(alone, "backup", backup)
    await alone.play(thread, luck, answers=1)
    await alone.bot.terminate()
    await command(alone, "restore", "--yes", backup)
    without = await command(alone, "restart-round", game, "--reason", "once more")
    assert "its next start posts what is to be told" in without
    assert "All that was stored" in await command(alone, "forget", ben.id, "--yes")
    assert "Nothing is stored" in await command(alone, "forget", ben.id, "--yes")
    assert int(ben.id).to_bytes(8, "big") not in alone.database.read_bytes()
    assert "is told that you look" in await command(alone, "show", game, "--secrets", "--yes")
    alone.look_anew()
    await alone.house.start()
    again = "The operator lets this round begin again: once more."
    await alone.discord.until(lambda: again in alone.board(thread).text, what="that is told, too")
    assert looked in alone.board(thread).text
    await alone.at_rest(thread)

    ended = await command_line.command(alone, "end", game, "--reason", "it is enough")
    assert "without a result" in ended
    told = "Ended by the operator: it is enough. It has no result."
    await alone.discord.until(lambda: told in alone.board(thread).text, what="the end is told")
    assert "was ended by the operator" in await command(alone, "end", game, "--reason", "x", code=2)
    log = await (await eve.slash("moderate log", channel=alone.channel)).text()
    assert f"the operator ended game #{number} without a result: “it is enough”" in log
    assert f"the operator looked at what is secret in game #{number}" in log
    (act,) = await eve.complete("moderate undo", focused="act", channel=alone.channel, reason="no")
    taken = await eve.slash("moderate undo", channel=alone.channel, act=act.value, reason="no")
    assert "as it was" in await taken.text()
    await alone.at_rest(thread)

    await alone.bot.terminate()
    assert "next start" in await command(alone, "end", game, "--reason", "at last")
    exported = await command(alone, "export", game)
    assert alone.stored.seed(number) not in exported
    assert anna.name in exported
    assert "Traceback" not in alone.bot.output
