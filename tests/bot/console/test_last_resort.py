"""The operator's commands over a file that no bot uses, and over files that are not for them."""

import asyncio
import io
import json
import sqlite3
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot import __main__ as program
from engine.journal import note_rows, schema
from engine.journal.journal import Journal, lock
from engine.sessions.sessions import Sessions
from tests.bot.console.test_copies import play
from tests.engine.table_talk import BEN, CLEO, TABLES, opened
from tests.stored import Stored, spoil_digests

FILE = "saloon.sqlite3"
SOMEBODY = 987_654_321_987_654_321
WHY = ("--reason", "it no longer goes on")
WRITING = (("end", "1", *WHY), ("restart-round", "1", *WHY), ("show", "1", "--secrets", "--yes"))


@contextmanager
def changing(path):
    """A connection to a file that no bot uses, which is closed afterwards."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        yield db


def played(*numbers):
    asyncio.run(play(*numbers))


async def open_seats():
    """Open another game, and say what lies in the folder before the file is let go."""
    journal = await Journal.open(Path(FILE))
    await opened(Sessions(journal, TABLES), BEN)
    left = files(Path())
    await journal.close()
    return left


def said(capsys, *words, code=0):
    assert program.main([*words]) == code
    captured = capsys.readouterr()
    return captured.out if code == 0 else captured.err


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


def test_games_and_a_game_are_shown_without_hands_and_seed(folder, capsys):
    played(1, 2)
    with Stored(folder / FILE) as stored:
        seed = stored.seed(1)
    listed = said(capsys, "games")
    assert listed.startswith("1 running game, 0 open; something is wrong with 0.\n#1, Boomtown, server 111,")
    assert "running: waits for seat" in listed
    shown = said(capsys, "show", "#1")
    assert shown.startswith("Game #1: Boomtown, running.\nServer 111, channel 222, thread 334.")
    for line in ("  1. Anna, person 1\n", "\nAsked:\n  seat", "\nRound 1, begun with attempt 0; epoch 0"):
        assert line in shown
    assert seed not in shown
    data = json.loads(said(capsys, "show", "1", "--json"))
    assert (data["game"], data["digest"][:2], data["misfit"]) == (1, "3:", None)
    assert seed not in json.dumps(data)
    (game,) = json.loads(said(capsys, "games", "--json"))["games"]
    assert (game["game"], game["why"], game["is_fault"]) == (1, "waits", False)


def test_a_frozen_game_is_named_with_the_answer_that_does_not_fit_and_begins_again(folder, capsys):
    played(1, 2)
    spoil_digests(folder / FILE)
    shown = said(capsys, "show", "1")
    assert "Game #1: Boomtown, frozen." in shown
    assert "Frozen: answer 1 of this round, to 1.1 by seat" in shown
    assert "leads elsewhere: stored digest 3:" in shown
    assert json.loads(said(capsys, "show", "1", "--json"))["misfit"]["stored"] != ""
    done = said(capsys, "restart-round", "1", *WHY)
    assert done == (
        "The current round of game #1 begins again, with new luck (epoch 1). Its table is told so, with the"
        " reason. The bot is not running: its next start posts what is to be told.\n"
    )
    assert "running." in said(capsys, "show", "1")
    assert "goes on as it is" in said(capsys, "restart-round", "1", *WHY, code=2)


def test_stuck_lists_faults_alone(folder, capsys):
    played(1)
    with changing(folder / FILE) as db:
        db.execute("UPDATE sessions SET frozen = 'ab12cd34'")
    assert "frozen: what is stored of it cannot be played again (reference ab12cd34)" in said(
        capsys, "games", "--stuck"
    )
    with changing(folder / FILE) as db:
        db.execute("UPDATE sessions SET frozen = NULL")
    assert said(capsys, "games", "--stuck").count("\n") == 1


@pytest.mark.parametrize(
    ("line", "outage", "is_listed"),
    [(0, None, True), (0, 300, False), (200, None, False), (None, None, False)],
)
def test_what_is_not_posted_is_a_fault_only_while_discord_can_be_reached(
    folder, capsys, line, outage, is_listed
):
    played(1)
    now = time.time()
    with changing(folder / FILE) as db:
        db.execute("UPDATE story SET at = ?, posted = NULL", (now - 1200,))
        if line is not None:
            note_rows.save_note(db, "line", repr(now - line))
        if outage is not None:
            db.execute(
                "INSERT INTO outages (since, until, shard) VALUES (?, ?, -1)", (now - 900, now - outage)
            )
    assert ("something is not posted since " in said(capsys, "games", "--stuck")) == is_listed


def test_what_is_secret_is_shown_once_the_table_is_told(folder, capsys, monkeypatch):
    played(1)
    with Stored(folder / FILE) as stored:
        seed = stored.seed(1)
    shown = said(capsys, "show", "1", "--secrets", "--yes")
    assert f'Secret:\n  seed: "{seed}"\n  seats: ' in shown
    with changing(folder / FILE) as db:
        assert db.execute("SELECT kind FROM story ORDER BY number DESC").fetchone() == ("OfficeLooked",)
        assert seed not in str(db.execute("SELECT * FROM requests").fetchall())
    monkeypatch.setattr(Journal, "write", refuses)
    assert seed not in said(capsys, "show", "1", "--secrets", "--yes", code=2)


async def refuses(self, job):
    raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("typed", ["", "y\n", "y\nno\n"])
def test_what_is_secret_is_asked_for_twice(folder, capsys, monkeypatch, typed):
    played(1)
    before = files(folder)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert "nobody was told" in said(capsys, "show", "1", "--secrets", code=2)
    assert files(folder) == before


def test_a_game_is_ended_once(folder, capsys):
    played(1)
    ended = said(capsys, "end", "1", *WHY)
    assert ended.startswith(
        "Game #1 is ended, without a result. Its table is told so, with the reason. Until"
    )
    again = said(capsys, "end", "1", *WHY, code=2)
    assert again.startswith("Game #1 was ended by the operator on ")
    assert "What is secret is shown of running games alone" in said(
        capsys, "show", "1", "--secrets", "--yes", code=2
    )


def test_whoever_ends_a_game_that_was_decided_reads_that_its_result_stays(folder, capsys):
    played(1)
    with changing(folder / FILE) as db:
        db.execute("UPDATE sessions SET settled = 1.0")
    assert "is ended, and keeps the result that was decided before." in said(capsys, "end", "1", *WHY)


def test_a_person_is_forgotten_after_a_question(folder, capsys, monkeypatch):
    played(1)
    with changing(folder / FILE) as db:  # a person with an id of Discord's
        for table in ("seats", "sittings", "answers"):
            db.execute(f"UPDATE {table} SET person = ? WHERE person = ?", (SOMEBODY, CLEO.id))  # noqa: S608
    before = files(folder)
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    asked = said(capsys, "forget", str(SOMEBODY), code=2)
    assert "They sit in 1 game that may go on; robots take their seats." in asked
    assert asked.endswith("Nothing was changed.\n")
    assert "sit in" not in said(capsys, "forget", str(SOMEBODY + 1), code=2)
    assert files(folder) == before
    assert "Robots play on in 1 running game." in said(capsys, "forget", f"<@{SOMEBODY}>", "--yes")
    assert SOMEBODY.to_bytes(8, "big") not in (folder / FILE).read_bytes()
    assert said(capsys, "forget", str(SOMEBODY), "--yes").startswith("Nothing is stored about this person")


def test_a_game_is_exported_without_what_is_secret_and_no_file_is_replaced(folder, capsys):
    played(1, 2)
    with Stored(folder / FILE) as stored:
        seed = stored.seed(1)
    printed = said(capsys, "export", "1")
    assert (json.loads(printed)["is_over"], seed in printed, "answers" in printed) == (False, False, True)
    assert said(capsys, "export", "1", "game.json").startswith("Game #1 is in game.json (")
    assert (folder / "game.json").read_text() == printed
    before = files(folder)
    assert "nothing is replaced: name another file" in said(capsys, "export", "1", FILE, code=2)
    assert files(folder) == before


REFUSED = (
    (("end", "99", *WHY), "There is no game #99."),
    (("restart-round", "99", *WHY), "There is no game #99."),
    (("show", "99"), "There is no game #99."),
    (("export", "99"), "There is no game #99."),
    (("end", "2", *WHY), "Game #2 has not started: only its seats are open."),
    (("restart-round", "2", *WHY), "Game #2 has not started: only its seats are open."),
    (("show", "2", "--secrets", "--yes"), "Game #2 has not started"),
    (("export", "2"), "has not started"),
    (("restart-round", "1", *WHY), "Game #1 goes on as it is."),
    (("end", "1", "--reason", ""), "Give a reason"),
    (("end", "1", "--reason", "\udcff" * 301), "may have 300 characters"),
    (("end", "1", "--reason", "x" * 301), "may have 300 characters"),
)


def test_what_cannot_be_done_is_refused_in_words_and_changes_nothing(folder, capsys):
    played(1)
    asyncio.run(open_seats())
    with Stored(folder / FILE) as stored:
        before = stored.statuses(), len(stored.answers())
    for words, says in REFUSED:
        assert says in said(capsys, *words, code=2)
    with Stored(folder / FILE) as stored:
        assert (stored.statuses(), len(stored.answers())) == before
    with changing(folder / FILE) as db:
        assert db.execute("SELECT count(*) FROM server_acts").fetchone() == (0,)


@pytest.mark.parametrize("typed", ["x", "-1", "0", "1.5", "9" * 30, "٣", ""])
@pytest.mark.parametrize("name", ["show", "forget"])
def test_what_is_no_number_is_refused(folder, capsys, name, typed):
    with pytest.raises(SystemExit, match="2"):
        program.main([name, "--", typed])
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("words", [*WRITING, ("games",), ("show", "1"), ("export", "1")])
def test_where_nothing_is_nothing_is_made(folder, capsys, words):
    assert "there is no such file" in said(capsys, *words, code=2)
    assert list(folder.iterdir()) == []


def older(path):
    with changing(path) as db:
        db.executescript(f"BEGIN; {';'.join(schema.MIGRATIONS[:-1])}; COMMIT;")
        db.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        db.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) - 1}")


def foreign(path):
    with changing(path) as db:
        db.execute("CREATE TABLE letters (text TEXT)")


def newer(path):
    older(path)
    with changing(path) as db:
        db.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")


@pytest.mark.parametrize(
    ("make", "says"),
    [(older, "of an earlier version"), (newer, "a newer Saloon"), (foreign, "belongs to another program")],
)
def test_a_file_that_is_not_of_this_version_is_left_as_it_is(folder, capsys, make, says):
    make(folder / FILE)
    before = files(folder)
    for words in (WRITING[0], ("games",)):
        assert says in said(capsys, *words, code=2)
    held = lock(folder / FILE)
    assert says in said(capsys, *WRITING[0], code=2)
    held.release()
    assert files(folder) == before


def test_a_file_beside_the_log_of_another_is_left_as_it_is(folder, capsys):
    played(1)
    program.main(["backup", "copy"])
    left = asyncio.run(open_seats())
    for name, content in left.items():
        (folder / name).write_bytes(content)
    (folder / FILE).write_bytes((folder / "copy").read_bytes())
    before = files(folder)
    assert "not the file to which its log" in said(capsys, *WRITING[0], code=2)
    assert files(folder) == before


def test_a_game_that_the_operator_cannot_restart_says_what_is_left(folder, capsys):
    played(1)
    spoil_digests(folder / FILE)
    with changing(folder / FILE) as db:
        db.execute("UPDATE checkpoints SET state = ''")
    refused = said(capsys, "restart-round", "1", *WHY, code=2)
    assert "Game #1 cannot begin its round again: the state from which round 1 began was emptied." in refused
    assert "Frozen: the state" in said(capsys, "show", "1")
    assert "is ended" in said(capsys, "end", "1", *WHY)
