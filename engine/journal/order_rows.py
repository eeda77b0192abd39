"""The SQL of orders: what people have said ahead. Plain functions, like `session_rows`."""

import sqlite3
from collections.abc import Collection
from typing import Any

from engine.journal.draft_rows import forget_draft
from engine.journal.records import OrderRow, PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode_answer, encode
from engine.play.orders import Order
from engine.play.table import Seat
from engine.play.tickets import ahead_of


def save_orders(
    db: sqlite3.Connection,
    session_id: SessionId,
    before: Collection[OrderRow],
    after: Collection[OrderRow],
    at: float,
) -> None:
    """Bring what is stored from `before` to `after`: a seat has at most one order for a decision. What was
    half chosen for an order that comes or goes is forgotten."""
    for row in {*before} ^ {*after}:
        forget_draft(db, session_id, row.seat, ahead_of(row.order.scope, row.order.decision))
    db.executemany(
        "DELETE FROM orders WHERE session = ? AND seat = ? AND decision = ?",
        [(session_id, row.seat, row.order.decision) for row in before if row not in after],
    )
    db.executemany(
        "INSERT INTO orders (session, seat, decision, person, scope, said, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [_stored(session_id, row, at) for row in after if row not in before],
    )


def orders(db: sqlite3.Connection, session_id: SessionId) -> tuple[OrderRow, ...]:
    """All that was said ahead in a session and still counts, seat by seat, by the names of decisions."""
    found = db.execute(
        "SELECT seat, person, decision, scope, said FROM orders WHERE session = ?",
        (session_id,),
    )
    return tuple(
        OrderRow(Seat(seat), PersonId(as_id(person)), Order(decision, scope, decode_answer(said)))
        for seat, person, decision, scope, said in sorted(found)
    )


def sessions_with_orders(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """The sessions in which something counts that this person has said ahead, oldest first."""
    found = db.execute(
        "SELECT DISTINCT orders.session FROM seats JOIN orders"
        " ON orders.session = seats.session AND orders.seat = seats.seat"
        " WHERE seats.person = ? AND orders.person = ? ORDER BY orders.session",
        (signed(person), signed(person)),
    )
    return [session_id for (session_id,) in found]


def forget_all(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Forget all that was said ahead in a session."""
    db.execute("DELETE FROM orders WHERE session = ?", (session_id,))


def _stored(session_id: SessionId, row: OrderRow, at: float) -> tuple[Any, ...]:
    order = row.order
    said = encode(order.said).decode()
    return (session_id, row.seat, order.decision, signed(row.person), order.scope, said, at)
