"""`python -m engine.replay game.json`: plays a game again from its file, by the rules, and says whether it
goes as it went.

The file is that of `/game export`, once the game is over. This needs Saloon's rules, but no bot, no journal
and no Discord. `tools/verify_luck.py` checks the luck alone, and needs nothing of Saloon.
"""

import argparse
import itertools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.games import GAMES
from engine.sessions.exports import Imported, NotExported, imported
from engine.sessions.verification import Difference, Verdict, What, verified

_WHAT: Final = {
    What.SEED: "the seed is not the one with which the story begins",
    What.SEALED: "it is not what was sealed",
    What.TURNED_UP: "what was turned up is not what was sealed",
    What.SET_UP: "the set-up is not the one that the seed gives",
    What.REFUSED: "the rules refuse it",
    What.STORY: "by the rules something happens that the story does not tell",
    What.STATE: "by the rules the game is then in another state",
    What.RESULT: "the game does not end as it did",
}


def main(arguments: list[str] | None = None) -> int:
    """Check one file. Returns 0 if all is as it was, 1 if something differs, 2 if it could not be checked."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.replay",
        description="Play a game again from its file, by the rules, and say whether it goes as it went.",
        epilog="exit code: 0 all goes as it went, 1 something differs, 2 it could not be checked",
    )
    parser.add_argument("file", type=Path, help="what /game export gave once the game was over")
    asked = parser.parse_args(arguments)
    try:
        read = imported(asked.file.read_bytes())
    except (OSError, NotExported) as error:
        print(f"{asked.file} cannot be checked: {error}", file=sys.stderr)
        return 2
    verdict = verified(GAMES, read.course)
    if verdict.difference is not None:
        print(f"First difference: {_said(verdict.difference, read)}.")
        return 1
    if not verdict.is_known:
        print(
            "This version does not know the rules by which it was played. Its seed and its seals are right."
        )
        return 2
    found = [(each.round, each.attempt, each.below, each.result) for each in verdict.draws.drawn]
    if read.draws is not None and (differs := _first_that_differs(found, read.draws)):
        print(f"First difference: draw {differs} is not what the game drew.")
        return 1
    print(_summary(verdict, read))
    return 0


def _first_that_differs(found: Sequence[object], stored: Sequence[object]) -> int:
    """The number of the first draw that is another, or missing; 0 if all are the same."""
    pairs = itertools.zip_longest(found, stored)
    return next((number for number, (now, then) in enumerate(pairs, 1) if now != then), 0)


def _said(difference: Difference, read: Imported) -> str:
    what = _WHAT[difference.what]
    if difference.seat is None:
        return what
    player = read.names[difference.seat] or "a former player"
    return f"answer {difference.answer}, of {player} in round {difference.round}: {what}"


def _summary(verdict: Verdict, read: Imported) -> str:
    draws = verdict.draws
    lines = [
        f"{read.course.game} #{read.number}: {verdict.answers} answers, {verdict.sealed} sealed answers,"
        f" {draws.rolls} rolls, {draws.shuffles} shuffles, {draws.lots} lots: all goes as it went.",
    ]
    if verdict.compared < verdict.answers:
        lines.append(
            f"Of {verdict.answers} answers {verdict.compared} could be compared;"
            " an earlier version of the bot stored the others."
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
