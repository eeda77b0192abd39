"""The standing message of a league in words: where its season is, who is first, what comes next, and who may
still join.

It knows no picture and no buttons. The same text is said to everybody.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from cogs.parts.layouts import PAGE
from cogs.parts.league_views import next_draw
from cogs.posting.leagues.facts import Facts, league_name, settings_words
from engine.leagues import acts
from engine.leagues.books import NEXT_AFTER, ended_at
from engine.leagues.due import coming, last_end, planned_end
from engine.leagues.ranking import takes_entries, with_results
from engine.leagues.season import State
from engine.leagues.standings import Standing
from engine.leagues.sure import Sure
from renders.language.catalogues import Words
from renders.language.names import cut_lines, fitting
from renders.language.player_names import FORMER
from renders.league.text.numbers import place, points_said
from renders.ratings.text import people

FIRST: Final = 3
"""So many people of every division are named."""
_LENGTHS: Final = (32, 24, 16)
_LONGEST: Final = PAGE
"""The text is at most so long: there is room for what others put below it."""


def board_text(
    facts: Facts, standings: Mapping[int, Sequence[Standing]], words: Words, *, is_closed: bool = False
) -> str:
    """The text of the standing message. `standings` are by division, as they are now. Nothing comes after
    the season of a league that is closed."""

    def said(longest: int) -> str:
        return "\n".join([*head, *_divisions(facts, standings, words, longest), *below])

    head = list(_head(facts, words))
    below = [words.text("league-board-gone")] if is_closed else list(_below(facts, words))
    found = fitting(said, _LONGEST, _LENGTHS)
    if len(found) <= _LONGEST:
        return found
    room = _LONGEST - sum(len(line) + 1 for line in (*head, *below))
    first = cut_lines(list(_divisions(facts, standings, words, _LENGTHS[-1])), room)
    return "\n".join([*head, first, *below])


def _first(standings: Mapping[int, Sequence[Standing]]) -> list[Standing]:
    division = standings.get(min(standings), ()) if standings else ()
    return [each for each in division if each.place == 1]


def _head(facts: Facts, words: Words) -> Iterator[str]:
    """What is played, where the season is, and, while nobody can be named as first, how many have joined."""
    season = facts.season
    title = words.text("league-season", season=season.number)
    yield f"### {league_name(facts, words)}: {title}"
    yield settings_words(facts.settings, words)
    if season.state not in (State.SIGN_UP, State.OVER):
        still = sum(1 for _ in season.unfinished())
        yield words.text(
            "league-board-round", round=season.settled, rounds=facts.settings.rounds, tables=still
        )
    if season.state is State.SIGN_UP or (season.state is not State.OVER and not with_results(season)):
        yield words.text("league-joined", count=sum(not each.is_out for each in season.entrants.values()))


def _divisions(
    facts: Facts, standings: Mapping[int, Sequence[Standing]], words: Words, longest: int
) -> Iterator[str]:
    """The first of every division; before a table of it is over, nobody is first, though byes and excuses
    give points."""
    played = with_results(facts.season)
    if facts.season.state is State.OVER and (first := _first(standings)):
        names = [_name(each, facts, words, longest, is_bold=True) for each in first[:FIRST]]
        if len(first) > FIRST:
            names.append(words.text("league-and-others", count=len(first) - FIRST))
        points = points_said(first[0].points, words)
        yield words.text("league-board-champion", who=words.listed(names), count=len(first), points=points)
    for division, found in standings.items():
        if division not in played or not found or not found[0].points:
            continue
        who = "; ".join(_places(found, facts, words, longest))
        if len(standings) > 1:
            yield words.text("league-board-first-in", division=division, who=who)
        else:
            yield words.text("league-board-first", who=who)


def _places(found: Sequence[Standing], facts: Facts, words: Words, longest: int) -> Iterator[str]:
    """The first in the order of their places; those who share one stand together."""
    shared = {number: len(list(several)) for number, several in groupby(found, key=lambda each: each.place)}
    say = partial(_name, facts=facts, words=words, longest=longest)
    first = [each for each in found[:FIRST] if each.points]
    for number, several in groupby(first, key=lambda each: each.place):
        together = list(several)
        names = [say(each) for each in together]
        if shared[number] > len(together):
            names.append(words.text("league-and-others", count=shared[number] - len(together)))
        points = points_said(together[0].points, words)
        where = place(number, is_shared=shared[number] > 1)
        yield words.text("league-board-place", place=where, who=words.listed(names), points=points)


def _name(each: Standing, facts: Facts, words: Words, longest: int, *, is_bold: bool = False) -> str:
    name = people.message(facts.names.get(each.entry, FORMER), each.entry, words, longest)
    if is_bold:
        return f"**{name}**"
    return f"★ {name}" if Sure.FIRST in each.sure and facts.season.state is not State.OVER else name


def joining(facts: Facts, words: Words) -> str:
    """Whether people may join the season, and until when; after its end, when the next one opens."""
    season = facts.season
    if season.state is State.OVER:
        if facts.settings.goes_on:
            return words.text("league-board-opens", at=int(ended_at(season) + NEXT_AFTER))
        return words.text("league-board-asks")
    if not takes_entries(season):
        return words.text("league-board-closed")
    if season.state is State.SIGN_UP:
        return words.text("league-board-join")
    return words.text("league-board-join-late", round=facts.settings.late)


def _below(facts: Facts, words: Words) -> Iterator[str]:
    """What comes next and when, and who may still join."""
    season = facts.season
    if season.stopped is not None and season.state is not State.OVER:
        yield words.text("league-board-stopped", at=int(season.stopped))
    if season.state is not State.OVER:
        yield from next_lines(facts, words)
    yield joining(facts, words)


def next_lines(facts: Facts, words: Words) -> Iterator[str]:
    """What the season does next by itself, and when it ends."""
    season = facts.season
    draw = next_draw(season)
    if draw is not None:
        number, at = draw
        call = next((each for each in coming(season) if each.act is acts.RoundCalled), None)
        if call is None:
            yield words.text("league-board-called", round=number, at=int(at))
        else:
            yield words.text("league-board-draw", round=number, call=int(call.at), at=int(at))
    if season.stopped is not None or season.state is State.SIGN_UP:
        return
    if season.state is State.OVERTIME:
        yield words.text("league-board-overtime", at=int(last_end(season)))
    else:
        yield words.text("league-board-end", at=int(planned_end(season)), last=int(last_end(season)))
