"""`make release`: what cannot be one is refused; what is released is what is committed, with true sums."""

import hashlib
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import release

ROOT = Path(__file__).parents[1]
pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed: no release can be made"),
]


def git(folder: Path, *words: str) -> str:
    names = ("-c", "user.name=Eve", "-c", "user.email=eve@example.org")
    command = ["git", "-C", str(folder), *names, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def committed(folder: Path, changelog: str) -> Path:
    """A clone with the version 1.2.3 and this changelog."""
    (folder / "pyproject.toml").write_text('[project]\nname = "saloon"\nversion = "1.2.3"\n')
    (folder / "CHANGELOG.md").write_text(changelog)
    return begun(folder)


def begun(folder: Path) -> Path:
    """A folder, made into a clone with all that is there."""
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "All of it")
    return folder


def test_a_clean_tree_whose_version_is_told_and_has_no_tag_can_be_released(tmp_path: Path) -> None:
    assert release.faults(committed(tmp_path, "# Changelog\n\n## 1.2.3 (1 May)\n")) == []


def test_each_thing_that_is_missing_is_said(tmp_path: Path) -> None:
    clone = committed(tmp_path, "# Changelog\n\n## 1.2.30\n\n## Unreleased\n")
    git(clone, "tag", "v1.2.3")
    (clone / "left").touch()
    told = release.faults(clone)
    assert [re.findall("not committed|no section `## 1.2.3`|tag v1.2.3 exists", line) for line in told] == [
        ["not committed"],
        ["no section `## 1.2.3`"],
        ["tag v1.2.3 exists"],
    ]


@pytest.mark.dear
def test_a_wheel_and_sources_know_their_commit_and_the_sums_are_true(tmp_path: Path) -> None:
    clone, folder = tmp_path / "clone", tmp_path / "release"
    folder.mkdir()
    for name in ("bot", "docs"):
        shutil.copytree(ROOT / name, clone / name, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
    for name in ("cogs", "engine", "renders"):
        (clone / name).mkdir()
        (clone / name / "__init__.py").touch()
    for name in (".gitattributes", "LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, clone)
    (clone / "deploy").mkdir()
    shutil.copy(ROOT / "deploy" / "requirements-run.lock", clone / "deploy")
    (clone / "bot" / "commit.txt").write_text("$Format:%H$\n")
    commit, version = git(begun(clone), "rev-parse", "HEAD").strip(), release.version_of(ROOT)
    release.pack(clone, folder)
    told = release.sum_up(folder).splitlines()
    names = [f"saloon-{version}-py3-none-any.whl", f"saloon-{version}.tar.gz", "requirements-run.lock"]
    assert sorted(line.split()[1] for line in told) == sorted(names)
    assert (folder / "SHA256SUMS").read_text().splitlines() == told
    for line in told:
        digest, name = line.split()
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    with zipfile.ZipFile(folder / names[0]) as wheel:
        assert wheel.read("bot/commit.txt").decode().strip() == commit
        assert {path.split("/")[0] for path in wheel.namelist()} == {
            *("bot", "cogs", "engine", "renders"),
            f"saloon-{version}.dist-info",
        }
        assert "renders/policies/privacy.nl.md" in wheel.namelist()
    with tarfile.open(folder / names[1]) as sources:
        member = sources.extractfile(f"saloon-{version}/bot/commit.txt")
        assert member is not None
        assert member.read().decode().strip() == commit


def test_without_a_docker_engine_there_is_no_image_and_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not release.pack_image(ROOT, tmp_path)
    assert list(tmp_path.iterdir()) == []
