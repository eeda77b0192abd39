"""What a page still shows and means, but is gone: why it cannot be done, by a key as
the driver's refusals have.

The driver never meets these: it gets hold only of what is there.
"""

from __future__ import annotations

GONE = {
    "shown-place-gone": "This place is gone.",
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
