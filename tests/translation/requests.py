"""What the program asks to be translated, as its source says."""

import ast
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tests.translation.findings import Text


class Request(NamedTuple):
    """One call of `self.tr`, `translate` or `QT_TRANSLATE_NOOP`.

    text: what it asks for, None where the text comes from a table. in_class: the class whose `tr` is called. is_mark:
    whether it only marks a text of a table.
    """

    module: str
    line: int
    context: str
    text: Text | None
    in_class: str | None
    has_number: bool
    wrong: str = ""
    is_mark: bool = False

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.wrong}".rstrip()


def requests(modules: Mapping[str, str]) -> Iterator[Request]:
    """Yield the requests of all modules; those that lupdate cannot follow say what is wrong with them."""
    for module, source in modules.items():
        yield from _of(module, ast.parse(source), None)


def _of(module: str, node: ast.AST, in_class: str | None) -> Iterator[Request]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            request = _request(module, child, in_class)
            if request is not None:
                yield request
        yield from _of(module, child, child.name if isinstance(child, ast.ClassDef) else in_class)


def _request(module: str, call: ast.Call, in_class: str | None) -> Request | None:
    match call.func, call.args:
        case (ast.Attribute(ast.Name("self"), "tr"), [text, *others]):
            return _checked(module, call, in_class or "", text, in_class, bool(others[1:]))
        case (ast.Attribute() | ast.Name("translate") as asked, [context, text, *others]) if _is_translate(asked):
            wrong = "translate takes no number that lupdate would see: use self.tr" if others[1:] else ""
            return _checked(module, call, _literal(context), text, None, False, wrong)
        case (ast.Name("QT_TRANSLATE_NOOP"), [context, text, *others]):
            wrong = "" if isinstance(text, ast.Constant) else "the text to be marked is no literal"
            marked = _checked(module, call, _literal(context), text, None, bool(others[1:]), wrong)
            return marked._replace(is_mark=True)
        case (ast.Name("_tr" | "tr"), _) | (ast.Attribute(_, "tr"), _):
            return Request(module, call.lineno, "", None, None, False, "lupdate does not know the context of this")
    return None


def _checked(
    module: str,
    call: ast.Call,
    context: str | None,
    text: ast.expr,
    in_class: str | None,
    number: bool,
    wrong: str = "",
) -> Request:
    literal = _literal(text)
    if context is None:
        wrong = "the context is no literal"
    elif literal is None and isinstance(text, ast.IfExp | ast.BinOp | ast.JoinedStr | ast.BoolOp):
        wrong = "the text is no literal: each needs a call of its own"
    found = None if literal is None or context is None else Text(context, literal)
    return Request(module, call.lineno, context or "", found, in_class, number, wrong)


def _is_translate(asked: ast.expr) -> bool:
    return ast.unparse(asked).split(".")[-2:] in (["translate"], ["QCoreApplication", "translate"])


def _literal(expression: ast.expr) -> str | None:
    is_text = isinstance(expression, ast.Constant) and isinstance(expression.value, str)
    return str(expression.value) if is_text and isinstance(expression, ast.Constant) else None
