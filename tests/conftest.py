"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# Time is never a verdict; in CI the examples are the same each time.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
