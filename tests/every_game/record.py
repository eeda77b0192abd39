"""Records a game that ends in a certain way as text, to be replayed by the tests for ever after:

    python -m tests.every_game.record new boomtown shared --seats 4 --option last_keeps_all

plays games by chance until one ends so, and writes `recorded/boomtown-shared-4-last_keeps_all.txt`.

A recorded game is recorded anew only if it was played against the rules; a mended rule raises the game's
revision. Before that,

    python -m tests.every_game.record keep tests/every_game/recorded/goldrush-by-duel-2.txt

copies a recorded game, with the state in which it began, to a folder for its revision: people may be in the
middle of such a game, so it has to end as it did for ever after. Where only the digest at its end is another
(digests are made in another way, the state has another field, or the story tells more), `FORMAT` in
`engine/play/digests.py` has to be raised, or no running game goes on.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.play.chance import commitment
from engine.play.codec import packed, unpacked
from engine.play.game import Options, Ranking
from engine.play.match import Checkpoint, Match
from tests.every_game.checks import CHECKS
from tests.every_game.walks import Played, Setup, any_answer, play

FOLDER = Path(__file__).parent / "recorded"

MOST_TRIED = 20_000
"""So many games are played for one that ends as it should."""


def found(name: str, way: str, seats: int, options: Options) -> tuple[Setup, Played]:
    """The first game that ends in a certain way."""
    walk = CHECKS[name].walks.get(way, any_answer)
    for number in range(MOST_TRIED):
        setup = Setup(name, seats, dict(options), f"{way} {number}", number)
        played = play(setup, walk)
        if way in CHECKS[name].ended(played.match):
            return setup, played
    raise LookupError(f"none of {MOST_TRIED} games ends so: {way}")


def text_of(setup: Setup, played: Played) -> str:
    """A game from its first answer to its ranking: what was asked by ticket (of what was said or changed
    meanwhile: its own), who answered, and what."""
    lines = [f"{ticket} {seat} {json.dumps(answer)}" for ticket, seat, answer, _ in played.answers]
    return "\n".join([*heading(setup), *lines, *ending(played.match)]) + "\n"


def heading(setup: Setup) -> list[str]:
    options = " ".join(name for name, is_on in setup.options.items() if is_on)
    begun = setup.begun
    return [
        f"game {setup.name}",
        f"seats {setup.seats}",
        f"options {options}".strip(),
        f"seed {setup.seed}",
        *([] if begun is None else [f"revision {begun.revision}", f"state {packed(begun.state)}"]),
        "",
    ]


def ending(match: Match[Any, Any]) -> list[str]:
    ranking: Ranking = match.ranking()
    places = " > ".join(" = ".join(str(seat) for seat in place) for place in ranking.places)
    points = " ".join(str(points) for points in ranking.points)
    return ["", f"digest {match.digest()}", f"ranking {places}", f"points {points}"]


def read(text: str) -> tuple[Setup, list[tuple[str, int, Any]], list[str]]:
    """The set-up, the answers (ticket, seat, answer) and the ending of a recorded game."""
    head, body, end = text.split("\n\n")
    named = dict((*line.split(" ", 1), "")[:2] for line in head.splitlines())
    options = {name: name in named["options"].split() for name in GAMES[named["game"]].options}
    setup = Setup(named["game"], int(named["seats"]), options, named["seed"], 0, _begun(named))
    answers = []
    for line in body.splitlines():
        ticket, seat, answer = line.split(" ", 2)
        answers.append((ticket, int(seat), json.loads(answer)))
    return setup, answers, ["", *end.splitlines()]


def _begun(named: dict[str, str]) -> Checkpoint | None:
    """How a match of an earlier revision began; None for one of the present revision."""
    if "revision" not in named:
        return None
    return Checkpoint(1, 0, int(named["revision"]), unpacked(named["state"]), 0, commitment(named["seed"]))


def keep(path: Path) -> Path:
    """Copy a recorded game, with the state in which it began, before the revision of its game is raised.
    Returns where the copy lies."""
    text = path.read_text(encoding="utf-8")
    setup, _, _ = read(text)
    begun = replace(setup, begun=setup.start().checkpoints[0])
    kept = path.parent / f"revision_{setup.game.revision}" / path.name
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("\n".join([*heading(begun), *text.split("\n\n", 1)[1:]]), encoding="utf-8")
    return kept


def record(name: str, way: str, seats: int, chosen: list[str]) -> None:
    """Record a game that ends in a certain way."""
    options = {option: option in chosen for option in GAMES[name].options}
    setup, played = found(name, way, seats, options)
    path = FOLDER / ("-".join([name, way, str(seats), *sorted(chosen)]) + ".txt")
    path.write_text(text_of(setup, played), encoding="utf-8")
    print(path.name, *ending(played.match)[2:])


def main() -> None:
    parser = argparse.ArgumentParser(description="Record games that end in a certain way, or keep them.")
    todo = parser.add_subparsers(dest="todo", required=True)
    new = todo.add_parser("new", help="record a game")
    new.add_argument("game", choices=sorted(GAMES))
    new.add_argument("way", help="one of the game's endings")
    new.add_argument("--seats", type=int, required=True)
    new.add_argument("--option", action="append", default=[], help="an option to turn on; may be repeated")
    kept = todo.add_parser("keep", help="copy games before a revision is raised")
    kept.add_argument("path", type=Path, nargs="+")
    chosen = parser.parse_args()
    if chosen.todo == "keep":
        for path in chosen.path:
            print(keep(path))
        return
    if chosen.way not in CHECKS[chosen.game].endings:
        parser.error(f"{chosen.game} ends by {', '.join(CHECKS[chosen.game].endings)}")
    record(chosen.game, chosen.way, chosen.seats, chosen.option)


if __name__ == "__main__":
    main()
