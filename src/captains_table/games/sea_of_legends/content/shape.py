"""Whether data has the shape of the records of `pack.py`: every mistake, not only the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec.inspect as kinds

from captains_table.engine.errors import named, shown

Path = tuple[str | int, ...]  # from the pack down to the place
LONGEST = 400  # letters of a reason: it may quote what somebody wrote


class Report:
    """Mistakes, each with its place."""

    def __init__(self) -> None:
        self.mistakes: list[tuple[Path, str]] = []
        self._spoiled: set[Path] = set()

    def add(self, path: Path, reason: str) -> None:
        """Note a mistake."""
        short = reason if len(reason) <= LONGEST else f"{reason[:LONGEST]}…"
        self.mistakes.append((path, short))
        self._spoiled.update(path[:end] for end in range(len(path) + 1))

    def spoils(self, path: Path) -> bool:
        """Whether there is a mistake at that place or below."""
        return path in self._spoiled


def check_shape(report: Report, record: type, data: Any) -> None:
    """Compare data with a record, field by field."""
    _check(report, (), _type(record), data)


@cache
def _type(record: type) -> kinds.Type:
    return kinds.type_info(record)


def _check(report: Report, path: Path, kind: kinds.Type, data: Any) -> None:
    if isinstance(kind, kinds.UnionType):
        if data is not None:
            _check(report, path, kind.types[0], data)
    elif isinstance(kind, kinds.StructType):
        _check_record(report, path, kind, data)
    elif isinstance(kind, kinds.VarTupleType):
        if _is_list(report, path, data):
            for i, item in enumerate(data):
                _check(report, (*path, i), kind.item_type, item)
    elif isinstance(kind, kinds.TupleType):
        if not _is_list(report, path, data):
            return
        if len(data) != len(kind.item_types):
            report.add(path, f"{len(kind.item_types)} entries are expected, not {len(data)}")
            return
        for i, (item_type, item) in enumerate(zip(kind.item_types, data, strict=True)):
            _check(report, (*path, i), item_type, item)
    elif isinstance(kind, kinds.LiteralType):
        if not isinstance(data, str) or data not in kind.values:
            words = ", ".join(map(str, kind.values))
            hint = " in quotes" if shown(data) in kind.values else ""
            report.add(path, f"one of {words} is expected{hint}, not {_told(data)}")
    elif isinstance(kind, kinds.BoolType):
        if type(data) is not bool:
            report.add(path, f"true or false is expected, not {_told(data)}")
    elif isinstance(kind, kinds.IntType):
        if type(data) is not int:
            report.add(path, f"a whole number is expected, not {_told(data)}")
    elif not isinstance(data, str):
        report.add(path, f"text is expected, not {_told(data)}")
    elif not _can_be_written(data):
        report.add(path, f"there is half a letter in {_told(data)}")


def _told(data: Any) -> str:
    """What there is in place of what is expected."""
    if isinstance(data, Mapping):
        return "fields"
    if isinstance(data, Sequence) and not isinstance(data, str):
        return "a list"
    return "nothing" if data is None else shown(data)


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_list(report: Report, path: Path, data: Any) -> bool:
    if isinstance(data, Sequence) and not isinstance(data, str):
        return True
    report.add(path, f"a list is expected, not {_told(data)}")
    return False


def _check_record(report: Report, path: Path, kind: kinds.StructType, data: Any) -> None:
    if not isinstance(data, Mapping):
        report.add(path, f"fields are expected, not {_told(data)}")
        return
    fields = {field.name: field for field in kind.fields}
    for name in data:
        if name not in fields:
            known = ", ".join(fields)
            report.add((*path, name), f"there is no field `{named(name)}` here; there are {known}")
    for name, field in fields.items():
        if name in data:
            _check(report, (*path, name), field.type, data[name])
        elif field.required:
            report.add(path, f"`{name}` is missing")
