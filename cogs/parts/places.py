"""Where a session is, for those who read of it elsewhere."""

from engine.journal.records import Session
from renders.language.catalogues import Words


def game_name(session: Session, words: Words) -> str:
    """A session's game and number."""
    return words.text("game-choice", game=words.text(f"{session.game}-name"), number=session.id)


def game_link(session: Session, words: Words) -> str:
    """The same as a link to its thread, or to its channel if it has none."""
    place = session.channel if session.thread is None or session.trouble == "deleted" else session.thread
    return f"[{game_name(session, words)}](https://discord.com/channels/{session.guild}/{place})"
