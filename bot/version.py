"""Which Saloon this is: its version, and the commit that it was made of.

The version is written once, in `pyproject.toml`. The commit is in `commit.txt`: `git archive` writes it there
(`.gitattributes`), so a wheel, an image and an archive that somebody downloads know theirs. In a clone it is
read from `.git`.
"""

import functools
from importlib import metadata
from pathlib import Path
from typing import Final

COMMIT_FILE: Final = Path(__file__).with_name("commit.txt")
_BRANCH: Final = "ref: "


@functools.cache
def version() -> str:
    """The version of Saloon that is installed; empty if it runs without being installed."""
    try:
        return metadata.version("saloon")
    except metadata.PackageNotFoundError:
        return ""


@functools.cache
def commit() -> str:
    """The commit that this Saloon was made of, in 40 digits; empty if nobody knows."""
    try:
        written = COMMIT_FILE.read_text(encoding="ascii").strip()
        return head_of(COMMIT_FILE.parents[1]) if written.startswith("$") else written
    except OSError:
        return ""


def head_of(clone: Path) -> str:
    """The commit at which a clone is, read as gitrepository-layout(5) says: no Git need be installed. Raises
    OSError if the folder is no clone, and is empty if its branch has no commit."""
    git = clone / ".git"
    if git.is_file():  # a worktree's
        git = clone / git.read_text(encoding="utf-8").removeprefix("gitdir:").strip()
    head = (git / "HEAD").read_text(encoding="utf-8").strip()
    if not head.startswith(_BRANCH):
        return head
    branch, shared = head.removeprefix(_BRANCH), git / "commondir"
    common = git / shared.read_text(encoding="utf-8").strip() if shared.exists() else git
    if (common / branch).exists():
        return (common / branch).read_text(encoding="ascii").strip()
    packed = (common / "packed-refs").read_text(encoding="utf-8").splitlines()
    return next((line.split()[0] for line in packed if line.endswith(f" {branch}")), "")
