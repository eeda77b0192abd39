"""The router: quick presses on a half-made choice are done in the order in which a person presses."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs.parts.custom_ids import CustomId, Verb
from cogs.presses import answers, new_threads, open_seats, pages, router, rulebook
from cogs.presses.router import Router


def press(verb, *, person=1, defer=None):
    return SimpleNamespace(
        type=discord.InteractionType.component,
        data={"custom_id": str(CustomId(verb, 7, "1.1"))},
        user=SimpleNamespace(id=person),
        message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True)),
        response=SimpleNamespace(defer=defer),
    )


@pytest.fixture
def done(monkeypatch):
    found = []

    async def handler(services, interaction, pressed):
        found.append((interaction.user.id, pressed.verb))

    for verb in answers.HANDLERS:
        monkeypatch.setitem(router.HANDLERS, verb, handler)
    return found


async def test_a_confirm_waits_for_the_choices_before_it_though_it_is_acknowledged_first(done):
    late = asyncio.Event()

    async def at_once():
        pass

    routes, verbs = Router(SimpleNamespace()), ("option", "back", "option", "confirm")
    pressing = [
        asyncio.create_task(routes.route(press(verb, defer=at_once if number else late.wait)))
        for number, verb in enumerate(verbs)
    ]
    await asyncio.sleep(0.01)
    assert done == []
    await routes.route(press("confirm", person=2, defer=at_once))
    assert done == [(2, "confirm")], "others do not wait"
    late.set()
    await asyncio.gather(*pressing)
    assert done[1:] == [(1, verb) for verb in verbs]


def test_every_verb_has_exactly_one_handler_but_the_one_that_opens_a_form():
    handled = [
        verb for module in (answers, new_threads, open_seats, pages, rulebook) for verb in module.HANDLERS
    ]
    assert sorted(handled) == sorted(router.HANDLERS) == sorted(set(Verb) - {router.OPENS_A_FORM})
