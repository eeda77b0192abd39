"""What an interaction comes to is counted once, at its end, by the kind of what was wrong, not its words."""

import asyncio

import discord
import pytest

from cogs.parts.measured import acknowledged, came_to, failed, measured, refused
from engine.errors import IllegalAnswer, NotAsked, NotStored, Refused, SentBefore, StaleDecision

PRESS, COMPLETION = discord.InteractionType.component, discord.InteractionType.autocomplete


def test_what_went_well_is_done_and_its_times_are_measured(heard):
    with measured(PRESS):
        acknowledged()
        assert heard == [("ack_seconds",)]
    assert heard[1:] == [("interactions", "press", "done"), ("confirm_seconds", "press")]


@pytest.mark.parametrize("outcome", ["unacknowledged", "stopping"])
def test_whoever_got_no_answer_did_not_wait_for_one(outcome, heard):
    with measured(PRESS):
        came_to(outcome)
    assert heard == [("interactions", "press", outcome)]


def test_a_completion_has_no_private_answer(heard):
    with measured(COMPLETION):
        pass
    assert heard == [("interactions", "completion", "done")]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (IllegalAnswer("amount-too-high", rule="B7", most=3), "illegal"),
        (NotAsked("not-asked"), "not-asked"),
        (StaleDecision("stale"), "stale"),
        (SentBefore("sent-before"), "sent-before"),
        (NotStored("not-stored"), "not-stored"),
        (Refused("game-full"), "refused"),
    ],
)
def test_of_a_refusal_only_its_kind_is_counted(error, reason, heard):
    with measured(PRESS):
        refused(error)
    assert heard[:2] == [("refusals", reason), ("interactions", "press", "refused")]


async def test_a_failure_in_a_task_of_the_interaction_is_counted_as_its_own(heard):
    async def work():
        failed()

    with measured(PRESS):
        await asyncio.gather(work())
    assert heard[:2] == [("failures", "press"), ("interactions", "press", "failed")]


def test_outside_of_an_interaction_a_failure_is_counted_all_the_same(heard):
    failed()
    assert heard == [("failures", "other")]
