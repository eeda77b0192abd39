"""What moderators do about the games of their server: by commands, and by buttons that open a form.

It knows no rules: the engine decides what is possible. A command trusts Discord, which lets only some send
it; a form asks anew who has sent it. Nobody sees anything secret of a game by any of this.
"""

from collections.abc import Mapping
from contextlib import suppress

import discord
from discord import app_commands

from cogs.parts.act_text import person_words
from cogs.parts.custom_ids import DIGITS, UnknownId, Verb
from cogs.parts.interactions import fields, id_of
from cogs.parts.moderate_controls import CHANNEL, DAYS, FORMS, PERSON, REASON, act_modal
from cogs.posting.threads import set_archived, thread_in, thread_name
from cogs.presses.act_lists import games_of
from cogs.presses.offices import check_moderates_in, check_moderator, check_server, moderates_in
from cogs.presses.open_seats import check_permissions
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.session_choice import CHOICES
from engine.errors import Refused
from engine.folding import folded, is_in
from engine.journal.records import PersonId, Session, SessionId
from engine.journal.server_act_rows import ActKind
from engine.sessions.moderation import Done, kept_reason
from renders.language.catalogues import HINT
from renders.language.names import cut, tidy
from renders.language.player_names import in_labels


async def game_meant(visit: Visit, number: int | None) -> Session:
    """The session of the server that a command is about: the one with this number, or that of the thread.
    Raises Refused if there is none, or if whoever acts does not moderate where it is."""
    guild = check_server(visit)
    if number is not None:
        session = await visit.services.sessions.find(SessionId(number), guild=guild)
        check_moderates_in(visit, session.channel)
        return session
    here = await visit.services.sessions.in_thread(visit.interaction.channel_id or 0)
    if here is None or here.guild != guild:
        raise Refused("moderate-which")
    check_moderates_in(visit, here.channel)
    return here


# Each act


async def close(visit: Visit, session: Session, reason: str) -> None:
    """Close the open seats of a game."""
    done = await visit.services.moderation.close(session.id, visit.person, reason)
    await _answer(visit, ActKind.CLOSE, done)


async def pause(visit: Visit, session: Session, reason: str, days: int) -> None:
    """Let the clocks of a game stand."""
    done = await visit.services.moderation.pause(session.id, visit.person, reason, days)
    await _answer(visit, ActKind.PAUSE, done)


async def resume(visit: Visit, session: Session, reason: str) -> None:
    """End the pause of a game."""
    done = await visit.services.moderation.resume(session.id, visit.person, reason)
    await _answer(visit, ActKind.RESUME, done)


async def end(visit: Visit, session: Session, reason: str) -> None:
    """End a game without a result."""
    done = await visit.services.moderation.end(session.id, visit.person, reason)
    await _answer(visit, ActKind.END, done)


async def free_seat(visit: Visit, session: Session, reason: str, person: PersonId) -> None:
    """Take somebody's seat away."""
    done = await visit.services.moderation.free_seat(session.id, visit.person, reason, person)
    await _answer(visit, ActKind.SEAT, done, player=person_words(person, visit.words, is_player=True))


async def move(visit: Visit, session: Session, reason: str, channel: int) -> None:
    """Let a game go on in a new thread of a channel. The thread is made first; it becomes the game's only if
    the game is still where it was."""
    guild, services = visit.interaction.guild, visit.services
    place = None if guild is None else guild.get_channel(channel)
    if guild is None or not isinstance(place, discord.TextChannel):
        raise Refused("move-to-text")
    check_moderates_in(visit, place.id)
    kept_reason(reason)
    check_permissions(place.permissions_for(guild.me), visit.words, elsewhere=place.id)
    if session.id in services.changing_thread:
        raise Refused("moved-already")
    services.changing_thread.add(session.id)
    try:
        session = await services.moderation.check_move(session.id)
        thread = await thread_in(place, thread_name(session))
        try:
            done = await services.moderation.move(
                session.id, visit.person, reason, before=session.thread, thread=thread, channel=place.id
            )
        except Refused:
            with suppress(discord.HTTPException):
                await set_archived(visit.interaction.client, thread, True)
            raise
    finally:
        services.changing_thread.discard(session.id)
    await _answer(visit, ActKind.MOVE, done, thread=thread)


async def undo(visit: Visit, number: int, reason: str) -> None:
    """Take an end or a closure on the server back, by the number of its act. Robots that have taken the seats
    of people meanwhile answer at once."""
    guild = check_server(visit)
    for act in await visit.services.servers.acts(guild, 1, before=number + 1):
        if act.number == number and act.session is not None:
            session = await visit.services.sessions.find(act.session, guild=guild)
            check_moderates_in(visit, session.channel)
    done = await visit.services.moderation.undo(guild, number, visit.person, reason)
    await visit.services.forgetting.go_on()
    await _answer(visit, ActKind.UNDO, done)


async def _answer(visit: Visit, kind: ActKind, done: Done, **more: str | int) -> None:
    """Wake whatever shows what was done, and say so to whoever has done it."""
    services, session = visit.services, done.session
    services.wake([session.id])
    services.office_messages.wake(session.guild)
    until = 0 if done.until is None else int(done.until)
    await visit.answer(visit.words.text(f"moderated-{kind}", number=session.id, until=until, **more))


# The form


async def act_form(press: Press) -> discord.ui.Modal:
    """The form of the act that a button names."""
    kind, session = await _pressed(press)
    return act_modal(session, kind, press.words)


async def send(press: Press) -> None:
    """Do what a form sends."""
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    kind, session = await _pressed(press)
    sent = fields(press.interaction)
    reason = sent.get(REASON, "")
    match kind:
        case ActKind.CLOSE:
            await close(press, session, reason)
        case ActKind.PAUSE:
            await pause(press, session, reason, _number(sent.get(DAYS, "")))
        case ActKind.RESUME:
            await resume(press, session, reason)
        case ActKind.END:
            await end(press, session, reason)
        case ActKind.SEAT:
            await free_seat(press, session, reason, PersonId(_id(sent.get(PERSON, ""))))
        case ActKind.MOVE:
            await move(press, session, reason, _id(sent.get(CHANNEL, "")))
        case _:
            await undo(press, session.ended_by or 0, reason)


async def _pressed(press: Press) -> tuple[ActKind, Session]:
    """The act that a control of a moderator names, and its session. Raises Refused unless whoever has pressed
    it is a moderator where the session is, UnknownId if it is forged."""
    guild = check_moderator(press)
    kind = next((each for each in FORMS if each == press.custom_id.key), None)
    if kind is None:
        raise UnknownId
    session = await press.services.sessions.find(press.custom_id.session, guild=guild)
    check_moderates_in(press, session.channel)
    if kind is ActKind.UNDO and session.ended_by is None:
        raise Refused("act-undone")
    if kind is ActKind.SEAT and all(seat.is_robot for seat in session.seats):
        raise Refused("not-their-seat")
    return kind, session


def _number(typed: str) -> int:
    """A whole number that somebody typed. Raises Refused if it is none."""
    line = typed.strip()
    if not (line.isascii() and line.isdigit() and len(line) <= DIGITS):
        raise Refused("not-a-number")
    return int(line)


def _id(sent: str) -> int:
    """An id of Discord's that a form sends. Raises UnknownId if it is none: such a form is forged."""
    number = id_of(sent)
    if not number:
        raise UnknownId
    return number


# Suggestions


async def complete_game(visit: Visit, typed: str, kind: ActKind) -> list[app_commands.Choice[int]]:
    """The games of the server on which an act is possible for whoever types, the newest first, as far as
    their number, title or people fit what was typed."""
    if visit.guild is None:
        return []
    found = await visit.services.sessions.in_channel(visit.guild)
    fitting = (
        each
        for each in reversed(found)
        if _is_for(kind, each) and moderates_in(visit, each.channel) and _fits(visit, each, typed)
    )
    return [
        app_commands.Choice(name=_choice(visit, session), value=session.id)
        for session, _ in zip(fitting, range(CHOICES), strict=False)
    ]


async def complete_act(visit: Visit, typed: str) -> list[app_commands.Choice[int]]:
    """The ends and closures that whoever types can take back, as far as they fit what was typed."""
    if visit.guild is None:
        return []
    words = visit.words
    acts = await visit.services.moderation.to_take_back(visit.guild)
    games = await games_of(visit.services, visit.guild, acts)
    found = [
        (words.text("act-choice", number=act.number, kind=act.kind, game=act.session or 0), act)
        for act in acts
        if act.session is not None
        and act.session in games
        and moderates_in(visit, games[act.session].channel)
    ]
    return [
        app_commands.Choice(name=cut(f"{name}: {tidy(act.reason, HINT)}", HINT), value=act.number)
        for name, act in found
        if str(act.number).startswith(folded(typed)) or is_in(typed, name)
    ]


def _is_for(kind: ActKind, session: Session) -> bool:
    match kind:
        case ActKind.CLOSE:
            return session.status == "open"
        case ActKind.PAUSE:
            return session.status == "playing" and session.paused_until is None
        case ActKind.RESUME:
            return session.paused_until is not None
        case ActKind.SEAT:
            return True
    return session.status == "playing"


def _fits(visit: Visit, session: Session, typed: str) -> bool:
    title = visit.words.text(f"{session.game}-name")
    return (
        str(session.id).startswith(folded(typed))
        or is_in(typed, title)
        or any(is_in(typed, name) for name in session.names)
    )


def _choice(visit: Visit, session: Session) -> str:
    words = visit.words
    game = words.text("game-choice", game=words.text(f"{session.game}-name"), number=session.id)
    return cut(f"{game}: {', '.join(in_labels(session.names, words))}", HINT)


HANDLERS: Mapping[Verb, Handler] = {Verb.MODERATE: send}
