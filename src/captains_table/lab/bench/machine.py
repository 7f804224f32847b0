"""Where and with what a figure was made."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("captains-table", "numpy", "numba", "numba-cuda", "open_spiel")


def machine() -> str:
    """Processor, cores, GPU, Python, packages and date, in one line."""
    parts = [f"{_processor()}, {os.cpu_count()} cores, {_gpu()}", platform.system()]
    parts += [f"Python {platform.python_version()}", ", ".join(map(_package, PACKAGES))]
    return "; ".join([*parts, date.today().isoformat()])


def _processor() -> str:
    listed = Path("/proc/cpuinfo")
    for line in listed.read_text().splitlines() if listed.exists() else []:
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor() or platform.machine()


def _gpu() -> str:
    if shutil.which("nvidia-smi"):
        asked = ("nvidia-smi", "--query-gpu=name", "--format=csv,noheader")
        answer = subprocess.run(asked, capture_output=True, text=True, check=False)
        if answer.returncode == 0 and answer.stdout.strip():
            return " and ".join(answer.stdout.strip().splitlines())
    return "no NVIDIA GPU"


def _package(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return f"no {name}"
