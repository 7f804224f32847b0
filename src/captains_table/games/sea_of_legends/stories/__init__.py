"""Adventures, the bonds that come of them, and Postscripts."""
