# What people and CI run. Only make and Python 3.11 or newer have to be there.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3 python; do \
	if command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$p; break; fi; done)
BIN := .venv/bin
SITE := .venv/.site-ready
TOOLS := .venv/.tools-ready
PEERS := .venv/.peers-ready
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile

.DEFAULT_GOAL := help
.PHONY: help setup run test check fmt fmt-check lint types imports templates migrations packs cov bench soak e2e

help:
	@echo "make run    set up the site and serve it at http://127.0.0.1:8000/ (PORT=8001 for another port)"
	@echo "make test   set up the tools and run all tests"
	@echo "make check  everything CI checks: fmt-check lint types imports templates migrations packs test"
	@echo "others:     setup fmt cov bench soak e2e"

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; install it or run: make PYTHON=/path/to/python3.11" >&2; exit 2; }
	$(PYTHON) -m venv .venv

$(SITE): requirements.txt | .venv/bin/python
	@echo "Installing what the site needs into .venv; about two minutes the first time."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(TOOLS): requirements.txt requirements-dev.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ $(SITE)

setup: $(TOOLS)

run: $(SITE)
	@$(BIN)/python scripts/run.py

test: $(TOOLS)
	$(PYTEST) $(ARGS)

check: fmt-check lint types imports templates migrations packs test

fmt: $(TOOLS)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/djlint templates --reformat --quiet

fmt-check: $(TOOLS)
	$(BIN)/ruff format --check .

lint: $(TOOLS)
	$(BIN)/ruff check .

types: $(TOOLS)
	$(BIN)/mypy

imports: $(TOOLS)
	$(BIN)/lint-imports

templates: $(TOOLS)
	$(BIN)/djlint templates --lint --quiet

migrations: $(TOOLS)
	$(BIN)/python manage.py makemigrations --check --dry-run

packs: $(TOOLS)
	$(BIN)/python manage.py check_packs
	$(BIN)/python manage.py check_demonstrations

cov: $(TOOLS)
	$(PYTEST) --cov --cov-report=term-missing $(ARGS)

$(PEERS): requirements-bench.txt $(TOOLS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@

bench: $(PEERS)
	$(BIN)/python -m benchmarks

soak: $(TOOLS)
	HYPOTHESIS_PROFILE=soak $(PYTEST) -m "soak or not soak" tests/judge tests/rulings tests/tournaments $(ARGS)

e2e: $(TOOLS)
	$(PYTEST) tests/e2e $(ARGS)
