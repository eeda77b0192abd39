"""The news of leagues: one thread for each, made from its standing message, in which acts are told.

It decides nothing about leagues. An act is stored as untold first; the number of each message's frame is made
from the acts that it tells, so that one that was posted just before a crash is found again. Nobody is
mentioned whom a post does not call.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import Verb
from cogs.parts.error_codes import THREAD_IS_ARCHIVED, THREAD_IS_LOCKED, UNKNOWN_CHANNEL
from cogs.parts.layouts import NOBODY, card
from cogs.parts.league_controls import call_rows, league_button, seat_rows
from cogs.posting.frame_ids import FrameKind, number_for
from cogs.posting.leagues.at_tables import tell_at_tables
from cogs.posting.leagues.facts import Facts, Post, facts_of
from cogs.posting.leagues.keeper import Keeper
from cogs.posting.leagues.news_text import SILENT, bundles, news
from cogs.posting.leagues.telling_order import in_order
from cogs.posting.servers import server_words
from cogs.posting.threads import thread_from, thread_in
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import is_refusal, passes
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal.league_rows import LeagueId, LeagueRow
from engine.journal.records import SessionId
from engine.leagues import acts
from engine.leagues.leagues import Leagues, Whole
from engine.leagues.ledger import Done
from engine.leagues.ranking import takes_entries
from engine.leagues.season import State
from engine.sessions.servers import Servers
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.league.text import titles

log = logging.getLogger(__name__)

RESULTS_APART_S: Final = 600.0
"""So many seconds pass between two posts of results, unless something is told that rests on them."""
SILENT_FOR_S: Final = 1.5 * DAY
"""Whoever has not answered for so many seconds is asked whether they are there for a round."""
GIVEN_UP_AFTER_S: Final = DAY
"""An act that could not be told for so many seconds is not told any more: the league's log has it. While the
thread is locked, it waits: whoever has locked it may want it back."""
MANY: Final = 100
"""The texts of a season of more people are made in a thread of their own."""
NAME: Final = 60
"""So many characters of a league's name stand in the name of its thread at most."""
_NO_THREAD: Final = ("cannot-make-thread", "too-many-threads")
_PASSES: Final = (THREAD_IS_LOCKED, THREAD_IS_ARCHIVED)
"""Codes of refusals that are not about what was sent."""

Found = TypeVar("Found")


@dataclass(slots=True)
class _Place:
    """Where the news of a league are posted, and in which words."""

    row: LeagueRow
    guild: discord.Guild
    words: Words
    since: float
    """When the oldest act was done that is untold, in UNIX seconds."""
    thread: int | None
    """None before there is one."""


class LeagueNews(Keeper):
    """Tells what is untold; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        servers: Servers,
        throttle: Throttle,
    ) -> None:
        super().__init__(client, "the news", throttle)
        self._leagues = leagues
        self._servers = servers
        self._results_at: dict[LeagueId, float] = {}
        """When results were told last, by the loop's clock."""
        self._posted: dict[LeagueId, set[int]] = {}
        """The numbers of the posts that are in a league's thread and tell what is untold still."""

    async def wake_all(self) -> None:
        """After a start: tell what an earlier run of the bot has not told."""
        self._wakings.wake_in_turn(SessionId(league) for league in await self._leagues.leagues_to_tell())

    async def _make_true(self, league: LeagueId) -> None:
        found = await self._leagues.to_tell(league)
        silent = [one.number for one in found if isinstance(one.act, SILENT)]
        if silent:
            await self._leagues.set_told(league, silent)
        untold = [one for one in found if not isinstance(one.act, SILENT)]
        now = asyncio.get_running_loop().time()
        at = self._results_at.get(league, now - RESULTS_APART_S) + RESULTS_APART_S
        ready = in_order(untold, are_results_due=at <= now)
        if len(ready) < len(untold):
            self._wakings.wake_at(SessionId(league), at)
        if not ready:
            return
        newest = await self._leagues.whole(league)
        row = newest.row
        self._wakings.is_on(SessionId(league), row.guild)
        guild = self._client.get_guild(row.guild)
        if guild is None:
            self._cannot(row)
            return
        if row.board is None and row.news is None and row.closed is None:
            return  # the thread is made from the standing message, which wakes this
        words = await server_words(self._servers, guild)
        place = _Place(row, guild, words, min(one.at for one in untold), row.news)
        for facts, done in await self._by_season(newest, ready):
            together = await _computed(facts, partial(bundles, done, facts))
            news_in = {one.number for several in together for one in several}
            await self._leagues.set_told(league, [one.number for one in done if one.number not in news_in])
            for several in together:
                if not await self._settled(place, several, facts):
                    return
        self._troubled.pop(league, None)

    async def _by_season(self, newest: Whole, done: Sequence[Done]) -> list[tuple[Facts, list[Done]]]:
        """Acts with what is known of their season, the oldest season first."""
        found, rest, whole = list[tuple[Facts, list[Done]]](), list(done), newest
        while rest:
            first = whole.season.log[0].number
            own = [one for one in rest if one.number >= first]
            rest = [one for one in rest if one.number < first]
            if own:
                found.append((facts_of(whole), own))
            if rest:
                whole = await self._leagues.whole(newest.row.id, whole.season.number - 1)
        return found[::-1]

    async def _settled(self, place: _Place, done: Sequence[Done], facts: Facts) -> bool:
        """Tell acts that stand together, and note that. Returns whether that is settled: they are told, or
        given up."""
        league, is_old = place.row.id, time.time() - done[0].at > GIVEN_UP_AFTER_S
        try:
            await tell_at_tables(self._client, league, facts, done, place.words)
            await self._tell_in_thread(place, done, facts)
        except Refused as refusal:
            if refusal.reason not in _NO_THREAD:
                raise
            is_hopeless, why = is_old or place.row.closed is not None, refusal.reason
        except discord.HTTPException as error:
            if passes(error):
                self._posted.pop(league, None)  # it may have been posted all the same
                raise
            waits = error.code == THREAD_IS_LOCKED and place.row.closed is None
            is_hopeless, why = is_old and not waits, str(error)
        else:
            return True
        says = "given up" if is_hopeless else "tried again"
        log.warning("acts of league %d cannot be told: %s; %s", league, why, says)
        if is_hopeless:
            await self._leagues.set_told(league, [one.number for one in done])
        else:
            self._cannot(place.row)
        return is_hopeless

    async def _tell_in_thread(self, place: _Place, done: Sequence[Done], facts: Facts) -> None:
        """Tell acts in the thread, and if that was deleted, in another."""
        if place.thread is None:
            await self._make_thread(place)
        try:
            await self._tell_together(place, done, facts)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            log.info("the thread with the news of league %d is gone", place.row.id)
            await self._make_thread(place)
            await self._tell_together(place, done, facts)

    async def _make_thread(self, place: _Place) -> None:
        """Make the thread from the standing message. If that is not possible, or if the thread that is gone
        was made from it, make another in the channel. Raises Refused."""
        row, words, thread = place.row, place.words, None
        league = cut(titles.league_name(row.name, words), NAME)
        name = words.text("league-news-thread", league=league)
        if row.board is not None and row.board != place.thread:
            channel = self._client.get_partial_messageable(row.channel, guild_id=row.guild)
            try:
                thread = await thread_from(channel.get_partial_message(row.board), name)
            except discord.NotFound as error:
                log.info("league %d gets no thread from its message: %s", row.id, error.text)
        if thread is None:
            channel_there = place.guild.get_channel(row.channel)
            if not isinstance(channel_there, discord.TextChannel):
                raise Refused("cannot-make-thread")
            thread = await thread_in(channel_there, name)
        await self._leagues.set_news(row.id, thread)
        place.thread = thread
        self._posted.pop(row.id, None)

    async def _tell_together(self, place: _Place, done: Sequence[Done], facts: Facts) -> None:
        """Post what tells these acts, as far as it was not posted just before a crash, and note that they are
        told. If they were fewer then, those are told first, and the others by themselves."""
        row, thread = (
            place.row,
            self._client.get_partial_messageable(place.thread or 0, guild_id=place.guild.id),
        )
        posted = self._posted.get(row.id)
        if posted is None:
            found = await FrameKind.LEAGUE_POST.numbers(self._client, thread, place.since)
            posted = self._posted[row.id] = set(found)
        begun = _begun(row.id, done, posted)
        for several in filter(None, (done[:begun], done[begun:])):
            asked = await self._asked(row, several[0], facts)
            posts = await _computed(facts, partial(news, several, facts, place.words, asked or ()))
            numbers = [_number(row.id, several, part) for part in range(len(posts))]
            for number, post in zip(numbers, posts, strict=True):
                if number not in posted:
                    rows = _rows(row.id, several[0], post, place.words, is_asked=asked is not None)
                    await self._post(thread, row, number, post, rows)
                    posted.add(number)
            await self._leagues.set_told(row.id, [one.number for one in several])
            posted.difference_update(numbers)
            if isinstance(several[0].act, acts.TableEnded):
                self._results_at[row.id] = asyncio.get_running_loop().time()

    async def _post(
        self,
        thread: discord.PartialMessageable,
        row: LeagueRow,
        number: int,
        post: Post,
        rows: Sequence[Row],
    ) -> None:
        """Post a message that calls nobody but whom it must call. What Discord refuses for good is left
        out."""
        called = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in post.mentions]
        )
        try:
            await thread.send(
                view=card(post.text, rows=rows, number=FrameKind.LEAGUE_POST.frame_id(number)),
                nonce=f"n{number}-{row.id % 10**12}",
                allowed_mentions=called if post.mentions else NOBODY,
            )
        except discord.HTTPException as error:
            if not is_refusal(error) or error.code in _PASSES:
                raise
            log.error("the news of league %d are not taken: %s; given up", row.id, error)

    async def _asked(self, row: LeagueRow, done: Done, facts: Facts) -> list[int] | None:
        """Whom an act asks something, by their Discord user ids; None if it asks nobody any more."""
        season = facts.season
        if season.number != row.season or row.closed is not None:
            return None
        match done.act:
            case acts.RoundCalled(round=number, attempt=attempt):
                is_now = number == season.settled + 1 and season.rounds[number].attempt == attempt
                if not is_now or season.state is State.OVER or season.stopped is not None:
                    return None
                called = await self._leagues.to_call(row.guild, row.id, done.at - SILENT_FOR_S)
                return [int(one.person) for one in called]
            case acts.SeasonOpened():
                return await self._to_ask_again(row, facts) if takes_entries(season) else None
            case _:
                return None

    async def _to_ask_again(self, row: LeagueRow, facts: Facts) -> list[int]:
        """The people of the season before who have played to its end and are not in the new one."""
        if facts.season.number == 1:
            return []
        before, here = await self._leagues.whole(row.id, facts.season.number - 1), set(facts.people.values())
        entrants = before.season.entrants
        return [
            int(one.person)
            for number, one in sorted(before.entries.items())
            if not (one.is_forgotten or entrants[number].is_out or int(one.person) in here)
        ]


async def _computed(facts: Facts, compute: Callable[[], Found]) -> Found:
    """What is computed from a season: elsewhere if it has many people."""
    return await asyncio.to_thread(compute) if len(facts.season.entrants) > MANY else compute()


def _begun(league: LeagueId, done: Sequence[Done], posted: Collection[int]) -> int:
    """Of how many of these acts the first post is there; all of them if it is not."""
    counts = range(len(done), 0, -1) if posted else ()
    return next((count for count in counts if _number(league, done[:count], 0) in posted), len(done))


def _number(league: LeagueId, done: Sequence[Done], part: int) -> int:
    """The number of a post that tells these acts. After a restore, another act may have the number of one
    that was lost, but it was done at another moment."""
    return number_for("news", league, done[0].at, *(one.number for one in done), part)


def _rows(league: LeagueId, done: Done, post: Post, words: Words, *, is_asked: bool) -> list[Row]:
    """The controls of a post."""
    if post.seat is not None:
        return seat_rows(league, post.seat, words)
    if not is_asked:
        return []
    if isinstance(done.act, acts.RoundCalled):
        return call_rows(league, words, done.act.round)
    return [ui.ActionRow(league_button(Verb.ENTER, league, words))]
