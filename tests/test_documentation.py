"""What the documents say is true: settings, permissions, folders, targets."""

import re
from pathlib import Path

import pytest
from PIL import Image

from engine.clock.pace import DAY
from engine.games import GAMES
from engine.results.ratings import DRIFT, LUCK, START
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS, LISTED_FOR, shown
from renders.drawing import fonts
from tests import showcase

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md"),
    *sorted(f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md")),
]


def test_every_make_target_that_the_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for document in ("README.md", "CONTRIBUTING.md", "docs/running.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE)) <= targets


def test_every_link_within_the_documents_leads_somewhere() -> None:
    lost = [
        f"{name}: {link}"
        for name in DOCUMENTS
        for link in re.findall(r"\]\(([^)\s]+)\)", prose_of(name))
        if not is_there(ROOT / name, link)
    ]
    assert not lost


def prose_of(name: str) -> str:
    """A document without its blocks of code."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def is_there(document: Path, link: str) -> bool:
    """Whether a link of a document leads to a file of ours, and to a heading if it names one. Addresses of
    others are not asked."""
    if link.startswith(("http://", "https://", "mailto:")):
        return True
    file, _, anchor = link.partition("#")
    target = (document.parent / file).resolve() if file else document
    return target.exists() and (not anchor or anchor in anchors(str(target.relative_to(ROOT))))


def anchors(name: str) -> set[str]:
    """What may stand after a # in a link to a document, as GitHub makes it from headings."""
    headings = re.findall(r"^#+ (.+)$", prose_of(name), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


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


@pytest.mark.parametrize(
    "name", ["requirements.lock", "deploy/requirements-run.lock", "deploy/requirements-build.lock"]
)
def test_a_lock_file_names_no_address_and_no_local_path(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:/|^--(?:index|extra|find|trusted)", lock, re.MULTILINE)
