"""Settings from the environment, or from a file `.env` beside it. `.env.example` lists them all."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
BOARDS = ("strips", "whole")
LONGEST_OPERATOR = 200
"""The most characters of SALOON_OPERATOR, so that it fits on one line of every page that shows it."""


class SettingsError(Exception):
    """The settings cannot be used. For each fault, the text has a line that says what to do."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of whoever runs the bot."""

    token: str = field(repr=False)
    """DISCORD_TOKEN: the bot's token, from Discord's developer portal."""
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


def load(folder: Path = Path(), *, needs_token: bool = True) -> Settings:
    """The settings of this process; commands that only read the file need no token. Raises SettingsError."""
    try:
        in_file = dotenv_values(folder / ".env")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env cannot be read: {error}") from error
    given = {**in_file, **{name: value for name, value in os.environ.items() if value.strip()}}
    return settings_from(given, needs_token=needs_token)


def settings_from(environment: Mapping[str, str | None], *, needs_token: bool = True) -> Settings:
    """The settings in an environment; empty values count as absent. Raises SettingsError."""
    given = {name: value.strip() for name, value in environment.items() if value and value.strip()}
    token = given.get("DISCORD_TOKEN", "")
    database = Path(given.get("SALOON_DATABASE", "saloon.sqlite3"))
    log_level = given.get("SALOON_LOG_LEVEL", "INFO").upper()
    log_format = given.get("SALOON_LOG_FORMAT", "text").lower()
    boards = given.get("SALOON_BOARDS", "strips").lower()
    data = Path(given["SALOON_DATA"]) if "SALOON_DATA" in given else None
    operator = given.get("SALOON_OPERATOR", "")
    faults = []
    if needs_token and not token:
        faults.append(
            "DISCORD_TOKEN is missing: put your bot's token into the environment or into .env"
            " (`make play` needs none)"
        )
    if not database.absolute().parent.is_dir():
        faults.append(f"SALOON_DATABASE: the folder {database.absolute().parent} does not exist")
    if log_level not in LOG_LEVELS:
        faults.append(f"SALOON_LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}")
    if log_format not in LOG_FORMATS:
        faults.append(f"SALOON_LOG_FORMAT must be one of {', '.join(LOG_FORMATS)}")
    if boards not in BOARDS:
        faults.append(f"SALOON_BOARDS must be one of {', '.join(BOARDS)}")
    if data is not None and not data.is_dir():
        faults.append(f"SALOON_DATA: the folder {data.absolute()} does not exist")
    if len(operator) > LONGEST_OPERATOR or not operator.isprintable():
        faults.append(f"SALOON_OPERATOR must be one line of at most {LONGEST_OPERATOR} characters")
    if faults:
        raise SettingsError("\n".join(faults))
    return Settings(token, database, log_level, log_format, data, boards, operator)
