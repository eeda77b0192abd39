"""Buttons, menus and modals made from decisions, within all of Discord's limits.

Pure builders: they know no session store and wait for nothing. What a press means is in its `CustomId`.
"""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any

import discord
from discord import ui

from cogs.parts.choices import Draft, menu_rows, several_rows
from cogs.parts.controls import (
    MOST_ROWS,
    ROW,
    Builder,
    Row,
    Showing,
    even_rows,
    likely_buttons,
    option_buttons,
    several_buttons,
)
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.said_ahead import beside, limit_button, order_button, order_rows, order_to
from engine.errors import Refused
from engine.journal.records import PersonId, Session, SessionId
from engine.play.decisions import PASS, Amount, Answer, Decision, Pick, Subset, as_text
from engine.play.match import Opened
from engine.play.tickets import decision_of
from engine.sessions.positions import Asked
from renders.language.catalogues import Words

MOST_QUICK = 20
"""The most buttons that answer at once, for all who may press them together; more would be a wall. With their
rows they are 24 of the 40 components that a message may have; the rest of a board message has twelve."""
BY_NUMBER = 15
"""The most options with a printed number that are buttons on a panel, beside other options."""
FEW = 3
"""The most amounts that are offered as buttons if not all are."""

IN_A_LIST = "list"
"""The key of a button that stands below a list of games."""

_RANGE = re.compile(r"(?P<low>[0-9]{1,9})-(?P<high>[0-9]{1,9})", re.A)


def shared_rows(
    session: SessionId,
    ticket: str,
    decisions: Sequence[Decision[Answer]],
    showing: Showing,
    *,
    orders: Collection[str] = (),
) -> list[Row]:
    """The buttons of all who may answer now, for the board message. An option that several may choose has one
    button: whoever presses it answers their own question. An amount has one only if all who name one may name
    it. Likely answers come last, so that they move no other button when they come and go. `orders` are
    the tickets with which somebody may say ahead how far they go; whoever is invited to may press that, too.
    Empty if there would be more than `MOST_QUICK`."""
    likely: dict[str | None, ui.Button[Any]] = {}
    others: dict[str | None, ui.Button[Any]] = {}
    amounts = [decision.amounts() for decision in decisions if isinstance(decision, Amount)]
    ranges = {_range(decision) for decision in decisions if isinstance(decision, Amount)}
    for decision in decisions:
        builder = Builder(session, ticket, decision, showing, is_range_shared=len(ranges) < 2)
        for buttons, found in zip((likely, others), _public_buttons(builder, decision, orders), strict=True):
            for button in found:
                if not _is_for_some(button, amounts):
                    buttons.setdefault(button.custom_id, button)
    passing = str(CustomId(Verb.DO, session, ticket, PASS))
    rows = [
        *even_rows(sorted(others.values(), key=lambda button: button.custom_id == passing)),
        *even_rows(list(likely.values())),
    ]
    return rows if len(likely) + len(others) <= MOST_QUICK and len(rows) <= MOST_ROWS else []


def _is_for_some(button: ui.Button[Any], amounts: Sequence[Sequence[int]]) -> bool:
    """Whether a button names an amount that only some of those who name one may name."""
    key = CustomId.parse(button.custom_id or "").key
    allowed = [key in map(str, each) for each in amounts]
    return any(allowed) and not all(allowed)


def panel_rows(
    asked: Asked, draft: Draft, showing: Showing, *, is_open: bool = False, at: str = ""
) -> list[Row]:
    """All controls of a decision for the private panel: buttons, or menus; a button to say ahead what to
    answer to it, if that is possible; and a button to whatever else the seat may answer now. If the face has
    a button to all answers beside the likely ones, they are shown once something was chosen among them, or
    if they are open; `at` is an option that is to be seen. Raises TypeError for a decision that has no
    controls."""
    decision, builder = asked.decision, Builder(asked.session.id, asked.ticket, asked.decision, showing)
    other = other_rows(asked, showing)
    if asked.is_ahead:
        return order_rows(asked, draft, showing)
    if isinstance(decision, Amount):
        return [*even_rows(_amount_buttons(builder, decision, _order_buttons(asked, showing))), *other]
    rows = _choice_rows(asked, builder, draft, is_open=is_open, at=at)
    return [*beside(rows, asked, showing, most=MOST_ROWS), *other]


def _choice_rows(asked: Asked, builder: Builder, draft: Draft, *, is_open: bool, at: str) -> list[Row]:
    """The controls of a pick, or of a choice of several things. Raises TypeError for anything else."""
    decision, showing = asked.decision, builder.showing
    if isinstance(decision, Pick) and (rows := _button_rows(builder, decision, is_sealed=asked.is_sealed)):
        return rows
    if not isinstance(decision, Pick | Subset):
        raise TypeError(f"no widget for a {type(decision).__name__}")
    likely = likely_buttons(builder, decision)
    more = showing.face.more_label(decision, showing.reader) if likely else None
    if more is not None and draft == Draft() and not is_open:
        opens: ui.Button[Any] = ui.Button(label=more, custom_id=builder.id(Verb.MENUS))
        return even_rows([*likely, opens])
    first = even_rows(likely)
    if isinstance(decision, Pick):
        is_final = not answers_at_once(asked)
        return menu_rows(builder, decision, draft, first, asked.given, is_final=is_final)
    further = showing.face.further_answers(decision, showing.reader.view)
    first += even_rows(several_buttons(builder, decision, further))
    return several_rows(builder, decision, draft, first, at=at)


def answers_at_once(asked: Asked) -> bool:
    """Whether a menu answers when it is chosen from, without a Confirm: one thing is picked, and the answer
    can be taken back, or is sealed, so that it can be changed until everybody has answered."""
    return isinstance(asked.decision, Pick) and (asked.is_sealed or asked.is_revocable)


def other_rows(asked: Asked, showing: Showing) -> list[Row]:
    """The button that opens what the seat may say or change meanwhile; beside that, the button back to the
    question."""
    if asked.other is None:
        return []
    if asked.other.is_unasked:
        return [aside_row(asked.session.id, asked.other, showing)]
    label, custom_id = showing.words.text("button-question"), CustomId(Verb.ACT, asked.session.id)
    return [ui.ActionRow(ui.Button(label=label, custom_id=str(custom_id)))]


def aside_rows(asked: Asked, showing: Showing) -> list[Row]:
    """The buttons that open what somebody may say or change although they are not asked anything."""
    opened = Opened(asked.ticket, asked.decision)
    return [aside_row(asked.session.id, each, showing) for each in (opened, asked.other) if each is not None]


def aside_row(session: SessionId, aside: Opened, showing: Showing) -> Row:
    """The button that opens what somebody may say or change meanwhile."""
    button: ui.Button[Any] = ui.Button(
        label=showing.words.text(f"{showing.face.name}-aside-{aside.decision.name}"),
        custom_id=str(CustomId(Verb.ASIDE, session, aside.ticket)),
    )
    return ui.ActionRow(button)


def always_row(session: SessionId, words: Words, *, is_waiting: bool = True, hides_hands: bool = True) -> Row:
    """My move and My hand, which is My side where nothing is hidden: they carry no ticket and always work. My
    move stands out if the table waits for somebody."""
    hand: ui.Button[Any] = ui.Button(
        label=words.text("button-hand" if hides_hands else "button-side"),
        custom_id=str(CustomId(Verb.HAND, session)),
    )
    return ui.ActionRow(_act(session, words, is_waiting=is_waiting), hand)


def act_row(session: SessionId, words: Words) -> Row:
    """My move alone."""
    return ui.ActionRow(_act(session, words))


def _act(session: SessionId, words: Words, *, is_waiting: bool = True) -> ui.Button[Any]:
    return ui.Button(
        label=words.text("button-act"),
        custom_id=str(CustomId(Verb.ACT, session)),
        style=discord.ButtonStyle.primary if is_waiting else discord.ButtonStyle.secondary,
    )


def home_rows(session: Session, person: PersonId, words: Words, now: float) -> list[Row]:
    """The button with which a person is back, if they are away at a moment; it is on all their panels."""
    seat = session.seat_of(person)
    if seat is None or session.absence(seat, now) is None:
        return []
    return [home_row(session.id, words)]


def home_row(session: SessionId, words: Words) -> Row:
    """The same button, for somebody who is known to be away."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-back-home"), custom_id=str(CustomId(Verb.HOME, session))
    )
    return ui.ActionRow(button)


def rule_button(rule: str, words: Words) -> ui.Button[Any]:
    """The button that shows a rule beside the message on which it is pressed, by its key: "L8"."""
    return ui.Button(
        label=words.text("button-rule", rule=rule), custom_id=str(CustomId(Verb.RULE, NO_SESSION, key=rule))
    )


def one_button_row(verb: Verb, session: SessionId, words: Words, *, key: str = "") -> Row:
    """A single button, labelled by its verb."""
    button: ui.Button[Any] = ui.Button(
        label=words.text(f"button-{verb}"),
        custom_id=str(CustomId(verb, session, key=key)),
        style=discord.ButtonStyle.primary,
    )
    return ui.ActionRow(button)


def leave_rows(error: BaseException, words: Words) -> list[Row]:
    """The button with which a seat is given up whose game cannot be played any more: either the person has
    left its server, or the bot has. No rows for other errors."""
    if not isinstance(error, Refused) or error.reason not in ("left-server", "server-away"):
        return []
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-leave-seat"),
        custom_id=str(CustomId(Verb.QUIT, SessionId(int(error.values["number"])))),
        style=discord.ButtonStyle.danger,
    )
    return [ui.ActionRow(button)]


def luck_button(session: SessionId, words: Words) -> ui.Button[Any]:
    """The button that opens the page on the game's luck."""
    return ui.Button(label=words.text("button-luck"), custom_id=str(CustomId(Verb.LUCK, session)))


def move_row(session: SessionId, words: Words) -> Row:
    """The button that lets a game go on that could not be shown."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-move"), custom_id=str(CustomId(Verb.MOVE, session))
    )
    return ui.ActionRow(button)


def moves_row(sessions: Sequence[SessionId], words: Words) -> Row:
    """The same buttons for several games, below a list of games; a press also shows the list again."""
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=words.text("button-move-game", number=session),
            custom_id=str(CustomId(Verb.MOVE, session, key=IN_A_LIST)),
        )
        for session in sessions
    ]
    return ui.ActionRow(*buttons)


def turn_rows(
    id_of: Callable[[int], CustomId],
    page: int,
    last: int,
    words: Words,
    *,
    before: str = "button-earlier",
    after: str = "button-later",
) -> list[Row]:
    """The buttons to the page before and the page after, with the labels of these names; nothing if there is
    only one page. `id_of` gives the id that opens a page."""
    if last == 1:
        return []
    buttons: list[ui.Button[Any]] = [
        ui.Button(label=words.text(label), custom_id=str(id_of(target)), disabled=not 1 <= target <= last)
        for label, target in ((before, page - 1), (after, page + 1))
    ]
    return [ui.ActionRow(*buttons)]


def missing_rows(error: BaseException, channel: int | None, words: Words) -> list[Row]:
    """The button that shows an admin what is missing in a channel for games, if it is that which was refused:
    in this channel, or in the one that the error names. No rows for other errors."""
    if not isinstance(error, Refused) or not error.reason.startswith("missing-permissions"):
        return []
    channel = int(error.values.get("channel", channel or 0))
    if not channel:
        return []
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-what-is-missing"),
        custom_id=str(CustomId(Verb.CHECK, NO_SESSION, key=str(channel))),
    )
    return [ui.ActionRow(button)]


def amount_modal(pressed: CustomId, words: Words) -> ui.Modal:
    """The form of “Other amount…”. It is made from the pressed id alone, because a form cannot wait for
    anything. The id's key has the lowest and the highest amount, if these are the same for everybody who may
    press."""
    modal = ui.Modal(
        title=words.text("amount-title"), custom_id=str(CustomId(Verb.DO, pressed.session, pressed.ticket))
    )
    found = _RANGE.fullmatch(pressed.key)
    label = (
        words.text("amount-range", low=int(found["low"]), high=int(found["high"]))
        if found
        else words.text("amount-label")
    )
    modal.add_item(
        ui.Label(
            text=label,
            component=ui.TextInput(custom_id="amount", min_length=1, max_length=9),
        )
    )
    modal.stop()
    return modal


def _range(decision: Amount) -> str:
    """The lowest and the highest amount, as an id's key has them: "low-high"."""
    amounts = decision.amounts()
    return f"{amounts[0]}-{amounts[-1]}" if amounts else ""


def _public_buttons(
    builder: Builder, decision: Decision[Answer], orders: Collection[str]
) -> tuple[list[ui.Button[Any]], list[ui.Button[Any]]]:
    """The buttons of a decision on the board message: likely answers, and others. Of a long choice there are
    only the likely answers and what stands apart; My move opens the rest."""
    if isinstance(decision, Amount):
        own = [each for each in orders if decision_of(each) == decision.name]
        return [], _amount_buttons(builder, decision, [limit_button(builder, each) for each in own])
    if not isinstance(decision, Pick):
        return [], []
    likely, (things, apart) = likely_buttons(builder, decision), _without_likely(builder, decision)
    is_numbered = decision.name in builder.showing.face.numbered
    is_short = len(things) <= (MOST_QUICK if is_numbered else ROW)
    return likely, option_buttons(builder, [*things, *apart] if is_short else apart)


def _button_rows(builder: Builder, decision: Pick, *, is_sealed: bool) -> list[Row]:
    """A pick as buttons on a panel: likely answers, then all others. Empty if it has too many options. A
    sealed answer may have as many buttons as one that pictures number, because a wrong one can be changed."""
    face, (things, apart) = builder.showing.face, _without_likely(builder, decision)
    most = MOST_QUICK if is_sealed or decision.name in face.numbered else ROW
    prefix = face.by_number.get(decision.name)
    if prefix is not None and all(key.startswith(prefix) for key in things):
        most = BY_NUMBER
    if len(things) > most:
        return []
    rows = [
        *even_rows(likely_buttons(builder, decision)),
        *even_rows(option_buttons(builder, things)),
        *even_rows(option_buttons(builder, apart)),
    ]
    return rows if len(rows) <= MOST_ROWS else []


def _without_likely(builder: Builder, decision: Pick) -> tuple[list[str], list[str]]:
    """The options of a pick that are no likely answers: things of one kind, and those that stand apart."""
    face = builder.showing.face
    likely = face.likely_answers(decision, builder.showing.reader.view)
    apart = face.apart.get(decision.name, frozenset())
    keys = [key for key in decision.legal() if key not in likely]
    return [key for key in keys if key not in apart], [key for key in keys if key in apart]


def _amounts_on_buttons(decision: Amount, showing: Showing) -> Sequence[int]:
    """The amounts on buttons: all, if they are few; else those that most would name, or the lowest."""
    amounts = decision.amounts()
    if len(amounts) <= ROW:
        return amounts
    likely = showing.face.likely_answers(decision, showing.reader.view)
    return ([amount for amount in likely if isinstance(amount, int)] or amounts)[:FEW]


def _order_buttons(asked: Asked, showing: Showing) -> list[ui.Button[Any]]:
    """The button to say ahead what to answer to the decision that is asked; none if that is of no use."""
    order = order_to(asked)
    return [] if order is None else [order_button(asked, order, showing)]


def _amount_buttons(
    builder: Builder, decision: Amount, order: Sequence[ui.Button[Any]] = ()
) -> list[ui.Button[Any]]:
    """Amounts, the button to say ahead how far one goes, the form for other amounts, then the pass."""
    s = builder.showing
    buttons = [
        builder.answer(
            as_text(amount), s.face.amount_label(decision, amount, s.reader), discord.ButtonStyle.success
        )
        for amount in _amounts_on_buttons(decision, s)
    ]
    buttons += order
    if len(decision.amounts()) > ROW:
        key = _range(decision) if builder.is_range_shared else ""
        buttons.append(ui.Button(label=s.words.text("button-other"), custom_id=builder.id(Verb.OTHER, key)))
    if decision.may_pass:
        label = s.face.amount_label(decision, None, s.reader)
        buttons.append(builder.answer(PASS, label, discord.ButtonStyle.secondary))
    return buttons
