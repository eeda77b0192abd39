"""The sessions that exist; one that lost its line waits to be resumed or has ended. They know no event."""

from __future__ import annotations

import asyncio

from sandbox.gateway.session import Line, Session

SESSION_LIVES_S = 5 * 60.0


class Sessions(dict[str, Session]):
    """Sessions by their ids. One without a line for `lives` seconds of the machine's time is forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self.lives = SESSION_LIVES_S

    @property
    def has_line(self) -> bool:
        return any(session.line is not None for session in self.values())

    def on(self, line: Line) -> Session | None:
        """The session that runs over a line; None before one begins there."""
        return next((session for session in self.values() if session.line is line), None)

    def break_off(self, line: Line, *, is_end: bool) -> None:
        """Discord closes a line: its session ends, or stays resumable in whichever way the bot closes it."""
        session = self.on(line)
        if session is not None and is_end:
            del self[session.id]
        elif session is not None:
            session.was_cut = True

    def lose(self, line: Line) -> None:
        """Note that a line is gone; if the bot closed it properly, its session has ended."""
        session = self.on(line)
        if session is None:
            return
        session.line, session.lost_at = None, asyncio.get_running_loop().time()
        if line.socket.close_code in (1000, 1001) and not session.was_cut:
            del self[session.id]

    def end(self, shard: int | None = None) -> None:
        """End the sessions of a shard (None: all); they send nothing more, not even what was held back."""
        for session in list(self.values()):
            if shard in (None, session.shard[0]):
                session.line = None
                del self[session.id]

    def forget_the_lost(self) -> None:
        """Forget the sessions that had no line for too long."""
        now = asyncio.get_running_loop().time()
        for session in list(self.values()):
            if session.line is None and now - session.lost_at > self.lives:
                del self[session.id]
