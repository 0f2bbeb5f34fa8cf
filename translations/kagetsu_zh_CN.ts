<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>双方均势（%1）</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1大优（%2）</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1占优（%2）</translation>
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
        <translation>引擎会下在 %1</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>深度：%1。</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>局面数：%1，每秒：%2。</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>用时：%1 秒。</translation>
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
            <numerusform>引擎认为%1 %n 手内获胜</numerusform>
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
            <numerusform>还剩 %n 次读秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>还剩 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>本手还剩 %1</translation>
    </message>
    <message>
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>60 秒读秒：语音报秒，最后数到 10</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>30 秒读秒：语音报秒，最后数到 5</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>30 秒读秒：语音报秒，20 秒起逐秒报</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>静音，剩一分钟时闪烁提示</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>提示音：剩 5 分钟、1 分钟、30 秒时各一次，最后 10 秒逐秒提示</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>步时与最后几分钟</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>简体中文</translation>
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
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔文</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧语言</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧语言</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊文</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其文</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波罗的海语言</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>禁手点：%1。</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>全部答案：%1。</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>这里没有禁手点。</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>取胜的首着：%1。</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>阻止获胜的点：%1。</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>棋子这样摆：</translation>
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
        <translation>课次</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>题目类型</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列课程</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Marks in front of the class</source>
        <translation>课堂成绩</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>Title of a paper: the progress of a class.</extracomment>
        <translation>班级</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>班级</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>has completed the course</source>
        <extracomment>On a certificate, between the name of a pupil and that of a course or a lesson.</extracomment>
        <translation>已完成系列课程</translation>
    </message>
    <message>
        <source>has taken part in the lesson</source>
        <translation>已学习教程</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <extracomment>On a certificate: %1 of %2 answers of a pupil were right.</extracomment>
        <translation>答对：%1 / %2</translation>
    </message>
    <message>
        <source>Teacher</source>
        <extracomment>Whoever signs a certificate.</extracomment>
        <translation>教师</translation>
    </message>
    <message>
        <source>What the certificate is about</source>
        <extracomment>A course or a lesson.</extracomment>
        <translation>证书内容</translation>
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
        <translation>%1：已取消 %2 分的调整</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>录入有误</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>棋手报错成绩</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>申诉裁决</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>违反规则</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>以该台对局结果为准</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>因另一处更正而更改</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>从文件读取</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>其他理由</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>第 %1 轮为草稿：请放弃后重新编排。</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>按原成绩编排的轮次：%1。</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>请核对以下组别的晋级名单：%1。</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>编排已收回。</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>第 %1 台，%2 – %3：%4（原为 %5）</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>第 %1 台已有成绩 %2</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1：改为 %2？</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1：清除成绩？</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1，自第 %2 轮起</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1，自开赛起</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>程序被信号 %1 终止。</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>退出代码为 %1。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>引擎在启动时退出了。</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>引擎已启动，但没有应答。</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>引擎崩溃了两次。</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>引擎关闭了输出。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>引擎不再应答。</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>引擎输出的内容太多，无法处理。</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>引擎不接受这个局面。</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>引擎占用了太多内存。</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>引擎不支持这种大小的棋盘。</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>引擎不支持这种规则。</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>引擎不支持有虚着的局面。</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>引擎不能分析局面。</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>引擎不支持这种开局规则。</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>引擎给出的应答不符合开局规则。</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>引擎没有应答。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>程序输出：%1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>这台电脑上没有设置引擎 %1。</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>引擎给出的着法无法落子。</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>若不重复对阵，最多只能进行 %n 轮，但计划了 %1 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>计划 %n 轮；按这一人数通常为 %1 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>自第 %1 轮起退赛</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>第 %2 轮：%1</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>第 %1 轮：对%2</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>第 %1 轮轮空</translation>
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
            <numerusform>连续 %n 次弃权：是否退赛？</numerusform>
        </translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>自第 %1 轮起参赛</translation>
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
            <numerusform>%n 人退赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>已添加 %n 名棋手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n 名棋手已在名单中。</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>有同名棋手：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>将添加 %n 名棋手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>将略过 %n 行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>无法打开 %1。</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
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
        <translation>成绩册</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>所属协会</translation>
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
        <translation>本编排为草稿，仍可能更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>有 %n 台经手工更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>假后方</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>先后</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1，第 %2 台</translation>
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
        <translation>用时</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>第 %1 轮对阵表</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>第 %1 轮对阵表（按姓名）</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>第 %1 轮成绩登记单</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>第 %1 轮桌签</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>第 %1 台</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>第 %1 屏，共 %2 屏</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>One letter in a table: the player opened the game.</extracomment>
        <translation>先</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>One letter in a table: the player was the second player.</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>%1轮</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>第 %1 轮进行中的名次表</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>第 %1 轮后名次表</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>第 %1 轮进行中的交叉表</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>第 %1 轮后交叉表</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>成绩公告表</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>对阵表（按台次）</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>对阵表（按姓名）</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>成绩登记单</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>桌签</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>最终名次表</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>盘次</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>第 %1 轮出场名单</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>● 在本盘为假先方。</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>出场名单</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>更正与裁定</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
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
        <translation>没有任何更正。</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>更正于 %1</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>每轮依次为：对手编号、“先”（假先方）或“后”（假后方）、结果。只有一个符号表示该轮没有对手：+、½ 或 0 为该轮所计的分；– 表示未参加该轮。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作记录</translation>
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
        <translation>类别与奖项</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>单位排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Later rounds and stages</source>
        <extracomment>The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.</extracomment>
        <translation>后续轮次和阶段</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The head of a column: parts of an event, such as a group or the finals.</extracomment>
        <translation>组别</translation>
    </message>
    <message>
        <source>The round begins in</source>
        <extracomment>Large on a screen in a hall, above a time that runs down.</extracomment>
        <translation>距本轮开始</translation>
    </message>
    <message>
        <source>On your phone</source>
        <extracomment>Title of a screen in a hall with a QR code: the tournament can be followed on a phone.</extracomment>
        <translation>用手机观看</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Title of a screen in a hall: games while they are played.</extracomment>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Round in %1</source>
        <extracomment>On a screen in a hall, in a corner; %1 is a time such as 12:30.</extracomment>
        <translation>距开始 %1</translation>
    </message>
    <message>
        <source>The round begins</source>
        <extracomment>Large on a screen in a hall, when the time has come.</extracomment>
        <translation>本轮开始</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the hall, and hold the camera to the code.</source>
        <translation>请连接会场的 Wi-Fi，再用相机对准二维码。</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>没有这一轮。</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>第 %1 轮已经公布。</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>第 %1 轮尚未公布。</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>第 %1 轮尚未结束。</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>第 %1 轮已经结束。</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>第 %1 轮已有成绩，这样做会丢失这些成绩。</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>第 %1 轮还有未录入成绩的台次。</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>已经有后面的轮次。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>此操作只能在第一轮公布之前进行。</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>计划的轮次已全部编排。</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>没有这名棋手。</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1已被编排，此后只能退赛。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1出现了两次。</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1参加本轮但未被编排，或未参加却被编排。</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>名单中缺少%1。</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1已经退赛。</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1没有退赛。</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>本轮已为%1指定轮空或对手。</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>没有这个组别。</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>没有这个台次。</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>这场比赛没有这一局。</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>没有这项积分调整。</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>该队没有这名队员。</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>该组别比赛已经结束。</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>第 %1 台被使用了两次。</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>有一场比赛的局数与本组别的规定不符。</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>出场名单中有不得空缺的盘次未填写。</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>有数值超出范围。</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>该文件不是比赛报告：其中没有棋手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>第 %1 行第 %2 列：此处应为数字。</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>第 %1 行第 %2 列：此处应为 0 至 99.5 的积分。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>第 %1 行第 %2 列：先后必须是 w、b 或 -。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>第 %1 行第 %2 列：这不是比赛结果。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>第 %1 行第 %2 列：此处应为空格。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>第 %1 行第 %2 列：缺少姓名。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>第 %1 行第 %2 列：该编号已被使用。</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>第 %1 行第 %2 列：没有该编号的棋手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>第 %1 行第 %2 列：该对手登记的是另一名对手。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>第 %1 行第 %2 列：该行过长。</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>第 %1 行没有姓名，已略过。</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>第 %1 行：姓名重复。</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>行数过多：从第 %1 行起已略过。</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>第 %1 台：比分持平。请加赛一局，或作出裁定。</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>本组别的一场对局不可能得这么多或这么少的分。</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>名称或文字太长。名称最多 %1 个字符，文字最多 %2 个字符。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第 %1 轮编排之后有成绩被更正。</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>第 %1 轮的对阵已与成绩不符。请放弃后重新编排。</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>第 %1 轮取决于本场胜者。请先将其改回草稿。</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>需要填写理由。</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>第 %1 行被当作表头。</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>这是比赛报告文件，不是棋手名单（第 %1 行）。</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>这不是棋手名单（第 %1 行）。</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>无法确定文字编码。请把名单另存为 UTF-8。</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>第 %1 行有损坏的字符。请把名单另存为 UTF-8。</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>第 %1 行：出生日期不是日期。</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>第 %1 行：性别不是“男”或“女”。</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>这些棋手并未并列同一名次。</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>有棋手名次并列，须先决定先后。</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>还缺少可能影响晋级的成绩。</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>已有同名的类别。</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>比赛文件无法保存报告中的这些字段：%1。</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>此文件既不是文本文件，也不是工作簿（.xlsx、.ods）。请先将名单存为 CSV。</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>工作簿有密码保护。请先另存为不带密码的文件。</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>工作簿已损坏。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>工作簿中没有此工作表。</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>这台电脑无法读取工作簿。请先将名单存为 CSV。</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>报告中的这些字段已截短为 %1 个字符：%2。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>第 %1 行：“%2”不是等级分。等级分是整数，例如 1850。</translation>
    </message>
    <message>
        <source>A name is missing or has no visible character.</source>
        <translation>缺少名称，或名称中没有可见的字符。</translation>
    </message>
    <message>
        <source>By the current results, other players qualify.</source>
        <translation>按成绩，应由其他棋手晋级。</translation>
    </message>
    <message>
        <source>The report does not say who played at which table in round %1, so the tables were numbered anew.</source>
        <extracomment>Of a tournament report that was read. %1 is the number of a round, or a list of them.</extracomment>
        <translation>成绩报告中没有第 %1 轮的台号，台号已重新编排。</translation>
    </message>
    <message>
        <source>The lot, the tie-breaks or the games of the play-off give another order.</source>
        <translation>抽签、名次规则或加赛对局得出的次序与此不同。</translation>
    </message>
    <message>
        <source>The games of the play-off leave all of them equal. Add the next game.</source>
        <translation>加赛对局未能分出先后。请添加下一局。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a number of games.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the number of a player&apos;s rated games should be.</extracomment>
        <translation>第 %1 行：“%2”不是对局数。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a factor K from 1 to %3.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest one.</extracomment>
        <translation>第 %1 行：“%2”不是 1 至 %3 的系数 K。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is paired.</source>
        <translation>此操作只能在第一轮编排之前进行。</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>%1 已被另一个程序删除或替换。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>最后一次操作没有执行。此前显示的一切都还在内存中。要继续，请把比赛保存到其他位置。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到其他位置…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>比赛现在只在内存中，关闭后会丢失。</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>保存比赛</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>比赛 (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>操作记录中有 %n 行可以保存到新文件。损坏的文件保持原样。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>将舍弃 %n 行：</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>其后的内容无法读取。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>保存可读取的内容</translation>
    </message>
    <message>
        <source>%1, %2, undone: %3</source>
        <extracomment>Who, at what time, and what was undone.</extracomment>
        <translation>%1，%2，已撤销：%3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Who, at what time, and what was done.</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Already entered at another desk. %1</source>
        <translation>另一台电脑已经录入。%1</translation>
    </message>
    <message>
        <source>Another desk was quicker, so your last action was not carried out.</source>
        <translation>另一台电脑先做了操作，因此上一步操作没有执行。</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>服务器已恢复应答。</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing that is shown is lost, but nothing new can be entered until it answers again.</source>
        <translation>服务器没有应答。已显示的内容不会丢失，但在它恢复应答之前无法录入新内容。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>已修改赛事信息。</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>已添加组别“%1”。</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>已修改组别“%1”的设置。</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>已移除组别“%1”。</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>组别“%1”已结束。</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>组别“%1”已重新开放。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1已报名。</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>已修改%1的信息。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1已被移除。</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1自第 %2 轮起退赛。</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1恢复参赛。</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>已为棋手编号。</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>第 %1 轮：已取消为%2指定的轮空或对手。</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>第 %1 轮已编排。</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>第 %1 轮编排已手工修改。</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>第 %1 轮已移除。</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>第 %1 轮已公布。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>第 %1 轮已退回草稿，成绩已清除。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>第 %1 轮已退回草稿。</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>第 %1 轮已开钟。</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>第 %1 轮已结束。</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>第 %1 轮已重新开放。</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>第 %1 轮第 %2 台：已加赛一局。</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>已移除一项积分调整。</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1抽得 %2 号签。</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>已取消%1的抽签。</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>第 %1 轮：指定%2轮空。</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>第 %1 轮：指定 %2 – %3 对阵。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>第 %1 轮第 %2 台：结果已清除。</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>第 %1 轮第 %2 台第 %3 局：%4 %5。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>第 %1 轮第 %2 台：%3 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>第 %1 轮第 %2 台：裁定已撤销。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>第 %1 轮第 %2 台：%3，裁定 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>第 %1 轮第 %2 台：%3已提交出场名单。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>调整%1的积分：%2。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>调整%1的积分：%2（%3）。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>已撤销：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n 名棋手晋级组别“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>类别、奖项和其他排名的设置已更改。</translation>
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
        <translation>假后方</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>%1 中没有对局，或者其格式不是 Kagetsu 可读取的棋谱格式。</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1 超过 2 GB，不是棋谱文件。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 是设备或管道，不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1: the board has a different size.</source>
        <translation>%1：棋盘大小不同。</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>无法把现有文件备份为 %1，因此没有保存。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1 是 %2.%3 版的棋谱库，版本太新，本程序无法读取。</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>文件实际使用的文字编码与其声明的不符。</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>文件中各局的文字编码不同；每局按各自的编码读取。</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>有些字节不是有效字符，显示为 U+FFFD。</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>不读取大于 2 GB 的文件。</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>第一局之前的内容已跳过。</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>各局之间或之后的内容已跳过。</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>此节点前缺少分号。</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>此括号多余。</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>这对括号内没有内容。</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>此右括号没有对应的左括号。</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>文件在一局中途结束。</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>文件在此值中间就结束了。</translation>
    </message>
    <message>
        <source>A node after a variation is read as another variation.</source>
        <translation>变化之后的节点作为另一变化读取。</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>属性按旧格式命名；小写字母已略去。</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>属性名是小写字母。</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>没有值的属性已略去。</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>没有属性的值已略去。</translation>
    </message>
    <message>
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>此属性的值过多，或在节点中出现两次。</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>多余的字符已跳过。</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>此值可以识别，但写法不符合格式要求。</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>此值无法识别，按原样保留。</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>Kagetsu 专用属性的值无法识别，按原样保留。</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>此列表中的点用逗号分隔。</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>同一点摆了两次；以最后一次为准。</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>棋盘超过两维；着法未摆上棋盘。</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>文件没有说明棋盘大小，已根据棋子坐标推断。</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>这不是有效的棋盘大小。</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>此点的坐标可以识别，但写法不符合格式要求。</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>这不是棋盘上的点；没有放棋子。</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>此点已有棋子；没有放棋子。</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>同一方连下两手。</translation>
    </message>
    <message>
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>棋种编号是某服务器自定的连珠编号；按连珠读取。</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>棋谱没有说明是哪种棋；可能是五子棋或连珠。</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>这是围棋的棋谱。</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>这是别种棋的棋谱。</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>第一个节点中的着法已移入单独的节点。</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>同一节点中的摆子和着法已分开。</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>同一节点中的多手已分开。</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>一手有多个点；以第一个为准。</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>此属性应在第一个节点，在这里不起作用。</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>此属性应在第一个节点；第一个节点没有时以此为准。</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>文件没有文件头：这是 RenLib 1 棋谱库。</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>末尾多出一个字节，已忽略。</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>文件在此记录中间就结束了。</translation>
    </message>
    <message>
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>文件在这段文字中间就结束了；已有部分予以保留。</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>这不是棋盘上的点；读取到此为止。</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>此手之前，变化树已经完整；此手接在根节点之下。</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>文件称根节点有兄弟节点，已忽略。</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>棋谱库没有根节点时，其中未注明落点的记录按虚着读取。</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>同一局面下同一手出现两次；已合并。</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>同一手有两种不同的文字；保留第一种。</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>非着法的文字记录之后还有着法；已保留。</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>一条非着法的文字记录没有内容。</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>文字没有补齐到偶数长度；紧接其后继续读取。</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>此记录的扩展中有含义不明的二进制位，已保留。</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>此变化超过 225 手；整棵树不能保存为棋谱库。</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>无法识别，已跳过。</translation>
    </message>
    <message>
        <source>This is not valid XML; reading stops here.</source>
        <translation>这不是有效的 XML；读取到此为止。</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>文件中另有一局编号相同；两局都已读取。</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>文件引用了此编号，但其中没有对应的内容。</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>文件在还应有着法的地方结束，可能不完整。</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>本局的矩形区域合计超过四百万个点；此处按原样保留，不摆放棋子。</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>文件所注的文字编码未知，已根据内容判断。</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>文件中有值为 0 的字节（NUL），文字中的这类字节按空格读取。</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>日期无法识别，按原样保留。</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>棋子和后续着法都不能明确看出轮到谁下，程序已选定一方。</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>点一次</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>点一次即落子。</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>点两次</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>再点同一处才算落子。</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>先摆子，再按钟</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>按钟（空格键）之前可以移动棋子。</translation>
    </message>
</context>
<context>
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>%1误指禁手：%2 不是禁手。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>%1声明有误：没有五连。</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1加时 %2。</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1扣时 %2。</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1受到警告；再受警告一次即判负。</translation>
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
        <translation>%1已到场。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1撤回所指禁手。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1拒绝和棋。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1撤回提和。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1不同意悔棋。</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>对局继续，不再限时。</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>裁判已允许给出旋转或翻转后同形、但在棋盘上位置不同的打点。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>裁判警告%1。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>裁判撤销了最后一次操作。</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>封棋着法已作废。</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>裁判已更正着法。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>%1的棋钟：%2 → %3。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>%1指 %2 为禁手，裁定不成立。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>%1误指禁手：%2 的应手时机已过，现在只能指出长连，而该子不是长连。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>双方撤销最近一次对棋钟的更改。</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>轮到%1（%2）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1声明打点数 %2。</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1给出打点 %2。</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1撤回打点 %2。</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1选择 %2。</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1指出 %2 为禁手：确为禁手（%3）。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1指出 %2 为禁手。双方棋钟已停。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1承认此手是禁手。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1请裁判到场。双方棋钟已停。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1提和。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1请求悔棋。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>悔棋 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>裁判撤销了开局的最后一步。</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1暂停对局。</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1超时。</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1用完本手步时。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1确认结果。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>裁判确认结果。</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>已超时</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1，本手还剩 %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1（%2）：%3，正在走时。</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1（%2）：%3。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>%1对%2。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1虚着。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>还没有着法。</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>从第 %1 手起：</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>对局继续；双方棋钟仍未走动。</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1撤回开局步骤。</translation>
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
        <translation>恰好连成五子获胜。</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XX.XX 的中间</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>通到角上的斜线</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同时成五和长连</translation>
    </message>
    <message>
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>同一子成五时，禁手一律不算：此手获胜。</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同时成五和两个四</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同时成五和两个活三</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>填上 XXX?XX 的空点</translation>
    </message>
    <message>
        <source>Six or more in a row make an overline.</source>
        <translation>连成六子或六子以上就是长连。</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>填上 XXXX?X 的空点</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>填上空点连成六子，不是五子。D8–G8 仍是四：另一端 C8 能成五。</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>连成七子</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一子能连成的最长一排</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>九子：两边各四子。</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>沿着第一线</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>边线也一样：连成六子就是长连。</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六子相连加两个活三</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>两种禁手同时成立。</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六子相连加两个四</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一子同时形成两个长连</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>中间隔着白子</translation>
    </message>
    <message>
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>白子把这一排隔断了：没有六子相连。</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>两个点都能成五，但四个子是同一组：只算一个四。</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>冲四</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>跳四</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两端都被封住的四子</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>只有竖线上成四。</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>只能连成六子的四子</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>下在 I8 会连成六子。只有竖线上成四。</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>另一端开放的 XXXX.X</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8 恰好成五，I8 会连成六子。这是四，但不是活四。</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个冲四相交</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加跳四</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个跳四相交</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同时形成三个四</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.X，即扁担阵：两个四共用中间三子。</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XX：两个四共用中间两子。</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXX：两个四只共用刚下的一子。</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之间的扁担阵</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>外侧的棋子没有影响。</translation>
    </message>
    <message>
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>外侧多一子的扁担阵</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>填左边的空点会连成六子，只有填右边的空点能成五：只算一个四。</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>空点被白子占住的扁担阵</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>填右边的空点仍能成五：只算一个四。</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>最后下的是 X.XXX.X 的外侧一子</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>只有一个四是新形成的：另一个四不含刚下的一子，而两个四必须都含这一子。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>填哪个空点都会连成六子：不成四。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>填一个空点会连成六子，填另一个成五：只算一个四。</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>角上的两个四</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>挤在边上</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>白子与棋盘边缘之间只有四个点：不成四。</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个四加一个活三（四四三）</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个四加两个活三</translation>
    </message>
    <message>
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两排四子，其中一排只能连成六子</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>只剩一个四。</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两排四子，都只能连成六子</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>两排都不算四。</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五个点的斜线</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>A5–E1 恰好五个点；下在 E1 成五。</translation>
    </message>
    <message>
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五个点的斜线，外加竖线上的四子</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>两条线上都成四。</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四个点的斜线</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>这条线上放不下五子：不成四。</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>十字形的两个活三</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>直角形的两个活三</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个斜线活三</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个跳活三</translation>
    </message>
    <message>
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个跳活三，空点紧挨所下之子</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三个活三</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四个活三</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>单独一个活三</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>单独一个活三不是禁手。</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四三</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>这是黑方唯一可以用来取胜的双重攻击。</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一个四加两个活三（四三三）</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>有四也没用：两个活三是禁手。</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加两个活三</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>即使同时成活四，两个活三也是禁手。</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>活四加一个活三</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>一个四加一个活三不是禁手。</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>在第二线上</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>竖线上的三要成活四，H1 必须空着，而 H1 正空着。</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>在第一线上</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>竖线上的三要成活四，须用到棋盘外的一个点：不算活三。</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>紧挨棋盘角</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>外侧两端 A2 和 B1 都空着。</translation>
    </message>
    <message>
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个跳活三，都在右侧</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一端被封住的三</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>它只能成冲四。</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之间只有五个点</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>放不下活四：活四需要六个点。</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子之间有六个点</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>六个点刚好够。下在 I8 成活四；有一个这样的点就够了。</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>跳活三，白子之间有六个点</translation>
    </message>
    <message>
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>六个点刚好够：下在 F8 成活四。</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一端被封住的跳三</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两边远处各有一子</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>两个可能的活四都有一端会连成六子（六腐）。</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一边远处有一子</translation>
    </message>
    <message>
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>下在 I8 成活四，E8 不成。</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一边远处有一子，另一边有白子</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>唯一可能成的活四，有一端会连成六子。</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>相距五格的一子</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>K8 是唯一能成活四的点，但它的一端 L8 会与 M8 连成六子。</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>相距六格的一子</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>太远了，没有影响。</translation>
    </message>
    <message>
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>这是四，不是活三：加上竖线是四三。</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一线上：XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>填上 G8 成 XXXX.XX，再下内侧一端就会连成七子。</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个远处的子之间：X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>棋盘边缘与白子之间有五个点</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>棋盘边缘与白子之间有六个点</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>下在 E8 成 B8–E8，A8 和 F8 都空着。</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白子旁的 X.X.X?</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>下在 F8 成 E8–H8，但其一端 D8 会与 C8 连成六子。</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六个点的斜线</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>在 A6–F1 上，活三 B5 C4 D3 只能成活四 B5–E2，两端是 A6 和 F1。</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五个点的斜线上的三子</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点是长连禁手</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8 会成为 I6–I11 的第六子。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点是四四禁手</translation>
    </message>
    <message>
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>下在 I8，横线和 I5–I8 都成四。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点是同一线上的四四禁手</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>单看竖线 I：连同 I12、I10、I9、I6，就有两个四。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点是三三禁手</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>下在 I8 会形成一个四加两个活三。这是一层推演。</translation>
    </message>
    <message>
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点还形成一个活三</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>下在 I8 是四三，可以下：横线上的是真正的活三。</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点还形成另一个四</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>下在 I8 又形成一个活四：四四禁手。</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个能成活四的点之一是长连禁手</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8 是长连禁手，但 E8 可以下：有一个能下的点就够了。</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>能成活四的两点分别是长连禁手和四四禁手</translation>
    </message>
    <message>
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8 是长连禁手，E8 是四四禁手：横线上的三不算活三。</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三个活三，其中一个是假的</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>横线上的是假活三，因为 I8 是四四禁手；剩下竖线和斜线上的两个活三。</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三个活三，其中两个是假的</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8 和 H7 是四四禁手；只有斜线上的是真正的活三。</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一个四加两个活三，其中一个是假的</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>剩下一个四和一个真正的活三。</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>唯一能成活四的点同时在别的线上成五</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>所加的一子不得同时成五，所以横线上的三不算活三。黑方本可直接下 I8 获胜。</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两个能成活四的点之一同时成五</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>另一个点就够了：两个都是真正的活三。</translation>
    </message>
    <message>
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>能成活四的点同时成五和四四</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>能成五的点，不能用来构成活三。</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一层推演</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>斜线上唯一能成活四的点是 F6，下在 F6 会形成两个真正的活三。</translation>
    </message>
    <message>
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一层推演，六子</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>下在 G4 会形成一个四加两个活三，所以斜线上的 F3 H5 I6 不算活三。</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两层推演</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>两层推演，八子</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>E6 不是禁手，因为 D6 是真正的三三禁手。</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三层推演，同样的八子</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6 是禁手，所以 E6 不是禁手，因此 E4 是真正的三三禁手。</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三层推演，九子</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四层推演</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>如果推演少一层，判定就会改变。</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五层推演</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六层推演</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>七层推演</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>八层推演</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>九层推演</translation>
    </message>
    <message>
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>各个能成活四的点，不成立的原因各不相同</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>竖线上的三要成活四，只能下 I4（四四禁手）或 I8（三三禁手），两点都不能下，所以不算活三。若将第 9.3 条 a) 与 b) 分开解读，I6 就是禁手。</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同一问题，深一层</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10 不是禁手：竖线上的三要成活四，只能下 E12（四四禁手）或 E8（三三禁手），两点都不能下，所以不算活三。</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>推演途中成五</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5 不是禁手：它的第二个三只能在 L6 成活四，而下在 L6 会与所问的一子连成五子。</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>推演途中成五，另一例</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13 不是禁手：L14 L13 L11 只能在 L12 成活四，而下在 L12 会成五。</translation>
    </message>
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>D11 看似三三禁手，其实不是，因为 C10 是真正的三三禁手：D11 可以下。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>五连</translation>
    </message>
    <message>
        <source>Overline</source>
        <extracomment>Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.</extracomment>
        <translation>长连</translation>
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
        <translation>规则解读</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>初级</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>中级</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>高级</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>这一级中，凡看似禁手的点都是禁手。</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>有些点看似禁手，其实不是。</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>有些点只有往后推演两手以上才能判断。</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>黑方下在 %1 是禁手吗？为什么？</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>找到 %1 个，漏掉 %2 个，点错 %3 个。</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>局面 %1 个，其中无误 %2 个。禁手点共 %4 个，找到 %3 个，点错 %5 个。</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>略过：在标题行之上</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>标题行</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>添加；有同名棋手</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略过：已在名单中</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略过：没有姓名</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>略过：行数过多</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>略过</translation>
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
        <translation>父称</translation>
    </message>
    <message>
        <source>The text encoding was taken to be %1.</source>
        <extracomment>Of a file with a list of players; %1 is the name of an encoding.</extracomment>
        <translation>文字编码推测为 %1。</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>已略过的列：%1。</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1；无法识别：%2</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>此处已有棋子。</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>对局尚未开始。</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>对局已经开始。</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>此开局规则不适用于这个棋盘。</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>棋钟不支持此用时规定。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>对局没有暂停。</translation>
    </message>
    <message>
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>一方已超时：须先由对方声明超时。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>现在轮到对方。</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>此点不在棋盘上。</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>此点是禁手：%1。</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>开局规则不允许这样做。</translation>
    </message>
    <message>
        <source>Not until the opening is over.</source>
        <translation>开局阶段结束后方可进行。</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>现在不能虚着。</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>无须指出或声明：本局由程序自动判定。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>双方均未超时。</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>按此规则，对手没有禁手。</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>已经提出过了。</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>没有需要答复的请求。</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>应由对方答复。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>Moves cannot be taken back in this game.</source>
        <translation>本局不允许悔棋。</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>本局不允许暂停。</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>文件或其所在文件夹不存在：%1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>没有写入 %1 的权限。</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>%1 所在的磁盘是只读的。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>已有同名对局：%1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>此对局已被另一程序打开：%1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>此对局名称不能用作文件名。</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>磁盘读写出错（%1）：%2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>这不是本程序的对局：%1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 由本程序的较新版本写入。</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>%2 的第 %1 行无法读取。</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>%2 的第 %1 行与本程序写入的内容不符。</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>%1 的末尾没有写完整。</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>%1 中的对局已结束。</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>目前没有第五手打点要比较是否同形。</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>双方均已超时，对局继续。</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>有棋手指出禁手，等待裁定。</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>没有棋手指出禁手，无须裁定。</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>不能裁定禁手成立：该子不是禁手。</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>本局没有裁判。</translation>
    </message>
    <message>
        <source>Offering a draw is not allowed now.</source>
        <translation>现在不允许提和。</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>棋盘已满：虚着即终局。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>对局尚未结束。</translation>
    </message>
    <message>
        <source>The result has already been confirmed.</source>
        <translation>结果已经确认。</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>结果已由各方确认：撤销终局须由裁判长说明理由。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的内容。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>本局没有这一手。</translation>
    </message>
    <message>
        <source>The clock cannot be set to these values.</source>
        <translation>棋钟不能这样设置。</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>当前没有读秒，或读秒尚未数到此数。</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>该棋钟已在走时。</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>没有封棋着法。</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>这不是有效的结果。</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>本局使用实物棋盘：此事由双方自行处理。</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>本局在屏幕上进行：落子即完成本手。</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>没有记录任何着法。</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>要么逐步记录开局，要么不记录而直接交换黑白，两者不能并用。</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>已达手数上限：虚着即终局。</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>这一方的棋钟走时期间，电脑没有休眠，或休眠时间已经计入用时。</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>有一方尚未到场。</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>该棋手已经到场。</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>没有计入过电脑休眠时间，或计入之后棋钟又走过。</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>本局超时须按规则判定，不能商定继续。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>棋手1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>棋手2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 does not contain a key.</source>
        <translation>%1 中没有密钥。</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 不是私钥。</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>%1 中的密钥设有密码。请用 kagetsu-cli 签名，它会提示输入密码。</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>%1 中的密钥已损坏。</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>只能在自己落子之后、对手的棋钟走时期间提和。</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>有封棋着法：请启封，或说明理由后作废。</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>有裁判的对局，只有裁判能决定无结果终局。</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>指出禁手后可以撤回，但每局只限一次。</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>每项操作都已说明理由。</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>第 10 手之后，双方所执黑白不再更改。</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>本手双方都没有用完最后一次读秒。</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>该棋手的离席次数已达本局规则的上限。</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>读秒期间，棋手只能在对手用时内离席。</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>己方已超时，不能再这样做。</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>这一点上没有可以指为禁手的对手棋子。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>太迟了：这一子的应手时机已过。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>太迟了：这一子的应手时机已过。现在只能指出长连。</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>只有提出的一方可以撤回。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>双方棋钟已停，须由裁判开钟。</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>裁判已开动另一方的棋钟。轮走一方的棋钟走起来后才能这样做。</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>这一子属于开局，请改为撤销开局步骤。</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>现在已经轮到这一方。</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>没有还能撤销的操作。</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>这个分数无效。</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>正在等待磁盘…</translation>
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
        <translation>棋谱开头。</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>此处另有 %n 种下法。</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>变化到此为止。</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>已打开%1。</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>开局阶段已结束。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>开局阶段现在轮到对方。</translation>
    </message>
    <message>
        <source>The opening calls for a different step now.</source>
        <translation>开局规则现在要求的不是这一步。</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>这一子须下在棋盘的高亮区域内。</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>此处已有棋子。</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>本局不允许使用开局 %1。</translation>
    </message>
    <message>
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>这三子不属于 26 种开局。</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>下在此处无法构成允许的开局。</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>现在不能选择此项。</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>数目须在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>This point has already been offered.</source>
        <translation>此点已是打点。</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>此打点与 %1 同形（旋转或翻转后相同）。</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>此打点与另一打点同形（旋转或翻转后相同）。</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>只能在已给出的打点中选择。</translation>
    </message>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>执黑，给出 %n 个第五手打点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>执白，给出 %n 个第五手打点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>执黑，再摆 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>执白，再摆 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>不交换，执黑</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>交换，执黑</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>不交换，执白</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>交换，执白</translation>
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
        <translation>%1胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>%1胜（对手弃权）</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>双方弃权判负</translation>
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
        <translation>菜单</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>The groups or stages of a tournament.</extracomment>
        <translation>组别</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各轮</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>How the place was decided</source>
        <extracomment>Heading on the page of a player: the tie-breaks of the player, each with its sum.</extracomment>
        <translation>名次如何决定</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
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
        <translation>最后一手</translation>
    </message>
    <message>
        <source>Find a name</source>
        <extracomment>Label of a field above a table of players.</extracomment>
        <translation>查找姓名</translation>
    </message>
    <message>
        <source>Game as SGF</source>
        <extracomment>Link: the file of a game.</extracomment>
        <translation>下载本局 SGF</translation>
    </message>
    <message>
        <source>All games of this round as SGF</source>
        <extracomment>Link: a file of games.</extracomment>
        <translation>下载本轮全部对局 SGF</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>尚未公布任何轮次。</translation>
    </message>
    <message>
        <source>Not connected. Last updated:</source>
        <extracomment>A web page on a phone could not be refreshed; a time follows.</extracomment>
        <translation>未连接。最后更新：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Clocks started: %1</source>
        <extracomment>The beginning of a round; %1 is a date and a time.</extracomment>
        <translation>开钟时间：%1</translation>
    </message>
    <message>
        <source>Table %1: the result was corrected on %2.</source>
        <extracomment>%1 is the number of a table, %2 a date and a time.</extracomment>
        <translation>第 %1 台：结果已于 %2 更正。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>结果和对局延迟 %n 分钟显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown when the round has ended.</source>
        <translation>结果和对局在本轮结束后显示。</translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>%1 棋盘，%n 颗棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, last move %2</source>
        <extracomment>%1 is a board and its stones, %2 a point such as H8.</extracomment>
        <translation>%1，最后一手 %2</translation>
    </message>
    <message>
        <source>Board as SVG</source>
        <extracomment>Link: the final position of a game as a file.</extracomment>
        <translation>棋盘图（SVG）</translation>
    </message>
    <message>
        <source>All games of this round for RenLib</source>
        <extracomment>Link: the games of a round in one tree of moves, a file of the program RenLib.</extracomment>
        <translation>本轮全部对局（RenLib 棋谱库）</translation>
    </message>
    <message>
        <source>Results as RSS feed</source>
        <extracomment>Link: the results of a tournament for programs that collect news.</extracomment>
        <translation>订阅成绩（RSS）</translation>
    </message>
    <message>
        <source>Live boards</source>
        <extracomment>Link and title: the boards of a tournament while they are played.</extracomment>
        <translation>实况棋盘</translation>
    </message>
    <message>
        <source>No game is being shown now.</source>
        <translation>目前没有正在显示的对局。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>棋钟已停。</translation>
    </message>
    <message>
        <source>The game is paused, and the board is covered.</source>
        <translation>对局已暂停，棋盘已遮住。</translation>
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
        <translation>棋手太多，无法编排。</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>指定的编排互相矛盾：%1。</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>除非允许重复对阵或再次轮空，否则本轮无法编排。</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>以下棋手已无可能的对手：%1。</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>可尝试放开一对已排除的对阵。</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>%1与%2已经交过手。</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>%1与%2不得相遇。</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>%1已轮空过。</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>%1将连续第三次担任假先方（或假后方）。</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>%1与%2来自同一单位。</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>%1已被指定其他对手或轮空。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>本轮之后还有 %2 轮，其中 %1 轮仍能编排。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>本轮之后还有 %2 轮，其中至少 %1 轮仍能编排，其余各轮能否编排尚不能确定。</translation>
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
        <translation>残月</translation>
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
        <translation>游星</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>长星</translation>
    </message>
    <message>
        <source>Kyōgetsu</source>
        <translation>峡月</translation>
    </message>
    <message>
        <source>Kōsei</source>
        <translation>恒星</translation>
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
        <translation>云月</translation>
    </message>
    <message>
        <source>Hogetsu</source>
        <translation>浦月</translation>
    </message>
    <message>
        <source>Rangetsu</source>
        <translation>岚月</translation>
    </message>
    <message>
        <source>Gingetsu</source>
        <translation>银月</translation>
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
        <translation>读秒</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>读秒 %1/%2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>加时，还须 %1 手</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>保留时间 %1/%2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1，第 %2 次读秒，共 %3 次</translation>
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
            <numerusform>%1，之后读秒 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1：原为 %2</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>双方用时不同。</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>由主办方规定。</translation>
    </message>
    <message>
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>棋盘边缘与对方棋子一样，算封住五连。</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>棋盘边缘不算封住五连。</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>连成六子或六子以上不算胜。</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1。主办方可另定用时。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>棋手只有请裁判时才可停钟。</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>没有裁判在场时，双方均可暂停。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>棋手不得停钟。</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>双方均可暂停。</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>由程序记谱。</translation>
    </message>
    <message>
        <source>Both players write down the game.</source>
        <translation>双方棋手记谱。</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>由记录员记谱。</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>没有这个名称的开局规则。</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>此开局规则不适用于这样的对局。</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>预设的级别不允许这样做。</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>等级分赛</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>冠军赛</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>本局各项均可更改。</translation>
    </message>
    <message>
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>禁手提示由预设规定，俱乐部各局一致。</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>等级分对局中不提示禁手，也不得悔棋。</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>冠军赛中不提示禁手，不得悔棋，棋手只有请裁判时才可停钟。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n 路</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
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
        <translation>五连</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>双方超时</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>误指禁手</translation>
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
        <translation>双方同意时可以。</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>不允许。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Present: foul claims wait for a ruling.</source>
        <translation>在场：指出禁手后等待裁定。</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>无须裁判：由程序判定。</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手数上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下满 %n 手为和棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>两局，第二局交换先后。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>报时</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记谱</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1 超过 1 MB，不是预设。</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1：已有名为 %2 的预设。</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>撤回所指禁手</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>地点</translation>
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
        <translation>题目类型</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒号</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期日</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答对次数</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>答错次数</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>题目</translation>
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
        <translation>长连禁手</translation>
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
        <translation>%1 成五：%2。此手获胜。</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1 成五：%2。</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1 连成 %2 子：%3。长连。</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1 形成两个四：%2，在 %3 成五；%4，在 %5 成五。</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1 是冲四，在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1 是活四，在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1 不是四：下在 %2 会连成 %3 子。</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1 不是四：两端都被封住。</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1 形成两个活三：%2，在 %3 成活四；%4，在 %5 成活四。</translation>
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
        <translation>只剩下活三 %1，所以 %2 不是禁手。</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 是长连禁手</translation>
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
        <translation>下在 %1 会同时成五，而活三成活四时不得同时成五（规则第 3 章）</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>%1 与 %2 之间只有五个点</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>棋盘边缘与 %1 之间只有五个点</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>这条线从一边到另一边只有五个点</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>此处放不下五个子</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>在 %1 形成的四会被 %2 封住一端</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>在 %1 形成的四会被棋盘边缘封住一端</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>在 %1 形成的四，其一端 %2 会连成 %3 子</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>经过 %1 的横线上，连可能成活四的三个子都没有。</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>经过 %1 的竖线上，连可能成活四的三个子都没有。</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>经过 %1 的左下至右上斜线上，连可能成活四的三个子都没有。</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>经过 %1 的左上至右下斜线上，连可能成活四的三个子都没有。</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>此判定根据规则第 3 章：若成活四的点同时成五，这三子不算活三。有的裁判根据第 9.2 条认为算活三。</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>此判定将第 9.3 条 a) 与 b) 合在一起解读。有的裁判将两项分开解读。</translation>
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
        <translation>要使 %1 成活四，别的点都不行：%2。</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>连成六子或六子以上是禁手：只有恰好五子才获胜。</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>一子同时形成两个四是禁手。四是再下一子就恰好成五的四个子。</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>一子同时形成两个活三是禁手。活三是再下一子就成活四的三个子；活四是四子相连，下在任何一端都成五。</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>只有再下一子就恰好成五，四个子才算四。</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>只有再下一子就成活四，三个子才算活三；活四是四子相连，下在任何一端都成五。</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>禁手是一子同时形成两个活三、两个四，或者连成六子或六子以上。这几种情况，这一子一种也没有形成。</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>两个都是真正的活三：各自在打勾的点再下一子，就成活四。</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>每个四再下一子都恰好成五。</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>成五即胜，无论这一子还形成什么。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five.</source>
        <translation>六子或六子以上相连不算五连。</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>在那里再下一子就恰好成五。</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>它在两端都能成五，但仍然只算一个四。</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>活四必须在两端都能成五。这些子做不到，所以不算活三。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>六子或六子以上相连不算五连，所以这些子不算四。</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>再下任何一子都不能使它们成五。</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>看上去形成了两个活三，若真是这样就是禁手。但是，只有再下一子就成活四（四子相连，下在任何一端都成五），而且那一子确实可以下，三个子才算活三；否则叫做假活三。</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>只有下在 %1 才能使这三子成活四。但下了 %2 以后，%1 就是禁手。所以它们是假活三，不算数。后面几步说明 %1 为什么是禁手。</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>只有下在 %1 或 %2 才能使这三子成活四。但下了 %3 以后，两处都是禁手。所以它们是假活三，不算数。后面几步说明原因。</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>这是真正的活三：下在 %1 就四子相连，在 %2 或 %3 都能成五。对手只能挡住一端。</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>下在 %1 好像形成两个活三，若真是这样就是禁手。但后面几步说明，%2 是假活三。所以 %1 可以下。</translation>
    </message>
</context>
<context>
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1 成五，获胜。</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1 形成两个活三。</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1 形成两个四。</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1 连成 %2 子。</translation>
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
        <translation>这条线上没有活三。</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>这是 %1 形成的第一个活三。</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>这是 %1 形成的第二个活三。</translation>
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
        <translation>现在假设 %1 也有一子（编号 %2）。</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>所以只剩下一个活三：%1。只有一个活三不是禁手。</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>所以 %1 形成两个真正的活三。</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>还缺少可能影响晋级的成绩。</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>按现有成绩确定晋级</translation>
    </message>
    <message>
        <source>These players have withdrawn: %1. The next in the standings qualify instead.</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>%1已退赛，由名次在后的棋手递补晋级。</translation>
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
        <translation>性别</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>出生年份不早于</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>出生年份不晚于</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>等级分不低于</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>等级分不高于</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>排名对象</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>国家/地区</translation>
    </message>
    <message>
        <source>Number of best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>取成绩最好的几名计分</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>等级分升降</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>FIDE 换算表</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>埃洛公式</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>系数 K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>默认</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>按 FIDE 换算表；分差超过 400 的按 400 计。</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>按埃洛公式，与 2021 年及以前的连珠等级分表相同。</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>所有棋手的 K 均为 %1。</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>没有等级分的对手，未计入：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>每名棋手在每个类别中可得一个奖项。</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>每名棋手只得一个奖项，其余依次递补。</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>同分者平分所占名次的奖项。</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>由名次规则决定，仅名次并列者平分。</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>%1–%2 年出生</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>%1 年及以后出生</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>%1 年及以前出生</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>等级分 %1–%2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>等级分 %1 及以上</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>等级分 %1 及以下</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>获奖者</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>单位排名</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>计成绩最好的 %n 名棋手的积分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家/地区</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>国家/地区排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手平均</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>表现分</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期得分</translation>
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
        <translation>各单位成绩最好者</translation>
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
        <translation>新棋手和少年棋手 K 为 40，其他棋手为 20，等级分 2400 及以上者为 10。</translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>所有人相同</translation>
    </message>
    <message>
        <source>fewer than 30 rated games</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player who is new to the list.</extracomment>
        <translation>等级分对局不足 30 局</translation>
    </message>
    <message>
        <source>18 or younger, rated below 2300</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.</extracomment>
        <translation>18 岁及以下，等级分低于 2300</translation>
    </message>
    <message>
        <source>rated below 2400</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>等级分低于 2400</translation>
    </message>
    <message>
        <source>rated 2400 or more</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>等级分 2400 及以上</translation>
    </message>
    <message>
        <source>rated games unknown, taken as 30 or more</source>
        <extracomment>Of a player whose number of rated games is not known, so that an established one was assumed.</extracomment>
        <translation>等级分对局数不详，按不少于 30 局计算</translation>
    </message>
    <message>
        <source>age unknown, taken as an adult</source>
        <extracomment>Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.</extracomment>
        <translation>年龄不详，按成年人计算</translation>
    </message>
    <message>
        <source>K × games is at most 700</source>
        <extracomment>K is the factor of a change of rating; it was lowered because of this limit.</extracomment>
        <translation>K × 局数不超过 700</translation>
    </message>
    <message>
        <source>Reason for K</source>
        <extracomment>Column of a list of changes of ratings: why the factor K has its value.</extracomment>
        <translation>K 的理由</translation>
    </message>
    <message>
        <source>set for this player</source>
        <extracomment>Why the factor K of a change of rating has its value: it was set for this player.</extracomment>
        <translation>单独为该棋手设定</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>未定：%1是否错过冲四胜尚不清楚。</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1错过了在 %2 成五的机会。</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1错过了冲四胜（共 %n 个四）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>此手之前还没有这一胜机。</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>本可防住的着法（可能还有其他）：%1。</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>未定：此手是否让%1有冲四胜尚不清楚。</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>此手之后，%1可在 %2 成五。</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>此手之后，%1有冲四胜（共 %n 个四）：%2。</numerusform>
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
        <translation>%1. %2：虚着</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2：未注明落点</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>此点是禁手：%1。</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>曾被指为禁手，但并非禁手。</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>误指禁手</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>没有错过或让出冲四胜。</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>禁手：%1。</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>误指禁手：%1。</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>未定的着法：%1。</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>已在第 %1 手后停止，共 %2 手。</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>棋谱未注明规则，按%1复盘。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>这不是五子棋或连珠的对局。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋谱未注明所用规则。</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>这种大小的棋盘上的对局不能复盘。棋盘必须是正方形。</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>没有可复盘的内容：对局没有着法。</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>正在复盘… 第 %1 手，共 %2 手。</translation>
    </message>
    <message>
        <source>Move %1: %2 has a proven win.</source>
        <extracomment>%1 is the number of a move, %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>第 %1 手：%2已有证明的胜法。</translation>
    </message>
    <message>
        <source>Move %1: no win is proven.</source>
        <translation>第 %1 手：尚无证明的胜法。</translation>
    </message>
    <message>
        <source>Move %1: even, the engine thinks.</source>
        <translation>第 %1 手：引擎认为均势。</translation>
    </message>
    <message>
        <source>Move %1: %2 is better, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>第 %1 手：引擎认为%2占优。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1有冲四活三胜（攻方最多下 %n 手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>This move gave it up.</source>
        <translation>此手放弃了这一胜机。</translation>
    </message>
    <message>
        <source>It is not decided whether this move kept it.</source>
        <translation>此手是否保住这一胜机，未定。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>本可防住的着法（%n 个）：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>此手之后，%1有冲四活三胜（攻方最多下 %n 手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether another move would have stopped it.</source>
        <translation>别的着法能否防住，尚不清楚。</translation>
    </message>
    <message>
        <source>As far as was searched, this was the last move that could have changed the result.</source>
        <translation>就已搜索的范围而言，这是最后一手可能改变胜负的着法。</translation>
    </message>
    <message>
        <source>missed win by fours and threes</source>
        <translation>错过冲四活三胜</translation>
    </message>
    <message>
        <source>missed win by fours</source>
        <translation>错过冲四胜</translation>
    </message>
    <message>
        <source>allowed win by fours and threes</source>
        <translation>让出冲四活三胜</translation>
    </message>
    <message>
        <source>allowed win by fours</source>
        <translation>让出冲四胜</translation>
    </message>
    <message>
        <source>perhaps a missed win by fours and threes</source>
        <translation>可能错过冲四活三胜</translation>
    </message>
    <message>
        <source>Missed wins by fours: %1.</source>
        <translation>错过冲四胜：%1。</translation>
    </message>
    <message>
        <source>Allowed wins by fours: %1.</source>
        <translation>让出冲四胜：%1。</translation>
    </message>
    <message>
        <source>Missed wins by fours and threes: %1.</source>
        <translation>错过冲四活三胜：%1。</translation>
    </message>
    <message>
        <source>Allowed wins by fours and threes: %1.</source>
        <translation>让出冲四活三胜：%1。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>未寻找冲四活三胜。</translation>
    </message>
    <message>
        <source>It is decided at every turn whether there was a win by fours and threes.</source>
        <translation>每一手有无冲四活三胜均已确定。</translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>有 %n 手尚未确定有无冲四活三胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for wins by threes… Turn %1 of %2.</source>
        <translation>正在寻找冲四活三胜… 第 %1 手，共 %2 手。</translation>
    </message>
    <message>
        <source>missed win, the engine thinks</source>
        <translation>引擎认为错过胜机</translation>
    </message>
    <message>
        <source>allowed win, the engine thinks</source>
        <translation>引擎认为让出胜机</translation>
    </message>
    <message>
        <source>lost chances, the engine thinks</source>
        <translation>引擎认为胜率下降</translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that %1 had a win in %n move(s), and gave it up.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>
            <numerusform>引擎认为%1原有 %n 手的胜机，此手放弃了它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that after this move, %1 wins in %n move(s).</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now.</extracomment>
        <translation>
            <numerusform>引擎认为此手之后%1 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine thinks that %1&apos;s chances fell from %2% to %3%.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;; %2 and %3 are numbers.</extracomment>
        <translation>引擎认为%1的胜率从 %2% 降到 %3%。</translation>
    </message>
    <message>
        <source>It would have played %1.</source>
        <translation>引擎会下在 %1。</translation>
    </message>
    <message>
        <source>Moves that lost much, the engine thinks: %1.</source>
        <translation>引擎认为损失大的着法：%1。</translation>
    </message>
    <message>
        <source>Move %1: %2 has %3% of the chances, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;, %3 a number.</extracomment>
        <translation>第 %1 手：引擎认为%2的胜率为 %3%。</translation>
    </message>
    <message>
        <source>The engine is looking at the game… Position %1 of %2.</source>
        <translation>引擎正在查看对局… 第 %1 个局面，共 %2 个。</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <extracomment>How deep an engine searched.</extracomment>
        <translation>深度 %1。</translation>
    </message>
    <message>
        <source>It thinks that no move of a side that did not win lost more.</source>
        <translation>引擎认为未获胜一方没有哪一手损失更大。</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 轮（共 %2 轮）</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>手工调整 %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>已公布，已有结果 %1/%2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>编排第 %1 轮</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>公布</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>结束本轮</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>名次表</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>进入第 %1 轮</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>放弃草稿(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>改回草稿(&amp;B)…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>重新开放本轮(&amp;P)</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>编排后有更正</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>请先录入至少两名棋手。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>本轮有 %n 名棋手参加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>轮空：%1。</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>连续多轮缺席：%1。</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>上半区对下半区（1–5、2–6）</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>首尾相对（1–8、2–7）</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>相邻对阵（1–2、3–4）</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>第三名及以后</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>半决赛负者争夺</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>决出前 %1 名的全部名次</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>同分者的对阵</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>第一轮</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>与其他轮次相同</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>回避对阵</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不回避</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>同一单位</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>同一国家/地区</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>回避的轮数</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>全部轮次</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>加速编排的轮数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>几负出局</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>异分者的对阵</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>优先缩小分差</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>优先高分组</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>轮空者</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>最低分组的最后一名</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>最低分组中抽签</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>重复对阵</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>无其他编排时允许</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>对手弃权获胜</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>视为轮空</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>不算轮空</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>中途加入者缺席的轮次</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>中途退赛者的成绩</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>实赛局数不足半数则成绩作废</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>一律保留</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>第二循环</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>与第一循环相同，先后互换</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>第一循环最后两轮对调</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>小组赛成绩</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>重新计分</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>带入，不再重赛</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>总决赛</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>不败者负两次才出局</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>一场定胜负</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>连续弃权几次视为退赛</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>轮空计入对手分</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>按本人积分计</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>队伍的缺员盘次</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意盘次</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>必须是末尾盘次</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>必须是开头盘次</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1，每步加 %2（含第一步）</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1，每走一步加 %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>每步 %1</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>之后每步 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>%1读秒 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>之后 %1读秒 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
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
        <translation>不限时</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>步时 %1</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>步时 %1</translation>
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
        <translation>时间写法如 15m、90s、2h 或 15:00。</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>此处应为整数。</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>程序不支持这种用时规定。</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>须大于零，且不超过 1000 小时。</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>此处不应再有内容。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>须由对手指出</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>对手若未及时指出，对局继续。</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>走出禁手立即判负。</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>不能落子</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>程序不允许在禁手点落子。</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>自动终局</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>连成五子立即获胜。</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>须自行声明</translation>
    </message>
    <message>
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>成五的一方按“五连”后获胜。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>双方停钟，直到对手声明超时。</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>超时立即判负。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不提示</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>与正式比赛相同：不显示哪些点是禁手。</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>落子后提示</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>落子之后，若是禁手则标出。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终提示</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>落子之前就显示禁手点，适合教学。</translation>
    </message>
    <message>
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1，每步最初 %2不计时</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1，每走一步返还所用时间，最多 %2</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>之后每 %1走 %n 手，剩余时间保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>之后每 %1走 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>之后每段 %2，依次走 %1 手，剩余时间保留</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>之后每段 %2，依次走 %1 手</translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>每步 %1，另有 %n 次 %2的保留时间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>每 %1走 %n 手，循环往复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%1内走 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>己方用去的时间归对手（沙漏）</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>前一段时间用尽时才加下一段</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>按一次钟计一手</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>超出步时则停走一手</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>首次超出步时警告，再次判负</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>超出步时则从剩余时间中扣除 %1</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>开局中一次落多子或给出打点的一手，不限步时</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>开局中一次落多子或给出打点的一手，步时为 %n 倍</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>须由棋手自行发现</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>给对手加时</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>对手获得加时；从第二次起，误指禁手者另受警告。</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>指出方扣时</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>误指禁手者扣时；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>停走一手</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>误指禁手者停走一手；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>每次误指禁手均予警告。</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>不作处罚</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>误指禁手不作处罚。</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>在棋手声明超时之前，棋钟照走，对局继续。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>和棋。</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>先超时者负。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>双方判负。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Same penalty as for a wrong claim.</source>
        <translation>与误指禁手同样处罚。</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>记警告一次。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>不作处罚。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>须由对手声明</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>A time on a button, in hours.</extracomment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A time on a button, in minutes.</extracomment>
        <translation>%1 分钟</translation>
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
        <translation>创建签名密钥</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>密钥 (*.key);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>将 %1 交给需要核对日志的人。凡能读取 %2 的人，都能冒用此密钥签名。</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>选择签名密钥</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>未设置：日志不签名。用裁判的密钥签名后，日后可证明日志未被改动。</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>已结束对局的日志用密钥 %1 签名，密钥保存在 %2。</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>要为已结束对局的日志签名吗？</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>签名与日志一起存放在已结束对局的文件夹中，可用 kagetsu-cli 或 minisign 配合公钥核对。</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>创建密钥…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>选择密钥…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>已创建密钥 %1。</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>不再签名</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1，尚未确认</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>打点 %1</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>禁手：%1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>在允许区域之外</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>在获胜的连线中</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>被指为禁手的点</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>标记 %1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>有标记</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>所问的点</translation>
    </message>
    <message>
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>假想的第 %1 子</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>属于所示棋形</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>有效的活四点</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>无效的活四点</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>成五</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>会连成 %1 子</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>封住这条线</translation>
    </message>
    <message>
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>看似%1，其实不是</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>与打点 %1 同形</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>第 %1 个打点，未被选中</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>此处不能下</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>下一手</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>变化</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>转入另一分支</translation>
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
        <translation>横线：%1。</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>竖线：%1。</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>左下至右上的斜线：%1。</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>左上至右下的斜线：%1。</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>经过此点的各线上没有棋子。</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>下在此处可获胜</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>下在此处可最快获胜</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>下在此处可防住对方</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>胜负未定</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>设想的%1，第 %2 手</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>红色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>最佳着法，评分 %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>评分 %1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>还剩 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>这一手还剩 %1</translation>
    </message>
    <message>
        <source>one</source>
        <comment>minutes</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;minutes&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>一|两</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>seconds</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;seconds&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>一|两</translation>
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
        <translation>一|两</translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>还剩 %1次读秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>增加名次规则</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>加赛</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>裁判决定</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>并列名次已定：%1（%2）</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1：%3并列第 %2 名，其中只有 %4 人可以晋级。</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1：%3并列第 %2 名，全部晋级，先后次序决定其在淘汰赛中的位置。</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1，第 %2 轮：第 %3 台</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1，第 %2 轮：尚未编排</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>随机种子 %1</translation>
    </message>
    <message>
        <source>%1: by the current results, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1：按现有成绩，晋级棋手的次序应有所不同。</translation>
    </message>
    <message>
        <source>%1: by the current results, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1：按现有成绩，晋级的应为%2，而不是%3。</translation>
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
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因为同分者之间未全部交过手。</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%2的%1 = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>第 %1 盘</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因为有人没有等级分或没有对局。</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%2的%1：不起作用，因为不能区分同分者。</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>无论同分者之间未下的对局结果如何，此人在同分者中都列第 %1 名。对同分者的积分：%2</translation>
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
        <translation>实赛局数不足半数，成绩不计。</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>已暂停：双方棋钟已停。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超时。</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>再点一次 %1 即落子；按 Esc 取消。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>按钟（空格键）后 %1 才算落子；按 Esc 取消。</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>点按棋盘只查询，不落子。</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>轮到%1：%2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>已有棋手指出禁手，等待裁判裁定，双方停钟。</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>裁判已开动%1的棋钟；现在不能落子。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>按钟（空格键）后打点才算给出；点按棋子可取回。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>The clock starts with the first stone.</source>
        <translation>第一手落子后开始计时。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>late</source>
        <extracomment>Of a table where no game has begun in time; also in the column of results.</extracomment>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>第 %3 台：%1 – %2</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>裁定</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>手工录入</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>请写下要问学生的问题。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>点按问题所问的点。</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>问题所问的点上有棋子。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>点按问题所问的棋子。</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>问题所问的棋子必须属于题目所问的一方。</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>这一点上没有看似活三却不是活三的棋形。</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>按此规则，这一方没有禁手。</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>这一方用这些手段不能获胜。</translation>
    </message>
    <message>
        <source>The other side has no win by fours that could be stopped.</source>
        <translation>对方没有可防的冲四胜。</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>没有着法能阻止对方获胜。</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>胜法的搜索没有完成。</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>请至少写两个答案。</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>请至少把一个答案标为正确。</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>没有要落的棋子，或有的棋子无法落在棋盘上。</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>解答不正确。</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>“%1”不是已知的参数。</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>“%1”不属于这类题目。</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>“%1”重复出现。</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>无法识别“%1”。</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>此棋盘不能用于对局。</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>“%1”不是已知的题目类型。</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>指定了多个题目类型。</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>第 %1 页（第 %2 行第 %3 列）：%4</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>若活三也算，题目就不能要求找出全部首着。</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>还有其他错误。</translation>
    </message>
    <message>
        <source>The right answer is not among the answers offered.</source>
        <translation>正确答案不在可选的答案之中。</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>这些棋子是五连。</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>这些棋子是长连：六子或更多相连。</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>这些棋子是活四：两端都空着。</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>这些棋子是四：再下一子就成五。</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>这些棋子不是这几种棋形中的任何一种。</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>放不下活四。</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>这个四会被封住一端。</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>这个四有一端会连成六子或更多。</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>成活四的那一点是禁手。</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>活四点在另一条线上成五。</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>下在 %1 之后，成五已无法阻止。</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1下在 %2 应对。请继续下。</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>下在 %1，%2还来得及防守。</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>下在 %1，%2可以挡住。</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>下在 %1 之后，%2先成五。</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1 能阻止对方获胜。</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>下在 %1 之后，%2仍能获胜。</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1 只能推迟对方获胜。</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>找出禁手点</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>这一点是禁手吗？</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>说出棋形</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>为什么不是活三？</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>下到获胜</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>找出取胜的首着</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>阻止对方获胜</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>选择答案</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>按顺序落子</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>只作讲解</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五连</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>长连</translation>
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
        <translation>位置不够</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>一端被封住</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>一端连成六子或更多</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>活四点是禁手</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>活四点成五</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>到目前为止正确。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>不对。</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>%1 上已经有棋子。</translation>
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
        <translation>下在 %1 成五获胜。</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1 是禁手。为什么？</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1 是禁手，但属于%2。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>全部找到。</translation>
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
        <translation>请接着落子。</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>下一子应下在 %1。</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>程序没能及时得出结论。</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>这一子不成任何棋形。</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1连成五子。</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>六子或更多相连：这是长连。</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2挡住一个四，%1就用另一个四成五。</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>一子就能挡住这个四。</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>这一端连成六子或更多，不是五连。</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>这里放不下活四。</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>最后一子会是禁手：%1。</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>最后一子在另一条线上成五，不是活四。</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>这会连成六子或更多，不是五连。</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>两端都被封住，所以不是四。</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>每一步应手都是被迫的，%1成五。</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1不能挡：那一点是禁手（%2）。</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>最后一子挡住了进攻。</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1先成五。</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>着法如下。</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>哪些点是%1的禁手？</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>%1 是%2的禁手吗？</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>标出的棋子是什么棋形？</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>哪个答案正确？</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>棋子应下在哪里？</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>点按棋盘上的点，然后核对答案。</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>点按棋盘上的一点。</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>请为%1落子。点按棋盘上的一点。</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>点按下一子的位置。</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>选择答案，或点按棋盘上的一点。</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>选择答案。</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>只能连成六子或更多，所以不是四。</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>变成四后有一端被封住，所以不是活三。</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>有一端会连成六子或更多，所以不是活三。</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>放不下活四，所以不是活三。</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>活四点是禁手，所以不是活三。</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>下一子在另一条线上成五，所以不是活三。</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1 不成活三也不成四，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1 只形成一个活三，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1 只形成一个四，所以可以下。</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1 形成一个四和一个活三，四三可以下。</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>这里没有：%1。</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>还有：%1。</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>这里没有禁手点。</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>这里没有要找的点。</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>假设%1下在别处。</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2挡住活四的一端，%1就在另一端成五。</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1形成活四：%2挡不住两端。</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2下在 %1。为什么与标出的棋子不成活三？</translation>
    </message>
    <message>
        <source>These stones are a three: they can become a straight four.</source>
        <translation>这些棋子是活三：可以变成活四。</translation>
    </message>
    <message>
        <source>Which move is right for %1?</source>
        <translation>%1应下在哪里？</translation>
    </message>
    <message>
        <source>How does %1 win by fours and threes?</source>
        <translation>%1怎样以冲四活三取胜？</translation>
    </message>
    <message>
        <source>How does %1 win by fours?</source>
        <translation>%1怎样冲四取胜？</translation>
    </message>
    <message>
        <source>Which move begins a win by fours and threes for %1?</source>
        <translation>%1下哪一手开始冲四活三胜？</translation>
    </message>
    <message>
        <source>Which moves begin a win by fours for %1?</source>
        <translation>%1下哪些点能开始冲四胜？</translation>
    </message>
    <message>
        <source>Which move begins a win by fours for %1?</source>
        <translation>%1下哪一手开始冲四胜？</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win by fours?</source>
        <translation>%1下哪些点能防住冲四胜？</translation>
    </message>
    <message>
        <source>How can %1 stop the win by fours?</source>
        <translation>%1怎样防住冲四胜？</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>交换之后仍可给出第五手打点</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>Where stone %1 may be placed</source>
        <translation>第 %1 子的落点范围</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>第五手打点的范围</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>第 %1 子限定方形区域的边长</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>第五手打点限定方形区域的边长</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>第五手打点数</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>可声明的最少打点数</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>可声明的最多打点数</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>再加两子的次数上限</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>禁用的开局</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>对局前摆好的棋子</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>天元</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>任意点</translation>
    </message>
    <message>
        <source>within the central %1 × %1 square</source>
        <translation>中央 %1×%1 之内</translation>
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
        <translation>禁用：%1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>开局为 %1</translation>
    </message>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>规定 %n 个打点</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>从这里起不是有效的 JSON 文本。</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>该字段出现了两次。</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>值的类型与该字段不符。</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>这里缺少一个字段。</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>这里没有这个字段。</translation>
    </message>
    <message>
        <source>This word is not valid here.</source>
        <translation>这里不能用这个词。</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>值超出范围。</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>该开局规则没有这个参数。</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>该参数不接受这个值。</translation>
    </message>
    <message>
        <source>There is no step with this name.</source>
        <translation>没有这个名称的步骤。</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>这个名称已被使用。</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>有的路径到这里时尚未声明这个数。</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>没有这个开局或目录。</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>没有可用的开局了。</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>这不是有效的范围：应为 centre、any、sq:k 或 outside:k，k 为奇数。</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>不能这样摆子：每点只能摆一次，须在棋盘内，且不能成五。</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>示例在此无法进行，或在开局结束前中断。</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>这个词在此不代表任何棋手。</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>这一步骤不能放在这里。</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>不同路径到这里时子数不一致。</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>步骤在开局结束之前就用完了。</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>所有选项都可能用完，之后无法继续。</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>从这里起步骤可能无限循环。</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>步骤多于任何开局所需。</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>到这一步时范围内可能已无空点。</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>该开局规则不适用于这种大小的棋盘。</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>这一条件不适用于该开局规则。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1 大于 1 MB，不是开局规则文件。</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1：已有名为 %2 的开局规则。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1，第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1，第 %2 行第 %3 列，%4：%5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>文本嵌套过深，或某处条目过多。</translation>
    </message>
</context>
<context>
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1小时</translation>
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
        <translation>对手分</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>直接对局胜负，须全部相遇</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>直接对局胜负，须互相关联</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>对手最高分与最低分之和</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>对手次高分与次低分之和</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>总用时</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>对手的对手分之和</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>对手的胜者分之和</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>所胜对手的对手分</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>所胜对手的胜者分</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局数</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>任假后方的胜局数</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>任假后方的局数</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>所负对手的积分</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>警告较少者</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>去掉最低分的对手分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>场分</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>第 %1 盘积分</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>等级分低者</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>布霍尔兹分</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>布霍尔兹分（去掉最低）</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>布霍尔兹分（去掉两个最低）</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>布霍尔兹分（去掉最高和最低）</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>索伯分（FIDE）</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>累进分</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>单循环</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>双循环</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>单败淘汰制</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>双败淘汰制</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>缺席</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>满分轮空</translation>
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
        <translation>已结束</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>积分</translation>
    </message>
    <message>
        <source>SOS</source>
        <translation>对手分</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>胜者分</translation>
    </message>
    <message>
        <source>DE</source>
        <extracomment>Short for direct encounter.</extracomment>
        <translation>直胜</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>MP</source>
        <extracomment>Short for match points.</extracomment>
        <translation>场分</translation>
    </message>
    <message>
        <source>GP</source>
        <extracomment>Short for game points.</extracomment>
        <translation>局分</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>Short for the number that was drawn.</extracomment>
        <translation>签号</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>全国赛（2025）</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>中国俱乐部瑞士制</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>台湾</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>连珠团体世界锦标赛</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>五子棋团体世界锦标赛</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>五子棋青少年世界杯</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>通信世界锦标赛</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>网络杯</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>大学生计算机博弈大赛</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>围棋规程循环赛</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>国际象棋瑞士制（FIDE）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>排名依据：%1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家/地区</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>队员</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>假先方编号</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>假后方编号</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>假后方</translation>
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
        <translation>假后方得分</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>结果类型</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>假先方用时（秒）</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>假后方用时（秒）</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>所胜对手的积分之和</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>部分名次由总用时决定；缺席的轮次不计用时。</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>称号</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>出生日期</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>会员编号</translation>
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
        <translation>直接对局胜负（FIDE）</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>直接对局胜负，依次按场分和局分</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>胜轮数（含未对局而胜）</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>未主动缺席的轮数</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>标准积分</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>对得分达半数者的积分（科亚分）</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>预估布霍尔兹分</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>对手的平均布霍尔兹分</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>对手的平均等级分</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>表现分</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>完全表现分</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>对手的平均表现分</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>对手的平均完全表现分</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>盘次加权分</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>从第一盘起逐盘比较积分</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>从末盘起逐盘去掉后的积分</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>团体索伯分（FIDE）</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>积分与对手实力综合分</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1（去掉最高 %2 个和最低 %2 个）</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1（去掉前 %2 轮）</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1（去掉最低 %2 个）</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1（对手得分率不低于 %2%）</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1（最后一轮视为和棋）</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1（含弃权局）</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>决定后的名次</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>决定方式</translation>
    </message>
    <message>
        <source>Rated games</source>
        <extracomment>Column of a list of players: how many games the rating of a player rests on.</extracomment>
        <translation>等级分对局数</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>The factor K of a player, by which a change of rating is multiplied; set by hand.</extracomment>
        <translation>系数 K</translation>
    </message>
</context>
<context>
    <name>TypingWords</name>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1。下一个结果：第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1。下一个结果：第 %2 盘，%3 – %4</translation>
    </message>
    <message>
        <source>Nothing was entered for table %1.</source>
        <translation>第 %1 台未录入任何成绩。</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1。%2？请再输入一次以确认。</translation>
    </message>
    <message>
        <source>%1. First %2, now %3: neither counts. Enter it twice again.</source>
        <extracomment>%1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.</extracomment>
        <translation>%1。先前为%2，现在为%3：均不生效。请重新录入两次。</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>要交换两名棋手，请先后选中两人，或将一人拖到另一人上。</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>请选择与%1交换的棋手。</translation>
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
        <translation>未定的着法：%1。</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>%1 这一步不完整。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1 不能落子。</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1 没有形成所示的五连。</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>%1 之后的成五点与所示不符。</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>%1 之后对方先成五。</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>%1 之后，没有给出对防点 %2 的应手。</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>%1 之后，%2 不是防点。</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>%1 之后，防点 %2 并非所示的禁手。</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1可成五</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1冲四胜（VCF，共 %n 个四）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1威胁成五</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1威胁冲四胜（VCF，共 %n 个四）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>没有更短的冲四胜。</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>是否有更短的冲四胜，尚不清楚。</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1没有冲四胜。此结论已得到证明：所有冲四都已搜索。</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>%1能防住对方一切冲四胜的着法：%2。</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>%1没有能防住对方冲四胜的着法。此结论已得到证明。</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>未定：尚未找到%1能防住对方冲四胜的着法。</translation>
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
            <numerusform>%1：冲四胜，共 %n 个四，没有更短的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1：冲四胜，共 %n 个四。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>正在搜索… 局面数：%1，深度：%2。</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1 成五。</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1 形成四，成五点为 %2，一子无法全部占住。</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1 冲四。唯一的防点 %2 是禁手：%3。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1 威胁冲四胜，对方无法防守。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1 威胁冲四胜。</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1 冲四，威胁在 %2 成五。</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>%1 是唯一的防点。</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1 是一个防点。</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>若对方下 %1，则 %2 成五。</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1 获胜：局面与上文相同，胜法见上。</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>此胜法已仅凭规则逐手检验：正确无误。</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>缺少一步。</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>此胜法有误。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1有冲四活三胜，攻方最多下 %n 手。未寻找更短的胜法。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>若对方下在别处：</translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>没有找到%1的冲四活三胜。已搜索全部冲四，以及全部威胁在 %n 个冲四之内获胜的三；更缓的着法仍可能取胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>%1 秒后停止。</translation>
    </message>
    <message>
        <source>Not found within %1 s.</source>
        <extracomment>%1 is a number of seconds: a search reached its limit, and what it looked for may still be there.</extracomment>
        <translation>%1 秒内未找到。</translation>
    </message>
    <message>
        <source>Positions searched: %1.</source>
        <translation>已搜索局面数：%1。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>未寻找冲四活三胜。</translation>
    </message>
    <message>
        <source>The limit was reached after %1 s.</source>
        <translation>%1 秒后达到上限。</translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours and threes.</source>
        <translation>%1是否有冲四活三胜，未定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1有冲四活三胜，攻方最多下 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours.</source>
        <translation>%1是否有冲四胜，未定。</translation>
    </message>
    <message>
        <source>First moves that win by fours for %1: %2.</source>
        <translation>能使%1冲四获胜的首着：%2。</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win by fours for %1.</source>
        <translation>未定：尚未找到能使%1冲四获胜的首着。</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours. This is proven.</source>
        <translation>%1没有冲四胜的威胁。此结论已得到证明。</translation>
    </message>
    <message>
        <source>%1: stops all wins by fours.</source>
        <translation>%1：可防住对方的一切冲四胜。</translation>
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
        <translation>%1在中央 %2×%2 范围内下一颗黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 范围内下一颗白子。</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 之外下一颗黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1在中央 %2×%2 之外下一颗白子。</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1在任意点下一颗黑子。</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1在任意点下一颗白子。</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1给出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1给出第五手打点。</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>接着由%1选择。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1声明第五手的打点数。</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1从打点中选定一个。</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1再摆 %n 子。</numerusform>
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
        <translation>行棋方</translation>
    </message>
    <message>
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>一方</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>裁判摆放最初的棋子</translation>
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
        <translation>%1选择</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>交换</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1交换，执黑</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1交换，执白</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>不换</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1不换，执黑</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1不换，执白</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1给出打点：%2/%3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1给出第五手打点</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1给出 %n 个第五手打点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 declares the number of fifth moves</source>
        <translation>%1声明打点数</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1声明：%n 个打点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1从中选定一个</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1选定 %2</translation>
    </message>
    <message>
        <source>Free play follows</source>
        <translation>之后自由行棋</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>由%1选择执黑或执白。</translation>
    </message>
    <message>
        <source>%1 chooses how to continue.</source>
        <translation>由%1选择如何继续。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1声明第五手的打点数（%2 到 %3）。</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1给出第五手打点：已摆 %2/%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1从 %n 个第五手打点中选定一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>%1执黑，%2执白。</translation>
    </message>
    <message>
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>%1的棋子 %2</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>%1的打点 %2</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>%1撤回的打点 %2</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>%1选定的第五手 %2</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>%1声明的打点数 %2</translation>
    </message>
    <message>
        <source>choice by %1</source>
        <translation>%1的选择</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>可构成的开局：%1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1的棋形，但不在天元</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>不属于 26 种开局：妖刀</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1 与打点 %2（%3）同形：两点沿所示轴线互为镜像。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1 与打点 %2（%3）同形：绕所示中心旋转 180 度后重合。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1 与打点 %2（%3）同形：绕所示中心旋转 90 度后重合。</translation>
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
            <numerusform>%1已摆好全部 %n 个打点：请确认给出，或再改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1再摆 %n 子，然后由%2选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1（已摆 %2/%3）</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1选定该打点</translation>
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
        <translation>空点</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>五子棋（无禁手）</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>五子棋（长连无效）</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>连珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>越南五子棋（Caro）</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>韩国五子棋（Omok）</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>五子棋（长连判负）</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>连成五子或五子以上获胜。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>恰好连成五子获胜；六子及以上的长连无效。</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>连成五子获胜。黑方有三三、四四、长连禁手。</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>连成五子或五子以上获胜，两端都被封住的除外。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>恰好连成五子获胜。双方均有三三禁手。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>恰好连成五子获胜。双方均有长连禁手。</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>长连禁手</translation>
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
        <translation>面向俱乐部、裁判和教师的五子棋与连珠程序。</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>对局保存在 %1</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>进行中对局的日志保存在 %1</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>至今落子和按钟次数：%1。从操作到写入日志，最近一次 %2 毫秒，最慢 %3 毫秒。</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT 许可证</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players, rules, opening and clock</source>
        <translation>选择棋手、规则、开局和用时</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>打开棋谱(&amp;O)…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>已存对局(&amp;G)…</translation>
    </message>
    <message>
        <source>Open an automatically saved game</source>
        <translation>打开自动保存的对局</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program; a running game can be resumed later</source>
        <translation>关闭程序；未下完的对局以后可以继续</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>双方停钟并遮住棋盘，或继续对局</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>声明五连(&amp;V)</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>声明自己已连成五子</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>指出禁手(&amp;F)</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>指出对手的一子是禁手</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>声明超时(&amp;T)</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>声明对手已经超时</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>对手可以同意、拒绝或继续行棋</translation>
    </message>
    <message>
        <source>Ask to take a move &amp;back</source>
        <translation>请求悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>须经对手同意</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>虚着(&amp;A)</translation>
    </message>
    <message>
        <source>Pass without placing a stone</source>
        <translation>虚着，不落子</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>本局认输</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>无结果终局(&amp;E)</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>双方同意不再继续</translation>
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
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Ro&amp;tate board</source>
        <translation>旋转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>旋转 90 度；坐标随棋子一起转动</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>镜像棋盘(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>显示手数(&amp;N)</translation>
    </message>
    <message>
        <source>Show the move number on every stone</source>
        <translation>在每颗棋子上标出手数</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>显示禁手点(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>显示或隐藏禁手点（仅限允许显示的对局）</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>显示全部快捷键</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>关于 Kagetsu(&amp;U)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>打谱</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>判定依据：下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>判定依据：上一步(&amp;P)</translation>
    </message>
    <message>
        <source>False f&amp;orbidden points</source>
        <translation>显示假禁手点(&amp;O)</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>在本局允许时，标出看似禁手其实不是的点</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>判定依据</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>切换全部理由与最短依据(&amp;A)</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>裁判：开局退回一步(&amp;K)…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>撤销开局中最后的一子、一次选择、一次声明或一个打点</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>裁判：允许同形打点(&amp;Q)…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>允许黑方给出旋转或翻转后同形、但在棋盘上位置不同的打点</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>教程(&amp;L)</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>学习辨别哪些是禁手、哪些不是，并做练习</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>对局记录单(&amp;P)…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>查看、打印或保存本局的记录单，供双方签字</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>由日志生成对局记录单(&amp;J)…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>选择一局的日志，查看其记录单</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>为什么横线上没有活三(&amp;R)？</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>为什么竖线上没有活三(&amp;C)？</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>为什么左下至右上的斜线上没有活三(&amp;I)？</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>为什么左上至右下的斜线上没有活三(&amp;F)？</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>禁手判定(&amp;V)</translation>
    </message>
    <message>
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>摆出或粘贴局面，查询哪些点是禁手及原因，并打印判定</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>以文本输入局面(&amp;X)…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>把棋盘文本、着法序列或棋谱粘贴到禁手判定页</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>打印判定(&amp;R)…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>打印禁手判定的结论，附判定依据和规则</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>日志时间线(&amp;M)…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>逐行查看一局棋的日志：局面、棋钟、按钟、判定</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the changes to this record</source>
        <translation>保存对此棋谱的更改</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>以另一个名称保存棋谱</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>文字编码(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>选择此文件的文字编码</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>棋谱的后续着法(&amp;X)</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>圈出棋谱中下一手的各点</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>打开对局、棋谱库或局面：SGF、RenLib、RenjuNet、Piskvork、PlayOK、文本</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>打开剪贴板内容(&amp;B)</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>打开剪贴板上的文本：一串着法、字符棋盘或棋谱</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>复制着法(&amp;Y)</translation>
    </message>
    <message>
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>把到当前局面为止的着法复制为文本；在起点则复制整条主线</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>复制对局（SGF）(&amp;F)</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>复制整局文本，包括变化和注释</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>复制棋盘（文本）(&amp;B)</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>用字符画出的当前局面</translation>
    </message>
    <message>
        <source>&amp;Clock only (physical board)…</source>
        <translation>只用棋钟（实物棋盘）(&amp;C)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>供两人在实物棋盘上对局时使用的双面棋钟</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>裁判台(&amp;I)</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>更正棋钟和着法，裁定所指禁手，给予警告，宣布并确认结果</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>请裁判(&amp;C)</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>双方停钟，直到裁判宣布继续对局</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>复制棋盘（图片）(&amp;I)</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>当前局面的图片，连同手数和标记</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>着法与理由(&amp;E)</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>在对局旁显示着法、开局和理由</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>面对面(&amp;A)</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>将一方的面板倒转，适合平放在双方之间的屏幕</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>设置(&amp;I)…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>配色、棋盘和棋子、声音、语言及其他偏好</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>双方停钟(&amp;C)</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>双方停钟，直到裁判宣布继续对局</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>录入缺席、弃权或轮空</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>未进行的对局(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>记谱纸(&amp;C)…</translation>
    </message>
    <message>
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>手写着法用的记谱纸，可空白，也可填好表头</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>在旁边的窗口中打开使用手册</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>重新开钟(&amp;C)…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>由裁判说明理由，然后继续对局</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>缩小文字(&amp;R)</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>标准文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>朗读双方棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>朗读双方的时间</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>朗读最近几手(&amp;M)</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>朗读最近四手</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>朗读光标周围的棋子(&amp;A)</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>朗读光标所在四条线上的棋子</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>转到提议、指出禁手与声明(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>转到等待棋手答复的事项，或转到指出禁手、声明五连或超时的按钮</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>朗读</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>棋图(&amp;D)…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>用于印刷或屏幕显示的棋盘图：选择显示内容，然后保存、复制或打印</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>新建棋谱(&amp;R)…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>空白棋谱，可任选棋盘大小和规则</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>练习卷(&amp;W)…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>印在纸上的题目：取自本教程、无限出题或本棋谱中的局面</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>与电脑对局(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>选择电脑的棋力，开始对局</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>比赛…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>比赛的报名、轮次、成绩和名次</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>重新开钟(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>分享(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link</source>
        <translation>让别人看这局棋：图片、动图、手机扫的二维码、着法、链接</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A place of the window: two people, or one and the computer, play a game.</extracomment>
        <translation>对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Begin a game, or resume one</source>
        <translation>开始对局，或继续未完成的对局</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>A place of the window: games that were played or opened.</extracomment>
        <translation>棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>Games played here, and records that were opened</source>
        <translation>在此下过的对局和打开过的棋谱</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A place of the window: courses, tasks and lessons.</extracomment>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>Courses, practice and lessons</source>
        <translation>系列课程、练习和教程</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <extracomment>A place of the window: tournaments and the waiting room.</extracomment>
        <translation>比赛(&amp;E)</translation>
    </message>
    <message>
        <source>Tournaments, and games in the waiting room</source>
        <translation>比赛，以及候场中的对局</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <extracomment>A place of the window: a disputed position is judged, and journals are examined.</extracomment>
        <translation>判定(&amp;V)</translation>
    </message>
    <message>
        <source>Judge a position, or examine the journal of a game</source>
        <translation>判定局面，或查看对局日志</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the first page of this place</source>
        <translation>返回这一栏的首页</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title: the five places of the window, such as Play and Learn.</extracomment>
        <translation>栏目</translation>
    </message>
    <message>
        <source>Searc&amp;h…</source>
        <translation>搜索(&amp;H)…</translation>
    </message>
    <message>
        <source>Find a command, setting, player, game, opening or page of the manual by its name</source>
        <translation>按名称查找命令、设置、棋手、对局、开局或手册页面</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>返回棋桌(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the table of the game that has just ended</source>
        <translation>返回刚结束的对局的棋桌</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再来一局(&amp;M)</translation>
    </message>
    <message>
        <source>Another game on the same terms; the other player opens</source>
        <translation>按相同条件再下一局，由另一方开局</translation>
    </message>
    <message>
        <source>Back to the re&amp;cord</source>
        <translation>返回棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the record in which this game began</source>
        <translation>返回本局开始时的棋谱</translation>
    </message>
    <message>
        <source>Game li&amp;brary</source>
        <extracomment>Menu: all games that somebody has, in one file.</extracomment>
        <translation>对局库(&amp;B)</translation>
    </message>
    <message>
        <source>All games that you have, found by player, event, year or opening</source>
        <translation>拥有的全部对局，可按棋手、赛事、年份或开局查找</translation>
    </message>
    <message>
        <source>Show board to c&amp;lass</source>
        <extracomment>Menu: puts the board of this page on the projector, a proof or a win step by step.</extracomment>
        <translation>向全班演示棋盘(&amp;L)</translation>
    </message>
    <message>
        <source>The board on the projector; a proof or a win that is shown comes step by step</source>
        <translation>把棋盘放到投影仪上；正在显示的判定依据或胜法逐步出现</translation>
    </message>
    <message>
        <source>Sho&amp;w on phones…</source>
        <extracomment>Menu: the game at the table, on the phones of people in the room.</extracomment>
        <translation>在手机上显示(&amp;W)…</translation>
    </message>
    <message>
        <source>Let everybody in the room follow this game on a phone: board and clocks, by a QR code</source>
        <translation>让在场的人用手机看这局棋：扫二维码即可看到棋盘和棋钟</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>已下手数</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1的棋钟</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>打挂对局 %1 – %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黑。O：白。</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封棋着法</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>对手到场后，用此密码在裁判台启封。在此之前请将这张纸装入信封封好保管：没有密码，谁也读不出这手棋。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>封棋时间</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>程序保存封棋着法，任何人都无法读出。启封密码另印一张，由裁判保管。</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>封棋密码，%1 – %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>罚分与加分</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>起始轮次</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>自开赛起</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
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
            <numerusform>%n 条变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>变化的条数</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>引擎给出的变化</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>作为变化插入</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>对局进行中，引擎不分析局面。</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>正在启动引擎…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>引擎没有找到着法。</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>引擎为当前局面寻找最佳着法。</translation>
    </message>
    <message>
        <source>Proven: %1: %2</source>
        <extracomment>A line that is proven to win: %1 is such as &quot;Black wins in 3 fours&quot;, %2 its moves.</extracomment>
        <translation>已证明：%1：%2</translation>
    </message>
    <message>
        <source>Proven: %1.</source>
        <extracomment>%1 is such as &quot;Black wins in 3 fours&quot;, and there is a proof of it.</extracomment>
        <translation>已证明：%1。</translation>
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
        <translation>核对答案(&amp;A)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message>
        <source>All groups</source>
        <translation>所有小组</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2 人中已有 %1 人回答</translation>
    </message>
    <message>
        <source>For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.</source>
        <translation>每有一个回答，就点棋盘上的点或评价。不会记到学生名下。</translation>
    </message>
    <message>
        <source>Tap the point of an answer on the board, or a mark; then everybody who gave it.</source>
        <translation>先点棋盘上的答案点或评价，再点所有这样回答的学生。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>部分正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <extracomment>Button: answers of a class are only counted.</extracomment>
        <translation>不记名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show to the class</source>
        <extracomment>Button: the board before the class shows how many pupils answered each point.</extracomment>
        <translation>向全班显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End the question</source>
        <extracomment>Buttons: phones may answer now, or no more.</extracomment>
        <translation>结束提问(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k the phones</source>
        <translation>向手机提问(&amp;K)</translation>
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
            <numerusform>%1，另有 %n 个未署名</numerusform>
        </translation>
    </message>
    <message>
        <source>By &amp;phone…</source>
        <extracomment>Button: pupils answer with their phones.</extracomment>
        <translation>用手机作答(&amp;P)…</translation>
    </message>
    <message>
        <source>No time limit</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>不限时</translation>
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
        <translation>作答时间</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>裁判：按住以继续</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>松开以继续</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>再按一次继续</translation>
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
        <translation>日志</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>撤销此操作…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>误指禁手</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>步时超限</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>双方同意</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>试图悔棋</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>棋子滑落在棋盘上</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>棋子移位</translation>
    </message>
    <message>
        <source>Stone on an occupied point</source>
        <translation>落子在已有棋子的点</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>抢先落子</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>拿错颜色</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>过早按钟</translation>
    </message>
    <message>
        <source>Clock pressed with the wrong hand</source>
        <translation>未用落子的手按钟</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>开错棋钟</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>棋钟设置有误</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>棋钟故障</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>读秒有误</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>误显示了禁手点</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>场外支招</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>Arrived late</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>扰乱赛场秩序</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>记录有误</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>经裁判准许离席</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>打挂</translation>
    </message>
    <message>
        <source>Arbiter&apos;s mistake</source>
        <translation>裁判失误</translation>
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
        <translation>电脑休眠或停顿</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>尚未说明</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>棋手身体不适</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>裁判身体不适</translation>
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
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AwaitedWords</name>
    <message>
        <source>%1 is not here yet and has until %2.</source>
        <extracomment>A player who comes late; %2 is a time of day. Later than that the game is lost.</extracomment>
        <translation>%1尚未到场，须在 %2 前到场。</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1已到</translation>
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
        <translation>更改开始时间</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>更改</translation>
    </message>
    <message>
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>对局原定 %1 开始，该时间已过。</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>记录单会写明前后两个时间和理由。</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>新的开始时间</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1 分钟</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>提前 %1 分钟</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 分钟</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>推后 %1 分钟</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>更改开始时间…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>Button over a board of which only a part is shown, magnified: shows all of it again.</extracomment>
        <translation>整个棋盘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message>
        <source>Boards of the hall</source>
        <extracomment>Title: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>大厅棋盘</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Journal of this board</source>
        <extracomment>Button: shows the journal of a game line by line.</extracomment>
        <translation>此盘的日志</translation>
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
        <translation>其余的日志无法读取。</translation>
    </message>
    <message>
        <source>%1 gives no sign of life.</source>
        <extracomment>%1 is the name of the computer at a table.</extracomment>
        <translation>%1 没有任何消息。</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>%n 秒前收到 %1 的最后消息。</numerusform>
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
        <translation>打印内容</translation>
    </message>
    <message>
        <source>Booklet</source>
        <extracomment>Games with diagrams and moves, or only small boards.</extracomment>
        <translation>小册子</translation>
    </message>
    <message>
        <source>Sheet of boards</source>
        <translation>棋图页</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每图手数</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The title of a booklet of games.</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>对局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>These settings for a paper are not valid.</source>
        <translation>这份文件的设置无效。</translation>
    </message>
    <message>
        <source>There are no games to print.</source>
        <translation>没有可打印的对局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>剪贴板中没有棋谱。未粘贴任何内容。</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>剪贴板中棋谱的棋盘大小不同。未粘贴任何内容。</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>剪贴板中的棋谱没有着法。未粘贴任何内容。</translation>
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
        <translation>%1，已答对</translation>
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
        <translation>棋盘：%1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不对。</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>此判定取决于对规则的解读（%1）；其他裁判可能作出不同裁定。</translation>
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
        <translation>上一个棋形</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>下一个棋形</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>不是禁手(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>成五获胜(&amp;I)</translation>
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
        <translation>在此局面找出所有禁手点(&amp;H)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>旧文件没有注明文字编码。请选择能正常显示的一种。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>文件中的文字</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>此文件的文字全是 ASCII，用哪种编码显示都一样。</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>查找编码</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>没有这个名称的编码。</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>棋谱中常见</translation>
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
        <translation>签到</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>输入姓名开头，再按回车键</translation>
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
        <translation>全选</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>%n 名未到棋手退赛</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>全部到齐</translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>有 %n 名棋手与“%1”相符。请再多输入几个字，或直接点选。</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>全不选</translation>
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
        <translation>添加答案</translation>
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
        <translation>对答案 %1 的回应</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>正确</translation>
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
        <translation>回应（可选）</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>点按其他点时的回应（可选）</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>点按其他点时的回应</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>%n 个打点</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>声明 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassDialog</name>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>新建文件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Set &amp;groups</source>
        <translation>设置小组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>删除学生(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>进度另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>另存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;for another computer…</source>
        <translation>保存给另一台计算机(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Join a class…</source>
        <translation>合并班级(&amp;J)…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>新学生；多名用逗号分隔</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>Groups, such as 4b 2026</source>
        <extracomment>In an empty field for the groups of a pupil: an example, a school class and its year.</extracomment>
        <translation>小组，例如 四年级2班 2026</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>进度另存为</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save class</source>
        <translation>保存班级</translation>
    </message>
    <message>
        <source>Class (*.json)</source>
        <translation>班级 (*.json)</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>所有小组</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>这个姓名已被使用。请换一个。</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>删除%1？</translation>
    </message>
    <message>
        <source>Progress, answers and marks of this pupil will also be deleted. This cannot be undone.</source>
        <translation>该学生的进度、答题记录和成绩也会被删除，无法恢复。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>无法保存文件：%1</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>合并班级</translation>
    </message>
    <message>
        <source>The class could not be read: %1</source>
        <translation>无法读取班级：%1</translation>
    </message>
    <message>
        <source>%1 is not a class, or is damaged (line %2, column %3).</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>%1 不是班级文件，或已损坏（第 %2 行第 %3 列）。</translation>
    </message>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>已合并，新增 %n 名学生。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of this class is here already.</source>
        <translation>该班级的内容都已经有了。</translation>
    </message>
    <message>
        <source>Page of the p&amp;upil…</source>
        <translation>学生页面(&amp;U)…</translation>
    </message>
    <message>
        <source>Cert&amp;ificate…</source>
        <translation>证书(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassModel</name>
    <message>
        <source>Pupil</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Column: the groups that a pupil is in, such as &quot;4b 2026&quot;.</extracomment>
        <translation>小组</translation>
    </message>
    <message>
        <source>Course pages</source>
        <extracomment>Column: how many pages of courses are done.</extracomment>
        <translation>系列课程页数</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Column: how many tasks are in the boxes of daily practice.</extracomment>
        <translation>题目</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Column: how many tasks are due today.</extracomment>
        <translation>到期</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Marks ✓</source>
        <extracomment>Columns: how many marks were given in front of the class.</extracomment>
        <translation>成绩 ✓</translation>
    </message>
    <message>
        <source>Marks ½</source>
        <translation>成绩 ½</translation>
    </message>
    <message>
        <source>Marks ✗</source>
        <translation>成绩 ✗</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>没有第二屏幕。按 F5 在本屏幕显示全班视图。</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>全班看到的是黑屏。</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>全班仍看到第 %1 页。</translation>
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
        <translation>没有更多可显示的内容</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>显示提示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>显示答案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>显示下一颗棋子(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>显示讲解(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>显示更多文字(&amp;R)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>结束上课(&amp;E)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>重新隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>冻结(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>黑屏(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>指示环(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>画图(&amp;D)</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>点按画圆圈，再点按画叉；拖动画箭头</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>全班所见</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>显示下一步，然后到下一页</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>隐藏最后一步，然后回上一页</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>全班屏幕变黑，或恢复显示</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>冻结全班屏幕，或取消冻结</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>显示或隐藏指示环</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>开始或停止用鼠标画图</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>给上台的学生记分：正确</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>给上台的学生记分：部分正确</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>给上台的学生记分：错误</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>下一名学生</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>全屏显示全班视图</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>离开全班视图；再按一次则结束上课</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>上课</translation>
    </message>
    <message>
        <source>Back &amp;to the position</source>
        <extracomment>Button: removes the stones that pupils have proposed.</extracomment>
        <translation>回到局面(&amp;T)</translation>
    </message>
    <message>
        <source>Remove the stones that were tried</source>
        <translation>取走试下的棋子</translation>
    </message>
    <message>
        <source>&amp;Reveal the next step</source>
        <translation>显示下一步(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Button: notes what each pupil of the class answers.</extracomment>
        <translation>回答(&amp;A)</translation>
    </message>
    <message>
        <source>Note what the class answers, or go back to the buttons</source>
        <translation>记录全班的回答，或返回按钮</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The phones may answer.</source>
        <translation>手机可以作答。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>已有 %n 部手机加入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassView</name>
    <message>
        <source>Code for the phones of the class</source>
        <extracomment>A picture for a camera: it leads to the page on which pupils answer.</extracomment>
        <translation>供全班手机扫描的二维码</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>上课</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>离开（Esc）(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>本手已用 %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>步时剩 %1</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>%1的棋钟，%2</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>已超时。</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>走时中，%1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>已停，%1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>延时剩 %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
        <translation>还须走 %1 手</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>按钟</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>胜方，%1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>按钟，%1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋钟</translation>
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
        <translation>点按任一侧棋钟或按空格键，%1的棋钟开始走时。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超时。</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>对局已恢复。继续对局之前，双方停钟。</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>已暂停：双方棋钟已停。</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>面对面</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>声明超时</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>结果…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>记录着法</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>新棋钟</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>对局记录单…</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>互换位置</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>第二局</translation>
    </message>
    <message>
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>已打挂：双方停钟，直到裁判宣布继续对局。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1已请裁判。只有裁判能重新开钟。</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>确认计入</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>计入休眠时间</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>由裁判决定并重新开钟。</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>日志校验码：%1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>请裁判</translation>
    </message>
    <message>
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>%1请裁判</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>双方棋钟已停，只有裁判能重新开钟。</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>双方停钟</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>更改用时规定…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>手动调钟…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>撤销调钟</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>双方棋钟</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
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
        <translation>错过</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>让出</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>复盘标出的着法</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>复盘：%1</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>已复盘的对局</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>包括未发现问题的对局</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>转到对局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>发现问题的对局：%1。</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>正在复盘… 第 %1 局，共 %2 局。</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>已在第 %1 局后停止，共 %2 局。</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>已复盘对局：%1。</translation>
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
        <translation>已封棋，双方停钟。</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>此密码无法启封。</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>请填写必填项。</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>已执行：%1。</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>执行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>对局将结束：%1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
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
        <translation>与电脑对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1 不支持在这种棋盘上使用这种规则。</translation>
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
        <translation>入门</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>非常困难</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最强</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>会成五、会挡四，看不到活三。</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>也看得到活三，但不推演。</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>推演两手。</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>在时间允许的范围内尽量推演，找得到任意长度的冲四胜。</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>推演三手，找得到短的冲四胜。</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>推演四手，找得到较长的冲四胜。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>合并棋谱</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>两份棋谱对 %n 个局面的记载不同。请为选中的行选择保留哪一份。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>保留现有的(&amp;K)</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>保留并入的(&amp;N)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>两者都保留(&amp;B)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>现有的</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>并入的</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>用时、标记及其他</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
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
        <translation>更正成绩</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>指出禁手、声明、更正与中断</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>以新条目撤销…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CountdownDialog</name>
    <message>
        <source>Countdown to the round</source>
        <translation>本轮倒计时</translation>
    </message>
    <message>
        <source>Minutes until the round begins</source>
        <translation>距本轮开始的分钟数</translation>
    </message>
    <message>
        <source>No countdown</source>
        <translation>不倒计时</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: the countdown begins to run.</extracomment>
        <translation>开始</translation>
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
        <translation>要重新开始所有系列课程吗？</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>所有页面都将恢复为未完成。</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>跟着引导学开局规则</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>重新开始(&amp;V)…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>系列课程的各课</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the chosen step of a course; %1 is its number and name.</extracomment>
        <translation>继续(&amp;C)：%1</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>%1 / %2 页</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>向全班演示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course, or an opening procedure; %1 is its name.</extracomment>
        <translation>开始(&amp;B)：%1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>教程(&amp;L)</translation>
    </message>
    <message>
        <source>Boo&amp;klet…</source>
        <extracomment>Button: prints the chosen course as a booklet.</extracomment>
        <translation>小册子(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>结束复习(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>这道题明天再来。</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>这道题下次出现：%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>下一题(&amp;N)</translation>
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
        <translation>学生(&amp;P)…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>新建文件(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>各类题目的进度</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>还没有学生</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>请选择学生</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>学生在系列课程、教程和练习中答过的题，会隔 1、3、7、21、60 天再次出现，答错的第二天再来。记录只保存在这台电脑上。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>今天有 %n 道题要复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>今天没有要复习的题</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>下次复习：%1，共 %n 道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>在系列课程、教程或练习中答题，题目就会再次出现在这里。</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>答对：%1 / %2。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>教程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>并列名次</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>由程序抽签</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>人工抽签</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>如何决定？</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>理由（简要）</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>此名次规则分不出先后。</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>These games leave all of them equal.</source>
        <translation>这些对局未能分出先后。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Position from the record</source>
        <translation>记录中的局面</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>给%1加时</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>双方停钟</translation>
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
        <translation>加时</translation>
    </message>
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>给%2加时%1</translation>
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
        <translation>按住以打开</translation>
    </message>
    <message>
        <source>Release to open</source>
        <translation>松开即打开</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>仅供裁判使用。打开此页不影响对局；棋手请返回对局。</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>再按一次打开</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>按住按钮、空格键或回车键，直到提示松开；也可以按两次。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>罚则、提和与迟到</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>误指禁手罚时</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>判负的警告次数</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>第几手之后</translation>
    </message>
    <message>
        <source>Maximum number of moves, then a draw</source>
        <translation>手数上限（满则和棋）</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>迟到判负时限</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>未到场时间</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>标准</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>随时</translation>
    </message>
    <message>
        <source>After a certain move</source>
        <translation>若干手之后</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>不扣时</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>扣时</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>加倍扣时</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>恰好到时限也判负</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>撤回所指禁手</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>双方超时</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>只能在自己落子之后提和</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>圆圈：%1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>方块：%1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>三角：%1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>叉号：%1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1：虚着</translation>
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
        <translation>棋图</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>预览</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>拖选要显示的点</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>手数标注</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>从此手起</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>最后若干手</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>变化从 1 开始编号</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>选定的</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>输入点的坐标，或在预览中点选</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>标记、文字和箭头</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>后续着法</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>最后一手加圈</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>获胜的连线</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>说明文字</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>左侧和下方</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四周</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
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
        <translation>旋转(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>镜像(&amp;M)</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>两个对角，如 D4:L12；或在预览中拖选</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>棋盘局部</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>线间距</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>图片分辨率</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景透明</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>复制为图片和矢量图（SVG）</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>复制为文本(&amp;X)</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>用字母和数字绘制</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>系列棋图(&amp;E)…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>把整个着法序列制成若干棋图，附注释</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>保存棋图</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>棋图</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>图片 (*.png);;矢量图 (*.svg);;PDF (*.pdf);;纯文本 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>%1 不是棋盘上的点。</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>棋谱在第 %2 手之后没有 %1 这一手。</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>此着法序列没有第 %1 手。</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>未知的选项：%1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>文件名必须以 .png、.svg、.pdf 或 .txt 结尾：%1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>文件中没有第 %1 局；共 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>局部 %1 超出此棋盘的范围。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
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
        <translation>两局制第一局后：%1。</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1赢得本场比赛。</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>本场战平。</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>本场双方均负。</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>两局结束：%1。</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>积分：%1 %2，%3 %4。</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>两局制第一局</translation>
    </message>
    <message>
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>两局制第二局，此前比分 %1</translation>
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
        <translation>已恢复 %1 尚未保存的内容。</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>更早的备份无法读取，保留为 %1。</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>无法备份更改：磁盘已满或不可写入。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillMoves</name>
    <message>
        <source>&amp;End drill</source>
        <extracomment>Button: leaves the drill before all is done.</extracomment>
        <translation>结束练习(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>After a drill; %1: moves that were right at the first attempt, %2: all that were asked.</extracomment>
        <translation>一次答对：%1/%2。</translation>
    </message>
    <message>
        <source>This move leads into another line.</source>
        <extracomment>The pupil&apos;s move is in none of the lines from here, but leads to a position of the record.</extracomment>
        <translation>这一手转入另一变化。</translation>
    </message>
    <message>
        <source>Once more, as this was not right before.</source>
        <translation>再答一次，刚才没有答对。</translation>
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
        <translation>返回棋谱(&amp;R)</translation>
    </message>
    <message>
        <source>Which side do you play in the drill?</source>
        <translation>练习时执哪一方？</translation>
    </message>
    <message>
        <source>The program plays the other side, and asks for every move of yours that the record has from here on.</source>
        <translation>另一方由程序下，并逐一询问此棋谱从这里往后所执一方的着法。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Button: the pupil plays this side in a drill; %1 is Black or White.</extracomment>
        <translation>执%1</translation>
    </message>
    <message>
        <source>The record has no moves by %1 from here on.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>从这里往后，此棋谱没有%1的着法。</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <extracomment>Moves of one side that a drill asks.</extracomment>
        <translation>着法：%1。</translation>
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
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>新建(&amp;C)</translation>
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
        <translation>再来一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>对局记录单…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>隐藏结果</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>隐藏结果（Esc）</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>日志校验码：%1</translation>
    </message>
    <message>
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>请抄下或拍照：日后可证明本局日志未被改动。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment, that it is there.</extracomment>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Button after a game: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Back to the record</source>
        <extracomment>Button after a game that began in a record: back to the position where it began.</extracomment>
        <translation>返回棋谱</translation>
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
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>代引擎落子</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>对局已保存。若本局允许暂停，则双方棋钟已停。</translation>
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
        <translation>文件太大，不是引擎的配置文件。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>这不是引擎的配置文件（%1）。</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>无法创建文件夹。</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>文件中还有其他引擎的配置，因此没有删除。</translation>
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
        <translation>添加…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>检查</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>保存日志…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>能对局，也能分析。</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>能对局，不能分析。</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>添加引擎</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1：引擎给出的着法无法落子。</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>没有添加这个引擎，因为它不支持任何一种规则。</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>引擎不支持任何一种规则。</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>检查完毕。</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>移除 %1？</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>程序本身保留在原处。</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>保存日志</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>日志已保存。</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>正在检查引擎…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>姓名，或“姓名; 单位; 等级分”</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新棋手</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>粘贴名单(&amp;P)</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>从电子表格复制的行或列</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>打开文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>抽签(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>公开抽取棋手编号</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>比赛的名称、轮数、计分与规则</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>进入第 %1 轮</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>重新参赛(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>退赛(&amp;W)</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>参加第 %1 轮</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>第 %1 轮轮空</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>轮空或对手(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>在编排之前指定轮空或对手</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>罚分与加分(&amp;Y)…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>队员…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>详情(&amp;D)…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>从电子表格、CSV 或文本文件读取棋手名单</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>签到(&amp;C)…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>勾选已到的棋手，其余棋手不参赛</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>未到的 %n 名棋手不参赛。可用“撤销”恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number by rating</source>
        <extracomment>Button: the player with the highest rating gets pairing number 1, and so on.</extracomment>
        <translation>按等级分编号</translation>
    </message>
    <message>
        <source>The highest rating becomes number 1</source>
        <translation>等级分最高者为 1 号</translation>
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
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryForm</name>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>“%1”不是有效的时间。</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>这不是裁判长的 PIN 码。</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>这不是有效的点。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>此点已有棋子。</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>“%1”按 %2计。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>时段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <translation>还须走的手数</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>分数（以半分为单位）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>第几手</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封棋着法</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>补充说明</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>裁判长的理由</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>裁判长的 PIN 码</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>显示所输入的着法</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>棋钟恢复到当时</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30（分和秒）、10m 或 45s</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8，或点按棋盘</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可不填</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>可稍后说明</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋钟</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>与上同</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryLists</name>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>尚未复制名单。请先在电子表格中复制。</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>打开棋手名单</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>棋手名单 (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>%1 中没有姓名。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>参赛情况</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EvaluationBar</name>
    <message>
        <source>%1 is better: %2 %</source>
        <extracomment>Who is better in a game: %1 is Black or White, %2 how likely that side wins.</extracomment>
        <translation>%1优势：%2 %</translation>
    </message>
    <message>
        <source>Who is better is not known</source>
        <translation>优劣未知</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message>
        <source>On phones: %1…</source>
        <translation>手机观看：%1…</translation>
    </message>
    <message>
        <source>Show on phones…</source>
        <translation>在手机上显示…</translation>
    </message>
    <message>
        <source>They see pairings, results, standings, games with a record, and boards while they are played here.</source>
        <translation>他们能看到对阵、成绩、名次表、有棋谱的对局，以及正在本机进行的对局。</translation>
    </message>
    <message>
        <source>Names are shown in full.</source>
        <translation>显示全名。</translation>
    </message>
    <message>
        <source>Names are shown as initials.</source>
        <translation>姓名显示为缩写。</translation>
    </message>
    <message>
        <source>Pairing numbers are shown instead of names.</source>
        <translation>只显示编号，不显示姓名。</translation>
    </message>
    <message>
        <source>Results are shown at once.</source>
        <translation>成绩立即显示。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>成绩和对局延迟 %n 分钟显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown after the round.</source>
        <translation>成绩和对局在本轮结束后显示。</translation>
    </message>
    <message>
        <source>To change that, choose Public pages first.</source>
        <extracomment>The entry of the menu is meant.</extracomment>
        <translation>如需更改，请先打开“公开网页”。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>比赛报告 (*.trf)</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>另存为网页…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>保存比赛报告…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>打印</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>本组别的对局都没有棋谱。</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>RenLib 棋谱库 (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>这些对局不能合成一个棋谱库。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>有 %n 局因棋盘大小不同而未收入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>有 %n 份棋谱无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 已保存。</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>比赛报告，各局分列 (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>比赛报告，TRF16 (*.trf)</translation>
    </message>
    <message>
        <source>Game records of round %1 (*.sgf)</source>
        <translation>第 %1 轮棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library of round %1 (*.lib)</source>
        <translation>第 %1 轮的 RenLib 棋谱库 (*.lib)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventProjector</name>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>在投影仪上显示</translation>
    </message>
    <message>
        <source>Countdown to the round…</source>
        <extracomment>Menu entry: how long it is until the round begins, large on the screen of the hall.</extracomment>
        <translation>本轮倒计时…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影仪</translation>
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
        <translation>比赛</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新建比赛…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>比赛 (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>打开比赛</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <extracomment>Button: takes part in a tournament that another computer keeps.</extracomment>
        <translation>用代码加入…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsHome</name>
    <message>
        <source>Events</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>A tournament begins with its players. Create it, enter the players, and draw the first round.</source>
        <translation>比赛从选手开始：先新建比赛，录入选手，再抽签编排第一轮。</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新建比赛…</translation>
    </message>
    <message>
        <source>Swiss system, round robin or elimination, for players or teams</source>
        <translation>瑞士制、循环制或淘汰制，个人或团体</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>A tournament from elsewhere, or the report of one</source>
        <translation>别处的比赛文件，或比赛报告</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Entries, rounds, standings, papers and the projector</source>
        <translation>选手、轮次、排名、打印件和投影</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>候场</translation>
    </message>
    <message>
        <source>A game that begins later waits here for its players: choose “Waiting room…” when you set it up.</source>
        <translation>稍后开始的对局在这里等候棋手：设置对局时选择“候场…”。</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <translation>用代码加入…</translation>
    </message>
    <message>
        <source>A tournament that another computer keeps</source>
        <translation>由另一台电脑保存的比赛</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>选择“%1”。</translation>
    </message>
    <message>
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>下 %1。</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>给出打点 %1。</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>选定 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>声明 %n 个打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>对局之前</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>空棋盘，从第一手起自由落子。</translation>
    </message>
    <message>
        <source>The arbiter places these stones.</source>
        <translation>裁判摆好这些棋子。</translation>
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
        <translation>正在生成局面…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>点按一个点，看它为什么是或不是禁手。</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>点按所有黑方禁手点。找不出更多时，按“核对答案”。</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>下一个局面(&amp;N)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>核对答案(&amp;A)</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盘：%1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>找到：%1，点错：%2</translation>
    </message>
    <message>
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>正确。%1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>不对。%1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>带圈的是漏掉的点：%1。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>全部找到。</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>全部找到，但也把不是禁手的点当成了禁手。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>判断正确：这里没有禁手。</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>这里没有禁手。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>教程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>由此有误</translation>
    </message>
    <message>
        <source>Ended here</source>
        <translation>在此结束</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: the last year in which a move was played.</extracomment>
        <translation>最近 %1</translation>
    </message>
    <message>
        <source>in any order %1</source>
        <extracomment>How many games reach the next position at all, by whatever order of moves.</extracomment>
        <translation>不计次序 %1</translation>
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
        <translation>对局类别</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人与人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Player, event, year …</source>
        <translation>棋手、赛事、年份…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>只计符合的对局</translation>
    </message>
    <message>
        <source>Moves and games of the library</source>
        <translation>对局库中的着法和对局</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>库中没有出现此局面的对局。</translation>
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
        <translation>只能查找方形棋盘上的局面。</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>Only studies of the library have this position.</source>
        <translation>库中只有研究出现过此局面。</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <extracomment>Button: searches the position in files, folders and open records, beside the game library.</extracomment>
        <translation>在文件中查找…</translation>
    </message>
    <message>
        <source>Find this position in files and open records</source>
        <translation>在文件和已打开的棋谱中查找此局面</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>Button: a paper that tells what the game library knows of the position.</extracomment>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Report on this position</source>
        <translation>关于此局面的报告</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message>
        <source>Find this position</source>
        <translation>查找此局面</translation>
    </message>
    <message>
        <source>In open records</source>
        <extracomment>Button: a position is searched in all records that are open.</extracomment>
        <translation>在已打开的棋谱中</translation>
    </message>
    <message>
        <source>In files…</source>
        <extracomment>Button: a position is searched in files that are chosen then.</extracomment>
        <translation>在文件中…</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>在文件夹中…</translation>
    </message>
    <message>
        <source>Places with this position</source>
        <translation>出现此局面之处</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
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
        <translation>%1 之后的局面，次序不限，八种方向都算。</translation>
    </message>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>盘上 %n 子的局面，八种方向都算。</numerusform>
        </translation>
    </message>
    <message>
        <source>This position was not found.</source>
        <translation>没有找到此局面。</translation>
    </message>
    <message>
        <source>Places: %1; the first %2 are listed.</source>
        <translation>共 %1 处；列出前 %2 处。</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>共 %1 处。</translation>
    </message>
    <message>
        <source>Games searched: %1.</source>
        <translation>已查找对局：%1。</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>查找已停止。</translation>
    </message>
    <message>
        <source>Other files with faults: %1.</source>
        <translation>其他有问题的文件：%1。</translation>
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
        <translation>某点的着法</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>变化末端</translation>
    </message>
    <message>
        <source>Moves in order from the start</source>
        <translation>从头开始的着法</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>全部替换</translation>
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
        <translation>已修复</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>关于 %1 的说明</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>读取文件时修复、推测或无法识别的内容。若涉及某一手，按回车键或双击可显示该手。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>已答对：%1 / %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>搜索标题和解答</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>在每次都不同的局面中找出所有禁手点</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>棋形</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>没有匹配的棋形。</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>打开教程文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>无限出题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>系列课程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>每日复习(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>每日复习(&amp;D)：%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>练习卷(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1无权交换黑白</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The edge blocks a five, as a stone does</source>
        <translation>棋盘边缘也算封住五连的一端</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>六子及以上不算胜</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation> 路</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局规则</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>讲解、比较、设置…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>第 %1 台详情</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1（第 %2 局）</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>%1用时</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>时:分:秒</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>%1受警告次数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>时间请写作 25（分钟）、25:30 或 1:05:30。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>第 %1 台</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>重命名此对局</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>名称(&amp;N)</translation>
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
        <translation>赛事(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message>
        <source>Forbidden points are shown, as at the table.</source>
        <translation>与棋桌上一样显示禁手。</translation>
    </message>
    <message>
        <source>Forbidden points are not shown.</source>
        <translation>不显示禁手。</translation>
    </message>
    <message>
        <source>They see the names, the board and both clocks.</source>
        <translation>他们能看到姓名、棋盘和双方棋钟。</translation>
    </message>
    <message>
        <source>Names are shown as the tournament says.</source>
        <translation>姓名按比赛的设置显示。</translation>
    </message>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>一切延迟 %n 分钟显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be shown on phones.</source>
        <translation>这局棋不能在手机上显示。</translation>
    </message>
    <message>
        <source>On phones: %1</source>
        <extracomment>A small sign beside a game: how many phones show it.</extracomment>
        <translation>手机观看：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamePages</name>
    <message>
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>本局只有裁判可以调钟。</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>每次更改都有记录。可在裁判台撤销，届时须说明理由。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameRecovery</name>
    <message>
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>已结束对局的日志未能签名。日志已保留，下次启动时会再试。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStarter</name>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>无法创建文件夹 %1，对局将无法保存，因此没有开始。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>对局进行中：%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>棋钟已停：%1 %2，%3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameWays</name>
    <message>
        <source>From a position</source>
        <extracomment>Name of the opening of a game that began from a position of a record.</extracomment>
        <translation>从局面开始</translation>
    </message>
    <message>
        <source>No game can begin from this position: it needs stones of Black and White in turn, none of them in a row of five, and a rule that the computer plays.</source>
        <translation>不能从这个局面开始对局：黑白须依次落子，不得已有五连，且须是电脑会下的规则。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamesHome</name>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Player, opening, result or date</source>
        <translation>棋手、开局、结果或日期</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索棋谱</translation>
    </message>
    <message>
        <source>Games that you finish here, and records that you open, are shown on this page.</source>
        <translation>在此下完的对局和打开过的棋谱会显示在这一页。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>没有符合搜索的棋谱。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>%1 is not in this list any more. The file is unchanged.</source>
        <translation>%1 已从列表中移除，文件没有改动。</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>无法删除 %1。</translation>
    </message>
    <message>
        <source>%1 is deleted. Its file is kept in the folder %2.</source>
        <extracomment>%1: the players of a game, %2: the name of a folder.</extracomment>
        <translation>已删除 %1，文件保留在文件夹 %2 中。</translation>
    </message>
    <message>
        <source>%1 could not be restored.</source>
        <translation>无法恢复 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <extracomment>Files of games, from the desktop&apos;s file manager.</extracomment>
        <translation>也可以把文件拖到这里。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsModel</name>
    <message>
        <source>%1 → no move of your own</source>
        <extracomment>A place in somebody&apos;s lines where games go on but the lines do not; %1 are the moves to it.</extracomment>
        <translation>%1 → 自己没有着法</translation>
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
        <translation>变化所属的一方</translation>
    </message>
    <message>
        <source>My lines with %1</source>
        <extracomment>One of two choices: the side that somebody&apos;s lines are for; %1 is Black or White.</extracomment>
        <translation>%1的变化</translation>
    </message>
    <message>
        <source>Drill these lines</source>
        <extracomment>Button: the moves of these lines are asked, line by line.</extracomment>
        <translation>练习这些变化</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>No game of the library has a reply in these lines.</source>
        <translation>对局库中没有对局在这些变化里应过手。</translation>
    </message>
    <message>
        <source>Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not answer, and places where you have no move, with your results. Choose one to go there.</source>
        <extracomment>%1, %2, %3: numbers.</extracomment>
        <translation>对局中的应手：%1。其中自己的变化有对策的为 %2（%3 %）。以下是没有对策的应手，以及自己没有着法的局面，附自己一方的成绩。选择一行即可前往。</translation>
    </message>
    <message>
        <source>The record has been closed.</source>
        <translation>这份棋谱已关闭。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>分成小组</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>蛇形：1 2 3，3 2 1，……</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>抽签，每档各一人</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>重新抽签</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>%1 组</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>全部系列课程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>按引导对局(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>手动调钟</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>接下来走谁的钟？</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>设定双方棋钟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>请按“时:分:秒”填写，例如 0:15:00。</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>尚未作任何更改。</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>无法这样设定。</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>这样设定后对局立即结束。</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>行棋权由%1转给%2。继续对局之前，双方停钟。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>继续对局之前，双方停钟。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ImportsPage</name>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>已撤销。对局：%1</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>Imports into the game library</source>
        <translation>对局库的导入记录</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <extracomment>Button: the games of the chosen import leave the library again.</extracomment>
        <translation>撤销这次导入</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现的问题</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Games that end here come in by themselves.</source>
        <translation>还没有导入过。在这里结束的对局会自动收入。</translation>
    </message>
    <message>
        <source>An import can be undone at any time: games that it added leave the library, and those that it brought up to date are as before.</source>
        <translation>任何一次导入都可随时撤销：新增的对局从库中移除，更新过的对局恢复原样。</translation>
    </message>
    <message>
        <source>The first %1 of what was found; the search word “Faulty” lists all such games.</source>
        <translation>列出前 %1 个问题；搜索“有误”可列出全部这类对局。</translation>
    </message>
    <message>
        <source>Faulty games are kept up to their fault. Choose one to open it.</source>
        <translation>有误的对局保留到出错之处。点选即可打开。</translation>
    </message>
    <message>
        <source>Undo this import?</source>
        <translation>撤销这次导入吗？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>裁判让双方停钟。</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>裁判开动%1的棋钟；此前停钟 %2。</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>裁判给%1加时 %2，由 %3 改为 %4。</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>裁判给%1扣时 %2，由 %3 改为 %4。</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>裁判将%1的棋钟由 %2 设为 %3。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>裁判撤销上次按钟：%1。</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>裁判将双方已用时间平分。</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>裁判校正故障棋钟：实际经过 %1。</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>裁判决定从 %1 起重新读秒。</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>裁判将对局退回到第 %1 手：%2。</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>裁判更正记录：第 %1 手不是 %2，而是 %3。</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>裁判在记录中补入一手：%1。</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>裁判在记录中补入一次虚着。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>裁判警告%1。</translation>
    </message>
    <message>
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>裁判撤回对%1的一次警告。</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>裁判裁定%1停走一手。</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>裁判扣除%1的本场得分：%2。</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>裁判退还%1的本场得分：%2。</translation>
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
        <translation>裁判宣布结果：%1</translation>
    </message>
    <message>
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>裁判撤销终局，原结果作废。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>裁判决定打挂。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>裁判决定打挂，下一手已封棋。</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>封棋着法启封：%1。</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>封棋着法启封，无法辨认。</translation>
    </message>
    <message>
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>裁判备注。</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>裁判将电脑休眠的时间计为用时。</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>裁判长的理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>裁判决定不再将电脑休眠时间计为用时。</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>%1的棋钟：由 %2 改为 %3；%4的棋钟：由 %5 改为 %6。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>裁判宣布封棋着法作废。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>裁判撤销最后一次操作。</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>裁判说明理由。</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>裁判交换双方黑白，棋子不动。</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>最后一次读秒已用完，裁判裁定按虚着处理。</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>裁判准许%1离席。</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>裁判不计%1的一次离席。</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>裁判回到对局页面。</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>对局进行中，裁判查看教程。</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>对局进行中，裁判逐条查看日志。</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>对局进行中，裁判查看禁手判定页面。</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>棋手开动%1的棋钟；此前停钟 %2。</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>棋手将%1的手数由 %2 设为 %3。</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>裁判将%1的手数由 %2 设为 %3。</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>棋手将%1的棋钟由 %2 设为 %3。</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>手数：%1。</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>棋手将行棋权交给%1。</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>裁判将行棋权交给%1。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>棋手撤销上一次对棋钟的改动。</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>裁判备注：%1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>补充说明：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JoinDialog</name>
    <message>
        <source>Join a tournament</source>
        <translation>加入比赛</translation>
    </message>
    <message>
        <source>The computer that keeps the tournament shows a code for this one. It can be used once.</source>
        <translation>保存比赛的电脑会为这台电脑显示一个代码，代码只能使用一次。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
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
        <translation>正在寻找服务器…</translation>
    </message>
    <message>
        <source>This is not a code of a tournament.</source>
        <translation>这不是比赛的代码。</translation>
    </message>
    <message>
        <source>The server does not answer. Are both computers in the same network?</source>
        <translation>服务器没有应答。两台电脑在同一个网络中吗？</translation>
    </message>
    <message>
        <source>The server refuses this code. Each code can be used once; ask for a new one.</source>
        <translation>服务器拒绝了这个代码。每个代码只能使用一次，请索取新的代码。</translation>
    </message>
    <message>
        <source>There is no tournament on this server, or there are several.</source>
        <translation>这个服务器上没有比赛，或者有多个比赛。</translation>
    </message>
    <message>
        <source>Qt&apos;s driver of PostgreSQL is not installed.</source>
        <translation>没有安装 Qt 的 PostgreSQL 驱动程序。</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <translation>无法加入。%1</translation>
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
        <translation>语音</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>提示音</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>闪光</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>对%1报时：“%2”（%3）。</translation>
    </message>
    <message>
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>报时晚了 %1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
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
        <translation>走时中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>本手已用 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>本手还剩 %1</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>累计已用 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>第 %1 行，共 %2 行；%3，对局开始后 %4，第 %5 手之后。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>双方棋钟已停。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1已超时。</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1已提和，等待答复。</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1已请求悔棋，等待答复。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>日志行号</translation>
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
        <translation>最后一行</translation>
    </message>
    <message>
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>最近按钟</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>日志</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>点按一子或一点，查看是否为禁手及原因。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1指出 %2 处的子为禁手，等待裁定。</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>第 %1 行不完整，不予显示。</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>此日志从第 %1 行起不可信，不予显示。</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>第 %1 行，共 %2 行；%3，对局开始后 %4，第 %5 手之后。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>在棋盘上移动光标</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Place the stone, or choose the point</source>
        <translation>落子，或选定该点</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>移到 H8 点：键入字母和数字</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>按钟</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>取消未确认的棋子，或关闭询问</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>移到下一个按钮</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>左、右、Home、End、滚轮</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>打谱时：逐手前后移动，或跳到开头、末尾</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move</source>
        <translation>打谱时：逐手前后移动</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今天有 %n 题要复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks come again after days, until they are remembered</source>
        <translation>题目隔几天再出现，直到记住为止</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>每日复习</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列课程</translation>
    </message>
    <message>
        <source>All steps are done</source>
        <extracomment>Of a course: every step of it is done.</extracomment>
        <translation>全部步骤已完成</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Endless tasks</source>
        <translation>无限出题</translation>
    </message>
    <message>
        <source>Find the winning move, the four that leads to a win, the only defence</source>
        <translation>找出胜着、取胜的冲四和唯一的防守</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手点</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>在每次都不同的局面中找出所有禁手点</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>What is forbidden, and what is not</source>
        <translation>什么是禁手，什么不是</translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>%n 个实例，每个都附证明</numerusform>
        </translation>
    </message>
    <message>
        <source>All steps and openings</source>
        <translation>全部步骤和开局</translation>
    </message>
    <message>
        <source>Choose a step of a course or an opening procedure, alone or for a class</source>
        <translation>选择系列课程的一步或一种开局规则，自学或上课</translation>
    </message>
    <message>
        <source>A lesson of one&apos;s own</source>
        <translation>自制教程</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher has made</source>
        <translation>打开老师制作的教程</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>实战题</translation>
    </message>
    <message>
        <source>Solve positions that were played, each as hard as suits the pupil</source>
        <translation>解答实际对局中出现的局面，难度适合学生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>学生看到的样子</translation>
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
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>预览(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>作为棋谱打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>在棋谱页面修改局面和变化</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>从教程中移除这一页？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>教程：%1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>损坏的页面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>保存对教程的更改吗？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>没有页面的教程无法保存。是否不保存而直接关闭？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonMaker</name>
    <message>
        <source>New lesson</source>
        <translation>新教程</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>此棋盘不能用于对局，因此不能做成题目。</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存教程</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>教程 (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>此棋盘不能用于对局，因此不能向全班演示。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>开始编辑之后，磁盘上的 %1 已被改动。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>如果覆盖保存，会在同一文件夹中保留现有文件的副本。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆盖保存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>练习：%1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>系列课程</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>向全班演示</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>每日复习</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>A page that asks the moves of a record&apos;s lines.</extracomment>
        <translation>变化练习</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>实战题</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPages</name>
    <message>
        <source>Make puzzles from files</source>
        <translation>从文件制作实战题</translation>
    </message>
    <message>
        <source>Make puzzles from a folder</source>
        <translation>从文件夹制作实战题</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>关闭教程(&amp;C)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>编辑教程(&amp;E)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>损坏的页面(&amp;D)…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>此教程的部分页面已损坏，没有显示。它们仍保留在文件中。</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>向全班演示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>下一页(&amp;N)</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column of games, and what they are sorted by: how many moves they have.</extracomment>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPage</name>
    <message>
        <source>Game library</source>
        <translation>对局库</translation>
    </message>
    <message>
        <source>Player, event, year, rule, result or opening</source>
        <translation>棋手、赛事、年份、规则、结果或开局</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索棋谱</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Button: games are shown as small boards.</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Button: games are shown in a table.</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them here.</source>
        <translation>在这里结束的对局会自动收入。可添加程序能打开的任何格式的文件，也可以拖到这里。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>%1: number of games that a search leaves, %2: number of all games.</extracomment>
        <translation>对局：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>对局：%1 / %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>已撤销。对局：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Find %1</source>
        <extracomment>Menu: searches for a player or an event.</extracomment>
        <translation>查找 %1</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Button: lists all games again.</extracomment>
        <translation>显示全部对局</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <extracomment>Button: a page with the results of a player.</extracomment>
        <translation>%1的战绩</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>Button: a page that lists what was imported, where each import can be undone.</extracomment>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.</extracomment>
        <translation>打印…</translation>
    </message>
    <message>
        <source>The games that are listed, at most %1</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>列出的对局，最多 %1 局</translation>
    </message>
    <message>
        <source>Open together</source>
        <extracomment>Button: the games that are listed become one record, where all of them can be reviewed.</extracomment>
        <translation>一并打开</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message>
        <source>Add files to the game library</source>
        <translation>向对局库添加文件</translation>
    </message>
    <message>
        <source>Add a folder to the game library</source>
        <translation>向对局库添加文件夹</translation>
    </message>
    <message>
        <source>Find the position in files</source>
        <translation>在文件中查找局面</translation>
    </message>
    <message>
        <source>Find the position in a folder</source>
        <translation>在文件夹中查找局面</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>对局库中的 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose results?</source>
        <translation>查看谁的战绩？</translation>
    </message>
    <message>
        <source>The record does not say who played.</source>
        <translation>棋谱中没有对局者姓名。</translation>
    </message>
    <message>
        <source>The game library has no games of %1.</source>
        <translation>对局库中没有%1的对局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>未安装 Qt 的 SQLite 数据库驱动。</translation>
    </message>
    <message>
        <source>The game library comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>对局库由更新版本的 Kagetsu 写成，未作任何改动：%1。</translation>
    </message>
    <message>
        <source>The game library is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>对局库已损坏，未作任何改动：%1。</translation>
    </message>
    <message>
        <source>Another program is changing the game library. Try again when it has finished.</source>
        <translation>另一个程序正在更改对局库，请待其完成后再试。</translation>
    </message>
    <message>
        <source>The game library could not be saved: the disk is full. Free some space and try again.</source>
        <translation>无法保存对局库：磁盘已满。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The game library cannot be changed: %1 is read-only.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>无法更改对局库：%1 为只读。</translation>
    </message>
    <message>
        <source>The game library could not be read or saved: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>无法读取或保存对局库：%1。</translation>
    </message>
    <message>
        <source>Stopped. What is in the library stays there.</source>
        <translation>已停止。已收入的对局保留在库中。</translation>
    </message>
    <message>
        <source>Games added: %1.</source>
        <translation>新增对局：%1。</translation>
    </message>
    <message>
        <source>Brought up to date: %1.</source>
        <extracomment>Games of which the library had an older form.</extracomment>
        <translation>更新：%1。</translation>
    </message>
    <message>
        <source>Known already: %1.</source>
        <extracomment>Games that the library had already.</extracomment>
        <translation>库中已有：%1。</translation>
    </message>
    <message>
        <source>Faulty: %1.</source>
        <extracomment>Games with a move that is not possible or a result that is not understood; they can be found by that word.</extracomment>
        <translation>有误：%1。</translation>
    </message>
    <message>
        <source>Files without a game that can be read: %1.</source>
        <translation>读不出对局的文件：%1。</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A word for searching games: played against a computer.</extracomment>
        <translation>电脑</translation>
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
        <translation>有误</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>Of an import of games: it was undone.</extracomment>
        <translation>已撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 等，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no moves.</source>
        <translation>对局没有着法。</translation>
    </message>
    <message>
        <source>The point of move %1 is occupied.</source>
        <translation>第 %1 手的点上已有棋子。</translation>
    </message>
    <message>
        <source>Move %1 is not on the board.</source>
        <translation>第 %1 手不在棋盘上。</translation>
    </message>
    <message>
        <source>One side moves twice in a row, at move %1.</source>
        <translation>第 %1 手时，同一方连下两手。</translation>
    </message>
    <message>
        <source>Stones are set up after the first move.</source>
        <translation>第一手之后摆放了棋子。</translation>
    </message>
    <message>
        <source>The board is not square, or not of 5 to 26 lines.</source>
        <translation>棋盘不是正方形，或不是 5 至 26 路。</translation>
    </message>
    <message>
        <source>The result is not understood.</source>
        <translation>看不懂结果。</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>The file is larger than 2 GB.</source>
        <translation>文件超过 2 GB。</translation>
    </message>
    <message>
        <source>No game was found in the file.</source>
        <translation>文件中没有找到对局。</translation>
    </message>
    <message>
        <source>The file ends too early; what is there came in.</source>
        <translation>文件不完整；已有的部分已收入。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row; it was left out.</source>
        <translation>这不是五子棋对局，未收入。</translation>
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
        <translation>翻转</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>旋转</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>第 %1 台出场名单</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>第 %1 盘</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1，第 %2 盘</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>棋手名单</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>棋手名单之前的行数</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>第 %1 列</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索操作记录</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>打印或保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <translation>抽取棋手编号</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>返回，不作更改(&amp;B)</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>全部抽出(&amp;A)</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>采用这些编号</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>抽取 %1 号</translation>
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
        <translation>Kagetsu 前两次未能启动。窗口已移回通常位置；对局和设置没有改变。</translation>
    </message>
    <message>
        <source>No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start Kagetsu again.</source>
        <translation>这台电脑上没有能显示此语言的字体：%1。请安装一种字体（例如 Noto Sans CJK），然后重新启动 Kagetsu。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Kagetsu 使用手册</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>目录</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>在本页查找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>另存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>学生和成绩</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>新学生的姓名</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>新学生；多名用逗号分隔</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>保存成绩</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>无法保存成绩：%1</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation>班级(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>部分正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>成绩：%1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>成绩</translation>
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
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>关闭%1的报时</translation>
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
        <translation>保存与分享</translation>
    </message>
    <message>
        <source>Moves and proofs</source>
        <extracomment>Menu: to go through the moves of a game, or through the steps of a proof.</extracomment>
        <translation>着法与证明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>收起设置</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>更多设置(&amp;M)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>第 %1 手，%2，之后交换黑白</translation>
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
        <translation>着法</translation>
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
        <translation>比赛设置</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新建比赛</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>每轮局数</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>胜、和、负的得分</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>规则、开局与用时</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>迟到判负时限</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>%1比赛</translation>
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
        <translation>由对局双方商定</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>创建</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>新组别</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>竞赛规程</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>按下面的选择</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>转入其他各组别的前几名</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不转入</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>本组别名称</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>裁判（用逗号分隔）</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>公开文件上只写姓名缩写：出生年份不早于</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clock only (physical board)</source>
        <translation>只用棋钟（实物棋盘）</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>设定棋钟</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <translation>候场…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>与上次相同</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>同时约定规则、棋盘和开局，并写入记录单</translation>
    </message>
    <message>
        <source>Friends</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are. Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club&apos;s rules; the rules of a title match.</extracomment>
        <translation>朋友对局</translation>
    </message>
    <message>
        <source>Blitz 5 min</source>
        <translation>快棋 5 分钟</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>俱乐部之夜</translation>
    </message>
    <message>
        <source>Renju title</source>
        <translation>连珠头衔战</translation>
    </message>
    <message>
        <source>Any first stone, forbidden points are shown, moves can be taken back</source>
        <translation>第一手不限，显示禁手点，可以悔棋</translation>
    </message>
    <message>
        <source>As among friends, with five minutes each</source>
        <translation>与朋友对局相同，每方五分钟</translation>
    </message>
    <message>
        <source>The rules of a club, with its opening procedure</source>
        <translation>俱乐部规则，使用开局规则</translation>
    </message>
    <message>
        <source>The rules of a title match, with an arbiter</source>
        <translation>头衔战规则，有裁判</translation>
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
        <translation>不限时</translation>
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
        <translation>预设 %1</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>两局制</translation>
    </message>
    <message>
        <source>different times for the two players</source>
        <translation>双方用时不同</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>有裁判</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>禁手须由对手指出</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>走出禁手立即判负</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>禁手点不能落子</translation>
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
        <translation>经对手同意可悔棋</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>不允许悔棋</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>不允许暂停</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>轮次：%1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>第 %1 台</translation>
    </message>
    <message>
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>姓名、规则和开局可以不填</translation>
    </message>
    <message>
        <source>the clock starts with the first stone</source>
        <translation>第一手落子后开始计时</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextMoves</name>
    <message>
        <source>Next moves</source>
        <translation>后续着法</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <extracomment>Instead of the next moves of a record.</extracomment>
        <translation>此线到此为止。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>参加编排</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>指定对手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>由编排决定</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is not a point on this board.</source>
        <translation>“%1”不是本棋盘上的点。</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>尚未记录着法。记录着法不影响棋钟。</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>已记录 %1 手；最后一手 %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虚着</translation>
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
        <translation>虚着</translation>
    </message>
    <message>
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>删除最后一手</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>删除最后记录的一手</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>标题注释</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>单行注释</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>此局面的注释</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>没有标题注释</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>无注释</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1的代表单位</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>裁判姓名</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>赛事与地点</translation>
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
        <translation>%1 已经存在。</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>%1 不是比赛文件。文件未作更改。</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>%1 由 Kagetsu 的较新版本写入。文件未作更改。</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>%1 已损坏。文件未作更改。</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>另一个程序正在使用 %1。</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>磁盘已满，最后一次操作没有执行。</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>%1 是只读的，最后一次操作没有执行。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>未能写入 %1，最后一次操作没有执行。</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>错误在操作记录的第 %1 行。</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>本台棋谱</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>本台对局记录单…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>第 %1 台：%2 – %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>在屏幕上对局</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>为实物棋盘计时</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>本台的对局都没有棋谱。</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>本台没有在这台电脑上用 Kagetsu 下过的对局。</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>有些字符无法保存，已被替换。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>另一个程序更改了 %1，最后一次操作没有执行。现在重新读取该文件。</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>已由 %1 建立一项新的比赛。</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>比赛已保存为 %1。最后一次操作没有执行，请重做一遍。</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <extracomment>Menu entry: the file of the tournament is free for other programs again.</extracomment>
        <translation>关闭比赛</translation>
    </message>
    <message>
        <source>A report does not say which clubs players belong to or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>报告不含单位，也不含编排方法。请检查比赛设置。</translation>
    </message>
    <message>
        <source>Log and records</source>
        <extracomment>Menu: the log of a tournament, its records, and the check of its pairings.</extracomment>
        <translation>操作记录与棋谱</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Menu: groups or stages of a tournament are added, split, closed.</extracomment>
        <translation>组别</translation>
    </message>
    <message>
        <source>It belongs to a tournament that is not open here. Open the tournament first: how it shows names and when it shows games holds on phones, too.</source>
        <translation>它属于一场未在此打开的比赛。请先打开该比赛：姓名和对局的显示方式在手机上同样有效。</translation>
    </message>
    <message>
        <source>The public pages of this tournament show games only after the round.</source>
        <translation>这场比赛的公开网页在本轮结束后才显示对局。</translation>
    </message>
    <message>
        <source>It is in no round that was published.</source>
        <translation>它不在任何已发布的轮次中。</translation>
    </message>
    <message>
        <source>The driver of the database, SQLite or PostgreSQL, is not installed.</source>
        <translation>没有安装数据库（SQLite 或 PostgreSQL）的驱动程序。</translation>
    </message>
    <message>
        <source>The server refuses this. Ask its owner for a new code.</source>
        <translation>服务器拒绝了此操作。请向服务器的管理者索取新的代码。</translation>
    </message>
    <message>
        <source>The server does not answer. Whether it has kept the last action is not certain; look when it answers again.</source>
        <translation>服务器没有应答。上一步操作是否已保存尚不确定，请在它恢复应答后查看。</translation>
    </message>
    <message>
        <source>The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: making one completes the server.</source>
        <translation>服务器由较早版本的 Kagetsu 建立。请向服务器的所有者索取新代码：生成代码时会补全服务器。</translation>
    </message>
    <message>
        <source>The server has another journal of a game that was played at this computer. Nothing is replaced there, and the file here stays as it is.</source>
        <translation>服务器上有这台电脑所下某局的另一份日志。服务器上的内容不会被替换，本机的文件也保持不变。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenRecords</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>封棋着法为 %1。</translation>
    </message>
    <message>
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1因此封棋一方判负。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>未被选中的打点：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1：按回车键声明此数目。</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>选择开局…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>给出这 %n 个打点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1：按回车键确认。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>由谁假先？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可不填</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>我先</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>我先开局</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑先</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>电脑先开局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>搜索操作</translation>
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
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>棋子与着法</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>指出禁手</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>处罚</translation>
    </message>
    <message>
        <source>Game and result</source>
        <translation>对局与结果</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>加时</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>扣时</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>设定棋钟</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>双方停钟</translation>
    </message>
    <message>
        <source>Start a clock</source>
        <translation>开动棋钟</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>撤销上次按钟</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>平分用时</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>校正故障棋钟</translation>
    </message>
    <message>
        <source>Repeat the countdown</source>
        <translation>重新读秒</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>复原移位的棋子</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>退回着法</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>更正着法</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>补记着法</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>补记虚着</translation>
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
        <translation>给对手加时</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>扣犯规方时间</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>停走一手</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>扣本场得分</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>双方判负</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>取消资格</translation>
    </message>
    <message>
        <source>Withdraw a warning</source>
        <translation>撤回警告</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>退还本场得分</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>宣布结果</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>确认结果</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <translation>撤销终局</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>打挂，封棋</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>启封着法</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>封棋着法无法辨认</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>给棋钟加上这段时间；已超时的，取消超时。</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>从棋钟扣去这段时间，最多扣到零；扣到零即超时。</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>把棋钟设为这个时间；读秒次数和手数如不改动则保持原值。</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>双方停钟；只有裁判能重新开钟。</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>对局继续。若开动的是未轮到一方的棋钟，则照常计时，但双方都不能落子。</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>撤销最后一子或选择，此后的时间计到本应走时的棋钟上。</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>双方各计总用时的一半。</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>请输入实际经过的时间；双方棋钟按比例校正。</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>当前这次读秒从此处重新读起。</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>此处棋盘显示记录中的棋子。继续对局之前，弄乱棋子一方的棋钟走时。</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>只保留到这一手为止的着法；其余在记录中作为变化保留。</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>记录有误：这一手实际下在另一点。棋钟不变。</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>补记已下而记录中没有的一手。</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>补记记录中没有的虚着。</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>该子为禁手且指出及时：指出的一方获胜。</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>对局继续，并按约定处罚误指禁手。</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>给予一次警告；达到约定次数即判负。</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>给这位棋手的对手加上这段时间。</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>从这位棋手的棋钟扣去这段时间。</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>这位棋手的当前一手（若未轮到，则为下一手）改为虚着。</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>从这位棋手的本场得分中扣分，所填数字以半分为单位。</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>这位棋手本局判负；须注明理由。</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>本局双方判负。</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>这位棋手本局判负，并被取消本次赛事的资格。</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>撤回这位棋手的一次警告。两条记录都留在日志中。</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>把扣去的分退还给这位棋手，所填数字以半分为单位。</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>对局以此结果结束。</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>裁判确认结果无误。双方棋手也确认后，只有裁判长可以撤销终局。</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>结果作废，对局继续，双方棋钟仍停。</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>双方停钟。轮到的棋手避开他人输入下一手；不输入则只打挂、不封棋。</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>对手到场后，用封棋时显示的密码启封。</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>封棋着法已无法启封：封棋一方判负。</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>只在日志中加一条备注，对局不变。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>%1的棋钟：%2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>%1的棋钟在走</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>双方停钟</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>棋钟：%1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>手数：%1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>棋盘上的棋子有变化。</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>轮到：%1</translation>
    </message>
    <message>
        <source>Warnings for %1: %2 → %3</source>
        <translation>%1的警告：%2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>%1的本场扣分：%2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>对局结果已取消。</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>棋钟、着法和结果都不变。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1指出 %2 处的子为禁手，等待裁定。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1已请裁判。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>对局已打挂。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>双方棋钟已停。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1已超时。</translation>
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
        <translation>%1已请求悔棋。</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1已确认结果。</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>裁判已确认结果。</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>第 %1 手；轮到%2。</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>裁定黑胜</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>裁定白胜</translation>
    </message>
    <message>
        <source>Draw, by agreement</source>
        <translation>协议和棋</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>裁定和棋</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>重赛</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>计入休眠时间</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>电脑休眠的时间计为当时走时一方的用时。若不计入，直接开钟即可。</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>取消计入休眠时间</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>电脑休眠的时间曾计入用时，现予退还。双方棋钟仍停。</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>迟到的棋手已到</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>按现在的时间记为到场，并按约定从其棋钟扣时。</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>作废封棋着法</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>撤销最后一次操作</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>说明理由</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>着法不公开；对局继续后由轮到的一方在棋盘上行棋。</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>如其后没有其他变动，棋钟、棋子和结果恢复原状。两条记录都保留在日志中。</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>用于当时未说明理由的停钟或更正。</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>双方拿错了黑白，且在第 10 手以内发现：棋子不动，双方交换黑白继续。</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>黑方用时较少，黑胜</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>白方用时较少，白胜</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>最后一次读秒按虚着处理</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>准许离席</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>不计一次离席</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>经请求且规则允许时：本手改为虚着，超时取消，恢复最后一次读秒。双方停钟。</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>计为一次，棋钟继续走。规则限制读秒期间离席的，读秒期间只能在对手用时内离席。</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>该棋手的离席少计一次。两条记录都保留在日志中。</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>%1的离席次数：%2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1已离席 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>第 %1 手；轮到%2。</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>设定双方棋钟</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>更正结果</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>设定双方棋钟。第二个时间留空时，双方都设为第一个时间。</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>撤销终局，并立即以此结果重新结束对局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageActions</name>
    <message>
        <source>No board is shown here.</source>
        <translation>这里看不到棋盘。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PagePublishing</name>
    <message>
        <source>The pages were not published. %1 could not be created.</source>
        <translation>网页未发布。无法创建 %1。</translation>
    </message>
    <message>
        <source>The pages were not published. The folder has the pages of another tournament.</source>
        <translation>网页未发布。该文件夹中有另一场比赛的网页。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is not one of them; it was not replaced.</source>
        <translation>网页未发布。%1 不是其中的文件，未被替换。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is read-only.</source>
        <translation>网页未发布。%1 为只读。</translation>
    </message>
    <message>
        <source>The pages were not published. The disk is full.</source>
        <translation>网页未发布。磁盘已满。</translation>
    </message>
    <message>
        <source>The pages were not published. Could not write to %1.</source>
        <translation>网页未发布。无法写入 %1。</translation>
    </message>
    <message>
        <source>Public pages: not published…</source>
        <translation>公开网页：未发布…</translation>
    </message>
    <message>
        <source>Public pages…</source>
        <translation>公开网页…</translation>
    </message>
    <message>
        <source>Public pages: published %1…</source>
        <translation>公开网页：已于 %1 发布…</translation>
    </message>
    <message>
        <source>Published %1.</source>
        <translation>已于 %1 发布。</translation>
    </message>
    <message>
        <source>These choices could not be saved; they hold until the tournament is closed.</source>
        <translation>无法保存这些选择；在关闭比赛之前有效。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageSaver</name>
    <message>
        <source>game</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 对局 (*.rif)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>此对局不能保存为这种格式。</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 已保存。此格式不能容纳全部内容。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>复核编排</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>正在复核编排…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>还没有编排过任何一轮。</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>有的编排与 Kagetsu 的计算结果不同。</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>各轮编排均与 Kagetsu 的计算结果一致。</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2，第 %1 轮</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>与计算结果一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n 台与计算结果不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>在别处编排，无法复核。</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>按其他规则编排，无法复核。</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>编排所依据的数据已损坏。</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>无法算出任何编排。</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>复核已停止，未检查。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>编排所依据的数据与组别当时的数据不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>之后手工调整了 %n 台。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>编排之后有成绩被更正。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>现在会有 %n 台编排不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
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
        <translation>文档语言</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>文档第二语言</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>单一语言</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;网页 (*.html);;纯文本 (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>打挂</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>封棋密码</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>记谱纸</translation>
    </message>
    <message>
        <source>&amp;Fill in the heading</source>
        <translation>填写表头(&amp;F)</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>印出已知的对局信息；否则留出空行手写</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>对局记录单</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 已保存。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>……另有 %n 行，打印和保存时都会包含在内。</numerusform>
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
        <translation>选择开局</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>禁用的开局</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>按名称或代号搜索</translation>
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
        <translation>没有匹配的开局。</translation>
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
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message>
        <source>Answers by phone</source>
        <extracomment>Title: pupils answer a question with their phones.</extracomment>
        <translation>手机作答</translation>
    </message>
    <message>
        <source>Pupils in this network open an address on their phones, choose their name and tap a point. Whoever has the address sees the names of the class and the board. Nothing leaves the network, and it ends with the class.</source>
        <translation>本网络中的学生在手机上打开一个网址，选择自己的姓名，再点一个点。有网址的人都能看到全班的姓名和棋盘。任何内容都不会离开本网络，下课即结束。</translation>
    </message>
    <message>
        <source>Pupils scan this code or type the address. Their phones must be in the same network as this computer.</source>
        <translation>学生扫描此码或输入网址。手机须与本电脑在同一网络中。</translation>
    </message>
    <message>
        <source>Take answers by phone</source>
        <extracomment>Button: turns answers by phone on.</extracomment>
        <translation>接受手机作答</translation>
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
            <numerusform>已有 %n 部手机加入。</numerusform>
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
        <translation>选择姓名，再点棋盘上的一个点。只能作答一次。</translation>
    </message>
    <message>
        <source>Tap a point of the board. You can answer once.</source>
        <translation>点棋盘上的一个点。只能作答一次。</translation>
    </message>
    <message>
        <source>Your answer is sent: %1</source>
        <extracomment>On a phone: %1 is the point that was sent.</extracomment>
        <translation>答案已提交：%1</translation>
    </message>
    <message>
        <source>Wait for the next question.</source>
        <translation>请等待下一题。</translation>
    </message>
    <message>
        <source>There is an answer with this name already.</source>
        <translation>已有人用此姓名作答。</translation>
    </message>
    <message>
        <source>The answer could not be sent. Try again.</source>
        <translation>答案未能提交。请重试。</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>还剩 %1 秒</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>本页面需要 JavaScript。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message>
        <source>Show on phones</source>
        <extracomment>Title: a game or a tournament on the phones in the room.
----------
Button: turns it on.</extracomment>
        <translation>在手机上显示</translation>
    </message>
    <message>
        <source>Network of the phones</source>
        <extracomment>Of several local networks, the one that the phones are in.</extracomment>
        <translation>手机所在的网络</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>地址的二维码</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>停止显示</translation>
    </message>
    <message>
        <source>Everybody in this network who opens this address can watch. The phones must be in the same network as this computer.</source>
        <translation>同一网络中打开此地址的人都能观看。手机必须与本机在同一网络中。</translation>
    </message>
    <message>
        <source>Everybody in this network who has the address can watch on a phone, until it ends or you stop it. Nothing leaves the network.</source>
        <translation>同一网络中知道地址的人都能用手机观看，直到结束或停止显示。内容不会传出此网络。</translation>
    </message>
    <message>
        <source>This computer has left the network, so no phone can reach it. Stop, and show it again.</source>
        <translation>本机已离开该网络，手机无法连接。请停止后重新显示。</translation>
    </message>
    <message>
        <source>Nothing can be shown in this network.</source>
        <translation>无法在此网络中显示。</translation>
    </message>
    <message>
        <source>This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot for them.</source>
        <translation>本机未连接局域网。请连接手机所用的 Wi-Fi，或开启热点供手机连接。</translation>
    </message>
    <message>
        <source>The game is over. The last position stays for a minute.</source>
        <translation>对局已结束。最后局面再显示一分钟。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>%n 部手机正在观看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>PIN 码不对。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 码</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>退格</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>确定</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>请输入 PIN 码。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>四到十二位数字。PIN 码可防止棋手进入裁判台，但能修改此账户下文件的人都可以将其移除。</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>当前 PIN 码</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新 PIN 码</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>再输入一次</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>移除 PIN 码</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>当前 PIN 码不对。</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>PIN 码只能是四到十二位数字。</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>两次输入不一致。</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>内存不足，无法保存 PIN 码。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>五子棋与连珠，两人同盘对弈</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>摆有花月开局的棋盘</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>只用棋钟</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>与上次相同</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>尚未保存</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>每日复习：%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>与电脑对局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>Heading over the games that were played last.</extracomment>
        <translation>最近下过</translation>
    </message>
    <message>
        <source>End or cancel…</source>
        <extracomment>Button: shows all unfinished games, to end or cancel some of them.</extracomment>
        <translation>结束或取消…</translation>
    </message>
    <message>
        <source>%1 was interrupted. %2</source>
        <extracomment>After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.</extracomment>
        <translation>%1 中断了。%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayOffGames</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
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
        <translation>阶段</translation>
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
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Heading: games of a player one after the other that ended alike.</extracomment>
        <translation>连续战绩</translation>
    </message>
    <message>
        <source>Longest: wins</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Longest: without a loss</source>
        <translation>最长不败</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的开局</translation>
    </message>
    <message>
        <source>None of the 26 patterns</source>
        <translation>不属于 26 种开局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPage</name>
    <message>
        <source>Bars show wins, draws and losses from left to right, and the share of the points.</source>
        <extracomment>Below the name of a player: what the bars of the list show.</extracomment>
        <translation>条形从左到右依次为胜、和、负，并写出得分率。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Prepare against this player</source>
        <extracomment>Button: a page with what is to be known before a game against the player that is shown.</extracomment>
        <translation>针对该棋手备战</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPanel</name>
    <message>
        <source>Five</source>
        <extracomment>Buttons beside the clock; very short. Five: &quot;I have five in a row&quot;.</extracomment>
        <translation>五连</translation>
    </message>
    <message>
        <source>Five – claim as %1</source>
        <translation>五连（%1声明）</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>声明自己已连成五子</translation>
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
        <translation>指出对手的一子是禁手</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>超时</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>超时（%1声明）</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>对手超时后声明获胜</translation>
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
        <translation>认输</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>认输（%1）</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>本局认输</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>悔棋（%1请求）</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>请求悔自己的最后一手棋</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>%1请裁判</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>请裁判；双方停钟</translation>
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
        <translation>显示禁手点和威胁；再按一次，指出一手好棋</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>对局无法保存为 %1：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>请点选禁手的那颗棋子。</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>指出 %1 是禁手？</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>指出禁手</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>另一颗棋子…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>本局认输？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>虚着（不落子）？双方连续虚着即为和棋。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>本局无结果终局？须经双方同意。</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>无结果终局</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1已超时。</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>声明超时</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>已成五连</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>已请求悔棋，等待%1答复。</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1请求悔最后一手棋。</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1请求悔 %n 手棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>已提和，等待%1答复。</translation>
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
        <translation>现在不行：%1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>本局从第 %1 手起方可虚着。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>裁判：是否允许给出旋转或翻转后同形、但在棋盘上位置不同的打点？</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>裁判…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>裁判：是否撤销开局的最后一步（%1）？撤销后，棋钟恢复到当时。</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>已指出 %1 是禁手。双方停钟，等待裁判裁定。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1指出 %2 是禁手。双方停钟，等待裁判裁定。</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>承认…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>对局已打挂。</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>已请裁判。双方停钟。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1已请裁判。双方停钟。</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>棋盘已满。%1可以指出禁手、声明五连，或同意和棋。</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>棋盘已满。如没有可指出或声明的事项，即为和棋。</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>以和棋结束…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>确认结果</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>承认这颗棋子是禁手？本局即判负。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>承认</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>计入休眠时间…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>将这段时间计为用时？须双方同意。</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>计入休眠时间</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>由裁判决定。</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>这一手尚未保存，棋钟已停。</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>向%1提和？</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>提和</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>本局以和棋结束？</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>以和棋结束</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>给%1加时一分钟，继续对局？这样即放弃超时胜。</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>双方不再限时，继续对局？这样即放弃超时胜。</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>加时一分钟</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>加时一分钟…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>继续对局…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>同意…</translation>
    </message>
    <message>
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>最后的操作尚未保存，棋钟已停。</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>此前内容均已保存，棋钟已停。</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>声明已成五连？</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>声明五连</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>指出 %1 是长连？这一子的应手时机已过，只能指出长连。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>双方棋钟已停，须由裁判开钟。</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1请求撤回：%2。</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>撤回所指禁手？每局只限一次。</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>按误指禁手处理。</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>将受到警告。</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>撤回…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>左方棋手姓名</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>右方棋手姓名</translation>
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
        <translation>由谁假先？</translation>
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
        <translation>请输入局面。</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>%1 个点不成正方形棋盘；15×15 为 225 个点。</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>第 %1 手“%2”不是有效的着法。</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>第 %1 手 %2 不在棋盘上。</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>第 %1 手 %2 处已有棋子。</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>这份棋谱里没有对局。</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>这份棋谱的棋盘无法用于对局。</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>第几手之后的局面</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>以文本输入局面</translation>
    </message>
    <message>
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>棋盘文本（X 为黑，O 为白，“.”为空点），“H8 I9 J10”这样的着法序列，或棋谱（SGF）：</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>文本所示的局面</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>采用此局面(&amp;T)</translation>
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
        <translation>局面报告</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>How games ended: won by Black, drawn, won by White.</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
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
        <translation>库中没有出现此局面的对局。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>共 %n 局出现此局面。</numerusform>
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
        <translation>着法</translation>
    </message>
    <message>
        <source>Black – draws – White</source>
        <extracomment>Label of how games ended: won by Black, drawn, won by White.</extracomment>
        <translation>黑胜 – 和棋 – 白胜</translation>
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
        <translation>后续着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Head of a column: the last year in which a move was played.</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Ended here</source>
        <extracomment>Games whose last move led to this position.</extracomment>
        <translation>在此结束</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>由此有误</translation>
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
        <translation>不详</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>下过此局面的棋手</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>执方</translation>
    </message>
    <message>
        <source>Main lines</source>
        <translation>主要变化</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>最新的对局</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>对局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Model games</source>
        <translation>范局</translation>
    </message>
    <message>
        <source>report</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeKeeper</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>本次复习的记录不会保存。</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>未安装 Qt 的 SQLite 数据库驱动。</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>每日复习的文件已损坏，文件保持原样：%1。</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>每日复习的文件由 Kagetsu 的较新版本写入，文件保持原样：%1。</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>无法保存到 %1。</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>学生名单已损坏（%1，第 %2 行第 %3 列）。文件保持原样。</translation>
    </message>
    <message>
        <source>There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.</source>
        <extracomment>Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.</extracomment>
        <translation>学生将有 %1 名，但最多只能有 %2 名。请删除已离开的学生，或少添加一些。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>Kind of task</source>
        <translation>题目类型</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>正在生成题目…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>已答对：%1 / %2</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>教程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message>
        <source>Pass</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Since %1</source>
        <extracomment>Games of this year and of later ones.</extracomment>
        <translation>%1年以来</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Games with this player.</extracomment>
        <translation>对%1</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>最近对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>known up to move %1</source>
        <extracomment>How long a game went on as others in the library; %1 is the number of a move.</extracomment>
        <translation>第%1手以前有先例</translation>
    </message>
    <message>
        <source>in your lines up to move %1</source>
        <extracomment>How long a game went on as in the lines of whoever prepares; %1 is the number of a move.</extracomment>
        <translation>第%1手以前在自己的变化中</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <extracomment>A game: the date, the colour of the player, and the opponent.</extracomment>
        <translation>%1 · %2，对%3</translation>
    </message>
    <message>
        <source>Moves that your lines do not answer</source>
        <extracomment>Heading: moves of the opponent that the lines of whoever prepares do not answer.</extracomment>
        <translation>自己的变化没有应手的着法</translation>
    </message>
    <message>
        <source>Where games come off your lines</source>
        <extracomment>Heading: the last positions of the lines of whoever prepares that games of the opponent had.</extracomment>
        <translation>对局离开自己变化的局面</translation>
    </message>
    <message>
        <source>Usual moves with %1</source>
        <extracomment>Heading: the usual moves of a player with this colour; %1 is Black or White.</extracomment>
        <translation>%1的常用着法</translation>
    </message>
    <message>
        <source>last in %1</source>
        <extracomment>The last year in which a move was played.</extracomment>
        <translation>最近一次：%1年</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的开局</translation>
    </message>
    <message>
        <source>since %1: %2</source>
        <extracomment>How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.</extracomment>
        <translation>%1年以来：%2</translation>
    </message>
    <message>
        <source>Procedures with %1</source>
        <extracomment>Heading: opening procedures of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1的开局规则</translation>
    </message>
    <message>
        <source>Fifth moves offered with Black</source>
        <extracomment>Heading: games in which a player offered fifth moves, by their number.</extracomment>
        <translation>执黑时提供的打点</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n个打点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationPage</name>
    <message>
        <source>Preparation against %1</source>
        <extracomment>The title of a page; %1 is a player.</extracomment>
        <translation>针对%1的备战</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>备战者</translation>
    </message>
    <message>
        <source>Who prepares?</source>
        <extracomment>One of the choices for who prepares for a game, whose own games are then counted.</extracomment>
        <translation>谁在备战？</translation>
    </message>
    <message>
        <source>All results are those of the opponent. Studies of the game library count as your lines. A row opens its games where they have the position.</source>
        <translation>所有战绩均为对手的战绩。对局库中的研究视为自己的变化。点击一行，从该局面打开相应对局。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>备战</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>已有名为 %1 的预设。</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>无法保存预设：%1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>由主办方规定：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>俱乐部与各协会现成的规则、开局、用时规定和裁判办法。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>另存为预设…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>预设名称</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>预设级别</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>日常</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>国际与各国赛事</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>出自竞赛规程</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>无法重命名预设：%1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The preset could not be deleted: %1</source>
        <translation>无法删除预设：%1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>按名称、开局或用时搜索</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>搜索预设</translation>
    </message>
    <message>
        <source>No matching preset.</source>
        <translation>没有匹配的预设。</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>预设名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>不用预设</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>全部预设</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>采用</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>删除预设 %1？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>对局种类</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>打开对局日志</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>日志 (*.jsonl *.broken*);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>打印机没有响应。请将页面另存为 PDF，或稍后再试。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>打开开局规则文件</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>开局规则 (*.json *.JSON);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>开局规则</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>打开开局规则文件…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <translation>全部开局规则</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>采用</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>对局将改为%1，%n 路棋盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePicker</name>
    <message>
        <source>For renju</source>
        <extracomment>Heading over the opening procedures that are made for renju.</extracomment>
        <translation>适用于连珠</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>适用于五子棋</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>按名称搜索</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>搜索开局规则</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>开局规则</translation>
    </message>
    <message>
        <source>No matching opening procedure.</source>
        <translation>没有匹配的开局规则。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1：第 1 至第 5 盒的题数：%2；答对 %3 次，共 %4 次。</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>各类题目的进度</translation>
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
        <translation>所问的一子</translation>
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
        <translation>会连成六子或六子以上</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>封住这条线</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>假想的子，按顺序编号</translation>
    </message>
    <message>
        <source>would make a straight four, but does not work</source>
        <translation>会成活四，但此点无效</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>之后可成五</translation>
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
        <translation>判定依据：上一步</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>判定依据：下一步</translation>
    </message>
    <message>
        <source>Why is there no three in this row?</source>
        <translation>为什么横线上没有活三？</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>为什么竖线上没有活三？</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>为什么左下至右上的斜线上没有活三？</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>为什么左上至右下的斜线上没有活三？</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>判定依据</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>全部理由</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>显示包含全部理由的完整依据，或只显示最短的依据</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>这条线上为什么没有活三？</translation>
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
        <translation>停在这一步</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>逐步播放</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>图例</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>棋盘上各标记的含义</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>文件名必须以 .pdf、.html 或 .txt 结尾：%1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>没有这种语言：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>对局记录单：%1 – %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>日志的最后一条（第 %1 行）没有写完整，未列入本记录单。</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>日志自某处起不可信。%1本记录单只包含此前各行。</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>对局未结束：以下为 %1 时的情况。对局进行中不得告知棋手的内容未列入。</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>棋盘边缘</translation>
    </message>
    <message>
        <source>It blocks one end of a five.</source>
        <translation>边缘算封住五连的一端。</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>边缘不算封住五连的一端。</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>六子及以上</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>不算胜。</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>获胜。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
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
        <translation>五连</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>第 %1 手起允许；双方连续虚着为和棋。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>不允许。</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>双方同意时可以。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时规定</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>%1的用时规定</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>误指禁手</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>对手加时 %1；第二次误指另受警告，累计两次警告判负。</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>第二次误指受警告，累计两次警告判负。</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>前三子的开局：%1。</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>对局前摆好：%1。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>There were no steps.</source>
        <translation>没有开局步骤。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>No stone was placed.</source>
        <translation>没有下过一子。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>时间以分、秒、毫秒表示：该手所用时间，以及落子后该方棋钟的剩余时间。</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>棋钟时间后的 × 表示剩余读秒次数，/ 表示本段还须走几手。</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1共用时 %2，棋钟剩余 %3。</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>终局局面</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>第 %1 手后的局面。</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X：%1（黑）。O：%2（白）。</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>指出与声明、裁定、更正与中断</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1，第 %2 手后（日志第 %3 行）：%4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>当时棋钟：%1 %2，%3 %4。</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>获胜连线：%1。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>校验链末端</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>核对方法</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1，实物棋盘：程序只负责计时</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>未记录其步骤。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>按钟记录</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>没有按过棋钟。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>时间以分、秒、毫秒表示：该手所用时间，以及按钟后该方棋钟的剩余时间。</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1，第 %2 手后（日志第 %3 行）：%4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>误指禁手罚时</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>不因警告判负。</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>警告 %n 次判负。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>对指出的禁手作出裁定。</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>双方超时</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>预定开始</translation>
    </message>
    <message>
        <source>Did not arrive.</source>
        <translation>缺席。</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>准时到场。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>迟到 %1。</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>%1到场情况</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>两局制比赛</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>两局制比赛结果</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手数上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下满 %n 手为和棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>尚未到场。</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>扣时：%1。</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>日志 %1。</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1（%2），本局有改动</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>双方均可暂停。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>棋手只有请裁判时才可停钟。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>棋手不得停钟。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>提和</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>报时</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>未约定。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>两局，第二局交换先后。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>等待开始期间被调快 %1。</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>等待开始期间被调慢 %1。</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>采用了新的时间。</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>未采用新的时间。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>电脑时钟</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>终局校验码</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>撤回所指禁手</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>每局限撤回一次。</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>离席</translation>
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
        <translation>台次</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>到场记录已撤销</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1：%2 记为到场，%3 撤销。</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>开始时间已更改</translation>
    </message>
    <message>
        <source>Previously %1; changed at %2.</source>
        <translation>原为 %1；于 %2 更改。</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>未作约定；按本机设置报时。</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>实物棋盘：程序只负责计时</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1共用时 %2，已超时。</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1共用时 %2。</translation>
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
        <translation>%1——双方交换黑白</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>声明第五手打点 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>第五手打点 %1</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>撤回打点 %1</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>选定打点 %1</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>%1指出：%2下在 %3 的棋子（第 %4 手）是禁手。</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>该子落下后又过 %n 手才指出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>裁定：所指禁手成立（%1）。</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>裁定：所指禁手不成立。</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1声明五连。</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>裁定：有五连。</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>裁定：没有五连。</translation>
    </message>
    <message>
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>更正棋钟：%1加时 %2，由 %3 改为 %4。</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>因步时超限警告%1。</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>警告%1。</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1于 %2 达到步时上限，即对局开始后 %3。</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>停走一手。</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>棋钟由 %1 改为 %2。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1提和。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1拒绝和棋。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1请求悔棋。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1不同意悔棋。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>悔棋 %n 手：%1。轮到%2重下。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>裁判允许给出旋转或翻转后同形、但在棋盘上位置不同的打点。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>裁判撤销开局的最后一步：%1。</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1暂停对局，双方停钟。</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>对局继续；此前停钟 %1。</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>%1于 %2 超时，即对局开始后 %3。</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>程序曾中断；对局继续时，距最后一条记录已过 %1。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>当时在走的棋钟可能漏计用时，但不超过 %1。</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>用时没有遗漏。</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>超时</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>更正棋钟：%1扣时 %2，由 %3 改为 %4。</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>%1指出：%2下在 %3 的棋子（第 %4 手）是禁手。双方停钟。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1撤回所指禁手。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1承认所指禁手。</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1停走一手。</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1请裁判，双方停钟。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1确认结果。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>裁判确认结果。</translation>
    </message>
    <message>
        <source>The last recorded move is deleted.</source>
        <translation>删除最后记录的一手。</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>双方交换黑白。</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>按钟</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>电脑休眠了 %1，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>当时%1的棋钟在走；双方停钟。</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>当时没有棋钟在走。</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>双方将其计为%1的用时：棋钟由 %2 变为 %3。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>电脑的日期和时间被调快 %1，改为 %2；对局时间不受影响。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>电脑的日期和时间被调慢 %1，改为 %2；对局时间不受影响。</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>%2的棋钟走时期间，程序有 %1 没有响应；当时棋钟显示 %3。</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1到场，比预定开始时间晚 %2。</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>另从其棋钟扣除 %1：由 %2 变为 %3。</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>对局继续；双方棋钟仍停。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1撤回提和。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%2已超时，%1放弃超时胜：对局继续，不再限时。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%2已超时，%1放弃超时胜，并给对方加时 %3：对局继续。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>该子是禁手（%1）。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>该子是禁手（%1），但指出时应手时机已过。</translation>
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
        <translation>公开网页</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>存放网页的文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
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
        <translation>缩写</translation>
    </message>
    <message>
        <source>Pairing numbers only</source>
        <translation>仅编号</translation>
    </message>
    <message>
        <source>Results are shown</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When results are shown on public pages: after a number of minutes; when the round has ended.</extracomment>
        <translation>立即</translation>
    </message>
    <message>
        <source>Some minutes later</source>
        <translation>延迟若干分钟</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>本轮结束后</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Let search engines list the pages</source>
        <translation>允许搜索引擎收录</translation>
    </message>
    <message>
        <source>Players without a name on the pages:</source>
        <translation>网页上不显示姓名的棋手：</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>输入姓名开头，再按回车键</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Stop publishing</source>
        <translation>停止发布</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Show boards while they are played here</source>
        <extracomment>Games at this computer&apos;s table are shown on web pages, with their clocks.</extracomment>
        <translation>显示在本机进行的对局</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilChooser</name>
    <message>
        <source>Pupil</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Whose answers count</source>
        <translation>答题记在谁名下</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>不指定学生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>上台的学生</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>正确（1）</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>部分正确（2）</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>错误（3）</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>学生(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message>
        <source>&amp;End</source>
        <extracomment>Button: leaves the puzzles.</extracomment>
        <translation>结束(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it.</extracomment>
        <translation>显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Only the first answer to a puzzle counts.</source>
        <translation>每道题只计第一次作答。</translation>
    </message>
    <message>
        <source>Your number is %1 now (%2).</source>
        <extracomment>A pupil&apos;s number after a puzzle, and by how much it has changed: %2 is &quot;+12&quot; or &quot;−8&quot;.</extracomment>
        <translation>现在的分数是 %1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>连续答对 %n 题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Puzzles on the sheet</source>
        <translation>练习卷上的题数</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <extracomment>Button: the puzzles that are wanted, one after the other.</extracomment>
        <translation>开始答题(&amp;S)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>每日一题(&amp;D)</translation>
    </message>
    <message>
        <source>puzzles on a s&amp;heet…</source>
        <extracomment>Button: so many puzzles, on paper.</extracomment>
        <translation>道题的练习卷(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Make puzzles…</source>
        <translation>制作实战题(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Puzzles are made from positions of games while you do something else. Each is searched, and only positions with a clear answer become puzzles.</source>
        <translation>在做别的事时，程序会用对局中的局面制作实战题。每个局面都经过搜索，只有答案明确的才会成为题目。</translation>
    </message>
    <message>
        <source>From the game &amp;library</source>
        <translation>从对局库(&amp;L)</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>从文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: no more puzzles are made.</extracomment>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>还没有实战题</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>实战题</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>请选择学生</translation>
    </message>
    <message>
        <source>%1 has not solved a puzzle yet</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1还没有答过实战题</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a pupil, %2 &quot;about 1340 (between 1160 and 1520)&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Make puzzles from your games, from files or from the game library.</source>
        <translation>可以用自己的对局、文件或对局库制作实战题。</translation>
    </message>
    <message>
        <source>Answers count if a pupil is chosen. Pupils are added in daily practice.</source>
        <translation>选择学生后才会计分。学生在“每日复习”中添加。</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>Of the puzzles that a pupil has answered: %1 of %2 were right at once.</extracomment>
        <translation>一次答对：%1/%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>连续答对 %n 题。</numerusform>
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
            <numerusform>目前有 %n 道实战题。</numerusform>
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
        <translation>所选题目已全部作答。请选择其他主题或难度，或制作更多实战题。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <extracomment>%1 is the name of a file or a folder.</extracomment>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>教程(&amp;L)</translation>
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
        <translation>全部主题</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>冲四胜</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>冲四活三胜</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一的一手</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>阻止对方获胜</translation>
    </message>
    <message>
        <source>The forbidden point</source>
        <extracomment>Theme of puzzles that turn on a point that is forbidden to Black.</extracomment>
        <translation>禁手点</translation>
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
        <translation>约 %1（在 %2 与 %3 之间）</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>对局库</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>As suits the pupil</source>
        <extracomment>How hard puzzles are: as suits the pupil.</extracomment>
        <translation>适合学生</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>类别与奖项</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家/地区</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>添加类别</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>金额</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>无奖金</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>添加奖项</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>同分者平分奖项</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>单位与等级分</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>全体棋手</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>仅限各单位成绩最好者</translation>
    </message>
    <message>
        <source>A player can win a prize in each category, not only one in all</source>
        <translation>每人每个类别可得一个奖项，而非总共一个</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>请选择理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>简要说明</translation>
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
        <translation>正在合并…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>合并文件</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>此文件夹中没有棋谱。</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>有些文件没有合并。</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>现在显示的是另一局棋，没有向其中合并任何内容。</translation>
    </message>
    <message>
        <source>Join lines</source>
        <translation>连接变化</translation>
    </message>
    <message>
        <source>Keep lines apart</source>
        <translation>分开保留</translation>
    </message>
    <message>
        <source>Should lines be joined where they come to a position that this record has elsewhere?</source>
        <translation>变化到达此棋谱别处已有的局面时，要连接吗？</translation>
    </message>
    <message>
        <source>If they are joined, what follows stands once, where this record has the position, even if it was turned, mirrored or reached by other moves.</source>
        <translation>连接后，后续着法只保留一处，即此棋谱已有该局面之处，即使是旋转、翻转后的局面，或次序不同。</translation>
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
        <translation>从这里往后没有可以提问的着法。</translation>
    </message>
    <message>
        <source>Gathering the lines…</source>
        <translation>正在收集变化…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>已打开的棋谱</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1，未保存</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>可在副本中从最后一行完好的记录继续；原文件保留。</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>最后一条记录没有写完整；尚未确认的着法已丢失。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>当时在走的棋钟可能漏计用时，但不超过 %1。</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>已确认的着法全部保留。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>程序上次停止时，以下对局尚未结束。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>以后再说：下次启动时再询问</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1，%2；%n 手；最后记录于 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>棋钟：%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>此对局已被另一程序打开。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>继续对局 %1</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>无结果终局</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>对局 %1 无结果终局</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>不再询问此文件；文件保留</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>确认结束</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1候场对局无法恢复。</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1候场对局无法恢复；其文件保存为 %2。</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>以下对局尚未开始。</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Keep waiting for the game %1</source>
        <translation>继续等候对局 %1</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>取消对局</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>取消对局 %1</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>确认取消</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>以下对局已结束，但日志已损坏。</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>从该行起的内容不可信。棋谱文件如已保存，不受影响。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>%1 超过 1 MB，不是候场对局。</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1；最后记录于 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1，%2；%n 手；最后记录于 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>裁判办法</translation>
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
        <translation>五连</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>落子方式</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>经对手同意可悔棋</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>允许暂停</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>误指禁手</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of fouls</source>
        <translation>指出禁手由裁判裁定</translation>
    </message>
    <message>
        <source>The clock starts with the first stone</source>
        <translation>第一手落子后开始计时</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>迟到超限者负该局。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>迟到超限者负该轮。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>迟到超限者负整场。</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>未超限的迟到不扣时。</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>未超限者按未到场时间扣时。</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>未超限者按未到场时间加倍扣时。</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>对手加时 2 分钟，基本时限不超过 15 分钟时加 1 分钟；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>对手加时 %1；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>误指禁手者扣时 2 分钟，基本时限不超过 15 分钟时扣 1 分钟；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>误指禁手者扣时 %1；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>误指禁手者停走一手；从第二次起另加警告。</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>警告。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>不作处罚。</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>警告 %n 次判负。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>仅作记录。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>不允许。</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>第 %1 手之后。</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>随时。</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>胜 %1 分，和 %2 分，负 %3 分</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>按中国方式报 60 秒读秒。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>按中国方式报 30 秒读秒。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>按日本方式报 30 秒读秒。</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>不报时，与国际象棋相同。</translation>
    </message>
    <message>
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>剩 5 分钟、1 分钟、30 秒时鸣提示音，最后 10 秒逐秒提示。</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>报步时与局时。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>迟到满 %1即为超限。</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>迟到超过 %1即为超限。</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>双方均迟到超限，双方判负。</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>双方均迟到超限，该局不计。</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>自第一位棋手到场起计时。</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>误指禁手罚时：%1。</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>警告不判负。</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>提和：%1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>下满 %n 手为和棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after your own move.</source>
        <translation>只能在自己落子之后。</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>撤回所指禁手：%1</translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>读秒期间，经准许，最多可在对手用时内离席 %n 次。</numerusform>
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
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>对局是如何结束的？</translation>
    </message>
    <message>
        <source>Use this result</source>
        <translation>采用此结果</translation>
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
        <translation>%1（%2 键）</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>清除本台的结果</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>打开本台的对局</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>由裁判直接给分，不论对局结果（R 键）</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>详情(&amp;T)…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>用时、警告和原因（T 键）</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>出场名单(&amp;S)…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>各盘由谁出场（L 键）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultTyping</name>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>本轮没有第 %1 台。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1五连获胜。</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>%1长连获胜。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>%1胜：%2走出三三禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>%1胜：%2走出四四禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>%1胜：%2走出长连禁手。</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%1胜：%2认输。</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%1胜：%2超时。</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>%1胜：%2超出步时。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>%1胜：%2未在规定时间内走满手数。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>%1胜：%2缺席。</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>%1胜：%2迟到超限。</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>%1胜：%2受到的警告达到上限。</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>%1胜：用时少于%2。</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>裁判裁定：%1胜%2。</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>%1胜%2。</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>双方协议和棋。</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>和棋：棋盘已满。</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>和棋：双方连续虚着。</translation>
    </message>
    <message>
        <source>Draw: both players ran out of time.</source>
        <translation>和棋：双方均超时。</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>和棋：达到手数上限。</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>和棋。</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>双方判负。</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>对局结束，没有结果。</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>对局未结束。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>双方判负</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>Below the name of the winner: how the game was won.</extracomment>
        <translation>五连</translation>
    </message>
    <message>
        <source>With an overline</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>长连</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-three</source>
        <translation>%1走出三三禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1走出四四禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1走出长连禁手</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1认输</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1超时</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>双方协议</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>双方连续虚着</translation>
    </message>
    <message>
        <source>The maximum number of moves was reached</source>
        <translation>达到手数上限</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1轮空。</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>%1胜：%2弃权。</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>和棋</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewChoice</name>
    <message>
        <source>Reviewed by</source>
        <translation>复盘方式</translation>
    </message>
    <message>
        <source>By fours and threes</source>
        <extracomment>How a game is reviewed: by looking for wins by fours and by threes.</extracomment>
        <translation>按冲四和活三</translation>
    </message>
    <message>
        <source>Also with %1</source>
        <extracomment>How a game is reviewed: by fours and threes, and by an engine, too. %1 is its name.</extracomment>
        <translation>并用引擎 %1</translation>
    </message>
    <message>
        <source>No engine is asked while a game is being played.</source>
        <translation>对局进行中，不使用引擎。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <extracomment>A curve of who is better, move by move.</extracomment>
        <translation>对局走势</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>复盘本局</translation>
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
        <translation>演示</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>说明为何是禁手</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>演示错过的胜法</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>演示让出的胜法</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>把复盘结果写为注释</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>打印复盘…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>关闭复盘</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>复盘后对局已有改动。%1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <extracomment>Menu and button: the search goes on, ten times as long.</extracomment>
        <translation>继续搜索</translation>
    </message>
    <message>
        <source>Make it a task…</source>
        <extracomment>Menu of a finding: its position becomes a task of a lesson.</extracomment>
        <translation>做成题目…</translation>
    </message>
    <message>
        <source>Draw a diagram…</source>
        <translation>制作棋图…</translation>
    </message>
    <message>
        <source>Put it on the worksheet</source>
        <extracomment>Menu of a finding: its position gets a bookmark, and the worksheet of a record has all its bookmarks.</extracomment>
        <translation>放入练习卷</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Sentences that follow each other: what was found, and how an engine was asked.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>It gives no evaluations.</source>
        <translation>引擎没有给出评估。</translation>
    </message>
    <message>
        <source>%1 could not be asked about the whole game. %2</source>
        <extracomment>%1 is the name of an engine, %2 a sentence that says why.</extracomment>
        <translation>未能用 %1 查看整盘对局。%2</translation>
    </message>
    <message>
        <source>Where nothing is proven, %1 was asked: that is its opinion, not a proof.</source>
        <translation>没有证明之处是 %1 的看法，并非证明。</translation>
    </message>
    <message>
        <source>%1 was not asked about the whole game.</source>
        <translation>%1 没有查看整盘对局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>复盘：%1 – %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>复盘结果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Below a diagram of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 &quot;White wins in 3 fours&quot;.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>数字为胜法的着法。叉为实战着法，圈为让出胜机的着法。</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>复盘标记</translation>
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
        <translation>目前还不能编排下一轮。</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>正在编排第 %1 轮…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>棋手或成绩在此期间有变动。请重新编排本轮。</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>采用另一种编排</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>采用最佳编排</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>将第 %1 轮改回草稿？</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>%n 个结果将会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>改回草稿</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <translation>交换%1与%2？</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>棋手有变动。请放弃草稿并重新编排本轮。</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>%1与%2已交换。</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>比分持平，因此加赛一局。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第 %1 轮编排之后有成绩被更正。</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>重新编排</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>仍然公布</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>若只求本轮编排最佳，后续能编排的轮次会减少，或不得不重复对阵或再次轮空。</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>另有一种编排，对本轮略差一些，但对后面各轮更好。</translation>
    </message>
    <message>
        <source>Pair it again by the current results, or publish it as it is.</source>
        <translation>可按现在的成绩重新编排，或照原样公布。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>开钟(&amp;K)</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>从现在起标记迟到的棋手</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>本台已有结果。要对局，请先清除结果。</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>每个成绩录入两次(&amp;T)</translation>
    </message>
    <message>
        <source>A result counts when it has been entered a second time</source>
        <translation>成绩录入第二次后才生效</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1没有禁手。</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>五连指恰好五子连成一线、中间没有空点。形成五连即获胜，该子无论同时还形成什么，都是允许的。</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>长连禁手：一子使六子或更多子连成一线，即为禁手。</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>四四禁手：一子同时形成两个或更多的四，无论在同一条线上还是在几条线上，即为禁手。四是同一条线上再下一子就成五连的四个子。</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>三三禁手：一子同时形成两个或更多的活三，即为禁手。活三是同一条线上再下一子就成活四、且不同时成五连的三个子。活四是连成一线、中间没有空点的四个子，在任何一端再下一子都成五连。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>只有那一子确实可以下，活三才算数：它不得形成长连、四四，也不得形成按本条仍属禁手的三三。判断时，视为所问的一子已在棋盘上，并照此逐层推算，需要多深就推算多深。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>只有那一子确实可以下，活三才算数：它不得形成按本条仍属禁手的三三。判断时，视为所问的一子已在棋盘上，并照此逐层推算，需要多深就推算多深。</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>棋盘边缘与对手的棋子一样封住一条线。</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>在须由对手指出禁手的对局中，三三和四四可在应手完成之前指出，长连可在对局结束之前指出。</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>依据：国际连珠规则第 3 章及第 9.1 至 9.3 条、第 9.8 条，文字为本程序的表述。</translation>
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
        <translation>以下得分将代替对局结果计入成绩。</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>%1的得分</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>撤销裁定</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>按此记分</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RunningGame</name>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>磁盘上的对局文件已不存在。现在离开，对局将丢失。</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>最后一手未能保存。现在离开，这一手将丢失。</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>对局正在进行。</translation>
    </message>
    <message>
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>对局和双方用时都会保留，以后可以继续。</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>正在进行有裁判的对局。</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>只有裁判可以关闭此对局。届时双方停钟，直到裁判宣布继续对局。</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>裁判可以打开其他页面。对局照常进行，棋钟继续走，此事会记入日志。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>别处的相同局面</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>也列出相似局面</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>平移后相同的棋形：%1。</translation>
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
        <translation>棋谱库只能存放不超过 15 路的正方形棋盘。</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>棋谱库中每条变化最多 225 手。</translation>
    </message>
    <message>
        <source>In a library, the colours take turns.</source>
        <translation>棋谱库中黑白必须交替落子。</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>棋谱库中每个节点必须是一手棋或点上的文字。</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>棋谱库中的棋子必须是着法，不能直接摆放。</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>棋谱库中同一局面下同一着法只能出现一次。</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>各局合并为一棵树。</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>棋谱库中不能从棋盘上取走棋子。</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGF 不记录打开时显示的局面。</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>编码 %1 缺少 %n 条文字中用到的某些字符，以问号代替。</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>此格式不能完整保存棋手、赛事、结果和规则。</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>此格式不保存用时。</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>此格式不保存开局中的选择，也不保存指出禁手、声明、警告和提和。</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>此格式不保存这些标记。棋谱库只有点上的文字和书签。</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>此格式不保存未能摆上棋盘的着法。</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>SGF 中点上的文字只能写在空点上。</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>此格式只能保存一局；其余各局不保存。</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>此格式只能保存主线；变化不保存。</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>此格式不保存注释。</translation>
    </message>
    <message>
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>字符棋盘不体现落子的先后次序。</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>此格式不支持这种大小的棋盘。</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>此格式只能保存从黑棋开始、黑白交替的着法。</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>此格式中的棋子必须是着法，不能直接摆放。</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>没有可保存的着法。</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>对局 %1：%2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>此棋谱不能保存为这种格式。</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>文件以 %1 编码保存，但文件本身不注明编码，其中的文字看起来又像另一种编码。这台电脑会记住所用的编码；在别处打开时需要手动选择。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScorePage</name>
    <message>
        <source>Kind of games</source>
        <translation>对局类别</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人与人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreRows</name>
    <message>
        <source>Won %1, drawn %2, lost %3</source>
        <extracomment>Results of a player in some games.</extracomment>
        <translation>胜 %1，和 %2，负 %3</translation>
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
        <translation>虚着</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>代表单位</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>地点</translation>
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
        <translation>假后方</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>用时规定</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Head of a column: what a player&apos;s clock shows after the move.</extracomment>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time used by Black</source>
        <translation>黑方用时</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>白方用时</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>记谱纸</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>封棋密码为 %1。请立即打印或抄下：不会再次显示。</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>密码尚未打印或抄下，没有密码谁也无法启封。若不留密码直接离开，请再按一次“返回对局”。</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>打印密码…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>已抄下</translation>
    </message>
    <message>
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>打印打挂对局单…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Command, setting, player, game, opening or page of the manual</source>
        <translation>命令、设置、棋手、对局、开局或手册页面</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <source>Booklet: %1</source>
        <extracomment>What the search of the window has found: %1 is a course, which is printed as a booklet.</extracomment>
        <translation>小册子：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>时段</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>剩余读秒次数</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>还须走的手数</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>已走手数</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>读秒前的时间</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>局数与用时</translation>
    </message>
    <message>
        <source>Two games, seats exchanged in the second</source>
        <translation>两局制，第二局交换先后</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>右方棋手另设用时</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>右方棋手的用时</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>添加组别…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>分成小组…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>重新开放本组别</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>结束本组别</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>移除本组别</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>更新晋级名单…</translation>
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
        <translation>第 %1 手起的变化</translation>
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
        <translation>棋图</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>显示的局面</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>每隔若干手</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>有注释或书签处</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每图手数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>栏数</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>每个变化配一个小图</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>棋图</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>没有匹配的设置。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度（浅色）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度（深色）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>交换黑白后，以动画显示姓名和棋钟换位。关闭后，屏幕上没有任何动画。</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>棋盘和棋子</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>高对比度配色使用专用棋盘。</translation>
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
        <translation>黑石与蛤贝</translation>
    </message>
    <message>
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>印刷棋图</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>棋盘边缘的字母和数字。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四周</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>显示手数</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>在每颗棋子上标出。</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>显示禁手点</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>在对局允许时显示。</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>显示假禁手点</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>在对局允许时，标出看似禁手其实不是的点。</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>棋谱的后续着法</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>圈出棋谱中下一手的各点。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>落子声</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>终局时也有一声轻响。</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Automatic, by time control</source>
        <translation>按用时规定自动选择</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>棋钟报时</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>用语音报时</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>用提示音报时</translation>
    </message>
    <message>
        <source>Announce by flashing the clock</source>
        <translation>用棋钟闪烁报时</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>防误落子</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋谱快捷键</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>沿用平时常用程序的快捷键。</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>对局日志</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>裁判的签名密钥</translation>
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
        <translation>设置…</translation>
    </message>
    <message>
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>裁判台的 PIN 码</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>未设置：按住按钮即可打开裁判台。</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>打开裁判台时须输入，最多每十分钟一次。</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>裁判长的 PIN 码</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>未设置：双方棋手和裁判都已确认的结果不可更改。</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>可用于撤销各方已确认的终局，也可打开裁判台。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>十分之一秒</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>在棋手用时将尽时显示。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最后 10 秒</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最后 20 秒</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>双方手数</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>在实物棋盘旁的棋钟上显示各方的手数。</translation>
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
        <translation>放大：%1，缩小：%2，标准：%3。</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>朗读着法</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>还会朗读行棋方、提议、指出的禁手、声明、结果、教程的答案，以及打谱时的每一步。</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>棋谱中的冲四胜</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>用一行文字说明所示局面中哪方有冲四胜。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>用来对局和分析局面的程序。</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>管理…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>语音没有响应。</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>电脑上没有安装这种语言的语音。</translation>
    </message>
    <message>
        <source>Who is better</source>
        <translation>优劣</translation>
    </message>
    <message>
        <source>A bar beside the board in games against the computer.</source>
        <translation>与电脑对局时，棋盘旁的一条优劣条。</translation>
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
        <translation>预览</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture, square</source>
        <extracomment>Kinds of pictures to show a game to others.</extracomment>
        <translation>方形图片</translation>
    </message>
    <message>
        <source>Picture, upright</source>
        <translation>竖版图片</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>动图</translation>
    </message>
    <message>
        <source>QR code of the moves</source>
        <extracomment>A code that a phone&apos;s camera reads as the moves.</extracomment>
        <translation>着法二维码</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>复制着法(&amp;M)</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>复制对局（SGF）(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>复制链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>动图 (*.webp)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Game (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>最后一子不是禁手。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>目前的禁手点：</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves, opening and reasons</source>
        <translation>着法、开局和理由</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>按此规则没有禁手点。</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>点按查询</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>打开时，点按棋盘只查询，不落子</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>现在没有禁手点。指向一个空点，就能看到原因。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>电脑休眠了 %1，已计为%2的用时。双方停钟。</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>电脑休眠了 %1，当时%2的棋钟在走。这段时间尚未计入用时。双方棋钟已停。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>台号</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>输入台号、回车、成绩：12、回车、1（N 键）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Standings</name>
    <message>
        <source>With help, the game does not count on the ladder.</source>
        <extracomment>At the end of a game against the computer in which a move was taken back, or a hint was given.</extracomment>
        <translation>用过帮助，本局不计入天梯分。</translation>
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
        <translation>点按数值可查看其计算方法。</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>并列名次抽签</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>结束比赛</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>结束本组别</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>已结束，此为最终名次。</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>类别与奖项…</translation>
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
        <translation>开始：%1</translation>
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
        <translation>无法读取的备份</translation>
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
        <translation>最后一手</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>逐手播放</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>编辑棋谱：着法、文字和标记</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: the record is edited, not only looked at.</extracomment>
        <translation>编辑</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>开局步骤</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>当前：%1。全部步骤：%2</translation>
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
        <translation>对局前摆好的棋子</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>26 种开局之一…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清空</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>剪切分支(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>复制分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>粘贴分支(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>删除分支(&amp;D)</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>变化前移(&amp;F)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>虚着(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>在此手之后插入一手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>下一变化(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一变化(&amp;V)</translation>
    </message>
    <message>
        <source>Next branching p&amp;oint</source>
        <translation>下一分岔(&amp;O)</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>上一分岔(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>查找下一个(&amp;E)</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>旋转整个棋谱(&amp;W)</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>镜像整个棋谱(&amp;L)</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>把文件并入此棋谱(&amp;G)…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>把分支存为新文件(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>此分支的统计(&amp;S)…</translation>
    </message>
    <message>
        <source>Merge fol&amp;der into this record…</source>
        <translation>把文件夹并入此棋谱(&amp;D)…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>棋谱快捷键(&amp;Y)…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>棋谱库的棋盘大小(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>整个棋谱(&amp;W)</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>查找上一个(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>编辑此棋谱(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>关闭此棋谱(&amp;L)</translation>
    </message>
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>寻找冲四胜(&amp;W)</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>寻找对方的冲四胜(&amp;O)</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>标出全部首着(&amp;F)</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>标出全部防点(&amp;D)</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>冲四胜(&amp;O)</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>文件中的对局(&amp;H)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>复盘本局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>下一处复盘标记(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>上一处复盘标记(&amp;P)</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>复盘此文件的全部对局(&amp;G)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>打印复盘(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>在文件中新建对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>重命名此对局(&amp;R)…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>上移此对局(&amp;U)</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>下移此对局(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>移除此对局(&amp;M)…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>把此局面做成题目(&amp;K)…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>替换(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>复制此对局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>在此局之后粘贴对局(&amp;P)</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>向全班演示</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>下一个已打开的棋谱</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>上一个已打开的棋谱</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>寻找冲四活三胜(&amp;T)</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>寻找对方的冲四活三胜</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>用引擎分析</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>Menu: a game against the computer begins from the position shown.</extracomment>
        <translation>与电脑续弈</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <extracomment>Menu: the games of the game library that have the displayed position, and how they went on.</extracomment>
        <translation>查找出现此局面的对局</translation>
    </message>
    <message>
        <source>Add to the game li&amp;brary</source>
        <extracomment>Menu: all games of this record become part of the game library.</extracomment>
        <translation>加入对局库(&amp;B)</translation>
    </message>
    <message>
        <source>Drill the lines from here…</source>
        <extracomment>Menu: the moves of one side are asked, line by line; the program plays the other side.</extracomment>
        <translation>从这里练习变化…</translation>
    </message>
    <message>
        <source>Players in the game library…</source>
        <extracomment>Menu: what the game library knows of the players of this game.</extracomment>
        <translation>对局库中的棋手…</translation>
    </message>
    <message>
        <source>Gaps in these lines…</source>
        <extracomment>Menu: what games of the game library play and the lines of this record do not answer.</extracomment>
        <translation>这些变化的缺口…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>RenLib 棋谱库 (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 对局 (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Piskvork 对局 (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>局面文件 (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>把分支存为新文件</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>把文件并入此棋谱</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>把文件夹并入此棋谱</translation>
    </message>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>棋谱 (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>程序中断时，%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>最后备份于 %1。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>正在读取更改…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>不恢复，直接打开</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>在这些修改之后，%1 又被更改过。</translation>
    </message>
    <message>
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>恢复为新棋谱不会影响该文件。若恢复到该文件，保存时会先询问是否替换现有内容。</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>恢复为新棋谱</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>恢复到该文件</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>另一个程序已恢复这些更改。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>删除分支</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>剪切分支</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>%1 上的标记</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>从 %1 到 %2 的箭头</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>着法 %1</translation>
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
        <translation>输入标题注释</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>输入注释</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>设为主线</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>变化前移</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>粘贴分支</translation>
    </message>
    <message>
        <source>Rotate the whole record</source>
        <translation>旋转整个棋谱</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>镜像整个棋谱</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>正在插入着法…</translation>
    </message>
    <message>
        <source>Rotating the record…</source>
        <translation>正在旋转棋谱…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>正在粘贴分支…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>%1 已被本分支后面的一手占用。没有插入着法。</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>分支中有一手下在 %1，而此处该点已有棋子。没有粘贴分支。</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>正在统计移除的内容…</translation>
    </message>
    <message>
        <source>Insert a variation</source>
        <translation>插入变化</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>从 %1 到 %2 的直线</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>在 %1 摆黑子</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>在 %1 摆白子</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>取走 %1 的棋子</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>正在摆子…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>这一分支后面有一手棋下在 %1。未作更改。</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>换另一方走</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>写入注释</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>替换文字</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>正在替换文字…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>仍尝试读取</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>%1 已损坏。能读取的内容都已显示；保存时不会覆盖此文件。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>显示详情</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>棋谱库的棋盘大小</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>棋谱库不记录棋盘大小。
棋盘路数：</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>%1 的内容提前结束，可能不完整。现有内容全部显示。如果覆盖保存，会在同一文件夹中保留现有文件的副本。</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>此棋谱库中有些着法放不进 %1 路棋盘。棋盘没有更改。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>新棋谱</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>Go to the start</source>
        <translation>到开头</translation>
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
        <translation>到此变化末尾</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>到上一变化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>到下一变化</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>到上一分岔</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>到下一分岔</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>到文件中的上一局</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>到文件中的下一局</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>查找某点的着法</translation>
    </message>
    <message>
        <source>Find next comment</source>
        <translation>查找下一条注释</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>查找上一条注释</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>查找下一个书签</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>查找上一个书签</translation>
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
        <translation>设置或清除书签</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Switch between viewing and editing</source>
        <translation>切换浏览与编辑</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋谱快捷键</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>使用以下程序的快捷键：</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>这些快捷键在焦点位于棋盘时有效。字母和数字用于输入坐标：依次按 H、8 即移到 H8。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>文件中的对局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>着法与理由</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>棋谱库，共 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>选择此文件的文字编码</translation>
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
        <translation>变化树</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>变化树</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>列出读取文件时已修复或无法识别的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>%n 条说明</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>在 %1 上写文字</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>已剪切分支。</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>已删除分支。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>已剪切 %n 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>已删除 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>无法备份更改：磁盘已满或不可写入。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>此文件已损坏；覆盖保存会丢失未能读取的内容。请另选名称。</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>开始编辑之后，磁盘上的 %1 已被改动。</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1 无法容纳全部内容。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>如果覆盖保存，会在同一文件夹中保留现有文件的副本。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆盖保存</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>仍然保存</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>这是整个棋谱的文件。请另选名称。</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 已保存。此格式不能容纳全部内容。</translation>
    </message>
    <message>
        <source>Reading the texts of this record…</source>
        <translation>正在读取此棋谱的文字…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>正在复制对局…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>着法：%1</translation>
    </message>
    <message>
        <source>End positions: %1</source>
        <translation>变化末端：%1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>最长变化：%1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>有注释的着法：%1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>书签：%1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>没有着法的点上的文字：%1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>此局面之后</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>未作更改：此棋谱处于浏览状态。</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>此棋谱处于浏览状态。</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>编码：%1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>指向一个空点，就能看到可否下在那里以及原因。点按可固定该点。</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>按此规则没有禁手点。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋谱没有注明所用规则。</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>取胜</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>棋谱中已有此胜法的全部着法。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>已插入 %n 手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>到此局面，对局已结束。</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>只能在正方形棋盘上搜索胜法。</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>在文件中新建对局</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>从文件中移除第 %1 局吗？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>重命名此对局</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>正在整理对局…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>换另一方走</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>转到下在 %1 的那一手</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>在 %1 落子</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>在 %1 上写文字…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>在 %1 摆黑子</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>在 %1 摆白子</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>取走 %1 的棋子</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>此手已不在棋谱中。</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>此处无法显示这一胜法：棋谱中没有该局面，或对局已在该局面结束。</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>棋谱中已有全部这些注释。</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>已写入 %n 条注释。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>已更改 %n 处文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>剪贴板中没有对局。未添加任何内容。</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>无法整理此文件中的对局。未作任何改动。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>棋谱中已有此变化的全部着法。</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>只能分析正方形棋盘上的局面。</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>棋盘已满。</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>副本已保存为 %1。%2 本身尚未保存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Only tried: %1. Esc throws it away.</source>
        <extracomment>%1 are points, such as &quot;H8 I9&quot;.</extracomment>
        <translation>只是试下：%1。按 Esc 丢弃。</translation>
    </message>
    <message>
        <source>Add to the record</source>
        <extracomment>Button: the moves that are tried become part of the record.</extracomment>
        <translation>加入棋谱</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A move of a record without a stone.</extracomment>
        <translation>虚着</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Tab: the games of the game library that have this position.</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The worksheet of this record has this position already.</source>
        <translation>此局面已在本棋谱的练习卷中。</translation>
    </message>
    <message>
        <source>The position is on the worksheet of this record, with a bookmark.</source>
        <translation>已为此局面加书签，并放入本棋谱的练习卷。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableBoards</name>
    <message>
        <source>Boards of the hall…</source>
        <extracomment>Menu entry: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>大厅棋盘…</translation>
    </message>
    <message>
        <source>The server does not answer. The boards are shown as they were heard of last.</source>
        <translation>服务器没有应答。棋盘显示的是最后收到的状态。</translation>
    </message>
    <message>
        <source>No table has reported a game of this round yet.</source>
        <translation>本轮还没有任何一台上报对局。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message>
        <source>Try %1.</source>
        <extracomment>A hint to a player; %1 is a point such as H8.</extracomment>
        <translation>试试 %1。</translation>
    </message>
    <message>
        <source>You win at %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>下在 %1 即胜。</translation>
    </message>
    <message>
        <source>%1 threatens to win at %2.</source>
        <extracomment>A hint; %1 is Black or White, %2 lists points.</extracomment>
        <translation>%1威胁在 %2 取胜。</translation>
    </message>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>冲四 %n 次即可取胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to win by fours.</source>
        <extracomment>A hint; %1 is Black or White.</extracomment>
        <translation>%1威胁以冲四取胜。</translation>
    </message>
    <message>
        <source>Nobody threatens to win at once.</source>
        <translation>双方都没有立即取胜的威胁。</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>禁手点：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>对局已恢复</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>已确认的内容全部保留。继续对局之前，双方停钟。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>双方棋钟已停，棋盘已遮住。</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>着法</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>显示着法和开局</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>已打挂</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>双方停钟，直到裁判宣布继续对局。</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>电脑曾休眠</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>没有要回应、指出或声明的事项。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The picture of the board is on the clipboard.</extracomment>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Show who is better</source>
        <extracomment>Menu of the board in a game against the computer, with a tick: a bar that says who is better.</extracomment>
        <translation>显示优劣</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 – %2：录入的成绩是 %3，而对局的结果是 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>第 %1 轮，第 %2 台。采用对局的结果时，用时、警告和棋谱一并记入。</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>保留录入的成绩</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>采用对局的结果</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>学生做什么</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>题目所问的一方</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>页面名称</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>一个简短的问题。后面各行在需要时才显示。</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>只有作者能看到（可选）</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>需要时显示（可选）</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>回答后显示（可选）</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>要找出所有这样的点</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>活三也算</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>程序会找出答案。也可以在棋盘上点出自己的解答，由程序核对。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>点按问题所问的点。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>点按问题所问的棋子。</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>点按问题所问的空点，也可以再点按棋子。</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>程序会判断每一手并应对。</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>写下答案，或点按棋盘上的点作为答案。</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>按顺序在棋盘上点按落子。再点最后一子可以收回。</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>可以在棋盘上点出着法，学生可让程序演示。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在核对…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>关闭此题并放弃更改？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
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
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>这一页有错误。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盘：%1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>收起(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>在棋盘上演示(&amp;S)</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>第 %1 个变化，共 %2 个。</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>核对答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再试一次(&amp;T)</translation>
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
        <translation>没有找到答案。</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>这道题已经答对过。</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>勾选所有成立的原因，然后核对。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>下一个变化</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>一个也没有(&amp;O)</translation>
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
        <translation>队员</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>每行一名队员，按盘次排列，替补在最后。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>This procedure has nothing to set.</source>
        <translation>该开局规则没有可设置的条件。</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>恢复默认条件</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>禁用的开局</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>全部可用</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>由棋手摆出</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>前三子的开局</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>由棋手声明</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>第五手打点数</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1无权交换黑白</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>无权交换黑白的一方</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TieBreakFields</name>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>无法识别：%1</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>同分时的名次规则</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, in order</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>名次规则的代码，按先后顺序</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>自定义规则</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>不限时</translation>
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
        <translation>名称、编号或用时，例如 DGT 11、Fischer、7m+4s</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>查找用时规定</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>用时规定</translation>
    </message>
    <message>
        <source>No matching time control.</source>
        <translation>没有匹配的用时规定。</translation>
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
        <translation>分钟</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Added after each move; with periods, the length of each</source>
        <translation>每着之后加的秒数；有读秒时为每次读秒的长度</translation>
    </message>
    <message>
        <source>Byo-yomi: how many periods follow when the minutes are used up</source>
        <translation>读秒：时间用完后的读秒次数</translation>
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
        <translation>在点上写字</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>画圆圈</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>画方框</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>画三角</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>画叉</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>画箭头</translation>
    </message>
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>摆黑子</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>摆白子</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>取走棋子</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>写字母：A、B、C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>写数字：1、2、3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>画直线</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>标记的颜色</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>换另一方走</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>标记的颜色：%1</translation>
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
        <translation>报名(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>第 %1 轮(&amp;R)</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>名次表(&amp;N)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>重做(&amp;O)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>先列棋手胜、和、负</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>弃权：先列棋手胜、负、双方负</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>清除本台的结果</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>打开本台的对局</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>在草稿中选取要交换的棋手</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>裁定：由裁判给分</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>组别</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>上一组别、下一组别</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>本台用时、警告和原因</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>两队出场名单</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>上一轮、下一轮</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>无法保存，因此没有作任何更改。</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>按台号录入成绩：12、回车、1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>此比赛在这里只能查看：已在别处打开，或文件为只读。改动会显示在这里。</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>在此编辑</translation>
    </message>
    <message>
        <source>This computer stands at a table. Open a table of the round to play its game here; the result goes to the desk.</source>
        <translation>这台电脑放在赛台上。打开本轮的一台，就在这里下它的对局；成绩会传给工作电脑。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>无法读取此备份，已原样保留。</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>%1尚未保存，最近备份于 %2。</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>再次打开同一对话框即可继续。</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>打开比赛</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
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
        <translation>%1弃权</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1轮空</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>未进行的对局</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>假先方</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>假后方</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>未进行的原因</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>记录单备注</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Neither player arrived: both lose</source>
        <translation>双方缺席：双方判负</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UserLibrary</name>
    <message>
        <source>Adding games to the library…</source>
        <extracomment>What a bar of progress is about.</extracomment>
        <translation>正在向对局库添加对局…</translation>
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
        <translation>日志与文件</translation>
    </message>
    <message>
        <source>Games played last</source>
        <extracomment>Heading over the games that were played or begun last; each opens its journal.</extracomment>
        <translation>最近下过</translation>
    </message>
    <message>
        <source>Each game that is played here keeps a journal. The last ones will be shown here.</source>
        <translation>在这里下的每一局都有日志，最近的会显示在这里。</translation>
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
        <translation>获胜</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>没有禁手点，也没有获胜点。</translation>
    </message>
    <message>
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>用“黑棋”和“白棋”摆子，然后选“查询”，点按一个空点，就能看到可否下在那里以及原因。</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>按此规则，这一方没有禁手点。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
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
        <translation>擦除</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>查询</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>清空</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>粘贴…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>粘贴文本形式的棋盘、着法序列或棋谱</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>所有点</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>列出禁手点和获胜点，查看原因</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>打印判定，附判定依据和规则：针对所问的点，或所有点</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>判定哪一方</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盘大小</translation>
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
        <translation>清空所有棋子</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>重做上一次更改</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>找胜法</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>到此局面，对局已结束。</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>寻找冲四胜</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>寻找对方的冲四胜</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>寻找冲四活三胜</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>寻找对方的冲四活三胜</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>禁手判定</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>查找出现此局面的对局</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: looks for games of the game library with the position.</extracomment>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>关于 %1 点的判定</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>关于局面中所有点的判定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则条文</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>地点和日期</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>判定对象</translation>
    </message>
    <message>
        <source>A move by %1</source>
        <translation>%1落子</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黑。O：白。?：所问的点。!：禁手点。</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>所问的点是 %1。</translation>
    </message>
    <message>
        <source>All forbidden points for %1.</source>
        <translation>%1的所有禁手点。</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>%1没有禁手点。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>有 %n 个禁手点。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>下在以下各点立即获胜：%1。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>判定依据</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The waiting game could not be saved: %1</source>
        <translation>候场对局未能保存：%1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>此对局已被另一程序打开。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>双方均已到场，可以开始。</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>双方就绪即开始，不计迟到。</translation>
    </message>
    <message>
        <source>No clock runs before the start.</source>
        <translation>开始时间前不计时。</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>双方均未到场。一方到场后才开始计时。</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>双方均未到场。应由%1先行动，其棋钟在走，这段时间同时计入双方用时。</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1未到场，%1的棋钟在走。</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>距开始 %1</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>开始时间已过 %1</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>记录结果</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>已到场。</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>未到场。</translation>
    </message>
    <message>
        <source>Too late: arrived %1 after the start.</source>
        <translation>迟到超限：开始后 %1 到场。</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>迟到已超限，仍未到场。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>迟到 %1。</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>准时到场。</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>未到场，已迟到 %1。</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>将扣时 %1。</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>现在到场将扣时 %1。</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>候场</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>取消对局</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>假先方，先行动。</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>假后方，等对方开局。</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1到场（%2）</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1未到场，%1的棋钟在走。%2可以先开始。</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>不等%1，先开始</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>电脑时钟被调快了 %1。按实际经过的时间，现在是 %2。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>电脑时钟被调慢了 %1。按实际经过的时间，现在是 %2。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>仍用 %1</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>First choose which time counts.</source>
        <translation>请先决定以哪个时间为准。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingRoom</name>
    <message>
        <source>This game has already started in another window.</source>
        <translation>这局棋已在另一个窗口中开始。</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>开始时间已过。</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>现在只有裁判可以更改。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>可获胜</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>可最快获胜</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>可防住对方</translation>
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
        <translation>胜法：上一步</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>胜法：下一步</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>胜法逐步说明</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>冲四胜：每一手都冲四，直到对方无法阻止成五。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>寻找%1的冲四活三胜</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>标出%1的全部首着</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>标出%1的全部防点</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>作为变化插入</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>检验此胜法</translation>
    </message>
    <message>
        <source>Find a win by fours: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>寻找%1的冲四胜</translation>
    </message>
    <message>
        <source>Look longer</source>
        <translation>继续搜索</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WindowBar</name>
    <message>
        <source>Menu (%1)</source>
        <translation>菜单（%1）</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
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
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>第 %1 手 %2 之后</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>当前局面：%1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>这份练习卷的设置无效。</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>没有可打印的题目。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>请标出所有禁手点。</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>标出的点是禁手吗？请写出理由。</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>请写出所标棋子的棋形。</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>在标出的点落子后，标出的棋子为什么不是活三？</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>请标出正确答案。</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>请在落子的点上编号。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>没有禁手点。</translation>
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
        <translation>任选其一：%1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>请解答每道题。</translation>
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
        <translation>练习卷</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1——答案</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1，%2，随机种子 %3</translation>
    </message>
    <message>
        <source>Win by fours and threes: number the moves of both sides until the win cannot be stopped.</source>
        <translation>以冲四活三取胜：请为双方的着法编号，直到无法阻止获胜为止。</translation>
    </message>
    <message>
        <source>Win by fours: number the moves of both sides until the win cannot be stopped.</source>
        <translation>冲四取胜：请为双方的着法编号，直到无法阻止获胜为止。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours and threes.</source>
        <translation>请标出一个能开始冲四活三胜的着法。</translation>
    </message>
    <message>
        <source>Mark every move that begins a win by fours.</source>
        <translation>请标出所有能开始冲四胜的着法。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours.</source>
        <translation>请标出一个能开始冲四胜的着法。</translation>
    </message>
    <message>
        <source>Mark every move that stops the win by fours.</source>
        <translation>请标出所有能防住冲四胜的着法。</translation>
    </message>
    <message>
        <source>Mark a move that stops the win by fours.</source>
        <translation>请标出一个能防住冲四胜的着法。</translation>
    </message>
    <message>
        <source>%1. These moves begin a win, too: %2</source>
        <extracomment>An answer: %1 is a line of moves, %2 the other moves that begin a win.</extracomment>
        <translation>%1。以下首着同样取胜：%2</translation>
    </message>
    <message>
        <source>There is no course %1.</source>
        <translation>没有系列课程 %1。</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading of the list of chapters with their pages.</extracomment>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <extracomment>A form of what is printed: tasks with lines for name and date.</extracomment>
        <translation>练习卷</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>题目类型</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>题目数量</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>同一个数字会再次生成同一份练习卷，例如用来打印答案</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>换一批题目(&amp;O)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>留一行填写</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>每页棋图数</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>第二语言</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>答案另页(&amp;A)</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>预览</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>正在生成练习卷… %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>已略去 %n 道题：问题不适合该局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>还没有题目。请选择局面，或换一个问题。</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>第 %1 题的问题太长，放不下。请减少每页棋图数。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>保存练习卷</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>练习卷</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Question of the chosen position</source>
        <extracomment>What is asked about the position that is chosen in the list.</extracomment>
        <translation>所选局面的问题</translation>
    </message>
    <message>
        <source>As for all</source>
        <extracomment>A position of a worksheet is asked what all are asked.</extracomment>
        <translation>与全部相同</translation>
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
        <translation>带目录的小册子</translation>
    </message>
    <message>
        <source>&amp;Moves below each diagram</source>
        <translation>每图下方列出着法(&amp;M)</translation>
    </message>
    <message>
        <source>A text is too long for the space. Choose fewer diagrams per page.</source>
        <translation>有一段文字太长，放不下。请减少每页棋图数。</translation>
    </message>
    <message>
        <source>Second kind</source>
        <extracomment>A second kind of task on the same sheet.</extracomment>
        <translation>第二种题目</translation>
    </message>
    <message>
        <source>Third kind</source>
        <extracomment>A third kind of task on the same sheet.</extracomment>
        <translation>第三种题目</translation>
    </message>
    <message>
        <source>None</source>
        <comment>kind of task</comment>
        <extracomment>No further kind of task.</extracomment>
        <translation>无</translation>
    </message>
</context>
</TS>
