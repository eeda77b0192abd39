"""What people say ahead: the buttons and panels for it, what they read then, and what is refused."""

from datetime import UTC, datetime

import pytest

from cogs.commands import order
from cogs.parts.custom_ids import CustomId
from cogs.presses.orders import order_by_command
from cogs.presses.pages import show_log
from cogs.presses.router import HANDLERS
from engine.errors import NotAsked, Refused
from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import as_text
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, started

PEOPLE = {person.id: person for person in (ANNA, BEN, CLEO)}
SECRET = words_for("en").text("order-secret")


class Table(Desk):
    """A table of Boomtown, or of another game, and its people in the order in which they are asked first."""

    def __init__(self, journal, game="boomtown"):
        super().__init__(journal, FACES[game], GAMES[game])
        self.game = game

    async def sit_down(self):
        self.session = await started(self.services.sessions, BEN, CLEO, game=self.game)
        first = await self.asked()
        seat = self.session.seat_of(first.id)
        order = [self.session.seats[(seat + step) % 3].person for step in range(3)]
        self.first, self.second, self.third = (PEOPLE[person] for person in order)
        return self

    async def position(self):
        return await self.services.sessions.position(self.session.id, None)

    async def asked(self):
        (seat,) = (await self.position()).waiting_for
        return PEOPLE[self.session.seats[seat].person]

    async def gold(self):
        auction = (await self.position()).view.auction
        return None if auction is None else auction.gold

    async def move(self, person, **more):
        return await self.act(person, self.session, **more)

    async def pressed(self, person, shown, label, **more):
        pressed = shown.id_of(label)
        return await self.acts(person, HANDLERS[pressed.verb], pressed, **more)

    async def forged(self, person, text):
        pressed = CustomId.parse(text.format(self.session.id))
        return await self.acts(person, HANDLERS[pressed.verb], pressed)

    async def says(self, person, decision=None, text=None, **more):
        """What `/game order` shows."""
        return await self.acts(
            person, lambda visit: order_by_command(visit, self.session, decision, text), **more
        )

    async def log_of(self, person):
        return (await self.acts(person, lambda visit: show_log(visit, self.session))).text

    async def ahead(self, person):
        asked = await self.services.sessions.ahead(self.session.id, person.id)
        return {each.decision.name: each.given and each.given.answer for each in asked.ahead}


@pytest.fixture
async def table(journal):
    return await Table(journal).sit_down()


async def test_whoever_is_asked_says_how_far_they_go_in_two_presses_and_that_is_their_answer(table):
    question = await table.move(table.first)
    labels = list(question.buttons)
    assert labels[labels.index("Up to…") - 1] == "3 of 10 gold", "right beside the amounts"
    panel = await table.pressed(table.first, question, "Up to…")
    assert "To the question" in panel.buttons
    shown = await table.pressed(table.first, panel, "Up to 3")
    assert await table.gold() == 1
    assert table.woken == [table.session.id]
    confirmed, told = shown.text.split("\n", 1)
    assert confirmed.startswith("✓ You bid 1")
    assert told.count(SECRET) == 1
    assert "up to 3" in told.lower()
    assert "Forget it" in shown.buttons


async def test_all_who_are_invited_say_how_far_they_go_from_the_board_in_two_presses(table):
    (ticket,) = (await table.position()).orders
    for person, limit in ((table.second, 2), (table.third, 4)):
        panel = await table.forged(person, f"ahead:{{}}:{ticket}:")
        await table.pressed(person, panel, f"Up to {limit}")
        assert (await table.ahead(person))["bid"] == limit


async def test_whoever_is_asked_for_the_only_time_finds_nothing_to_say_ahead_for_that(table):
    offer = (await table.position()).view.offer
    await table.says(table.third, "take", offer[0])
    for person, bid in ((table.first, "1"), (table.second, "pass"), (table.third, "pass")):
        await table.says(person, "bid", bid)
    question = await table.move(await table.asked())
    assert "Favourites…" not in question.buttons
    assert "Favourites…" in (await table.move(table.second)).buttons
    assert (await table.position()).orders == frozenset()


async def test_other_decisions_are_in_a_row_of_their_own_below_a_small_line(table):
    question = await table.move(table.first)
    assert question.text.index("-# Say ahead:") < question.text.index("**So far**")
    verbs = [(each.verb, each.ticket) for each in question.answering]
    assert verbs[-1] == ("ahead", "1=take")
    assert verbs.count(("ahead", "1=bid")) == 1


async def test_out_of_turn_my_move_says_for_whom_the_table_waits_and_what_may_be_said(table):
    shown = await table.move(table.second)
    waits, ahead = shown.text.split("\n")
    assert waits.startswith("The table waits for")
    assert ahead == "Not your turn yet. With `/game order` you may say ahead: Up to…, Favourites…"
    ahead = [("ahead", "1=bid"), ("ahead", "1=take")]
    assert [(each.verb, each.ticket) for each in shown.answering] == [*ahead, ("note", None)]


async def test_a_limit_is_said_out_of_turn_and_nobody_is_woken(table):
    panel = await table.pressed(table.second, await table.move(table.second), "Up to…")
    assert "My move" in panel.buttons
    shown = await table.pressed(table.second, panel, "Up to 2")
    assert shown.text.startswith("✓ ")
    assert shown.text.endswith(SECRET)
    assert next(iter(shown.buttons)) == "Forget it"
    assert table.woken == []
    await table.command(table.first, table.session, "bid", "1")
    assert await table.gold() == 2
    assert await table.asked() == table.third


async def test_wishes_are_chosen_in_their_order_in_three_presses(table):
    offer = (await table.position()).view.offer
    panel = await table.forged(table.second, "ahead:{}:1=take:")
    chosen = await table.choose(table.second, panel, offer[2], offer[0])
    assert list(chosen.toggles)[:3] == list(offer)
    shown = await table.acts(table.second, HANDLERS["confirm"], CustomId.parse(chosen.confirm()["custom_id"]))
    assert shown.text.endswith(SECRET)
    assert (await table.ahead(table.second))["take"] == (offer[2], offer[0])
    anew = await table.forged(table.second, "ahead:{}:1=take:")
    assert "Chosen so far" not in anew.text, "what was chosen was said, and another choice takes its place"
    assert "Forget it" in anew.buttons


async def test_what_was_said_stands_in_words_and_is_forgotten_by_one_press(table):
    await table.says(table.second, "bid", "2")
    shown = await table.move(table.second)
    assert "✓ " in shown.text
    assert "up to 2" in shown.text.lower()
    forgotten = await table.pressed(table.second, shown, "Forget it")
    assert forgotten.text.startswith("Forgotten. You will be asked.")
    assert "Up to…" in forgotten.buttons
    twice = await table.pressed(table.second, shown, "Forget it")
    assert twice.text == forgotten.text
    await table.command(table.first, table.session, "bid", "1")
    assert await table.asked() == table.second


async def test_what_was_said_is_gone_from_the_list_once_it_has_done_all_that_it_was_for(table):
    offer = (await table.position()).view.offer
    await table.says(table.third, "bid", "2")
    await table.says(table.third, "take", f"{offer[1]} {offer[0]}")
    await table.command(table.first, table.session, "bid", "1")
    await table.command(table.second, table.session, "bid", "2")
    assert await table.asked() == table.first, "the limit was reached, so the third has passed"
    await table.says(table.first, "bid", "pass")
    everything = await table.says(table.third)
    assert everything.text.count("✓") == 1, "the limit is over"


async def test_another_order_for_the_same_decision_takes_the_place_of_the_first(table):
    await table.says(table.second, "bid", "2")
    await table.says(table.second, "bid", "4")
    assert (await table.ahead(table.second))["bid"] == 4


async def test_what_is_said_for_another_decision_leaves_the_question_open_below_it(table):
    offer = (await table.position()).view.offer
    shown = await table.says(table.first, "take", offer[0])
    assert shown.text.startswith("✓ ")
    assert shown.text.count(SECRET) == 1
    assert "1 of 10 gold" in shown.buttons
    assert "Forget it" in shown.buttons
    assert table.woken == []


async def test_below_the_confirmation_of_a_bid_one_goes_on_to_what_else_its_auction_asks(table):
    question = await table.move(table.first)
    shown = await table.pressed(table.first, question, "1 of 10 gold")
    rows = [(each.verb, each.ticket) for each in shown.ids]
    assert rows == [("ahead", "1=bid"), ("ahead", "1=take"), ("takeback", None)]
    await table.says(table.second, "take", (await table.position()).view.offer[0])
    shown = await table.command(table.second, table.session, "bid", "pass")
    verbs = [each.verb for each in shown.ids]
    assert verbs == ["takeback"], "whoever has passed bids no more, and has said which card"


async def test_below_a_claim_one_goes_on_to_the_next_journey(journal):
    table = await Table(journal, "goldrush").sit_down()
    while (await table.position()).view.asked_for != "claim":
        person = await table.asked()
        asked = await table.services.sessions.asked(table.session.id, person.id)
        answer = GAMES["goldrush"].robot(asked.view, asked.decision, Chance("claim", asked.ticket))
        await table.services.sessions.submit(table.session.id, person, as_text(answer))
    shown = await table.command(await table.asked(), table.session, "claim", "claim")
    assert "move" in [each.ticket.partition("=")[2] for each in shown.ids if each.verb == "ahead"]


@pytest.mark.parametrize("language", LOCALES)
async def test_the_panel_of_an_order_is_in_the_readers_language(table, language):
    words = words_for(language)
    shown = await table.move(table.second, locale=language)
    assert words.text("order-not-your-turn", what="") in shown.text
    said = await table.says(table.second, "bid", "2", locale=language)
    assert words.text("order-secret") in said.text
    assert words.text("button-forget") in said.buttons


async def test_what_cannot_be_said_is_refused_with_its_panel_below(table):
    shown = await table.says(table.second, "bid", "99")
    assert "Up to 2" in shown.buttons
    assert (await table.ahead(table.second))["bid"] is None


@pytest.mark.parametrize(
    "control", ["ahead:{}:2=bid:", "forget:{}:7=nonsense:", "do:{}:3=bid:2", "ahead:{}:0=take:"]
)
async def test_a_control_of_a_round_that_is_over_or_that_nobody_made_is_refused(table, control):
    for person in (table.first, table.second):
        shown = await table.forged(person, control)
        assert shown.text.startswith("That is over")
    assert table.woken == []
    assert await table.ahead(table.second) == {"bid": None, "take": None}


@pytest.mark.parametrize("control", ["ahead:{}:1=bid:", "forget:{}:1=bid:"])
async def test_whoever_has_no_seat_reads_so(table, control):
    with pytest.raises(Refused, match="not-seated"):
        await table.forged(DIRK, control)


async def test_nobody_reads_or_forgets_what_another_has_said(table):
    await table.says(table.second, "bid", "2")
    for control in ("ahead:{}:1=bid:", "forget:{}:1=bid:"):
        shown = await table.forged(table.third, control)
        assert "✓" not in shown.text
    assert (await table.ahead(table.second))["bid"] == 2


async def test_the_command_shows_all_and_opens_one_and_says_and_forgets(table):
    everything = await table.says(table.second)
    assert {"Up to…"} <= set(everything.buttons)
    panel = await table.says(table.second, "bid")
    assert "Up to 1" in panel.buttons
    await table.says(table.second, "bid", "2")
    assert (await table.says(table.second, "bid", "forget")).text.startswith("Forgotten.")
    assert (await table.ahead(table.second))["bid"] is None
    with pytest.raises(Refused, match="order-which"):
        await table.says(table.second, None, "2")
    with pytest.raises(NotAsked, match="order-not-now"):
        await table.says(table.second, "mustang", "keep")


async def test_a_command_that_was_sent_before_the_question_opened_says_nothing(table):
    sent = table.now()
    await table.command(table.first, table.session, "bid", "1")
    shown = await table.says(table.third, "bid", "3", sent=sent - 60)
    assert words_for("en").text("refused-sent-before") in shown.text
    assert (await table.ahead(table.third))["bid"] is None


async def test_the_command_completes_what_may_be_said_and_how_to_forget_it(table):
    visit = visits.visit(table.services, table.second, created_at=datetime.now(UTC))
    asked = await table.services.sessions.ahead(table.session.id, table.second.id)
    assert [choice.value for choice in order.decisions(visit, asked, "")] == ["bid", "take"]
    assert [choice.value for choice in order.decisions(visit, asked, "ta")] == ["take"]
    first = order.answers(visit, asked, "")[0]
    assert (first.name, first.value) == ("Pass", "pass")
    assert order.answers(visit, asked, "up to 2")[0].value == "2"
    await table.says(table.second, "bid", "2")
    asked = await table.services.sessions.ahead(table.session.id, table.second.id)
    assert order.answers(visit, asked, "")[0].value == "forget"
    assert "forget" not in [choice.value for choice in order.answers(visit, asked, "up")]


async def test_what_an_order_has_answered_says_so_in_the_log_and_the_news_of_its_owner_alone(table):
    await table.says(table.second, "bid", "3")
    for person, bid in ((table.first, "1"), (table.third, "pass"), (table.first, "3")):
        await table.command(person, table.session, "bid", bid)
    log = await table.log_of(table.second)
    assert f"**{table.second.name}** bids 2 gold (as you said ahead). **{table.third.name}** passes." in log
    assert f"**{table.second.name}** passes (as you said ahead)." in log
    assert log.count("(as you said ahead)") == 2
    unmarked = log.replace(" (as you said ahead)", "")
    for person in (table.first, table.third, DIRK):
        assert await table.log_of(person) == unmarked
    for person in (table.first, table.second, table.third):
        (offered, *_) = (now := await table.position()).view.offer
        place = {"thread": table.session.thread, "message": 1, "board_from": 1}
        await table.services.posted.set_board(table.session.id, **place, due=[], posted=now.told)
        news = [(await table.move(person, channel=channel)).text for channel in (None, place["thread"])]
        is_own = person == table.second and await table.asked() == person
        assert ["(as you said ahead)" in text for text in news] == [is_own] * 2, "no board tells that"
        if await table.asked() == person:
            await table.command(person, table.session, "take", offered)


async def test_whoever_plays_on_for_another_does_not_read_what_they_ordered(table, journal):
    await table.says(table.second, "bid", "3")
    await table.command(table.first, table.session, "bid", "1")
    assert "(as you said ahead)" in await table.log_of(table.second)
    seat = table.session.seat_of(table.second.id)
    await journal.write(
        lambda db: db.execute("UPDATE seats SET person = ? WHERE seat = ?", (DIRK.id, seat)).connection
    )
    session = await table.services.sessions.find(table.session.id, guild=GUILD)
    assert session.seat_of(DIRK.id) == seat
    shown = await table.acts(DIRK, lambda visit: show_log(visit, session))
    assert table.second.name in shown.text
    assert "as you said ahead" not in shown.text


@pytest.mark.parametrize("control", ["ahead:{}:1=bid:", "forget:{}:1=bid:"])
async def test_whoever_presses_it_on_a_kept_seat_has_the_seat_back_first(table, journal, control):
    seat = table.session.seat_of(table.second.id)
    await journal.write(
        lambda db: db.execute("UPDATE seats SET kept = 'Dusty' WHERE seat = ?", (seat,)).connection
    )
    back = Table(journal)
    back.session = table.session
    await back.forged(table.second, control)
    session = await back.services.sessions.find(table.session.id, guild=GUILD)
    assert session.seats[seat].kept is None
    assert back.woken == [session.id]


async def test_whoever_is_back_out_of_turn_reads_what_has_happened_to_them_meanwhile(table, journal):
    heading = words_for("en").text("news-since-your-move")
    await table.command(table.first, table.session, "bid", "1")
    assert heading not in (await table.move(table.first)).text, "their own act is no news"
    seat = table.session.seat_of(table.first.id)
    await journal.write(
        lambda db: db.execute("UPDATE seats SET kept = 'Dusty' WHERE seat = ?", (seat,)).connection
    )
    back = Table(journal)
    back.session = table.session
    await back.command(table.second, back.session, "bid", "2")
    await back.command(table.third, back.session, "bid", "pass")
    assert await back.asked() == table.second, "the caretaker has answered"
    shown = await back.move(table.first)
    waits, since, done, *_ = [line for line in shown.text.split("\n") if line]
    assert waits.startswith(f"The table waits for **{table.second.name}**")
    assert since == heading
    assert table.first.name in done


@pytest.mark.parametrize("control", ["ahead:{}:1=bid:", "forget:{}:1=bid:", "do:{}:1=bid:3"])
async def test_in_a_game_that_was_closed_nothing_is_said_ahead(table, control):
    for person in (table.first, table.third, table.second):
        await table.services.sessions.leave(table.session.id, person)
    with pytest.raises(Refused, match="game-closed"):
        await table.forged(table.second, control)


async def test_a_button_without_a_decision_shows_all_that_may_be_said_and_the_way_back(table):
    for person, back in ((table.first, "To the question"), (table.second, "Up to…")):
        shown = await table.forged(person, "ahead:{}:-:")
        assert shown.text.startswith(words_for("en").text("order-about"))
        assert list(shown.buttons)[-1 if person == table.first else 0] == back


async def test_what_was_said_is_in_the_picture_when_its_panel_is_opened_again(
    journal,
):
    desk = Desk(journal, FACES["goldrush"], GAMES["goldrush"])
    session = await started(desk.services.sessions, BEN, game="goldrush")
    asked = await desk.services.sessions.ahead(session.id, BEN.id)
    goal = asked.decision.options[-1].key
    chosen = FACES["goldrush"].panel_alt_parts(
        asked.decision, Reader(asked.view, ("Anna", "Ben"), words_for("en")), [goal]
    )
    await desk.acts(BEN, lambda visit: order_by_command(visit, session, "move", goal))
    shown = await desk.acts(BEN, lambda visit: order_by_command(visit, session, "move", None))
    assert shown.alts == list(chosen.values())
