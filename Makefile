# Everything happens in .venv inside this folder. ARGS="..." is handed on to the command:
#   make play ARGS=--lan
#   make terminal ARGS="nomads --seats 4 --lang fr"
.DEFAULT_GOAL := help
.PHONY: help play terminal client docs test check thorough pictures torture bench gpu mutants format types pins clean

# Tests start some hundred processes: the first one compiles our modules for all, even where the
# environment forbids it.
export PYTHONDONTWRITEBYTECODE :=
# What tools keep for the next time stays in here too.
export XDG_CACHE_HOME := $(CURDIR)/.cache

BIN := .venv/bin
# Modules are compiled when they are first used: most of a package never is.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-cache-dir install --quiet --no-compile
# Touched when an installation is complete; older than the files that define it means do it again.
# PLAY has what playing and building the client need, READY the workshop as well.
PLAY := .venv/.play
READY := .venv/.ready
NODE := .venv/.node
CODE := src tests $(wildcard tools)
NPM := $(BIN)/python -m tools.npm
# Three processes keep two cores busy: some tests wait for a browser or a server.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal --durations 10
# The browser client: what builds it, what tests it, its first page when it is built, its parts.
WEB_PLAY := web/node_modules/.play
WEB_READY := web/node_modules/.ready
NPM_INSTALL := $(NPM) install --no-save --silent --no-audit --no-fund
NPM_CACHE := .cache/npm
CLIENT := src/captains_table/server/client/index.html
CLIENT_PARTS := $(shell find web/src web/public web/index.html web/*.config.* -type f 2>/dev/null)
# One file of pins serves every system and every Python. What playing needs is pinned as in the
# workshop, so that nothing is installed twice.
PIN = uv pip compile --universal --python-version 3.11 --generate-hashes --no-annotate --quiet \
  --custom-compile-command "make pins" $(ARGS)
AS_PINNED := --constraints requirements/pins.txt --output-file requirements

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) $(CLIENT) ## play in the browser, here: http://127.0.0.1:8000
	@$(BIN)/captain serve --open $(ARGS)

terminal: $(PLAY) ## play in this terminal: a menu, or ARGS="oh-captain --seats 4"
	@trap : INT; $(BIN)/captain play $(ARGS) || [ $$? -eq 130 ]

test: $(READY) $(WEB_READY) $(CLIENT) ## check format, lint and types, then run every test
	@echo "Format and lint"
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@echo "Types of Python and of the browser client"
	@$(NPM) run --silent check & web=$$!; $(BIN)/mypy $(CODE); mypy=$$?; wait $$web && exit $$mypy
	@echo "Tests of the browser client"
	@$(NPM) run --silent test
	@echo "Tests of everything else"
	@$(PYTEST) $(ARGS)

check: $(READY) ## the quick part of that, for every change: format, lint, types, rules and engine
	@echo "Format and lint"
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@echo "Types"
	@$(BIN)/mypy $(CODE)
	@echo "Rules and engine"
	@$(PYTEST) $(wildcard tests/games/*/rules) tests/engine $(ARGS)

thorough: $(READY) ## run the conformance suite with every value of every option
	CAPTAIN_THOROUGH=1 $(PYTEST) tests/conformance $(ARGS)

torture: $(READY) $(CLIENT) ## kill the server while people play, and see that nothing is lost
	@$(BIN)/python -m tests.server.torture $(ARGS)

client: $(CLIENT) ## build the browser client

docs: $(READY) $(WEB_READY) ## build the manual into site; ARGS=serve shows it in a browser
	@$(BIN)/python -m tools.manual $(ARGS)

pictures: $(READY) $(WEB_READY) $(CLIENT) ## take the pictures of all boards again
	CAPTAIN_PICTURES=1 $(BIN)/pytest -q tests/browser/test_games.py tests/browser/test_phone.py

bench: $(READY) $(CLIENT) ## measure the speed of the rules
	@$(BIN)/captain bench $(ARGS)

gpu: $(READY) ## run the tests that need an NVIDIA GPU
	$(BIN)/python -m pytest tests/gpu -q -rs $(ARGS)

mutants: $(READY) ## change the rules on purpose and see whether a test notices
	$(BIN)/python -m tools.mutants $(ARGS)

format: $(READY) ## put the code into the house format
	$(BIN)/ruff check --select I --fix $(CODE)
	$(BIN)/ruff format $(CODE)

types: $(READY) ## write what is made from declarations: types of states and messages, the reference pages of docs
	$(BIN)/python -m captains_table.engine.state_types
	$(BIN)/python -m captains_table.engine.state_types captains_table.new_game.lagoon.game:LAGOON
	$(BIN)/python -m tools.client_types
	$(BIN)/python -m captains_table.engine.describe docs
	$(BIN)/python -m tools.api_docs

pins: ## bring the pinned packages up to date with pyproject.toml (needs uv)
	$(PIN) pyproject.toml $(addprefix requirements/,tools.in play.in node.in) \
	  $(addprefix --extra ,server postgres fast gpu lab) --output-file requirements/pins.txt
	$(PIN) pyproject.toml requirements/play.in --extra server $(AS_PINNED)/play.txt
	$(PIN) requirements/node.in $(AS_PINNED)/node.txt

clean: ## remove the installation, the built client and all caches
	rm -rf .cache .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache dist mutants site
	rm -rf web/node_modules $(dir $(CLIENT))
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(WEB_PLAY): web/package.json web/package-lock.json $(NODE)
	@echo "Installing what the browser client is built with, once."
	@$(NPM_INSTALL) --omit=dev
	@rm -rf $(NPM_CACHE)
	@touch $@

$(WEB_READY): $(WEB_PLAY)
	@echo "Installing what the browser client is tested with, once."
	@$(NPM_INSTALL)
	@rm -rf $(NPM_CACHE)
	@touch $@

$(CLIENT): $(WEB_PLAY) $(CLIENT_PARTS)
	@echo "Building the browser client."
	@$(NPM) run --silent build -- --logLevel warn

$(PLAY): pyproject.toml requirements/play.txt
	@found=; for python in $(or $(PYTHON),python3 python3.13 python3.12 python3.11); do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Python 3.11 or newer was not found; install it or name it: make PYTHON=/path/to/python3" >&2; \
	  exit 1; \
	fi; \
	echo "Setting up .venv with $$($$found --version), once."; \
	$$found -m venv .venv
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# A Node that is installed is used; where there is none, a package brings it.
$(NODE): $(PLAY) requirements/node.txt
	@$(NPM) --version >/dev/null 2>&1 || $(PIP) --require-hashes -r requirements/node.txt
	@touch $@

$(READY): $(PLAY) requirements/pins.txt
	@echo "Adding the workshop to .venv; this takes some minutes, once."
	@$(PIP) --require-hashes -r requirements/pins.txt
	@touch $@
