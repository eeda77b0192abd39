"""Private panels: the newest of a person in a game takes those before it away, and a refusal takes none."""

import gc
import weakref
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
from discord.utils import utcnow

from cogs.posting.panels import MOST, Panels
from engine.sessions.reminders import Reminded
from renders.language.catalogues import words_for
from tests.doubles import double

ACT, PRESS_ON_PANEL = None, SimpleNamespace(flags=SimpleNamespace(ephemeral=True))


class Interaction:
    """As much of an interaction as a panel needs; it answers in the message `number`."""

    def __init__(self, number, *, user=1, message=ACT, is_expired=False, failure=None):
        self.number = number
        self.user = SimpleNamespace(id=user)
        self.message = message
        self.expires_at = utcnow() + timedelta(minutes=-1 if is_expired else 15)
        self.followup = SimpleNamespace(delete_message=self.delete_message)
        self.failure = failure
        self.is_gone = False

    async def edit_original_response(self, **answer):
        return SimpleNamespace(id=self.number)

    async def delete_message(self, message):
        assert message == "@original"
        assert not self.is_gone
        if self.failure is not None:
            raise self.failure
        self.is_gone = True


async def shown(*interactions, panels=None):
    panels = panels or Panels()
    for interaction in interactions:
        await panels.show(interaction, 7, "text")
    return [interaction.is_gone for interaction in interactions]


async def test_a_new_panel_takes_the_one_before_it_away():
    assert await shown(Interaction(1), Interaction(2), Interaction(3)) == [True, True, False]


async def test_a_panel_that_is_pressed_stays_for_it_shows_the_answer():
    assert await shown(Interaction(1), Interaction(1, message=PRESS_ON_PANEL)) == [False, False]


async def test_other_people_and_other_games_keep_theirs():
    panels, anna, ben = Panels(), Interaction(1), Interaction(2, user=2)
    await shown(anna, ben, panels=panels)
    await panels.show(Interaction(3), 8, "another game")
    assert [anna.is_gone, ben.is_gone] == [False, False]


async def test_a_refusal_leaves_what_confirmed_and_the_next_panel_takes_both_away():
    panels, confirmed, refused = Panels(), Interaction(1), Interaction(2)
    await panels.show(confirmed, 7, "confirmed")
    await panels.show(refused, 7, "refused", is_refusal=True)
    assert [confirmed.is_gone, refused.is_gone] == [False, False]
    await panels.show(Interaction(3), 7, "next")
    assert [confirmed.is_gone, refused.is_gone] == [True, True]


async def test_whoever_is_refused_again_and_again_fills_no_memory():
    panels, refused = Panels(), [Interaction(number) for number in range(3 * MOST)]
    for interaction in refused:
        await panels.show(interaction, 7, "refused", is_refusal=True)
    await panels.show(Interaction(-1), 7, "next")
    assert [interaction.is_gone for interaction in refused] == [False] * 2 * MOST + [True] * MOST


async def test_a_panel_whose_token_is_dead_is_left_alone():
    assert await shown(Interaction(1, is_expired=True), Interaction(2)) == [False, False]


@pytest.mark.parametrize(
    "failure",
    [
        discord.NotFound(SimpleNamespace(status=404, reason="Bad"), {"code": 10008, "message": "gone"}),
        TimeoutError(),
        ConnectionResetError(),
    ],
)
async def test_a_panel_that_was_dismissed_or_cannot_be_reached_does_no_harm(failure):
    assert await shown(Interaction(1, failure=failure), Interaction(2)) == [False, False]


async def test_what_is_remembered_is_bounded():
    panels = Panels(capacity=2)
    oldest = Interaction(1, user=1)
    await shown(oldest, Interaction(2, user=2), Interaction(3, user=3), Interaction(4), panels=panels)
    assert not oldest.is_gone


async def test_a_panel_keeps_nothing_of_its_interaction_alive():
    panels, interaction = Panels(), Interaction(1)
    interaction.followup = SimpleNamespace()
    kept = weakref.ref(interaction)
    await panels.show(interaction, 7, "text")
    gc.disable()
    try:
        del interaction
        assert kept() is None
    finally:
        gc.enable()


async def test_whom_no_direct_message_reached_is_told_so_in_their_next_panel_once_it_has_arrived():
    told, unreached = [], {1}

    async def tell(person):
        unreached.discard(person)
        told.append(person)

    class Reads(Interaction):
        locale = "nl"

        async def edit_original_response(self, *, view, **answer):
            self.text = "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))
            if self.failure is not None:
                raise self.failure
            return SimpleNamespace(id=self.number)

    panels = Panels(double(Reminded, unreached=unreached, told=tell))
    lost, ben, anna, again = Reads(1, failure=ConnectionError()), Reads(2, user=2), Reads(3), Reads(4)
    with pytest.raises(ConnectionError):
        await panels.show(lost, 7, "text")
    for each in (ben, anna, again):
        await panels.show(each, 7, "text")
    notice = words_for("nl").text("reminders-unreached")
    assert [ben.text, anna.text, again.text] == ["text", f"text\n{notice}", "text"]
    assert told == [1]
