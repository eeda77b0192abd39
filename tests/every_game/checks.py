"""What the tests must know of each game by itself: what is conserved, how it ends, what nobody can know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event, Seat
from tests.every_game import (
    boomtown,
    gnadenlos,
    gnadenlos_secrets,
    goldrush,
    goldrush_secrets,
    ponte_vecchio,
    ponte_vecchio_secrets,
)
from tests.every_game.walks import Walk, a_few


def _nothing(state: Any, chance: Chance) -> None:
    """Leave a state as it is."""


def _itself(name: str, answer: Any, chance: Chance) -> Any:
    """The same answer."""
    return answer


@dataclass(frozen=True, kw_only=True)
class Checks:
    """One game's part of the promises."""

    conserved: Callable[[Any], None]
    """Fails where a card, a pawn or a marker of a state is lost or doubled."""
    accounts: Callable[[Any], object]
    """What everybody has by the state: gold, and whatever else can be counted."""
    accounts_told: Callable[[list[Event], int], object]
    """The same by the story alone, worked out without the rules."""
    change_unseen: Callable[[Any, Seat | None, Chance], bool]
    """Change what a viewer (None: the public) cannot know; False where there is nothing of the kind."""
    change_at_start: Callable[[Any, Seat | None, Chance], bool]
    """The same at the start of a round, that the round can be played with it: what is turned up at once
    stays."""
    may_part: Callable[[Event | None, Event | None, Any, str | None], bool]
    """Whether twin stories may part where one tells this and the other that (None: it waits for somebody):
    where a secret comes out. With what the viewer saw before, and the name of the decision answered since."""
    same_act: Callable[[str, Any, Chance], Any] = _itself
    """Another answer to a decision of this name that is the same to all others."""
    strain: Callable[[Any, Chance], None] = _nothing
    """Bring a state at the start of a round near to what chance seldom brings about."""
    rare: tuple[str, ...] = ()
    """Decisions and events that thousands of games need not have: the tests of their rules do."""
    endings: tuple[str, ...]
    """The ways in which the game can end: of each a game is recorded."""
    ended: Callable[[Match[Any, Any]], Sequence[str]]
    """Which of them a match is that is over."""
    rounds_are_turns: bool = False
    """Whether only one seat has a turn in each round."""
    walks: dict[str, Walk] = field(default_factory=dict)
    """How to answer for an ending that chance seldom brings about."""


CHECKS = {
    "boomtown": Checks(
        conserved=boomtown.conserved,
        accounts=boomtown.accounts,
        accounts_told=boomtown.accounts_told,
        change_unseen=boomtown.change_unseen,
        change_at_start=boomtown.change_at_start,
        may_part=boomtown.may_part,
        rare=("waiting", "CardChosen"),
        endings=boomtown.ENDINGS,
        ended=boomtown.ended,
    ),
    "gnadenlos": Checks(
        conserved=gnadenlos.conserved,
        accounts=gnadenlos.accounts,
        accounts_told=gnadenlos.accounts_told,
        change_unseen=gnadenlos_secrets.change_unseen,
        change_at_start=gnadenlos_secrets.change_at_start,
        may_part=gnadenlos_secrets.may_part,
        same_act=gnadenlos_secrets.same_act,
        strain=gnadenlos_secrets.strain,
        rare=("NothingToSteal", "AdventurersLeft"),
        endings=gnadenlos.ENDINGS,
        ended=gnadenlos.ended,
        walks={"goal-by-buying": gnadenlos.race, "goal-by-cheating": gnadenlos.race_by_cheating},
    ),
    "goldrush": Checks(
        conserved=goldrush.conserved,
        accounts=goldrush.accounts,
        accounts_told=goldrush.accounts_told,
        change_unseen=goldrush_secrets.change_unseen,
        change_at_start=goldrush_secrets.change_at_start,
        may_part=goldrush_secrets.may_part,
        strain=goldrush_secrets.strain,
        endings=goldrush.ENDINGS,
        ended=goldrush.ended,
        rounds_are_turns=True,
    ),
    "ponte-vecchio": Checks(
        conserved=ponte_vecchio.conserved,
        accounts=ponte_vecchio.accounts,
        accounts_told=ponte_vecchio.accounts_told,
        change_unseen=ponte_vecchio_secrets.change_unseen,
        change_at_start=ponte_vecchio_secrets.change_at_start,
        may_part=ponte_vecchio_secrets.may_part,
        strain=ponte_vecchio_secrets.strain,
        endings=ponte_vecchio.ENDINGS,
        ended=ponte_vecchio.ended,
        walks={
            "no-auctions": ponte_vecchio.squander,
            "by-shops": ponte_vecchio.level,
            "shared": ponte_vecchio.level,
        },
    ),
}


def change_secrets(match: Match[Any, Any], viewer: Seat | None, chance: Chance) -> bool:
    """Change what a viewer cannot know, with what others have sealed; whether there is anything."""
    is_changed = CHECKS[match.game.name].change_unseen(match.state, viewer, chance)
    question = match.question
    if question is None or question.kind != "all":
        return is_changed
    for seat, answer in question.answers.items():
        others = [other for other in a_few(question.decisions[seat]) if other != answer]
        if seat != viewer and others:
            question.answers[seat], is_changed = chance.pick(others), True
    return is_changed
