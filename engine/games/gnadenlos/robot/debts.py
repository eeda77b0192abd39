"""What lies in the market, as far as a player can tell: their own IOUs by worth, others' IOUs by number."""

from collections import Counter
from collections.abc import Sequence

from engine.games.gnadenlos.cards import COLUMNS, MOST_VULTURES, Note
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.outlook import part_left
from engine.games.gnadenlos.robot.payday import Debt
from engine.games.gnadenlos.view import GnadenlosView


def lying(view: GnadenlosView) -> int:
    """How many IOUs lie in the market."""
    return sum(map(sum, view.market))


def owed(view: GnadenlosView) -> tuple[int, ...]:
    """The worths of my IOUs that I do not hold."""
    assert view.hand is not None
    held = Counter(note.worth for note in (*view.hand.notes, *view.hand.laying) if note.colour == view.seat)
    return tuple((Counter(view.box.notes) - held).elements())


def cost(view: GnadenlosView, note: Note) -> float:
    """What it costs to lay an IOU: if it has another player's colour, that player pays it."""
    left = part_left(view)
    if note.colour != view.seat:
        return values.FOREIGN * left
    danger = values.DANGER[min(view.own.vultures, MOST_VULTURES - 1)]
    return values.KEEP * left + values.CALLED * danger * note.worth


def debts(view: GnadenlosView, *, more: int = 0) -> tuple[Debt, ...]:
    """Everyone's part of the market after `more` IOUs have come to it: mine by which IOUs I do not hold, the
    others' by how many they do not hold."""
    mine, worths = owed(view), view.box.notes
    out = [
        len(mine) if player.seat == view.seat else max(len(worths) - player.notes, 0)
        for player in view.players
    ]
    return tuple(
        Debt(part, (mine or worths) if player.seat == view.seat else worths)
        for player, part in zip(view.players, shared(lying(view) + more, out), strict=True)
    )


def shared(count: int, by: Sequence[int]) -> list[int]:
    """`count` things, divided in whole numbers as nearly as possible in these proportions."""
    total = sum(by)
    if not total:
        by, total = [1] * len(by), len(by)
    ends = [count * sum(by[: last + 1]) // total for last in range(len(by))]
    return [end - begin for begin, end in zip((0, *ends[:-1]), ends, strict=True)]


def until_payday(view: GnadenlosView) -> int:
    """How many more IOUs make a payday (G23)."""
    return max(len(view.players) * COLUMNS - lying(view), 0)
