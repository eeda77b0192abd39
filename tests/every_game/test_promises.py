"""The promises that every game keeps, tried on games played by chance."""

import dataclasses
import itertools
import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import IllegalAnswer, NotAsked, StaleDecision
from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.codec import decode, decode_answer, decode_event, encode, event_kind
from engine.play.decisions import Pick, Subset, forced
from engine.play.game import USUAL
from engine.play.match import Match
from engine.play.table import Seat
from engine.play.tickets import EPOCH, Kind, kind_of, of_kind
from engine.sessions.stand_ins import TheClock, answers_of_the_clock
from tests.bench.greedy import GREEDY
from tests.effort import share_of
from tests.every_game.checks import CHECKS, change_secrets
from tests.every_game.walks import (
    A_FEW,
    MOST_ANSWERS,
    Played,
    Setup,
    a_few,
    any_answer,
    baselines_answer,
    every_game,
    interjections,
    moments,
    play,
    robots_answer,
    setups,
)

MANY_ANSWERS = 150_000
"""So many are given in the longest of these tests: hundreds of games of the longest, thousands of the
shortest."""


def every_decision(match):
    """All that anybody may answer now."""
    question = match.question
    if question is None:
        return []
    return [*question.decisions.values(), *(aside.decision for aside in question.asides.values())]


@given(setups())
@every_game
def test_an_interjection_leaves_the_question_to_those_who_are_waited_for_and_stands(setup):
    for played in every_third(moments(setup)):
        match = played.match
        said = interjections(match) if match.question is not None else []
        for seat, answer, ticket in said[:: max(len(said) // 4, 1)]:
            again = played.resume()
            again.submit(seat, answer, ticket=ticket)
            assert (again.ticket, again.waiting_for()) == (match.ticket, match.waiting_for())
            assert again.stands(seat, answer, ticket=ticket)
            assert {opened.ticket for opened in again.open_to(seat)} >= {ticket}
            again.close()


def every_third(walk):
    return itertools.islice(walk, None, None, 3)


def not_among(legal, answers, decision):
    """Those answers that are not legal to a decision, if all that are were listed."""
    if len(legal) == A_FEW:
        return []
    if not isinstance(decision, Subset) or decision.ordered:
        return [answer for answer in answers if answer not in legal]
    sets = {tuple(sorted(answer)) for answer in legal}
    return [
        answer for answer in answers if not isinstance(answer, tuple) or tuple(sorted(answer)) not in sets
    ]


TABLES = [(name, seats) for name in sorted(GAMES) for seats in GAMES[name].seats]
NONSENSE = [True, False, -1, 10**20, 1.5, "", " ", "x" * 101, "²", "nobody", [], {}, [None], ("a",), b"a"]


def test_every_game_has_its_checks():
    assert [name for name in GAMES if name not in CHECKS] == []


def test_every_game_has_a_greedy_robot_to_measure_its_own_against():
    assert set(GREEDY) == set(GAMES)


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
    for played in every_third(moments(setup)):
        match = played.match
        before, told, checkpoints = match.digest(), match.told, list(match.checkpoints)
        for seat in range(setup.seats):
            opened = {each.ticket: each.decision for each in match.open_to(Seat(seat))}
            kinds = [kind for kind in Kind if kind is not Kind.AHEAD]  # which names no question
            for ticket in (None, *(of_kind(match.ticket, kind) for kind in kinds)):
                if ticket not in opened and (ticket or not opened):
                    with pytest.raises(NotAsked):
                        match.submit(Seat(seat), "take", ticket=ticket)
            for ticket, decision in opened.items():
                legal = a_few(decision)
                with pytest.raises(StaleDecision):
                    match.submit(Seat(seat), legal[0], ticket=f"{match.ticket}0{ticket[len(match.ticket) :]}")
                nonsense = [raw for raw in NONSENSE if raw != [] or () not in legal]
                for raw in (*nonsense, *not_among(legal, once_legal, decision)):
                    with pytest.raises(IllegalAnswer) as refusal:
                        match.submit(Seat(seat), raw, ticket=ticket)
                    assert refusal.value.rule == decision.rule
                once_legal |= dict.fromkeys(legal[:40])
        assert (match.digest(), match.told, match.checkpoints) == (before, told, checkpoints)


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data())
@every_game
def test_cards_are_conserved_and_what_everybody_has_changes_only_as_the_story_tells(name, data):
    """The story is read again from its beginning, so not after each answer."""
    setup, checks = data.draw(setups(name=name)), CHECKS[name]
    for number, played in enumerate(moments(setup)):
        match = played.match
        checks.conserved(match.state)
        if match.is_over or number % 8 == 0:
            told = [told.event for told in match.story]
            assert checks.accounts(match.state) == checks.accounts_told(told, setup.seats)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_a_game_says_of_its_decisions_is_said_of_its_own_and_brief_ones_have_a_safe_answer(name):
    game = GAMES[name]
    assert {*game.safe, *game.waits, *game.brief} <= set(game.decisions)
    assert game.brief <= set(game.safe)
    assert all(game.safe.get(decision) not in keys for decision, keys in game.waits.items())


@given(setups())
@every_game
def test_every_question_fits_buttons_and_menus_and_takes_its_safe_answer_unless_one_may_not_pass(setup):
    """25 groups of 25 options: a menu for the groups, a menu for each. Keys go into ids of 100 characters."""
    for played in moments(setup):
        for decision in every_decision(played.match):
            assert decision.name in setup.game.decisions
            if decision.name in setup.game.safe:
                safe = setup.game.safe[decision.name]
                safe = decision.usual if safe is USUAL else safe
                is_refused = safe is None and decision.name not in setup.game.brief and not decision.may_pass
                assert is_refused or decision.parse(safe) == safe
            assert isinstance(decision, Pick) or decision.name not in setup.game.waits
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
@settings(max_examples=share_of(10))
def test_whoever_is_not_there_is_answered_for_legally_from_what_their_seat_sees_and_the_game_ends(setup):
    """At random the clock answers for some of those who are waited for; anybody else plays by chance. The
    clock makes the table wait anew only where nothing else is legal."""
    played = Played(setup.start(), Chance("walk", setup.walk), any_answer)
    match, chance = played.match, Chance("clock", setup.walk)
    goes_on = []
    """Of each answer of the robot since the list was cleared, whether it goes on if it may."""

    def robot(view, decision, luck):
        asked, waits = match.question.decisions[view.seat], setup.game.waits.get(decision.name, ())
        assert decision is asked or waits
        assert view.seat in match.waiting_for()
        assert view == match.view(view.seat)
        answer = setup.game.robot(view, decision, luck)
        goes_on.append(answer not in waits or set(asked.legal()) <= set(waits))
        return answer

    match.game = dataclasses.replace(setup.game, robot=robot)
    for _ in range(MOST_ANSWERS):
        if match.is_over:
            break
        waiting = match.waiting_for()
        if chance.below(2) or not waiting:
            played.submit(*played.next_answer())
            continue
        gone = [seat for seat in waiting if chance.below(2)] or waiting[:1]
        asked = {match.opened(seat).ticket for seat in gone}
        goes_on.clear()
        answers = list(itertools.islice(answers_of_the_clock(match, gone), MOST_ANSWERS))
        assert len(answers) < MOST_ANSWERS
        assert all(goes_on)
        assert {advance.ticket for _, advance in answers} >= asked
        assert all(kind_of(advance.ticket) is Kind.ASKED for _, advance in answers)
    assert match.is_over


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data(), luck=st.integers(0, 2**32))
@every_game
def test_the_clock_answers_alike_whatever_others_hide(name, data, luck):
    """Twins that differ in all that the seat cannot know: what the clock answers for it betrays nothing."""
    setup, chance, clock = data.draw(setups(name=name)), Chance("unseen", luck), TheClock()
    stop = chance.below(100)
    for number, played in enumerate(moments(setup)):
        match = played.match
        if number < stop or match.is_over:
            continue
        for seat in match.waiting_for():
            twin = played.resume()
            change_secrets(twin, seat, chance)
            one, other = (clock.says(each, seat, each.opened(seat)) for each in (match, twin))
            assert one == other
            twin.close()
        if number > stop:
            break


@given(setups())
@every_game
def test_nobody_is_asked_what_has_one_answer_unless_it_is_secret(setup):
    for played in moments(setup):
        question = played.match.question
        if question is not None and question.kind == "one":
            assert not any(forced(each) for each in question.decisions.values() if not each.is_secret)


@given(setups())
@every_game
def test_a_view_says_whose_it_is_whom_the_table_waits_for_and_at_the_end_each_ones_place(setup):
    for played in moments(setup):
        match = played.match
        ranks = match.ranking().ranks if match.is_over else ()
        for seat in (None, *range(setup.seats)):
            view = match.view(seat)
            assert (view.seat, view.asked, view.is_over) == (seat, match.waiting_for(), match.is_over)
            assert view.ranks == ranks
            assert [player.seat for player in view.players] == list(range(setup.seats))
            assert {view.asked_for} - {None} == {match.asked(each).name for each in view.asked}


@given(setups())
@every_game
def test_every_answer_has_something_public_to_tell_and_what_is_changed_meanwhile_nothing(setup):
    told = 0
    for played in moments(setup):
        news = played.match.story[told:]
        if played.answers and kind_of(played.answers[-1][0]) is Kind.ASIDE:
            assert news == []
        elif played.answers:
            assert [one for one in news if one.only is None]
        told = len(played.match.story)


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
    match, number, spoken = setup.start(), 0, set()
    while not match.is_over:
        silent = [seat for seat in match.question.interjections() if (match.ticket, seat) not in spoken]
        for seat in silent[:1] or match.waiting_for():
            number += 1
            answer = robots_answer(match, seat, Chance(setup.walk, number))
            if number % 4 == 0:
                assert robots_answer(match, seat, Chance(setup.walk, number)) == answer
            spoken.add((match.ticket, seat))
            if not match.stands(seat, answer, ticket=match.opened(seat).ticket):
                match.submit(seat, answer)
    assert match.ranking().points


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in sorted(GAMES) for seats in GAMES[name].seats]
)
def test_a_robots_answers_are_legal_however_the_others_play_and_are_the_same_again(name, seats):
    game, chance = GAMES[name], Chance("walk", seats)
    match = Match.start(game, seats=seats, options={}, seed="walk")
    for _ in range(80):
        if match.is_over:
            break
        seat = match.waiting_for()[0]
        decision = match.asked(seat)
        chosen, again = (game.robot(match.view(seat), decision, Chance("luck")) for _ in range(2))
        assert decision.parse(chosen) == chosen == again
        match.submit(seat, chosen if chance.below(2) else chance.pick(a_few(decision)))


@pytest.mark.dear
@pytest.mark.parametrize("name", sorted(GAMES))
def test_luck_decides_who_wins(name):
    """A rematch must not repeat the game before: other seeds, other winners."""
    game = GAMES[name]
    seats = max(game.seats)
    tables = (Setup(name, seats, {}, f"luck {number}", 1) for number in range(12))
    rankings = [play(setup, baselines_answer).match.ranking() for setup in tables]
    winners = Counter(seat for ranking in rankings for seat in ranking.places[0])
    assert len(winners) > 1


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_in_many_games_every_event_is_told_and_every_decision_asked(name):
    """A share of the games is followed by more, up to all, for as long as something has not come."""
    game, told, asked, answers = GAMES[name], Counter(), Counter(), 0
    numbers, rare = itertools.count(), CHECKS[name].rare

    def missed():
        events = [event.__name__ for event in game.events if not told[event]]
        decisions = [decision for decision in game.decisions if not asked[decision]]
        return [each for each in (*events, *decisions) if each not in rare]

    while answers < share_of(MANY_ANSWERS) or (answers < MANY_ANSWERS and missed()):
        number = next(numbers)
        for seats in game.seats:
            options = {option: bool((number >> bit) & 1) for bit, option in enumerate(game.options)}
            for played in moments(Setup(name, seats, options, f"long {number}", number)):
                CHECKS[name].conserved(played.match.state)
                asked.update(decision.name for decision in every_decision(played.match))
                assert played.match.is_over or int(played.match.ticket.split(".")[1]) < EPOCH
                answers += 1
            told.update(type(each.event) for each in played.match.story)
    assert missed() == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_match_needs_a_number_of_seats_that_its_game_is_for(name):
    game = GAMES[name]
    for seats in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(ValueError, match="not for"):
            Match.start(game, seats=seats, options={}, seed="seats")
