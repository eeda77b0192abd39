"""`python -m bot data GAME`: the values of a game as a file to edit."""

import json

import pytest

from bot import __main__ as program
from bot.games import games_with
from engine.games import GAMES


def test_what_it_prints_is_a_file_that_is_read_again(folder, capsys):
    assert program.main(["data", "gnadenlos"]) == 0
    said = capsys.readouterr()
    (folder / "gnadenlos.toml").write_text(said.out)
    assert said.err == ""
    assert "# The values of Gnadenlos!" in said.out, "with what it says of each value"
    assert games_with(folder)["gnadenlos"] is not GAMES["gnadenlos"]


def test_programs_get_the_values(folder, capsys):
    assert program.main(["data", "gnadenlos", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["values"]["nuggets"] == 10


@pytest.mark.parametrize(
    ("game", "why"),
    [("boomtown", "no value of boomtown may be replaced"), ("chess", "there is no game chess")],
)
def test_a_game_without_such_a_file_says_so(folder, capsys, game, why):
    assert program.main(["data", game]) == 2
    said = capsys.readouterr()
    assert said.out == "", "so that nothing of it gets into a file"
    assert said.err == f"{why}. Games with a data file: gnadenlos\n"
