"""How the page looks: light and dark, on a phone, twice as large, and for those who want nothing to move."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect

from sandbox import Channel, Person, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.contrast import contrasts, too_faint
from tests.page.scripted import EPHEMERAL, V2, button, link, menu, row
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
MARKS = (
    "# Heading\n-# small\n**bold** `code` ||secret|| [link](https://example.org) <t:0:R>\n> quoted\n"
    "```py\nprint()\n```\n@everyone <#{channel}> <@{bob}> <@{anna}>"
)


async def furnish(api: Api, server: Server, channel: Channel, anna: Person, bob: Person) -> None:
    """A place that has one of everything."""
    channel.topic = "What is talked about here, at some length"
    other = server.add_channel("other")
    await api.post(other, f"<@{anna.id}> <@{bob.id}>")
    await api.post(server.add_channel("unread"), "something")
    bob.say("well", channel)
    text = MARKS.format(channel=other.id, anna=anna.id, bob=bob.id)
    buttons = [button(name, style) for style, name in enumerate(("One", "Two", "Three", "Four"), 1)]
    embed = {"title": "Embed", "description": "what it says", "fields": [{"name": "a", "value": "b"}]}
    embed |= {"footer": {"text": "foot"}, "author": {"name": "somebody"}}
    posted = await api.post(
        channel, text, embeds=[embed], components=[row(*buttons, link("Out")), row(menu())]
    )
    path = f"/channels/{channel.id}/messages/{posted['id']}/threads"
    await api.ok("POST", path, {"name": "Game 1"})
    await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "Free", "type": 11})
    box = {"type": 17, "components": [{"type": 10, "content": "in a box"}, row(button("Boxed", 2))]}
    await api.post(channel, None, flags=V2, components=[box])
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": f"only you <@{anna.id}>", "flags": EPHEMERAL})
    thinking = await api.slash(anna, channel)
    await api.respond(thinking, 5, {"flags": EPHEMERAL})


@pytest.mark.parametrize("look", ["light", "dark"])
async def test_every_text_stands_out_from_what_is_behind_it(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person, look: str
) -> None:
    page = newcomer.page
    await furnish(api, server, channel, anna, bob)
    await page.locator(".choice select").last.select_option(look)
    await expect(page.locator("html")).to_have_attribute("data-look", look)
    await page.locator(".message.private .thinking").wait_for()
    await newcomer.type("/none")
    await page.keyboard.press("Control+u")
    await page.locator(".member").first.wait_for()
    found = await contrasts(page)
    await newcomer.picture(f"desktop-{look}")
    await page.keyboard.press("Control+k")
    await page.locator(".switcher li").first.wait_for()
    found += await contrasts(page)
    await page.keyboard.press("Escape")
    await page.emulate_media(contrast="more")
    found += await contrasts(page)
    assert len(found) > 100
    assert too_faint(found) == []


async def test_a_look_that_one_has_chosen_is_remembered(newcomer: Newcomer) -> None:
    page = newcomer.page
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = await page.evaluate(paper)
    await page.locator(".choice select").last.select_option("dark")
    assert await page.evaluate(paper) != light
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-look", "dark")
    await page.locator(".choice select").last.select_option("system")
    assert await page.evaluate(paper) == light


SMALL = """
([least, left]) => [...document.querySelectorAll("button, summary, select, textarea, .window")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(left))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, { width, height }]) => Math.min(width, height) < least && !each.closest(".mention, p"))
  .map(([each, { width, height }]) => `${each.className}: ${Math.round(width)} x ${Math.round(height)}`)
"""
IN_TEXTS = ".plain, .answers, .skip, .spoiler, header .name"
"""What may be smaller than a thumb."""


async def is_too_wide(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth > innerWidth"))


async def test_on_a_phone_all_fits_and_can_be_hit_with_a_thumb(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    page = newcomer.page
    await page.set_viewport_size(PHONE)
    await furnish(api, server, channel, anna, bob)
    await newcomer.message("only you").wait_for()
    assert not await is_too_wide(page)
    assert await page.evaluate(SMALL, [43.5, IN_TEXTS]) == []
    await newcomer.picture("phone-place")
    await page.locator(".side-button").click()
    await expect(page.locator(".person").first).to_be_in_viewport()
    assert await page.evaluate(SMALL, [43.5, IN_TEXTS]) == []
    await page.keyboard.press("Escape")
    await expect(page.locator(".side-button")).to_be_focused()
    await page.locator(".tool.members").click()
    await expect(page.locator("#members")).to_contain_text("Bob")
    await newcomer.picture("phone-members")
    await page.keyboard.press("Escape")
    await expect(page.locator("#members")).to_be_hidden()
    await page.set_viewport_size({"width": 400, "height": 420})  # what the keyboard of a phone leaves
    await newcomer.type("still to be seen")
    await expect(page.locator("#composer textarea")).to_be_in_viewport(ratio=1)
    await newcomer.picture("phone-keyboard")


async def test_on_a_phone_a_long_name_leaves_room_for_what_is_beside_it(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel
) -> None:
    page, wide = newcomer.page, server.add_person("W" * 32)
    await page.set_viewport_size(PHONE)
    await api.respond(await api.slash(wide, channel), 4, {"content": "done"})
    command = page.locator(".answers .mention", has_text="/do")
    await expect(command).to_be_in_viewport(ratio=1)
    right = await command.evaluate("node => node.getBoundingClientRect().right")
    assert right <= PHONE["width"], "it is cut off"


async def test_twice_as_large_nothing_is_lost(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    """A window of 1280 pixels at 200 % has 640 of them."""
    page = newcomer.page
    await page.set_viewport_size({"width": 640, "height": 400})
    await furnish(api, server, channel, anna, bob)
    await newcomer.message("only you").wait_for()
    assert not await is_too_wide(page)
    await page.locator(".side-button").click()
    await page.locator(".choice select").last.scroll_into_view_if_needed()
    await expect(page.locator(".choice select").last).to_be_in_viewport()


CUT = """
() => [...document.querySelectorAll("#log *, #calls *, #notice, #side *")]
  .filter((each) => each.checkVisibility() && each.textContent.trim() !== "" && !each.matches(".unseen"))
  .filter((each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className}: ${each.textContent}`)
"""


async def test_the_browsers_own_letter_size_counts_and_at_twice_the_usual_nothing_is_cut(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    page = newcomer.page
    await furnish(api, server, channel, anna, bob)
    await newcomer.message("only you").wait_for()
    assert await page.evaluate(SMALL, [23.9, ".skip, .spoiler"]) == []
    size = "parseFloat(getComputedStyle(document.querySelector('.message p')).fontSize)"
    before = await page.evaluate(size)
    chromium = await page.context.new_cdp_session(page)
    await chromium.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    try:
        assert await page.evaluate(size) == 2 * before
        assert not await is_too_wide(page)
        assert await page.evaluate(CUT) == []
        await page.locator(".side-button").click()
        assert await page.evaluate(CUT) == []
        await newcomer.picture("letters-200")
    finally:
        await chromium.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})


async def test_nothing_moves_for_those_who_want_none_of_it(newcomer: Newcomer) -> None:
    page = newcomer.page
    await page.set_viewport_size(PHONE)
    durations = (
        "JSON.stringify([...document.querySelectorAll('*')].map(e => getComputedStyle(e))"
        ".flatMap(s => [s.transitionDuration, s.animationName]).filter(v => v !== '0s' && v !== 'none'))"
    )
    assert json.loads(await page.evaluate(durations)) != []
    await page.emulate_media(reduced_motion="reduce")
    assert json.loads(await page.evaluate(durations)) == []


PAINTED = "each => getComputedStyle(each).backgroundColor"


async def test_where_the_system_dictates_colours_what_is_chosen_and_what_is_covered_can_be_told(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    page = newcomer.page
    await page.emulate_media(forced_colors="active")
    await furnish(api, server, channel, anna, bob)
    await newcomer.message("only you").wait_for()
    paper = await page.locator("#log").evaluate(PAINTED)
    for told in (".place[aria-current]", ".person[aria-current]", ".spoiler", ".dot"):
        assert await page.locator(told).first.evaluate(PAINTED) != paper, told
    await page.locator(".menu").first.click()
    await page.keyboard.press("ArrowDown")
    at, other = page.locator(".panel .at"), page.locator(".panel [role=option]:not(.at)").first
    assert await at.evaluate(PAINTED) != await other.evaluate(PAINTED)
    await newcomer.picture("forced-colours")
