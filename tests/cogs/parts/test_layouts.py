"""Messages and pages: nothing that is to be said gets lost, and nothing is too long."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.parts.layouts import TEXT, card, pages
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message

lines = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=60), max_size=60)


@given(lines, st.integers(20, 200))
def test_pages_lose_no_line_keep_their_order_and_end_at_line_ends(lines, size):
    short = [line[:size] for line in lines]
    found = pages("\n".join(short), size=size)
    assert [line for page in found for line in page.split("\n") if line] == [line for line in short if line]
    assert all(len(page) <= size for page in found)


@given(st.lists(st.integers(0, 500), max_size=8), st.integers(1, 100))
def test_a_line_that_is_longer_than_a_page_is_broken_and_none_of_it_lost(lengths, size):
    text = "\n".join(chr(97 + n) * length for n, length in enumerate(lengths))
    found = pages(text, size=size)
    assert all(len(page) <= size for page in found)
    assert "".join(found).replace("\n", "") == text.replace("\n", "")


def test_no_text_is_one_empty_page():
    assert pages("") == [""]


def test_pages_of_the_usual_size_fit_into_a_message_with_their_buttons():
    for page in pages("\n".join("x" * n for n in range(1, 300))):
        body = {"components": card(page).to_components()}
        check_message(body, flags=COMPONENTS_V2, filenames=set(), is_new=True)
        assert len(page) < TEXT


def test_a_card_leaves_out_what_is_empty_and_puts_the_picture_after_the_first_text():
    body = {
        "components": card(
            "first", "", "second", picture_alt="the board", number=1_000_000_007
        ).to_components()
    }
    check_message(body, flags=COMPONENTS_V2, filenames={"board.png"}, is_new=True)
    (frame,) = body["components"]
    assert frame["id"] == 1_000_000_007
    assert [part["type"] for part in walk([frame])] == [17, 10, 12, 10]
