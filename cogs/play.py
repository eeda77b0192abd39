"""A running game at the hands of one person: Act, My hand, answers, half-made choices, refusals.

Everything secret is shown in ephemeral panels only. What is half chosen is stored as a draft, so that a panel
works on after a restart.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.custom_ids import CustomId
from cogs.layouts import answer_privately
from cogs.news import news_for, news_text
from cogs.palettes import palette_for
from cogs.people import data_of, person, plain_names, private_words, text_names
from cogs.rulebook import rule_rows
from cogs.services import Services
from cogs.widgets import Draft, Row, Showing, panel_rows
from engine.codec import DecodeError, decode, encode
from engine.decisions import Amount, Option, Pick, Subset, as_text
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, StaleDecision
from engine.records import Session
from engine.sessions import Asked, Step


async def act(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Show what the person is asked, with the widgets to answer it."""
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    asked = await services.sessions.asked(session.id, person(interaction).id)
    news = await news_for(services, asked.session, asked.seat)
    await _show_panel(
        services, interaction, asked, above=news_text(services, news, private_words(interaction))
    )


async def hand(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Show the person his own side of the table."""
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    await show_hand(services, interaction, session)


async def show_hand(services: Services, interaction: discord.Interaction[Any], session: Session) -> None:
    """The private view of a seat, to whoever sits there."""
    position = await services.sessions.position(session.id, person(interaction).id)
    if position.seat is None:
        raise Refused("not-seated")
    words, face = private_words(interaction), services.faces[session.game]
    names = plain_names(position.session)
    palette = await palette_for(services.people, person(interaction).id)
    picture = await services.pictures.hand(face, position.view, names, words, palette=palette)
    title = words.text("your-hand", number=session.id)
    text = face.hand_text(position.view, text_names(position.session), words)
    alt = face.hand_alt(position.view, names, words)
    await answer_privately(interaction, title, text, picture=picture, alt=alt)


async def do(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Answer with the option in the button's id, or with what was typed into the form."""
    text = _typed(interaction) if interaction.type is discord.InteractionType.modal_submit else pressed.key
    await _submit(services, interaction, pressed, text)


async def choose_group(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Open a group of a long choice."""
    asked = await _asked(services, interaction, pressed)
    if asked is not None:
        group = _chosen(interaction, asked, lambda option: option.group)
        draft = await _draft(services, asked)
        kept = draft.keys if isinstance(asked.decision, Subset) else ()
        await _keep(services, interaction, asked, Draft(group, kept))


async def choose_option(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Choose an option, to be confirmed."""
    asked = await _asked(services, interaction, pressed)
    if asked is not None:
        key = _chosen(interaction, asked, lambda option: option.key)
        draft = await _draft(services, asked)
        before = draft.keys if isinstance(asked.decision, Subset) else ()
        keys = (*(chosen for chosen in before if chosen != key), key)
        await _keep(services, interaction, asked, replace(draft, keys=keys))


async def start_again(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Forget a half-made choice."""
    asked = await _asked(services, interaction, pressed)
    if asked is not None:
        await _keep(services, interaction, asked, Draft())


async def confirm(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Answer with the half-made choice."""
    asked = await _asked(services, interaction, pressed)
    if asked is None:
        return
    draft = await _draft(services, asked)
    if not draft.keys:
        raise IllegalAnswer("nothing-chosen", rule=asked.decision.rule)
    await _submit(services, interaction, pressed, as_text(draft.keys))


async def answer_by_command(
    services: Services, interaction: discord.Interaction[Any], session: Session, decision: str, text: str
) -> None:
    """Answer as a slash command says."""
    step = await services.sessions.submit(session.id, person(interaction), text, decision=decision)
    services.boards.wake(session.id)
    await _confirm(services, interaction, step)


async def _submit(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId, text: str
) -> None:
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    if pressed.ticket is None:
        raise StaleDecision("stale")
    try:
        step = await services.sessions.submit(session.id, person(interaction), text, ticket=pressed.ticket)
    except (StaleDecision, NotAsked, IllegalAnswer) as error:
        await _refuse(services, interaction, session, error)
        return
    services.boards.wake(session.id)
    await _confirm(services, interaction, step)


async def _confirm(services: Services, interaction: discord.Interaction[Any], step: Step) -> None:
    """Say that the answer counts, and if the person is asked again at once, his next question, below what has
    happened meanwhile: nothing but his own act if one line tells it."""
    asked, words = step.asked, private_words(interaction)
    face, names = services.faces[asked.session.game], text_names(asked.session)
    text = words.text(
        "confirmed", answer=face.answer_text(asked.decision, step.answer, asked.view, names, words)
    )
    try:
        again = await services.sessions.asked(asked.session.id, person(interaction).id)
    except Rejected:
        await services.panels.show(interaction, asked.session.id, text)
        return
    news = news_text(services, await news_for(services, again.session, again.seat), words, least=2)
    await _show_panel(services, interaction, again, above="\n".join(filter(None, (text, news))))


async def _refuse(
    services: Services, interaction: discord.Interaction[Any], session: Session, error: Rejected
) -> None:
    """Say why an answer does not count, with a fresh panel if the person is asked something now."""
    words = private_words(interaction)
    why, rows = words.refusal(error), rule_rows(error, words)
    try:
        asked = await services.sessions.asked(session.id, person(interaction).id)
    except Rejected:
        await services.panels.show(interaction, session.id, why, rows=rows, is_refusal=True)
        return
    await _show_panel(services, interaction, asked, above=why, below=rows, is_refusal=True)


async def _asked(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId
) -> Asked | None:
    """What the person is asked, if the pressed control belongs to it; otherwise None, and he is told why."""
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    try:
        return await services.sessions.asked(session.id, person(interaction).id, ticket=pressed.ticket or "")
    except (StaleDecision, NotAsked) as error:
        await _refuse(services, interaction, session, error)
        return None


async def _draft(services: Services, asked: Asked) -> Draft:
    """The half-made choice; none, if an older version left it in another shape. Amounts have none."""
    if isinstance(asked.decision, Amount):
        return Draft()
    stored = await services.sessions.draft(asked)
    try:
        return Draft() if stored is None else decode(stored, Draft)
    except DecodeError:
        return Draft()


async def _keep(
    services: Services, interaction: discord.Interaction[Any], asked: Asked, draft: Draft
) -> None:
    await services.sessions.save_draft(asked, encode(draft).decode())
    await _show_panel(services, interaction, asked)


async def _show_panel(
    services: Services,
    interaction: discord.Interaction[Any],
    asked: Asked,
    *,
    above: str = "",
    below: Sequence[Row] = (),
    is_refusal: bool = False,
) -> None:
    words, session = private_words(interaction), asked.session
    face, draft = services.faces[session.game], await _draft(services, asked)
    prompt = face.prompt(asked.decision, asked.view, text_names(session), words)
    rows: list[Row] = panel_rows(asked, draft, Showing(face, asked.view, plain_names(session), words))
    texts = (text for text in (above, prompt) if text)
    await services.panels.show(interaction, session.id, *texts, rows=[*rows, *below], is_refusal=is_refusal)


def _chosen(interaction: discord.Interaction[Any], asked: Asked, part: Callable[[Option], str | None]) -> str:
    """What was chosen in a menu of the question's options or groups: exactly one, whatever a forged press
    says."""
    values, decision = data_of(interaction).get("values", []), asked.decision
    offered = [part(option) for option in decision.options] if isinstance(decision, Pick | Subset) else []
    if len(values) != 1 or values[0] not in offered:
        raise IllegalAnswer("not-an-option", rule=decision.rule)
    return str(values[0])


def _typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the form's one field; nothing, if a forged form has none."""
    for part in data_of(interaction).get("components", []):
        field = part.get("component") or {}
        if "value" in field:
            return str(field["value"])
    return ""


HANDLERS: Mapping[str, Any] = {
    "act": act,
    "hand": hand,
    "do": do,
    "group": choose_group,
    "option": choose_option,
    "again": start_again,
    "confirm": confirm,
}
