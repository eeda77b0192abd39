"""Which IOUs to take from the market (G11)."""

from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.debts import cost
from engine.games.gnadenlos.robot.outlook import part_left
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Subset


def steal(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    """As many as I may, and those that it would cost most to lay again: I know what I have laid myself (G37).
    Of equals I take the last, which are called first."""
    hand, unknown = view.hand, values.FOREIGN * part_left(view)
    assert hand is not None
    keys = [option.key for option in decision.options]

    def worth(index: int) -> tuple[float, int]:
        note = hand.note_at(keys[index])
        return unknown if note is None else cost(view, note), index

    best = sorted(range(len(keys)), key=worth)[-decision.high :]
    return tuple(keys[index] for index in sorted(best))
