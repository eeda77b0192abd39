"""What people of a crowd press by themselves, as patterns for the controls of any bot."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.people.seen import Button, Select

Control = Button | Select


@dataclass(frozen=True)
class Habits:
    """Each is a regular expression that is sought in the label or the custom id of a button or menu.

    `joins`: buttons of public messages that each of them presses once, at first sight (None: none).
    `plays`: what they use where they are mentioned, and in the private answers that follow (None: all).
    `never`: what they leave alone (None: nothing).
    """

    joins: re.Pattern[str] | None = None
    plays: re.Pattern[str] | None = None
    never: re.Pattern[str] | None = None

    def is_to_join(self, button: Button) -> bool:
        """Whether one presses this at first sight."""
        is_meant = self.joins is not None and _names(self.joins, button)
        return is_meant and button.can_be_pressed and not self._is_left_alone(button)

    def is_to_play(self, control: Control) -> bool:
        """Whether one uses this when one is asked."""
        is_meant = self.plays is None or _names(self.plays, control)
        can_be_used = control.can_be_pressed if isinstance(control, Button) else not control.disabled
        return is_meant and can_be_used and not self._is_left_alone(control)

    def _is_left_alone(self, control: Control) -> bool:
        return self.never is not None and _names(self.never, control)


def _names(pattern: re.Pattern[str], control: Control) -> bool:
    label = control.label if isinstance(control, Button) else control.placeholder
    return bool(pattern.search(label) or pattern.search(control.custom_id))
