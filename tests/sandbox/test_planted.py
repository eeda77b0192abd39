"""Twenty-five violations, planted: the description finds most of them, our limits all; none gets through.

Our limits must hold alone where the description is not at hand; that the description finds what it can shows
that the referee does not sleep.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandbox.codes import AUTOCOMPLETE
from sandbox.codes import COMMAND as COMMAND_USED
from sandbox.rest.referee import find_description
from tests.sandbox.api import COMMAND, Api
from tests.sandbox.test_limits_of_messages import (
    button,
    embed,
    fields,
    option,
    row,
    rows_of,
    select,
    text,
    v2,
)

MESSAGE, MODAL, CHOICES, COMMANDS = "message", "modal", "choices", "commands"


def modal(**changes: Any) -> dict[str, Any]:
    field = {"type": 4, "custom_id": "f", "style": 1} | changes.pop("field", {})
    label = {"type": 18, "label": "Field", "component": field}
    return {"type": 9, "data": {"title": "t", "custom_id": "c", "components": [label]} | changes}


def command(**changes: Any) -> list[dict[str, Any]]:
    return [COMMAND | changes]


def choices(count: int) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(count)]}}


def opt(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d", **more}


PLANTED: dict[str, tuple[str, Any]] = {
    "a label of 81": (MESSAGE, {"components": [row(button(label="x" * 81))]}),
    "a custom id of 101": (MESSAGE, {"components": [row(button(custom_id="x" * 101))]}),
    "six buttons in a row": (MESSAGE, {"components": [row(*map(button, range(6)))]}),
    "26 options": (MESSAGE, {"components": [row(select(26))]}),
    "an option's label of 101": (MESSAGE, {"components": [row(option(label="x" * 101))]}),
    "a placeholder of 151": (MESSAGE, {"components": [row(select(placeholder="x" * 151))]}),
    "26 to choose": (MESSAGE, {"components": [row(select(max_values=26))]}),
    "eleven embeds": (MESSAGE, {"embeds": [{"title": "t"}] * 11}),
    "an embed's title of 257": (MESSAGE, embed(title="x" * 257)),
    "an embed's text of 4097": (MESSAGE, embed(description="x" * 4097)),
    "26 fields": (MESSAGE, fields(26)),
    "an alt text of 1025": (MESSAGE, {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}),
    "a field's value of 1025": (MESSAGE, fields(1, value=1025)),
    "26 suggestions": (CHOICES, choices(26)),
    "a modal's title of 46": (MODAL, modal(title="x" * 46)),
    "a field of 4001": (MODAL, modal(field={"max_length": 4001})),
    "a command's description of 101": (COMMANDS, command(description="x" * 101)),
    "six rows": (MESSAGE, rows_of(6)),
    "one custom id twice": (MESSAGE, {"components": [row(button(1), button(2, custom_id="b1"))]}),
    "6001 characters in embeds": (
        MESSAGE,
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    ),
    "a button that says nothing": (MESSAGE, {"components": [row({"type": 2, "style": 1, "custom_id": "b"})]}),
    "4001 characters in text displays": (MESSAGE, v2(text("x" * 4000), text("x"))),
    "a name in capitals": (COMMANDS, command(name="Do")),
    "101 commands": (COMMANDS, [COMMAND | {"name": f"c{n}"} for n in range(101)]),
    "a required option behind another": (COMMANDS, command(options=[opt("a"), opt("b", required=True)])),
}
FIRST_OF_OURS = "six rows"
OURS = list(PLANTED)[list(PLANTED).index(FIRST_OF_OURS) :]
"""What the description does not know: counts over a whole tree, sums, names, orders."""


ROUTES = {
    MESSAGE: ("POST", "/channels/{channel_id}/messages"),
    MODAL: ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    CHOICES: ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    COMMANDS: ("PUT", "/applications/{application_id}/commands"),
}


async def plant(api: Api, where: str, body: Any) -> int:
    """Send it where it belongs; the code with which it is refused, and nothing has changed."""
    discord = api.discord
    server = discord.add_server("Dodge City")
    channel, anna = server.add_channel("saloon"), server.add_person("Anna")
    asked = discord._stage.interact(
        anna.user, AUTOCOMPLETE if where == CHOICES else COMMAND_USED, {}, channel
    )
    paths = {
        MESSAGE: f"/channels/{channel.id}/messages",
        COMMANDS: f"/applications/{discord.bot.id}/commands",
    }
    path = paths.get(where, f"/interactions/{asked.id}/{asked.token}/callback")
    files = {"a.png": b"x"} if "attachments" in body else None
    answer = await api(ROUTES[where][0], path, body, files=files)
    assert api.status == 400, answer
    assert channel.messages == []
    assert discord.world.commands == {}
    assert not asked.acked
    return int(answer["code"])


@pytest.mark.parametrize("violation", PLANTED)
async def test_our_limits_refuse_it_alone(raw: Api, violation: str) -> None:
    assert await plant(raw, *PLANTED[violation]) in (50035, 30032)
    assert raw.discord.violations == []


@pytest.mark.skipif(find_description() is None, reason="Discord's OpenAPI description is not at hand")
@pytest.mark.parametrize("violation", PLANTED)
async def test_the_referee_names_what_the_description_knows(api: Api, violation: str) -> None:
    where, body = PLANTED[violation]
    await plant(api, where, body)
    found = api.discord.take_violations()
    assert len(found) == (violation not in OURS)
    for told in found:
        assert re.match(rf"request {ROUTES[where][0]} /[^ ]+: [a-z0-9_.]+: .+", told)
