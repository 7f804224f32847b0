"""Processes that belong to another one."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process


def end_with_parent() -> None:
    """From now on this process ends when its parent does, even if nobody can tell it to."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
