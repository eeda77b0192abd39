"""The gateway, v10: sessions that identify, beat, resume and are cut, and the events that they receive.

Events wait in a session's log until they are replayed, so nothing is lost on a cut line. It knows no REST
route.
"""

from __future__ import annotations

import asyncio
import collections
import json
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.codes import Json, Snowflake
from sandbox.faults import Faults
from sandbox.gateway.events import EVENTS, guild_of, reaches_bot, wanted
from sandbox.gateway.intents import GUILDS, MESSAGE_CONTENT
from sandbox.gateway.session import (
    ACK,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    MEMBERS,
    PRESENCE,
    RECONNECT,
    RESUME,
    Line,
    Session,
)
from sandbox.payloads.messages import interaction_payload
from sandbox.payloads.places import member_payload, own_user_payload
from sandbox.recorder.recorder import Outgoing, Recorder
from sandbox.world.objects import Announced, Interaction
from sandbox.world.world import World

HEARTBEAT_MS = 41_250
ACK_DELAY_S = 0.03
MOST_SENDS, SENDS_PER_S = 120, 60.0
MOST_BYTES = 4096
MOST_REPLAYED, RESUMABLE_S = 5000, 5 * 60.0


class Gateway:
    """`identified` and `resumed` count log-ins; `ack_delay` (s) is how late heartbeats are answered.

    An ACK that comes faster than discord.py's keep-alive thread wakes makes it warn of a bogus latency.
    `most_replayed` is how many events are kept for a session that resumes.
    """

    def __init__(
        self,
        world: World,
        faults: Faults,
        *,
        token: str,
        recorder: Recorder,
        inspect: Callable[[str, Json], None],
    ) -> None:
        self._world = world
        self._faults = faults
        self._token = token
        self._recorder = recorder
        self._inspect = inspect
        self._lines: set[Line] = set()
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.ack_delay = ACK_DELAY_S
        self.most_replayed = MOST_REPLAYED
        world.on_change.append(self._on_change)
        faults.gateway = self

    @property
    def has_bot(self) -> bool:
        """Whether a bot is logged in and its line stands."""
        return any(session.line is not None for session in self.sessions.values())

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if not self._faults.takes_connection():
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
            self._note(op, data)
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

    def _note(self, op: int, data: Any) -> None:
        """Its presence is all that a bot says here to others."""
        presence = data if op == PRESENCE else data.get("presence") if op == IDENTIFY else None
        if presence:
            said = Outgoing("GATEWAY", "presence", body=presence, took_effect=True)
            self._recorder.note(said)

    def _identify(self, line: Line, data: Json) -> None:
        self._forget_lost()
        log: collections.deque[tuple[int, str, Json]] = collections.deque(maxlen=self.most_replayed)
        intents = int(data["intents"])
        session = Session(self._world.snowflake(), intents, log=log, line=line, inspect=self._inspect)
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
                "resume_gateway_url": world.gateway_url,
                "application": {"id": world.bot.id, "flags": 0},
                "private_channels": [],
                "shard": data.get("shard", [0, 1]),
            },
        )
        for guild in guilds:
            if session.intents & GUILDS and not guild.unavailable:
                session.dispatch("GUILD_CREATE", EVENTS["GUILD_CREATE"].payload(guild, session.intents) or {})
        self.identified += 1
        world.pulse.beat()

    def _forget_lost(self) -> None:
        """Who logs in anew will not resume what was cut long ago."""
        long_ago = self._world.clock.now() - RESUMABLE_S
        for session in list(self.sessions.values()):
            if session.line is None and session.lost_at < long_ago:
                del self.sessions[session.id]

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
                session.line, session.lost_at = None, self._world.clock.now()
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
        guild = interaction.channel.guild
        payload = interaction_payload(self._world, interaction)
        self._dispatch("INTERACTION_CREATE", payload, guild.id if guild is not None else None)

    def _dispatch(self, event: str, data: Json, guild_id: Snowflake | None) -> None:
        for session in list(self.sessions.values()):
            if session.hears_of(guild_id):
                self._send(session, event, data)

    def _send(self, session: Session, event: str, data: Json) -> None:
        """An event is on its way, if no fault is on for it."""
        self._faults.events.send(event, partial(session.dispatch, event, data))

    def _on_change(self, event: str, subject: Announced) -> None:
        if not self.sessions or not reaches_bot(event, subject, self._world):
            return
        guild, intent = guild_of(subject), wanted(event, subject, self._world)
        for session in list(self.sessions.values()):
            asked = not intent or session.intents & intent
            if not asked or not session.hears_of(guild.id if guild is not None else None):
                continue
            data = EVENTS[event].payload(subject, session.intents)
            if data is not None:
                self._send(session, event, data)

    async def cut_line(self, code: int | None = 4000) -> None:
        """A network fault (`code` None: without a word) or a restart of Discord; sessions stay resumable."""
        if code is None:
            self.drop_line()
            return
        self._leave_resumable()
        for line in list(self._lines):
            await line.socket.close(code=code)

    def drop_line(self) -> None:
        """The line is gone at once, without a word."""
        self._leave_resumable()
        for line in list(self._lines):
            if isinstance(line.transport, asyncio.Transport):
                line.transport.abort()

    def _leave_resumable(self) -> None:
        """However the bot closes its line, its session is one that was cut."""
        for session in self.sessions.values():
            session.was_cut = session.was_cut or session.line is not None

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Op 9: the bot must identify again (discord.py waits five seconds first), or resume."""
        if resumable:
            self._leave_resumable()
        else:
            self.sessions.clear()
        for line in self._lines:
            line.put(INVALID, resumable)

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot is told to reconnect and resume."""
        self._leave_resumable()
        for line in self._lines:
            line.put(RECONNECT)

    def ask_for_heartbeat(self) -> None:
        """Op 1: the bot is to send a heartbeat at once."""
        for line in self._lines:
            line.put(HEARTBEAT)

    async def close(self) -> None:
        for line in list(self._lines):
            await line.socket.close(code=1001)
