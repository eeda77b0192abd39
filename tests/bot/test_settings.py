"""Settings: each is in .env.example and back, and what is missing or wrong is said in one line each."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot import settings
from bot.settings import (
    BOARDS,
    LOG_FORMATS,
    LOG_LEVELS,
    Address,
    Keep,
    Settings,
    SettingsError,
    load,
    look,
    settings_from,
)

ROOT = Path(__file__).parents[2]
TOKEN = {"DISCORD_TOKEN": "secret-token"}
NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "SALOON_DATABASE",
    "SALOON_LOG_LEVEL",
    "SALOON_LOG_FORMAT",
    "SALOON_BOARDS",
    "SALOON_DATA",
    "SALOON_OPERATOR",
    "SALOON_BACKUPS",
    "SALOON_BACKUPS_KEEP",
    "SALOON_HTTP",
)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with an environment that has none of our settings."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_every_setting_is_in_the_example_and_every_example_is_a_setting():
    example = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.M)
    read = set(re.findall(r'"((?:DISCORD|SALOON)_[A-Z_]+)"', Path(settings.__file__).read_text()))
    documented = set(re.findall(r'"""((?:DISCORD|SALOON)_[A-Z_]+)', Path(settings.__file__).read_text()))
    assert set(example) == read == documented == set(NAMES)
    assert len(example) == len(fields(Settings))


def test_the_example_as_it_stands_gives_the_defaults_it_names(folder):
    example = (ROOT / ".env.example").read_text()
    (folder / ".env").write_text(example.replace("DISCORD_TOKEN=\n", "DISCORD_TOKEN=x\n"))
    loaded = load(folder)
    assert loaded == Settings("x")
    named = {name: value for value, name in re.findall(r"by(?: |\n# )default (\S+)\.\n([A-Z_]+)=", example)}
    defaults = {
        "SALOON_DATABASE": str(loaded.database),
        "SALOON_LOG_LEVEL": loaded.log_level,
        "SALOON_LOG_FORMAT": loaded.log_format,
        "SALOON_BOARDS": loaded.boards,
        "SALOON_BACKUPS_KEEP": f"{loaded.keep.days}d{loaded.keep.weeks}w",
    }
    assert named == defaults


def test_no_comment_in_the_example_stands_behind_a_value_because_docker_and_systemd_would_take_it_for_one():
    example = (ROOT / ".env.example").read_text()
    assert set(re.findall(r"^[A-Z_]+=(.*)$", example, re.M)) == {""}


def test_everything_can_be_set(tmp_path):
    path = tmp_path / "games"
    given = {"SALOON_DATABASE": str(path), "SALOON_LOG_LEVEL": "debug", "SALOON_LOG_FORMAT": "JSON"}
    given |= {"SALOON_BOARDS": "Whole"}
    given["SALOON_DATA"] = str(tmp_path)
    given["SALOON_OPERATOR"] = " eve@example.org "
    given |= {"SALOON_BACKUPS": str(tmp_path), "SALOON_BACKUPS_KEEP": "14D0W", "SALOON_HTTP": "[::1]:80"}
    assert settings_from(TOKEN | given) == Settings(
        *("secret-token", None, path, "DEBUG", "json", tmp_path, "whole", "eve@example.org"),
        *(tmp_path, Keep(14, 0), Address("::1", 80)),
    )
    assert settings_from(TOKEN | {"SALOON_BACKUPS": "Off"}).backups == "off"


def test_the_token_may_be_in_a_file(tmp_path):
    file = tmp_path / "token"
    file.write_text(" from-file\n")
    assert settings_from({"DISCORD_TOKEN_FILE": str(file)}) == Settings("from-file", file)


@pytest.mark.parametrize("holds", [None, b"", b" \n", b"\xff\xfe"])
def test_a_token_that_cannot_be_read_from_its_file_is_said_without_what_it_holds(tmp_path, holds):
    file = tmp_path / "token"
    if holds is not None:
        file.write_bytes(holds)
    with pytest.raises(SettingsError, match=f"^DISCORD_TOKEN_FILE: {file} (is empty|cannot be read)"):
        settings_from({"DISCORD_TOKEN_FILE": str(file)})


def test_two_tokens_are_a_fault(tmp_path):
    with pytest.raises(SettingsError, match="both set") as fault:
        settings_from(TOKEN | {"DISCORD_TOKEN_FILE": str(tmp_path / "token")})
    assert "secret-token" not in str(fault.value)


@pytest.mark.parametrize("empty", [None, "", "  ", "\n"])
def test_empty_values_count_as_absent(empty):
    assert settings_from(TOKEN | dict.fromkeys(NAMES[1:], empty)) == Settings("secret-token")
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is missing"):
        settings_from({"DISCORD_TOKEN": empty})


def test_all_faults_are_said_at_once_a_line_each():
    with pytest.raises(SettingsError) as faults:
        settings_from(
            {
                "SALOON_DATABASE": "no/such/folder/a",
                "SALOON_LOG_LEVEL": "LOUD",
                "SALOON_LOG_FORMAT": "xml",
                "SALOON_BOARDS": "slices",
                "SALOON_DATA": "no/such/folder",
                "SALOON_OPERATOR": "e" * 201,
                "SALOON_BACKUPS": "no/such/folder",
                "SALOON_BACKUPS_KEEP": "0d4w",
                "SALOON_HTTP": "localhost",
            }
        )
    lines = {line.split()[0].strip(":"): line for line in str(faults.value).splitlines()}
    assert set(lines) == set(NAMES) - {"DISCORD_TOKEN_FILE"}
    assert all(level in lines["SALOON_LOG_LEVEL"] for level in LOG_LEVELS)
    assert all(name in lines["SALOON_LOG_FORMAT"] for name in LOG_FORMATS)
    assert all(name in lines["SALOON_BOARDS"] for name in BOARDS)


def test_the_operators_contact_is_one_line_of_at_most_200_characters():
    assert settings_from(TOKEN | {"SALOON_OPERATOR": "é" * 200}).operator == "é" * 200
    for refused in ("é" * 201, "eve@example.org\nor not", "eve\x07"):
        with pytest.raises(SettingsError, match="SALOON_OPERATOR must be one line of at most 200"):
            settings_from(TOKEN | {"SALOON_OPERATOR": refused})


def test_the_environment_goes_before_the_file_unless_it_is_empty(folder, monkeypatch):
    (folder / ".env").write_text("DISCORD_TOKEN=from-file\nSALOON_LOG_LEVEL=ERROR # quiet\n")
    assert load(folder) == Settings("from-file", log_level="ERROR")
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    assert load(folder).token == "from-environment"
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    assert load(folder).token == "from-file"


def test_without_a_file_the_environment_is_enough(folder, monkeypatch):
    with pytest.raises(SettingsError, match="DISCORD_TOKEN"):
        load(folder)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert load(folder) == Settings("x")


def test_a_file_that_is_no_text_is_a_fault_in_words(folder):
    (folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"\.env cannot be read"):
        load(folder)


def test_the_token_is_never_printed():
    assert "secret-token" not in repr(settings_from(TOKEN))
    with pytest.raises(SettingsError) as faults:
        settings_from(TOKEN | {"SALOON_LOG_LEVEL": "LOUD"})
    assert "secret-token" not in str(faults.value)


def test_what_can_be_used_is_known_whatever_else_is_wrong(folder):
    (folder / ".env").write_text("SALOON_DATABASE=games.sqlite3\nSALOON_LOG_LEVEL=LOUD\nSALOON_BOARDS=half\n")
    chosen, faults = look(folder, needs_token=True)
    assert chosen.database == Path("games.sqlite3")
    assert len(faults) == 3
    assert len(look(folder)[1]) == 2
