"""What those hear who listen to the page: news, changes, mentions elsewhere, and what things are called."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from sandbox import Channel, Person, Server
from tests.page.browser import Newcomer, needs_chromium
from tests.page.scripted import EPHEMERAL, V2, gallery, png
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_new_messages_are_told_to_those_who_listen_and_ones_own_are_not(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    herald = newcomer.page.locator("#herald")
    await api.post(channel, "**Your** turn")
    await expect(herald).to_have_text("Bot: Your turn")
    await newcomer.type("thanks")
    await newcomer.page.keyboard.press("Enter")
    await newcomer.message("thanks").wait_for()
    await asyncio.sleep(0)
    await expect(herald).to_have_text("Bot: Your turn")


async def test_what_is_covered_is_not_told(newcomer: Newcomer, api: Api, channel: Channel) -> None:
    box = {"type": 17, "spoiler": True, "components": [{"type": 10, "content": "psst"}]}
    parts = [{"type": 10, "content": "Who has won? ||Anna||"}, box]
    await api.ok("POST", f"/channels/{channel.id}/messages", {"flags": V2, "components": parts})
    told = "Bot: Who has won? Spoiler"
    await expect(newcomer.page.locator("#herald")).to_have_text(told)
    await expect(newcomer.message("Who has won")).to_have_attribute("aria-label", told.replace(":", ","))


async def test_what_answers_a_press_in_a_private_message_is_told_too(
    newcomer: Newcomer, api: Api, anna: Person, channel: Channel
) -> None:
    herald = newcomer.page.locator("#herald")
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "choose", "flags": EPHEMERAL})
    await expect(herald).to_have_text("Bot: choose")
    await api.ok("PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "- chosen\n- done"})
    await expect(herald).to_contain_text("Bot: chosen · done")
    await newcomer.become("Bob")
    assert await herald.text_content() == "", "what was told to Anna alone is gone"


async def test_of_several_news_in_one_moment_each_is_told_and_a_message_that_changed_by_what_is_new(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    told = newcomer.page.locator("#herald p")
    other = server.add_channel("other")
    lobby = await api.post(channel, "**Boomtown #1**\n1. Anna\n2. free")
    await api.post(other, f"<@{anna.id}>, your turn")
    bob.say("I am coming", channel)
    lines = ["Bot: Boomtown #1 · 1. Anna · 2. free", "Bob: I am coming", "You are mentioned in #other"]
    await expect(told).to_have_count(3)
    assert sorted(await told.all_text_contents()) == sorted(lines)
    path = f"/channels/{channel.id}/messages/{lobby['id']}"
    await api.ok("PATCH", path, {"content": "**Boomtown #1**\n1. Anna\n2. Bob\n3. Rosie"})
    await expect(told.last).to_have_text("Bot: Boomtown #1 · 2. Bob")
    beside = "document.querySelector('script[type=module]').src"
    crowd = "for (const n of [1, 2, 3, 4, 5, 6, 7]) herald.tell(n, `No. ${n}`)"
    await newcomer.page.evaluate(
        f"import(new URL('./herald.js', {beside})).then(({{ Herald }}) => {{"
        f"  const herald = new Herald(document.querySelector('#herald')); {crowd} }})"
    )
    await expect(told.last).to_have_text("No. 7")
    assert (await told.all_text_contents())[-6:] == ["2 more updates", *[f"No. {n}" for n in (3, 4, 5, 6, 7)]]


async def test_what_is_told_of_a_private_answer_is_as_many_of_its_lines_as_are_soon_heard_each_whole(
    newcomer: Newcomer, api: Api, anna: Person, channel: Channel
) -> None:
    question = "Choose one of the towns, " * 11 + "please?"
    reply = await api.slash(anna, channel)
    await api.respond(
        reply, 4, {"content": f"You have 5 gold\n{question}\n{question}\nNews", "flags": EPHEMERAL}
    )
    told = newcomer.page.locator("#herald p")
    await expect(told).to_have_text(f"Bot: You have 5 gold · {question} · {question}")
    await expect(newcomer.message("News")).to_have_attribute(
        "aria-label", f"Bot, You have 5 gold · {question} · {question}, Only you can see this"
    )


async def test_a_message_says_its_language_and_the_page_its_own_within_it(
    newcomer: Newcomer, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    """Anna's Discord speaks Dutch, her server German."""
    page = newcomer.page
    channel.guild.locale = "de"
    await page.locator(".language select").select_option("nl")
    await expect(page.locator("html")).to_have_attribute("lang", "nl")
    bob.say("who knows", channel)
    await api.post(channel, "Du bist dran")
    await api.respond(await api.slash(anna, channel), 4, {"content": "Kies een stad", "flags": EPHEMERAL})
    await expect(newcomer.message("Kies een stad")).to_have_attribute("lang", "nl")
    public = newcomer.message("Du bist dran")
    await expect(public).to_have_attribute("lang", "de")
    await expect(page.locator("#herald p", has_text="Du bist dran")).to_have_attribute("lang", "de")
    for part in ("header", ".tools"):
        await expect(public.locator(part)).to_have_attribute("lang", "nl")
    assert await newcomer.message("who knows").get_attribute("lang") is None


async def test_headings_leave_no_level_out_and_a_picture_has_a_short_name_and_its_text_once(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    texts = ["### Your turn\n# Boomtown", "### Gold", "## Towns"]
    parts = [{"type": 10, "content": text} for text in texts] + [gallery("a.png", "b.png")]
    files = {name: png(400, 300) for name in ("a.png", "b.png")}
    await api.ok("POST", f"/channels/{channel.id}/messages", {"flags": V2, "components": parts}, files=files)
    row = newcomer.message("Towns")
    await expect(row.locator(".picture")).to_have_count(2)
    levels = await row.get_by_role("heading").evaluate_all(
        "all => all.map(each => `${each.textContent} ${each.ariaLevel}`)"
    )
    assert levels == ["Your turn 3", "Boomtown 3", "Gold 4", "Towns 4"]
    second = row.get_by_role("button", name="Open picture 2 of 2", exact=True)
    await expect(second).to_have_accessible_description("This is b.png")
    assert "This is b.png" not in await row.aria_snapshot()
