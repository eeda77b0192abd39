"""Being away: the command that says so, and the button with which somebody is back.

It knows no games: all boards that an absence changes are woken.
"""

from collections.abc import Iterable, Mapping

from discord import app_commands

from cogs.parts.custom_ids import NO_SESSION, Verb
from cogs.parts.widgets import home_row
from cogs.presses.press import Handler, Press, Visit
from cogs.services import Services
from engine.clock.hours import local
from engine.errors import Refused
from engine.journal.records import Meanwhile, SessionId
from engine.sessions.absences import BUDGET_DAYS, LONGEST_DAYS, Away
from renders.language.catalogues import Words

SUGGESTED = (1, 2, 3, 5, 7, 10, 14, 21)
"""How many days are suggested before anything is typed."""


async def go_away(visit: Visit, days: int, meanwhile: Meanwhile) -> None:
    """Note that the person is away for so many days; 0 ends it."""
    absences, words = visit.services.absences, visit.words
    away = await (
        absences.back(visit.person.id) if days == 0 else absences.go(visit.person.id, days, meanwhile)
    )
    _wake(visit.services, away.told)
    if days == 0:
        _wake(visit.services, await visit.services.endings.wake_all_of(visit.person.id))
    rows = [] if away.absence is None else [home_row(NO_SESSION, words)]
    await visit.answer(_text(away, words), rows=rows)


async def come_home(press: Press) -> None:
    """The person is back. A second press of the button says so, too."""
    try:
        away = await press.services.absences.back(press.person.id)
    except Refused as refusal:
        if refusal.reason != "not-away":
            raise
        await press.answer(press.words.text("away-over"))
        return
    _wake(press.services, away.told)
    _wake(press.services, await press.services.endings.wake_all_of(press.person.id))
    await press.answer(_text(away, press.words))


async def complete_days(visit: Visit, typed: str) -> list[app_commands.Choice[int]]:
    """Numbers of days that begin with what was typed, with the date in the person's own zone on which they
    end."""
    words, absences = visit.words, visit.services.absences
    zone = await absences.zone(visit.person.id)
    offered = [days for days in range(1, LONGEST_DAYS + 1) if _fits(days, typed.strip())]
    found = []
    if not typed.strip() or typed.strip() == "0":
        found.append(app_commands.Choice(name=words.text("away-choice-back"), value=0))
    for days in offered:
        date = local(absences.ends(days), zone)
        shown = words.text("date-in-words", day=date.day, month=date.month)
        found.append(app_commands.Choice(name=words.text("away-choice", days=days, date=shown), value=days))
    return found


def _fits(days: int, typed: str) -> bool:
    return str(days).startswith(typed) if typed else days in SUGGESTED


def _text(away: Away, words: Words) -> str:
    if away.absence is None:
        return words.text("away-over")
    is_kept = away.absence.meanwhile is Meanwhile.CARETAKER
    begun = words.text("away-begun-caretaker" if is_kept else "away-begun", moment=int(away.absence.until))
    if away.in_league:
        begun = f"{begun} {words.text('away-league')}"
    return f"{begun}\n-# {words.text('away-left', left=away.left, most=BUDGET_DAYS)}"


def _wake(services: Services, sessions: Iterable[SessionId]) -> None:
    for session in sessions:
        services.boards.wake(session)


HANDLERS: Mapping[Verb, Handler] = {Verb.HOME: come_home}
