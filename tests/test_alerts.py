"""What hosts are given for Prometheus and Grafana names only figures and labels that exist."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.health.gauges import Stored
from bot.health.metrics import Metrics, Now
from engine.games import GAMES

DEPLOY = Path(__file__).parents[1] / "deploy"
ALERTS = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
WORDS = {"and", "or", "unless", "on", "by", "without", "ignoring", "bool"}
"""The words of PromQL that stand where a name could."""
OF_PROMETHEUS = {"job", "instance"}
"""The labels that Prometheus adds to every series."""
SECTIONS = (
    *("not-live", "not-ready", "tick", "stuck", "acks", "refused-requests", "failures", "disk", "backup"),
    "replay",
)


@pytest.fixture(scope="module")
def series():
    """By name, the labels of everything that can be scraped, each with its values."""
    metrics = Metrics(GAMES)
    stored = Stored(tick=1.0, parts={"main": 1, "log": 1})
    text = metrics.scrape(Now(version="1", stored=stored, has_backups=True)).decode()
    metrics.close()
    found = {"up": {}}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, labels = re.match(r"(\w+)(?:\{(.*)\})?", line).groups()
            known = found.setdefault(name, {})
            for label, value in re.findall(r'(\w+)="([^"]*)"', labels or ""):
                known.setdefault(label, set()).add(value)
    return found


def unknown(expression, series):
    """What an expression names that does not exist: figures, labels, values of labels."""
    wrong, names = [], []
    bare = re.sub(r"\[[^\]]*\]", "", expression)
    grouped = re.findall(r"\b(?:by|on)\s*\(([^)]*)\)", bare)
    bare = re.sub(r"\b(?:by|on)\s*\([^)]*\)", "", bare)
    for name, _, labels in re.findall(
        r"\b([a-z_]\w*)\b(?!\s*\()\s*(\{([^}]*)\})?", re.sub(r'"[^"{}]*"', _as_word, bare)
    ):
        if name in WORDS:
            continue
        names.append(name)
        if name not in series:
            wrong.append(name)
            continue
        for label, value in re.findall(r"(\w+)[=!~]+Q(\w*)Q", labels):
            values = set(bytes.fromhex(value).decode().split("|"))
            if label not in OF_PROMETHEUS and not values <= series[name].get(label, set()):
                wrong.append(f"{name}{{{label}={values}}}")
    of_all = set().union(OF_PROMETHEUS, *(series.get(name, {}) for name in names))
    wrong += [label for each in grouped for label in re.split(r",\s*", each) if label not in of_all]
    assert names, f"nothing is asked: {expression}"
    return wrong


def _as_word(text):
    """A text of PromQL as one word, so that nothing in it is taken for a name."""
    return f"Q{text[0][1:-1].encode().hex()}Q"


def expressions():
    """All that is asked, each with where."""
    asked = re.findall(r"^ +expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)", ALERTS, re.MULTILINE)
    found = [("alerts.yml", folded or plain) for folded, plain in asked]
    for panel in DASHBOARD["panels"]:
        found += [(panel["title"], target["expr"]) for target in panel.get("targets", ())]
    return found


@pytest.mark.parametrize(("where", "expression"), expressions())
def test_every_expression_names_what_exists(where, expression, series):
    assert unknown(expression, series) == []


@pytest.mark.parametrize(
    ("expression", "wrong"),
    [
        ("sum(rate(saloon_answer_total[5m]))", ["saloon_answer_total"]),
        ('saloon_stuck{why="frosen"} > 0', ["saloon_stuck{why={'frosen'}}"]),
        ("sum by (server) (saloon_stuck)", ["server"]),
        ('saloon_stuck{guild=~"a|b"}', ["saloon_stuck{guild=%s}" % {"a", "b"}]),
    ],
)
def test_a_name_that_does_not_exist_is_found(expression, wrong, series):
    assert unknown(expression, series) == wrong


def test_there_are_ten_alerts_each_with_what_to_do_and_a_section_of_the_manual():
    alerts = ALERTS.split("- alert: ")[1:]
    assert (
        len(alerts) == len(expressions()) - sum(len(p.get("targets", ())) for p in DASHBOARD["panels"]) == 10
    )
    for each in alerts:
        for part in ("labels: {severity: ", "summary: ", "description: "):
            assert each.count(part) == 1, each
    linked = re.findall(r"runbook: docs/running\.md#alert-([\w-]+)\n", ALERTS)
    assert linked == list(SECTIONS)


def test_the_dashboard_has_five_rows_and_asks_the_source_that_whoever_imports_it_chooses():
    panels = DASHBOARD["panels"]
    assert [each["title"] for each in panels if each["type"] == "row"] == [
        *("People", "Discord", "Games", "Store", "Machine")
    ]
    assert len({each["id"] for each in panels}) == len(panels)
    (variable,) = DASHBOARD["templating"]["list"]
    assert (variable["name"], variable["type"]) == ("datasource", "datasource")
    for panel in panels:
        if panel["type"] != "row":
            assert panel["datasource"]["uid"] == "${datasource}"
            assert panel["fieldConfig"]["defaults"]["unit"]


PROMTOOL = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="promtool (Debian: prometheus) is not installed"
)
ILL = {
    'up{job="saloon"}': "1x10 0x30",
    "saloon_ready": "0x40",
    "saloon_tick_timestamp_seconds": "0x40",
    'saloon_stuck{why="behind"}': "2x40",
    'saloon_stuck{why="frozen"}': "1x40",
    'saloon_ack_seconds_bucket{le="1.5"}': "0+98x40",
    'saloon_ack_seconds_bucket{le="2.5"}': "0+100x40",
    'saloon_ack_seconds_bucket{le="+Inf"}': "0+100x40",
    'saloon_limited_total{scope="user"}': "0+60x40",
    'saloon_failures_total{where="board"}': "0+1x40",
    "saloon_disk_free_bytes": "5x40",
    "saloon_disk_bytes": "100x40",
    "saloon_backup_timestamp_seconds": "0x40",
    "process_start_time_seconds": "-200000x40",
}
"""A bot that everything ails, minute by minute."""
WELL = ILL | {
    'up{job="saloon"}': "1x40",
    "saloon_ready": "1x40",
    "saloon_tick_timestamp_seconds": "0+60x40",
    'saloon_stuck{why="behind"}': "0x40",
    'saloon_stuck{why="frozen"}': "0x40",
    'saloon_stuck{why="trouble"}': "9x40",
    'saloon_ack_seconds_bucket{le="1.5"}': "0+100x40",
    'saloon_limited_total{scope="user"}': "0+5x40",
    'saloon_failures_total{where="board"}': "0x40",
    "saloon_disk_free_bytes": "50x40",
    "saloon_backup_timestamp_seconds": "0+60x40",
}


@pytest.mark.process
@PROMTOOL
@pytest.mark.parametrize(("bot", "firing"), [(ILL, 10), (WELL, 0)])
def test_every_alert_fires_if_it_must_and_not_otherwise(bot, firing, tmp_path):
    said = [] if firing == 0 else [{"labels": "{}", "value": firing}]
    asked = {"expr": 'count(ALERTS{alertstate="firing"})', "eval_time": "30m", "exp_samples": said}
    series = [{"series": name, "values": values} for name, values in bot.items()]
    test = {"interval": "1m", "input_series": series, "promql_expr_test": [asked]}
    file = tmp_path / "test.yml"
    file.write_text(json.dumps({"rule_files": [str(DEPLOY / "alerts.yml")], "tests": [test]}))
    ran = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.process
@PROMTOOL
def test_prometheus_itself_takes_the_alerts():
    checked = subprocess.run(
        ["promtool", "check", "rules", str(DEPLOY / "alerts.yml")], capture_output=True, text=True, timeout=60
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
