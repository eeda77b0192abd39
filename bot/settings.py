"""Settings from the environment, or from a file `.env` beside it. `.env.example` lists them all."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple

from dotenv import dotenv_values

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
BOARDS = ("strips", "whole")
OFF: Final = "off"
_KEEP: Final = re.compile(r"(?P<days>\d{1,3})d(?P<weeks>\d{1,3})w", re.ASCII)
LONGEST_OPERATOR = 200
"""The most characters of SALOON_OPERATOR, so that it fits on one line of every page that shows it."""


class SettingsError(Exception):
    """The settings cannot be used. For each fault, the text has a line that says what to do."""


class Address(NamedTuple):
    """Where the bot answers programs over HTTP."""

    host: str
    port: int


class Keep(NamedTuple):
    """Which nightly backups are kept."""

    days: int = 7
    """The newest one of each of so many days."""
    weeks: int = 4
    """The newest one of each of so many weeks before them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of whoever runs the bot."""

    token: str = field(repr=False)
    """DISCORD_TOKEN: the bot's token, from Discord's developer portal."""
    token_file: Path | None = None
    """DISCORD_TOKEN_FILE: a file that holds the token, in the place of DISCORD_TOKEN."""
    database: Path = Path("saloon.sqlite3")
    """SALOON_DATABASE: the file that holds all games."""
    log_level: str = "INFO"
    """SALOON_LOG_LEVEL"""
    log_format: str = "text"
    """SALOON_LOG_FORMAT: "text" for people, "json" for machines."""
    data: Path | None = None
    """SALOON_DATA: a folder with values of games that take the place of ours."""
    boards: str = "strips"
    """SALOON_BOARDS: "strips" for pictures one below the other, which Discord shows wide, "whole" for one."""
    operator: str = ""
    """SALOON_OPERATOR: how players reach whoever runs the bot, on one line; or nothing."""
    backups: Path | Literal["off"] | None = None
    """SALOON_BACKUPS: the folder for nightly backups; None for none. "off": also none before an update."""
    keep: Keep = field(default_factory=Keep)
    """SALOON_BACKUPS_KEEP: which nightly backups are kept, such as "7d4w"."""
    http: Address | None = None
    """SALOON_HTTP: where /live, /ready and /metrics are answered, such as "127.0.0.1:9464"; None: nowhere."""


def load(folder: Path = Path(), *, needs_token: bool = True) -> Settings:
    """The settings of this process; commands that only read the file need no token. Raises SettingsError."""
    return settings_from(_environment(folder), needs_token=needs_token)


def look(folder: Path = Path(), *, needs_token: bool = False) -> tuple[Settings, Sequence[str]]:
    """The settings as far as they can be used, and what is wrong with the others, a line each: for commands
    that must say something even so. Raises SettingsError if `.env` cannot be read."""
    return _looked_at(_environment(folder), needs_token=needs_token)


def _environment(folder: Path) -> Mapping[str, str | None]:
    """What the environment and `.env` say. Raises SettingsError."""
    try:
        in_file = dotenv_values(folder / ".env")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env cannot be read: {error}") from error
    return {**in_file, **{name: value for name, value in os.environ.items() if value.strip()}}


def settings_from(environment: Mapping[str, str | None], *, needs_token: bool = True) -> Settings:
    """The settings in an environment; empty values count as absent. Raises SettingsError."""
    chosen, faults = _looked_at(environment, needs_token=needs_token)
    if faults:
        raise SettingsError("\n".join(faults))
    return chosen


def _looked_at(environment: Mapping[str, str | None], *, needs_token: bool) -> tuple[Settings, Sequence[str]]:
    """The settings in an environment, and what is wrong with them."""
    given = {name: value.strip() for name, value in environment.items() if value and value.strip()}
    faults = list[str]()
    chosen = Settings(
        token=_token(given, faults) if needs_token else "",
        token_file=_path(given.get("DISCORD_TOKEN_FILE")),
        database=Path(given.get("SALOON_DATABASE", "saloon.sqlite3")),
        log_level=given.get("SALOON_LOG_LEVEL", "INFO").upper(),
        log_format=given.get("SALOON_LOG_FORMAT", "text").lower(),
        data=_path(given.get("SALOON_DATA")),
        boards=given.get("SALOON_BOARDS", "strips").lower(),
        operator=given.get("SALOON_OPERATOR", ""),
        backups=_backups(given.get("SALOON_BACKUPS")),
        keep=_keep(given.get("SALOON_BACKUPS_KEEP"), faults),
        http=_address(given.get("SALOON_HTTP"), faults),
    )
    return chosen, (*faults, *_faults(chosen))


def _faults(chosen: Settings) -> list[str]:
    """What is wrong with settings that were read, a line each."""
    folder, faults = chosen.database.absolute().parent, []
    if not folder.is_dir():
        faults.append(f"SALOON_DATABASE: the folder {folder} does not exist")
    if chosen.log_level not in LOG_LEVELS:
        faults.append(f"SALOON_LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}")
    if chosen.log_format not in LOG_FORMATS:
        faults.append(f"SALOON_LOG_FORMAT must be one of {', '.join(LOG_FORMATS)}")
    if chosen.boards not in BOARDS:
        faults.append(f"SALOON_BOARDS must be one of {', '.join(BOARDS)}")
    if chosen.data is not None and not chosen.data.is_dir():
        faults.append(f"SALOON_DATA: the folder {chosen.data.absolute()} does not exist")
    if len(chosen.operator) > LONGEST_OPERATOR or not chosen.operator.isprintable():
        faults.append(f"SALOON_OPERATOR must be one line of at most {LONGEST_OPERATOR} characters")
    if isinstance(chosen.backups, Path) and not chosen.backups.is_dir():
        faults.append(f"SALOON_BACKUPS: the folder {chosen.backups.absolute()} does not exist")
    return faults


def _token(given: Mapping[str, str], faults: list[str]) -> str:
    """The token, from the setting or from its file; empty if there is none, which is a fault."""
    token, file = given.get("DISCORD_TOKEN", ""), given.get("DISCORD_TOKEN_FILE")
    if token and file:
        faults.append("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: leave one of them empty")
    elif file:
        try:
            token = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is not text"
            faults.append(f"DISCORD_TOKEN_FILE: {file} cannot be read: {why}")
        else:
            if not token:
                faults.append(f"DISCORD_TOKEN_FILE: {file} is empty")
    elif not token:
        faults.append(
            "DISCORD_TOKEN is missing: put your bot's token into the environment or into .env"
            " (`make play` needs none)"
        )
    return token


def _path(given: str | None) -> Path | None:
    return None if given is None else Path(given)


def _backups(given: str | None) -> Path | Literal["off"] | None:
    return OFF if given is not None and given.lower() == OFF else _path(given)


def _keep(given: str | None, faults: list[str]) -> Keep:
    if given is None:
        return Keep()
    found = _KEEP.fullmatch(given.lower())
    kept = Keep() if found is None else Keep(int(found["days"]), int(found["weeks"]))
    if found is None or not kept.days:
        faults.append("SALOON_BACKUPS_KEEP must be days and weeks, such as 7d4w, with at least one day")
    return kept


def _address(given: str | None, faults: list[str]) -> Address | None:
    if given is None:
        return None
    host, _, port = given.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        faults.append("SALOON_HTTP must be an address and a port, such as 127.0.0.1:9464")
        return None
    return Address(host.strip("[]"), int(port))
