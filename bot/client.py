"""The Discord client: intents, cogs, the one place where all interactions arrive, and the order of a stop."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot.command_list import CommandList
from bot.due.deeds import deeds_of
from bot.due.scheduler import Scheduler
from bot.line import Line
from bot.operator_acts import Doors
from bot.sharded import Sharded
from bot.under_way import UnderWay
from bot.upkeep.retention import keep
from bot.version import version
from cogs.commands.arrivals import ArrivalCog
from cogs.commands.command_tree import Tree
from cogs.commands.every_game import EveryGame
from cogs.commands.games import cogs_of
from cogs.commands.groups import groups
from cogs.commands.inbox import inbox_command
from cogs.commands.places import WatchCog
from cogs.commands.translator import Translator
from cogs.parts.interactions import private_words
from cogs.parts.layouts import NOBODY
from cogs.parts.measured import came_to, measured
from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages
from cogs.posting.cards_shown import CardsShown
from cogs.posting.greetings import Greetings
from cogs.posting.invitation_messages import InvitationMessages
from cogs.posting.leagues.board_lines import BoardLines
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.members import Members
from cogs.posting.motion_messages import MotionMessages
from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.office_messages import OfficeMessages
from cogs.posting.panels import Panels
from cogs.posting.reminders import Reminders
from cogs.posting.throttle import Throttle
from cogs.presses.failures import answered_at_once
from cogs.presses.router import Router
from cogs.services import Services
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SessionId
from engine.leagues.leagues import Leagues
from engine.play.game import AnyGame
from engine.references import of_interaction, under
from engine.sessions.absences import Absences
from engine.sessions.arrivals import Arrivals
from engine.sessions.calls import Calls
from engine.sessions.endings import Endings
from engine.sessions.erasing import Erasing
from engine.sessions.forgetting import Forgetting
from engine.sessions.inbox import Inbox
from engine.sessions.invitations import Invitations
from engine.sessions.looking_back import LookingBack
from engine.sessions.lost_seats import LostSeats
from engine.sessions.luck import Luck
from engine.sessions.moderation import Moderation
from engine.sessions.motions import Motions
from engine.sessions.overview import Overview
from engine.sessions.personal_figures import PersonalFigures
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from engine.sessions.reminders import Reminded
from engine.sessions.retention import Retention
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from renders.faces import FACES

log = logging.getLogger(__name__)


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice


FINISHING_S = 5.5
"""How long a stop waits for what is under way; then it gives up the rest. A stop must be over within 10 s."""
REFUSING_S = 0.5
"""How long a stop has, at the least, to tell those who pressed after it that they must press again."""
GOODBYE_S = 1.5
"""How long Discord may take to hear that the lines are closed."""
ANSWERED_IN: Final = aiohttp.ClientTimeout(total=60, sock_connect=30, sock_read=30)
"""How many seconds Discord may take to answer a request. aiohttp's own limit is five minutes: so long a few
boards whose requests are lost would keep all others waiting. `total` also ends what cannot be sent. It begins
before the wait for a turn, and does not apply if that wait takes longer."""


class Saloon(Sharded):
    """A client with as many lines as Discord asks for, and one journal. A client that failed is closed, and a
    new one takes its place."""

    tree: Tree

    def __init__(
        self,
        journal: Journal,
        sessions: Sessions,
        games: Mapping[str, AnyGame],
        command_list: CommandList,
        *,
        shows_whole_boards: bool = False,
        operator: str = "",
    ) -> None:
        throttle = Throttle()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            tree_cls=Tree,
            http_trace=throttle.pace.trace(),
        )
        self.http.request = _in_time(self.http.request)  # type: ignore[method-assign]
        posted, preferences = Posted(journal), Preferences(journal)
        pictures = Pictures(is_whole=shows_whole_boards)
        workings = sessions.workings
        motions, undoing, reminded = Motions(workings), Undoing(workings), Reminded(workings)
        lobbies = LobbyMessages(self, sessions, posted, games, FACES, throttle)
        reminders = Reminders(self, reminded, throttle)
        invitations, lost_seats = Invitations(workings), LostSeats(workings)
        self._calls = Calls(workings)
        self.line = Line(self._calls, lambda: self.shard_count or 1)
        servers = Servers(workings)
        arrivals = Arrivals(workings, servers)
        moderation = Moderation(workings, servers)
        hours, members, cards_shown = PersonalHours(workings), Members(self), CardsShown()
        retention, leagues = Retention(workings), Leagues(sessions, servers)
        board_lines = BoardLines(leagues)
        self._caches = (
            *(preferences.forget, hours.forget, members.forget, cards_shown.forget, retention.forget),
            *(reminded.unreached.discard, leagues.forget),
        )
        self.services = Services(
            sessions=sessions,
            servers=servers,
            overview=Overview(workings),
            arrivals=arrivals,
            erasing=Erasing(workings, servers, [leagues.forget_server, board_lines.forget_server]),
            moderation=moderation,
            endings=Endings(workings),
            sequels=Sequels(workings),
            invitations=invitations,
            lost_seats=lost_seats,
            luck=Luck(workings),
            looking_back=LookingBack(sessions),
            posted=posted,
            preferences=preferences,
            motions=motions,
            undoing=undoing,
            absences=Absences(workings),
            hours=hours,
            private_notes=PrivateNotes(workings),
            forgetting=Forgetting(workings, self._caches),
            retention=retention,
            inbox=Inbox(workings),
            ratings=Ratings(workings),
            figures=PersonalFigures(workings),
            leagues=leagues,
            games=games,
            faces=FACES,
            pictures=pictures,
            panels=Panels(reminded),
            boards=BoardMessages(
                *(self, sessions, posted, preferences, FACES, pictures, throttle),
                *(lobbies.wake, reminders.tidy, MotionMessages(self, motions, undoing, FACES)),
                above=board_lines.line,
            ),
            lobbies=lobbies,
            greetings=Greetings(self, arrivals, servers, games, throttle),
            reminders=reminders,
            invitation_messages=InvitationMessages(self, invitations, throttle),
            offered_seats=OfferedSeats(self, lost_seats, throttle),
            office_messages=OfficeMessages(self, moderation, servers, posted, throttle),
            league_messages=LeagueMessages(
                *(self, leagues, servers, posted, pictures, throttle),
                wake_session=lambda session: self.services.boards.wake(session),
            ),
            members=members,
            throttle=throttle,
            up_since=self.line.up_since,
            version=version(),
            operator=operator,
            cards_shown=cards_shown,
        )
        self.doors = Doors(
            *(workings, servers, self.services.forgetting),
            is_at_work=True,
            show=self.show,
            earlier_done=self.services.acting.earlier_done,
        )
        """By which the operator acts."""
        workings.matches.when_frozen = self.services.boards.wake
        leagues.when_changed = lambda session: self.services.wake([session])
        self._router = Router(self.services)
        self._command_list = command_list
        self._comparing: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._scheduler: Scheduler | None = None
        self._under_way = UnderWay()
        self._is_deaf = False
        self._is_posting = False

    async def setup_hook(self) -> None:
        """Set up cogs and commands, and wake what an earlier run left to post. discord.py calls this after
        the login, before the first event."""
        await self.tree.set_translator(Translator())
        for cog in cogs_of(self.services.games):
            await self.add_cog(cog(self.services))
        await self.add_cog(EveryGame(self.services))
        self.tree.add_command(inbox_command(self.services))
        for group in groups(self.services):
            self.tree.add_command(group)
        await self.services.arrivals.begin()
        await self.services.ratings.begin()
        await self.add_cog(WatchCog(self.services, self.fetch_channel))
        await self.add_cog(ArrivalCog(self.services))
        await self.services.forgetting.go_on()
        self._is_posting = True
        running, missing = await self.services.posted.running(), await self.services.boards.wake_all()
        log.info("takes up %d running games, and posts what is missing of %d", running, missing)
        await self.services.lobbies.wake_all()
        await self.services.reminders.wake_all()
        await self.services.invitation_messages.wake_all()
        await self.services.offered_seats.wake_all()
        await self.services.office_messages.wake_all()
        self.services.wake(await self.services.erasing.go_on())
        await self.services.leagues.begin()
        await self.services.league_messages.wake_all()
        if not self._is_stopping:
            self._begin_scheduler()
            self._comparing = asyncio.create_task(self._command_list.keep(self.tree), name="commands")
            services = self.services
            keeping = keep(services.retention, services.forgetting, services.boards.wake, self._caches)
            self._keeping = asyncio.create_task(keeping, name="retention")

    def _begin_scheduler(self) -> None:
        self._scheduler = scheduler = Scheduler(self._calls, self.line, deeds_of(self.services))

        def when_woken(session_id: SessionId) -> None:
            scheduler.wake()
            self.services.offered_seats.changed(session_id)
            self.services.lobbies.stepped(session_id)
            self.services.panels.wake(session_id)
            self.services.league_messages.changed(session_id)

        self.services.boards.when_woken = when_woken
        self.services.league_messages.when_due = scheduler.wake
        scheduler.begin()

    def show(self, sessions: Iterable[SessionId], guild: int | None = None, *, leagues: bool = False) -> None:
        """Let all that is posted of these sessions, of acts on a server, and of all `leagues`, say what is
        so; never waits. Before the start has come to that, and during a stop, a start does it."""
        if not self._is_posting or self._is_stopping:
            return
        self.services.wake(sessions)
        if guild is not None:
            self.services.office_messages.wake(guild)
        if leagues:
            showing = asyncio.create_task(self.services.league_messages.show_anew(), name="leagues anew")
            self._under_way.add(showing)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer every press, form, command and completion: all arrive here. Each also shows how long after
        it was sent it has arrived."""
        with measured(interaction.type):
            await self._deal_with(interaction)

    async def _deal_with(self, interaction: discord.Interaction[Any]) -> None:
        if self._is_stopping:
            came_to("stopping")
            await answered_at_once(interaction, private_words(interaction).text("failed-restarting"))
            return
        self.services.lags.arrived(interaction.created_at.timestamp())
        self.services.retention.pressed(PersonId(interaction.user.id))
        with self.services.acting.act(PersonId(interaction.user.id)):
            if interaction.type in (
                discord.InteractionType.application_command,
                discord.InteractionType.autocomplete,
            ):
                await self.tree.answer(interaction)
            else:
                await self._router.route(interaction)

    async def on_ready(self) -> None:
        """Log that every shard is in, so people can play on all servers. This is called again whenever all
        shards have logged in again, so it starts nothing."""
        log.info("ready as %s on %d servers (shards: %d)", self.user, len(self.guilds), len(self.shards))
        self.line.is_ready()
        self._look_for_what_is_due()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A shard has lost its line."""
        self.line.is_lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard has its line back, and missed nothing."""
        self.line.is_back(shard_id)
        self._look_for_what_is_due()

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard has logged in."""
        await self.on_shard_resumed(shard_id)

    def _look_for_what_is_due(self) -> None:
        if self._scheduler is not None:
            self._scheduler.wake()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event of Discord on to its listeners, except in the last moments of a stop."""
        if not self._is_deaf:
            super().dispatch(event_name, *args, **kwargs)

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
    ) -> "asyncio.Task[None]":
        """Hold every task that an event starts, because a stop waits for it. What somebody does has the
        reference of the interaction, also where discord.py reports that it failed."""
        acts = [of_interaction(each.id) for each in args if isinstance(each, discord.Interaction)]
        with under(acts[0] if acts else ""):
            task: asyncio.Task[None] = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._under_way.add(task)
        return task

    async def close(self) -> None:
        """Take nothing new, finish what is under way, stop posting, then hang up. Whoever was acknowledged is
        answered, and nothing outlives the journal. What is not posted yet is posted after the next start."""
        self._is_stopping = True
        end = time.monotonic() + FINISHING_S
        given_up = await self._under_way.finish(FINISHING_S)
        self._is_deaf = True
        given_up += await self._under_way.finish(max(REFUSING_S, end - time.monotonic()))
        if given_up:
            log.warning("%d things were given up half-done, because Discord took too long", given_up)
        for task in (self._comparing, self._keeping):
            if task is not None:
                task.cancel()
                await asyncio.wait({task})
        if self._scheduler is not None:
            await self._scheduler.close()
        await self.services.boards.close()
        await self.services.panels.close()
        await self.services.lobbies.close()
        await self.services.greetings.close()
        await self.services.reminders.close()
        await self.services.invitation_messages.close()
        await self.services.offered_seats.close()
        await self.services.office_messages.close()
        await self.services.league_messages.close()
        self.services.pictures.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await super().close()
        finally:
            await self.http.close()


def _in_time(request: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """The same, except that a request fails with a TimeoutError if it is not answered in time, as on a bad
    line."""

    async def answered(route: discord.http.Route, **options: Any) -> Any:
        return await request(route, timeout=ANSWERED_IN, **options)

    return answered
