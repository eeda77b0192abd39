"""Routes of a thread's members: joining, leaving, adding and removing people."""

from __future__ import annotations

from sandbox.codes import PRIVATE_THREAD, Json
from sandbox.limits.refusal import Refusal
from sandbox.payloads.places import member_payload, thread_member_payload
from sandbox.rest.access import member_of, need, need_guild, need_open, visible_channel
from sandbox.rest.asked import asks_for
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.objects import Channel, ThreadState, User
from sandbox.world.world import World


class ThreadMemberRoutes:
    """Members change only while the thread is open; moderators and a private thread's owner remove others."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        members = "/channels/{channel_id}/thread-members"
        return [
            Route("GET", members, self.list_all),
            Route("PUT", members + "/@me", self.join),
            Route("DELETE", members + "/@me", self.leave),
            Route("GET", members + "/{user_id}", self.get),
            Route("PUT", members + "/{user_id}", self.add),
            Route("DELETE", members + "/{user_id}", self.remove),
        ]

    def list_all(self, call: Call) -> Answer:
        thread, state = self._thread(call)
        return Answer([self._payload(call, thread, self._world.users[key]) for key in state.members])

    def get(self, call: Call) -> Answer:
        thread, state = self._thread(call)
        if call.params["user_id"] not in state.members:
            raise Refusal(10007)
        return Answer(self._payload(call, thread, self._world.users[call.params["user_id"]]))

    def _payload(self, call: Call, thread: Channel, user: User) -> Json:
        payload = thread_member_payload(thread, user)
        guild = need_guild(thread)
        if asks_for(call, "with_member") and user.id in guild.members:
            payload["member"] = member_payload(guild.members[user.id])
        return payload

    def join(self, call: Call) -> Answer:
        thread, _ = self._thread(call)
        return self._add(thread, self._world.bot)

    def leave(self, call: Call) -> Answer:
        thread, _ = self._thread(call)
        return self._remove(thread, self._world.bot)

    def add(self, call: Call) -> Answer:
        thread, _ = self._thread(call)
        need(self._world, "SEND_MESSAGES_IN_THREADS", thread)
        user = self._user(call)
        member_of(need_guild(thread), user.id)
        if thread.parent is not None and not self._world.may(user, "VIEW_CHANNEL", thread.parent):
            raise Refusal(50001)
        return self._add(thread, user)

    def remove(self, call: Call) -> Answer:
        thread, state = self._thread(call)
        if thread.type != PRIVATE_THREAD or state.owner is not self._world.bot:
            need(self._world, "MANAGE_THREADS", thread)
        return self._remove(thread, self._user(call))

    def _user(self, call: Call) -> User:
        user = self._world.users.get(call.params["user_id"])
        if user is None:
            raise Refusal(10013)
        return user

    def _thread(self, call: Call) -> tuple[Channel, ThreadState]:
        channel = visible_channel(self._world, call)
        need_guild(channel)
        if channel.thread is None:
            raise Refusal(50024)
        return channel, channel.thread

    def _add(self, thread: Channel, user: User) -> Answer:
        need_open(thread)
        self._world.join_thread(thread, user)
        return Answer(None, 204)

    def _remove(self, thread: Channel, user: User) -> Answer:
        need_open(thread)
        self._world.leave_thread(thread, user)
        return Answer(None, 204)
