<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s), the engine thinks</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>%1 wins in %n move, the engine thinks</numerusform>
            <numerusform>%1 wins in %n moves, the engine thinks</numerusform>
        </translation>
    </message>
</context>
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
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>Without rematches there is at most %n round, but %1 are planned.</numerusform>
            <numerusform>Without rematches there are at most %n rounds, but %1 are planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>%n round is planned; the usual number for this many players is %1.</numerusform>
            <numerusform>%n rounds are planned; the usual number for this many players is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>%n forfeit in a row: withdraw?</numerusform>
            <numerusform>%n forfeits in a row: withdraw?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <extracomment>Behind a number of players: so many of them take part no more.</extracomment>
        <translation>
            <numerusform>%n withdrawn</numerusform>
            <numerusform>%n withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n player added.</numerusform>
            <numerusform>%n players added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n player was already on the list.</numerusform>
            <numerusform>%n players were already on the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>%n player will be added.</numerusform>
            <numerusform>%n players will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>%n row will be left out.</numerusform>
            <numerusform>%n rows will be left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>%n table changed by hand.</numerusform>
            <numerusform>%n tables changed by hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>%n line of its log can be saved to a new file. The damaged file stays as it is.</numerusform>
            <numerusform>%n lines of its log can be saved to a new file. The damaged file stays as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>%n line would be left out:</numerusform>
            <numerusform>%n lines would be left out:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n player qualified for section “%1”.</numerusform>
            <numerusform>%n players qualified for section “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>%n move is taken back.</numerusform>
            <numerusform>%n moves are taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>%n other move here.</numerusform>
            <numerusform>%n other moves here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>Play Black and offer %n fifth move</numerusform>
            <numerusform>Play Black and offer %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>Play White and offer %n fifth move</numerusform>
            <numerusform>Play White and offer %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>Play Black and place %n more stone</numerusform>
            <numerusform>Play Black and place %n more stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>Play White and place %n more stone</numerusform>
            <numerusform>Play White and place %n more stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>Results and games are shown %n minute later.</numerusform>
            <numerusform>Results and games are shown %n minutes later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>Board %1 with %n stone</numerusform>
            <numerusform>Board %1 with %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseWords</name>
    <message numerus="yes">
        <source>%1, then %n periods</source>
        <extracomment>Read aloud: %1 is the main time left, such as &quot;30 seconds&quot;, %n the periods that follow it.</extracomment>
        <translation>
            <numerusform>%1, then %n period</numerusform>
            <numerusform>%1, then %n periods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>The points of the best player count.</numerusform>
            <numerusform>The points of the best %n players count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1 missed a win in %n four: %2.</numerusform>
            <numerusform>%1 missed a win in %n fours: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>After this move, %1 could win in %n four: %2.</numerusform>
            <numerusform>After this move, %1 could win in %n fours: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1 had a win by fours and threes in %n move: %2.</numerusform>
            <numerusform>%1 had a win by fours and threes in at most %n moves: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>%n move would have stopped it: %1.</numerusform>
            <numerusform>%n moves would have stopped it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>After this move, %1 could win by fours and threes in %n move: %2.</numerusform>
            <numerusform>After this move, %1 could win by fours and threes in at most %n moves: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>At %n turn it is not decided whether there was a win by fours and threes.</numerusform>
            <numerusform>At %n turns it is not decided whether there was a win by fours and threes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that %1 had a win in %n move(s), and gave it up.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>
            <numerusform>The engine thinks that %1 had a win in %n move, and gave it up.</numerusform>
            <numerusform>The engine thinks that %1 had a win in %n moves, and gave it up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that after this move, %1 wins in %n move(s).</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now.</extracomment>
        <translation>
            <numerusform>The engine thinks that after this move, %1 wins in %n move.</numerusform>
            <numerusform>The engine thinks that after this move, %1 wins in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>%n table changed by hand</numerusform>
            <numerusform>%n tables changed by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>%n player takes part in this round.</numerusform>
            <numerusform>%n players take part in this round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
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
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>then %n move per %1, with unused time kept</numerusform>
            <numerusform>then %n moves per %1, with unused time kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>then %n move per %1</numerusform>
            <numerusform>then %n moves per %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>%1 per move, and %n unit of %2 for longer moves</numerusform>
            <numerusform>%1 per move, and %n units of %2 for longer moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n move per %1</numerusform>
            <numerusform>%n moves per %1</numerusform>
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
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>the limit per move for opening turns with several stones or an offer</numerusform>
            <numerusform>%n times the limit per move for opening turns with several stones or an offer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1 minute</numerusform>
            <numerusform>%1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1 second</numerusform>
            <numerusform>%1 seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1 period left</numerusform>
            <numerusform>%1 periods left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>The number of fifth moves is fixed: %n</numerusform>
            <numerusform>The number of fifth moves is fixed: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinWords</name>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1 wins in %n four</numerusform>
            <numerusform>%1 wins in %n fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1 threatens to win in %n four</numerusform>
            <numerusform>%1 threatens to win in %n fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s). There is no shorter win.</source>
        <translation>
            <numerusform>%1: wins in %n four. There is no shorter win.</numerusform>
            <numerusform>%1: wins in %n fours. There is no shorter win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1: wins in %n four.</numerusform>
            <numerusform>%1: wins in %n fours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1 wins by fours and threes in at most %n move. A shorter win was not looked for.</numerusform>
            <numerusform>%1 wins by fours and threes in at most %n moves. A shorter win was not looked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four; moves that threaten more slowly may still win.</numerusform>
            <numerusform>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n fours; moves that threaten more slowly may still win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1 wins by fours and threes in %n move</numerusform>
            <numerusform>%1 wins by fours and threes in at most %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1 offers %n fifth move.</numerusform>
            <numerusform>%1 offers %n fifth moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1 places %n more stone.</numerusform>
            <numerusform>%1 places %n more stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1 offers %n fifth move</numerusform>
            <numerusform>%1 offers %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1 declares %n fifth move</numerusform>
            <numerusform>%1 declares %n fifth moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1 picks the only fifth move offered.</numerusform>
            <numerusform>%1 picks one of %n offered fifth moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1 has placed the fifth move: offer it, or change it.</numerusform>
            <numerusform>%1 has placed all %n fifth moves: offer them, or change them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1 places %n more stone, then %2 chooses.</numerusform>
            <numerusform>%1 places %n more stones, then %2 chooses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n without a name</source>
        <extracomment>%1 is &quot;7 of 12 have answered&quot;.</extracomment>
        <translation>
            <numerusform>%1, and %n without a name</numerusform>
            <numerusform>%1, and %n without a name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>%1 was last heard of %n second ago.</numerusform>
            <numerusform>%1 was last heard of %n seconds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>%n player of %1 is here.</numerusform>
            <numerusform>%n players of %1 are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>Withdraw %n absent player</numerusform>
            <numerusform>Withdraw %n absent players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>%n player matches “%1”. Type more of the name, or tap it.</numerusform>
            <numerusform>%n players match “%1”. Type more of the name, or tap it.</numerusform>
        </translation>
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
    <name>kagetsu::ui::ClassDialog</name>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>Joined. %n pupil is new.</numerusform>
            <numerusform>Joined. %n pupils are new.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>%n phone is here.</numerusform>
            <numerusform>%n phones are here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
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
    <name>kagetsu::ui::ConflictDialog</name>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>The records differ at %n position. Choose what to keep for the selected rows.</numerusform>
            <numerusform>The records differ at %n positions. Choose what to keep for the selected rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>%n task is due</numerusform>
            <numerusform>%n tasks are due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>The next task is due on %1.</numerusform>
            <numerusform>The next %n tasks are due on %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>The file has no game %1; it has %n game.</numerusform>
            <numerusform>The file has no game %1; it has %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>%n player who is not here does not take part. Undo brings this player back.</numerusform>
            <numerusform>%n players who are not here do not take part. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>Results and games are shown %n minute later.</numerusform>
            <numerusform>Results and games are shown %n minutes later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>%n game on a different board size was left out.</numerusform>
            <numerusform>%n games on a different board size were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>%n record could not be read.</numerusform>
            <numerusform>%n records could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>Declares %n fifth move.</numerusform>
            <numerusform>Declares %n fifth moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerPanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>The position with %n stone, in any of the eight views of the board.</numerusform>
            <numerusform>The position with %n stones, in any of the eight views of the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>&amp;Daily practice: %n due</numerusform>
            <numerusform>&amp;Daily practice: %n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>Everything is shown %n minute later.</numerusform>
            <numerusform>Everything is shown %n minutes later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>%n case, with its proof</numerusform>
            <numerusform>%n cases, each with its proof</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The length of a game.</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>%n game of the library</numerusform>
            <numerusform>%n games of the library</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewEventDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>Offer it</numerusform>
            <numerusform>Offer these %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1 has %n warning.</numerusform>
            <numerusform>%1 has %n warnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1 has left the table once.</numerusform>
            <numerusform>%1 has left the table %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n table is not as computed.</numerusform>
            <numerusform>%n tables are not as computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>%n table was changed by hand afterwards.</numerusform>
            <numerusform>%n tables were changed by hand afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>%n table would be paired differently now.</numerusform>
            <numerusform>%n tables would be paired differently now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PaperDialog</name>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>… and %n more row, which is printed and saved.</numerusform>
            <numerusform>… and %n more rows, which are printed and saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>Quietly, below a code: how many phones are on the page.</extracomment>
        <translation>
            <numerusform>%n phone is here.</numerusform>
            <numerusform>%n phones are here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>%n phone is watching.</numerusform>
            <numerusform>%n phones are watching.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>Daily practice: %n due</numerusform>
            <numerusform>Daily practice: %n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1 asks to take back %n move.</numerusform>
            <numerusform>%1 asks to take back %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionReport</name>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>%n game has this position.</numerusform>
            <numerusform>%n games have this position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them came to it by other moves.</source>
        <translation>
            <numerusform>%n of them came to it by other moves.</numerusform>
            <numerusform>%n of them came to it by other moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n fifth move</numerusform>
            <numerusform>%n fifth moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>The game changes to %1 on a board of %n line.</numerusform>
            <numerusform>The game changes to %1 on a board of %n lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>%n warning loses the game.</numerusform>
            <numerusform>%n warnings lose the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>%n fifth move will be offered</numerusform>
            <numerusform>%n fifth moves will be offered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>The claim was made %n move after the stone.</numerusform>
            <numerusform>The claim was made %n moves after the stone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>%n move is taken back: %1. %2 is to move again.</numerusform>
            <numerusform>%n moves are taken back: %1. %2 is to move again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n puzzle right in a row.</numerusform>
            <numerusform>%n puzzles right in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n puzzle right in a row.</numerusform>
            <numerusform>%n puzzles right in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles so far.</source>
        <translation>
            <numerusform>%n puzzle so far.</numerusform>
            <numerusform>%n puzzles so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games looked through.</source>
        <extracomment>%1 is the name of a file, a folder or the game library.</extracomment>
        <translation>
            <numerusform>%1: %n game looked through.</numerusform>
            <numerusform>%1: %n games looked through.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1, %2; %n move; last entry %3</numerusform>
            <numerusform>%1, %2; %n moves; last entry %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1, %2; %n turn; last entry %3</numerusform>
            <numerusform>%1, %2; %n turns; last entry %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>A player with %n warning loses the game.</numerusform>
            <numerusform>A player with %n warnings loses the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>During byo-yomi, a player may leave the table once, with permission and on the opponent&apos;s time.</numerusform>
            <numerusform>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundMaker</name>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>%n result would be lost.</numerusform>
            <numerusform>%n results would be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>The encoding %1 lacks characters used in %n text; question marks replace them.</numerusform>
            <numerusform>The encoding %1 lacks characters used in %n texts; question marks replace them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StartEntries</name>
    <message numerus="yes">
        <source>%n moves, %1</source>
        <translation>
            <numerusform>%n move, %1</numerusform>
            <numerusform>%n moves, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>%n turn, %1</numerusform>
            <numerusform>%n turns, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>Library with %n position</numerusform>
            <numerusform>Library with %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>%n move inserted.</numerusform>
            <numerusform>%n moves inserted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>%n comment written.</numerusform>
            <numerusform>%n comments written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>%n text changed.</numerusform>
            <numerusform>%n texts changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>You can win with %n four.</numerusform>
            <numerusform>You can win with %n fours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>%n point is forbidden.</numerusform>
            <numerusform>%n points are forbidden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>%n task left out: the question does not suit the position.</numerusform>
            <numerusform>%n tasks left out: the question does not suit the positions.</numerusform>
        </translation>
    </message>
</context>
</TS>
