"""A press, and what it has in common with a command: both are a visit of one person, who gets an answer.

It knows no verb: the handler of the press decides what happens.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId
from cogs.parts.interactions import person, private_words
from cogs.parts.layouts import Part, answer_privately
from cogs.parts.palettes import palette_for
from cogs.parts.widgets import home_rows
from cogs.services import Services
from engine.journal.records import Session
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

    async def seated(self, session: Session) -> Session:
        """The session, in which this person has their seat back if a caretaker keeps it, and which is awake:
        to press anything is to be there. Whoever has said that they are away says otherwise when they are
        back, and to be offered what a command may mean is no press."""
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

    async def palette(self) -> str:
        """The palette that this person wants for pictures."""
        return await palette_for(self.services.preferences, self.person.id)

    def home_rows(self, session: Session) -> list[ui.ActionRow[Any]]:
        """The button “I am back”, if this person is away: all their private panels have it."""
        return home_rows(session, self.person.id, self.words, self.services.sessions.workings.now())

    async def answer(
        self,
        *texts: str,
        rows: Sequence[Part] = (),
        picture: bytes | None = None,
        alt: str = "",
    ) -> None:
        """Show a message of these parts to this person alone, as `answer_privately` does."""
        await answer_privately(self.interaction, *texts, rows=rows, picture=picture, alt=alt)


@dataclass(frozen=True, slots=True)
class Press(Visit):
    """A person has pressed a button, chosen from a menu or sent a form: `custom_id` says what it means."""

    custom_id: CustomId

    async def session(self) -> Session:
        """The control's session, as it is stored now. Raises Refused if it is not on this server."""
        return await self.seated(await self.services.sessions.find(self.custom_id.session, guild=self.guild))

    async def session_at_hand(self) -> Session:
        """The same, but without the disk if its match is in memory: what was posted since is not in it."""
        return await self.seated(
            await self.services.sessions.at_hand(self.custom_id.session, guild=self.guild)
        )


def _waits_for_a_press(session: Session, person: Person) -> bool:
    """Whether a running game sleeps, or a caretaker keeps the seat, until this person presses something."""
    seat = session.seat_of(person.id)
    if session.status != "playing" or seat is None:
        return False
    return session.asleep_since is not None or session.seats[seat].kept is not None


Handler: TypeAlias = Callable[[Press], Awaitable[None]]
"""Does what one verb means, once the press was acknowledged."""
