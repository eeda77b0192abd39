"""The buttons and the form of what moderators do about one game.

Pure builders: they know no rights. What the form sends is looked at anew.
"""

from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.readers import label_names
from engine.journal.records import Session
from engine.journal.server_act_rows import LONGEST_REASON, ActKind
from engine.sessions.moderation import LONGEST_PAUSE
from renders.language.catalogues import HINT, Words
from renders.language.names import cut

REASON: Final = "reason"
DAYS: Final = "days"
PERSON: Final = "person"
CHANNEL: Final = "channel"
"""The custom ids of the form's fields."""

FORMS: Final = (
    *(ActKind.CLOSE, ActKind.PAUSE, ActKind.RESUME, ActKind.END),
    *(ActKind.SEAT, ActKind.MOVE, ActKind.UNDO),
)
"""The acts that have a button and a form."""


def acts_on(session: Session) -> list[ActKind]:
    """What a moderator may do about a session as it is now; what ends it stands last."""
    has_people = any(not seat.is_robot for seat in session.seats)
    seats = [ActKind.SEAT] if has_people else []
    if session.ended_by is not None:
        return [ActKind.UNDO]
    if session.status == "open":
        return [*seats, ActKind.CLOSE]
    if session.status != "playing":
        return []
    pause = ActKind.PAUSE if session.paused_until is None else ActKind.RESUME
    return [pause, ActKind.MOVE, *seats, ActKind.END]


def act_button(session: Session, kind: ActKind, words: Words) -> ui.Button[Any]:
    """The button that opens the form of an act."""
    styles, ends = discord.ButtonStyle, (ActKind.END, ActKind.CLOSE)
    return ui.Button(
        label=words.text(f"moderate-{kind}"),
        custom_id=str(CustomId(Verb.MODERATE, session.id, key=kind)),
        style=styles.danger if kind in ends else styles.secondary,
    )


def act_modal(session: Session, kind: ActKind, words: Words) -> ui.Modal:
    """The form of an act: what it takes besides, and the reason."""
    modal = ui.Modal(
        title=words.text(f"moderate-form-{kind}", number=session.id),
        custom_id=str(CustomId(Verb.MODERATE, session.id, key=kind)),
    )
    if kind is ActKind.PAUSE:
        text = words.text("moderate-form-days", low=1, high=LONGEST_PAUSE)
        modal.add_item(
            ui.Label(text=text, component=ui.TextInput(custom_id=DAYS, min_length=1, max_length=9))
        )
    elif kind is ActKind.SEAT:
        modal.add_item(ui.Label(text=words.text("moderate-form-person"), component=_people(session, words)))
    elif kind is ActKind.MOVE:
        channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=CHANNEL, channel_types=[discord.ChannelType.text]
        )
        modal.add_item(ui.Label(text=words.text("moderate-form-channel"), component=channels))
    modal.add_item(reason_field(words))
    modal.stop()
    return modal


def reason_field(words: Words) -> ui.Label[Any]:
    """The field for the reason of an act, which everybody reads."""
    return ui.Label(
        text=words.text("moderate-form-reason"),
        description=words.text("moderate-form-reason-hint"),
        component=ui.TextInput(custom_id=REASON, min_length=1, max_length=LONGEST_REASON),
    )


def _people(session: Session, words: Words) -> ui.Select[Any]:
    """The people who have a seat; the values are their ids, because a seat may have another owner soon."""
    names = label_names(session, words)
    return ui.Select(
        custom_id=PERSON,
        options=[
            discord.SelectOption(label=cut(names[number], HINT), value=str(seat.person))
            for number, seat in enumerate(session.seats)
            if seat.person is not None
        ],
    )
