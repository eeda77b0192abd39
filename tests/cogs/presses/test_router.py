"""The router: quick presses on a half-made choice are done in the order in which a person presses."""

import asyncio

import discord
import pytest

from cogs.parts.custom_ids import CustomId, Verb
from cogs.posting.panels import Panels
from cogs.presses import (
    act_lists,
    answers,
    away,
    checking,
    display,
    endings,
    erasure,
    figures,
    half_made_choices,
    inbox,
    looked_after,
    looking_back,
    lost_seats,
    luck,
    moderating,
    more,
    motions,
    new_threads,
    open_seats,
    orders,
    pages,
    personal_hours,
    privacy,
    private_notes,
    private_panels,
    rating_hiding,
    rating_list,
    rating_page,
    router,
    rulebook,
    settings_panel,
    taking_back,
    verify,
)
from cogs.presses.leagues import entering, listing, mine, opening, reports
from cogs.presses.leagues import pages as league_pages
from cogs.presses.router import Router
from renders.language.catalogues import words_for
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN

MODULES = (
    act_lists,
    answers,
    away,
    checking,
    display,
    endings,
    erasure,
    figures,
    half_made_choices,
    inbox,
    looked_after,
    looking_back,
    lost_seats,
    luck,
    moderating,
    more,
    motions,
    new_threads,
    open_seats,
    opening,
    orders,
    pages,
    personal_hours,
    privacy,
    private_notes,
    private_panels,
    rating_hiding,
    rating_list,
    rating_page,
    rulebook,
    settings_panel,
    verify,
    taking_back,
    entering,
    mine,
    league_pages,
    reports,
    listing,
)


def press(verb, *, person=ANNA, defer):
    data = {"custom_id": str(CustomId(verb, 7, "1.1"))}
    return visits.interaction(person, data=data, response=double(discord.InteractionResponse, defer=defer))


@pytest.fixture
def done(monkeypatch):
    found = []

    async def handler(press):
        found.append((press.person, press.custom_id.verb))

    for verb in half_made_choices.HANDLERS:
        monkeypatch.setitem(router.HANDLERS, verb, handler)
    return found


async def test_a_confirm_waits_for_the_choices_before_it_though_it_is_acknowledged_first(done):
    late = asyncio.Event()

    async def at_once():
        pass

    routes, verbs = Router(visits.services(panels=Panels())), ("option", "back", "option", "confirm")
    pressing = [
        asyncio.create_task(routes.route(press(verb, defer=at_once if number else late.wait)))
        for number, verb in enumerate(verbs)
    ]
    await asyncio.sleep(0.01)
    assert done == []
    await routes.route(press("confirm", person=BEN, defer=at_once))
    assert done == [(BEN, "confirm")], "others do not wait"
    late.set()
    await asyncio.gather(*pressing)
    assert done[1:] == [(ANNA, verb) for verb in verbs]


def test_every_verb_has_exactly_one_handler_but_the_one_whose_form_sends_another():
    handled = [verb for module in MODULES for verb in module.HANDLERS]
    assert sorted(handled) == sorted(router.HANDLERS) == sorted(set(Verb) - {Verb.OTHER})
    assert set(router.FORMS) >= {Verb.OTHER}


@pytest.mark.parametrize("custom_id", ["", "dance:7:1.1:x", "other:7:1.1:1-9"])
async def test_a_form_that_is_none_of_ours_is_answered_as_an_unknown_control(custom_id):
    said, deferred = [], []

    async def defer():
        deferred.append(len(said))

    async def edit_original_response(*, view, attachments, allowed_mentions):
        said.extend(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))
        return double(discord.InteractionMessage, id=1)

    form = visits.interaction(
        type=discord.InteractionType.modal_submit,
        data={"custom_id": custom_id},
        response=double(discord.InteractionResponse, defer=defer),
        edit_original_response=edit_original_response,
    )
    await Router(visits.services(panels=Panels())).route(form)
    assert deferred == [0], "it is acknowledged once, first"
    assert said == [words_for("en").text("refused-unknown-button")]


@pytest.mark.parametrize(("verb", "is_beside"), [("display", True), ("rule", True), ("wish", False)])
async def test_rules_and_wishes_open_beside_a_private_panel_and_a_wish_is_stored_on_its_own(verb, is_beside):
    deferred = []

    async def defer(**more):
        deferred.append(more)

    async def edit_original_response(**shown):
        return double(discord.InteractionMessage, id=1)

    pressed = visits.interaction(
        data={"custom_id": f"{verb}:-:-:none"},
        response=double(discord.InteractionResponse, defer=defer),
        edit_original_response=edit_original_response,
    )

    async def handled(press):
        pass

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "HANDLERS", {Verb(verb): handled})
        await Router(visits.services(panels=Panels())).route(pressed)
    assert deferred == [{"ephemeral": True, "thinking": True} if is_beside else {}]
