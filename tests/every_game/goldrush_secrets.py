"""What nobody can know in Goldrush, and where it comes out: for the promises about secrets.

Who looked at a card, and whether they laid a claim on it, is public: a card that somebody has looked at says
nothing that is read aloud, and one that was left open is not gold. What was left in the Registry is not sure
gold, and nobody learns more of it.
"""

from itertools import combinations

from engine.games.goldrush import story
from engine.games.goldrush.cards import CART, NUGGETS, SECRET, Card, Why
from engine.games.goldrush.state import SQUARES, Owed, Player, State
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.table import Event, Seat


def may_part(one: Event | None, other: Event | None, seen: GoldrushView, answered: str | None) -> bool:
    """Who has moved to a card sees it, or it is read aloud, the first time; in the Registry gold comes out.
    No move that is made unasked leads there."""
    match one, other:
        case story.CardSeen(square=square), story.CardSeen(square=same):
            return (
                square == same and seen.seat in seen.asked and answered == "move" and _is_news(seen, square)
            )
        case (story.Looked(), story.CardRead()) | (story.CardRead(), story.Looked() | story.CardRead()):
            is_same = (one.seat, one.square) == (other.seat, other.square)
            return is_same and one.seat in seen.asked and answered == "move" and _is_untold(seen, one.square)
        case (story.Registered(), story.Registered() | story.NotSure() | None):
            return answered in ("move", "assay") and _may_register(one, other, seen)
        case (story.NotSure() | None, story.Registered()):
            return answered in ("move", "assay") and _may_register(other, one, seen)
        case _:
            return False


def _may_register(
    one: story.Registered, other: story.Registered | story.NotSure | None, seen: GoldrushView
) -> bool:
    """Which of another's claims are on gold is news, unless they were known not to be sure gold. Whoever has
    none on gold is asked instead whether they take some back."""
    is_same = isinstance(other, story.Registered)
    news = set(one.squares).symmetric_difference(other.squares) if is_same else set(one.squares)
    theirs = seen.players[one.seat].claims
    is_others = one.seat != seen.seat and one.seat in seen.asked
    is_theirs = is_others and (other is None or other.seat == one.seat)
    hidden = all(square in theirs and square not in seen.unsure for square in news)
    return is_theirs and hidden and all(_is_news(seen, square) for square in news)


def _is_untold(seen: GoldrushView, square: str) -> bool:
    """Whether nobody has shown yet whether a card is read aloud, by what they did when they looked at it."""
    memory = (*seen.left_open, *seen.spared, *seen.unsure)
    is_looked_at = square in memory or seen.claimant(square) is not None
    return not is_looked_at and _is_news(seen, square)


def _is_news(seen: GoldrushView, square: str) -> bool:
    """Whether the viewer did not know what is on a square."""
    return seen.miner(square) is None and (seen.hand is None or seen.hand.card(square) is None)


MANY = 6
"""So many swaps change most of what matters soon."""


def change_unseen(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Change cards that the viewer has not seen, and what others have seen."""
    changed = [_swap(state, viewer, chance) for _ in range(MANY)]
    return any([*changed, _change_memories(state, viewer, chance)])


def change_at_start(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Swap two cards, that the twins may be alike for long, or many, that more may come of it; now and then
    change what others have seen."""
    changed = [_swap(state, viewer, chance) for _ in range(chance.pick([1, MANY]))]
    return (chance.below(3) == 0 and _change_memories(state, viewer, chance)) or any(changed)


def _swap(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Swap two different cards that the viewer has not seen: mostly one that somebody else has."""
    cards, unseen = state.cards, _unseen(state, viewer)
    unsure = (Card.POSSIBLE, Card.NO_GOLD)
    looked = {square for player in state.players for square in player.known}
    movable = [square for square in unseen if square not in looked or cards[square] in SECRET]
    pairs = [
        (one, other)
        for one, other in combinations(movable, 2)
        if cards[one] != cards[other]
        and (one not in looked or cards[other] in SECRET)
        and (other not in looked or cards[one] in SECRET)
        and (one not in state.unsure or cards[other] in unsure)
        and (other not in state.unsure or cards[one] in unsure)
    ]
    if not pairs:
        return False
    seen = [pair for pair in pairs if any(square in looked for square in pair)]
    one, other = chance.pick(seen if seen and chance.below(4) else pairs)
    cards[one], cards[other] = cards[other], cards[one]
    return True


def _unseen(state: State, viewer: Seat | None) -> list[str]:
    """The squares whose cards the viewer cannot know; the public knows what everybody does."""
    knowing = state.players if viewer is None else [state.players[viewer]]
    return [
        square
        for square in SQUARES
        if square not in state.left_open and not all(square in player.known for player in knowing)
    ]


def _change_memories(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Somebody else has seen one card more, and has seen all of them in another order."""
    others = [player for seat, player in enumerate(state.players) if seat != viewer]
    player = chance.pick(others)
    chance.shuffle(player.known)
    unknown = [square for square in SQUARES if square not in player.known and state.cards[square] in SECRET]
    if not unknown:
        return False
    player.known.append(chance.pick(unknown))
    return True


def strain(state: State, chance: Chance) -> None:
    """Bring about what is rare: markers laid and mines, carts and the Bank full, an empty stack, prisoners,
    turns with the old guide, and claims that are not sure gold; and everybody near to where a secret comes
    out."""
    if state.beginner is None:
        return
    state.stack = NUGGETS
    for seat, player in enumerate(state.players):
        _lay_markers(state, Seat(seat), chance)
        player.cart = min(state.stack, chance.below(CART + 1))
        player.banked = min(state.stack - player.cart, chance.below(state.goal))
        state.stack -= player.cart + player.banked
    for player in state.players:
        player.place = _place_near(state, player, chance)
    guided = Seat(chance.below(2 * len(state.players)))
    state.owed = [Owed(guided, Why.GUIDE)] * 2 if guided < len(state.players) else []


def _lay_markers(state: State, seat: Seat, chance: Chance) -> None:
    """Claims on whatever may be claimed, some of them mines already."""
    player = state.players[seat]
    while player.markers and chance.below(4):
        free = [square for square in SQUARES if state.cards[square] in SECRET]
        free = [square for square in free if state.claimant(square) is None and state.miner(square) is None]
        square = chance.pick(free)
        state.learn(seat, square)
        if state.cards[square] is Card.GOLD and chance.below(2):
            player.mines.append(square)
            state.reveal(square)
        else:
            player.claims.append(square)
            is_left = state.cards[square] is not Card.GOLD and square not in state.unsure
            if is_left and chance.below(2):
                state.unsure.append(square)


def _place_near(state: State, player: Player, chance: Chance) -> str:
    """In Jail, or a few steps away from the Registry, the Assay Office, a marker or any other square."""
    marked = [square for each in state.players for square in (*each.claims, *each.mines)]
    goal = chance.pick(["jail", "registry", "assay", chance.pick(marked or SQUARES), chance.pick(SQUARES)])
    steps = LAND.steps_from(goal)
    return goal if goal == "jail" else chance.pick([place for place in steps if 1 <= steps[place] <= 3])
