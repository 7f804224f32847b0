"""What every game shares. The engine knows no game and does no input or output of its own."""
