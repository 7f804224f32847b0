"""Tests that need an NVIDIA GPU: `make gpu`."""
