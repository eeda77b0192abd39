"""`/game order`: says ahead what somebody will answer, or forgets it.

It knows no game: what may be said comes from the session's own orders, in the words of its face.
"""

import itertools
from typing import Any

import discord
from discord import app_commands

from cogs.commands.completion import choices
from cogs.commands.session_commands import Command, Number, about, session_command, session_typed
from cogs.commands.translator import localised, parameters
from cogs.presses.orders import FORGET, order_by_command
from cogs.presses.press import Visit
from cogs.presses.private_panels import showing_of
from cogs.presses.session_choice import CHOICES
from cogs.services import Services
from engine.errors import Rejected
from engine.folding import is_in
from engine.journal.records import Session
from engine.sessions.positions import Asked
from renders.language.catalogues import HINT
from renders.language.names import cut

Choices = list[app_commands.Choice[str]]


def order_command(services: Services) -> Command:
    """`/game order [decision] [answer] [game]`."""

    @parameters(decision="parameter-order-decision", answer="parameter-order-answer", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        decision: str | None = None,
        answer: str | None = None,
        game: Number | None = None,
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await order_by_command(visit, session, decision, answer)

        await about(services, interaction, game, work)

    built = session_command(services, "game-command-order", command)

    @built.autocomplete("decision")
    async def complete_decision(interaction: discord.Interaction[Any], typed: str) -> Choices:
        visit = Visit(services, interaction)
        asked = await _ahead(visit, None)
        return [] if asked is None else decisions(visit, asked, typed)

    @built.autocomplete("answer")
    async def complete_answer(interaction: discord.Interaction[Any], typed: str) -> Choices:
        visit = Visit(services, interaction)
        asked = await _ahead(visit, getattr(interaction.namespace, _DECISION, None))
        return [] if asked is None else answers(visit, asked, typed)

    return built


_DECISION = str(localised("parameter-order-decision"))


def decisions(visit: Visit, asked: Asked, typed: str) -> Choices:
    """The decisions for which a seat may say something ahead, by what their buttons say."""
    showing = showing_of(visit, asked)
    labels = [
        (each.decision, showing.face.order_label(each.decision, showing.reader)) for each in asked.ahead
    ]
    return [
        app_commands.Choice(name=cut(label, HINT), value=decision.name)
        for decision, label in labels
        if is_in(typed, label) or is_in(typed, decision.name)
    ][:CHOICES]


def answers(visit: Visit, asked: Asked, typed: str) -> Choices:
    """What may be said ahead for a decision; first of all to forget it, if something was said."""
    is_said = asked.order is not None and asked.order.given is not None
    label = visit.words.text("button-forget")
    first = [app_commands.Choice(name=label, value=FORGET)] if is_said and _fits(typed, label) else []
    found = choices(asked, visit.services.faces[asked.session.game], typed, visit.words)
    return [*first, *itertools.islice(found, CHOICES - len(first))]


def _fits(typed: str, label: str) -> bool:
    return is_in(typed, label) or is_in(typed, FORGET)


async def _ahead(visit: Visit, decision: object) -> Asked | None:
    """What somebody may say ahead for a decision as far as the command is typed; None if nothing."""
    session = await session_typed(visit)
    if session is None:
        return None
    name = decision if isinstance(decision, str) and decision else None
    try:
        return await visit.services.sessions.ahead(session.id, visit.person.id, decision=name)
    except Rejected:
        return None
