"""What only other compiled code calls, as Numba compiles it: a part, which is handed on as it is.

Left to itself, Numba optimizes every function together with all that it calls and makes machine
code of it, again and again up to the function that is wanted. Of a part nobody wants machine code,
so only the whole is optimized: compiling takes less than half as long, and games are as fast.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _Part(JITCodeLibrary):  # type: ignore[misc]  # untyped
    """The code of a part, as it was written, with that of the parts that it calls."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        return 0

    @property
    def codegen(self) -> Any:
        """Who would be told where its Python objects are: a part has none."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """See `codegen`."""


class PartCompiler(Compiler):  # type: ignore[misc]  # untyped
    """Compiles one function as a part: for `pipeline_class`."""

    def define_pipelines(self) -> Any:
        """The usual ones."""
        state = self.state
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()
