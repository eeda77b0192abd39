"""What somebody who thinks like Goldrush's robot says ahead: the journey to where the robot would go.

They do not say that they always claim, because the robot leaves most cards without gold open.
"""

from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.robot.journey import goals
from engine.games.goldrush.robot.roads import INDEX, PLACES, TURNS_TO
from engine.games.goldrush.robot.standing import race
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.orders import Said


def said(view: GoldrushView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """The place from which the fewest turns are left, with the way there; None if there is none to go for."""
    if ahead.name != DecisionName.MOVE:
        return None
    standing, here = race(view).standing, INDEX[view.own.place]
    pace = standing.means.pace
    left = {
        place: TURNS_TO[PLACES[place]][here] * pace + turns
        for place, turns in goals(standing).items()
        if place != here
    }
    return Said(PLACES[min(left, key=left.__getitem__)]) if left else None
