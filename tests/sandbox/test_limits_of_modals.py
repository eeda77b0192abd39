"""Every limit of modals, crossed once and just kept once."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox
from tests.sandbox.api import Api


def modal(*parts: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"title": "t", "custom_id": "m", "components": list(parts or [label()])} | changes


def label(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": f"l{n}", "component": field(n)} | changes


def field(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": f"f{n}", "style": 1} | changes


def labelled(**changes: Any) -> dict[str, Any]:
    return modal(label(component=field(**changes)))


def choices(kind: int, count: int, **changes: Any) -> dict[str, Any]:
    """A label with a menu (3), radio buttons (21) or boxes to check (22)."""
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return modal(label(component={"type": kind, "custom_id": "c", "options": options} | changes))


def files(**changes: Any) -> dict[str, Any]:
    return modal(label(component={"type": 19, "custom_id": "c"} | changes))


CHANNELS = {"type": 8, "custom_id": "c", "default_values": [{"type": "channel", "id": "1"}]}
MODALS_KEPT = {
    "title of 45": modal(title="x" * 45),
    "custom id of 100": modal(custom_id="x" * 100),
    "5 parts": modal(*(label(n) for n in range(5))),
    "label of 45": modal(label(label="x" * 45, description="x" * 100)),
    "a row with a text input": modal({"type": 1, "components": [field(label="x" * 45)]}),
    "placeholder of 100": labelled(placeholder="x" * 100),
    "value as long as it may be": labelled(max_length=10, value="x" * 10),
    "length of 4000": labelled(min_length=0, max_length=4000),
    "a text between fields": modal(label(), {"type": 10, "content": "Read this."}),
    "a menu of 25": choices(3, 25, min_values=1, max_values=25),
    "a menu that need not be answered": choices(3, 2, min_values=0, required=False),
    "a menu of people": modal(label(component={"type": 5, "custom_id": "c", "max_values": 25})),
    "a default channel": modal(label(component=CHANNELS | {"channel_types": [0]})),
    "10 files": files(min_values=10, max_values=10),
    "files that need not be there": files(min_values=0, required=False),
    "10 radio buttons": choices(21, 10),
    "10 boxes to check": choices(22, 10, min_values=1, max_values=10),
    "a box to check": modal(label(component={"type": 23, "custom_id": "c", "default": True})),
}
MODALS_CROSSED = {
    "title of 46": modal(title="x" * 46),
    "no title": modal(title=""),
    "a default role in a menu of channels": modal(
        label(component=CHANNELS | {"default_values": [{"type": "role", "id": "1"}]})
    ),
    "custom id of 101": modal(custom_id="x" * 101),
    "6 parts": modal(*(label(n) for n in range(6))),
    "no part": modal() | {"components": []},
    "label of 46": modal(label(label="x" * 46)),
    "description of 101": modal(label(description="x" * 101)),
    "a button": modal({"type": 2, "style": 1, "label": "x", "custom_id": "b"}),
    "two inputs in a row": modal({"type": 1, "components": [field(1, label="x"), field(2, label="x")]}),
    "placeholder of 101": labelled(placeholder="x" * 101),
    "value longer than it may be": labelled(max_length=10, value="x" * 11),
    "length of 4001": labelled(max_length=4001),
    "a custom id used twice": modal(label(1), label(1)),
    "an unknown style": labelled(style=3),
    "an empty text": modal({"type": 10, "content": ""}),
    "an input without its label": modal({"type": 1, "components": [field()]}),
    "a label without a field": modal({"type": 18, "label": "l"}),
    "a button in a label": modal(label(component={"type": 2, "style": 1, "label": "x", "custom_id": "b"})),
    "a menu of 26": choices(3, 26),
    "a menu that is disabled": choices(3, 2, disabled=True),
    "a menu with nothing to choose that must be answered": choices(3, 2, min_values=0),
    "a menu without custom id": choices(3, 2, custom_id=""),
    "11 files": files(max_values=11),
    "files from 3 to 2": files(min_values=3, max_values=2),
    "no file, but required": files(min_values=0),
    "1 radio button": choices(21, 1),
    "11 radio buttons": choices(21, 11),
    "11 boxes to check": choices(22, 11),
    "more boxes to check than there are": choices(22, 2, max_values=3),
    "a box's label of 101": choices(22, 1, options=[{"label": "x" * 101, "value": "v"}]),
    "a radio button's value used twice": choices(21, 2, options=[{"label": "x", "value": "v"}] * 2),
    "two radio buttons chosen": choices(
        21, 2, options=[{"label": n, "value": n, "default": True} for n in "ab"]
    ),
}


@pytest.mark.dear
@pytest.mark.parametrize("form", MODALS_KEPT.values(), ids=MODALS_KEPT.keys())
async def test_a_modal_that_just_keeps_a_limit_is_accepted(
    discord: Sandbox, api: Api, anna: Person, channel: Channel, form: dict[str, Any]
) -> None:
    await api.respond(await api.slash(anna, channel), 9, form)
    assert discord.violations == []


@pytest.mark.parametrize("form", MODALS_CROSSED.values(), ids=MODALS_CROSSED.keys())
async def test_a_modal_that_crosses_a_limit_is_refused(
    lenient: Sandbox, raw: Api, form: dict[str, Any]
) -> None:
    server = lenient.add_server("s")
    reply = await raw.slash(server.add_person("Anna"), server.add_channel("c"))
    await raw.refused(50035, "POST", raw.callback_path(reply), {"type": 9, "data": form})
    assert reply.ack == "none"
