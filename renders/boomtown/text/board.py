"""Boomtown's table as text: a full board in markdown for people who read, and the picture's alternative text.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import AuctionView, BoomtownView, PlayerView
from renders.boomtown.text.labels import card_name, dice_text, points_text, saloon_text
from renders.boomtown.text.prompts import ABOUT_OFFER, card_lines, turn
from renders.boomtown.text.towns import own_town, town_lines
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.telling import LINE, bold
from renders.reader import Reader
from renders.sides import ranked, winners

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name: the first of these with which the alternative text has room."""


def board_text(reader: Reader[BoomtownView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters. What whoever is
    asked reads in their question, which stands beside it, is left out."""
    view, words = reader.view, reader.words
    is_asked = view.seat is not None and view.seat in view.asked
    lines = [f"**{_round(view, words)}**"]
    lines += [] if is_asked else [turn(reader)]
    if view.last_keeps_all:
        lines.append(words.text("boomtown-text-last-keeps-all"))
    if not view.is_over:
        lines += _going_on(reader, is_asked=is_asked)
    if view.dice is not None and not is_asked and (view.is_over or view.asked_for == DecisionName.TELEGRAPH):
        lines.append(words.text("boomtown-text-dice", dice=dice_text(view.dice, words)))
    shown = reader.calling(bold(reader.names, words))
    lines += ["", *(f"- {_side(shown, player)}" for player in view.players)]
    towns = list(town_lines(reader))
    lines += ["", *(f"- {town}" for town in towns or [words.text("boomtown-text-no-mines")])]
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
    return "\n".join([turn(reader), *([". ".join(notes)] if notes else [])])


def hand_text(reader: Reader[BoomtownView]) -> str:
    """The viewer's own side, as markdown."""
    player, words = reader.view.own, reader.words
    purse = words.text("boomtown-text-purse", gold=player.gold, points=points_text(player.score, words))
    towns = [own_town(player, town, reader.view, words) for town in Town]
    lines = [purse, *(f"- {line}" for line in (*filter(None, towns), *_claims(player, words)))]
    if len(lines) == 1:
        lines.append("- " + words.text("boomtown-text-empty"))
    return "\n".join(cut(line, LINE) for line in lines)


def progress(reader: Reader[BoomtownView], _round_number: int, /) -> str:
    """B28: how far the game is."""
    return reader.words.text("boomtown-progress", round=reader.view.round, rounds=reader.view.rounds)


def _round(view: BoomtownView, words: Words) -> str:
    return words.text("boomtown-text-round", round=view.round, rounds=view.rounds)


def _going_on(reader: Reader[BoomtownView], *, is_asked: bool) -> Iterator[str]:
    """Who began, until somebody has bid (B8); the bidding, or its winner, and who has taken in which order,
    until all have; and the cards that are left."""
    view, words = reader.view, reader.words
    if view.auction is not None and view.auction.leader is None:
        yield words.text("boomtown-text-start", player=reader.name(view.start))
    if view.auction is not None and not is_asked:
        yield from standing_text(view.auction, reader.names, words)
    if view.winner is not None and not view.taken and not is_asked:
        yield words.text("boomtown-text-winner", player=reader.name(view.winner))
    if 0 < len(view.taken) < len(view.players):
        yield words.text("boomtown-text-taken", players=reader.listed(view.taken))
    if view.offer and not (is_asked and view.asked_for in ABOUT_OFFER):
        yield words.text("boomtown-text-offer")
        yield from card_lines(reader)


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


def _side(reader: Reader[BoomtownView], player: PlayerView) -> str:
    """What a player has beside mines and offices, in a line."""
    return "; ".join([_purse(player, reader.name(player.seat), reader.words), *_claims(player, reader.words)])


def _purse(player: PlayerView, name: str, words: Words) -> str:
    """Whose gold, and how many points."""
    return words.text("boomtown-side", player=name, gold=player.gold, points=points_text(player.score, words))


def _claims(player: PlayerView, words: Words) -> Iterator[str]:
    """A player's saloons, the cards in front of them that are kept, and those that wait."""
    for saloon in sorted(player.saloons, key=lambda each: list(Town).index(each.town)):
        yield saloon_text(saloon, words)
    for kind, cards in (("kept", player.kept), ("waiting", player.waiting)):
        if cards:
            names = words.listed([card_name(card, words) for card in cards])
            yield words.text(f"boomtown-text-{kind}", cards=names)


def alt_text(reader: Reader[BoomtownView]) -> str:
    """The picture in at most 1,024 characters of plain text, beside a message that says whose turn it is and
    what stands. What the mines yield is said where one reads the board in words; what everybody holds is said
    only if there is room."""
    return "\n".join(alt_parts(reader).values())


def alt_parts(reader: Reader[BoomtownView]) -> dict[str, str]:
    """The same by what is to be seen: the sign over the board, the cards, everybody's side, and beside whose
    turn it is, which is said elsewhere, the mines of all; at the end first who has won."""
    for has_claims in (True, False):
        for limit in _NAMES:
            parts = _parts(reader.named(limit), has_claims=has_claims)
            if len("\n".join(parts.values())) <= ALT:
                return parts
    return parts


def _parts(reader: Reader[BoomtownView], *, has_claims: bool) -> dict[str, str]:
    view, words = reader.view, reader.words
    parts = {"round": words.text("boomtown-alt-title", round=view.round, rounds=view.rounds)}
    mines = list(town_lines(reader, has_yields=False)) or [words.text("boomtown-text-no-mines")]
    if view.is_over:
        parts["turn"] = "\n".join([_result(reader), *mines])
    elif view.offer:
        offer = ", ".join(card_name(card, words) for card in view.offer)
        parts["offer"] = words.text("boomtown-alt-offer", cards=offer)
    for at, player in enumerate(ranked(view)):
        name = reader.name(player.seat)
        if view.is_over:
            purse = _purse(player, name, words)
        else:
            kind = "more" if at else "gold"
            purse = words.text(f"boomtown-side-{kind}", player=name, gold=player.gold)
        parts[f"side-{player.seat}"] = "; ".join([purse, *(_claims(player, words) if has_claims else ())])
    parts.setdefault("turn", "\n".join(mines))
    return parts


def _result(reader: Reader[BoomtownView]) -> str:
    """That the game is over, and who has won."""
    words, first = reader.words, winners(reader.view)
    best = [reader.names[player.seat] for player in first]
    kind = "boomtown-picture-best" if len(best) == 1 else "boomtown-picture-tied"
    return f"{turn(reader)}\n{words.listed(best)} {words.text(kind, gold=first[0].score)}"


def won(players: Sequence[str], points: int, words: Words) -> str:
    """B29: who has won, with how many points."""
    return words.text("boomtown-won", players=words.listed(players), count=len(players), points=points)


def hand_alt(reader: Reader[BoomtownView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    return "\n".join(hand_alt_parts(reader).values())


def hand_alt_parts(reader: Reader[BoomtownView]) -> dict[str, str]:
    """The same by what is to be seen: gold and points, town by town, the cards held."""
    view, words = reader.view, reader.words
    player = view.own
    parts = {"purse": _purse(player, reader.name(player.seat, _NAMES[0]), words)}
    for town in Town:
        own = own_town(player, town, view, words)
        saloons = [saloon_text(saloon, words) for saloon in player.saloons if saloon.town == town]
        lines = [f"- {line}" for line in (own, *saloons) if line is not None]
        parts |= {town: "\n".join(lines)} if lines else {}
    for kind, cards in (("kept", player.kept), ("waiting", player.waiting)):
        for card in cards:
            parts[card] = "- " + words.text(f"boomtown-text-{kind}", cards=card_name(card, words))
    if len(parts) == 1:
        parts["nothing"] = "- " + words.text("boomtown-text-empty")
    return parts
