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


def test_among_robots_first_limits_foretell_all_later_bids_and_first_wishes_most_takes():
    match = Match.start(GAME, seats=4, options={}, seed="foretold")
    limits, wishes, takes = {}, {}, []
    while match.round <= 6:
        for seat in range(4):
            view = match.view(seat)
            for name, found in (("bid", limits), ("take", wishes)):
                if (match.round, seat) not in found and (order := ahead(view, name)) is not None:
                    found[match.round, seat] = order
            assert ahead(view, "mustang") is None
        (seat,) = match.waiting_for()
        view, decision = match.view(seat), match.asked(seat)
        answer = GAME.robot(view, decision, NO_LUCK)
        if decision.name == "bid":
            assert as_it_fits(view, decision, limits[match.round, seat].answer).answer == answer
        if decision.name == "take":
            takes.append(as_it_fits(view, decision, wishes[match.round, seat].answer).answer == answer)
        match.submit(seat, answer, ticket=match.ticket)
    assert sum(takes) > 0.8 * len(takes) > 11
