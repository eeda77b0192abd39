"""Each refusal has a key that stays, and values with which anyone can say it in his own language."""

from __future__ import annotations

import re
import string
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import sandbox.people
from sandbox import Channel, NotOffered, Person, Sandbox
from sandbox.people.not_offered import REASONS
from tests.sandbox.api import Api

PEOPLE = Path(next(iter(sandbox.people.__path__)))


def raised() -> set[str]:
    """Every key that stands in the code of the people."""
    code = "\n".join(p.read_text() for p in PEOPLE.glob("*.py") if p.name != "not_offered.py")
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code)) & set(REASONS)


def test_every_reason_can_come_up() -> None:
    assert raised() == set(REASONS)


@pytest.mark.parametrize("key", REASONS)
def test_a_refusal_says_its_reason_with_its_values(key: str) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(REASONS[key]) if name]
    refusal = NotOffered(key, **dict.fromkeys(names, "✦"), unsaid=[1, 2])
    assert str(refusal).count("✦") == len(names)
    assert refusal.values["unsaid"] == "1, 2"
    assert isinstance(refusal, AssertionError)


async def test_every_refusal_shows_the_channel_and_what_only_one_sees_there(
    anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    reply = await api.slash(bob, channel)
    await api.respond(reply, 4, {"content": "only Bob", "flags": 64})
    board = await api.post(channel, "board", components=[BUTTONS, MENU])
    seen, private = anna.last(channel), bob.private(channel)[0]
    assert board["id"] == seen.id

    async def edits() -> None:
        anna.edit(seen, "x")

    async def says() -> None:
        anna.say("", channel)

    refused: list[Callable[[], Awaitable[object]]] = [
        lambda: anna.slash("nothing", channel=channel),
        lambda: anna.complete("do", focused="x", channel=channel),
        lambda: anna.use("nothing", seen),
        lambda: anna.press(seen, "Off"),
        lambda: anna.press(seen, "None such"),
        lambda: anna.press(private, "Go"),
        lambda: anna.choose(seen, "Towns", "Nowhere"),
        edits,
        says,
    ]
    for deed in refused:
        with pytest.raises(NotOffered) as refusal:
            await deed()
        (note,) = refusal.value.__notes__
        assert "--- Bot (only for Bob)\n    only Bob" in note, refusal.value
        assert note.count("=== saloon") == 1
    for ask in (lambda: reply.modal, lambda: reply.choices, lambda: seen.button("None such")):
        with pytest.raises(AssertionError) as failure:
            ask()
        shown = "\n".join([str(failure.value), *getattr(failure.value, "__notes__", [])])
        assert "(only for Bob)" in shown


BUTTONS = {
    "type": 1,
    "components": [
        {"type": 2, "style": 6, "sku_id": "1"},
        {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True},
    ],
}
MENU = {
    "type": 1,
    "components": [
        {"type": 3, "custom_id": "t", "placeholder": "Towns", "options": [{"label": "Here", "value": "h"}]}
    ],
}


async def test_a_shop_opens_at_the_client_and_tells_the_bot_nothing(
    discord: Sandbox, anna: Person, channel: Channel, api: Api
) -> None:
    await api.post(channel, "board", components=[BUTTONS])
    board = anna.last(channel)
    with pytest.raises(NotOffered) as refusal:
        await anna.press(board, board.all_buttons[0])
    assert refusal.value.key == "button-premium"
    assert discord.world.interactions == {}
