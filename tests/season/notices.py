"""What the people of a season are told of each round, read from its acts alone."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.leagues import acts
from engine.leagues.ledger import Done
from engine.leagues.season import Season, apply

Notices: TypeAlias = Mapping[tuple[int, int], list[str]]
"""By round and entry, what somebody is told when it is drawn."""


def notices(log: Iterable[Done]) -> Notices:
    """What each entrant is told of each round. Whoever was called and is not there is told that they were
    absent; whoever has left, or is out, is told nothing."""
    season, found = Season(), defaultdict[tuple[int, int], list[str]](list)
    for done in log:
        act = done.act
        if isinstance(act, acts.RoundSkipped):
            for entrant in season.entrants.values():
                found[act.round, entrant.number] += [] if entrant.is_out else ["skipped"]
        if isinstance(act, acts.Drawn):
            for division in act.divisions:
                for table in division.tables:
                    for entry in table:
                        found[act.round, entry].append("drawn")
                for entry in division.byes:
                    found[act.round, entry].append("bye")
                for entry in division.full:
                    found[act.round, entry].append("full")
            for entrant in season.entrants.values():
                key = act.round, entrant.number
                if entrant.sits_out == act.round:
                    found[key].append("sits out")
                elif not entrant.is_out and not found[key]:
                    found[key].append("absent")
        apply(season, done)
    return found


def wrong_notices(log: Iterable[Done]) -> list[str]:
    """Who was told nothing of a round, or several things, and which tables were not dealt once."""
    acts_done = list(log)
    found = [
        f"entry {entry} is told {told} of round {round}"
        for (round, entry), told in notices(acts_done).items()
        if len(told) > 1
    ]
    drawn, opened = set[tuple[int, int]](), Counter[tuple[int, int]]()
    for done in acts_done:
        if isinstance(done.act, acts.Drawn):
            tables = sum(len(division.tables) for division in done.act.divisions)
            drawn |= {(done.act.round, number) for number in range(1, tables + 1)}
        if isinstance(done.act, acts.TableOpened):
            opened[done.act.round, done.act.table] += 1
    found += [
        f"table {key} is dealt {opened[key]} times" for key in sorted(drawn | {*opened}) if opened[key] != 1
    ]
    return found
