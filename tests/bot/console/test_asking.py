"""A command beside a bot that runs, starts, stops or is killed: done once, or withdrawn, and said which."""

import asyncio
import errno
import sqlite3

import pytest

from bot.console import asking
from bot.console.asking import WITHDRAWN, have_done
from bot.operator_acts import Doors
from bot.outcomes import CANNOT, DONE
from bot.requests import INTERRUPTED, Requests
from engine.errors import FileInUse, JournalError
from engine.journal import file_checks, request_rows
from engine.journal.journal import Journal, lock
from engine.sessions.forgetting import Forgetting
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import BEN, CLEO, GUILD, started

END = ("end", {"game": 1, "reason": "it no longer goes on"})


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Nobody waits for long here."""
    monkeypatch.setattr(asking, "LOOK_EVERY_S", 0.001)
    monkeypatch.setattr(asking, "WAITS_S", 20)


class Bot:
    """A bot that holds the file, and does what is asked when a test says so."""

    def __init__(self, journal):
        self.journal = journal
        self.workings = Sessions(journal, asking.games_with(None)).workings
        self.requests = Requests(journal)
        doors = (self.workings, Servers(self.workings), Forgetting(self.workings))
        self.requests.doors = Doors(*doors, is_at_work=True)

    async def rows(self, what="*"):
        found = await self.journal.read(lambda db: db.execute(f"SELECT {what} FROM requests").fetchall())  # noqa: S608
        return [row[0] if len(row) == 1 else row for row in found]

    async def asked(self, count=1):
        """Wait until so many things were asked."""
        while len(await self.rows("id")) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


@pytest.fixture
async def bot(folder):
    journal = await Journal.open(folder / "saloon.sqlite3")
    await started(Sessions(journal, asking.games_with(None)), BEN, CLEO, game="boomtown")
    yield Bot(journal)
    await journal.close()


def asked(what=END[0], args=END[1]):
    """The command, in a thread of its own."""
    return asyncio.create_task(asyncio.to_thread(have_done, what, args))


async def test_a_running_bot_does_it_and_the_command_only_adds_a_row(bot):
    command = asked()
    await bot.asked()
    assert (await bot.workings.matches.stored(1)).status == "playing"
    await bot.requests.look()
    code, said, data = await command
    assert (code, data["game"]) == (DONE, 1)
    assert "next start" not in said
    assert (await bot.workings.matches.stored(1)).status == "closed"


async def test_two_commands_at_once_are_done_once(bot):
    commands = [asked(), asked()]
    await bot.asked(2)
    await bot.requests.look()
    codes = sorted([(await command).code for command in commands])
    assert codes == [DONE, CANNOT]
    assert len(await Servers(bot.workings).acts(GUILD, 10)) == 1


async def test_a_bot_that_does_not_answer_does_nothing_afterwards(bot, monkeypatch):
    monkeypatch.setattr(asking, "WAITS_S", 0.05)
    code, said, _ = await asked()
    assert (code, said) == (CANNOT, f"The bot did not do it within 0 s. {WITHDRAWN.said}")
    await bot.requests.look()
    assert (await bot.workings.matches.stored(1)).status == "playing"
    assert await bot.rows("args") == ["{}"]


async def test_what_a_bot_had_begun_is_not_called_withdrawn(bot):
    command = asked()
    await bot.asked()
    (request,) = await bot.journal.read(request_rows.open_requests)
    await bot.journal.write(lambda db: request_rows.take(db, request.id))
    await bot.requests.look()
    assert (await command)[:2] == INTERRUPTED[:2]


async def test_a_begun_request_whose_outcome_nobody_says_is_not_known(bot, monkeypatch):
    monkeypatch.setattr(asking, "WAITS_S", 0.5)
    command = asked()
    await bot.asked()
    (request,) = await bot.journal.read(request_rows.open_requests)
    await bot.journal.write(lambda db: request_rows.take(db, request.id))
    code, said, _ = await command
    assert (code, "has begun it" in said) == (CANNOT, True)


@pytest.mark.parametrize("is_begun", [False, True])
async def test_if_the_bot_stops_the_command_does_it_or_says_that_it_is_done(bot, folder, is_begun):
    command = asked()
    await bot.asked()
    (request,) = await bot.journal.read(request_rows.open_requests)
    if is_begun:  # it is killed after the effect
        await bot.journal.write(lambda db: request_rows.take(db, request.id))
        await bot.requests.doors.last_resort.end(1, END[1]["reason"])
    await bot.journal.close()
    code, said, _ = await command
    assert code == (CANNOT if is_begun else DONE)
    assert ("was ended by the operator" if is_begun else "next start posts") in said
    with sqlite3.connect(folder / "saloon.sqlite3") as db:
        assert db.execute("SELECT count(*) FROM server_acts").fetchone() == (1,)
    db.close()


async def test_a_bot_that_takes_the_file_just_then_is_asked(bot, monkeypatch):
    calls = iter([True])
    monkeypatch.setattr(asking, "_is_free", lambda path: next(calls, False))
    command = asked()
    await bot.asked()
    await bot.requests.look()
    assert (await command).code == DONE


async def test_ctrl_c_withdraws_it(bot, monkeypatch):
    def pressed(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(asking.time, "sleep", pressed)
    code, said, _ = await asked()
    assert (code, WITHDRAWN.said in said) == (CANNOT, True)
    await bot.requests.look()
    assert (await bot.workings.matches.stored(1)).status == "playing"


async def test_whatever_else_ends_the_command_withdraws_it(bot, monkeypatch):
    def told_to_end(_):
        raise SystemExit(2)

    monkeypatch.setattr(asking.time, "sleep", told_to_end)
    with pytest.raises(SystemExit):
        have_done(*END)
    assert await bot.journal.read(request_rows.open_requests) == []


async def test_while_the_bot_moves_pages_from_its_log_into_the_file_that_is_waited_for(bot, monkeypatch):
    """Meanwhile the file alone is torn, and no life can be read in it."""
    alone, looks = file_checks.life_alone, []

    def torn(file):
        looks.append(file)
        return alone(file) if len(looks) % 3 == 0 else None

    monkeypatch.setattr(file_checks, "life_alone", torn)
    monkeypatch.setattr(file_checks, "_PAUSE_S", 0.0)
    monkeypatch.setattr(file_checks, "_MOVING_S", 3600)
    command = asked()
    await bot.asked()
    await bot.requests.look()
    assert (await command).code == DONE


async def test_beside_a_restore_nothing_is_asked(bot, folder):
    (folder / "saloon.sqlite3.restoring").touch()
    with pytest.raises(JournalError, match="a restore is under way"):
        await asked()
    assert await bot.rows() == []


async def test_a_disk_that_takes_nothing_is_said_and_nothing_is_done(bot, monkeypatch):
    def is_full(*_):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(request_rows, "ask", is_full)
    with pytest.raises(JournalError, match=r"saloon\.sqlite3 cannot be used: database or disk is full"):
        await asked()
    assert await bot.rows() == []


async def test_a_disk_that_is_only_read_is_said(bot, folder, monkeypatch):
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3,
        "connect",
        lambda address, **more: connect(str(address).replace("mode=rw", "mode=ro"), **more),
    )
    with pytest.raises(JournalError, match="attempt to write a readonly database"):
        await asked()
    assert await bot.rows() == []


def test_without_a_place_for_the_lock_nothing_is_tried(folder, monkeypatch):
    asyncio.run(nothing_played(folder))

    def refuses(self, *_, **__):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("filelock.FileLock.acquire", refuses)
    with pytest.raises(JournalError, match="Read-only file system"):
        have_done(*END)


async def nothing_played(folder):
    await (await Journal.open(folder / "saloon.sqlite3")).close()


def test_a_lock_that_another_holds_is_told_from_a_place_that_cannot_be_used(folder):
    held = lock(folder / "saloon.sqlite3")
    with pytest.raises(FileInUse):
        lock(folder / "saloon.sqlite3")
    held.release()
    lock(folder / "saloon.sqlite3").release()
