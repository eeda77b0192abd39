"""Who has had the card of their question: a second My move on the same question shows words only.

It is kept in memory: after a restart, a card is shown once more.
"""

from collections import OrderedDict

from engine.journal.records import PersonId, SessionId


class CardsShown:
    """The newest question of each person in each game whose card they had, for the `capacity` pairs of person
    and game that had one last."""

    def __init__(self, *, capacity: int = 1024) -> None:
        self._capacity = capacity
        self._tickets: OrderedDict[tuple[SessionId, PersonId], str] = OrderedDict()

    def has(self, session: SessionId, person: PersonId, ticket: str) -> bool:
        """Whether a person has had the card of this question."""
        return self._tickets.get((session, person)) == ticket

    def add(self, session: SessionId, person: PersonId, ticket: str) -> None:
        """Note that a person has had the card of this question."""
        self._tickets[session, person] = ticket
        self._tickets.move_to_end((session, person))
        if len(self._tickets) > self._capacity:
            self._tickets.popitem(last=False)

    def forget(self, person: PersonId) -> None:
        """Forget all cards of a person."""
        for key in [key for key in self._tickets if key[1] == person]:
            del self._tickets[key]
