"""What each property says, in one sentence for the player."""

from collections.abc import Mapping
from types import MappingProxyType

_TEXTS = """
FF The version of SGF in which the file is written; 4 is the last.
GM The game that is played: 1 is Go.
ST How a program is to show the variations.
CA The encoding of the texts in the file.
AP The program that wrote the file, and its version.
SZ The size of the board: one number for a square, two with a colon between them for a rectangle.
GN The name of the game.
EV The event at which the game was played.
RO The round of the event.
DT The date, as 2024-05-03.
PC The place where the game was played.
PB The name of the player of Black.
BR The rank of the player of Black.
BT The team of Black.
PW The name of the player of White.
WR The rank of the player of White.
WT The team of White.
RE The result: B+3.5, W+R, 0 for a draw, Void or ?.
RU The rules of the game.
OT The way of overtime.
ON The opening that was played.
SO The source of the game: a book or a journal.
US Who entered the game.
AN Who annotated the game.
CP The copyright of the game and its annotations.
ID An identifier of the game, from old files.
LC Overtime periods in which a move must be made, from old files.
LT Whether a lost overtime loses the game, from old files.
IP Who moves first, from old files.
IY Which side the board is seen from, from old files.
SU The kind of setup, from old files.
OM How many moves an overtime period has, from old files.
OV How long an overtime period is, from old files.
HA The number of handicap stones, 2 or more.
KM The komi: points that White is given.
TM The time of each player, in seconds.
GC A text about the whole game.
AB Points on which black stones are placed.
AW Points on which white stones are placed.
AE Points whose stones are taken away.
PL Whose turn it is: B or W.
B A move of Black: a point, or nothing for a pass.
W A move of White: a point, or nothing for a pass.
KO The move is to be made even where the rules forbid it.
DO The move is doubtful.
IT The move is interesting.
BM The move is bad; 2 is very bad.
TE The move is good; 2 is very good.
MN The number that the move is to have.
OB The moves that Black has left in overtime.
OW The moves that White has left in overtime.
BL The seconds that Black has left.
WL The seconds that White has left.
C A comment on the node.
HEN What HEN says of the position and SGF cannot, such as stones of further colours.
N A short name for the node.
DM The position is even; 2 says so with more weight.
GB The position is good for Black; 2 is very good.
GW The position is good for White; 2 is very good.
HO The node is of special interest.
UC The position is unclear.
V A value for the position: positive is good for Black.
FG A diagram begins here; a name for it and how it is to look.
PM How move numbers are printed.
BS Who plays Black, a program or a person, from old files.
WS Who plays White, a program or a person, from old files.
SC The score, from old files.
CR Points marked with a circle.
SQ Points marked with a square.
TR Points marked with a triangle.
MA Points marked with a cross.
SL Points that are selected.
TB Points that are Black's territory.
TW Points that are White's territory.
L Points labelled with letters in turn, from old files.
M Points marked in a way that is left open, from old files.
DD Points that are dimmed; an empty value ends it.
VW The part of the board that is shown; an empty value shows all.
LB Labels: a point, a colon and a text.
AR Arrows: two points with a colon between them.
LN Lines: two points with a colon between them.
"""

HELP: Mapping[str, str] = MappingProxyType(
    {name: sentence for name, _, sentence in (line.partition(" ") for line in _TEXTS.strip().splitlines())}
)
"""A sentence for each property of the table, by identifier."""
