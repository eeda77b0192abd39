"""Reading the rules: by command, in direct messages, and by the button beneath a refusal that cites one."""

from tests.e2e.evening import Evening


async def test_a_dutch_person_reads_the_rules_in_dutch_also_in_direct_messages(evening: Evening) -> None:
    jan = evening.server.add_person("Jan", locale="nl")
    for place in (evening.channel, jan.dm):
        panel = await (await jan.slash("boomtown regels", channel=place)).private()
        assert "**Boomtown: de regels**" in panel.text
        (menu,) = panel.selects
        await jan.choose(panel, menu.custom_id, ["De veiling (B4–B7)"])
        await evening.discord.until(lambda panel=panel: "B4: De kaarten van een ronde" in panel.text)
        assert "B7: " in panel.text
        await jan.press(panel, "Het bod betalen ▶")
        await evening.discord.until(lambda panel=panel: "B8: " in panel.text)
        await jan.press(panel, "Overzicht")
        await evening.discord.until(lambda panel=panel: "de regels" in panel.text)
    found = await jan.complete("boomtown regels", focused="zoekwoord", text="burgemeester", channel=jan.dm)
    assert {"B12", "B18", "B19", "B20"} <= {choice.value for choice in found[:5]}
    assert "B12: " in await (await jan.slash("boomtown regels", channel=jan.dm, zoekwoord="B12")).text()
    assert "**Huisregel:**" in await (await jan.slash("boomtown regels", zoekwoord="danseressen")).text()
    assert "staat niets" in await (await jan.slash("boomtown regels", zoekwoord="xyzzy")).text()


async def test_the_rules_are_a_press_away_before_one_sits_down(evening: Evening) -> None:
    jan = evening.server.add_person("Jan", locale="nl")
    lobby = await evening.open_seats(1)
    panel = await (await jan.press(lobby, "Rules")).private()
    assert "**Boomtown: de regels**" in panel.text
    assert "Start" in lobby.buttons, "the open seats stay as they are"


async def test_more_opens_beside_the_board_for_everybody_and_leaves_the_board_as_it_is(
    evening: Evening,
) -> None:
    jan = evening.server.add_person("Jan", locale="nl")
    thread = await evening.open_game(3)
    board = evening.board(thread)
    (menu,) = board.selects
    before = board.frozen()
    for person, entry, said in (
        (jan, "Rules", "**Boomtown: de regels**"),
        (jan, "Log", "**Ronde 1.**"),
        (jan, "Fair luck", "Eerlijk toeval"),
        (jan, "Leave", "Je hebt geen plaats in dit spel"),
        (evening.people[0], "Leave", "for good?"),
    ):
        assert said in (await (await person.choose(board, menu.custom_id, [entry])).private()).text
    again = await (await jan.choose(board, menu.custom_id, [])).private()
    assert again.buttons == [
        *("Regels", "Verloop", "Terugkijken", "Bord in woorden", "Eerlijk toeval", "Verlaten")
    ]
    assert evening.board(thread).frozen() == before


async def test_a_refusal_shows_its_rule_beside_the_question_and_after_a_restart(evening: Evening) -> None:
    evening.people[0] = evening.server.add_person("Jan", locale="nl")
    evening.people[1] = evening.server.add_person("Piet", locale="nl")
    evening.people[2] = evening.server.add_person("Klaas", locale="nl")
    thread = await evening.open_game(3)
    person = evening.asked(thread)
    said = await (await person.slash("boomtown bid", channel=thread, gold="99")).private()
    assert "(regel B5)" in said.text
    assert {"Regel B5", "Passen"} <= set(said.buttons), "the question stands below"
    await evening.restart()
    rule = await (await person.press(said, "Regel B5")).private()
    assert "B5: Bieden op de eerste keus" in rule.text
    form = (await person.press(evening.board(thread), "Other amount…")).modal
    refused = await (await person.fill(form, {"amount": "99"})).private()
    assert "Regel B5" in refused.buttons
    assert "Passen" in refused.buttons
    beside = await (await person.press(refused, "Regel B5")).private()
    assert beside.id != refused.id, "the question stays where it is"
    assert "Passen" in refused.buttons
    assert "B5: " in beside.text


async def test_a_rule_that_does_not_exist_is_answered_like_any_unknown_button(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person = evening.people[3]
    for custom_id in ("rule:-:-:B99", "rules:-:-:", "rule:{}:-:x", "act:-:-:", "do:-:1.1:1", "join:-:-:"):
        said = await (
            await person.forge(custom_id.format(evening.number), message=evening.board(thread))
        ).text()
        assert said
        assert "went wrong" not in said
    assert evening.answers() == []


async def test_commands_are_typed_in_the_language_of_the_client(evening: Evening) -> None:
    jan = evening.server.add_person("Jan", locale="nl")
    eva = evening.server.add_person("Eva", locale="de")
    yves = evening.server.add_person("Yves", locale="fr")
    assert "Alles rustig" in await (await jan.slash("spel lijst", channel=evening.channel)).text()
    assert "Alles ruhig" in await (await eva.slash("spiel liste", channel=evening.channel)).text()
    assert "All quiet" in await (await yves.slash("game list", channel=evening.channel)).text()
    evening.people[:3] = [jan, eva, yves]
    thread = await evening.open_game(3)
    typed = {"Jan": ("bieden", "goud"), "Eva": ("bieten", "gold"), "Yves": ("bid", "gold")}
    person = evening.asked(thread)
    command, parameter = typed[person.name]
    choices = await person.complete(f"boomtown {command}", focused=parameter, channel=thread)
    assert [choice.value for choice in choices[:2]] == ["pass", "1"]
    said = await person.slash(f"boomtown {command}", channel=thread, options={parameter: "1"})
    assert (await said.text()).startswith("✓")
