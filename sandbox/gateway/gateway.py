"""The gateway, v10: sessions that identify, beat, resume and are cut, and the events that they receive.

A session's log keeps the events to replay, so nothing is lost when a line is cut. It knows no REST route.
"""

from __future__ import annotations

import asyncio
import collections
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.codes import Json, Snowflake
from sandbox.faults import Faults
from sandbox.faults.counted import ALL_MEMBERS, LOG_INS
from sandbox.gateway.events import EVENTS, guild_create, guild_of, reaches_bot, ready, wanted
from sandbox.gateway.intents import GUILDS
from sandbox.gateway.members import asks_for_all, chunks, rate_limited
from sandbox.gateway.rules import (
    ENDS_SESSION,
    Closing,
    check_heartbeat,
    check_identify,
    check_resume,
    check_version,
    presence_of,
    read,
    shard_of,
)
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
    Event,
    Line,
    Session,
)
from sandbox.gateway.sessions import Sessions
from sandbox.payloads.messages import interaction_payload
from sandbox.recorder.recorder import Outgoing, Recorder
from sandbox.world.objects import Announced, Interaction
from sandbox.world.world import World

HEARTBEAT_S = 41.25
ACK_DELAY_S = 0.03
HUNG_UP_WITHIN_S = 5.0
MOST_REPLAYED = 5000
MOST_SENDS, SENDS_PER_S = 120, 60.0
_TOLERANCE = 1.5


class Gateway:
    """`identified` and `resumed` count log-ins; `ack_delay` (s) is how late heartbeats are answered.

    If an ACK comes before discord.py's keep-alive thread wakes, discord.py warns of a bogus latency. A line
    is closed when no heartbeat came for one and a half times `heartbeat_interval`; a session ends when it had
    no line for `sessions.lives`. Both go by the machine's time, like everything about a line. `most_replayed`
    is how many events are kept for a session that resumes. Compression is zlib-stream's; a bot that asks for
    zstd-stream gets plain text, which discord.py also takes.
    """

    def __init__(
        self, world: World, faults: Faults, *, recorder: Recorder, inspect: Callable[[str, Json], None]
    ) -> None:
        self._world = world
        self._faults = faults
        self._recorder = recorder
        self._inspect = inspect
        self._lines: set[Line] = set()
        self._closings: set[asyncio.Task[None]] = set()
        self.sessions = Sessions()
        self.identified = 0
        self.resumed = 0
        self.ack_delay = ACK_DELAY_S
        self.heartbeat_interval = HEARTBEAT_S
        self.most_replayed = MOST_REPLAYED
        self.violate: Callable[[str], None] = lambda what: None
        world.on_change.append(self._on_change)
        faults.gateway = self

    @property
    def has_bot(self) -> bool:
        """Whether a bot is logged in with a line, at least for one of its shards."""
        return self.sessions.has_line

    # A line

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if not self._faults.takes_connection():
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        packs = request.query.get("compress") == "zlib-stream"
        line = Line(socket, request.transport, zlib.compressobj() if packs else None)
        writer = asyncio.create_task(line.write())
        self._lines.add(line)
        try:
            await self._listen(line, dict(request.query))
        finally:
            self._lines.discard(line)
            self._hang_up(line)
            line.frames.put_nowait(None)
            await writer
        return socket

    async def _listen(self, line: Line, query: Json) -> None:
        """Hear what the bot says, until it says something that closes the line."""
        sends: collections.deque[float] = collections.deque(maxlen=MOST_SENDS)
        try:
            check_version(query)
            line.put(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
            self._watch(line)
            async for message in line.socket:
                now = self._world.clock.now()
                if len(sends) == MOST_SENDS and now - sends[0] < SENDS_PER_S:
                    raise Closing(4008)
                sends.append(now)
                if message.type is not WSMsgType.TEXT:
                    raise Closing(4002)
                self._take(line, message.data)
        except Closing as closing:
            await self._close(line, closing)

    def _take(self, line: Line, text: str) -> None:
        """Hear one frame; data of types that make no sense is a frame that cannot be decoded."""
        try:
            self._hear(line, *read(text))
        except (AttributeError, LookupError, TypeError, ValueError) as problem:
            self.violate(f"gateway: {problem!r} comes of {text[:200]!r}")
            raise Closing(4002) from problem

    def _hear(self, line: Line, op: int, data: Any) -> None:
        session = self.sessions.on(line)
        if op == HEARTBEAT:
            check_heartbeat(data)
            self._watch(line)
            asyncio.get_running_loop().call_later(self.ack_delay, line.put, ACK)
        elif op in (IDENTIFY, RESUME):
            if session is not None:
                raise Closing(4005)
            (self._identify if op == IDENTIFY else self._resume)(line, data)
        elif session is None:
            raise Closing(4003)
        elif op == MEMBERS:
            self._send_members(session, data)
        elif op == PRESENCE:
            self._show(data)
        else:
            self.violate(f"gateway op {op}: the sandbox has neither voice nor sounds")

    def _send_members(self, session: Session, asked: Any) -> None:
        answer = list(chunks(self._world, asked, session.intents))
        is_counted = answer and asks_for_all(asked)
        wait = self._faults.counted.wait(ALL_MEMBERS, str(asked["guild_id"])) if is_counted else 0.0
        if wait:
            session.dispatch("RATE_LIMITED", rate_limited(asked, wait))
            return
        for chunk in answer:
            self._send(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _watch(self, line: Line) -> None:
        """Close the line unless the next heartbeat comes in time."""
        if line.watch is not None:
            line.watch.cancel()
        wait = self.heartbeat_interval * _TOLERANCE
        line.watch = asyncio.get_running_loop().call_later(wait, self._time_out, line)

    def _time_out(self, line: Line) -> None:
        self._close_soon(line, Closing(4009))

    def _close_soon(self, line: Line, closing: Closing) -> None:
        task = asyncio.create_task(self._close(line, closing))
        self._closings.add(task)
        task.add_done_callback(self._closings.discard)

    async def _close(self, line: Line, closing: Closing) -> None:
        """Close a line; most codes let the session be resumed."""
        self.sessions.break_off(line, is_end=closing.code in ENDS_SESSION)
        await line.socket.close(code=closing.code, message=closing.reason.encode())

    def _hang_up(self, line: Line) -> None:
        if line.watch is not None:
            line.watch.cancel()
        self.sessions.lose(line)
        self._world.pulse.beat()

    # Sessions

    def _identify(self, line: Line, data: Any) -> None:
        world, application = self._world, self._world.application
        check_identify(data, application)
        shard = shard_of(data)
        if self._faults.counted.wait(LOG_INS, str(shard[0] % application.max_concurrency)):
            line.put(INVALID, False)
            return
        if not application.start_session():
            self.reset_token()
            return
        self.sessions.forget_the_lost()
        application.asked = data["intents"]
        threshold = data.get("large_threshold") or 50
        log: collections.deque[Event] = collections.deque(maxlen=self.most_replayed)
        session = Session(
            world.snowflake(), data["intents"], shard, threshold, log=log, line=line, inspect=self._inspect
        )
        self.sessions[session.id] = session
        if data.get("presence"):
            self._show(data["presence"])
        mine = [g for g in world.guilds.values() if world.bot.id in g.members and session.hears_of(g.id)]
        session.dispatch("READY", ready(world, session, mine))
        for guild in mine:
            if session.intents & GUILDS and not guild.unavailable:
                session.dispatch("GUILD_CREATE", guild_create(guild, session))
        self.identified += 1
        world.pulse.beat()

    def _resume(self, line: Line, data: Any) -> None:
        check_resume(data, self._world.application)
        self.sessions.forget_the_lost()
        session, number = self.sessions.get(data["session_id"]), data["seq"]
        if session is None or (session.log and session.log[0][0] > number + 1):
            line.put(INVALID, False)
            return
        if number > session.number:
            del self.sessions[session.id]
            raise Closing(4007)
        session.line, session.was_cut = line, False
        session.replay(number)
        session.dispatch("RESUMED", {})
        self.resumed += 1
        self._world.pulse.beat()

    def _show(self, data: Any) -> None:
        """Note the bot's presence, which is all that others hear from it here."""
        self._world.presence = presence_of(data)
        self._recorder.note(Outgoing("GATEWAY", "presence", body=data, took_effect=True))
        self._world.pulse.beat()

    def reset_token(self) -> None:
        """Make the token invalid, as its owner or too many log-ins do; all sessions end."""
        self._world.application.reset_token()
        self.sessions.end()
        for line in list(self._lines):
            self._close_soon(line, Closing(4004))

    # Events

    def send_interaction(self, interaction: Interaction) -> None:
        """Send an interaction, which needs no intent; a server that is down sends none."""
        guild = interaction.channel.guild
        if guild is not None and guild.unavailable:
            return
        payload = interaction_payload(self._world, interaction)
        self._dispatch("INTERACTION_CREATE", payload, guild.id if guild is not None else None)

    def _dispatch(self, event: str, data: Json, guild_id: Snowflake | None) -> None:
        for session in list(self.sessions.values()):
            if session.hears_of(guild_id):
                self._send(session, event, data)

    def _send(self, session: Session, event: str, data: Json) -> None:
        """Send an event, unless a fault is on for it."""
        self._faults.events.send(event, partial(session.dispatch, event, data))

    def _on_change(self, event: str, subject: Announced) -> None:
        if not self.sessions or not reaches_bot(event, subject, self._world):
            return
        guild, intent = guild_of(subject), wanted(event, subject, self._world)
        for session in list(self.sessions.values()):
            asked = not intent or session.intents & intent
            if not asked or not session.hears_of(guild.id if guild is not None else None):
                continue
            data = EVENTS[event].payload(subject, session)
            if data is not None:
                self._send(session, event, data)

    # Faults

    async def cut_line(self, code: int | None = 4000, *, shard: int | None = None) -> None:
        """Cut lines like a network fault (`code` None: without a word) or a restart of Discord.

        Sessions stay resumable unless the code ends them. `shard` is whose line (None: all), which is down
        when this returns.
        """
        cut = self._lines_of(shard)
        if code is None:
            self.drop_line(shard=shard)
        else:
            for line in cut:
                self.sessions.break_off(line, is_end=code in ENDS_SESSION)
            for line in cut:
                await line.socket.close(code=code)
        await self._world.pulse.until(lambda: not cut & self._lines, timeout=HUNG_UP_WITHIN_S)

    def drop_line(self, *, shard: int | None = None) -> None:
        """Drop the line at once, without a word."""
        for line in self._lines_of(shard):
            self.sessions.break_off(line, is_end=False)
            if isinstance(line.transport, asyncio.Transport):
                line.transport.abort()

    def invalidate_session(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Op 9: the bot must identify again (discord.py waits five seconds first), or resume."""
        lines = self._lines_of(shard)
        if not resumable:
            self.sessions.end(shard)
        for line in lines:
            self.sessions.break_off(line, is_end=False)
            line.put(INVALID, resumable)

    def ask_to_reconnect(self, *, shard: int | None = None) -> None:
        """Op 7: tell the bot to reconnect and resume."""
        for line in self._lines_of(shard):
            self.sessions.break_off(line, is_end=False)
            line.put(RECONNECT)

    def _lines_of(self, shard: int | None) -> set[Line]:
        """All lines, or those of a shard that has logged in."""
        if shard is None:
            return set(self._lines)
        sessions = self.sessions.values()
        return {s.line for s in sessions if s.line in self._lines and s.shard[0] == shard}

    def ask_for_heartbeat(self) -> None:
        """Op 1: ask the bot to send a heartbeat at once."""
        for line in self._lines:
            line.put(HEARTBEAT)

    async def close(self) -> None:
        for line in list(self._lines):
            await line.socket.close(code=1001)
