"""What may be typed after several commands: the number of a game, a person, a reason."""

import argparse
import re
from typing import Final

_LARGEST: Final = (1 << 63) - 1


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the number of a game, as `game`."""
    parser.add_argument("game", metavar="N", type=game_number, help="the number of the game")


def add_reason(parser: argparse.ArgumentParser) -> None:
    """Add a reason, which must be given, as `reason`."""
    about = "why: everybody at the table reads it (at most 300 characters)"
    parser.add_argument("--reason", required=True, type=reason, help=about)


def game_number(typed: str) -> int:
    """The number of a game: "12" or "#12"."""
    return _number(typed.removeprefix("#"), "the number of a game, such as 12")


def person_id(typed: str) -> int:
    """A person's Discord id, or a mention of them. It has at least 15 digits: no smaller number is one."""
    mention = re.fullmatch(r"<@!?(\d+)>", typed)
    number = _number(typed if mention is None else mention[1], "a Discord id, such as 175928847299117063")
    if number < 1 << 32:
        raise argparse.ArgumentTypeError(f"{typed!r} is too small for a Discord id")
    return number


def reason(typed: str) -> str:
    """A reason, with only what can be stored."""
    return typed.encode(errors="replace").decode()


def _number(typed: str, what: str) -> int:
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed[:20]) <= _LARGEST and len(typed) < 20):
        raise argparse.ArgumentTypeError(f"{typed!r} is not {what}")
    return int(typed)
