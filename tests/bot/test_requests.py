"""What the command line asks of a running bot: done once, also over kills, full disks and stops."""

import asyncio

import pytest

from bot.operator_acts import Doors
from bot.outcomes import CANNOT, DONE
from bot.requests import INTERRUPTED, NOBODY_WAITS, Requests
from engine.clock.pace import DAY
from engine.errors import NotStored, Rejected
from engine.journal import request_rows
from engine.journal.request_rows import WAITS_S
from engine.references import reference
from engine.sessions.forgetting import Counts, Forgetting, Kept
from engine.sessions.servers import Servers
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import BEN, GUILD

WHY = "it no longer goes on"


class Asked(Clockwork):
    """A bot at work, of which things are asked."""

    def __init__(self, journal):
        super().__init__(journal)
        self.shown, self.waited_for = [], []
        self.requests = self.anew()

    def anew(self):
        """The bot after a start."""
        made = Requests(self.journal, now=lambda: self.at)
        made.doors = Doors(
            *(self.workings, Servers(self.workings), Forgetting(self.workings)),
            is_at_work=True,
            show=self.show,
            earlier_done=self.earlier_done,
        )
        return made

    def show(self, sessions, guild=None, *, leagues=False):
        self.shown.append((list(sessions), guild))
        self.are_leagues_shown = leagues

    async def earlier_done(self, person):
        """Whoever is forgotten has finished what they began."""
        stored = await Forgetting(self.workings).stored(person)
        self.waited_for.append((person, stored.is_nothing))

    async def ask(self, what, **args):
        return await self.journal.write(lambda db: request_rows.ask(db, what, args, self.at))

    async def outcome(self, request):
        found = await self.journal.read(lambda db: request_rows.outcome(db, request))
        return found and (found["code"], found["said"])

    async def acts(self):
        return len(await Servers(self.workings).acts(GUILD, 10))


@pytest.fixture
def bot(journal):
    return Asked(journal)


async def test_what_is_asked_is_done_shown_and_answered_and_kept_for_a_day(bot):
    session = await bot.started(BEN)
    request = await bot.ask("end", game=session.id, reason=WHY)
    await bot.requests.look()
    code, said = await bot.outcome(request)
    assert (code, bot.shown) == (DONE, [([session.id], GUILD)])
    assert "without a result" in said
    assert "not running" not in said
    bot.at += DAY + 1
    await bot.requests.look()
    assert await bot.outcome(request) is None


async def test_what_nobody_waits_for_any_more_is_not_done(bot):
    session = await bot.started(BEN)
    request = await bot.ask("end", game=session.id, reason=WHY)
    bot.at += WAITS_S + 1
    await bot.requests.look()
    assert await bot.outcome(request) == (CANNOT, NOBODY_WAITS.said)
    assert (await bot.stored(session)).status == "playing"


async def test_what_a_killed_bot_had_begun_is_not_done_twice(bot):
    session = await bot.started(BEN)
    request = await bot.ask("look", game=session.id)
    await bot.journal.write(lambda db: request_rows.take(db, request))
    await bot.anew().look()
    assert await bot.outcome(request) == (CANNOT, INTERRUPTED.said)
    assert await bot.acts() == 0


async def test_an_outcome_that_the_disk_does_not_take_is_stored_later_and_done_once(bot, monkeypatch):
    def is_full(*_, **__):
        raise NotStored("not-stored")

    session = await bot.started(BEN)
    request = await bot.ask("look", game=session.id)
    with monkeypatch.context() as full:
        full.setattr(request_rows, "save_outcome", is_full)
        with pytest.raises(NotStored):
            await bot.requests.look()
    assert await bot.outcome(request) is None
    await bot.requests.look()
    assert (await bot.outcome(request))[0] == DONE
    assert await bot.acts() == 1


async def test_two_at_once_are_done_in_turn_and_the_second_says_what_is_so(bot):
    session = await bot.started(BEN)
    asked = [await bot.ask("end", game=session.id, reason=WHY) for _ in range(2)]
    await bot.requests.look()
    first, second = [await bot.outcome(request) for request in asked]
    assert (first[0], second[0], await bot.acts()) == (DONE, CANNOT, 1)
    assert "was ended by the operator on " in second[1]


@pytest.mark.parametrize(
    ("what", "args"),
    [
        ("dance", {}),
        ("end", {}),
        ("end", {"game": "1", "reason": WHY}),
        ("end", {"game": 1 << 63, "reason": WHY}),
        ("end", {"game": float(1 << 80), "reason": WHY}),
        ("end", {"game": True, "reason": WHY}),
        ("end", {"game": 1, "reason": "x" * 301}),
        ("restart-round", {"game": 1, "reason": WHY}),
        ("look", {"game": 7}),
    ],
)
async def test_strange_requests_are_refused_in_words_and_change_nothing(bot, what, args, caplog):
    session = await bot.started(BEN)
    request = await bot.ask(what, **args)
    await bot.requests.look()
    code, said = await bot.outcome(request)
    assert (code, said[-1], bot.shown, await bot.acts()) == (CANNOT, ".", [], 0)
    assert "{" not in said
    assert "('" not in said
    assert not caplog.records, "that is no bug"
    assert (await bot.stored(session)).status == "playing"


async def test_a_bug_is_said_and_leaves_the_next_request_its_turn(bot, monkeypatch, caplog):
    async def breaks(*_):
        raise ZeroDivisionError

    session = await bot.started(BEN)
    broken = await bot.ask("look", game=session.id)
    monkeypatch.setattr("engine.sessions.last_resort.LastResort.look", breaks)
    good = await bot.ask("end", game=session.id, reason=WHY)
    await bot.requests.look()
    assert ((await bot.outcome(broken))[0], (await bot.outcome(good))[0]) == (CANNOT, DONE)
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("entries", [0, 1])
async def test_what_is_shown_of_leagues_changes_if_whoever_is_forgotten_was_in_one(bot, monkeypatch, entries):
    async def stored(*_):
        found = dict.fromkeys(Kept, 0) | {Kept.NOTES: 1, Kept.ENTRIES: entries}
        return Counts(found, servers=1, running=(), open=())

    monkeypatch.setattr(Forgetting, "stored", stored)
    await bot.ask("forget", person=BEN.id)
    await bot.requests.look()
    assert bot.are_leagues_shown is bool(entries)


async def test_whatever_is_done_for_a_request_has_its_reference(bot, monkeypatch):
    seen = []

    async def look(*_):
        seen.append(reference())
        raise Rejected("reason-missing")

    monkeypatch.setattr("engine.sessions.last_resort.LastResort.look", look)
    number = await bot.ask("look", game=1)
    await bot.requests.look()
    assert (seen, reference()) == ([f"r{number}"], "")


async def test_before_there_is_a_client_nothing_is_begun_and_a_stop_ends_it(bot):
    request = await bot.ask("end", game=1, reason=WHY)
    waiting, stop = Requests(bot.journal, now=lambda: bot.at), asyncio.Event()
    serving = asyncio.create_task(waiting.serve(stop))
    for _ in range(50):
        await asyncio.sleep(0)
    assert await bot.outcome(request) is None
    stop.set()
    await asyncio.wait_for(serving, 5)


async def test_a_stop_leaves_what_is_not_begun_to_whoever_comes_next(bot):
    session = await bot.started(BEN)
    request = await bot.ask("end", game=session.id, reason=WHY)
    stop = asyncio.Event()
    stop.set()
    await bot.requests.look(stop)
    (left,) = await bot.journal.read(request_rows.open_requests)
    assert (left.id, left.is_taken) == (request, False)


async def test_whoever_is_forgotten_is_in_no_row_and_no_line_of_the_log(bot, caplog):
    caplog.set_level("INFO")
    session = await bot.started(BEN)
    request = await bot.ask("forget", person=BEN.id)
    await bot.requests.look()
    code, said = await bot.outcome(request)
    assert (code, session.id in bot.shown[0][0]) == (DONE, True)
    assert bot.waited_for == [(BEN.id, False)]
    assert "Robots play on in 1 running game." in said
    rows = await bot.journal.read(lambda db: db.execute("SELECT args, outcome FROM requests").fetchall())
    assert [args for args, _ in rows] == ["{}"]
    assert "Ben" not in caplog.text + rows[0][1]
    again = await bot.ask("forget", person=BEN.id)
    await bot.requests.look()
    assert (await bot.outcome(again))[1].startswith("Nothing is stored about this person")
