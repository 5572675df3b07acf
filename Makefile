# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help setup play terminal test services lint bench bench-bots bench-server lock audit clean screenshots

help:
	@echo "make play    play in the browser (sets everything up first)"
	@echo "make terminal  play in the terminal"
	@echo "make test    lint, type-check and run every test"
	@echo "make services  PostgreSQL and Redis for the tests (as root, from Debian's packages)"
	@echo "make lint    ruff and mypy only"
	@echo "make bench   measure speed, print it beside other engines"
	@echo "make bench-bots  let the bots play each other, and measure them (takes long)"
	@echo "make bench-server  measure the server under load (figures for docs/performance.md)"
	@echo "make audit   look for known weaknesses in the pinned dependencies (needs the network)"
	@echo "make lock    pin the newest dependencies in requirements.lock"

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Cottonopolis needs Python 3.11 or newer; name one with: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

play: setup
	@$(BIN)/cottonopolis serve

terminal: setup
	@$(BIN)/cottonopolis play --terminal

test: lint services
	@echo "Compiling the rules and the bots (once) ..."
	@$(BIN)/python -m tests.warm brass & $(BIN)/python -m tests.warm industry && wait
	$(BIN)/python -m pytest -q -n 2

# PostgreSQL and Redis for the tests, which start their own instances; without them tests are skipped
services:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  missing=""; \
	  ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || missing="postgresql"; \
	  command -v redis-server > /dev/null || missing="$$missing redis-server"; \
	  if [ -n "$$missing" ]; then \
	    echo "Installing for the tests (once): $$missing ..."; \
	    install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing > /dev/null 2>&1; }; \
	    install || { apt-get update -qq > /dev/null 2>&1; install; } || \
	      echo "Could not install $$missing; the tests that need it will be skipped."; \
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
	$(BIN)/python -m benchmarks.server --postgres private --redis private --workers 2

lock:
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --upgrade --extra dev pyproject.toml -o requirements.lock

audit: setup
	@$(BIN)/python tests/audit.py requirements.lock

clean:
	rm -rf $(VENV) .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis

screenshots: setup
	$(BIN)/python docs/screenshot.py
