"""Games without a catalogue are called by the names in their rules; those that have one lack nothing."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from renders.language.catalogues import LOCALES, Words, sources
from renders.language.game_words import readable, source_for
from tests.renders.language.test_interface_words import catalogue

OUTLAW = replace(
    GAMES["boomtown"], name="outlaw", decisions=("hold-up",), options=("short_game",), seats=range(2, 4)
)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ponte-vecchio", "Ponte vecchio"),
        ("first_player", "First player"),
        ("FirstRolled", "First rolled"),
        ("IOUPaid", "IOU paid"),
        ("k2", "K2"),
        ("", ""),
    ],
)
def test_a_name_in_code_can_be_read(name: str, said: str) -> None:
    assert readable(name) == said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_without_a_catalogue_has_words_for_its_lobby_and_commands(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words(locale, [*sources(locale), source_for([OUTLAW], set())])
    assert words.text("outlaw-name") == "Outlaw"
    assert words.text("outlaw-command-hold-up") == "hold-up"
    assert words.text("outlaw-table-short-game") == "Short game"
    for name in ("about", "command-about", "command-new-about", "command-hold-up-about"):
        assert " " in words.text(f"outlaw-{name}")
        assert len(words.text(f"outlaw-{name}")) <= 100
    for name in ("command-new", "parameter-hold-up", "parameter-short-game"):
        assert words.text(f"outlaw-{name}").islower()
    assert not caplog.records


@pytest.mark.parametrize("locale", LOCALES)
def test_every_games_own_catalogue_has_all_that_a_game_must_have(locale: str) -> None:
    lacking = source_for(GAMES.values(), catalogue(locale).keys()).split("\n")
    assert [line for line in lacking if "-aside-" not in line] == []
