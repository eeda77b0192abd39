"""Structured logs to standard error, without secrets: tokens are struck out, no matter who logs them."""

import logging
import re
import sys

import aiohttp
import discord
from pythonjsonlogger.json import JsonFormatter

FIELDS = "%(asctime)s %(levelname)s %(name)s %(message)s"
STRUCK_OUT = "[secret]"

LOST_LINES = (
    *(OSError, aiohttp.ClientError),
    *(discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed),
)
"""Errors that end a connection and pass by themselves."""

_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"\\]+")


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


def set_up(*, level: str, format: str, token: str) -> None:
    """Send all logs of this process to standard error. Libraries log nothing below INFO, at any `level`."""
    formatter = JsonFormatter(FIELDS) if format == "json" else logging.Formatter(FIELDS)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_WithoutSecrets(formatter, token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for connecting in ("discord.client", "discord.shard", "bot.supervisor"):
        logging.getLogger(connecting).addFilter(_in_one_line)
    for library in ("discord", "aiosqlite", "asyncio", "PIL", "filelock"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


def _in_one_line(record: logging.LogRecord) -> bool:
    """Log a lost line without a traceback: an outage would bring a traceback with each attempt."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, LOST_LINES):
        record.msg, record.args = f"{record.getMessage()} ({type(error).__name__}: {error})", ()
        record.exc_info = record.exc_text = None
    return True
