"""A screen reader in small, for the Python of the system: prints what there is to hear of a program, as JSON lines.

It says what gets the focus, with its role and description, the titles of windows, and announcements. For a line "tree"
on its standard input it prints all that is shown on the screen.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

PROGRAM = "HEN Editor"
HEARD = ("object:announcement", "object:state-changed:focused", "window:activate")
DEEPEST = 40
TEXTS = {"text", "entry"}


def say(words: str) -> None:
    """Print what is heard."""
    print(json.dumps({"heard": " ".join(words.split())}), flush=True)  # noqa: T201 - what it is for


def hear(event: Atspi.Event) -> None:
    """Say what an event is about."""
    try:
        if event.type.startswith("object:announcement"):
            say(event.any_data)
        elif event.type.startswith("window:activate"):
            say(f"{event.source.get_name()}, window")
        elif event.detail1:
            say(described(event.source))
    except GLib.Error:
        return  # it is gone already


def described(thing: Atspi.Accessible) -> str:
    """Return what is said of something that has the focus."""
    states = thing.get_state_set()
    role = thing.get_role_name()
    words = [thing.get_name(), role]
    if states.contains(Atspi.StateType.CHECKED):
        words += ["checked"]
    if role in TEXTS:
        words += [Atspi.Text.get_text(thing, 0, -1) or "empty"]
    words += [thing.get_description()]
    return ", ".join(word for word in words if word)


def things(thing: Atspi.Accessible, depth: int = 0) -> list[dict[str, object]]:
    """Return what is shown of something and in it: names, roles and descriptions."""
    states = thing.get_state_set()
    found: list[dict[str, object]] = []
    if states.contains(Atspi.StateType.SHOWING) or depth == 0:
        found += [
            {
                "name": thing.get_name(),
                "role": thing.get_role_name(),
                "description": thing.get_description(),
                "focusable": states.contains(Atspi.StateType.FOCUSABLE),
                "depth": depth,
            }
        ]
        if depth < DEEPEST and not states.contains(Atspi.StateType.MANAGES_DESCENDANTS):
            for number in range(thing.get_child_count()):
                child = thing.get_child_at_index(number)
                if child is not None:
                    found += things(child, depth + 1)
    return found


def answer(source: object, condition: object) -> bool:
    """Print the tree of the program."""
    if not sys.stdin.readline():
        Atspi.event_quit()
        return False
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
    found = [each for program in programs if program is not None for each in things(program)]
    print(json.dumps({"tree": found}), flush=True)  # noqa: T201 - what it is for
    return True


def main() -> None:
    """Listen until the standard input ends."""
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for kind in HEARD:
        listener.register(kind)
    GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, answer)
    print(json.dumps({"heard": "listening"}), flush=True)  # noqa: T201 - what it is for
    Atspi.event_main()


if __name__ == "__main__":
    main()
