"""What one does with messages at the page: answer, change, delete, and the menus of messages and people."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from sandbox import Channel, Person, Sandbox
from tests.page.browser import Newcomer, needs_chromium
from tests.page.scripted import EPHEMERAL, asked, respond
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_the_last_of_ones_own_messages_is_changed_by_keyboard(
    newcomer: Newcomer, anna: Person, bob: Person, channel: Channel
) -> None:
    anna.say(f"<@{bob.id}>, I think", channel)
    bob.say("What?", channel)
    page = newcomer.page
    await newcomer.message("What?").wait_for()
    await page.keyboard.press("ArrowUp")
    editor = page.locator(".editor textarea")
    await expect(editor).to_have_value("@Bob, I think")
    await page.keyboard.type(" not")
    bob.say("Are you there?", channel)
    await newcomer.message("Are you there?").wait_for()
    await expect(editor).to_be_focused()
    await page.keyboard.type(" so")
    await page.keyboard.press("Enter")
    changed = newcomer.message("I think not so")
    await expect(changed).to_contain_text("(edited)")
    assert channel.messages[0].content == f"<@{bob.id}>, I think not so"
    await expect(page.locator("#composer textarea")).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.type("!!")
    await page.keyboard.press("Escape")
    await expect(editor).to_have_count(0)
    await expect(changed).not_to_contain_text("!!")


async def test_a_message_is_answered_and_the_answer_leads_to_it(
    newcomer: Newcomer, bob: Person, channel: Channel
) -> None:
    bob.say("Whose turn is it?", channel)
    page = newcomer.page
    await newcomer.message("Whose turn is it?").focus()
    await page.keyboard.press("r")
    await expect(page.locator(".answering")).to_contain_text("Replying to Bob")
    await page.locator(".ping").click()
    await page.locator("#composer textarea").click()
    await page.keyboard.type("Mine.")
    await page.keyboard.press("Enter")
    answer = newcomer.message("Mine.")
    await expect(answer.locator(".answers")).to_contain_text("Whose turn is it?")
    assert channel.messages[-1].notified == []
    await expect(page.locator(".answering")).to_be_hidden()
    await answer.locator(".answers").click()
    await expect(page.locator(".message.revealed")).to_contain_text("Whose turn is it?")


async def test_only_ones_own_messages_can_be_changed_and_deleting_asks_first(
    newcomer: Newcomer, anna: Person, bob: Person, channel: Channel
) -> None:
    bob.say("his", channel)
    anna.say("mine", channel)
    page = newcomer.page
    await newcomer.message("his").click(button="right")
    menu = page.get_by_role("menu")
    await expect(menu.get_by_role("menuitem", name="Reply")).to_be_focused()
    assert await menu.get_by_role("menuitem", name="Delete").count() == 0
    await page.keyboard.press("Escape")
    await newcomer.message("mine").focus()
    await page.keyboard.press("Delete")
    await expect(page.get_by_role("alertdialog")).to_contain_text("Delete the message")
    await page.keyboard.press("Escape")
    await expect(newcomer.message("mine")).to_be_focused()
    await page.keyboard.press("Delete")
    await page.keyboard.press("Enter")
    await newcomer.message("mine").wait_for(state="detached")
    assert [each.content for each in channel.messages] == ["his"]


async def test_a_bots_commands_stand_in_the_menus_of_messages_and_people(
    newcomer: Newcomer, discord: Sandbox, api: Api, bob: Person, channel: Channel
) -> None:
    quote = {"name": "Quote", "type": 3, "name_localizations": {"de": "Zitieren"}}
    await api.sync(quote, {"name": "Greet", "type": 2})
    said = bob.say("well said", channel)
    page = newcomer.page
    await newcomer.message("well said").hover()
    await newcomer.message("well said").get_by_role("button", name="More").click()
    await page.keyboard.type("q")
    await page.keyboard.press("Enter")
    used = await asked(discord, 1)
    assert used.data["target_id"] == said.id
    await respond(api, used, 4, {"content": "Quoted", "flags": EPHEMERAL})
    await newcomer.message("Quoted").wait_for()
    await newcomer.message("well said").get_by_role("button", name="Bob", exact=True).click()
    await page.get_by_role("menuitem", name="Greet").click()
    assert (await asked(discord, 2)).data["target_id"] == bob.id


async def test_who_is_typing_is_shown_until_he_has_spoken(
    newcomer: Newcomer, api: Api, bob: Person, channel: Channel
) -> None:
    typists = newcomer.page.locator(".typists")
    bob.type(channel)
    await expect(typists).to_have_text("Bob is typing…")
    await api.ok("POST", f"/channels/{channel.id}/typing")
    await expect(typists).to_contain_text("Bob and Bot are typing…")
    bob.say("there", channel)
    await expect(typists).to_have_text("Bot is typing…")
    await newcomer.type("hello")
    assert await newcomer.page.locator(".typists", has_text="Anna").count() == 0


async def test_reactions_are_shown_added_and_taken_away(
    newcomer: Newcomer, api: Api, bob: Person, channel: Channel
) -> None:
    said = bob.say("Shall we?", channel)
    bob.react(said, "🎲")
    page = newcomer.page
    dice = newcomer.message("Shall we?").locator(".reaction", has_text="🎲")
    await expect(dice).to_have_text("🎲1")
    await dice.click()
    await expect(dice).to_have_text("🎲2")
    await expect(dice).to_have_attribute("aria-pressed", "true")
    await expect(dice).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(dice).to_have_attribute("aria-pressed", "false")
    await newcomer.message("Shall we?").focus()
    await page.keyboard.press("+")
    await page.keyboard.type("trop")
    await page.keyboard.press("Enter")
    await expect(newcomer.message("Shall we?").locator(".reaction", has_text="🏆")).to_have_text("🏆1")
    assert [each.name for each in said.message.reactions["🏆"]] == ["Anna"]


async def test_a_pinned_message_says_so_and_the_news_of_it_lead_there(
    newcomer: Newcomer, api: Api, bob: Person, channel: Channel
) -> None:
    channel.allow("PIN_MESSAGES")
    said = bob.say("The rules", channel)
    await api.ok("PUT", f"/channels/{channel.id}/messages/pins/{said.id}")
    news = newcomer.page.locator(".message.system")
    await expect(news).to_contain_text("Bot pinned a message.")
    await expect(newcomer.page.locator("header [title=Pinned]")).to_have_count(1)
    await news.get_by_role("button", name="See it").click()
    await expect(newcomer.page.locator(".message.revealed")).to_contain_text("The rules")
