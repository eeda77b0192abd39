"""When the bot tries again what it was forbidden to post: no event tells when a time-out ends.

It knows servers and work by numbers, and nothing of what is posted.
"""

import discord

from cogs.posting.wakings import Wakings
from engine.journal.records import SessionId


def try_later(client: discord.Client, wakings: Wakings, guild: int, number: SessionId) -> None:
    """Wake the work with this number again later: if the bot has a time-out on the server, as soon as that
    has ended. If the bot is no longer a member of the server, do nothing: an event tells when it is back."""
    found = client.get_guild(guild)
    if found is None and client.is_ready():
        return
    me = None if found is None or client.user is None else found.get_member(client.user.id)
    until = None if me is None else me.timed_out_until
    wakings.later(number, possible_at=None if until is None else until.timestamp())
