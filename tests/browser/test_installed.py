"""The table in the browser from a package that was installed, with nothing of the checkout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import HURRY, Sit
from tests.installed import Installed
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install 'captains-table[server]'`."""
    return Installed(tmp_path_factory.mktemp("installed"), wheel, "server")


@pytest.fixture(scope="module")
def server(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = {**HURRY, "PYTHONPATH": ""}
    captain = [str(installed.bin / "captain")]
    with serving(tmp_path_factory.mktemp("server"), env=env, captain=captain) as server:
        yield server


def test_an_installed_package_serves_a_game(sit: Sit) -> None:
    me = sit("/")
    door = me.page.locator('[data-game="gold-n-crash"]')
    door.get_by_role("button", name=me.say("play-now")).click()
    me.page.wait_for_url("**/t/*")
    assert me.look().kind == "choices"


def test_postgresql_needs_an_extra_that_is_named(installed: Installed) -> None:
    store = "postgresql://nobody@127.0.0.1:9/none"
    done = installed.run("captain", "serve", "--port", "0", "--store", store)
    assert (done.returncode, done.stdout) == (2, "")
    told = "captain: psycopg is not installed: pip install 'captains-table[postgres]'\n"
    assert done.stderr == told


def test_without_a_client_nothing_is_served(installed: Installed, tmp_path: Path) -> None:
    client = installed.site / "captains_table/server/client"
    aside = client.rename(tmp_path / "client")
    store = f"sqlite:///{tmp_path}/tables.db"
    try:
        done = installed.run("captain", "serve", "--port", "0", "--store", store)
    finally:
        aside.rename(client)
    assert (done.returncode, done.stdout) == (2, "")
    told = "captain: client: the browser client is not built yet; `make client` builds it\n"
    assert done.stderr == told
    assert not (tmp_path / "tables.db").exists()
