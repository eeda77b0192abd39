"""People who press the controls of leagues, over the real engine, and what they read."""

import discord

from cogs.parts.custom_ids import CustomId
from cogs.posting.board_messages import BoardMessages
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.offered_seats import OfferedSeats
from cogs.presses.leagues.meant import league_meant
from cogs.presses.router import HANDLERS
from engine.sessions.personal_hours import PersonalHours
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.plain_face import plain_face
from tests.doubles import double
from tests.engine.leagues.office import GAMES, GUILD, Office


class Bar(Office):
    """`woken` are the leagues, and `woken_boards` the sessions, that were to be shown anew."""

    def __init__(self, journal):
        super().__init__(journal)
        self.woken, self.woken_boards = [], []
        self.services = visits.services(
            sessions=self.sessions,
            leagues=self.leagues,
            posted=self.posted,
            hours=PersonalHours(self.sessions.workings),
            games=GAMES,
            faces={name: plain_face() for name in GAMES},
            league_messages=double(LeagueMessages, wake=self.woken.append),
            boards=double(BoardMessages, wake=self.woken_boards.append),
            lobbies=double(LobbyMessages, wake=lambda session: None),
            offered_seats=double(OfferedSeats, wake=lambda session: None),
        )

    async def press(self, person, verb, *numbers, key=None, **more):
        """What somebody reads who presses a control whose key is these numbers, or this text."""
        key = ".".join(map(str, numbers or (self.number,))) if key is None else key
        return await self._reads(person, HANDLERS[verb], CustomId(verb, 0, key=key), **more)

    async def command(self, person, work, *given, league=None, **more):
        """What somebody reads who sends a command about a league (None: the one that is meant)."""

        async def sent(visit):
            await work(visit, await league_meant(visit, league), *given)

        return await self._reads(person, sent, **more)

    async def _reads(self, person, work, custom_id=None, *, guild=GUILD, locale="en-US"):
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        parts = {
            "guild_id": guild,
            "locale": locale,
            "guild_locale": locale,
            "edit_original_response": edit_original_response,
        }
        if custom_id is None:
            await work(visits.visit(self.services, person, **parts))
        else:
            await work(visits.press(self.services, custom_id, person, **parts))
        (shown,) = seen
        return shown
