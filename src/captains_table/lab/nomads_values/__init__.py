"""Which of the reconstructed value sets of Nomads is better balanced."""
