"""Forms at the page: fields of every type, what is wrong with them, and nothing that is typed gets lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from sandbox import Channel, Person, Sandbox
from tests.page.browser import Newcomer, needs_chromium
from tests.page.scripted import asked, button, respond, row
from tests.sandbox.api import Api
from tests.sandbox.parts import filled, labelled

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def open_form(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, *fields: dict[str, Any]
) -> Locator:
    await api.post(channel, components=[row(button("Open"))])
    await newcomer.press("Open")
    form = {"title": "Who are you?", "custom_id": "form", "components": list(fields)}
    await respond(api, await asked(discord, 1), 9, form)
    dialog = newcomer.page.locator("dialog.modal")
    await dialog.wait_for()
    return dialog


async def test_fields_of_every_type_are_filled_in(
    newcomer: Newcomer, discord: Sandbox, api: Api, bob: Person, channel: Channel
) -> None:
    options = [{"label": name, "value": name.lower()} for name in ("Red", "Blue")]
    form = await open_form(
        newcomer,
        discord,
        api,
        channel,
        labelled("Whom", 5),
        labelled("Where", 8, required=False),
        labelled("Colour", 21, options=options),
        labelled("Colours", 22, options=options),
        labelled("Agreed", 23),
    )
    page = newcomer.page
    await form.locator(".menu").first.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.type("bob")
    await page.keyboard.press("Enter")
    await form.get_by_role("radio", name="Blue").check()
    await form.get_by_role("checkbox", name="Red").check()
    await form.get_by_role("checkbox", name="Agreed").check()
    await form.get_by_role("button", name="Submit").click()
    sent = await asked(discord, 2)
    assert filled(sent.data) == {
        "whom": [bob.id],
        "where": [],
        "colour": "blue",
        "colours": ["red"],
        "agreed": True,
    }
    assert list(sent.data["resolved"]["users"]) == [bob.id]
    await respond(api, sent, 6)
    await expect(form).to_have_count(0)


async def test_what_is_typed_survives_a_bot_that_fails_and_a_hasty_escape(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = await open_form(newcomer, discord, api, channel, labelled("Name", 4, style=1, max_length=12))
    page = newcomer.page
    await expect(form.locator(".counter")).to_have_text("0 / 12")
    await page.keyboard.type("Calamity")
    await expect(form.locator(".counter")).to_have_text("8 / 12")
    monkeypatch.setattr("sandbox.page.deeds.RESPOND_WITHIN_S", 0.05)
    await page.keyboard.press("Enter")
    await expect(form.locator(".banner")).to_have_text("This interaction failed")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("alertdialog")).to_contain_text("Close the form?")
    await page.keyboard.press("Escape")
    await expect(form.get_by_label("Name")).to_have_value("Calamity")
    monkeypatch.setattr("sandbox.page.deeds.RESPOND_WITHIN_S", 3.0)
    await form.get_by_label("Name").press("Enter")
    sent = await asked(discord, 3)
    assert filled(sent.data) == {"name": "Calamity"}
    await respond(api, sent, 6)
    await expect(form).to_have_count(0)
    await expect(newcomer.button("Open")).to_be_focused()


HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'


async def test_nothing_in_a_form_becomes_markup(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    options = [{"label": HOSTILE, "value": str(n), "description": HOSTILE} for n in range(2)]
    form = await open_form(
        newcomer,
        discord,
        api,
        channel,
        {"type": 10, "content": f"||{HOSTILE}|| {HOSTILE} [x](javascript:alert(1))"},
        labelled(HOSTILE[:45], 3, options=options, placeholder=HOSTILE[:100]),
        labelled("Radio", 21, options=options),
        labelled("Text", 4, style=2, placeholder=HOSTILE[:100], value=HOSTILE),
    )
    await form.locator(".menu").click()
    page = newcomer.page
    await form.get_by_role("option").first.wait_for()
    assert await page.evaluate("window.pwned") is None
    assert await page.locator("dialog img, dialog script, dialog a").count() == 0
    await expect(form).to_contain_text("<script>window.pwned=1</script>")


async def test_a_form_that_comes_late_or_stays_open_does_not_go_with_one_to_another_seat(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, bob: Person
) -> None:
    page, form = newcomer.page, {"title": "Anna's bid", "custom_id": "form"}
    form |= {"components": [labelled("Gold", 4, style=1, value="7")]}
    await api.post(channel, components=[row(button("Open"))])
    await newcomer.press("Open")
    late = await asked(discord, 1)
    await newcomer.become("Bob")
    await respond(api, late, 9, form)
    await api.post(channel, "afterwards")
    await newcomer.message("afterwards").wait_for()
    await expect(page.locator("#composer .problem, dialog")).to_have_count(0)
    await newcomer.become("Anna")
    await newcomer.press("Open")
    await respond(api, await asked(discord, 2), 9, form)
    await page.locator("dialog.modal").wait_for()
    await page.evaluate(f"location.hash = '#{bob.id}/{channel.id}'")
    await page.locator(".who", has_text="Bob").wait_for()
    await expect(page.locator("dialog")).to_have_count(0)
    await newcomer.press("Open")
    await asked(discord, 3)
