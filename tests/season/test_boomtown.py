"""What people of a season say ahead in Boomtown is what the game's robot then answers."""

from engine.games.boomtown import GAME
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.orders import as_it_fits
from tests.season.boomtown import said

NO_LUCK = Chance("it is not used")


def ahead(view, name):
    """What the seat of a view says ahead for a decision; None if it says nothing, or may not."""
    orderable = GAME.orderable(name)
    if orderable.scope(view) is None:
        return None
    asked = orderable.asks(view)
    found = said(view, asked, NO_LUCK)
    assert found is None or asked.parse(found.answer) == found.answer
    return found


def test_of_a_saloon_the_robots_town_is_said_and_of_dynamite_its_target_comes_first():
    match, found = Match.start(GAME, seats=4, options={}, seed="aimed"), {"dynamite": 0, "saloon": 0}
    while not match.is_over and not all(found.values()):
        (seat,) = match.waiting_for()
        view, decision = match.view(seat), match.asked(seat)
        answer = GAME.robot(view, decision, NO_LUCK)
        if decision.name in found:
            wish = ahead(view, decision.name).answer
            assert (wish if isinstance(wish, str) else wish[0]) == answer
            found[decision.name] += 1
        match.submit(seat, answer, ticket=match.ticket)
    assert all(found.values())


def test_mustang_is_said_for_one_round_and_mostly_as_the_robot_then_decides():
    alike = []
    for number in range(5):
        match, first = Match.start(GAME, seats=4, options={}, seed=f"ridden {number}"), {}
        while not match.is_over:
            for seat in range(4):
                if (match.round, seat) not in first:
                    first[match.round, seat] = ahead(match.view(seat), "mustang")
            (seat,) = match.waiting_for()
            view, decision = match.view(seat), match.asked(seat)
            answer = GAME.robot(view, decision, NO_LUCK)
            if decision.name == "mustang":
                alike.append(first[match.round, seat].answer == f"{answer}-{match.round}")
            match.submit(seat, answer, ticket=match.ticket)
    assert sum(alike) > 0.6 * len(alike) > 3


def test_among_robots_first_limits_foretell_all_later_bids_and_first_wishes_most_takes():
    match = Match.start(GAME, seats=4, options={}, seed="foretold")
    limits, wishes, takes = {}, {}, []
    while match.round <= 6:
        for seat in range(4):
            view = match.view(seat)
            for name, found in (("bid", limits), ("take", wishes)):
                if (match.round, seat) not in found and (order := ahead(view, name)) is not None:
                    found[match.round, seat] = order
        (seat,) = match.waiting_for()
        view, decision = match.view(seat), match.asked(seat)
        answer = GAME.robot(view, decision, NO_LUCK)
        if decision.name == "bid":
            assert as_it_fits(view, decision, limits[match.round, seat].answer).answer == answer
        if decision.name == "take":
            takes.append(as_it_fits(view, decision, wishes[match.round, seat].answer).answer == answer)
        match.submit(seat, answer, ticket=match.ticket)
    assert sum(takes) > 0.8 * len(takes) > 11
