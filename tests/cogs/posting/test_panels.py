"""Private panels: the newest of a person in a game takes those before it away, and a refusal takes none."""

import asyncio
import gc
import weakref
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
from discord.utils import utcnow

from cogs.posting.panels import MOST, Outcome, Panels
from engine.references import under
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
        self.followup = SimpleNamespace(delete_message=self.delete_message, edit_message=self.edit_message)
        self.edits = []
        self.failure = failure
        self.is_gone = False

    async def edit_original_response(self, **answer):
        return SimpleNamespace(id=self.number)

    async def edit_message(self, message, *, view, attachments, allowed_mentions):
        assert message == "@original"
        self.edits.append([item.content for item in view.walk_children() if hasattr(item, "content")])
        if self.failure is not None:
            raise self.failure

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


async def test_a_panel_that_shows_another_game_now_is_not_taken_away_by_a_panel_of_the_one_before():
    panels, first, turned = Panels(), Interaction(1), Interaction(1, message=PRESS_ON_PANEL)
    await panels.show(first, 7, "confirmed")
    await panels.show(turned, 8, "the next game")
    await panels.show(Interaction(2), 7, "My move in the first")
    assert [first.is_gone, turned.is_gone] == [False, False]
    await panels.show(Interaction(3), 8, "My move in the next")
    assert [first.is_gone, turned.is_gone] == [False, True]


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


class Knows:
    """What a panel waits for: nothing is known until `outcome` is set."""

    def __init__(self):
        self.outcome, self.is_asked = None, asyncio.Event()

    async def __call__(self):
        self.is_asked.set()
        await asyncio.sleep(0)
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


async def advance(panels, session=7):
    panels.wake(session)
    await asyncio.gather(*panels._tasks)


async def test_a_panel_tells_once_what_it_waits_for_as_soon_as_that_is_known():
    panels, anna, knows = Panels(), Interaction(1), Knows()
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await advance(panels)
    assert anna.edits == []
    knows.outcome = Outcome(("confirmed", "you are shot"))
    await advance(panels, session=8)
    assert anna.edits == [], "that is another game"
    for _ in range(2):
        panels.wake(7)
        await advance(panels)
    assert anna.edits == [["confirmed", "you are shot"]]


async def test_what_is_known_before_the_panel_has_arrived_is_told_too():
    panels, anna, knows = Panels(), Interaction(1), Knows()
    knows.outcome = Outcome(("confirmed", "you are shot"))
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await asyncio.gather(*panels._tasks)
    assert anna.edits == [["confirmed", "you are shot"]]


async def test_nothing_to_tell_a_newer_panel_and_a_token_that_has_expired_cost_no_request():
    told = Outcome(("confirmed", "you are shot"))
    for outcome, replaced, is_expired in ((Outcome(), 0, 0), (told, 1, 0), (told, 2, 0), (told, 0, 1)):
        panels, anna, knows = Panels(), Interaction(1, is_expired=is_expired), Knows()
        await panels.show(anna, 7, "confirmed", awaited=knows)
        await advance(panels)
        knows.outcome = outcome
        if replaced:  # by a panel of its own, or in the same message
            await panels.show(Interaction(3 if replaced == 1 else 1), 7, "next", is_refusal=replaced == 2)
        await advance(panels)
        assert anna.edits == []
        assert panels._awaited == {}, "it waits for nothing more"


async def test_a_panel_that_is_pressed_waits_for_nothing_more_whatever_the_press_shows_in_it():
    for number, edits in ((1, 0), (2, 1)):
        panels, anna, knows = Panels(), Interaction(1), Knows()
        await panels.show(anna, 7, "confirmed", awaited=knows)
        knows.outcome = Outcome(("confirmed", "you are shot"))
        panels.wake(7)
        panels.pressed(Interaction(number, message=SimpleNamespace(id=number)))
        await advance(panels)
        assert len(anna.edits) == edits


async def test_a_refusal_beside_a_panel_leaves_it_waiting():
    panels, anna, knows = Panels(), Interaction(1), Knows()
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await panels.show(Interaction(2), 7, "refused", is_refusal=True)
    knows.outcome = Outcome(("confirmed", "you are shot"))
    await advance(panels)
    assert len(anna.edits) == 1


async def test_a_newer_panel_that_comes_while_the_outcome_is_read_is_left_alone():
    panels, anna, knows = Panels(), Interaction(1), Knows()
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await advance(panels)
    knows.outcome = Outcome(("confirmed", "you are shot"))
    knows.is_asked.clear()
    panels.wake(7)
    await knows.is_asked.wait()
    await panels.show(Interaction(1), 7, "next")
    await advance(panels)
    assert anna.edits == []


@pytest.mark.parametrize("failure", [ConnectionError("line"), KeyError("bug")])
async def test_an_outcome_that_cannot_be_told_is_logged_and_the_panel_stays(failure, caplog):
    caplog.set_level("INFO")
    panels, anna, knows = Panels(), Interaction(1, failure=failure), Knows()
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await advance(panels)
    knows.outcome = Outcome(("confirmed", "you are shot"))
    await advance(panels)
    assert len(anna.edits) == 1
    assert [record.levelname for record in caplog.records] == [
        "INFO" if isinstance(failure, ConnectionError) else "ERROR"
    ]
    assert panels._awaited == {}


async def test_at_a_stop_nothing_waits_any_longer():
    panels, anna, knows = Panels(), Interaction(1), Knows()
    await panels.show(anna, 7, "confirmed", awaited=knows)
    await advance(panels)
    knows.outcome = Outcome(("confirmed", "you are shot"))
    panels.wake(7)
    await panels.close()
    panels.wake(7)
    assert not panels._tasks
    assert anna.edits == []


async def test_panels_of_people_who_are_forgotten_wait_for_nothing():
    panels = Panels(capacity=2)
    for user in range(4):
        await panels.show(Interaction(user, user=user), 7, "confirmed", awaited=Knows())
    assert set(panels._awaited) == {(7, 2), (7, 3)}
    await panels.close()


async def test_a_panel_tells_under_its_own_reference_for_whoever_has_advanced_the_game(referenced):
    panels, anna, knows = Panels(), Interaction(1, failure=KeyError("bug")), Knows()
    with under("press of Anna"):
        await panels.show(anna, 7, "confirmed", awaited=knows)
        await advance(panels)
    knows.outcome = Outcome(("confirmed", "you are shot"))
    with under("press of Ben"):
        await advance(panels)
    (line,) = referenced.records
    assert (line.reference, line.asked_by, line.session) == ("panel7", ["press of Ben"], 7)
