"""What stands in a message and is used there, by mouse and by keyboard: menus, pictures, what is covered."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Route, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.scripted import V2, asked, button, gallery, menu, png, respond, row
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


async def test_several_that_are_chosen_already_stand_there_as_tokens_and_are_put_away_at_once(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, server: Server
) -> None:
    players = server.add_role("Players")
    roles, places = [players, server.everyone], [channel, server.add_channel("other")]
    menus = (
        (6, "who", [{"type": "role", "id": role.id} for role in roles]),
        (8, "where", [{"type": "channel", "id": place.id} for place in places]),
    )
    rows = [
        row({"type": kind, "custom_id": name, "min_values": 0, "max_values": 5, "default_values": chosen})
        for kind, name, chosen in menus
    ]
    await post(api, channel, content="choose", components=rows)
    page = newcomer.page
    who, where = page.locator(".menu-box").nth(0), page.locator(".menu-box").nth(1)
    await expect(who.locator(".token")).to_have_text(["@Players", "@everyone"])
    await expect(where.locator(".token")).to_have_text(["#plaza", "#other"])
    await newcomer.picture("menus-of-roles-and-channels")
    await who.locator(".menu").click()
    await page.keyboard.type("play")
    await page.keyboard.press("Enter")
    await page.locator(".panel .done").click()
    chosen = await asked(discord, 1)
    assert chosen.data["values"] == [server.id]
    assert [role["name"] for role in chosen.data["resolved"]["roles"].values()] == ["@everyone"]
    await respond(api, chosen, 6)
    await where.locator(".clear").click()
    assert (await asked(discord, 2)).data["values"] == []


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


async def test_all_pictures_of_a_message_are_gone_through_by_keys_and_by_finger(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    files = {f"{n}.png": png(1200, 900, grey=40 * n) for n in range(4)}
    await post(api, channel, files, flags=V2, components=[gallery("0.png"), gallery(*list(files)[1:])])
    page = newcomer.page
    large, first = page.locator(".lightbox img"), page.locator(".picture").first
    await expect(first).to_have_accessible_name("Open picture 1 of 4")
    await expect(first).to_have_accessible_description("This is 0.png")
    await first.focus()
    await page.keyboard.press("Enter")

    async def sees(number: int) -> None:
        await expect(large).to_have_attribute("src", re.compile(rf"/{number}\.png"))
        await expect(page.locator(".lightbox")).to_have_accessible_name(f"Picture {number + 1} of 4")
        await expect(page.locator(".lightbox")).to_have_accessible_description(f"This is {number}.png")

    await sees(0)
    for key, number in (("ArrowRight", 1), ("End", 3), ("ArrowRight", 0), ("ArrowLeft", 3)):
        await page.keyboard.press(key)
        await sees(number)
    await expect(page.locator(".alt-text")).to_have_text("This is 3.png")
    await expect(page.locator(".place-of")).to_have_text("4 of 4")
    await page.set_viewport_size(PHONE)
    for way, number in ((150, 2), (-150, 3), (-30, 3)):
        await draw_a_finger(page, way)
        await sees(number)
    await large.click()
    await expect(large).to_have_class("full")
    await page.keyboard.press("ArrowRight")
    assert await page.locator(".frame").evaluate("frame => frame.scrollLeft") > 0
    await draw_a_finger(page, -150)
    await sees(3)
    for _ in range(12):
        await page.keyboard.press("Tab")
        assert await page.evaluate("document.activeElement.closest('#app')") is None
    await page.keyboard.press("Escape")
    await expect(first).to_be_focused()


async def draw_a_finger(page: Page, way: int) -> None:
    """Over the large picture, this far to the right, and a little down."""
    hand = await page.context.new_cdp_session(page)
    x, y = PHONE["width"] / 2, PHONE["height"] / 3
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + way, "y": y + 10}]),
        ("touchEnd", []),
    ):
        await hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await hand.detach()


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


async def test_pictures_that_an_edit_keeps_stay_the_same_wherever_they_stand_then(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    names = [f"{each}.png" for each in "abcd"]
    before = [gallery("a.png"), gallery("b.png"), gallery("c.png", "d.png")]
    path = await post(api, channel, {name: png(1200, 763) for name in names}, flags=V2, components=before)
    page = newcomer.page
    shown = page.locator(".picture img")
    await expect(shown).to_have_count(4)
    await shown.evaluate_all(
        "all => Promise.all(all.map(each => each.decode().then(() => each.was = each.alt)))"
    )
    await page.get_by_role("button", name="Open picture 2 of 4", description="This is b.png").focus()
    other = gallery("b.png", description="Another text")
    galleries = (await api.ok("GET", path))["components"]
    kept = [{"id": item["media"]["attachment_id"]} for each in galleries for item in each["items"]]
    edit = {"components": [other, gallery("a.png"), gallery("new.png", "c.png")]}
    await api.ok("PATCH", path, edit | {"attachments": [*kept, {"id": 0}]}, files={"new.png": png()})
    new = page.get_by_alt_text("This is new.png")
    await expect(new).to_have_attribute("src", re.compile(r"/new\.png"))
    assert await shown.evaluate_all("all => all.map(each => [each.alt, each.was ?? null])") == [
        ["Another text", "This is b.png"],
        ["This is a.png", "This is a.png"],
        ["This is new.png", None],
        ["This is c.png", "This is c.png"],
    ], "and d.png, which the message keeps and nothing shows, is not seen"
    await expect(page.locator(":focus")).to_have_accessible_description("Another text")
    left = "scroller => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop"
    await page.wait_for_function(f"({left})(document.querySelector('.scroller')) < 2")


async def test_one_picture_has_discords_box_on_a_desktop_and_a_phones_width(
    newcomer: Newcomer, api: Api, channel: Channel, bob: Person
) -> None:
    sizes = {
        (1200, 763): (550, 350),
        (1200, 900): (467, 350),
        (1200, 1457): (288, 350),
        (1200, 300): (550, 138),
        (200, 100): (200, 100),
        (300, 3000): (35, 350),
    }
    files = {f"{width}x{height}.png": png(width, height) for width, height in sizes}
    await post(api, channel, files, flags=V2, components=[gallery(name) for name in files])
    shown = newcomer.page.locator(".picture img")
    await expect(shown).to_have_count(len(sizes))
    assert await extents(shown) == list(sizes.values())
    await newcomer.page.set_viewport_size(PHONE)
    column = await newcomer.page.locator(".body").evaluate("body => body.clientWidth")
    assert column > 0.9 * PHONE["width"]
    *wide, (_, highest) = before = await extents(shown)
    known = list(sizes)[: len(wide)]
    assert wide == [(min(width, column), round(height * min(1, column / width))) for width, height in known]
    assert highest < PHONE["height"]
    await api.post(channel, f"<@{bob.id}>")
    await newcomer.page.locator(".call").wait_for()
    assert await extents(shown) == before, "a bar above them changes nothing"
    await newcomer.picture("phone-pictures")


async def extents(parts: Locator) -> list[tuple[int, int]]:
    """How wide and high they are, to a pixel."""
    boxes = await parts.evaluate_all("all => all.map(each => [each.offsetWidth, each.offsetHeight])")
    return [(width, height) for width, height in boxes]


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
    picture = page.get_by_role("button", name="Open the picture", description="This is a.png")
    await expect(picture).to_have_count(0)
    await page.locator(".lift").focus()
    await page.keyboard.press("Enter")
    await expect(picture).to_be_focused()


async def test_what_one_reads_stays_in_place_when_messages_above_it_change(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    text = {"type": 10, "content": "the first"}
    path = await post(api, channel, flags=V2, components=[text, row(button("Go"))])
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
    files = {f"{n}.png": png(1200, 763) for n in range(3)}
    longer = [gallery(name) for name in files] + [{"type": 10, "content": "longer\n" * 30}]
    await api.ok("PATCH", path, {"components": longer}, files=files)
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
