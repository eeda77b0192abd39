"""Where people say when nobody may hurry them: at their first seat, below their first question, by command.

Everything here is private: others see deadlines, never anybody's zone or hours.
"""

from collections.abc import Mapping, Sequence

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, Verb
from cogs.parts.interactions import data_of
from cogs.parts.quiet_hours import all_text, place, quiet_text, where_row
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import show_question
from engine.clock.pace import PaceName
from engine.clock.zones import is_place, meant
from engine.errors import NotStored, Refused, Rejected
from engine.journal.records import Reminding, Session
from renders.language.catalogues import Words

NAMED = 5
"""The most zones that are named if a text may mean several."""


async def introduction(visit: Visit, session: Session) -> tuple[str, Sequence[Row]]:
    """What a person who sits down for the first time is told of their quiet hours, as `first_time` says it.
    An evening keeps no quiet hours, so it says nothing."""
    return ("", ()) if session.pace is PaceName.EVENING else await first_time(visit)


async def first_time(visit: Visit) -> tuple[str, Sequence[Row]]:
    """What a person who is going to play for the first time is told of their quiet hours, with the menu that
    asks where they are; "" and no rows for everybody else."""
    languages = (str(visit.interaction.locale), str(visit.interaction.guild_locale))
    try:
        met = await visit.services.hours.meet(visit.person.id, *languages)
    except NotStored:  # what they did is stored, and the next chance to ask is below their first question
        return "", ()
    if met is None:
        return "", ()
    return quiet_text(met, visit.words), [where_row(NO_SESSION, met, _now(visit), visit.words)]


async def choose_zone(press: Press) -> None:
    """Take the next step of the menu "Where are you?", on the panel or message on which it was pressed."""
    (value, *_) = data_of(press.interaction).get("values") or [""]
    hours, words = press.services.hours, press.words
    if is_place(str(value)):
        chosen = await hours.choose(press.person.id, zone=str(value))
        await _go_on(press, quiet_text(chosen, words), ())
        return
    chosen = await hours.of(press.person.id)
    row = where_row(press.custom_id.session, chosen, _now(press), words, str(value))
    await _go_on(press, quiet_text(chosen, words), [row])


async def _go_on(press: Press, text: str, rows: Sequence[Row]) -> None:
    """Show a text and rows: around the person's question if the menu stood below one and it is still open."""
    if press.custom_id.session != NO_SESSION:
        try:
            session = await press.session_at_hand()
            asked = await press.services.sessions.asked(session.id, press.person.id)
        except Rejected:
            pass  # what they have chosen is stored all the same
        else:
            await show_question(press, asked, above=text, below=rows)
            return
    await press.answer(text, rows=rows)


async def set_hours(
    visit: Visit,
    *,
    zone: str | None,
    quiet_from: int | None,
    quiet_to: int | None,
    reminders: Reminding | None,
) -> None:
    """Store what a command names, and show all that is set. If the zone is only guessed, ask for it. Raises
    Refused if the zone is none, or may be several, or if too many hours would be quiet."""
    words, hours, at = visit.words, visit.services.hours, _now(visit)
    found = None if zone is None else _zone_meant(zone, at, words)
    named = {"zone": found, "quiet_from": quiet_from, "quiet_to": quiet_to, "reminders": reminders}
    is_change = any(each is not None for each in named.values())
    if is_change:
        chosen = await hours.choose(
            visit.person.id, zone=found, quiet_from=quiet_from, quiet_to=quiet_to, reminders=reminders
        )
    else:
        chosen = await hours.of(visit.person.id)
    later = words.text("hours-from-now") if is_change else words.text("hours-how")
    rows = [where_row(NO_SESSION, chosen, at, words)] if chosen.zone is None else []
    await visit.answer(all_text(chosen, at, words), f"-# {later}", rows=rows)


def _zone_meant(typed: str, at: float, words: Words) -> str:
    """The one zone that a text means. Raises Refused if it is none or may be several."""
    found = [typed] if is_place(typed) else meant(typed, at, lambda zone: place(zone, words))
    if not found:
        raise Refused("no-such-zone")
    if len(found) > 1:
        raise Refused("several-zones", zones=words.listed([place(zone, words) for zone in found[:NAMED]]))
    return found[0]


def _now(visit: Visit) -> float:
    """When the person pressed or typed, in UNIX seconds."""
    return visit.interaction.created_at.timestamp()


HANDLERS: Mapping[Verb, Handler] = {Verb.ZONE: choose_zone}
