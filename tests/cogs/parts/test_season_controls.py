"""Drafts of seasons: a round trip for all that an organiser may choose, and UnknownId for everything else."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.parts.custom_ids import LONGEST, NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.season_controls import FIELDS, Draft, flags_of, names_on, season_modal, season_rows
from engine.errors import Refused
from engine.games import GAMES
from engine.leagues.founding import LONGEST_NAME, checked_name
from engine.leagues.settings import ALL_ROUNDS, ALL_SIGN_UP_DAYS, DIVISIONS, EVERY_DAYS, TABLES
from renders.language.catalogues import LOCALES, words_for
from sandbox.limits.modals import check_modal

MINUTES = st.integers(0, 60_000_000)
"""Until the year 2084."""
SNOWFLAKES = st.integers(0, (1 << 62) - 1)


def kept(name):
    try:
        return checked_name(name)
    except Refused:
        return None


numbers = {
    "table": st.just(0) | st.sampled_from(TABLES),
    "rounds": st.sampled_from(ALL_ROUNDS),
    "every": st.just(0) | st.sampled_from(EVERY_DAYS),
    "sign_up": st.sampled_from(ALL_SIGN_UP_DAYS),
    "division": st.just(0) | st.sampled_from(DIVISIONS),
    "channel": SNOWFLAKES,
    "start": MINUTES,
    "options": st.integers(0, 3),
}
names = st.text(min_size=1, max_size=LONGEST_NAME).map(kept).filter(bool)
with_options = sorted(name for name, game in GAMES.items() if game.options)
new = st.builds(Draft, game=st.sampled_from(with_options), name=names, **numbers)
further = st.builds(Draft, league=st.integers(1, 999_999_999), **numbers)


@given(new | further, st.sampled_from([Verb.OPEN_SIGN_UP, Verb.CHANGE_SEASON]))
def test_every_draft_fits_into_an_id_and_comes_back_as_it_was(draft, verb):
    text = str(CustomId(verb, NO_SESSION, key=draft.key))
    assert len(text) <= LONGEST
    assert Draft.parse(CustomId.parse(text).key) == draft


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_name_fits_with_every_game(game):
    draft = Draft(
        game=game, name="W" * LONGEST_NAME, table=5, rounds=12, every=28, sign_up=60, division=50,
        channel=(1 << 62) - 1, start=60_000_000,
    )  # fmt: skip
    assert len(str(CustomId(Verb.CHANGE_SEASON, NO_SESSION, key=draft.key))) <= LONGEST
    if known := GAMES[game].options:
        chosen = replace(draft, options=flags_of(known, known))
        assert len(str(CustomId(Verb.SEASON_OPTIONS, NO_SESSION, key=chosen.key))) <= LONGEST
        assert names_on(Draft.parse(chosen.key).options, known) == known
    with pytest.raises(UnknownId):
        names_on(1 << len(known), known)


@given(st.text(alphabet="abz019.-\n", max_size=60))
def test_whatever_is_read_as_a_draft_is_one_that_we_could_have_made(key):
    try:
        draft = Draft.parse(key)
    except UnknownId:
        return
    assert draft.key == key


@pytest.mark.parametrize(
    "key",
    [
        "",
        "boomtown",
        "boomtown.4570g1.0.0.A",
        "boomtown.45707070.0.0.A",
        "boomtown.457070g.00.0.A",
        "boomtown.457070g.0.0.",
        "boomtown.457070g.-1.0.A",
        "boomtown.457070G.0.0.A",
        "Boomtown.457070g.0.0.A",
        "7.457070g.0.0.A name that this league does not have",
        "07.457070g.0.0.",
        "9999999999.457070g.0.0.",
        "٧.457070g.0.0.",
        f"boomtown.457070g.0.{'z' * 13}.A",
        "boomtown.457070g.0.0.A\nB",
    ],
)
def test_forged_drafts_are_unknown(key):
    with pytest.raises(UnknownId):
        Draft.parse(key)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("draft", [Draft(game="boomtown", name="A"), Draft(league=7, table=2, every=9)])
def test_discord_takes_the_controls_and_the_form(locale, draft):
    words = words_for(locale)
    bounds = dict.fromkeys(FIELDS, (10, 99))
    check_modal(season_modal(draft, bounds, words).to_dict())
    for can_open in (True, False):
        (row,) = season_rows(draft, words, can_open=can_open)
        assert len(row.children) == 1 + can_open
