"""A season's rounds: who is there, what is drawn for them, and whether a draw is what its seed says.

It knows a season and, by entry, when people answered last. It is told the moment.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.leagues.acts import DivisionDrawn, Drawn, RoundCalled, RoundSkipped
from engine.leagues.calendar import CALLED_BEFORE
from engine.leagues.divisions import cut, next_order
from engine.leagues.draw import Draw, Past, drawn, past_of
from engine.leagues.due import draw_at
from engine.leagues.parts import Round
from engine.leagues.season import Season


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there for a round."""

    there: frozenset[int]
    full: frozenset[int]
    """Those who would be there but have too many unfinished tables."""


def counts_from(season: Season, called: Round) -> float:
    """From when on whoever answers, or says that they are in, is there for a round that was called, in UNIX
    seconds."""
    return min(draw_at(season, called) - CALLED_BEFORE, called.first_called)


def is_full(season: Season, entry: int) -> bool:
    """Whether an entry has too many unfinished tables for another one."""
    assert season.settings is not None
    return sum(1 for _ in season.unfinished(entry)) >= season.settings.at_once


def presence(season: Season, round: int, answered: Mapping[int, float]) -> Presence:
    """Who is there: whoever does not sit the round out, and has answered in any game or said that they are in
    since the round was called, or in the two days before its draw was due. `answered` has, by entry, when
    they last answered in any game on this server, in UNIX seconds; whoever never did may be missing."""
    assert season.settings is not None
    since = counts_from(season, season.rounds[round])
    there = {
        entrant.number
        for entrant in season.entrants.values()
        if not (entrant.is_out or entrant.is_asleep or entrant.sits_out == round)
        and max(entrant.said_in, answered.get(entrant.number, 0.0)) >= since
    }
    held = dict.fromkeys(season.entrants, 0)
    for fixture in season.unfinished():
        for entry in fixture.holders:
            held[entry] += 1
    full = {entry for entry in there if held[entry] >= season.settings.at_once}
    return Presence(frozenset(there - full), frozenset(full))


def draw_round(
    season: Season,
    round: int,
    answered: Mapping[int, float],
    *,
    allowed: Collection[int],
    order: Sequence[int],
    seed: str,
) -> Drawn | RoundCalled | RoundSkipped:
    """What becomes of a round whose draw is due. If too few are there for any table, it is called once more,
    with the new seed, and the second time skipped. `allowed` are the game's numbers of seats. From `order`,
    which has entries with the best first, the divisions are cut at a season's first draw; whoever comes later
    is put into the last one."""
    assert season.settings is not None
    called, found = season.rounds[round], presence(season, round, answered)
    divisions = tuple(_drawn(season, round, found, allowed, order))
    if any(division.tables for division in divisions):
        return Drawn(round, called.seed, season.settings.table, tuple(sorted(allowed)), divisions)
    if called.attempt > 1:
        return RoundSkipped(round, tuple(sorted(found.full)))
    return RoundCalled(round, called.attempt + 1, seed)


def differing(season: Season) -> tuple[int, ...]:
    """The rounds whose draws are not what their seeds say, if they are drawn again from who was there."""
    found = list[int]()
    pasts = dict[int, Past]()
    for number in sorted(season.rounds):
        act = season.rounds[number].drawn
        if act is None:
            continue
        is_same = act.seed == season.rounds[number].seed
        for division in act.divisions:
            past = pasts.setdefault(division.division, Past())
            draw = drawn(
                past,
                division.there,
                size=act.size,
                allowed=act.allowed,
                seed=act.seed,
                division=division.division,
            )
            is_same &= (draw.tables, draw.byes) == (division.tables, division.byes)
            past.add(Draw(division.tables, division.byes))
        found += [] if is_same else [number]
    return tuple(found)


def _drawn(
    season: Season, round: int, found: Presence, allowed: Collection[int], order: Sequence[int]
) -> Iterator[DivisionDrawn]:
    """The draw of each division."""
    assert season.settings is not None
    members = {number: set(entries) for number, entries in season.divisions.items()}
    coming = found.there | found.full
    joined = _joined(season, round, coming, order)
    for number in sorted({*members, *joined}):
        everybody = members.get(number, set()) | set(joined.get(number, ()))
        there = tuple(sorted(everybody & found.there))
        past = past_of(_draws(season, number))
        draw = drawn(
            past,
            there,
            size=season.settings.table,
            allowed=allowed,
            seed=season.rounds[round].seed,
            division=number,
        )
        yield DivisionDrawn(
            number,
            tuple(sorted(joined.get(number, ()))),
            there,
            tuple(sorted(everybody & found.full)),
            draw.tables,
            draw.byes,
        )


def _joined(
    season: Season, round: int, coming: Collection[int], order: Sequence[int]
) -> dict[int, tuple[int, ...]]:
    """By division, who is put into it by this draw."""
    assert season.settings is not None
    nowhere = [entrant for entrant in season.entrants.values() if entrant.division is None]
    if season.divisions:
        late = tuple(entrant.number for entrant in nowhere if entrant.number in coming)
        return {max(season.divisions): late} if late else {}
    sitting_out = {entrant.number for entrant in nowhere if entrant.sits_out == round and not entrant.is_out}
    first = next_order(order, {*coming, *sitting_out})
    return dict(enumerate(cut(first, season.settings.division), 1))


def _draws(season: Season, division: int) -> Iterator[Draw]:
    """The draws of a division so far."""
    for number in sorted(season.rounds):
        act = season.rounds[number].drawn
        for each in act.divisions if act is not None else ():
            if each.division == division:
                yield Draw(each.tables, each.byes)
