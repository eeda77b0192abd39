"""What somebody is told of their own part in a season: whether they are in it, and what comes next for them.

Pure: it knows neither who reads it nor whether they may.
"""

from collections.abc import Iterator

from cogs.parts.league_views import next_draw
from cogs.posting.leagues.board_text import joining
from cogs.posting.leagues.facts import Facts, league_name
from engine.leagues import acts
from engine.leagues.due import coming, last_end
from engine.leagues.parts import OUT_AFTER_LOST, Entrant
from engine.leagues.points import EXCUSED
from engine.leagues.rounds import counts_from, is_full
from engine.leagues.season import State
from renders.language.catalogues import Words
from renders.league.text.numbers import points_said


def own_text(entry: int | None, facts: Facts, words: Words, *said: str) -> str:
    """What is so of an entry now (None: somebody who is not in the season), below what is `said` of what they
    have just done."""
    head = words.text("league-own", league=league_name(facts, words), season=facts.season.number)
    return "\n".join([head, *filter(None, said), *own_lines(entry, facts, words)])


def own_lines(entry: int | None, facts: Facts, words: Words, answered: float | None = None) -> Iterator[str]:
    """Whether somebody is in the season, and in its next round, and until when they can change that. If it is
    known when they last `answered` in a game on this server (in UNIX seconds; 0: not lately), also why."""
    if entry is None:
        yield words.text("league-own-outside")
        yield joining(facts, words)
        return
    season, entrant = facts.season, facts.season.entrants[entry]
    if season.state is State.OVER:
        yield words.text("refused-season-over")
        yield joining(facts, words)
    elif entrant.is_expelled:
        yield words.text("refused-expelled-from-season")
    elif entrant.lost >= OUT_AFTER_LOST:
        yield words.text("refused-lost-too-many-seats")
    else:
        if season.stopped is not None:
            yield words.text("league-board-stopped", at=int(season.stopped))
        yield from _next(entrant, facts, words, answered)


def late_text(entry: int, facts: Facts, words: Words) -> str:
    """What the rounds that somebody has missed before they entered give them; "" if there are none."""
    entrant = facts.season.entrants[entry]
    missed, excused = entrant.missed, points_said(EXCUSED, words)
    return words.text("league-own-late", count=missed, points=excused) if missed else ""


def _next(entrant: Entrant, facts: Facts, words: Words, answered: float | None) -> Iterator[str]:
    """Of the next round, for somebody who may play."""
    season, draw = facts.season, next_draw(facts.season)
    if entrant.has_left:
        yield words.text("league-own-left")
        return
    if season.stopped is not None and not entrant.is_asleep:
        if entrant.sits_out is not None and entrant.sits_out > season.settled:
            yield words.text("league-own-sits-stopped", round=entrant.sits_out)
        return
    if draw is None:
        if entrant.is_asleep and season.stopped is not None:
            yield words.text("league-own-asleep")
        else:
            yield words.text("league-own-no-more", at=int(last_end(season)))
        return
    number, at = draw
    if entrant.sits_out == number:
        excused, points = entrant.missed == 0, points_said(EXCUSED, words)
        name = "league-own-sits-excused" if excused else "league-own-sits"
        yield words.text(name, round=number, points=points, at=int(at))
        return
    if entrant.is_asleep:
        yield words.text("league-own-asleep")
        return
    called = season.rounds.get(number)
    if called is None:
        call = next(each for each in coming(season) if each.act is acts.RoundCalled)
        yield words.text("league-own-draw", round=number, call=int(call.at), at=int(at))
    elif max(entrant.said_in, answered or 0.0) >= counts_from(season, called):
        yield words.text("league-own-in", round=number, at=int(at))
        if answered is not None:
            yield words.text("league-own-because", at=int(max(entrant.said_in, answered)))
    else:
        yield words.text("league-own-called", round=number, at=int(at))
    if is_full(season, entrant.number):
        yield words.text("league-own-full", count=facts.settings.at_once, points=points_said(EXCUSED, words))
