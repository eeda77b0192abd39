"""Gnadenlos! end to end: four people, with the bot killed in every phase, and what is the game's own.

A bid is chosen note by note, its laying order changes unseen, and nobody sees what is secret.
"""

import asyncio
import json
import random
from typing import Any

import pytest

from engine.games.gnadenlos.data import BOX
from sandbox import Person
from tests.e2e.evening import Evening, confirm_in, things_in
from tests.e2e.test_crashes import answer_and_kill, answered, check_whole, kill_in_every_phase
from tests.e2e.test_twins import assert_alike, everything

PHASES = {"adventurer", "steal", "fill", "buy", "bid", "take"}
"""The decisions that wait for somebody."""
FINDERS = ("old-zeke", "lucky-lindqvist", "panning-pearl")
"""Adventurers who all find gold if they are laid together."""


async def test_a_kill_in_every_phase_loses_nothing_and_the_game_goes_on_to_its_end(evening: Evening) -> None:
    thread, luck = await evening.open_game(4, game="gnadenlos"), random.Random(8)
    await evening.rearrange(_every_phase_is_near)
    await kill_in_every_phase(evening, thread, luck, PHASES)
    await evening.play_to_a_round(thread, luck)
    await evening.rearrange(_the_undertaker_is_near)
    await evening.play(thread, luck)
    check_whole(evening, thread)
    assert evening.is_over(thread)
    assert evening.stored.is_put_away(evening.number)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_four_people_play_a_whole_game_with_kills_in_every_phase_of_it(evening: Evening) -> None:
    thread, luck = await evening.open_game(4, game="gnadenlos", advanced=True), random.Random(8)
    kills = 0
    while not evening.is_over(thread):
        if luck.random() < 0.15:
            await answer_and_kill(evening, thread, luck)
            kills += 1
        else:
            await answered(evening, thread, luck)
        await evening.shown()
    check_whole(evening, thread)
    assert kills > len(PHASES)


async def test_a_bid_is_typed_and_its_laying_order_changes_without_a_sign(evening: Evening) -> None:
    thread = await evening.open_game(3, game="gnadenlos")
    await evening.rearrange(_only_bids_are_left)
    first, second = (evening.people[(_active(evening) + place) % 3] for place in range(2))
    choices = await first.complete("gnadenlos bid", focused="ious", text="3,2", channel=thread)
    assert "3 2 0" in [choice.value for choice in choices]
    said = await (await first.slash("gnadenlos bid", channel=thread, ious="3,2,0")).text()
    assert said.startswith("✓"), said
    said = await (await second.slash("gnadenlos bid", channel=thread, ious="4,1")).text()
    assert "G19" in said, "the sum of 5 is taken"
    await evening.discord.settle()
    board, told = evening.board(thread).frozen(), len(evening.outgoing)
    said = await (await first.slash("gnadenlos order", channel=thread, ious="0,2,3")).text()
    assert said.startswith("✓"), said
    await evening.discord.settle()
    assert evening.board(thread).frozen() == board
    public = [out for out in evening.outgoing[told:] if out.addressee is None]
    assert public == []
    assert json.loads(str(evening.answers()[-1][-1])) == ["0", "2", "3"]
    panel = await (await first.press(board, "My move")).private()
    assert confirm_in(panel) is not None, "who is not asked may still change his order"


async def test_what_is_tapped_or_sent_twice_over_a_slow_line_counts_once(evening: Evening) -> None:
    """Two taps on one note bid it once; the second of two commands answers no question that came after."""
    thread = await evening.open_game(3, game="gnadenlos")
    await evening.rearrange(_only_bids_are_left)
    first = evening.people[_active(evening)]
    panel = await (await first.press(evening.board(thread), "My move")).private()
    seen = panel.frozen()
    await first.press(panel, "Other IOUs…")
    await evening.discord.until(lambda: panel.edits > seen.edits, what="all bids are shown")
    seen = panel.frozen()
    taps = (first.press(seen, things_in(seen)[0]) for _ in range(2))
    await asyncio.gather(*taps)
    await evening.discord.until(lambda: panel.edits >= seen.edits + 2, what="both taps are answered")
    assert "Chosen so far: " in panel.text
    said = await (await first.press(panel, confirm_in(panel).custom_id)).text()
    assert said.startswith("✓"), said
    assert [len(json.loads(str(answer))) for *_, answer in evening.answers()] == [1]


async def test_the_first_to_lay_an_adventurer_is_told_in_their_panel_what_the_event_did_to_them(
    evening: Evening,
) -> None:
    """With the revolver or without it."""
    thread = await evening.open_game(3, game="gnadenlos")
    await evening.rearrange(_a_gold_rush_comes)
    people = [evening.people[(_active(evening) + place) % 3] for place in range(3)]
    panels = []
    for person, key in zip(people, FINDERS, strict=True):
        assert not any("finds" in panel.text for panel in panels), "the table still waits"
        reply = await person.slash("gnadenlos adventurer", channel=thread, adventurer=key)
        panels.append(await reply.answer())
        assert panels[-1].text.startswith("✓"), panels[-1].text
    for panel, person in zip(panels, people, strict=True):
        name = f"**{person.name}**"
        await evening.discord.until(lambda panel=panel: "finds" in panel.text, what="the panel is edited")
        assert name in panel.text
        assert panel.text.count("finds") == 1
    assert panels[0].buttons == ["My move"], "whoever has the revolver is asked again"
    assert panels[1].buttons == []


async def test_nobody_sees_what_is_anothers_or_lies_face_down(evening: Evening) -> None:
    """Twin games: another hand of Ben's, other notes in the market, another deck: Anna and a guest see the
    same."""
    thread = await evening.open_game(3, game="gnadenlos")
    await evening.play_to_a_round(thread, random.Random(3), answers=9)
    await evening.rearrange(lambda state: None)
    viewers: list[Person] = [evening.people[0], evening.people[3]]
    first = await everything(evening, viewers)
    await evening.rearrange(_other_secrets)
    assert_alike(await everything(evening, viewers), first)


def _active(evening: Evening) -> int:
    """The seat that has the revolver."""
    return int(evening.stored.state(evening.number)["active"])


def _every_phase_is_near(state: dict[str, Any]) -> None:
    """High Noon comes, and a market that is all but full. Everybody can pay: no third vulture comes
    too soon."""
    state["pile"].sort(key=lambda key: key.startswith("high-noon"))
    for player in state["players"]:
        player["nuggets"] = 60
        _lay(state, player, 23 // 4)
    while len(state["market"]) < 23:
        _lay(state, state["players"][0], 1)


def _lay(state: dict[str, Any], player: dict[str, Any], notes: int) -> None:
    state["market"] += player["notes"][:notes]
    del player["notes"][:notes]


def _a_gold_rush_comes(state: dict[str, Any]) -> None:
    """Everybody has two adventurers, so that all are asked; clockwise from the active player, each finds what
    their first one is worth."""
    state["pile"].sort(key=lambda key: key.startswith("gold-rush"))
    state["deck"] = [*state["deck"], *(key for player in state["players"] for key in player["adventurers"])]
    for place, key in enumerate(FINDERS):
        player = state["players"][(state["active"] + place) % 3]
        player["adventurers"] = [key, next(other for other in state["deck"] if other not in FINDERS)]
        state["deck"] = [other for other in state["deck"] if other not in player["adventurers"]]


def _the_undertaker_is_near(state: dict[str, Any]) -> None:
    """A gold rush now, then the last High Noon."""
    state["undertaker"] = BOX.undertaker - 1
    state["pile"] = [*state["pile"], "high-noon-1", "gold-rush-1"]


def _only_bids_are_left(state: dict[str, Any]) -> None:
    """Nobody has an adventurer or a nugget: the turn begins with the bidding."""
    for player in state["players"]:
        state["discards"] += player["adventurers"]
        player["adventurers"], player["nuggets"] = [], 0


def _other_secrets(state: dict[str, Any]) -> None:
    """Ben's hand against the market and the deck; deck, pile and market in another order. What Anna has laid
    stays where it lies."""
    anna, ben, *_ = state["players"]
    unseen = [place for place in range(len(state["market"])) if place not in anna["known"]]
    notes = [state["market"][place] for place in unseen]
    count = min(len(ben["notes"]), len(notes), 3)
    assert count, "something must be another"
    ben["notes"][:count], notes[:count] = notes[:count], ben["notes"][:count]
    for place, note in zip(unseen, reversed(notes), strict=True):
        state["market"][place] = note
    held = len(ben["adventurers"])
    state["deck"][:held], ben["adventurers"] = ben["adventurers"], state["deck"][:held]
    state["deck"].reverse()
    state["pile"][:-1] = reversed(state["pile"][:-1])  # the last is turned up now
