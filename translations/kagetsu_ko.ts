<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>호각(%1)</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1 크게 우세(%2)</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1 우세(%2)</translation>
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
        <translation>엔진이라면 %1에 둡니다</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>깊이: %1.</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>국면: %1개(초당 %2개).</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>시간: %1초.</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <extracomment>Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.</extracomment>
        <translation>%1, 깊이 %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s), the engine thinks</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>엔진은 %1이 %n수 안에 이긴다고 봅니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Read aloud: so many seconds of the running minute or move have passed.</extracomment>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Read aloud when a reading period (byo-yomi) is used up.</extracomment>
        <translation>
            <numerusform>초읽기 %n회 남았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>%1 남았습니다</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>이번 수는 %1 남았습니다</translation>
    </message>
    <message>
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>1분 초읽기, 마지막 10초는 하나씩 세기</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>30초 초읽기, 마지막 5초는 하나씩 세기</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>30초 초읽기, 20초부터 1초마다 읽기</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>무음, 1분 남았을 때 깜박임</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>신호음: 5분, 1분, 30초, 마지막 10초는 1초마다</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>한 수 제한 시간과 마지막 몇 분</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Noto Sans CJK SC</source>
        <extracomment>The typeface whose Chinese characters have the forms of this language: Noto Sans CJK SC, TC, HK, JP or KR.</extracomment>
        <translation>Noto Sans CJK KR</translation>
    </message>
</context>
<context>
    <name>CharsetWords</name>
    <message>
        <source>Simplified Chinese</source>
        <translation>중국어 간체</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>중국어 번체</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴 문자</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>서유럽어</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중앙유럽어</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>터키어</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>발트어</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>금점: %1.</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>모든 답: %1.</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>여기에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>이기는 첫 수: %1.</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>승리를 막는 자리: %1.</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>돌은 이렇게 놓습니다.</translation>
    </message>
</context>
<context>
    <name>ClassPapers</name>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A step of a course: the name of the course, and the number and name of the step.</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Column: a step of a course.</extracomment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>쪽수</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>문제 종류</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>강좌</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Marks in front of the class</source>
        <translation>수업 중 평가</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>Title of a paper: the progress of a class.</extracomment>
        <translation>학급</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>학급</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>수료증</translation>
    </message>
    <message>
        <source>has completed the course</source>
        <extracomment>On a certificate, between the name of a pupil and that of a course or a lesson.</extracomment>
        <translation>은(는) 다음 강좌를 마쳤습니다</translation>
    </message>
    <message>
        <source>has taken part in the lesson</source>
        <translation>은(는) 다음 수업에 참여했습니다</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <extracomment>On a certificate: %1 of %2 answers of a pupil were right.</extracomment>
        <translation>정답: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Teacher</source>
        <extracomment>Whoever signs a certificate.</extracomment>
        <translation>교사</translation>
    </message>
    <message>
        <source>What the certificate is about</source>
        <extracomment>A course or a lesson.</extracomment>
        <translation>수료증 내용</translation>
    </message>
</context>
<context>
    <name>ComputerWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A player that is a program; %1 is its name, %2 how strong it plays.</extracomment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>CorrectionWords</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2점</translation>
    </message>
    <message>
        <source>%1: %2 points removed</source>
        <extracomment>%1 is a player, %2 a number of points: what was given or deducted counts no more.</extracomment>
        <translation>%1: %2점 조정 취소</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>입력 오류</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>대국자가 잘못 보고함</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>이의 신청에 따른 결정</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>규칙 위반</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>테이블 대국의 결과</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>다른 정정에 따름</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>파일에서 읽음</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>기타 사유</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>%1라운드는 초안입니다. 버리고 대진을 다시 짜십시오.</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>정정 전 결과로 짠 라운드: %1.</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>다음 부문의 진출자를 확인하십시오: %1.</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>대진 발표가 취소되었습니다.</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>%1번 테이블, %2 – %3: %4(이전: %5)</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>%1번 테이블의 결과는 %2입니다</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1: %2로 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1: 결과를 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1(%2라운드부터)</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1(처음부터)</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>신호 %1(으)로 종료되었습니다.</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>종료 코드는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>%1을(를) 시작할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>엔진이 시작하는 중에 종료되었습니다.</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>엔진이 시작되었지만 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>엔진이 두 번 비정상 종료되었습니다.</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>엔진이 출력을 닫았습니다.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>엔진이 응답을 멈췄습니다.</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>엔진의 출력이 너무 많아 처리할 수 없습니다.</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>엔진이 국면을 받아들이지 않았습니다.</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>엔진이 메모리를 너무 많이 사용했습니다.</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>엔진이 이 크기의 판을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>엔진이 이 규칙을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>엔진이 패스가 있는 국면을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>엔진이 국면을 분석할 수 없습니다.</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>엔진이 이 개국 규정을 모릅니다.</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>엔진이 이 개국에서 허용되지 않는 답을 했습니다.</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>엔진이 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>엔진의 메시지: %1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>이 컴퓨터에는 %1 엔진이 설정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>엔진이 둘 수 없는 수를 두려고 했습니다.</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>재대결 없이는 최대 %n라운드인데 %1라운드가 예정되어 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>%n라운드 예정입니다. 이 인원이면 보통 %1라운드입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>%1라운드부터 기권</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>%2라운드: %1</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>%1라운드: 상대 %2</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>%1라운드 쉼</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <extracomment>A player who has lost so often that it plays no more.</extracomment>
        <translation>탈락</translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>%n번 연속 불참: 기권 처리?</numerusform>
        </translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>%1라운드부터</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>참가자 %n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <extracomment>Behind a number of players: so many of them take part no more.</extracomment>
        <translation>
            <numerusform>기권 %n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>참가자 %n명을 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n명은 이미 등록되어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>이름이 같은 참가자가 여럿입니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>참가자 %n명을 추가합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>%n개 행은 제외합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>%1을(를) 열 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the name of a section, %2 its form, such as Swiss system.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>대전표</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>연맹</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
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
        <translation>%1 기준</translation>
    </message>
    <message>
        <source>These pairings are a draft and can still change.</source>
        <translation>이 대진은 초안이며 바뀔 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>수동으로 변경된 테이블: %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>가후</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>선후</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1, %2번 테이블</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>%1국</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>%1라운드 대진표</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>%1라운드 대진표(이름순)</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>%1라운드 결과지</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1, %2라운드</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>%1라운드 테이블 명패</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>%1번 테이블</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>One letter in a table: the player opened the game.</extracomment>
        <translation>선</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>One letter in a table: the player was the second player.</extracomment>
        <translation>후</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>%1R</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>%1라운드 진행 중 순위</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>%1라운드 종료 후 순위</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>%1라운드 진행 중 대전표</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>%1라운드 종료 후 대전표</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>게시용 성적표</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>대진표(테이블순)</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>대진표(이름순)</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>결과지</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>테이블 명패</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>기보</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>최종 순위표</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>%1라운드 오더</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>● 이 보드의 가선.</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>팀 오더</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>정정과 판정</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>정정</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who made a correction.</extracomment>
        <translation>담당자</translation>
    </message>
    <message>
        <source>Nothing was corrected.</source>
        <translation>정정된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>%1 정정</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>각 라운드: 상대 번호, 선(가선) 또는 후(가후), 결과. 기호만 있으면 상대가 없는 라운드로, +, ½, 0은 그 라운드의 득점이고 –는 참가하지 않은 라운드입니다.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>작업 기록</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>작업</translation>
    </message>
    <message>
        <source>By</source>
        <comment>log</comment>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>입력자</translation>
    </message>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Lists of juniors and other groups, and who wins what.</extracomment>
        <translation>카테고리와 상</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>소속별 순위</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Later rounds and stages</source>
        <extracomment>The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.</extracomment>
        <translation>이후 라운드와 단계</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The head of a column: parts of an event, such as a group or the finals.</extracomment>
        <translation>부문</translation>
    </message>
    <message>
        <source>The round begins in</source>
        <extracomment>Large on a screen in a hall, above a time that runs down.</extracomment>
        <translation>라운드 시작까지</translation>
    </message>
    <message>
        <source>On your phone</source>
        <extracomment>Title of a screen in a hall with a QR code: the tournament can be followed on a phone.</extracomment>
        <translation>휴대전화로</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Title of a screen in a hall: games while they are played.</extracomment>
        <translation>대국판</translation>
    </message>
    <message>
        <source>Round in %1</source>
        <extracomment>On a screen in a hall, in a corner; %1 is a time such as 12:30.</extracomment>
        <translation>시작까지 %1</translation>
    </message>
    <message>
        <source>The round begins</source>
        <extracomment>Large on a screen in a hall, when the time has come.</extracomment>
        <translation>라운드를 시작합니다</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the hall, and hold the camera to the code.</source>
        <translation>대회장의 Wi-Fi에 연결한 뒤 카메라로 코드를 비추십시오.</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>해당 라운드가 없습니다.</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>%1라운드는 이미 발표되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>%1라운드는 아직 발표되지 않았습니다.</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>%1라운드가 아직 마감되지 않았습니다.</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>%1라운드는 이미 마감되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>%1라운드에 이미 결과가 있으며, 그 결과가 사라지게 됩니다.</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>%1라운드에 결과가 없는 테이블이 남아 있습니다.</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>이미 다음 라운드가 있습니다.</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>첫 라운드가 발표되기 전에만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>예정된 라운드의 대진이 모두 짜였습니다.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>해당 참가자가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1: 이미 대진에 들어 있어 이제는 기권만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1: 이름이 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1: 이 라운드에 참가하지만 대진이 없거나, 참가하지 않는데 대진이 있습니다.</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>%1: 명단에 없습니다.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1: 이미 기권했습니다.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: 기권하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>%1: 이 라운드의 부전승이나 상대가 이미 지정되어 있습니다.</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>해당 부문이 없습니다.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>해당 테이블이 없습니다.</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>이 대전에 해당 대국이 없습니다.</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>해당 점수 조정이 없습니다.</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>팀에 해당 팀원이 없습니다.</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>이 부문은 마감되었습니다.</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>%1번 테이블이 두 번 쓰였습니다.</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>대전의 대국 수는 이 부문에서 정한 대국 수와 같아야 합니다.</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>오더에서 비워 둘 수 없는 보드가 비어 있습니다.</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>범위를 벗어난 숫자가 있습니다.</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>이 파일은 대회 보고서가 아닙니다. 참가자가 없습니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>%1행 %2열: 숫자가 와야 합니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>%1행 %2열: 0부터 99.5까지의 점수가 와야 합니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>%1행 %2열: 선후는 w, b, - 중 하나여야 합니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>%1행 %2열: 결과가 아닙니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>%1행 %2열: 빈칸이 와야 합니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>%1행 %2열: 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>%1행 %2열: 이미 쓰인 번호입니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>%1행 %2열: 이 번호의 참가자가 없습니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>%1행 %2열: 상대로 적힌 참가자 쪽에는 다른 상대가 적혀 있습니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>%1행 %2열: 행이 너무 깁니다.</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>%1행은 이름이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>%1행: 이름이 중복됩니다.</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>행이 너무 많습니다. %1행부터는 제외했습니다.</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>%1번 테이블: 동점입니다. 한 판을 더 두거나 판정하십시오.</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>이 부문의 한 대전에서 나올 수 없는 점수입니다.</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>이름이나 글이 너무 깁니다. 이름은 %1자, 글은 %2자까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>%1라운드 대진 후에 결과가 정정되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>%1라운드의 대진이 더 이상 결과와 맞지 않습니다. 버리고 다시 짜십시오.</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>%1라운드는 이 대전의 승자에 달려 있습니다. 먼저 초안으로 되돌리십시오.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>사유가 필요합니다.</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>%1행을 머리글로 처리했습니다.</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>참가자 명단이 아니라 대회 보고서입니다(%1행).</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>참가자 명단이 아닙니다(%1행).</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>문자 인코딩을 알아낼 수 없습니다. 명단을 UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>%1행에 손상된 문자가 있습니다. 명단을 UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>%1행: 생년월일을 날짜로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>%1행: 성별을 남(m) 또는 여(f)로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>이 참가자들은 동순위가 아닙니다.</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>동순위인 참가자가 있어 먼저 순서를 정해야 합니다.</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>진출자가 달라질 수 있는 대국의 결과가 아직 나오지 않았습니다.</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>같은 이름의 카테고리가 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1(%2행)</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>보고서의 다음 항목은 대회에 저장할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>이 파일은 텍스트도 통합 문서(.xlsx, .ods)도 아닙니다. 먼저 명단을 CSV로 저장하십시오.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>통합 문서가 암호로 보호되어 있습니다. 먼저 암호 없이 저장하십시오.</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>통합 문서가 손상되었습니다.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>통합 문서에 그런 시트가 없습니다.</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>이 컴퓨터에서는 통합 문서를 읽을 수 없습니다. 먼저 명단을 CSV로 저장하십시오.</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>보고서의 다음 항목은 %1자까지만 남기고 잘랐습니다: %2.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>%1행: ‘%2’은(는) 레이팅이 아닙니다. 레이팅은 정수입니다(예: 1850).</translation>
    </message>
    <message>
        <source>A name is missing or has no visible character.</source>
        <translation>이름이 없거나 보이는 글자가 없습니다.</translation>
    </message>
    <message>
        <source>By the current results, other players qualify.</source>
        <translation>결과에 따르면 다른 참가자가 진출합니다.</translation>
    </message>
    <message>
        <source>The report does not say who played at which table in round %1, so the tables were numbered anew.</source>
        <extracomment>Of a tournament report that was read. %1 is the number of a round, or a list of them.</extracomment>
        <translation>보고서에 %1라운드의 테이블 번호가 없어 번호를 새로 매겼습니다.</translation>
    </message>
    <message>
        <source>The lot, the tie-breaks or the games of the play-off give another order.</source>
        <translation>추첨, 순위 기준 또는 추가 대국의 결과에 따른 순서와 다릅니다.</translation>
    </message>
    <message>
        <source>The games of the play-off leave all of them equal. Add the next game.</source>
        <translation>추가 대국으로 순위가 가려지지 않았습니다. 다음 대국을 추가하십시오.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a number of games.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the number of a player&apos;s rated games should be.</extracomment>
        <translation>%1행: ‘%2’은(는) 대국 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a factor K from 1 to %3.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest one.</extracomment>
        <translation>%1행: “%2”은(는) 1에서 %3 사이의 계수 K가 아닙니다.</translation>
    </message>
    <message>
        <source>This can be done only before the first round is paired.</source>
        <translation>첫 라운드의 대진을 짜기 전에만 할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>%1 파일을 다른 프로그램이 지웠거나 바꾸었습니다.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>마지막 작업은 이루어지지 않았습니다. 그전까지 보이던 내용은 모두 메모리에 남아 있습니다. 계속하려면 대회를 다른 곳에 저장하십시오.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>다른 곳에 저장…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>대회가 지금 메모리에만 있어 이대로 닫으면 사라집니다.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>대회 저장</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>대회 (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>기록 가운데 %n줄을 새 파일에 저장할 수 있습니다. 손상된 파일은 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>다음 %n줄은 빠집니다:</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>그 뒤의 내용은 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>읽을 수 있는 내용 저장</translation>
    </message>
    <message>
        <source>%1, %2, undone: %3</source>
        <extracomment>Who, at what time, and what was undone.</extracomment>
        <translation>%1, %2, 취소함: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Who, at what time, and what was done.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Already entered at another desk. %1</source>
        <translation>다른 컴퓨터에서 이미 입력했습니다. %1</translation>
    </message>
    <message>
        <source>Another desk was quicker, so your last action was not carried out.</source>
        <translation>다른 컴퓨터가 먼저 작업하여 마지막 동작을 실행하지 않았습니다.</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>서버가 다시 응답합니다.</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing that is shown is lost, but nothing new can be entered until it answers again.</source>
        <translation>서버가 응답하지 않습니다. 표시된 내용은 잃지 않지만, 다시 응답할 때까지 새로 입력할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>대회 정보가 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>부문 “%1”이(가) 추가되었습니다.</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>부문 “%1”의 설정이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>부문 “%1”이(가) 삭제되었습니다.</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>부문 “%1”이(가) 마감되었습니다.</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>부문 “%1”이(가) 다시 열렸습니다.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1: 등록되었습니다.</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>%1: 정보가 바뀌었습니다.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1: 삭제되었습니다.</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1: %2라운드부터 기권했습니다.</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1: 다시 참가합니다.</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>참가자 번호가 정해졌습니다.</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>%1라운드: %2의 부전승 또는 상대 지정이 해제되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>%1라운드 대진이 짜였습니다.</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>%1라운드 대진이 수동으로 변경되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>%1라운드가 삭제되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>%1라운드가 발표되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>%1라운드가 초안으로 돌아가고 결과가 지워졌습니다.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>%1라운드가 초안으로 돌아갔습니다.</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>%1라운드의 시계가 시작되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>%1라운드가 마감되었습니다.</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>%1라운드가 다시 열렸습니다.</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>%1라운드 %2번 테이블: 한 판이 추가되었습니다.</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>점수 조정이 삭제되었습니다.</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1: %2번을 뽑았습니다.</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>%1: 추첨이 취소되었습니다.</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>%1라운드: %2의 부전승이 지정되었습니다.</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>%1라운드: %2 – %3 대진이 지정되었습니다.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>%1라운드 %2번 테이블: 결과가 삭제되었습니다.</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>%1라운드 %2번 테이블 %3국: %4 %5.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>%1라운드 %2번 테이블: %3 %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>%1라운드 %2번 테이블: 판정이 취소되었습니다.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>%1라운드 %2번 테이블: %3, 판정에 따라 %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>%1라운드 %2번 테이블: %3 팀이 오더를 냈습니다.</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>%1의 점수 조정: %2.</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>%1의 점수 조정: %2(%3).</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>취소됨: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>%n명이 부문 “%1”에 진출했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>카테고리, 상, 기타 순위가 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>Opener</source>
        <extracomment>Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>%1 파일에 대국이 없거나, Kagetsu가 읽을 수 없는 형식입니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1 파일은 2GB를 넘습니다. 기보가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1: 파일이 아니라 장치 또는 파이프입니다.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 파일을 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 파일을 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1: the board has a different size.</source>
        <translation>%1: 판의 크기가 다릅니다.</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>기존 파일의 사본을 %1에 남기지 못했습니다. 아무것도 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1 파일은 버전 %2.%3의 라이브러리이며, 이 프로그램이 읽을 수 있는 버전보다 새로운 버전입니다.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>파일이 실제로 쓰는 문자 인코딩이 파일에 적힌 것과 다릅니다.</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>이 파일의 대국들은 문자 인코딩이 서로 다르며, 각각의 인코딩으로 읽었습니다.</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>올바른 문자가 아닌 바이트가 있으며 U+FFFD로 표시합니다.</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>2GB를 넘는 파일은 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>첫 대국 앞의 텍스트를 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>대국 사이나 뒤의 텍스트를 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>이 노드 앞에 세미콜론이 없습니다.</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>여기에 불필요한 괄호가 하나 있습니다.</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>괄호 안이 비어 있습니다.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>이 닫는 괄호에 맞는 여는 괄호가 없습니다.</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>파일이 대국 도중에 끝납니다.</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>파일이 이 값의 도중에 끝납니다.</translation>
    </message>
    <message>
        <source>A node after a variation is read as another variation.</source>
        <translation>변화 뒤에 오는 노드를 또 다른 변화로 읽었습니다.</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>속성 이름이 옛 형식입니다. 소문자는 뺐습니다.</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>속성 이름이 소문자로 적혀 있습니다.</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>값이 없는 속성을 뺐습니다.</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>속성이 없는 값을 뺐습니다.</translation>
    </message>
    <message>
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>속성의 값이 너무 많거나 같은 노드에 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>어디에도 속하지 않는 문자를 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>값을 읽을 수는 있지만 형식에 맞게 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>값을 해석할 수 없어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>Kagetsu 고유 속성의 값을 해석할 수 없어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>이 목록의 점들이 쉼표로 구분되어 있습니다.</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>같은 점이 두 번 배치되어 있습니다. 나중 것을 따릅니다.</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>판이 3차원 이상이어서 돌을 놓지 않았습니다.</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>판의 크기가 적혀 있지 않아 점의 위치로 추정했습니다.</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>올바른 판 크기가 아닙니다.</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>점을 읽을 수는 있지만 형식에 맞게 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>판 위의 점이 아니므로 돌을 놓지 않았습니다.</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>이미 돌이 있는 점이므로 돌을 놓지 않았습니다.</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>같은 색이 연달아 두었습니다.</translation>
    </message>
    <message>
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>게임 번호가 한 서버에서만 쓰는 렌주 번호입니다. 렌주 기보로 읽었습니다.</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>기보에 어떤 게임인지 적혀 있지 않습니다. 오목이나 렌주일 수 있습니다.</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>바둑 기보입니다.</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>다른 게임의 기보입니다.</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>첫 노드에 있는 수를 별도의 노드로 옮겼습니다.</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>한 노드에 있는 배치와 수를 나누었습니다.</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>한 노드에 있는 여러 수를 나누었습니다.</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>한 수에 점이 여럿 있습니다. 첫 번째 점을 따릅니다.</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>이 속성은 첫 노드에 있어야 하며 여기서는 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>이 속성은 첫 노드에 있어야 합니다. 첫 노드에 없을 때만 이 값을 씁니다.</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>파일에 헤더가 없습니다. RenLib 1 라이브러리입니다.</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>끝에 남은 1바이트를 무시했습니다.</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>파일이 이 레코드의 도중에 끝납니다.</translation>
    </message>
    <message>
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>파일이 이 텍스트의 도중에 끝납니다. 남아 있는 부분은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>판 위의 점이 아닙니다. 여기서 읽기를 멈추었습니다.</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>이 수 앞에서 트리가 이미 완결되어, 이 수를 루트 아래에 붙였습니다.</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>루트에 형제 노드가 있다고 적혀 있으나 무시했습니다.</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>루트가 없는 라이브러리에서 점이 없는 레코드를 패스로 읽었습니다.</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>같은 국면 아래에 같은 수가 두 번 나와 하나로 합쳤습니다.</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>같은 수에 서로 다른 텍스트가 두 개 있습니다. 첫 번째 것을 남겼습니다.</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>수가 아닌 텍스트 항목 뒤에 수가 이어집니다. 수는 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>수가 아닌 텍스트 항목이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>텍스트가 짝수 길이로 채워져 있지 않습니다. 바로 뒤에서 이어 읽었습니다.</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>이 레코드의 확장 영역에 뜻을 알 수 없는 비트가 있으며 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>수순이 225수를 넘어 트리를 라이브러리로 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>해석할 수 없어 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>This is not valid XML; reading stops here.</source>
        <translation>올바른 XML이 아닙니다. 여기서 읽기를 멈추었습니다.</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>파일에 번호가 같은 대국이 또 있습니다. 둘 다 읽었습니다.</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>파일에서 이 번호를 가리키지만 그 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>수가 더 이어져야 할 곳에서 파일이 끝납니다. 파일이 잘렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>이 대국의 직사각형 영역에 든 점이 모두 400만 개를 넘습니다. 이 영역은 그대로 두고 돌을 배치하지 않습니다.</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>파일에 적힌 문자 인코딩을 알 수 없어 내용을 보고 추정했습니다.</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>파일에 널 바이트가 있습니다. 텍스트 안에서는 공백으로 읽습니다.</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>날짜를 해석할 수 없어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>돌로도 이어지는 수로도 누구 차례인지 분명하지 않아 프로그램이 차례를 정했습니다.</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>한 번 누르기</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>한 번 누르면 바로 착수합니다.</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>두 번 누르기</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>같은 점을 한 번 더 누르면 착수합니다.</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>돌을 놓고 시계 누르기</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>시계를 누르기(Space) 전까지는 돌을 옮길 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>%1 님의 지적이 잘못되었습니다. %2의 돌은 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>%1 님의 신고가 잘못되었습니다. 5목이 없습니다.</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1 님의 시간이 %2 늘어납니다.</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1 님의 시간이 %2 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1 님이 경고를 받습니다. 다음 경고를 받으면 패배합니다.</translation>
    </message>
    <message>
        <source>%1 is warned.</source>
        <translation>%1 님이 경고를 받습니다.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 님이 차례를 한 번 잃습니다.</translation>
    </message>
    <message>
        <source>%1 has arrived.</source>
        <translation>%1 님이 도착했습니다.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 님이 지적을 철회합니다.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 님이 무승부를 거절합니다.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 님이 무승부 제의를 철회합니다.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 님이 무르기를 거절합니다.</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>대국이 시간 제한 없이 재개됩니다.</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>심판 결정: 모양이 같아도 판 위의 위치가 다르면 5수 제시점으로 허용합니다.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>심판이 %1 님에게 경고합니다.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>심판이 마지막 조치를 취소합니다.</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>봉수가 무효가 되었습니다.</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>심판이 수순을 바로잡았습니다.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>%1 님의 시계: %2 → %3.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>사유: %1.</translation>
    </message>
    <message>
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>%2의 돌에 대한 %1 님의 지적이 기각되었습니다.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>%1 님의 지적이 잘못되었습니다. %2의 돌에 응수할 차례가 지났습니다. 이제 장목만 지적할 수 있는데 이 돌은 장목이 아닙니다.</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>두 대국자가 마지막 시계 변경을 취소합니다.</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>%1 님(%2) 차례입니다.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1 님이 5수 %2개를 선언합니다.</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1 님이 %2 자리를 제시합니다.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1 님이 %2 자리 제시를 철회합니다.</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1 님이 %2 자리를 고릅니다.</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1 님의 지적이 인정되었습니다. %2의 돌은 금수입니다(%3).</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1 님이 %2의 돌이 금수라고 지적합니다. 두 시계가 멈췄습니다.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 님이 지적을 인정합니다.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 님이 심판을 불렀습니다. 두 시계가 멈췄습니다.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 님이 무승부를 제의합니다.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 님이 무르기를 요청합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>%n수를 물렀습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>심판이 개국의 직전 단계를 취소했습니다.</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1 님이 대국을 일시 정지합니다.</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>대국이 재개됩니다.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1 님이 한 수 제한 시간을 다 썼습니다.</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1 님이 결과를 확인합니다.</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>심판이 결과를 확인합니다.</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>%1 사용</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1, 이번 수에 남은 시간 %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1 님(%2): %3, 작동 중.</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1 님(%2): %3.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>%1 님 대 %2 님.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1 패스.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>아직 둔 수가 없습니다.</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>%1수부터:</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>대국이 다시 시작됩니다. 두 시계는 아직 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1 님이 개국 단계를 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of a straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4의 끝</translation>
    </message>
    <message>
        <source>Exactly five in a row wins.</source>
        <translation>정확히 다섯 개가 이어지면 이깁니다.</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XX.XX의 가운데</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>귀까지 닿는 대각선</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>5목과 장목이 동시에</translation>
    </message>
    <message>
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>5목이 되면 같은 돌의 금수는 모두 무효이며, 이 수로 이깁니다.</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>5목과 4 두 개가 동시에</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>5목과 3 두 개가 동시에</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXX?XX: 빈 곳 메우기</translation>
    </message>
    <message>
        <source>Six or more in a row make an overline.</source>
        <translation>여섯 개 이상 이어지면 장목입니다.</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX?X: 빈 곳 메우기</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>빈 곳을 메우면 5목이 아니라 6목이 됩니다. D8–G8은 여전히 4이며, 반대쪽 끝 C8에 두면 5목이 됩니다.</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>일곱 개가 이어진 줄</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>돌 하나로 만들 수 있는 가장 긴 줄</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>아홉 개입니다. 양쪽에 네 개씩 있습니다.</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>첫째 줄을 따라서</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>변에서도 마찬가지입니다. 여섯 개가 이어지면 장목입니다.</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>6목과 3 두 개</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>두 종류의 금수에 모두 해당합니다.</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>6목과 4 두 개</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>돌 하나로 긴 줄 두 개</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>줄 가운데의 백돌</translation>
    </message>
    <message>
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>백돌이 줄을 끊으므로 여섯 개가 이어지지 않습니다.</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>5목이 되는 점은 두 곳이지만 같은 네 돌이므로 4는 하나입니다.</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한쪽이 막힌 4</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>띈 4</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>양쪽이 막힌 네 돌</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>세로줄만 4입니다.</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>6목밖에 될 수 없는 네 돌</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>I8에 두면 6목이 됩니다. 세로줄만 4입니다.</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>반대쪽 끝이 열린 XXXX.X</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8에 두면 정확히 5목, I8에 두면 6목이 됩니다. 4이지만 열린 4는 아닙니다.</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>교차하는 막힌 4 두 개</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4와 띈 4</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>교차하는 띈 4 두 개</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4 세 개가 동시에</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.X 형태입니다. 4 두 개가 가운데 세 돌을 함께 씁니다.</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XX 형태입니다. 4 두 개가 가운데 두 돌을 함께 씁니다.</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXX 형태입니다. 4 두 개가 방금 둔 돌만 함께 씁니다.</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>백돌 사이의 X.XXX.X</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>바깥쪽의 돌은 상관없습니다.</translation>
    </message>
    <message>
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>바깥쪽에 돌이 하나 더 있는 X.XXX.X</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>왼쪽 빈 곳에 두면 6목이 되므로 오른쪽 빈 곳만 5목이 됩니다. 4는 하나입니다.</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>빈 곳에 백돌이 있는 X.XXX.X</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>오른쪽 빈 곳에 두면 여전히 5목이 됩니다. 4는 하나입니다.</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X.XXX.X의 바깥 돌을 마지막에 두기</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>새로 생긴 4는 하나뿐입니다. 쌍사가 되려면 두 4에 모두 방금 둔 돌이 들어 있어야 하는데, 다른 4에는 없습니다.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>어느 빈 곳에 두어도 6목이 되므로 4가 없습니다.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>한쪽 빈 곳은 6목, 다른 쪽은 5목이 됩니다. 4는 하나입니다.</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>귀의 4 두 개</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>변에 눌린 형태</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>백돌과 변 사이에 점이 네 개뿐이므로 4가 아닙니다.</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4 두 개와 3 하나</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4 두 개와 3 두 개</translation>
    </message>
    <message>
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>네 돌의 줄 두 개, 하나는 6목밖에 될 수 없음</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>4가 하나 남습니다.</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>네 돌의 줄 두 개, 둘 다 6목밖에 될 수 없음</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>둘 다 4가 아닙니다.</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>점이 다섯 개인 대각선</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>A5–E1은 점이 정확히 다섯 개입니다. E1에 두면 5목이 됩니다.</translation>
    </message>
    <message>
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>점이 다섯 개인 대각선과 세로줄</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>둘 다 4입니다.</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>점이 네 개인 대각선</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>이 대각선에는 다섯 개를 이을 자리가 없으므로 4가 아닙니다.</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>십자로 교차하는 3 두 개</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>직각으로 꺾인 3 두 개</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>대각선의 3 두 개</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>띈 3 두 개</translation>
    </message>
    <message>
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>두는 점 바로 옆이 비어 있는 띈 3 두 개</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3 세 개</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3 네 개</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3 하나</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>3이 하나뿐이면 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4-3</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>흑이 이길 수 있는 양수겸장은 4-3뿐입니다.</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4 하나와 3 두 개</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>4가 있어도 소용없습니다. 3이 두 개면 금수입니다.</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4와 3 두 개</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>열린 4가 함께 있어도 3이 두 개면 금수입니다.</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4와 3 하나</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>4 하나와 3 하나는 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>둘째 줄에서</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>세로줄이 3이 되려면 H1이 비어 있어야 하고, 실제로 비어 있습니다.</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>첫째 줄에서</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>세로줄이 3이 되려면 판 밖의 점이 필요하므로 3이 아닙니다.</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>귀 옆에서</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>바깥쪽 끝은 A2와 B1이며 둘 다 비어 있습니다.</translation>
    </message>
    <message>
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>띈 3 두 개, 둘 다 오른쪽</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한쪽이 막힌 3</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>한쪽이 막힌 4밖에 될 수 없습니다.</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>백돌 사이에 점 다섯 개</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>열린 4에는 점이 여섯 개 필요하므로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>백돌 사이에 점 여섯 개</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>점이 여섯 개면 됩니다. I8에 두면 열린 4가 되며, 그런 점은 하나만 있으면 충분합니다.</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>띈 3, 백돌 사이에 점 여섯 개</translation>
    </message>
    <message>
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>점이 여섯 개면 됩니다. F8에 두면 열린 4가 됩니다.</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한쪽이 막힌 띈 3</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>양쪽에 떨어져 있는 돌</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>만들 수 있는 두 열린 4 모두 한쪽 끝에 두면 6목이 됩니다.</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한쪽에 떨어져 있는 돌</translation>
    </message>
    <message>
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>I8에 두면 열린 4가 되지만 E8에 두면 되지 않습니다.</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한쪽에 떨어져 있는 돌, 반대쪽에 백돌</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>만들 수 있는 열린 4는 하나뿐이고, 그 한쪽 끝에 두면 6목이 됩니다.</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>다섯 칸 떨어진 돌</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>열린 4가 되는 점은 K8뿐인데, 그 끝 L8에 두면 M8과 이어져 6목이 됩니다.</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>여섯 칸 떨어진 돌</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>너무 멀어서 상관없습니다.</translation>
    </message>
    <message>
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>3이 아니라 4입니다. 세로줄과 합치면 4-3입니다.</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>한 줄에서: XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>G8을 메우면 XXXX.XX가 되고, 안쪽 끝에 두면 7목이 됩니다.</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>멀리 떨어진 두 돌 사이의 X?X: X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>변과 백돌, 그 사이에 점 다섯 개</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>변과 백돌, 그 사이에 점 여섯 개</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>E8에 두면 B8–E8이 이어지고 양 끝 A8과 F8이 비어 있습니다.</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>백돌 옆의 X.X.X?</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>F8에 두면 E8–H8이 되지만, 그 끝 D8에 두면 C8과 이어져 6목이 됩니다.</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>점이 여섯 개인 대각선</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>A6–F1에서 세 돌 B5 C4 D3은 양 끝이 A6과 F1인 B5–E2로만 늘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>점이 다섯 개인 대각선의 3</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점이 장목</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8은 I6–I11의 여섯 번째 돌이 됩니다.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점이 쌍사</translation>
    </message>
    <message>
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>I8에 두면 가로줄에 4가 하나, I5–I8에 4가 하나 더 생깁니다.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점이 한 줄의 쌍사</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>I 세로줄 하나에서 I12, I10, I9, I6과 함께 4가 두 개 생깁니다.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점이 쌍삼</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>I8에 두면 4 하나와 3 두 개가 됩니다. 이것이 수읽기 1단계입니다.</translation>
    </message>
    <message>
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점에서 3도 생기는 경우</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>I8에 두면 4-3이 되며 금수가 아닙니다. 가로줄은 진짜 3입니다.</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점에서 4가 또 생기는 경우</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>I8에 두면 열린 4가 하나 더 생겨 쌍사가 됩니다.</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 두 점 중 하나가 장목</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8은 장목이지만 E8에는 둘 수 있습니다. 둘 수 있는 점이 하나면 충분합니다.</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 두 점이 장목과 쌍사</translation>
    </message>
    <message>
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8은 장목, E8은 쌍사이므로 가로줄은 3이 아닙니다.</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3 세 개, 그중 하나는 거짓 3</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>I8이 쌍사이므로 가로줄은 거짓 3입니다. 세로줄과 대각선이 남습니다.</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3 세 개, 그중 두 개는 거짓 3</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8과 H7이 쌍사이므로 대각선만 진짜 3입니다.</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>4 하나와 3 두 개, 그중 하나는 거짓 3</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>4 하나와 진짜 3 하나가 남습니다.</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 유일한 점이 다른 줄에서 5목</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>더하는 돌로 5목이 되면 안 되므로 가로줄은 3이 아닙니다. 흑은 I8에 두어 바로 이길 수 있었습니다.</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 두 점 중 하나가 5목</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>다른 한 곳으로 충분합니다. 둘 다 진짜 3입니다.</translation>
    </message>
    <message>
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 점이 5목이자 쌍사</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>5목이 되는 점으로는 3이 성립하지 않습니다.</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 1단계</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>대각선에서 열린 4가 되는 유일한 점 F6에 두면 진짜 3이 두 개 생깁니다.</translation>
    </message>
    <message>
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>1단계, 돌 여섯 개</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>G4에 두면 4 하나와 3 두 개가 되므로 대각선 F3 H5 I6은 3이 아닙니다.</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 2단계</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>2단계, 돌 여덟 개</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>D6이 진짜 쌍삼이므로 E6은 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3단계, 같은 돌 여덟 개</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6이 금점이므로 E6은 금점이 아니고, 따라서 E4는 진짜 쌍삼입니다.</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>3단계, 돌 아홉 개</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 4단계</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>수읽기를 한 단계만 덜 해도 판정이 달라집니다.</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 5단계</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 6단계</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 7단계</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 8단계</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>수읽기 9단계</translation>
    </message>
    <message>
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>열린 4가 되는 점마다 다른 이유로 둘 수 없는 경우</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>세로줄은 I4(쌍사)에도 I8(쌍삼)에도 둘 수 없으므로 3이 아닙니다. 9.3조 a)와 b)를 따로 적용하면 I6은 금점이 됩니다.</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>같은 문제, 한 단계 더 깊이</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10의 세로줄은 E12(쌍사)에도 E8(쌍삼)에도 둘 수 없으므로 E10은 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>도중에 생기는 5목</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5는 금점이 아닙니다. 두 번째 3을 늘릴 수 있는 점은 L6뿐인데, 거기에 두면 K5의 돌과 함께 5목이 됩니다.</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>도중에 생기는 5목, 또 다른 예</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13은 금점이 아닙니다. L14 L13 L11을 늘릴 수 있는 점은 L12뿐인데, 거기에 두면 5목이 됩니다.</translation>
    </message>
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>D11은 쌍삼처럼 보이지만, C10이 진짜 쌍삼이므로 금점이 아닙니다. D11에 둘 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>5목</translation>
    </message>
    <message>
        <source>Overline</source>
        <extracomment>Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.</extracomment>
        <translation>장목</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>Chapter of the lesson. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>Chapter of the lesson. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>False three</source>
        <extracomment>Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.</extracomment>
        <translation>거짓 3</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <extracomment>Chapter of the lesson: shapes that only the next moves in thought decide.</extracomment>
        <translation>수읽기</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Chapter of the lesson: shapes on which judges read the rules in different ways.</extracomment>
        <translation>심판 판정</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>초급</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>중급</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>고급</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>금점처럼 보이는 점은 모두 금점입니다.</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>금점처럼 보이지만 금점이 아닌 점이 있습니다.</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>두 수 이상 앞을 읽어야만 판별할 수 있는 점이 있습니다.</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>%1 자리는 흑의 금점입니까? 그 이유는 무엇입니까?</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>찾음 %1개, 놓침 %2개, 틀림 %3개.</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>국면 %1개, 모두 맞힌 국면 %2개. 금점 %4개 중 %3개 찾음, 틀림 %5개.</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>제외: 제목 행 위</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>제목 행</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>추가</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>추가(동명이인 있음)</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>제외: 이미 명단에 있음</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>제외: 이름 없음</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>제외: 행이 너무 많음</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>성</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>이름(성 제외)</translation>
    </message>
    <message>
        <source>Patronymic</source>
        <extracomment>The name after the father, between or behind the other names of a person.</extracomment>
        <translation>부칭</translation>
    </message>
    <message>
        <source>The text encoding was taken to be %1.</source>
        <extracomment>Of a file with a list of players; %1 is the name of an encoding.</extracomment>
        <translation>문자 인코딩을 %1(으)로 보고 읽었습니다.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>사용하지 않는 열: %1.</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1, 읽지 못한 항목: %2</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>이 점에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>대국이 아직 시작되지 않았습니다.</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>대국이 이미 시작되었습니다.</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>이 판에서는 이 개국 규정을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>이 시계로는 이 시간 규정을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>대국이 일시 정지 중입니다.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>대국이 일시 정지 상태가 아닙니다.</translation>
    </message>
    <message>
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>시간이 초과되었습니다. 먼저 시간 초과를 신고해야 합니다.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>상대 차례입니다.</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>판 밖의 점입니다.</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>이 점은 금점입니다: %1.</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>개국 규정에서 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>Not until the opening is over.</source>
        <translation>개국이 끝난 뒤에 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>지금은 패스할 수 없습니다.</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>이 대국에서는 자동으로 판정하므로 지적이나 신고가 필요 없습니다.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>시간이 초과되지 않았습니다.</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>이 규칙에서 상대에게는 금수가 없습니다.</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>이미 요청했습니다.</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>응답할 요청이 없습니다.</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>상대가 응답할 차례입니다.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>무를 돌이 없습니다.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back in this game.</source>
        <translation>이 대국에서는 무르기를 할 수 없습니다.</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>이 대국은 일시 정지할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>파일 또는 폴더가 없습니다: %1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>%1에 쓸 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>%1 파일이 있는 디스크는 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>디스크에 빈 공간이 없습니다.</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>같은 이름의 대국이 이미 있습니다: %1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>이 대국은 다른 프로그램에서 열려 있습니다: %1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>이 대국 이름은 파일 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>디스크 오류가 발생했습니다(%1): %2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>Kagetsu 대국 파일이 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 파일은 이 프로그램의 새 버전에서 작성되었습니다.</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>%2 파일의 %1번째 줄을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>%2 파일의 %1번째 줄이 이 프로그램이 기록한 내용과 다릅니다.</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>%1 파일의 끝부분이 불완전합니다.</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>%1 파일의 대국은 끝났습니다.</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>지금은 같은 모양인지 비교 중인 5수 제시점이 없습니다.</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>양쪽 모두 시간이 초과되어 대국을 계속합니다.</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>지적에 대한 심판 판정을 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>심판 판정을 기다리는 지적이 없습니다.</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>이 지적은 인정할 수 없습니다. 이 돌은 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>심판이 없는 대국입니다.</translation>
    </message>
    <message>
        <source>Offering a draw is not allowed now.</source>
        <translation>지금은 무승부를 제의할 수 없습니다.</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>판이 가득 찼습니다. 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>대국이 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>The result has already been confirmed.</source>
        <translation>결과가 이미 확인되었습니다.</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>모두가 이 결과를 확인했습니다. 대국을 다시 열려면 심판장이 사유를 밝혀야 합니다.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>취소할 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>이 대국에는 없는 수입니다.</translation>
    </message>
    <message>
        <source>The clock cannot be set to these values.</source>
        <translation>시계를 이 값으로 설정할 수 없습니다.</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>초읽기 중이 아니거나 아직 이 숫자까지 세지 않았습니다.</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>이 시계는 이미 작동 중입니다.</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>봉수가 없습니다.</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>올바른 결과가 아닙니다.</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>실물 판에서 두는 대국입니다. 이 일은 대국자끼리 정합니다.</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>화면에서 두는 대국입니다. 돌을 놓으면 차례가 끝납니다.</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>기록된 수가 없습니다.</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>개국 과정을 기록하거나 기록 없이 흑백을 교대하십시오. 둘을 함께 할 수는 없습니다.</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>수 제한에 이르렀습니다. 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>이 시계가 작동하는 동안 컴퓨터가 절전 상태가 아니었거나, 절전 시간이 이미 차감되었습니다.</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>아직 도착하지 않은 대국자가 있습니다.</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>이 대국자는 이미 도착했습니다.</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>차감된 절전 시간이 없거나 그 뒤에 시계가 작동했습니다.</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>시간 초과가 적용됩니다. 대국자끼리 합의해도 대국을 계속할 수 없습니다.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>대국자 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>대국자 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 does not contain a key.</source>
        <translation>%1 파일에 키가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 파일은 비밀 키가 아닙니다.</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>%1 파일의 키는 암호로 보호되어 있습니다. 암호를 입력받는 kagetsu-cli로 서명하십시오.</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>%1 파일의 키가 손상되었습니다.</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>무승부 제의는 자신의 수를 둔 뒤 상대의 시계가 작동하는 동안에만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>봉수가 있습니다. 봉수를 열거나, 사유를 적어 무효로 하십시오.</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>심판이 있는 대국을 결과 없이 끝낼 수 있는 사람은 심판뿐입니다.</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>지적 철회는 대국당 한 번만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>모든 심판 조치에 이미 사유가 있습니다.</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>10수를 넘기면 흑백을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>이번 차례에 마지막 초읽기를 다 쓴 대국자가 없습니다.</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>이 대국자는 이 대국의 규칙에서 허용하는 횟수만큼 이미 이석했습니다.</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>초읽기 중에는 상대 차례에만 이석할 수 있습니다.</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>자신의 시간이 초과되어 할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>이 점에는 금수로 지적할 수 있는 상대의 돌이 없습니다.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>너무 늦었습니다. 이 돌에 응수할 차례가 지났습니다.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>너무 늦었습니다. 이 돌에 응수할 차례가 지났습니다. 이제 장목만 지적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>제기한 쪽만 철회할 수 있습니다.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>시계가 멈춰 있습니다. 심판이 작동시켜야 합니다.</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>심판이 상대의 시계를 작동시켰습니다. 둘 차례인 쪽의 시계가 가야 다시 할 수 있습니다.</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>이 돌은 개국에 속합니다. 정정하지 말고 개국 단계를 취소하십시오.</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>이미 이 대국자의 차례입니다.</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>취소할 수 있는 심판 조치가 없습니다.</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>올바른 점수가 아닙니다.</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>디스크를 기다리는 중…</translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message>
        <source>Move %1.</source>
        <extracomment>Read aloud before a move of a record: its number.</extracomment>
        <translation>%1수.</translation>
    </message>
    <message>
        <source>Start of the record.</source>
        <translation>기보의 처음입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>여기에 다른 수가 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>수순의 끝입니다.</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>%1 열림.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>개국이 끝났습니다.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>개국에서 상대가 할 차례입니다.</translation>
    </message>
    <message>
        <source>The opening calls for a different step now.</source>
        <translation>개국의 현재 단계에서는 다른 동작이 필요합니다.</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>이 단계에서는 판의 밝은 범위 안에 돌을 놓아야 합니다.</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>이 점에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>이 대국에서는 쓸 수 없는 주형입니다: %1.</translation>
    </message>
    <message>
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>이 세 돌은 26주형 가운데 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>이 돌 다음에는 쓸 수 있는 주형이 나오지 않습니다.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>지금은 선택할 수 없습니다.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>%1부터 %2까지의 숫자여야 합니다.</translation>
    </message>
    <message>
        <source>This point has already been offered.</source>
        <translation>이 점은 이미 제시되었습니다.</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>이 제시점은 판을 돌리거나 뒤집으면 %1 제시점과 같습니다.</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>이 제시점은 판을 돌리거나 뒤집으면 다른 제시점과 같습니다.</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>제시된 점만 고를 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>흑을 잡고 5수 %n개 제시하기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>백을 잡고 5수 %n개 제시하기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>흑을 잡고 돌 %n개 더 놓기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>백을 잡고 돌 %n개 더 놓기</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>흑 유지하기</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>흑 잡기</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>백 유지하기</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>백 잡기</translation>
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
        <translation>%1 승</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>%1 몰수승</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>양쪽 모두 몰수패</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Skip to the content</source>
        <extracomment>Link of a web page for those who use it by keyboard.</extracomment>
        <translation>본문으로 건너뛰기</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the links at the top of a web page.</extracomment>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>The groups or stages of a tournament.</extracomment>
        <translation>부문</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>By table</source>
        <extracomment>Link: the pairings of a round, sorted by tables.</extracomment>
        <translation>테이블순</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>Link: the pairings of a round, sorted by names.</extracomment>
        <translation>이름순</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>How the place was decided</source>
        <extracomment>Heading on the page of a player: the tie-breaks of the player, each with its sum.</extracomment>
        <translation>순위가 결정된 근거</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>첫 수</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>이전 수</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>Find a name</source>
        <extracomment>Label of a field above a table of players.</extracomment>
        <translation>이름 찾기</translation>
    </message>
    <message>
        <source>Game as SGF</source>
        <extracomment>Link: the file of a game.</extracomment>
        <translation>대국 SGF</translation>
    </message>
    <message>
        <source>All games of this round as SGF</source>
        <extracomment>Link: a file of games.</extracomment>
        <translation>이 라운드의 모든 대국 SGF</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>아직 공개된 라운드가 없습니다.</translation>
    </message>
    <message>
        <source>Not connected. Last updated:</source>
        <extracomment>A web page on a phone could not be refreshed; a time follows.</extracomment>
        <translation>연결되지 않았습니다. 마지막 갱신:</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Clocks started: %1</source>
        <extracomment>The beginning of a round; %1 is a date and a time.</extracomment>
        <translation>시계 시작: %1</translation>
    </message>
    <message>
        <source>Table %1: the result was corrected on %2.</source>
        <extracomment>%1 is the number of a table, %2 a date and a time.</extracomment>
        <translation>테이블 %1: 결과가 %2에 정정되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>결과와 대국은 %n분 늦게 표시됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown when the round has ended.</source>
        <translation>결과와 대국은 라운드가 끝난 뒤에 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>%1 판, 돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, last move %2</source>
        <extracomment>%1 is a board and its stones, %2 a point such as H8.</extracomment>
        <translation>%1, 마지막 수 %2</translation>
    </message>
    <message>
        <source>Board as SVG</source>
        <extracomment>Link: the final position of a game as a file.</extracomment>
        <translation>판 그림(SVG)</translation>
    </message>
    <message>
        <source>All games of this round for RenLib</source>
        <extracomment>Link: the games of a round in one tree of moves, a file of the program RenLib.</extracomment>
        <translation>이 라운드의 모든 대국(RenLib 라이브러리)</translation>
    </message>
    <message>
        <source>Results as RSS feed</source>
        <extracomment>Link: the results of a tournament for programs that collect news.</extracomment>
        <translation>결과 RSS 피드</translation>
    </message>
    <message>
        <source>Live boards</source>
        <extracomment>Link and title: the boards of a tournament while they are played.</extracomment>
        <translation>실시간 판</translation>
    </message>
    <message>
        <source>No game is being shown now.</source>
        <translation>지금 보여 주는 대국이 없습니다.</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>시계가 멈췄습니다.</translation>
    </message>
    <message>
        <source>The game is paused, and the board is covered.</source>
        <translation>대국이 일시 정지되었으며, 판을 가렸습니다.</translation>
    </message>
    <message>
        <source>Forbidden points: %1</source>
        <extracomment>On a web page below a board; %1 are points such as &quot;H8, G7&quot;.</extracomment>
        <translation>금점: %1</translation>
    </message>
</context>
<context>
    <name>PairingWords</name>
    <message>
        <source>There are too many players. The round cannot be paired.</source>
        <translation>참가자가 너무 많아 대진을 짤 수 없습니다.</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>지정한 대진이 서로 맞지 않습니다: %1.</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>재대결이나 두 번째 부전승 없이는 이번 라운드의 대진을 짤 수 없습니다.</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>대국할 상대가 남아 있지 않은 참가자: %1.</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>제외한 대진을 허용하면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>이미 만난 상대입니다: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>만나서는 안 되는 상대입니다: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>%1: 이미 부전승을 받았습니다.</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>%1: 세 번 연속 같은 쪽(가선 또는 가후)이 됩니다.</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>같은 소속입니다: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>%1: 이미 다른 상대나 부전승이 지정되어 있습니다.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>이 라운드 이후 %2개 라운드 중 아직 대진할 수 있는 라운드는 %1개입니다.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>이 라운드 이후 %2개 라운드 중 적어도 %1개는 아직 대진할 수 있습니다. 그 이상 가능한지는 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Kansei</source>
        <extracomment>A pattern of three stones by its Japanese name; say what players of your language call it.</extracomment>
        <translation>한성</translation>
    </message>
    <message>
        <source>Keigetsu</source>
        <translation>계월</translation>
    </message>
    <message>
        <source>Sosei</source>
        <translation>소성</translation>
    </message>
    <message>
        <source>Kagetsu</source>
        <translation>화월</translation>
    </message>
    <message>
        <source>Zangetsu</source>
        <translation>잔월</translation>
    </message>
    <message>
        <source>Ugetsu</source>
        <translation>우월</translation>
    </message>
    <message>
        <source>Kinsei</source>
        <translation>금성</translation>
    </message>
    <message>
        <source>Shōgetsu</source>
        <translation>송월</translation>
    </message>
    <message>
        <source>Kyūgetsu</source>
        <translation>구월</translation>
    </message>
    <message>
        <source>Shingetsu</source>
        <translation>신월</translation>
    </message>
    <message>
        <source>Zuisei</source>
        <translation>서성</translation>
    </message>
    <message>
        <source>Sangetsu</source>
        <translation>산월</translation>
    </message>
    <message>
        <source>Yūsei</source>
        <translation>유성(遊星)</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>장성</translation>
    </message>
    <message>
        <source>Kyōgetsu</source>
        <translation>협월</translation>
    </message>
    <message>
        <source>Kōsei</source>
        <translation>항성</translation>
    </message>
    <message>
        <source>Suigetsu</source>
        <translation>수월</translation>
    </message>
    <message>
        <source>Ryūsei</source>
        <translation>유성(流星)</translation>
    </message>
    <message>
        <source>Ungetsu</source>
        <translation>운월</translation>
    </message>
    <message>
        <source>Hogetsu</source>
        <translation>포월</translation>
    </message>
    <message>
        <source>Rangetsu</source>
        <translation>남월</translation>
    </message>
    <message>
        <source>Gingetsu</source>
        <translation>은월</translation>
    </message>
    <message>
        <source>Myōjō</source>
        <translation>명성</translation>
    </message>
    <message>
        <source>Shagetsu</source>
        <translation>사월</translation>
    </message>
    <message>
        <source>Meigetsu</source>
        <translation>명월</translation>
    </message>
    <message>
        <source>Suisei</source>
        <translation>혜성</translation>
    </message>
</context>
<context>
    <name>PhaseWords</name>
    <message>
        <source>byo-yomi</source>
        <extracomment>On a clock: the main time is used up, and the only period is running.</extracomment>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>초읽기 %1/%2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>연장, 남은 수: %1</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>생각 시간 %1/%2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1, 초읽기 %3회 중 %2회째</translation>
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
            <numerusform>%1, 이후 초읽기 %n회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1: %2에서 변경됨</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>두 대국자의 시간이 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>주최자가 정합니다.</translation>
    </message>
    <message>
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>변도 상대의 돌처럼 5목을 막습니다.</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>변은 5목을 막지 않습니다.</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>여섯 개 이상 이어져도 이기지 않습니다.</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1. 주최자가 다른 시간을 정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>대국자는 심판을 부를 때만 시계를 멈춥니다.</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>심판이 없으면 어느 대국자든 일시 정지할 수 있습니다.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>대국자는 시계를 멈추지 않습니다.</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>어느 대국자든 일시 정지할 수 있습니다.</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>프로그램이 기보를 기록합니다.</translation>
    </message>
    <message>
        <source>Both players write down the game.</source>
        <translation>두 대국자가 기보를 기록합니다.</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>기록자가 기보를 기록합니다.</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>이런 이름의 개국 규정은 없습니다.</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>이 개국 규정은 이 대국에서 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>프리셋의 대국 등급에서 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>친선 대국</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>클럽 대국</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>레이팅 대국</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>타이틀전</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>이 대국에서는 모든 것을 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>클럽 대국의 조건이 같도록 힌트는 프리셋이 정합니다.</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>레이팅 대국에는 힌트가 없으며 무르기를 할 수 없습니다.</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>타이틀전에는 힌트가 없고 무르기를 할 수 없으며, 필요하면 대국자가 심판을 부릅니다.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>대국 등급</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>개국 규정</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>금수</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>5목</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>양쪽 시간 초과</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>잘못된 지적</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>양쪽이 동의하면 가능합니다.</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>할 수 없습니다.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>시계 멈추기</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>Present: foul claims wait for a ruling.</source>
        <translation>있음: 금수 지적은 심판 판정을 기다립니다.</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>필요 없음: 지적은 프로그램이 판정합니다.</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>무승부 제의</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>수 제한</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n수까지 두면 무승부입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국 수</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>두 판을 두며, 둘째 판에서는 자리를 바꿉니다.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>한 판입니다.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>지각</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>시간 안내</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1 파일은 1MB를 넘습니다. 프리셋이 아닙니다.</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1: 같은 이름의 프리셋이 이미 있습니다: %2.</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>지적 철회</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>이석</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <translation>심판 이름</translation>
    </message>
</context>
<context>
    <name>ProgressFile</name>
    <message>
        <source>Kind of task</source>
        <translation>문제 종류</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>다음 복습일</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>문제</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>%1 is allowed.</source>
        <extracomment>%1 is a point.</extracomment>
        <translation>%1 자리는 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds of forbidden move.</extracomment>
        <translation>%1 자리는 금점입니다: %2.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>장목</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>쌍사</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>쌍삼</translation>
    </message>
    <message>
        <source>%1 makes five: %2. The move wins.</source>
        <extracomment>%1 is the point, %2 the five stones.</extracomment>
        <translation>%1에 두면 5목이 됩니다: %2. 이 수로 이깁니다.</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1에 두면 5목이 됩니다: %2.</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1에 두면 돌 %2개가 이어집니다: %3. 장목입니다.</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1에 두면 4가 두 개 생깁니다. %2의 네 돌은 %3에서 5목이 되고, %4의 네 돌은 %5에서 5목이 됩니다.</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1의 네 돌은 4이며 %2에서 5목이 됩니다.</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1의 네 돌은 열린 4이며 %2에서 5목이 됩니다.</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1의 네 돌은 4가 아닙니다. %2에 두면 %3개가 이어집니다.</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1의 네 돌은 4가 아닙니다. 양쪽 끝이 막혀 있습니다.</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1에 두면 3이 두 개 생깁니다. %2의 세 돌은 %3에서 열린 4가 되고, %4의 세 돌은 %5에서 열린 4가 됩니다.</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1의 세 돌은 %2에서 열린 4가 됩니다.</translation>
    </message>
    <message>
        <source>%1 is not a three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1의 세 돌은 3이 아닙니다: %2.</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is not a three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1 자리는 쌍삼처럼 보이지만 %2의 세 돌은 3이 아닙니다: %3.</translation>
    </message>
    <message>
        <source>Only the three %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>남는 3은 %1뿐이므로 %2 자리는 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1에 두면 장목입니다</translation>
    </message>
    <message>
        <source>%1 is a double-four</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1에 두면 쌍사입니다</translation>
    </message>
    <message>
        <source>%1 is a double-three</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1에 두면 쌍삼입니다</translation>
    </message>
    <message>
        <source>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>%1에 두면 5목이 되는데, 3을 열린 4로 만드는 돌로는 5목이 되면 안 됩니다(제3장)</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>%1 돌과 %2 돌 사이에 점이 다섯 개뿐입니다</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>변과 %1 돌 사이에 점이 다섯 개뿐입니다</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>이 줄은 끝에서 끝까지 점이 다섯 개뿐입니다</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>여기에는 돌 다섯 개를 이을 자리가 없습니다</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>%1에 두어 생기는 4는 %2의 돌에 막힙니다</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1에 두어 생기는 4는 변에 막힙니다</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>%1에 두어 생기는 4는, 한쪽 끝 %2에 두면 %3개가 이어집니다</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>%1의 가로줄에는 열린 4가 될 수 있는 돌이 세 개도 없습니다.</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1의 세로줄에는 열린 4가 될 수 있는 돌이 세 개도 없습니다.</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1의 오른쪽 위로 향하는 대각선에는 열린 4가 될 수 있는 돌이 세 개도 없습니다.</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>%1의 오른쪽 아래로 향하는 대각선에는 열린 4가 될 수 있는 돌이 세 개도 없습니다.</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>이 판정은 제3장에 따른 것입니다. 열린 4가 되는 점이라도 5목이 되면 3을 만들지 못합니다. 9.2조에 따라 3으로 세는 심판도 있습니다.</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>이 판정은 9.3조 a)와 b)를 함께 적용한 것입니다. 따로 적용하는 심판도 있습니다.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two kinds of forbidden move.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two reasons after a colon.</extracomment>
        <translation>%1. 또한 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No other point works for %1: %2.</source>
        <extracomment>Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.</extracomment>
        <translation>%1의 세 돌을 열린 4로 만들 수 있는 다른 점은 없습니다: %2.</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>여섯 개 이상 이어지는 수는 금수입니다. 정확히 5목이어야 이깁니다.</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>돌 하나로 4를 두 개 만드는 수는 금수입니다. 4란 돌 하나를 더하면 정확히 5목이 되는 네 돌입니다.</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>돌 하나로 3을 두 개 만드는 수는 금수입니다. 3이란 돌 하나를 더하면 열린 4가 되는 세 돌입니다. 열린 4란 어느 쪽 끝에 두어도 5목이 되는, 이어진 네 돌입니다.</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>네 돌은 돌 하나를 더해 정확히 5목이 될 때만 4로 셉니다.</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>세 돌은 돌 하나를 더해 열린 4가 될 때만 3으로 셉니다. 열린 4란 어느 쪽 끝에 두어도 5목이 되는, 이어진 네 돌입니다.</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>돌 하나로 3 두 개, 4 두 개 또는 여섯 개 이상 이어진 줄을 만들면 금수입니다. 이 돌은 그중 어느 것도 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>둘 다 진짜 3입니다. ✓로 표시된 점에 다음 돌을 두면 열린 4가 됩니다.</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>둘 다 돌 하나를 더하면 정확히 5목이 됩니다.</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>이 돌이 다른 무엇을 만들더라도 5목이면 이깁니다.</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five.</source>
        <translation>여섯 개 이상 이어진 것은 5목이 아닙니다.</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>거기에 돌을 하나 더 두면 정확히 5목이 됩니다.</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>어느 쪽 끝에 두어도 5목이 되지만 4는 하나뿐입니다.</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>열린 4는 양쪽 끝 모두에서 5목이 될 수 있어야 합니다. 이 돌들은 그렇게 될 수 없으므로 3으로 세지 않습니다.</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>여섯 개 이상 이어진 것은 5목이 아니므로 이 돌들은 4로 세지 않습니다.</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>이제 어디에 두어도 이 돌들은 5목이 될 수 없습니다.</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>3이 두 개인 것처럼 보이며, 그렇다면 금수입니다. 그러나 세 돌은 돌 하나를 더해 열린 4(어느 쪽 끝에 두어도 5목이 되는, 이어진 네 돌)가 되고 그 돌을 실제로 둘 수 있을 때만 3으로 셉니다. 그렇지 않은 것을 거짓 3이라고 합니다.</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>이 세 돌을 열린 4로 만들 수 있는 점은 %1뿐입니다. 그러나 %2에 두고 나면 %1 자리는 금점이 됩니다. 따라서 이 세 돌은 거짓 3이며 3으로 세지 않습니다. %1 자리가 금점인 이유는 다음 단계에서 설명합니다.</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>이 세 돌을 열린 4로 만들 수 있는 점은 %1, %2 두 곳뿐입니다. 그러나 %3에 두고 나면 둘 다 금점이 됩니다. 따라서 이 세 돌은 거짓 3이며 3으로 세지 않습니다. 그 이유는 다음 단계에서 설명합니다.</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>진짜 3입니다. %1에 두면 네 개가 이어지고, %2에서도 %3에서도 5목이 될 수 있습니다. 상대는 그중 한쪽만 막을 수 있습니다.</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>%1에 두면 3이 두 개 생기는 것처럼 보이며, 그렇다면 금수입니다. 그러나 다음 단계에서 보듯이 %2의 세 돌은 거짓 3입니다. 따라서 %1에 둘 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1에 두면 5목이 되어 이깁니다.</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1에 두면 3이 두 개 생깁니다.</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1에 두면 4가 두 개 생깁니다.</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1에 두면 돌 %2개가 이어집니다.</translation>
    </message>
    <message>
        <source>%1 only looks like a double-three.</source>
        <translation>%1 자리는 쌍삼처럼 보일 뿐입니다.</translation>
    </message>
    <message>
        <source>%1 is not a three.</source>
        <extracomment>%1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1의 세 돌은 3이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no three on this line.</source>
        <translation>이 줄에는 3이 없습니다.</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>%1에 두어 생기는 첫 번째 3입니다.</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>%1에 두어 생기는 두 번째 3입니다.</translation>
    </message>
    <message>
        <source>So %1 is forbidden.</source>
        <translation>따라서 %1 자리는 금점입니다.</translation>
    </message>
    <message>
        <source>So %1 is a false three.</source>
        <translation>따라서 %1의 세 돌은 거짓 3입니다.</translation>
    </message>
    <message>
        <source>So %1 may be played, and %2 is a real three.</source>
        <translation>따라서 %1에 둘 수 있고, %2의 세 돌은 진짜 3입니다.</translation>
    </message>
    <message>
        <source>Now suppose there is also a stone on %1 (number %2).</source>
        <translation>이제 %1에도 돌이 있다고 가정합니다(번호 %2).</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>따라서 남는 3은 하나뿐입니다: %1. 3이 하나뿐이면 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>따라서 %1에 두면 진짜 3이 두 개 생깁니다.</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>진출자가 달라질 수 있는 대국의 결과가 아직 나오지 않았습니다.</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>지금까지의 결과로 등록</translation>
    </message>
    <message>
        <source>These players have withdrawn: %1. The next in the standings qualify instead.</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>기권한 참가자: %1. 다음 순위의 참가자가 대신 진출합니다.</translation>
    </message>
</context>
<context>
    <name>RankingSettingWords</name>
    <message>
        <source>any</source>
        <extracomment>Of players of both sexes, every age and every rating.</extracomment>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>성별</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>해당 연도 이후 출생</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>해당 연도 이전 출생</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>레이팅 하한</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>레이팅 상한</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>순위 대상</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>국가</translation>
    </message>
    <message>
        <source>Number of best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>점수를 합산할 상위 인원</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>레이팅 변동</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>FIDE 환산표</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>엘로 공식</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>계수 K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>기본값</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>FIDE 환산표에 따르며, 400을 넘는 차이는 400으로 봅니다.</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>2021년까지의 렌주 레이팅과 같이 엘로 공식에 따릅니다.</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>K는 모든 참가자에게 %1입니다.</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>레이팅이 없어 계산에서 제외한 상대: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>한 사람이 카테고리마다 상을 하나씩 받을 수 있습니다.</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>상은 한 사람이 하나만 받으며, 나머지는 다음 순위로 넘어갑니다.</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>동점자는 해당 순위의 상을 나누어 받습니다.</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>순위 기준으로 정하며, 그래도 순위가 같을 때만 상을 나누어 받습니다.</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>%1~%2년생</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>%1년 이후 출생</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>%1년 이전 출생</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>레이팅 %1~%2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>레이팅 %1 이상</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>레이팅 %1 이하</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>상</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>상</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>수상자</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>금액</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>소속별 순위</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>상위 %n명의 점수를 합산합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>국가</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>국가별 순위</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국 수</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>득점</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>퍼포먼스</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>기대값</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변동</translation>
    </message>
    <message>
        <source>the best of each club</source>
        <extracomment>Of a category of players, behind other conditions or alone.</extracomment>
        <translation>각 소속의 최상위자</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A category and its conditions.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>K is 40 for new and young players, 20 for others, and 10 from a rating of 2400 on.</source>
        <translation>K는 신규 참가자와 청소년은 40, 그 밖의 참가자는 20, 레이팅 2400 이상은 10입니다.</translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>모두 같음</translation>
    </message>
    <message>
        <source>fewer than 30 rated games</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player who is new to the list.</extracomment>
        <translation>레이팅 대국 30국 미만</translation>
    </message>
    <message>
        <source>18 or younger, rated below 2300</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.</extracomment>
        <translation>18세 이하, 레이팅 2300 미만</translation>
    </message>
    <message>
        <source>rated below 2400</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>레이팅 2400 미만</translation>
    </message>
    <message>
        <source>rated 2400 or more</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>레이팅 2400 이상</translation>
    </message>
    <message>
        <source>rated games unknown, taken as 30 or more</source>
        <extracomment>Of a player whose number of rated games is not known, so that an established one was assumed.</extracomment>
        <translation>레이팅 대국 수를 알 수 없어 30국 이상으로 봄</translation>
    </message>
    <message>
        <source>age unknown, taken as an adult</source>
        <extracomment>Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.</extracomment>
        <translation>나이를 알 수 없어 성인으로 봄</translation>
    </message>
    <message>
        <source>K × games is at most 700</source>
        <extracomment>K is the factor of a change of rating; it was lowered because of this limit.</extracomment>
        <translation>K × 대국 수는 최대 700</translation>
    </message>
    <message>
        <source>Reason for K</source>
        <extracomment>Column of a list of changes of ratings: why the factor K has its value.</extracomment>
        <translation>K의 이유</translation>
    </message>
    <message>
        <source>set for this player</source>
        <extracomment>Why the factor K of a change of rating has its value: it was set for this player.</extracomment>
        <translation>이 대국자에게 따로 설정됨</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>미정: %1이 4로 이기는 수순을 놓쳤는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1: %2의 5목을 놓쳤습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1: 4를 %n번 이어 이기는 수순을 놓쳤습니다: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>이 수를 두기 전에는 없던 기회입니다.</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>막을 수 있었던 수(더 있을 수 있음): %1.</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>미정: 이 수가 %1에게 4로 이기는 수순을 허용했는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>%1: 이 수 다음에 %2에서 5목을 만들 수 있었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>%1: 이 수 다음에 4를 %n번 이어 이길 수 있었습니다: %2.</numerusform>
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
        <translation>%1. %2: 패스</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2: 점이 지정되지 않음</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>이 점은 금점입니다: %1.</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>금수라는 지적이 있었지만 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>금점</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>잘못된 지적</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>미정</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>승부처</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>4로 이기는 수순을 놓치거나 허용한 수가 없습니다.</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>금점: %1.</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>잘못된 지적: %1.</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>미정인 수: %1.</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>전체 %2수 중 %1수까지 복기하고 멈췄습니다.</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>기보에 규칙이 적혀 있지 않아 %1 규칙으로 복기했습니다.</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>오목이나 렌주 대국이 아닙니다.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>기보에 규칙이 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>이 크기의 판에서 둔 대국은 복기할 수 없습니다. 판이 정사각형이어야 합니다.</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>복기할 것이 없습니다. 대국에 둔 수가 없습니다.</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>복기 중… %2수 중 %1수.</translation>
    </message>
    <message>
        <source>Move %1: %2 has a proven win.</source>
        <extracomment>%1 is the number of a move, %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>%1수: %2의 승리가 증명되었습니다.</translation>
    </message>
    <message>
        <source>Move %1: no win is proven.</source>
        <translation>%1수: 증명된 승리가 없습니다.</translation>
    </message>
    <message>
        <source>Move %1: even, the engine thinks.</source>
        <translation>%1수: 엔진은 형세가 비슷하다고 봅니다.</translation>
    </message>
    <message>
        <source>Move %1: %2 is better, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>%1수: 엔진은 %2 우세로 봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1: 4와 3으로 이기는 수순이 있었습니다(길어야 %n수): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move gave it up.</source>
        <translation>이 수로 그 승리를 놓쳤습니다.</translation>
    </message>
    <message>
        <source>It is not decided whether this move kept it.</source>
        <translation>이 수 뒤에도 그 승리가 남았는지는 미정입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>막을 수 있었던 수(%n개): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>%1: 이 수 다음에 4와 3으로 이길 수 있었습니다(길어야 %n수): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether another move would have stopped it.</source>
        <translation>다른 수로 막을 수 있었는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>As far as was searched, this was the last move that could have changed the result.</source>
        <translation>조사한 범위에서, 결과가 달라질 수 있었던 마지막 수입니다.</translation>
    </message>
    <message>
        <source>missed win by fours and threes</source>
        <translation>놓친 승리(4와 3)</translation>
    </message>
    <message>
        <source>missed win by fours</source>
        <translation>놓친 승리(4)</translation>
    </message>
    <message>
        <source>allowed win by fours and threes</source>
        <translation>허용한 승리(4와 3)</translation>
    </message>
    <message>
        <source>allowed win by fours</source>
        <translation>허용한 승리(4)</translation>
    </message>
    <message>
        <source>perhaps a missed win by fours and threes</source>
        <translation>놓쳤을 수 있는 승리(4와 3)</translation>
    </message>
    <message>
        <source>Missed wins by fours: %1.</source>
        <translation>놓친 승리(4): %1.</translation>
    </message>
    <message>
        <source>Allowed wins by fours: %1.</source>
        <translation>허용한 승리(4): %1.</translation>
    </message>
    <message>
        <source>Missed wins by fours and threes: %1.</source>
        <translation>놓친 승리(4와 3): %1.</translation>
    </message>
    <message>
        <source>Allowed wins by fours and threes: %1.</source>
        <translation>허용한 승리(4와 3): %1.</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>3을 섞은 수순은 찾지 않았습니다.</translation>
    </message>
    <message>
        <source>It is decided at every turn whether there was a win by fours and threes.</source>
        <translation>모든 차례에서 4와 3으로 이기는 수순이 있었는지 확정되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>4와 3으로 이기는 수순이 있었는지 미정인 차례: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for wins by threes… Turn %1 of %2.</source>
        <translation>4와 3으로 이기는 수순을 찾는 중… %2수 중 %1수.</translation>
    </message>
    <message>
        <source>missed win, the engine thinks</source>
        <translation>놓친 승리(엔진 평가)</translation>
    </message>
    <message>
        <source>allowed win, the engine thinks</source>
        <translation>허용한 승리(엔진 평가)</translation>
    </message>
    <message>
        <source>lost chances, the engine thinks</source>
        <translation>승률 하락(엔진 평가)</translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that %1 had a win in %n move(s), and gave it up.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>
            <numerusform>엔진은 %1에게 %n수 승리가 있었는데 놓쳤다고 봅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine thinks that after this move, %1 wins in %n move(s).</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now.</extracomment>
        <translation>
            <numerusform>엔진은 이 수 다음에 %1이 %n수 안에 이긴다고 봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine thinks that %1&apos;s chances fell from %2% to %3%.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;; %2 and %3 are numbers.</extracomment>
        <translation>엔진은 %1의 승률이 %2%에서 %3%로 떨어졌다고 봅니다.</translation>
    </message>
    <message>
        <source>It would have played %1.</source>
        <translation>엔진이라면 %1에 둡니다.</translation>
    </message>
    <message>
        <source>Moves that lost much, the engine thinks: %1.</source>
        <translation>엔진이 크게 손해라고 본 수: %1.</translation>
    </message>
    <message>
        <source>Move %1: %2 has %3% of the chances, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;, %3 a number.</extracomment>
        <translation>%1수: 엔진은 %2의 승률을 %3%로 봅니다.</translation>
    </message>
    <message>
        <source>The engine is looking at the game… Position %1 of %2.</source>
        <translation>엔진이 대국을 살펴보는 중… %2개 국면 중 %1.</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <extracomment>How deep an engine searched.</extracomment>
        <translation>깊이 %1.</translation>
    </message>
    <message>
        <source>It thinks that no move of a side that did not win lost more.</source>
        <translation>엔진은 이기지 못한 쪽의 수 가운데 손해가 가장 크다고 봅니다.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1라운드(전체 %2라운드)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1라운드</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>수동으로 변경된 테이블 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>발표됨, 결과 %1/%2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>%1라운드 대진 짜기</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>발표</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>라운드 마감</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>%1라운드로</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>초안 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>초안으로(&amp;B)…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>라운드 다시 열기(&amp;P)</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>대진 후 정정됨</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>먼저 참가자를 두 명 이상 등록하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>이번 라운드 참가자는 %n명입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>쉬는 참가자: %1.</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>연속 불참: %1.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>상위 대 하위(1–5, 2–6)</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>맨 위 대 맨 아래(1–8, 2–7)</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>이웃끼리(1–2, 3–4)</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>3위 이하</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>준결승 패자끼리 결정전</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>공동</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>%1위까지 순위 결정전</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>동점자끼리의 대진</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>첫 라운드</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>다른 라운드와 같음</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>대진 회피</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>같은 소속</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>같은 국가</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>회피할 라운드 수</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>모든 라운드</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>가속 대진 라운드 수</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>탈락까지의 패 수</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>점수가 다른 상대와의 대진</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>점수 차가 작은 것부터</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>높은 점수대부터</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>부전승 대상</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>최저 점수대의 맨 끝 참가자</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>최저 점수대에서 추첨</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>재대결</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>다른 대진이 없을 때만</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>몰수승</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>부전승으로 침</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>부전승으로 치지 않음</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>늦게 합류한 참가자가 빠진 라운드</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>중도 기권한 참가자의 성적</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>절반도 두지 않았으면 무효</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>항상 인정</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>2차 리그</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>1차 리그와 같고 선후만 바꿈</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>1차 리그의 마지막 두 라운드를 맞바꿈</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>조별 성적</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>모두 새로 시작</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>그대로 인정, 다시 두지 않음</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>그랜드 파이널</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>무패 참가자는 두 번 져야 탈락</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>한 번의 대전으로 결정</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>기권으로 보는 연속 불참 횟수</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>부전승이 SOS에 더하는 점수</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>본인 점수</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>팀의 빈 보드</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>어느 보드든 가능</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>마지막 보드부터 비워야 함</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>첫 보드부터 비워야 함</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1, 한 수마다 %2 추가(첫 수 포함)</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1, 한 수를 둘 때마다 %2 추가</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>한 수 %1</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>이후 한 수 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>초읽기 %1 %n회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>이후 초읽기 %1 %n회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n시간</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1초</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>한 수 %1 이내</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>단, 한 수 %1 이내</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>예: 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</translation>
    </message>
    <message>
        <source>Write a time as 15m, 90s, 2h or 15:00.</source>
        <translation>시간은 15m, 90s, 2h 또는 15:00처럼 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>여기에는 정수를 입력하십시오.</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>인식할 수 없는 시간 규정입니다.</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>0보다 크고 1000시간 이하인 값을 입력하십시오.</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>여기서 입력이 끝나야 합니다.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>지적 필요</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>상대가 제때 지적하지 않으면 대국은 계속됩니다.</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>바로 패배</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>금수를 두면 바로 집니다.</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>둘 수 없음</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>프로그램이 금수를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>대국 종료</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>5목이 되면 바로 이깁니다.</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>신고 필요</translation>
    </message>
    <message>
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>5목을 만든 대국자가 ‘5목’을 누르면 이깁니다.</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>시간 초과를 신고할 때까지 두 시계가 모두 멈춥니다.</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>시간이 초과되면 바로 집니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>대회에서처럼 금점을 아무에게도 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>착수 후</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>금수를 두면 그 돌에 표시합니다.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>수를 두기 전에 금점을 보여 줍니다(학습 화면과 같음).</translation>
    </message>
    <message>
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1, 한 수마다 처음 %2 차감 없음</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1, 한 수마다 쓴 시간을 %2까지 되돌려 받음</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>이후 %1마다 %n수, 남은 시간 이월</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>이후 %1마다 %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>이후 %2마다 차례로 %1수, 남은 시간 이월</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>이후 %2마다 차례로 %1수</translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>한 수 %1, 생각 시간 %2 %n회 별도</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>%1마다 %n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%1에 %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>쓴 시간은 상대에게 더해짐(모래시계)</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>앞의 시간을 다 쓰면 다음 시간이 더해짐</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>시계를 누를 때마다 한 수로 셈</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>한 수 제한 시간을 넘기면 차례를 잃음</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>한 수 제한 시간을 넘기면 경고, 두 번째는 패배</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>한 수 제한 시간을 넘기면 남은 시간에서 %1 차감</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>개국에서 돌을 여러 개 두거나 5수를 제시하는 차례에는 한 수 제한 시간 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>개국에서 돌을 여러 개 두거나 5수를 제시하는 차례에는 한 수 제한 시간의 %n배</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>대국자가 알아채야 함</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>상대에게 시간 추가</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>상대의 시간이 늘어납니다. 두 번째 잘못된 지적부터는 지적한 쪽이 경고도 받습니다.</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>지적한 쪽의 시간 차감</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>지적한 쪽의 시간이 줄어듭니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>차례 상실</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>지적한 쪽이 차례를 한 번 잃습니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>잘못 지적할 때마다 경고를 받습니다.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>벌칙 없음</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>잘못 지적해도 아무런 벌칙이 없습니다.</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>대국자가 신고할 때까지 시계는 계속 가고 대국도 이어집니다.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>무승부입니다.</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>먼저 시간이 초과된 쪽이 집니다.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>대국이 계속됩니다.</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>둘 다 집니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Same penalty as for a wrong claim.</source>
        <translation>잘못된 지적과 같은 벌칙을 받습니다.</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>경고로 간주합니다.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>벌칙이 없습니다.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>신고 필요</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>A time on a button, in hours.</extracomment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A time on a button, in minutes.</extracomment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <extracomment>A time control on a button: %1 is the time, %2 the seconds that each move adds.</extracomment>
        <translation>%1 + %2초</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Create a signing key</source>
        <translation>서명 키 만들기</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>키 (*.key);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>대국 로그를 확인할 사람에게는 %1 파일을 주십시오. %2 파일을 읽을 수 있는 사람은 누구나 키 주인의 이름으로 서명할 수 있습니다.</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>서명 키 선택하기</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>설정 안 됨: 대국 로그에 서명하지 않습니다. 심판의 키가 있으면 대국 로그가 변경되지 않았음을 나중에 증명할 수 있습니다.</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>끝난 대국의 로그에 키 %1(파일 %2)로 서명합니다.</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>끝난 대국의 로그에 서명하시겠습니까?</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>서명은 끝난 대국의 폴더에 대국 로그와 함께 저장됩니다. 서명을 확인하려면 공개 키와 함께 kagetsu-cli 또는 minisign을 사용하십시오.</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>키 만들기…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>키 선택하기…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>키를 만들었습니다: %1</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>서명 그만두기</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1, 아직 확정되지 않음</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>제시점 %1번</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>금점: %1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>둘 수 있는 범위 밖</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>이긴 줄의 돌</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>지적된 점</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>표시 %1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>표시 있음</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>판정하려는 점</translation>
    </message>
    <message>
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>가정한 돌 %1</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>표시된 형태의 돌</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>열린 4가 되는 점, 둘 수 있음</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>열린 4가 되는 점, 둘 수 없음</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>5목이 됨</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>두면 %1개가 이어짐</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>줄을 막음</translation>
    </message>
    <message>
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>금점처럼 보이지만 아님: %1</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>제시점 %1번과 같음</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>제시점 %1번, 선택되지 않음</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>여기에는 둘 수 없음</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>변화</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>다른 분기로 이어짐</translation>
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
        <translation>가로: %1.</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>세로: %1.</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>오른쪽 위로 향하는 대각선: %1.</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>오른쪽 아래로 향하는 대각선: %1.</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>이 점을 지나는 줄에 돌이 없습니다.</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>가장 빠른 승리</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>승리를 막음</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>미정</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>표시된 수순의 %1, %2번</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>빨강</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>최선의 수, 평가 %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>평가 %1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>%1 남았습니다</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>이번 수는 %1 남았습니다</translation>
    </message>
    <message>
        <source>one</source>
        <comment>minutes</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;minutes&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>일</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1분</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>seconds</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;seconds&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>일</translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1초</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>periods</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;periods left&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>일</translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>초읽기 %1회 남았습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>추가 순위 기준</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>추가 대국</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>심판의 결정</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>동순위 결정: %1 (%2)</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1: %3 – 공동 %2위입니다. 이 가운데 %4명이 진출할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1: %3 – 공동 %2위입니다. 모두 진출하며, 순서에 따라 대진표의 자리가 정해집니다.</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1, %2라운드: %3번 테이블</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1, %2라운드: 대진 미정</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>난수 시드 %1</translation>
    </message>
    <message>
        <source>%1: by the current results, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1: 현재 결과로는 진출자의 순서가 달라집니다.</translation>
    </message>
    <message>
        <source>%1: by the current results, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1: 현재 결과로는 %3 대신 %2이(가) 진출했을 것입니다.</translation>
    </message>
    <message>
        <source>%1 (opener: %2)</source>
        <extracomment>A game of a play-off: %1 is its players and its result, %2 who began the opening procedure.</extracomment>
        <translation>%1(가선: %2)</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>round %1</source>
        <extracomment>A round of a tournament.</extracomment>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%2의 %1: 동점자끼리 모두 만난 것은 아니어서 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%2의 %1 = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>%1번 보드</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%2의 %1: 레이팅이 없는 사람이 있거나 대국이 없어서 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%2의 %1: 동점자를 가르지 못해 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>동점자끼리 치르지 않은 대국의 결과가 어떠했더라도 동점자 중 %1위입니다. 동점자에게 얻은 점수: %2</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column of standings.</extracomment>
        <translation>순위</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>These results do not count, because fewer than half of the games were played.</source>
        <translation>대국의 절반을 채우지 못해 성적이 무효입니다.</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>일시 정지: 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>%1 자리를 한 번 더 누르면 착수합니다. 돌을 치우려면 Esc 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>시계를 누르면(Space) %1 착수가 확정됩니다. 돌을 치우려면 Esc 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>판에서 알아볼 점을 누르십시오. 돌은 놓이지 않습니다.</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>%1 차례: %2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>지적에 대한 심판 판정을 기다리고 있습니다. 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>심판이 %1 님의 시계를 작동시켰습니다. 지금은 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>시계를 누르면(Space) 제시가 확정됩니다. 돌을 누르면 그 돌을 치웁니다.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>The clock starts with the first stone.</source>
        <translation>첫 수를 두면 시계가 갑니다.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>late</source>
        <extracomment>Of a table where no game has begun in time; also in the column of results.</extracomment>
        <translation>지각</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>%3번 테이블: %1 – %2</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>판정</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>직접 입력</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>학생에게 할 질문을 쓰십시오.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>질문할 점을 누르십시오.</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>질문할 점에 돌이 있습니다.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>질문할 돌을 누르십시오.</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>질문할 돌은 문제에서 묻는 쪽의 돌이어야 합니다.</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>이 점에는 3처럼 보이지만 3이 아닌 형태가 없습니다.</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>규칙상 이쪽에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>이쪽은 이 방법으로는 이기지 못합니다.</translation>
    </message>
    <message>
        <source>The other side has no win by fours that could be stopped.</source>
        <translation>상대에게 막을 만한, 4로 이기는 수순이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>이 승리를 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>승리 탐색을 끝내지 못했습니다.</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>답을 두 개 이상 쓰십시오.</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>정답을 하나 이상 표시하십시오.</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>놓을 돌이 없거나 돌을 판에 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>답이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>“%1”은(는) 알 수 없는 항목입니다.</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>“%1”은(는) 이 종류의 문제에 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>“%1”이(가) 두 번 이상 지정되었습니다.</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>“%1”을(를) 해석할 수 없습니다.</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>대국할 수 없는 판입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>“%1”은(는) 알 수 없는 문제 종류입니다.</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>문제 종류가 둘 이상입니다.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>%1쪽: %2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>%1쪽(%2행 %3열): %4</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>3도 쓸 수 있는 문제에서는 이기는 첫 수를 모두 찾으라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>다른 오류가 더 있습니다.</translation>
    </message>
    <message>
        <source>The right answer is not among the answers offered.</source>
        <translation>정답이 선택지에 없습니다.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>이 돌들은 5목입니다.</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>이 돌들은 장목입니다. 여섯 개 이상 이어졌습니다.</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>이 돌들은 열린 4입니다. 양쪽 끝이 비었습니다.</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>이 돌들은 4입니다. 한 점이면 5목이 됩니다.</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>이 돌들은 이 가운데 어느 형태도 아닙니다.</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>열린 4를 만들 자리가 모자랍니다.</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>4가 되어도 한쪽 끝이 막힙니다.</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>4의 한쪽 끝에 두면 여섯 개 이상이 됩니다.</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>열린 4가 되는 점이 금점입니다.</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>열린 4가 되는 점에 두면 다른 줄에서 5목이 됩니다.</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>%1 다음에는 5목을 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1이 %2에 응수했습니다. 이제 두실 차례입니다.</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>%1에 두면 %2에게 막을 여유가 있습니다.</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>%1에 두어도 %2이 막을 수 있습니다.</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>%1 다음에 %2이 먼저 5목을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1에 두면 상대의 승리를 막습니다.</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>%1 다음에도 %2이 이깁니다.</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1에 두면 상대의 승리를 늦출 뿐입니다.</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>금점 찾기</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>이 점은 금점인가?</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>형태 이름 답하기</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>왜 3이 아닌가?</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>이길 때까지 두기</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>이기는 첫 수 찾기</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>상대의 승리 막기</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>답 고르기</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>순서대로 돌 놓기</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>설명만</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5목</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>장목</translation>
    </message>
    <message>
        <source>Straight four</source>
        <translation>열린 4</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>이 가운데 없음</translation>
    </message>
    <message>
        <source>Not enough room</source>
        <translation>자리가 모자람</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>한쪽 끝이 막힘</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>한쪽 끝에 두면 여섯 개 이상</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>다음 수가 금수</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>다음 수로 5목</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>지금까지는 맞습니다.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>아쉽지만 정답이 아닙니다.</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>%1에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 자리는 금점입니다: %2.</translation>
    </message>
    <message>
        <source>%1 is not forbidden.</source>
        <translation>%1 자리는 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>A stone on %1 makes five and wins.</source>
        <translation>%1에 두면 5목이 되어 이깁니다.</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1 자리는 금점입니다. 왜 그렇습니까?</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1 자리는 금점이 맞지만 이유가 다릅니다: %2.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>모두 찾았습니다.</translation>
    </message>
    <message>
        <source>You missed %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>빠뜨린 점: %1.</translation>
    </message>
    <message>
        <source>All stones are in their places.</source>
        <translation>돌이 모두 제자리에 있습니다.</translation>
    </message>
    <message>
        <source>Now the next stone.</source>
        <translation>이제 다음 돌입니다.</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>다음 돌은 %1에 놓습니다.</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>프로그램이 제때 알아내지 못했습니다.</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>이 돌은 아무 형태도 만들지 않습니다.</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1이 5목을 만들었습니다.</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>여섯 개 이상 이어지면 장목입니다.</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2이 4 하나를 막으면 %1이 다른 4를 5목으로 완성합니다.</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>돌 하나면 이 4를 막을 수 있습니다.</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>이쪽 끝에 두면 5목이 아니라 여섯 개 이상이 됩니다.</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>여기에는 열린 4를 만들 자리가 없습니다.</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>마지막 돌은 금수가 됩니다: %1.</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>마지막 돌은 다른 줄에서 5목이 되며 열린 4가 아닙니다.</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>5목이 아니라 여섯 개 이상이 됩니다.</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>양쪽 끝이 막혀서 4가 아닙니다.</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>모든 응수가 정해져 있고 %1이 5목을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1은 막을 수 없습니다. 막는 점이 금점입니다(%2).</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>마지막 돌이 공격을 막습니다.</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1이 먼저 5목을 만듭니다.</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>이렇게 진행됩니다.</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>%1의 금점은 어디입니까?</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>%1 자리는 %2의 금점입니까?</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>표시된 돌은 무슨 형태입니까?</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>어느 것이 맞습니까?</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>돌은 어디에 놓습니까?</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>판의 점을 누른 뒤 답을 확인하십시오.</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>판의 점을 누르십시오.</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>%1으로 둡니다. 판의 점을 누르십시오.</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>다음 돌을 놓을 곳을 누르십시오.</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>답을 고르거나 판의 점을 누르십시오.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>답을 고르십시오.</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>여섯 개 이상으로만 이어질 수 있어서 4가 아닙니다.</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>4가 되어도 한쪽 끝이 막혀서 3이 아닙니다.</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>한쪽 끝에 두면 여섯 개 이상이 되어서 3이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>열린 4를 만들 자리가 없어서 3이 아닙니다.</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>다음 돌이 금수여서 3이 아닙니다.</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>다음 돌은 다른 줄에서 5목이 되어서 3이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1에 두면 3도 4도 되지 않아서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1에 두면 3이 하나뿐이어서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1에 두면 4가 하나뿐이어서 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1에 두면 4와 3이 하나씩 생기며, 이것은 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>맞은 것: %1.</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>여기에 없는 것: %1.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>더 있는 것: %1.</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>여기에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>여기에는 찾을 것이 없습니다.</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>%1이 다른 곳에 둔다고 합시다.</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2이 열린 4의 한쪽 끝을 막으면 %1이 다른 쪽 끝에서 5목을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1이 열린 4를 만들었습니다. %2은 양쪽 끝을 다 막지 못합니다.</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2이 %1에 두어도 표시된 돌과 3이 되지 않는 이유는 무엇입니까?</translation>
    </message>
    <message>
        <source>These stones are a three: they can become a straight four.</source>
        <translation>이 돌들은 3입니다. 열린 4가 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Which move is right for %1?</source>
        <translation>%1의 올바른 수는 무엇입니까?</translation>
    </message>
    <message>
        <source>How does %1 win by fours and threes?</source>
        <translation>%1은 4와 3으로 어떻게 이깁니까?</translation>
    </message>
    <message>
        <source>How does %1 win by fours?</source>
        <translation>%1은 4로 어떻게 이깁니까?</translation>
    </message>
    <message>
        <source>Which move begins a win by fours and threes for %1?</source>
        <translation>%1이 4와 3으로 이기는 첫 수는 어디입니까?</translation>
    </message>
    <message>
        <source>Which moves begin a win by fours for %1?</source>
        <translation>%1이 4로 이기는 첫 수를 모두 찾으십시오.</translation>
    </message>
    <message>
        <source>Which move begins a win by fours for %1?</source>
        <translation>%1이 4로 이기는 첫 수는 어디입니까?</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win by fours?</source>
        <translation>상대가 4로 이기는 수순을 막는 %1의 수를 모두 찾으십시오.</translation>
    </message>
    <message>
        <source>How can %1 stop the win by fours?</source>
        <translation>%1은 상대가 4로 이기는 수순을 어떻게 막습니까?</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>교대 후에도 5수 제시 가능</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Where stone %1 may be placed</source>
        <translation>%1수를 둘 수 있는 범위</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>5수를 둘 수 있는 범위</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>%1수를 둘 정사각형 범위의 너비</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>5수를 둘 정사각형 범위의 너비</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>5수 제시점 개수</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>선언할 수 있는 제시점의 최소 개수</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>선언할 수 있는 제시점의 최대 개수</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>돌 두 개를 더 놓을 수 있는 횟수</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>쓸 수 없는 주형</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>대국 전에 놓는 돌</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>천원</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>판 전체</translation>
    </message>
    <message>
        <source>within the central %1 × %1 square</source>
        <translation>중앙 %1 × %1 안</translation>
    </message>
    <message>
        <source>outside the central %1 × %1 square</source>
        <translation>중앙 %1 × %1 밖</translation>
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
        <translation>쓸 수 없음: %1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>주형: %1</translation>
    </message>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>제시점은 %n개로 고정</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>여기부터 올바른 JSON이 아닙니다.</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>이 항목이 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>값의 형식이 이 항목에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>여기에 항목이 빠졌습니다.</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>여기에 이런 항목은 없습니다.</translation>
    </message>
    <message>
        <source>This word is not valid here.</source>
        <translation>여기에서 쓸 수 없는 단어입니다.</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>값이 범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>이 개국 규정에는 없는 매개변수입니다.</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>매개변수에 쓸 수 없는 값입니다.</translation>
    </message>
    <message>
        <source>There is no step with this name.</source>
        <translation>이런 이름의 단계는 없습니다.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>이미 쓰고 있는 이름입니다.</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>이 단계에 이르는 경로 가운데 이 개수를 선언하지 않는 것이 있습니다.</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>이런 주형이나 주형 목록은 없습니다.</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>놓을 수 있는 주형이 남지 않습니다.</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>올바른 범위가 아닙니다. centre, any, sq:k 또는 outside:k(k는 홀수)를 쓰십시오.</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>이 돌들은 놓을 수 없습니다. 각 점은 한 번만 쓰고, 판을 벗어나지 않으며, 5목이 없어야 합니다.</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>예시의 수를 여기에 둘 수 없거나, 예시가 개국이 끝나기 전에 멈춥니다.</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>이 단어는 여기에서 대국자를 가리키지 않습니다.</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>이 단계는 여기에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>경로에 따라 이 단계에서 돌의 수가 달라집니다.</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>개국이 끝나기 전에 단계가 끝납니다.</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>이 단계의 선택지를 모두 써 버려 더 진행할 수 없는 경우가 생깁니다.</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>여기부터 단계가 끝없이 되풀이될 수 있습니다.</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>단계가 지나치게 많습니다.</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>이 단계에서 범위가 이미 가득 차 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>이 크기의 판에는 쓸 수 없는 개국 규정입니다.</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>이 개국 규정에는 해당하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 파일을 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1: 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1 파일은 1MB를 넘습니다. 개국 규정이 아닙니다.</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1: 이름이 %2인 개국 규정이 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1, %2행 %3열: %4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1, %2행 %3열, %4: %5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>텍스트가 너무 깊이 중첩되었거나 한곳에 항목이 너무 많습니다.</translation>
    </message>
</context>
<context>
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1m</source>
        <extracomment>Minutes in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1s</source>
        <extracomment>Seconds in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1초</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Sum of the points of all opponents</source>
        <extracomment>Criteria for entries with equal points, in full.</extracomment>
        <translation>모든 상대의 점수 합</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>모두 만난 경우의 승자승</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>모두 이어진 경우의 승자승</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>최고·최저 상대의 점수 합</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>두 번째로 높은·낮은 상대의 점수 합</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>모든 상대의 SOS 합</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>모든 상대의 SB 합</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>이긴 상대의 SOS</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>이긴 상대의 SB</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>이긴 대국 수</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>가후로 이긴 대국 수</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>가후로 둔 대국 수</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>자신을 이긴 상대의 점수</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>경고가 적은 쪽</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>점수가 가장 낮은 상대를 뺀 모든 상대의 점수 합</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>대전 점수</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>대국 점수</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>%1번 보드 점수</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>레이팅이 낮은 쪽</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>부흐홀츠</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>부흐홀츠(최저 제외)</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>부흐홀츠(최저 둘 제외)</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>부흐홀츠(최고·최저 제외)</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>존네보른-베르거(FIDE)</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>누적 점수의 합</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>리그전</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>더블 리그전</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>스위스 방식</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>토너먼트</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>더블 엘리미네이션</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>부전승</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>절반 점수 부전승</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>불참</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>만점 부전승</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a round that only the arbiter sees.</extracomment>
        <translation>초안</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>발표됨</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>마감됨</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>점수</translation>
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
        <translation>승자승</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>시간</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>승수</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>경고</translation>
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
        <translation>추첨</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>중국 전국 대회(2025)</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>중국 클럽 스위스 방식</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>대만</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>렌주 세계 단체 선수권</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>오목 세계 단체 선수권</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>오목 청소년 월드컵</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>통신 세계 선수권</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>인터넷 컵</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>대학 엔진 대회</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>바둑 규정 리그전</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>체스식 스위스 방식(FIDE)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>순위 기준: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>번호</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>단급</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>국가</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>팀원</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>가선 번호</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>가후 번호</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>가후</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Opener&apos;s points</source>
        <translation>가선 점수</translation>
    </message>
    <message>
        <source>Second player&apos;s points</source>
        <translation>가후 점수</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>결과 구분</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>가선 시간(초)</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>가후 시간(초)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>이긴 상대의 점수</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>사용 시간으로 순위가 갈린 곳이 있습니다. 빠진 라운드에는 시간이 더해지지 않습니다.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>칭호</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>성별</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>출생</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>협회 번호</translation>
    </message>
    <message>
        <source>female</source>
        <translation>여</translation>
    </message>
    <message>
        <source>male</source>
        <translation>남</translation>
    </message>
    <message>
        <source>Direct encounter (FIDE)</source>
        <translation>승자승(FIDE)</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>대전 점수와 대국 점수에 따른 승자승</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>이긴 라운드 수(대국 없는 승리 포함)</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>스스로 빠지지 않은 라운드 수</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>표준 점수</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>상위 절반 상대에게 얻은 점수(코야)</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>포어 부흐홀츠</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>상대의 평균 부흐홀츠</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>상대의 평균 레이팅</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>퍼포먼스 레이팅</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>완전 퍼포먼스 레이팅</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>상대의 평균 퍼포먼스</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>상대의 평균 완전 퍼포먼스</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>보드 카운트(점수×보드 번호)</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>상위 보드부터 차례로 비교하는 점수</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>하위 보드부터 차례로 빼고 비교하는 점수</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>단체전 존네보른-베르거(FIDE)</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>점수와 상대 전력의 조합</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1(최고 %2명과 최저 %2명 제외)</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1(처음 %2라운드 제외)</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1(최저 %2명 제외)</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1(득점률 %2% 이상 상대만)</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1(마지막 라운드를 무승부로 봄)</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1(몰수 포함)</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>결정된 순위</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>결정 방법</translation>
    </message>
    <message>
        <source>Rated games</source>
        <extracomment>Column of a list of players: how many games the rating of a player rests on.</extracomment>
        <translation>레이팅 대국 수</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>The factor K of a player, by which a change of rating is multiplied; set by hand.</extracomment>
        <translation>계수 K</translation>
    </message>
</context>
<context>
    <name>TypingWords</name>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1. 다음 결과: %3판 중 %2번째 판</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1. 다음 결과: 보드 %2, %3 – %4</translation>
    </message>
    <message>
        <source>Nothing was entered for table %1.</source>
        <translation>%1번 테이블에는 아무것도 입력되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1. %2? 다시 입력하여 확인하십시오.</translation>
    </message>
    <message>
        <source>%1. First %2, now %3: neither counts. Enter it twice again.</source>
        <extracomment>%1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.</extracomment>
        <translation>%1. 처음에는 %2, 이번에는 %3: 둘 다 무효입니다. 다시 두 번 입력하십시오.</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>두 참가자의 자리를 바꾸려면 한 명씩 고르거나 한 명을 다른 한 명 위로 끌어 놓으십시오.</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>%1와(과) 자리를 바꿀 참가자를 고르십시오.</translation>
    </message>
</context>
<context>
    <name>WinWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences that follow each other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves that are not decided: %1.</source>
        <translation>미정인 수: %1.</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>%1에 두는 단계가 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>%1에는 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1에 두어도 표시된 5목이 되지 않습니다.</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>%1 이후 5목이 되는 점이 표시된 것과 다릅니다.</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>%1 이후 상대가 먼저 5목을 만듭니다.</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>%1 이후 방어점 %2에 대한 응수가 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>%1 이후 %2 자리는 방어점이 아닙니다.</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>%1 이후 방어점 %2 자리는 금점으로 표시되었지만 금점이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1: 5목을 만들 수 있음</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1: 4를 %n번 이어 승리</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1: 5목 위협</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1: 4를 %n번 이어 이기는 수순을 노림</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>4로 이기는 더 짧은 수순은 없습니다.</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>더 짧은 수순이 있는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1: 4로 이기는 수순이 없습니다. 모든 4를 조사하여 증명했습니다.</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>%1: 4로 이기는 모든 수순을 막는 수 %2개.</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>%1: 4로 이기는 수순을 막는 수가 없습니다. 증명되었습니다.</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>미정: 4로 이기는 수순을 막는 %1의 수를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1: not decided.</source>
        <translation>%1: 미정.</translation>
    </message>
    <message>
        <source>%1: makes five.</source>
        <translation>%1: 5목이 됨.</translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s). There is no shorter win.</source>
        <translation>
            <numerusform>%1: 4를 %n번 이어 승리, 가장 짧음.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1: 4를 %n번 이어 승리.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>탐색 중… 국면: %1. 깊이: %2.</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1에 두면 5목이 됩니다.</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1에 두면 4가 되고 5목이 되는 점은 %2입니다. 한 수로 모두 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1에 두면 4가 됩니다. 유일한 방어점 %2 자리는 금점입니다: %3.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1에 두면 4로 이기는 수순을 노리며, 이를 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1에 두면 4로 이기는 수순을 노립니다.</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1에 두면 4가 되고 %2에서 5목을 노립니다.</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>%1 자리가 유일한 방어점입니다.</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1 자리는 방어점입니다.</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>상대가 %1에 두면 %2에서 5목이 됩니다.</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1 이후에는 위에 나온 같은 국면에서와 똑같이 이깁니다.</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>규칙만으로 한 수씩 증명을 검사했습니다. 올바릅니다.</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>단계 하나가 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>증명이 올바르지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1: 4와 3으로 승리(길어야 %n수). 더 짧은 수순은 찾지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>상대가 다른 곳에 두면:</translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>%1: 4와 3으로 이기는 수순을 찾지 못했습니다. 모든 4와, 4를 %n번 이내로 두어 이기려는 모든 3을 조사했습니다. 위협이 더 느린 수로는 이길 수도 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>%1초 뒤에 멈췄습니다.</translation>
    </message>
    <message>
        <source>Not found within %1 s.</source>
        <extracomment>%1 is a number of seconds: a search reached its limit, and what it looked for may still be there.</extracomment>
        <translation>%1초 안에 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Positions searched: %1.</source>
        <translation>조사한 국면: %1.</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>3을 섞은 수순은 찾지 않았습니다.</translation>
    </message>
    <message>
        <source>The limit was reached after %1 s.</source>
        <translation>%1초 뒤에 한도에 이르렀습니다.</translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours and threes.</source>
        <translation>%1이 4와 3으로 이기는지는 미정입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1: 4와 3으로 승리(길어야 %n수)</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours.</source>
        <translation>%1이 4로 이기는지는 미정입니다.</translation>
    </message>
    <message>
        <source>First moves that win by fours for %1: %2.</source>
        <translation>%1: 4로 이기는 첫 수 %2개.</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win by fours for %1.</source>
        <translation>미정: %1이 4로 이기는 첫 수를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours. This is proven.</source>
        <translation>%1: 4로 이기는 수순을 노리지 않습니다. 증명되었습니다.</translation>
    </message>
    <message>
        <source>%1: stops all wins by fours.</source>
        <translation>%1: 4로 이기는 모든 수순을 막음.</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1 님이 첫 수를 천원에 둡니다.</translation>
    </message>
    <message>
        <source>%1 places a black stone within the central %2 × %2 square.</source>
        <translation>%1 님이 중앙 %2 × %2 안에 흑돌을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1 님이 중앙 %2 × %2 안에 백돌을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1 님이 중앙 %2 × %2 밖에 흑돌을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1 님이 중앙 %2 × %2 밖에 백돌을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1 님이 아무 점에나 흑돌을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1 님이 아무 점에나 백돌을 놓습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1 님이 5수를 %n개 제시합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1 님이 5수를 제시합니다.</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>다음은 %1 님이 선택합니다.</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1 님이 5수 제시점의 개수를 선언합니다.</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1 님이 제시점 가운데 하나를 고릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1 님이 돌을 %n개 더 놓습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the next stone.</source>
        <translation>%1 님이 다음 돌을 놓습니다.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>The player to move</source>
        <extracomment>In the line of coming steps: whoever will be on turn then.</extracomment>
        <translation>둘 차례인 대국자</translation>
    </message>
    <message>
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>한 대국자</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>심판이 첫 돌들을 놓음</translation>
    </message>
    <message>
        <source>%1: stone %2</source>
        <extracomment>A coming step of the opening; %1 is a player.</extracomment>
        <translation>%1: %2수</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step that is done: a player and the point of the stone.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1: 선택</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>교대</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1: 흑으로</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1: 백으로</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>유지</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1: 흑 유지</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1: 백 유지</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1: 제시 %2/%3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1: 5수 제시</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1: 5수 %n개 제시</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 declares the number of fifth moves</source>
        <translation>%1: 제시점 개수 선언</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1: 5수 %n개 선언</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1: 하나를 고름</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1: %2 고름</translation>
    </message>
    <message>
        <source>Free play follows</source>
        <translation>이후 자유롭게 둠</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>%1 님이 흑백을 선택합니다.</translation>
    </message>
    <message>
        <source>%1 chooses how to continue.</source>
        <translation>%1 님이 이후 진행을 선택합니다.</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1 님이 5수 제시점의 개수를 %2~%3개 중에서 선언합니다.</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1 님이 5수를 제시합니다: %2/%3개 놓음.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1 님이 5수 제시점 %n개 가운데 하나를 고릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 님 차례입니다.</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>%1 님이 흑, %2 님이 백입니다.</translation>
    </message>
    <message>
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>%1 님의 돌 %2</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>%1 님의 제시점 %2</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>%1 님이 철회한 제시점 %2</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>%1 님이 고른 5수 %2</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>%1 님이 선언한 제시 개수 %2</translation>
    </message>
    <message>
        <source>choice by %1</source>
        <translation>%1 님의 선택</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>이어질 수 있는 주형: %1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>%1의 모양(천원이 아닌 자리)</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>26주형에 없는 형: 요도(妖刀)</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1: 제시점 %2번(%3)과 같습니다. 표시한 선을 축으로 서로 대칭입니다.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1: 제시점 %2번(%3)과 같습니다. 표시한 중심을 기준으로 반 바퀴 돌리면 겹칩니다.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1: 제시점 %2번(%3)과 같습니다. 표시한 중심을 기준으로 90도 돌리면 겹칩니다.</translation>
    </message>
    <message>
        <source>%1 (Black)</source>
        <extracomment>A player and the colour of the moment.</extracomment>
        <translation>%1(흑)</translation>
    </message>
    <message>
        <source>%1 (White)</source>
        <translation>%1(백)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1 님이 5수 %n개를 모두 놓았습니다. 제시를 확정하거나 바꿀 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1 님이 돌을 %n개 더 놓고, 이어서 %2 님이 선택합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1 %2/%3개 놓음.</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1: 그 점을 고름</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s stones.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>black stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>백돌</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Spoken for a point of the board without a stone.</extracomment>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>자유 오목</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>표준 오목</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>렌주</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>카로</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>오목(한국식)</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>장목 패배</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>다섯 개 이상 이으면 이깁니다.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>정확히 다섯 개를 이어야 이깁니다. 여섯 개 이상은 인정하지 않습니다.</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>다섯 개를 이으면 이깁니다. 흑은 쌍삼, 쌍사, 장목이 금수입니다.</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>다섯 개 이상 이으면 이깁니다. 단, 양 끝이 모두 막히면 이기지 못합니다.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>정확히 다섯 개를 이어야 이깁니다. 쌍삼은 흑백 모두 금수입니다.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>정확히 다섯 개를 이어야 이깁니다. 장목은 흑백 모두 금수입니다.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>장목</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>쌍사</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>쌍삼</translation>
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
        <translation>클럽과 심판, 지도자를 위한 오목·렌주 프로그램입니다.</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>대국 저장 위치: %1</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>진행 중인 대국 로그의 저장 위치: %1</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>지금까지의 착수와 시계 누르기: %1회. 입력에서 로그 저장까지: 최근 %2ms, 최대 %3ms.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT 라이선스</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players, rules, opening and clock</source>
        <translation>대국자, 규칙, 개국 규정, 시계를 고릅니다</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>기보 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>저장된 대국(&amp;G)…</translation>
    </message>
    <message>
        <source>Open an automatically saved game</source>
        <translation>자동으로 저장된 대국을 엽니다</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program; a running game can be resumed later</source>
        <translation>프로그램을 닫습니다. 진행 중인 대국은 나중에 재개할 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>두 시계를 멈추고 판을 가리거나, 대국을 재개합니다</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>5목 신고(&amp;V)</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>5목을 완성했음을 신고합니다</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>금수 지적(&amp;F)</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>상대의 돌이 금수였음을 지적합니다</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>시간 초과 신고(&amp;T)</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>상대의 시간 초과를 신고합니다</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>무승부 제의(&amp;D)</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>상대는 받아들이거나 거절하거나 계속 둘 수 있습니다</translation>
    </message>
    <message>
        <source>Ask to take a move &amp;back</source>
        <translation>무르기 요청(&amp;B)</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>상대의 동의가 필요합니다</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>패스(&amp;A)</translation>
    </message>
    <message>
        <source>Pass without placing a stone</source>
        <translation>돌을 놓지 않고 차례를 넘깁니다</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>대국을 기권합니다</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>결과 없이 종료(&amp;E)</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>두 대국자의 합의로 대국을 그만둡니다</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>첫 수(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>이전 수(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>다음 수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>Ro&amp;tate board</source>
        <translation>판 회전(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>90도 회전합니다. 좌표도 돌과 함께 움직입니다</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>판 좌우 반전(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>수 번호(&amp;N)</translation>
    </message>
    <message>
        <source>Show the move number on every stone</source>
        <translation>모든 돌에 수 번호를 표시합니다</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>금점 표시(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>이 대국에서 허용되면 금점을 표시하거나 숨깁니다</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>모든 단축키를 표시합니다</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>Kagetsu 정보(&amp;U)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>근거의 다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>근거의 이전 단계(&amp;P)</translation>
    </message>
    <message>
        <source>False f&amp;orbidden points</source>
        <translation>거짓 금점 표시(&amp;O)</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>이 대국에서 허용되면 금점처럼 보이지만 금점이 아닌 점을 표시합니다</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>근거</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>모든 이유/가장 짧은 근거 전환(&amp;A)</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>심판: 개국 한 단계 취소(&amp;K)…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>개국의 마지막 돌, 선택, 선언 또는 제시를 취소합니다</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>심판: 같은 모양의 5수 허용(&amp;Q)…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>판 위의 위치가 다르면 같은 모양의 5수도 흑이 제시할 수 있게 합니다</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>학습(&amp;L)</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>무엇이 금수이고 무엇이 아닌지 배우고 연습합니다</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>대국 기록지(&amp;P)…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>서명용 대국 기록지를 보거나 인쇄하거나 저장합니다</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>대국 로그로 기록지 만들기(&amp;J)…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>대국 로그를 골라 그 대국 기록지를 봅니다</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>가로줄에 3이 없는 이유(&amp;R)</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>세로줄에 3이 없는 이유(&amp;C)</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>오른쪽 위로 향하는 대각선에 3이 없는 이유(&amp;I)</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>오른쪽 아래로 향하는 대각선에 3이 없는 이유(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>금수 판정(&amp;V)</translation>
    </message>
    <message>
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>돌을 놓거나 국면을 붙여넣어 어느 점이 왜 금점인지 알아보고, 결과를 인쇄합니다</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>텍스트로 국면 입력(&amp;X)…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>문자로 그린 판, 수순 또는 기보를 금수 판정 화면에 붙여넣습니다</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>판정 인쇄(&amp;R)…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>금수 판정 결과를 근거, 규칙과 함께 인쇄합니다</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>대국 로그 시간순 보기(&amp;M)…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>대국 로그를 한 줄씩 봅니다: 국면, 시계, 시계 누르기, 판정</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the changes to this record</source>
        <translation>바뀐 내용을 이 기보에 저장합니다</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>이 기보를 다른 이름으로 저장합니다</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>문자 인코딩(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>이 파일의 문자 인코딩을 고릅니다</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>기보의 다음 수(&amp;X)</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>기보가 이어지는 점에 동그라미를 그립니다</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>대국, 라이브러리, 국면을 엽니다: SGF, RenLib, RenjuNet, Piskvork, PlayOK, 텍스트</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>클립보드에서 열기(&amp;B)</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>클립보드의 텍스트를 엽니다: 수순, 문자로 그린 판 또는 기보</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>수순 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>표시된 국면까지의 수순을 텍스트로 복사합니다. 첫 국면에서는 변화를 뺀 수순 전체를 복사합니다</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>대국을 SGF로 복사(&amp;F)</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>변화와 주석을 포함한 대국 전체를 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>판을 텍스트로 복사(&amp;B)</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>표시된 국면을 문자로 그려 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Clock only (physical board)…</source>
        <translation>시계만 사용(실물 판)(&amp;C)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>실물 판으로 두는 두 대국자를 위한 시계 두 개입니다</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>심판석(&amp;I)</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>시계와 수를 바로잡고, 지적을 판정하고, 경고를 주고, 결과를 선언하고 확인합니다</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>심판 부르기(&amp;C)</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>심판이 대국을 재개할 때까지 두 시계를 멈춥니다</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>심판</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>판을 그림으로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>표시된 국면을 수 번호, 표시와 함께 그림으로 복사합니다</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>수순과 이유(&amp;E)</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>대국 옆에 수순, 개국, 이유를 표시합니다</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>마주 보기(&amp;A)</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>화면을 대국자 사이에 눕혀 놓을 때 한쪽 대국자의 정보를 180도 돌려 표시합니다</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>설정(&amp;I)…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>색, 판과 돌, 소리, 언어 등을 설정합니다</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>두 시계 정지(&amp;C)</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>심판이 대국을 재개할 때까지 두 시계가 멈춰 있습니다</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>불참, 몰수패 또는 부전승을 기록합니다</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>두지 않은 대국(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>기보 용지(&amp;C)…</translation>
    </message>
    <message>
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>수를 손으로 적는 용지입니다. 빈 용지 또는 머리글을 채운 용지를 고를 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>Kagetsu 사용법을 별도의 창에 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>시계 재개(&amp;C)…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>심판이 사유를 밝히고 대국을 재개합니다</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>글자 크게(&amp;L)</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>글자 작게(&amp;R)</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>기본 글자 크기(&amp;Z)</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>두 시계 읽기(&amp;C)</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>두 대국자의 시간을 소리 내어 읽습니다</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>최근 수 읽기(&amp;M)</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>최근 네 수를 소리 내어 읽습니다</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>커서 주위의 돌 읽기(&amp;A)</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>커서 자리를 지나는 네 줄 위의 돌을 소리 내어 읽습니다</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>제의와 지적·신고로 이동(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>대국자가 응답할 요청이나 지적·신고로 이동합니다</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>소리 내어 읽기</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>국면도(&amp;D)…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>종이나 화면용 판 그림: 보일 내용을 골라 저장하거나 복사하거나 인쇄합니다</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>새 기보(&amp;R)…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>판 크기와 규칙을 골라 빈 기보를 만듭니다</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>문제지(&amp;W)…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>이 학습 자료, 끝없는 문제 또는 이 기보의 국면으로 종이에 인쇄할 문제를 만듭니다</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>컴퓨터와 대국(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>컴퓨터의 실력을 고르고 대국을 시작합니다</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>대회…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>대회의 참가자, 라운드, 결과, 순위</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>시계 재개(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>공유(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link</source>
        <translation>대국을 다른 사람에게 보여 줍니다: 그림, 움직이는 그림, 휴대전화용 코드, 수순, 링크</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A place of the window: two people, or one and the computer, play a game.</extracomment>
        <translation>대국(&amp;P)</translation>
    </message>
    <message>
        <source>Begin a game, or resume one</source>
        <translation>대국을 시작하거나 이어서 둡니다</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>A place of the window: games that were played or opened.</extracomment>
        <translation>기보(&amp;G)</translation>
    </message>
    <message>
        <source>Games played here, and records that were opened</source>
        <translation>여기서 둔 대국과 열어 본 기보</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A place of the window: courses, tasks and lessons.</extracomment>
        <translation>배우기(&amp;L)</translation>
    </message>
    <message>
        <source>Courses, practice and lessons</source>
        <translation>강좌와 연습과 학습</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <extracomment>A place of the window: tournaments and the waiting room.</extracomment>
        <translation>대회(&amp;E)</translation>
    </message>
    <message>
        <source>Tournaments, and games in the waiting room</source>
        <translation>대회와 대기실의 대국</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <extracomment>A place of the window: a disputed position is judged, and journals are examined.</extracomment>
        <translation>판정(&amp;V)</translation>
    </message>
    <message>
        <source>Judge a position, or examine the journal of a game</source>
        <translation>국면을 판정하거나 대국 로그를 살펴봅니다</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the first page of this place</source>
        <translation>이 항목의 첫 화면으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title: the five places of the window, such as Play and Learn.</extracomment>
        <translation>항목</translation>
    </message>
    <message>
        <source>Searc&amp;h…</source>
        <translation>검색(&amp;H)…</translation>
    </message>
    <message>
        <source>Find a command, setting, player, game, opening or page of the manual by its name</source>
        <translation>명령, 설정, 대국자, 대국, 개국, 설명서를 이름으로 찾습니다</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>대국판으로 돌아가기(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the table of the game that has just ended</source>
        <translation>방금 끝난 대국의 판으로 돌아가기</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>재대결(&amp;M)</translation>
    </message>
    <message>
        <source>Another game on the same terms; the other player opens</source>
        <translation>같은 조건으로 한 판 더, 상대가 가선이 됩니다</translation>
    </message>
    <message>
        <source>Back to the re&amp;cord</source>
        <translation>기보로 돌아가기(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the record in which this game began</source>
        <translation>이 대국이 시작된 기보로 돌아가기</translation>
    </message>
    <message>
        <source>Game li&amp;brary</source>
        <extracomment>Menu: all games that somebody has, in one file.</extracomment>
        <translation>대국 데이터베이스(&amp;B)</translation>
    </message>
    <message>
        <source>All games that you have, found by player, event, year or opening</source>
        <translation>가지고 있는 모든 대국을 대국자, 대회, 연도, 주형으로 찾습니다</translation>
    </message>
    <message>
        <source>Show board to c&amp;lass</source>
        <extracomment>Menu: puts the board of this page on the projector, a proof or a win step by step.</extracomment>
        <translation>학생들에게 판 보여 주기(&amp;L)</translation>
    </message>
    <message>
        <source>The board on the projector; a proof or a win that is shown comes step by step</source>
        <translation>판을 프로젝터로 보여 줍니다. 보고 있는 판정 근거나 승리 수순은 한 단계씩 나옵니다</translation>
    </message>
    <message>
        <source>Sho&amp;w on phones…</source>
        <extracomment>Menu: the game at the table, on the phones of people in the room.</extracomment>
        <translation>휴대전화에 표시(&amp;W)…</translation>
    </message>
    <message>
        <source>Let everybody in the room follow this game on a phone: board and clocks, by a QR code</source>
        <translation>QR 코드로 모두가 휴대전화에서 이 대국의 판과 시계를 볼 수 있게 합니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 님의 시계</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>중단된 대국 %1 – %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: 흑. O: 백.</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>봉수</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>봉수는 상대가 함께 있을 때 심판석에서 이 코드로 엽니다. 그때까지 이 용지를 봉투에 넣어 봉해 두십시오. 코드가 없으면 아무도 봉수를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>봉수 시각</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>봉수는 아무도 읽을 수 없는 형태로 프로그램이 보관합니다. 봉수를 여는 코드는 별도의 용지에 있으며 심판이 보관합니다.</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>봉수 코드, %1 – %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>감점과 가점</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>적용 시작 라운드</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button that stays pressed: an engine analyses the position.</extracomment>
        <translation>분석</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>수순 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>수순 개수</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>엔진이 제시한 수순</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>변화로 삽입</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>대국 중에는 엔진이 국면을 분석하지 않습니다.</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>엔진을 시작하는 중…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>분석 중…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>엔진이 수를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>엔진이 표시된 국면에서 최선의 수를 찾습니다.</translation>
    </message>
    <message>
        <source>Proven: %1: %2</source>
        <extracomment>A line that is proven to win: %1 is such as &quot;Black wins in 3 fours&quot;, %2 its moves.</extracomment>
        <translation>증명됨: %1: %2</translation>
    </message>
    <message>
        <source>Proven: %1.</source>
        <extracomment>%1 is such as &quot;Black wins in 3 fours&quot;, and there is a proof of it.</extracomment>
        <translation>증명됨: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPad</name>
    <message>
        <source>&amp;Forbidden</source>
        <translation>금수(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>금수 아님(&amp;A)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <translation>답 확인(&amp;A)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message>
        <source>All groups</source>
        <translation>모든 조</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>답 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2명 중 %1명이 답함</translation>
    </message>
    <message>
        <source>For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.</source>
        <translation>답마다 판 위의 점이나 평가를 누르십시오. 학생 기록에는 남지 않습니다.</translation>
    </message>
    <message>
        <source>Tap the point of an answer on the board, or a mark; then everybody who gave it.</source>
        <translation>나온 답의 점이나 평가를 누른 다음, 그렇게 답한 학생을 모두 누르십시오.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>조</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>일부 맞음</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <extracomment>Button: answers of a class are only counted.</extracomment>
        <translation>이름 없이(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show to the class</source>
        <extracomment>Button: the board before the class shows how many pupils answered each point.</extracomment>
        <translation>학생들에게 보여 주기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End the question</source>
        <extracomment>Buttons: phones may answer now, or no more.</extracomment>
        <translation>질문 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k the phones</source>
        <translation>휴대전화에 질문(&amp;K)</translation>
    </message>
    <message>
        <source>%1 – answered</source>
        <extracomment>In a list of pupils: %1 has answered by phone; what is not shown yet.</extracomment>
        <translation>%1 – 답함</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n without a name</source>
        <extracomment>%1 is &quot;7 of 12 have answered&quot;.</extracomment>
        <translation>
            <numerusform>%1, 이름 없이 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>By &amp;phone…</source>
        <extracomment>Button: pupils answer with their phones.</extracomment>
        <translation>휴대전화로(&amp;P)…</translation>
    </message>
    <message>
        <source>No time limit</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>시간 제한 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>답할 시간</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>심판: 길게 눌러 계속</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>손을 떼면 계속합니다</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>한 번 더 누르면 계속합니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>심판석</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>조치</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>시간순 보기</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>이 조치 취소…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>잘못된 지적</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>한 수 제한 시간 초과</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>대국자 합의</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>돌을 무르려 함</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>실수로 돌을 판에 떨어뜨림</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>돌이 흐트러짐</translation>
    </message>
    <message>
        <source>Stone on an occupied point</source>
        <translation>돌이 있는 점에 착수</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>차례가 아닌 착수</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>흑백을 잘못 잡음</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>시계를 너무 일찍 누름</translation>
    </message>
    <message>
        <source>Clock pressed with the wrong hand</source>
        <translation>다른 손으로 시계 누름</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>다른 쪽 시계가 가고 있었음</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>시계 설정 오류</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>시계 고장</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>초읽기를 잘못 부름</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>금점이 실수로 표시됨</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>외부의 도움</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>기기 고장</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>이석</translation>
    </message>
    <message>
        <source>Arrived late</source>
        <translation>지각</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>대국 방해</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>기보 오류</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>심판이 허락한 이석</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>대국 중단</translation>
    </message>
    <message>
        <source>Arbiter&apos;s mistake</source>
        <translation>심판의 실수</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>기타 사유</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;, %2 what the arbiter wrote about it.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>The computer slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>컴퓨터의 절전 또는 멈춤</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>아직 밝히지 않음</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>대국자의 건강 이상</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>심판의 건강 이상</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AwaitedWords</name>
    <message>
        <source>%1 is not here yet and has until %2.</source>
        <extracomment>A player who comes late; %2 is a time of day. Later than that the game is lost.</extracomment>
        <translation>%1 님이 아직 오지 않았습니다. %2까지 와야 합니다.</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1 님 도착</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>Change the start time</source>
        <translation>시작 시각 변경</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>변경</translation>
    </message>
    <message>
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>대국 시작 예정 시각은 %1입니다. 그 시각이 지났습니다.</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>대국 기록지에 두 시각과 사유가 표시됩니다.</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>새 시작 시각</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>시작 시각</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1분</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>%1분 앞당기기</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1분</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>%1분 늦추기</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>시작 시각 변경…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>Button over a board of which only a part is shown, magnified: shows all of it again.</extracomment>
        <translation>판 전체</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message>
        <source>Boards of the hall</source>
        <extracomment>Title: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>대회장의 판</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Journal of this board</source>
        <extracomment>Button: shows the journal of a game line by line.</extracomment>
        <translation>이 판의 대국 로그</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>A board in a list: &quot;Table 3&quot;, the player with the black stones, the other one.</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What both clocks of a board show, Black&apos;s first.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The rest of its journal cannot be read.</source>
        <translation>대국 로그의 나머지를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 gives no sign of life.</source>
        <extracomment>%1 is the name of the computer at a table.</extracomment>
        <translation>%1에서 아무 신호가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>%1의 마지막 신호는 %n초 전입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n수</numerusform>
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
        <translation>%1수</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1–%2수</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>인쇄할 내용</translation>
    </message>
    <message>
        <source>Booklet</source>
        <extracomment>Games with diagrams and moves, or only small boards.</extracomment>
        <translation>소책자</translation>
    </message>
    <message>
        <source>Sheet of boards</source>
        <translation>국면도 모음</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>국면도 하나에 표시할 수의 개수</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>종이 크기</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The title of a booklet of games.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>These settings for a paper are not valid.</source>
        <translation>이 인쇄 설정이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>There are no games to print.</source>
        <translation>인쇄할 대국이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>클립보드에 기보가 없습니다. 아무것도 붙여넣지 않았습니다.</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>클립보드의 기보는 판 크기가 다릅니다. 아무것도 붙여넣지 않았습니다.</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>클립보드의 기보에 둔 수가 없습니다. 아무것도 붙여넣지 않았습니다.</translation>
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
        <translation>%1, 맞힘</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseView</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which shape of the chapter is shown, of how many.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>판: %1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>오답입니다.</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>이 판정은 %1 해석에 따른 것입니다. 심판에 따라 다르게 판정할 수 있습니다.</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>모든 형태(&amp;S)</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>모든 형태로 돌아가기</translation>
    </message>
    <message>
        <source>Previous shape</source>
        <translation>이전 형태</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>다음 형태</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>금수 아님(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>5목 승리(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Forbidden</source>
        <extracomment>Answer of somebody who learns: the point asked about is forbidden.</extracomment>
        <translation>금수(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;how me</source>
        <extracomment>Button: tells the answer to who does not want to guess.</extracomment>
        <translation>정답 보기(&amp;H)</translation>
    </message>
    <message>
        <source>Find all forbidden points &amp;here</source>
        <extracomment>Button: from a shape to the exercise of finding all forbidden points on its board.</extracomment>
        <translation>이 판의 금점 모두 찾기(&amp;H)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>문자 인코딩</translation>
    </message>
    <message>
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>오래된 파일에는 문자 인코딩이 적혀 있지 않습니다. 글자가 바르게 보이는 것을 고르십시오.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>파일의 텍스트</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>이 파일의 텍스트는 모두 ASCII이므로 어느 인코딩으로도 똑같이 보입니다.</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>인코딩 찾기</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>그런 이름의 인코딩은 없습니다.</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>기보에서 흔히 쓰는 것</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Heading above all text encodings that are rare in game files.</extracomment>
        <translation>그 밖의 모두</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message>
        <source>Check-in</source>
        <extracomment>Title: who has come, before the first round.</extracomment>
        <translation>출석 확인</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>이름 앞부분을 입력하고 Enter</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>참석자</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>참가자</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>%1명 중 %n명이 왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>모두 선택</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>불참자 %n명 기권 처리</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>전원 참석</translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>“%1”에 맞는 참가자가 %n명 있습니다. 이름을 더 입력하거나 이름을 누르십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>모두 해제</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceList</name>
    <message>
        <source>Add an answer</source>
        <extracomment>Button, for an author: one more answer among which pupils choose.</extracomment>
        <translation>답 추가</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>답 %1</translation>
    </message>
    <message>
        <source>Reply to answer %1</source>
        <translation>답 %1을(를) 골랐을 때 보일 말</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>답 %1 빼기</translation>
    </message>
    <message>
        <source>Reply (optional)</source>
        <translation>고르면 보일 말(선택 사항)</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>다른 점을 골랐을 때 보일 말(선택 사항)</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>다른 점을 골랐을 때 보일 말</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>5수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>늘리기</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>%n개 선언</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassDialog</name>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>새 파일 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Set &amp;groups</source>
        <translation>조 정하기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>학생 삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>진도를 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>CSV로 저장(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;for another computer…</source>
        <translation>다른 컴퓨터용으로 저장(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Join a class…</source>
        <translation>학급 합치기(&amp;J)…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>학급</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>조</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>새 학생(여러 명은 쉼표로)</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>조</translation>
    </message>
    <message>
        <source>Groups, such as 4b 2026</source>
        <extracomment>In an empty field for the groups of a pupil: an example, a school class and its year.</extracomment>
        <translation>조(예: 4-2반 2026)</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>진도 저장</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>진도</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>class</source>
        <translation>학급</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save class</source>
        <translation>학급 저장</translation>
    </message>
    <message>
        <source>Class (*.json)</source>
        <translation>학급 (*.json)</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>모든 조</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>이미 있는 이름입니다. 다른 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1을(를) 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Progress, answers and marks of this pupil will also be deleted. This cannot be undone.</source>
        <translation>이 학생의 진도, 답, 평가도 모두 삭제되며 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>파일을 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>학급 합치기</translation>
    </message>
    <message>
        <source>The class could not be read: %1</source>
        <translation>학급을 읽지 못했습니다: %1</translation>
    </message>
    <message>
        <source>%1 is not a class, or is damaged (line %2, column %3).</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>%1은(는) 학급 파일이 아니거나 손상되었습니다(%2행 %3열).</translation>
    </message>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>합쳤습니다. 새 학생은 %n명입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of this class is here already.</source>
        <translation>이 학급의 내용은 이미 모두 있습니다.</translation>
    </message>
    <message>
        <source>Page of the p&amp;upil…</source>
        <translation>학생 페이지(&amp;U)…</translation>
    </message>
    <message>
        <source>Cert&amp;ificate…</source>
        <translation>수료증(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassModel</name>
    <message>
        <source>Pupil</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Column: the groups that a pupil is in, such as &quot;4b 2026&quot;.</extracomment>
        <translation>조</translation>
    </message>
    <message>
        <source>Course pages</source>
        <extracomment>Column: how many pages of courses are done.</extracomment>
        <translation>강좌 쪽수</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Column: how many tasks are in the boxes of daily practice.</extracomment>
        <translation>문제</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Column: how many tasks are due today.</extracomment>
        <translation>오늘 복습</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Marks ✓</source>
        <extracomment>Columns: how many marks were given in front of the class.</extracomment>
        <translation>평가 ✓</translation>
    </message>
    <message>
        <source>Marks ½</source>
        <translation>평가 ½</translation>
    </message>
    <message>
        <source>Marks ✗</source>
        <translation>평가 ✗</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>두 번째 화면이 없습니다. F5를 누르면 이 화면에 수업 화면이 나옵니다.</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>학생들에게는 검은 화면이 보입니다.</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>학생들에게는 아직 %1쪽이 보입니다.</translation>
    </message>
    <message>
        <source>The class sees this:</source>
        <translation>학생들에게 보이는 화면:</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>Nothing more to reveal</source>
        <translation>더 보여 줄 것이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>힌트 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>답 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>다음 돌 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>설명 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>텍스트 더 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>수업 마치기(&amp;E)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 쪽</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 쪽</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>다시 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>화면 고정(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>화면 끄기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>포인터(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>그리기(&amp;D)</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>누르면 동그라미, 다시 누르면 가위표, 끌면 화살표</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>전체 화면(&amp;S)</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>학생들에게 보이는 화면</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>다음 단계 보여 주기, 더 없으면 다음 쪽으로 이동</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>마지막 단계 숨기기, 더 없으면 이전 쪽으로 이동</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>수업 화면을 끄거나 다시 켜기</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>수업 화면을 고정하거나 고정 해제하기</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>포인터 보이기 또는 숨기기</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>마우스로 그리기 시작 또는 중지</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>앞에 나온 학생 평가: 맞음</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>앞에 나온 학생 평가: 일부 맞음</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>앞에 나온 학생 평가: 틀림</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>다음 학생</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>수업 화면을 전체 화면으로 표시</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>수업 화면을 닫고, 그다음 수업 마치기</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>Back &amp;to the position</source>
        <extracomment>Button: removes the stones that pupils have proposed.</extracomment>
        <translation>원래 국면으로(&amp;T)</translation>
    </message>
    <message>
        <source>Remove the stones that were tried</source>
        <translation>시험 삼아 놓은 돌 치우기</translation>
    </message>
    <message>
        <source>&amp;Reveal the next step</source>
        <translation>다음 단계 보여 주기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Button: notes what each pupil of the class answers.</extracomment>
        <translation>답(&amp;A)</translation>
    </message>
    <message>
        <source>Note what the class answers, or go back to the buttons</source>
        <translation>학생들의 답을 적거나 버튼으로 돌아가기</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>%n초 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>The phones may answer.</source>
        <translation>휴대전화로 답할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>휴대전화 %n대가 들어와 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassView</name>
    <message>
        <source>Code for the phones of the class</source>
        <extracomment>A picture for a camera: it leads to the page on which pupils answer.</extracomment>
        <translation>학급 휴대전화용 코드</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>수업</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>나가기(&amp;L) (Esc)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>이번 수 %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>제한 %1</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>%1 님의 시계, %2</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>시간 초과입니다.</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>작동 중, %1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>정지, %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>지연 %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
        <translation>남은 수: %1</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>시계 누르기</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>승자, %1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>시계 누르기, %1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1 님의 시계</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <extracomment>On a clock beside a real board: how often this player has pressed it so far.</extracomment>
        <translation>
            <numerusform>%n수</numerusform>
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
        <translation>어느 쪽 시계든 누르거나 Space 키를 누르면 %1 님의 시계가 갑니다.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>대국을 복원했습니다. 재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>일시 정지: 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>%1번째 차례: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 보기</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>마주 보기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>시간 초과 신고</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>결과…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>흑백 교대</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>수 기록</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>새 시계</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>대국 기록지…</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>좌우 바꾸기</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>둘째 판</translation>
    </message>
    <message>
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>대국 중단: 심판이 대국을 재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1 님이 심판을 불렀습니다. 시계는 심판만 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>차감 확인</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>절전 시간 차감</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>심판이 결정하고 시계를 재개합니다.</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>로그 코드: %1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>심판 부르기</translation>
    </message>
    <message>
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>심판 – %1 님의 호출</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>두 시계가 멈췄습니다. 심판만 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>두 시계 정지</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>심판석</translation>
    </message>
    <message>
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>시간 규정 변경…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>전체 화면 끝내기</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>시계 직접 맞추기…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>시계 변경 취소</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>두 시계</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Column: how many wins by fours were missed.</extracomment>
        <translation>놓친 승리</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>허용한 승리</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>금수</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>표시된 수</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>복기: %1</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>복기한 대국</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>복기 표시가 없는 대국도 포함</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>대국으로 이동</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>복기 표시가 있는 대국: %1.</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>복기 중… 대국 %2판 중 %1번째.</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>대국 %2판 중 %1판을 복기하고 멈췄습니다.</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>복기한 대국: %1.</translation>
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
        <translation>수를 봉했으며, 두 시계가 멈췄습니다.</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>이 코드로는 봉수를 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>필수 항목을 채우십시오.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>완료: %1.</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>적용</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>이 조치로 대국이 끝납니다: %1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>대국 종료</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerDialog</name>
    <message>
        <source>Play against the computer</source>
        <translation>컴퓨터와 대국</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국 시작</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1은(는) 이 크기의 판에서 이 규칙을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds rule, opening and time of a game against the computer.</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <extracomment>Button: other programs to play against are added and checked.</extracomment>
        <translation>다른 엔진…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerWords</name>
    <message>
        <source>Beginner</source>
        <extracomment>How strong the computer plays, from the weakest to the strongest of six.</extracomment>
        <translation>입문</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>매우 어려움</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>최강</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>5목을 만들고 4를 막지만 3은 보지 못합니다.</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>3도 보지만 앞을 읽지는 않습니다.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>두 수 앞을 읽습니다.</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>시간이 허락하는 만큼 읽고 4로 이기는 수순을 길이에 상관없이 찾습니다.</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>세 수 앞을 읽고 4로 이기는 짧은 수순을 찾습니다.</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>네 수 앞을 읽고 4로 이기는 더 긴 수순을 찾습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>기보 병합</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>기보가 %n개 국면에서 다릅니다. 선택한 행에서 무엇을 남길지 고르십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>현재 내용 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>새 내용 사용(&amp;N)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>둘 다 유지(&amp;B)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>현재 내용</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>새 내용</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>시간, 표시, 기타</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>남길 내용</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionDialog</name>
    <message>
        <source>Correct a result</source>
        <translation>결과 정정</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>지적·신고, 정정, 중단</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>새 항목으로 취소…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CountdownDialog</name>
    <message>
        <source>Countdown to the round</source>
        <translation>라운드 카운트다운</translation>
    </message>
    <message>
        <source>Minutes until the round begins</source>
        <translation>라운드 시작까지 남은 분</translation>
    </message>
    <message>
        <source>No countdown</source>
        <translation>카운트다운 없음</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: the countdown begins to run.</extracomment>
        <translation>시작</translation>
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
        <translation>모든 강좌를 처음부터 다시 시작하시겠습니까?</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>마친 쪽 기록이 모두 지워집니다.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>처음부터 시작</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>안내에 따라 두는 개국</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>처음부터 시작(&amp;V)…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>강좌의 단계</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the chosen step of a course; %1 is its number and name.</extracomment>
        <translation>계속: %1(&amp;C)</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ 완료</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>%1/%2쪽</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>학생들에게 보여 주기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course, or an opening procedure; %1 is its name.</extracomment>
        <translation>시작: %1(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>학습(&amp;L)</translation>
    </message>
    <message>
        <source>Boo&amp;klet…</source>
        <extracomment>Button: prints the chosen course as a booklet.</extracomment>
        <translation>소책자(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>복습 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>이 문제는 내일 다시 나옵니다.</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>이 문제가 다시 나오는 날: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>마치기(&amp;I)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message>
        <source>&amp;Pupils…</source>
        <extracomment>Button: new pupils, other names, delete.</extracomment>
        <translation>학생(&amp;P)…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>새 파일 시작(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>시작(&amp;T)</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>문제 종류별 진도</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>아직 복습하는 학생이 없습니다</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>학생을 선택하십시오</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>학생이 강좌, 학습, 연습에서 푼 문제는 1, 3, 7, 21, 60일 뒤에 다시 나오고, 틀린 문제는 다음 날 다시 나옵니다. 기록은 이 컴퓨터에만 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>오늘 풀 문제가 %n개 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>오늘 풀 문제가 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>다음 문제 %n개가 나오는 날: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>강좌, 학습, 연습에서 문제를 풀면 여기에 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>정답: %1/%2.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>학습(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>동순위</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>선택하십시오</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>프로그램 추첨</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>직접 추첨</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>어떻게 정합니까?</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>%1위</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>사유(간단히)</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>이 기준으로는 순서가 정해지지 않습니다.</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>결정</translation>
    </message>
    <message>
        <source>These games leave all of them equal.</source>
        <translation>이 대국들로는 순위가 가려지지 않습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Position from the record</source>
        <translation>기록된 국면</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>%1 님에게 시간 추가</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>두 시계 정지</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>지적 인정</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>지적 기각</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <translation>%1 님에게 경고</translation>
    </message>
    <message>
        <source>+ Time</source>
        <translation>+ 시간</translation>
    </message>
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>%2 님에게 %1 추가</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskLock</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>심판석</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>길게 눌러 열기</translation>
    </message>
    <message>
        <source>Release to open</source>
        <translation>손을 떼면 열립니다</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>심판 전용입니다. 심판석을 열어도 대국은 바뀌지 않습니다. 대국자는 대국으로 돌아가십시오.</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>한 번 더 누르면 열립니다</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>손을 떼라는 표시가 나올 때까지 버튼, Space 키 또는 Enter 키를 누르고 있거나 두 번 누르십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>벌칙, 무승부, 지각</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>간단히</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>잘못된 지적의 벌칙 시간</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>패배가 되는 경고 횟수</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>무승부 제의</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>몇 수 이후</translation>
    </message>
    <message>
        <source>Maximum number of moves, then a draw</source>
        <translation>수 제한(이후 무승부)</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>지각 한도</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>지각한 시간</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>표준</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation>초</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation>분</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>언제든지</translation>
    </message>
    <message>
        <source>After a certain move</source>
        <translation>정한 수 이후</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>허용 안 함</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>차감 안 함</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>시계에서 차감</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>두 배로 차감</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>한도 시각에 도착해도 한도 초과로 처리</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>지적 철회</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>양쪽 시간 초과</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>자신의 착수 뒤에만 무승부 제의</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>동그라미: %1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>네모: %1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>세모: %1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>가위표: %1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1: 패스</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>Below a diagram: move %1 was played where the stone with the number %2 stands.
----------
Below a diagram: move %1 was played on the point %2, where no stone stands any more.</extracomment>
        <translation>%1: %2의 곳</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramDialog</name>
    <message>
        <source>Diagram</source>
        <translation>국면도</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>보일 범위를 끌어서 고릅니다</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>정한 수부터</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>마지막 몇 수</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>변화에 1부터 번호 매기기</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>금점</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>고른 것</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>점을 입력하거나 미리 보기에서 누릅니다</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>표시, 글자, 화살표</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>마지막 수에 동그라미</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>이긴 줄</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>왼쪽과 아래</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>네 변</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Style of a diagram: coloured signs on paper.</extracomment>
        <translation>종이(컬러)</translation>
    </message>
    <message>
        <source>Print, black and white</source>
        <extracomment>Style of a diagram: nothing but black on white.</extracomment>
        <translation>흑백 인쇄</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>회전(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>좌우 반전(&amp;M)</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>판 전체</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>D4:L12처럼 대각으로 마주 보는 두 점, 또는 미리 보기에서 끌기</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>판의 일부</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>판 전체(&amp;W)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>줄 간격</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>그림 해상도</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>투명 배경</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>그림과 벡터 그림(SVG)으로 복사</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>텍스트로 복사(&amp;X)</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>글자와 숫자로 그립니다</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>연속 국면도(&amp;E)…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>수순 전체를 주석과 함께 여러 국면도로 만들기</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>닫기(&amp;L)</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>국면도 저장</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>국면도</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>그림 (*.png);;벡터 그림 (*.svg);;PDF (*.pdf);;일반 텍스트 (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>%1은(는) 점이 아닙니다.</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>기보의 %2수 다음에 이런 수가 없습니다: %1.</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>이 수순에는 %1수가 없습니다.</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>알 수 없는 선택입니다: %1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>파일 이름은 .png, .svg, .pdf 또는 .txt로 끝나야 합니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>파일에 %1번째 대국이 없습니다. 대국은 모두 %n판입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>%1 범위는 이 판을 벗어납니다.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DialogFoot</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
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
        <translation>두 판 중 첫째 판 종료: %1.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 님이 대전에서 이겼습니다.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>대전은 무승부입니다.</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>두 대국자 모두 대전에서 졌습니다.</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>두 판 종료: %1.</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>점수: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>두 판 중 첫째 판</translation>
    </message>
    <message>
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>두 판 중 둘째 판, 현재 점수 %1</translation>
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
        <translation>%1의 저장하지 않은 작업을 복원했습니다.</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>이전 백업을 읽을 수 없습니다. %1에 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>변경 내용을 백업할 수 없습니다. 디스크가 가득 찼거나 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillMoves</name>
    <message>
        <source>&amp;End drill</source>
        <extracomment>Button: leaves the drill before all is done.</extracomment>
        <translation>연습 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>After a drill; %1: moves that were right at the first attempt, %2: all that were asked.</extracomment>
        <translation>한 번에 맞음: %2수 중 %1수.</translation>
    </message>
    <message>
        <source>This move leads into another line.</source>
        <extracomment>The pupil&apos;s move is in none of the lines from here, but leads to a position of the record.</extracomment>
        <translation>이 수는 다른 변화로 이어집니다.</translation>
    </message>
    <message>
        <source>Once more, as this was not right before.</source>
        <translation>아까 틀렸으므로 한 번 더.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <extracomment>The program has played the other side; %1 is Black or White, %2 a point.</extracomment>
        <translation>%1의 수: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the moves of a drill is asked; %1 of %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>마치기(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>다음 수(&amp;N)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillView</name>
    <message>
        <source>Back to the &amp;record</source>
        <extracomment>Button: from the drill back to the record whose lines were asked.</extracomment>
        <translation>기보로 돌아가기(&amp;R)</translation>
    </message>
    <message>
        <source>Which side do you play in the drill?</source>
        <translation>연습에서 어느 쪽을 두시겠습니까?</translation>
    </message>
    <message>
        <source>The program plays the other side, and asks for every move of yours that the record has from here on.</source>
        <translation>상대편은 프로그램이 두고, 여기서부터 기보에 있는 자기 수를 하나씩 묻습니다.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Button: the pupil plays this side in a drill; %1 is Black or White.</extracomment>
        <translation>%1으로 두기</translation>
    </message>
    <message>
        <source>The record has no moves by %1 from here on.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>여기서부터 기보에 %1의 수가 없습니다.</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <extracomment>Moves of one side that a drill asks.</extracomment>
        <translation>수의 개수: %1.</translation>
    </message>
    <message>
        <source>Moves known: %1 of %2.</source>
        <extracomment>Of the moves of one side in a record, those whose last answer was right.</extracomment>
        <translation>익힌 수: %2수 중 %1수.</translation>
    </message>
    <message>
        <source>Due today: %1.</source>
        <translation>오늘 복습할 수: %1수.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EmptyGameDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>만들기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EndCard</name>
    <message>
        <source>Second game</source>
        <extracomment>Buttons after a game. Second game: of a match of two games, with exchanged seats. Rematch: another game by the same terms between the same players.</extracomment>
        <translation>둘째 판</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>재대결</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>복기</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>대국 기록지…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>결과 숨기기</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>결과 숨기기(Esc)</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>로그 코드: %1</translation>
    </message>
    <message>
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>적어 두거나 사진을 찍어 두십시오. 이 대국 로그가 바뀌지 않았음을 나중에 증명할 수 있습니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment, that it is there.</extracomment>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Button after a game: opens the choices how to show the game to others.</extracomment>
        <translation>공유…</translation>
    </message>
    <message>
        <source>Back to the record</source>
        <extracomment>Button after a game that began in a record: back to the position where it began.</extracomment>
        <translation>기보로 돌아가기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineManager</name>
    <message>
        <source>%1 has stopped playing.</source>
        <extracomment>%1 is a player that is a program.</extracomment>
        <translation>%1이(가) 착수를 멈췄습니다.</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>Button: the engine is started once more and plays on.</extracomment>
        <translation>엔진 다시 시작</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>대신 두기</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>대국은 저장되어 있습니다. 일시 정지할 수 있는 대국이면 두 시계가 멈춰 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineProfiles</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the path of a file, %2 what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is too large for an engine profile.</source>
        <translation>엔진 설정 파일치고는 너무 큽니다.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>엔진 설정 파일이 아닙니다(%1).</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>폴더를 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>파일에 다른 엔진의 설정도 있어 삭제하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>Button: a program that plays by the Gomocup protocol is chosen as a file.</extracomment>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>검사</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>로그 저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>프로그램: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>대국과 분석을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>대국은 하지만 분석은 하지 않습니다.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>엔진 추가</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1: 둘 수 없는 수를 두었습니다.</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>지원하는 규칙이 없어서 엔진을 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>엔진이 지원하는 규칙이 없습니다.</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>검사를 마쳤습니다.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1을(를) 제거하시겠습니까?</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>프로그램 자체는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>로그 저장</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>로그를 저장했습니다.</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>엔진을 검사하는 중…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>이름 또는 “이름; 소속; 레이팅”</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>새 참가자</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>명단 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>스프레드시트에서 복사한 행이나 열</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>파일 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>추첨(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>모두 앞에서 번호를 추첨합니다</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>대회의 이름, 라운드, 점수, 규칙</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>%1라운드로</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>참가자</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>다시 참가(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>기권(&amp;W)</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>%1라운드 출전</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>%1라운드 쉼</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>삭제(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>부전승 또는 상대(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>라운드의 대진을 짜기 전에 부전승이나 상대를 정합니다</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>감점과 가점(&amp;Y)…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>팀원…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>상세 정보(&amp;D)…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>스프레드시트, CSV 또는 텍스트 파일에서 참가자를 불러옵니다</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>출석 확인(&amp;C)…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>온 사람을 표시합니다(나머지는 참가하지 않습니다)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>오지 않은 %n명은 참가하지 않습니다. 실행 취소로 되돌릴 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number by rating</source>
        <extracomment>Button: the player with the highest rating gets pairing number 1, and so on.</extracomment>
        <translation>레이팅순 번호</translation>
    </message>
    <message>
        <source>The highest rating becomes number 1</source>
        <translation>레이팅이 가장 높은 참가자가 1번이 됩니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryDialog</name>
    <message>
        <source>Player</source>
        <extracomment>Title: what is known of a player.</extracomment>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <extracomment>Of a player.</extracomment>
        <translation>출생 연도 또는 생년월일</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryForm</name>
    <message>
        <source>unchanged</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>“%1”은(는) 올바른 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>심판장 PIN이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>올바른 점이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>이 점에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>입력한 “%1”은(는) %2(으)로 읽습니다.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <translation>남은 수</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>점수(단위: ½점)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>봉수</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>심판장의 사유</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>심판장 PIN</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>입력한 수 보기</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>시계도 그 시점으로 되돌리기</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30(분과 초), 10m 또는 45s</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8 입력 또는 판 누르기</translation>
    </message>
    <message>
        <source>required</source>
        <translation>필수</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>선택 사항</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>나중에 밝힐 수 있음</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>하나를 고르십시오</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1 님의 시계</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>위와 같음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryLists</name>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>복사한 이름이 없습니다. 먼저 스프레드시트에서 명단을 복사하십시오.</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>참가자 명단 열기</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>참가자 명단 (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>%1 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>%1 파일에 참가자 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>파일을 읽는 중…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>참가 여부</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EvaluationBar</name>
    <message>
        <source>%1 is better: %2 %</source>
        <extracomment>Who is better in a game: %1 is Black or White, %2 how likely that side wins.</extracomment>
        <translation>%1 우세: %2 %</translation>
    </message>
    <message>
        <source>Who is better is not known</source>
        <translation>형세를 알 수 없음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message>
        <source>On phones: %1…</source>
        <translation>휴대전화: %1…</translation>
    </message>
    <message>
        <source>Show on phones…</source>
        <translation>휴대전화에 표시…</translation>
    </message>
    <message>
        <source>They see pairings, results, standings, games with a record, and boards while they are played here.</source>
        <translation>대진, 결과, 순위, 기보가 있는 대국, 여기서 진행 중인 대국이 보입니다.</translation>
    </message>
    <message>
        <source>Names are shown in full.</source>
        <translation>이름을 모두 표시합니다.</translation>
    </message>
    <message>
        <source>Names are shown as initials.</source>
        <translation>이름을 머리글자로 표시합니다.</translation>
    </message>
    <message>
        <source>Pairing numbers are shown instead of names.</source>
        <translation>이름 대신 번호를 표시합니다.</translation>
    </message>
    <message>
        <source>Results are shown at once.</source>
        <translation>결과는 바로 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>결과와 대국은 %n분 늦게 표시됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown after the round.</source>
        <translation>결과와 대국은 라운드가 끝난 뒤에 표시됩니다.</translation>
    </message>
    <message>
        <source>To change that, choose Public pages first.</source>
        <extracomment>The entry of the menu is meant.</extracomment>
        <translation>바꾸려면 먼저 ‘공개 페이지’를 여십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>대회 보고서 (*.trf)</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>웹 페이지로 저장…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>대회 보고서 저장…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>%1 파일을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>대국 저장…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>이 부문에는 기보가 있는 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>RenLib 라이브러리 (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>이 대국들은 하나의 라이브러리로 합칠 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>판 크기가 다른 대국은 넣지 않았습니다: %n판.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>기보 %n개를 읽을 수 없었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 파일을 저장했습니다.</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>대회 보고서, 대국별 (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>대회 보고서, TRF16 (*.trf)</translation>
    </message>
    <message>
        <source>Game records of round %1 (*.sgf)</source>
        <translation>%1라운드 기보 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library of round %1 (*.lib)</source>
        <translation>%1라운드 RenLib 라이브러리 (*.lib)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventProjector</name>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>프로젝터에 표시</translation>
    </message>
    <message>
        <source>Countdown to the round…</source>
        <extracomment>Menu entry: how long it is until the round begins, large on the screen of the hall.</extracomment>
        <translation>라운드 카운트다운…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>프로젝터</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsDialog</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tournament in a list: its name, and when something was last done to it.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>새 대회…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>대회 (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>대회 열기</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <extracomment>Button: takes part in a tournament that another computer keeps.</extracomment>
        <translation>코드로 참여…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsHome</name>
    <message>
        <source>Events</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>A tournament begins with its players. Create it, enter the players, and draw the first round.</source>
        <translation>대회는 참가자 등록부터 시작합니다. 대회를 만들고 참가자를 등록한 다음 1라운드 대진을 정합니다.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>새 대회…</translation>
    </message>
    <message>
        <source>Swiss system, round robin or elimination, for players or teams</source>
        <translation>스위스 방식, 리그전 또는 토너먼트. 개인전과 단체전</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>A tournament from elsewhere, or the report of one</source>
        <translation>다른 곳에서 만든 대회 또는 대회 보고서</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>열려 있는 대회</translation>
    </message>
    <message>
        <source>Entries, rounds, standings, papers and the projector</source>
        <translation>참가자, 라운드, 순위, 문서, 프로젝터</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>대기실</translation>
    </message>
    <message>
        <source>A game that begins later waits here for its players: choose “Waiting room…” when you set it up.</source>
        <translation>나중에 시작할 대국은 여기서 대국자를 기다립니다. 대국을 설정할 때 “대기실…”을 고르면 됩니다.</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <translation>코드로 참여…</translation>
    </message>
    <message>
        <source>A tournament that another computer keeps</source>
        <translation>다른 컴퓨터가 보관하는 대회</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>‘%1’ 선택.</translation>
    </message>
    <message>
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>%1에 놓음.</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>%1 제시.</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>%1 고름.</translation>
    </message>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>5수 %n개 선언.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>대국 전</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>빈 판에서 첫 수부터 자유롭게 둡니다.</translation>
    </message>
    <message>
        <source>The arbiter places these stones.</source>
        <translation>심판이 이 돌들을 놓습니다.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>A turn of the example: its number, the player, and that player&apos;s colour after it: &quot;2. Opponent (White)&quot;.</extracomment>
        <translation>%1. %2(%3)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExerciseView</name>
    <message>
        <source>Generating a position…</source>
        <translation>국면을 만드는 중…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>점을 누르면 금점인지 아닌지와 그 이유를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>흑의 금점을 모두 누르십시오. 더 없으면 ‘답 확인’을 누르십시오.</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>다음 국면(&amp;N)</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>답 확인(&amp;A)</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>판: %1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>찾음: %1, 틀림: %2</translation>
    </message>
    <message>
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>정답입니다. %1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>오답입니다. %1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>동그라미로 표시한 점을 놓쳤습니다: %1.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>모두 찾았습니다.</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>모두 찾았지만, 금점이 아닌 점도 표시했습니다.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>답한 대로 여기에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>여기에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>학습(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>여기부터 오류</translation>
    </message>
    <message>
        <source>Ended here</source>
        <translation>여기서 종료</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: the last year in which a move was played.</extracomment>
        <translation>최근 %1</translation>
    </message>
    <message>
        <source>in any order %1</source>
        <extracomment>How many games reach the next position at all, by whatever order of moves.</extracomment>
        <translation>순서 무관 %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>%1수</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>다른 순서</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message>
        <source>Black %1</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>흑 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a table as a sentence; %1: a move, %2: what is known of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerPanel</name>
    <message>
        <source>Kind of games</source>
        <translation>대국 종류</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>사람끼리</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <source>Player, event, year …</source>
        <translation>대국자, 대회, 연도…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>해당 대국만</translation>
    </message>
    <message>
        <source>Moves and games of the library</source>
        <translation>데이터베이스의 수와 대국</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>이 국면이 나온 대국이 데이터베이스에 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, Black %2</source>
        <extracomment>%1: &quot;214 games&quot;; %2: Black&apos;s share of the decided ones, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>%1, 흑 %2</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for.</source>
        <translation>정사각형 판의 국면만 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>대국을 읽는 중…</translation>
    </message>
    <message>
        <source>Only studies of the library have this position.</source>
        <translation>이 국면은 데이터베이스의 연구에만 있습니다.</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <extracomment>Button: searches the position in files, folders and open records, beside the game library.</extracomment>
        <translation>파일에서 찾기…</translation>
    </message>
    <message>
        <source>Find this position in files and open records</source>
        <translation>파일과 열린 기보에서 이 국면 찾기</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>Button: a paper that tells what the game library knows of the position.</extracomment>
        <translation>보고서…</translation>
    </message>
    <message>
        <source>Report on this position</source>
        <translation>이 국면의 보고서</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message>
        <source>Find this position</source>
        <translation>이 국면 찾기</translation>
    </message>
    <message>
        <source>In open records</source>
        <extracomment>Button: a position is searched in all records that are open.</extracomment>
        <translation>열린 기보에서</translation>
    </message>
    <message>
        <source>In files…</source>
        <extracomment>Button: a position is searched in files that are chosen then.</extracomment>
        <translation>파일에서…</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>폴더에서…</translation>
    </message>
    <message>
        <source>Places with this position</source>
        <translation>이 국면이 나온 곳</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색 중…</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>The number of a game in its file.</extracomment>
        <translation>대국 %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>%1수</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>다른 순서</translation>
    </message>
    <message>
        <source>After %1, in any order of moves and any of the eight views of the board.</source>
        <translation>%1 다음의 국면. 순서와 판의 여덟 방향은 따지지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>돌 %n개의 국면. 판의 여덟 방향은 따지지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position was not found.</source>
        <translation>이 국면을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Places: %1; the first %2 are listed.</source>
        <translation>%1곳, 처음 %2곳을 표시합니다.</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>%1곳.</translation>
    </message>
    <message>
        <source>Games searched: %1.</source>
        <translation>검색한 대국: %1.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>검색을 중지했습니다.</translation>
    </message>
    <message>
        <source>Other files with faults: %1.</source>
        <translation>그 밖에 문제가 있는 파일: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindBar</name>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Move on a point</source>
        <translation>지정한 점에 둔 수</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>수순의 끝</translation>
    </message>
    <message>
        <source>Moves in order from the start</source>
        <translation>처음부터의 수순</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>검색 대상</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>이전 찾기</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>다음 찾기</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>바꿀 내용</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>모두 바꾸기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindingList</name>
    <message>
        <source>Note</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>고침</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>바이트 %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>%1 파일에 대한 알림</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>파일을 읽을 때 고쳤거나 추정했거나 해석하지 못한 내용입니다. 수가 있는 항목은 Enter 키를 누르거나 두 번 클릭하면 그 수를 표시합니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FormWords</name>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a line of a list.</extracomment>
        <translation>삭제: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>How many shapes of the lesson were answered rightly; %1 of %2.</extracomment>
        <translation>정답: %1/%2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>전체</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>장</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>제목과 답을 검색합니다</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>연습(&amp;P)</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>매번 새로운 국면에서 금점을 모두 찾습니다</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>형태</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>일치하는 형태가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>학습 파일 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>끝없는 문제(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>강좌(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>매일 복습(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>매일 복습(&amp;D): %n문제</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>문제지(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 님은 흑백 교대 불가</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>The edge blocks a five, as a stone does</source>
        <translation>변도 돌처럼 5목을 막음</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>여섯 개 이상은 승리가 아님</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation>줄</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>개국 규정</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>설명, 비교, 설정…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>%1번 테이블 상세</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1(제%2국)</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>%1 사용 시간</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>시:분:초</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>%1 경고</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>시간은 25(분), 25:30, 1:05:30처럼 씁니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>%1번 테이블</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>이름</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>이 대국 이름 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>대회(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message>
        <source>Forbidden points are shown, as at the table.</source>
        <translation>금점은 대국 화면처럼 표시됩니다.</translation>
    </message>
    <message>
        <source>Forbidden points are not shown.</source>
        <translation>금점은 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>They see the names, the board and both clocks.</source>
        <translation>이름, 판, 두 시계가 보입니다.</translation>
    </message>
    <message>
        <source>Names are shown as the tournament says.</source>
        <translation>이름은 대회 설정대로 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>모든 것이 %n분 늦게 표시됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be shown on phones.</source>
        <translation>이 대국은 휴대전화에 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>On phones: %1</source>
        <extracomment>A small sign beside a game: how many phones show it.</extracomment>
        <translation>휴대전화: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamePages</name>
    <message>
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>이 대국에서는 심판만 시계를 맞출 수 있습니다.</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>모든 변경은 기록됩니다. 심판석에서 취소할 수 있으며, 이때 사유를 묻습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameRecovery</name>
    <message>
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>끝난 대국의 로그에 서명하지 못했습니다. 로그는 그대로 남아 있으며, 다음에 시작할 때 Kagetsu가 다시 시도합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStarter</name>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>%1 폴더를 만들 수 없어 대국을 저장할 수 없습니다. 대국은 시작되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>진행 중인 대국: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>시계 정지: %1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameWays</name>
    <message>
        <source>From a position</source>
        <extracomment>Name of the opening of a game that began from a position of a record.</extracomment>
        <translation>국면에서</translation>
    </message>
    <message>
        <source>No game can begin from this position: it needs stones of Black and White in turn, none of them in a row of five, and a rule that the computer plays.</source>
        <translation>이 국면에서는 대국을 시작할 수 없습니다. 흑과 백이 번갈아 둔 국면이고, 오목이 없으며, 컴퓨터가 둘 수 있는 규칙이어야 합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamesHome</name>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Player, opening, result or date</source>
        <translation>대국자, 개국, 결과 또는 날짜</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>기보 검색</translation>
    </message>
    <message>
        <source>Games that you finish here, and records that you open, are shown on this page.</source>
        <translation>여기서 마친 대국과 열어 본 기보가 이 화면에 표시됩니다.</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>검색에 맞는 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>목록에서 빼기</translation>
    </message>
    <message>
        <source>%1 is not in this list any more. The file is unchanged.</source>
        <translation>목록에서 %1 항목을 뺐습니다. 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>삭제하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>%1 is deleted. Its file is kept in the folder %2.</source>
        <extracomment>%1: the players of a game, %2: the name of a folder.</extracomment>
        <translation>삭제했습니다: %1. 파일은 %2 폴더에 남아 있습니다.</translation>
    </message>
    <message>
        <source>%1 could not be restored.</source>
        <translation>복원하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <extracomment>Files of games, from the desktop&apos;s file manager.</extracomment>
        <translation>파일을 여기에 끌어다 놓아도 됩니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsModel</name>
    <message>
        <source>%1 → no move of your own</source>
        <extracomment>A place in somebody&apos;s lines where games go on but the lines do not; %1 are the moves to it.</extracomment>
        <translation>%1 → 내 수 없음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsPage</name>
    <message>
        <source>Gaps in %1</source>
        <extracomment>The title of a page: what games play and the lines of a record do not answer; %1 is the record.</extracomment>
        <translation>%1의 빠진 수</translation>
    </message>
    <message>
        <source>The side that the lines are for</source>
        <translation>수순을 쓰는 쪽</translation>
    </message>
    <message>
        <source>My lines with %1</source>
        <extracomment>One of two choices: the side that somebody&apos;s lines are for; %1 is Black or White.</extracomment>
        <translation>%1 수순</translation>
    </message>
    <message>
        <source>Drill these lines</source>
        <extracomment>Button: the moves of these lines are asked, line by line.</extracomment>
        <translation>이 수순 연습</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>빠진 수</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>대국을 읽는 중…</translation>
    </message>
    <message>
        <source>No game of the library has a reply in these lines.</source>
        <translation>대국 데이터베이스에 이 수순에서 응수한 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not answer, and places where you have no move, with your results. Choose one to go there.</source>
        <extracomment>%1, %2, %3: numbers.</extracomment>
        <translation>대국의 응수: %1. 그중 내 수순에 있는 것: %2(%3 %). 아래는 없는 응수와 내 수가 없는 국면이며, 성적은 내 쪽 기준입니다. 행을 선택하면 그곳으로 갑니다.</translation>
    </message>
    <message>
        <source>The record has been closed.</source>
        <translation>이 기보는 닫혔습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>조 편성</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>조 수</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>편성 방법</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>번호순: 1 2 3, 3 2 1, …</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>추첨, 포트마다 한 명씩</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>다시 추첨</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>편성</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>%1조</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>모든 강좌(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>안내에 따라 대국(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>시계 직접 맞추기</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>다음에는 누구의 시계가 갑니까?</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>두 시계 맞추기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>0:15:00처럼 시, 분, 초를 입력하십시오.</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>아직 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>이렇게 맞출 수는 없습니다.</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>이 값이면 대국이 바로 끝납니다.</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>차례가 %1 님에게서 %2 님에게로 넘어갑니다. 재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ImportsPage</name>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>되돌렸습니다. 대국: %1</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>가져오기 기록</translation>
    </message>
    <message>
        <source>Imports into the game library</source>
        <translation>대국 데이터베이스 가져오기 기록</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <extracomment>Button: the games of the chosen import leave the library again.</extracomment>
        <translation>이 가져오기 실행 취소</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>발견된 문제</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Games that end here come in by themselves.</source>
        <translation>아직 가져온 것이 없습니다. 여기서 끝난 대국은 자동으로 추가됩니다.</translation>
    </message>
    <message>
        <source>An import can be undone at any time: games that it added leave the library, and those that it brought up to date are as before.</source>
        <translation>가져오기는 언제든지 실행 취소할 수 있습니다. 추가한 대국은 제거되고, 갱신한 대국은 이전 상태로 돌아갑니다.</translation>
    </message>
    <message>
        <source>The first %1 of what was found; the search word “Faulty” lists all such games.</source>
        <translation>처음 %1건입니다. “오류”로 검색하면 이런 대국을 모두 표시합니다.</translation>
    </message>
    <message>
        <source>Faulty games are kept up to their fault. Choose one to open it.</source>
        <translation>오류가 있는 대국은 오류 앞까지 보관합니다. 고르면 열립니다.</translation>
    </message>
    <message>
        <source>Undo this import?</source>
        <translation>이 가져오기를 실행 취소하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>심판이 두 시계를 멈춥니다.</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>심판이 %1 님의 시계를 작동시킵니다. 시계가 멈춰 있던 시간은 %2입니다.</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>심판이 %1 님에게 시간을 추가합니다: %2, %3에서 %4(으)로.</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>심판이 %1 님의 시간을 차감합니다: %2, %3에서 %4(으)로.</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>심판이 %1 님의 시계를 %2에서 %3(으)로 맞춥니다.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>심판이 마지막 시계 누르기를 취소합니다: %1.</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>심판이 두 대국자의 사용 시간을 똑같이 나눕니다.</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>심판이 고장 난 시계를 바로잡습니다. 실제로 지난 시간은 %1입니다.</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>심판이 초읽기를 %1부터 다시 하게 합니다.</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>심판이 대국을 %1수 시점으로 되돌립니다: %2.</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>심판이 기록을 바로잡습니다: %1수 %2 → %3.</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>심판이 기록에 수를 추가합니다: %1.</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>심판이 기록에 패스를 추가합니다.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>심판이 %1 님에게 경고합니다.</translation>
    </message>
    <message>
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>심판이 %1 님에 대한 경고를 철회합니다.</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>심판의 판정으로 %1 님이 차례를 한 번 잃습니다.</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>심판이 대전에서 %1 님의 점수를 차감합니다: %2.</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>심판이 대전에서 %1 님의 점수를 되돌립니다: %2.</translation>
    </message>
    <message>
        <source>The arbiter upholds the claim.</source>
        <translation>심판이 지적을 인정합니다.</translation>
    </message>
    <message>
        <source>The arbiter rejects the claim.</source>
        <translation>심판이 지적을 기각합니다.</translation>
    </message>
    <message>
        <source>The arbiter declares the result: %1</source>
        <translation>심판이 결과를 선언합니다: %1</translation>
    </message>
    <message>
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>심판이 대국을 다시 엽니다. 결과는 무효가 됩니다.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>심판이 대국을 중단합니다.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>심판이 대국을 중단합니다. 다음 수는 봉수합니다.</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>봉수를 엽니다: %1.</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>봉수를 열었으나 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>심판의 비고.</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>심판이 컴퓨터의 절전 시간을 사용 시간에 반영합니다.</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>심판장의 사유: %1.</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>심판이 컴퓨터의 절전 시간 반영을 취소합니다.</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>%1 님의 시계: %2에서 %3(으)로, %4 님의 시계: %5에서 %6(으)로.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>사유: %1.</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>심판이 봉수를 무효로 합니다.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>심판이 마지막 조치를 취소합니다.</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>심판이 사유를 밝힙니다.</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>심판이 흑백을 교대시킵니다. 돌은 그대로입니다.</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>마지막 초읽기를 다 썼습니다. 심판이 이를 패스로 처리합니다.</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>심판이 %1 님의 이석을 허락합니다.</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>심판이 %1 님의 이석 한 번을 횟수에서 뺍니다.</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>심판이 대국으로 돌아옵니다.</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>대국이 계속되는 동안 심판이 학습 화면을 봅니다.</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>대국이 계속되는 동안 심판이 대국 로그를 살펴봅니다.</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>대국이 계속되는 동안 심판이 금수 판정 화면을 봅니다.</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>대국자들이 %1 님의 시계를 작동시킵니다. 시계가 멈춰 있던 시간은 %2입니다.</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>대국자들이 %1 님의 둔 수 표시를 %2에서 %3(으)로 맞춥니다.</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>심판이 %1 님의 둔 수 표시를 %2에서 %3(으)로 맞춥니다.</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>대국자들이 %1 님의 시계를 %2에서 %3(으)로 맞춥니다.</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>둔 수: %1.</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>대국자들이 차례를 %1 님에게 넘깁니다.</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>심판이 차례를 %1 님에게 넘깁니다.</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>대국자들이 마지막 시계 변경을 취소합니다.</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>심판의 비고: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>설명: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JoinDialog</name>
    <message>
        <source>Join a tournament</source>
        <translation>대회에 참여</translation>
    </message>
    <message>
        <source>The computer that keeps the tournament shows a code for this one. It can be used once.</source>
        <translation>대회를 보관하는 컴퓨터가 이 컴퓨터용 코드를 보여 줍니다. 코드는 한 번만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>참여</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>서버를 찾는 중…</translation>
    </message>
    <message>
        <source>This is not a code of a tournament.</source>
        <translation>대회 코드가 아닙니다.</translation>
    </message>
    <message>
        <source>The server does not answer. Are both computers in the same network?</source>
        <translation>서버가 응답하지 않습니다. 두 컴퓨터가 같은 네트워크에 있습니까?</translation>
    </message>
    <message>
        <source>The server refuses this code. Each code can be used once; ask for a new one.</source>
        <translation>서버가 이 코드를 거부했습니다. 코드는 한 번만 쓸 수 있으니 새 코드를 받으십시오.</translation>
    </message>
    <message>
        <source>There is no tournament on this server, or there are several.</source>
        <translation>이 서버에 대회가 없거나 여러 개 있습니다.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver of PostgreSQL is not installed.</source>
        <translation>Qt의 PostgreSQL 드라이버가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <translation>참여할 수 없습니다. %1</translation>
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
        <translation>음성</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>신호음</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>깜박임</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>%1 님에게 안내: “%2”(%3).</translation>
    </message>
    <message>
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>안내가 %1 늦었습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayClock</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>A clock that is counting.</extracomment>
        <translation>작동 중</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>정지</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>이번 차례 %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>이번 수의 남은 시간 %1</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>총 사용 시간 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>%2행 중 %1행, %3, 시작 후 %4, %5수 후.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1 님이 무승부를 제의하고 답을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1 님이 무르기를 요청하고 답을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>로그의 행</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>첫 행</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>이전 행</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>다음 행</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>마지막 행</translation>
    </message>
    <message>
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>최근 수와 시간</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>로그</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>판정</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>돌이나 점을 누르면 금수 여부와 그 이유를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 님이 %2의 돌을 금수로 지적하고 판정을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>%1행은 불완전하여 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>%1행부터는 이 로그를 믿을 수 없어 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>%2행 중 %1행, %3, 시작 후 %4, %5번째 차례 후.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>판 위의 커서를 움직입니다</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Place the stone, or choose the point</source>
        <translation>돌을 놓거나 점을 고릅니다</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>문자와 숫자를 입력하여 H8 점으로 이동합니다</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>시계를 누릅니다</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>확정하지 않은 돌을 치우거나 질문을 닫습니다</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>다음 버튼으로 이동합니다</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>왼쪽, 오른쪽, Home, End, 휠</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>기보: 한 수씩, 처음으로, 끝으로 이동합니다</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>메뉴를 엽니다</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>휠</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move</source>
        <translation>기보: 한 수씩 이동합니다</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>단축키</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>오늘 %n문제</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks come again after days, until they are remembered</source>
        <translation>기억할 때까지 며칠 뒤에 다시 나옵니다</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>매일 복습</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>강좌</translation>
    </message>
    <message>
        <source>All steps are done</source>
        <extracomment>Of a course: every step of it is done.</extracomment>
        <translation>모든 단계를 마쳤습니다</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Endless tasks</source>
        <translation>끝없는 문제</translation>
    </message>
    <message>
        <source>Find the winning move, the four that leads to a win, the only defence</source>
        <translation>이기는 수, 승리로 이어지는 사, 유일한 방어를 찾습니다</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>금점</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>매번 새로운 국면에서 금점을 모두 찾습니다</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>What is forbidden, and what is not</source>
        <translation>금수인 것과 아닌 것</translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>증명이 붙은 사례 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>All steps and openings</source>
        <translation>모든 단계와 개국</translation>
    </message>
    <message>
        <source>Choose a step of a course or an opening procedure, alone or for a class</source>
        <translation>강좌의 단계나 개국 규정을 고릅니다. 혼자서도, 수업에서도</translation>
    </message>
    <message>
        <source>A lesson of one&apos;s own</source>
        <translation>직접 만든 학습</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher has made</source>
        <translation>선생님이 만든 학습을 엽니다</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>실전 문제</translation>
    </message>
    <message>
        <source>Solve positions that were played, each as hard as suits the pupil</source>
        <translation>실제 대국에 나온 국면을 학생에게 맞는 난이도로 풉니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>학생이 보는 화면</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>아래로(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>편집(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>미리 보기(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>빼기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>기보로 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>기보 화면에서 국면과 변화를 고칩니다</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>이 쪽을 학습 자료에서 빼시겠습니까?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>학습 자료: %1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>손상된 쪽</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>학습 자료의 변경 내용을 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>쪽이 없는 학습 자료는 저장할 수 없습니다. 저장하지 않고 닫으시겠습니까?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonMaker</name>
    <message>
        <source>New lesson</source>
        <translation>새 학습 자료</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>대국할 수 없는 판이어서 문제로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>%1 파일을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>학습 자료 저장</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>학습 파일 (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>대국할 수 없는 판이어서 학생들에게 보여 줄 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>이 편집을 시작한 뒤 디스크의 %1 파일이 변경되었습니다.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>덮어쓰면 현재 파일의 사본을 같은 위치에 남깁니다.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>덮어쓰기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>연습: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>강좌</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>학생들에게 보여 주기</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>매일 복습</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>A page that asks the moves of a record&apos;s lines.</extracomment>
        <translation>변화 연습</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>실전 문제</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPages</name>
    <message>
        <source>Make puzzles from files</source>
        <translation>파일에서 실전 문제 만들기</translation>
    </message>
    <message>
        <source>Make puzzles from a folder</source>
        <translation>폴더에서 실전 문제 만들기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>학습 자료 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 쪽</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>학습 자료 편집(&amp;E)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>손상된 쪽(&amp;D)…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>이 학습 자료의 일부 쪽이 손상되어 표시하지 않았습니다. 파일에는 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>학생들에게 보여 주기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>Said of a page of a lesson; %1 is &quot;3 of 7&quot;.</extracomment>
        <translation>%1, 완료</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The length of a game.</extracomment>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A column of games, and what they are sorted by: who has the black stones.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A column of games, and what they are sorted by: who has the white stones.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column of games, and what they are sorted by.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>주형</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column of games, and what they are sorted by: how many moves they have.</extracomment>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPage</name>
    <message>
        <source>Game library</source>
        <translation>대국 데이터베이스</translation>
    </message>
    <message>
        <source>Player, event, year, rule, result or opening</source>
        <translation>대국자, 대회, 연도, 규칙, 결과 또는 주형</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>기보 검색</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Button: games are shown as small boards.</extracomment>
        <translation>판</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Button: games are shown in a table.</extracomment>
        <translation>표</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>대국을 읽는 중…</translation>
    </message>
    <message>
        <source>Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them here.</source>
        <translation>여기서 끝난 대국은 자동으로 추가됩니다. Kagetsu에서 여는 모든 형식의 파일을 추가하거나 여기에 끌어다 놓으십시오.</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>검색에 맞는 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>%1: number of games that a search leaves, %2: number of all games.</extracomment>
        <translation>대국: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>대국: %1 / %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>되돌렸습니다. 대국: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Find %1</source>
        <extracomment>Menu: searches for a player or an event.</extracomment>
        <translation>%1 찾기</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Button: lists all games again.</extracomment>
        <translation>모든 대국 보기</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <extracomment>Button: a page with the results of a player.</extracomment>
        <translation>%1의 성적</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>Button: a page that lists what was imported, where each import can be undone.</extracomment>
        <translation>가져오기 기록</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.</extracomment>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>The games that are listed, at most %1</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>목록의 대국, 최대 %1판</translation>
    </message>
    <message>
        <source>Open together</source>
        <extracomment>Button: the games that are listed become one record, where all of them can be reviewed.</extracomment>
        <translation>한꺼번에 열기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message>
        <source>Add files to the game library</source>
        <translation>대국 데이터베이스에 파일 추가</translation>
    </message>
    <message>
        <source>Add a folder to the game library</source>
        <translation>대국 데이터베이스에 폴더 추가</translation>
    </message>
    <message>
        <source>Find the position in files</source>
        <translation>파일에서 국면 찾기</translation>
    </message>
    <message>
        <source>Find the position in a folder</source>
        <translation>폴더에서 국면 찾기</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>데이터베이스의 %n판</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose results?</source>
        <translation>누구의 성적을 볼까요?</translation>
    </message>
    <message>
        <source>The record does not say who played.</source>
        <translation>기보에 대국자 이름이 없습니다.</translation>
    </message>
    <message>
        <source>The game library has no games of %1.</source>
        <translation>대국 데이터베이스에 %1의 대국이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>Qt의 SQLite 데이터베이스 드라이버가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The game library comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>대국 데이터베이스가 더 새로운 버전의 Kagetsu에서 만들어져 그대로 두었습니다: %1</translation>
    </message>
    <message>
        <source>The game library is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>대국 데이터베이스가 손상되어 그대로 두었습니다: %1</translation>
    </message>
    <message>
        <source>Another program is changing the game library. Try again when it has finished.</source>
        <translation>다른 프로그램이 대국 데이터베이스를 바꾸고 있습니다. 끝난 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The game library could not be saved: the disk is full. Free some space and try again.</source>
        <translation>대국 데이터베이스를 저장하지 못했습니다. 디스크가 가득 찼습니다. 공간을 확보한 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The game library cannot be changed: %1 is read-only.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>대국 데이터베이스를 바꿀 수 없습니다. %1 은(는) 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>The game library could not be read or saved: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>대국 데이터베이스를 읽거나 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Stopped. What is in the library stays there.</source>
        <translation>중지했습니다. 이미 추가된 대국은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Games added: %1.</source>
        <translation>추가한 대국: %1.</translation>
    </message>
    <message>
        <source>Brought up to date: %1.</source>
        <extracomment>Games of which the library had an older form.</extracomment>
        <translation>갱신한 대국: %1.</translation>
    </message>
    <message>
        <source>Known already: %1.</source>
        <extracomment>Games that the library had already.</extracomment>
        <translation>이미 있는 대국: %1.</translation>
    </message>
    <message>
        <source>Faulty: %1.</source>
        <extracomment>Games with a move that is not possible or a result that is not understood; they can be found by that word.</extracomment>
        <translation>오류 있음: %1.</translation>
    </message>
    <message>
        <source>Files without a game that can be read: %1.</source>
        <translation>대국을 읽을 수 없는 파일: %1.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A word for searching games: played against a computer.</extracomment>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>A word for searching games: played between two engines.</extracomment>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A word for searching games: lines of study, such as a library of RenLib, instead of a game.</extracomment>
        <translation>연구</translation>
    </message>
    <message>
        <source>Faulty</source>
        <extracomment>A word for searching games: with a move that is not possible, or a result that is not understood.</extracomment>
        <translation>오류</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>Of an import of games: it was undone.</extracomment>
        <translation>실행 취소했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 외 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no moves.</source>
        <translation>착수가 없습니다.</translation>
    </message>
    <message>
        <source>The point of move %1 is occupied.</source>
        <translation>%1수의 자리에 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>Move %1 is not on the board.</source>
        <translation>%1수가 판 밖입니다.</translation>
    </message>
    <message>
        <source>One side moves twice in a row, at move %1.</source>
        <translation>%1수에서 같은 쪽이 연달아 두었습니다.</translation>
    </message>
    <message>
        <source>Stones are set up after the first move.</source>
        <translation>첫 수 뒤에 돌이 놓였습니다.</translation>
    </message>
    <message>
        <source>The board is not square, or not of 5 to 26 lines.</source>
        <translation>판이 정사각형이 아니거나 5~26줄이 아닙니다.</translation>
    </message>
    <message>
        <source>The result is not understood.</source>
        <translation>결과를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is larger than 2 GB.</source>
        <translation>파일이 2GB보다 큽니다.</translation>
    </message>
    <message>
        <source>No game was found in the file.</source>
        <translation>파일에서 대국을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The file ends too early; what is there came in.</source>
        <translation>파일이 중간에 끝났습니다. 있는 부분은 추가했습니다.</translation>
    </message>
    <message>
        <source>This is not a game of five in a row; it was left out.</source>
        <translation>오목 대국이 아니므로 제외했습니다.</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>Where something is in a file: the number of the game.</extracomment>
        <translation>대국 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where something is in a file: the number of the line.</extracomment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where something is in a file, %2: a sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>The position is in the game as in a mirror.</extracomment>
        <translation>대칭</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>회전</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>%1번 테이블 오더</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>보드 %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1, 보드 %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>참가자 명단</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>참가자 위쪽의 행 수</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>시트</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>참가자 추가</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>문자 인코딩</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>처리</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>열 %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>작업 기록 검색</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>작업 기록</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>인쇄 또는 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>일시</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>입력자</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>작업</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>정정</translation>
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
        <translation>번호 추첨</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>바꾸지 않고 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>모두 뽑기(&amp;A)</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>이 번호로 정하기</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>%1번 뽑기</translation>
    </message>
    <message>
        <source>Drawn so far</source>
        <translation>지금까지 뽑은 번호</translation>
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
        <translation>Kagetsu가 최근 두 번 시작에 실패했습니다. 창을 기본 위치로 되돌렸습니다. 대국과 설정은 그대로입니다.</translation>
    </message>
    <message>
        <source>No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start Kagetsu again.</source>
        <translation>이 컴퓨터에는 이 언어를 표시할 수 있는 글꼴이 없습니다: %1. Noto Sans CJK 같은 글꼴을 설치한 뒤 Kagetsu를 다시 시작하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Kagetsu 설명서</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>목차</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>이 페이지에서 찾기</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>CSV로 저장(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>학생과 평가</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>새 학생 이름</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>새 학생(여러 명은 쉼표로)</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>평가 저장</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>평가를 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation>학급(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>일부 맞음</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>평가: %1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>평가</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Menus</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2 폴더의 %1</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Menu: what can be done to the game record or library shown.</extracomment>
        <translation>기보</translation>
    </message>
    <message>
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>%1 님 안내 끄기</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Menu: further things that can be done to a record.</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Title of a menu that two groups of commands share.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save and share</source>
        <extracomment>Menu: to save a record, to copy it, to make a picture of it.</extracomment>
        <translation>저장과 공유</translation>
    </message>
    <message>
        <source>Moves and proofs</source>
        <extracomment>Menu: to go through the moves of a game, or through the steps of a proof.</extracomment>
        <translation>착수와 증명</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>설정 접기</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>더 많은 설정(&amp;M)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>%1수, %2, 그 뒤 흑백 교대</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>%1수, %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
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
        <translation>대회 설정</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>새 대회</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드 수</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>대전당 대국 수</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>승리, 무승부, 패배의 점수</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>규칙, 개국, 시간</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>지각패까지의 시간</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>%1 대회</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>한 판</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <extracomment>Rule, opening and time of the games are not fixed.</extracomment>
        <translation>테이블에서 합의</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>만들기</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>새 부문</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>대회 규정</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>직접 설정</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>다른 부문에서 각각 받을 상위 참가자 수</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>부문</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>이 부문 이름</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>심판(쉼표로 구분)</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation>분</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>공개 문서에 이니셜로 적을 출생 연도(해당 연도 이후)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Clock only (physical board)</source>
        <translation>시계만 사용(실물 판)</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>시계 맞추기</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <translation>대기실…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>지난번과 같게</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국 시작</translation>
    </message>
    <message>
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>규칙, 판, 개국도 정하고 대국 기록지에 표시</translation>
    </message>
    <message>
        <source>Friends</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are. Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club&apos;s rules; the rules of a title match.</extracomment>
        <translation>친구끼리</translation>
    </message>
    <message>
        <source>Blitz 5 min</source>
        <translation>속기 5분</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>동호회 모임</translation>
    </message>
    <message>
        <source>Renju title</source>
        <translation>렌주 타이틀전</translation>
    </message>
    <message>
        <source>Any first stone, forbidden points are shown, moves can be taken back</source>
        <translation>첫 수는 자유, 금수 표시, 무르기 가능</translation>
    </message>
    <message>
        <source>As among friends, with five minutes each</source>
        <translation>친구끼리와 같으며, 각자 5분</translation>
    </message>
    <message>
        <source>The rules of a club, with its opening procedure</source>
        <translation>동호회 규정, 개국 규정 사용</translation>
    </message>
    <message>
        <source>The rules of a title match, with an arbiter</source>
        <translation>타이틀전 규정, 심판 있음</translation>
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
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 님이 가선</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>가선 추첨</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>프리셋 %1</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>대국 두 판</translation>
    </message>
    <message>
        <source>different times for the two players</source>
        <translation>대국자마다 시간 다름</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>심판 있음</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>금수는 지적제</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>금수는 즉시 패배</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>금점 착수 차단</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>힌트 없음</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>힌트 있음</translation>
    </message>
    <message>
        <source>take-backs by agreement</source>
        <translation>합의하면 무르기 가능</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>무르기 없음</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>일시 정지 없음</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>라운드 %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>%1번 테이블</translation>
    </message>
    <message>
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>이름, 규칙, 개국은 정하지 않아도 됨</translation>
    </message>
    <message>
        <source>the clock starts with the first stone</source>
        <translation>첫 수부터 시계 시작</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextMoves</name>
    <message>
        <source>Next moves</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <extracomment>Instead of the next moves of a record.</extracomment>
        <translation>수순은 여기까지입니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1, %2라운드</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>평소대로 대진</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>상대 지정</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>선후 균형에 따라</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is not a point on this board.</source>
        <translation>“%1”은(는) 이 판의 점이 아닙니다.</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>아직 기록한 수가 없습니다. 수를 기록해도 시계에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>기록한 수: %1, 마지막 수: %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Next move, such as H8</source>
        <extracomment>In the field where the next move of a board of wood is typed.</extracomment>
        <translation>다음 수(예: H8)</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: notes a turn without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>마지막 수 삭제</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>마지막으로 기록한 수를 삭제합니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>한 줄 주석</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>이 국면에 대한 주석</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>주석 없음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 님의 소속</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>심판 이름</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>대회와 장소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenEvent</name>
    <message>
        <source>%1 could not be found.</source>
        <translation>%1 파일을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 파일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>%1 파일은 대회 파일이 아니어서 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>%1 파일은 더 새로운 버전의 Kagetsu에서 저장되어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>%1 파일이 손상되어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>다른 프로그램이 %1 파일을 사용 중입니다.</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>디스크가 가득 찼습니다. 마지막 작업은 이루어지지 않았습니다.</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>%1 파일이 읽기 전용입니다. 마지막 작업은 이루어지지 않았습니다.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>%1 파일에 쓰지 못했습니다. 마지막 작업은 이루어지지 않았습니다.</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>대회 파일에 든 기록의 %1번째 줄에 오류가 있습니다.</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>이 테이블의 기보</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>이 테이블의 대국 기록지…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>%1번 테이블: %2 – %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>화면에서 대국</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>실물 판용 시계</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>이 테이블에는 기보가 있는 대국이 없습니다.</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>이 테이블에는 이 컴퓨터의 Kagetsu로 둔 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>저장할 수 없는 글자가 있어 바꾸었습니다.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>다른 프로그램이 %1 파일을 바꾸어 마지막 작업은 이루어지지 않았습니다. 파일을 다시 읽습니다.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>작업 기록</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>%1 파일로 새 대회를 만들었습니다.</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>대회를 %1 파일로 저장했습니다. 마지막 작업은 이루어지지 않았으니 다시 하십시오.</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <extracomment>Menu entry: the file of the tournament is free for other programs again.</extracomment>
        <translation>대회 닫기</translation>
    </message>
    <message>
        <source>A report does not say which clubs players belong to or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>보고서에는 소속과 대진 방식이 들어 있지 않습니다. 설정을 확인하십시오.</translation>
    </message>
    <message>
        <source>Log and records</source>
        <extracomment>Menu: the log of a tournament, its records, and the check of its pairings.</extracomment>
        <translation>작업 기록과 기보</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Menu: groups or stages of a tournament are added, split, closed.</extracomment>
        <translation>부문</translation>
    </message>
    <message>
        <source>It belongs to a tournament that is not open here. Open the tournament first: how it shows names and when it shows games holds on phones, too.</source>
        <translation>이 대국이 속한 대회가 여기에 열려 있지 않습니다. 먼저 대회를 여십시오. 이름과 대국을 보여 주는 방식은 휴대전화에서도 대회 설정을 따릅니다.</translation>
    </message>
    <message>
        <source>The public pages of this tournament show games only after the round.</source>
        <translation>이 대회의 공개 페이지는 라운드가 끝난 뒤에만 대국을 보여 줍니다.</translation>
    </message>
    <message>
        <source>It is in no round that was published.</source>
        <translation>게시된 라운드의 대국이 아닙니다.</translation>
    </message>
    <message>
        <source>The driver of the database, SQLite or PostgreSQL, is not installed.</source>
        <translation>데이터베이스(SQLite 또는 PostgreSQL) 드라이버가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The server refuses this. Ask its owner for a new code.</source>
        <translation>서버가 거부했습니다. 서버 소유자에게 새 코드를 받으십시오.</translation>
    </message>
    <message>
        <source>The server does not answer. Whether it has kept the last action is not certain; look when it answers again.</source>
        <translation>서버가 응답하지 않습니다. 마지막 동작이 저장되었는지 확실하지 않으니, 다시 응답하면 확인하십시오.</translation>
    </message>
    <message>
        <source>The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: making one completes the server.</source>
        <translation>이 서버는 이전 버전의 Kagetsu로 만들어졌습니다. 서버 주인에게 새 코드를 받으십시오. 코드를 만들면 서버가 보완됩니다.</translation>
    </message>
    <message>
        <source>The server has another journal of a game that was played at this computer. Nothing is replaced there, and the file here stays as it is.</source>
        <translation>이 컴퓨터에서 둔 대국의 다른 로그가 서버에 있습니다. 서버의 내용은 바뀌지 않고, 여기 파일도 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenRecords</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1에 저장하지 않은 변경 내용이 있습니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>봉수는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1 봉수한 대국자의 패배입니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>제시되었으나 선택되지 않음: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1 – Enter 키로 이 개수를 선언합니다.</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>주형 선택…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>이 %n개 제시</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1 – Enter 키로 확정합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>누가 가선을 맡습니까?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>선택 사항</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>나</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>내가 가선</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>컴퓨터가 가선</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>조치 검색</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>조치</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message>
        <source>Clocks</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>돌과 수</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>지적·신고</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>벌칙</translation>
    </message>
    <message>
        <source>Game and result</source>
        <translation>대국과 결과</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>시간 추가</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>시간 차감</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>시계 맞추기</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>두 시계 정지</translation>
    </message>
    <message>
        <source>Start a clock</source>
        <translation>시계 작동</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>마지막 시계 누르기 취소</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>시간 똑같이 나누기</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>고장 난 시계 바로잡기</translation>
    </message>
    <message>
        <source>Repeat the countdown</source>
        <translation>초읽기 다시 하기</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>흐트러진 돌 되돌리기</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>수 되돌리기</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>수 바로잡기</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>빠진 수 추가</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>빠진 패스 추가</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>지적 인정</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>지적 기각</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>상대에게 시간 추가</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>위반자의 시간 차감</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>차례 상실</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>대전 점수 차감</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>패배 처리</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>양쪽 패배</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>퇴장</translation>
    </message>
    <message>
        <source>Withdraw a warning</source>
        <translation>경고 철회</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>점수 되돌리기</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>결과 선언</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>결과 확인</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <translation>대국 다시 열기</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>대국 중단, 봉수</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>봉수 열기</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>봉수를 읽을 수 없음</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>시계에 이 시간을 더합니다. 시간 초과는 해제됩니다.</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>시계에서 이 시간을 빼되 0 아래로는 내려가지 않습니다. 0이 되면 시간 초과입니다.</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>시계를 이 시간으로 맞춥니다. 초읽기 횟수와 남은 수는 바꾸지 않으면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>두 시계를 멈춥니다. 심판만 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>대국을 재개합니다. 둘 차례가 아닌 대국자의 시계를 작동시키면 시간은 가지만 수를 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>마지막 돌이나 선택을 취소합니다. 그 뒤에 쓴 시간은 가고 있어야 했던 시계에서 뺍니다.</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>두 대국자가 쓴 시간을 합쳐 그 절반씩을 각자의 사용 시간으로 합니다.</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>실제로 지난 시간을 입력하면 두 시계를 비율대로 바로잡습니다.</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>진행 중인 초읽기를 이 시점부터 다시 합니다.</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>이 화면의 판에는 돌이 기록대로 표시됩니다. 대국을 재개할 때까지 돌을 흐트러뜨린 대국자의 시계가 갑니다.</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>이 수까지 유효합니다. 나머지 수는 변화로 기록에 남습니다.</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>기록이 잘못되었습니다. 실제로는 이 수를 다른 점에 두었습니다. 시계는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>두었으나 기록에 없는 수를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>기록에 없는 패스를 추가합니다.</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>그 돌은 금수였고 제때 지적했습니다. 지적한 대국자의 승리입니다.</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>대국을 재개하며, 잘못된 지적에는 정해진 벌칙을 적용합니다.</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>경고를 한 번 추가합니다. 정해진 횟수에 이르면 패배입니다.</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>이 대국자의 상대 시계에 이 시간을 더합니다.</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>이 대국자의 시계에서 이 시간을 뺍니다.</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>이 대국자의 이번 또는 다음 차례가 패스가 됩니다.</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>대전에서 이 대국자의 점수를 뺍니다. ½점 단위로 입력하십시오(1은 ½점).</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>밝힌 사유로 이 대국자가 대국에서 패배합니다.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>두 대국자 모두 대국에서 패배합니다.</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>이 대국자는 대국에서 패배하고 대회에서 퇴장당합니다.</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>이 대국자의 경고를 한 번 줄입니다. 두 항목 모두 대국 로그에 남습니다.</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>이 대국자에게서 뺀 점수를 되돌립니다. ½점 단위로 입력하십시오(1은 ½점).</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>대국이 이 결과로 끝납니다.</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>심판이 결과가 옳음을 확인합니다. 대국자들도 확인한 뒤에는 심판장만 대국을 다시 열 수 있습니다.</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>결과가 무효가 되고, 두 시계가 멈춘 채 대국이 이어집니다.</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>두 시계를 멈춥니다. 둘 차례인 대국자가 아무도 볼 수 없게 다음 수를 입력합니다. 수를 입력하지 않으면 중단만 됩니다.</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>상대가 있는 자리에서, 수를 봉할 때 표시된 코드를 사용하십시오.</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>봉수를 더는 열 수 없습니다. 봉수한 대국자의 패배입니다.</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>대국 로그에 비고를 추가합니다. 대국은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>%1 님의 시계: %2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>%1 님의 시계 작동 중</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>두 시계 정지</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>시계: %1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>둔 수: %1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>판 위의 돌이 바뀝니다.</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>둘 차례: %1</translation>
    </message>
    <message>
        <source>Warnings for %1: %2 → %3</source>
        <translation>%1 님의 경고: %2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>대전에서 %1 님의 감점: %2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>대국의 결과가 없어집니다.</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>시계, 수, 결과는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 님이 %2의 돌을 금수로 지적하고 판정을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1 님이 심판을 불렀습니다.</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>대국이 중단되었습니다.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1 님의 경고는 %n회입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has offered a draw.</source>
        <translation>%1 님이 무승부를 제의했습니다.</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move.</source>
        <translation>%1 님이 무르기를 요청했습니다.</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1 님이 결과를 확인했습니다.</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>심판이 결과를 확인했습니다.</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>%1수, %2 님 차례입니다.</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>흑 판정승</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>백 판정승</translation>
    </message>
    <message>
        <source>Draw, by agreement</source>
        <translation>무승부(합의)</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>무승부(판정)</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>재대국</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>절전 시간 차감</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>컴퓨터가 절전 상태였던 시간을, 시계가 가고 있던 대국자의 사용 시간에 반영합니다. 반영하지 않으려면 시계를 작동시키기만 하면 됩니다.</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>절전 시간 차감 취소</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>사용 시간에 반영했던 절전 시간을 시계에 돌려줍니다. 두 시계는 멈춘 채로 있습니다.</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>지각한 대국자 도착</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>지금 시각으로 도착을 기록하고, 정한 대로 시계에서 시간을 뺍니다.</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>봉수 무효</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>마지막 조치 취소</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>사유 밝히기</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>봉수는 아무에게도 보이지 않습니다. 대국을 재개하면 둘 차례인 대국자가 판에 둡니다.</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>그 뒤로 다른 일이 없었다면 시계, 돌, 결과를 되돌립니다. 두 항목 모두 대국 로그에 남습니다.</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>바로 사유를 밝히지 않은 정지나 정정에 씁니다.</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>흑백 교대</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>흑백을 잘못 잡은 것을 10수 안에 알아차린 경우입니다. 돌은 그대로 두고 서로 색을 바꾸어 계속합니다.</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>흑승(사용 시간이 적음)</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>백승(사용 시간이 적음)</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>마지막 초읽기를 패스로</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>이석 허락</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>이석 횟수에서 빼기</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>규칙에 있으면 요청에 따라 이번 차례를 패스로 하고, 시간 초과를 해제하며, 마지막 초읽기를 되살립니다. 두 시계는 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>횟수에 넣으며 시계는 계속 갑니다. 초읽기 중의 이석이 규칙으로 제한되면 상대 차례에만 허용됩니다.</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>이 대국자의 이석 횟수를 한 번 줄입니다. 두 항목 모두 대국 로그에 남습니다.</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>%1 님의 이석 횟수: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1 님의 이석은 %n회입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>%1번째 차례, %2 님 차례입니다.</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>두 시계 모두 맞추기</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>결과 정정</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>두 시계를 모두 맞춥니다. 둘째 시간을 비워 두면 둘 다 첫째 시간으로 맞춥니다.</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>대국을 다시 열고 곧바로 이 결과로 끝냅니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageActions</name>
    <message>
        <source>No board is shown here.</source>
        <translation>보이는 판이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PagePublishing</name>
    <message>
        <source>The pages were not published. %1 could not be created.</source>
        <translation>페이지를 게시하지 못했습니다. %1을(를) 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The pages were not published. The folder has the pages of another tournament.</source>
        <translation>페이지를 게시하지 못했습니다. 폴더에 다른 대회의 페이지가 있습니다.</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is not one of them; it was not replaced.</source>
        <translation>페이지를 게시하지 못했습니다. %1은(는) 이 페이지의 파일이 아니므로 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is read-only.</source>
        <translation>페이지를 게시하지 못했습니다. %1은(는) 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>The pages were not published. The disk is full.</source>
        <translation>페이지를 게시하지 못했습니다. 디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>The pages were not published. Could not write to %1.</source>
        <translation>페이지를 게시하지 못했습니다. %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Public pages: not published…</source>
        <translation>공개 페이지: 게시되지 않음…</translation>
    </message>
    <message>
        <source>Public pages…</source>
        <translation>공개 페이지…</translation>
    </message>
    <message>
        <source>Public pages: published %1…</source>
        <translation>공개 페이지: %1에 게시…</translation>
    </message>
    <message>
        <source>Published %1.</source>
        <translation>%1에 게시했습니다.</translation>
    </message>
    <message>
        <source>These choices could not be saved; they hold until the tournament is closed.</source>
        <translation>이 선택을 저장하지 못했습니다. 대회를 닫을 때까지 유효합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageSaver</name>
    <message>
        <source>game</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 대국 (*.rif)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>이 대국은 이 형식으로 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 파일을 저장했습니다. 이 형식에는 담을 수 없는 내용이 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>대진 검사</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>대진 검사 중…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>아직 대진을 짠 라운드가 없습니다.</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>Kagetsu의 계산과 다른 대진이 있습니다.</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>Kagetsu의 계산과 다른 대진이 없습니다.</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2, %1라운드</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>계산과 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>%n개 테이블이 계산과 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>다른 곳에서 짠 대진이라 검사할 수 없습니다.</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>다른 규칙으로 짠 대진이라 검사할 수 없습니다.</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>대진을 짤 때 쓴 데이터가 손상되었습니다.</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>대진을 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>검사가 중단되어 확인하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>당시 부문의 데이터와 맞지 않는 데이터로 대진을 짰습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>그 뒤 수동으로 변경된 테이블: %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>대진 후에 결과가 정정되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>지금이라면 %n개 테이블의 대진이 달라집니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>%1/%2쪽</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PaperDialog</name>
    <message>
        <source>verdict</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>판정</translation>
    </message>
    <message>
        <source>Document language</source>
        <translation>문서 언어</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>문서의 두 번째 언어</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>한 언어만</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>인쇄 미리 보기</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>문서 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;웹 페이지 (*.html);;일반 텍스트 (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>대국-중단</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>봉수-코드</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>기보-용지</translation>
    </message>
    <message>
        <source>&amp;Fill in the heading</source>
        <translation>머리글 채우기(&amp;F)</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>대국에 대해 알려진 내용을 인쇄합니다. 끄면 손으로 적을 빈 줄을 둡니다</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>대국-기록지</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 파일을 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>… 그 밖에 %n행이 더 있으며, 인쇄하거나 저장할 때 모두 포함됩니다.</numerusform>
        </translation>
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
        <translation>주형 선택</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>쓸 수 없는 주형</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>이름이나 기호로 검색</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>The patterns whose second stone lies straight beside the first.</extracomment>
        <translation>직접</translation>
    </message>
    <message>
        <source>Indirect</source>
        <extracomment>The patterns whose second stone lies diagonally beside the first.</extracomment>
        <translation>간접</translation>
    </message>
    <message>
        <source>No matching pattern.</source>
        <translation>일치하는 주형이 없습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PauseCover</name>
    <message>
        <source>Resume</source>
        <extracomment>Button: the paused game goes on.</extracomment>
        <translation>재개</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message>
        <source>Answers by phone</source>
        <extracomment>Title: pupils answer a question with their phones.</extracomment>
        <translation>휴대전화로 답하기</translation>
    </message>
    <message>
        <source>Pupils in this network open an address on their phones, choose their name and tap a point. Whoever has the address sees the names of the class and the board. Nothing leaves the network, and it ends with the class.</source>
        <translation>이 네트워크의 학생이 휴대전화에서 주소를 열고 이름을 고른 뒤 점을 누릅니다. 주소를 아는 사람은 학급의 이름과 판을 볼 수 있습니다. 아무것도 네트워크 밖으로 나가지 않으며, 수업과 함께 끝납니다.</translation>
    </message>
    <message>
        <source>Pupils scan this code or type the address. Their phones must be in the same network as this computer.</source>
        <translation>학생은 이 코드를 스캔하거나 주소를 입력합니다. 휴대전화는 이 컴퓨터와 같은 네트워크에 있어야 합니다.</translation>
    </message>
    <message>
        <source>Take answers by phone</source>
        <extracomment>Button: turns answers by phone on.</extracomment>
        <translation>휴대전화 답 받기</translation>
    </message>
    <message>
        <source>Take no more answers</source>
        <extracomment>Button: turns answers by phone off.</extracomment>
        <translation>답 그만 받기</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>Quietly, below a code: how many phones are on the page.</extracomment>
        <translation>
            <numerusform>휴대전화 %n대가 들어와 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a page on a phone: pupils answer a question of their teacher.</extracomment>
        <translation>답하기</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>In a list of names: the answer is given without one.</extracomment>
        <translation>이름 없이</translation>
    </message>
    <message>
        <source>Send %1</source>
        <extracomment>Button on a phone; %1 is a point of the board.</extracomment>
        <translation>%1 보내기</translation>
    </message>
    <message>
        <source>Choose your name and tap a point of the board. You can answer once.</source>
        <translation>이름을 고르고 판의 점을 누르십시오. 한 번만 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>Tap a point of the board. You can answer once.</source>
        <translation>판의 점을 누르십시오. 한 번만 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>Your answer is sent: %1</source>
        <extracomment>On a phone: %1 is the point that was sent.</extracomment>
        <translation>답을 보냈습니다: %1</translation>
    </message>
    <message>
        <source>Wait for the next question.</source>
        <translation>다음 질문을 기다리십시오.</translation>
    </message>
    <message>
        <source>There is an answer with this name already.</source>
        <translation>이 이름의 답이 이미 있습니다.</translation>
    </message>
    <message>
        <source>The answer could not be sent. Try again.</source>
        <translation>답을 보내지 못했습니다. 다시 해 보십시오.</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>%1초 남음</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>이 페이지에는 JavaScript가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message>
        <source>Show on phones</source>
        <extracomment>Title: a game or a tournament on the phones in the room.
----------
Button: turns it on.</extracomment>
        <translation>휴대전화에 표시</translation>
    </message>
    <message>
        <source>Network of the phones</source>
        <extracomment>Of several local networks, the one that the phones are in.</extracomment>
        <translation>휴대전화의 네트워크</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>주소의 QR 코드</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>다시 찾기</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>표시 중지</translation>
    </message>
    <message>
        <source>Everybody in this network who opens this address can watch. The phones must be in the same network as this computer.</source>
        <translation>이 네트워크에서 이 주소를 여는 사람은 누구나 볼 수 있습니다. 휴대전화는 이 컴퓨터와 같은 네트워크에 있어야 합니다.</translation>
    </message>
    <message>
        <source>Everybody in this network who has the address can watch on a phone, until it ends or you stop it. Nothing leaves the network.</source>
        <translation>이 네트워크에서 주소를 아는 사람은 끝나거나 중지할 때까지 누구나 휴대전화로 볼 수 있습니다. 네트워크 밖으로는 아무것도 나가지 않습니다.</translation>
    </message>
    <message>
        <source>This computer has left the network, so no phone can reach it. Stop, and show it again.</source>
        <translation>이 컴퓨터가 네트워크에서 나가 휴대전화가 접속할 수 없습니다. 중지한 뒤 다시 표시하십시오.</translation>
    </message>
    <message>
        <source>Nothing can be shown in this network.</source>
        <translation>이 네트워크에서는 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot for them.</source>
        <translation>이 컴퓨터가 로컬 네트워크에 연결되어 있지 않습니다. 휴대전화가 쓰는 Wi-Fi에 연결하거나 핫스팟을 여십시오.</translation>
    </message>
    <message>
        <source>The game is over. The last position stays for a minute.</source>
        <translation>대국이 끝났습니다. 마지막 국면이 1분 동안 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>휴대전화 %n대가 보고 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinPad</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN이 틀렸습니다.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>지우기</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>확인</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>PIN을 입력하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>숫자 4~12자리입니다. 대국자가 심판석에 들어오는 것을 막지만, 이 계정의 파일을 바꿀 수 있는 사람은 PIN을 없앨 수 있습니다.</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>현재 PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>새 PIN</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>PIN 다시 입력</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>PIN 없애기</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>현재 PIN이 아닙니다.</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>숫자로만 4~12자리를 입력하십시오.</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>두 PIN이 서로 다릅니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>메모리가 부족하여 PIN을 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>마주 앉아 둘이 두는 오목과 렌주</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>주형 화월을 놓은 판</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>끝나지 않은 대국</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>시계만 사용</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>지난번과 같게</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>저장 안 됨</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>매일 복습: %n문제</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>컴퓨터와 대국</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>Heading over the games that were played last.</extracomment>
        <translation>최근 대국</translation>
    </message>
    <message>
        <source>End or cancel…</source>
        <extracomment>Button: shows all unfinished games, to end or cancel some of them.</extracomment>
        <translation>끝내기 또는 취소…</translation>
    </message>
    <message>
        <source>%1 was interrupted. %2</source>
        <extracomment>After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.</extracomment>
        <translation>%1 대국이 중단되었습니다. %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayOffGames</name>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <extracomment>A field of one of the games of a play-off; %2 is such as &quot;Opener&quot; or &quot;Result&quot;.
----------
Of a play-off: those who are equal after one stage play again in the next.</extracomment>
        <translation>대국 %1: %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>단계</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerModel</name>
    <message>
        <source>Not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Heading: games of a player one after the other that ended alike.</extracomment>
        <translation>연속 기록</translation>
    </message>
    <message>
        <source>Longest: wins</source>
        <translation>최다 연승</translation>
    </message>
    <message>
        <source>Longest: without a loss</source>
        <translation>최다 무패</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1의 주형</translation>
    </message>
    <message>
        <source>None of the 26 patterns</source>
        <translation>26주형 이외</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPage</name>
    <message>
        <source>Bars show wins, draws and losses from left to right, and the share of the points.</source>
        <extracomment>Below the name of a player: what the bars of the list show.</extracomment>
        <translation>막대는 왼쪽부터 승, 무, 패를 나타내고 득점률을 적습니다.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>성적</translation>
    </message>
    <message>
        <source>Prepare against this player</source>
        <extracomment>Button: a page with what is to be known before a game against the player that is shown.</extracomment>
        <translation>이 대국자 대비</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPanel</name>
    <message>
        <source>Five</source>
        <extracomment>Buttons beside the clock; very short. Five: &quot;I have five in a row&quot;.</extracomment>
        <translation>5목</translation>
    </message>
    <message>
        <source>Five – claim as %1</source>
        <translation>5목 – %1 님의 신고</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>자신의 5목을 신고합니다</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Forbidden: &quot;that stone was a forbidden move&quot; (禁手).</extracomment>
        <translation>금수</translation>
    </message>
    <message>
        <source>Forbidden – claim as %1</source>
        <translation>금수 – %1 님의 지적</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>상대의 돌이 금수였음을 지적합니다</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>시간 초과 – %1 님의 신고</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>상대의 시간이 초과되면 신고하여 승리합니다</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Draw – offer as %1</source>
        <translation>무승부 – %1 님의 제의</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>무승부를 제의합니다</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>기권 – %1 님</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>대국을 기권합니다</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>무르기 – %1 님의 요청</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>자신의 마지막 수를 무르게 해 달라고 요청합니다</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>심판</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>심판 – %1 님의 호출</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>심판을 부릅니다. 두 시계가 멈춥니다</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Hint: the program says what is forbidden and threatened, and then a good move; only against the computer.</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Hint – for %1</source>
        <translation>힌트 – %1</translation>
    </message>
    <message>
        <source>Show what is forbidden and threatened; press again for a good move</source>
        <translation>금수와 위협을 보여 줍니다. 한 번 더 누르면 좋은 수를 알려 줍니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>대국을 %1 파일로 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>금수였던 돌을 누르십시오.</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>%1의 돌을 금수로 지적하시겠습니까?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>지적</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>다른 돌…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>이 대국을 기권하시겠습니까?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>돌을 놓지 않고 패스하시겠습니까? 패스가 두 번 이어지면 무승부로 끝납니다.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>대국을 결과 없이 끝내시겠습니까? 두 대국자가 합의해야 합니다.</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>결과 없이 종료</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 님의 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>시간 초과 신고</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>5목 신고</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>무르기를 요청했습니다. %1 님의 답을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1 님이 마지막 수 무르기를 요청합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1 님이 %n수 무르기를 요청합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>거절</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>무승부를 제의했습니다. %1 님의 답을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 님이 무승부를 제의합니다.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>What was said is read; the bar closes.</extracomment>
        <translation>확인</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>아직 할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>이 대국에서는 %1수부터 패스할 수 있습니다.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>심판: 판 위의 위치는 다르고 모양은 같은 5수를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>심판…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>심판: 개국의 직전 단계(%1)를 되돌리시겠습니까? 시계도 그 시점으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1의 돌을 금수로 지적했습니다. 심판이 판정할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>철회</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1 님이 %2의 돌을 금수로 지적했습니다. 심판이 판정할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>인정…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>대국이 중단되었습니다.</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>심판을 불렀습니다. 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 님이 심판을 불렀습니다. 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>판이 가득 찼습니다. %1 님은 지적·신고하거나 무승부에 동의할 수 있습니다.</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>판이 가득 찼습니다. 지적·신고할 것이 없으면 무승부입니다.</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>무승부로 종료…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>결과 확인</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>자신의 돌이 금수임을 인정하시겠습니까? 인정하면 대국에서 집니다.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>인정</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>재개</translation>
    </message>
    <message>
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>절전 시간 차감…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>이 시간을 사용 시간에 반영하시겠습니까? 두 대국자가 동의해야 합니다.</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>절전 시간 차감</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>심판이 결정합니다.</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>이 수가 아직 저장되지 않았으며, 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>%1 님에게 무승부를 제의하시겠습니까?</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>무승부 제의</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>대국을 무승부로 끝내시겠습니까?</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>무승부로 종료</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>%1 님에게 1분을 더 주고 계속 두시겠습니까? 시간승을 포기하게 됩니다.</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>두 대국자 모두 시간 제한 없이 계속 두시겠습니까? 시간승을 포기하게 됩니다.</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>1분 추가</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>1분 추가…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>계속 두기…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>수락…</translation>
    </message>
    <message>
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>마지막 조작이 아직 저장되지 않았으며, 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>지금까지의 내용은 모두 저장되었으며, 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>5목 완성을 신고하시겠습니까?</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>5목 신고</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>%1의 돌을 장목으로 지적하시겠습니까? 이 돌에 응수할 차례가 지나 다른 금수는 지적할 수 없습니다.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>시계가 멈춰 있습니다. 심판이 작동시켜야 합니다.</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1 님이 무르기를 요청합니다: %2.</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>지적을 철회하시겠습니까? 대국당 한 번만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>잘못된 지적으로 처리됩니다.</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>경고를 받습니다.</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>철회…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>왼쪽 대국자 이름</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>오른쪽 대국자 이름</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <extracomment>The opener is decided by lot, as by nigiri.</extracomment>
        <translation>추첨</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <extracomment>Who is seat A, the one who begins the opening. %1 is a name.</extracomment>
        <translation>%1 님이 가선</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <extracomment>Label of the choice of who is seat A, the one who begins the opening.</extracomment>
        <translation>누가 가선을 맡습니까?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PointField</name>
    <message>
        <source>Text on %1</source>
        <translation>%1의 글자</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionDialog</name>
    <message>
        <source>Enter a position.</source>
        <translation>국면을 입력하십시오.</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>점 %1개로는 정사각형 판이 되지 않습니다. 15×15는 225개입니다.</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>%1수 “%2”은(는) 올바른 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>%1수 %2의 위치는 판 밖입니다.</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>%1수 %2에는 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>이 기보에는 대국이 없습니다.</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>이 기보의 판으로는 대국할 수 없습니다.</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>몇 수 후의 국면</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>텍스트로 국면 입력</translation>
    </message>
    <message>
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>판(X는 흑, O는 백, 마침표는 빈 점), “H8 I9 J10” 같은 수순, 또는 기보(SGF):</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>텍스트가 나타내는 국면</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>국면 사용(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Stones: %1 black, %2 white.</source>
        <translation>돌: 흑 %1개, 백 %2개.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionReport</name>
    <message>
        <source>Report of a position</source>
        <translation>국면 보고서</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>How games ended: won by Black, drawn, won by White.</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Head of a column: games that were drawn.</extracomment>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: Black&apos;s share of the decided games.</extracomment>
        <translation>득점률</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>이 국면이 나온 대국이 데이터베이스에 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>이 국면이 나온 대국은 %n판입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black scored %1.</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>흑의 득점은 %1입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them came to it by other moves.</source>
        <translation>
            <numerusform>그중 %n판은 순서가 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>착수</translation>
    </message>
    <message>
        <source>Black – draws – White</source>
        <extracomment>Label of how games ended: won by Black, drawn, won by White.</extracomment>
        <translation>흑승 – 무승부 – 백승</translation>
    </message>
    <message>
        <source>First played</source>
        <translation>가장 이른 대국</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>가장 최근 대국</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>이어진 착수</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>착수</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Head of a column: the last year in which a move was played.</extracomment>
        <translation>최근</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Ended here</source>
        <extracomment>Games whose last move led to this position.</extracomment>
        <translation>여기서 종료</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>여기부터 오류</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>이 국면을 둔 대국자</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>흑백</translation>
    </message>
    <message>
        <source>Main lines</source>
        <translation>주요 변화</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>최근 대국</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Model games</source>
        <translation>모범 대국</translation>
    </message>
    <message>
        <source>report</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>보고서</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeKeeper</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>지금 하는 복습은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>Qt의 SQLite 데이터베이스 드라이버가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>매일 복습 파일이 손상되었습니다. 파일은 그대로 두었습니다: %1.</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>매일 복습 파일이 더 새로운 버전의 Kagetsu에서 만들어졌습니다. 파일은 그대로 두었습니다: %1.</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>%1에 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>학생 목록이 손상되었습니다(%1, %2행 %3열). 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.</source>
        <extracomment>Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.</extracomment>
        <translation>학생이 %1명이 되지만 %2명까지만 등록할 수 있습니다. 그만둔 학생을 삭제하거나 더 적게 추가하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>Kind of task</source>
        <translation>문제 종류</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>문제를 만드는 중…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>정답: %1/%2</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>학습(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <source>Since %1</source>
        <extracomment>Games of this year and of later ones.</extracomment>
        <translation>%1년 이후</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Games with this player.</extracomment>
        <translation>%1 상대</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>최근 대국</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>known up to move %1</source>
        <extracomment>How long a game went on as others in the library; %1 is the number of a move.</extracomment>
        <translation>%1수까지 전례 있음</translation>
    </message>
    <message>
        <source>in your lines up to move %1</source>
        <extracomment>How long a game went on as in the lines of whoever prepares; %1 is the number of a move.</extracomment>
        <translation>%1수까지 내 수순</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <extracomment>A game: the date, the colour of the player, and the opponent.</extracomment>
        <translation>%1 · %2, 상대 %3</translation>
    </message>
    <message>
        <source>Moves that your lines do not answer</source>
        <extracomment>Heading: moves of the opponent that the lines of whoever prepares do not answer.</extracomment>
        <translation>내 수순에 응수가 없는 수</translation>
    </message>
    <message>
        <source>Where games come off your lines</source>
        <extracomment>Heading: the last positions of the lines of whoever prepares that games of the opponent had.</extracomment>
        <translation>내 수순에서 벗어난 국면</translation>
    </message>
    <message>
        <source>Usual moves with %1</source>
        <extracomment>Heading: the usual moves of a player with this colour; %1 is Black or White.</extracomment>
        <translation>%1일 때 자주 두는 수</translation>
    </message>
    <message>
        <source>last in %1</source>
        <extracomment>The last year in which a move was played.</extracomment>
        <translation>마지막: %1년</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1의 주형</translation>
    </message>
    <message>
        <source>since %1: %2</source>
        <extracomment>How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.</extracomment>
        <translation>%1년 이후: %2</translation>
    </message>
    <message>
        <source>Procedures with %1</source>
        <extracomment>Heading: opening procedures of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>%1일 때 개국 규정</translation>
    </message>
    <message>
        <source>Fifth moves offered with Black</source>
        <extracomment>Heading: games in which a player offered fifth moves, by their number.</extracomment>
        <translation>흑일 때 제시한 5수</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>5수 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationPage</name>
    <message>
        <source>Preparation against %1</source>
        <extracomment>The title of a page; %1 is a player.</extracomment>
        <translation>%1 대비</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>준비하는 사람</translation>
    </message>
    <message>
        <source>Who prepares?</source>
        <extracomment>One of the choices for who prepares for a game, whose own games are then counted.</extracomment>
        <translation>누가 준비하나요?</translation>
    </message>
    <message>
        <source>All results are those of the opponent. Studies of the game library count as your lines. A row opens its games where they have the position.</source>
        <translation>모든 성적은 상대의 것입니다. 대국 데이터베이스의 연구를 내 수순으로 셉니다. 행을 선택하면 그 국면에서 대국이 열립니다.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>대비</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>%1 프리셋이 이미 있습니다.</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>프리셋을 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>개국 규정</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>주최자가 정하는 항목: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>클럽과 연맹의 규칙, 개국, 시간 규정, 심판 규정을 그대로 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>프리셋으로 저장…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>프리셋 이름</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>프리셋의 대국 등급</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>직접 만든 프리셋</translation>
    </message>
    <message>
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>일반 대국</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>국제 및 국가별</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>대회 규정</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>프리셋 이름을 바꾸지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>The preset could not be deleted: %1</source>
        <translation>프리셋을 삭제하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>이름, 개국, 시간으로 검색</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>프리셋 검색</translation>
    </message>
    <message>
        <source>No matching preset.</source>
        <translation>일치하는 프리셋이 없습니다.</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>프리셋 이름</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>프리셋 없음</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>모든 프리셋</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>사용하기</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>%1 프리셋을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>되돌릴 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>대국 선택</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>대국 로그 열기</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>대국 로그 (*.jsonl *.broken*);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>프린터가 응답하지 않습니다. 페이지를 PDF로 저장하거나 나중에 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>개국 규정 파일 열기</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>개국 규정 (*.json *.JSON);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>개국 규정</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>개국 규정 파일 열기…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <translation>모든 개국 규정</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>사용하기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>대국이 %n줄 판의 %1(으)로 바뀝니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>진행 방식</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>조건</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePicker</name>
    <message>
        <source>For renju</source>
        <extracomment>Heading over the opening procedures that are made for renju.</extracomment>
        <translation>렌주용</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>오목용</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>공용</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>직접 추가한 규정</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>이름으로 검색</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>개국 규정 검색</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>개국 규정</translation>
    </message>
    <message>
        <source>No matching opening procedure.</source>
        <translation>일치하는 개국 규정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1: 1~5번 상자의 문제 수: %2; 정답 %3/%4.</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>문제 종류별 진도</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>Above the bars of a box: how many days a task rests there.</extracomment>
        <translation>%1일</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofLegend</name>
    <message>
        <source>the stone in question</source>
        <translation>판정하려는 돌</translation>
    </message>
    <message>
        <source>stone of the shape</source>
        <translation>형태를 이루는 돌</translation>
    </message>
    <message>
        <source>makes a straight four and is allowed</source>
        <translation>열린 4가 되며 둘 수 있는 점</translation>
    </message>
    <message>
        <source>would make six or more</source>
        <translation>여섯 개 이상이 되는 점</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>줄을 막는 돌</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>가정한 돌(번호는 순서)</translation>
    </message>
    <message>
        <source>would make a straight four, but does not work</source>
        <translation>열린 4가 되지만 성립하지 않는 점</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>다음에 5목이 되는 점</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofPanel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of the proof is shown, of how many.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the sentence before this one.</extracomment>
        <translation>이전</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: to the sentence after this one.</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>근거의 이전 단계</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>근거의 다음 단계</translation>
    </message>
    <message>
        <source>Why is there no three in this row?</source>
        <translation>가로줄에는 왜 3이 없습니까?</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>세로줄에는 왜 3이 없습니까?</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>오른쪽 위로 향하는 대각선에는 왜 3이 없습니까?</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>오른쪽 아래로 향하는 대각선에는 왜 3이 없습니까?</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>모든 이유</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>모든 이유를 담은 전체 근거와 가장 짧은 근거를 바꿔 표시</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>이 줄에는 왜 3이 없습니까?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: the steps of a proof one after the other, by themselves.</extracomment>
        <translation>재생</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>이 단계에서 멈추기</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>단계를 차례로 재생</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>범례</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>판 위 표시의 뜻</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>파일 이름은 .pdf, .html, .txt 중 하나로 끝나야 합니다: %1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>이 언어는 사용할 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>대국 기록지: %1 – %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>대국 로그의 마지막 항목(%1행)은 완전하지 않아 제외했습니다.</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>대국 로그의 끝부분은 신뢰할 수 없습니다. %1 이 기록지에는 그 앞의 행만 담겨 있습니다.</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>대국이 끝나지 않았습니다. %1 현재의 기록이며, 대국 중에 대국자가 알아서는 안 되는 내용은 제외했습니다.</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규정</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>변</translation>
    </message>
    <message>
        <source>It blocks one end of a five.</source>
        <translation>5목의 한쪽 끝을 막은 것으로 봅니다.</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>5목의 끝을 막지 않습니다.</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>6목 이상</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>승리가 아닙니다.</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>승리입니다.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>개국</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>금수</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Which forbidden points the program shows during the game.</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>5목</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>%1수부터 허용합니다. 두 번 연속 패스하면 무승부입니다.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>허용하지 않습니다.</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>양쪽이 동의하면 가능합니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>%1 님의 시간</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>잘못된 지적</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>상대에게 %1의 시간을 추가합니다. 두 번째 잘못된 지적부터는 경고도 받으며, 경고를 두 번 받으면 패배합니다.</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>두 번째 잘못된 지적부터 경고를 받으며, 경고를 두 번 받으면 패배합니다.</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>첫 세 돌의 주형: %1.</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>대국 전에 놓인 돌: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>There were no steps.</source>
        <translation>개국 단계가 없었습니다.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>No stone was placed.</source>
        <translation>둔 돌이 없습니다.</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>시간은 분, 초, 밀리초 단위로, 그 수에 쓴 시간과 둔 뒤 자기 시계에 표시된 시간입니다.</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>시계 시간 뒤의 ×는 남은 초읽기 횟수, /는 그 구간에서 더 두어야 할 수입니다.</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1 님의 사용 시간은 모두 %2, 시계에 남은 시간은 %3입니다.</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>종국 국면</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>%1수 후의 국면.</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X: %1(흑). O: %2(백).</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>지적·신고, 판정, 정정, 중단</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>없습니다.</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1, %2수 후(%3행): %4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>당시 시계: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>승리를 결정한 줄: %1.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>심판</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>대국 로그</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>행 수</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>검증 사슬의 끝</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>검증 방법</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1, 실물 판: 프로그램은 시계만 맡음</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>개국 단계는 기록되지 않았습니다.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>차례 기록</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>시계를 누르지 않았습니다.</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>시간은 분, 초, 밀리초 단위로, 그 차례에 쓴 시간과 누른 뒤 자기 시계에 표시된 시간입니다.</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1, %2번째 차례 후(%3행): %4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>잘못된 지적의 벌칙 시간</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>경고만으로는 지지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>경고를 %n회 받으면 패배합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>금수 지적을 판정합니다.</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>양쪽 시간 초과</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>예정 시각</translation>
    </message>
    <message>
        <source>Did not arrive.</source>
        <translation>도착하지 않았습니다.</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>제시간에 도착했습니다.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>%1 늦게 도착했습니다.</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>%1 님의 도착</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>대전</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>제1국</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>대전 결과</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>수 제한</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n수까지 두면 무승부입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>아직 도착하지 않았습니다.</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>시계에서 차감한 시간: %1.</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>대국 로그 %1.</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1(%2), 이 대국에서 변경 있음</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>어느 대국자든 일시 정지할 수 있습니다.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>대국자는 심판을 부를 때만 시계를 멈춥니다.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>대국자는 시계를 멈추지 않습니다.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>무승부 제의</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>지각</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>시간 안내</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>정한 것이 없습니다.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>시계 멈추기</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>대국 수</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>두 판을 두며, 둘째 판에서는 자리를 바꿉니다.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>한 판입니다.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>대국 시작을 기다리는 동안 %1만큼 더 늦은 시각으로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>대국 시작을 기다리는 동안 %1만큼 더 이른 시각으로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>새 시각을 적용했습니다.</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>새 시각을 적용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>컴퓨터 시계</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>대국 종료 시 로그 코드</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1(%2행)</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>지적 철회</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>철회는 한 대국에 한 번.</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>이석</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>club</comment>
        <extracomment>%1 is a player, %2 the club or country of that player.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>사유: %1.</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>도착 취소</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1 님: %2 도착 기록, %3 취소.</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>시작 시각 변경</translation>
    </message>
    <message>
        <source>Previously %1; changed at %2.</source>
        <translation>원래 시작 시각: %1. %2에 변경했습니다.</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>정한 것이 없어 이 컴퓨터의 설정을 사용했습니다.</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>실물 판: 프로그램은 시계만 맡음</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1 님의 사용 시간은 모두 %2이며, 시간이 초과되었습니다.</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1 님의 사용 시간은 모두 %2입니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message>
        <source>Black stone on %1</source>
        <translation>%1에 흑돌</translation>
    </message>
    <message>
        <source>White stone on %1</source>
        <translation>%1에 백돌</translation>
    </message>
    <message>
        <source>%1 – the colours are swapped</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1 – 흑백 교대</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>5수 제시점 %n개로 선언</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>%1 자리를 5수로 제시</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>제시점 %1 철회</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>제시점 가운데 %1 선택</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>%1 님의 지적: %2 님이 %3에 둔 돌(%4수)은 금수.</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>그 돌을 둔 뒤 %n수가 지나서 지적했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>판정: 지적을 인정합니다(%1).</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>판정: 지적을 기각합니다.</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1 님이 5목을 신고합니다.</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>판정: 5목이 있습니다.</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>판정: 5목이 없습니다.</translation>
    </message>
    <message>
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>시계 정정: %1 님에게 %2 추가, %3에서 %4(으)로.</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>한 수 제한 시간 초과로 %1 님에게 경고.</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>%1 님에게 경고.</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1 님이 %2에 한 수 제한 시간을 다 썼습니다(시작 후 %3).</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>이 차례를 잃습니다.</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>시계: %1에서 %2(으)로.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 님이 무승부를 제의합니다.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 님이 무승부를 거절합니다.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 님이 무르기를 요청합니다.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 님이 무르기를 거절합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>%n수를 무릅니다: %1. %2 님이 다시 둘 차례입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>심판 결정: 모양이 같아도 판 위의 위치가 다르면 5수 제시점으로 허용합니다.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>심판이 개국의 직전 단계를 취소합니다: %1.</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1 님이 대국을 일시 정지합니다. 두 시계가 멈춥니다.</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>대국을 재개합니다. 시계는 %1 동안 멈춰 있었습니다.</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>%1 님이 %2에 시간을 초과했습니다(시작 후 %3).</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>프로그램이 멈췄으며, 마지막 항목으로부터 %1 뒤에 대국을 재개했습니다.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>작동 중이던 시계에 사용 시간이 최대 %1만큼 덜 기록되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>빠진 사용 시간은 없습니다.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>시계 정정: %1 님에게서 %2 차감, %3에서 %4(으)로.</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>%1 님의 지적: %2 님이 %3에 둔 돌(%4수)은 금수. 두 시계가 멈춥니다.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 님이 지적을 철회합니다.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 님이 지적을 인정합니다.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 님이 차례를 한 번 잃습니다.</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1 님이 심판을 부릅니다. 두 시계가 멈춥니다.</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1 님이 결과를 확인합니다.</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>심판이 결과를 확인합니다.</translation>
    </message>
    <message>
        <source>The last recorded move is deleted.</source>
        <translation>마지막으로 기록된 수를 삭제합니다.</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>두 대국자가 흑백을 교대합니다.</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>시계 누름</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>컴퓨터가 %1 동안 절전 상태였습니다(%2부터 %3까지).</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>%1 님의 시계가 작동 중이었습니다. 두 시계가 멈춥니다.</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>작동 중인 시계는 없었습니다.</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>두 대국자가 이를 %1 님의 사용 시간에 반영합니다. 시계: %2에서 %3(으)로.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>컴퓨터의 날짜와 시각이 %1만큼 더 늦은 %2(으)로 바뀌었습니다. 대국 시간은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>컴퓨터의 날짜와 시각이 %1만큼 더 이른 %2(으)로 바뀌었습니다. 대국 시간은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>%2 님의 시계가 작동 중일 때 프로그램이 %1 동안 응답하지 않았습니다. 그때 시계 표시: %3.</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1 님이 예정 시각보다 %2 늦게 도착했습니다.</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>이에 더하여 시계에서 시간을 차감합니다: %1, %2에서 %3(으)로.</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>대국을 재개합니다. 두 시계는 아직 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 님이 무승부 제의를 철회합니다.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%1 님이 %2 님에 대한 시간승을 포기하여, 대국을 시간 제한 없이 재개합니다.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%1 님이 %2 님에 대한 시간승을 포기하고 %3의 시간을 더 주어, 대국을 재개합니다.</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>그 돌은 금수(%1)였습니다.</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>그 돌은 금수(%1)였으나, 응수할 차례가 이미 지났습니다.</translation>
    </message>
    <message>
        <source>%1 takes back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what is undone, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1 님이 무릅니다: %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PublishDialog</name>
    <message>
        <source>Public pages</source>
        <extracomment>Title: web pages of a tournament for everybody.</extracomment>
        <translation>공개 페이지</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>페이지를 둘 폴더</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Whose names public pages show, and how.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Full names</source>
        <translation>전체 이름</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>머리글자</translation>
    </message>
    <message>
        <source>Pairing numbers only</source>
        <translation>번호만</translation>
    </message>
    <message>
        <source>Results are shown</source>
        <translation>결과 표시</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When results are shown on public pages: after a number of minutes; when the round has ended.</extracomment>
        <translation>바로</translation>
    </message>
    <message>
        <source>Some minutes later</source>
        <translation>몇 분 뒤</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>라운드가 끝난 뒤</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>Let search engines list the pages</source>
        <translation>검색 엔진에 나오게 하기</translation>
    </message>
    <message>
        <source>Players without a name on the pages:</source>
        <translation>페이지에 이름을 표시하지 않을 참가자:</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>이름 앞부분을 입력하고 Enter</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>참가자</translation>
    </message>
    <message>
        <source>Stop publishing</source>
        <translation>게시 중지</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>게시</translation>
    </message>
    <message>
        <source>Show boards while they are played here</source>
        <extracomment>Games at this computer&apos;s table are shown on web pages, with their clocks.</extracomment>
        <translation>여기서 진행 중인 판 보여 주기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilChooser</name>
    <message>
        <source>Pupil</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>Whose answers count</source>
        <translation>답이 기록되는 학생</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>앞에 나온 학생</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>맞음(1)</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>일부 맞음(2)</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>틀림(3)</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>학생(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message>
        <source>&amp;End</source>
        <extracomment>Button: leaves the puzzles.</extracomment>
        <translation>끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it.</extracomment>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>Only the first answer to a puzzle counts.</source>
        <translation>첫 번째 답만 집계됩니다.</translation>
    </message>
    <message>
        <source>Your number is %1 now (%2).</source>
        <extracomment>A pupil&apos;s number after a puzzle, and by how much it has changed: %2 is &quot;+12&quot; or &quot;−8&quot;.</extracomment>
        <translation>지금 점수는 %1점입니다(%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n문제를 연달아 맞혔습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message>
        <source>Theme</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Puzzles on the sheet</source>
        <translation>문제지의 문제 수</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <extracomment>Button: the puzzles that are wanted, one after the other.</extracomment>
        <translation>풀기(&amp;S)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>오늘의 문제(&amp;D)</translation>
    </message>
    <message>
        <source>puzzles on a s&amp;heet…</source>
        <extracomment>Button: so many puzzles, on paper.</extracomment>
        <translation>문제로 문제지 만들기(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Make puzzles…</source>
        <translation>실전 문제 만들기(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Puzzles are made from positions of games while you do something else. Each is searched, and only positions with a clear answer become puzzles.</source>
        <translation>다른 일을 하는 동안 대국의 국면에서 실전 문제를 만듭니다. 국면마다 탐색하여 답이 분명한 것만 문제가 됩니다.</translation>
    </message>
    <message>
        <source>From the game &amp;library</source>
        <translation>대국 데이터베이스에서(&amp;L)</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>파일에서(&amp;F)…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>폴더에서(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: no more puzzles are made.</extracomment>
        <translation>멈추기(&amp;T)</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>아직 실전 문제가 없습니다</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>실전 문제</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>학생을 선택하십시오</translation>
    </message>
    <message>
        <source>%1 has not solved a puzzle yet</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1 학생은 아직 문제를 풀지 않았습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a pupil, %2 &quot;about 1340 (between 1160 and 1520)&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make puzzles from your games, from files or from the game library.</source>
        <translation>자신의 대국, 파일, 대국 데이터베이스에서 문제를 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Answers count if a pupil is chosen. Pupils are added in daily practice.</source>
        <translation>학생을 선택하면 답이 집계됩니다. 학생은 매일 복습에서 추가합니다.</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>Of the puzzles that a pupil has answered: %1 of %2 were right at once.</extracomment>
        <translation>한 번에 맞음: %2문제 중 %1문제.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>%n문제를 연달아 맞혔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A theme of puzzles, and how many there are.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles so far.</source>
        <translation>
            <numerusform>지금까지 %n문제가 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games looked through.</source>
        <extracomment>%1 is the name of a file, a folder or the game library.</extracomment>
        <translation>
            <numerusform>%1: 대국 %n판을 살펴봤습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this choice are answered. Choose another theme or difficulty, or make more puzzles.</source>
        <translation>이 조건의 문제는 모두 답했습니다. 다른 주제나 난이도를 고르거나 문제를 더 만드십시오.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <extracomment>%1 is the name of a file or a folder.</extracomment>
        <translation>%1을(를) 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>학습(&amp;L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleWords</name>
    <message>
        <source>A game</source>
        <translation>어느 대국</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, then White.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>모든 주제</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>4로 이기는 수순</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>4와 3으로 이기는 수순</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>유일한 수</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>상대의 승리 막기</translation>
    </message>
    <message>
        <source>The forbidden point</source>
        <extracomment>Theme of puzzles that turn on a point that is forbidden to Black.</extracomment>
        <translation>금수점</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <extracomment>Where a puzzle is from: the players of a game, and the number of the move.</extracomment>
        <translation>%1, %2수</translation>
    </message>
    <message>
        <source>%1, %2, move %3</source>
        <extracomment>Where a puzzle is from: the players of a game, the year, and the number of the move.</extracomment>
        <translation>%1, %2년, %3수</translation>
    </message>
    <message>
        <source>about %1 (between %2 and %3)</source>
        <extracomment>A pupil&apos;s number in puzzles: %1, which lies between %2 and %3.</extracomment>
        <translation>약 %1(%2에서 %3 사이)</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>대국 데이터베이스</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>초급</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>중급</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>As suits the pupil</source>
        <extracomment>How hard puzzles are: as suits the pupil.</extracomment>
        <translation>학생에게 맞게</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>카테고리와 상</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>국가</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>카테고리 추가</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>상</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>상</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>카테고리</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>금액</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>상금 없음</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>상 추가</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>동점자는 상을 나누어 받음</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>소속과 레이팅</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>전원</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>각 소속의 최상위자만</translation>
    </message>
    <message>
        <source>A player can win a prize in each category, not only one in all</source>
        <translation>상은 한 사람에게 통틀어 하나가 아니라 카테고리마다 하나</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>사유를 선택하십시오</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>간단히</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonField</name>
    <message>
        <source>All reasons</source>
        <extracomment>A box with every reason an order can have; the usual ones are buttons above it.</extracomment>
        <translation>모든 사유</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordMerger</name>
    <message>
        <source>Merging…</source>
        <translation>병합하는 중…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>파일 병합</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>이 폴더에는 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>병합되지 않은 파일이 있습니다.</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>지금은 다른 대국이 표시되어 있습니다. 아무것도 병합하지 않았습니다.</translation>
    </message>
    <message>
        <source>Join lines</source>
        <translation>변화 잇기</translation>
    </message>
    <message>
        <source>Keep lines apart</source>
        <translation>따로 두기</translation>
    </message>
    <message>
        <source>Should lines be joined where they come to a position that this record has elsewhere?</source>
        <translation>변화가 이 기보의 다른 곳에 있는 국면에 이르면 이을까요?</translation>
    </message>
    <message>
        <source>If they are joined, what follows stands once, where this record has the position, even if it was turned, mirrored or reached by other moves.</source>
        <translation>이으면 그 뒤의 수는 이 기보에서 그 국면이 있는 곳에 한 번만 놓입니다. 돌리거나 뒤집힌 국면, 수순이 다른 국면도 마찬가지입니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordPages</name>
    <message>
        <source>This game</source>
        <translation>이 대국</translation>
    </message>
    <message>
        <source>There are no moves to ask from here on.</source>
        <translation>여기서부터 물어볼 착수가 없습니다.</translation>
    </message>
    <message>
        <source>Gathering the lines…</source>
        <translation>변화를 모으는 중…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>열린 기보</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1, 저장되지 않음</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1 닫기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>정상인 마지막 행부터 사본에서 대국을 재개할 수 있습니다. 원래 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>마지막 항목이 완전하지 않아, 확정되지 않은 수 하나가 사라졌습니다.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>작동 중이던 시계에 사용 시간이 최대 %1만큼 덜 기록되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>사라진 것은 없습니다.</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>확정된 수는 모두 남아 있습니다.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>끝나지 않은 대국</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>프로그램이 멈췄을 때 끝나지 않았던 대국입니다.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>나중에: 다음에 시작할 때 다시 묻기</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1, %2 · %n수 · 마지막 항목 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>시계: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>다른 프로그램에서 이 대국을 사용하고 있습니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>%1 대국 계속하기</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>결과 없이 종료</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>%1 대국을 결과 없이 종료</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>다시 묻지 않기</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>이 파일에 대해 다시 묻지 않기(파일은 남음)</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>종료 확인</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1 대기 중인 대국을 복구하지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1 대기 중인 대국을 복구하지 못했습니다. 그 파일은 %2(으)로 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>아직 시작하지 않은 대국입니다.</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>시작: %1</translation>
    </message>
    <message>
        <source>Keep waiting for the game %1</source>
        <translation>%1 대국 계속 기다리기</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>대국 취소</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>%1 대국 취소</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>취소 확인</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>끝난 대국이지만 대국 로그가 손상되었습니다.</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>이 행부터는 신뢰할 수 없습니다. 저장한 대국 파일이 있다면 그 파일에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>%1 파일은 1MB를 넘으므로 대기 중인 대국이 아닙니다.</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1 · 마지막 항목 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1, %2 · 차례 %n번 · 마지막 항목 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>심판 방식</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>금수</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>5목</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>착수 방법</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>동의하면 무르기 허용</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>대국자의 일시 정지 허용</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>잘못된 지적</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of fouls</source>
        <translation>금수 지적은 심판이 판정</translation>
    </message>
    <message>
        <source>The clock starts with the first stone</source>
        <translation>첫 수를 두면 시계 시작</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>지각 한도를 넘긴 대국자는 그 대국에서 집니다.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>지각 한도를 넘긴 대국자는 그 라운드에서 집니다.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>지각 한도를 넘긴 대국자는 그 대전에서 집니다.</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>한도를 넘지 않으면 시계에서 시간을 빼지 않습니다.</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>한도를 넘지 않으면 지각한 시간을 시계에서 뺍니다.</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>한도를 넘지 않으면 지각한 시간의 두 배를 시계에서 뺍니다.</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>상대에게 2분, 기본 시간이 15분 이하이면 1분을 추가합니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>상대에게 %1의 시간을 추가합니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>지적한 쪽의 시간을 2분(기본 시간이 15분 이하이면 1분) 뺍니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>지적한 쪽의 시간이 %1 줄어듭니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>지적한 쪽이 차례를 한 번 잃습니다. 두 번째 잘못된 지적부터는 경고도 받습니다.</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>경고를 받습니다.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>벌칙이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>경고를 %n회 받으면 패배합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>기록만 합니다.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>허용하지 않습니다.</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>%1수 이후.</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>언제든지.</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>승 %1점, 무승부 %2점, 패 %3점</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>60초 초읽기를 중국식으로 읽습니다.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>30초 초읽기를 중국식으로 읽습니다.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>30초 초읽기를 일본식으로 읽습니다.</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>체스처럼 소리를 내지 않습니다.</translation>
    </message>
    <message>
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>5분, 1분, 30초 남았을 때 신호음이 울리고, 마지막 10초는 매초 소리가 납니다.</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>한 수 제한 시간과 전체 시간을 안내합니다.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>없음.</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>%1 이상 늦으면 지각 한도를 넘긴 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>%1 넘게 늦으면 지각 한도를 넘긴 것으로 봅니다.</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>둘 다 한도를 넘기면 둘 다 집니다.</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>둘 다 한도를 넘기면 그 대국은 무효입니다.</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>한 명이라도 도착할 때까지는 시간이 가지 않습니다.</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>잘못된 지적의 벌칙 시간: %1.</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>경고만으로는 지지 않습니다.</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>무승부 제의: %1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>%n수까지 두면 무승부입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after your own move.</source>
        <translation>자신이 둔 직후에만.</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>지적 철회: %1</translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>초읽기 중에는 허가를 받아 상대 차례에 %n회까지 이석할 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReplaceQuestion</name>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 파일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>대국 결과</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>대국이 어떻게 끝났습니까?</translation>
    </message>
    <message>
        <source>Use this result</source>
        <translation>이 결과 사용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultRow</name>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A tool tip: what a button does, and the key that does the same.</extracomment>
        <translation>%1(%2 키)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>지우기(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>이 테이블의 결과 지우기</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>이 테이블의 대국 열기</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>대국 결과와 관계없이 심판이 점수를 정합니다(R 키)</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>판정(&amp;I)…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>상세(&amp;T)…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>시간, 경고, 사유(T 키)</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>오더(&amp;S)…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>누가 어느 보드에 앉는지(L 키)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultTyping</name>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>이 라운드에는 %1번 테이블이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>%1 님이 5목으로 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>%1 님이 장목으로 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>%2 님의 쌍삼 금수로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>%2 님의 쌍사 금수로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>%2 님의 장목 금수로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>%2 님의 기권으로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>%2 님의 시간 초과로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>%2 님의 한 수 제한 시간 초과로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>%2 님이 시간 안에 정해진 수만큼 두지 못해 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>%2 님의 불참으로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>%2 님의 지각으로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>%2 님의 경고가 한도에 이르러 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>%2 님보다 시간을 적게 써서 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>심판 결정에 따라 %1 님이 %2 님을 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>%1 님이 %2 님을 이겼습니다.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>합의에 따른 무승부입니다.</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>판이 가득 차서 무승부입니다.</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>두 대국자가 모두 패스하여 무승부입니다.</translation>
    </message>
    <message>
        <source>Draw: both players ran out of time.</source>
        <translation>두 대국자가 모두 시간을 초과하여 무승부입니다.</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>수 제한에 도달하여 무승부입니다.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>무승부입니다.</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>두 대국자가 모두 졌습니다.</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>대국이 결과 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>대국이 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>%1 님 승리</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>양쪽 패배</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>Below the name of the winner: how the game was won.</extracomment>
        <translation>5목</translation>
    </message>
    <message>
        <source>With an overline</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>장목</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-three</source>
        <translation>%1 님의 쌍삼 금수</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1 님의 쌍사 금수</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1 님의 장목 금수</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1 님 기권</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1 님 시간 초과</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>합의</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>판이 가득 참</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>두 대국자 모두 패스</translation>
    </message>
    <message>
        <source>The maximum number of moves was reached</source>
        <translation>수 제한 도달</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1 님은 부전승입니다.</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>%2 님의 몰수패로 %1 님이 이겼습니다.</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>무승부</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewChoice</name>
    <message>
        <source>Reviewed by</source>
        <translation>복기 방법</translation>
    </message>
    <message>
        <source>By fours and threes</source>
        <extracomment>How a game is reviewed: by looking for wins by fours and by threes.</extracomment>
        <translation>4와 3으로</translation>
    </message>
    <message>
        <source>Also with %1</source>
        <extracomment>How a game is reviewed: by fours and threes, and by an engine, too. %1 is its name.</extracomment>
        <translation>%1 엔진도 사용</translation>
    </message>
    <message>
        <source>No engine is asked while a game is being played.</source>
        <translation>대국 중에는 엔진을 쓰지 않습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <extracomment>A curve of who is better, move by move.</extracomment>
        <translation>대국의 흐름</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>이 대국 복기</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be done with a review.</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: the win that was missed is played on the board, or the proof is shown.</extracomment>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>금점인 이유 보이기</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>놓친 승리 보이기</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>허용한 승리 보이기</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>복기 결과를 주석으로 쓰기</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>복기 인쇄…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>복기 닫기</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>이 복기 뒤에 대국이 변경되었습니다. %1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <extracomment>Menu and button: the search goes on, ten times as long.</extracomment>
        <translation>더 오래 탐색</translation>
    </message>
    <message>
        <source>Make it a task…</source>
        <extracomment>Menu of a finding: its position becomes a task of a lesson.</extracomment>
        <translation>문제로 만들기…</translation>
    </message>
    <message>
        <source>Draw a diagram…</source>
        <translation>국면도 만들기…</translation>
    </message>
    <message>
        <source>Put it on the worksheet</source>
        <extracomment>Menu of a finding: its position gets a bookmark, and the worksheet of a record has all its bookmarks.</extracomment>
        <translation>문제지에 넣기</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Sentences that follow each other: what was found, and how an engine was asked.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It gives no evaluations.</source>
        <translation>평가값을 내지 않습니다.</translation>
    </message>
    <message>
        <source>%1 could not be asked about the whole game. %2</source>
        <extracomment>%1 is the name of an engine, %2 a sentence that says why.</extracomment>
        <translation>%1 엔진으로 대국 전체를 살펴보지 못했습니다. %2</translation>
    </message>
    <message>
        <source>Where nothing is proven, %1 was asked: that is its opinion, not a proof.</source>
        <translation>증명되지 않은 곳은 %1 엔진의 평가이며 증명이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 was not asked about the whole game.</source>
        <translation>%1 엔진은 대국 일부만 살펴보았습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>대국 복기: %1 – %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>복기 결과</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>복기 결과</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Below a diagram of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 &quot;White wins in 3 fours&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>중요한 순간</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>숫자는 이기는 수순입니다. 가위표는 그 대신 실제로 둔 수, 동그라미는 승리를 허용한 수입니다.</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>복기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>복기 표시</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A mark of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 what was found.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundMaker</name>
    <message>
        <source>The next round cannot be paired yet.</source>
        <translation>아직 다음 라운드의 대진을 짤 수 없습니다.</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>%1라운드 대진을 짜는 중…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>그 사이 참가자나 결과가 바뀌었습니다. 대진을 다시 짜십시오.</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>다른 대진 사용</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>가장 좋은 대진 사용</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>%1라운드를 초안으로 되돌리시겠습니까?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>결과 %n건이 사라집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>초안으로 되돌리기</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <translation>%1 – %2: 자리를 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>참가자가 바뀌었습니다. 초안을 버리고 대진을 다시 짜십시오.</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>자리를 바꿨습니다: %1 – %2.</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>동점이므로 한 판을 추가했습니다.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>%1라운드 대진 후에 결과가 정정되었습니다.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>대진 다시 짜기</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>그대로 발표</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>이번 라운드만 보고 가장 좋은 대진을 택하면 이후에 치를 수 있는 라운드가 줄거나, 피할 수 있는 재대결 또는 두 번째 부전승이 생깁니다.</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>다른 대진은 이번 라운드에서는 조금 떨어지지만 이후 라운드에는 더 낫습니다.</translation>
    </message>
    <message>
        <source>Pair it again by the current results, or publish it as it is.</source>
        <translation>현재 결과로 대진을 다시 짜거나 그대로 발표하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>시계 시작(&amp;K)</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>지금부터 지각한 참가자를 표시합니다</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>이 테이블에는 이미 결과가 있습니다. 대국하려면 먼저 결과를 지우십시오.</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>결과를 두 번 입력(&amp;T)</translation>
    </message>
    <message>
        <source>A result counts when it has been entered a second time</source>
        <translation>결과는 두 번째로 입력해야 확정됩니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>5목은 끊기지 않고 정확히 다섯 개가 이어진 돌입니다. 5목을 만드는 돌은 다른 무엇을 함께 만들더라도 둘 수 있으며 승리합니다.</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>장목: 끊기지 않고 여섯 개 이상 이어지게 하는 돌은 금수입니다.</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>쌍사: 한 줄에서든 여러 줄에서든 4를 둘 이상 만드는 돌은 금수입니다. 4는 돌 하나를 더 두면 5목이 되는, 한 줄 위의 돌 네 개입니다.</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>쌍삼: 3을 둘 이상 만드는 돌은 금수입니다. 3은 돌 하나를 더 두면 열린 4가 되고 그때 5목이 함께 생기지 않는, 한 줄 위의 돌 세 개입니다. 열린 4는 끊기지 않고 이어져 있어 양쪽 어느 끝에서든 5목이 될 수 있는 돌 네 개입니다.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>3은 그다음 돌 하나를 둘 수 있을 때만 3으로 봅니다. 그 돌은 장목도, 쌍사도, 이 항에 따라 금지되는 쌍삼도 만들지 않아야 합니다. 이는 판정하려는 돌이 이미 판 위에 있는 것으로 보고 따지며, 필요한 만큼 같은 방법으로 더 깊이 따집니다.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>3은 그다음 돌 하나를 둘 수 있을 때만 3으로 봅니다. 그 돌은 이 항에 따라 금지되는 쌍삼을 만들지 않아야 합니다. 이는 판정하려는 돌이 이미 판 위에 있는 것으로 보고 따지며, 필요한 만큼 같은 방법으로 더 깊이 따집니다.</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>변은 상대의 돌과 똑같이 줄을 막습니다.</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>금수를 지적해야 하는 대국에서 쌍삼과 쌍사는 다음 수가 완료될 때까지, 장목은 대국이 끝날 때까지 지적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>출처: 국제 렌주 규칙 제3장, 제9.1조~제9.3조, 제9.8조. 문장은 이 프로그램에서 작성했습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The arbiter says how many points each player gets.</extracomment>
        <translation>판정</translation>
    </message>
    <message>
        <source>These points replace the results of the games.</source>
        <translation>대국 결과 대신 이 점수를 반영합니다.</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>%1 점수</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>판정 취소</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>이 점수로 판정</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RunningGame</name>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>대국 파일이 디스크에 없습니다. 지금 나가면 대국이 사라집니다.</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>마지막 수를 저장하지 못했습니다. 지금 나가면 그 수가 사라집니다.</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>대국이 진행 중입니다.</translation>
    </message>
    <message>
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>대국은 두 시계와 함께 저장되며 나중에 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>대국에서 나가기</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>심판이 있는 대국이 진행 중입니다.</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>심판만 이 대국을 닫을 수 있습니다. 닫으면 심판이 대국을 재개할 때까지 두 시계가 멈춥니다.</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>심판은 다른 화면을 열 수 있습니다. 대국과 시계는 그대로 진행되며, 이 사실이 대국 로그에 기록됩니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>다른 곳의 같은 국면</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>비슷한 국면까지 포함</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>같은 모양이 옮겨진 위치: %1.</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>오른쪽으로 %1칸</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>왼쪽으로 %1칸</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>위로 %1칸</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>아래로 %1칸</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message>
        <source>A library holds square boards of up to 15 lines.</source>
        <translation>라이브러리에는 15줄까지의 정사각형 판만 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>라이브러리에는 225수까지의 수순만 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>In a library, the colours take turns.</source>
        <translation>라이브러리에서는 흑과 백이 번갈아 둡니다.</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>라이브러리의 모든 노드는 수이거나 점 위의 글자입니다.</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>라이브러리에는 수로 두지 않은 돌을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>라이브러리에서는 한 국면 다음에 같은 수가 한 번만 올 수 있습니다.</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>대국들을 하나의 트리로 병합합니다.</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>라이브러리에서는 판에서 돌을 들어낼 수 없습니다.</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGF에는 기보를 열 때 처음 표시할 국면이 저장되지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>%1 인코딩에 없는 글자가 텍스트 %n개에 있어 물음표로 바뀝니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>이 형식에는 대국자, 대회, 결과, 규칙의 세부 내용 중 일부를 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>이 형식에는 시계 시간을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>이 형식에는 개국에서의 선택, 지적·신고, 경고, 무승부 제의를 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>이 형식에는 이 표시들을 담을 수 없습니다. 라이브러리에는 점 위의 글자와 책갈피만 있습니다.</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>판에 둘 수 없었던 수는 이 형식에 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>SGF에서 글자는 빈 점 위에만 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>이 형식에는 한 대국만 담을 수 있으며, 나머지 대국은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>이 형식에는 한 수순만 담을 수 있으며, 변화는 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>이 형식에는 주석을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>문자로 그린 판에는 돌을 둔 순서가 나타나지 않습니다.</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>이 형식에는 이 크기의 판을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>이 형식에는 흑부터 번갈아 둔 돌만 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>이 형식에는 수로 두지 않은 돌을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>저장할 착수가 없습니다.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>%1번 대국: %2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>이 기보는 이 형식으로 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>이 파일에는 문자 인코딩이 기록되지 않으며, 내용이 %1이(가) 아닌 다른 인코딩처럼 보입니다. 이 컴퓨터에서는 문자 인코딩이 기억되지만, 다른 곳에서는 파일을 열 때 골라야 합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScorePage</name>
    <message>
        <source>Kind of games</source>
        <translation>대국 종류</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>사람끼리</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreRows</name>
    <message>
        <source>Won %1, drawn %2, lost %3</source>
        <extracomment>Results of a player in some games.</extracomment>
        <translation>%1승, %2무, %3패</translation>
    </message>
    <message>
        <source>%1: games %2. %3</source>
        <extracomment>A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.</extracomment>
        <translation>%1: %2국. %3</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetModel</name>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>소속</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>심판</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who makes the opening and is Black as long as colours are not exchanged.</extracomment>
        <translation>가선</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>가후</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>시간 규정</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Head of a column: what a player&apos;s clock shows after the move.</extracomment>
        <translation>시간</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Time used by Black</source>
        <translation>흑 사용 시간</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>백 사용 시간</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>기보 용지</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>봉수 코드는 %1입니다. 지금 인쇄하거나 적어 두십시오. 다시 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>코드를 인쇄하거나 적어 두지 않았습니다. 코드가 없으면 아무도 봉수를 열 수 없습니다. 그대로 나가려면 ‘대국으로 돌아가기’를 다시 누르십시오.</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>코드 인쇄…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>적어 두었음</translation>
    </message>
    <message>
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>대국 중단 용지 인쇄…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Command, setting, player, game, opening or page of the manual</source>
        <translation>명령, 설정, 대국자, 대국, 개국, 설명서</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>찾은 항목</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>찾은 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchPace</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchTargets</name>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the search of the window has found.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>개국</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>설명서</translation>
    </message>
    <message>
        <source>Booklet: %1</source>
        <extracomment>What the search of the window has found: %1 is a course, which is printed as a booklet.</extracomment>
        <translation>소책자: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>남은 초읽기 횟수</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>남은 수</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>초읽기 전 시간</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>자리</translation>
    </message>
    <message>
        <source>Two games, seats exchanged in the second</source>
        <translation>두 판을 두며, 둘째 판은 자리 바꾸기</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>오른쪽 대국자에게 다른 시간 적용</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>오른쪽 대국자의 시간</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>부문 추가…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>조 편성…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>이 부문 다시 열기</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>이 부문 마감</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>이 부문 삭제</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>진출자 갱신…</translation>
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
        <translation>%1수부터의 변화</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1–%2수</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Before a comment: %1 is the number of the move, %2 the comment.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>국면도</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>표시할 국면</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>일정한 수마다</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>주석이나 책갈피가 있는 곳</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>국면도 하나에 표시할 수의 개수</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>단</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>한 단</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>두 단</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>종이 크기</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>변화마다 작은 국면도</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>국면도</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>일치하는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>고대비, 밝게</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>고대비, 어둡게</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>흑백 교대 후 이름과 시계가 자리를 바꾸는 모습을 보여 줍니다. 끄면 화면이 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>판과 돌</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>고대비에서는 전용 판을 사용합니다.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.</extracomment>
        <translation>판 재질</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>비자나무</translation>
    </message>
    <message>
        <source>Katsura</source>
        <translation>계수나무</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>호두나무</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>돌</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>흑석과 조개</translation>
    </message>
    <message>
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>인쇄된 국면도</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>판의 변에 문자와 숫자를 표시합니다.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>네 변 모두</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>모든 돌에 표시합니다.</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>금점</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>대국에서 허용할 때 표시합니다.</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>거짓 금점</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>대국에서 허용할 때, 금점처럼 보이지만 아닌 점을 표시합니다.</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>기보의 다음 수</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>기보가 이어지는 점에 동그라미를 표시합니다.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>돌 놓는 소리</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>대국이 끝날 때도 조용한 소리가 납니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>끔</translation>
    </message>
    <message>
        <source>Automatic, by time control</source>
        <translation>시간 규정에 따라 자동</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>시간 안내</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>음성으로 안내</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>신호음으로 안내</translation>
    </message>
    <message>
        <source>Announce by flashing the clock</source>
        <translation>시계를 깜박여 안내</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>착수 실수 방지</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>기보 단축키</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>익숙한 프로그램의 단축키를 사용합니다.</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>대국 로그</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>심판 서명 키</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>심판석 PIN</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>설정 안 됨: 버튼을 길게 누르면 누구나 심판석을 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>심판석을 열 때 필요하며, 많아야 10분에 한 번 묻습니다.</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>심판장 PIN</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>설정 안 됨: 두 대국자와 심판이 확인한 결과는 확정됩니다.</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>모두가 결과를 확인한 대국을 다시 엽니다. 심판석도 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>10분의 1초</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>대국자의 시간이 얼마 남지 않았을 때 표시합니다.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>표시 안 함</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>마지막 10초</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>마지막 20초</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>둔 수 표시</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>실물 판 옆에서 시계로 쓸 때 각 대국자가 둔 수를 셉니다.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size, as a share of the usual one.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Larger: %1. Smaller: %2. Normal: %3.</source>
        <extracomment>Keyboard shortcuts.</extracomment>
        <translation>크게: %1, 작게: %2, 기본: %3.</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>수를 소리 내어 읽기</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>차례, 제의, 지적·신고와 결과, 학습의 답, 기보의 각 수도 읽습니다.</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>기보에서 4로 이기는 수순</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>표시된 국면에서 어느 쪽이 4로 이기는지 한 줄로 알립니다.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>대국 상대가 되고 국면을 분석하는 프로그램입니다.</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>관리…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>음성이 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>컴퓨터에 이 언어의 음성이 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Who is better</source>
        <translation>형세</translation>
    </message>
    <message>
        <source>A bar beside the board in games against the computer.</source>
        <translation>컴퓨터와 둘 때 판 옆에 형세 막대를 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture that is to be shown to others: as it will be.</extracomment>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Picture, square</source>
        <extracomment>Kinds of pictures to show a game to others.</extracomment>
        <translation>그림(정사각형)</translation>
    </message>
    <message>
        <source>Picture, upright</source>
        <translation>그림(세로)</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>움직이는 그림</translation>
    </message>
    <message>
        <source>QR code of the moves</source>
        <extracomment>A code that a phone&apos;s camera reads as the moves.</extracomment>
        <translation>수순 QR 코드</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>수순 복사(&amp;M)</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>대국을 SGF로 복사(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>링크 복사(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>닫기(&amp;O)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>움직이는 그림 (*.webp)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>Game (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장했습니다</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>마지막 돌은 금수가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>현재 금점:</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>개국</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>이유</translation>
    </message>
    <message>
        <source>Moves, opening and reasons</source>
        <translation>수순, 개국, 이유</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>이 규칙에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>눌러서 묻기</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>켜져 있는 동안에는 점을 누르면 돌을 놓지 않고 그 점에 대해 묻습니다</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>현재 금점이 없습니다. 빈 점을 가리키면 이유를 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>컴퓨터가 %1 동안 절전 상태였습니다. 이 시간은 %2 님의 사용 시간에 반영됩니다. 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>%2 님의 시계가 작동 중일 때 컴퓨터가 %1 동안 절전 상태였습니다. 이 시간은 아직 차감되지 않았습니다. 두 시계가 멈춰 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>테이블 번호</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>테이블 번호, Enter, 결과 순으로 입력: 12, Enter, 1(N 키)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Standings</name>
    <message>
        <source>With help, the game does not count on the ladder.</source>
        <extracomment>At the end of a game against the computer in which a move was taken back, or a hint was given.</extracomment>
        <translation>도움을 받아 이 대국은 래더에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>Ladder: %1 (%2)</source>
        <extracomment>At the end of a game against the computer: a rating such as 1216, and in brackets how much it has changed.</extracomment>
        <translation>래더: %1 (%2)</translation>
    </message>
    <message>
        <source>Ladder: %1</source>
        <extracomment>A rating against the computer, such as 1216.</extracomment>
        <translation>래더: %1</translation>
    </message>
    <message>
        <source>%1 on the ladder: %2</source>
        <extracomment>A player and a rating against the computer, such as 1216.</extracomment>
        <translation>%1의 래더: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>Tap a value to see how it was calculated.</source>
        <translation>값을 누르면 계산 내역이 보입니다.</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>동순위 추첨</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>대회 마감</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>이 부문 마감</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>마감되었습니다. 최종 순위입니다.</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>카테고리와 상…</translation>
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
            <numerusform>%n수, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins %1</source>
        <translation>시작: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>차례 %n번, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup that cannot be read</source>
        <translation>읽을 수 없는 백업</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepBar</name>
    <message>
        <source>First move</source>
        <translation>첫 수</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>이전 수</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>수순 재생</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>기보의 수, 텍스트, 표시를 편집합니다</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: the record is edited, not only looked at.</extracomment>
        <translation>편집</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>개국 단계</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>현재: %1. 모든 단계: %2</translation>
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
        <translation>대국 전에 놓는 돌</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>26주형 중 하나…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>모두 지우기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>분기 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>분기 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>분기 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>분기 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>변화를 앞으로 옮기기(&amp;F)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>본 수순으로 지정(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>패스(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>이 수 다음에 수 삽입(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>책갈피(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>다음 변화(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>이전 변화(&amp;V)</translation>
    </message>
    <message>
        <source>Next branching p&amp;oint</source>
        <translation>다음 분기점(&amp;O)</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>이전 분기점(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>다음 찾기(&amp;E)</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>기보 전체 회전(&amp;W)</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>기보 전체 좌우 반전(&amp;L)</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>파일을 이 기보에 병합(&amp;G)…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>분기를 새 파일로 저장(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>이 분기의 통계(&amp;S)…</translation>
    </message>
    <message>
        <source>Merge fol&amp;der into this record…</source>
        <translation>폴더를 이 기보에 병합(&amp;D)…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>기보 단축키(&amp;Y)…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>이 라이브러리의 판 크기(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>기보 전체(&amp;W)</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>이전 찾기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>이 기보 편집(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>이 기보 닫기(&amp;L)</translation>
    </message>
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>4로 이기는 수순 찾기(&amp;W)</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>상대가 4로 이기는 수순 찾기(&amp;O)</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>이기는 첫 수 모두 표시(&amp;F)</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>모든 방어점 표시(&amp;D)</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>4로 이기는 수순(&amp;O)</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>이 파일의 대국(&amp;H)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>복기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>이 대국 복기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>다음 복기 표시로 이동(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>이전 복기 표시로 이동(&amp;P)</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>이 파일의 모든 대국 복기(&amp;G)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>복기 인쇄(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>이 파일에 새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>이 대국 이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>이 대국을 위로 옮기기(&amp;U)</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>이 대국을 아래로 옮기기(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>이 대국 빼기(&amp;M)…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>이 국면을 문제로 만들기(&amp;K)…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>바꾸기(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>이 대국 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>이 대국 뒤에 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>학생들에게 보여 주기</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>다음 열린 기보</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>이전 열린 기보</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>4와 3으로 이기는 수순 찾기(&amp;T)</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>상대가 4와 3으로 이기는 수순 찾기</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>엔진으로 분석</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>Menu: a game against the computer begins from the position shown.</extracomment>
        <translation>컴퓨터와 이어 두기</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <extracomment>Menu: the games of the game library that have the displayed position, and how they went on.</extracomment>
        <translation>이 국면이 나온 대국 찾기</translation>
    </message>
    <message>
        <source>Add to the game li&amp;brary</source>
        <extracomment>Menu: all games of this record become part of the game library.</extracomment>
        <translation>대국 데이터베이스에 추가(&amp;B)</translation>
    </message>
    <message>
        <source>Drill the lines from here…</source>
        <extracomment>Menu: the moves of one side are asked, line by line; the program plays the other side.</extracomment>
        <translation>여기서부터 변화 연습…</translation>
    </message>
    <message>
        <source>Players in the game library…</source>
        <extracomment>Menu: what the game library knows of the players of this game.</extracomment>
        <translation>대국 데이터베이스의 대국자…</translation>
    </message>
    <message>
        <source>Gaps in these lines…</source>
        <extracomment>Menu: what games of the game library play and the lines of this record do not answer.</extracomment>
        <translation>이 수순의 빠진 수…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>RenLib 라이브러리 (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>RenjuNet 대국 (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Piskvork 대국 (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>국면 파일 (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>분기를 새 파일로 저장</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>파일을 이 기보에 병합</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>폴더를 이 기보에 병합</translation>
    </message>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>기보 (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>프로그램이 멈췄을 때 %1에 저장하지 않은 변경 내용이 있었습니다.</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>마지막 백업: %1.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>변경 내용을 읽는 중…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>복원하지 않고 열기</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>이 편집 이후에 %1 파일이 변경되었습니다.</translation>
    </message>
    <message>
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>새 기보로 복원하면 파일은 그대로 남습니다. 이 파일의 편집 내용으로 복원하면, 저장할 때 현재 내용을 덮어쓰기 전에 확인합니다.</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>새 기보로 복원</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>이 파일의 편집 내용으로 복원</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>다른 프로그램에서 이 변경 내용을 복원했습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>분기 삭제</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>분기 잘라내기</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>%1의 표시</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>%1에서 %2(으)로 가는 화살표</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>착수 %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 삽입</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>%1의 글자</translation>
    </message>
    <message>
        <source>Typing the headline</source>
        <translation>제목 입력</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>주석 입력</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>본 수순으로 지정</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>변화를 앞으로 옮기기</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>분기 붙여넣기</translation>
    </message>
    <message>
        <source>Rotate the whole record</source>
        <translation>기보 전체 회전</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>기보 전체 좌우 반전</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>수를 삽입하는 중…</translation>
    </message>
    <message>
        <source>Rotating the record…</source>
        <translation>기보를 회전하는 중…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>분기를 붙여넣는 중…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>%1 자리에는 이 분기의 뒤쪽 수가 있습니다. 아무것도 삽입하지 않았습니다.</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>분기에 %1 자리의 수가 있으나, 여기에서는 그 점에 이미 돌이 있습니다. 아무것도 붙여넣지 않았습니다.</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>제거한 국면을 세는 중…</translation>
    </message>
    <message>
        <source>Insert a variation</source>
        <translation>변화 삽입</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>%1에서 %2까지의 선</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>%1에 흑돌 놓기</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>%1에 백돌 놓기</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>%1의 돌 치우기</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>돌을 놓는 중…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>%1 자리에는 이 분기의 뒤쪽 수가 있습니다. 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>차례 바꾸기</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>주석 쓰기</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>텍스트 바꾸기</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>텍스트를 바꾸는 중…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>파일을 읽는 중…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>그래도 읽기</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>%1 파일이 손상되었습니다. 읽을 수 있는 내용을 모두 표시하며, 이 파일에 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>자세히 보기</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>텍스트를 읽는 중…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>라이브러리의 판 크기</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>라이브러리에는 판 크기가 저장되지 않습니다.
판의 줄 수:</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>%1 파일이 도중에 끝납니다. 뒷부분이 잘렸을 수 있습니다. 남아 있는 내용은 모두 표시됩니다. 덮어쓰면 원래 파일의 사본을 같은 위치에 남깁니다.</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>이 라이브러리의 일부 수가 %1줄 판에 맞지 않습니다. 판을 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>새 기보</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>Go to the start</source>
        <translation>처음으로 이동</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>이전 수</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>수순의 끝으로 이동</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>이전 변화</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>다음 변화</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>이전 분기점</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>다음 분기점</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>파일의 이전 대국</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>파일의 다음 대국</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>지정한 점에 둔 수 찾기</translation>
    </message>
    <message>
        <source>Find next comment</source>
        <translation>다음 주석 찾기</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>이전 주석 찾기</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>다음 책갈피 찾기</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>이전 책갈피 찾기</translation>
    </message>
    <message>
        <source>List identical positions</source>
        <translation>같은 국면 목록</translation>
    </message>
    <message>
        <source>List similar positions too</source>
        <translation>비슷한 국면까지 목록에 포함</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>책갈피 설정/해제</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Switch between viewing and editing</source>
        <translation>보기와 편집 전환</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>기보 단축키</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>다음 프로그램의 단축키 사용:</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>이 단축키는 판에 포커스가 있을 때 작동합니다. 문자와 숫자는 좌표로 입력됩니다. H 8을 누르면 H8 점으로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>메시지 닫기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>이 파일의 대국</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>이유</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>수순과 이유</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>라이브러리, 국면 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>이 파일의 문자 인코딩 선택</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>같은 국면</translation>
    </message>
    <message>
        <source>Same (%1)</source>
        <translation>같은 국면(%1)</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Tab: the tree of variations.</extracomment>
        <translation>트리</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>변화 트리</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>대국을 읽는 중…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색 중…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>파일을 읽을 때 고쳤거나 해석하지 못한 부분의 목록 표시</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>알림 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>주석</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>%1에 글자 쓰기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>분기를 잘라냈습니다.</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>분기를 삭제했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>국면 %n개를 잘라냈습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>국면 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>변경 내용을 백업할 수 없습니다. 디스크가 가득 찼거나 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>이 파일은 손상되었습니다. 덮어쓰면 읽지 못한 부분이 사라집니다. 다른 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>이 편집을 시작한 뒤 디스크의 %1 파일이 변경되었습니다.</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1 파일에는 담을 수 없는 내용이 있습니다.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>덮어쓰면 현재 파일의 사본을 같은 위치에 남깁니다.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>그래도 저장</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>기보 전체가 담긴 파일입니다. 다른 이름을 선택하십시오.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 저장 중…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>%1 파일을 저장했습니다. 이 형식에는 담을 수 없는 내용이 있습니다.</translation>
    </message>
    <message>
        <source>Reading the texts of this record…</source>
        <translation>이 기보의 텍스트를 읽는 중…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>대국을 복사하는 중…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>수의 개수: %1</translation>
    </message>
    <message>
        <source>End positions: %1</source>
        <translation>수순 끝의 국면: %1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>가장 긴 수순: %1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>주석이 있는 수: %1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>책갈피: %1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>수가 없는 점의 글자: %1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>이 국면 이후</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>문자 인코딩</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>보기 모드이므로 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>이 기보는 보기 모드로 열려 있습니다.</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>인코딩: %1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>빈 점을 가리키면 그곳에 둘 수 있는지와 그 이유를 볼 수 있습니다. 누르면 선택이 유지됩니다.</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>이 규칙에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>기보에 규칙이 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>기보에 이 승리의 수순이 이미 모두 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>%n수를 삽입했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>이 국면에서 대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>정사각형 판에서만 승리 수순을 찾습니다.</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>이 파일에 새 대국</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>이 파일에서 %1번 대국을 빼시겠습니까?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>이 대국 이름 바꾸기</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>대국을 정리하는 중…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>복기</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>차례 바꾸기</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>%1의 수로 이동</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>%1에 두기</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>%1에 글자 쓰기…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>%1에 흑돌 놓기</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>%1에 백돌 놓기</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>%1의 돌 치우기</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>이 수는 이제 기보에 없습니다.</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>이 승리는 여기에서 보여 줄 수 없습니다. 기보에 그 국면이 없거나 대국이 거기서 끝났습니다.</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>이 주석은 모두 이미 기보에 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>주석 %n개를 썼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>텍스트 %n개를 바꾸었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>클립보드에 대국이 없습니다. 아무것도 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>이 파일의 대국을 정리하지 못했습니다. 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>분석</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>기보에 이 수순이 이미 모두 있습니다.</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>정사각형 판의 국면만 분석합니다.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>판이 가득 찼습니다.</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>사본을 %1 파일로 저장했습니다. %2 자체는 아직 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>공유…</translation>
    </message>
    <message>
        <source>Only tried: %1. Esc throws it away.</source>
        <extracomment>%1 are points, such as &quot;H8 I9&quot;.</extracomment>
        <translation>시험 삼아 둔 수: %1. Esc로 버립니다.</translation>
    </message>
    <message>
        <source>Add to the record</source>
        <extracomment>Button: the moves that are tried become part of the record.</extracomment>
        <translation>기보에 추가</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A move of a record without a stone.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Tab: the games of the game library that have this position.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>The worksheet of this record has this position already.</source>
        <translation>이 국면은 이미 이 기보의 문제지에 있습니다.</translation>
    </message>
    <message>
        <source>The position is on the worksheet of this record, with a bookmark.</source>
        <translation>국면에 책갈피를 달아 이 기보의 문제지에 넣었습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableBoards</name>
    <message>
        <source>Boards of the hall…</source>
        <extracomment>Menu entry: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>대회장의 판…</translation>
    </message>
    <message>
        <source>The server does not answer. The boards are shown as they were heard of last.</source>
        <translation>서버가 응답하지 않습니다. 판은 마지막으로 받은 상태로 표시됩니다.</translation>
    </message>
    <message>
        <source>No table has reported a game of this round yet.</source>
        <translation>이번 라운드의 대국을 보낸 테이블이 아직 없습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message>
        <source>Try %1.</source>
        <extracomment>A hint to a player; %1 is a point such as H8.</extracomment>
        <translation>%1에 두어 보십시오.</translation>
    </message>
    <message>
        <source>You win at %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>%1에 두면 이깁니다.</translation>
    </message>
    <message>
        <source>%1 threatens to win at %2.</source>
        <extracomment>A hint; %1 is Black or White, %2 lists points.</extracomment>
        <translation>%1이 %2에서 이기려 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>사를 %n번 만들면 이길 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to win by fours.</source>
        <extracomment>A hint; %1 is Black or White.</extracomment>
        <translation>%1이 사목 연속으로 이기려 합니다.</translation>
    </message>
    <message>
        <source>Nobody threatens to win at once.</source>
        <translation>당장 이길 위협은 양쪽 모두 없습니다.</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>금수: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>대국을 복원했습니다</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>확정된 내용은 모두 남아 있습니다. 재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>두 시계가 멈춰 있으며, 판을 가렸습니다.</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>수순</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>수순과 개국 표시</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>대국 중단</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>심판이 대국을 재개할 때까지 두 시계가 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>컴퓨터가 절전 상태였습니다</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>결과 표시</translation>
    </message>
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>답하거나 지적·신고할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The picture of the board is on the clipboard.</extracomment>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>공유…</translation>
    </message>
    <message>
        <source>Show who is better</source>
        <extracomment>Menu of the board in a game against the computer, with a tick: a bar that says who is better.</extracomment>
        <translation>형세 보기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 – %2: 입력된 결과는 %3이지만 대국은 %4(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>%1라운드, %2번 테이블. 대국의 결과를 쓰면 사용 시간, 경고, 기보도 함께 기록됩니다.</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>입력된 결과 유지</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>대국의 결과 사용</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>학생이 할 일</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>문제에서 묻는 쪽</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>쪽 이름</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>짧은 질문 하나. 다음 줄부터는 요청할 때 보입니다.</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>만드는 사람만 봄(선택 사항)</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>요청하면 보임(선택 사항)</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>답한 뒤에 보임(선택 사항)</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>해당하는 점을 모두 찾아야 함</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>3도 쓸 수 있음</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>답은 프로그램이 찾습니다. 판을 눌러 자신의 답을 표시하면 맞는지 확인해 줍니다.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>질문할 점을 누르십시오.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>질문할 돌을 누르십시오.</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>질문할 빈 점을 누르고, 원하면 돌도 누르십시오.</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>프로그램이 수마다 판정하고 응수합니다.</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>답을 쓰거나 판의 점을 눌러 답으로 만드십시오.</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>순서대로 판을 눌러 돌을 놓으십시오. 마지막 돌을 다시 누르면 없어집니다.</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>학생에게 보여 줄 수순을 판에서 눌러 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>확인하는 중…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>변경 내용을 버리고 이 문제를 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskProgressBar</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>이 쪽에 오류가 있습니다.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>판: %1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>접기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>더 보기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>판에서 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>수순 %1/%2.</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>답 확인(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>다시 풀기(&amp;T)</translation>
    </message>
    <message>
        <source>Previous stone</source>
        <translation>이전 돌</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>다음 돌</translation>
    </message>
    <message>
        <source>This is the answer:</source>
        <translation>정답:</translation>
    </message>
    <message>
        <source>The answer was not found.</source>
        <translation>정답을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>이미 맞힌 문제입니다.</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>해당하는 이유를 모두 고른 뒤 확인하십시오.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>다음 수순</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>하나도 없음(&amp;O)</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <extracomment>Button: the same task once more, after it was solved.</extracomment>
        <translation>다시 풀기(&amp;T)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TeamDialog</name>
    <message>
        <source>Team members</source>
        <extracomment>Title: who plays for a team.</extracomment>
        <translation>팀원</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>한 줄에 한 명씩 보드 순서로, 후보는 마지막에.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>This procedure has nothing to set.</source>
        <translation>이 개국 규정에는 설정할 조건이 없습니다.</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>기본 조건으로 되돌리기</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>쓸 수 없는 주형</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>모두 쓸 수 있음</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>주형 지정 해제</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>대국자가 직접 둠</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>첫 세 돌의 주형</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>대국자가 개수를 선언</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>5수 제시점 개수</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 님은 흑백 교대 불가</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>흑백 교대 권리 없음</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TieBreakFields</name>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>알 수 없음: %1</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>동점 시 순위 기준</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, in order</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>순위 기준 코드(우선순)</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>자체 기준</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>제한 없음</translation>
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
        <translation>예: %1</translation>
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
        <translation>이름, 번호, 시간(예: DGT 11, Fischer, 7m+4s)</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>시간 규정 찾기</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>시간 규정</translation>
    </message>
    <message>
        <source>No matching time control.</source>
        <translation>일치하는 시간 규정이 없습니다.</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>A method of a clock: the clock, its number there and its name there.</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>기타</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeNumbers</name>
    <message>
        <source>Minutes</source>
        <extracomment>Three numbers of a time control: of a player&apos;s whole time; added after each move, or of each period; and how many periods (byo-yomi).</extracomment>
        <translation>분</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <source>Added after each move; with periods, the length of each</source>
        <translation>한 수마다 더해지는 초. 초읽기가 있으면 한 번의 길이</translation>
    </message>
    <message>
        <source>Byo-yomi: how many periods follow when the minutes are used up</source>
        <translation>초읽기: 시간을 다 쓴 뒤 이어지는 횟수</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ToolBox</name>
    <message>
        <source>Play stones</source>
        <translation>수 두기</translation>
    </message>
    <message>
        <source>Write on a point</source>
        <translation>점에 글자 쓰기</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>동그라미 그리기</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>네모 그리기</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>세모 그리기</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>가위표 그리기</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>화살표 그리기</translation>
    </message>
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>흑돌 놓기</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>백돌 놓기</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>돌 치우기</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>문자 쓰기: A, B, C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>숫자 쓰기: 1, 2, 3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>선 그리기</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>표시의 색</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>차례 바꾸기</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>표시의 색: %1</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Button: a menu of the tools that have no button in a small window.</extracomment>
        <translation>다른 도구</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TournamentPage</name>
    <message>
        <source>&amp;Entries</source>
        <translation>참가자(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>%1라운드(&amp;R)</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>순위표(&amp;N)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>이전 라운드</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>다음 라운드</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>다시 실행(&amp;O)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>앞에 적힌 쪽의 승리, 무승부, 패배</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>몰수: 앞에 적힌 쪽의 승리, 패배, 양쪽 패배</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>이 테이블의 결과 지우기</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>이 테이블의 대국 열기</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>초안에서 자리를 바꿀 참가자 고르기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>판정: 심판이 점수를 정함</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>부문</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>이전 부문, 다음 부문</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>이 테이블의 시간, 경고, 사유</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>두 팀의 오더</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>이전 라운드, 다음 라운드</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>저장할 수 없어 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>테이블 번호로 결과 입력: 12, Enter, 1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>이 대회는 여기서 보기만 할 수 있습니다. 다른 곳에서 열려 있거나 파일이 읽기 전용입니다. 변경 내용은 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>여기서 편집</translation>
    </message>
    <message>
        <source>This computer stands at a table. Open a table of the round to play its game here; the result goes to the desk.</source>
        <translation>이 컴퓨터는 대국 테이블에 있습니다. 라운드의 테이블을 열면 그 대국을 여기서 둡니다. 결과는 운영 컴퓨터로 전달됩니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>이 백업을 읽을 수 없습니다. 원래 위치에 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>%1: 저장하지 않았습니다. 마지막 백업: %2.</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>같은 대화 상자를 다시 열면 이어서 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>대회 열기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not arrive</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1 님 불참</translation>
    </message>
    <message>
        <source>%1 forfeits the game</source>
        <extracomment>%1 is a player who gave the game up before it began.</extracomment>
        <translation>%1 님 몰수패</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1 님 부전승</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>두지 않은 대국</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>가선</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>가후</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>대국을 두지 않은 이유</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>기록지에 남길 메모</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>결과 저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Neither player arrived: both lose</source>
        <translation>두 대국자 모두 불참: 양쪽 패배</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UserLibrary</name>
    <message>
        <source>Adding games to the library…</source>
        <extracomment>What a bar of progress is about.</extracomment>
        <translation>대국 데이터베이스에 추가하는 중…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictHome</name>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Journals and papers</source>
        <translation>대국 로그와 문서</translation>
    </message>
    <message>
        <source>Games played last</source>
        <extracomment>Heading over the games that were played or begun last; each opens its journal.</extracomment>
        <translation>최근 대국</translation>
    </message>
    <message>
        <source>Each game that is played here keeps a journal. The last ones will be shown here.</source>
        <translation>여기서 둔 대국마다 대국 로그가 남으며, 최근 대국이 여기에 표시됩니다.</translation>
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
        <translation>승리</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>금점도 이기는 점도 없습니다.</translation>
    </message>
    <message>
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>‘흑’이나 ‘백’을 선택하여 돌을 놓으십시오. 그런 다음 ‘묻기’를 선택하고 빈 점을 누르면 그곳에 둘 수 있는지와 그 이유를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>이 규칙에서 이쪽에는 금점이 없습니다.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Button: a tap lays a black stone.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Button: a tap lays a white stone.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button: a tap takes a stone off the board.</extracomment>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>비우기</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>붙여넣기…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>판, 수순, 기보를 텍스트로 붙여넣기</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>모든 점</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>금점과 이기는 점을 나열하고 이유 보기</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>물어본 점 또는 모든 점의 판정을 근거 및 규칙과 함께 인쇄</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>판정할 쪽</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>for Black</source>
        <translation>흑 판정</translation>
    </message>
    <message>
        <source>for White</source>
        <translation>백 판정</translation>
    </message>
    <message>
        <source>Clear all stones</source>
        <translation>모든 돌 지우기</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>마지막 변경 실행 취소</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>마지막 변경 다시 실행</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>승리 수순</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>이 국면에서 대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>4로 이기는 수순 찾기</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>상대가 4로 이기는 수순 찾기</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>4와 3으로 이기는 수순 찾기</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>상대가 4와 3으로 이기는 수순 찾기</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>금수 판정</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>이 국면이 나온 대국 찾기</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: looks for games of the game library with the position.</extracomment>
        <translation>대국</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>%1 자리에 대한 판정</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>국면의 모든 점에 대한 판정</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>규칙 내용</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>장소와 날짜</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>판정 대상</translation>
    </message>
    <message>
        <source>A move by %1</source>
        <translation>%1의 수</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: 흑. O: 백. ?: 물어본 점. !: 금점.</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>물어본 점은 %1입니다.</translation>
    </message>
    <message>
        <source>All forbidden points for %1.</source>
        <translation>%1의 모든 금점.</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>%1의 금점이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>금점이 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>두면 바로 이기는 점: %1.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>근거</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The waiting game could not be saved: %1</source>
        <translation>대기 중인 대국을 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>다른 프로그램에서 이 대국을 사용하고 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>두 대국자가 모두 왔습니다. 대국을 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>두 대국자가 준비되는 대로 대국을 시작합니다. 지각은 따지지 않습니다.</translation>
    </message>
    <message>
        <source>No clock runs before the start.</source>
        <translation>시작 시각 전에는 시간이 가지 않습니다.</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>아직 아무도 오지 않았습니다. 한 명이라도 도착할 때까지는 시간이 가지 않습니다.</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>아직 아무도 오지 않았습니다. 먼저 시작하는 %1 님의 시간이 가고 있으며, 두 대국자 모두에게 적용됩니다.</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1 님이 오지 않았으며, %1 님의 시간이 가고 있습니다.</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>시작까지 %1</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>시작 시각에서 %1 경과</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>결과 기록</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>대국 시작</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>왔습니다.</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>아직 오지 않았습니다.</translation>
    </message>
    <message>
        <source>Too late: arrived %1 after the start.</source>
        <translation>지각 한도 초과: 시작 시각보다 %1 늦게 도착했습니다.</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>지각 한도를 넘겼으며, 오지 않았습니다.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>%1 늦게 도착했습니다.</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>제시간에 왔습니다.</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>아직 오지 않았습니다. 지금까지 %1 늦었습니다.</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>시계에서 차감할 시간: %1.</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>지금 도착하면 시계에서 차감할 시간: %1.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>대기실</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>대국 취소</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>가선이며 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>개국을 기다립니다.</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1 님 도착(%2)</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1 님이 오지 않았으며, %1 님의 시간이 가고 있습니다. %2 님은 시작해도 됩니다.</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>%1 님 없이 시작</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>컴퓨터 시계가 %1만큼 더 늦은 시각으로 바뀌었습니다. 실제로 흐른 시간으로 보면 지금은 %2입니다.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>컴퓨터 시계가 %1만큼 더 이른 시각으로 바뀌었습니다. 실제로 흐른 시간으로 보면 지금은 %2입니다.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>%1 유지</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1(으)로 변경</translation>
    </message>
    <message>
        <source>First choose which time counts.</source>
        <translation>어느 시각을 따를지 먼저 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingRoom</name>
    <message>
        <source>This game has already started in another window.</source>
        <translation>이 대국은 이미 다른 창에서 시작되었습니다.</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>시작 시각이 지났습니다.</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>이제 심판만 바꿀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>승리</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>가장 빠른 승리</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>승리를 막음</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Legend of a sign on the board: the search did not find out.</extracomment>
        <translation>미정</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be asked about a win.</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Previous step of the win</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>승리 수순(단계별)</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>4로 이기는 수순: 수마다 4를 만들어 마침내 5목을 막을 수 없게 합니다.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>4와 3으로 이기는 수순 찾기: %1</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>이기는 첫 수 모두 표시: %1</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>모든 방어점 표시: %1</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>변화로 삽입</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>이 증명 검사</translation>
    </message>
    <message>
        <source>Find a win by fours: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>4로 이기는 수순 찾기: %1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <translation>더 오래 탐색</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WindowBar</name>
    <message>
        <source>Menu (%1)</source>
        <translation>메뉴(%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Worksheet</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>%1수 후</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>%1수(%2) 후</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>표시된 국면: %1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 파일을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>이 문제지 설정이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>인쇄할 문제가 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>금점을 모두 표시하십시오.</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>표시된 점은 금점입니까? 이유를 쓰십시오.</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>표시된 돌의 형태 이름을 쓰십시오.</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>표시된 점에 두어도 표시된 돌이 3이 되지 않는 이유는 무엇입니까?</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>맞는 답을 표시하십시오.</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>돌을 놓을 점에 번호를 쓰십시오.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>금점이 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of forbidden move, %2 the points: &quot;double-three: H8 J9&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>One of %1</source>
        <extracomment>An answer: %1 is a list of moves, and one of them is enough.</extracomment>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>모든 문제를 푸십시오.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>문제지</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1 – 해답</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1, %2, 난수 시드 %3</translation>
    </message>
    <message>
        <source>Win by fours and threes: number the moves of both sides until the win cannot be stopped.</source>
        <translation>4와 3으로 이기기: 승리를 막을 수 없게 될 때까지 양쪽의 수에 번호를 매기십시오.</translation>
    </message>
    <message>
        <source>Win by fours: number the moves of both sides until the win cannot be stopped.</source>
        <translation>4로 이기기: 승리를 막을 수 없게 될 때까지 양쪽의 수에 번호를 매기십시오.</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours and threes.</source>
        <translation>4와 3으로 이기는 첫 수를 하나 표시하십시오.</translation>
    </message>
    <message>
        <source>Mark every move that begins a win by fours.</source>
        <translation>4로 이기는 첫 수를 모두 표시하십시오.</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours.</source>
        <translation>4로 이기는 첫 수를 하나 표시하십시오.</translation>
    </message>
    <message>
        <source>Mark every move that stops the win by fours.</source>
        <translation>4로 이기는 수순을 막는 수를 모두 표시하십시오.</translation>
    </message>
    <message>
        <source>Mark a move that stops the win by fours.</source>
        <translation>4로 이기는 수순을 막는 수를 하나 표시하십시오.</translation>
    </message>
    <message>
        <source>%1. These moves begin a win, too: %2</source>
        <extracomment>An answer: %1 is a line of moves, %2 the other moves that begin a win.</extracomment>
        <translation>%1. 다음 첫 수로도 이깁니다: %2</translation>
    </message>
    <message>
        <source>There is no course %1.</source>
        <translation>%1 강좌가 없습니다.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading of the list of chapters with their pages.</extracomment>
        <translation>차례</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <extracomment>A form of what is printed: tasks with lines for name and date.</extracomment>
        <translation>문제지</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>문제 종류</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>문제 수</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>난수 시드</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>같은 숫자를 쓰면 같은 문제지를 다시 만들 수 있습니다. 예를 들어 해답을 인쇄할 때 씁니다</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>다른 문제(&amp;O)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>국면</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>질문</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>직접 쓸 빈 줄</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>쪽당 국면도 수</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>종이 크기</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>두 번째 언어</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>해답을 별도의 쪽에(&amp;A)</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 쪽</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 쪽</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>문제지를 만드는 중… %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>%n문제를 뺐습니다. 질문이 국면에 맞지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>아직 문제가 없습니다. 국면을 고르거나 다른 질문을 고르십시오.</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>%1번 문제의 질문이 너무 길어 자리에 들어가지 않습니다. 쪽당 국면도 수를 줄이십시오.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2쪽</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>문제지 저장</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>문제지</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 파일을 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Question of the chosen position</source>
        <extracomment>What is asked about the position that is chosen in the list.</extracomment>
        <translation>선택한 국면의 질문</translation>
    </message>
    <message>
        <source>As for all</source>
        <extracomment>A position of a worksheet is asked what all are asked.</extracomment>
        <translation>전체와 같음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A position of a record and what is asked about it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Whether a sheet of tasks or a booklet with contents is made.</extracomment>
        <translation>형식</translation>
    </message>
    <message>
        <source>Booklet with contents</source>
        <extracomment>A form of what is printed: explanations and tasks, with contents and the chapter above each page.</extracomment>
        <translation>차례가 있는 소책자</translation>
    </message>
    <message>
        <source>&amp;Moves below each diagram</source>
        <translation>국면도 아래에 수순 표시(&amp;M)</translation>
    </message>
    <message>
        <source>A text is too long for the space. Choose fewer diagrams per page.</source>
        <translation>글이 너무 길어 자리에 들어가지 않습니다. 쪽당 국면도 수를 줄이십시오.</translation>
    </message>
    <message>
        <source>Second kind</source>
        <extracomment>A second kind of task on the same sheet.</extracomment>
        <translation>두 번째 종류</translation>
    </message>
    <message>
        <source>Third kind</source>
        <extracomment>A third kind of task on the same sheet.</extracomment>
        <translation>세 번째 종류</translation>
    </message>
    <message>
        <source>None</source>
        <comment>kind of task</comment>
        <extracomment>No further kind of task.</extracomment>
        <translation>없음</translation>
    </message>
</context>
</TS>
