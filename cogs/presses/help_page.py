"""The page of help: which games wait for whoever asks, what they can press, and how answers look to them.

It changes nothing.
"""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.parts.league_controls import league_rules_button
from cogs.posting.waiting_text import since_text, waits_for
from cogs.presses.counting import counting_button
from cogs.presses.display import display_line, display_row
from cogs.presses.press import Visit
from cogs.presses.session_choice import place_of
from renders.language.catalogues import Words

MOST_GAMES: Final = 8
"""The most games that are named on the page; the list has all."""
_BUTTONS: Final = (
    "help-buttons",
    "help-act",
    "help-ahead",
    "help-hand",
    "help-more",
    "help-others",
)
_COMMANDS: Final = (
    "help-commands",
    "help-commands-move",
    "help-commands-order",
    "help-commands-undo",
    "help-commands-games",
    "help-commands-list",
    "help-commands-stats",
    "help-commands-new",
    "help-commands-away",
    "help-commands-ratings",
    "help-commands-leagues",
)


async def show_help(visit: Visit) -> None:
    """Show the page of help, with buttons to what counts and to the rules of leagues."""
    words = visit.words
    await visit.answer(
        "\n".join((words.text("help-title"), *await _waiting(visit))),
        _lines(_BUTTONS, words),
        _lines(_COMMANDS, words),
        words.text("help-words"),
        words.text("help-display", now=display_line(await visit.wishes(), words)),
        rows=[
            ui.ActionRow(
                counting_button(words), league_rules_button(words, words.text("button-league-rules"))
            ),
            display_row(words),
        ],
    )


def _lines(message_ids: Sequence[str], words: Words) -> str:
    return "\n".join(map(words.text, message_ids))


async def _waiting(visit: Visit) -> list[str]:
    """A line for each game on this server that waits for the person, the newest first."""
    if visit.guild is None:
        return [visit.words.text("help-nothing-here")]
    words, me, now = visit.words, visit.person.id, visit.services.sessions.workings.now()
    mine = [one for one in await visit.services.sessions.in_guild(visit.guild, me) if waits_for(one, me)]
    if not mine:
        return [words.text("help-nothing-waits")]
    lines = [words.text("help-waits")]
    for session in mine[:MOST_GAMES]:
        call = session.call_of(me)
        assert call is not None
        line = since_text(session, call, now, words)
        lines.append(words.text("help-game", place=place_of(session, words), line=line))
    if len(mine) > MOST_GAMES:
        lines.append(words.text("help-games-more", count=len(mine) - MOST_GAMES))
    return lines
