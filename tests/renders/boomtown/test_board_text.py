"""Boomtown's table by ear: every fact in the board's words, whose mines in the alternative text, no signs."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.decisions import Pick
from renders.boomtown.text.labels import card_name, dice_text, saloon_text, town_name
from renders.faces import FACES
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.boomtown.moments import BEN, CLEO, NEWS, every_panel, every_view, pick
from tests.renders.samples import NAMES, crowded, first_round, middle, over

FACE, ENGLISH = FACES["boomtown"], words_for("en")
SIGNS = re.compile(r"[●■▲◆★✚→·−×]|\d/\d")
POINTS_AT = re.compile(r"\b(picture|map|numbers on|afbeelding|plattegrond|Bild|Landkarte)\b", re.IGNORECASE)


def reading(view: BoomtownView, locale: str = "en") -> Reader[BoomtownView]:
    return Reader(view, NAMES[: len(view.players)], words_for(locale))


def heard(locale: str) -> Iterator[str]:
    """All that is said of tables and of questions at every stage."""
    for view in every_view():
        own = reading(replace(view, seat=BEN), locale)
        public = reading(view, locale)
        yield from (FACE.board_text(public), FACE.alt_text(public), FACE.turn(public))
        yield from (FACE.board_text(own), FACE.hand_text(own), FACE.hand_alt(own))
    for decision, view, chosen in ((each.decision, each.view, each.chosen) for each in every_panel()):
        reader = reading(view, locale)
        yield from (FACE.prompt(decision, reader), FACE.choices_text(decision, reader))
        yield FACE.panel_alt(decision, reader, chosen) or ""
        if isinstance(decision, Pick):
            yield from (FACE.choice_label(decision, key, reader) for key in decision.legal())
    yield from FACE.summary(NEWS, NAMES, words_for(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_that_is_heard_has_signs_or_points_at_what_only_eyes_find(locale: str) -> None:
    for text in heard(locale):
        assert not SIGNS.search(text), text
        assert not POINTS_AT.search(text), text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_in_words_has_every_field_of_the_view(locale: str) -> None:
    words = words_for(locale)
    auction = AuctionView(4, BEN, (CLEO,))
    for view in (*every_view(), replace(middle(5), auction=auction, last_keeps_all=True)):
        text = FACE.board_text(reading(view, locale)).replace("**", "")
        facts = [str(view.round), str(view.rounds)]
        is_roll = view.is_over or view.asked_for == "telegraph"
        facts += [dice_text(view.dice, words)] if view.dice and is_roll else []
        if not view.is_over:
            facts += [NAMES[view.start], *(card_name(key, words) for key in view.offer)]
            facts += [NAMES[seat] for seat in view.taken]
        if view.auction is not None and view.auction.leader is not None:
            facts += [str(view.auction.gold), NAMES[view.auction.leader]]
        facts += [words.text("boomtown-text-last-keeps-all")] if view.last_keeps_all else []
        lines = text.splitlines()
        for player in view.players:
            (side,) = (line for line in lines if line.startswith(f"- {NAMES[player.seat]}: "))
            held = [card_name(card, words) for card in (*player.kept, *player.waiting)]
            saloons = [saloon_text(saloon, words) for saloon in player.saloons]
            for fact in (str(player.gold), str(player.score), *held, *saloons):
                assert fact in side
            for town in Town:
                mines = [mine for mine in player.mines if MINES[mine.key].town == town]
                head = f"- {town_name(town, words)}: "
                owned = [line.removeprefix(head).split("; ") for line in lines if line.startswith(head)]
                own = [each for line in owned for each in line if each.startswith(NAMES[player.seat])]
                assert len(own) == bool(mines)
                for at, mine in enumerate(mines):
                    kind = "boomtown-mine-more" if at else "boomtown-mine-in-town"
                    assert words.text(kind, dice=MINES[mine.key].dice, gold=mine.worth) in own[0]
                if len(mines) > 3:
                    assert str(len(mines)) in own[0].partition(": ")[0]
        assert all(fact in text for fact in facts)


def test_a_town_names_its_mayor_first_then_who_comes_next() -> None:
    (line,) = (text for text in FACE.board_text(reading(crowded(4))).splitlines() if "- Coyote City" in text)
    assert line == (
        "- Coyote City: Ben, mayor: 5 yields 5, 8: 4, 12: 6; Anna: 3 yields 1, 4: 3;"
        " Cleo Quicksilver: 6 yields 4, 10: 6; Diego: 7 yields 3, 11: 3"
    )
    assert "Anna, Governor: " in FACE.alt_text(reading(crowded(4)))
    assert "Nobody has a mine yet" in FACE.alt_text(reading(first_round(3)))


def test_whoever_is_asked_about_the_offer_finds_it_in_the_question_and_all_others_on_the_board() -> None:
    view = replace(crowded(3, seat=0), asked=(BEN,))
    asked = replace(view, seat=BEN)
    question = FACE.choices_text(pick("take", *view.offer), reading(asked))
    assert all(card_name(key, ENGLISH) in question for key in view.offer)
    assert "On offer:" not in FACE.board_text(reading(asked))
    for other in (view, replace(view, seat=None)):
        text = FACE.board_text(reading(other))
        assert "On offer:" in text
        assert all(card_name(key, ENGLISH) in text for key in view.offer)


def test_without_room_for_all_whose_mines_they_are_stays_to_the_last() -> None:
    for view in (crowded(5), over(5)):
        text = FACE.alt_text(Reader(view, tuple(letter * 32 for letter in "WMXAQ"), ENGLISH))
        assert len(text) <= ALT
        assert text.count("San Narciso: ") == 1
