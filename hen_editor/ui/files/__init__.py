"""The files of a window: opening, saving, printing, with questions before and messages after."""
