"""What `check` finds on this machine."""

import os
import sqlite3
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

from bot import settings
from bot.console import machine
from cogs.parts.still_text import Mark
from engine.games import GAMES
from engine.journal import file_checks
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from tests.bot.console.test_copies import play
from tests.engine.table_talk import BEN, CLEO, TABLES, started
from tests.stored import spoil_digests

FILE = "saloon.sqlite3"
Usage = namedtuple("Usage", "total used free")


def found(subject, **given):
    environment = {"SALOON_DATABASE": FILE, **given}
    chosen = settings.settings_from(environment, needs_token=False)
    return [each for each in machine.findings(chosen, GAMES) if each.text.startswith(f"{subject}:")]


def only(subject, mark, **given):
    (finding,) = found(subject, **given)
    assert finding.mark is mark, finding.text
    return finding.text


async def test_a_whole_file_is_good_also_while_a_bot_holds_it(folder):
    await play(1, 2)
    journal = await Journal.open(folder / FILE)
    before = {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}
    assert "is whole: 1 game, 1 of them running, 2 answers" in only("File", Mark.GOOD)
    assert {name: (folder / name).read_bytes() for name in before} == before
    await journal.close()


def test_where_no_file_is_yet_that_may_be_meant(folder):
    assert f"there is no {folder / FILE} yet" in only("File", Mark.WARNING)


def test_a_log_without_its_file_is_no_new_beginning(folder):
    (folder / f"{FILE}-wal").write_bytes(b"x")
    only("File", Mark.BAD)


def test_a_damaged_file_is_told_with_what_helps(folder):
    with closing(sqlite3.connect(FILE)) as db:
        db.execute("CREATE TABLE letters (text)")
    with open(FILE, "ab") as file:
        file.write(b"x")
    assert "python -m bot restore FILE" in only("File", Mark.BAD)


async def test_games_that_do_not_replay_are_named_the_first_few_of_them(folder, monkeypatch):
    await play(1)
    journal = await Journal.open(folder / FILE)
    monkeypatch.setattr(machine, "NAMED", 1)
    for _ in range(2):
        await started(Sessions(journal, TABLES), BEN, CLEO, game="boomtown")
    await journal.write(lambda db: db.execute("UPDATE sessions SET game = 'outlaw' WHERE id > 1"))
    await journal.close()
    spoil_digests(Path(FILE))
    good, *bad, more = found("File")
    assert good.mark is Mark.GOOD
    assert [each.mark for each in bad] == [Mark.BAD]
    assert "game #1 cannot be rebuilt" in bad[0].text
    assert more.text == "File: so it is with 2 more games."


@pytest.mark.parametrize(
    ("free", "mark"), [(machine.NO_ROOM - 1, Mark.BAD), (400 << 20, Mark.WARNING), (4 << 30, Mark.GOOD)]
)
def test_room_is_said_and_little_room_with_what_to_do(folder, monkeypatch, free, mark):
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(1 << 40, 0, free))
    assert ("Make room" in only("Room", mark)) == (mark is not Mark.GOOD)


@pytest.mark.parametrize("is_read_only", [True, False])
def test_a_folder_that_cannot_be_written_is_found(folder, monkeypatch, is_read_only):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    monkeypatch.setattr(machine.alive, "is_read_only", lambda _: is_read_only)
    assert ("is read-only" in only("Folder", Mark.BAD)) == is_read_only


async def test_a_file_that_belongs_to_another_user_is_found(folder, monkeypatch):
    await play(1)
    is_open = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path == folder and is_open(path, mode))
    good, bad = found("File")
    assert (good.mark, bad.mark) == (Mark.GOOD, Mark.BAD)
    assert f"cannot be written by the user with the number {os.getuid()}" in bad.text


def test_backups_need_a_folder_with_room_and_best_another_disk(folder, monkeypatch):
    assert "SALOON_BACKUPS" in only("Backups", Mark.WARNING)
    assert not found("Backups", SALOON_BACKUPS="off"), "who says so has thought of it"
    (folder / "kept").mkdir()
    only("Backups", Mark.GOOD, SALOON_BACKUPS="kept")
    (folder / FILE).touch()
    assert "same disk" in only("Backups", Mark.WARNING, SALOON_BACKUPS="kept")
    monkeypatch.setattr(file_checks, "has_little_room", lambda folder, needed=0: True)
    assert "too little room for 2 more" in only("Backups", Mark.BAD, SALOON_BACKUPS="kept")
