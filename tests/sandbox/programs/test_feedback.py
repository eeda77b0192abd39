"""Forms with every kind of field, as discord.py reads them."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Program, Upload
from tests.sandbox.api import PNG

PROGRAM = "feedback.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_feedback_is_passed_on_with_its_pictures(
    program: Program, channel: Channel, anna: Person, bob: Person
) -> None:
    await program.synced()
    form = (await anna.slash("feedback", channel=channel)).modal
    assert form.labels == ["What happened?", "What is it?", "Where?", "Screenshots"]
    values = {"What happened?": "All went well", "What is it?": "Praise", "Where?": channel}
    reply = await anna.fill(form, values | {"Screenshots": [Upload("map.png", PNG)]})
    assert (reply.ack, await reply.text()) == ("deferred", "Thank you!")
    passed = bob.last(channel)
    assert passed.text == f"Praise\nAll went well\nWhere\n<#{channel.id}>"
    assert [(p.filename, p.data) for p in passed.pictures] == [("map.png", PNG)]


async def test_a_form_with_too_little_in_it_is_not_sent(
    program: Program, channel: Channel, anna: Person
) -> None:
    await program.synced()
    form = (await anna.slash("feedback", channel=channel)).modal
    for values, key in (
        ({}, "field-required"),
        ({"What happened?": "Hm"}, "field-length"),
        ({"What happened?": "All went well", "What is it?": []}, "field-count"),
    ):
        with pytest.raises(NotOffered) as refusal:
            await anna.fill(form, values)
        assert refusal.value.key == key
    assert await (await anna.fill(form, {"What happened?": "All went well"})).text() == "Thank you!"
    assert anna.last(channel).text.startswith("Idea\nAll went well")


async def test_circles_ticks_and_people_are_read(
    program: Program, channel: Channel, anna: Person, bob: Person
) -> None:
    await program.synced()
    form = (await anna.slash("survey", channel=channel)).modal
    assert form.title == "Anna asks"
    reply = await anna.fill(form, {"Side": "Mine"})
    assert await reply.text() == "Mine with nothing, fast, against Anna"
    changed = {"Side": "Town", "Extras": ["Hat", "Boots"], "Fast game": False, "Rival": bob}
    form = (await anna.slash("survey", channel=channel)).modal
    assert await (await anna.fill(form, changed)).text() == "Town with Hat, Boots, slow, against Bob"


async def test_forms_are_offered_in_servers_only(program: Program, anna: Person) -> None:
    await program.synced()
    assert anna.commands(anna.dm) == []
