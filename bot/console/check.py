"""`python -m bot check`: what is wrong with the settings, this machine and what Discord says of the bot. It
reads only, beside a running bot or without one."""

import argparse
import asyncio
from collections.abc import Mapping

from bot import settings
from bot.checks import CannotDraw, check_pictures
from bot.console import machine, portal
from bot.console.findings import bad, good, outcome, warning
from bot.games import games_with
from bot.outcomes import Outcome
from bot.settings import Settings
from cogs.parts.facts import Finding
from engine.errors import DataError
from engine.games import GAMES
from engine.play.game import AnyGame


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(asked: argparse.Namespace) -> Outcome:
    """Look at everything, what needs no line to Discord first."""
    chosen, faults = settings.look(needs_token=True)
    found = [bad(f"Settings: {fault}.") for fault in faults] or [good("Settings: all can be used.")]
    if not chosen.operator:
        found.append(
            warning(
                "Settings: SALOON_OPERATOR is not set, so players cannot read how to reach you. Set it to an"
                " e-mail address, a name on Discord or a web address."
            )
        )
    games, said = _games(chosen)
    found += said
    found.append(_pictures(games))  # it forks, so it comes before any thread
    found += machine.findings(chosen, games)
    answer = portal.Answer([], None)
    if chosen.token:
        answer = asyncio.run(portal.ask(chosen.token))
    found += answer.findings
    link = answer.invitation
    last = [] if link is None else ["To invite the bot to a server, open:", link]
    return outcome(found, *last, invitation=link)


def _games(chosen: Settings) -> tuple[Mapping[str, AnyGame], list[Finding]]:
    """The games with the values of the folder SALOON_DATA, as far as these can be used."""
    if chosen.data is None or not chosen.data.is_dir():  # which is a fault of the settings
        return GAMES, []
    try:
        games = games_with(chosen.data)
    except DataError as error:
        return GAMES, [bad(f"Values: {line}") for line in str(error).splitlines()]
    theirs = [name for name in games if games[name] is not GAMES[name]]
    if not theirs:
        hint = "`python -m bot data GAME` prints such a file"
        return games, [warning(f"Values: {chosen.data} has no file of a game, so ours count; {hint}.")]
    return games, [good(f"Values: {', '.join(theirs)} is played with the values in {chosen.data}.")]


def _pictures(games: Mapping[str, AnyGame]) -> Finding:
    try:
        check_pictures(games)
    except CannotDraw as error:
        why = " ".join(str(error).split())
        return bad(f"Pictures: {why}. Install what the lock file names, with its fonts.")
    return good("Pictures: boards can be drawn here.")
