"""`python -m bot backup`, `verify` and `restore`, as whoever runs the bot types them."""

import errno
import io
import json
import signal
from pathlib import Path

import pytest

from bot import __main__ as program
from bot import settings
from engine.journal import copies
from engine.journal.journal import Journal
from engine.sessions.forgetting import Forgetting
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, opened, started
from tests.stored import Stored, spoil_digests


async def play(*numbers):
    """A running game of Boomtown among people, with some bids; each time a little more is played."""
    journal = await Journal.open(settings.load(needs_token=False).database)
    sessions = Sessions(journal, TABLES)
    with Stored(journal.path) as stored:
        is_new = not stored.numbers()
    if is_new:
        await started(sessions, BEN, CLEO, game="boomtown")
    for _ in range(len(numbers)):
        position = await sessions.position(1, None)
        (seat,) = position.waiting_for
        person = next(each for each in (ANNA, BEN, CLEO) if position.session.seats[seat].person == each.id)
        asked = await sessions.asked(1, person.id)
        answer = next(iter(asked.decision.legal()))
        await sessions.submit(1, person, "pass" if answer is None else str(answer))
    await journal.close()


def answers(path="saloon.sqlite3"):
    with Stored(Path(path)) as stored:
        return len(stored.answers())


async def test_a_backup_is_made_verified_and_put_back(folder, capsys, monkeypatch):
    await play(1, 2)
    assert program.main(["backup", "copy"]) == 0
    assert "Backed up and verified: copy (1 game, 1 of them running, 2 answers" in capsys.readouterr().out
    assert program.main(["verify", "copy"]) == 0
    assert capsys.readouterr().out.startswith("copy is whole: 1 game")
    await play(1, 2, 3)
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    assert program.main(["restore", "copy"]) == 0
    said = capsys.readouterr()
    assert "Lost to the bot: 3 answers in 1 game since" in said.err
    assert "Restored:" in said.out
    assert ".before-" in said.out
    assert answers() == 2


@pytest.mark.parametrize("typed", ["", "n\n", "perhaps\n"])
async def test_nothing_is_restored_unless_somebody_says_yes(folder, capsys, monkeypatch, typed):
    await play(1)
    program.main(["backup", "copy"])
    await play(1)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert program.main(["restore", "copy"]) == 2
    assert "Nothing was changed." in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


async def test_the_question_says_where_a_backup_would_go_and_whether_anything_is_there(
    folder, capsys, monkeypatch
):
    await play(1)
    program.main(["backup", "copy"])
    monkeypatch.setattr("sys.stdin", io.StringIO())
    program.main(["restore", "copy"])
    place = f"It is to take the place of {folder / 'saloon.sqlite3'}.\n"
    assert f"{place}No answer was given since, so none is lost." in capsys.readouterr().err
    (folder / "saloon.sqlite3").unlink()
    program.main(["restore", "copy"])
    assert f"{place}There is no such file yet." in capsys.readouterr().err


async def test_ctrl_c_at_the_question_is_no(folder, capsys, monkeypatch):
    class Impatient:
        def readline(self):
            raise KeyboardInterrupt

    await play(1)
    program.main(["backup", "copy"])
    monkeypatch.setattr("sys.stdin", Impatient())
    assert program.main(["restore", "copy"]) == 2
    assert "Nothing was changed." in capsys.readouterr().err


async def test_programs_get_json(folder, capsys):
    await play(1, 2)
    assert program.main(["backup", "--json", "copy"]) == 0
    assert json.loads(capsys.readouterr().out) | {"newest": 0} == {
        "sessions": 1,
        "running": 1,
        "answers": 2,
        "newest": 0,
        "frozen": {},
    }
    assert program.main(["restore", "--yes", "--json", "copy"]) == 0
    assert json.loads(capsys.readouterr().out)["epoch"] == 1
    assert program.main(["restore", "--yes", "--json", "nothing"]) == 2
    assert "nothing" in json.loads(capsys.readouterr().err)["error"]


async def test_a_file_that_is_not_good_ends_it_with_1_and_one_that_cannot_be_done_with_2(folder, capsys):
    await play(1)
    (folder / "letter").write_text("dear aunt, " * 100)
    assert program.main(["verify", "letter"]) == 1
    assert program.main(["backup", "letter"]) == 2
    assert program.main(["restore", "--yes", "letter"]) == 2
    said = capsys.readouterr()
    assert said.out.count("letter cannot be used: file is not a database") == 1
    assert f"\n{folder / 'letter'} is no backup, but another file" in f"\n{said.err}"
    assert answers() == 1


@pytest.mark.parametrize("words", [("backup", "no/copy"), ("restore", "--yes", "copy")])
async def test_a_disk_that_takes_nothing_is_said_in_a_line_that_names_the_right_file(
    folder, capsys, monkeypatch, words
):
    def is_full(self, *args, **more):
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    await play(1)
    program.main(["backup", "copy"])
    (folder / "no").mkdir()
    before = sorted(folder.rglob("*"))
    monkeypatch.setattr("pathlib.Path.replace", is_full)
    assert program.main([*words]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "No space left" in said
    assert (str(folder / "saloon.sqlite3") in said) == (words[0] == "restore")
    assert sorted(folder.rglob("*")) == before


async def test_a_backup_that_is_told_to_end_leaves_nothing_half_written(folder, monkeypatch):
    def told_to_end(db, part):
        copy(db, part)
        signal.raise_signal(signal.SIGTERM)

    copy = copies.copy_pages
    await play(1)
    before = sorted(folder.iterdir())
    monkeypatch.setattr(copies, "copy_pages", told_to_end)
    with pytest.raises(SystemExit, match="2"):
        program.main(["backup", "copy"])
    assert sorted(folder.iterdir()) == before


async def test_a_running_bots_file_is_not_restored(folder, capsys):
    await play(1)
    program.main(["backup", "copy"])
    journal = await Journal.open(folder / "saloon.sqlite3")
    await opened(Sessions(journal, TABLES))
    assert program.main(["verify", "saloon.sqlite3"]) == 0
    assert program.main(["restore", "--yes", "copy"]) == 2
    await journal.close()
    assert "in use by another bot" in capsys.readouterr().err
    assert answers() == 1


async def test_a_game_that_does_not_replay_is_named(folder, capsys):
    await play(1, 2)
    spoil_digests(folder / "saloon.sqlite3")
    assert program.main(["verify", "saloon.sqlite3"]) == 1
    assert "Game #1 cannot be rebuilt" in capsys.readouterr().out


async def test_the_file_is_the_one_of_the_settings(folder, capsys):
    (folder / ".env").write_text("SALOON_DATABASE=elsewhere.sqlite3\n")
    await play(1)
    assert program.main(["backup", "copy"]) == 0
    assert answers("copy") == answers("elsewhere.sqlite3") == 1
    assert not (folder / "saloon.sqlite3").exists()


async def test_whoever_was_forgotten_since_is_forgotten_again(folder, capsys):
    await play(1, 2)
    assert program.main(["backup", "copy"]) == 0
    journal = await Journal.open(Path("saloon.sqlite3"))
    await Forgetting(Sessions(journal, TABLES).workings).forget(ANNA.id)
    await journal.close()
    capsys.readouterr()
    assert program.main(["restore", "--yes", "--json", "copy"]) == 0
    assert json.loads(capsys.readouterr().out)["forgotten"] == 1
    assert program.main(["restore", "--yes", "copy"]) == 0
    assert "Forgotten again, because they asked for it since: 1." in capsys.readouterr().out
    (folder / "saloon.sqlite3").write_bytes(b"no file of ours")
    assert program.main(["restore", "--yes", "copy"]) == 0
    assert "they must ask once more" in capsys.readouterr().out
    (folder / "saloon.sqlite3").unlink()
    assert program.main(["restore", "--yes", "copy"]) == 0
    assert "they must ask once more" in capsys.readouterr().out, "on another machine"
