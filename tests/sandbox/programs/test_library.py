"""Commands in a cog: groups, choices, ranges, completion, menus of messages and people, checks, cooldowns."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Program, Sandbox, Server, Upload

PROGRAM = "library.py"
COMPLAINS = True
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
async def _synced(program: Program) -> None:
    await program.synced()


async def test_titles_are_completed_and_lent_once(channel: Channel, anna: Person, bob: Person) -> None:
    choices = await anna.complete("library lend", focused="title", text="u", channel=channel)
    assert [choice.name for choice in choices] == ["Dune", "Faust", "Persuasion", "Ulysses", "Utopia"]
    reply = await anna.slash("library lend", title="Dune")
    assert (reply.is_ephemeral, await reply.text()) == (False, "*Dune* is yours for 14 days.")
    reply = await bob.slash("library lend", channel=channel, title="Dune", days=3)
    assert (reply.is_ephemeral, await reply.text()) == (True, f"<@{anna.id}> has *Dune*.")
    assert await (await bob.slash("library lend", title="Nothing")).text() == "There is no book 'Nothing'."


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"verdict": "good", "stars": 3}, "option-required"),
        ({"title": "Emma", "verdict": "so so", "stars": 3}, "option-choice"),
        ({"title": "Emma", "verdict": "good", "stars": 5.5}, "option-too-large"),
    ],
)
async def test_what_the_command_does_not_take_is_not_sent(
    channel: Channel, anna: Person, options: dict[str, object], key: str
) -> None:
    with pytest.raises(NotOffered) as refusal:
        await anna.slash("library rate", channel=channel, options=options)  # type: ignore[arg-type]
    assert refusal.value.key == key


async def test_numbers_and_choices_are_read(channel: Channel, anna: Person) -> None:
    reply = await anna.slash("library rate", channel=channel, title="Emma", verdict="good", stars=4.5)
    assert await reply.text() == "*Emma*: good, 4.5 stars"


async def test_a_command_cools_down(channel: Channel, anna: Person) -> None:
    assert await (await anna.slash("library luck", channel=channel)).text() == "Today: Momo"
    assert (await (await anna.slash("library luck")).text()).startswith("Try again in ")


async def test_the_desk_is_for_librarians(server: Server, channel: Channel, anna: Person) -> None:
    boss = server.add_person("Boss", permissions=["MANAGE_MESSAGES"])
    await anna.slash("library lend", channel=channel, title="Momo")
    assert await (await anna.slash("library desk out")).text() == "That is for librarians."
    reply = await boss.slash("library desk out", channel=channel, borrower=anna)
    assert await reply.text() == "Momo"


async def test_options_of_every_kind_are_read(
    server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    miners = server.add_role("Miners")
    sort = {"who": bob, "shelf": channel}
    reply = await anna.slash("library desk sort", channel=channel, options=sort)
    assert await reply.text() == f"member bob in <#{channel.id}>, no label"
    more = {"who": miners, "shelf": channel, "label": miners, "cover": Upload("a.txt", b"cover")}
    reply = await anna.slash("library desk sort", options=more)
    assert await reply.text() == f"role Miners in <#{channel.id}>, Miners, a cover of 5 bytes"


async def test_messages_are_quoted_and_people_looked_up(channel: Channel, anna: Person, bob: Person) -> None:
    said = bob.say("So it goes", channel)
    assert await (await anna.use("Quote", said)).text() == "> So it goes\n— Bob"
    reply = await anna.use("Member since", bob)
    assert (await reply.text()).startswith("Bob is here since <t:")


async def test_what_is_forged_breaks_nothing(discord: Sandbox, channel: Channel, anna: Person) -> None:
    """discord.py itself answers none of these; the program lives on."""
    forged = {"library burn": {}, "library lend": {"days": "x" * 5000}, "nothing": {"a": 1}}
    for path, options in forged.items():
        await anna.forge_command(path, options, channel=channel, command_id="1", wait=False)
    await discord.settle()
    assert await (await anna.slash("library lend", channel=channel, title="Emma")).text()
