"""What a browser shows of messages: to whom they are for, as they are meant, and where one reads."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.scripted import EPHEMERAL, V2, asked, button, menu, respond, row
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b>bold</b> javascript:alert(1)'


async def test_what_anybody_writes_stays_text(
    newcomer: Newcomer, api: Api, server: Server, bob: Person, channel: Channel
) -> None:
    mallory = server.add_person(HOSTILE)
    server.add_channel("<i>slanted</i>")
    await api.sync({"name": "do", "description": HOSTILE[:100], "type": 1})
    mallory.say(f"{HOSTILE} [click](javascript:alert(1)) <{HOSTILE}> </do:1>", channel)
    await api.post(
        channel,
        f"**{HOSTILE}** <@{mallory.id}> <t:99999999999999:F> ```\n</code>{HOSTILE}```",
        embeds=[
            {"title": HOSTILE, "url": "javascript:alert(1)", "fields": [{"name": HOSTILE, "value": "x"}]}
        ],
        components=[row(button(HOSTILE[:80], custom_id="x"), {**menu(), "placeholder": "x"})][:0]
        or [row(button(HOSTILE[:80]))],
    )
    await api.post(
        channel,
        content=None,
        flags=V2,
        components=[
            {
                "type": 17,
                "components": [
                    {"type": 10, "content": f"||{HOSTILE}|| # {HOSTILE}"},
                    row(menu(placeholder=HOSTILE[:150])),
                ],
            }
        ],
    )
    page = newcomer.page
    await page.locator(".menu").wait_for()
    await page.locator("#composer textarea").click()
    await page.keyboard.type("/")
    await page.locator(".picker li").wait_for()
    assert await page.evaluate("window.pwned") is None
    assert await page.locator("img[src=x], script:not([type=module]), #log b:text-is('bold')").count() == 0
    links = await page.locator("a").evaluate_all("all => all.map(each => each.protocol)")
    assert set(links) <= {"http:", "https:"}
    await expect(page.locator(".message").first).to_contain_text("<script>window.pwned=1</script>")
    await expect(page.locator("#side")).to_contain_text("<i>slanted</i>")


async def test_markdown_is_shown_as_it_is_meant(
    newcomer: Newcomer, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    other = channel.guild.add_channel("other") if channel.guild is not None else channel
    await api.post(
        channel,
        "# Title\n-# small\n**bold** *slanted* _also_ __under__ ~~gone~~ `code` ||hidden|| snake_case_name\n"
        "> quoted\n> lines\n- one\n- two\n  - inner\n1. first\n2. second\n```py\nx = '**1**'\n```\n"
        f"<@{anna.id}> <@{bob.id}> <#{other.id}> <t:0:D> "
        "[named](https://example.org/a) https://example.org/b. "
        "\\*plain\\* 2 * 3 * 4 **un closed",
    )
    said = newcomer.page.locator(".message .markdown")
    for selector, text in {
        "h3": "Title",
        ".subtext": "small",
        "strong": "bold",
        "u": "under",
        "s": "gone",
        "p > code": "code",
        "blockquote": "quoted\nlines",
        "ul ul": "inner",
        "ol": "first\nsecond",
        "pre": "x = '**1**'",
        ".mention.me": "@Anna",
        "button.mention:text-is('#other')": "#other",
        "time": "January 1, 1970",
    }.items():
        await expect(said.locator(selector)).to_have_text(re.compile(re.escape(text).replace("\\\n", r"\s*")))
    assert await said.locator("em").all_inner_texts() == ["slanted", "also"]
    assert await said.locator("a").all_inner_texts() == ["named", "https://example.org/b"]
    await expect(said).to_contain_text("snake_case_name")
    await expect(said).to_contain_text("*plain* 2 * 3 * 4 **un closed")
    hidden = said.locator(".spoiler")
    await expect(hidden).not_to_have_class(re.compile("shown"))
    await hidden.click()
    await expect(hidden).to_have_class(re.compile("shown"))
    await said.locator("button.mention", has_text="#other").click()
    await expect(newcomer.page.locator("#top h2")).to_have_text("#other")


async def test_another_persons_private_messages_are_not_on_the_page(
    newcomer: Newcomer, discord: Sandbox, api: Api, bob: Person, channel: Channel
) -> None:
    reply = await api.slash(bob, channel)
    await api.respond(reply, 4, {"content": "psst, Bob", "flags": EPHEMERAL})
    await api.post(channel, f"<@{bob.id}>, everybody reads this")
    await newcomer.message("everybody reads this").wait_for()
    await expect(newcomer.page.locator(".person", has_text="Bob").locator(".badge")).to_have_text("1")
    assert await newcomer.page.get_by_text("psst").count() == 0
    assert "psst" not in "".join(newcomer.frames)
    await newcomer.become("Bob")
    private = newcomer.message("psst, Bob")
    await expect(private).to_contain_text("Only you can see this")
    await expect(newcomer.message("everybody reads this")).to_have_class(re.compile("calls"))
    await expect(newcomer.page.locator(".person", has_text="Bob").locator(".badge")).to_have_count(0)
    await private.get_by_role("button", name="Dismiss").click()
    await private.wait_for(state="detached")


async def test_one_stays_where_one_reads_and_a_bar_tells_of_what_is_new(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    for n in range(60):
        await api.post(channel, f"message {n}")
    await newcomer.message("message 59").wait_for()
    await expect(newcomer.message("message 59")).to_be_in_viewport()
    page = newcomer.page
    await page.locator(".scroller").hover()
    await page.mouse.wheel(0, -900)
    await expect(newcomer.message("message 59")).not_to_be_in_viewport()
    await api.post(channel, "the newest")
    bar = page.locator(".new-bar")
    await expect(bar).to_contain_text("1 new message")
    await expect(newcomer.message("the newest")).not_to_be_in_viewport()
    await bar.click()
    await expect(newcomer.message("the newest")).to_be_in_viewport()
    await expect(bar).to_be_hidden()


async def test_earlier_messages_come_when_they_are_asked_for(
    window: Page, discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    for n in range(60):
        await api.post(channel, f"message {n}.")
    newcomer = await Newcomer.come(window, discord.base_url)
    await newcomer.message("message 59.").wait_for()
    assert await newcomer.page.get_by_text("message 9.").count() == 0
    await newcomer.page.locator(".earlier").click()
    await newcomer.message("message 9.").wait_for()
    shown = await newcomer.page.locator(".message .markdown").all_inner_texts()
    assert shown == [f"message {n}." for n in range(60)]
    await newcomer.leave()


async def test_nothing_is_wider_than_a_phone_and_everything_is_a_thumb_high(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" * 3
    await api.post(
        channel, f"{long} ```\n{long}```", components=[row(*(button(f"Town of {n}") for n in "abcde"))]
    )
    await newcomer.page.set_viewport_size(PHONE)
    await newcomer.message(long).wait_for()
    assert await newcomer.page.evaluate("document.documentElement.scrollWidth") <= 400
    heights = await newcomer.page.locator("#log .row button, .send, .side-button").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert min(heights) >= 40


async def test_what_is_answered_stands_above_on_one_line_and_ends_with_a_whole_word(
    newcomer: Newcomer, discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    said = f"# <@{anna.id}>: **bid**\n- o\\_ne\n-# till <t:0:d>\nwords that go on, well beyond what it holds"
    await api.post(channel, f"{said}, and on", components=[row(button("Go"))])
    await newcomer.press("Go")
    await respond(api, await asked(discord, 1), 4, {"content": "answered"})
    excerpt = newcomer.message("answered").locator(".answers .excerpt")
    await expect(excerpt).to_have_text(
        "@Anna: bid · o_ne · till 1/1/70 · words that go on, well beyond what it holds,…"
    )


async def test_a_named_command_is_ones_own_languages_and_can_be_begun_as_long_as_there_is_one(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    command = {"name": "do", "description": "Do it", "type": 1, "name_localizations": {"de": "tu"}}
    [do] = await api.sync(command)
    await api.post(channel, f"now </do:{do['id']}>")
    page, named = newcomer.page, newcomer.message("now").locator(".mention")
    await expect(named).to_have_text("/do")
    await page.locator(".choice select").first.select_option("de")
    await expect(named).to_have_text("/tu")
    await named.click()
    await expect(page.locator(".command-name")).to_contain_text("/tu")
    await api.sync({"name": "other", "description": "x", "type": 1})
    await expect(newcomer.message("now").locator("span.mention")).to_have_text("/do")
