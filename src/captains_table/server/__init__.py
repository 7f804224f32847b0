"""Tables over HTTP and WebSocket, and the store that keeps them."""
