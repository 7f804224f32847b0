# Everything happens in .venv inside this folder. ARGS="..." is handed on to the command:
#   make play ARGS=--lan
#   make terminal ARGS="--seats 4 --lang fr"
.DEFAULT_GOAL := help
.PHONY: help play terminal client test thorough pictures torture bench gpu mutants format types pins clean

# Tests start some hundred processes: the first one compiles our modules for all, even where the
# environment forbids it.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
# Touched when the installation is complete; older than the files that define it means do it again.
READY := .venv/.ready
CODE := src tests $(wildcard tools)
NPM := $(BIN)/python -m tools.npm
# Three processes keep two cores busy: some tests wait for a browser or a server.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal
# The browser client: what it is made of, and its first page when it is built.
WEB_READY := web/node_modules/.ready
CLIENT := web/dist/index.html
CLIENT_PARTS := $(shell find web/src web/public web/index.html web/*.config.* -type f 2>/dev/null)

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(READY) $(CLIENT) ## play in the browser, here: http://127.0.0.1:8000
	@$(BIN)/captain serve --open $(ARGS)

terminal: $(READY) ## play Oh Captain! in this terminal
	@$(BIN)/captain play oh-captain $(ARGS)

test: $(READY) $(CLIENT) ## check format, lint and types, then run every test
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(NPM) run --silent check & web=$$!; $(BIN)/mypy $(CODE); mypy=$$?; wait $$web && exit $$mypy
	$(NPM) run --silent test
	$(PYTEST) $(ARGS)

thorough: $(READY) ## run the conformance suite with every value of every option
	CAPTAIN_THOROUGH=1 $(PYTEST) tests/conformance $(ARGS)

torture: $(READY) ## kill the server while people play, and see that nothing is lost
	@$(BIN)/python -m tests.server.torture $(ARGS)

client: $(CLIENT) ## build the browser client

pictures: $(READY) $(CLIENT) ## take the pictures of all boards again
	CAPTAIN_PICTURES=1 $(BIN)/pytest -q tests/browser/test_games.py tests/browser/test_phone.py

bench: $(READY) ## measure the speed of the rules
	@$(BIN)/captain bench $(ARGS)

gpu: $(READY) ## run the tests that need an NVIDIA GPU
	$(BIN)/python -m pytest tests/gpu -q -rs $(ARGS)

mutants: $(READY) ## change the rules on purpose and see whether a test notices
	$(BIN)/python -m tools.mutants $(ARGS)

format: $(READY) ## put the code into the house format
	$(BIN)/ruff check --select I --fix $(CODE)
	$(BIN)/ruff format $(CODE)

types: $(READY) ## write what is made from declarations: types of states and messages, pages of positions and of the front door
	$(BIN)/python -m captains_table.engine.state_types
	$(BIN)/python -m captains_table.engine.state_types captains_table.new_game.lagoon.game:LAGOON
	$(BIN)/python -m tools.client_types
	$(BIN)/python -m captains_table.engine.describe docs/positions
	$(BIN)/python -m tools.api_docs

pins: ## bring the pinned packages up to date with pyproject.toml (needs uv)
	uv pip compile pyproject.toml requirements/tools.in --extra fast --extra lab --extra server \
	  --universal --python-version 3.11 --generate-hashes --no-annotate $(ARGS) \
	  --custom-compile-command "make pins" --quiet --output-file requirements/pins.txt

clean: ## remove the installation and all caches
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache dist web/node_modules web/dist
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(WEB_READY): web/package.json web/package-lock.json $(READY)
	@echo "Installing what the browser client is made with, once."
	@$(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(WEB_READY) $(CLIENT_PARTS)
	@echo "Building the browser client."
	@$(NPM) run --silent build -- --logLevel warn

$(READY): pyproject.toml requirements/pins.txt
	@found=; for python in $(or $(PYTHON),python3 python3.13 python3.12 python3.11); do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Python 3.11 or newer was not found; install it or name it: make PYTHON=/path/to/python3" >&2; \
	  exit 1; \
	fi; \
	echo "Setting up .venv with $$($$found --version); this takes a minute or two, once."; \
	$$found -m venv .venv
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/pins.txt
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation -e .
	@touch $@
