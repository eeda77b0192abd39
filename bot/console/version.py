"""`python -m bot version`: which Saloon this is, and with which values its games are played."""

import argparse
import platform
from importlib import metadata

from bot import settings
from bot.games import games_with
from bot.outcomes import DONE, NOT_GOOD, Outcome
from bot.version import commit, version
from engine.errors import DataError
from engine.games import GAMES
from engine.journal import schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(asked: argparse.Namespace) -> Outcome:
    """Say it. Without a file of games, too, and with settings that have faults."""
    folder, fault = settings.look()[0].data, ""
    games = GAMES
    try:
        games = games_with(folder)
    except DataError:
        fault = f"The values in {folder} cannot be used. What is wrong with them: python -m bot check"
    rules = {
        name: {
            "revision": game.revision,
            "data": None if game.with_data is None else "ours" if game is GAMES[name] else str(folder),
        }
        for name, game in games.items()
    }
    data = {
        "version": version(),
        "commit": commit(),
        "schema": len(schema.MIGRATIONS),
        "python": platform.python_version(),
        "discord.py": metadata.version("discord.py"),
        "games": rules,
    }
    lines = [
        f"Saloon {version() or 'of no version'}{f', commit {commit()[:12]}' if commit() else ''}",
        f"schema {data['schema']} of the file, Python {data['python']}, discord.py {data['discord.py']}",
        *(
            f"{name}: rules of revision {each['revision']}{_values(each['data'])}"
            for name, each in rules.items()
        ),
        *filter(None, [fault]),
    ]
    return Outcome(NOT_GOOD if fault else DONE, "\n".join(lines), data)


def _values(data: object) -> str:
    if data is None:
        return ""
    return ", our values" if data == "ours" else f", the values in {data}"
