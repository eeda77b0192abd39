# Python 3.11 and make are enough: every target first makes .venv from the lock file.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready

.PHONY: play run quick test test-long lint listen bench strength endings lengths season pictures look lock image release clean

# A local Discord with the bot in it, and a page to play on: no account, no token, nothing is kept.
# `make play PLAY=--no-open` opens no browser.
# The address to play at is not to scroll away, so the bot says only what goes wrong.
PLAY ?= --open
play: export SALOON_LOG_LEVEL ?= WARNING
# People whom the wrench adds press these by themselves: what public messages offer, and what answers a question.
CROWD := --crowd-joins '^(join|enter|present|takeseat):' --crowd-plays '^(act|do|option|choose|confirm|group):[^=]*$$'
play: $(READY)
	@$(RUN) -m sandbox $(PLAY) $(CROWD) --fresh --bot-name Saloon -- -m bot

run: $(READY)
	$(RUN) -m bot

# What one runs between two thoughts: no test starts a process, and what is repeated is repeated less often.
quick: export SALOON_TEST_SHARE ?= 0.1
quick: $(READY) lint
	$(RUN) -m pytest -p tests.pricing -m "not long and not process and not dear" -n logical --dist worksteal

test: $(READY) lint
	$(RUN) -m pytest -p tests.pricing -rs -m "not long" -n auto --dist worksteal

# `make test-long SALOON_TEST_SHARE=0.1` plays a tenth of the games.
test-long: export SALOON_TEST_SHARE ?= 1
test-long: $(READY)
	$(RUN) -m pytest -p tests.pricing -m long -n auto --dist worksteal --timeout 3600

lint: $(READY)
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	@$(VENV)/bin/lint-imports --no-cache --no-logo

# What things cost, beside references in the same run: `make bench BENCH="engine pictures"` measures only these.
bench: $(READY)
	$(RUN) -m tests.bench $(BENCH)

# How well the robots play; `make strength STRENGTH="--seats 5 --games 200"` plays at other tables, and
# `make strength STRENGTH=--ratings` rates robots of all kinds, as people are rated.
strength: $(READY)
	$(RUN) -m tests.bench.robots $(STRENGTH)

# How games among robots end, how long they are and what each seat wins: twenty minutes or so for all;
# `make endings ENDINGS="--game goldrush --seats 3 --games 100"` plays fewer.
endings: $(READY)
	$(RUN) -m tests.bench.endings $(ENDINGS)

# Writes how long games take, as the open seats say it, into engine/games/lengths.toml: some five minutes.
lengths: $(READY)
	$(RUN) -m tests.bench.lengths $(LENGTHS)

# What time does to two thousand games whose people come once or twice a day, or never again, and how many days they
# take with orders and without: twenty minutes. `make season SALOON_TEST_SHARE=0.1` plays a tenth of the games;
# `make season SEASON=--write` also writes the days into engine/games/lengths.toml, for the open seats and for
# calendars of leagues; `SEASON="--calendars --write"`, in five minutes, only the latter.
# `make season LEAGUE=64` plays whole seasons of leagues of so many people instead, two with each title: ten minutes.
season: $(READY)
	$(RUN) -m $(if $(LEAGUE),tests.season.league $(LEAGUE),tests.season) $(SEASON)

$(READY): requirements.lock pyproject.toml
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { echo "Saloon needs Python 3.11 (name it with: make PYTHON=/path/to/python3.11)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python cannot make virtual environments (Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	@echo "Installing what it needs into $(VENV): a minute or so, the first time only."
	@$(PYTHON) -m venv $(VENV)
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(RUN) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The pictures in the README, drawn anew from recorded games.
pictures: $(READY)
	$(RUN) -m tests.showcase

# Sheets of boards, hands and panels as a desktop and a phone show them, into build/look: some 50 in two minutes;
# `make look LOOK="--game goldrush --stage middle --width 360"` draws fewer, or others.
look: $(READY)
	$(RUN) -m tests.look $(LOOK)

# What somebody hears who plays by texts and commands alone, and how many words that is: half a minute for all;
# `make listen LISTEN="--game goldrush --locale de --decisions 10 --transcript"` prints what is heard.
listen: $(READY)
	$(RUN) -m tests.listening $(LISTEN)

# requirements.lock is all that a developer needs; the two in deploy/ are parts of it, with the same versions: what a
# running bot needs, and what makes a wheel of it.
LOCKED := $(VENV)/bin/pip-compile --quiet --generate-hashes --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --strip-extras --allow-unsafe
lock: $(READY)
	$(LOCKED) --extra dev --output-file requirements.lock pyproject.toml
	$(LOCKED) --constraint requirements.lock --output-file deploy/requirements-run.lock pyproject.toml
	$(LOCKED) --constraint requirements.lock --build-deps-for wheel --only-build-deps --output-file deploy/requirements-build.lock pyproject.toml

# The image of what is committed, with its version and commit; prints its size. `docker build --file deploy/Dockerfile .`
# builds what is not committed, too.
VERSION = $(shell sed -n 's/^version = "\(.*\)"$$/\1/p' pyproject.toml)
image:
	@docker version >/dev/null 2>&1 || { echo "No Docker engine answers here: no image can be built."; exit 1; }
	git archive HEAD | docker build --file deploy/Dockerfile --build-arg VERSION=$(VERSION) --build-arg COMMIT=$$(git rev-parse HEAD) --tag saloon:$(VERSION) --tag saloon:latest -
	@docker image inspect --format 'saloon:$(VERSION) has {{.Size}} bytes' saloon:$(VERSION)

# All tests, then the files of a release with their sums in build/release; refuses what cannot be one, sets no tag.
release: $(READY)
	$(RUN) tools/release.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
