"""Tables over HTTP and WebSocket, and the store that keeps them."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"  # what is told to whoever starts it, and in chats
