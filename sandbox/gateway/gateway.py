"""The gateway, v10: sessions that identify, beat, resume and are cut, and the events that they receive.

Events wait in a session's log until they are replayed, so nothing is lost on a cut line. It knows no REST
route.
"""

from __future__ import annotations

import asyncio
import collections
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.codes import Json
from sandbox.faults import Faults
from sandbox.payloads.messages import gateway_message_payload, interaction_payload
from sandbox.payloads.places import channel_payload, guild_create_payload, member_payload, own_user_payload
from sandbox.world.objects import Announced, Channel, Guild, Interaction, Member, Message, Typing
from sandbox.world.world import World

HEARTBEAT_MS = 41_250
ACK_DELAY_S = 0.03
MOST_SENDS, SENDS_PER_S = 120, 60.0
MOST_BYTES = 4096
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
MESSAGE_CONTENT = 1 << 15
GUILD_MESSAGE_TYPING, DIRECT_MESSAGE_TYPING = 1 << 11, 1 << 14
_INTENTS = {"GUILD_MEMBER": GUILD_MEMBERS, "GUILD": GUILDS, "CHANNEL": GUILDS, "THREAD": GUILDS}


@dataclass(eq=False)
class Line:
    """One websocket: frames leave in the order in which they were put."""

    socket: web.WebSocketResponse
    transport: asyncio.BaseTransport | None
    deflate: Any
    frames: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)

    def put(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        self.frames.put_nowait({"op": op, "d": data, "s": number, "t": event})

    async def write(self) -> None:
        """Send what was put, until the line closes; one zlib context a connection, flushed at every frame."""
        while (frame := await self.frames.get()) is not None:
            raw = json.dumps(frame, separators=(",", ":"))
            try:
                if self.deflate is None:
                    await self.socket.send_str(raw)
                else:
                    packed = self.deflate.compress(raw.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return


@dataclass(eq=False)
class Session:
    """What survives a cut line: its number of events, and the latest of them."""

    id: str
    intents: int
    number: int = 0
    log: collections.deque[tuple[int, str, Json]] = field(
        default_factory=lambda: collections.deque(maxlen=5000)
    )
    line: Line | None = None
    was_cut: bool = False

    def dispatch(self, event: str, data: Json) -> None:
        self.number += 1
        self.log.append((self.number, event, data))
        if self.line is not None:
            self.line.put(DISPATCH, data, event, self.number)

    def replay(self, after: int) -> None:
        assert self.line is not None
        for number, event, data in self.log:
            if number > after:
                self.line.put(DISPATCH, data, event, number)


class Gateway:
    """`identified` and `resumed` count log-ins; `ack_delay` (s) is how late heartbeats are answered.

    An ACK that comes faster than discord.py's keep-alive thread wakes makes it warn of a bogus latency.
    """

    def __init__(self, world: World, faults: Faults, *, token: str) -> None:
        self._world = world
        self._faults = faults
        self._token = token
        self._lines: set[Line] = set()
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.ack_delay = ACK_DELAY_S
        world.on_change.append(self._on_change)

    @property
    def has_bot(self) -> bool:
        """Whether a bot is logged in and its line stands."""
        return any(session.line is not None for session in self.sessions.values())

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self._faults.connections_to_refuse:
            self._faults.connections_to_refuse -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=MOST_BYTES, compress=False)
        await socket.prepare(request)
        packs = request.query.get("compress") == "zlib-stream"
        line = Line(socket, request.transport, zlib.compressobj() if packs else None)
        writer = asyncio.create_task(line.write())
        self._lines.add(line)
        line.put(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            await self._listen(line)
        finally:
            self._lines.discard(line)
            self._hang_up(line)
            line.frames.put_nowait(None)
            await writer
        return socket

    async def _listen(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        sends: collections.deque[float] = collections.deque(maxlen=MOST_SENDS)
        async for message in line.socket:
            if message.type is not WSMsgType.TEXT:
                return
            if len(sends) == MOST_SENDS and loop.time() - sends[0] < SENDS_PER_S:
                await line.socket.close(code=4008, message=b"You are being rate limited.")
                return
            sends.append(loop.time())
            payload = json.loads(message.data)
            op, data = payload["op"], payload.get("d")
            if op == HEARTBEAT:
                loop.call_later(self.ack_delay, line.put, ACK)
            elif op in (IDENTIFY, RESUME) and data["token"] != self._token:
                await line.socket.close(code=4004, message=b"Authentication failed.")
                return
            elif op == IDENTIFY:
                self._identify(line, data)
            elif op == RESUME:
                self._resume(line, data)
            elif op == MEMBERS:
                self._send_members(line, data)

    def _identify(self, line: Line, data: Json) -> None:
        session = Session(self._world.snowflake(), int(data["intents"]), line=line)
        self.sessions[session.id] = session
        world = self._world
        world.reads_content = bool(session.intents & MESSAGE_CONTENT)
        guilds = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": own_user_payload(world.bot),
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/ws/",
                "application": {"id": world.bot.id, "flags": 0},
                "private_channels": [],
                "shard": data.get("shard", [0, 1]),
            },
        )
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._guild_create(session, guild))
        self.identified += 1
        world.pulse.beat()

    def _resume(self, line: Line, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or (session.log and session.log[0][0] > int(data["seq"]) + 1):
            line.put(INVALID, False)
            return
        session.line, session.was_cut = line, False
        session.replay(int(data["seq"]))
        session.dispatch("RESUMED", {})
        self.resumed += 1
        self._world.pulse.beat()

    def _hang_up(self, line: Line) -> None:
        """A line that the bot closes properly ends its session; a cut one leaves it resumable."""
        for session in list(self.sessions.values()):
            if session.line is line:
                session.line = None
                if line.socket.close_code in (1000, 1001) and not session.was_cut:
                    del self.sessions[session.id]
        self._world.pulse.beat()

    def _send_members(self, line: Line, data: Json) -> None:
        guild = self._world.guilds[str(data["guild_id"])]
        asked = data.get("user_ids")
        ids = {str(key) for key in (asked if isinstance(asked, list) else [asked])} if asked else None
        found = [
            member_payload(member)
            for member in guild.members.values()
            if (ids is None or member.user.id in ids) and member.user.name.startswith(data.get("query") or "")
        ]
        chunk = {"guild_id": guild.id, "members": found, "chunk_index": 0, "chunk_count": 1, "not_found": []}
        for session in self.sessions.values():
            if session.line is line:
                session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})

    def send_interaction(self, interaction: Interaction) -> None:
        """Interactions come without any intent."""
        payload = interaction_payload(self._world, interaction)
        for session in self.sessions.values():
            session.dispatch("INTERACTION_CREATE", payload)

    def _guild_create(self, session: Session, guild: Guild) -> Json:
        return guild_create_payload(guild, members=bool(session.intents & GUILD_MEMBERS))

    def _on_change(self, event: str, subject: Announced) -> None:
        for session in self.sessions.values():
            if not session.intents & _intent(event, subject):
                continue
            if isinstance(subject, Guild):
                is_gone = event == "GUILD_DELETE"
                data = {"id": subject.id} if is_gone else self._guild_create(session, subject)
                session.dispatch(event, data)
            elif self._reaches_bot(subject):
                session.dispatch(event, _event_payload(event, subject, session.intents))

    def _reaches_bot(self, subject: Channel | Message | Member | Typing) -> bool:
        """Events of messages and threads need a sight of the channel; the bot knows every guild channel."""
        if isinstance(subject, Member):
            return subject.guild.id in self._world.guilds and self._world.bot.id in subject.guild.members
        channel = subject if isinstance(subject, Channel) else subject.channel
        if isinstance(subject, Channel) and subject.thread is None:
            return True
        return self._world.may(self._world.bot, "VIEW_CHANNEL", channel)

    async def cut_line(self, code: int | None = 4000) -> None:
        """A network fault (`code` None: without a word) or a restart of Discord; sessions stay resumable."""
        for session in self.sessions.values():
            session.was_cut = session.was_cut or session.line is not None
        for line in list(self._lines):
            if code is None and isinstance(line.transport, asyncio.Transport):
                line.transport.abort()
            else:
                await line.socket.close(code=code or 4000)

    def invalidate_session(self) -> None:
        """Op 9, not resumable: the bot must identify again (discord.py waits five seconds first)."""
        self.sessions.clear()
        for line in self._lines:
            line.put(INVALID, False)

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot is told to reconnect and resume."""
        for session in self.sessions.values():
            session.was_cut = session.was_cut or session.line is not None
        for line in self._lines:
            line.put(RECONNECT)

    async def close(self) -> None:
        for line in list(self._lines):
            await line.socket.close(code=1001)


def _intent(event: str, subject: Announced) -> int:
    """The intent that an event needs; ephemeral messages come as direct ones ("Message Create")."""
    if isinstance(subject, Message):
        is_direct = subject.channel.guild is None or subject.reader is not None
        return DIRECT_MESSAGES if is_direct else GUILD_MESSAGES
    if isinstance(subject, Typing):
        return DIRECT_MESSAGE_TYPING if subject.channel.guild is None else GUILD_MESSAGE_TYPING
    return next(intent for start, intent in _INTENTS.items() if event.startswith(start))


def _event_payload(event: str, subject: Channel | Message | Member | Typing, intents: int) -> Json:
    if isinstance(subject, Typing):
        return _typing_payload(subject)
    if isinstance(subject, Member):
        return member_payload(subject) | {"guild_id": subject.guild.id}
    if isinstance(subject, Channel):
        payload = channel_payload(subject)
        return payload | {"newly_created": True} if event == "THREAD_CREATE" else payload
    if event == "MESSAGE_DELETE":
        guild = subject.channel.guild
        payload = {"id": subject.id, "channel_id": subject.channel.id}
        return payload | ({"guild_id": guild.id} if guild is not None else {})
    return gateway_message_payload(subject, reads_content=bool(intents & MESSAGE_CONTENT))


def _typing_payload(typing: Typing) -> Json:
    channel, user = typing.channel, typing.user
    payload: Json = {"channel_id": channel.id, "user_id": user.id, "timestamp": int(typing.began)}
    if channel.guild is None or user.id not in channel.guild.members:
        return payload
    member = member_payload(channel.guild.members[user.id])
    return payload | {"guild_id": channel.guild.id, "member": member}
