"""What organisers do about tables and people of a season: by commands, and by the forms of reports.

It knows no rules: the engine decides what is possible. A command trusts Discord, which lets only some send
it. Whoever has acted reads what everybody reads, and how it is undone.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

import discord
from discord import app_commands

from cogs.parts.typed_names import Typed, person_in, places_in, table_in
from cogs.posting.leagues.act_text import act_line
from cogs.posting.leagues.facts import Facts, act_number, name_of
from cogs.presses.leagues.meant import CHOICES, league_meant, told
from cogs.presses.press import Visit
from engine.errors import Refused, Rejected
from engine.folding import folded, is_in
from engine.journal.entry_rows import EntryRow
from engine.journal.league_rows import LeagueRow
from engine.journal.records import PersonId, SessionId
from engine.leagues import acts
from engine.leagues.leagues import TableOf, Whole
from engine.leagues.ledger import Done
from renders.language.catalogues import HINT
from renders.language.names import cut, tidy
from renders.language.player_names import in_labels
from renders.ratings.text import people


async def void(visit: Visit, table: str, reason: str, league: int | None = None) -> None:
    """Let a table not count."""
    key = table_in(table)
    row = await league_meant(visit, league)
    await visit.answer(await voided(visit, row, key, reason))


async def place(visit: Visit, table: str, places: str, reason: str, league: int | None = None) -> None:
    """Set the places of a table."""
    key = table_in(table)
    row = await league_meant(visit, league)
    await visit.answer(await placed(visit, row, key, places, reason))


async def expel(visit: Visit, person: str, reason: str, league: int | None = None) -> None:
    """Put somebody out of the season."""
    row, who = await _one(visit, person, league)
    await visit.services.leagues.expel(row.guild, row.id, visit.person, reason, who.person)
    await visit.answer(await _confirmed(visit, row, acts.Expelled(who.number)))


async def readmit(visit: Visit, person: str, reason: str, league: int | None = None) -> None:
    """Let somebody play again who was expelled."""
    row, who = await _one(visit, person, league)
    await visit.services.leagues.readmit(row.guild, row.id, visit.person, reason, who.person)
    await visit.answer(await _confirmed(visit, row, acts.Readmitted(who.number)))


async def undo(visit: Visit, number: int, reason: str, league: int | None = None) -> None:
    """Take an act of an organiser back."""
    row = await league_meant(visit, league)
    await visit.services.leagues.undo(row.guild, row.id, visit.person, reason, number)
    await visit.answer(await _confirmed(visit, row, acts.Undone(number)))


async def voided(
    visit: Visit, row: LeagueRow, key: tuple[int, int], reason: str, *, report: int | None = None
) -> str:
    """Let a table not count, and so decide a `report` of it. Returns what to tell whoever has done it."""
    await visit.services.leagues.void(row.guild, row.id, visit.person, reason, *key, report=report)
    return await _confirmed(visit, row, acts.Voided(*key))


async def placed(
    visit: Visit,
    row: LeagueRow,
    key: tuple[int, int],
    typed: str,
    reason: str,
    *,
    report: int | None = None,
) -> str:
    """Set the places of a table as they were typed, and so decide a `report` of it. Returns the same. Raises
    Refused, with the names of those who are missing."""
    leagues = visit.services.leagues
    levels, entries = places_in(typed), await leagues.entries(row.guild, row.id)
    wanted = [[_person(one, entries) for one in level] for level in levels]
    try:
        await leagues.place(row.guild, row.id, visit.person, reason, *key, wanted, report=report)
    except Refused as refusal:
        if refusal.reason != "places-do-not-fit":
            raise
        _, facts = await told(row, visit)
        missing = _missing(str(refusal.values["missing"]), facts, visit)
        raise Refused("places-do-not-fit", missing=missing) from None
    return await _confirmed(visit, row, acts.Placed(*key, ()))


# Behind it


def _person(typed: Typed, entries: Mapping[int, EntryRow]) -> PersonId:
    """Who somebody is that was typed. Raises Refused if no entry has that number."""
    if typed.person is not None:
        return typed.person
    found = entries.get(typed.entry or 0)
    if found is None:
        raise Refused("entry-unknown", entry=typed.entry or 0)
    return found.person


def _missing(entries: str, facts: Facts, visit: Visit) -> str:
    """Those who are missing, each by name and by the number that everybody can be named by."""
    return ", ".join(
        f"{name_of(int(each.removeprefix('#')), facts, visit.words)} ({each})" for each in entries.split(", ")
    )


async def _one(visit: Visit, typed: str, league: int | None) -> tuple[LeagueRow, EntryRow]:
    """The entry of the season that was typed, and its league. Raises Refused if there is none."""
    named = person_in(typed)
    row = await league_meant(visit, league)
    entries = await visit.services.leagues.entries(row.guild, row.id)
    person = _person(named, entries)
    found = next((each for each in entries.values() if each.person == person), None)
    if found is None:
        raise Refused("person-not-entered")
    return row, found


async def _confirmed(visit: Visit, row: LeagueRow, act: acts.Act) -> str:
    """Make true all that an act leads to, and say what everybody reads of it, and how it is undone."""
    services = visit.services
    try:
        await services.leagues.follow(row.id)
    finally:
        services.league_messages.wake(row.id)
        services.office_messages.wake(row.guild)
    whole, facts = await told(row, visit)
    done = next(one for one in reversed(whole.season.log) if _is_like(one.act, act))
    services.wake(_sessions(whole, done))
    line = act_line(done, facts, visit.words)
    if isinstance(act, acts.Undone):
        return line
    return f"{line}\n{visit.words.text('organise-how-to-undo', number=done.number)}"


def _is_like(one: acts.Act, wanted: acts.Act) -> bool:
    """Whether an act is of the same kind and about the same table, person or act."""
    if isinstance(wanted, acts.Placed):
        return isinstance(one, acts.Placed) and (one.round, one.table) == (wanted.round, wanted.table)
    return one == wanted


def _sessions(whole: Whole, done: Done) -> Iterable[SessionId]:
    """The session of the table that an act corrects."""
    act = done.act
    if isinstance(act, acts.Undone):
        before = act_number(whole.season, act.act)
        return [] if before is None else _sessions(whole, before)
    if not isinstance(act, acts.Voided | acts.Placed):
        return []
    session = whole.fixtures[act.round, act.table].session
    return [] if session is None else [session]


# Suggestions


async def complete_table(
    visit: Visit, typed: str, league: int | None = None, *, is_to_void: bool = False
) -> list[app_commands.Choice[str]]:
    """The tables of the newest season, or only those that may be voided, the newest round first, as far as
    their number or their people fit what was typed."""
    try:
        row = await league_meant(visit, league)
        tables = await visit.services.leagues.tables(row.guild, row.id)
        entries = await visit.services.leagues.entries(row.guild, row.id)
    except Rejected:
        return []
    ordered = sorted(tables, key=lambda one: (-one.fixture.round, one.fixture.table))
    wanted = [one for one in ordered if not (is_to_void and one.fixture.is_voided)]
    return list(islice(_table_choices(wanted, entries, typed, visit), CHOICES))


def _table_choices(
    tables: Iterable[TableOf], entries: Mapping[int, EntryRow], typed: str, visit: Visit
) -> Iterator[app_commands.Choice[str]]:
    words, numbers = visit.words, _numbers(typed)
    for one in tables:
        fixture = one.fixture
        names = [entries[entry].name for entry in (*fixture.drawn, *fixture.substitutes.values())]
        key, value = (fixture.round, fixture.table), f"{fixture.round}.{fixture.table}"
        head = words.text("league-table", round=fixture.round, table=fixture.table)
        fits = key == numbers or value.startswith(folded(typed)) or is_in(typed, head)
        if fits or any(is_in(typed, name) for name in names):
            shown = ", ".join(in_labels([cut(name, HINT // 4) for name in names], words))
            yield app_commands.Choice(name=cut(f"{head}: {shown}", HINT), value=value)


def _numbers(typed: str) -> tuple[int, int] | None:
    try:
        return table_in(typed)
    except Refused:
        return None


async def complete_person(
    visit: Visit, typed: str, league: int | None = None, *, is_expelled: bool = False
) -> list[app_commands.Choice[str]]:
    """The people of the newest season who are in it, or who were expelled from it, as far as their name or
    the number of their entry fits what was typed."""
    try:
        whole, _ = await told(await league_meant(visit, league), visit)
    except Rejected:
        return []
    found = [
        (f"{people.label(each.name, number, visit.words, HINT // 2)} (#{number})", f"#{number}")
        for number, each in whole.entries.items()
        if whole.season.entrants[number].is_expelled is is_expelled
    ]
    return [
        app_commands.Choice(name=cut(label, HINT), value=value)
        for label, value in found
        if is_in(typed, label)
    ][:CHOICES]


async def complete_act(visit: Visit, typed: str, league: int | None = None) -> list[app_commands.Choice[int]]:
    """The organisers' acts of the newest season that can be undone, as far as they fit what was typed."""
    try:
        row = await league_meant(visit, league)
        found = await visit.services.leagues.to_undo(row.guild, row.id)
        entries = await visit.services.leagues.entries(row.guild, row.id)
    except Rejected:
        return []
    labels = [(_act_label(done, entries, visit), done.number) for done in found]
    return [
        app_commands.Choice(name=cut(label, HINT), value=number)
        for label, number in labels
        if str(number).startswith(folded(typed)) or is_in(typed, label)
    ][:CHOICES]


def _act_label(done: Done, entries: Mapping[int, EntryRow], visit: Visit) -> str:
    """An act in a plain line: its number, what was done, and by whom, as far as they are known."""
    words, act = visit.words, done.act
    what: dict[str, str | int] = {"number": done.number, "kind": type(act).__name__.lower()}
    what |= {"round": 0, "table": 0, "who": ""}
    if isinstance(act, acts.Voided | acts.Placed):
        what |= {"round": act.round, "table": act.table}
    elif isinstance(act, acts.Expelled | acts.Readmitted):
        what["who"] = people.label(entries[act.entry].name, act.entry, words, HINT // 4)
    text = words.text("organise-act-choice", **what)
    by = _organiser(PersonId(done.by.number), entries, visit)
    return words.text("organise-act-choice-by", act=text, by=by) if by else text


def _organiser(person: PersonId, entries: Mapping[int, EntryRow], visit: Visit) -> str:
    """What an organiser is called in a plain line; "" if nobody knows."""
    entry = next((each for each in entries.values() if each.person == person), None)
    guild = visit.interaction.guild
    member = None if guild is None else guild.get_member(person)
    name = member.display_name if isinstance(member, discord.Member) else ""
    known = "" if visit.guild is None else visit.services.leagues.organiser(visit.guild, person)
    name = name or known or (entry.name if entry else "")
    return in_labels([cut(tidy(name), HINT // 4)], visit.words)[0] if tidy(name) else ""
