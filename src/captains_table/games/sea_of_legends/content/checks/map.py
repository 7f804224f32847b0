"""The board of a pack: known regions, a connected sea, and the distances of the rulebook's
examples, which name Ports and so must hold on every board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from captains_table.games.sea_of_legends.box import PORT_TYPES, PORTS, REGIONS
from captains_table.games.sea_of_legends.content.pack import Port
from captains_table.games.sea_of_legends.content.shape import Path, Report


class Example(NamedTuple):
    """A way of the rulebook's examples: how long, and which shortest ways there are."""

    start: str
    end: str
    length: int
    through: tuple[str, ...] = ()  # the regions between, of every shortest way; () is not asked
    without: str = ""  # a region that is ignored


EXAMPLES = (
    Example("CAR", "HAV", 3),
    Example("TOR", "SKU", 2, ("HAV",)),
    Example("TOR", "CLA", 2, ("PRO",)),
    Example("TOR", "CLA", 3, without="PRO"),
    Example("CLA", "HAV", 2, ("PRO", "S1")),
    Example("SKU", "CLA", 2, ("S1",)),
    Example("SKU", "CLA", 3, ("HAV PRO",), without="S1"),
    Example("SDO", "SJU", 1),
    Example("SDO", "STJ", 2),
)
# Strengths of the examples: exactly, or at most.
STRENGTHS = {"SJU": (7, 7), "STJ": (6, 6), "CLA": (1, 5)}


def check_map(report: Report, data: Mapping[str, Any], ports: Mapping[Path, Port]) -> None:
    """Everything that is wrong with the Ports and routes, and the Strengths of the examples."""
    types = {port.type for port in ports.values()}
    if missing := [kind for kind in PORT_TYPES if kind not in types]:
        report.add(("map", "ports"), f"there is no {', no '.join(missing)}")
    for path, port in ports.items():
        low, high = STRENGTHS.get(port.id, (port.strength, port.strength))
        if not low <= port.strength <= high:
            wanted = f"{high}" if low == high else f"at most {high}"
            report.add((*path, "strength"), f"the rulebook's examples need {wanted}")
    routes = ("map", "routes")
    if "map" not in data or report.spoils(routes) or not isinstance(data["map"], Mapping):
        return
    if "routes" not in data["map"]:
        return
    beside: dict[str, set[str]] = {region: set() for region in REGIONS}
    for i, (one, other) in enumerate(data["map"]["routes"]):
        for k, region in enumerate((one, other)):
            if region not in beside:
                report.add((*routes, i, k), f"there is no region {region!r}")
        if one == other:
            report.add((*routes, i), f"a route from {one} to itself")
        elif one in beside and other in beside[one]:
            report.add((*routes, i), f"the route between {one} and {other} is there already")
        elif one in beside and other in beside:
            beside[one].add(other)
            beside[other].add(one)
    apart = [region for region in REGIONS if not shortest(beside, PORTS[0], region)]
    if apart:
        report.add(routes, f"no way leads from {PORTS[0]} to {', '.join(apart)}")
    for example in EXAMPLES:
        _check_example(report, routes, beside, example)


def _check_example(
    report: Report, path: Path, beside: Mapping[str, set[str]], example: Example
) -> None:
    ways = shortest(beside, example.start, example.end, example.without)
    through = {" ".join(way[1:-1]) for way in ways}
    length = len(ways[0]) - 1 if ways else None
    if length == example.length and (not example.through or through == set(example.through)):
        return
    ignoring = f" ignoring {example.without}" if example.without else ""
    wanted = f"{example.length}"
    if example.through:
        wanted += f" by {' or '.join(example.through)} only"
    found = "no way" if length is None else f"{length} by {' or '.join(sorted(through))}"
    report.add(
        path,
        f"from {example.start} to {example.end}{ignoring} the rulebook's examples need"
        f" {wanted}, here it is {found}",
    )


def shortest(
    beside: Mapping[str, set[str]], start: str, end: str, without: str = ""
) -> list[tuple[str, ...]]:
    """All shortest ways from region to region, both of them included."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen = {start, without}
    while ways:
        found = [way for way in ways if way[-1] == end]
        if found:
            return found
        ways = [(*way, region) for way in ways for region in beside[way[-1]] if region not in seen]
        seen |= {way[-1] for way in ways}
    return []
