"""What one does at the page: commands, buttons, menus and forms, with a bot that is scripted here."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from sandbox import Channel, Person, Sandbox
from tests.page.browser import Newcomer, needs_chromium
from tests.page.scripted import EPHEMERAL, asked, button, link, menu, respond, row
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


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
    await form.get_by_role("button", name="Submit").click()
    assert await form.locator(".field .problem").all_inner_texts() == [
        "At least 3 characters",
        "This field is required",
    ]
    await form.get_by_label("Name").fill("Alice")
    await form.locator(".menu").click()
    await form.get_by_role("option", name="Here").click()
    await form.get_by_role("button", name="Submit").click()
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
