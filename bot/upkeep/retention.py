"""Keeps nothing of people for longer than is said: looks once an hour for what is too old.

It knows when. What is kept for how long it does not know.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from engine.errors import NotStored
from engine.journal.records import PersonId, SessionId
from engine.sessions.forgetting import Forgetting
from engine.sessions.retention import Retention

log = logging.getLogger(__name__)

CALM_S: Final = 90.0
"""Seconds from the start until the first look: whoever pressed before has an answer by then."""
EVERY_S: Final = 3600.0


async def keep(
    retention: Retention,
    forgetting: Forgetting,
    wake: Callable[[SessionId], None],
    caches: Sequence[Callable[[PersonId], None]] = (),
) -> None:
    """Look for what is too old, for robots that can go on by now, and for what is left of deleted people in
    the file, for ever. `wake` has the board of a session posted. Whatever keeps something of people in memory
    is in `caches`."""
    pause = CALM_S
    while True:
        await asyncio.sleep(pause)
        pause = EVERY_S
        try:
            for session_id in await forgetting.go_on():
                wake(session_id)
            await forgetting.clear_file()
            gone = await retention.keep()
        except NotStored:
            continue
        except Exception:
            log.exception("what is too old could not be deleted: that is tried again")
            continue
        for person in gone:
            for forget in caches:
                forget(person)
        if gone:
            log.info("deleted what %d people had chosen, who have not come back for three years", len(gone))
