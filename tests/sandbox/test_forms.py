"""Forms with every field that Discord has: what is filled in already, what is refused, what is sent."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Form, NotOffered, Person, Server, Upload
from tests.sandbox.api import PNG, Api
from tests.sandbox.parts import filled, labelled

OPTIONS = [{"label": "Red", "value": "r"}, {"label": "Blue", "value": "b"}]


async def opened(person: Person, channel: Channel, api: Api, *parts: Any) -> Form:
    reply = await api.slash(person, channel)
    await api.respond(reply, 9, {"title": "Form", "custom_id": "form", "components": list(parts)})
    return reply.modal


async def sent(person: Person, form: Form, **values: Any) -> dict[str, Any]:
    """The value or values of each field as they are sent."""
    reply = await person.fill(form, values, wait=False)
    return filled(reply.interaction.data)


async def refused(person: Person, form: Form, **values: Any) -> str:
    with pytest.raises(NotOffered) as refusal:
        await person.fill(form, values)
    return refusal.value.key


async def test_menus_of_people_roles_and_channels_are_chosen_from(
    server: Server, channel: Channel, anna: Person, bob: Person, api: Api
) -> None:
    miners = server.add_role("Miners")
    form = await opened(
        anna,
        channel,
        api,
        labelled("Who", 5),
        labelled("Role", 6),
        labelled("Any", 7, max_values=2),
        labelled("Where", 8),
    )
    values = {"Who": bob, "Role": miners, "Any": [anna, miners], "Where": channel}
    reply = await anna.fill(form, values, wait=False)
    resolved = reply.interaction.data["resolved"]
    assert sorted(resolved) == ["channels", "members", "roles", "users"]
    assert set(resolved["users"]) == {anna.id, bob.id}
    assert await refused(anna, form, **(values | {"Who": "123"})) == "menu-not-offered"
    assert await refused(anna, form, **(values | {"Who": []})) == "field-count"
    assert await refused(anna, form, **(values | {"Any": [anna, bob, miners]})) == "field-count"
    assert await refused(anna, form, **(values | {"Any": [anna, anna]})) == "menu-option-twice"


async def test_what_is_chosen_already_stays_unless_it_is_changed(
    channel: Channel, anna: Person, bob: Person, api: Api
) -> None:
    red = [OPTIONS[0] | {"default": True}, OPTIONS[1]]
    form = await opened(
        anna,
        channel,
        api,
        labelled("Who", 5, default_values=[{"id": bob.id, "type": "user"}]),
        labelled("Colour", 3, options=red),
        labelled("Side", 21, options=red),
        labelled("Extras", 22, options=red, required=False, min_values=0),
        labelled("Fast", 23, default=True),
    )
    given = {"who": [bob.id], "colour": ["r"], "side": "r", "extras": ["r"], "fast": True}
    assert await sent(anna, form) == given
    changed = await sent(anna, form, Colour="Blue", Side="b", Extras=["Red", "Blue"], Fast=False)
    assert changed == given | {"colour": ["b"], "side": "b", "extras": ["r", "b"], "fast": False}


async def test_ticks_and_circles_ask_for_what_they_need(channel: Channel, anna: Person, api: Api) -> None:
    form = await opened(
        anna,
        channel,
        api,
        labelled("Side", 21, options=OPTIONS),
        labelled("Extras", 22, options=OPTIONS, min_values=2, max_values=2, required=False),
        labelled("Fast", 23),
    )
    assert await sent(anna, form, Side="Red") == {"side": "r", "extras": [], "fast": False}
    assert await refused(anna, form) == "field-count"
    assert await refused(anna, form, Side="Green") == "menu-option-unknown"
    assert await refused(anna, form, Side="Red", Extras=["Red"]) == "field-count"
    assert await refused(anna, form, Side="Red", Fast="yes") == "field-boolean"


async def test_files_are_uploaded_with_a_form(channel: Channel, anna: Person, api: Api) -> None:
    form = await opened(
        anna, channel, api, labelled("Map", 19, max_values=2), labelled("More", 19, required=False)
    )
    reply = await anna.fill(form, {"Map": [Upload("a.png", PNG), Upload("b.txt", b"b")]}, wait=False)
    first, second = reply.interaction.data["components"]
    attachments = reply.interaction.data["resolved"]["attachments"]
    names = [attachments[key]["filename"] for key in first["component"]["values"]]
    assert (names, second["component"]["values"]) == (["a.png", "b.txt"], [])
    assert await refused(anna, form) == "field-count"
    assert await refused(anna, form, Map="a.png") == "field-files"


async def test_what_is_sent_names_each_part_by_a_number(channel: Channel, anna: Person, api: Api) -> None:
    form = await opened(anna, channel, api, {"type": 10, "content": "Hello"}, labelled("Fast", 23, id=1))
    reply = await anna.fill(form, {}, wait=False)
    text, fast = reply.interaction.data["components"]
    assert (text["id"], fast["id"], fast["component"]["id"]) == (2, 3, 1)
    assert set(text) == {"type", "id"}


async def test_a_form_that_was_taken_is_closed_and_one_that_was_not_is_sent_again(
    channel: Channel, anna: Person, api: Api
) -> None:
    form = await opened(anna, channel, api, labelled("Why", 4, style=1))
    await anna.fill(form, {"Why": "lost"}, wait=False)
    reply = await anna.fill(form, {"Why": "because"}, wait=False)
    await api.respond(reply, 4, {"content": "taken"})
    assert await refused(anna, form, Why="again") == "form-not-open"


async def test_who_has_left_or_whose_channel_is_gone_sends_no_form(
    server: Server, channel: Channel, anna: Person, bob: Person, api: Api
) -> None:
    forms = [await opened(person, channel, api, labelled("Why", 4, style=1)) for person in (anna, bob)]
    server.kick(anna)
    assert await refused(anna, forms[0], Why="x") == "lacks-permission"
    with pytest.raises(AssertionError, match="lacks VIEW_CHANNEL"):
        await anna.forge("go", channel=channel)
    channel.delete()
    assert await refused(bob, forms[1], Why="x") == "place-gone"
