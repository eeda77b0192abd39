"""Acknowledging and answering interactions: once, in time, and only in ways that fit."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api

EPHEMERAL, LOADING = 1 << 6, 1 << 7
BUTTONS = {
    "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
}


async def test_a_first_response_is_a_message_with_its_data(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    answer = await api.respond(reply, 4, {"content": "hello"})
    assert answer["resource"]["message"]["content"] == "hello"
    assert answer["interaction"]["response_message_ephemeral"] is False
    assert (reply.ack, reply.is_ephemeral, await reply.text()) == ("message", False, "hello")
    assert anna.last(channel).text == "hello"
    assert discord.violations == []


async def test_without_with_response_the_callback_answers_204(
    api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api("POST", api.callback_path(reply).split("?")[0], {"type": 4, "data": {"content": "hello"}})
    assert api.status == 204


async def test_a_second_acknowledgement_is_refused(api: Api, anna: Person, channel: Channel) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 5)
    await api.refused(40060, "POST", api.callback_path(reply), {"type": 4, "data": {"content": "again"}})
    assert len(channel.messages) == 1


async def test_an_acknowledgement_after_three_seconds_is_refused(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    discord.pass_time(seconds=3.1)
    await api.refused(10062, "POST", api.callback_path(reply), {"type": 5})
    assert api.status == 404
    await api.refused(10015, "POST", api.webhook(reply), {"content": "x"})


async def test_an_unknown_token_is_an_unknown_interaction(api: Api, channel: Channel) -> None:
    await api.refused(10062, "POST", "/interactions/1/nonsense/callback", {"type": 5})
    await api.refused(10015, "POST", f"/webhooks/{api.discord.bot.id}/nonsense", {"content": "x"})


async def test_a_token_lives_for_fifteen_minutes(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 5, {"flags": EPHEMERAL})
    discord.pass_time(minutes=14.9)
    await api.ok("PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "just in time"})
    discord.pass_time(minutes=0.2)
    for method, path in (("PATCH", "/messages/@original"), ("GET", "/messages/@original"), ("POST", "")):
        await api.refused(
            50027, method, api.webhook(reply) + path, {"content": "x"} if method != "GET" else None
        )
        assert api.status == 401


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_a_command_cannot_be_answered_like_a_component(
    api: Api, anna: Person, channel: Channel, kind: int
) -> None:
    reply = await api.slash(anna, channel)
    data: dict[str, list[str]] = {"choices": []} if kind == 8 else {}
    await api.refused(50035, "POST", api.callback_path(reply), {"type": kind, "data": data})
    assert reply.ack == "none"


async def test_only_a_completion_is_answered_with_choices(lenient: Sandbox, raw: Api) -> None:
    server = lenient.add_server("s")
    anna, channel = server.add_person("Anna"), server.add_channel("c")
    await raw.post(channel, "board", **BUTTONS)
    pressed = await anna.press(anna.last(channel), "Go", wait=False)
    await raw.refused(50035, "POST", raw.callback_path(pressed), {"type": 8, "data": {"choices": []}})
    sent = anna._stage.interact(anna.user, 4, {"id": "1", "name": "do", "type": 1, "options": []}, channel)
    path = f"/interactions/{sent.id}/{sent.token}/callback"
    for kind in (4, 5, 6, 7, 9):
        await raw.refused(50035, "POST", path, {"type": kind, "data": {}})


async def test_a_form_cannot_follow_a_form(api: Api, anna: Person, channel: Channel) -> None:
    reply = await api.slash(anna, channel)
    field = {"type": 4, "custom_id": "f", "style": 1}
    form = {"title": "t", "custom_id": "m", "components": [{"type": 18, "label": "l", "component": field}]}
    await api.respond(reply, 9, form)
    sent = await anna.fill(reply.modal, {"l": "x"}, wait=False)
    await api.refused(50035, "POST", api.callback_path(sent), {"type": 9, "data": form})
    await api.refused(50035, "POST", api.callback_path(sent), {"type": 6})
    await api.respond(sent, 4, {"content": "thanks"})


async def test_the_first_follow_up_after_a_deferral_replaces_it(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    answer = await api.respond(reply, 5, {"flags": EPHEMERAL})
    assert answer["interaction"]["response_message_loading"] is True
    assert reply.messages == []
    first = await api.ok("POST", api.webhook(reply) + "?wait=true", {"content": "one"})
    second = await api.ok("POST", api.webhook(reply) + "?wait=true", {"content": "two"})
    assert first["id"] == answer["interaction"]["response_message_id"] != second["id"]
    assert first["flags"] == EPHEMERAL
    assert second["flags"] == 0
    assert [m.text for m in anna.private(channel)] == ["one"]
    assert anna.last(channel).text == "two"
    assert discord.violations == []


async def test_a_deferral_carries_nothing_but_its_privacy(api: Api, anna: Person, channel: Channel) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 5, {"content": "ignored", "flags": EPHEMERAL})
    assert reply.original is not None
    assert (reply.original.text, reply.original.is_loading) == ("", True)


async def test_privacy_cannot_change_later(api: Api, anna: Person, channel: Channel) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 5)
    await api.ok("POST", api.webhook(reply), {"content": "public", "flags": EPHEMERAL})
    assert anna.private(channel) == []
    await api.ok(
        "PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "still", "flags": EPHEMERAL}
    )
    assert anna.last(channel).text == "still"


async def test_an_update_changes_the_message_that_was_pressed(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    await api.post(channel, "board", **BUTTONS)
    reply = await anna.press(anna.last(channel), "Go", wait=False)
    await api.respond(reply, 7, {"content": "pressed", "components": []})
    assert reply.ack == "update"
    assert await reply.text() == "pressed"
    assert anna.last(channel).buttons == []
    assert len(channel.messages) == 1
    assert discord.violations == []


async def test_a_deferred_update_answers_with_its_edit_or_a_follow_up(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    await api.post(channel, "board", **BUTTONS)
    reply = await anna.press(anna.last(channel), "Go", wait=False)
    await api.respond(reply, 6)
    assert reply.ack == "deferred update"
    assert reply.messages == []
    await api.ok("POST", api.webhook(reply), {"content": "only you", "flags": EPHEMERAL})
    assert (await reply.private()).text == "only you"
    await api.ok("PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "board 2"})
    assert [m.text for m in reply.messages] == ["board 2", "only you"]
    assert discord.violations == []


async def test_a_deleted_response_is_gone(api: Api, anna: Person, channel: Channel) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "x"})
    await api.ok("DELETE", f"{api.webhook(reply)}/messages/@original")
    await api.refused(10008, "PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "y"})
    assert reply.messages == []
    assert (await reply.answer()).is_deleted
    assert await reply.text() == "x"


async def test_who_waits_in_vain_for_an_answer_reads_what_was_said_so_far(
    api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 5, {})
    await api.ok("DELETE", f"{api.webhook(reply)}/messages/@original")
    with pytest.raises(AssertionError, match=r"in vain for an answer(?s:.*)=== saloon"):
        await reply.answer(timeout=0.05)


async def test_follow_ups_can_be_read_edited_and_deleted(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "x"})
    sent = await api.ok("POST", api.webhook(reply), {"content": "y", "flags": EPHEMERAL})
    path = f"{api.webhook(reply)}/messages/{sent['id']}"
    assert (await api.ok("GET", path))["content"] == "y"
    await api.ok("PATCH", path, {"content": "z"})
    assert (await reply.followup()).text == "z"
    await api.ok("DELETE", path)
    await api.refused(10008, "GET", path)
    assert discord.violations == []


async def test_who_answers_in_a_server_without_the_bot_has_five_follow_ups(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    """The application is then installed for the person only (40094)."""
    from sandbox.payloads.messages import interaction_payload

    server.kick_bot()
    reply = await anna.forge("x", channel=channel, wait=False)
    payload = interaction_payload(discord.world, reply.interaction)
    assert payload["authorizing_integration_owners"] == {"1": anna.id}
    await api.respond(reply, 4, {"content": "x"})
    for n in range(5):
        await api.ok("POST", api.webhook(reply), {"content": str(n)})
    await api.refused(40094, "POST", api.webhook(reply), {"content": "5"})
    assert discord.violations == []


async def test_an_interaction_tells_who_where_and_in_which_language(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    from sandbox.payloads.messages import interaction_payload

    reply = await api.slash(anna, channel)
    payload = interaction_payload(discord.world, reply.interaction)
    assert (payload["locale"], payload["guild_locale"]) == ("de", "en-US")
    assert payload["channel"]["id"] == channel.id
    assert payload["attachment_size_limit"] == 10 * 1024 * 1024
    assert int(payload["member"]["permissions"]) > 0
    assert int(payload["app_permissions"]) > 0
    assert payload["authorizing_integration_owners"] == {"0": channel.guild.id if channel.guild else ""}
