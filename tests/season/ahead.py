"""What people of a season say ahead. Each game's module here says what a sensible person would say for a
decision; this one knows no game, and decides which of that they do say.
"""

import functools
import importlib
import importlib.util
from types import ModuleType
from typing import Any

from engine.errors import NotAsked
from engine.journal.records import Session
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, as_text
from engine.play.orders import Said
from engine.play.table import Seat
from engine.sessions.positions import Ahead, Asked
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.season.seasons import Orders


def said(game: str, view: Any, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """What a sensible person would say ahead for a decision; None if nothing, or if no module of this game
    says anything."""
    module = _module(game)
    return None if module is None else module.said(view, ahead, chance)


@functools.cache
def _module(game: str) -> ModuleType | None:
    name = f"{__package__}.{game.replace('-', '_')}"
    return None if importlib.util.find_spec(name) is None else importlib.import_module(name)


def gives(orders: Orders, luck: str, ticket: str, seat: Seat, text: str) -> bool:
    """Whether somebody says ahead what they would. Whoever gives every other order decides that once for each
    thing to say."""
    if orders is Orders.HALF:
        return Chance(luck, "gives", ticket, seat, text).below(2) == 0
    return orders is Orders.ALL


async def _may_say(sessions: Sessions, session: Session, person: Person) -> Asked | None:
    """What a person may say ahead now; None if that is nothing."""
    try:
        return await sessions.ahead(session.id, person.id)
    except NotAsked:
        return None


async def say_ahead(
    sessions: Sessions, session: Session, person: Person, orders: Orders, *, luck: str
) -> set[str]:
    """Let a person say ahead all that they would, each thing at most once before something is answered by
    it: the confirmation of that shows what may be said next. What they have said already they say anew only
    if they would say something else now. Returns the tickets that they looked at."""
    looked, done = set[str](), set[str]()
    while (asked := await _may_say(sessions, session, person)) is not None:
        for ahead in (each for each in asked.ahead if each.ticket not in done):
            looked.add(ahead.ticket)
            done.add(ahead.ticket)
            text = None if orders is Orders.NONE else _wants(asked, ahead, luck)
            if text is not None and gives(orders, luck, ahead.ticket, asked.seat, text):
                step = await sessions.submit(session.id, person, text, ticket=ahead.ticket)
                if step.at_once is not None:
                    done.clear()
                break  # it may have opened something else
        else:
            break
    return looked


def _wants(asked: Asked, ahead: Ahead, luck: str) -> str | None:
    """What a person would say for a decision now; None if nothing, or if they have said just that."""
    chance = Chance(luck, "ahead", ahead.ticket, asked.seat)
    wish = said(asked.session.game, asked.view, ahead.decision, chance)
    if wish is None:
        return None
    text = as_text(wish.answer)
    return None if ahead.given is not None and as_text(ahead.given.answer) == text else text
