"""Checks the luck of a game of Saloon, with nothing but Python (3.8 or newer) and this one file.

    python verify_luck.py game.json SEAL

`game.json` is what `/game export` gave once the game was over. SEAL is what you copied yourself from the
first message of the game's thread: its 26 characters, or more of them from the page "Fair luck", or all 64
hexadecimal digits. This knows no rules: `python -m engine.replay game.json` checks them.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import random
import re
import sys
from typing import Any

FORMAT = "saloon-game-1"
SHORT = 26  # characters of base32 are a little more than 128 bits: nobody finds another seed with the same


class Differs(Exception):
    """The first thing that is not as it was sealed."""


class Unreadable(Exception):
    """The file, or the seal, cannot be checked."""


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read(path: str) -> dict[str, Any]:
    """The game in a file, if it is over."""
    try:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
    except (OSError, ValueError) as error:
        raise Unreadable(f"{path} cannot be read: {error}") from error
    if not isinstance(game, dict) or game.get("format") != FORMAT:
        raise Unreadable(f"{path} is not a file of the format {FORMAT}")
    if game.get("is_over") is not True:
        raise Unreadable("the game was not over when this file was made: export it again after its end")
    return game


def check_seed(seed: str, seal: str) -> None:
    """Whether this is the seed that was sealed before the first card."""
    digest = sha256(seed)
    base32 = base64.b32encode(bytes.fromhex(digest)).decode().rstrip("=")
    if re.fullmatch("[0-9a-fA-F]{64}", seal):
        is_same = digest == seal.lower()
    elif len(seal) >= SHORT and re.fullmatch("[A-Z2-7]{1,52}", seal.upper()):
        is_same = base32.startswith(seal.upper())
    else:
        raise Unreadable(f"a seal has {SHORT} to 52 letters and digits from 2 to 7, or 64 hexadecimal digits")
    if not is_same:
        raise Differs(f"the seed has the seal {base32}, not yours")


def check_sealed(game: dict[str, Any]) -> int:
    """Check that each sealed answer is what was sealed, with the nonce that the seed gives. Returns how many
    there are."""
    seed, names = game["seed"], [seat["name"] or "a former player" for seat in game["seats"]]
    answers = {each["sealed"]["row"]: each for each in game["answers"] if "sealed" in each}
    seals: dict[int, tuple[str, str]] = {}
    count = 0
    for row in game["story"]:
        event = row["event"]
        if row["kind"] not in ("Sealed", "Unsealed"):
            continue
        where = f"row {row['row']} of the story ({names[event['seat']]})"
        if row["kind"] == "Unsealed":
            if seals.get(event["seat"]) != (event["nonce"], event["answer"]):
                raise Differs(f"{where}: what was turned up is not what was sealed")
            continue
        given = answers.get(row["row"])
        if given is None:
            raise Differs(f"{where}: no answer fits this seal")
        sealed, where = given["sealed"], f"answer {given['number']} ({names[given['seat']]})"
        if given["seat"] != event["seat"]:
            raise Differs(f"{where}: somebody else's seal")
        if sealed["nonce"] != sha256(f"{seed}/seal/{given['ticket']}/{sealed['attempt']}/{sealed['count']}"):
            raise Differs(f"{where}: the nonce is not the one that the seed gives")
        if event["seal"] != sha256(f"{sealed['nonce']}/{given['answer']}"):
            raise Differs(f"{where}: it is not what was sealed")
        seals[event["seat"]] = sealed["nonce"], given["answer"]
        count += 1
    return count


def check_draws(game: dict[str, Any]) -> int:
    """Check that each draw is the next one of its round. Returns how many there are."""
    streams: dict[str, random.Random] = {}
    for number, (round_number, attempt, below, result) in enumerate(game["draws"], 1):
        name = f"{game['seed']}/{round_number}/{attempt}"
        stream = streams.setdefault(name, random.Random(name))
        if int(stream.random() * below) != result:
            raise Differs(f"draw {number} (round {round_number}): the seed does not give {result} of {below}")
    return len(game["draws"])


def main(arguments: list[str] | None = None) -> int:
    """Check one file. Returns 0 if all is as sealed, 1 if something differs, 2 if it cannot be checked."""
    parser = argparse.ArgumentParser(
        description="Check the luck of a game of Saloon: its seed, its sealed answers and all its draws.",
        epilog="exit code: 0 all is as it was sealed, 1 something differs, 2 it could not be checked",
    )
    parser.add_argument("file", help="what /game export gave once the game was over")
    parser.add_argument("seal", help="what you copied yourself from the first message of the game's thread")
    asked = parser.parse_args(arguments)
    try:
        game = read(asked.file)
        check_seed(game["seed"], asked.seal.strip())
        sealed = check_sealed(game)
        draws = None if game["draws"] is None else check_draws(game)
    except Differs as difference:
        print(f"DIFFERS: {difference}")
        return 1
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        print(f"{asked.file} is not complete: {error!r}", file=sys.stderr)
        return 2
    if draws is None:
        print(f"The seed and {sealed} sealed answers are as sealed. The file has no draws to be checked.")
        return 2
    print(f"The seed, {sealed} sealed answers and {draws} draws: all as sealed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
