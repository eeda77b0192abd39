"""Structured logs to standard error: each line with the reference of what was being done, none with a secret.

Tokens are struck out, no matter who logs them. Warnings that repeat are counted, not repeated.
"""

import asyncio
import logging
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TextIO

import aiohttp
import discord
from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from engine import references

FIELDS = "%(asctime)s %(levelname)s %(name)s %(message)s"
STRUCK_OUT = "[secret]"

LOST_LINES = (
    *(OSError, aiohttp.ClientError),
    *(discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed),
)
"""Errors that end a connection and pass by themselves."""

WINDOW_S: Final = 600.0
"""How long repeated warnings are counted at most before the log says how many there were."""
QUIET_S: Final = 120.0
"""A warning that has not come for so long is written at once when it comes again."""
LOOK_EVERY_S: Final = 30.0
MOST_NAMED: Final = 20
"""The most references that a line about repeated warnings names: the newest."""

_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"\\]+")


def set_up(*, level: str, format: str, token: str) -> None:
    """Send all logs of this process to standard error. Libraries log nothing below INFO, at any `level`."""
    reserved = [*RESERVED_ATTRS, *references.NEWS, "is_lost_line"]
    formatter = JsonFormatter(FIELDS, reserved_attrs=reserved) if format == "json" else _Text(FIELDS)
    handler = Counting(sys.stderr)
    handler.addFilter(with_reference)
    handler.setFormatter(_WithoutSecrets(formatter, token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for connecting in ("discord.client", "discord.shard", "bot.supervisor"):
        logging.getLogger(connecting).addFilter(_in_one_line)
    for library in ("discord", "aiosqlite", "asyncio", "PIL", "filelock"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


async def keep_counting() -> None:
    """Write now and then, for ever, how often warnings have repeated; at the end, write the rest."""
    handlers = [each for each in logging.getLogger().handlers if isinstance(each, Counting)]
    try:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            for handler in handlers:
                handler.look()
    finally:
        for handler in handlers:
            handler.write_rest()


def with_reference(record: logging.LogRecord) -> bool:
    """Add what is being done to a line, as far as it is known. asyncio reports what it finds by chance, such
    as an error that nobody fetched, while something else is being done: that gets no reference."""
    now = references.doing()
    if now is not None and record.name != "asyncio":
        record.reference = now.reference
        if others := [each for each in now.asked_by if each != now.reference]:
            record.asked_by = others
        if now.session is not None:
            record.session = now.session
        record.ms = round(1000 * (time.monotonic() - now.began))
    return True


class _Text(logging.Formatter):
    """Lines for people. Each line of a traceback has the reference, too, so that one search finds all."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        about = [f"game {record.session}"] if hasattr(record, "session") else []
        about += [f"{record.ms} ms"] if hasattr(record, "ms") else []
        mark, end = _mark(record), f" ({', '.join(about)})" if about else ""
        return f"{record.asctime} {record.levelname} {record.name} {mark}{record.message}{end}"

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace("\n", f"\n{mark}") if "\n" in text and (mark := _mark(record)) else text


def _mark(record: logging.LogRecord) -> str:
    """The reference of a line in brackets, and who asked for what it is about; "" if there is none."""
    reference, others = getattr(record, "reference", ""), getattr(record, "asked_by", ())
    parts = [*([reference] if reference else []), *(["for", *others] if others else [])]
    return f"[{' '.join(parts)}] " if parts else ""


class _WithoutSecrets(logging.Formatter):
    """Formats as another formatter does, then strikes tokens out, also in tracebacks."""

    def __init__(self, formatter: logging.Formatter, token: str) -> None:
        super().__init__()
        self._formatter = formatter
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        text = self._formatter.format(record)
        if self._token:
            text = text.replace(self._token, STRUCK_OUT)
        return _INTERACTION_TOKEN.sub(rf"\1{STRUCK_OUT}", text)


@dataclass(slots=True)
class _Cause:
    """A warning that was written, and how often it has come again since."""

    since: float
    last: float
    count: int = 0
    newest: logging.LogRecord | None = None
    named: dict[str, None] = field(default_factory=dict)
    """The references under which it came again."""


class Counting(logging.StreamHandler[TextIO]):
    """Writes the first of several warnings that have one cause, and later how many more there were.

    Two have one cause if the same module has logged the same words, whatever was filled in. Errors have one
    only if that is equal, too, or if they are a line that was lost. What has a traceback, or says a change of
    state, is always written. `now` gives seconds.
    """

    def __init__(self, stream: TextIO, *, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._causes: dict[tuple[str, int, str, str], _Cause] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless it only repeats what was written."""
        self.look()
        if not self._is_repeated(record):
            super().emit(record)

    def look(self) -> None:
        """Write how often warnings have come again that are quiet by now, or are counted for long enough."""
        now = self._now()
        with self._alone():
            for key, cause in list(self._causes.items()):
                if now - cause.last >= QUIET_S:
                    del self._causes[key]
                    self._say(cause)
                elif now - cause.since >= WINDOW_S:
                    self._say(cause)
                    self._causes[key] = _Cause(now, cause.last)

    def write_rest(self) -> None:
        """Write all that is counted."""
        with self._alone():
            for cause in self._causes.values():
                self._say(cause)
            self._causes.clear()

    def close(self) -> None:
        """Write all that is counted, at the end of the process."""
        self.write_rest()
        super().close()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other threads out; `emit` is called so anyway."""
        self.acquire()
        try:
            yield
        finally:
            self.release()

    def _is_repeated(self, record: logging.LogRecord) -> bool:
        has_traceback = bool(record.exc_info or record.exc_text or record.stack_info)
        if record.levelno < logging.WARNING or has_traceback or hasattr(record, "is_news"):
            return False
        is_by_words = record.levelno < logging.ERROR or hasattr(record, "is_lost_line")
        whole = "" if is_by_words else record.getMessage()
        key, now = (record.name, record.levelno, str(record.msg), whole), self._now()
        cause = self._causes.get(key)
        if cause is None:
            self._causes[key] = _Cause(now, now)
            return False
        cause.last, cause.newest = now, record
        cause.count += 1
        for reference in (*getattr(record, "asked_by", ()), getattr(record, "reference", "")):
            cause.named.pop(reference, None)
            cause.named[reference] = None
        return True

    def _say(self, cause: _Cause) -> None:
        newest = cause.newest
        if newest is None:
            return
        filled_in = (cause.count, _span(cause.last - cause.since), newest.getMessage())
        said = logging.LogRecord(
            *(newest.name, newest.levelno, newest.pathname, newest.lineno),
            *("again %d times in %s, last: %s", filled_in, None),
        )
        said.again = cause.count
        if named := [reference for reference in cause.named if reference][-MOST_NAMED:]:
            said.asked_by = named
        super().emit(said)


def _span(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 60 else f"{seconds / 60:.0f} min"


def _in_one_line(record: logging.LogRecord) -> bool:
    """Log a lost line without a traceback: an outage would bring a traceback with each attempt."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, LOST_LINES):
        what, args = str(record.msg), record.args  # kept apart, so that repeats are seen as such
        if not isinstance(args, tuple) or not args:
            what, args = record.getMessage().replace("%", "%%"), ()
        record.msg, record.args = f"{what} ({type(error).__name__}: %s)", (*args, error)
        record.exc_info = record.exc_text = None
        record.is_lost_line = True
    return True
