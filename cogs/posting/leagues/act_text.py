"""Every act of a season in one line: as the news tell it, as a league's log lists it, and by whom, why.

It knows no messages. What an act says is what was so when it was done, whatever was corrected since.
"""

from collections.abc import Sequence
from dataclasses import fields
from itertools import groupby
from typing import Final, assert_never

from cogs.parts.act_text import reason_words
from cogs.posting.leagues.facts import (
    TOGETHER,
    Facts,
    act_number,
    league_name,
    listed,
    name_of,
    names_at,
    option_names,
    organiser_name,
    organiser_words,
    season_until,
    settings_words,
    table_words,
)
from cogs.posting.leagues.table_text import result_words
from engine.leagues import acts
from engine.leagues.due import planned_end
from engine.leagues.ledger import Done, Who
from engine.leagues.points import BYE, EXCUSED, Seated, Table
from engine.leagues.season import Season
from engine.leagues.settings import Settings
from engine.play.chance import commitment
from renders.language.catalogues import Words
from renders.language.names import ELLIPSIS, cut
from renders.league.text.numbers import points_said

LONGEST_LINE: Final = 1000
"""No line of a log is longer."""
_COMING: Final = (acts.Entered, acts.Left, acts.SatOut, acts.CameIn)
MOST_CHAMPIONS: Final = 8
"""So many champions are named; of more it is said how many there are."""


def act_line(done: Done, facts: Facts, words: Words) -> str:
    """What was done, in a sentence; if an organiser has done it, also who that was, whether they play there,
    and why."""
    what = _what(done, facts, words)
    if done.by.who is not Who.ORGANISER:
        return what
    by, reason = (
        organiser_words(done.by, facts, words, division_of(done.act, facts)),
        reason_words(done.reason),
    )
    if not reason:
        return words.text("league-act-by", what=what, by=by)
    return words.text("league-act-by-because", what=what, by=by, reason=reason)


def log_line(done: Done, facts: Facts, words: Words, *, is_undone: bool = False) -> str:
    """The same in a list of acts, with its number, its moment, and whether it was taken back."""
    what = cut(act_line(done, facts, words), LONGEST_LINE)
    line = words.text("league-log-line", number=done.number, at=int(done.at), what=what)
    return words.text("league-log-undone", line=line) if is_undone else line


def log_lines(newest: Sequence[tuple[Done, bool]], facts: Facts, words: Words) -> list[str]:
    """A list of acts, each with whether it was taken back, the newest first. People who do the same one after
    another share a line, with the number and the moment of the last of them: what else happened is found."""
    lines = list[str]()
    for same, several in groupby(newest, key=lambda one: _same(one[0])):
        found = list(several)
        if same is None or len(found) == 1:
            lines += [log_line(done, facts, words, is_undone=is_undone) for done, is_undone in found]
            continue
        for start in range(0, len(found), TOGETHER):
            some = [done for done, _ in found[start : start + TOGETHER]]
            first, last = some[-1], some[0]
            entries = [done.act.entry for done in reversed(some) if isinstance(done.act, _COMING)]
            what = cut(_of_entries(last.act, entries, facts, words), LONGEST_LINE)
            number = str(last.number) if first is last else f"{first.number}–{last.number}"
            lines.append(words.text("league-log-line", number=number, at=int(last.at), what=what))
    return lines


def _same(done: Done) -> tuple[type, int] | None:
    """Equal for acts that one line can tell; None for all that need their own."""
    if not isinstance(done.act, _COMING) or done.by.who is Who.ORGANISER:
        return None
    return type(done.act), done.act.round if isinstance(done.act, acts.SatOut) else 0


def division_of(act: acts.Act, facts: Facts) -> int | None:
    """The division that an act is about; None if it is about the season."""
    match act:
        case (
            acts.Voided()
            | acts.Placed()
            | acts.TableOpened()
            | acts.TableEnded()
            | acts.SeatLost()
            | acts.SubstituteCame()
        ):
            fixture = facts.season.fixtures.get((act.round, act.table))
            return None if fixture is None else fixture.division
        case acts.Expelled() | acts.Readmitted():
            entrant = facts.season.entrants.get(act.entry)
            return None if entrant is None else entrant.division
        case acts.Undone():
            before = act_number(facts.season, act.act)
            return None if before is None else division_of(before.act, facts)
        case _:
            return None


def _what(done: Done, facts: Facts, words: Words) -> str:
    """What was done, without who and why."""
    act = done.act
    match act:
        case acts.SeasonOpened():
            said = settings_words(act.settings, words)
            return words.text("league-act-opened", season=act.season, settings=said)
        case acts.SettingsChanged():
            changes = changed_words(season_until(facts.season, done.number), act.settings, words)
            return words.text("league-act-changed", changes=changes)
        case (
            acts.Entered() | acts.Left() | acts.SatOut() | acts.CameIn() | acts.Expelled() | acts.Readmitted()
        ):
            return _of_entry(act, facts, words)
        case acts.RoundCalled() | acts.RoundSkipped() | acts.Drawn():
            return _of_round(act, words)
        case acts.TableOpened():
            return words.text("league-act-table", table=table_words(act.round, act.table, facts, words))
        case acts.SeatLost() | acts.SubstituteCame() | acts.TableEnded() | acts.Voided() | acts.Placed():
            return _of_table(done, act, facts, words)
        case acts.SeasonStopped():
            return words.text("league-act-stopped")
        case acts.SeasonWentOn():
            return words.text("league-act-went-on")
        case acts.Extended():
            return words.text("league-act-extended", days=act.days)
        case acts.EndAnnounced():
            at = planned_end(season_until(facts.season, done.number + 1))
            return words.text("league-act-end-announced", at=int(at))
        case acts.OvertimeBegan():
            return words.text("league-act-overtime")
        case acts.PlayedOut():
            return words.text("league-act-played-out")
        case acts.SeasonEnded():
            return _ended(act, facts, words)
        case acts.Closed():
            return words.text("league-act-closed")
        case acts.Undone():
            return _undone(act, facts, words)
        case _:
            assert_never(act)


def _of_entry(
    act: acts.Entered | acts.Left | acts.SatOut | acts.CameIn | acts.Expelled | acts.Readmitted,
    facts: Facts,
    words: Words,
) -> str:
    match act:
        case acts.Expelled():
            return words.text("league-act-expelled", who=name_of(act.entry, facts, words))
        case acts.Readmitted():
            return words.text("league-act-readmitted", who=name_of(act.entry, facts, words))
        case _:
            return _of_entries(act, [act.entry], facts, words)


def _of_entries(act: acts.Act, entries: Sequence[int], facts: Facts, words: Words) -> str:
    """What several people have done, of which `act` is one."""
    who, count = listed(entries, facts, words), len(entries)
    match act:
        case acts.Entered():
            return words.text("league-act-entered", who=who, count=count)
        case acts.Left():
            return words.text("league-act-left", who=who, count=count)
        case acts.SatOut():
            return words.text("league-act-sat-out", who=who, count=count, round=act.round)
        case _:
            return words.text("league-act-came-in", who=who, count=count)


def _of_round(act: acts.RoundCalled | acts.RoundSkipped | acts.Drawn, words: Words) -> str:
    match act:
        case acts.RoundCalled():
            name = "league-act-called" if act.attempt == 1 else "league-act-called-again"
            called = words.text(name, round=act.round)
            if not act.seed:  # the log keeps it secret
                return called
            return f"{called} {words.text('league-act-seal', seal=commitment(act.seed))}"
        case acts.RoundSkipped():
            name = "league-act-skipped-full" if act.full else "league-act-skipped"
            return words.text(name, round=act.round, points=points_said(EXCUSED, words))
        case acts.Drawn():
            tables = sum(len(each.tables) for each in act.divisions)
            drawn = words.text("league-act-drawn", round=act.round, tables=tables)
            return f"{drawn} {words.text('league-act-seed', seed=act.seed)}"


def _of_table(
    done: Done,
    act: acts.SeatLost | acts.SubstituteCame | acts.TableEnded | acts.Voided | acts.Placed,
    facts: Facts,
    words: Words,
) -> str:
    fixture = facts.season.fixtures[act.round, act.table]
    table, names = table_words(act.round, act.table, facts, words), names_at(fixture, facts, words)

    def result(seats: tuple[Seated, ...]) -> str:
        return result_words(Table(fixture.division, act.round, seats), names, words)

    match act:
        case acts.SeatLost():
            return words.text("league-act-lost", who=names[act.entry], table=table, why=str(act.why))
        case acts.SubstituteCame():
            return words.text(
                "league-act-substitute", who=names[act.entry], instead=names[act.instead], table=table
            )
        case acts.TableEnded():
            name = "league-act-ended" if act.is_rated else "league-act-ended-unrated"
            return words.text(name, table=table, result=result(act.seats))
        case acts.Voided():
            name = "league-act-voided-by-bot" if done.by.who is Who.BOT else "league-act-voided"
            return words.text(name, table=table, points=points_said(BYE, words))
        case acts.Placed():
            return words.text("league-act-placed", table=table, result=result(act.seats))


def _ended(act: acts.SeasonEnded, facts: Facts, words: Words) -> str:
    first = act.divisions[0].standings if act.divisions else ()
    champions = [each for each in first if each.place == 1]
    season, league = facts.season.number, league_name(facts, words)
    if not champions:
        return words.text("league-act-over-without", season=season, league=league)
    names = [f"**{name_of(each.entry, facts, words)}**" for each in champions[:MOST_CHAMPIONS]]
    if len(champions) > len(names):
        names.append(words.text("league-and-others", count=len(champions) - len(names)))
    return words.text(
        "league-act-over",
        who=words.listed(names),
        count=len(champions),
        league=league,
        season=season,
        points=points_said(champions[0].sixtieths, words),
    )


def _undone(act: acts.Undone, facts: Facts, words: Words) -> str:
    """Which act of whom was taken back, and what that leads to."""
    before = act_number(facts.season, act.act)
    effect = "" if before is None else _effect(before, facts, words)
    if before is None or not effect:
        return words.text("league-act-undone-number", number=act.act)
    by, reason = organiser_name(before.by, words), reason_words(before.reason)
    return words.text(
        "league-act-undone",
        number=act.act,
        by=by,
        reason=reason or ELLIPSIS,
        effect=effect,
    )


def _effect(before: Done, facts: Facts, words: Words) -> str:
    """What it leads to that an act was taken back."""
    match before.act:
        case acts.Voided(round=number, table=table):
            return words.text("league-undone-voided", table=table_words(number, table, facts, words))
        case acts.Placed(round=number, table=table):
            return words.text("league-undone-placed", table=table_words(number, table, facts, words))
        case acts.Expelled(entry=entry):
            return words.text("league-undone-expelled", who=listed([entry], facts, words))
        case acts.Readmitted(entry=entry):
            return words.text("league-undone-readmitted", who=listed([entry], facts, words))
        case _:
            return ""


# Settings


def changed_words(before: Season, after: Settings, words: Words) -> str:
    """Which settings were changed, and to what."""
    own = before.settings or after
    names = [each.name for each in fields(Settings) if getattr(own, each.name) != getattr(after, each.name)]
    return "; ".join(setting_words(name, after, words) for name in names) or words.text("league-change-none")


def setting_words(name: str, after: Settings, words: Words) -> str:
    """What a setting is, by its name."""
    value = getattr(after, name)
    if value is None:
        return words.text("league-change", setting=f"{name}-usual", value="")
    if name == "goes_on":
        return words.text("league-change", setting="goes_on" if value else "goes_on-not", value="")
    if name == "pace":
        value = words.text(f"pace-{value}")
    if name == "options":
        value = ", ".join(option_names(after, words)) or "–"
    return words.text("league-change", setting=name, value=int(value) if isinstance(value, float) else value)
