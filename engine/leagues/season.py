"""A season: what its acts have led to. Whoever has the acts can make the same season again.

It knows entries by their numbers and the moments of acts, and reads no clock. Acts are not judged here: they
have happened.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Final

from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.acts import BY_ORGANISERS, LostBecause, Undone
from engine.leagues.ledger import Done, Who
from engine.leagues.parts import Entrant, Fixture, Round
from engine.leagues.settings import Settings

SLEEPS_AFTER_LOST: Final = 2
"""Whoever has lost so many seats sleeps until they say that they are in."""
SLEEPS_AFTER_ABSENT: Final = 2
"""Whoever was absent from so many calls in a row sleeps."""


class State(StrEnum):
    """Where a season is."""

    SIGN_UP = "signup"
    PLAYING = "playing"
    OVERTIME = "overtime"
    OVER = "over"


@dataclass(slots=True)
class Season:
    """What happened in a season so far."""

    number: int = 0
    settings: Settings | None = None
    """None before it is opened."""
    opened: float = 0.0
    state: State = State.SIGN_UP
    stopped: float | None = None
    """Since when it stands still, in UNIX seconds."""
    stood_days: int = 0
    """For how many days it has stood still: whole ones, so that everything stays at the same hour."""
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: dict[int, Round] = field(default_factory=dict)
    fixtures: dict[tuple[int, int], Fixture] = field(default_factory=dict)
    """By round and number in the round."""
    last_draw: float = 0.0
    """When a round was last drawn, and as much later as the season has stood still since."""
    is_end_announced: bool = False
    """Whether its tables have heard when overtime begins."""
    overtime: float | None = None
    """When overtime began, in the same way."""
    extended_days: int = 0
    is_played_out: bool = False
    ended: acts.SeasonEnded | None = None
    log: list[Done] = field(default_factory=list)
    """All acts, also those that were taken back."""
    undone: set[int] = field(default_factory=set)
    """The numbers of acts that were taken back."""

    @property
    def settled(self) -> int:
        """How many rounds have been drawn or skipped."""
        return sum(each.is_settled for each in self.rounds.values())

    @property
    def is_given_up(self) -> bool:
        """Whether two rounds in a row were deserted: no more are drawn."""
        settled = [self.rounds[number] for number in sorted(self.rounds) if self.rounds[number].is_settled]
        return [each.is_deserted for each in settled[-2:]] == [True, True]

    @property
    def divisions(self) -> dict[int, tuple[int, ...]]:
        """By division, its entries in the order of their numbers."""
        found = dict[int, list[int]]()
        for number in sorted(self.entrants):
            division = self.entrants[number].division
            if division is not None:
                found.setdefault(division, []).append(number)
        return {division: tuple(found[division]) for division in sorted(found)}

    def unfinished(self, entry: int | None = None) -> Iterator[Fixture]:
        """The tables that are not over: all, or those at which an entry has a seat."""
        for each in self.fixtures.values():
            if not each.is_over and (entry is None or entry in each.holders):
                yield each


def season_of(log: Iterable[Done]) -> Season:
    """The season that these acts have led to."""
    season = Season()
    for done in log:
        apply(season, done)
    return season


def apply(season: Season, done: Done) -> None:
    """Note an act. An act that is taken back is left out, and everything else is noted again."""
    season.log.append(done)
    if not isinstance(done.act, Undone):
        _note(season, done)
        return
    season.undone.add(done.act.act)
    again = Season(log=season.log, undone=season.undone)
    for each in season.log:
        if each.number not in season.undone and not isinstance(each.act, Undone):
            _note(again, each)
    for each_field in fields(Season):
        setattr(season, each_field.name, getattr(again, each_field.name))


def can_be_undone(season: Season, number: int) -> bool:
    """Whether an act is one of an organiser that was not taken back yet."""
    return number not in season.undone and any(
        done.number == number and done.by.who is Who.ORGANISER and isinstance(done.act, BY_ORGANISERS)
        for done in season.log
    )


def _note(season: Season, done: Done) -> None:
    """What an act leads to."""
    act, at = done.act, done.at
    match act:
        case acts.SeasonOpened():
            season.number, season.settings, season.opened = act.season, act.settings, at
        case acts.SettingsChanged():
            season.settings = act.settings
        case (
            acts.Entered() | acts.Left() | acts.SatOut() | acts.CameIn() | acts.Expelled() | acts.Readmitted()
        ):
            _note_of_entry(season, act, at)
        case acts.RoundCalled():
            before = season.rounds.get(act.round)
            first = at if before is None else before.first_called
            season.rounds[act.round] = Round(act.round, first, at, act.attempt, act.seed)
        case acts.RoundSkipped():
            season.rounds[act.round].skipped = act
            season.state = State.PLAYING
            for entrant in season.entrants.values():
                if not entrant.is_out:
                    entrant.excused.add(act.round)
        case acts.Drawn():
            _note_draw(season, act, at)
        case acts.SeasonStopped():
            season.stopped = at
        case acts.SeasonWentOn():
            _go_on(season, at)
        case acts.Extended():
            season.extended_days += act.days
        case acts.EndAnnounced():
            season.is_end_announced = True
        case acts.OvertimeBegan():
            season.state, season.overtime = State.OVERTIME, at
        case acts.PlayedOut():
            season.is_played_out = True
        case acts.SeasonEnded():
            season.state, season.ended = State.OVER, act
        case Undone() | acts.Closed():
            pass
        case _:
            _note_of_table(season, season.fixtures[act.round, act.table], act)


def _note_of_entry(
    season: Season,
    act: acts.Entered | acts.Left | acts.SatOut | acts.CameIn | acts.Expelled | acts.Readmitted,
    at: float,
) -> None:
    if isinstance(act, acts.Entered):
        season.entrants[act.entry] = Entrant(act.entry, at)
        for each in season.rounds.values():
            if each.is_skipped:
                season.entrants[act.entry].excused.add(each.number)
            elif each.drawn is not None:
                season.entrants[act.entry].miss(each.number)
        return
    entrant = season.entrants[act.entry]
    match act:
        case acts.Left():
            entrant.has_left = True
        case acts.SatOut():
            entrant.sits_out = act.round
        case acts.CameIn():
            entrant.said_in, entrant.sits_out = at, None
            entrant.has_left = entrant.is_asleep = False
            entrant.absent = 0
        case acts.Expelled():
            entrant.is_expelled = True
        case acts.Readmitted():
            entrant.is_expelled = False


def _note_draw(season: Season, act: acts.Drawn, at: float) -> None:
    """Note a draw: who is put into which division, who was absent, and which tables there are."""
    called = season.rounds[act.round]
    called.drawn, called.drawn_at = act, at
    season.state, season.last_draw = State.PLAYING, at
    there, full, tables = set[int](), set[int](), 0
    is_first = not season.divisions
    for division in act.divisions:
        there.update(division.there)
        full.update(division.full)
        for entry in division.joined:
            season.entrants[entry].division = division.division
        for drawn in division.tables:
            tables += 1
            season.fixtures[act.round, tables] = Fixture(act.round, tables, division.division, drawn)
    for entrant in season.entrants.values():
        if entrant.number in full:
            entrant.excused.add(act.round)
        elif entrant.number not in there and not entrant.is_out:
            entrant.miss(act.round)
        if entrant.number in there | full or entrant.sits_out == act.round:
            entrant.absent = 0
        elif not entrant.is_out:
            entrant.absent += 1
            entrant.is_asleep |= is_first or entrant.absent >= SLEEPS_AFTER_ABSENT


def _go_on(season: Season, at: float) -> None:
    """What is to come is as much later as the season stood still, in whole days."""
    days = math.ceil((at - (at if season.stopped is None else season.stopped)) / DAY)
    season.stopped = None
    season.stood_days += days
    season.last_draw += days * DAY
    for called in season.rounds.values():
        if not called.is_settled:
            called.called += days * DAY
    if season.overtime is not None:
        season.overtime += days * DAY


def _note_of_table(
    season: Season,
    fixture: Fixture,
    act: acts.TableOpened | acts.SeatLost | acts.SubstituteCame | acts.TableEnded | acts.Voided | acts.Placed,
) -> None:
    match act:
        case acts.TableOpened():
            fixture.is_opened = True
        case acts.SeatLost():
            fixture.lost[act.entry] = act.why
            entrant = season.entrants[act.entry]
            if act.why is not LostBecause.EXPELLED:
                entrant.lost += 1
            entrant.is_asleep |= entrant.lost == SLEEPS_AFTER_LOST
        case acts.SubstituteCame():
            fixture.substitutes[act.instead] = act.entry
        case acts.TableEnded():
            fixture.ended, fixture.was_rated = act.seats, act.is_rated
        case acts.Voided():
            fixture.is_voided = True
        case acts.Placed():
            fixture.placed, fixture.is_voided = act.seats, False
