"""The problem list: everything that is wrong or odd, the worst first, with its place and its fix."""

from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.problem_list.view import ProblemList

__all__ = ["ListedProblem", "ProblemList", "Source"]
