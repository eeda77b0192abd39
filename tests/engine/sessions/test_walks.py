"""All that people, time and Discord may do to tables, in an order that nobody thought of."""

import pytest

from renders.language.catalogues import LOCALES, words_for
from tests.effort import share_of
from tests.engine.sessions.walk import Walk

STEPS = 100


@pytest.mark.dear
@pytest.mark.parametrize("number", range(share_of(3)))
async def test_whatever_happens_in_whatever_order_nobody_waits_in_vain_or_loses_what_is_theirs(
    tmp_path, number
):
    walk = Walk(tmp_path / "saloon.sqlite3", f"walk {number}")
    try:
        await walk.settle_in()
        for _ in range(STEPS):
            await walk.step()
    finally:
        await walk.journal.close()
    unsaid = [why for why in walk.reasons for one in LOCALES if not words_for(one).has(f"refused-{why}")]
    assert unsaid == []
