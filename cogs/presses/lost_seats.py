"""Seats whose owners do not come back: somebody proposes to offer one, and somebody takes it.

It knows no rules: the engine decides which seats are lost.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from discord import app_commands

from cogs.parts.custom_ids import Verb
from cogs.parts.readers import label_names, text_names
from cogs.parts.widgets import always_row
from cogs.posting.members import gone_from
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.folding import is_in
from engine.journal.records import Session
from engine.play.table import Seat
from engine.sessions.lost_seats import is_lost
from renders.language.catalogues import HINT
from renders.language.names import cut

Propose: TypeAlias = Callable[[Visit, Session, Seat], Awaitable[None]]
"""Proposes to the table to offer a seat, and answers whoever has asked for it."""


async def offer_seat(visit: Visit, session: Session, chosen: int | None, propose: Propose) -> None:
    """Offer a seat that a robot plays, or propose to offer one that a person owns. Without a `chosen` one it
    is the only seat that is lost. Raises Refused."""
    services, me = visit.services, visit.person.id
    if session.seat_of(me) is None:
        raise Refused("not-seated")
    if session.fixture is not None:
        raise Refused("league-seat")
    seat = Seat(chosen) if chosen is not None else await _only_lost_seat(visit, session)
    if not 0 <= seat < len(session.seats):
        raise Refused("no-such-seat")
    owner = session.seats[seat].person
    if owner is None:
        await services.lost_seats.offer_robots_seat(session.id, me, seat)
        services.boards.wake(session.id)
        services.offered_seats.wake(session.id)
        await visit.answer(visit.words.text("seat-offered", name=text_names(session, visit.words)[seat]))
        return
    guild = services.members.server(session.guild)
    is_gone = guild is not None and owner != me and bool(await gone_from(guild, [owner]))
    session = await services.lost_seats.check(session.id, me, seat, is_gone=is_gone)
    await propose(visit, session, seat)


async def _only_lost_seat(visit: Visit, session: Session) -> Seat:
    """The only seat of a session that is lost and not offered yet. Raises Refused."""
    now, offered = visit.services.sessions.workings.now(), await visit.services.lost_seats.offered(session.id)
    lost = [
        Seat(number)
        for number in range(len(session.seats))
        if is_lost(session, Seat(number), now) and all(one.seat != number for one in offered)
    ]
    if not lost:
        raise Refused("seat-not-lost")
    if len(lost) > 1:
        names = text_names(session, visit.words)
        raise Refused("which-seat", names=visit.words.listed([names[seat] for seat in lost]))
    return lost[0]


def complete_lost_seat(visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[int]]:
    """The choices for a seat that may be lost, counted from 1: all but one's own."""
    names = label_names(session, visit.words)
    return [
        app_commands.Choice(name=cut(name, HINT), value=number + 1)
        for number, name in enumerate(names)
        if session.seats[number].person != visit.person.id and is_in(typed, name)
    ]


async def take(press: Press) -> None:
    """Take an offered seat, and play on there."""
    session, seat = await press.session_here(), Seat(press.custom_id.number)
    names = text_names(session, press.words)
    session = await press.services.lost_seats.take(session.id, seat, press.person)
    press.services.boards.wake(session.id)
    press.services.offered_seats.wake(session.id)
    text = press.words.text("took-seat", number=session.id, thread=session.thread or 0, left=names[seat])
    hides_hands = press.services.faces[session.game].hides_hands
    await press.answer(text, rows=[always_row(session.id, press.words, hides_hands=hides_hands)])


HANDLERS: Mapping[Verb, Handler] = {Verb.TAKE: take}
