"""What all front doors of sessions share: the file, the games, the live matches and what carries acts out.

One object for one journal: two would not see each other's locks.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.journal.journal import Journal
from engine.play.game import AnyGame
from engine.sessions.live_matches import LiveMatches
from engine.sessions.steps import Steps


@dataclass(frozen=True, slots=True)
class Workings:
    """The parts behind the front doors. `now` gives UNIX seconds; no front door asks for the time
    in another way."""

    journal: Journal
    games: Mapping[str, AnyGame]
    matches: LiveMatches
    steps: Steps
    now: Callable[[], float]
