<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>互角（%1）</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1が大優勢（%2）</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1が優勢（%2）</translation>
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
        <translation>エンジンなら%1に打ちます</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>深さ：%1。</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>局面の数：%1（毎秒%2）。</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>時間：%1秒。</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <extracomment>Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.</extracomment>
        <translation>%1、深さ%2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s), the engine thinks</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>エンジンの評価は%1が%n手で勝ち</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Read aloud: so many seconds of the running minute or move have passed.</extracomment>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Read aloud when a reading period (byo-yomi) is used up.</extracomment>
        <translation>
            <numerusform>残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>この手は残り%1</translation>
    </message>
    <message>
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>60秒の秒読み：読み上げ、最後は10まで数える</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>30秒の秒読み：読み上げ、最後は5まで数える</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>30秒の秒読み：読み上げ、20秒からは1秒ごと</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>無音、残り1分で点滅</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>音：残り5分・1分・30秒と、最後の10秒は1秒ごと</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>一手の制限と最後の数分</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Noto Sans CJK SC</source>
        <extracomment>The typeface whose Chinese characters have the forms of this language: Noto Sans CJK SC, TC, HK, JP or KR.</extracomment>
        <translation>Noto Sans CJK JP</translation>
    </message>
</context>
<context>
    <name>CharsetWords</name>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>バルト諸語</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>禁点：%1。</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>すべての答え：%1。</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>ここには禁点がありません。</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>勝ちの初手：%1。</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>勝ちを防ぐ点：%1。</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>石はこのように置きます。</translation>
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
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ数</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>問題の種類</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>コース</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Marks in front of the class</source>
        <translation>授業中の評価</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>Title of a paper: the progress of a class.</extracomment>
        <translation>クラス</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>修了証</translation>
    </message>
    <message>
        <source>has completed the course</source>
        <extracomment>On a certificate, between the name of a pupil and that of a course or a lesson.</extracomment>
        <translation>は次のコースを修了しました</translation>
    </message>
    <message>
        <source>has taken part in the lesson</source>
        <translation>は次のレッスンに参加しました</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <extracomment>On a certificate: %1 of %2 answers of a pupil were right.</extracomment>
        <translation>正解：%2問中%1問</translation>
    </message>
    <message>
        <source>Teacher</source>
        <extracomment>Whoever signs a certificate.</extracomment>
        <translation>教師</translation>
    </message>
    <message>
        <source>What the certificate is about</source>
        <extracomment>A course or a lesson.</extracomment>
        <translation>修了証の内容</translation>
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
        <translation>%1：%2点</translation>
    </message>
    <message>
        <source>%1: %2 points removed</source>
        <extracomment>%1 is a player, %2 a number of points: what was given or deducted counts no more.</extracomment>
        <translation>%1：%2点の調整を取り消し</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>入力の誤り</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>対局者の申告の誤り</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>抗議に対する決定</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>規則違反</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>卓での対局の結果</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>別の訂正による</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>ファイルから読み込み</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>その他の理由</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>第%1回戦は下書きです。破棄して組み合わせ直してください。</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>訂正前の結果で組み合わせた回戦：%1。</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>次の部門への進出者を確認してください：%1。</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>組み合わせの発表が取り消されました。</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>第%1卓 %2 – %3：%4（訂正前：%5）</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>第%1卓の結果は%2です</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1：%2に置き換えますか？</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1：結果を削除しますか？</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1（第%2回戦から）</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1（最初から）</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>シグナル%1で終了しました。</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>終了コードは%1でした。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>%1を起動できませんでした：%2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>エンジンは起動中に終了しました。</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>エンジンは起動しましたが、応答しませんでした。</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>エンジンが二度異常終了しました。</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>エンジンが出力を閉じました。</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>エンジンが応答しなくなりました。</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>エンジンの出力が多すぎて処理できません。</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>エンジンがこの局面を受け付けませんでした。</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>エンジンがメモリーを使いすぎました。</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>エンジンはこの大きさの盤に対応していません。</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>エンジンはこのルールに対応していません。</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>エンジンはパスのある局面に対応していません。</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>エンジンは局面を解析できません。</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>エンジンはこの開局規定に対応していません。</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>エンジンの返答はこの開局では認められません。</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>エンジンが応答しませんでした。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>エンジンの出力：%1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>このコンピューターにはエンジン%1が設定されていません。</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>エンジンが不正な手を打とうとしました。</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>再戦なしで組めるのは%n回戦までですが、予定は%1回戦です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>%n回戦の予定です。この人数では%1回戦が普通です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>第%1回戦から棄権</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>第%2回戦：%1</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>第%1回戦：対%2</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>第%1回戦は休み</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <extracomment>A player who has lost so often that it plays no more.</extracomment>
        <translation>敗退</translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>%n回連続の不戦敗：棄権にしますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>第%1回戦から参加</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>参加者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <extracomment>Behind a number of players: so many of them take part no more.</extracomment>
        <translation>
            <numerusform>棄権 %n 名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n人を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n人は登録済みです。</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>同じ名前の参加者が複数います：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>%n人の参加者を追加します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>%n行は除外します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>%1を開けませんでした。</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the name of a section, %2 its form, such as Swiss system.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>対戦表</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>連盟</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the name of an event and that of its section.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a paper: %1 is the event, %2 what the paper is.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>As of %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>%1現在</translation>
    </message>
    <message>
        <source>These pairings are a draft and can still change.</source>
        <translation>この組み合わせは下書きで、変わることがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>%n卓が手動で変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>先後</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1、%2卓</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>第%1回戦 組み合わせ</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>第%1回戦 組み合わせ（名前順）</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>第%1回戦 結果票</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1、第%2回戦</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>第%1回戦 卓上札</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>%1卓</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>停止中</translation>
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
        <translation>順位</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>%1回</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>第%1回戦途中の順位</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>第%1回戦終了時の順位</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>第%1回戦途中の対戦表</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>第%1回戦終了時の対戦表</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>星取表</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>組み合わせ（卓順）</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>組み合わせ（名前順）</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>結果票</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>卓上札</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>最終順位表</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>盤</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>第%1回戦 オーダー表</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>●はこの盤の仮先。</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>オーダー表</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>訂正と裁定</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who made a correction.</extracomment>
        <translation>担当者</translation>
    </message>
    <message>
        <source>Nothing was corrected.</source>
        <translation>訂正はありません。</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>%1訂正</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>各回戦：相手の番号、「先」（仮先）または「後」（仮後）、結果。記号だけのところは相手のない回戦で、+、½、0 はその得点、– は不参加。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作記録</translation>
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
        <translation>操作者</translation>
    </message>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Lists of juniors and other groups, and who wins what.</extracomment>
        <translation>カテゴリーと賞</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>所属別順位</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Later rounds and stages</source>
        <extracomment>The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.</extracomment>
        <translation>以降の回戦・段階</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The head of a column: parts of an event, such as a group or the finals.</extracomment>
        <translation>部門</translation>
    </message>
    <message>
        <source>The round begins in</source>
        <extracomment>Large on a screen in a hall, above a time that runs down.</extracomment>
        <translation>回戦の開始まで</translation>
    </message>
    <message>
        <source>On your phone</source>
        <extracomment>Title of a screen in a hall with a QR code: the tournament can be followed on a phone.</extracomment>
        <translation>スマートフォンで</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Title of a screen in a hall: games while they are played.</extracomment>
        <translation>対局盤</translation>
    </message>
    <message>
        <source>Round in %1</source>
        <extracomment>On a screen in a hall, in a corner; %1 is a time such as 12:30.</extracomment>
        <translation>開始まで%1</translation>
    </message>
    <message>
        <source>The round begins</source>
        <extracomment>Large on a screen in a hall, when the time has come.</extracomment>
        <translation>回戦を開始します</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the hall, and hold the camera to the code.</source>
        <translation>会場のWi-Fiに接続し、カメラをコードに向けてください。</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>その回戦はありません。</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>第%1回戦はすでに発表されています。</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>第%1回戦はまだ発表されていません。</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>第%1回戦はまだ終わっていません。</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>第%1回戦はすでに終わっています。</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>第%1回戦にはすでに結果があり、それが失われます。</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>第%1回戦には結果のない卓が残っています。</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>すでに後の回戦があります。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>第1回戦の発表前にしかできません。</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>予定の回戦はすべて組み合わせ済みです。</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>その参加者はいません。</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1はすでに組み合わせ済みのため、今後できるのは棄権だけです。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1が重複しています。</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1はこの回戦に出るのに組み合わせがないか、出ないのに組み合わせがあります。</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>名簿に%1の名前がありません。</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1はすでに棄権しています。</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1は棄権していません。</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>この回戦では、%1の抜け番または対戦相手がすでに指定されています。</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>その部門はありません。</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>その卓はありません。</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>この対戦にその局はありません。</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>その得点調整はありません。</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>チームにそのメンバーはいません。</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>この部門は終了しています。</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>卓番号%1が重複しています。</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>局数がこの部門と異なる対戦があります。</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>空席にできない盤が、オーダーで空席になっています。</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>範囲外の数値があります。</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>このファイルは大会レポートではありません。参加者がいません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>%1行%2列：数字が必要です。</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>%1行%2列：0から99.5までの得点が必要です。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>%1行%2列：先後はw、b、-のいずれかです。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>%1行%2列：結果として読めません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>%1行%2列：空白が必要です。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>%1行%2列：名前がありません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>%1行%2列：この番号はすでに使われています。</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>%1行%2列：この番号の参加者はいません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>%1行%2列：この相手の行には別の相手が書かれています。</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>%1行%2列：行が長すぎます。</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>%1行目は名前がないため、除きました。</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>%1行目：名前が重複しています。</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>行が多すぎます。%1行目以降は除きました。</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>第%1卓：同点です。もう1局行うか、裁定してください。</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>この部門の1対戦では、その点数になることはありません。</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>名前または文章が長すぎます。名前は%1文字まで、文章は%2文字までです。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第%1回戦の組み合わせの後に結果が訂正されました。</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>第%1回戦の組み合わせは結果と合わなくなりました。破棄して組み合わせ直してください。</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>第%1回戦はこの対戦の勝者によります。先に下書きに戻してください。</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>理由が必要です。</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>%1行目を見出しとして扱いました。</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>これは大会レポートで、参加者名簿ではありません（%1行目）。</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>参加者名簿ではありません（%1行目）。</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>文字コードを判定できませんでした。名簿をUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>%1行目に壊れた文字があります。名簿をUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>%1行目：生年月日を日付として読み取れません。</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>%1行目：性別を男（m）・女（f）のどちらとも読み取れません。</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>これらの参加者は同順位ではありません。</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>同順位の参加者がいます。先に順序を決めてください。</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>進出者を左右する対局の結果がまだ出ていません。</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>同じ名前のカテゴリーがすでにあります。</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1（%2行目）</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>レポートの次の項目は大会に保存できません：%1。</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>このファイルはテキストでも表計算のブック（.xlsx、.ods）でもありません。先に名簿をCSVで保存してください。</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>ブックはパスワードで保護されています。先にパスワードなしで保存してください。</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>ブックが壊れています。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>ブックにそのシートはありません。</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>このコンピューターではブックを読み込めません。先に名簿をCSVで保存してください。</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>レポートの次の項目は%1文字に切り詰めました：%2。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>%1行目：「%2」はレーティングではありません。レーティングは整数です（例：1850）。</translation>
    </message>
    <message>
        <source>A name is missing or has no visible character.</source>
        <translation>名前がないか、見える文字がありません。</translation>
    </message>
    <message>
        <source>By the current results, other players qualify.</source>
        <translation>これまでの結果では、進出するのは別の参加者です。</translation>
    </message>
    <message>
        <source>The report does not say who played at which table in round %1, so the tables were numbered anew.</source>
        <extracomment>Of a tournament report that was read. %1 is the number of a round, or a list of them.</extracomment>
        <translation>レポートには第%1回戦の卓番号がないため、番号を付け直しました。</translation>
    </message>
    <message>
        <source>The lot, the tie-breaks or the games of the play-off give another order.</source>
        <translation>抽選、順位基準、またはプレーオフの対局による順序と異なります。</translation>
    </message>
    <message>
        <source>The games of the play-off leave all of them equal. Add the next game.</source>
        <translation>プレーオフの対局では順序が決まりません。次の対局を追加してください。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a number of games.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the number of a player&apos;s rated games should be.</extracomment>
        <translation>%1行目：「%2」は対局数ではありません。</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a factor K from 1 to %3.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest one.</extracomment>
        <translation>%1行目：「%2」は1から%3までの係数Kではありません。</translation>
    </message>
    <message>
        <source>This can be done only before the first round is paired.</source>
        <translation>第1回戦を組み合わせる前にしかできません。</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>%1は別のプログラムによって削除されたか、置き換えられました。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>最後の操作は行われませんでした。それまでに表示されていた内容は、すべてメモリーに残っています。続けるには、大会を別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>大会は今メモリーにしかなく、このままでは失われます。</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>大会を保存</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>大会 (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>記録のうち%n行を新しいファイルに保存できます。壊れたファイルはそのまま残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>次の%n行は含まれません:</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>それより後の内容は読み取れません。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1は壊れています。</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>読める部分を保存</translation>
    </message>
    <message>
        <source>%1, %2, undone: %3</source>
        <extracomment>Who, at what time, and what was undone.</extracomment>
        <translation>%1、%2、取り消し：%3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Who, at what time, and what was done.</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Already entered at another desk. %1</source>
        <translation>別のコンピューターですでに入力されています。%1</translation>
    </message>
    <message>
        <source>Another desk was quicker, so your last action was not carried out.</source>
        <translation>別のコンピューターの操作が先だったため、直前の操作は実行されませんでした。</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>サーバーが再び応答しています。</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing that is shown is lost, but nothing new can be entered until it answers again.</source>
        <translation>サーバーが応答しません。表示されている内容は失われませんが、応答が戻るまで新しい入力はできません。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>大会の情報が変更されました。</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>部門「%1」が追加されました。</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>部門「%1」の設定が変更されました。</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>部門「%1」が削除されました。</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>部門「%1」が終了しました。</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>部門「%1」が再開されました。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1が登録されました。</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>%1の情報が変更されました。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1が削除されました。</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1が第%2回戦から棄権しました。</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1が復帰しました。</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>参加者に番号が付けられました。</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>第%1回戦：%2の抜け番または対戦相手の指定が解除されました。</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>第%1回戦の組み合わせが決まりました。</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>第%1回戦の組み合わせが手動で変更されました。</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>第%1回戦が削除されました。</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>第%1回戦が発表されました。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>第%1回戦が下書きに戻り、結果は消えました。</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>第%1回戦が下書きに戻りました。</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>第%1回戦の時計が動き始めました。</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>第%1回戦が終了しました。</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>第%1回戦が再開されました。</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>第%1回戦%2卓：一局追加されました。</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>得点調整が削除されました。</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1がくじで%2番を引きました。</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>%1のくじが取り消されました。</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>第%1回戦：%2の抜け番が指定されました。</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>第%1回戦：%2 – %3の組み合わせが指定されました。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>第%1回戦%2卓：結果が消去されました。</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>第%1回戦%2卓第%3局：%4 %5。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>第%1回戦%2卓：%3 %4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>第%1回戦%2卓：裁定が取り消されました。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>第%1回戦%2卓：%3、裁定により%4。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>第%1回戦%2卓：%3がオーダーを出しました。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>%1の得点調整：%2。</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>%1の得点調整：%2（%3）。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>取り消し：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n人が部門「%1」に進出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>カテゴリー、賞、その他の順位が変更されました。</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>Opener</source>
        <extracomment>Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>仮後</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>%1に対局がないか、Kagetsuでは読めない形式です。</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1は2 GBを超えています。棋譜ではありません。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1はデバイスまたはパイプで、ファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1を開けません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み取れません：%2</translation>
    </message>
    <message>
        <source>%1: the board has a different size.</source>
        <translation>%1：盤の大きさが違います。</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>既存のファイルのコピーを%1として残せなかったため、何も保存していません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1はバージョン%2.%3のライブラリで、このプログラムが読めるものより新しい形式です。</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>ファイルの文字コードが、ファイル内の指定と違います。</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>このファイルは対局によって文字コードが異なるため、それぞれの文字コードで読みました。</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>文字に変換できないバイトがあるので、U+FFFDで示します。</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>2 GBを超えるファイルは読み込めません。</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>最初の対局より前の文字列は読み飛ばしました。</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>対局と対局の間や、最後の対局の後にある文字列は読み飛ばしました。</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>このノードの前にセミコロンがありません。</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>括弧が一つ余分です。</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>この括弧の中には何もありません。</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>この閉じ括弧に対応する開き括弧がありません。</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>ファイルが対局の途中で終わっています。</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>ファイルがこの値の途中で終わっています。</translation>
    </message>
    <message>
        <source>A node after a variation is read as another variation.</source>
        <translation>変化の後のノードは、別の変化として読みました。</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>属性名が古い書き方です。小文字は除きました。</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>属性名が小文字で書かれています。</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>値のない属性は除きました。</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>属性のない値は除きました。</translation>
    </message>
    <message>
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>この属性は、値が多すぎるか、同じノードに二回書かれています。</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>余分な文字は読み飛ばしました。</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>値は読めますが、形式どおりに書かれていません。</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>値を読めないので、そのまま残しました。</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>Kagetsu独自の属性の値を読めないので、そのまま残しました。</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>この一覧では点がコンマで区切られています。</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>同じ点に二回石が置かれています。後の指定を採用しました。</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>盤が三次元以上なので、石は置きませんでした。</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>盤の大きさが書かれていないので、点の位置から推定しました。</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>盤の大きさとして正しくありません。</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>点は読めますが、形式どおりに書かれていません。</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>これは盤上の点ではないので、石を置きませんでした。</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>この点には石があるので、置きませんでした。</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>同じ色の手が続いています。</translation>
    </message>
    <message>
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>このゲーム番号を連珠に使うのは、あるサーバーだけです。連珠の棋譜として読みました。</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>何のゲームの棋譜か書かれていません。五目並べか連珠かもしれません。</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>これは囲碁の棋譜です。</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>これは別のゲームの棋譜です。</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>最初のノードにある手を、別のノードに移しました。</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>一つのノードにある配置と手を分けました。</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>一つのノードにある複数の手を分けました。</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>一手に複数の点があります。最初の点を採用しました。</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>この属性は最初のノードに書くもので、ここでは効きません。</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>この属性は最初のノードに書くものです。最初のノードになければ、ここの値を採用します。</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>ヘッダーがないので、RenLib 1のライブラリとして読みました。</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>末尾に余った1バイトは無視しました。</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>ファイルがこのレコードの途中で終わっています。</translation>
    </message>
    <message>
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>ファイルがこのテキストの途中で終わっています。残っている部分は読みました。</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>盤上の点ではないので、ここで読むのをやめました。</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>変化ツリーはこの手の前で完結していたので、この手は最初のノードにつなぎました。</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>最初のノードと並ぶノードがあると書かれていますが、無視しました。</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>最初のノードのないライブラリなので、点のないレコードをパスとして読みました。</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>同じ局面の下に同じ手が二回あるので、一つにしました。</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>同じ手に異なるテキストが二つあります。最初のものを残しました。</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>着手でないテキスト項目の後に手が続いています。手は残しました。</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>着手でないテキスト項目が空です。</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>テキストが偶数の長さにそろえられていません。すぐ後から続けて読みました。</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>このレコードの拡張部分に意味の分からないビットがありますが、そのまま残しました。</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>この手順は225手を超えるので、ライブラリとして保存できません。</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>読めないので飛ばしました。</translation>
    </message>
    <message>
        <source>This is not valid XML; reading stops here.</source>
        <translation>正しいXMLではありません。ここで読むのをやめました。</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>同じ番号の対局がもう一つあります。両方とも読みました。</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>この番号の項目が参照されていますが、ファイルの中にありません。</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>続きの手があるはずの所でファイルが終わっています。途中で切れているかもしれません。</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>この対局の範囲指定は合計で400万点を超えています。この指定はそのまま残し、石は置きませんでした。</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>ファイルに書かれた文字コードは未知のものです。内容から推定しました。</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>ファイルにヌルバイトがあります。テキストの中では空白として読みました。</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>日付を解釈できないので、そのまま残しました。</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>石からも続く手からも、どちらの手番かはっきりしないため、プログラムが手番を決めました。</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>タップ1回</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>タップするとすぐに着手します。</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>タップ2回</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>同じ点をもう一度タップすると着手します。</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>石を置いて時計を押す</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>時計を押す（スペース）までは石を動かせます。</translation>
    </message>
</context>
<context>
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>%1の指摘は誤りです。%2の石は禁手ではありません。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>%1の宣言は誤りです。五連はありません。</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1の持ち時間に%2を加えます。</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1の持ち時間が%2減ります。</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1に警告しました。次の警告で負けになります。</translation>
    </message>
    <message>
        <source>%1 is warned.</source>
        <translation>%1に警告しました。</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1は手番を失います。</translation>
    </message>
    <message>
        <source>%1 has arrived.</source>
        <translation>%1が到着しました。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1が指摘を取り下げました。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1は引き分けを断りました。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1が引き分けの申し込みを取り下げました。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1は待ったを断りました。</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>対局を時間無制限で再開します。</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>審判の裁定：盤上の位置が異なれば、同じ形になる五珠目の候補も認めます。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>審判が%1に警告しました。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>審判が最後の操作を取り消しました。</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>封じ手は無効になりました。</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>審判が手順を訂正しました。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>%1の時計：%2 → %3。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>%1による%2の石への指摘は認められませんでした。</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>%1の指摘は誤りです。%2の石に応じる手番は終わっています。今も指摘できるのは長連だけで、この石は長連ではありません。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>両対局者が時計の直前の変更を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>%1（%2）の手番です。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1が題数を%2と宣言しました。</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1が候補%2を提示しました。</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1が候補%2を取り下げました。</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1が%2を選びました。</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1の指摘を認めます。%2の石は禁手です（%3）。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1が%2の石を禁手と指摘しました。両方の時計を止めました。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1は指摘を認めました。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1が審判を呼びました。両方の時計を止めました。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1が引き分けを申し込みました。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が待ったを求めました。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>%n手戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>審判が開局の手順を一つ取り消しました。</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1が対局を一時停止しました。</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>対局を再開します。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1の時間が切れました。</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1が一手の制限に達しました。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1が結果を確認しました。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>審判が結果を確認しました。</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>消費時間%1</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1、この手は残り%2</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1（%2）、%3、計時中。</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1（%2）、%3。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>%1対%2。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1、パス。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1、%2。</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>まだ着手がありません。</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>%1手目から：</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>対局を再開します。両方の時計は止まったままです。</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1が開局の手順を戻しました。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of a straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四の端に打つ手</translation>
    </message>
    <message>
        <source>Exactly five in a row wins.</source>
        <translation>ちょうど五つ並べば勝ちです。</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XX.XXの真ん中</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>隅に届く斜めの線</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五と長連が同時にできる手</translation>
    </message>
    <message>
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>五ができれば、その石の禁手はすべて消え、この手で勝ちです。</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五と二つの四が同時にできる手</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五と二つの三が同時にできる手</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXX?XXの空きを埋める手</translation>
    </message>
    <message>
        <source>Six or more in a row make an overline.</source>
        <translation>六つ以上並べば長連です。</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX?Xの空きを埋める手</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>空きを埋めると五ではなく六になります。それでもD8–G8は四で、反対の端C8で五になります。</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>七つ並ぶ手</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一手でできる最も長い並び</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>九つです。両側に石が四つずつあります。</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一番端の線に並ぶ石</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>盤の端でも同じです。六つ並べば長連です。</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六つ並び、三も二つできる手</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>二種類の禁手の両方に当たります。</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六つ並び、四も二つできる手</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一手で長い並びが二つできる手</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>並びの中の白石</translation>
    </message>
    <message>
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>白石が並びを切っているので、六つは並びません。</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>五になる点は二つありますが、四つの石は同じなので四は一つです。</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側が止まった四</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>飛び四</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>両端が止められた四つの石</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>四ができるのは縦の線だけです。</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六にしかならない四つの石</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>I8に打つと六つ並びます。四ができるのは縦の線だけです。</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>反対の端が空いたXXXX.X</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8ではちょうど五になり、I8では六になります。四ですが達四ではありません。</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側が止まった四が二つ交わる形</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四と飛び四</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>交わる二つの飛び四</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同時に四が三つできる手</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.Xの形です。二つの四が中央の三つの石を共有します。</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XXの形です。二つの四が中央の二つの石を共有します。</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXXの形です。二つの四は今打った石だけを共有します。</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白石に挟まれたX.XXX.X</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>外側の石は関係ありません。</translation>
    </message>
    <message>
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>外側に石が一つ多いX.XXX.X</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>左の空きでは六になるので、五になるのは右の空きだけです。四は一つです。</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>空きの一つに白石が入ったX.XXX.X</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>五になるのは右の空きだけなので、四は一つです。</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X.XXX.Xの外側の石を最後に打つ</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>新しい四は一つだけです。もう一つは今打った石を含みません。四々では、二つの四がどちらも今打った石を含む必要があります。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>どちらの空きを埋めても六になるので、四はありません。</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>一方の空きを埋めると六、もう一方を埋めると五になります。四は一つです。</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>隅の二つの四</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>盤の端に詰まった形</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>白石と盤の端の間には点が四つしかないので、四はできません。</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの四と一つの三</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの四と二つの三</translation>
    </message>
    <message>
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>石が四つ並んだ列が二つ、一方は六にしかならない</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>残る四は一つです。</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>石が四つ並んだ列が二つ、どちらも六にしかならない</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>どちらも四ではありません。</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>点が五つしかない斜めの線</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>A5–E1の線には点がちょうど五つあります。E1で五になります。</translation>
    </message>
    <message>
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>縦の線と、点が五つの斜めの線</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>どちらの線にも四ができます。</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>点が四つの斜めの線</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>この線には五つ並べる余地がないので、四はできません。</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>十字に交わる二つの三</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>L字に交わる二つの三</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>斜めの二つの三</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの飛び三</translation>
    </message>
    <message>
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの飛び三、打つ石の隣が空き</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三つの三</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四つの三</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一つだけの三</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>三が一つだけなら禁手ではありません。</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四三</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>黒が勝ちに使える二重の攻めは四三だけです。</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一つの四と二つの三（四三々）</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>四があっても、三が二つなら禁手です。</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四と二つの三</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>達四ができても、三が二つなら禁手です。</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四と一つの三</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>四が一つと三が一つなら禁手ではありません。</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>端から二番目の線の上</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>縦の線に三ができるにはH1が空いている必要があり、実際に空いています。</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一番端の線の上</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>縦の線に三ができるには盤の外の点が必要なので、ここでは三になりません。</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>隅のそば</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>外側の端はA2とB1で、どちらも空いています。</translation>
    </message>
    <message>
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの飛び三、どちらも右側</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側が止まった三</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>片側が止まった四にしかなりません。</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白石の間に点が五つ（夏止め）</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>達四には点が六つ必要なので、できません。</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白石の間に点が六つ</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>点が六つあれば足ります。I8で達四になります。達四点は一つあれば十分です。</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>飛び三、白石の間に点が六つ</translation>
    </message>
    <message>
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>点が六つあれば足ります。F8で達四になります。</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側が止まった飛び三</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>両側に離れた石</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>できる四は二つありますが、どちらも一方の端では六になります。</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側に離れた石</translation>
    </message>
    <message>
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>I8では達四になりますが、E8ではなりません。</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>片側に離れた石、反対側に白石</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>達四になりそうな四は一つだけで、その一方の端では六になります。</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五つ離れた石</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>達四点はK8だけですが、その端L8ではM8とつながって六になります。</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六つ離れた石</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>離れすぎていて関係ありません。</translation>
    </message>
    <message>
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>これは三ではなく四です。縦の線と合わせて四三になります。</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一直線上：XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>G8を埋めるとXXXX.XXになり、内側の端では七つ並びます。</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>離れた二つの石の間：X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>盤の端と白石の間に点が五つ</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>盤の端と白石の間に点が六つ</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>E8に打つとB8–E8の四ができ、その両端A8とF8は空いています。</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>白石の横のX.X.X?</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>F8に打つとE8–H8に四つ並びますが、その端D8ではC8とつながって六になります。</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>点が六つの斜めの線</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>A6–F1の線では、三つの石B5 C4 D3はB5–E2の四にしか伸びず、その両端はA6とF1です。</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>点が五つしかない斜めの線上の三つの石</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点に打つと長連</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8はI6–I11の六個目の石になります。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点に打つと四々</translation>
    </message>
    <message>
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>I8に打つと横の線に四ができ、I5–I8も四になります。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点に打つと一直線上の四々</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>Iの縦の線だけで、I12、I10、I9、I6の石と合わせて四が二つできます。</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点に打つと三々</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>I8では一つの四と二つの三ができます。これが一段の先読みです。</translation>
    </message>
    <message>
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点で三もできる</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>I8に打っても四三なので、打てます。横の三は本当の三です。</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点で別の四もできる</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>I8でもう一つ達四ができ、四々になります。</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの達四点の一方に打つと長連</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8に打つと長連になりますが、E8には打てます。打てる達四点が一つあれば十分です。</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四点の一方に打つと長連、もう一方に打つと四々</translation>
    </message>
    <message>
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8は長連に、E8は四々になるので、横の線に三はできません。</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三つの三、うち一つは否三</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>I8が四々になるので、横の三は否三です。縦と斜めの三が残ります。</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三つの三、うち二つは否三</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8とH7は四々になります。本当の三は斜めだけです。</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一つの四と二つの三、うち一つは否三</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>四が一つと本当の三が一つ残ります。</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>ただ一つの達四点で別の線に五ができる</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>加える石で五ができてはならないので、横の線に三はできません。黒はI8ですぐ勝てました。</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二つの達四点の一方で五ができる</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>もう一方の達四点で足ります。三は二つとも本当の三です。</translation>
    </message>
    <message>
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五と四々ができる達四点</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>五もできる達四点だけでは、三とは数えません。</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一段の先読み</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>斜めの線のただ一つの達四点F6では、本当の三が二つできます。</translation>
    </message>
    <message>
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>一段の先読み（石は六つ）</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>G4では一つの四と二つの三ができるので、斜めのF3 H5 I6は三ではありません。</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二段の先読み</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>二段の先読み（石は八つ）</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>D6が本当の三々になるので、E6は禁手ではありません。</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三段の先読み（同じ八つの石）</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6が禁手になるのでE6は禁手ではなく、そのためE4は本当の三々になります。</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>三段の先読み（石は九つ）</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>四段の先読み</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>先読みが一段でも浅いと判定が変わります。</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>五段の先読み</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>六段の先読み</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>七段の先読み</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>八段の先読み</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>九段の先読み</translation>
    </message>
    <message>
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>達四点がそれぞれ別の理由で打てない</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>縦の線の達四点I4（四々）とI8（三々）は、どちらも打てないので、縦の線に三はできません。9.3条のa)とb)を別々に読めば、I6は禁手になります。</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>同じ問題を一段深く</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10の縦の線の達四点E12（四々）とE8（三々）は、どちらも打てないので、E10は禁手ではありません。</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>途中でできる五</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5は禁手ではありません。二つ目の三を伸ばせるのはL6だけで、そこでは問題の石とともに五ができます。</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>途中でできる五（もう一つの例）</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13は禁手ではありません。L14 L13 L11を伸ばせるのはL12だけで、そこでは五ができます。</translation>
    </message>
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>D11は三々に見えますが、C10が三々になるため実際は三々ではなく、D11には打てます。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>五</translation>
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
        <translation>三</translation>
    </message>
    <message>
        <source>False three</source>
        <extracomment>Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.</extracomment>
        <translation>否三</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <extracomment>Chapter of the lesson: shapes that only the next moves in thought decide.</extracomment>
        <translation>先読み</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Chapter of the lesson: shapes on which judges read the rules in different ways.</extracomment>
        <translation>解釈</translation>
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
        <translation>上級</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>禁手に見える点はどれも禁手です。</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>禁手に見えて禁手でない点があります。</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>二手以上先を読まないと見分けられない点があります。</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>黒の%1は禁手ですか？その理由は？</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>正解%1、見落とし%2、誤り%3。</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>%1局面、うち誤りなし%2局面。禁点は%4か所のうち%3か所を発見、誤り%5か所。</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>除外：見出しより上</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>見出し</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>追加（同名の参加者あり）</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>除外：すでに名簿にあり</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>除外：名前なし</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>除外：行数が上限を超過</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>使わない</translation>
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
        <translation>文字コードを%1とみなして読み込みました。</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>使わない列：%1。</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1、読み取れない項目：%2</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>この点にはすでに石があります。</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>対局はまだ始まっていません。</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>対局はすでに始まっています。</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>この開局規定はこの盤では使えません。</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>この時計は、この持ち時間の規定に対応していません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終了しています。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は一時停止中です。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>対局は一時停止していません。</translation>
    </message>
    <message>
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>時間が切れています。先に時間切れを指摘してください。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>相手の手番です。</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>この点は盤の外です。</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>この点は禁点です：%1。</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>開局規定により、これはできません。</translation>
    </message>
    <message>
        <source>Not until the opening is over.</source>
        <translation>開局の手順が終わるまではできません。</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>今はパスできません。</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>この対局では自動で判定するため、宣言や指摘は不要です。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>時間は切れていません。</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>このルールでは、相手に禁手はありません。</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>すでに申し込んでいます。</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>返事を待つ申し込みはありません。</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>返事をするのは相手です。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>待ったで戻す手がありません。</translation>
    </message>
    <message>
        <source>Moves cannot be taken back in this game.</source>
        <translation>この対局では待ったはできません。</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>この対局は一時停止できません。</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>ファイルまたはフォルダーが見つかりません：%1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>%1に書き込む権限がありません。</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>%1のあるディスクは読み取り専用です。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクに空きがありません。</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>同じ名前の対局がすでにあります：%1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>この対局は別のプログラムが開いています：%1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>この対局名はファイル名に使えません。</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>ディスクがエラーを返しました（%1）：%2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>Kagetsuの対局ファイルではありません：%1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1は、このプログラムのより新しいバージョンで書かれています。</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>%2の%1行目を読み取れません。</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>%2の%1行目は、このプログラムが書いた内容と異なります。</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>%1の末尾が不完全です。</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>%1の対局は終了しています。</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>今、同形かどうかを比べている五珠目の候補はありません。</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>両者とも時間切れですが、対局は続きます。</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>裁定待ちの指摘があります。</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>裁定を待つ指摘はありません。</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>この指摘は認められません。石は禁手ではありません。</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>この対局に審判はいません。</translation>
    </message>
    <message>
        <source>Offering a draw is not allowed now.</source>
        <translation>今は引き分けを申し込めません。</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>盤が埋まりました。パスすると対局が終わります。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>対局は終わっていません。</translation>
    </message>
    <message>
        <source>The result has already been confirmed.</source>
        <translation>結果はすでに確認されています。</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>結果は全員が確認済みです。終局を取り消すには、審判長が理由を示す必要があります。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>取り消すものがありません。</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>この対局にその手はありません。</translation>
    </message>
    <message>
        <source>The clock cannot be set to these values.</source>
        <translation>時計をこの値には設定できません。</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>秒読み中でないか、まだその数まで読まれていません。</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>この時計はすでに動いています。</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>封じ手はありません。</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>これは対局の結果として使えません。</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>実際の盤での対局です。これは対局者同士で決めてください。</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>画面上の対局です。石を置くと手番が終わります。</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>記録された手はありません。</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>開局の手順を記録するか、記録せずに色を交替するか、どちらか一方にしてください。</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>手数の上限に達しました。パスすると対局が終わります。</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>この時計が動いている間にコンピューターがスリープしなかったか、スリープ時間がすでに算入されています。</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>まだ来ていない対局者がいます。</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>この対局者はすでに来ています。</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>算入されたスリープ時間がないか、その後に時計が動いています。</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>この対局では時間切れが成立します。両者の合意で続けることはできません。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>対局者1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>対局者2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 does not contain a key.</source>
        <translation>%1に鍵がありません。</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1は秘密鍵ではありません。</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>%1の鍵はパスワードで保護されています。パスワードを入力できるkagetsu-cliで署名してください。</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>%1の鍵は壊れています。</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>引き分けの申し込みは、自分の着手の後、相手の時計が動いている間だけできます。</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>封じ手があります。開くか、理由を付けて無効にしてください。</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>審判のいる対局を勝敗なしで終えられるのは審判だけです。</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>指摘の取り下げは一局に一度だけです。</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>どの審判操作にも理由が付いています。</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>10手を過ぎると、色は交替できません。打ったとおりの色で続けます。</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>この手番では最後の秒読みは切れていません。</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>この対局者の離席は、この対局で認められた回数にすでに達しています。</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>秒読み中の離席は、相手の手番の間だけできます。</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>自分の時間が切れているため、できません。</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>この点に、禁手と指摘できる相手の石はありません。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>この石に応じる手番は終わっているため、もう指摘できません。</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>この石に応じる手番は終わっているため、もう指摘できません。今も指摘できるのは長連だけです。</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>取り下げられるのは、申し込んだ本人だけです。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>時計は止まっています。動かせるのは審判だけです。</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>審判が相手の時計を動かしています。手番の側の時計が動き出すとできるようになります。</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>この石は開局の手順に属します。訂正ではなく、開局の手順を取り消してください。</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>すでにこの対局者の手番です。</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>元に戻せる審判操作はありません。</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>この点数は使えません。</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>ディスクの応答を待っています…</translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message>
        <source>Move %1.</source>
        <extracomment>Read aloud before a move of a record: its number.</extracomment>
        <translation>%1手目。</translation>
    </message>
    <message>
        <source>Start of the record.</source>
        <translation>棋譜の始めです。</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>ここに別の手が%n通りあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>手順はここまでです。</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>%1を開きました。</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>開局は終わっています。</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>開局のこの段階は相手の手番です。</translation>
    </message>
    <message>
        <source>The opening calls for a different step now.</source>
        <translation>開局のこの段階では、別の操作が必要です。</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>この段階では、盤の明るい範囲に打ってください。</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>この点にはすでに石があります。</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>この対局では珠型%1は使えません。</translation>
    </message>
    <message>
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>この三つの石は26珠型のどれにも当てはまりません。</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>この石を打つと、使える珠型にはなりません。</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>今は選べません。</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>%1から%2までの数にしてください。</translation>
    </message>
    <message>
        <source>This point has already been offered.</source>
        <translation>この点はすでに提示されています。</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>この候補は%1と対称です（盤を回転・反転すると同じになります）。</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>この候補は別の候補と対称です（盤を回転・反転すると同じになります）。</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>選べるのは提示された点だけです。</translation>
    </message>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>黒を持ち、五珠目を%n題提示する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>白を持ち、五珠目を%n題提示する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>黒を持ち、さらに石を%n個打つ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>白を持ち、さらに石を%n個打つ</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>黒のまま</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>黒を持つ</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>白のまま</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>白を持つ</translation>
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
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>%1の不戦勝</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>両者不戦敗</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Skip to the content</source>
        <extracomment>Link of a web page for those who use it by keyboard.</extracomment>
        <translation>本文へ移動</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the links at the top of a web page.</extracomment>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>The groups or stages of a tournament.</extracomment>
        <translation>部門</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各回戦</translation>
    </message>
    <message>
        <source>By table</source>
        <extracomment>Link: the pairings of a round, sorted by tables.</extracomment>
        <translation>卓順</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>Link: the pairings of a round, sorted by names.</extracomment>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>How the place was decided</source>
        <extracomment>Heading on the page of a player: the tie-breaks of the player, each with its sum.</extracomment>
        <translation>順位の決まり方</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Find a name</source>
        <extracomment>Label of a field above a table of players.</extracomment>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Game as SGF</source>
        <extracomment>Link: the file of a game.</extracomment>
        <translation>対局のSGF</translation>
    </message>
    <message>
        <source>All games of this round as SGF</source>
        <extracomment>Link: a file of games.</extracomment>
        <translation>この回戦の全対局のSGF</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>まだ公開された回戦はありません。</translation>
    </message>
    <message>
        <source>Not connected. Last updated:</source>
        <extracomment>A web page on a phone could not be refreshed; a time follows.</extracomment>
        <translation>接続がありません。最終更新：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Clocks started: %1</source>
        <extracomment>The beginning of a round; %1 is a date and a time.</extracomment>
        <translation>対局開始：%1</translation>
    </message>
    <message>
        <source>Table %1: the result was corrected on %2.</source>
        <extracomment>%1 is the number of a table, %2 a date and a time.</extracomment>
        <translation>%1卓：結果は%2に訂正されました。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>結果と対局は%n分遅れて表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown when the round has ended.</source>
        <translation>結果と対局は回戦の終了後に表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>%1の盤、石%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, last move %2</source>
        <extracomment>%1 is a board and its stones, %2 a point such as H8.</extracomment>
        <translation>%1、最後の手%2</translation>
    </message>
    <message>
        <source>Board as SVG</source>
        <extracomment>Link: the final position of a game as a file.</extracomment>
        <translation>盤面の図（SVG）</translation>
    </message>
    <message>
        <source>All games of this round for RenLib</source>
        <extracomment>Link: the games of a round in one tree of moves, a file of the program RenLib.</extracomment>
        <translation>この回戦の全対局（RenLibライブラリ）</translation>
    </message>
    <message>
        <source>Results as RSS feed</source>
        <extracomment>Link: the results of a tournament for programs that collect news.</extracomment>
        <translation>結果のRSSフィード</translation>
    </message>
    <message>
        <source>Live boards</source>
        <extracomment>Link and title: the boards of a tournament while they are played.</extracomment>
        <translation>対局速報</translation>
    </message>
    <message>
        <source>No game is being shown now.</source>
        <translation>現在表示中の対局はありません。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>時計は止まっています。</translation>
    </message>
    <message>
        <source>The game is paused, and the board is covered.</source>
        <translation>対局は中断中で、盤を隠しています。</translation>
    </message>
    <message>
        <source>Forbidden points: %1</source>
        <extracomment>On a web page below a board; %1 are points such as &quot;H8, G7&quot;.</extracomment>
        <translation>禁点：%1</translation>
    </message>
</context>
<context>
    <name>PairingWords</name>
    <message>
        <source>There are too many players. The round cannot be paired.</source>
        <translation>参加者が多すぎて組み合わせられません。</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>指定した組み合わせが矛盾しています：%1。</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>再戦か二度目の抜け番なしには、この回戦を組めません。</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>対戦できる相手が残っていません：%1。</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>除外した組み合わせを許すと解決するかもしれません。</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>%1と%2はすでに対戦しています。</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>%1と%2は対戦させない指定です。</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>%1はすでに一度抜け番になっています。</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>%1は仮先または仮後が三回続きます。</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>%1と%2は所属が同じです。</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>%1は組み合わせが指定されています。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>この後の%2回戦のうち、まだ組み合わせられるのは%1回戦です。</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>この後の%2回戦のうち、少なくとも%1回戦はまだ組み合わせられます。それ以上できるかどうかは分かりません。</translation>
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
        <translation>渓月</translation>
    </message>
    <message>
        <source>Sosei</source>
        <translation>疎星</translation>
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
        <translation>遊星</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>長星</translation>
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
        <translation>秒読み</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>秒読み %1/%2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>延長・残り%1手</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>考慮時間 %1/%2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1、秒読み%3回のうち%2回目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;, %2 what it is of, such as &quot;byo-yomi&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, then %n periods</source>
        <extracomment>Read aloud: %1 is the main time left, such as &quot;30 seconds&quot;, %n the periods that follow it.</extracomment>
        <translation>
            <numerusform>%1、切れたら秒読み%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1：元は%2</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>両者の持ち時間が異なる。</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>主催者が決める。</translation>
    </message>
    <message>
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>盤の端も相手の石と同じく五連を止めます。</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>盤の端は五連を止めません。</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>六つ以上並んでも勝ちになりません。</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1。主催者は別の時間を定めることができる。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>対局者が時計を止められるのは審判を呼ぶときだけ。</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>審判がいなければ、どちらの対局者も一時停止できる。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>対局者は時計を止められない。</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>どちらの対局者も一時停止できる。</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>プログラムが記録する。</translation>
    </message>
    <message>
        <source>Both players write down the game.</source>
        <translation>両対局者が記録する。</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>記録係が記録する。</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>この名前の開局規定はありません。</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>この開局規定はこの対局では使えません。</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>このプリセットの区分では変更できません。</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>普段の対局</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>例会</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>レーティング戦</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>タイトル戦</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>この対局ではすべて変更できる。</translation>
    </message>
    <message>
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>禁手の表示はプリセットのとおりとし、例会の対局の条件をそろえる。</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>レーティング戦では禁手の表示がなく、待ったもできない。</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>タイトル戦では禁手の表示がなく、待ったはできず、必要なときは対局者が審判を呼ぶ。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n路</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>禁手の表示</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>両者時間切れ</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>両者が同意すれば認める。</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>認めない。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>時計の停止</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>Present: foul claims wait for a ruling.</source>
        <translation>立ち会いあり：禁手の指摘は審判が裁定する。</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>不要：指摘はプログラムが判定する。</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>引き分けの申し込み</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手数の上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n手で引き分け。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>二局。二局目は席を入れ替える。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>遅刻</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>時間の読み上げ</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1は1 MBを超えています。プリセットではありません。</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1：「%2」というプリセットはすでにあります。</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>指摘の取り下げ</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>卓</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>会場</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <translation>審判の氏名</translation>
    </message>
</context>
<context>
    <name>ProgressFile</name>
    <message>
        <source>Kind of task</source>
        <translation>問題の種類</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>次に出る日</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>%1 is allowed.</source>
        <extracomment>%1 is a point.</extracomment>
        <translation>%1は禁手ではありません。</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds of forbidden move.</extracomment>
        <translation>%1は禁手です：%2。</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>長連禁手</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>四々禁手</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>三々禁手</translation>
    </message>
    <message>
        <source>%1 makes five: %2. The move wins.</source>
        <extracomment>%1 is the point, %2 the five stones.</extracomment>
        <translation>%1で五ができます：%2。この手で勝ちです。</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1で五ができます：%2。</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1で%2個の石が並びます：%3。長連です。</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1で四が二つできます：%2は%3で五になり、%4は%5で五になります。</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1は四です。%2で五になります。</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1は達四です。%2で五になります。</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1は四ではありません：%2に打つと%3個並びます。</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1は四ではありません：両端が止められています。</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1で三が二つできます：%2は%3で達四になり、%4は%5で達四になります。</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1は%2で達四になります。</translation>
    </message>
    <message>
        <source>%1 is not a three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1は三ではありません：%2。</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is not a three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1は三々禁手に見えますが、%2は三ではありません：%3。</translation>
    </message>
    <message>
        <source>Only the three %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>残る三は%1だけなので、%2は禁手ではありません。</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1は長連禁手です</translation>
    </message>
    <message>
        <source>%1 is a double-four</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1は四々禁手です</translation>
    </message>
    <message>
        <source>%1 is a double-three</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1は三々禁手です</translation>
    </message>
    <message>
        <source>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>%1に打つと五ができます。三を達四にする石は、同時に五を作ってはなりません（規則第3章）</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>%1と%2の間には点が五つしかありません</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>盤の端と%1の間には点が五つしかありません</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>この線には端から端まで点が五つしかありません</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>ここには石を五つ並べる余地がありません</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>%1に打ってできる四は%2で止められています</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1に打ってできる四は盤の端で止められています</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>%1に打ってできる四は、一方の端%2で%3個並んでしまいます</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>%1の横の線には、達四になりうる三つの石さえありません。</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1の縦の線には、達四になりうる三つの石さえありません。</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1の右上がりの斜めの線には、達四になりうる三つの石さえありません。</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1の右下がりの斜めの線には、達四になりうる三つの石さえありません。</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>この判定は規則第3章に基づきます：五ができる達四点では三とは数えません。9.2条により三と数える審判もいます。</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>この判定は9.3条のa)とb)を合わせて読むことに基づきます。別々に読む審判もいます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two kinds of forbidden move.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two reasons after a colon.</extracomment>
        <translation>%1。また、%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>No other point works for %1: %2.</source>
        <extracomment>Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.</extracomment>
        <translation>%1には、ほかに使える達四点はありません：%2。</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>六つ以上並ぶ手は禁じられています。勝ちになるのはちょうど五つのときだけです。</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>一つの石で四を二つ作る手は禁じられています。四とは、あと一つの石でちょうど五になる四つの石です。</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>一つの石で三を二つ作る手は禁じられています。三とは、あと一つの石で達四になる三つの石です。達四とは、どちらの端でも五になる、つながった四つの石です。</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>四と数えるのは、あと一つの石でちょうど五になるときだけです。</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>三と数えるのは、あと一つの石で達四になるときだけです。達四とは、どちらの端でも五になる、つながった四つの石です。</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>禁手は、一つの石で三を二つ、四を二つ、または六つ以上の並びを作る手です。この石はどれも作りません。</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>どちらも本当の三です。✓印の点に次の石を打てば達四になります。</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>どちらもあと一つの石でちょうど五になります。</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>その石でほかに何ができても、五ができれば勝ちです。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five.</source>
        <translation>六つ以上の並びは五ではありません。</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>そこにあと一つの石を打つとちょうど五になります。</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>どちらの端でも五になりますが、四としては一つです。</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>達四は、どちらの端でも五になるものでなければなりません。これらの石は達四にできないので、三とは数えません。</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>六つ以上の並びは五ではないので、これらの石は四とは数えません。</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>もうどこに打ってもこれらの石は五になりません。</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>三が二つできるように見え、それなら禁手です。しかし三と数えるのは、あと一つの石で達四（どちらの端でも五になる、つながった四つの石）になり、しかもその石を実際に打てるときだけです。そうでない三は否三といいます。</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>この三つの石を達四にできるのは%1に打つ手だけです。しかし%2に打つと、%1は禁点になります。ですから否三で、三とは数えません。%1がなぜ禁点かは、この後、順に示します。</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>この三つの石を達四にできるのは%1か%2に打つ手だけです。しかし%3に打つと、どちらも禁点になります。ですから否三で、三とは数えません。理由はこの後、順に示します。</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>これは本当の三です。%1に打つと四つ並び、%2でも%3でも五にできます。相手が止められるのは一方だけです。</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>%1に打つと三が二つできるように見え、それなら禁手です。しかしこの後で示すとおり、%2は否三です。ですから%1には打てます。</translation>
    </message>
</context>
<context>
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1で五連ができて勝ちです。</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1で三が二つできます。</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1で四が二つできます。</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1で%2個の石が並びます。</translation>
    </message>
    <message>
        <source>%1 only looks like a double-three.</source>
        <translation>%1は三々に見えるだけです。</translation>
    </message>
    <message>
        <source>%1 is not a three.</source>
        <extracomment>%1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1は三ではありません。</translation>
    </message>
    <message>
        <source>There is no three on this line.</source>
        <translation>この線に三はありません。</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>これが%1の一つ目の三です。</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>これが%1の二つ目の三です。</translation>
    </message>
    <message>
        <source>So %1 is forbidden.</source>
        <translation>したがって%1は禁手です。</translation>
    </message>
    <message>
        <source>So %1 is a false three.</source>
        <translation>したがって%1は否三です。</translation>
    </message>
    <message>
        <source>So %1 may be played, and %2 is a real three.</source>
        <translation>したがって%1には打つことができ、%2は本当の三です。</translation>
    </message>
    <message>
        <source>Now suppose there is also a stone on %1 (number %2).</source>
        <translation>ここで%1にも石があると考えます（番号%2）。</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>したがって残る三は一つだけです：%1。三が一つだけなら禁手ではありません。</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>したがって%1は本当の三を二つ作ります。</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>進出者を左右する対局の結果がまだ出ていません。</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>現在の結果で登録</translation>
    </message>
    <message>
        <source>These players have withdrawn: %1. The next in the standings qualify instead.</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>棄権した参加者：%1。順位が次の参加者が繰り上がります。</translation>
    </message>
</context>
<context>
    <name>RankingSettingWords</name>
    <message>
        <source>any</source>
        <extracomment>Of players of both sexes, every age and every rating.</extracomment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性別</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>この年以降の生まれ</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>この年以前の生まれ</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>レーティング下限</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>レーティング上限</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>順位の対象</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Number of best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>得点を合計する上位の人数</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>レーティングの増減</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>FIDEの換算表</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>イロの計算式</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>係数K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>通常どおり</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>FIDEの換算表により、400を超える差は400とみなします。</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>2021年までの連珠レーティングと同じく、イロの計算式によります。</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>Kは全員一律で%1です。</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>レーティングがなく、計算に入れない相手：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>賞はカテゴリーごとに1人1つまで受けられます。</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>賞は1人1つまでで、ほかの賞は次の順位の人に繰り下がります。</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>同点者はその順位の賞を分け合います。</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>順位基準で順位を決め、それでも同順位の人だけが賞を分け合います。</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>%1～%2年生まれ</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>%1年以降の生まれ</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>%1年以前の生まれ</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>レーティング%1～%2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>レーティング%1以上</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>レーティング%1以下</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>賞</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>賞</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>受賞者</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>所属別順位</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>上位%n人の得点を合計します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>国別順位</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>パフォーマンス</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>増減</translation>
    </message>
    <message>
        <source>the best of each club</source>
        <extracomment>Of a category of players, behind other conditions or alone.</extracomment>
        <translation>各所属の最上位者</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A category and its conditions.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>K is 40 for new and young players, 20 for others, and 10 from a rating of 2400 on.</source>
        <translation>Kは新人と若手の参加者が40、その他は20、レーティング2400以上は10です。</translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>全員共通</translation>
    </message>
    <message>
        <source>fewer than 30 rated games</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player who is new to the list.</extracomment>
        <translation>レーティング対局が30局未満</translation>
    </message>
    <message>
        <source>18 or younger, rated below 2300</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.</extracomment>
        <translation>18歳以下、レーティング2300未満</translation>
    </message>
    <message>
        <source>rated below 2400</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>レーティング2400未満</translation>
    </message>
    <message>
        <source>rated 2400 or more</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>レーティング2400以上</translation>
    </message>
    <message>
        <source>rated games unknown, taken as 30 or more</source>
        <extracomment>Of a player whose number of rated games is not known, so that an established one was assumed.</extracomment>
        <translation>レーティング対局数が不明のため30局以上とみなす</translation>
    </message>
    <message>
        <source>age unknown, taken as an adult</source>
        <extracomment>Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.</extracomment>
        <translation>年齢が不明のため成人とみなす</translation>
    </message>
    <message>
        <source>K × games is at most 700</source>
        <extracomment>K is the factor of a change of rating; it was lowered because of this limit.</extracomment>
        <translation>K×対局数は700以下</translation>
    </message>
    <message>
        <source>Reason for K</source>
        <extracomment>Column of a list of changes of ratings: why the factor K has its value.</extracomment>
        <translation>Kの理由</translation>
    </message>
    <message>
        <source>set for this player</source>
        <extracomment>Why the factor K of a change of rating has its value: it was set for this player.</extracomment>
        <translation>この対局者に個別に設定</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>未確定：%1が四追いを逃したかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1は%2の五連を逃しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1は%n手の四追いを逃しました：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>この勝ちは、この手の前にはありませんでした。</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>防げた手（ほかにもあるかもしれません）：%1。</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>未確定：この手が%1に四追いを許したかどうかは不明です。</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>この後、%1は%2で五連にできました。</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>この後、%1に%n手の四追いがありました：%2。</numerusform>
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
        <translation>%1. %2：パス</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2：点の記載なし</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>この点は禁点です：%1。</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>禁手と指摘されましたが、禁手ではありません。</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>禁点</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>逃した四追いも許した四追いもありません。</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>禁点：%1か所。</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>誤った指摘：%1回。</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>未確定の手：%1手。</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>%2手のうち%1手目まで検討して停止しました。</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>棋譜にルールの記載がないため、%1として検討しました。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>五目並べや連珠の対局ではありません。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋譜にルールの記載がありません。</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>この大きさの盤の対局は検討できません。検討できるのは正方形の盤の対局だけです。</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>この対局には着手が一つもないため、検討するものがありません。</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>検討しています… %2手のうち%1手目。</translation>
    </message>
    <message>
        <source>Move %1: %2 has a proven win.</source>
        <extracomment>%1 is the number of a move, %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>%1手目：%2の勝ちが証明されています。</translation>
    </message>
    <message>
        <source>Move %1: no win is proven.</source>
        <translation>%1手目：証明された勝ちはありません。</translation>
    </message>
    <message>
        <source>Move %1: even, the engine thinks.</source>
        <translation>%1手目：エンジンの評価は互角です。</translation>
    </message>
    <message>
        <source>Move %1: %2 is better, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>%1手目：エンジンの評価は%2が優勢です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1に追い詰めがありました（長くて%n手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>This move gave it up.</source>
        <translation>この手で逃しました。</translation>
    </message>
    <message>
        <source>It is not decided whether this move kept it.</source>
        <translation>この手の後にも残っていたかどうかは未確定です。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>防げた手（%n通り）：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>この後、%1に追い詰めがありました（長くて%n手）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether another move would have stopped it.</source>
        <translation>ほかの手で防げたかどうかは不明です。</translation>
    </message>
    <message>
        <source>As far as was searched, this was the last move that could have changed the result.</source>
        <translation>調べた範囲では、結果が変わり得た最後の手です。</translation>
    </message>
    <message>
        <source>missed win by fours and threes</source>
        <translation>逃した追い詰め</translation>
    </message>
    <message>
        <source>missed win by fours</source>
        <translation>逃した四追い</translation>
    </message>
    <message>
        <source>allowed win by fours and threes</source>
        <translation>許した追い詰め</translation>
    </message>
    <message>
        <source>allowed win by fours</source>
        <translation>許した四追い</translation>
    </message>
    <message>
        <source>perhaps a missed win by fours and threes</source>
        <translation>逃したかもしれない追い詰め</translation>
    </message>
    <message>
        <source>Missed wins by fours: %1.</source>
        <translation>逃した四追い：%1回。</translation>
    </message>
    <message>
        <source>Allowed wins by fours: %1.</source>
        <translation>許した四追い：%1回。</translation>
    </message>
    <message>
        <source>Missed wins by fours and threes: %1.</source>
        <translation>逃した追い詰め：%1回。</translation>
    </message>
    <message>
        <source>Allowed wins by fours and threes: %1.</source>
        <translation>許した追い詰め：%1回。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>追い詰めは探していません。</translation>
    </message>
    <message>
        <source>It is decided at every turn whether there was a win by fours and threes.</source>
        <translation>追い詰めの有無はすべての手番で確定しています。</translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>追い詰めの有無が未確定の手番：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for wins by threes… Turn %1 of %2.</source>
        <translation>追い詰めを探しています… %2手のうち%1手目。</translation>
    </message>
    <message>
        <source>missed win, the engine thinks</source>
        <translation>逃した勝ち（エンジンの評価）</translation>
    </message>
    <message>
        <source>allowed win, the engine thinks</source>
        <translation>許した勝ち（エンジンの評価）</translation>
    </message>
    <message>
        <source>lost chances, the engine thinks</source>
        <translation>勝率の低下（エンジンの評価）</translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that %1 had a win in %n move(s), and gave it up.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>
            <numerusform>エンジンの評価では、%1には%n手の勝ちがありましたが、逃しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that after this move, %1 wins in %n move(s).</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now.</extracomment>
        <translation>
            <numerusform>エンジンの評価では、この手のあと%1が%n手で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine thinks that %1&apos;s chances fell from %2% to %3%.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;; %2 and %3 are numbers.</extracomment>
        <translation>エンジンの評価では、%1の勝率が%2%から%3%に下がりました。</translation>
    </message>
    <message>
        <source>It would have played %1.</source>
        <translation>エンジンなら%1に打ちます。</translation>
    </message>
    <message>
        <source>Moves that lost much, the engine thinks: %1.</source>
        <translation>エンジンの評価で損の大きい手：%1手。</translation>
    </message>
    <message>
        <source>Move %1: %2 has %3% of the chances, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;, %3 a number.</extracomment>
        <translation>%1手目：エンジンの評価では%2の勝率は%3%です。</translation>
    </message>
    <message>
        <source>The engine is looking at the game… Position %1 of %2.</source>
        <translation>エンジンが検討しています… %2局面のうち%1局面。</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <extracomment>How deep an engine searched.</extracomment>
        <translation>深さ%1。</translation>
    </message>
    <message>
        <source>It thinks that no move of a side that did not win lost more.</source>
        <translation>勝たなかった側の手のうち、最も大きな損とエンジンは評価しています。</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第%1回戦（全%2回戦）</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>手動変更：%n卓</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>発表済み、結果 %1 / %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>第%1回戦を組み合わせる</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>発表</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>回戦を終了</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>第%1回戦へ</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>下書きを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>下書きに戻す(&amp;B)…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>回戦を再開(&amp;P)</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>組み合わせ後に訂正あり</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>先に二人以上の参加者を登録してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>この回戦の参加者は%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>休み：%1。</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>連続して欠場：%1。</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>上位と下位（1–5、2–6）</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>最上位と最下位（1–8、2–7）</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>隣どうし（1–2、3–4）</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>3位以下</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>準決勝の敗者どうしで決定戦</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>分け合う</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>%1位までの順位決定戦</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>同点者どうしの組み合わせ</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>第1回戦</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>ほかの回戦と同じ</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>対戦を避ける相手</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>同じ所属</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>同じ国・地域</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>対戦を避ける回戦数</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>すべての回戦</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>加速方式を使う回戦数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>敗退となる敗数</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>得点の違う相手との組み合わせ</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>得点差の小さい順</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>上位の得点群から</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>抜け番になる人</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>最下位の得点群の最後の人</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>最下位の得点群から抽選</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>ほかに組めないときだけ</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>抜け番に数える</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>抜け番に数えない</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>途中参加者の欠場した回戦</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>途中で棄権した人の成績</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>対局が半数未満なら無効</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>常に有効</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>2巡目</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>1巡目と同じ（先後交替）</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>1巡目の最後の二つの回戦を入れ替え</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>予選組の成績</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>全員0から</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>持ち越し（再戦なし）</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>グランドファイナル</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>無敗の側は2敗で負け</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>1回で決定</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>棄権とみなす連続不戦敗の回数</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>抜け番の分としてSOSに加える点</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>本人の得点</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>チームの空席</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>どの盤でも可</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>末尾の盤に限る</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>先頭の盤に限る</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1、一手ごとに%2加算（初手の分を含む）</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1、一手打つごとに%2加算</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>一手%1</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>切れたら一手%1</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>秒読み%1×%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>切れたら秒読み%1×%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1秒</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>時間無制限</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>一手%1以内</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>ただし一手%1以内</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>例：15m、15m+10s、30m 3x30s、15m/cap3m、inf</translation>
    </message>
    <message>
        <source>Write a time as 15m, 90s, 2h or 15:00.</source>
        <translation>時間は15m、90s、2h、15:00のように入力してください。</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>この持ち時間の書き方は認識できません。</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>0より長く、1000時間以下にしてください。</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>ここで終わりです。これより後の文字は不要です。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>指摘が必要</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>相手が次の手を打つまでに指摘しなければ、対局は続く。</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>即負け</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>禁手を打つと、その場で負けになる。</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>着手不可</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>禁点には打てない。</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>即終局</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>五連ができると、その場で勝ちになる。</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>宣言が必要</translation>
    </message>
    <message>
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>五連を作った側が「五連」を押すと勝ちになる。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>時間切れが指摘されるまで、両方の時計を止める。</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>時間が切れると、その場で負けになる。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>公式対局と同じく、禁点を表示しない。</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>着手後</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>禁手が打たれると、その石に印を付ける。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に表示</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>指導用に、打つ前から禁点を表示する。</translation>
    </message>
    <message>
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1、一手ごとに最初の%2は減らない</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1、一手ごとに使った時間を最大%2戻す</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>切れたら%1ごとに%n手、残り時間は持ち越し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>切れたら%1ごとに%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>切れたら%2ごとに順に%1手、残り時間は持ち越し</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>切れたら%2ごとに順に%1手</translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>一手%1、ほかに%2の考慮時間が%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n手ごとに%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n手に%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>使った時間は相手に加わる（砂時計）</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>前の時間が切れたときに次の時間が加わる</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>時計を押した回数を手数とする</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>一手の制限を超えると手番を失う</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>一手の制限を超えると警告、二回目は負け</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>一手の制限を超えると残り時間から%1を引く</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>開局で石を続けて置く手番や提示の手番には一手の制限なし</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>開局で石を続けて置く手番や提示の手番では一手の制限が%n倍</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>対局者だけが指摘できる</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>指摘された側に時間を加える</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>指摘された側の時間が増える。二回目からは指摘した側が警告も受ける。</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>指摘した側の時間を引く</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>誤って指摘した側の時間が減る。二回目からは警告も受ける。</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>手番を失う</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>誤って指摘した側は手番を失う。二回目からは警告も受ける。</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>誤って指摘した側は、そのたびに警告を受ける。</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>罰則なし</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>誤った指摘をしても罰則はない。</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>対局者が指摘するまで、時計も対局も続く。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>引き分け。</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>先に時間が切れた側の負け。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>対局は続く。</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>両者とも負け。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Same penalty as for a wrong claim.</source>
        <translation>誤った指摘と同じ罰則。</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>警告になる。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>罰則なし。</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>指摘が必要</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>A time on a button, in hours.</extracomment>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A time on a button, in minutes.</extracomment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <extracomment>A time control on a button: %1 is the time, %2 the seconds that each move adds.</extracomment>
        <translation>%1 + %2秒</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Create a signing key</source>
        <translation>署名鍵の作成</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>鍵 (*.key);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>対局ログを検証する人には%1を渡してください。%2を読める人は誰でも、鍵の持ち主になりすまして署名できます。</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>署名鍵の選択</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>未設定：対局ログに署名しません。審判の鍵で署名すれば、対局ログが変更されていないことを後で確認できます。</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>終局後の対局ログに鍵%1（%2に保存）で署名します。</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>終局後の対局ログに署名しますか？</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>署名は、終局した対局のフォルダーに対局ログと並べて保存されます。検証にはkagetsu-cliまたはminisignと公開鍵を使います。</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>鍵を作成…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>鍵を選択…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>鍵%1を作成しました。</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>署名をやめる</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1、未確定</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>五珠目の候補%1</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>禁手：%1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>打てる範囲の外</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>勝ちの並び</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>指摘された点</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>印：%1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>印あり</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>問題の点</translation>
    </message>
    <message>
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>仮の石%1</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>示された形の石</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>有効な達四点</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>無効な達四点</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>五になる</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>%1個並んでしまう</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>線を止めている</translation>
    </message>
    <message>
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>禁手に見えるが禁手ではない：%1</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>五珠目の候補%1と同じ</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>五珠目の候補%1、選ばれず</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>ここには打てない</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>別の枝に合流する</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken for stones on a line: %1 is a colour, %2 a point.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Spoken: %1 says what stands on a point, without a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>In the row: %1.</source>
        <extracomment>Spoken: %1 are the stones on the line through a point, such as &quot;black F8, G8, white K8&quot;.</extracomment>
        <translation>横：%1。</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>縦：%1。</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>右上がりの斜め：%1。</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>右下がりの斜め：%1。</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>この点を通る線上に石はありません。</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>最短の勝ち</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>四追いを防ぐ</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>未確定</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>想定の%1、%2手目</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>最善手、評価値%1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>評価値%1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>のこり %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>このてのじかん、のこり %1</translation>
    </message>
    <message>
        <source>one</source>
        <comment>minutes</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;minutes&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>いっぷん|にふん|さんぷん|よんぷん|ごふん|ろっぷん|ななふん|はっぷん|きゅうふん|じゅっぷん|じゅういっぷん|じゅうにふん|じゅうさんぷん|じゅうよんぷん|じゅうごふん|じゅうろっぷん|じゅうななふん|じゅうはっぷん|じゅうきゅうふん|にじゅっぷん|にじゅういっぷん|にじゅうにふん|にじゅうさんぷん|にじゅうよんぷん|にじゅうごふん|にじゅうろっぷん|にじゅうななふん|にじゅうはっぷん|にじゅうきゅうふん|さんじゅっぷん|さんじゅういっぷん|さんじゅうにふん|さんじゅうさんぷん|さんじゅうよんぷん|さんじゅうごふん|さんじゅうろっぷん|さんじゅうななふん|さんじゅうはっぷん|さんじゅうきゅうふん|よんじゅっぷん|よんじゅういっぷん|よんじゅうにふん|よんじゅうさんぷん|よんじゅうよんぷん|よんじゅうごふん|よんじゅうろっぷん|よんじゅうななふん|よんじゅうはっぷん|よんじゅうきゅうふん|ごじゅっぷん|ごじゅういっぷん|ごじゅうにふん|ごじゅうさんぷん|ごじゅうよんぷん|ごじゅうごふん|ごじゅうろっぷん|ごじゅうななふん|ごじゅうはっぷん|ごじゅうきゅうふん|ろくじゅっぷん|ろくじゅういっぷん|ろくじゅうにふん|ろくじゅうさんぷん|ろくじゅうよんぷん|ろくじゅうごふん|ろくじゅうろっぷん|ろくじゅうななふん|ろくじゅうはっぷん|ろくじゅうきゅうふん|ななじゅっぷん|ななじゅういっぷん|ななじゅうにふん|ななじゅうさんぷん|ななじゅうよんぷん|ななじゅうごふん|ななじゅうろっぷん|ななじゅうななふん|ななじゅうはっぷん|ななじゅうきゅうふん|はちじゅっぷん|はちじゅういっぷん|はちじゅうにふん|はちじゅうさんぷん|はちじゅうよんぷん|はちじゅうごふん|はちじゅうろっぷん|はちじゅうななふん|はちじゅうはっぷん|はちじゅうきゅうふん|きゅうじゅっぷん|きゅうじゅういっぷん|きゅうじゅうにふん|きゅうじゅうさんぷん|きゅうじゅうよんぷん|きゅうじゅうごふん|きゅうじゅうろっぷん|きゅうじゅうななふん|きゅうじゅうはっぷん|きゅうじゅうきゅうふん</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>seconds</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;seconds&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>いちびょう|にびょう|さんびょう|よんびょう|ごびょう|ろくびょう|ななびょう|はちびょう|きゅうびょう|じゅうびょう|じゅういちびょう|じゅうにびょう|じゅうさんびょう|じゅうよんびょう|じゅうごびょう|じゅうろくびょう|じゅうななびょう|じゅうはちびょう|じゅうきゅうびょう|にじゅうびょう|にじゅういちびょう|にじゅうにびょう|にじゅうさんびょう|にじゅうよんびょう|にじゅうごびょう|にじゅうろくびょう|にじゅうななびょう|にじゅうはちびょう|にじゅうきゅうびょう|さんじゅうびょう|さんじゅういちびょう|さんじゅうにびょう|さんじゅうさんびょう|さんじゅうよんびょう|さんじゅうごびょう|さんじゅうろくびょう|さんじゅうななびょう|さんじゅうはちびょう|さんじゅうきゅうびょう|よんじゅうびょう|よんじゅういちびょう|よんじゅうにびょう|よんじゅうさんびょう|よんじゅうよんびょう|よんじゅうごびょう|よんじゅうろくびょう|よんじゅうななびょう|よんじゅうはちびょう|よんじゅうきゅうびょう|ごじゅうびょう|ごじゅういちびょう|ごじゅうにびょう|ごじゅうさんびょう|ごじゅうよんびょう|ごじゅうごびょう|ごじゅうろくびょう|ごじゅうななびょう|ごじゅうはちびょう|ごじゅうきゅうびょう|ろくじゅうびょう|ろくじゅういちびょう|ろくじゅうにびょう|ろくじゅうさんびょう|ろくじゅうよんびょう|ろくじゅうごびょう|ろくじゅうろくびょう|ろくじゅうななびょう|ろくじゅうはちびょう|ろくじゅうきゅうびょう|ななじゅうびょう|ななじゅういちびょう|ななじゅうにびょう|ななじゅうさんびょう|ななじゅうよんびょう|ななじゅうごびょう|ななじゅうろくびょう|ななじゅうななびょう|ななじゅうはちびょう|ななじゅうきゅうびょう|はちじゅうびょう|はちじゅういちびょう|はちじゅうにびょう|はちじゅうさんびょう|はちじゅうよんびょう|はちじゅうごびょう|はちじゅうろくびょう|はちじゅうななびょう|はちじゅうはちびょう|はちじゅうきゅうびょう|きゅうじゅうびょう|きゅうじゅういちびょう|きゅうじゅうにびょう|きゅうじゅうさんびょう|きゅうじゅうよんびょう|きゅうじゅうごびょう|きゅうじゅうろくびょう|きゅうじゅうななびょう|きゅうじゅうはちびょう|きゅうじゅうきゅうびょう</translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>periods</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;periods left&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>いっかい|にかい|さんかい|よんかい|ごかい|ろっかい|ななかい|はっかい|きゅうかい|じゅっかい|じゅういっかい|じゅうにかい|じゅうさんかい|じゅうよんかい|じゅうごかい|じゅうろっかい|じゅうななかい|じゅうはっかい|じゅうきゅうかい|にじゅっかい|にじゅういっかい|にじゅうにかい|にじゅうさんかい|にじゅうよんかい|にじゅうごかい|にじゅうろっかい|にじゅうななかい|にじゅうはっかい|にじゅうきゅうかい|さんじゅっかい</translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>びょうよみ、のこり %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>追加の順位基準</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>プレーオフ</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>審判の決定</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>同順位の決定：%1（%2）</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1：%3が%2位で並んでいます。このうち進出できるのは%4人です。</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1：%3が%2位で並んでいます。全員が進出しますが、その順序でトーナメント表の位置が決まります。</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1、第%2回戦：%3卓</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1、第%2回戦：組み合わせ未定</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>乱数シード%1</translation>
    </message>
    <message>
        <source>%1: by the current results, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1：現在の結果では、進出者の順序が変わります。</translation>
    </message>
    <message>
        <source>%1: by the current results, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1：現在の結果では、%3ではなく%2が進出していたことになります。</translation>
    </message>
    <message>
        <source>%1 (opener: %2)</source>
        <extracomment>A game of a play-off: %1 is its players and its result, %2 who began the opening procedure.</extracomment>
        <translation>%1（仮先：%2）</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>round %1</source>
        <extracomment>A round of a tournament.</extracomment>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%2の%1：同点者どうしの対戦がそろっていないため、適用されません。</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%2の%1 = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>%1番盤</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%2の%1：レーティングのない人がいるか、対局がないため、適用されません。</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%2の%1：同点者に差がつかないため、適用されません。</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>同点者どうしで行われなかった対局がどんな結果であったとしても、同点者の中で%1位。同点者からの得点：%2</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column of standings.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>These results do not count, because fewer than half of the games were played.</source>
        <translation>対局数が半数に満たないため、成績は無効です。</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>一時停止中：両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1の時間が切れました。</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>%1をもう一度タップすると着手します。Escで石を取り除けます。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>時計を押す（スペース）と%1の着手が確定します。Escで石を取り除けます。</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>タップした点の判定を表示します（石は打ちません）。</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>%1番：%2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>審判の裁定を待っています。両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>審判が%1の時計を動かしています。今は打てません。</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>時計を押す（スペース）と提示が確定します。石をタップすると取り除けます。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>The clock starts with the first stone.</source>
        <translation>時計は最初の一手から動きます。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>late</source>
        <extracomment>Of a table where no game has begun in time; also in the column of results.</extracomment>
        <translation>遅刻</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>%3卓：%1 – %2</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>裁定による</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>手入力</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>生徒への問いを書いてください。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>問いの対象となる点をタップしてください。</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>問いの対象となる点には石があります。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>問いの対象となる石をタップしてください。</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>問いの対象となる石は、「対象の色」の石でなければなりません。</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>この点には、三に見えて三でない形はありません。</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>ルール上、対象の色に禁点はありません。</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>対象の色は、この方法では勝てません。</translation>
    </message>
    <message>
        <source>The other side has no win by fours that could be stopped.</source>
        <translation>相手には防ぐべき四追いがありません。</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>この勝ちを防ぐ手はありません。</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>勝ちの探索が終わりませんでした。</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>答えを二つ以上書いてください。</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>正解を一つ以上示してください。</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>並べる石がないか、石が盤に収まりません。</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>解答が正しくありません。</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>「%1」は不明な項目です。</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>「%1」はこの種類の問題の項目ではありません。</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>「%1」の項目が重複しています。</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>「%1」を理解できませんでした。</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>その盤では対局できません。</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>「%1」という問題の種類はありません。</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>問題の種類が二つ以上あります。</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>%1ページ：%2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>%1ページ（%2行目の%3文字目）：%4</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>三も使ってよい問題では、初手をすべて求めることはできません。</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>ほかにも誤りがあります。</translation>
    </message>
    <message>
        <source>The right answer is not among the answers offered.</source>
        <translation>正解が選択肢の中にありません。</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>これらの石は五連です。</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>これらの石は長連です。六つ以上並んでいます。</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>これらの石は達四です。両端が空いています。</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>これらの石は四です。五になる点が一つあります。</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>これらの石はどの形でもありません。</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>達四になるだけの広さがありません。</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>四になっても一方の端が止まっています。</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>四の一方の端では六つ以上になります。</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>達四になる点が禁点です。</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>達四になる点に打つと別の線で五になります。</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>%1に打てば、もう五を止められません。</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1は%2で応じました。次の手をどうぞ。</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>%1では、%2に守る余裕があります。</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>%1に打っても、%2に止められます。</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>%1に打っても、%2が先に五連を作ります。</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1で勝ちを防げます。</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>%1に打っても、%2の勝ちです。</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1では勝ちが遅くなるだけです。</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>禁点を見つける</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>この点は禁点？</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>形の名前を答える</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>なぜ三ではない？</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>勝ちまで打つ</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>勝ちの初手を見つける</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>勝ちを防ぐ</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>答えを選ぶ</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>石を順に並べる</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>説明だけ</translation>
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
        <translation>達四</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>Not enough room</source>
        <translation>広さが足りない</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>一方が止まっている</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>一方の端で六つ以上になる</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>次の石が禁手になる</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>次の石で五になる</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>ここまで正解です。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>惜しいですが、違います。</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>%1にはすでに石があります。</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1は禁手です：%2。</translation>
    </message>
    <message>
        <source>%1 is not forbidden.</source>
        <translation>%1は禁手ではありません。</translation>
    </message>
    <message>
        <source>A stone on %1 makes five and wins.</source>
        <translation>%1に打てば五になり勝ちです。</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1は禁手です。なぜですか？</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1は確かに禁手ですが、種類は%2です。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>すべて見つけました。</translation>
    </message>
    <message>
        <source>You missed %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>%1を見落としました。</translation>
    </message>
    <message>
        <source>All stones are in their places.</source>
        <translation>石はすべて並びました。</translation>
    </message>
    <message>
        <source>Now the next stone.</source>
        <translation>次の石をどうぞ。</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>次の石は%1です。</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>時間内に調べきれませんでした。</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>この石は何の形にもなりません。</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1が五つ並べました。</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>六つ以上並ぶので長連です。</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2が一方の四を止めても、%1はもう一方の四で五連を作ります。</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>この四は一つの石で止まります。</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>この端では五ではなく六つ以上になります。</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>ここには達四になるだけの広さがありません。</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>最後の石は禁手になります：%1。</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>最後の石は別の線で五になり、達四にはなりません。</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>五ではなく六つ以上になります。</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>両端が止まっているので四ではありません。</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>受けはすべて決まっていて、%1が五連を作ります。</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1はこれを止められません。止める点が禁点（%2）です。</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>最後の石で攻めが止まりました。</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1が先に五連を作ります。</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>このように進みます。</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>%1の禁点はどこですか？</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>%1は%2の禁手ですか？</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>印の石は何の形ですか？</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>正しいのはどれですか？</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>石はどこに置きますか？</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>盤上の点をタップし、最後に解答してください。</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>盤上の点をタップしてください。</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>%1の番です。盤上の点をタップしてください。</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>次の石の場所をタップしてください。</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>答えを選ぶか、盤上の点をタップしてください。</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>答えを選んでください。</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>六つ以上にしかならないので四ではありません。</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>四になっても一方の端が止まっているので三ではありません。</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>一方の端では六つ以上になるので三ではありません。</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>達四になるだけの広さがないので三ではありません。</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>次の石が禁手になるので三ではありません。</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>次の石は別の線で五になるので三ではありません。</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1は三にも四にもならないので打てます。</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1でできる三は一つだけなので打てます。</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1でできる四は一つだけなので打てます。</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1では四と三が一つずつでき、四三なので打てます。</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>正しいのは%1です。</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>%1はありません。</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>%1もあります。</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>ここには禁点がありません。</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>ここには該当する点がありません。</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>%1がほかの所に打ったとします。</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2が達四の一方の端を止めても、%1はもう一方の端で五連を作ります。</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1の達四です。%2は両端を止められません。</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2が%1に打ちます。印の石と合わせてなぜ三にならないのですか？</translation>
    </message>
    <message>
        <source>These stones are a three: they can become a straight four.</source>
        <translation>これらの石は三です。達四にできます。</translation>
    </message>
    <message>
        <source>Which move is right for %1?</source>
        <translation>%1の正しい手はどれですか？</translation>
    </message>
    <message>
        <source>How does %1 win by fours and threes?</source>
        <translation>%1は追い詰めでどう打てば勝てますか？</translation>
    </message>
    <message>
        <source>How does %1 win by fours?</source>
        <translation>%1は四追いでどう打てば勝てますか？</translation>
    </message>
    <message>
        <source>Which move begins a win by fours and threes for %1?</source>
        <translation>%1の追い詰めの初手はどこですか？</translation>
    </message>
    <message>
        <source>Which moves begin a win by fours for %1?</source>
        <translation>%1の四追いの初手をすべて答えてください。</translation>
    </message>
    <message>
        <source>Which move begins a win by fours for %1?</source>
        <translation>%1の四追いの初手はどこですか？</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win by fours?</source>
        <translation>四追いを防ぐ%1の手をすべて答えてください。</translation>
    </message>
    <message>
        <source>How can %1 stop the win by fours?</source>
        <translation>%1はどう打てば相手の四追いを防げますか？</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>交替の後でも五珠目の提示ができる</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Where stone %1 may be placed</source>
        <translation>%1珠目を打てる範囲</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>五珠目を提示できる範囲</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>%1珠目を打てる正方形の一辺</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>五珠目を提示できる正方形の一辺</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>五珠目の題数</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>宣言できる題数の下限</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>宣言できる題数の上限</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>石を二個追加できる回数</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>使えない珠型</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>対局前に置く石</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>天元</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>任意の点</translation>
    </message>
    <message>
        <source>within the central %1 × %1 square</source>
        <translation>中央%1×%1の中</translation>
    </message>
    <message>
        <source>outside the central %1 × %1 square</source>
        <translation>中央%1×%1の外</translation>
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
        <translation>使えない珠型：%1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>珠型は%1</translation>
    </message>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>題数は%nに固定</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>ここから先は正しいJSONではありません。</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>この項目が二回あります。</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>値の型がこの項目に合いません。</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>ここに項目が足りません。</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>この項目はここでは使えません。</translation>
    </message>
    <message>
        <source>This word is not valid here.</source>
        <translation>ここでこの語は使えません。</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>値が範囲外です。</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>この規定にそのパラメーターはありません。</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>このパラメーターはその値を取れません。</translation>
    </message>
    <message>
        <source>There is no step with this name.</source>
        <translation>この名前の手順はありません。</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>この名前はすでに使われています。</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>この手順に至る経路の中に、この数が宣言されていないものがあります。</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>この珠型または一覧はありません。</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>打てる珠型が残っていません。</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>範囲の書き方が正しくありません。centre、any、sq:k、outside:k（kは奇数）のどれかにしてください。</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>この石は配置できません。同じ点は一度だけ使い、盤の外に出ず、五連ができないようにしてください。</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>手順例がここでは打てないか、開局が終わる前に途切れています。</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>この語は、ここでは対局者を指しません。</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>この手順はここに置けません。</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>この手順に来たときの石の数が、経路によって異なります。</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>手順が足りず、開局が終わりません。</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>この手順の選択肢がすべて使い切られ、先に進めなくなることがあります。</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>ここから手順が限りなく繰り返されることがあります。</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>手順が多すぎます。</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>この手順に来たとき、範囲がすでに埋まっていることがあります。</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>この規定はこの大きさの盤では使えません。</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>この条件はこの規定に当てはまりません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み取れません：%2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1は1 MBを超えています。開局規定ではありません。</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1：「%2」という規定はすでにあります。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1、%2行目の%3文字目：%4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1、%2行目の%3文字目、%4：%5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>テキストの入れ子が深すぎるか、一か所の項目が多すぎます。</translation>
    </message>
</context>
<context>
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1時間</translation>
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
        <translation>対戦相手の得点の合計</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>全員が対戦した場合の直接対決</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>全員が対戦でつながる場合の直接対決</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>相手の得点の最高と最低の和</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>相手の得点の2番目に高い値と2番目に低い値の和</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>対戦相手のSOSの合計</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>対戦相手のSBの合計</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>勝った相手のSOS</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>勝った相手のSB</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>勝ち局数</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>仮後での勝ち局数</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>仮後の局数</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>自分が負けた相手の得点</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>警告が少ない方</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>対戦相手の得点の合計（最低を除く）</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>対戦の得点</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>各局の得点</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>%1番盤の得点</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>レーティングが低い方</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>ブッフホルツ</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>ブッフホルツ（最低を除く）</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>ブッフホルツ（下位2人を除く）</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>ブッフホルツ（最高と最低を除く）</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>ゾンネボルン・ベルガー（FIDE）</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>各回戦後の累計得点の合計</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>2回総当たり</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>スイス方式</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>ダブルエリミネーション</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>引き分け扱いの抜け番</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>欠場</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>勝ち扱いの抜け番</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a round that only the arbiter sees.</extracomment>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>発表済み</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>得点</translation>
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
        <translation>直接</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>勝数</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>警告</translation>
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
        <translation>抽選</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>中国全国大会（2025年）</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>中国のクラブ大会（スイス方式）</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>台湾</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>連珠世界チーム選手権</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>五目並べ世界チーム選手権</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>五目並べ世界ユース杯</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>通信世界選手権</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>インターネット杯</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>大学コンピューター対局大会</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>囲碁規定の総当たり</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>チェス式スイス方式（FIDE）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>順位の基準：%1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>仮先の番号</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>仮後の番号</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Opener&apos;s points</source>
        <translation>仮先の得点</translation>
    </message>
    <message>
        <source>Second player&apos;s points</source>
        <translation>仮後の得点</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>結果の種別</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>仮先の消費時間（秒）</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>仮後の消費時間（秒）</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>勝った相手の得点</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>消費時間で順位が決まった箇所があります。欠場した回戦の消費時間は0です。</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>称号</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性別</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>生年</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>連盟番号</translation>
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
        <translation>直接対決（FIDE）</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>対戦の得点と各局の得点による直接対決</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>勝った回戦数（対局なしの勝ちを含む）</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>自己都合で欠場しなかった回戦数</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>標準得点</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>上位半分の相手から得た得点（コヤ）</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>フォア・ブッフホルツ</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>相手のブッフホルツの平均</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>相手の平均レーティング</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>パフォーマンスレーティング</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>完全パフォーマンスレーティング</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>相手の平均パフォーマンス</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>相手の平均完全パフォーマンス</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>ボードカウント（得点×盤番号）</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>上位の盤から順に比べる得点</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>下位の盤から順に除いて比べる得点</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>団体のゾンネボルン・ベルガー（FIDE）</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>得点と相手の強さの合成</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1（上位%2人・下位%2人を除く）</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1（最初の%2回戦を除く）</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1（下位%2人を除く）</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1（得点率%2%以上の相手のみ）</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1（最終回戦を引き分けとみなす）</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1（不戦勝・不戦敗も数える）</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>決定後の順位</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>決定方法</translation>
    </message>
    <message>
        <source>Rated games</source>
        <extracomment>Column of a list of players: how many games the rating of a player rests on.</extracomment>
        <translation>レーティング対局数</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>The factor K of a player, by which a change of rating is multiplied; set by hand.</extracomment>
        <translation>係数K</translation>
    </message>
</context>
<context>
    <name>TypingWords</name>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>空席</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1。次の結果：全%3局の第%2局</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1。次の結果：%2番盤、%3 – %4</translation>
    </message>
    <message>
        <source>Nothing was entered for table %1.</source>
        <translation>第%1卓には何も入力されていません。</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1。%2ですか？もう一度入力して確定してください。</translation>
    </message>
    <message>
        <source>%1. First %2, now %3: neither counts. Enter it twice again.</source>
        <extracomment>%1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.</extracomment>
        <translation>%1。1回目は%2、今回は%3です。どちらも無効です。もう一度2回入力してください。</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>二人を入れ替えるには、一人ずつ選ぶか、一方をもう一方へドラッグします。</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>%1と入れ替える参加者を選んでください。</translation>
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
        <translation>未確定の手：%1手。</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>証明のうち、%1の段階が不完全です。</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1には打てません。</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1では示された五になりません。</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>%1の後、五になる点が示されたものと違います。</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>%1の後、相手が先に五連を作ります。</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>%1の後、防点%2への応手がありません。</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>%1の後、%2は防点ではありません。</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>%1の後、防点%2は禁手と示されていますが、禁手ではありません。</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1は五連を作れる</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1、%n手の四追い勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1に五の狙い</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1に%n手の四追いの狙い</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>これより短い四追いはありません。</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>より短い四追いがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1に四追いはありません。すべての四を調べ、証明済みです。</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>四追いをすべて防ぐ%1の手：%2通り。</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>%1に四追いを防ぐ手はありません。証明済みです。</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>未確定：四追いを防ぐ%1の手は見つかっていません。</translation>
    </message>
    <message>
        <source>%1: not decided.</source>
        <translation>%1：未確定。</translation>
    </message>
    <message>
        <source>%1: makes five.</source>
        <translation>%1：五になる。</translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s). There is no shorter win.</source>
        <translation>
            <numerusform>%1：%n手の四追い、最短。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1：%n手の四追い。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>探索しています… 局面の数：%1、深さ：%2。</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1で五ができます。</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1で四ができ、五になる点は%2です。一手では全部を止められません。</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1で四ができます。唯一の防点%2は禁手です：%3。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1で四追いの狙いができ、防ぐ手がありません。</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1で四追いの狙いができます。</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1で四ができ、次に%2で五になります。</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>防点は%1だけです。</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1は防点です。</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>相手が%1なら、%2で五ができます。</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1以下は、上に示した同一局面と同じ手順で勝ちです。</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>ルールだけに基づいて証明を一手ずつ検証しました。正しい証明です。</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>証明の段階が一つ欠けています。</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>証明は正しくありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1に追い詰めがあります（長くて%n手）。これより短い手順は探していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>相手がほかの所に打てば：</translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>%1の追い詰めは見つかりませんでした。すべての四と、%n回以内の四で勝ちになるすべての三を調べました。それ以外の手（ミセ手やフクミ手など）で勝てる可能性はあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>%1秒で停止しました。</translation>
    </message>
    <message>
        <source>Not found within %1 s.</source>
        <extracomment>%1 is a number of seconds: a search reached its limit, and what it looked for may still be there.</extracomment>
        <translation>%1秒では見つかりませんでした。</translation>
    </message>
    <message>
        <source>Positions searched: %1.</source>
        <translation>調べた局面の数：%1。</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>追い詰めは探していません。</translation>
    </message>
    <message>
        <source>The limit was reached after %1 s.</source>
        <translation>%1秒で上限に達しました。</translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours and threes.</source>
        <translation>%1に追い詰めがあるかどうかは未確定です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1に追い詰めがあります（長くて%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours.</source>
        <translation>%1に四追いがあるかどうかは未確定です。</translation>
    </message>
    <message>
        <source>First moves that win by fours for %1: %2.</source>
        <translation>%1の四追いの初手：%2通り。</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win by fours for %1.</source>
        <translation>未確定：%1の四追いの初手は見つかっていません。</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours. This is proven.</source>
        <translation>%1に四追いの狙いはありません。証明済みです。</translation>
    </message>
    <message>
        <source>%1: stops all wins by fours.</source>
        <translation>%1：四追いをすべて防ぐ。</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1が初手を天元に打ちます。</translation>
    </message>
    <message>
        <source>%1 places a black stone within the central %2 × %2 square.</source>
        <translation>%1が中央%2×%2の範囲に黒石を打ちます。</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1が中央%2×%2の範囲に白石を打ちます。</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1が中央%2×%2の外に黒石を打ちます。</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1が中央%2×%2の外に白石を打ちます。</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1が好きな点に黒石を打ちます。</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1が好きな点に白石を打ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1が五珠目を%n題提示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1が五珠目を提示します。</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>次は%1が選びます。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1が五珠目の題数を宣言します。</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1が、提示された五珠目から一つを選びます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1がさらに石を%n個打ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the next stone.</source>
        <translation>次の石は%1が打ちます。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>The player to move</source>
        <extracomment>In the line of coming steps: whoever will be on turn then.</extracomment>
        <translation>手番の側</translation>
    </message>
    <message>
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>どちらか</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>審判が最初の石を置く</translation>
    </message>
    <message>
        <source>%1: stone %2</source>
        <extracomment>A coming step of the opening; %1 is a player.</extracomment>
        <translation>%1：%2珠目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step that is done: a player and the point of the stone.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1が選ぶ</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>交替</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1が黒に</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1が白に</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>交替なし</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1は黒のまま</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1は白のまま</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1の提示：%2 / %3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1が五珠目を提示</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1が五珠目を%n題提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 declares the number of fifth moves</source>
        <translation>%1が題数を宣言</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1の宣言：%n題</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1が一つを選ぶ</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1が%2を選択</translation>
    </message>
    <message>
        <source>Free play follows</source>
        <translation>その後は自由に打つ</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>%1が黒か白かを選びます。</translation>
    </message>
    <message>
        <source>%1 chooses how to continue.</source>
        <translation>%1がこの先の進め方を選びます。</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1が五珠目の題数を%2から%3の間で宣言します。</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1が五珠目を提示します：%2 / %3題。</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1が五珠目の候補%n題から一つを選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>%1が黒、%2が白になります。</translation>
    </message>
    <message>
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>%1が%2に打った石</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>%1が提示した候補%2</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>%1が取り下げた候補%2</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>%1が選んだ五珠目%2</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>%1が宣言した題数%2</translation>
    </message>
    <message>
        <source>choice by %1</source>
        <translation>%1の選択</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>これからできる珠型：%1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1の形（天元を外れている）</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>26珠型のどれでもない形：妖刀</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1は候補%2（%3）と対称です：示した線で折り返すと同じになります。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1は候補%2（%3）と対称です：示した点を中心に180度回転すると同じになります。</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1は候補%2（%3）と対称です：示した点を中心に90度回転すると同じになります。</translation>
    </message>
    <message>
        <source>%1 (Black)</source>
        <extracomment>A player and the colour of the moment.</extracomment>
        <translation>%1（黒）</translation>
    </message>
    <message>
        <source>%1 (White)</source>
        <translation>%1（白）</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1が五珠目%n題をすべて置きました。提示を確定するか、置き直してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1がさらに石を%n個打ち、続いて%2が選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1（%2 / %3個）</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1がその候補を選ぶ</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s stones.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>白石</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Spoken for a point of the board without a stone.</extracomment>
        <translation>空点</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>五目並べ</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>五目並べ（スタンダード）</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>連珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>カロ</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>オモク</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>長連負け</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>五つ以上並べると勝ちです。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>ちょうど五つ並べると勝ちです。六つ以上は勝ちになりません。</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>五連で勝ちです。黒は三々・四々・長連が禁手です。</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>五つ以上並べると勝ちですが、両端が止められていると勝ちになりません。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>ちょうど五つ並べると勝ちです。黒も白も三々が禁手です。</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>ちょうど五つ並べると勝ちです。黒も白も長連が禁手です。</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>長連</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>四々</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>三々</translation>
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
        <translation>愛好会・審判・指導者のための五目並べと連珠。</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>対局の保存先：%1</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>進行中の対局ログの保存先：%1</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>これまでの着手と時計押し：%1回。入力から対局ログの保存まで、直近は%2ミリ秒、最長は%3ミリ秒です。</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MITライセンス</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players, rules, opening and clock</source>
        <translation>対局者、ルール、開局規定、時計を選ぶ</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>棋譜を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>保存された対局(&amp;G)…</translation>
    </message>
    <message>
        <source>Open an automatically saved game</source>
        <translation>自動保存された対局を開く</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program; a running game can be resumed later</source>
        <translation>プログラムを終了する（途中の対局は後で再開できる）</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>両方の時計を止めて盤を隠す、または再開する</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>五連を宣言(&amp;V)</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>五連ができたことを宣言する</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>禁手を指摘(&amp;F)</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>相手の石が禁手だったことを指摘する</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>時間切れを指摘(&amp;T)</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>相手の時間切れを指摘する</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>引き分けを申し込む(&amp;D)</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>相手は受けても、断っても、そのまま打ち続けてもよい</translation>
    </message>
    <message>
        <source>Ask to take a move &amp;back</source>
        <translation>待ったを求める(&amp;B)</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>相手の同意が必要</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>パス(&amp;A)</translation>
    </message>
    <message>
        <source>Pass without placing a stone</source>
        <translation>石を打たずに手番を渡す</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>投了して対局を終える</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>勝敗なしで終了(&amp;E)</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>両者の合意で対局を打ち切る</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>最初の手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>前の手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>次の手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>Ro&amp;tate board</source>
        <translation>盤を回転(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>90度回転する（座標も石と一緒に回る）</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>盤を反転(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show the move number on every stone</source>
        <translation>すべての石に手数を表示する</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>禁点の印(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>禁点の表示・非表示を切り替える（対局で認められている場合）</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>キー操作の一覧を表示する</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>Kagetsuについて(&amp;U)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>証明の次の段階(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>証明の前の段階(&amp;P)</translation>
    </message>
    <message>
        <source>False f&amp;orbidden points</source>
        <translation>否禁の印(&amp;O)</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>禁手に見えて禁手でない点を表示する（対局で認められている場合）</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>証明</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>すべての理由／最短の証明(&amp;A)</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>審判：開局の手順を一つ戻す(&amp;K)…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>開局で最後に行った着手・選択・宣言・提示を取り消す</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>審判：同形の五珠目を認める(&amp;Q)…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>盤上の位置が異なれば、同じ形になる五珠目も黒が提示できるようにする</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>何が禁手で何がそうでないかを学び、練習する</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>対局記録書(&amp;P)…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>署名用の対局記録書を表示・印刷・保存する</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>対局ログから記録書を表示(&amp;J)…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>対局ログを選び、対局記録書を表示する</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>横の線に三がないのはなぜ(&amp;R)？</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>縦の線に三がないのはなぜ(&amp;C)？</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>右上がりの斜めの線に三がないのはなぜ(&amp;I)？</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>右下がりの斜めの線に三がないのはなぜ(&amp;F)？</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>判定デスク(&amp;V)</translation>
    </message>
    <message>
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>局面を並べるか貼り付けて、どの点がなぜ禁点かを調べ、判定を印刷する</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>局面をテキストで入力(&amp;X)…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>文字で描いた盤、手順、棋譜を判定デスクに貼り付ける</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>判定を印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>判定デスクの判定を、証明と規則を添えて印刷する</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>対局ログのタイムライン(&amp;M)…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>対局ログを一行ずつたどる：局面、時計、時計押し、判定</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the changes to this record</source>
        <translation>この棋譜の変更を保存する</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>この棋譜を別の名前で保存する</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>文字コード(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>このファイルの文字コードを選ぶ</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>棋譜の次の手(&amp;X)</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>棋譜が続く点を丸で囲む</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>対局、ライブラリ、局面を開く：SGF、RenLib、RenjuNet、Piskvork、PlayOK、テキスト</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>クリップボードから開く(&amp;B)</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>クリップボードのテキストを開く：手順、文字で描いた盤、棋譜</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>手順をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>表示中の局面までの手順をテキストでコピーする（最初の局面では本譜の全手順）</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>対局をSGFでコピー(&amp;F)</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>変化とコメントを含む対局全体をテキストでコピーする</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>盤をテキストでコピー(&amp;B)</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>表示中の局面を文字で描いてコピーする</translation>
    </message>
    <message>
        <source>&amp;Clock only (physical board)…</source>
        <translation>対局時計のみ（実際の盤で対局）(&amp;C)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>実際の盤で打つ二人のための対局時計を使う</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>審判デスク(&amp;I)</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>時計や手順を訂正し、指摘を裁定し、警告し、結果を宣言・確認する</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>審判を呼ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>審判が対局を再開するまで両方の時計を止める</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>審判</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>盤を画像でコピー(&amp;I)</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>表示中の局面を、手数や印とともに画像でコピーする</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>手順と理由(&amp;E)</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>対局の横に手順、開局、理由を表示する</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>向かい合わせ(&amp;A)</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>画面を対局者の間に置くとき、一方の対局者の表示を逆向きにする</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>配色、盤と石、音、言語などを設定する</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>両方の時計を止める(&amp;C)</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>審判が対局を再開するまで両方の時計を止めておく</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>欠席・不戦敗・抜け番を記録する</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>行われなかった対局(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>棋譜用紙(&amp;C)…</translation>
    </message>
    <message>
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>着手を手書きする用紙を作る（白紙、または対局情報を記入したもの）</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>使い方をこのウィンドウの横に表示する</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>時計を再開(&amp;C)…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>審判が理由を述べて対局を再開する</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>文字を小さく(&amp;R)</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>標準の文字サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>両方の時計を読み上げる(&amp;C)</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>両対局者の時間を読み上げる</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>直前の数手を読み上げる(&amp;M)</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>直前の四手を読み上げる</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>カーソルの周りの石を読み上げる(&amp;A)</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>カーソルの点を通る四本の線上の石を読み上げる</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>申し込みと指摘へ移る(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>返事を待っている申し込みや質問、または指摘のボタンへ移る</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>盤面図(&amp;D)…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>紙や画面用の盤の図を作る（表示する内容を選び、保存・コピー・印刷する）</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>新しい棋譜(&amp;R)…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>盤の大きさとルールを選んで空の棋譜を作る</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>問題プリント(&amp;W)…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>紙に印刷する問題を作る（このレッスン、エンドレス問題、またはこの棋譜の局面から）</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>コンピューターと対局(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>コンピューターの強さを選んで始める</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>大会…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>大会の参加者、回戦、結果、順位</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>時計を再開(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>共有(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link</source>
        <translation>対局を人に見せる：画像、動く画像、スマートフォン用のコード、手順、リンク</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A place of the window: two people, or one and the computer, play a game.</extracomment>
        <translation>対局(&amp;P)</translation>
    </message>
    <message>
        <source>Begin a game, or resume one</source>
        <translation>対局を始める、または再開する</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>A place of the window: games that were played or opened.</extracomment>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Games played here, and records that were opened</source>
        <translation>ここで打った対局と、開いた棋譜</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A place of the window: courses, tasks and lessons.</extracomment>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Courses, practice and lessons</source>
        <translation>コース、練習、レッスン</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <extracomment>A place of the window: tournaments and the waiting room.</extracomment>
        <translation>大会(&amp;E)</translation>
    </message>
    <message>
        <source>Tournaments, and games in the waiting room</source>
        <translation>大会と、対局待ちの対局</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <extracomment>A place of the window: a disputed position is judged, and journals are examined.</extracomment>
        <translation>判定(&amp;V)</translation>
    </message>
    <message>
        <source>Judge a position, or examine the journal of a game</source>
        <translation>局面を判定する、または対局ログを調べる</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the first page of this place</source>
        <translation>この項目の最初のページに戻る</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title: the five places of the window, such as Play and Learn.</extracomment>
        <translation>項目</translation>
    </message>
    <message>
        <source>Searc&amp;h…</source>
        <translation>検索(&amp;H)…</translation>
    </message>
    <message>
        <source>Find a command, setting, player, game, opening or page of the manual by its name</source>
        <translation>コマンド、設定、対局者、対局、開局、マニュアルを名前で探す</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>対局盤に戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the table of the game that has just ended</source>
        <translation>終わったばかりの対局の盤に戻る</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再戦(&amp;M)</translation>
    </message>
    <message>
        <source>Another game on the same terms; the other player opens</source>
        <translation>同じ条件でもう一局、相手が仮先になります</translation>
    </message>
    <message>
        <source>Back to the re&amp;cord</source>
        <translation>棋譜に戻る(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the record in which this game began</source>
        <translation>この対局が始まった棋譜に戻る</translation>
    </message>
    <message>
        <source>Game li&amp;brary</source>
        <extracomment>Menu: all games that somebody has, in one file.</extracomment>
        <translation>対局データベース(&amp;B)</translation>
    </message>
    <message>
        <source>All games that you have, found by player, event, year or opening</source>
        <translation>手元のすべての対局を対局者、大会、年、珠型で探せます</translation>
    </message>
    <message>
        <source>Show board to c&amp;lass</source>
        <extracomment>Menu: puts the board of this page on the projector, a proof or a win step by step.</extracomment>
        <translation>盤をクラスに見せる(&amp;L)</translation>
    </message>
    <message>
        <source>The board on the projector; a proof or a win that is shown comes step by step</source>
        <translation>盤をプロジェクターに映す。表示中の判定の根拠や勝ち筋は一段階ずつ出る</translation>
    </message>
    <message>
        <source>Sho&amp;w on phones…</source>
        <extracomment>Menu: the game at the table, on the phones of people in the room.</extracomment>
        <translation>スマートフォンに表示(&amp;W)…</translation>
    </message>
    <message>
        <source>Let everybody in the room follow this game on a phone: board and clocks, by a QR code</source>
        <translation>会場の人がスマートフォンでこの対局を見られるようにする：QRコードで盤と時計を表示</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>着手数</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1の時計</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>打ち掛けの対局：%1 – %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黒。O：白。</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封じ手</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>相手の立ち会いのもと、審判デスクでこのコードを入力して封じ手を開きます。それまでこの用紙は封筒に入れ、封をしておいてください。コードがなければ誰も封じ手を読めません。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>封じた日時</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>封じ手は誰にも読めない形でプログラムが保管します。開くためのコードは別の用紙にあり、審判が持ちます。</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>封じ手のコード：%1 – %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>卓</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>減点と加点</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>点数</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>適用を開始する回戦</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button that stays pressed: an engine analyses the position.</extracomment>
        <translation>解析</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>読み筋の数</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>エンジンの読み筋</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>変化として挿入</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>対局中はエンジン解析を使えません。</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>エンジンを起動しています…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>解析しています…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>エンジンは手を見つけられませんでした。</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>表示中の局面の最善手をエンジンが探します。</translation>
    </message>
    <message>
        <source>Proven: %1: %2</source>
        <extracomment>A line that is proven to win: %1 is such as &quot;Black wins in 3 fours&quot;, %2 its moves.</extracomment>
        <translation>証明済み：%1：%2</translation>
    </message>
    <message>
        <source>Proven: %1.</source>
        <extracomment>%1 is such as &quot;Black wins in 3 fours&quot;, and there is a proof of it.</extracomment>
        <translation>証明済み：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPad</name>
    <message>
        <source>&amp;Forbidden</source>
        <translation>禁手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>禁手ではない(&amp;A)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <translation>解答する(&amp;A)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message>
        <source>All groups</source>
        <translation>すべての組</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>%n件の回答</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2人中%1人が回答</translation>
    </message>
    <message>
        <source>For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.</source>
        <translation>回答ごとに、盤上の点か評価を押してください。生徒の記録には残りません。</translation>
    </message>
    <message>
        <source>Tap the point of an answer on the board, or a mark; then everybody who gave it.</source>
        <translation>回答された盤上の点か評価を押し、続けてそう答えた生徒をすべて押してください。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>生徒</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>一部正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <extracomment>Button: answers of a class are only counted.</extracomment>
        <translation>名前なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show to the class</source>
        <extracomment>Button: the board before the class shows how many pupils answered each point.</extracomment>
        <translation>クラスに見せる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End the question</source>
        <extracomment>Buttons: phones may answer now, or no more.</extracomment>
        <translation>出題を終える(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k the phones</source>
        <translation>スマートフォンに出題(&amp;K)</translation>
    </message>
    <message>
        <source>%1 – answered</source>
        <extracomment>In a list of pupils: %1 has answered by phone; what is not shown yet.</extracomment>
        <translation>%1 – 回答済み</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n without a name</source>
        <extracomment>%1 is &quot;7 of 12 have answered&quot;.</extracomment>
        <translation>
            <numerusform>%1、ほかに無記名%n</numerusform>
        </translation>
    </message>
    <message>
        <source>By &amp;phone…</source>
        <extracomment>Button: pupils answer with their phones.</extracomment>
        <translation>スマートフォンで(&amp;P)…</translation>
    </message>
    <message>
        <source>No time limit</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>時間制限なし</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>回答時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>審判：押し続けて進む</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>離すと進む</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>もう一度押すと進む</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>審判デスク</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>審判操作</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>対局ログ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>この操作を取り消す…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>一手の制限</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>両者の合意</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>待ったをしようとした</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>石が盤に落ちた</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>石がずれた</translation>
    </message>
    <message>
        <source>Stone on an occupied point</source>
        <translation>石のある点に打った</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>手番でない着手</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>色の取り違え</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>時計を早く押しすぎた</translation>
    </message>
    <message>
        <source>Clock pressed with the wrong hand</source>
        <translation>反対の手で時計を押した</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>反対側の時計が動いていた</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>時計の設定違い</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>時計の故障</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>秒読みの誤り</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>禁点の誤表示</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>機器の故障</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Arrived late</source>
        <translation>遅刻</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>妨害行為</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>記録の誤り</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>審判の許可による離席</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>打ち掛け</translation>
    </message>
    <message>
        <source>Arbiter&apos;s mistake</source>
        <translation>審判の誤り</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>その他の理由</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;, %2 what the arbiter wrote about it.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The computer slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>コンピューターのスリープまたは応答停止</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>後で記入</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>対局者の体調不良</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>審判の体調不良</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>%1はまだ到着していません。到着の期限は%2です。</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1が到着</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Change the start time</source>
        <translation>開始時刻の変更</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>変更</translation>
    </message>
    <message>
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>対局は%1開始の予定でしたが、その時刻を過ぎています。</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>変更前後の時刻と理由は記録書に残ります。</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>新しい開始時刻</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>開始時刻</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1分</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>%1分早く</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1分</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>%1分遅く</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>開始時刻を変更…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>Button over a board of which only a part is shown, magnified: shows all of it again.</extracomment>
        <translation>盤全体</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message>
        <source>Boards of the hall</source>
        <extracomment>Title: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>会場の盤</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Journal of this board</source>
        <extracomment>Button: shows the journal of a game line by line.</extracomment>
        <translation>この盤の対局ログ</translation>
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
        <translation>対局ログの残りを読み取れません。</translation>
    </message>
    <message>
        <source>%1 gives no sign of life.</source>
        <extracomment>%1 is the name of the computer at a table.</extracomment>
        <translation>%1 から通信がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>%1 の最後の通信は%n秒前です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
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
        <translation>%1手目</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1～%2手目</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>印刷するもの</translation>
    </message>
    <message>
        <source>Booklet</source>
        <extracomment>Games with diagrams and moves, or only small boards.</extracomment>
        <translation>冊子</translation>
    </message>
    <message>
        <source>Sheet of boards</source>
        <translation>盤面一覧</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>1図の手数</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙サイズ</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The title of a booklet of games.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>These settings for a paper are not valid.</source>
        <translation>この印刷の指定は正しくありません。</translation>
    </message>
    <message>
        <source>There are no games to print.</source>
        <translation>印刷する対局がありません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>クリップボードに棋譜がありません。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>クリップボードの棋譜は盤の大きさが違います。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>クリップボードの棋譜には手がありません。何も貼り付けていません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud for a card of the gallery; %1 is its title, %2 its chapter.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <extracomment>Read aloud for a card of the gallery that was answered rightly; %1 is its title and chapter.</extracomment>
        <translation>%1、正解済み</translation>
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
        <translation>盤：%1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>この判定は解釈%1によります。ほかの審判は別の判断をするかもしれません。</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>すべての形(&amp;S)</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>すべての形に戻る</translation>
    </message>
    <message>
        <source>Previous shape</source>
        <translation>前の形</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>次の形</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>禁手ではない(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>五連で勝ち(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Forbidden</source>
        <extracomment>Answer of somebody who learns: the point asked about is forbidden.</extracomment>
        <translation>禁手(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;how me</source>
        <extracomment>Button: tells the answer to who does not want to guess.</extracomment>
        <translation>答えを見る(&amp;H)</translation>
    </message>
    <message>
        <source>Find all forbidden points &amp;here</source>
        <extracomment>Button: from a shape to the exercise of finding all forbidden points on its board.</extracomment>
        <translation>この盤の禁点をすべて探す(&amp;H)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>古いファイルには文字コードが書かれていません。正しく表示されるものを選んでください。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>文字コードの一覧</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>ファイル内のテキスト</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>このファイルの文字はすべてASCIIなので、どの文字コードでも同じです。</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>文字コードを検索</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>その名前の文字コードはありません。</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>棋譜でよく使われるもの</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Heading above all text encodings that are rare in game files.</extracomment>
        <translation>その他すべて</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message>
        <source>Check-in</source>
        <extracomment>Title: who has come, before the first round.</extracomment>
        <translation>受付</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>名前の先頭を入力してEnter</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>来ている人</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>参加者</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>%1人のうち%n人が来ています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>すべて選択</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>欠席の%n人を棄権にする</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>全員そろった</translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>「%1」に当てはまる参加者が%n人います。名前の続きを入力するか、名前をタップしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>すべて選択解除</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceList</name>
    <message>
        <source>Add an answer</source>
        <extracomment>Button, for an author: one more answer among which pupils choose.</extracomment>
        <translation>答えを追加</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答え%1</translation>
    </message>
    <message>
        <source>Reply to answer %1</source>
        <translation>答え%1へのフィードバック</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>答え%1を削除</translation>
    </message>
    <message>
        <source>Reply (optional)</source>
        <translation>フィードバック（任意）</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>ほかの点へのフィードバック（任意）</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>ほかの点へのフィードバック</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>%n題</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>%n題を宣言</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassDialog</name>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>新しいファイルを作る(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Set &amp;groups</source>
        <translation>組を決める(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>生徒を削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>進み具合を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>CSVで保存(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;for another computer…</source>
        <translation>持ち出し用に保存(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Join a class…</source>
        <translation>クラスを合わせる(&amp;J)…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>生徒</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>名前（「、」で区切る）</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Groups, such as 4b 2026</source>
        <extracomment>In an empty field for the groups of a pupil: an example, a school class and its year.</extracomment>
        <translation>組（例：4年2組 2026）</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>進み具合を保存</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save class</source>
        <translation>クラスを保存</translation>
    </message>
    <message>
        <source>Class (*.json)</source>
        <translation>クラス (*.json)</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>すべての組</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>この名前はすでに使われています。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1を削除しますか？</translation>
    </message>
    <message>
        <source>Progress, answers and marks of this pupil will also be deleted. This cannot be undone.</source>
        <translation>この生徒の進み具合、解答、評価もすべて削除されます。元には戻せません。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>ファイルを保存できませんでした：%1</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>クラスを合わせる</translation>
    </message>
    <message>
        <source>The class could not be read: %1</source>
        <translation>クラスを読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>%1 is not a class, or is damaged (line %2, column %3).</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>%1はクラスのファイルではないか、壊れています（%2行%3列）。</translation>
    </message>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>合わせました。新しい生徒は%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of this class is here already.</source>
        <translation>このクラスの内容はすべて揃っています。</translation>
    </message>
    <message>
        <source>Page of the p&amp;upil…</source>
        <translation>生徒のページ(&amp;U)…</translation>
    </message>
    <message>
        <source>Cert&amp;ificate…</source>
        <translation>修了証(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassModel</name>
    <message>
        <source>Pupil</source>
        <translation>生徒</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Column: the groups that a pupil is in, such as &quot;4b 2026&quot;.</extracomment>
        <translation>組</translation>
    </message>
    <message>
        <source>Course pages</source>
        <extracomment>Column: how many pages of courses are done.</extracomment>
        <translation>コースのページ</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Column: how many tasks are in the boxes of daily practice.</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Column: how many tasks are due today.</extracomment>
        <translation>今日の分</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Marks ✓</source>
        <extracomment>Columns: how many marks were given in front of the class.</extracomment>
        <translation>評価 ✓</translation>
    </message>
    <message>
        <source>Marks ½</source>
        <translation>評価 ½</translation>
    </message>
    <message>
        <source>Marks ✗</source>
        <translation>評価 ✗</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>2台目の画面がありません。F5を押すと、この画面にクラス用の表示が出ます。</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>クラスには黒い画面が見えています。</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>クラスにはまだ%1ページ目が見えています。</translation>
    </message>
    <message>
        <source>The class sees this:</source>
        <translation>クラスに見えている画面：</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Nothing more to reveal</source>
        <translation>これ以上見せるものはありません</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>ヒントを見せる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>答えを見せる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>次の石を見せる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>解説を見せる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>文章の続きを見せる(&amp;R)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>授業を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>再び隠す(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>画面を固定(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>画面を消す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>ポインター(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>描く(&amp;D)</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>タップで丸印、もう一度で×印、ドラッグで矢印</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全画面表示(&amp;S)</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>クラスに見えている画面</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>続きを見せ、すべて見せたら次のページへ進む</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>最後に見せたものを隠し、すべて隠したら前のページへ戻る</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>クラスの画面を消す、または再び表示する</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>クラスの画面を固定する、または固定を解除する</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>ポインターを表示する、または隠す</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>マウスでの描画を始める、またはやめる</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>前に出た生徒の評価：正解</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>前に出た生徒の評価：一部正解</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>前に出た生徒の評価：不正解</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>次の生徒</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>クラス用の表示を全画面にする</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>クラス用の表示を閉じる（もう一度押すと授業を終える）</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>授業</translation>
    </message>
    <message>
        <source>Back &amp;to the position</source>
        <extracomment>Button: removes the stones that pupils have proposed.</extracomment>
        <translation>元の局面へ(&amp;T)</translation>
    </message>
    <message>
        <source>Remove the stones that were tried</source>
        <translation>試しに打った石を取り除く</translation>
    </message>
    <message>
        <source>&amp;Reveal the next step</source>
        <translation>次の段階を見せる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Button: notes what each pupil of the class answers.</extracomment>
        <translation>回答(&amp;A)</translation>
    </message>
    <message>
        <source>Note what the class answers, or go back to the buttons</source>
        <translation>クラスの回答を記録する、またはボタンに戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The phones may answer.</source>
        <translation>スマートフォンから回答できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>%n台が参加しています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassView</name>
    <message>
        <source>Code for the phones of the class</source>
        <extracomment>A picture for a camera: it leads to the page on which pupils answer.</extracomment>
        <translation>クラスのスマートフォン用のコード</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>授業</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>閉じる（Esc）(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>この手：%1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>制限まで：%1</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>%1の時計、%2</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>時間切れです。</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>計時中、%1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>停止中、%1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>猶予：%1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
        <translation>残り手数：%1</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>時計を押す</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>勝者、%1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>時計を押す、%1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1の時計</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <extracomment>On a clock beside a real board: how often this player has pressed it so far.</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
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
        <translation>どちらかの時計をタップするかスペースキーを押すと、%1の時計が動き始めます。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1の時間が切れました。</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>対局を復元しました。再開するまで両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>一時停止中：両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>%1回目の手番：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>横に並べる</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>向かい合わせ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>時間切れを指摘</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>結果…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>色を交替</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>着手を記録</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>新しい時計</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>対局記録書…</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>左右を入れ替え</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>第二局</translation>
    </message>
    <message>
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>打ち掛け：審判が対局を再開するまで、両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1が審判を呼びました。時計を再開できるのは審判だけです。</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>算入を確定</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>スリープ時間を算入</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>審判が裁定し、時計を再開します。</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>対局ログの照合コード：%1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>審判を呼ぶ</translation>
    </message>
    <message>
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>%1が審判を呼ぶ</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>両方の時計を止めました。再開できるのは審判だけです。</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>両方の時計を止める</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>審判デスク</translation>
    </message>
    <message>
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>持ち時間を変更…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>全画面表示を終了</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>時計を手動で設定…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>時計の設定を元に戻す</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>両方の時計</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Column: how many wins by fours were missed.</extracomment>
        <translation>逃した勝ち</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>許した勝ち</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>印のある手</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>%1の検討</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>検討した対局</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>対局へ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>印のある対局：%1局。</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>検討しています… %2局のうち%1局目。</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>%2局のうち%1局目まで検討して停止しました。</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>検討した対局：%1局。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>印のない対局も表示</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CommandForm</name>
    <message>
        <source>The move is sealed, and both clocks are stopped.</source>
        <translation>次の手を封じ手とし、両方の時計を止めました。</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>このコードでは封じ手を開けません。</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>必須の項目を入力してください。</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>実行しました：%1。</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>実行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>これで終局になります：%1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>終局とする</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerDialog</name>
    <message>
        <source>Play against the computer</source>
        <translation>コンピューターと対局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1は、この大きさの盤でのこのルールに対応していません。</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds rule, opening and time of a game against the computer.</extracomment>
        <translation>その他の設定</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <extracomment>Button: other programs to play against are added and checked.</extracomment>
        <translation>ほかのエンジン…</translation>
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
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>五を作り、四を止めますが、三は見落とします。</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>三も見えますが、先は読みません。</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>二手先まで読みます。</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>時間の許す限り先を読み、どんな長さの四追いも見つけます。</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>三手先まで読み、短い四追いを見つけます。</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>四手先まで読み、より長い四追いを見つけます。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>棋譜の統合</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>%n個の局面について棋譜の内容が違います。残すものを選んでください。選択した行に適用されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>現在の方を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>取り込む方を残す(&amp;N)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>両方とも残す(&amp;B)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>取り込む方</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>時間、印、その他</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す方</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionDialog</name>
    <message>
        <source>Correct a result</source>
        <translation>結果の訂正</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>指摘・訂正・中断</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>取り消しを新たに記録する…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CountdownDialog</name>
    <message>
        <source>Countdown to the round</source>
        <translation>回戦までのカウントダウン</translation>
    </message>
    <message>
        <source>Minutes until the round begins</source>
        <translation>回戦開始までの分数</translation>
    </message>
    <message>
        <source>No countdown</source>
        <translation>カウントダウンなし</translation>
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
        <translation>すべてのコースを最初から始めますか？</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>終えたページの記録はすべて消えます。</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>最初から始める</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>案内に沿って打つ開局</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>最初から始める(&amp;V)…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>コースのステップ</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the chosen step of a course; %1 is its number and name.</extracomment>
        <translation>続ける：%1(&amp;C)</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>%1 / %2ページ</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>クラスに見せる(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course, or an opening procedure; %1 is its name.</extracomment>
        <translation>始める：%1(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>Boo&amp;klet…</source>
        <extracomment>Button: prints the chosen course as a booklet.</extracomment>
        <translation>冊子(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>復習を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>この問題は明日また出ます。</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>この問題が次に出る日：%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>終わる(&amp;I)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message>
        <source>&amp;Pupils…</source>
        <extracomment>Button: new pupils, other names, delete.</extracomment>
        <translation>生徒(&amp;P)…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>新しいファイルを作る(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>始める(&amp;T)</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>問題の種類別の進み具合</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>まだ生徒がいません</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>生徒を選んでください</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>コース、レッスン、練習問題で解いた問題は、1、3、7、21、60日後にまた出ます。間違えた問題は翌日に出ます。記録はこのコンピューターだけに残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>今日の問題は%n問です</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>今日の問題はありません</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>次回は%1、%n問です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>コース、レッスン、練習問題で問題を解くと、ここにまた出てきます。</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>正解：%1 / %2。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>同順位</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>プログラムによる抽選</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>くじ引きによる抽選</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>どのように決めますか？</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>%1位</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>理由（簡潔に）</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>この基準では順序が決まりません。</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>抽選する</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>These games leave all of them equal.</source>
        <translation>これらの対局では順序が決まりません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Position from the record</source>
        <translation>記録どおりの局面</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>%1に時間を加える</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>両方の時計を止める</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>指摘を認める</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>指摘を退ける</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告する</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <translation>%1に警告する</translation>
    </message>
    <message>
        <source>+ Time</source>
        <translation>時間追加</translation>
    </message>
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>%2に%1を加える</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskLock</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>審判デスク</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>長押しで開く</translation>
    </message>
    <message>
        <source>Release to open</source>
        <translation>離すと開く</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>審判専用です。開いても対局には影響しません。対局者は対局画面に戻ってください。</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>もう一度押すと開く</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>「離すと開く」と表示されるまで、ボタンかスペースキー、Enterキーを押し続けてください。2回押しても開きます。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>罰則・引き分け・遅刻</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>誤った指摘への罰則時間</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>負けになる警告の回数</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>引き分けの申し込み</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>何手目より後</translation>
    </message>
    <message>
        <source>Maximum number of moves, then a draw</source>
        <translation>手数の上限（引き分け）</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>不戦敗となる遅刻時間</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>遅刻した時間</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>上限なし</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation>分</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>After a certain move</source>
        <translation>指定した手数の後</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>引かない</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>時計から引く</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>2倍を時計から引く</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>限度ちょうどの到着も不戦敗とする</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>指摘の取り下げ</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>両者時間切れ</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>引き分けの申し込みは自分の着手の後だけ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>丸印：%1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>四角：%1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>三角：%1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>×印：%1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1：パス</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>Below a diagram: move %1 was played where the stone with the number %2 stands.
----------
Below a diagram: move %1 was played on the point %2, where no stone stands any more.</extracomment>
        <translation>%1は%2の位置</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramDialog</name>
    <message>
        <source>Diagram</source>
        <translation>盤面図</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>表示する点をドラッグして選ぶ</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>手数の表示</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>この手から</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>最後の数手</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>変化の手数を1から数える</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁点</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選んだもの</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>点を入力するか、プレビューでタップする</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>印・文字・矢印</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>最後の手を丸で囲む</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>勝ちの並び</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>説明文</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>左と下</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四辺</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木目</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Style of a diagram: coloured signs on paper.</extracomment>
        <translation>カラー</translation>
    </message>
    <message>
        <source>Print, black and white</source>
        <extracomment>Style of a diagram: nothing but black on white.</extracomment>
        <translation>白黒印刷</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>回転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>反転(&amp;M)</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>D4:L12のように対角の2点を入力する（プレビューでドラッグしても選べる）</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>盤全体(&amp;W)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>線の間隔</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>画像の解像度</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>画像と図形（SVG）としてコピーする</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>テキストでコピー(&amp;X)</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>文字と数字で表した盤面図をコピーする</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>連続図(&amp;E)…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>手順全体をコメント付きの複数の盤面図にする</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>盤面図を保存</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>盤面図</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>画像 (*.png);;図形 (*.svg);;PDF (*.pdf);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>%1は盤上の点ではありません。</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>棋譜には%2手目の後に%1の手がありません。</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>この手順に%1手目はありません。</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>この選択肢はありません：%1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>ファイル名の末尾は.png、.svg、.pdf、.txtのいずれかにしてください：%1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>ファイルに%1局目はありません。全部で%n局です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>%1の範囲はこの盤に収まりません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DialogFoot</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>二局打ちの第一局終了：%1。</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>対戦は%1の勝ち。</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>対戦は引き分け。</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>対戦は両者負け。</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>二局終了：%1。</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>得点：%1 %2、%3 %4。</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>二局打ち・第一局</translation>
    </message>
    <message>
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>二局打ち・第二局（これまで%1）</translation>
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
        <translation>%1 の保存していない作業内容を復元しました。</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>以前のバックアップを読み込めませんでした。%1 に残してあります。</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>変更をバックアップできません。ディスクに空きがないか、書き込めません。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillMoves</name>
    <message>
        <source>&amp;End drill</source>
        <extracomment>Button: leaves the drill before all is done.</extracomment>
        <translation>練習を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>After a drill; %1: moves that were right at the first attempt, %2: all that were asked.</extracomment>
        <translation>一度で正解：%2手のうち%1手。</translation>
    </message>
    <message>
        <source>This move leads into another line.</source>
        <extracomment>The pupil&apos;s move is in none of the lines from here, but leads to a position of the record.</extracomment>
        <translation>この手は別の変化に入ります。</translation>
    </message>
    <message>
        <source>Once more, as this was not right before.</source>
        <translation>先ほど間違えたので、もう一度。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <extracomment>The program has played the other side; %1 is Black or White, %2 a point.</extracomment>
        <translation>%1が%2に打ちました。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the moves of a drill is asked; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>終わる(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>次の手(&amp;N)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillView</name>
    <message>
        <source>Back to the &amp;record</source>
        <extracomment>Button: from the drill back to the record whose lines were asked.</extracomment>
        <translation>棋譜に戻る(&amp;R)</translation>
    </message>
    <message>
        <source>Which side do you play in the drill?</source>
        <translation>練習でどちらを持ちますか？</translation>
    </message>
    <message>
        <source>The program plays the other side, and asks for every move of yours that the record has from here on.</source>
        <translation>相手側はプログラムが打ち、ここから先の棋譜にある自分の手を一つずつ尋ねます。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Button: the pupil plays this side in a drill; %1 is Black or White.</extracomment>
        <translation>%1を持つ</translation>
    </message>
    <message>
        <source>The record has no moves by %1 from here on.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>ここから先の棋譜に%1の手がありません。</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <extracomment>Moves of one side that a drill asks.</extracomment>
        <translation>手の数：%1。</translation>
    </message>
    <message>
        <source>Moves known: %1 of %2.</source>
        <extracomment>Of the moves of one side in a record, those whose last answer was right.</extracomment>
        <translation>覚えた手：%2手のうち%1手。</translation>
    </message>
    <message>
        <source>Due today: %1.</source>
        <translation>今日の分：%1手。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EmptyGameDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>作成(&amp;C)</translation>
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
        <translation>再戦</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>検討する</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>記録書…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>結果を隠す</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>結果を隠す（Esc）</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>対局ログの照合コード：%1</translation>
    </message>
    <message>
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>書き留めるか写真に撮ってください。この対局ログが変更されていないことを後で確認できます。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment, that it is there.</extracomment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Button after a game: opens the choices how to show the game to others.</extracomment>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Back to the record</source>
        <extracomment>Button after a game that began in a record: back to the position where it began.</extracomment>
        <translation>棋譜に戻る</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineManager</name>
    <message>
        <source>%1 has stopped playing.</source>
        <extracomment>%1 is a player that is a program.</extracomment>
        <translation>%1が対局をやめました。</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>Button: the engine is started once more and plays on.</extracomment>
        <translation>エンジンを再起動</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>自分で代わりに打つ</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>対局は保存されています。一時停止できる対局なら、両方の時計は止まっています。</translation>
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
        <translation>エンジンの設定ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1行目の%2文字目</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>エンジンの設定ファイルではありません（%1）。</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>フォルダーを作成できませんでした。</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>ほかのエンジンの設定も含むため、ファイルは残しました。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>Button: a program that plays by the Gomocup protocol is chosen as a file.</extracomment>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>動作確認</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>ログを保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>プログラム：%1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>対局と解析ができます。</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>対局はできますが、解析はできません。</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>エンジンの追加</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1：エンジンが不正な手を打ちました。</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>どのルールにも対応していないため、エンジンは追加されませんでした。</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>エンジンはどのルールにも対応していません。</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>確認が終わりました。</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1を一覧から外しますか？</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>プログラム自体はそのまま残ります。</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>ログの保存</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>ログを保存しました。</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>エンジンを確認しています…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>名前、または「名前; 所属; レーティング」</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新しい参加者</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>名簿を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>表計算ソフトからコピーした行や列</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>ファイルを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>抽選(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>番号の抽選を、全員に見えるように画面上で行う</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>大会の名前・回戦数・得点・ルール</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>第%1回戦へ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>参加に戻す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>棄権(&amp;W)</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>第%1回戦に出る</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>第%1回戦を休む</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>抜け番・相手の指定(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>組み合わせの前に抜け番または相手を決める</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>減点と加点(&amp;Y)…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>チームメンバー…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>詳細(&amp;D)…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>表計算、CSV、テキストのファイルから参加者を読み込む</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>受付(&amp;C)…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>来た人に印を付ける（ほかの人は不参加となる）</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>来ていない%n人は参加しません。「元に戻す」で戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number by rating</source>
        <extracomment>Button: the player with the highest rating gets pairing number 1, and so on.</extracomment>
        <translation>レーティング順の番号</translation>
    </message>
    <message>
        <source>The highest rating becomes number 1</source>
        <translation>最もレーティングの高い参加者が1番になります</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryDialog</name>
    <message>
        <source>Player</source>
        <extracomment>Title: what is known of a player.</extracomment>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <extracomment>Of a player.</extracomment>
        <translation>生年または生年月日</translation>
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
        <translation>変更なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>「%1」は時間として正しくありません。</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>審判長の暗証番号が正しくありません。</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>盤上の点ではありません。</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1には石があります。</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>この点には石があります。</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>「%1」は%2と解釈します。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>段階</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <translation>残りの手数</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>得点（×0.5点）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封じ手</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>補足</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>審判長の理由</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>審判長の暗証番号</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>入力した手を表示</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>時計もその時点に戻す</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30（分と秒）、10mまたは45s</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8、または盤をタップ</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>後で入力可</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>選択してください</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1の時計</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>上と同じ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryLists</name>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>名前がコピーされていません。先に表計算ソフトで名簿をコピーしてください。</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>参加者名簿を開く</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>参加者名簿 (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>%1を開けませんでした。</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>%1に名前がありません。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>参加状況</translation>
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
        <translation>形勢は不明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message>
        <source>On phones: %1…</source>
        <translation>スマートフォン：%1…</translation>
    </message>
    <message>
        <source>Show on phones…</source>
        <translation>スマートフォンに表示…</translation>
    </message>
    <message>
        <source>They see pairings, results, standings, games with a record, and boards while they are played here.</source>
        <translation>組み合わせ、結果、順位、棋譜のある対局、ここで進行中の対局が見えます。</translation>
    </message>
    <message>
        <source>Names are shown in full.</source>
        <translation>氏名をすべて表示します。</translation>
    </message>
    <message>
        <source>Names are shown as initials.</source>
        <translation>名前は頭文字で表示します。</translation>
    </message>
    <message>
        <source>Pairing numbers are shown instead of names.</source>
        <translation>名前の代わりに番号を表示します。</translation>
    </message>
    <message>
        <source>Results are shown at once.</source>
        <translation>結果はすぐに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>結果と対局は%n分遅れて表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown after the round.</source>
        <translation>結果と対局は回戦の終了後に表示されます。</translation>
    </message>
    <message>
        <source>To change that, choose Public pages first.</source>
        <extracomment>The entry of the menu is meant.</extracomment>
        <translation>変えるには、先に「公開ページ」を開いてください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>大会レポート (*.trf)</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>ウェブページとして保存…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>大会レポートを保存…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>%1を保存できませんでした。</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>対局を保存…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>この部門には棋譜のある対局がありません。</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>RenLibライブラリ (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>これらの対局は一つのライブラリにまとめられません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>盤の大きさが違う%n局は除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>%n件の棋譜を読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>大会レポート、1局ごと (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>大会レポート、TRF16 (*.trf)</translation>
    </message>
    <message>
        <source>Game records of round %1 (*.sgf)</source>
        <translation>第%1回戦の棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library of round %1 (*.lib)</source>
        <translation>第%1回戦のRenLibライブラリ (*.lib)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventProjector</name>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>プロジェクターに表示</translation>
    </message>
    <message>
        <source>Countdown to the round…</source>
        <extracomment>Menu entry: how long it is until the round begins, large on the screen of the hall.</extracomment>
        <translation>回戦までのカウントダウン…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>プロジェクター</translation>
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
        <translation>大会</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新しい大会…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>大会 (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>大会を開く</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <extracomment>Button: takes part in a tournament that another computer keeps.</extracomment>
        <translation>コードで参加…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsHome</name>
    <message>
        <source>Events</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>A tournament begins with its players. Create it, enter the players, and draw the first round.</source>
        <translation>まず大会を作り、参加者を登録し、第1ラウンドの組み合わせを決めます。</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新しい大会…</translation>
    </message>
    <message>
        <source>Swiss system, round robin or elimination, for players or teams</source>
        <translation>スイス式、総当たり、勝ち抜き。個人戦でも団体戦でも</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>A tournament from elsewhere, or the report of one</source>
        <translation>ほかで作った大会、または大会の報告ファイル</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>開いている大会</translation>
    </message>
    <message>
        <source>Entries, rounds, standings, papers and the projector</source>
        <translation>参加者、ラウンド、順位、書類、プロジェクター</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>対局待ち</translation>
    </message>
    <message>
        <source>A game that begins later waits here for its players: choose “Waiting room…” when you set it up.</source>
        <translation>あとで始める対局は、ここで対局者を待ちます。対局の設定で「対局待ち…」を選んでください。</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <translation>コードで参加…</translation>
    </message>
    <message>
        <source>A tournament that another computer keeps</source>
        <translation>別のコンピューターが保管している大会</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>「%1」を選択。</translation>
    </message>
    <message>
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>%1に打つ。</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>%1を提示。</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>%1を選択。</translation>
    </message>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>%n題と宣言。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>対局の前</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>石のない盤で、初手から自由に打ちます。</translation>
    </message>
    <message>
        <source>The arbiter places these stones.</source>
        <translation>審判がこの石を置きます。</translation>
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
        <translation>局面を作成しています…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>点をタップすると、禁点かどうかとその理由を表示します。</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>黒の禁点をすべてタップし、もうないと思ったら「解答する」を押してください。</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>次の局面(&amp;N)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>解答する(&amp;A)</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>盤：%1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>正解：%1、誤り：%2</translation>
    </message>
    <message>
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>正解です。%1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>不正解です。%1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>丸で囲んだ点を見落としました：%1。</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>すべて見つけました。</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>すべて見つけましたが、禁点でない点も選んでいます。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>正解です。この局面に禁点はありません。</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>この局面に禁点はありません。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>ここから誤り</translation>
    </message>
    <message>
        <source>Ended here</source>
        <translation>ここで終局</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: the last year in which a move was played.</extracomment>
        <translation>最近 %1</translation>
    </message>
    <message>
        <source>in any order %1</source>
        <extracomment>How many games reach the next position at all, by whatever order of moves.</extracomment>
        <translation>手順不問 %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>手順違い</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Black %1</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>黒 %1</translation>
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
        <translation>対局の種類</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人の対局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Player, event, year …</source>
        <translation>対局者、大会、年…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>対象の対局</translation>
    </message>
    <message>
        <source>Moves and games of the library</source>
        <translation>データベースの手と対局</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>この局面の対局はデータベースにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, Black %2</source>
        <extracomment>%1: &quot;214 games&quot;; %2: Black&apos;s share of the decided ones, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>%1、黒 %2</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for.</source>
        <translation>正方形の盤の局面だけを検索できます。</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>Only studies of the library have this position.</source>
        <translation>この局面はデータベースの研究にだけあります。</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <extracomment>Button: searches the position in files, folders and open records, beside the game library.</extracomment>
        <translation>ファイルから検索…</translation>
    </message>
    <message>
        <source>Find this position in files and open records</source>
        <translation>この局面をファイルと開いている棋譜から検索</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>Button: a paper that tells what the game library knows of the position.</extracomment>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Report on this position</source>
        <translation>この局面のレポート</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message>
        <source>Find this position</source>
        <translation>この局面を検索</translation>
    </message>
    <message>
        <source>In open records</source>
        <extracomment>Button: a position is searched in all records that are open.</extracomment>
        <translation>開いている棋譜</translation>
    </message>
    <message>
        <source>In files…</source>
        <extracomment>Button: a position is searched in files that are chosen then.</extracomment>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Places with this position</source>
        <translation>この局面のある箇所</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>The number of a game in its file.</extracomment>
        <translation>%1局目</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>手順違い</translation>
    </message>
    <message>
        <source>After %1, in any order of moves and any of the eight views of the board.</source>
        <translation>%1 の局面。手順や盤の向き（8通り）は問いません。</translation>
    </message>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>%n個の石の局面。盤の向き（8通り）は問いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This position was not found.</source>
        <translation>この局面は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Places: %1; the first %2 are listed.</source>
        <translation>%1か所。最初の%2か所を表示しています。</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>%1か所。</translation>
    </message>
    <message>
        <source>Games searched: %1.</source>
        <translation>検索した対局：%1。</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>検索を中止しました。</translation>
    </message>
    <message>
        <source>Other files with faults: %1.</source>
        <translation>ほかに問題のあるファイル：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindBar</name>
    <message>
        <source>Text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Move on a point</source>
        <translation>指定した点への着手</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>手順の終わり</translation>
    </message>
    <message>
        <source>Moves in order from the start</source>
        <translation>最初からの手順</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>検索の対象</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>すべて置換</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindingList</name>
    <message>
        <source>Note</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>バイト位置%1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1行目の%2文字目</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>%1の読み込み結果</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>ファイルを読んだときに直したもの、推測したもの、読めなかったものです。手についての項目は、Enterかダブルクリックでその手を表示します。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FormWords</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a line of a list.</extracomment>
        <translation>削除：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>How many shapes of the lesson were answered rightly; %1 of %2.</extracomment>
        <translation>正解：%1 / %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>題名と解説を検索する</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>練習問題(&amp;P)</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>毎回新しい局面で、禁点をすべて探す</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>該当する形はありません。</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>レッスンのファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>エンドレス問題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>コース(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>毎日の復習(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>毎日の復習：%n問(&amp;D)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>問題プリント(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1は色を交替できない</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The edge blocks a five, as a stone does</source>
        <translation>盤の端も相手の石と同じく五連を止める</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>六つ以上並んでも勝ちにしない</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation>路</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>説明・比較・設定…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>%1卓の詳細</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1（第%2局）</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>%1の消費時間</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>時:分:秒</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>%1への警告</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>時間は25（分）、25:30、1:05:30のように入力してください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>%1卓</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>この対局の名前を変更</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒番(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白番(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>大会(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message>
        <source>Forbidden points are shown, as at the table.</source>
        <translation>禁点は対局画面と同じように表示されます。</translation>
    </message>
    <message>
        <source>Forbidden points are not shown.</source>
        <translation>禁点は表示されません。</translation>
    </message>
    <message>
        <source>They see the names, the board and both clocks.</source>
        <translation>名前、盤、両方の時計が見えます。</translation>
    </message>
    <message>
        <source>Names are shown as the tournament says.</source>
        <translation>名前は大会の設定どおりに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>すべて%n分遅れて表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be shown on phones.</source>
        <translation>この対局はスマートフォンに表示できません。</translation>
    </message>
    <message>
        <source>On phones: %1</source>
        <extracomment>A small sign beside a game: how many phones show it.</extracomment>
        <translation>スマートフォン：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamePages</name>
    <message>
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>この対局で時計を設定できるのは審判だけです。</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>変更はすべて記録されます。審判デスクで取り消せますが、その際は理由の入力が必要です。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameRecovery</name>
    <message>
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>終わった対局の対局ログに署名できませんでした。対局ログは残っています。次回Kagetsuを起動したときに再試行します。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStarter</name>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>フォルダー%1を作成できないため、対局を保存できません。対局は開始していません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>対局は終了しました。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>対局中：%1 %2、%3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>時計停止中：%1 %2、%3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameWays</name>
    <message>
        <source>From a position</source>
        <extracomment>Name of the opening of a game that began from a position of a record.</extracomment>
        <translation>局面から</translation>
    </message>
    <message>
        <source>No game can begin from this position: it needs stones of Black and White in turn, none of them in a row of five, and a rule that the computer plays.</source>
        <translation>この局面からは対局できません。黒と白が交互に打った局面で、五連がなく、コンピューターの打てるルールであることが必要です。</translation>
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
        <translation>対局者、開局、結果、日付</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>棋譜を検索</translation>
    </message>
    <message>
        <source>Games that you finish here, and records that you open, are shown on this page.</source>
        <translation>ここで打ち終えた対局と、開いた棋譜がこのページに並びます。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>条件に合う棋譜はありません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>%1 is not in this list any more. The file is unchanged.</source>
        <translation>%1 を一覧から外しました。ファイルはそのままです。</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>%1 を削除できませんでした。</translation>
    </message>
    <message>
        <source>%1 is deleted. Its file is kept in the folder %2.</source>
        <extracomment>%1: the players of a game, %2: the name of a folder.</extracomment>
        <translation>%1 を削除しました。ファイルはフォルダー %2 に残っています。</translation>
    </message>
    <message>
        <source>%1 could not be restored.</source>
        <translation>%1 を元に戻せませんでした。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <extracomment>Files of games, from the desktop&apos;s file manager.</extracomment>
        <translation>ファイルをここにドロップしても開けます。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsModel</name>
    <message>
        <source>%1 → no move of your own</source>
        <extracomment>A place in somebody&apos;s lines where games go on but the lines do not; %1 are the moves to it.</extracomment>
        <translation>%1 → 自分の手なし</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsPage</name>
    <message>
        <source>Gaps in %1</source>
        <extracomment>The title of a page: what games play and the lines of a record do not answer; %1 is the record.</extracomment>
        <translation>%1の抜け</translation>
    </message>
    <message>
        <source>The side that the lines are for</source>
        <translation>どちらの側の研究か</translation>
    </message>
    <message>
        <source>My lines with %1</source>
        <extracomment>One of two choices: the side that somebody&apos;s lines are for; %1 is Black or White.</extracomment>
        <translation>%1番の研究</translation>
    </message>
    <message>
        <source>Drill these lines</source>
        <extracomment>Button: the moves of these lines are asked, line by line.</extracomment>
        <translation>この変化を練習</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>抜け</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>No game of the library has a reply in these lines.</source>
        <translation>対局データベースに、この変化の中で応じた対局はありません。</translation>
    </message>
    <message>
        <source>Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not answer, and places where you have no move, with your results. Choose one to go there.</source>
        <extracomment>%1, %2, %3: numbers.</extracomment>
        <translation>対局での応手：%1。うち研究にあるもの：%2（%3 %）。以下は研究にない応手と、自分の手がない局面で、成績は自分の側のものです。行を選ぶとその局面に移ります。</translation>
    </message>
    <message>
        <source>The record has been closed.</source>
        <translation>この棋譜は閉じられました。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>組分け</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>組の数</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>組分けの方法</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>番号順：1 2 3、3 2 1、…</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>抽選（各ポットから1人ずつ）</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>組分けする</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>%1組</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>すべてのコース(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>案内に沿って対局(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>時計を手動で設定</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>次にどちらの時計を動かしますか？</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>両方の時計を設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>0:15:00のように時・分・秒で入力してください。</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>まだ何も変更されていません。</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>この値には設定できません。</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>対局は直ちに終了します。</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>手番は%1から%2に移ります。再開するまで両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>再開するまで両方の時計は止まっています。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ImportsPage</name>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>元に戻しました。対局：%1</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>取り込み履歴</translation>
    </message>
    <message>
        <source>Imports into the game library</source>
        <translation>対局データベースへの取り込み履歴</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <extracomment>Button: the games of the chosen import leave the library again.</extracomment>
        <translation>この取り込みを元に戻す</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかった問題</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Games that end here come in by themselves.</source>
        <translation>取り込みはまだありません。ここで終わった対局は自動で追加されます。</translation>
    </message>
    <message>
        <source>An import can be undone at any time: games that it added leave the library, and those that it brought up to date are as before.</source>
        <translation>取り込みはいつでも元に戻せます。追加した対局は削除され、更新した対局は前の状態に戻ります。</translation>
    </message>
    <message>
        <source>The first %1 of what was found; the search word “Faulty” lists all such games.</source>
        <translation>最初の%1件です。「誤りあり」で検索すると、該当する対局をすべて表示します。</translation>
    </message>
    <message>
        <source>Faulty games are kept up to their fault. Choose one to open it.</source>
        <translation>誤りのある対局は、その手前まで残します。選ぶと開きます。</translation>
    </message>
    <message>
        <source>Undo this import?</source>
        <translation>この取り込みを元に戻しますか？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>審判が両方の時計を止める。</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>審判が%1の時計を動かす。時計が止まっていた時間は%2。</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>審判が%1の時間に%2を加え、%3から%4とする。</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>審判が%1の時間から%2を引き、%3から%4とする。</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>審判が%1の時計を%2から%3にする。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>審判が直前の時計押しを取り消す：%1。</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>審判が両者の消費時間を等分する。</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>審判が時計の故障を訂正する：実際に経過した時間は%1。</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>審判が%1から秒読みをやり直させる。</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>審判が対局を%1手目まで戻す：%2。</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>審判が記録を訂正する：%1手目は%2ではなく%3。</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>審判が記録に一手を加える：%1。</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>審判が記録にパスを加える。</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>審判が%1に警告する。</translation>
    </message>
    <message>
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>審判が%1への警告を一つ取り消す。</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>審判の裁定により%1が手番を失う。</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>審判が%1の対戦の得点から%2点を引く。</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>審判が%1の対戦の得点に%2点を戻す。</translation>
    </message>
    <message>
        <source>The arbiter upholds the claim.</source>
        <translation>審判が指摘を認める。</translation>
    </message>
    <message>
        <source>The arbiter rejects the claim.</source>
        <translation>審判が指摘を退ける。</translation>
    </message>
    <message>
        <source>The arbiter declares the result: %1</source>
        <translation>審判が結果を宣言する：%1</translation>
    </message>
    <message>
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>審判が終局を取り消す。結果は無効となる。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>審判が対局を打ち掛けとする。</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>審判が対局を打ち掛けとする。次の手は封じ手とする。</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>封じ手を開く：%1。</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>封じ手を開いたが、読み取れない。</translation>
    </message>
    <message>
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>審判の備考。</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>審判が、コンピューターのスリープ時間を消費時間に算入する。</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>審判長の理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>審判が、コンピューターのスリープ時間を消費時間に算入したことを取り消す。</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>%1の時計：%2から%3、%4の時計：%5から%6。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>審判が封じ手を無効にする。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>審判が最後の操作を取り消す。</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>審判が理由を述べる。</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>審判が色を交替させる。石はそのまま。</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>最後の秒読みが切れたので、審判がこれをパスとみなす。</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>審判が%1の離席を認める。</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>審判が、%1の離席のうち一回を数えないこととする。</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>審判が対局画面に戻る。</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>対局中に審判がレッスンを開く。</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>対局中に審判が対局ログを開く。</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>対局中に審判が判定デスクを開く。</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>両対局者が%1の時計を動かす。時計が止まっていた時間は%2。</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>両対局者が%1の手数を%2から%3にする。</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>審判が%1の手数を%2から%3にする。</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>両対局者が%1の時計を%2から%3にする。</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>手数：%1。</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>両対局者が手番を%1に移す。</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>審判が手番を%1に移す。</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>両対局者が時計の直前の変更を元に戻す。</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>審判の備考：%1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>補足：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JoinDialog</name>
    <message>
        <source>Join a tournament</source>
        <translation>大会に参加</translation>
    </message>
    <message>
        <source>The computer that keeps the tournament shows a code for this one. It can be used once.</source>
        <translation>大会を保管しているコンピューターに、このコンピューター用のコードが表示されます。コードは一度だけ使えます。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>サーバーを探しています…</translation>
    </message>
    <message>
        <source>This is not a code of a tournament.</source>
        <translation>大会のコードではありません。</translation>
    </message>
    <message>
        <source>The server does not answer. Are both computers in the same network?</source>
        <translation>サーバーが応答しません。両方のコンピューターは同じネットワークにありますか。</translation>
    </message>
    <message>
        <source>The server refuses this code. Each code can be used once; ask for a new one.</source>
        <translation>サーバーがこのコードを拒否しました。コードは一度しか使えません。新しいコードをもらってください。</translation>
    </message>
    <message>
        <source>There is no tournament on this server, or there are several.</source>
        <translation>このサーバーには大会がないか、複数あります。</translation>
    </message>
    <message>
        <source>Qt&apos;s driver of PostgreSQL is not installed.</source>
        <translation>Qt の PostgreSQL ドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <translation>参加できませんでした。%1</translation>
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
        <translation>音声</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>音</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>点滅</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>%1に通知：「%2」（%3）。</translation>
    </message>
    <message>
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>通知の遅れは%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>消費</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
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
        <translation>停止中</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>この手番：%1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>この手の残り：%1</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>消費合計：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>%2行のうち%1行目、%3、開始から%4、%5手目の後。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>両方の時計が止まっています。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1の時間が切れています。</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1が引き分けを申し込み、返事を待っています。</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1が待ったを求め、返事を待っています。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>対局ログの行</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>最初の行</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>前の行</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>次の行</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>最後の行</translation>
    </message>
    <message>
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>時計を押した記録</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>対局ログ</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>石や点をタップすると、禁手かどうかとその理由を表示します。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1が%2の石を禁手と指摘し、裁定を待っています。</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>%1行目は不完全なため表示しません。</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>この対局ログの%1行目以降は信頼できないため表示しません。</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>%2行のうち%1行目、%3、開始から%4、%5回目の手番の後。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>盤上のカーソルを動かす</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Place the stone, or choose the point</source>
        <translation>石を置く、または点を選ぶ</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>H8の点へ移動（文字と数字を入力）</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>時計を押す</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>未確定の石を取り除く、または確認メッセージを閉じる</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>次のボタンへ</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>←、→、Home、End、ホイール</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>棋譜：一手ずつ戻る・進む、最初へ、最後へ</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move</source>
        <translation>棋譜：一手ずつ戻る・進む</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日は%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks come again after days, until they are remembered</source>
        <translation>覚えるまで、日をおいてまた出題します</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>毎日の復習</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>コース</translation>
    </message>
    <message>
        <source>All steps are done</source>
        <extracomment>Of a course: every step of it is done.</extracomment>
        <translation>すべてのステップが終わりました</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Endless tasks</source>
        <translation>エンドレス問題</translation>
    </message>
    <message>
        <source>Find the winning move, the four that leads to a win, the only defence</source>
        <translation>勝ちの手、勝ちにつながる四、ただ一つの防ぎを見つけます</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁点</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>毎回新しい局面で、禁点をすべて探す</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>What is forbidden, and what is not</source>
        <translation>禁手になる形、ならない形</translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>%nの例。どれも証明つき</numerusform>
        </translation>
    </message>
    <message>
        <source>All steps and openings</source>
        <translation>すべてのステップと開局</translation>
    </message>
    <message>
        <source>Choose a step of a course or an opening procedure, alone or for a class</source>
        <translation>コースのステップや開局規定を選びます。一人でも、教室でも</translation>
    </message>
    <message>
        <source>A lesson of one&apos;s own</source>
        <translation>自作のレッスン</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher has made</source>
        <translation>先生が作ったレッスンを開きます</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>実戦問題</translation>
    </message>
    <message>
        <source>Solve positions that were played, each as hard as suits the pupil</source>
        <translation>実際の対局に現れた局面を、生徒に合う難しさで解きます</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>生徒の画面</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>プレビュー(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>外す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>棋譜として開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>棋譜のページで局面と変化を編集</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>このページをレッスンから外しますか？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>レッスン：%1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>壊れたページ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>レッスンの変更を保存しますか？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>ページのないレッスンは保存できません。保存せずに閉じますか？</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonMaker</name>
    <message>
        <source>New lesson</source>
        <translation>新しいレッスン</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>この盤では対局できないので、問題を作れません。</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>レッスンを保存</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>レッスン (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>この盤では対局できないため、クラスに見せることはできません。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>%1は、この編集を始めた後にディスク上で変更されました。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>上書き保存すると、現在のファイルのコピーを同じ場所に残します。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>上書き保存</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>練習問題：%1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習問題</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>コース</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>クラスに見せる</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>毎日の復習</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>A page that asks the moves of a record&apos;s lines.</extracomment>
        <translation>変化の練習</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>実戦問題</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPages</name>
    <message>
        <source>Make puzzles from files</source>
        <translation>ファイルから実戦問題を作る</translation>
    </message>
    <message>
        <source>Make puzzles from a folder</source>
        <translation>フォルダーから実戦問題を作る</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>レッスンを編集(&amp;E)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>壊れたページ(&amp;D)…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>このレッスンには壊れたページがあり、表示していません。ファイルには残っています。</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>クラスに見せる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>Said of a page of a lesson; %1 is &quot;3 of 7&quot;.</extracomment>
        <translation>%1、完了</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The length of a game.</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A column of games, and what they are sorted by: who has the black stones.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A column of games, and what they are sorted by: who has the white stones.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column of games, and what they are sorted by.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>珠型</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
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
        <translation>対局データベース</translation>
    </message>
    <message>
        <source>Player, event, year, rule, result or opening</source>
        <translation>対局者、大会、年、ルール、結果、珠型</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>棋譜を検索</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Button: games are shown as small boards.</extracomment>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Button: games are shown in a table.</extracomment>
        <translation>表</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイル追加…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダ追加…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them here.</source>
        <translation>ここで終わった対局は自動で追加されます。Kagetsu で開ける形式のファイルを追加するか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>条件に合う棋譜はありません。</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>%1: number of games that a search leaves, %2: number of all games.</extracomment>
        <translation>対局：%1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>対局：%1 / %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>元に戻しました。対局：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Find %1</source>
        <extracomment>Menu: searches for a player or an event.</extracomment>
        <translation>%1 を検索</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Button: lists all games again.</extracomment>
        <translation>すべての対局を表示</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <extracomment>Button: a page with the results of a player.</extracomment>
        <translation>%1の成績</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>Button: a page that lists what was imported, where each import can be undone.</extracomment>
        <translation>取り込み履歴</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>The games that are listed, at most %1</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>一覧の対局（%1局まで）</translation>
    </message>
    <message>
        <source>Open together</source>
        <extracomment>Button: the games that are listed become one record, where all of them can be reviewed.</extracomment>
        <translation>まとめて開く</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message>
        <source>Add files to the game library</source>
        <translation>対局データベースにファイルを追加</translation>
    </message>
    <message>
        <source>Add a folder to the game library</source>
        <translation>対局データベースにフォルダーを追加</translation>
    </message>
    <message>
        <source>Find the position in files</source>
        <translation>局面をファイルから検索</translation>
    </message>
    <message>
        <source>Find the position in a folder</source>
        <translation>局面をフォルダーから検索</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>データベースの%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose results?</source>
        <translation>誰の成績を表示しますか？</translation>
    </message>
    <message>
        <source>The record does not say who played.</source>
        <translation>棋譜に対局者名がありません。</translation>
    </message>
    <message>
        <source>The game library has no games of %1.</source>
        <translation>対局データベースに%1の対局はありません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>QtのSQLiteデータベースドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>The game library comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>対局データベースは新しいバージョンの Kagetsu で書かれているため、そのままにしました：%1</translation>
    </message>
    <message>
        <source>The game library is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>対局データベースが壊れているため、そのままにしました：%1</translation>
    </message>
    <message>
        <source>Another program is changing the game library. Try again when it has finished.</source>
        <translation>別のプログラムが対局データベースを変更しています。終わってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The game library could not be saved: the disk is full. Free some space and try again.</source>
        <translation>対局データベースを保存できませんでした。ディスクがいっぱいです。空きを作ってもう一度お試しください。</translation>
    </message>
    <message>
        <source>The game library cannot be changed: %1 is read-only.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>対局データベースを変更できません。%1 は読み取り専用です。</translation>
    </message>
    <message>
        <source>The game library could not be read or saved: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>対局データベースを読み書きできませんでした：%1</translation>
    </message>
    <message>
        <source>Stopped. What is in the library stays there.</source>
        <translation>中止しました。追加済みの対局はそのまま残ります。</translation>
    </message>
    <message>
        <source>Games added: %1.</source>
        <translation>追加した対局：%1。</translation>
    </message>
    <message>
        <source>Brought up to date: %1.</source>
        <extracomment>Games of which the library had an older form.</extracomment>
        <translation>更新した対局：%1。</translation>
    </message>
    <message>
        <source>Known already: %1.</source>
        <extracomment>Games that the library had already.</extracomment>
        <translation>登録済み：%1。</translation>
    </message>
    <message>
        <source>Faulty: %1.</source>
        <extracomment>Games with a move that is not possible or a result that is not understood; they can be found by that word.</extracomment>
        <translation>誤りあり：%1。</translation>
    </message>
    <message>
        <source>Files without a game that can be read: %1.</source>
        <translation>対局を読み取れないファイル：%1。</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A word for searching games: played against a computer.</extracomment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>A word for searching games: played between two engines.</extracomment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A word for searching games: lines of study, such as a library of RenLib, instead of a game.</extracomment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Faulty</source>
        <extracomment>A word for searching games: with a move that is not possible, or a result that is not understood.</extracomment>
        <translation>誤りあり</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>Of an import of games: it was undone.</extracomment>
        <translation>元に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no moves.</source>
        <translation>着手がありません。</translation>
    </message>
    <message>
        <source>The point of move %1 is occupied.</source>
        <translation>%1手目の点には石があります。</translation>
    </message>
    <message>
        <source>Move %1 is not on the board.</source>
        <translation>%1手目は盤の外です。</translation>
    </message>
    <message>
        <source>One side moves twice in a row, at move %1.</source>
        <translation>%1手目で同じ側が続けて打っています。</translation>
    </message>
    <message>
        <source>Stones are set up after the first move.</source>
        <translation>初手のあとに石が置かれています。</translation>
    </message>
    <message>
        <source>The board is not square, or not of 5 to 26 lines.</source>
        <translation>盤が正方形でないか、5路から26路ではありません。</translation>
    </message>
    <message>
        <source>The result is not understood.</source>
        <translation>結果を読み取れません。</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>ファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>The file is larger than 2 GB.</source>
        <translation>ファイルが2 GBを超えています。</translation>
    </message>
    <message>
        <source>No game was found in the file.</source>
        <translation>ファイルに対局がありません。</translation>
    </message>
    <message>
        <source>The file ends too early; what is there came in.</source>
        <translation>ファイルが途中で切れています。そこまでを取り込みました。</translation>
    </message>
    <message>
        <source>This is not a game of five in a row; it was left out.</source>
        <translation>五目並べの対局ではないため、除きました。</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>Where something is in a file: the number of the game.</extracomment>
        <translation>%1局目</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where something is in a file: the number of the line.</extracomment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where something is in a file, %2: a sentence that says what.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>The position is in the game as in a mirror.</extracomment>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>回転</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>%1卓のオーダー</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>%1番盤</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>空席</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1、%2番盤</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>参加者名簿</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>参加者より上の行数</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>シート</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>参加者を追加</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>扱い</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>列%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>操作記録を検索</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>操作記録</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>印刷・保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>操作者</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>訂正</translation>
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
        <translation>番号の抽選</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>変更せずに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>すべて引く(&amp;A)</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>この番号に決める</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>%1番を引く</translation>
    </message>
    <message>
        <source>Drawn so far</source>
        <translation>これまでの結果</translation>
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
        <translation>Kagetsuは前回と前々回、正常に起動できませんでした。ウィンドウを通常の位置に戻しました。対局と設定は変わっていません。</translation>
    </message>
    <message>
        <source>No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start Kagetsu again.</source>
        <translation>この言語を表示できるフォントがこのコンピューターにありません：%1。Noto Sans CJKなどのフォントをインストールして、Kagetsuを起動し直してください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Kagetsuマニュアル</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>目次</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>CSVとして保存(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>生徒と評価</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>新しい生徒の名前</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>名前（「、」で区切る）</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>評価を保存</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>評価を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation>クラス(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>生徒</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>一部正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>評価：%1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>評価</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Menus</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Menu: what can be done to the game record or library shown.</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>%1の読み上げを止める</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Menu: further things that can be done to a record.</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Title of a menu that two groups of commands share.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Save and share</source>
        <extracomment>Menu: to save a record, to copy it, to make a picture of it.</extracomment>
        <translation>保存と共有</translation>
    </message>
    <message>
        <source>Moves and proofs</source>
        <extracomment>Menu: to go through the moves of a game, or through the steps of a proof.</extracomment>
        <translation>着手と証明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>詳しい設定を隠す</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>詳しい設定を表示(&amp;M)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>%1手目、%2、その後に色を交替</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>%1手目、%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
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
        <translation>大会の設定</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>会場</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦数</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>1対戦の局数</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>勝ち・引き分け・負けの得点</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>ルール・開局規定・持ち時間</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>不戦敗となる遅刻時間</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>%1の大会</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <extracomment>Rule, opening and time of the games are not fixed.</extracomment>
        <translation>卓で取り決める</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>作成</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>新しい部門</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>大会規定</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>下で選んだとおり</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>ほかの各部門の上位から入れる人数</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部門</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>この部門の名前</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>審判（「、」で区切る）</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation>分</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>公開書類でイニシャルにする生年（この年以降）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Clock only (physical board)</source>
        <translation>対局時計のみ（実際の盤で対局）</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>時計を準備</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <translation>対局待ち…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>その他の設定</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>ルール・盤・開局規定も取り決め、記録書に載せる</translation>
    </message>
    <message>
        <source>Friends</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are. Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club&apos;s rules; the rules of a title match.</extracomment>
        <translation>友人と</translation>
    </message>
    <message>
        <source>Blitz 5 min</source>
        <translation>早打ち5分</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Renju title</source>
        <translation>連珠タイトル戦</translation>
    </message>
    <message>
        <source>Any first stone, forbidden points are shown, moves can be taken back</source>
        <translation>初手は自由、禁点を表示、待ったあり</translation>
    </message>
    <message>
        <source>As among friends, with five minutes each</source>
        <translation>友人との対局と同じで、持ち時間は各5分</translation>
    </message>
    <message>
        <source>The rules of a club, with its opening procedure</source>
        <translation>クラブの規定（開局規定あり）</translation>
    </message>
    <message>
        <source>The rules of a title match, with an arbiter</source>
        <translation>タイトル戦の規定、審判あり</translation>
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
        <translation>時間無制限</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1が仮先</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>仮先は振り先で決定</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>プリセット：%1</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>二局打ち</translation>
    </message>
    <message>
        <source>different times for the two players</source>
        <translation>持ち時間に差あり</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>審判あり</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>禁手は指摘が必要</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>禁手は即負け</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>禁点は着手不可</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>禁手の表示なし</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>禁手の表示あり</translation>
    </message>
    <message>
        <source>take-backs by agreement</source>
        <translation>同意があれば待ったを認める</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>待ったなし</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>一時停止なし</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>回戦：%1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>%1卓</translation>
    </message>
    <message>
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>氏名・ルール・開局規定は任意</translation>
    </message>
    <message>
        <source>the clock starts with the first stone</source>
        <translation>時計は最初の一手から</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextMoves</name>
    <message>
        <source>Next moves</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <extracomment>Instead of the next moves of a record.</extracomment>
        <translation>手順はここまでです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1（第%2回戦）</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>通常どおり組み合わせる</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>相手を指定</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>指定なし</translation>
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
        <translation>「%1」はこの盤上の点ではありません。</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>まだ手は記録されていません。記録しても時計には影響しません。</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>記録した手数：%1、最後の手：%2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Next move, such as H8</source>
        <extracomment>In the field where the next move of a board of wood is typed.</extracomment>
        <translation>次の手（例：H8）</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: notes a turn without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>最後の手を削除</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>最後に記録した手を削除する</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>一行コメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>この局面へのコメント</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>見出しなし</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>コメントなし</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1の所属</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>卓</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>会場</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>審判の氏名</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>大会と会場</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenEvent</name>
    <message>
        <source>%1 could not be found.</source>
        <translation>%1が見つかりません。</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1はすでにあります。</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>%1は大会のファイルではありません。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>%1は、より新しいバージョンのKagetsuで書かれています。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>%1は壊れています。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>別のプログラムが%1を使っています。</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>ディスクに空きがないため、最後の操作は行われませんでした。</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>%1は読み取り専用のため、最後の操作は行われませんでした。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>%1に書き込めないため、最後の操作は行われませんでした。</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>記録の%1行目に誤りがあります。</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>この卓の棋譜</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>この卓の対局記録書…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>%1卓：%2 – %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>画面で対局</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>実際の盤で対局（時計のみ）</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>この卓には棋譜のある対局がありません。</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>この卓には、このコンピューターのKagetsuで行われた対局がありません。</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>保存できない文字があったため、置き換えました。</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>別のプログラムが%1を変更したため、最後の操作は行われませんでした。ファイルを読み直します。</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>操作記録</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>%1から新しい大会を作りました。</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>大会を%1に保存しました。最後の操作は行われていないので、もう一度行ってください。</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <extracomment>Menu entry: the file of the tournament is free for other programs again.</extracomment>
        <translation>大会を閉じる</translation>
    </message>
    <message>
        <source>A report does not say which clubs players belong to or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>レポートには所属や組み合わせ方法が含まれていません。設定を確認してください。</translation>
    </message>
    <message>
        <source>Log and records</source>
        <extracomment>Menu: the log of a tournament, its records, and the check of its pairings.</extracomment>
        <translation>操作記録と棋譜</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Menu: groups or stages of a tournament are added, split, closed.</extracomment>
        <translation>部門</translation>
    </message>
    <message>
        <source>It belongs to a tournament that is not open here. Open the tournament first: how it shows names and when it shows games holds on phones, too.</source>
        <translation>この対局の大会がここで開かれていません。先に大会を開いてください。名前と対局の見せ方は、スマートフォンでも大会の設定に従います。</translation>
    </message>
    <message>
        <source>The public pages of this tournament show games only after the round.</source>
        <translation>この大会の公開ページは、回戦の終了後にだけ対局を表示します。</translation>
    </message>
    <message>
        <source>It is in no round that was published.</source>
        <translation>公開された回戦の対局ではありません。</translation>
    </message>
    <message>
        <source>The driver of the database, SQLite or PostgreSQL, is not installed.</source>
        <translation>データベース（SQLite または PostgreSQL）のドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>The server refuses this. Ask its owner for a new code.</source>
        <translation>サーバーに拒否されました。サーバーの持ち主に新しいコードをもらってください。</translation>
    </message>
    <message>
        <source>The server does not answer. Whether it has kept the last action is not certain; look when it answers again.</source>
        <translation>サーバーが応答しません。直前の操作が保存されたかどうかは不明です。応答が戻ったら確認してください。</translation>
    </message>
    <message>
        <source>The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: making one completes the server.</source>
        <translation>このサーバーは以前のバージョンの Kagetsu で作られています。サーバーの持ち主に新しいコードをもらってください。コードを作ると、サーバーの不足が補われます。</translation>
    </message>
    <message>
        <source>The server has another journal of a game that was played at this computer. Nothing is replaced there, and the file here stays as it is.</source>
        <translation>このコンピューターで行われた対局の別の対局ログがサーバーにあります。サーバーの内容は置き換えられず、ここのファイルもそのままです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenRecords</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1には保存していない変更があります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>封じ手は%1です。</translation>
    </message>
    <message>
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1そのため、封じた側の負けです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>選ばれなかった候補：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1（Enterでこの数を宣言）</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>珠型を選ぶ…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>この%n題を提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1（Enterで確定）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>仮先の決め方</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>自分が先に打つ</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>振り先（にぎり）</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>コンピューターが先に打つ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>審判操作を検索</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>審判操作</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message>
        <source>Clocks</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>石と手順</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>罰則</translation>
    </message>
    <message>
        <source>Game and result</source>
        <translation>対局と結果</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>時間を加える</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>時間を引く</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>時計を設定</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>両方の時計を止める</translation>
    </message>
    <message>
        <source>Start a clock</source>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>直前の時計押しを取り消す</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>消費時間を等分</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>故障した時計の時間を訂正</translation>
    </message>
    <message>
        <source>Repeat the countdown</source>
        <translation>秒読みをやり直す</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>ずれた石を戻す</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>手を戻す</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>手を訂正</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>抜けた手を加える</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>抜けたパスを加える</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>指摘を認める</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>指摘を退ける</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>違反者の相手に時間を加える</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>違反者の時間を引く</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>手番を失わせる</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>対戦の得点を引く</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>負けとする</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>両者負け</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>失格</translation>
    </message>
    <message>
        <source>Withdraw a warning</source>
        <translation>警告を取り消す</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>得点を戻す</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>結果を宣言</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>結果を確認</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <translation>終局を取り消す</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>打ち掛け・封じ手</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>封じ手を開く</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>封じ手が読めない</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>時計にこの時間を加えます。時間切れは取り消されます。</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>時計からこの時間を引きます。0より小さくはならず、0になれば時間切れです。</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>時計をこの時間に設定します。秒読みの回数と手数は、変更しない限りそのままです。</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>両方の時計を止めます。再開できるのは審判だけです。</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>対局を再開します。手番でない側の時計を動かすと、時間は進みますが着手はできません。</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>最後の石や選択を取り消し、それ以後の時間は動くべきだった時計から引きます。</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>両者の消費時間を、合計の半分ずつにします。</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>実際に経過した時間を入力してください。その比率に合わせて両方の時計を訂正します。</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>進行中の秒読みを、この時点からやり直します。</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>この盤には、石が記録どおりに表示されています。対局を再開するまで、石をずらした対局者の時計が動きます。</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>この手数までを残します。それより後の手は変化として棋譜に残ります。</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>記録の誤りを訂正します。この手は実際には別の点に打たれたものです。時計は変わりません。</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>打たれたのに記録にない手を加えます。</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>記録にないパスを加えます。</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>その石は禁手で、指摘も間に合っています。指摘した側の勝ちです。</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>対局を再開し、誤った指摘に対して取り決めた罰則を科します。</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>警告を一つ加えます。取り決めた回数に達すると負けです。</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>この対局者の相手の時計にこの時間を加えます。</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>この対局者の時計からこの時間を引きます。</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>この対局者の今の手番、または次の手番をパスとします。</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>対戦で、この対局者の得点から「この数×0.5点」を引きます。</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>この対局者の負けとします。理由欄に理由を入力してください。</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>両対局者の負けとします。</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>この対局者の負けとし、大会から失格とします。</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>この対局者の警告を一つ取り消します。警告とその取り消しは、どちらも対局ログに残ります。</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>対戦で、この対局者から引いた得点のうち「この数×0.5点」を戻します。</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>対局はこの結果で終わります。</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>審判が結果を確認します。対局者も確認した後は、審判長だけが終局を取り消せます。</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>結果は無効になり、両方の時計が止まったまま対局が続きます。</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>両方の時計を止めます。手番の対局者は、誰にも見えないように次の手を入力します。入力しなければ、打ち掛けとするだけです。</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>封じたときに表示されたコードを使い、相手の立ち会いのもとで開きます。</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>封じ手はもう開けません。封じた側の負けです。</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>入力した内容が対局ログに残るだけで、対局は変わりません。</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>%1の時計：%2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>%1の時計が計時中</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>両方の時計が停止中</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>時計：%1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>手数：%1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>盤上の石が変わります。</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>手番：%1</translation>
    </message>
    <message>
        <source>Warnings for %1: %2 → %3</source>
        <translation>%1の警告：%2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>対戦での%1の減点：%2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>対局の結果はなくなります。</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>時計、手順、結果は変わりません。</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1が%2の石を禁手と指摘し、裁定を待っています。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1が審判を呼びました。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>対局は打ち掛けになっています。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>両方の時計が止まっています。</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1の時間が切れています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1の警告は%n回です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has offered a draw.</source>
        <translation>%1が引き分けを申し込んでいます。</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move.</source>
        <translation>%1が待ったを求めています。</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1が結果を確認しました。</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>審判が結果を確認しました。</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>%1手目、%2の手番です。</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>裁定により黒勝ち</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>裁定により白勝ち</translation>
    </message>
    <message>
        <source>Draw, by agreement</source>
        <translation>合意により引き分け</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>裁定により引き分け</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>再対局</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>スリープ時間を算入</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>コンピューターがスリープしていた時間を、時計が動いていた側の消費時間に算入します。算入しないときは、そのまま時計を動かしてください。</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>スリープ時間の算入を取り消す</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>消費時間に算入したスリープ時間を時計に戻します。両方の時計は止まったままです。</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>遅れた対局者が到着</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>現在の時刻で到着を記録し、取り決めどおりに時計から時間を引きます。</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>封じ手を無効にする</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>最後の操作を取り消す</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>理由を述べる</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>封じ手は誰にも見せません。再開後、手番の側が盤上で打ちます。</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>その後に何も起きていなければ、時計・石・結果を元に戻します。操作とその取り消しは、どちらも対局ログに残ります。</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>すぐに理由を述べなかった停止や訂正に、理由を付けます。</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>色を交替</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>対局者が色を取り違え、10手目までに気づいた場合です。石はそのままで、互いに相手の色で続けます。</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>消費時間により黒勝ち</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>消費時間により白勝ち</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>最後の秒読みが切れた手番をパスとする</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>離席を認める</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>離席を数えない</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>規則に定めがある場合、対局者の求めにより、この手番をパスとし、時間切れを取り消して最後の秒読みを戻します。両方の時計は止まります。</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>離席の回数に数え、時計は動き続けます。秒読み中の離席が規則で制限されているときは、相手の手番の間だけ認められます。</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>この対局者の離席の回数を一回減らします。離席とその取り消しは、どちらも対局ログに残ります。</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>%1の離席：%2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1の離席は%n回です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>%1回目の手番、%2の手番です。</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>両方の時計を設定</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>結果を訂正</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>両方の時計を設定します。二つ目の時間を空欄にすると、どちらも一つ目の時間になります。</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>終局を取り消し、ただちにこの結果で対局を終えます。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageActions</name>
    <message>
        <source>No board is shown here.</source>
        <translation>ここには盤が表示されていません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PagePublishing</name>
    <message>
        <source>The pages were not published. %1 could not be created.</source>
        <translation>ページは公開されませんでした。%1を作成できません。</translation>
    </message>
    <message>
        <source>The pages were not published. The folder has the pages of another tournament.</source>
        <translation>ページは公開されませんでした。フォルダーには別の大会のページがあります。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is not one of them; it was not replaced.</source>
        <translation>ページは公開されませんでした。%1はこのページのファイルではないため、置き換えていません。</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is read-only.</source>
        <translation>ページは公開されませんでした。%1は読み取り専用です。</translation>
    </message>
    <message>
        <source>The pages were not published. The disk is full.</source>
        <translation>ページは公開されませんでした。ディスクに空きがありません。</translation>
    </message>
    <message>
        <source>The pages were not published. Could not write to %1.</source>
        <translation>ページは公開されませんでした。%1に書き込めません。</translation>
    </message>
    <message>
        <source>Public pages: not published…</source>
        <translation>公開ページ：公開できません…</translation>
    </message>
    <message>
        <source>Public pages…</source>
        <translation>公開ページ…</translation>
    </message>
    <message>
        <source>Public pages: published %1…</source>
        <translation>公開ページ：%1に公開…</translation>
    </message>
    <message>
        <source>Published %1.</source>
        <translation>%1に公開しました。</translation>
    </message>
    <message>
        <source>These choices could not be saved; they hold until the tournament is closed.</source>
        <translation>選択を保存できませんでした。大会を閉じるまで有効です。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageSaver</name>
    <message>
        <source>game</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNetの対局 (*.rif)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>この対局はこの形式では保存できません。</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1を保存しました。この形式には入らない情報があります。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>組み合わせの検証</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>組み合わせを検証しています…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>組み合わせの決まった回戦はまだありません。</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>Kagetsuの計算と異なる組み合わせがあります。</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>Kagetsuの計算と異なる組み合わせはありません。</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2、第%1回戦</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>計算どおりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n卓が計算と異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>ほかで組まれたため検証できません。</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>別の規則で組まれたため検証できません。</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>組み合わせの元データが壊れています。</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>組み合わせを計算できません。</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>検証が中止されたため未検証です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>当時の部門のデータと一致しないデータで組まれています。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>その後%n卓が手動で変更されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>組み合わせの後に結果が訂正されました。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>現在なら%n卓の組み合わせが変わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>%1 / %2ページ</translation>
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
        <translation>文書の言語</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>併記する言語</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>一言語のみ</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>印刷プレビュー</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>文書を保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;ウェブページ (*.html);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>打ち掛け</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>封じ手コード</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>棋譜用紙</translation>
    </message>
    <message>
        <source>&amp;Fill in the heading</source>
        <translation>対局情報を記入(&amp;F)</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>分かっている対局の情報を印刷する（外すと手書き用の空欄になる）</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>対局記録書</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>…ほか%n行。印刷と保存では全行が出力されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PartListWords</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of one line: &quot;Draft, 2 tables changed by hand&quot;.</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PatternView</name>
    <message>
        <source>Choose a pattern</source>
        <translation>珠型を選ぶ</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>使えない珠型</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>名前や記号で検索</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>The patterns whose second stone lies straight beside the first.</extracomment>
        <translation>直接</translation>
    </message>
    <message>
        <source>Indirect</source>
        <extracomment>The patterns whose second stone lies diagonally beside the first.</extracomment>
        <translation>間接</translation>
    </message>
    <message>
        <source>No matching pattern.</source>
        <translation>該当する珠型はありません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PauseCover</name>
    <message>
        <source>Resume</source>
        <extracomment>Button: the paused game goes on.</extracomment>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message>
        <source>Answers by phone</source>
        <extracomment>Title: pupils answer a question with their phones.</extracomment>
        <translation>スマートフォンでの回答</translation>
    </message>
    <message>
        <source>Pupils in this network open an address on their phones, choose their name and tap a point. Whoever has the address sees the names of the class and the board. Nothing leaves the network, and it ends with the class.</source>
        <translation>このネットワークの生徒がスマートフォンでアドレスを開き、自分の名前を選んで点をタップします。アドレスを知っている人には、クラスの名前と盤が見えます。何もネットワークの外には出ません。授業とともに終わります。</translation>
    </message>
    <message>
        <source>Pupils scan this code or type the address. Their phones must be in the same network as this computer.</source>
        <translation>生徒はこのコードを読み取るか、アドレスを入力します。スマートフォンはこのコンピューターと同じネットワークにある必要があります。</translation>
    </message>
    <message>
        <source>Take answers by phone</source>
        <extracomment>Button: turns answers by phone on.</extracomment>
        <translation>スマートフォンの回答を受け付ける</translation>
    </message>
    <message>
        <source>Take no more answers</source>
        <extracomment>Button: turns answers by phone off.</extracomment>
        <translation>受け付けを終える</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>Quietly, below a code: how many phones are on the page.</extracomment>
        <translation>
            <numerusform>%n台が参加しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a page on a phone: pupils answer a question of their teacher.</extracomment>
        <translation>回答</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>In a list of names: the answer is given without one.</extracomment>
        <translation>無記名</translation>
    </message>
    <message>
        <source>Send %1</source>
        <extracomment>Button on a phone; %1 is a point of the board.</extracomment>
        <translation>%1を送信</translation>
    </message>
    <message>
        <source>Choose your name and tap a point of the board. You can answer once.</source>
        <translation>名前を選び、盤の点をタップします。回答は1回だけです。</translation>
    </message>
    <message>
        <source>Tap a point of the board. You can answer once.</source>
        <translation>盤の点をタップします。回答は1回だけです。</translation>
    </message>
    <message>
        <source>Your answer is sent: %1</source>
        <extracomment>On a phone: %1 is the point that was sent.</extracomment>
        <translation>回答を送信しました：%1</translation>
    </message>
    <message>
        <source>Wait for the next question.</source>
        <translation>次の問いをお待ちください。</translation>
    </message>
    <message>
        <source>There is an answer with this name already.</source>
        <translation>この名前の回答はすでにあります。</translation>
    </message>
    <message>
        <source>The answer could not be sent. Try again.</source>
        <translation>回答を送信できませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>残り%1秒</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>このページにはJavaScriptが必要です。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message>
        <source>Show on phones</source>
        <extracomment>Title: a game or a tournament on the phones in the room.
----------
Button: turns it on.</extracomment>
        <translation>スマートフォンに表示</translation>
    </message>
    <message>
        <source>Network of the phones</source>
        <extracomment>Of several local networks, the one that the phones are in.</extracomment>
        <translation>スマートフォンのネットワーク</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>アドレスのQRコード</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>表示をやめる</translation>
    </message>
    <message>
        <source>Everybody in this network who opens this address can watch. The phones must be in the same network as this computer.</source>
        <translation>このネットワークでこのアドレスを開いた人は誰でも見られます。スマートフォンはこのコンピューターと同じネットワークに入っている必要があります。</translation>
    </message>
    <message>
        <source>Everybody in this network who has the address can watch on a phone, until it ends or you stop it. Nothing leaves the network.</source>
        <translation>このネットワークでアドレスを知っている人は誰でも、終わるかやめるまでスマートフォンで見られます。ネットワークの外には何も出ません。</translation>
    </message>
    <message>
        <source>This computer has left the network, so no phone can reach it. Stop, and show it again.</source>
        <translation>このコンピューターがネットワークから離れたため、スマートフォンから接続できません。一度やめて、もう一度表示してください。</translation>
    </message>
    <message>
        <source>Nothing can be shown in this network.</source>
        <translation>このネットワークでは表示できません。</translation>
    </message>
    <message>
        <source>This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot for them.</source>
        <translation>このコンピューターはローカルネットワークに接続されていません。スマートフォンと同じWi-Fiに接続するか、テザリングを使ってください。</translation>
    </message>
    <message>
        <source>The game is over. The last position stays for a minute.</source>
        <translation>対局は終わりました。最後の局面は1分間表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>%n台が表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinPad</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>暗証番号が違います。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>暗証番号</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>一字消す</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>暗証番号を入力してください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>4桁から12桁の数字です。対局者が審判デスクに入るのを防ぎますが、このアカウントのファイルを変更できる人は、この暗証番号を削除できます。</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>現在の暗証番号</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新しい暗証番号</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>暗証番号（再入力）</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>暗証番号を削除</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>現在の暗証番号と一致しません。</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>4桁から12桁の数字だけを入力してください。</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>二つの暗証番号が一致しません。</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>メモリーが足りず、暗証番号を保存できません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>一つの盤を二人で囲む、五目並べと連珠</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>珠型「花月」を並べた盤</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>時計のみ</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>毎日の復習：%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>コンピューターと対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>Heading over the games that were played last.</extracomment>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>End or cancel…</source>
        <extracomment>Button: shows all unfinished games, to end or cancel some of them.</extracomment>
        <translation>終了・取り消し…</translation>
    </message>
    <message>
        <source>%1 was interrupted. %2</source>
        <extracomment>After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.</extracomment>
        <translation>%1 は中断されました。%2</translation>
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
        <translation>第%1局：%2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerModel</name>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Heading: games of a player one after the other that ended alike.</extracomment>
        <translation>連続記録</translation>
    </message>
    <message>
        <source>Longest: wins</source>
        <translation>最長の連勝</translation>
    </message>
    <message>
        <source>Longest: without a loss</source>
        <translation>最長の無敗</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>直近</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1での珠型</translation>
    </message>
    <message>
        <source>None of the 26 patterns</source>
        <translation>26珠型以外</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPage</name>
    <message>
        <source>Bars show wins, draws and losses from left to right, and the share of the points.</source>
        <extracomment>Below the name of a player: what the bars of the list show.</extracomment>
        <translation>棒は左から勝ち、引き分け、負けを示し、得点率を書きます。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Prepare against this player</source>
        <extracomment>Button: a page with what is to be known before a game against the player that is shown.</extracomment>
        <translation>この相手の対策</translation>
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
        <translation>五連：%1の宣言</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>自分の五連を宣言する</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Forbidden: &quot;that stone was a forbidden move&quot; (禁手).</extracomment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Forbidden – claim as %1</source>
        <translation>禁手：%1の指摘</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>相手の石が禁手だったことを指摘する</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>時間切れ：%1の指摘</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>相手の時間切れを指摘して勝ちとする</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Draw – offer as %1</source>
        <translation>引き分け：%1の申し込み</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>引き分けを申し込む</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>投了：%1</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>待った：%1の求め</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>自分の直前の手について待ったを求める</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>審判</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>%1が審判を呼ぶ</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>審判を呼ぶ（両方の時計が止まる）</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Hint: the program says what is forbidden and threatened, and then a good move; only against the computer.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint – for %1</source>
        <translation>ヒント – %1</translation>
    </message>
    <message>
        <source>Show what is forbidden and threatened; press again for a good move</source>
        <translation>禁点と狙いを表示します。もう一度押すと好手を示します</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>対局を%1に保存できませんでした：%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>禁手だった石をタップしてください。</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>%1の石を禁手と指摘しますか？</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>指摘する</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>別の石…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>石を打たずにパスしますか？パスが二回続くと引き分けで終わります。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パスする</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>勝敗なしで対局を終了しますか？両者の合意が必要です。</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>勝敗なしで終了</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1の時間が切れました。</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>時間切れを指摘</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>五連を宣言</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>待ったを求めました。%1の返事を待っています。</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1が直前の手の待ったを求めています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1が%n手分の待ったを求めています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>認める</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>引き分けを申し込みました。%1の返事を待っています。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1が引き分けを申し込んでいます。</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>What was said is read; the bar closes.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>今はできません：%1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>この対局では%1手目からパスできます。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>審判：盤上の位置が異なる同形の五珠目を認めますか？</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>審判…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>審判：開局の手順（%1）を一つ取り消しますか？時計もその時点に戻ります。</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1の石を禁手と指摘しました。審判の裁定まで両方の時計が止まります。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1が%2の石を禁手と指摘しました。審判の裁定まで両方の時計が止まります。</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>同意する…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>対局は打ち掛けになっています。</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>審判を呼びました。両方の時計が止まっています。</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1が審判を呼びました。両方の時計が止まっています。</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>盤が埋まりました。%1は、指摘するか引き分けを認めるかを選べます。</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>盤が埋まりました。指摘することがなければ引き分けです。</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>引き分けにする…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>結果を確認する</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>自分の石が禁手だと認めますか？この対局は負けになります。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意する</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>再開</translation>
    </message>
    <message>
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>スリープ時間を算入…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>スリープ時間を消費時間に算入しますか？両者の合意が必要です。</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>スリープ時間を算入</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>審判が裁定します。</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>この手はまだ保存されていません。時計は止まっています。</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>%1に引き分けを申し込みますか？</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>引き分けを申し込む</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>引き分けで対局を終えますか？</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>引き分けにする</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>%1に1分を加えて対局を続けますか？時間切れ勝ちの権利は失われます。</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>両者とも時間無制限で対局を続けますか？時間切れ勝ちの権利は失われます。</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>1分加える</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>1分加える…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>対局を続ける…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>受ける…</translation>
    </message>
    <message>
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>最後の操作はまだ保存されていません。時計は止まっています。</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>ここまではすべて保存されています。時計は止まっています。</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>五連の完成を宣言しますか？</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>五連を宣言</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>%1の石を長連と指摘しますか？この石に応じる手番は終わっているため、ほかの禁手は指摘できません。</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>時計は止まっています。動かせるのは審判だけです。</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1が待ったを求めています：%2。</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>指摘を取り下げますか？取り下げは一局に一度だけです。</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>誤った指摘として扱われます。</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>警告を受けます。</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>取り下げる…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>左の対局者の名前</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>右の対局者の名前</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <extracomment>The opener is decided by lot, as by nigiri.</extracomment>
        <translation>振り先（にぎり）</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <extracomment>Who is seat A, the one who begins the opening. %1 is a name.</extracomment>
        <translation>%1が仮先</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <extracomment>Label of the choice of who is seat A, the one who begins the opening.</extracomment>
        <translation>仮先の決め方</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PointField</name>
    <message>
        <source>Text on %1</source>
        <translation>%1の文字</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionDialog</name>
    <message>
        <source>Enter a position.</source>
        <translation>局面を入力してください。</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>%1点では正方形の盤になりません。15×15は225点です。</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>%1手目の「%2」は着手として正しくありません。</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>%1手目の%2は盤の外です。</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>%1手目の%2にはすでに石があります。</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>この棋譜には対局が含まれていません。</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>この棋譜の盤では対局できません。</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>何手目までの局面か</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>局面をテキストで入力</translation>
    </message>
    <message>
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>文字で描いた盤（Xは黒、Oは白、ピリオドは空点）、「H8 I9 J10」のような手順、または棋譜（SGF）：</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>入力から読み取った局面</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>この局面を使う(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Stones: %1 black, %2 white.</source>
        <translation>石：黒%1、白%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionReport</name>
    <message>
        <source>Report of a position</source>
        <translation>局面のレポート</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>How games ended: won by Black, drawn, won by White.</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Head of a column: games that were drawn.</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: Black&apos;s share of the decided games.</extracomment>
        <translation>得点率</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>この局面の対局はデータベースにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>この局面の対局は%n局です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black scored %1.</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>黒の得点は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them came to it by other moves.</source>
        <translation>
            <numerusform>うち%n局は手順が違います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Black – draws – White</source>
        <extracomment>Label of how games ended: won by Black, drawn, won by White.</extracomment>
        <translation>黒勝ち – 引き分け – 白勝ち</translation>
    </message>
    <message>
        <source>First played</source>
        <translation>最初の対局</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>続く着手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Head of a column: the last year in which a move was played.</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Ended here</source>
        <extracomment>Games whose last move led to this position.</extracomment>
        <translation>ここで終局</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>ここから誤り</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>この局面を打った対局者</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Main lines</source>
        <translation>主な変化</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Model games</source>
        <translation>模範対局</translation>
    </message>
    <message>
        <source>report</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>レポート</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeKeeper</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>今の復習は保存されません。</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>QtのSQLiteデータベースドライバーがインストールされていません。</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>毎日の復習のファイルが壊れています。ファイルはそのままにしてあります：%1。</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>毎日の復習のファイルは、より新しいバージョンのKagetsuのものです。ファイルはそのままにしてあります：%1。</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>%1に保存できませんでした。</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>生徒の一覧が壊れています（%1、%2行目の%3文字目）。ファイルはそのままにしてあります。</translation>
    </message>
    <message>
        <source>There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.</source>
        <extracomment>Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.</extracomment>
        <translation>生徒が%1人になりますが、登録できるのは%2人までです。やめた生徒を削除するか、追加する人数を減らしてください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>Kind of task</source>
        <translation>問題の種類</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>問題を作っています…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>正解：%1 / %2</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Since %1</source>
        <extracomment>Games of this year and of later ones.</extracomment>
        <translation>%1年以降</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Games with this player.</extracomment>
        <translation>%1との対局</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>known up to move %1</source>
        <extracomment>How long a game went on as others in the library; %1 is the number of a move.</extracomment>
        <translation>%1手目まで前例あり</translation>
    </message>
    <message>
        <source>in your lines up to move %1</source>
        <extracomment>How long a game went on as in the lines of whoever prepares; %1 is the number of a move.</extracomment>
        <translation>%1手目まで自分の研究どおり</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <extracomment>A game: the date, the colour of the player, and the opponent.</extracomment>
        <translation>%1 · %2番、対%3</translation>
    </message>
    <message>
        <source>Moves that your lines do not answer</source>
        <extracomment>Heading: moves of the opponent that the lines of whoever prepares do not answer.</extracomment>
        <translation>自分の研究に応手がない手</translation>
    </message>
    <message>
        <source>Where games come off your lines</source>
        <extracomment>Heading: the last positions of the lines of whoever prepares that games of the opponent had.</extracomment>
        <translation>自分の研究から外れた局面</translation>
    </message>
    <message>
        <source>Usual moves with %1</source>
        <extracomment>Heading: the usual moves of a player with this colour; %1 is Black or White.</extracomment>
        <translation>%1番でよく打つ手</translation>
    </message>
    <message>
        <source>last in %1</source>
        <extracomment>The last year in which a move was played.</extracomment>
        <translation>最後は%1年</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1での珠型</translation>
    </message>
    <message>
        <source>since %1: %2</source>
        <extracomment>How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.</extracomment>
        <translation>%1年以降：%2</translation>
    </message>
    <message>
        <source>Procedures with %1</source>
        <extracomment>Heading: opening procedures of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1番での開局規定</translation>
    </message>
    <message>
        <source>Fifth moves offered with Black</source>
        <extracomment>Heading: games in which a player offered fifth moves, by their number.</extracomment>
        <translation>黒番で出した五珠目の題数</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n題</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationPage</name>
    <message>
        <source>Preparation against %1</source>
        <extracomment>The title of a page; %1 is a player.</extracomment>
        <translation>%1への対策</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>準備する人</translation>
    </message>
    <message>
        <source>Who prepares?</source>
        <extracomment>One of the choices for who prepares for a game, whose own games are then counted.</extracomment>
        <translation>準備する人は？</translation>
    </message>
    <message>
        <source>All results are those of the opponent. Studies of the game library count as your lines. A row opens its games where they have the position.</source>
        <translation>成績はすべて相手のものです。対局データベースの研究を自分の変化として数えます。行を選ぶと、その局面で対局が開きます。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>対策</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>「%1」というプリセットはすでにあります。</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>プリセットを保存できませんでした：%1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>主催者が決めるもの：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>愛好会や連盟が定めたルール・開局規定・持ち時間・審判の取り決めを、そのまま使えます。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>プリセットとして保存…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>プリセットの名前</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>プリセットの区分</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>自作</translation>
    </message>
    <message>
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>普段の対局</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>国際・各国</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>大会規定から</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>プリセットの名前を変更できませんでした：%1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The preset could not be deleted: %1</source>
        <translation>プリセットを削除できませんでした：%1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>名前・開局規定・持ち時間で検索</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>プリセットを検索</translation>
    </message>
    <message>
        <source>No matching preset.</source>
        <translation>該当するプリセットはありません。</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>プリセットの名前</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>プリセットなし</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>プリセットの一覧</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>プリセット「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>この操作は元に戻せません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>対局の種類</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>対局ログを開く</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>対局ログ (*.jsonl *.broken*);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>プリンターが応答しません。ページを PDF として保存するか、後でもう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>規定ファイルを開く</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>開局規定 (*.json *.JSON);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>規定ファイルを開く…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <translation>規定の一覧</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>これを使う</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>対局は%n路盤の%1になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>手順</translation>
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
        <translation>連珠用</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>五目並べ用</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>全ルール共通</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>自作</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>名前で検索</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>開局規定を検索</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>開局規定</translation>
    </message>
    <message>
        <source>No matching opening procedure.</source>
        <translation>該当する開局規定はありません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1：箱1～5の問題数は%2。解答%4回のうち正解%3回。</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>問題の種類別の進み具合</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>Above the bars of a box: how many days a task rests there.</extracomment>
        <translation>%1日</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofLegend</name>
    <message>
        <source>the stone in question</source>
        <translation>判定する石</translation>
    </message>
    <message>
        <source>stone of the shape</source>
        <translation>形を作る石</translation>
    </message>
    <message>
        <source>makes a straight four and is allowed</source>
        <translation>達四になり、打てる点</translation>
    </message>
    <message>
        <source>would make six or more</source>
        <translation>六つ以上並ぶ点</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>線を止める石</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>仮に置いた石（番号は順番）</translation>
    </message>
    <message>
        <source>would make a straight four, but does not work</source>
        <translation>達四になるが、使えない点</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>次に五になる点</translation>
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
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: to the sentence after this one.</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>証明を一段階戻る</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>証明を一段階進む</translation>
    </message>
    <message>
        <source>Why is there no three in this row?</source>
        <translation>横の線に三がないのはなぜですか？</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>縦の線に三がないのはなぜですか？</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>右上がりの斜めの線に三がないのはなぜですか？</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>右下がりの斜めの線に三がないのはなぜですか？</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>すべての理由</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>すべての理由を含む証明全体と、最短の証明とを切り替える</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>この線に三がないのはなぜ？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: the steps of a proof one after the other, by themselves.</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>段階を順に再生</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>凡例</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>盤上の印の意味</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>この段階で止める</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>ファイル名の末尾は.pdf、.html、.txtのいずれかにしてください：%1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>この言語はありません：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>対局記録書：%1 – %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>対局ログの最後の記録（%1行目）は不完全なため、除いてある。</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>対局ログの末尾は信頼できない。%1この記録書にはそれより前の行だけを載せる。</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>対局は終わっていない。%1現在の状態である。対局中に対局者へ知らせてはならないことは省いてある。</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>会場</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規定</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>盤の端</translation>
    </message>
    <message>
        <source>It blocks one end of a five.</source>
        <translation>五連の片端を止める。</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>五連の端を止めない。</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>六つ以上の並び</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>勝ちにならない。</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>勝ちになる。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
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
        <translation>禁手の表示</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五連</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>%1手目から認める。パスが二回続けば引き分け。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>認めない。</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>両者が同意すれば認める。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>%1の持ち時間</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>指摘された側の持ち時間に%1を加える。指摘した側は、誤った指摘が二回目なら警告も受け、警告が二回になると負けになる。</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>指摘した側は、誤った指摘が二回目なら警告を受け、警告が二回になると負けになる。</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>三手目までの珠型：%1。</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>対局前に置かれた石：%1。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>消費</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>There were no steps.</source>
        <translation>手順はなし。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>No stone was placed.</source>
        <translation>着手はなし。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>時間は分・秒・ミリ秒で、その手の消費時間と、打った後の本人の時計の残りを示す。</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>時計の表示の後の×は秒読みの残り回数、/はその区切りで打つべき残りの手数を示す。</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1の消費時間は計%2、時計の残りは%3。</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>終局図</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>%1手目までの局面。</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X：%1（黒）。O：%2（白）。</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>指摘・裁定・訂正・中断</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1、%2手目の後（対局ログの%3行目）：%4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>その時の時計：%1 %2、%3 %4。</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>勝ちの並び：%1。</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>審判</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>対局ログ</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>検証チェーンの末尾</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>検証方法</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1、実際の盤：プログラムは時計のみ</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>手順は記録されていない。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>時計は押されなかった。</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>時間は分・秒・ミリ秒で、その手番の消費時間と、押した後の本人の時計の残りを示す。</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1、%2回目の手番の後（対局ログの%3行目）：%4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>誤った指摘への罰則時間</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>何回受けても負けにならない。</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>警告%n回で負け。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>禁手の指摘を裁定する。</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>両者時間切れ</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>開始予定</translation>
    </message>
    <message>
        <source>Did not arrive.</source>
        <translation>到着せず。</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>定刻に到着。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>%1遅れて到着。</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>%1の到着</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>対戦</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>対戦の結果</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>手数の上限</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n手で引き分け。</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>未到着。</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>時計から引いた時間：%1。</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>対局ログ：%1。</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1（%2）、この対局では一部変更</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>どちらの対局者も一時停止できる。</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>対局者が時計を止められるのは審判を呼ぶときだけ。</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>対局者は時計を止められない。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>引き分けの申し込み</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>遅刻</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>時間の読み上げ</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>取り決めなし。</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>時計の停止</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>二局。二局目は席を入れ替える。</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>一局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>開始を待つ間に%1進められた。</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>開始を待つ間に%1戻された。</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>新しい時刻を採用した。</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>新しい時刻を採用しなかった。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>コンピューターの時計</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>対局終了時の照合コード</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（%2行目）</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>指摘の取り下げ</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>取り下げは一局に一度。</translation>
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
        <translation>卓</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>到着の取り消し</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1：%2に到着と記録、%3に取り消し。</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>開始時刻の変更</translation>
    </message>
    <message>
        <source>Previously %1; changed at %2.</source>
        <translation>変更前は%1。変更した時刻は%2。</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>取り決めなし。このコンピューターの設定による。</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>実際の盤：プログラムは時計のみ</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1の消費時間は計%2、時間切れ。</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1の消費時間は計%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message>
        <source>Black stone on %1</source>
        <translation>黒石%1</translation>
    </message>
    <message>
        <source>White stone on %1</source>
        <translation>白石%1</translation>
    </message>
    <message>
        <source>%1 – the colours are swapped</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1（色を交替）</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>五珠目を%n題とする</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>五珠目の候補：%1</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>候補%1を取り下げる</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>候補から%1を選択</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>%1の指摘：%2が%3に打った石（%4手目）は禁手である。</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>その石から%n手後の指摘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>裁定：指摘を認める（%1）。</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>裁定：指摘を退ける。</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1が五連を宣言。</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>裁定：五連がある。</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>裁定：五連はない。</translation>
    </message>
    <message>
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>時計の訂正：%1の時間に%2を加え、%3から%4とする。</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>一手の制限に達した%1に警告する。</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>%1に警告する。</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1は%2に一手の制限に達した（開始から%3）。</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>この手番を失う。</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>時計は%1から%2になる。</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1が引き分けを申し込む。</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1が引き分けを断る。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が待ったを求める。</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1が待ったを断る。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>%n手を戻す：%1。%2が打ち直す。</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>審判の裁定：盤上の位置が異なれば、同じ形になる五珠目の候補も認める。</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>審判が開局の手順を一つ取り消す：%1。</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1が対局を一時停止。両方の時計を止める。</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>対局を再開。時計が止まっていた時間は%1。</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>%1は%2に時間切れ（開始から%3）。</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>プログラムが停止していた。最後の記録から%1後に対局を再開。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>最大で%1の消費時間が、動いていた時計に算入されていない。</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>消費時間はすべて算入されている。</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>時計の訂正：%1の時間から%2を引き、%3から%4とする。</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>%1の指摘：%2が%3に打った石（%4手目）は禁手である。両方の時計を止める。</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1が指摘を取り下げる。</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1が指摘に同意する。</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1が手番を失う。</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1が審判を呼ぶ。両方の時計を止める。</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1が結果を確認する。</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>審判が結果を確認する。</translation>
    </message>
    <message>
        <source>The last recorded move is deleted.</source>
        <translation>最後に記録した手を削除する。</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>対局者が色を交替する。</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>時計押し</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>コンピューターが%1スリープした（%2から%3まで）。</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>%1の時計が動いていた。両方の時計を止める。</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>時計は動いていなかった。</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>両対局者がこれを%1の消費時間に算入する。時計は%2から%3になる。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>コンピューターの日時が%1進められ、%2になった。対局の時間は変わらない。</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>コンピューターの日時が%1戻され、%2になった。対局の時間は変わらない。</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>%2の時計が動いている間、プログラムが%1応答しなかった。その後の時計の表示は%3。</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1が到着する（開始予定より%2遅れ）。</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>さらに時計から%1を引く：%2から%3へ。</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>対局を再開。両方の時計は止まったまま。</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1が引き分けの申し込みを取り下げる。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%1は%2の時間切れを指摘せず、時間無制限で対局を続ける。</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%1は時間切れを指摘せず、%2の時間に%3を加えて対局を続ける。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>その石は禁手（%1）であった。</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>その石は禁手（%1）であったが、それに応じる手番はすでに終わっていた。</translation>
    </message>
    <message>
        <source>%1 takes back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what is undone, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1が待ったをした：%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PublishDialog</name>
    <message>
        <source>Public pages</source>
        <extracomment>Title: web pages of a tournament for everybody.</extracomment>
        <translation>公開ページ</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>ページのフォルダー</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Whose names public pages show, and how.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Full names</source>
        <translation>フルネーム</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>イニシャル</translation>
    </message>
    <message>
        <source>Pairing numbers only</source>
        <translation>番号のみ</translation>
    </message>
    <message>
        <source>Results are shown</source>
        <translation>結果の表示</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When results are shown on public pages: after a number of minutes; when the round has ended.</extracomment>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Some minutes later</source>
        <translation>指定した時間の後</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>回戦の終了後</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Let search engines list the pages</source>
        <translation>検索エンジンへの掲載を許可する</translation>
    </message>
    <message>
        <source>Players without a name on the pages:</source>
        <translation>ページに名前を出さない参加者：</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>名前の先頭を入力してEnter</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Stop publishing</source>
        <translation>公開をやめる</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Show boards while they are played here</source>
        <extracomment>Games at this computer&apos;s table are shown on web pages, with their clocks.</extracomment>
        <translation>ここでの対局中の盤を表示する</translation>
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
        <translation>生徒</translation>
    </message>
    <message>
        <source>Whose answers count</source>
        <translation>答えを記録する生徒</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>前に出た生徒</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>正解（1）</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>一部正解（2）</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>不正解（3）</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>生徒(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message>
        <source>&amp;End</source>
        <extracomment>Button: leaves the puzzles.</extracomment>
        <translation>終える(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it.</extracomment>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Only the first answer to a puzzle counts.</source>
        <translation>最初の答えだけが数えられます。</translation>
    </message>
    <message>
        <source>Your number is %1 now (%2).</source>
        <extracomment>A pupil&apos;s number after a puzzle, and by how much it has changed: %2 is &quot;+12&quot; or &quot;−8&quot;.</extracomment>
        <translation>数値は今%1です（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n問続けて正解です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Puzzles on the sheet</source>
        <translation>問題プリントの問題数</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <extracomment>Button: the puzzles that are wanted, one after the other.</extracomment>
        <translation>解く(&amp;S)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>今日の一問(&amp;D)</translation>
    </message>
    <message>
        <source>puzzles on a s&amp;heet…</source>
        <extracomment>Button: so many puzzles, on paper.</extracomment>
        <translation>問を問題プリントにする(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Make puzzles…</source>
        <translation>実戦問題を作る(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Puzzles are made from positions of games while you do something else. Each is searched, and only positions with a clear answer become puzzles.</source>
        <translation>ほかのことをしている間に、対局の局面から実戦問題が作られます。どの局面も探索され、答えがはっきりしているものだけが問題になります。</translation>
    </message>
    <message>
        <source>From the game &amp;library</source>
        <translation>対局データベースから(&amp;L)</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>フォルダーから(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: no more puzzles are made.</extracomment>
        <translation>止める(&amp;T)</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>まだ実戦問題がありません</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>実戦問題</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>生徒を選んでください</translation>
    </message>
    <message>
        <source>%1 has not solved a puzzle yet</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1さんはまだ問題を解いていません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a pupil, %2 &quot;about 1340 (between 1160 and 1520)&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Make puzzles from your games, from files or from the game library.</source>
        <translation>自分の対局、ファイル、対局データベースから問題を作れます。</translation>
    </message>
    <message>
        <source>Answers count if a pupil is chosen. Pupils are added in daily practice.</source>
        <translation>生徒を選ぶと答えが数えられます。生徒は「毎日の復習」で追加します。</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>Of the puzzles that a pupil has answered: %1 of %2 were right at once.</extracomment>
        <translation>一度で正解：%2問のうち%1問。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n問続けて正解です。</numerusform>
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
            <numerusform>今のところ%n問あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games looked through.</source>
        <extracomment>%1 is the name of a file, a folder or the game library.</extracomment>
        <translation>
            <numerusform>%1：%n局を調べました。</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this choice are answered. Choose another theme or difficulty, or make more puzzles.</source>
        <translation>この条件の問題はすべて回答済みです。別のテーマや難しさを選ぶか、問題を作ってください。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <extracomment>%1 is the name of a file or a folder.</extracomment>
        <translation>%1を読めませんでした。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleWords</name>
    <message>
        <source>A game</source>
        <translation>ある対局</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, then White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>四追い</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>追い詰め</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>ただ一つの手</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>勝ちを防ぐ</translation>
    </message>
    <message>
        <source>The forbidden point</source>
        <extracomment>Theme of puzzles that turn on a point that is forbidden to Black.</extracomment>
        <translation>禁点</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <extracomment>Where a puzzle is from: the players of a game, and the number of the move.</extracomment>
        <translation>%1、%2手目</translation>
    </message>
    <message>
        <source>%1, %2, move %3</source>
        <extracomment>Where a puzzle is from: the players of a game, the year, and the number of the move.</extracomment>
        <translation>%1、%2年、%3手目</translation>
    </message>
    <message>
        <source>about %1 (between %2 and %3)</source>
        <extracomment>A pupil&apos;s number in puzzles: %1, which lies between %2 and %3.</extracomment>
        <translation>約%1（%2から%3の間）</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>対局データベース</translation>
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
        <translation>上級</translation>
    </message>
    <message>
        <source>As suits the pupil</source>
        <extracomment>How hard puzzles are: as suits the pupil.</extracomment>
        <translation>生徒に合わせる</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>カテゴリーと賞</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>カテゴリーを追加</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>賞</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>賞</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>金額</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>賞金なし</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>賞を追加</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>同点者は賞を分け合う</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>所属とレーティング</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>全員</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>各所属の最上位者のみ</translation>
    </message>
    <message>
        <source>A player can win a prize in each category, not only one in all</source>
        <translation>賞は全体で1人1つではなく、カテゴリーごとに1人1つ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>理由を選んでください</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>簡潔に</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonField</name>
    <message>
        <source>All reasons</source>
        <extracomment>A box with every reason an order can have; the usual ones are buttons above it.</extracomment>
        <translation>すべての理由</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordMerger</name>
    <message>
        <source>Merging…</source>
        <translation>統合しています…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>ファイルの統合</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>このフォルダーには棋譜がありません。</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>統合されなかったファイルがあります。</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>今は別の対局が表示されています。その対局には何も統合していません。</translation>
    </message>
    <message>
        <source>Join lines</source>
        <translation>変化をつなぐ</translation>
    </message>
    <message>
        <source>Keep lines apart</source>
        <translation>別々に残す</translation>
    </message>
    <message>
        <source>Should lines be joined where they come to a position that this record has elsewhere?</source>
        <translation>変化がこの棋譜の別の場所にある局面に至るとき、つなぎますか？</translation>
    </message>
    <message>
        <source>If they are joined, what follows stands once, where this record has the position, even if it was turned, mirrored or reached by other moves.</source>
        <translation>つなぐと、その後の手はこの棋譜で局面がある場所に一度だけ置かれます。回転や反転した局面、手順の異なる局面でも同じです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordPages</name>
    <message>
        <source>This game</source>
        <translation>この対局</translation>
    </message>
    <message>
        <source>There are no moves to ask from here on.</source>
        <translation>ここから先に問える手はありません。</translation>
    </message>
    <message>
        <source>Gathering the lines…</source>
        <translation>変化を集めています…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>開いている棋譜</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1を閉じる</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>時間無制限</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>最後の正常な行から、コピーを使って対局を再開できます。元のファイルは残ります。</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>最後の記録は不完全です。未確定の手は失われました。</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>最大で%1の消費時間が、動いていた時計に算入されていません。</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>失われたものはありません。</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>確定した手はすべて残っています。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>前回プログラムが止まったときに終わっていなかった対局です。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>後で：次回の起動時にもう一度確認する</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1、%2、%n手まで、最後の記録：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>時計：%1 %2、%3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>この対局は別のプログラムが開いています。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>対局を再開：%1</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>勝敗なしで終了</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>対局を勝敗なしで終了：%1</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>今後は確認しない</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>このファイルについて今後は確認しない（ファイルは残る）</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>終了を確定</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1開始待ちの対局を復元できませんでした。</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1開始待ちの対局を復元できませんでした。ファイルは%2として残してあります。</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>以下の対局はまだ始まっていません。</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>開始：%1</translation>
    </message>
    <message>
        <source>Keep waiting for the game %1</source>
        <translation>対局の開始待ちを続ける：%1</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>対局を中止</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>対局を中止：%1</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>中止を確定</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>以下の対局は終わっていますが、対局ログが壊れています。</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>この行以降は信頼できません。保存済みの棋譜ファイルには影響ありません。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>%1は1 MBを超えているため、開始待ちの対局ではありません。</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1、最後の記録：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1、%2、手番%n回まで、最後の記録：%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>禁手の表示</translation>
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
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>着手の方法</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>同意があれば待ったを認める</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>一時停止を認める</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of fouls</source>
        <translation>禁手の指摘は審判が裁定する</translation>
    </message>
    <message>
        <source>The clock starts with the first stone</source>
        <translation>時計は最初の一手から動く</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>不戦敗は、その局の負けとして扱う。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>不戦敗は、その回戦の負けとして扱う。</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>不戦敗は、その対戦の負けとして扱う。</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>それまでの遅れは時計から引かない。</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>それまでは遅刻した時間を時計から引く。</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>それまでは遅刻した時間の2倍を時計から引く。</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>指摘された側に2分、持ち時間が15分以下なら1分を加える。二回目からは指摘した側が警告も受ける。</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>指摘された側に%1を加える。二回目からは指摘した側が警告も受ける。</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>誤って指摘した側から2分、持ち時間が15分以下なら1分を引く。二回目からは警告も受ける。</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>誤って指摘した側から%1を引く。二回目からは警告も受ける。</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>誤って指摘した側は手番を失う。二回目からは警告も受ける。</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>警告。</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>罰則なし。</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>警告%n回で負け。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>記録するだけ。</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>できない。</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>%1手目より後。</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>いつでも。</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>勝ち%1点、引き分け%2点、負け%3点</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>60秒の秒読みを中国式に読み上げる。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>30秒の秒読みを中国式に読み上げる。</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>30秒の秒読みを日本式に読み上げる。</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>チェスと同じく無音。</translation>
    </message>
    <message>
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>残り5分、1分、30秒で音を鳴らし、最後の10秒は1秒ごとに鳴らす。</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>一手の制限と総持ち時間を読み上げる。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>%1以上遅れると不戦敗となる。</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>%1を超えて遅れると不戦敗となる。</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>両者とも不戦敗に当たるときは、両者とも負けとする。</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>両者とも不戦敗に当たるときは、その対局は無効とする。</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>どちらかの対局者が到着するまで時間は進まない。</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>誤った指摘への罰則時間：%1。</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>警告では負けにならない。</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>引き分けの申し込み：%1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n手で引き分け。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after your own move.</source>
        <translation>自分の着手の後だけ。</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>指摘の取り下げ：%1</translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>秒読み中の離席は、許可を得て、相手の手番の間に、%n回まで。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReplaceQuestion</name>
    <message>
        <source>%1 already exists.</source>
        <translation>%1はすでにあります。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>対局の結果</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>対局はどのように終わりましたか？</translation>
    </message>
    <message>
        <source>Use this result</source>
        <translation>この結果にする</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultRow</name>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A tool tip: what a button does, and the key that does the same.</extracomment>
        <translation>%1（%2キー）</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>この卓の結果を消す</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>この卓の対局を開く</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>対局の結果にかかわらず、審判が点数を決める（Rキー）</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>裁定(&amp;I)…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>詳細(&amp;T)…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>消費時間・警告・理由（Tキー）</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>オーダー(&amp;S)…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>各盤の対局者（Lキー）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultTyping</name>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>この回戦に第%1卓はありません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>五連により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>長連により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>%2の三々禁手により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>%2の四々禁手により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>%2の長連禁手により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%2の投了により%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%2の時間切れにより%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>%2が一手の制限を超えたため%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>%2が規定の手数を時間内に打てなかったため%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>%2の欠席により%1の不戦勝。</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>%2の遅刻により%1の不戦勝。</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>%2の警告が上限に達したため%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>消費時間が%2より少ないため%1の勝ち。</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>審判の裁定により%1の勝ち（相手：%2）。</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>%1の勝ち（相手：%2）。</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>合意により引き分け。</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>満局により引き分け。</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>両者のパスにより引き分け。</translation>
    </message>
    <message>
        <source>Draw: both players ran out of time.</source>
        <translation>両者の時間切れにより引き分け。</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>手数の上限に達したため引き分け。</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>引き分け。</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>両者負け。</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>勝敗なしで終了。</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>対局は終わっていない。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>両者負け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>勝敗なし</translation>
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
        <translation>%1の三々禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1の四々禁手</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1の長連禁手</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1の投了</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1の時間切れ</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>両者の合意</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>満局</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>両者のパス</translation>
    </message>
    <message>
        <source>The maximum number of moves was reached</source>
        <translation>手数の上限に到達</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1は抜け番。</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>%2の不戦敗により%1の勝ち。</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewChoice</name>
    <message>
        <source>Reviewed by</source>
        <translation>検討の方法</translation>
    </message>
    <message>
        <source>By fours and threes</source>
        <extracomment>How a game is reviewed: by looking for wins by fours and by threes.</extracomment>
        <translation>四追いと追い詰めで</translation>
    </message>
    <message>
        <source>Also with %1</source>
        <extracomment>How a game is reviewed: by fours and threes, and by an engine, too. %1 is its name.</extracomment>
        <translation>%1も使って</translation>
    </message>
    <message>
        <source>No engine is asked while a game is being played.</source>
        <translation>対局中はエンジンを使いません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <extracomment>A curve of who is better, move by move.</extracomment>
        <translation>対局の流れ</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>この対局を検討</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1、%2。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be done with a review.</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: the win that was missed is played on the board, or the proof is shown.</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>禁点である理由を示す</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>逃した勝ちを示す</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>許した勝ちを示す</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>検討結果をコメントとして書き込む</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>検討を印刷…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>この検討の後で対局が変更されました。%1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <extracomment>Menu and button: the search goes on, ten times as long.</extracomment>
        <translation>さらに探す</translation>
    </message>
    <message>
        <source>Make it a task…</source>
        <extracomment>Menu of a finding: its position becomes a task of a lesson.</extracomment>
        <translation>問題を作る…</translation>
    </message>
    <message>
        <source>Draw a diagram…</source>
        <translation>盤面図を作る…</translation>
    </message>
    <message>
        <source>Put it on the worksheet</source>
        <extracomment>Menu of a finding: its position gets a bookmark, and the worksheet of a record has all its bookmarks.</extracomment>
        <translation>問題プリントに入れる</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Sentences that follow each other: what was found, and how an engine was asked.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>It gives no evaluations.</source>
        <translation>評価値を出しません。</translation>
    </message>
    <message>
        <source>%1 could not be asked about the whole game. %2</source>
        <extracomment>%1 is the name of an engine, %2 a sentence that says why.</extracomment>
        <translation>%1で対局全体を検討できませんでした。%2</translation>
    </message>
    <message>
        <source>Where nothing is proven, %1 was asked: that is its opinion, not a proof.</source>
        <translation>証明のない局面は%1の評価です。証明ではありません。</translation>
    </message>
    <message>
        <source>%1 was not asked about the whole game.</source>
        <translation>%1での検討は途中までです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>対局の検討：%1 – %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検討結果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>会場</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
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
        <translation>対局者</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
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
        <translation>重要な局面</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>数字は勝ちの手順、×印は実戦の手、丸印は勝ちを許した手です。</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>検討の印</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundMaker</name>
    <message>
        <source>The next round cannot be paired yet.</source>
        <translation>次の回戦はまだ組めません。</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>第%1回戦を組み合わせています…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>その間に参加者か結果が変わりました。もう一度組み合わせてください。</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>別の組み合わせにする</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>最良の組み合わせにする</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>第%1回戦を下書きに戻しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>%n件の結果が失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>下書きに戻す</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <translation>%1と%2を入れ替えますか？</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>入れ替える</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>参加者が変わりました。下書きを破棄して、もう一度組み合わせてください。</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>%1と%2を入れ替えました。</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>同点のため、1局追加しました。</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>第%1回戦の組み合わせの後に結果が訂正されました。</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>組み合わせ直す</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>このまま発表</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>この回戦だけを考えた最良の組み合わせでは、その後に組める回戦が減るか、本来避けられる再戦や二度目の抜け番が必要になります。</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>別の組み合わせはこの回戦では少し劣りますが、その後の回戦には有利です。</translation>
    </message>
    <message>
        <source>Pair it again by the current results, or publish it as it is.</source>
        <translation>現在の結果で組み合わせ直すか、このまま発表してください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>時計を動かす(&amp;K)</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>これ以降、遅刻者に印を付ける</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>この卓にはすでに結果があります。対局するには、先に結果を消去してください。</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>結果を2回入力(&amp;T)</translation>
    </message>
    <message>
        <source>A result counts when it has been entered a second time</source>
        <translation>結果は2回目の入力で確定します</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1に禁点はありません。</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>五とは、切れ目なくちょうど五つ並んだ石です。五を作る石は、ほかに何を作っても許され、勝ちになります。</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>長連：切れ目なく六つ以上の並びを作る石は禁手です。</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>四々：一つの石で四を二つ以上作るのは、同じ線の上でも別の線の上でも禁手です。四とは、あと一つの石で五になる、一直線上の四つの石です。</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>三々：一つの石で三を二つ以上作るのは禁手です。三とは、あと一つの石で達四になり、そのとき五ができない、一直線上の三つの石です。達四とは、切れ目なく並び、どちらの端でも五になる四つの石です。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>三と数えるのは、その「あと一つの石」を打てるときだけです。その石は長連も四々も作らず、この項によって禁じられる三々も作らないものでなければなりません。これは問題の石がもう盤上にあるものとして調べ、必要なだけ先まで同じように調べます。</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>三と数えるのは、その「あと一つの石」を打てるときだけです。その石は、この項によって禁じられる三々を作らないものでなければなりません。これは問題の石がもう盤上にあるものとして調べ、必要なだけ先まで同じように調べます。</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>盤の端は、相手の石と同じように線を止めます。</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>禁手を指摘しなければならない対局では、三々と四々は次の手が完了するまで、長連は対局が終わるまで指摘できます。</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>出典：国際連珠規則第3章、9.1条から9.3条、9.8条。文章はこのプログラムによるものです。</translation>
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
        <translation>対局の結果に代えて、この点数を採用します。</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>%1の点数</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>裁定を取り消す</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>この点数にする</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RunningGame</name>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>この対局のファイルがディスク上にありません。今離れると対局は失われます。</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>最後の一手を保存できていません。今離れるとその手は失われます。</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>対局中です。</translation>
    </message>
    <message>
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>対局は両者の残り時間とともに保存され、後で再開できます。</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>対局から離れる</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>審判のいる対局が行われています。</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>対局から離れられるのは審判だけです。離れると、審判が対局を再開するまで両方の時計が止まります。</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>審判は別の画面を開けます。対局と時計はそのまま続き、開いたことが対局ログに残ります。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>ほかの場所の同一局面</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>類似局面も含める</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>同じ形が別の場所にあります：%1。</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>右へ%1</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>左へ%1</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>上へ%1</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>下へ%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message>
        <source>A library holds square boards of up to 15 lines.</source>
        <translation>ライブラリに入るのは15路までの正方形の盤だけです。</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>ライブラリの手順は225手までです。</translation>
    </message>
    <message>
        <source>In a library, the colours take turns.</source>
        <translation>ライブラリに入るのは、黒と白が交互に打つ手順だけです。</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>ライブラリのノードにできるのは、着手と点の上の文字だけです。</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>ライブラリには着手でない石は入りません。</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>ライブラリでは、一つの局面の次に同じ手を二つ以上置けません。</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>すべての対局は一つの変化ツリーにまとめられます。</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>ライブラリでは盤から石を取り除けません。</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGFには、棋譜を開いたときに表示する局面は記録されません。</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>文字コード%1では表せない文字を含むテキストが%n個あり、その文字は疑問符に置き換えられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>この形式には、対局者・大会・結果・ルールの情報の一部が入りません。</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>この形式には時計の時間は入りません。</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>この形式には開局での選択、指摘、警告、引き分けの申し込みは入りません。</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>この形式にはこれらの印は入りません。ライブラリに入るのは、しおりと点の上の文字だけです。</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>この形式には、盤に置けなかった手は入りません。</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>点の上の文字のうち、SGFに入るのは空点に付けたものだけです。</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>この形式に入るのは一局だけです。ほかの対局は保存されません。</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>この形式に入るのは一本の手順だけです。変化は保存されません。</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>この形式にはコメントは入りません。</translation>
    </message>
    <message>
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>この形式には石を打った順序は入りません。</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>この形式では、この大きさの盤を保存できません。</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>この形式に入るのは黒から交互に打った石だけです。</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>この形式には着手でない石は入りません。</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>保存する手がありません。</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>第%1局：%2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>この棋譜はこの形式では保存できません。</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>このファイルには文字コードが記録されず、本文は%1以外の文字コードのように見えます。このコンピューターでは文字コードが記憶されますが、ほかの環境では、開くときに選ぶ必要があります。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScorePage</name>
    <message>
        <source>Kind of games</source>
        <translation>対局の種類</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>人の対局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreRows</name>
    <message>
        <source>Won %1, drawn %2, lost %3</source>
        <extracomment>Results of a player in some games.</extracomment>
        <translation>%1勝、%2引き分け、%3敗</translation>
    </message>
    <message>
        <source>%1: games %2. %3</source>
        <extracomment>A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.</extracomment>
        <translation>%1：%2局。%3</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetModel</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>所属</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>卓</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>会場</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>審判</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who makes the opening and is Black as long as colours are not exchanged.</extracomment>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>持ち時間</translation>
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
        <translation>黒の消費時間</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>白の消費時間</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>棋譜用紙</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>封じ手のコードは%1です。今すぐ印刷するか書き留めてください。再び表示されることはありません。</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>コードはまだ印刷も書き留めもされていません。コードがなければ誰も封じ手を開けません。このまま離れるには、もう一度「対局に戻る」を押してください。</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>コードを印刷…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>書き留めました</translation>
    </message>
    <message>
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>打ち掛けの用紙を印刷…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Command, setting, player, game, opening or page of the manual</source>
        <translation>コマンド、設定、対局者、対局、開局、マニュアル</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
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
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the search of the window has found.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
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
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Booklet: %1</source>
        <extracomment>What the search of the window has found: %1 is a course, which is printed as a booklet.</extracomment>
        <translation>冊子：%1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>段階</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>残りの秒読み回数</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>残りの手数</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>打った手数</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>秒読みに入るまでの時間</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>Two games, seats exchanged in the second</source>
        <translation>二局打ち、第二局は席を入れ替える</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>右の対局者は別の持ち時間にする</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>右の対局者の持ち時間</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>部門を追加…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>組分け…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>この部門を再開</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>この部門を終了</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>この部門を削除</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>進出者を更新…</translation>
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
        <translation>%1手目からの変化</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1～%2手目</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Before a comment: %1 is the number of the move, %2 the comment.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>盤面図</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>表示する局面</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>一定の手数ごと</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>コメントやしおりのある所</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>1図の手数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>段組み</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>1段</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>2段</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙サイズ</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>変化ごとに小さな盤面図</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>盤面図</translation>
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
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>ハイコントラスト（ライト）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>ハイコントラスト（ダーク）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>色の交替の後、名前と時計が入れ替わる様子をアニメーションで見せます。オフにすると、画面に動きはなくなります。</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>盤と石</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>ハイコントラストでは専用の盤になります。</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.</extracomment>
        <translation>盤の材質</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>カヤ</translation>
    </message>
    <message>
        <source>Katsura</source>
        <translation>カツラ</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>クルミ</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>那智黒と蛤</translation>
    </message>
    <message>
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>印刷図風</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>盤の縁に文字と数字を表示します。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四辺</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数を表示</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>すべての石に表示します。</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁点の印</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>対局で認められている場合に表示します。</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>否禁の印</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>禁手に見えて禁手でない点に印を表示します（対局で認められている場合）。</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>棋譜の次の手</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>棋譜の次の手がある点を丸で囲みます。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>石を打つ音</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>対局の終わりにも静かな音が鳴ります。</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Automatic, by time control</source>
        <translation>自動（持ち時間に合わせる）</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>時間の読み上げ</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>音声で読み上げる</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>音で知らせる</translation>
    </message>
    <message>
        <source>Announce by flashing the clock</source>
        <translation>時計の点滅で知らせる</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>打ち間違いの防止</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋譜のキー操作</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>使い慣れたプログラムのキー操作を選べます。</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>対局ログ</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>審判の署名鍵</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>審判デスクの暗証番号</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>未設定：ボタンを押し続ければ誰でも審判デスクを開けます。</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>審判デスクを開くときに必要です（一度入力すれば10分間は不要です）。</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>審判長の暗証番号</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>未設定：両対局者と審判が確認した結果は、もう取り消せません。</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>全員が結果を確認した対局の終局を取り消せます。審判デスクも開けます。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>0.1秒単位の表示</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>持ち時間が残り少なくなったとき。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最後の10秒</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>最後の20秒</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>手数カウンター</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>実際の盤で使う時計に、両者の手数を表示します。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size, as a share of the usual one.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Larger: %1. Smaller: %2. Normal: %3.</source>
        <extracomment>Keyboard shortcuts.</extracomment>
        <translation>大きく：%1、小さく：%2、標準：%3。</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>着手を読み上げる</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>手番、申し込み、指摘、結果、レッスンの答え、棋譜の一手一手も読み上げます。</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>棋譜の四追い</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>表示中の局面でどちらに四追いがあるかを一行で示します。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>対局の相手をし、局面を解析するプログラムです。</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>管理…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>音声が応答しません。</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>この言語の音声がコンピューターにインストールされていません。</translation>
    </message>
    <message>
        <source>Who is better</source>
        <translation>形勢</translation>
    </message>
    <message>
        <source>A bar beside the board in games against the computer.</source>
        <translation>コンピューターとの対局で、盤の横に形勢の棒を表示します。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture that is to be shown to others: as it will be.</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Picture, square</source>
        <extracomment>Kinds of pictures to show a game to others.</extracomment>
        <translation>画像（正方形）</translation>
    </message>
    <message>
        <source>Picture, upright</source>
        <translation>画像（縦長）</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>動く画像</translation>
    </message>
    <message>
        <source>QR code of the moves</source>
        <extracomment>A code that a phone&apos;s camera reads as the moves.</extracomment>
        <translation>手順のQRコード</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>手順をコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>対局をSGFでコピー(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>動く画像 (*.webp)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Game (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>直前の手は禁手ではありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>現在の禁点：</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
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
        <translation>手順、開局、理由</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>このルールに禁点はありません。</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>タップで判定</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>オンの間、タップした点の判定を表示する（石は打たない）</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>現在、禁点はありません。空点にポインターを合わせると、その理由を表示します。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>コンピューターが%1スリープし、その時間は%2の消費時間に算入されました。両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>%2の時計が動いている間に、コンピューターが%1スリープしました。この時間はまだ消費時間に算入されていません。両方の時計は止まっています。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>卓番号</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>卓番号、Enter、結果の順に入力：12、Enter、1（Nキー）</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Standings</name>
    <message>
        <source>With help, the game does not count on the ladder.</source>
        <extracomment>At the end of a game against the computer in which a move was taken back, or a hint was given.</extracomment>
        <translation>助けを借りたので、この対局はラダーに数えません。</translation>
    </message>
    <message>
        <source>Ladder: %1 (%2)</source>
        <extracomment>At the end of a game against the computer: a rating such as 1216, and in brackets how much it has changed.</extracomment>
        <translation>ラダー：%1（%2）</translation>
    </message>
    <message>
        <source>Ladder: %1</source>
        <extracomment>A rating against the computer, such as 1216.</extracomment>
        <translation>ラダー：%1</translation>
    </message>
    <message>
        <source>%1 on the ladder: %2</source>
        <extracomment>A player and a rating against the computer, such as 1216.</extracomment>
        <translation>%1のラダー：%2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Tap a value to see how it was calculated.</source>
        <translation>値をタップすると内訳が表示されます。</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>同順位を抽選で決める</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>大会を終了</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>この部門を終了</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>終了しました。これが最終順位です。</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>カテゴリーと賞…</translation>
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
            <numerusform>%n手まで、%1</numerusform>
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
            <numerusform>手番%n回まで、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup that cannot be read</source>
        <translation>読み込めないバックアップ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepBar</name>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>手順を再生</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>棋譜を編集する：手、文字、印</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: the record is edited, not only looked at.</extracomment>
        <translation>編集</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>開局の手順</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>現在：%1。全手順：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StonesField</name>
    <message>
        <source>Stones placed before the game</source>
        <translation>対局前に置く石</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>26珠型から…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて消去</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>枝を切り取る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>枝をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>枝を貼り付ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>枝を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>変化を前へ移す(&amp;F)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>パス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>この手の後に手を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>しおり(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>次の変化へ(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>前の変化へ(&amp;V)</translation>
    </message>
    <message>
        <source>Next branching p&amp;oint</source>
        <translation>次の分岐へ(&amp;O)</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>前の分岐へ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>次を検索(&amp;E)</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>棋譜全体を回転(&amp;W)</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>棋譜全体を反転(&amp;L)</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>ファイルをこの棋譜に統合(&amp;G)…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>枝を新しいファイルに保存(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>この枝の統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Merge fol&amp;der into this record…</source>
        <translation>フォルダーをこの棋譜に統合(&amp;D)…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>棋譜のキー操作(&amp;Y)…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>ライブラリの盤の大きさ(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>棋譜全体(&amp;W)</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>前を検索(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>この棋譜を編集(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>この棋譜を閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>四追いを探す(&amp;W)</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>相手の四追いを探す(&amp;O)</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>四追いの初手をすべて示す(&amp;F)</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>四追いの防点をすべて示す(&amp;D)</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>四追い(&amp;O)</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>このファイルの対局(&amp;H)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>検討(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>この対局を検討(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>次の印へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>前の印へ(&amp;P)</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>このファイルの全対局を検討(&amp;G)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>検討を印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>このファイルに対局を追加(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>この対局の名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>この対局を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>この対局を下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>この対局を削除(&amp;M)…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>この局面から問題を作る(&amp;K)…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>置換(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>この対局をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>この対局の後に貼り付ける(&amp;P)</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>クラスに見せる</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>開いている次の棋譜</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>開いている前の棋譜</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>追い詰めを探す(&amp;T)</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>相手の追い詰めを探す</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>エンジンで解析</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>Menu: a game against the computer begins from the position shown.</extracomment>
        <translation>ここからコンピューターと打つ</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <extracomment>Menu: the games of the game library that have the displayed position, and how they went on.</extracomment>
        <translation>この局面の対局を検索</translation>
    </message>
    <message>
        <source>Add to the game li&amp;brary</source>
        <extracomment>Menu: all games of this record become part of the game library.</extracomment>
        <translation>対局データベースに追加(&amp;B)</translation>
    </message>
    <message>
        <source>Drill the lines from here…</source>
        <extracomment>Menu: the moves of one side are asked, line by line; the program plays the other side.</extracomment>
        <translation>ここからの変化を練習…</translation>
    </message>
    <message>
        <source>Players in the game library…</source>
        <extracomment>Menu: what the game library knows of the players of this game.</extracomment>
        <translation>対局データベースの対局者…</translation>
    </message>
    <message>
        <source>Gaps in these lines…</source>
        <extracomment>Menu: what games of the game library play and the lines of this record do not answer.</extracomment>
        <translation>この変化の抜け…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>RenLibライブラリ (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNetの対局 (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Piskvorkの対局 (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>局面ファイル (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>枝を新しいファイルに保存</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>ファイルをこの棋譜に統合</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>フォルダーをこの棋譜に統合</translation>
    </message>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>棋譜 (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>プログラムが停止したとき、%1には保存していない変更がありました。</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>最後のバックアップは%1です。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>変更を読み込んでいます…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>復元せずに開く</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>これらの編集の後で%1が変更されています。</translation>
    </message>
    <message>
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>新しい棋譜として復元すれば、このファイルには影響しません。このファイルの編集として復元した場合は、保存するときに現在の内容を置き換えるか確認します。</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>新しい棋譜として復元</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>このファイルの編集として復元</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>この変更は別のプログラムで復元されています。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>枝の削除</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>枝の切り取り</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>%1の印</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>%1から%2への矢印</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>着手%1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1の挿入</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>%1の文字</translation>
    </message>
    <message>
        <source>Typing the headline</source>
        <translation>見出しの入力</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>コメントの入力</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>本譜にする</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>変化を前へ移す</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>枝の貼り付け</translation>
    </message>
    <message>
        <source>Rotate the whole record</source>
        <translation>棋譜全体の回転</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>棋譜全体の反転</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>手を挿入しています…</translation>
    </message>
    <message>
        <source>Rotating the record…</source>
        <translation>棋譜を回転しています…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>枝を貼り付けています…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>%1にはこの枝の後の手で石が置かれます。何も挿入していません。</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>枝には%1への着手がありますが、ここではその点にすでに石があります。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>取り除いた局面を数えています…</translation>
    </message>
    <message>
        <source>Insert a variation</source>
        <translation>変化の挿入</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>%1から%2への線</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>%1に黒石を置く</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>%1に白石を置く</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>%1の石を取り除く</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>石を置いています…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>%1にはこの枝の後の手で石が置かれます。何も変更していません。</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>手番を替える</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>コメントの書き込み</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>文字列の置換</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>文字列を置換しています…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>それでも読み込む</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>%1は壊れています。読めた部分をすべて表示します。このファイルへの上書き保存はしません。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>テキストを読み込んでいます…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>ライブラリの盤の大きさ</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>ライブラリには盤の大きさが記録されていません。
盤の路数：</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>%1は途中で終わっており、続きが失われている可能性があります。残っている部分はすべて表示しています。上書き保存すると、元のファイルのコピーを同じ場所に残します。</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>このライブラリには%1路の盤に収まらない手があります。盤は変更していません。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>新しい棋譜</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>Go to the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>手順の最後へ</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>前の変化へ</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>次の変化へ</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>前の分岐へ</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>次の分岐へ</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>ファイル内の前の対局へ</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>ファイル内の次の対局へ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>指定した点の手を検索</translation>
    </message>
    <message>
        <source>Find next comment</source>
        <translation>次のコメントを検索</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>前のコメントを検索</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>次のしおりを検索</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>前のしおりを検索</translation>
    </message>
    <message>
        <source>List identical positions</source>
        <translation>同一局面の一覧</translation>
    </message>
    <message>
        <source>List similar positions too</source>
        <translation>類似局面も含めた一覧</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>しおりを付ける・外す</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Switch between viewing and editing</source>
        <translation>閲覧と編集の切り替え</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>棋譜のキー操作</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>キー操作を合わせるプログラム：</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>これらのキーは盤にフォーカスがあるときに働きます。文字と数字は座標の入力に使います：H 8でH8の点へ移ります。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>このファイルの対局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>手順と理由</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>ライブラリ、%n局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>このファイルの文字コードを選ぶ</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>同一局面</translation>
    </message>
    <message>
        <source>Same (%1)</source>
        <translation>同一局面（%1）</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Tab: the tree of variations.</extracomment>
        <translation>変化ツリー</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>変化ツリー</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>ファイルを読み込んだときに直したもの、読めなかったものの一覧を表示する</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>読み込み結果：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>%1に文字を書く</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>枝を切り取りました。</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>枝を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>%n局面を切り取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>%n局面を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>変更をバックアップできません。ディスクに空きがないか、書き込めません。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>このファイルは壊れています。上書きすると読めなかった部分が失われます。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>%1は、この編集を始めた後にディスク上で変更されました。</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1には入らない情報があります。</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>上書き保存すると、現在のファイルのコピーを同じ場所に残します。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>上書き保存</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>これは棋譜全体のファイルです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1を保存しています…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1を保存しました。この形式には入らない情報があります。</translation>
    </message>
    <message>
        <source>Reading the texts of this record…</source>
        <translation>棋譜のテキストを読み込んでいます…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>対局をコピーしています…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>手の数：%1</translation>
    </message>
    <message>
        <source>End positions: %1</source>
        <translation>手順が終わる局面の数：%1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>最長の手順：%1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>コメントのある手：%1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>しおり：%1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>着手のない点の文字：%1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>この局面から先</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>閲覧中のため、変更していません。</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>この棋譜は閲覧中です。</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>文字コード：%1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>空点にポインターを合わせると、そこに打てるかどうかとその理由を表示します。タップすると、その点の表示が固定されます。</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>このルールに禁点はありません。</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>棋譜にルールの記載がありません。</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>四追い</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>棋譜にはこの勝ちの手順がすでにすべてあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>%n手を挿入しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>この局面で対局は終わっています。</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>勝ちの手順は正方形の盤でのみ探せます。</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>このファイルに対局を追加</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>このファイルから第%1局を削除しますか？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>この対局の名前を変更</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>対局の一覧を更新しています…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>手番を替える</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>%1の手へ移動</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>%1に打つ</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>%1に文字を書く…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>%1に黒石を置く</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>%1に白石を置く</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>%1の石を取り除く</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>この手はもう棋譜にありません。</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>ここではこの勝ちを示せません。棋譜にその局面がないか、対局がそこで終わっています。</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>これらのコメントはすべて、すでに棋譜にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>コメントを%n件書き込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>%n件の文字列を変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>クリップボードに対局がありません。何も追加していません。</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>このファイルの対局の一覧を更新できませんでした。何も変更していません。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>解析</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>棋譜にはこの読み筋の手がすでにすべてあります。</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>正方形の盤の局面だけを解析できます。</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>盤が埋まっています。</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>コピーを%1として保存しました。%2自体はまだ保存されていません。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Only tried: %1. Esc throws it away.</source>
        <extracomment>%1 are points, such as &quot;H8 I9&quot;.</extracomment>
        <translation>試しているだけです：%1。Esc で取り消します。</translation>
    </message>
    <message>
        <source>Add to the record</source>
        <extracomment>Button: the moves that are tried become part of the record.</extracomment>
        <translation>棋譜に加える</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A move of a record without a stone.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Tab: the games of the game library that have this position.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The worksheet of this record has this position already.</source>
        <translation>この局面はすでにこの棋譜の問題プリントにあります。</translation>
    </message>
    <message>
        <source>The position is on the worksheet of this record, with a bookmark.</source>
        <translation>局面をしおりにして、この棋譜の問題プリントに入れました。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableBoards</name>
    <message>
        <source>Boards of the hall…</source>
        <extracomment>Menu entry: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>会場の盤…</translation>
    </message>
    <message>
        <source>The server does not answer. The boards are shown as they were heard of last.</source>
        <translation>サーバーが応答しません。盤は最後に届いた状態で表示しています。</translation>
    </message>
    <message>
        <source>No table has reported a game of this round yet.</source>
        <translation>このラウンドの対局はまだどの卓からも届いていません。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message>
        <source>Try %1.</source>
        <extracomment>A hint to a player; %1 is a point such as H8.</extracomment>
        <translation>%1 が好手です。</translation>
    </message>
    <message>
        <source>You win at %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>%1 で勝ちです。</translation>
    </message>
    <message>
        <source>%1 threatens to win at %2.</source>
        <extracomment>A hint; %1 is Black or White, %2 lists points.</extracomment>
        <translation>%1が %2 で勝とうとしています。</translation>
    </message>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>四を %n 回で勝てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to win by fours.</source>
        <extracomment>A hint; %1 is Black or White.</extracomment>
        <translation>%1が四追いで勝とうとしています。</translation>
    </message>
    <message>
        <source>Nobody threatens to win at once.</source>
        <translation>すぐに勝つ狙いはどちらにもありません。</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>禁点：%1。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>対局を復元しました</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>確定した内容はすべて残っています。再開するまで両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>両方の時計を止め、盤を隠しています。</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>手順</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>手順と開局を表示</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>打ち掛け</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>審判が対局を再開するまで、両方の時計は止まっています。</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>コンピューターのスリープ</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>結果を表示する</translation>
    </message>
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>今は、応答すべきことも指摘できることもありません。</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The picture of the board is on the clipboard.</extracomment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Show who is better</source>
        <extracomment>Menu of the board in a game against the computer, with a tick: a bar that says who is better.</extracomment>
        <translation>形勢を表示</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 – %2：入力された結果は%3ですが、対局は%4で終わりました。</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>第%1回戦%2卓。対局の結果を採ると、消費時間、警告、棋譜も記録されます。</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>入力された結果を残す</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>対局の結果を採用</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>生徒がすること</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>対象の色</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>ページの名前</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解説</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>短い問いを一つ。二行目からは求められたときに表示されます。</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>自分だけに見えます（任意）</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>求められたら表示（任意）</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>答えた後に表示（任意）</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>該当する点をすべて答える</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>三も使ってよい</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>答えはプログラムが見つけます。盤上で自分の解答を示すと確かめられます。</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>問いの対象となる点をタップしてください。</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>問いの対象となる石をタップしてください。</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>問いの対象となる空点をタップしてください。対象となる石も示せます（任意）。</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>一手ごとにプログラムが判定し、応じます。</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>答えを書くか、盤上の点をタップして答えにしてください。</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>盤上をタップして、石を順に置いてください。最後の石をもう一度タップすると取り消せます。</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>盤上をタップして手順を入力できます。生徒はそれを再生できます。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>変更を破棄してこの問題を閉じますか？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskProgressBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>このページには間違いがあります。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>盤：%1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>もっと詳しく(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>盤上で見る(&amp;S)</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>手順%1 / %2。</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>解答する(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度(&amp;T)</translation>
    </message>
    <message>
        <source>Previous stone</source>
        <translation>前の石</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>次の石</translation>
    </message>
    <message>
        <source>This is the answer:</source>
        <translation>答えはこれです：</translation>
    </message>
    <message>
        <source>The answer was not found.</source>
        <translation>答えが見つかりませんでした。</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>この問題は解けています。</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>当てはまる理由をすべて選び、解答してください。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>一つもない(&amp;O)</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <extracomment>Button: the same task once more, after it was solved.</extracomment>
        <translation>もう一度(&amp;T)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TeamDialog</name>
    <message>
        <source>Team members</source>
        <extracomment>Title: who plays for a team.</extracomment>
        <translation>チームメンバー</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>1行に1人、盤の順に。控えは最後に。</translation>
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
        <translation>この規定に設定できる条件はありません。</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>標準の条件に戻す</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>使えない珠型</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>すべて使用可</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>指定を解除</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>対局者が打つ</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>最初の三珠の珠型</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>対局者が宣言する</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>五珠目の題数</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1は色を交替できない</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>色を交替できない対局者</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TieBreakFields</name>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>不明：%1</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>同点時の順位基準</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, in order</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>順位基準のコード（優先順）</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>独自の基準</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>無制限</translation>
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
        <translation>例：%1</translation>
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
        <translation>名前・番号・時間（例：DGT 11、Fischer、7m+4s）</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>持ち時間を検索</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>No matching time control.</source>
        <translation>該当する持ち時間はありません。</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>A method of a clock: the clock, its number there and its name there.</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeNumbers</name>
    <message>
        <source>Minutes</source>
        <extracomment>Three numbers of a time control: of a player&apos;s whole time; added after each move, or of each period; and how many periods (byo-yomi).</extracomment>
        <translation>分</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>秒読み回数</translation>
    </message>
    <message>
        <source>Added after each move; with periods, the length of each</source>
        <translation>一手ごとに加わる秒数。秒読みがあるときは1回の長さ</translation>
    </message>
    <message>
        <source>Byo-yomi: how many periods follow when the minutes are used up</source>
        <translation>秒読み：持ち時間を使い切った後の回数</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ToolBox</name>
    <message>
        <source>Play stones</source>
        <translation>石を打つ</translation>
    </message>
    <message>
        <source>Write on a point</source>
        <translation>点に文字を書く</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>丸印を描く</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>四角を描く</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>三角を描く</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>×印を描く</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>矢印を描く</translation>
    </message>
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>黒石を置く</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>白石を置く</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>石を取り除く</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>文字を書く：A、B、C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>数字を書く：1、2、3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>線を描く</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>印の色</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>手番を替える</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>印の色：%1</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Button: a menu of the tools that have no button in a small window.</extracomment>
        <translation>ほかのツール</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TournamentPage</name>
    <message>
        <source>&amp;Entries</source>
        <translation>参加者(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>第%1回戦(&amp;R)</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>順位表(&amp;N)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>前の回戦</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の回戦</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>やり直す(&amp;O)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>先に書かれた側の勝ち・引き分け・負け</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>不戦：先に書かれた側の勝ち・負け・両者負け</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>この卓の結果を消す</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>この卓の対局を開く</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>下書きで入れ替える参加者を選ぶ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>裁定：審判が点数を決める</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>部門</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>前の部門・次の部門</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>この卓の消費時間・警告・理由</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>両チームのオーダー</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>前の回戦・次の回戦</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>保存できなかったため、何も変更していません。</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>卓番号による結果の入力：12、Enter、1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>この大会はここでは閲覧のみです（ほかで開かれているか、ファイルが読み取り専用です）。加えられた変更はここに表示されます。</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>ここで編集</translation>
    </message>
    <message>
        <source>This computer stands at a table. Open a table of the round to play its game here; the result goes to the desk.</source>
        <translation>このコンピューターは対局の卓に置かれています。ラウンドの卓を開くと、その対局をここで行えます。結果は運営のコンピューターに届きます。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>このバックアップは読み込めません。元の場所に残してあります。</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>%1 は保存されていません。最後のバックアップは %2 です。</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>同じダイアログをもう一度開くと続きから入力できます。</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>大会を開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not arrive</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1の欠席</translation>
    </message>
    <message>
        <source>%1 forfeits the game</source>
        <extracomment>%1 is a player who gave the game up before it began.</extracomment>
        <translation>%1の不戦敗</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1は抜け番</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>行われなかった対局</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>仮先</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>仮後</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>対局が行われなかった理由</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>卓</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>記録書への備考</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>結果を保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Neither player arrived: both lose</source>
        <translation>両者欠席：両者負け</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UserLibrary</name>
    <message>
        <source>Adding games to the library…</source>
        <extracomment>What a bar of progress is about.</extracomment>
        <translation>対局データベースに追加しています…</translation>
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
        <translation>対局ログと書類</translation>
    </message>
    <message>
        <source>Games played last</source>
        <extracomment>Heading over the games that were played or begun last; each opens its journal.</extracomment>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>Each game that is played here keeps a journal. The last ones will be shown here.</source>
        <translation>ここで打った対局にはそれぞれ対局ログが残る。最近のものがここに表示される。</translation>
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
        <translation>勝ち</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>禁点も、勝ちになる点もありません。</translation>
    </message>
    <message>
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>「黒」「白」で石を置き、「調べる」を選んで空点をタップすると、そこに打てるかどうかとその理由を表示します。</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>このルールでは、判定対象の色に禁点はありません。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Button: a tap lays a black stone.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Button: a tap lays a white stone.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button: a tap takes a stone off the board.</extracomment>
        <translation>消す</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>全消去</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>貼り付け…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>盤面、手順、棋譜をテキストとして貼り付ける</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>すべての点</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>禁点と勝ちになる点を一覧にし、理由を見る</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>判定を証明・規則とともに印刷する（判定した点、またはすべての点）</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>判定対象</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <source>for Black</source>
        <translation>黒を判定</translation>
    </message>
    <message>
        <source>for White</source>
        <translation>白を判定</translation>
    </message>
    <message>
        <source>Clear all stones</source>
        <translation>すべての石を消去する</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>直前の変更を元に戻す</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>元に戻した変更をやり直す</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>勝ち探索</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>この局面で対局は終わっています。</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>四追いを探す</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>相手の四追いを探す</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>追い詰めを探す</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>相手の追い詰めを探す</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>判定デスク</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>この局面の対局を検索</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: looks for games of the game library with the position.</extracomment>
        <translation>対局</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>%1の点についての判定</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>局面のすべての点についての判定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>場所と日付</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>判定対象</translation>
    </message>
    <message>
        <source>A move by %1</source>
        <translation>%1の手</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X：黒。O：白。?：判定した点。!：禁点。</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>判定した点は%1です。</translation>
    </message>
    <message>
        <source>All forbidden points for %1.</source>
        <translation>%1のすべての禁点。</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>%1に禁点はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>禁点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>次の点に打てばすぐに勝ち：%1。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The waiting game could not be saved: %1</source>
        <translation>開始待ちの対局を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>この対局は別のプログラムが開いています。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>両者がそろいました。対局を始められます。</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>両者の用意ができしだい始めます。遅刻にはなりません。</translation>
    </message>
    <message>
        <source>No clock runs before the start.</source>
        <translation>開始時刻までは計時しません。</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>まだ誰も来ていません。どちらかが来るまで時間は進みません。</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>まだ誰も来ていません。先に打つ%1の時間が進んでおり、両者から引かれます。</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1はまだ来ていません。%1の時計が動いています。</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>開始まで%1</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>開始時刻から%1</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>結果を記録</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>対局を始める</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>来ています。</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>まだ来ていません。</translation>
    </message>
    <message>
        <source>Too late: arrived %1 after the start.</source>
        <translation>遅刻の限度超過：開始時刻から%1後に到着しました。</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>遅刻の限度を過ぎましたが、まだ来ていません。</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>%1遅れて到着しました。</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>定刻に到着しました。</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>まだ来ていません（%1の遅れ）。</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>時計から%1を引きます。</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>今来れば時計から%1を引きます。</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>対局待ち</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>対局を中止</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>仮先（先に打ちます）。</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>仮後（相手の開局を待ちます）。</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1が到着（%2）</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1は未到着で、%1の時間が進んでいます。%2は始められます。</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>%1を待たずに開始</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>コンピューターの時計が%1進められました。実際の経過時間によれば、今は%2です。</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>コンピューターの時計が%1戻されました。実際の経過時間によれば、今は%2です。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>%1のままにする</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1に変更</translation>
    </message>
    <message>
        <source>First choose which time counts.</source>
        <translation>先に、どの時刻を使うかを選んでください。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingRoom</name>
    <message>
        <source>This game has already started in another window.</source>
        <translation>この対局は別のウィンドウですでに始まっています。</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>開始時刻を過ぎています。</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>開始時刻を変更できるのは審判だけです。</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>最短の勝ち</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>四追いを防ぐ</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Legend of a sign on the board: the search did not find out.</extracomment>
        <translation>未確定</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be asked about a win.</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Previous step of the win</source>
        <translation>勝ちの手順を一手戻る</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>勝ちの手順を一手進む</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>勝ちの手順（一手ごとの説明）</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>四追い：五を止められなくなるまで、一手ごとに四を作ります。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>%1の追い詰めを探す</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>%1の四追いの初手をすべて示す</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>%1の防点をすべて示す</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>変化として挿入</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>この証明を検証</translation>
    </message>
    <message>
        <source>Find a win by fours: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>%1の四追いを探す</translation>
    </message>
    <message>
        <source>Look longer</source>
        <translation>さらに探す</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WindowBar</name>
    <message>
        <source>Menu (%1)</source>
        <translation>メニュー（%1）</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Worksheet</name>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>%1手目の後</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>%1手目（%2）の後</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>表示中の局面：%1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>この問題プリントの指定は正しくありません。</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>印刷する問題がありません。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>禁点すべてに印を付けてください。</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>印の点は禁点ですか？理由も書いてください。</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>印の石が作る形の名前を書いてください。</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>印の点に打っても、印の石はなぜ三にならないのですか？</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>正しい答えに印を付けてください。</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>石を打つ点に順番を書いてください。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>禁点はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of forbidden move, %2 the points: &quot;double-three: H8 J9&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>One of %1</source>
        <extracomment>An answer: %1 is a list of moves, and one of them is enough.</extracomment>
        <translation>次のうち一つ：%1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>すべての問題を解いてください。</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>問題プリント</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1（解答）</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1、%2、乱数シード%3</translation>
    </message>
    <message>
        <source>Win by fours and threes: number the moves of both sides until the win cannot be stopped.</source>
        <translation>追い詰めで勝つ：勝ちを防げなくなるまでの双方の手を、順番の数字で盤に書き入れてください。</translation>
    </message>
    <message>
        <source>Win by fours: number the moves of both sides until the win cannot be stopped.</source>
        <translation>四追いで勝つ：勝ちを防げなくなるまでの双方の手を、順番の数字で盤に書き入れてください。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours and threes.</source>
        <translation>追い詰めの初手の一つに印を付けてください。</translation>
    </message>
    <message>
        <source>Mark every move that begins a win by fours.</source>
        <translation>四追いの初手すべてに印を付けてください。</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours.</source>
        <translation>四追いの初手の一つに印を付けてください。</translation>
    </message>
    <message>
        <source>Mark every move that stops the win by fours.</source>
        <translation>四追いを防ぐ手すべてに印を付けてください。</translation>
    </message>
    <message>
        <source>Mark a move that stops the win by fours.</source>
        <translation>四追いを防ぐ手の一つに印を付けてください。</translation>
    </message>
    <message>
        <source>%1. These moves begin a win, too: %2</source>
        <extracomment>An answer: %1 is a line of moves, %2 the other moves that begin a win.</extracomment>
        <translation>%1。次の初手でも勝ち：%2</translation>
    </message>
    <message>
        <source>There is no course %1.</source>
        <translation>コース%1はありません。</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading of the list of chapters with their pages.</extracomment>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <extracomment>A form of what is printed: tasks with lines for name and date.</extracomment>
        <translation>問題プリント</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>問題の種類</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>問題の数</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>乱数シード</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>同じ数を入れると、同じプリントをもう一度作れる（後で解答を印刷するときなど）</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>別の問題(&amp;O)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>問い</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>書き込み用の線</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>1ページの盤面図の数</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙サイズ</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>併記する言語</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>解答を別のページに(&amp;A)</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>プリントを作成しています… %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>問いが局面に合わないため、%n問を省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>まだ問題がありません。局面を選ぶか、別の問いにしてください。</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>%1番の問いが長すぎて入りません。1ページの盤面図の数を減らしてください。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2ページ</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>問題プリントを保存</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>問題プリント</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした：%2</translation>
    </message>
    <message>
        <source>Question of the chosen position</source>
        <extracomment>What is asked about the position that is chosen in the list.</extracomment>
        <translation>選んだ局面の問い</translation>
    </message>
    <message>
        <source>As for all</source>
        <extracomment>A position of a worksheet is asked what all are asked.</extracomment>
        <translation>全体と同じ</translation>
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
        <translation>目次付きの冊子</translation>
    </message>
    <message>
        <source>&amp;Moves below each diagram</source>
        <translation>各図の下に手順を載せる(&amp;M)</translation>
    </message>
    <message>
        <source>A text is too long for the space. Choose fewer diagrams per page.</source>
        <translation>文章が長すぎて入りません。1ページの盤面図の数を減らしてください。</translation>
    </message>
    <message>
        <source>Second kind</source>
        <extracomment>A second kind of task on the same sheet.</extracomment>
        <translation>2つ目の種類</translation>
    </message>
    <message>
        <source>Third kind</source>
        <extracomment>A third kind of task on the same sheet.</extracomment>
        <translation>3つ目の種類</translation>
    </message>
    <message>
        <source>None</source>
        <comment>kind of task</comment>
        <extracomment>No further kind of task.</extracomment>
        <translation>なし</translation>
    </message>
</context>
</TS>
