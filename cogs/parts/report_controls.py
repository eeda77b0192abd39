"""The controls of reports, for organisers: what may come of each, and the forms for it.

Pure builders: they know no rights. What a form sends is looked at anew.
"""

from enum import IntEnum
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.layouts import TEXT
from cogs.parts.league_controls import key_of
from cogs.parts.moderate_controls import reason_field
from renders.language.catalogues import Words
from renders.language.names import cut

PLACES: Final = "places"
"""The custom ids of the form's fields."""
LONGEST_PLACES: Final = 300


class What(IntEnum):
    """What may come of a report; the values stand in the keys of controls."""

    VOID = 1
    PLACE = 2
    DISMISS = 3

    @classmethod
    def meant(cls, number: int) -> "What":
        """What a key says. Raises UnknownId if it is none of ours."""
        if number not in set(cls):
            raise UnknownId
        return cls(number)

    @property
    def text(self) -> str:
        """By which its texts are named."""
        return self.name.lower()


def page_id(league: int, page: int) -> CustomId:
    """What opens a page of the reports of a league."""
    return CustomId(Verb.REPORTS, NO_SESSION, key=key_of(league, max(page, 0)))


def report_row(league: int, report: int, words: Words, *, is_newest: bool, is_voided: bool) -> Row:
    """The buttons below a report. A table of an earlier season is not corrected any more, and one that does
    not count is not voided again."""
    offered = [What.DISMISS] if not is_newest else [What.PLACE, What.DISMISS] if is_voided else list(What)
    return ui.ActionRow(*(_button(league, report, what, words) for what in offered))


def _button(league: int, report: int, what: What, words: Words) -> ui.Button[Any]:
    styles = discord.ButtonStyle
    return ui.Button(
        label=words.text(f"button-report-{what.text}", number=report),
        custom_id=str(_id(league, report, what)),
        style=styles.danger if what is What.VOID else styles.secondary,
    )


def report_modal(league: int, report: int, what: What, about: str, places: str, words: Words) -> ui.Modal:
    """The form that decides a report: what it is `about`, and what an act takes. `places` are those that the
    table has now, as they would be typed."""
    modal = ui.Modal(
        title=words.text(f"report-form-{what.text}", number=report),
        custom_id=str(_id(league, report, what)),
    )
    modal.add_item(ui.TextDisplay(cut(about, TEXT)))
    if what is What.PLACE:
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=PLACES, default=places, min_length=1, max_length=LONGEST_PLACES
        )
        text, hint = words.text("report-form-places"), words.text("report-form-places-hint")
        modal.add_item(ui.Label(text=text, description=hint, component=field))
    if what is not What.DISMISS:
        modal.add_item(reason_field(words))
    modal.stop()
    return modal


def _id(league: int, report: int, what: What) -> CustomId:
    return CustomId(Verb.REPORT, NO_SESSION, key=key_of(league, report, what))
