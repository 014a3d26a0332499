"""The problem list: all problems, the worst first, with location and fix."""

from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.problem_list.view import ProblemList

__all__ = ["ListedProblem", "ProblemList", "Source"]
