"""What a season counts, and what it aims at."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Final

MOST_WRONG: Final = 3
"""So many things that went wrong are printed of each title."""
MOST_BY_CLOCK: Final = 0.5
"""Per 100 calls of people who are there as they always are; one alone is never too many."""
MOST_MENTIONS: Final = 2


@dataclass(slots=True)
class Tally:
    """What happened in some games of one title. Two of them can be added."""

    games: int = 0
    over: int = 0
    abandoned: int = 0
    """Games in which nobody was left to play on."""
    stalled: list[str] = field(default_factory=list)
    """Waits that were longer than they may be, and games that did not end although somebody was there."""
    expired_by_outage: list[str] = field(default_factory=list)
    quiet: list[str] = field(default_factory=list)
    """Deadlines and reminders in somebody's quiet hours."""
    calls: int = 0
    calls_of_those_there: int = 0
    """Of people who are not gone; without the brief ones."""
    by_clock: int = 0
    """Of these calls, how many the clock has answered."""
    of_the_gone: int = 0
    """How many calls of people who are gone the clock has answered."""
    brief: int = 0
    """How many brief calls passed without an answer, which is no miss. They are in no other number of what
    the clock has answered."""
    stops: int = 0
    """How often the table began to wait for people who were not just there. It waits for all whom it has
    invited together, from then on: that is one stop until each of them has looked in."""
    mentions: int = 0
    """How often anybody was mentioned: called, invited or reminded."""
    most_mentions: int = 0
    """The most mentions that anybody got for one question, without its invitation and `reminded_anew`."""
    reminded_anew: int = 0
    """How often a deadline that had moved by more than a quarter of a call was reminded of once more."""
    outages: int = 0
    days: list[float] = field(default_factory=list)
    """How long each game took that ended."""

    def __add__(self, other: "Tally") -> "Tally":
        merged = {one.name: getattr(self, one.name) + getattr(other, one.name) for one in fields(Tally)}
        return Tally(**merged | {"most_mentions": max(self.most_mentions, other.most_mentions)})

    @property
    def share_by_clock(self) -> float:
        """Per 100 calls of people who are there."""
        return 100 * self.by_clock / max(1, self.calls_of_those_there)

    @property
    def missed(self) -> list[str]:
        """The aims that were missed."""
        aims: dict[str, Callable[[], bool]] = {
            "stalled": lambda: not self.stalled,
            "expired by an outage": lambda: not self.expired_by_outage,
            "deadlines in quiet hours": lambda: not self.quiet,
            "answers by the clock": lambda: self.by_clock < 2 or self.share_by_clock <= MOST_BY_CLOCK,
            "mentions": lambda: self.most_mentions <= MOST_MENTIONS,
            "over or abandoned": lambda: self.over + self.abandoned == self.games,
        }
        return [name for name, is_kept in aims.items() if not is_kept()]


def of_100(numbers: Sequence[float], part: int) -> float:
    """The number that `part` of 100 do not exceed."""
    if len(numbers) < 2:
        return numbers[0] if numbers else 0.0
    return statistics.quantiles(numbers, n=100, method="inclusive")[part - 1]


def report(title: str, tally: Tally) -> str:
    """What a title's games came to, in lines to read."""
    games = max(1, tally.games)
    wrong = [*tally.stalled, *tally.expired_by_outage, *tally.quiet][:MOST_WRONG]
    return "\n".join(
        (
            f"{title}: {tally.games} games, {tally.over} over, {tally.abandoned} with nobody left",
            f"  {of_100(tally.days, 50):.0f} days in the median, 90 of 100 within"
            f" {of_100(tally.days, 90):.0f}; {tally.calls / games:.0f} calls,"
            f" {tally.stops / games:.0f} stops and {tally.mentions / games:.0f} mentions a game",
            f"  stalled {len(tally.stalled)}, expired by one of {tally.outages} outages"
            f" {len(tally.expired_by_outage)}, deadlines in quiet hours {len(tally.quiet)},"
            f" at most {tally.most_mentions} mentions a question, and {tally.reminded_anew} reminders of"
            " deadlines that had moved",
            f"  the clock answered {tally.share_by_clock:.2f} of 100 calls of people who were there,"
            f" and {tally.of_the_gone} of people who were gone; {tally.brief} brief calls passed",
            *(f"  ! {each}" for each in wrong),
        )
    )
