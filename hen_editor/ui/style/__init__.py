"""How controls are painted: Qt's Fusion with the colours and shapes of the program."""
