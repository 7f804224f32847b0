"""The server: what it keeps, what it says, and what it keeps to itself."""
