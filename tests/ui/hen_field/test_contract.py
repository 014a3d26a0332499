"""What is asked of the HEN field, and the tests that show it with the real widget."""

import pytest

from tests.core.hen import test_linear
from tests.ui.hen_field import test_editor, test_field, test_in_window

SHOWN_BY = {
    # The text, its colours and its problems.
    "plain text, monospaced, wraps": ["test_the_text_is_plain_of_equal_width_and_wraps"],
    "one line high, up to five while a longer text is typed": ["test_the_field_grows_with_what_is_typed_to_five_lines"],
    "tokens coloured by kind": ["test_tokens_are_coloured_by_their_kind", "test_colours_follow_the_theme"],
    "problems underlined where they are": ["test_problems_are_underlined_where_they_are"],
    "the first problem in words below, with its fix as a button": ["test_an_error_is_a_draft_with_a_badge_and_a_fix"],
    "n more opens the list": ["test_more_problems_are_in_the_list"],
    "a tooltip on an underlined place tells the problem": [
        "test_a_tooltip_tells_the_problem_that_the_pointer_is_on",
        "test_the_pointer_on_a_problem_tells_it",
    ],
    # Live.
    "parsed at each keystroke": ["test_every_keystroke_is_reported_once"],
    "a long text is parsed after a rest": ["test_a_long_text_is_reported_when_the_keys_rest"],
    "a text that is ok changes the board at once": ["test_what_is_typed_is_on_the_board_at_once"],
    "while it is invalid the last valid board stays, with a badge": [
        "test_an_invalid_text_leaves_the_last_valid_board_with_a_badge"
    ],
    # What is said.
    "message line and underlines show errors and warnings": [
        "test_the_first_error_comes_before_warnings_and_notes_are_not_shown"
    ],
    "notes stand only in the list": ["test_notes_are_in_the_list_only"],
    "an unfinished part is coloured as unfinished": ["test_an_unfinished_part_is_coloured_as_unfinished"],
    "its error is said after one second": [
        "test_an_unfinished_part_is_called_an_error_after_a_second",
        "test_an_unfinished_part_is_called_an_error_when_the_caret_leaves",
    ],
    # Limits.
    "the field takes 100,000 characters and says so": [
        "test_a_text_beyond_the_limit_is_refused_with_a_message",
        "test_a_key_beyond_the_limit_is_refused_with_a_message",
    ],
    "the library takes any number": ["test_no_text_costs_more_than_its_length"],
    # Pasting.
    "a paste with a size replaces the whole text": ["test_a_pasted_size_replaces_the_whole_text"],
    "a paste from an address replaces the whole text": ["test_a_pasted_address_replaces_the_whole_text"],
    "any other text goes in at the caret": ["test_any_other_text_goes_in_at_the_caret"],
    # Tokens and points.
    "the caret on a token lights its points on the board": [
        "test_the_token_at_the_caret_highlights_its_points_on_the_board"
    ],
    "the pointer on a point lights its token": ["test_the_pointer_on_a_point_highlights_its_tokens"],
    # Spelling.
    "spelling and caret stay while the text means what the document says": [
        "test_spelling_and_caret_stay_while_the_text_means_the_same"
    ],
    "Esc drops the draft": ["test_escape_drops_a_draft"],
    "Normalise writes canonical form": ["test_normalising_writes_the_canonical_form"],
    "one row per line and back": ["test_one_row_a_line_and_back"],
    # Buttons.
    "buttons copy the HEN and paste": ["test_the_buttons_copy_and_paste"],
    "a button copies a web address, which is a setting": ["test_the_address_that_is_copied_is_a_setting"],
}

TESTS = {name for module in (test_editor, test_field, test_in_window, test_linear) for name in vars(module)}


@pytest.mark.parametrize("demand", SHOWN_BY)
def test_a_demand_is_shown_by_tests(demand: str) -> None:
    assert SHOWN_BY[demand]
    assert set(SHOWN_BY[demand]) <= TESTS
