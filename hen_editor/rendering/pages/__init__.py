"""Pages on paper, as vectors with texts that can be selected: their items, their layout, and painting them."""
