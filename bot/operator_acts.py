"""What the operator has done from the command line: by a bot at work, or over a file that no bot uses.

It says what came of it as the commands do (`bot.outcomes`), and names no person.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.outcomes import CANNOT, DONE, Outcome, count, moment
from engine.errors import NO_SUCH_GAME, NotStored, Rejected, ReplayMismatch
from engine.journal import server_act_rows
from engine.journal.records import PersonId, Session, SessionId
from engine.journal.server_act_rows import ActKind, ServerAct
from engine.sessions.forgetting import Forgetting, Kept
from engine.sessions.last_resort import LastResort
from engine.sessions.servers import Servers
from engine.sessions.workings import Workings

log = logging.getLogger(__name__)

LATER: Final = " The bot is not running: its next start posts what is to be told."
"""What is added if nothing can be posted now."""


def nothing_shown(sessions: Iterable[SessionId], guild: int | None = None, *, leagues: bool = False) -> None:
    """Show nothing, because no bot is at work: its next start does."""


async def nobody_acts(person: PersonId) -> None:
    """Wait for nothing: nobody can do anything without a bot."""


@dataclass(frozen=True, slots=True)
class Doors:
    """The front doors by which it is done."""

    workings: Workings
    servers: Servers
    forgetting: Forgetting
    is_at_work: bool = False
    """Whether a bot is at work, which posts what is to be told."""
    show: Callable[..., None] = nothing_shown
    """Lets what is posted of sessions, of a server's acts and of all leagues say what is so, as
    `nothing_shown` is called; never waits."""
    earlier_done: Callable[[PersonId], Awaitable[None]] = nobody_acts
    """Waits until all is done that a person began before."""
    last_resort: LastResort = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "last_resort", LastResort(self.workings, self.servers))


Act: TypeAlias = Callable[[Doors, Mapping[str, Any]], Awaitable[Outcome]]


async def done(doors: Doors, what: str, args: Mapping[str, Any]) -> Outcome:
    """Do what a command asks for. Whatever is wrong is said in the outcome: then nothing was changed."""
    act = ACTS.get(what)
    if act is None:
        return _cannot("The running bot does not know this command: it is of another version.")
    try:
        return await act(doors, args)
    except NotStored:
        return _cannot("It could not be stored, so nothing has changed: the disk cannot be written.")
    except Rejected as error:
        return _cannot(await _refusal(doors, _number(args), error))
    except ReplayMismatch as error:
        return _cannot(
            f"Game #{_number(args)} cannot begin its round again: {error}. The version of Saloon that wrote"
            " it may still play it, and `end` can end it."
        )
    except Exception:
        log.exception("what the operator asked for has failed: %s", what)
        return _cannot("It has failed, and the log says why. Look what is so before you ask again.")


async def _end(doors: Doors, args: Mapping[str, Any]) -> Outcome:
    ended = await doors.last_resort.end(SessionId(_number(args)), _reason(args))
    session, until = ended.session, ended.until or 0.0
    doors.show([session.id], session.guild)
    league = " It is a table of a league: its organisers decide about the result." * bool(session.fixture)
    result = "without a result" if session.settled is None else "and keeps the result that was decided before"
    return _done(
        doors,
        f"Game #{session.id} is ended, {result}. Its table is told so, with the reason. Until"
        f" {moment(until)} a moderator can take that back with /moderate undo.{league}",
        game=session.id,
        until=until,
    )


async def _restart_round(doors: Doors, args: Mapping[str, Any]) -> Outcome:
    session = await doors.last_resort.restart_round(SessionId(_number(args)), _reason(args))
    doors.show([session.id], session.guild)
    return _done(
        doors,
        f"The current round of game #{session.id} begins again, with new luck (epoch {session.epoch})."
        " Its table is told so, with the reason.",
        game=session.id,
        epoch=session.epoch,
    )


async def _look(doors: Doors, args: Mapping[str, Any]) -> Outcome:
    session = await doors.last_resort.look(SessionId(_number(args)))
    doors.show([session.id], session.guild)
    return _done(
        doors, f"The table of game #{session.id} is told that you look at what is secret.", game=session.id
    )


async def _forget(doors: Doors, args: Mapping[str, Any]) -> Outcome:
    person = PersonId(_whole(args.get("person")))
    await doors.earlier_done(person)
    counts = await doors.forgetting.stored(person)
    if counts.is_nothing:
        said = "Nothing is stored about this person, so nothing was deleted."
        return Outcome(DONE, said, {"running": 0, "open": 0, "was_known": False})
    found: tuple[SessionId, ...] = ()
    try:
        found = await doors.forgetting.forget(person)
    finally:  # if it was refused half-way, the seats that were given up until then are shown
        seated = {session.id for session in (*counts.running, *counts.open)}
        doors.show(sorted(seated.union(found)), leagues=bool(counts.counts[Kept.ENTRIES]))
    running, waiting = len(counts.running), len(counts.open)
    seats = f" Robots play on in {count(running, 'running game')}." * bool(running)
    seats += f" Seats that are free in open games: {waiting}." * bool(waiting)
    return _done(
        doors,
        f"All that was stored about this person is deleted.{seats}",
        running=running,
        open=waiting,
        was_known=True,
    )


ACTS: Final[Mapping[str, Act]] = MappingProxyType(
    {"end": _end, "restart-round": _restart_round, "look": _look, "forget": _forget}
)
"""By name, all that can be asked of a running bot."""


def _number(args: Mapping[str, Any]) -> int:
    return _whole(args.get("game"))


def _whole(given: object) -> int:
    """A number that an id may be; 0, which is none, for all else."""
    return given if type(given) is int and 0 < given < 1 << 63 else 0


def _reason(args: Mapping[str, Any]) -> str:
    return str(args.get("reason", ""))


def _done(doors: Doors, said: str, **data: object) -> Outcome:
    return Outcome(DONE, said if doors.is_at_work else said + LATER, data)


def _cannot(why: str) -> Outcome:
    return Outcome(CANNOT, why, {"error": why})


async def _refusal(doors: Doors, number: int, error: Rejected) -> str:
    """Why something is refused, for whoever runs the bot: `renders` has words for players alone."""
    match error.reason:
        case "reason-missing":
            return "Give a reason (--reason): everybody at the table will read it."
        case "reason-long":
            return f"The reason is too long: it may have {error.values['most']} characters."
        case "restart-sound":
            return (
                f"Game #{number} goes on as it is. A round begins again only if its game is frozen, or if a"
                " restore went back to the middle of it."
            )
    if error.reason == NO_SUCH_GAME:
        return f"There is no game #{number}."
    session = await doors.workings.matches.stored(SessionId(number))
    ended = await doors.workings.journal.read(lambda db: server_act_rows.acts_of_session(db, session.id))
    return not_running(session, [act for act in ended if act.undone is None])


def not_running(session: Session, acts: Sequence[ServerAct]) -> str:
    """How a game stands that is not running; `acts` are those by office about it, the oldest first."""
    match session.status:
        case "open":
            return f"Game #{session.id} has not started: only its seats are open."
        case "over":
            return f"Game #{session.id} is over."
    closing = [act for act in acts if act.kind in (ActKind.END, ActKind.CLOSE)]
    if not (session.by_office and closing):
        return f"Game #{session.id} was closed."
    by = "the operator" if closing[-1].is_operators else "a moderator"
    what = "ended" if closing[-1].kind is ActKind.END else "closed"
    return f"Game #{session.id} was {what} by {by} on {moment(closing[-1].at)}."
