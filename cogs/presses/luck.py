"""Fair luck: the seal of a game's luck, what it means, and how anybody can check it.

It changes nothing, and says the seed of no game that is not over.
"""

from collections.abc import Mapping

from cogs.parts.custom_ids import Verb
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.records import Session
from engine.play.chance import seal


async def show_luck(visit: Visit, session: Session) -> None:
    """Show the whole seal, and after the end the seed that it sealed. Raises Refused if the game was not
    started."""
    words = visit.words
    if session.seed is None:
        raise Refused("game-closed" if session.status == "closed" else "not-started")
    texts = [words.text("luck-sealed", seal=seal(session.seed))]
    if session.status == "over":
        texts.append(words.text("luck-opened", seed=session.seed))
    await visit.answer("\n".join(texts))


async def open_luck(press: Press) -> None:
    """Show the page on the game's luck."""
    await show_luck(press, await press.session())


HANDLERS: Mapping[Verb, Handler] = {Verb.LUCK: open_luck}
