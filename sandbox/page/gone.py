"""Why a page's request cannot be done: what it still shows is gone. A key says what, as in `NotOffered`.

A test's driver never meets these refusals: it gets only what is there.
"""

from __future__ import annotations

GONE = {
    "shown-place-gone": "This channel no longer exists.",
    "shown-message-gone": "This message is gone.",
    "shown-button-gone": "This button is gone.",
    "shown-menu-gone": "This menu is gone.",
    "shown-form-gone": "This form is not open any more.",
    "shown-file-gone": "This file is gone; choose it again.",
}


class Gone(AssertionError):
    """`key` says what is gone."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.values: dict[str, str | int | float] = {}
        super().__init__(GONE[key])
