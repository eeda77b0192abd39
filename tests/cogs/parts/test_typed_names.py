"""Tables and people as organisers type them: what is understood means what it says, all else is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.parts.typed_names import Typed, person_in, places_in, table_in
from engine.errors import Refused

ANNA, BOB = 10**17 + 1, 10**17 + 2


@pytest.mark.parametrize(
    "typed", ["2.7", "2 7", " 2/7 ", "2, 7", "Round 2, table 7: Anna, Bob 3", "Runde 2, Tisch 7: A"]
)
def test_a_table_is_named_by_round_and_number_or_as_it_is_suggested(typed):
    assert table_in(typed) == (2, 7)


@pytest.mark.parametrize("typed", ["", "27", "x", "²·7", f"<@{ANNA}>", "2.12345"])
def test_what_names_no_table_is_refused(typed):
    with pytest.raises(Refused) as caught:
        table_in(typed)
    assert caught.value.reason == "table-not-understood"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (f"<@{ANNA}> <@!{BOB}> = #3 12", [[ANNA], [BOB, "3"], ["12"]]),
        (f"<@{ANNA}><@{BOB}>", [[ANNA], [BOB]]),
        (f"{ANNA}={BOB} , #7;8", [[ANNA, BOB], ["7"], ["8"]]),
        ("#1 = #2 = #3", [["1", "2", "3"]]),
    ],
)
def test_places_are_people_in_their_order_with_a_sign_between_those_who_are_level(typed, found):
    def shown(one):
        return one.person if one.person is not None else str(one.entry)

    assert [[shown(one) for one in level] for level in places_in(typed)] == found


@pytest.mark.parametrize(
    "typed",
    ["", "  ", "=", "#1 =", "= #1", "#1 == #2", "Anna Bob", "@Anna #2", "<#12>", "<@&12>", "#", "9" * 30],
)
def test_what_is_not_people_is_refused(typed):
    with pytest.raises(Refused) as caught:
        places_in(typed)
    assert caught.value.reason == "people-not-understood"


def test_what_is_not_understood_is_shown_without_its_markup():
    with pytest.raises(Refused) as caught:
        places_in("#1 **@everyone**")
    assert caught.value.values["part"] == "\\*\\*@\u200ceveryone\\*\\*"


def test_one_person_is_one_alone():
    assert person_in(f" <@{ANNA}> ") == Typed(person=ANNA)
    assert person_in("#5") == person_in("5") == Typed(entry=5)
    for typed in ("#5 #6", "#5 = #6", "=", "", "Anna"):
        with pytest.raises(Refused):
            person_in(typed)


@given(st.text() | st.text(alphabet="<@!>#=0123456789 ,", max_size=60))
def test_whatever_is_typed_is_understood_or_refused(typed):
    for reading in (places_in, person_in, table_in):
        try:
            reading(typed)
        except Refused:
            continue
