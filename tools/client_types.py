"""Writes the browser's types: web/src/lib/messages.ts, of all messages, from their JSON schema, and
for each game that has a board names.ts and types.ts in web/src/boards/GAME, from its declaration.

python -m tools.client_types
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import captains_table as ct
from captains_table.server import messages
from captains_table.server.openapi import components
from tools.game_types import game_types

WEB = Path(__file__).parent.parent / "web/src"
FILE = WEB / "lib/messages.ts"
HEAD = (
    "// Made from the messages in src/captains_table/server (tools/client_types.py). Do not edit.\n"
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def literals() -> dict[str, tuple[str, ...]]:
    """The sets of words that have a name of their own."""
    named = vars(messages).items()
    return {name: get_args(kind) for name, kind in named if get_origin(kind) is Literal}


def one_of(values: tuple[str, ...]) -> str:
    """The type of what can be one of these words."""
    return " | ".join(map(json.dumps, values))


def typescript(schema: Mapping[str, Any]) -> str:
    """The type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(map(typescript, schema["anyOf"]))
    if "enum" in schema:
        for name, values in literals().items():
            if sorted(values) == sorted(schema["enum"]):
                return name
        return one_of(schema["enum"])
    match schema.get("type"):
        case None:
            return "any"
        case "null":
            return "null"
        case "array":
            item = typescript(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
        case plain:
            return PLAIN[plain]


def declaration(name: str, schema: Mapping[str, Any]) -> str:
    """An interface for a message, a type for a union of them."""
    if "properties" not in schema:
        return f"export type {name} = {typescript(schema)};\n"
    fields = [
        f"  {field}{'' if field in schema['required'] else '?'}: {typescript(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"/** {schema['description']} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def client_types() -> str:
    """The whole file `web/src/lib/messages.ts`."""
    words = "".join(
        f"export type {name} = {one_of(values)};\n" for name, values in literals().items()
    )
    return "\n".join(
        [HEAD, words, *(declaration(name, schema) for name, schema in components().items())]
    )


def all_types() -> dict[Path, str]:
    """Every file, and what is to stand in it."""
    folders = {name: WEB / "boards" / name for name in ct.game_names()}
    return {FILE: client_types()} | {
        folder / file: text
        for name, folder in folders.items()
        if folder.is_dir()
        for file, text in game_types(ct.game(name), declaration).items()
    }


if __name__ == "__main__":
    for file, text in all_types().items():
        file.write_text(text, encoding="utf-8")
