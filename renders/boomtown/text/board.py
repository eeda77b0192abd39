"""Boomtown's table as text: a full board in markdown for people who read, and the picture's alternative text.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.view import AuctionView, BoomtownView, PlayerView
from renders.boomtown.text.labels import (
    card_name,
    card_text,
    describe_card,
    dice_text,
    listed_or_nothing,
    mines_in,
    points_text,
    saloon_text,
    town_name,
)
from renders.boomtown.text.prompts import turn
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.player_names import SEAT_SIGNS, unsigned
from renders.language.telling import LINE, bold
from renders.reader import Reader
from renders.sides import ranked, winners

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name: the first of these with which the alternative text has room."""


def board_text(reader: Reader[BoomtownView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters."""
    view, words = reader.view, reader.words
    lines = [f"**{_round(view, words)}**", turn(reader)]
    if not view.is_over:
        lines += [words.text("boomtown-text-start", player=reader.name(view.start))]
        lines += _auction(reader)
        lines += [f"- {describe_card(card, words)}" for card in view.offer]
    if view.dice is not None:
        lines.append(words.text("boomtown-text-dice", dice=dice_text(view.dice, words)))
    for player in view.players:
        lines += ["", *_player(reader, player)]
    return "\n".join(cut(line, LINE) for line in lines)


def turn_text(reader: Reader[BoomtownView]) -> str:
    """Whom the table waits for, and what they find there: what stands, who has passed, who takes after
    them."""
    view, words = reader.view, reader.words
    shown = bold(reader.names, words)
    notes: list[str] = []
    if view.auction is not None and (view.auction.leader is not None or view.auction.passed):
        notes += standing_text(view.auction, shown, words)
    elif view.auction is None and not view.is_over:
        left = [shown[p.seat] for p in view.players if p.seat not in (*view.taken, *view.asked)]
        notes += [words.text("boomtown-text-left", players=words.listed(left))] if left else []
    return "\n".join([turn(reader), *([" · ".join(notes)] if notes else [])])


def hand_text(reader: Reader[BoomtownView]) -> str:
    """The viewer's own side, as markdown."""
    return "\n".join(cut(line, LINE) for line in _player(reader, reader.view.own))


def progress(reader: Reader[BoomtownView], _round_number: int, /) -> str:
    """B28: how far the game is."""
    return reader.words.text("boomtown-progress", round=reader.view.round, rounds=reader.view.rounds)


def _round(view: BoomtownView, words: Words) -> str:
    return words.text("boomtown-text-round", round=view.round, rounds=view.rounds, cards=view.cards_left)


def _auction(reader: Reader[BoomtownView]) -> Iterator[str]:
    """The bidding or its winner, who has taken, and a heading for the cards that are left."""
    view, words = reader.view, reader.words
    if view.auction is not None:
        yield from standing_text(view.auction, reader.names, words)
    if view.winner is not None:
        yield words.text("boomtown-text-winner", player=reader.name(view.winner))
    if view.taken:
        taken = reader.listed(view.taken)
        yield words.text("boomtown-text-taken", players=taken)
    if view.offer:
        yield words.text("boomtown-text-offer")


def standing_text(auction: AuctionView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What stands in an auction, and who has passed."""
    if auction.leader is None:
        yield words.text("boomtown-text-no-bid")
    else:
        leader = words.named(names, auction.leader)
        yield words.text("boomtown-text-standing", gold=auction.gold, player=leader)
    if auction.passed:
        passed = words.listed([words.named(names, seat) for seat in auction.passed])
        yield words.text("boomtown-text-passed", players=passed)


def _player(reader: Reader[BoomtownView], player: PlayerView) -> Iterator[str]:
    words = reader.words
    yield words.text(
        "boomtown-text-player-final" if reader.view.is_over else "boomtown-text-player",
        sign=SEAT_SIGNS[player.seat],
        player=unsigned(reader.name(player.seat)),
        gold=player.gold,
        points=points_text(player.score, words),
    )
    for town in Town:
        yield from _in_town(reader, player, town)
    for town in Town:
        yield from _saloons(player, words, town)
    yield from (f"- {held}" for held in _held(player, words))
    if not (player.mines or player.saloons or player.mayor_of or player.kept or player.waiting):
        yield "- " + words.text("boomtown-text-empty")


def _in_town(reader: Reader[BoomtownView], player: PlayerView, town: Town) -> Iterator[str]:
    """A player's mines and office in a town, if there is anything."""
    words, mines = reader.words, mines_in(player, town)
    if not mines and town not in player.mayor_of:
        return
    name = town_name(town, words)
    if town in player.mayor_of:
        kind = "boomtown-text-governor" if reader.view.governor == town else "boomtown-text-mayor"
        name = words.text(kind, town=name)
    parts = [mine_in_town(mine.key, mine.worth, words, has_new_vein=mine.has_new_vein) for mine in mines]
    yield "- " + words.text("boomtown-text-mines", town=name, mines=listed_or_nothing(parts, words))


def _saloons(player: PlayerView, words: Words, town: Town) -> Iterator[str]:
    """A player's saloons in a town."""
    yield from ("- " + saloon_text(saloon, words) for saloon in player.saloons if saloon.town == town)


def _held(player: PlayerView, words: Words) -> Iterator[str]:
    """The cards in front of a player that are kept, and those that wait."""
    for kind, cards in (("kept", player.kept), ("waiting", player.waiting)):
        if cards:
            names = words.listed([card_name(card, words) for card in cards])
            yield words.text(f"boomtown-text-{kind}", cards=names)


def mine_in_town(key: str, worth: int, words: Words, *, has_new_vein: bool) -> str:
    """A mine without its town: "7 → 6 (dangerous)"."""
    notes = []
    if has_new_vein:
        notes.append(words.text("boomtown-with-new-vein"))
    if MINES[key].is_dangerous:
        notes.append(words.text("boomtown-dangerous"))
    mine = f"{MINES[key].dice} → {worth}"
    return f"{mine} ({', '.join(notes)})" if notes else mine


def alt_text(reader: Reader[BoomtownView]) -> str:
    """The picture in at most 1,024 characters of plain text; what everybody holds is said only if there is
    room."""
    return "\n".join(alt_parts(reader).values())


def alt_parts(reader: Reader[BoomtownView]) -> dict[str, str]:
    """The same by what is to be seen: the sign over the board, whose turn it is or who has won, the cards,
    and everybody's side."""
    for is_full in (True, False):
        for limit in _NAMES:
            parts = _parts(reader.named(limit), is_full=is_full)
            if len("\n".join(parts.values())) <= ALT:
                return parts
    return parts


def _parts(reader: Reader[BoomtownView], *, is_full: bool) -> dict[str, str]:
    view, words = reader.view, reader.words
    lines = {"round": list(_round_in_short(view, words)), "turn": list(_turn_in_short(reader))}
    if not view.is_over and (view.offer or view.taken):
        lines["offer"] = list(_offer_in_short(reader))
    for player in ranked(view):
        line = _player_in_short(player, reader.names[player.seat], words)
        lines[f"side-{player.seat}"] = [". ".join([line, *(_claims(player, words) if is_full else ())])]
    return {name: "\n".join(each) for name, each in lines.items()}


def _round_in_short(view: BoomtownView, words: Words) -> Iterator[str]:
    yield words.text("boomtown-alt-title", round=view.round, rounds=view.rounds)
    if view.dice is not None and not view.is_over:
        yield words.text("boomtown-text-dice", dice=dice_text(view.dice, words))


def _offer_in_short(reader: Reader[BoomtownView]) -> Iterator[str]:
    """The cards that there are to take, and who has taken one."""
    view, words = reader.view, reader.words
    if view.offer:
        offer = "; ".join(card_text(card, words) for card in view.offer)
        yield words.text("boomtown-alt-offer", cards=offer)
    if view.taken:
        yield words.text("boomtown-text-taken", players=reader.listed(view.taken))


def _turn_in_short(reader: Reader[BoomtownView]) -> Iterator[str]:
    """Whose turn it is and how the auction stands, or who has won."""
    view, words = reader.view, reader.words
    yield turn(reader)
    if view.is_over:
        first = winners(view)
        best = [reader.names[player.seat] for player in first]
        kind = "boomtown-picture-best" if len(best) == 1 else "boomtown-picture-tied"
        yield f"{words.listed(best)} {words.text(kind, gold=first[0].score)}"
        return
    if view.auction is not None:
        yield from standing_text(view.auction, reader.names, words)
    if view.winner is not None:
        yield words.text("boomtown-text-winner", player=reader.names[view.winner])


def won(players: Sequence[str], points: int, words: Words) -> str:
    """B29: who has won, with how many points."""
    return words.text("boomtown-won", players=words.listed(players), count=len(players), points=points)


def hand_alt(reader: Reader[BoomtownView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    return "\n".join(hand_alt_parts(reader).values())


def hand_alt_parts(reader: Reader[BoomtownView]) -> dict[str, str]:
    """The same by what is to be seen: gold and points, town by town, the cards held."""
    player, words = reader.view.own, reader.words
    parts = {"purse": _player_in_short(player, reader.name(player.seat, _NAMES[0]), words)}
    for town in Town:
        lines = [*_in_town(reader, player, town), *_saloons(player, words, town)]
        parts |= {town: "\n".join(lines)} if lines else {}
    for kind, cards in (("kept", player.kept), ("waiting", player.waiting)):
        for card in cards:
            parts[card] = "- " + words.text(f"boomtown-text-{kind}", cards=card_name(card, words))
    if len(parts) == 1:
        parts["nothing"] = "- " + words.text("boomtown-text-empty")
    return parts


def _player_in_short(player: PlayerView, name: str, words: Words) -> str:
    mayors = [town_name(town, words) for town in player.mayor_of]
    line = words.text(
        "boomtown-alt-player",
        player=name,
        gold=player.gold,
        mines=len(player.mines),
        points=points_text(player.score, words),
    )
    return f"{line}; {words.text('boomtown-alt-mayor', towns=words.listed(mayors))}" if mayors else line


def _claims(player: PlayerView, words: Words) -> list[str]:
    """What a player has beside mines and offices."""
    return [*(saloon_text(saloon, words) for saloon in player.saloons), *_held(player, words)]
