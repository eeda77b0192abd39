"""A choice that a person makes in several presses: each press changes the stored draft, and shows it.

A control of a half-made choice names the step that it belongs to, so that a press on an older panel, or the
second of a double tap, is not taken for the next step.
"""

from collections.abc import Callable, Mapping

from cogs.parts.choices import Draft, is_given, with_group, with_option, without_last
from cogs.parts.custom_ids import Verb
from cogs.parts.interactions import data_of
from cogs.presses.answers import submit
from cogs.presses.press import Handler, Press
from cogs.presses.private_panels import asked_by, draft_of, refuse, show_question
from engine.errors import IllegalAnswer
from engine.play.codec import encode
from engine.play.decisions import Option, Pick, Subset, as_text
from engine.sessions.positions import Asked


async def choose_group(press: Press) -> None:
    """Open a group of a long choice."""
    await _choose(press, lambda option: option.group, with_group)


async def choose_option(press: Press) -> None:
    """Choose an option, to be confirmed, or take it back."""
    await _choose(press, lambda option: option.key, with_option)


async def choose_answer(press: Press) -> None:
    """Answer with what is chosen in a menu. The answer can be taken back, or is sealed: then to choose the
    same once more changes nothing, and to choose something else changes it."""
    asked = await asked_by(press)
    if asked is None:
        return
    try:
        chosen = _chosen(press, asked, lambda option: option.key)
    except IllegalAnswer as error:
        await refuse(press, asked.session, error, ticket=asked.ticket)
        return
    await submit(press, chosen)


async def show_all(press: Press) -> None:
    """Show all answers beside the likely ones, or the page that has the option in the key. It changes nothing
    that is stored."""
    asked = await asked_by(press)
    if asked is not None:
        await show_question(press, asked, is_open=True, at=press.custom_id.key)


async def take_back(press: Press) -> None:
    """Take the last option of a half-made choice back."""
    step = await _step(press)
    if step is not None:
        await _change(press, *step, without_last)


async def start_again(press: Press) -> None:
    """Forget a half-made choice."""
    step = await _step(press)
    if step is not None:
        await _change(press, *step, lambda decision, draft: Draft())


async def confirm(press: Press) -> None:
    """Answer with the half-made choice, if it is still the one that the button names."""
    asked = await asked_by(press)
    if asked is None:
        return
    key, ticket = press.custom_id.key, press.custom_id.ticket
    draft, decision = await draft_of(press.services.sessions, asked), asked.decision
    if is_given(decision, asked.given, key):  # the second of a double tap
        await submit(press, as_text(asked.given))
        return
    if not draft.has_control(key):
        changed = IllegalAnswer("choice-changed").about(asked.session.game, decision.name)
        await refuse(press, asked.session, changed, ticket=ticket)
        return
    if not draft.keys and not (isinstance(decision, Subset) and decision.low == 0):
        raise IllegalAnswer("nothing-chosen", rule=decision.rule)
    await submit(press, as_text(draft.keys))


async def _step(press: Press) -> tuple[Asked, Draft] | None:
    """What the person is asked, and their draft, if the pressed control belongs to this step of the choice.
    Otherwise, as for the second of a double tap, show how the choice stands now and return None."""
    asked = await asked_by(press)
    if asked is None:
        return None
    draft = await draft_of(press.services.sessions, asked)
    if draft.has_control(press.custom_id.key):
        return asked, draft
    await show_question(press, asked, is_open=True, at=_on_button(press))
    return None


async def _choose(
    press: Press,
    part: Callable[[Option], str | None],
    change: Callable[[Pick | Subset, Draft, str], Draft],
) -> None:
    """Go on with what was chosen. If it can no longer be chosen, say so and show what can."""
    step = await _step(press)
    if step is None:
        return
    asked, draft = step
    try:
        chosen = _chosen(press, asked, part)
    except IllegalAnswer as error:
        await refuse(press, asked.session, error, ticket=asked.ticket)
        return
    await _change(press, asked, draft, lambda decision, draft: change(decision, draft, chosen))


async def _change(
    press: Press, asked: Asked, draft: Draft, change: Callable[[Pick | Subset, Draft], Draft]
) -> None:
    """Change a half-made choice, store it and show it. Raises IllegalAnswer for an amount."""
    decision = asked.decision
    if not isinstance(decision, Pick | Subset):
        raise IllegalAnswer("not-an-option", rule=decision.rule)
    await press.services.sessions.save_draft(asked, encode(change(decision, draft)).decode())
    await show_question(press, asked, is_open=True, at=_on_button(press))


def _chosen(press: Press, asked: Asked, part: Callable[[Option], str | None]) -> str:
    """The one value that was chosen among the question's options or groups: in a menu, or by a button. Raises
    IllegalAnswer if a forged press has none, several or another one."""
    values, decision = data_of(press.interaction).get("values", [_on_button(press)]), asked.decision
    offered = [part(option) for option in decision.options] if isinstance(decision, Pick | Subset) else []
    if len(values) != 1 or values[0] not in offered:
        refusal = IllegalAnswer("not-an-option", rule=decision.rule)
        typed = str(values[0]) if values else ""
        raise refusal.about(asked.session.game, decision.name, typed=typed)
    return str(values[0])


def _on_button(press: Press) -> str:
    """The option on a button of a half-made choice; a menu has a number there, which means nothing."""
    return press.custom_id.key.partition("-")[2]


HANDLERS: Mapping[Verb, Handler] = {
    Verb.GROUP: choose_group,
    Verb.MENUS: show_all,
    Verb.OPTION: choose_option,
    Verb.CHOOSE: choose_answer,
    Verb.BACK: take_back,
    Verb.AGAIN: start_again,
    Verb.CONFIRM: confirm,
}
