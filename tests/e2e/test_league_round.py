"""A round of a big league: its tables open at their pace, each calls its people once, and the bot answers
everybody at once meanwhile."""

from collections import Counter
from pathlib import Path

import pytest

from cogs.posting.leagues.opener import A_MINUTE
from tests.bench.league_round import ACKNOWLEDGED_S, PAUSE_S, WALL_S, lines, played
from tests.effort import share_of


@pytest.mark.long
async def test_a_round_of_500_people_opens_at_its_pace_while_they_press(
    processes: None, tmp_path: Path
) -> None:
    people = 4 * share_of(125)
    found = await played(tmp_path, people)
    said = "\n".join(lines(found))
    assert found.tables >= people // 4, said
    assert set(Counter(found.called).values()) == {1}, said
    assert len(found.called) == people, said
    assert found.seconds >= (found.tables - 1) * PAUSE_S * 0.9, said
    assert found.seconds <= 1.5 * found.tables * 60 / A_MINUTE, said
    assert max(found.acknowledged) <= ACKNOWLEDGED_S, said
    assert max(found.latencies) <= WALL_S, said
    assert (found.lost, found.refused) == (0, 0), said
