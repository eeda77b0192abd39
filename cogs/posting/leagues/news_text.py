"""The news of a league: what acts say in the posts of its thread, and whom they call.

It knows words, and neither sends anything nor notes what was told. What people do for themselves (they sign
up, sit out, say that they are in) is no news before the first draw, and in the log all the same.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from cogs.parts.league_views import next_draw
from cogs.posting.leagues.act_text import act_line
from cogs.posting.leagues.facts import (
    Facts,
    Post,
    Row,
    called,
    chunks,
    league_name,
    listed,
    names_at,
    packed,
    season_until,
    settings_words,
    table_words,
)
from engine.leagues import acts
from engine.leagues.due import coming, draw_at, last_end
from engine.leagues.ledger import Done, Who
from engine.leagues.points import BYE, EXCUSED
from engine.leagues.ranking import ranking
from engine.leagues.season import Season
from engine.leagues.standings import Line
from engine.play.chance import commitment
from renders.language.catalogues import Words
from renders.league.text.numbers import points_said

LATE_S: Final = 3600.0
"""What the bot does by itself so many seconds after it was due, it does late."""
_BY_CALENDAR: Final = (
    acts.RoundCalled,
    acts.Drawn,
    acts.RoundSkipped,
    acts.EndAnnounced,
    acts.OvertimeBegan,
    acts.PlayedOut,
)
_TOGETHER: Final = (acts.TableEnded, acts.Entered, acts.Left)
"""Several of these in a row are told in one post."""
_WITHOUT: Final = ("bye", "sits-excused", "sits", "full", "absent-excused", "absent")
"""Why people have no table, in the order in which it is told."""
SILENT: Final = (acts.SatOut, acts.CameIn, acts.TableOpened)
"""What is no news: it is in the log, and a table's own message tells of the table."""


def bundles(done: Sequence[Done], facts: Facts) -> list[list[Done]]:
    """The acts that are news, in their order; together those that are told in the same posts."""
    news = [one for one in done if _is_news(one, facts)]
    return [list(several) for _, several in groupby(news, key=_group)]


def news(done: Sequence[Done], facts: Facts, words: Words, to_call: Sequence[int] = ()) -> list[Post]:
    """The posts that tell these acts, in their order. `to_call` are those who must be asked whether they are
    there for the round that is called, or whether they play the season that is opened, by their Discord user
    ids."""
    return [post for several in bundles(done, facts) for post in _told(several, facts, words, to_call)]


def _group(done: Done) -> object:
    """What acts have in common that stand in one post."""
    return type(done.act) if isinstance(done.act, _TOGETHER) else done.number


def _is_news(done: Done, facts: Facts) -> bool:
    """Whether an act is told."""
    is_coming = isinstance(done.act, acts.Entered | acts.Left)
    return not (isinstance(done.act, SILENT) or (is_coming and _is_before(done, facts)))


def _is_before(done: Done, facts: Facts) -> bool:
    """Whether no round was drawn before."""
    return not any(isinstance(one.act, acts.Drawn) for one in facts.season.log if one.number < done.number)


def _told(done: Sequence[Done], facts: Facts, words: Words, to_call: Sequence[int]) -> list[Post]:
    one, numbers = done[0], tuple(each.number for each in done)
    late = [Row(text) for text in _late(one, facts, words)]
    match one.act:
        case acts.TableEnded():
            head = Row(words.text("league-news-results", count=len(done)))
            return packed([head, *(Row(f"- {act_line(each, facts, words)}") for each in done)], numbers)
        case acts.Entered() | acts.Left():
            return packed(_people(done, facts, words), numbers)
        case acts.SeasonOpened():
            return packed([Row(_sign_up(one.act, facts, words)), *_ask_again(to_call, words)], numbers)
        case acts.RoundCalled():
            return packed([*_call(one, one.act, facts, words, to_call), *late], numbers)
        case acts.Drawn():
            return packed([*_draw(one, one.act, facts, words), *late], numbers)
        case acts.RoundSkipped():
            return packed([Row(act_line(one, facts, words)), *_given_up(one, facts, words), *late], numbers)
        case acts.SeatLost():
            return [_lost(one, one.act, facts, words)]
        case acts.SeasonEnded():
            return packed(_end(one, one.act, facts, words), numbers)
        case acts.SeasonWentOn() | acts.Extended():
            return packed([Row(act_line(one, facts, words)), *_dates(one, facts, words)], numbers)
        case acts.OvertimeBegan():
            ends = words.text(
                "league-news-overtime", at=int(last_end(season_until(facts.season, one.number + 1)))
            )
            return packed([Row(act_line(one, facts, words)), Row(ends), *late], numbers)
        case _:
            return packed([Row(act_line(one, facts, words)), *late], numbers)


def _late(done: Done, facts: Facts, words: Words) -> list[str]:
    """That the bot was away, if it has done something late: one line or none."""
    if done.by.who is not Who.BOT or not isinstance(done.act, _BY_CALENDAR):
        return []
    kinds = (acts.Drawn, type(done.act)) if isinstance(done.act, acts.RoundSkipped) else (type(done.act),)
    if isinstance(done.act, acts.RoundCalled) and done.act.attempt > 1:
        kinds = (acts.Drawn,)
    due = next((each for each in coming(season_until(facts.season, done.number)) if each.act in kinds), None)
    if due is None or done.at < due.at + LATE_S:
        return []
    return [words.text("league-news-late", at=int(due.at))]


# A season opens, people come and go


def _sign_up(act: acts.SeasonOpened, facts: Facts, words: Words) -> str:
    """That people may sign up, and until when."""
    return words.text(
        "league-news-sign-up",
        league=league_name(facts, words),
        season=act.season,
        settings=settings_words(act.settings, words),
        at=int(act.settings.start),
    )


def _ask_again(people: Sequence[int], words: Words) -> Iterator[Row]:
    """The question to the people of the season before, once."""
    for some in chunks(people):
        who = words.listed([f"<@{person}>" for person in some])
        yield Row(words.text("league-news-again", who=who), tuple(some))


def _people(done: Sequence[Done], facts: Facts, words: Words) -> Iterator[Row]:
    name = "league-act-entered" if isinstance(done[0].act, acts.Entered) else "league-act-left"
    entries = [one.act.entry for one in done if isinstance(one.act, acts.Entered | acts.Left)]
    for some in chunks(entries):
        yield Row(words.text(name, who=listed(some, facts, words), count=len(some)))


# Rounds


def _call(
    done: Done, act: acts.RoundCalled, facts: Facts, words: Words, to_call: Sequence[int]
) -> Iterator[Row]:
    then = season_until(facts.season, done.number + 1)
    name = "league-news-called" if act.attempt == 1 else "league-news-called-again"
    yield Row(words.text(name, round=act.round, at=int(draw_at(then, then.rounds[act.round]))))
    for some in chunks(to_call):
        who = words.listed([f"<@{person}>" for person in some])
        yield Row(words.text("league-news-are-you-in", who=who), tuple(some))
    yield Row(words.text("league-news-seal", seal=commitment(act.seed)))


def _draw(done: Done, act: acts.Drawn, facts: Facts, words: Words) -> Iterator[Row]:
    """The tables of a draw, who has a bye, and who is not there and what that gives them."""
    count = sum(len(each.tables) for each in act.divisions)
    then = season_until(facts.season, done.number + 1)
    yield Row(words.text("league-news-drawn", round=act.round, tables=count, channel=facts.tables_channel))
    number = 0
    for division in act.divisions:
        if len(act.divisions) > 1:
            yield Row(words.text("league-news-division", division=division.division))
        for entries in division.tables:
            number += 1
            fixture = facts.season.fixtures[act.round, number]
            names = names_at(fixture, facts, words)
            table = table_words(act.round, number, facts, words, is_short=True)
            who = ", ".join(names[entry] for entry in entries)
            yield Row(words.text("league-news-table", table=table, who=who))
    for why, out in without_table(act, season_until(facts.season, done.number), then).items():
        is_told = why not in ("absent", "absent-excused")
        points = points_said(BYE if why == "bye" else EXCUSED, words)
        for some in chunks(out):
            who, mentions = called(some, facts, words)
            if not is_told:
                who, mentions = listed(some, facts, words), ()
            yield Row(words.text("league-news-without", why=why, who=who, points=points), mentions)
    yield Row(words.text("league-news-seed", seed=act.seed))
    draw = next_draw(then)
    if draw is not None:
        yield Row(words.text("league-news-next-draw", round=draw[0], at=int(draw[1])))


def _given_up(done: Done, facts: Facts, words: Words) -> Iterator[Row]:
    """That no more rounds are drawn, if this one was the second in a row to which too few came, and tables go
    on."""
    then = season_until(facts.season, done.number + 1)
    if then.is_given_up and any(then.unfinished()):
        yield Row(words.text("league-own-no-more", at=int(last_end(then))))


def without_table(act: acts.Drawn, before: Season, after: Season) -> dict[str, list[int]]:
    """By why they have no table, those who were called for a round and play at none. The season is given as
    it was before and after the draw."""
    there = {entry for each in act.divisions for entry in each.there}
    full = {entry for each in act.divisions for entry in each.full}
    found: dict[str, list[int]] = {why: [] for why in _WITHOUT}
    found["bye"] += [entry for each in act.divisions for entry in each.byes]
    for entry, entrant in before.entrants.items():
        if entrant.is_out or entrant.is_asleep or entry in there:
            continue
        is_excused = act.round in after.entrants[entry].excused
        why = "full" if entry in full else "sits" if entrant.sits_out == act.round else "absent"
        found[why if why == "full" or not is_excused else f"{why}-excused"].append(entry)
    return {why: entries for why, entries in found.items() if entries}


# Seats


def _lost(done: Done, act: acts.SeatLost, facts: Facts, words: Words) -> Post:
    """Who has lost a seat, and (as long as it can be taken) who takes it."""
    text, fixture = act_line(done, facts, words), facts.season.fixtures[act.round, act.table]
    is_open = not (fixture.is_over or act.entry in fixture.substitutes or facts.season.is_played_out)
    if not is_open:
        return Post(text, acts=(done.number,))
    offer = words.text("league-news-seat")
    return Post(f"{text}\n{offer}", acts=(done.number,), seat=(act.round, act.table, act.entry))


# The end


def _end(done: Done, act: acts.SeasonEnded, facts: Facts, words: Words) -> Iterator[Row]:
    """Champions, who goes up and down, and what anybody can check."""
    yield Row(f"**{words.text('league-news-over')}** {act_line(done, facts, words)}")
    if not act.divisions:
        return
    then = season_until(facts.season, done.number + 1)
    for division, standings in ranking(then).items():
        for line, name in ((Line.UP, "league-news-up"), (Line.DOWN, "league-news-down")):
            entries = [one.entry for one in standings if one.line is line]
            for some in chunks(entries):
                yield Row(words.text(name, division=division, who=listed(some, facts, words)))
    yield Row(words.text("league-news-digest", digest=act.digest))


def _dates(done: Done, facts: Facts, words: Words) -> Iterator[Row]:
    """What comes next after the calendar was moved."""
    then: Season = season_until(facts.season, done.number + 1)
    draw = next_draw(then)
    if draw is not None:
        yield Row(words.text("league-news-draw-at", round=draw[0], at=int(draw[1])))
    yield Row(words.text("league-news-ends-at", at=int(last_end(then))))
