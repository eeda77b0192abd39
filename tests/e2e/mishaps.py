"""What can happen to the place of a game, to its people and with time, as data: a name, and what happens.

A mishap begins, whoever is asked answers, and it ends, as a moderator or time would end it.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from cogs.presses.open_seats import NEEDED
from sandbox import Channel, Person
from tests.e2e.table import Table
from tests.e2e.troubles import Trouble


def happens(begins: Callable[[Table], object], ends: Callable[[Table], object] | None = None) -> Trouble:
    """Something is done to a table, and undone."""

    @asynccontextmanager
    async def mishap(table: Table) -> AsyncIterator[None]:
        begins(table)
        yield
        await table.evening.discord.settle()
        if ends is not None:
            ends(table)

    return mishap


def _thread(table: Table) -> Channel:
    assert table.thread is not None
    return table.thread


def _delete_board(table: Table) -> None:
    board = table.board()
    assert board is not None
    table.evening.discord.world.delete_message(board.message)


def _delete_lobby(table: Table) -> None:
    for message in table.evening.public(table.channel):
        if "The game is on" in message.text:
            table.evening.discord.world.delete_message(message.message)


def _open_again(table: Table) -> None:
    _thread(table).unlock()
    _thread(table).unarchive()


@asynccontextmanager
async def deleted_meanwhile(table: Table) -> AsyncIterator[None]:
    """The thread is deleted while the next board is on its way."""
    thread, faults = _thread(table), table.evening.discord.faults
    gate = faults.hold(rf"/channels/{thread.id}/messages", before_effect=True)
    yield
    await gate.reached()
    thread.delete()
    gate.open()


def without(permission: str) -> Trouble:
    """The bot may not do something any more, until it may again."""
    name = permission.upper()

    def allow(table: Table) -> None:
        table.channel.allow(name, who=table.evening.discord.bot)

    return happens(lambda table: table.channel.deny(name, who=table.evening.discord.bot), allow)


@asynccontextmanager
async def bot_is_away(table: Table) -> AsyncIterator[None]:
    """The bot is sent away just after an answer was taken, and added again."""
    yield
    evening = table.evening
    evening.server.kick_bot()
    await evening.discord.settle()
    evening.server.invite_bot()


@asynccontextmanager
async def server_is_down(table: Table) -> AsyncIterator[None]:
    """The server is not available for a moment."""
    outage = table.evening.discord.faults.take_down(table.evening.server)
    await table.evening.discord.settle()
    outage.end()
    yield


def leaves(who: Callable[[Table], Person], *, is_back: bool = False) -> Trouble:
    """Somebody leaves the server, and comes back: before the answer, or after it."""

    @asynccontextmanager
    async def mishap(table: Table) -> AsyncIterator[None]:
        server, person = table.evening.server, who(table)
        server.kick(person)
        table.were_away.add(person)
        if is_back:
            await table.evening.discord.settle()
            server.add_person(person)
        yield
        if not is_back:
            server.add_person(person)

    return mishap


@asynccontextmanager
async def timed_out(table: Table) -> AsyncIterator[None]:
    """Whoever is asked is timed out, and answers when that is over."""
    table.evening.server.timeout(table.asked(), 600)
    await table.evening.discord.later(minutes=11)
    yield


def _close_directs(table: Table) -> None:
    for person in table.people:
        person.user.accepts_dms = False


@asynccontextmanager
async def token_expires(table: Table) -> AsyncIterator[None]:
    """A quarter of an hour passes between the first press and what the bot says about it."""
    discord = table.evening.discord
    gate = discord.faults.hold("/webhooks/", before_effect=True)

    def pass_once() -> None:
        table.when_pressed = None
        discord.pass_time(minutes=16)
        gate.open()

    table.when_pressed = pass_once
    yield
    table.when_pressed = None
    discord.faults.clear()


def _bystander(table: Table) -> Person:
    return next(person for person in table.people[::-1] if person is not table.asked())


MISHAPS: Final[Mapping[str, Trouble]] = {
    "the board is deleted": happens(_delete_board),
    "the open seats are deleted": happens(_delete_lobby),
    "the thread is archived": happens(lambda table: _thread(table).archive()),
    "the thread is locked": happens(lambda table: _thread(table).lock(), _open_again),
    "the thread is closed and locked": happens(lambda table: _thread(table).lock(archived=True), _open_again),
    "the thread is deleted": happens(lambda table: _thread(table).delete()),
    "the thread is deleted meanwhile": deleted_meanwhile,
    **{f"the bot may not {permission}": without(permission) for permission in NEEDED},
    "the bot is sent away": bot_is_away,
    "the server is down": server_is_down,
    "whoever is asked leaves": leaves(Table.asked, is_back=True),
    "somebody else leaves": leaves(_bystander),
    "the host leaves": leaves(lambda table: table.host, is_back=True),
    "whoever is asked is timed out": timed_out,
    "nobody takes direct messages": happens(_close_directs),
    "a token expires": token_expires,
    "a week passes": happens(lambda table: table.evening.discord.pass_time(days=8)),
}
