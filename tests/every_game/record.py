"""Records a game as text, to be replayed by the tests for ever after:

    python -m tests.every_game.record boomtown --seats 4 --option last_keeps_all

plays one by chance and writes `recorded/boomtown-4-last_keeps_all.txt`. A recorded game is recorded anew only
if it was played against the rules; a mended rule raises the game's revision. Where only the digest at its
end is another (digests are made in another way, or the story tells more), a migration in `engine/schema.py`
has to take the digests from the answers that are stored, or no running game goes on.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from engine.game import Ranking
from engine.games import GAMES
from engine.match import Match
from tests.every_game.walks import Setup, play

FOLDER = Path(__file__).parent / "recorded"


def text_of(setup: Setup) -> str:
    """A game from its first answer to its ranking: what was asked by ticket, who answered, and what."""
    match, lines = setup.start(), heading(setup)
    for ticket, seat, answer, _ in play(setup).answers:
        lines.append(f"{ticket} {seat} {json.dumps(answer)}")
        match.submit(seat, answer, ticket=ticket)
    return "\n".join([*lines, *ending(match)]) + "\n"


def heading(setup: Setup) -> list[str]:
    options = " ".join(name for name, is_on in setup.options.items() if is_on)
    return [
        f"game {setup.name}",
        f"seats {setup.seats}",
        f"options {options}".strip(),
        f"seed {setup.seed}",
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
    setup = Setup(named["game"], int(named["seats"]), options, named["seed"], 0)
    answers = []
    for line in body.splitlines():
        ticket, seat, answer = line.split(" ", 2)
        answers.append((ticket, int(seat), json.loads(answer)))
    return setup, answers, ["", *end.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description="Record a game that is played by chance.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--option", action="append", default=[], help="an option to turn on; may be repeated")
    parser.add_argument("--seed", default="recorded")
    parser.add_argument("--walk", type=int, default=1, help="names the luck of those who play")
    chosen = parser.parse_args()
    options = {name: name in chosen.option for name in GAMES[chosen.game].options}
    setup = Setup(chosen.game, chosen.seats, options, chosen.seed, chosen.walk)
    path = FOLDER / ("-".join([chosen.game, str(chosen.seats), *sorted(chosen.option)]) + ".txt")
    path.write_text(text_of(setup), encoding="utf-8")
    print(path.name, *ending(play(setup).match)[2:])


if __name__ == "__main__":
    main()
