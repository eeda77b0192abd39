"""What goes over the page's line: what one person sees and does, and nothing of another's."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.page.door import WEB
from tests.page.line import Line
from tests.sandbox.api import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
GOLD = {"type": 4, "custom_id": "gold", "style": 1, "max_length": 2}
MODAL = {
    "title": "Bid",
    "custom_id": "bid",
    "components": [
        {
            "type": 18,
            "label": "Gold",
            "component": {"type": 4, "custom_id": "gold", "style": 1, "max_length": 2},
        }
    ],
}


async def test_a_person_gets_what_there_is(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel
) -> None:
    async with Line(discord) as line:
        world = await line.ok("be", person=None)
    assert world["you"] == anna.id
    assert [(p["name"], p["locale"]) for p in world["people"]] == [("Anna", "de"), ("Bob", "en-US")]
    assert [p["name"] for p in world["places"] if p["kind"] == "channel"] == ["plaza"]
    assert [p["name"] for p in world["places"] if p["kind"] == "direct"] == ["Bot"]
    assert world["bot"]["online"] is False


async def test_messages_come_as_they_are_posted_edited_and_deleted(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    async with Line(discord) as line:
        await line.be(anna, channel)
        posted = await api.post(channel, "hello")
        fresh = await line.until(lambda f: f.get("news") == "message")
        assert fresh["message"]["content"] == "hello"
        path = f"/channels/{channel.id}/messages/{posted['id']}"
        await api.ok("PATCH", path, {"content": "hello again"})
        await line.until(lambda f: f.get("message", {}).get("content") == "hello again")
        await api.ok("DELETE", path)
        await line.news("gone", message=posted["id"])


async def test_another_persons_private_messages_never_come(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    async with Line(discord) as line, Line(discord) as own:
        await line.be(anna, channel)
        await own.be(bob, channel)
        reply = await api.slash(bob, channel)
        data = {"content": "secret", "flags": 64, "components": [BUTTON]}
        await api.respond(reply, 4, data)
        await own.until(lambda f: f.get("message", {}).get("content") == "secret")
        await api.post(channel, "public")
        await line.until(lambda f: f.get("message", {}).get("content") == "public")
        again = await line.be(anna, channel)
        assert reply.original is not None
        answer = await line.do("press", message=reply.original.id, custom_id="go")
        assert answer["refused"] == "This message is gone."
        assert [m["content"] for m in again["messages"]] == ["public"]
        assert "secret" not in json.dumps(line.frames)
        assert reply.original.id not in json.dumps(line.frames)


async def test_who_is_called_is_counted_for_everyone_until_he_has_read_it(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    async with Line(discord) as line:
        await line.be(anna, channel)
        posted = await api.post(channel, f"<@{bob.id}>, it is your turn")

        def shows(frame: dict[str, Any], unread: int, called: int) -> bool:
            counts = {p["name"]: (p["unread"], p["called"]) for p in frame.get("people", [])}
            return counts.get("Bob") == (unread, called)

        await line.until(lambda f: shows(f, 1, 1))
        seen = await line.be(bob, channel)
        assert seen["messages"][0]["calls"]
        path = f"/channels/{channel.id}/messages/{posted['id']}"
        await api.ok("PATCH", path, {"content": "it was Bob's turn"})
        seen = await line.be(bob, channel)
        assert not seen["messages"][0]["calls"], "an edit that mentions nobody highlights it for nobody"
        line.frames.clear()
        await line.ok("read", place=channel.id, message=posted["id"])
        await line.until(lambda f: shows(f, 0, 0))


async def test_a_press_that_nobody_answers_has_failed(
    discord: Sandbox, api: Api, anna: Person, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    for clock in ("sandbox.page.deeds", "sandbox.people.person"):
        monkeypatch.setattr(f"{clock}.RESPOND_WITHIN_S", 0.1)
    option = {"name": "what", "description": "What", "type": 3, "autocomplete": True}
    await api.sync({"name": "do", "description": "Do it", "options": [option]})
    posted = await api.post(channel, components=[BUTTON])
    async with Line(discord) as line:
        await line.be(anna, channel)
        answer = await line.do("press", message=posted["id"], custom_id="go")
        assert answer["failed"] is True
        asked = {"place": channel.id, "path": "do", "options": {}, "focused": "what", "text": ""}
        assert (await line.do("complete", **asked))["failed"] is True
        refused = await line.do("press", message=posted["id"], custom_id="stop")
        assert refused["refused"] == "This button is gone."


async def test_a_modal_opens_and_is_filled_in_by_custom_ids(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    posted = await api.post(channel, components=[BUTTON])
    async with Line(discord) as line:
        await line.be(anna, channel)

        async def answer_next(kind: int, data: Any) -> None:
            known = len(discord.world.interactions)
            await discord.until(lambda: len(discord.world.interactions) > known)
            interaction = list(discord.world.interactions.values())[-1]
            path = f"/interactions/{interaction.id}/{interaction.token}/callback"
            await api.ok("POST", path, {"type": kind, "data": data})

        pressed, _ = await asyncio.gather(
            line.ok("press", message=posted["id"], custom_id="go"), answer_next(9, MODAL)
        )
        assert pressed["modal"]["title"] == "Bid"
        key = pressed["modal"]["id"]
        refused = await line.do("fill", modal=key, values={"gold": "123"})
        assert refused["refused"] == "'Gold' takes 0 to 2 characters, not 3"
        filled, _ = await asyncio.gather(
            line.ok("fill", modal=key, values={"gold": "7"}), answer_next(4, {"content": "ok"})
        )
        assert filled["ack"] == "message"
        assert "not open" in (await line.do("fill", modal=key, values={"gold": "7"}))["refused"]


async def test_what_a_client_would_not_do_is_refused_without_what_others_see(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel
) -> None:
    channel.deny("SEND_MESSAGES")
    async with Line(discord) as line:
        await line.be(anna, channel)
        assert (await line.do("say", place=channel.id, text="x"))["refused"] == (
            "Anna lacks SEND_MESSAGES in plaza"
        )
        assert (await line.do("open", place=bob.dm.id))["refused"] == "This channel no longer exists."
        assert "nobody can" in (await line.do("__init__"))["refused"]


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[[",
        "[" * 30_000,
        '{"a":' * 10_000,
        "3",
        '{"do": []}',
        '{"do": "earlier", "place": "HERE", "before": 1e999}',
        '{"do": "slash", "place": "HERE", "path": "ping", "options": "none"}',
        '{"do": "complete", "place": "HERE", "path": {}, "options": [], "focused": 0, "text": null}',
    ],
    ids=lambda frame: frame[:60],
)
async def test_whatever_comes_over_the_line_is_answered(
    discord: Sandbox, anna: Person, channel: Channel, frame: str
) -> None:
    async with Line(discord) as line:
        await line.be(anna, channel)
        assert "refused" in await line.send(frame.replace("HERE", channel.id))
        assert "ok" in await line.do("say", place=channel.id, text="still there")


async def test_a_dismissed_message_is_gone_and_a_language_is_changed(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    async with Line(discord) as line:
        await line.be(anna, channel)
        reply = await api.slash(anna, channel)
        await api.respond(reply, 4, {"content": "only you", "flags": 64})
        assert reply.original is not None
        await line.ok("dismiss", message=reply.original.id)
        await line.news("gone", message=reply.original.id)
        await line.ok("language", locale="nl")
        assert anna.user.locale == "nl"
        assert "no language" in (await line.do("language", locale="xx"))["refused"]


async def test_no_foreign_page_gets_in(discord: Sandbox, anna: Person) -> None:
    for origin in ("http://example.org", "null", discord.base_url.replace("127.0.0.1", "localhost")):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with Line(discord, origin=origin):
                pass
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/x/main.js", "/page/line", "/attachments/1/2/x.png"):
            async with session.get(discord.base_url + path, headers={"Host": "rebound.example"}) as response:
                assert response.status == 421


async def test_the_page_may_load_nothing_from_elsewhere(discord: Sandbox, anna: Person) -> None:
    async with aiohttp.ClientSession() as session, session.get(discord.base_url) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy.replace("http-equiv", "")
        assert "//" not in (await response.text()).replace("<!doctype", "")


async def test_a_browser_keeps_the_pages_files_until_one_of_them_changes(
    discord: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with aiohttp.ClientSession() as session:

        async def keeps(address: str) -> str:
            async with session.get(discord.base_url + address) as response:
                assert response.status == 200
                return response.headers["Cache-Control"]

        async def main() -> str:
            async with session.get(discord.base_url) as response:
                assert response.headers["Cache-Control"] == "no-store"
                return "/" + re.findall(r'src="(page/\w+/main.js)"', await response.text())[0]

        monkeypatch.setattr("sandbox.page.door.WEB", shutil.copytree(WEB, tmp_path / "web"))
        before = await main()
        assert "immutable" in await keeps(before)
        with (tmp_path / "web" / "time.js").open("a") as changed:
            changed.write("// changed\n")
        after = await main()
        assert after != before
        assert await keeps(before) == "no-store"
        assert "immutable" in await keeps(after)


async def test_nothing_of_the_page_listens_unless_one_is_connected(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    before = len(discord.world.on_change)
    async with Line(discord) as line:
        await line.be(anna, channel)
        assert len(discord.world.on_change) == before + 1
        assert discord.page.is_watched
    await discord.until(lambda: not discord.page.is_watched)
    assert len(discord.world.on_change) == before


async def test_what_was_asked_from_a_seat_that_is_left_is_told_to_nobody(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    await api.post(channel, components=[BUTTON])
    async with Line(discord) as line:
        await line.be(anna, channel)
        pressed = await line.begin("press", message=anna.last(channel).id, custom_id="go")
        await discord.until(lambda: bool(discord.world.interactions))
        await line.be(bob, channel)
        (interaction,) = discord.world.interactions.values()
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        await api.ok("POST", path, {"type": 9, "data": MODAL | {"title": "Anna's bid"}})
        await line.ok("read_all", server=None)
        assert not [frame for frame in line.frames if frame.get("n") == pressed]
        assert "Anna's bid" not in json.dumps(line.frames)
