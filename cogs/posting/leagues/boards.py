"""The standing messages of leagues: one for each, edited, and posted again only if it is gone.

It decides nothing about leagues. The number of a message's frame names its league, so that one that was
posted just before a crash is found again. Nobody is mentioned, and everybody sees the same.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from cogs.parts.galleries import MISSING, Picture
from cogs.parts.layouts import NOBODY, Part, Send, as_taken
from cogs.parts.league_controls import board_rows
from cogs.parts.league_pictures import poster_pictures, standings_pictures
from cogs.parts.league_views import league_view, poster_view
from cogs.parts.pictures import Pictures
from cogs.parts.wishes import FOR_ALL
from cogs.posting.frame_ids import FrameKind, number_for
from cogs.posting.leagues.board_text import board_text
from cogs.posting.leagues.facts import facts_of
from cogs.posting.leagues.keeper import Keeper
from cogs.posting.servers import server_words
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import is_refusal
from engine.journal.league_rows import LeagueId, LeagueRow
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues, Whole
from engine.leagues.ranking import ranking, with_results
from engine.leagues.standings import Standing
from engine.sessions.servers import Servers
from renders.language.catalogues import Words
from renders.league.views import LeagueView, PosterView

log = logging.getLogger(__name__)

APART_S: Final = 60.0
"""So many seconds pass between two changes of a message."""
SURE_FOR_S: Final = 3600.0
"""For so many seconds a message that says what it should is believed to be there."""


@dataclass(frozen=True, slots=True)
class _Board:
    """All that a standing message shows."""

    text: str
    standings: LeagueView | None
    """Of the first division; None before a table of it is over: only who has played is ahead of anybody."""
    poster: PosterView | None
    rows: Sequence[Part]
    words: Words

    @property
    def digest(self) -> str:
        """The same for messages that look alike."""
        rows = [row.to_component_dict() for row in self.rows]
        shown = (self.text, self.standings, self.poster, rows, self.words.locale)
        return hashlib.sha256(repr(shown).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a standing message was made to show last."""

    message: int
    digest: str
    at: float
    """By the loop's clock."""


class LeagueBoards(Keeper):
    """Keeps them; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        servers: Servers,
        pictures: Pictures,
        throttle: Throttle,
        when_posted: Callable[[LeagueId], None],
    ) -> None:
        super().__init__(client, "the standing message", throttle)
        self._leagues = leagues
        self._servers = servers
        self._pictures = pictures
        self._when_posted = when_posted
        self._shown: dict[LeagueId, _Shown] = {}

    async def wake_all(self) -> None:
        """After a start: bring them up to date."""
        self._wakings.wake_in_turn(SessionId(league) for league in await self._leagues.to_show())

    def _forget(self, league: LeagueId) -> None:
        super()._forget(league)
        self._shown.pop(league, None)

    async def _make_true(self, league: LeagueId) -> None:
        """Post or edit the message, at most once a minute: whatever happens until then is looked at
        together."""
        key, now, before = SessionId(league), asyncio.get_running_loop().time(), self._shown.get(league)
        if before is not None and now < before.at + APART_S:
            self._wakings.wake_at(key, before.at + APART_S)
            return
        whole = await self._leagues.whole(league)
        row = whole.row
        self._wakings.is_on(key, row.guild)
        if row.closed is not None and row.board is None:  # it says so already
            self._shown.pop(league, None)
            return
        guild = self._client.get_guild(row.guild)
        if guild is None:
            self._cannot(row)
            return
        words = await server_words(self._servers, guild)
        board = await self._board(whole, words)
        digest = board.digest
        is_same = before is not None and (before.message, before.digest) == (row.board, digest)
        if before is not None and is_same and now < before.at + SURE_FOR_S:
            await self._end_if_closed(row)
            return
        try:
            message = await self._put(row, board)
        except discord.HTTPException as error:
            if not isinstance(error, discord.Forbidden | discord.NotFound) and not is_refusal(error):
                raise
            says = log.error if is_refusal(error) else log.info
            says("the standing message of league %d cannot be shown: %s", league, error)
            self._cannot(row)
            return
        self._troubled.pop(league, None)
        self._shown[league] = _Shown(message, digest, asyncio.get_running_loop().time())
        await self._end_if_closed(row)

    async def _end_if_closed(self, row: LeagueRow) -> None:
        """Forget the message of a closed league once it says so, and once the news need it no more."""
        if row.closed is None:
            return
        if await self._leagues.to_tell(row.id):
            self._wakings.later(SessionId(row.id))
            return
        await self._leagues.set_board(row.id, None)
        self._shown.pop(row.id, None)

    async def _board(self, whole: Whole, words: Words) -> _Board:
        """What the message of a league shows now."""
        row, season, facts = whole.row, whole.season, facts_of(whole)
        is_closed = row.closed is not None
        standings: Mapping[int, Sequence[Standing]] = (
            ranking(season) if is_closed else await self._leagues.standings(row.guild, row.id)
        )
        first = min(standings, default=None)
        view = None
        if first is not None and first in with_results(season):
            view = league_view(row.name, season, standings, facts.names, first, words)
        return _Board(
            board_text(facts, standings, words, is_closed=is_closed),
            view,
            poster_view(row.name, season, facts.names),
            [] if is_closed else board_rows(row.id, season, words),
            words,
        )

    async def _put(self, row: LeagueRow, board: _Board) -> int:
        """Let the message show this. If there is none, or if it is gone, post it, unless it was posted just
        before a crash. Returns its id."""
        channel = self._client.get_partial_messageable(row.channel, guild_id=row.guild)
        pictures = await self._drawn(board)
        if row.board is not None:
            try:
                return await self._edit(channel, row.board, row, board, pictures)
            except discord.NotFound as error:
                log.info("the standing message of league %d is gone: %s", row.id, error.text)
        number = _number(row)
        found = await FrameKind.LEAGUE_POST.found(self._client, channel, number, row.created)
        if found is not None and found != row.board:
            await self._note(row, found)
            return await self._edit(channel, found, row, board, pictures)
        message = await self._post(channel, row, board, pictures)
        await self._note(row, message)
        return message

    async def _note(self, row: LeagueRow, message: int) -> None:
        await self._leagues.set_board(row.id, message)
        self._when_posted(row.id)

    async def _drawn(self, board: _Board) -> tuple[Picture, ...]:
        """The champion's poster, if there is one, and the standings of the first division."""
        found = tuple[Picture, ...]()
        if board.poster is not None:
            found += await poster_pictures(self._pictures, board.poster, board.words, FOR_ALL)
        if board.standings is not None:
            found += await standings_pictures(self._pictures, board.standings, board.words, FOR_ALL)
        return found

    async def _edit(
        self,
        channel: discord.PartialMessageable,
        message: int,
        row: LeagueRow,
        board: _Board,
        pictures: Sequence[Picture],
    ) -> int:
        shown = channel.get_partial_message(message)

        async def send(view: ui.LayoutView, files: Sequence[discord.File]) -> int:
            await shown.edit(view=view, attachments=files, allowed_mentions=NOBODY)
            return message

        return await _sent(send, row, board, pictures)

    async def _post(
        self,
        channel: discord.PartialMessageable,
        row: LeagueRow,
        board: _Board,
        pictures: Sequence[Picture],
    ) -> int:
        nonce = f"b{_number(row)}-{(row.board or 0) % 10**12}"

        async def send(view: ui.LayoutView, files: Sequence[discord.File]) -> int:
            message = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=NOBODY)
            return message.id

        return await _sent(send, row, board, pictures)


async def _sent(send: Send, row: LeagueRow, board: _Board, pictures: Sequence[Picture]) -> int:
    missing, number = board.words.text(MISSING), FrameKind.LEAGUE_POST.frame_id(_number(row))
    return await as_taken(
        send, board.text, rows=board.rows, pictures=pictures, missing=missing, number=number
    )


def _number(row: LeagueRow) -> int:
    """The number of a league's standing message. After a restore, another league may have the number of one
    that was lost, but it was founded at another moment."""
    return number_for("board", row.id, row.created)
