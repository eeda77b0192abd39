"""Open seats: opening a session, joining, leaving, robots, and the start in a thread of its own.

It knows no rules: the engine decides what is possible.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.layouts import updates_public_message
from cogs.parts.readers import text_names
from cogs.posting.invitation_messages import link
from cogs.posting.members import gone_from
from cogs.posting.servers import channels_there, own_language, roles_there
from cogs.posting.threads import thread_from, thread_name
from cogs.posting.wakings import BAD_LINE
from cogs.presses.display import display_row
from cogs.presses.offices import is_admin
from cogs.presses.personal_hours import introduction
from cogs.presses.press import Handler, Press, Visit
from cogs.services import Services
from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal.invitation_rows import Invitation
from engine.journal.records import PersonId, Session
from engine.play.game import Options
from engine.sessions.openings import NotAllowedHere, Opener
from engine.sessions.settling import Loss
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

T = TypeVar("T")

POST_AGAIN_AFTER_S = (1.0, 4.0)
"""Pauses before open seats are posted again on a bad line. Discord remembers a nonce for a few minutes."""

ANYWAY = "anyway"
"""The key of the button that starts a game although seats are kept."""

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot must have, by their names in discord.py."""


async def open_session(
    visit: Visit, game: str, options: Options, pace: PaceName | None, rated: bool | None = None
) -> None:
    """Open a session of a game in this channel, and post its open seats. Without a pace it has the one that
    the server proposes. It counts for ratings unless whoever opens it wants otherwise; whoever wants it
    explicitly is told if the server has none."""
    words = visit.words
    channel, guild = visit.interaction.channel, visit.interaction.guild
    if guild is None:
        raise Refused("only-in-a-server")
    if not isinstance(channel, discord.TextChannel):
        raise Refused("not-a-text-channel")
    check_permissions(visit.interaction.app_permissions, words)

    async def ask() -> Session:
        return await visit.services.sessions.open(
            game,
            options,
            guild=guild.id,
            channel=channel.id,
            host=visit.person,
            language=own_language(guild),
            pace=pace,
            is_rated=rated is not False,
            opener=opener_of(visit, guild),
        )

    session = await allowed(visit, guild, ask)
    session = await show_seats(visit.services, channel, session)
    told, rows = await introduction(visit, session)
    unrated = words.text("opened-without-ratings") if rated and not session.is_rated else ""
    opened = "\n".join(filter(None, (words.text("opened", number=session.id), unrated)))
    await visit.answer(opened, *filter(None, (told,)), rows=[*rows, display_row(words)])


def check_permissions(
    permissions: discord.Permissions,
    words: Words,
    *,
    needed: Sequence[str] = NEEDED,
    elsewhere: int | None = None,
) -> None:
    """Raise Refused, with a list, if the bot lacks permissions that a game needs, or only the `needed` ones:
    in this channel, or in one `elsewhere`."""
    missing = [name for name in needed if not getattr(permissions, name)]
    if missing:
        listed = words.listed([words.text(f"permission-{name.replace('_', '-')}") for name in missing])
        if elsewhere is None:
            raise Refused("missing-permissions", missing=listed)
        raise Refused("missing-permissions-there", missing=listed, channel=elsewhere)


async def show_seats(
    services: Services, channel: discord.TextChannel, session: Session, invited: Sequence[PersonId] = ()
) -> Session:
    """Post the open seats of a new session, and mention those who are invited. If that is not possible,
    close the session. Returns it as it is stored then."""
    try:
        message = await _post_seats(services, channel, session, invited)
    except (discord.HTTPException, *BAD_LINE):
        await services.sessions.close(session.id)
        raise
    await services.posted.set_lobby(session.id, message)
    return await services.posted.session(session.id)


def opener_of(visit: Visit, guild: discord.Guild) -> Opener:
    """What Discord says of somebody who opens a game, and of their server."""
    user = visit.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    return Opener(roles=roles, is_admin=is_admin(visit), threads=len(guild.threads))


async def allowed(visit: Visit, guild: discord.Guild, ask: Callable[[], Awaitable[T]]) -> T:
    """What `ask` opens. Raises Refused if the server does not allow it, in words that say what it does allow.
    Games whose message was deleted do not count as open: no event tells of that, so it is looked up here."""
    try:
        return await ask()
    except NotAllowedHere as refusal:
        raise _worded(refusal, guild, visit.words) from refusal
    except Refused as refusal:
        if refusal.reason != "too-many-open":
            raise
    for session in await visit.services.sessions.waiting(guild.id, visit.person.id):
        await visit.services.lobbies.check(session.id)
    try:
        return await ask()
    except Refused as refusal:
        if refusal.reason != "too-many-open":
            raise
        waiting = await visit.services.sessions.waiting(guild.id, visit.person.id)
        games = visit.words.listed([link(session, visit.words) for session in waiting])
        raise Refused("too-many-open", count=len(waiting), games=games) from refusal


def _worded(refusal: NotAllowedHere, guild: discord.Guild, words: Words) -> Refused:
    """The refusal, with names for what the server allows. What was deleted is not there, even if no event has
    told of it."""
    match refusal.reason:
        case "only-in-channels":
            places = [f"<#{channel}>" for channel in channels_there(guild, refusal.allowed)]
            if not places:
                return Refused("only-nowhere")
            return Refused("only-in-channels", channels=words.listed(places), count=len(places))
        case "only-by-roles":
            roles = [f"<@&{role}>" for role in roles_there(guild, refusal.allowed)]
            if not roles:
                return Refused("only-by-admins")
            return Refused("only-by-roles", roles=words.listed(roles), count=len(roles))
        case _:
            games = [words.text(f"{game}-name") for game in refusal.allowed]
            return Refused("only-these-games", games=words.listed(games), count=len(games))


async def _post_seats(
    services: Services, channel: discord.TextChannel, session: Session, invited: Sequence[PersonId]
) -> int:
    """Post the open seats, and return the message's id. The nonce makes sure that there is only one message,
    even if a bad line hides whether it was posted."""
    for pause in POST_AGAIN_AFTER_S:
        try:
            return await _posted_once(services, channel, session, invited)
        except BAD_LINE as error:
            log.warning("the open seats of game %s: %s; again in %.0f s", session.id, error, pause)
            await asyncio.sleep(pause)
    return await _posted_once(services, channel, session, invited)


async def _posted_once(
    services: Services, channel: discord.TextChannel, session: Session, invited: Sequence[PersonId]
) -> int:
    message = await channel.send(
        view=services.lobbies.view(
            session,
            kept=await services.posted.kept_seats(session.id),
            takes_robots=await services.sessions.takes_robots(session.guild),
            has_ratings=await services.sessions.has_ratings(session.guild),
        ),
        nonce=f"lobby-{session.id}",
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in invited]
        ),
    )
    return message.id


async def join(press: Press) -> None:
    """Take a free seat, at the open seats themselves or at an invitation to them."""
    session = await _pressed_session(press)
    session = await press.services.sessions.join(session.id, press.person)
    press.services.lobbies.wake(session.id)
    message, told = press.interaction.message, []
    if message is not None and message.id != session.lobby:
        told.append(press.words.text("joined", game=link(session, press.words)))
    introduced, rows = await introduction(press, session)
    if told or introduced:
        await press.answer(*told, *filter(None, (introduced,)), rows=[*rows, display_row(press.words)])


async def leave(press: Press) -> None:
    """Give a seat up while the seats are open; once the game runs, this takes a second press."""
    session = await _pressed_session(press)
    await ask_to_leave(press, session)


async def ask_to_leave(visit: Visit, session: Session) -> None:
    """Leave an open game at once; ask first before leaving a running one, because there is no way back, and
    say what it costs."""
    is_seated = session.seat_of(visit.person.id) is not None
    if session.status != "playing" or not is_seated:
        await _leave(visit, session)
        return
    words = visit.words
    quit_button: ui.Button[Any] = ui.Button(
        label=words.text("button-quit"),
        custom_id=str(CustomId(Verb.QUIT, session.id)),
        style=discord.ButtonStyle.danger,
    )
    loss = await visit.services.sessions.loss_of_leaving(session, visit.person.id)
    if session.fixture is None:
        really = words.text("really-leave", number=session.id)
    else:
        really = words.text("really-leave-league", number=session.id)
    asked = " ".join([really, *costs_of_leaving(session, loss, words)])
    await visit.answer(asked, rows=[ui.ActionRow(quit_button)])


def costs_of_leaving(session: Session, loss: Loss, words: Words) -> list[str]:
    """What a person loses by leaving a running game, in a sentence; empty if that is nothing. At a league's
    table that is not decided they are always last."""
    if session.fixture is not None and session.settled is None:
        if loss is Loss.RATING:
            return [words.text("leave-costs-league-rating")]
        return [words.text("leave-costs-league")]
    match loss:
        case Loss.NOTHING:
            return []
        case Loss.PLACE:
            return [words.text("leave-costs-place")]
        case Loss.RATING:
            return [words.text("leave-costs-rating")]


async def leave_for_good(press: Press) -> None:
    """Give a seat up in a running game: a robot plays on."""
    session = await press.session_to_leave()
    await _leave(press, session)


async def _leave(visit: Visit, session: Session) -> None:
    session = await visit.services.sessions.leave(session.id, visit.person_at(session))
    visit.services.boards.wake(session.id)
    visit.services.lobbies.wake(session.id)
    if not updates_public_message(visit.interaction):
        await visit.answer(visit.words.text("left", number=session.id))


async def add_robot(press: Press) -> None:
    """Put a robot on a free seat."""
    session = await _pressed_session(press)
    try:
        await press.services.sessions.add_robot(session.id, press.person)
    except Refused as refusal:
        if refusal.reason == "no-robots-here":
            press.services.lobbies.wake(session.id)  # its message still has the button
        raise
    press.services.lobbies.wake(session.id)


async def remove_robot(press: Press) -> None:
    """Take a robot off its seat."""
    session = await _pressed_session(press)
    session = await press.services.sessions.remove_robot(session.id, press.person)
    press.services.lobbies.wake(session.id)


async def choose_pace(press: Press) -> None:
    """Choose how long the table waits for an answer."""
    session = await _pressed_session(press)
    values = data_of(press.interaction).get("values", [])
    if len(values) != 1 or values[0] not in list(PaceName):
        raise Refused("not-an-option")
    await press.services.sessions.set_pace(session.id, press.person, PaceName(values[0]))
    press.services.lobbies.wake(session.id)


async def start(press: Press) -> None:
    """Open the thread, then deal. If that fails half-way, the game stays open and can be started again. As
    long as seats are kept for people who were invited, it takes a second press."""
    session = await _pressed_session(press)
    session = await press.services.sessions.check_start(session.id, press.person)
    session = await _without_the_gone(press, session)
    kept = await press.services.invitations.kept(session.id)
    if kept and press.custom_id.key != ANYWAY:
        await _ask_to_start(press, session, kept)
        return
    thread = await _thread(press.services, session)
    session = await press.services.sessions.start(session.id, press.person, thread=thread)
    press.services.boards.wake(session.id)
    press.services.lobbies.wake(session.id)
    if not updates_public_message(press.interaction):
        await press.answer(press.words.text("lobby-playing", thread=thread))


async def _without_the_gone(press: Press, session: Session) -> Session:
    """The session, once everybody who has left the server has lost their seat, also a kept one. Raises
    Refused if it cannot start without them."""
    guild = press.interaction.guild
    if guild is None:
        raise Refused("only-in-a-server")
    kept = await press.services.invitations.kept(session.id)
    seated = {seat.person for seat in session.seats if seat.person not in (None, press.person.id)}
    people = {person for person in seated if person is not None} | {one.person for one in kept}
    gone = await gone_from(guild, people)
    if not gone:
        return session
    names = text_names(session, press.words)
    lost = [name for seat, name in zip(session.seats, names, strict=True) if seat.person in gone]
    session = await press.services.sessions.remove_gone(session.id, gone)
    press.services.lobbies.wake(session.id)
    if lost:
        await press.answer(
            press.words.text("lost-open-seats", names=press.words.listed(lost), count=len(lost))
        )
    return await press.services.sessions.check_start(session.id, press.person)


async def _ask_to_start(press: Press, session: Session, kept: Sequence[Invitation]) -> None:
    """Ask whether to start without the people for whom seats are kept."""
    words = press.words
    lines = [words.text("kept-for", person=f"<@{one.person}>", until=str(int(one.until))) for one in kept]
    anyway: ui.Button[Any] = ui.Button(
        label=words.text("button-start-anyway"),
        custom_id=str(CustomId(Verb.START, session.id, key=ANYWAY)),
        style=discord.ButtonStyle.danger,
    )
    await press.answer(words.text("really-start"), "\n".join(lines), rows=[ui.ActionRow(anyway)])


async def _pressed_session(press: Press) -> Session:
    """The session of a button on a lobby message. If a crash kept that message from being noted, note it."""
    session = await press.session_here()
    if session.lobby is None and press.interaction.message is not None:
        await press.services.posted.set_lobby(session.id, press.interaction.message.id)
    if session.status != "open":
        press.services.lobbies.wake(session.id)  # the message still has buttons, so it is out of date
    return session


async def _thread(services: Services, session: Session) -> int:
    """The id of the lobby message's thread, which is made if there is none. Raises Refused."""
    if session.lobby is None:
        raise Refused("no-such-game")
    try:
        message = services.lobbies.channel(session).get_partial_message(session.lobby)
        return await thread_from(message, thread_name(session))
    except discord.NotFound as error:
        await services.lobbies.check(session.id)
        raise Refused("lobby-is-gone") from error


SHOWN_BY_THE_SEATS = (Verb.JOIN, Verb.LEAVE, Verb.ROBOT, Verb.UNROBOT, Verb.START, Verb.PACE)
"""The verbs of the open seats' own controls. Their message shows at once what a press has changed, so a
private message comes only if something is not possible, and says why; or at somebody's first seat."""

HANDLERS: Mapping[Verb, Handler] = {
    Verb.JOIN: join,
    Verb.LEAVE: leave,
    Verb.QUIT: leave_for_good,
    Verb.ROBOT: add_robot,
    Verb.UNROBOT: remove_robot,
    Verb.START: start,
    Verb.PACE: choose_pace,
}
