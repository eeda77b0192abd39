"""Inviting somebody to open seats: a seat is kept for them, and one message mentions them."""

import discord

from cogs.presses.press import Visit
from cogs.presses.session_choice import listed
from engine.errors import Refused
from engine.journal.records import PersonId, Session, SessionId


async def invite(visit: Visit, person: discord.Member | discord.User, number: int | None) -> None:
    """Keep a seat for a person at open seats of whoever invites. Raises Refused."""
    if person.bot:
        raise Refused("invite-robot")
    if not isinstance(person, discord.Member):
        raise Refused("invite-stranger")
    session = await _session_meant(visit, number)
    invitation = await visit.services.invitations.invite(session.id, visit.person, PersonId(person.id))
    visit.services.lobbies.wake(session.id)
    visit.services.invitation_messages.wake(session.id)
    await visit.answer(
        visit.words.text(
            "invited-privately",
            number=session.id,
            person=f"<@{person.id}>",
            until=str(int(invitation.until)),
        )
    )


async def _session_meant(visit: Visit, number: int | None) -> Session:
    """The open seats that an invitation is to: those with this number, else the person's own in this channel,
    else the only ones of theirs on this server. Raises Refused."""
    if visit.guild is None:
        raise Refused("only-in-a-server")
    if number is not None:
        return await visit.services.sessions.find(SessionId(number), guild=visit.guild)
    mine = await open_seats_of(visit)
    here = [session for session in mine if session.channel == visit.interaction.channel_id]
    meant = here if len(here) == 1 else mine
    if not meant:
        raise Refused("no-open-seats")
    if len(meant) > 1:
        raise Refused("which-game", games=listed(meant, visit.words))
    return meant[0]


async def open_seats_of(visit: Visit) -> list[Session]:
    """The sessions on this server that have not started and in which the person has a seat, newest first."""
    if visit.guild is None:
        return []
    mine = await visit.services.sessions.in_guild(visit.guild, visit.person.id)
    return [session for session in mine if session.status == "open"]
