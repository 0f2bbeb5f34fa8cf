<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>雙方均勢（%1）</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1大優（%2）</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1佔優（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of moves that an engine found: %1 is what it is worth, such as &quot;+120&quot;, %2 its moves, such as &quot;H8 I9&quot;.
----------
Written into a record at a line of moves: %1 is an engine, %2 what it thinks of the line.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The engine would play %1</source>
        <extracomment>%1 is a point; the engine tells nothing but this.</extracomment>
        <translation>引擎會下在 %1</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>深度：%1。</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>局面數：%1，每秒：%2。</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>用時：%1 秒。</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <extracomment>Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.</extracomment>
        <translation>%1，深度 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s), the engine thinks</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>引擎認為%1 %n 手內獲勝</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Read aloud: so many seconds of the running minute or move have passed.</extracomment>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Read aloud when a reading period (byo-yomi) is used up.</extracomment>
        <translation>
            <numerusform>還剩 %n 次讀秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>還剩 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>這一手還剩 %1</translation>
    </message>
    <message>
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>60 秒讀秒：語音報秒，最後數到 10</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>30 秒讀秒：語音報秒，最後數到 5</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>30 秒讀秒：語音報秒，從第 20 秒起逐秒報</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>靜音，剩一分鐘時閃爍提示</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>提示音：剩 5 分鐘、1 分鐘、30 秒時各一次，最後 10 秒每秒一次</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>每手時限與最後幾分鐘</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>繁體中文</translation>
    </message>
    <message>
        <source>Noto Sans CJK SC</source>
        <extracomment>The typeface whose Chinese characters have the forms of this language: Noto Sans CJK SC, TC, HK, JP or KR.</extracomment>
        <translation>Noto Sans CJK TC</translation>
    </message>
</context>
<context>
    <name>CharsetWords</name>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡體中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁體中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>斯拉夫文（西里爾字母）</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西歐語系</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中歐語系</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希臘文</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其文</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波羅的海語系</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>禁手點：%1。</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>全部答案：%1。</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>這裡沒有禁手點。</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>取勝的首著：%1。</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>阻止對方獲勝的點：%1。</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>棋子這樣擺：</translation>
    </message>
</context>
<context>
    <name>ClassPapers</name>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A step of a course: the name of the course, and the number and name of the step.</extracomment>
        <translation>%1：%2. %3</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Column: a step of a course.</extracomment>
        <translation>課次</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁數</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>題目類型</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列課程</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Marks in front of the class</source>
        <translation>課堂成績</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>Title of a paper: the progress of a class.</extracomment>
        <translation>班級</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>班級</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>證書</translation>
    </message>
    <message>
        <source>has completed the course</source>
        <extracomment>On a certificate, between the name of a pupil and that of a course or a lesson.</extracomment>
        <translation>已完成系列課程</translation>
    </message>
    <message>
        <source>has taken part in the lesson</source>
        <translation>已學習教程</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <extracomment>On a certificate: %1 of %2 answers of a pupil were right.</extracomment>
        <translation>答對：%1 / %2</translation>
    </message>
    <message>
        <source>Teacher</source>
        <extracomment>Whoever signs a certificate.</extracomment>
        <translation>教師</translation>
    </message>
    <message>
        <source>What the certificate is about</source>
        <extracomment>A course or a lesson.</extracomment>
        <translation>證書內容</translation>
    </message>
</context>
<context>
    <name>ComputerWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A player that is a program; %1 is its name, %2 how strong it plays.</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2 分</translation>
    </message>
    <message>
        <source>%1: %2 points removed</source>
        <extracomment>%1 is a player, %2 a number of points: what was given or deducted counts no more.</extracomment>
        <translation>%1：已取消 %2 分的調整</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>輸入有誤</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>棋手報錯成績</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>申訴裁決</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>違反規則</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>以該桌對局結果為準</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>因另一處更正而更改</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>從檔案讀取</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>其他理由</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>第 %1 輪為草稿：請捨棄後重新編排。</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>按原成績編排的輪次：%1。</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>請核對以下組別的晉級名單：%1。</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>編排已收回。</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>第 %1 桌，%2 – %3：%4（原為 %5）</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>第 %1 桌已有成績 %2</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1：改為 %2？</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1：清除成績？</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1，自第 %2 輪起</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1，自開賽起</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>因收到訊號 %1 而終止。</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>結束代碼為 %1。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>無法啟動 %1：%2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>引擎在啟動時結束了。</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>引擎已啟動，但沒有回應。</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>引擎當掉了兩次。</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>引擎關閉了輸出。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>引擎不再回應。</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>引擎輸出的內容太多，無法處理。</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>引擎不接受這個局面。</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>引擎用了太多記憶體。</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>引擎不支援這種大小的棋盤。</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>引擎不支援這種規則。</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>引擎不支援有虛手的局面。</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>引擎不能分析局面。</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>引擎不支援這種開局規則。</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>引擎的回應不符合此開局規則。</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>引擎沒有回應。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>程式輸出：%1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>這台電腦上沒有設定引擎 %1。</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>引擎給出了不能下的著法。</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>不重複對陣最多只有 %n 輪，但預定 %1 輪。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>預定 %n 輪；依此人數通常為 %1 輪。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>自第 %1 輪起退賽</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>第 %2 輪：%1</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>第 %1 輪：對%2</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>第 %1 輪輪空</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <extracomment>A player who has lost so often that it plays no more.</extracomment>
        <translation>已淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>連續 %n 次棄權：是否退賽？</numerusform>
        </translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>自第 %1 輪起參賽</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名棋手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <extracomment>Behind a number of players: so many of them take part no more.</extracomment>
        <translation>
            <numerusform>%n 人退賽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>已新增 %n 名棋手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n 名棋手已在名單中。</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>有同名棋手：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>將新增 %n 名棋手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>將略過 %n 列。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>無法開啟 %1。</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the name of a section, %2 its form, such as Swiss system.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績冊</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>所屬協會</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the name of an event and that of its section.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a paper: %1 is the event, %2 what the paper is.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>These pairings are a draft and can still change.</source>
        <translation>本編排為草稿，仍可能更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>有 %n 桌的編排已手動調整。</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌次</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>假後方</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>先後</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1，第 %2 桌</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>第 %1 輪對陣表</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>第 %1 輪對陣表（依姓名）</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>第 %1 輪成績登記單</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1，第 %2 輪</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>第 %1 輪桌牌</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>One letter in a table: the player opened the game.</extracomment>
        <translation>先</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>One letter in a table: the player was the second player.</extracomment>
        <translation>後</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>%1輪</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>第 %1 輪進行中的名次表</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>第 %1 輪後名次表</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>第 %1 輪進行中的交叉表</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>第 %1 輪後交叉表</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>成績公告表</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>對陣表（依桌次）</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>對陣表（依姓名）</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>成績登記單</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>桌牌</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>最終名次表</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>第 %1 輪出場名單</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>● 在本台為假先方。</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>出場名單</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>更正與裁定</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who made a correction.</extracomment>
        <translation>更正人</translation>
    </message>
    <message>
        <source>Nothing was corrected.</source>
        <translation>沒有任何更正。</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>更正於 %1</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>每輪依次為：對手編號、「先」（假先方）或「後」（假後方）、結果。只有一個符號表示該輪沒有對手：+、½ 或 0 為該輪所計的分；– 表示未參加該輪。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作紀錄</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>By</source>
        <comment>log</comment>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>操作人</translation>
    </message>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Lists of juniors and other groups, and who wins what.</extracomment>
        <translation>類別與獎項</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>單位排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Later rounds and stages</source>
        <extracomment>The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.</extracomment>
        <translation>後續輪次和階段</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The head of a column: parts of an event, such as a group or the finals.</extracomment>
        <translation>組別</translation>
    </message>
    <message>
        <source>The round begins in</source>
        <extracomment>Large on a screen in a hall, above a time that runs down.</extracomment>
        <translation>距本輪開始</translation>
    </message>
    <message>
        <source>On your phone</source>
        <extracomment>Title of a screen in a hall with a QR code: the tournament can be followed on a phone.</extracomment>
        <translation>用手機觀看</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Title of a screen in a hall: games while they are played.</extracomment>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Round in %1</source>
        <extracomment>On a screen in a hall, in a corner; %1 is a time such as 12:30.</extracomment>
        <translation>距開始 %1</translation>
    </message>
    <message>
        <source>The round begins</source>
        <extracomment>Large on a screen in a hall, when the time has come.</extracomment>
        <translation>本輪開始</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the hall, and hold the camera to the code.</source>
        <translation>請連接會場的 Wi-Fi，再用相機對準 QR 碼。</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>沒有這一輪。</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>第 %1 輪已經公布。</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>第 %1 輪尚未公布。</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>第 %1 輪尚未結束。</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>第 %1 輪已經結束。</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>第 %1 輪已有成績，這樣做會使成績遺失。</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>第 %1 輪還有未登錄成績的桌次。</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>已經有後面的輪次。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>此操作只能在第一輪公布之前進行。</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>預定的輪次已全部編排。</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>沒有這名棋手。</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1已被編排，只能退賽。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1出現了兩次。</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1參加本輪但未被編排，或未參加卻被編排。</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>名單中缺少%1。</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1已經退賽。</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1沒有退賽。</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>本輪已為%1指定輪空或對手。</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>沒有這個組別。</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>沒有這個桌次。</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>這場比賽沒有這一局。</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>沒有這項積分調整。</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>該隊沒有這名隊員。</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>該組別比賽已經結束。</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>第 %1 桌被使用了兩次。</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>有一場比賽的局數與本組別的規定不符。</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>出場名單在必須有人出場的台次上留空。</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>有數值超出範圍。</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>該檔案不是比賽報告：其中沒有棋手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>第 %1 行第 %2 欄：此處應為數字。</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>第 %1 行第 %2 欄：此處應為 0 至 99.5 的積分。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>第 %1 行第 %2 欄：先後必須是 w、b 或 -。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>第 %1 行第 %2 欄：這不是比賽結果。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>第 %1 行第 %2 欄：此處應為空格。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>第 %1 行第 %2 欄：缺少姓名。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>第 %1 行第 %2 欄：該編號已被使用。</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>第 %1 行第 %2 欄：沒有該編號的棋手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>第 %1 行第 %2 欄：該對手登記的是另一名對手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>第 %1 行第 %2 欄：該行過長。</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>第 %1 列沒有姓名，已略過。</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>第 %1 列：姓名重複。</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>列數過多：從第 %1 列起已略過。</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>第 %1 桌：比分持平。請加賽一局，或作出裁定。</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>本組別的一場對局不可能得這麼多或這麼少的分。</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>名稱或文字太長。名稱最多 %1 個字元，文字最多 %2 個字元。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第 %1 輪編排之後有成績被更正。</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>第 %1 輪的對陣已與成績不符。請捨棄後重新編排。</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>第 %1 輪取決於本場勝者。請先將其改回草稿。</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>需要填寫理由。</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>第 %1 列被當作標題列。</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>這是比賽報告檔，不是棋手名單（第 %1 行）。</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>這不是棋手名單（第 %1 行）。</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>無法判定文字編碼。請將名單另存為 UTF-8。</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>第 %1 行有損壞的字元。請將名單另存為 UTF-8。</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>第 %1 列：出生日期不是日期。</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>第 %1 列：性別不是「男」或「女」。</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>這些棋手並未並列同一名次。</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>有棋手名次並列，須先決定先後。</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>還缺少可能影響晉級的成績。</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>已有同名的類別。</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>比賽檔案無法儲存報告中的這些欄位：%1。</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>此檔案既不是文字檔，也不是活頁簿（.xlsx、.ods）。請先將名單另存為 CSV。</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>活頁簿有密碼保護。請先另存為沒有密碼的檔案。</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>活頁簿已損壞。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>檔案太大。</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>活頁簿中沒有此工作表。</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>這台電腦無法讀取活頁簿。請先將名單另存為 CSV。</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>報告中的這些欄位已截短為 %1 個字元：%2。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>第 %1 列：「%2」不是等級分。等級分是整數，例如 1850。</translation>
    </message>
    <message>
        <source>A name is missing or has no visible character.</source>
        <translation>缺少名稱，或名稱中沒有可見的字元。</translation>
    </message>
    <message>
        <source>By the current results, other players qualify.</source>
        <translation>依成績，應由其他棋手晉級。</translation>
    </message>
    <message>
        <source>The report does not say who played at which table in round %1, so the tables were numbered anew.</source>
        <extracomment>Of a tournament report that was read. %1 is the number of a round, or a list of them.</extracomment>
        <translation>成績報告中沒有第 %1 輪的桌號，桌號已重新編排。</translation>
    </message>
    <message>
        <source>The lot, the tie-breaks or the games of the play-off give another order.</source>
        <translation>抽籤、名次規則或加賽對局得出的次序與此不同。</translation>
    </message>
    <message>
        <source>The games of the play-off leave all of them equal. Add the next game.</source>
        <translation>加賽對局未能分出先後。請加入下一局。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a number of games.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the number of a player&apos;s rated games should be.</extracomment>
        <translation>第 %1 列：「%2」不是對局數。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a factor K from 1 to %3.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest one.</extracomment>
        <translation>第 %1 列：「%2」不是 1 至 %3 的係數 K。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is paired.</source>
        <translation>此操作只能在第一輪編排之前進行。</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>%1 已被另一個程式刪除或取代。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>最後一次操作沒有執行。先前顯示的一切都還在記憶體中。要繼續，請把比賽儲存到其他位置。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>儲存到其他位置…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>比賽現在只在記憶體中，關閉後會遺失。</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>儲存比賽</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>比賽 (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>操作紀錄中有 %n 行可以儲存到新檔案。損壞的檔案保持原樣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>將捨棄 %n 行：</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>其後的內容無法讀取。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已損壞。</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>儲存可讀取的內容</translation>
    </message>
    <message>
        <source>%1, %2, undone: %3</source>
        <extracomment>Who, at what time, and what was undone.</extracomment>
        <translation>%1，%2，已復原：%3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Who, at what time, and what was done.</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Already entered at another desk. %1</source>
        <translation>另一台電腦已經輸入。%1</translation>
    </message>
    <message>
        <source>Another desk was quicker, so your last action was not carried out.</source>
        <translation>另一台電腦先做了操作，因此上一步操作沒有執行。</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>伺服器已恢復回應。</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing that is shown is lost, but nothing new can be entered until it answers again.</source>
        <translation>伺服器沒有回應。已顯示的內容不會遺失，但在它恢復回應之前無法輸入新內容。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>已修改賽事資訊。</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>已新增組別「%1」。</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>已修改組別「%1」的設定。</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>已移除組別「%1」。</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>組別「%1」已結束。</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>組別「%1」已重新開放。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1已報名。</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>已修改%1的資訊。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1已被移除。</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1自第 %2 輪起退賽。</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1恢復參賽。</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>已編定棋手編號。</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>第 %1 輪：已取消為%2指定的輪空或對手。</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>第 %1 輪已編排。</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>第 %1 輪編排已手動調整。</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>第 %1 輪已移除。</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>第 %1 輪已公布。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>第 %1 輪已改回草稿，成績已清除。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>第 %1 輪已改回草稿。</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>第 %1 輪已開鐘。</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>第 %1 輪已結束。</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>第 %1 輪已重新開放。</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>第 %1 輪第 %2 桌：已加賽一局。</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>已移除一項積分調整。</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1抽得 %2 號籤。</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>已取消%1的抽籤。</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>第 %1 輪：指定%2輪空。</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>第 %1 輪：指定 %2 – %3 對陣。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>第 %1 輪第 %2 桌：結果已清除。</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>第 %1 輪第 %2 桌第 %3 局：%4 %5。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>第 %1 輪第 %2 桌：%3 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>第 %1 輪第 %2 桌：裁定已撤銷。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>第 %1 輪第 %2 桌：%3，裁定 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>第 %1 輪第 %2 桌：%3已提交出場名單。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>調整%1的積分：%2。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>調整%1的積分：%2（%3）。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>已復原：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n 名棋手晉級組別「%1」。</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>類別、獎項和其他排名的設定已變更。</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>Opener</source>
        <extracomment>Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>假後方</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>%1 中沒有對局，或其棋譜格式無法讀取。</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1 超過 2 GB，不是棋譜檔案。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 是裝置或管線，不是檔案。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>無法開啟 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>%1: the board has a different size.</source>
        <translation>%1：棋盤大小與目前棋譜不同。</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>無法將現有檔案備份為 %1，因此未儲存。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1 是 %2.%3 版的棋譜庫，版本比本程式所能讀取的還新。</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>檔案實際使用的文字編碼與其註明的不符。</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>檔案中各局的文字編碼不同；每局依各自的編碼讀取。</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>有些位元組不是有效的字元，顯示為 U+FFFD。</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>不讀取大於 2 GB 的檔案。</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>第一局之前的內容已跳過。</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>各局之間或之後的內容已跳過。</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>此節點前缺少分號。</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>此括號多餘。</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>這對括號內沒有內容。</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>此右括號沒有對應的左括號。</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>檔案在一局中途結束。</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>檔案在此值中途結束。</translation>
    </message>
    <message>
        <source>A node after a variation is read as another variation.</source>
        <translation>變化之後的節點當作另一個變化讀取。</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>屬性名稱採用舊檔格式；其中的小寫字母已略去。</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>屬性名稱用了小寫字母。</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>沒有值的屬性已略去。</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>沒有屬性的值已略去。</translation>
    </message>
    <message>
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>此屬性的值過多，或在同一節點中出現兩次。</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>已跳過多餘的字元。</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>此值可以解讀，但寫法不符合格式規定。</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>無法解讀此值，已原樣保留。</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>無法解讀此 Kagetsu 專用屬性的值，已原樣保留。</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>此清單中的點用逗號分隔。</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>同一點擺了兩次；以後面寫的為準。</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>棋盤超過二維；著法未擺上棋盤。</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>檔案沒有說明棋盤大小，已由各點推定。</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>這不是有效的棋盤大小。</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>此點可以解讀，但寫法不符合格式規定。</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>這不是棋盤上的點，未擺子。</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>此點已有棋子，未再擺子。</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>同一方連下兩手。</translation>
    </message>
    <message>
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>棋種編號是某伺服器自訂的連珠編號；當作連珠讀取。</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>棋譜沒有說明是哪種棋；可能是五子棋或連珠。</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>這是圍棋的棋譜。</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>這是別種棋的棋譜。</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>第一個節點中的著法已移入單獨的節點。</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>同一節點中的擺子和著法已拆開。</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>同一節點中的多手著法已拆開。</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>一手有多個點；以第一個為準。</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>此屬性應在第一個節點，在這裡沒有作用。</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>此屬性應在第一個節點；第一個節點沒有時以此為準。</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>檔案沒有檔頭：這是 RenLib 1 的棋譜庫。</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>結尾多出一個位元組，已忽略。</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>檔案在此紀錄中途結束。</translation>
    </message>
    <message>
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>檔案在此文字中途結束；已有的部分保留。</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>這不是棋盤上的點；讀取到此為止。</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>此手之前變化樹已完整；此手接在根節點之下。</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>檔案將根節點標示為有同層節點；已忽略此標示。</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>在沒有根節點的棋譜庫中，沒有點的紀錄當作虛手讀取。</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>同一局面下同一手出現兩次；已合併。</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>同一手有兩種不同的文字；保留第一種。</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>非著法的文字項目之後還有著法；已保留。</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>非著法的文字項目是空的。</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>文字長度沒有補足為偶數；從其後繼續讀取。</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>此紀錄的擴充部分有含義不明的位元，已保留。</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>此變化線超過 225 手；此變化樹無法儲存為棋譜庫。</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>無法解讀，已跳過。</translation>
    </message>
    <message>
        <source>This is not valid XML; reading stops here.</source>
        <translation>這不是有效的 XML；讀取到此為止。</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>檔案中另一局編號相同；兩局都已讀取。</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>檔案提到此編號，但沒有其內容。</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>檔案在還應有著法的地方結束，可能不完整。</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>本局的矩形區域合計超過四百萬個點；此處原樣保留，但不擺子。</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>無法辨識檔案所註明的文字編碼，已依內容推測。</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>檔案中有 NUL 位元組（值為 0），在文字中當作空格讀取。</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>日期無法辨識，原樣保留。</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>棋子和後續著法都不能明確看出輪到誰下，程式已選定一方。</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>點一下</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>點一下即落子。</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>點兩下</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>再點一下同一處才算落子。</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>先落子，再按鐘</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>按鐘（空白鍵）之前可以移動棋子。</translation>
    </message>
</context>
<context>
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>%1誤指禁手：%2 的棋子不是禁手。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>%1聲明有誤：沒有五連。</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1加時 %2。</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1扣時 %2。</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1受到警告；再受警告一次即判負。</translation>
    </message>
    <message>
        <source>%1 is warned.</source>
        <translation>%1受到警告。</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1停走一手。</translation>
    </message>
    <message>
        <source>%1 has arrived.</source>
        <translation>%1已到場。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1收回所指禁手。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1拒絕和局。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1收回提和。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1不同意悔棋。</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>對局繼續，不再限時。</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>裁判允許形狀相同、但在棋盤上位置不同的打點。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>裁判警告%1。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>裁判撤銷了最後一次操作。</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>封手已作廢。</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>裁判已更正著法。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>%1的棋鐘：%2 → %3。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>%1指 %2 的棋子為禁手，裁定不成立。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>%1誤指禁手：%2 的棋子應手時機已過，現在只能指出長連，而該子不是長連。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>雙方撤銷最近一次對棋鐘的更改。</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>輪到%1（%2）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1宣告打點數 %2。</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1給出打點 %2。</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1收回打點 %2。</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1選定 %2。</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1指出 %2 的棋子是禁手：確為禁手（%3）。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1指出 %2 的棋子是禁手。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1承認所指禁手。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1已呼叫裁判。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1提和。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1請求悔棋。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>悔棋 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>裁判撤銷了開局的最後一步。</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1暫停對局。</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>對局繼續。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1超時。</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1達到每手時限。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1確認結果。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>裁判確認結果。</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>已超時</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1，這一手還剩 %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1（%2）：%3，計時中。</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1（%2）：%3。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>%1對%2。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1虛手。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>還沒有著法。</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>從第 %1 手起：</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>對局繼續；雙方棋鐘仍停著。</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1撤回開局步驟。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of a straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四的一端</translation>
    </message>
    <message>
        <source>Exactly five in a row wins.</source>
        <translation>剛好連成五子獲勝。</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XX.XX 的中間</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>通到角落的斜線</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同時成五和長連</translation>
    </message>
    <message>
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>同一子成五時，禁手一律不算：此手獲勝。</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同時成五和兩個四</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同時成五和兩個活三</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>填上 XXX?XX 的空點</translation>
    </message>
    <message>
        <source>Six or more in a row make an overline.</source>
        <translation>連成六子或六子以上就是長連。</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>填上 XXXX?X 的空點</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>填上空點連成六子，不是五子。D8–G8 仍是四：另一端 C8 能成五。</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>連成七子</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一子能連成的最長一排</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>九子：兩邊各四子。</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>沿著第一線</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>邊線也一樣：連成六子就是長連。</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六子相連加兩個活三</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>兩種禁手都成立。</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六子相連加兩個四</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一子同時形成兩個長連</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>中間隔著白子</translation>
    </message>
    <message>
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>白子把這一排隔斷了：沒有六子相連。</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>兩個點都能成五，但這是同樣的四個子：只算一個四。</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一端被封住的四（衝四）</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>跳四</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩端都被封住的四子</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>只有縱線是四。</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>只能連成六子的四子</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>下在 I8 會連成六子。只有縱線是四。</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>另一端開放的 XXXX.X</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8 剛好成五，I8 會連成六子。這是四，但不是活四。</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個衝四相交</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加跳四</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個跳四相交</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同時形成三個四</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.X，即扁擔形：兩個四共用中間三子。</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XX：兩個四共用中間兩子。</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXX：兩個四只共用剛下的一子。</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之間的扁擔形</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>外側的棋子沒有影響。</translation>
    </message>
    <message>
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>外側多一子的扁擔形</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>左邊的空點會連成六子，只有右邊的空點能成五：只算一個四。</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>空點被白子佔住的扁擔形</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>右邊的空點仍能成五：只算一個四。</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>最後下的是 X.XXX.X 的外側一子</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>只有一個四是新形成的：另一個四不含剛下的一子，而兩個四必須都含這一子。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>填哪個空點都會連成六子：不成四。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>一個空點會連成六子，另一個成五：只算一個四。</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>角落的兩個四</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>擠在邊上</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>白子與棋盤邊緣之間只有四個點：不成四。</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個四加一個活三（四四三）</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個四加兩個活三</translation>
    </message>
    <message>
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩排四子，其中一排只能連成六子</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>只剩一個四。</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩排四子，都只能連成六子</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>兩個都不是四。</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五個點的斜線</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>A5–E1 剛好五個點；E1 成五。</translation>
    </message>
    <message>
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五個點的斜線加一條縱線</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>兩個都是四。</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四個點的斜線</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>這條線上放不下五子：不成四。</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>十字形的兩個活三</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>直角形的兩個活三</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個斜線活三</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個跳活三</translation>
    </message>
    <message>
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個跳活三，空點緊挨所下之子</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三個活三</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四個活三</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>單獨一個活三</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>單獨一個活三不是禁手。</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四三</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>這是黑方唯一可以用來取勝的雙重攻擊。</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一個四加兩個活三（四三三）</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>有四也沒用：兩個活三是禁手。</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加兩個活三</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>即使同時成活四，兩個活三也是禁手。</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加一個活三</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>一個四加一個活三不是禁手。</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>在第二線上</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>縱線需要 H1 空著，而 H1 確實空著。</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>在第一線上</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>縱線需要棋盤外的一個點：不是活三。</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>緊鄰角落</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>外側兩端 A2 和 B1 都空著。</translation>
    </message>
    <message>
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個跳活三，都在右側</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一端被封住的三</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>它只能成為一端被封住的四（衝四）。</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之間只有五個點</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>空間不夠，成不了活四：活四需要六個點。</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之間有六個點</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>六個點剛好夠。下在 I8 成活四；有一個這樣的點就夠了。</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>跳活三，白子之間有六個點</translation>
    </message>
    <message>
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>六個點剛好夠：下在 F8 成活四。</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一端被封住的跳三</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩側遠處各有一子</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>兩個可能的活四都有一端會連成六子。</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一側遠處有一子</translation>
    </message>
    <message>
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>下在 I8 成活四，下在 E8 則不成。</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一側遠處有一子，另一側有白子</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>唯一可能成的活四，有一端會連成六子。</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>相距五格的一子</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>K8 是唯一的活四點，但它的一端 L8 會與 M8 連成六子。</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>相距六格的一子</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>距離太遠，沒有影響。</translation>
    </message>
    <message>
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>這是四，不是活三：加上縱線是四三。</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一線上：XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>填上 G8 成為 XXXX.XX，其內端會連成七子。</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>遠處的兩子之間：X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>棋盤邊緣與白子之間有五個點</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>棋盤邊緣與白子之間有六個點</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>下在 E8 成 B8–E8，A8 和 F8 都空著。</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子旁的 X.X.X?</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>下在 F8 成 E8–H8，但其一端 D8 會與 C8 連成六子。</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六個點的斜線</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>在 A6–F1 上，活三 B5 C4 D3 只能成活四 B5–E2，兩端是 A6 和 F1。</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五個點的斜線上的三子</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點是長連</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8 會成為 I6–I11 的第六子。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點是四四</translation>
    </message>
    <message>
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>下在 I8，橫線和 I5–I8 都成四。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點是同一線上的四四</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>光是 I 縱線上，連同 I12、I10、I9、I6，就有兩個四。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點是三三</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>下在 I8 會形成一個四加兩個活三。這是一層推演。</translation>
    </message>
    <message>
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點還形成一個活三</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>下在 I8 是四三，可以下：橫線是真正的活三。</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點還形成另一個四</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>下在 I8 又形成一個活四：四四。</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個活四點之一是長連</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8 是長連，但 E8 可以下：有一個點可以下就夠了。</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個活四點分別是長連和四四</translation>
    </message>
    <message>
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8 是長連，E8 是四四：橫線不是活三。</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三個活三，其中一個是假的</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>橫線是假活三，因為 I8 是四四；剩下縱線和斜線。</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三個活三，其中兩個是假的</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8 和 H7 是四四；只有斜線是真正的活三。</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一個四加兩個活三，其中一個是假的</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>剩下一個四和一個真正的活三。</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一的活四點在別處成五</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>所加的一子不得同時成五，所以橫線不是活三。黑方本來可以直接下 I8 獲勝。</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩個活四點之一成五</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>另一個點就夠了：兩個都是真正的活三。</translation>
    </message>
    <message>
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四點同時成五和四四</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>同時成五的活四點，一律不能使三子算作活三。</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一層推演</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>斜線唯一的活四點 F6 會形成兩個真正的活三。</translation>
    </message>
    <message>
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一層推演，六子</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>下在 G4 會形成一個四加兩個活三，所以斜線 F3 H5 I6 不是活三。</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩層推演</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>兩層推演，八子</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>E6 不是禁手，因為 D6 是真正的三三。</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三層推演，同樣的八子</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6 是禁手，所以 E6 不是禁手，因此 E4 是真正的三三。</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三層推演，九子</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四層推演</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>如果推演少一層，判定就會改變。</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五層推演</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六層推演</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>七層推演</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>八層推演</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>九層推演</translation>
    </message>
    <message>
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>各個活四點不成立的原因都不同</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>縱線在 I4（四四）和 I8（三三）都不成立：不是活三。若將第 9.3 條 a) 與 b) 分開解讀，I6 就是禁手。</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一問題，深一層</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10 不是禁手，因為它的縱線在 E12（四四）和 E8（三三）都不成立。</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>推演途中成五</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5 不是禁手：它的第二個三只能在 L6 成活四，而 L6 會連同所問的一子成五。</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>推演途中成五，另一例</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13 不是禁手：L14 L13 L11 只能在 L12 成活四，而下在 L12 就會成五。</translation>
    </message>
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>D11 看似三三，其實不是，因為 C10 是三三：D11 可以下。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>五連</translation>
    </message>
    <message>
        <source>Overline</source>
        <extracomment>Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.</extracomment>
        <translation>長連</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>Chapter of the lesson. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>四</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>Chapter of the lesson. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>活三</translation>
    </message>
    <message>
        <source>False three</source>
        <extracomment>Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.</extracomment>
        <translation>假活三</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <extracomment>Chapter of the lesson: shapes that only the next moves in thought decide.</extracomment>
        <translation>推演</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Chapter of the lesson: shapes on which judges read the rules in different ways.</extracomment>
        <translation>規則解讀</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>高級</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>看起來是禁手的，就是禁手。</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>有些點看起來是禁手，其實不是。</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>有些點要往後推演兩手以上才能判斷。</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>黑方下在 %1 是禁手嗎？為什麼？</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>找到 %1 個，漏掉 %2 個，標錯 %3 個。</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>局面 %1 個，其中全對 %2 個。禁手點共 %4 個，找到 %3 個，標錯 %5 個。</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>略過：在標題列之上</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>標題列</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>新增</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>新增；有同名棋手</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略過：已在名單中</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略過：沒有姓名</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略過：列數過多</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>略過</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>名</translation>
    </message>
    <message>
        <source>Patronymic</source>
        <extracomment>The name after the father, between or behind the other names of a person.</extracomment>
        <translation>父名</translation>
    </message>
    <message>
        <source>The text encoding was taken to be %1.</source>
        <extracomment>Of a file with a list of players; %1 is the name of an encoding.</extracomment>
        <translation>文字編碼推測為 %1。</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>已略過的欄：%1。</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1；無法辨識：%2</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>此處已有棋子。</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>對局尚未開始。</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>對局已經開始。</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>此開局規則不適用於這個棋盤。</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>棋鐘不支援此時限規定。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>對局已暫停。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>對局沒有暫停。</translation>
    </message>
    <message>
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>一方已超時：須先由對方聲明超時。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>現在輪到對方。</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>此點不在棋盤上。</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>此點是禁手：%1。</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>開局規則不允許這樣做。</translation>
    </message>
    <message>
        <source>Not until the opening is over.</source>
        <translation>開局階段結束後才能進行。</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>現在不能虛手。</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>無須聲明或指出：本局由程式自動判定。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>沒有任何一方超時。</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>依此規則，對手沒有禁手。</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>先前已經提出過了。</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>沒有需要答覆的請求。</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>應由對方答覆。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>沒有可悔的著法。</translation>
    </message>
    <message>
        <source>Moves cannot be taken back in this game.</source>
        <translation>本局不允許悔棋。</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>本局不允許暫停。</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>檔案或其資料夾不存在：%1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>沒有寫入 %1 的權限。</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>%1 所在的磁碟為唯讀。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>已有同名對局：%1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>另一個程式已開啟此對局：%1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>此對局名稱不能當作檔案名稱。</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>磁碟回報錯誤（%1）：%2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>這不是 Kagetsu 的對局：%1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 是由本程式較新的版本寫入的。</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>%2 的第 %1 行無法讀取。</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>%2 的第 %1 行與本程式寫入的內容不符。</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>%1 的結尾不完整。</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>%1 中的對局已結束。</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>目前沒有在比對第五手打點是否同形。</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>雙方均已超時，對局繼續。</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>已有一方指出禁手，正等待裁定。</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>目前沒有待裁定的禁手。</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>不能裁定所指禁手成立：該子不是禁手。</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>本局沒有裁判。</translation>
    </message>
    <message>
        <source>Offering a draw is not allowed now.</source>
        <translation>現在不允許提和。</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>棋盤已滿：虛手即終局。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>對局尚未結束。</translation>
    </message>
    <message>
        <source>The result has already been confirmed.</source>
        <translation>結果已經確認。</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>結果已由各方確認。要恢復對局，須由裁判長說明理由。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>沒有可撤銷的操作。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>本局沒有這一手。</translation>
    </message>
    <message>
        <source>The clock cannot be set to these values.</source>
        <translation>棋鐘不能這樣設定。</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>目前沒有讀秒，或讀秒尚未數到此數。</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>這個棋鐘已在計時。</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>沒有封手。</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>這不是有效的結果。</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>本局使用實體棋盤：此事由雙方自行處理。</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>本局在螢幕上進行：落子即結束這一手。</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>沒有記錄任何著法。</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>可以逐步記錄開局，或不記錄步驟而直接交換黑白，兩者不能並用。</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>已達手數上限：虛手即終局。</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>此棋鐘計時期間電腦沒有進入睡眠，或睡眠時間已經計入用時。</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>有一方尚未到場。</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>此對局者已經到場。</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>電腦睡眠時間未曾計入用時，或計入後棋鐘已繼續計時。</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>超時成立：雙方不能約定繼續下。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>對局者 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>對局者 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 does not contain a key.</source>
        <translation>%1 中沒有金鑰。</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 不是私密金鑰。</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>%1 中的金鑰設有密碼。請用 kagetsu-cli 簽章，它會詢問密碼。</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>%1 中的金鑰已損壞。</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>只能在自己落子之後、對手棋鐘計時期間提和。</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>有封手：請開啟封手，或說明理由後作廢。</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>有裁判的對局，只有裁判能判為無結果終局。</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>指出禁手後可以收回，但每局只限一次。</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>每項操作都已說明理由。</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>第 10 手之後，雙方執黑執白不再更改。</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>這一手中雙方都沒有用完最後一次讀秒。</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>此對局者的離席次數已達本局規則的上限。</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>讀秒期間，對局者只能在對手用時內離席。</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>己方已超時，不能再這樣做。</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>這一點上沒有可以指為禁手的對手棋子。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>太遲了：這一子的應手時機已過。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>太遲了：這一子的應手時機已過。現在只能指出長連。</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>只有提出的一方可以收回。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>雙方棋鐘停著，須由裁判啟動。</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>裁判已啟動另一方的棋鐘。輪走一方的棋鐘走起來後才能這樣做。</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>這一子屬於開局，請改為撤銷開局步驟。</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>現在已經輪到這一方。</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>沒有還能撤銷的操作。</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>這個分數無效。</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>正在等待磁碟…</translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message>
        <source>Move %1.</source>
        <extracomment>Read aloud before a move of a record: its number.</extracomment>
        <translation>第 %1 手。</translation>
    </message>
    <message>
        <source>Start of the record.</source>
        <translation>棋譜開頭。</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>此處另有 %n 種下法。</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>變化到此為止。</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>已開啟 %1。</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>開局階段已結束。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>開局階段現在輪到對方。</translation>
    </message>
    <message>
        <source>The opening calls for a different step now.</source>
        <translation>開局規則現在要求的不是這一步。</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>這一子須下在棋盤上亮起的區域內。</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>此處已有棋子。</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>本局不允許使用開局 %1。</translation>
    </message>
    <message>
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>這三子不屬於 26 種開局。</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>下在此處無法構成允許的開局。</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>現在不能選擇此項。</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>數目須在 %1 到 %2 之間。</translation>
    </message>
    <message>
        <source>This point has already been offered.</source>
        <translation>此點已是打點。</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>此打點與 %1 同形（旋轉或鏡射後相同）。</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>此打點與另一打點同形（旋轉或鏡射後相同）。</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>只能選擇已給出的打點。</translation>
    </message>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>執黑，給出 %n 個第五手打點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>執白，給出 %n 個第五手打點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>執黑，再擺 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>執白，再擺 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>不交換，執黑</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>交換，執黑</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>不交換，執白</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>交換，執白</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A named opening of renju: its code and its name, &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>OutcomeMeanings</name>
    <message>
        <source>%1 wins</source>
        <translation>%1勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>%1因對手棄權獲勝</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>雙方棄權判負</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Skip to the content</source>
        <extracomment>Link of a web page for those who use it by keyboard.</extracomment>
        <translation>跳到正文</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the links at the top of a web page.</extracomment>
        <translation>選單</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>The groups or stages of a tournament.</extracomment>
        <translation>組別</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各輪</translation>
    </message>
    <message>
        <source>By table</source>
        <extracomment>Link: the pairings of a round, sorted by tables.</extracomment>
        <translation>按台次</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>Link: the pairings of a round, sorted by names.</extracomment>
        <translation>按姓名</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>How the place was decided</source>
        <extracomment>Heading on the page of a player: the tie-breaks of the player, each with its sum.</extracomment>
        <translation>名次如何決定</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>Find a name</source>
        <extracomment>Label of a field above a table of players.</extracomment>
        <translation>尋找姓名</translation>
    </message>
    <message>
        <source>Game as SGF</source>
        <extracomment>Link: the file of a game.</extracomment>
        <translation>下載本局 SGF</translation>
    </message>
    <message>
        <source>All games of this round as SGF</source>
        <extracomment>Link: a file of games.</extracomment>
        <translation>下載本輪全部對局 SGF</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>尚未公布任何輪次。</translation>
    </message>
    <message>
        <source>Not connected. Last updated:</source>
        <extracomment>A web page on a phone could not be refreshed; a time follows.</extracomment>
        <translation>未連線。最後更新：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Clocks started: %1</source>
        <extracomment>The beginning of a round; %1 is a date and a time.</extracomment>
        <translation>開鐘時間：%1</translation>
    </message>
    <message>
        <source>Table %1: the result was corrected on %2.</source>
        <extracomment>%1 is the number of a table, %2 a date and a time.</extracomment>
        <translation>第 %1 台：結果已於 %2 更正。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>結果和對局延遲 %n 分鐘顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown when the round has ended.</source>
        <translation>結果和對局在本輪結束後顯示。</translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>%1 棋盤，%n 顆棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, last move %2</source>
        <extracomment>%1 is a board and its stones, %2 a point such as H8.</extracomment>
        <translation>%1，最後一手 %2</translation>
    </message>
    <message>
        <source>Board as SVG</source>
        <extracomment>Link: the final position of a game as a file.</extracomment>
        <translation>棋盤圖（SVG）</translation>
    </message>
    <message>
        <source>All games of this round for RenLib</source>
        <extracomment>Link: the games of a round in one tree of moves, a file of the program RenLib.</extracomment>
        <translation>本輪全部對局（RenLib 棋譜庫）</translation>
    </message>
    <message>
        <source>Results as RSS feed</source>
        <extracomment>Link: the results of a tournament for programs that collect news.</extracomment>
        <translation>訂閱成績（RSS）</translation>
    </message>
    <message>
        <source>Live boards</source>
        <extracomment>Link and title: the boards of a tournament while they are played.</extracomment>
        <translation>實況棋盤</translation>
    </message>
    <message>
        <source>No game is being shown now.</source>
        <translation>目前沒有正在顯示的對局。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>棋鐘已停。</translation>
    </message>
    <message>
        <source>The game is paused, and the board is covered.</source>
        <translation>對局已暫停，棋盤已遮住。</translation>
    </message>
    <message>
        <source>Forbidden points: %1</source>
        <extracomment>On a web page below a board; %1 are points such as &quot;H8, G7&quot;.</extracomment>
        <translation>禁手：%1</translation>
    </message>
</context>
<context>
    <name>PairingWords</name>
    <message>
        <source>There are too many players. The round cannot be paired.</source>
        <translation>棋手太多，無法編排。</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>指定的編排互相矛盾：%1。</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>除非重複對陣或再次輪空，否則本輪無法編排。</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>以下棋手已沒有可編排的對手：%1。</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>允許一組先前排除的對陣，或許會有幫助。</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>%1與%2已經交過手。</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>%1與%2不得對陣。</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>%1已輪空過。</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>%1將連續第三次擔任假先方（或假後方）。</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>%1與%2來自同一單位。</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>%1已被指定其他對手或輪空。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>本輪之後還有 %2 輪，其中 %1 輪仍能編排。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>本輪之後還有 %2 輪，其中至少 %1 輪仍能編排，其餘各輪能否編排尚不能確定。</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Kansei</source>
        <extracomment>A pattern of three stones by its Japanese name; say what players of your language call it.</extracomment>
        <translation>寒星</translation>
    </message>
    <message>
        <source>Keigetsu</source>
        <translation>溪月</translation>
    </message>
    <message>
        <source>Sosei</source>
        <translation>疏星</translation>
    </message>
    <message>
        <source>Kagetsu</source>
        <translation>花月</translation>
    </message>
    <message>
        <source>Zangetsu</source>
        <translation>殘月</translation>
    </message>
    <message>
        <source>Ugetsu</source>
        <translation>雨月</translation>
    </message>
    <message>
        <source>Kinsei</source>
        <translation>金星</translation>
    </message>
    <message>
        <source>Shōgetsu</source>
        <translation>松月</translation>
    </message>
    <message>
        <source>Kyūgetsu</source>
        <translation>丘月</translation>
    </message>
    <message>
        <source>Shingetsu</source>
        <translation>新月</translation>
    </message>
    <message>
        <source>Zuisei</source>
        <translation>瑞星</translation>
    </message>
    <message>
        <source>Sangetsu</source>
        <translation>山月</translation>
    </message>
    <message>
        <source>Yūsei</source>
        <translation>遊星</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>長星</translation>
    </message>
    <message>
        <source>Kyōgetsu</source>
        <translation>峽月</translation>
    </message>
    <message>
        <source>Kōsei</source>
        <translation>恆星</translation>
    </message>
    <message>
        <source>Suigetsu</source>
        <translation>水月</translation>
    </message>
    <message>
        <source>Ryūsei</source>
        <translation>流星</translation>
    </message>
    <message>
        <source>Ungetsu</source>
        <translation>雲月</translation>
    </message>
    <message>
        <source>Hogetsu</source>
        <translation>浦月</translation>
    </message>
    <message>
        <source>Rangetsu</source>
        <translation>嵐月</translation>
    </message>
    <message>
        <source>Gingetsu</source>
        <translation>銀月</translation>
    </message>
    <message>
        <source>Myōjō</source>
        <translation>明星</translation>
    </message>
    <message>
        <source>Shagetsu</source>
        <translation>斜月</translation>
    </message>
    <message>
        <source>Meigetsu</source>
        <translation>名月</translation>
    </message>
    <message>
        <source>Suisei</source>
        <translation>彗星</translation>
    </message>
</context>
<context>
    <name>PhaseWords</name>
    <message>
        <source>byo-yomi</source>
        <extracomment>On a clock: the main time is used up, and the only period is running.</extracomment>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>讀秒 %1/%2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>加時，剩餘 %1 手</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>考慮時間 %1/%2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1，第 %2 次讀秒，共 %3 次</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;, %2 what it is of, such as &quot;byo-yomi&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, then %n periods</source>
        <extracomment>Read aloud: %1 is the main time left, such as &quot;30 seconds&quot;, %n the periods that follow it.</extracomment>
        <translation>
            <numerusform>%1，之後讀秒 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1：原為 %2</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>雙方的時間不同。</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>由主辦單位規定。</translation>
    </message>
    <message>
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>棋盤邊緣與對方棋子一樣，算封住五連。</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>棋盤邊緣不算封住五連。</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>六子以上不算勝。</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1。主辦單位可另訂時限。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>對局者只有在呼叫裁判時才能停鐘。</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>沒有裁判在場時，雙方均可暫停。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>對局者不得停鐘。</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>雙方均可暫停。</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>由程式記譜。</translation>
    </message>
    <message>
        <source>Both players write down the game.</source>
        <translation>由對局雙方記譜。</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>由記譜員記譜。</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>沒有這個名稱的開局規則。</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>此開局規則不適用於這種對局。</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>此級別的預設組不允許這樣做。</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>休閒</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>棋社</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>等級賽</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>冠軍賽</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>本局各項均可更改。</translation>
    </message>
    <message>
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>禁手提示由預設組決定，使棋社各局一致。</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>等級賽中沒有禁手提示，也不能悔棋。</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>冠軍賽中沒有禁手提示，不能悔棋，停鐘須呼叫裁判。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n 路</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>禁手提示</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>雙方超時</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤指禁手</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>雙方同意時可以。</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>不允許。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Present: foul claims wait for a ruling.</source>
        <translation>在場：指出禁手後等待裁定。</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>不需要：由程式判定。</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手數上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下滿 %n 手為和局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>兩局，第二局互換先後。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>報時</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記譜</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1 超過 1 MB，不是預設組。</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1：已有名為 %2 的預設組。</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>收回所指禁手</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>地點</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <translation>裁判姓名</translation>
    </message>
</context>
<context>
    <name>ProgressFile</name>
    <message>
        <source>Kind of task</source>
        <translation>題目類型</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒號</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期日</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對次數</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>答錯次數</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>題目</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>%1 is allowed.</source>
        <extracomment>%1 is a point.</extracomment>
        <translation>%1 不是禁手。</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds of forbidden move.</extracomment>
        <translation>%1 是禁手：%2。</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>長連禁手</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>四四禁手</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>三三禁手</translation>
    </message>
    <message>
        <source>%1 makes five: %2. The move wins.</source>
        <extracomment>%1 is the point, %2 the five stones.</extracomment>
        <translation>%1 成五：%2。此手獲勝。</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1 成五：%2。</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1 連成 %2 子：%3。長連。</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1 形成兩個四：%2，在 %3 成五；%4，在 %5 成五。</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1 是衝四，在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1 是活四，在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1 不是四：下在 %2 會連成 %3 子。</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1 不是四：兩端都被封住。</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1 形成兩個活三：%2，在 %3 成活四；%4，在 %5 成活四。</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1 在 %2 成活四。</translation>
    </message>
    <message>
        <source>%1 is not a three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 不是活三：%2。</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is not a three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1 看似三三禁手，但 %2 不是活三：%3。</translation>
    </message>
    <message>
        <source>Only the three %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>只剩下 %1 這一個活三，所以 %2 不是禁手。</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 是長連禁手</translation>
    </message>
    <message>
        <source>%1 is a double-four</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 是四四禁手</translation>
    </message>
    <message>
        <source>%1 is a double-three</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 是三三禁手</translation>
    </message>
    <message>
        <source>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>下在 %1 會成五，而使活三成活四的一子不得成五（規則第 3 章）</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>%1 與 %2 之間只有五個點</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>棋盤邊緣與 %1 之間只有五個點</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>這條線從一邊到另一邊只有五個點</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>此處放不下五個子</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>在 %1 形成的四會被 %2 封住一端</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>在 %1 形成的四會被棋盤邊緣封住一端</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>在 %1 形成的四，其一端 %2 會連成 %3 子</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>經過 %1 的橫線上，連可能成活四的三個子都沒有。</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>經過 %1 的縱線上，連可能成活四的三個子都沒有。</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>經過 %1 的上升斜線上，連可能成活四的三個子都沒有。</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>經過 %1 的下降斜線上，連可能成活四的三個子都沒有。</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>此判定依據規則第 3 章：同時成五的活四點，不能使三子算作活三。有些裁判依據第 9.2 條認為算活三。</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>此判定將第 9.3 條 a) 與 b) 合在一起解讀。有些裁判將兩項分開解讀。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two kinds of forbidden move.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two reasons after a colon.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>No other point works for %1: %2.</source>
        <extracomment>Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.</extracomment>
        <translation>%1 的其他活四點都不成立：%2。</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>連成六子以上是禁手：只有剛好五子才獲勝。</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>一子同時形成兩個四是禁手。四是再下一子就剛好成五的四個子。</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>一子同時形成兩個活三是禁手。活三是再下一子就成活四的三個子；活四是四子相連，下在任何一端都成五。</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>四個子要再下一子就剛好成五，才算四。</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>三個子要再下一子就能成活四，才算活三；活四是四子相連，下在任何一端都成五。</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>禁手是一子同時形成兩個活三、兩個四，或連成六子以上。這一子並未形成其中任何一種。</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>兩個都是真正的活三：各自在打勾的點再下一子，就成活四。</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>每個四再下一子都剛好成五。</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>成五即勝，無論這一子還形成什麼。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five.</source>
        <translation>連成六子以上不算五。</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>在那裡再下一子就剛好成五。</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>它在兩端都能成五，但仍然只算一個四。</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>活四必須在兩端都能成五。這些子做不到，所以不算活三。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>連成六子以上不算五，所以這些子不算四。</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>再下任何一子都不能使它們成五。</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>看起來形成了兩個活三，若真是如此就是禁手。但是，三個子要再下一子就能成活四（四子相連，下在任何一端都成五），而且那一子確實可以下，才算活三；否則稱為假活三。</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>只有下在 %1 才能使這三子成活四。但下了 %2 以後，%1 就是禁手。所以它們是假活三，不算數。後面幾步說明 %1 為什麼是禁手。</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>只有下在 %1 或 %2 才能使這三子成活四。但下了 %3 以後，兩處都是禁手。所以它們是假活三，不算數。後面幾步說明原因。</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>這是真正的活三：下在 %1 就四子相連，在 %2 或 %3 都能成五。對手只能擋住一端。</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>下在 %1 看起來形成兩個活三，若真是如此就是禁手。但後面幾步說明，%2 是假活三。所以 %1 可以下。</translation>
    </message>
</context>
<context>
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1 成五，獲勝。</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1 形成兩個活三。</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1 形成兩個四。</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1 連成 %2 子。</translation>
    </message>
    <message>
        <source>%1 only looks like a double-three.</source>
        <translation>%1 只是看似三三禁手。</translation>
    </message>
    <message>
        <source>%1 is not a three.</source>
        <extracomment>%1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 不是活三。</translation>
    </message>
    <message>
        <source>There is no three on this line.</source>
        <translation>這條線上沒有活三。</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>這是 %1 的第一個活三。</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>這是 %1 的第二個活三。</translation>
    </message>
    <message>
        <source>So %1 is forbidden.</source>
        <translation>所以 %1 是禁手。</translation>
    </message>
    <message>
        <source>So %1 is a false three.</source>
        <translation>所以 %1 是假活三。</translation>
    </message>
    <message>
        <source>So %1 may be played, and %2 is a real three.</source>
        <translation>所以 %1 可以下，%2 是真正的活三。</translation>
    </message>
    <message>
        <source>Now suppose there is also a stone on %1 (number %2).</source>
        <translation>現在假設 %1 也有一子（編號 %2）。</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>所以只剩下一個活三：%1。單獨一個活三不是禁手。</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>所以 %1 形成兩個真正的活三。</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>還缺少可能影響晉級的成績。</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>依現有成績決定晉級</translation>
    </message>
    <message>
        <source>These players have withdrawn: %1. The next in the standings qualify instead.</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>%1已退賽，由名次在後的棋手遞補晉級。</translation>
    </message>
</context>
<context>
    <name>RankingSettingWords</name>
    <message>
        <source>any</source>
        <extracomment>Of players of both sexes, every age and every rating.</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性別</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>出生年份不早於</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>出生年份不晚於</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>等級分不低於</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>等級分不高於</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>排名對象</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>國家/地區</translation>
    </message>
    <message>
        <source>Number of best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>取成績最佳的幾名計分</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>等級分升降</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>FIDE 換算表</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>Elo 公式</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>係數 K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>預設值</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>依 FIDE 換算表；分差超過 400 者以 400 計。</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>依 Elo 公式，與 2021 年（含）以前的連珠等級分表相同。</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>所有棋手的 K 均為 %1。</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>沒有等級分的對手，未計入：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>每名棋手在每個類別中可得一個獎項。</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>每名棋手只得一個獎項，其餘依次遞補。</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>同分者平分所占名次的獎項。</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>由名次規則決定，僅名次並列者平分。</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>%1–%2 年出生</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>%1 年（含）以後出生</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>%1 年（含）以前出生</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>等級分 %1–%2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>等級分 %1（含）以上</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>等級分 %1（含）以下</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>獎項</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>獎項</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>獲獎者</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>單位排名</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>計入成績最佳的 %n 名棋手的積分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>國家/地區</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>國家/地區排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手平均</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>表現分</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>預期得分</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>升降</translation>
    </message>
    <message>
        <source>the best of each club</source>
        <extracomment>Of a category of players, behind other conditions or alone.</extracomment>
        <translation>各單位成績最佳者</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A category and its conditions.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>K is 40 for new and young players, 20 for others, and 10 from a rating of 2400 on.</source>
        <translation>新棋手與少年棋手 K 為 40，其他棋手為 20，等級分 2400（含）以上者為 10。</translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>所有人相同</translation>
    </message>
    <message>
        <source>fewer than 30 rated games</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player who is new to the list.</extracomment>
        <translation>等級分對局不足 30 局</translation>
    </message>
    <message>
        <source>18 or younger, rated below 2300</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.</extracomment>
        <translation>18 歲（含）以下，等級分低於 2300</translation>
    </message>
    <message>
        <source>rated below 2400</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>等級分低於 2400</translation>
    </message>
    <message>
        <source>rated 2400 or more</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>等級分 2400（含）以上</translation>
    </message>
    <message>
        <source>rated games unknown, taken as 30 or more</source>
        <extracomment>Of a player whose number of rated games is not known, so that an established one was assumed.</extracomment>
        <translation>等級分對局數不明，視為 30 局以上</translation>
    </message>
    <message>
        <source>age unknown, taken as an adult</source>
        <extracomment>Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.</extracomment>
        <translation>年齡不明，視為成年人</translation>
    </message>
    <message>
        <source>K × games is at most 700</source>
        <extracomment>K is the factor of a change of rating; it was lowered because of this limit.</extracomment>
        <translation>K × 局數不超過 700</translation>
    </message>
    <message>
        <source>Reason for K</source>
        <extracomment>Column of a list of changes of ratings: why the factor K has its value.</extracomment>
        <translation>K 的理由</translation>
    </message>
    <message>
        <source>set for this player</source>
        <extracomment>Why the factor K of a change of rating has its value: it was set for this player.</extracomment>
        <translation>為該棋手單獨設定</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>未定：%1是否錯過衝四勝尚不清楚。</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1錯過了在 %2 成五的機會。</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1錯過了衝四勝（共 %n 個四）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>此手之前還沒有這個勝機。</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>本可防住的著法（可能還有其他）：%1。</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>未定：此手是否讓%1有衝四勝尚不清楚。</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>此後%1可在 %2 成五。</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>此手之後，%1有衝四勝（共 %n 個四）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A move: its number, &quot;Black&quot; or &quot;White&quot;, its point.</extracomment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1. %2: pass</source>
        <translation>%1. %2：虛手</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2：未註明落點</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>此點是禁手：%1。</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>曾被指為禁手，但並非禁手。</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>誤指禁手</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>轉折點</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>沒有錯過或讓出衝四勝。</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>禁手：%1。</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>誤指禁手：%1。</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>未定的著法：%1。</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>已在第 %1 手後停止，共 %2 手。</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>棋譜未註明規則，覆盤依此規則：%1。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>這不是五子棋或連珠的對局。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋譜未註明所用規則。</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>這種大小的棋盤上的對局無法覆盤。棋盤必須是正方形。</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>沒有可覆盤的內容：對局沒有著法。</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>正在覆盤… 第 %1 手，共 %2 手。</translation>
    </message>
    <message>
        <source>Move %1: %2 has a proven win.</source>
        <extracomment>%1 is the number of a move, %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>第 %1 手：%2已有證明的勝法。</translation>
    </message>
    <message>
        <source>Move %1: no win is proven.</source>
        <translation>第 %1 手：尚無證明的勝法。</translation>
    </message>
    <message>
        <source>Move %1: even, the engine thinks.</source>
        <translation>第 %1 手：引擎認為均勢。</translation>
    </message>
    <message>
        <source>Move %1: %2 is better, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>第 %1 手：引擎認為%2佔優。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1有衝四活三勝（攻方最多下 %n 手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>This move gave it up.</source>
        <translation>此手放棄了這一勝機。</translation>
    </message>
    <message>
        <source>It is not decided whether this move kept it.</source>
        <translation>此手是否保住這一勝機，未定。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>本可防住的著法（%n 個）：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>此手之後，%1有衝四活三勝（攻方最多下 %n 手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether another move would have stopped it.</source>
        <translation>別的著法能否防住，尚不清楚。</translation>
    </message>
    <message>
        <source>As far as was searched, this was the last move that could have changed the result.</source>
        <translation>就已搜尋的範圍而言，這是最後一手可能改變勝負的著法。</translation>
    </message>
    <message>
        <source>missed win by fours and threes</source>
        <translation>錯過衝四活三勝</translation>
    </message>
    <message>
        <source>missed win by fours</source>
        <translation>錯過衝四勝</translation>
    </message>
    <message>
        <source>allowed win by fours and threes</source>
        <translation>讓出衝四活三勝</translation>
    </message>
    <message>
        <source>allowed win by fours</source>
        <translation>讓出衝四勝</translation>
    </message>
    <message>
        <source>perhaps a missed win by fours and threes</source>
        <translation>可能錯過衝四活三勝</translation>
    </message>
    <message>
        <source>Missed wins by fours: %1.</source>
        <translation>錯過衝四勝：%1。</translation>
    </message>
    <message>
        <source>Allowed wins by fours: %1.</source>
        <translation>讓出衝四勝：%1。</translation>
    </message>
    <message>
        <source>Missed wins by fours and threes: %1.</source>
        <translation>錯過衝四活三勝：%1。</translation>
    </message>
    <message>
        <source>Allowed wins by fours and threes: %1.</source>
        <translation>讓出衝四活三勝：%1。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>未尋找衝四活三勝。</translation>
    </message>
    <message>
        <source>It is decided at every turn whether there was a win by fours and threes.</source>
        <translation>每一手有無衝四活三勝均已確定。</translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>有 %n 手尚未確定有無衝四活三勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for wins by threes… Turn %1 of %2.</source>
        <translation>正在尋找衝四活三勝… 第 %1 手，共 %2 手。</translation>
    </message>
    <message>
        <source>missed win, the engine thinks</source>
        <translation>引擎認為錯過勝機</translation>
    </message>
    <message>
        <source>allowed win, the engine thinks</source>
        <translation>引擎認為讓出勝機</translation>
    </message>
    <message>
        <source>lost chances, the engine thinks</source>
        <translation>引擎認為勝率下降</translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that %1 had a win in %n move(s), and gave it up.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>
            <numerusform>引擎認為%1原有 %n 手的勝機，此手放棄了它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that after this move, %1 wins in %n move(s).</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now.</extracomment>
        <translation>
            <numerusform>引擎認為此手之後%1 %n 手內獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine thinks that %1&apos;s chances fell from %2% to %3%.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;; %2 and %3 are numbers.</extracomment>
        <translation>引擎認為%1的勝率從 %2% 降到 %3%。</translation>
    </message>
    <message>
        <source>It would have played %1.</source>
        <translation>引擎會下在 %1。</translation>
    </message>
    <message>
        <source>Moves that lost much, the engine thinks: %1.</source>
        <translation>引擎認為損失大的著法：%1。</translation>
    </message>
    <message>
        <source>Move %1: %2 has %3% of the chances, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;, %3 a number.</extracomment>
        <translation>第 %1 手：引擎認為%2的勝率為 %3%。</translation>
    </message>
    <message>
        <source>The engine is looking at the game… Position %1 of %2.</source>
        <translation>引擎正在查看對局… 第 %1 個局面，共 %2 個。</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <extracomment>How deep an engine searched.</extracomment>
        <translation>深度 %1。</translation>
    </message>
    <message>
        <source>It thinks that no move of a side that did not win lost more.</source>
        <translation>引擎認為未獲勝一方沒有哪一手損失更大。</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 輪（共 %2 輪）</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>手動調整 %n 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>已公布，已有結果 %1/%2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>編排第 %1 輪</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>公布</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>結束本輪</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>進入第 %1 輪</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>捨棄草稿(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>改回草稿(&amp;B)…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>重新開放本輪(&amp;P)</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>編排後有更正</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>請先登錄至少兩名棋手。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>本輪有 %n 名棋手參加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>輪空：%1。</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>連續多次缺席：%1。</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>上半區對下半區（1–5、2–6）</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>首尾相對（1–8、2–7）</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>相鄰對陣（1–2、3–4）</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>第三名及以後</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>準決賽負者爭奪</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>並列</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>決出前 %1 名的全部名次</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>同分者的對陣</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>第一輪</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>與其他輪次相同</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>迴避對陣</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不迴避</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>同一單位</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>同一國家/地區</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>迴避的輪數</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>全部輪次</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>加速編排的輪數</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>負幾場淘汰</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>不同分者的對陣</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>優先縮小分差</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>高積分組優先</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>輪空者</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>最低積分組的最後一名</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>由最低積分組抽籤決定</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>重複對陣</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不允許</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>無其他編排時允許</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>因對手棄權獲勝</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>視為輪空</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>不視為輪空</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>中途加入者缺席的輪次</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>中途退賽者的成績</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>未賽滿半數則作廢</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>一律保留</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>第二循環</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>與第一循環相同，先後互換</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>第一循環最後兩輪對調</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>小組賽成績</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>重新計分</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>帶入，不再重賽</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>總決賽</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>不敗者負兩次才出局</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>一場定勝負</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>連續棄權幾次視為退賽</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>輪空如何計入輔分</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不計</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>依本人積分計</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>隊伍的空缺台次</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意台次</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>必須是末尾台次</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>必須是開頭台次</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1，每手加 %2（含第一手）</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1，每手之後加 %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>每手 %1</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>之後每手 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>%1讀秒 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>之後 %1讀秒 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>不限時</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>每手最多 %1</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>每手一律不得超過 %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>例如 15m、15m+10s、30m 3x30s、15m/cap3m、inf</translation>
    </message>
    <message>
        <source>Write a time as 15m, 90s, 2h or 15:00.</source>
        <translation>時間寫法如 15m、90s、2h 或 15:00。</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>請輸入整數。</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>這不是程式認得的時限規定。</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>須大於 0，且不超過 1000 小時。</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>此處之後不應再有內容。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>須由對手指出</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>對手若未及時指出，對局繼續。</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>直接判負</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>下出禁手立即判負。</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>不能落子</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>程式不允許在禁手點落子。</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>直接終局</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>連成五子立即獲勝。</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>須自行聲明</translation>
    </message>
    <message>
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>成五的一方按下「五連」後獲勝。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>雙方停鐘，直到對手聲明超時。</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>超時立即判負。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不提示</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>與正式比賽相同：不顯示哪些點是禁手。</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>落子後提示</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>若下出禁手，落子後會標出。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>一律提示</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>落子前就顯示禁手點，與課程中相同。</translation>
    </message>
    <message>
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1，每手最初 %2不計時</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1，每手之後退還所用的時間，最多 %2</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>之後每 %1下 %n 手，剩餘時間保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>之後每 %1下 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>之後每段 %2，依序下 %1 手，剩餘時間保留</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>之後每段 %2，依序下 %1 手</translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>每手 %1，另有 %n 次 %2的考慮時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>每 %1下 %n 手，如此循環</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%1內下 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>己方用去的時間歸對手（沙漏）</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>前一段時間用盡時才加下一段</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>按一次鐘計一手</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>超過每手時限，即停走一手</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>超過每手時限，第一次警告，第二次判負</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>超過每手時限，從剩餘時間中扣除 %1</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>開局中連下數子或給出打點的一手，不受每手時限約束</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>開局中連下數子或給出打點的一手，每手時限為 %n 倍</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>須由對局者自行發現</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>對手加時</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>對手獲得加時；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>誤指方扣時</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>誤指方扣時；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>停走一手</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>誤指方停走一手；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>每次誤指禁手都算一次警告。</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>不處罰</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>誤指禁手不處罰。</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>在對局者聲明超時之前，棋鐘照走，對局繼續。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>和局。</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>先超時者負。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>對局繼續。</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>雙方皆負。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Same penalty as for a wrong claim.</source>
        <translation>與誤指禁手的處罰相同。</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>算一次警告。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>不處罰。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>須由對手聲明</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>A time on a button, in hours.</extracomment>
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A time on a button, in minutes.</extracomment>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <extracomment>A time control on a button: %1 is the time, %2 the seconds that each move adds.</extracomment>
        <translation>%1 + %2 秒</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Create a signing key</source>
        <translation>建立簽章金鑰</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>金鑰 (*.key);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>將 %1 交給需要核對對局日誌的人。能讀取 %2 的人都能以金鑰持有人的名義簽章。</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>選擇簽章金鑰</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>未設定：對局日誌不簽章。用裁判的金鑰簽章後，日後可證明對局日誌未被改動。</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>已結束對局的對局日誌用金鑰 %1 簽章，金鑰存放在 %2。</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>要為已結束對局的對局日誌簽章嗎？</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>簽章與對局日誌一起存放在已結束對局的資料夾中，可用 kagetsu-cli 或 minisign 配合公開金鑰核對。</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>建立金鑰…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>選擇金鑰…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>已建立金鑰 %1。</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>不再簽章</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1，尚未確認</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>打點 %1</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>禁手：%1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>在允許的區域之外</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>在獲勝的連線中</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>被指為禁手的點</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>標記 %1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>有標記</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>所問的點</translation>
    </message>
    <message>
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>假設的第 %1 子</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>屬於所示棋形</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>有效的活四點</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>無效的活四點</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>成五</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>會連成 %1 子</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>封住這條線</translation>
    </message>
    <message>
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>看似%1，其實不是</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>與打點 %1 同形</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>第 %1 個打點，未被選中</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>此處不能下</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>下一手</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>變化</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>轉入另一分支</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken for stones on a line: %1 is a colour, %2 a point.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Spoken: %1 says what stands on a point, without a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>In the row: %1.</source>
        <extracomment>Spoken: %1 are the stones on the line through a point, such as &quot;black F8, G8, white K8&quot;.</extracomment>
        <translation>橫線：%1。</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>縱線：%1。</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>上升斜線：%1。</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>下降斜線：%1。</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>經過此點的各線上沒有棋子。</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>可取勝</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>可最快取勝</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>能阻止對方獲勝</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>所示變化中的%1，第 %2 手</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>紅色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>最佳著法，評分 %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>評分 %1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>還剩 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>這一手還剩 %1</translation>
    </message>
    <message>
        <source>one</source>
        <comment>minutes</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;minutes&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>一|兩</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>seconds</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;seconds&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>一|兩</translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1秒</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>periods</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;periods left&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>一|兩</translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>還剩 %1次讀秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>增加名次規則</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>加賽</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>裁判決定</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>並列名次已定：%1（%2）</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1：%3並列第 %2 名，其中只有 %4 人可以晉級。</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1：%3並列第 %2 名，全部晉級，先後次序決定其在淘汰賽中的位置。</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1，第 %2 輪：第 %3 桌</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1，第 %2 輪：尚未編排</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>亂數種子 %1</translation>
    </message>
    <message>
        <source>%1: by the current results, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1：依現有成績，晉級棋手的次序應有所不同。</translation>
    </message>
    <message>
        <source>%1: by the current results, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1：依現有成績，晉級的應為%2，而不是%3。</translation>
    </message>
    <message>
        <source>%1 (opener: %2)</source>
        <extracomment>A game of a play-off: %1 is its players and its result, %2 who began the opening procedure.</extracomment>
        <translation>%1（假先方：%2）</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>round %1</source>
        <extracomment>A round of a tournament.</extracomment>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因為同分者未全部交過手。</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%2的%1 = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>第 %1 台</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因為有人沒有等級分或沒有對局。</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因為不能區分同分者。</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>無論同分者之間未下的對局結果如何，此人在同分者中都列第 %1 名。對同分者的積分：%2</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column of standings.</extracomment>
        <translation>名次</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>These results do not count, because fewer than half of the games were played.</source>
        <translation>該棋手所賽局數不足半數，成績不計。</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>已暫停：雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超時。</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>再點一下 %1 即落子；按 Esc 取消。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>按鐘（空白鍵）後 %1 才算落子；按 Esc 取消。</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>點選棋盤只會查詢，不會落子。</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>輪到%1：%2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>已有對局者指出禁手，等待裁判裁定。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>裁判已啟動%1的棋鐘；現在不能落子。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>按鐘（空白鍵）後才算給出打點；點選棋子可取回。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>The clock starts with the first stone.</source>
        <translation>第一手落子後開始計時。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>late</source>
        <extracomment>Of a table where no game has begun in time; also in the column of results.</extracomment>
        <translation>遲到</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>第 %3 桌：%1 – %2</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>裁定</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>手動輸入</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>請寫下要問學生的問題。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>請點選題目所問的點。</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>題目所問的點上有棋子。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>請點選題目所問的棋子。</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>所問的棋子必須屬於題目所問的一方。</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>這一點上沒有看似活三、其實不是活三的棋形。</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>依照規則，這一方沒有禁手。</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>這一方沒有這種勝法。</translation>
    </message>
    <message>
        <source>The other side has no win by fours that could be stopped.</source>
        <translation>對方沒有可防的衝四勝。</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>沒有辦法阻止對方獲勝。</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>勝法的搜尋沒有完成。</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>請至少寫兩個答案。</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>請至少把一個答案標為正確。</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>沒有要下的棋子，或棋子無法下在棋盤上。</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>解答不正確。</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>「%1」不是已知的參數。</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>「%1」不屬於這類題目。</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>「%1」重複出現。</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>無法解讀「%1」。</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>此棋盤不能用於對局。</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>「%1」不是已知的題目類型。</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>指定了多個題目類型。</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 頁：%2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>第 %1 頁（第 %2 行第 %3 欄）：%4</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>若衝四活三勝也算，題目就不能要求找出全部首著。</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>還有其他錯誤。</translation>
    </message>
    <message>
        <source>The right answer is not among the answers offered.</source>
        <translation>正確答案不在可選的答案之中。</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>這些棋子是五連。</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>這些棋子是長連：六子以上相連。</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>這些棋子是活四：兩端都空著。</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>這些棋子是四：再下一子就成五。</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>這些棋子不屬於所列的任何棋形。</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>空間不夠，成不了活四。</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>這個四會有一端被封住。</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>這個四有一端會連成六子以上。</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>成活四的那一點是禁手。</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>成活四的那一點在另一條線上成五。</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>下在 %1 之後，成五已無法阻止。</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1以 %2 應對。請繼續下。</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>下在 %1，%2還來得及防守。</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>下在 %1，%2可以擋住。</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>下在 %1 之後，%2先成五。</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1 能阻止對方獲勝。</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>下在 %1 之後，%2仍然獲勝。</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1 只能延緩對方獲勝。</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>找出禁手點</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>這一點是禁手嗎？</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>辨認棋形</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>為什麼不是活三？</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>下到獲勝</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>找出取勝的首著</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>阻止對方獲勝</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>選擇答案</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>依序落子</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>只作講解</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>長連</translation>
    </message>
    <message>
        <source>Straight four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Not enough room</source>
        <translation>位置不夠</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>一端被封住</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>一端連成六子以上</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>下一子是禁手</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>下一子成五</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正確。</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>到目前為止正確。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>不正確。</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>%1 上已經有棋子。</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 是禁手：%2。</translation>
    </message>
    <message>
        <source>%1 is not forbidden.</source>
        <translation>%1 不是禁手。</translation>
    </message>
    <message>
        <source>A stone on %1 makes five and wins.</source>
        <translation>下在 %1 成五獲勝。</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1 是禁手。為什麼？</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1 是禁手，但原因不同：%2。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>全部找到了。</translation>
    </message>
    <message>
        <source>You missed %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>漏掉了 %1。</translation>
    </message>
    <message>
        <source>All stones are in their places.</source>
        <translation>所有棋子都已就位。</translation>
    </message>
    <message>
        <source>Now the next stone.</source>
        <translation>請繼續落子。</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>下一子應下在 %1。</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>程式沒能及時得出結論。</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>這一子沒有形成所列的任何棋形。</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1連成五子。</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>六子以上相連：這是長連。</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2擋住一個四，%1就用另一個四成五。</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>一子就能擋住這個四。</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>這一端連成六子以上，不是五連。</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>這裡空間不夠，成不了活四。</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>最後一子會是禁手：%1。</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>最後一子在另一條線上成五，不是活四。</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>這會連成六子以上，不是五連。</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>兩端都被封住，所以不是四。</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>每一步應手都是被迫的，%1成五。</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1不能擋：那一點是禁手（%2）。</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>最後一子擋住了進攻。</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1先成五。</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>著法如下。</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>哪些點是%1的禁手點？</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>%1 是%2的禁手點嗎？</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>標出的棋子是什麼棋形？</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>哪個答案正確？</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>棋子應下在哪裡？</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>請點選棋盤上的點，然後核對答案。</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>請點選棋盤上的一點。</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>請替%1落子。點選棋盤上的一點。</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>請點選下一子的位置。</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>請選擇答案，或點選棋盤上的一點。</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>請選擇答案。</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>只能連成六子以上，所以不是四。</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>變成四後有一端被封住，所以不是活三。</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>有一端會連成六子以上，所以不是活三。</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>空間不夠，成不了活四，所以不是活三。</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>下一子是禁手，所以不是活三。</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>下一子在另一條線上成五，所以不是活三。</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1 不成活三也不成四，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1 只形成一個活三，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1 只形成一個四，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1 形成一個四和一個活三，四三可以下。</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>正確：%1。</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>這裡沒有：%1。</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>還有：%1。</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>這裡沒有禁手點。</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>這裡沒有要找的點。</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>假設%1下在別處。</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2擋住活四的一端，%1就在另一端成五。</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1形成活四：%2擋不住兩端。</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2下在 %1。為什麼與標出的棋子不成活三？</translation>
    </message>
    <message>
        <source>These stones are a three: they can become a straight four.</source>
        <translation>這些棋子是活三：可以變成活四。</translation>
    </message>
    <message>
        <source>Which move is right for %1?</source>
        <translation>%1應下在哪裡？</translation>
    </message>
    <message>
        <source>How does %1 win by fours and threes?</source>
        <translation>%1怎樣以衝四活三取勝？</translation>
    </message>
    <message>
        <source>How does %1 win by fours?</source>
        <translation>%1怎樣衝四取勝？</translation>
    </message>
    <message>
        <source>Which move begins a win by fours and threes for %1?</source>
        <translation>%1下哪一手開始衝四活三勝？</translation>
    </message>
    <message>
        <source>Which moves begin a win by fours for %1?</source>
        <translation>%1下哪些點能開始衝四勝？</translation>
    </message>
    <message>
        <source>Which move begins a win by fours for %1?</source>
        <translation>%1下哪一手開始衝四勝？</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win by fours?</source>
        <translation>%1下哪些點能防住衝四勝？</translation>
    </message>
    <message>
        <source>How can %1 stop the win by fours?</source>
        <translation>%1怎樣防住衝四勝？</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>交換之後仍可給出第五手打點</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Where stone %1 may be placed</source>
        <translation>第 %1 子的落點範圍</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>第五手打點的範圍</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>第 %1 子落點範圍（方形）的邊長</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>第五手打點範圍（方形）的邊長</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>第五手打點數</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>可宣告的最少打點數</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>可宣告的最多打點數</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>再擺兩子的次數上限</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>不允許的開局</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>對局前擺好的棋子</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>天元</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>任意點</translation>
    </message>
    <message>
        <source>within the central %1 × %1 square</source>
        <translation>中央 %1×%1 之內</translation>
    </message>
    <message>
        <source>outside the central %1 × %1 square</source>
        <translation>中央 %1×%1 之外</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A condition of the opening and its value: &quot;Fifth moves that are offered: 5&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>不允許：%1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>開局為 %1</translation>
    </message>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>規定 %n 個打點</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>從這裡起不是有效的 JSON。</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>此欄位出現了兩次。</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>值的類型與此欄位不符。</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>這裡缺少一個欄位。</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>這裡沒有這個欄位。</translation>
    </message>
    <message>
        <source>This word is not valid here.</source>
        <translation>這裡不能用這個詞。</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>值超出範圍。</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>此開局規則沒有這個參數。</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>此參數不接受這個值。</translation>
    </message>
    <message>
        <source>There is no step with this name.</source>
        <translation>沒有這個名稱的步驟。</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>這個名稱已被使用。</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>有些路徑到此步驟時尚未宣告這個數。</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>沒有這個開局或目錄。</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>已沒有可用的開局。</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>這不是有效的範圍。請用 centre、any、sq:k 或 outside:k，k 為奇數。</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>不能這樣擺子：每點只能用一次，須在棋盤內，且不能成五。</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>範例在此無法進行，或在開局結束前中斷。</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>這個詞在此不代表任何對局者。</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>這一步驟不能放在這裡。</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>各條路徑到這裡時的子數不一。</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>開局尚未結束，步驟就用完了。</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>此步驟的所有選項都可能用盡，屆時無法繼續。</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>從這裡起，步驟可能無限循環。</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>步驟多於任何開局所需。</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>到這一步時，範圍內可能已無空點。</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>此開局規則不適用於這種大小的棋盤。</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>此條件不適用於此開局規則。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是檔案。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1 大於 1 MB，不是開局規則。</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1：已有名為 %2 的開局規則。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1，第 %2 行第 %3 欄：%4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1，第 %2 行第 %3 欄，%4：%5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>文字巢狀過深，或某處項目過多。</translation>
    </message>
</context>
<context>
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1小時</translation>
    </message>
    <message>
        <source>%1m</source>
        <extracomment>Minutes in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1s</source>
        <extracomment>Seconds in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Sum of the points of all opponents</source>
        <extracomment>Criteria for entries with equal points, in full.</extracomment>
        <translation>輔分</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>直接對局勝負，限同分者全部交過手時</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>直接對局勝負，限同分者全部直接或間接交過手時</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>對手最高分與最低分之和</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>對手次高分與次低分之和</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>總用時</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>對手的輔分之和</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>對手的勝者分之和</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>所勝對手的輔分</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>所勝對手的勝者分</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>勝局數</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>任假後方的勝局數</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>任假後方的局數</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>所負對手的積分</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>警告較少者</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>去掉最低分的輔分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>場分</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>第 %1 台積分</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>等級分低者</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>布霍爾茲分</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>布霍爾茲分（去掉最低）</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>布霍爾茲分（去掉兩個最低）</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>布霍爾茲分（去掉最高和最低）</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>索伯分（FIDE）</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>累進分</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>單循環</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>雙循環</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>單敗淘汰制</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>雙敗淘汰制</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>輪空</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>半分輪空</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>缺席</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>滿分輪空</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a round that only the arbiter sees.</extracomment>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已公布</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>積分</translation>
    </message>
    <message>
        <source>SOS</source>
        <translation>輔分</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>勝者分</translation>
    </message>
    <message>
        <source>DE</source>
        <extracomment>Short for direct encounter.</extracomment>
        <translation>直勝</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>用時</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>勝局</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>MP</source>
        <extracomment>Short for match points.</extracomment>
        <translation>場分</translation>
    </message>
    <message>
        <source>GP</source>
        <extracomment>Short for game points.</extracomment>
        <translation>局分</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>Short for the number that was drawn.</extracomment>
        <translation>籤號</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>中國全國賽（2025）</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>中國俱樂部瑞士制</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>台灣</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>連珠團體世界錦標賽</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>五子棋團體世界錦標賽</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>五子棋青少年世界盃</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>通信賽世界錦標賽</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>網路盃</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>大學電腦對局賽</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>圍棋規程循環賽</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>西洋棋瑞士制（FIDE）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>排名依據：%1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>編號</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>國家/地區</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>隊員</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>假先方編號</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>假後方編號</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>假後方</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局次</translation>
    </message>
    <message>
        <source>Opener&apos;s points</source>
        <translation>假先方得分</translation>
    </message>
    <message>
        <source>Second player&apos;s points</source>
        <translation>假後方得分</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>結果類型</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>假先方用時（秒）</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>假後方用時（秒）</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>所勝對手的積分之和</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>部分名次由總用時決定；缺席的輪次不計用時。</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>稱號</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性別</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>出生日期</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>會員編號</translation>
    </message>
    <message>
        <source>female</source>
        <translation>女</translation>
    </message>
    <message>
        <source>male</source>
        <translation>男</translation>
    </message>
    <message>
        <source>Direct encounter (FIDE)</source>
        <translation>直接對局勝負（FIDE）</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>直接對局勝負，依次比場分和局分</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>勝輪數（含未對局而勝）</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>未主動缺席的輪數</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>標準積分</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>對得分達半數者的積分（Koya）</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>預估布霍爾茲分</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>對手的平均布霍爾茲分</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>對手的平均等級分</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>表現分</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>完全表現分</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>對手的平均表現分</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>對手的平均完全表現分</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>台次加權分</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>從第一台起逐台比較積分</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>從末台起逐台去掉後的積分</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>團體索伯分（FIDE）</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>積分與對手實力綜合分</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1（去掉最高 %2 個和最低 %2 個）</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1（去掉前 %2 輪）</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1（去掉最低 %2 個）</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1（對手得分率不低於 %2%）</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1（最後一輪視為和局）</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1（含棄權局）</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>決定後的名次</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>決定方式</translation>
    </message>
    <message>
        <source>Rated games</source>
        <extracomment>Column of a list of players: how many games the rating of a player rests on.</extracomment>
        <translation>等級分對局數</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>The factor K of a player, by which a change of rating is multiplied; set by hand.</extracomment>
        <translation>係數 K</translation>
    </message>
</context>
<context>
    <name>TypingWords</name>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>無人</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1。下一個結果：第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1。下一個結果：第 %2 台，%3 – %4</translation>
    </message>
    <message>
        <source>Nothing was entered for table %1.</source>
        <translation>第 %1 桌未輸入任何成績。</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1。%2？請再輸入一次以確認。</translation>
    </message>
    <message>
        <source>%1. First %2, now %3: neither counts. Enter it twice again.</source>
        <extracomment>%1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.</extracomment>
        <translation>%1。先前為%2，現在為%3：均不生效。請重新輸入兩次。</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>要交換兩名棋手，請先後選取兩人，或將一人拖曳到另一人上。</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>請選擇與%1交換的棋手。</translation>
    </message>
</context>
<context>
    <name>WinWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Moves that are not decided: %1.</source>
        <translation>未定的著法：%1。</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>%1 這一步不完整。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 不能落子。</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1 沒有形成所示的五連。</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>%1 之後的成五點與所示不符。</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>%1 之後對方先成五。</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>%1 之後，未列出對防點 %2 的應手。</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>%1 之後，%2 不是防點。</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>%1 之後，防點 %2 標為禁手，但並非禁手。</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1可成五</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1衝四勝（VCF，共 %n 個四）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1威脅成五</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1威脅衝四勝（VCF，共 %n 個四）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>沒有更短的衝四勝。</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>是否有更短的衝四勝，尚不清楚。</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1沒有衝四勝。此結論已獲證明：所有衝四都已搜尋。</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>%1能阻止一切衝四勝的著法：%2。</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>%1沒有能阻止衝四勝的著法。此結論已獲證明。</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>未定：尚未找到%1能阻止衝四勝的著法。</translation>
    </message>
    <message>
        <source>%1: not decided.</source>
        <translation>%1：未定。</translation>
    </message>
    <message>
        <source>%1: makes five.</source>
        <translation>%1：成五。</translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s). There is no shorter win.</source>
        <translation>
            <numerusform>%1：衝四勝，共 %n 個四，沒有更短的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1：衝四勝，共 %n 個四。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>正在搜尋… 局面數：%1，深度：%2。</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1 成五。</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1 形成四，成五點為 %2，一子無法全部佔住。</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1 衝四。唯一的防點 %2 是禁手：%3。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1 威脅衝四勝，對方無法防守。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1 威脅衝四勝。</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1 衝四，威脅在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>%1 是唯一的防點。</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1 是一個防點。</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>若對方下 %1，則 %2 成五。</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1 獲勝：局面與上文相同，勝法見上。</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>已單憑規則逐手檢驗此取勝過程，正確無誤。</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>缺少一步。</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>取勝過程不正確。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1有衝四活三勝，攻方最多下 %n 手。未尋找更短的勝法。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>若對方下在別處：</translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>沒有找到%1的衝四活三勝。已搜尋全部衝四，以及威脅在 %n 個衝四之內獲勝的全部三；威脅較緩的著法仍可能取勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>%1 秒後停止。</translation>
    </message>
    <message>
        <source>Not found within %1 s.</source>
        <extracomment>%1 is a number of seconds: a search reached its limit, and what it looked for may still be there.</extracomment>
        <translation>%1 秒內未找到。</translation>
    </message>
    <message>
        <source>Positions searched: %1.</source>
        <translation>已搜尋局面數：%1。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>未尋找衝四活三勝。</translation>
    </message>
    <message>
        <source>The limit was reached after %1 s.</source>
        <translation>%1 秒後達到上限。</translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours and threes.</source>
        <translation>%1是否有衝四活三勝，未定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1有衝四活三勝，攻方最多下 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours.</source>
        <translation>%1是否有衝四勝，未定。</translation>
    </message>
    <message>
        <source>First moves that win by fours for %1: %2.</source>
        <translation>%1衝四獲勝的首著：%2。</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win by fours for %1.</source>
        <translation>未定：尚未找到能使%1衝四獲勝的首著。</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours. This is proven.</source>
        <translation>%1並未威脅衝四勝。此結論已獲證明。</translation>
    </message>
    <message>
        <source>%1: stops all wins by fours.</source>
        <translation>%1：阻止一切衝四勝。</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1在天元下第一子。</translation>
    </message>
    <message>
        <source>%1 places a black stone within the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 範圍內下一顆黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 範圍內下一顆白子。</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 之外下一顆黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 之外下一顆白子。</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1在任意點下一顆黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1在任意點下一顆白子。</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1給出 %n 個第五手打點。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1給出第五手打點。</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>接著由%1選擇。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1宣告第五手的打點數。</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1從打點中選定一個。</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1再擺 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the next stone.</source>
        <translation>下一子由%1下。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>The player to move</source>
        <extracomment>In the line of coming steps: whoever will be on turn then.</extracomment>
        <translation>輪到的一方</translation>
    </message>
    <message>
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>一方</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>裁判擺放最初的棋子</translation>
    </message>
    <message>
        <source>%1: stone %2</source>
        <extracomment>A coming step of the opening; %1 is a player.</extracomment>
        <translation>%1：第 %2 子</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step that is done: a player and the point of the stone.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1選擇</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1交換，執黑</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1交換，執白</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>不換</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1不換，執黑</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1不換，執白</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1給出打點：%2/%3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1給出第五手打點</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1給出 %n 個第五手打點</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 declares the number of fifth moves</source>
        <translation>%1宣告打點數</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1宣告 %n 個打點</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1從中選定一個</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1選定 %2</translation>
    </message>
    <message>
        <source>Free play follows</source>
        <translation>之後自由落子</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>由%1選擇執黑或執白。</translation>
    </message>
    <message>
        <source>%1 chooses how to continue.</source>
        <translation>由%1選擇如何繼續。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1宣告第五手的打點數（%2 到 %3）。</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1給出第五手打點：已擺 %2/%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1從 %n 個第五手打點中選定一個。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>輪到%1。</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>%1執黑，%2執白。</translation>
    </message>
    <message>
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>%1的棋子 %2</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>%1的打點 %2</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>%1收回的打點 %2</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>%1選定的第五手 %2</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>%1宣告的打點數 %2</translation>
    </message>
    <message>
        <source>choice by %1</source>
        <translation>%1的選擇</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>可構成的開局：%1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1的棋形，但不在天元</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>不屬於 26 種開局：妖刀</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1 與打點 %2（%3）同形：兩點以所示軸線互為鏡像。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1 與打點 %2（%3）同形：繞所示中心旋轉半圈後重合。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1 與打點 %2（%3）同形：繞所示中心旋轉四分之一圈後重合。</translation>
    </message>
    <message>
        <source>%1 (Black)</source>
        <extracomment>A player and the colour of the moment.</extracomment>
        <translation>%1（黑方）</translation>
    </message>
    <message>
        <source>%1 (White)</source>
        <translation>%1（白方）</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1已擺好全部 %n 個打點：請給出打點，或再更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1再擺 %n 子，然後由%2選擇。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1（已擺 %2/%3）</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1選定該打點</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s stones.</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>black stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>白子</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Spoken for a point of the board without a stone.</extracomment>
        <translation>空點</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>五子棋（無禁手）</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>五子棋（長連不算勝）</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>連珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>越南五子棋（Caro）</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>韓國五子棋（Omok）</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>五子棋（長連判負）</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>連成五子以上獲勝。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>剛好連成五子獲勝；六子以上不算。</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>連成五子獲勝。黑方有三三、四四、長連禁手。</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>連成五子以上獲勝，但兩端都被封住的除外。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>剛好連成五子獲勝。雙方均有三三禁手。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>剛好連成五子獲勝。雙方均有長連禁手。</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>長連禁手</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>四四禁手</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>三三禁手</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the kinds of one forbidden move: &quot;double-four, double-three&quot;.</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AboutBox</name>
    <message>
        <source>Gomoku and renju for clubs, arbiters and teachers.</source>
        <translation>適合棋社、裁判和教師的五子棋與連珠程式。</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>對局存放在 %1</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>進行中對局的對局日誌存放在 %1</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>至今落子和按鐘次數：%1。從操作到寫入對局日誌，最近一次 %2 毫秒，最慢 %3 毫秒。</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT 授權條款</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players, rules, opening and clock</source>
        <translation>選擇對局者、規則、開局和時間</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>開啟棋譜(&amp;O)…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>已儲存的對局(&amp;G)…</translation>
    </message>
    <message>
        <source>Open an automatically saved game</source>
        <translation>開啟自動儲存的對局</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program; a running game can be resumed later</source>
        <translation>關閉程式；未下完的對局以後可以繼續</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>停止雙方棋鐘並遮住棋盤，或繼續對局</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>聲明五連(&amp;V)</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>聲明自己已連成五子</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>指出禁手(&amp;F)</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>指出對手的一子是禁手</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>聲明超時(&amp;T)</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>聲明對手已經超時</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>對手可以同意、拒絕或繼續落子</translation>
    </message>
    <message>
        <source>Ask to take a move &amp;back</source>
        <translation>請求悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>須經對手同意</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>虛手(&amp;A)</translation>
    </message>
    <message>
        <source>Pass without placing a stone</source>
        <translation>虛手，不落子</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>本局認輸</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>無結果終局(&amp;E)</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>雙方同意不再繼續</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>第一手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>上一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>Ro&amp;tate board</source>
        <translation>旋轉棋盤(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>旋轉 90 度；座標隨棋子一起轉動</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>鏡射棋盤(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>顯示手數(&amp;N)</translation>
    </message>
    <message>
        <source>Show the move number on every stone</source>
        <translation>在每顆棋子上標出手數</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>顯示禁手點(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>顯示或隱藏禁手點（僅限允許顯示的對局）</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>顯示所有快速鍵</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>關於 Kagetsu(&amp;U)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>打譜</translation>
    </message>
    <message>
        <source>View</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>判定依據：下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>判定依據：上一步(&amp;P)</translation>
    </message>
    <message>
        <source>False f&amp;orbidden points</source>
        <translation>顯示假禁手點(&amp;O)</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>標出看起來是禁手其實不是的點（在本局允許時）</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>判定依據</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>切換全部理由與最短依據(&amp;A)</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>裁判：開局退回一步(&amp;K)…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>撤銷開局中最後的一子、選擇、宣告或打點</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>裁判：允許同形打點(&amp;Q)…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>允許黑方給出形狀相同、但在棋盤上位置不同的打點</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>課程(&amp;L)</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>學習分辨什麼是禁手、什麼不是，並做練習</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>對局紀錄單(&amp;P)…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>檢視、列印或儲存本局的對局紀錄單，供雙方簽名</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>由對局日誌產生對局紀錄單(&amp;J)…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>選擇一局的對局日誌，檢視其對局紀錄單</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>為什麼橫線上沒有活三(&amp;R)？</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>為什麼縱線上沒有活三(&amp;C)？</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>為什麼上升斜線上沒有活三(&amp;I)？</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>為什麼下降斜線上沒有活三(&amp;F)？</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>禁手判定(&amp;V)</translation>
    </message>
    <message>
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>擺出或貼上局面，查詢哪些點是禁手及其原因，並列印結果</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>以文字輸入局面(&amp;X)…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>將文字棋盤、一串著法或棋譜貼到禁手判定</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>列印判定(&amp;R)…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>列印禁手判定的結果，附判定依據和規則</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>對局日誌時間軸(&amp;M)…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>逐行檢視一局的對局日誌：局面、棋鐘、按鐘、判定</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the changes to this record</source>
        <translation>將變更儲存到此棋譜</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>以另一個名稱儲存棋譜</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>文字編碼(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>選擇此檔案的文字編碼</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>棋譜的後續著法(&amp;X)</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>圈出棋譜後續著法所在的點</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>開啟對局、棋譜庫或局面：SGF、RenLib、RenjuNet、Piskvork、PlayOK、文字</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>開啟剪貼簿內容(&amp;B)</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>開啟剪貼簿上的文字：一串著法、文字棋盤或棋譜</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>複製著法(&amp;Y)</translation>
    </message>
    <message>
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>將到目前局面為止的著法複製為文字；若在對局起點，則複製整條主線</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>複製對局（SGF）(&amp;F)</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>將整局複製為文字，包括變化和註解</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>複製棋盤（文字）(&amp;B)</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>以字元畫出的目前局面</translation>
    </message>
    <message>
        <source>&amp;Clock only (physical board)…</source>
        <translation>只用棋鐘（實體棋盤）(&amp;C)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>供兩人以實體棋盤對局時使用的雙面棋鐘</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>裁判台(&amp;I)</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>更正棋鐘和著法，裁定所指禁手是否成立，給予警告，宣布並確認結果</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>呼叫裁判(&amp;C)</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>停止雙方棋鐘，直到裁判宣布繼續對局</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>複製棋盤（圖片）(&amp;I)</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>目前局面的圖片，連同手數和標記</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>著法與理由(&amp;E)</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>在對局旁顯示著法、開局和理由</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>面對面(&amp;A)</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>將一方的面板倒轉，適合平放在雙方之間的螢幕</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>配色、棋盤和棋子、聲音、語言及其他偏好設定</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>停止雙方棋鐘(&amp;C)</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>雙方停鐘，直到裁判宣布繼續對局</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>登錄缺席、棄權或輪空</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>未進行的對局(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>記譜紙(&amp;C)…</translation>
    </message>
    <message>
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>供手寫記譜用，可列印空白的，也可先填好表頭</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手冊(&amp;M)</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>在旁邊的視窗中開啟使用手冊</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>恢復計時(&amp;C)…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>由裁判說明理由，然後繼續對局</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>縮小文字(&amp;R)</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>標準文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>朗讀雙方棋鐘(&amp;C)</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>朗讀雙方的時間</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>朗讀最近幾手(&amp;M)</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>朗讀最近四手</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>朗讀游標周圍的棋子(&amp;A)</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>朗讀游標所在四條線上的棋子</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>前往提議、指出禁手與聲明(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>前往等待對局者答覆的提議或詢問，或前往指出禁手與聲明的按鈕</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>朗讀</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>棋圖(&amp;D)…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>用於紙張或螢幕的棋盤圖：選擇顯示內容，然後儲存、複製或列印</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>新棋譜(&amp;R)…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>一份空白棋譜，可任選棋盤大小和規則</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>練習卷(&amp;W)…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>印在紙上的題目：取自本課程、無盡題目或本棋譜中的局面</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>與電腦對局(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>選擇電腦的棋力，開始對局</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>比賽…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>比賽的報名、輪次、成績和名次</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>恢復計時(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>分享(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link</source>
        <translation>讓別人看這局棋：圖片、動圖、手機掃的 QR 碼、著法、連結</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A place of the window: two people, or one and the computer, play a game.</extracomment>
        <translation>對弈(&amp;P)</translation>
    </message>
    <message>
        <source>Begin a game, or resume one</source>
        <translation>開始對局，或繼續未完成的對局</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>A place of the window: games that were played or opened.</extracomment>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Games played here, and records that were opened</source>
        <translation>在此下過的對局和開啟過的棋譜</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A place of the window: courses, tasks and lessons.</extracomment>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>Courses, practice and lessons</source>
        <translation>課程與練習</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <extracomment>A place of the window: tournaments and the waiting room.</extracomment>
        <translation>比賽(&amp;E)</translation>
    </message>
    <message>
        <source>Tournaments, and games in the waiting room</source>
        <translation>比賽，以及等候室中的對局</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <extracomment>A place of the window: a disputed position is judged, and journals are examined.</extracomment>
        <translation>判定(&amp;V)</translation>
    </message>
    <message>
        <source>Judge a position, or examine the journal of a game</source>
        <translation>判定局面，或查看對局日誌</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the first page of this place</source>
        <translation>返回這一欄的首頁</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title: the five places of the window, such as Play and Learn.</extracomment>
        <translation>欄目</translation>
    </message>
    <message>
        <source>Searc&amp;h…</source>
        <translation>搜尋(&amp;H)…</translation>
    </message>
    <message>
        <source>Find a command, setting, player, game, opening or page of the manual by its name</source>
        <translation>依名稱尋找命令、設定、棋手、對局、開局或手冊頁面</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>返回棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the table of the game that has just ended</source>
        <translation>返回剛結束的對局的棋桌</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再來一局(&amp;M)</translation>
    </message>
    <message>
        <source>Another game on the same terms; the other player opens</source>
        <translation>按相同條件再下一局，由另一方開局</translation>
    </message>
    <message>
        <source>Back to the re&amp;cord</source>
        <translation>返回棋譜(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the record in which this game began</source>
        <translation>返回本局開始時的棋譜</translation>
    </message>
    <message>
        <source>Game li&amp;brary</source>
        <extracomment>Menu: all games that somebody has, in one file.</extracomment>
        <translation>對局庫(&amp;B)</translation>
    </message>
    <message>
        <source>All games that you have, found by player, event, year or opening</source>
        <translation>擁有的全部對局，可按棋手、賽事、年份或開局尋找</translation>
    </message>
    <message>
        <source>Show board to c&amp;lass</source>
        <extracomment>Menu: puts the board of this page on the projector, a proof or a win step by step.</extracomment>
        <translation>向全班展示棋盤(&amp;L)</translation>
    </message>
    <message>
        <source>The board on the projector; a proof or a win that is shown comes step by step</source>
        <translation>把棋盤放到投影機上；正在顯示的判定依據或勝法逐步出現</translation>
    </message>
    <message>
        <source>Sho&amp;w on phones…</source>
        <extracomment>Menu: the game at the table, on the phones of people in the room.</extracomment>
        <translation>在手機上顯示(&amp;W)…</translation>
    </message>
    <message>
        <source>Let everybody in the room follow this game on a phone: board and clocks, by a QR code</source>
        <translation>讓在場的人用手機看這局棋：掃 QR 碼即可看到棋盤和棋鐘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>已下的手數</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>輪到的一方</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1的棋鐘</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>打掛對局 %1 – %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黑。O：白。</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封手</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>對手到場時，用此密碼在裁判台開啟封手。在此之前請將這張紙封入信封保管：沒有密碼，誰也讀不出這一手。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>封手時間</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>程式保存封手，任何人都無法讀取。開啟封手的密碼另印一張，由裁判保管。</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>封手密碼，%1 – %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>對局者</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>罰分與加分</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>自第幾輪起</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>自開賽起</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button that stays pressed: an engine analyses the position.</extracomment>
        <translation>分析</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 條變化</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>變化的條數</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>引擎給出的變化</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>作為變化插入</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>對局進行中，引擎不分析局面。</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>正在啟動引擎…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>引擎沒有找到著法。</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>用引擎找出目前局面的最佳著法。</translation>
    </message>
    <message>
        <source>Proven: %1: %2</source>
        <extracomment>A line that is proven to win: %1 is such as &quot;Black wins in 3 fours&quot;, %2 its moves.</extracomment>
        <translation>已證明：%1：%2</translation>
    </message>
    <message>
        <source>Proven: %1.</source>
        <extracomment>%1 is such as &quot;Black wins in 3 fours&quot;, and there is a proof of it.</extracomment>
        <translation>已證明：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPad</name>
    <message>
        <source>&amp;Forbidden</source>
        <translation>是禁手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>不是禁手(&amp;A)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <translation>核對答案(&amp;A)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message>
        <source>All groups</source>
        <translation>所有小組</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>%n 個回答</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2 人中已有 %1 人回答</translation>
    </message>
    <message>
        <source>For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.</source>
        <translation>每有一個回答，就點棋盤上的點或評價。不會記到學生名下。</translation>
    </message>
    <message>
        <source>Tap the point of an answer on the board, or a mark; then everybody who gave it.</source>
        <translation>先點棋盤上的答案點或評價，再點所有這樣回答的學生。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小組</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>部分正確</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <extracomment>Button: answers of a class are only counted.</extracomment>
        <translation>不記名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show to the class</source>
        <extracomment>Button: the board before the class shows how many pupils answered each point.</extracomment>
        <translation>向全班展示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End the question</source>
        <extracomment>Buttons: phones may answer now, or no more.</extracomment>
        <translation>結束提問(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k the phones</source>
        <translation>向手機提問(&amp;K)</translation>
    </message>
    <message>
        <source>%1 – answered</source>
        <extracomment>In a list of pupils: %1 has answered by phone; what is not shown yet.</extracomment>
        <translation>%1 – 已作答</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n without a name</source>
        <extracomment>%1 is &quot;7 of 12 have answered&quot;.</extracomment>
        <translation>
            <numerusform>%1，另有 %n 個未署名</numerusform>
        </translation>
    </message>
    <message>
        <source>By &amp;phone…</source>
        <extracomment>Button: pupils answer with their phones.</extracomment>
        <translation>用手機作答(&amp;P)…</translation>
    </message>
    <message>
        <source>No time limit</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>不限時</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>作答時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>返回對局</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>裁判：按住以繼續</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>放開以繼續</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>再按一次以繼續</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>裁判操作</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>對局日誌</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>撤銷此操作…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>誤指禁手</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>超過每手時限</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>雙方同意</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>試圖悔棋</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>棋子滑落到棋盤上</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>棋子移位</translation>
    </message>
    <message>
        <source>Stone on an occupied point</source>
        <translation>下在已有棋子的點</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>未輪到而落子</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>執錯黑白</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>過早按鐘</translation>
    </message>
    <message>
        <source>Clock pressed with the wrong hand</source>
        <translation>未用落子的手按鐘</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>開錯棋鐘</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>棋鐘設定有誤</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>棋鐘故障</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>讀秒有誤</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>意外顯示了禁手點</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>場外協助</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>裝置故障</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Arrived late</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>干擾比賽</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>紀錄有誤</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>裁判准許離席</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>打掛</translation>
    </message>
    <message>
        <source>Arbiter&apos;s mistake</source>
        <translation>裁判失誤</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>其他理由</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;, %2 what the arbiter wrote about it.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The computer slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>電腦睡眠或停頓</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>尚未說明</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>對局者身體不適</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>裁判身體不適</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AwaitedWords</name>
    <message>
        <source>%1 is not here yet and has until %2.</source>
        <extracomment>A player who comes late; %2 is a time of day. Later than that the game is lost.</extracomment>
        <translation>%1尚未到場，須在 %2 前到場。</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1已到場</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Change the start time</source>
        <translation>更改開賽時間</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>更改</translation>
    </message>
    <message>
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>對局原訂 %1 開始，該時間已過。</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>對局紀錄單中會列出前後兩個時間和理由。</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>新的開賽時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>開賽時間</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1 分</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>提前 %1 分鐘</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 分</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>延後 %1 分鐘</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>更改開賽時間…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>Button over a board of which only a part is shown, magnified: shows all of it again.</extracomment>
        <translation>整個棋盤</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message>
        <source>Boards of the hall</source>
        <extracomment>Title: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>大廳棋盤</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Journal of this board</source>
        <extracomment>Button: shows the journal of a game line by line.</extracomment>
        <translation>此盤的對局日誌</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>A board in a list: &quot;Table 3&quot;, the player with the black stones, the other one.</extracomment>
        <translation>%1：%2 – %3</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What both clocks of a board show, Black&apos;s first.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The rest of its journal cannot be read.</source>
        <translation>其餘的對局日誌無法讀取。</translation>
    </message>
    <message>
        <source>%1 gives no sign of life.</source>
        <extracomment>%1 is the name of the computer at a table.</extracomment>
        <translation>%1 沒有任何訊息。</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>%n 秒前收到 %1 的最後訊息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Booklet</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>The heading of a game in a booklet: %1 is its number, %2 its players.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>Below a diagram.</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>第 %1–%2 手</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>列印內容</translation>
    </message>
    <message>
        <source>Booklet</source>
        <extracomment>Games with diagrams and moves, or only small boards.</extracomment>
        <translation>小冊子</translation>
    </message>
    <message>
        <source>Sheet of boards</source>
        <translation>棋圖頁</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每圖手數</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>紙張大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The title of a booklet of games.</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序號</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>頁</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>These settings for a paper are not valid.</source>
        <translation>這份文件的設定無效。</translation>
    </message>
    <message>
        <source>There are no games to print.</source>
        <translation>沒有可列印的對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>剪貼簿中沒有棋譜。未貼上任何內容。</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>剪貼簿中棋譜的棋盤大小與目前棋譜不同。未貼上任何內容。</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>剪貼簿中的棋譜沒有著法。未貼上任何內容。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud for a card of the gallery; %1 is its title, %2 its chapter.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <extracomment>Read aloud for a card of the gallery that was answered rightly; %1 is its title and chapter.</extracomment>
        <translation>%1，已答對</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseView</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which shape of the chapter is shown, of how many.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盤：%1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正確。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不正確。</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>此判定取決於對規則的解讀（%1）；其他裁判可能作出不同裁定。</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>全部棋形(&amp;S)</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>返回全部棋形</translation>
    </message>
    <message>
        <source>Previous shape</source>
        <translation>上一個棋形</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>下一個棋形</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>不是禁手(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>成五獲勝(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Forbidden</source>
        <extracomment>Answer of somebody who learns: the point asked about is forbidden.</extracomment>
        <translation>是禁手(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;how me</source>
        <extracomment>Button: tells the answer to who does not want to guess.</extracomment>
        <translation>看答案(&amp;H)</translation>
    </message>
    <message>
        <source>Find all forbidden points &amp;here</source>
        <extracomment>Button: from a shape to the exercise of finding all forbidden points on its board.</extracomment>
        <translation>在此局面找出所有禁手點(&amp;H)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>文字編碼</translation>
    </message>
    <message>
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>舊檔案沒有註明文字編碼。請選擇能正確顯示的一種。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>檔案中的文字</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>此檔案的文字全是 ASCII，用哪種編碼看都一樣。</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>尋找編碼</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>沒有這個名稱的編碼。</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>棋譜中常見</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Heading above all text encodings that are rare in game files.</extracomment>
        <translation>所有其他</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message>
        <source>Check-in</source>
        <extracomment>Title: who has come, before the first round.</extracomment>
        <translation>報到</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>輸入姓名開頭，再按 Enter</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>已到棋手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>%1 名棋手中已到 %n 名。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>全選</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>%n 名未到棋手退賽</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>全部到齊</translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>有 %n 名棋手與「%1」相符。請再多輸入幾個字，或直接點選。</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>取消全選</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceList</name>
    <message>
        <source>Add an answer</source>
        <extracomment>Button, for an author: one more answer among which pupils choose.</extracomment>
        <translation>新增答案</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>Reply to answer %1</source>
        <translation>答案 %1 的回應</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>正確</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>移除答案 %1</translation>
    </message>
    <message>
        <source>Reply (optional)</source>
        <translation>回應（選填）</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>點選其他點時的回應（選填）</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>點選其他點時的回應</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>%n 個打點</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>宣告 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassDialog</name>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>建立新檔案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>Set &amp;groups</source>
        <translation>設定小組(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>刪除學生(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>進度另存為(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>另存為 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;for another computer…</source>
        <translation>儲存給另一台電腦(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Join a class…</source>
        <translation>合併班級(&amp;J)…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班級</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小組</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>新學生；多名用逗號分隔</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>小組</translation>
    </message>
    <message>
        <source>Groups, such as 4b 2026</source>
        <extracomment>In an empty field for the groups of a pupil: an example, a school class and its year.</extracomment>
        <translation>小組，例如 四年2班 2026</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>儲存進度</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>儲存表格</translation>
    </message>
    <message>
        <source>class</source>
        <translation>班級</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save class</source>
        <translation>儲存班級</translation>
    </message>
    <message>
        <source>Class (*.json)</source>
        <translation>班級 (*.json)</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>所有小組</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>這個姓名已被使用。請換一個。</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>要刪除%1嗎？</translation>
    </message>
    <message>
        <source>Progress, answers and marks of this pupil will also be deleted. This cannot be undone.</source>
        <translation>該學生的進度、答題紀錄和成績也會被刪除，無法復原。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>無法儲存檔案：%1</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>合併班級</translation>
    </message>
    <message>
        <source>The class could not be read: %1</source>
        <translation>無法讀取班級：%1</translation>
    </message>
    <message>
        <source>%1 is not a class, or is damaged (line %2, column %3).</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>%1 不是班級檔案，或已損壞（第 %2 行第 %3 列）。</translation>
    </message>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>已合併，新增 %n 名學生。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of this class is here already.</source>
        <translation>該班級的內容都已經有了。</translation>
    </message>
    <message>
        <source>Page of the p&amp;upil…</source>
        <translation>學生頁面(&amp;U)…</translation>
    </message>
    <message>
        <source>Cert&amp;ificate…</source>
        <translation>證書(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassModel</name>
    <message>
        <source>Pupil</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Column: the groups that a pupil is in, such as &quot;4b 2026&quot;.</extracomment>
        <translation>小組</translation>
    </message>
    <message>
        <source>Course pages</source>
        <extracomment>Column: how many pages of courses are done.</extracomment>
        <translation>系列課程頁數</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Column: how many tasks are in the boxes of daily practice.</extracomment>
        <translation>題目</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Column: how many tasks are due today.</extracomment>
        <translation>到期</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Marks ✓</source>
        <extracomment>Columns: how many marks were given in front of the class.</extracomment>
        <translation>成績 ✓</translation>
    </message>
    <message>
        <source>Marks ½</source>
        <translation>成績 ½</translation>
    </message>
    <message>
        <source>Marks ✗</source>
        <translation>成績 ✗</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>沒有第二螢幕。按 F5 在本螢幕顯示全班畫面。</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>全班看到的是黑畫面。</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>全班看到的仍是第 %1 頁。</translation>
    </message>
    <message>
        <source>The class sees this:</source>
        <translation>全班看到：</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Nothing more to reveal</source>
        <translation>沒有其他要顯示的內容</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>顯示提示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>顯示答案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>顯示下一顆棋子(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>顯示講解(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>顯示更多文字(&amp;R)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>結束上課(&amp;E)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>重新隱藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>凍結(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>黑畫面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>指示環(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>畫圖(&amp;D)</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>點一下畫圓圈，再點一下畫叉；拖曳畫箭頭</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全螢幕(&amp;S)</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>全班所見</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>顯示下一步，然後到下一頁</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>隱藏最後一步，然後回上一頁</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>全班畫面變黑，或恢復顯示</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>凍結全班畫面，或取消凍結</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>顯示或隱藏指示環</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>用滑鼠畫圖，或停止</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>給上台的學生記分：正確</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>給上台的學生記分：部分正確</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>給上台的學生記分：錯誤</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>下一名學生</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>全螢幕顯示全班畫面</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>離開全班畫面；再按一次則結束上課</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>上課</translation>
    </message>
    <message>
        <source>Back &amp;to the position</source>
        <extracomment>Button: removes the stones that pupils have proposed.</extracomment>
        <translation>回到局面(&amp;T)</translation>
    </message>
    <message>
        <source>Remove the stones that were tried</source>
        <translation>取走試下的棋子</translation>
    </message>
    <message>
        <source>&amp;Reveal the next step</source>
        <translation>顯示下一步(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Button: notes what each pupil of the class answers.</extracomment>
        <translation>回答(&amp;A)</translation>
    </message>
    <message>
        <source>Note what the class answers, or go back to the buttons</source>
        <translation>記錄全班的回答，或返回按鈕</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>還剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The phones may answer.</source>
        <translation>手機可以作答。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>已有 %n 支手機加入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassView</name>
    <message>
        <source>Code for the phones of the class</source>
        <extracomment>A picture for a camera: it leads to the page on which pupils answer.</extracomment>
        <translation>供全班手機掃描的二維條碼</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>上課</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>離開（Esc）(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>這一手 %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>每手時限 %1</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>%1的棋鐘，%2</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>已超時。</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>計時中，%1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>已停，%1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>延時 %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
        <translation>剩餘手數：%1</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>按鐘</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>勝方，%1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>按鐘，%1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋鐘</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <extracomment>On a clock beside a real board: how often this player has pressed it so far.</extracomment>
        <translation>
            <numerusform>%n 手</numerusform>
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
        <translation>點選任一側的棋鐘或按空白鍵，%1的棋鐘開始計時。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超時。</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>對局已恢復。按「繼續」之前，雙方棋鐘停止。</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>已暫停：雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並排</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>面對面</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>聲明超時</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>結果…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>交換黑白</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>記錄著法</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>新棋鐘</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>對局紀錄單…</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>互換位置</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>第二局</translation>
    </message>
    <message>
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>已打掛：雙方停鐘，直到裁判宣布繼續對局。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1已呼叫裁判。只有裁判能恢復計時。</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>確認計入</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>電腦睡眠計入用時</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>由裁判決定並恢復計時。</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>對局日誌檢查碼：%1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>呼叫裁判</translation>
    </message>
    <message>
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>%1呼叫裁判</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>雙方棋鐘已停。只有裁判能恢復計時。</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>停止雙方棋鐘</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>更改時限規定…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>離開全螢幕</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>手動調鐘…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>撤銷調鐘</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>雙方棋鐘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Column: how many wins by fours were missed.</extracomment>
        <translation>錯過勝機</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>讓出勝機</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>覆盤標出的著法</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>覆盤：%1</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>已覆盤的對局</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>包括沒有覆盤標記的對局</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>前往對局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>有覆盤標記的對局：%1。</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>正在覆盤… 第 %1 局，共 %2 局。</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>已在第 %1 局後停止，共 %2 局。</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>已覆盤對局：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CommandForm</name>
    <message>
        <source>The move is sealed, and both clocks are stopped.</source>
        <translation>已封手，雙方停鐘。</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>此密碼無法開啟封手。</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>請填寫必填欄位。</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>已執行：%1。</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>這將結束對局：%1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>結束對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerDialog</name>
    <message>
        <source>Play against the computer</source>
        <translation>與電腦對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1 不支援在這種棋盤上使用這種規則。</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds rule, opening and time of a game against the computer.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <extracomment>Button: other programs to play against are added and checked.</extracomment>
        <translation>其他引擎…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerWords</name>
    <message>
        <source>Beginner</source>
        <extracomment>How strong the computer plays, from the weakest to the strongest of six.</extracomment>
        <translation>入門</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>很難</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>會成五、會擋四，但看不到活三。</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>也看得到活三，但不推演。</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>推演兩手。</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>在時間允許的範圍內盡量推演，找得到任意長度的衝四勝。</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>推演三手，找得到短的衝四勝。</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>推演四手，找得到較長的衝四勝。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>合併棋譜</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>兩份棋譜有 %n 個局面不同。請為選取的列選擇要保留的內容。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>保留目前的(&amp;K)</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>保留併入的(&amp;N)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>兩者都保留(&amp;B)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>目前的</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>併入的</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>兩者</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>用時、標記及其他</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionDialog</name>
    <message>
        <source>Correct a result</source>
        <translation>更正成績</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>指出禁手與各項聲明、更正、中斷</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>新增一筆紀錄來撤銷…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CountdownDialog</name>
    <message>
        <source>Countdown to the round</source>
        <translation>本輪倒數計時</translation>
    </message>
    <message>
        <source>Minutes until the round begins</source>
        <translation>距本輪開始的分鐘數</translation>
    </message>
    <message>
        <source>No countdown</source>
        <translation>不倒數計時</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: the countdown begins to run.</extracomment>
        <translation>開始</translation>
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
        <translation>要重新開始所有系列課程嗎？</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>所有頁面都會變回未完成。</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>跟著引導學開局規則</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>重新開始(&amp;V)…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>系列課程的各課</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the chosen step of a course; %1 is its number and name.</extracomment>
        <translation>繼續(&amp;C)：%1</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>%1 / %2 頁</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>向全班展示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course, or an opening procedure; %1 is its name.</extracomment>
        <translation>開始(&amp;B)：%1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>課程(&amp;L)</translation>
    </message>
    <message>
        <source>Boo&amp;klet…</source>
        <extracomment>Button: prints the chosen course as a booklet.</extracomment>
        <translation>小冊子(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>結束複習(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>顯示答案(&amp;W)</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>這題明天會再出現。</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>這道題下次出現：%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>完成(&amp;I)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message>
        <source>&amp;Pupils…</source>
        <extracomment>Button: new pupils, other names, delete.</extracomment>
        <translation>學生(&amp;P)…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>建立新檔案(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>開始(&amp;T)</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>各類題目的進度</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在讀取…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>還沒有學生</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>請選擇學生</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>學生在系列課程、個別課程和練習中答過的題目，會隔 1、3、7、21、60 天再次出現，答錯的隔天就會再出現。紀錄只保存在這台電腦上。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>今天有 %n 道題要複習</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>今天沒有要複習的題目</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>下次複習：%1，共 %n 道題。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>在系列課程、個別課程或練習中答題，題目就會再次出現在這裡。</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>答對：%1 / %2。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>並列名次</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>請選擇</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>由程式抽籤</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>人工抽籤</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>如何決定？</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>理由（簡要）</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>此名次規則分不出先後。</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>These games leave all of them equal.</source>
        <translation>這些對局未能分出先後。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>返回對局</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Position from the record</source>
        <translation>紀錄中的局面</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>給%1加時</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>停止雙方棋鐘</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>所指禁手成立</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>所指禁手不成立</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <translation>警告%1</translation>
    </message>
    <message>
        <source>+ Time</source>
        <translation>加時</translation>
    </message>
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>給%2加時%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskLock</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>按住以開啟</translation>
    </message>
    <message>
        <source>Release to open</source>
        <translation>放開以開啟</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回對局</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>僅供裁判使用。開啟裁判台不影響對局；對局者請返回對局。</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>再按一次以開啟</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>請按住按鈕、空白鍵或 Enter 鍵，直到提示可以放開；也可以按兩次。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>罰則、提和與遲到</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收合</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>誤指禁手的罰時</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>判負的警告次數</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>第幾手之後</translation>
    </message>
    <message>
        <source>Maximum number of moves, then a draw</source>
        <translation>手數上限（滿則和局）</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>遲到時限</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>未到場的時間</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>隨時</translation>
    </message>
    <message>
        <source>After a certain move</source>
        <translation>某一手之後</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允許</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>不扣時</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>從棋鐘扣除</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>加倍扣除</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>剛好在時限到場也算逾限</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>收回所指禁手</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>雙方超時</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>只能在自己落子之後提和</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>圓圈：%1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>方塊：%1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>三角：%1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>叉號：%1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1：虛手</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>Below a diagram: move %1 was played where the stone with the number %2 stands.
----------
Below a diagram: move %1 was played on the point %2, where no stone stands any more.</extracomment>
        <translation>%1 在 %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramDialog</name>
    <message>
        <source>Diagram</source>
        <translation>棋圖</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>拖曳選取要顯示的點</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>手數標註</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>從指定手數起</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>最後若干手</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>手數</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>變化從 1 開始編號</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手點</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選定的</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>輸入點的座標，或在預覽中點選</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>標記、文字和箭頭</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>後續著法</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>最後一手加圈</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>獲勝連線</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>說明文字</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>左側和下方</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四邊</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>樣式</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木紋</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Style of a diagram: coloured signs on paper.</extracomment>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Print, black and white</source>
        <extracomment>Style of a diagram: nothing but black on white.</extracomment>
        <translation>黑白印刷</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>旋轉(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>鏡射(&amp;M)</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>兩個對角，如 D4:L12；或在預覽中拖曳</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>棋盤局部</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>整個棋盤(&amp;W)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 公釐</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>線間距</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>圖片解析度</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景透明</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>複製為圖片和向量圖（SVG）</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>複製為文字(&amp;X)</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>用字母和數字繪製</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>系列棋圖(&amp;E)…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>將整串著法製成多張棋圖，附註解</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 公釐</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>儲存棋圖</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>棋圖</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>圖片 (*.png);;向量圖 (*.svg);;PDF (*.pdf);;純文字 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>%1 不是棋盤上的點。</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>棋譜在第 %2 手之後沒有 %1 這一手。</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>這串著法沒有第 %1 手。</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>未知的選項：%1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>檔案名稱必須以 .png、.svg、.pdf 或 .txt 結尾：%1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>檔案中沒有第 %1 局；共 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>局部 %1 不在此棋盤上。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DialogFoot</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>兩局制第一局後：%1。</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1贏得兩局賽。</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>兩局賽平手。</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>兩局賽雙方皆負。</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>兩局結束：%1。</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>積分：%1 %2，%3 %4。</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>兩局制第一局</translation>
    </message>
    <message>
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>兩局制第二局，目前比分 %1</translation>
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
        <translation>已還原 %1 尚未儲存的內容。</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>先前的備份無法讀取，保留為 %1。</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>無法備份所作的變更：磁碟已滿或無法寫入。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillMoves</name>
    <message>
        <source>&amp;End drill</source>
        <extracomment>Button: leaves the drill before all is done.</extracomment>
        <translation>結束練習(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>顯示答案(&amp;W)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>After a drill; %1: moves that were right at the first attempt, %2: all that were asked.</extracomment>
        <translation>一次答對：%1/%2。</translation>
    </message>
    <message>
        <source>This move leads into another line.</source>
        <extracomment>The pupil&apos;s move is in none of the lines from here, but leads to a position of the record.</extracomment>
        <translation>這一手轉入另一變化。</translation>
    </message>
    <message>
        <source>Once more, as this was not right before.</source>
        <translation>再答一次，剛才沒有答對。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <extracomment>The program has played the other side; %1 is Black or White, %2 a point.</extracomment>
        <translation>%1下在 %2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the moves of a drill is asked; %1 of %2.</extracomment>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>完成(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>下一手(&amp;N)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillView</name>
    <message>
        <source>Back to the &amp;record</source>
        <extracomment>Button: from the drill back to the record whose lines were asked.</extracomment>
        <translation>返回棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>Which side do you play in the drill?</source>
        <translation>練習時執哪一方？</translation>
    </message>
    <message>
        <source>The program plays the other side, and asks for every move of yours that the record has from here on.</source>
        <translation>另一方由程式下，並逐一詢問此棋譜從這裡往後所執一方的著法。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Button: the pupil plays this side in a drill; %1 is Black or White.</extracomment>
        <translation>執%1</translation>
    </message>
    <message>
        <source>The record has no moves by %1 from here on.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>從這裡往後，此棋譜沒有%1的著法。</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <extracomment>Moves of one side that a drill asks.</extracomment>
        <translation>著法：%1。</translation>
    </message>
    <message>
        <source>Moves known: %1 of %2.</source>
        <extracomment>Of the moves of one side in a record, those whose last answer was right.</extracomment>
        <translation>已掌握：%1/%2 手。</translation>
    </message>
    <message>
        <source>Due today: %1.</source>
        <translation>今天到期：%1 手。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EmptyGameDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>建立(&amp;C)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EndCard</name>
    <message>
        <source>Second game</source>
        <extracomment>Buttons after a game. Second game: of a match of two games, with exchanged seats. Rematch: another game by the same terms between the same players.</extracomment>
        <translation>第二局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>對局紀錄單…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>隱藏結果</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>隱藏結果（Esc）</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>對局日誌檢查碼：%1</translation>
    </message>
    <message>
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>請抄下或拍照：日後可證明本局的對局日誌未被改動。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment, that it is there.</extracomment>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>複製圖片</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Button after a game: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Back to the record</source>
        <extracomment>Button after a game that began in a record: back to the position where it began.</extracomment>
        <translation>返回棋譜</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineManager</name>
    <message>
        <source>%1 has stopped playing.</source>
        <extracomment>%1 is a player that is a program.</extracomment>
        <translation>%1 已停止下棋。</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>Button: the engine is started once more and plays on.</extracomment>
        <translation>重新啟動引擎</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>代替引擎落子</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>對局已儲存。若規定允許暫停，則雙方棋鐘已停。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineProfiles</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the path of a file, %2 what is wrong with it.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The file is too large for an engine profile.</source>
        <translation>檔案太大，不是引擎的設定檔。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>第 %1 行第 %2 欄</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>這不是引擎的設定檔（%1）。</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>無法建立資料夾。</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>檔案裡還有其他引擎的設定，因此沒有刪除。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>Button: a program that plays by the Gomocup protocol is chosen as a file.</extracomment>
        <translation>新增…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>儲存記錄檔…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>程式：%1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>能對局，也能分析。</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>能對局，但不能分析。</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>新增引擎</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1：引擎給出了不能下的著法。</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>沒有新增這個引擎，因為它不支援任何一種規則。</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>引擎不支援任何一種規則。</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>檢查完畢。</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>要移除 %1 嗎？</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>程式本身保留在原處。</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>儲存記錄檔</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>記錄檔已儲存。</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>正在檢查引擎…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>姓名，或「姓名; 單位; 等級分」</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新棋手</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>貼上名單(&amp;P)</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>從試算表複製的列或欄</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>開啟檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>抽籤(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>在螢幕上公開抽取棋手編號</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>比賽的名稱、輪數、積分與規則</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>進入第 %1 輪</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>恢復參賽(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>退賽(&amp;W)</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>參加第 %1 輪</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>第 %1 輪輪空</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>輪空或對手(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>在編排之前指定輪空或對手</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>罰分與加分(&amp;Y)…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>隊員…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>詳情(&amp;D)…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>從試算表、CSV 或文字檔讀取棋手名單</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>報到(&amp;C)…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>勾選已到的棋手，其餘棋手不參賽</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>未到的 %n 名棋手不參賽。可用「復原」恢復。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number by rating</source>
        <extracomment>Button: the player with the highest rating gets pairing number 1, and so on.</extracomment>
        <translation>按等級分編號</translation>
    </message>
    <message>
        <source>The highest rating becomes number 1</source>
        <translation>等級分最高者為 1 號</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryDialog</name>
    <message>
        <source>Player</source>
        <extracomment>Title: what is known of a player.</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <extracomment>Of a player.</extracomment>
        <translation>出生年份或日期</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryForm</name>
    <message>
        <source>unchanged</source>
        <translation>不變</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>「%1」不是有效的時間。</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>這不是裁判長的 PIN 碼。</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>這不是有效的點。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>此點已有棋子。</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>「%1」視為 %2。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>讀秒次數</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <translation>剩餘手數</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>積分（以半分為單位）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>第幾手</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封手</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>點</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>補充說明</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>裁判長的理由</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>裁判長的 PIN 碼</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>顯示所輸入的著法</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>將棋鐘恢復到當時</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30（分和秒）、10m 或 45s</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8，或點選棋盤</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>選填</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>可稍後說明</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>請選擇</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋鐘</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>與上同</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryLists</name>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>尚未複製名單。請先在試算表中複製。</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>開啟棋手名單</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>棋手名單 (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>無法開啟 %1。</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>%1 中沒有姓名。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>參賽情況</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EvaluationBar</name>
    <message>
        <source>%1 is better: %2 %</source>
        <extracomment>Who is better in a game: %1 is Black or White, %2 how likely that side wins.</extracomment>
        <translation>%1優勢：%2 %</translation>
    </message>
    <message>
        <source>Who is better is not known</source>
        <translation>優劣未知</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message>
        <source>On phones: %1…</source>
        <translation>手機觀看：%1…</translation>
    </message>
    <message>
        <source>Show on phones…</source>
        <translation>在手機上顯示…</translation>
    </message>
    <message>
        <source>They see pairings, results, standings, games with a record, and boards while they are played here.</source>
        <translation>他們能看到對陣、成績、名次表、有棋譜的對局，以及正在本機進行的對局。</translation>
    </message>
    <message>
        <source>Names are shown in full.</source>
        <translation>顯示全名。</translation>
    </message>
    <message>
        <source>Names are shown as initials.</source>
        <translation>姓名顯示為縮寫。</translation>
    </message>
    <message>
        <source>Pairing numbers are shown instead of names.</source>
        <translation>只顯示編號，不顯示姓名。</translation>
    </message>
    <message>
        <source>Results are shown at once.</source>
        <translation>成績立即顯示。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>成績和對局延遲 %n 分鐘顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown after the round.</source>
        <translation>成績和對局在本輪結束後顯示。</translation>
    </message>
    <message>
        <source>To change that, choose Public pages first.</source>
        <extracomment>The entry of the menu is meant.</extracomment>
        <translation>如需變更，請先開啟「公開網頁」。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>比賽報告 (*.trf)</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>另存為網頁…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>儲存比賽報告…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>列印</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>無法儲存 %1。</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>儲存對局…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>本組別的對局都沒有棋譜。</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>RenLib 棋譜庫 (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>這些對局不能合成一個棋譜庫。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>有 %n 局因棋盤大小不同而未收入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>有 %n 份棋譜無法讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 已儲存。</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>比賽報告，各局分列 (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>比賽報告，TRF16 (*.trf)</translation>
    </message>
    <message>
        <source>Game records of round %1 (*.sgf)</source>
        <translation>第 %1 輪棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library of round %1 (*.lib)</source>
        <translation>第 %1 輪的 RenLib 棋譜庫 (*.lib)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventProjector</name>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>在投影機上顯示</translation>
    </message>
    <message>
        <source>Countdown to the round…</source>
        <extracomment>Menu entry: how long it is until the round begins, large on the screen of the hall.</extracomment>
        <translation>本輪倒數計時…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影機</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsDialog</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tournament in a list: its name, and when something was last done to it.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>比賽 (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>開啟比賽</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <extracomment>Button: takes part in a tournament that another computer keeps.</extracomment>
        <translation>用代碼加入…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsHome</name>
    <message>
        <source>Events</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>A tournament begins with its players. Create it, enter the players, and draw the first round.</source>
        <translation>比賽從選手開始：先建立比賽，登錄選手，再編排第一輪。</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新比賽…</translation>
    </message>
    <message>
        <source>Swiss system, round robin or elimination, for players or teams</source>
        <translation>瑞士制、循環制或淘汰制，個人或團體</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>A tournament from elsewhere, or the report of one</source>
        <translation>別處的比賽檔案，或比賽報告</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>目前開啟</translation>
    </message>
    <message>
        <source>Entries, rounds, standings, papers and the projector</source>
        <translation>選手、輪次、排名、列印文件和投影</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>A game that begins later waits here for its players: choose “Waiting room…” when you set it up.</source>
        <translation>稍後開始的對局在這裡等候棋手：設定對局時選擇「等候室…」。</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <translation>用代碼加入…</translation>
    </message>
    <message>
        <source>A tournament that another computer keeps</source>
        <translation>由另一台電腦保存的比賽</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>選擇「%1」。</translation>
    </message>
    <message>
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>下 %1。</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>給出打點 %1。</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>選定 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>宣告 %n 個打點。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>對局之前</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>空棋盤，從第一手起自由落子。</translation>
    </message>
    <message>
        <source>The arbiter places these stones.</source>
        <translation>裁判擺好這些棋子。</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>A turn of the example: its number, the player, and that player&apos;s colour after it: &quot;2. Opponent (White)&quot;.</extracomment>
        <translation>%1. %2（%3）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExerciseView</name>
    <message>
        <source>Generating a position…</source>
        <translation>正在產生局面…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>點選一個點，看它為什麼是或不是禁手。</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>點選所有黑方禁手點。找不到更多時，按「核對答案」。</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>下一個局面(&amp;N)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>核對答案(&amp;A)</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盤：%1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>找到：%1，標錯：%2</translation>
    </message>
    <message>
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>正確。%1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>不正確。%1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>漏掉了圈起來的點：%1。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>全部找到了。</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>全部找到了，但也標了不是禁手的點。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>答對了，這裡沒有禁手。</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>這裡沒有禁手。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>由此有誤</translation>
    </message>
    <message>
        <source>Ended here</source>
        <translation>在此結束</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: the last year in which a move was played.</extracomment>
        <translation>最近 %1</translation>
    </message>
    <message>
        <source>in any order %1</source>
        <extracomment>How many games reach the next position at all, by whatever order of moves.</extracomment>
        <translation>不計次序 %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>次序不同</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Black %1</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>黑方 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a table as a sentence; %1: a move, %2: what is known of it.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerPanel</name>
    <message>
        <source>Kind of games</source>
        <translation>對局類別</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人與人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
    <message>
        <source>Player, event, year …</source>
        <translation>棋手、賽事、年份…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>只計符合的對局</translation>
    </message>
    <message>
        <source>Moves and games of the library</source>
        <translation>對局庫中的著法和對局</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>庫中沒有出現此局面的對局。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, Black %2</source>
        <extracomment>%1: &quot;214 games&quot;; %2: Black&apos;s share of the decided ones, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>%1，黑方 %2</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for.</source>
        <translation>只能尋找方形棋盤上的局面。</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在讀取對局…</translation>
    </message>
    <message>
        <source>Only studies of the library have this position.</source>
        <translation>庫中只有研究出現過此局面。</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <extracomment>Button: searches the position in files, folders and open records, beside the game library.</extracomment>
        <translation>在檔案中尋找…</translation>
    </message>
    <message>
        <source>Find this position in files and open records</source>
        <translation>在檔案和已開啟的棋譜中尋找此局面</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>Button: a paper that tells what the game library knows of the position.</extracomment>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Report on this position</source>
        <translation>關於此局面的報告</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message>
        <source>Find this position</source>
        <translation>尋找此局面</translation>
    </message>
    <message>
        <source>In open records</source>
        <extracomment>Button: a position is searched in all records that are open.</extracomment>
        <translation>在已開啟的棋譜中</translation>
    </message>
    <message>
        <source>In files…</source>
        <extracomment>Button: a position is searched in files that are chosen then.</extracomment>
        <translation>在檔案中…</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>在資料夾中…</translation>
    </message>
    <message>
        <source>Places with this position</source>
        <translation>出現此局面之處</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜尋…</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>The number of a game in its file.</extracomment>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>次序不同</translation>
    </message>
    <message>
        <source>After %1, in any order of moves and any of the eight views of the board.</source>
        <translation>%1 之後的局面，次序不限，八種方向都算。</translation>
    </message>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>盤上 %n 子的局面，八種方向都算。</numerusform>
        </translation>
    </message>
    <message>
        <source>This position was not found.</source>
        <translation>沒有找到此局面。</translation>
    </message>
    <message>
        <source>Places: %1; the first %2 are listed.</source>
        <translation>共 %1 處；列出前 %2 處。</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>共 %1 處。</translation>
    </message>
    <message>
        <source>Games searched: %1.</source>
        <translation>已搜尋對局：%1。</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>搜尋已停止。</translation>
    </message>
    <message>
        <source>Other files with faults: %1.</source>
        <translation>其他有問題的檔案：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindBar</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Move on a point</source>
        <translation>某點上的著法</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>變化線末端</translation>
    </message>
    <message>
        <source>Moves in order from the start</source>
        <translation>從頭開始的著法</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>尋找目標</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>尋找上一個</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>尋找下一個</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>沒有找到。</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>取代為</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>取代</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>全部取代</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindingList</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>已修復</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>位元組 %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第 %1 行第 %2 欄</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>關於 %1 的說明</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>讀取檔案時修復、推測或無法解讀的內容。若涉及某一手，按 Enter 或按兩下可顯示該手。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FormWords</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a line of a list.</extracomment>
        <translation>移除：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>How many shapes of the lesson were answered rightly; %1 of %2.</extracomment>
        <translation>已答對：%1 / %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>搜尋標題和解答</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>練習(&amp;P)</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>在每次都不同的局面中找出所有禁手點</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>棋形</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>沒有符合的棋形。</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>開啟課程檔案(&amp;O)…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>無盡題目(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>系列課程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>每日複習(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>每日複習(&amp;D)：%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>練習卷(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1不可交換黑白</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The edge blocks a five, as a stone does</source>
        <translation>棋盤邊緣與對方棋子一樣，算封住五連</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>六子以上不算勝</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation> 路</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局規則</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>說明、比較、設定…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>第 %1 桌詳情</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1（第 %2 局）</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>%1用時</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>時:分:秒</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>%1受警告次數</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>結果的理由</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>時間請寫作 25（分鐘）、25:30 或 1:05:30。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>第 %1 桌</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>名稱</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>重新命名此對局</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>賽事(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message>
        <source>Forbidden points are shown, as at the table.</source>
        <translation>與棋桌上一樣顯示禁手。</translation>
    </message>
    <message>
        <source>Forbidden points are not shown.</source>
        <translation>不顯示禁手。</translation>
    </message>
    <message>
        <source>They see the names, the board and both clocks.</source>
        <translation>他們能看到姓名、棋盤和雙方棋鐘。</translation>
    </message>
    <message>
        <source>Names are shown as the tournament says.</source>
        <translation>姓名依比賽的設定顯示。</translation>
    </message>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>一切延遲 %n 分鐘顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be shown on phones.</source>
        <translation>這局棋不能在手機上顯示。</translation>
    </message>
    <message>
        <source>On phones: %1</source>
        <extracomment>A small sign beside a game: how many phones show it.</extracomment>
        <translation>手機觀看：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamePages</name>
    <message>
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>本局只有裁判可以調鐘。</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>每次變更都會記錄。變更可在裁判台撤銷，撤銷時會詢問理由。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameRecovery</name>
    <message>
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>已結束對局的對局日誌未能簽章。對局日誌已保留，下次啟動時會再試。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStarter</name>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>無法建立資料夾 %1，對局將無法儲存，因此沒有開始對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>返回對局</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>對局進行中：%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>棋鐘已停：%1 %2，%3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameWays</name>
    <message>
        <source>From a position</source>
        <extracomment>Name of the opening of a game that began from a position of a record.</extracomment>
        <translation>從局面開始</translation>
    </message>
    <message>
        <source>No game can begin from this position: it needs stones of Black and White in turn, none of them in a row of five, and a rule that the computer plays.</source>
        <translation>不能從這個局面開始對局：黑白須依次落子，不得已有五連，且須是電腦會下的規則。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamesHome</name>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Player, opening, result or date</source>
        <translation>棋手、開局、結果或日期</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜尋棋譜</translation>
    </message>
    <message>
        <source>Games that you finish here, and records that you open, are shown on this page.</source>
        <translation>在此下完的對局和開啟過的棋譜會顯示在這一頁。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>沒有符合搜尋的棋譜。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在資料夾中顯示</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>從清單中移除</translation>
    </message>
    <message>
        <source>%1 is not in this list any more. The file is unchanged.</source>
        <translation>%1 已從清單中移除，檔案沒有變更。</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>無法刪除 %1。</translation>
    </message>
    <message>
        <source>%1 is deleted. Its file is kept in the folder %2.</source>
        <extracomment>%1: the players of a game, %2: the name of a folder.</extracomment>
        <translation>已刪除 %1，檔案保留在資料夾 %2 中。</translation>
    </message>
    <message>
        <source>%1 could not be restored.</source>
        <translation>無法復原 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <extracomment>Files of games, from the desktop&apos;s file manager.</extracomment>
        <translation>也可以把檔案拖到這裡。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsModel</name>
    <message>
        <source>%1 → no move of your own</source>
        <extracomment>A place in somebody&apos;s lines where games go on but the lines do not; %1 are the moves to it.</extracomment>
        <translation>%1 → 自己沒有著法</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsPage</name>
    <message>
        <source>Gaps in %1</source>
        <extracomment>The title of a page: what games play and the lines of a record do not answer; %1 is the record.</extracomment>
        <translation>%1的缺口</translation>
    </message>
    <message>
        <source>The side that the lines are for</source>
        <translation>變化所屬的一方</translation>
    </message>
    <message>
        <source>My lines with %1</source>
        <extracomment>One of two choices: the side that somebody&apos;s lines are for; %1 is Black or White.</extracomment>
        <translation>%1的變化</translation>
    </message>
    <message>
        <source>Drill these lines</source>
        <extracomment>Button: the moves of these lines are asked, line by line.</extracomment>
        <translation>練習這些變化</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在讀取對局…</translation>
    </message>
    <message>
        <source>No game of the library has a reply in these lines.</source>
        <translation>對局庫中沒有對局在這些變化裡應過手。</translation>
    </message>
    <message>
        <source>Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not answer, and places where you have no move, with your results. Choose one to go there.</source>
        <extracomment>%1, %2, %3: numbers.</extracomment>
        <translation>對局中的應手：%1。其中自己的變化有對策的為 %2（%3 %）。以下是沒有對策的應手，以及自己沒有著法的局面，附自己一方的成績。選擇一行即可前往。</translation>
    </message>
    <message>
        <source>The record has been closed.</source>
        <translation>這份棋譜已關閉。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>分組</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>組數</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>分組方式</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>蛇形：1 2 3，3 2 1，……</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>抽籤，每個籤筒各抽一人</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>重新抽籤</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>分組</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>%1 組</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>全部系列課程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>跟著引導對局(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>手動調鐘</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>接下來誰的棋鐘計時？</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>設定雙方棋鐘</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>請輸入時、分、秒，例如 0:15:00。</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>尚未作任何變更。</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>無法這樣設定。</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>這樣設定後對局立即結束。</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>行棋權由%1轉給%2。按「繼續」之前，雙方棋鐘停止。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>按「繼續」之前，雙方棋鐘停止。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ImportsPage</name>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>已復原。對局：%1</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>匯入記錄</translation>
    </message>
    <message>
        <source>Imports into the game library</source>
        <translation>對局庫的匯入記錄</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <extracomment>Button: the games of the chosen import leave the library again.</extracomment>
        <translation>復原這次匯入</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>發現的問題</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Games that end here come in by themselves.</source>
        <translation>尚未匯入過。在這裡結束的對局會自動收入。</translation>
    </message>
    <message>
        <source>An import can be undone at any time: games that it added leave the library, and those that it brought up to date are as before.</source>
        <translation>任何一次匯入都可隨時復原：新增的對局從庫中移除，更新過的對局恢復原樣。</translation>
    </message>
    <message>
        <source>The first %1 of what was found; the search word “Faulty” lists all such games.</source>
        <translation>列出前 %1 個問題；搜尋「有誤」可列出全部這類對局。</translation>
    </message>
    <message>
        <source>Faulty games are kept up to their fault. Choose one to open it.</source>
        <translation>有誤的對局保留到出錯之處。點選即可開啟。</translation>
    </message>
    <message>
        <source>Undo this import?</source>
        <translation>要復原這次匯入嗎？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>裁判停止雙方棋鐘。</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>裁判啟動%1的棋鐘；先前共停鐘 %2。</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>裁判給%1加時 %2，由 %3 改為 %4。</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>裁判對%1扣時 %2，由 %3 改為 %4。</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>裁判將%1的棋鐘由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>裁判撤銷上次按鐘：%1。</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>裁判將雙方已用的時間平分。</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>裁判校正故障棋鐘：實際經過 %1。</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>裁判決定從 %1 起重新讀秒。</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>裁判將對局退回到第 %1 手：%2。</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>裁判更正紀錄：第 %1 手不是 %2，而是 %3。</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>裁判在紀錄中補記一手：%1。</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>裁判在紀錄中補記一次虛手。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>裁判警告%1。</translation>
    </message>
    <message>
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>裁判收回對%1的一次警告。</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>裁判裁定%1停走一手。</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>裁判扣除%1在兩局賽中的積分：%2。</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>裁判退還%1在兩局賽中的積分：%2。</translation>
    </message>
    <message>
        <source>The arbiter upholds the claim.</source>
        <translation>裁判裁定：所指禁手成立。</translation>
    </message>
    <message>
        <source>The arbiter rejects the claim.</source>
        <translation>裁判裁定：所指禁手不成立。</translation>
    </message>
    <message>
        <source>The arbiter declares the result: %1</source>
        <translation>裁判宣布結果：%1</translation>
    </message>
    <message>
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>裁判恢復已結束的對局，原結果作廢。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>裁判決定打掛。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>裁判決定打掛，下一手為封手。</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>開啟封手：%1。</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>開啟封手，但無法讀取。</translation>
    </message>
    <message>
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>裁判備註。</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>裁判將電腦睡眠的時間計為用時。</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>裁判長的理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>裁判決定不再將電腦睡眠的時間計為用時。</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>%1的棋鐘：由 %2 改為 %3；%4的棋鐘：由 %5 改為 %6。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>裁判將封手作廢。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>裁判撤銷最後一次操作。</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>裁判說明理由。</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>裁判交換雙方黑白，棋子不動。</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>最後一次讀秒已用完，裁判將這一手改計為虛手。</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>裁判准許%1離席。</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>裁判將%1的離席次數減一。</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>裁判回到對局頁面。</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>對局進行中，裁判檢視課程。</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>對局進行中，裁判逐行檢視對局日誌。</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>對局進行中，裁判檢視禁手判定頁面。</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>對局者啟動%1的棋鐘；先前共停鐘 %2。</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>對局者將%1的手數由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>裁判將%1的手數由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>對局者將%1的棋鐘由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>手數：%1。</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>對局者將行棋權交給%1。</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>裁判將行棋權交給%1。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>對局者撤銷上一次調鐘。</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>裁判備註：%1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>補充說明：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JoinDialog</name>
    <message>
        <source>Join a tournament</source>
        <translation>加入比賽</translation>
    </message>
    <message>
        <source>The computer that keeps the tournament shows a code for this one. It can be used once.</source>
        <translation>保存比賽的電腦會為這台電腦顯示一個代碼，代碼只能使用一次。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>正在尋找伺服器…</translation>
    </message>
    <message>
        <source>This is not a code of a tournament.</source>
        <translation>這不是比賽的代碼。</translation>
    </message>
    <message>
        <source>The server does not answer. Are both computers in the same network?</source>
        <translation>伺服器沒有回應。兩台電腦在同一個網路中嗎？</translation>
    </message>
    <message>
        <source>The server refuses this code. Each code can be used once; ask for a new one.</source>
        <translation>伺服器拒絕了這個代碼。每個代碼只能使用一次，請索取新的代碼。</translation>
    </message>
    <message>
        <source>There is no tournament on this server, or there are several.</source>
        <translation>這個伺服器上沒有比賽，或者有多個比賽。</translation>
    </message>
    <message>
        <source>Qt&apos;s driver of PostgreSQL is not installed.</source>
        <translation>沒有安裝 Qt 的 PostgreSQL 驅動程式。</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <translation>無法加入。%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalEntries</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 what the player did, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>voice</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>語音</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>提示音</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>閃光</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>對%1報時：「%2」（%3）。</translation>
    </message>
    <message>
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>晚了 %1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>事項</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋鐘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayClock</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>A clock that is counting.</extracomment>
        <translation>計時中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>這一手已用 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>這一手還剩 %1</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>總用時 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>第 %1 行，共 %2 行；%3，開始後 %4，第 %5 手之後。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1已超時。</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1已提和，等待答覆。</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1已請求悔棋，等待答覆。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>對局日誌行號</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>上一行</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>下一行</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>最後一行</translation>
    </message>
    <message>
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>最近按鐘紀錄</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>對局日誌</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>點選任一棋子或點，檢視是否為禁手及其原因。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1指出 %2 的棋子是禁手，等待裁定。</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>第 %1 行不完整，不予顯示。</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>從第 %1 行起，此對局日誌不可信，不予顯示。</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>第 %1 行，共 %2 行；%3，開始後 %4，第 %5 手之後。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>在棋盤上移動游標</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Place the stone, or choose the point</source>
        <translation>落子，或選定該點</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>移到 H8 點：輸入字母和數字</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>按鐘</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>取消未確認的棋子，或關閉畫面上的詢問</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>移到下一個按鈕</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>←、→、Home、End、滾輪</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>打譜時：逐手移動，或到開頭、結尾</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>開啟選單</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move</source>
        <translation>打譜時：逐手移動</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快速鍵</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今天有 %n 題要複習</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks come again after days, until they are remembered</source>
        <translation>題目隔幾天再出現，直到記住為止</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>每日複習</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列課程</translation>
    </message>
    <message>
        <source>All steps are done</source>
        <extracomment>Of a course: every step of it is done.</extracomment>
        <translation>全部步驟已完成</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Endless tasks</source>
        <translation>無盡題目</translation>
    </message>
    <message>
        <source>Find the winning move, the four that leads to a win, the only defence</source>
        <translation>找出勝著、致勝的衝四和唯一的防守</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手點</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>在每次都不同的局面中找出所有禁手點</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>What is forbidden, and what is not</source>
        <translation>什麼是禁手，什麼不是</translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>%n 個實例，每個都附證明</numerusform>
        </translation>
    </message>
    <message>
        <source>All steps and openings</source>
        <translation>全部步驟和開局</translation>
    </message>
    <message>
        <source>Choose a step of a course or an opening procedure, alone or for a class</source>
        <translation>選擇課程的一步或一種開局規則，自學或上課</translation>
    </message>
    <message>
        <source>A lesson of one&apos;s own</source>
        <translation>自製課程</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher has made</source>
        <translation>開啟老師製作的課程</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>實戰題</translation>
    </message>
    <message>
        <source>Solve positions that were played, each as hard as suits the pupil</source>
        <translation>解答實際對局中出現的局面，難度適合學生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>學生看到的樣子</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編輯(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>預覽(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>以棋譜形式開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>在棋譜頁面修改局面和變化</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>要從課程中移除這一頁嗎？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>課程：%1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>損壞的頁面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>要儲存對課程的變更嗎？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>沒有頁面的課程無法儲存。要直接關閉而不儲存嗎？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonMaker</name>
    <message>
        <source>New lesson</source>
        <translation>新課程</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>此棋盤不能用於對局，因此不能做成題目。</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>儲存課程</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>課程 (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>此棋盤不能用於對局，因此不能向全班展示。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>輪到%1</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>開始編輯之後，磁碟上的 %1 已被更改。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>若覆寫，會在同一資料夾保留目前檔案的副本。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆寫</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>練習：%1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列課程</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>向全班展示</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>每日複習</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>A page that asks the moves of a record&apos;s lines.</extracomment>
        <translation>變化練習</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>實戰題</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPages</name>
    <message>
        <source>Make puzzles from files</source>
        <translation>從檔案製作實戰題</translation>
    </message>
    <message>
        <source>Make puzzles from a folder</source>
        <translation>從資料夾製作實戰題</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>關閉課程(&amp;C)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>編輯課程(&amp;E)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>損壞的頁面(&amp;D)…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>此課程的部分頁面已損壞，沒有顯示。它們仍保留在檔案中。</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>下一課(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>向全班展示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>下一頁(&amp;N)</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>Said of a page of a lesson; %1 is &quot;3 of 7&quot;.</extracomment>
        <translation>%1，已完成</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The length of a game.</extracomment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A column of games, and what they are sorted by: who has the black stones.</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A column of games, and what they are sorted by: who has the white stones.</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column of games, and what they are sorted by.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column of games, and what they are sorted by: how many moves they have.</extracomment>
        <translation>手數</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPage</name>
    <message>
        <source>Game library</source>
        <translation>對局庫</translation>
    </message>
    <message>
        <source>Player, event, year, rule, result or opening</source>
        <translation>棋手、賽事、年份、規則、結果或開局</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜尋棋譜</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Button: games are shown as small boards.</extracomment>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Button: games are shown in a table.</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>排序依據</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>加入檔案…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>加入資料夾…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在讀取對局…</translation>
    </message>
    <message>
        <source>Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them here.</source>
        <translation>在這裡結束的對局會自動收入。可加入程式能開啟的任何格式的檔案，也可以拖到這裡。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>沒有符合搜尋的棋譜。</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>%1: number of games that a search leaves, %2: number of all games.</extracomment>
        <translation>對局：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>對局：%1 / %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>已復原。對局：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Find %1</source>
        <extracomment>Menu: searches for a player or an event.</extracomment>
        <translation>尋找 %1</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Button: lists all games again.</extracomment>
        <translation>顯示全部對局</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <extracomment>Button: a page with the results of a player.</extracomment>
        <translation>%1的戰績</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>Button: a page that lists what was imported, where each import can be undone.</extracomment>
        <translation>匯入記錄</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.</extracomment>
        <translation>列印…</translation>
    </message>
    <message>
        <source>The games that are listed, at most %1</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>列出的對局，最多 %1 局</translation>
    </message>
    <message>
        <source>Open together</source>
        <extracomment>Button: the games that are listed become one record, where all of them can be reviewed.</extracomment>
        <translation>一併開啟</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message>
        <source>Add files to the game library</source>
        <translation>將檔案加入對局庫</translation>
    </message>
    <message>
        <source>Add a folder to the game library</source>
        <translation>將資料夾加入對局庫</translation>
    </message>
    <message>
        <source>Find the position in files</source>
        <translation>在檔案中尋找局面</translation>
    </message>
    <message>
        <source>Find the position in a folder</source>
        <translation>在資料夾中尋找局面</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>對局庫中的 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose results?</source>
        <translation>查看誰的戰績？</translation>
    </message>
    <message>
        <source>The record does not say who played.</source>
        <translation>棋譜中沒有對局者姓名。</translation>
    </message>
    <message>
        <source>The game library has no games of %1.</source>
        <translation>對局庫中沒有%1的對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>未安裝 Qt 的 SQLite 資料庫驅動程式。</translation>
    </message>
    <message>
        <source>The game library comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>對局庫由較新版本的 Kagetsu 寫成，未作任何更動：%1。</translation>
    </message>
    <message>
        <source>The game library is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>對局庫已損壞，未作任何更動：%1。</translation>
    </message>
    <message>
        <source>Another program is changing the game library. Try again when it has finished.</source>
        <translation>另一個程式正在更改對局庫，請待其完成後再試。</translation>
    </message>
    <message>
        <source>The game library could not be saved: the disk is full. Free some space and try again.</source>
        <translation>無法儲存對局庫：磁碟已滿。請騰出空間後再試。</translation>
    </message>
    <message>
        <source>The game library cannot be changed: %1 is read-only.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>無法更改對局庫：%1 為唯讀。</translation>
    </message>
    <message>
        <source>The game library could not be read or saved: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>無法讀取或儲存對局庫：%1。</translation>
    </message>
    <message>
        <source>Stopped. What is in the library stays there.</source>
        <translation>已停止。已收入的對局保留在庫中。</translation>
    </message>
    <message>
        <source>Games added: %1.</source>
        <translation>新增對局：%1。</translation>
    </message>
    <message>
        <source>Brought up to date: %1.</source>
        <extracomment>Games of which the library had an older form.</extracomment>
        <translation>更新：%1。</translation>
    </message>
    <message>
        <source>Known already: %1.</source>
        <extracomment>Games that the library had already.</extracomment>
        <translation>庫中已有：%1。</translation>
    </message>
    <message>
        <source>Faulty: %1.</source>
        <extracomment>Games with a move that is not possible or a result that is not understood; they can be found by that word.</extracomment>
        <translation>有誤：%1。</translation>
    </message>
    <message>
        <source>Files without a game that can be read: %1.</source>
        <translation>讀不出對局的檔案：%1。</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A word for searching games: played against a computer.</extracomment>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>A word for searching games: played between two engines.</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A word for searching games: lines of study, such as a library of RenLib, instead of a game.</extracomment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Faulty</source>
        <extracomment>A word for searching games: with a move that is not possible, or a result that is not understood.</extracomment>
        <translation>有誤</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>Of an import of games: it was undone.</extracomment>
        <translation>已復原。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 等，另有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no moves.</source>
        <translation>對局沒有著法。</translation>
    </message>
    <message>
        <source>The point of move %1 is occupied.</source>
        <translation>第 %1 手的點上已有棋子。</translation>
    </message>
    <message>
        <source>Move %1 is not on the board.</source>
        <translation>第 %1 手不在棋盤上。</translation>
    </message>
    <message>
        <source>One side moves twice in a row, at move %1.</source>
        <translation>第 %1 手時，同一方連下兩手。</translation>
    </message>
    <message>
        <source>Stones are set up after the first move.</source>
        <translation>第一手之後擺放了棋子。</translation>
    </message>
    <message>
        <source>The board is not square, or not of 5 to 26 lines.</source>
        <translation>棋盤不是正方形，或不是 5 至 26 路。</translation>
    </message>
    <message>
        <source>The result is not understood.</source>
        <translation>無法辨識結果。</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>檔案無法讀取。</translation>
    </message>
    <message>
        <source>The file is larger than 2 GB.</source>
        <translation>檔案超過 2 GB。</translation>
    </message>
    <message>
        <source>No game was found in the file.</source>
        <translation>檔案中沒有找到對局。</translation>
    </message>
    <message>
        <source>The file ends too early; what is there came in.</source>
        <translation>檔案不完整；已有的部分已收入。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row; it was left out.</source>
        <translation>這不是五子棋對局，未收入。</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>Where something is in a file: the number of the game.</extracomment>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where something is in a file: the number of the line.</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where something is in a file, %2: a sentence that says what.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>The position is in the game as in a mirror.</extracomment>
        <translation>翻轉</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>旋轉</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>第 %1 桌出場名單</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>第 %1 台</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>無人</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1，第 %2 台</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>棋手名單</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>棋手名單之前的列數</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>新增棋手</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字編碼</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>處理方式</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>第 %1 欄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜尋操作紀錄</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作紀錄</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>列印或儲存(&amp;P)…</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>操作人</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
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
        <translation>抽取棋手編號</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>返回，不作變更(&amp;B)</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>全部抽出(&amp;A)</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>採用這些編號</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>抽取 %1 號</translation>
    </message>
    <message>
        <source>Drawn so far</source>
        <translation>已抽出</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MainWindow</name>
    <message>
        <source>Kagetsu</source>
        <translation>Kagetsu</translation>
    </message>
    <message>
        <source>Kagetsu did not start the last two times. The window has been moved back to its usual place; your games and settings are unchanged.</source>
        <translation>Kagetsu 前兩次未能啟動。視窗已移回平常的位置；對局和設定沒有改變。</translation>
    </message>
    <message>
        <source>No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start Kagetsu again.</source>
        <translation>這台電腦上沒有能顯示此語言的字型：%1。請安裝一種字型（例如 Noto Sans CJK），然後重新啟動 Kagetsu。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Kagetsu 使用手冊</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>在本頁尋找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>找不到</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>另存為 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>學生和成績</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>新學生的姓名</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>新學生；多名用逗號分隔</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>儲存成績</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>無法儲存成績：%1</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation>班級(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>部分正確</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>成績：%1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>成績</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Menus</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Menu: what can be done to the game record or library shown.</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>不為%1報時</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Menu: further things that can be done to a record.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Title of a menu that two groups of commands share.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Save and share</source>
        <extracomment>Menu: to save a record, to copy it, to make a picture of it.</extracomment>
        <translation>儲存與分享</translation>
    </message>
    <message>
        <source>Moves and proofs</source>
        <extracomment>Menu: to go through the moves of a game, or through the steps of a proof.</extracomment>
        <translation>著法與證明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>收合設定</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>更多設定(&amp;M)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>第 %1 手，%2，之後交換黑白</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>第 %1 手，%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NameListWords</name>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list.</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewEventDialog</name>
    <message>
        <source>Tournament settings</source>
        <translation>比賽設定</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新比賽</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>賽制</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>每場局數</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>勝、和、負的積分</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>規則、開局與時間</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>遲到判負時限</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>%1比賽</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>一局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <extracomment>Rule, opening and time of the games are not fixed.</extracomment>
        <translation>由對局雙方商定</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>建立</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>新組別</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>競賽規程</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>依下方的選擇</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>轉入其他各組別的前幾名</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不轉入</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>組別</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>本組別名稱</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>裁判（用逗號分隔）</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>公開文件上只寫姓名縮寫：出生年份不早於</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clock only (physical board)</source>
        <translation>只用棋鐘（實體棋盤）</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>設定棋鐘</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <translation>等候室…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>與上次相同</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>規則、棋盤和開局也一併約定，並列入對局紀錄單</translation>
    </message>
    <message>
        <source>Friends</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are. Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club&apos;s rules; the rules of a title match.</extracomment>
        <translation>朋友對局</translation>
    </message>
    <message>
        <source>Blitz 5 min</source>
        <translation>快棋 5 分鐘</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>社團之夜</translation>
    </message>
    <message>
        <source>Renju title</source>
        <translation>連珠頭銜戰</translation>
    </message>
    <message>
        <source>Any first stone, forbidden points are shown, moves can be taken back</source>
        <translation>第一手不限，顯示禁手點，可以悔棋</translation>
    </message>
    <message>
        <source>As among friends, with five minutes each</source>
        <translation>與朋友對局相同，每方五分鐘</translation>
    </message>
    <message>
        <source>The rules of a club, with its opening procedure</source>
        <translation>社團規則，使用開局規則</translation>
    </message>
    <message>
        <source>The rules of a title match, with an arbiter</source>
        <translation>頭銜戰規則，有裁判</translation>
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
        <translation>不限時</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1假先</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>預設組 %1</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>兩局制</translation>
    </message>
    <message>
        <source>different times for the two players</source>
        <translation>雙方時間不同</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>有裁判</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>禁手須由對手指出</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>下出禁手立即判負</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>禁手點不能落子</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>不提示禁手</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>提示禁手</translation>
    </message>
    <message>
        <source>take-backs by agreement</source>
        <translation>經對手同意可悔棋</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>不允許悔棋</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>不允許暫停</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>輪次 %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>姓名、規則和開局可以不填</translation>
    </message>
    <message>
        <source>the clock starts with the first stone</source>
        <translation>第一手落子後開始計時</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextMoves</name>
    <message>
        <source>Next moves</source>
        <translation>後續著法</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <extracomment>Instead of the next moves of a record.</extracomment>
        <translation>此線到此為止。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1，第 %2 輪</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>照常編排</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>指定對手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>依先後平衡</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is not a point on this board.</source>
        <translation>「%1」不是本棋盤上的點。</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>尚未記錄著法。記錄著法不影響棋鐘。</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>已記錄 %1 手；最後一手：%2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Next move, such as H8</source>
        <extracomment>In the field where the next move of a board of wood is typed.</extracomment>
        <translation>下一手，例如 H8</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: notes a turn without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>刪除最後一手</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>刪除最後記錄的一手</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>標題註解</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>單行註解</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>此局面的註解</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>沒有標題註解</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>沒有註解</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1的所屬單位</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>地點</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>裁判姓名</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>賽事與地點</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenEvent</name>
    <message>
        <source>%1 could not be found.</source>
        <translation>找不到 %1。</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>%1 不是比賽檔案。該檔案未變更。</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>%1 由 Kagetsu 的較新版本寫入。該檔案未變更。</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>%1 已損壞。該檔案未變更。</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>另一個程式正在使用 %1。</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>磁碟已滿，最後一次操作沒有執行。</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>%1 為唯讀，最後一次操作沒有執行。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>無法寫入 %1，最後一次操作沒有執行。</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>錯誤在該檔案操作紀錄的第 %1 行。</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>本桌棋譜</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>本桌對局紀錄單…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>第 %1 桌：%2 – %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>在螢幕上對局</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>為實體棋盤對局計時</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>本桌的對局都沒有棋譜。</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>本桌沒有在這台電腦上用 Kagetsu 下過的對局。</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>有些字元無法儲存，已被取代。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>另一個程式變更了 %1，最後一次操作沒有執行。現在重新讀取該檔案。</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>操作紀錄</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>已由 %1 建立一項新的比賽。</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>比賽已儲存為 %1。最後一次操作沒有執行，請再做一次。</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <extracomment>Menu entry: the file of the tournament is free for other programs again.</extracomment>
        <translation>關閉比賽</translation>
    </message>
    <message>
        <source>A report does not say which clubs players belong to or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>報告不含單位，也不含編排方法。請檢查比賽設定。</translation>
    </message>
    <message>
        <source>Log and records</source>
        <extracomment>Menu: the log of a tournament, its records, and the check of its pairings.</extracomment>
        <translation>操作紀錄與棋譜</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Menu: groups or stages of a tournament are added, split, closed.</extracomment>
        <translation>組別</translation>
    </message>
    <message>
        <source>It belongs to a tournament that is not open here. Open the tournament first: how it shows names and when it shows games holds on phones, too.</source>
        <translation>它屬於一場未在此開啟的比賽。請先開啟該比賽：姓名和對局的顯示方式在手機上同樣有效。</translation>
    </message>
    <message>
        <source>The public pages of this tournament show games only after the round.</source>
        <translation>這場比賽的公開網頁在本輪結束後才顯示對局。</translation>
    </message>
    <message>
        <source>It is in no round that was published.</source>
        <translation>它不在任何已發布的輪次中。</translation>
    </message>
    <message>
        <source>The driver of the database, SQLite or PostgreSQL, is not installed.</source>
        <translation>沒有安裝資料庫（SQLite 或 PostgreSQL）的驅動程式。</translation>
    </message>
    <message>
        <source>The server refuses this. Ask its owner for a new code.</source>
        <translation>伺服器拒絕了此操作。請向伺服器的管理者索取新的代碼。</translation>
    </message>
    <message>
        <source>The server does not answer. Whether it has kept the last action is not certain; look when it answers again.</source>
        <translation>伺服器沒有回應。上一步操作是否已儲存尚不確定，請在它恢復回應後查看。</translation>
    </message>
    <message>
        <source>The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: making one completes the server.</source>
        <translation>伺服器由較早版本的 Kagetsu 建立。請向伺服器的擁有者索取新代碼：產生代碼時會補全伺服器。</translation>
    </message>
    <message>
        <source>The server has another journal of a game that was played at this computer. Nothing is replaced there, and the file here stays as it is.</source>
        <translation>伺服器上有這台電腦所下某局的另一份對局日誌。伺服器上的內容不會被取代，本機的檔案也保持不變。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenRecords</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 有未儲存的變更。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不儲存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>封手為 %1。</translation>
    </message>
    <message>
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1封手的一方判負。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>未被選中的打點：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1：按 Enter 鍵宣告此數目。</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>選擇開局…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>給出這 %n 個打點</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1：按 Enter 鍵確認。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>由誰假先？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>選填</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>我先</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>我先開局</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>電腦先</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>電腦先開局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>搜尋操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>裁判操作</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message>
        <source>Clocks</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>棋子與著法</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>指出禁手</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>處罰</translation>
    </message>
    <message>
        <source>Game and result</source>
        <translation>對局與結果</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>加時</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>扣時</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>設定棋鐘</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>停止雙方棋鐘</translation>
    </message>
    <message>
        <source>Start a clock</source>
        <translation>啟動棋鐘</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>撤銷上次按鐘</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>平分用時</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>校正故障棋鐘</translation>
    </message>
    <message>
        <source>Repeat the countdown</source>
        <translation>重新讀秒</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>恢復移位的棋子</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>退回若干手</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>更正著法</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>補記著法</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>補記虛手</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>所指禁手成立</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>所指禁手不成立</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>對手加時</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>違規方扣時</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>停走一手</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>扣兩局賽積分</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>判負</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>雙方皆負</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>取消資格</translation>
    </message>
    <message>
        <source>Withdraw a warning</source>
        <translation>收回警告</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>退還積分</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>宣布結果</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>確認結果</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <translation>恢復已結束的對局</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>打掛並封手</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>開啟封手</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>封手無法讀取</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>為棋鐘加上此時間；若已超時，則解除超時。</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>從棋鐘扣除此時間，最多扣到零；到零即為超時。</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>將棋鐘設為此時間；讀秒次數和手數除非更改，否則不變。</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>停止雙方棋鐘。只有裁判能恢復計時。</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>對局繼續。若啟動未輪到的一方的棋鐘，棋鐘照常計時，但不能落子。</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>撤銷最後一子或選擇，此後的時間計到本應計時的棋鐘上。</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>雙方用時各計為兩人總用時的一半。</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>請輸入實際經過的時間；雙方棋鐘按比例校正。</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>目前這一次讀秒從此處重新讀起。</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>此處棋盤顯示紀錄中的棋子。繼續對局之前，弄亂棋子一方的棋鐘持續計時。</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>只保留到這一手為止的著法；其餘在紀錄中作為變化保留。</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>紀錄有誤：這一手下在另一點。棋鐘不變。</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>補記已下而紀錄中沒有的一手。</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>補記紀錄中沒有的虛手。</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>該子為禁手且指出及時：指出方獲勝。</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>對局繼續，並依約定處罰誤指禁手。</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>加計一次警告；達到約定次數即判負。</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>將此時間加到這位對局者對手的棋鐘上。</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>從這位對局者的棋鐘扣除此時間。</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>這位對局者的這一手或下一手改為虛手。</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>從這位對局者的兩局賽積分中扣除所填的分數（以半分為單位）。</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>這位對局者本局判負，須註明理由。</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>雙方本局皆負。</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>這位對局者本局判負，並被取消本次賽事的資格。</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>收回這位對局者的一次警告。兩筆紀錄都留在對局日誌中。</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>將先前扣除的積分依所填的分數（以半分為單位）退還給這位對局者。</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>對局以此結果結束。</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>裁判確認結果無誤。對局雙方也確認後，只有裁判長能恢復對局。</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>結果作廢，對局繼續，雙方棋鐘停止。</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>雙方停鐘。輪到的一方在無人看見處輸入下一手；不輸入則只打掛、不封手。</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>請用封手時顯示的密碼，在對手到場時開啟。</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>封手已無法開啟：封手的一方判負。</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>在對局日誌中加上備註；對局不變。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>%1的棋鐘：%2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>%1的棋鐘計時中</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>雙方棋鐘已停</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>棋鐘：%1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>手數：%1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>棋盤上的棋子將有變化。</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>輪到：%1</translation>
    </message>
    <message>
        <source>Warnings for %1: %2 → %3</source>
        <translation>%1的警告：%2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>%1在兩局賽中被扣的積分：%2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>對局結果將取消。</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>棋鐘、著法和結果都不變。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1指出 %2 的棋子是禁手，等待裁定。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1已呼叫裁判。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>對局已打掛。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1已超時。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1有 %n 次警告。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has offered a draw.</source>
        <translation>%1已提和。</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move.</source>
        <translation>%1已請求悔棋。</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1已確認結果。</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>裁判已確認結果。</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>第 %1 手；輪到%2。</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>裁定黑勝</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>裁定白勝</translation>
    </message>
    <message>
        <source>Draw, by agreement</source>
        <translation>協議和局</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>裁定和局</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>重賽</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>作廢</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>電腦睡眠計入用時</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>將電腦睡眠的時間計入當時正在計時的一方的用時。若不計入，直接啟動棋鐘即可。</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>電腦睡眠不計入用時</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>電腦睡眠的時間先前已計入用時，現予加回棋鐘。雙方棋鐘仍停止。</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>遲到者已到場</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>以現在的時間記錄到場，並依約定從棋鐘扣時。</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>封手作廢</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>撤銷最後一次操作</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>說明理由</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>不公開封手。對局繼續後，由輪到的一方在棋盤上落子。</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>若其後沒有其他變動，則恢復棋鐘、棋子和結果。兩筆紀錄都留在對局日誌中。</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>用於當時未說明理由的停鐘或更正。</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>交換黑白</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>雙方拿錯了黑白，且在第 10 手以內發現。棋子不動，雙方交換黑白繼續。</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>黑方用時較少，黑勝</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>白方用時較少，白勝</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>最後一次讀秒用完，視為虛手</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>准許離席</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>離席次數減一</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>經請求且規則允許時：這一手改為虛手，解除超時，恢復最後一次讀秒。雙方停鐘。</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>計為一次離席，棋鐘繼續計時。若規則對讀秒期間離席有限制，則只能在對手用時內離席。</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>這位對局者的離席次數減一。兩筆紀錄都留在對局日誌中。</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>%1的離席次數：%2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1已離席 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>第 %1 手；輪到%2。</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>設定雙方棋鐘</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>更正結果</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>設定雙方棋鐘。第二個時間留空時，雙方都設為第一個時間。</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>恢復對局，並立即以此結果重新結束。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageActions</name>
    <message>
        <source>No board is shown here.</source>
        <translation>這裡沒有顯示棋盤。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PagePublishing</name>
    <message>
        <source>The pages were not published. %1 could not be created.</source>
        <translation>網頁未發布。無法建立 %1。</translation>
    </message>
    <message>
        <source>The pages were not published. The folder has the pages of another tournament.</source>
        <translation>網頁未發布。該資料夾中有另一場比賽的網頁。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is not one of them; it was not replaced.</source>
        <translation>網頁未發布。%1 不是其中的檔案，未被取代。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is read-only.</source>
        <translation>網頁未發布。%1 為唯讀。</translation>
    </message>
    <message>
        <source>The pages were not published. The disk is full.</source>
        <translation>網頁未發布。磁碟已滿。</translation>
    </message>
    <message>
        <source>The pages were not published. Could not write to %1.</source>
        <translation>網頁未發布。無法寫入 %1。</translation>
    </message>
    <message>
        <source>Public pages: not published…</source>
        <translation>公開網頁：未發布…</translation>
    </message>
    <message>
        <source>Public pages…</source>
        <translation>公開網頁…</translation>
    </message>
    <message>
        <source>Public pages: published %1…</source>
        <translation>公開網頁：已於 %1 發布…</translation>
    </message>
    <message>
        <source>Published %1.</source>
        <translation>已於 %1 發布。</translation>
    </message>
    <message>
        <source>These choices could not be saved; they hold until the tournament is closed.</source>
        <translation>無法儲存這些選擇；在關閉比賽之前有效。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageSaver</name>
    <message>
        <source>game</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 對局 (*.rif)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>此對局不能儲存為這種格式。</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 已儲存。此格式無法保存全部內容。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>複核編排</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>正在複核編排…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>還沒有編排過任何一輪。</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>有的編排與 Kagetsu 的計算結果不同。</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>各輪編排均與 Kagetsu 的計算結果一致。</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2，第 %1 輪</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>與計算結果一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n 桌與計算結果不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>在別處編排，無法複核。</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>依其他規則編排，無法複核。</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>編排所依據的資料已損壞。</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>算不出任何編排。</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>複核已停止，尚未複核。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>編排所依據的資料與組別當時的資料不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>其後手動調整了 %n 桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>編排之後有成績被更正。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>現在會有 %n 桌編排不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PaperDialog</name>
    <message>
        <source>verdict</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Document language</source>
        <translation>文件的語言</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>文件的第二語言</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>單一語言</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>預覽列印</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>儲存文件</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;網頁 (*.html);;純文字 (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>打掛</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>封手密碼</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>記譜紙</translation>
    </message>
    <message>
        <source>&amp;Fill in the heading</source>
        <translation>填寫表頭(&amp;F)</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>印出已知的對局資料；否則留出空行供手寫</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>對局紀錄單</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 已儲存。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>……另有 %n 列，列印和儲存時都會包含在內。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PartListWords</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of one line: &quot;Draft, 2 tables changed by hand&quot;.</extracomment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PatternView</name>
    <message>
        <source>Choose a pattern</source>
        <translation>選擇開局</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>不允許的開局</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>依名稱或代號搜尋</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>The patterns whose second stone lies straight beside the first.</extracomment>
        <translation>直指</translation>
    </message>
    <message>
        <source>Indirect</source>
        <extracomment>The patterns whose second stone lies diagonally beside the first.</extracomment>
        <translation>斜指</translation>
    </message>
    <message>
        <source>No matching pattern.</source>
        <translation>沒有符合的開局。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PauseCover</name>
    <message>
        <source>Resume</source>
        <extracomment>Button: the paused game goes on.</extracomment>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message>
        <source>Answers by phone</source>
        <extracomment>Title: pupils answer a question with their phones.</extracomment>
        <translation>手機作答</translation>
    </message>
    <message>
        <source>Pupils in this network open an address on their phones, choose their name and tap a point. Whoever has the address sees the names of the class and the board. Nothing leaves the network, and it ends with the class.</source>
        <translation>本網路中的學生在手機上開啟一個網址，選擇自己的姓名，再點一個點。有網址的人都能看到全班的姓名和棋盤。任何內容都不會離開本網路，下課即結束。</translation>
    </message>
    <message>
        <source>Pupils scan this code or type the address. Their phones must be in the same network as this computer.</source>
        <translation>學生掃描此碼或輸入網址。手機須與本電腦在同一網路中。</translation>
    </message>
    <message>
        <source>Take answers by phone</source>
        <extracomment>Button: turns answers by phone on.</extracomment>
        <translation>接受手機作答</translation>
    </message>
    <message>
        <source>Take no more answers</source>
        <extracomment>Button: turns answers by phone off.</extracomment>
        <translation>不再接受作答</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>Quietly, below a code: how many phones are on the page.</extracomment>
        <translation>
            <numerusform>已有 %n 支手機加入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a page on a phone: pupils answer a question of their teacher.</extracomment>
        <translation>作答</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>In a list of names: the answer is given without one.</extracomment>
        <translation>不署名</translation>
    </message>
    <message>
        <source>Send %1</source>
        <extracomment>Button on a phone; %1 is a point of the board.</extracomment>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>Choose your name and tap a point of the board. You can answer once.</source>
        <translation>選擇姓名，再點棋盤上的一個點。只能作答一次。</translation>
    </message>
    <message>
        <source>Tap a point of the board. You can answer once.</source>
        <translation>點棋盤上的一個點。只能作答一次。</translation>
    </message>
    <message>
        <source>Your answer is sent: %1</source>
        <extracomment>On a phone: %1 is the point that was sent.</extracomment>
        <translation>答案已提交：%1</translation>
    </message>
    <message>
        <source>Wait for the next question.</source>
        <translation>請等待下一題。</translation>
    </message>
    <message>
        <source>There is an answer with this name already.</source>
        <translation>已有人用此姓名作答。</translation>
    </message>
    <message>
        <source>The answer could not be sent. Try again.</source>
        <translation>答案未能提交。請重試。</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>還剩 %1 秒</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>本頁面需要 JavaScript。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message>
        <source>Show on phones</source>
        <extracomment>Title: a game or a tournament on the phones in the room.
----------
Button: turns it on.</extracomment>
        <translation>在手機上顯示</translation>
    </message>
    <message>
        <source>Network of the phones</source>
        <extracomment>Of several local networks, the one that the phones are in.</extracomment>
        <translation>手機所在的網路</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>網址的 QR 碼</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新尋找</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>停止顯示</translation>
    </message>
    <message>
        <source>Everybody in this network who opens this address can watch. The phones must be in the same network as this computer.</source>
        <translation>同一網路中開啟此網址的人都能觀看。手機必須與本機在同一網路中。</translation>
    </message>
    <message>
        <source>Everybody in this network who has the address can watch on a phone, until it ends or you stop it. Nothing leaves the network.</source>
        <translation>同一網路中知道網址的人都能用手機觀看，直到結束或停止顯示。內容不會傳出此網路。</translation>
    </message>
    <message>
        <source>This computer has left the network, so no phone can reach it. Stop, and show it again.</source>
        <translation>本機已離開該網路，手機無法連線。請停止後重新顯示。</translation>
    </message>
    <message>
        <source>Nothing can be shown in this network.</source>
        <translation>無法在此網路中顯示。</translation>
    </message>
    <message>
        <source>This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot for them.</source>
        <translation>本機未連接區域網路。請連接手機所用的 Wi-Fi，或開啟熱點供手機連線。</translation>
    </message>
    <message>
        <source>The game is over. The last position stays for a minute.</source>
        <translation>對局已結束。最後局面再顯示一分鐘。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>%n 支手機正在觀看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinPad</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN 碼錯誤。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 碼</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>刪除</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>確定</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>請輸入 PIN 碼。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>4 到 12 位數字。PIN 碼可避免對局者進入裁判台，但能更改此帳戶檔案的人可以將其移除。</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>目前的 PIN 碼</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新的 PIN 碼</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>再次輸入 PIN 碼</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>移除 PIN 碼</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>這不是目前的 PIN 碼。</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>PIN 碼只能是 4 到 12 位數字。</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>兩次輸入的 PIN 碼不一致。</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>記憶體不足，無法儲存 PIN 碼。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>五子棋與連珠，兩人同盤對弈</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>擺有花月開局的棋盤</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>未完成的對局</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>只用棋鐘</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>與上次相同</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>未儲存</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>每日複習：%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>與電腦對局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>Heading over the games that were played last.</extracomment>
        <translation>最近下過</translation>
    </message>
    <message>
        <source>End or cancel…</source>
        <extracomment>Button: shows all unfinished games, to end or cancel some of them.</extracomment>
        <translation>結束或取消…</translation>
    </message>
    <message>
        <source>%1 was interrupted. %2</source>
        <extracomment>After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.</extracomment>
        <translation>%1 中斷了。%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayOffGames</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <extracomment>A field of one of the games of a play-off; %2 is such as &quot;Opener&quot; or &quot;Result&quot;.
----------
Of a play-off: those who are equal after one stage play again in the next.</extracomment>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>階段</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerModel</name>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Heading: games of a player one after the other that ended alike.</extracomment>
        <translation>連續戰績</translation>
    </message>
    <message>
        <source>Longest: wins</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Longest: without a loss</source>
        <translation>最長不敗</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的開局</translation>
    </message>
    <message>
        <source>None of the 26 patterns</source>
        <translation>不屬於 26 種開局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPage</name>
    <message>
        <source>Bars show wins, draws and losses from left to right, and the share of the points.</source>
        <extracomment>Below the name of a player: what the bars of the list show.</extracomment>
        <translation>條形從左到右依次為勝、和、負，並寫出得分率。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>戰績</translation>
    </message>
    <message>
        <source>Prepare against this player</source>
        <extracomment>Button: a page with what is to be known before a game against the player that is shown.</extracomment>
        <translation>針對該棋手備戰</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPanel</name>
    <message>
        <source>Five</source>
        <extracomment>Buttons beside the clock; very short. Five: &quot;I have five in a row&quot;.</extracomment>
        <translation>五連</translation>
    </message>
    <message>
        <source>Five – claim as %1</source>
        <translation>五連（%1聲明）</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>聲明自己已連成五子</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Forbidden: &quot;that stone was a forbidden move&quot; (禁手).</extracomment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Forbidden – claim as %1</source>
        <translation>禁手（%1指出）</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>指出對手的一子是禁手</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>超時</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>超時（%1聲明）</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>對手超時後聲明獲勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>Draw – offer as %1</source>
        <translation>提和（%1）</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>認輸（%1）</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>本局認輸</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>悔棋（%1請求）</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>請求悔自己的最後一手</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>%1呼叫裁判</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>呼叫裁判；雙方停鐘</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Hint: the program says what is forbidden and threatened, and then a good move; only against the computer.</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hint – for %1</source>
        <translation>提示 – %1</translation>
    </message>
    <message>
        <source>Show what is forbidden and threatened; press again for a good move</source>
        <translation>顯示禁手點和威脅；再按一次，指出一手好棋</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>對局無法儲存為 %1：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>請點選構成禁手的那顆棋子。</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>要指出 %1 的棋子是禁手嗎？</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>指出禁手</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>另一顆棋子…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>要認輸嗎？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>要虛手（不落子）嗎？雙方連續虛手即為和局。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>要以「無結果」終局嗎？須雙方同意。</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>無結果終局</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超時。</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>聲明超時</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>已成五連</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>已請求悔棋，等待%1答覆。</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1請求悔最後一手。</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1請求悔 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>已提和，等待%1答覆。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1提和。</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>What was said is read; the bar closes.</extracomment>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>現在不行：%1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>本局從第 %1 手起才能虛手。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤銷</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>裁判：要允許位置不同的同形打點嗎？</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>裁判…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>裁判：要撤銷開局的最後一步（%1）嗎？棋鐘會恢復到當時。</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>已指出 %1 的棋子是禁手。雙方停鐘，等待裁判裁定。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1指出 %2 的棋子是禁手。雙方停鐘，等待裁判裁定。</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>承認…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>對局已打掛。</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>已呼叫裁判。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1已呼叫裁判。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>棋盤已滿。%1可以指出禁手、聲明五連，或同意和局。</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>棋盤已滿。若沒有可指出或聲明的事項，即為和局。</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>以和局結束…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>確認結果</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>要承認己方這顆棋子是禁手嗎？承認後本局即判負。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>電腦睡眠計入用時…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>要將這段時間計為用時嗎？須雙方同意。</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>電腦睡眠計入用時</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>由裁判決定。</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>這一手尚未儲存，棋鐘已停。</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>要向%1提和嗎？</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>要以和局結束本局嗎？</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>以和局結束</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>要給%1加時一分鐘並繼續對局嗎？這樣做等於放棄超時勝。</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>要取消雙方的時限並繼續對局嗎？這樣做等於放棄超時勝。</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>加時一分鐘</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>加時一分鐘…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>繼續對局…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>同意…</translation>
    </message>
    <message>
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>最後的操作尚未儲存，棋鐘已停。</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>至今的內容均已儲存，棋鐘已停。</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>要聲明已成五連嗎？</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>聲明五連</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>要指出 %1 的棋子是長連嗎？這一子的應手時機已過，只能指出長連。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>雙方棋鐘停著，須由裁判啟動。</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1請求撤回：%2。</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>要收回所指禁手嗎？每局只限一次。</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>依誤指禁手處理。</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>將受到警告。</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>收回…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>左方對局者姓名</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>右方對局者姓名</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <extracomment>The opener is decided by lot, as by nigiri.</extracomment>
        <translation>猜先</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <extracomment>Who is seat A, the one who begins the opening. %1 is a name.</extracomment>
        <translation>%1假先</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <extracomment>Label of the choice of who is seat A, the one who begins the opening.</extracomment>
        <translation>由誰假先？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PointField</name>
    <message>
        <source>Text on %1</source>
        <translation>%1 上的文字</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionDialog</name>
    <message>
        <source>Enter a position.</source>
        <translation>請輸入局面。</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>%1 個點無法構成正方形棋盤；15×15 為 225 個點。</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>第 %1 手「%2」不是有效的著法。</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>第 %1 手 %2 不在棋盤上。</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>第 %1 手 %2 處已有棋子。</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>這份棋譜裡沒有對局。</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>這份棋譜的棋盤無法用於對局。</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>第幾手之後的局面</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>以文字輸入局面</translation>
    </message>
    <message>
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>棋盤文字（X 為黑，O 為白，句點「.」為空點）、一串著法（如「H8 I9 J10」），或棋譜（SGF）：</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>文字所示的局面</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>使用此局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Stones: %1 black, %2 white.</source>
        <translation>棋子：黑 %1，白 %2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionReport</name>
    <message>
        <source>Report of a position</source>
        <translation>局面報告</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>How games ended: won by Black, drawn, won by White.</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Head of a column: games that were drawn.</extracomment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: Black&apos;s share of the decided games.</extracomment>
        <translation>得分率</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>庫中沒有出現此局面的對局。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>共 %n 局出現此局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black scored %1.</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>黑方得分 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them came to it by other moves.</source>
        <translation>
            <numerusform>其中 %n 局次序不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Black – draws – White</source>
        <extracomment>Label of how games ended: won by Black, drawn, won by White.</extracomment>
        <translation>黑勝 – 和棋 – 白勝</translation>
    </message>
    <message>
        <source>First played</source>
        <translation>最早一局</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近一局</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>後續著法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Head of a column: the last year in which a move was played.</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Ended here</source>
        <extracomment>Games whose last move led to this position.</extracomment>
        <translation>在此結束</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>由此有誤</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不詳</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>下過此局面的棋手</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>執方</translation>
    </message>
    <message>
        <source>Main lines</source>
        <translation>主要變化</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>最新的對局</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Model games</source>
        <translation>範局</translation>
    </message>
    <message>
        <source>report</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>報告</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeKeeper</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>目前的複習紀錄不會儲存。</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>未安裝 Qt 的 SQLite 資料庫驅動程式。</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>每日複習的檔案已損壞，檔案保持原樣：%1。</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>每日複習的檔案由較新版本的 Kagetsu 寫入，檔案保持原樣：%1。</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>無法儲存到 %1。</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>學生名單已損壞（%1，第 %2 行第 %3 欄）。檔案保持原樣。</translation>
    </message>
    <message>
        <source>There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.</source>
        <extracomment>Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.</extracomment>
        <translation>學生將有 %1 名，但最多只能有 %2 名。請刪除已離開的學生，或少加入一些。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>Kind of task</source>
        <translation>題目類型</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>正在產生題目…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>已答對：%1 / %2</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>顯示答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
    <message>
        <source>Since %1</source>
        <extracomment>Games of this year and of later ones.</extracomment>
        <translation>%1年以來</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Games with this player.</extracomment>
        <translation>對%1</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>最近對局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>known up to move %1</source>
        <extracomment>How long a game went on as others in the library; %1 is the number of a move.</extracomment>
        <translation>第%1手以前有先例</translation>
    </message>
    <message>
        <source>in your lines up to move %1</source>
        <extracomment>How long a game went on as in the lines of whoever prepares; %1 is the number of a move.</extracomment>
        <translation>第%1手以前在自己的變化中</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <extracomment>A game: the date, the colour of the player, and the opponent.</extracomment>
        <translation>%1 · %2，對%3</translation>
    </message>
    <message>
        <source>Moves that your lines do not answer</source>
        <extracomment>Heading: moves of the opponent that the lines of whoever prepares do not answer.</extracomment>
        <translation>自己的變化沒有應手的著法</translation>
    </message>
    <message>
        <source>Where games come off your lines</source>
        <extracomment>Heading: the last positions of the lines of whoever prepares that games of the opponent had.</extracomment>
        <translation>對局離開自己變化的局面</translation>
    </message>
    <message>
        <source>Usual moves with %1</source>
        <extracomment>Heading: the usual moves of a player with this colour; %1 is Black or White.</extracomment>
        <translation>%1的常用著法</translation>
    </message>
    <message>
        <source>last in %1</source>
        <extracomment>The last year in which a move was played.</extracomment>
        <translation>最近一次：%1年</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的開局</translation>
    </message>
    <message>
        <source>since %1: %2</source>
        <extracomment>How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.</extracomment>
        <translation>%1年以來：%2</translation>
    </message>
    <message>
        <source>Procedures with %1</source>
        <extracomment>Heading: opening procedures of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的開局規則</translation>
    </message>
    <message>
        <source>Fifth moves offered with Black</source>
        <extracomment>Heading: games in which a player offered fifth moves, by their number.</extracomment>
        <translation>執黑時提供的打點</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n個打點</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationPage</name>
    <message>
        <source>Preparation against %1</source>
        <extracomment>The title of a page; %1 is a player.</extracomment>
        <translation>針對%1的備戰</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>備戰者</translation>
    </message>
    <message>
        <source>Who prepares?</source>
        <extracomment>One of the choices for who prepares for a game, whose own games are then counted.</extracomment>
        <translation>誰在備戰？</translation>
    </message>
    <message>
        <source>All results are those of the opponent. Studies of the game library count as your lines. A row opens its games where they have the position.</source>
        <translation>所有戰績均為對手的戰績。對局庫中的研究視為自己的變化。點擊一行，從該局面開啟相應對局。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>備戰</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>已有名為 %1 的預設組。</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>無法儲存預設組：%1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>由主辦單位規定：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>棋社與各協會現成的規則、開局、時限規定與裁判規定。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>預設組</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>存為預設組…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>預設組名稱</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>預設組級別</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>日常</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>國際與各國</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>出自競賽規程</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>無法重新命名預設組：%1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>預設組</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>The preset could not be deleted: %1</source>
        <translation>無法刪除預設組：%1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>依名稱、開局或時間搜尋</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>搜尋預設組</translation>
    </message>
    <message>
        <source>No matching preset.</source>
        <translation>沒有符合的預設組。</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>預設組名稱</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>不用預設組</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>全部預設組</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>使用</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>要刪除預設組 %1 嗎？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作無法復原。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>哪一種對局？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>開啟對局日誌</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>對局日誌 (*.jsonl *.broken*);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>印表機沒有回應。請將頁面儲存為 PDF，或稍後再試。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>開啟開局規則檔案</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>開局規則 (*.json *.JSON);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>開局規則</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>開啟開局規則檔案…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <translation>全部開局規則</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>使用</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>對局將改為%1，使用 %n 路棋盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>進行方式</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>條件</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePicker</name>
    <message>
        <source>For renju</source>
        <extracomment>Heading over the opening procedures that are made for renju.</extracomment>
        <translation>適用連珠</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>適用五子棋</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>依名稱搜尋</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>搜尋開局規則</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>開局規則</translation>
    </message>
    <message>
        <source>No matching opening procedure.</source>
        <translation>沒有符合的開局規則。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1：第 1 至第 5 盒的題數：%2；答對 %3 次，共 %4 次。</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>各類題目的進度</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>Above the bars of a box: how many days a task rests there.</extracomment>
        <translation>%1 天</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofLegend</name>
    <message>
        <source>the stone in question</source>
        <translation>所判定的棋子</translation>
    </message>
    <message>
        <source>stone of the shape</source>
        <translation>棋形中的子</translation>
    </message>
    <message>
        <source>makes a straight four and is allowed</source>
        <translation>成活四，可以下</translation>
    </message>
    <message>
        <source>would make six or more</source>
        <translation>會連成六子以上</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>封住這條線</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>假設的棋子，依序編號</translation>
    </message>
    <message>
        <source>would make a straight four, but does not work</source>
        <translation>本可成活四，但不成立</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>之後會成五</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofPanel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of the proof is shown, of how many.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the sentence before this one.</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: to the sentence after this one.</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>判定依據：上一步</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>判定依據：下一步</translation>
    </message>
    <message>
        <source>Why is there no three in this row?</source>
        <translation>為什麼橫線上沒有活三？</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>為什麼縱線上沒有活三？</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>為什麼上升斜線上沒有活三？</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>為什麼下降斜線上沒有活三？</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>判定依據</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>全部理由</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>顯示包含全部理由的完整依據，或只顯示最短的依據</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>這條線上為什麼沒有活三？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: the steps of a proof one after the other, by themselves.</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>停在這一步</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>逐步播放</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>圖例</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>棋盤上各標記的含義</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>檔案名稱必須以 .pdf、.html 或 .txt 結尾：%1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>沒有這種語言：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>對局紀錄單：%1 – %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>對局日誌的最後一筆（第 %1 行）不完整，未列入。</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>對局日誌的結尾不可信。%1本對局紀錄單只包含此前各行。</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>對局未結束：以下為 %1 時的情況。對局中不得讓對局者知道的內容未列入。</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>地點</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>棋盤邊緣</translation>
    </message>
    <message>
        <source>It blocks one end of a five.</source>
        <translation>算封住五連的一端。</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>不算封住五連的一端。</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>六子以上</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>不算勝。</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>獲勝。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Which forbidden points the program shows during the game.</extracomment>
        <translation>禁手提示</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>第 %1 手起允許；連續兩次虛手為和局。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>不允許。</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>雙方同意時可以。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>%1的時間</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤指禁手</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>對手加時 %1；第二次誤指另加警告，累計兩次警告判負。</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>第二次誤指為警告，累計兩次警告判負。</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>前三子的開局：%1。</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>對局前擺放：%1。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>There were no steps.</source>
        <translation>沒有開局步驟。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>No stone was placed.</source>
        <translation>沒有落子。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>時間單位為分、秒、毫秒：該手的用時，以及落子後該方棋鐘的時間。</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>棋鐘時間後的 × 表示剩餘讀秒次數，/ 表示本段待下的手數。</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1總用時 %2，棋鐘剩餘 %3。</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>終局局面</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>第 %1 手後的局面。</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X：%1（黑）。O：%2（白）。</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>指出禁手與各項聲明、裁定、更正、中斷</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>無。</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1，第 %2 手後（對局日誌第 %3 行）：%4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>當時棋鐘：%1 %2，%3 %4。</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>獲勝連線：%1。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>對局日誌</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行數</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>檢查鏈末端</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>核對方法</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1，實體棋盤：程式只負責計時</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>未記錄其步驟。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>按鐘紀錄</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>沒有按過棋鐘。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>時間單位為分、秒、毫秒：這一手的用時，以及按鐘後該方棋鐘的時間。</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1，第 %2 手後（對局日誌第 %3 行）：%4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>誤指禁手的罰時</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>警告不致判負。</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>%n 次警告判負。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>對指出的禁手作出裁定。</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>雙方超時</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>預定開賽</translation>
    </message>
    <message>
        <source>Did not arrive.</source>
        <translation>缺席。</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>準時到場。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>遲到 %1。</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>%1到場情況</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>兩局賽</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>兩局賽結果</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手數上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下滿 %n 手為和局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>尚未到場。</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>從棋鐘扣時：%1。</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>對局日誌 %1。</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1（%2），本局有變更</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>雙方均可暫停。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>對局者只有在呼叫裁判時才能停鐘。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>對局者不得停鐘。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>預設組</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>提和</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>報時</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>未約定。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>局數</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>兩局，第二局互換先後。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>等候開始期間調快了 %1。</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>等候開始期間調慢了 %1。</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>已採用新的時間。</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>未採用新的時間。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>電腦時鐘</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>終局檢查碼</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>收回所指禁手</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>每局限收回一次。</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>club</comment>
        <extracomment>%1 is a player, %2 the club or country of that player.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>到場紀錄已撤銷</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1：%2 記為到場，%3 撤銷。</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>開賽時間已更改</translation>
    </message>
    <message>
        <source>Previously %1; changed at %2.</source>
        <translation>原為 %1；於 %2 更改。</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>未約定；使用本機的設定。</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>實體棋盤：程式只負責計時</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1總用時 %2，已超時。</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1總用時 %2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message>
        <source>Black stone on %1</source>
        <translation>黑子 %1</translation>
    </message>
    <message>
        <source>White stone on %1</source>
        <translation>白子 %1</translation>
    </message>
    <message>
        <source>%1 – the colours are swapped</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1：雙方交換黑白</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>將給出 %n 個第五手打點</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>第五手打點 %1</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>收回打點 %1</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>選定打點 %1</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>%1指出：%2下在 %3 的棋子（第 %4 手）是禁手。</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>該子落下後又過 %n 手才指出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>裁定：成立（%1）。</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>裁定：不成立。</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1聲明五連。</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>裁定：有五連。</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>裁定：沒有五連。</translation>
    </message>
    <message>
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>更正棋鐘：%1加時 %2，由 %3 改為 %4。</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>因達到每手時限，警告%1。</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>警告%1。</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1於 %2（開始後 %3）達到每手時限。</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>停走一手。</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>棋鐘由 %1 改為 %2。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1提和。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1拒絕和局。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1請求悔棋。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1不同意悔棋。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>悔棋 %n 手：%1。輪到%2重下。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>裁判允許形狀相同、但在棋盤上位置不同的打點。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>裁判撤銷開局的最後一步：%1。</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1暫停對局，雙方停鐘。</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>對局繼續；先前共停鐘 %1。</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>%1於 %2（開始後 %3）超時。</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>程式曾中斷；最後一筆紀錄後過了 %1 才繼續對局。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>正在計時的棋鐘至多漏計 %1。</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>用時沒有漏計。</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>超時</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>更正棋鐘：%1扣時 %2，由 %3 改為 %4。</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>%1指出：%2下在 %3 的棋子（第 %4 手）是禁手。雙方停鐘。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1收回所指禁手。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1承認所指禁手。</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1停走一手。</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1呼叫裁判，雙方停鐘。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1確認結果。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>裁判確認結果。</translation>
    </message>
    <message>
        <source>The last recorded move is deleted.</source>
        <translation>刪除最後記錄的一手。</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>雙方交換黑白。</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>按鐘</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>電腦睡眠 %1，從 %2 到 %3。</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>當時%1的棋鐘在計時；雙方停鐘。</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>當時沒有棋鐘在計時。</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>雙方將其計為%1的用時：棋鐘由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>電腦的日期和時間被調快 %1，改為 %2；對局時間不受影響。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>電腦的日期和時間被調慢 %1，改為 %2；對局時間不受影響。</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>%2的棋鐘計時期間，程式有 %1 沒有回應；當時棋鐘顯示 %3。</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1到場，比預定開賽時間晚 %2。</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>另從棋鐘扣除 %1：由 %2 改為 %3。</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>對局繼續；雙方仍停鐘。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1收回提和。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%1放棄對%2的超時勝：對局繼續，不再限時。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%1放棄對%2的超時勝，並為其加時 %3：對局繼續。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>該子是禁手（%1）。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>該子是禁手（%1），但指出時應手時機已過。</translation>
    </message>
    <message>
        <source>%1 takes back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what is undone, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1撤回：%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PublishDialog</name>
    <message>
        <source>Public pages</source>
        <extracomment>Title: web pages of a tournament for everybody.</extracomment>
        <translation>公開網頁</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>存放網頁的資料夾</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Whose names public pages show, and how.</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Full names</source>
        <translation>全名</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>縮寫</translation>
    </message>
    <message>
        <source>Pairing numbers only</source>
        <translation>僅編號</translation>
    </message>
    <message>
        <source>Results are shown</source>
        <translation>顯示結果</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When results are shown on public pages: after a number of minutes; when the round has ended.</extracomment>
        <translation>立即</translation>
    </message>
    <message>
        <source>Some minutes later</source>
        <translation>延遲若干分鐘</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>本輪結束後</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Let search engines list the pages</source>
        <translation>允許搜尋引擎收錄</translation>
    </message>
    <message>
        <source>Players without a name on the pages:</source>
        <translation>網頁上不顯示姓名的棋手：</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>輸入姓名開頭，再按 Enter</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Stop publishing</source>
        <translation>停止發布</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>發布</translation>
    </message>
    <message>
        <source>Show boards while they are played here</source>
        <extracomment>Games at this computer&apos;s table are shown on web pages, with their clocks.</extracomment>
        <translation>顯示在本機進行的對局</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilChooser</name>
    <message>
        <source>Pupil</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>Whose answers count</source>
        <translation>答題記在誰名下</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>不指定學生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>上台的學生</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>正確（1）</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>部分正確（2）</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>錯誤（3）</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>學生(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message>
        <source>&amp;End</source>
        <extracomment>Button: leaves the puzzles.</extracomment>
        <translation>結束(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it.</extracomment>
        <translation>顯示答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>Only the first answer to a puzzle counts.</source>
        <translation>每道題只計第一次作答。</translation>
    </message>
    <message>
        <source>Your number is %1 now (%2).</source>
        <extracomment>A pupil&apos;s number after a puzzle, and by how much it has changed: %2 is &quot;+12&quot; or &quot;−8&quot;.</extracomment>
        <translation>現在的分數是 %1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>連續答對 %n 題。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Puzzles on the sheet</source>
        <translation>練習卷上的題數</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <extracomment>Button: the puzzles that are wanted, one after the other.</extracomment>
        <translation>開始答題(&amp;S)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>每日一題(&amp;D)</translation>
    </message>
    <message>
        <source>puzzles on a s&amp;heet…</source>
        <extracomment>Button: so many puzzles, on paper.</extracomment>
        <translation>道題的練習卷(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Make puzzles…</source>
        <translation>製作實戰題(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Puzzles are made from positions of games while you do something else. Each is searched, and only positions with a clear answer become puzzles.</source>
        <translation>在做別的事時，程式會用對局中的局面製作實戰題。每個局面都經過搜尋，只有答案明確的才會成為題目。</translation>
    </message>
    <message>
        <source>From the game &amp;library</source>
        <translation>從對局庫(&amp;L)</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>從檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>從資料夾(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: no more puzzles are made.</extracomment>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在讀取…</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>還沒有實戰題</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>實戰題</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>請選擇學生</translation>
    </message>
    <message>
        <source>%1 has not solved a puzzle yet</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1還沒有答過實戰題</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a pupil, %2 &quot;about 1340 (between 1160 and 1520)&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Make puzzles from your games, from files or from the game library.</source>
        <translation>可以用自己的對局、檔案或對局庫製作實戰題。</translation>
    </message>
    <message>
        <source>Answers count if a pupil is chosen. Pupils are added in daily practice.</source>
        <translation>選擇學生後才會計分。學生在「每日複習」中新增。</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>Of the puzzles that a pupil has answered: %1 of %2 were right at once.</extracomment>
        <translation>一次答對：%1/%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>連續答對 %n 題。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A theme of puzzles, and how many there are.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles so far.</source>
        <translation>
            <numerusform>目前有 %n 道實戰題。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games looked through.</source>
        <extracomment>%1 is the name of a file, a folder or the game library.</extracomment>
        <translation>
            <numerusform>%1：已查看 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this choice are answered. Choose another theme or difficulty, or make more puzzles.</source>
        <translation>所選題目已全部作答。請選擇其他主題或難度，或製作更多實戰題。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <extracomment>%1 is the name of a file or a folder.</extracomment>
        <translation>%1 無法讀取。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleWords</name>
    <message>
        <source>A game</source>
        <translation>一局棋</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, then White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>全部主題</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>衝四勝</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>衝四活三勝</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>阻止對方獲勝</translation>
    </message>
    <message>
        <source>The forbidden point</source>
        <extracomment>Theme of puzzles that turn on a point that is forbidden to Black.</extracomment>
        <translation>禁手點</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <extracomment>Where a puzzle is from: the players of a game, and the number of the move.</extracomment>
        <translation>%1，第 %2 手</translation>
    </message>
    <message>
        <source>%1, %2, move %3</source>
        <extracomment>Where a puzzle is from: the players of a game, the year, and the number of the move.</extracomment>
        <translation>%1，%2 年，第 %3 手</translation>
    </message>
    <message>
        <source>about %1 (between %2 and %3)</source>
        <extracomment>A pupil&apos;s number in puzzles: %1, which lies between %2 and %3.</extracomment>
        <translation>約 %1（在 %2 與 %3 之間）</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>對局庫</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>高級</translation>
    </message>
    <message>
        <source>As suits the pupil</source>
        <extracomment>How hard puzzles are: as suits the pupil.</extracomment>
        <translation>適合學生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>類別與獎項</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>國家/地區</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>新增類別</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>獎項</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>獎項</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>金額</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>無獎金</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>新增獎項</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>同分者平分獎項</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>單位與等級分</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>全體棋手</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>僅限各單位成績最佳者</translation>
    </message>
    <message>
        <source>A player can win a prize in each category, not only one in all</source>
        <translation>每人每個類別可得一個獎項，而非總共一個</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>請選擇理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>簡要說明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonField</name>
    <message>
        <source>All reasons</source>
        <extracomment>A box with every reason an order can have; the usual ones are buttons above it.</extracomment>
        <translation>全部理由</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordMerger</name>
    <message>
        <source>Merging…</source>
        <translation>正在合併…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>合併檔案</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>此資料夾中沒有棋譜。</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>有些檔案沒有合併。</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>現在顯示的是另一局棋，沒有併入任何內容。</translation>
    </message>
    <message>
        <source>Join lines</source>
        <translation>連接變化</translation>
    </message>
    <message>
        <source>Keep lines apart</source>
        <translation>分開保留</translation>
    </message>
    <message>
        <source>Should lines be joined where they come to a position that this record has elsewhere?</source>
        <translation>變化到達此棋譜別處已有的局面時，要連接嗎？</translation>
    </message>
    <message>
        <source>If they are joined, what follows stands once, where this record has the position, even if it was turned, mirrored or reached by other moves.</source>
        <translation>連接後，後續著法只保留一處，即此棋譜已有該局面之處，即使是旋轉、翻轉後的局面，或次序不同。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordPages</name>
    <message>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>There are no moves to ask from here on.</source>
        <translation>從這裡往後沒有可以提問的著法。</translation>
    </message>
    <message>
        <source>Gathering the lines…</source>
        <translation>正在收集變化…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>已開啟的棋譜</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1，未儲存</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>關閉 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>不限時</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>可在副本中從最後一行完好的內容繼續；原檔案保留。</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>最後一筆紀錄不完整；未確認的著法已遺失。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>正在計時的棋鐘至多漏計 %1。</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>沒有遺失任何內容。</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>已確認的著法全部保留。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的對局</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>程式上次停止時，以下對局尚未結束。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍後</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>稍後：下次啟動時再詢問</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1，%2；%n 手；最後一筆紀錄：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>棋鐘：%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>另一個程式已開啟此對局。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>繼續對局 %1</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>無結果終局</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>對局 %1 無結果終局</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>不再詢問</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>不再詢問此檔案；檔案保留</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>確認終局</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1等候中的對局無法恢復。</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1等候中的對局無法恢復；其檔案保留為 %2。</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>以下對局尚未開始。</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>開始：%1</translation>
    </message>
    <message>
        <source>Keep waiting for the game %1</source>
        <translation>繼續等候對局 %1</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>取消對局</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>取消對局 %1</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>確認取消</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>以下對局已結束，但對局日誌已損壞。</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>從該行起的內容不可信。對局本身的檔案如已儲存，不受影響。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>%1 超過 1 MB，不是等候中的對局。</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1；最後一筆紀錄：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1，%2；%n 手；最後一筆紀錄：%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>裁判規定</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>禁手提示</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>落子方式</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>經對手同意可悔棋</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>允許暫停</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤指禁手</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of fouls</source>
        <translation>指出禁手由裁判裁定</translation>
    </message>
    <message>
        <source>The clock starts with the first stone</source>
        <translation>第一手落子後開始計時</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>遲到逾限者該局判負。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>遲到逾限者該輪判負。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>遲到逾限者兩局賽判負。</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>遲到未逾限者不扣時。</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>遲到未逾限者依缺席時間扣時。</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>遲到未逾限者依缺席時間加倍扣時。</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>對手加時 2 分鐘，基本時限不超過 15 分鐘時加 1 分鐘；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>對手加時 %1；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>誤指方扣時 2 分鐘，基本時限不超過 15 分鐘時扣 1 分鐘；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>誤指方扣時 %1；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>誤指方停走一手；從第二次起另加警告。</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>警告。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>不處罰。</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>%n 次警告判負。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>僅作紀錄。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>不允許。</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>第 %1 手之後。</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>隨時。</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>勝 %1 分，和 %2 分，負 %3 分</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>60 秒讀秒，依中國方式報秒。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>30 秒讀秒，依中國方式報秒。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>30 秒讀秒，依日本方式報秒。</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>不報時，如西洋棋。</translation>
    </message>
    <message>
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>剩 5 分鐘、1 分鐘、30 秒時發出提示音，最後 10 秒逐秒提示。</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>報出每手時限與總時間。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>無。</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>遲到滿 %1即為逾限。</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>遲到超過 %1即為逾限。</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>雙方都遲到逾限者，皆判負。</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>雙方都遲到逾限者，該局不計。</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>一方到場後才開始計時。</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>誤指禁手罰時：%1。</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>警告不致判負。</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>提和：%1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下滿 %n 手為和局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after your own move.</source>
        <translation>只能在自己落子之後。</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>收回所指禁手：%1</translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>讀秒期間，經准許後可在對手用時內離席，最多 %n 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReplaceQuestion</name>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>對局結果</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>對局是如何結束的？</translation>
    </message>
    <message>
        <source>Use this result</source>
        <translation>使用此結果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultRow</name>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A tool tip: what a button does, and the key that does the same.</extracomment>
        <translation>%1（%2 鍵）</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>清除本桌的結果</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>開啟本桌的對局</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>由裁判直接給分，不論對局結果（R 鍵）</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>詳情(&amp;T)…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>用時、警告與結果的理由（T 鍵）</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>出場名單(&amp;S)…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>各台由誰出場（L 鍵）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultTyping</name>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>本輪沒有第 %1 桌。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1以五連獲勝。</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>%1以長連獲勝。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>%1勝：%2下出三三禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>%1勝：%2下出四四禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>%1勝：%2下出長連禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%1勝：%2認輸。</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%1勝：%2超時。</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>%1勝：%2超過每手時限。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>%1勝：%2未在時限內下滿規定手數。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>%1勝：%2缺席。</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>%1勝：%2遲到逾限。</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>%1勝：%2受到的警告達到上限。</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>%1勝：用時少於%2。</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>裁判裁定：%1勝%2。</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>%1勝%2。</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>雙方協議和局。</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>和局：棋盤已滿。</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>和局：雙方連續虛手。</translation>
    </message>
    <message>
        <source>Draw: both players ran out of time.</source>
        <translation>和局：雙方均超時。</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>和局：達到手數上限。</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>和局。</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>雙方皆負。</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>對局結束，無結果。</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>對局未結束。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>%1獲勝</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>雙方皆負</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無結果</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>Below the name of the winner: how the game was won.</extracomment>
        <translation>五連</translation>
    </message>
    <message>
        <source>With an overline</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>長連</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-three</source>
        <translation>%1下出三三禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1下出四四禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1下出長連禁手</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1認輸</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1超時</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>雙方協議</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盤已滿</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>雙方連續虛手</translation>
    </message>
    <message>
        <source>The maximum number of moves was reached</source>
        <translation>達到手數上限</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1輪空。</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>%1勝：%2棄權。</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>和局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewChoice</name>
    <message>
        <source>Reviewed by</source>
        <translation>覆盤方式</translation>
    </message>
    <message>
        <source>By fours and threes</source>
        <extracomment>How a game is reviewed: by looking for wins by fours and by threes.</extracomment>
        <translation>按衝四和活三</translation>
    </message>
    <message>
        <source>Also with %1</source>
        <extracomment>How a game is reviewed: by fours and threes, and by an engine, too. %1 is its name.</extracomment>
        <translation>並用引擎 %1</translation>
    </message>
    <message>
        <source>No engine is asked while a game is being played.</source>
        <translation>對局進行中，不使用引擎。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <extracomment>A curve of who is better, move by move.</extracomment>
        <translation>對局走勢</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>覆盤本局</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be done with a review.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: the win that was missed is played on the board, or the proof is shown.</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>說明為何是禁手</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>顯示錯過的勝機</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>顯示讓出的勝機</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>將覆盤結果寫成註解</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>列印覆盤…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>關閉覆盤</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>覆盤後對局已有變更。%1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <extracomment>Menu and button: the search goes on, ten times as long.</extracomment>
        <translation>繼續搜尋</translation>
    </message>
    <message>
        <source>Make it a task…</source>
        <extracomment>Menu of a finding: its position becomes a task of a lesson.</extracomment>
        <translation>做成題目…</translation>
    </message>
    <message>
        <source>Draw a diagram…</source>
        <translation>製作棋圖…</translation>
    </message>
    <message>
        <source>Put it on the worksheet</source>
        <extracomment>Menu of a finding: its position gets a bookmark, and the worksheet of a record has all its bookmarks.</extracomment>
        <translation>放入練習卷</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Sentences that follow each other: what was found, and how an engine was asked.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>It gives no evaluations.</source>
        <translation>引擎沒有給出評估。</translation>
    </message>
    <message>
        <source>%1 could not be asked about the whole game. %2</source>
        <extracomment>%1 is the name of an engine, %2 a sentence that says why.</extracomment>
        <translation>未能用 %1 查看整盤對局。%2</translation>
    </message>
    <message>
        <source>Where nothing is proven, %1 was asked: that is its opinion, not a proof.</source>
        <translation>沒有證明之處是 %1 的看法，並非證明。</translation>
    </message>
    <message>
        <source>%1 was not asked about the whole game.</source>
        <translation>%1 沒有查看整盤對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>覆盤：%1 – %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>覆盤結果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>總手數</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Below a diagram of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 &quot;White wins in 3 fours&quot;.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>關鍵時刻</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>數字為勝法的著法。叉為實戰著法，圈為讓出勝機的著法。</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>覆盤</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>覆盤標記</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundMaker</name>
    <message>
        <source>The next round cannot be paired yet.</source>
        <translation>目前還不能編排下一輪。</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>正在編排第 %1 輪…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>棋手或成績在此期間有變動。請重新編排本輪。</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>採用另一種編排</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>採用最佳編排</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>要將第 %1 輪改回草稿嗎？</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>%n 個結果將會遺失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>改回草稿</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <translation>要交換%1與%2嗎？</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>棋手有變動。請捨棄草稿並重新編排本輪。</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>%1與%2已交換。</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>比分持平，因此加賽一局。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第 %1 輪編排之後有成績被更正。</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>重新編排</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>仍然公布</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>若只求本輪編排最佳，後續能編排的輪次會減少，或不得不重複對陣或再次輪空。</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>另有一種編排，對本輪略差一些，但對後面各輪更好。</translation>
    </message>
    <message>
        <source>Pair it again by the current results, or publish it as it is.</source>
        <translation>可按現在的成績重新編排，或照原樣公布。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>開鐘(&amp;K)</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>從現在起標記遲到的棋手</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>本桌已有結果。要對局，請先清除結果。</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>每個成績輸入兩次(&amp;T)</translation>
    </message>
    <message>
        <source>A result counts when it has been entered a second time</source>
        <translation>成績輸入第二次後才生效</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1沒有禁手。</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>五連是剛好五子連成一線、中間沒有空點。一子形成五連即獲勝，無論同時還形成什麼都是允許的。</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>長連禁手：一子使六子以上連成一線，即為禁手。</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>四四禁手：一子同時形成兩個以上的四，無論在同一條線上還是在幾條線上，即為禁手。四是同一條線上再下一子就成五連的四個子。</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>三三禁手：一子同時形成兩個以上的活三，即為禁手。活三是同一條線上再下一子就成活四、且不同時成五連的三個子。活四是連成一線、中間沒有空點的四個子，在任何一端再下一子都成五連。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>只有那一子確實可以下，活三才算數：它不得形成長連、四四，也不得形成依本條仍屬禁手的三三。判斷時視為所問的一子已在棋盤上，並照此逐層推演，需要多深就推演多深。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>只有那一子確實可以下，活三才算數：它不得形成依本條仍屬禁手的三三。判斷時視為所問的一子已在棋盤上，並照此逐層推演，需要多深就推演多深。</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>棋盤邊緣與對手的棋子一樣封住一條線。</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>在須由對手指出禁手的對局中，三三和四四可在應手完成之前指出，長連可在對局結束之前指出。</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>依據：國際連珠規則第 3 章及第 9.1 至 9.3 條、第 9.8 條，文字為本程式的表述。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The arbiter says how many points each player gets.</extracomment>
        <translation>裁定</translation>
    </message>
    <message>
        <source>These points replace the results of the games.</source>
        <translation>以下得分將代替對局結果計入成績。</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>%1的得分</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>撤銷裁定</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>依此給分</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RunningGame</name>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>對局檔案已不在磁碟上。現在離開，對局將遺失。</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>最後一手未能儲存。現在離開，這一手將遺失。</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>對局正在進行。</translation>
    </message>
    <message>
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>對局和雙方棋鐘都已儲存，以後可以繼續。</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>離開對局</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>正在進行有裁判的對局。</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>只有裁判可以關閉對局。關閉後雙方停鐘，直到裁判宣布繼續對局。</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>裁判可以開啟其他頁面。對局和棋鐘照常進行，對局日誌會記錄此事。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>別處的相同局面</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>也列出相似局面</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>平移後相同的棋形：%1。</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>右移 %1</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>左移 %1</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>上移 %1</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>下移 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message>
        <source>A library holds square boards of up to 15 lines.</source>
        <translation>棋譜庫只能存放 15 路以下的正方形棋盤。</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>棋譜庫中的一條變化線最多 225 手。</translation>
    </message>
    <message>
        <source>In a library, the colours take turns.</source>
        <translation>棋譜庫中黑白必須交替落子。</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>棋譜庫中的每個節點必須是一手棋或點上的文字。</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>棋譜庫只能存放依手順下出的棋子。</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>棋譜庫中同一局面之後，同一著法只能出現一次。</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>各局將合併為一棵變化樹。</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>棋譜庫無法記錄從棋盤上移除棋子的步驟。</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGF 不保存棋譜開啟時所在的局面。</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>有 %n 段文字含有編碼 %1 沒有的字元，將以問號代替。</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>此格式無法保存對局者、賽事、結果和規則的全部細節。</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>此格式不保存用時。</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>此格式不保存開局中的選擇、指出禁手、各項聲明、警告和提和。</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>此格式不保存這些標記。棋譜庫只有點上的文字和書籤。</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>此格式不保存未能落子的著法。</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>SGF 只能保存空點上的文字。</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>此格式只能保存一局；其餘各局不儲存。</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>此格式只能保存主線；變化不儲存。</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>此格式不保存註解。</translation>
    </message>
    <message>
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>以字元畫出的局面不含落子的先後次序。</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>此格式不支援這種大小的棋盤。</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>此格式只能保存從黑棋開始、黑白交替的著法。</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>此格式只能記錄依手順下出的棋子。</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>沒有可儲存的著法。</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>此棋譜不能儲存為此格式。</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>檔案以 %1 編碼儲存，但檔案本身不註明編碼，其中的文字看起來又像另一種編碼。這台電腦會記住所用的編碼；在別處開啟時需要手動選擇。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScorePage</name>
    <message>
        <source>Kind of games</source>
        <translation>對局類別</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人與人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreRows</name>
    <message>
        <source>Won %1, drawn %2, lost %3</source>
        <extracomment>Results of a player in some games.</extracomment>
        <translation>勝 %1，和 %2，負 %3</translation>
    </message>
    <message>
        <source>%1: games %2. %3</source>
        <extracomment>A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.</extracomment>
        <translation>%1：%2 局。%3</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetModel</name>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>所屬單位</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who makes the opening and is Black as long as colours are not exchanged.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>假後方</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>時限規定</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Head of a column: what a player&apos;s clock shows after the move.</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Time used by Black</source>
        <translation>黑方用時</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>白方用時</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>記譜紙</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>封手密碼為 %1。請立即列印或抄下：不會再次顯示。</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>密碼尚未列印或抄下，沒有密碼誰也無法開啟封手。若要不留密碼離開，請再按一次「返回對局」。</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>列印密碼…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>已抄下</translation>
    </message>
    <message>
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>列印打掛紀錄單…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Command, setting, player, game, opening or page of the manual</source>
        <translation>命令、設定、棋手、對局、開局或手冊頁面</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>搜尋結果</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>沒有找到。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchPace</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchTargets</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the search of the window has found.</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Booklet: %1</source>
        <extracomment>What the search of the window has found: %1 is a course, which is printed as a booklet.</extracomment>
        <translation>小冊子：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>剩餘讀秒次數</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>剩餘手數</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>已下的手數</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>讀秒前的時間</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩餘時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>先後與時間</translation>
    </message>
    <message>
        <source>Two games, seats exchanged in the second</source>
        <translation>兩局制，第二局互換先後</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>右方對局者使用不同的時間</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>右方對局者的時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>新增組別…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>分成小組…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>重新開放本組別</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>結束本組別</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>移除本組別</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>更新晉級名單…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SentenceWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other. Chinese and Japanese have no blank between them.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>.</source>
        <extracomment>Ends a sentence when another one follows.</extracomment>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Series</name>
    <message>
        <source>Variation from move %1</source>
        <extracomment>Below a diagram: a variation of the game, from move %1 on.</extracomment>
        <translation>第 %1 手起的變化</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>第 %1–%2 手</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Before a comment: %1 is the number of the move, %2 the comment.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>棋圖</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>顯示的局面</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>每隔若干手</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>有註解或書籤處</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每圖手數</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>單欄</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>雙欄</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>紙張大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>每個變化配一個小圖</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>棋圖</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜尋設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>沒有符合的設定。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高對比（淺色）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高對比（深色）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>交換黑白後，以動畫顯示姓名和棋鐘換位。關閉後，螢幕上沒有任何動畫。</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>棋盤和棋子</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>高對比使用專用的棋盤。</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.</extracomment>
        <translation>木材</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>榧木</translation>
    </message>
    <message>
        <source>Katsura</source>
        <translation>桂木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>那智黑石與蛤貝</translation>
    </message>
    <message>
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>印刷樣式</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>棋盤邊緣的字母和數字。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四邊</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>顯示手數</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>在每顆棋子上標出。</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>顯示禁手點</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>在對局允許時標出。</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>顯示假禁手點</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>標出看起來是禁手其實不是的點（在對局允許時）。</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>棋譜的後續著法</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>圈出棋譜後續著法所在的點。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>落子聲</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>終局時也會發出輕微音效。</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>靜音</translation>
    </message>
    <message>
        <source>Automatic, by time control</source>
        <translation>依時限規定自動選擇</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>棋鐘報時</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>用語音報時</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>用提示音報時</translation>
    </message>
    <message>
        <source>Announce by flashing the clock</source>
        <translation>用棋鐘閃爍提示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>防誤落子</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋譜的快速鍵</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>沿用慣用程式的快速鍵。</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>對局日誌</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>裁判的簽章金鑰</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>裁判台的 PIN 碼</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>未設定：按住按鈕即可開啟裁判台。</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>開啟裁判台時需要輸入，最多每十分鐘一次。</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>裁判長的 PIN 碼</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>未設定：對局雙方和裁判都已確認的結果不可更改。</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>可用來恢復各方已確認結果的對局，也可開啟裁判台。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>十分之一秒</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>在對局者時間將盡時顯示。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最後 10 秒</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最後 20 秒</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>手數計數器</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>在實體棋盤旁的棋鐘上計算雙方手數。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size, as a share of the usual one.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Larger: %1. Smaller: %2. Normal: %3.</source>
        <extracomment>Keyboard shortcuts.</extracomment>
        <translation>放大：%1，縮小：%2，標準：%3。</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>朗讀著法</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>同時朗讀輪到哪一方、提議、指出禁手、聲明與結果、課程的答案，以及打譜的每一步。</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>棋譜中的衝四勝</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>用一行文字提示所示局面中哪方有衝四勝。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>用來對局和分析局面的程式。</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>管理…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>語音沒有回應。</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>電腦上沒有安裝這種語言的語音。</translation>
    </message>
    <message>
        <source>Who is better</source>
        <translation>優劣</translation>
    </message>
    <message>
        <source>A bar beside the board in games against the computer.</source>
        <translation>與電腦對局時，棋盤旁的一條優劣條。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture that is to be shown to others: as it will be.</extracomment>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture, square</source>
        <extracomment>Kinds of pictures to show a game to others.</extracomment>
        <translation>方形圖片</translation>
    </message>
    <message>
        <source>Picture, upright</source>
        <translation>直式圖片</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>動圖</translation>
    </message>
    <message>
        <source>QR code of the moves</source>
        <extracomment>A code that a phone&apos;s camera reads as the moves.</extracomment>
        <translation>著法 QR 碼</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>複製著法(&amp;M)</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>複製對局（SGF）(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>複製連結(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>關閉(&amp;O)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>動圖 (*.webp)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Game (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已儲存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>最後一子不是禁手。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>目前的禁手點：</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves, opening and reasons</source>
        <translation>著法、開局和理由</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>依此規則，沒有禁手點。</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>點選查詢</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>開啟時，點選棋盤只查詢，不落子</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>現在沒有禁手點。指向一個空點，就能看到理由。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>電腦睡眠了 %1，已計為%2的用時。雙方棋鐘已停。</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>電腦睡眠了 %1，當時%2的棋鐘正在計時。這段時間尚未計入用時。雙方棋鐘已停。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>桌號</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>輸入桌號、Enter、成績：12、Enter、1（N 鍵）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Standings</name>
    <message>
        <source>With help, the game does not count on the ladder.</source>
        <extracomment>At the end of a game against the computer in which a move was taken back, or a hint was given.</extracomment>
        <translation>用過幫助，本局不計入天梯分。</translation>
    </message>
    <message>
        <source>Ladder: %1 (%2)</source>
        <extracomment>At the end of a game against the computer: a rating such as 1216, and in brackets how much it has changed.</extracomment>
        <translation>天梯分：%1（%2）</translation>
    </message>
    <message>
        <source>Ladder: %1</source>
        <extracomment>A rating against the computer, such as 1216.</extracomment>
        <translation>天梯分：%1</translation>
    </message>
    <message>
        <source>%1 on the ladder: %2</source>
        <extracomment>A player and a rating against the computer, such as 1216.</extracomment>
        <translation>%1的天梯分：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Tap a value to see how it was calculated.</source>
        <translation>點選數值可查看其計算方法。</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>並列名次抽籤</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>結束比賽</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>結束本組別</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>比賽已結束，此為最終名次。</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>類別與獎項…</translation>
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
            <numerusform>%n 手，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins %1</source>
        <translation>開始：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>%n 手，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup that cannot be read</source>
        <translation>無法讀取的備份</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepBar</name>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>逐手播放</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>編輯棋譜：著法、文字和標記</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: the record is edited, not only looked at.</extracomment>
        <translation>編輯</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>開局步驟</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>目前：%1。全部步驟：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StonesField</name>
    <message>
        <source>Stones placed before the game</source>
        <translation>對局前擺好的棋子</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>26 種開局之一…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>剪下分支(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>複製分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>貼上分支(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>刪除分支(&amp;D)</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>變化前移(&amp;F)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>虛手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>在此手之後插入一手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>書籤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>下一個變化(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一個變化(&amp;V)</translation>
    </message>
    <message>
        <source>Next branching p&amp;oint</source>
        <translation>下一個分岔(&amp;O)</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>上一個分岔(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>尋找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>尋找下一個(&amp;E)</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>旋轉整個棋譜(&amp;W)</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>鏡射整個棋譜(&amp;L)</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>將檔案併入此棋譜(&amp;G)…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>將分支存為新檔案(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>此分支的統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Merge fol&amp;der into this record…</source>
        <translation>將資料夾併入此棋譜(&amp;D)…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>棋譜的快速鍵(&amp;Y)…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>此棋譜庫的棋盤大小(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>整個棋譜(&amp;W)</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>尋找上一個(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>編輯此棋譜(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>關閉此棋譜(&amp;L)</translation>
    </message>
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>尋找衝四勝(&amp;W)</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>尋找對方的衝四勝(&amp;O)</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>標出全部首著(&amp;F)</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>標出全部防點(&amp;D)</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>衝四勝(&amp;O)</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>檔案中的對局(&amp;H)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>覆盤(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>覆盤本局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>下一處標記(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>上一處標記(&amp;P)</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>覆盤此檔案的全部對局(&amp;G)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>列印覆盤(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>在檔案中新增對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>重新命名此對局(&amp;R)…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>上移此對局(&amp;U)</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>下移此對局(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>移除此對局(&amp;M)…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>把此局面做成題目(&amp;K)…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>取代(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>複製此對局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>在此局之後貼上對局(&amp;P)</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>向全班展示</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>下一個已開啟的棋譜</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>上一個已開啟的棋譜</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>尋找衝四活三勝(&amp;T)</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>尋找對方的衝四活三勝</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>用引擎分析</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>Menu: a game against the computer begins from the position shown.</extracomment>
        <translation>與電腦續弈</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <extracomment>Menu: the games of the game library that have the displayed position, and how they went on.</extracomment>
        <translation>尋找出現此局面的對局</translation>
    </message>
    <message>
        <source>Add to the game li&amp;brary</source>
        <extracomment>Menu: all games of this record become part of the game library.</extracomment>
        <translation>加入對局庫(&amp;B)</translation>
    </message>
    <message>
        <source>Drill the lines from here…</source>
        <extracomment>Menu: the moves of one side are asked, line by line; the program plays the other side.</extracomment>
        <translation>從這裡練習變化…</translation>
    </message>
    <message>
        <source>Players in the game library…</source>
        <extracomment>Menu: what the game library knows of the players of this game.</extracomment>
        <translation>對局庫中的棋手…</translation>
    </message>
    <message>
        <source>Gaps in these lines…</source>
        <extracomment>Menu: what games of the game library play and the lines of this record do not answer.</extracomment>
        <translation>這些變化的缺口…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>開啟棋譜</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>RenLib 棋譜庫 (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 對局 (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Piskvork 對局 (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>局面檔案 (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>將分支存為新檔案</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>將檔案併入此棋譜</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>將資料夾併入此棋譜</translation>
    </message>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>棋譜 (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>程式中斷時，%1 有未儲存的變更。</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>最後一次備份是在 %1。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄變更</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍後</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>正在讀取變更…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>不還原，直接開啟</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>在這些編輯之後，%1 又被更改過。</translation>
    </message>
    <message>
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>還原為新棋譜不會影響該檔案。若還原到該檔案，儲存前會先詢問是否取代現有內容。</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>還原為新棋譜</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>還原到該檔案</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>另一個程式已還原這些變更。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>刪除分支</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>剪下分支</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>%1 上的標記</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>從 %1 到 %2 的箭頭</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>著法 %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>%1 上的文字</translation>
    </message>
    <message>
        <source>Typing the headline</source>
        <translation>輸入標題註解</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>輸入註解</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>設為主線</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>變化前移</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>貼上分支</translation>
    </message>
    <message>
        <source>Rotate the whole record</source>
        <translation>旋轉整個棋譜</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>鏡射整個棋譜</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>正在插入著法…</translation>
    </message>
    <message>
        <source>Rotating the record…</source>
        <translation>正在旋轉棋譜…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>正在貼上分支…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>這一分支後面有一手棋下在 %1。未插入著法。</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>分支中有一手下在 %1，而此處該點已有棋子。未貼上任何內容。</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>正在統計移除的數量…</translation>
    </message>
    <message>
        <source>Insert a variation</source>
        <translation>插入變化</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>從 %1 到 %2 的直線</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>在 %1 擺黑子</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>在 %1 擺白子</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>取走 %1 的棋子</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>正在擺子…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>這一分支後面有一手棋下在 %1。未作變更。</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>換另一方下</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>寫入註解</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>取代文字</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>正在取代文字…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>仍要嘗試讀取</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>%1 已損壞。能讀取的內容都已顯示；儲存時不會覆寫此檔案。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>顯示詳細資料</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在讀取文字…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>棋譜庫的棋盤大小</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>棋譜庫不記錄棋盤大小。
棋盤路數：</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>%1 的內容提前中斷，可能不完整。其中的內容已全部顯示。若覆寫，會在同一資料夾保留目前檔案的副本。</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>此棋譜庫有些著法放不進 %1 路棋盤。棋盤未更改。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>新棋譜</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>Go to the start</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>到此變化線的結尾</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>上一個變化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>下一個變化</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>上一個分岔</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>下一個分岔</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>檔案中的上一局</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>檔案中的下一局</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>尋找某點上的著法</translation>
    </message>
    <message>
        <source>Find next comment</source>
        <translation>尋找下一則註解</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>尋找上一則註解</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>尋找下一個書籤</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>尋找上一個書籤</translation>
    </message>
    <message>
        <source>List identical positions</source>
        <translation>列出相同局面</translation>
    </message>
    <message>
        <source>List similar positions too</source>
        <translation>也列出相似局面</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>設定或清除書籤</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Switch between viewing and editing</source>
        <translation>切換瀏覽與編輯</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋譜的快速鍵</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>使用哪個程式的快速鍵：</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>這些按鍵在焦點位於棋盤時有效。字母和數字視為座標輸入：H 8 移到 H8 點。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>關閉此訊息</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>檔案中的對局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>著法與理由</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>棋譜庫，共 %n 個局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>選擇此檔案的文字編碼</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>同局面</translation>
    </message>
    <message>
        <source>Same (%1)</source>
        <translation>同局面（%1）</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Tab: the tree of variations.</extracomment>
        <translation>變化樹</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>變化樹</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>正在讀取對局…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜尋…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>列出讀取檔案時修復或無法解讀的內容</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>%n 則說明</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>註解</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>在 %1 上寫文字</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>已剪下分支。</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>已刪除分支。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>已剪下 %n 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>已刪除 %n 個局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>無法備份所作的變更：磁碟已滿或無法寫入。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>此檔案已損壞；覆寫會遺失未能讀取的內容。請另選名稱。</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>開始編輯之後，磁碟上的 %1 已被更改。</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1 無法保存全部內容。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>若覆寫，會在同一資料夾保留目前檔案的副本。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆寫</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>仍要儲存</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>這是整份棋譜的檔案。請另選名稱。</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在儲存 %1…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 已儲存。此格式無法保存全部內容。</translation>
    </message>
    <message>
        <source>Reading the texts of this record…</source>
        <translation>正在讀取此棋譜中的文字…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>正在複製對局…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在統計…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>著法：%1</translation>
    </message>
    <message>
        <source>End positions: %1</source>
        <translation>變化線末端：%1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>最長變化線：%1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>有註解的著法：%1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>書籤：%1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>點上的文字（該點無著法）：%1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>此局面之後</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字編碼</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>未作變更：目前只是瀏覽此棋譜。</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>目前只是瀏覽此棋譜。</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>編碼：%1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>指向一個空點，就能看到該點可否落子及理由。點一下可固定該點。</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>依此規則，沒有禁手點。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋譜未註明所用規則。</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>取勝</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>棋譜中已有此勝法的全部著法。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>已插入 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>對局在此局面已結束。</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>只能在正方形棋盤上搜尋勝法。</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>在檔案中新增對局</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>要從檔案中移除第 %1 局嗎？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>重新命名此對局</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>正在整理對局…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>換另一方下</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>前往 %1 那一手</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>在 %1 落子</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>在 %1 上寫文字…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>在 %1 擺黑子</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>在 %1 擺白子</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>取走 %1 的棋子</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>此手已不在棋譜中。</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>此處無法顯示這一勝法：棋譜中沒有該局面，或對局已在該局面結束。</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>棋譜中已有全部這些註解。</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>已寫入 %n 則註解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>已變更 %n 處文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>剪貼簿中沒有對局。未新增任何內容。</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>無法整理此檔案中的對局。未作任何變更。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>棋譜中已有此變化的全部著法。</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>只能分析正方形棋盤上的局面。</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>棋盤已滿。</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>副本已儲存為 %1。%2 本身尚未儲存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Only tried: %1. Esc throws it away.</source>
        <extracomment>%1 are points, such as &quot;H8 I9&quot;.</extracomment>
        <translation>只是試下：%1。按 Esc 捨棄。</translation>
    </message>
    <message>
        <source>Add to the record</source>
        <extracomment>Button: the moves that are tried become part of the record.</extracomment>
        <translation>加入棋譜</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A move of a record without a stone.</extracomment>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Tab: the games of the game library that have this position.</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The worksheet of this record has this position already.</source>
        <translation>此局面已在本棋譜的練習卷中。</translation>
    </message>
    <message>
        <source>The position is on the worksheet of this record, with a bookmark.</source>
        <translation>已為此局面加書籤，並放入本棋譜的練習卷。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableBoards</name>
    <message>
        <source>Boards of the hall…</source>
        <extracomment>Menu entry: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>大廳棋盤…</translation>
    </message>
    <message>
        <source>The server does not answer. The boards are shown as they were heard of last.</source>
        <translation>伺服器沒有回應。棋盤顯示的是最後收到的狀態。</translation>
    </message>
    <message>
        <source>No table has reported a game of this round yet.</source>
        <translation>本輪還沒有任何一桌回報對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message>
        <source>Try %1.</source>
        <extracomment>A hint to a player; %1 is a point such as H8.</extracomment>
        <translation>試試 %1。</translation>
    </message>
    <message>
        <source>You win at %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>下在 %1 即勝。</translation>
    </message>
    <message>
        <source>%1 threatens to win at %2.</source>
        <extracomment>A hint; %1 is Black or White, %2 lists points.</extracomment>
        <translation>%1威脅在 %2 取勝。</translation>
    </message>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>衝四 %n 次即可取勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to win by fours.</source>
        <extracomment>A hint; %1 is Black or White.</extracomment>
        <translation>%1威脅以衝四取勝。</translation>
    </message>
    <message>
        <source>Nobody threatens to win at once.</source>
        <translation>雙方都沒有立即取勝的威脅。</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>禁手點：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>對局已恢復</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>已確認的內容全部保留。按「繼續」之前，雙方棋鐘停止。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>雙方棋鐘已停，棋盤已遮住。</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>著法</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>顯示著法和開局</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>已打掛</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>雙方停鐘，直到裁判宣布繼續對局。</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>電腦曾進入睡眠</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>顯示結果</translation>
    </message>
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>沒有需要回應、可指出或可聲明的事項。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The picture of the board is on the clipboard.</extracomment>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>複製圖片</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Show who is better</source>
        <extracomment>Menu of the board in a game against the computer, with a tick: a bar that says who is better.</extracomment>
        <translation>顯示優劣</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 – %2：輸入的結果是 %3，而對局的結果是 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>第 %1 輪，第 %2 桌。採用對局的結果時，用時、警告和棋譜一併記入。</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>保留輸入的結果</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>採用對局的結果</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>學生的任務</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>題目所問的一方</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>頁面名稱</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>講解</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>一個簡短的問題。後面各行在需要時才顯示。</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>只有作者能看到（選填）</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>需要時顯示（選填）</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>回答後顯示（選填）</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>要找出所有這樣的點</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>衝四活三勝也算</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>程式會找出答案。也可以在棋盤上點出自己的解答來核對。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>請點選題目所問的點。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>請點選題目所問的棋子。</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>請點選題目所問的空點，也可以再點選棋子。</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>程式會判斷每一手並應對。</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>寫下答案，或點選棋盤上的點作為答案。</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>請依序點選棋盤落子。再點一下最後一子可以收回。</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>可以在棋盤上點選著法，學生可要求觀看。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在核對…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>要關閉此題並捨棄變更嗎？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄變更</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskProgressBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>這一頁有錯誤。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盤：%1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>收合(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>在棋盤上示範(&amp;S)</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>第 %1 個變化，共 %2 個。</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>核對答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>Previous stone</source>
        <translation>上一子</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>下一子</translation>
    </message>
    <message>
        <source>This is the answer:</source>
        <translation>答案是：</translation>
    </message>
    <message>
        <source>The answer was not found.</source>
        <translation>沒有找到答案。</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>這道題已經答對過。</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>請勾選所有原因，然後核對。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>下一個變化</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>一個也沒有(&amp;O)</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <extracomment>Button: the same task once more, after it was solved.</extracomment>
        <translation>再做一次(&amp;T)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TeamDialog</name>
    <message>
        <source>Team members</source>
        <extracomment>Title: who plays for a team.</extracomment>
        <translation>隊員</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>每行一名隊員，依台次排列，候補在最後。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>This procedure has nothing to set.</source>
        <translation>此開局規則沒有可設定的條件。</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>恢復預設條件</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>不允許的開局</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>全部允許</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>由對局者擺出</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>前三子的開局</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>由對局者宣告</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>第五手打點數</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1不可交換黑白</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>不可交換黑白的一方</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TieBreakFields</name>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>無法辨識：%1</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>同分時的名次規則</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, in order</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>名次規則的代碼，依先後順序</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>自訂規則</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>不限時</translation>
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
    <message>
        <source>For example: %1</source>
        <extracomment>Below a time that cannot be read: lines that can be. Keep the three as they are.</extracomment>
        <translation>例如：%1</translation>
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
        <translation>名稱、編號或時間，例如 DGT 11、Fischer 或 7m+4s</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>尋找時限規定</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>時限規定</translation>
    </message>
    <message>
        <source>No matching time control.</source>
        <translation>沒有符合的時限規定。</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>A method of a clock: the clock, its number there and its name there.</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeNumbers</name>
    <message>
        <source>Minutes</source>
        <extracomment>Three numbers of a time control: of a player&apos;s whole time; added after each move, or of each period; and how many periods (byo-yomi).</extracomment>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>讀秒次數</translation>
    </message>
    <message>
        <source>Added after each move; with periods, the length of each</source>
        <translation>每著之後加的秒數；有讀秒時為每次讀秒的長度</translation>
    </message>
    <message>
        <source>Byo-yomi: how many periods follow when the minutes are used up</source>
        <translation>讀秒：時間用完後的讀秒次數</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ToolBox</name>
    <message>
        <source>Play stones</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Write on a point</source>
        <translation>在點上寫字</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>畫圓圈</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>畫方框</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>畫三角形</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>畫叉</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>畫箭頭</translation>
    </message>
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>擺黑子</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>擺白子</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>取走棋子</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>寫字母：A、B、C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>寫數字：1、2、3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>畫直線</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>標記的顏色</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>換另一方下</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>標記的顏色：%1</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Button: a menu of the tools that have no button in a small window.</extracomment>
        <translation>更多工具</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TournamentPage</name>
    <message>
        <source>&amp;Entries</source>
        <translation>報名(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>第 %1 輪(&amp;R)</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>名次表(&amp;N)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>重做(&amp;O)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>列名在前的棋手勝、和、負</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>棄權：列名在前的棋手勝、列名在後的棋手勝、雙方皆負</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>清除本桌的結果</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>開啟本桌的對局</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>在草稿中選取要交換的棋手</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>裁定：由裁判給分</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>組別</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>上一組別、下一組別</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>本桌用時、警告，以及結果的理由</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>兩隊出場名單</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>上一輪、下一輪</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>無法儲存，因此沒有作任何變更。</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>按桌號輸入成績：12、Enter、1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>此比賽在這裡只能檢視：已在別處開啟，或檔案為唯讀。變更會顯示在這裡。</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>在此編輯</translation>
    </message>
    <message>
        <source>This computer stands at a table. Open a table of the round to play its game here; the result goes to the desk.</source>
        <translation>這台電腦放在賽桌上。開啟本輪的一桌，就在這裡下它的對局；成績會傳給工作電腦。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>無法讀取此備份，已原樣保留。</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>%1尚未儲存，最近備份於 %2。</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>再次開啟同一對話方塊即可繼續。</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>開啟比賽</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not arrive</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1缺席</translation>
    </message>
    <message>
        <source>%1 forfeits the game</source>
        <extracomment>%1 is a player who gave the game up before it began.</extracomment>
        <translation>%1棄權</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1輪空</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>未進行的對局</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>假後方</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>為何未進行？</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>對局紀錄單備註</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>儲存結果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Neither player arrived: both lose</source>
        <translation>雙方缺席：皆負</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UserLibrary</name>
    <message>
        <source>Adding games to the library…</source>
        <extracomment>What a bar of progress is about.</extracomment>
        <translation>正在將對局加入對局庫…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictHome</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Journals and papers</source>
        <translation>對局日誌與文件</translation>
    </message>
    <message>
        <source>Games played last</source>
        <extracomment>Heading over the games that were played or begun last; each opens its journal.</extracomment>
        <translation>最近下過</translation>
    </message>
    <message>
        <source>Each game that is played here keeps a journal. The last ones will be shown here.</source>
        <translation>在這裡下的每一局都有對局日誌，最近的會顯示在這裡。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPage</name>
    <message>
        <source>%1: %2</source>
        <extracomment>In a list of points: %1 is a point, %2 what is said of it, such as &quot;double-three&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Said of a point: a stone there makes five.</extracomment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>沒有禁手點，也沒有獲勝點。</translation>
    </message>
    <message>
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>用「黑棋」和「白棋」擺子。然後選「查詢」，點選一個空點，就能看到該點可否落子及理由。</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>依此規則，這一方沒有禁手點。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Button: a tap lays a black stone.</extracomment>
        <translation>黑棋</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Button: a tap lays a white stone.</extracomment>
        <translation>白棋</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button: a tap takes a stone off the board.</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>查詢</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>清空</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>貼上…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>貼上文字棋盤、一串著法或棋譜</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>所有點</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>列出禁手點和獲勝點，檢視理由</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>列印所問的點或所有點的判定，附判定依據和規則</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>判定哪一方</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>for Black</source>
        <translation>判定黑方</translation>
    </message>
    <message>
        <source>for White</source>
        <translation>判定白方</translation>
    </message>
    <message>
        <source>Clear all stones</source>
        <translation>清除所有棋子</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>復原上一次變更</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>重做上一次變更</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>找勝法</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>對局在此局面已結束。</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>尋找衝四勝</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>尋找對方的衝四勝</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>尋找衝四活三勝</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>尋找對方的衝四活三勝</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>禁手判定</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>尋找出現此局面的對局</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: looks for games of the game library with the position.</extracomment>
        <translation>對局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>關於 %1 點的判定</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>關於局面中所有點的判定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>規則條文</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>地點和日期</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>判定對象</translation>
    </message>
    <message>
        <source>A move by %1</source>
        <translation>%1的一手</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黑。O：白。?：所問的點。!：禁手點。</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>所問的點是 %1。</translation>
    </message>
    <message>
        <source>All forbidden points for %1.</source>
        <translation>%1的所有禁手點。</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>%1沒有禁手點。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>有 %n 個禁手點。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>下在以下各點立即獲勝：%1。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>判定依據</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The waiting game could not be saved: %1</source>
        <translation>等候中的對局未能儲存：%1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>另一個程式已開啟此對局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>雙方均已到場，可以開始對局。</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>雙方就緒即開始，不計遲到。</translation>
    </message>
    <message>
        <source>No clock runs before the start.</source>
        <translation>開賽時間之前不計時。</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>無人到場。一方到場後才開始計時。</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>無人到場。%1先行動，其棋鐘正在計時，這段時間計入雙方用時。</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1未到場，%1的棋鐘計時中。</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>距開賽 %1</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>開賽時間已過 %1</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>記錄結果</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>已到場。</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>尚未到場。</translation>
    </message>
    <message>
        <source>Too late: arrived %1 after the start.</source>
        <translation>遲到逾限：比開賽時間晚 %1 到場。</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>已逾限，仍未到場。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>遲到 %1。</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>準時到場。</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>未到場，已遲到 %1。</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>將扣時 %1。</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>現在到場將扣時 %1。</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>取消對局</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>假先方，先行動。</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>等候假先方開局。</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1已到場（%2）</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1未到場，%1的棋鐘計時中。%2可以先開始。</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>不等%1，直接開始</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>電腦時鐘被調快了 %1。依實際經過的時間，現在是 %2。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>電腦時鐘被調慢了 %1。依實際經過的時間，現在是 %2。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>仍用 %1</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改為 %1</translation>
    </message>
    <message>
        <source>First choose which time counts.</source>
        <translation>請先決定以哪個時間為準。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingRoom</name>
    <message>
        <source>This game has already started in another window.</source>
        <translation>此對局已在另一個視窗中開始。</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>開賽時間已過。</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>現在只有裁判可以更改。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>可取勝</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>可最快取勝</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>可防住對方</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Legend of a sign on the board: the search did not find out.</extracomment>
        <translation>未定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be asked about a win.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Previous step of the win</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>取勝過程的逐步說明</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>衝四勝：每一手都衝四，直到對方無法阻止成五。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>尋找衝四活三勝：%1</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>標出全部首著：%1</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>標出全部防點：%1</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>作為變化插入</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>檢驗此取勝過程</translation>
    </message>
    <message>
        <source>Find a win by fours: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>尋找衝四勝：%1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <translation>繼續搜尋</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WindowBar</name>
    <message>
        <source>Menu (%1)</source>
        <translation>選單 (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Worksheet</name>
    <message>
        <source>Start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>第 %1 手之後</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>第 %1 手 %2 之後</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>目前局面：%1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>這份練習卷的設定無效。</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>沒有可列印的題目。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>請標出所有禁手點。</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>標出的點是禁手嗎？請寫出理由。</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>請寫出所標棋子的棋形。</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>在標出的點落子後，標出的棋子為什麼不是活三？</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>請標出正確答案。</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>請在落子的點上編號。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>沒有禁手點。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of forbidden move, %2 the points: &quot;double-three: H8 J9&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>One of %1</source>
        <extracomment>An answer: %1 is a list of moves, and one of them is enough.</extracomment>
        <translation>任選其一：%1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>請解答每道題。</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>練習卷</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1——解答</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1，%2，亂數種子 %3</translation>
    </message>
    <message>
        <source>Win by fours and threes: number the moves of both sides until the win cannot be stopped.</source>
        <translation>以衝四活三取勝：請為雙方的著法編號，直到無法阻止獲勝為止。</translation>
    </message>
    <message>
        <source>Win by fours: number the moves of both sides until the win cannot be stopped.</source>
        <translation>衝四取勝：請為雙方的著法編號，直到無法阻止獲勝為止。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours and threes.</source>
        <translation>請標出一個能開始衝四活三勝的著法。</translation>
    </message>
    <message>
        <source>Mark every move that begins a win by fours.</source>
        <translation>請標出所有能開始衝四勝的著法。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours.</source>
        <translation>請標出一個能開始衝四勝的著法。</translation>
    </message>
    <message>
        <source>Mark every move that stops the win by fours.</source>
        <translation>請標出所有能防住衝四勝的著法。</translation>
    </message>
    <message>
        <source>Mark a move that stops the win by fours.</source>
        <translation>請標出一個能防住衝四勝的著法。</translation>
    </message>
    <message>
        <source>%1. These moves begin a win, too: %2</source>
        <extracomment>An answer: %1 is a line of moves, %2 the other moves that begin a win.</extracomment>
        <translation>%1。以下首著同樣獲勝：%2</translation>
    </message>
    <message>
        <source>There is no course %1.</source>
        <translation>沒有系列課程 %1。</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading of the list of chapters with their pages.</extracomment>
        <translation>目錄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <extracomment>A form of what is printed: tasks with lines for name and date.</extracomment>
        <translation>練習卷</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>題目類型</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>題目數量</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>同一個數字會再次產生同一份練習卷，例如用來列印解答</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>換一批題目(&amp;O)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>留一行填寫</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>每頁棋圖數</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>紙張大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>第二語言</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>解答另頁(&amp;A)</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>正在產生練習卷… %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>已略去 %n 道題：問題不適合該局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>還沒有題目。請選擇局面，或換一個問題。</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>第 %1 題的問題太長，放不下。請減少每頁棋圖數。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>儲存練習卷</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>練習卷</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
    <message>
        <source>Question of the chosen position</source>
        <extracomment>What is asked about the position that is chosen in the list.</extracomment>
        <translation>所選局面的問題</translation>
    </message>
    <message>
        <source>As for all</source>
        <extracomment>A position of a worksheet is asked what all are asked.</extracomment>
        <translation>與全部相同</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A position of a record and what is asked about it.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Whether a sheet of tasks or a booklet with contents is made.</extracomment>
        <translation>形式</translation>
    </message>
    <message>
        <source>Booklet with contents</source>
        <extracomment>A form of what is printed: explanations and tasks, with contents and the chapter above each page.</extracomment>
        <translation>附目錄的小冊子</translation>
    </message>
    <message>
        <source>&amp;Moves below each diagram</source>
        <translation>每圖下方列出著法(&amp;M)</translation>
    </message>
    <message>
        <source>A text is too long for the space. Choose fewer diagrams per page.</source>
        <translation>有一段文字太長，放不下。請減少每頁棋圖數。</translation>
    </message>
    <message>
        <source>Second kind</source>
        <extracomment>A second kind of task on the same sheet.</extracomment>
        <translation>第二種題目</translation>
    </message>
    <message>
        <source>Third kind</source>
        <extracomment>A third kind of task on the same sheet.</extracomment>
        <translation>第三種題目</translation>
    </message>
    <message>
        <source>None</source>
        <comment>kind of task</comment>
        <extracomment>No further kind of task.</extracomment>
        <translation>無</translation>
    </message>
</context>
</TS>
