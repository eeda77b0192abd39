"""What players are called in a text: visible, on one line, told apart, and unable to turn it round.

Every name that gets into a message, a label or an alternative text goes through here. In pictures names are
as people wrote them: there each player's mark is drawn. Whoever was forgotten has no name any more, and is a
former player everywhere.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from engine.folding import is_sign, skeleton
from renders.language.catalogues import Words
from renders.language.names import cut, escaped, isolated, tidy

SEAT_SIGNS: Final = "●■▲◆★✚"
"""The players' marks in texts, by seat: the shapes of `SEAT_MARKS` in pictures."""
TIGHTEST: Final = 7
"""The fewest characters to which a label cuts a name that shares it with others."""
FORMER: Final = ""
"""What is stored as the name of a player who was forgotten. Nobody can call themselves so on Discord."""
_SIGNED: Final = re.compile(rf"^(\u2068?)[{SEAT_SIGNS}] ")


def called(names: Sequence[str], words: Words, also: Iterable[Sequence[str]] = ()) -> tuple[str, ...]:
    """The players' names by seat, as people wrote them. Whoever was forgotten is called a former player, with
    the number of the seat if players of several seats were, also in `also`."""
    former = {seat for known in (names, *also) for seat, name in enumerate(known) if name == FORMER}
    return tuple(
        name if name != FORMER else _former(words, seat if len(former) > 1 else None)
        for seat, name in enumerate(names)
    )


def signs(names: Sequence[str], words: Words, also: Iterable[Sequence[str]] = ()) -> tuple[str, ...]:
    """What stands before each player's name: the player's mark, as pictures draw it, if another name looks
    alike, or if the name begins with a mark and could be taken for another's; otherwise nothing. `also` are
    earlier names of players that are in the same text."""
    every = (names, *also)
    shown, *earlier = (_shown(known, words, every) for known in every)
    others = {(seat, name) for known in earlier for seat, name in enumerate(known)}
    known = others.union(enumerate(shown))
    return tuple(
        f"{SEAT_SIGNS[seat]} " if seat < len(SEAT_SIGNS) and _needs_sign(name, seat, known) else ""
        for seat, name in enumerate(shown)
    )


def in_labels(names: Sequence[str], words: Words, also: Iterable[Sequence[str]] = ()) -> tuple[str, ...]:
    """The players' names by seat for labels, alternative texts and all else that is not markdown."""
    also = tuple(also)
    before, shown = signs(names, words, also), _shown(names, words, also)
    return tuple(isolated(_with_sign(sign, name)) for sign, name in zip(before, shown, strict=True))


def in_messages(
    names: Sequence[str],
    words: Words,
    also: Iterable[Sequence[str]] = (),
    caretakers: Sequence[str | None] = (),
) -> tuple[str, ...]:
    """The players' names by seat for messages: nothing in them is markdown or a mention. If a caretaker plays
    on a seat, its name follows in brackets: "Anna (Dusty)"."""
    also = tuple(also)
    shown = _shown(names, words, also)
    kept = {seat: f" ({escaped(tidy(name))})" for seat, name in enumerate(caretakers) if name is not None}
    if kept:  # whoever calls themselves “Anna (Dusty)” is told apart from Anna, whose seat Dusty keeps
        also = (*also, [name + kept.get(seat, "") for seat, name in enumerate(shown)])
    before = signs(names, words, also)
    return tuple(
        isolated(_with_sign(sign, name, is_markdown=True) + kept.get(seat, ""))
        for seat, (sign, name) in enumerate(zip(before, shown, strict=True))
    )


def unsigned(name: str) -> str:
    """A name without the mark before it, for a text that has the mark there anyway."""
    return _SIGNED.sub(r"\1", name)


def _former(words: Words, seat: int | None) -> str:
    if seat is None:
        return words.text("player-former")
    return words.text("player-former-of-several", number=seat + 1)


def _shown(names: Sequence[str], words: Words, also: Iterable[Sequence[str]]) -> list[str]:
    names = called(names, words, also)
    return [tidy(name) or words.named(names, seat) for seat, name in enumerate(names)]


def _with_sign(sign: str, name: str, *, is_markdown: bool = False) -> str:
    """A name after its mark, without the marks that its owner wrote before it."""
    if sign:
        name = name.lstrip(f"{SEAT_SIGNS} ") or name
    return sign + (escaped(name) if is_markdown else name)


def _needs_sign(name: str, seat: int, known: Collection[tuple[int, str]]) -> bool:
    """Whether a name begins with what could be a mark, or looks like another player's name."""
    return is_sign(name[0]) or any(_look_alike(name, other) for number, other in known if number != seat)


def _look_alike(name: str, other: str) -> bool:
    """Whether two names look alike, whole or as the tightest label cuts them."""
    return not (
        skeleton(name).isdisjoint(skeleton(other))
        and skeleton(cut(name, TIGHTEST)).isdisjoint(skeleton(cut(other, TIGHTEST)))
    )
