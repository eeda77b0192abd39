"""What a season does by itself, and when: every state has a way out with a date.

It knows a season and its calendar, and is told the moment. Whatever is due is due once, because the act that
it leads to moves the season on; a bot that was away does it in order, and late.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.leagues import acts
from engine.leagues.calendar import (
    ANNOUNCED_DAYS,
    CALLED_BEFORE,
    LEAST_NOTICE,
    Calendar,
    calendar_of,
    days_after,
    hard_end,
)
from engine.leagues.parts import Round
from engine.leagues.season import Season, State


@dataclass(frozen=True, slots=True)
class Due:
    """An act that is to be done."""

    at: float
    """From when on, in UNIX seconds."""
    act: type[acts.Act]
    """Its kind. `Drawn` may turn out to be `RoundCalled` or `RoundSkipped`, if too few are there."""
    round: int = 0
    table: int = 0


def due(season: Season, now: float) -> tuple[Due, ...]:
    """What is due by now, the earliest first. Ask again after each act. Nobody is told of an end that has
    passed."""
    found = [each for each in coming(season) if each.at <= now]
    is_past = any(each.act is acts.OvertimeBegan for each in found)
    return tuple(each for each in found if not (is_past and each.act is acts.EndAnnounced))


def coming(season: Season) -> tuple[Due, ...]:
    """What the season does next if nobody does anything, the earliest first; empty if it stands still or is
    over."""
    if season.settings is None or season.stopped is not None or season.state is State.OVER:
        return ()
    calendar = calendar_of(season.settings, season.stood_days)
    return tuple(sorted(_coming(season, calendar), key=lambda each: (each.at, each.round, each.table)))


def planned_end(season: Season) -> float:
    """When overtime begins. It is later than in the calendar if the last draw was, or if the season stood
    still, and earlier if no more rounds are drawn."""
    assert season.settings is not None
    calendar = calendar_of(season.settings, season.stood_days)
    if season.last_draw:
        by_draw = days_after(season.last_draw, season.settings.zone, season.settings.last_games)
    else:
        by_draw = calendar.draw(max(1, season.settled))
    return by_draw if season.is_given_up else max(calendar.planned_end, by_draw)


def announced_at(season: Season) -> float:
    """When the tables that are not over hear of the planned end."""
    assert season.settings is not None
    return days_after(planned_end(season), season.settings.zone, -ANNOUNCED_DAYS)


def last_end(season: Season) -> float:
    """When robots play out what is left: a week after overtime began, and as many days as it was extended."""
    assert season.settings is not None
    began = planned_end(season) if season.overtime is None else season.overtime
    return hard_end(began, season.settings.zone, season.extended_days)


def rounds_to_come(season: Season) -> int:
    """How many rounds are still to be drawn."""
    is_done = season.settings is None or season.is_given_up or season.state in (State.OVERTIME, State.OVER)
    return 0 if is_done or season.settings is None else max(0, season.settings.rounds - season.settled)


def draw_at(season: Season, called: Round) -> float:
    """When a round that was called is drawn: as long after its call as planned, and after a second call two
    days later."""
    assert season.settings is not None
    calendar = calendar_of(season.settings, season.stood_days)
    if called.attempt > 1:
        return called.called + CALLED_BEFORE
    planned = calendar.draw(called.number)
    notice = max(planned - _call_at(season, calendar, called.number), LEAST_NOTICE)
    return max(planned, called.called + notice)


def _coming(season: Season, calendar: Calendar) -> Iterator[Due]:
    for fixture in season.fixtures.values():
        if not fixture.is_opened and not fixture.is_over:
            drawn_at = season.rounds[fixture.round].drawn_at or 0.0
            yield Due(drawn_at, acts.TableOpened, fixture.round, fixture.table)
    if rounds_to_come(season):
        number = season.settled + 1
        called = season.rounds.get(number)
        if called is None:
            yield Due(_call_at(season, calendar, number), acts.RoundCalled, number)
        else:
            yield Due(draw_at(season, called), acts.Drawn, number)
    elif not any(season.unfinished()):
        yield Due(season.last_draw or season.opened, acts.SeasonEnded)
    elif season.state is not State.OVERTIME:
        if not season.is_end_announced:
            yield Due(announced_at(season), acts.EndAnnounced)
        yield Due(planned_end(season), acts.OvertimeBegan)
    elif not season.is_played_out:
        yield Due(last_end(season), acts.PlayedOut)


def _call_at(season: Season, calendar: Calendar, number: int) -> float:
    """When a round is called: never before sign-up opens."""
    return max(season.opened, calendar.call(number))
