"""What the server counts, as Prometheus reads it. Nothing here can tell who somebody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_HELP = {
    "captain_requests_total": "HTTP requests by route and status.",
    "captain_messages_total": "Messages from browsers by type.",
    "captain_refused_total": "Messages from browsers that had no effect, by reason.",
    "captain_farewells_total": "Connections that the server ended, by reason.",
    "captain_choice_seconds": "From a message to its answer, after the commit.",
    "captain_connections": "Open connections.",
    "captain_tables_in_memory": "Tables that are kept ready.",
}
_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What one process has counted since it began, for Prometheus."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._within: Counter[float] = Counter()
        self._seconds = 0.0
        self._answers = 0

    def count(self, name: str, **labels: str) -> None:
        """One more. Labels are words of ours, never what somebody sent."""
        self._counts[name, ",".join(f'{key}="{value}"' for key, value in labels.items())] += 1

    def answered(self, seconds: float) -> None:
        """A message was answered after so long."""
        self._answers += 1
        self._seconds += seconds
        for bound in _BUCKETS:
            if seconds <= bound:
                self._within[bound] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        """Everything, with what is measured just now."""
        lines: list[str] = []
        for name in dict.fromkeys(sorted(name for name, _ in self._counts)):
            lines += _head(name, "counter")
            for (one, labels), count in sorted(self._counts.items()):
                if one == name:
                    lines.append(f"{name}{{{labels}}} {count}")
        for name, value in gauges.items():
            lines += [*_head(name, "gauge"), f"{name} {value}"]
        name = "captain_choice_seconds"
        lines += _head(name, "histogram")
        lines += [f'{name}_bucket{{le="{bound}"}} {self._within[bound]}' for bound in _BUCKETS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._answers}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {self._answers}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {_HELP[name]}", f"# TYPE {name} {kind}"]
