"""What every game's cog has: `/<game> new`, its rules, and one command for each kind of decision.

The commands come from the game's own list of decisions and from its face's words, so a cog holds no rule.
"""

import inspect
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.translator import localised, parameters, texts
from cogs.parts.controls import Showing, numbered_key, told_apart
from cogs.parts.readers import label_names
from cogs.presses.answers import answer_by_command
from cogs.presses.failures import answered_privately
from cogs.presses.open_seats import open_session
from cogs.presses.press import Visit
from cogs.presses.rulebook import complete_rule, find_rule
from cogs.presses.session_choice import CHOICES, complete_session, session_meant
from cogs.services import Services
from engine.errors import Rejected
from engine.folding import folded, is_in
from engine.play.decisions import Amount, Subset, as_text, key_of
from engine.play.game import AnyGame
from engine.sessions.positions import Asked
from renders.face import AnyDecision, AnyFace
from renders.language.catalogues import HINT, Words
from renders.language.names import cut
from renders.language.player_names import unsigned
from renders.reader import Reader


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
    """`/<game> new [option …]`: opens a session with the options that the table has."""

    async def command(interaction: discord.Interaction[Any], **options: bool) -> None:
        visit, chosen = Visit(services, interaction), dict.fromkeys(game.options, False) | options
        await answered_privately(interaction, lambda: open_session(visit, game.name, chosen))

    command.__signature__ = _with_options(command, game.options)  # type: ignore[attr-defined]
    ids = {option: f"{game.name}-parameter-{option.replace('_', '-')}" for option in game.options}
    return app_commands.Command(
        **texts(f"{game.name}-command-new"), callback=app_commands.guild_only()(parameters(**ids)(command))
    )


def _with_options(command: Callable[..., Any], options: Sequence[str]) -> inspect.Signature:
    """The signature that discord.py reads: a parameter for each option, off unless it is chosen."""
    interaction, _ = inspect.signature(command).parameters.values()
    return inspect.Signature(
        [
            interaction,
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
        number = getattr(interaction.namespace, str(localised("parameter-game")), None)
        try:
            session = await session_meant(visit, number if isinstance(number, int) else None, game=game)
            asked = await services.sessions.asked(session.id, visit.person.id, decision=decision)
        except Rejected:
            return []
        return list(itertools.islice(_choices(asked, services.faces[game], typed, visit.words), CHOICES))

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


def _choices(asked: Asked, face: AnyFace, typed: str, words: Words) -> Iterator[app_commands.Choice[str]]:
    """The legal answers whose label or text contains what was typed. First comes the option that pictures
    mark with that number, then those whose label begins with it."""
    reader = Reader(asked.view, label_names(asked.session, words), words)
    decision = asked.decision
    if isinstance(decision, Subset):
        yield from _usual_choice(decision, face, typed, reader)
        yield from _next_choices(decision, lambda key: face.choice_label(decision, key, reader), typed, words)
        return
    wanted = folded(typed)
    found: Iterator[tuple[str, str]] | list[tuple[str, str]] = (
        (text, label)
        for text, label in _labelled(decision, face, reader)
        if is_in(typed, label) or is_in(typed, text)
    )
    if wanted:
        marked = numbered_key(decision, typed, Showing(face, reader))
        found = sorted(found, key=lambda one: (one[0] != marked, not _begins(one[1], wanted)))
    for text, label in found:
        yield app_commands.Choice(name=cut(label, HINT), value=text)


def _labelled(decision: AnyDecision, face: AnyFace, reader: Reader[Any]) -> Iterator[tuple[str, str]]:
    """All legal answers as pairs of a text and its label."""
    if isinstance(decision, Amount):
        for answer in decision.legal():
            yield as_text(answer), face.amount_label(decision, answer, reader)
        return
    texts = [as_text(answer) for answer in decision.legal()]
    labels = [face.choice_label(decision, text, reader) for text in texts]
    yield from zip(texts, told_apart(labels, HINT), strict=True)


def _usual_choice(
    decision: Subset, face: AnyFace, typed: str, reader: Reader[Any]
) -> Iterator[app_commands.Choice[str]]:
    """The usual answer, if there is one and it begins with what was typed, but is longer."""
    value, begun = as_text(decision.usual), folded(typed.replace(",", " "))
    if not value.startswith(begun) or value == begun or len(value) > HINT:
        return
    label = face.usual_label(decision, reader)
    yield app_commands.Choice(name=cut(label, HINT), value=value)


def _next_choices(
    decision: Subset, label: Callable[[str], str], typed: str, words: Words
) -> Iterator[app_commands.Choice[str]]:
    """The options chosen so far, if they are an answer. Then the same with the last one replaced by an option
    whose key begins like it. Then the same with each option that can come next on the way to an answer. It
    never lists all combinations: there may be millions."""
    parts = typed.replace(",", " ").split()
    chosen = _begun(decision, parts)
    wanted = " ".join(parts[len(chosen) :])
    offered = [chosen] if not wanted and decision.why_not(chosen) is None else []
    if chosen and not wanted and not typed.endswith((" ", ",")):
        *before, last = chosen
        others = (option.key for option in decision.next_options(before))
        offered += [[*before, key] for key in others if key.startswith(last) and key != last]
    nexts = (option.key for option in decision.next_options(chosen))
    offered += [[*chosen, key] for key in nexts if is_in(wanted, key) or is_in(wanted, label(key))]
    for answer in offered:
        value = as_text(tuple(answer))
        if 0 < len(value) <= HINT:
            yield app_commands.Choice(name=_choice_name(decision, answer, label, words), value=value)


def _begun(decision: Subset, parts: Sequence[str]) -> list[str]:
    """The keys of the typed parts, up to the first part that cannot go on towards an answer."""
    chosen: list[str] = []
    for part in parts:
        options = decision.next_options(chosen)
        key = key_of(part, options)
        if key not in [option.key for option in options]:
            break
        chosen.append(key)
    return chosen


def _begins(label: str, wanted: str) -> bool:
    """Whether a label begins with a folded text; a player's mark in front of their name does not count."""
    return folded(unsigned(label)).startswith(wanted)


def _choice_name(decision: Subset, answer: Sequence[str], label: Callable[[str], str], words: Words) -> str:
    """The name of a choice in a list, with its sum if the decision has sums."""
    labels = ", ".join(map(label, answer))
    if not decision.has_sums():
        return cut(labels, HINT)
    return words.text("choice-sum", choice=cut(labels, HINT - 20), sum=decision.sum_of(answer))
