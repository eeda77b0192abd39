"""A press, and what it has in common with a command: both are a visit of one person, who gets an answer.

It knows no verb: the handler of the press decides what happens.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId
from cogs.parts.galleries import Picture
from cogs.parts.interactions import person, private_words
from cogs.parts.layouts import BOARD_IN_WORDS, Part, answer_privately
from cogs.parts.widgets import home_rows
from cogs.parts.wishes import Wishes, wishes_of
from cogs.posting.members import name_of
from cogs.services import Services
from engine.errors import Refused
from engine.journal.records import Session, SessionId
from engine.references import concerns
from engine.sessions.seating import Person
from renders.language.catalogues import Words


@dataclass(frozen=True, slots=True)
class Visit:
    """A person has pressed a control or sent a command; the services do what they came for."""

    services: Services
    interaction: discord.Interaction[Any]

    @property
    def guild(self) -> int | None:
        """The id of the server on which the person acts; None in a private conversation."""
        return self.interaction.guild_id

    @property
    def person(self) -> Person:
        """The person who acts, with the name that the server shows."""
        return person(self.interaction)

    @property
    def words(self) -> Words:
        """The words for texts that only this person will read."""
        return private_words(self.interaction)

    def is_in_thread(self, session: Session) -> bool:
        """Whether the person acts where the session's board messages stand."""
        return session.thread is not None and self.interaction.channel_id == session.thread

    def person_at(self, session: Session) -> Person:
        """The person who acts in a session, with the name that its server shows: another server, and a
        private conversation, may show another one, which counts for nothing at this table."""
        seat = session.seat_of(self.person.id)
        if session.guild == self.guild or seat is None:
            return self.person
        return Person(self.person.id, session.seats[seat].name)

    async def found(self, number: SessionId, *, at_hand: bool = False) -> Session:
        """A session of this server, or one elsewhere in which the person has a seat; if it need only be `at
        hand`, without the disk if its match is in memory: what was posted since is not in it. Raises Refused
        if there is none, or if the person may act in it from its own server alone."""
        sessions = self.services.sessions
        find = sessions.at_hand if at_hand else sessions.find
        session = await find(number, guild=self.guild, person=self.person.id)
        return await self.seated(await self.reached(session))

    async def reached(self, session: Session) -> Session:
        """The session itself. Raises Refused if the person acts from outside its server and is not on that
        any more, or if the bot is not."""
        if session.guild == self.guild:
            return session
        server = self.services.members.server(session.guild)
        if server is None:
            raise Refused("server-away", number=session.id)
        if await self.services.members.is_gone(server, self.person.id):
            raise Refused("left-server", number=session.id, server=name_of(server))
        return session

    async def seated(self, session: Session) -> Session:
        """The session, in which this person has their seat back if a caretaker keeps it, and which is awake:
        to press anything is to be there. Whoever has said that they are away says otherwise when they are
        back, and to be offered what a command may mean is no press."""
        concerns(session.id)
        is_press = self.interaction.type is not discord.InteractionType.autocomplete
        if not is_press or not _waits_for_a_press(session, self.person):
            return session
        session = await self.services.posted.session(session.id)  # one in memory knows no later absence
        seat = session.seat_of(self.person.id)
        if seat is None or session.absence(seat, self.services.sessions.workings.now()) is not None:
            return session
        await self.services.endings.wake(session.id, self.person.id)
        session = await self.services.sessions.come_back(session.id, self.person.id)
        self.services.boards.wake(session.id)
        return session

    async def wishes(self) -> Wishes:
        """How this person wants answers to look."""
        return await wishes_of(self.services.preferences, self.person.id)

    def home_rows(self, session: Session) -> list[ui.ActionRow[Any]]:
        """The button “I am back”, if this person is away: all their private panels have it."""
        return home_rows(session, self.person.id, self.words, self.services.sessions.workings.now())

    async def answer(
        self,
        *texts: str,
        rows: Sequence[Part] = (),
        pictures: Sequence[Picture] = (),
        missing: str = BOARD_IN_WORDS,
    ) -> None:
        """Show a message of these parts to this person alone, as `answer_privately` does."""
        await answer_privately(self.interaction, *texts, rows=rows, pictures=pictures, missing=missing)


@dataclass(frozen=True, slots=True)
class Press(Visit):
    """A person has pressed a button, chosen from a menu or sent a form: `custom_id` says what it means."""

    custom_id: CustomId

    async def session(self) -> Session:
        """The control's session, as it is stored now. Raises Refused as `found` does."""
        return await self.found(self.custom_id.session)

    async def session_at_hand(self) -> Session:
        """The same, but without the disk if its match is in memory: what was posted since is not in it."""
        return await self.found(self.custom_id.session, at_hand=True)

    async def session_here(self) -> Session:
        """The control's session, for what can be done on its own server alone: what belongs to messages or
        channels there. Raises Refused if it is not on this server."""
        return await self.seated(await self.services.sessions.find(self.custom_id.session, guild=self.guild))

    async def session_to_leave(self) -> Session:
        """The control's session, for somebody who gives a seat up: for that, neither they nor the bot need be
        on its server any more."""
        number, me = self.custom_id.session, self.person.id
        return await self.seated(await self.services.sessions.find(number, guild=self.guild, person=me))


def _waits_for_a_press(session: Session, person: Person) -> bool:
    """Whether a running game sleeps, or a caretaker keeps the seat, until this person presses something."""
    seat = session.seat_of(person.id)
    if session.status != "playing" or seat is None:
        return False
    return session.asleep_since is not None or session.seats[seat].kept is not None


Handler: TypeAlias = Callable[[Press], Awaitable[None]]
"""Does what one verb means, once the press was acknowledged."""
