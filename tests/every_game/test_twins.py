"""Twin games: two that differ in what a viewer cannot know are alike for him until a secret is turned up."""

import itertools
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.codec import decode, encode
from engine.play.match import Advance, Checkpoint, Match
from engine.play.table import Event, Sealed, Seat, Unsealed
from tests.effort import share_of
from tests.every_game.checks import CHECKS, Checks, change_secrets
from tests.every_game.walks import (
    Played,
    a_few,
    any_answer,
    every_game,
    interjections,
    moments,
    setup_of,
    setups,
)

MOST_STEPS = 60
"""So many answers do twins stay together, if nothing parts them."""


def seen_story(match, viewer):
    """The story as a viewer gets it; what is sealed cannot be read, so the seal may be another."""
    seen = [told.event for told in match.story if told.only in (None, viewer)]
    return [Sealed(event.seat, "") if isinstance(event, Sealed) else event for event in seen]


def everything_but_the_story(match, viewer):
    """All else that a viewer gets: his view, what he may answer, and whom the table waits for, for what."""
    question = match.question
    own = match.open_to(viewer) if viewer is not None else ()
    return (
        match.view(viewer),
        match.ticket,
        match.waiting_for(),
        [(each, a_few(each.decision)) for each in own],
        question and {seat: decision.name for seat, decision in question.decisions.items()},
    )


def everything_seen(match, viewer):
    return seen_story(match, viewer), everything_but_the_story(match, viewer)


def some_moment(setup, chance):
    """A match on its way."""
    stop = chance.below(100)
    for number, played in enumerate(moments(setup)):
        if number >= stop or played.match.is_over:
            break
    return played


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data(), luck=st.integers(0, 2**32))
@every_game
def test_changing_what_a_viewer_cannot_know_changes_nothing_that_he_gets(name, data, luck):
    """At any moment, for everybody; what others have sealed, too."""
    setup = data.draw(setups(name=name))
    chance = Chance("unseen", luck)
    played = some_moment(setup, chance)
    for viewer in (None, *range(setup.seats)):
        before, twin = everything_seen(played.match, viewer), played.resume()
        twin.story = played.match.story
        change_secrets(twin, viewer, chance)
        assert everything_seen(twin, viewer) == before
        twin.close()


@dataclass
class Twins:
    """Two matches, of which a viewer must not be able to tell which is his."""

    checks: Checks
    viewer: Seat | None
    seen: Any
    """The last view that the viewer had."""
    match: Match[Any, Any]
    twin: Match[Any, Any]
    chance: Chance
    advances: tuple[Advance, ...] = ()
    """What the last answer in both led to; empty after an aside."""

    def are_alike(self, answered: str | None = None) -> bool:
        """Whether they still are, after an answer; False where a secret parts them. Fails where anything else
        does."""
        told = self.parted()
        if told is None:
            seen = [everything_but_the_story(each, self.viewer) for each in (self.match, self.twin)]
            assert seen[0] == seen[1]
            return True
        if not all(isinstance(event, Unsealed) for event in told):
            assert self.checks.may_part(*told, self.seen, answered), told
        return False

    def parted(self) -> tuple[Event | None, ...] | None:
        """The first events that differ, in either; None if the viewer has read the same in both."""
        stories = [seen_story(each, self.viewer) for each in (self.match, self.twin)]
        return next((pair for pair in itertools.zip_longest(*stories) if pair[0] != pair[1]), None)

    def step(self) -> bool:
        """An answer in both that is the same for the viewer; whether they are alike after it."""
        self.advances = ()
        asides = tuple(self.match.question.asides)
        if asides and self.chance.below(3) == 0:
            self._change_meanwhile(self.chance.pick(asides))
            return self.are_alike()
        said = interjections(self.match)
        if said and self.chance.below(3) == 0:
            return self._interject(*self.chance.pick(said))
        seat = self.chance.pick(self.match.waiting_for() or tuple(self.match.question.decisions))
        answers = self._answers(seat)
        if answers is None:
            return False
        name = self.match.question.decisions[seat].name
        self.seen = self.match.view(self.viewer)
        both = zip((self.match, self.twin), answers, strict=True)
        self.advances = tuple(each.submit(seat, answer) for each, answer in both)
        return self.are_alike(name)

    def _change_meanwhile(self, seat):
        """The viewer changes both; another one only the twin, and nobody may see it."""
        aside = self.twin.open_to(seat)[-1]
        answer = self.chance.pick(a_few(aside.decision))
        for each in (self.match, self.twin) if seat == self.viewer else (self.twin,):
            each.submit(seat, answer, ticket=aside.ticket)

    def _interject(self, seat, answer, ticket):
        """Somebody says the same in both; whether they are alike after it."""
        one, other = (each.question.decisions[seat] for each in (self.match, self.twin))
        assert one == other
        self.seen = self.match.view(self.viewer)
        self.advances = tuple(each.submit(seat, answer, ticket=ticket) for each in (self.match, self.twin))
        return self.are_alike(one.name)

    def _answers(self, seat):
        """What a seat does in each; None where its secrets let it do nothing that is the same."""
        one, other = (each.question.decisions[seat] for each in (self.match, self.twin))
        is_sealed = self.match.question.kind == "all"
        if seat == self.viewer or not (one.is_secret or is_sealed):
            assert one == other
            answer = any_answer(self.match, seat, self.chance)
            return answer, answer
        if is_sealed and self.chance.below(8) == 0:
            return self.chance.pick(a_few(one)), self.chance.pick(a_few(other))
        common = [answer for answer in a_few(one) if answer in a_few(other)]
        if not common:
            return None
        answer = self.chance.pick(common)
        return answer, self.checks.same_act(one.name, answer, self.chance)


def from_start(played: Played, state: Any) -> Match[Any, Any]:
    """A match from the start of its round, with this state."""
    live, start = played.match, played.checkpoint
    at_start: Checkpoint = replace(start, state=encode(state).decode())
    return Match.resume(
        live.game, seats=live.seats, options=live.options, seed=live.seed, checkpoint=at_start
    )


def twins_of(setup, luck) -> Twins | None:
    """Twins from the start of a round, in every other case of one that chance would seldom bring about; None
    where the viewer knows everything."""
    chance, checks = Chance("twins", luck), CHECKS[setup.name]
    played = some_moment(setup, chance)
    viewer = chance.pick([None, *range(setup.seats)])
    states = [decode(played.checkpoint.state, setup.game.state) for _ in range(2)]
    if chance.below(2):
        for state in states:
            checks.strain(state, Chance("strained", luck))
    if not checks.change_at_start(states[1], viewer, chance):
        return None
    seen = setup.game.view(states[0], None, viewer)
    match, twin = (from_start(played, state) for state in states)
    return Twins(checks, viewer, seen, match, twin, chance)


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data(), luck=st.integers(0, 2**32))
@every_game
def test_twin_games_stay_alike_until_a_secret_is_turned_up(name, data, luck):
    stay_alike(twins_of(data.draw(setups(name=name)), luck))


def stay_alike(twins: Twins | None) -> None:
    """Fails where twins part for another reason than a secret that comes out."""
    if twins is None or not twins.are_alike():
        return
    for _ in range(MOST_STEPS):
        if twins.match.is_over or not twins.step():
            return


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_many_twin_games_stay_alike_until_a_secret_is_turned_up(name):
    for number in range(share_of(1000)):
        stay_alike(twins_of(setup_of(name, number, "twins"), number))


@given(setups())
@every_game
def test_what_is_changed_meanwhile_leaves_the_question_and_all_that_others_get_as_they_were(setup):
    for number, played in enumerate(moments(setup)):
        match = played.match
        if number % 3 or match.question is None or not match.question.asides:
            continue
        twin = played.resume()
        told = len(twin.story)
        for seat in match.question.asides:
            *_, aside = twin.open_to(seat)
            others = [viewer for viewer in (None, *range(setup.seats)) if viewer != seat]
            before = [everything_but_the_story(twin, viewer) for viewer in others]
            for answer in a_few(aside.decision)[:4]:
                assert twin.submit(seat, answer, ticket=aside.ticket).checkpoints == ()
                assert [everything_but_the_story(twin, viewer) for viewer in others] == before
                assert aside in twin.open_to(seat)
        assert len(twin.story) == told
        twin.close()
