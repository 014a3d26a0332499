"""The monkey: random actions on the real windows, and what must hold after every one of them.

`plan` says which actions are done, and where, and writes and reads logs; `sitting` does them in a process of its own;
`actions`, `clipboard`, `disk` and `answers` are the hands, each on a `turn`; `material` is what they have at hand;
`killing` ends the process at any moment and says what must be recovered; `invariants` looks, `findings` listens;
`shrinking` finds the shortest list of actions that still fails; `runner` starts sittings, `__main__` is the command.
"""
