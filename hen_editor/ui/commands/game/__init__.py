"""The commands of the Game menu: on games, the position, comments and annotations."""
