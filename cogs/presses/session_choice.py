"""Which session a command means: the one of its option `game`, the one of its thread, or the only one."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from cogs.parts.places import game_link
from cogs.presses.press import Press, Visit
from engine.errors import Refused
from engine.folding import folded, is_in
from engine.journal.records import Session, SessionId
from renders.language.catalogues import Words

CHOICES = 25
"""The most choices of an autocompletion (Discord: interactions/receiving-and-responding)."""
NAMED = 10
"""The most sessions that are named if the person must choose one."""


async def session_meant(
    visit: Visit,
    number: int | None,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> Session:
    """The session that a command is about. `game` limits it to sessions of one game: players may use the
    commands of their game anywhere. Unless it `may_be_open`, a session that has not started is meant only if
    the person is in no running one. Whoever uses a command has their seat back, as by a press. Raises
    Refused."""
    return await visit.seated(await _meant(visit, number, game, may_be_open=may_be_open))


async def _meant(visit: Visit, number: int | None, game: str | None, *, may_be_open: bool) -> Session:
    if number is not None:
        session = await visit.found(SessionId(number))
        if game is not None and session.game != game:
            raise Refused("another-title", number=number, here=_name_of(session.game, visit.words))
        return session
    here = await visit.services.sessions.in_thread(visit.interaction.channel_id or 0)
    if here is not None and here.guild != visit.guild:
        here = None
    me = visit.person.id
    if here is not None and (game is None or (here.game == game and here.seat_of(me) is not None)):
        return here
    mine = [session for session in await _mine(visit) if game is None or session.game == game]
    running = [session for session in mine if session.status == "playing"]
    meant = mine if may_be_open or not running else running
    if len(meant) > 1:
        raise Refused("which-game", games=listed(meant, visit.words))
    if not meant and visit.guild is None:
        raise Refused("only-in-a-server")
    return await visit.reached(meant[0]) if meant else _not_mine(visit.words, here, game)


async def _mine(visit: Visit) -> list[Session]:
    """The person's own sessions on this server, or, in a private conversation, those that run on any server;
    newest first."""
    if visit.guild is not None:
        return await visit.services.sessions.in_guild(visit.guild, visit.person.id)
    mine = [entry.session for entry in await visit.services.inbox.of(visit.person.id)]
    return sorted(mine, key=lambda session: -session.id)


def _not_mine(words: Words, here: Session | None, game: str | None) -> Session:
    """Called if the person is in no session that could be meant. The session of this thread, if it is one of
    this game: the engine will refuse, because the person has no seat there. Raises Refused otherwise."""
    if game is None:
        raise Refused("no-game-of-yours")
    if here is None:
        raise Refused("no-game-of-title", game=_name_of(game, words))
    if here.game != game:
        raise Refused("thread-of-another-title", here=_name_of(here.game, words), game=_name_of(game, words))
    return here


def _name_of(game: str, words: Words) -> str:
    return words.text(f"{game}-name")


def place_of(session: Session, words: Words) -> str:
    """A session's game, its number and where it is, in words."""
    game, where = _name_of(session.game, words), f"<#{session.thread or session.channel}>"
    return words.text("game-in-place", game=game, number=session.id, where=where)


def pressed_elsewhere(visit: Visit, session: Session) -> str:
    """A line that names the session, on a panel that does not stand in its thread: there may be others beside
    it. "" for a command, which says itself what it has answered."""
    place = visit.interaction.channel_id
    if not isinstance(visit, Press) or place in (None, session.thread):
        return ""
    return visit.words.text("answered-elsewhere", game=game_link(session, visit.words))


def listed(sessions: Sequence[Session], words: Words) -> str:
    """The sessions and where they are, in words; at most `NAMED` of them."""
    places = [place_of(session, words) for session in sessions[:NAMED]]
    return ", ".join([*places, "…"]) if len(sessions) > NAMED else words.listed(places)


async def complete_session(
    visit: Visit,
    typed: str,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> list[app_commands.Choice[int]]:
    """The choices for the option `game`: the person's own sessions on this server, of all games or of one,
    that fit what was typed; in a private conversation those that run on any server."""
    fitting = [
        session
        for session in await _mine(visit)
        if game in (None, session.game) and (may_be_open or session.status == "playing")
    ]
    return choices_of(fitting, typed, visit.words)


async def complete_over(visit: Visit, typed: str) -> list[app_commands.Choice[int]]:
    """The person's own games that are over, the newest first, as far as they fit what was typed: those of
    this server, or, in a private conversation, of any."""
    mine = await visit.services.luck.over(visit.guild, visit.person.id, CHOICES)
    return _named_choices(mine, typed, visit.words)


async def complete_begun(visit: Visit, typed: str) -> list[app_commands.Choice[int]]:
    """The same with those that run, which come first."""
    return [*await complete_session(visit, typed), *await complete_over(visit, typed)][:CHOICES]


def choices_of(sessions: Sequence[Session], typed: str, words: Words) -> list[app_commands.Choice[int]]:
    """The choices for the option `game`: those of these sessions that fit what was typed."""
    return _named_choices([(session.id, session.game) for session in sessions], typed, words)


def _named_choices(
    sessions: Iterable[tuple[SessionId, str]], typed: str, words: Words
) -> list[app_commands.Choice[int]]:
    """The same for sessions of which only the number and the game are known."""
    return [
        app_commands.Choice(
            name=words.text("game-choice", game=_name_of(game, words), number=number), value=number
        )
        for number, game in sessions
        if str(number).startswith(folded(typed)) or is_in(typed, _name_of(game, words))
    ][:CHOICES]
