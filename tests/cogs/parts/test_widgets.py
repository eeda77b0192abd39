"""Widgets: whatever a decision offers fits Discord's limits, and every legal answer can be reached."""

import functools
import itertools
from collections import Counter
from dataclasses import replace

import pytest

from cogs.parts.choices import Draft
from cogs.parts.controls import MOST_ROWS, Showing
from cogs.parts.custom_ids import CustomId
from cogs.parts.layouts import card
from cogs.parts.said_ahead import below_question
from cogs.parts.widgets import act_row, always_row, amount_modal, aside_row, panel_rows, shared_rows
from engine.games import GAMES
from engine.play import tickets
from engine.play.chance import Chance
from engine.play.decisions import Option
from engine.play.match import Match
from engine.play.table import Seat
from engine.sessions.positions import Ahead
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from sandbox.limits.modals import check_modal
from tests.cogs.controls import SESSION, TICKET, asked, controls, payload, reachable
from tests.cogs.plain_face import HAND, amount, keys, pick, plain_face, saying, showing, subset

EXTREMES = {
    "one of two": pick(keys(2)),
    "one of five": pick(keys(5)),
    "one of six": pick(keys(6)),
    "one of 25": pick(keys(25)),
    "one of 26": pick(keys(26)),
    "one of 100": pick(keys(100)),
    "60 in 5 groups": pick(keys(60, groups=5)),
    "60 in one group": pick(keys(60, groups=1)),
    "625 in 25 groups": pick(keys(625, groups=25)),
    "60 in 30 groups": pick(keys(60, groups=30)),
    "groups and some without": pick((*keys(30, groups=3), Option("keep"), Option("none"))),
    "two of four": subset(keys(4), 2, 2),
    "none to three of six in groups": subset(keys(6, groups=2), 1, 3),
    "all of four": subset(keys(4), 4, 4),
    "two of five in order": subset(keys(5), 2, 2, ordered=True),
    "all of four in order": subset(keys(4), 4, 4, ordered=True),
    "notes of a hand": HAND,
    "two of 22 alike in pairs": subset(tuple(replace(each, copies=2) for each in keys(22)), 1, 2),
    "three alike in groups": subset(tuple(replace(each, copies=3) for each in keys(4, groups=2)), 1, 3),
    "the order of notes": subset((Option("3"), Option("0", copies=2), Option("1")), 4, 4, ordered=True),
    "two of three with a usual answer": subset(keys(3), 2, 2, ordered=True, usual=("k2", "k0")),
    "none or one": subset(keys(3), 0, 1),
    "one of 26 as a set": subset(keys(26), 1, 1),
    "one amount": amount(1, 1),
    "five amounts": amount(1, 5),
    "six amounts": amount(1, 6),
    "a thousand amounts": amount(1, 1000),
    "only a pass": amount(5, 4),
    "no pass": amount(1, 4, may_pass=False),
    "in steps": amount(10, 100, step=5),
}


@pytest.mark.dear
@pytest.mark.parametrize("name", EXTREMES)
def test_every_legal_answer_can_be_reached_within_the_limits(name):
    decision = EXTREMES[name]
    assert reachable(decision, showing()) == set(decision.legal())


@pytest.mark.parametrize("name", EXTREMES)
@pytest.mark.parametrize("label", ["𝔄" * 200, "x", "<@1>"])
def test_labels_of_any_length_fit(name, label):
    """The face cuts its labels to 80 and 100; keys stay apart whatever they are called."""
    assert (
        controls(panel_rows(asked(EXTREMES[name]), Draft(), showing(plain_face(label=lambda key: label))))
        != []
    )


def test_questions_to_several_share_their_buttons_and_no_id_comes_twice():
    many = [amount(1, 5 + seat) for seat in range(5)] + [pick(keys(4)), pick(keys(3)), pick(keys(30))]
    found = controls(shared_rows(SESSION, TICKET, many, showing()))
    assert len(found) == len(set(found))
    assert {("do", "pass"), ("do", "1"), ("other", ""), ("do", "k0"), ("do", "k3")} <= set(found)


def test_an_amount_is_on_a_button_for_several_only_if_all_of_them_may_name_it():
    found = controls(shared_rows(SESSION, TICKET, [amount(1, 2), amount(1, 5)], showing()))
    assert found == [("do", "1"), ("do", "2"), ("do", "pass")]


def test_how_far_one_goes_stands_beside_the_amounts_for_all_who_may_say_it():
    orders = ("7=bid", "7=other")
    rows = shared_rows(SESSION, TICKET, [replace(amount(1, 9), name="bid")] * 2, showing(), orders=orders)
    ids = [button.custom_id for row in rows for button in row.children]
    assert [each for each in ids if each.startswith("ahead:")] == [f"ahead:{SESSION}:7=bid:"]
    assert shared_rows(SESSION, TICKET, [pick(keys(6))], showing(), orders=["7=take"]) == []


def test_a_wall_of_buttons_is_not_shown():
    many = [pick(tuple(Option(f"s{seat}-{n}") for n in range(5))) for seat in range(5)]
    assert shared_rows(SESSION, TICKET, many, showing()) == []
    assert len(shared_rows(SESSION, TICKET, many[:4], showing())) == 4


def test_long_choices_have_no_quick_buttons():
    for decision in (pick(keys(6)), subset(keys(2), 1, 1)):
        assert shared_rows(SESSION, TICKET, [decision], showing()) == []
        assert "do" not in {verb for verb, _ in controls(panel_rows(asked(decision), Draft(), showing()))}


NUMBERED = saying(plain_face(label=lambda key: f"{key} · square"), numbered=frozenset({"take"}))


@pytest.mark.parametrize(
    ("number", "rows"), [(2, [2]), (6, [3, 3]), (11, [4, 4, 3]), (17, [5, 5, 5, 2]), (20, [5] * 4)]
)
def test_options_that_pictures_number_are_buttons_in_rows_and_in_order(number, rows):
    decision, shown = pick(keys(number, groups=3)), showing(NUMBERED)
    private = panel_rows(asked(decision), Draft(), shown)
    public = shared_rows(SESSION, TICKET, [decision], shown)
    for built in (private, public):
        assert [len(row.children) for row in built] == rows
        assert controls(built) == [("do", key) for key in decision.legal()]
        labels = [part["label"] for part in payload(built) if "label" in part]
        assert labels == [f"{key} · square" for key in decision.legal()]


def test_more_options_than_make_a_wall_and_those_of_other_decisions_stay_in_a_menu():
    for decision in (pick(keys(21)), replace(pick(keys(6)), name="other"), subset(keys(2), 1, 1)):
        assert shared_rows(SESSION, TICKET, [decision], showing(NUMBERED)) == []
        verbs = {verb for verb, _ in controls(panel_rows(asked(decision), Draft(), showing(NUMBERED)))}
        assert "option" in verbs


def test_numbered_options_of_several_people_are_a_wall_together_too():
    two = [pick(keys(17)), pick(tuple(Option(f"x{n}") for n in range(4)))]
    assert shared_rows(SESSION, TICKET, two, showing(NUMBERED)) == []
    assert len(controls(shared_rows(SESSION, TICKET, [two[0], two[0]], showing(NUMBERED)))) == 17


STEPS = (*(Option(f"step-{n}") for n in range(15)), Option("ask"))
LIKELY = ("sell-1", "sell-0")
BARGAIN = saying(
    plain_face(),
    by_number={"take": "step-"},
    apart={"take": frozenset({"ask"})},
    option_label=lambda decision, key, reader: f"short {key}",
    style=lambda decision, key, view: "success" if key in LIKELY else "primary",
    likely_answers=lambda decision, view: [key for key in LIKELY if key in set(decision.legal())],
)


def test_a_panel_has_likely_answers_first_then_what_is_numbered_then_what_stands_apart():
    decision = pick((*STEPS, Option("sell-0"), Option("sell-1")))
    rows = panel_rows(asked(decision), Draft(), showing(BARGAIN))
    assert [len(row.children) for row in rows] == [2, 5, 5, 5, 1]
    buttons = [button for row in rows for button in row.children]
    assert [CustomId.parse(button.custom_id).key for button in buttons] == [
        *LIKELY,
        *(option.key for option in STEPS),
    ]
    assert [button.style.name for button in buttons] == ["success"] * 2 + ["primary"] * 16
    assert [button.label for button in buttons][:3] == ["label of sell-1", "label of sell-0", "short step-0"]


def test_a_sixth_row_of_answers_is_a_menu_instead():
    more = saying(BARGAIN, likely_answers=lambda decision, view: [f"sell-{n}" for n in range(6)])
    decision = pick((*STEPS, *(Option(f"sell-{n}") for n in range(6))))
    rows = panel_rows(asked(decision), Draft(), showing(more))
    assert len(rows) <= 5
    assert ("option", "step-3") in controls(rows)
    assert reachable(decision, showing(more)) == set(decision.legal())


@pytest.mark.parametrize(("steps", "shown"), [(15, []), (3, ["step-0", "step-1", "step-2"])])
def test_the_board_has_likely_answers_below_all_others_so_that_they_move_none(steps, shown):
    things = (*STEPS[:steps], Option("ask"))
    for sales in ((), ("sell-0", "sell-1")):
        decision = pick((*things, *map(Option, sales)))
        keys_shown = [key for _, key in controls(shared_rows(SESSION, TICKET, [decision], showing(BARGAIN)))]
        assert keys_shown == [*shown, "ask", *(LIKELY if sales else ())]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_a_face_numbers_are_decisions_of_its_game(name):
    assert FACES[name].numbered | FACES[name].by_number.keys() <= set(GAMES[name].decisions)


@pytest.mark.parametrize("language", LOCALES)
def test_my_move_stands_out_only_if_the_table_waits_for_somebody(language):
    for is_waiting, style in ((True, "primary"), (False, "secondary")):
        act, hand = always_row(SESSION, words_for(language), is_waiting=is_waiting).children
        assert (act.style.name, hand.style.name) == (style, "secondary")


@pytest.mark.parametrize("language", LOCALES)
def test_act_and_my_hand_carry_no_ticket(language):
    row = always_row(SESSION, words_for(language))
    ids = [CustomId.parse(c["custom_id"]) for c in payload([row]) if "custom_id" in c]
    assert [(i.verb, i.ticket, i.key) for i in ids] == [("act", None, ""), ("hand", None, "")]


@pytest.mark.parametrize(("name", "label"), [("boomtown", "My side"), ("gnadenlos", "My hand")])
def test_what_hides_nothing_is_called_my_side(name, label):
    row = always_row(SESSION, words_for("en"), hides_hands=FACES[name].hides_hands)
    assert label in [control.get("label") for control in payload([row])]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_hides_hands_if_its_view_has_more_for_a_seat_than_for_the_public(name):
    """Only who looks differs where nothing is hidden."""
    match = Match.start(GAMES[name], seats=max(GAMES[name].seats), options={}, seed="hands")
    own, public = match.view(Seat(0)), match.view(None)
    assert FACES[name].hides_hands == (replace(own, seat=None) != public)


@pytest.mark.parametrize(
    ("decision", "offered"),
    [
        (amount(1, 9), ["4", "7", "pass"]),
        (amount(1, 5), ["1", "2", "3", "4", "5", "pass"]),
        (amount(1, 3, may_pass=False), ["1", "2", "3"]),
    ],
)
def test_what_most_would_name_is_on_buttons_where_not_all_amounts_are(decision, offered):
    shown = showing(saying(plain_face(), likely_answers=lambda decision, view: [4, 7]))
    found = controls(panel_rows(asked(decision), Draft(), shown))
    assert [value for verb, value in found if verb == "do"] == offered
    assert reachable(decision, shown) == set(decision.legal())


def test_without_likely_amounts_the_lowest_are_on_buttons():
    shown = showing(saying(plain_face(), likely_answers=lambda decision, view: []))
    found = controls(panel_rows(asked(amount(2, 9)), Draft(), shown))
    assert [value for verb, value in found if verb == "do"] == ["2", "3", "4", "pass"]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("key", ["", "4-999999999", "nonsense", "0-99999999999"])
async def test_the_form_of_an_amount_fits_and_answers_with_its_own_id(language, key):
    modal = amount_modal(CustomId("other", SESSION, TICKET, key), words_for(language))
    data = modal.to_dict()
    check_modal(data)
    assert data["custom_id"] == f"do:{SESSION}:{TICKET}:"
    assert modal.is_finished()
    assert ("4" in data["components"][0]["label"]) == key.startswith("4")


def other_keys(decisions):
    return {
        key for verb, key in controls(shared_rows(SESSION, TICKET, decisions, showing())) if verb == "other"
    }


def test_the_button_of_the_form_carries_the_range_where_all_who_may_press_it_have_the_same():
    assert other_keys([amount(3, 9)]) == {"3-9"}
    assert other_keys([amount(10, 100, step=30)]) == set()
    assert other_keys([amount(10, 101, step=10)]) == {"10-100"}
    assert other_keys([amount(3, 9), amount(3, 9), pick(keys(2))]) == {"3-9"}
    assert other_keys([amount(3, 9), amount(3, 8)]) == {""}


def test_what_looks_the_same_is_numbered_wherever_it_is_offered():
    same = showing(plain_face(label=lambda key: "Holdup" if key < "k3" else "x" * 200))
    rows = panel_rows(asked(pick(keys(5))), Draft(), same)
    labels = [c["label"] for c in payload(rows) if "label" in c]
    assert labels[:3] == ["Holdup", "Holdup (2)", "Holdup (3)"]
    assert len(set(labels)) == 5
    menu = payload(panel_rows(asked(pick(keys(8))), Draft(), same))
    options = next(component["options"] for component in menu if "options" in component)
    assert len({option["label"] for option in options}) == 8


def test_a_decision_without_a_widget_is_our_mistake():
    with pytest.raises(TypeError, match="no widget"):
        panel_rows(asked(object()), Draft(), showing())


async def test_views_wait_for_nothing():
    view = card("text", rows=[always_row(SESSION, words_for("en"))])
    assert view.is_finished()
    assert view.timeout is None


OFTEN = 6
"""So often is a question of each name tried."""
MANY = 200
"""So many answers at most are given in a game."""


def ahead_of(game, view):
    """All that a seat may say ahead, nothing of which it has said."""
    scopes = [(each, each.scope(view)) for each in game.orders]
    return tuple(
        Ahead(tickets.ahead_of(scope, each.decision), each.asks(view))
        for each, scope in scopes
        if scope is not None
    )


@functools.cache
def questions(name):
    """Questions of random games: what a seat can answer just now with what it sees, each name at most `OFTEN`
    times; and what is asked before all, with what all see."""
    game, tried, open_to_seats, asked_before_all = GAMES[name], {}, [], []
    for number in range(6):
        chance = Chance("widgets", number)
        seats = chance.pick(list(game.seats))
        match = Match.start(game, seats=seats, options={}, seed=f"widgets {number}")
        for _ in range(MANY):
            if match.is_over or all(tried.get(each, 0) >= OFTEN for each in game.decisions):
                break
            silent = tuple(match.question.interjections())
            seat = chance.pick(silent if silent and chance.below(3) == 0 else match.waiting_for())
            decision = match.asked(seat)
            for each in match.open_to(seat):
                if tried.setdefault(each.decision.name, 0) < OFTEN:
                    tried[each.decision.name] += 1
                    open_to_seats.append((each, match.view(seat), ahead_of(game, match.view(seat))))
            if tried[decision.name] < OFTEN:
                due = tuple(match.question.decisions[each] for each in match.waiting_for())
                asked_before_all.append(
                    (due, tuple(match.opened(each) for each in silent[:1]), match.view(None))
                )
            is_clever = chance.below(2) == 0
            answers = list(itertools.islice(decision.legal(), 200))
            answer = game.robot(match.view(seat), decision, chance) if is_clever else chance.pick(answers)
            if not match.stands(seat, answer, ticket=match.opened(seat).ticket):
                match.submit(seat, answer)
    assert len(tried) > 1
    return open_to_seats, asked_before_all


MORE_ROWS = 3
"""Rows that a panel may have besides: what may be said meanwhile, where one is, and that one is back."""
MOST_COMPONENTS = 40
"""Discord allows as many in a message."""
PLAIN = 6
"""A frame, four texts and a picture."""


@pytest.mark.dear
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_question_has_at_most_five_rows_of_answers_and_room_for_a_picture_and_three_more_rows(name):
    open_to_seats, asked_before_all = questions(name)
    more = [act_row(SESSION, words_for("en"))] * MORE_ROWS
    for each, view, ahead in open_to_seats:
        shown = Showing(FACES[name], Reader(view, tuple("ABCDE"[: len(view.players)]), words_for("en")))
        for said in ahead:
            assert len(panel_rows(asked(said.decision, ticket=said.ticket), Draft(), shown)) <= MOST_ROWS
        for is_sealed in (False, True):
            question = asked(each.decision, is_sealed=is_sealed, ahead=ahead)
            for is_open in (False, True):
                rows = panel_rows(question, Draft(), shown, is_open=is_open)
                assert len(rows) <= MOST_ROWS
                parts = sum(1 + len(row.children) for row in rows)
                assert PLAIN + parts + 2 * MORE_ROWS <= MOST_COMPONENTS
                below = below_question(question, shown, rows, others=more)
                parts += sum(1 + len(getattr(part, "children", ())) for part in below)
                assert PLAIN + parts + 2 * MORE_ROWS <= MOST_COMPONENTS
    for due, _, view in asked_before_all:
        shown = Showing(FACES[name], Reader(view, tuple("ABCDE"[: len(view.players)]), words_for("en")))
        assert len(shared_rows(SESSION, TICKET, due, shown)) <= MOST_ROWS


@pytest.mark.dear
@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("language", LOCALES)
def test_every_question_of_random_games_fits_and_can_be_answered(name, language):
    words = words_for(language)

    def showing_to(view):
        names = tuple("𝔄<@&1>" * 5 + str(seat) for seat in range(len(view.players)))
        return Showing(FACES[name], Reader(view, names, words))

    open_to_seats, asked_before_all = questions(name)
    tried = Counter()
    for each, view, _ in open_to_seats:
        shown = showing_to(view)
        if language == LOCALES[0] and tried[each.decision.name] < 3:  # languages reach the same answers
            tried[each.decision.name] += 1
            expected = set(itertools.islice(each.decision.legal(), 200))
            assert reachable(each.decision, shown) >= expected
        for is_open in (False, True):
            payload(panel_rows(asked(each.decision), Draft(), shown, is_open=is_open))
        assert not each.is_unasked or words.has(f"{name}-aside-{each.decision.name}")
    for due, silent, view in asked_before_all:
        public = showing_to(view)
        said = [aside_row(SESSION, each, public) for each in silent]
        payload([*shared_rows(SESSION, TICKET, due, public), *said, always_row(SESSION, words)])
