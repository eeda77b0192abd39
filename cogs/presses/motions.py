"""What people do about time at their table: they propose pauses and paces, agree or refuse, give more time.

It knows no rules: the engine decides what is possible. Public messages follow when the board is woken.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from discord import app_commands

from cogs.parts.custom_ids import Verb
from cogs.parts.readers import label_names, text_names
from cogs.presses.press import Handler, Press, Visit
from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.folding import is_in
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import Session, SessionId
from engine.play.table import Seat
from engine.sessions.seating import Person
from renders.language.catalogues import HINT
from renders.language.names import cut

Saying: TypeAlias = Callable[[SessionId, int, Person], Awaitable[Motion]]
"""What is said about a motion, by its number."""


async def propose_pause(visit: Visit, session: Session, days: int) -> None:
    """Ask the table to pause."""
    await _propose(
        visit, session, visit.services.motions.propose_pause(session.id, visit.person_at(session), days)
    )


async def propose_pace(visit: Visit, session: Session, pace: PaceName) -> None:
    """Ask the table for another pace."""
    await _propose(
        visit, session, visit.services.motions.propose_pace(session.id, visit.person_at(session), pace)
    )


async def propose_seat(visit: Visit, session: Session, seat: Seat) -> None:
    """Ask the table to offer a seat to whoever likes to play on."""
    await _propose(
        visit, session, visit.services.motions.propose_seat(session.id, visit.person_at(session), seat)
    )


async def extend(visit: Visit, session: Session, seat: int | None) -> None:
    """Give a seat that is waited for more time."""
    given = await visit.services.motions.extend(
        session.id, visit.person_at(session), None if seat is None else Seat(seat)
    )
    visit.services.boards.wake(session.id)
    await visit.answer(visit.words.text("extended", name=text_names(session, visit.words)[given]))


async def complete_player(visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[int]]:
    """The other players for whom the table waits, by their seats."""
    names = label_names(session, visit.words)
    return [
        app_commands.Choice(name=cut(names[call.seat], HINT), value=call.seat)
        for call in session.calls
        if call.seat != session.seat_of(visit.person.id) and is_in(typed, names[call.seat])
    ]


async def agree(press: Press) -> None:
    """Agree to the motion whose button was pressed."""
    await _say(press, press.services.motions.agree, "motion-you-agree")


async def refuse(press: Press) -> None:
    """Refuse it."""
    await _say(press, press.services.motions.refuse, "motion-you-refuse")


async def withdraw(press: Press) -> None:
    """Withdraw it."""
    await _say(press, press.services.motions.withdraw, "motion-you-withdraw")


async def play_on(press: Press) -> None:
    """End the pause whose button was pressed."""
    session = await press.session_here()
    await press.services.motions.play_on(session.id, press.custom_id.number, press.person)
    press.services.boards.wake(session.id)
    await press.answer(press.words.text("motion-you-play-on"))


async def _propose(visit: Visit, session: Session, proposing: Awaitable[Motion]) -> None:
    motion = await _unless_away(visit, session, proposing)
    if motion is None:
        return
    _wake(visit, motion)
    if motion.outcome is Outcome.PASSED:
        await visit.answer(visit.words.text("motion-passed-at-once"))
        return
    await visit.answer(visit.words.text("motion-proposed", thread=session.thread or session.channel))


async def _say(press: Press, saying: Saying, said: str) -> None:
    """Say something about the motion whose button was pressed. Perhaps nothing was left to decide."""
    session, number = await press.session_here(), press.custom_id.number
    motion = await _unless_away(press, session, saying(session.id, number, press.person))
    if motion is None:
        return
    _wake(press, motion)
    if motion.outcome is Outcome.GONE:
        raise Refused("motion-over")
    await press.answer(press.words.text(said))


def _wake(visit: Visit, motion: Motion) -> None:
    """Let what a motion has changed be shown."""
    visit.services.boards.wake(motion.session)
    if motion.kind is MotionKind.SEAT:
        visit.services.offered_seats.wake(motion.session)


async def _unless_away(visit: Visit, session: Session, work: Awaitable[Motion]) -> Motion | None:
    """The motion; None if the person is away, and then they are shown the button that ends this."""
    try:
        return await work
    except Refused as refusal:
        rows = visit.home_rows(session)
        if refusal.reason != "motion-absent" or not rows:
            raise
        await visit.answer(visit.words.refusal(refusal), rows=rows)
        return None


HANDLERS: Mapping[Verb, Handler] = {
    Verb.AGREE: agree,
    Verb.REFUSE: refuse,
    Verb.WITHDRAW: withdraw,
    Verb.PLAY_ON: play_on,
}
