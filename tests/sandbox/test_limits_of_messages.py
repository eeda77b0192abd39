"""Every limit of messages, crossed once and just kept once."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.api import PNG, Api

V2 = 1 << 15


def button(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | changes


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def text(content: str, **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def select(options: int = 2, **changes: Any) -> dict[str, Any]:
    listed = [{"label": f"o{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed} | changes


def entities(kind: int, *values: tuple[str, str], **changes: Any) -> dict[str, Any]:
    """A menu of people (5), roles (6), both (7) or channels (8), with defaults by type and id."""
    defaults = [{"type": of, "id": key} for of, key in values]
    menu = {"type": kind, "custom_id": "s", "default_values": defaults, "min_values": 0, "max_values": 2}
    return {"components": [row(menu | changes)]}


def option(**changes: Any) -> dict[str, Any]:
    return select(options=0) | {"options": [{"label": "o", "value": "v"} | changes]}


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def embed(**parts: Any) -> dict[str, Any]:
    return {"embeds": [parts]}


def fields(count: int, name: int = 1, value: int = 1) -> dict[str, Any]:
    return embed(title="t", fields=[{"name": "n" * name, "value": "v" * value} for _ in range(count)])


def rows_of(count: int) -> dict[str, Any]:
    return {"components": [row(button(n)) for n in range(count)]}


def nested(count: int) -> dict[str, Any]:
    """A container that holds so many components, itself included."""
    return v2({"type": 17, "components": [text("x") for _ in range(count - 1)]})


def gallery(*urls: str, **changes: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **changes} for url in urls]}


def mentions(**allowed: Any) -> dict[str, Any]:
    return {"content": "x", "allowed_mentions": allowed}


PICTURE = "https://example.org/a.png"
KEPT: dict[str, dict[str, Any]] = {
    "content of 2000": {"content": "x" * 2000},
    "embed title of 256": embed(title="x" * 256),
    "embed description of 4096": embed(description="x" * 4096),
    "embed footer of 2048": embed(title="t", footer={"text": "x" * 2048}),
    "embed author of 256": embed(author={"name": "x" * 256}),
    "25 fields of an embed": fields(25),
    "embed field of 256 and 1024": fields(1, 256, 1024),
    "10 embeds": {"embeds": [{"title": "x"}] * 10},
    "6000 characters of embeds": {"embeds": [{"description": "x" * 3000}] * 2},
    "spaces around an embed's text do not count": embed(title=" " * 100 + "x" * 156),
    "5 rows": rows_of(5),
    "5 buttons in a row": {"components": [row(*(button(n) for n in range(5)))]},
    "label of 80": {"components": [row(button(label="x" * 80))]},
    "an emoji without a label": {"components": [row(button(label=None, emoji={"name": "🎲"}))]},
    "an emoji of the server": {"components": [row(button(emoji={"name": "gold", "id": "1"}))]},
    "a keycap": {"components": [row(option(emoji={"name": "1️⃣"}))]},
    "custom id of 100": {"components": [row(button(custom_id="x" * 100))]},
    "link of 512": {
        "components": [row({"type": 2, "style": 5, "label": "x", "url": "https://e.org/" + "x" * 498})]
    },
    "25 options": {"components": [row(select(25))]},
    "option of 100": {"components": [row(option(label="x" * 100, value="y" * 100, description="z" * 100))]},
    "placeholder of 150": {"components": [row(select(placeholder="x" * 150))]},
    "as many default roles as may be chosen": entities(6, ("role", "1"), ("role", "2")),
    "default people and roles": entities(7, ("role", "1"), ("user", "2")),
    "no default channel": entities(8, min_values=1),
    "as many values as options": {"components": [row(select(2, min_values=0, max_values=2))]},
    "40 nested components": nested(40),
    "4000 characters of text displays": v2(text("x" * 2000), text("x" * 2000)),
    "10 items of a gallery": v2(gallery(*[PICTURE] * 10)),
    "alt text of 1024 in a gallery": v2(gallery(PICTURE, description="x" * 1024)),
    "3 texts in a section": v2(
        {"type": 9, "components": [text("x")] * 3, "accessory": button()},
    ),
    "component ids of one's own": v2(text("x", id=7), text("y", id=9)),
    "100 ids of allowed mentions": mentions(users=[str(n) for n in range(1, 101)]),
    "parse beside the other list": mentions(parse=["roles"], users=["1"]),
    "nonce of 25": {"content": "x", "nonce": "x" * 25},
}
CROSSED: dict[str, dict[str, Any]] = {
    "content of 2001": {"content": "x" * 2001},
    "embed title of 257": embed(title="x" * 257),
    "embed description of 4097": embed(description="x" * 4097),
    "embed footer of 2049": embed(title="t", footer={"text": "x" * 2049}),
    "embed author of 257": embed(author={"name": "x" * 257}),
    "26 fields of an embed": fields(26),
    "embed field name of 257": fields(1, name=257),
    "embed field value of 1025": fields(1, value=1025),
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "6001 characters of embeds": {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
    "embed with a picture that is not attached": embed(title="x", image={"url": "attachment://no.png"}),
    "6 rows": rows_of(6),
    "6 buttons in a row": {"components": [row(*(button(n) for n in range(6)))]},
    "a select beside a button": {"components": [row(button(), select())]},
    "an empty row": {"components": [row()]},
    "a button outside a row": {"components": [button()]},
    "label of 81": {"components": [row(button(label="x" * 81))]},
    "neither label nor emoji": {"components": [row(button(label=None))]},
    "a letter as an emoji": {"components": [row(button(emoji={"name": "A"}))]},
    "a digit as an option's emoji": {"components": [row(option(emoji={"name": "1"}))]},
    "custom id of 101": {"components": [row(button(custom_id="x" * 101))]},
    "no custom id": {"components": [row(button(custom_id=None))]},
    "custom id and link": {"components": [row(button(url=PICTURE))]},
    "link of 513": {
        "components": [row({"type": 2, "style": 5, "label": "x", "url": "https://e.org/" + "x" * 499})]
    },
    "custom id used twice": {"components": [row(button(1), button(1))]},
    "26 options": {"components": [row(select(26))]},
    "no option": {"components": [row(select(0))]},
    "option label of 101": {"components": [row(option(label="x" * 101))]},
    "option value of 101": {"components": [row(option(value="x" * 101))]},
    "option description of 101": {"components": [row(option(description="x" * 101))]},
    "option value used twice": {
        "components": [row(select() | {"options": [{"label": "a", "value": "a"}] * 2})]
    },
    "more default roles than may be chosen": entities(6, ("role", "1"), ("role", "2"), max_values=1),
    "fewer default channels than must be chosen": entities(8, ("channel", "1"), min_values=2),
    "a default person in a menu of roles": entities(6, ("user", "1")),
    "a default channel in a menu of people and roles": entities(7, ("channel", "1")),
    "a default channel without an id": entities(8, ("channel", "#saloon")),
    "a default person twice": entities(5, ("user", "1"), ("user", "1")),
    "placeholder of 151": {"components": [row(select(placeholder="x" * 151))]},
    "more values than options": {"components": [row(select(2, max_values=3))]},
    "more at least than at most": {"components": [row(select(2, min_values=2, max_values=1))]},
    "41 nested components": nested(41),
    "4001 characters of text displays": v2(text("x" * 2000), text("x" * 2001)),
    "an empty text display": v2(text("")),
    "11 items of a gallery": v2(gallery(*[PICTURE] * 11)),
    "an empty gallery": v2(gallery()),
    "a gallery's file that is not attached": v2(gallery("attachment://no.png")),
    "a file component that is not attached": v2({"type": 13, "file": {"url": "attachment://no.png"}}),
    "alt text of 1025 in a gallery": v2(gallery(PICTURE, description="x" * 1025)),
    "4 texts in a section": v2({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
    "a section without accessory": v2({"type": 9, "components": [text("x")]}),
    "a container in a container": v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
    "a separator's unknown spacing": v2({"type": 14, "spacing": 3}),
    "component id used twice": v2(text("x", id=7), text("y", id=7)),
    "content beside components v2": v2(text("x")) | {"content": "x"},
    "embeds beside components v2": v2(text("x")) | embed(title="x"),
    "components v2 without its flag": {"components": [text("x")]},
    "101 ids of allowed mentions": mentions(users=[str(n) for n in range(1, 102)]),
    "parse and list of the same kind": mentions(parse=["users"], users=["1"]),
    "nonce of 26": {"content": "x", "nonce": "x" * 26},
    "a flag that nobody may set": {"content": "x", "flags": 1 << 0},
}


@pytest.mark.parametrize("body", KEPT.values(), ids=KEPT.keys())
async def test_a_message_that_just_keeps_a_limit_is_accepted(
    discord: Sandbox, api: Api, body: dict[str, Any]
) -> None:
    channel = discord.add_server("s").add_channel("c")
    await api.ok("POST", f"/channels/{channel.id}/messages", body)
    assert discord.violations == []


@pytest.mark.parametrize("body", CROSSED.values(), ids=CROSSED.keys())
async def test_a_message_that_crosses_a_limit_is_refused(
    lenient: Sandbox, raw: Api, body: dict[str, Any]
) -> None:
    channel = lenient.add_server("s").add_channel("c")
    answer = await raw.refused(50035, "POST", f"/channels/{channel.id}/messages", body)
    assert answer["errors"]
    assert channel.messages == []


ONLY_FOR_NEW_ONES = {"nonce of 26", "a flag that nobody may set"}
DOORS = ["edit", "first response", "update", "follow-up", "edit of the first response"]


@pytest.mark.parametrize("door", DOORS)
async def test_the_limits_hold_at_every_door(lenient: Sandbox, raw: Api, door: str) -> None:
    server = lenient.add_server("s")
    anna, channel = server.add_person("Anna"), server.add_channel("c")
    message = await raw.post(channel)
    await raw.sync()

    async def asked(body: dict[str, Any]) -> tuple[str, str, Any]:
        if door == "edit":
            return "PATCH", f"/channels/{channel.id}/messages/{message['id']}", body
        reply = await anna.forge("x", message=anna.last(channel), wait=False)
        if door in ("first response", "update"):
            kind = 4 if door == "first response" else 7
            return "POST", raw.callback_path(reply), {"type": kind, "data": body}
        await raw.respond(reply, 6)
        hook = raw.webhook(reply)
        return ("POST", hook, body) if door == "follow-up" else ("PATCH", f"{hook}/messages/@original", body)

    for name, body in CROSSED.items():
        if name not in ONLY_FOR_NEW_ONES:
            await raw.refused(50035, *await asked(body))
    assert [(m.content, m.revision) for m in channel.messages] == [("hello", 0)]


@pytest.mark.parametrize(
    "body", [{}, {"content": " "}, {"flags": V2}], ids=["nothing", "a space", "no component"]
)
async def test_an_empty_message_is_refused(lenient: Sandbox, raw: Api, body: dict[str, Any]) -> None:
    channel = lenient.add_server("s").add_channel("c")
    await raw.refused(50006, "POST", f"/channels/{channel.id}/messages", body)


async def test_alt_text_has_1024_characters_at_most(lenient: Sandbox, raw: Api) -> None:
    path = f"/channels/{lenient.add_server('s').add_channel('c').id}/messages"
    for length in (1024, 1025):
        body = {"attachments": [{"id": 0, "description": "x" * length}]}
        await raw("POST", path, body, files={"a.png": PNG})
        assert raw.status == (200 if length == 1024 else 400)


async def test_a_message_has_10_files_at_most(lenient: Sandbox, raw: Api) -> None:
    path = f"/channels/{lenient.add_server('s').add_channel('c').id}/messages"
    await raw.ok("POST", path, {}, files={f"{n}.png": PNG for n in range(10)})
    await raw.refused(50035, "POST", path, {}, files={f"{n}.png": PNG for n in range(11)})
    same = {"attachments": [{"id": n, "filename": "a.png"} for n in range(11)]}
    await raw.refused(50035, "POST", path, same, files={f"{n}.png": PNG for n in range(11)})


async def test_a_file_has_10_mebibytes_at_most(lenient: Sandbox, raw: Api) -> None:
    path = f"/channels/{lenient.add_server('s').add_channel('c').id}/messages"
    limit = 10 * 1024 * 1024
    await raw.ok("POST", path, {}, files={"a.bin": bytes(limit)})
    await raw.refused(40005, "POST", path, {}, files={"a.bin": bytes(limit + 1)})
    assert raw.status == 413


async def test_a_request_has_25_mebibytes_at_most(lenient: Sandbox, raw: Api) -> None:
    path = f"/channels/{lenient.add_server('s').add_channel('c').id}/messages"
    await raw.refused(40005, "POST", path, {}, files={f"{n}.bin": bytes(9 * 1024 * 1024) for n in range(3)})


@pytest.mark.parametrize("said", ["{", '{"content": NaN}', '{"nonce": -Infinity}', "[" * 100_000])
async def test_invalid_json_has_a_code_of_its_own(lenient: Sandbox, raw: Api, said: str) -> None:
    path = f"/channels/{lenient.add_server('s').add_channel('c').id}/messages"
    async with raw._session.post(
        f"{lenient.base_url}/api/v10{path}",
        data=said.encode(),
        headers={"Authorization": f"Bot {lenient.token}", "Content-Type": "application/json"},
    ) as response:
        assert (await response.json())["code"] == 50109


@pytest.mark.parametrize(
    "body", [[1], {"content": 5}, {"embeds": "x"}, {"components": [1]}, {"flags": "many"}]
)
async def test_a_body_of_the_wrong_types_is_refused_without_a_referee_too(body: Any) -> None:
    """A 500 would be tried again, and tell nobody whose fault it is."""
    async with Sandbox(referee=False) as discord, Api(discord) as api:
        channel = discord.add_server("s").add_channel("c")
        await api.refused(50035, "POST", f"/channels/{channel.id}/messages", body)
        assert channel.messages == []
        (violation,) = discord.take_violations()
        assert violation.startswith(f"request POST /channels/{channel.id}/messages: ")


async def test_attachments_get_addresses_numbers_and_sizes(discord: Sandbox, api: Api) -> None:
    channel = discord.add_server("s").add_channel("c")
    body = v2(gallery("attachment://a.png", description="alt"), text("x", id=2), row(button()))
    body["attachments"] = [{"id": 0, "filename": "a.png", "description": "alt of the file"}]
    message = await api.ok("POST", f"/channels/{channel.id}/messages", body, files={"a.png": PNG})
    pictures, words, buttons = message["components"]
    media = pictures["items"][0]["media"]
    assert media["url"].startswith(discord.base_url)
    assert (media["width"], media["height"]) == (16, 9)
    assert [*discord.world.files] == [media["attachment_id"]]
    assert await api.get_file(media["url"]) == PNG
    assert words["id"] == 2
    numbers = [pictures["id"], words["id"], buttons["id"], buttons["components"][0]["id"]]
    assert len(set(numbers)) == 4
    assert discord.violations == []


async def test_an_edit_drops_the_files_that_it_does_not_list(discord: Sandbox, api: Api) -> None:
    channel = discord.add_server("s").add_channel("c")
    path = f"/channels/{channel.id}/messages"
    message = await api.ok("POST", path, {"content": "x"}, files={"a.png": PNG, "b.png": PNG})
    kept = message["attachments"][1]
    edited = await api.ok("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert [a["filename"] for a in edited["attachments"]] == ["a.png", "b.png"]
    edited = await api.ok(
        "PATCH",
        f"{path}/{message['id']}",
        {"attachments": [{"id": kept["id"]}, {"id": 0}]},
        files={"c.png": PNG},
    )
    assert [a["filename"] for a in edited["attachments"]] == ["b.png", "c.png"]
    await api.refused(
        50035, "PATCH", f"{path}/{message['id']}", {"attachments": [{"id": message["attachments"][0]["id"]}]}
    )
    edited = await api.ok("PATCH", f"{path}/{message['id']}", {"attachments": []})
    assert edited["attachments"] == []
    assert discord.violations == []


async def test_a_gallery_names_files_that_the_edited_message_will_have(discord: Sandbox, api: Api) -> None:
    channel = discord.add_server("s").add_channel("c")
    path = f"/channels/{channel.id}/messages"
    body = v2(gallery("attachment://a.png"))
    message = await api.ok("POST", path, body, files={"a.png": PNG})
    path = f"{path}/{message['id']}"
    edited = await api.ok("PATCH", path, {"components": [gallery("attachment://a.png", description="alt")]})
    url = edited["components"][0]["items"][0]["media"]["url"]
    assert url == message["components"][0]["items"][0]["media"]["url"]
    await api.refused(50035, "PATCH", path, {"components": [gallery("attachment://b.png")]})
    gone = {"components": [gallery("attachment://a.png")], "attachments": [{"id": 0}]}
    await api.refused(50035, "PATCH", path, gone, files={"b.png": PNG})
    new = {"components": [gallery("attachment://b.png")], "attachments": [{"id": 0}]}
    edited = await api.ok("PATCH", path, new, files={"b.png": PNG})
    assert [file.filename for file in channel.messages[0].attachments] == ["b.png"]
    assert discord.violations == []


async def test_a_file_that_a_gallery_shows_is_no_attachment_and_is_kept_by_the_id_that_stands_there(
    discord: Sandbox, api: Api
) -> None:
    """A program that keeps all attachments of its message loses such files, as it does at Discord."""
    channel = discord.add_server("s").add_channel("c")
    path = f"/channels/{channel.id}/messages"
    both = [gallery("attachment://a.png"), gallery("attachment://b.png")]
    files = {"a.png": PNG, "b.png": PNG}
    message = await api.ok("POST", path, v2(*both), files=files)
    assert message["attachments"] == []
    first, _ = (part["items"][0]["media"] for part in message["components"])
    path = f"{path}/{message['id']}"
    body = {
        "components": [gallery("attachment://a.png"), gallery("attachment://c.png")],
        "attachments": [{"id": first["attachment_id"]}, {"id": 0, "filename": "c.png"}],
    }
    edited = await api.ok("PATCH", path, body, files={"c.png": PNG})
    kept, new = (part["items"][0]["media"] for part in edited["components"])
    assert (kept["attachment_id"], kept["url"]) == (first["attachment_id"], first["url"])
    held = [file.id for file in channel.messages[0].attachments]
    assert held == [kept["attachment_id"], new["attachment_id"]]
    await api.refused(50035, "PATCH", path, {"components": both[:1], "attachments": edited["attachments"]})
    assert discord.violations == []


async def test_names_of_files_are_made_safe_and_so_their_references_fail(discord: Sandbox, api: Api) -> None:
    channel = discord.add_server("s").add_channel("c")
    path = f"/channels/{channel.id}/messages"
    message = await api.ok("POST", path, {"content": "x"}, files={"my board.png": PNG})
    assert message["attachments"][0]["filename"] == "my_board.png"
    body = v2(gallery("attachment://my board.png"))
    await api.refused(50035, "POST", path, body, files={"my board.png": PNG})


async def test_components_v2_cannot_be_taken_back(discord: Sandbox, api: Api) -> None:
    channel = discord.add_server("s").add_channel("c")
    path = f"/channels/{channel.id}/messages"
    message = await api.ok("POST", path, v2(text("x")))
    await api.refused(50035, "PATCH", f"{path}/{message['id']}", {"content": "y", "flags": 0})
    edited = await api.ok("PATCH", f"{path}/{message['id']}", {"components": [text("y")], "flags": 0})
    assert edited["flags"] & V2
    assert edited["components"][0]["content"] == "y"
