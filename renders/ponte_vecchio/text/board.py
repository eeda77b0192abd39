"""Ponte Vecchio's table as text: a board in markdown for people who read, and the picture's alternative text.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.ponte_vecchio.cards import PLAYS, QUIET_ROUNDS, STEPS, Phase
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.language.catalogues import ALT, Words
from renders.language.names import cut, cut_lines
from renders.language.player_names import SEAT_SIGNS, unsigned
from renders.language.telling import LINE, bold
from renders.ponte_vecchio.text.labels import (
    card_name,
    card_text,
    gulden_text,
    numbers_text,
    offers_in,
    offers_text,
    rich_man_text,
    steps_of,
)
from renders.ponte_vecchio.text.prompts import turn
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAMES: Final = (24, 18, 12, 8)
"""The most characters of a name in an alternative text: fewer, step by step, if the text would be too
long."""


def board_text(reader: Reader[PonteVecchioView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters."""
    view = reader.view
    named = reader.named()
    lines = [f"**{_when(view, reader.words)}**", turn(reader), rich_man_text(view, reader.words)]
    lines += _standing(named)
    lines += _next_opener(named)
    lines += ["", *_bridge(named)]
    for player in ranked(view):
        lines += ["", *_player(named, player)]
    return "\n".join(cut(line, LINE) for line in lines)


def turn_text(reader: Reader[PonteVecchioView]) -> str:
    """Whom the table waits for, and what they find there that the summary below may no longer say: the play
    of the final round, the highest bid, who has passed."""
    view = reader.view
    is_news = view.phase is Phase.CARDS or view.is_over
    notes = [_when(view, reader.words)] if view.play and not is_news else []
    if view.phase is Phase.AUCTION:
        notes += _bidding(reader.calling(bold(reader.names, reader.words)))
    return "\n".join([turn(reader), *([" · ".join(notes)] if notes else [])])


def progress(reader: Reader[PonteVecchioView], _round_number: int, /) -> str:
    """P18: how far the game is: the round, and how much of the bridge is built."""
    view = reader.view
    built = [owner for plots in view.bridge for owner in plots if owner is not None]
    return reader.words.text(
        "ponte-vecchio-progress",
        when=_when(view, reader.words),
        shops=len(built),
        plots=sum(map(len, view.bridge)),
    )


def _when(view: PonteVecchioView, words: Words) -> str:
    """The round, or the play of the final round."""
    if view.ending is not None:
        return words.text("ponte-vecchio-text-final", play=view.play, plays=PLAYS)
    return words.text("ponte-vecchio-text-round", round=view.round)


def _standing(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """P3 to P5, P10: what was bid, who has passed, who builds; the right to move and the offers for it."""
    view, words = reader.view, reader.words
    auction = view.auction
    if auction is not None and auction.builder is not None:
        yield words.text(
            "ponte-vecchio-text-won", player=reader.names[auction.builder], gulden=auction.gulden
        )
    yield from _bidding(reader)
    if view.holder is not None and view.mover != view.holder:
        yield words.text("ponte-vecchio-text-sold", player=reader.names[view.holder])
    if offers := offers_in(view):
        yield words.text("ponte-vecchio-text-offers", offers=offers_text(offers, reader.names, words))


def _bidding(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """P4: while an auction goes on, what was bid, and who has passed."""
    words = reader.words
    auction = reader.view.auction
    if auction is None or auction.builder is not None:
        return
    if auction.leader is not None:
        yield words.text("ponte-vecchio-text-bid", player=reader.names[auction.leader], gulden=auction.gulden)
    if auction.passed:
        passed = words.listed([reader.names[seat] for seat in auction.passed])
        yield words.text("ponte-vecchio-text-passed", players=passed)


def _next_opener(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """P3: who opens the next auction, as things stand; P18: for how long there was no auction."""
    view = reader.view
    if view.ending is not None:
        return
    opener = view.start if view.last_mover is None else view.last_mover
    if view.phase is not Phase.AUCTION:
        yield reader.words.text("ponte-vecchio-text-opener", player=reader.names[opener])
    if view.quiet_rounds:
        yield reader.words.text("ponte-vecchio-text-quiet", rounds=view.quiet_rounds, most=QUIET_ROUNDS)


def _bridge(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """Every step with a shop, from step 1, and in one line the free ones."""
    view, words = reader.view, reader.words
    for step, plots in enumerate(view.bridge, 1):
        owners = [
            f"{SEAT_SIGNS[owner]} {unsigned(reader.names[owner])}" for owner in plots if owner is not None
        ]
        if owners or step == view.position:
            kind = "ponte-vecchio-text-step-here" if step == view.position else "ponte-vecchio-text-step"
            shops = ", ".join(owners) or words.text("list-nothing")
            yield "- " + words.text(kind, step=step, shops=shops)
    free = [step for step in range(1, STEPS + 1) if not view.owners(step)]
    if free:
        yield words.text("ponte-vecchio-text-free", steps=numbers_text(free, words))


def _player(reader: Reader[PonteVecchioView], player: PlayerView) -> Iterator[str]:
    words = reader.words
    yield words.text(
        "ponte-vecchio-text-player",
        sign=SEAT_SIGNS[player.seat],
        player=unsigned(reader.names[player.seat]),
        side=_side(player, words),
    )
    if player.offer:
        yield "- " + words.text("ponte-vecchio-text-offer", gulden=player.offer)
    if player.has_laid:
        yield "- " + words.text("ponte-vecchio-text-laid")
    if player.has_answered:
        yield "- " + words.text("ponte-vecchio-text-answered")
    if player.is_out and reader.view.phase is Phase.MOVE:
        yield "- " + words.text("ponte-vecchio-text-out")


def _side(player: PlayerView, words: Words) -> str:
    """What a player has, as far as everybody may know."""
    parts = [
        gulden_text(player.gulden, words),
        words.text("ponte-vecchio-built", shops=player.built),
        words.text("ponte-vecchio-in-hand", shops=player.shops),
        words.text("ponte-vecchio-cards", cards=player.cards),
    ]
    if player.newest is not None:
        parts.append(words.text("ponte-vecchio-newest", card=card_name(player.newest, words)))
    return " · ".join(parts)


def hand_text(reader: Reader[PonteVecchioView]) -> str:
    """The viewer's own side, as markdown."""
    view = reader.view
    player = view.own
    title = next(_player(reader.named(), player))
    return "\n".join(cut(line, LINE) for line in [title, *_hand(view, reader.words)])


def _hand(view: PonteVecchioView, words: Words) -> Iterator[str]:
    """What only the viewer may know, and where their shops are."""
    player, hand = own_side(view)
    if hand.cards:
        cards = ", ".join(card_text(card, hand.joker, words) for card in hand.cards)
        yield "- " + words.text("ponte-vecchio-text-hand", cards=cards)
    if hand.laid is not None:
        yield "- " + words.text("ponte-vecchio-text-laid-is", card=card_text(hand.laid, hand.joker, words))
    if hand.answered is not None:
        stands = hand.answered or player.offer
        yield "- " + words.text("ponte-vecchio-text-answered-is", gulden=stands)
    if steps := steps_of(view, player.seat, range(1, STEPS + 1)):
        yield "- " + words.text("ponte-vecchio-text-own-shops", steps=numbers_text(steps, words))


def alt_text(reader: Reader[PonteVecchioView]) -> str:
    """The picture in at most 1,024 characters of plain text: everybody's side, then the bridge and what goes
    on."""
    return "\n".join(alt_parts(reader).values())


def alt_parts(reader: Reader[PonteVecchioView]) -> dict[str, str]:
    """The same by what is to be seen: the sign over the board, everybody's side, the bridge, and whose turn
    it is or who has won."""
    for limit in _NAMES:
        parts = _parts(reader.named(limit))
        if len("\n".join(parts.values())) <= ALT:
            break
    return parts


def _parts(reader: Reader[PonteVecchioView]) -> dict[str, str]:
    view, words = reader.view, reader.words
    parts = {"round": words.text("ponte-vecchio-alt-title", when=_when(view, words))}
    sides = {f"side-{player.seat}": _side_with_shops(reader, player) for player in ranked(view)}
    if view.is_over:
        best = winners(view)
        who = won([reader.names[player.seat] for player in best], best[0].gulden, words)
        return {**parts, "turn": f"{turn(reader)}\n{who}", **sides}
    standing = "\n".join([turn(reader), *_standing(reader)])
    return {**parts, **sides, "bridge": rich_man_text(view, words), "turn": standing}


def _side_with_shops(reader: Reader[PonteVecchioView], player: PlayerView) -> str:
    words = reader.words
    steps = steps_of(reader.view, player.seat, range(1, STEPS + 1))
    where = words.text("ponte-vecchio-alt-shops", steps=numbers_text(steps, words)) if steps else ""
    side = words.text("ponte-vecchio-alt-player", player=reader.names[player.seat], side=_side(player, words))
    return f"{side} · {where}" if where else side


def won(players: Sequence[str], gulden: int, words: Words) -> str:
    """P19: who has won, and with how much."""
    return words.text(
        "ponte-vecchio-text-winner", players=words.listed(players), count=len(players), gulden=gulden
    )


def score(gulden: int, words: Words) -> str:
    """P19: what counts first at the end."""
    return gulden_text(gulden, words)


def hand_alt(reader: Reader[PonteVecchioView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    words = reader.words
    player = reader.view.own
    name = reader.name(player.seat, _NAMES[0])
    title = words.text("ponte-vecchio-alt-player", player=name, side=_side(player, words))
    return cut_lines([title, *_hand(reader.view, words)], ALT)
