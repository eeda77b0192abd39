"""Boomtown in words: everything has some, in every language, within Discord's limits."""

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from engine.games import boomtown as game
from engine.games.boomtown import story
from engine.games.boomtown.cards import CARDS, EVENTS, MINES, Town
from engine.games.boomtown.view import BoomtownView, MineView
from engine.play.decisions import Amount, Answer, Decision, Option, Pick
from engine.play.table import TABLE_EVENTS, Answered, Event, Sealed, Seat, Unsealed
from renders.boomtown.text.story import message_id
from renders.boomtown.text.towns import mine_in_town
from renders.faces import FACES
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, Words, words_for
from renders.reader import Reader
from tests.renders.samples import NAMES, NASTY, WIDE, crowded, first_round, middle, over

FACE = FACES["boomtown"]
A, B, C = Seat(0), Seat(1), Seat(2)
TOWN = Town.COYOTE_CITY
MINE, OTHER = "cactus-junction-7", "cold-mountain-6"

EVERY_EVENT: list[Event] = [
    story.RoundBegan(1, A, ("cactus-junction-7", "cold-mountain-6", "dynamite-1")),
    story.SatOut((B,)),
    story.SatOut((B, C)),
    story.Bid(A, 3),
    story.Passed(B, False),
    story.Passed(B, True),
    story.AuctionWon(A, 3),
    story.AuctionWon(A, 0),
    story.BidShared(A, ((C, 2), (B, 1)), 1),
    story.MustangPlayed(A),
    story.CardTaken(A, MINE),
    story.FeePaid(A, B, TOWN, 3, 3),
    story.FeePaid(A, B, TOWN, 1, 3),
    story.MayorElected(TOWN, A, None),
    story.MayorElected(TOWN, A, B),
    story.MayorGone(TOWN, A),
    story.GovernorGone(TOWN),
    story.SharkPaid(A, ((B, 4), (C, 2))),
    story.StagecoachRobbed(A, 10),
    story.MineDynamited(A, B, MINE, False),
    story.MineDynamited(A, B, MINE, True),
    story.SaloonDynamited(A, B, "saloon-1", TOWN, False),
    story.SaloonDynamited(A, B, "saloon-1", TOWN, True),
    story.MineExpropriated(A, B, MINE),
    story.HoldupTried(A, B, 7, (3, 4), 7),
    story.HoldupTried(A, B, 7, (3, 3), 0),
    story.SaloonOpened(A, "saloon-1", TOWN),
    story.GirlsHired(A, "saloon-1", TOWN),
    story.VeinFound(A, MINE),
    story.GovernorNamed(A, TOWN),
    story.CardWaits(A, "governor-1"),
    story.CardKept(A, "mustang-1"),
    story.HeldBack(A, "telegraph-1"),
    story.CardChosen(A, "governor-1"),
    story.DiceRolled(A, (1, 2)),
    story.TelegraphPlayed(A, (1, 2)),
    story.MineProduced(A, MINE, 6),
    story.SaloonPaid(A, B, MINE, "saloon-1", 2, 2),
    story.SaloonPaid(A, B, MINE, "saloon-1", 1, 2),
    story.MineCollapsed(A, MINE, False),
    story.MineCollapsed(A, MINE, True),
    story.Scored(A, 10, 20, 5, 35),
    Sealed(A, "0" * 64),
    Unsealed(A, "0" * 64, '"x"'),
    Answered(A),
]


def pick(name: str, *keys: str, group: str | None = None) -> Pick:
    return Pick(name=name, rule="B10", options=tuple(Option(key, group) for key in keys))


def every_decision(view: BoomtownView) -> Iterator[Decision[Answer]]:
    """Each decision with all the options that it can ever have."""
    faces = [f"{die}-{face}" for die in ("first", "second") for face in range(1, 7)]
    yield Amount(name="bid", rule="B5", low=1, high=999, may_pass=True)
    yield pick("take", *CARDS)
    yield pick("mustang", "play", "keep")
    yield pick("telegraph", "keep", *faces)
    yield pick("dynamite", *MINES, "saloon-1", "saloon-2", group="seat-0")
    yield pick("expropriation", *MINES, group="seat-0")
    for player in view.players[1:]:
        numbers = (f"{player.seat}:{number}" for number in range(2, 13))
        yield pick("holdup", *numbers, group=f"seat-{player.seat}")
    yield pick("saloon", *Town)
    yield pick("saloon-girls", "saloon-1", "saloon-2")
    yield pick("new-vein", *MINES)
    yield pick("governor", *Town)
    yield pick("waiting", *EVENTS)


def test_the_face_knows_the_games_decisions_and_events() -> None:
    assert {decision.name for decision in every_decision(middle(3))} == set(game.GAME.decisions)
    assert {type(event) for event in EVERY_EVENT} == {*game.GAME.events, *TABLE_EVENTS}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=message_id)
def test_every_event_is_told_with_all_that_it_says(event: Event, locale: str) -> None:
    line = FACE.tell(event, NAMES, words_for(locale))
    assert line
    assert "\n" not in line
    for field in fields(event):
        if (
            field.name in ("seat", "owner", "victim", "payer", "mayor")
            and "Saloon" not in type(event).__name__
        ):
            assert NAMES[getattr(event, field.name)] in line
        if field.name == "gold" and event.gold > 0:
            assert str(event.gold) in line


@pytest.mark.parametrize(
    ("locale", "word"), [("en", "start player"), ("nl", "startspeler"), ("de", "eröffnet")]
)
def test_a_round_has_a_start_player_who_is_not_said_to_bid_for_he_may_be_bankrupt(
    locale: str, word: str
) -> None:
    """B5, B7: the next solvent player bids first then, and nobody where one player is solvent or none."""
    view = first_round(3)
    poor = replace(view, players=(replace(view.players[0], gold=0), *view.players[1:]), asked=(B,))
    words = words_for(locale)
    for text in (
        FACE.tell(story.RoundBegan(2, A, view.offer), NAMES, words),
        FACE.board_text(Reader(poor, NAMES, words)).splitlines()[2],
    ):
        assert word in text.lower()
        assert not [bid for bid in ("bidding", "veiling", "Auktion") if bid in text]


def test_who_cannot_pay_is_said_to_pay_nothing_or_only_what_he_has() -> None:
    words = words_for("en")
    assert FACE.tell(story.SaloonPaid(A, B, "coyote-city-12", "saloon-1", 2, 4), NAMES, words).endswith(
        "but can pay only 2."
    )
    assert FACE.tell(story.SaloonPaid(A, B, "coyote-city-12", "saloon-1", 0, 4), NAMES, words).endswith(
        "but can pay nothing."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "names", [NAMES, WIDE, tuple("W" * 100 for _ in range(5))], ids=["short", "wide", "long"]
)
def test_every_option_has_words_within_discords_limits(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    for view in (middle(5, seat=1), crowded(5, seat=1)):
        for decision in every_decision(view):
            assert FACE.prompt(decision, Reader(view, names, words))
            for answer in decision.legal():
                assert FACE.answer_text(decision, answer, Reader(view, names, words))
                if not isinstance(answer, str):
                    assert 0 < len(FACE.amount_label(decision, answer, Reader(view, names, words))) <= LABEL
                    continue
                assert 0 < len(FACE.option_label(decision, answer, Reader(view, names, words))) <= LABEL
                assert 0 < len(FACE.choice_label(decision, answer, Reader(view, names, words))) <= HINT
                hint = FACE.option_hint(decision, answer, Reader(view, names, words))
                assert hint is None or 0 < len(hint) <= HINT
    for group in (*(f"seat-{seat}" for seat in range(5)), *Town):
        assert 0 < len(FACE.group_label(pick("dynamite"), group, Reader(crowded(5), names, words))) <= LABEL


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_panel_says_leaves_room_for_the_news_above_it(locale: str) -> None:
    """A message has room for 4,000 characters; a panel tells the news, a question and a confirmation."""
    words, names = words_for(locale), tuple("W" * 32 for _ in range(5))
    for view in (middle(5, seat=1), crowded(5, seat=1)):
        assert len(FACE.turn(Reader(replace(view, asked=(A, B, C)), names, words))) < 300
        for decision in every_decision(view):
            if decision.name not in ("take", "waiting"):  # which never have all cards on offer
                assert len(FACE.prompt(decision, Reader(view, names, words))) < 1000, decision.name
        take = pick("take", *crowded(5).offer, "holdup-1", "saloon-1", "telegraph-1")
        assert len(FACE.prompt(take, Reader(view, names, words))) < 1500


@pytest.mark.parametrize("locale", LOCALES)
def test_options_of_a_decision_can_be_told_apart(locale: str) -> None:
    view, words = crowded(5, seat=1), words_for(locale)
    for decision in every_decision(view):
        if decision.name in ("bid", "waiting", "take"):
            continue
        keys = [key for key in decision.legal() if isinstance(key, str)]
        assert len({FACE.choice_label(decision, key, Reader(view, NAMES, words)) for key in keys}) == len(
            keys
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_effects_are_short_enough_to_be_hints(locale: str) -> None:
    for card in EVENTS.values():
        assert len(words_for(locale).text(f"boomtown-effect-{card.kind}")) <= HINT


def test_a_hint_tells_the_danger_and_a_fee_that_counts_the_mayors_mines_and_the_governor() -> None:
    take = pick("take", "cold-mountain-6", "dry-gulch-2")
    view = crowded(5, seat=1)
    assert (
        FACE.option_hint(take, "cold-mountain-6", Reader(view, NAMES, words_for("en")))
        == "dangerous on 2 or 12, Anna’s fee 18"
    )
    hint = FACE.option_hint(take, "dry-gulch-2", Reader(view, NAMES, words_for("en")))
    assert hint == "your 3rd", "no fee in one’s own town"


def test_a_prompt_names_the_standing_bid() -> None:
    bid = Amount(name="bid", rule="B5", low=5, high=7, may_pass=True)
    said = FACE.prompt(bid, Reader(middle(4, seat=0), NAMES, words_for("en")))
    assert said == "Bid for first pick, or pass. Ben leads with 4. Diego passed. You have 7 gold."


def test_a_list_says_what_the_cards_do_for_buttons_have_no_room() -> None:
    view = crowded(5, seat=1)
    view = replace(view, offer=("cold-mountain-6", "dry-gulch-2", "holdup-1", "holdup-2"))
    take, reader = pick("take", *view.offer), Reader(view, NAMES, words_for("en"))
    assert FACE.prompt(take, reader) == "Take one of the cards. You have 88 gold."
    assert FACE.choices_text(take, reader).splitlines() == [
        "- Cold Mountain 6 yields 9, dangerous on 2 or 12, Anna’s fee 18",
        "- Dry Gulch 2 yields 5, your 3rd",
        "- Holdup: Demand gold from a player; roll that or more",
    ]
    assert FACE.choice_label(take, "cold-mountain-6", reader) == (
        "Cold Mountain 6 yields 9, dangerous on 2 or 12, Anna’s fee 18"
    )
    assert FACE.button_label(take, "dry-gulch-2", reader) == "Dry Gulch 2 yields 5"
    assert FACE.choices_text(pick("waiting", "dynamite-1", "dynamite-2"), reader) == (
        "- Dynamite: Destroy an opponent’s mine or saloon"
    )


def test_a_suggestion_says_what_it_would_bring_and_a_button_leaves_that_to_the_list() -> None:
    view = replace(crowded(5, seat=1), dice=(3, 4))
    reader = Reader(view, NAMES, words_for("en"))
    towns, die = pick("saloon", *Town), pick("telegraph", "keep", "first-6")
    assert FACE.choice_label(towns, Town.DRY_GULCH, reader) == "Dry Gulch: the others have 7 mines there"
    assert FACE.button_label(towns, Town.DRY_GULCH, reader) == "Dry Gulch"
    assert "- Dry Gulch: the others have 7 mines there" in FACE.choices_text(towns, reader).splitlines()
    assert FACE.choice_label(die, "first-6", reader) == "First die to 6 (sum 10): your mines yield 6 gold"
    assert FACE.choices_text(die, reader) == ""


def test_an_amount_says_of_how_much_to_whoever_may_spend_it() -> None:
    bid, view = Amount(name="bid", rule="B5", low=5, high=7, may_pass=True), middle(4, seat=0)
    assert FACE.amount_label(bid, 5, Reader(view, NAMES, words_for("en"))) == "5 of 7 gold"
    assert FACE.amount_label(bid, 5, Reader(replace(view, seat=None), NAMES, words_for("en"))) == "5 gold"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_the_alternative_text_fits_and_names_everybody(names: tuple[str, ...], locale: str) -> None:
    for view in (first_round(5), middle(5), crowded(5), over(5)):
        text = FACE.alt_text(Reader(view, names, words_for(locale)))
        assert 0 < len(text) <= ALT
        assert all(name[:6] in text for name in names)


def test_the_alternative_text_says_first_what_goes_on_and_in_the_end_who_has_won() -> None:
    words = words_for("en")
    going = FACE.alt_text(Reader(middle(4), NAMES, words)).splitlines()
    assert going[0] == "Round 6 of 15"
    assert going[1].startswith("On offer: ")
    ended = FACE.alt_text(Reader(over(4), NAMES, words)).splitlines()
    points = [int(line.split(" points")[0].split()[-1]) for line in ended[-4:]]
    assert ended[2].endswith(f"with {points[0]} points")
    assert points == sorted(points, reverse=True)
    assert len(points) == 4


def test_a_result_is_told_in_points() -> None:
    words = words_for("en")
    assert FACE.won(("Anna",), 1, words) == "Anna wins with 1 point"
    assert FACE.won(("Anna", "Ben"), 35, words) == "Anna and Ben share first place with 35 points"
    assert FACE.score(35, words) == "35 points"


def test_when_the_game_is_over_the_full_text_tells_of_no_round_any_more() -> None:
    words = words_for("en")
    during, after = (FACE.board_text(Reader(view, NAMES, words)) for view in (middle(4), over(4)))
    assert "Ben leads with 4" in during
    assert "leads with" not in after
    assert "Cards taken by" not in after


def is_told(mine: MineView, text: str, words: Words) -> bool:
    """Whether a mine is the first of a list in a text, or one of those behind it."""
    return any(mine_in_town(mine, words, is_first=each) in text for each in (True, False))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_full_text_has_everything_in_lines_that_can_be_paged(locale: str) -> None:
    words = words_for(locale)
    for view in (first_round(3), middle(4), crowded(5), over(5)):
        text = FACE.board_text(Reader(view, tuple(name * 2 for name in WIDE), words))
        assert all(len(line) < 1000 for line in text.split("\n"))
        for player in view.players:
            for mine in player.mines:
                assert is_told(mine, text, words)
            for card in (*player.kept, *player.waiting):
                assert FACE.option_label(pick("waiting", card), card, Reader(view, NAMES, words)) in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_in_words_has_what_is_the_viewers_own_and_nothing_else(locale: str) -> None:
    words = words_for(locale)
    for seat in range(5):
        view = replace(crowded(5), seat=Seat(seat))
        text, alt = (say(Reader(view, NAMES, words)) for say in (FACE.hand_text, FACE.hand_alt))
        assert len(alt) <= ALT
        assert NAMES[seat] in alt
        for own in (view.own.mines, view.own.saloons, view.own.kept, view.own.waiting):
            assert text.count("\n- ") >= bool(own)
        for mine in view.own.mines:
            assert is_told(mine, text, words)
            assert is_told(mine, alt, words)
        assert not any(name in said for said in (text, alt) for name in NAMES if name != NAMES[seat])
    with pytest.raises(ValueError, match="the public has no"):
        FACE.hand_text(Reader(replace(crowded(5), seat=None), NAMES, words))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_leaves_every_text_whole(name: str, locale: str) -> None:
    words, view, names = words_for(locale), middle(3, seat=0), (name,) * 3
    plain = FACE.turn(Reader(view, ("Ñ",) * 3, words))
    shown = words.named(names, 0)
    assert FACE.turn(Reader(view, names, words)).splitlines()[0] == plain.splitlines()[0].replace("Ñ", shown)
    assert len(FACE.turn(Reader(view, names, words)).splitlines()) == 2
    assert FACE.alt_text(Reader(view, names, words))
    assert shown in FACE.board_text(Reader(view, names, words))


@pytest.mark.parametrize("seats", game.GAME.seats)
def test_turns_are_announced_for_every_decision(seats: int) -> None:
    for locale in LOCALES:
        for name in game.GAME.decisions:
            view = replace(middle(seats), asked_for=name)
            assert "Anna" in FACE.turn(Reader(view, NAMES, words_for(locale)))
        assert FACE.turn(Reader(over(seats), NAMES, words_for(locale)))
        assert FACE.turn(Reader(replace(middle(seats), asked_for=None), NAMES, words_for(locale)))
