"""Backups and their verification: what was confirmed before is in them, and what does not replay is named."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing

import pytest

from engine.errors import JournalError
from engine.journal import copies, file_checks, schema
from engine.journal.copies import backup, verify
from engine.journal.journal import Journal
from engine.journal.restores import restore
from engine.play.chance import Chance
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import BEN, CLEO, TABLES, play_on, started


async def played(journal, *, answers=4):
    """A running toy game with some answers; what was confirmed."""
    sessions, confirmed = Sessions(journal, TABLES), []
    session = await started(sessions, BEN, CLEO)
    await play_on(sessions, session, Chance("copies"), heard=lambda *one: confirmed.append(one), most=answers)
    return session, confirmed


def answers_in(path):
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT session, number, ticket, seat FROM answers").fetchall()


async def test_a_backup_beside_a_running_bot_holds_all_that_was_confirmed_before(journal, tmp_path):
    _, confirmed = await played(journal)
    assert file_checks.has_log(journal.path)
    report = await asyncio.to_thread(backup, journal.path, tmp_path / "backup", TABLES, now=5.0)
    assert (report.sessions, report.running, report.answers, report.moment) == (1, 1, len(confirmed), 5.0)
    assert [row[2] for row in answers_in(tmp_path / "backup")] == [ticket for ticket, *_ in confirmed]
    assert not report.frozen


async def test_a_backup_is_one_file_with_a_life_of_its_own_that_only_its_owner_reads(journal, tmp_path):
    await played(journal)
    target = tmp_path / "folder" / "backup"
    target.parent.mkdir()
    backup(journal.path, target, TABLES)
    assert [file.name for file in target.parent.iterdir()] == ["backup"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert file_checks.life_alone(target) not in (None, *file_checks.lives(journal.path))


async def test_a_later_backup_of_the_same_name_takes_the_place_of_the_older(journal, tmp_path):
    await played(journal)
    backup(journal.path, tmp_path / "backup", TABLES, now=1.0)
    backup(journal.path, tmp_path / "backup", TABLES, now=2.0)
    assert verify(tmp_path / "backup", TABLES).moment == 2.0


async def onto_itself(journal, folder):
    return journal.path


async def onto_its_log(journal, folder):
    return file_checks.log_of(journal.path)


async def onto_itself_by_a_link(journal, folder):
    (folder / "link").symlink_to(journal.path)
    return folder / "link"


async def onto_a_letter(journal, folder):
    (folder / "letter").write_text("dear aunt, " * 100)
    return folder / "letter"


async def onto_another_programs_file(journal, folder):
    with closing(sqlite3.connect(folder / "aunts")) as db:
        db.execute("CREATE TABLE aunts (name TEXT)")
    return folder / "aunts"


async def onto_the_file_of_another_bot(journal, folder):
    await (await Journal.open(folder / "other")).close()
    return folder / "other"


async def onto_a_restored_file(journal, folder):
    backup(journal.path, folder / "kept", TABLES)
    restore(folder / "other", folder / "kept", TABLES)
    return folder / "other"


async def onto_a_backup_that_a_bot_was_started_on(journal, folder):
    backup(journal.path, folder / "kept", TABLES)
    await (await Journal.open(folder / "kept")).close()
    return folder / "kept"


async def onto_the_bots_sign_of_life(journal, folder):
    """The bot deletes that when it stops."""
    sign = journal.path.with_name(journal.path.name + ".alive")
    sign.touch()
    return sign


async def into_no_folder(journal, folder):
    return folder / "no" / "backup"


@pytest.mark.parametrize(
    "place",
    [
        onto_itself,
        onto_its_log,
        onto_the_bots_sign_of_life,
        onto_itself_by_a_link,
        onto_a_letter,
        onto_another_programs_file,
        onto_the_file_of_another_bot,
        onto_a_restored_file,
        onto_a_backup_that_a_bot_was_started_on,
        into_no_folder,
    ],
    ids=lambda place: place.__name__,
)
async def test_a_backup_never_takes_the_place_of_anything_else(journal, tmp_path, place):
    await played(journal)
    target = await place(journal, tmp_path)
    before = target.read_bytes() if target.exists() else None
    with pytest.raises(JournalError, match=target.resolve().name):
        backup(journal.path, target, TABLES)
    assert (target.read_bytes() if target.exists() else None) == before
    assert not list(tmp_path.glob("**/*.part"))


async def test_no_backup_is_begun_on_a_disk_that_is_nearly_full(journal, tmp_path, monkeypatch):
    await played(journal)
    usage = shutil._ntuple_diskusage(10 << 30, 10 << 30, 400 << 20)
    monkeypatch.setattr(file_checks.shutil, "disk_usage", lambda folder: usage)
    with pytest.raises(JournalError, match=r"too little room on its disk.* with \d+\.\d MB more"):
        backup(journal.path, tmp_path / "backup", TABLES)
    assert not (tmp_path / "backup").exists()


async def test_to_verify_changes_no_byte_and_lays_nothing_beside(journal, tmp_path):
    await played(journal)
    await journal.close()
    backup(journal.path, tmp_path / "backup", TABLES)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for path in (journal.path, tmp_path / "backup"):
        assert verify(path, TABLES).answers == 4
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


async def test_a_bot_that_starts_while_its_file_is_copied_spoils_no_backup(journal, tmp_path, monkeypatch):
    """Where no bot runs the file is read without any lock, for that lays nothing beside it."""
    await played(journal)
    await journal.close()
    backup(journal.path, tmp_path / "backup", TABLES, now=1.0)
    copy = copies.copy_pages

    def copied_while_a_bot_starts(db, part):
        copy(db, part)
        bots.append(asyncio.run_coroutine_threadsafe(Journal.open(journal.path), loop).result())

    bots, loop = [], asyncio.get_running_loop()
    monkeypatch.setattr(copies, "copy_pages", copied_while_a_bot_starts)
    with pytest.raises(JournalError, match="a bot was started on it meanwhile"):
        await asyncio.to_thread(backup, journal.path, tmp_path / "backup", TABLES, now=2.0)
    await bots[0].close()
    assert verify(tmp_path / "backup", TABLES).moment == 1.0
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_that_is_kept_under_several_names_is_a_backup(journal, tmp_path):
    """Programs that keep backups of many days do so where nothing has changed."""
    await played(journal)
    backup(journal.path, tmp_path / "monday", TABLES)
    (tmp_path / "tuesday").hardlink_to(tmp_path / "monday")
    assert verify(tmp_path / "tuesday", TABLES).answers == 4
    assert restore(tmp_path / "other", tmp_path / "tuesday", TABLES).before is None
    assert verify(tmp_path / "other", TABLES).answers == 4


async def test_a_folder_is_no_file_of_games(tmp_path):
    with pytest.raises(JournalError, match="it is no file"):
        verify(tmp_path, TABLES)


async def test_a_game_that_does_not_replay_is_named_and_is_backed_up_all_the_same(journal, tmp_path):
    session, _ = await played(journal)
    await journal.write(
        lambda db: (
            db.execute("UPDATE answers SET digest = replace(digest, ':', ':x') WHERE number = 2").rowcount
        )
    )
    report = backup(journal.path, tmp_path / "backup", TABLES)
    assert list(report.frozen) == [session.id]
    assert "leads elsewhere" in report.frozen[session.id]
    assert verify(tmp_path / "backup", TABLES).answers == 4


async def test_a_game_without_its_checkpoint_is_named(journal):
    session, _ = await played(journal)
    await journal.write(lambda db: db.execute("DELETE FROM checkpoints").rowcount)
    assert list(verify(journal.path, TABLES).frozen) == [session.id]


def nothing(path):
    pass


def an_empty_file(path):
    path.touch()


def a_letter(path):
    path.write_text("dear aunt, " * 100)


def cut_in_the_middle(path, whole):
    path.write_bytes(whole[: len(whole) // 2 // 4096 * 4096])


def cut_at_the_end(path, whole):
    path.write_bytes(whole[:-100])


@pytest.mark.parametrize("made", [nothing, an_empty_file, a_letter, cut_in_the_middle, cut_at_the_end])
async def test_a_file_that_is_no_whole_backup_is_not_verified(journal, tmp_path, made):
    await played(journal)
    backup(journal.path, tmp_path / "whole", TABLES)
    path = tmp_path / "other"
    made(path, *([(tmp_path / "whole").read_bytes()] * (made.__code__.co_argcount - 1)))
    with pytest.raises(JournalError, match="other"):
        verify(path, TABLES)


async def test_an_older_file_is_verified_as_this_version_will_read_it(journal, tmp_path, monkeypatch):
    await played(journal)
    backup(journal.path, tmp_path / "backup", TABLES)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE aunts (name TEXT) STRICT"))
    before = (tmp_path / "backup").read_bytes()
    assert verify(tmp_path / "backup", TABLES).answers == 4
    assert (tmp_path / "backup").read_bytes() == before


async def test_a_backup_that_is_cut_short_leaves_the_one_before(journal, tmp_path, monkeypatch):
    await played(journal)
    backup(journal.path, tmp_path / "backup", TABLES, now=1.0)

    def fails(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(JournalError, match="No space left"):
        backup(journal.path, tmp_path / "backup", TABLES, now=2.0)
    monkeypatch.undo()
    assert verify(tmp_path / "backup", TABLES).moment == 1.0
    assert not list(tmp_path.glob("*.part"))
