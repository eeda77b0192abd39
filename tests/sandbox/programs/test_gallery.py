"""Files in and out, embeds with pictures, edits with new files, and a layout with all its parts."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Program, Upload
from tests.sandbox.api import PNG

PROGRAM = "gallery.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
async def _synced(program: Program) -> None:
    await program.synced()


async def test_a_file_comes_back_turned_round(channel: Channel, anna: Person) -> None:
    reply = await anna.slash("inspect", channel=channel, file=Upload("map.png", PNG))
    answer = await reply.answer()
    assert (reply.ack, answer.text) == ("deferred", f"map.png: {len(PNG)} bytes, 16 × 9, image/png")
    (file,) = answer.files
    assert (file.filename, file.data) == ("SPOILER_reversed-map.png", PNG[::-1])


async def test_an_edit_replaces_pictures(channel: Channel, anna: Person) -> None:
    message = await (await anna.slash("paint", channel=channel)).answer()
    assert message.text == "White\nChoose another"
    assert [(p.filename, p.size, p.description) for p in message.pictures] == [
        ("white.png", (60, 40), "all white")
    ]
    assert (await anna.choose(message, None, "green")).ack == "update"
    assert (message.text, [p.filename for p in message.pictures]) == ("Green", ["green.png"])
    embed = message.message.embeds[0]
    assert embed["image"]["url"] == message.pictures[0].url


async def test_a_picture_in_an_embed_is_not_among_the_attachments(channel: Channel, anna: Person) -> None:
    """So a program that keeps all attachments of its message loses that one, as it does at Discord."""
    message = await (await anna.slash("paint", channel=channel)).answer()
    reply = await anna.press(message, "Add black")
    await reply.until(lambda: [p.filename for p in message.pictures] == ["black.png"])


async def test_a_layout_shows_pictures_files_and_texts(channel: Channel, anna: Person, bob: Person) -> None:
    message = await (await anna.slash("exhibition", channel=channel)).answer()
    assert message.text.splitlines()[:2] == ["# Exhibition of Anna", "Come in!"]
    assert message.alt_texts == ["a meadow", "the sea", "the sign"]
    assert [f.filename for f in message.files][-1] == "catalogue.txt"
    with pytest.raises(NotOffered) as refusal:
        await bob.press(message, "More")
    assert refusal.value.key == "button-link"
    await bob.press(message, "Applaud")
    assert message.text.splitlines()[-1] == "Bob applauds"
    assert len(message.files) == 4
