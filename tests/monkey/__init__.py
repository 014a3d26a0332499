"""The monkey: random actions on the real windows, and what must hold after every one of them.

`plan` says which actions are done and writes and reads logs; `sitting` does them in a process of its own; `actions`
and `answers` are the hands, `material` what they have at hand; `invariants` looks, `findings` listens; `shrinking`
finds the shortest list of actions that still fails; `__main__` is the command.
"""
