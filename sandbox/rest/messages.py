"""Routes of messages in channels, threads and DMs. Ephemeral messages do not exist here."""

from __future__ import annotations

from sandbox.codes import EPHEMERAL, LOADING, SYSTEM_MESSAGES, THREAD_STARTER, Json
from sandbox.faults import Faults
from sandbox.faults.counted import OLD_EDITS
from sandbox.limits.refusal import Refusal, invalid
from sandbox.payloads.messages import message_payload
from sandbox.rest.access import message_of, need, need_guild, need_open, need_to_send, visible_channel
from sandbox.rest.asked import fields_of, id_of, limit_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.rest.threads import check_room_for_thread
from sandbox.world.objects import Channel, Message, User
from sandbox.world.posting import Posting
from sandbox.world.world import World, snowflake_time

NONCE_LIVES_S = 5 * 60.0
OLD_AFTER_S = 3600.0
_MOST_LISTED = 100
FEWEST_DELETED, MOST_DELETED, DELETED_WITHIN_S = 2, 100, 14 * 86_400.0


class MessageRoutes:
    """`nonce_lives` is how many seconds a nonce is remembered (documented as "the past few minutes")."""

    def __init__(self, world: World, posting: Posting, faults: Faults) -> None:
        self._world = world
        self._posting = posting
        self._faults = faults
        self.nonce_lives = NONCE_LIVES_S

    def routes(self) -> list[Route]:
        one = "/channels/{channel_id}/messages/{message_id}"
        return [
            Route("GET", "/channels/{channel_id}/messages", self.list),
            Route("POST", "/channels/{channel_id}/messages", self.create),
            Route("POST", "/channels/{channel_id}/messages/bulk-delete", self.delete_many),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
        ]

    def list(self, call: Call) -> Answer:
        """Newest first; by one of `before`, `after`, `around`, and by `limit` (1-100, 50), as documented."""
        channel = visible_channel(self._world, call)
        limit = limit_of(call, ordinary=50, most=_MOST_LISTED)
        if not self._world.may(self._world.bot, "READ_MESSAGE_HISTORY", channel):
            return Answer([])
        messages = _between(channel.messages, call, limit)
        return Answer([message_payload(m) for m in sorted(messages, key=_age)])

    def create(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        need_to_send(self._world, channel)
        self._check_reaches(channel.recipient)
        body: Json = call.body or {}
        if call.files:
            need(self._world, "ATTACH_FILES", channel)
        if body.get("embeds"):
            need(self._world, "EMBED_LINKS", channel)
        earlier = self._said_before(channel, body)
        if earlier is not None:
            return Answer(message_payload(earlier))
        answers = self._answered(channel, body)
        unarchive = self._must_unarchive(channel)
        flags = int(body.get("flags") or 0) & ~EPHEMERAL & ~LOADING
        message = self._posting.post(
            channel,
            self._world.bot,
            body | {"flags": flags},
            call.files,
            answers=answers,
            ping=_calls_the_answered(body),
        )
        if unarchive:
            self._world.change_thread(channel, archived=False)
        if message.nonce is not None:
            self._remember(channel, message)
        return Answer(message_payload(message))

    def _check_reaches(self, recipient: User | None) -> None:
        """Raise 50278 if they share no server with the bot, 50007 if they take no direct messages."""
        if recipient is None:
            return
        guilds = self._world.guilds.values()
        if not any({recipient.id, self._world.bot.id} <= guild.members.keys() for guild in guilds):
            raise Refusal(50278)
        if not recipient.accepts_dms:
            raise Refusal(50007)

    def _answered(self, channel: Channel, body: Json) -> Message | None:
        """The message that the body replies to, if any; without `fail_if_not_exists` it may be gone."""
        reference = body.get("message_reference")
        if reference is None:
            return None
        if reference.get("type"):
            raise invalid("message_reference.type", "BASE_TYPE_CHOICES", "The sandbox forwards no messages.")
        if not self._world.may(self._world.bot, "READ_MESSAGE_HISTORY", channel):
            raise Refusal(160002)
        found = channel.public.get(str(reference["message_id"]))
        if found is not None and found.type in SYSTEM_MESSAGES:
            raise invalid(
                "message_reference",
                "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE",
                "Cannot reply to a system message",
            )
        if found is None and reference.get("fail_if_not_exists") is not False:
            raise invalid("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        return found

    def _said_before(self, channel: Channel, body: Json) -> Message | None:
        """The message created with the same nonce in the last few minutes, if `enforce_nonce` is set."""
        nonce = body.get("nonce")
        if nonce is None:
            return None
        if isinstance(nonce, str) and len(nonce) > 25:
            raise invalid("nonce", "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
        known = self._world.nonces.get((channel.id, str(nonce)))
        if not body.get("enforce_nonce") or known is None:
            return None
        said_at, message = known
        return message if self._world.clock.now() - said_at < self.nonce_lives else None

    def _remember(self, channel: Channel, message: Message) -> None:
        """Note the nonce, and forget those that are too old."""
        nonces = self._world.nonces
        nonces[channel.id, str(message.nonce)] = (message.created, message)
        while message.created - next(iter(nonces.values()))[0] > self.nonce_lives:
            nonces.popitem(last=False)

    def _must_unarchive(self, channel: Channel) -> bool:
        """Whether sending opens an archived thread; 160005 if it is locked and the bot is no moderator."""
        state = channel.thread
        if state is None:
            return False
        if state.locked and not self._world.may(self._world.bot, "MANAGE_THREADS", channel):
            raise Refusal(160005)
        if state.archived:
            check_room_for_thread(self._world, channel)
        return state.archived

    def get(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        need(self._world, "READ_MESSAGE_HISTORY", channel)
        return Answer(message_payload(message_of(self._world, call, channel)))

    def edit(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        message = message_of(self._world, call, channel)
        if message.type in SYSTEM_MESSAGES:
            raise Refusal(50021)
        if message.author is not self._world.bot:
            self._check_foreign_edit(channel, call.body or {})
        need_open(channel)
        is_old = self._world.clock.now() - message.created > OLD_AFTER_S
        if is_old and self._faults.counted.wait(OLD_EDITS, channel.id):
            raise Refusal(30046)
        self._posting.revise(message, call.body or {}, call.files)
        return Answer(message_payload(message))

    def _check_foreign_edit(self, channel: Channel, body: Json) -> None:
        """Check an edit of another's message: only its flags (50005), and only by moderators (50013)."""
        if set(body) != {"flags"}:
            raise Refusal(50005)
        need(self._world, "MANAGE_MESSAGES", channel)

    def delete(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        message = message_of(self._world, call, channel)
        if message.type == THREAD_STARTER:
            raise Refusal(50021)
        if message.author is not self._world.bot:
            need(self._world, "MANAGE_MESSAGES", channel)
        need_open(channel)
        self._world.delete_message(message)
        return Answer(None, 204)

    def delete_many(self, call: Call) -> Answer:
        """Delete 2 to 100 messages, none older than two weeks; ids of no message are passed over."""
        channel = visible_channel(self._world, call)
        need_guild(channel)
        need(self._world, "MANAGE_MESSAGES", channel)
        keys = list(dict.fromkeys(str(key) for key in fields_of(call).get("messages") or []))
        if not FEWEST_DELETED <= len(keys) <= MOST_DELETED:
            raise Refusal(50016)
        need_open(channel)
        oldest = self._world.clock.now() - DELETED_WITHIN_S
        if any(snowflake_time(key) < oldest for key in keys):
            raise Refusal(50034)
        self._world.delete_messages(channel, [channel.public[key] for key in keys if key in channel.public])
        return Answer(None, 204)


def _calls_the_answered(body: Json) -> bool:
    """Whether a reply calls the author of its message: unless `allowed_mentions` lacks `replied_user`."""
    allowed = body.get("allowed_mentions")
    return allowed is None or bool(allowed.get("replied_user"))


def _age(message: Message) -> int:
    return -int(message.id)


def _between(messages: list[Message], call: Call, limit: int) -> list[Message]:
    """Those of `messages` (oldest first) that the query asks for; at most `limit`, the newest by default."""
    around, after, before = (id_of(call, key) for key in ("around", "after", "before"))
    if around is not None:
        older = [m for m in messages if int(m.id) < around][-(limit // 2) :] if limit > 1 else []
        newer = [m for m in messages if int(m.id) >= around][: limit - len(older)]
        return older + newer
    if after is not None:
        return [m for m in messages if int(m.id) > after][:limit]
    if before is not None:
        messages = [m for m in messages if int(m.id) < before]
    return messages[-limit:]
