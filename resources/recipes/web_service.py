"""A web service (WSGI): POST a text with positions to get their HEN, their pictures and their problems as JSON.

Usage: web_service.py [PORT]
"""

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any
from wsgiref.simple_server import make_server

from hen_editor import render
from hen_editor.core import hen
from hen_editor.pasting import MAX_TEXT_LENGTH, Pasted, recognise

MAX_POSITIONS = 20


def application(environ: dict[str, Any], start_response: Callable[..., object]) -> Iterable[bytes]:
    """Answer a request."""
    status, found = respond(environ)
    body = json.dumps(found).encode()
    start_response(status, [("Content-Type", "application/json"), ("Content-Length", str(len(body)))])
    return [body]


def respond(environ: dict[str, Any]) -> tuple[str, dict[str, object]]:
    """Return the status and the answer to a request."""
    if environ.get("REQUEST_METHOD") != "POST":
        return "405 Method Not Allowed", {"error": "Send a text by POST."}
    length = environ.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdecimal()) or int(length[:9]) > 4 * MAX_TEXT_LENGTH:
        return "413 Content Too Large", {"error": f"Send at most {MAX_TEXT_LENGTH} characters."}
    try:
        text = environ["wsgi.input"].read(int(length)).decode()
    except UnicodeDecodeError:
        return "400 Bad Request", {"error": "Send a text in UTF-8."}
    found = recognise(text)
    problems = [problem.to_json() for problem in found.diagnostics]
    return "200 OK", {"positions": [*map(described, found.value[:MAX_POSITIONS])], "problems": problems}


def described(found: Pasted) -> dict[str, object]:
    """Return what is known of a position as JSON."""
    position = found.position
    return {
        "hen": hen.visible_text(position) if position.size.columns <= hen.MAX_COLUMNS else None,
        "svg": render.svg(position, 400),
        "problems": [problem.to_json(position.size) for problem in found.diagnostics],
    }


if __name__ == "__main__":
    with make_server("localhost", int(sys.argv[1]) if len(sys.argv) > 1 else 8000, application) as server:
        server.serve_forever()
