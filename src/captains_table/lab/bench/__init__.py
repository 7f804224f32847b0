"""`captain bench`: how fast the rules run here, next to another library in the same minute."""

from captains_table.lab.bench.command import bench_command

__all__ = ["bench_command"]
