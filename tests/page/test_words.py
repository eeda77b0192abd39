"""What the page itself says: every text in every language of the page, with the same variables."""

from __future__ import annotations

import re
import string
from typing import Any

import pytest

from sandbox import Channel, Person
from sandbox.faults.counted import KNOWN_COUNTED
from sandbox.page.gone import GONE
from sandbox.page.troubles import COUNTED
from sandbox.people.not_offered import REASONS
from tests.page.browser import Newcomer, needs_chromium

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def exported(newcomer: Newcomer, module: str, name: str) -> Any:
    beside = "document.querySelector('script[type=module]').src"
    return await newcomer.page.evaluate(
        f"import(new URL('./{module}.js', {beside})).then(module => module.{name})"
    )


def variables(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


async def test_every_text_of_the_page_is_there_in_all_its_languages(newcomer: Newcomer) -> None:
    words = await exported(newcomer, "words", "WORDS")
    english = words.pop("en")
    assert set(words) == {"nl", "de"}
    for own in words.values():
        assert set(own) == set(english)
        for key, text in own.items():
            assert variables(text) == variables(english[key]), key


async def test_every_limit_that_is_counted_has_words(newcomer: Newcomer) -> None:
    words = await exported(newcomer, "words", "WORDS")
    assert set(COUNTED.values()) <= set(words["en"])
    assert set(KNOWN_COUNTED) <= set(COUNTED)


async def test_no_text_of_the_page_is_written_twice(newcomer: Newcomer) -> None:
    rooms = {"about": "ABOUT", "messages": "MESSAGES", "tools": "TOOLS", "writing": "WRITING"}
    parts = [await exported(newcomer, f"words-{room}", name) for room, name in rooms.items()]
    words = await exported(newcomer, "words", "WORDS")
    assert sorted(key for part in parts for key in part["en"]) == sorted(words["en"])


async def test_every_refusal_can_be_said_in_the_readers_language(newcomer: Newcomer) -> None:
    refusals = await exported(newcomer, "refusals", "REFUSALS")
    english = REASONS | GONE
    for own in refusals.values():
        assert set(own) == set(english)
        for key, text in own.items():
            named = {name for _, name, _, _ in string.Formatter().parse(english[key]) if name}
            assert variables(text) <= named, key


async def test_a_refusal_is_read_in_ones_own_language(
    newcomer: Newcomer, anna: Person, channel: Channel
) -> None:
    page = newcomer.page
    await page.locator(".language select").select_option("nl")
    await page.locator("#skip button", has_text="Naar het berichtveld").wait_for(state="attached")
    await newcomer.type("x")
    channel.overwrites.clear()
    channel.guild.everyone.permissions = channel.guild.everyone.permissions & ~(1 << 11)  # unannounced
    await page.keyboard.press("Enter")
    await page.locator("#composer .note", has_text="Anna mist SEND_MESSAGES in plaza").wait_for()
