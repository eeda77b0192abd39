"""The promises that every game keeps, tried on games played by chance."""

import dataclasses
import re
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.codec import decode, decode_answer, decode_event, encode, event_kind
from engine.decisions import Pick, forced
from engine.errors import IllegalAnswer, NotAsked, StaleDecision
from engine.games import GAMES
from engine.match import Match
from engine.table import ASIDE, Seat, is_aside
from tests.every_game.checks import CHECKS
from tests.every_game.walks import Setup, a_few, moments, play, robots_answer, setups

every_game = settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)


def every_decision(match):
    """All that anybody may answer now."""
    question = match.question
    if question is None:
        return []
    return [*question.decisions.values(), *(aside.decision for aside in question.asides.values())]


NONSENSE = [True, False, -1, 10**20, 1.5, "", " ", "x" * 101, "²", "nobody", [], {}, [None], ("a",), b"a"]


def test_every_game_has_its_checks():
    assert sorted(CHECKS) == sorted(GAMES)


@given(setups())
@every_game
def test_random_games_end_with_every_seat_in_one_place(setup):
    match = play(setup).match
    ranking = match.ranking()
    seats = [seat for place in ranking.places for seat in place]
    assert sorted(seats) == list(range(setup.seats))
    assert len(ranking.points) == setup.seats
    assert match.view(None).is_over
    best = max(ranking.points)
    assert all(ranking.points[seat] == best for seat in ranking.places[0])


@given(setups())
@every_game
def test_the_same_seed_and_answers_give_the_same_game(setup):
    first = play(setup)
    again = setup.start()
    for ticket, seat, answer, digest in first.answers:
        again.submit(seat, answer, ticket=ticket)
        assert again.digest() == digest
    assert again.story == first.match.story
    assert again.ranking() == first.match.ranking()


@given(setups())
@every_game
def test_resuming_after_every_answer_gives_the_same_state_question_and_story(setup):
    for played in moments(setup):
        live, again = played.match, played.resume()
        assert again.digest() == live.digest()
        assert (again.ticket, again.waiting_for(), again.told) == (live.ticket, live.waiting_for(), live.told)
        assert again.state == live.state
        assert again.story == live.story[again.first_told :]
        for seat in (None, *range(setup.seats)):
            assert again.view(seat) == live.view(seat)
        again.close()


@given(setups())
@every_game
def test_every_listed_answer_parses_also_from_json(setup):
    for played in moments(setup):
        for decision in every_decision(played.match):
            answers = a_few(decision)
            assert len(answers) == len(Counter(answers)) >= 1
            for answer in answers:
                assert decision.parse(answer) == answer
                assert decision.parse(decode_answer(encode(answer))) == answer


@given(setups())
@every_game
def test_everything_else_is_refused_and_changes_nothing(setup):
    """Nonsense, and above all answers that were legal to another question."""
    once_legal: dict[object, None] = dict.fromkeys(range(40)) | {None: None}
    for played in moments(setup):
        match = played.match
        before, told, checkpoints = match.digest(), match.told, list(match.checkpoints)
        for seat in range(setup.seats):
            opened = {each.ticket: each.decision for each in match.open_to(Seat(seat))}
            for ticket in (None, match.ticket, match.ticket + ASIDE):
                if ticket not in opened and (ticket or not opened):
                    with pytest.raises(NotAsked):
                        match.submit(Seat(seat), "take", ticket=ticket)
            for ticket, decision in opened.items():
                legal = a_few(decision)
                with pytest.raises(StaleDecision):
                    match.submit(Seat(seat), legal[0], ticket=f"{match.ticket}0{ticket[len(match.ticket) :]}")
                for raw in (*NONSENSE, *(answer for answer in once_legal if answer not in legal)):
                    with pytest.raises(IllegalAnswer) as refusal:
                        match.submit(Seat(seat), raw, ticket=ticket)
                    assert refusal.value.rule == decision.rule
                once_legal |= dict.fromkeys(legal[:40])
        assert (match.digest(), match.told, match.checkpoints) == (before, told, checkpoints)


@given(setups())
@every_game
def test_cards_are_conserved(setup):
    for played in moments(setup):
        CHECKS[setup.game.name].conserved(played.match.state)


@given(setups())
@every_game
def test_gold_moves_only_as_the_story_tells(setup):
    checks = CHECKS[setup.game.name]
    for played in moments(setup):
        told = [told.event for told in played.match.story]
        assert checks.gold(played.match.state) == checks.gold_told(told, setup.seats)


def seen_story(match, viewer, end=None):
    return [told.event for told in match.story[:end] if told.only in (None, viewer)]


def everything_seen(match, viewer):
    """All that a viewer gets: his view, the story so far, and whom the table waits for, for what."""
    question = match.question
    own = match.open_to(viewer) if viewer is not None else ()
    return (
        match.view(viewer),
        seen_story(match, viewer),
        match.ticket,
        match.waiting_for(),
        [(each, a_few(each.decision)) for each in own],
        question and {seat: decision.name for seat, decision in question.decisions.items()},
    )


@given(setups(), st.integers(0, 2**32))
@every_game
def test_changing_what_a_viewer_cannot_know_changes_nothing_that_he_gets(setup, luck):
    """Twin games: the same up to now, with different secrets; they stay alike to the end of the round."""
    chance = Chance("twins", luck)
    stop = chance.below(200)
    for number, played in enumerate(moments(setup)):
        if number >= stop or played.match.is_over:
            break
    viewer = chance.pick([None, *range(setup.seats)])
    match, twin = played.resume(), played.resume()
    if not CHECKS[setup.game.name].change_unseen(twin.state, viewer, chance):
        return
    assert everything_seen(twin, viewer) == everything_seen(match, viewer)
    now, told_by_then = match.round, None
    while match.round == now and not match.is_over:
        seat = match.waiting_for()[0]
        answer = chance.pick(a_few(match.question.decisions[seat]))
        advance = match.submit(seat, answer)
        twin.submit(seat, answer)
        if advance.checkpoints:
            told_by_then = advance.checkpoints[0].told - match.first_told
        else:
            assert everything_seen(twin, viewer) == everything_seen(match, viewer)
    assert seen_story(twin, viewer, told_by_then) == seen_story(match, viewer, told_by_then)


@given(setups())
@every_game
def test_every_question_fits_buttons_and_menus(setup):
    """25 groups of 25 options: a menu for the groups, a menu for each. Keys go into ids of 100 characters."""
    for played in moments(setup):
        for decision in every_decision(played.match):
            assert decision.name in setup.game.decisions
            assert re.fullmatch(r"[A-Z]\d+", decision.rule)
            for option in getattr(decision, "options", ()):
                assert re.fullmatch(r"[a-z0-9:@-]{1,40}", option.key)
                assert option.group is None or re.fullmatch(r"[a-z0-9-]{1,40}", option.group)
            if not isinstance(decision, Pick):
                continue
            if len(decision.options) > 25:
                assert all(option.group is not None for option in decision.options)
            assert len(decision.groups()) <= 25
            assert all(len(decision.within(group)) <= 25 for group in (None, *decision.groups()))


@given(setups())
@every_game
def test_nobody_is_asked_what_has_one_answer_unless_it_is_sealed(setup):
    for played in moments(setup):
        question = played.match.question
        if question is not None and question.kind == "one":
            assert not any(forced(decision) for decision in question.decisions.values())


@given(setups())
@every_game
def test_whom_the_view_says_is_asked_is_asked(setup):
    for played in moments(setup):
        for seat in (None, *range(setup.seats)):
            view = played.match.view(seat)
            assert view.seat == seat
            assert view.asked == played.match.waiting_for()
            assert view.is_over == played.match.is_over


@given(setups())
@every_game
def test_every_answer_has_something_public_to_tell_and_what_is_changed_meanwhile_nothing(setup):
    told = 0
    for played in moments(setup):
        news = played.match.story[told:]
        if played.answers and is_aside(played.answers[-1][0]):
            assert news == []
        elif played.answers:
            assert [one for one in news if one.only is None]
        told = len(played.match.story)


@given(setups())
@every_game
def test_what_is_changed_meanwhile_leaves_the_question_and_all_that_others_get_as_they_were(setup):
    for played in moments(setup):
        match = played.match
        for seat in match.question.asides if match.question else ():
            *_, aside = match.open_to(seat)
            others = [viewer for viewer in (None, *range(setup.seats)) if viewer != seat]
            before, twin = [everything_seen(match, viewer) for viewer in others], played.resume()
            for answer in a_few(aside.decision)[:10]:
                assert twin.submit(seat, answer, ticket=aside.ticket).checkpoints == ()
                assert [everything_seen(twin, viewer) for viewer in others] == before
                assert aside in twin.open_to(seat)
            twin.close()


@given(setups())
@every_game
def test_states_and_stories_survive_being_stored(setup):
    for played in moments(setup):
        state = played.match.state
        assert decode(encode(state), setup.game.state) == state
        assert hash(played.match.view(None)) == hash(played.match.view(None))
    for told in played.match.story:
        assert decode_event(event_kind(told.event), encode(told.event), setup.game.events) == told.event
        assert dataclasses.is_dataclass(told.event)


@given(setups())
@every_game
def test_robots_finish_games_and_their_answers_follow_from_what_they_see(setup):
    match, number = setup.start(), 0
    while not match.is_over:
        for seat in match.waiting_for():
            number += 1
            answer, again = (robots_answer(match, seat, Chance(setup.walk, number)) for _ in range(2))
            assert answer == again
            match.submit(seat, answer)
    assert match.ranking().points


@pytest.mark.parametrize("name", sorted(GAMES))
def test_luck_decides_who_wins(name):
    """A rematch must not repeat the game before: other seeds, other winners."""
    game = GAMES[name]
    seats = max(game.seats)
    winners = Counter(
        seat
        for number in range(30)
        for seat in play(Setup(name, seats, {}, f"luck {number}", 1)).match.ranking().places[0]
    )
    assert len(winners) > 1


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_thousands_of_games_end_and_tell_every_event_and_ask_every_decision(name):
    game = GAMES[name]
    told, asked = Counter(), Counter()
    for number in range(500):
        for seats in game.seats:
            options = {option: bool((number >> bit) & 1) for bit, option in enumerate(game.options)}
            for played in moments(Setup(name, seats, options, f"long {number}", number)):
                CHECKS[name].conserved(played.match.state)
                asked.update(decision.name for decision in every_decision(played.match))
            told.update(type(each.event) for each in played.match.story)
    rare = CHECKS[name].rare
    missed = [event.__name__ for event in game.events if not told[event]]
    assert [event for event in missed if event not in rare] == []
    assert [decision for decision in game.decisions if not asked[decision] and decision not in rare] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_match_needs_a_number_of_seats_that_its_game_is_for(name):
    game = GAMES[name]
    for seats in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(ValueError, match="not for"):
            Match.start(game, seats=seats, options={}, seed="seats")
