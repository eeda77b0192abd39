"""A game without pictures and words: whatever a view, a story or a question has can be shown and said."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice
from typing import Any

import pytest

from engine.games import GAMES
from engine.play.decisions import Option, Pick, Subset
from engine.play.table import Sealed, Seat, Unsealed
from renders.drawing.strips import HIGHEST, MOST
from renders.drawing.theme import LETTER, PALETTES, WIDTH
from renders.face import Face, PlainFace
from renders.faces import FACES, faces_of
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, words_for
from renders.language.names import ELLIPSIS
from renders.reader import Reader
from tests.every_game.walks import Setup, moments
from tests.renders.layout import check_apart, check_texts, is_in_corner
from tests.renders.samples import NAMES, WIDE

EN = words_for("en")
OUTLAW = PlainFace("outlaw")


class Suit(Enum):
    RED_HAND = "red-hand"


@dataclass(frozen=True)
class Bid:
    bidder: Seat | None
    gold: int


@dataclass(frozen=True)
class Player:
    seat: Seat
    gold: int
    is_out: bool = False


@dataclass(frozen=True)
class Hand:
    cards: tuple[str, ...]


@dataclass(frozen=True)
class OutlawView:
    seat: Seat | None
    round: int
    best_bid: Bid
    passed: tuple[Seat, ...]
    paid: tuple[tuple[Seat, int], ...]
    trump: Suit | None
    players: tuple[Player, ...]
    hand: Hand | None = None
    asked: tuple[Seat, ...] = (Seat(1),)
    asked_for: str | None = "hold-up"
    ranks: tuple[int, ...] = ()
    is_over: bool = False


@dataclass(frozen=True)
class GoldFound:
    seat: Seat
    gold: int
    place: str


VIEW = OutlawView(
    seat=Seat(0),
    round=3,
    best_bid=Bid(Seat(1), 5),
    passed=(Seat(0), Seat(2)),
    paid=((Seat(2), 1),),
    trump=Suit.RED_HAND,
    players=(Player(Seat(0), 1), Player(Seat(1), 2, is_out=True), Player(Seat(2), 0)),
    hand=Hand(("ace-of-spades", "two")),
)


def to(view: object) -> Reader[Any]:
    return Reader(view, NAMES[:3], EN)


def test_a_board_lists_every_field_of_a_view_with_players_by_their_names() -> None:
    assert OUTLAW.board_text(to(VIEW)).split("\n") == [
        "Waiting for Ben: Hold up.",
        "",
        "- Round: 3",
        "- Best bid: Bidder: Ben, Gold: 5",
        "- Passed: Anna, Cleo Quicksilver",
        "- Paid: (Cleo Quicksilver, 1)",
        "- Trump: Red hand",
        "",
        "**Anna**",
        "- Gold: 1 · Is out: no",
        "",
        "**Ben**",
        "- Gold: 2 · Is out: yes",
        "",
        "**Cleo Quicksilver**",
        "- Gold: 0 · Is out: no",
    ]


def test_at_the_end_each_player_has_a_place_and_nothing_is_a_dash() -> None:
    over = replace(VIEW, ranks=(2, 1, 2), best_bid=Bid(None, 0), passed=(), is_over=True)
    lines = OUTLAW.board_text(to(over)).split("\n")
    assert lines[0] == "The game is over."
    assert "- Best bid: Bidder: –, Gold: 0" in lines
    assert "- Passed: –" in lines
    assert [line for line in lines if "Place" in line] == [
        "- Place: 2 · Gold: 1 · Is out: no",
        "- Place: 1 · Gold: 2 · Is out: yes",
        "- Place: 2 · Gold: 0 · Is out: no",
    ]
    assert not any("Ranks" in line for line in lines)


def test_whoever_has_laid_a_sealed_answer_is_told_that_it_may_change() -> None:
    hold_up = Pick(name="hold-up", rule="O1", options=(Option("bank"), Option("mill")))
    other = replace(hold_up, name="bribe")
    assert OUTLAW.prompt(hold_up, to(replace(VIEW, seat=Seat(1)))) == "Hold up: choose."
    assert OUTLAW.prompt(hold_up, to(VIEW)) == "Hold up: you may still change your answer."
    assert OUTLAW.prompt(other, to(VIEW)) == "Bribe: choose."


@pytest.mark.parametrize(("names", "columns"), [(NAMES, 2), (WIDE, 1)], ids=["short", "long"])
def test_short_lines_stand_in_two_columns_and_long_ones_below_one_another(
    names: tuple[str, ...], columns: int
) -> None:
    papers = OUTLAW.board_strips(Reader(replace(VIEW, passed=(Seat(0),)), names[:3], EN))
    for each in papers:
        check_apart(text.ink for text in each.texts)
    lefts = {text.ink.left // 100 for each in papers for text in each.texts}
    assert len(lefts) == columns
    assert (len(papers) == 1) == (columns == 2)


def test_a_long_text_is_cut_between_lines_and_the_rest_of_a_very_long_one_is_left_out() -> None:
    class Lines(PlainFace):
        def board_text(self, reader: Reader[Any]) -> str:
            return "\n".join(["Here it stands:", *("- " + f"line {at} " * 30 for at in range(1, count + 1))])

    written: dict[int, list[list[str]]] = {}
    for count in (6, 60):
        face = Lines("outlaw")
        papers = face.board_strips(to(VIEW))
        written[count] = [[text.text for text in each.texts] for each in papers]
        assert max(each.height for each in papers) <= HIGHEST
        assert [each.shows for each in papers] == [("",)] + [()] * (len(papers) - 1)
    begun = [rows[0].split(" line")[0] for rows in written[60]]
    assert begun == ["Here it stands:", "line 4", "line 7", "line 10"]
    assert [len(rows) for rows in written[6]] == [10, 9]
    assert len(written[60]) == MOST
    assert [rows[-1] for rows in written[60]][-1] == ELLIPSIS


def test_columns_go_on_over_as_many_papers_as_they_need() -> None:
    class Columns(PlainFace):
        def board_text(self, reader: Reader[Any]) -> str:
            return "Here\n\n" + "\n\n".join(f"**{at}**\n- one\n- two\n- three" for at in range(9))

    papers = Columns("outlaw").board_strips(to(VIEW))
    numbers = [[int(text.text) for text in each.texts if text.text.isdigit()] for each in papers]
    assert numbers == [[0, 1, 2, 3], [4, 5, 6, 7], [8]]
    assert max(each.height for each in papers) <= HIGHEST


def test_a_hand_has_the_viewers_own_side_and_nobody_elses() -> None:
    assert OUTLAW.hand_text(to(VIEW)).split("\n") == [
        "**Anna**",
        "- Gold: 1",
        "- Is out: no",
        "- Cards: Ace of spades, Two",
    ]
    assert OUTLAW.hand_alt(to(VIEW)).startswith("Anna\nGold: 1")


def test_an_event_is_told_by_its_name_and_fields() -> None:
    assert OUTLAW.log([GoldFound(Seat(1), 3, "old-mine")], NAMES, EN) == [
        "Gold found: Seat: **Ben** · Gold: 3 · Place: Old mine"
    ]


def test_a_sealed_answer_is_told_once_and_turned_up_in_words() -> None:
    sealed = [Sealed(Seat(0), "aB-c_9"), Sealed(Seat(1), "7"), Sealed(Seat(0), "8")]
    found = GoldFound(Seat(1), 3, "old-mine")
    log = OUTLAW.log([*sealed, Unsealed(Seat(0), "n-o-nce", '"old-mine"'), found, sealed[0]], NAMES, EN)
    assert log == [
        "**Anna** has decided; the answer stays sealed until all are revealed.",
        "**Ben** has decided; the answer stays sealed until all are revealed.",
        "**Anna**’s sealed answer is revealed: Old mine",
        OUTLAW.tell(found, NAMES, EN),
        "**Anna** has decided; the answer stays sealed until all are revealed.",
    ]


def test_a_game_that_says_only_what_an_option_is_says_it_on_buttons_and_in_confirmations() -> None:
    class Outlaw(Face[OutlawView]):
        name = "outlaw"

        def option(self, decision: object, key: str, reader: Reader[OutlawView]) -> str:
            return f"The {key} " + "x" * 200

    banks = (Option("bank"), Option("mill"))
    decision = Subset(name="rob", rule="O1", options=banks, low=1, high=2, usual=("bank",))
    said = Outlaw()
    assert said.option_label(decision, "bank", to(VIEW)).startswith("The bank")
    assert len(said.option_label(decision, "bank", to(VIEW))) == LABEL
    assert len(said.choice_label(decision, "bank", to(VIEW))) == HINT
    assert said.likely_answers(decision, VIEW) == (("bank",),)
    assert "The bank" in said.several_label(decision, ("bank",), to(VIEW))
    assert said.more_label(decision, to(VIEW)) is None
    assert "The bank" in said.answer_text(decision, ("bank",), to(VIEW))


def test_a_seat_among_the_options_is_a_player() -> None:
    assert OUTLAW.option_label(Pick(name="rob", rule="O1", options=()), "seat-1", to(VIEW)) == "Ben"
    assert OUTLAW.group_label(Pick(name="rob", rule="O1", options=()), "seat-2", to(VIEW)) == NAMES[2]


def test_a_game_without_a_face_of_its_own_has_a_plain_one() -> None:
    assert FACES.keys() == GAMES.keys()
    faces = faces_of(["boomtown", "outlaw"])
    assert faces["boomtown"] is FACES["boomtown"]
    assert (type(faces["outlaw"]), faces["outlaw"].name) == (PlainFace, "outlaw")


def seen(name: str) -> Iterator[tuple[Any, Any]]:
    """Some moments of a game of the fewest players, and who is asked."""
    for moment in islice(moments(Setup(name, min(GAMES[name].seats), {}, "plain", 1)), 0, 160, 40):
        yield moment.match, moment.match.waiting_for()[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_any_game_has_is_said_within_its_bounds(
    name: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    face = PlainFace(name)
    for match, seat in seen(name):
        view, decision = match.view(seat), match.asked(seat)
        reader = Reader(view, WIDE[: match.seats], words_for(locale))
        assert face.prompt(decision, reader)
        assert WIDE[seat] in face.turn(reader)
        assert 0 < len(face.alt_text(reader)) <= ALT
        assert 0 < len(face.hand_alt(reader)) <= ALT
        assert all(len(line) <= 990 for line in face.board_text(reader).split("\n"))
        for answer in islice(decision.legal(), 5):
            assert face.answer_text(decision, answer, reader)
        labels = [
            face.option_label(decision, option.key, reader) for option in getattr(decision, "options", ())
        ]
        assert all(0 < len(label) <= LABEL for label in labels)
        assert len(set(labels)) == len(labels)
        told = [one.event for one in match.story if one.only in (None, seat)]
        assert all(face.summary(told, reader.names, reader.words))
    assert not caplog.records


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_every_view_is_drawn_on_paper_in_letters_that_can_be_read(name: str) -> None:
    match, seat = list(seen(name))[-1]
    reader = Reader(match.view(seat), NAMES[: match.seats], words_for("de"))
    for palette in PALETTES:
        for draw in (PlainFace(name).board_strips, PlainFace(name).hand_strips):
            for each in draw(reader, palette=palette):
                texts = each.texts
                check_texts([text for text in texts if not text.is_shortened], (WIDTH, each.height), NAMES)
                check_apart(text.ink for text in texts)
                assert min(text.size for text in texts) >= LETTER
                assert each.height <= HIGHEST
                assert not any(is_in_corner(text, each) for text in texts)
