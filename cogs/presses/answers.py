"""A running game at the hands of one person: Act, My hand, answers, half-made choices, refusals.

Everything secret is shown in ephemeral panels only. What is half chosen is stored as a draft, so that a panel
works on after a restart.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.parts.choices import Draft, choice_texts, is_given, with_group, with_option, without_last
from cogs.parts.controls import Row, Showing, is_numbered, numbered_key
from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.interactions import data_of, person, private_words
from cogs.parts.layouts import answer_privately
from cogs.parts.palettes import palette_for
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.widgets import aside_rows, panel_rows
from cogs.presses.rulebook import rule_rows
from cogs.presses.session_choice import place_of
from cogs.presses.summaries import news_for, news_text, secrets_text
from cogs.services import Services
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.journal.records import Session
from engine.play.codec import DecodeError, decode, encode
from engine.play.decisions import Option, Pick, Subset, as_text
from engine.sessions.positions import Asked, Step
from renders.language.catalogues import Words


async def act(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Show what the person is asked, or else may say or change meanwhile, with the widgets to answer it."""
    session = await services.sessions.at_hand(pressed.session, guild=interaction.guild_id)
    asked = await services.sessions.asked(session.id, person(interaction).id)
    news = await news_for(services, asked.session, asked.seat)
    above = news_text(services, news, private_words(interaction))
    await _show_panel(services, interaction, asked, above=above)


async def open_aside(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Show what the person may say or change meanwhile, with the widgets to do it."""
    asked = await _asked(services, interaction, pressed)
    if asked is not None:
        await _show_panel(services, interaction, asked)


async def hand(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Show the person his own side of the table."""
    session = await services.sessions.at_hand(pressed.session, guild=interaction.guild_id)
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
    text = face.hand_text(position.view, text_names(position.session, words), words)
    alt = face.hand_alt(position.view, label_names(position.session, words), words)
    await answer_privately(interaction, title, text, picture=picture, alt=alt)


async def do(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Answer with the option in the button's id, or with what was typed into the form."""
    text = _typed(interaction) if interaction.type is discord.InteractionType.modal_submit else pressed.key
    await _submit(services, interaction, pressed, text)


async def choose_group(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Open a group of a long choice."""
    await _choose(services, interaction, pressed, lambda option: option.group, with_group)


async def choose_option(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Choose an option, to be confirmed."""
    await _choose(services, interaction, pressed, lambda option: option.key, with_option)


async def take_back(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Take the last option of a half-made choice back."""
    step = await _step(services, interaction, pressed)
    if step is not None:
        await _change(services, interaction, *step, without_last)


async def start_again(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Forget a half-made choice."""
    step = await _step(services, interaction, pressed)
    if step is not None:
        await _change(services, interaction, *step, lambda decision, draft: Draft())


async def confirm(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Answer with the half-made choice, if it is the one that the button says."""
    asked = await _asked(services, interaction, pressed)
    if asked is None:
        return
    draft, decision = await _draft(services, asked), asked.decision
    if is_given(decision, asked.given, pressed.key):  # the second of a double tap
        await _submit(services, interaction, pressed, as_text(asked.given))
        return
    if not draft.has_control(pressed.key):
        changed = IllegalAnswer("choice-changed").about(asked.session.game, decision.name)
        await _refuse(services, interaction, asked.session, changed, ticket=pressed.ticket)
        return
    if not draft.keys and not (isinstance(decision, Subset) and decision.low == 0):
        raise IllegalAnswer("nothing-chosen", rule=asked.decision.rule)
    await _submit(services, interaction, pressed, as_text(draft.keys))


async def answer_by_command(
    services: Services, interaction: discord.Interaction[Any], session: Session, decision: str, text: str
) -> None:
    """Answer as a slash command says: by a key, or by the number that pictures mark an option with. What was
    sent before the question was open is no answer to it."""
    sent, where = services.lags.ours(interaction.created_at.timestamp()), _elsewhere(interaction, session)
    try:
        text, ticket = await _typed_key(services, interaction, session, decision, text)
        step = await services.sessions.submit(
            session.id, person(interaction), text, ticket=ticket, decision=decision, sent=sent
        )
    except (StaleDecision, NotAsked, SentBefore, IllegalAnswer, Refused) as error:
        await _refuse(services, interaction, session, error, decision=decision, where=where)
        return
    await _confirm(services, interaction, step, where=where)


def _elsewhere(interaction: discord.Interaction[Any], session: Session) -> str:
    """Which game a command has found, where that is not the one around."""
    if interaction.channel_id in (None, session.thread):
        return ""
    words = private_words(interaction)
    return words.text("answered-elsewhere", game=place_of(session, words))


async def _typed_key(
    services: Services, interaction: discord.Interaction[Any], session: Session, decision: str, text: str
) -> tuple[str, str | None]:
    """The key of the option that a typed number marks, and the ticket of the question in which it does: what
    it would mean in the next is not what was typed. Anything else stays as it was typed."""
    if not is_numbered(decision, services.faces[session.game]):
        return text, None
    asked = await services.sessions.asked(session.id, person(interaction).id, decision=decision)
    showing = _showing(services, asked, private_words(interaction))
    return numbered_key(asked.decision, text, showing) or text, asked.ticket


async def _submit(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId, text: str
) -> None:
    session = await services.sessions.at_hand(pressed.session, guild=interaction.guild_id)
    if pressed.ticket is None:
        raise StaleDecision("stale")
    try:
        step = await services.sessions.submit(session.id, person(interaction), text, ticket=pressed.ticket)
    except (StaleDecision, NotAsked, IllegalAnswer) as error:
        await _refuse(services, interaction, session, error, ticket=pressed.ticket)
        return
    await _confirm(services, interaction, step)


async def _confirm(
    services: Services, interaction: discord.Interaction[Any], step: Step, *, where: str = ""
) -> None:
    """Say that the answer counts, and what the person alone learnt by it; if he is asked again at once, his
    next question, below what has happened meanwhile. Who may only say or change something meanwhile gets a
    button for it. What was changed so is nobody else's business: no board is woken."""
    asked, words = step.asked, private_words(interaction)
    if not asked.is_aside:
        services.boards.wake(asked.session.id)
    face, names = services.faces[asked.session.game], text_names(asked.session, words)
    text = words.text(
        "confirmed", answer=face.answer_text(asked.decision, step.answer, asked.view, names, words)
    )
    try:
        again = await services.sessions.asked(asked.session.id, person(interaction).id)
    except Rejected:
        again = None
    is_asked = again is not None and again.is_waited_for
    learnt = "" if asked.is_aside else await _learnt(services, asked, words, is_asked=is_asked)
    texts = tuple(filter(None, (text, where, learnt)))
    if again is not None and is_asked:
        await _show_panel(services, interaction, again, above="\n\n".join(texts))
        return
    rows = [] if again is None else aside_rows(again, _showing(services, again, words))
    await services.panels.show(interaction, asked.session.id, *texts, rows=rows)


async def _learnt(services: Services, asked: Asked, words: Words, *, is_asked: bool) -> str:
    """What an answer has led to. Who is asked again reads what has happened meanwhile, but not his own act if
    one line tells it; and what he alone was told, unless that is what he is asked about. Others see the
    board, and read here only what it does not say."""
    news = await news_for(services, asked.session, asked.seat)
    told = news_text(services, news, words, least=2) if is_asked else ""
    if told or (is_asked and news.ends_in_secret):
        return told
    return secrets_text(services, news, words)


async def _refuse(
    services: Services,
    interaction: discord.Interaction[Any],
    session: Session,
    error: Rejected,
    *,
    ticket: str | None = None,
    decision: str | None = None,
    where: str = "",
) -> None:
    """Say why an answer does not count, with a fresh panel if the person is asked something now: of the same
    question, if it was only the answer that is not allowed, or its time."""
    words = private_words(interaction)
    why, rows = "\n".join(filter(None, (words.refusal(error), where))), rule_rows(error, words)
    if not isinstance(error, IllegalAnswer | SentBefore):
        ticket = decision = None
    try:
        asked = await services.sessions.asked(
            session.id, person(interaction).id, ticket=ticket, decision=decision
        )
    except Rejected:
        await services.panels.show(interaction, session.id, why, rows=rows, is_refusal=True)
        return
    await _show_panel(services, interaction, asked, above=why, below=rows, is_refusal=True)


async def _asked(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId
) -> Asked | None:
    """What the person is asked, if the pressed control belongs to it; otherwise None, and he is told why."""
    session = await services.sessions.at_hand(pressed.session, guild=interaction.guild_id)
    try:
        return await services.sessions.asked(session.id, person(interaction).id, ticket=pressed.ticket or "")
    except (StaleDecision, NotAsked) as error:
        await _refuse(services, interaction, session, error)
        return None


async def _step(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId
) -> tuple[Asked, Draft] | None:
    """What the person is asked and has half chosen, if the pressed control belongs to this step of it. Else
    None: the second of a double tap changes nothing, and shows how the choice stands now."""
    asked = await _asked(services, interaction, pressed)
    if asked is None:
        return None
    draft = await _draft(services, asked)
    if draft.has_control(pressed.key):
        return asked, draft
    await _show_panel(services, interaction, asked)
    return None


async def _draft(services: Services, asked: Asked) -> Draft:
    """The half-made choice; none, if an older version left it in another shape or of other things. Amounts
    have none."""
    decision = asked.decision
    if not isinstance(decision, Pick | Subset):
        return Draft()
    stored = await services.sessions.draft(asked)
    try:
        draft = Draft() if stored is None else decode(stored, Draft)
    except DecodeError:
        return Draft()
    offered = {option.key for option in decision.options}
    return draft if offered.issuperset(draft.keys) else Draft()


async def _choose(
    services: Services,
    interaction: discord.Interaction[Any],
    pressed: CustomId,
    part: Callable[[Option], str | None],
    change: Callable[[Pick | Subset, Draft, str], Draft],
) -> None:
    """Go on with what was chosen in a menu: with a fresh one, if it is not to be had any more."""
    step = await _step(services, interaction, pressed)
    if step is None:
        return
    asked, draft = step
    try:
        chosen = _chosen(interaction, asked, part)
    except IllegalAnswer as error:
        await _refuse(services, interaction, asked.session, error, ticket=asked.ticket)
        return
    await _change(
        services, interaction, asked, draft, lambda decision, draft: change(decision, draft, chosen)
    )


async def _change(
    services: Services,
    interaction: discord.Interaction[Any],
    asked: Asked,
    draft: Draft,
    change: Callable[[Pick | Subset, Draft], Draft],
) -> None:
    """Go on with a half-made choice, and show it."""
    decision = asked.decision
    if not isinstance(decision, Pick | Subset):
        raise IllegalAnswer("not-an-option", rule=decision.rule)
    await services.sessions.save_draft(asked, encode(change(decision, draft)).decode())
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
    words, session, decision = private_words(interaction), asked.session, asked.decision
    draft, showing = await _draft(services, asked), _showing(services, asked, words)
    for_texts = replace(showing, names=text_names(session, words))
    waits = "" if asked.is_waited_for else words.text(_meanwhile(asked))
    prompt = showing.face.prompt(decision, asked.view, for_texts.names, words)
    chosen = choice_texts(decision, draft, for_texts) if isinstance(decision, Subset) else []
    picture, alt = await _picture(services, interaction, asked, draft)
    await services.panels.show(
        interaction,
        session.id,
        *filter(None, (above, "\n".join(filter(None, (waits, prompt))), "\n".join(chosen))),
        rows=[*panel_rows(asked, draft, showing), *below],
        picture=picture,
        alt=alt,
        is_refusal=is_refusal,
    )


def _meanwhile(asked: Asked) -> str:
    """What to say to somebody of whom nothing is asked: who will learn of it."""
    return "aside-meanwhile" if asked.is_aside else "interjection-meanwhile"


def _showing(services: Services, asked: Asked, words: Words) -> Showing:
    return Showing(services.faces[asked.session.game], asked.view, label_names(asked.session, words), words)


async def _picture(
    services: Services, interaction: discord.Interaction[Any], asked: Asked, draft: Draft
) -> tuple[bytes | None, str]:
    """What a decision is about, drawn for who is asked with what was chosen so far, and the same in words."""
    showing = _showing(services, asked, private_words(interaction))
    face, shown = showing.face, (asked.decision, asked.view, showing.names, showing.words)
    alt = None if face.panel_alt is None else face.panel_alt(*shown, draft.keys)
    if alt is None:
        return None, ""
    palette = await palette_for(services.people, person(interaction).id)
    drawn = (asked.decision, asked.view, plain_names(asked.session), showing.words)
    return await services.pictures.panel(face, *drawn, chosen=draft.keys, palette=palette), alt


def _chosen(interaction: discord.Interaction[Any], asked: Asked, part: Callable[[Option], str | None]) -> str:
    """What was chosen in a menu of the question's options or groups: exactly one, whatever a forged press
    says."""
    values, decision = data_of(interaction).get("values", []), asked.decision
    offered = [part(option) for option in decision.options] if isinstance(decision, Pick | Subset) else []
    if len(values) != 1 or values[0] not in offered:
        refusal = IllegalAnswer("not-an-option", rule=decision.rule)
        typed = str(values[0]) if values else ""
        raise refusal.about(asked.session.game, decision.name, typed=typed)
    return str(values[0])


def _typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the form's one field; nothing, if a forged form has none."""
    for part in data_of(interaction).get("components", []):
        field = part.get("component") or {}
        if "value" in field:
            return str(field["value"])
    return ""


CHOOSING = frozenset((Verb.GROUP, Verb.OPTION, Verb.BACK, Verb.AGAIN, Verb.CONFIRM))
"""What goes on with a half-made choice: one after the other, in the order in which a person presses."""

HANDLERS: Mapping[Verb, Any] = {
    Verb.ACT: act,
    Verb.ASIDE: open_aside,
    Verb.HAND: hand,
    Verb.DO: do,
    Verb.GROUP: choose_group,
    Verb.OPTION: choose_option,
    Verb.BACK: take_back,
    Verb.AGAIN: start_again,
    Verb.CONFIRM: confirm,
}
