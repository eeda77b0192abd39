"""The version and the commit: what `pyproject.toml`, an archive or a clone says; empty where none does."""

import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from bot import version as module
from bot.version import commit, head_of, version

ROOT = Path(__file__).parents[2]
SHA = "0123456789abcdef0123456789abcdef01234567"


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    """What was found once is kept for a process: not for the next test."""
    for known in (version, commit):
        known.cache_clear()
    yield
    for known in (version, commit):
        known.cache_clear()


def write(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    (folder / "bot").mkdir()
    (folder / "bot" / "commit.txt").write_text(text)
    monkeypatch.setattr(module, "COMMIT_FILE", folder / "bot" / "commit.txt")


def test_the_version_is_the_one_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.metadata, "version", {"saloon": "9.8.7"}.__getitem__)
    assert version() == "9.8.7"


def test_without_being_installed_the_version_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(module.metadata, "version", missing)
    assert version() == ""


def test_the_version_is_written_in_one_place_and_has_three_numbers() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert [number.isdecimal() for number in written.split(".")] == [True, True, True]


def test_an_archive_names_its_commit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(monkeypatch, tmp_path, f"{SHA}\n")
    assert commit() == SHA


@pytest.mark.parametrize("text", ["", "$Format:%H$\n"])
def test_where_nobody_knows_the_commit_it_is_empty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    write(monkeypatch, tmp_path, text)
    assert commit() == ""


@pytest.mark.parametrize("packed", [False, True])
def test_a_clone_and_its_worktree_are_read_without_git(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, packed: bool
) -> None:
    write(monkeypatch, tmp_path, "$Format:%H$\n")
    git, other = tmp_path / ".git", tmp_path / "other"
    (git / "refs" / "heads").mkdir(parents=True)
    (git / "worktrees" / "other").mkdir(parents=True)
    for head in (git, git / "worktrees" / "other"):
        (head / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "worktrees" / "other" / "commondir").write_text("../..\n")
    other.mkdir()
    (other / ".git").write_text(f"gitdir: {git}/worktrees/other\n")
    if packed:
        (git / "packed-refs").write_text(
            f"# pack-refs with: sorted\n{SHA[::-1]} refs/heads/x\n{SHA} refs/heads/main\n"
        )
    else:
        (git / "refs" / "heads" / "main").write_text(f"{SHA}\n")
    assert commit() == head_of(other) == SHA
    (git / "HEAD").write_text(f"{SHA[::-1]}\n")
    assert head_of(tmp_path) == SHA[::-1], "a detached head"


@pytest.mark.process
def test_git_says_the_same_of_this_clone_and_writes_it_into_an_archive() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    if shutil.which("git") is None:
        pytest.skip("git is not installed")

    def git(*words: str) -> str:
        command = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT), *words]  # whoever owns the clone
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert head_of(ROOT) == git("rev-parse", "HEAD").strip()
    assert "bot/commit.txt: export-subst: set" in git("check-attr", "export-subst", "bot/commit.txt")
