"""Routes that answer interactions: the callback, and the webhook that a token opens for 15 minutes.

They know neither gateway nor people; an `Interaction` holds what became of it.
"""

from __future__ import annotations

import time
from typing import Any

from sandbox.codes import (
    ANSWER,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    EPHEMERAL,
    LOADING,
    MODAL,
    MODAL_SUBMIT,
    RESPOND_WITHIN_S,
    UPDATE,
    Json,
)
from sandbox.limits.messages import check_choices
from sandbox.limits.modals import check_modal
from sandbox.limits.refusal import Refusal, invalid
from sandbox.payloads.messages import message_payload
from sandbox.recorder.recorder import PUBLIC
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.objects import Channel, Interaction, Message, User
from sandbox.world.posting import Posting
from sandbox.world.tokens import is_old
from sandbox.world.world import World

_FOR_COMPONENTS = {ANSWER, DEFER, DEFER_UPDATE, UPDATE, MODAL}
MOST_FOLLOW_UPS_OF_A_GUEST = 5
_WEBHOOK = "/webhooks/{application_id}/{token}"


class InteractionRoutes:
    """Handlers whose authority is the interaction's token; they need no permission in the channel."""

    def __init__(self, world: World, posting: Posting) -> None:
        self._world = world
        self._posting = posting

    def routes(self) -> list[Route]:
        callback = "/interactions/{interaction_id}/{token}/callback"
        return [
            Route("POST", callback, self.callback, public=True),
            Route("POST", _WEBHOOK, self.follow_up, public=True),
            *self._message_routes(_WEBHOOK + "/messages/@original"),
            *self._message_routes(_WEBHOOK + "/messages/{message_id}"),
        ]

    def _message_routes(self, template: str) -> list[Route]:
        return [
            Route("GET", template, self.get, public=True),
            Route("PATCH", template, self.edit, public=True),
            Route("DELETE", template, self.delete, public=True),
        ]

    def callback(self, call: Call) -> Answer:
        """Take the first response: one only (40060), within 3 seconds (10062), of a type that fits."""
        interaction = self._world.interactions.get(call.params["token"])
        if interaction is None or interaction.id != call.params["interaction_id"]:
            raise Refusal(10062)
        if interaction.acked:
            raise Refusal(40060)
        if self._world.clock.now() - interaction.created > RESPOND_WITHIN_S:
            raise Refusal(10062)
        if interaction.channel.id not in self._world.channels:
            raise Refusal(10003)
        kind, data = int(call.body["type"]), call.body.get("data") or {}
        if kind not in _fitting(interaction):
            raise invalid("type", "INTERACTION_TYPE_INVALID", f"Callback type {kind} is not valid here.")
        message = self._respond(interaction, kind, data, call)
        interaction.acked_at = time.perf_counter()
        interaction.ack_type, interaction.ack_data = kind, data
        interaction.original = message
        self._world.pulse.beat()
        if call.query.get("with_response") not in ("1", "true", "True"):
            return Answer(None, 204)
        return Answer(_callback_payload(interaction, message))

    def _respond(self, interaction: Interaction, kind: int, data: Json, call: Call) -> Message | None:
        channel, source = interaction.channel, interaction.message
        if kind == CHOICES:
            check_choices(data.get("choices") or [])
        elif kind == MODAL:
            check_modal(data)
            interaction.ack_ephemeral = True
        elif kind in (ANSWER, DEFER):
            flags = int(data.get("flags") or 0)
            interaction.ack_ephemeral = bool(flags & EPHEMERAL)
            unarchive = _must_unarchive(channel, is_private=interaction.ack_ephemeral)
            if kind == DEFER:
                data = {"flags": flags & EPHEMERAL | LOADING}
            bot = self._world.bot
            message = self._posting.post(channel, bot, data, call.files, interaction=interaction)
            if unarchive:
                self._world.change_thread(channel, archived=False)
            return message
        elif source is not None:
            interaction.ack_ephemeral = source.reader is not None
            if kind == UPDATE:
                _need_open(source)
                self._posting.revise(source, data, call.files)
            return source
        return None

    def follow_up(self, call: Call) -> Answer:
        """Post a message; the first after a deferral replaces "… is thinking" (legacy, but documented)."""
        interaction = self._answered(call)
        original = interaction.deferred
        if original is not None:
            _need_open(original)
            self._posting.revise(original, self._filled(call.body), call.files)
            self._posting.notify(original)
            interaction.edits += 1
            return Answer(message_payload(original))
        if _is_guest(interaction) and len(interaction.followups) >= MOST_FOLLOW_UPS_OF_A_GUEST:
            raise Refusal(40094)
        is_private = bool(int(call.body.get("flags") or 0) & EPHEMERAL)
        unarchive = _must_unarchive(interaction.channel, is_private=is_private)
        message = self._posting.post(
            interaction.channel, self._world.bot, call.body, call.files, interaction=interaction
        )
        interaction.followups.append(message)
        if unarchive:
            self._world.change_thread(interaction.channel, archived=False)
        self._world.pulse.beat()
        return Answer(message_payload(message))

    def _filled(self, body: Json) -> Json:
        """The follow-up's body as a deferred message takes it over: all its flags but its privacy."""
        return body | {"flags": int(body.get("flags") or 0) & ~EPHEMERAL}

    def get(self, call: Call) -> Answer:
        return Answer(message_payload(self._message(call, self._answered(call))))

    def edit(self, call: Call) -> Answer:
        interaction = self._answered(call)
        message = self._message(call, interaction)
        _need_open(message)
        was_loading = message.loading
        self._posting.revise(message, call.body or {}, call.files)
        if was_loading:
            self._posting.notify(message)
        if message is interaction.original:
            interaction.edits += 1
        self._world.pulse.beat()
        return Answer(message_payload(message))

    def delete(self, call: Call) -> Answer:
        interaction = self._answered(call)
        message = self._message(call, interaction)
        _need_open(message)
        self._world.delete_message(message)
        return Answer(None, 204)

    def _answered(self, call: Call) -> Interaction:
        """The token's interaction; 10015 if it is unknown or not acknowledged, 50027 after 15 minutes."""
        interaction = self._world.interactions.get(call.params["token"])
        if call.params["application_id"] != self._world.bot.id:
            raise Refusal(10015)
        if is_old(call.params["token"], self._world.clock.now()):
            raise Refusal(50027)
        if interaction is None:
            raise Refusal(10015)
        if not interaction.acked:
            raise Refusal(10015)
        if interaction.channel.id not in self._world.channels:
            raise Refusal(10003)
        return interaction

    def _message(self, call: Call, interaction: Interaction) -> Message:
        key = call.params.get("message_id")
        mine = [interaction.original, *interaction.followups]
        found = mine[0] if key is None else next((m for m in mine if m is not None and m.id == key), None)
        if found is None or found.deleted:
            raise Refusal(10008)
        return found

    def addressee(self, call: Call) -> str:
        """Who will read what this request says: "public", or one person's id."""
        channel = self._world.channels.get(call.params.get("channel_id", ""))
        if channel is not None and channel.recipient is not None:
            return channel.recipient.id
        interaction = self._world.interactions.get(call.params.get("token", ""))
        reader = self._reader(call, interaction) if interaction is not None else None
        return reader.id if reader is not None else PUBLIC

    def _reader(self, call: Call, interaction: Interaction) -> User | None:
        """The only reader, or None. The body is not checked yet, so nothing in it is trusted.

        The reader of a private message reads its updates, even if somebody else (a forger) caused them.
        """
        body = _object(call.body)
        if interaction.channel.recipient is not None:
            return interaction.channel.recipient
        message = interaction.original
        if call.path.endswith("/callback"):
            kind = _number(body.get("type"))
            if kind in (CHOICES, MODAL):
                return interaction.user
            if kind not in (UPDATE, DEFER_UPDATE):
                return _private(_object(body.get("data")), interaction)
            message = interaction.message
        elif call.method == "POST" and interaction.deferred is None:
            return _private(body, interaction)
        elif "message_id" in call.params:
            message = self._world.messages.get(call.params["message_id"])
        return message.reader if message is not None else None


def _is_guest(interaction: Interaction) -> bool:
    """Whether the person has installed the application, but not the server of the interaction."""
    guild = interaction.channel.guild
    return guild is not None and guild.world.bot.id not in guild.members


def _object(value: Any) -> Json:
    return value if isinstance(value, dict) else {}


def _number(value: Any) -> int:
    """A number as routes take it (text is fine too); 0 for anything else."""
    return int(value) if isinstance(value, int) or str(value).isdecimal() else 0


def _private(data: Json, interaction: Interaction) -> User | None:
    """The only reader of a new message: the person, if it asks to be ephemeral; else None."""
    return interaction.user if _number(data.get("flags")) & EPHEMERAL else None


def _fitting(interaction: Interaction) -> set[int]:
    """The callback types that may answer this interaction ("Interaction Callback Type")."""
    if interaction.type == COMMAND:
        return {ANSWER, DEFER, MODAL}
    if interaction.type == COMPONENT:
        return _FOR_COMPONENTS
    if interaction.type == AUTOCOMPLETE:
        return {CHOICES}
    assert interaction.type == MODAL_SUBMIT
    return _FOR_COMPONENTS - {MODAL} if interaction.message is not None else {ANSWER, DEFER}


def _must_unarchive(channel: Channel, *, is_private: bool) -> bool:
    """Whether the response opens an archived thread: public ones do; 50083 if it is locked as well."""
    state = channel.thread
    if state is None or not state.archived:
        return False
    if state.locked:
        raise Refusal(50083)
    return not is_private


def _need_open(message: Message) -> None:
    """Raise 50083 for a public message in an archived thread, which cannot be edited."""
    state = message.channel.thread
    if message.reader is None and state is not None and state.archived:
        raise Refusal(50083)


def _callback_payload(interaction: Interaction, message: Message | None) -> Json:
    payload: Json = {"interaction": {"id": interaction.id, "type": interaction.type}}
    kind = interaction.ack_type
    if message is None:
        return payload
    if kind in (ANSWER, DEFER, UPDATE):
        payload["interaction"] |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.reader is not None,
        }
    if kind in (ANSWER, UPDATE):
        payload["resource"] = {"type": kind, "message": message_payload(message)}
    return payload
