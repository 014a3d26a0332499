"""The scope of an edit: which node takes the stones that it changes."""

from enum import Enum


class Scope(Enum):
    """Where changed stones go; marks, labels, turn, ko and order are always those of the node shown.

    HERE: onto the node shown, or where that is a move which begins the game, into the setup before it. NEW_CHILD: into
    a new setup node after the node shown, to which the cursor goes. BEFORE: into a new setup node in front of the node
    shown; what follows is replayed, and the cursor stays.
    """

    HERE = "here"
    NEW_CHILD = "new child"
    BEFORE = "before"
