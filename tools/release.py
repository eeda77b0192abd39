"""`make release`: what is released of the commit that is checked out, with a sum of each file.

It refuses what cannot be a release, runs all tests, and writes into `build/release`: the sources, a wheel,
the lock file of what that needs, an image where a Docker engine answers, and `SHA256SUMS`, which
`sha256sum --check` reads. It sets no tag and sends nothing anywhere: it says what is left to do.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CANNOT = 2


def version_of(root: Path) -> str:
    """The version in `pyproject.toml`, which is the only place where it is written."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def faults(root: Path) -> list[str]:
    """Why the commit that is checked out cannot be released, a line for each reason."""
    version, found = version_of(root), list[str]()
    if _git(root, "status", "--porcelain"):
        found.append("Some files are not committed: commit or remove them.")
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)}(\s|$)", changelog, re.MULTILINE):
        found.append(
            f"CHANGELOG.md has no section `## {version}`: say what is new, for players and for hosts."
        )
    if _git(root, "tag", "--list", f"v{version}"):
        found.append(f"The tag v{version} exists: raise the version in pyproject.toml.")
    return found


def pack(root: Path, folder: Path) -> None:
    """Write the sources and the wheel of the commit that is checked out into a folder, with the lock file of
    what the bot needs. Git writes the commit into `bot/commit.txt`."""
    name = f"saloon-{version_of(root)}"
    sources = folder / f"{name}.tar.gz"
    _git(root, "archive", f"--prefix={name}/", "--output", str(sources), "HEAD")
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(sources) as packed:
            packed.extractall(place, filter="data")
        pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
        wheel = (*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
        subprocess.run([*wheel, str(Path(place, name))], check=True)
    shutil.copy(root / "deploy" / "requirements-run.lock", folder)


def pack_image(root: Path, folder: Path) -> bool:
    """Build the image and write it into a folder; False where no Docker engine answers."""
    if (
        shutil.which("docker") is None
        or subprocess.run(["docker", "version"], capture_output=True).returncode
    ):
        return False
    subprocess.run(["make", "image"], cwd=root, check=True)
    name = f"saloon-{version_of(root)}-image.tar"
    subprocess.run(["docker", "save", "--output", name, f"saloon:{version_of(root)}"], cwd=folder, check=True)
    with (folder / name).open("rb") as plain, gzip.open(folder / f"{name}.gz", "wb") as packed:
        shutil.copyfileobj(plain, packed)
    (folder / name).unlink()
    return True


def sum_up(folder: Path) -> str:
    """Write the SHA-256 of each file in a folder into `SHA256SUMS`, and return that."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    return "".join(lines)


def main() -> int:
    """Do all of it. Returns the exit code: 0, or 2 for what cannot be released."""
    found = faults(ROOT)
    if found:
        print("This cannot be released.", *found, sep="\n", file=sys.stderr)
        return CANNOT
    subprocess.run(["make", "test"], cwd=ROOT, check=True)
    folder = ROOT / "build" / "release"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pack(ROOT, folder)
    if not pack_image(ROOT, folder):
        print("No Docker engine answers here, so there is no image among what is released.")
    tag = f"v{version_of(ROOT)}"
    print(f"\nIn {folder.relative_to(ROOT)}:\n{sum_up(folder)}")
    print(f'Now set the tag: git tag --annotate {tag} --message "Saloon {tag[1:]}" && git push origin {tag}')
    return 0


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
