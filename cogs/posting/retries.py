"""When the bot tries again what it was forbidden to post: no event tells when a time-out ends.

It knows servers and the work of sessions, and nothing of what is posted.
"""

import discord

from cogs.posting.wakings import Wakings
from engine.journal.records import Session


def try_later(client: discord.Client, wakings: Wakings, session: Session) -> None:
    """Wake a session again later: if the bot has a time-out, as soon as that has ended. If the bot is no
    longer a member of the server, do nothing: an event tells when it is back."""
    guild = client.get_guild(session.guild)
    if guild is None and client.is_ready():
        return
    me = None if guild is None or client.user is None else guild.get_member(client.user.id)
    until = None if me is None else me.timed_out_until
    wakings.later(session.id, possible_at=None if until is None else until.timestamp())
