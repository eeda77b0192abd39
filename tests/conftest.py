"""How the tests run side by side, what they keep for one another, and which of them may start a process."""

import contextlib
import functools
import gc
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings

from engine import measures
from engine.journal import schema
from engine.journal.journal import Journal
from engine.sessions import server_settings
from tests.together import keep_together

WORKERS_PER_CORE = 1.5
"""Whoever plays through a real socket waits most of the time; but every worker collects all tests."""

COMPILED = Path(__file__).parent / "__pycache__" / "all"
"""The file that says that all tests were compiled here once."""

STARTS_A_PROCESS = frozenset({"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system"})
"""The audit events of Python that say so."""

# Every worker collects all tests, and dozens of bots are started: what is compiled once does for all of them,
# also where the surroundings want no bytecode.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# How long an example takes says more of the machine than of what is tried; all else stays as it is there.
settings.register_profile(
    "any machine",
    settings.default,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("any machine")


_migrate = schema.migrate


@functools.cache
def _new_file(_migrations: tuple[str, ...]) -> sqlite3.Connection:
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _migrate(made, 0)
    return made


def _migrate_or_copy(db: sqlite3.Connection, version: int) -> None:
    """Copy the tables of a new file, which thousands of tests want: to make them anew takes 25 ms. The bots
    that tests start make their own."""
    if version == 0:
        _new_file(schema.MIGRATIONS).backup(db)
    else:
        _migrate(db, version)


schema.migrate = _migrate_or_copy


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """What `-n auto` means here; `-n logical` is one worker a core, for tests that never wait."""
    if config.option.numprocesses == "logical":
        return None
    return round(WORKERS_PER_CORE * (os.cpu_count() or 1))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test that has a fixture which starts a process; a test that starts one itself is marked."""
    for item in items:
        if "processes" in getattr(item, "fixturenames", ()):
            item.add_marker("process")
    keep_together(items, workers=int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))


@pytest.fixture(scope="session")
def processes() -> Iterator[None]:
    """Every fixture that starts a process uses this one. Meanwhile bots are forked."""
    from tests.e2e.nursery import opened  # loads what few tests need

    with opened():
        yield


_unmarked: pytest.Item | None = None
"""The test that is under way, if it may start no process."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    global _unmarked
    _unmarked = None if item.get_closest_marker("process") else item
    try:
        return (yield)
    finally:
        _unmarked = None


def _refuse_processes(event: str, _: tuple[object, ...]) -> None:
    if event in STARTS_A_PROCESS and _unmarked is not None:
        pytest.fail(f"{_unmarked.name} starts a process, so it must be marked: @pytest.mark.process")


sys.addaudithook(_refuse_processes)


@contextlib.contextmanager
def _after_the_first() -> Iterator[None]:
    """In a new folder one worker collects alone, and the others then find compiled what all of them need: to
    compile it takes longer than to collect it."""
    if "PYTEST_XDIST_WORKER" in os.environ and not COMPILED.exists():
        COMPILED.parent.mkdir(exist_ok=True)
        with FileLock(COMPILED.with_suffix(".lock")):
            if not COMPILED.exists():
                yield
                COMPILED.touch()
                return
    yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Let the garbage collector rest meanwhile: next to nothing of what is made then is garbage."""
    gc.disable()
    with _after_the_first():
        return (yield)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules and tests, which stay to the end."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture
def referenced(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What is logged, each line with the reference that the bot's log would give it."""
    from bot.logs import with_reference  # with Discord, which not every test needs

    caplog.handler.addFilter(with_reference)
    yield caplog
    caplog.handler.removeFilter(with_reference)


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    """A journal in a folder of its own."""
    opened = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
def heard() -> Iterator[list[tuple[str, ...]]]:
    """All that is counted or measured from now on: its name and its labels."""
    listened: list[tuple[str, ...]] = []
    counted = (*measures.COUNTS, *measures.HISTOGRAMS)
    for each in counted:
        each.hear = lambda amount, labels, name=each.name: listened.append((name, *labels))  # type: ignore[misc]
    yield listened
    for each in counted:
        each.hear = measures.nobody


@pytest.fixture
def no_caps(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person may play more games at a time than a server allows."""
    monkeypatch.setattr(server_settings, "MOST_RUNNING", 1000)
