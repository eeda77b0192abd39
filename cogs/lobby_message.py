"""The message with the open seats: kept true to the stored session, one edit at a time."""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.board_text import winners_text
from cogs.custom_ids import NO_SESSION, CustomId
from cogs.layouts import NOBODY, card
from cogs.people import public_words, text_names
from cogs.tasks import Wakings
from engine.game import AnyGame, Ranking
from engine.posted import Posted
from engine.records import Session, SessionId
from engine.sessions import Sessions
from renders.face import AnyFace
from renders.words import Words

log = logging.getLogger(__name__)


class LobbyMessages:
    """Brings lobby messages up to date after every change of seats; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        posted: Posted,
        games: Mapping[str, AnyGame],
        faces: Mapping[str, AnyFace],
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._posted = posted
        self._games = games
        self._faces = faces
        self._wakings = Wakings("lobby", self._refresh)

    def wake(self, session_id: SessionId) -> None:
        """The session has changed: its message is due."""
        self._wakings.wake(session_id)

    async def wake_all(self) -> None:
        """After a start: people may have sat down just before the end."""
        for session_id in await self._posted.open_seats():
            self.wake(session_id)

    async def close(self) -> None:
        await self._wakings.close()

    def channel(self, session: Session) -> discord.PartialMessageable:
        """The channel in which the session was opened."""
        return self._client.get_partial_messageable(session.channel, guild_id=session.guild)

    def view(self, session: Session, *, ranking: Ranking | None = None) -> ui.LayoutView:
        """The whole message for a session as it is stored now; `ranking` is that of a game that is over."""
        words = public_words(session)
        if session.status != "open":
            return card(_head(session, words), self._how_it_goes(session, ranking, words))
        seats = self._games[session.game].seats
        return card(
            f"{_head(session, words)}\n{words.text(f'{session.game}-about')}",
            _options(session, words),
            _people(session, words, seats),
            _what_next(session, words, seats),
            rows=_buttons(session, words, seats),
        )

    def _how_it_goes(self, session: Session, ranking: Ranking | None, words: Words) -> str:
        """That the game is on, who has won it, or that it was closed."""
        result = ""
        if ranking is not None:
            result = winners_text(ranking, self._faces[session.game], text_names(session), words)
        return words.text(f"lobby-{session.status}", thread=session.thread or 0, result=result)

    async def _refresh(self, session_id: SessionId) -> None:
        session = await self._posted.session(session_id)
        if session.lobby is None:
            return
        is_over = session.status == "over"
        ranking = (await self._sessions.position(session_id, None)).ranking if is_over else None
        message = self.channel(session).get_partial_message(session.lobby)
        try:
            await message.edit(view=self.view(session, ranking=ranking), allowed_mentions=NOBODY)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the open seats of game %s cannot be shown: %s", session_id, error.text)


def _head(session: Session, words: Words) -> str:
    return words.text("lobby-head", game=words.text(f"{session.game}-name"), number=session.id)


def _options(session: Session, words: Words) -> str:
    chosen = [
        words.text(f"{session.game}-table-{name.replace('_', '-')}")
        for name, on in session.options.items()
        if on
    ]
    return words.text("lobby-options", options=words.listed(chosen)) if chosen else ""


def _people(session: Session, words: Words, seats: range) -> str:
    """Who sits at the table, and how many can."""
    heading = words.text("lobby-table", low=seats[0], high=seats[-1])
    people = [
        words.text("lobby-robot" if seat.is_robot else "lobby-seat", number=number, name=name)
        for number, (seat, name) in enumerate(zip(session.seats, text_names(session), strict=True), 1)
    ]
    return "\n".join((heading, *people))


def _what_next(session: Session, words: Words, seats: range) -> str:
    """What it takes to start."""
    needed, free = seats[0] - len(session.seats), seats[-1] - len(session.seats)
    if needed > 0:
        return words.text("lobby-needed", needed=needed)
    return words.text("lobby-ready", free=free) if free else words.text("lobby-full")


def _buttons(session: Session, words: Words, seats: range) -> list[ui.ActionRow[Any]]:
    """What most people want comes first; the rules are there for whoever knows no command yet.

    Start is never disabled: who is fast presses it before the message shows the robot that he has just
    added; who is too early is told what is missing.
    """
    is_full, may_start = len(session.seats) >= seats[-1], len(session.seats) >= seats[0]

    def button(verb: str, style: discord.ButtonStyle, *, disabled: bool = False) -> ui.Button[Any]:
        return ui.Button(
            label=words.text(f"button-{verb}"),
            custom_id=str(CustomId(verb, session.id)),
            style=style,
            disabled=disabled,
        )

    plain, good = discord.ButtonStyle.secondary, discord.ButtonStyle.success
    return [
        ui.ActionRow(
            button("join", good, disabled=is_full),
            button("robot", plain, disabled=is_full),
            button("start", discord.ButtonStyle.primary if may_start else plain),
        ),
        ui.ActionRow(
            ui.Button(
                label=words.text("button-rules"),
                custom_id=str(CustomId("rules", NO_SESSION, key=session.game)),
            ),
            button("leave", plain),
            button("unrobot", plain, disabled=not any(seat.is_robot for seat in session.seats)),
        ),
    ]
