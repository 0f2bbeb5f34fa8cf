<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>%1 wins in %n move</numerusform>
            <numerusform>%1 wins in %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>Even (%1)</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1 is much better (%2)</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1 is better (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of moves that an engine found: %1 is what it is worth, such as &quot;+120&quot;, %2 its moves, such as &quot;H8 I9&quot;.
----------
Written into a record at a line of moves: %1 is an engine, %2 what it thinks of the line.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The engine would play %1</source>
        <extracomment>%1 is a point; the engine tells nothing but this.</extracomment>
        <translation>The engine would play %1</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>Depth: %1.</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>Positions: %1 (%2 per second).</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>Time: %1 s.</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <extracomment>Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.</extracomment>
        <translation>%1, depth %2: %3</translation>
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
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>60 s byo-yomi: read aloud, counting to 10 at the end</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>30 s byo-yomi: read aloud, counting to 5 at the end</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>30 s byo-yomi: read aloud, every second from 20</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>Silent, with a flash when one minute is left</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>Tones at 5 min, 1 min, 30 s and each of the last 10 s</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>Limit per move, and the last minutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>Noto Sans CJK SC</source>
        <extracomment>The typeface whose Chinese characters have the forms of this language: Noto Sans CJK SC, TC, HK, JP or KR.</extracomment>
        <translation>Noto Sans CJK SC</translation>
    </message>
</context>
<context>
    <name>CharsetWords</name>
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
    <message>
        <source>Central European</source>
        <translation>Central European</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greek</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turkish</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltic</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>Forbidden: %1.</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>All correct points: %1.</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>No point is forbidden here.</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>Begins a win: %1.</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>Stops the win: %1.</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>The stones go like this:</translation>
    </message>
</context>
<context>
    <name>ComputerWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A player that is a program; %1 is its name, %2 how strong it plays.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 points</translation>
    </message>
    <message>
        <source>%1: %2 points removed</source>
        <extracomment>%1 is a player, %2 a number of points: what was given or deducted counts no more.</extracomment>
        <translation>%1: %2 points removed</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>Wrongly entered</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>Wrongly reported by the players</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>Decided on an appeal</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>Breach of the rules</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>Result of the game at the table</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>Follows from another correction</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>Read from a file</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Another reason</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>Round %1 is a draft: discard it and pair it again.</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>Paired with the old result: round %1.</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>Check who qualified for: %1.</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>The pairings were withdrawn.</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>Table %1, %2 – %3: %4 (before: %5)</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>It was terminated by signal %1.</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>Its exit code was %1.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>%1 could not be started: %2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>The engine exited while starting.</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>The engine started, but did not answer.</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>The engine crashed twice.</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>The engine closed its output.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>The engine stopped answering.</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>The engine sent too much output.</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>The engine did not accept the position.</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>The engine used too much memory.</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>The engine does not support this board size.</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>The engine does not support this rule.</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>The engine does not support positions with passes.</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>The engine cannot analyse positions.</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>The engine does not know this opening procedure.</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>The engine gave an answer that is not allowed in this opening.</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>The engine did not answer.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>It said: %1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>The engine %1 is not set up on this computer.</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>The engine tried to make an impossible move.</translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>Could not open %1.</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the name of a section, %2 its form, such as Swiss system.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Cross table</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federation</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the name of an event and that of its section.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a paper: %1 is the event, %2 what the paper is.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>As of %1</translation>
    </message>
    <message>
        <source>These pairings are a draft and can still change.</source>
        <translation>These pairings are a draft and can still change.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>%n table changed by hand.</numerusform>
            <numerusform>%n tables changed by hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>Second player</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>Side</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1, table %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Time used</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>Pairings for round %1</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>Pairings for round %1, by name</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>Result slips for round %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1, round %2</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>Table cards for round %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>Paused</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>One letter in a table: the player opened the game.</extracomment>
        <translation>o</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>One letter in a table: the player was the second player.</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Standings during round %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Standings after round %1</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>Cross table during round %1</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>Cross table after round %1</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>Wall chart</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Pairings by table</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Pairings by name</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Result slips</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>Table cards</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Final standings</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>Line-ups for round %1</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>● opens at this board.</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>Line-ups</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>Corrections and rulings</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who made a correction.</extracomment>
        <translation>By</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <extracomment>The head of a column: numbers of later rounds, paired with the result that was corrected.</extracomment>
        <translation>Later rounds</translation>
    </message>
    <message>
        <source>Nothing was corrected.</source>
        <translation>Nothing was corrected.</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>Corrected on %1</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>By</source>
        <comment>log</comment>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>By</translation>
    </message>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Lists of juniors and other groups, and who wins what.</extracomment>
        <translation>Categories and prizes</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>Club ranking</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>Ratings</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>There is no such round.</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>Round %1 is already published.</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>Round %1 is not published yet.</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>Round %1 is not closed yet.</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>Round %1 is already closed.</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>Round %1 already has results, and they would be lost.</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>Round %1 still has tables without a result.</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>A later round already exists.</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>This can be done only before the first round is published.</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>All planned rounds have been paired.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>There is no such player.</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1 has already been paired. From now on, the player can only withdraw.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 is named twice.</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1 takes part in this round but is not paired, or is paired without taking part.</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>%1 is missing from the list.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1 has already withdrawn.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1 has not withdrawn.</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>%1 has already been given a bye or an opponent for this round.</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>There is no such section.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>There is no such table.</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>This match has no such game.</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>There is no such points adjustment.</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>The team has no such member.</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>This section is closed.</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>Table %1 is used twice.</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>The match must have as many games as this section plays.</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>The line-up leaves boards empty that must be filled.</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>A number is out of range.</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>The file is not a tournament report: it has no players.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>Line %1, column %2: a number was expected.</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>Line %1, column %2: points from 0 to 99.5 were expected.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>Line %1, column %2: the side must be w, b or -.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>Line %1, column %2: this is not a result.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>Line %1, column %2: a space was expected.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>Line %1, column %2: the name is missing.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>Line %1, column %2: this number has already been used.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>Line %1, column %2: there is no player with this number.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>Line %1, column %2: this opponent names another opponent.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>Line %1, column %2: the line is too long.</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>Row %1 has no name and was left out.</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>Row %1: this name appears twice.</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>There are too many rows. Row %1 and all rows below it were left out.</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>Table %1: the match is tied. Play another game, or make a ruling.</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>A match of this section cannot give that many or that few points.</translation>
    </message>
    <message>
        <source>A name is missing, or nothing of it can be seen.</source>
        <translation>A name is missing, or nothing of it can be seen.</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>A name or text is too long. A name can have %1 characters, a text %2.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>Results were corrected after round %1 was paired.</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>Round %1 depends on who won here. Make it a draft first.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>A reason is needed.</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>Row %1 was taken as column headings.</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>This is a tournament report file, not a list of players (line %1).</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>This is not a list of players (line %1).</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>The text encoding could not be determined. Save the list as UTF-8.</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>Line %1 has damaged characters. Save the list as UTF-8.</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>Row %1: the date of birth is not a date.</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>Row %1: the sex is not m or f.</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>These players do not share a place.</translation>
    </message>
    <message>
        <source>The lot or the tie-breaks give another order.</source>
        <translation>The lot or the tie-breaks give another order.</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>Players share a place, and it must be decided first.</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>Results are missing that can change who qualifies.</translation>
    </message>
    <message>
        <source>By the results, other players qualify.</source>
        <translation>By the results, other players qualify.</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>There is already a category with this name.</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1 (line %2)</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>The tournament has no place for these fields of the report: %1.</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>The workbook is protected by a password. Save it without one first.</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>The workbook is damaged.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>The file is too large.</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>The workbook has no such sheet.</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>Workbooks cannot be read on this computer. Save the list as CSV first.</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>These fields of the report were cut to %1 characters: %2.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>%1 was removed or replaced by another program.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Save elsewhere…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>The tournament is now only in memory, and would be lost.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>Save tournament</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>Tournaments (*%1)</translation>
    </message>
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
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>What comes after them cannot be read.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 is damaged.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Save what can be read</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>The event details were changed.</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>Section “%1” was added.</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>The settings of section “%1” were changed.</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>Section “%1” was removed.</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>Section “%1” was closed.</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>Section “%1” was reopened.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 was added.</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>The details of %1 were changed.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 was removed.</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1 withdrew, starting with round %2.</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1 is taking part again.</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>The players were numbered.</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>Round %1: the bye or opponent set for %2 was removed.</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>Round %1 was paired.</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>Round %1 was changed by hand.</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>Round %1 was removed.</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>Round %1 was published.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>Round %1 became a draft again and lost its results.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>Round %1 became a draft again.</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>The clocks of round %1 were started.</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>Round %1 was closed.</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>Round %1 was reopened.</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>Round %1, table %2: another game was added.</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>A points adjustment was removed.</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1 drew lot %2.</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>The lot of %1 was removed.</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>Round %1: a bye was set for %2.</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>Round %1: the pairing %2 – %3 was set.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>Round %1, table %2: the result was cleared.</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>Round %1, table %2, game %3: %4 %5.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>Round %1, table %2: %3 %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>Round %1, table %2: the ruling was removed.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>Round %1, table %2: %3 %4 by ruling.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>Round %1, table %2: %3 set its line-up.</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>Points adjustment for %1: %2.</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>Points adjustment for %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>Undone: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n player qualified for section “%1”.</numerusform>
            <numerusform>%n players qualified for section “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>The categories, prizes and other rankings were changed.</translation>
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
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>%1 contains no game, or its format is not one that Kagetsu can read.</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1 is larger than 2 GB. It is not a game record.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 is a device or a pipe, not a file.</translation>
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
        <source>%1: the board has a different size.</source>
        <translation>%1: the board has a different size.</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>A copy of the existing file could not be kept as %1. Nothing was saved.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1 is a library of version %2.%3, which is newer than this program can read.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>The file does not use the text encoding it names.</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>The games in this file use different text encodings; each is read in its own.</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>Some bytes are not valid characters and are shown as U+FFFD.</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>Files larger than 2 GB are not read.</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>Text before the first game is skipped.</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>Text between or after the games is skipped.</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>The semicolon before this node is missing.</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>There is one parenthesis too many here.</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>These parentheses are empty.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>This closing parenthesis has no matching opening one.</translation>
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
        <source>A node after a variation is read as another variation.</source>
        <translation>A node after a variation is read as another variation.</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>Property names are in the style of old files; their lower-case letters are dropped.</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>The property name is in lower-case letters.</translation>
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
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>The property has too many values or occurs twice in its node.</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>Stray characters are skipped.</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>The value is understood, but is not written as the format requires.</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>The value is not understood and is kept as it is.</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>The value of a Kagetsu property is not understood and is kept as it is.</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>The points in this list are separated by commas.</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>A point is set up twice; the later entry counts.</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>The board has more than two dimensions; its moves are not placed.</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>The board size is not given and is inferred from the points.</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>This is not a valid board size.</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>The point is understood, but is not written as the format requires.</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>This is not a point on the board; no stone is placed.</translation>
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
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>Only one server uses this game number for renju; the record is read as renju.</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>The record does not say which game it is; it may be gomoku or renju.</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>This is a record of a game of Go.</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>This is a record of another game.</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>A move in the first node is put in a node of its own.</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>Setup and a move in the same node are split.</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>Several moves in one node are split.</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>A move has several points; the first counts.</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>This property belongs in the first node and has no effect here.</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>This property belongs in the first node; it is used only if that node does not have it.</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>The file has no header: it is a RenLib 1 library.</translation>
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
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>The file ends inside this text; the part that is there is kept.</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>This is not a point on the board; reading stops here.</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>The tree was complete before this move, which is attached to the root.</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>The root is marked as having a sibling. This is ignored.</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>A record without a point in a library without a root is read as a pass.</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>The same move occurs twice below one position; the two are merged.</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>The same move has two different texts; the first one is kept.</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>Moves follow a text entry that is not a move; they are kept.</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>A text entry that is not a move is empty.</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>The text is not padded to an even length; reading continues right after it.</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>The extension of this record has bits of unknown meaning, which are kept.</translation>
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
        <source>This is not valid XML; reading stops here.</source>
        <translation>This is not valid XML; reading stops here.</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>Another game in the file has the same number; both are read.</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>The file refers to an entry with this number but does not contain it.</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>The file ends where more moves should follow; it may have been cut off.</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>The text encoding named in the file is unknown; it was guessed from the content.</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>The file contains NUL bytes (value 0); in texts, they are read as spaces.</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>The date is not understood and is kept as it is.</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>One tap</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>A tap plays the move.</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>Tap twice</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>A second tap on the same point plays the move.</translation>
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
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>Wrong claim by %1: the stone on %2 is not forbidden.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>Wrong claim by %1: there is no five.</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1 gets an extra %2.</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1 loses %2 on the clock.</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1 is warned; the next warning loses the game.</translation>
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
        <source>%1 has arrived.</source>
        <translation>%1 has arrived.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 withdraws the claim.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 declines the draw.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 withdraws the draw offer.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 declines the take-back.</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>The game resumes with no time limit.</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>The arbiter has allowed fifth moves that make the same shape in different places on the board.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>The arbiter warns %1.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>The arbiter undoes the last action.</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>The sealed move is annulled.</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>The arbiter has corrected the moves.</translation>
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
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>The claim by %1 about the stone on %2 is rejected.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>The players undo their last change to the clocks.</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>%1 (%2) to move.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1 declares %2.</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1 offers %2.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1 withdraws the offer of %2.</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1 picks %2.</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 agrees with the claim.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 has called the arbiter. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 offers a draw.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 asks to take back a move.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>%n move is taken back.</numerusform>
            <numerusform>%n moves are taken back.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>The arbiter has undone the last step of the opening.</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1 pauses the game.</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>The game resumes.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 has run out of time.</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1 has reached the limit per move.</translation>
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
        <source>time is up</source>
        <translation>time is up</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>%1 used</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1, with %2 left for this move</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1 (%2): %3, running.</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1 (%2): %3.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>%1 plays %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1 passes.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>No moves yet.</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>From move %1:</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>The game resumes; both clocks are still stopped.</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1 goes back in the opening.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of a straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The end of a straight four</translation>
    </message>
    <message>
        <source>Exactly five in a row wins.</source>
        <translation>Exactly five in a row wins.</translation>
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
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>A five cancels any foul made by the same stone: the move wins.</translation>
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
        <source>Six or more in a row make an overline.</source>
        <translation>Six or more in a row make an overline.</translation>
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
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>The edge changes nothing: six in a row make an overline.</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six in a row and two threes</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>Both kinds of forbidden move apply.</translation>
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
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>The white stone breaks the row: there are not six in a row.</translation>
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
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</translation>
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
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The carrying pole with one outer stone too many</translation>
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
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>Only one four is new: the other does not contain the stone just played, and both fours must.</translation>
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
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two rows of four, one of which could only become six</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>One four is left.</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two rows of four, both of which could only become six</translation>
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
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A diagonal of five points and a column</translation>
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
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two split threes, each with its gap next to the stone</translation>
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
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>The column would need a point off the board: it is not a three.</translation>
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
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two split threes, both to the right</translation>
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
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>Six points are just enough: F8 makes the straight four.</translation>
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
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>I8 makes a straight four; E8 does not.</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A distant stone on one side, White on the other</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>The only straight four that would fit has an end that makes six.</translation>
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
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>That is a four, not a three: with the column, a four and a three.</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>On one line: XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>Filling G8 gives XXXX.XX, whose inner end makes seven.</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X?X between two distant stones: X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Five points between the edge and a white stone</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Six points between the edge and a white stone</translation>
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
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>I8 makes one four in the row and another in I5–I8.</translation>
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
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>The only straight-four point also makes a three</translation>
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
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8 is an overline and E8 a double-four: the row is not a three.</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three threes, one of them false</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>The row is false because I8 is a double-four; the column and the diagonal remain.</translation>
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
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</translation>
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
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>A straight-four point that makes a five and a double-four</translation>
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
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>One level, with six stones</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two levels</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Two levels, with eight stones</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>E6 is allowed because D6 is a real double-three.</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three levels, with the same eight stones</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Three levels, with nine stones</translation>
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
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Each straight-four point fails for a different reason</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</translation>
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
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>D11 looks like a double-three but may be played, because C10 is a real double-three.</translation>
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
        <source>Medium</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>Everything that looks forbidden is forbidden here.</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>Some points look forbidden but are not.</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>Some points can be judged only by looking two or more stones ahead.</translation>
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
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>Left out: above the headings</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>Headings</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Added</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Added; another player has this name</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Left out: already on the list</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Left out: no name</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Left out: too many rows</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>Leave out</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Family name</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Given name</translation>
    </message>
    <message>
        <source>Patronymic</source>
        <extracomment>The name after the father, between or behind the other names of a person.</extracomment>
        <translation>Patronymic</translation>
    </message>
    <message>
        <source>The text encoding was taken to be %1.</source>
        <extracomment>Of a file with a list of players; %1 is the name of an encoding.</extracomment>
        <translation>The text encoding was taken to be %1.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>Columns left out: %1.</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1; could not be read: %2</translation>
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
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>A flag has fallen: the win on time must be claimed first.</translation>
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
        <source>Not until the opening is over.</source>
        <translation>Not until the opening is over.</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>Passing is not allowed now.</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>No claim is needed: in this game, the rule is applied automatically.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>No flag has fallen.</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>Your opponent has no forbidden moves under this rule.</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>This has already been asked.</translation>
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
        <source>Moves cannot be taken back in this game.</source>
        <translation>Moves cannot be taken back in this game.</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>This game cannot be paused.</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>The file or its folder does not exist: %1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>You do not have permission to write to %1.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>The disk that holds %1 is read-only.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>The disk is full.</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>A game with this name already exists: %1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>Another program has this game open: %1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>The game&apos;s name cannot be used as a file name.</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>The disk reported an error (%1): %2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>This is not a Kagetsu game: %1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 was written by a newer version of this program.</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>Line %1 of %2 cannot be read.</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>Line %1 of %2 does not match what this program wrote.</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>The end of %1 is incomplete.</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>The game in %1 is over.</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>No fifth moves are being compared now.</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>Both flags are down: the game continues.</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>A claim is waiting for a ruling.</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>No claim is waiting for a ruling.</translation>
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
        <source>Offering a draw is not allowed now.</source>
        <translation>Offering a draw is not allowed now.</translation>
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
        <source>The result has already been confirmed.</source>
        <translation>The result has already been confirmed.</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</translation>
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
        <source>The clock cannot be set to these values.</source>
        <translation>The clock cannot be set to these values.</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>No period is being counted, or the count has not reached this number.</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>This clock is already running.</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>There is no sealed move.</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>This is not a valid result.</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>This game is on a physical board: the players settle this between themselves.</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>This game is on the screen: placing a stone ends the turn.</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>No move has been recorded.</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>Record the steps of the opening, or swap the colours without them, but not both.</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>The maximum number of moves has been reached: a pass ends the game.</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>One player has not arrived yet.</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>This player has already arrived.</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>No sleep time has been deducted, or the clocks have run since.</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>The fallen flag counts: the players cannot agree to play on.</translation>
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
        <source>%1 does not contain a key.</source>
        <translation>%1 does not contain a key.</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 is not a secret key.</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>The key in %1 is damaged.</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>There is a sealed move: open it, or annul it with a reason.</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>In a game with an arbiter, only the arbiter can end it without a result.</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>A claim can be withdrawn only once per game.</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>Every action already has its reason.</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>After move 10, the colours stay as played.</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>Neither player&apos;s last period has run out in this turn.</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>This player has already left the table as often as the rules of this game allow.</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>Your own flag has fallen: you cannot do this.</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>There is no stone of your opponent on this point that can be claimed.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>Too late: the turn to reply to this stone is over.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>Only the player who made it can withdraw it.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>The clocks are stopped until the arbiter starts them.</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>This stone belongs to the opening, whose steps are undone instead.</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>It is already this player&apos;s turn.</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>There is no action that can still be undone.</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>This is not a valid number of points.</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>Waiting for the disk…</translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message>
        <source>Move %1.</source>
        <extracomment>Read aloud before a move of a record: its number.</extracomment>
        <translation>Move %1.</translation>
    </message>
    <message>
        <source>Start of the record.</source>
        <translation>Start of the record.</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>%n other move here.</numerusform>
            <numerusform>%n other moves here.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>End of the line.</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>%1 is open.</translation>
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
        <source>The opening calls for a different step now.</source>
        <translation>The opening calls for a different step now.</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>In this step, the stone must be placed in the lit part of the board.</translation>
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
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>These three stones do not form any of the 26 patterns.</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>No allowed pattern is possible after this stone.</translation>
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
        <source>This point has already been offered.</source>
        <translation>This point has already been offered.</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>This offer is the same as %1 on a rotated or mirrored board.</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>This offer is the same as another one on a rotated or mirrored board.</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>Only an offered point can be picked.</translation>
    </message>
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
    <name>Pattern</name>
    <message>
        <source>Kansei</source>
        <extracomment>A pattern of three stones by its Japanese name; say what players of your language call it.</extracomment>
        <translation>Kansei</translation>
    </message>
    <message>
        <source>Keigetsu</source>
        <translation>Keigetsu</translation>
    </message>
    <message>
        <source>Sosei</source>
        <translation>Sosei</translation>
    </message>
    <message>
        <source>Kagetsu</source>
        <translation>Kagetsu</translation>
    </message>
    <message>
        <source>Zangetsu</source>
        <translation>Zangetsu</translation>
    </message>
    <message>
        <source>Ugetsu</source>
        <translation>Ugetsu</translation>
    </message>
    <message>
        <source>Kinsei</source>
        <translation>Kinsei</translation>
    </message>
    <message>
        <source>Shōgetsu</source>
        <translation>Shōgetsu</translation>
    </message>
    <message>
        <source>Kyūgetsu</source>
        <translation>Kyūgetsu</translation>
    </message>
    <message>
        <source>Shingetsu</source>
        <translation>Shingetsu</translation>
    </message>
    <message>
        <source>Zuisei</source>
        <translation>Zuisei</translation>
    </message>
    <message>
        <source>Sangetsu</source>
        <translation>Sangetsu</translation>
    </message>
    <message>
        <source>Yūsei</source>
        <translation>Yūsei</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>Chōsei</translation>
    </message>
    <message>
        <source>Kyōgetsu</source>
        <translation>Kyōgetsu</translation>
    </message>
    <message>
        <source>Kōsei</source>
        <translation>Kōsei</translation>
    </message>
    <message>
        <source>Suigetsu</source>
        <translation>Suigetsu</translation>
    </message>
    <message>
        <source>Ryūsei</source>
        <translation>Ryūsei</translation>
    </message>
    <message>
        <source>Ungetsu</source>
        <translation>Ungetsu</translation>
    </message>
    <message>
        <source>Hogetsu</source>
        <translation>Hogetsu</translation>
    </message>
    <message>
        <source>Rangetsu</source>
        <translation>Rangetsu</translation>
    </message>
    <message>
        <source>Gingetsu</source>
        <translation>Gingetsu</translation>
    </message>
    <message>
        <source>Myōjō</source>
        <translation>Myōjō</translation>
    </message>
    <message>
        <source>Shagetsu</source>
        <translation>Shagetsu</translation>
    </message>
    <message>
        <source>Meigetsu</source>
        <translation>Meigetsu</translation>
    </message>
    <message>
        <source>Suisei</source>
        <translation>Suisei</translation>
    </message>
</context>
<context>
    <name>PhaseWords</name>
    <message>
        <source>byo-yomi</source>
        <extracomment>On a clock: the main time is used up, and the only period is running.</extracomment>
        <translation>byo-yomi</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>period %1 of %2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>overtime, moves: %1</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>time unit %1 of %2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1, period %2 of %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;, %2 what it is of, such as &quot;byo-yomi&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
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
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>The edge blocks a five, as an opponent&apos;s stone does.</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>The edge does not block a five.</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>Six or more in a row do not win.</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1. The organiser may set a different time.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>Players stop the clocks only to call the arbiter.</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>If no arbiter is present, either player may pause.</translation>
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
        <source>Both players write down the game.</source>
        <translation>Both players write down the game.</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>A scorer writes down the game.</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>There is no opening procedure with this name.</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>This opening cannot be played in this game.</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>The preset level does not allow this.</translation>
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
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>The preset determines which hints are shown, so that all club games are alike.</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>In a rated game, there are no hints and no moves can be taken back.</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</translation>
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
        <source>Forbidden move</source>
        <translation>Forbidden move</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Fallen flag</translation>
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
        <source>Take-backs</source>
        <translation>Take-backs</translation>
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
        <source>Present: foul claims wait for a ruling.</source>
        <translation>Present: foul claims wait for a ruling.</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>Not needed: the program decides on claims.</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Draw offers</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>Maximum number of moves</translation>
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
        <source>Two, with the seats exchanged in the second.</source>
        <translation>Two, with the seats exchanged in the second.</translation>
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
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1 is larger than 1 MB. It is not a preset.</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1: there is already a preset called %2.</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>Withdrawn claim</translation>
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
    <name>ProgressFile</name>
    <message>
        <source>Kind of task</source>
        <translation>Kind of task</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Wrong</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
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
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1 becomes a straight four at %2.</translation>
    </message>
    <message>
        <source>%1 is not a three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 is not a three: %2.</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is not a three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1 looks like a double-three, but %2 is not a three: %3.</translation>
    </message>
    <message>
        <source>Only the three %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>Only the three %1 is left, so %2 is allowed.</translation>
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
        <source>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</translation>
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
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>at %1 the four would have an end, %2, that makes %3 in a row</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>The row through %1 does not even have three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>The column through %1 does not even have three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>The rising diagonal through %1 does not even have three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>The falling diagonal through %1 does not even have three stones that could become a straight four.</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</translation>
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
        <source>No other point works for %1: %2.</source>
        <extracomment>Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.</extracomment>
        <translation>No other point works for %1: %2.</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>Six or more in a row are forbidden: only exactly five wins.</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>Four stones count as a four only if one more stone makes exactly five.</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</translation>
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
        <source>Six or more in a row do not count as a five.</source>
        <translation>Six or more in a row do not count as a five.</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>One more stone there makes exactly five.</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>It can become five at either end, but it is still only one four.</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>Six or more in a row do not count as a five, so these stones do not count as a four.</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>No stone can turn them into five any more.</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</translation>
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
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1 makes five and wins.</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1 makes two threes.</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1 makes two fours.</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1 makes %2 in a row.</translation>
    </message>
    <message>
        <source>%1 only looks like a double-three.</source>
        <translation>%1 only looks like a double-three.</translation>
    </message>
    <message>
        <source>%1 is not a three.</source>
        <extracomment>%1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 is not a three.</translation>
    </message>
    <message>
        <source>There is no three on this line.</source>
        <translation>There is no three on this line.</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>It is the first three that %1 makes.</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>It is the second three that %1 makes.</translation>
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
        <source>Now suppose there is also a stone on %1 (number %2).</source>
        <translation>Now suppose there is also a stone on %1 (number %2).</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>So only one three is left: %1. One three alone is not forbidden.</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>So %1 makes two real threes.</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>Results are missing that can change who qualifies.</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>Enter by the results so far</translation>
    </message>
    <message>
        <source>Withdrawn, so the next player qualifies instead: %1</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>Withdrawn, so the next player qualifies instead: %1</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>By FIDE&apos;s table; differences above 400 count as 400.</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>By Elo&apos;s formula, as in the rating list of renju until 2021.</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>K is %1 for everybody.</translation>
    </message>
    <message>
        <source>K is 20, and 10 from a rating of 2400 on.</source>
        <translation>K is 20, and 10 from a rating of 2400 on.</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>Without a rating, not counted: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>A player can win one prize in each category.</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>A player can win one prize; the rest go to the next players.</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>Players with equal points share the prizes of their places.</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>The tie-breaks decide; only players with equal places share.</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>born %1 to %2</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>born in %1 or later</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>born in %1 or earlier</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>rating %1 to %2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>rating from %1</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>rating up to %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>Prize</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Category</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>Club ranking</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>The points of the best player count.</numerusform>
            <numerusform>The points of the best %n players count.</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>Country ranking</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratings</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>the best of each club</source>
        <extracomment>Of a category of players, behind other conditions or alone.</extracomment>
        <translation>the best of each club</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>Not decided: it is not known whether %1 missed a win by fours.</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1 missed a five on %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1 missed a win in %n four: %2.</numerusform>
            <numerusform>%1 missed a win in %n fours: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>The win did not exist before this move.</translation>
    </message>
    <message>
        <source>These moves would have stopped it: %1.</source>
        <translation>These moves would have stopped it: %1.</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>These moves, and perhaps others, would have stopped it: %1.</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>Not decided: it is not known whether this move allowed %1 a win by fours.</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>After this move, %1 could make five on %2.</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>After this move, %1 could win in %n four: %2.</numerusform>
            <numerusform>After this move, %1 could win in %n fours: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A move: its number, &quot;Black&quot; or &quot;White&quot;, its point.</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2: pass</source>
        <translation>%1. %2: pass</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2: no point given</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>The point is forbidden: %1.</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>It was claimed to be forbidden, but it is not.</translation>
    </message>
    <message>
        <source>This is the last move at which fours could have changed the result.</source>
        <translation>This is the last move at which fours could have changed the result.</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>forbidden point</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>wrong claim</translation>
    </message>
    <message>
        <source>missed win</source>
        <translation>missed win</translation>
    </message>
    <message>
        <source>allowed win</source>
        <translation>allowed win</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>not decided</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>turning point</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>No win by fours was missed or allowed.</translation>
    </message>
    <message>
        <source>Missed wins: %1.</source>
        <translation>Missed wins: %1.</translation>
    </message>
    <message>
        <source>Allowed wins: %1.</source>
        <translation>Allowed wins: %1.</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>Forbidden points: %1.</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>Wrong claims: %1.</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>Moves not decided: %1.</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>Stopped after move %1 of %2.</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>The record does not name its rule. It was reviewed under this rule: %1.</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>This is not a game of five in a row.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>The record does not say which rule was used.</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>Games on a board of this size cannot be reviewed. The board must be square.</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>There is nothing to review: the game has no moves.</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>Reviewing… Move %1 of %2.</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1, plus %2 for each move, including the first</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1, plus %2 after each move</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>%1 per move</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>then %1 per move</translation>
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
        <source>No time limit</source>
        <translation>No time limit</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>at most %1 per move</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>never more than %1 per move</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</translation>
    </message>
    <message>
        <source>Write a time as 15m, 90s, 2h or 15:00.</source>
        <translation>Write a time as 15m, 90s, 2h or 15:00.</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>Enter a whole number here.</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>This is not a time control the program knows.</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>Enter more than 0 and at most 1000 hours.</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>The text should end here.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>Must be claimed</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>Play continues unless the opponent makes a claim in time.</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>Loses the game</translation>
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
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>Five in a row wins when the player presses “Five”.</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>Both clocks are stopped until the win on time is claimed.</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>A fallen flag loses at once.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
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
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1, with the first %2 of each move not counted</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1, with up to %2 of the time used added back after each move</translation>
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
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>then blocks of %1 moves in %2 each, with unused time kept</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>then blocks of %1 moves in %2 each</translation>
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
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>the time a player uses goes to the opponent</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>time for the next moves is added only when the previous time has run out</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>clock presses count as moves</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>exceeding the limit per move loses the turn</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>exceeding the limit per move brings a warning and, the second time, loses the game</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>exceeding the limit per move costs %1 of the time left</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>no limit per move for opening turns with several stones or an offer</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>the limit per move for opening turns with several stones or an offer</numerusform>
            <numerusform>%n times the limit per move for opening turns with several stones or an offer</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>Players must notice it</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>Extra time for the opponent</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>The opponent gets extra time. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>Claimant loses time</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>The claimant loses time. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>Loss of a turn</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>The claimant loses a turn. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>A warning</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>Each wrong claim brings a warning.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>No penalty</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>A wrong claim has no consequences.</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>The clocks and the game continue until a player claims the win on time.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>A draw.</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>The player who ran out of time first loses.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>The game continues.</translation>
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
        <source>Same penalty as for a wrong claim.</source>
        <translation>Same penalty as for a wrong claim.</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>Counts as a warning.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>No penalty.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>Must be claimed</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Create a signing key</source>
        <translation>Create a signing key</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>Keys (*.key);;All files (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Choose a signing key</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>Journals of finished games are signed with the key %1, stored in %2.</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>Sign the journals of finished games?</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>Create a key…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>Choose a key…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>The key %1 was created.</translation>
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
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>imagined stone %1</translation>
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
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>looks forbidden but is not: %1</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>the same as offer %1</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>offer %1, not taken</translation>
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
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken for stones on a line: %1 is a colour, %2 a point.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Spoken: %1 says what stands on a point, without a full stop.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In the row: %1.</source>
        <extracomment>Spoken: %1 are the stones on the line through a point, such as &quot;black F8, G8, white K8&quot;.</extracomment>
        <translation>In the row: %1.</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>In the column: %1.</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>On the rising diagonal: %1.</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>On the falling diagonal: %1.</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>No stones on the lines through this point.</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>wins, as fast as possible</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>stops the win</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>not decided</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>%1 in the line shown, number %2</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>red</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>best move, worth %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>worth %1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>one minute</source>
        <extracomment>Spoken by a synthesizer, which does not inflect a figure: in words. Japanese in kana only.</extracomment>
        <translation>one minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <extracomment>Spoken by a synthesizer. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Spoken by a synthesizer. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%n period left</numerusform>
            <numerusform>%n periods left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>%1 left for this move</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Further tie-breaks</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Decision of the arbiter</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>Shared place decided: %1 (%2)</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1, place %2 is shared by %3. Of these, %4 can qualify.</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1, round %2: table %3</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1, round %2: not paired</translation>
    </message>
    <message>
        <source>%1: by the results now, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1: by the results now, the players would be in another order.</translation>
    </message>
    <message>
        <source>%1: by the results now, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1: by the results now, %2 would have qualified instead of %3.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>seed %1</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>Paused: both clocks are stopped.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 has run out of time.</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>Tap %1 again to play there, or press Escape to remove the stone.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>Press the clock (Space) to play %1, or press Escape to remove the stone.</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>Tap a point to ask about it; no stone is placed.</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>%1 to move: %2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>A claim is waiting for the arbiter. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>The arbiter has started the clock of %1; no moves can be played now.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>Press the clock (Space) to complete the offer, or tap a stone to remove it.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Thinking…</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>Write the question for the pupil.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>Tap the point that the question is about.</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>There is a stone on the point that the question is about.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>Tap the stones that the question is about.</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>The stones that the question is about must belong to the side in question.</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>Nothing on this point looks like a three without being one.</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>Under the rules, this side has no forbidden points.</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>This side has no win of this kind.</translation>
    </message>
    <message>
        <source>The other side has no win by fours, so there is nothing to stop.</source>
        <translation>The other side has no win by fours, so there is nothing to stop.</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>Nothing stops this win.</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>The search for wins did not finish.</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>Write at least two answers.</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>Mark at least one answer as correct.</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>There are no stones to place, or they do not fit on the board.</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>The solution is not correct.</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>“%1” is not a known parameter.</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>“%1” does not belong to this kind of task.</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>“%1” is given more than once.</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>“%1” could not be understood.</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>Its board cannot be played on.</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>“%1” is not a known kind of task.</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>It has more than one kind of task.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>Page %1: %2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>Page %1 (line %2, column %3): %4</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>If threes also count, a task cannot ask for all first moves.</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>The page has more mistakes.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>These stones are a five.</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>These stones are an overline: six or more in a row.</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>These stones are a straight four: both ends are open.</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>These stones are a four: one point makes it five.</translation>
    </message>
    <message>
        <source>These stones are a three: it can become a straight four.</source>
        <translation>These stones are a three: it can become a straight four.</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>These stones are none of these shapes.</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>There is not enough room for a straight four.</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>The four would be closed at one end.</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>One end of the four would make six or more.</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>The point that makes the straight four is forbidden.</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>The straight-four point makes five on another line.</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>After %1, nothing can stop the five.</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1 answers at %2. Your move.</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>%1 leaves %2 time to defend.</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>%2 can stop %1.</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>After %1, %2 makes five first.</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1 stops the win.</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>After %1, %2 still wins.</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1 only delays the win.</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>Find the forbidden points</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>Is the point forbidden?</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>Name the shape</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>Why is it not a three?</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>Play the win to the end</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>Find the first move of a win</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>Stop the win</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Choose an answer</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>Place the stones in order</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>Explanation only</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Five</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>Overline</translation>
    </message>
    <message>
        <source>Straight four</source>
        <translation>Straight four</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Four</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Three</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>None of these</translation>
    </message>
    <message>
        <source>Not enough room</source>
        <translation>Not enough room</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>Closed at one end</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>One end makes six or more</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>The next stone would be forbidden</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>The next stone makes five</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Correct.</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>Correct so far.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Not quite.</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>There is already a stone on %1.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 is forbidden: %2.</translation>
    </message>
    <message>
        <source>%1 is not forbidden.</source>
        <translation>%1 is not forbidden.</translation>
    </message>
    <message>
        <source>A stone on %1 makes five and wins.</source>
        <translation>A stone on %1 makes five and wins.</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1 is forbidden. Why?</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1 is forbidden, but for another reason: %2.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>You found them all.</translation>
    </message>
    <message>
        <source>You missed %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>You missed %1.</translation>
    </message>
    <message>
        <source>All stones are in their places.</source>
        <translation>All stones are in their places.</translation>
    </message>
    <message>
        <source>Now the next stone.</source>
        <translation>Now the next stone.</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>The next stone belongs on %1.</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>The program could not find out in time.</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>This stone makes none of the shapes.</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1 makes five in a row.</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>Six or more in a row: that is an overline.</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2 stops one four, and %1 completes the other.</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>One stone stops this four.</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>This end makes six or more, not five.</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>There is no room here for a straight four.</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>The last stone would be forbidden: %1.</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>The last stone makes five on another line, not a straight four.</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>This makes six or more, not five.</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>Both ends are closed, so it is not a four.</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>Every answer is forced, and %1 makes five.</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 cannot stop this: the point is forbidden (%2).</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>The last stone stops the attack.</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1 makes five first.</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>This is how it goes.</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>Which points are forbidden for %1?</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>Is %1 forbidden for %2?</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>What shape do the marked stones make?</translation>
    </message>
    <message>
        <source>How does %1 win?</source>
        <translation>How does %1 win?</translation>
    </message>
    <message>
        <source>Which moves begin a win for %1?</source>
        <translation>Which moves begin a win for %1?</translation>
    </message>
    <message>
        <source>Which move begins a win for %1?</source>
        <translation>Which move begins a win for %1?</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win?</source>
        <translation>Which moves by %1 stop the win?</translation>
    </message>
    <message>
        <source>How can %1 stop the win?</source>
        <translation>How can %1 stop the win?</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>Which answer is correct?</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>Where do the stones go?</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>Tap the points on the board, then check your answers.</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>Tap a point on the board.</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>You play %1. Tap a point on the board.</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>Tap where the next stone goes.</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>Choose an answer, or tap a point on the board.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Choose an answer.</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>It can only become six or more, so it is not a four.</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>Its four would be closed at one end, so it is not a three.</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>One end would make six or more, so it is not a three.</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>There is no room for a straight four, so it is not a three.</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>The next stone would be forbidden, so it is not a three.</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>The next stone makes five on another line, so it is not a three.</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1 makes no three and no four, so it is allowed.</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1 makes only one three, so it is allowed.</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1 makes only one four, so it is allowed.</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1 makes a four and a three, and that is allowed.</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>Correct: %1.</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>Not here: %1.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>Also: %1.</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>There is no forbidden point here.</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>There is nothing to find here.</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>Suppose %1 plays elsewhere.</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2 stops one end of the straight four, and %1 makes five at the other.</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1 makes a straight four: %2 cannot stop both ends.</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2 plays %1. Why does that make no three with the marked stones?</translation>
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
        <source>Where stone %1 may be placed</source>
        <translation>Where stone %1 may be placed</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>Where fifth moves may be placed</translation>
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
        <source>Number of fifth moves offered</source>
        <translation>Number of fifth moves offered</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>Minimum number of fifth moves a player may declare</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>Maximum number of fifth moves a player may declare</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>How many times two more stones may be added</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Patterns that are not allowed</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>Stones placed before the game</translation>
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
        <source>within the central %1 × %1 square</source>
        <translation>within the central %1 × %1 square</translation>
    </message>
    <message>
        <source>outside the central %1 × %1 square</source>
        <translation>outside the central %1 × %1 square</translation>
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
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>The number of fifth moves is fixed: %n</numerusform>
            <numerusform>The number of fifth moves is fixed: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>The text is not valid JSON from here on.</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>This field appears twice.</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>The value has the wrong type for this field.</translation>
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
        <source>This word is not valid here.</source>
        <translation>This word is not valid here.</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>The value is out of range.</translation>
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
        <source>There is no step with this name.</source>
        <translation>There is no step with this name.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>This name is already taken.</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>This number is not declared on every path to this step.</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>There is no such pattern or catalogue.</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>No pattern is left that can be placed.</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>The example cannot be played here, or stops before the opening is over.</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>This word does not stand for a player here.</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>This step is not allowed here.</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>Not every path reaches this step with the same number of stones.</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>The steps run out before the opening ends.</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>All options of this step can be used up, and then there is no way to continue.</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>From here, the steps can repeat forever.</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>There are more steps than any opening needs.</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>The region can already be full when this step is reached.</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>The procedure is not for a board of this size.</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>This does not apply to the procedure.</translation>
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
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1 is larger than 1 MB. It is not an opening procedure.</translation>
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
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1h</translation>
    </message>
    <message>
        <source>%1m</source>
        <extracomment>Minutes in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1m</translation>
    </message>
    <message>
        <source>%1s</source>
        <extracomment>Seconds in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1s</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Sum of the points of all opponents</source>
        <extracomment>Criteria for entries with equal points, in full.</extracomment>
        <translation>Sum of the points of all opponents</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>Direct encounter, if all have met</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>Direct encounter, if all are connected</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>Sum of the highest and lowest opponents&apos; points</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>Sum of the second-highest and second-lowest opponents&apos; points</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Time used</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>Sum of the SOS of all opponents</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>Sum of the SB of all opponents</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>SOS of defeated opponents</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>SB of defeated opponents</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Games won</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>Games won as second player</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>Games played as second player</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>Points of opponents who won against the player</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>Fewer warnings</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>Sum of the points of all opponents except the lowest</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Match points</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Game points</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>Points on board %1</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>Lower rating</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>Drawing lots</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>Buchholz without the lowest</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>Buchholz without the two lowest</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>Buchholz without the highest and the lowest</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>Sonneborn-Berger (FIDE)</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>Sum of progressive scores</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>Round robin</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Double round robin</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Swiss system</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Double elimination</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>Bye</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>Half-point bye</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Full-point bye</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a round that only the arbiter sees.</extracomment>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Published</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Closed</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>Pts</translation>
    </message>
    <message>
        <source>SOS</source>
        <translation>SOS</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>DE</source>
        <extracomment>Short for direct encounter.</extracomment>
        <translation>DE</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>Warn.</translation>
    </message>
    <message>
        <source>MP</source>
        <extracomment>Short for match points.</extracomment>
        <translation>MP</translation>
    </message>
    <message>
        <source>GP</source>
        <extracomment>Short for game points.</extracomment>
        <translation>GP</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>Short for the number that was drawn.</extracomment>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>Chinese national event (2025)</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>Chinese clubs, Swiss system</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>Taiwan</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>Renju Team World Championship</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>Gomoku Team World Championship</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>Gomoku Youth World Cup</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>Correspondence World Championship</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>Internet cup</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>University engine tournament</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>Round robin by Go rules</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>Swiss system, as in chess (FIDE)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>Ranking: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>Opener&apos;s no.</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>Second player&apos;s no.</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second player</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Opener&apos;s points</source>
        <translation>Opener&apos;s points</translation>
    </message>
    <message>
        <source>Second player&apos;s points</source>
        <translation>Second player&apos;s points</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>Type of result</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>Opener&apos;s time (s)</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>Second player&apos;s time (s)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>Points of defeated opponents, Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>Some places are decided by the time used. A missed round adds no time.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>Title</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sex</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>Born</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>Federation no.</translation>
    </message>
    <message>
        <source>female</source>
        <translation>female</translation>
    </message>
    <message>
        <source>male</source>
        <translation>male</translation>
    </message>
    <message>
        <source>Direct encounter (FIDE)</source>
        <translation>Direct encounter (FIDE)</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>Direct encounter by match points and game points</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>Rounds won, also without a game</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>Rounds not missed by choice</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>Standard points</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>Points against the stronger half (Koya)</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>Fore Buchholz</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>Average Buchholz of the opponents</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>Average rating of the opponents</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>Performance rating</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>Perfect performance rating</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>Average performance of the opponents</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>Average perfect performance of the opponents</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>Board count</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>Points of the top boards, one after the other</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>Points without the bottom boards, one after the other</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>Sonneborn-Berger of teams (FIDE)</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>Score and strength combined</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1, without the highest %2 and the lowest %2</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1, without the first rounds: %2</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1, without the lowest %2</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1, from %2 %</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1, as if the last round ended in draws</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1, with forfeits</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>Decided place</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>Decided by</translation>
    </message>
</context>
<context>
    <name>WinWords</name>
    <message>
        <source>The search was stopped. Positions searched: %1.</source>
        <translation>The search was stopped. Positions searched: %1.</translation>
    </message>
    <message>
        <source>The search reached its limit. Positions searched: %1.</source>
        <translation>The search reached its limit. Positions searched: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves that are not decided: %1.</source>
        <translation>Moves that are not decided: %1.</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>The step with %1 is incomplete.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 cannot be played.</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1 does not make the five that is shown.</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>After %1, the five-points are not those shown.</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>After %1, the other side makes five first.</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>After %1, no reply to the defence %2 is given.</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>After %1, %2 is not a defence.</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>After %1, the defence %2 is shown as forbidden, but it is not.</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1 can make five</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1 wins in %n four</numerusform>
            <numerusform>%1 wins in %n fours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1 threatens five</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1 threatens to win in %n four</numerusform>
            <numerusform>%1 threatens to win in %n fours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>There is no shorter win by fours.</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>It is not known whether there is a shorter win.</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1 has no win by fours. This is proven: all fours were searched.</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether %1 wins by fours.</source>
        <translation>Not decided: it is not known whether %1 wins by fours.</translation>
    </message>
    <message>
        <source>First moves that win for %1: %2.</source>
        <translation>First moves that win for %1: %2.</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win for %1.</source>
        <translation>Not decided: no first move is known to win for %1.</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>Moves by %1 that stop all wins by fours: %2.</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>No move by %1 stops the win by fours. This is proven.</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>Not decided: no move by %1 is known to stop the win by fours.</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours, so there is nothing to stop. This is proven.</source>
        <translation>%1 threatens no win by fours, so there is nothing to stop. This is proven.</translation>
    </message>
    <message>
        <source>%1: not decided.</source>
        <translation>%1: not decided.</translation>
    </message>
    <message>
        <source>%1: makes five.</source>
        <translation>%1: makes five.</translation>
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
    <message>
        <source>%1: stops the win.</source>
        <translation>%1: stops the win.</translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>Searching… Positions: %1. Depth: %2.</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1 makes five.</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1 makes a four with the five-points %2. One stone cannot take them all.</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1 makes a four. The only defence, %2, is forbidden: %3.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1 threatens a win by fours that nothing stops.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1 threatens a win by fours.</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1 makes a four and threatens five on %2.</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>%1 is the only defence.</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1 is a defence.</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>If the other side plays %1, %2 makes five.</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1 wins as shown above for the same position.</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>The proof was checked using the rules alone, move by move. It is correct.</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>A step is missing.</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>The proof is not correct.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1 wins by fours and threes in at most %n move. A shorter win was not looked for.</numerusform>
            <numerusform>%1 wins by fours and threes in at most %n moves. A shorter win was not looked for.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no win by fours and threes. All fours were searched, and all threes that threaten to win with the next four; moves that threaten more slowly may still win.</source>
        <translation>%1 has no win by fours and threes. All fours were searched, and all threes that threaten to win with the next four; moves that threaten more slowly may still win.</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether %1 wins by fours and threes.</source>
        <translation>Not decided: it is not known whether %1 wins by fours and threes.</translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>If the other side plays elsewhere:</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1 places the first stone on the centre.</translation>
    </message>
    <message>
        <source>%1 places a black stone within the central %2 × %2 square.</source>
        <translation>%1 places a black stone within the central %2 × %2 square.</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1 places a white stone within the central %2 × %2 square.</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1 places a black stone outside the central %2 × %2 square.</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1 places a white stone outside the central %2 × %2 square.</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1 places a black stone anywhere.</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1 places a white stone anywhere.</translation>
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
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1 declares how many fifth moves there will be.</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1 picks one of the offered fifth moves.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1 places %n more stone.</numerusform>
            <numerusform>%1 places %n more stones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the next stone.</source>
        <translation>%1 places the next stone.</translation>
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
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>One of the players</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>The arbiter places the first stones</translation>
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
        <source>%1 declares the number of fifth moves</source>
        <translation>%1 declares the number of fifth moves</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1 declares %n fifth move</numerusform>
            <numerusform>%1 declares %n fifth moves</numerusform>
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
        <source>Free play follows</source>
        <translation>Free play follows</translation>
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
        <source>%1 chooses how to continue.</source>
        <translation>%1 chooses how to continue.</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1 declares how many fifth moves will be offered, from %2 to %3.</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1 offers fifth moves: %2 of %3 placed.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1 picks the only fifth move offered.</numerusform>
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
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>stone on %2 by %1</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>offer of %2 by %1</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>offer of %2, withdrawn by %1</translation>
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
        <source>choice by %1</source>
        <translation>choice by %1</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>Patterns that can follow: %1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>The shape of %1, off the centre</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>None of the 26 patterns: a yōtō (妖刀)</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</translation>
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
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1 %2 of %3 placed.</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1 picks it</translation>
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
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Exactly five in a row wins; six or more do not count.</translation>
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
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>Exactly five in a row wins. Double-three is forbidden for both sides.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>Exactly five in a row wins. An overline is forbidden for both sides.</translation>
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
        <source>Gomoku and renju for clubs, arbiters and teachers.</source>
        <translation>Gomoku and renju for clubs, arbiters and teachers.</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>Games are kept in %1.</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>Journals of games in progress are kept in %1.</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</translation>
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
        <source>Choose players, rules, opening and clock</source>
        <translation>Choose players, rules, opening and clock</translation>
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
        <source>Open an automatically saved game</source>
        <translation>Open an automatically saved game</translation>
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
        <source>Close the program; a running game can be resumed later</source>
        <translation>Close the program; a running game can be resumed later</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>Stop both clocks and cover the board, or resume</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>Declare fi&amp;ve</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>Declare that you have made five</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>Claim a &amp;forbidden move</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>Claim that one of your opponent&apos;s stones was forbidden</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>Claim a win on &amp;time</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>Claim that your opponent&apos;s flag has fallen</translation>
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
        <source>Ask to take a move &amp;back</source>
        <translation>Ask to take a move &amp;back</translation>
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
        <source>Pass without placing a stone</source>
        <translation>Pass without placing a stone</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Resign</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>Resign the game</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>&amp;End without a result</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>Both players agree to stop playing</translation>
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
        <source>Ro&amp;tate board</source>
        <translation>Ro&amp;tate board</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>Rotate by a quarter turn; the coordinates move with the stones</translation>
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
        <source>Show the move number on every stone</source>
        <translation>Show the move number on every stone</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>Forbidden point&amp;s</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>Show or hide forbidden points, where this game allows it</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>F&amp;ull screen</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Show all keyboard shortcuts</translation>
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
        <source>False f&amp;orbidden points</source>
        <translation>False f&amp;orbidden points</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>Show points that look forbidden but are not, where this game allows it</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>Proof</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>Switch between &amp;all reasons and the shortest proof</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>Arbiter: step bac&amp;k in the opening…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>Undo the last stone, choice, number or offer of the opening</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>Arbiter: allow e&amp;qual fifth moves…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>Let Black offer fifth moves that make the same shape in different places on the board</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessons</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>Learn and practise what is forbidden and what is not</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>&amp;Protocol…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>View, print or save the protocol of this game for signing</translation>
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
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>Set up or paste a position, ask which points are forbidden and why, and print the answer</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>Position as te&amp;xt…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>Paste a board, a line of moves or a game record into the verdict desk</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>P&amp;rint the verdict…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>Print the answer of the verdict desk, with its proof and the rule</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>Ti&amp;meline of a journal…</translation>
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
        <source>Save the changes to this record</source>
        <translation>Save the changes to this record</translation>
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
        <source>Choose the text encoding of this file</source>
        <translation>Choose the text encoding of this file</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>Ne&amp;xt moves in a record</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>Ring the points where the record continues</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>Open from clip&amp;board</translation>
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
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>The moves up to the position shown, as text; at the start of the game, its whole main line</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>Copy game as SG&amp;F</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>The whole game with variations and comments, as text</translation>
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
        <source>&amp;Clock only (physical board)…</source>
        <translation>&amp;Clock only (physical board)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>Two clocks for two players using a physical board</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>Arb&amp;iter&apos;s desk</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</translation>
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
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>Stop both clocks until the arbiter resumes the game</translation>
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
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>The position shown, with numbers and marks, as a picture</translation>
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
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>Turn one player&apos;s card upside down, for a screen that lies between the players</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Sett&amp;ings…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>Colours, board and stones, sounds, language and other preferences</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>Stop both &amp;clocks</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>Both stay stopped until the arbiter resumes the game</translation>
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
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>A sheet for writing moves by hand, blank or with the heading filled in</translation>
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
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>The arbiter gives the reason and resumes the game</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Larger text</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>Smalle&amp;r text</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>Normal text si&amp;ze</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>Read both &amp;clocks</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>Have the time of both players read aloud</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>Read the last &amp;moves</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>Have the last four moves read aloud</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>Read the stones &amp;around the cursor</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>Have the stones on the four lines through the cursor&apos;s point read aloud</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>Go to &amp;offers and claims</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>Go to the offer or question waiting for a player&apos;s answer, or to the claims</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>Reading aloud</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>&amp;Diagram…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>New &amp;record…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>An empty record with any board size and rule</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>&amp;Worksheet…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>Play against t&amp;he computer…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>Choose how strong the computer is, and start a game</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Tournaments…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>Entries, rounds, results and standings of an event</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>Resume the &amp;clocks</translation>
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
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</translation>
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
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</translation>
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
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>Penalty or bonus</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>From round</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>From the start</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1 from round %2</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 from the start</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button that stays pressed: an engine analyses the position.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Number of lines</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>Engine lines</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>Insert as variation</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>Engine analysis is not available while a game is being played.</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>The engine is starting…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analysing…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>The engine found no move.</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>Find the best moves in this position with an engine.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPad</name>
    <message>
        <source>&amp;Forbidden</source>
        <translation>&amp;Forbidden</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>&amp;Allowed</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <translation>Check &amp;answers</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>Arbiter: hold to continue</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>Release to continue</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>Press again to continue</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>Undo this action…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>Wrong claim</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>Limit per move</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>Players&apos; agreement</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>Attempt to take back a stone</translation>
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
        <source>Stone on an occupied point</source>
        <translation>Stone on an occupied point</translation>
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
        <source>Clock pressed with the wrong hand</source>
        <translation>Clock pressed with the wrong hand</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>The wrong clock was running</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Clock set incorrectly</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>Faulty clock</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>Error in the countdown</translation>
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
        <source>Arrived late</source>
        <translation>Arrived late</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>Disturbance</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>Error in the record</translation>
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
        <source>Arbiter&apos;s mistake</source>
        <translation>Arbiter&apos;s mistake</translation>
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
        <source>The computer slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>The computer slept or stalled</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>not stated yet</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>Player&apos;s illness</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>Arbiter&apos;s illness</translation>
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
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>The game was due to start at %1. That time has passed.</translation>
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
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>Starts at</translation>
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
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>The clipboard holds no record. Nothing was pasted.</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>The record on the clipboard has a different board size. Nothing was pasted.</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>The record on the clipboard has no moves. Nothing was pasted.</translation>
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
        <source>Correct.</source>
        <translation>Correct.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Incorrect.</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>This depends on how the rules are read (%1); another arbiter may decide otherwise.</translation>
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
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>Old files do not state their text encoding. Choose the one that displays correctly.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodings</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>Text in the file</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>All text in this file is plain ASCII and looks the same in every encoding.</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>Find an encoding</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>No encoding is called so.</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>Usual in game records</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Heading above all text encodings that are rare in game files.</extracomment>
        <translation>All others</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message>
        <source>Check-in</source>
        <extracomment>Title: who has come, before the first round.</extracomment>
        <translation>Check-in</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>Beginning of a name, then Enter</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Who is here</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>%n player of %1 is here.</numerusform>
            <numerusform>%n players of %1 are here.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tick all</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tick none</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>Withdraw %n absent player</numerusform>
            <numerusform>Withdraw %n absent players</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>Everybody is here</translation>
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
    <name>kagetsu::ui::ChoiceList</name>
    <message>
        <source>Add an answer</source>
        <extracomment>Button, for an author: one more answer among which pupils choose.</extracomment>
        <translation>Add an answer</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Answer %1</translation>
    </message>
    <message>
        <source>Reply to answer %1</source>
        <translation>Reply to answer %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>Remove answer %1</translation>
    </message>
    <message>
        <source>Reply (optional)</source>
        <translation>Reply (optional)</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>Reply to any other point (optional)</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>Reply to any other point</translation>
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
    <name>kagetsu::ui::ClassDesk</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>There is no second screen. Press F5 to show the class view on this one.</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>The class sees a blank screen.</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>The class still sees page %1.</translation>
    </message>
    <message>
        <source>The class sees this:</source>
        <translation>The class sees this:</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Thinking…</translation>
    </message>
    <message>
        <source>Nothing more to reveal</source>
        <translation>Nothing more to reveal</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>&amp;Reveal the hint</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>&amp;Reveal the answer</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>&amp;Reveal the next stone</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>&amp;Reveal the explanation</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>&amp;Reveal more text</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>&amp;End class</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>&amp;Hide again</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>&amp;Freeze</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>&amp;Blank</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>&amp;Pointer</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>Tap for a circle, again for a cross; drag for an arrow</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Full &amp;screen</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>What the class sees</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>Reveal the next step, then the next page</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>Hide the last step, then go back to the previous page</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>Make the class screen blank, or show it again</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>Freeze or unfreeze the class screen</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>Show or hide the pointer</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>Start or stop drawing with the mouse</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>Mark the pupil at the board: right</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>Mark the pupil at the board: partly right</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>Mark the pupil at the board: wrong</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>Next pupil</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>Show the class view on the whole screen</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>Leave the class view, then end the class</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Class</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>Class</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>&amp;Leave (Esc)</translation>
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
        <source>Clock of %1, %2</source>
        <translation>Clock of %1, %2</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Time is up.</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>Running, %1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>Stopped, %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>delay %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
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
    <message>
        <source>+ %1 × %2</source>
        <extracomment>Under a clock: how many reading periods (byo-yomi) or bank units of which length follow the time on it.</extracomment>
        <translation>+ %1 × %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockPage</name>
    <message>
        <source>Tap either clock, or press Space, to start the clock of %1.</source>
        <translation>Tap either clock, or press Space, to start the clock of %1.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 has run out of time.</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>Game restored. Both clocks are stopped until you resume.</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>Paused: both clocks are stopped.</translation>
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
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>Claim a win on time</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>Result…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>Swap colours</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>Record moves</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>New clock</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>Protocol…</translation>
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
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>Adjourned: both clocks are stopped until the arbiter resumes the game.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1 has called the arbiter. Only the arbiter can resume the clocks.</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>Confirm deduction</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Deduct sleep time</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>The arbiter decides and resumes the clocks.</translation>
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
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>Call the arbiter – %1</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>Both clocks are stopped. Only the arbiter can resume them.</translation>
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
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>Change time control…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Leave full screen</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>Set clocks by hand…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>Undo clock setting</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>Both clocks</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
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
        <source>Missed</source>
        <extracomment>Column: how many wins by fours were missed.</extracomment>
        <translation>Missed</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>Forbidden</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>Marked moves</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>Review of %1</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>Reviewed games</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>Include games without findings</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>Go to game</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>Games with findings: %1.</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>Reviewing… Game %1 of %2.</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>Stopped after game %1 of %2.</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>Games reviewed: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CommandForm</name>
    <message>
        <source>The move is sealed, and both clocks are stopped.</source>
        <translation>The move is sealed, and both clocks are stopped.</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>This code does not open the sealed move.</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>Fill in the required fields.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Done: %1.</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>Apply</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>This ends the game: %1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerDialog</name>
    <message>
        <source>Play against the computer</source>
        <translation>Play against the computer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1 does not support this rule on this board size.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds rule, opening and time of a game against the computer.</extracomment>
        <translation>More</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <extracomment>Button: other programs to play against are added and checked.</extracomment>
        <translation>Other engines…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerWords</name>
    <message>
        <source>Beginner</source>
        <extracomment>How strong the computer plays, from the weakest to the strongest of six.</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Very hard</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Strongest</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>Makes fives and stops fours, but overlooks threes.</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>Sees threes as well, but does not look ahead.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>Looks two moves ahead.</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>Looks as far ahead as its time allows and finds wins by fours of any length.</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>Looks three moves ahead and finds short wins by fours.</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>Looks four moves ahead and finds longer wins by fours.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>Merge records</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>The records differ at %n position. Choose what to keep for the selected rows.</numerusform>
            <numerusform>The records differ at %n positions. Choose what to keep for the selected rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>&amp;Keep current</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>Keep i&amp;ncoming</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Keep &amp;both</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>Current</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Incoming</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>Times, marks and other details</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionDialog</name>
    <message>
        <source>Correct a result</source>
        <translation>Correct a result</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>Claims, corrections and interruptions</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>Undo with a new entry…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CourseView</name>
    <message>
        <source>%1. %2</source>
        <extracomment>A step of a course: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start all courses over?</source>
        <translation>Start all courses over?</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>All pages will be marked as not done.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>Openings played with the guide</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: from the courses back to the shapes of the lesson.</extracomment>
        <translation>All &amp;shapes</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>Start o&amp;ver…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>Steps of the courses</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the step of a course that comes next; %1 is its number and name.</extracomment>
        <translation>&amp;Continue: %1</translation>
    </message>
    <message>
        <source>This course is done</source>
        <translation>This course is done</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ Done</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>%1 of %2 pages</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>S&amp;how to class</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course; %1 is its number and name.</extracomment>
        <translation>&amp;Begin: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyPupils</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>&amp;Delete pupil…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>&amp;Save progress as…</translation>
    </message>
    <message>
        <source>Pupils in daily practice</source>
        <translation>Pupils in daily practice</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Pupils</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>New name</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>This name is taken. Choose another one.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>Delete %1?</translation>
    </message>
    <message>
        <source>This pupil&apos;s progress will also be deleted. This cannot be undone.</source>
        <translation>This pupil&apos;s progress will also be deleted. This cannot be undone.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>Save progress</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progress</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The progress could not be saved: %1</source>
        <translation>The progress could not be saved: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>&amp;End practice</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>Show the ans&amp;wer</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>This task is due again tomorrow.</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>This task is due again on %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>&amp;Next task</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>Fin&amp;ish</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>All &amp;shapes</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupil</translation>
    </message>
    <message>
        <source>&amp;Pupils…</source>
        <extracomment>Button: new pupils, other names, delete.</extracomment>
        <translation>&amp;Pupils…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>Begin a &amp;new file</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>S&amp;tart</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>Progress by kind of task</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Loading…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>No pupils yet</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>Choose a pupil</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>%n task is due</numerusform>
            <numerusform>%n tasks are due</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>Nothing is due today</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>The next task is due on %1.</numerusform>
            <numerusform>The next %n tasks are due on %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>Answer tasks in courses, lessons or exercises; they come back here.</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>Correct: %1 of %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>Shared place</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Lot drawn by the program</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>Lot drawn by hand</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>How is it decided?</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>Reason, in a few words</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>This tie-break does not separate them.</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>Draw the lot</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decide</translation>
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
        <source>Position from the record</source>
        <translation>Position from the record</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>Add time for %1</translation>
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
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>Add %1 for %2</translation>
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
        <source>Release to open</source>
        <translation>Release to open</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>Press again to open</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>Penalties, draws, lateness</translation>
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
        <source>Penalty time for a wrong claim</source>
        <translation>Penalty time for a wrong claim</translation>
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
        <source>Maximum number of moves, then a draw</source>
        <translation>Maximum number of moves, then a draw</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>Too late after</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>Time missed</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>standard</translation>
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
        <source>After a certain move</source>
        <translation>After a certain move</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Not allowed</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>Not deducted</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>Deducted from the clock</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>Deducted twice</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>Arriving exactly at the limit is too late</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>Withdrawn claim</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>Both flags down</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>Draw offers only after your own move</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>Circle: %1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>Square: %1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>Triangle: %1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>Cross: %1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1: pass</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>Below a diagram: move %1 was played where the stone with the number %2 stands.
----------
Below a diagram: move %1 was played on the point %2, where no stone stands any more.</extracomment>
        <translation>%1 at %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>Drag over the points that are to be shown</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>None</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>From this move on</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>Last moves only</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>Move</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>Number the variation from 1</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>Forbidden points</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>Type the points, or tap them on the preview</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>Marks, texts and arrows</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>Next moves</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>Ring on the last move</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>Winning row</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Caption</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinates</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>Left and below</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>On all sides</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Style of a diagram: coloured signs on paper.</extracomment>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Print, black and white</source>
        <extracomment>Style of a diagram: nothing but black on white.</extracomment>
        <translation>Print, black and white</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>Ro&amp;tate</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Mirror</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>whole board</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>Two opposite corners, such as D4:L12; or drag over the preview</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>Part of the board</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Whole board</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>Line spacing</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>Picture resolution</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Transparent background</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>As a picture, and as a drawing (SVG)</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copy as te&amp;xt</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>Drawn with letters and numbers</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>S&amp;eries…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>The whole line as several diagrams with its comments</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>Save diagram</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>diagram</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>%1 is not a point.</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>The record has no move %1 after move %2.</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>This line has no move %1.</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>Unknown choice: %1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>The file name must end in .png, .svg, .pdf or .txt: %1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>The file has no game %1; it has %n game.</numerusform>
            <numerusform>The file has no game %1; it has %n games.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>The part %1 does not lie on this board.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DialogFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
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
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>Game 2 of 2, score so far %1</translation>
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
    <name>kagetsu::ui::DraftBar</name>
    <message>
        <source>Restored your unsaved work from %1.</source>
        <extracomment>Above what a stopped program left behind, such as the fields of a dialog; %1 is a date with the time of day.</extracomment>
        <translation>Restored your unsaved work from %1.</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>An earlier backup could not be read. It was left as %1.</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>Your changes cannot be backed up: the disk is full or not writable.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EmptyGameDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Rule</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>&amp;Create</translation>
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
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>Write it down or photograph it. It can show later that the journal of this game was not changed.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineDesk</name>
    <message>
        <source>%1 has stopped playing.</source>
        <extracomment>%1 is a player that is a program.</extracomment>
        <translation>%1 has stopped playing.</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>Button: the engine is started once more and plays on.</extracomment>
        <translation>Restart engine</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>Play its moves yourself</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>The game is saved. If it can be paused, both clocks are stopped.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineShelf</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the path of a file, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is too large for an engine profile.</source>
        <translation>The file is too large for an engine profile.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>line %1, column %2</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>This is not an engine profile (%1).</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>The folder could not be created.</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>The file also contains other engine profiles, so it was not deleted.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>Button: a program that plays by the Gomocup protocol is chosen as a file.</extracomment>
        <translation>Add…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>Save log…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>Program: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>Rules: %1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>Plays and analyses.</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>Plays but does not analyse.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Add an engine</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1: the engine made an impossible move.</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>The engine was not added because it does not support any of the rules.</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>The engine does not support any of the rules.</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>The check is complete.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>Remove %1?</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>The program file will not be deleted.</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Save log</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>The log was saved.</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>Checking the engine…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>Name, or: name; club; rating</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>New player</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>&amp;Paste list</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>Lines or columns copied from a spreadsheet</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Open &amp;file…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>Draw &amp;lots…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>Draw the pairing numbers on the screen, for all to see</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>Name, rounds, points and rules of the tournament</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>Go to round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>&amp;Take part again</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>&amp;Withdraw</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>Play round %1</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>Sit out round %1</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>No names have been copied. Copy the list in the spreadsheet first.</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>Open list of players</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>Lists of players (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>Could not open %1.</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>There are no names in %1.</translation>
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
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>&amp;Bye or opponent…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>Set a bye or an opponent before the round is paired</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>Penalt&amp;y or bonus…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>Team members…</translation>
    </message>
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
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>More than one player has this name: %1.</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>&amp;Details…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>Players from a spreadsheet, a CSV file or a text file</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>&amp;Check-in…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>Tick who has come; the others do not take part</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>%n player who is not here does not take part. Undo brings this player back.</numerusform>
            <numerusform>%n players who are not here do not take part. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryDialog</name>
    <message>
        <source>Player</source>
        <extracomment>Title: what is known of a player.</extracomment>
        <translation>Player</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <extracomment>Of a player.</extracomment>
        <translation>Year or date of birth</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryForm</name>
    <message>
        <source>unchanged</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>“%1” is not a valid time.</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>This is not the chief arbiter&apos;s PIN.</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>This is not a valid point.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 is occupied.</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>This point is occupied.</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>“%1” is read as %2.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>Stage</translation>
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
        <source>Moves to make</source>
        <translation>Moves to make</translation>
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
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>Chief arbiter&apos;s reason</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN of the chief arbiter</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>Show the typed move</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>Restore the clocks to that moment</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30 (minutes and seconds), 10m or 45s</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8, or tap the board</translation>
    </message>
    <message>
        <source>required</source>
        <translation>required</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>can be stated later</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>choose one</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Clock of %1</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>the same</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>Withdrawn from round %1</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>Sits out round %1</translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>From round %1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column: pairing numbers of players.</extracomment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>Takes part</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>%1 in round %2</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>Round %1: against %2</translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>%n forfeit in a row: withdraw?</numerusform>
            <numerusform>%n forfeits in a row: withdraw?</numerusform>
        </translation>
    </message>
    <message>
        <source>Members</source>
        <extracomment>Column: who plays for a team.</extracomment>
        <translation>Members</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <extracomment>A player who has lost so often that it plays no more.</extracomment>
        <translation>Eliminated</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventDesk</name>
    <message>
        <source>Tournaments need SQLite, which is not installed.</source>
        <translation>Tournaments need SQLite, which is not installed.</translation>
    </message>
    <message>
        <source>%1 could not be found.</source>
        <translation>%1 could not be found.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 already exists.</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>%1 is not a tournament. The file was not changed.</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>%1 was written by a later version of Kagetsu. The file was not changed.</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>%1 is damaged. The file was not changed.</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>Another program is using %1.</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>The last action was not carried out. The disk is full.</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>The last action was not carried out. %1 is read-only.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>The last action was not carried out. Could not write to %1.</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>The error is in line %1 of its log.</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>Records of games at this table</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>Protocol of this table…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>Table %1: %2 – %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>Play on the screen</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>Clock for a physical board</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>No game at this table has a record.</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>No game at this table was played with Kagetsu on this computer.</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>Some characters cannot be saved, and were replaced.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>The last action was not carried out. Another program has changed %1, which is now read again.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>Log</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 could not be read.</translation>
    </message>
    <message>
        <source>A report does not tell clubs or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>A report does not tell clubs or how rounds are paired. Check the settings.</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>%1 is now a tournament of its own.</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>The tournament was saved as %1. The last action was not carried out; repeat it.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>Tournament report (*.trf)</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>Show on projector</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>Save as web page…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>Save tournament report…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>Print</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>Could not save %1.</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>Save games…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>No game in this section has a record.</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Game records (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>RenLib library (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>These games cannot be combined into one library.</translation>
    </message>
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
    <message>
        <source>%1 was saved.</source>
        <translation>%1 was saved.</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>Tournament report, each game by itself (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>Tournament report, TRF16 (*.trf)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsDialog</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tournament in a list: its name, and when something was last done to it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>New tournament…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>Tournaments (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Open a tournament</translation>
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
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>Places %1.</translation>
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
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>Declares %n fifth move.</numerusform>
            <numerusform>Declares %n fifth moves.</numerusform>
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
        <source>The arbiter places these stones.</source>
        <translation>The arbiter places these stones.</translation>
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
        <source>Generating a position…</source>
        <translation>Generating a position…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>Tap a point to see why it is or is not forbidden.</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Next position</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>Check &amp;answers</translation>
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
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>Correct. %1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>Incorrect. %1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>You missed the ringed points: %1.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>You found them all.</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>You found them all, but also marked points that are allowed.</translation>
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
        <source>Moves in order from the start</source>
        <translation>Moves in order from the start</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Search for</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Find previous</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Find next</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nothing was found.</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Replace with</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>Replace all</translation>
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
        <source>Error</source>
        <translation>Error</translation>
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
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Location</translation>
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
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>&amp;Practice</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>Find all forbidden points in positions that are new every time</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Shapes</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>No matching shapes.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>&amp;Open a lesson file…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>Endless &amp;tasks</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>&amp;Courses</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>&amp;Daily practice</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>&amp;Daily practice: %n due</numerusform>
            <numerusform>&amp;Daily practice: %n due</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>&amp;Worksheet…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 may not swap colours</translation>
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
        <source>The edge blocks a five, as a stone does</source>
        <translation>The edge blocks a five, as a stone does</translation>
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
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>Details for table %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1, game %2</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>Time used by %1</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>h:mm:ss</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>Warnings for %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>Enter a time as 25 (minutes), 25:30 or 1:05:30.</translation>
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
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>Rename this game</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Black</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;White</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Event</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
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
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>Split into groups</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>Assign players</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>By number: 1 2 3, 3 2 1, …</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>By lot, one from each pot</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>Draw again</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Make groups</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>Group %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>All &amp;courses</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>&amp;Play it with the guide…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>Set clocks by hand</translation>
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
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>Enter hours, minutes and seconds, such as 0:15:00.</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Nothing has been changed yet.</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>The clocks cannot be set to these values.</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>This ends the game at once.</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>The turn goes from %1 to %2. Both clocks are stopped until you resume.</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>Both clocks are stopped until you resume.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>The arbiter stops both clocks.</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>The arbiter starts the clock of %1; the clocks were stopped for %2.</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>The arbiter adds time for %1: %2, from %3 to %4.</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>The arbiter deducts time from %1: %2, from %3 to %4.</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>The arbiter sets the clock of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>The arbiter undoes the last clock press: %1.</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>The arbiter shares the time used equally between the two players.</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>The arbiter corrects a faulty clock: the time that really elapsed is %1.</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>The arbiter repeats the countdown from %1.</translation>
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
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>The arbiter withdraws a warning to %1.</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>The arbiter rules that %1 loses a turn.</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>The arbiter deducts points from %1 in the match: %2.</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>The arbiter restores points to %1 in the match: %2.</translation>
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
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>The arbiter reopens the game; its result is void.</translation>
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
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>Remark by the arbiter.</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>The arbiter charges the time that the computer slept as thinking time.</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>The chief arbiter&apos;s reason: %1.</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>The arbiter no longer charges the time that the computer slept as thinking time.</translation>
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
        <source>The arbiter undoes the last action.</source>
        <translation>The arbiter undoes the last action.</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>The arbiter states the reason.</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>The arbiter swaps the colours; the stones stay.</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>The last period has run out. The arbiter counts this as a pass.</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>The arbiter allows %1 to leave the table.</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>The arbiter no longer counts one of the times %1 left the table.</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>The arbiter returns to the game.</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>The arbiter looks at the lessons while the game continues.</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>The arbiter goes through a journal while the game continues.</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>The arbiter looks at the verdict desk while the game continues.</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>The players start the clock of %1; the clocks were stopped for %2.</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>The players set the move count of %1 from %2 to %3.</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>The arbiter sets the move count of %1 from %2 to %3.</translation>
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
        <source>The players undo their last change to the clocks.</source>
        <translation>The players undo their last change to the clocks.</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>Remark by the arbiter: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>Comment: %1</translation>
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
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>It was %1 late.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
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
        <source>stopped</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>this turn %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>%1 left for this move</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>%1 used in total</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>Line %1 of %2, at %3, %4 after the start, after move %5.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>Both clocks are stopped.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>The flag of %1 is down.</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1 has offered a draw and is waiting for an answer.</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1 has asked to take back a move and is waiting for an answer.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>Journal line</translation>
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
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>Last clock presses</translation>
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
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>Line %1 is incomplete and is not shown.</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>From line %1 on, this journal cannot be trusted and is not shown.</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>Line %1 of %2, at %3, %4 after the start, after turn %5.</translation>
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
        <source>Place the stone, or choose the point</source>
        <translation>Place the stone, or choose the point</translation>
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
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>Remove the unconfirmed stone, or close a question</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Go to the next button</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>Left, Right, Home, End, wheel</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>In a record: go back or forward one move, or to the start or end</translation>
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
        <source>In a record: go back or forward one move</source>
        <translation>In a record: go back or forward one move</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonBench</name>
    <message>
        <source>New lesson</source>
        <translation>New lesson</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>This board cannot be played on, so it cannot become a task.</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>Could not read %1.</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Save lesson</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lesson</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>Lessons (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>This board cannot be played on, so it cannot be shown to a class.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>%1 to move</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>%1 was changed on disk after you began these edits.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>If you save over it, a copy of the current file is kept beside it.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Save over it</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>As the pupil sees it</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Move &amp;up</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Move &amp;down</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edit…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>&amp;Preview…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>&amp;Open as a record</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>Change positions and variations on the record page</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>Remove this page from the lesson?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>Lesson: %1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>Damaged page</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>Save the changes to this lesson?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>A lesson without pages cannot be saved. Close it without saving?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>Practice: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Courses</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>Show to class</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>Daily practice</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>&amp;Close lesson</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>&amp;Edit lesson</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>&amp;Damaged pages…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>Some pages of this lesson are damaged and were left out. They stay in the file.</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>&amp;Next step</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>&amp;Show to class</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>Said of a page of a lesson; %1 is &quot;3 of 7&quot;.</extracomment>
        <translation>%1, done</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>Line-ups at table %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1, board %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
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
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>List of players</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>Rows above the players</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Add players</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Text encoding</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListModel</name>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogModel</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>By</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Search the log</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>&amp;Print or save…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LotView</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Of a lot that was drawn: a number, and the player who has it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Draw for pairing numbers</source>
        <translation>Draw for pairing numbers</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>&amp;Back without changes</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>Draw &amp;all</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>Keep these numbers</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>Draw number %1</translation>
    </message>
    <message>
        <source>Drawn so far</source>
        <translation>Drawn so far</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MainWindow</name>
    <message>
        <source>This game</source>
        <translation>This game</translation>
    </message>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>Could not create the folder %1, so the game could not be saved. No game was started.</translation>
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
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>It is saved, with both clocks, and can be resumed later.</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Leave game</translation>
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
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>A game with an arbiter is being played.</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</translation>
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
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet games (*.rif)</translation>
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
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>In this game, only the arbiter can set the clocks.</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</translation>
    </message>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>Its file is no longer on the disk. If you leave now, the game is lost.</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>The last move could not be saved. If you leave now, it is lost.</translation>
    </message>
    <message>
        <source>This game has already started in another window.</source>
        <translation>This game has already started in another window.</translation>
    </message>
    <message>
        <source>No board is shown here.</source>
        <translation>No board is shown here.</translation>
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
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>&amp;Delete pupil…</translation>
    </message>
    <message>
        <source>Begin a &amp;new list</source>
        <translation>Begin a &amp;new list</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Save as &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>Pupils and marks</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>Name of a new pupil</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>Names, separated by commas</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Delete %1?</translation>
    </message>
    <message>
        <source>All this pupil&apos;s marks will also be deleted. This cannot be undone.</source>
        <translation>All this pupil&apos;s marks will also be deleted. This cannot be undone.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>Save marks</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marks</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>The marks could not be saved: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>Pupil</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Partly right</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Wrong</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>Marks: %1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>marks</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MeaningHeader</name>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>Column %1</translation>
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
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>Mute for %1</translation>
    </message>
    <message>
        <source>Currently o&amp;pen records</source>
        <extracomment>Menu: records that are being looked at or edited, to go back to one.</extracomment>
        <translation>Currently o&amp;pen records</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ModeStrip</name>
    <message>
        <source>View</source>
        <extracomment>Button: one looks at the record and changes nothing.</extracomment>
        <translation>View</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: one edits the record.</extracomment>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Tap to follow the record; nothing is changed.</source>
        <translation>Tap to follow the record; nothing is changed.</translation>
    </message>
    <message>
        <source>Go through the record without changing it</source>
        <translation>Go through the record without changing it</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>Edit the record: moves, texts and marks</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; nothing is changed.</source>
        <translation>Tap a point to ask about it; nothing is changed.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>Upper against lower half (1–5, 2–6)</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>First against last (1–8, 2–7)</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>Neighbours (1–2, 3–4)</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>Pairing within a score group</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>First round</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>Keep apart</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>Players from the same club</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>Players from the same country</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>All rounds</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>Accelerated rounds</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>Who gets the bye</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>The last player of the lowest score group</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>A player drawn by lot from the lowest score group</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>Rematches</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>Only if there is no other pairing</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>A win by forfeit</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>Counts as a bye</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>Rounds missed by late entries</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Fewer settings</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>&amp;More settings</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>Annulled if fewer than half of the games were played</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>Always count</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>Second cycle</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>Same as the first, with sides exchanged</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>Results from the groups</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>Everyone starts from zero</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>Count and are not replayed</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>Match between the losing semi-finalists</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Shared</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>Grand final</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>One match decides</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>Forfeits in a row before withdrawal</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>Empty boards of a team</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Anywhere</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>Must be the last ones</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>Must be the first ones</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Like the others</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>Rounds to keep them apart</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>Pairing across score groups</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>Small differences first</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>The highest group first</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>Does not count as a bye</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>Results of players who leave early</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>With the last two rounds of the first cycle swapped</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>The unbeaten player must lose twice</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>What a bye adds to SOS</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>The player&apos;s own points</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>Losses before elimination</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>Third place and below</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>Matches for all places down to %1</translation>
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
    <name>kagetsu::ui::NameListWords</name>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list.</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewEventDialog</name>
    <message>
        <source>Tournament settings</source>
        <translation>Tournament settings</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>Games per match</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>Points for a win, a draw, a loss</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Tie-breaks</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>Rule, opening and time</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>Late players lose after</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Tournament of %1</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>One game</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <extracomment>Rule, opening and time of the games are not fixed.</extracomment>
        <translation>As agreed at the table</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>Create</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>Custom list</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>New section</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>Regulations</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Custom</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>Enter the best players from each of the other sections</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>Name of this section</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>Arbiters, separated by commas</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> min</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>Initials on public papers for players born since</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, the first one first</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>Codes of the tie-breaks, the first one first</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>Unknown: %1</translation>
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
        <source>Clock only (physical board)</source>
        <translation>Clock only (physical board)</translation>
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
        <source>Same as last time</source>
        <translation>Same as last time</translation>
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
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>Also agree on rule, board and opening, and show them in the protocol</translation>
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
        <source>different times for the two players</source>
        <translation>different times for the two players</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>with an arbiter</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>fouls must be claimed</translation>
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
        <source>take-backs by agreement</source>
        <translation>take-backs by agreement</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>no take-backs</translation>
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
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>names, rule and opening are optional</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1 in round %2</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>Paired as usual</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>Assigned opponent</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>Opener</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>The opponent</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Any</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is not a point on this board.</source>
        <translation>“%1” is not a point on this board.</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>No moves recorded yet. Recording moves does not affect the clock.</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>Moves recorded: %1; the last one: %2</translation>
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
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>Delete last move</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>Delete the last recorded move</translation>
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
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1 The player who sealed it loses.</translation>
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
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>Who opens the game?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>You</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>You open the game</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>The computer</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>The computer opens the game</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>Search actions</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
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
        <source>Game and result</source>
        <translation>Game and result</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>Add time</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>Deduct time</translation>
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
        <source>Start a clock</source>
        <translation>Start a clock</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>Undo the last clock press</translation>
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
        <source>Repeat the countdown</source>
        <translation>Repeat the countdown</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>Restore displaced stones</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>Take back moves</translation>
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
        <source>Extra time for the opponent</source>
        <translation>Extra time for the opponent</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>Time deducted from the offender</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>Loss of a turn</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>Loss of points in the match</translation>
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
        <source>Withdraw a warning</source>
        <translation>Withdraw a warning</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Restore points</translation>
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
        <source>Reopen the game</source>
        <translation>Reopen the game</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>Adjourn and seal a move</translation>
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
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>Adds this time to the clock. A fallen flag is cleared.</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>Deducts this time from the clock, but not below zero. At zero the flag falls.</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>Stops both clocks. Only the arbiter can resume them.</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>Each player is charged half of the time that both used together.</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>Enter the time that really elapsed; both clocks are corrected in proportion.</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>Repeats the countdown of the current period from this point.</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>Keeps the moves up to this number. The others stay in the record as a variation.</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>The record was wrong: this move was on another point. The clocks do not change.</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>Adds a move that was played but is not in the record.</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>Adds a pass that is not in the record.</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>The stone was forbidden and the claim was made in time: the claimant wins.</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>The game resumes, with the penalty agreed for wrong claims.</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>Adds a warning. A player who has the agreed number of warnings loses the game.</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>Adds this time to the clock of this player&apos;s opponent.</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>Deducts this time from this player&apos;s clock.</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>This player&apos;s current or next turn becomes a pass.</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>Deducts this number of half points from this player in the match.</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>This player loses the game, for the reason given.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Both players lose the game.</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>This player loses the game and is expelled from the event.</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>Removes one warning from this player. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>Gives back this many of the half points deducted from this player.</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>The game ends with this result.</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>The result is void, and the game continues with both clocks stopped.</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>With the opponent present, use the code that was shown when the move was sealed.</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>The sealed move can no longer be opened: the player who sealed it loses.</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>Adds a remark to the journal; the game does not change.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>Clock of %1: %2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>the clock of %1 is running</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>both clocks are stopped</translation>
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
        <source>Warnings for %1: %2 → %3</source>
        <translation>Warnings for %1: %2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>Points deducted from %1 in the match: %2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>The game no longer has a result.</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>Clocks, moves and result do not change.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</translation>
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
        <source>Both clocks are stopped.</source>
        <translation>Both clocks are stopped.</translation>
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
        <source>%1 has asked to take back a move.</source>
        <translation>%1 has asked to take back a move.</translation>
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
        <source>Draw, by agreement</source>
        <translation>Draw, by agreement</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>Draw, by ruling</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>To be replayed</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>Annulled</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Deduct sleep time</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>Do not deduct sleep time</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>The late player is here</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>Annul the sealed move</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Undo the last action</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>State the reason</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>For a stop or a correction whose reason was not stated at once.</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>Swap the colours</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>Black wins, by using less time</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>White wins, by using less time</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>Count the last period as a pass</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>Allow leaving the table</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>Do not count leaving the table</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>One of the times this player left the table is no longer counted. Both entries stay in the journal.</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>Times %1 has left the table: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1 has left the table once.</numerusform>
            <numerusform>%1 has left the table %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>Turn %1; it is the turn of %2.</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>Set both clocks</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Correct the result</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>Sets both clocks. If the second time is left empty, both are set to the first.</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>The game is reopened and ends again at once, with this result.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>Check pairings</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>Checking pairings…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>No round has been paired yet.</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>Some pairings are not what Kagetsu computes.</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>No pairing differs from what Kagetsu computes.</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2, round %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>as computed.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n table is not as computed.</numerusform>
            <numerusform>%n tables are not as computed.</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>paired elsewhere, so it cannot be checked.</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>paired by other rules, so it cannot be checked.</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>the data it was paired from is damaged.</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>no pairing can be computed.</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>not checked, because the check was stopped.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>It was paired from data that did not match the section&apos;s.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>%n table was changed by hand afterwards.</numerusform>
            <numerusform>%n tables were changed by hand afterwards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>Results were corrected after it was paired.</translation>
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
    <name>kagetsu::ui::PairingWords</name>
    <message>
        <source>There are too many players. The round cannot be paired.</source>
        <translation>There are too many players. The round cannot be paired.</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>The pairings set in advance contradict each other: %1.</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>This round cannot be paired without a rematch or a second bye.</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>No possible opponents are left for: %1.</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>It may help to allow a pair that you have ruled out.</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>%1 and %2 have already met.</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>%1 and %2 are not to be paired.</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>%1 has already had a bye.</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>%1 would have the same side for the third time in a row.</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>%1 and %2 are from the same club.</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>%1 was assigned a different opponent or a bye.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>Of the rounds after this one, %1 of %2 can still be paired.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</translation>
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
        <source>Document language</source>
        <translation>Document language</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>Second document language</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>One language</translation>
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
        <source>Print preview</source>
        <translation>Print preview</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>Save document</translation>
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
        <source>&amp;Fill in the heading</source>
        <translation>&amp;Fill in the heading</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>Print what is known about the game; otherwise, leave blank lines to write on</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>protocol</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 was saved.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PartListWords</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of one line: &quot;Draft, 2 tables changed by hand&quot;.</extracomment>
        <translation>, </translation>
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
        <source>No matching pattern.</source>
        <translation>No matching pattern.</translation>
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
        <source>Wrong PIN.</source>
        <translation>Wrong PIN.</translation>
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
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>Current PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>New PIN</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>Repeat PIN</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>Remove PIN</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>This is not the current PIN.</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>Enter four to twelve digits and nothing else.</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>The two PINs do not match.</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>There is not enough memory to save a PIN.</translation>
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
        <source>Five – claim as %1</source>
        <translation>Five – claim as %1</translation>
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
        <source>Forbidden – claim as %1</source>
        <translation>Forbidden – claim as %1</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>Claim that one of your opponent&apos;s stones was forbidden</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>Time – claim as %1</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>Claim the win when your opponent&apos;s time is up</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw – offer as %1</source>
        <translation>Draw – offer as %1</translation>
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
        <source>Resign the game</source>
        <translation>Resign the game</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>Take back – request as %1</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>Ask to take back your last move</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>Arbiter – call as %1</translation>
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
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>Pass without placing a stone? Two passes in a row end the game as a draw.</translation>
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
        <source>End without a result</source>
        <translation>End without a result</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 has run out of time.</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>Claim a win on time</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>I have five</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>You asked to take back a move. Waiting for %1.</translation>
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
        <source>Not yet: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>Not yet: %1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>In this game you can pass from move %1 on.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>Arbiter: allow fifth moves that make the same shape in different places on the board?</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>Arbiter…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</translation>
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
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>You have called the arbiter. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 has called the arbiter. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>The board is full. %1 may make a claim, or agree to the draw.</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>The board is full. The game is a draw, unless you have something to claim.</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>End as a draw…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>Confirm the result</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>Agree that your stone is forbidden? You will lose the game.</translation>
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
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>Deduct sleep time…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>Charge this as thinking time? Both players should agree.</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Deduct sleep time</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>The arbiter decides.</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>The move is not saved yet, and the clocks are stopped.</translation>
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
        <source>End as a draw</source>
        <translation>End as a draw</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>Add one minute for %1 and play on? You give up the win on time.</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>Play on with no time limit for either player? You give up the win on time.</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>Add one minute</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>Add one minute…</translation>
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
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>The last action is not saved yet, and the clocks are stopped.</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>Everything so far is saved, and the clocks are stopped.</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>Declare that you have made five?</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>Declare five</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>The clocks are stopped until the arbiter starts them.</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1 asks to take back: %2.</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>Withdraw the claim? This can be done once per game.</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>It counts as a wrong claim.</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>You get a warning.</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Withdraw…</translation>
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
        <source>Enter a position.</source>
        <translation>Enter a position.</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>A board of %1 points is not square; 15 × 15 has 225.</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>Move %1, “%2”, is not a valid move.</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>Move %1, %2, is not on the board.</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>Move %1, %2, is on an occupied point.</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>There is no game in this record.</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>The board of this record cannot be used for a game.</translation>
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
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>Position from the text</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>Use posi&amp;tion</translation>
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
    <name>kagetsu::ui::PracticeShelf</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>What you practise now will not be saved.</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>Qt&apos;s database driver for SQLite is not installed.</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>The daily practice file is damaged and was left as it is: %1.</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Could not save to %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>All &amp;shapes</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Kind of task</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>&amp;Next task</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>Generating a task…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>Solved: %1 of %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>There is already a preset called %1.</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>The preset could not be saved: %1</translation>
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
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>Left to the organiser: %1.</translation>
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
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>Ready-made rules, openings, time controls and refereeing from clubs and federations.</translation>
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
        <source>Preset name</source>
        <translation>Preset name</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>Preset level</translation>
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
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>Everyday</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>International and national</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>From tournament regulations</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>The preset could not be renamed: %1</translation>
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
        <source>The preset could not be deleted: %1</source>
        <translation>The preset could not be deleted: %1</translation>
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
        <source>No matching preset.</source>
        <translation>No matching preset.</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Preset name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>No preset</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>All presets</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>Use this</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>Delete the preset %1?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>This cannot be undone.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>Which game?</translation>
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
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>The printers do not answer. Save the pages as a PDF, or try again later.</translation>
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
        <translation>All procedures</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>Use this</translation>
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
    <message>
        <source>How it works</source>
        <translation>How it works</translation>
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
        <source>No matching opening procedure.</source>
        <translation>No matching opening procedure.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>Progress by kind of task</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>Above the bars of a box: how many days a task rests there.</extracomment>
        <translation>%1 d</translation>
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
        <source>makes a straight four and is allowed</source>
        <translation>makes a straight four and is allowed</translation>
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
        <source>would make a straight four, but does not work</source>
        <translation>would make a straight four, but does not work</translation>
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
        <source>Why is there no three in this row?</source>
        <translation>Why is there no three in this row?</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>Why is there no three in this column?</translation>
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
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: the steps of a proof one after the other, by themselves.</extracomment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>Stay at this step</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>Play the steps one after the other</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>Legend</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>What the marks on the board mean</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>The file name must end in .pdf, .html or .txt: %1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>This language is not available: %1</translation>
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
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>The last entry of the journal, line %1, is incomplete and is left out.</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</translation>
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
        <source>Started</source>
        <translation>Started</translation>
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
        <source>It blocks one end of a five.</source>
        <translation>It blocks one end of a five.</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>It does not block the end of a five.</translation>
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
        <source>Hints</source>
        <extracomment>Which forbidden points the program shows during the game.</extracomment>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Fallen flag</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>Allowed from move %1; two passes in a row make a draw.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Not allowed.</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Take-backs</translation>
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
        <source>Wrong claim</source>
        <translation>Wrong claim</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>The second wrong claim is a warning, and the second warning loses the game.</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>Pattern of the first three stones: %1.</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>Placed before the game: %1.</translation>
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
        <source>There were no steps.</source>
        <translation>There were no steps.</translation>
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
        <source>No stone was placed.</source>
        <translation>No stone was placed.</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</translation>
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
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>End of the chain</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>To verify</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1, on a physical board: the program kept the time</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>Its steps were not recorded.</translation>
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
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1, after turn %2 (line %3): %4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>Penalty time for a wrong claim</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>They do not lose the game.</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>%n warning loses the game.</numerusform>
            <numerusform>%n warnings lose the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>The arbiter rules on claims of forbidden moves.</translation>
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
        <source>Did not arrive.</source>
        <translation>Did not arrive.</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>Arrived on time.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>Arrived %1 late.</translation>
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
        <source>Maximum number of moves</source>
        <translation>Maximum number of moves</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>A draw after %n move.</numerusform>
            <numerusform>A draw after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>Has not arrived yet.</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>Deducted from the clock: %1.</translation>
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
        <source>Two, with the seats exchanged in the second.</source>
        <translation>Two, with the seats exchanged in the second.</translation>
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
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>Set forward by %1 while the game was waiting to begin.</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>Set back by %1 while the game was waiting to begin.</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>The new time was adopted.</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>The new time was not adopted.</translation>
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
        <source>Withdrawn claim</source>
        <translation>Withdrawn claim</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>Allowed once per game.</translation>
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
        <source>Previously %1; changed at %2.</source>
        <translation>Previously %1; changed at %2.</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>None were agreed; this computer&apos;s own settings were used.</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>A physical board: the program kept the time</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1 used %2 in all, and the flag has fallen.</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1 used %2 in all.</translation>
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
        <source>%1 – the colours are swapped</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1 – the colours are swapped</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>%n fifth move will be offered</numerusform>
            <numerusform>%n fifth moves will be offered</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>%1 is offered as a fifth move</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>The offer of %1 is withdrawn</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>%1 is picked from the offered moves</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>The claim was made %n move after the stone.</numerusform>
            <numerusform>The claim was made %n moves after the stone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>Ruling: the claim is upheld (%1).</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>Ruling: the claim is rejected.</translation>
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
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>Clock correction: %1 gets an extra %2, from %3 to %4.</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>Warning to %1 for reaching the limit per move.</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>Warning to %1.</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1 reached the limit per move at %2, %3 after the start.</translation>
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
        <source>%1 asks to take back a move.</source>
        <translation>%1 asks to take back a move.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 declines the take-back.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>%n move is taken back: %1. %2 is to move again.</numerusform>
            <numerusform>%n moves are taken back: %1. %2 is to move again.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>The arbiter allows fifth moves that make the same shape in different places on the board.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>The arbiter undoes the last step of the opening: %1.</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1 pauses the game; both clocks stop.</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>The game resumes; the clocks were stopped for %1.</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>The flag of %1 fell at %2, %3 after the start.</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>The program had stopped; the game was resumed %1 after the last entry.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>At most %1 of thinking time was not counted on the running clock.</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>All thinking time was counted.</translation>
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
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>Clock correction: %1 loses %2, from %3 to %4.</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</translation>
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
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1 calls the arbiter; both clocks stop.</translation>
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
        <source>The last recorded move is deleted.</source>
        <translation>The last recorded move is deleted.</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>The players swap colours.</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>Clock press</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>The computer slept for %1, from %2 to %3.</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>The clock of %1 was running; both clocks stop.</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>No clock was running.</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1 arrives, %2 after the scheduled start.</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>In addition, %1 is deducted from the clock: from %2 to %3.</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>The game resumes; both clocks are still stopped.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 withdraws the draw offer.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%1 gives up the win on time over %2: the game resumes with no time limits.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>The stone was forbidden (%1).</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>The stone was forbidden (%1), but the turn to reply to it was over.</translation>
    </message>
    <message>
        <source>%1 takes back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what is undone, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1 takes back: %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>Pupil at the board</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>Right (1)</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>Partly right (2)</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>Wrong (3)</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>Pup&amp;ils…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilShelf</name>
    <message>
        <source>The list of pupils could not be read: %1</source>
        <translation>The list of pupils could not be read: %1</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</translation>
    </message>
    <message>
        <source>The damaged list of pupils could not be renamed.</source>
        <translation>The damaged list of pupils could not be renamed.</translation>
    </message>
    <message>
        <source>The list of pupils could not be saved: %1</source>
        <translation>The list of pupils could not be saved: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>Categories and prizes</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categories</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sex</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Of players of both sexes.</extracomment>
        <translation>any</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>Born in or after</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>Born in or before</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Rating from</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>Rating up to</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>Add category</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>Prize</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Category</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>Amount</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>no money</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>Add prize</translation>
    </message>
    <message>
        <source>One prize in each category for a player, not one in all</source>
        <translation>One prize in each category for a player, not one in all</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>Players with equal points share their prizes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>Clubs and ratings</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Clubs</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Countries</translation>
    </message>
    <message>
        <source>Best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>Best players that count</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <translation>Change of rating</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>FIDE&apos;s table</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>Elo&apos;s formula</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>Factor K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>as usual</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A category and its conditions.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>Only the best of each club</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>Choose a reason</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>In a few words</translation>
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
    <name>kagetsu::ui::RecordShelf</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 has unsaved changes.</translation>
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
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>Open records</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1, not saved</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>Close %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>no time limit</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>The game can be resumed from the last good line, in a copy; the old file is kept.</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>The last entry is incomplete; an unconfirmed move is lost.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>At most %1 of thinking time was not counted on the running clock.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nothing is lost.</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>Every confirmed move is kept.</translation>
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
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>Resume the game %1</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>End without a result</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>End the game %1 without a result</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Do not ask again</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>Do not ask about this file again; it is kept</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>Confirm end</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1 The waiting game could not be recovered.</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1 The waiting game could not be recovered; its file is kept as %2.</translation>
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
        <source>Keep waiting for the game %1</source>
        <translation>Keep waiting for the game %1</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>Cancel game</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>Cancel the game %1</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>Confirm cancellation</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>These games had ended, but their journals are damaged.</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1; last entry %2</translation>
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
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>Refereeing</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>Forbidden move</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Five in a row</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Fallen flag</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>Placing a stone</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>Take-backs by agreement</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>Players may pause</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Wrong claim</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of forbidden moves</source>
        <translation>An arbiter rules on claims of forbidden moves</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>A player who arrives too late loses the game.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>A player who arrives too late loses the round.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>A player who arrives too late loses the match.</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>Within this limit, nothing is deducted from the clock.</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>Within this limit, the time missed is deducted from the clock.</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>Within this limit, twice the time missed is deducted from the clock.</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>The claimant loses %1. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>The claimant loses a turn. From the second wrong claim on, there is also a warning.</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>A warning.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>No penalty.</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>A player with %n warning loses the game.</numerusform>
            <numerusform>A player with %n warnings loses the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>They are only recorded.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Not allowed.</translation>
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
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>The limit per move and the total time are announced.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>None.</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>Arriving %1 or more late counts as too late.</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>Arriving more than %1 late counts as too late.</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>If both are too late, both lose.</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>If both are too late, the game does not count.</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>No clock runs until one of the players arrives.</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>Penalty time for a wrong claim: %1.</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>A player does not lose the game because of warnings.</translation>
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
        <source>Only after your own move.</source>
        <translation>Only after your own move.</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>Withdrawn claim: %1</translation>
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
        <source>Use this result</source>
        <translation>Use this result</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultRow</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>%1 wins by forfeit</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Both lose by forfeit</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A tool tip: what a button does, and the key that does the same.</extracomment>
        <translation>%1 (key %2)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>C&amp;lear</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>Clear the result for this table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>Open the game at this table</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>Points awarded by the arbiter, regardless of the games (key R)</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>Rul&amp;ing…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>De&amp;tails…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>Times, warnings and reason (key T)</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>Line-up&amp;s…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>Who sits at which board (key L)</translation>
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
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%1 wins: %2 ran out of time.</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>%1 wins: %2 exceeded the limit per move.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>%1 wins: %2 did not make the required moves in time.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>%1 wins: %2 did not arrive.</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>%1 wins: %2 arrived too late.</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>%1 wins: %2 received too many warnings.</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>%1 wins by using less time than %2.</translation>
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
        <source>Draw: both players ran out of time.</source>
        <translation>Draw: both players ran out of time.</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>Draw: the maximum number of moves was reached.</translation>
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
        <source>%1 ran out of time</source>
        <translation>%1 ran out of time</translation>
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
        <source>The maximum number of moves was reached</source>
        <translation>The maximum number of moves was reached</translation>
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
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>Draw</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be done with a review.</extracomment>
        <translation>More</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: the win that was missed is played on the board, or the proof is shown.</extracomment>
        <translation>Show</translation>
    </message>
    <message>
        <source>Previous review mark</source>
        <translation>Previous review mark</translation>
    </message>
    <message>
        <source>Next review mark</source>
        <translation>Next review mark</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>Show why the point is forbidden</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>Show the missed win</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>Show the allowed win</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>Write the findings as comments</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>Print the review…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Close the review</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>The game was changed after this review. %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>Game review: %1 – %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
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
        <translation>Place</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>What was found</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Below a diagram of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 &quot;White wins in 3 fours&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Key moments</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>review</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>Review marks</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundMaker</name>
    <message>
        <source>The next round cannot be paired yet.</source>
        <translation>The next round cannot be paired yet.</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>Pairing round %1…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>The players or results have changed in the meantime. Pair the round again.</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>Use the other pairing</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>Use the best pairing</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>Make round %1 a draft again?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>%n result would be lost.</numerusform>
            <numerusform>%n results would be lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>Make it a draft</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <extracomment>%1 and %2 are players of a round; each takes the place of the other.</extracomment>
        <translation>Exchange %1 and %2?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>The players have changed. Discard the draft, and pair the round again.</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>%1 and %2 were exchanged.</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>The match is tied, so another game was added.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>Results were corrected after round %1 was paired.</translation>
    </message>
    <message>
        <source>Pair it again by the results as they are now, or publish it as it is.</source>
        <translation>Pair it again by the results as they are now, or publish it as it is.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Pair again</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>Publish anyway</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>Table %1 has %2</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1: replace it with %2?</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1: remove the result?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>Another pairing is slightly worse for this round, but better for the rounds after it.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>Start cloc&amp;ks</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>Mark late players from now on</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>To exchange two players, pick one and then the other, or drag one onto the other.</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>Pick the player to exchange with %1.</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1. Next result: game %2 of %3</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>Enter at least two players first.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>%n player takes part in this round.</numerusform>
            <numerusform>%n players take part in this round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>Sitting out: %1.</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>Absent several rounds in a row: %1.</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>This table already has a result. To play the game, clear the result first.</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>nobody</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1. Next result: board %2, %3 – %4</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>Enter each result &amp;twice</translation>
    </message>
    <message>
        <source>A result counts when the same key is pressed again</source>
        <translation>A result counts when the same key is pressed again</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1. %2? Enter it again to confirm.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>There is no table %1 in this round.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>%n table changed by hand</numerusform>
            <numerusform>%n tables changed by hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>Published, %1 of %2 results</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Pair round %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>Publish</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>Close round</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>Go to round %1</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>&amp;Discard draft</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>&amp;Back to draft…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>Reo&amp;pen round</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>paired before a correction</translation>
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
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>The edge of the board closes a line just as an opponent&apos;s stone does.</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The arbiter says how many points each player gets.</extracomment>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>These points replace the results of the games.</source>
        <translation>These points replace the results of the games.</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>Points for %1</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>Remove ruling</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>Award points</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>The same position elsewhere</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>Similar positions too</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>The same shape, shifted: %1.</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 to the right</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 to the left</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 up</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 down</translation>
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
        <source>In a library, the colours take turns.</source>
        <translation>In a library, the colours take turns.</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>In a library, every node is a move or a text on a point.</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>A library holds only stones that were played as moves.</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>In a library, a move can follow a position only once.</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>The games are merged into one tree.</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>A library cannot remove stones from the board.</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGF does not store the position at which a record opens.</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>The encoding %1 lacks characters used in %n text; question marks replace them.</numerusform>
            <numerusform>The encoding %1 lacks characters used in %n texts; question marks replace them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>The format does not hold all the details of the players, the event, the result and the rules.</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>The format does not hold clock times.</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>The format does not hold choices in the opening, claims, warnings or draw offers.</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>The format does not hold these marks. A library has only bookmarks and texts on points.</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>The format does not hold moves that could not be placed.</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>SGF holds texts on points only if the points are empty.</translation>
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
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>A diagram does not show the order in which its stones were played.</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>The format does not hold boards of this size.</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>The format holds only alternating black and white stones, starting with Black.</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>The format holds only stones that were played as moves.</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>There are no moves to save.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Game %1: %2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>This record cannot be saved in this format.</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</translation>
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
        <source>Second player</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>Second player</translation>
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
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</translation>
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
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>Print adjournment sheet…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchPace</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
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
        <source>Two games, seats exchanged in the second</source>
        <translation>Two games, seats exchanged in the second</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>Different time for the player on the right</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>Time of the player on the right</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>Add section…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>Split into groups…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>Reopen this section</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>Close this section</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Remove this section</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>Update who qualified…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SentenceWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other. Chinese and Japanese have no blank between them.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>.</source>
        <extracomment>Ends a sentence when another one follows.</extracomment>
        <translation>.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Series</name>
    <message>
        <source>Variation from move %1</source>
        <extracomment>Below a diagram: a variation of the game, from move %1 on.</extracomment>
        <translation>Variation from move %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Move %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Moves %1–%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Before a comment: %1 is the number of the move, %2 the comment.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrams</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>Positions shown</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>Every so many moves</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>At comments and bookmarks</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Moves per diagram</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>One column</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Two columns</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variations</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>A smaller diagram for each variation</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>diagrams</translation>
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
        <source>No matching setting.</source>
        <translation>No matching setting.</translation>
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
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Board and stones</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>High contrast uses its own board.</translation>
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
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>Printed diagram</translation>
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
        <source>Standard</source>
        <translation>Standard</translation>
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
        <source>Forbidden points</source>
        <translation>Forbidden points</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>Marked where the game allows it.</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>False forbidden points</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>Marks points that look forbidden but are not, where the game allows it.</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>Next moves in a record</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>Rings on the points where a record continues.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>Stone sounds</translation>
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
        <source>Automatic, by time control</source>
        <translation>Automatic, by time control</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>Clock announcements</translation>
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
        <source>Announce by flashing the clock</source>
        <translation>Announce by flashing the clock</translation>
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
        <source>Keyboard shortcuts for records</source>
        <translation>Keyboard shortcuts for records</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>Use those of the program you are used to.</translation>
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
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>PIN for the arbiter&apos;s desk</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>Not set: anyone who holds down the button can open the desk.</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>Asked for when the desk is opened, but at most once every ten minutes.</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN of the chief arbiter</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>Not set: a result confirmed by both players and the arbiter is final.</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>Reopens a game whose result everyone has confirmed. It also opens the desk.</translation>
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
        <source>Move counters</source>
        <translation>Move counters</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>Counts each player&apos;s moves on the clock beside a physical board.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size, as a share of the usual one.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Larger: %1. Smaller: %2. Normal: %3.</source>
        <extracomment>Keyboard shortcuts.</extracomment>
        <translation>Larger: %1. Smaller: %2. Normal: %3.</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>Read moves aloud</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>Wins by fours in a record</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>One line that says which side wins by fours in the position shown.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>Programs that play against you and analyse positions.</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Manage…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>The voice does not answer.</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>No voice for this language is installed on the computer.</translation>
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
        <source>There are no forbidden points under this rule.</source>
        <translation>There are no forbidden points under this rule.</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>Tap to ask</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>While this is on, a tap asks about a point and does not place a stone</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>No point is forbidden now. Hover over an empty point to see why.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>Table number</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsModel</name>
    <message>
        <source>Place</source>
        <extracomment>Column of standings.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>These results do not count, because fewer than half of the games were played.</source>
        <translation>These results do not count, because fewer than half of the games were played.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Tap a value to see how it was calculated.</source>
        <translation>Tap a value to see how it was calculated.</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>Draw lots for shared places</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Close the tournament</translation>
    </message>
    <message>
        <source>Close this section</source>
        <extracomment>Button: all rounds are over, and no result changes any more.</extracomment>
        <translation>Close this section</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>Closed: these are the final standings.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>Club ranking</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>Country ranking</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratings</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>Categories and prizes…</translation>
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
        <translation>
            <numerusform>%n move, %1</numerusform>
            <numerusform>%n moves, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins %1</source>
        <translation>Begins %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>%n turn, %1</numerusform>
            <numerusform>%n turns, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup that cannot be read</source>
        <translation>Backup that cannot be read</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StartPage</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>Gomoku and renju for two at one board</translation>
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
        <source>Resume the unfinished game</source>
        <translation>Resume the unfinished game</translation>
    </message>
    <message>
        <source>Resume an unfinished game</source>
        <translation>Resume an unfinished game</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>A board with the pattern Kagetsu</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Button: named cases of forbidden moves, and exercises.</extracomment>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <extracomment>Button: a page on which a position is put up and points asked about.</extracomment>
        <translation>Verdict desk</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>Unfinished games</translation>
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
        <source>Same as last time</source>
        <translation>Same as last time</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>Unsaved</translation>
    </message>
    <message>
        <source>New record</source>
        <extracomment>Button: an empty record, to be filled by hand.</extracomment>
        <translation>New record</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>Daily practice: %n due</numerusform>
            <numerusform>Daily practice: %n due</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Play against the computer</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Button: entries, rounds and standings of an event.</extracomment>
        <translation>Tournaments</translation>
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
        <source>Stones placed before the game</source>
        <translation>Stones placed before the game</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>One of the 26 patterns…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Clear all</translation>
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
        <source>Make this the &amp;main line</source>
        <translation>Make this the &amp;main line</translation>
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
        <source>Next branching p&amp;oint</source>
        <translation>Next branching p&amp;oint</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>Previous branchin&amp;g point</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Find…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Find n&amp;ext</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>Rotate the &amp;whole record</translation>
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
        <source>Merge fol&amp;der into this record…</source>
        <translation>Merge fol&amp;der into this record…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>Ke&amp;yboard shortcuts for records…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>Board size of t&amp;his library…</translation>
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
        <source>Find p&amp;revious</source>
        <translation>Find p&amp;revious</translation>
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
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>Find a &amp;win by fours</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>Find a win by fours for the &amp;other side</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>Mark all &amp;first moves</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>Mark all &amp;defences</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>Wins by f&amp;ours</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>Games in t&amp;his file</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;view</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>&amp;Review this game</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>&amp;Next review mark</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>&amp;Previous review mark</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>Review all &amp;games in this file…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>Prin&amp;t the review…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>&amp;New game in this file…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>&amp;Rename this game…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>Move this game &amp;up</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>Move this game &amp;down</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>Re&amp;move this game…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>Make this position a tas&amp;k…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>Re&amp;place…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>&amp;Copy this game</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>&amp;Paste games after this one</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>Show to class</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>Next open record</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>Previous open record</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>Find a win by fours and &amp;threes</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>Find a win by fours and threes for the other side</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>Analyse with an engine</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>Open record</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Game records (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>RenLib libraries (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet games (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Piskvork games (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>Position files (*.pos)</translation>
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
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>When the program stopped, %1 had unsaved changes.</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>They were last backed up on %1.</translation>
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
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</translation>
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
        <source>Make this the main line</source>
        <translation>Make this the main line</translation>
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
        <source>Rotate the whole record</source>
        <translation>Rotate the whole record</translation>
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
        <source>Rotating the record…</source>
        <translation>Rotating the record…</translation>
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
    <message>
        <source>Insert a variation</source>
        <translation>Insert a variation</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>Line from %1 to %2</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>Set up a black stone on %1</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>Set up a white stone on %1</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>Remove the stone on %1</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>Setting up the stone…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>%1 is taken by a later move of this branch. Nothing was changed.</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>Change the side to move</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>Write comments</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>Replace text</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>Replacing text…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>Reading the file…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>Try to read anyway</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Pasted text</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Show details</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Reading the text…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>Board size of the library</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>A library does not store its board size.
Lines of the board:</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</translation>
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
        <source>Go to the start</source>
        <translation>Go to the start</translation>
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
        <source>Go to the end of the line</source>
        <translation>Go to the end of the line</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Previous variation</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Next variation</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>Previous branching point</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>Next branching point</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>Previous game in the file</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>Next game in the file</translation>
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
        <source>Find next comment</source>
        <translation>Find next comment</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>Find previous comment</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>Find next bookmark</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>Find previous bookmark</translation>
    </message>
    <message>
        <source>List identical positions</source>
        <translation>List identical positions</translation>
    </message>
    <message>
        <source>List similar positions too</source>
        <translation>List similar positions too</translation>
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
        <source>Switch between viewing and editing</source>
        <translation>Switch between viewing and editing</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>Keyboard shortcuts for records</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>Use the keyboard shortcuts of:</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
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
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>Games in this file</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
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
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>Library with %n position</numerusform>
            <numerusform>Library with %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>Choose the text encoding of this file</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>Same</translation>
    </message>
    <message>
        <source>Same (%1)</source>
        <translation>Same (%1)</translation>
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
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>Comments</translation>
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
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>Write on %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
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
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>%1 was changed on disk after you began these edits.</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1 cannot hold everything.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>If you save over it, a copy of the current file is kept beside it.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Save over it</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Save anyway</translation>
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
        <source>Reading the texts of this record…</source>
        <translation>Reading the texts of this record…</translation>
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
        <source>End positions: %1</source>
        <translation>End positions: %1</translation>
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
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>Nothing was changed: you are only viewing this record.</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>You are only viewing this record.</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>Encoding: %1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>There are no forbidden points under this rule.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>The record does not say which rule was used.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>Win</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>The record already has all moves of this win.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>%n move inserted.</numerusform>
            <numerusform>%n moves inserted.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>The game has ended in this position.</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>Only positions on square boards are searched for wins.</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>New game in this file</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>Remove game %1 from this file?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>Rename this game</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>Arranging the games…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>Review</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>Change the side to move</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>Go to the move on %1</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>Play a move on %1</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>Write on %1…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>Set up a black stone on %1</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>Set up a white stone on %1</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>Remove the stone on %1</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>This move is not in the record any more.</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>This win cannot be shown here: the position is not in the record, or the game ended there.</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>The record has all these comments already.</translation>
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
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>The clipboard holds no game. Nothing was added.</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>The games of this file could not be arranged. Nothing was changed.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>The record already has all moves of this line.</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>Only positions on square boards are analysed.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>The board is full.</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>A copy was saved as %1. %2 itself is not saved yet.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SumWords</name>
    <message>
        <source>round %1</source>
        <extracomment>A round of a tournament.</extracomment>
        <translation>round %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%1 of %2: no effect, because not all tied players have met.</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%1 of %2 = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>board %1</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%1 of %2: no effect, because somebody has no rating or nothing was played.</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%1 of %2: no effect, because it does not separate those who are tied.</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>Game restored</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>Everything that was confirmed is kept. Both clocks are stopped until you resume.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>Both clocks are stopped, and the board is covered.</translation>
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
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>Both clocks are stopped until the arbiter resumes the game.</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>The computer slept</translation>
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
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>There is nothing to answer or to claim.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 – %2: the entered result is %3, but the game ended %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>Round %1, table %2. The result of the game includes times, warnings and the record.</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>Keep the entered result</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>Use the result of the game</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablesModel</name>
    <message>
        <source>late</source>
        <extracomment>In the column of results, short: no game has begun in time at this table.
----------
Of a table where no game has begun in time.</extracomment>
        <translation>late</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>Table %3: %1 – %2</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>entered by hand</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>by ruling</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>What the pupil does</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>Side in question</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>Name of the page</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>One short question. Any further lines can be read on request.</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>Only you see it (optional)</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>Given on request (optional)</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>Given after the answer (optional)</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>All such points must be found</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>Threes also count</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>The program finds the answer. You can tap your own solution on the board to have it checked.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>Tap the point that the question is about.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>Tap the stones that the question is about.</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>Tap the empty point that the question is about and, if you like, the stones.</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>The program judges every move and answers it.</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>Write answers, or tap points on the board to make them answers.</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>Tap the board to place the stones in order. A tap on the last one takes it back.</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>You can tap moves on the board; the pupil can ask to see them.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>Close this task without keeping the changes?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
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
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>This page has a mistake.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Thinking…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Board: %1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>&amp;Less</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;More</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>&amp;Show on the board</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>Line %1 of %2.</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>Check &amp;answers</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>Previous stone</source>
        <translation>Previous stone</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>Next stone</translation>
    </message>
    <message>
        <source>This is the answer:</source>
        <translation>This is the answer:</translation>
    </message>
    <message>
        <source>The answer was not found.</source>
        <translation>The answer was not found.</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>You have solved this.</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>Tick every reason, then check.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>Next line</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>There are n&amp;one</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <extracomment>Button: the same task once more, after it was solved.</extracomment>
        <translation>Repea&amp;t</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TeamDialog</name>
    <message>
        <source>Team members</source>
        <extracomment>Title: who plays for a team.</extracomment>
        <translation>Team members</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>One player per line, in board order; reserves last.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>This procedure has nothing to set.</source>
        <translation>This procedure has nothing to set.</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Restore the defaults</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Patterns that are not allowed</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>All allowed</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>Placed by the players</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>The pattern of the first three stones</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>A player declares the number</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>Number of fifth moves offered</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 may not swap colours</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>Without the right to swap colours</translation>
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
        <source>No matching time control.</source>
        <translation>No matching time control.</translation>
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
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>Set up black stones</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>Set up white stones</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Remove stones</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>Write letters: A, B, C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>Write numbers: 1, 2, 3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Draw a line</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>Colour of marks</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>Default colour</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>Change the side to move</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>Colour of marks: %1</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Button: a menu of the tools that have no button in a small window.</extracomment>
        <translation>More tools</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TournamentPage</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entries</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>&amp;Round %1</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>Sta&amp;ndings</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Previous round</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Red&amp;o</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>The player named first wins, draws, loses</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>Forfeit: the player named first wins, the other wins, both lose</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>Clear the result for this table</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>Open the game at this table</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>Pick a player to exchange in a draft round</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>Ruling: points awarded by the arbiter</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>Section</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>Previous and next section</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>Times, warnings and reason for this table&apos;s result</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>Line-ups of two teams</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>Previous and next round</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>Nothing was changed, because it could not be saved.</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>Results by table number: 12, Enter, 1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>Edit here</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>This backup cannot be read. It was left where it is.</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>%1 was not saved. It was last backed up on %2.</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>Open the same dialog again to go on with it.</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>Open the tournament</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not arrive</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1 did not arrive</translation>
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
        <source>Opener</source>
        <translation>Opener</translation>
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
        <source>Neither player arrived: both lose</source>
        <translation>Neither player arrived: both lose</translation>
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
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>This side has no forbidden points under this rule.</translation>
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
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>Paste a board, a line of moves or a game record as text</translation>
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
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>Print the verdict with its proof and the rule, for the point asked about or for all points</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>Side to judge</translation>
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
        <source>Clear all stones</source>
        <translation>Clear all stones</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Undo the last change</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>Redo the last change</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>Find win</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>The game has ended in this position.</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>Find a win by fours</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>Find a win by fours for the other side</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>Find a win by fours and threes</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>Find a win by fours and threes for the other side</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>Verdict desk</translation>
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
        <source>A move by %1</source>
        <translation>A move by %1</translation>
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
        <source>All forbidden points for %1.</source>
        <translation>All forbidden points for %1.</translation>
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
        <source>The waiting game could not be saved: %1</source>
        <translation>The waiting game could not be saved: %1</translation>
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
        <source>No clock runs before the start.</source>
        <translation>No clock runs before the start.</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>Neither player is here. No clock runs until one of them arrives.</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1 is not here, and this player&apos;s clock is running.</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>%1 until the start</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 since the start</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>Record the result</translation>
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
        <source>Too late: arrived %1 after the start.</source>
        <translation>Too late: arrived %1 after the start.</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>Too late, and not here.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>Arrived %1 late.</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>Here on time.</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>Not here, %1 late so far.</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>%1 will be deducted from the clock.</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>%1 would be deducted from the clock.</translation>
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
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>Cancel game</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>Opens the game and acts first.</translation>
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
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1 is not here, and this player&apos;s clock is running. %2 may begin.</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>Begin without %1</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</translation>
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
        <source>First choose which time counts.</source>
        <translation>First choose which time counts.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>wins</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>wins fastest</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>stops the win</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Legend of a sign on the board: the search did not find out.</extracomment>
        <translation>not decided</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be asked about a win.</extracomment>
        <translation>More</translation>
    </message>
    <message>
        <source>Previous step of the win</source>
        <translation>Previous step of the win</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>Next step of the win</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>The win, step by step</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>A win by fours: every move makes a four until a five cannot be stopped.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>Find a win: %1</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>Find a win by fours and threes: %1</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>Mark all first moves: %1</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>Mark all defences: %1</translation>
    </message>
    <message>
        <source>Search longer</source>
        <translation>Search longer</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>Insert as variation</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>Check this proof</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Worksheet</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>After move %1</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>After move %1, %2</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>Position shown: %1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 could not be read.</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>These settings for a worksheet are not valid.</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>There are no tasks to print.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>Mark every forbidden point.</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>Is the marked point forbidden? Write down why, or why not.</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>Name the shape of the marked stones.</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>Why do the marked stones not become a three when a stone is placed on the marked point?</translation>
    </message>
    <message>
        <source>Number the moves of both sides until the win cannot be stopped.</source>
        <translation>Number the moves of both sides until the win cannot be stopped.</translation>
    </message>
    <message>
        <source>Mark every move that begins a win.</source>
        <translation>Mark every move that begins a win.</translation>
    </message>
    <message>
        <source>Mark a move that begins a win.</source>
        <translation>Mark a move that begins a win.</translation>
    </message>
    <message>
        <source>Mark every move that stops the win.</source>
        <translation>Mark every move that stops the win.</translation>
    </message>
    <message>
        <source>Mark a move that stops the win.</source>
        <translation>Mark a move that stops the win.</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>Mark the right answer.</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>Number the points where the stones go.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>No point is forbidden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of forbidden move, %2 the points: &quot;double-three: H8 J9&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>For example: %1</translation>
    </message>
    <message>
        <source>One of %1</source>
        <extracomment>An answer: %1 is a list of moves, and one of them is enough.</extracomment>
        <translation>One of %1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>Solve each task.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Worksheet</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1 – answers</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1, %2, seed %3</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>Worksheet</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Kind of task</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>Number of tasks</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>The same number makes the same sheet again, for instance to print its answers</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>&amp;Other tasks</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>A line to write on</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagrams per page</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Second language</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>None</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>&amp;Answers on pages of their own</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>Making the sheet… %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>%n task left out: the question does not suit the position.</numerusform>
            <numerusform>%n tasks left out: the question does not suit the positions.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>There is no task yet. Choose positions, or another question.</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>The question of task %1 is too long for the space. Choose fewer diagrams per page.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>Save worksheet</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>worksheet</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 could not be saved: %2</translation>
    </message>
</context>
</TS>
