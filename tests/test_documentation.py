"""What the documents say is true: settings, permissions, folders, targets."""

import re
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot import backups
from cogs.presses.open_seats import NEEDED
from engine.clock.pace import DAY
from engine.games import GAMES
from engine.results.ratings import DRIFT, LUCK, START
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS, LISTED_FOR, shown
from renders.drawing import fonts
from tests import showcase

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invite_link_asks_for_the_permissions_that_are_needed_and_no_others() -> None:
    (asked,) = re.findall(r"permissions=(\d+)", README)
    assert int(asked) == discord.Permissions(**dict.fromkeys(NEEDED, True)).value


def test_the_readme_names_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert settings == set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE))


def test_every_make_target_that_the_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for document in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert set(re.findall(r"`make ([a-z-]+)", text)) <= targets


def test_the_readme_names_every_sub_command() -> None:
    assert set(re.findall(r"python -m bot ([a-z]+)", README)) == set(backups.ABOUT)


def test_every_folder_that_the_readme_names_exists() -> None:
    folders = re.findall(r"^\| `([a-z]+)` \| ", README, re.MULTILINE)
    assert folders
    assert all((ROOT / folder).is_dir() for folder in folders)


@pytest.mark.dear
@pytest.mark.skipif(not fonts.can_shape(), reason="letters look otherwise without Raqm")
@pytest.mark.parametrize("scene", showcase.SCENES, ids=lambda scene: scene.picture.stem)
def test_the_readme_shows_each_board_as_it_is_drawn_today(scene: showcase.Scene) -> None:
    with Image.open(scene.picture) as shown:
        drawn = showcase.painted(showcase.small(scene), shown)
        assert shown.size == drawn.size
        assert shown.convert("RGB").tobytes() == drawn.convert("RGB").tobytes(), "make pictures draws it anew"
    assert scene.picture.stat().st_size < 120_000
    assert f"({scene.picture.relative_to(ROOT)})" in README


def test_the_readme_shows_a_board_of_every_game() -> None:
    assert [scene.picture.stem for scene in showcase.SCENES] == sorted(GAMES)


def test_the_readme_says_the_numbers_of_ratings_that_the_code_has() -> None:
    text = " ".join(README.split())
    for said in (
        f"Everybody begins at `{shown(START.value)} ± {shown(START.deviation)}`",
        f"fewer than {FEWEST_GAMES} rated games, or fewer than {FEWEST_OPPONENTS} different opponents",
        f"a rated game in the last {LISTED_FOR / DAY:.0f} days",
        f"Luck is β = {LUCK:.0f}, drift τ = {DRIFT:.0f} points a game",
    ):
        assert said in text


def test_the_lock_file_names_no_address_and_no_local_path() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:/|^--(?:index|extra|find|trusted)", lock, re.MULTILINE)
