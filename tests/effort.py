"""How hard the tests try: `SALOON_TEST_SHARE=0.1` lets what is repeated be repeated a tenth as often.

What a test checks stays the same, it only looks at fewer games. It knows no test.
"""

import os

SHARE = float(os.environ.get("SALOON_TEST_SHARE", "1"))
"""1 is everything, and what a test without this setting does."""


def share_of(number: int) -> int:
    """How often to do what is otherwise done this often: at least once."""
    return max(1, round(number * SHARE))
