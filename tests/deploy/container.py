"""The image's conditions without Docker: the installed bot in namespaces of its own, made by bubblewrap.

Its root is read-only and has no /tmp, no home and nothing of this repository. It has no capabilities, gains
no rights, is user 10001 and process 1. Only /data may be written. It has the Python of these tests, in a
place that is laid as the image's is: a wheel, and the packages of `requirements-run.lock`.
"""

import compileall
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

from hatchling.builders.wheel import WheelBuilder

from sandbox import launch as launcher

ROOT: Final = Path(__file__).parents[2]
RUN_LOCK: Final = ROOT / "deploy" / "requirements-run.lock"
PLACE: Final = "/opt/saloon"
PACKAGES: Final = "/opt/packages"
"""Where the links lead; no Python looks for modules there by itself."""
USER: Final = 10001
TOKEN_FILE: Final = "/run/secrets/discord_token"
DATABASE: Final = "/data/saloon.sqlite3"
SEEN: Final = ("/usr", "/bin", "/lib", "/lib64", "/etc/ssl", "/etc/ld.so.cache")
"""What of the machine's own a Python needs."""
_NEEDED: Final = frozenset(("SANDBOX_URL", "SANDBOX_CLOCK"))
_OF_PROGRAM: Final = ("DISCORD_TOKEN", "PYTHONPATH")
"""What `Program` sets besides, and an image has not."""


def why_not() -> str | None:
    """Why there can be no such conditions here; None if there can."""
    if shutil.which("bwrap") is None:
        return "bubblewrap is not installed"
    tried = subprocess.run(
        ["bwrap", *_walls(), "--ro-bind", "/", "/", "true"], capture_output=True, text=True
    )
    return None if tried.returncode == 0 else f"bubblewrap is not allowed here: {tried.stderr.strip()}"


def locked(lock: Path = RUN_LOCK) -> dict[str, str]:
    """The packages of a lock file, by name, with their versions."""
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def lay(folder: Path) -> Path:
    """Lay in a folder what the image has in `PLACE`, with links to packages that are installed here."""
    place = folder / "place"
    packages = place / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    packages.mkdir(parents=True)
    (place / "bin").mkdir()
    (place / "bin" / "python").symlink_to(Path(sys.base_prefix, "bin", "python3").resolve())
    (place / "pyvenv.cfg").write_text(f"home = {sys.base_prefix}/bin\ninclude-system-site-packages = false\n")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(packages)
    found = [metadata.distribution(name) for name in locked()]
    for top in {Path(file).parts[0] for one in found for file in one.files or ()} - {"..", "__pycache__"}:
        (packages / top).symlink_to(f"{PACKAGES}/{top}")
    return place


def here(path: Path) -> Path:
    """What was laid at a path, with its link followed to where that is outside the namespaces."""
    return Path(_packages(), path.readlink().name) if path.is_symlink() else path


def compile_all(place: Path) -> None:
    """Compile what was laid, as the image's build does."""
    compileall.compile_dir(place / "lib", quiet=1)


def command(place: Path, data: Path, token: Path) -> Sequence[str | Path]:
    """What goes before a Python's arguments, so that it runs under these conditions, with the settings that
    `compose.yaml` gives it."""
    shown = [*(path for path in SEEN if Path(path).exists()), sys.base_prefix, launcher.__file__]
    bound = [*zip(shown, shown, strict=True), (_packages(), PACKAGES), (place, PLACE), (token, TOKEN_FILE)]
    return [
        *("bwrap", *_walls()),
        *(word for here, there in bound for word in ("--ro-bind", here, there)),
        *("--bind", data, "/data", "--chdir", "/data", "--proc", "/proc", "--dev", "/dev"),
        *(word for folder in ("/dev", "/") for word in ("--remount-ro", folder)),
        *(word for name in {*os.environ, *_OF_PROGRAM} - _NEEDED for word in ("--unsetenv", name)),
        *("--setenv", "DISCORD_TOKEN_FILE", TOKEN_FILE, "--setenv", "SALOON_DATABASE", DATABASE),
        *(f"{PLACE}/bin/python", "-P"),
    ]


def process_in(walls: int) -> int:
    """The bot's process, seen from here: the only child of bubblewrap's, which passes no signal on."""
    (child,) = Path(f"/proc/{walls}/task/{walls}/children").read_text().split()
    return int(child)


def status_of(process: int) -> list[str]:
    """What Linux says of a process, a line for each (proc_pid_status(5))."""
    return Path(f"/proc/{process}/status").read_text().splitlines()


def _packages() -> str:
    """The folder in which the packages are installed here."""
    return str(metadata.distribution("discord.py").locate_file(""))


def _walls() -> Sequence[str]:
    user = ("--unshare-user", "--uid", str(USER), "--gid", str(USER), "--cap-drop", "ALL")
    apart = ("--unshare-pid", "--as-pid-1", "--unshare-ipc", "--unshare-uts")
    return [*user, *apart, "--die-with-parent", "--new-session"]
