"""The words and controls of the message with the open seats.

Pure builders: they send nothing, and know no rules but how many can play, and with which options.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.parts.act_text import doer_words, person_words, reason_sentence, result_sentence
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import card
from cogs.parts.readers import pace_words, text_names
from cogs.posting.length_text import length_text
from engine.clock.pace import OFFERED, PaceName
from engine.journal.invitation_rows import Invitation
from engine.journal.records import Session
from engine.journal.server_act_rows import ActKind, ServerAct
from engine.play.game import AnyGame
from engine.sessions.office_acts import stays_from
from renders.language.catalogues import Words


def open_view(
    session: Session,
    words: Words,
    game: AnyGame,
    kept: Sequence[Invitation],
    *,
    has_rules: bool,
    takes_robots: bool,
    has_ratings: bool,
    office: ServerAct | None = None,
) -> ui.LayoutView:
    """The message of a session that has not started. `kept` are the seats that are kept for people who were
    invited, and `office` is what a moderator has done last. Where the server takes no robots, there is no
    button for them; where it has no ratings, nothing is said of them."""
    seats = game.seats
    return card(
        f"{head(session, words)}\n{words.text(f'{session.game}-about')}",
        _restored(session, words),
        office_text(session, office, words),
        _options(session, words, game),
        length_text(session, game, words),
        "\n".join(filter(None, (_pace(session, words), _rated(session, words) if has_ratings else ""))),
        words.text("lobby-again", before=session.follows) if session.follows and kept else "",
        _people(session, words, seats, kept),
        f"{_what_next(session, words, seats, kept)}\n-# {words.text('lobby-display')}",
        rows=[
            *_buttons(session, words, seats, has_rules=has_rules, takes_robots=takes_robots),
            _pace_row(session, words),
        ],
    )


def head(session: Session, words: Words) -> str:
    """The game's name and the session's number, as a heading."""
    return words.text("lobby-head", game=words.text(f"{session.game}-name"), number=session.id)


def office_text(session: Session, act: ServerAct | None, words: Words) -> str:
    """What a moderator has done last to a session, and why, as far as its message with the open seats is the
    place to say so; "" if it is not."""
    if act is None or not (session.by_office or session.status == "open"):
        return ""
    said = {"by": doer_words(act, words), "reason": reason_sentence(act.reason)}
    result = result_sentence(words, was_decided=session.settled is not None)
    match act.kind:
        case ActKind.CLOSE if session.by_office:
            return words.text("lobby-office-closed", **said)
        case ActKind.END if session.ended_by is not None:
            until, thread = stays_from(session), session.thread or 0
            return words.text("lobby-office-ended", until=until, thread=thread, result=result, **said)
        case ActKind.END if session.by_office:
            thread = session.thread or 0
            return words.text("lobby-office-ended-for-good", thread=thread, result=result, **said)
        case ActKind.SEAT if session.status == "open":
            return words.text(
                "lobby-office-freed", player=person_words(act.about, words, is_player=True), **said
            )
        case ActKind.UNDO if session.status == "open":
            return words.text("lobby-office-reopened", **said)
    return ""


def _restored(session: Session, words: Words) -> str:
    """A text with the moment to which a restore has brought the open seats back; "" if there was none."""
    if session.restored is None:
        return ""
    return words.text("restored-seats", moment=str(int(session.restored)))


def _options(session: Session, words: Words, game: AnyGame) -> str:
    """A text that names the options that are on; "" if none is."""
    chosen = [_option(name, session, words, game) for name, on in session.options.items() if on]
    return words.text("lobby-options", options=words.listed(chosen)) if chosen else ""


def _option(name: str, session: Session, words: Words, game: AnyGame) -> str:
    """The name of an option, with the numbers of seats at which it has an effect, if these are not all. It is
    struck out if it has none with those who sit there, as soon as they are enough to start."""
    option, seats = words.text(f"{session.game}-table-{name.replace('_', '-')}"), game.seats_with(name)
    if seats == game.seats:
        return option
    sitting = len(session.seats)
    is_struck = sitting >= game.seats[0] and sitting not in seats
    numbers = words.text("lobby-option-seats", low=seats[0], high=seats[-1], count=len(seats))
    return words.text(
        "lobby-option-struck" if is_struck else "lobby-option-limited", option=option, seats=numbers
    )


def _pace(session: Session, words: Words) -> str:
    """How long the table will wait for an answer; "" if that was never chosen, as in an old file."""
    if session.pace is None:
        return ""
    name, about = pace_words(session.pace, words)
    return words.text("lobby-pace", pace=name, about=about)


def _rated(session: Session, words: Words) -> str:
    """Whether the game counts for ratings."""
    return words.text("lobby-rated" if session.is_rated else "lobby-unrated")


def players_text(session: Session, words: Words) -> str:
    """A text that says who plays, and who is a robot."""
    players = [
        words.text("lobby-named-robot", name=name) if seat.is_robot else name
        for seat, name in zip(session.seats, text_names(session, words), strict=True)
    ]
    return words.text("lobby-players", players=words.listed(players))


def _people(session: Session, words: Words, seats: range, kept: Sequence[Invitation]) -> str:
    """A text that says who sits at the table, for whom seats are kept, and how many can play."""
    heading = words.text("lobby-table", low=seats[0], high=seats[-1])
    people = [
        words.text("lobby-robot" if seat.is_robot else "lobby-seat", number=number, name=name)
        for number, (seat, name) in enumerate(zip(session.seats, text_names(session, words), strict=True), 1)
    ]
    waited_for = [
        words.text("lobby-kept", number=number, person=f"<@{one.person}>", until=str(int(one.until)))
        for number, one in enumerate(kept, len(people) + 1)
    ]
    return "\n".join((heading, *people, *waited_for))


def _what_next(session: Session, words: Words, seats: range, kept: Sequence[Invitation]) -> str:
    """A text that says what is still needed to start."""
    needed, free = seats[0] - len(session.seats), seats[-1] - len(session.seats) - len(kept)
    if needed > 0:
        return words.text("lobby-needed", needed=needed)
    if free > 0:
        return words.text("lobby-ready", free=free)
    return words.text("lobby-all-kept" if kept else "lobby-full")


def _buttons(
    session: Session, words: Words, seats: range, *, has_rules: bool, takes_robots: bool
) -> list[ui.ActionRow[Any]]:
    """The buttons of open seats. The first row has what most people want; the rules, if there are any,
    are for newcomers, who know no command yet.

    Start is never disabled: a fast player presses it before the message shows the robot that they have just
    added. Whoever presses it too early is told what is missing.
    """
    is_full, may_start = len(session.seats) >= seats[-1], len(session.seats) >= seats[0]

    def button(verb: Verb, style: discord.ButtonStyle, *, disabled: bool = False) -> ui.Button[Any]:
        return ui.Button(
            label=words.text(f"button-{verb}"),
            custom_id=str(CustomId(verb, session.id)),
            style=style,
            disabled=disabled,
        )

    plain, good = discord.ButtonStyle.secondary, discord.ButtonStyle.success
    rules: ui.Button[Any] = ui.Button(
        label=words.text("button-rules"),
        custom_id=str(CustomId(Verb.RULES, NO_SESSION, key=session.game)),
    )
    has_robots = any(seat.is_robot for seat in session.seats)
    return [
        ui.ActionRow(
            button(Verb.JOIN, good, disabled=is_full),
            *([button(Verb.ROBOT, plain, disabled=is_full)] if takes_robots else []),
            button(Verb.START, discord.ButtonStyle.primary if may_start else plain),
        ),
        ui.ActionRow(
            *([rules] if has_rules else []),
            button(Verb.LEAVE, plain),
            *([button(Verb.UNROBOT, plain, disabled=not has_robots)] if takes_robots or has_robots else []),
        ),
    ]


def _pace_row(session: Session, words: Words) -> ui.ActionRow[Any]:
    """The menu with the paces. Its id has the pace that the table has now: if a menu kept its id, Discord
    would go on showing what was chosen last."""

    def option(pace: PaceName) -> discord.SelectOption:
        name, about = pace_words(pace, words)
        return discord.SelectOption(label=name, value=pace, description=about, default=pace is session.pace)

    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.PACE, session.id, key=session.pace or "")),
        placeholder=words.text("button-pace"),
        options=[option(pace) for pace in OFFERED],
    )
    return ui.ActionRow(menu)
