<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Read aloud: so many seconds of the running minute or move have passed.</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Read aloud when a reading period (byo-yomi) is used up.</extracomment>
        <translation>
            <numerusform>%n period left</numerusform>
            <numerusform>%n periods left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>%1 left for this move</translation>
    </message>
    <message>
        <source>Minutes read aloud, the last one counted to ten</source>
        <translation>Minutes read aloud, the last one counted to ten</translation>
    </message>
    <message>
        <source>Half minutes read aloud, the last one counted to five</source>
        <translation>Half minutes read aloud, the last one counted to five</translation>
    </message>
    <message>
        <source>Half minutes read aloud, every second from twenty on</source>
        <translation>Half minutes read aloud, every second from twenty on</translation>
    </message>
    <message>
        <source>Silent, a flash at the last minute</source>
        <translation>Silent, a flash at the last minute</translation>
    </message>
    <message>
        <source>Tones at five minutes, one minute, thirty seconds and each of the last ten</source>
        <translation>Tones at five minutes, one minute, thirty seconds and each of the last ten</translation>
    </message>
    <message>
        <source>The limit of each move, and the last minutes</source>
        <translation>The limit of each move, and the last minutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>Opener</source>
        <extracomment>Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 holds no game: no format of records was recognised in it.</source>
        <translation>%1 holds no game: no format of records was recognised in it.</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. That is no record of games.</source>
        <translation>%1 is larger than 2 GB. That is no record of games.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, and no file.</source>
        <translation>%1 is a device or a pipe, and no file.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 cannot be opened: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message>
        <source>%1: the board has another size.</source>
        <translation>%1: the board has another size.</translation>
    </message>
    <message>
        <source>No copy of the file that is there could be kept as %1. Nothing was saved.</source>
        <translation>No copy of the file that is there could be kept as %1. Nothing was saved.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than any that is known.</source>
        <translation>%1 is a library of version %2.%3, which is newer than any that is known.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file is not written in the charset it names.</source>
        <translation>The file is not written in the charset it names.</translation>
    </message>
    <message>
        <source>The games of this file are written in different charsets; each is read in its own.</source>
        <translation>The games of this file are written in different charsets; each is read in its own.</translation>
    </message>
    <message>
        <source>Some bytes are no characters and are shown as U+FFFD.</source>
        <translation>Some bytes are no characters and are shown as U+FFFD.</translation>
    </message>
    <message>
        <source>Files of more than 2 GB are not read.</source>
        <translation>Files of more than 2 GB are not read.</translation>
    </message>
    <message>
        <source>What stands before the first game is skipped.</source>
        <translation>What stands before the first game is skipped.</translation>
    </message>
    <message>
        <source>What stands between or after the games is skipped.</source>
        <translation>What stands between or after the games is skipped.</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>The semicolon before this node is missing.</translation>
    </message>
    <message>
        <source>This parenthesis is one too many.</source>
        <translation>This parenthesis is one too many.</translation>
    </message>
    <message>
        <source>These parentheses hold nothing.</source>
        <translation>These parentheses hold nothing.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no opening one.</source>
        <translation>This closing parenthesis has no opening one.</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>The file ends inside a game.</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>The file ends inside this value.</translation>
    </message>
    <message>
        <source>A node behind a variation is read as a further variation.</source>
        <translation>A node behind a variation is read as a further variation.</translation>
    </message>
    <message>
        <source>Properties are named as in old files; the small letters are dropped.</source>
        <translation>Properties are named as in old files; the small letters are dropped.</translation>
    </message>
    <message>
        <source>The property is named in small letters.</source>
        <translation>The property is named in small letters.</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>A property without a value is dropped.</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>A value without a property is dropped.</translation>
    </message>
    <message>
        <source>The property has a value too many or stands twice in its node.</source>
        <translation>The property has a value too many or stands twice in its node.</translation>
    </message>
    <message>
        <source>Characters that belong to nothing are skipped.</source>
        <translation>Characters that belong to nothing are skipped.</translation>
    </message>
    <message>
        <source>The value is understood, but not written as the format says.</source>
        <translation>The value is understood, but not written as the format says.</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>The value is not understood and is kept as it is.</translation>
    </message>
    <message>
        <source>The value of a property of ours is not understood and is kept as it is.</source>
        <translation>The value of a property of ours is not understood and is kept as it is.</translation>
    </message>
    <message>
        <source>The points of this list are parted by commas.</source>
        <translation>The points of this list are parted by commas.</translation>
    </message>
    <message>
        <source>A point is set up twice; what was written later counts.</source>
        <translation>A point is set up twice; what was written later counts.</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>The board has more than two dimensions; its moves are not placed.</translation>
    </message>
    <message>
        <source>The size of the board is not told and follows from the points.</source>
        <translation>The size of the board is not told and follows from the points.</translation>
    </message>
    <message>
        <source>This is no size of a board.</source>
        <translation>This is no size of a board.</translation>
    </message>
    <message>
        <source>The point is understood, but not written as the format says.</source>
        <translation>The point is understood, but not written as the format says.</translation>
    </message>
    <message>
        <source>This is no point of the board; no stone is placed.</source>
        <translation>This is no point of the board; no stone is placed.</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>The point is occupied; no stone is placed.</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>The same colour moves twice in a row.</translation>
    </message>
    <message>
        <source>Renju under the number that one server gave it.</source>
        <translation>Renju under the number that one server gave it.</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be five in a row.</source>
        <translation>The record does not say which game it is; it may be five in a row.</translation>
    </message>
    <message>
        <source>This is a record of Go.</source>
        <translation>This is a record of Go.</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>This is a record of another game.</translation>
    </message>
    <message>
        <source>A move in the first node is put into a node of its own.</source>
        <translation>A move in the first node is put into a node of its own.</translation>
    </message>
    <message>
        <source>Setup and a move in one node are parted.</source>
        <translation>Setup and a move in one node are parted.</translation>
    </message>
    <message>
        <source>Several moves in one node are parted.</source>
        <translation>Several moves in one node are parted.</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>A move has several points; the first counts.</translation>
    </message>
    <message>
        <source>This property belongs to the first node and has no effect here.</source>
        <translation>This property belongs to the first node and has no effect here.</translation>
    </message>
    <message>
        <source>This property belongs to the first node; it counts where that has none.</source>
        <translation>This property belongs to the first node; it counts where that has none.</translation>
    </message>
    <message>
        <source>The number of stones does not tell who moves; Black is taken.</source>
        <translation>The number of stones does not tell who moves; Black is taken.</translation>
    </message>
    <message>
        <source>The file has no header: a library of RenLib 1.</source>
        <translation>The file has no header: a library of RenLib 1.</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>One byte is left over at the end and is ignored.</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>The file ends inside this record.</translation>
    </message>
    <message>
        <source>The file ends inside this text; what there is of it is kept.</source>
        <translation>The file ends inside this text; what there is of it is kept.</translation>
    </message>
    <message>
        <source>This is no point of the board; reading ends here.</source>
        <translation>This is no point of the board; reading ends here.</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is hung under the root.</source>
        <translation>The tree was complete before this move, which is hung under the root.</translation>
    </message>
    <message>
        <source>The root is said to have a sibling, which is ignored.</source>
        <translation>The root is said to have a sibling, which is ignored.</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>A record without a point in a library without a root is read as a pass.</translation>
    </message>
    <message>
        <source>The same move stands twice below one position; both are merged.</source>
        <translation>The same move stands twice below one position; both are merged.</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one stays.</source>
        <translation>The same move has two different texts; the first one stays.</translation>
    </message>
    <message>
        <source>Moves follow a text that is no move; they are kept.</source>
        <translation>Moves follow a text that is no move; they are kept.</translation>
    </message>
    <message>
        <source>A text that is no move has no text.</source>
        <translation>A text that is no move has no text.</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading goes on right behind it.</source>
        <translation>The text is not padded to an even length; reading goes on right behind it.</translation>
    </message>
    <message>
        <source>The extension of this record has bits without a known meaning, which are kept.</source>
        <translation>The extension of this record has bits without a known meaning, which are kept.</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>The line has more than 225 moves; the tree cannot be saved as a library.</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>This is not understood and is skipped.</translation>
    </message>
    <message>
        <source>This is no XML; reading ends here.</source>
        <translation>This is no XML; reading ends here.</translation>
    </message>
    <message>
        <source>Another game of the file has the same number; both are read.</source>
        <translation>Another game of the file has the same number; both are read.</translation>
    </message>
    <message>
        <source>The file names this number and does not have it.</source>
        <translation>The file names this number and does not have it.</translation>
    </message>
    <message>
        <source>The file ends where more moves are announced; it may have been cut off.</source>
        <translation>The file ends where more moves are announced; it may have been cut off.</translation>
    </message>
    <message>
        <source>The rectangles of this game name more than four million points; this one is kept as it is and not set up.</source>
        <translation>The rectangles of this game name more than four million points; this one is kept as it is and not set up.</translation>
    </message>
    <message>
        <source>The charset named in the file is unknown; it was guessed from the content.</source>
        <translation>The charset named in the file is unknown; it was guessed from the content.</translation>
    </message>
    <message>
        <source>The file has zero bytes; in texts they are read as spaces.</source>
        <translation>The file has zero bytes; in texts they are read as spaces.</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>The date is not understood and is kept as it is.</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>One tap</translation>
    </message>
    <message>
        <source>The tap is the move.</source>
        <translation>The tap is the move.</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>Tap twice</translation>
    </message>
    <message>
        <source>The second tap on the same point is the move.</source>
        <translation>The second tap on the same point is the move.</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>Place, then press the clock</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>The stone can be moved until the clock is pressed (Space).</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of an open four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The end of an open four</translation>
    </message>
    <message>
        <source>Exactly five in a row win.</source>
        <translation>Exactly five in a row win.</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The middle of XX.XX</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal into the corner</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five and overline at once</translation>
    </message>
    <message>
        <source>A five cancels every foul of the same stone: the move wins.</source>
        <translation>A five cancels every foul of the same stone: the move wins.</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five and two fours at once</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five and two threes at once</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXX?XX: the gap is filled</translation>
    </message>
    <message>
        <source>Six or more in a row are an overline.</source>
        <translation>Six or more in a row are an overline.</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX?X: the gap is filled</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A row of seven</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The longest row one stone can make</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>Nine: four stones on either side.</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Along the first row</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row are an overline.</source>
        <translation>The edge changes nothing: six in a row are an overline.</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six in a row and two threes</translation>
    </message>
    <message>
        <source>Both kinds are named.</source>
        <translation>Both kinds are named.</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six in a row and two fours</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two long rows with one stone</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A white stone in the row</translation>
    </message>
    <message>
        <source>The white stone cuts the row: there are no six.</source>
        <translation>The white stone cuts the row: there are no six.</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight four</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>Two points complete it, but it is one set of four stones: one four.</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A four closed on one side</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A split four</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Four stones closed on both sides</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>Only the column is a four.</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Four stones that could only become six</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>I8 would make six. Only the column is a four.</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX.X with the far end open</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but no straight four.</source>
        <translation>D8 makes exactly five; I8 would make six. It is a four, but no straight four.</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two closed fours crossing</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight four and a split four</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two split fours crossing</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three fours at once</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XX: two fours share the two stones in the middle.</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXX: two fours share only the stone just played.</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The carrying pole between white stones</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>What lies outside does not matter.</translation>
    </message>
    <message>
        <source>The carrying pole with an outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The carrying pole with an outer stone too many</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>The left gap would make six, so only the right gap gives a five: one four.</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The carrying pole with a white stone in a gap</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>The right gap still gives a five: one four.</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The outer stone of X.XXX.X comes last</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and two fours must meet in it.</source>
        <translation>Only one four is new: the other does not contain the stone just played, and two fours must meet in it.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>Both gaps would make six: no four.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>One gap would make six, the other makes five: one four.</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two fours in the corner</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Squeezed against the edge</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>Between the white stone and the edge there are only four points: no four.</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two fours and a three</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two fours and two threes</translation>
    </message>
    <message>
        <source>Two rows of four, one that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two rows of four, one that could only become six</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>One four is left.</translation>
    </message>
    <message>
        <source>Two rows of four, both could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two rows of four, both could only become six</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>Neither is a four.</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal of five points</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>A5–E1 has exactly five points; E1 completes the five.</translation>
    </message>
    <message>
        <source>A diagonal of five points and a row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal of five points and a row</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>Both are fours.</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal of four points</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>There is no room for five on it: no four.</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A cross of two threes</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A corner of two threes</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two diagonal threes</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two split threes</translation>
    </message>
    <message>
        <source>Two split threes, the gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two split threes, the gap next to the stone</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three threes</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Four threes</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A single three</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>One three alone is allowed.</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A four and a three</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>This is the only fork with which Black may win.</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A four and two threes</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>The four does not help: two threes are forbidden.</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight four and two threes</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>Two threes are forbidden, even beside a straight four.</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight four and one three</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>One four and one three are allowed.</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On the second line</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>The column needs H1 empty, and it is.</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On the first line</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is no three.</source>
        <translation>The column would need a point off the board: it is no three.</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Next to the corner</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>A2 and B1 are the outer ends, and both are free.</translation>
    </message>
    <message>
        <source>Two wide split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two wide split threes</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A three closed on one side</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>It could only become a four closed on one side.</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five points between white stones</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>No straight four fits: it needs six points.</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six points between white stones</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>Six points are just enough. I8 makes the straight four; one such point is enough.</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A split three, six points between white stones</translation>
    </message>
    <message>
        <source>Six points are just enough: G8 makes the straight four.</source>
        <translation>Six points are just enough: G8 makes the straight four.</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A split three closed on one side</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A distant stone on each side</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>Each of the two straight fours would have an end that makes six.</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A distant stone on one side</translation>
    </message>
    <message>
        <source>I8 makes a straight four, E8 does not.</source>
        <translation>I8 makes a straight four, E8 does not.</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A distant stone on one side, White on the other</translation>
    </message>
    <message>
        <source>The only four that would fit has an end that makes six.</source>
        <translation>The only four that would fit has an end that makes six.</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A stone five points away</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>K8 is the only straight-four point, and its end L8 would make six with M8.</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A stone six points away</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>It is too far away to matter.</translation>
    </message>
    <message>
        <source>Black on X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Black on X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>That is a four, not a three: with the column, a four and a three.</translation>
    </message>
    <message>
        <source>Black on XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Black on XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>Filling G8 gives XXXX.XX, whose inner end makes seven.</translation>
    </message>
    <message>
        <source>X..X?X..X between two distant stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X..X?X..X between two distant stones</translation>
    </message>
    <message>
        <source>The edge, White, and five points between</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The edge, White, and five points between</translation>
    </message>
    <message>
        <source>The edge, White, and six points between</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The edge, White, and six points between</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>E8 makes B8–E8 with A8 and F8 free.</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X.X.X? beside a white stone</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>F8 makes E8–H8, but its end D8 would make six with C8.</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal of six points</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A three on a diagonal of five points</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point is an overline</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8 would be the sixth stone of I6–I11.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point is a double-four</translation>
    </message>
    <message>
        <source>I8 makes fours of the row and of I5–I8.</source>
        <translation>I8 makes fours of the row and of I5–I8.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point is a double-four on one line</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>In column I alone, with I12, I10, I9 and I6, there are two fours.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point is a double-three</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>I8 would make a four and two threes. That is one level of look-ahead.</translation>
    </message>
    <message>
        <source>The only straight-four point makes a three, too</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point makes a three, too</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>I8 would make a four and a three, which is allowed: the row is a real three.</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point makes another four</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>I8 makes a second straight four: a double-four.</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>One of two straight-four points is an overline</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8 is an overline, but E8 may be played: one good point is enough.</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>An overline and a double-four on the straight-four points</translation>
    </message>
    <message>
        <source>I8 is an overline, E8 a double-four: the row is no three.</source>
        <translation>I8 is an overline, E8 a double-four: the row is no three.</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three threes, one of them false</translation>
    </message>
    <message>
        <source>The row is false, for I8 is a double-four; column and diagonal remain.</source>
        <translation>The row is false, for I8 is a double-four; column and diagonal remain.</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three threes, two of them false</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8 and H7 are double-fours; only the diagonal is real.</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A four and two threes, one of them false</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>One four and one real three remain.</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point makes a five elsewhere</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is no three. Black could have won at I8 at once.</source>
        <translation>The added stone must not make a five, so the row is no three. Black could have won at I8 at once.</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>One of two straight-four points makes a five</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>The other one is enough: both threes are real.</translation>
    </message>
    <message>
        <source>A straight-four point with five and double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight-four point with five and double-four</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>A point that makes a five never makes a three.</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>One level of look-ahead</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>F6, the only straight-four point of the diagonal, would make two real threes.</translation>
    </message>
    <message>
        <source>One level, on six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>One level, on six stones</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is no three.</source>
        <translation>G4 would make a four and two threes, so the diagonal F3 H5 I6 is no three.</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two levels</translation>
    </message>
    <message>
        <source>D11 looks like a double-three, but it is none, because C10 is one: D11 may be played.</source>
        <translation>D11 looks like a double-three, but it is none, because C10 is one: D11 may be played.</translation>
    </message>
    <message>
        <source>Two levels, on eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two levels, on eight stones</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>E6 is allowed because D6 is a real double-three.</translation>
    </message>
    <message>
        <source>Three levels, on the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three levels, on the same eight stones</translation>
    </message>
    <message>
        <source>E4 is a real double-three because E6 is allowed because D6 is forbidden.</source>
        <translation>E4 is a real double-three because E6 is allowed because D6 is forbidden.</translation>
    </message>
    <message>
        <source>Three levels, on nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three levels, on nine stones</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Four levels</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>The verdict would change if the look-ahead stopped one level earlier.</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five levels</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six levels</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Seven levels</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Eight levels</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Nine levels</translation>
    </message>
    <message>
        <source>Each straight-four point fails for another reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Each straight-four point fails for another reason</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is no three. Who reads articles 9.3 a) and b) apart would forbid I6.</source>
        <translation>The column fails at I4 (double-four) and at I8 (double-three): it is no three. Who reads articles 9.3 a) and b) apart would forbid I6.</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The same question one level down</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A five on the way</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A five on the way, another example</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>Five</translation>
    </message>
    <message>
        <source>Overline</source>
        <extracomment>Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.</extracomment>
        <translation>Overline</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>Chapter of the lesson. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>Four</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>Chapter of the lesson. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>Three</translation>
    </message>
    <message>
        <source>False three</source>
        <extracomment>Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.</extracomment>
        <translation>False three</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <extracomment>Chapter of the lesson: shapes that only the next moves in thought decide.</extracomment>
        <translation>Look-ahead</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Chapter of the lesson: shapes on which judges read the rules in different ways.</extracomment>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Middle</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Middle</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>What looks forbidden is forbidden.</source>
        <translation>What looks forbidden is forbidden.</translation>
    </message>
    <message>
        <source>Some points look forbidden and are not.</source>
        <translation>Some points look forbidden and are not.</translation>
    </message>
    <message>
        <source>Some points are told apart only by thinking two or more stones ahead.</source>
        <translation>Some points are told apart only by thinking two or more stones ahead.</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>Is %1 forbidden for Black, and why?</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>%1 found, %2 missed, %3 wrong.</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>There is a stone on this point.</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>The game has not started.</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>The game has already started.</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>This opening cannot be played on this board.</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>The clock cannot run this time control.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>The game is not paused.</translation>
    </message>
    <message>
        <source>A flag has fallen: the time must be claimed first.</source>
        <translation>A flag has fallen: the time must be claimed first.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>It is the other player&apos;s turn.</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>This point is not on the board.</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>This point is forbidden: %1.</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>The opening does not allow this.</translation>
    </message>
    <message>
        <source>Not before the opening is over.</source>
        <translation>Not before the opening is over.</translation>
    </message>
    <message>
        <source>It is not allowed to pass now.</source>
        <translation>It is not allowed to pass now.</translation>
    </message>
    <message>
        <source>Only a stone of the opponent can be claimed as forbidden.</source>
        <translation>Only a stone of the opponent can be claimed as forbidden.</translation>
    </message>
    <message>
        <source>Too late: the answer to this stone has been played.</source>
        <translation>Too late: the answer to this stone has been played.</translation>
    </message>
    <message>
        <source>Nothing to claim: in this game it counts by itself.</source>
        <translation>Nothing to claim: in this game it counts by itself.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>No flag has fallen.</translation>
    </message>
    <message>
        <source>This rule forbids your opponent nothing.</source>
        <translation>This rule forbids your opponent nothing.</translation>
    </message>
    <message>
        <source>This has been asked already.</source>
        <translation>This has been asked already.</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>There is nothing to answer.</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>The other player has to answer.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>There is no move to take back.</translation>
    </message>
    <message>
        <source>In this game no move can be taken back.</source>
        <translation>In this game no move can be taken back.</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>This game cannot be paused.</translation>
    </message>
    <message>
        <source>The file or its folder is not there: %1</source>
        <translation>The file or its folder is not there: %1</translation>
    </message>
    <message>
        <source>There is no right to write to %1.</source>
        <translation>There is no right to write to %1.</translation>
    </message>
    <message>
        <source>The disk with %1 cannot be written to.</source>
        <translation>The disk with %1 cannot be written to.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>The disk is full.</translation>
    </message>
    <message>
        <source>There is a game of this name already: %1</source>
        <translation>There is a game of this name already: %1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>Another program has this game open: %1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be the name of a file.</source>
        <translation>The game&apos;s name cannot be the name of a file.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should (%1): %2</source>
        <translation>The disk does not answer as it should (%1): %2</translation>
    </message>
    <message>
        <source>This is not a game of this program: %1</source>
        <translation>This is not a game of this program: %1</translation>
    </message>
    <message>
        <source>A newer version of this program has written %1.</source>
        <translation>A newer version of this program has written %1.</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>Line %1 of %2 cannot be read.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what this program wrote.</source>
        <translation>Line %1 of %2 is not what this program wrote.</translation>
    </message>
    <message>
        <source>The end of %1 was not written completely.</source>
        <translation>The end of %1 was not written completely.</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>The game in %1 is over.</translation>
    </message>
    <message>
        <source>No fifth moves are compared as figures now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>No fifth moves are compared as figures now.</translation>
    </message>
    <message>
        <source>Both flags are down: the game goes on.</source>
        <translation>Both flags are down: the game goes on.</translation>
    </message>
    <message>
        <source>The arbiter has stopped the clocks.</source>
        <translation>The arbiter has stopped the clocks.</translation>
    </message>
    <message>
        <source>The arbiter lets the other clock run: nobody can play now.</source>
        <translation>The arbiter lets the other clock run: nobody can play now.</translation>
    </message>
    <message>
        <source>A claim waits for its ruling.</source>
        <translation>A claim waits for its ruling.</translation>
    </message>
    <message>
        <source>No claim waits for a ruling.</source>
        <translation>No claim waits for a ruling.</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>This claim cannot be upheld: the stone is not forbidden.</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>This game is played without an arbiter.</translation>
    </message>
    <message>
        <source>It is not allowed to offer a draw now.</source>
        <translation>It is not allowed to offer a draw now.</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>The board is full: a pass ends the game.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>The game is not over.</translation>
    </message>
    <message>
        <source>The result has been confirmed already.</source>
        <translation>The result has been confirmed already.</translation>
    </message>
    <message>
        <source>All have confirmed this result: to reopen the game needs a reason of the chief arbiter.</source>
        <translation>All have confirmed this result: to reopen the game needs a reason of the chief arbiter.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>There is no such move in this game.</translation>
    </message>
    <message>
        <source>The clock cannot be set like this.</source>
        <translation>The clock cannot be set like this.</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not come so far.</source>
        <translation>No period is being counted, or the count has not come so far.</translation>
    </message>
    <message>
        <source>This clock runs already.</source>
        <translation>This clock runs already.</translation>
    </message>
    <message>
        <source>No sealed move is kept.</source>
        <translation>No sealed move is kept.</translation>
    </message>
    <message>
        <source>This is no result.</source>
        <translation>This is no result.</translation>
    </message>
    <message>
        <source>The stones lie on a real board: that is between the players.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>The stones lie on a real board: that is between the players.</translation>
    </message>
    <message>
        <source>The stones lie on the screen: a stone laid ends the turn.</source>
        <translation>The stones lie on the screen: a stone laid ends the turn.</translation>
    </message>
    <message>
        <source>No move is noted.</source>
        <translation>No move is noted.</translation>
    </message>
    <message>
        <source>Either the steps of the opening are noted, or the colours are exchanged without them.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>Either the steps of the opening are noted, or the colours are exchanged without them.</translation>
    </message>
    <message>
        <source>The limit of moves is reached: a pass ends the game.</source>
        <translation>The limit of moves is reached: a pass ends the game.</translation>
    </message>
    <message>
        <source>The machine has not slept while this clock ran, or it is counted already.</source>
        <translation>The machine has not slept while this clock ran, or it is counted already.</translation>
    </message>
    <message>
        <source>One player is not here yet.</source>
        <translation>One player is not here yet.</translation>
    </message>
    <message>
        <source>This player is here already.</source>
        <translation>This player is here already.</translation>
    </message>
    <message>
        <source>No sleep of the machine is counted, or the clocks have run since.</source>
        <translation>No sleep of the machine is counted, or the clocks have run since.</translation>
    </message>
    <message>
        <source>In this game a fallen flag counts.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>In this game a fallen flag counts.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>Player 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Player 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no key in %1.</source>
        <translation>There is no key in %1.</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 is not a secret key.</translation>
    </message>
    <message>
        <source>The key in %1 has a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>The key in %1 has a password. Sign with kagetsu-cli, which asks for it.</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>The key in %1 is damaged.</translation>
    </message>
    <message>
        <source>A draw is offered after one&apos;s own move, while the opponent&apos;s clock runs.</source>
        <translation>A draw is offered after one&apos;s own move, while the opponent&apos;s clock runs.</translation>
    </message>
    <message>
        <source>A sealed move is kept: open it, or annul it with a reason.</source>
        <translation>A sealed move is kept: open it, or annul it with a reason.</translation>
    </message>
    <message>
        <source>In a game with an arbiter only the arbiter ends it without a result.</source>
        <translation>In a game with an arbiter only the arbiter ends it without a result.</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once in a game.</source>
        <translation>A claim can be withdrawn only once in a game.</translation>
    </message>
    <message>
        <source>Every order has its reason already.</source>
        <translation>Every order has its reason already.</translation>
    </message>
    <message>
        <source>The game has gone on since the last order.</source>
        <translation>The game has gone on since the last order.</translation>
    </message>
    <message>
        <source>After move 10 the game stands with the colours as played.</source>
        <translation>After move 10 the game stands with the colours as played.</translation>
    </message>
    <message>
        <source>No last period has run out in this turn.</source>
        <translation>No last period has run out in this turn.</translation>
    </message>
    <message>
        <source>This player has had as many leaves as the rules of this game allow.</source>
        <translation>This player has had as many leaves as the rules of this game allow.</translation>
    </message>
    <message>
        <source>While periods are counted, a player may leave only on the opponent&apos;s time.</source>
        <translation>While periods are counted, a player may leave only on the opponent&apos;s time.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>The opening is over.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>It is the other player&apos;s turn in the opening.</translation>
    </message>
    <message>
        <source>The opening asks for something else now.</source>
        <translation>The opening asks for something else now.</translation>
    </message>
    <message>
        <source>In this step the stone must lie within the lit part of the board.</source>
        <translation>In this step the stone must lie within the lit part of the board.</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>There is a stone on this point.</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>The pattern %1 is not allowed in this game.</translation>
    </message>
    <message>
        <source>These three stones are none of the 26 patterns.</source>
        <translation>These three stones are none of the 26 patterns.</translation>
    </message>
    <message>
        <source>No allowed pattern could follow from this stone.</source>
        <translation>No allowed pattern could follow from this stone.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>This cannot be chosen now.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>The number must be from %1 to %2.</translation>
    </message>
    <message>
        <source>This point is offered already.</source>
        <translation>This point is offered already.</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a turned or mirrored board.</source>
        <translation>This offer is the same as %1 on a turned or mirrored board.</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a turned or mirrored board.</source>
        <translation>This offer is the same as another one on a turned or mirrored board.</translation>
    </message>
    <message>
        <source>Only an offered point can be taken.</source>
        <translation>Only an offered point can be taken.</translation>
    </message>
    <message numerus="yes">
        <source>Be Black and offer %n fifth moves</source>
        <translation>
            <numerusform>Be Black and offer %n fifth move</numerusform>
            <numerusform>Be Black and offer %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be White and offer %n fifth moves</source>
        <translation>
            <numerusform>Be White and offer %n fifth move</numerusform>
            <numerusform>Be White and offer %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be Black and place %n more stones</source>
        <translation>
            <numerusform>Be Black and place %n more stone</numerusform>
            <numerusform>Be Black and place %n more stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be White and place %n more stones</source>
        <translation>
            <numerusform>Be White and place %n more stone</numerusform>
            <numerusform>Be White and place %n more stones</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Stay Black</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>Take Black</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Stay White</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>Take White</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A named opening of renju: its code and its name, &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1: changed from %2</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>The players have different times.</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>Set by the organiser.</translation>
    </message>
    <message>
        <source>The edge blocks a five like a stone.</source>
        <translation>The edge blocks a five like a stone.</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>The edge does not block a five.</translation>
    </message>
    <message>
        <source>Six or more do not win.</source>
        <translation>Six or more do not win.</translation>
    </message>
    <message>
        <source>%1. The organiser may set another time.</source>
        <translation>%1. The organiser may set another time.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>Players stop the clocks only to call the arbiter.</translation>
    </message>
    <message>
        <source>With no arbiter at hand either player may pause.</source>
        <translation>With no arbiter at hand either player may pause.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>Players do not stop the clocks.</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>Either player may pause.</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>The program keeps the record.</translation>
    </message>
    <message>
        <source>Both players write the game down.</source>
        <translation>Both players write the game down.</translation>
    </message>
    <message>
        <source>A scorer writes the game down.</source>
        <translation>A scorer writes the game down.</translation>
    </message>
    <message>
        <source>There is no opening procedure of this name.</source>
        <translation>There is no opening procedure of this name.</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>This opening cannot be played in this game.</translation>
    </message>
    <message>
        <source>The level of the preset does not allow this.</source>
        <translation>The level of the preset does not allow this.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>Rated</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>Title match</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>Everything can be changed for this game.</translation>
    </message>
    <message>
        <source>What the program says is as the preset has it, so that all club games are alike.</source>
        <translation>What the program says is as the preset has it, so that all club games are alike.</translation>
    </message>
    <message>
        <source>In a rated game the program says nothing and no move is taken back.</source>
        <translation>In a rated game the program says nothing and no move is taken back.</translation>
    </message>
    <message>
        <source>In a title match the program says nothing, no move is taken back, and players call the arbiter.</source>
        <translation>In a title match the program says nothing, no move is taken back, and players call the arbiter.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>A forbidden move</source>
        <translation>A forbidden move</translation>
    </message>
    <message>
        <source>What the program says</source>
        <translation>What the program says</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>A fallen flag</source>
        <translation>A fallen flag</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>Both flags down</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Wrong claim</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Taking back</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>When both agree.</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>Never.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>Stopping the clocks</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>At hand: claims of fouls wait for the ruling.</source>
        <translation>At hand: claims of fouls wait for the ruling.</translation>
    </message>
    <message>
        <source>None is needed: the program decides on claims.</source>
        <translation>None is needed: the program decides on claims.</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Draw offers</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Move limit</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Two, the second with exchanged seats.</source>
        <translation>Two, the second with exchanged seats.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>One.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>Lateness</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. That is no preset.</source>
        <translation>%1 is larger than 1 MB. That is no preset.</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1: there is already a preset called %2.</translation>
    </message>
    <message>
        <source>A claim withdrawn</source>
        <translation>A claim withdrawn</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>Leaving the table</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <translation>Arbiter&apos;s name</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>%1 is allowed.</source>
        <extracomment>%1 is a point.</extracomment>
        <translation>%1 is allowed.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds of forbidden move.</extracomment>
        <translation>%1 is forbidden: %2.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>overline</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>double-four</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>double-three</translation>
    </message>
    <message>
        <source>%1 makes five: %2. The move wins.</source>
        <extracomment>%1 is the point, %2 the five stones.</extracomment>
        <translation>%1 makes five: %2. The move wins.</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1 makes five: %2.</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1 makes a row of %2: %3. Overline.</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1 makes two fours: %2, completed at %3; %4, completed at %5.</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1 is a four, completed at %2.</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1 is a straight four, completed at %2.</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1 is not a four: %2 would make %3 in a row.</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1 is not a four: it is closed at both ends.</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; %4, at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1 makes two threes: %2, which becomes a straight four at %3; %4, at %5.</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1 becomes a straight four at %2.</translation>
    </message>
    <message>
        <source>%1 is no three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 is no three: %2.</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is no three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1 looks like a double-three, but %2 is no three: %3.</translation>
    </message>
    <message>
        <source>Only %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>Only %1 is left, so %2 is allowed.</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 is an overline</translation>
    </message>
    <message>
        <source>%1 is a double-four</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 is a double-four</translation>
    </message>
    <message>
        <source>%1 is a double-three</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 is a double-three</translation>
    </message>
    <message>
        <source>%1 would make five, and a three must not become a straight four with a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>%1 would make five, and a three must not become a straight four with a five (chapter 3)</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>there are only five points between %1 and %2</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>there are only five points between the edge and %1</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>the line has only five points from edge to edge</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>there is no room for five stones here</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>at %1 the four would be closed by %2</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>at %1 the four would be closed by the edge</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>at %1 the four would have an end, %2, that makes %3</translation>
    </message>
    <message>
        <source>In the row of %1 there are not even three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>In the row of %1 there are not even three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>In the column of %1 there are not even three stones that could become a straight four.</source>
        <translation>In the column of %1 there are not even three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>On the rising diagonal of %1 there are not even three stones that could become a straight four.</source>
        <translation>On the rising diagonal of %1 there are not even three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>On the falling diagonal of %1 there are not even three stones that could become a straight four.</source>
        <translation>On the falling diagonal of %1 there are not even three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five makes no three. Some judges count it, by article 9.2.</source>
        <translation>This verdict rests on chapter 3: a straight-four point that makes five makes no three. Some judges count it, by article 9.2.</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) as one count. Some judges count them apart.</source>
        <translation>This verdict rests on reading article 9.3 a) and b) as one count. Some judges count them apart.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two kinds of forbidden move.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two reasons after a colon.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As for %1, %2.</source>
        <extracomment>Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.</extracomment>
        <translation>As for %1, %2.</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five win.</source>
        <translation>Six or more in a row are forbidden: only exactly five win.</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that become five at either end.</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>Four stones count as a four only if one more stone makes exactly five.</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone makes a straight four of them: four in a row that become five at either end.</source>
        <translation>Three stones count as a three only if one more stone makes a straight four of them: four in a row that become five at either end.</translation>
    </message>
    <message>
        <source>Forbidden are two threes, two fours, or six and more in a row, made by one stone. This stone makes none of that.</source>
        <translation>Forbidden are two threes, two fours, or six and more in a row, made by one stone. This stone makes none of that.</translation>
    </message>
    <message>
        <source>Both are real threes: the next stone on the ticked point would make a straight four.</source>
        <translation>Both are real threes: the next stone on the ticked point would make a straight four.</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>Each of them becomes exactly five with one more stone.</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>Five wins, whatever else the stone makes.</translation>
    </message>
    <message>
        <source>Six or more in a row are no five.</source>
        <translation>Six or more in a row are no five.</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>One more stone there makes exactly five.</translation>
    </message>
    <message>
        <source>It becomes five at either end, and still it is one four only.</source>
        <translation>It becomes five at either end, and still it is one four only.</translation>
    </message>
    <message>
        <source>A straight four must become five at both of its ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>A straight four must become five at both of its ends. These stones cannot get there, so they do not count as a three.</translation>
    </message>
    <message>
        <source>Six or more in a row are no five, so these stones do not count as a four.</source>
        <translation>Six or more in a row are no five, so these stones do not count as a four.</translation>
    </message>
    <message>
        <source>No stone can make five of them any more.</source>
        <translation>No stone can make five of them any more.</translation>
    </message>
    <message>
        <source>One three alone is not forbidden.</source>
        <translation>One three alone is not forbidden.</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four, four in a row that become five at either end, and if that stone may really be played. Else they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four, four in a row that become five at either end, and if that stone may really be played. Else they are called a false three.</translation>
    </message>
    <message>
        <source>Only a stone on %1 could make a straight four of these three. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>Only a stone on %1 could make a straight four of these three. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could make a straight four of these three. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>Only a stone on %1 or %2 could make a straight four of these three. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three of %1.</source>
        <translation>It is the first three of %1.</translation>
    </message>
    <message>
        <source>It is the second three of %1.</source>
        <translation>It is the second three of %1.</translation>
    </message>
    <message>
        <source>So %1 is forbidden.</source>
        <translation>So %1 is forbidden.</translation>
    </message>
    <message>
        <source>So %1 is a false three.</source>
        <translation>So %1 is a false three.</translation>
    </message>
    <message>
        <source>So %1 may be played, and %2 is a real three.</source>
        <translation>So %1 may be played, and %2 is a real three.</translation>
    </message>
    <message>
        <source>Now suppose a stone on %1, too (number %2).</source>
        <translation>Now suppose a stone on %1, too (number %2).</translation>
    </message>
    <message>
        <source>So %1 makes two real threes: it is forbidden.</source>
        <translation>So %1 makes two real threes: it is forbidden.</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, and %2 more for each move, the first one included</source>
        <translation>%1, and %2 more for each move, the first one included</translation>
    </message>
    <message>
        <source>%1, and %2 more after each move</source>
        <translation>%1, and %2 more after each move</translation>
    </message>
    <message>
        <source>%1 for each move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>%1 for each move</translation>
    </message>
    <message>
        <source>then %1 for each move</source>
        <translation>then %1 for each move</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>%n period of %1</numerusform>
            <numerusform>%n periods of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>then %n period of %1</numerusform>
            <numerusform>then %n periods of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 seconds</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit of time</source>
        <translation>No limit of time</translation>
    </message>
    <message>
        <source>at most %1 for a move</source>
        <translation>at most %1 for a move</translation>
    </message>
    <message>
        <source>never more than %1 for a move</source>
        <translation>never more than %1 for a move</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For instance 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>For instance 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</translation>
    </message>
    <message>
        <source>A time is written like 15m, 90s, 2h or 15:00.</source>
        <translation>A time is written like 15m, 90s, 2h or 15:00.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>A whole number is expected here.</translation>
    </message>
    <message>
        <source>This is no time control the program knows.</source>
        <translation>This is no time control the program knows.</translation>
    </message>
    <message>
        <source>More than nothing, and at most 1000 hours.</source>
        <translation>More than nothing, and at most 1000 hours.</translation>
    </message>
    <message>
        <source>Nothing more is expected here.</source>
        <translation>Nothing more is expected here.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>Must be claimed</translation>
    </message>
    <message>
        <source>Play goes on unless the opponent claims in time.</source>
        <translation>Play goes on unless the opponent claims in time.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>A forbidden move loses at once.</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>Cannot be played</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>The program refuses forbidden moves.</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Ends the game</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>Five in a row wins at once.</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>Must be declared</translation>
    </message>
    <message>
        <source>Five in a row wins when its owner presses Five.</source>
        <translation>Five in a row wins when its owner presses Five.</translation>
    </message>
    <message>
        <source>Both clocks stand until the win on time is claimed.</source>
        <translation>Both clocks stand until the win on time is claimed.</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>A fallen flag loses at once.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>As in a match: nobody is told which points are forbidden.</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>After the move</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>A forbidden stone is marked once it has been played.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>Forbidden points are shown before the move, as in a lesson.</translation>
    </message>
    <message>
        <source>%1, the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1, the first %2 of each move not counted</translation>
    </message>
    <message>
        <source>%1, and up to %2 of what a move took given back after it</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1, and up to %2 of what a move took given back after it</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves in each %1, time left over is kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>then %n move in each %1, time left over is kept</numerusform>
            <numerusform>then %n moves in each %1, time left over is kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves in each %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>then %n move in each %1</numerusform>
            <numerusform>then %n moves in each %1</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, time left over is kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>then blocks of %1 moves in %2 each, time left over is kept</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>then blocks of %1 moves in %2 each</translation>
    </message>
    <message numerus="yes">
        <source>%1 for each move, and %n units of %2 for longer ones</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>%1 for each move, and %n unit of %2 for longer ones</numerusform>
            <numerusform>%1 for each move, and %n units of %2 for longer ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in each %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n move in each %1</numerusform>
            <numerusform>%n moves in each %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the time one uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>the time one uses goes to the opponent</translation>
    </message>
    <message>
        <source>the next time is added when the one before has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>the next time is added when the one before has run out</translation>
    </message>
    <message>
        <source>presses of the clock count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>presses of the clock count as moves</translation>
    </message>
    <message>
        <source>who takes longer loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>who takes longer loses the turn</translation>
    </message>
    <message>
        <source>who takes longer is warned, the second time loses</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>who takes longer is warned, the second time loses</translation>
    </message>
    <message>
        <source>who takes longer loses %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>who takes longer loses %1 of the time left</translation>
    </message>
    <message>
        <source>no limit for opening turns of several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>no limit for opening turns of several stones or an offer</translation>
    </message>
    <message numerus="yes">
        <source>%n times that for opening turns of several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>the same for opening turns of several stones or an offer</numerusform>
            <numerusform>%n times that for opening turns of several stones or an offer</numerusform>
        </translation>
    </message>
    <message>
        <source>Only players may notice</source>
        <translation>Only players may notice</translation>
    </message>
    <message>
        <source>Time to the opponent</source>
        <translation>Time to the opponent</translation>
    </message>
    <message>
        <source>The opponent gets time; from the second one on it is a warning too.</source>
        <translation>The opponent gets time; from the second one on it is a warning too.</translation>
    </message>
    <message>
        <source>Time from the claimant</source>
        <translation>Time from the claimant</translation>
    </message>
    <message>
        <source>Whoever claims wrongly loses time; from the second one on it is a warning too.</source>
        <translation>Whoever claims wrongly loses time; from the second one on it is a warning too.</translation>
    </message>
    <message>
        <source>The turn is lost</source>
        <translation>The turn is lost</translation>
    </message>
    <message>
        <source>Whoever claims wrongly loses a turn; from the second one on it is a warning too.</source>
        <translation>Whoever claims wrongly loses a turn; from the second one on it is a warning too.</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>A warning</translation>
    </message>
    <message>
        <source>Each wrong claim is a warning.</source>
        <translation>Each wrong claim is a warning.</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Costs nothing</translation>
    </message>
    <message>
        <source>A wrong claim has no consequence.</source>
        <translation>A wrong claim has no consequence.</translation>
    </message>
    <message>
        <source>Clocks and game go on until a player claims.</source>
        <translation>Clocks and game go on until a player claims.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>A draw.</translation>
    </message>
    <message>
        <source>Who exceeded the time first loses.</source>
        <translation>Who exceeded the time first loses.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>The game goes on.</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>Both lose.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Costs as much as a wrong one.</source>
        <translation>Costs as much as a wrong one.</translation>
    </message>
    <message>
        <source>Is a warning.</source>
        <translation>Is a warning.</translation>
    </message>
    <message>
        <source>Costs nothing.</source>
        <translation>Costs nothing.</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Make a signing key</source>
        <translation>Make a signing key</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>Keys (*.key);;All files (*)</translation>
    </message>
    <message>
        <source>Give %1 to whoever wants to check journals. Whoever can read %2 can sign in your name.</source>
        <translation>Give %1 to whoever wants to check journals. Whoever can read %2 can sign in your name.</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Choose a signing key</translation>
    </message>
    <message>
        <source>None: journals are not signed. An arbiter&apos;s key shows later that a journal was not changed.</source>
        <translation>None: journals are not signed. An arbiter&apos;s key shows later that a journal was not changed.</translation>
    </message>
    <message>
        <source>Journals of ended games are signed with the key %1, which is %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>Journals of ended games are signed with the key %1, which is %2.</translation>
    </message>
    <message>
        <source>Sign the journals of ended games?</source>
        <translation>Sign the journals of ended games?</translation>
    </message>
    <message>
        <source>The signature stands beside the journal, in the folder of finished games. It is checked with kagetsu-cli or with minisign, and with the public key.</source>
        <translation>The signature stands beside the journal, in the folder of finished games. It is checked with kagetsu-cli or with minisign, and with the public key.</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Make a key…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>Choose a key…</translation>
    </message>
    <message>
        <source>The key %1 was made.</source>
        <translation>The key %1 was made.</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>Stop signing</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1, not yet confirmed</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>move %1</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>last move</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>offer %1</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>forbidden: %1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>outside the allowed zone</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>in the winning row</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>claimed point</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>marked %1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marked</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>the point in question</translation>
    </message>
    <message>
        <source>assumed stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>assumed stone %1</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>in the shape shown</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>straight-four point that works</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>straight-four point that does not work</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>makes five</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>would make %1 in a row</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>closes the line</translation>
    </message>
    <message>
        <source>looks forbidden and is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>looks forbidden and is not: %1</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>the same as offer %1</translation>
    </message>
    <message>
        <source>offered as %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>offered as %1, not taken</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>not possible here</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>next move</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>variation</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>leads into another branch</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: the clocks stand.</source>
        <translation>Paused: the clocks stand.</translation>
    </message>
    <message>
        <source>The time of %1 is over.</source>
        <translation>The time of %1 is over.</translation>
    </message>
    <message>
        <source>Tap %1 again to play there; Escape takes the stone away.</source>
        <translation>Tap %1 again to play there; Escape takes the stone away.</translation>
    </message>
    <message>
        <source>%1 is complete when the clock is pressed (Space); Escape takes the stone away.</source>
        <translation>%1 is complete when the clock is pressed (Space); Escape takes the stone away.</translation>
    </message>
    <message>
        <source>A tap asks about a point; no stone is played.</source>
        <translation>A tap asks about a point; no stone is played.</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>%1 to move: %2</translation>
    </message>
    <message>
        <source>A claim waits for the arbiter: the clocks stand.</source>
        <translation>A claim waits for the arbiter: the clocks stand.</translation>
    </message>
    <message>
        <source>The arbiter lets the clock of %1 run; nobody can play now.</source>
        <translation>The arbiter lets the clock of %1 run; nobody can play now.</translation>
    </message>
    <message>
        <source>The offer is complete when the clock is pressed (Space); a tap on a stone takes it away.</source>
        <translation>The offer is complete when the clock is pressed (Space); a tap on a stone takes it away.</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>After a swap, fifth moves may still be offered</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Where stone %1 may lie</source>
        <translation>Where stone %1 may lie</translation>
    </message>
    <message>
        <source>Where fifth moves may lie</source>
        <translation>Where fifth moves may lie</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>Width of the square for stone %1</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>Width of the square for fifth moves</translation>
    </message>
    <message>
        <source>Fifth moves that are offered</source>
        <translation>Fifth moves that are offered</translation>
    </message>
    <message>
        <source>Fewest fifth moves a player may name</source>
        <translation>Fewest fifth moves a player may name</translation>
    </message>
    <message>
        <source>Most fifth moves a player may name</source>
        <translation>Most fifth moves a player may name</translation>
    </message>
    <message>
        <source>How often two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>How often two more stones may be added</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Patterns that are not allowed</translation>
    </message>
    <message>
        <source>Stones on the board</source>
        <translation>Stones on the board</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>on the centre</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>anywhere</translation>
    </message>
    <message>
        <source>within the middle %1×%1</source>
        <translation>within the middle %1×%1</translation>
    </message>
    <message>
        <source>outside the middle %1×%1</source>
        <translation>outside the middle %1×%1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A condition of the opening and its value: &quot;Fifth moves that are offered: 5&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Not allowed: %1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>The pattern is %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves are fixed</source>
        <translation>
            <numerusform>%n fifth move is fixed</numerusform>
            <numerusform>%n fifth moves are fixed</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is no JSON from here on.</source>
        <translation>The text is no JSON from here on.</translation>
    </message>
    <message>
        <source>This field stands twice.</source>
        <translation>This field stands twice.</translation>
    </message>
    <message>
        <source>The value is of another type than this field takes.</source>
        <translation>The value is of another type than this field takes.</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>A field is missing here.</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>There is no such field here.</translation>
    </message>
    <message>
        <source>There is no such word here.</source>
        <translation>There is no such word here.</translation>
    </message>
    <message>
        <source>The value is out of its range.</source>
        <translation>The value is out of its range.</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>The procedure has no such parameter.</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>The parameter does not take this value.</translation>
    </message>
    <message>
        <source>There is no step of this name.</source>
        <translation>There is no step of this name.</translation>
    </message>
    <message>
        <source>This name is taken already.</source>
        <translation>This name is taken already.</translation>
    </message>
    <message>
        <source>This number is not declared on every way to here.</source>
        <translation>This number is not declared on every way to here.</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>There is no such pattern or catalogue.</translation>
    </message>
    <message>
        <source>No pattern is left that could be laid.</source>
        <translation>No pattern is left that could be laid.</translation>
    </message>
    <message>
        <source>This is no region: centre, any, sq:k or outside:k with an odd k.</source>
        <translation>This is no region: centre, any, sq:k or outside:k with an odd k.</translation>
    </message>
    <message>
        <source>These stones cannot be set: each point once, on this board, and no five.</source>
        <translation>These stones cannot be set: each point once, on this board, and no five.</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>The example cannot be played here, or stops before the opening is over.</translation>
    </message>
    <message>
        <source>Nobody is meant by this word here.</source>
        <translation>Nobody is meant by this word here.</translation>
    </message>
    <message>
        <source>This step cannot stand here.</source>
        <translation>This step cannot stand here.</translation>
    </message>
    <message>
        <source>Some way comes here with another number of stones.</source>
        <translation>Some way comes here with another number of stones.</translation>
    </message>
    <message>
        <source>The steps run out before an end.</source>
        <translation>The steps run out before an end.</translation>
    </message>
    <message>
        <source>Every option can be used up.</source>
        <translation>Every option can be used up.</translation>
    </message>
    <message>
        <source>From here the steps can go round for ever.</source>
        <translation>From here the steps can go round for ever.</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>There are more steps than any opening needs.</translation>
    </message>
    <message>
        <source>The region can be full when this step comes.</source>
        <translation>The region can be full when this step comes.</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>The procedure is not for a board of this size.</translation>
    </message>
    <message>
        <source>The procedure has no place for this.</source>
        <translation>The procedure has no place for this.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 is not a file.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. That is no opening procedure.</source>
        <translation>%1 is larger than 1 MB. That is no opening procedure.</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1: there is already a procedure called %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1, line %2, column %3: %4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1, line %2, column %3, %4: %5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>The text is nested too deeply, or has too many entries in one place.</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 puts the first stone on the centre.</source>
        <translation>%1 puts the first stone on the centre.</translation>
    </message>
    <message>
        <source>%1 puts a black stone within the middle %2×%2.</source>
        <translation>%1 puts a black stone within the middle %2×%2.</translation>
    </message>
    <message>
        <source>%1 puts a white stone within the middle %2×%2.</source>
        <translation>%1 puts a white stone within the middle %2×%2.</translation>
    </message>
    <message>
        <source>%1 puts a black stone outside the middle %2×%2.</source>
        <translation>%1 puts a black stone outside the middle %2×%2.</translation>
    </message>
    <message>
        <source>%1 puts a white stone outside the middle %2×%2.</source>
        <translation>%1 puts a white stone outside the middle %2×%2.</translation>
    </message>
    <message>
        <source>%1 puts a black stone anywhere.</source>
        <translation>%1 puts a black stone anywhere.</translation>
    </message>
    <message>
        <source>%1 puts a white stone anywhere.</source>
        <translation>%1 puts a white stone anywhere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1 offers %n fifth move.</numerusform>
            <numerusform>%1 offers %n fifth moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1 offers fifth moves.</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>%1 chooses next.</translation>
    </message>
    <message>
        <source>%1 says how many fifth moves there will be.</source>
        <translation>%1 says how many fifth moves there will be.</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1 picks one of the offered fifth moves.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n more stones.</source>
        <translation>
            <numerusform>%1 lays %n more stone.</numerusform>
            <numerusform>%1 lays %n more stones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays the next stone.</source>
        <translation>%1 lays the next stone.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The player to move</source>
        <extracomment>In the line of coming steps: whoever will be on turn then.</extracomment>
        <translation>The player to move</translation>
    </message>
    <message>
        <source>One player</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>One player</translation>
    </message>
    <message>
        <source>The arbiter sets the first stones</source>
        <translation>The arbiter sets the first stones</translation>
    </message>
    <message>
        <source>%1: stone %2</source>
        <extracomment>A coming step of the opening; %1 is a player.</extracomment>
        <translation>%1: stone %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step that is done: a player and the point of the stone.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 chooses</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>swapped</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1 becomes Black</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1 becomes White</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>kept</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1 stays Black</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1 stays White</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1 offers: %2 of %3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1 offers fifth moves</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1 offers %n fifth move</numerusform>
            <numerusform>%1 offers %n fifth moves</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says how many fifth moves</source>
        <translation>%1 says how many fifth moves</translation>
    </message>
    <message numerus="yes">
        <source>%1 says: %n fifth moves</source>
        <translation>
            <numerusform>%1 says: %n fifth move</numerusform>
            <numerusform>%1 says: %n fifth moves</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1 picks one of them</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 picks %2</translation>
    </message>
    <message>
        <source>Play goes on freely</source>
        <translation>Play goes on freely</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>%1 chooses a colour.</translation>
    </message>
    <message>
        <source>%1 chooses how to go on.</source>
        <translation>%1 chooses how to go on.</translation>
    </message>
    <message>
        <source>%1 says how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1 says how many fifth moves will be offered, from %2 to %3.</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1 offers fifth moves: %2 of %3 placed.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1 picks the one offered fifth move.</numerusform>
            <numerusform>%1 picks one of %n offered fifth moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 to move.</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>%1 is Black, %2 is White.</translation>
    </message>
    <message>
        <source>stone %2 of %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>stone %2 of %1</translation>
    </message>
    <message>
        <source>offer %2 of %1</source>
        <translation>offer %2 of %1</translation>
    </message>
    <message>
        <source>offer %2, withdrawn by %1</source>
        <translation>offer %2, withdrawn by %1</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>fifth move %2, picked by %1</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>number %2, declared by %1</translation>
    </message>
    <message>
        <source>choice of %1</source>
        <translation>choice of %1</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>Patterns that can follow: %1</translation>
    </message>
    <message>
        <source>The figure of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>The figure of %1, off the centre</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>None of the 26 patterns: a yōtō (妖刀)</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): mirrored in the marked line, one is the other.</source>
        <translation>%1 is the same as offer %2 (%3): mirrored in the marked line, one is the other.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre makes one the other.</source>
        <translation>%1 is the same as offer %2 (%3): half a turn about the marked centre makes one the other.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre makes one the other.</source>
        <translation>%1 is the same as offer %2 (%3): a quarter turn about the marked centre makes one the other.</translation>
    </message>
    <message>
        <source>%1 (Black)</source>
        <extracomment>A player and the colour of the moment.</extracomment>
        <translation>%1 (Black)</translation>
    </message>
    <message>
        <source>%1 (White)</source>
        <translation>%1 (White)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has laid all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1 has laid the fifth move: offer it, or change it.</numerusform>
            <numerusform>%1 has laid all %n fifth moves: offer them, or change them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1 lays %n more stone, then %2 chooses.</numerusform>
            <numerusform>%1 lays %n more stones, then %2 chooses.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3 placed)</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1 (%2 of %3 placed)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s stones.</extracomment>
        <translation>Black</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>black stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>black stone</translation>
    </message>
    <message>
        <source>white stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>white stone</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Spoken for a point of the board without a stone.</extracomment>
        <translation>empty</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>Free-style gomoku</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>Standard gomoku</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>Renju</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>Omok</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>Overline loses</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>Five or more in a row win.</translation>
    </message>
    <message>
        <source>Exactly five in a row win; six or more count for nothing.</source>
        <translation>Exactly five in a row win; six or more count for nothing.</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>Five or more in a row win unless both ends are blocked.</translation>
    </message>
    <message>
        <source>Exactly five in a row win. Double-three is forbidden for both sides.</source>
        <translation>Exactly five in a row win. Double-three is forbidden for both sides.</translation>
    </message>
    <message>
        <source>Exactly five in a row win. An overline is forbidden for both sides.</source>
        <translation>Exactly five in a row win. An overline is forbidden for both sides.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>overline</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>double-four</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>double-three</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the kinds of one forbidden move: &quot;double-four, double-three&quot;.</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AboutBox</name>
    <message>
        <source>Gomoku and Renju for clubs, arbiters and teachers.</source>
        <translation>Gomoku and Renju for clubs, arbiters and teachers.</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>Games are kept in %1</translation>
    </message>
    <message>
        <source>Journals of running games are kept in %1</source>
        <translation>Journals of running games are kept in %1</translation>
    </message>
    <message>
        <source>Stones and presses of the clock so far: %1. From the hand to the journal the last took %2 ms, the slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>Stones and presses of the clock so far: %1. From the hand to the journal the last took %2 ms, the slowest %3 ms.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT licence</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Choose players, rule, opening and clock</source>
        <translation>Choose players, rule, opening and clock</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Open record…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Saved &amp;games…</translation>
    </message>
    <message>
        <source>Open a game that was saved by itself</source>
        <translation>Open a game that was saved by itself</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tart page</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Back to the start page</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Close the program; a running game can be continued later</source>
        <translation>Close the program; a running game can be continued later</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or go on</source>
        <translation>Stop both clocks and cover the board, or go on</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>Declare fi&amp;ve</translation>
    </message>
    <message>
        <source>Say that you have made five</source>
        <translation>Say that you have made five</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>Claim a &amp;forbidden move</translation>
    </message>
    <message>
        <source>Say that a stone of the opponent was forbidden</source>
        <translation>Say that a stone of the opponent was forbidden</translation>
    </message>
    <message>
        <source>Claim &amp;time</source>
        <translation>Claim &amp;time</translation>
    </message>
    <message>
        <source>Say that the opponent&apos;s flag has fallen</source>
        <translation>Say that the opponent&apos;s flag has fallen</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Offer a &amp;draw</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>The opponent may accept, decline or play on</translation>
    </message>
    <message>
        <source>Ask to take &amp;back</source>
        <translation>Ask to take &amp;back</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>The opponent must agree</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;ass</translation>
    </message>
    <message>
        <source>Give the turn away without a stone</source>
        <translation>Give the turn away without a stone</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Resign</translation>
    </message>
    <message>
        <source>Give the game to the opponent</source>
        <translation>Give the game to the opponent</translation>
    </message>
    <message>
        <source>&amp;End without result</source>
        <translation>&amp;End without result</translation>
    </message>
    <message>
        <source>Both players agree not to go on</source>
        <translation>Both players agree not to go on</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;First move</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>&amp;Previous move</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Next move</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Last move</translation>
    </message>
    <message>
        <source>&amp;Turn board</source>
        <translation>&amp;Turn board</translation>
    </message>
    <message>
        <source>A quarter turn; the coordinates turn with the stones</source>
        <translation>A quarter turn; the coordinates turn with the stones</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>&amp;Mirror board</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>Move &amp;numbers</translation>
    </message>
    <message>
        <source>Write its number on every stone</source>
        <translation>Write its number on every stone</translation>
    </message>
    <message>
        <source>Forbidden &amp;signs</source>
        <translation>Forbidden &amp;signs</translation>
    </message>
    <message>
        <source>Show the signs that this game allows, or hide them</source>
        <translation>Show the signs that this game allows, or hide them</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>F&amp;ull screen</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>All keys on one sheet</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>Abo&amp;ut Kagetsu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>&amp;Next step of the proof</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>&amp;Previous step of the proof</translation>
    </message>
    <message>
        <source>Signs where nothing is f&amp;orbidden</source>
        <translation>Signs where nothing is f&amp;orbidden</translation>
    </message>
    <message>
        <source>Show points that look forbidden and are not, where this game allows it</source>
        <translation>Show points that look forbidden and are not, where this game allows it</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>Proof</translation>
    </message>
    <message>
        <source>&amp;All reasons, or the shortest proof</source>
        <translation>&amp;All reasons, or the shortest proof</translation>
    </message>
    <message>
        <source>Arbiter: opening one step bac&amp;k…</source>
        <translation>Arbiter: opening one step bac&amp;k…</translation>
    </message>
    <message>
        <source>Take back the last stone, choice, number or offer of the opening</source>
        <translation>Take back the last stone, choice, number or offer of the opening</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual figures…</source>
        <translation>Arbiter: allow e&amp;qual figures…</translation>
    </message>
    <message>
        <source>Compare offered fifth moves on the board itself, not as figures</source>
        <translation>Compare offered fifth moves on the board itself, not as figures</translation>
    </message>
    <message>
        <source>&amp;Lesson of shapes</source>
        <translation>&amp;Lesson of shapes</translation>
    </message>
    <message>
        <source>Learn what is forbidden and what is not, and practise it</source>
        <translation>Learn what is forbidden and what is not, and practise it</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>&amp;Protocol…</translation>
    </message>
    <message>
        <source>The paper of this game for signatures: look at it, print or save it</source>
        <translation>The paper of this game for signatures: look at it, print or save it</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>Protocol of a &amp;journal…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>Choose the journal of a game and see its protocol</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>Why no three in the &amp;row?</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>Why no three in the &amp;column?</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>Why no three on the r&amp;ising diagonal?</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>Why no three on the &amp;falling diagonal?</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>&amp;Verdict desk</translation>
    </message>
    <message>
        <source>Tap or paste a position in, ask which points are forbidden and why, and print the answer</source>
        <translation>Tap or paste a position in, ask which points are forbidden and why, and print the answer</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>Position as te&amp;xt…</translation>
    </message>
    <message>
        <source>Put a board, a line of moves or a game record on the verdict desk</source>
        <translation>Put a board, a line of moves or a game record on the verdict desk</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>P&amp;rint the verdict…</translation>
    </message>
    <message>
        <source>The answer of the verdict desk on paper, with proof and rule</source>
        <translation>The answer of the verdict desk on paper, with proof and rule</translation>
    </message>
    <message>
        <source>&amp;Moments of a journal…</source>
        <translation>&amp;Moments of a journal…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>Go through the journal of a game line by line: position, clocks, presses, verdicts</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save this record over its file</source>
        <translation>Save this record over its file</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>Save this record under another name</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>Text enco&amp;ding…</translation>
    </message>
    <message>
        <source>Choose how the texts of this file are read</source>
        <translation>Choose how the texts of this file are read</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves of a record</source>
        <translation>Ne&amp;xt moves of a record</translation>
    </message>
    <message>
        <source>Ring the points where the record goes on</source>
        <translation>Ring the points where the record goes on</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</translation>
    </message>
    <message>
        <source>Open clip&amp;board</source>
        <translation>Open clip&amp;board</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>Open the text on the clipboard: a line of moves, a drawn board or a record</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>Cop&amp;y moves</translation>
    </message>
    <message>
        <source>The moves up to the position shown as text; at the start of the game all of its main line</source>
        <translation>The moves up to the position shown as text; at the start of the game all of its main line</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>Copy game as SG&amp;F</translation>
    </message>
    <message>
        <source>The whole game with variations and comments as text</source>
        <translation>The whole game with variations and comments as text</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>Copy &amp;board as text</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>The position shown, drawn with letters</translation>
    </message>
    <message>
        <source>&amp;Clock for a real board…</source>
        <translation>&amp;Clock for a real board…</translation>
    </message>
    <message>
        <source>Two clocks for two people who play with real stones</source>
        <translation>Two clocks for two people who play with real stones</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>Arb&amp;iter&apos;s desk</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule claims, give warnings, declare and confirm results</source>
        <translation>Correct clocks and moves, rule claims, give warnings, declare and confirm results</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>&amp;Call the arbiter</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter lets the game go on</source>
        <translation>Stop both clocks until the arbiter lets the game go on</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>Copy board as p&amp;icture</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as an image</source>
        <translation>The position shown, with numbers and marks, as an image</translation>
    </message>
    <message>
        <source>New &amp;record</source>
        <translation>New &amp;record</translation>
    </message>
    <message>
        <source>An empty record to lay moves, variations and comments in</source>
        <translation>An empty record to lay moves, variations and comments in</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>Mov&amp;es and reasons</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>Show moves, opening and reasons beside the game</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>F&amp;ace to face</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card, for a screen that lies between the players</source>
        <translation>Turn one player&apos;s card, for a screen that lies between the players</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Sett&amp;ings…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and what else is chosen once</source>
        <translation>Colours, board and stones, sounds, language and what else is chosen once</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>Stop both &amp;clocks</translation>
    </message>
    <message>
        <source>Both stand until the arbiter lets the game go on</source>
        <translation>Both stand until the arbiter lets the game go on</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>Enter a no-show, a forfeit or a bye</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>Game n&amp;ot played…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>S&amp;core sheet…</translation>
    </message>
    <message>
        <source>A sheet to write moves on by hand, blank or with its head filled in</source>
        <translation>A sheet to write moves on by hand, blank or with its head filled in</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>How to use Kagetsu, in a window beside this one</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>Resume the &amp;clocks…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and lets the game go on</source>
        <translation>The arbiter gives the reason and lets the game go on</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Moves made</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>To move</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Clock of %1</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Adjourned game %1 – %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: Black. O: White.</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Sealed move</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a closed envelope until then: without the code nobody can read the move.</source>
        <translation>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a closed envelope until then: without the code nobody can read the move.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>Sealed</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a paper of its own.</source>
        <translation>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a paper of its own.</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Code of the sealed move, %1 – %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Arbiter: hold to go on</source>
        <translation>Arbiter: hold to go on</translation>
    </message>
    <message>
        <source>Let go to go on</source>
        <translation>Let go to go on</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Any moment</source>
        <translation>Any moment</translation>
    </message>
    <message>
        <source>Undo this order…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>Undo this order…</translation>
    </message>
    <message>
        <source>Search orders</source>
        <translation>Search orders</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>Wrong claim</translation>
    </message>
    <message>
        <source>Limit of time for one move</source>
        <translation>Limit of time for one move</translation>
    </message>
    <message>
        <source>The players agree</source>
        <translation>The players agree</translation>
    </message>
    <message>
        <source>Attempt to take a stone back</source>
        <translation>Attempt to take a stone back</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>A stone slipped onto the board</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>Stones displaced</translation>
    </message>
    <message>
        <source>Stone on a point that was taken</source>
        <translation>Stone on a point that was taken</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>Stone out of turn</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>Wrong colours taken</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>Clock pressed too early</translation>
    </message>
    <message>
        <source>Clock pressed with the other hand</source>
        <translation>Clock pressed with the other hand</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>The wrong clock was running</translation>
    </message>
    <message>
        <source>Clock wrongly set</source>
        <translation>Clock wrongly set</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>Faulty clock</translation>
    </message>
    <message>
        <source>Countdown misread</source>
        <translation>Countdown misread</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>A forbidden point was shown by accident</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>Outside help</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>A device failed</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>Left the table</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>Came late</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>Disturbance</translation>
    </message>
    <message>
        <source>The record is wrong</source>
        <translation>The record is wrong</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>Leave granted by the arbiter</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Adjournment</translation>
    </message>
    <message>
        <source>Mistake of the arbiter</source>
        <translation>Mistake of the arbiter</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Other reason</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;, %2 what the arbiter wrote about it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The machine slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>The machine slept or stalled</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>not stated yet</translation>
    </message>
    <message>
        <source>Illness of a player</source>
        <translation>Illness of a player</translation>
    </message>
    <message>
        <source>Illness of the arbiter</source>
        <translation>Illness of the arbiter</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AwaitedWords</name>
    <message>
        <source>%1 is not here yet and has until %2.</source>
        <extracomment>A player who comes late; %2 is a time of day. Later than that the game is lost.</extracomment>
        <translation>%1 is not here yet and has until %2.</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1 is here</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Change the start time</source>
        <translation>Change the start time</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>Change</translation>
    </message>
    <message>
        <source>The game was to begin at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>The game was to begin at %1. That time has passed.</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>The protocol shows both times and the reason.</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>New start time</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Begins at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>Begins at</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1 min</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>%1 minutes earlier</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>%1 minutes later</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>Change the start time…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud for a card of the gallery; %1 is its title, %2 its chapter.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <extracomment>Read aloud for a card of the gallery that was answered rightly; %1 is its title and chapter.</extracomment>
        <translation>%1, solved</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseView</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which shape of the chapter is shown, of how many.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Board: %1</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Not so.</translation>
    </message>
    <message>
        <source>This rests on the ruling %1; another judge may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>This rests on the ruling %1; another judge may decide otherwise.</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>All &amp;shapes</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>Back to all shapes</translation>
    </message>
    <message>
        <source>Previous shape</source>
        <translation>Previous shape</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>Next shape</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>&amp;Allowed</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>F&amp;ive wins</translation>
    </message>
    <message>
        <source>&amp;Forbidden</source>
        <extracomment>Answer of somebody who learns: the point asked about is forbidden.</extracomment>
        <translation>&amp;Forbidden</translation>
    </message>
    <message>
        <source>S&amp;how me</source>
        <extracomment>Button: tells the answer to who does not want to guess.</extracomment>
        <translation>S&amp;how me</translation>
    </message>
    <message>
        <source>Find all forbidden points &amp;here</source>
        <extracomment>Button: from a shape to the exercise of finding all forbidden points on its board.</extracomment>
        <translation>Find all forbidden points &amp;here</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>Text encoding</translation>
    </message>
    <message>
        <source>Old files do not say how their texts are written. Choose what reads well.</source>
        <translation>Old files do not say how their texts are written. Choose what reads well.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodings</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Texts of the file</translation>
    </message>
    <message>
        <source>All texts of this file are plain ASCII and read the same in each.</source>
        <translation>All texts of this file are plain ASCII and read the same in each.</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Simplified Chinese</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Traditional Chinese</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanese</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Korean</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillic</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Western European</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>%n fifth move</numerusform>
            <numerusform>%n fifth moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Fewer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>Declare %n</numerusform>
            <numerusform>Declare %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>this move %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>limit %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Under a clock: how many reading periods (byo-yomi) or bank units of which length are left.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>Clock of %1, %2</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>The time is over.</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>Running, %1</translation>
    </message>
    <message>
        <source>Standing, %1</source>
        <translation>Standing, %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>delay %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in the running block (Canadian overtime).</extracomment>
        <translation>moves to make: %1</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>Press the clock</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>Winner, %1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>Press the clock, %1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Clock of %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <extracomment>On a clock beside a real board: how often this player has pressed it so far.</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockPage</name>
    <message>
        <source>A tap on either clock, or Space, starts the clock of %1.</source>
        <translation>A tap on either clock, or Space, starts the clock of %1.</translation>
    </message>
    <message>
        <source>The time of %1 is over.</source>
        <translation>The time of %1 is over.</translation>
    </message>
    <message>
        <source>The game is here again. Both clocks stand until you go on.</source>
        <translation>The game is here again. Both clocks stand until you go on.</translation>
    </message>
    <message>
        <source>Paused: both clocks stand.</source>
        <translation>Paused: both clocks stand.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>Turn %1: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>Face to face</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Claim time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>Claim time</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>Result…</translation>
    </message>
    <message>
        <source>Exchange colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>Exchange colours</translation>
    </message>
    <message>
        <source>Note moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>Note moves</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>New clock</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocol</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>Change places</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>Second game</translation>
    </message>
    <message>
        <source>Adjourned: both clocks stand until the arbiter lets the game go on.</source>
        <translation>Adjourned: both clocks stand until the arbiter lets the game go on.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter lets the clocks go on.</source>
        <translation>%1 has called the arbiter. Only the arbiter lets the clocks go on.</translation>
    </message>
    <message>
        <source>Really count it</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>Really count it</translation>
    </message>
    <message>
        <source>Count the sleep</source>
        <translation>Count the sleep</translation>
    </message>
    <message>
        <source>The arbiter decides, and lets them go on.</source>
        <translation>The arbiter decides, and lets them go on.</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>Code of the journal: %1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>Call the arbiter</translation>
    </message>
    <message>
        <source>%1 calls the arbiter</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>%1 calls the arbiter</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter lets them go on.</source>
        <translation>Both clocks are stopped. Only the arbiter lets them go on.</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>Stop both clocks</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>Other time…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>Other time…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Leave full screen</translation>
    </message>
    <message>
        <source>Set by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>Set by hand…</translation>
    </message>
    <message>
        <source>Undo the setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>Undo the setting</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CommandForm</name>
    <message>
        <source>Both clocks stand, and the move is sealed.</source>
        <translation>Both clocks stand, and the move is sealed.</translation>
    </message>
    <message>
        <source>This is no point.</source>
        <translation>This is no point.</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>This code does not open the sealed move.</translation>
    </message>
    <message>
        <source>Something is still to be filled in.</source>
        <translation>Something is still to be filled in.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Done: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Periods</translation>
    </message>
    <message>
        <source>Moves to be made</source>
        <translation>Moves to be made</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Half points</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Sealed move</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>In your words</translation>
    </message>
    <message>
        <source>Reason of the chief arbiter</source>
        <translation>Reason of the chief arbiter</translation>
    </message>
    <message>
        <source>The clocks go back to that moment</source>
        <translation>The clocks go back to that moment</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8, or tap the board</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>not needed</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>as they are</translation>
    </message>
    <message>
        <source>Do it</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>Do it</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>as it is</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.
----------
An order and the player it is about.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>Stage</translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation>%1 is taken.</translation>
    </message>
    <message>
        <source>This point is taken.</source>
        <translation>This point is taken.</translation>
    </message>
    <message>
        <source>“%1” is no time.</source>
        <translation>“%1” is no time.</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>“%1” is read as %2.</translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>Show what is typed</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30 (minutes and seconds), 10m or 45s</translation>
    </message>
    <message>
        <source>must be filled in</source>
        <translation>must be filled in</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>This ends the game: %1</translation>
    </message>
    <message>
        <source>can be said afterwards</source>
        <translation>can be said afterwards</translation>
    </message>
    <message>
        <source>to be chosen</source>
        <translation>to be chosen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>This is not the chief arbiter&apos;s PIN.</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN of the chief arbiter</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merging</source>
        <translation>Merging</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message numerus="yes">
        <source>The records say different things of %n position(s). Choose what stays; a choice counts for the rows that are selected.</source>
        <translation>
            <numerusform>The records say different things of %n position. Choose what stays; a choice counts for the rows that are selected.</numerusform>
            <numerusform>The records say different things of %n positions. Choose what stays; a choice counts for the rows that are selected.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>Take the &amp;new</source>
        <translation>Take the &amp;new</translation>
    </message>
    <message>
        <source>&amp;Join both</source>
        <translation>&amp;Join both</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>What stands here</source>
        <translation>What stands here</translation>
    </message>
    <message>
        <source>What comes in</source>
        <translation>What comes in</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message>
        <source>Times, marks and other facts</source>
        <translation>Times, marks and other facts</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>What stays</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>Claims, corrections and interruptions</translation>
    </message>
    <message>
        <source>Undo by a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>Undo by a new entry…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>The position of the record</source>
        <translation>The position of the record</translation>
    </message>
    <message>
        <source>Give time to %1</source>
        <translation>Give time to %1</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>Stop both clocks</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>Uphold the claim</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>Reject the claim</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Warn</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <translation>Warn %1</translation>
    </message>
    <message>
        <source>+ Time</source>
        <translation>+ Time</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskLock</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>Hold to open</translation>
    </message>
    <message>
        <source>Let go to open</source>
        <translation>Let go to open</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Hold the button, the space bar or Enter until you can let go.</source>
        <translation>Hold the button, the space bar or Enter until you can let go.</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game; players go back to the table.</source>
        <translation>For the arbiter only. Opening the desk changes nothing in the game; players go back to the table.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, coming late</source>
        <translation>Penalties, draws, coming late</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Show less</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Time for a wrong claim</source>
        <translation>Time for a wrong claim</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>Warnings that lose the game</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Draw offers</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>After move</translation>
    </message>
    <message>
        <source>Limit of moves, then a draw</source>
        <translation>Limit of moves, then a draw</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>Too late after</translation>
    </message>
    <message>
        <source>Time of absence</source>
        <translation>Time of absence</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>as usual</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>no limit</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> min</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>At any time</translation>
    </message>
    <message>
        <source>After a move</source>
        <translation>After a move</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Not at all</translation>
    </message>
    <message>
        <source>Is not taken from the clock</source>
        <translation>Is not taken from the clock</translation>
    </message>
    <message>
        <source>Is taken from the clock</source>
        <translation>Is taken from the clock</translation>
    </message>
    <message>
        <source>Is taken twice from the clock</source>
        <translation>Is taken twice from the clock</translation>
    </message>
    <message>
        <source>Who comes at the limit itself is too late</source>
        <translation>Who comes at the limit itself is too late</translation>
    </message>
    <message>
        <source>A claim that is withdrawn</source>
        <translation>A claim that is withdrawn</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>Both flags down</translation>
    </message>
    <message>
        <source>Draw offers only after one&apos;s own move</source>
        <translation>Draw offers only after one&apos;s own move</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DoubleGameWords</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>Games won in a match of two: &quot;Aoki 1½ – ½ Bergman&quot;.</extracomment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>After the first of two games: %1.</source>
        <extracomment>%1 is the score of the match so far.</extracomment>
        <translation>After the first of two games: %1.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 wins the match.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>The match is a draw.</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>Both lose the match.</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>After both games: %1.</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>Points: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>Game 1 of 2</translation>
    </message>
    <message>
        <source>Game 2 of 2, before it %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>Game 2 of 2, before it %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The two players of a game.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <extracomment>Games won in a series of rematches: &quot;Ann 2 : 1 Bob&quot;. Half points are written as ½.</extracomment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EndCard</name>
    <message>
        <source>Second game</source>
        <extracomment>Buttons after a game. Second game: of a match of two games, with exchanged seats. Rematch: another game by the same terms between the same players.</extracomment>
        <translation>Second game</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>Review game</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>Protocol…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>Hide the result</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>Hide the result (Escape)</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>Code of the journal: %1</translation>
    </message>
    <message>
        <source>Write it down or photograph it: later it shows that the journal of this game was not changed.</source>
        <translation>Write it down or photograph it: later it shows that the journal of this game was not changed.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>Chooses “%1”.</translation>
    </message>
    <message>
        <source>Lays %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>Lays %1.</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>Offers %1.</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>Picks %1.</translation>
    </message>
    <message numerus="yes">
        <source>Says: %n fifth moves.</source>
        <translation>
            <numerusform>Says: %n fifth move.</numerusform>
            <numerusform>Says: %n fifth moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Before the game</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>The board is empty, and play is free from the first move on.</translation>
    </message>
    <message>
        <source>The arbiter sets these stones.</source>
        <translation>The arbiter sets these stones.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>A turn of the example: its number, the player, and that player&apos;s colour after it: &quot;2. Opponent (White)&quot;.</extracomment>
        <translation>%1. %2 (%3)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExerciseView</name>
    <message>
        <source>A position is being made.</source>
        <translation>A position is being made.</translation>
    </message>
    <message>
        <source>Tap a point to see why it is forbidden or not.</source>
        <translation>Tap a point to see why it is forbidden or not.</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “I am done”.</source>
        <translation>Tap every point that is forbidden for Black. When you see no more, press “I am done”.</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>&amp;Next position</translation>
    </message>
    <message>
        <source>I am &amp;done</source>
        <translation>I am &amp;done</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Board: %1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>Found: %1, wrong: %2</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>Right. %1</translation>
    </message>
    <message>
        <source>No. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>You missed the points with a ring: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>You missed the points with a ring: %1.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>You found them all.</translation>
    </message>
    <message>
        <source>You found them all, but took others for forbidden, too.</source>
        <translation>You found them all, but took others for forbidden, too.</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>All &amp;shapes</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>Back to all shapes</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>Nothing is forbidden here, as you said.</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>Nothing is forbidden here.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindBar</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Move on a point</source>
        <translation>Move on a point</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Bookmark</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>End of a line</translation>
    </message>
    <message>
        <source>Moves from the start</source>
        <translation>Moves from the start</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>What to look for</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Find the one before</translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation>Find the next one</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nothing was found.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindingList</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repaired</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fault</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Line %1, column %2</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>Remarks on %1</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Enter or a double click shows the move, where it is about one.</source>
        <translation>What was repaired, guessed or not understood when the file was read. Enter or a double click shows the move, where it is about one.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>How many shapes of the lesson were answered rightly; %1 of %2.</extracomment>
        <translation>Solved: %1 of %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>All</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>Search titles and answers</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>&amp;Your turn</translation>
    </message>
    <message>
        <source>Find all forbidden points of positions that are new every time</source>
        <translation>Find all forbidden points of positions that are new every time</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Shapes</translation>
    </message>
    <message>
        <source>No shape has these words.</source>
        <translation>No shape has these words.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not exchange the colours</source>
        <translation>%1 may not exchange the colours</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>The edge blocks a five like a stone</source>
        <translation>The edge blocks a five like a stone</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>Six or more do not win</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation> lines</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>Explain, compare, set up…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>Table %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>The game has ended.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>Game in progress: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>Clocks stopped: %1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set by hand</source>
        <translation>Set by hand</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>Whose clock runs next?</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>Set both clocks</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Write hours, minutes and seconds, such as 0:15:00.</source>
        <translation>Write hours, minutes and seconds, such as 0:15:00.</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing changes so far.</source>
        <translation>Nothing changes so far.</translation>
    </message>
    <message>
        <source>This cannot be set.</source>
        <translation>This cannot be set.</translation>
    </message>
    <message>
        <source>With this the game ends at once.</source>
        <translation>With this the game ends at once.</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks stand until you go on.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>The turn goes from %1 to %2. Both clocks stand until you go on.</translation>
    </message>
    <message>
        <source>Both clocks stand until you go on.</source>
        <translation>Both clocks stand until you go on.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>The arbiter stops both clocks.</translation>
    </message>
    <message>
        <source>The arbiter lets the clock of %1 run; the clocks had stood for %2.</source>
        <translation>The arbiter lets the clock of %1 run; the clocks had stood for %2.</translation>
    </message>
    <message>
        <source>The arbiter gives %1 %2, from %3 to %4.</source>
        <translation>The arbiter gives %1 %2, from %3 to %4.</translation>
    </message>
    <message>
        <source>The arbiter takes %2 from %1, from %3 to %4.</source>
        <translation>The arbiter takes %2 from %1, from %3 to %4.</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>The arbiter sets the clock of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last press: %1.</source>
        <translation>The arbiter undoes the last press: %1.</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between both players.</source>
        <translation>The arbiter shares the time used equally between both players.</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: in truth %1 had passed.</source>
        <translation>The arbiter corrects a faulty clock: in truth %1 had passed.</translation>
    </message>
    <message>
        <source>The arbiter lets the countdown be read again from %1.</source>
        <translation>The arbiter lets the countdown be read again from %1.</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>The arbiter takes the game back to move %1: %2.</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>The arbiter corrects the record: move %1 is not %2 but %3.</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>The arbiter adds a move to the record: %1.</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>The arbiter adds a pass to the record.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>The arbiter warns %1.</translation>
    </message>
    <message>
        <source>The arbiter takes a warning to %1 back.</source>
        <translation>The arbiter takes a warning to %1 back.</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>The arbiter rules that %1 loses a turn.</translation>
    </message>
    <message>
        <source>The arbiter takes from %1 in the match, in points: %2.</source>
        <translation>The arbiter takes from %1 in the match, in points: %2.</translation>
    </message>
    <message>
        <source>The arbiter gives back to %1 in the match, in points: %2.</source>
        <translation>The arbiter gives back to %1 in the match, in points: %2.</translation>
    </message>
    <message>
        <source>The arbiter upholds the claim.</source>
        <translation>The arbiter upholds the claim.</translation>
    </message>
    <message>
        <source>The arbiter rejects the claim.</source>
        <translation>The arbiter rejects the claim.</translation>
    </message>
    <message>
        <source>The arbiter declares the result: %1</source>
        <translation>The arbiter declares the result: %1</translation>
    </message>
    <message>
        <source>The arbiter opens the game again; its result is void.</source>
        <translation>The arbiter opens the game again; its result is void.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>The arbiter adjourns the game.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>The arbiter adjourns the game; the next move is sealed.</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>The sealed move is opened: %1.</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>The sealed move is opened; it cannot be read.</translation>
    </message>
    <message>
        <source>Remark of the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>Remark of the arbiter.</translation>
    </message>
    <message>
        <source>The arbiter counts the time that the machine slept as thinking time.</source>
        <translation>The arbiter counts the time that the machine slept as thinking time.</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>The chief arbiter&apos;s reason: %1.</translation>
    </message>
    <message>
        <source>The arbiter takes back that the time which the machine slept was counted as thinking time.</source>
        <translation>The arbiter takes back that the time which the machine slept was counted as thinking time.</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>Reason: %1.</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>The arbiter annuls the sealed move.</translation>
    </message>
    <message>
        <source>The arbiter takes back the order before this one.</source>
        <translation>The arbiter takes back the order before this one.</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>The arbiter states the reason.</translation>
    </message>
    <message>
        <source>The arbiter exchanges the colours; the stones stay.</source>
        <translation>The arbiter exchanges the colours; the stones stay.</translation>
    </message>
    <message>
        <source>The arbiter lets the last period, which had run out, count as a pass.</source>
        <translation>The arbiter lets the last period, which had run out, count as a pass.</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>The arbiter allows %1 to leave the table.</translation>
    </message>
    <message>
        <source>The arbiter does not count a leave of %1.</source>
        <translation>The arbiter does not count a leave of %1.</translation>
    </message>
    <message>
        <source>The arbiter is back at the game.</source>
        <translation>The arbiter is back at the game.</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game goes on.</source>
        <translation>The arbiter looks at the lessons while the game goes on.</translation>
    </message>
    <message>
        <source>The arbiter walks through a journal while the game goes on.</source>
        <translation>The arbiter walks through a journal while the game goes on.</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game goes on.</source>
        <translation>The arbiter looks at the verdict desk while the game goes on.</translation>
    </message>
    <message>
        <source>The players let the clock of %1 run; the clocks had stood for %2.</source>
        <translation>The players let the clock of %1 run; the clocks had stood for %2.</translation>
    </message>
    <message>
        <source>The players set the count of moves of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>The players set the count of moves of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>The arbiter sets the count of moves of %1 from %2 to %3.</source>
        <translation>The arbiter sets the count of moves of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>The players set the clock of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>Moves counted: %1.</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>The players give the turn to %1.</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>The arbiter gives the turn to %1.</translation>
    </message>
    <message>
        <source>The players take back the last thing they had set.</source>
        <translation>The players take back the last thing they had set.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalEntries</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 what the player did, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>voice</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>tone</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>flash</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>Announced to %1: “%2” (%3).</translation>
    </message>
    <message>
        <source>It came %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>It came %1 late.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Used</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayClock</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>A clock that is counting.</extracomment>
        <translation>running</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>standing</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>this turn %1</translation>
    </message>
    <message>
        <source>for this move %1 left</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>for this move %1 left</translation>
    </message>
    <message>
        <source>used %1 in all</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>used %1 in all</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>Line %1 of %2, at %3, %4 after the start, after move %5.</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>Both clocks stand.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>The flag of %1 is down.</translation>
    </message>
    <message>
        <source>%1 has offered a draw and waits for the answer.</source>
        <translation>%1 has offered a draw and waits for the answer.</translation>
    </message>
    <message>
        <source>%1 has asked to take a move back and waits for the answer.</source>
        <translation>%1 has asked to take a move back and waits for the answer.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Line of the journal</source>
        <translation>Line of the journal</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>First line</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Previous line</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Next line</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Last line</translation>
    </message>
    <message>
        <source>Last presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>Last presses</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>Tap a stone or a point to see whether it was forbidden, and why.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and waits for the ruling.</source>
        <translation>%1 claims that the stone on %2 is forbidden, and waits for the ruling.</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>Line %1 is incomplete and is not shown.</translation>
    </message>
    <message>
        <source>From line %1 on, this journal proves nothing and is not shown.</source>
        <translation>From line %1 on, this journal proves nothing and is not shown.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>Move the cursor over the board</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put the stone, or choose the point</source>
        <translation>Put the stone, or choose the point</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>Go to the point H8: type its letter and number</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>Press the clock</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take the unconfirmed stone away, close a question</source>
        <translation>Take the unconfirmed stone away, close a question</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next button</source>
        <translation>To the next button</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>Left, Right, Home, End, wheel</translation>
    </message>
    <message>
        <source>In a record: move by move, to the start, to the end</source>
        <translation>In a record: move by move, to the start, to the end</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Open the menu</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>In a record: move by move</source>
        <translation>In a record: move by move</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Your turn: %1</source>
        <translation>Your turn: %1</translation>
    </message>
    <message>
        <source>Lesson of shapes</source>
        <translation>Lesson of shapes</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MainWindow</name>
    <message>
        <source>This game</source>
        <translation>This game</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made, so no game could be kept. Nothing was started.</source>
        <translation>The folder %1 cannot be made, so no game could be kept. Nothing was started.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Save as</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Game records (*.sgf)</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>A game is being played.</translation>
    </message>
    <message>
        <source>It is kept, with both clocks, and can be continued later.</source>
        <translation>It is kept, with both clocks, and can be continued later.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Kagetsu</source>
        <translation>Kagetsu</translation>
    </message>
    <message>
        <source>Menu (%1)</source>
        <translation>Menu (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Kagetsu did not start the last two times. The window has been moved back to its usual place; your games and settings are unchanged.</source>
        <translation>Kagetsu did not start the last two times. The window has been moved back to its usual place; your games and settings are unchanged.</translation>
    </message>
    <message>
        <source>The journals of ended games could not be signed. They are kept, and Kagetsu tries again at the next start.</source>
        <translation>The journals of ended games could not be signed. They are kept, and Kagetsu tries again at the next start.</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>A game with an arbiter is being played.</translation>
    </message>
    <message>
        <source>Only the arbiter leaves it. Both clocks stand then, until the arbiter lets the game go on.</source>
        <translation>Only the arbiter leaves it. Both clocks stand then, until the arbiter lets the game go on.</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records who looked.</source>
        <translation>The arbiter can open another page. The game and its clocks keep running, and the journal records who looked.</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>The start time has passed.</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>Only the arbiter can change it now.</translation>
    </message>
    <message>
        <source>Games of RenjuNet (*.rif)</source>
        <translation>Games of RenjuNet (*.rif)</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>This game cannot be saved in this format.</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 was saved. This format cannot hold everything.</translation>
    </message>
    <message>
        <source>In this game only the arbiter sets the clocks.</source>
        <translation>In this game only the arbiter sets the clocks.</translation>
    </message>
    <message>
        <source>What is set is written down. The desk can undo it, and asks for the reason.</source>
        <translation>What is set is written down. The desk can undo it, and asks for the reason.</translation>
    </message>
    <message>
        <source>Its file on the disk is gone. If you leave now, the game is lost.</source>
        <translation>Its file on the disk is gone. If you leave now, the game is lost.</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>The last move could not be saved. If you leave now, it is lost.</translation>
    </message>
    <message>
        <source>This game has already begun in another window.</source>
        <translation>This game has already begun in another window.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Kagetsu manual</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Find on this page</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Menus</name>
    <message>
        <source>R&amp;ecent records</source>
        <translation>R&amp;ecent records</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Menu: what can be done to the game record or library shown.</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Silent for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>Silent for %1</translation>
    </message>
    <message>
        <source>O&amp;pen records</source>
        <extracomment>Menu: records that are being looked at or edited, to go back to one.</extracomment>
        <translation>O&amp;pen records</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ModeStrip</name>
    <message>
        <source>Look</source>
        <extracomment>Button: one looks at the record and changes nothing.</extracomment>
        <translation>Look</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: one edits the record.</extracomment>
        <translation>Edit</translation>
    </message>
    <message>
        <source>A tap follows the record and changes nothing.</source>
        <translation>A tap follows the record and changes nothing.</translation>
    </message>
    <message>
        <source>Go through the record; nothing is changed by it</source>
        <translation>Go through the record; nothing is changed by it</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>Edit the record: moves, texts and marks</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>pass</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>Move %1, %2, then the colours were swapped</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Move %1, %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Clock for a real board</source>
        <translation>Clock for a real board</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>Set the clocks</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are.</extracomment>
        <translation>Waiting room…</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>As last time</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>More</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Rule, board and opening are agreed, too, and stand in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>Rule, board and opening are agreed, too, and stand in the protocol</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameWords</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>The two players of a game.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>no time limit</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 opens</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>lots are drawn</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>preset %1</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>two games</translation>
    </message>
    <message>
        <source>different times</source>
        <translation>different times</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>with an arbiter</translation>
    </message>
    <message>
        <source>fouls are claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>fouls are claimed</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>a foul loses at once</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>forbidden points are blocked</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>no hints</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>with hints</translation>
    </message>
    <message>
        <source>taking back by agreement</source>
        <translation>taking back by agreement</translation>
    </message>
    <message>
        <source>no taking back</source>
        <translation>no taking back</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>no pauses</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>table %1</translation>
    </message>
    <message>
        <source>names, rule and opening need not be said</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>names, rule and opening need not be said</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is no point of this board.</source>
        <translation>“%1” is no point of this board.</translation>
    </message>
    <message>
        <source>No move is noted yet. Notes do not touch the clock.</source>
        <translation>No move is noted yet. Notes do not touch the clock.</translation>
    </message>
    <message>
        <source>Moves noted: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>Moves noted: %1; the last one: %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>Next move, such as H8</source>
        <extracomment>In the field where the next move of a board of wood is typed.</extracomment>
        <translation>Next move, such as H8</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: notes a turn without a stone.</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>Strike out</translation>
    </message>
    <message>
        <source>Strike out the last noted move</source>
        <translation>Strike out the last noted move</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>Headline</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>One-line comment</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Comment on this position</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>No headline</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>No comment</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Club of %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>Arbiter&apos;s name</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>Event and place</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>The sealed move is %1.</translation>
    </message>
    <message>
        <source>%1 So whoever sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1 So whoever sealed it loses.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>Offered and not taken: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1 – Enter declares this number.</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>Choose the pattern…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>Offer it</numerusform>
            <numerusform>Offer these %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1 – Enter confirms.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message>
        <source>Clocks</source>
        <translation>Clocks</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>Stones and moves</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalties</translation>
    </message>
    <message>
        <source>Result and course</source>
        <translation>Result and course</translation>
    </message>
    <message>
        <source>Give time</source>
        <translation>Give time</translation>
    </message>
    <message>
        <source>Take time</source>
        <translation>Take time</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>Set a clock</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>Stop both clocks</translation>
    </message>
    <message>
        <source>Let a clock run</source>
        <translation>Let a clock run</translation>
    </message>
    <message>
        <source>Undo the last press</source>
        <translation>Undo the last press</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>Share the time equally</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>Correct a faulty clock</translation>
    </message>
    <message>
        <source>Read the countdown again</source>
        <translation>Read the countdown again</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>Restore displaced stones</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Take moves back</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>Correct a move</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>Add a missing move</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>Add a missing pass</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>Uphold the claim</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>Reject the claim</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Time to the opponent</source>
        <translation>Time to the opponent</translation>
    </message>
    <message>
        <source>Time from the offender</source>
        <translation>Time from the offender</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>Loss of a turn</translation>
    </message>
    <message>
        <source>Points in the match</source>
        <translation>Points in the match</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Loss of the game</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Both lose</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>Expulsion</translation>
    </message>
    <message>
        <source>Take a warning back</source>
        <translation>Take a warning back</translation>
    </message>
    <message>
        <source>Give points back</source>
        <translation>Give points back</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>Declare the result</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Confirm the result</translation>
    </message>
    <message>
        <source>Open the game again</source>
        <translation>Open the game again</translation>
    </message>
    <message>
        <source>Adjourn, seal a move</source>
        <translation>Adjourn, seal a move</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>Open the sealed move</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>Sealed move unreadable</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>So much is added to what the clock shows. A flag that fell is lifted.</source>
        <translation>So much is added to what the clock shows. A flag that fell is lifted.</translation>
    </message>
    <message>
        <source>So much is taken from the clock, never more than is left. Nothing left is a fallen flag.</source>
        <translation>So much is taken from the clock, never more than is left. Nothing left is a fallen flag.</translation>
    </message>
    <message>
        <source>The clock shows this time, and these counts where you name them.</source>
        <translation>The clock shows this time, and these counts where you name them.</translation>
    </message>
    <message>
        <source>Nobody but the arbiter can let them go on.</source>
        <translation>Nobody but the arbiter can let them go on.</translation>
    </message>
    <message>
        <source>The game goes on. On the clock of the player who is not to move, time runs while nobody may play.</source>
        <translation>The game goes on. On the clock of the player who is not to move, time runs while nobody may play.</translation>
    </message>
    <message>
        <source>The last stone or choice is undone, and the time since goes to the clock that should have run.</source>
        <translation>The last stone or choice is undone, and the time since goes to the clock that should have run.</translation>
    </message>
    <message>
        <source>Both have used half of what both used together.</source>
        <translation>Both have used half of what both used together.</translation>
    </message>
    <message>
        <source>In truth this much time has passed; both clocks are corrected in proportion.</source>
        <translation>In truth this much time has passed; both clocks are corrected in proportion.</translation>
    </message>
    <message>
        <source>The running period is counted again from this moment of it.</source>
        <translation>The running period is counted again from this moment of it.</translation>
    </message>
    <message>
        <source>The board here shows the stones as the record has them. The clock of the player who displaced them runs until you let the game go on.</source>
        <translation>The board here shows the stones as the record has them. The clock of the player who displaced them runs until you let the game go on.</translation>
    </message>
    <message>
        <source>Only the moves up to this number stand; the others stay in the record as a side line.</source>
        <translation>Only the moves up to this number stand; the others stay in the record as a side line.</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>The record was wrong: this move was on another point. The clocks do not change.</translation>
    </message>
    <message>
        <source>A move that was played and is not in the record.</source>
        <translation>A move that was played and is not in the record.</translation>
    </message>
    <message>
        <source>A pass that is not in the record.</source>
        <translation>A pass that is not in the record.</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim in time: the claimant wins.</source>
        <translation>The stone was forbidden and the claim in time: the claimant wins.</translation>
    </message>
    <message>
        <source>The game goes on, with the penalty agreed for wrong claims.</source>
        <translation>The game goes on, with the penalty agreed for wrong claims.</translation>
    </message>
    <message>
        <source>It is counted; as many as agreed lose the game.</source>
        <translation>It is counted; as many as agreed lose the game.</translation>
    </message>
    <message>
        <source>The opponent of this player gets so much more.</source>
        <translation>The opponent of this player gets so much more.</translation>
    </message>
    <message>
        <source>So much is taken from this player&apos;s clock.</source>
        <translation>So much is taken from this player&apos;s clock.</translation>
    </message>
    <message>
        <source>The turn of this player, or the next one, is a pass.</source>
        <translation>The turn of this player, or the next one, is a pass.</translation>
    </message>
    <message>
        <source>Half points that this player loses in the match.</source>
        <translation>Half points that this player loses in the match.</translation>
    </message>
    <message>
        <source>The game is lost for this player; the reason names why.</source>
        <translation>The game is lost for this player; the reason names why.</translation>
    </message>
    <message>
        <source>The game is lost for both.</source>
        <translation>The game is lost for both.</translation>
    </message>
    <message>
        <source>The game is lost for this player, who plays no more in this event.</source>
        <translation>The game is lost for this player, who plays no more in this event.</translation>
    </message>
    <message>
        <source>One warning less for this player. Both entries stay in the journal.</source>
        <translation>One warning less for this player. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>Half points that were taken from this player are given back.</source>
        <translation>Half points that were taken from this player are given back.</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>The game ends with this result.</translation>
    </message>
    <message>
        <source>The result is right, says the arbiter. Once the players have confirmed it too, only the chief arbiter can open the game again.</source>
        <translation>The result is right, says the arbiter. Once the players have confirmed it too, only the chief arbiter can open the game again.</translation>
    </message>
    <message>
        <source>The result is void and the game goes on, with both clocks standing.</source>
        <translation>The result is void and the game goes on, with both clocks standing.</translation>
    </message>
    <message>
        <source>Both clocks stand. The player to move types the next move where nobody sees it; without one the game is only adjourned.</source>
        <translation>Both clocks stand. The player to move types the next move where nobody sees it; without one the game is only adjourned.</translation>
    </message>
    <message>
        <source>With the code that was shown when the move was sealed, in the presence of the opponent.</source>
        <translation>With the code that was shown when the move was sealed, in the presence of the opponent.</translation>
    </message>
    <message>
        <source>The sealed move cannot be opened any more: whoever sealed it loses.</source>
        <translation>The sealed move cannot be opened any more: whoever sealed it loses.</translation>
    </message>
    <message>
        <source>Changes nothing; your words are put into the journal.</source>
        <translation>Changes nothing; your words are put into the journal.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>Clock of %1: %2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 runs</source>
        <translation>the clock of %1 runs</translation>
    </message>
    <message>
        <source>both clocks stand</source>
        <translation>both clocks stand</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>Clocks: %1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>Moves: %1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>The stones on the board change.</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>To move: %1</translation>
    </message>
    <message>
        <source>Warnings of %1: %2 → %3</source>
        <translation>Warnings of %1: %2 → %3</translation>
    </message>
    <message>
        <source>Points taken from %1 in the match: %2 → %3</source>
        <translation>Points taken from %1 in the match: %2 → %3</translation>
    </message>
    <message>
        <source>The game has no result any more.</source>
        <translation>The game has no result any more.</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>Clocks, moves and result do not change.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and waits for the ruling.</source>
        <translation>%1 claims that the stone on %2 is forbidden, and waits for the ruling.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1 has called the arbiter.</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>The game is adjourned.</translation>
    </message>
    <message>
        <source>You have stopped both clocks.</source>
        <translation>You have stopped both clocks.</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>Both clocks stand.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>The flag of %1 is down.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1 has %n warning.</numerusform>
            <numerusform>%1 has %n warnings.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has offered a draw.</source>
        <translation>%1 has offered a draw.</translation>
    </message>
    <message>
        <source>%1 has asked to take a move back.</source>
        <translation>%1 has asked to take a move back.</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1 has confirmed the result.</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>The arbiter has confirmed the result.</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>Move %1; %2 is to move.</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>Black wins, by ruling</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>White wins, by ruling</translation>
    </message>
    <message>
        <source>Draw, agreed</source>
        <translation>Draw, agreed</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>Draw, by ruling</translation>
    </message>
    <message>
        <source>To be played again</source>
        <translation>To be played again</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>Annulled</translation>
    </message>
    <message>
        <source>Count the machine&apos;s sleep</source>
        <translation>Count the machine&apos;s sleep</translation>
    </message>
    <message>
        <source>What the machine slept counts as thinking time of the player whose clock ran. If it is not to count, only let the clock run.</source>
        <translation>What the machine slept counts as thinking time of the player whose clock ran. If it is not to count, only let the clock run.</translation>
    </message>
    <message>
        <source>Do not count the sleep</source>
        <translation>Do not count the sleep</translation>
    </message>
    <message>
        <source>It was counted as thinking time; the clock gets it back. Both clocks still stand.</source>
        <translation>It was counted as thinking time; the clock gets it back. Both clocks still stand.</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>The late player is here</translation>
    </message>
    <message>
        <source>Written down as of now, with what the agreed charge takes from the clock.</source>
        <translation>Written down as of now, with what the agreed charge takes from the clock.</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>Annul the sealed move</translation>
    </message>
    <message>
        <source>Undo the last order</source>
        <translation>Undo the last order</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>State the reason</translation>
    </message>
    <message>
        <source>Nobody sees it; the player to move moves on the board once the game goes on.</source>
        <translation>Nobody sees it; the player to move moves on the board once the game goes on.</translation>
    </message>
    <message>
        <source>Clocks, stones and result are as they were before it, as long as nothing else has happened. Both entries stay in the journal.</source>
        <translation>Clocks, stones and result are as they were before it, as long as nothing else has happened. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>Of a stop or a correction whose reason was not stated at once.</source>
        <translation>Of a stop or a correction whose reason was not stated at once.</translation>
    </message>
    <message>
        <source>Exchange the colours</source>
        <translation>Exchange the colours</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, found by move 10: the stones stay, each goes on with the other colour.</source>
        <translation>The players had taken the wrong colours, found by move 10: the stones stay, each goes on with the other colour.</translation>
    </message>
    <message>
        <source>Black wins, with less time used</source>
        <translation>Black wins, with less time used</translation>
    </message>
    <message>
        <source>White wins, with less time used</source>
        <translation>White wins, with less time used</translation>
    </message>
    <message>
        <source>Last period as a pass</source>
        <translation>Last period as a pass</translation>
    </message>
    <message>
        <source>Allow to leave the table</source>
        <translation>Allow to leave the table</translation>
    </message>
    <message>
        <source>Do not count a leave</source>
        <translation>Do not count a leave</translation>
    </message>
    <message>
        <source>On request, where the rules have it: the turn is a pass, the flag is lifted, and the last period is there again. Both clocks stand.</source>
        <translation>On request, where the rules have it: the turn is a pass, the flag is lifted, and the last period is there again. Both clocks stand.</translation>
    </message>
    <message>
        <source>It is counted; the clocks go on. Where the rules limit it while periods are counted, only on the opponent&apos;s time.</source>
        <translation>It is counted; the clocks go on. Where the rules limit it while periods are counted, only on the opponent&apos;s time.</translation>
    </message>
    <message>
        <source>One leave less for this player. Both entries stay in the journal.</source>
        <translation>One leave less for this player. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>Leaves of %1: %2 → %3</source>
        <translation>Leaves of %1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1 has left the table %n time.</numerusform>
            <numerusform>%1 has left the table %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>page %1 of %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PaperDialog</name>
    <message>
        <source>verdict</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>verdict</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Language of the paper</translation>
    </message>
    <message>
        <source>Second language of the paper</source>
        <translation>Second language of the paper</translation>
    </message>
    <message>
        <source>one language</source>
        <translation>one language</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>The paper as it is printed</source>
        <translation>The paper as it is printed</translation>
    </message>
    <message>
        <source>Save the paper</source>
        <translation>Save the paper</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>adjournment</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>sealed-move-code</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>score-sheet</translation>
    </message>
    <message>
        <source>&amp;Fill in the head</source>
        <translation>&amp;Fill in the head</translation>
    </message>
    <message>
        <source>Print what is known of the game; otherwise leave lines to write on</source>
        <translation>Print what is known of the game; otherwise leave lines to write on</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PatternView</name>
    <message>
        <source>Choose a pattern</source>
        <translation>Choose a pattern</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Patterns that are not allowed</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>Search by name or code</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>The patterns whose second stone lies straight beside the first.</extracomment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Indirect</source>
        <extracomment>The patterns whose second stone lies diagonally beside the first.</extracomment>
        <translation>Indirect</translation>
    </message>
    <message>
        <source>None of the 26 patterns is called that.</source>
        <translation>None of the 26 patterns is called that.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PauseCover</name>
    <message>
        <source>Resume</source>
        <extracomment>Button: the paused game goes on.</extracomment>
        <translation>Resume</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinPad</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>This is not the PIN.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>Erase</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Enter the PIN.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. It keeps players off the desk; who may change the files of this account can take it away.</source>
        <translation>Four to twelve digits. It keeps players off the desk; who may change the files of this account can take it away.</translation>
    </message>
    <message>
        <source>PIN so far</source>
        <translation>PIN so far</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>New PIN</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Once more</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>No PIN</translation>
    </message>
    <message>
        <source>This is not the PIN so far.</source>
        <translation>This is not the PIN so far.</translation>
    </message>
    <message>
        <source>A PIN has four to twelve digits and nothing else.</source>
        <translation>A PIN has four to twelve digits and nothing else.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>The two are not the same.</translation>
    </message>
    <message>
        <source>There is not enough memory to keep a PIN.</source>
        <translation>There is not enough memory to keep a PIN.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPanel</name>
    <message>
        <source>Five</source>
        <extracomment>Buttons beside the clock; very short. Five: &quot;I have five in a row&quot;.</extracomment>
        <translation>Five</translation>
    </message>
    <message>
        <source>Five – claim of %1</source>
        <translation>Five – claim of %1</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>Declare your five in a row</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Forbidden: &quot;that stone was a forbidden move&quot; (禁手).</extracomment>
        <translation>Forbidden</translation>
    </message>
    <message>
        <source>Forbidden – claim of %1</source>
        <translation>Forbidden – claim of %1</translation>
    </message>
    <message>
        <source>Claim that a stone of your opponent was forbidden</source>
        <translation>Claim that a stone of your opponent was forbidden</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Time – claim of %1</source>
        <translation>Time – claim of %1</translation>
    </message>
    <message>
        <source>Claim the win when the time of your opponent is over</source>
        <translation>Claim the win when the time of your opponent is over</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw – offer of %1</source>
        <translation>Draw – offer of %1</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>Resign – %1</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Give the game up</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take back – request of %1</source>
        <translation>Take back – request of %1</translation>
    </message>
    <message>
        <source>Ask to take your last move back</source>
        <translation>Ask to take your last move back</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>%1 calls the arbiter</source>
        <translation>%1 calls the arbiter</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>Call the arbiter; both clocks stop</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>The game could not be saved as %1: %2</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong: the stone on %2 is not forbidden.</source>
        <translation>The claim of %1 is wrong: the stone on %2 is not forbidden.</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong: there is no five.</source>
        <translation>The claim of %1 is wrong: there is no five.</translation>
    </message>
    <message>
        <source>%1 gets %2 more.</source>
        <translation>%1 gets %2 more.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 declines the draw.</translation>
    </message>
    <message>
        <source>%1 does not agree to taking back.</source>
        <translation>%1 does not agree to taking back.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>Tap the stone that was forbidden.</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>Claim that the stone on %1 is forbidden?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>Another stone…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Resign this game?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Pass without a stone? Two passes in a row end the game as a draw.</source>
        <translation>Pass without a stone? Two passes in a row end the game as a draw.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>End the game without a result? Both players should agree.</translation>
    </message>
    <message>
        <source>End without result</source>
        <translation>End without result</translation>
    </message>
    <message>
        <source>The time of %1 is over.</source>
        <translation>The time of %1 is over.</translation>
    </message>
    <message>
        <source>Win on time</source>
        <translation>Win on time</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>I have five</translation>
    </message>
    <message>
        <source>You asked to take back. Waiting for %1.</source>
        <translation>You asked to take back. Waiting for %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1 asks to take back the last move.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1 asks to take back %n move.</numerusform>
            <numerusform>%1 asks to take back %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Allow</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>You offered a draw. Waiting for %1.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 offers a draw.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>What was said is read; the bar closes.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>Not now: %1</translation>
    </message>
    <message>
        <source>In this game it is allowed to pass from move %1 on.</source>
        <translation>In this game it is allowed to pass from move %1 on.</translation>
    </message>
    <message>
        <source>The arbiter decided: offers are the same only where they are equal on the board itself.</source>
        <translation>The arbiter decided: offers are the same only where they are equal on the board itself.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that are the same figure at different places of the board?</source>
        <translation>Arbiter: allow fifth moves that are the same figure at different places of the board?</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>Arbiter…</translation>
    </message>
    <message>
        <source>Arbiter: take back the last act of the opening (%1)? The clocks go back to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>Arbiter: take back the last act of the opening (%1)? The clocks go back to that moment.</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks stand until the arbiter rules.</source>
        <translation>You claim that the stone on %1 is forbidden. Both clocks stand until the arbiter rules.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks stand until the arbiter rules.</source>
        <translation>%1 claims that the stone on %2 is forbidden. Both clocks stand until the arbiter rules.</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>Agree…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>The game is adjourned.</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks stand.</source>
        <translation>You have called the arbiter. Both clocks stand.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks stand.</source>
        <translation>%1 has called the arbiter. Both clocks stand.</translation>
    </message>
    <message>
        <source>The arbiter has stopped the clocks.</source>
        <translation>The arbiter has stopped the clocks.</translation>
    </message>
    <message>
        <source>The board is full. %1 may claim, or agree to the draw.</source>
        <translation>The board is full. %1 may claim, or agree to the draw.</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>The board is full. The game is a draw, unless you have something to claim.</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>It is a draw</translation>
    </message>
    <message>
        <source>%1 has %2 less.</source>
        <translation>%1 has %2 less.</translation>
    </message>
    <message>
        <source>%1 is warned.</source>
        <translation>%1 is warned.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 loses a turn.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 withdraws the claim.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>The arbiter warns %1.</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>The arbiter has corrected the moves.</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>Confirm the result</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? This loses the game.</source>
        <translation>Agree that your stone is forbidden? This loses the game.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Agree</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Count it…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>Count it…</translation>
    </message>
    <message>
        <source>Count this as thinking time? Both should agree.</source>
        <translation>Count this as thinking time? Both should agree.</translation>
    </message>
    <message>
        <source>Count it</source>
        <translation>Count it</translation>
    </message>
    <message>
        <source>%1 is here now.</source>
        <translation>%1 is here now.</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>The arbiter decides.</translation>
    </message>
    <message>
        <source>The move is not kept yet, and the clocks stand.</source>
        <translation>The move is not kept yet, and the clocks stand.</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>Offer a draw to %1?</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>End the game as a draw?</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Give %1 one minute more and play on? You give up the win on time.</source>
        <translation>Give %1 one minute more and play on? You give up the win on time.</translation>
    </message>
    <message>
        <source>Play on without a limit of time, both of you? You give up the win on time.</source>
        <translation>Play on without a limit of time, both of you? You give up the win on time.</translation>
    </message>
    <message>
        <source>Give one minute</source>
        <translation>Give one minute</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of a draw.</source>
        <translation>%1 withdraws the offer of a draw.</translation>
    </message>
    <message>
        <source>%1 has one minute more.</source>
        <translation>%1 has one minute more.</translation>
    </message>
    <message>
        <source>The game goes on without a limit of time.</source>
        <translation>The game goes on without a limit of time.</translation>
    </message>
    <message>
        <source>One minute more…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>One minute more…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>Play on…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Accept…</translation>
    </message>
    <message>
        <source>The last action is not kept yet, and the clocks stand.</source>
        <translation>The last action is not kept yet, and the clocks stand.</translation>
    </message>
    <message>
        <source>Everything so far is kept, and the clocks stand.</source>
        <translation>Everything so far is kept, and the clocks stand.</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>Declare that you have made five?</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Five</translation>
    </message>
    <message>
        <source>The arbiter takes the last order back.</source>
        <translation>The arbiter takes the last order back.</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>The sealed move is annulled.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>Clock of %1: %2 → %3.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>Reason: %1.</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1 is warned; the next warning loses the game.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>Name of the player on the left</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>Name of the player on the right</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <extracomment>The opener is decided by lot, as by nigiri.</extracomment>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <extracomment>Who is seat A, the one who begins the opening. %1 is a name.</extracomment>
        <translation>%1 opens</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <extracomment>Label of the choice of who is seat A, the one who begins the opening.</extracomment>
        <translation>Who opens the game?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PointField</name>
    <message>
        <source>Text on %1</source>
        <translation>Text on %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionDialog</name>
    <message>
        <source>There is nothing yet.</source>
        <translation>There is nothing yet.</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15×15 has 225.</source>
        <translation>A board of %1 points is not square; 15×15 has 225.</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is no move.</source>
        <translation>Move %1, “%2”, is no move.</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>Move %1, %2, is not on the board.</translation>
    </message>
    <message>
        <source>Move %1, %2, is on a stone.</source>
        <translation>Move %1, %2, is on a stone.</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>There is no game in this record.</translation>
    </message>
    <message>
        <source>No game can be played on the board of this record.</source>
        <translation>No game can be played on the board of this record.</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>Position after move</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position as text</translation>
    </message>
    <message>
        <source>A board (X black, O white, a dot an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>A board (X black, O white, a dot an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</translation>
    </message>
    <message>
        <source>The position of the text</source>
        <translation>The position of the text</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>&amp;Take over</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>Stones: %1 black, %2 white.</source>
        <translation>Stones: %1 black, %2 white.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>There is already a preset called %1.</translation>
    </message>
    <message>
        <source>The preset cannot be saved: %1</source>
        <translation>The preset cannot be saved: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>rule</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>opening</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>The organiser sets: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>The organiser sets: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>None</translation>
    </message>
    <message>
        <source>Ready terms of clubs and federations for rule, opening, time and referee.</source>
        <translation>Ready terms of clubs and federations for rule, opening, time and referee.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Save as preset…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name of the preset</translation>
    </message>
    <message>
        <source>Level of the preset</source>
        <translation>Level of the preset</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>Your own</translation>
    </message>
    <message>
        <source>For every day</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>For every day</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>International and national</translation>
    </message>
    <message>
        <source>From regulations</source>
        <translation>From regulations</translation>
    </message>
    <message>
        <source>The preset cannot be renamed: %1</source>
        <translation>The preset cannot be renamed: %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Presets</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>The preset cannot be deleted: %1</source>
        <translation>The preset cannot be deleted: %1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>Search by name, opening or time</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>Search presets</translation>
    </message>
    <message>
        <source>No preset is called that.</source>
        <translation>No preset is called that.</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name of the preset</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Without a preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>Without a preset</translation>
    </message>
    <message>
        <source>All presets</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>All presets</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use it</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>Delete the preset %1?</translation>
    </message>
    <message>
        <source>Its file cannot be brought back.</source>
        <translation>Its file cannot be brought back.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>Which game</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>Open the journal of a game</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>Journals (*.jsonl *.broken*);;All files (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>Open procedure file</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>Opening procedures (*.json *.JSON);;All files (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>Opening procedure</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>Open procedure file…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>All procedures</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use it</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game becomes %1 on a board of %n lines.</source>
        <translation>
            <numerusform>The game becomes %1 on a board of %n line.</numerusform>
            <numerusform>The game becomes %1 on a board of %n lines.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>How it goes</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePicker</name>
    <message>
        <source>For renju</source>
        <extracomment>Heading over the opening procedures that are made for renju.</extracomment>
        <translation>For renju</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>For gomoku</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>For any game</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>Your own</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>Search opening procedures</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>Opening procedures</translation>
    </message>
    <message>
        <source>No opening procedure is called that.</source>
        <translation>No opening procedure is called that.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofLegend</name>
    <message>
        <source>the stone in question</source>
        <translation>the stone in question</translation>
    </message>
    <message>
        <source>stone of the shape</source>
        <translation>stone of the shape</translation>
    </message>
    <message>
        <source>makes a straight four and may be played</source>
        <translation>makes a straight four and may be played</translation>
    </message>
    <message>
        <source>would make six or more</source>
        <translation>would make six or more</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>closes the line</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>imagined stone, numbered in order</translation>
    </message>
    <message>
        <source>the stone needed here fails</source>
        <translation>the stone needed here fails</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>would then make five</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofPanel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of the proof is shown, of how many.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the sentence before this one.</extracomment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: to the sentence after this one.</extracomment>
        <translation>Next</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>Previous step of the proof</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>Next step of the proof</translation>
    </message>
    <message>
        <source>Why is there no three in the row?</source>
        <translation>Why is there no three in the row?</translation>
    </message>
    <message>
        <source>Why is there no three in the column?</source>
        <translation>Why is there no three in the column?</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>Why is there no three on the rising diagonal?</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>Why is there no three on the falling diagonal?</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Proof</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>All reasons</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>The whole proof with every reason, or only the shortest one</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>Why no three on this line?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The name of the file must end with .pdf, .html or .txt: %1</source>
        <translation>The name of the file must end with .pdf, .html or .txt: %1</translation>
    </message>
    <message>
        <source>There is no such language: %1</source>
        <translation>There is no such language: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Protocol of the game %1 – %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, was not written completely and is left out.</source>
        <translation>The last entry of the journal, line %1, was not written completely and is left out.</translation>
    </message>
    <message>
        <source>The journal cannot be trusted to its end. %1 This protocol holds only the lines before.</source>
        <translation>The journal cannot be trusted to its end. %1 This protocol holds only the lines before.</translation>
    </message>
    <message>
        <source>The game is not finished: this is how it stood on %1. What the players may not be told while it is played is left out.</source>
        <translation>The game is not finished: this is how it stood on %1. What the players may not be told while it is played is left out.</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Edge</translation>
    </message>
    <message>
        <source>It blocks an end of a five.</source>
        <translation>It blocks an end of a five.</translation>
    </message>
    <message>
        <source>It blocks no end of a five.</source>
        <translation>It blocks no end of a five.</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>Six or more</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>They do not win.</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>They win.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>Forbidden moves</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>Which forbidden points the program shows during the game.</extracomment>
        <translation>Signs</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>A fallen flag</source>
        <translation>A fallen flag</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes are a draw.</source>
        <translation>Allowed from move %1; two passes are a draw.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Not allowed.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Taking back</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>When both agree.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>Time of %1</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>A wrong claim</translation>
    </message>
    <message>
        <source>%1 more for the opponent; the second one a warning too, and the second warning loses.</source>
        <translation>%1 more for the opponent; the second one a warning too, and the second warning loses.</translation>
    </message>
    <message>
        <source>The second one a warning, and the second warning loses.</source>
        <translation>The second one a warning, and the second warning loses.</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>Pattern of the first three stones: %1.</translation>
    </message>
    <message>
        <source>Laid before the game: %1.</source>
        <translation>Laid before the game: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Used</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>There were no steps to take.</source>
        <translation>There were no steps to take.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>No stone was played.</source>
        <translation>No stone was played.</translation>
    </message>
    <message>
        <source>Times are minutes, seconds and milliseconds: used for the move, and on the player&apos;s own clock after it.</source>
        <translation>Times are minutes, seconds and milliseconds: used for the move, and on the player&apos;s own clock after it.</translation>
    </message>
    <message>
        <source>Behind a clock, × says how many reading periods are left, / how many moves of the block are to be made.</source>
        <translation>Behind a clock, × says how many reading periods are left, / how many moves of the block are to be made.</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1 used %2 in all and has %3 left on the clock.</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Final position</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>The position after move %1.</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X: %1 (Black). O: %2 (White).</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>Claims, rulings, corrections and interruptions</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>There were none.</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1, after move %2 (line %3): %4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>Clocks then: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>Winning row: %1.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>End of the chain</translation>
    </message>
    <message>
        <source>To compare</source>
        <translation>To compare</translation>
    </message>
    <message>
        <source>%1, a real board: the program kept the clocks</source>
        <translation>%1, a real board: the program kept the clocks</translation>
    </message>
    <message>
        <source>Its steps were not noted.</source>
        <translation>Its steps were not noted.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>The clock was not pressed.</translation>
    </message>
    <message>
        <source>Times are minutes, seconds and milliseconds: used for the turn, and on the player&apos;s own clock after the press.</source>
        <translation>Times are minutes, seconds and milliseconds: used for the turn, and on the player&apos;s own clock after the press.</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1, after turn %2 (line %3): %4</translation>
    </message>
    <message>
        <source>Time of a wrong claim</source>
        <translation>Time of a wrong claim</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>No number of them loses.</source>
        <translation>No number of them loses.</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>%n warning loses the game.</numerusform>
            <numerusform>%n warnings lose the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules on claims of forbidden moves.</source>
        <translation>Rules on claims of forbidden moves.</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>Both flags down</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>Scheduled</translation>
    </message>
    <message>
        <source>Did not come.</source>
        <translation>Did not come.</translation>
    </message>
    <message>
        <source>Was there in time.</source>
        <translation>Was there in time.</translation>
    </message>
    <message>
        <source>Came %1 late.</source>
        <translation>Came %1 late.</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>Arrival of %1</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>First game</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Result of the match</translation>
    </message>
    <message>
        <source>Limit of moves</source>
        <translation>Limit of moves</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is not here yet.</source>
        <translation>Is not here yet.</translation>
    </message>
    <message>
        <source>Taken from the clock: %1.</source>
        <translation>Taken from the clock: %1.</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>Journal %1.</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1 (%2), with changes for this game</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>Either player may pause.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>Players stop the clocks only to call the arbiter.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>Players do not stop the clocks.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>Draw offers</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>Lateness</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>None were agreed.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>Stopping the clocks</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>Games</translation>
    </message>
    <message>
        <source>Two, the second with exchanged seats.</source>
        <translation>Two, the second with exchanged seats.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>One.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waited for.</source>
        <translation>Set forward by %1 while the game was waited for.</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waited for.</source>
        <translation>Set back by %1 while the game was waited for.</translation>
    </message>
    <message>
        <source>The new time was taken over.</source>
        <translation>The new time was taken over.</translation>
    </message>
    <message>
        <source>It was not followed.</source>
        <translation>It was not followed.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>The computer&apos;s clock</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>Code at the end of the match</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (line %2)</translation>
    </message>
    <message>
        <source>A claim withdrawn</source>
        <translation>A claim withdrawn</translation>
    </message>
    <message>
        <source>Once in a game.</source>
        <translation>Once in a game.</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>Leaving the table</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>club</comment>
        <extracomment>%1 is a player, %2 the club or country of that player.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>Reason: %1.</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>Arrival undone</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1: marked present at %2, undone at %3.</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>Start time changed</translation>
    </message>
    <message>
        <source>It was %1; changed at %2.</source>
        <translation>It was %1; changed at %2.</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>None were agreed; this computer&apos;s own settings were used.</translation>
    </message>
    <message>
        <source>A real board: the program kept the clocks</source>
        <translation>A real board: the program kept the clocks</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message>
        <source>Black stone on %1</source>
        <translation>Black stone on %1</translation>
    </message>
    <message>
        <source>White stone on %1</source>
        <translation>White stone on %1</translation>
    </message>
    <message>
        <source>%1 – the colours are exchanged</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1 – the colours are exchanged</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>%n fifth move will be offered</numerusform>
            <numerusform>%n fifth moves will be offered</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as fifth move</source>
        <translation>%1 is offered as fifth move</translation>
    </message>
    <message>
        <source>The offer %1 is taken back</source>
        <translation>The offer %1 is taken back</translation>
    </message>
    <message>
        <source>%1 is picked among the offered moves</source>
        <translation>%1 is picked among the offered moves</translation>
    </message>
    <message>
        <source>Claim of %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>Claim of %1: the stone of %2 on %3 (move %4) is forbidden.</translation>
    </message>
    <message numerus="yes">
        <source>It was made %n moves after the stone.</source>
        <translation>
            <numerusform>It was made %n move after the stone.</numerusform>
            <numerusform>It was made %n moves after the stone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is right (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>Ruling: the claim is right (%1).</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>Ruling: the claim is rejected.</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the reply to it had already been played.</source>
        <translation>The stone was forbidden (%1), but the reply to it had already been played.</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1 declares five in a row.</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>Ruling: there is a five.</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>Ruling: there is no five.</translation>
    </message>
    <message>
        <source>Correction of the clock: %1 gets %2 more, from %3 to %4.</source>
        <translation>Correction of the clock: %1 gets %2 more, from %3 to %4.</translation>
    </message>
    <message>
        <source>Warning to %1 for the limit of time for one move.</source>
        <translation>Warning to %1 for the limit of time for one move.</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>Warning to %1.</translation>
    </message>
    <message>
        <source>%1 reached the limit of time for one move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1 reached the limit of time for one move at %2, %3 after the start.</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>The turn is lost.</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>The clock goes from %1 to %2.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 offers a draw.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 declines the draw.</translation>
    </message>
    <message>
        <source>%1 asks to take a move back.</source>
        <translation>%1 asks to take a move back.</translation>
    </message>
    <message>
        <source>%1 does not agree to taking back.</source>
        <translation>%1 does not agree to taking back.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>%n move is taken back: %1. %2 is to move again.</numerusform>
            <numerusform>%n moves are taken back: %1. %2 is to move again.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules that offered fifth moves are the same only where they are equal on the board.</source>
        <translation>The arbiter rules that offered fifth moves are the same only where they are equal on the board.</translation>
    </message>
    <message>
        <source>The arbiter takes the last step of the opening back: %1.</source>
        <translation>The arbiter takes the last step of the opening back: %1.</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stand.</source>
        <translation>%1 pauses the game; both clocks stand.</translation>
    </message>
    <message>
        <source>The game goes on; the clocks had stood for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>The game goes on; the clocks had stood for %1.</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>The flag of %1 fell at %2, %3 after the start.</translation>
    </message>
    <message>
        <source>The program had stopped; the game was taken up again %1 after the last entry.</source>
        <translation>The program had stopped; the game was taken up again %1 after the last entry.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time is missing on the running clock.</source>
        <translation>At most %1 of thinking time is missing on the running clock.</translation>
    </message>
    <message>
        <source>No thinking time is missing.</source>
        <translation>No thinking time is missing.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>flag</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Correction of the clock: %1 has %2 less, from %3 to %4.</source>
        <translation>Correction of the clock: %1 has %2 less, from %3 to %4.</translation>
    </message>
    <message>
        <source>Claim of %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>Claim of %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 withdraws the claim.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 agrees with the claim.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 loses a turn.</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stand.</source>
        <translation>%1 calls the arbiter; both clocks stand.</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1 confirms the result.</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>The arbiter confirms the result.</translation>
    </message>
    <message>
        <source>The last move that was noted is struck out.</source>
        <translation>The last move that was noted is struck out.</translation>
    </message>
    <message>
        <source>The players exchange the colours.</source>
        <translation>The players exchange the colours.</translation>
    </message>
    <message>
        <source>Press of the clock</source>
        <translation>Press of the clock</translation>
    </message>
    <message>
        <source>The machine slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>The machine slept for %1, from %2 to %3.</translation>
    </message>
    <message>
        <source>The clock of %1 ran; both clocks stop.</source>
        <translation>The clock of %1 ran; both clocks stop.</translation>
    </message>
    <message>
        <source>No clock ran.</source>
        <translation>No clock ran.</translation>
    </message>
    <message>
        <source>The players count this as thinking time of %1: the clock goes from %2 to %3.</source>
        <translation>The players count this as thinking time of %1: the clock goes from %2 to %3.</translation>
    </message>
    <message>
        <source>The machine&apos;s date and time were set %1 forward, to %2; this changes no time of the game.</source>
        <translation>The machine&apos;s date and time were set %1 forward, to %2; this changes no time of the game.</translation>
    </message>
    <message>
        <source>The machine&apos;s date and time were set %1 back, to %2; this changes no time of the game.</source>
        <translation>The machine&apos;s date and time were set %1 back, to %2; this changes no time of the game.</translation>
    </message>
    <message>
        <source>The program did not answer for %1 while the clock of %2 ran, which then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>The program did not answer for %1 while the clock of %2 ran, which then showed %3.</translation>
    </message>
    <message>
        <source>%1 comes, %2 after the game was to begin.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1 comes, %2 after the game was to begin.</translation>
    </message>
    <message>
        <source>Besides, %1 is taken from the clock: from %2 to %3.</source>
        <translation>Besides, %1 is taken from the clock: from %2 to %3.</translation>
    </message>
    <message>
        <source>The game is taken up again; both clocks still stand.</source>
        <translation>The game is taken up again; both clocks still stand.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of a draw.</source>
        <translation>%1 withdraws the offer of a draw.</translation>
    </message>
    <message>
        <source>%1 does not claim the time of %2: the game goes on without limits of time.</source>
        <translation>%1 does not claim the time of %2: the game goes on without limits of time.</translation>
    </message>
    <message>
        <source>%1 does not claim the time of %2 and gives %3 more: the game goes on.</source>
        <translation>%1 does not claim the time of %2 and gives %3 more: the game goes on.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonField</name>
    <message>
        <source>All reasons</source>
        <extracomment>A box with every reason an order can have; the usual ones are buttons above it.</extracomment>
        <translation>All reasons</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordMerger</name>
    <message>
        <source>Merging…</source>
        <translation>Merging…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>Merge files</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>There are no records in this folder.</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>Some files were not merged.</translation>
    </message>
    <message>
        <source>Choices after merging</source>
        <translation>Choices after merging</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>Another game is shown now. Nothing was merged into it.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Games of this file</source>
        <translation>Games of this file</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Under this rule no point is forbidden.</source>
        <translation>Under this rule no point is forbidden.</translation>
    </message>
    <message>
        <source>The record does not say by which rule it was played.</source>
        <translation>The record does not say by which rule it was played.</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>Why</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>Moves and reasons</translation>
    </message>
    <message>
        <source>Point at an empty point to see whether a stone may be played there, and why. A tap holds it.</source>
        <translation>Point at an empty point to see whether a stone may be played there, and why. A tap holds it.</translation>
    </message>
    <message>
        <source>Texts: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>Texts: %1</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>Library with %n position</numerusform>
            <numerusform>Library with %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the texts of this file are read</source>
        <translation>Choose how the texts of this file are read</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>Same</translation>
    </message>
    <message>
        <source>Same %1</source>
        <translation>Same %1</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Tab: the tree of variations.</extracomment>
        <translation>Tree</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>Tree of variations</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Reading the game…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Searching…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>List what was repaired or not understood when the file was read</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The record has no move on %1 here.</source>
        <translation>The record has no move on %1 here.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>Button: the move on the point %1 becomes part of the record.</extracomment>
        <translation>Add %1</translation>
    </message>
    <message>
        <source>You are only looking at this record.</source>
        <translation>You are only looking at this record.</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>Write on %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only looking.</source>
        <translation>Nothing was changed: you are only looking.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>Branch cut.</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>Branch deleted.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>%n position cut.</numerusform>
            <numerusform>%n positions cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>%n position deleted.</numerusform>
            <numerusform>%n positions deleted.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>Your changes cannot be backed up: the disk is full or not writable.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>This file is damaged; saving over it would lose what could not be read. Choose another name.</translation>
    </message>
    <message>
        <source>%1 was changed on disk after these edits were begun.</source>
        <translation>%1 was changed on disk after these edits were begun.</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1 cannot hold everything.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of what is there now is kept beside it.</source>
        <translation>If you save over it, a copy of what is there now is kept beside it.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Save over it</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>Save without it</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>This is the file of the whole record. Choose another name.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Saving %1…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 was saved. This format cannot hold everything.</translation>
    </message>
    <message>
        <source>Looking for texts…</source>
        <translation>Looking for texts…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>Copying the game…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Counting…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Moves: %1</translation>
    </message>
    <message>
        <source>Ends of lines: %1</source>
        <translation>Ends of lines: %1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>Longest line: %1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>Moves with comments: %1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>Bookmarks: %1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>Texts on points without a move: %1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>Below this position</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Text encoding</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordShelf</name>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 has changes that are not saved.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no limit of time</source>
        <translation>no limit of time</translation>
    </message>
    <message>
        <source>The game can go on from the last good line, in a copy; the old file is kept.</source>
        <translation>The game can go on from the last good line, in a copy; the old file is kept.</translation>
    </message>
    <message>
        <source>The last entry was not written completely; a move that was not confirmed is lost.</source>
        <translation>The last entry was not written completely; a move that was not confirmed is lost.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time is missing on the running clock.</source>
        <translation>At most %1 of thinking time is missing on the running clock.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nothing is lost.</translation>
    </message>
    <message>
        <source>Every confirmed move is here.</source>
        <translation>Every confirmed move is here.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Unfinished games</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>These games had not ended when the program stopped.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>Later: ask again at the next start</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1, %2; %n move; last entry %3</numerusform>
            <numerusform>%1, %2; %n moves; last entry %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>Clocks: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>Another program has this game open.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Continue the game %1</source>
        <translation>Continue the game %1</translation>
    </message>
    <message>
        <source>End without result</source>
        <translation>End without result</translation>
    </message>
    <message>
        <source>End the game %1 without result</source>
        <translation>End the game %1 without result</translation>
    </message>
    <message>
        <source>Ask no more</source>
        <translation>Ask no more</translation>
    </message>
    <message>
        <source>Ask no more about this file; it is kept</source>
        <translation>Ask no more about this file; it is kept</translation>
    </message>
    <message>
        <source>Really end it</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>Really end it</translation>
    </message>
    <message>
        <source>%1 The game that was waited for is lost.</source>
        <translation>%1 The game that was waited for is lost.</translation>
    </message>
    <message>
        <source>%1 The game that was waited for is lost; its file is kept as %2.</source>
        <translation>%1 The game that was waited for is lost; its file is kept as %2.</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>These games have not begun.</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>Begins: %1</translation>
    </message>
    <message>
        <source>Continue to wait for the game %1</source>
        <translation>Continue to wait for the game %1</translation>
    </message>
    <message>
        <source>Call it off</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>Call it off</translation>
    </message>
    <message>
        <source>Call the game %1 off</source>
        <translation>Call the game %1 off</translation>
    </message>
    <message>
        <source>Really call it off</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>Really call it off</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>These games had ended, but their journals are damaged.</translation>
    </message>
    <message>
        <source>Nothing from this line on is proven. The game&apos;s own file, if it was saved, is not touched.</source>
        <translation>Nothing from this line on is proven. The game&apos;s own file, if it was saved, is not touched.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it is not a waiting game.</source>
        <translation>%1 is larger than 1 MB, so it is not a waiting game.</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1; last entry %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>What the program says</source>
        <translation>What the program says</translation>
    </message>
    <message>
        <source>A forbidden move</source>
        <translation>A forbidden move</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>A fallen flag</source>
        <translation>A fallen flag</translation>
    </message>
    <message>
        <source>Laying a stone</source>
        <translation>Laying a stone</translation>
    </message>
    <message>
        <source>Taking back by agreement</source>
        <translation>Taking back by agreement</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>Players may pause</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>A wrong claim</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of forbidden moves</source>
        <translation>An arbiter rules on claims of forbidden moves</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>That loses the game.</source>
        <translation>That loses the game.</translation>
    </message>
    <message>
        <source>That loses the round.</source>
        <translation>That loses the round.</translation>
    </message>
    <message>
        <source>That loses the match.</source>
        <translation>That loses the match.</translation>
    </message>
    <message>
        <source>Nothing is taken from the clock before.</source>
        <translation>Nothing is taken from the clock before.</translation>
    </message>
    <message>
        <source>Before, the time of absence is taken from the clock.</source>
        <translation>Before, the time of absence is taken from the clock.</translation>
    </message>
    <message>
        <source>Before, twice the time of absence is taken from the clock.</source>
        <translation>Before, twice the time of absence is taken from the clock.</translation>
    </message>
    <message>
        <source>The opponent gets 2 minutes, or 1 where the base time is at most 15 minutes; from the second time on also a warning.</source>
        <translation>The opponent gets 2 minutes, or 1 where the base time is at most 15 minutes; from the second time on also a warning.</translation>
    </message>
    <message>
        <source>The opponent gets %1; from the second time on also a warning.</source>
        <translation>The opponent gets %1; from the second time on also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 where the base time is at most 15 minutes; from the second time on also a warning.</source>
        <translation>The claimant loses 2 minutes, or 1 where the base time is at most 15 minutes; from the second time on also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses %1; from the second time on also a warning.</source>
        <translation>The claimant loses %1; from the second time on also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses a turn; from the second time on also a warning.</source>
        <translation>The claimant loses a turn; from the second time on also a warning.</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>A warning.</translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>It costs nothing.</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>%n warning loses the game.</numerusform>
            <numerusform>%n warnings lose the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only written down.</source>
        <translation>They are only written down.</translation>
    </message>
    <message>
        <source>Not at all.</source>
        <translation>Not at all.</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>After move %1.</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>At any time.</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>Win %1, draw %2, loss %3</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>Byo-yomi of 60 seconds is read out as in China.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>Byo-yomi of 30 seconds is read out as in China.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>Byo-yomi of 30 seconds is read out as in Japan.</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>Silence, as in chess.</translation>
    </message>
    <message>
        <source>A tone at 5 minutes, 1 minute and 30 seconds, ticks in the last ten.</source>
        <translation>A tone at 5 minutes, 1 minute and 30 seconds, ticks in the last ten.</translation>
    </message>
    <message>
        <source>The limit of a move and the total are announced.</source>
        <translation>The limit of a move and the total are announced.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>None.</translation>
    </message>
    <message>
        <source>Too late is who comes after %1, or just then.</source>
        <translation>Too late is who comes after %1, or just then.</translation>
    </message>
    <message>
        <source>Too late is who comes after more than %1.</source>
        <translation>Too late is who comes after more than %1.</translation>
    </message>
    <message>
        <source>When both are late, both lose.</source>
        <translation>When both are late, both lose.</translation>
    </message>
    <message>
        <source>When both are too late, the game does not count.</source>
        <translation>When both are too late, the game does not count.</translation>
    </message>
    <message>
        <source>Time counts only once the first of the two has come.</source>
        <translation>Time counts only once the first of the two has come.</translation>
    </message>
    <message>
        <source>Time for a wrong claim: %1.</source>
        <translation>Time for a wrong claim: %1.</translation>
    </message>
    <message>
        <source>No number of warnings loses.</source>
        <translation>No number of warnings loses.</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>Draw offers: %1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after one&apos;s own move.</source>
        <translation>Only after one&apos;s own move.</translation>
    </message>
    <message>
        <source>A claim that is withdrawn: %1</source>
        <translation>A claim that is withdrawn: %1</translation>
    </message>
    <message numerus="yes">
        <source>With permission, on the opponent&apos;s time, %n times while periods are counted.</source>
        <translation>
            <numerusform>With permission, on the opponent&apos;s time, %n time while periods are counted.</numerusform>
            <numerusform>With permission, on the opponent&apos;s time, %n times while periods are counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReplaceQuestion</name>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 already exists.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>Result of the game</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>How did the game end?</translation>
    </message>
    <message>
        <source>Take this result</source>
        <translation>Take this result</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1 wins with five in a row.</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>%1 wins with an overline.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>%1 wins: %2 made a forbidden double-three.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>%1 wins: %2 made a forbidden double-four.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>%1 wins: %2 made a forbidden overline.</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%1 wins: %2 resigned.</translation>
    </message>
    <message>
        <source>%1 wins: the time of %2 is over.</source>
        <translation>%1 wins: the time of %2 is over.</translation>
    </message>
    <message>
        <source>%1 wins: %2 thought longer about one move than the limit.</source>
        <translation>%1 wins: %2 thought longer about one move than the limit.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the moves in time.</source>
        <translation>%1 wins: %2 did not make the moves in time.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not come.</source>
        <translation>%1 wins: %2 did not come.</translation>
    </message>
    <message>
        <source>%1 wins: %2 came too late.</source>
        <translation>%1 wins: %2 came too late.</translation>
    </message>
    <message>
        <source>%1 wins: %2 was warned twice.</source>
        <translation>%1 wins: %2 was warned twice.</translation>
    </message>
    <message>
        <source>%1 wins by having used less time than %2.</source>
        <translation>%1 wins by having used less time than %2.</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>%1 wins against %2 by decision of the arbiter.</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>%1 wins against %2.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Draw by agreement.</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>Draw: the board is full.</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>Draw: both players passed.</translation>
    </message>
    <message>
        <source>Draw: the time of both players is over.</source>
        <translation>Draw: the time of both players is over.</translation>
    </message>
    <message>
        <source>Draw: the limit of moves is reached.</source>
        <translation>Draw: the limit of moves is reached.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Draw.</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>Both players lose.</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>The game ended without a result.</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>The game is not finished.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Both lose</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>No result</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>Below the name of the winner: how the game was won.</extracomment>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>With an overline</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>With an overline</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-three</source>
        <translation>%1 made a forbidden double-three</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1 made a forbidden double-four</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1 made a forbidden overline</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1 resigned</translation>
    </message>
    <message>
        <source>The time of %1 is over</source>
        <translation>The time of %1 is over</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>By agreement</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>The board is full</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Both players passed</translation>
    </message>
    <message>
        <source>The limit of moves is reached</source>
        <translation>The limit of moves is reached</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1 has a bye.</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>%1 wins: %2 forfeited the game.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1 has no forbidden points.</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>Overline: a stone that makes an unbroken row of six or more is forbidden.</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones of one line that one more stone turns into a five.</source>
        <translation>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones of one line that one more stone turns into a five.</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones of one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that becomes a five at either end.</source>
        <translation>Double-three: a stone that makes two or more threes is forbidden. A three is three stones of one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that becomes a five at either end.</translation>
    </message>
    <message>
        <source>A three counts only if that one more stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>A three counts only if that one more stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</translation>
    </message>
    <message>
        <source>A three counts only if that one more stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>A three counts only if that one more stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</translation>
    </message>
    <message>
        <source>The edge of the board closes a line as a stone of the opponent does.</source>
        <translation>The edge of the board closes a line as a stone of the opponent does.</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, an overline until the game has ended.</source>
        <translation>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, an overline until the game has ended.</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>The same position elsewhere</translation>
    </message>
    <message>
        <source>%1 to the right, %2 up</source>
        <translation>%1 to the right, %2 up</translation>
    </message>
    <message>
        <source>The figure stands elsewhere: %1.</source>
        <translation>The figure stands elsewhere: %1.</translation>
    </message>
    <message>
        <source>Similar positions, too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>Similar positions, too</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message>
        <source>A library holds square boards of up to 15 lines.</source>
        <translation>A library holds square boards of up to 15 lines.</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>A library holds lines of up to 225 moves.</translation>
    </message>
    <message>
        <source>In a library the colours take turns.</source>
        <translation>In a library the colours take turns.</translation>
    </message>
    <message>
        <source>In a library every node is a move or a text on a point.</source>
        <translation>In a library every node is a move or a text on a point.</translation>
    </message>
    <message>
        <source>A library holds no stones but moves.</source>
        <translation>A library holds no stones but moves.</translation>
    </message>
    <message>
        <source>In a library a move stands only once below a position.</source>
        <translation>In a library a move stands only once below a position.</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>The games are merged into one tree.</translation>
    </message>
    <message>
        <source>In a library stones are not taken from the board.</source>
        <translation>In a library stones are not taken from the board.</translation>
    </message>
    <message>
        <source>SGF does not say where a record opens.</source>
        <translation>SGF does not say where a record opens.</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters of %n text(s); question marks stand for them.</source>
        <translation>
            <numerusform>The encoding %1 lacks characters of %n text; question marks stand for them.</numerusform>
            <numerusform>The encoding %1 lacks characters of %n texts; question marks stand for them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all of players, event, result and rules.</source>
        <translation>The format does not hold all of players, event, result and rules.</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>The format does not hold clock times.</translation>
    </message>
    <message>
        <source>The format does not hold what was chosen in the opening, nor claims, warnings and draw offers.</source>
        <translation>The format does not hold what was chosen in the opening, nor claims, warnings and draw offers.</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has texts on points and bookmarks.</source>
        <translation>The format does not hold these marks. A library has texts on points and bookmarks.</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>The format does not hold moves that could not be placed.</translation>
    </message>
    <message>
        <source>SGF holds labels only as texts on free points.</source>
        <translation>SGF holds labels only as texts on free points.</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>The format holds one game; the others are not saved.</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>The format holds one line; variations are not saved.</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>The format does not hold comments.</translation>
    </message>
    <message>
        <source>A drawn position does not say in which order its stones were played.</source>
        <translation>A drawn position does not say in which order its stones were played.</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>The format does not hold boards of this size.</translation>
    </message>
    <message>
        <source>The format holds only stones of Black and White in turns, beginning with Black.</source>
        <translation>The format holds only stones of Black and White in turns, beginning with Black.</translation>
    </message>
    <message>
        <source>The format holds no stones but moves.</source>
        <translation>The format holds no stones but moves.</translation>
    </message>
    <message>
        <source>There is no move to write.</source>
        <translation>There is no move to write.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Game %1: %2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>This record cannot be saved in this format.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetModel</name>
    <message>
        <source>%1  pass</source>
        <translation>%1  pass</translation>
    </message>
    <message>
        <source>%1  ?</source>
        <extracomment>A move of a record whose stone could not be put on the board</extracomment>
        <translation>%1  ?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who makes the opening and is Black as long as colours are not exchanged.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Head of a column: what a player&apos;s clock shows after the move.</extracomment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Time used by Black</source>
        <translation>Time used by Black</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>Time used by White</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it is not shown again.</source>
        <translation>The code of the sealed move is %1. Print it or write it down now: it is not shown again.</translation>
    </message>
    <message>
        <source>The code is neither printed nor written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>The code is neither printed nor written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>Print the code…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>I have written it down</translation>
    </message>
    <message>
        <source>Print the sheet of the game…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>Print the sheet of the game…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>Stage</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>Periods left</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>Moves to make</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>Moves made</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>Time before the periods</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Time left</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Two games, the second with exchanged seats</source>
        <translation>Two games, the second with exchanged seats</translation>
    </message>
    <message>
        <source>Another time for the player on the right</source>
        <translation>Another time for the player on the right</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>Time of the player on the right</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SentenceWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other. Chinese and Japanese have no blank between them.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Search settings</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>No setting has these words.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>High contrast, light</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>High contrast, dark</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>After a swap of colours names and clocks are seen to change places. Off: nothing on the screen moves.</source>
        <translation>After a swap of colours names and clocks are seen to change places. Off: nothing on the screen moves.</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Board and stones</translation>
    </message>
    <message>
        <source>High contrast has a board of its own.</source>
        <translation>High contrast has a board of its own.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.</extracomment>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Katsura</source>
        <translation>Katsura</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Walnut</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Stones</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Slate and shell</translation>
    </message>
    <message>
        <source>As in print</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>As in print</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinates</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>Letters and numbers at the edge of the board.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usual</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>On all sides</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Move numbers</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>On every stone.</translation>
    </message>
    <message>
        <source>Signs on forbidden points</source>
        <translation>Signs on forbidden points</translation>
    </message>
    <message>
        <source>Where the game allows them.</source>
        <translation>Where the game allows them.</translation>
    </message>
    <message>
        <source>Signs where nothing is forbidden</source>
        <translation>Signs where nothing is forbidden</translation>
    </message>
    <message>
        <source>On points that look forbidden and are not, where the game allows them.</source>
        <translation>On points that look forbidden and are not, where the game allows them.</translation>
    </message>
    <message>
        <source>Next moves of a record</source>
        <translation>Next moves of a record</translation>
    </message>
    <message>
        <source>Rings on the points where a record goes on.</source>
        <translation>Rings on the points where a record goes on.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Stones on wood</source>
        <translation>Stones on wood</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>Also a quiet sound at the end of a game.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>Off</translation>
    </message>
    <message>
        <source>As suits the time control</source>
        <translation>As suits the time control</translation>
    </message>
    <message>
        <source>Announcements of the clock</source>
        <translation>Announcements of the clock</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>Read announcements aloud</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>Announce with a tone</translation>
    </message>
    <message>
        <source>Announce with a flash of the clock</source>
        <translation>Announce with a flash of the clock</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>Guard against misplaced stones</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Keys of records</source>
        <translation>Keys of records</translation>
    </message>
    <message>
        <source>Those of the program your fingers know.</source>
        <translation>Those of the program your fingers know.</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>Journals</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>Arbiter&apos;s signing key</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Set…</translation>
    </message>
    <message>
        <source>PIN of the arbiter&apos;s desk</source>
        <translation>PIN of the arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>None: whoever holds the button opens the desk.</source>
        <translation>None: whoever holds the button opens the desk.</translation>
    </message>
    <message>
        <source>Asked before the desk opens, at most every ten minutes.</source>
        <translation>Asked before the desk opens, at most every ten minutes.</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN of the chief arbiter</translation>
    </message>
    <message>
        <source>None: a result that both players and the arbiter have confirmed is final.</source>
        <translation>None: a result that both players and the arbiter have confirmed is final.</translation>
    </message>
    <message>
        <source>Opens a game again whose result all have confirmed, and the desk, too.</source>
        <translation>Opens a game again whose result all have confirmed, and the desk, too.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Clocks</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>Tenths of a second</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>Near the end of a player&apos;s time.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>Last 10 seconds</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>Last 20 seconds</translation>
    </message>
    <message>
        <source>Moves of each player</source>
        <translation>Moves of each player</translation>
    </message>
    <message>
        <source>Counted on the clock beside a real board.</source>
        <translation>Counted on the clock beside a real board.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>The last stone is not forbidden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>Forbidden now:</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>Why</translation>
    </message>
    <message>
        <source>Moves, opening and reasons</source>
        <translation>Moves, opening and reasons</translation>
    </message>
    <message>
        <source>Under this rule no point is forbidden.</source>
        <translation>Under this rule no point is forbidden.</translation>
    </message>
    <message>
        <source>Ask by tapping</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>Ask by tapping</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and plays no stone</source>
        <translation>While this is on, a tap asks about a point and plays no stone</translation>
    </message>
    <message>
        <source>No point is forbidden now. Point at an empty point to see why.</source>
        <translation>No point is forbidden now. Point at an empty point to see why.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The machine slept for %1, which is counted as thinking time of %2. Both clocks stand.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>The machine slept for %1, which is counted as thinking time of %2. Both clocks stand.</translation>
    </message>
    <message>
        <source>The machine slept for %1 while the clock of %2 ran. This is not counted so far. Both clocks stand.</source>
        <translation>The machine slept for %1 while the clock of %2 ran. This is not counted so far. Both clocks stand.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StartEntries</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>Two players of a game.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n moves, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>%n move, %1</numerusform>
            <numerusform>%n moves, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins %1</source>
        <translation>Begins %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>Of a record that is being edited.</extracomment>
        <translation>Unsaved changes</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StartPage</name>
    <message>
        <source>Gomoku and Renju for two at one board</source>
        <translation>Gomoku and Renju for two at one board</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Open record</translation>
    </message>
    <message>
        <source>Continue the unfinished game</source>
        <translation>Continue the unfinished game</translation>
    </message>
    <message>
        <source>Continue an unfinished game</source>
        <translation>Continue an unfinished game</translation>
    </message>
    <message>
        <source>A board with the opening Kagetsu</source>
        <translation>A board with the opening Kagetsu</translation>
    </message>
    <message>
        <source>Lesson of shapes</source>
        <extracomment>Button: named cases of forbidden moves, and exercises.</extracomment>
        <translation>Lesson of shapes</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <extracomment>Button: a page on which a position is put up and points asked about.</extracomment>
        <translation>Verdict desk</translation>
    </message>
    <message>
        <source>Still to play</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>Still to play</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>Recent records</source>
        <translation>Recent records</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>Clock only</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>As last time</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Heading over records that are being edited.</extracomment>
        <translation>Not saved yet</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepBar</name>
    <message>
        <source>First move</source>
        <translation>First move</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Last move</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>Steps of the opening</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>Now: %1. All steps: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StonesField</name>
    <message>
        <source>Stones that are set before the game</source>
        <translation>Stones that are set before the game</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>One of the 26 patterns…</translation>
    </message>
    <message>
        <source>Take all away</source>
        <translation>Take all away</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Cu&amp;t branch</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>&amp;Copy branch</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>&amp;Paste branch</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Delete branch</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>Move variation &amp;forward</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Make it the &amp;main line</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;ass</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>&amp;Insert a move after this one</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Bookmark</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>&amp;Next variation</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Pre&amp;vious variation</translation>
    </message>
    <message>
        <source>T&amp;o the next fork</source>
        <translation>T&amp;o the next fork</translation>
    </message>
    <message>
        <source>To the fork &amp;before</source>
        <translation>To the fork &amp;before</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Find…</translation>
    </message>
    <message>
        <source>Find the n&amp;ext one</source>
        <translation>Find the n&amp;ext one</translation>
    </message>
    <message>
        <source>Turn the &amp;whole record</source>
        <translation>Turn the &amp;whole record</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>Mirror the who&amp;le record</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>Mer&amp;ge files into this record…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>Save branch as a &amp;new file…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>&amp;Statistics of this branch…</translation>
    </message>
    <message>
        <source>Merge a fol&amp;der into this record…</source>
        <translation>Merge a fol&amp;der into this record…</translation>
    </message>
    <message>
        <source>Ke&amp;ys of records…</source>
        <translation>Ke&amp;ys of records…</translation>
    </message>
    <message>
        <source>Board of t&amp;his library…</source>
        <translation>Board of t&amp;his library…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Go to</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>&amp;Whole record</translation>
    </message>
    <message>
        <source>Find the one befo&amp;re</source>
        <translation>Find the one befo&amp;re</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>&amp;Edit this record</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>C&amp;lose this record</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt);;All files (*)</source>
        <translation>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt);;All files (*)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Open record</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Game records (*.sgf)</translation>
    </message>
    <message>
        <source>Libraries of RenLib (*.lib)</source>
        <translation>Libraries of RenLib (*.lib)</translation>
    </message>
    <message>
        <source>Games of RenjuNet (*.rif)</source>
        <translation>Games of RenjuNet (*.rif)</translation>
    </message>
    <message>
        <source>Games of Piskvork (*.psq)</source>
        <translation>Games of Piskvork (*.psq)</translation>
    </message>
    <message>
        <source>Stones as bytes (*.pos)</source>
        <translation>Stones as bytes (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Save as</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>Save branch as a new file</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>Merge files into this record</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>Merge a folder into this record</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had changes that were not saved.</source>
        <translation>When the program stopped, %1 had changes that were not saved.</translation>
    </message>
    <message>
        <source>They are those of %1.</source>
        <translation>They are those of %1.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>Reading the changes…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Open without them</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>%1 was changed after these edits were made.</translation>
    </message>
    <message>
        <source>As a new record they take nothing away from it. If they are restored for this file, saving them asks before it replaces what is there now.</source>
        <translation>As a new record they take nothing away from it. If they are restored for this file, saving them asks before it replaces what is there now.</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>Restore as a new record</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>Restore for this file</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>Another program has restored these changes.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>Delete branch</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>Cut branch</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Bookmark</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>Mark on %1</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>Arrow from %1 to %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Move %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Insert %1</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>Text on %1</translation>
    </message>
    <message>
        <source>Typing the headline</source>
        <translation>Typing the headline</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>Typing the comment</translation>
    </message>
    <message>
        <source>Make it the main line</source>
        <translation>Make it the main line</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>Move variation forward</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>Paste branch</translation>
    </message>
    <message>
        <source>Turn the whole record</source>
        <translation>Turn the whole record</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>Mirror the whole record</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>Inserting the move…</translation>
    </message>
    <message>
        <source>Turning the record…</source>
        <translation>Turning the record…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>Pasting the branch…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>%1 is taken by a later move of this branch. Nothing was inserted.</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>The branch has a move on %1, which is taken here. Nothing was pasted.</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>Counting what was removed…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>Reading the file…</translation>
    </message>
    <message>
        <source>Try to read it</source>
        <translation>Try to read it</translation>
    </message>
    <message>
        <source>%1 is damaged. All that could be read is shown; it will not be saved over the file.</source>
        <translation>%1 is damaged. All that could be read is shown; it will not be saved over the file.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Pasted text</translation>
    </message>
    <message>
        <source>Show what was found</source>
        <translation>Show what was found</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Reading the text…</translation>
    </message>
    <message>
        <source>Board of the library</source>
        <translation>Board of the library</translation>
    </message>
    <message>
        <source>A library does not say how large its board is.
Lines of the board:</source>
        <translation>A library does not say how large its board is.
Lines of the board:</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. All that is there is shown. If you save over it, a copy of it is kept beside it.</source>
        <translation>%1 ends early; it may have been cut off. All that is there is shown. If you save over it, a copy of it is kept beside it.</translation>
    </message>
    <message>
        <source>Moves of this library do not fit a board of %1 lines. It stays as it was.</source>
        <translation>Moves of this library do not fit a board of %1 lines. It stays as it was.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>New record</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>One move forward</translation>
    </message>
    <message>
        <source>To the end of the line</source>
        <translation>To the end of the line</translation>
    </message>
    <message>
        <source>To the variation before</source>
        <translation>To the variation before</translation>
    </message>
    <message>
        <source>To the next variation</source>
        <translation>To the next variation</translation>
    </message>
    <message>
        <source>Back to the fork before</source>
        <translation>Back to the fork before</translation>
    </message>
    <message>
        <source>Forward to the next fork</source>
        <translation>Forward to the next fork</translation>
    </message>
    <message>
        <source>To the game before in the file</source>
        <translation>To the game before in the file</translation>
    </message>
    <message>
        <source>To the next game in the file</source>
        <translation>To the next game in the file</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>Find a move on a point</translation>
    </message>
    <message>
        <source>Find the next comment</source>
        <translation>Find the next comment</translation>
    </message>
    <message>
        <source>Find the comment before</source>
        <translation>Find the comment before</translation>
    </message>
    <message>
        <source>Find the next bookmark</source>
        <translation>Find the next bookmark</translation>
    </message>
    <message>
        <source>Find the bookmark before</source>
        <translation>Find the bookmark before</translation>
    </message>
    <message>
        <source>List the same positions</source>
        <translation>List the same positions</translation>
    </message>
    <message>
        <source>List similar positions, too</source>
        <translation>List similar positions, too</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>Set or clear a bookmark</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Look only, or edit</source>
        <translation>Look only, or edit</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keys of records</source>
        <translation>Keys of records</translation>
    </message>
    <message>
        <source>Go through records with the keys of:</source>
        <translation>Go through records with the keys of:</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Your game is back</source>
        <translation>Your game is back</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. The clocks stand until you go on.</source>
        <translation>Everything that was confirmed is kept. The clocks stand until you go on.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Both clocks stand, and the board is covered.</source>
        <translation>Both clocks stand, and the board is covered.</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>Show moves and opening</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Adjourned</translation>
    </message>
    <message>
        <source>Both clocks stand until the arbiter lets the game go on.</source>
        <translation>Both clocks stand until the arbiter lets the game go on.</translation>
    </message>
    <message>
        <source>The machine slept</source>
        <translation>The machine slept</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>Result</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Show the result</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskProgressBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>Nothing can be changed in this procedure.</source>
        <translation>Nothing can be changed in this procedure.</translation>
    </message>
    <message>
        <source>Back to the usual conditions</source>
        <translation>Back to the usual conditions</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Patterns that are not allowed</translation>
    </message>
    <message>
        <source>All are allowed</source>
        <translation>All are allowed</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Not drawn</translation>
    </message>
    <message>
        <source>The players lay it</source>
        <translation>The players lay it</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>The pattern of the first three stones</translation>
    </message>
    <message>
        <source>A player names the number</source>
        <translation>A player names the number</translation>
    </message>
    <message>
        <source>How many fifth moves are offered</source>
        <translation>How many fifth moves are offered</translation>
    </message>
    <message>
        <source>%1 may not exchange the colours</source>
        <translation>%1 may not exchange the colours</translation>
    </message>
    <message>
        <source>Without the right to exchange the colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>Without the right to exchange the colours</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>No limit</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeField</name>
    <message>
        <source>%1  –  %2</source>
        <extracomment>A time control in the list: how it is written, and what it means.</extracomment>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>%1 · %2 %3  –  %4</source>
        <extracomment>A method of a clock such as the DGT 3000: the clock, the number and the name of the method there, and what it means.</extracomment>
        <translation>%1 · %2 %3  –  %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeFinder</name>
    <message>
        <source>%1  –  %2</source>
        <extracomment>A time control as it is written, and what it means.</extracomment>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>Name, number or time, such as DGT 11, Fischer or 7m+4s</source>
        <extracomment>In the field where a time control is looked for. DGT is a make of clocks.</extracomment>
        <translation>Name, number or time, such as DGT 11, Fischer or 7m+4s</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>Find a time control</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>Time controls</translation>
    </message>
    <message>
        <source>No known time control has these words.</source>
        <translation>No known time control has these words.</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>A method of a clock: the clock, its number there and its name there.</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Others</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ToolBox</name>
    <message>
        <source>Play stones</source>
        <translation>Play stones</translation>
    </message>
    <message>
        <source>Write on a point</source>
        <translation>Write on a point</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>Draw a circle</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>Draw a square</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>Draw a triangle</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>Draw a cross</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>Draw an arrow</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not come</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1 did not come</translation>
    </message>
    <message>
        <source>%1 forfeits the game</source>
        <extracomment>%1 is a player who gave the game up before it began.</extracomment>
        <translation>%1 forfeits the game</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1 has a bye</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>Game not played</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second player</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>Why was it not played?</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>Note for the protocol</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>Save result</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Neither player came: both lose</source>
        <translation>Neither player came: both lose</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPage</name>
    <message>
        <source>%1: %2</source>
        <extracomment>In a list of points: %1 is a point, %2 what is said of it, such as &quot;double-three&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Said of a point: a stone there makes five.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>No point is forbidden, and none wins.</translation>
    </message>
    <message>
        <source>Lay stones with Black and White. Then choose Ask and tap an empty point to see whether a stone may be played there, and why.</source>
        <translation>Lay stones with Black and White. Then choose Ask and tap an empty point to see whether a stone may be played there, and why.</translation>
    </message>
    <message>
        <source>This rule forbids this side nothing.</source>
        <translation>This rule forbids this side nothing.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Button: a tap lays a black stone.</extracomment>
        <translation>Black</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Button: a tap lays a white stone.</extracomment>
        <translation>White</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button: a tap takes a stone off the board.</extracomment>
        <translation>Erase</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>Paste…</translation>
    </message>
    <message>
        <source>Take a board, a line of moves or a game record as text</source>
        <translation>Take a board, a line of moves or a game record as text</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>All points</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>List the points that are forbidden or win, to see why</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>Print…</translation>
    </message>
    <message>
        <source>The verdict with its proof and the rule as a paper: on the point asked about, or on all</source>
        <translation>The verdict with its proof and the rule as a paper: on the point asked about, or on all</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Whose points are judged</source>
        <translation>Whose points are judged</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Board size</translation>
    </message>
    <message>
        <source>for Black</source>
        <translation>for Black</translation>
    </message>
    <message>
        <source>for White</source>
        <translation>for White</translation>
    </message>
    <message>
        <source>Take all stones away</source>
        <translation>Take all stones away</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>Take back the last change</translation>
    </message>
    <message>
        <source>Make the last change again</source>
        <translation>Make the last change again</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>Verdict on the point %1</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>Verdict on all points of a position</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>The rule</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Place and date</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>To be judged</translation>
    </message>
    <message>
        <source>A stone of %1</source>
        <translation>A stone of %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: Black. O: White. ?: the point asked about. !: a forbidden point.</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>The point asked about is %1.</translation>
    </message>
    <message>
        <source>All points that are forbidden for %1.</source>
        <translation>All points that are forbidden for %1.</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>No point is forbidden for %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>%n point is forbidden.</numerusform>
            <numerusform>%n points are forbidden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>A stone wins at once on: %1.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Proof</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The game that is waited for could not be kept: %1</source>
        <translation>The game that is waited for could not be kept: %1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>Another program has this game open.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>Both are here. The game can begin.</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>The game begins as soon as both are ready. Nobody is late.</translation>
    </message>
    <message>
        <source>Nothing counts before the beginning.</source>
        <translation>Nothing counts before the beginning.</translation>
    </message>
    <message>
        <source>Nobody is here. No time counts until one has come.</source>
        <translation>Nobody is here. No time counts until one has come.</translation>
    </message>
    <message>
        <source>Nobody is here. The time of %1, who has to act first, runs and counts against both.</source>
        <translation>Nobody is here. The time of %1, who has to act first, runs and counts against both.</translation>
    </message>
    <message>
        <source>%1 is not here, and the time of %1 runs.</source>
        <translation>%1 is not here, and the time of %1 runs.</translation>
    </message>
    <message>
        <source>%1 until the beginning</source>
        <translation>%1 until the beginning</translation>
    </message>
    <message>
        <source>%1 since the beginning</source>
        <translation>%1 since the beginning</translation>
    </message>
    <message>
        <source>Write the result down</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>Write the result down</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>Here.</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>Not here yet.</translation>
    </message>
    <message>
        <source>Too late: came %1 after the beginning.</source>
        <translation>Too late: came %1 after the beginning.</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>Too late, and not here.</translation>
    </message>
    <message>
        <source>Came %1 late.</source>
        <translation>Came %1 late.</translation>
    </message>
    <message>
        <source>Here in time.</source>
        <translation>Here in time.</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>Not here, %1 late so far.</translation>
    </message>
    <message>
        <source>%1 will be taken from the clock.</source>
        <translation>%1 will be taken from the clock.</translation>
    </message>
    <message>
        <source>%1 would be taken from the clock.</source>
        <translation>%1 would be taken from the clock.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Waiting room</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>Call it off</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>Call it off</translation>
    </message>
    <message>
        <source>Opens the game and has to act first.</source>
        <translation>Opens the game and has to act first.</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>Waits for the opening.</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1 is here (%2)</translation>
    </message>
    <message>
        <source>%1 is not here, and the time of %1 runs. %2 may begin.</source>
        <translation>%1 is not here, and the time of %1 runs. %2 may begin.</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>Begin without %1</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. By the time that has passed it is %2.</source>
        <translation>The computer&apos;s clock was set forward by %1. By the time that has passed it is %2.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. By the time that has passed it is %2.</source>
        <translation>The computer&apos;s clock was set back by %1. By the time that has passed it is %2.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>Keep %1</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Change to %1</translation>
    </message>
    <message>
        <source>First decide which time counts.</source>
        <translation>First decide which time counts.</translation>
    </message>
</context>
</TS>
