"""What a running bot says of itself over HTTP, asked over a real socket."""

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from bot.console.ready import ready
from bot.settings import Address
from cogs.parts.still_text import Mark


@contextmanager
def answering(status, text):
    """A server that answers so to whoever asks whether it is ready."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status if self.path == "/ready" else 404)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.handle_request).start()
        yield Address(*server.server_address)


def test_a_bot_that_is_ready_is_good(monkeypatch):
    monkeypatch.setenv("http_proxy", "http://192.0.2.1:9")
    with answering(200, "ready\n") as address:
        assert ready(address).mark is Mark.GOOD


def test_a_bot_that_is_not_says_why():
    with answering(503, "not ready: 1 of 4 shards without a line for 5 min\n") as address:
        finding = ready(address)
    assert finding.mark is Mark.BAD
    assert finding.text.startswith("Ready: the bot says: not ready: 1 of 4 shards without a line for 5 min.")


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_where_nobody_answers_that_is_worth_knowing(host):
    finding = ready(Address(host, 1))
    assert finding.mark is Mark.WARNING
    assert "SALOON_HTTP" in finding.text
