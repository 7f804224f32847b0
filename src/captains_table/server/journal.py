"""What the server writes down: one line each, for programs (JSON) or for people.

No token, name, seed or word of a chat gets here: an error is told by its type and by where it
happened, not by its message, which may hold anything.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any

LOGGERS = ("captain", "alembic", "uvicorn")  # ours, and those of what we use
# What a line may say beside its event.
FIELDS = ("method", "route", "status", "ms", "table", "code", "worker")

_told: set[tuple[str, str]] = set()


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, Any] = {
            "at": f"{_when(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= _said(record)
        if record.exc_info and record.exc_info[0]:
            line |= {"error": record.exc_info[0].__name__, "where": _where(record)}
        return json.dumps(line)


class PlainLines(logging.Formatter):
    """What happened as a line that a person reads."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        said = " ".join(f"{name}={value}" for name, value in _said(record).items())
        error = ""
        if record.exc_info and record.exc_info[0]:
            error = f"{record.exc_info[0].__name__} at {' < '.join(reversed(_where(record)))}"
        parts = (_when(record, "%H:%M:%S"), record.levelname.lower(), record.getMessage())
        return " ".join(part for part in (*parts, said, error) if part)


def _when(record: logging.LogRecord, form: str) -> str:
    return time.strftime(form, time.gmtime(record.created))


def _said(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}


def _where(record: logging.LogRecord) -> list[str]:
    """The calls that led to an error, without any value."""
    trace = record.exc_info[2] if record.exc_info else None
    return [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)
    ]


def tell_once(log: logging.Logger, text: str, table_id: str) -> None:
    """An error of one table, while it is handled. It comes back whenever somebody asks for that
    table: this process tells it the first time."""
    if (text, table_id) not in _told:
        _told.add((text, table_id))
        log.exception(text, extra={"table": table_id})


def write_logs(form: str) -> None:
    """From now on, to the error stream: "json" tells everything, "plain" only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.ERROR)
    ours = logging.getLogger("captain")
    ours.setLevel(logging.INFO if form == "json" else logging.WARNING)
