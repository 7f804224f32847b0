"""Random numbers in the dialect, for simulation: the same on CPython, Numba and CUDA.

A stream is two 32-bit words, stepped as xoroshiro64* does. Real tables draw from `chance`.
"""

from __future__ import annotations

from typing import Any

WORD = 0xFFFFFFFF


def mix(x: int) -> int:
    """Spread the bits of a 32-bit word."""
    x = (x ^ (x >> 16)) & WORD
    x = (x * 0x7FEB352D) & WORD
    x = x ^ (x >> 15)
    x = (x * 0x2C1B3C6D) & WORD
    return x ^ (x >> 16)


def seed_stream(r: Any, seed: int, number: int) -> None:
    """Start stream `number` of a seed."""
    r[0] = mix(mix(seed & WORD) ^ (number & WORD))
    r[1] = mix((r[0] + (seed >> 32) + 0x9E3779B9) & WORD) | 1


def below(r: Any, bound: int) -> int:
    """The next number, from 0 to bound - 1."""
    a = r[0]
    b = r[1] ^ a
    high = (a * 0x9E3779BB) & WORD
    r[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    r[1] = ((b << 13) | (b >> 19)) & WORD
    return (high * bound) >> 32
