"""Routes of channels and threads: reading, changing, deleting, opening threads, joining them, typing."""

from __future__ import annotations

from sandbox.codes import PRIVATE_THREAD, PUBLIC_THREAD, TEXT
from sandbox.limits.refusal import Refusal, bad_length, invalid
from sandbox.payloads.places import channel_payload, thread_member_payload
from sandbox.rest.access import need, need_to_send, visible_channel
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.objects import Channel, Message, User
from sandbox.world.world import World

AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_ONLY_MODERATORS = ("locked", "invitable", "flags")


class ChannelRoutes:
    """Handlers that need the permissions that Discord asks of a bot."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        return [
            Route("GET", "/channels/{channel_id}", self.get),
            Route("PATCH", "/channels/{channel_id}", self.edit),
            Route("DELETE", "/channels/{channel_id}", self.delete),
            Route("POST", "/channels/{channel_id}/typing", self.typing),
            Route("POST", "/channels/{channel_id}/threads", self.create_thread),
            Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", self.create_thread_of),
            Route("GET", "/channels/{channel_id}/thread-members", self.members),
            Route("PUT", "/channels/{channel_id}/thread-members/@me", self.join),
            Route("DELETE", "/channels/{channel_id}/thread-members/@me", self.leave),
            Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", self.add_member),
            Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", self.remove_member),
        ]

    def get(self, call: Call) -> Answer:
        return Answer(channel_payload(visible_channel(self._world, call)))

    def edit(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        body = {key: value for key, value in (call.body or {}).items() if value is not None}
        name = body.get("name")
        if name is not None and not 1 <= len(name) <= 100:
            raise bad_length("name", 1, 100)
        if channel.recipient is not None:
            raise Refusal(50024)
        if channel.thread is not None:
            return self._edit_thread(channel, body)
        need(self._world, "MANAGE_CHANNELS", channel)
        channel.name, channel.topic = name or channel.name, body.get("topic", channel.topic)
        self._world.announce("CHANNEL_UPDATE", channel)
        return Answer(channel_payload(channel))

    def _edit_thread(self, channel: Channel, body: dict[str, object]) -> Answer:
        """Archived threads take only `archived: false` (50083); locked ones only from moderators.

        The thread's creator may do without MANAGE_THREADS, except for locking; anyone who may send may open
        an unlocked thread (Channel resource, "Modify Channel").
        """
        state = channel.thread
        assert state is not None
        archived, locked = body.get("archived"), body.get("locked")
        moderates = self._world.may(self._world.bot, "MANAGE_THREADS", channel)
        only_opens = set(body) == {"archived"} and archived is False
        if not moderates:
            if state.locked or any(key in body for key in _ONLY_MODERATORS):
                raise Refusal(50013)
            if only_opens:
                need(self._world, "SEND_MESSAGES_IN_THREADS", channel)
            elif state.owner is not self._world.bot:
                raise Refusal(50013)
        if state.archived and archived is not False:
            raise Refusal(50083)
        if archived is False and state.archived:
            check_room_for_thread(self._world, channel)
        minutes = body.get("auto_archive_duration", state.auto_archive)
        check_auto_archive(minutes)
        state.auto_archive = int(str(minutes))
        channel.name = str(body.get("name") or channel.name)
        self._world.change_thread(
            channel,
            archived=archived if isinstance(archived, bool) else None,
            locked=locked if isinstance(locked, bool) else None,
        )
        return Answer(channel_payload(channel))

    def delete(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        if channel.recipient is None:
            need(self._world, "MANAGE_THREADS" if channel.thread else "MANAGE_CHANNELS", channel)
            self._world.delete_channel(channel)
        return Answer(channel_payload(channel))

    def typing(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        need_to_send(self._world, channel)
        self._world.start_typing(self._world.bot, channel)
        return Answer(None, 204)

    def create_thread(self, call: Call) -> Answer:
        """Without a message; `type` is private unless it says otherwise."""
        channel = visible_channel(self._world, call)
        kind = call.body.get("type", PRIVATE_THREAD)
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
        need(
            self._world,
            "CREATE_PUBLIC_THREADS" if kind == PUBLIC_THREAD else "CREATE_PRIVATE_THREADS",
            channel,
        )
        return self._open_thread(call, channel, kind, None)

    def create_thread_of(self, call: Call) -> Answer:
        """From a message, whose id the thread takes."""
        channel = visible_channel(self._world, call)
        message = self._world.messages.get(call.params["message_id"])
        if message is None or message.channel is not channel or message.reader is not None:
            raise Refusal(10008)
        need(self._world, "CREATE_PUBLIC_THREADS", channel)
        if message.id in self._world.channels:
            raise Refusal(160004)
        return self._open_thread(call, channel, PUBLIC_THREAD, message)

    def _open_thread(self, call: Call, channel: Channel, kind: int, message: Message | None) -> Answer:
        if channel.type != TEXT:
            raise Refusal(50024)
        name = str(call.body.get("name") or "")
        if not 1 <= len(name) <= 100:
            raise bad_length("name", 1, 100)
        minutes = call.body.get("auto_archive_duration") or 1440
        check_auto_archive(minutes)
        check_room_for_thread(self._world, channel)
        bot = self._world.bot
        thread = self._world.add_thread(
            channel, name, owner=bot, kind=kind, auto_archive=int(minutes), of=message
        )
        return Answer(channel_payload(thread), 201)

    def members(self, call: Call) -> Answer:
        thread = self._thread(call)
        assert thread.thread is not None
        ids = list(thread.thread.members)
        return Answer([thread_member_payload(thread, self._world.users[key]) for key in ids])

    def join(self, call: Call) -> Answer:
        return self._add(self._thread(call), self._world.bot)

    def leave(self, call: Call) -> Answer:
        return self._remove(self._thread(call), self._world.bot.id)

    def add_member(self, call: Call) -> Answer:
        thread = self._thread(call)
        need(self._world, "SEND_MESSAGES_IN_THREADS", thread)
        user = self._world.users.get(call.params["user_id"])
        if user is None:
            raise Refusal(10013)
        if thread.guild is None or user.id not in thread.guild.members:
            raise Refusal(10007)
        if thread.parent is not None and not self._world.may(user, "VIEW_CHANNEL", thread.parent):
            raise Refusal(50001)
        return self._add(thread, user)

    def remove_member(self, call: Call) -> Answer:
        thread = self._thread(call)
        assert thread.thread is not None
        owns_private = thread.type == PRIVATE_THREAD and thread.thread.owner is self._world.bot
        if not owns_private:
            need(self._world, "MANAGE_THREADS", thread)
        return self._remove(thread, call.params["user_id"])

    def _thread(self, call: Call) -> Channel:
        channel = visible_channel(self._world, call)
        if channel.thread is None:
            raise Refusal(50024)
        return channel

    def _add(self, thread: Channel, user: User) -> Answer:
        assert thread.thread is not None
        if thread.thread.archived:
            raise Refusal(50083)
        thread.thread.members.setdefault(user.id, self._world.clock.now())
        self._world.pulse.beat()
        return Answer(None, 204)

    def _remove(self, thread: Channel, user_id: str) -> Answer:
        assert thread.thread is not None
        if thread.thread.archived:
            raise Refusal(50083)
        thread.thread.members.pop(user_id, None)
        return Answer(None, 204)


def check_auto_archive(minutes: object) -> None:
    if minutes not in AUTO_ARCHIVE_MINUTES:
        raise invalid(
            "auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {AUTO_ARCHIVE_MINUTES}."
        )


def check_room_for_thread(world: World, channel: Channel) -> None:
    """A guild has at most `World.max_active_threads` active threads (160006)."""
    if channel.guild is not None and len(world.active_threads(channel.guild)) >= world.max_active_threads:
        raise Refusal(160006)
