"""What a file needs: an older bot that could not go on with its running games refuses it, in words."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from engine.errors import JournalError
from engine.games import GAMES
from engine.journal.copies import backup, verify
from engine.journal.journal import Journal
from engine.journal.need_rows import FORMAT, NEEDS, note_needs
from engine.journal.restores import restore
from engine.play import digests
from engine.play.chance import Chance
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import BEN, CLEO, DIRK, TABLES, opened, play_on, started


async def begun(path, *titles, games=TABLES, answers=1):
    """A file in which games of these titles run, as a bot that knows `games` leaves it."""
    journal = await Journal.open(path, games=games)
    sessions = Sessions(journal, games)
    for title in titles:
        others = (BEN, CLEO, DIRK)[: max(games[title].seats[0], 3) - 1]
        session = await started(sessions, *others, game=title)
        await play_on(sessions, session, Chance("needs"), heard=lambda *_: None, most=answers)
    await journal.close()
    return path


def needs(path):
    with closing(sqlite3.connect(path)) as db:
        row = db.execute("SELECT value FROM notes WHERE name = ?", (NEEDS,)).fetchone()
    return None if row is None else json.loads(row[0])


def newer(title):
    """The games of a bot in which a rule of one was mended."""
    return {**TABLES, title: replace(TABLES[title], revision=TABLES[title].revision + 1)}


async def refused(path, games, match):
    """A bot that knows these games opens, verifies, backs up and restores nothing, and changes no byte."""
    folder = path.parent
    (folder / "other").mkdir(exist_ok=True)
    before = all_bytes_below(folder)
    with pytest.raises(JournalError, match=match) as refusal:
        await Journal.open(path, games=games)
    assert "Nothing in it was changed" in str(refusal.value)
    for refuses in (
        lambda: verify(path, games),
        lambda: backup(path, folder / "other" / "backup", games),
        lambda: restore(folder / "other" / "saloon.sqlite3", path, games),
    ):
        with pytest.raises(JournalError, match=match):
            refuses()
    assert all_bytes_below(folder) == before


def all_bytes_below(folder):
    """By path, every file but locks, and SQLite's index of a log."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {file: file.read_bytes() for file in files if not file.name.endswith((".lock", "-shm"))}


@pytest.mark.parametrize("title", sorted(GAMES))
async def test_a_bot_that_does_not_know_a_mended_rule_refuses_a_file_with_a_game_played_by_it(
    tmp_path, title
):
    """Nobody has to note a new revision anywhere: that it is declared is enough, for each title there is."""
    path = await begun(tmp_path / "saloon.sqlite3", title, games=newer(title))
    declared = GAMES[title].revision
    assert needs(path)[title] == declared + 1
    await refused(path, TABLES, rf"rules of {title}, revision {declared + 1}, and this one knows {declared}")


async def test_a_bot_that_does_not_know_a_format_refuses_it(tmp_path, monkeypatch):
    known = digests.FORMAT
    monkeypatch.setattr(digests, "FORMAT", known + 1)
    path = await begun(tmp_path / "saloon.sqlite3", "toy")
    monkeypatch.undo()
    await refused(path, TABLES, rf"has format {known + 1}, and this one knows {known}")
    with pytest.raises(JournalError, match="has format"):
        await Journal.open(path)  # also by whoever names no games


async def test_a_bot_that_does_not_know_a_title_refuses_it(tmp_path):
    path = await begun(tmp_path / "saloon.sqlite3", "toy")
    await refused(path, GAMES, "rules of toy, revision 1, and this one does not know that game")


async def test_an_answer_by_a_newer_bot_is_enough_but_not_that_it_has_opened_the_file(tmp_path, monkeypatch):
    path = await begun(tmp_path / "saloon.sqlite3", "toy", "market")
    before = needs(path)
    monkeypatch.setattr(digests, "FORMAT", digests.FORMAT + 1)
    journal = await Journal.open(path, games=newer("toy"))
    await journal.close()
    assert needs(path) == before, "whoever updates and is unhappy can go back"
    journal = await Journal.open(path, games=newer("toy"))
    sessions = Sessions(journal, newer("toy"))
    session = await sessions.find(1, guild=111)
    await play_on(sessions, session, Chance("on"), heard=lambda *_: None, most=1)
    await journal.close()
    assert needs(path) == {**before, FORMAT: digests.FORMAT}, "the game itself goes on by its first rules"


async def test_what_a_game_needs_is_not_lowered_by_another_that_began_by_older_rules(journal, monkeypatch):
    await journal.write(lambda db: note_needs(db, "toy", 2))
    monkeypatch.setattr(digests, "FORMAT", digests.FORMAT + 1)
    await journal.write(lambda db: note_needs(db, "toy", 1))
    assert needs(journal.path) == {FORMAT: digests.FORMAT, "toy": 2}


async def test_an_update_that_mends_no_rule_raises_nothing(tmp_path):
    path = await begun(tmp_path / "saloon.sqlite3", "toy", answers=8)
    before = needs(path)
    assert before == {FORMAT: digests.FORMAT, "toy": 1}
    await begun(path, "toy", games={**TABLES, "market": newer("market")["market"]}, answers=8)
    assert needs(path) == before


async def test_what_no_running_game_needs_any_longer_is_forgotten_at_the_next_start(tmp_path):
    path = await begun(tmp_path / "saloon.sqlite3", "toy", games=newer("toy"), answers=10**6)
    assert needs(path) == {FORMAT: digests.FORMAT, "toy": 2}
    await (await Journal.open(path, games=newer("toy"))).close()
    assert needs(path) is None
    journal = await Journal.open(path, games=TABLES)  # the older bot goes on
    await opened(Sessions(journal, TABLES))
    await journal.close()


async def test_a_game_whose_end_may_be_taken_back_is_needed(tmp_path):
    path = await begun(tmp_path / "saloon.sqlite3", "toy", "market")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE sessions SET status = 'closed', ended_by = 1 WHERE game = 'toy'")
        db.execute("UPDATE sessions SET status = 'over' WHERE game = 'market'")
    await (await Journal.open(path, games=TABLES)).close()
    assert needs(path) == {FORMAT: digests.FORMAT, "toy": 1}


@pytest.mark.parametrize("noted", ["", "[]", "{", '{"toy": "x"}'])
async def test_a_note_that_cannot_be_read_is_damage(tmp_path, noted):
    path = await begun(tmp_path / "saloon.sqlite3", "toy")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE notes SET value = ? WHERE name = ?", (noted, NEEDS))
    await refused(path, TABLES, "what it needs cannot be read")
