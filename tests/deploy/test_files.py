"""The files in `deploy/` name only what exists, and every setting is in each of them or deliberately not."""

import os
import re
import shutil
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.outcomes import CANNOT
from tests.deploy.container import ROOT, USER, locked

DEPLOY: Final = ROOT / "deploy"
TOOLS: Final = ROOT / ".venv" / "bin"
SETTINGS: Final = re.findall(
    r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE
)
ABSENT: Final = {"DISCORD_TOKEN": "whoever may look at a container or a unit could read it: it is a file"}
"""The settings that are in none of the files, each with the reason."""
STOPPED_WITHIN_S: Final = 10
"""A stop takes at most so long (README)."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def yaml_of(name: str) -> dict[str, Any]:
    read_in: dict[str, Any] = yaml.safe_load(read(name))
    return read_in


COMPOSE: Final = yaml_of("compose.yaml")
BOT: Final = COMPOSE["services"]["bot"]
DOCKERFILE: Final = re.sub(r"\\\n\s*", " ", read("Dockerfile"))
UNIT: Final = read("saloon.service")


def in_unit(name: str) -> list[str]:
    """The values that the unit gives to a directive."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def program(name: str) -> str:
    """A program that is installed; the test is skipped without it."""
    found = shutil.which(name, path=f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_every_setting_is_in_the_compose_file_and_in_the_unit_or_deliberately_not() -> None:
    in_the_unit = re.findall(r'^#?Environment="?((?:DISCORD|SALOON)_[A-Z_]+)=', UNIT, re.MULTILINE)
    assert set(BOT["environment"]) == set(in_the_unit) == set(SETTINGS) - set(ABSENT)
    assert len(in_the_unit) == len(set(in_the_unit))


def test_the_compose_file_hands_a_setting_on_under_its_own_name() -> None:
    for name, value in BOT["environment"].items():
        assert re.fullmatch(rf"/[a-z/_.0-9]+|\$\{{{name}:-[^}}]*\}}", value), name


def test_what_the_image_sets_is_a_setting_and_lies_on_its_volume() -> None:
    (database,) = re.findall(r"\bSALOON_DATABASE=(\S+)", DOCKERFILE)
    assert set(re.findall(r"\b((?:DISCORD|SALOON)_[A-Z_]+)=", DOCKERFILE)) <= set(SETTINGS)
    assert database == BOT["environment"]["SALOON_DATABASE"] == yaml_of("litestream.yml")["dbs"][0]["path"]
    (volume,) = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert str(Path(database).parent) == volume
    assert f"--owner {USER} --group {USER} --mode 0700 {volume}" in DOCKERFILE


def test_the_image_runs_the_bot_as_process_1_of_a_user_without_a_name_and_without_a_shell() -> None:
    lines = DOCKERFILE.splitlines()
    assert lines[-1] == 'ENTRYPOINT ["python", "-m", "bot"]'
    assert f"USER {USER}:{USER}" in lines
    (health,) = [line for line in lines if line.startswith("HEALTHCHECK")]
    assert "--interval=30s" in health
    assert "--start-period=60s" in health
    assert health.endswith('CMD ["python", "-m", "bot", "healthy"]')
    assert not any(line.startswith(("SHELL", "ADD", "EXPOSE")) for line in lines)


def test_the_image_is_of_one_base_by_its_digest() -> None:
    assert re.findall(r"^ARG BASE=(\S+)@sha256:[0-9a-f]{64}$", DOCKERFILE, re.MULTILINE) == [
        "python:3.11-slim"
    ]
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) == ["${BASE}"] * 2


def test_what_the_image_copies_exists_is_sent_to_docker_and_is_no_test() -> None:
    copied = [
        name
        for words in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for name in words.split()[:-1]
    ]
    sent = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert {path for pattern in sent for path in ROOT.glob(pattern)} == {ROOT / name for name in copied}
    assert all((ROOT / name).exists() for name in copied)
    assert not {"sandbox", "tests", "tools", "deploy"} & set(copied)
    assert {name for name in copied if name.startswith("deploy/")} == {
        f"deploy/requirements-{what}.lock" for what in ("build", "run")
    }


def test_the_wheel_has_the_rooms_of_the_bot_and_the_policies_that_are_published() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    wheel = built["targets"]["wheel"]
    assert wheel["packages"] == ["bot", "cogs", "engine", "renders"]
    published = {
        f"docs/{path.name}": f"renders/policies/{path.name}" for path in ROOT.glob("docs/privacy.*.md")
    }
    assert wheel["force-include"] == published


def test_the_bot_and_whatever_stands_beside_it_have_no_more_rights_than_they_need() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert "mem_limit" in service, name
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ())), name
        assert not {"privileged", "cap_add", "network_mode", "pid", "devices"} & set(service), name
    assert BOT["mem_limit"] == "1g"
    assert "tmpfs" not in BOT
    assert "ports" not in BOT


def test_a_stop_has_the_time_that_it_needs() -> None:
    assert int(BOT["stop_grace_period"].removesuffix("s")) > STOPPED_WITHIN_S
    assert int(in_unit("TimeoutStopSec")[0]) > STOPPED_WITHIN_S


def test_what_a_restart_does_not_mend_is_not_restarted_and_log_ins_are_not_used_up() -> None:
    assert in_unit("Restart") == ["on-failure"]
    assert in_unit("RestartPreventExitStatus") == [str(CANNOT)]
    assert in_unit("StartLimitIntervalSec") == ["1h"]
    assert 24 * int(in_unit("StartLimitBurst")[0]) < 1000


def test_the_token_is_a_file_under_every_roof() -> None:
    (secret,) = BOT["secrets"]
    assert COMPOSE["secrets"][secret] == {"file": f"./{secret}"}
    assert BOT["environment"]["DISCORD_TOKEN_FILE"] == f"/run/secrets/{secret}"
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {f"deploy/{secret}", "deploy/litestream.env", ".env"} <= set(ignored)
    (credential,) = in_unit("LoadCredential")
    assert f"Environment=DISCORD_TOKEN_FILE=%d/{credential.partition(':')[0]}" in UNIT


@pytest.mark.parametrize("place", ["deploy/compose.yaml", "deploy/saloon.service", "docs/running.md"])
def test_nobody_is_told_to_move_or_copy_the_file_without_its_log(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8").replace("\\\n#", " ")
    moves = re.findall(r"^.*\b(?:cp|mv|install|rsync)\b[^\n]*/?saloon\.sqlite3[^\n]*$", text, re.MULTILINE)
    assert [line for line in moves if "saloon.sqlite3*" not in line] == []
    assert (place == "docs/running.md") == bool(moves)


def test_what_the_compose_file_mounts_and_names_exists() -> None:
    for name, service in COMPOSE["services"].items():
        for source in (volume.partition(":")[0] for volume in service["volumes"]):
            if source.startswith("./"):
                assert (DEPLOY / source).is_file(), name
            else:
                assert source in COMPOSE["volumes"], name
        assert set(service.get("depends_on", ())) <= set(COMPOSE["services"]), name
    assert (DEPLOY / BOT["build"]["context"]).resolve() == ROOT
    assert (ROOT / BOT["build"]["dockerfile"]) == DEPLOY / "Dockerfile"
    assert {profile for one in COMPOSE["services"].values() for profile in one.get("profiles", ())} == {
        "litestream",
        "watch",
    }


def test_prometheus_asks_the_bot_where_it_answers_and_grafana_asks_prometheus() -> None:
    (scraped,) = yaml_of("prometheus.yml")["scrape_configs"]
    port = BOT["environment"]["SALOON_HTTP"].rstrip("}").rpartition(":")[2]
    assert scraped["static_configs"] == [{"targets": [f"bot:{port}"]}]
    mounted = [volume.split(":")[1] for volume in COMPOSE["services"]["prometheus"]["volumes"]]
    assert [f"/etc/prometheus/{name}" for name in yaml_of("prometheus.yml")["rule_files"]] == mounted[1:2]
    (source,) = yaml_of("grafana-datasources.yml")["datasources"]
    assert source["url"].split("//")[1].split(":")[0] in COMPOSE["services"]
    (provider,) = yaml_of("grafana-dashboards.yml")["providers"]
    boards = [volume.split(":")[1] for volume in COMPOSE["services"]["grafana"]["volumes"]]
    assert f"{provider['options']['path']}/saloon.json" in boards


def test_the_lock_of_what_runs_has_all_that_the_bot_needs_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed, asked = set[str](), list(project["dependencies"])
    while asked:
        one = Requirement(asked.pop())
        if canonicalize_name(one.name) not in needed and (
            one.marker is None or one.marker.evaluate({"extra": ""})
        ):
            needed.add(canonicalize_name(one.name))
            asked += metadata.requires(one.name) or ()
    assert set(locked()) == needed, "make lock writes it anew"


def test_all_locks_have_the_same_versions() -> None:
    whole = locked(ROOT / "requirements.lock")
    assert locked().items() <= whole.items()
    assert locked(DEPLOY / "requirements-build.lock").items() <= whole.items()


def test_litestream_promises_only_what_it_keeps_and_its_file_says_how_one_comes_back() -> None:
    text = " ".join(line.lstrip("# ") for line in read("litestream.yml").splitlines())
    assert "in the last second or so before that is lost" in text
    assert "python -m bot restore" in text
    assert int(yaml_of("litestream.yml")["snapshot"]["retention"].removesuffix("h")) < 35 * 24


@pytest.mark.process
def test_hadolint_has_nothing_to_say_of_the_dockerfile() -> None:
    told = subprocess.run([program("hadolint"), str(DEPLOY / "Dockerfile")], capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "")


@pytest.mark.process
def test_compose_takes_the_file_with_its_profiles_and_the_example_of_settings(tmp_path: Path) -> None:
    compose = [program("docker"), "compose"]
    if subprocess.run([*compose, "version"], capture_output=True).returncode:
        pytest.skip("docker has no compose")
    words = [
        "--env-file",
        str(ROOT / ".env.example"),
        "--profile",
        "*",
        "--file",
        str(DEPLOY / "compose.yaml"),
    ]
    told = subprocess.run([*compose, *words, "config"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "#" not in str(yaml.safe_load(told.stdout)["services"]["bot"]["environment"])


@pytest.mark.process
def test_systemd_takes_the_unit_and_finds_it_hardly_exposed(tmp_path: Path) -> None:
    analyze, unit = program("systemd-analyze"), tmp_path / "saloon.service"
    unit.write_text(UNIT.replace("/opt/saloon/bin/python", "/bin/true"), encoding="utf-8")
    told = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "saloon.service" not in told.stderr
    # In tenths: 1.1 is what is left for a service that must reach the internet.
    limit = ["--offline=true", "--threshold=12", str(unit)]
    told = subprocess.run([analyze, "security", *limit], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


@pytest.mark.process
def test_litestream_reads_its_file() -> None:
    names = re.findall(r"\$\{(LITESTREAM_[A-Z_]+)\}", read("litestream.yml"))
    told = subprocess.run(
        [program("litestream"), "databases", "-config", str(DEPLOY / "litestream.yml")],
        capture_output=True,
        text=True,
        env=dict.fromkeys(names, "x"),
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split()[-2:] == ["/data/saloon.sqlite3", "s3"]
