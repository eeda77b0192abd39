"""Routes of threads: opening, listing and changing them."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.codes import PRIVATE_THREAD, PUBLIC_THREAD, SYSTEM_MESSAGES, TEXT, Json
from sandbox.limits.refusal import Refusal, bad_length, invalid
from sandbox.payloads.places import channel_payload, thread_member_payload
from sandbox.rest.access import message_of, need, need_guild, visible_channel
from sandbox.rest.asked import fields_of, id_of, limit_of, time_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.clock import at, iso
from sandbox.world.objects import Channel, Message
from sandbox.world.world import World

AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MOST_NAME, MOST_LISTED = 100, 100
_ONLY_MODERATORS = ("locked", "invitable", "flags")


class ThreadRoutes:
    """Handlers that need the permissions that Discord asks of a bot."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        one = "/channels/{channel_id}"
        archived = one + "/threads/archived"
        return [
            Route("POST", one + "/threads", self.create_thread),
            Route("POST", one + "/messages/{message_id}/threads", self.create_thread_of),
            Route("GET", archived + "/public", self.archived_public),
            Route("GET", archived + "/private", self.archived_private),
            Route("GET", one + "/users/@me/threads/archived/private", self.archived_joined),
        ]

    def create_thread(self, call: Call) -> Answer:
        """Open a thread without a message; it is private unless `type` says otherwise."""
        channel = visible_channel(self._world, call)
        kind = fields_of(call).get("type", PRIVATE_THREAD)
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
        need(
            self._world,
            "CREATE_PUBLIC_THREADS" if kind == PUBLIC_THREAD else "CREATE_PRIVATE_THREADS",
            channel,
        )
        return self._open_thread(call, channel, kind, None)

    def create_thread_of(self, call: Call) -> Answer:
        """Open a thread from a message; it has the message's id."""
        channel = visible_channel(self._world, call)
        message = message_of(self._world, call, channel)
        need(self._world, "CREATE_PUBLIC_THREADS", channel)
        if message.id in self._world.channels:
            raise Refusal(160004)
        return self._open_thread(call, channel, PUBLIC_THREAD, message)

    def _open_thread(self, call: Call, channel: Channel, kind: int, message: Message | None) -> Answer:
        need_guild(channel)
        if channel.type != TEXT or (message is not None and message.type in SYSTEM_MESSAGES):
            raise Refusal(50024)
        name = str(fields_of(call).get("name") or "")
        if not 1 <= len(name) <= MOST_NAME:
            raise bad_length("name", 1, MOST_NAME)
        minutes = fields_of(call).get("auto_archive_duration") or 1440
        check_auto_archive(minutes)
        check_room_for_thread(self._world, channel)
        bot = self._world.bot
        thread = self._world.add_thread(
            channel,
            name,
            owner=bot,
            kind=kind,
            auto_archive=int(minutes),
            of=message,
            slowmode=int(fields_of(call).get("rate_limit_per_user") or 0),
            invitable=fields_of(call).get("invitable") is not False,
        )
        return Answer(channel_payload(thread), 201)

    # Archived threads

    def archived_public(self, call: Call) -> Answer:
        """Archived public threads of the channel, the last archived first."""
        channel = self._with_history(call)
        threads = [thread for thread in channel.threads if thread.type != PRIVATE_THREAD]
        return self._archived(call, threads, _archived_at, before=time_of(call, "before"))

    def archived_private(self, call: Call) -> Answer:
        """Archived private threads, which only moderators may list."""
        channel = self._with_history(call)
        need(self._world, "MANAGE_THREADS", channel)
        threads = [thread for thread in channel.threads if thread.type == PRIVATE_THREAD]
        return self._archived(call, threads, _archived_at, before=time_of(call, "before"))

    def archived_joined(self, call: Call) -> Answer:
        """Archived private threads that the bot is in, by their ids."""
        channel, bot = self._with_history(call), self._world.bot
        threads = [thread for thread in channel.threads if thread.type == PRIVATE_THREAD]
        threads = [thread for thread in threads if thread.thread and bot.id in thread.thread.members]
        return self._archived(call, threads, lambda thread: int(thread.id), before=id_of(call, "before"))

    def _with_history(self, call: Call) -> Channel:
        channel = visible_channel(self._world, call)
        need_guild(channel)
        need(self._world, "READ_MESSAGE_HISTORY", channel)
        return channel

    def _archived(
        self,
        call: Call,
        threads: list[Channel],
        by: Callable[[Channel], float],
        *,
        before: float | None,
    ) -> Answer:
        limit = limit_of(call, ordinary=50, least=2, most=MOST_LISTED)
        found = [thread for thread in threads if thread.thread is not None and thread.thread.archived]
        if before is not None:
            found = [thread for thread in found if by(thread) < before]
        found.sort(key=by, reverse=True)
        shown, bot = found[:limit], self._world.bot
        joined = [thread for thread in shown if thread.thread and bot.id in thread.thread.members]
        return Answer(
            {
                "threads": [channel_payload(thread) for thread in shown],
                "members": [thread_member_payload(thread, bot) for thread in joined],
                "has_more": len(found) > limit,
            }
        )


def _archived_at(thread: Channel) -> float:
    assert thread.thread is not None
    return at(iso(thread.thread.archive_changed))


def edit_thread(world: World, channel: Channel, body: Json) -> None:
    """Change a thread; archived ones take only `archived: false` (50083), locked ones only from moderators.

    The thread's creator needs MANAGE_THREADS only for locking; whoever may send may open an unlocked thread
    (Channel resource, "Modify Channel").
    """
    state = channel.thread
    assert state is not None
    archived, locked = body.get("archived"), body.get("locked")
    moderates = world.may(world.bot, "MANAGE_THREADS", channel)
    only_opens = set(body) == {"archived"} and archived is False
    if not moderates:
        if state.locked or any(key in body for key in _ONLY_MODERATORS):
            raise Refusal(50013)
        if only_opens:
            need(world, "SEND_MESSAGES_IN_THREADS", channel)
        elif state.owner is not world.bot:
            raise Refusal(50013)
    if state.archived and archived is not False:
        raise Refusal(50083)
    if not 1 <= len(str(body.get("name", channel.name))) <= MOST_NAME:
        raise bad_length("name", 1, MOST_NAME)
    if archived is False and state.archived:
        check_room_for_thread(world, channel)
    minutes = body.get("auto_archive_duration", state.auto_archive)
    check_auto_archive(minutes)
    state.auto_archive = int(str(minutes))
    channel.name = str(body.get("name") or channel.name)
    channel.slowmode = int(body.get("rate_limit_per_user", channel.slowmode))
    state.invitable = bool(body.get("invitable", state.invitable))
    world.change_thread(
        channel,
        archived=archived if isinstance(archived, bool) else None,
        locked=locked if isinstance(locked, bool) else None,
    )


def check_auto_archive(minutes: object) -> None:
    if minutes not in AUTO_ARCHIVE_MINUTES:
        raise invalid(
            "auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {AUTO_ARCHIVE_MINUTES}."
        )


def check_room_for_thread(world: World, channel: Channel) -> None:
    """Raise 160006 if the guild has `World.max_active_threads` active threads already."""
    if channel.guild is not None and len(world.active_threads(channel.guild)) >= world.max_active_threads:
        raise Refusal(160006)
