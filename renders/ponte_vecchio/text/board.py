"""Ponte Vecchio's table as text: a board in markdown for people who read, and the picture's alternative text.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.ponte_vecchio.cards import PLAYS, QUIET_ROUNDS, SHOP_WORTH, STEPS, Phase
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.language.catalogues import ALT, Words
from renders.language.names import cut, cut_lines
from renders.language.telling import LINE, bold
from renders.ponte_vecchio.text.labels import (
    card_name,
    card_text,
    cards_back_text,
    free_plots,
    gulden_text,
    numbers_text,
    offers_in,
    offers_text,
    rich_man_text,
    shops_to_come,
    steps_of,
)
from renders.ponte_vecchio.text.prompts import turn, turn_of
from renders.ponte_vecchio.text.prompts import turn_text as turn_text_of
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAMES: Final = (24, 18, 12, 8)
"""The most characters of a name in an alternative text: fewer, step by step, if the text would be too
long."""

_FEW: Final = 3
"""So few shops in hand are told beside those on the bridge."""


def board_text(reader: Reader[PonteVecchioView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters. What the viewer
    alone is asked follows with its choices."""
    view, words = reader.view, reader.words
    named = reader.named()
    said = turn_text_of(replace(turn_of(view), offering="nobody"), reader.names, words)
    is_alone = view.asked == (view.seat,)
    lines = [f"**{_when(view, words)}**", *([] if is_alone else [said]), *_bidding(named)]
    lines += _standing(named, are_told=is_alone and view.asked_for == DecisionName.MOVE)
    lines += _of_play(named)
    lines += [rich_man_text(view, words), *_stock(view, words), *_next_opener(named)]
    lines += ["", *(f"- {_player(named, player)}" for player in ranked(view))]
    lines += ["", *_bridge(named)]
    return "\n".join(cut(line, LINE) for line in lines).strip()


def turn_text(reader: Reader[PonteVecchioView]) -> str:
    """Whom the table waits for, and what they find there that the summary below may no longer say: the
    highest bid, who has passed."""
    is_auction = reader.view.phase is Phase.AUCTION
    notes = list(_bidding(reader.calling(bold(reader.names, reader.words)))) if is_auction else []
    return "\n".join([turn(reader), *([". ".join(notes)] if notes else [])])


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


def _standing(reader: Reader[PonteVecchioView], *, are_told: bool = False) -> Iterator[str]:
    """P5, P10: who builds; the right to move, and the offers for it unless the question tells them."""
    view, words = reader.view, reader.words
    auction = view.auction
    if auction is not None and auction.builder is not None:
        yield words.text(
            "ponte-vecchio-text-won", player=reader.names[auction.builder], gulden=auction.gulden
        )
    if view.holder is not None and view.mover != view.holder:
        yield words.text("ponte-vecchio-text-sold", player=reader.names[view.holder])
    if (offers := offers_in(view)) and not are_told:
        yield words.text("ponte-vecchio-text-offers", offers=offers_text(offers, reader.names, words))


def _of_play(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """P8, P10: who is out of a play, and who has answered. Who has laid a card is who need not lay one any
    more."""
    view = reader.view
    if view.phase is Phase.MOVE and (out := [player.seat for player in view.players if player.is_out]):
        yield reader.words.text("ponte-vecchio-text-out", players=reader.listed(out))
    if answered := [player.seat for player in view.players if player.has_answered]:
        yield reader.words.text("ponte-vecchio-text-answered", players=reader.listed(answered))


def _stock(view: PonteVecchioView, words: Words) -> Iterator[str]:
    """P17: how many shops are to come, and how many plots are free, if that is more; P6: how many cards
    everybody has in hand, all equally many."""
    if view.is_over:
        return
    stock = [words.text("ponte-vecchio-text-cards", cards=view.players[0].cards)]
    if view.ending is None:
        shops, plots = shops_to_come(view), free_plots(view)
        more = 0 if plots == shops else plots
        stock.insert(0, words.text("ponte-vecchio-text-to-come", shops=shops, plots=more))
    text = ", ".join(stock)
    yield text[0].upper() + text[1:]


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
    """P3: who opens the next auction, as things stand: as soon as somebody has the right to move, it is
    whoever moves. P18: for how long there was no auction."""
    view = reader.view
    if view.ending is not None:
        return
    opener = view.start if view.last_mover is None else view.last_mover
    if view.phase is not Phase.AUCTION and view.holder is None:
        yield reader.words.text("ponte-vecchio-text-opener", player=reader.names[opener])
    if view.quiet_rounds:
        yield reader.words.text("ponte-vecchio-text-quiet", rounds=view.quiet_rounds, most=QUIET_ROUNDS)


def _bridge(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """Every step with a shop, from step 1."""
    view, words = reader.view, reader.words
    lines = [
        "- "
        + words.text(
            "ponte-vecchio-text-step",
            step=step,
            shops=", ".join(reader.names[owner] for owner in plots if owner is not None),
        )
        for step, plots in enumerate(view.bridge, 1)
        if view.owners(step)
    ]
    if lines:
        yield words.text("ponte-vecchio-text-steps")
        yield from lines


def _player(reader: Reader[PonteVecchioView], player: PlayerView) -> str:
    return reader.words.text(
        "ponte-vecchio-text-player", player=reader.names[player.seat], side=_side(player, reader.words)
    )


def _side(player: PlayerView, words: Words, *, is_own: bool = False) -> str:
    """What a player has, as far as everybody may know."""
    side = _means(player, words, is_own=is_own)
    if player.newest is None:
        return side
    return f"{side}, {words.text('ponte-vecchio-newest', card=card_name(player.newest, words))}"


def _means(player: PlayerView, words: Words, *, is_own: bool = False) -> str:
    """Gulden and shops; those in hand only to their owner, or when they run out: everybody has twelve, in
    hand or on the bridge."""
    means = [gulden_text(player.gulden, words), words.text("ponte-vecchio-built", shops=player.built)]
    if is_own or player.shops <= _FEW:
        means.append(words.text("ponte-vecchio-in-hand", shops=player.shops))
    return ", ".join(means)


def hand_text(reader: Reader[PonteVecchioView]) -> str:
    """The viewer's own side, as markdown."""
    return "\n".join(cut(line, LINE) for line in _hand(reader))


def _hand(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """The viewer's means, and what only they may know; what a joker is worth to them, and when played cards
    come back."""
    view, words = reader.view, reader.words
    player, hand = own_side(view)
    yield _side(player, words, is_own=True)
    if hand.cards:
        cards = ", ".join(card_name(card, words) for card in hand.cards)
        yield words.text("ponte-vecchio-text-hand", cards=cards)
    if hand.laid is not None:
        yield words.text("ponte-vecchio-text-laid-is", card=card_text(hand.laid, hand.joker, words))
    if hand.answered is not None:
        stands = hand.answered or player.offer
        yield words.text("ponte-vecchio-text-answered-is", gulden=stands)
    yield words.text("ponte-vecchio-text-joker", worth=hand.joker, each=SHOP_WORTH)
    yield cards_back_text(view, words)


def alt_text(reader: Reader[PonteVecchioView]) -> str:
    """The picture in at most 1,024 characters of plain text: everybody's side, then the bridge and what goes
    on."""
    return "\n".join(alt_parts(reader).values())


def alt_parts(reader: Reader[PonteVecchioView]) -> dict[str, str]:
    """The same by what is to be seen: the sign over the board, everybody's side, the bridge, and what is
    bargained for or who has won. Whose turn it is stands above the board."""
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
        return {**parts, "turn": who, **sides}
    parts |= {**sides, "bridge": rich_man_text(view, words)}
    standing = "\n".join(_standing(reader))
    return {**parts, "turn": standing} if standing else parts


def _side_with_shops(reader: Reader[PonteVecchioView], player: PlayerView) -> str:
    """Gulden and shops; and while the right to move is bargained for, by which card a player would move."""
    view, words = reader.view, reader.words
    steps = steps_of(view, player.seat, range(1, STEPS + 1))
    where = numbers_text(steps, words)
    side = [
        gulden_text(player.gulden, words),
        words.text("ponte-vecchio-alt-shops", steps=where, count=len(steps)),
    ]
    if view.phase is Phase.MOVE and player.newest is not None:
        side.append(words.text("ponte-vecchio-newest", card=card_name(player.newest, words)))
    return words.text("ponte-vecchio-alt-player", player=reader.names[player.seat], side=", ".join(side))


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
    return cut_lines(list(_hand(reader)), ALT)
