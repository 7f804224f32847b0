"""What a check of stories finds: where it is, and what is wrong with it."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """Something wrong. `person` is whose file it is in; a remark is no mistake."""

    file: str
    line: int
    person: str
    reason: str
    is_remark: bool = False

    def __str__(self) -> str:
        what = "remark: " if self.is_remark else ""
        return f"{self.file}:{self.line}: {what}{self.reason}"
