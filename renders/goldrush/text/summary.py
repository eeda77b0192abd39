"""Goldrush's story as a person tells it: a line for each turn, dull turns together, and a sentence for each
fight.

Pure: the same events give the same lines, wherever they begin. It knows events, never a state, a rule or a
view.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from engine.games.goldrush import story
from engine.games.goldrush.cards import Card, Why
from engine.play.table import Event
from renders.goldrush.text.labels import place_text
from renders.goldrush.text.story import by_roll, place_of, rolls_text, sentence, sentences
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, stretches

E = TypeVar("E", bound=Event)

_DUEL: Final = (story.DuelRolled, story.DuelWon)
_SHOOT_OUT: Final = (story.ShootOutBegan, story.ShootOutRolled, story.ShootOutWon)
_DULL: Final = 5
"""At most this many turns in which nothing happened share a line."""


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Events as the few lines that a person would write."""
    shown = bold(names, words)
    turns = list(stretches(events, story.TurnBegan))
    if turns and len(turns[-1]) == 1 and isinstance(turns[-1][0], story.TurnBegan):
        del turns[-1]  # the table's text says whose turn has only begun
    return [cut(_told(some, shown, words), LINE) for some in _together(turns)]


def _together(turns: Sequence[list[Event]]) -> Iterator[list[list[Event]]]:
    """Turns in groups: consecutive turns in which nothing happened together, every other turn by itself."""
    dull: list[list[Event]] = []
    for turn in turns:
        if dull and (not _is_dull(turn) or len(dull) == _DULL):
            yield dull
            dull = []
        if _is_dull(turn):
            dull.append(turn)
        else:
            yield [turn]
    if dull:
        yield dull


def _is_dull(turn: Sequence[Event]) -> bool:
    """Whether it was an ordinary turn in which somebody only walked or stayed in Jail."""
    match turn:
        case [*_, story.Moved(start="jail")]:
            return False
        case [story.TurnBegan(why=Why.ORDER), story.Moved() | story.StayedInJail()]:
            return True
        case _:
            return False  # nor the end of a turn that the reader made: all else is news to them


def _told(turns: Sequence[list[Event]], shown: Sequence[str], words: Words) -> str:
    """One turn, or several in which nothing happened, on a line."""
    if len(turns) == 1 and not _is_dull(turns[0]):
        return " ".join(_turn(turns[0], shown, words))
    parts = [_dull(turn, shown, words) for turn in turns]
    return words.text("goldrush-walked", parts=words.listed(parts))


def _dull(turn: Sequence[Event], shown: Sequence[str], words: Words) -> str:
    """A turn in which nothing happened, in short."""
    match turn:
        case [story.TurnBegan(roll=roll), story.Moved() as moved]:
            to = place_text(moved.route[-1], words, "to")
            return words.text("goldrush-walks", player=shown[moved.seat], to=to, by=by_roll(roll, words))
        case [story.TurnBegan(roll=roll), story.StayedInJail() as stayed]:
            return words.text("goldrush-waits", player=shown[stayed.seat], by=by_roll(roll, words))
        case other:
            raise TypeError(f"{other} is not dull")


def _turn(events: Sequence[Event], shown: Sequence[str], words: Words) -> Iterator[str]:
    """One turn: what was done; whatever was rolled for has a sentence of its own."""
    rest: list[Event] = []
    for event in _without_echoes(events):
        rolled_for = _rolled_for(event, events, shown, words)
        if rolled_for is None:
            rest.append(event)
            continue
        yield from sentences(rest, shown, words, is_brief=True)
        rest = []
        if rolled_for:
            yield rolled_for
    yield from sentences(rest, shown, words, is_brief=True)


def _without_echoes(events: Sequence[Event]) -> Iterator[Event]:
    """Events without those that repeat another: reading an instruction point says no more than coming there,
    and the card "A nugget" no more than picking one up."""
    here, has_found = None, any(isinstance(event, story.NuggetFound) for event in events)
    for event in events:
        match event:
            case story.PointRead(point=point) if point == here:
                pass
            case story.CardRead(card=Card.NUGGET) if has_found:
                pass
            case _:
                yield event
        here = place_of(event) or here


def _rolled_for(event: Event, events: Sequence[Event], shown: Sequence[str], words: Words) -> str | None:
    """A fight, or who begins, as its last event tells it; empty for the events before that, None for all
    else."""
    if isinstance(event, story.BeginnerRolled):
        tries = _all(events, story.BeginnerRolled)
        rolls = _then([rolls_text(one.rolls, shown, words) for one in tries], words)
        return sentence(event, shown, words, rolls=rolls) if event is tries[-1] else ""
    if isinstance(event, _DUEL):
        won, rolled = _one(events, story.DuelWon), _all(events, story.DuelRolled)
        if won is None or not rolled:
            return sentence(event, shown, words)
        return _duel(won, rolled, shown, words) if event is won else ""
    if isinstance(event, _SHOOT_OUT):
        began, over = _one(events, story.ShootOutBegan), _one(events, story.ShootOutWon)
        fought = _all(events, story.ShootOutRolled)
        if began is None or over is None or not fought:
            return sentence(event, shown, words)
        return _shoot_out(began, fought, over, shown, words) if event is over else ""
    return None


def _then(tries: Sequence[str], words: Words) -> str:
    """The rolls, one after another, until there was no tie."""
    return words.text("goldrush-then").join(tries)


def _duel(won: story.DuelWon, rolled: Sequence[story.DuelRolled], shown: Sequence[str], words: Words) -> str:
    """R17: who has won, by which rolls, and what they take."""
    tries = [words.text("goldrush-against", roll=own, other=other) for own, other in _by_winner(won, rolled)]
    return words.text(
        "goldrush-duel",
        winner=shown[won.winner],
        loser=shown[won.loser],
        rolls=_then(tries, words),
        nuggets=won.nuggets,
    )


def _by_winner(won: story.DuelWon, rolled: Sequence[story.DuelRolled]) -> Iterator[tuple[int, int]]:
    """The rolls of a duel, the winner's first."""
    for one in rolled:
        is_his = one.seat == won.winner
        yield (one.roll, one.rival_roll) if is_his else (one.rival_roll, one.roll)


def _shoot_out(
    began: story.ShootOutBegan,
    fought: Sequence[story.ShootOutRolled],
    over: story.ShootOutWon,
    shown: Sequence[str],
    words: Words,
) -> str:
    """R19: where it was, who rolled what, who has won, and what they take."""
    return words.text(
        "goldrush-shoot-out",
        at=place_text(began.place, words, "at"),
        rolls=_then([rolls_text(one.rolls, shown, words) for one in fought], words),
        winner=shown[over.winner],
        nuggets=over.nuggets,
    )


def _all(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _one(events: Sequence[Event], kind: type[E]) -> E | None:
    """The event of a kind, of which a turn has at most one."""
    return next((event for event in events if isinstance(event, kind)), None)
