"""When what the bot was forbidden to post is tried again: no event tells when a time-out ends.

It knows servers and work by session, and nothing of what is posted.
"""

import discord

from cogs.posting.wakings import Wakings
from engine.journal.records import Session


def try_later(client: discord.Client, wakings: Wakings, session: Session) -> None:
    """Wake a session again later: as soon as the bot's own time-out has ended, if it has one. Where the bot
    is no member there is nothing to try: Discord tells when it is back."""
    guild = client.get_guild(session.guild)
    if guild is None and client.is_ready():
        return
    me = None if guild is None or client.user is None else guild.get_member(client.user.id)
    until = None if me is None else me.timed_out_until
    wakings.later(session.id, possible_at=None if until is None else until.timestamp())
