"""What every game's cog has: `/<game> new`, its rules, and one command for each kind of decision.

The commands come from the game's own list of decisions and from its face's words, so a cog holds no rule.
"""

import inspect
import itertools
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.completion import choices
from cogs.commands.session_commands import session_typed
from cogs.commands.translator import localised, parameters, texts
from cogs.presses.answers import answer_by_command
from cogs.presses.failures import answered_privately
from cogs.presses.open_seats import open_session
from cogs.presses.press import Visit
from cogs.presses.rulebook import complete_rule, find_rule
from cogs.presses.session_choice import CHOICES, complete_session, session_meant
from cogs.services import Services
from engine.clock.pace import OFFERED, PaceName
from engine.errors import Rejected
from engine.play.game import AnyGame
from renders.face import AnyFace

PACE_CHOICES: Final = [
    app_commands.Choice(name=localised(f"pace-choice-{pace}"), value=str(pace)) for pace in OFFERED
]
"""The paces from which a table chooses, each with what it means."""


class OneGame(commands.GroupCog):
    """The base of the cogs; each sets `game`."""

    game: ClassVar[str]

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        group.add_command(_new_command(services, services.games[self.game]))
        for decision in services.games[self.game].decisions:
            group.add_command(_answer_command(services, self.game, decision))
        if services.faces[self.game].rules:
            group.add_command(_rules_command(services, services.faces[self.game]))


def _new_command(services: Services, game: AnyGame) -> app_commands.Command[Any, ..., None]:
    """`/<game> new [pace] [rated] [option …]`: opens a session with the pace and the options that the table
    has, which counts for ratings unless it is told not to."""

    @app_commands.choices(pace=PACE_CHOICES)
    async def command(
        interaction: discord.Interaction[Any],
        pace: str | None = None,
        rated: bool | None = None,
        **options: bool,
    ) -> None:
        visit, chosen = Visit(services, interaction), dict.fromkeys(game.options, False) | options
        wanted = None if pace is None else PaceName(pace)
        await answered_privately(interaction, lambda: open_session(visit, game.name, chosen, wanted, rated))

    command.__signature__ = _with_options(command, game.options)  # type: ignore[attr-defined]
    ids = {option: f"{game.name}-parameter-{option.replace('_', '-')}" for option in game.options}
    named = parameters(pace="parameter-pace", rated="parameter-rated", **ids)(command)
    return app_commands.Command(
        **texts(f"{game.name}-command-new"), callback=app_commands.guild_only()(named)
    )


def _with_options(command: Callable[..., Any], options: Sequence[str]) -> inspect.Signature:
    """The signature that discord.py reads: a parameter for each option, off unless it is chosen."""
    *others, _ = inspect.signature(command).parameters.values()
    return inspect.Signature(
        [
            *others,
            *(
                inspect.Parameter(option, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=bool)
                for option in options
            ),
        ]
    )


def _answer_command(services: Services, game: str, decision: str) -> app_commands.Command[Any, ..., None]:
    """`/<game> <decision> <answer> [game]`: answers the pending decision of that name. The option `game` is
    the session's number."""

    @parameters(answer=f"{game}-parameter-{decision}", number="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], answer: str, number: app_commands.Range[int, 1] | None = None
    ) -> None:
        visit = Visit(services, interaction)

        async def work() -> None:
            session = await session_meant(visit, number, game=game)
            await answer_by_command(visit, session, decision, answer)

        await answered_privately(interaction, work)

    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **texts(f"{game}-command-{decision}"), callback=command
    )

    @built.autocomplete("answer")
    async def complete_answer(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        visit = Visit(services, interaction)
        session = await session_typed(visit, game=game)
        if session is None:
            return []
        try:
            asked = await services.sessions.asked(session.id, visit.person.id, decision=decision)
        except Rejected:
            return []
        return list(itertools.islice(choices(asked, services.faces[game], typed, visit.words), CHOICES))

    @built.autocomplete("number")
    async def complete_number(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        return await complete_session(Visit(services, interaction), typed, game=game)

    return built


def _rules_command(services: Services, face: AnyFace) -> app_commands.Command[Any, ..., None]:
    """`/<game> rules [search]`: the overview of the rules, or the rule that fits the search best."""

    @parameters(search="parameter-search")
    async def command(interaction: discord.Interaction[Any], search: str | None = None) -> None:
        await answered_privately(interaction, lambda: find_rule(Visit(services, interaction), face, search))

    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **texts(f"{face.name}-command-rules"), callback=command
    )

    @built.autocomplete("search")
    async def complete_search(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return complete_rule(Visit(services, interaction).words, face, typed)

    return built
