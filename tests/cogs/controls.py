"""What the controls of a message are, and what a press of one makes of a choice: for tests of widgets."""

from cogs.parts.choices import Draft, with_group, with_option, without_last
from cogs.parts.custom_ids import CustomId
from cogs.parts.layouts import card
from cogs.parts.widgets import panel_rows
from engine.journal.records import Session
from engine.play.table import Seat
from engine.sessions.positions import Asked
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.doubles import double

TICKET = "12345.123456"
SESSION = 10**18 - 1


def asked(decision, *, ticket=TICKET, **more):
    return Asked(double(Session, id=SESSION), Seat(0), ticket, decision, view=None, **more)


def payload(rows):
    """A message with these rows as it is sent, once Discord's limits were checked."""
    view = card("What do you choose?", rows=rows)
    components = view.to_components()
    check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
    return list(walk(components))


def controls(rows, *, ticket=TICKET):
    """The enabled controls by what pressing them sends: (verb, key or value)."""
    found = []
    for component in payload(rows):
        if component.get("disabled") or "custom_id" not in component:
            continue
        pressed = CustomId.parse(component["custom_id"])
        assert (pressed.session, pressed.ticket) == (SESSION, ticket)
        options = component.get("options")
        key = pressed.key.partition("-")[2] if pressed.verb == "option" else pressed.key
        found += [(pressed.verb, key)] if options is None else [(pressed.verb, o["value"]) for o in options]
    return found


def press(decision, draft, verb, value):
    """What `cogs.presses` makes of a press: a new draft, or an answer."""
    match verb:
        case "group":
            return with_group(decision, draft, value), None
        case "option":
            return with_option(decision, draft, value), None
        case "back":
            return without_last(decision, draft), None
        case "confirm":
            return draft, decision.read(" ".join(draft.keys))
        case "again":
            return Draft(), None
        case "do" | "choose":
            return draft, decision.read(value)
        case "menus":
            return draft, None
    raise AssertionError(verb)


def reachable(decision, shown, **more):
    """Every answer that presses can lead to."""
    answers, seen, left = set(), set(), [(Draft(), False, "")]
    while left:
        draft, is_open, at = left.pop()
        rows = panel_rows(asked(decision, **more), draft, shown, is_open=is_open, at=at)
        for verb, value in controls(rows, ticket=more.get("ticket", TICKET)):
            if verb == "other":
                answers |= set(decision.amounts())  # the form takes any amount
                continue
            after, answer = press(decision, draft, verb, value)
            answers |= {answer} if verb in ("do", "choose", "confirm") else set()
            step = (after, after != draft or verb == "menus", value if verb == "menus" else "")
            if step not in seen:
                seen.add(step)
                left.append(step)
    return answers
