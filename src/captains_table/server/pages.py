"""The client: the files of its build, held in memory, and its first page for its own addresses."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

CLIENT = Path(__file__).parent / "client"  # where its build is written to
_HASHED = "assets/"  # whose names change with their content
_PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".map"}


@dataclass(frozen=True)
class _File:
    data: bytes
    packed: bytes | None
    media_type: str
    etag: str


def is_built(folder: Path = CLIENT) -> bool:
    """Whether there is a client to be served."""
    return (folder / "index.html").is_file()


class Pages:
    """The files of a folder. Only what was there at the start can be asked for."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()]
        self._files = {file.relative_to(folder).as_posix(): _read(file) for file in files}

    def answer(self, request: Request, path: str, head: str = "") -> Response | None:
        """A file, or the first page, with more in its head; None where there is neither."""
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            path, file = "index.html", self._files.get("index.html")
        if file is None:
            return None
        if head:
            file = _file(file.data.replace(b"</head>", head.encode() + b"</head>"), file.media_type)
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable"
            if path.startswith(_HASHED)
            else "no-cache",
            "ETag": file.etag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.media_type)
        return Response(file.data, headers=headers, media_type=file.media_type)


def _read(file: Path) -> _File:
    data = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".webmanifest":
        kind = "application/manifest+json"
    packed = gzip.compress(data, mtime=0) if file.suffix in _PACKED else None
    return _file(data, kind, packed)


def _file(data: bytes, media_type: str, packed: bytes | None = None) -> _File:
    return _File(data, packed, media_type, f'"{sha256(data).hexdigest()[:24]}"')
