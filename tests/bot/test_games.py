"""SALOON_DATA: an owner's values take the place of the shipped ones, or nobody is let in."""

from importlib import resources

import pytest

from bot.games import games_with, own_data
from engine.errors import DataError
from engine.games import boomtown, gnadenlos
from engine.play.match import Match

GAMES = {game.name: game for game in (boomtown.GAME, gnadenlos.GAME)}
SHIPPED = resources.files(gnadenlos).joinpath("data.toml").read_text(encoding="utf-8")


def faults(folder):
    """What is said of a folder, a line a fault."""
    with pytest.raises(DataError) as raised:
        games_with(folder, GAMES)
    return str(raised.value).splitlines()


def test_without_a_folder_or_with_an_empty_one_our_values_count(tmp_path):
    assert games_with(None, GAMES) == games_with(tmp_path, GAMES) == GAMES


def test_a_file_named_after_a_game_has_its_values_and_leaves_the_others_alone(tmp_path):
    (tmp_path / "gnadenlos.toml").write_text(SHIPPED.replace("nuggets = 10", "nuggets = 12"))
    games = games_with(tmp_path, GAMES)
    assert games["boomtown"] is boomtown.GAME
    match = Match.start(games["gnadenlos"], seats=3, options={}, seed="x")
    assert [player.nuggets for player in match.view(None).players] == [12, 12, 12]
    match.close()


def test_a_file_that_begins_with_a_mark_of_its_editor_is_read(tmp_path):
    (tmp_path / "gnadenlos.toml").write_text(SHIPPED, encoding="utf-8-sig")
    assert games_with(tmp_path, GAMES)["gnadenlos"] is not gnadenlos.GAME


@pytest.mark.parametrize("name", ["goldrsh.toml", "boomtown.toml", "Gnadenlos.toml", "gnadenlos 2.TOML"])
def test_a_file_that_no_game_takes_is_a_fault_that_names_those_that_are_taken(tmp_path, name):
    (tmp_path / name).write_text(SHIPPED)
    (line,) = faults(tmp_path)
    assert line.startswith(f"{tmp_path / name}: no game takes a file of this name")
    assert line.endswith("known: gnadenlos.toml")


def test_what_else_lies_in_the_folder_is_nobodys_business(tmp_path):
    (tmp_path / "notes.txt").write_text("Zeke had 7")
    (tmp_path / "old").mkdir()
    assert games_with(tmp_path, GAMES) == GAMES


def test_all_faults_of_all_files_are_said_each_with_its_file(tmp_path):
    (tmp_path / "gnadenlos.toml").write_text(
        SHIPPED.replace("nuggets = 10", "nuggets = 100").replace("start = 6", "start = 0")
    )
    (tmp_path / "goldrsh.toml").touch()
    lines = faults(tmp_path)
    assert [line.split(": ")[0] for line in lines] == [
        str(tmp_path / name) for name in ("gnadenlos.toml", "gnadenlos.toml", "goldrsh.toml")
    ]


def test_a_file_that_is_no_text_is_a_fault(tmp_path):
    (tmp_path / "gnadenlos.toml").write_bytes(b"nuggets = \xff")
    assert faults(tmp_path) == [f"{tmp_path / 'gnadenlos.toml'}: it is no text in UTF-8"]


def test_a_file_that_cannot_be_read_is_a_fault(tmp_path):
    (tmp_path / "gnadenlos.toml").mkdir()
    assert faults(tmp_path) == [f"{tmp_path / 'gnadenlos.toml'}: it cannot be read: Is a directory"]


def test_a_folder_that_cannot_be_read_is_a_fault(tmp_path):
    (line,) = faults(tmp_path / "none")
    assert line.startswith(f"SALOON_DATA: {tmp_path / 'none'} cannot be read")


def test_our_values_are_the_file_that_somebody_may_edit():
    assert own_data("gnadenlos") == SHIPPED


@pytest.mark.parametrize("name", ["boomtown", "chess"])
def test_a_game_without_values_has_no_such_file(name):
    with pytest.raises(DataError, match=f"{name}.*Games with a data file: gnadenlos"):
        own_data(name)
