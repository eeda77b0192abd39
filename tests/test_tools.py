"""The program that checks the luck: one file, nothing but Python's own library, clear words and exit codes.

`tests/every_game/test_verified.py` has it check games that were played.
"""

import ast
import base64
import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import replay
from engine.sessions import exports
from tools import verify_luck

PROGRAM = Path(verify_luck.__file__)
SEED = "a seed"
DIGEST = hashlib.sha256(SEED.encode()).hexdigest()
SEAL = base64.b32encode(bytes.fromhex(DIGEST)).decode().rstrip("=")
_draw = random.Random(f"{SEED}/1/0").random
GAME = {
    "format": verify_luck.FORMAT,
    "is_over": True,
    "seats": [{"seat": 0, "name": "Anna"}],
    "seed": SEED,
    "answers": [],
    "story": [],
    "draws": [[1, 0, 6, int(_draw() * 6)], [1, 0, 6, int(_draw() * 6)]],
}


@pytest.fixture
def run(tmp_path, capsys):
    """What the program says of a game, or of any text, as (exit code, what it printed)."""

    def check(game, with_seal=SEAL):
        path = tmp_path / "game.json"
        path.write_text(game if isinstance(game, str) else json.dumps(game), encoding="utf-8")
        code = verify_luck.main([str(path), with_seal])
        return code, "".join(capsys.readouterr()).replace(str(path), "FILE")

    return check


def test_it_is_one_short_file_that_needs_nothing_but_python():
    text = PROGRAM.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(text, feature_version=(3, 8)))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names
    assert verify_luck.FORMAT == exports.FORMAT


@pytest.mark.parametrize(
    "typed", [SEAL[:26], SEAL[:40], SEAL, SEAL.lower(), DIGEST, DIGEST.upper(), f" {SEAL} "]
)
def test_a_seal_is_taken_as_it_was_copied(run, typed):
    assert run(GAME, typed) == (0, "The seed, 0 sealed answers and 2 draws: all as sealed.\n")


@pytest.mark.parametrize("typed", [SEAL[:25], SEAL + "A", DIGEST[:63], "1" * 26, "", "x"])
def test_what_is_no_seal_is_said_and_nothing_is_called_right(run, typed):
    code, said = run(GAME, typed)
    assert code == 2
    assert said.startswith("a seal has 26 to 52 letters")


@pytest.mark.parametrize("typed", ["A" * 26, "0" * 64, SEAL[:26][::-1]])
def test_the_seal_of_another_seed_differs(run, typed):
    assert run(GAME, typed) == (1, f"DIFFERS: the seed has the seal {SEAL}, not yours\n")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("no JSON", "FILE cannot be read"),
        ("[]", "FILE is not a file of the format saloon-game-1"),
        ({**GAME, "format": "other"}, "FILE is not a file of the format saloon-game-1"),
        ({**GAME, "is_over": False}, "the game was not over"),
        ({**GAME, "story": [{}]}, "FILE is not complete"),
        ({**GAME, "draws": [[1, 0, 6]]}, "FILE is not complete"),
        ({**GAME, "draws": [["x", "y", "z", None]]}, "FILE is not complete"),
        ({name: part for name, part in GAME.items() if name != "seed"}, "FILE is not complete"),
    ],
)
def test_a_file_that_cannot_be_checked_says_why(run, game, said):
    code, printed = run(game)
    assert code == 2
    assert printed.startswith(said)


def test_a_seal_without_an_answer_differs(run):
    story = [{"row": 1, "kind": "Sealed", "event": {"seat": 0, "seal": "00"}}]
    code, said = run({**GAME, "story": story})
    assert (code, said) == (1, "DIFFERS: row 1 of the story (Anna): no answer fits this seal\n")


def test_without_draws_nobody_is_told_that_all_is_right(run):
    code, said = run({**GAME, "draws": None})
    assert code == 2
    assert "no draws to be checked" in said


@pytest.mark.process
def test_it_runs_alone_far_from_saloon(tmp_path):
    program, file = tmp_path / "verify_luck.py", tmp_path / "game.json"
    program.write_bytes(PROGRAM.read_bytes())
    file.write_text(json.dumps(GAME), encoding="utf-8")
    command = [sys.executable, "-I", str(program)]
    ran = subprocess.run(
        [*command, str(file), SEAL], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("all as sealed.\n")


@pytest.mark.parametrize("program", [verify_luck, replay])
def test_both_programs_say_what_they_want_and_what_their_exit_codes_mean(program, capsys):
    with pytest.raises(SystemExit) as left:
        program.main(["--help"])
    assert left.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "exit code: 0" in said
    assert "1 something differs, 2 it could not be checked" in said


@pytest.mark.parametrize("text", ["no JSON", "[]", json.dumps(GAME), json.dumps({**GAME, "is_over": False})])
def test_a_file_that_cannot_be_played_again_says_why(text, tmp_path, capsys):
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    assert replay.main([str(path)]) == 2
    assert replay.main([str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("cannot be checked: ") == 2
