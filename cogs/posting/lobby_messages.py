"""The message with the open seats: kept true to the stored session, one edit at a time.

It knows no rules, and decides nothing about seats except that without a message they are closed.
"""

import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.error_codes import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.parts.layouts import NOBODY, card
from cogs.parts.places import game_name
from cogs.parts.readers import public_words, text_names
from cogs.parts.widgets import one_button_row
from cogs.posting.frame_ids import CLOCKS_DIFFER, MOST_READ
from cogs.posting.lobby_views import head, office_text, open_view, players_text
from cogs.posting.retries import try_later
from cogs.posting.stubs import Stubs
from cogs.posting.throttle import Throttle
from cogs.posting.turn_text import winners_text
from cogs.posting.wakings import Wakings, is_refusal
from engine.errors import Refused, ReplayMismatch
from engine.journal.invitation_rows import Invitation
from engine.journal.records import Session, SessionId
from engine.journal.server_act_rows import ServerAct
from engine.play.game import AnyGame, Ranking
from engine.play.tickets import round_of
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader

log = logging.getLogger(__name__)

GONE: Final = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
"""Discord's error codes for a message that somebody deleted, alone or with its channel."""

CHECKED_AGAIN_AFTER_S: Final = 3600.0
"""Seconds before the message of listed open seats is looked up again, however often people ask."""

OLD_AFTER: Final = timedelta(minutes=50)
REST_S: Final = 2.0
"""In each channel, Discord lets only three messages that are older than an hour be edited in six seconds."""


class LobbyMessages:
    """Brings lobby messages up to date after every change of the seats; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        posted: Posted,
        games: Mapping[str, AnyGame],
        faces: Mapping[str, AnyFace],
        throttle: Throttle,
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._posted = posted
        self._games = games
        self._faces = faces
        self._throttle = throttle
        self._wakings = Wakings("lobby", self._refresh, throttle, self._where, mark="lobby")
        self._checks = Wakings("look for the lobby", self.check, throttle, self._where, mark="lobby")
        self._stubs = Stubs()
        self._checked: dict[SessionId, float] = {}
        """When the messages of open sessions were last looked at, by the monotonic clock."""
        self._brought_back: dict[SessionId, Session] = {}
        """The open sessions whose message says that a restore has brought them back, as they were then."""

    def wake(self, session_id: SessionId) -> None:
        """Make a session's message due, because the session has changed."""
        self._wakings.wake(session_id)

    async def wake_all(self) -> None:
        """After a start: bring all messages up to date, one after the other. People may have sat down just
        before the bot ended, and messages may have been deleted, but most are as they should be."""
        self._wakings.wake_in_turn(await self._posted.open_seats())
        self._wakings.wake_in_turn(await self._posted.lobbies_behind())

    async def wake_troubled(self, guild: int) -> None:
        """Try again what could not be shown on a server, because something has changed there."""
        self._wakings.repeat(guild)  # for work under way that may just have failed
        self._wakings.wake_in_turn(await self._posted.lobbies_behind(guild))

    def stepped(self, session_id: SessionId) -> None:
        """A session has gone on: make its message due if it is to say how far the game is; never waits."""
        if self._stubs.stepped(session_id):
            self._wakings.wake(session_id)

    async def check(self, session_id: SessionId) -> None:
        """Close a session with open seats if its message was deleted: no event tells of that."""
        session = await self._posted.session(session_id)
        if session.status != "open" or session.lobby is None:
            return
        self._checked[session_id] = time.monotonic()
        try:
            await self.channel(session).fetch_message(session.lobby)
        except (discord.NotFound, discord.Forbidden) as error:
            await self._is_not_shown(session, error)

    def check_now_and_then(self, session_id: SessionId) -> None:
        """Do `check` in the background if these open seats were not checked for a while; never waits."""
        checked = self._checked.get(session_id)
        if checked is None or time.monotonic() - checked > CHECKED_AGAIN_AFTER_S:
            self._checks.wake(session_id)

    async def close(self) -> None:
        await self._wakings.close()
        await self._checks.close()

    async def _where(self, session_id: SessionId) -> int:
        """The channel of the session: other sessions may have open seats in it, too."""
        return (await self._posted.session(session_id)).channel

    def channel(self, session: Session) -> discord.PartialMessageable:
        """The channel in which the session was opened."""
        return self._client.get_partial_messageable(session.channel, guild_id=session.guild)

    def view(
        self,
        session: Session,
        *,
        ranking: Ranking | None = None,
        kept: Sequence[Invitation] = (),
        so_far: str = "",
        takes_robots: bool = True,
        has_ratings: bool = True,
        office: ServerAct | None = None,
    ) -> ui.LayoutView:
        """The whole message for a session as it is stored now. `ranking` is given if the game is over, `kept`
        are the seats that are kept for people who were invited. `so_far` says how far a running game is,
        `takes_robots` whether the server wants robots before the start, `has_ratings` whether it has ratings,
        and `office` what a moderator has done last."""
        words = public_words(session)
        if session.status != "open":
            is_expired = session.was_given_up and session.seed is None
            rows = [one_button_row(Verb.REOPEN, session.id, words)] if is_expired else []
            if session.tidied is not None:
                return card(self._folded(session, ranking, words), rows=rows)
            players = players_text(session, words) if session.status == "playing" else ""
            how = self._how_it_goes(session, ranking, words)
            going = (office_text(session, office, words) or how, players, so_far)
            return card(head(session, words), "\n".join(filter(None, going)), rows=rows)
        has_rules = bool(self._faces[session.game].rules)
        game = self._games[session.game]
        return open_view(
            *(session, words, game, kept),
            has_rules=has_rules,
            takes_robots=takes_robots,
            has_ratings=has_ratings,
            office=office,
        )

    def _folded(self, session: Session, ranking: Ranking | None, words: Words) -> str:
        """The whole text of a game that has been over for a day: who has won it, and where to read it."""
        what = "closed"
        if ranking is not None:
            what = "over"
        elif session.status == "over":
            what = "ended"
        elif session.was_given_up:
            what = "expired" if session.seed is None else "given-up"
        is_there = session.thread is not None and session.trouble != "deleted"
        return words.text(
            f"folded-{what}",
            game=game_name(session, words),
            result="" if ranking is None else self._result(session, ranking, words),
            thread=words.text("folded-thread", thread=session.thread or 0) if is_there else "",
        ).rstrip()

    def _result(self, session: Session, ranking: Ranking, words: Words) -> str:
        return winners_text(ranking, self._faces[session.game], text_names(session, words), words)

    def _how_it_goes(self, session: Session, ranking: Ranking | None, words: Words) -> str:
        """A text that says that the game is on, who has won it, or that it was closed."""
        result = "" if ranking is None else self._result(session, ranking, words)
        if session.ended_by is not None:
            return words.text("lobby-set-aside")
        if session.was_given_up:
            return words.text("lobby-expired" if session.seed is None else "lobby-given-up")
        if session.trouble == "deleted" and session.status != "closed":  # a link would lead nowhere
            return words.text(f"lobby-{session.status}-deleted", result=result)
        return words.text(f"lobby-{session.status}", thread=session.thread or 0, result=result)

    async def _so_far(self, session: Session) -> str:
        """A line that says how far a running game is, as everybody may know; "" if it cannot be replayed."""
        self._stubs.edited(session.id)
        try:
            position = await self._sessions.position(session.id, None)
        except ReplayMismatch:
            return ""
        words = public_words(session)
        reader = Reader(position.view, text_names(position.session, words), words)
        progress = self._faces[session.game].progress(reader, round_of(position.ticket))
        return words.text("lobby-so-far", progress=progress, at=int(self._sessions.workings.now()))

    async def _refresh(self, session_id: SessionId) -> None:
        session = await self._posted.session(session_id)
        self._wakings.is_on(session_id, session.guild)
        is_restored = session.status == "open" and session.restored is not None
        if session.lobby is None and session.status == "open" and not is_restored:
            session = await self._found(session)
        if session.lobby is None and not is_restored:
            return
        if session.tidied is not None:
            await self._tidy(session, session.lobby or 0)
            return
        is_over = session.status == "over"
        ranking = (await self._sessions.position(session_id, None)).ranking if is_over else None
        kept = await self._posted.kept_seats(session_id) if session.status == "open" else []
        so_far = await self._so_far(session) if session.status == "playing" else ""
        takes_robots = session.status != "open" or await self._sessions.takes_robots(session.guild)
        has_ratings = session.status != "open" or await self._sessions.has_ratings(session.guild)
        is_of_office = session.by_office or session.status == "open"
        view = self.view(
            self._as_brought_back(session),
            ranking=ranking,
            kept=kept,
            so_far=so_far,
            takes_robots=takes_robots,
            has_ratings=has_ratings,
            office=await self._posted.office_act(session_id) if is_of_office else None,
        )
        try:
            message = await self._shown(session, view, may_post=is_restored)
        except discord.Forbidden as error:
            log.info("the open seats of game %s cannot be shown: %s", session_id, error.text)
            if not session.is_lobby_behind:
                await self._posted.set_lobby_behind(session_id, is_behind=True)
            try_later(self._client, self._wakings, session.guild, session.id)
            return
        except discord.HTTPException as error:  # the message is gone, or what it says is not taken
            if not is_refusal(error) and not isinstance(error, discord.NotFound):
                raise
            if session.is_lobby_behind:
                await self._posted.set_lobby_behind(session_id, is_behind=False)
            await self._is_not_shown(session, error)
            return
        if session.status == "open":
            self._checked[session_id] = time.monotonic()
        else:
            self._checked.pop(session_id, None)
        if session.status != "playing":
            self._stubs.forget(session_id)
        if is_restored:
            self._brought_back[session_id] = session
        if is_restored or session.is_lobby_behind:
            await self._posted.set_lobby(session_id, message)

    async def _tidy(self, session: Session, lobby: int) -> None:
        """Fold or delete the message of a game that is long over, as it was decided. It is tried only once:
        it is no matter if it is gone, or if the bot may not do it any more."""
        self._checked.pop(session.id, None)
        self._stubs.forget(session.id)
        is_over, ranking = session.status == "over", None
        if is_over and session.tidied == "fold":
            with suppress(ReplayMismatch):  # then it says only that the game is over
                ranking = (await self._sessions.position(session.id, None)).ranking
        message = self.channel(session).get_partial_message(lobby)
        self._throttle.rest(REST_S)
        try:
            if session.tidied == "delete":
                await message.delete()
            else:
                await message.edit(view=self.view(session, ranking=ranking), allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            may_not = isinstance(error, discord.Forbidden | discord.NotFound)
            if not may_not and not is_refusal(error):
                raise
            log.info("the open seats of game %s stay as they are: %s", session.id, error.text)
            await self._posted.set_lobby_behind(session.id, is_behind=False)
            return
        if session.tidied == "delete":
            await self._posted.forget_lobby(session.id)
        else:
            await self._posted.set_lobby(session.id, lobby)

    def _as_brought_back(self, session: Session) -> Session:
        """The session, with the moment to which a restore went back, until somebody sits down or leaves. The
        message may be edited several times after a start, and must still say it when people read it."""
        before = self._brought_back.get(session.id)
        if before is None:
            return session
        if (before.status, before.seats) == (session.status, session.seats):
            return replace(session, restored=before.restored)
        del self._brought_back[session.id]
        return session

    async def _shown(self, session: Session, view: ui.LayoutView, *, may_post: bool) -> int:
        """Edit the message of the open seats; if it is gone and it `may_post`, post one. Returns its id."""
        channel = self.channel(session)
        if session.lobby is not None:
            if datetime.now(UTC) - discord.Object(session.lobby).created_at > OLD_AFTER:
                self._throttle.rest(REST_S)
            try:
                await channel.get_partial_message(session.lobby).edit(view=view, allowed_mentions=NOBODY)
                return session.lobby
            except discord.NotFound as error:
                if not may_post or error.code != UNKNOWN_MESSAGE:
                    raise
        nonce = f"lobby-{session.id}-{session.epoch}"
        return (await channel.send(view=view, nonce=nonce, allowed_mentions=NOBODY)).id

    async def _found(self, session: Session) -> Session:
        """Look for the message of an open session that has none stored, because the bot ended while it posted
        that message. If there is none, close the session. Returns the session as it is stored then."""
        since = datetime.fromtimestamp(await self._posted.opened_at(session.id), UTC) - CLOCKS_DIFFER
        history = self.channel(session).history(after=since, limit=MOST_READ, oldest_first=True)
        try:
            async for message in history:
                if self._shows(message, session):
                    await self._posted.set_lobby(session.id, message.id)
                    return await self._posted.session(session.id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the open seats of game %s cannot be looked for: %s", session.id, error.text)
        await self._close(session)
        return session

    def _shows(self, message: discord.Message, session: Session) -> bool:
        """Whether a message is the bot's own, with the session's open seats."""
        me = self._client.user
        join = str(CustomId(Verb.JOIN, session.id))
        return me is not None and message.author.id == me.id and join in _custom_ids(message.components)

    async def _is_not_shown(self, session: Session, error: discord.HTTPException) -> None:
        """Close open seats whose message was deleted: nobody could sit down there any more."""
        log.warning("the open seats of game %s are not shown: %s", session.id, error)
        if session.status != "open" or error.code not in GONE:
            return
        is_replaced = (await self._posted.session(session.id)).lobby != session.lobby
        if not is_replaced:
            await self._close(session)

    async def _close(self, session: Session) -> None:
        try:
            await self._sessions.close(session.id)
        except Refused as refusal:
            log.info("game %s is not closed: %s", session.id, refusal.reason)
        else:
            log.info("game %s is closed: its open seats are not there", session.id)
        self._checked.pop(session.id, None)


def _custom_ids(parts: Sequence[Any]) -> Iterator[str]:
    """The custom ids in some components, and "None" for each component without one."""
    for part in parts:
        yield str(getattr(part, "custom_id", None))
        yield from _custom_ids(getattr(part, "children", ()))
