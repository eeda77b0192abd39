"""Ids of controls: a round trip for all that is ours, and UnknownId for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.parts.custom_ids import LONGEST, CustomId, UnknownId, Verb

sessions = st.integers(0, 10**18 - 1)
tickets = st.none() | st.builds(
    lambda r, n, aside: f"{r}.{n}{aside}",
    st.integers(1, 99_999),
    st.integers(1, 999_999),
    st.sampled_from(["", "+", "!"]),
)
keys = st.from_regex(r"[a-z0-9:@-]{0,40}", fullmatch=True)


@given(st.sampled_from(Verb), sessions, tickets, keys)
def test_ids_of_real_sessions_with_the_longest_keys_fit_and_come_back_as_they_were(
    verb, session, ticket, key
):
    custom_id = CustomId(verb, session, ticket, key)
    assert len(str(custom_id)) <= LONGEST
    assert CustomId.parse(str(custom_id)) == custom_id


@given(st.text() | st.text(alphabet="do:1.+!-", max_size=120))
def test_whatever_is_read_as_an_id_is_one_that_we_could_have_made(text):
    try:
        found = CustomId.parse(text)
    except UnknownId:
        return
    assert str(found) == text


FORGED = [
    "",
    ":",
    "do",
    "do:1",
    "do:1:1.1",
    "do:0:1.1:x",
    "do:--:1.1:x",
    "do:-0:1.1:x",
    "do:01:1.1:x",
    "do:-1:1.1:x",
    "do:1:1:x",
    "do:1:over:x",
    "do:1:..:x",
    "do:1:1.1.1:x",
    "do:1:+1.1:x",
    "do:1:1.1++:x",
    "do:1:1.1!!:x",
    "do:1:1.1+!:x",
    "do:1:!:x",
    "do:1:+:x",
    "do:1::x",
    "do:１:1.1:x",
    "DO:1:1.1:x",
    "d:1:1.1:x",
    "dance:1:1.1:x",
    "verb.do:1:1.1:x",
    "do;1;1.1;x",
    "do:1:1.1:x\ny",
    " do:1:1.1:x",
    f"do:{10**18}:1.1:x",
    "do:1:1.1:" + "x" * 92,
    "do:1:123456.1:x",
    "do:1.5:1.1:x",
    "do:1e3:1.1:x",
    "do:١:1.1:x",
]


@pytest.mark.parametrize("text", FORGED)
def test_forged_and_garbled_ids_are_unknown(text):
    with pytest.raises(UnknownId):
        CustomId.parse(text)


def test_an_id_that_would_be_too_long_is_never_sent():
    with pytest.raises(ValueError, match="longer than 100"):
        str(CustomId("do", 1, "1.1", "x" * 95))


WORDS = (
    "act aside hand do other group menus option choose back again confirm "
    "join leave quit robot unrobot start pace move board log luck more rule "
    "agree refuse withdraw playon home rules zone take wake replay reopen ahead forget "
    "verify note takeback askback inbox next privacy forgetme look settings limits erase eraseall "
    "moderate games check acts rating ratings hiderating checkratings figures "
    "enter present sitout mytables why standby takeseat division cross leaguelog "
    "opensignup changeseason seasonoptions nextseason reports report display wish"
)
"""As they stand on messages that were posted: a word may be added, but none may change."""


def test_buttons_of_old_messages_mean_what_they_meant():
    assert [str(verb) for verb in Verb] == WORDS.split()
    for word in WORDS.split():
        assert str(CustomId.parse(f"{word}:7:1.1:x")) == f"{word}:7:1.1:x"
