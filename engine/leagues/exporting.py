"""A league as files: `league.json`, from which anybody can make the same draws and standings again, and
`standings.csv`. Pure: it knows entries, their public names, and acts; nobody's Discord id is in it.
"""

import csv
import io
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.leagues.acts import RoundCalled
from engine.leagues.ledger import Author, Done, Who, act_of, kind_of, written
from engine.leagues.points import POINT
from engine.leagues.ranking import ranking
from engine.leagues.season import Season, season_of
from engine.leagues.standings import Standing, digest
from engine.play.chance import commitment
from engine.play.codec import DecodeError, decode, encode

FORMAT: Final = "saloon-league-1"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What begins like this is computed by programs for tables."""


class NotALeague(Exception):
    """A file is not one of a league; the text says why."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A league's file."""

    name: str
    season: Season
    names: Mapping[int, str]
    vacant: tuple[int, ...]
    digest: str
    """The SHA-256 of the standings, as the file says it."""

    @property
    def standings(self) -> dict[int, tuple[Standing, ...]]:
        """The standings, made from the acts alone."""
        return ranking(self.season, self.vacant)


def public(season: Season) -> Iterator[Done]:
    """The acts of a season as anybody may read them: as long as a round is not settled, its seed is
    secret."""
    for one in season.log:
        if isinstance(one.act, RoundCalled) and not season.rounds[one.act.round].is_settled:
            yield replace(one, act=replace(one.act, seed=""))
        else:
            yield one


def exported(name: str, season: Season, names: Mapping[int, str], vacant: Collection[int]) -> bytes:
    """A season as JSON. `vacant` are the rounds in which a substitute may still take a seat: what is sure
    depends on them. Of organisers it has the acts and reasons, and not who they are."""
    found = ranking(season, vacant)
    content = {
        "format": FORMAT,
        "league": name,
        "season": season.number,
        "settings": None if season.settings is None else decode(encode(season.settings), dict[str, Any]),
        "names": {str(number): names.get(number, "") for number in sorted(season.entrants)},
        "acts": [_act(one, sealed) for one, sealed in zip(public(season), season.log, strict=True)],
        "vacant": sorted(vacant),
        "standings": {
            str(division): [_standing(one) for one in several] for division, several in found.items()
        },
        "sha256": digest(found),
    }
    return encode(content)


def imported(raw: bytes) -> Imported:
    """A league from its file. Raises NotALeague if it is none, or if this version does not know its acts."""
    try:
        content = decode(raw, dict[str, Any])
        if content.get("format") != FORMAT:
            raise NotALeague(f"its format is not {FORMAT}")
        log = [
            Done(
                each["number"],
                each["at"],
                Author(Who(each["who"]), each["entry"]),
                act_of(each["kind"], encode(each["act"]).decode()),
                each["reason"],
            )
            for each in content["acts"]
        ]
        names = {int(number): str(name) for number, name in content["names"].items()}
        found = Imported(
            str(content["league"]), season_of(log), names, tuple(content["vacant"]), str(content["sha256"])
        )
    except NotALeague:
        raise
    except (DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise NotALeague(f"it cannot be read: {error}") from error
    if found.season.settings is None:
        raise NotALeague("its season was never opened")
    return found


def as_csv(standings: Mapping[int, tuple[Standing, ...]], names: Mapping[int, str]) -> bytes:
    """Standings as a table for other programs: a line for each entry, points in decimals."""
    text = io.StringIO()
    rounds = max((len(one.rounds) for several in standings.values() for one in several), default=0)
    table = csv.writer(text, lineterminator="\n")
    head = ["division", "place", "entry", "name", "points", "sixtieths", "lasts", "opposition", "line"]
    table.writerow([*head, *(f"round {number}" for number in range(1, rounds + 1))])
    for division, several in sorted(standings.items()):
        for one in several:
            name = names.get(one.entry, "")
            row = [
                *(division, one.place, one.entry, f"'{name}" if name.startswith(_FORMULA) else name),
                *(decimal(one.points), one.points, one.lasts, decimal(float(one.opposition)), one.line),
            ]
            table.writerow([*row, *(decimal(each.points) for each in one.rounds)])
    return text.getvalue().encode()


def _act(done: Done, stored: Done) -> dict[str, Any]:
    """An act in the file. A round that is not settled has the seal of its seed in its place."""
    content = {
        "number": done.number,
        "at": done.at,
        "who": done.by.who.value,
        "entry": done.by.number if done.by.who is Who.ENTRY else 0,
        "kind": kind_of(done.act),
        "act": decode(written(done.act), dict[str, Any]),
        "reason": done.reason,
    }
    if isinstance(stored.act, RoundCalled):
        content["seal"] = commitment(stored.act.seed)
    return content


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "entry": one.entry,
        "place": one.place,
        "sixtieths": one.points,
        "lasts": one.lasts,
        "opposition": str(one.opposition),
        "line": one.line.value,
        "sure": sorted(mark.value for mark in one.sure),
    }


def decimal(sixtieths: float) -> str:
    """Points from sixtieths, with at most four decimals: "41", "6.3333"."""
    return f"{sixtieths / POINT:.4f}".rstrip("0").rstrip(".")
