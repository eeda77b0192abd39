"""The standings of a season, as they are now or at its end."""

from collections import Counter
from collections.abc import Collection

from engine.leagues.acts import DivisionEnded, Finished, SeasonEnded
from engine.leagues.divisions import lines_of
from engine.leagues.due import rounds_to_come
from engine.leagues.earned import Open, Played
from engine.leagues.points import Table
from engine.leagues.season import Season, State, season_of
from engine.leagues.standings import Standing, crosstable, digest, standings
from engine.leagues.sure import Ahead


def played(season: Season) -> Played:
    """What the standings of a season are made from."""
    byes = {
        number: [entry for division in each.drawn.divisions for entry in division.byes]
        for number, each in season.rounds.items()
        if each.drawn is not None
    }
    excused = {
        number: [entrant.number for entrant in season.entrants.values() if number in entrant.excused]
        for number in season.rounds
    }
    return Played(
        season.divisions,
        _over(season),
        byes,
        excused,
        open=[Open(each.round, each.holders) for each in season.unfinished()],
        rounds=season.settled,
        others=[entrant.number for entrant in season.entrants.values() if entrant.division is None],
    )


def ranking(season: Season, vacant: Collection[int] | None = None) -> dict[int, tuple[Standing, ...]]:
    """By division, its standings. `vacant` are the rounds in which a substitute may still take a seat; None:
    all that have an open table, which is always enough, but lets less be sure."""
    assert season.settings is not None
    divisions = season.divisions
    lines = lines_of({number: len(entries) for number, entries in divisions.items()}, season.settings.line)
    if season.state is State.OVER:
        return standings(played(season), lines, None)
    unfinished = list(season.unfinished())
    open_rounds = {each.round for each in unfinished}
    ahead = Ahead(
        rounds_to_come(season),
        max([season.settings.table, *(len(each.drawn) for each in unfinished)]),
        open_rounds if vacant is None else vacant,
        takes_entries(season),
        [max(divisions)] if divisions and may_join(season) else (),
    )
    return standings(played(season), lines, ahead)


def ahead_of(season: Season, division: int) -> Counter[tuple[int, int]]:
    """By a pair of entries of a division, how often the first has left the second behind."""
    return crosstable(each for each in _over(season) if each.division == division)


def may_join(season: Season) -> bool:
    """Whether somebody may still come into a division."""
    return rounds_to_come(season) > 0 and (
        takes_entries(season)
        or any(entrant.division is None and not entrant.is_expelled for entrant in season.entrants.values())
    )


def takes_entries(season: Season) -> bool:
    """Whether people may sign up, or enter late."""
    if season.settings is None or season.state not in (State.SIGN_UP, State.PLAYING):
        return False
    return season.settled < season.settings.late


def ended_as_it_should(season: Season) -> bool:
    """Whether a season has ended with the standings to which its acts until then lead; what was corrected
    since does not matter. True if it is not over."""
    ending = next((one for one in season.log if isinstance(one.act, SeasonEnded)), None)
    if ending is None or season.ended is None:
        return True
    then = season_of(one for one in season.log if one.number <= ending.number)
    return digest(ranking(then)) == season.ended.digest


def with_results(season: Season) -> frozenset[int]:
    """The divisions with a table that is over: in others there are only points of byes and excuses."""
    return frozenset(each.division for each in season.fixtures.values() if each.is_over)


def final(season: Season) -> SeasonEnded:
    """The act that ends a season, with the standings as they are."""
    assert season.settings is not None
    found = standings(played(season), None, None)
    return SeasonEnded(
        tuple(
            DivisionEnded(number, tuple(Finished(one.entry, one.place, one.points) for one in found[number]))
            for number in sorted(found)
        ),
        digest(found),
    )


def _over(season: Season) -> list[Table]:
    """The tables that are over."""
    return [
        Table(each.division, each.round, each.seats, each.is_voided)
        for each in season.fixtures.values()
        if each.is_over
    ]
