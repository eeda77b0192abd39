"""Files of earlier versions, as the code of their time has written them, go on: every running game replays
and ends, everybody's data are there, and whoever wants can be forgotten."""

import hashlib
import shutil
import sqlite3
from contextlib import closing

import pytest

from engine.errors import JournalError
from engine.games import GAMES
from engine.journal import schema
from engine.journal.copies import backup, verify
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from engine.journal.restores import restore
from engine.journal.snowflakes import as_id
from engine.sessions.forgetting import forget_again
from engine.sessions.seating import Person
from tests.engine.sessions.forgotten import Seen, leave_all, traces
from tests.upgrade import dumps
from tests.upgrade.__main__ import written
from tests.upgrade.upgraded import Upgraded

KEPT = sorted(dumps.kept())
TITLES = {5: "gnadenlos", 7: "goldrush"}
"""By version, the title of which one game is played to its end (else Boomtown); in the long tests all are."""
CHANGELOG = dumps.FOLDER.parents[1] / "CHANGELOG.md"


@pytest.fixture(autouse=True)
def no_rest(monkeypatch):
    """The file is rewritten each time that somebody is forgotten."""
    monkeypatch.setattr("engine.sessions.forgetting.REST_S", 0.0)


@pytest.fixture(params=KEPT)
def file(request, tmp_path):
    """A file of each version that is kept, as it was written."""
    return Upgraded.made(request.param, tmp_path)


def everything_in(folder):
    """The bytes of all files in a folder, but for locks, which are empty."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        if path.suffix != ".lock"
    }


def test_no_dump_that_is_kept_was_changed():
    assert dumps.sums() == {path.name: dumps.sum_of(path) for path in dumps.kept().values()}


@pytest.mark.parametrize(
    ("changelog", "is_release"),
    [("# Changelog\n\n## Unreleased\n\n## 0.2.0\n", False), ("# Changelog\n\n## 0.2.0 — 2 May\n", True)],
)
def test_a_release_is_known_by_its_changelog(changelog, is_release):
    assert dumps.is_release(changelog) is is_release


def test_a_schema_that_is_released_has_a_dump():
    """If this fails: python -m tests.upgrade."""
    is_release = dumps.is_release(CHANGELOG.read_text(encoding="utf-8"))
    assert not is_release or KEPT[-1] == len(schema.MIGRATIONS)
    assert KEPT[-1] <= len(schema.MIGRATIONS)


def test_the_migrations_make_the_tables_that_were_released(file):
    """A released migration is never changed: it would give a file of its time other tables than a new one."""
    with (
        closing(sqlite3.connect(file.path)) as released,
        closing(sqlite3.connect(":memory:")) as now,
    ):
        for script in schema.MIGRATIONS[: file.number]:
            now.executescript(script)
        assert dumps.tables(released) == dumps.tables(now)


def test_a_file_is_verified_and_backed_up_without_being_changed(file, tmp_path):
    before = everything_in(tmp_path)
    report = verify(file.path, GAMES)
    assert report.frozen == {}
    assert report.running >= 4
    assert everything_in(tmp_path) == before
    (tmp_path / "copies").mkdir()
    copied = backup(file.path, tmp_path / "copies" / "copy", GAMES, now=5.0)
    assert (copied.answers, copied.running, copied.moment) == (report.answers, report.running, 5.0)
    shutil.rmtree(tmp_path / "copies")
    assert everything_in(tmp_path) == before


async def test_a_file_of_a_newer_version_is_refused_and_no_byte_changes(tmp_path):
    path = dumps.made(dumps.of_version(KEPT[-1]), tmp_path / "saloon.sqlite3")
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    copy = tmp_path / "copy"
    shutil.copyfile(path, copy)
    before = everything_in(tmp_path)
    with pytest.raises(JournalError, match="written by a newer Saloon"):
        await Journal.open(path)
    for refused in (
        lambda: verify(path, GAMES),
        lambda: backup(path, tmp_path / "backup", GAMES),
        lambda: restore(path, copy, GAMES, forget=forget_again),
    ):
        with pytest.raises(JournalError, match="written by a newer Saloon"):
            refused()
    assert everything_in(tmp_path) == before


@pytest.mark.dear
async def test_games_of_earlier_versions_replay_from_their_seeds_and_go_on(file):
    async with file.opened() as world:
        running, drafts = await file.sessions("playing"), 0
        for session in [*running, *await file.sessions("over")]:
            await file.look_at_match(session)
        for session in running:
            drafts += await file.check_calls(session)
        assert drafts > 0
        assert await world.posted.missing() != []
        title = TITLES.get(file.number, "boomtown")
        ended = [one for one in running if one.game == title][-1]
        for session in running:
            await file.play(session, **({} if session is ended else {"most": 2}))
        await file.do_chores()
        (lobby,) = await file.sessions("open")
        assert (await start(world, lobby)).status == "playing"


async def start(world, lobby):
    """Start an open lobby of an earlier version."""
    host = next(row for row in lobby.seats if row.person == lobby.host)
    return await world.sessions.start(lobby.id, Person(lobby.host, host.name), thread=world.message())


@pytest.mark.dear
async def test_whoever_is_forgotten_in_a_file_of_an_earlier_version_leaves_no_trace(file):
    async with file.opened() as world:
        person = await busiest(world)
        assert traces(file.path, person)
        await world.forgetting.forget(person.id)
        assert traces(file.path, person) == {}
        assert (await world.forgetting.stored(person.id)).is_nothing


async def busiest(world):
    """Whoever sits in most running games."""
    rows = await world.journal.read(
        lambda db: db.execute(
            "SELECT person, name FROM seats JOIN sessions ON id = session WHERE person IS NOT NULL"
            " AND status = 'playing' GROUP BY person ORDER BY count(*) DESC, name LIMIT 1"
        ).fetchall()
    )
    ((number, name),) = rows
    return Person(as_id(number), name)


@pytest.mark.long
async def test_every_game_of_an_earlier_version_is_played_to_its_end(file):
    async with file.opened() as world:
        assert bool(await file.do_chores()) == (file.number < 20)
        for session in await file.sessions("over"):
            await file.check_over(session)
        for session in await file.sessions("playing"):
            await file.look_at_match(session)
            await file.play(session)
        for lobby in await file.sessions("open"):
            await file.play(await start(world, lobby))
        await file.do_chores()
        assert await file.check_ratings() >= 3
        assert await file.end_seasons() == (2 if file.number >= 20 else 0)
        assert await file.sessions("playing", "open") == []
        for session in await file.sessions("over"):
            await file.look_at_match(session)


@pytest.mark.long
async def test_a_file_of_an_earlier_version_is_restored_and_goes_on(file, tmp_path):
    copy = tmp_path / "copy"
    async with file.opened():
        before = await file.sessions("playing")
        backup(file.path, copy, GAMES)
        for session in before:
            await file.play(session, most=3)
    assert verify(copy, GAMES).frozen == {}
    restore(file.path, copy, GAMES, forget=forget_again)
    async with file.opened():
        running = await file.sessions("playing")
        assert [one.id for one in running] == [one.id for one in before]
        for session in running:
            assert session.epoch > 0
            await file.play(session, most=12)
    assert beside(file.path, ".life").exists()


@pytest.mark.long
async def test_the_dump_itself_can_be_restored(file, tmp_path):
    path = tmp_path / "new.sqlite3"
    restore(path, file.path, GAMES, forget=forget_again)
    file.path = path
    async with file.opened():
        for session in await file.sessions("playing"):
            await file.play(session, most=3)


@pytest.mark.long
async def test_others_see_the_same_after_somebody_of_an_earlier_version_was_forgotten(file):
    async with file.opened() as world:
        await file.do_chores()
        world.passes(days=8)
        for session in await file.sessions("closed"):  # an end by office could be taken back before
            await world.moderation.end_for_good(session.id)
        person = await busiest(world)
        await leave_all(world.sessions, person)
        others = {
            row.person: Person(row.person, row.name)
            for session in await file.sessions("playing", "over", "closed")
            for row in session.seats
            if row.person not in (None, person.id)
        }
        seen = Seen(world.sessions, person, others.values())
        before = await seen.look()
        await world.forgetting.forget(person.id)
        after = await seen.look()
        assert traces(file.path, person) == {}
        assert [key for key, one in before.items() if after[key] != one] == []


@pytest.mark.long
async def test_the_command_writes_a_dump_of_this_schema_that_is_always_the_same(tmp_path):
    """Whoever adds a table lets `scene` fill it, or this fails."""
    texts = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        texts.append(await written(tmp_path / name))
    assert texts[0] == texts[1]
    assert f"PRAGMA user_version = {len(schema.MIGRATIONS)};" in texts[0]
    (tmp_path / "dump.sql").write_text(texts[0], encoding="utf-8")
    assert verify(dumps.made(tmp_path / "dump.sql", tmp_path / "made"), GAMES).frozen == {}
