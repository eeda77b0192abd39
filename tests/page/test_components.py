"""What stands in a message and is used there, by mouse and by keyboard: menus, pictures, what is covered."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.scripted import V2, asked, button, gallery, menu, png, row
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def post(api: Api, channel: Channel, files: dict[str, bytes] | None = None, **body: Any) -> str:
    """Post a message; the path at which it is changed."""
    posted = await api.ok("POST", f"/channels/{channel.id}/messages", body, files=files)
    return f"/channels/{channel.id}/messages/{posted['id']}"


async def focused(newcomer: Newcomer) -> str:
    return str(await newcomer.page.evaluate("document.activeElement.textContent"))


async def test_a_menu_is_used_by_keyboard_alone(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    options = [{"label": name, "value": name.lower()} for name in ("Abilene", "Boise", "Cody", "Camden")]
    await post(api, channel, content="where", components=[row(menu(options=options))])
    page = newcomer.page
    at = page.locator(".panel .at .name")
    await page.locator(".menu").focus()
    await page.keyboard.press("ArrowDown")
    await expect(at).to_have_text("Abilene")
    await page.keyboard.press("End")
    await expect(at).to_have_text("Camden")
    await page.keyboard.press("Home")
    await page.keyboard.type("c")
    await expect(at).to_have_text("Cody")
    await page.keyboard.type("a")
    await expect(at).to_have_text("Camden")
    await page.keyboard.press("Escape")
    await expect(page.locator(".panel")).to_have_count(0)
    await expect(page.locator(".menu")).to_be_focused()
    await page.keyboard.type("b")
    await expect(at).to_have_text("Boise")
    await page.keyboard.press("Enter")
    assert (await asked(discord, 1)).data["values"] == ["boise"]
    await expect(page.locator(".menu")).to_be_focused()


async def test_a_long_menu_that_can_be_searched_is_chosen_from_by_mouse(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    towns = [{"label": f"Town {n}", "value": f"t{n}"} for n in range(20)]
    await post(api, channel, content="choose", components=[row(menu(options=towns))])
    await newcomer.page.locator(".menu").click()
    await newcomer.page.locator(".panel .search").wait_for()
    await newcomer.page.get_by_role("option", name="Town 2", exact=True).click()
    assert (await asked(discord, 1)).data["values"] == ["t2"]


async def test_people_roles_and_channels_are_searched_for(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, server: Server
) -> None:
    other = server.add_channel("other")
    kinds = {5: "who", 8: "where"}
    rows = [
        row({"type": kind, "custom_id": name, "placeholder": name, "max_values": 2})
        for kind, name in kinds.items()
    ]
    await post(api, channel, content="choose", components=rows)
    page = newcomer.page
    await page.locator(".menu", has_text="who").click()
    await page.keyboard.type("bo")
    await expect(page.locator(".panel [role=option]")).to_have_text([re.compile("Bob"), re.compile("Bot")])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(page.locator(".panel .done")).to_be_focused()
    await page.keyboard.press("Enter")
    chosen = await asked(discord, 1)
    assert [user["username"] for user in chosen.data["resolved"]["users"].values()] == ["bob"]
    await api.ok("POST", f"/interactions/{chosen.id}/{chosen.token}/callback", {"type": 6})
    await page.locator(".menu", has_text="where").click()
    await page.keyboard.type("oth")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    assert (await asked(discord, 2)).data["values"] == [other.id]


async def test_what_is_unfinished_survives_an_edit_of_its_message(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    secret = {"type": 10, "content": "the ||secret|| word"}
    parts: list[dict[str, Any]] = [
        {"type": 10, "content": "before"},
        secret,
        row(button("Go")),
        row(menu(max_values=3)),
    ]
    path = await post(api, channel, flags=V2, components=parts)
    page = newcomer.page
    await page.locator(".spoiler").click()
    await page.locator(".menu").click()
    await page.get_by_role("option", name="Town 1").click()
    await page.get_by_role("option", name="Town 2").click()
    parts[0] = {"type": 10, "content": "after"}
    await api.ok("PATCH", path, {"components": [*parts, {"type": 10, "content": "and more"}]})
    await newcomer.message("and more").wait_for()
    await expect(page.locator(".message")).to_contain_text("after")
    await expect(page.locator(".spoiler")).to_have_class(re.compile("shown"))
    await expect(page.locator(".menu .shown")).to_have_text("Town 1, Town 2")
    await page.keyboard.press("ArrowUp")
    await page.locator(".panel .done").click()
    assert (await asked(discord, 1)).data["values"] == ["t1", "t2"]


async def test_the_focus_stays_on_a_button_whose_message_changes(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    path = await post(api, channel, content="one", components=[row(button("Go"), button("Stay"))])
    await newcomer.button("Stay").focus()
    await newcomer.page.keyboard.press("Enter")
    await asked(discord, 1)
    await expect(newcomer.button("Stay")).to_have_attribute("aria-busy", "true")
    await api.ok(
        "PATCH", path, {"content": "two", "components": [row(button("Stay"), button("Go", style=4))]}
    )
    await newcomer.message("two").wait_for()
    assert await focused(newcomer) == "Stay"
    await api.ok("PATCH", path, {"content": "three", "components": []})
    await newcomer.message("three").wait_for()
    await expect(newcomer.page.locator(".message")).to_be_focused()


async def test_pictures_open_large_and_are_gone_through_by_keys(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    files = {f"{n}.png": png(grey=40 * n) for n in range(4)}
    await post(api, channel, files, flags=V2, components=[gallery(*files)])
    page = newcomer.page
    large, first = page.locator(".lightbox img"), page.locator(".picture").first
    await first.focus()
    await page.keyboard.press("Enter")
    for key, name in (
        ("ArrowRight", "1.png"),
        ("End", "3.png"),
        ("ArrowRight", "0.png"),
        ("ArrowLeft", "3.png"),
    ):
        await page.keyboard.press(key)
        await expect(large).to_have_attribute("alt", f"This is {name}")
    await expect(page.locator(".alt-text")).to_have_text("This is 3.png")
    await expect(page.locator(".place-of")).to_have_text("4 / 4")
    await large.click()
    await expect(large).to_have_class("full")
    for _ in range(12):
        await page.keyboard.press("Tab")
        assert await page.evaluate("document.activeElement.closest('#app')") is None
    await page.keyboard.press("Escape")
    await expect(first).to_be_focused()


async def test_a_picture_stands_until_the_one_that_takes_its_place_has_come(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    path = await post(api, channel, {"0.png": png()}, flags=V2, components=[gallery("0.png")])
    shown, has_come = newcomer.page.locator(".picture img"), asyncio.Event()
    await expect(shown).to_have_attribute("src", re.compile(r"/0\.png"))
    before = await shown.bounding_box()

    async def hold(route: Route) -> None:
        await has_come.wait()
        await route.continue_()

    await newcomer.page.route("**/1.png*", hold)
    for name in ("1.png", "2.png", "1.png"):
        files = {name: png(grey=40)}
        parts = [gallery(name), {"type": 10, "content": f"now {name}"}]
        edit = {"components": parts, "attachments": [{"id": 0}]}
        await api.ok("PATCH", path, edit, files=files)
        await newcomer.message(f"now {name}").wait_for()
        if name == "2.png":
            await expect(shown).to_have_attribute("src", re.compile(r"/2\.png"))
    await expect(shown).to_have_attribute("src", re.compile(r"/2\.png"))
    now = await shown.bounding_box()
    assert before is not None
    assert now is not None
    assert now["height"] == before["height"]
    has_come.set()
    await expect(shown).to_have_attribute("src", re.compile(r"/1\.png"))
    await expect(shown).to_have_attribute("alt", "This is 1.png")
    await newcomer.page.unroute_all(behavior="wait")


async def test_a_picture_keeps_its_size_when_a_bar_comes_above_it(
    newcomer: Newcomer, api: Api, channel: Channel, bob: Person
) -> None:
    await post(api, channel, {"0.png": png(900, 600)}, flags=V2, components=[gallery("0.png")])
    shown = newcomer.page.locator(".picture img")
    await expect(shown).to_have_js_property("complete", True)
    before = await shown.bounding_box()
    await api.post(channel, f"<@{bob.id}>")
    await newcomer.page.locator(".call").wait_for()
    now = await shown.bounding_box()
    assert before is not None
    assert now is not None
    assert (now["width"], now["height"]) == (before["width"], before["height"])


async def test_a_tall_picture_is_as_wide_as_a_phone_and_never_taller(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    files = {"board.png": png(800, 1400), "strip.png": png(300, 3000)}
    await post(api, channel, files, flags=V2, components=[gallery(name) for name in files])
    board, strip = (newcomer.page.get_by_alt_text(f"This is {name}") for name in files)
    await newcomer.page.set_viewport_size(PHONE)
    for one in (board, strip):
        await expect(one).to_have_js_property("complete", True)
    large, long = await board.bounding_box(), await strip.bounding_box()
    assert large is not None
    assert long is not None
    assert large["width"] > 0.8 * PHONE["width"]
    assert long["height"] < PHONE["height"]
    await newcomer.picture("phone-tall-picture")


async def corners(parts: Locator) -> list[tuple[float, float]]:
    boxes = await parts.evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(b => [b.x, b.y])"
    )
    return [(x, y) for x, y in boxes]


async def test_a_gallery_has_discords_rows(newcomer: Newcomer, api: Api, channel: Channel) -> None:
    rows = {2: [2], 4: [2, 2], 5: [2, 3], 7: [1, 3, 3], 10: [1, 3, 3, 3]}
    shown = {}
    for number in rows:
        files = {f"{n}.png": png() for n in range(number)}
        path = await post(api, channel, files, flags=V2, components=[gallery(*files)])
        message = newcomer.page.locator(f'.message[data-id="{path.rpartition("/")[2]}"]')
        await expect(message.locator(".mosaic > *")).to_have_count(number)
        heights = [round(y) for _, y in await corners(message.locator(".mosaic > *"))]
        shown[number] = [heights.count(y) for y in sorted(set(heights))]
    assert shown == rows


async def test_what_a_picture_shows_is_told_and_what_is_broken_says_so(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    files = {"good.png": png(), "bad.png": b"\x89PNG\r\n\x1a\n" + bytes(40)}
    await post(api, channel, files, flags=V2, components=[gallery("good.png"), gallery("bad.png")])
    page = newcomer.page
    await expect(page.locator(".broken")).to_contain_text("cannot be shown. This is bad.png")
    await page.locator(".alt").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".described")).to_have_text("This is good.png")


async def test_a_covered_picture_is_out_of_reach_until_it_is_pressed(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    await post(api, channel, {"a.png": png()}, flags=V2, components=[gallery("a.png", spoiler=True)])
    page = newcomer.page
    await expect(page.get_by_role("button", name="Open the picture: This is a.png")).to_have_count(0)
    await page.locator(".lift").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Open the picture: This is a.png")).to_be_focused()


async def test_what_one_reads_stays_in_place_when_messages_above_it_change(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    path = await post(api, channel, content="the first", components=[row(button("Go"))])
    for n in range(40):
        await api.post(channel, f"message {n}.")
    page = newcomer.page
    await newcomer.message("message 39.").wait_for()
    await page.locator(".scroller").hover()
    await page.mouse.wheel(0, -500)
    await page.wait_for_function("document.querySelector('.scroller').scrollTop % 1 === 0")
    read = newcomer.message("message 20.")
    await read.scroll_into_view_if_needed()
    before = await read.bounding_box()
    await api.ok("PATCH", path, {"content": "longer\n" * 30, "components": []})
    await page.locator(".message", has_text="longer").wait_for(state="attached")
    after = await read.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2


async def test_a_menu_opens_where_there_is_room_for_it(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    options = [{"label": f"Town {n}", "value": str(n)} for n in range(25)]
    await post(api, channel, content="first", components=[row(menu(options=options))])
    for n in range(4):
        await api.post(channel, f"message {n}.")
    await post(api, channel, content="last", components=[row(menu(options=options, custom_id="other"))])
    page = newcomer.page
    await newcomer.message("last").wait_for()
    for opener in (page.locator(".menu").first, page.locator(".menu").last):
        await opener.click()
        view, panel = (
            await page.locator(".scroller").bounding_box(),
            await page.locator(".panel").bounding_box(),
        )
        assert view is not None
        assert panel is not None
        assert panel["y"] >= view["y"]
        await expect(page.locator(".panel .search")).to_be_in_viewport(ratio=1)
        await page.keyboard.press("Escape")


async def test_a_covered_box_that_one_has_opened_stays_open_while_one_uses_it(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    box = {"type": 17, "spoiler": True, "components": [{"type": 10, "content": "psst"}, row(button("Go"))]}
    path = await post(api, channel, flags=V2, components=[box])
    await newcomer.page.locator(".lift").click()
    await newcomer.press("Go")
    await expect(newcomer.button("Go")).to_have_attribute("aria-busy", "true")
    used = await asked(discord, 1)
    await api.ok("POST", f"/interactions/{used.id}/{used.token}/callback", {"type": 6})
    await expect(newcomer.button("Go")).not_to_have_attribute("aria-busy", "true")
    box["components"] = [{"type": 10, "content": "louder"}, row(button("Go"))]
    await api.ok("PATCH", path, {"components": [box]})
    await newcomer.message("louder").wait_for()
    await expect(newcomer.page.locator(".lift")).to_have_count(0)
    assert await focused(newcomer) == "Go"
