"""What every game of the house keeps to: these tests find the games by themselves."""
