"""What one writes at the page: names that are completed, files, options, and why one cannot write."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.scripted import V2, asked, png, respond
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
DROP = """([where, name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const how = {dataTransfer: files, bubbles: true, cancelable: true};
  document.querySelector(where).dispatchEvent(new DragEvent("drop", how));
}"""


async def test_names_places_and_emoji_are_completed_as_one_writes(
    newcomer: Newcomer, bob: Person, server: Server, channel: Channel
) -> None:
    other = server.add_channel("other")
    page = newcomer.page
    await page.locator(".place", has_text="other").wait_for()
    await newcomer.type("hey @bo")
    await expect(page.locator(".picker li").first).to_contain_text("@Bob")
    await page.keyboard.press("Enter")
    await page.keyboard.type("see #oth")
    await page.keyboard.press("Tab")
    await page.keyboard.type(":dart")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("`@Bob`")
    await page.keyboard.press("Enter")
    await newcomer.message("hey").wait_for()
    assert channel.messages[-1].content == f"hey <@{bob.id}> see <#{other.id}> 🎯 \n`@Bob`"


async def test_files_that_are_dropped_are_sent_with_what_is_written(
    newcomer: Newcomer, channel: Channel
) -> None:
    page = newcomer.page
    await page.evaluate(DROP, ["#log", "notes.txt", "hello"])
    await expect(page.locator("#composer .chip-file.there")).to_contain_text("notes.txt")
    await newcomer.type("here")
    await page.keyboard.press("Enter")
    await expect(newcomer.message("here").locator(".file")).to_contain_text("notes.txt")
    assert channel.messages[-1].attachments[0].data == b"hello"
    await expect(page.locator("#composer .chip-file")).to_have_count(0)


async def test_a_command_that_comes_while_one_types_it_is_offered_at_once(
    newcomer: Newcomer, api: Api
) -> None:
    offered = newcomer.page.locator(".picker li")
    await newcomer.type("/g")
    await expect(newcomer.page.locator(".picker .heading")).to_contain_text("No matches")
    await api.sync({"name": "go", "description": "Go", "type": 1})
    await expect(offered).to_have_text(re.compile("/go"))
    await newcomer.page.keyboard.press("Enter")
    await expect(newcomer.page.locator(".command-name")).to_contain_text("/go")


async def test_options_of_every_type_are_filled_in_and_stand_in_line(
    newcomer: Newcomer, discord: Sandbox, api: Api, bob: Person, server: Server
) -> None:
    role = server.add_role("Sheriff")
    server.add_person("Carl")
    names = {"who": 6, "a_much_longer_name": 8, "any": 9, "paper": 11}
    options = [{"name": k, "description": k, "type": v, "required": True} for k, v in names.items()]
    await api.sync({"name": "do", "description": "Do it", "type": 1, "options": options})
    page = newcomer.page
    await newcomer.take_command("/do")
    for typed in ("bob", "sher", "bob"):
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
    await expect(page.locator(".option .drop")).to_be_focused()
    await page.evaluate(DROP, ["#composer", "a.txt", "paper"])
    await expect(page.locator(".option .there")).to_be_visible()
    lefts = await page.locator(".option .value").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().x)"
    )
    assert len(set(lefts)) == 1
    await page.locator(".send").click()
    sent = await asked(discord, 1)
    resolved = sent.data["resolved"]
    assert [set(resolved[kind]) for kind in ("users", "roles")] == [{bob.id}, {role.id}]
    assert [each["filename"] for each in resolved["attachments"].values()] == ["a.txt"]
    await respond(api, sent, 4, {"content": "done"})


async def test_a_command_that_is_half_filled_in_waits_where_it_was_begun(
    newcomer: Newcomer, discord: Sandbox, api: Api, bob: Person, server: Server
) -> None:
    server.add_channel("other")
    options = [{"name": k, "description": k, "type": v} for k, v in {"who": 6, "why": 3}.items()]
    await api.sync({"name": "call", "description": "call", "type": 1, "options": options})
    page, form = newcomer.page, newcomer.page.locator("#composer .fields")
    await newcomer.take_command("/call")
    await form.locator(".chip", has_text="who").click()
    await page.keyboard.type("bo")
    await page.locator(".picker li", has_text="Bob").first.click()
    await form.locator(".chip", has_text="why").click()
    await page.keyboard.type("he is la")
    await page.locator(".place", has_text="other").click()
    await expect(form).to_have_count(0)
    await page.locator(".place", has_text="plaza").click()
    await expect(form.locator("input")).to_have_count(2)
    await page.reload()
    why = form.locator("input").last
    await expect(why).to_have_value("he is la")
    await why.press("End")
    await page.keyboard.type("te")
    await page.keyboard.press("Enter")
    sent = (await asked(discord, 1)).data["options"]
    assert [option["value"] for option in sent] == [bob.id, "he is late"]


async def test_a_late_answer_to_what_is_no_longer_typed_is_not_shown(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    option = {"name": "town", "description": "Where", "type": 3, "autocomplete": True, "required": True}
    await api.sync({"name": "go", "description": "Go", "type": 1, "options": [option]})
    page = newcomer.page
    await newcomer.take_command("/go")
    first = await asked(discord, 1)
    await page.keyboard.type("ab")
    second = await asked(discord, 2)
    assert second.data["options"][0]["value"] == "ab"
    await respond(api, second, 8, {"choices": [{"name": "Abilene", "value": "abilene"}]})
    await expect(page.locator(".picker li")).to_have_text(["Abilene"])
    await respond(api, first, 8, {"choices": [{"name": "Stale", "value": "stale"}]})
    await discord.settle()
    await expect(page.locator(".picker li")).to_have_text(["Abilene"])


async def test_who_cannot_write_reads_why(
    newcomer: Newcomer, server: Server, anna: Person, channel: Channel
) -> None:
    text = newcomer.page.locator("#composer textarea")
    await newcomer.page.locator(".choice select").first.select_option("nl")
    channel.deny("SEND_MESSAGES")
    await expect(text).to_have_attribute(
        "placeholder", "Je hebt geen toestemming om in dit kanaal te schrijven."
    )
    await expect(text).to_be_disabled()
    await newcomer.page.set_viewport_size(PHONE)
    await newcomer.page.reload()
    await expect(text).to_be_disabled()
    low, needed = await text.evaluate("each => [each.clientHeight, each.scrollHeight]")
    assert low >= needed > 60  # all of its lines
    channel.allow("SEND_MESSAGES")
    await expect(text).to_be_enabled()


async def test_hostile_names_of_files_choices_and_pictures_stay_text(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    hostile = '"><img src=x onerror="window.pwned=1">'
    option = {"name": "town", "description": "Where", "type": 3, "autocomplete": True, "required": True}
    await api.sync({"name": "go", "description": "Go", "type": 1, "options": [option]})
    page = newcomer.page
    await page.evaluate(DROP, ["#log", f"{hostile}.txt", "x"])
    await page.locator(".chip-file.there").wait_for()
    await newcomer.type(hostile)
    await page.keyboard.press("Enter")
    await newcomer.message("window.pwned").locator(".file").wait_for()
    picture = {"url": "attachment://a.png"}
    gallery = {"type": 12, "items": [{"media": picture, "description": hostile}]}
    path = f"/channels/{channel.id}/messages"
    await api.ok("POST", path, {"flags": V2, "components": [gallery]}, files={"a.png": png()})
    await page.locator(".picture").click()
    await expect(page.locator(".alt-text")).to_have_text(hostile)
    await page.keyboard.press("Escape")
    await newcomer.take_command("/go")
    await respond(api, await asked(discord, 1), 8, {"choices": [{"name": hostile, "value": "x"}]})
    await page.locator(".picker li").wait_for()
    assert await page.evaluate("window.pwned") is None
    assert await page.locator("img[src=x]").count() == 0


async def test_what_is_too_long_is_counted_and_stays(
    newcomer: Newcomer, anna: Person, channel: Channel
) -> None:
    text = newcomer.page.locator("#composer textarea")
    await text.fill("x" * 1990)
    await expect(newcomer.page.locator("#composer .counter")).to_have_text("10")
    await text.fill("x" * 2001)
    await expect(newcomer.page.locator("#composer .counter")).to_have_text("-1")
    await text.press("Enter")
    await expect(newcomer.page.locator("#composer .note")).to_contain_text("2000")
    await expect(text).to_have_value("x" * 2001)
    assert channel.messages == []
