"""People sign up, say that they are in, sit out, stand by and take seats, each by a press or a command.

Each act is stored before anybody reads of it. Whoever does something twice, or presses a control of an older
message, reads what is so now.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.league_controls import numbers_in
from cogs.parts.widgets import always_row
from cogs.posting.leagues.facts import name_of, table_words
from cogs.posting.leagues.own_text import late_text
from cogs.presses.leagues.meant import league_of
from cogs.presses.leagues.own import Part, part_of, show_part
from cogs.presses.personal_hours import first_time
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.league_rows import LeagueRow
from engine.leagues.due import rounds_to_come
from engine.leagues.parts import Entrant
from renders.language.catalogues import Words

Act: TypeAlias = Callable[[Visit, LeagueRow], Awaitable[None]]
"""Does something in a league for a visitor, and answers them."""
SEAT: Final = 4
"""How many numbers name a lost seat: its league, its round, its table and whoever has lost it."""


async def join(visit: Visit, row: LeagueRow) -> None:
    """Sign somebody up, or let them come in again after they have left. Raises Refused if nobody may enter
    now, or if they may not."""
    words, leagues = visit.words, visit.services.leagues
    is_known = await leagues.entry(row.guild, row.id, visit.person.id) is not None
    try:
        entry = await leagues.join(row.guild, row.id, visit.person)
    except Refused as refusal:
        if refusal.reason != "already-entered":
            raise
        await show_part(visit, await part_of(visit, row), words.text("league-own-already"))
        return
    visit.services.league_messages.wake(row.id)
    part = await part_of(visit, row)
    hours, rows = await first_time(visit)
    if is_known:
        said = [words.text("league-own-rejoined")]
    else:
        said = [words.text("league-own-joined"), late_text(entry, part.facts, words)]
    below = [words.text("league-own-how-to-leave"), hours]
    await show_part(visit, part, *said, below=[*filter(None, below)], rows=rows)


async def come_in(visit: Visit, row: LeagueRow) -> None:
    """Note that somebody is in for the next round, whatever they have said before. Raises Refused if they
    play no more in this season."""
    await _unless_outside(visit, row, _come_in)


async def _come_in(visit: Visit, row: LeagueRow) -> None:
    before = (await part_of(visit, row)).entrant
    await visit.services.leagues.come_in(row.guild, row.id, visit.person)
    visit.services.league_messages.wake(row.id)
    part = await part_of(visit, row)
    await show_part(visit, part, _changed(before, part, visit.words))


def _changed(before: Entrant | None, part: Part, words: Words) -> str:
    """What is new by saying that one is in; "" if that is said of the round."""
    season = part.whole.season
    if before is not None and before.has_left:
        return words.text("league-own-rejoined")
    if before is not None and before.is_asleep:
        return words.text("league-own-awake")
    if before is not None and before.sits_out == season.settled + 1:
        return words.text("league-own-sits-no-more")
    is_early = rounds_to_come(season) and season.settled + 1 not in season.rounds
    return words.text("league-own-early") if is_early else ""


async def sit_out(visit: Visit, row: LeagueRow, round: int | None = None) -> None:
    """Let somebody sit a round out (None: the next one). Raises Refused if it is drawn already, or if no
    round is to come."""

    async def act(visit: Visit, row: LeagueRow) -> None:
        await visit.services.leagues.sit_out(row.guild, row.id, visit.person, round)
        visit.services.league_messages.wake(row.id)
        await show_part(visit, await part_of(visit, row), rule="L2")

    await _unless_outside(visit, row, act)


async def leave(visit: Visit, row: LeagueRow) -> None:
    """Take somebody out of the season. Their tables go on, and they are told which."""
    await _unless_outside(visit, row, _leave)


async def _leave(visit: Visit, row: LeagueRow) -> None:
    words = visit.words
    await visit.services.leagues.leave(row.guild, row.id, visit.person)
    visit.services.league_messages.wake(row.id)
    part = await part_of(visit, row)
    tables = [
        table_words(each.round, each.table, part.facts, words)
        for each in part.whole.season.unfinished(part.entry)
    ]
    below = list[str]()
    if tables:
        listed = words.listed(tables)
        below.append(words.text("league-own-goodbye-tables", count=len(tables), tables=listed))
    await show_part(visit, part, rule="L6", below=below)


async def stand_by(visit: Visit, row: LeagueRow) -> None:
    """Note that somebody wants seats that others have lost; if they do already, that they do not any more."""
    await _unless_outside(visit, row, _stand_by)


async def _stand_by(visit: Visit, row: LeagueRow) -> None:
    before = await part_of(visit, row)
    stands_by = not before.stands_by
    await visit.services.leagues.stand_by(row.guild, row.id, visit.person, stands_by=stands_by)
    visit.services.league_messages.wake(row.id)
    name = "league-own-stands-by" if stands_by else "league-own-stands-by-not"
    await show_part(visit, await part_of(visit, row), visit.words.text(name), rule="L8")


async def take_seat(visit: Visit, row: LeagueRow, round: int, table: int, entry: int) -> None:
    """Give somebody the seat that an entry has lost at a table. Raises Refused if it is not free, or not for
    them."""

    async def act(visit: Visit, row: LeagueRow) -> None:
        await _take_seat(visit, row, round, table, entry)

    await _unless_outside(visit, row, act)


async def _take_seat(visit: Visit, row: LeagueRow, round: int, table: int, entry: int) -> None:
    words, services = visit.words, visit.services
    number = await services.leagues.take_seat(row.guild, row.id, visit.person, round, table, entry)
    services.wake([number])
    services.league_messages.wake(row.id)
    part = await part_of(visit, row)
    session = await services.posted.session(number)
    left = name_of(entry, part.facts, words)
    took = words.text("took-seat", number=number, thread=session.thread or 0, left=left)
    counts = words.text("league-own-took-counts")
    hours, rows = await first_time(visit)
    hides_hands = services.faces[session.game].hides_hands
    always = always_row(number, words, hides_hands=hides_hands)
    await visit.answer(took, counts, *filter(None, [hours]), rows=[always, *rows])


async def _unless_outside(visit: Visit, row: LeagueRow, act: Act) -> None:
    """Do something that only people of the season can do; to others say how they get in."""
    try:
        await act(visit, row)
    except Refused as refusal:
        if refusal.reason != "not-entered":
            raise
        await show_part(visit, await part_of(visit, row))


# Presses


async def _pressed_join(press: Press) -> None:
    row, _ = await league_of(press)
    await join(press, row)


async def _pressed_present(press: Press) -> None:
    row, _ = await league_of(press)
    await come_in(press, row)


async def _pressed_sit_out(press: Press) -> None:
    """The key may name the round that the message calls."""
    row, round = await league_of(press, 2)
    await sit_out(press, row, *round)


async def _pressed_stand_by(press: Press) -> None:
    row, _ = await league_of(press)
    await stand_by(press, row)


async def _pressed_take_seat(press: Press) -> None:
    """The key names the round, the table and the entry that has lost its seat."""
    if len(numbers_in(press.custom_id.key)) != SEAT:
        raise UnknownId
    row, (round, table, entry) = await league_of(press, SEAT)
    await take_seat(press, row, round, table, entry)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.ENTER: _pressed_join,
    Verb.PRESENT: _pressed_present,
    Verb.SIT_OUT: _pressed_sit_out,
    Verb.STAND_BY: _pressed_stand_by,
    Verb.TAKE_SEAT: _pressed_take_seat,
}
