"""All that the scheduler does, by the services of a client."""

from bot.due.erasures import Erasures
from bot.due.expiries import Expiries
from bot.due.lapses import Lapses
from bot.due.leagues import LeagueTicks
from bot.due.rating_lists import RatingLists
from bot.due.scheduler import Deeds, Handler
from bot.due.terms import Terms
from bot.due.tidying import Tidying
from cogs.services import Services
from engine.journal.due_rows import DueKind


def deeds_of(services: Services) -> Deeds:
    """What is done for each kind of thing that becomes due."""
    others: dict[DueKind, Handler] = {
        **Terms(services).handlers,
        **Lapses(services).handlers,
        **Erasures(services).handlers,
        **Tidying(services).handlers,
        **RatingLists(services).handlers,
    }
    return Deeds(
        expire=Expiries(services).expire,
        remind=services.reminders.remind_due,
        others=others,
        sources=[LeagueTicks(services).source],
    )
