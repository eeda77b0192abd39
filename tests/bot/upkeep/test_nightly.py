"""Backups every night: one a night, verified, kept by a rule; what fails is said once and tried again."""

import asyncio
import itertools
import os
import shutil
import sqlite3
import stat
import time
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from bot.console import reports
from bot.settings import Keep
from bot.upkeep import kept_backups, nightly
from bot.upkeep.kept_backups import name_of
from bot.upkeep.nightly import Nightly, last_night
from engine.errors import JournalError
from engine.journal import file_checks, note_rows
from engine.journal.copies import backup, verify
from engine.journal.journal import Journal
from engine.journal.restores import restore
from engine.sessions.forgetting import Forgetting, forget_again
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started
from tests.stored import spoil_digests

NOON = datetime(2026, 11, 30, 12, 0).timestamp()
TONIGHT = datetime(2026, 11, 30).date()
DAY, HOUR = 86_400.0, 3_600.0


class Host:
    """A journal, a folder for its backups, a clock, and what makes a backup without a process."""

    def __init__(self, journal, folder, keep=None):
        self.journal, self.folder, self.now = journal, folder, NOON
        self.made, self.error, self.report = [], None, {}
        folder.mkdir(exist_ok=True)
        self.nightly = self.begun(keep)

    def begun(self, keep=None):
        return Nightly(self.journal, self.folder, keep or Keep(), make=self._make, now=lambda: self.now)

    async def _make(self, path, target):
        self.made.append(self.now)
        if self.error is not None:
            raise self.error
        if len(self.made) == 1:
            self.report = reports.data(backup(path, target, TABLES, now=self.now))
            shutil.copyfile(target, self.folder.with_name("first"))
        else:  # the same once more, in less time
            shutil.copyfile(self.folder.with_name("first"), target)
            target.chmod(0o600)
            with closing(sqlite3.connect(target, isolation_level=None)) as db:
                note_rows.save_note(db, file_checks.BACKED_UP, repr(self.now))
        return self.report

    async def passes(self, seconds, step=600.0):
        """Let the bot look every ten minutes."""
        end = self.now + seconds
        while self.now < end:
            await self.nightly.look()
            self.now += step

    @property
    def names(self):
        return sorted(file.name for file in self.folder.iterdir())

    async def note(self, name):
        return await self.journal.read(lambda db: note_rows.note(db, name))


@pytest.fixture
async def host(journal, tmp_path):
    await started(Sessions(journal, TABLES), BEN, CLEO)
    return Host(journal, tmp_path / "backups")


async def test_a_night_that_was_missed_is_made_up_for_soon_and_each_night_has_one_backup(host, caplog):
    caplog.set_level("INFO")
    await host.passes(HOUR)
    assert host.names == [name_of(TONIGHT)]
    assert host.made[0] - NOON <= nightly.SPREAD_AT_START_S + 600
    await host.passes(3 * DAY)
    assert host.names == [name_of(TONIGHT + timedelta(days=number)) for number in range(4)]
    assert len(host.made) == 4
    assert all(3 <= datetime.fromtimestamp(at).hour < 6 for at in host.made[1:])
    (file,) = {stat.S_IMODE(file.stat().st_mode) for file in host.folder.iterdir()}
    assert file == 0o600
    assert caplog.text.count("backed up and verified") == 4
    assert all(record.levelname == "INFO" for record in caplog.records)


async def test_a_restart_makes_no_second_backup_of_a_night(host):
    await host.passes(HOUR)
    host.nightly = host.begun()
    await host.passes(HOUR)
    assert len(host.made) == 1
    assert host.names == [name_of(TONIGHT)]


async def test_bots_of_one_machine_begin_at_different_moments_of_the_same_night():
    origins = [f"{number * 997:08x}" for number in range(100)]
    dawn = datetime(2026, 11, 30, 3, 0).timestamp()
    assert {last_night(dawn - 1, origin) for origin in origins} == {TONIGHT - timedelta(days=1)}
    assert {last_night(dawn + nightly.SPREAD_S, origin) for origin in origins} == {TONIGHT}
    assert len({last_night(dawn + HOUR, origin) for origin in origins}) == 2


@pytest.mark.parametrize("zone", ["Europe/Amsterdam", "America/New_York", "Asia/Kathmandu", "UTC"])
@pytest.mark.parametrize("begin", [datetime(2026, 3, 1), datetime(2026, 10, 20)])
def test_a_year_of_any_zone_has_each_night_once_also_when_its_clocks_are_changed(monkeypatch, zone, begin):
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        at = begin.timestamp()
        nights = [last_night(at + 600 * number, "0000a1b2") for number in range(40 * 144)]
        distinct = sorted(set(nights))
        assert nights == sorted(nights), "no night comes again"
        assert all(b - a == timedelta(days=1) for a, b in itertools.pairwise(distinct))
    finally:
        monkeypatch.undo()
        time.tzset()


async def test_when_the_last_good_backup_was_made_is_noted_and_no_copy_of_the_file_says_so(host, tmp_path):
    await host.passes(HOUR)
    made = float(await host.note(file_checks.BACKUP_AT))
    assert made == host.made[0]
    file = host.folder / name_of(TONIGHT)
    assert int(await host.note(file_checks.BACKUP_BYTES)) == file.stat().st_size
    await host.passes(DAY)
    assert float(await host.note(file_checks.BACKUP_AT)) == host.made[1]
    await host.journal.close()
    shutil.copyfile(host.journal.path, tmp_path / "replica")
    for source in (host.folder / host.names[1], tmp_path / "replica"):
        restore(tmp_path / "restored", source, TABLES)
        with closing(sqlite3.connect(tmp_path / "restored")) as db:
            notes = dict(db.execute("SELECT name, value FROM notes").fetchall())
        assert not {*file_checks.OF_BACKUPS, file_checks.BACKED_UP} & set(notes)
        assert kept_backups.ORIGIN in notes, "its backups go on in the same folder"


async def test_after_a_start_the_note_is_that_of_the_newest_backup(host):
    await host.passes(HOUR)
    await host.journal.write(lambda db: note_rows.forget_note(db, file_checks.BACKUP_AT))
    host.nightly = host.begun()
    await host.passes(HOUR)
    assert float(await host.note(file_checks.BACKUP_AT)) == host.made[0]


async def test_old_backups_are_deleted_by_the_rule_and_nothing_that_others_have_put_there(journal, tmp_path):
    host = Host(journal, tmp_path / "backups", Keep(2, 2))
    (host.folder / name_of(TONIGHT - timedelta(days=99))).write_text("dear aunt, " * 500)
    (host.folder / "saloon.sqlite3.bak").touch()
    await host.passes(12 * DAY, step=2 * HOUR)
    tonight = TONIGHT + timedelta(days=12)
    nights = {tonight - timedelta(days=age) for age in (0, 1, 2, 6)}  # the last Sunday was 6 days ago
    theirs = {name_of(TONIGHT - timedelta(days=99)), "saloon.sqlite3.bak"}
    assert {*host.names} - theirs == {name_of(night) for night in nights}
    assert theirs <= {*host.names}


@pytest.mark.parametrize("error", [JournalError("it is damaged"), OSError(5, "Input/output error")])
async def test_what_fails_is_an_error_once_is_tried_again_every_hour_and_deletes_nothing(host, caplog, error):
    await host.passes(HOUR)
    before = host.names
    host.error = error
    await host.passes(DAY + HOUR)
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(errors) == 1
    assert str(error) in errors[0].getMessage()
    assert host.names == before
    tried = [after - before for before, after in itertools.pairwise(host.made[1:])]
    assert len(tried) > 3
    assert all(HOUR <= pause <= HOUR + 600 for pause in tried)
    host.error = None
    await host.passes(2 * HOUR)
    assert len(host.names) == 2


async def test_on_a_disk_that_would_be_nearly_full_none_is_begun_and_the_log_says_what_to_do(
    host, caplog, monkeypatch
):
    needed = []

    def little(folder, size=0):
        needed.append((folder, size))
        return True

    monkeypatch.setattr(file_checks, "has_little_room", little)
    await host.passes(5 * HOUR)
    assert host.made == []
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Make room, or let SALOON_BACKUPS name a folder on another disk" in caplog.text
    path = host.journal.path
    assert needed[0] == (host.folder, 2 * (path.stat().st_size + file_checks.log_size(path)))
    monkeypatch.undo()
    await host.passes(2 * HOUR)
    assert host.names == [name_of(TONIGHT)]


async def test_a_folder_that_is_away_is_an_error_and_not_the_end(host, caplog):
    host.folder.rmdir()
    await host.passes(HOUR)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    host.folder.mkdir()
    await host.passes(2 * HOUR)
    assert host.names == [name_of(TONIGHT)]


async def test_two_bots_that_share_a_folder_never_touch_each_others_backups(host, tmp_path, caplog):
    await host.passes(HOUR)
    theirs = (host.folder / name_of(TONIGHT)).read_bytes()
    other = await Journal.open(tmp_path / "other.sqlite3")
    second = Host(other, host.folder, Keep(1, 0))
    await second.passes(HOUR)
    assert "give each bot a folder of its own" in caplog.text
    await second.passes(DAY)
    await other.close()
    assert (host.folder / name_of(TONIGHT)).read_bytes() == theirs


async def test_what_another_bot_has_put_there_meanwhile_is_not_replaced(host, caplog):
    target = host.folder / name_of(TONIGHT)

    async def make(path, part):
        part.write_bytes(b"ours")
        target.write_bytes(b"theirs")
        return {"frozen": {}}

    host.nightly._make = make
    await host.passes(HOUR)
    assert (host.names, target.read_bytes()) == ([target.name], b"theirs")
    assert "was put there meanwhile" in caplog.text


async def test_after_a_clock_that_was_a_year_ahead_backups_go_on_and_what_is_noted_is_true(host):
    await host.passes(HOUR)
    host.now += 365 * DAY
    await host.passes(HOUR)
    host.now -= 365 * DAY
    await host.passes(DAY)
    assert name_of(TONIGHT + timedelta(days=1)) in host.names
    assert float(await host.note(file_checks.BACKUP_AT)) == host.made[-1] < host.now


async def test_a_game_that_does_not_replay_stops_no_backup_and_is_named(host, caplog):
    spoil_digests(host.journal.path)
    await host.journal.write(lambda db: db.execute("UPDATE checkpoints SET state = 'x'").rowcount)
    await host.passes(HOUR)
    assert host.names == [name_of(TONIGHT)]
    assert "cannot be rebuilt, in the backup as in the file: #1" in caplog.text


async def test_a_kill_in_the_middle_leaves_nothing_that_counts_and_the_next_night_clears_it_up(host):
    left = host.folder / f"{name_of(TONIGHT)}.0a1b2c3d.new.part"
    left.write_bytes(b"half")
    assert kept_backups.backups_in(host.folder, "any") == []
    await host.passes(HOUR)
    assert host.names == [name_of(TONIGHT)]


async def test_a_stop_in_the_middle_leaves_nothing(host):
    begun = asyncio.Event()

    async def long(path, target):
        target.write_bytes(b"half")
        file_checks.beside(target, ".part").write_bytes(b"half")
        begun.set()
        await asyncio.sleep(60)

    host.nightly._make = long
    making = asyncio.create_task(host.passes(HOUR))
    await begun.wait()
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
    assert host.names == []


async def test_whoever_was_forgotten_since_a_night_is_forgotten_again_when_it_is_restored(host):
    await host.passes(HOUR)
    await Forgetting(Sessions(host.journal, TABLES).workings).forget(ANNA.id)
    await host.journal.close()
    done = restore(host.journal.path, host.folder / name_of(TONIGHT), TABLES, forget=forget_again)
    assert done.forgotten == 1
    with closing(sqlite3.connect(host.journal.path)) as db:
        assert db.execute("SELECT count(*) FROM seats WHERE person = ?", (ANNA.id,)).fetchone() == (0,)


async def test_while_a_backup_is_made_answers_are_stored(host):
    """It reads by a connection of its own, in another process or thread."""
    begun, stored = asyncio.Event(), asyncio.Event()

    async def slow(path, target):
        begun.set()
        await stored.wait()
        return reports.data(await asyncio.to_thread(backup, path, target, TABLES))

    host.nightly._make = slow
    making = asyncio.create_task(host.passes(HOUR))
    await begun.wait()
    await host.journal.write(lambda db: note_rows.save_note(db, "meanwhile", "x"))
    stored.set()
    await making
    with closing(sqlite3.connect(host.folder / name_of(TONIGHT))) as db:
        assert db.execute("SELECT value FROM notes WHERE name = 'meanwhile'").fetchone() == ("x",)


async def test_without_a_folder_only_copies_before_updates_are_looked_after(journal, monkeypatch):
    seen, now = [], [NOON]
    monkeypatch.setattr(nightly.updates, "forget_old_copies", lambda path, at: seen.append((path, at)))
    watched = Nightly(journal, None, Keep(), now=lambda: now[0])
    for now[0] in (NOON, NOON + HOUR, NOON + 2 * HOUR, NOON + DAY):
        await watched.look()
    assert seen == [(journal.path, NOON + HOUR), (journal.path, NOON + DAY)], "once a night"


async def ended(task):
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_rule_that_keeps_for_longer_than_is_promised_is_said_at_the_start(journal, tmp_path, caplog):
    for keep, said in ((Keep(), 0), (Keep(14, 4), 1)):
        task = asyncio.create_task(nightly.watch(journal, tmp_path, keep))
        await asyncio.sleep(0)
        await ended(task)
        assert caplog.text.count("days, but the privacy policy promises") == said


@pytest.mark.parametrize("error", [nightly.NotStored("not-stored"), KeyError("frozen")])
async def test_neither_a_full_disk_nor_a_bug_is_the_end_of_the_watch(journal, tmp_path, monkeypatch, error):
    looks, again = [], asyncio.Event()

    async def look(self):
        looks.append(1)
        if len(looks) == 3:
            again.set()
        raise error

    monkeypatch.setattr(nightly, "CALM_S", 0)
    monkeypatch.setattr(nightly, "LOOK_EVERY_S", 0)
    monkeypatch.setattr(Nightly, "look", look)
    task = asyncio.create_task(nightly.watch(journal, tmp_path, Keep()))
    await asyncio.wait_for(again.wait(), 10)
    await ended(task)


@pytest.mark.process
@pytest.mark.dear
async def test_the_process_makes_a_verified_backup_of_a_running_bots_file(journal, tmp_path, monkeypatch):
    await started(Sessions(journal, TABLES), BEN, CLEO, game="boomtown")
    made = await nightly.in_a_process(journal.path, tmp_path / "backup")
    assert (made["sessions"], made["frozen"]) == (1, {})
    assert verify(tmp_path / "backup", TABLES).sessions == 1
    with pytest.raises(JournalError, match="its folder does not exist"):
        await nightly.in_a_process(journal.path, tmp_path / "no" / "backup")


@pytest.mark.process
@pytest.mark.dear
@pytest.mark.parametrize("is_deaf", [False, True])
async def test_a_stop_ends_the_process_within_a_second_or_so(journal, tmp_path, monkeypatch, is_deaf):
    os.mkfifo(tmp_path / "begun")
    program = f"""#!{nightly.sys.executable}
import os, signal, time
if {is_deaf}:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
with open({str(tmp_path / "begun")!r}, "w") as begun:
    print(*os.environ, file=begun)
time.sleep(60)
"""
    (tmp_path / "python").write_text(program)
    (tmp_path / "python").chmod(0o700)
    monkeypatch.setattr(nightly.sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(nightly, "PATIENCE_S", 0.2)
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    making = asyncio.create_task(nightly.in_a_process(journal.path, tmp_path / "backup"))
    given = (await asyncio.to_thread((tmp_path / "begun").read_text)).split()
    assert {"DISCORD_TOKEN", "SALOON_DATABASE"} & set(given) == {"SALOON_DATABASE"}
    async with asyncio.timeout(3):
        await ended(making)
    assert making.cancelled()


def test_why_a_process_failed_is_what_it_said_last():
    assert nightly._why('x\n{"error": "no room"}\n', 2) == "no room"
    assert nightly._why("Traceback\nMemoryError\n", 1) == "MemoryError"
    assert nightly._why("", -9) == "its process ended with -9"
    assert os.sep not in nightly._why("", -9)
