# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help setup play test lint bench bench-bots lock audit clean screenshots

help:
	@echo "make play    start a game (sets everything up first)"
	@echo "make test    lint, type-check and run every test"
	@echo "make lint    ruff and mypy only"
	@echo "make bench   measure speed, print it beside other engines"
	@echo "make bench-bots  let the bots play each other, and measure them (takes long)"
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
	@$(BIN)/cottonopolis play --terminal

test: lint
	$(BIN)/python -m pytest -q -n 2

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m benchmarks

bench-bots: setup
	$(BIN)/python -m benchmarks.bots

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
