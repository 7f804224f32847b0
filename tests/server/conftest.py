"""Stores for tests. A test that takes `store` or `store_url` runs on both engines."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from captains_table.server.journal import LOGGERS
from captains_table.server.store import Store
from tests.server.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """A new store."""
    store = Store.open(store_url)
    yield store
    store.close()


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """A server that a test starts in this process writes its logs where it likes; the next test
    reads its own."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)
