"""`python -m bot version`."""

import json

from bot import __main__ as program
from bot.games import own_data
from bot.version import version
from engine.games import GAMES
from engine.journal import schema


def test_it_says_which_saloon_this_is_and_by_which_rules_games_are_played(folder, capsys):
    assert program.main(["version"]) == 0
    first, second, *games = capsys.readouterr().out.splitlines()
    assert first.startswith(f"Saloon {version()}")
    assert f"schema {len(schema.MIGRATIONS)} " in second
    assert games == [
        f"{name}: rules of revision {game.revision}" + (", our values" if game.with_data else "")
        for name, game in GAMES.items()
    ]


def test_values_of_a_box_are_named_by_their_folder(folder, capsys):
    (folder / "box").mkdir()
    (folder / "box" / "gnadenlos.toml").write_text(own_data("gnadenlos"))
    (folder / ".env").write_text("SALOON_DATA=box\n")
    assert program.main(["version", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)["games"]
    assert {name: each["data"] for name, each in said.items() if each["data"]} == {"gnadenlos": "box"}


def test_values_that_cannot_be_used_are_said(folder, capsys):
    (folder / "gnadenlos.toml").write_text("nuggets = 3")
    (folder / ".env").write_text("SALOON_DATA=.\n")
    assert program.main(["version"]) == 1
    assert "python -m bot check" in capsys.readouterr().out
