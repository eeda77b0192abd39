"""What the page shows and does, seen in a browser: with a bot that is scripted here, message by message."""

from __future__ import annotations

import re
import socket
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
V2 = 1 << 15
EPHEMERAL = 1 << 6
HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b>bold</b> javascript:alert(1)'


def button(label: str, style: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": label.lower(), **more}


def link(label: str) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": label, "url": "https://example.org"}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(**more: Any) -> dict[str, Any]:
    options = [{"label": f"Town {n}", "value": f"t{n}", "description": f"No. {n}"} for n in range(4)]
    return {"type": 3, "custom_id": "towns", "placeholder": "Which town?", "options": options, **more}


async def asked(discord: Sandbox, number: int) -> Any:
    """The interaction that was made as the `number`th."""
    await discord.until(lambda: len(discord.world.interactions) >= number, what=f"interaction {number}")
    return list(discord.world.interactions.values())[number - 1]


async def respond(api: Api, interaction: Any, kind: int, data: Any = None) -> None:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await api.ok("POST", path, {"type": kind} | ({"data": data} if data is not None else {}))


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
        "button.mention": "#other",
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
    await said.locator("button.mention").click()
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


async def test_a_command_is_found_filled_in_and_sent_in_ones_own_language(
    newcomer: Newcomer, discord: Sandbox, api: Api, anna: Person
) -> None:
    gold = {"name": "gold", "description": "How much", "type": 4, "required": True, "min_value": 2}
    town = {"name": "town", "description": "Where", "type": 3, "autocomplete": True}
    gold["name_localizations"], town["name_localizations"] = {"de": "geld"}, {"de": "stadt"}
    bid = {"name": "bid", "description": "Bid", "type": 1, "options": [gold, town]}
    bid |= {"name_localizations": {"de": "biete"}, "description_localizations": {"de": "Gold bieten"}}
    await api.sync({"name": "game", "description": "x", "type": 1, "options": [bid]})
    page = newcomer.page
    await page.locator("#side .language select").select_option("de")
    await page.locator(".chip", has_text="Gold bieten").wait_for()
    await newcomer.type("/biete")
    await expect(page.locator(".picker li")).to_have_text(re.compile("/game biete"))
    await page.keyboard.press("Enter")
    await page.keyboard.type("1")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option .problem")).to_have_text("Mindestens 2")
    await page.locator("label", has_text="geld").click()
    await page.keyboard.type("2")
    await page.locator(".more .chip", has_text="stadt").click()
    choices = [{"name": "Dry Gulch", "value": "dry"}, {"name": "Coyote City", "value": "coyote"}]
    await respond(api, await asked(discord, 1), 8, {"choices": choices})
    await page.locator(".picker li", has_text="Coyote City").click()
    await page.locator(".send").click()
    sent = await asked(discord, 2)
    assert {o["name"]: o["value"] for o in sent.data["options"][0]["options"]} == {
        "gold": 12,
        "town": "coyote",
    }
    await respond(api, sent, 5, {"flags": EPHEMERAL})
    await page.locator(".thinking").wait_for()
    await api.ok("POST", f"/webhooks/{discord.bot.id}/{sent.token}", {"content": "Geboten."})
    await expect(newcomer.message("Geboten.")).to_contain_text("Anna nutzte /game biete")


async def test_buttons_menus_and_forms_do_what_they_say(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    await api.post(
        channel,
        components=[
            row(
                button("Go"),
                button("Shut", disabled=True),
                link("Rules"),
            ),
            row(menu(min_values=2, max_values=2)),
        ],
    )
    page = newcomer.page
    await expect(newcomer.button("Shut")).to_be_disabled()
    await page.locator(".menu").click()
    await page.get_by_role("option", name="Town 1").click()
    await expect(page.locator(".panel .done")).to_be_disabled()
    await page.get_by_role("option", name="Town 3").click()
    await page.locator(".panel .done").click()
    chosen = await asked(discord, 1)
    assert chosen.data["values"] == ["t1", "t3"]
    await expect(newcomer.button("Go")).to_be_disabled()
    await respond(api, chosen, 6)
    await newcomer.press("Go")
    await expect(newcomer.button("Go")).to_have_attribute("aria-busy", "true")
    name = {"type": 4, "custom_id": "name", "style": 1, "min_length": 3, "max_length": 5}
    where = {"type": 3, "custom_id": "where", "options": [{"label": "Here", "value": "h"}]}
    fields = [
        {"type": 18, "label": "Name", "description": "Yours", "component": name},
        {"type": 18, "label": "Where", "component": where},
    ]
    await respond(
        api, await asked(discord, 2), 9, {"title": "Who?", "custom_id": "who", "components": fields}
    )
    form = page.locator("dialog.modal")
    await form.get_by_label("Name").fill("Al")
    await form.get_by_role("button", name="Send").click()
    assert await form.locator(".field .problem").all_inner_texts() == [
        "At least 3 characters",
        "This is needed",
    ]
    await form.get_by_label("Name").fill("Alice")
    await form.locator(".menu").click()
    await form.get_by_role("option", name="Here").click()
    await form.get_by_role("button", name="Send").click()
    sent = await asked(discord, 3)
    values = [part["component"] for part in sent.data["components"]]
    assert [part.get("value") or part.get("values") for part in values] == ["Alice", ["h"]]
    await respond(api, sent, 4, {"content": "Welcome", "flags": EPHEMERAL})
    await form.wait_for(state="detached")
    await newcomer.message("Welcome").wait_for()


async def test_a_menu_stays_open_while_its_message_changes(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    posted = await api.post(channel, "before", components=[row(menu())])
    await newcomer.page.locator(".menu").click()
    await api.ok("PATCH", f"/channels/{channel.id}/messages/{posted['id']}", {"content": "afterwards"})
    await api.post(channel, "something else")
    await newcomer.message("something else").wait_for()
    await newcomer.page.get_by_role("option", name="Town 2").click()
    await newcomer.message("afterwards").wait_for()
    assert (await asked(discord, 1)).data["values"] == ["t2"]


async def test_a_press_without_an_answer_is_said_to_have_failed(
    newcomer: Newcomer, api: Api, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.page.deeds.RESPOND_WITHIN_S", 0.05)
    await api.post(channel, components=[row(button("Go"))])
    await newcomer.press("Go")
    await newcomer.message("This interaction failed").wait_for()
    await expect(newcomer.button("Go")).to_be_enabled()


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
    browser: Browser, discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    for n in range(60):
        await api.post(channel, f"message {n}.")
    newcomer = await Newcomer.come(browser, discord.base_url)
    await newcomer.message("message 59.").wait_for()
    assert await newcomer.page.get_by_text("message 9.").count() == 0
    await newcomer.page.locator(".earlier").click()
    await newcomer.message("message 9.").wait_for()
    shown = await newcomer.page.locator(".message .markdown").all_inner_texts()
    assert shown == [f"message {n}." for n in range(60)]
    await newcomer.page.close()


async def test_the_page_comes_back_by_itself_when_the_line_breaks(browser: Browser) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with Sandbox(port=port) as discord:
        server = discord.add_server("Dodge City")
        channel, anna = server.add_channel("plaza"), server.add_person("Anna")
        newcomer = await Newcomer.come(browser, discord.base_url)
        await newcomer.type("half a thought")
        await discord.stop()
        await expect(newcomer.page.locator("#notice")).to_contain_text("The line to the sandbox is broken")
        anna.say("meanwhile", channel)
        await discord.start()
        await newcomer.message("meanwhile").wait_for()
        await expect(newcomer.page.locator("#composer textarea")).to_have_value("half a thought")
        await expect(newcomer.page.locator("#notice")).to_contain_text("Bot is not here")
        await newcomer.page.close()


async def test_whoever_is_called_can_be_gone_to_with_one_press(
    newcomer: Newcomer, api: Api, bob: Person, channel: Channel, server: Server
) -> None:
    other = server.add_channel("other")
    await api.post(other, f"<@{bob.id}>, your turn")
    await newcomer.page.locator("#calls .call", has_text="Bob is called").click()
    await newcomer.message("your turn").wait_for()
    await expect(newcomer.page.locator(".who")).to_contain_text("Bob")
    await expect(newcomer.page.locator("#top h2")).to_have_text("#other")
    await expect(newcomer.page.locator("#calls")).to_be_hidden()


async def test_threads_stand_beneath_their_channel_and_say_what_is_unread(
    newcomer: Newcomer, api: Api, anna: Person, channel: Channel
) -> None:
    posted = await api.post(channel, "A game begins")
    path = f"/channels/{channel.id}/messages/{posted['id']}/threads"
    thread = await api.ok("POST", path, {"name": "Game 1"})
    await api.ok("POST", f"/channels/{thread['id']}/messages", {"content": f"<@{anna.id}>, your turn"})
    page = newcomer.page
    entry = page.locator("#side .threads .place", has_text="Game 1")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page.locator(".thread-link")).to_contain_text("1 message")
    await page.locator(".thread-link").click()
    await newcomer.message("your turn").wait_for()
    await expect(entry.locator(".badge")).to_have_count(0)
    await page.go_back()
    await newcomer.message("A game begins").wait_for()


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


async def test_a_bot_that_has_ended_is_told_of(newcomer: Newcomer, discord: Sandbox) -> None:
    discord.notice = "Bot has ended with code 1. Its terminal says why."
    discord.pulse.beat()
    await expect(newcomer.page.locator("#notice")).to_have_text(discord.notice)
