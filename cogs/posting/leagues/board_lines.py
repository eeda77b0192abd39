"""The line on the first board of a league's table: which table of which league it is, and when the season is
planned to end.
"""

from collections import OrderedDict
from typing import Final

from cogs.posting.leagues.table_text import board_line
from engine.journal.records import Session, SessionId
from engine.leagues.leagues import Leagues
from engine.leagues.telling import TableOfLeague
from renders.language.catalogues import Words

MOST_KEPT: Final = 1024
"""The tables that stay in memory."""


class BoardLines:
    """Knows which table of which league sessions are. A table keeps its first line while the bot runs."""

    def __init__(self, leagues: Leagues) -> None:
        self._leagues = leagues
        self._known: OrderedDict[SessionId, TableOfLeague] = OrderedDict()

    async def line(self, session: Session, words: Words) -> str:
        """The line for a session; "" if it is no table of a league."""
        if session.fixture is None:
            return ""
        table = self._known.get(session.id) or await self._leagues.table_of(session.id)
        if table is None:
            return ""
        self._known[session.id] = table
        self._known.move_to_end(session.id)
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return board_line(table, words)

    def forget_server(self, guild: int) -> None:
        """Forget all tables, because a server was deleted."""
        self._known.clear()
