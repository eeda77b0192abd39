"""Whatever the bot says is recorded with its reader, and a text is found in it wherever it hides."""

from __future__ import annotations

import base64
import gzip
import io
import json
import struct
import unicodedata
import zipfile
import zlib
from typing import Any
from urllib.parse import quote

import pytest

from sandbox import Channel, Outgoing, Person, Recorder, Sandbox
from tests.sandbox.api import PNG, Api

CANARY = "Gold_mine 7: größte 💰"
EPHEMERAL = 1 << 6


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(kind: bytes, data: bytes) -> bytes:
    return PNG[:8] + chunk(b"IHDR", PNG[16:]) + chunk(kind, data) + chunk(b"IEND", b"")


def zipped(name: str, data: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return packed.getvalue()


RAW = CANARY.encode()
TEXTS: dict[str, Any] = {
    "content": {"content": f"you have {CANARY}!"},
    "in capitals": {"content": CANARY.upper()},
    "name of a field": {"data": {CANARY: 1}},
    "custom id": {"components": [{"components": [{"custom_id": f"1:2:{CANARY}"}]}]},
    "custom id, percent-encoded": {"components": [{"custom_id": quote(CANARY, safe="")}]},
    "alt text of a file": {"attachments": [{"id": 0, "description": CANARY}]},
    "alt text in a gallery": {"components": [{"items": [{"description": CANARY}]}]},
    "suggestion": {"type": 8, "data": {"choices": [{"name": "x", "value": CANARY}]}},
    "command": [{"name": "x", "options": [{"choices": [{"name_localizations": {"de": CANARY}}]}]}],
    "JSON in a text": {"content": json.dumps({"x": CANARY})},
    "address in a text": {"embeds": [{"url": f"https://x.example/?q={quote(CANARY)}"}]},
    "Markdown": {"content": CANARY.replace("_", "\\_")},
    "bold in part": {"content": f"**{CANARY[:4]}**{CANARY[4:]}"},
    "covered in part": {"content": f"||{CANARY[:4]}||{CANARY[4:]}"},
    "accents of their own": {"content": unicodedata.normalize("NFD", CANARY)},
    "on two lines": {"content": f"{CANARY[:4]}\n{CANARY[4:]}"},
    "hexadecimal": {"custom_id": CANARY.encode().hex()},
    "among invisible letters": {"content": "\u200b".join(CANARY)},
    "Base64 of JSON": {"custom_id": base64.urlsafe_b64encode(f'{{"x":"{CANARY}"}}'.encode()).decode()},
    "across two texts": {"components": [{"content": CANARY[:6]}, {"content": CANARY[6:]}]},
    "modal": {"type": 9, "data": {"title": CANARY}},
    "name of a thread": {"name": CANARY, "auto_archive_duration": 60},
}
FILES: dict[str, bytes] = {
    "text": b"x" + RAW,
    "UTF-16": b"x" + CANARY.encode("utf-16-le"),
    "JSON": json.dumps([CANARY]).encode(),
    "tEXt": png(b"tEXt", b"Comment\0" + RAW),
    "tEXt, encoded": png(b"tEXt", b"Comment\0" + json.dumps(CANARY).encode()),
    "zTXt": png(b"zTXt", b"Comment\0\0" + zlib.compress(RAW)),
    "iTXt": png(b"iTXt", b"Comment\0\0\0de\0x\0" + RAW),
    "iTXt, compressed": png(b"iTXt", b"Comment\0\1\0de\0x\0" + zlib.compress(RAW)),
    "behind the end, encoded": png(b"tEXt", b"x\0y") + quote(CANARY).encode(),
    "behind the end": png(b"tEXt", b"x\0y") + RAW,
    "gzip": gzip.compress(RAW),
    "zlib": zlib.compress(RAW),
    "zip": zipped("a.txt", RAW),
    "name in a zip": zipped(CANARY, b"x"),
    "zip in a gzip": gzip.compress(zipped("a.txt", RAW)),
}


@pytest.mark.parametrize("body", TEXTS.values(), ids=TEXTS)
def test_a_canary_is_found_in_every_text(body: Any) -> None:
    (found,) = Outgoing("POST", "/channels/1/messages", body=body).search(CANARY)
    assert str(found).startswith("POST /channels/1/messages, read by public: body")
    assert not Outgoing("POST", "/x", body=body).search("Gold_mine 8")


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
def test_a_canary_is_found_in_every_file(data: bytes) -> None:
    (found,) = Outgoing("POST", "/x", body={}, files={"a.bin": data}).search(CANARY)
    assert found.place == "files.a.bin"
    assert not Outgoing("POST", "/x", files={"a.bin": data}).search("Gold_mine 8")


def test_a_canary_is_found_in_names_paths_queries_and_reasons() -> None:
    for said, place in (
        (Outgoing("POST", "/x", files={f"{CANARY}.png": PNG}), f"files.{CANARY}.png (the name)"),
        (Outgoing("PUT", f"/channels/1/messages/2/reactions/{quote(CANARY)}/@me"), "path"),
        (Outgoing("GET", "/x", {"q": CANARY}), "query.q"),
        (Outgoing("DELETE", "/x", reason=quote(CANARY)), "reason"),
    ):
        assert [found.place for found in said.search(CANARY)] == [place]


def test_what_only_looks_packed_holds_nothing() -> None:
    for data in (b"\x1f\x8b", b"\x78\x9c\x00", b"PK\x03\x04", PNG[:12], png(b"zTXt", b"x"), b""):
        assert not Outgoing("POST", "/x", files={"a": data}).search(CANARY)


def test_a_short_canary_is_not_found_by_chance() -> None:
    """Signs and spaces are looked past only where so many letters do not come together otherwise."""
    assert Outgoing("POST", "/", body={"content": "Bid 7, old mine"}).search("id 7 old") == []


async def test_leaks_are_told_with_request_place_and_reader(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    for person, flags in ((anna, EPHEMERAL), (bob, EPHEMERAL)):
        reply = await api.slash(person, channel)
        await api.respond(reply, 4, {"content": "the mine", "flags": flags})
    recorder = discord.recorder
    assert len(recorder.search("the mine")) == 2
    assert recorder.leaks("the mine", allowed=[anna, bob]) == []
    (leak,) = recorder.leaks("the mine", allowed=[anna])
    assert str(leak).endswith(f"/callback, read by {bob.id}: body.data.content, as it is")
    assert [said.body["data"]["content"] for said in recorder.said_to(anna)] == ["the mine"]
    assert not any(said.contains("the mine") for said in recorder.public())


async def test_files_with_one_name_are_all_searched(discord: Sandbox, api: Api, channel: Channel) -> None:
    form = [("files[0]", "a.png", PNG + b"first"), ("files[1]", "a.png", PNG + b"second")]
    await api.multipart("POST", f"/channels/{channel.id}/messages", {"content": "x"}, form)
    assert [found.place for found in discord.recorder.search("first")] == ["files.a.png"]
    assert [found.place for found in discord.recorder.search("second")] == ["files.a.png (1)"]


async def test_a_body_that_cannot_be_read_is_searched_too(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    await api.multipart("POST", f"/channels/{channel.id}/messages", {}, [("nonsense", None, b"the mine")])
    assert api.status == 400
    assert discord.recorder.leaks("the mine")


async def test_what_is_said_to_no_route_is_searched_too(discord: Sandbox, api: Api) -> None:
    await api("POST", "/nonsense", {"content": "the mine"})
    assert discord.recorder.leaks("the mine")
    assert discord.take_violations() == ["request POST /nonsense: the sandbox has no such route"]


async def test_the_recorder_keeps_only_the_latest(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.recorder.remember = 2
    for n in range(4):
        await api.post(channel, str(n))
    assert [said.body["content"] for said in discord.outgoing] == ["2", "3"]
    assert discord.recorder.count == 4


def test_what_two_runs_said_can_be_compared() -> None:
    def said(key: str, token: str, content: str) -> Outgoing:
        body = {"nonce": key[:9], "content": content, "message_reference": {"message_id": key}}
        return Outgoing("POST", f"/webhooks/{key}/{token}", body=body, files={"a.png": PNG})

    one = said("1576114399409248260", "aW50" * 12, "hello")
    assert one.comparable() == said("1576114411421831173", "aW51" * 12, "hello").comparable()
    assert one.comparable() != said("1576114399409248260", "aW50" * 12, "hullo").comparable()


def test_presence_is_said_to_all() -> None:
    recorder = Recorder()
    recorder.note(Outgoing("GATEWAY", "presence", body={"activities": [{"name": CANARY}]}))
    assert str(recorder.leaks(CANARY)[0]).startswith(
        "GATEWAY presence, read by public: body.activities.0.name"
    )
