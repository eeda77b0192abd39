"""The private panel of somebody's own part in a league: what is so for them now, and what they can press.

It changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.parts.controls import Row
from cogs.parts.custom_ids import Verb
from cogs.parts.league_controls import own_rows
from cogs.posting.leagues.facts import Facts
from cogs.posting.leagues.own_text import own_text
from cogs.presses.leagues.meant import told
from cogs.presses.press import Visit
from engine.journal.league_rows import LeagueRow
from engine.leagues.leagues import Whole
from engine.leagues.parts import Entrant
from renders.language.catalogues import Words


@dataclass(frozen=True, slots=True)
class Part:
    """A league's newest season, and who in it somebody is."""

    whole: Whole
    facts: Facts
    entry: int | None
    """None if they are not in it."""

    @property
    def entrant(self) -> Entrant | None:
        return None if self.entry is None else self.whole.season.entrants.get(self.entry)

    @property
    def stands_by(self) -> bool:
        """Whether they want seats that others have lost."""
        return self.entry is not None and self.whole.entries[self.entry].stands_by

    def rows(self, words: Words, *, rule: str, shown: Verb | None = None) -> list[Row]:
        """What they can do and read, with a `rule`, but for what is `shown`."""
        return own_rows(self.whole.row.id, self.whole.season, self.entrant, words, rule=rule, shown=shown)


async def part_of(visit: Visit, row: LeagueRow) -> Part:
    """The visitor's part in a league, as it is stored now. Raises Refused if the league is gone."""
    whole, facts = await told(row, visit)
    me = visit.person.id
    entry = next((number for number, one in whole.entries.items() if one.person == me), None)
    return Part(whole, facts, entry)


async def show_part(
    visit: Visit,
    part: Part,
    *said: str,
    rule: str = "L1",
    shown: Verb | None = None,
    below: Sequence[str] = (),
    rows: Sequence[Row] = (),
) -> None:
    """Show what is so for the visitor, below what is `said` of what they have just done, and what they can do
    and read, with a `rule`; other texts and rows stand `below`."""
    own = part.rows(visit.words, rule=rule, shown=shown)
    text = own_text(part.entry, part.facts, visit.words, *said)
    await visit.answer(text, *below, rows=[*own, *rows])
