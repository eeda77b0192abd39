"""An ordinary discord.py bot, unmodified and in a process of its own, goes through all its flows in the
sandbox.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from sandbox import Channel, Person, Program, Sandbox, Server

BOT = Path(__file__).with_name("ordinary_bot.py")
pytestmark = pytest.mark.asyncio(loop_scope="module")


class Run(NamedTuple):
    """One sandbox and one bot for all tests here; each has a server of its own."""

    discord: Sandbox
    program: Program


class Scene(NamedTuple):
    discord: Sandbox
    program: Program
    server: Server
    channel: Channel
    anna: Person
    bob: Person


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def run(processes: None) -> AsyncIterator[Run]:
    async with Sandbox() as discord, Program(discord, BOT) as program:
        yield Run(discord, program)


@pytest.fixture
def scene(run: Run) -> Scene:
    server = run.discord.add_server("Dodge City")
    channel = server.add_channel("saloon")
    anna, bob = server.add_person("Anna", locale="de"), server.add_person("Bob")
    return Scene(run.discord, run.program, server, channel, anna, bob)


async def test_a_command_answers_privately_with_a_picture_and_buttons(scene: Scene) -> None:
    reply = await scene.anna.slash("game panel", size=3, channel=scene.channel)
    panel = await reply.answer()
    assert (reply.ack, reply.is_ephemeral) == ("message", True)
    assert reply.latency < 3
    assert panel.text == "panel 3"
    assert panel.buttons == ["Next", "Note", "Bid"]
    assert panel.alt_texts == ["the first picture"]
    assert panel.pictures[0].size == (16, 9)
    assert scene.bob.sees(scene.channel) == []


async def test_a_button_changes_its_message_and_picture(scene: Scene) -> None:
    panel = await (await scene.anna.slash("game panel", channel=scene.channel)).answer()
    reply = await scene.anna.press(panel, "Next")
    assert reply.ack == "update"
    assert (panel.text, panel.alt_texts) == ("next", ["the second picture"])
    assert [p.filename for p in panel.pictures] == ["second.png"]


async def test_buttons_open_forms(scene: Scene) -> None:
    panel = await (await scene.anna.slash("game panel", channel=scene.channel)).answer()
    reply = await scene.anna.press(panel, "Note")
    assert (reply.ack, reply.modal.title) == ("modal", "Leave a note")
    reply = await scene.anna.fill(reply.modal, {"Note": "hello"})
    assert await reply.text() == "noted: hello"
    reply = await scene.anna.press(panel, "Bid")
    reply = await scene.anna.fill(reply.modal, {"Gold": "7", "Mood": ["Bold"]})
    assert reply.ack == "deferred"
    assert await reply.text() == "bid 7 ['Bold']"


async def test_a_menu_defers_and_edits(scene: Scene) -> None:
    panel = await (await scene.anna.slash("game panel", channel=scene.channel)).answer()
    reply = await scene.anna.choose(panel, "Choose a town", "Deadwood")
    assert reply.ack == "deferred update"
    assert await reply.text() == "town deadwood"


async def test_options_are_completed(scene: Scene) -> None:
    choices = await scene.anna.complete("game go", focused="town", text="o", channel=scene.channel)
    assert [name for name, _ in choices] == ["Deadwood", "Dodge City", "Tombstone"]
    reply = await scene.anna.slash("game go", town=str(choices[1].value), fast=True)
    assert await reply.text() == "to dodge city fast"


async def test_a_game_opens_in_a_thread_and_mentions_its_players(scene: Scene) -> None:
    anna, bob, channel = scene.anna, scene.bob, scene.channel
    reply = await anna.slash("game open", channel=channel, kind="Short game", rival=bob)
    assert (await reply.text()).startswith("thread ")
    assert (await reply.followup()).text == "and one more"
    thread = anna.last(channel).thread
    assert thread is not None
    board = bob.last(thread)
    assert board.mentions == ["Anna", "Bob"]
    assert board.alt_texts == ["the board"]
    reply = await bob.press(board, "Join")
    assert (await reply.private()).text == "You have joined."
    assert anna.private(thread) == []


async def test_a_thread_is_archived_opened_and_read(scene: Scene) -> None:
    await (await scene.anna.slash("game open", channel=scene.channel, kind="short")).followup()
    thread = scene.anna.last(scene.channel).thread
    reply = await scene.anna.slash("game thread", channel=thread)
    assert await reply.text() == "50083 ['edited in time']"


async def test_a_direct_message_arrives_or_is_refused(scene: Scene) -> None:
    reply = await scene.anna.slash("game tell", channel=scene.channel)
    assert await reply.text() == "sent"
    assert scene.anna.last(scene.anna.dm).text == "psst"
    scene.bob.user.accepts_dms = False
    reply = await scene.bob.slash("game tell", channel=scene.channel)
    assert await reply.text() == "50007"


async def test_commands_work_in_direct_messages(scene: Scene) -> None:
    reply = await scene.anna.slash("game tell", channel=scene.anna.dm)
    assert await reply.text() == "sent"
    assert [m.text for m in scene.anna.sees()] == ["sent", "psst"]
    both = [call for call in scene.discord.outgoing if call.contains("psst") or call.contains("sent")]
    assert {call.addressee for call in both[-2:]} == {scene.anna.id}


async def test_waiting_in_vain_shows_the_output_of_the_program(scene: Scene) -> None:
    reply = await scene.anna.slash("game panel", channel=scene.channel)
    with pytest.raises(AssertionError, match=r"=== saloon(?s:.*)=== \S+ordinary_bot.py runs\nsynced"):
        await reply.followup(timeout=0.01)


async def test_a_second_answer_is_refused(scene: Scene) -> None:
    reply = await scene.anna.slash("game twice", channel=scene.channel)
    assert (await reply.followup()).text == "400/40060"


async def test_a_late_answer_is_refused(scene: Scene) -> None:
    reply = await scene.anna.slash("game late", channel=scene.channel, wait=False)
    await scene.program.says("late waits")
    scene.discord.pass_time(seconds=3)
    await scene.program.says("late: 404/10062")
    assert reply.ack == "none"


async def test_a_token_expires_after_fifteen_minutes(scene: Scene) -> None:
    reply = await scene.anna.slash("game slow", channel=scene.channel)
    await scene.program.says("slow waits")
    scene.discord.pass_time(minutes=15)
    await scene.program.says("slow: 401/50027")
    assert reply.messages == []


async def test_a_forged_button_reaches_the_bot(scene: Scene) -> None:
    reply = await scene.bob.forge("forged", channel=scene.channel)
    assert await reply.text() == "no such button"


async def test_requests_go_side_by_side(scene: Scene) -> None:
    """Without rate limit headers discord.py would send them one at a time."""
    await (await scene.anna.slash("game burst", channel=scene.channel)).text()
    gate = scene.discord.faults.hold(rf"/channels/{scene.channel.id}/messages$")
    reply = await scene.anna.slash("game burst", channel=scene.channel)
    await scene.discord.until(lambda: gate.waiting == 6)
    gate.open()
    assert await reply.text() == "burst done"


async def test_a_429_is_waited_for(scene: Scene) -> None:
    """Without a Via header discord.py would take it for a ban."""
    scene.discord.faults.storm_429(rf"/channels/{scene.channel.id}/messages$", retry_after=0.2)
    reply = await scene.anna.slash("game burst", channel=scene.channel)
    assert await reply.text() == "burst done"
    assert len(scene.channel.messages) == 6
    assert sum(call.status == 429 for call in scene.discord.outgoing) >= 1


async def test_a_lost_answer_does_not_double_a_message(scene: Scene) -> None:
    """discord.py asks again with the same nonce."""
    path = rf"/channels/{scene.channel.id}/messages$"
    scene.discord.faults.fail_next("POST", path, before_effect=False)
    reply = await scene.anna.slash("game burst", channel=scene.channel)
    assert await reply.text() == "burst done"
    assert sorted(m.content for m in scene.channel.messages) == [f"shot {n}" for n in range(6)]


async def test_a_cut_line_loses_nothing(scene: Scene) -> None:
    before = scene.discord.gateway.resumed
    await scene.discord.faults.cut_line()
    reply = await scene.anna.slash("game panel", channel=scene.channel)
    assert await reply.text() == "panel 1"
    assert scene.discord.gateway.resumed == before + 1


async def test_a_line_cut_without_a_word_loses_nothing(scene: Scene) -> None:
    before = scene.discord.gateway.resumed
    await scene.discord.faults.cut_line(None)
    reply = await scene.anna.slash("game panel", channel=scene.channel)
    assert await reply.text() == "panel 1"
    assert scene.discord.gateway.resumed == before + 1


async def test_being_told_to_reconnect_loses_nothing(scene: Scene) -> None:
    before = scene.discord.gateway.resumed
    scene.discord.faults.ask_to_reconnect()
    await scene.discord.until(lambda: scene.discord.gateway.resumed > before)
    reply = await scene.anna.slash("game panel", channel=scene.channel)
    assert await reply.text() == "panel 1"


async def test_nothing_violates_the_official_description(run: Run, scene: Scene) -> None:
    if not run.discord.has_referee:
        pytest.skip("Discord's OpenAPI description is not at hand (set DISCORD_OPENAPI)")
    await (await scene.anna.slash("game open", channel=scene.channel, kind="Short game")).followup()
    assert run.discord.violations == []
    assert len({(call.method, call.path.split("/")[1]) for call in run.discord.outgoing}) > 4


async def test_the_bot_is_not_told_of_a_bogus_latency(run: Run) -> None:
    """An instant heartbeat acknowledgement would make discord.py warn."""
    assert "Can't keep up" not in run.program.output
    assert "Traceback" not in run.program.output
