<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>Even (%1)</source>
        <extracomment>What an engine thinks of a position; %1 is a number of its own.</extracomment>
        <translation>Равная позиция (%1)</translation>
    </message>
    <message>
        <source>%1 is much better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1: большой перевес (%2)</translation>
    </message>
    <message>
        <source>%1 is better (%2)</source>
        <extracomment>What an engine thinks of a position; %1 is &quot;Black&quot; or &quot;White&quot;, %2 a number of its own.</extracomment>
        <translation>%1: перевес (%2)</translation>
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
        <translation>Движок сыграл бы %1</translation>
    </message>
    <message>
        <source>Depth: %1.</source>
        <extracomment>So many moves an engine looks ahead.</extracomment>
        <translation>Глубина: %1.</translation>
    </message>
    <message>
        <source>Positions: %1 (%2 per second).</source>
        <extracomment>%1 positions an engine has looked at, %2 of them in a second.</extracomment>
        <translation>Позиций: %1, в секунду: %2.</translation>
    </message>
    <message>
        <source>Time: %1 s.</source>
        <extracomment>Seconds an engine has thought.</extracomment>
        <translation>Время: %1 с.</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <extracomment>Written into a record at a line of moves: %1 is an engine, %2 how many moves it looked ahead, %3 what it thinks.</extracomment>
        <translation>%1, глубина %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s), the engine thinks</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who wins with the %nth own move from here, as an engine thinks.</extracomment>
        <translation>
            <numerusform>%1: победа за %n ход по оценке движка</numerusform>
            <numerusform>%1: победа за %n хода по оценке движка</numerusform>
            <numerusform>%1: победа за %n ходов по оценке движка</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <extracomment>Read aloud: so many seconds of the running minute or move have passed.</extracomment>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods left</source>
        <extracomment>Read aloud when a reading period (byo-yomi) is used up.</extracomment>
        <translation>
            <numerusform>Остался %n период</numerusform>
            <numerusform>Осталось %n периода</numerusform>
            <numerusform>Осталось %n периодов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 minutes&quot;.</extracomment>
        <translation>Осталось: %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Read aloud: %1 is what is left of the limit of a move, such as &quot;30 seconds&quot;.</extracomment>
        <translation>На этот ход осталось: %1</translation>
    </message>
    <message>
        <source>60 s byo-yomi: read aloud, counting to 10 at the end</source>
        <translation>Бёёми 60 с: вслух, в конце счёт до 10</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, counting to 5 at the end</source>
        <translation>Бёёми 30 с: вслух, в конце счёт до 5</translation>
    </message>
    <message>
        <source>30 s byo-yomi: read aloud, every second from 20</source>
        <translation>Бёёми 30 с: вслух, с 20-й — каждая секунда</translation>
    </message>
    <message>
        <source>Silent, with a flash when one minute is left</source>
        <translation>Без звука, вспышка за минуту до конца</translation>
    </message>
    <message>
        <source>Tones at 5 min, 1 min, 30 s and each of the last 10 s</source>
        <translation>Сигналы за 5 мин, 1 мин и 30 с до конца и в каждую из последних 10 с</translation>
    </message>
    <message>
        <source>Limit per move, and the last minutes</source>
        <translation>Лимит на ход и последние минуты</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <extracomment>The name of this language in itself, for the lists of languages: Deutsch, 日本語.</extracomment>
        <translation>Русский</translation>
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
        <translation>Китайская упрощённая</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Китайская традиционная</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Японская</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Корейская</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Кириллица</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Западноевропейская</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Центральноевропейская</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Греческая</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Турецкая</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Балтийская</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Forbidden: %1.</source>
        <translation>Запрещено: %1.</translation>
    </message>
    <message>
        <source>All correct points: %1.</source>
        <translation>Все верные ответы: %1.</translation>
    </message>
    <message>
        <source>No point is forbidden here.</source>
        <translation>Здесь нет запрещённых пунктов.</translation>
    </message>
    <message>
        <source>Begins a win: %1.</source>
        <extracomment>%1 is a point, or a list of points: the first move of a win.</extracomment>
        <translation>Выигрыш начинается так: %1.</translation>
    </message>
    <message>
        <source>Stops the win: %1.</source>
        <extracomment>%1 is a point, or a list of points that stop the win.</extracomment>
        <translation>Выигрыш можно предотвратить так: %1.</translation>
    </message>
    <message>
        <source>The stones go like this:</source>
        <translation>Камни ставятся так:</translation>
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
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страниц</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Вид задачи</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Marks in front of the class</source>
        <translation>Отметки у доски</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>Title of a paper: the progress of a class.</extracomment>
        <translation>Класс</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>класс</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Диплом</translation>
    </message>
    <message>
        <source>has completed the course</source>
        <extracomment>On a certificate, between the name of a pupil and that of a course or a lesson.</extracomment>
        <translation>завершает курс</translation>
    </message>
    <message>
        <source>has taken part in the lesson</source>
        <translation>участвует в уроке</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <extracomment>On a certificate: %1 of %2 answers of a pupil were right.</extracomment>
        <translation>Верных ответов: %1 из %2</translation>
    </message>
    <message>
        <source>Teacher</source>
        <extracomment>Whoever signs a certificate.</extracomment>
        <translation>Учитель</translation>
    </message>
    <message>
        <source>What the certificate is about</source>
        <extracomment>A course or a lesson.</extracomment>
        <translation>О чём диплом</translation>
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
        <translation>%1: очков %2</translation>
    </message>
    <message>
        <source>%1: %2 points removed</source>
        <extracomment>%1 is a player, %2 a number of points: what was given or deducted counts no more.</extracomment>
        <translation>%1: поправка %2 отменена</translation>
    </message>
    <message>
        <source>Wrongly entered</source>
        <extracomment>Why a result was corrected: at the desk somebody pressed a wrong key.</extracomment>
        <translation>Ошибка ввода</translation>
    </message>
    <message>
        <source>Wrongly reported by the players</source>
        <extracomment>Why a result was corrected: the result slip was wrong.</extracomment>
        <translation>Участники неверно указали результат</translation>
    </message>
    <message>
        <source>Decided on an appeal</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>Решение по апелляции</translation>
    </message>
    <message>
        <source>Breach of the rules</source>
        <extracomment>Why a result was corrected.</extracomment>
        <translation>Нарушение правил</translation>
    </message>
    <message>
        <source>Result of the game at the table</source>
        <extracomment>Why a result was corrected: the game that was played with the program ended otherwise.</extracomment>
        <translation>Результат партии за столом</translation>
    </message>
    <message>
        <source>Follows from another correction</source>
        <extracomment>Why a later game lost its result: an earlier one of the match was corrected.</extracomment>
        <translation>Следует из другого исправления</translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation>Прочитано из файла</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Другая причина</translation>
    </message>
    <message>
        <source>Round %1 is a draft: discard it and pair it again.</source>
        <translation>Тур %1 — черновик: его следует удалить и провести жеребьёвку заново.</translation>
    </message>
    <message>
        <source>Paired with the old result: round %1.</source>
        <extracomment>%1 is a list of numbers of rounds.</extracomment>
        <translation>По прежнему результату проведена жеребьёвка туров: %1.</translation>
    </message>
    <message>
        <source>Check who qualified for: %1.</source>
        <extracomment>%1 is a list of sections, into which the best of this one have gone.</extracomment>
        <translation>Следует проверить, кто вышел в группы: %1.</translation>
    </message>
    <message>
        <source>The pairings were withdrawn.</source>
        <translation>Пары были отозваны.</translation>
    </message>
    <message>
        <source>Table %1, %2 – %3: %4 (before: %5)</source>
        <extracomment>A correction: %1 is a table, %2 and %3 its players, %4 the result now, %5 the one before.</extracomment>
        <translation>Стол %1, %2 – %3: %4 (было: %5)</translation>
    </message>
    <message>
        <source>Table %1 has %2</source>
        <extracomment>%1 is a table, %2 the result that was entered for it.</extracomment>
        <translation>Стол %1: уже есть %2</translation>
    </message>
    <message>
        <source>%1: replace it with %2?</source>
        <extracomment>%1 are two players, %2 a result such as 1–0.</extracomment>
        <translation>%1: заменить на %2?</translation>
    </message>
    <message>
        <source>%1: remove the result?</source>
        <translation>%1: удалить результат?</translation>
    </message>
    <message>
        <source>%1 from round %2</source>
        <extracomment>%1 are points, with their sign, and %2 the round from which on they count.</extracomment>
        <translation>%1 с тура %2</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 с начала</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>It was terminated by signal %1.</source>
        <extracomment>How a program ended; %1 is the number of a signal of the system.</extracomment>
        <translation>Программа завершена сигналом %1.</translation>
    </message>
    <message>
        <source>Its exit code was %1.</source>
        <extracomment>How a program ended; %1 is a number that it chose.</extracomment>
        <translation>Код завершения: %1.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <extracomment>%1 is the path of a program, %2 the reason as the system gives it.</extracomment>
        <translation>Не удалось запустить %1: %2</translation>
    </message>
    <message>
        <source>The engine exited while starting.</source>
        <translation>Движок завершился при запуске.</translation>
    </message>
    <message>
        <source>The engine started, but did not answer.</source>
        <translation>Движок запустился, но не отвечает.</translation>
    </message>
    <message>
        <source>The engine crashed twice.</source>
        <translation>Движок дважды аварийно завершился.</translation>
    </message>
    <message>
        <source>The engine closed its output.</source>
        <translation>Движок закрыл поток вывода.</translation>
    </message>
    <message>
        <source>The engine stopped answering.</source>
        <translation>Движок перестал отвечать.</translation>
    </message>
    <message>
        <source>The engine sent too much output.</source>
        <translation>Движок выводит слишком много данных.</translation>
    </message>
    <message>
        <source>The engine did not accept the position.</source>
        <translation>Движок не принял позицию.</translation>
    </message>
    <message>
        <source>The engine used too much memory.</source>
        <translation>Движок занял слишком много памяти.</translation>
    </message>
    <message>
        <source>The engine does not support this board size.</source>
        <translation>Движок не играет на доске такого размера.</translation>
    </message>
    <message>
        <source>The engine does not support this rule.</source>
        <translation>Движок не играет по этим правилам.</translation>
    </message>
    <message>
        <source>The engine does not support positions with passes.</source>
        <translation>Движок не поддерживает позиции с пасами.</translation>
    </message>
    <message>
        <source>The engine cannot analyse positions.</source>
        <translation>Движок не умеет анализировать позиции.</translation>
    </message>
    <message>
        <source>The engine does not know this opening procedure.</source>
        <translation>Движок не знает этого дебютного регламента.</translation>
    </message>
    <message>
        <source>The engine gave an answer that is not allowed in this opening.</source>
        <translation>Ответ движка в этом дебюте недопустим.</translation>
    </message>
    <message>
        <source>The engine did not answer.</source>
        <translation>Движок не ответил.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <extracomment>%1 is what a program wrote, in its own words.</extracomment>
        <translation>Движок сообщил: %1</translation>
    </message>
    <message>
        <source>The engine %1 is not set up on this computer.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>Движок %1 не настроен на этом компьютере.</translation>
    </message>
    <message>
        <source>The engine tried to make an impossible move.</source>
        <translation>Движок попытался сделать невозможный ход.</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>Without rematches there are at most %n round(s), but %1 are planned.</source>
        <extracomment>After so many rounds of a Swiss everybody has met everybody.</extracomment>
        <translation>
            <numerusform>Без повторных встреч возможен не более чем %n тур, а запланировано: %1.</numerusform>
            <numerusform>Без повторных встреч возможно не более %n туров, а запланировано: %1.</numerusform>
            <numerusform>Без повторных встреч возможно не более %n туров, а запланировано: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are planned; the usual number for this many players is %1.</source>
        <extracomment>Of a Swiss with so many players.</extracomment>
        <translation>
            <numerusform>Запланирован %n тур; обычно при таком числе игроков: %1.</numerusform>
            <numerusform>Запланировано %n тура; обычно при таком числе игроков: %1.</numerusform>
            <numerusform>Запланировано %n туров; обычно при таком числе игроков: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %1</source>
        <extracomment>A player who takes part no more, from round %1 on.</extracomment>
        <translation>Выбыл начиная с тура %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a kind of bye, such as &quot;Half-point bye&quot;.</extracomment>
        <translation>%1, тур %2</translation>
    </message>
    <message>
        <source>Round %1: against %2</source>
        <extracomment>%2 is the opponent that the arbiter has fixed for a player.</extracomment>
        <translation>Тур %1: соперник — %2</translation>
    </message>
    <message>
        <source>Sits out round %1</source>
        <extracomment>A player who has asked for a bye in the next round.</extracomment>
        <translation>Пропускает тур %1</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <extracomment>A player who has lost so often that it plays no more.</extracomment>
        <translation>Выбыл из борьбы</translation>
    </message>
    <message numerus="yes">
        <source>%n forfeit(s) in a row: withdraw?</source>
        <extracomment>A player who has not come to the last %n rounds.</extracomment>
        <translation>
            <numerusform>%n неявка подряд: снять с турнира?</numerusform>
            <numerusform>%n неявки подряд: снять с турнира?</numerusform>
            <numerusform>%n неявок подряд: снять с турнира?</numerusform>
        </translation>
    </message>
    <message>
        <source>From round %1</source>
        <extracomment>A player who came late, and takes part from round %1 on.</extracomment>
        <translation>С тура %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <extracomment>Behind a number of players: so many of them take part no more.</extracomment>
        <translation>
            <numerusform>%n выбыл</numerusform>
            <numerusform>%n выбыло</numerusform>
            <numerusform>%n выбыло</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>Добавлен %n участник.</numerusform>
            <numerusform>Добавлены %n участника.</numerusform>
            <numerusform>Добавлено %n участников.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were already on the list.</source>
        <translation>
            <numerusform>%n участник уже есть в списке.</numerusform>
            <numerusform>%n участника уже есть в списке.</numerusform>
            <numerusform>%n участников уже есть в списке.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than one player has this name: %1.</source>
        <translation>Это имя носит несколько игроков: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be added.</source>
        <translation>
            <numerusform>Будет добавлен %n участник.</numerusform>
            <numerusform>Будут добавлены %n участника.</numerusform>
            <numerusform>Будет добавлено %n участников.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) will be left out.</source>
        <extracomment>Of a list of players.</extracomment>
        <translation>
            <numerusform>Будет пропущена %n строка.</numerusform>
            <numerusform>Будут пропущены %n строки.</numerusform>
            <numerusform>Будет пропущено %n строк.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFiles</name>
    <message>
        <source>Could not open %1.</source>
        <translation>Не удалось открыть %1.</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the name of a section, %2 its form, such as Swiss system.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Перекрёстная таблица</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
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
        <translation>По состоянию на %1</translation>
    </message>
    <message>
        <source>These pairings are a draft and can still change.</source>
        <translation>Пары предварительные и ещё могут измениться.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand.</source>
        <translation>
            <numerusform>Пары изменены вручную на %n столе.</numerusform>
            <numerusform>Пары изменены вручную на %n столах.</numerusform>
            <numerusform>Пары изменены вручную на %n столах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>Who does not begin the opening procedure.</extracomment>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Whether a player opens or is the second player.</extracomment>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <extracomment>%1 is the event and the round, %2 the number of a table.</extracomment>
        <translation>%1, стол %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Партия %1</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Затраченное время</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pairings for round %1</source>
        <translation>Пары %1-го тура</translation>
    </message>
    <message>
        <source>Pairings for round %1, by name</source>
        <translation>Пары %1-го тура по алфавиту</translation>
    </message>
    <message>
        <source>Result slips for round %1</source>
        <translation>Карточки результатов %1-го тура</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is an event.</extracomment>
        <translation>%1, тур %2</translation>
    </message>
    <message>
        <source>Table cards for round %1</source>
        <translation>Таблички на столы %1-го тура</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Стол %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a screen in a hall: %1 of %2 screens.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>The screens in a hall do not turn by themselves now.</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>One letter in a table: the player opened the game.</extracomment>
        <translation>п</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>One letter in a table: the player was the second player.</extracomment>
        <translation>в</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>R%1</source>
        <extracomment>The head of a narrow column: round %1.</extracomment>
        <translation>Т%1</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Положение во время %1-го тура</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Положение после %1-го тура</translation>
    </message>
    <message>
        <source>Cross table during round %1</source>
        <translation>Перекрёстная таблица во время %1-го тура</translation>
    </message>
    <message>
        <source>Cross table after round %1</source>
        <translation>Перекрёстная таблица после %1-го тура</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>Сводная таблица</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is what a round was, %2 the points after it.</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Пары по столам</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Пары по алфавиту</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Карточки результатов</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>Таблички на столы</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Column: the moves of a game, as a file.</extracomment>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Итоговое положение</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>A board of a match of teams, by its number.</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>Составы на тур %1</translation>
    </message>
    <message>
        <source>● opens at this board.</source>
        <extracomment>Under the line-ups of teams.</extracomment>
        <translation>● первый игрок на этой доске.</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <extracomment>Who of each team sits at which board.</extracomment>
        <translation>Составы команд</translation>
    </message>
    <message>
        <source>Corrections and rulings</source>
        <translation>Исправления и решения</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who made a correction.</extracomment>
        <translation>Кем</translation>
    </message>
    <message>
        <source>Nothing was corrected.</source>
        <translation>Исправлений не было.</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <extracomment>On a list that hangs on a wall: what is on it was changed; %1 is a date and a time.</extracomment>
        <translation>Исправлено %1</translation>
    </message>
    <message>
        <source>For each round: the opponent&apos;s number, “o” for the opener or “s” for the second player, and the result. A sign alone is a round without an opponent: +, ½ or 0, as it counted, or – for a player who was not in it.</source>
        <translation>В каждом туре: номер соперника, «п» (первый игрок) или «в» (второй игрок) и результат. Знак без номера — тур без соперника: +, ½ или 0 по начисленным очкам, либо –, если участник в туре не участвовал.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал действий</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>Действие</translation>
    </message>
    <message>
        <source>By</source>
        <comment>log</comment>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Lists of juniors and other groups, and who wins what.</extracomment>
        <translation>Категории и призы</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>Клубный зачёт</translation>
    </message>
    <message>
        <source>Ratings</source>
        <extracomment>Performances, and how ratings change.</extracomment>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Later rounds and stages</source>
        <extracomment>The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.</extracomment>
        <translation>Следующие туры и этапы</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>The head of a column: parts of an event, such as a group or the finals.</extracomment>
        <translation>Группа</translation>
    </message>
    <message>
        <source>The round begins in</source>
        <extracomment>Large on a screen in a hall, above a time that runs down.</extracomment>
        <translation>До начала тура</translation>
    </message>
    <message>
        <source>On your phone</source>
        <extracomment>Title of a screen in a hall with a QR code: the tournament can be followed on a phone.</extracomment>
        <translation>На телефоне</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Title of a screen in a hall: games while they are played.</extracomment>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Round in %1</source>
        <extracomment>On a screen in a hall, in a corner; %1 is a time such as 12:30.</extracomment>
        <translation>До тура %1</translation>
    </message>
    <message>
        <source>The round begins</source>
        <extracomment>Large on a screen in a hall, when the time has come.</extracomment>
        <translation>Тур начинается</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the hall, and hold the camera to the code.</source>
        <translation>Подключитесь к Wi-Fi зала и наведите камеру на код.</translation>
    </message>
</context>
<context>
    <name>EventRefusals</name>
    <message>
        <source>There is no such round.</source>
        <translation>Такого тура нет.</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>Тур %1 уже опубликован.</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>Тур %1 ещё не опубликован.</translation>
    </message>
    <message>
        <source>Round %1 is not closed yet.</source>
        <translation>Тур %1 ещё не завершён.</translation>
    </message>
    <message>
        <source>Round %1 is already closed.</source>
        <translation>Тур %1 уже завершён.</translation>
    </message>
    <message>
        <source>Round %1 already has results, and they would be lost.</source>
        <translation>В туре %1 уже есть результаты, после этого действия они пропали бы.</translation>
    </message>
    <message>
        <source>Round %1 still has tables without a result.</source>
        <translation>В туре %1 ещё есть столы без результата.</translation>
    </message>
    <message>
        <source>A later round already exists.</source>
        <translation>Уже есть следующий тур.</translation>
    </message>
    <message>
        <source>This can be done only before the first round is published.</source>
        <translation>Это возможно только до публикации первого тура.</translation>
    </message>
    <message>
        <source>All planned rounds have been paired.</source>
        <translation>Пары всех запланированных туров уже составлены.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Такого игрока нет.</translation>
    </message>
    <message>
        <source>%1 has already been paired. From now on, the player can only withdraw.</source>
        <translation>%1: пара уже составлена, участника теперь можно только снять с турнира.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1: имя указано дважды.</translation>
    </message>
    <message>
        <source>%1 takes part in this round but is not paired, or is paired without taking part.</source>
        <translation>%1: либо участвует в туре, но без пары, либо стоит в паре, но не участвует.</translation>
    </message>
    <message>
        <source>%1 is missing from the list.</source>
        <translation>%1: нет в списке.</translation>
    </message>
    <message>
        <source>%1 has already withdrawn.</source>
        <translation>%1: уже выбыл из турнира.</translation>
    </message>
    <message>
        <source>%1 has not withdrawn.</source>
        <translation>%1: не выбывал из турнира.</translation>
    </message>
    <message>
        <source>%1 has already been given a bye or an opponent for this round.</source>
        <translation>%1: на этот тур уже назначен пропуск или соперник.</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>Такой группы нет.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>Такого стола нет.</translation>
    </message>
    <message>
        <source>This match has no such game.</source>
        <translation>В этом матче нет такой партии.</translation>
    </message>
    <message>
        <source>There is no such points adjustment.</source>
        <translation>Такой поправки к очкам нет.</translation>
    </message>
    <message>
        <source>The team has no such member.</source>
        <translation>В команде нет такого участника.</translation>
    </message>
    <message>
        <source>This section is closed.</source>
        <translation>Эта группа завершена.</translation>
    </message>
    <message>
        <source>Table %1 is used twice.</source>
        <translation>Стол %1 использован дважды.</translation>
    </message>
    <message>
        <source>The match must have as many games as this section plays.</source>
        <translation>Число партий в матче не такое, как задано для этой группы.</translation>
    </message>
    <message>
        <source>The line-up leaves boards empty that must be filled.</source>
        <translation>В составе пустуют доски, которые должны быть заняты.</translation>
    </message>
    <message>
        <source>A number is out of range.</source>
        <translation>Число вне допустимых пределов.</translation>
    </message>
    <message>
        <source>The file is not a tournament report: it has no players.</source>
        <translation>Файл не является отчётом о турнире: в нём нет игроков.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a number was expected.</source>
        <extracomment>%1 is the number of a line of a file, %2 a column in it.</extracomment>
        <translation>Строка %1, столбец %2: ожидалось число.</translation>
    </message>
    <message>
        <source>Line %1, column %2: points from 0 to 99.5 were expected.</source>
        <translation>Строка %1, столбец %2: ожидалось число очков от 0 до 99,5.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the side must be w, b or -.</source>
        <translation>Строка %1, столбец %2: сторона должна быть w, b или -.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a result.</source>
        <translation>Строка %1, столбец %2: это не результат.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a space was expected.</source>
        <translation>Строка %1, столбец %2: ожидался пробел.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the name is missing.</source>
        <translation>Строка %1, столбец %2: нет имени.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this number has already been used.</source>
        <translation>Строка %1, столбец %2: этот номер уже занят.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no player with this number.</source>
        <translation>Строка %1, столбец %2: игрока с таким номером нет.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this opponent names another opponent.</source>
        <translation>Строка %1, столбец %2: у этого соперника указан другой соперник.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the line is too long.</source>
        <translation>Строка %1, столбец %2: строка слишком длинная.</translation>
    </message>
    <message>
        <source>Row %1 has no name and was left out.</source>
        <translation>В строке %1 нет имени, она пропущена.</translation>
    </message>
    <message>
        <source>Row %1: this name appears twice.</source>
        <translation>Строка %1: это имя встречается дважды.</translation>
    </message>
    <message>
        <source>There are too many rows. Row %1 and all rows below it were left out.</source>
        <translation>Слишком много строк: начиная со строки %1 они пропущены.</translation>
    </message>
    <message>
        <source>Table %1: the match is tied. Play another game, or make a ruling.</source>
        <extracomment>In an elimination, where one player must go on.</extracomment>
        <translation>Стол %1: счёт матча равный. Нужна ещё одна партия или решение судьи.</translation>
    </message>
    <message>
        <source>A match of this section cannot give that many or that few points.</source>
        <translation>Матч в этой группе не может принести столько очков.</translation>
    </message>
    <message>
        <source>A name or text is too long. A name can have %1 characters, a text %2.</source>
        <translation>Слишком длинное имя или текст. В имени может быть до %1 символов, в тексте — до %2.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>После жеребьёвки тура %1 были исправлены результаты.</translation>
    </message>
    <message>
        <source>Round %1 no longer has the pairs that the results give. Discard it and pair it again.</source>
        <extracomment>Of an elimination: the round names a player who has lost since.</extracomment>
        <translation>Пары тура %1 больше не соответствуют результатам. Его следует удалить и провести жеребьёвку заново.</translation>
    </message>
    <message>
        <source>Round %1 depends on who won here. Make it a draft first.</source>
        <extracomment>Of an elimination: round %1 would name a player who has lost.</extracomment>
        <translation>Тур %1 зависит от победителя этого матча. Сначала его следует вернуть в черновик.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>Нужна причина.</translation>
    </message>
    <message>
        <source>Row %1 was taken as column headings.</source>
        <translation>Строка %1 принята за заголовки столбцов.</translation>
    </message>
    <message>
        <source>This is a tournament report file, not a list of players (line %1).</source>
        <translation>Это файл отчёта о турнире, а не список игроков (строка %1).</translation>
    </message>
    <message>
        <source>This is not a list of players (line %1).</source>
        <translation>Это не список игроков (строка %1).</translation>
    </message>
    <message>
        <source>The text encoding could not be determined. Save the list as UTF-8.</source>
        <translation>Не удалось определить кодировку текста. Сохраните список в UTF-8.</translation>
    </message>
    <message>
        <source>Line %1 has damaged characters. Save the list as UTF-8.</source>
        <translation>В строке %1 повреждены символы. Сохраните список в UTF-8.</translation>
    </message>
    <message>
        <source>Row %1: the date of birth is not a date.</source>
        <translation>Строка %1: неверно указана дата рождения.</translation>
    </message>
    <message>
        <source>Row %1: the sex is not m or f.</source>
        <translation>Строка %1: пол не указан как «м» или «ж».</translation>
    </message>
    <message>
        <source>These players do not share a place.</source>
        <translation>Эти игроки не делят место.</translation>
    </message>
    <message>
        <source>Players share a place, and it must be decided first.</source>
        <translation>Игроки делят место: сначала нужно решить, кто выше.</translation>
    </message>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>Не хватает результатов, от которых зависит, кто выйдет дальше.</translation>
    </message>
    <message>
        <source>There is already a category with this name.</source>
        <translation>Категория с таким названием уже есть.</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>A field of a tournament report by its code (%1), such as &quot;222&quot;, and the numbers of its lines (%2).</extracomment>
        <translation>%1 (строка %2)</translation>
    </message>
    <message>
        <source>The tournament has no place for these fields of the report: %1.</source>
        <extracomment>%1 is a list of fields of a tournament report, such as &quot;222 (line 9)&quot;.</extracomment>
        <translation>Эти поля отчёта в турнире не сохраняются: %1.</translation>
    </message>
    <message>
        <source>This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.</source>
        <translation>Этот файл — не текст и не электронная таблица (.xlsx, .ods). Сначала сохраните список как CSV.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password. Save it without one first.</source>
        <translation>Электронная таблица защищена паролем. Сначала сохраните её без пароля.</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>Электронная таблица повреждена.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком большой.</translation>
    </message>
    <message>
        <source>The workbook has no such sheet.</source>
        <translation>В электронной таблице нет такого листа.</translation>
    </message>
    <message>
        <source>Workbooks cannot be read on this computer. Save the list as CSV first.</source>
        <extracomment>What reads workbooks of spreadsheets is not installed.</extracomment>
        <translation>На этом компьютере нельзя прочитать электронную таблицу. Сначала сохраните список как CSV.</translation>
    </message>
    <message>
        <source>These fields of the report were cut to %1 characters: %2.</source>
        <extracomment>%1 is a number, %2 a list of fields of a tournament report, such as &quot;012 (line 1)&quot;.</extracomment>
        <translation>Эти поля отчёта сокращены до %1 знаков: %2.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where a rating should be.</extracomment>
        <translation>Строка %1: «%2» — не рейтинг. Рейтинг — это целое число, например 1850.</translation>
    </message>
    <message>
        <source>A name is missing or has no visible character.</source>
        <translation>Название или имя отсутствует либо не содержит видимых символов.</translation>
    </message>
    <message>
        <source>By the current results, other players qualify.</source>
        <translation>По результатам дальше выходят другие игроки.</translation>
    </message>
    <message>
        <source>The report does not say who played at which table in round %1, so the tables were numbered anew.</source>
        <extracomment>Of a tournament report that was read. %1 is the number of a round, or a list of them.</extracomment>
        <translation>В отчёте нет столов тура %1, поэтому они пронумерованы заново.</translation>
    </message>
    <message>
        <source>The lot, the tie-breaks or the games of the play-off give another order.</source>
        <translation>Жребий, дополнительные показатели или дополнительные партии дают другой порядок.</translation>
    </message>
    <message>
        <source>The games of the play-off leave all of them equal. Add the next game.</source>
        <translation>По дополнительным партиям все остались равны. Добавьте следующую партию.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a number of games.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the number of a player&apos;s rated games should be.</extracomment>
        <translation>Строка %1: «%2» — не число партий.</translation>
    </message>
    <message>
        <source>Row %1: “%2” is not a factor K from 1 to %3.</source>
        <extracomment>Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest one.</extracomment>
        <translation>Строка %1: «%2» — не коэффициент K от 1 до %3.</translation>
    </message>
    <message>
        <source>This can be done only before the first round is paired.</source>
        <translation>Это возможно только до составления пар первого тура.</translation>
    </message>
</context>
<context>
    <name>EventSaving</name>
    <message>
        <source>%1 was removed or replaced by another program.</source>
        <translation>Файл %1 удалён или заменён другой программой.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Everything that was shown before is kept in memory. Save the tournament to another place to continue.</source>
        <translation>Последнее действие не выполнено. Всё, что было показано раньше, осталось в памяти. Чтобы продолжить, нужно сохранить турнир в другом месте.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>The tournament is now only in memory, and would be lost.</source>
        <translation>Сейчас турнир есть только в памяти и будет потерян.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Save tournament</source>
        <translation>Сохранение турнира</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <translation>Турниры (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of its log can be saved to a new file. The damaged file stays as it is.</source>
        <translation>
            <numerusform>В новый файл можно сохранить %n строку журнала. Повреждённый файл останется как есть.</numerusform>
            <numerusform>В новый файл можно сохранить %n строки журнала. Повреждённый файл останется как есть.</numerusform>
            <numerusform>В новый файл можно сохранить %n строк журнала. Повреждённый файл останется как есть.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out:</source>
        <translation>
            <numerusform>Не войдёт %n строка:</numerusform>
            <numerusform>Не войдут %n строки:</numerusform>
            <numerusform>Не войдут %n строк:</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes after them cannot be read.</source>
        <translation>Дальнейшее прочитать нельзя.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>Файл %1 повреждён.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Сохранить то, что читается</translation>
    </message>
    <message>
        <source>%1, %2, undone: %3</source>
        <extracomment>Who, at what time, and what was undone.</extracomment>
        <translation>%1, %2, отменено: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Who, at what time, and what was done.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Already entered at another desk. %1</source>
        <translation>Уже введено на другом компьютере. %1</translation>
    </message>
    <message>
        <source>Another desk was quicker, so your last action was not carried out.</source>
        <translation>На другом компьютере успели раньше, поэтому ваше последнее действие не выполнено.</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>Сервер снова отвечает.</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing that is shown is lost, but nothing new can be entered until it answers again.</source>
        <translation>Сервер не отвечает. Показанное не пропадёт, но ввести новое нельзя, пока он снова не ответит.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>The event details were changed.</source>
        <translation>Изменены данные турнира.</translation>
    </message>
    <message>
        <source>Section “%1” was added.</source>
        <translation>Добавлена группа «%1».</translation>
    </message>
    <message>
        <source>The settings of section “%1” were changed.</source>
        <translation>Изменены настройки группы «%1».</translation>
    </message>
    <message>
        <source>Section “%1” was removed.</source>
        <translation>Удалена группа «%1».</translation>
    </message>
    <message>
        <source>Section “%1” was closed.</source>
        <translation>Группа «%1» завершена.</translation>
    </message>
    <message>
        <source>Section “%1” was reopened.</source>
        <translation>Группа «%1» снова открыта.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>Добавлен участник: %1.</translation>
    </message>
    <message>
        <source>The details of %1 were changed.</source>
        <translation>Изменены данные участника: %1.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Удалён участник: %1.</translation>
    </message>
    <message>
        <source>%1 withdrew, starting with round %2.</source>
        <translation>%1: выбывает начиная с тура %2.</translation>
    </message>
    <message>
        <source>%1 is taking part again.</source>
        <translation>%1: снова участвует.</translation>
    </message>
    <message>
        <source>The players were numbered.</source>
        <translation>Участникам присвоены номера.</translation>
    </message>
    <message>
        <source>Round %1: the bye or opponent set for %2 was removed.</source>
        <translation>Тур %1, %2: назначенный пропуск или соперник отменён.</translation>
    </message>
    <message>
        <source>Round %1 was paired.</source>
        <translation>Составлены пары тура %1.</translation>
    </message>
    <message>
        <source>Round %1 was changed by hand.</source>
        <translation>Пары тура %1 изменены вручную.</translation>
    </message>
    <message>
        <source>Round %1 was removed.</source>
        <translation>Тур %1 удалён.</translation>
    </message>
    <message>
        <source>Round %1 was published.</source>
        <translation>Тур %1 опубликован.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again and lost its results.</source>
        <translation>Тур %1 снова стал черновиком, его результаты удалены.</translation>
    </message>
    <message>
        <source>Round %1 became a draft again.</source>
        <translation>Тур %1 снова стал черновиком.</translation>
    </message>
    <message>
        <source>The clocks of round %1 were started.</source>
        <translation>Часы тура %1 пущены.</translation>
    </message>
    <message>
        <source>Round %1 was closed.</source>
        <translation>Тур %1 завершён.</translation>
    </message>
    <message>
        <source>Round %1 was reopened.</source>
        <translation>Тур %1 снова открыт.</translation>
    </message>
    <message>
        <source>Round %1, table %2: another game was added.</source>
        <translation>Тур %1, стол %2: добавлена ещё одна партия.</translation>
    </message>
    <message>
        <source>A points adjustment was removed.</source>
        <translation>Поправка к очкам удалена.</translation>
    </message>
    <message>
        <source>%1 drew lot %2.</source>
        <translation>%1: жребий № %2.</translation>
    </message>
    <message>
        <source>The lot of %1 was removed.</source>
        <translation>Жребий удалён: %1.</translation>
    </message>
    <message>
        <source>Round %1: a bye was set for %2.</source>
        <translation>Тур %1, %2: назначен пропуск.</translation>
    </message>
    <message>
        <source>Round %1: the pairing %2 – %3 was set.</source>
        <translation>Тур %1: назначена пара %2 — %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the result was cleared.</source>
        <translation>Тур %1, стол %2: результат убран.</translation>
    </message>
    <message>
        <source>Round %1, table %2, game %3: %4 %5.</source>
        <extracomment>%4 is two names, %5 a result such as 1–0.</extracomment>
        <translation>Тур %1, стол %2, партия %3: %4 %5.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4.</source>
        <extracomment>%3 is two names, %4 a result such as 1–0.</extracomment>
        <translation>Тур %1, стол %2: %3 %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: the ruling was removed.</source>
        <translation>Тур %1, стол %2: решение судьи отменено.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 %4 by ruling.</source>
        <extracomment>%3 is two names, %4 the points of each such as 2–0.</extracomment>
        <translation>Тур %1, стол %2: %3 %4 по решению судьи.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 set its line-up.</source>
        <translation>Тур %1, стол %2: объявлен состав команды «%3».</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2.</source>
        <extracomment>%2 is a number of points with its sign.</extracomment>
        <translation>%1: поправка к очкам %2.</translation>
    </message>
    <message>
        <source>Points adjustment for %1: %2 (%3).</source>
        <translation>%1: поправка к очкам %2 (%3).</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 is a sentence about what had been done.</extracomment>
        <translation>Отменено: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) qualified for section “%1”.</source>
        <translation>
            <numerusform>В группу «%1» вышел %n игрок.</numerusform>
            <numerusform>В группу «%1» вышли %n игрока.</numerusform>
            <numerusform>В группу «%1» вышли %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The categories, prizes and other rankings were changed.</source>
        <translation>Изменены категории, призы и другие зачёты.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>Opener</source>
        <extracomment>Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Второй игрок</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1 contains no game, or its format is not one that Kagetsu can read.</source>
        <translation>В файле %1 нет партий, или его формат программе неизвестен.</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GB. It is not a game record.</source>
        <translation>%1 больше 2 ГБ. Это не запись партии.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 — это устройство или канал, а не файл.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>Не удаётся открыть %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1: the board has a different size.</source>
        <translation>%1: доска другого размера.</translation>
    </message>
    <message>
        <source>A copy of the existing file could not be kept as %1. Nothing was saved.</source>
        <translation>Не удалось сохранить копию имеющегося файла под именем %1. Ничего не записано.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>%1 is a library of version %2.%3, which is newer than this program can read.</source>
        <translation>%1 — библиотека версии %2.%3; такие новые версии программа не читает.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The file does not use the text encoding it names.</source>
        <translation>Файл записан не в той кодировке, которая в нём указана.</translation>
    </message>
    <message>
        <source>The games in this file use different text encodings; each is read in its own.</source>
        <translation>Партии этого файла записаны в разных кодировках; каждая прочитана в своей.</translation>
    </message>
    <message>
        <source>Some bytes are not valid characters and are shown as U+FFFD.</source>
        <translation>Некоторые байты не являются символами и показаны как U+FFFD.</translation>
    </message>
    <message>
        <source>Files larger than 2 GB are not read.</source>
        <translation>Файлы больше 2 ГБ не читаются.</translation>
    </message>
    <message>
        <source>Text before the first game is skipped.</source>
        <translation>Текст перед первой партией пропущен.</translation>
    </message>
    <message>
        <source>Text between or after the games is skipped.</source>
        <translation>Текст между партиями или после них пропущен.</translation>
    </message>
    <message>
        <source>The semicolon before this node is missing.</source>
        <translation>Перед этим узлом нет точки с запятой.</translation>
    </message>
    <message>
        <source>There is one parenthesis too many here.</source>
        <translation>Эта скобка лишняя.</translation>
    </message>
    <message>
        <source>These parentheses are empty.</source>
        <translation>Эти скобки пусты.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no matching opening one.</source>
        <translation>Для этой закрывающей скобки нет открывающей.</translation>
    </message>
    <message>
        <source>The file ends inside a game.</source>
        <translation>Файл обрывается посреди партии.</translation>
    </message>
    <message>
        <source>The file ends inside this value.</source>
        <translation>Файл обрывается посреди этого значения.</translation>
    </message>
    <message>
        <source>A node after a variation is read as another variation.</source>
        <translation>Узел после варианта прочитан как ещё один вариант.</translation>
    </message>
    <message>
        <source>Property names are in the style of old files; their lower-case letters are dropped.</source>
        <translation>Свойства названы как в старых файлах; строчные буквы отброшены.</translation>
    </message>
    <message>
        <source>The property name is in lower-case letters.</source>
        <translation>Свойство названо строчными буквами.</translation>
    </message>
    <message>
        <source>A property without a value is dropped.</source>
        <translation>Свойство без значения отброшено.</translation>
    </message>
    <message>
        <source>A value without a property is dropped.</source>
        <translation>Значение без свойства отброшено.</translation>
    </message>
    <message>
        <source>The property has too many values or occurs twice in its node.</source>
        <translation>У свойства слишком много значений, или оно повторяется в узле.</translation>
    </message>
    <message>
        <source>Stray characters are skipped.</source>
        <translation>Посторонние символы пропущены.</translation>
    </message>
    <message>
        <source>The value is understood, but is not written as the format requires.</source>
        <translation>Значение распознано, но записано не по формату.</translation>
    </message>
    <message>
        <source>The value is not understood and is kept as it is.</source>
        <translation>Значение не распознано и оставлено как есть.</translation>
    </message>
    <message>
        <source>The value of a Kagetsu property is not understood and is kept as it is.</source>
        <translation>Значение свойства Kagetsu не распознано и оставлено как есть.</translation>
    </message>
    <message>
        <source>The points in this list are separated by commas.</source>
        <translation>Пункты этого списка разделены запятыми.</translation>
    </message>
    <message>
        <source>A point is set up twice; the later entry counts.</source>
        <translation>Пункт задан дважды; действует последняя запись.</translation>
    </message>
    <message>
        <source>The board has more than two dimensions; its moves are not placed.</source>
        <translation>У доски больше двух измерений; ходы на ней не расставлены.</translation>
    </message>
    <message>
        <source>The board size is not given and is inferred from the points.</source>
        <translation>Размер доски не указан и определён по пунктам.</translation>
    </message>
    <message>
        <source>This is not a valid board size.</source>
        <translation>Недопустимый размер доски.</translation>
    </message>
    <message>
        <source>The point is understood, but is not written as the format requires.</source>
        <translation>Пункт распознан, но записан не по формату.</translation>
    </message>
    <message>
        <source>This is not a point on the board; no stone is placed.</source>
        <translation>Такого пункта на доске нет; камень не поставлен.</translation>
    </message>
    <message>
        <source>The point is occupied; no stone is placed.</source>
        <translation>Пункт занят; камень не поставлен.</translation>
    </message>
    <message>
        <source>The same colour moves twice in a row.</source>
        <translation>Одна и та же сторона ходит дважды подряд.</translation>
    </message>
    <message>
        <source>Only one server uses this game number for renju; the record is read as renju.</source>
        <translation>Такой номер вида игры для рэндзю ставит только один сервер; запись прочитана как рэндзю.</translation>
    </message>
    <message>
        <source>The record does not say which game it is; it may be gomoku or renju.</source>
        <translation>В записи не указано, какая это игра; возможно, гомоку или рэндзю.</translation>
    </message>
    <message>
        <source>This is a record of a game of Go.</source>
        <translation>Это запись партии в го.</translation>
    </message>
    <message>
        <source>This is a record of another game.</source>
        <translation>Это запись другой игры.</translation>
    </message>
    <message>
        <source>A move in the first node is put in a node of its own.</source>
        <translation>Ход из первого узла перенесён в отдельный узел.</translation>
    </message>
    <message>
        <source>Setup and a move in the same node are split.</source>
        <translation>Расстановка и ход из одного узла разнесены по разным узлам.</translation>
    </message>
    <message>
        <source>Several moves in one node are split.</source>
        <translation>Несколько ходов из одного узла разнесены по разным узлам.</translation>
    </message>
    <message>
        <source>A move has several points; the first counts.</source>
        <translation>У хода несколько пунктов; действует первый.</translation>
    </message>
    <message>
        <source>This property belongs in the first node and has no effect here.</source>
        <translation>Это свойство относится к первому узлу и здесь не действует.</translation>
    </message>
    <message>
        <source>This property belongs in the first node; it is used only if that node does not have it.</source>
        <translation>Это свойство относится к первому узлу; оно учитывается, только если там его нет.</translation>
    </message>
    <message>
        <source>The file has no header: it is a RenLib 1 library.</source>
        <translation>У файла нет заголовка: это библиотека RenLib 1.</translation>
    </message>
    <message>
        <source>One byte is left over at the end and is ignored.</source>
        <translation>В конце остался лишний байт, он пропущен.</translation>
    </message>
    <message>
        <source>The file ends inside this record.</source>
        <translation>Файл обрывается посреди этой записи.</translation>
    </message>
    <message>
        <source>The file ends inside this text; the part that is there is kept.</source>
        <translation>Файл обрывается посреди этого текста; прочитанная часть сохранена.</translation>
    </message>
    <message>
        <source>This is not a point on the board; reading stops here.</source>
        <translation>Такого пункта на доске нет; дальше файл не читается.</translation>
    </message>
    <message>
        <source>The tree was complete before this move, which is attached to the root.</source>
        <translation>Дерево закончилось до этого хода; ход присоединён к корню.</translation>
    </message>
    <message>
        <source>The root is marked as having a sibling. This is ignored.</source>
        <translation>У корня указан соседний узел; указание пропущено.</translation>
    </message>
    <message>
        <source>A record without a point in a library without a root is read as a pass.</source>
        <translation>Запись без пункта в библиотеке без корня прочитана как пас.</translation>
    </message>
    <message>
        <source>The same move occurs twice below one position; the two are merged.</source>
        <translation>Один и тот же ход дважды следует за одной позицией; ходы объединены.</translation>
    </message>
    <message>
        <source>The same move has two different texts; the first one is kept.</source>
        <translation>У одного хода два разных текста; оставлен первый.</translation>
    </message>
    <message>
        <source>Moves follow a text entry that is not a move; they are kept.</source>
        <translation>За текстом, не относящимся к ходу, следуют ходы; они сохранены.</translation>
    </message>
    <message>
        <source>A text entry that is not a move is empty.</source>
        <translation>Текст, не относящийся к ходу, пуст.</translation>
    </message>
    <message>
        <source>The text is not padded to an even length; reading continues right after it.</source>
        <translation>Текст не дополнен до чётной длины; чтение продолжается сразу после него.</translation>
    </message>
    <message>
        <source>The extension of this record has bits of unknown meaning, which are kept.</source>
        <translation>В расширении этой записи есть биты с неизвестным значением; они сохранены.</translation>
    </message>
    <message>
        <source>The line has more than 225 moves; the tree cannot be saved as a library.</source>
        <translation>В варианте больше 225 ходов; дерево нельзя сохранить как библиотеку.</translation>
    </message>
    <message>
        <source>This is not understood and is skipped.</source>
        <translation>Не распознано и пропущено.</translation>
    </message>
    <message>
        <source>This is not valid XML; reading stops here.</source>
        <translation>Здесь ошибка в XML; дальше файл не читается.</translation>
    </message>
    <message>
        <source>Another game in the file has the same number; both are read.</source>
        <translation>У другой партии файла тот же номер; прочитаны обе.</translation>
    </message>
    <message>
        <source>The file refers to an entry with this number but does not contain it.</source>
        <translation>Файл ссылается на этот номер, но записи с таким номером в нём нет.</translation>
    </message>
    <message>
        <source>The file ends where more moves should follow; it may have been cut off.</source>
        <translation>Файл кончается там, где должны идти ещё ходы; возможно, он обрезан.</translation>
    </message>
    <message>
        <source>The rectangles in this game cover more than four million points. This one is kept as it is, but not set up.</source>
        <translation>Прямоугольники в этой партии охватывают больше четырёх миллионов пунктов; этот прямоугольник сохранён как есть, камни по нему не расставлены.</translation>
    </message>
    <message>
        <source>The text encoding named in the file is unknown; it was guessed from the content.</source>
        <translation>Указанная в файле кодировка неизвестна; программа определила кодировку по содержанию.</translation>
    </message>
    <message>
        <source>The file contains NUL bytes (value 0); in texts, they are read as spaces.</source>
        <translation>В файле есть нулевые байты; в текстах они читаются как пробелы.</translation>
    </message>
    <message>
        <source>The date is not understood and is kept as it is.</source>
        <translation>Дата не распознана и сохранена как есть.</translation>
    </message>
    <message>
        <source>Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.</source>
        <translation>Ни по камням, ни по следующим ходам не видно, чей ход; программа выбрала сторону.</translation>
    </message>
</context>
<context>
    <name>GuardWords</name>
    <message>
        <source>One tap</source>
        <translation>Одно касание</translation>
    </message>
    <message>
        <source>A tap plays the move.</source>
        <translation>Ход делается сразу, одним касанием.</translation>
    </message>
    <message>
        <source>Tap twice</source>
        <translation>Два касания</translation>
    </message>
    <message>
        <source>A second tap on the same point plays the move.</source>
        <translation>Ход делается вторым касанием того же пункта.</translation>
    </message>
    <message>
        <source>Place, then press the clock</source>
        <translation>Камень, затем часы</translation>
    </message>
    <message>
        <source>The stone can be moved until the clock is pressed (Space).</source>
        <translation>Камень можно передвинуть, пока не нажаты часы (Пробел).</translation>
    </message>
</context>
<context>
    <name>HappenedWords</name>
    <message>
        <source>Wrong claim by %1: the stone on %2 is not forbidden.</source>
        <translation>Неверное заявление (%1): ход %2 не запрещён.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: there is no five.</source>
        <translation>Неверное заявление (%1): пятёрки нет.</translation>
    </message>
    <message>
        <source>%1 gets an extra %2.</source>
        <translation>%1 получает ещё %2.</translation>
    </message>
    <message>
        <source>%1 loses %2 on the clock.</source>
        <translation>%1: из показаний часов вычитается %2.</translation>
    </message>
    <message>
        <source>%1 is warned; the next warning loses the game.</source>
        <translation>%1: предупреждение; следующее означает поражение.</translation>
    </message>
    <message>
        <source>%1 is warned.</source>
        <translation>%1 получает предупреждение.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 пропускает ход.</translation>
    </message>
    <message>
        <source>%1 has arrived.</source>
        <translation>%1 на месте.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 отзывает заявление.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 отклоняет ничью.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 отзывает предложение ничьей.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 отклоняет возврат хода.</translation>
    </message>
    <message>
        <source>The game resumes with no time limit.</source>
        <translation>Партия продолжается без ограничения времени.</translation>
    </message>
    <message>
        <source>The arbiter has allowed fifth moves that make the same shape in different places on the board.</source>
        <translation>Судья разрешил пятые ходы, дающие одинаковую фигуру в разных местах доски.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>По решению судьи предупреждение получает %1.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>Судья отменяет последнее действие.</translation>
    </message>
    <message>
        <source>The sealed move is annulled.</source>
        <translation>Записанный ход аннулирован.</translation>
    </message>
    <message>
        <source>The arbiter has corrected the moves.</source>
        <translation>Судья исправил ходы.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3.</source>
        <extracomment>What a clock showed before and after an order of the arbiter: %1 is a player.</extracomment>
        <translation>Часы (%1): %2 → %3.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>Why the arbiter did it.</extracomment>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>The claim by %1 about the stone on %2 is rejected.</source>
        <translation>Заявление (%1) о ходе %2 отклонено.</translation>
    </message>
    <message>
        <source>Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline can still be claimed, and this stone is not one.</source>
        <translation>Неверное заявление (%1): очередь отвечать на ход %2 уже прошла. Теперь можно заявить только о длинном ряде, а этот ход его не образует.</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>Игроки отменяют своё последнее изменение часов.</translation>
    </message>
</context>
<context>
    <name>HeardWords</name>
    <message>
        <source>%1 (%2) to move.</source>
        <extracomment>Read aloud: %1 is a player, %2 the colour of the next stone.</extracomment>
        <translation>Ходит %1 (%2).</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Read aloud: %1 says what a player has chosen in the opening, without a full stop.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 declares %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the number that is declared in the opening.</extracomment>
        <translation>%1 объявляет число пятых ходов: %2.</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 a point that is offered as the fifth move.</extracomment>
        <translation>%1 предлагает %2.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer of %2.</source>
        <translation>%1 отзывает предложенный ход %2.</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.</extracomment>
        <translation>%1 выбирает %2.</translation>
    </message>
    <message>
        <source>The claim by %1 is upheld: the stone on %2 is forbidden (%3).</source>
        <extracomment>Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1: заявление удовлетворено, ход %2 запрещён (%3).</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped.</source>
        <translation>%1 заявляет, что ход %2 запрещён. Часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 признаёт заявление верным.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 зовёт судью. Часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 просит разрешения взять ход назад.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back.</source>
        <translation>
            <numerusform>Взят назад %n ход.</numerusform>
            <numerusform>Взяты назад %n хода.</numerusform>
            <numerusform>Взято назад %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter has undone the last step of the opening.</source>
        <translation>Судья отменил последний шаг дебюта.</translation>
    </message>
    <message>
        <source>%1 pauses the game.</source>
        <translation>%1 приостанавливает партию.</translation>
    </message>
    <message>
        <source>The game resumes.</source>
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1: время истекло.</translation>
    </message>
    <message>
        <source>%1 has reached the limit per move.</source>
        <translation>%1: лимит на ход исчерпан.</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1 подтверждает результат.</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>Судья подтверждает результат.</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>время истекло</translation>
    </message>
    <message>
        <source>%1 used</source>
        <extracomment>Read aloud: %1 is the time a player has used, where there is no limit.</extracomment>
        <translation>израсходовано %1</translation>
    </message>
    <message>
        <source>%1, with %2 left for this move</source>
        <extracomment>Read aloud: %1 is the time on the clock, %2 what is left of it for this move.</extracomment>
        <translation>%1, на этот ход %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3, running.</source>
        <extracomment>Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.</extracomment>
        <translation>%1 (%2): %3, часы идут.</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1 (%2): %3.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>Read aloud when a game begins: both are players.</extracomment>
        <translation>Играют %1 и %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>Read aloud: %1 is a colour.</extracomment>
        <translation>%1: пас.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud: a move. %1 is a colour, %2 a point.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Ходов ещё нет.</translation>
    </message>
    <message>
        <source>From move %1:</source>
        <extracomment>Read aloud, before the moves themselves: from which number on.</extracomment>
        <translation>Начиная с хода %1:</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>Партия возобновляется; часы обоих игроков всё ещё стоят.</translation>
    </message>
    <message>
        <source>%1 goes back in the opening.</source>
        <translation>%1 возвращается на шаг назад в дебюте.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The end of a straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Конец открытой четвёрки</translation>
    </message>
    <message>
        <source>Exactly five in a row wins.</source>
        <translation>Выигрывают ровно пять в ряд.</translation>
    </message>
    <message>
        <source>The middle of XX.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Середина XX.XX</translation>
    </message>
    <message>
        <source>A diagonal into the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Диагональ в угол</translation>
    </message>
    <message>
        <source>Five and overline at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пятёрка и длинный ряд сразу</translation>
    </message>
    <message>
        <source>A five cancels any foul made by the same stone: the move wins.</source>
        <translation>Пятёрка отменяет все запреты для того же камня: ход выигрывает.</translation>
    </message>
    <message>
        <source>Five and two fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пятёрка и две четвёрки сразу</translation>
    </message>
    <message>
        <source>Five and two threes at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пятёрка и две тройки сразу</translation>
    </message>
    <message>
        <source>XXX?XX: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXX?XX: ход в разрыв</translation>
    </message>
    <message>
        <source>Six or more in a row make an overline.</source>
        <translation>Шесть и больше в ряд — это длинный ряд.</translation>
    </message>
    <message>
        <source>XXXX?X: the gap is filled</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX?X: ход в разрыв</translation>
    </message>
    <message>
        <source>Filling the gap makes six, not five. D8–G8 is still a four: its other end, C8, makes five.</source>
        <translation>Ход в разрыв даёт шесть, а не пять. D8–G8 остаётся четвёркой: другой её конец, C8, даёт пятёрку.</translation>
    </message>
    <message>
        <source>A row of seven</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Ряд из семи камней</translation>
    </message>
    <message>
        <source>The longest row one stone can make</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Самый длинный ряд за один ход</translation>
    </message>
    <message>
        <source>Nine: four stones on either side.</source>
        <translation>Девять: по четыре камня с каждой стороны.</translation>
    </message>
    <message>
        <source>Along the first row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Вдоль первой линии</translation>
    </message>
    <message>
        <source>The edge changes nothing: six in a row make an overline.</source>
        <translation>Край ничего не меняет: шесть в ряд — это длинный ряд.</translation>
    </message>
    <message>
        <source>Six in a row and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Шесть в ряд и две тройки</translation>
    </message>
    <message>
        <source>Both kinds of forbidden move apply.</source>
        <translation>Действуют оба запрета.</translation>
    </message>
    <message>
        <source>Six in a row and two fours</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Шесть в ряд и две четвёрки</translation>
    </message>
    <message>
        <source>Two long rows with one stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Два длинных ряда одним камнем</translation>
    </message>
    <message>
        <source>A white stone in the row</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Белый камень в ряду</translation>
    </message>
    <message>
        <source>The white stone breaks the row: there are not six in a row.</source>
        <translation>Белый камень разрезает ряд: шести в ряд нет.</translation>
    </message>
    <message>
        <source>A straight four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Открытая четвёрка</translation>
    </message>
    <message>
        <source>Two points complete it, but it is one set of four stones: one four.</source>
        <translation>Довести её до пятёрки можно на двух пунктах, но это одни и те же четыре камня: одна четвёрка.</translation>
    </message>
    <message>
        <source>A four closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четвёрка, закрытая с одной стороны</translation>
    </message>
    <message>
        <source>A split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четвёрка с разрывом</translation>
    </message>
    <message>
        <source>Four stones closed on both sides</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четыре камня, закрытые с обеих сторон</translation>
    </message>
    <message>
        <source>Only the column is a four.</source>
        <translation>Четвёрка есть только на вертикали.</translation>
    </message>
    <message>
        <source>Four stones that could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четыре камня, из которых вышло бы только шесть</translation>
    </message>
    <message>
        <source>I8 would make six. Only the column is a four.</source>
        <translation>I8 дал бы шесть. Четвёрка есть только на вертикали.</translation>
    </message>
    <message>
        <source>XXXX.X with the far end open</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>XXXX.X с открытым дальним концом</translation>
    </message>
    <message>
        <source>D8 makes exactly five; I8 would make six. It is a four, but not a straight four.</source>
        <translation>D8 даёт ровно пять, а I8 дал бы шесть. Это четвёрка, но не открытая.</translation>
    </message>
    <message>
        <source>Two closed fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пересечение двух закрытых четвёрок</translation>
    </message>
    <message>
        <source>A straight four and a split four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Открытая четвёрка и четвёрка с разрывом</translation>
    </message>
    <message>
        <source>Two split fours crossing</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пересечение двух четвёрок с разрывом</translation>
    </message>
    <message>
        <source>Three fours at once</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три четвёрки сразу</translation>
    </message>
    <message>
        <source>On one line: X.XX?.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: X.XX?.X</translation>
    </message>
    <message>
        <source>X.XXX.X, the carrying pole: two fours share the three stones in the middle.</source>
        <translation>X.XXX.X, «коромысло»: у двух четвёрок общие три камня в середине.</translation>
    </message>
    <message>
        <source>On one line: X.X?X.X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: X.X?X.X</translation>
    </message>
    <message>
        <source>On one line: XX.X?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: XX.X?.XX</translation>
    </message>
    <message>
        <source>XX.XX.XX: two fours share the two stones in the middle.</source>
        <translation>XX.XX.XX: у двух четвёрок общие два камня в середине.</translation>
    </message>
    <message>
        <source>On one line: XXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: XXX.?.XXX</translation>
    </message>
    <message>
        <source>XXX.X.XXX: two fours share only the stone just played.</source>
        <translation>XXX.X.XXX: у двух четвёрок всего один общий камень — только что поставленный.</translation>
    </message>
    <message>
        <source>The carrying pole between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>«Коромысло» между белыми камнями</translation>
    </message>
    <message>
        <source>What lies outside does not matter.</source>
        <translation>Белые камни снаружи не имеют значения.</translation>
    </message>
    <message>
        <source>The carrying pole with one outer stone too many</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>«Коромысло» с лишним камнем снаружи</translation>
    </message>
    <message>
        <source>The left gap would make six, so only the right gap gives a five: one four.</source>
        <translation>Ход в левый разрыв дал бы шесть, так что пятёрку даёт только ход в правый: одна четвёрка.</translation>
    </message>
    <message>
        <source>The carrying pole with a white stone in a gap</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>«Коромысло» с белым камнем в разрыве</translation>
    </message>
    <message>
        <source>The right gap still gives a five: one four.</source>
        <translation>Ход в правый разрыв по-прежнему даёт пятёрку: одна четвёрка.</translation>
    </message>
    <message>
        <source>The outer stone of X.XXX.X comes last</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Последним ставится крайний камень X.XXX.X</translation>
    </message>
    <message>
        <source>Only one four is new: the other does not contain the stone just played, and both fours must.</source>
        <translation>Новая четвёрка только одна: в другую только что поставленный камень не входит, а обе четвёрки должны содержать его.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: XXXX.?.XXXX</translation>
    </message>
    <message>
        <source>Both gaps would make six: no four.</source>
        <translation>Ход в любой из разрывов дал бы шесть: четвёрки нет.</translation>
    </message>
    <message>
        <source>On one line: XXXX.?.XXX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: XXXX.?.XXX</translation>
    </message>
    <message>
        <source>One gap would make six, the other makes five: one four.</source>
        <translation>Ход в один разрыв дал бы шесть, а в другой даёт пять: одна четвёрка.</translation>
    </message>
    <message>
        <source>Two fours in the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две четвёрки в углу</translation>
    </message>
    <message>
        <source>Squeezed against the edge</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Камни, прижатые к краю</translation>
    </message>
    <message>
        <source>Between the white stone and the edge there are only four points: no four.</source>
        <translation>Между белым камнем и краем всего четыре пункта: четвёрки нет.</translation>
    </message>
    <message>
        <source>Two fours and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две четвёрки и тройка</translation>
    </message>
    <message>
        <source>Two fours and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две четвёрки и две тройки</translation>
    </message>
    <message>
        <source>Two rows of four, one of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Два ряда по четыре, из одного вышло бы только шесть</translation>
    </message>
    <message>
        <source>One four is left.</source>
        <translation>Остаётся одна четвёрка.</translation>
    </message>
    <message>
        <source>Two rows of four, both of which could only become six</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Два ряда по четыре, из каждого вышло бы только шесть</translation>
    </message>
    <message>
        <source>Neither is a four.</source>
        <translation>Ни один из них не четвёрка.</translation>
    </message>
    <message>
        <source>A diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Диагональ из пяти пунктов</translation>
    </message>
    <message>
        <source>A5–E1 has exactly five points; E1 completes the five.</source>
        <translation>На A5–E1 ровно пять пунктов; E1 достраивает пятёрку.</translation>
    </message>
    <message>
        <source>A diagonal of five points and a column</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Диагональ из пяти пунктов и вертикаль</translation>
    </message>
    <message>
        <source>Both are fours.</source>
        <translation>Обе — четвёрки.</translation>
    </message>
    <message>
        <source>A diagonal of four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Диагональ из четырёх пунктов</translation>
    </message>
    <message>
        <source>There is no room for five on it: no four.</source>
        <translation>Для пяти на ней нет места: четвёрки нет.</translation>
    </message>
    <message>
        <source>A cross of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Крест из двух троек</translation>
    </message>
    <message>
        <source>A corner of two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Угол из двух троек</translation>
    </message>
    <message>
        <source>Two diagonal threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две диагональные тройки</translation>
    </message>
    <message>
        <source>Two split threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две тройки с разрывом</translation>
    </message>
    <message>
        <source>Two split threes, each with its gap next to the stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две тройки, у каждой разрыв рядом с новым камнем</translation>
    </message>
    <message>
        <source>Three threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три тройки</translation>
    </message>
    <message>
        <source>Four threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четыре тройки</translation>
    </message>
    <message>
        <source>A single three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Одна тройка</translation>
    </message>
    <message>
        <source>One three alone is allowed.</source>
        <translation>Одна тройка разрешена.</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четвёрка и тройка</translation>
    </message>
    <message>
        <source>This is the only fork with which Black may win.</source>
        <translation>Это единственная вилка, которой чёрные могут выиграть.</translation>
    </message>
    <message>
        <source>A four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четвёрка и две тройки</translation>
    </message>
    <message>
        <source>The four does not help: two threes are forbidden.</source>
        <translation>Четвёрка не помогает: две тройки запрещены.</translation>
    </message>
    <message>
        <source>A straight four and two threes</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Открытая четвёрка и две тройки</translation>
    </message>
    <message>
        <source>Two threes are forbidden, even beside a straight four.</source>
        <translation>Две тройки запрещены даже вместе с открытой четвёркой.</translation>
    </message>
    <message>
        <source>A straight four and one three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Открытая четвёрка и одна тройка</translation>
    </message>
    <message>
        <source>One four and one three are allowed.</source>
        <translation>Одна четвёрка и одна тройка разрешены.</translation>
    </message>
    <message>
        <source>On the second line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На второй линии</translation>
    </message>
    <message>
        <source>The column needs H1 empty, and it is.</source>
        <translation>Для тройки на вертикали нужен пустой H1, и он пуст.</translation>
    </message>
    <message>
        <source>On the first line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На первой линии</translation>
    </message>
    <message>
        <source>The column would need a point off the board: it is not a three.</source>
        <translation>На вертикали понадобился бы пункт за краем доски: тройки там нет.</translation>
    </message>
    <message>
        <source>Next to the corner</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Рядом с углом</translation>
    </message>
    <message>
        <source>A2 and B1 are the outer ends, and both are free.</source>
        <translation>Внешние концы — A2 и B1, и оба свободны.</translation>
    </message>
    <message>
        <source>Two split threes, both to the right</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Две тройки с разрывом, обе справа</translation>
    </message>
    <message>
        <source>A three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три камня, закрытые с одной стороны</translation>
    </message>
    <message>
        <source>It could only become a four closed on one side.</source>
        <translation>Из них вышла бы только закрытая с одной стороны четвёрка.</translation>
    </message>
    <message>
        <source>Five points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пять пунктов между белыми камнями</translation>
    </message>
    <message>
        <source>No straight four fits: it needs six points.</source>
        <translation>Открытая четвёрка не помещается: ей нужно шесть пунктов.</translation>
    </message>
    <message>
        <source>Six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Шесть пунктов между белыми камнями</translation>
    </message>
    <message>
        <source>Six points are just enough. I8 makes the straight four; one such point is enough.</source>
        <translation>Шести пунктов как раз хватает. I8 строит открытую четвёрку; одного такого пункта достаточно.</translation>
    </message>
    <message>
        <source>A split three, six points between white stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Тройка с разрывом, шесть пунктов между белыми камнями</translation>
    </message>
    <message>
        <source>Six points are just enough: F8 makes the straight four.</source>
        <translation>Шести пунктов как раз хватает: F8 строит открытую четвёрку.</translation>
    </message>
    <message>
        <source>A split three closed on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три камня с разрывом, закрытые с одной стороны</translation>
    </message>
    <message>
        <source>A distant stone on each side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Дальний камень с каждой стороны</translation>
    </message>
    <message>
        <source>Each of the two straight fours would have an end that makes six.</source>
        <translation>У каждой из двух открытых четвёрок был бы конец, который даёт шесть.</translation>
    </message>
    <message>
        <source>A distant stone on one side</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Дальний камень с одной стороны</translation>
    </message>
    <message>
        <source>I8 makes a straight four; E8 does not.</source>
        <translation>I8 строит открытую четвёрку, E8 — нет.</translation>
    </message>
    <message>
        <source>A distant stone on one side, White on the other</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Дальний камень с одной стороны, белый с другой</translation>
    </message>
    <message>
        <source>The only straight four that would fit has an end that makes six.</source>
        <translation>У единственной открытой четвёрки, которой хватило бы места, один из концов даёт шесть.</translation>
    </message>
    <message>
        <source>A stone five points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Камень на расстоянии пяти пунктов</translation>
    </message>
    <message>
        <source>K8 is the only straight-four point, and its end L8 would make six with M8.</source>
        <translation>K8 — единственный пункт открытой четвёрки, но её конец L8 дал бы шесть вместе с M8.</translation>
    </message>
    <message>
        <source>A stone six points away</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Камень на расстоянии шести пунктов</translation>
    </message>
    <message>
        <source>It is too far away to matter.</source>
        <translation>Он слишком далеко и ни на что не влияет.</translation>
    </message>
    <message>
        <source>On one line: X.XX?</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: X.XX?</translation>
    </message>
    <message>
        <source>That is a four, not a three: with the column, a four and a three.</source>
        <translation>Это четвёрка, а не тройка: вместе с вертикалью — четвёрка и тройка.</translation>
    </message>
    <message>
        <source>On one line: XX.?.XX</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На одной линии: XX.?.XX</translation>
    </message>
    <message>
        <source>Filling G8 gives XXXX.XX, whose inner end makes seven.</source>
        <translation>Ход G8 строит XXXX.XX, где внутренний конец даёт семь в ряд.</translation>
    </message>
    <message>
        <source>X?X between two distant stones: X..X?X..X</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X?X между двумя дальними камнями: X..X?X..X</translation>
    </message>
    <message>
        <source>Five points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Край, белый камень и пять пунктов между ними</translation>
    </message>
    <message>
        <source>Six points between the edge and a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Край, белый камень и шесть пунктов между ними</translation>
    </message>
    <message>
        <source>E8 makes B8–E8 with A8 and F8 free.</source>
        <translation>E8 даёт B8–E8 со свободными A8 и F8.</translation>
    </message>
    <message>
        <source>X.X.X? beside a white stone</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>X.X.X? рядом с белым камнем</translation>
    </message>
    <message>
        <source>F8 makes E8–H8, but its end D8 would make six with C8.</source>
        <translation>F8 даёт E8–H8, но конец D8 дал бы шесть вместе с C8.</translation>
    </message>
    <message>
        <source>A diagonal of six points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Диагональ из шести пунктов</translation>
    </message>
    <message>
        <source>On A6–F1 the three B5 C4 D3 can grow only to B5–E2, with A6 and F1 as ends.</source>
        <translation>На A6–F1 тройка B5 C4 D3 может вырасти только до B5–E2 с концами A6 и F1.</translation>
    </message>
    <message>
        <source>A three on a diagonal of five points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три камня на диагонали из пяти пунктов</translation>
    </message>
    <message>
        <source>The only straight-four point is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки даёт длинный ряд</translation>
    </message>
    <message>
        <source>I8 would be the sixth stone of I6–I11.</source>
        <translation>I8 стал бы шестым камнем ряда I6–I11.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки даёт вилку 4×4</translation>
    </message>
    <message>
        <source>I8 makes one four in the row and another in I5–I8.</source>
        <translation>I8 строит одну четвёрку на горизонтали и другую на I5–I8.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-four on one line</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки даёт вилку 4×4 на одной линии</translation>
    </message>
    <message>
        <source>In column I alone, with I12, I10, I9 and I6, there are two fours.</source>
        <translation>На одной только вертикали I, вместе с I12, I10, I9 и I6, — две четвёрки.</translation>
    </message>
    <message>
        <source>The only straight-four point is a double-three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки даёт вилку 3×3</translation>
    </message>
    <message>
        <source>I8 would make a four and two threes. That is one level of look-ahead.</source>
        <translation>I8 дал бы четвёрку и две тройки. Это один уровень расчёта.</translation>
    </message>
    <message>
        <source>The only straight-four point also makes a three</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный ход, дающий открытую четвёрку, строит ещё и тройку</translation>
    </message>
    <message>
        <source>I8 would make a four and a three, which is allowed: the row is a real three.</source>
        <translation>I8 дал бы четвёрку и тройку, а это разрешено: тройка на горизонтали настоящая.</translation>
    </message>
    <message>
        <source>The only straight-four point makes another four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки строит ещё одну четвёрку</translation>
    </message>
    <message>
        <source>I8 makes a second straight four: a double-four.</source>
        <translation>I8 строит вторую открытую четвёрку: получается вилка 4×4.</translation>
    </message>
    <message>
        <source>One of two straight-four points is an overline</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Один из двух пунктов открытой четвёрки даёт длинный ряд</translation>
    </message>
    <message>
        <source>I8 is an overline, but E8 may be played: one good point is enough.</source>
        <translation>I8 даёт длинный ряд, но на E8 ходить можно: одного годного пункта достаточно.</translation>
    </message>
    <message>
        <source>An overline and a double-four on the straight-four points</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>На пунктах открытой четвёрки — длинный ряд и вилка 4×4</translation>
    </message>
    <message>
        <source>I8 is an overline and E8 a double-four: the row is not a three.</source>
        <translation>I8 даёт длинный ряд, E8 — вилку 4×4: на горизонтали тройки нет.</translation>
    </message>
    <message>
        <source>Three threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три тройки, одна из них ложная</translation>
    </message>
    <message>
        <source>The row is false because I8 is a double-four; the column and the diagonal remain.</source>
        <translation>На горизонтали тройка ложная, ведь I8 даёт вилку 4×4; остаются вертикаль и диагональ.</translation>
    </message>
    <message>
        <source>Three threes, two of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три тройки, две из них ложные</translation>
    </message>
    <message>
        <source>I8 and H7 are double-fours; only the diagonal is real.</source>
        <translation>I8 и H7 дают вилки 4×4; настоящая тройка — только на диагонали.</translation>
    </message>
    <message>
        <source>A four and two threes, one of them false</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четвёрка и две тройки, одна из них ложная</translation>
    </message>
    <message>
        <source>One four and one real three remain.</source>
        <translation>Остаются одна четвёрка и одна настоящая тройка.</translation>
    </message>
    <message>
        <source>The only straight-four point makes a five elsewhere</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Единственный пункт открытой четвёрки строит пятёрку в другом месте</translation>
    </message>
    <message>
        <source>The added stone must not make a five, so the row is not a three. Black could have won at I8 at once.</source>
        <translation>Добавленный камень не должен строить пятёрку, поэтому на горизонтали тройки нет. Чёрные могли сразу выиграть на I8.</translation>
    </message>
    <message>
        <source>One of two straight-four points makes a five</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Из двух пунктов открытой четвёрки один даёт пятёрку</translation>
    </message>
    <message>
        <source>The other one is enough: both threes are real.</source>
        <translation>Достаточно другого пункта: обе тройки настоящие.</translation>
    </message>
    <message>
        <source>A straight-four point that makes a five and a double-four</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пункт открытой четвёрки даёт и пятёрку, и вилку 4×4</translation>
    </message>
    <message>
        <source>A point that makes a five never makes a three.</source>
        <translation>Пункт, дающий пятёрку, никогда не даёт тройки.</translation>
    </message>
    <message>
        <source>One level of look-ahead</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Расчёт на один уровень</translation>
    </message>
    <message>
        <source>F6, the only straight-four point of the diagonal, would make two real threes.</source>
        <translation>F6, единственный пункт открытой четвёрки на диагонали, дал бы две настоящие тройки.</translation>
    </message>
    <message>
        <source>One level, with six stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Один уровень, шесть камней</translation>
    </message>
    <message>
        <source>G4 would make a four and two threes, so the diagonal F3 H5 I6 is not a three.</source>
        <translation>G4 дал бы четвёрку и две тройки, поэтому на диагонали F3 H5 I6 тройки нет.</translation>
    </message>
    <message>
        <source>Two levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Два уровня</translation>
    </message>
    <message>
        <source>Two levels, with eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Два уровня, восемь камней</translation>
    </message>
    <message>
        <source>E6 is allowed because D6 is a real double-three.</source>
        <translation>E6 разрешён, потому что D6 даёт настоящую вилку 3×3.</translation>
    </message>
    <message>
        <source>Three levels, with the same eight stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три уровня, те же восемь камней</translation>
    </message>
    <message>
        <source>D6 is forbidden, so E6 is allowed, so E4 is a real double-three.</source>
        <translation>D6 запрещён, поэтому E6 разрешён, а значит, E4 даёт настоящую вилку 3×3.</translation>
    </message>
    <message>
        <source>Three levels, with nine stones</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Три уровня, девять камней</translation>
    </message>
    <message>
        <source>Four levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Четыре уровня</translation>
    </message>
    <message>
        <source>The verdict would change if the look-ahead stopped one level earlier.</source>
        <translation>Если остановить расчёт уровнем раньше, решение изменится.</translation>
    </message>
    <message>
        <source>Five levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пять уровней</translation>
    </message>
    <message>
        <source>Six levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Шесть уровней</translation>
    </message>
    <message>
        <source>Seven levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Семь уровней</translation>
    </message>
    <message>
        <source>Eight levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Восемь уровней</translation>
    </message>
    <message>
        <source>Nine levels</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Девять уровней</translation>
    </message>
    <message>
        <source>Each straight-four point fails for a different reason</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Каждый пункт открытой четвёрки отпадает по своей причине</translation>
    </message>
    <message>
        <source>The column fails at I4 (double-four) and at I8 (double-three): it is not a three. Reading articles 9.3 a) and b) separately would forbid I6.</source>
        <translation>На вертикали отпадают и I4 (вилка 4×4), и I8 (вилка 3×3): тройки там нет. При раздельном чтении статей 9.3 а) и б) ход I6 был бы запрещён.</translation>
    </message>
    <message>
        <source>The same question one level down</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Тот же вопрос уровнем глубже</translation>
    </message>
    <message>
        <source>E10 is allowed because its column fails at E12 (double-four) and at E8 (double-three).</source>
        <translation>E10 разрешён, потому что на его вертикали отпадают и E12 (вилка 4×4), и E8 (вилка 3×3).</translation>
    </message>
    <message>
        <source>A five on the way</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пятёрка по пути</translation>
    </message>
    <message>
        <source>K5 is allowed: its second three could only be extended at L6, which makes a five with the stone in question.</source>
        <translation>K5 разрешён: вторую его тройку можно продолжить только на L6, а там вместе с рассматриваемым камнем получается пятёрка.</translation>
    </message>
    <message>
        <source>A five on the way, another example</source>
        <extracomment>A shape to be learned; X is a black stone, a dot an empty point, ? the point asked about.</extracomment>
        <translation>Пятёрка по пути, ещё один пример</translation>
    </message>
    <message>
        <source>L13 is allowed: L14 L13 L11 could only be extended at L12, which makes a five.</source>
        <translation>L13 разрешён: L14 L13 L11 можно продолжить только на L12, а там получается пятёрка.</translation>
    </message>
    <message>
        <source>D11 looks like a double-three but may be played, because C10 is a real double-three.</source>
        <translation>Кажется, что D11 строит вилку 3×3, но это не так: настоящую вилку 3×3 даёт C10, поэтому ходить на D11 можно.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Five</source>
        <extracomment>Chapter of the lesson: shapes with five in a row.</extracomment>
        <translation>Пятёрка</translation>
    </message>
    <message>
        <source>Overline</source>
        <extracomment>Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.</extracomment>
        <translation>Длинный ряд</translation>
    </message>
    <message>
        <source>Four</source>
        <extracomment>Chapter of the lesson. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>Четвёрка</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>Chapter of the lesson. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>False three</source>
        <extracomment>Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.</extracomment>
        <translation>Ложная тройка</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <extracomment>Chapter of the lesson: shapes that only the next moves in thought decide.</extracomment>
        <translation>Расчёт вариантов</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Chapter of the lesson: shapes on which judges read the rules in different ways.</extracomment>
        <translation>Трактовки правил</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of exercises.</extracomment>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Everything that looks forbidden is forbidden here.</source>
        <translation>Здесь всё, что кажется запрещённым, действительно запрещено.</translation>
    </message>
    <message>
        <source>Some points look forbidden but are not.</source>
        <translation>Некоторые пункты кажутся запрещёнными, но разрешены.</translation>
    </message>
    <message>
        <source>Some points can be judged only by looking two or more stones ahead.</source>
        <translation>Некоторые пункты можно оценить, только просчитав на два камня вперёд или дальше.</translation>
    </message>
    <message>
        <source>Is %1 forbidden for Black, and why?</source>
        <extracomment>%1 is a point of the board.</extracomment>
        <translation>Запрещён ли чёрным ход %1, и почему?</translation>
    </message>
    <message>
        <source>%1 found, %2 missed, %3 wrong.</source>
        <extracomment>Forbidden points, after an exercise.</extracomment>
        <translation>Найдено: %1, пропущено: %2, ошибок: %3.</translation>
    </message>
    <message>
        <source>Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.</source>
        <extracomment>The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.</extracomment>
        <translation>Позиций: %1, без ошибок: %2. Пунктов найдено: %3 из %4, ошибок: %5.</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>Left out: above the headings</source>
        <extracomment>What becomes of a row of a list of players: a title above the table.</extracomment>
        <translation>Пропущено: выше заголовков</translation>
    </message>
    <message>
        <source>Headings</source>
        <extracomment>What becomes of a row of a list of players: it names the columns.</extracomment>
        <translation>Заголовки</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Будет добавлен</translation>
    </message>
    <message>
        <source>Added; another player has this name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Будет добавлен; есть тёзка</translation>
    </message>
    <message>
        <source>Left out: already on the list</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Пропущено: уже в списке</translation>
    </message>
    <message>
        <source>Left out: no name</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Пропущено: нет имени</translation>
    </message>
    <message>
        <source>Left out: too many rows</source>
        <extracomment>What becomes of a row of a list of players.</extracomment>
        <translation>Пропущено: слишком много строк</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>What a column of a list of players means: nothing that is taken.</extracomment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Patronymic</source>
        <extracomment>The name after the father, between or behind the other names of a person.</extracomment>
        <translation>Отчество</translation>
    </message>
    <message>
        <source>The text encoding was taken to be %1.</source>
        <extracomment>Of a file with a list of players; %1 is the name of an encoding.</extracomment>
        <translation>Текст прочитан в кодировке %1.</translation>
    </message>
    <message>
        <source>Columns left out: %1.</source>
        <extracomment>Of a list of players; %1 is a list of headings.</extracomment>
        <translation>Пропущенные столбцы: %1.</translation>
    </message>
    <message>
        <source>%1; could not be read: %2</source>
        <extracomment>What becomes of a row of a list of players: %1 is &quot;Added&quot; and the like, %2 names columns, such as &quot;Rating&quot;.</extracomment>
        <translation>%1; не прочитано: %2</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>There is a stone on this point.</source>
        <translation>Этот пункт уже занят.</translation>
    </message>
    <message>
        <source>The game has not started.</source>
        <translation>Партия ещё не началась.</translation>
    </message>
    <message>
        <source>The game has already started.</source>
        <translation>Партия уже началась.</translation>
    </message>
    <message>
        <source>This opening cannot be played on this board.</source>
        <translation>Этот дебютный регламент не подходит для такой доски.</translation>
    </message>
    <message>
        <source>The clock cannot run this time control.</source>
        <translation>Часы не поддерживают этот контроль времени.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>Партия не на паузе.</translation>
    </message>
    <message>
        <source>A flag has fallen: the win on time must be claimed first.</source>
        <translation>Флажок упал: сначала нужно заявить просрочку времени.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>Сейчас ход другого игрока.</translation>
    </message>
    <message>
        <source>This point is not on the board.</source>
        <translation>Такого пункта на доске нет.</translation>
    </message>
    <message>
        <source>This point is forbidden: %1.</source>
        <translation>Этот пункт запрещён: %1.</translation>
    </message>
    <message>
        <source>The opening does not allow this.</source>
        <translation>Дебютный регламент этого не допускает.</translation>
    </message>
    <message>
        <source>Not until the opening is over.</source>
        <translation>Только после завершения дебюта.</translation>
    </message>
    <message>
        <source>Passing is not allowed now.</source>
        <translation>Сейчас пасовать нельзя.</translation>
    </message>
    <message>
        <source>No claim is needed: in this game, the rule is applied automatically.</source>
        <translation>Заявлять не нужно: в этой партии правило применяется автоматически.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>Ни один флажок не упал.</translation>
    </message>
    <message>
        <source>Your opponent has no forbidden moves under this rule.</source>
        <translation>По этим правилам для соперника запрещённых ходов нет.</translation>
    </message>
    <message>
        <source>This has already been asked.</source>
        <translation>Такой запрос уже сделан.</translation>
    </message>
    <message>
        <source>There is nothing to answer.</source>
        <translation>Отвечать не на что.</translation>
    </message>
    <message>
        <source>The other player has to answer.</source>
        <translation>Отвечать должен другой игрок.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Нет хода, который можно взять назад.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back in this game.</source>
        <translation>В этой партии брать ходы назад нельзя.</translation>
    </message>
    <message>
        <source>This game cannot be paused.</source>
        <translation>В этой партии паузы не предусмотрены.</translation>
    </message>
    <message>
        <source>The file or its folder does not exist: %1</source>
        <translation>Файл или его папка не найдены: %1</translation>
    </message>
    <message>
        <source>You do not have permission to write to %1.</source>
        <translation>Нет прав на запись в %1.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is read-only.</source>
        <translation>Диск, на котором находится %1, доступен только для чтения.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>На диске нет места.</translation>
    </message>
    <message>
        <source>A game with this name already exists: %1</source>
        <translation>Партия с таким именем уже есть: %1</translation>
    </message>
    <message>
        <source>Another program has this game open: %1</source>
        <translation>Эта партия открыта в другой программе: %1</translation>
    </message>
    <message>
        <source>The game&apos;s name cannot be used as a file name.</source>
        <translation>Название партии не годится для имени файла.</translation>
    </message>
    <message>
        <source>The disk reported an error (%1): %2</source>
        <translation>Ошибка диска (%1): %2</translation>
    </message>
    <message>
        <source>This is not a Kagetsu game: %1</source>
        <translation>Это не партия Kagetsu: %1</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>Файл %1 записан более новой версией программы.</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be read.</source>
        <translation>Не удаётся прочитать строку %1 в файле %2.</translation>
    </message>
    <message>
        <source>Line %1 of %2 does not match what this program wrote.</source>
        <translation>Строка %1 в файле %2 не совпадает с тем, что записала программа.</translation>
    </message>
    <message>
        <source>The end of %1 is incomplete.</source>
        <translation>Конец файла %1 записан не полностью.</translation>
    </message>
    <message>
        <source>The game in %1 is over.</source>
        <translation>Партия в файле %1 окончена.</translation>
    </message>
    <message>
        <source>No fifth moves are being compared now.</source>
        <extracomment>To an arbiter who wants equal fifth moves to be allowed in the opening.</extracomment>
        <translation>Сейчас пятые ходы не проверяются на совпадение.</translation>
    </message>
    <message>
        <source>Both flags are down: the game continues.</source>
        <translation>Флажки упали у обоих: игра продолжается.</translation>
    </message>
    <message>
        <source>A claim is waiting for a ruling.</source>
        <translation>Заявление ждёт решения.</translation>
    </message>
    <message>
        <source>No claim is waiting for a ruling.</source>
        <translation>Нет заявлений, ждущих решения.</translation>
    </message>
    <message>
        <source>This claim cannot be upheld: the stone is not forbidden.</source>
        <translation>Это заявление нельзя удовлетворить: ход не запрещён.</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>Эта партия играется без судьи.</translation>
    </message>
    <message>
        <source>Offering a draw is not allowed now.</source>
        <translation>Сейчас нельзя предлагать ничью.</translation>
    </message>
    <message>
        <source>The board is full: a pass ends the game.</source>
        <translation>Доска заполнена: пас завершает партию.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Партия не окончена.</translation>
    </message>
    <message>
        <source>The result has already been confirmed.</source>
        <translation>Результат уже подтверждён.</translation>
    </message>
    <message>
        <source>Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.</source>
        <translation>Результат подтверждён всеми. Чтобы отменить его, главный судья должен указать причину.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Такого хода в этой партии нет.</translation>
    </message>
    <message>
        <source>The clock cannot be set to these values.</source>
        <translation>Эти значения на часах установить нельзя.</translation>
    </message>
    <message>
        <source>No period is being counted, or the count has not reached this number.</source>
        <translation>Период не отсчитывается, или отсчёт ещё не дошёл до этого числа.</translation>
    </message>
    <message>
        <source>This clock is already running.</source>
        <translation>Эти часы уже идут.</translation>
    </message>
    <message>
        <source>There is no sealed move.</source>
        <translation>Записанного хода нет.</translation>
    </message>
    <message>
        <source>This is not a valid result.</source>
        <translation>Недопустимый результат.</translation>
    </message>
    <message>
        <source>This game is on a physical board: the players settle this between themselves.</source>
        <extracomment>Of a game for which the program keeps only the clocks.</extracomment>
        <translation>Партия идёт на настоящей доске: такие вопросы решают сами игроки.</translation>
    </message>
    <message>
        <source>This game is on the screen: placing a stone ends the turn.</source>
        <translation>Партия идёт на экране: поставленный камень завершает ход.</translation>
    </message>
    <message>
        <source>No move has been recorded.</source>
        <translation>Не записано ни одного хода.</translation>
    </message>
    <message>
        <source>Record the steps of the opening, or swap the colours without them, but not both.</source>
        <extracomment>The program does not know what was done in the opening.</extracomment>
        <translation>Запишите шаги дебюта или поменяйте цвета без записи, но не то и другое сразу.</translation>
    </message>
    <message>
        <source>The maximum number of moves has been reached: a pass ends the game.</source>
        <translation>Достигнут предел числа ходов: пас завершает партию.</translation>
    </message>
    <message>
        <source>The computer did not sleep while this clock was running, or the sleep time has already been deducted.</source>
        <translation>Пока шли эти часы, компьютер не засыпал, или время его сна уже засчитано.</translation>
    </message>
    <message>
        <source>One player has not arrived yet.</source>
        <translation>Один из игроков ещё не пришёл.</translation>
    </message>
    <message>
        <source>This player has already arrived.</source>
        <translation>Этот игрок уже на месте.</translation>
    </message>
    <message>
        <source>No sleep time has been deducted, or the clocks have run since.</source>
        <translation>Время сна компьютера не засчитано, или часы с тех пор уже шли.</translation>
    </message>
    <message>
        <source>The fallen flag counts: the players cannot agree to play on.</source>
        <extracomment>A flag has fallen, and the players cannot agree to go on.</extracomment>
        <translation>Упавший флажок засчитывается: договориться и играть дальше нельзя.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>Stands for the name of a player who gave none, also in the name of a file. Keep it short.</extracomment>
        <translation>Игрок 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Игрок 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 does not contain a key.</source>
        <translation>В файле %1 нет ключа.</translation>
    </message>
    <message>
        <source>%1 is not a secret key.</source>
        <extracomment>A pair of keys: the secret one signs, the public one checks.</extracomment>
        <translation>%1 — не секретный ключ.</translation>
    </message>
    <message>
        <source>The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.</source>
        <translation>Ключ в %1 защищён паролем. Подписывайте с помощью kagetsu-cli: он спросит пароль.</translation>
    </message>
    <message>
        <source>The key in %1 is damaged.</source>
        <translation>Ключ в %1 повреждён.</translation>
    </message>
    <message>
        <source>You can offer a draw only after your own move, while your opponent&apos;s clock is running.</source>
        <translation>Ничью предлагают после своего хода, пока идут часы соперника.</translation>
    </message>
    <message>
        <source>There is a sealed move: open it, or annul it with a reason.</source>
        <translation>Есть записанный ход: вскройте его или аннулируйте с указанием причины.</translation>
    </message>
    <message>
        <source>In a game with an arbiter, only the arbiter can end it without a result.</source>
        <translation>Если в партии есть судья, закончить её без результата может только он.</translation>
    </message>
    <message>
        <source>A claim can be withdrawn only once per game.</source>
        <translation>Отозвать заявление можно только один раз за партию.</translation>
    </message>
    <message>
        <source>Every action already has its reason.</source>
        <translation>У всех действий судьи причина уже указана.</translation>
    </message>
    <message>
        <source>After move 10, the colours stay as played.</source>
        <translation>После 10-го хода цвета не меняют: партию доигрывают как есть.</translation>
    </message>
    <message>
        <source>Neither player&apos;s last period has run out in this turn.</source>
        <translation>На этом ходу ни у одного из игроков не истёк последний период.</translation>
    </message>
    <message>
        <source>This player has already left the table as often as the rules of this game allow.</source>
        <translation>Этот игрок уже отлучался столько раз, сколько позволяют правила этой партии.</translation>
    </message>
    <message>
        <source>During byo-yomi, a player may leave the table only on the opponent&apos;s time.</source>
        <translation>Во время бёёми отлучаться можно, только пока идут часы соперника.</translation>
    </message>
    <message>
        <source>Your own flag has fallen: you cannot do this.</source>
        <translation>Ваш флажок упал: это действие недоступно.</translation>
    </message>
    <message>
        <source>There is no stone of your opponent on this point that can be claimed.</source>
        <translation>В этом пункте нет камня соперника, о котором можно заявить.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over.</source>
        <extracomment>Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.</extracomment>
        <translation>Поздно: очередь отвечать на этот ход уже прошла.</translation>
    </message>
    <message>
        <source>Too late: the turn to reply to this stone is over. Only an overline can still be claimed.</source>
        <extracomment>Of a claim that a stone is forbidden, which is a double-three or a double-four.</extracomment>
        <translation>Поздно: очередь отвечать на этот ход уже прошла. Теперь можно заявить только о длинном ряде.</translation>
    </message>
    <message>
        <source>Only the player who made it can withdraw it.</source>
        <translation>Отозвать может только тот, кто это сделал.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>Часы стоят, пока их не запустит судья.</translation>
    </message>
    <message>
        <source>The arbiter has started the other clock. This is possible again once the clock of the player to move is running.</source>
        <translation>По решению судьи идут часы другого игрока. Это станет доступно, когда пойдут часы того, чей ход.</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, whose steps are undone instead.</source>
        <extracomment>To an arbiter who wants to correct a move.</extracomment>
        <translation>Этот камень относится к дебюту: вместо исправления отменяются шаги дебюта.</translation>
    </message>
    <message>
        <source>It is already this player&apos;s turn.</source>
        <translation>Сейчас и так очередь этого игрока.</translation>
    </message>
    <message>
        <source>There is no action that can still be undone.</source>
        <translation>Нет действия, которое ещё можно отменить.</translation>
    </message>
    <message>
        <source>This is not a valid number of points.</source>
        <translation>Недопустимое число очков.</translation>
    </message>
    <message>
        <source>Waiting for the disk…</source>
        <translation>Ожидание диска…</translation>
    </message>
</context>
<context>
    <name>NodeHeard</name>
    <message>
        <source>Move %1.</source>
        <extracomment>Read aloud before a move of a record: its number.</extracomment>
        <translation>Ход %1.</translation>
    </message>
    <message>
        <source>Start of the record.</source>
        <translation>Начало записи.</translation>
    </message>
    <message numerus="yes">
        <source>%n other moves here.</source>
        <extracomment>Read aloud: so many other moves are in the record instead of the one just read.</extracomment>
        <translation>
            <numerusform>Других ходов здесь: %n.</numerusform>
            <numerusform>Других ходов здесь: %n.</numerusform>
            <numerusform>Других ходов здесь: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the line.</source>
        <translation>Конец варианта.</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <extracomment>Read aloud: %1 is the title of a record or the name of its file.</extracomment>
        <translation>Открыта запись %1.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening is over.</source>
        <translation>Дебют завершён.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn in the opening.</source>
        <translation>Сейчас в дебюте очередь другого игрока.</translation>
    </message>
    <message>
        <source>The opening calls for a different step now.</source>
        <translation>Сейчас дебютный регламент требует другого шага.</translation>
    </message>
    <message>
        <source>In this step, the stone must be placed in the lit part of the board.</source>
        <translation>Сейчас камень можно поставить только в выделенной части доски.</translation>
    </message>
    <message>
        <source>There is a stone on this point.</source>
        <translation>Этот пункт уже занят.</translation>
    </message>
    <message>
        <source>The pattern %1 is not allowed in this game.</source>
        <translation>Дебют %1 в этой партии не разрешён.</translation>
    </message>
    <message>
        <source>These three stones do not form any of the 26 patterns.</source>
        <translation>Эти три камня не образуют ни одного из 26 дебютов.</translation>
    </message>
    <message>
        <source>No allowed pattern is possible after this stone.</source>
        <translation>С этим камнем не получится ни одного разрешённого дебюта.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Сейчас этот выбор невозможен.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <translation>Число должно быть от %1 до %2.</translation>
    </message>
    <message>
        <source>This point has already been offered.</source>
        <translation>Этот пункт уже предложен.</translation>
    </message>
    <message>
        <source>This offer is the same as %1 on a rotated or mirrored board.</source>
        <translation>Этот ход симметричен уже предложенному ходу %1.</translation>
    </message>
    <message>
        <source>This offer is the same as another one on a rotated or mirrored board.</source>
        <translation>Этот ход симметричен одному из уже предложенных.</translation>
    </message>
    <message>
        <source>Only an offered point can be picked.</source>
        <translation>Можно выбрать только один из предложенных пунктов.</translation>
    </message>
    <message numerus="yes">
        <source>Play Black and offer %n fifth moves</source>
        <translation>
            <numerusform>Играть чёрными и предложить пятые ходы: %n</numerusform>
            <numerusform>Играть чёрными и предложить пятые ходы: %n</numerusform>
            <numerusform>Играть чёрными и предложить пятые ходы: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and offer %n fifth moves</source>
        <translation>
            <numerusform>Играть белыми и предложить пятые ходы: %n</numerusform>
            <numerusform>Играть белыми и предложить пятые ходы: %n</numerusform>
            <numerusform>Играть белыми и предложить пятые ходы: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play Black and place %n more stones</source>
        <translation>
            <numerusform>Играть чёрными и поставить ещё %n камень</numerusform>
            <numerusform>Играть чёрными и поставить ещё %n камня</numerusform>
            <numerusform>Играть чёрными и поставить ещё %n камней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play White and place %n more stones</source>
        <translation>
            <numerusform>Играть белыми и поставить ещё %n камень</numerusform>
            <numerusform>Играть белыми и поставить ещё %n камня</numerusform>
            <numerusform>Играть белыми и поставить ещё %n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay Black</source>
        <translation>Остаться чёрными</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>Играть чёрными</translation>
    </message>
    <message>
        <source>Stay White</source>
        <translation>Остаться белыми</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>Играть белыми</translation>
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
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <extracomment>A game that is won because the other player is not there.</extracomment>
        <translation>Победа без игры: %1</translation>
    </message>
    <message>
        <source>Both lose by forfeit</source>
        <translation>Поражение обоих за неявку</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Skip to the content</source>
        <extracomment>Link of a web page for those who use it by keyboard.</extracomment>
        <translation>Перейти к содержанию</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Name of the links at the top of a web page.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>The groups or stages of a tournament.</extracomment>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>By table</source>
        <extracomment>Link: the pairings of a round, sorted by tables.</extracomment>
        <translation>По столам</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>Link: the pairings of a round, sorted by names.</extracomment>
        <translation>По именам</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>How the place was decided</source>
        <extracomment>Heading on the page of a player: the tie-breaks of the player, each with its sum.</extracomment>
        <translation>Чем определено место</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Find a name</source>
        <extracomment>Label of a field above a table of players.</extracomment>
        <translation>Найти имя</translation>
    </message>
    <message>
        <source>Game as SGF</source>
        <extracomment>Link: the file of a game.</extracomment>
        <translation>Партия в SGF</translation>
    </message>
    <message>
        <source>All games of this round as SGF</source>
        <extracomment>Link: a file of games.</extracomment>
        <translation>Все партии тура в SGF</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Ни один тур ещё не опубликован.</translation>
    </message>
    <message>
        <source>Not connected. Last updated:</source>
        <extracomment>A web page on a phone could not be refreshed; a time follows.</extracomment>
        <translation>Нет связи. Последнее обновление:</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Clocks started: %1</source>
        <extracomment>The beginning of a round; %1 is a date and a time.</extracomment>
        <translation>Часы пущены: %1</translation>
    </message>
    <message>
        <source>Table %1: the result was corrected on %2.</source>
        <extracomment>%1 is the number of a table, %2 a date and a time.</extracomment>
        <translation>Стол %1: результат исправлен %2.</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>Результаты и партии показываются с задержкой в %n минуту.</numerusform>
            <numerusform>Результаты и партии показываются с задержкой в %n минуты.</numerusform>
            <numerusform>Результаты и партии показываются с задержкой в %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown when the round has ended.</source>
        <translation>Результаты и партии показываются после окончания тура.</translation>
    </message>
    <message numerus="yes">
        <source>Board %1 with %n stone(s)</source>
        <extracomment>A board for a screen reader; %1 is its size such as 15 × 15.</extracomment>
        <translation>
            <numerusform>Доска %1, %n камень</numerusform>
            <numerusform>Доска %1, %n камня</numerusform>
            <numerusform>Доска %1, %n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, last move %2</source>
        <extracomment>%1 is a board and its stones, %2 a point such as H8.</extracomment>
        <translation>%1, последний ход %2</translation>
    </message>
    <message>
        <source>Board as SVG</source>
        <extracomment>Link: the final position of a game as a file.</extracomment>
        <translation>Доска в SVG</translation>
    </message>
    <message>
        <source>All games of this round for RenLib</source>
        <extracomment>Link: the games of a round in one tree of moves, a file of the program RenLib.</extracomment>
        <translation>Все партии тура для RenLib</translation>
    </message>
    <message>
        <source>Results as RSS feed</source>
        <extracomment>Link: the results of a tournament for programs that collect news.</extracomment>
        <translation>Результаты в RSS</translation>
    </message>
    <message>
        <source>Live boards</source>
        <extracomment>Link and title: the boards of a tournament while they are played.</extracomment>
        <translation>Доски онлайн</translation>
    </message>
    <message>
        <source>No game is being shown now.</source>
        <translation>Сейчас партии не показываются.</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>Часы остановлены.</translation>
    </message>
    <message>
        <source>The game is paused, and the board is covered.</source>
        <translation>Партия приостановлена, доска закрыта.</translation>
    </message>
    <message>
        <source>Forbidden points: %1</source>
        <extracomment>On a web page below a board; %1 are points such as &quot;H8, G7&quot;.</extracomment>
        <translation>Запрещённые пункты: %1</translation>
    </message>
</context>
<context>
    <name>PairingWords</name>
    <message>
        <source>There are too many players. The round cannot be paired.</source>
        <translation>Участников слишком много, пары составить нельзя.</translation>
    </message>
    <message>
        <source>The pairings set in advance contradict each other: %1.</source>
        <translation>Назначенные пары противоречат друг другу: %1.</translation>
    </message>
    <message>
        <source>This round cannot be paired without a rematch or a second bye.</source>
        <translation>Пары этого тура нельзя составить без повторной встречи или второго свободного тура.</translation>
    </message>
    <message>
        <source>No possible opponents are left for: %1.</source>
        <extracomment>%1: groups of players, separated by semicolons.</extracomment>
        <translation>Не осталось возможных соперников: %1.</translation>
    </message>
    <message>
        <source>It may help to allow a pair that you have ruled out.</source>
        <translation>Попробуйте разрешить одну из запрещённых пар.</translation>
    </message>
    <message>
        <source>%1 and %2 have already met.</source>
        <translation>Уже встречались: %1 и %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are not to be paired.</source>
        <translation>Не должны встречаться: %1 и %2.</translation>
    </message>
    <message>
        <source>%1 has already had a bye.</source>
        <translation>Свободный тур уже был: %1.</translation>
    </message>
    <message>
        <source>%1 would have the same side for the third time in a row.</source>
        <extracomment>Who begins the opening is the opener, the other one is second.</extracomment>
        <translation>Третий раз подряд в той же роли: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 are from the same club.</source>
        <translation>Из одного клуба: %1 и %2.</translation>
    </message>
    <message>
        <source>%1 was assigned a different opponent or a bye.</source>
        <translation>Назначен другой соперник или пропуск: %1.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, %1 of %2 can still be paired.</source>
        <extracomment>%1 of %2 rounds, without a rematch.</extracomment>
        <translation>После этого останется туров: %2. Пары можно составить в %1 из них.</translation>
    </message>
    <message>
        <source>Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known.</source>
        <translation>После этого останется туров: %2. Пары можно составить не менее чем в %1 из них; можно ли в большем числе, неизвестно.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Kansei</source>
        <extracomment>A pattern of three stones by its Japanese name; say what players of your language call it.</extracomment>
        <translation>Кансэй</translation>
    </message>
    <message>
        <source>Keigetsu</source>
        <translation>Кэйгэцу</translation>
    </message>
    <message>
        <source>Sosei</source>
        <translation>Сосэй</translation>
    </message>
    <message>
        <source>Kagetsu</source>
        <translation>Кагэцу</translation>
    </message>
    <message>
        <source>Zangetsu</source>
        <translation>Дзангэцу</translation>
    </message>
    <message>
        <source>Ugetsu</source>
        <translation>Угэцу</translation>
    </message>
    <message>
        <source>Kinsei</source>
        <translation>Кинсэй</translation>
    </message>
    <message>
        <source>Shōgetsu</source>
        <translation>Сёгэцу</translation>
    </message>
    <message>
        <source>Kyūgetsu</source>
        <translation>Кюгэцу</translation>
    </message>
    <message>
        <source>Shingetsu</source>
        <translation>Сингэцу</translation>
    </message>
    <message>
        <source>Zuisei</source>
        <translation>Дзуйсэй</translation>
    </message>
    <message>
        <source>Sangetsu</source>
        <translation>Сангэцу</translation>
    </message>
    <message>
        <source>Yūsei</source>
        <translation>Юсэй</translation>
    </message>
    <message>
        <source>Chōsei</source>
        <translation>Тёсэй</translation>
    </message>
    <message>
        <source>Kyōgetsu</source>
        <translation>Кёгэцу</translation>
    </message>
    <message>
        <source>Kōsei</source>
        <translation>Косэй</translation>
    </message>
    <message>
        <source>Suigetsu</source>
        <translation>Суйгэцу</translation>
    </message>
    <message>
        <source>Ryūsei</source>
        <translation>Рюсэй</translation>
    </message>
    <message>
        <source>Ungetsu</source>
        <translation>Унгэцу</translation>
    </message>
    <message>
        <source>Hogetsu</source>
        <translation>Хогэцу</translation>
    </message>
    <message>
        <source>Rangetsu</source>
        <translation>Рангэцу</translation>
    </message>
    <message>
        <source>Gingetsu</source>
        <translation>Гингэцу</translation>
    </message>
    <message>
        <source>Myōjō</source>
        <translation>Мёдзё</translation>
    </message>
    <message>
        <source>Shagetsu</source>
        <translation>Сягэцу</translation>
    </message>
    <message>
        <source>Meigetsu</source>
        <translation>Мэйгэцу</translation>
    </message>
    <message>
        <source>Suisei</source>
        <translation>Суйсэй</translation>
    </message>
</context>
<context>
    <name>PhaseWords</name>
    <message>
        <source>byo-yomi</source>
        <extracomment>On a clock: the main time is used up, and the only period is running.</extracomment>
        <translation>бёёми</translation>
    </message>
    <message>
        <source>period %1 of %2</source>
        <extracomment>On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.</extracomment>
        <translation>период %1 из %2</translation>
    </message>
    <message>
        <source>overtime, moves: %1</source>
        <extracomment>On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian overtime). As short as possible.</extracomment>
        <translation>добавочное, ходов: %1</translation>
    </message>
    <message>
        <source>time unit %1 of %2</source>
        <extracomment>On a clock: which unit of a bank of thinking time is running. As short as possible.</extracomment>
        <translation>единица %1 из %2</translation>
    </message>
    <message>
        <source>%1, period %2 of %3</source>
        <extracomment>Read aloud: %1 is a time such as &quot;5 seconds&quot;; which of the periods of byo-yomi is running.</extracomment>
        <translation>%1, период %2 из %3</translation>
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
            <numerusform>%1, затем %n период</numerusform>
            <numerusform>%1, затем %n периода</numerusform>
            <numerusform>%1, затем %n периодов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>%1: changed from %2</source>
        <extracomment>A field of a preset that is otherwise in this game, and what the preset has. &quot;Time: changed from 15m&quot;.</extracomment>
        <translation>%1: было %2</translation>
    </message>
    <message>
        <source>The players have different times.</source>
        <translation>У игроков разное время.</translation>
    </message>
    <message>
        <source>Set by the organiser.</source>
        <extracomment>Of an opening, a time or a rule that a preset leaves open.</extracomment>
        <translation>Задаёт организатор.</translation>
    </message>
    <message>
        <source>The edge blocks a five, as an opponent&apos;s stone does.</source>
        <translation>Край доски закрывает пятёрку, как камень соперника.</translation>
    </message>
    <message>
        <source>The edge does not block a five.</source>
        <translation>Край доски не закрывает пятёрку.</translation>
    </message>
    <message>
        <source>Six or more in a row do not win.</source>
        <translation>Шесть или больше в ряд не выигрывают.</translation>
    </message>
    <message>
        <source>%1. The organiser may set a different time.</source>
        <translation>%1. Организатор может задать другое время.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>Игроки останавливают часы только для вызова судьи.</translation>
    </message>
    <message>
        <source>If no arbiter is present, either player may pause.</source>
        <translation>Если судьи нет, паузу может взять любой игрок.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>Игроки не останавливают часы.</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>Паузу может взять любой игрок.</translation>
    </message>
    <message>
        <source>The program keeps the record.</source>
        <translation>Запись ведёт программа.</translation>
    </message>
    <message>
        <source>Both players write down the game.</source>
        <translation>Запись ведут оба игрока.</translation>
    </message>
    <message>
        <source>A scorer writes down the game.</source>
        <translation>Запись ведёт секретарь.</translation>
    </message>
    <message>
        <source>There is no opening procedure with this name.</source>
        <translation>Дебютного регламента с таким именем нет.</translation>
    </message>
    <message>
        <source>This opening cannot be played in this game.</source>
        <translation>Этот дебютный регламент не подходит для такой партии.</translation>
    </message>
    <message>
        <source>The preset level does not allow this.</source>
        <translation>Уровень шаблона этого не допускает.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>How strictly a preset holds.</extracomment>
        <translation>Товарищеская партия</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>How strictly a preset holds: a game in a club.</extracomment>
        <translation>Клубная партия</translation>
    </message>
    <message>
        <source>Rated</source>
        <extracomment>How strictly a preset holds: a game for a rating.</extracomment>
        <translation>Рейтинговая партия</translation>
    </message>
    <message>
        <source>Title match</source>
        <extracomment>How strictly a preset holds: a game for a title.</extracomment>
        <translation>Титульный матч</translation>
    </message>
    <message>
        <source>Everything can be changed for this game.</source>
        <translation>Для этой партии можно изменить всё.</translation>
    </message>
    <message>
        <source>The preset determines which hints are shown, so that all club games are alike.</source>
        <translation>Подсказки такие, как в шаблоне, чтобы условия всех клубных партий были одинаковы.</translation>
    </message>
    <message>
        <source>In a rated game, there are no hints and no moves can be taken back.</source>
        <translation>В рейтинговой партии нет подсказок, и брать ходы назад нельзя.</translation>
    </message>
    <message>
        <source>In a title match, there are no hints, no moves can be taken back, and players call the arbiter.</source>
        <translation>В титульном матче нет подсказок, брать ходы назад нельзя, а в спорных случаях игроки зовут судью.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n линия</numerusform>
            <numerusform>%n линии</numerusform>
            <numerusform>%n линий</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебютный регламент</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>Запрещённый ход</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Упавший флажок</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>Флажки упали у обоих</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Неверное заявление</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Возврат хода</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>По согласию обоих.</translation>
    </message>
    <message>
        <source>Never.</source>
        <translation>Запрещён.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>Остановка часов</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Present: foul claims wait for a ruling.</source>
        <translation>Присутствует: заявления о фолах ждут решения.</translation>
    </message>
    <message>
        <source>Not needed: the program decides on claims.</source>
        <translation>Не нужен: по заявлениям решает программа.</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Предложения ничьей</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>Предел ходов</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>Ничья после %n хода.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>Две, во второй игроки меняются местами.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>Одна.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>Опоздание</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Объявления времени</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not a preset.</source>
        <translation>%1 больше 1 МБ. Это не шаблон.</translation>
    </message>
    <message>
        <source>%1: there is already a preset called %2.</source>
        <translation>%1: шаблон %2 уже есть.</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>Отозванное заявление</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>Отлучка от стола</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the games are played.</extracomment>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <translation>Имя судьи</translation>
    </message>
</context>
<context>
    <name>ProgressFile</name>
    <message>
        <source>Kind of task</source>
        <translation>Вид задачи</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ячейка</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Дата повторения</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Задача</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>%1 is allowed.</source>
        <extracomment>%1 is a point.</extracomment>
        <translation>Ход %1 разрешён.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds of forbidden move.</extracomment>
        <translation>Ход %1 запрещён: %2.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>длинный ряд</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>вилка 4×4</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>вилка 3×3</translation>
    </message>
    <message>
        <source>%1 makes five: %2. The move wins.</source>
        <extracomment>%1 is the point, %2 the five stones.</extracomment>
        <translation>%1 строит пятёрку: %2. Этот ход выигрывает.</translation>
    </message>
    <message>
        <source>%1 makes five: %2.</source>
        <translation>%1 строит пятёрку: %2.</translation>
    </message>
    <message>
        <source>%1 makes a row of %2: %3. Overline.</source>
        <extracomment>%1 is the point, %2 the number of stones, %3 the stones.</extracomment>
        <translation>%1 строит ряд из %2 камней: %3. Длинный ряд.</translation>
    </message>
    <message>
        <source>%1 makes two fours: %2, completed at %3; %4, completed at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.</extracomment>
        <translation>%1 строит две четвёрки: %2, достраивается на %3; %4, достраивается на %5.</translation>
    </message>
    <message>
        <source>%1 is a four, completed at %2.</source>
        <extracomment>%1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>%1 — четвёрка, достраивается на %2.</translation>
    </message>
    <message>
        <source>%1 is a straight four, completed at %2.</source>
        <extracomment>Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>%1 — открытая четвёрка, достраивается на %2.</translation>
    </message>
    <message>
        <source>%1 is not a four: %2 would make %3 in a row.</source>
        <extracomment>%1 is four stones, %2 the point, %3 the number of stones.</extracomment>
        <translation>%1 — не четвёрка: ход %2 построил бы ряд из %3 камней.</translation>
    </message>
    <message>
        <source>%1 is not a four: it is closed at both ends.</source>
        <translation>%1 — не четвёрка: ряд закрыт с обеих сторон.</translation>
    </message>
    <message>
        <source>%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.</source>
        <extracomment>%1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.</extracomment>
        <translation>%1 строит две тройки: %2 становится открытой четвёркой на %3, %4 — на %5.</translation>
    </message>
    <message>
        <source>%1 becomes a straight four at %2.</source>
        <extracomment>%1 is three stones, %2 a point.</extracomment>
        <translation>%1 становится открытой четвёркой на %2.</translation>
    </message>
    <message>
        <source>%1 is not a three: %2.</source>
        <extracomment>%1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 — не тройка: %2.</translation>
    </message>
    <message>
        <source>%1 looks like a double-three, but %2 is not a three: %3.</source>
        <extracomment>%1 is a point, %2 three stones, %3 the reasons.</extracomment>
        <translation>%1 похож на вилку 3×3, но %2 — не тройка: %3.</translation>
    </message>
    <message>
        <source>Only the three %1 is left, so %2 is allowed.</source>
        <extracomment>%1 is three stones, %2 the point judged.</extracomment>
        <translation>Остаётся только тройка %1, поэтому ход %2 разрешён.</translation>
    </message>
    <message>
        <source>%1 is an overline</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 — длинный ряд</translation>
    </message>
    <message>
        <source>%1 is a double-four</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 — вилка 4×4</translation>
    </message>
    <message>
        <source>%1 is a double-three</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>%1 — вилка 3×3</translation>
    </message>
    <message>
        <source>%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)</source>
        <extracomment>A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.</extracomment>
        <translation>ход %1 построил бы пятёрку, а камень, превращающий тройку в открытую четвёрку, не должен строить пятёрку (глава 3)</translation>
    </message>
    <message>
        <source>there are only five points between %1 and %2</source>
        <extracomment>A reason after a colon; %1 and %2 are points with stones of White.</extracomment>
        <translation>между %1 и %2 всего пять пунктов</translation>
    </message>
    <message>
        <source>there are only five points between the edge and %1</source>
        <extracomment>A reason after a colon; %1 is a point with a stone of White.</extracomment>
        <translation>между краем доски и %1 всего пять пунктов</translation>
    </message>
    <message>
        <source>the line has only five points from edge to edge</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>на этой линии от края до края всего пять пунктов</translation>
    </message>
    <message>
        <source>there is no room for five stones here</source>
        <extracomment>A reason after a colon.</extracomment>
        <translation>для пяти камней здесь нет места</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by %2</source>
        <extracomment>A reason after a colon; %1 is a point, %2 one with a stone of White.</extracomment>
        <translation>на %1 четвёрка была бы закрыта камнем %2</translation>
    </message>
    <message>
        <source>at %1 the four would be closed by the edge</source>
        <extracomment>A reason after a colon; %1 is a point.</extracomment>
        <translation>на %1 четвёрка была бы закрыта краем доски</translation>
    </message>
    <message>
        <source>at %1 the four would have an end, %2, that makes %3 in a row</source>
        <extracomment>A reason after a colon; %1 and %2 are points, %3 is the number of stones.</extracomment>
        <translation>при ходе на %1 камень на %2 дополнил бы четвёрку до ряда из %3 камней</translation>
    </message>
    <message>
        <source>The row through %1 does not even have three stones that could become a straight four.</source>
        <extracomment>An answer to &quot;why is that no three?&quot;; %1 is a point.</extracomment>
        <translation>На горизонтали через %1 нет и трёх камней, из которых вышла бы открытая четвёрка.</translation>
    </message>
    <message>
        <source>The column through %1 does not even have three stones that could become a straight four.</source>
        <translation>На вертикали через %1 нет и трёх камней, из которых вышла бы открытая четвёрка.</translation>
    </message>
    <message>
        <source>The rising diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>На восходящей диагонали через %1 нет и трёх камней, из которых вышла бы открытая четвёрка.</translation>
    </message>
    <message>
        <source>The falling diagonal through %1 does not even have three stones that could become a straight four.</source>
        <translation>На нисходящей диагонали через %1 нет и трёх камней, из которых вышла бы открытая четвёрка.</translation>
    </message>
    <message>
        <source>This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.</source>
        <translation>Это решение опирается на главу 3: если пункт открытой четвёрки даёт пятёрку, тройки нет. Но некоторые судьи засчитывают такую тройку по статье 9.2.</translation>
    </message>
    <message>
        <source>This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.</source>
        <translation>Это решение исходит из того, что статьи 9.3 а) и б) читаются вместе. Но некоторые судьи читают их раздельно.</translation>
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
        <translation>Другие пункты для %1 не годятся: %2.</translation>
    </message>
</context>
<context>
    <name>ProofHelp</name>
    <message>
        <source>Six or more in a row are forbidden: only exactly five wins.</source>
        <translation>Шесть и больше камней в ряд запрещены: выигрывают только ровно пять.</translation>
    </message>
    <message>
        <source>Two fours made by one stone are forbidden. A four is four stones that one more stone turns into exactly five.</source>
        <extracomment>Four: four stones of a line that one more makes five. Chinese 四, Japanese 四, Russian четвёрка.</extracomment>
        <translation>Две четвёрки одним камнем запрещены. Четвёрка — это четыре камня, из которых ещё один камень делает ровно пять.</translation>
    </message>
    <message>
        <source>Two threes made by one stone are forbidden. A three is three stones that one more stone turns into a straight four: four in a row that can become five at either end.</source>
        <extracomment>Three: see the comment at &quot;no three&quot;. Straight four: Chinese 活四, Japanese 達四, Russian открытая четвёрка.</extracomment>
        <translation>Две тройки одним камнем запрещены. Тройка — это три камня, которые ещё один камень превращает в открытую четвёрку: четыре в ряд, достраиваемые до пяти с любого конца.</translation>
    </message>
    <message>
        <source>Four stones count as a four only if one more stone makes exactly five.</source>
        <translation>Четыре камня считаются четвёркой, только если ещё один камень даёт ровно пять.</translation>
    </message>
    <message>
        <source>Three stones count as a three only if one more stone turns them into a straight four: four in a row that can become five at either end.</source>
        <translation>Три камня считаются тройкой, только если ещё один камень делает из них открытую четвёрку: четыре в ряд, достраиваемые до пяти с любого конца.</translation>
    </message>
    <message>
        <source>A stone is forbidden if it makes two threes, two fours, or a row of six or more. This stone makes none of these.</source>
        <translation>Запрещено строить одним камнем две тройки, две четвёрки или ряд из шести и больше. Этот камень ничего такого не строит.</translation>
    </message>
    <message>
        <source>Both are real threes: in each of them, a stone on a ticked point would make a straight four.</source>
        <translation>Обе тройки настоящие: в каждой камень на пункте с галочкой даёт открытую четвёрку.</translation>
    </message>
    <message>
        <source>Each of them becomes exactly five with one more stone.</source>
        <translation>В каждой из них ещё один камень даёт ровно пять.</translation>
    </message>
    <message>
        <source>Five wins, whatever else the stone makes.</source>
        <translation>Пятёрка выигрывает, что бы ещё ни строил этот камень.</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five.</source>
        <translation>Шесть и больше в ряд — не пятёрка.</translation>
    </message>
    <message>
        <source>One more stone there makes exactly five.</source>
        <translation>Ещё один камень там даёт ровно пять.</translation>
    </message>
    <message>
        <source>It can become five at either end, but it is still only one four.</source>
        <translation>Она достраивается до пяти с любого конца, но всё равно это одна четвёрка.</translation>
    </message>
    <message>
        <source>A straight four must be able to become five at both ends. These stones cannot get there, so they do not count as a three.</source>
        <translation>Открытая четвёрка должна достраиваться до пяти с обоих концов. Из этих камней такая не получится, поэтому тройкой они не считаются.</translation>
    </message>
    <message>
        <source>Six or more in a row do not count as a five, so these stones do not count as a four.</source>
        <translation>Шесть и больше в ряд — не пятёрка, поэтому четвёркой эти камни не считаются.</translation>
    </message>
    <message>
        <source>No stone can turn them into five any more.</source>
        <translation>Никакой камень уже не сделает из них пять.</translation>
    </message>
    <message>
        <source>It looks like two threes, which would be forbidden. But three stones count as a three only if one more stone turns them into a straight four (four in a row that can become five at either end), and only if that stone may really be played. Otherwise, they are called a false three.</source>
        <extracomment>False three: Chinese 假活三, Japanese 偽の三, Russian ложная тройка; the same in all of this context.</extracomment>
        <translation>Кажется, что получаются две тройки, а это запрещено. Но три камня считаются тройкой, только если ещё один камень превращает их в открытую четвёрку (четыре в ряд, достраиваемые до пяти с любого конца) и если этот камень действительно можно поставить. Иначе это ложная тройка.</translation>
    </message>
    <message>
        <source>Only a stone on %1 could turn these three into a straight four. But once %2 is played, %1 is forbidden. So they are a false three, which does not count. The next steps show why %1 is forbidden.</source>
        <translation>Открытую четвёрку из этих трёх камней мог бы сделать только камень на %1. Но после хода %2 ход %1 запрещён. Значит, это ложная тройка, она не считается. Почему %1 запрещён, показывают следующие шаги.</translation>
    </message>
    <message>
        <source>Only a stone on %1 or %2 could turn these three into a straight four. But once %3 is played, both are forbidden. So they are a false three, which does not count. The next steps show why.</source>
        <translation>Открытую четвёрку из этих трёх камней мог бы сделать только камень на %1 или %2. Но после хода %3 оба запрещены. Значит, это ложная тройка, она не считается. Почему — показывают следующие шаги.</translation>
    </message>
    <message>
        <source>This is a real three: a stone on %1 makes four in a row that can become five at %2 or at %3. The opponent can stop only one of them.</source>
        <translation>Это настоящая тройка: камень на %1 даёт четыре в ряд, и пять может получиться на %2 или на %3. Соперник успеет закрыть только один конец.</translation>
    </message>
    <message>
        <source>A stone on %1 seems to make two threes, which would be forbidden. But %2 is a false three, as the next steps show. So %1 may be played.</source>
        <translation>Камень на %1, кажется, строит две тройки, а это запрещено. Но %2 — ложная тройка, как показывают следующие шаги. Значит, %1 можно сыграть.</translation>
    </message>
</context>
<context>
    <name>ProofLead</name>
    <message>
        <source>%1 makes five and wins.</source>
        <extracomment>Headline of a proof; %1 is a point.</extracomment>
        <translation>%1 строит пятёрку и выигрывает.</translation>
    </message>
    <message>
        <source>%1 makes two threes.</source>
        <translation>%1 строит две тройки.</translation>
    </message>
    <message>
        <source>%1 makes two fours.</source>
        <translation>%1 строит две четвёрки.</translation>
    </message>
    <message>
        <source>%1 makes %2 in a row.</source>
        <extracomment>%1 is a point, %2 the number of stones.</extracomment>
        <translation>%1 строит ряд из %2 камней.</translation>
    </message>
    <message>
        <source>%1 only looks like a double-three.</source>
        <translation>%1 только похож на вилку 3×3.</translation>
    </message>
    <message>
        <source>%1 is not a three.</source>
        <extracomment>%1 is three stones. Three: Chinese 活三, Japanese 三, Russian тройка.</extracomment>
        <translation>%1 — не тройка.</translation>
    </message>
    <message>
        <source>There is no three on this line.</source>
        <translation>На этой линии нет тройки.</translation>
    </message>
</context>
<context>
    <name>ProofThread</name>
    <message>
        <source>It is the first three that %1 makes.</source>
        <translation>Это первая тройка, которую строит %1.</translation>
    </message>
    <message>
        <source>It is the second three that %1 makes.</source>
        <translation>Это вторая тройка, которую строит %1.</translation>
    </message>
    <message>
        <source>So %1 is forbidden.</source>
        <translation>Значит, ход %1 запрещён.</translation>
    </message>
    <message>
        <source>So %1 is a false three.</source>
        <translation>Значит, %1 — ложная тройка.</translation>
    </message>
    <message>
        <source>So %1 may be played, and %2 is a real three.</source>
        <translation>Значит, %1 можно сыграть, и %2 — настоящая тройка.</translation>
    </message>
    <message>
        <source>Now suppose there is also a stone on %1 (number %2).</source>
        <translation>Теперь представим, что камень есть и на %1 (номер %2).</translation>
    </message>
    <message>
        <source>So only one three is left: %1. One three alone is not forbidden.</source>
        <translation>Значит, остаётся только одна тройка: %1. Одна тройка сама по себе не запрещена.</translation>
    </message>
    <message>
        <source>So %1 makes two real threes.</source>
        <translation>Значит, %1 строит две настоящие тройки.</translation>
    </message>
</context>
<context>
    <name>QualifyingWords</name>
    <message>
        <source>Results are missing that can change who qualifies.</source>
        <translation>Не хватает результатов, от которых зависит, кто выйдет дальше.</translation>
    </message>
    <message>
        <source>Enter by the results so far</source>
        <translation>Включить по имеющимся результатам</translation>
    </message>
    <message>
        <source>These players have withdrawn: %1. The next in the standings qualify instead.</source>
        <extracomment>%1 are players who had qualified for the next stage of a tournament.</extracomment>
        <translation>Выбыли: %1. Вместо них дальше выходят следующие по местам.</translation>
    </message>
</context>
<context>
    <name>RankingSettingWords</name>
    <message>
        <source>any</source>
        <extracomment>Of players of both sexes, every age and every rating.</extracomment>
        <translation>любой</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Born in or after</source>
        <extracomment>A year.</extracomment>
        <translation>Год рождения от</translation>
    </message>
    <message>
        <source>Born in or before</source>
        <translation>Год рождения до</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Рейтинг от</translation>
    </message>
    <message>
        <source>Rating up to</source>
        <translation>Рейтинг до</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>What a ranking ranks: clubs or countries.</extracomment>
        <translation>Зачёт</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Клубы</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Страны</translation>
    </message>
    <message>
        <source>Number of best players that count</source>
        <extracomment>So many of each club.</extracomment>
        <translation>Сколько лучших учитывать</translation>
    </message>
    <message>
        <source>Change of rating</source>
        <extracomment>How a rating changes: by FIDE&apos;s table.</extracomment>
        <translation>Изменение рейтинга</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>Таблица ФИДЕ</translation>
    </message>
    <message>
        <source>Elo&apos;s formula</source>
        <translation>Формула Эло</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>K, by which a change of rating is multiplied.</extracomment>
        <translation>Коэффициент K</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>как обычно</translation>
    </message>
</context>
<context>
    <name>RankingWords</name>
    <message>
        <source>By FIDE&apos;s table; differences above 400 count as 400.</source>
        <translation>По таблице ФИДЕ; разница более 400 считается за 400.</translation>
    </message>
    <message>
        <source>By Elo&apos;s formula, as in the rating list of renju until 2021.</source>
        <translation>По формуле Эло, как в рейтинг-листе рэндзю до 2021 года.</translation>
    </message>
    <message>
        <source>K is %1 for everybody.</source>
        <extracomment>K is the factor of a change of rating.</extracomment>
        <translation>K равен %1 для всех.</translation>
    </message>
    <message>
        <source>Without a rating, not counted: %1</source>
        <extracomment>%1 is a list of opponents.</extracomment>
        <translation>Без рейтинга, не учтены: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A player can win one prize in each category.</source>
        <translation>Участник может получить один приз в каждой категории.</translation>
    </message>
    <message>
        <source>A player can win one prize; the rest go to the next players.</source>
        <translation>Участник получает один приз; остальные переходят к следующим.</translation>
    </message>
    <message>
        <source>Players with equal points share the prizes of their places.</source>
        <translation>При равенстве очков призы за эти места делятся поровну.</translation>
    </message>
    <message>
        <source>The tie-breaks decide; only players with equal places share.</source>
        <translation>Решают дополнительные показатели; призы делят только при равенстве мест.</translation>
    </message>
    <message>
        <source>born %1 to %2</source>
        <extracomment>Of players: years of birth.</extracomment>
        <translation>%1–%2 г. р.</translation>
    </message>
    <message>
        <source>born in %1 or later</source>
        <translation>%1 г. р. и моложе</translation>
    </message>
    <message>
        <source>born in %1 or earlier</source>
        <translation>%1 г. р. и старше</translation>
    </message>
    <message>
        <source>rating %1 to %2</source>
        <translation>рейтинг %1–%2</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>рейтинг от %1</translation>
    </message>
    <message>
        <source>rating up to %1</source>
        <translation>рейтинг до %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Prizes</source>
        <extracomment>What the best of an event win.</extracomment>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Columns of a list of prizes.</extracomment>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Призёр</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Club ranking</source>
        <translation>Клубный зачёт</translation>
    </message>
    <message numerus="yes">
        <source>The points of the best %n player(s) count.</source>
        <extracomment>Of each club.</extracomment>
        <translation>
            <numerusform>Учитываются очки %n лучшего участника.</numerusform>
            <numerusform>Учитываются очки %n лучших участников.</numerusform>
            <numerusform>Учитываются очки %n лучших участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Country ranking</source>
        <translation>Зачёт по странам</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Columns about ratings: points won, average rating of the opponents, performance, points that were expected, the factor, and the change of the rating.</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ср. рейтинг соп.</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожид. очки</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>the best of each club</source>
        <extracomment>Of a category of players, behind other conditions or alone.</extracomment>
        <translation>лучший из каждого клуба</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A category and its conditions.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>K is 40 for new and young players, 20 for others, and 10 from a rating of 2400 on.</source>
        <translation>K равен 40 для новых и молодых игроков, 20 для остальных, а при рейтинге от 2400 — 10.</translation>
    </message>
    <message>
        <source>for everybody</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>для всех</translation>
    </message>
    <message>
        <source>fewer than 30 rated games</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player who is new to the list.</extracomment>
        <translation>менее 30 рейтинговых партий</translation>
    </message>
    <message>
        <source>18 or younger, rated below 2300</source>
        <extracomment>Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.</extracomment>
        <translation>не старше 18 лет, рейтинг ниже 2300</translation>
    </message>
    <message>
        <source>rated below 2400</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>рейтинг ниже 2400</translation>
    </message>
    <message>
        <source>rated 2400 or more</source>
        <extracomment>Why the factor K of a change of rating has its value.</extracomment>
        <translation>рейтинг от 2400</translation>
    </message>
    <message>
        <source>rated games unknown, taken as 30 or more</source>
        <extracomment>Of a player whose number of rated games is not known, so that an established one was assumed.</extracomment>
        <translation>число рейтинговых партий неизвестно, принято не менее 30</translation>
    </message>
    <message>
        <source>age unknown, taken as an adult</source>
        <extracomment>Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.</extracomment>
        <translation>возраст неизвестен, принят за взрослого</translation>
    </message>
    <message>
        <source>K × games is at most 700</source>
        <extracomment>K is the factor of a change of rating; it was lowered because of this limit.</extracomment>
        <translation>K × число партий не больше 700</translation>
    </message>
    <message>
        <source>Reason for K</source>
        <extracomment>Column of a list of changes of ratings: why the factor K has its value.</extracomment>
        <translation>Почему такой K</translation>
    </message>
    <message>
        <source>set for this player</source>
        <extracomment>Why the factor K of a change of rating has its value: it was set for this player.</extracomment>
        <translation>задан для этого игрока</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Not decided: it is not known whether %1 missed a win by fours.</source>
        <translation>%1: упущена ли победа четвёрками, не выяснено.</translation>
    </message>
    <message>
        <source>%1 missed a five on %2.</source>
        <translation>%1: упущена пятёрка на %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 missed a win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1: упущена победа четвёрками за %n ход: %2.</numerusform>
            <numerusform>%1: упущена победа четвёрками за %n хода: %2.</numerusform>
            <numerusform>%1: упущена победа четвёрками за %n ходов: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The win did not exist before this move.</source>
        <translation>До этого хода её не было.</translation>
    </message>
    <message>
        <source>These moves, and perhaps others, would have stopped it: %1.</source>
        <translation>Победу предотвратили бы, например, ходы: %1.</translation>
    </message>
    <message>
        <source>Not decided: it is not known whether this move allowed %1 a win by fours.</source>
        <translation>%1: есть ли после этого хода победа четвёрками, не выяснено.</translation>
    </message>
    <message>
        <source>After this move, %1 could make five on %2.</source>
        <translation>%1: после этого хода возможна пятёрка на %2.</translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win in %n four(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>%1: после этого хода есть победа четвёрками за %n ход: %2.</numerusform>
            <numerusform>%1: после этого хода есть победа четвёрками за %n хода: %2.</numerusform>
            <numerusform>%1: после этого хода есть победа четвёрками за %n ходов: %2.</numerusform>
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
        <translation>%1. %2: пас</translation>
    </message>
    <message>
        <source>%1. %2: no point given</source>
        <translation>%1. %2: пункт не указан</translation>
    </message>
    <message>
        <source>The point is forbidden: %1.</source>
        <translation>Пункт запрещён: %1.</translation>
    </message>
    <message>
        <source>It was claimed to be forbidden, but it is not.</source>
        <translation>Ход объявили запрещённым, но он не запрещён.</translation>
    </message>
    <message>
        <source>forbidden point</source>
        <translation>запрещённый пункт</translation>
    </message>
    <message>
        <source>wrong claim</source>
        <translation>неверное заявление</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>не выяснено</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>переломный ход</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>No win by fours was missed or allowed.</source>
        <translation>Упущенных и допущенных побед четвёрками нет.</translation>
    </message>
    <message>
        <source>Forbidden points: %1.</source>
        <translation>Запрещённых пунктов: %1.</translation>
    </message>
    <message>
        <source>Wrong claims: %1.</source>
        <translation>Неверных заявлений: %1.</translation>
    </message>
    <message>
        <source>Moves not decided: %1.</source>
        <translation>Ходов с невыясненным исходом: %1.</translation>
    </message>
    <message>
        <source>Stopped after move %1 of %2.</source>
        <translation>Остановлено после хода %1 из %2.</translation>
    </message>
    <message>
        <source>The record does not name its rule. It was reviewed under this rule: %1.</source>
        <translation>Правила в записи не указаны; разобрано по правилам «%1».</translation>
    </message>
    <message>
        <source>This is not a game of five in a row.</source>
        <translation>Это не партия в гомоку или рэндзю.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>В записи не указано, по каким правилам играли.</translation>
    </message>
    <message>
        <source>There is nothing to review: the game has no moves.</source>
        <translation>Разбирать нечего: в партии нет ходов.</translation>
    </message>
    <message>
        <source>Reviewing… Move %1 of %2.</source>
        <translation>Разбор… Ход %1 из %2.</translation>
    </message>
    <message>
        <source>Games on a board of this size cannot be reviewed. The board must be square.</source>
        <translation>Партию на доске такого размера разобрать нельзя. Разбираются только партии на квадратных досках.</translation>
    </message>
    <message>
        <source>Move %1: %2 has a proven win.</source>
        <extracomment>%1 is the number of a move, %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>Ход %1: %2 — выигрыш доказан.</translation>
    </message>
    <message>
        <source>Move %1: no win is proven.</source>
        <translation>Ход %1: доказанного выигрыша нет.</translation>
    </message>
    <message>
        <source>Move %1: even, the engine thinks.</source>
        <translation>Ход %1: по оценке движка, равенство.</translation>
    </message>
    <message>
        <source>Move %1: %2 is better, the engine thinks.</source>
        <extracomment>What an engine thinks of a position; %2 is &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>Ход %1: %2 — перевес по оценке движка.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had a win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, %2 a line such as &quot;H8 J9 K8&quot;, which begins with a move of %1.</extracomment>
        <translation>
            <numerusform>%1: была победа четвёрками и тройками не более чем за %n ход: %2.</numerusform>
            <numerusform>%1: была победа четвёрками и тройками не более чем за %n хода: %2.</numerusform>
            <numerusform>%1: была победа четвёрками и тройками не более чем за %n ходов: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move gave it up.</source>
        <translation>Этим ходом она упущена.</translation>
    </message>
    <message>
        <source>It is not decided whether this move kept it.</source>
        <translation>Сохранилась ли она после этого хода, не выяснено.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would have stopped it: %1.</source>
        <translation>
            <numerusform>Её предотвратил бы %n ход: %1.</numerusform>
            <numerusform>Её предотвратили бы %n хода: %1.</numerusform>
            <numerusform>Её предотвратили бы %n ходов: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move, %1 could win by fours and threes in at most %n move(s): %2.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is to move now, %2 a line such as &quot;H8 J9 K8&quot;.</extracomment>
        <translation>
            <numerusform>%1: после этого хода есть победа четвёрками и тройками не более чем за %n ход: %2.</numerusform>
            <numerusform>%1: после этого хода есть победа четвёрками и тройками не более чем за %n хода: %2.</numerusform>
            <numerusform>%1: после этого хода есть победа четвёрками и тройками не более чем за %n ходов: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether another move would have stopped it.</source>
        <translation>Предотвратил ли бы её другой ход, неизвестно.</translation>
    </message>
    <message>
        <source>As far as was searched, this was the last move that could have changed the result.</source>
        <translation>Насколько проверено, это последний ход, который мог изменить исход партии.</translation>
    </message>
    <message>
        <source>missed win by fours and threes</source>
        <translation>упущенная победа четвёрками и тройками</translation>
    </message>
    <message>
        <source>missed win by fours</source>
        <translation>упущенная победа четвёрками</translation>
    </message>
    <message>
        <source>allowed win by fours and threes</source>
        <translation>допущенная победа четвёрками и тройками</translation>
    </message>
    <message>
        <source>allowed win by fours</source>
        <translation>допущенная победа четвёрками</translation>
    </message>
    <message>
        <source>perhaps a missed win by fours and threes</source>
        <translation>возможно, упущенная победа четвёрками и тройками</translation>
    </message>
    <message>
        <source>Missed wins by fours: %1.</source>
        <translation>Упущено побед четвёрками: %1.</translation>
    </message>
    <message>
        <source>Allowed wins by fours: %1.</source>
        <translation>Допущено побед четвёрками: %1.</translation>
    </message>
    <message>
        <source>Missed wins by fours and threes: %1.</source>
        <translation>Упущено побед четвёрками и тройками: %1.</translation>
    </message>
    <message>
        <source>Allowed wins by fours and threes: %1.</source>
        <translation>Допущено побед четвёрками и тройками: %1.</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>Победы с тройками не искались.</translation>
    </message>
    <message>
        <source>It is decided at every turn whether there was a win by fours and threes.</source>
        <translation>Для каждого хода выяснено, была ли победа четвёрками и тройками.</translation>
    </message>
    <message numerus="yes">
        <source>At %n turn(s) it is not decided whether there was a win by fours and threes.</source>
        <translation>
            <numerusform>Для %n хода не выяснено, была ли победа четвёрками и тройками.</numerusform>
            <numerusform>Для %n ходов не выяснено, была ли победа четвёрками и тройками.</numerusform>
            <numerusform>Для %n ходов не выяснено, была ли победа четвёрками и тройками.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for wins by threes… Turn %1 of %2.</source>
        <translation>Поиск побед с тройками… Ход %1 из %2.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Тур %1 из %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) changed by hand</source>
        <extracomment>Tables of a round that were changed after it was paired.</extracomment>
        <translation>
            <numerusform>пары изменены вручную на %n столе</numerusform>
            <numerusform>пары изменены вручную на %n столах</numerusform>
            <numerusform>пары изменены вручную на %n столах</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, %1 of %2 results</source>
        <extracomment>Of a round; %1 of its %2 tables have a result.</extracomment>
        <translation>Опубликован, результатов: %1 из %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Составить пары тура %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <extracomment>Button: from now on the players know the pairings.</extracomment>
        <translation>Опубликовать</translation>
    </message>
    <message>
        <source>Close round</source>
        <extracomment>Button: all results of the round are in.</extracomment>
        <translation>Завершить тур</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>К туру %1</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>Удалить &amp;черновик</translation>
    </message>
    <message>
        <source>&amp;Back to draft…</source>
        <translation>В &amp;черновик…</translation>
    </message>
    <message>
        <source>Reo&amp;pen round</source>
        <translation>Открыть тур &amp;снова</translation>
    </message>
    <message>
        <source>paired before a correction</source>
        <extracomment>Of a round: earlier results were corrected after it was paired.</extracomment>
        <translation>жеребьёвка до исправления</translation>
    </message>
    <message>
        <source>Enter at least two players first.</source>
        <translation>Сначала внесите хотя бы двух участников.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) take part in this round.</source>
        <translation>
            <numerusform>В этом туре играет %n участник.</numerusform>
            <numerusform>В этом туре играют %n участника.</numerusform>
            <numerusform>В этом туре играют %n участников.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <extracomment>%1 is a list of players with a bye.</extracomment>
        <translation>Пропуск тура: %1.</translation>
    </message>
    <message>
        <source>Absent several rounds in a row: %1.</source>
        <extracomment>%1 is a list of players who could be withdrawn.</extracomment>
        <translation>Неявка несколько туров подряд: %1.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Upper against lower half (1–5, 2–6)</source>
        <extracomment>How a Swiss pairs players of equal points; the numbers are places in a group of eight.</extracomment>
        <translation>Верхняя половина с нижней (1–5, 2–6)</translation>
    </message>
    <message>
        <source>First against last (1–8, 2–7)</source>
        <translation>Первый с последним (1–8, 2–7)</translation>
    </message>
    <message>
        <source>Neighbours (1–2, 3–4)</source>
        <translation>Соседние места (1–2, 3–4)</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Third place and below</source>
        <translation>Третье место и ниже</translation>
    </message>
    <message>
        <source>Match between the losing semi-finalists</source>
        <translation>Матч проигравших полуфиналистов</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Делится</translation>
    </message>
    <message>
        <source>Matches for all places down to %1</source>
        <extracomment>Of an elimination: losers play on for all places from 3 to %1.</extracomment>
        <translation>Матчи за все места до %1-го</translation>
    </message>
    <message>
        <source>Pairing within a score group</source>
        <translation>Пары внутри очковой группы</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Первый тур</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Как остальные</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <extracomment>Who is not paired with one another, where that is possible.</extracomment>
        <translation>Не сводить</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Без ограничений</translation>
    </message>
    <message>
        <source>Players from the same club</source>
        <translation>Игроков одного клуба</translation>
    </message>
    <message>
        <source>Players from the same country</source>
        <translation>Игроков одной страны</translation>
    </message>
    <message>
        <source>Rounds to keep them apart</source>
        <translation>Сколько туров не сводить</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Все туры</translation>
    </message>
    <message>
        <source>Accelerated rounds</source>
        <extracomment>In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.</extracomment>
        <translation>Туры с ускоренной жеребьёвкой</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Losses before elimination</source>
        <extracomment>So many losses end a Swiss for a player.</extracomment>
        <translation>Поражений до выбывания</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>Pairing across score groups</source>
        <translation>Пары между очковыми группами</translation>
    </message>
    <message>
        <source>Small differences first</source>
        <translation>Сначала наименьшая разница очков</translation>
    </message>
    <message>
        <source>The highest group first</source>
        <translation>Сначала высшая очковая группа</translation>
    </message>
    <message>
        <source>Who gets the bye</source>
        <translation>Кто свободен от игры</translation>
    </message>
    <message>
        <source>The last player of the lowest score group</source>
        <translation>Последний в низшей очковой группе</translation>
    </message>
    <message>
        <source>A player drawn by lot from the lowest score group</source>
        <translation>По жребию в низшей очковой группе</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>Повторные встречи</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Only if there is no other pairing</source>
        <translation>Только если иначе пары не составить</translation>
    </message>
    <message>
        <source>A win by forfeit</source>
        <translation>Победа без игры</translation>
    </message>
    <message>
        <source>Counts as a bye</source>
        <translation>Считается свободным туром</translation>
    </message>
    <message>
        <source>Does not count as a bye</source>
        <translation>Не считается свободным туром</translation>
    </message>
    <message>
        <source>Rounds missed by late entries</source>
        <translation>Туры до вступления игрока в турнир</translation>
    </message>
    <message>
        <source>Results of players who leave early</source>
        <translation>Результаты выбывших</translation>
    </message>
    <message>
        <source>Annulled if fewer than half of the games were played</source>
        <translation>Аннулируются, если сыграно меньше половины партий</translation>
    </message>
    <message>
        <source>Always count</source>
        <translation>Всегда засчитываются</translation>
    </message>
    <message>
        <source>Second cycle</source>
        <translation>Второй круг</translation>
    </message>
    <message>
        <source>Same as the first, with sides exchanged</source>
        <translation>Как первый круг, но начинает другой игрок</translation>
    </message>
    <message>
        <source>With the last two rounds of the first cycle swapped</source>
        <translation>С перестановкой двух последних туров первого круга</translation>
    </message>
    <message>
        <source>Results from the groups</source>
        <translation>Результаты в группах</translation>
    </message>
    <message>
        <source>Everyone starts from zero</source>
        <translation>Все начинают с нуля</translation>
    </message>
    <message>
        <source>Count and are not replayed</source>
        <translation>Засчитываются без переигровки</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>Суперфинал</translation>
    </message>
    <message>
        <source>The unbeaten player must lose twice</source>
        <translation>Непобеждённого нужно обыграть дважды</translation>
    </message>
    <message>
        <source>One match decides</source>
        <translation>Решает один матч</translation>
    </message>
    <message>
        <source>Forfeits in a row before withdrawal</source>
        <translation>Неявок подряд до выбывания</translation>
    </message>
    <message>
        <source>What a bye adds to SOS</source>
        <translation>Что свободный тур добавляет к SOS</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>The player&apos;s own points</source>
        <translation>Собственные очки игрока</translation>
    </message>
    <message>
        <source>Empty boards of a team</source>
        <translation>Пустые доски команды</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Любые</translation>
    </message>
    <message>
        <source>Must be the last ones</source>
        <translation>Только последние</translation>
    </message>
    <message>
        <source>Must be the first ones</source>
        <translation>Только первые</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>%1, plus %2 for each move, including the first</source>
        <translation>%1 и ещё %2 на каждый ход, начиная с первого</translation>
    </message>
    <message>
        <source>%1, plus %2 after each move</source>
        <translation>%1 и ещё %2 после каждого хода</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <extracomment>A time control without main time, or its end.</extracomment>
        <translation>%1 на каждый ход</translation>
    </message>
    <message>
        <source>then %1 per move</source>
        <translation>затем %1 на каждый ход</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of %1</source>
        <translation>
            <numerusform>%n период бёёми по %1</numerusform>
            <numerusform>%n периода бёёми по %1</numerusform>
            <numerusform>%n периодов бёёми по %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n periods of %1</source>
        <translation>
            <numerusform>затем %n период бёёми по %1</numerusform>
            <numerusform>затем %n периода бёёми по %1</numerusform>
            <numerusform>затем %n периодов бёёми по %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n ч</numerusform>
            <numerusform>%n ч</numerusform>
            <numerusform>%n ч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 с</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n с</numerusform>
            <numerusform>%n с</numerusform>
            <numerusform>%n с</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Без ограничения времени</translation>
    </message>
    <message>
        <source>at most %1 per move</source>
        <translation>не больше %1 на ход</translation>
    </message>
    <message>
        <source>never more than %1 per move</source>
        <translation>но не больше %1 на ход</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a time control.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf</source>
        <translation>Например: 15 мин, 15 мин + 10 с, 30m 3x30s, 15m/cap3m, inf</translation>
    </message>
    <message>
        <source>Write a time as 15m, 90s, 2h or 15:00.</source>
        <translation>Время пишется так: 15 мин, 90 с, 2 ч или 15:00.</translation>
    </message>
    <message>
        <source>Enter a whole number here.</source>
        <translation>Здесь нужно целое число.</translation>
    </message>
    <message>
        <source>This is not a time control the program knows.</source>
        <translation>Такой контроль времени программе неизвестен.</translation>
    </message>
    <message>
        <source>Enter more than 0 and at most 1000 hours.</source>
        <translation>Введите больше 0 и не больше 1000 часов.</translation>
    </message>
    <message>
        <source>The text should end here.</source>
        <translation>Дальше ничего быть не должно.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <translation>По заявлению</translation>
    </message>
    <message>
        <source>Play continues unless the opponent makes a claim in time.</source>
        <translation>Игра продолжается, если соперник вовремя не заявит о фоле.</translation>
    </message>
    <message>
        <source>Loses the game</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>A forbidden move loses at once.</source>
        <translation>Запрещённый ход — сразу поражение.</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>Невозможен</translation>
    </message>
    <message>
        <source>The program refuses forbidden moves.</source>
        <translation>Программа не принимает запрещённые ходы.</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Завершает партию</translation>
    </message>
    <message>
        <source>Five in a row wins at once.</source>
        <translation>Пять в ряд — сразу победа.</translation>
    </message>
    <message>
        <source>Must be declared</source>
        <translation>Надо объявить</translation>
    </message>
    <message>
        <source>Five in a row wins when the player presses “Five”.</source>
        <translation>Пять в ряд приносят победу после нажатия кнопки «Пять».</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the win on time is claimed.</source>
        <translation>Часы обоих игроков стоят, пока не заявлена просрочка времени.</translation>
    </message>
    <message>
        <source>A fallen flag loses at once.</source>
        <translation>Упавший флажок — сразу поражение.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>As in a match: nobody is told which points are forbidden.</source>
        <translation>Как на турнире: запрещённые пункты не показываются.</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>После хода</translation>
    </message>
    <message>
        <source>A forbidden stone is marked once it has been played.</source>
        <translation>Запрещённый ход отмечается, когда он уже сделан.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Forbidden points are shown before the move, as in a lesson.</source>
        <translation>Запрещённые пункты видны до хода, как на занятии.</translation>
    </message>
    <message>
        <source>%1, with the first %2 of each move not counted</source>
        <extracomment>A time control with delay: the clock begins to count down only after the first seconds of a move.</extracomment>
        <translation>%1, первые %2 каждого хода не учитываются</translation>
    </message>
    <message>
        <source>%1, with up to %2 of the time used added back after each move</source>
        <extracomment>A time control with Bronstein delay: the time used is given back after the move, up to a limit.</extracomment>
        <translation>%1, после хода возвращается потраченное на него время, но не более %2</translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1, with unused time kept</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).</extracomment>
        <translation>
            <numerusform>затем на каждый %n ход — %1, остаток времени сохраняется</numerusform>
            <numerusform>затем на каждые %n хода — %1, остаток времени сохраняется</numerusform>
            <numerusform>затем на каждые %n ходов — %1, остаток времени сохраняется</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n moves per %1</source>
        <extracomment>The end of a time control: blocks of moves, each with its own time (Canadian overtime).</extracomment>
        <translation>
            <numerusform>затем на каждый %n ход — %1</numerusform>
            <numerusform>затем на каждые %n хода — %1</numerusform>
            <numerusform>затем на каждые %n ходов — %1</numerusform>
        </translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each, with unused time kept</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>затем серии по %1 ходов, на каждую — %2, остаток времени сохраняется</translation>
    </message>
    <message>
        <source>then blocks of %1 moves in %2 each</source>
        <extracomment>%1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.</extracomment>
        <translation>затем серии по %1 ходов, на каждую — %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 per move, and %n units of %2 for longer moves</source>
        <extracomment>A time control with a bank of thinking time: units of time for the moves that take longer.</extracomment>
        <translation>
            <numerusform>%1 на каждый ход и %n единица времени по %2 для долгих ходов</numerusform>
            <numerusform>%1 на каждый ход и %n единицы времени по %2 для долгих ходов</numerusform>
            <numerusform>%1 на каждый ход и %n единиц времени по %2 для долгих ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves per %1</source>
        <extracomment>A time control: so many moves in a time, then the same again and again. %1 is the time.</extracomment>
        <translation>
            <numerusform>на каждый %n ход — %1</numerusform>
            <numerusform>на каждые %n хода — %1</numerusform>
            <numerusform>на каждые %n ходов — %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves in %1</source>
        <extracomment>A part of a time control: so many moves must be made in this time. %1 is the time.</extracomment>
        <translation>
            <numerusform>%n ход за %1</numerusform>
            <numerusform>%n хода за %1</numerusform>
            <numerusform>%n ходов за %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the time a player uses goes to the opponent</source>
        <extracomment>A time control: an hourglass; what one player uses the other one gets.</extracomment>
        <translation>потраченное время переходит сопернику (песочные часы)</translation>
    </message>
    <message>
        <source>time for the next moves is added only when the previous time has run out</source>
        <extracomment>A time control of several times with moves to be made in each.</extracomment>
        <translation>время на следующие ходы добавляется, когда истекает предыдущее</translation>
    </message>
    <message>
        <source>clock presses count as moves</source>
        <extracomment>A time control with moves to be made: what counts is how often the clock was pressed, not the stones.</extracomment>
        <translation>ходами считаются нажатия часов</translation>
    </message>
    <message>
        <source>exceeding the limit per move loses the turn</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>за превышение лимита на ход — пропуск хода</translation>
    </message>
    <message>
        <source>exceeding the limit per move brings a warning and, the second time, loses the game</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached.</extracomment>
        <translation>за превышение лимита на ход — предупреждение, во второй раз — поражение</translation>
    </message>
    <message>
        <source>exceeding the limit per move costs %1 of the time left</source>
        <extracomment>A time control with a limit for every move: what happens when it is reached. %1 is a time.</extracomment>
        <translation>за превышение лимита на ход из оставшегося времени вычитается %1</translation>
    </message>
    <message>
        <source>no limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move.</extracomment>
        <translation>без лимита на ход для дебютных ходов из нескольких камней и для предложения пятых ходов</translation>
    </message>
    <message numerus="yes">
        <source>%n times the limit per move for opening turns with several stones or an offer</source>
        <extracomment>A time control with a limit for every move, which is so many times as long in some turns.</extracomment>
        <translation>
            <numerusform>лимит на ход в %n раз больше для дебютных ходов из нескольких камней и для предложения пятых ходов</numerusform>
            <numerusform>лимит на ход в %n раза больше для дебютных ходов из нескольких камней и для предложения пятых ходов</numerusform>
            <numerusform>лимит на ход в %n раз больше для дебютных ходов из нескольких камней и для предложения пятых ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Players must notice it</source>
        <translation>Следят сами игроки</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>Дополнительное время сопернику</translation>
    </message>
    <message>
        <source>The opponent gets extra time. From the second wrong claim on, there is also a warning.</source>
        <translation>Соперник получает дополнительное время; со второго неверного заявления заявившему выносится и предупреждение.</translation>
    </message>
    <message>
        <source>Claimant loses time</source>
        <translation>Заявивший теряет время</translation>
    </message>
    <message>
        <source>The claimant loses time. From the second wrong claim on, there is also a warning.</source>
        <translation>Заявивший теряет время; со второго неверного заявления — ещё и предупреждение.</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>Пропуск хода</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>Заявивший пропускает ход; со второго неверного заявления — ещё и предупреждение.</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Each wrong claim brings a warning.</source>
        <translation>За каждое неверное заявление — предупреждение.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Без наказания</translation>
    </message>
    <message>
        <source>A wrong claim has no consequences.</source>
        <translation>Неверное заявление ничем не наказывается.</translation>
    </message>
    <message>
        <source>The clocks and the game continue until a player claims the win on time.</source>
        <translation>Часы идут и партия продолжается, пока игрок не заявит просрочку времени.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Ничья.</translation>
    </message>
    <message>
        <source>The player who ran out of time first loses.</source>
        <translation>Проигрывает тот, кто просрочил время первым.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Игра продолжается.</translation>
    </message>
    <message>
        <source>Both lose.</source>
        <translation>Проигрывают оба.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two parts of a length of time: &quot;1 hour 30 minutes&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Same penalty as for a wrong claim.</source>
        <translation>Наказывается как неверное заявление.</translation>
    </message>
    <message>
        <source>Counts as a warning.</source>
        <translation>Влечёт предупреждение.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>Без наказания.</translation>
    </message>
    <message>
        <source>Must be claimed</source>
        <comment>a fallen flag</comment>
        <translation>По заявлению</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>A time on a button, in hours.</extracomment>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A time on a button, in minutes.</extracomment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <extracomment>A time control on a button: %1 is the time, %2 the seconds that each move adds.</extracomment>
        <translation>%1 + %2 с</translation>
    </message>
</context>
<context>
    <name>SigningKey</name>
    <message>
        <source>Create a signing key</source>
        <translation>Создание ключа подписи</translation>
    </message>
    <message>
        <source>Keys (*.key);;All files (*)</source>
        <translation>Ключи (*.key);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.</source>
        <translation>Файл %1 можно дать всем, кто хочет проверять журналы. Но любой, кто прочтёт файл %2, сможет подписывать от вашего имени.</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Выбор ключа подписи</translation>
    </message>
    <message>
        <source>Not set: journals are not signed. With an arbiter&apos;s key, it can be shown later that a journal was not changed.</source>
        <translation>Не задан: журналы не подписываются. Ключ судьи позволяет позже показать, что журнал не меняли.</translation>
    </message>
    <message>
        <source>Journals of finished games are signed with the key %1, stored in %2.</source>
        <extracomment>%1 is the number of a key, such as 5B3313C33200B433, %2 its file.</extracomment>
        <translation>Журналы оконченных партий подписываются ключом %1 (файл %2).</translation>
    </message>
    <message>
        <source>Sign the journals of finished games?</source>
        <translation>Подписывать журналы оконченных партий?</translation>
    </message>
    <message>
        <source>The signature is saved beside the journal, in the folder of finished games. To check it, use kagetsu-cli or minisign with the public key.</source>
        <translation>Подпись сохраняется рядом с журналом, в папке оконченных партий. Её проверяют открытым ключом с помощью kagetsu-cli или minisign.</translation>
    </message>
    <message>
        <source>Create a key…</source>
        <translation>Создать ключ…</translation>
    </message>
    <message>
        <source>Choose a key…</source>
        <translation>Выбрать ключ…</translation>
    </message>
    <message>
        <source>The key %1 was created.</source>
        <translation>Ключ %1 создан.</translation>
    </message>
    <message>
        <source>Stop signing</source>
        <translation>Не подписывать</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1, not yet confirmed</source>
        <extracomment>Spoken for a stone that waits for its confirmation; %1 is &quot;black stone&quot; or &quot;white stone&quot;.</extracomment>
        <translation>%1, не подтверждён</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>One of several fifth moves Black offers; %1 is its number.</extracomment>
        <translation>предложенный ход %1</translation>
    </message>
    <message>
        <source>forbidden: %1</source>
        <extracomment>%1 is the kind, for instance &quot;double-three&quot;.</extracomment>
        <translation>запрещено: %1</translation>
    </message>
    <message>
        <source>outside the allowed zone</source>
        <translation>вне разрешённой зоны</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>в выигрышном ряду</translation>
    </message>
    <message>
        <source>claimed point</source>
        <translation>спорный пункт</translation>
    </message>
    <message>
        <source>marked %1</source>
        <extracomment>A letter or number a user wrote on the point.</extracomment>
        <translation>пометка %1</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>с пометкой</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of what is spoken for a point: &quot;H8, black stone, move 1&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>the point in question</source>
        <extracomment>Spoken for the point a proof is about.</extracomment>
        <translation>рассматриваемый пункт</translation>
    </message>
    <message>
        <source>imagined stone %1</source>
        <extracomment>A stone put down in thought; %1 is the level of the look-ahead.</extracomment>
        <translation>воображаемый камень %1</translation>
    </message>
    <message>
        <source>in the shape shown</source>
        <translation>в показанной фигуре</translation>
    </message>
    <message>
        <source>straight-four point that works</source>
        <extracomment>Where a three becomes a straight four. Chinese 活四点, Japanese 達四点, Russian пункт открытой четвёрки.</extracomment>
        <translation>пункт открытой четвёрки, ход разрешён</translation>
    </message>
    <message>
        <source>straight-four point that does not work</source>
        <extracomment>Where a three would become a straight four, but Black may not play.</extracomment>
        <translation>пункт открытой четвёрки, который не годится</translation>
    </message>
    <message>
        <source>makes five</source>
        <translation>даёт пятёрку</translation>
    </message>
    <message>
        <source>would make %1 in a row</source>
        <translation>дал бы ряд из %1 камней</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>закрывает линию</translation>
    </message>
    <message>
        <source>looks forbidden but is not: %1</source>
        <extracomment>%1 is the kind it looks like, for instance &quot;double-three&quot;.</extracomment>
        <translation>похож на запрещённый (%1), но разрешён</translation>
    </message>
    <message>
        <source>the same as offer %1</source>
        <extracomment>One of several fifth moves Black offers; a stone here would make the same position as offer %1.</extracomment>
        <translation>совпадает с предложенным ходом %1</translation>
    </message>
    <message>
        <source>offer %1, not taken</source>
        <extracomment>A fifth move that Black offered and White did not take; %1 is its number among the offers.</extracomment>
        <translation>предложенный ход %1, не выбран</translation>
    </message>
    <message>
        <source>not possible here</source>
        <translation>здесь нельзя</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>Spoken for a point of a record: the game goes on here.</extracomment>
        <translation>следующий ход</translation>
    </message>
    <message>
        <source>variation</source>
        <extracomment>Spoken for a point of a record: another way to go on.</extracomment>
        <translation>вариант</translation>
    </message>
    <message>
        <source>leads into another branch</source>
        <extracomment>Spoken for a point of a record: a stone here makes a position that another branch has, too.</extracomment>
        <translation>переходит в другую ветвь</translation>
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
        <translation>По горизонтали: %1.</translation>
    </message>
    <message>
        <source>In the column: %1.</source>
        <translation>По вертикали: %1.</translation>
    </message>
    <message>
        <source>On the rising diagonal: %1.</source>
        <translation>По восходящей диагонали: %1.</translation>
    </message>
    <message>
        <source>On the falling diagonal: %1.</source>
        <translation>По нисходящей диагонали: %1.</translation>
    </message>
    <message>
        <source>No stones on the lines through this point.</source>
        <translation>На линиях через этот пункт камней нет.</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Spoken for a point: a stone here begins a win by fours.</extracomment>
        <translation>выигрывает</translation>
    </message>
    <message>
        <source>wins, as fast as possible</source>
        <extracomment>Spoken for a point: a stone here begins a win that is as short as any.</extracomment>
        <translation>выигрывает быстрее всего</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Spoken for a point: a stone here leaves the other side no win.</extracomment>
        <translation>не даёт сопернику выиграть</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Spoken for a point: whether a stone here wins, or stops a win, was not found out.</extracomment>
        <translation>не выяснено</translation>
    </message>
    <message>
        <source>%1 in the line shown, number %2</source>
        <extracomment>Spoken for a stone of a line that the program found; %1 is &quot;black stone&quot; or &quot;white stone&quot;, %2 its number.</extracomment>
        <translation>воображаемый %1, номер %2</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Spoken: the colour of a mark.</extracomment>
        <translation>красный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>best move, worth %1</source>
        <extracomment>Spoken for a point: what an engine thinks that a move here is worth; %1 is a number such as &quot;+120&quot;.</extracomment>
        <translation>лучший ход, оценка %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>оценка %1</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>%1 left</source>
        <extracomment>Spoken by a synthesizer: %1 is a time such as &quot;5 minutes&quot;. Japanese in kana only.</extracomment>
        <translation>Осталось: %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.</extracomment>
        <translation>На этот ход осталось: %1</translation>
    </message>
    <message>
        <source>one</source>
        <comment>minutes</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;minutes&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>одна|две|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|двадцать одна|двадцать две|двадцать три|двадцать четыре|двадцать пять|двадцать шесть|двадцать семь|двадцать восемь|двадцать девять|тридцать|тридцать одна|тридцать две|тридцать три|тридцать четыре|тридцать пять|тридцать шесть|тридцать семь|тридцать восемь|тридцать девять|сорок|сорок одна|сорок две|сорок три|сорок четыре|сорок пять|сорок шесть|сорок семь|сорок восемь|сорок девять|пятьдесят|пятьдесят одна|пятьдесят две|пятьдесят три|пятьдесят четыре|пятьдесят пять|пятьдесят шесть|пятьдесят семь|пятьдесят восемь|пятьдесят девять|шестьдесят|шестьдесят одна|шестьдесят две|шестьдесят три|шестьдесят четыре|шестьдесят пять|шестьдесят шесть|шестьдесят семь|шестьдесят восемь|шестьдесят девять|семьдесят|семьдесят одна|семьдесят две|семьдесят три|семьдесят четыре|семьдесят пять|семьдесят шесть|семьдесят семь|семьдесят восемь|семьдесят девять|восемьдесят|восемьдесят одна|восемьдесят две|восемьдесят три|восемьдесят четыре|восемьдесят пять|восемьдесят шесть|восемьдесят семь|восемьдесят восемь|восемьдесят девять|девяносто|девяносто одна|девяносто две|девяносто три|девяносто четыре|девяносто пять|девяносто шесть|девяносто семь|девяносто восемь|девяносто девять</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1 минута</numerusform>
            <numerusform>%1 минуты</numerusform>
            <numerusform>%1 минут</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>seconds</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;seconds&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>одна|две|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|двадцать одна|двадцать две|двадцать три|двадцать четыре|двадцать пять|двадцать шесть|двадцать семь|двадцать восемь|двадцать девять|тридцать|тридцать одна|тридцать две|тридцать три|тридцать четыре|тридцать пять|тридцать шесть|тридцать семь|тридцать восемь|тридцать девять|сорок|сорок одна|сорок две|сорок три|сорок четыре|сорок пять|сорок шесть|сорок семь|сорок восемь|сорок девять|пятьдесят|пятьдесят одна|пятьдесят две|пятьдесят три|пятьдесят четыре|пятьдесят пять|пятьдесят шесть|пятьдесят семь|пятьдесят восемь|пятьдесят девять|шестьдесят|шестьдесят одна|шестьдесят две|шестьдесят три|шестьдесят четыре|шестьдесят пять|шестьдесят шесть|шестьдесят семь|шестьдесят восемь|шестьдесят девять|семьдесят|семьдесят одна|семьдесят две|семьдесят три|семьдесят четыре|семьдесят пять|семьдесят шесть|семьдесят семь|семьдесят восемь|семьдесят девять|восемьдесят|восемьдесят одна|восемьдесят две|восемьдесят три|восемьдесят четыре|восемьдесят пять|восемьдесят шесть|восемьдесят семь|восемьдесят восемь|восемьдесят девять|девяносто|девяносто одна|девяносто две|девяносто три|девяносто четыре|девяносто пять|девяносто шесть|девяносто семь|девяносто восемь|девяносто девять</translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds</source>
        <extracomment>Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>%1 секунда</numerusform>
            <numerusform>%1 секунды</numerusform>
            <numerusform>%1 секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <comment>periods</comment>
        <extracomment>Spoken by a synthesizer: the numbers before &quot;periods left&quot; from 1 on as they are said, separated by |. Any number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.</extracomment>
        <translation>один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|двадцать один|двадцать два|двадцать три|двадцать четыре|двадцать пять|двадцать шесть|двадцать семь|двадцать восемь|двадцать девять|тридцать</translation>
    </message>
    <message numerus="yes">
        <source>%1 periods left</source>
        <extracomment>Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers before periods. Japanese in kana only.</extracomment>
        <translation>
            <numerusform>Остался %1 период</numerusform>
            <numerusform>Осталось %1 периода</numerusform>
            <numerusform>Осталось %1 периодов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Further tie-breaks</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Другие показатели</translation>
    </message>
    <message>
        <source>Play-off</source>
        <extracomment>How a shared place is decided: by extra games.</extracomment>
        <translation>Дополнительные партии</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Решение судьи</translation>
    </message>
    <message>
        <source>Shared place decided: %1 (%2)</source>
        <extracomment>%1 are players who shared a place, best first, %2 is how that was decided.</extracomment>
        <translation>Определён порядок при дележе места: %1 (%2)</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. Of these, %4 can qualify.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.</extracomment>
        <translation>%1: место %2 делят %3. Сколько из них выходит дальше: %4.</translation>
    </message>
    <message>
        <source>%1, place %2 is shared by %3. All qualify, and their order decides where they play.</source>
        <extracomment>%1 is a section, %2 a number, %3 are players; all of them go on to an elimination.</extracomment>
        <translation>%1: место %2 делят %3. Дальше выходят все, а от их порядка зависит положение в сетке.</translation>
    </message>
    <message>
        <source>%1, round %2: table %3</source>
        <translation>%1, тур %2: стол %3</translation>
    </message>
    <message>
        <source>%1, round %2: not paired</source>
        <extracomment>%1 is a section, %2 a round.</extracomment>
        <translation>%1, тур %2: пары не составлены</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>Of a lot that the program drew: the number by which anybody can draw it again.</extracomment>
        <translation>начальное число %1</translation>
    </message>
    <message>
        <source>%1: by the current results, the players would be in another order.</source>
        <extracomment>%1 is a section. The same players qualify for it, but from other places.</extracomment>
        <translation>%1: по нынешним результатам порядок игроков был бы другим.</translation>
    </message>
    <message>
        <source>%1: by the current results, %2 would have qualified instead of %3.</source>
        <extracomment>%1 is a section, %2 are players who would now be in it, %3 those who are.</extracomment>
        <translation>%1. По нынешним результатам вышли бы: %2. Сейчас вместо них: %3.</translation>
    </message>
    <message>
        <source>%1 (opener: %2)</source>
        <extracomment>A game of a play-off: %1 is its players and its result, %2 who began the opening procedure.</extracomment>
        <translation>%1 (первый игрок: %2)</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>round %1</source>
        <extracomment>A round of a tournament.</extracomment>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because not all tied players have met.</source>
        <extracomment>%1 is the code of a criterion such as DE, %2 a player.</extracomment>
        <translation>%1 (%2): не действует, потому что не все участники с равными показателями встречались между собой.</translation>
    </message>
    <message>
        <source>%1 of %2 = %3</source>
        <extracomment>%1 is the code of a criterion such as SOS, %2 a player, %3 the value.</extracomment>
        <translation>%1 (%2) = %3</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>A board of a team.</extracomment>
        <translation>доска %1</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because somebody has no rating or nothing was played.</source>
        <extracomment>%1 is the code of a criterion such as ARO, %2 a player.</extracomment>
        <translation>%1 (%2): не действует, потому что у кого-то нет рейтинга или партий не было.</translation>
    </message>
    <message>
        <source>%1 of %2: no effect, because it does not separate those who are tied.</source>
        <extracomment>%1 is the code of a criterion such as FDE, %2 a player.</extracomment>
        <translation>%1 (%2): не действует, потому что не разделяет участников с равными показателями.</translation>
    </message>
    <message>
        <source>Place %1 among those who are tied, whatever games between them that were not played would have given. Points against them: %2</source>
        <extracomment>%1 is a place, %2 the results against those who are tied, such as &quot;Aoki 1 + Chen ½&quot;.</extracomment>
        <translation>%1-е место среди участников с равными показателями при любом исходе несыгранных между ними партий. Очки против них: %2</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column of standings.</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>These results do not count, because fewer than half of the games were played.</source>
        <translation>Результаты участника не учитываются: он сыграл меньше половины партий.</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>Пауза: часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1: просрочено время.</translation>
    </message>
    <message>
        <source>Tap %1 again to play there, or press Escape to remove the stone.</source>
        <translation>Коснитесь %1 ещё раз, чтобы сделать ход; Esc убирает камень.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to play %1, or press Escape to remove the stone.</source>
        <translation>Ход %1 подтверждается нажатием часов (Пробел); Esc убирает камень.</translation>
    </message>
    <message>
        <source>Tap a point to ask about it; no stone is placed.</source>
        <translation>Коснитесь пункта, чтобы узнать о нём; камень не ставится.</translation>
    </message>
    <message>
        <source>%1 to move: %2</source>
        <extracomment>%1 is a colour, %2 a name.</extracomment>
        <translation>%1: ходит %2</translation>
    </message>
    <message>
        <source>A claim is waiting for the arbiter. Both clocks are stopped.</source>
        <translation>Заявление ждёт решения судьи. Часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>The arbiter has started the clock of %1; no moves can be played now.</source>
        <translation>По решению судьи идут часы (%1); сейчас ходить нельзя.</translation>
    </message>
    <message>
        <source>Press the clock (Space) to complete the offer, or tap a stone to remove it.</source>
        <translation>Предложение подтверждается нажатием часов (Пробел); касание камня убирает его.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думает…</translation>
    </message>
    <message>
        <source>The clock starts with the first stone.</source>
        <translation>Часы пойдут с первого камня.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>late</source>
        <extracomment>Of a table where no game has begun in time; also in the column of results.</extracomment>
        <translation>опоздание</translation>
    </message>
    <message>
        <source>Table %3: %1 – %2</source>
        <extracomment>A row of a round: %1 opens the game against %2.</extracomment>
        <translation>Стол %3: %1 — %2</translation>
    </message>
    <message>
        <source>by ruling</source>
        <extracomment>Of a result that the arbiter has given.</extracomment>
        <translation>по решению судьи</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <extracomment>Of a result that was entered at the desk, and not sent by the game.</extracomment>
        <translation>введён вручную</translation>
    </message>
</context>
<context>
    <name>TaskFaults</name>
    <message>
        <source>Write the question for the pupil.</source>
        <translation>Напишите, о чём спросить ученика.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>Коснитесь пункта, о котором вопрос.</translation>
    </message>
    <message>
        <source>There is a stone on the point that the question is about.</source>
        <translation>На пункте, о котором вопрос, стоит камень.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>Отметьте камни, о которых вопрос.</translation>
    </message>
    <message>
        <source>Nothing on this point looks like a three without being one.</source>
        <translation>На этом пункте нет фигуры, которая похожа на тройку, но тройкой не является.</translation>
    </message>
    <message>
        <source>Under the rules, this side has no forbidden points.</source>
        <translation>По этим правилам у этой стороны запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>This side has no win of this kind.</source>
        <translation>Этими средствами эта сторона не выигрывает.</translation>
    </message>
    <message>
        <source>The other side has no win by fours that could be stopped.</source>
        <translation>У другой стороны нет победы четвёрками, от которой можно защититься.</translation>
    </message>
    <message>
        <source>Nothing stops this win.</source>
        <translation>Этот выигрыш ничем не предотвратить.</translation>
    </message>
    <message>
        <source>The search for wins did not finish.</source>
        <translation>Поиск выигрыша не завершился.</translation>
    </message>
    <message>
        <source>Write at least two answers.</source>
        <translation>Напишите не меньше двух ответов.</translation>
    </message>
    <message>
        <source>Mark at least one answer as correct.</source>
        <translation>Отметьте хотя бы один верный ответ.</translation>
    </message>
    <message>
        <source>There are no stones to place, or they do not fit on the board.</source>
        <translation>Камни не поставлены, или они не помещаются на доске.</translation>
    </message>
    <message>
        <source>The solution is not correct.</source>
        <translation>Решение неверно.</translation>
    </message>
    <message>
        <source>“%1” is not a known parameter.</source>
        <translation>«%1» — неизвестный параметр.</translation>
    </message>
    <message>
        <source>“%1” does not belong to this kind of task.</source>
        <translation>«%1» не относится к этому виду задач.</translation>
    </message>
    <message>
        <source>“%1” is given more than once.</source>
        <translation>«%1» указано больше одного раза.</translation>
    </message>
    <message>
        <source>“%1” could not be understood.</source>
        <translation>«%1»: непонятное значение.</translation>
    </message>
    <message>
        <source>Its board cannot be played on.</source>
        <translation>На этой доске нельзя играть.</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of task.</source>
        <translation>«%1» — неизвестный вид задачи.</translation>
    </message>
    <message>
        <source>It has more than one kind of task.</source>
        <translation>Указано больше одного вида задачи.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>Страница %1: %2</translation>
    </message>
    <message>
        <source>Page %1 (line %2, column %3): %4</source>
        <extracomment>Where a file is damaged.</extracomment>
        <translation>Страница %1 (строка %2, столбец %3): %4</translation>
    </message>
    <message>
        <source>The stones that the question is about must belong to the side in question.</source>
        <translation>В вопросе указаны камни не той стороны, о которой он задан.</translation>
    </message>
    <message>
        <source>If threes also count, a task cannot ask for all first moves.</source>
        <translation>Если тройки тоже считаются, нельзя требовать найти все первые ходы.</translation>
    </message>
    <message>
        <source>The page has more mistakes.</source>
        <translation>Есть и другие ошибки.</translation>
    </message>
    <message>
        <source>The right answer is not among the answers offered.</source>
        <translation>Правильного ответа нет среди предложенных.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message>
        <source>These stones are a five.</source>
        <translation>Эти камни — пятёрка.</translation>
    </message>
    <message>
        <source>These stones are an overline: six or more in a row.</source>
        <translation>Эти камни — длинный ряд: шесть или больше подряд.</translation>
    </message>
    <message>
        <source>These stones are a straight four: both ends are open.</source>
        <translation>Эти камни — открытая четвёрка: оба конца свободны.</translation>
    </message>
    <message>
        <source>These stones are a four: one point makes it five.</source>
        <translation>Эти камни — четвёрка: один пункт даёт пятёрку.</translation>
    </message>
    <message>
        <source>These stones are none of these shapes.</source>
        <translation>Эти камни не образуют ни одной из этих фигур.</translation>
    </message>
    <message>
        <source>There is not enough room for a straight four.</source>
        <translation>Для открытой четвёрки мало места.</translation>
    </message>
    <message>
        <source>The four would be closed at one end.</source>
        <translation>Четвёрка была бы закрыта с одного конца.</translation>
    </message>
    <message>
        <source>One end of the four would make six or more.</source>
        <translation>С одного конца четвёрка дала бы шесть или больше.</translation>
    </message>
    <message>
        <source>The point that makes the straight four is forbidden.</source>
        <translation>Пункт открытой четвёрки запрещён.</translation>
    </message>
    <message>
        <source>The straight-four point makes five on another line.</source>
        <translation>Пункт открытой четвёрки даёт пятёрку на другой линии.</translation>
    </message>
    <message>
        <source>After %1, nothing can stop the five.</source>
        <extracomment>%1 is a point: a stone there wins, whatever the other side plays.</extracomment>
        <translation>После %1 пятёрку не остановить.</translation>
    </message>
    <message>
        <source>%1 answers at %2. Your move.</source>
        <translation>%1 отвечают: %2. Продолжайте.</translation>
    </message>
    <message>
        <source>%1 leaves %2 time to defend.</source>
        <translation>%2 успевают защититься после хода %1.</translation>
    </message>
    <message>
        <source>%2 can stop %1.</source>
        <translation>%2 могут защититься от %1.</translation>
    </message>
    <message>
        <source>After %1, %2 makes five first.</source>
        <translation>%2 после %1 первыми строят пятёрку.</translation>
    </message>
    <message>
        <source>%1 stops the win.</source>
        <translation>%1 не даёт сопернику выиграть.</translation>
    </message>
    <message>
        <source>After %1, %2 still wins.</source>
        <translation>%2 после %1 всё равно выигрывают.</translation>
    </message>
    <message>
        <source>%1 only delays the win.</source>
        <translation>%1 только откладывает выигрыш.</translation>
    </message>
    <message>
        <source>Find the forbidden points</source>
        <translation>Найти запрещённые пункты</translation>
    </message>
    <message>
        <source>Is the point forbidden?</source>
        <translation>Запрещён ли пункт?</translation>
    </message>
    <message>
        <source>Name the shape</source>
        <translation>Назвать фигуру</translation>
    </message>
    <message>
        <source>Why is it not a three?</source>
        <translation>Почему это не тройка?</translation>
    </message>
    <message>
        <source>Play the win to the end</source>
        <translation>Довести выигрыш до конца</translation>
    </message>
    <message>
        <source>Find the first move of a win</source>
        <translation>Найти первый ход выигрыша</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>Не дать сопернику выиграть</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Выбрать ответ</translation>
    </message>
    <message>
        <source>Place the stones in order</source>
        <translation>Поставить камни по порядку</translation>
    </message>
    <message>
        <source>Explanation only</source>
        <translation>Только объяснение</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пятёрка</translation>
    </message>
    <message>
        <source>Overline</source>
        <translation>Длинный ряд</translation>
    </message>
    <message>
        <source>Straight four</source>
        <translation>Открытая четвёрка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четвёрка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ничего из этого</translation>
    </message>
    <message>
        <source>Not enough room</source>
        <translation>Мало места</translation>
    </message>
    <message>
        <source>Closed at one end</source>
        <translation>Закрыта с одного конца</translation>
    </message>
    <message>
        <source>One end makes six or more</source>
        <translation>С одного конца — шесть или больше</translation>
    </message>
    <message>
        <source>The next stone would be forbidden</source>
        <translation>Следующий ход был бы запрещён</translation>
    </message>
    <message>
        <source>The next stone makes five</source>
        <translation>Следующий камень даёт пятёрку</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Correct so far.</source>
        <translation>Пока верно.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Не совсем.</translation>
    </message>
    <message>
        <source>There is already a stone on %1.</source>
        <translation>На %1 уже стоит камень.</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2.</source>
        <extracomment>%1 is a point, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 — запрещённый пункт: %2.</translation>
    </message>
    <message>
        <source>%1 is not forbidden.</source>
        <translation>%1 — не запрещённый пункт.</translation>
    </message>
    <message>
        <source>A stone on %1 makes five and wins.</source>
        <translation>Камень на %1 даёт пятёрку и выигрывает.</translation>
    </message>
    <message>
        <source>%1 is forbidden. Why?</source>
        <translation>%1 — запрещённый пункт. Почему?</translation>
    </message>
    <message>
        <source>%1 is forbidden, but for another reason: %2.</source>
        <translation>%1 — запрещённый пункт, но по другой причине: %2.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>Найдены все.</translation>
    </message>
    <message>
        <source>You missed %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>Пропущено: %1.</translation>
    </message>
    <message>
        <source>All stones are in their places.</source>
        <translation>Все камни на своих местах.</translation>
    </message>
    <message>
        <source>Now the next stone.</source>
        <translation>Теперь следующий камень.</translation>
    </message>
    <message>
        <source>The next stone belongs on %1.</source>
        <translation>Следующий камень — на %1.</translation>
    </message>
    <message>
        <source>The program could not find out in time.</source>
        <translation>Программа не успела это выяснить.</translation>
    </message>
    <message>
        <source>This stone makes none of the shapes.</source>
        <translation>Этот камень не строит ни одной фигуры.</translation>
    </message>
    <message>
        <source>%1 makes five in a row.</source>
        <translation>%1 строят пятёрку.</translation>
    </message>
    <message>
        <source>Six or more in a row: that is an overline.</source>
        <translation>Шесть или больше подряд — это длинный ряд.</translation>
    </message>
    <message>
        <source>One stone stops this four.</source>
        <translation>Эту четвёрку останавливает один камень.</translation>
    </message>
    <message>
        <source>This end makes six or more, not five.</source>
        <translation>С этого конца шесть или больше, а не пять.</translation>
    </message>
    <message>
        <source>There is no room here for a straight four.</source>
        <translation>Здесь нет места для открытой четвёрки.</translation>
    </message>
    <message>
        <source>The last stone would be forbidden: %1.</source>
        <translation>Последний ход был бы запрещён: %1.</translation>
    </message>
    <message>
        <source>The last stone makes five on another line, not a straight four.</source>
        <translation>Последний камень даёт пятёрку на другой линии, а не открытую четвёрку.</translation>
    </message>
    <message>
        <source>This makes six or more, not five.</source>
        <translation>Получается шесть или больше, а не пять.</translation>
    </message>
    <message>
        <source>Both ends are closed, so it is not a four.</source>
        <translation>Оба конца закрыты, поэтому это не четвёрка.</translation>
    </message>
    <message>
        <source>Every answer is forced, and %1 makes five.</source>
        <translation>Все ответы вынужденные. %1 строят пятёрку.</translation>
    </message>
    <message>
        <source>%1 cannot stop this: the point is forbidden (%2).</source>
        <extracomment>%1 is Black or White, %2 the kinds: &quot;double-three&quot;.</extracomment>
        <translation>%1 не могут это остановить: пункт запрещён (%2).</translation>
    </message>
    <message>
        <source>The last stone stops the attack.</source>
        <translation>Последний камень останавливает атаку.</translation>
    </message>
    <message>
        <source>%1 makes five first.</source>
        <translation>%1 строят пятёрку первыми.</translation>
    </message>
    <message>
        <source>This is how it goes.</source>
        <translation>Вот как это играется.</translation>
    </message>
    <message>
        <source>Which points are forbidden for %1?</source>
        <translation>%1: какие пункты запрещены?</translation>
    </message>
    <message>
        <source>Is %1 forbidden for %2?</source>
        <extracomment>%1 is a point, %2 Black or White.</extracomment>
        <translation>%2: запрещён ли пункт %1?</translation>
    </message>
    <message>
        <source>What shape do the marked stones make?</source>
        <translation>Какая фигура отмечена?</translation>
    </message>
    <message>
        <source>Which answer is correct?</source>
        <translation>Что верно?</translation>
    </message>
    <message>
        <source>Where do the stones go?</source>
        <translation>Куда поставить камни?</translation>
    </message>
    <message>
        <source>Tap the points on the board, then check your answers.</source>
        <translation>Коснитесь пунктов на доске, затем проверьте ответ.</translation>
    </message>
    <message>
        <source>Tap a point on the board.</source>
        <translation>Коснитесь пункта на доске.</translation>
    </message>
    <message>
        <source>You play %1. Tap a point on the board.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>Ваша сторона: %1. Коснитесь пункта на доске.</translation>
    </message>
    <message>
        <source>Tap where the next stone goes.</source>
        <translation>Коснитесь пункта, на который ставится следующий камень.</translation>
    </message>
    <message>
        <source>Choose an answer, or tap a point on the board.</source>
        <translation>Выберите ответ или коснитесь пункта на доске.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Выберите ответ.</translation>
    </message>
    <message>
        <source>%2 stops one four, and %1 completes the other.</source>
        <extracomment>%1 and %2 are Black and White.</extracomment>
        <translation>%2 закрывают одну четвёрку. %1 достраивают другую до пятёрки.</translation>
    </message>
    <message>
        <source>It can only become six or more, so it is not a four.</source>
        <translation>Получиться может только шесть или больше, поэтому это не четвёрка.</translation>
    </message>
    <message>
        <source>Its four would be closed at one end, so it is not a three.</source>
        <translation>Четвёрка была бы закрыта с одного конца, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>One end would make six or more, so it is not a three.</source>
        <translation>С одного конца получилось бы шесть или больше, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>There is no room for a straight four, so it is not a three.</source>
        <translation>Для открытой четвёрки нет места, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>The next stone would be forbidden, so it is not a three.</source>
        <translation>Следующий ход был бы запрещён, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>The next stone makes five on another line, so it is not a three.</source>
        <translation>Следующий камень даёт пятёрку на другой линии, поэтому это не тройка.</translation>
    </message>
    <message>
        <source>%1 makes no three and no four, so it is allowed.</source>
        <translation>%1 не даёт ни тройки, ни четвёрки, поэтому ход разрешён.</translation>
    </message>
    <message>
        <source>%1 makes only one three, so it is allowed.</source>
        <translation>%1 даёт только одну тройку, поэтому ход разрешён.</translation>
    </message>
    <message>
        <source>%1 makes only one four, so it is allowed.</source>
        <translation>%1 даёт только одну четвёрку, поэтому ход разрешён.</translation>
    </message>
    <message>
        <source>%1 makes a four and a three, and that is allowed.</source>
        <translation>%1 даёт четвёрку и тройку, а это разрешено.</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <extracomment>%1 is a kind that was chosen: &quot;double-three&quot;.</extracomment>
        <translation>Верно: %1.</translation>
    </message>
    <message>
        <source>Not here: %1.</source>
        <translation>Здесь этого нет: %1.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>Ещё: %1.</translation>
    </message>
    <message>
        <source>There is no forbidden point here.</source>
        <translation>Здесь нет запрещённых пунктов.</translation>
    </message>
    <message>
        <source>There is nothing to find here.</source>
        <translation>Здесь нечего искать.</translation>
    </message>
    <message>
        <source>Suppose %1 plays elsewhere.</source>
        <extracomment>Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.</extracomment>
        <translation>%1, допустим, играют в другом месте.</translation>
    </message>
    <message>
        <source>%2 stops one end of the straight four, and %1 makes five at the other.</source>
        <translation>%2 закрывают один конец открытой четвёрки. %1 достраивают пятёрку с другого.</translation>
    </message>
    <message>
        <source>%1 makes a straight four: %2 cannot stop both ends.</source>
        <translation>%1 строят открытую четвёрку. %2 не могут закрыть оба её конца.</translation>
    </message>
    <message>
        <source>%2 plays %1. Why does that make no three with the marked stones?</source>
        <translation>%2: %1. Почему вместе с отмеченными камнями это не тройка?</translation>
    </message>
    <message>
        <source>These stones are a three: they can become a straight four.</source>
        <translation>Эти камни — тройка: они могут стать открытой четвёркой.</translation>
    </message>
    <message>
        <source>Which move is right for %1?</source>
        <translation>%1: какой ход правильный?</translation>
    </message>
    <message>
        <source>How does %1 win by fours and threes?</source>
        <translation>%1 начинают. Как им выиграть четвёрками и тройками?</translation>
    </message>
    <message>
        <source>How does %1 win by fours?</source>
        <translation>%1 начинают. Как им выиграть четвёрками?</translation>
    </message>
    <message>
        <source>Which move begins a win by fours and threes for %1?</source>
        <translation>%1 начинают. С какого хода начинается выигрыш четвёрками и тройками?</translation>
    </message>
    <message>
        <source>Which moves begin a win by fours for %1?</source>
        <translation>%1 начинают. С каких ходов начинается выигрыш четвёрками?</translation>
    </message>
    <message>
        <source>Which move begins a win by fours for %1?</source>
        <translation>%1 начинают. С какого хода начинается выигрыш четвёрками?</translation>
    </message>
    <message>
        <source>Which moves by %1 stop the win by fours?</source>
        <translation>%1 защищаются. Какие ходы не дают сопернику выиграть четвёрками?</translation>
    </message>
    <message>
        <source>How can %1 stop the win by fours?</source>
        <translation>%1 защищаются. Как не дать сопернику выиграть четвёрками?</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>After a swap, fifth moves may still be offered</source>
        <extracomment>Taraguchi: may the new Black still offer several fifth moves after a swap?</extracomment>
        <translation>После обмена ещё можно предложить пятые ходы</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Where stone %1 may be placed</source>
        <translation>Где можно поставить камень %1</translation>
    </message>
    <message>
        <source>Where fifth moves may be placed</source>
        <translation>Где могут быть пятые ходы</translation>
    </message>
    <message>
        <source>Width of the square for stone %1</source>
        <translation>Сторона квадрата для камня %1</translation>
    </message>
    <message>
        <source>Width of the square for fifth moves</source>
        <translation>Сторона квадрата для пятых ходов</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>Число предлагаемых пятых ходов</translation>
    </message>
    <message>
        <source>Minimum number of fifth moves a player may declare</source>
        <translation>Наименьшее объявляемое число пятых ходов</translation>
    </message>
    <message>
        <source>Maximum number of fifth moves a player may declare</source>
        <translation>Наибольшее объявляемое число пятых ходов</translation>
    </message>
    <message>
        <source>How many times two more stones may be added</source>
        <extracomment>How often an option of an opening, such as adding two stones, can be chosen.</extracomment>
        <translation>Сколько раз можно добавить ещё два камня</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Запрещённые дебюты</translation>
    </message>
    <message>
        <source>Stones placed before the game</source>
        <translation>Камни, поставленные до партии</translation>
    </message>
    <message>
        <source>on the centre</source>
        <translation>в центре</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>где угодно</translation>
    </message>
    <message>
        <source>within the central %1 × %1 square</source>
        <translation>в центральном квадрате %1×%1</translation>
    </message>
    <message>
        <source>outside the central %1 × %1 square</source>
        <translation>вне центрального квадрата %1×%1</translation>
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
        <translation>Запрещены: %1</translation>
    </message>
    <message>
        <source>The pattern is %1</source>
        <translation>Дебют: %1</translation>
    </message>
    <message numerus="yes">
        <source>The number of fifth moves is fixed: %n</source>
        <translation>
            <numerusform>Число пятых ходов фиксировано: %n</numerusform>
            <numerusform>Число пятых ходов фиксировано: %n</numerusform>
            <numerusform>Число пятых ходов фиксировано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is not valid JSON from here on.</source>
        <translation>С этого места текст не является корректным JSON.</translation>
    </message>
    <message>
        <source>This field appears twice.</source>
        <translation>Это поле встречается дважды.</translation>
    </message>
    <message>
        <source>The value has the wrong type for this field.</source>
        <translation>Тип значения не подходит этому полю.</translation>
    </message>
    <message>
        <source>A field is missing here.</source>
        <translation>Здесь не хватает поля.</translation>
    </message>
    <message>
        <source>There is no such field here.</source>
        <translation>Такого поля здесь нет.</translation>
    </message>
    <message>
        <source>This word is not valid here.</source>
        <translation>Это слово здесь недопустимо.</translation>
    </message>
    <message>
        <source>The value is out of range.</source>
        <translation>Значение вне допустимых пределов.</translation>
    </message>
    <message>
        <source>The procedure has no such parameter.</source>
        <translation>У регламента нет такого параметра.</translation>
    </message>
    <message>
        <source>The parameter does not take this value.</source>
        <translation>Параметр не принимает этого значения.</translation>
    </message>
    <message>
        <source>There is no step with this name.</source>
        <translation>Шага с таким именем нет.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>Это имя уже занято.</translation>
    </message>
    <message>
        <source>This number is not declared on every path to this step.</source>
        <translation>Это число объявлено не на всех путях к этому шагу.</translation>
    </message>
    <message>
        <source>There is no such pattern or catalogue.</source>
        <translation>Такого дебюта или списка дебютов нет.</translation>
    </message>
    <message>
        <source>No pattern is left that can be placed.</source>
        <translation>Не осталось дебюта, который можно поставить.</translation>
    </message>
    <message>
        <source>This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.</source>
        <translation>Недопустимая область. Укажите centre, any, sq:k или outside:k с нечётным k.</translation>
    </message>
    <message>
        <source>These stones cannot be placed. Use each point only once, stay on this board, and make no five.</source>
        <translation>Так поставить камни нельзя: каждый пункт — один раз, в пределах этой доски и без пятёрки.</translation>
    </message>
    <message>
        <source>The example cannot be played here, or stops before the opening is over.</source>
        <translation>Пример здесь нельзя сыграть, или он обрывается до конца дебюта.</translation>
    </message>
    <message>
        <source>This word does not stand for a player here.</source>
        <translation>Это слово здесь не обозначает игрока.</translation>
    </message>
    <message>
        <source>This step is not allowed here.</source>
        <translation>Этот шаг здесь недопустим.</translation>
    </message>
    <message>
        <source>Not every path reaches this step with the same number of stones.</source>
        <translation>На разных путях к этому шагу разное число камней.</translation>
    </message>
    <message>
        <source>The steps run out before the opening ends.</source>
        <translation>Шаги кончаются раньше, чем дебют.</translation>
    </message>
    <message>
        <source>All options of this step can be used up, and then there is no way to continue.</source>
        <translation>Все варианты этого шага могут быть исчерпаны, и тогда продолжения нет.</translation>
    </message>
    <message>
        <source>From here, the steps can repeat forever.</source>
        <translation>Отсюда шаги могут повторяться бесконечно.</translation>
    </message>
    <message>
        <source>There are more steps than any opening needs.</source>
        <translation>Шагов больше, чем нужно любому дебюту.</translation>
    </message>
    <message>
        <source>The region can already be full when this step is reached.</source>
        <translation>К этому шагу область может оказаться заполненной.</translation>
    </message>
    <message>
        <source>The procedure is not for a board of this size.</source>
        <translation>Этот регламент не для доски такого размера.</translation>
    </message>
    <message>
        <source>This does not apply to the procedure.</source>
        <translation>К этому регламенту это не относится.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 — не файл.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB. It is not an opening procedure.</source>
        <translation>%1 больше 1 МБ. Это не дебютный регламент.</translation>
    </message>
    <message>
        <source>%1: there is already a procedure called %2.</source>
        <translation>%1: регламент с именем %2 уже есть.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, and what is wrong.</extracomment>
        <translation>%1, строка %2, столбец %3: %4</translation>
    </message>
    <message>
        <source>%1, line %2, column %3, %4: %5</source>
        <extracomment>A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.</extracomment>
        <translation>%1, строка %2, столбец %3, %4: %5</translation>
    </message>
    <message>
        <source>The text is nested too deeply, or has too many entries in one place.</source>
        <translation>Слишком глубокая вложенность или слишком много элементов в одном месте.</translation>
    </message>
</context>
<context>
    <name>TimeUnits</name>
    <message>
        <source>%1h</source>
        <extracomment>Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.</extracomment>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1m</source>
        <extracomment>Minutes in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1s</source>
        <extracomment>Seconds in a time control as it is typed, such as 15m+10s.</extracomment>
        <translation>%1 с</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Sum of the points of all opponents</source>
        <extracomment>Criteria for entries with equal points, in full.</extracomment>
        <translation>Сумма очков всех соперников</translation>
    </message>
    <message>
        <source>Direct encounter, if all have met</source>
        <translation>Личные встречи, если все играли между собой</translation>
    </message>
    <message>
        <source>Direct encounter, if all are connected</source>
        <translation>Личные встречи, если все связаны сыгранными партиями</translation>
    </message>
    <message>
        <source>Sum of the highest and lowest opponents&apos; points</source>
        <translation>Сумма очков сильнейшего и слабейшего соперников</translation>
    </message>
    <message>
        <source>Sum of the second-highest and second-lowest opponents&apos; points</source>
        <translation>Сумма очков соперников: второго сверху и второго снизу</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Затраченное время</translation>
    </message>
    <message>
        <source>Sum of the SOS of all opponents</source>
        <translation>Сумма SOS всех соперников</translation>
    </message>
    <message>
        <source>Sum of the SB of all opponents</source>
        <translation>Сумма SB всех соперников</translation>
    </message>
    <message>
        <source>SOS of defeated opponents</source>
        <translation>SOS побеждённых соперников</translation>
    </message>
    <message>
        <source>SB of defeated opponents</source>
        <translation>SB побеждённых соперников</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>Games won as second player</source>
        <translation>Победы в роли второго игрока</translation>
    </message>
    <message>
        <source>Games played as second player</source>
        <translation>Партии в роли второго игрока</translation>
    </message>
    <message>
        <source>Points of opponents who won against the player</source>
        <translation>Очки соперников, выигравших у участника</translation>
    </message>
    <message>
        <source>Fewer warnings</source>
        <translation>Меньше предупреждений</translation>
    </message>
    <message>
        <source>Sum of the points of all opponents except the lowest</source>
        <translation>Сумма очков соперников без слабейшего</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Матчевые очки</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки за партии</translation>
    </message>
    <message>
        <source>Points on board %1</source>
        <extracomment>Of a team: its points on board %1.</extracomment>
        <translation>Очки на доске %1</translation>
    </message>
    <message>
        <source>Lower rating</source>
        <translation>Более низкий рейтинг</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Бухгольц</translation>
    </message>
    <message>
        <source>Buchholz without the lowest</source>
        <translation>Усечённый Бухгольц, без слабейшего</translation>
    </message>
    <message>
        <source>Buchholz without the two lowest</source>
        <translation>Усечённый Бухгольц, без двух слабейших</translation>
    </message>
    <message>
        <source>Buchholz without the highest and the lowest</source>
        <translation>Медианный Бухгольц, без сильнейшего и слабейшего</translation>
    </message>
    <message>
        <source>Sonneborn-Berger (FIDE)</source>
        <translation>Коэффициент Бергера (ФИДЕ)</translation>
    </message>
    <message>
        <source>Sum of progressive scores</source>
        <translation>Сумма очков после каждого тура (прогресс)</translation>
    </message>
    <message>
        <source>Round robin</source>
        <extracomment>Forms of a tournament.</extracomment>
        <translation>Круговая система</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Двухкруговая система</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Олимпийская система</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Выбывание после двух поражений</translation>
    </message>
    <message>
        <source>Bye</source>
        <extracomment>A round without an opponent: nobody was left to play.</extracomment>
        <translation>Свободен от игры</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <extracomment>A round that a player does not play, for which there is a half.</extracomment>
        <translation>Пропуск с половиной очка</translation>
    </message>
    <message>
        <source>Absent</source>
        <extracomment>A round that a player does not play, for which there is nothing.</extracomment>
        <translation>Отсутствует</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Пропуск с полным очком</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a round that only the arbiter sees.</extracomment>
        <translation>Черновик</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубликован</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Завершён</translation>
    </message>
    <message>
        <source>Pts</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>Очки</translation>
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
        <translation>ЛВ</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Short for the time used in all games.</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Short for games won.</extracomment>
        <translation>Поб.</translation>
    </message>
    <message>
        <source>Warn.</source>
        <extracomment>Short for warnings.</extracomment>
        <translation>Пред.</translation>
    </message>
    <message>
        <source>MP</source>
        <extracomment>Short for match points.</extracomment>
        <translation>МО</translation>
    </message>
    <message>
        <source>GP</source>
        <extracomment>Short for game points.</extracomment>
        <translation>ОП</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>Short for the number that was drawn.</extracomment>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Chinese national event (2025)</source>
        <translation>Всекитайские соревнования (2025)</translation>
    </message>
    <message>
        <source>Chinese clubs, Swiss system</source>
        <translation>Китайские клубы, швейцарская система</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>Тайвань</translation>
    </message>
    <message>
        <source>Renju Team World Championship</source>
        <translation>Командный чемпионат мира по рэндзю</translation>
    </message>
    <message>
        <source>Gomoku Team World Championship</source>
        <translation>Командный чемпионат мира по гомоку</translation>
    </message>
    <message>
        <source>Gomoku Youth World Cup</source>
        <translation>Молодёжный кубок мира по гомоку</translation>
    </message>
    <message>
        <source>Correspondence World Championship</source>
        <translation>Заочный чемпионат мира</translation>
    </message>
    <message>
        <source>Internet cup</source>
        <translation>Интернет-кубок</translation>
    </message>
    <message>
        <source>University engine tournament</source>
        <translation>Студенческий турнир движков</translation>
    </message>
    <message>
        <source>Round robin by Go rules</source>
        <translation>Круговой турнир по регламенту го</translation>
    </message>
    <message>
        <source>Swiss system, as in chess (FIDE)</source>
        <translation>Швейцарская система, как в шахматах (ФИДЕ)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the short form of a criterion, %2 the long one.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ranking: %1</source>
        <extracomment>%1 is a list of criteria, the first one decides first.</extracomment>
        <translation>Места по показателям: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The heads of columns in tables for spreadsheets.</extracomment>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Разряд</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Состав</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Opener&apos;s no.</source>
        <translation>№ первого игрока</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening procedure.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Second player&apos;s no.</source>
        <translation>№ второго игрока</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Opener&apos;s points</source>
        <translation>Очки первого игрока</translation>
    </message>
    <message>
        <source>Second player&apos;s points</source>
        <translation>Очки второго игрока</translation>
    </message>
    <message>
        <source>Type of result</source>
        <extracomment>Played, won by forfeit, ruled, or a bye.</extracomment>
        <translation>Вид результата</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Opener&apos;s time (s)</source>
        <translation>Время первого игрока (с)</translation>
    </message>
    <message>
        <source>Second player&apos;s time (s)</source>
        <translation>Время второго игрока (с)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Points of defeated opponents, Sonneborn-Berger</source>
        <translation>Очки побеждённых соперников, коэффициент Бергера</translation>
    </message>
    <message>
        <source>Some places are decided by the time used. A missed round adds no time.</source>
        <extracomment>&quot;Time&quot; is the total time used in all games, less is better; a missed round adds nothing to it.</extracomment>
        <translation>Некоторые места определены по затраченному времени. Пропущенный тур времени не добавляет.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Of a player, given by a federation, such as grandmaster.</extracomment>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Born</source>
        <extracomment>The year or the date of birth of a player.</extracomment>
        <translation>Дата рождения</translation>
    </message>
    <message>
        <source>Federation no.</source>
        <extracomment>The number under which a federation or a rating list knows a player.</extracomment>
        <translation>№ в федерации</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>Direct encounter (FIDE)</source>
        <translation>Личные встречи (ФИДЕ)</translation>
    </message>
    <message>
        <source>Direct encounter by match points and game points</source>
        <translation>Личные встречи по матчевым очкам и очкам за партии</translation>
    </message>
    <message>
        <source>Rounds won, also without a game</source>
        <translation>Выигранные туры, в том числе без игры</translation>
    </message>
    <message>
        <source>Rounds not missed by choice</source>
        <extracomment>All but the rounds that a player asked not to play, or lost by forfeit.</extracomment>
        <translation>Туры, не пропущенные по собственной воле</translation>
    </message>
    <message>
        <source>Standard points</source>
        <extracomment>1, a half or nothing for each round, whatever a win is worth.</extracomment>
        <translation>Стандартные очки</translation>
    </message>
    <message>
        <source>Points against the stronger half (Koya)</source>
        <translation>Очки против набравших половину (система Койя)</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <extracomment>Buchholz as if the last round ended in draws.</extracomment>
        <translation>Предварительный Бухгольц</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents</source>
        <translation>Средний коэффициент Бухгольца соперников</translation>
    </message>
    <message>
        <source>Average rating of the opponents</source>
        <translation>Средний рейтинг соперников</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>Рейтинг-перформанс</translation>
    </message>
    <message>
        <source>Perfect performance rating</source>
        <translation>Точный рейтинг-перформанс</translation>
    </message>
    <message>
        <source>Average performance of the opponents</source>
        <translation>Средний перформанс соперников</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>Средний точный перформанс соперников</translation>
    </message>
    <message>
        <source>Board count</source>
        <extracomment>Of teams: the points of each board times its number.</extracomment>
        <translation>Подсчёт по доскам</translation>
    </message>
    <message>
        <source>Points of the top boards, one after the other</source>
        <translation>Очки на первых досках по порядку</translation>
    </message>
    <message>
        <source>Points without the bottom boards, one after the other</source>
        <translation>Очки без последних досок по порядку</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams (FIDE)</source>
        <translation>Коэффициент Бергера для команд (ФИДЕ)</translation>
    </message>
    <message>
        <source>Score and strength combined</source>
        <extracomment>Of teams: points and Buchholz in one number.</extracomment>
        <translation>Сочетание очков и силы соперников</translation>
    </message>
    <message>
        <source>%1, without the highest %2 and the lowest %2</source>
        <extracomment>%1 is a criterion such as Fore Buchholz.</extracomment>
        <translation>%1, без сильнейших (%2) и слабейших (%2)</translation>
    </message>
    <message>
        <source>%1, without the first rounds: %2</source>
        <extracomment>%1 is a criterion that adds up the points after each round.</extracomment>
        <translation>%1, без первых туров: %2</translation>
    </message>
    <message>
        <source>%1, without the lowest %2</source>
        <translation>%1, без слабейших (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 %</source>
        <extracomment>%1 is a criterion, %2 how much the opponents must have of all that could be won.</extracomment>
        <translation>%1, от %2 %</translation>
    </message>
    <message>
        <source>%1, as if the last round ended in draws</source>
        <translation>%1, как при ничьих в последнем туре</translation>
    </message>
    <message>
        <source>%1, with forfeits</source>
        <translation>%1, с учётом неявок</translation>
    </message>
    <message>
        <source>Decided place</source>
        <extracomment>Column of standings: the place of a player who shared one, after that was decided.</extracomment>
        <translation>Место после дележа</translation>
    </message>
    <message>
        <source>Decided by</source>
        <extracomment>Column of standings: how a shared place was decided, such as by a play-off.</extracomment>
        <translation>Как определено</translation>
    </message>
    <message>
        <source>Rated games</source>
        <extracomment>Column of a list of players: how many games the rating of a player rests on.</extracomment>
        <translation>Рейтинговых партий</translation>
    </message>
    <message>
        <source>Factor K</source>
        <extracomment>The factor K of a player, by which a change of rating is multiplied; set by hand.</extracomment>
        <translation>Коэффициент K</translation>
    </message>
</context>
<context>
    <name>TypingWords</name>
    <message>
        <source>nobody</source>
        <extracomment>Nobody of a team sits at a board.</extracomment>
        <translation>нет игрока</translation>
    </message>
    <message>
        <source>%1. Next result: game %2 of %3</source>
        <extracomment>A table of a round, and which of its games the next result is for.</extracomment>
        <translation>%1. Следующий результат: партия %2 из %3</translation>
    </message>
    <message>
        <source>%1. Next result: board %2, %3 – %4</source>
        <extracomment>A table of two teams; %2 is the number of a board, %3 and %4 who sits there.</extracomment>
        <translation>%1. Следующий результат: доска %2, %3 — %4</translation>
    </message>
    <message>
        <source>Nothing was entered for table %1.</source>
        <translation>Для стола %1 ничего не введено.</translation>
    </message>
    <message>
        <source>%1. %2? Enter it again to confirm.</source>
        <extracomment>%1 is a table and its players, %2 a result such as 1–0 that was typed once.</extracomment>
        <translation>%1. %2? Для подтверждения ввести ещё раз.</translation>
    </message>
    <message>
        <source>%1. First %2, now %3: neither counts. Enter it twice again.</source>
        <extracomment>%1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.</extracomment>
        <translation>%1. Сначала %2, теперь %3: не засчитано ни то, ни другое. Введите снова дважды.</translation>
    </message>
    <message>
        <source>To exchange two players, pick one and then the other, or drag one onto the other.</source>
        <translation>Чтобы поменять двух участников местами, выберите их по очереди или перетащите одного на другого.</translation>
    </message>
    <message>
        <source>Pick the player to exchange with %1.</source>
        <extracomment>%1 is a player who was picked.</extracomment>
        <translation>С кем меняется местами %1? Выберите участника.</translation>
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
        <translation>Ходов с невыясненным исходом: %1.</translation>
    </message>
    <message>
        <source>The step with %1 is incomplete.</source>
        <translation>Шаг с ходом %1 неполон.</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <translation>Ход %1 невозможен.</translation>
    </message>
    <message>
        <source>%1 does not make the five that is shown.</source>
        <translation>%1 не строит показанную пятёрку.</translation>
    </message>
    <message>
        <source>After %1, the five-points are not those shown.</source>
        <translation>После %1 пункты пятёрки не те, что показаны.</translation>
    </message>
    <message>
        <source>After %1, the other side makes five first.</source>
        <translation>После %1 соперник первым строит пятёрку.</translation>
    </message>
    <message>
        <source>After %1, no reply to the defence %2 is given.</source>
        <translation>После %1 не указан ответ на защиту %2.</translation>
    </message>
    <message>
        <source>After %1, %2 is not a defence.</source>
        <translation>После %1 ход %2 — не защита.</translation>
    </message>
    <message>
        <source>After %1, the defence %2 is shown as forbidden, but it is not.</source>
        <translation>После %1 защита %2 показана как запрещённая, но она не запрещена.</translation>
    </message>
    <message>
        <source>%1 can make five</source>
        <translation>%1: возможна пятёрка</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours: each move makes a four, %n of them, and then a five cannot be stopped. Chinese 连冲, Japanese 四追い, Russian победа четвёрками.</extracomment>
        <translation>
            <numerusform>%1: победа четвёрками за %n ход</numerusform>
            <numerusform>%1: победа четвёрками за %n хода</numerusform>
            <numerusform>%1: победа четвёрками за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens five</source>
        <translation>%1: угроза пятёрки</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win in %n four(s)</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;, who is not to move and would otherwise win by %n fours.</extracomment>
        <translation>
            <numerusform>%1: угроза победы четвёрками за %n ход</numerusform>
            <numerusform>%1: угроза победы четвёрками за %n хода</numerusform>
            <numerusform>%1: угроза победы четвёрками за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A sentence of &quot;Black wins in 7 fours&quot;.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>There is no shorter win by fours.</source>
        <translation>Более короткой победы четвёрками нет.</translation>
    </message>
    <message>
        <source>It is not known whether there is a shorter win.</source>
        <translation>Есть ли более короткая, неизвестно.</translation>
    </message>
    <message>
        <source>%1 has no win by fours. This is proven: all fours were searched.</source>
        <translation>%1: победы четвёрками нет. Это доказано: проверены все четвёрки.</translation>
    </message>
    <message>
        <source>Moves by %1 that stop all wins by fours: %2.</source>
        <translation>%1: защит от победы четвёрками — %2.</translation>
    </message>
    <message>
        <source>No move by %1 stops the win by fours. This is proven.</source>
        <translation>%1: защиты от победы четвёрками нет. Это доказано.</translation>
    </message>
    <message>
        <source>Not decided: no move by %1 is known to stop the win by fours.</source>
        <translation>%1: защита от победы четвёрками пока не найдена, но она возможна.</translation>
    </message>
    <message>
        <source>%1: not decided.</source>
        <translation>%1: не выяснено.</translation>
    </message>
    <message>
        <source>%1: makes five.</source>
        <translation>%1: строит пятёрку.</translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s). There is no shorter win.</source>
        <translation>
            <numerusform>%1: победа четвёрками за %n ход. Короче нет.</numerusform>
            <numerusform>%1: победа четвёрками за %n хода. Короче нет.</numerusform>
            <numerusform>%1: победа четвёрками за %n ходов. Короче нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wins in %n four(s).</source>
        <translation>
            <numerusform>%1: победа четвёрками за %n ход.</numerusform>
            <numerusform>%1: победа четвёрками за %n хода.</numerusform>
            <numerusform>%1: победа четвёрками за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Positions: %1. Depth: %2.</source>
        <extracomment>While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.</extracomment>
        <translation>Поиск… Позиций: %1. Глубина: %2.</translation>
    </message>
    <message>
        <source>%1 makes five.</source>
        <translation>%1 строит пятёрку.</translation>
    </message>
    <message>
        <source>%1 makes a four with the five-points %2. One stone cannot take them all.</source>
        <extracomment>%2 are points such as &quot;G7 L12&quot;; each of them completes the four.</extracomment>
        <translation>%1 строит четвёрку с пунктами пятёрки %2. Одним камнем все не закрыть.</translation>
    </message>
    <message>
        <source>%1 makes a four. The only defence, %2, is forbidden: %3.</source>
        <extracomment>%3 is the kind of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>%1 строит четвёрку. Единственная защита, %2, запрещена: %3.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours that nothing stops.</source>
        <translation>%1 создаёт угрозу победы четвёрками, от которой нет защиты.</translation>
    </message>
    <message>
        <source>%1 threatens a win by fours.</source>
        <translation>%1 создаёт угрозу победы четвёрками.</translation>
    </message>
    <message>
        <source>%1 makes a four and threatens five on %2.</source>
        <translation>%1 строит четвёрку и угрожает пятёркой на %2.</translation>
    </message>
    <message>
        <source>%1 is the only defence.</source>
        <translation>%1 — единственная защита.</translation>
    </message>
    <message>
        <source>%1 is a defence.</source>
        <translation>%1 — одна из защит.</translation>
    </message>
    <message>
        <source>If the other side plays %1, %2 makes five.</source>
        <translation>Если соперник ходит на %1, пятёрку строит %2.</translation>
    </message>
    <message>
        <source>%1 wins as shown above for the same position.</source>
        <translation>%1 выигрывает, как показано выше в той же позиции.</translation>
    </message>
    <message>
        <source>The proof was checked using the rules alone, move by move. It is correct.</source>
        <translation>Доказательство проверено только по правилам игры, ход за ходом. Оно верно.</translation>
    </message>
    <message>
        <source>A step is missing.</source>
        <translation>Не хватает шага.</translation>
    </message>
    <message>
        <source>The proof is not correct.</source>
        <translation>Доказательство неверно.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.</extracomment>
        <translation>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n ход. Более короткая победа не искалась.</numerusform>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n хода. Более короткая победа не искалась.</numerusform>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n ходов. Более короткая победа не искалась.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the other side plays elsewhere:</source>
        <extracomment>Before the moves that a three threatens: the other side plays a move that stops nothing.</extracomment>
        <translation>Если соперник сыграет в другом месте:</translation>
    </message>
    <message numerus="yes">
        <source>No win by fours and threes was found for %1. All fours were searched, and all threes that threaten to win within %n four(s); moves that threaten more slowly may still win.</source>
        <extracomment>%1 is &quot;Black&quot; or &quot;White&quot;. %n is how many fours a three may take to win if nothing is done against it.</extracomment>
        <translation>
            <numerusform>%1: победа четвёрками и тройками не найдена. Проверены все четвёрки и все тройки, которые грозят победой не более чем через %n четвёрку; более тихие ходы ещё могут выиграть.</numerusform>
            <numerusform>%1: победа четвёрками и тройками не найдена. Проверены все четвёрки и все тройки, которые грозят победой не более чем через %n четвёрки; более тихие ходы ещё могут выиграть.</numerusform>
            <numerusform>%1: победа четвёрками и тройками не найдена. Проверены все четвёрки и все тройки, которые грозят победой не более чем через %n четвёрок; более тихие ходы ещё могут выиграть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>Остановлено через %1 с.</translation>
    </message>
    <message>
        <source>Not found within %1 s.</source>
        <extracomment>%1 is a number of seconds: a search reached its limit, and what it looked for may still be there.</extracomment>
        <translation>За %1 с не найдено.</translation>
    </message>
    <message>
        <source>Positions searched: %1.</source>
        <translation>Просмотрено позиций: %1.</translation>
    </message>
    <message>
        <source>Wins by threes were not looked for.</source>
        <translation>Победы с тройками не искались.</translation>
    </message>
    <message>
        <source>The limit was reached after %1 s.</source>
        <translation>Предел достигнут через %1 с.</translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours and threes.</source>
        <translation>%1: есть ли победа четвёрками и тройками, не выяснено.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by fours and threes in at most %n move(s)</source>
        <translation>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n ход</numerusform>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n хода</numerusform>
            <numerusform>%1: победа четвёрками и тройками не более чем за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not decided whether %1 wins by fours.</source>
        <translation>%1: есть ли победа четвёрками, не выяснено.</translation>
    </message>
    <message>
        <source>First moves that win by fours for %1: %2.</source>
        <translation>%1: первых ходов, выигрывающих четвёрками, — %2.</translation>
    </message>
    <message>
        <source>Not decided: no first move is known to win by fours for %1.</source>
        <translation>%1: первый ход, выигрывающий четвёрками, пока не найден, но он возможен.</translation>
    </message>
    <message>
        <source>%1 threatens no win by fours. This is proven.</source>
        <translation>%1 не угрожают победой четвёрками. Это доказано.</translation>
    </message>
    <message>
        <source>%1: stops all wins by fours.</source>
        <translation>%1: защищает от всех побед четвёрками.</translation>
    </message>
</context>
<context>
    <name>WizardWords</name>
    <message>
        <source>%1 places the first stone on the centre.</source>
        <translation>%1 ставит первый камень в центр.</translation>
    </message>
    <message>
        <source>%1 places a black stone within the central %2 × %2 square.</source>
        <translation>%1 ставит чёрный камень в центральном квадрате %2×%2.</translation>
    </message>
    <message>
        <source>%1 places a white stone within the central %2 × %2 square.</source>
        <translation>%1 ставит белый камень в центральном квадрате %2×%2.</translation>
    </message>
    <message>
        <source>%1 places a black stone outside the central %2 × %2 square.</source>
        <translation>%1 ставит чёрный камень вне центрального квадрата %2×%2.</translation>
    </message>
    <message>
        <source>%1 places a white stone outside the central %2 × %2 square.</source>
        <translation>%1 ставит белый камень вне центрального квадрата %2×%2.</translation>
    </message>
    <message>
        <source>%1 places a black stone anywhere.</source>
        <translation>%1 ставит чёрный камень куда угодно.</translation>
    </message>
    <message>
        <source>%1 places a white stone anywhere.</source>
        <translation>%1 ставит белый камень куда угодно.</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves.</source>
        <translation>
            <numerusform>%1 предлагает пятые ходы: %n.</numerusform>
            <numerusform>%1 предлагает пятые ходы: %n.</numerusform>
            <numerusform>%1 предлагает пятые ходы: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers fifth moves.</source>
        <translation>%1 предлагает пятые ходы.</translation>
    </message>
    <message>
        <source>%1 chooses next.</source>
        <translation>Затем выбирает %1.</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves there will be.</source>
        <translation>%1 объявляет число пятых ходов.</translation>
    </message>
    <message>
        <source>%1 picks one of the offered fifth moves.</source>
        <translation>%1 выбирает один из предложенных пятых ходов.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones.</source>
        <translation>
            <numerusform>%1 ставит ещё %n камень.</numerusform>
            <numerusform>%1 ставит ещё %n камня.</numerusform>
            <numerusform>%1 ставит ещё %n камней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the next stone.</source>
        <translation>Следующий камень ставит %1.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>The player to move</source>
        <extracomment>In the line of coming steps: whoever will be on turn then.</extracomment>
        <translation>Игрок, чей ход</translation>
    </message>
    <message>
        <source>One of the players</source>
        <extracomment>In the line of coming steps: it is not decided yet who.</extracomment>
        <translation>Один из игроков</translation>
    </message>
    <message>
        <source>The arbiter places the first stones</source>
        <translation>Судья расставляет первые камни</translation>
    </message>
    <message>
        <source>%1: stone %2</source>
        <extracomment>A coming step of the opening; %1 is a player.</extracomment>
        <translation>%1: камень %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step that is done: a player and the point of the stone.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1: выбор</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>Below the sign of a choice, very short: the colours were exchanged.</extracomment>
        <translation>обмен</translation>
    </message>
    <message>
        <source>%1 becomes Black</source>
        <translation>%1 играет чёрными</translation>
    </message>
    <message>
        <source>%1 becomes White</source>
        <translation>%1 играет белыми</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Below the sign of a choice, very short: the colours were not exchanged.</extracomment>
        <translation>без обмена</translation>
    </message>
    <message>
        <source>%1 stays Black</source>
        <translation>%1 по-прежнему играет чёрными</translation>
    </message>
    <message>
        <source>%1 stays White</source>
        <translation>%1 по-прежнему играет белыми</translation>
    </message>
    <message>
        <source>%1 offers: %2 of %3</source>
        <translation>%1 предлагает: %2 из %3</translation>
    </message>
    <message>
        <source>%1 offers fifth moves</source>
        <translation>%1: предложение пятых ходов</translation>
    </message>
    <message numerus="yes">
        <source>%1 offers %n fifth moves</source>
        <translation>
            <numerusform>%1: предложение пятых ходов (%n)</numerusform>
            <numerusform>%1: предложение пятых ходов (%n)</numerusform>
            <numerusform>%1: предложение пятых ходов (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 declares the number of fifth moves</source>
        <translation>%1: объявление числа пятых ходов</translation>
    </message>
    <message numerus="yes">
        <source>%1 declares %n fifth moves</source>
        <translation>
            <numerusform>%1 объявляет число пятых ходов: %n</numerusform>
            <numerusform>%1 объявляет число пятых ходов: %n</numerusform>
            <numerusform>%1 объявляет число пятых ходов: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks one of them</source>
        <translation>%1: выбор одного из них</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 выбирает %2</translation>
    </message>
    <message>
        <source>Free play follows</source>
        <translation>Дальше свободная игра</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 chooses a colour.</source>
        <translation>%1 выбирает цвет.</translation>
    </message>
    <message>
        <source>%1 chooses how to continue.</source>
        <translation>%1 выбирает, как продолжать.</translation>
    </message>
    <message>
        <source>%1 declares how many fifth moves will be offered, from %2 to %3.</source>
        <translation>%1 объявляет число пятых ходов, от %2 до %3.</translation>
    </message>
    <message>
        <source>%1 offers fifth moves: %2 of %3 placed.</source>
        <translation>%1 предлагает пятые ходы: поставлено %2 из %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks one of %n offered fifth moves.</source>
        <translation>
            <numerusform>%1 выбирает из предложенных пятых ходов (всего %n).</numerusform>
            <numerusform>%1 выбирает из предложенных пятых ходов (всего %n).</numerusform>
            <numerusform>%1 выбирает из предложенных пятых ходов (всего %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>%1 is Black, %2 is White.</source>
        <translation>Чёрные — %1, белые — %2.</translation>
    </message>
    <message>
        <source>stone on %2 by %1</source>
        <extracomment>Inside a sentence; %1 is a player, %2 a point.</extracomment>
        <translation>камень на %2 (%1)</translation>
    </message>
    <message>
        <source>offer of %2 by %1</source>
        <translation>предложенный ход %2 (%1)</translation>
    </message>
    <message>
        <source>offer of %2, withdrawn by %1</source>
        <translation>предложенный и отозванный ход %2 (%1)</translation>
    </message>
    <message>
        <source>fifth move %2, picked by %1</source>
        <translation>выбранный пятый ход %2 (%1)</translation>
    </message>
    <message>
        <source>number %2, declared by %1</source>
        <translation>объявленное число %2 (%1)</translation>
    </message>
    <message>
        <source>choice by %1</source>
        <translation>выбор (%1)</translation>
    </message>
    <message>
        <source>Patterns that can follow: %1</source>
        <extracomment>%1 are codes of opening patterns: &quot;D1–D13&quot;.</extracomment>
        <translation>Возможные дебюты: %1</translation>
    </message>
    <message>
        <source>The shape of %1, off the centre</source>
        <extracomment>%1 is a pattern of three stones that here does not lie on the centre: &quot;D4 Kagetsu&quot;.</extracomment>
        <translation>Фигура дебюта %1, не в центре</translation>
    </message>
    <message>
        <source>None of the 26 patterns: a yōtō (妖刀)</source>
        <extracomment>妖刀 (yōtō): three first stones that are none of the 26 patterns.</extracomment>
        <translation>Не из 26 дебютов: ёто (妖刀)</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.</source>
        <translation>%1 совпадает с предложенным ходом %2 (%3): они симметричны относительно показанной линии.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.</source>
        <translation>%1 совпадает с предложенным ходом %2 (%3): при повороте на 180° вокруг показанного центра один ход переходит в другой.</translation>
    </message>
    <message>
        <source>%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.</source>
        <translation>%1 совпадает с предложенным ходом %2 (%3): при повороте на 90° вокруг показанного центра один ход переходит в другой.</translation>
    </message>
    <message>
        <source>%1 (Black)</source>
        <extracomment>A player and the colour of the moment.</extracomment>
        <translation>%1 (чёрные)</translation>
    </message>
    <message>
        <source>%1 (White)</source>
        <translation>%1 (белые)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed all %n fifth moves: offer them, or change them.</source>
        <translation>
            <numerusform>%1: все пятые ходы поставлены (%n). Предложите их или измените.</numerusform>
            <numerusform>%1: все пятые ходы поставлены (%n). Предложите их или измените.</numerusform>
            <numerusform>%1: все пятые ходы поставлены (%n). Предложите их или измените.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n more stones, then %2 chooses.</source>
        <translation>
            <numerusform>%1 ставит ещё %n камень, затем %2 выбирает.</numerusform>
            <numerusform>%1 ставит ещё %n камня, затем %2 выбирает.</numerusform>
            <numerusform>%1 ставит ещё %n камней, затем %2 выбирает.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3 placed.</source>
        <extracomment>%1 is a whole sentence: &quot;Ann (Black) puts a white stone within the middle 3×3.&quot; %2 and %3 are numbers: so many stones of a row lie on the board, of so many.</extracomment>
        <translation>%1 Поставлено %2 из %3.</translation>
    </message>
    <message>
        <source>%1 picks it</source>
        <translation>%1: выбор этого хода</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black</source>
        <extracomment>The colour of a player&apos;s stones.</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>black stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>чёрный камень</translation>
    </message>
    <message>
        <source>white stone</source>
        <extracomment>Spoken for a point of the board.</extracomment>
        <translation>белый камень</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Spoken for a point of the board without a stone.</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Free-style gomoku</source>
        <extracomment>Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).</extracomment>
        <translation>Свободное гомоку</translation>
    </message>
    <message>
        <source>Standard gomoku</source>
        <extracomment>Rule set: exactly five in a row win.</extracomment>
        <translation>Стандартное гомоку</translation>
    </message>
    <message>
        <source>Renju</source>
        <extracomment>Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.</extracomment>
        <translation>Рэндзю</translation>
    </message>
    <message>
        <source>Caro</source>
        <extracomment>Rule set (cờ ca-rô): a five blocked at both ends does not win.</extracomment>
        <translation>Каро</translation>
    </message>
    <message>
        <source>Omok</source>
        <extracomment>Rule set (Korean 오목): double-three is forbidden for both sides.</extracomment>
        <translation>Омок</translation>
    </message>
    <message>
        <source>Overline loses</source>
        <extracomment>Rule set: an overline loses for both sides.</extracomment>
        <translation>Длинный ряд проигрывает</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>Выигрывают пять и больше в ряд.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins; six or more do not count.</source>
        <translation>Выигрывают ровно пять в ряд; шесть или больше не засчитываются.</translation>
    </message>
    <message>
        <source>Five in a row wins. Double-three, double-four and overline are forbidden for Black.</source>
        <translation>Выигрывают пять в ряд. Чёрным запрещены вилки 3×3 и 4×4 и длинный ряд.</translation>
    </message>
    <message>
        <source>Five or more in a row win unless both ends are blocked.</source>
        <translation>Выигрывают пять и больше в ряд, кроме рядов, закрытых с обоих концов.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. Double-three is forbidden for both sides.</source>
        <translation>Выигрывают ровно пять в ряд. Вилка 3×3 запрещена обеим сторонам.</translation>
    </message>
    <message>
        <source>Exactly five in a row wins. An overline is forbidden for both sides.</source>
        <translation>Выигрывают ровно пять в ряд. Длинный ряд запрещён обеим сторонам.</translation>
    </message>
    <message>
        <source>overline</source>
        <extracomment>Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.</extracomment>
        <translation>длинный ряд</translation>
    </message>
    <message>
        <source>double-four</source>
        <extracomment>Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.</extracomment>
        <translation>вилка 4×4</translation>
    </message>
    <message>
        <source>double-three</source>
        <extracomment>Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.</extracomment>
        <translation>вилка 3×3</translation>
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
        <translation>Гомоку и рэндзю для клубов, судей и преподавателей.</translation>
    </message>
    <message>
        <source>Games are kept in %1.</source>
        <translation>Папка партий: %1</translation>
    </message>
    <message>
        <source>Journals of games in progress are kept in %1.</source>
        <translation>Папка журналов идущих партий: %1</translation>
    </message>
    <message>
        <source>Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.</source>
        <extracomment>How quickly the program answers: %1 is how often it was measured, the others are milliseconds.</extracomment>
        <translation>Камней и нажатий часов: %1. От ввода до записи в журнал: последний раз %2 мс, дольше всего %3 мс.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Лицензия MIT</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Choose players, rules, opening and clock</source>
        <translation>Выбрать игроков, правила, дебют и часы</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Открыть запись…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Сохранённые &amp;партии…</translation>
    </message>
    <message>
        <source>Open an automatically saved game</source>
        <translation>Открыть партию, сохранённую автоматически</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close the program; a running game can be resumed later</source>
        <translation>Закрыть программу; идущую партию можно будет продолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Stop both clocks and cover the board, or resume</source>
        <translation>Остановить часы и скрыть доску; повторно — продолжить партию</translation>
    </message>
    <message>
        <source>Declare fi&amp;ve</source>
        <translation>Объявить п&amp;ятёрку</translation>
    </message>
    <message>
        <source>Declare that you have made five</source>
        <translation>Объявить, что построено пять в ряд</translation>
    </message>
    <message>
        <source>Claim a &amp;forbidden move</source>
        <translation>Заявить &amp;фол</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>Заявить, что ход соперника был запрещён</translation>
    </message>
    <message>
        <source>Claim a win on &amp;time</source>
        <translation>Заявить просрочку &amp;времени</translation>
    </message>
    <message>
        <source>Claim that your opponent&apos;s flag has fallen</source>
        <translation>Заявить, что флажок соперника упал</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Предложить &amp;ничью</translation>
    </message>
    <message>
        <source>The opponent may accept, decline or play on</source>
        <translation>Соперник может согласиться, отказаться или сделать ход</translation>
    </message>
    <message>
        <source>Ask to take a move &amp;back</source>
        <translation>Запросить возврат хо&amp;да</translation>
    </message>
    <message>
        <source>The opponent must agree</source>
        <translation>Нужно согласие соперника</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>П&amp;ас</translation>
    </message>
    <message>
        <source>Pass without placing a stone</source>
        <translation>Пасовать, не ставя камня</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>&amp;End without a result</source>
        <translation>&amp;Закончить без результата</translation>
    </message>
    <message>
        <source>Both players agree to stop playing</source>
        <translation>Оба игрока согласны прекратить партию</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;Первый ход</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>П&amp;редыдущий ход</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Следующий ход</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>П&amp;оследний ход</translation>
    </message>
    <message>
        <source>Ro&amp;tate board</source>
        <translation>По&amp;вернуть доску</translation>
    </message>
    <message>
        <source>Rotate by a quarter turn; the coordinates move with the stones</source>
        <translation>На четверть оборота, вместе с координатами</translation>
    </message>
    <message>
        <source>&amp;Mirror board</source>
        <translation>&amp;Отразить доску</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>&amp;Номера ходов</translation>
    </message>
    <message>
        <source>Show the move number on every stone</source>
        <translation>Показать номер на каждом камне</translation>
    </message>
    <message>
        <source>Forbidden point&amp;s</source>
        <translation>&amp;Метки фолов</translation>
    </message>
    <message>
        <source>Show or hide forbidden points, where this game allows it</source>
        <translation>Показать или скрыть метки фолов, если партия это допускает</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Показать все сочетания клавиш</translation>
    </message>
    <message>
        <source>Abo&amp;ut Kagetsu</source>
        <translation>О п&amp;рограмме Kagetsu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Next step of the proof</source>
        <translation>&amp;Следующий шаг доказательства</translation>
    </message>
    <message>
        <source>&amp;Previous step of the proof</source>
        <translation>&amp;Предыдущий шаг доказательства</translation>
    </message>
    <message>
        <source>False f&amp;orbidden points</source>
        <translation>Метки мнимых &amp;фолов</translation>
    </message>
    <message>
        <source>Show points that look forbidden but are not, where this game allows it</source>
        <translation>Показать, если партия это допускает, пункты, которые кажутся запрещёнными, но разрешены</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Menu: the proof why a point is forbidden or not.</extracomment>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>Switch between &amp;all reasons and the shortest proof</source>
        <translation>&amp;Все причины или краткое доказательство</translation>
    </message>
    <message>
        <source>Arbiter: step bac&amp;k in the opening…</source>
        <translation>С&amp;удья: дебют на шаг назад…</translation>
    </message>
    <message>
        <source>Undo the last stone, choice, number or offer of the opening</source>
        <translation>Отменить последний шаг дебюта: камень, выбор, число или предложенный ход</translation>
    </message>
    <message>
        <source>Arbiter: allow e&amp;qual fifth moves…</source>
        <translation>Судья: разрешить совпадающ&amp;ие пятые ходы…</translation>
    </message>
    <message>
        <source>Let Black offer fifth moves that make the same shape in different places on the board</source>
        <translation>Позволить чёрным предлагать пятые ходы, дающие одинаковую фигуру в разных местах доски</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Learn and practise what is forbidden and what is not</source>
        <translation>Узнать, что запрещено, а что нет, и поупражняться</translation>
    </message>
    <message>
        <source>&amp;Protocol…</source>
        <translation>&amp;Протокол…</translation>
    </message>
    <message>
        <source>View, print or save the protocol of this game for signing</source>
        <translation>Протокол этой партии на подпись: посмотреть, напечатать или сохранить</translation>
    </message>
    <message>
        <source>Protocol of a &amp;journal…</source>
        <translation>Протокол по &amp;журналу…</translation>
    </message>
    <message>
        <source>Choose the journal of a game and see its protocol</source>
        <translation>Выбрать журнал партии и посмотреть её протокол</translation>
    </message>
    <message>
        <source>Why no three in the &amp;row?</source>
        <translation>Почему нет тройки на &amp;горизонтали?</translation>
    </message>
    <message>
        <source>Why no three in the &amp;column?</source>
        <translation>Почему нет тройки на вер&amp;тикали?</translation>
    </message>
    <message>
        <source>Why no three on the r&amp;ising diagonal?</source>
        <translation>Почему нет тройки на восходя&amp;щей диагонали?</translation>
    </message>
    <message>
        <source>Why no three on the &amp;falling diagonal?</source>
        <translation>Почему нет тройки на &amp;нисходящей диагонали?</translation>
    </message>
    <message>
        <source>&amp;Verdict desk</source>
        <translation>&amp;Судейский разбор</translation>
    </message>
    <message>
        <source>Set up or paste a position, ask which points are forbidden and why, and print the answer</source>
        <translation>Расставить или вставить позицию, узнать, какие пункты запрещены и почему, и напечатать ответ</translation>
    </message>
    <message>
        <source>Position as te&amp;xt…</source>
        <translation>Позиция т&amp;екстом…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record into the verdict desk</source>
        <translation>Вставить в судейский разбор доску, строку ходов или запись партии</translation>
    </message>
    <message>
        <source>P&amp;rint the verdict…</source>
        <translation>Напечатать &amp;решение…</translation>
    </message>
    <message>
        <source>Print the answer of the verdict desk, with its proof and the rule</source>
        <translation>Напечатать решение судейского разбора с доказательством и правилами</translation>
    </message>
    <message>
        <source>Ti&amp;meline of a journal…</source>
        <translation>Хроноло&amp;гия журнала…</translation>
    </message>
    <message>
        <source>Go through the journal of a game line by line: position, clocks, presses, verdicts</source>
        <translation>Просмотреть журнал партии строка за строкой: позиция, часы, нажатия, решения</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the changes to this record</source>
        <translation>Сохранить изменения в этой записи</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить к&amp;ак…</translation>
    </message>
    <message>
        <source>Save this record under another name</source>
        <translation>Сохранить эту запись под другим именем</translation>
    </message>
    <message>
        <source>Text enco&amp;ding…</source>
        <translation>Ко&amp;дировка текста…</translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>Выбрать кодировку текста этого файла</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves in a record</source>
        <translation>Следую&amp;щие ходы записи</translation>
    </message>
    <message>
        <source>Ring the points where the record continues</source>
        <translation>Обвести пункты, где запись продолжается</translation>
    </message>
    <message>
        <source>Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text</source>
        <translation>Открыть партии, библиотеки или позиции: SGF, RenLib, RenjuNet, Piskvork, PlayOK, текст</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>Открыть из &amp;буфера обмена</translation>
    </message>
    <message>
        <source>Open the text on the clipboard: a line of moves, a drawn board or a record</source>
        <translation>Открыть текст из буфера обмена: строку ходов, нарисованную доску или запись</translation>
    </message>
    <message>
        <source>Cop&amp;y moves</source>
        <translation>Копировать &amp;ходы</translation>
    </message>
    <message>
        <source>The moves up to the position shown, as text; at the start of the game, its whole main line</source>
        <translation>Ходы до показанной позиции текстом; в начале партии — вся главная линия</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>Копировать партию как SG&amp;F</translation>
    </message>
    <message>
        <source>The whole game with variations and comments, as text</source>
        <translation>Вся партия с вариантами и комментариями как текст</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>Копировать &amp;доску как текст</translation>
    </message>
    <message>
        <source>The position shown, drawn with letters</source>
        <translation>Показанная позиция, нарисованная буквами</translation>
    </message>
    <message>
        <source>&amp;Clock only (physical board)…</source>
        <translation>Только &amp;часы (настоящая доска)…</translation>
    </message>
    <message>
        <source>Two clocks for two players using a physical board</source>
        <translation>Часы для двух игроков за настоящей доской</translation>
    </message>
    <message>
        <source>Arb&amp;iter&apos;s desk</source>
        <translation>С&amp;тол судьи</translation>
    </message>
    <message>
        <source>Correct clocks and moves, rule on claims, give warnings, declare and confirm results</source>
        <translation>Исправить часы и ходы, рассмотреть заявление, вынести предупреждение, объявить и подтвердить результат</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>&amp;Call the arbiter</source>
        <translation>П&amp;озвать судью</translation>
    </message>
    <message>
        <source>Stop both clocks until the arbiter resumes the game</source>
        <translation>Остановить часы, пока судья не возобновит партию</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Menu: the arbiter&apos;s desk, verdicts, journals and protocols.</extracomment>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Copy board as p&amp;icture</source>
        <translation>Копировать доску как &amp;рисунок</translation>
    </message>
    <message>
        <source>The position shown, with numbers and marks, as a picture</source>
        <translation>Показанная позиция с номерами и пометками как изображение</translation>
    </message>
    <message>
        <source>Mov&amp;es and reasons</source>
        <translation>&amp;Ходы и фолы</translation>
    </message>
    <message>
        <source>Show moves, opening and reasons beside the game</source>
        <translation>Показать ходы, дебют и фолы рядом с доской</translation>
    </message>
    <message>
        <source>F&amp;ace to face</source>
        <translation>&amp;Друг против друга</translation>
    </message>
    <message>
        <source>Turn one player&apos;s card upside down, for a screen that lies between the players</source>
        <translation>Повернуть карточку одного из игроков на 180°, если экран лежит между ними</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Настро&amp;йки…</translation>
    </message>
    <message>
        <source>Colours, board and stones, sounds, language and other preferences</source>
        <translation>Оформление, доска и камни, звуки, язык и другие настройки</translation>
    </message>
    <message>
        <source>Stop both &amp;clocks</source>
        <translation>О&amp;становить часы</translation>
    </message>
    <message>
        <source>Both stay stopped until the arbiter resumes the game</source>
        <translation>Часы стоят, пока судья не возобновит партию</translation>
    </message>
    <message>
        <source>Enter a no-show, a forfeit or a bye</source>
        <translation>Внести неявку, отказ от партии или свободный тур</translation>
    </message>
    <message>
        <source>Game n&amp;ot played…</source>
        <translation>&amp;Несыгранная партия…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>&amp;Бланк записи партии…</translation>
    </message>
    <message>
        <source>A sheet for writing moves by hand, blank or with the heading filled in</source>
        <translation>Лист для записи ходов от руки: пустой или с заполненной шапкой</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Руко&amp;водство</translation>
    </message>
    <message>
        <source>How to use Kagetsu, in a window beside this one</source>
        <translation>Как пользоваться Kagetsu — в отдельном окне</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks…</source>
        <translation>Во&amp;зобновить партию…</translation>
    </message>
    <message>
        <source>The arbiter gives the reason and resumes the game</source>
        <translation>Судья указывает причину и возобновляет партию</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Текст к&amp;рупнее</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>Текст м&amp;ельче</translation>
    </message>
    <message>
        <source>Normal text si&amp;ze</source>
        <translation>Обычный размер текст&amp;а</translation>
    </message>
    <message>
        <source>Read both &amp;clocks</source>
        <translation>Назвать время на &amp;часах</translation>
    </message>
    <message>
        <source>Have the time of both players read aloud</source>
        <translation>Вслух назвать время обоих игроков</translation>
    </message>
    <message>
        <source>Read the last &amp;moves</source>
        <translation>Прочесть последние &amp;ходы</translation>
    </message>
    <message>
        <source>Have the last four moves read aloud</source>
        <translation>Вслух назвать последние четыре хода</translation>
    </message>
    <message>
        <source>Read the stones &amp;around the cursor</source>
        <translation>Назвать камни &amp;вокруг курсора</translation>
    </message>
    <message>
        <source>Have the stones on the four lines through the cursor&apos;s point read aloud</source>
        <translation>Вслух назвать камни на четырёх линиях, проходящих через пункт под курсором</translation>
    </message>
    <message>
        <source>Go to &amp;offers and claims</source>
        <translation>Перейти к &amp;предложениям и заявлениям</translation>
    </message>
    <message>
        <source>Go to the offer or question waiting for a player&apos;s answer, or to the claims</source>
        <translation>Перейти к предложению или вопросу, ждущему ответа игрока, или к заявлениям</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Menu: what is read aloud, by a screen reader or a voice.</extracomment>
        <translation>Чтение вслух</translation>
    </message>
    <message>
        <source>&amp;Diagram…</source>
        <translation>Диа&amp;грамма…</translation>
    </message>
    <message>
        <source>A picture of the board for paper or the screen: choose what it shows, then save, copy or print it</source>
        <translation>Рисунок доски для бумаги или экрана: выбрать, что на нём, затем сохранить, скопировать или напечатать</translation>
    </message>
    <message>
        <source>New &amp;record…</source>
        <translation>Новая &amp;запись…</translation>
    </message>
    <message>
        <source>An empty record with any board size and rule</source>
        <translation>Пустая запись с доской любого размера и любыми правилами</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Tasks on paper, to be solved with a pencil.</extracomment>
        <translation>Рабоч&amp;ий лист…</translation>
    </message>
    <message>
        <source>Tasks on paper: from this lesson, from endless tasks, or from positions in this record</source>
        <translation>Задачи на бумаге: из этого урока, из «Задач без конца» или из позиций этой записи</translation>
    </message>
    <message>
        <source>Play against t&amp;he computer…</source>
        <translation>Играть с компь&amp;ютером…</translation>
    </message>
    <message>
        <source>Choose how strong the computer is, and start a game</source>
        <translation>Выбрать силу игры компьютера и начать партию</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Турниры…</translation>
    </message>
    <message>
        <source>Entries, rounds, results and standings of an event</source>
        <translation>Участники, туры, результаты и положение в турнире</translation>
    </message>
    <message>
        <source>Resume the &amp;clocks</source>
        <translation>Во&amp;зобновить партию</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Под&amp;елиться…</translation>
    </message>
    <message>
        <source>Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link</source>
        <translation>Показать партию другим: картинка, анимация, код для телефона, ходы, ссылка</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A place of the window: two people, or one and the computer, play a game.</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Begin a game, or resume one</source>
        <translation>Начать или продолжить партию</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>A place of the window: games that were played or opened.</extracomment>
        <translation>&amp;Партии</translation>
    </message>
    <message>
        <source>Games played here, and records that were opened</source>
        <translation>Сыгранные здесь партии и открытые записи</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A place of the window: courses, tasks and lessons.</extracomment>
        <translation>&amp;Учёба</translation>
    </message>
    <message>
        <source>Courses, practice and lessons</source>
        <translation>Курсы, упражнения и уроки</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <extracomment>A place of the window: tournaments and the waiting room.</extracomment>
        <translation>&amp;Турниры</translation>
    </message>
    <message>
        <source>Tournaments, and games in the waiting room</source>
        <translation>Турниры и партии, ожидающие игроков</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <extracomment>A place of the window: a disputed position is judged, and journals are examined.</extracomment>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>Judge a position, or examine the journal of a game</source>
        <translation>Разобрать позицию или изучить журнал партии</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Back to the first page of this place</source>
        <translation>Вернуться на первую страницу этого раздела</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Title: the five places of the window, such as Play and Learn.</extracomment>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Searc&amp;h…</source>
        <translation>П&amp;оиск…</translation>
    </message>
    <message>
        <source>Find a command, setting, player, game, opening or page of the manual by its name</source>
        <translation>Найти по названию команду, настройку, игрока, партию, дебют или страницу руководства</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Вернуться за дос&amp;ку</translation>
    </message>
    <message>
        <source>Back to the table of the game that has just ended</source>
        <translation>Вернуться за доску только что закончившейся партии</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Рева&amp;нш</translation>
    </message>
    <message>
        <source>Another game on the same terms; the other player opens</source>
        <translation>Ещё одна партия на тех же условиях; начинает другой игрок</translation>
    </message>
    <message>
        <source>Back to the re&amp;cord</source>
        <translation>Вернуться к &amp;записи</translation>
    </message>
    <message>
        <source>Back to the record in which this game began</source>
        <translation>Вернуться к записи, с которой началась эта партия</translation>
    </message>
    <message>
        <source>Game li&amp;brary</source>
        <extracomment>Menu: all games that somebody has, in one file.</extracomment>
        <translation>&amp;База партий</translation>
    </message>
    <message>
        <source>All games that you have, found by player, event, year or opening</source>
        <translation>Все имеющиеся партии: поиск по игроку, турниру, году или дебюту</translation>
    </message>
    <message>
        <source>Show board to c&amp;lass</source>
        <extracomment>Menu: puts the board of this page on the projector, a proof or a win step by step.</extracomment>
        <translation>Показать доску к&amp;лассу</translation>
    </message>
    <message>
        <source>The board on the projector; a proof or a win that is shown comes step by step</source>
        <translation>Доска на проекторе; показанное доказательство или выигрыш открывается шаг за шагом</translation>
    </message>
    <message>
        <source>Sho&amp;w on phones…</source>
        <extracomment>Menu: the game at the table, on the phones of people in the room.</extracomment>
        <translation>Показать на теле&amp;фонах…</translation>
    </message>
    <message>
        <source>Let everybody in the room follow this game on a phone: board and clocks, by a QR code</source>
        <translation>Все в зале смогут следить за партией с телефона: доска и часы по QR-коду</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjournmentPaper</name>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Сделано ходов</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>The player who has sealed a move.</extracomment>
        <translation>Очередь хода</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Часы (%1)</translation>
    </message>
    <message>
        <source>Adjourned game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Отложенная партия %1 — %2</translation>
    </message>
    <message>
        <source>X: Black. O: White.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: чёрные. O: белые.</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Записанный ход</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>The code opens the sealed move at the arbiter&apos;s desk, when the opponent is present. Keep this paper in a sealed envelope until then: without the code, nobody can read the move.</source>
        <translation>Этим кодом записанный ход вскрывают на странице «Стол судьи» в присутствии соперника. До тех пор храните этот лист в закрытом конверте: без кода ход никто не прочтёт.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Sealed</source>
        <extracomment>When the game was broken off and the next move sealed: a date and a time.</extracomment>
        <translation>Ход записан</translation>
    </message>
    <message>
        <source>The program keeps the sealed move so that nobody can read it. The arbiter has the code that opens it, on a separate paper.</source>
        <translation>Программа хранит записанный ход так, что прочесть его никто не может. Код для вскрытия — на отдельном листе у судьи.</translation>
    </message>
    <message>
        <source>Code of the sealed move, %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Код записанного хода, %1 — %2</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AdjustmentsDialog</name>
    <message>
        <source>Penalty or bonus</source>
        <extracomment>Penalties and bonuses of a player.</extracomment>
        <translation>Штраф или бонус</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Less than none is a penalty.</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С какого тура</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <extracomment>Button that stays pressed: an engine analyses the position.</extracomment>
        <translation>Анализ</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
            <numerusform>%n вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Число вариантов</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>Варианты движка</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>Вставить как вариант</translation>
    </message>
    <message>
        <source>Engine analysis is not available while a game is being played.</source>
        <translation>Пока идёт партия, анализ движком недоступен.</translation>
    </message>
    <message>
        <source>The engine is starting…</source>
        <translation>Движок запускается…</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Анализ…</translation>
    </message>
    <message>
        <source>The engine found no move.</source>
        <translation>Движок не нашёл хода.</translation>
    </message>
    <message>
        <source>Find the best moves in this position with an engine.</source>
        <translation>Движок ищет лучшие ходы в показанной позиции.</translation>
    </message>
    <message>
        <source>Proven: %1: %2</source>
        <extracomment>A line that is proven to win: %1 is such as &quot;Black wins in 3 fours&quot;, %2 its moves.</extracomment>
        <translation>Доказано: %1: %2</translation>
    </message>
    <message>
        <source>Proven: %1.</source>
        <extracomment>%1 is such as &quot;Black wins in 3 fours&quot;, and there is a proof of it.</extracomment>
        <translation>Доказано: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPad</name>
    <message>
        <source>&amp;Forbidden</source>
        <translation>&amp;Запрещён</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>&amp;Разрешён</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <translation>&amp;Проверить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AnswerPanel</name>
    <message>
        <source>All groups</source>
        <translation>Все группы</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <extracomment>How many pupils of a class have answered: %1 of %2.</extracomment>
        <translation>
            <numerusform>%n ответ</numerusform>
            <numerusform>%n ответа</numerusform>
            <numerusform>%n ответов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>Ответили: %1 из %2</translation>
    </message>
    <message>
        <source>For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.</source>
        <translation>Для каждого ответа нажмите его пункт на доске или оценку. У учеников ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Tap the point of an answer on the board, or a mark; then everybody who gave it.</source>
        <translation>Нажмите пункт ответа на доске или оценку, затем всех, кто так ответил.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Ученики</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Частично верно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <extracomment>Button: answers of a class are only counted.</extracomment>
        <translation>&amp;Без имён</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Show to the class</source>
        <extracomment>Button: the board before the class shows how many pupils answered each point.</extracomment>
        <translation>Показать &amp;классу</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;End the question</source>
        <extracomment>Buttons: phones may answer now, or no more.</extracomment>
        <translation>За&amp;вершить вопрос</translation>
    </message>
    <message>
        <source>As&amp;k the phones</source>
        <translation>&amp;Спросить телефоны</translation>
    </message>
    <message>
        <source>%1 – answered</source>
        <extracomment>In a list of pupils: %1 has answered by phone; what is not shown yet.</extracomment>
        <translation>%1 – ответ есть</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n without a name</source>
        <extracomment>%1 is &quot;7 of 12 have answered&quot;.</extracomment>
        <translation>
            <numerusform>%1, и ещё %n без имени</numerusform>
            <numerusform>%1, и ещё %n без имени</numerusform>
            <numerusform>%1, и ещё %n без имени</numerusform>
        </translation>
    </message>
    <message>
        <source>By &amp;phone…</source>
        <extracomment>Button: pupils answer with their phones.</extracomment>
        <translation>С &amp;телефона…</translation>
    </message>
    <message>
        <source>No time limit</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>Без ограничения времени</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long phones may answer.</extracomment>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Время на ответ</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterGate</name>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Arbiter: hold to continue</source>
        <translation>Судья: удерживайте</translation>
    </message>
    <message>
        <source>Release to continue</source>
        <translation>Отпустите</translation>
    </message>
    <message>
        <source>Press again to continue</source>
        <translation>Нажмите ещё раз</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterPage</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Стол судьи</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия судьи</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Хронология</translation>
    </message>
    <message>
        <source>Undo this action…</source>
        <extracomment>Button, after an order: it is taken back by a new entry.</extracomment>
        <translation>Отменить это действие…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ArbiterWords</name>
    <message>
        <source>Wrong claim</source>
        <translation>Неверное заявление</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>Превышен лимит на ход</translation>
    </message>
    <message>
        <source>Players&apos; agreement</source>
        <translation>Согласие игроков</translation>
    </message>
    <message>
        <source>Attempt to take back a stone</source>
        <translation>Попытка взять ход назад</translation>
    </message>
    <message>
        <source>A stone slipped onto the board</source>
        <translation>Камень случайно упал на доску</translation>
    </message>
    <message>
        <source>Stones displaced</source>
        <translation>Камни сдвинуты</translation>
    </message>
    <message>
        <source>Stone on an occupied point</source>
        <translation>Камень на занятом пункте</translation>
    </message>
    <message>
        <source>Stone out of turn</source>
        <translation>Ход вне очереди</translation>
    </message>
    <message>
        <source>Wrong colours taken</source>
        <translation>Перепутаны цвета</translation>
    </message>
    <message>
        <source>Clock pressed too early</source>
        <translation>Часы нажаты слишком рано</translation>
    </message>
    <message>
        <source>Clock pressed with the wrong hand</source>
        <translation>Часы нажаты не той рукой</translation>
    </message>
    <message>
        <source>The wrong clock was running</source>
        <translation>Шли не те часы</translation>
    </message>
    <message>
        <source>Clock set incorrectly</source>
        <translation>Часы установлены неверно</translation>
    </message>
    <message>
        <source>Faulty clock</source>
        <translation>Неисправные часы</translation>
    </message>
    <message>
        <source>Error in the countdown</source>
        <translation>Ошибка в отсчёте</translation>
    </message>
    <message>
        <source>A forbidden point was shown by accident</source>
        <translation>Запрещённый пункт показан случайно</translation>
    </message>
    <message>
        <source>Outside help</source>
        <translation>Посторонняя помощь</translation>
    </message>
    <message>
        <source>A device failed</source>
        <translation>Отказ устройства</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>Отлучка от стола</translation>
    </message>
    <message>
        <source>Arrived late</source>
        <translation>Опоздание</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>Помехи</translation>
    </message>
    <message>
        <source>Error in the record</source>
        <translation>Ошибка в записи</translation>
    </message>
    <message>
        <source>Leave granted by the arbiter</source>
        <translation>Перерыв с разрешения судьи</translation>
    </message>
    <message>
        <source>Adjournment</source>
        <translation>Откладывание партии</translation>
    </message>
    <message>
        <source>Arbiter&apos;s mistake</source>
        <translation>Ошибка судьи</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Другая причина</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;, %2 what the arbiter wrote about it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer slept or stalled</source>
        <extracomment>The computer was asleep, or did not answer for a moment.</extracomment>
        <translation>Компьютер был в спящем режиме или зависал</translation>
    </message>
    <message>
        <source>not stated yet</source>
        <extracomment>Of an order of the arbiter: its reason is told later.</extracomment>
        <translation>ещё не указана</translation>
    </message>
    <message>
        <source>Player&apos;s illness</source>
        <translation>Болезнь игрока</translation>
    </message>
    <message>
        <source>Arbiter&apos;s illness</source>
        <translation>Болезнь судьи</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AskDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::AwaitedWords</name>
    <message>
        <source>%1 is not here yet and has until %2.</source>
        <extracomment>A player who comes late; %2 is a time of day. Later than that the game is lost.</extracomment>
        <translation>%1 ещё не на месте; явиться нужно до %2.</translation>
    </message>
    <message>
        <source>%1 is here</source>
        <extracomment>Button: this player has come.</extracomment>
        <translation>%1 на месте</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Change the start time</source>
        <translation>Перенос начала</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: the game begins at another time.</extracomment>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>The game was due to start at %1. That time has passed.</source>
        <extracomment>%1 is a time of day.</extracomment>
        <translation>Партия должна была начаться в %1. Это время прошло.</translation>
    </message>
    <message>
        <source>The protocol shows both times and the reason.</source>
        <translation>В протоколе будут указаны оба времени и причина.</translation>
    </message>
    <message>
        <source>New start time</source>
        <translation>Новое время начала</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BeginningField</name>
    <message>
        <source>Starts at</source>
        <extracomment>Before the time of day at which the game is to begin.</extracomment>
        <translation>Начало в</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <extracomment>%1 is a number of minutes.</extracomment>
        <translation>−%1 мин</translation>
    </message>
    <message>
        <source>%1 minutes earlier</source>
        <translation>На %1 мин раньше</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 мин</translation>
    </message>
    <message>
        <source>%1 minutes later</source>
        <translation>На %1 мин позже</translation>
    </message>
    <message>
        <source>Change the start time…</source>
        <extracomment>Button: another time at which the game begins, when that time has passed.</extracomment>
        <translation>Перенести начало…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>Button over a board of which only a part is shown, magnified: shows all of it again.</extracomment>
        <translation>Вся доска</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BoardsDialog</name>
    <message>
        <source>Boards of the hall</source>
        <extracomment>Title: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>Доски зала</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Journal of this board</source>
        <extracomment>Button: shows the journal of a game line by line.</extracomment>
        <translation>Журнал этой доски</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>A board in a list: &quot;Table 3&quot;, the player with the black stones, the other one.</extracomment>
        <translation>%1: %2 — %3</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What both clocks of a board show, Black&apos;s first.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The rest of its journal cannot be read.</source>
        <translation>Остальная часть журнала не читается.</translation>
    </message>
    <message>
        <source>%1 gives no sign of life.</source>
        <extracomment>%1 is the name of the computer at a table.</extracomment>
        <translation>%1 не подаёт признаков жизни.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last heard of %n s ago.</source>
        <translation>
            <numerusform>Последний сигнал от %1 был %n секунду назад.</numerusform>
            <numerusform>Последний сигнал от %1 был %n секунды назад.</numerusform>
            <numerusform>Последний сигнал от %1 был %n секунд назад.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Booklet</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>The heading of a game in a booklet: %1 is its number, %2 its players.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>Below a diagram.</extracomment>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Ходы %1–%2</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Что печатать</translation>
    </message>
    <message>
        <source>Booklet</source>
        <extracomment>Games with diagrams and moves, or only small boards.</extracomment>
        <translation>Брошюра</translation>
    </message>
    <message>
        <source>Sheet of boards</source>
        <translation>Лист с досками</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Ходов на диаграмме</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Размер бумаги</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>The title of a booklet of games.</extracomment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Стр.</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>партии</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>Не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>These settings for a paper are not valid.</source>
        <translation>Недопустимые параметры печати.</translation>
    </message>
    <message>
        <source>There are no games to print.</source>
        <translation>Нет партий для печати.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::BranchClip</name>
    <message>
        <source>The clipboard holds no record. Nothing was pasted.</source>
        <translation>В буфере обмена нет записи. Ничего не вставлено.</translation>
    </message>
    <message>
        <source>The record on the clipboard has a different board size. Nothing was pasted.</source>
        <translation>Запись в буфере обмена сделана для доски другого размера. Ничего не вставлено.</translation>
    </message>
    <message>
        <source>The record on the clipboard has no moves. Nothing was pasted.</source>
        <translation>В записи из буфера обмена нет ходов. Ничего не вставлено.</translation>
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
        <translation>%1, решено</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CaseView</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which shape of the chapter is shown, of how many.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Доска: %1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Неверно.</translation>
    </message>
    <message>
        <source>This depends on how the rules are read (%1); another arbiter may decide otherwise.</source>
        <extracomment>%1 is the name of one of the two readings of the rules, &quot;R1&quot; or &quot;R2&quot;.</extracomment>
        <translation>Это решение опирается на трактовку %1; другой судья может решить иначе.</translation>
    </message>
    <message>
        <source>All &amp;shapes</source>
        <extracomment>Button: back to all shapes.</extracomment>
        <translation>Все &amp;фигуры</translation>
    </message>
    <message>
        <source>Back to all shapes</source>
        <translation>Назад ко всем фигурам</translation>
    </message>
    <message>
        <source>Previous shape</source>
        <translation>Предыдущая фигура</translation>
    </message>
    <message>
        <source>Next shape</source>
        <translation>Следующая фигура</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <extracomment>Answer of somebody who learns: the point asked about is not forbidden.</extracomment>
        <translation>&amp;Разрешён</translation>
    </message>
    <message>
        <source>F&amp;ive wins</source>
        <extracomment>Answer of somebody who learns: a stone there makes five and wins.</extracomment>
        <translation>&amp;Пятёрка, победа</translation>
    </message>
    <message>
        <source>&amp;Forbidden</source>
        <extracomment>Answer of somebody who learns: the point asked about is forbidden.</extracomment>
        <translation>&amp;Запрещён</translation>
    </message>
    <message>
        <source>S&amp;how me</source>
        <extracomment>Button: tells the answer to who does not want to guess.</extracomment>
        <translation>П&amp;оказать ответ</translation>
    </message>
    <message>
        <source>Find all forbidden points &amp;here</source>
        <extracomment>Button: from a shape to the exercise of finding all forbidden points on its board.</extracomment>
        <translation>&amp;Найти все запрещённые пункты</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CharsetDialog</name>
    <message>
        <source>Text encoding</source>
        <translation>Кодировка текста</translation>
    </message>
    <message>
        <source>Old files do not state their text encoding. Choose the one that displays correctly.</source>
        <translation>В старых файлах не указана кодировка текста. Выберите ту, в которой текст читается правильно.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>Text in the file</source>
        <translation>Тексты файла</translation>
    </message>
    <message>
        <source>All text in this file is plain ASCII and looks the same in every encoding.</source>
        <translation>Все тексты этого файла — обычный ASCII и читаются одинаково в любой кодировке.</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <extracomment>Field above a list of text encodings, which can be found by language and by name.</extracomment>
        <translation>Найти кодировку</translation>
    </message>
    <message>
        <source>No encoding is called so.</source>
        <translation>Кодировки с таким названием нет.</translation>
    </message>
    <message>
        <source>Usual in game records</source>
        <extracomment>Heading above the text encodings that old game files come in.</extracomment>
        <translation>Обычные для записей партий</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Heading above all text encodings that are rare in game files.</extracomment>
        <translation>Все остальные</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CheckInDialog</name>
    <message>
        <source>Check-in</source>
        <extracomment>Title: who has come, before the first round.</extracomment>
        <translation>Регистрация прибывших</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>Начало имени, затем Enter</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Кто прибыл</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of %1 are here.</source>
        <extracomment>Of so many players (%1) that are entered, %n have come.</extracomment>
        <translation>
            <numerusform>Прибыл %n участник из %1.</numerusform>
            <numerusform>Прибыли %n участника из %1.</numerusform>
            <numerusform>Прибыло %n участников из %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Отметить всех</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n absent player(s)</source>
        <extracomment>Button: those who have not come take no part.</extracomment>
        <translation>
            <numerusform>Снять с турнира %n отсутствующего</numerusform>
            <numerusform>Снять с турнира %n отсутствующих</numerusform>
            <numerusform>Снять с турнира %n отсутствующих</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>Все на месте</translation>
    </message>
    <message numerus="yes">
        <source>%n players match “%1”. Type more of the name, or tap it.</source>
        <extracomment>%1 is what was typed, the beginning of the names of several players.</extracomment>
        <translation>
            <numerusform>Подходит %n участник: «%1». Введите имя полнее или нажмите на него.</numerusform>
            <numerusform>Подходят %n участника: «%1». Введите имя полнее или нажмите на него.</numerusform>
            <numerusform>Подходят %n участников: «%1». Введите имя полнее или нажмите на него.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Снять все отметки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceList</name>
    <message>
        <source>Add an answer</source>
        <extracomment>Button, for an author: one more answer among which pupils choose.</extracomment>
        <translation>Добавить ответ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Ответ %1</translation>
    </message>
    <message>
        <source>Reply to answer %1</source>
        <translation>Пояснение к ответу %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Box: this answer is the right one, or one of them.</extracomment>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>Убрать ответ %1</translation>
    </message>
    <message>
        <source>Reply (optional)</source>
        <translation>Пояснение (необязательно)</translation>
    </message>
    <message>
        <source>Reply to any other point (optional)</source>
        <translation>Пояснение к любому другому пункту (необязательно)</translation>
    </message>
    <message>
        <source>Reply to any other point</source>
        <translation>Пояснение к любому другому пункту</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ChoiceRow</name>
    <message numerus="yes">
        <source>%n fifth moves</source>
        <extracomment>Spoken for a button with a number on it: how many fifth moves will be offered.</extracomment>
        <translation>
            <numerusform>пятых ходов: %n</numerusform>
            <numerusform>пятых ходов: %n</numerusform>
            <numerusform>пятых ходов: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n</source>
        <extracomment>Button: declares this many fifth moves.</extracomment>
        <translation>
            <numerusform>Объявить %n</numerusform>
            <numerusform>Объявить %n</numerusform>
            <numerusform>Объявить %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassDialog</name>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>&amp;Начать новый файл</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>Set &amp;groups</source>
        <translation>Задать &amp;группы</translation>
    </message>
    <message>
        <source>&amp;Delete pupil…</source>
        <translation>&amp;Удалить ученика…</translation>
    </message>
    <message>
        <source>&amp;Save progress as…</source>
        <translation>&amp;Сохранить успехи как…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Сохранить как &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>Save &amp;for another computer…</source>
        <translation>Для другого &amp;компьютера…</translation>
    </message>
    <message>
        <source>&amp;Join a class…</source>
        <translation>&amp;Объединить…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Ученики</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>Имена через запятую</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Groups, such as 4b 2026</source>
        <extracomment>In an empty field for the groups of a pupil: an example, a school class and its year.</extracomment>
        <translation>Напр. 4б 2026</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>Сохранение данных об успехах</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>успехи</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>Сохранение таблицы</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save class</source>
        <translation>Сохранение класса</translation>
    </message>
    <message>
        <source>Class (*.json)</source>
        <translation>Класс (*.json)</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Все группы</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>Это имя уже занято. Нужно выбрать другое.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>Удалить ученика «%1»?</translation>
    </message>
    <message>
        <source>Progress, answers and marks of this pupil will also be deleted. This cannot be undone.</source>
        <translation>Успехи, ответы и отметки этого ученика тоже будут удалены. Восстановить их нельзя.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>Не удалось сохранить файл: %1</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>Объединение с классом</translation>
    </message>
    <message>
        <source>The class could not be read: %1</source>
        <translation>Не удалось прочитать класс: %1</translation>
    </message>
    <message>
        <source>%1 is not a class, or is damaged (line %2, column %3).</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>%1 — не файл класса, или файл повреждён (строка %2, столбец %3).</translation>
    </message>
    <message numerus="yes">
        <source>Joined. %n pupils are new.</source>
        <extracomment>The class of another computer was joined with this one.</extracomment>
        <translation>
            <numerusform>Объединено. Новых учеников: %n.</numerusform>
            <numerusform>Объединено. Новых учеников: %n.</numerusform>
            <numerusform>Объединено. Новых учеников: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything of this class is here already.</source>
        <translation>Всё из этого класса уже есть.</translation>
    </message>
    <message>
        <source>Page of the p&amp;upil…</source>
        <translation>Ст&amp;раница ученика…</translation>
    </message>
    <message>
        <source>Cert&amp;ificate…</source>
        <translation>Ди&amp;плом…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassModel</name>
    <message>
        <source>Pupil</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Column: the groups that a pupil is in, such as &quot;4b 2026&quot;.</extracomment>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Course pages</source>
        <extracomment>Column: how many pages of courses are done.</extracomment>
        <translation>Страниц курсов</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Column: how many tasks are in the boxes of daily practice.</extracomment>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>Column: how many tasks are due today.</extracomment>
        <translation>К повторению</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Marks ✓</source>
        <extracomment>Columns: how many marks were given in front of the class.</extracomment>
        <translation>Отметки ✓</translation>
    </message>
    <message>
        <source>Marks ½</source>
        <translation>Отметки ½</translation>
    </message>
    <message>
        <source>Marks ✗</source>
        <translation>Отметки ✗</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassPanel</name>
    <message>
        <source>There is no second screen. Press F5 to show the class view on this one.</source>
        <translation>Второго экрана нет. F5 — показать вид для класса на этом экране.</translation>
    </message>
    <message>
        <source>The class sees a blank screen.</source>
        <translation>Класс видит чёрный экран.</translation>
    </message>
    <message>
        <source>The class still sees page %1.</source>
        <extracomment>%1 is the number of a page of a lesson.</extracomment>
        <translation>Класс всё ещё видит страницу %1.</translation>
    </message>
    <message>
        <source>The class sees this:</source>
        <translation>Класс видит:</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Компьютер думает…</translation>
    </message>
    <message>
        <source>Nothing more to reveal</source>
        <translation>Больше показывать нечего</translation>
    </message>
    <message>
        <source>&amp;Reveal the hint</source>
        <translation>Показать п&amp;одсказку</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>&amp;Reveal the next stone</source>
        <translation>Показать следующий к&amp;амень</translation>
    </message>
    <message>
        <source>&amp;Reveal the explanation</source>
        <translation>Показать об&amp;ъяснение</translation>
    </message>
    <message>
        <source>&amp;Reveal more text</source>
        <translation>Показать ещё &amp;текст</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;End class</source>
        <extracomment>Button: closes the window on the projector and ends the lesson in front of the class.</extracomment>
        <translation>&amp;Закончить занятие</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>&amp;Hide again</source>
        <extracomment>Button: takes back the step that was revealed last.</extracomment>
        <translation>&amp;Скрыть снова</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <extracomment>Button: the class keeps its picture while the teacher looks ahead.</extracomment>
        <translation>За&amp;морозить</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <extracomment>Button: makes the projector black.</extracomment>
        <translation>&amp;Чёрный экран</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <extracomment>Button: a ring on the projector where the teacher&apos;s mouse is.</extracomment>
        <translation>&amp;Указка</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>Button: the mouse draws marks and arrows on the board.</extracomment>
        <translation>&amp;Рисовать</translation>
    </message>
    <message>
        <source>Tap for a circle, again for a cross; drag for an arrow</source>
        <translation>Нажать — круг, ещё раз — крестик; провести — стрелка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>Что видит класс</translation>
    </message>
    <message>
        <source>Reveal the next step, then the next page</source>
        <translation>Показать следующий шаг, затем следующую страницу</translation>
    </message>
    <message>
        <source>Hide the last step, then go back to the previous page</source>
        <translation>Скрыть последний шаг, затем вернуться на предыдущую страницу</translation>
    </message>
    <message>
        <source>Make the class screen blank, or show it again</source>
        <translation>Сделать экран класса чёрным или вернуть изображение</translation>
    </message>
    <message>
        <source>Freeze or unfreeze the class screen</source>
        <translation>Заморозить или разморозить экран класса</translation>
    </message>
    <message>
        <source>Show or hide the pointer</source>
        <translation>Показать или скрыть указку</translation>
    </message>
    <message>
        <source>Start or stop drawing with the mouse</source>
        <translation>Начать или закончить рисование мышью</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: right</source>
        <translation>Отметка ученику у доски: верно</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: partly right</source>
        <translation>Отметка ученику у доски: частично верно</translation>
    </message>
    <message>
        <source>Mark the pupil at the board: wrong</source>
        <translation>Отметка ученику у доски: неверно</translation>
    </message>
    <message>
        <source>Next pupil</source>
        <translation>Следующий ученик</translation>
    </message>
    <message>
        <source>Show the class view on the whole screen</source>
        <translation>Показать вид для класса на весь экран</translation>
    </message>
    <message>
        <source>Leave the class view, then end the class</source>
        <translation>Закрыть вид для класса, затем закончить занятие</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Занятие</translation>
    </message>
    <message>
        <source>Back &amp;to the position</source>
        <extracomment>Button: removes the stones that pupils have proposed.</extracomment>
        <translation>Вернуться &amp;к позиции</translation>
    </message>
    <message>
        <source>Remove the stones that were tried</source>
        <translation>Убрать пробные камни</translation>
    </message>
    <message>
        <source>&amp;Reveal the next step</source>
        <translation>&amp;Показать следующий шаг</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Button: notes what each pupil of the class answers.</extracomment>
        <translation>О&amp;тветы</translation>
    </message>
    <message>
        <source>Note what the class answers, or go back to the buttons</source>
        <translation>Записать ответы класса или вернуться к кнопкам</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>
            <numerusform>Осталась %n секунда</numerusform>
            <numerusform>Осталось %n секунды</numerusform>
            <numerusform>Осталось %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>The phones may answer.</source>
        <translation>Телефоны могут отвечать.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>How many phones of pupils are on the page.</extracomment>
        <translation>
            <numerusform>Подключён %n телефон.</numerusform>
            <numerusform>Подключены %n телефона.</numerusform>
            <numerusform>Подключено %n телефонов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassView</name>
    <message>
        <source>Code for the phones of the class</source>
        <extracomment>A picture for a camera: it leads to the page on which pupils answer.</extracomment>
        <translation>Код для телефонов класса</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClassWindow</name>
    <message>
        <source>Class</source>
        <extracomment>Title of the window on the projector. It tells nothing of what is in it.</extracomment>
        <translation>Занятие</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <extracomment>Button: from the class view over the whole screen back to the teacher&apos;s buttons.</extracomment>
        <translation>&amp;Выйти (Esc)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ClockFace</name>
    <message>
        <source>this move %1</source>
        <extracomment>Under a clock: how long the player has been thinking about this move.</extracomment>
        <translation>этот ход %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>Under a clock: what is left of the limit of a single move.</extracomment>
        <translation>лимит %1</translation>
    </message>
    <message>
        <source>Clock of %1, %2</source>
        <translation>Часы. %2: %1</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время истекло.</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>Идут, %1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>Стоят, %1</translation>
    </message>
    <message>
        <source>delay %1</source>
        <extracomment>Under a clock: what is left of the beginning of a move that is not counted (delay).</extracomment>
        <translation>задержка %1</translation>
    </message>
    <message>
        <source>moves to make: %1</source>
        <extracomment>Under a clock: how many moves must still be made in this stage of the main time.</extracomment>
        <translation>осталось сделать ходов: %1</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <extracomment>On a player&apos;s clock while a stone waits: the press of the clock is the move.</extracomment>
        <translation>Нажмите часы</translation>
    </message>
    <message>
        <source>Winner, %1</source>
        <translation>Победа, %1</translation>
    </message>
    <message>
        <source>Press the clock, %1</source>
        <translation>Нажмите часы, %1</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Часы (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <extracomment>On a clock beside a real board: how often this player has pressed it so far.</extracomment>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
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
        <translation>Коснитесь любых часов или нажмите пробел, чтобы пустить часы (%1).</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1: просрочено время.</translation>
    </message>
    <message>
        <source>Game restored. Both clocks are stopped until you resume.</source>
        <translation>Партия восстановлена. Часы обоих игроков стоят до её возобновления.</translation>
    </message>
    <message>
        <source>Paused: both clocks are stopped.</source>
        <translation>Пауза: часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is the number of the turn, %2 the player whose clock runs.</extracomment>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>Друг против друга</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <extracomment>Button: the opponent&apos;s time is over.</extracomment>
        <translation>Заявить просрочку времени</translation>
    </message>
    <message>
        <source>Result…</source>
        <extracomment>Button: opens the list of ways a game can end.</extracomment>
        <translation>Результат…</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <extracomment>Button: the players exchange Black and White, in an opening.</extracomment>
        <translation>Поменять цвета</translation>
    </message>
    <message>
        <source>Record moves</source>
        <extracomment>Button: shows where the moves of the board can be written down.</extracomment>
        <translation>Записывать ходы</translation>
    </message>
    <message>
        <source>New clock</source>
        <translation>Новые часы</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <translation>Протокол…</translation>
    </message>
    <message>
        <source>Change places</source>
        <extracomment>Button: the two clocks change places, for players who sit the other way round.</extracomment>
        <translation>Поменять часы местами</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Second game</source>
        <extracomment>Button after the first of two games: the second begins, with exchanged seats.</extracomment>
        <translation>Вторая партия</translation>
    </message>
    <message>
        <source>Adjourned: both clocks are stopped until the arbiter resumes the game.</source>
        <translation>Партия отложена: часы обоих игроков стоят, пока судья не возобновит её.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Only the arbiter can resume the clocks.</source>
        <translation>%1 зовёт судью. Пустить часы может только судья.</translation>
    </message>
    <message>
        <source>Confirm deduction</source>
        <extracomment>Button: what the machine slept is to count as thinking time. The second text asks back.</extracomment>
        <translation>Да, засчитать</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Засчитать время сна ПК</translation>
    </message>
    <message>
        <source>The arbiter decides and resumes the clocks.</source>
        <translation>Решает судья, он же пускает часы.</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>Код журнала: %1</translation>
    </message>
    <message>
        <source>Call the arbiter</source>
        <translation>Позвать судью</translation>
    </message>
    <message>
        <source>Call the arbiter – %1</source>
        <extracomment>For whoever hears the button: %1 is the player.</extracomment>
        <translation>Позвать судью — зовёт %1</translation>
    </message>
    <message>
        <source>Both clocks are stopped. Only the arbiter can resume them.</source>
        <translation>Часы обоих игроков стоят. Пустить их может только судья.</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <extracomment>Button: both clocks stand until the arbiter lets the game go on.</extracomment>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Стол судьи</translation>
    </message>
    <message>
        <source>Change time control…</source>
        <extracomment>Button, before a game has begun: back to the question how much time there is.</extracomment>
        <translation>Контроль времени…</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Выйти из полного экрана</translation>
    </message>
    <message>
        <source>Set clocks by hand…</source>
        <extracomment>Button: both clocks stand, and what is on them is written anew.</extracomment>
        <translation>Установить часы вручную…</translation>
    </message>
    <message>
        <source>Undo clock setting</source>
        <extracomment>Button: what was set by hand is as it was before.</extracomment>
        <translation>Отменить установку часов</translation>
    </message>
    <message>
        <source>Both clocks</source>
        <extracomment>What has the keys where two players use the program as a clock, for a screen reader.</extracomment>
        <translation>Часы обоих игроков</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>Column: how many wins by fours were missed.</extracomment>
        <translation>Упущено</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>Column: how many wins by fours the opponent was allowed.</extracomment>
        <translation>Допущено</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Column: how many stones were placed on forbidden points.</extracomment>
        <translation>Фолы</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <extracomment>Column: the numbers of the moves that the review marks.</extracomment>
        <translation>Отмеченные ходы</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CollectionReview</name>
    <message>
        <source>Review of %1</source>
        <translation>Разбор: %1</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>Разобранные партии</translation>
    </message>
    <message>
        <source>Include games without findings</source>
        <translation>Показывать и партии без замечаний</translation>
    </message>
    <message>
        <source>Go to game</source>
        <translation>К партии</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Games with findings: %1.</source>
        <translation>Партий с замечаниями: %1.</translation>
    </message>
    <message>
        <source>Reviewing… Game %1 of %2.</source>
        <translation>Разбор… Партия %1 из %2.</translation>
    </message>
    <message>
        <source>Stopped after game %1 of %2.</source>
        <translation>Остановлено после партии %1 из %2.</translation>
    </message>
    <message>
        <source>Games reviewed: %1.</source>
        <translation>Разобрано партий: %1.</translation>
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
        <translation>Ход записан, часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>This code does not open the sealed move.</source>
        <translation>Этим кодом записанный ход не вскрыть.</translation>
    </message>
    <message>
        <source>Fill in the required fields.</source>
        <translation>Заполните обязательные поля.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Выполнено: %1.</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button: carries the arbiter&apos;s order out.</extracomment>
        <translation>Применить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An order and the player it is about.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This ends the game: %1</source>
        <translation>Партия на этом закончится: %1</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerDialog</name>
    <message>
        <source>Play against the computer</source>
        <translation>Игра с компьютером</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>%1 does not support this rule on this board size.</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>%1 не играет по этим правилам на такой доске.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds rule, opening and time of a game against the computer.</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <extracomment>Button: other programs to play against are added and checked.</extracomment>
        <translation>Другие движки…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ComputerWords</name>
    <message>
        <source>Beginner</source>
        <extracomment>How strong the computer plays, from the weakest to the strongest of six.</extracomment>
        <translation>Начальный</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Очень сложный</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Максимальный</translation>
    </message>
    <message>
        <source>Makes fives and stops fours, but overlooks threes.</source>
        <extracomment>What the computer sees at this level.</extracomment>
        <translation>Строит пятёрки и закрывает четвёрки, но не видит троек.</translation>
    </message>
    <message>
        <source>Sees threes as well, but does not look ahead.</source>
        <translation>Видит и тройки, но не считает вперёд.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>Считает на два хода вперёд.</translation>
    </message>
    <message>
        <source>Looks as far ahead as its time allows and finds wins by fours of any length.</source>
        <translation>Считает вперёд, насколько позволяет время, и находит сколь угодно длинные победы четвёрками.</translation>
    </message>
    <message>
        <source>Looks three moves ahead and finds short wins by fours.</source>
        <translation>Считает на три хода вперёд и находит короткие победы четвёрками.</translation>
    </message>
    <message>
        <source>Looks four moves ahead and finds longer wins by fours.</source>
        <translation>Считает на четыре хода вперёд и находит более длинные победы четвёрками.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictDialog</name>
    <message>
        <source>Merge records</source>
        <translation>Добавление записей</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message numerus="yes">
        <source>The records differ at %n position(s). Choose what to keep for the selected rows.</source>
        <translation>
            <numerusform>Записи расходятся в %n позиции. Выберите, что оставить в выделенных строках.</numerusform>
            <numerusform>Записи расходятся в %n позициях. Выберите, что оставить в выделенных строках.</numerusform>
            <numerusform>Записи расходятся в %n позициях. Выберите, что оставить в выделенных строках.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep current</source>
        <translation>&amp;Оставить текущее</translation>
    </message>
    <message>
        <source>Keep i&amp;ncoming</source>
        <translation>Взять &amp;новое</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>О&amp;ставить оба</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ConflictModel</name>
    <message>
        <source>Current</source>
        <translation>Текущее</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Новое</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Times, marks and other details</source>
        <translation>Время, пометки и прочее</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionDialog</name>
    <message>
        <source>Correct a result</source>
        <translation>Исправление результата</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CorrectionList</name>
    <message>
        <source>Claims, corrections and interruptions</source>
        <translation>Заявления, поправки и перерывы</translation>
    </message>
    <message>
        <source>Undo with a new entry…</source>
        <extracomment>Button: the opposite of an entry of the journal, as an entry of its own.</extracomment>
        <translation>Отменить новой записью…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::CountdownDialog</name>
    <message>
        <source>Countdown to the round</source>
        <translation>Отсчёт до тура</translation>
    </message>
    <message>
        <source>Minutes until the round begins</source>
        <translation>Минут до начала тура</translation>
    </message>
    <message>
        <source>No countdown</source>
        <translation>Без отсчёта</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: the countdown begins to run.</extracomment>
        <translation>Начать</translation>
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
        <translation>Начать все курсы заново?</translation>
    </message>
    <message>
        <source>All pages will be marked as not done.</source>
        <translation>Отметки о пройденных страницах будут сняты.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button of a question.</extracomment>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Openings played with the guide</source>
        <extracomment>Heading in the list of courses, above the opening procedures.</extracomment>
        <translation>Дебюты с подсказками</translation>
    </message>
    <message>
        <source>Start o&amp;ver…</source>
        <extracomment>Button: forgets which pages of the courses are done.</extracomment>
        <translation>На&amp;чать заново…</translation>
    </message>
    <message>
        <source>Steps of the courses</source>
        <translation>Шаги курсов</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <extracomment>Button: opens the chosen step of a course; %1 is its number and name.</extracomment>
        <translation>&amp;Продолжить: %1</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>In the list of courses: of a step, all of its pages are done.</extracomment>
        <translation>✓ Пройдено</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <extracomment>How many pages of a step of a course are done; %1 of %2.</extracomment>
        <translation>Страниц: %1 из %2</translation>
    </message>
    <message>
        <source>S&amp;how to class</source>
        <extracomment>Button, for the teacher: the chosen step of a course on a projector, without the answers.</extracomment>
        <translation>П&amp;оказать классу</translation>
    </message>
    <message>
        <source>&amp;Begin: %1</source>
        <extracomment>Button: opens the first step of a course, or an opening procedure; %1 is its name.</extracomment>
        <translation>Нача&amp;ть: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailySession</name>
    <message>
        <source>&amp;End practice</source>
        <extracomment>Button: leaves daily practice before all is done.</extracomment>
        <translation>За&amp;кончить</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.</extracomment>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>This task is due again tomorrow.</source>
        <translation>Эта задача повторится завтра.</translation>
    </message>
    <message>
        <source>This task is due again on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>Следующее повторение этой задачи: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the tasks of today is shown; %1 of %2.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>&amp;Следующая задача</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>&amp;Готово</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DailyView</name>
    <message>
        <source>&amp;Pupils…</source>
        <extracomment>Button: new pupils, other names, delete.</extracomment>
        <translation>&amp;Ученики…</translation>
    </message>
    <message>
        <source>Begin a &amp;new file</source>
        <translation>Начать &amp;новый файл</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <extracomment>Button: the tasks that are due, one after the other.</extracomment>
        <translation>На&amp;чать</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>Успехи по видам задач</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Чтение данных…</translation>
    </message>
    <message>
        <source>No pupils yet</source>
        <translation>Учеников пока нет</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>Нужно выбрать ученика</translation>
    </message>
    <message>
        <source>Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 days, or the next day after a mistake. This is remembered on this computer only.</source>
        <translation>Задачи, решённые в курсах, уроках и упражнениях, повторяются через 1, 3, 7, 21 и 60 дней, а после ошибки — на следующий день. Всё хранится только на этом компьютере.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are due</source>
        <translation>
            <numerusform>Сегодня %n задача</numerusform>
            <numerusform>Сегодня %n задачи</numerusform>
            <numerusform>Сегодня %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today</source>
        <translation>На сегодня задач нет</translation>
    </message>
    <message numerus="yes">
        <source>The next %n tasks are due on %1.</source>
        <extracomment>%1 is a day.</extracomment>
        <translation>
            <numerusform>Следующее повторение (%n задача): %1</numerusform>
            <numerusform>Следующее повторение (%n задачи): %1</numerusform>
            <numerusform>Следующее повторение (%n задач): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer tasks in courses, lessons or exercises; they come back here.</source>
        <translation>Задачи, решённые в курсах, уроках и упражнениях, повторяются здесь.</translation>
    </message>
    <message>
        <source>Correct: %1 of %2.</source>
        <extracomment>Of the tasks of today: %1 of %2 were answered without a mistake.</extracomment>
        <translation>Верно: %1 из %2.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DecisionDialog</name>
    <message>
        <source>Shared place</source>
        <translation>Делёж места</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Lot drawn by the program</source>
        <extracomment>How a shared place is decided.</extracomment>
        <translation>Жребий бросает программа</translation>
    </message>
    <message>
        <source>Lot drawn by hand</source>
        <extracomment>How a shared place is decided: the players have drawn it.</extracomment>
        <translation>Жребий брошен вручную</translation>
    </message>
    <message>
        <source>How is it decided?</source>
        <translation>Как определить порядок?</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A place in the standings.</extracomment>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>Reason, in a few words</source>
        <translation>Причина, кратко</translation>
    </message>
    <message>
        <source>This tie-break does not separate them.</source>
        <translation>По этому показателю они равны.</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>Бросить жребий</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Утвердить</translation>
    </message>
    <message>
        <source>These games leave all of them equal.</source>
        <translation>По этим партиям все остались равны.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskGame</name>
    <message>
        <source>Back to the table</source>
        <translation>Назад к доске</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Position from the record</source>
        <translation>Позиция по записи</translation>
    </message>
    <message>
        <source>Add time for %1</source>
        <translation>Добавить время: %1</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>Удовлетворить заявление</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>Отклонить заявление</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Предупр.</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <translation>Вынести предупреждение: %1</translation>
    </message>
    <message>
        <source>+ Time</source>
        <translation>+ Время</translation>
    </message>
    <message>
        <source>Add %1 for %2</source>
        <extracomment>Button: %1 is a time such as &quot;2 minutes&quot;, %2 a player.</extracomment>
        <translation>Добавить %1: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DeskLock</name>
    <message>
        <source>Arbiter&apos;s desk</source>
        <translation>Стол судьи</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>Удерживайте, чтобы открыть</translation>
    </message>
    <message>
        <source>Release to open</source>
        <translation>Отпустите, чтобы открыть</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад к доске</translation>
    </message>
    <message>
        <source>For the arbiter only. Opening the desk changes nothing in the game. Players should go back to the table.</source>
        <translation>Только для судьи. Открытие стола судьи ничего не меняет в партии. Игрокам следует вернуться к доске.</translation>
    </message>
    <message>
        <source>Press again to open</source>
        <translation>Нажмите ещё раз, чтобы открыть</translation>
    </message>
    <message>
        <source>Hold down the button, the space bar or Enter until the button tells you to release it, or press twice.</source>
        <translation>Удерживайте кнопку, пробел или Enter, пока не появится «Отпустите, чтобы открыть», или нажмите дважды.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DetailsCard</name>
    <message>
        <source>Penalties, draws, lateness</source>
        <translation>Наказания, ничьи, опоздания</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>Штрафное время за неверное заявление</translation>
    </message>
    <message>
        <source>Warnings that lose the game</source>
        <translation>Предупреждений до поражения</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Предложения ничьей</translation>
    </message>
    <message>
        <source>After move</source>
        <extracomment>Number of the move after which a draw may be offered.</extracomment>
        <translation>После хода</translation>
    </message>
    <message>
        <source>Maximum number of moves, then a draw</source>
        <translation>Предел ходов (ничья)</translation>
    </message>
    <message>
        <source>Too late after</source>
        <translation>Предел опоздания</translation>
    </message>
    <message>
        <source>Time missed</source>
        <translation>Время опоздания</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Time that a wrong claim costs: 1 or 2 minutes, by the base time.</extracomment>
        <translation>стандартное</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> с</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No number of warnings loses.</extracomment>
        <translation>без предела</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>There is no limit of moves.</extracomment>
        <translation>без предела</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> мин</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>В любое время</translation>
    </message>
    <message>
        <source>After a certain move</source>
        <translation>После определённого хода</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Не разрешены</translation>
    </message>
    <message>
        <source>Not deducted</source>
        <translation>Не вычитается</translation>
    </message>
    <message>
        <source>Deducted from the clock</source>
        <translation>Вычитается</translation>
    </message>
    <message>
        <source>Deducted twice</source>
        <translation>Вычитается вдвойне</translation>
    </message>
    <message>
        <source>Arriving exactly at the limit is too late</source>
        <translation>Явка ровно в предельный срок считается слишком поздней</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>Отозванное заявление</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <extracomment>What follows when the flags of both players are down.</extracomment>
        <translation>Флажки упали у обоих</translation>
    </message>
    <message>
        <source>Draw offers only after your own move</source>
        <translation>Ничью можно предлагать только после своего хода</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Diagram</name>
    <message>
        <source>Circle: %1</source>
        <extracomment>Below a board of letters, before the points that are so marked.</extracomment>
        <translation>Круг: %1</translation>
    </message>
    <message>
        <source>Square: %1</source>
        <translation>Квадрат: %1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <translation>Треугольник: %1</translation>
    </message>
    <message>
        <source>Cross: %1</source>
        <translation>Крест: %1</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <extracomment>Below a diagram: move %1 was a pass.</extracomment>
        <translation>%1: пас</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>Below a diagram: move %1 was played where the stone with the number %2 stands.
----------
Below a diagram: move %1 was played on the point %2, where no stone stands any more.</extracomment>
        <translation>%1 на %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the diagram as it will be saved.</extracomment>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Drag over the points that are to be shown</source>
        <translation>Выделить мышью пункты, которые нужно показать</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Numbers on stones.
----------
Which forbidden points have their signs.
----------
Where letters and numbers stand around a board.</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>From this move on</source>
        <translation>С этого хода</translation>
    </message>
    <message>
        <source>Last moves only</source>
        <translation>У последних ходов</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A number of moves, or the number of a move.</extracomment>
        <translation>Ход или число ходов</translation>
    </message>
    <message>
        <source>Number the variation from 1</source>
        <translation>Нумеровать вариант с 1</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>Запрещённые пункты</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Выбранные</translation>
    </message>
    <message>
        <source>Type the points, or tap them on the preview</source>
        <translation>Ввести пункты или нажать на них в предпросмотре</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Пункты</translation>
    </message>
    <message>
        <source>Marks, texts and arrows</source>
        <translation>Пометки, текст на пунктах и стрелки</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>Следующие ходы</translation>
    </message>
    <message>
        <source>Ring on the last move</source>
        <translation>Кольцо на последнем камне</translation>
    </message>
    <message>
        <source>Winning row</source>
        <translation>Выигрышный ряд</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Left and below</source>
        <translation>Слева и снизу</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Со всех сторон</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Style of a diagram: coloured signs on paper.</extracomment>
        <translation>Цветная печать</translation>
    </message>
    <message>
        <source>Print, black and white</source>
        <extracomment>Style of a diagram: nothing but black on white.</extracomment>
        <translation>Чёрно-белая печать</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>По&amp;вернуть</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Отразить</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>вся доска</translation>
    </message>
    <message>
        <source>Two opposite corners, such as D4:L12; or drag over the preview</source>
        <translation>Два противоположных угла, например D4:L12; или выделить мышью в предпросмотре</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <extracomment>The part of the board that is shown.</extracomment>
        <translation>Часть доски</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Вс&amp;я доска</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> мм</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <extracomment>How far two lines of the board are from each other.</extracomment>
        <translation>Шаг между линиями</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 точек/дюйм</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>Разрешение рисунка</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Прозрачный фон</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>As a picture, and as a drawing (SVG)</source>
        <translation>Как рисунок и в векторном виде (SVG)</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Копировать &amp;текстом</translation>
    </message>
    <message>
        <source>Drawn with letters and numbers</source>
        <translation>Буквами и цифрами</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>S&amp;eries…</source>
        <extracomment>Button: the game as several diagrams with its comments, on pages.</extracomment>
        <translation>Се&amp;рия…</translation>
    </message>
    <message>
        <source>The whole line as several diagrams with its comments</source>
        <translation>Весь вариант в нескольких диаграммах с комментариями</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>How large a diagram is on paper: width and height in millimetres.</extracomment>
        <translation>%1 × %2 мм</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>Сохранить диаграмму</translation>
    </message>
    <message>
        <source>diagram</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>диаграмма</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)</source>
        <translation>Рисунок (*.png);;Векторный рисунок (*.svg);;PDF (*.pdf);;Простой текст (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DiagramOrder</name>
    <message>
        <source>%1 is not a point.</source>
        <translation>Такого пункта нет: %1</translation>
    </message>
    <message>
        <source>The record has no move %1 after move %2.</source>
        <translation>В записи нет хода %1 после хода %2.</translation>
    </message>
    <message>
        <source>This line has no move %1.</source>
        <translation>В этом варианте нет хода %1.</translation>
    </message>
    <message>
        <source>Unknown choice: %1</source>
        <translation>Неизвестное значение: %1</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg, .pdf or .txt: %1</source>
        <translation>Имя файла должно заканчиваться на .png, .svg, .pdf или .txt: %1</translation>
    </message>
    <message numerus="yes">
        <source>The file has no game %1; it has %n.</source>
        <translation>
            <numerusform>В файле нет партии %1; всего их %n.</numerusform>
            <numerusform>В файле нет партии %1; всего их %n.</numerusform>
            <numerusform>В файле нет партии %1; всего их %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part %1 does not lie on this board.</source>
        <translation>Такой части на этой доске нет: %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DialogFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DoubleGameWords</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <extracomment>Games won in a match of two: &quot;Aoki 1½ – ½ Bergman&quot;.</extracomment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>After the first of two games: %1.</source>
        <extracomment>%1 is the score of the match so far.</extracomment>
        <translation>После первой из двух партий: %1.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>Победитель матча: %1.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Матч окончился вничью.</translation>
    </message>
    <message>
        <source>Both lose the match.</source>
        <translation>Матч проиграли оба.</translation>
    </message>
    <message>
        <source>After both games: %1.</source>
        <translation>После обеих партий: %1.</translation>
    </message>
    <message>
        <source>Points: %1 %2, %3 %4.</source>
        <extracomment>Points of the match in a tournament.</extracomment>
        <translation>Очки: %1 — %2, %3 — %4.</translation>
    </message>
    <message>
        <source>Game 1 of 2</source>
        <translation>Партия 1 из 2</translation>
    </message>
    <message>
        <source>Game 2 of 2, score so far %1</source>
        <extracomment>%1 is the score of the match before it.</extracomment>
        <translation>Партия 2 из 2, счёт %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The two players of a game.</extracomment>
        <translation>%1 — %2</translation>
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
        <translation>Восстановлена несохранённая работа: %1.</translation>
    </message>
    <message>
        <source>An earlier backup could not be read. It was left as %1.</source>
        <extracomment>Of a backup of what was typed; %1 is a file.</extracomment>
        <translation>Прежнюю резервную копию не удалось прочитать. Она оставлена как %1.</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>Резервную копию изменений сохранить не удаётся: диск заполнен или недоступен для записи.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillMoves</name>
    <message>
        <source>&amp;End drill</source>
        <extracomment>Button: leaves the drill before all is done.</extracomment>
        <translation>&amp;Закончить</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>After a drill; %1: moves that were right at the first attempt, %2: all that were asked.</extracomment>
        <translation>Верно с первого раза: %1 из %2.</translation>
    </message>
    <message>
        <source>This move leads into another line.</source>
        <extracomment>The pupil&apos;s move is in none of the lines from here, but leads to a position of the record.</extracomment>
        <translation>Этот ход ведёт в другой вариант.</translation>
    </message>
    <message>
        <source>Once more, as this was not right before.</source>
        <translation>Ещё раз: раньше здесь была ошибка.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <extracomment>The program has played the other side; %1 is Black or White, %2 a point.</extracomment>
        <translation>%1: ход %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the moves of a drill is asked; %1 of %2.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Fin&amp;ish</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Следующий ход</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::DrillView</name>
    <message>
        <source>Back to the &amp;record</source>
        <extracomment>Button: from the drill back to the record whose lines were asked.</extracomment>
        <translation>Назад к &amp;записи</translation>
    </message>
    <message>
        <source>Which side do you play in the drill?</source>
        <translation>За какую сторону вы играете на тренировке?</translation>
    </message>
    <message>
        <source>The program plays the other side, and asks for every move of yours that the record has from here on.</source>
        <translation>Программа играет за другую сторону и спрашивает каждый ваш ход, который есть в записи дальше.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Button: the pupil plays this side in a drill; %1 is Black or White.</extracomment>
        <translation>Играть: %1</translation>
    </message>
    <message>
        <source>The record has no moves by %1 from here on.</source>
        <extracomment>%1 is Black or White.</extracomment>
        <translation>Дальше в записи нет ходов этой стороны: %1.</translation>
    </message>
    <message>
        <source>Moves: %1.</source>
        <extracomment>Moves of one side that a drill asks.</extracomment>
        <translation>Ходы: %1.</translation>
    </message>
    <message>
        <source>Moves known: %1 of %2.</source>
        <extracomment>Of the moves of one side in a record, those whose last answer was right.</extracomment>
        <translation>Известные ходы: %1 из %2.</translation>
    </message>
    <message>
        <source>Due today: %1.</source>
        <translation>На сегодня: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EmptyGameDialog</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>Button: makes an empty record, or one more game in a record.</extracomment>
        <translation>&amp;Создать</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EndCard</name>
    <message>
        <source>Second game</source>
        <extracomment>Buttons after a game. Second game: of a match of two games, with exchanged seats. Rematch: another game by the same terms between the same players.</extracomment>
        <translation>Вторая партия</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>Button after a game: to go through its moves.</extracomment>
        <translation>Просмотр партии</translation>
    </message>
    <message>
        <source>Protocol…</source>
        <extracomment>The paper that the players and the arbiter sign after the game.</extracomment>
        <translation>Протокол…</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>Скрыть результат</translation>
    </message>
    <message>
        <source>Hide the result (Escape)</source>
        <translation>Скрыть результат (Esc)</translation>
    </message>
    <message>
        <source>Code of the journal: %1</source>
        <extracomment>%1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.</extracomment>
        <translation>Код журнала: %1</translation>
    </message>
    <message>
        <source>Write it down or photograph it. It can show later that the journal of this game was not changed.</source>
        <translation>Запишите или сфотографируйте его: позже он покажет, что журнал этой партии не меняли.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment, that it is there.</extracomment>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать картинку</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Button after a game: opens the choices how to show the game to others.</extracomment>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Back to the record</source>
        <extracomment>Button after a game that began in a record: back to the position where it began.</extracomment>
        <translation>Вернуться к записи</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EngineManager</name>
    <message>
        <source>%1 has stopped playing.</source>
        <extracomment>%1 is a player that is a program.</extracomment>
        <translation>%1 больше не играет.</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>Button: the engine is started once more and plays on.</extracomment>
        <translation>Перезапустить движок</translation>
    </message>
    <message>
        <source>Play its moves yourself</source>
        <extracomment>Button: a person makes the moves in place of the engine.</extracomment>
        <translation>Делать ходы за движок</translation>
    </message>
    <message>
        <source>The game is saved. If it can be paused, both clocks are stopped.</source>
        <translation>Партия сохранена. Если её можно приостановить, часы обоих игроков остановлены.</translation>
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
        <translation>Файл слишком велик для описания движка.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>This is not an engine profile (%1).</source>
        <translation>Это не описание движка (%1).</translation>
    </message>
    <message>
        <source>The folder could not be created.</source>
        <translation>Не удалось создать папку.</translation>
    </message>
    <message>
        <source>The file also contains other engine profiles, so it was not deleted.</source>
        <translation>В файле есть описания и других движков, поэтому он не удалён.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>Button: a program that plays by the Gomocup protocol is chosen as a file.</extracomment>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Button: ten moves by each rule show what an engine can do.</extracomment>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Save log…</source>
        <extracomment>Button: all that was said to an engine and by it goes into a file.</extracomment>
        <translation>Сохранить журнал обмена…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <extracomment>%1 is the path of a program.</extracomment>
        <translation>Программа: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>%1 is a list of names of rules.</extracomment>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Plays and analyses.</source>
        <translation>Играет и анализирует.</translation>
    </message>
    <message>
        <source>Plays but does not analyse.</source>
        <translation>Играет, но не анализирует.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Добавление движка</translation>
    </message>
    <message>
        <source>%1: the engine made an impossible move.</source>
        <extracomment>%1 is the name of a rule.</extracomment>
        <translation>%1: движок сделал невозможный ход.</translation>
    </message>
    <message>
        <source>The engine was not added because it does not support any of the rules.</source>
        <translation>Движок не добавлен: он не поддерживает ни одного варианта правил.</translation>
    </message>
    <message>
        <source>The engine does not support any of the rules.</source>
        <translation>Движок не поддерживает ни одного варианта правил.</translation>
    </message>
    <message>
        <source>The check is complete.</source>
        <translation>Проверка завершена.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <extracomment>%1 is the name of an engine.</extracomment>
        <translation>Убрать %1?</translation>
    </message>
    <message>
        <source>The program file will not be deleted.</source>
        <translation>Сама программа останется на месте.</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Сохранение журнала обмена</translation>
    </message>
    <message>
        <source>The log was saved.</source>
        <translation>Журнал обмена сохранён.</translation>
    </message>
    <message>
        <source>Checking the engine…</source>
        <translation>Проверка движка…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntriesView</name>
    <message>
        <source>Name, or: name; club; rating</source>
        <translation>Имя (или имя; клуб; рейтинг)</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Новый участник</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>&amp;Вставить список</translation>
    </message>
    <message>
        <source>Lines or columns copied from a spreadsheet</source>
        <translation>Строки или столбцы, скопированные из электронной таблицы</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Открыть &amp;файл…</translation>
    </message>
    <message>
        <source>Draw &amp;lots…</source>
        <extracomment>Button: the pairing numbers are drawn before everybody&apos;s eyes.</extracomment>
        <translation>&amp;Жеребьёвка номеров…</translation>
    </message>
    <message>
        <source>Draw the pairing numbers on the screen, for all to see</source>
        <translation>Публичная жеребьёвка номеров участников</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Настрой&amp;ки…</translation>
    </message>
    <message>
        <source>Name, rounds, points and rules of the tournament</source>
        <translation>Название, туры, очки и правила турнира</translation>
    </message>
    <message>
        <source>Go to round %1</source>
        <translation>К туру %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>&amp;Take part again</source>
        <translation>В&amp;ернуть в турнир</translation>
    </message>
    <message>
        <source>&amp;Withdraw</source>
        <translation>Сн&amp;ять с турнира</translation>
    </message>
    <message>
        <source>Play round %1</source>
        <translation>Играть в туре %1</translation>
    </message>
    <message>
        <source>Sit out round %1</source>
        <translation>Пропустить тур %1</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Уб&amp;рать</translation>
    </message>
    <message>
        <source>&amp;Bye or opponent…</source>
        <extracomment>Button: what is fixed for a player before the next round is paired.</extracomment>
        <translation>Пропуск или &amp;соперник…</translation>
    </message>
    <message>
        <source>Set a bye or an opponent before the round is paired</source>
        <translation>Назначить пропуск или соперника до составления пар</translation>
    </message>
    <message>
        <source>Penalt&amp;y or bonus…</source>
        <extracomment>Button: points are taken from a player, or given.</extracomment>
        <translation>Штраф &amp;или бонус…</translation>
    </message>
    <message>
        <source>Team members…</source>
        <extracomment>Button: who plays for a team.</extracomment>
        <translation>Игроки команды…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <extracomment>Button: all that is known of a player.</extracomment>
        <translation>&amp;Сведения…</translation>
    </message>
    <message>
        <source>Players from a spreadsheet, a CSV file or a text file</source>
        <translation>Участники из электронной таблицы, файла CSV или текстового файла</translation>
    </message>
    <message>
        <source>&amp;Check-in…</source>
        <extracomment>Button: who has come is ticked before the first round.</extracomment>
        <translation>Регистра&amp;ция…</translation>
    </message>
    <message>
        <source>Tick who has come; the others do not take part</source>
        <translation>Отметить прибывших; остальные снимаются с турнира</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) who are not here do not take part. Undo brings them back.</source>
        <translation>
            <numerusform>Снят с турнира %n отсутствующий участник. «Отменить» вернёт всё как было.</numerusform>
            <numerusform>Сняты с турнира %n отсутствующих участника. «Отменить» вернёт всё как было.</numerusform>
            <numerusform>Снято с турнира %n отсутствующих участников. «Отменить» вернёт всё как было.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number by rating</source>
        <extracomment>Button: the player with the highest rating gets pairing number 1, and so on.</extracomment>
        <translation>Номера по рейтингу</translation>
    </message>
    <message>
        <source>The highest rating becomes number 1</source>
        <translation>Игрок с самым высоким рейтингом получает номер 1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryDialog</name>
    <message>
        <source>Player</source>
        <extracomment>Title: what is known of a player.</extracomment>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <extracomment>Of a player.</extracomment>
        <translation>Год или дата рождения</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryForm</name>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a time control: %1 is its number, %2 what it is, such as &quot;15 minutes&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid time.</source>
        <translation>«%1» — недопустимое время.</translation>
    </message>
    <message>
        <source>This is not the chief arbiter&apos;s PIN.</source>
        <translation>Это не PIN-код главного судьи.</translation>
    </message>
    <message>
        <source>This is not a valid point.</source>
        <translation>Такого пункта нет.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>Пункт %1 занят.</translation>
    </message>
    <message>
        <source>This point is occupied.</source>
        <translation>Этот пункт занят.</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <extracomment>How a time was read that was typed without a unit: %1 is &quot;2&quot;, %2 is &quot;2 minutes&quot;.</extracomment>
        <translation>«%1» прочитано как %2.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Of a time control: main time, reading periods and so on.</extracomment>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Периоды</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <translation>Осталось ходов</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Число половин очка</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>Записанный ход</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Пункт</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Chief arbiter&apos;s reason</source>
        <translation>Причина (главный судья)</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN-код главного судьи</translation>
    </message>
    <message>
        <source>Show the typed move</source>
        <extracomment>Button that stays down: what is typed of a sealed move can be read as long as it is.</extracomment>
        <translation>Показать введённый ход</translation>
    </message>
    <message>
        <source>Restore the clocks to that moment</source>
        <translation>Вернуть часы к тому моменту</translation>
    </message>
    <message>
        <source>2:30 (minutes and seconds), 10m or 45s</source>
        <translation>2:30 (минуты и секунды), 10 мин или 45 с</translation>
    </message>
    <message>
        <source>H8, or tap the board</source>
        <translation>H8 или коснитесь доски</translation>
    </message>
    <message>
        <source>required</source>
        <translation>обязательно</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>необязательно</translation>
    </message>
    <message>
        <source>can be stated later</source>
        <translation>можно указать позже</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>выберите</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Часы (%1)</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>In the field for the time of the second clock, while nothing is written there.</extracomment>
        <translation>так же</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryLists</name>
    <message>
        <source>No names have been copied. Copy the list in the spreadsheet first.</source>
        <translation>Имена не скопированы. Сначала скопируйте список в электронной таблице.</translation>
    </message>
    <message>
        <source>Open list of players</source>
        <translation>Открыть список участников</translation>
    </message>
    <message>
        <source>Lists of players (%1)</source>
        <translation>Списки участников (%1)</translation>
    </message>
    <message>
        <source>Could not open %1.</source>
        <translation>Не удалось открыть %1.</translation>
    </message>
    <message>
        <source>There are no names in %1.</source>
        <translation>В файле %1 нет имён.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Чтение файла…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EntryModel</name>
    <message>
        <source>Takes part</source>
        <extracomment>Column: whether a player takes part.</extracomment>
        <translation>Участие</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EvaluationBar</name>
    <message>
        <source>%1 is better: %2 %</source>
        <extracomment>Who is better in a game: %1 is Black or White, %2 how likely that side wins.</extracomment>
        <translation>%1: преимущество, %2 %</translation>
    </message>
    <message>
        <source>Who is better is not known</source>
        <translation>У кого преимущество, неизвестно</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventOnPhones</name>
    <message>
        <source>On phones: %1…</source>
        <translation>На телефонах: %1…</translation>
    </message>
    <message>
        <source>Show on phones…</source>
        <translation>Показать на телефонах…</translation>
    </message>
    <message>
        <source>They see pairings, results, standings, games with a record, and boards while they are played here.</source>
        <translation>Видны пары, результаты, таблица, партии с записью и доски, пока за ними здесь играют.</translation>
    </message>
    <message>
        <source>Names are shown in full.</source>
        <translation>Имена показаны полностью.</translation>
    </message>
    <message>
        <source>Names are shown as initials.</source>
        <translation>Вместо имён показаны инициалы.</translation>
    </message>
    <message>
        <source>Pairing numbers are shown instead of names.</source>
        <translation>Вместо имён показаны номера.</translation>
    </message>
    <message>
        <source>Results are shown at once.</source>
        <translation>Результаты показываются сразу.</translation>
    </message>
    <message numerus="yes">
        <source>Results and games are shown %n minute(s) later.</source>
        <translation>
            <numerusform>Результаты и партии показываются с задержкой в %n минуту.</numerusform>
            <numerusform>Результаты и партии показываются с задержкой в %n минуты.</numerusform>
            <numerusform>Результаты и партии показываются с задержкой в %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results and games are shown after the round.</source>
        <translation>Результаты и партии показываются после тура.</translation>
    </message>
    <message>
        <source>To change that, choose Public pages first.</source>
        <extracomment>The entry of the menu is meant.</extracomment>
        <translation>Чтобы изменить это, сначала откройте «Публичные страницы».</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventPapers</name>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Tournament report (*.trf)</source>
        <extracomment>Kind of file in a dialog; TRF is a format of chess federations.</extracomment>
        <translation>Отчёт о турнире (*.trf)</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>Сохранить как веб-страницу…</translation>
    </message>
    <message>
        <source>Save tournament report…</source>
        <translation>Сохранить отчёт о турнире…</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>Menu: lists and tables on paper.</extracomment>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>Не удалось сохранить %1.</translation>
    </message>
    <message>
        <source>Save games…</source>
        <extracomment>Menu entry: the records of all games of the section, as one file.</extracomment>
        <translation>Сохранить партии…</translation>
    </message>
    <message>
        <source>No game in this section has a record.</source>
        <translation>Ни у одной партии этой группы нет записи.</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Записи партий (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library (*.lib)</source>
        <translation>Библиотека RenLib (*.lib)</translation>
    </message>
    <message>
        <source>These games cannot be combined into one library.</source>
        <translation>Эти партии нельзя собрать в одну библиотеку.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a different board size were left out.</source>
        <translation>
            <numerusform>Не вошла в файл %n партия на доске другого размера.</numerusform>
            <numerusform>Не вошли в файл %n партии на доске другого размера.</numerusform>
            <numerusform>Не вошло в файл %n партий на доске другого размера.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>Не удалось прочитать %n запись.</numerusform>
            <numerusform>Не удалось прочитать %n записи.</numerusform>
            <numerusform>Не удалось прочитать %n записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>Файл %1 сохранён.</translation>
    </message>
    <message>
        <source>Tournament report, each game by itself (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for those who rate games, where a match has several.</extracomment>
        <translation>Отчёт о турнире, по партиям (*.trf)</translation>
    </message>
    <message>
        <source>Tournament report, TRF16 (*.trf)</source>
        <extracomment>Kind of file in a dialog: a report for older programs.</extracomment>
        <translation>Отчёт о турнире, TRF16 (*.trf)</translation>
    </message>
    <message>
        <source>Game records of round %1 (*.sgf)</source>
        <translation>Записи партий тура %1 (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib library of round %1 (*.lib)</source>
        <translation>Библиотека RenLib тура %1 (*.lib)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventProjector</name>
    <message>
        <source>Show on projector</source>
        <extracomment>Menu entry: a window for the hall, with pairings and standings that turn by themselves.</extracomment>
        <translation>Показать на проекторе</translation>
    </message>
    <message>
        <source>Countdown to the round…</source>
        <extracomment>Menu entry: how long it is until the round begins, large on the screen of the hall.</extracomment>
        <translation>Отсчёт до тура…</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Проектор</translation>
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
        <translation>Турниры</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Новый турнир…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Tournaments (*%1)</source>
        <extracomment>Kind of file in a dialog.</extracomment>
        <translation>Турниры (*%1)</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <extracomment>Button: takes part in a tournament that another computer keeps.</extracomment>
        <translation>Присоединиться по коду…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::EventsHome</name>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>A tournament begins with its players. Create it, enter the players, and draw the first round.</source>
        <translation>Турнир начинается с участников: создайте его, внесите игроков и проведите жеребьёвку первого тура.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Новый турнир…</translation>
    </message>
    <message>
        <source>Swiss system, round robin or elimination, for players or teams</source>
        <translation>Швейцарская, круговая или олимпийская система, личный или командный</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>A tournament from elsewhere, or the report of one</source>
        <translation>Турнир из другого места или отчёт о турнире</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Открыт сейчас</translation>
    </message>
    <message>
        <source>Entries, rounds, standings, papers and the projector</source>
        <translation>Участники, туры, таблица, документы и проектор</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Ожидание игроков</translation>
    </message>
    <message>
        <source>A game that begins later waits here for its players: choose “Waiting room…” when you set it up.</source>
        <translation>Здесь ждёт игроков партия, которая начнётся позже: при её настройке выберите «Ожидание игроков…».</translation>
    </message>
    <message>
        <source>Join with a code…</source>
        <translation>Присоединиться по коду…</translation>
    </message>
    <message>
        <source>A tournament that another computer keeps</source>
        <translation>Турнир, который хранится на другом компьютере</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExampleView</name>
    <message>
        <source>Chooses “%1”.</source>
        <extracomment>In the explanation of an opening: what the player chose, as it stands on the button.</extracomment>
        <translation>Выбирает «%1».</translation>
    </message>
    <message>
        <source>Places %1.</source>
        <extracomment>In the explanation of an opening: the player puts stones on these points.</extracomment>
        <translation>Ставит %1.</translation>
    </message>
    <message>
        <source>Offers %1.</source>
        <translation>Предлагает %1.</translation>
    </message>
    <message>
        <source>Picks %1.</source>
        <extracomment>In the explanation of an opening: the player takes one of the offered points.</extracomment>
        <translation>Выбирает %1.</translation>
    </message>
    <message numerus="yes">
        <source>Declares %n fifth moves.</source>
        <translation>
            <numerusform>Объявляет число пятых ходов: %n.</numerusform>
            <numerusform>Объявляет число пятых ходов: %n.</numerusform>
            <numerusform>Объявляет число пятых ходов: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Перед партией</translation>
    </message>
    <message>
        <source>The board is empty, and play is free from the first move on.</source>
        <translation>Доска пуста; с первого хода идёт свободная игра.</translation>
    </message>
    <message>
        <source>The arbiter places these stones.</source>
        <translation>Эти камни ставит судья.</translation>
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
        <translation>Составляется позиция…</translation>
    </message>
    <message>
        <source>Tap a point to see why it is or is not forbidden.</source>
        <translation>Коснитесь пункта, чтобы узнать, почему он запрещён или разрешён.</translation>
    </message>
    <message>
        <source>Tap every point that is forbidden for Black. When you see no more, press “Check answers”.</source>
        <translation>Коснитесь каждого пункта, запрещённого для чёрных. Когда больше таких не видите, нажмите «Проверить».</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Следующая позиция</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button of an exercise: there are no more forbidden points, it seems to me.</extracomment>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Доска: %1</translation>
    </message>
    <message>
        <source>Found: %1, wrong: %2</source>
        <extracomment>Points tapped so far in an exercise: forbidden ones, and others.</extracomment>
        <translation>Найдено: %1, ошибок: %2</translation>
    </message>
    <message>
        <source>Correct. %1</source>
        <extracomment>To a tap on a forbidden point; %1 says why it is forbidden.</extracomment>
        <translation>Верно. %1</translation>
    </message>
    <message>
        <source>Incorrect. %1</source>
        <extracomment>To a tap on a point that is not forbidden; %1 says why it is not.</extracomment>
        <translation>Неверно. %1</translation>
    </message>
    <message>
        <source>You missed the ringed points: %1.</source>
        <extracomment>%1 is a list of points.</extracomment>
        <translation>Пропущены обведённые пункты: %1.</translation>
    </message>
    <message>
        <source>You found them all.</source>
        <translation>Все пункты найдены.</translation>
    </message>
    <message>
        <source>You found them all, but also marked points that are allowed.</source>
        <translation>Все пункты найдены, но отмечены и разрешённые.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Nothing is forbidden here, as you said.</source>
        <translation>Верно: здесь ничего не запрещено.</translation>
    </message>
    <message>
        <source>Nothing is forbidden here.</source>
        <translation>Здесь ничего не запрещено.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ExplorerModel</name>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>Далее с ошибкой</translation>
    </message>
    <message>
        <source>Ended here</source>
        <translation>Закончены здесь</translation>
    </message>
    <message>
        <source>last %1</source>
        <extracomment>%1: the last year in which a move was played.</extracomment>
        <translation>последний год %1</translation>
    </message>
    <message>
        <source>in any order %1</source>
        <extracomment>How many games reach the next position at all, by whatever order of moves.</extracomment>
        <translation>в любом порядке %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>другой порядок</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Black %1</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>чёрные %1</translation>
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
        <translation>Вид партий</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>Люди</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Player, event, year …</source>
        <translation>Игрок, турнир, год…</translation>
    </message>
    <message>
        <source>Only games with</source>
        <translation>Только партии, где есть</translation>
    </message>
    <message>
        <source>Moves and games of the library</source>
        <translation>Ходы и партии базы</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>В базе нет партий с этой позицией.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, Black %2</source>
        <extracomment>%1: &quot;214 games&quot;; %2: Black&apos;s share of the decided ones, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>%1, чёрные %2</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for.</source>
        <translation>Поиск возможен только на квадратной доске.</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Партии читаются…</translation>
    </message>
    <message>
        <source>Only studies of the library have this position.</source>
        <translation>Эта позиция есть только в анализах базы.</translation>
    </message>
    <message>
        <source>Find in files…</source>
        <extracomment>Button: searches the position in files, folders and open records, beside the game library.</extracomment>
        <translation>Найти в файлах…</translation>
    </message>
    <message>
        <source>Find this position in files and open records</source>
        <translation>Найти эту позицию в файлах и открытых записях</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>Button: a paper that tells what the game library knows of the position.</extracomment>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Report on this position</source>
        <translation>Отчёт об этой позиции</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FileFindPage</name>
    <message>
        <source>Find this position</source>
        <translation>Найти эту позицию</translation>
    </message>
    <message>
        <source>In open records</source>
        <extracomment>Button: a position is searched in all records that are open.</extracomment>
        <translation>В открытых записях</translation>
    </message>
    <message>
        <source>In files…</source>
        <extracomment>Button: a position is searched in files that are chosen then.</extracomment>
        <translation>В файлах…</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>В папке…</translation>
    </message>
    <message>
        <source>Places with this position</source>
        <translation>Места с этой позицией</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>The number of a game in its file.</extracomment>
        <translation>партия %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>Where a game has the position: after this many moves.</extracomment>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>other order</source>
        <extracomment>The game came to the position by other moves, or by the same ones in another order.</extracomment>
        <translation>другой порядок</translation>
    </message>
    <message>
        <source>After %1, in any order of moves and any of the eight views of the board.</source>
        <translation>После %1, при любом порядке ходов и в любом из восьми положений доски.</translation>
    </message>
    <message numerus="yes">
        <source>The position with %n stone(s), in any of the eight views of the board.</source>
        <translation>
            <numerusform>Позиция с %n камнем, в любом из восьми положений доски.</numerusform>
            <numerusform>Позиция с %n камнями, в любом из восьми положений доски.</numerusform>
            <numerusform>Позиция с %n камнями, в любом из восьми положений доски.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position was not found.</source>
        <translation>Эта позиция не найдена.</translation>
    </message>
    <message>
        <source>Places: %1; the first %2 are listed.</source>
        <translation>Мест: %1; показаны первые %2.</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>Мест: %1.</translation>
    </message>
    <message>
        <source>Games searched: %1.</source>
        <translation>Просмотрено партий: %1.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Поиск остановлен.</translation>
    </message>
    <message>
        <source>Other files with faults: %1.</source>
        <translation>Других файлов с ошибками: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindBar</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Move on a point</source>
        <translation>Ход на пункт</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>End of a line</source>
        <translation>Конец варианта</translation>
    </message>
    <message>
        <source>Moves in order from the start</source>
        <translation>Ходы от начала</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Найти предыдущее</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Найти следующее</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Заменить на</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: at the position shown; then the next one is found.</extracomment>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button: in the whole game or library.</extracomment>
        <translation>Заменить все</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FindingList</name>
    <message>
        <source>Note</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Byte %1</source>
        <translation>Байт %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Строка %1, столбец %2</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>Замечания о файле %1</translation>
    </message>
    <message>
        <source>What was repaired, guessed or not understood when the file was read. Press Enter or double-click an entry to show its move, if it has one.</source>
        <translation>Что было исправлено, угадано или не понято при чтении файла. Enter или двойной щелчок показывает ход, к которому относится замечание.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::FormWords</name>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a line of a list.</extracomment>
        <translation>Удалить: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GalleryView</name>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>How many shapes of the lesson were answered rightly; %1 of %2.</extracomment>
        <translation>Решено: %1 из %2</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Chapter of the lesson: every shape.</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search titles and answers</source>
        <translation>Искать в названиях и ответах</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <extracomment>Button: to the exercises, in which one taps every forbidden point.</extracomment>
        <translation>Упр&amp;ажнения</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>Искать все запрещённые пункты; позиции каждый раз новые</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>No matching shapes.</source>
        <translation>Подходящих фигур нет.</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <extracomment>Button: a file with a lesson of a teacher.</extracomment>
        <translation>&amp;Открыть файл с уроком…</translation>
    </message>
    <message>
        <source>Endless &amp;tasks</source>
        <extracomment>Button: to tasks of all kinds, which are new every time.</extracomment>
        <translation>&amp;Задачи без конца</translation>
    </message>
    <message>
        <source>&amp;Courses</source>
        <extracomment>Button: to the courses of the program, step by step.</extracomment>
        <translation>&amp;Курсы</translation>
    </message>
    <message>
        <source>&amp;Daily practice</source>
        <extracomment>Button: to tasks that come again after days.</extracomment>
        <translation>&amp;Ежедневное повторение</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Daily practice: %n due</source>
        <translation>
            <numerusform>&amp;Ежедневное повторение: %n задача</numerusform>
            <numerusform>&amp;Ежедневное повторение: %n задачи</numerusform>
            <numerusform>&amp;Ежедневное повторение: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <extracomment>Button: tasks on paper.</extracomment>
        <translation>Рабоч&amp;ий лист…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameCard</name>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 не вправе обменяться цветами</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The edge blocks a five, as a stone does</source>
        <translation>Край доски закрывает пятёрку, как камень соперника</translation>
    </message>
    <message>
        <source>Six or more do not win</source>
        <translation>Шесть или больше в ряд не выигрывают</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source> lines</source>
        <comment>a board of 15 lines</comment>
        <translation> лин.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебютный регламент</translation>
    </message>
    <message>
        <source>Explain, compare, set up…</source>
        <extracomment>Button: leads to a page that explains the opening procedure, and where its conditions can be changed.</extracomment>
        <translation>Объяснить, сравнить, настроить…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameDetailsDialog</name>
    <message>
        <source>Details for table %1</source>
        <translation>Подробности: стол %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <extracomment>%1 is what a field is for, %2 the number of a game.</extracomment>
        <translation>%1, партия %2</translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <translation>Затраченное время: %1</translation>
    </message>
    <message>
        <source>h:mm:ss</source>
        <extracomment>What a time looks like: hours, minutes, seconds.</extracomment>
        <translation>ч:мм:сс</translation>
    </message>
    <message>
        <source>Warnings for %1</source>
        <translation>Предупреждения: %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Enter a time as 25 (minutes), 25:30 or 1:05:30.</source>
        <translation>Время пишется так: 25 (минуты), 25:30 или 1:05:30.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameHead</name>
    <message>
        <source>Table %1</source>
        <extracomment>Of an event; %1 is a number.</extracomment>
        <translation>Стол %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameListModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column: what a game is called.</extracomment>
        <translation>Название</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameNamesDialog</name>
    <message>
        <source>Rename this game</source>
        <translation>Переименовать партию</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <extracomment>Field: what a game or study is called.</extracomment>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Чёрные</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Белые</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameOnPhones</name>
    <message>
        <source>Forbidden points are shown, as at the table.</source>
        <translation>Запрещённые пункты показаны, как и за столом.</translation>
    </message>
    <message>
        <source>Forbidden points are not shown.</source>
        <translation>Запрещённые пункты не показаны.</translation>
    </message>
    <message>
        <source>They see the names, the board and both clocks.</source>
        <translation>Видны имена, доска и часы обоих игроков.</translation>
    </message>
    <message>
        <source>Names are shown as the tournament says.</source>
        <translation>Имена показаны так, как задано в турнире.</translation>
    </message>
    <message numerus="yes">
        <source>Everything is shown %n minute(s) later.</source>
        <translation>
            <numerusform>Всё показывается с задержкой в %n минуту.</numerusform>
            <numerusform>Всё показывается с задержкой в %n минуты.</numerusform>
            <numerusform>Всё показывается с задержкой в %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be shown on phones.</source>
        <translation>Эту партию нельзя показать на телефонах.</translation>
    </message>
    <message>
        <source>On phones: %1</source>
        <extracomment>A small sign beside a game: how many phones show it.</extracomment>
        <translation>На телефонах: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamePages</name>
    <message>
        <source>In this game, only the arbiter can set the clocks.</source>
        <translation>В этой партии часы устанавливает только судья.</translation>
    </message>
    <message>
        <source>Every change is recorded. It can be undone at the arbiter&apos;s desk, which asks for the reason.</source>
        <translation>Каждое изменение записывается. Отменить его можно на странице «Стол судьи», указав причину.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameRecovery</name>
    <message>
        <source>The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next start.</source>
        <translation>Журналы оконченных партий не удалось подписать. Они сохранены; Kagetsu попробует снова при следующем запуске.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStarter</name>
    <message>
        <source>Could not create the folder %1, so the game could not be saved. No game was started.</source>
        <translation>Не удалось создать папку %1, поэтому сохранить партию негде. Партия не начата.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameStrip</name>
    <message>
        <source>The game has ended.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Game in progress: %1 %2, %3 %4</source>
        <extracomment>A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.</extracomment>
        <translation>Идёт партия: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Clocks stopped: %1 %2, %3 %4</source>
        <translation>Часы остановлены: %1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GameWays</name>
    <message>
        <source>From a position</source>
        <extracomment>Name of the opening of a game that began from a position of a record.</extracomment>
        <translation>С позиции</translation>
    </message>
    <message>
        <source>No game can begin from this position: it needs stones of Black and White in turn, none of them in a row of five, and a rule that the computer plays.</source>
        <translation>С этой позиции нельзя начать партию: камни чёрных и белых должны стоять по очереди, без ряда из пяти, а правила должны быть знакомы компьютеру.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GamesHome</name>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Player, opening, result or date</source>
        <translation>Игрок, дебют, результат или дата</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Поиск партий</translation>
    </message>
    <message>
        <source>Games that you finish here, and records that you open, are shown on this page.</source>
        <translation>Здесь показаны сыгранные партии и открытые записи.</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>%1 is not in this list any more. The file is unchanged.</source>
        <translation>Убрано из списка: %1. Файл не изменён.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation>Не удалось удалить: %1.</translation>
    </message>
    <message>
        <source>%1 is deleted. Its file is kept in the folder %2.</source>
        <extracomment>%1: the players of a game, %2: the name of a folder.</extracomment>
        <translation>Удалено: %1. Файл сохранён в папке %2.</translation>
    </message>
    <message>
        <source>%1 could not be restored.</source>
        <translation>Не удалось восстановить: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <extracomment>Files of games, from the desktop&apos;s file manager.</extracomment>
        <translation>Файлы можно и перетащить сюда.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsModel</name>
    <message>
        <source>%1 → no move of your own</source>
        <extracomment>A place in somebody&apos;s lines where games go on but the lines do not; %1 are the moves to it.</extracomment>
        <translation>%1 → своего хода нет</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GapsPage</name>
    <message>
        <source>Gaps in %1</source>
        <extracomment>The title of a page: what games play and the lines of a record do not answer; %1 is the record.</extracomment>
        <translation>Пробелы: %1</translation>
    </message>
    <message>
        <source>The side that the lines are for</source>
        <translation>За какую сторону варианты</translation>
    </message>
    <message>
        <source>My lines with %1</source>
        <extracomment>One of two choices: the side that somebody&apos;s lines are for; %1 is Black or White.</extracomment>
        <translation>Мои варианты: %1</translation>
    </message>
    <message>
        <source>Drill these lines</source>
        <extracomment>Button: the moves of these lines are asked, line by line.</extracomment>
        <translation>Тренировать варианты</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Пробелы</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Партии читаются…</translation>
    </message>
    <message>
        <source>No game of the library has a reply in these lines.</source>
        <translation>В базе партий нет ответов в этих вариантах.</translation>
    </message>
    <message>
        <source>Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not answer, and places where you have no move, with your results. Choose one to go there.</source>
        <extracomment>%1, %2, %3: numbers.</extracomment>
        <translation>Ответов в партиях: %1. Из них есть в вариантах: %2 (%3 %). Ниже — ответы, которых там нет, и места без своего хода, с результатами своей стороны. Строка ведёт на это место.</translation>
    </message>
    <message>
        <source>The record has been closed.</source>
        <translation>Запись закрыта.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GroupsDialog</name>
    <message>
        <source>Split into groups</source>
        <translation>Разделить на группы</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Число групп</translation>
    </message>
    <message>
        <source>Assign players</source>
        <translation>Распределение по группам</translation>
    </message>
    <message>
        <source>By number: 1 2 3, 3 2 1, …</source>
        <extracomment>The order in which numbered players go to three groups.</extracomment>
        <translation>«Змейкой»: 1 2 3, 3 2 1, …</translation>
    </message>
    <message>
        <source>By lot, one from each pot</source>
        <extracomment>Each group draws one of the first players, one of the next ones, and so on.</extracomment>
        <translation>Жребием, по одному из каждой корзины</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: another lot.</extracomment>
        <translation>Другой жребий</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A group of a tournament and its players.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <extracomment>A group of a tournament by its letter.</extracomment>
        <translation>Группа %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::GuideView</name>
    <message>
        <source>All &amp;courses</source>
        <extracomment>Button: back to the list of courses.</extracomment>
        <translation>Все &amp;курсы</translation>
    </message>
    <message>
        <source>&amp;Play it with the guide…</source>
        <extracomment>Button: begins a game with the opening procedure shown, in which the program says what comes next.</extracomment>
        <translation>&amp;Сыграть с подсказками…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::HandSettingDialog</name>
    <message>
        <source>Set clocks by hand</source>
        <translation>Установка часов вручную</translation>
    </message>
    <message>
        <source>Whose clock runs next?</source>
        <translation>Чьи часы пойдут теперь?</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <extracomment>Button: what was set by hand counts from now on.</extracomment>
        <translation>Установить часы обоих игроков</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Enter hours, minutes and seconds, such as 0:15:00.</source>
        <translation>Введите часы, минуты и секунды, например 0:15:00.</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <extracomment>What is on a clock, and what would be there.</extracomment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Пока ничего не изменено.</translation>
    </message>
    <message>
        <source>The clocks cannot be set to these values.</source>
        <translation>Эти значения на часах установить нельзя.</translation>
    </message>
    <message>
        <source>This ends the game at once.</source>
        <translation>Партия на этом сразу закончится.</translation>
    </message>
    <message>
        <source>The turn goes from %1 to %2. Both clocks are stopped until you resume.</source>
        <extracomment>Two players: whose clock was running, and whose will.</extracomment>
        <translation>Очередь хода: %1 → %2. Часы обоих игроков стоят до возобновления партии.</translation>
    </message>
    <message>
        <source>Both clocks are stopped until you resume.</source>
        <translation>Часы обоих игроков стоят до возобновления партии.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ImportsPage</name>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>Отменено. Партии: %1</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>История импорта</translation>
    </message>
    <message>
        <source>Imports into the game library</source>
        <translation>История импорта в базу партий</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <extracomment>Button: the games of the chosen import leave the library again.</extracomment>
        <translation>Отменить этот импорт</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что обнаружено</translation>
    </message>
    <message>
        <source>Nothing has been imported yet. Games that end here come in by themselves.</source>
        <translation>Импорта ещё не было. Партии, сыгранные здесь, добавляются сами.</translation>
    </message>
    <message>
        <source>An import can be undone at any time: games that it added leave the library, and those that it brought up to date are as before.</source>
        <translation>Импорт можно отменить в любое время: добавленные партии удаляются из базы, а обновлённые становятся прежними.</translation>
    </message>
    <message>
        <source>The first %1 of what was found; the search word “Faulty” lists all such games.</source>
        <translation>Первые %1; поиск «С ошибками» покажет все такие партии.</translation>
    </message>
    <message>
        <source>Faulty games are kept up to their fault. Choose one to open it.</source>
        <translation>Партии с ошибками хранятся до места ошибки. Выберите партию, чтобы открыть её.</translation>
    </message>
    <message>
        <source>Undo this import?</source>
        <translation>Отменить этот импорт?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::InterventionWords</name>
    <message>
        <source>The arbiter stops both clocks.</source>
        <translation>Судья останавливает часы обоих игроков.</translation>
    </message>
    <message>
        <source>The arbiter starts the clock of %1; the clocks were stopped for %2.</source>
        <translation>Судья пускает часы (%1); часы стояли в течение %2.</translation>
    </message>
    <message>
        <source>The arbiter adds time for %1: %2, from %3 to %4.</source>
        <translation>Судья добавляет время (%1): %2, было %3, стало %4.</translation>
    </message>
    <message>
        <source>The arbiter deducts time from %1: %2, from %3 to %4.</source>
        <translation>Судья вычитает время (%1): %2, было %3, стало %4.</translation>
    </message>
    <message>
        <source>The arbiter sets the clock of %1 from %2 to %3.</source>
        <translation>Судья устанавливает часы (%1): было %2, стало %3.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last clock press: %1.</source>
        <translation>Судья отменяет последнее нажатие часов: %1.</translation>
    </message>
    <message>
        <source>The arbiter shares the time used equally between the two players.</source>
        <translation>Судья делит затраченное время поровну между игроками.</translation>
    </message>
    <message>
        <source>The arbiter corrects a faulty clock: the time that really elapsed is %1.</source>
        <translation>Судья вносит поправку на неисправность часов: на самом деле прошло %1.</translation>
    </message>
    <message>
        <source>The arbiter repeats the countdown from %1.</source>
        <translation>По решению судьи отсчёт повторяется с %1.</translation>
    </message>
    <message>
        <source>The arbiter takes the game back to move %1: %2.</source>
        <translation>Судья возвращает партию к ходу %1: %2.</translation>
    </message>
    <message>
        <source>The arbiter corrects the record: move %1 is not %2 but %3.</source>
        <translation>Судья исправляет запись: ход %1 — не %2, а %3.</translation>
    </message>
    <message>
        <source>The arbiter adds a move to the record: %1.</source>
        <translation>Судья добавляет ход в запись: %1.</translation>
    </message>
    <message>
        <source>The arbiter adds a pass to the record.</source>
        <translation>Судья добавляет пас в запись.</translation>
    </message>
    <message>
        <source>The arbiter warns %1.</source>
        <translation>По решению судьи предупреждение получает %1.</translation>
    </message>
    <message>
        <source>The arbiter withdraws a warning to %1.</source>
        <translation>Судья снимает предупреждение с игрока (%1).</translation>
    </message>
    <message>
        <source>The arbiter rules that %1 loses a turn.</source>
        <translation>Решение судьи: %1 пропускает ход.</translation>
    </message>
    <message>
        <source>The arbiter deducts points from %1 in the match: %2.</source>
        <translation>Судья снимает очки в матче (%1): %2.</translation>
    </message>
    <message>
        <source>The arbiter restores points to %1 in the match: %2.</source>
        <translation>Судья возвращает очки в матче (%1): %2.</translation>
    </message>
    <message>
        <source>The arbiter upholds the claim.</source>
        <translation>Судья удовлетворяет заявление.</translation>
    </message>
    <message>
        <source>The arbiter rejects the claim.</source>
        <translation>Судья отклоняет заявление.</translation>
    </message>
    <message>
        <source>The arbiter declares the result: %1</source>
        <translation>Судья объявляет результат: %1</translation>
    </message>
    <message>
        <source>The arbiter reopens the game; its result is void.</source>
        <translation>Судья отменяет результат; партия продолжается.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game.</source>
        <translation>Судья откладывает партию.</translation>
    </message>
    <message>
        <source>The arbiter adjourns the game; the next move is sealed.</source>
        <translation>Судья откладывает партию; следующий ход записан.</translation>
    </message>
    <message>
        <source>The sealed move is opened: %1.</source>
        <translation>Записанный ход вскрыт: %1.</translation>
    </message>
    <message>
        <source>The sealed move is opened; it cannot be read.</source>
        <translation>Записанный ход вскрыт; прочесть его нельзя.</translation>
    </message>
    <message>
        <source>Remark by the arbiter.</source>
        <extracomment>Before a reason that the arbiter wrote into the protocol.</extracomment>
        <translation>Примечание судьи.</translation>
    </message>
    <message>
        <source>The arbiter charges the time that the computer slept as thinking time.</source>
        <translation>Судья засчитывает время сна компьютера как время на обдумывание.</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>Причина, указанная главным судьёй: %1.</translation>
    </message>
    <message>
        <source>The arbiter no longer charges the time that the computer slept as thinking time.</source>
        <translation>Судья больше не засчитывает время сна компьютера как время на обдумывание.</translation>
    </message>
    <message>
        <source>Clock of %1: from %2 to %3; clock of %4: from %5 to %6.</source>
        <extracomment>%1 and %4 are the players, the others times of their clocks.</extracomment>
        <translation>Часы (%1): было %2, стало %3; часы (%4): было %5, стало %6.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a reason such as &quot;Faulty clock&quot;.</extracomment>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>The arbiter annuls the sealed move.</source>
        <translation>Судья аннулирует записанный ход.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last action.</source>
        <translation>Судья отменяет последнее действие.</translation>
    </message>
    <message>
        <source>The arbiter states the reason.</source>
        <extracomment>Before the reason itself.</extracomment>
        <translation>Судья указывает причину.</translation>
    </message>
    <message>
        <source>The arbiter swaps the colours; the stones stay.</source>
        <translation>Судья меняет цвета игроков; камни остаются на месте.</translation>
    </message>
    <message>
        <source>The last period has run out. The arbiter counts this as a pass.</source>
        <translation>Судья засчитывает истёкший последний период как пас.</translation>
    </message>
    <message>
        <source>The arbiter allows %1 to leave the table.</source>
        <translation>Судья разрешает отлучиться: %1.</translation>
    </message>
    <message>
        <source>The arbiter no longer counts one of the times %1 left the table.</source>
        <translation>Судья не засчитывает отлучку: %1.</translation>
    </message>
    <message>
        <source>The arbiter returns to the game.</source>
        <translation>Судья возвращается к партии.</translation>
    </message>
    <message>
        <source>The arbiter looks at the lessons while the game continues.</source>
        <translation>Судья открывает уроки, партия продолжается.</translation>
    </message>
    <message>
        <source>The arbiter goes through a journal while the game continues.</source>
        <translation>Судья просматривает журнал, партия продолжается.</translation>
    </message>
    <message>
        <source>The arbiter looks at the verdict desk while the game continues.</source>
        <translation>Судья открывает «Судейский разбор», партия продолжается.</translation>
    </message>
    <message>
        <source>The players start the clock of %1; the clocks were stopped for %2.</source>
        <translation>Игроки пускают часы (%1); до этого часы стояли в течение %2.</translation>
    </message>
    <message>
        <source>The players set the move count of %1 from %2 to %3.</source>
        <extracomment>Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.</extracomment>
        <translation>Игроки меняют счёт ходов (%1): было %2, стало %3.</translation>
    </message>
    <message>
        <source>The arbiter sets the move count of %1 from %2 to %3.</source>
        <translation>Судья меняет счёт ходов (%1): было %2, стало %3.</translation>
    </message>
    <message>
        <source>The players set the clock of %1 from %2 to %3.</source>
        <translation>Игроки устанавливают часы (%1): было %2, стало %3.</translation>
    </message>
    <message>
        <source>Moves counted: %1.</source>
        <extracomment>The counter on a clock beside a real board.</extracomment>
        <translation>Счёт ходов: %1.</translation>
    </message>
    <message>
        <source>The players give the turn to %1.</source>
        <translation>Игроки передают ход: теперь ходит %1.</translation>
    </message>
    <message>
        <source>The arbiter gives the turn to %1.</source>
        <translation>Судья передаёт ход: теперь ходит %1.</translation>
    </message>
    <message>
        <source>The players undo their last change to the clocks.</source>
        <translation>Игроки отменяют последнюю ручную установку часов.</translation>
    </message>
    <message>
        <source>Remark by the arbiter: %1</source>
        <translation>Примечание судьи: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <extracomment>%1 is what the arbiter wrote about an order.</extracomment>
        <translation>Комментарий: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JoinDialog</name>
    <message>
        <source>Join a tournament</source>
        <translation>Присоединение к турниру</translation>
    </message>
    <message>
        <source>The computer that keeps the tournament shows a code for this one. It can be used once.</source>
        <translation>Компьютер, на котором хранится турнир, показывает код для этого компьютера. Код действует один раз.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Присоединиться</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>Поиск сервера…</translation>
    </message>
    <message>
        <source>This is not a code of a tournament.</source>
        <translation>Это не код турнира.</translation>
    </message>
    <message>
        <source>The server does not answer. Are both computers in the same network?</source>
        <translation>Сервер не отвечает. Оба компьютера в одной сети?</translation>
    </message>
    <message>
        <source>The server refuses this code. Each code can be used once; ask for a new one.</source>
        <translation>Сервер отклонил этот код. Каждый код действует один раз; попросите новый.</translation>
    </message>
    <message>
        <source>There is no tournament on this server, or there are several.</source>
        <translation>На этом сервере нет турнира, или их несколько.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver of PostgreSQL is not installed.</source>
        <translation>Драйвер PostgreSQL для Qt не установлен.</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <translation>Не удалось присоединиться. %1</translation>
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
        <translation>голос</translation>
    </message>
    <message>
        <source>tone</source>
        <extracomment>How an announcement was made.</extracomment>
        <translation>сигнал</translation>
    </message>
    <message>
        <source>flash</source>
        <extracomment>How an announcement was made: the clock lit up.</extracomment>
        <translation>вспышка</translation>
    </message>
    <message>
        <source>Announced to %1: “%2” (%3).</source>
        <extracomment>%1 is a player, %2 what was announced of the time, such as &quot;30 seconds&quot;, %3 how: &quot;voice and flash&quot;.</extracomment>
        <translation>Объявлено (%1): «%2» (%3).</translation>
    </message>
    <message>
        <source>It was %1 late.</source>
        <extracomment>An announcement of the clock. %1 is a time such as 0:00.350.</extracomment>
        <translation>С опозданием на %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalModel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Затрачено</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
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
        <translation>идут</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>стоят</translation>
    </message>
    <message>
        <source>this turn %1</source>
        <translation>на этот ход затрачено %1</translation>
    </message>
    <message>
        <source>%1 left for this move</source>
        <extracomment>What is left of the limit of time for one move.</extracomment>
        <translation>на этот ход осталось %1</translation>
    </message>
    <message>
        <source>%1 used in total</source>
        <extracomment>Thinking time of the whole game.</extracomment>
        <translation>всего затрачено %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::JournalReplayView</name>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after move %5.</source>
        <translation>Строка %1 из %2, в %3, через %4 после начала, после хода %5.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>Часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>Флажок упал: %1.</translation>
    </message>
    <message>
        <source>%1 has offered a draw and is waiting for an answer.</source>
        <translation>%1 предлагает ничью и ждёт ответа.</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move and is waiting for an answer.</source>
        <translation>%1 просит разрешения взять ход назад и ждёт ответа.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Journal line</source>
        <translation>Строка журнала</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Первая строка</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Предыдущая строка</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Следующая строка</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Последняя строка</translation>
    </message>
    <message>
        <source>Last clock presses</source>
        <extracomment>Tab: the last moves with their times.</extracomment>
        <translation>Последние нажатия часов</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Tab: all that happened.</extracomment>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Tab: whether a stone was forbidden, and why.</extracomment>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Tap a stone or a point to see whether it was forbidden, and why.</source>
        <translation>Коснитесь камня или пункта, чтобы узнать, был ли он запрещён и почему.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 заявляет, что ход %2 запрещён, и ждёт решения.</translation>
    </message>
    <message>
        <source>Line %1 is incomplete and is not shown.</source>
        <translation>Строка %1 записана не полностью и не показана.</translation>
    </message>
    <message>
        <source>From line %1 on, this journal cannot be trusted and is not shown.</source>
        <translation>Начиная со строки %1 журналу нельзя доверять; дальше он не показан.</translation>
    </message>
    <message>
        <source>Line %1 of %2, at %3, %4 after the start, after turn %5.</source>
        <extracomment>%1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.</extracomment>
        <translation>Строка %1 из %2, в %3, через %4 после начала, после хода %5.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::KeysDialog</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>Перемещать курсор по доске</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Place the stone, or choose the point</source>
        <translation>Поставить камень или выбрать пункт</translation>
    </message>
    <message>
        <source>H 8</source>
        <translation>H 8</translation>
    </message>
    <message>
        <source>Go to the point H8: type its letter and number</source>
        <translation>Перейти к пункту H8: набрать букву и число</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>Нажать часы</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Remove the unconfirmed stone, or close a question</source>
        <translation>Убрать неподтверждённый камень или закрыть вопрос</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>К следующей кнопке</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, wheel</source>
        <translation>Влево, Вправо, Home, End, колесо мыши</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move, or to the start or end</source>
        <translation>В записи: на ход назад или вперёд, в начало или в конец</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Открыть меню</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо мыши</translation>
    </message>
    <message>
        <source>In a record: go back or forward one move</source>
        <translation>В записи: на ход назад или вперёд</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>Учёба</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>Сегодня: %n задача</numerusform>
            <numerusform>Сегодня: %n задачи</numerusform>
            <numerusform>Сегодня: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks come again after days, until they are remembered</source>
        <translation>Задачи возвращаются через несколько дней, пока не запомнятся</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>Ежедневное повторение</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>All steps are done</source>
        <extracomment>Of a course: every step of it is done.</extracomment>
        <translation>Все шаги пройдены</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Endless tasks</source>
        <translation>Задачи без конца</translation>
    </message>
    <message>
        <source>Find the winning move, the four that leads to a win, the only defence</source>
        <translation>Найти выигрывающий ход, ведущую к победе четвёрку, единственную защиту</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>Запрещённые пункты</translation>
    </message>
    <message>
        <source>Find all forbidden points in positions that are new every time</source>
        <translation>Искать все запрещённые пункты; позиции каждый раз новые</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>What is forbidden, and what is not</source>
        <translation>Что запрещено, а что нет</translation>
    </message>
    <message numerus="yes">
        <source>%n cases, each with its proof</source>
        <translation>
            <numerusform>%n пример с доказательством</numerusform>
            <numerusform>%n примера, каждый с доказательством</numerusform>
            <numerusform>%n примеров, каждый с доказательством</numerusform>
        </translation>
    </message>
    <message>
        <source>All steps and openings</source>
        <translation>Все шаги и дебюты</translation>
    </message>
    <message>
        <source>Choose a step of a course or an opening procedure, alone or for a class</source>
        <translation>Выбрать шаг курса или дебютный регламент, для себя или для класса</translation>
    </message>
    <message>
        <source>A lesson of one&apos;s own</source>
        <translation>Свой урок</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher has made</source>
        <translation>Открыть урок, составленный преподавателем</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>Задачи из партий</translation>
    </message>
    <message>
        <source>Solve positions that were played, each as hard as suits the pupil</source>
        <translation>Позиции из сыгранных партий, по силам ученику</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonDialog</name>
    <message>
        <source>As the pupil sees it</source>
        <translation>Как это видит ученик</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Выше</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>&amp;Просмотр…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Open as a record</source>
        <translation>&amp;Открыть как запись</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Change positions and variations on the record page</source>
        <translation>Менять позиции и варианты на странице записи</translation>
    </message>
    <message>
        <source>Remove this page from the lesson?</source>
        <translation>Убрать эту страницу из урока?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Lesson: %1[*]</source>
        <extracomment>%1 is the name of a file; [*] is where a sign stands while it is not saved.</extracomment>
        <translation>Урок: %1[*]</translation>
    </message>
    <message>
        <source>Damaged page</source>
        <translation>Повреждённая страница</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A page in a list: its number and its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Save the changes to this lesson?</source>
        <translation>Сохранить изменения в уроке?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>A lesson without pages cannot be saved. Close it without saving?</source>
        <translation>Урок без страниц сохранить нельзя. Закрыть без сохранения?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonMaker</name>
    <message>
        <source>New lesson</source>
        <translation>Новый урок</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot become a task.</source>
        <translation>На этой доске нельзя играть, поэтому задачи из неё не получится.</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>Не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Сохранить урок</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>урок</translation>
    </message>
    <message>
        <source>Lessons (*.sgf)</source>
        <translation>Уроки (*.sgf)</translation>
    </message>
    <message>
        <source>This board cannot be played on, so it cannot be shown to a class.</source>
        <translation>На этой доске нельзя играть, поэтому показать её классу нельзя.</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>What a class reads beside a position; %1 is Black or White.</extracomment>
        <translation>%1 ходят</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>Файл %1 изменён на диске уже после того, как вы начали правку.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>Если сохранить поверх файла, рядом останется копия его нынешнего содержимого.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Сохранить поверх</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPage</name>
    <message>
        <source>Practice: %1</source>
        <translation>Упражнения: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>Show to class</source>
        <translation>Показать классу</translation>
    </message>
    <message>
        <source>Daily practice</source>
        <translation>Ежедневное повторение</translation>
    </message>
    <message>
        <source>Drill</source>
        <extracomment>A page that asks the moves of a record&apos;s lines.</extracomment>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи из партий</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonPages</name>
    <message>
        <source>Make puzzles from files</source>
        <translation>Составить задачи из файлов</translation>
    </message>
    <message>
        <source>Make puzzles from a folder</source>
        <translation>Составить задачи из папки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LessonView</name>
    <message>
        <source>&amp;Close lesson</source>
        <extracomment>Button: closes a lesson file.</extracomment>
        <translation>&amp;Закрыть урок</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>&amp;Edit lesson</source>
        <extracomment>Button, for the teacher: opens the lesson as a record that can be changed.</extracomment>
        <translation>&amp;Изменить урок</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which page of a lesson is shown; %1 of %2.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;Damaged pages…</source>
        <extracomment>Button: what is wrong with the pages of a lesson that could not be shown.</extracomment>
        <translation>&amp;Повреждённые страницы…</translation>
    </message>
    <message>
        <source>Some pages of this lesson are damaged and were left out. They stay in the file.</source>
        <translation>Некоторые страницы этого урока повреждены и пропущены. В файле они остаются.</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <extracomment>Button: from the last page of a step of a course to the next step.</extracomment>
        <translation>&amp;Следующий шаг</translation>
    </message>
    <message>
        <source>&amp;Show to class</source>
        <extracomment>Button, for the teacher: the pages on a projector, without the answers.</extracomment>
        <translation>&amp;Показать классу</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button: the next page of a lesson.</extracomment>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>Said of a page of a lesson; %1 is &quot;3 of 7&quot;.</extracomment>
        <translation>%1, пройдена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The length of a game.</extracomment>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>A column of games, and what they are sorted by: who has the black stones.</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A column of games, and what they are sorted by: who has the white stones.</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A column of games, and what they are sorted by.</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A column of games, and what they are sorted by: how many moves they have.</extracomment>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPage</name>
    <message>
        <source>Game library</source>
        <translation>База партий</translation>
    </message>
    <message>
        <source>Player, event, year, rule, result or opening</source>
        <translation>Игрок, турнир, год, правила, результат или дебют</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Поиск партий</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Button: games are shown as small boards.</extracomment>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Button: games are shown in a table.</extracomment>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Добавить файлы…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Добавить папку…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Партии читаются…</translation>
    </message>
    <message>
        <source>Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them here.</source>
        <translation>Партии, сыгранные здесь, добавляются сами. Можно добавить файлы любого формата, который открывает Kagetsu, или перетащить их сюда.</translation>
    </message>
    <message>
        <source>No game matches this search.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>%1: number of games that a search leaves, %2: number of all games.</extracomment>
        <translation>Партии: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>Партии: %1 из %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Taken back. Games: %1</source>
        <translation>Отменено. Партии: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Find %1</source>
        <extracomment>Menu: searches for a player or an event.</extracomment>
        <translation>Найти: %1</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Button: lists all games again.</extracomment>
        <translation>Показать все партии</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <extracomment>Button: a page with the results of a player.</extracomment>
        <translation>Результаты: %1</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>Button: a page that lists what was imported, where each import can be undone.</extracomment>
        <translation>История импорта</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.</extracomment>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>The games that are listed, at most %1</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Показанные партии, не более %1</translation>
    </message>
    <message>
        <source>Open together</source>
        <extracomment>Button: the games that are listed become one record, where all of them can be reviewed.</extracomment>
        <translation>Открыть вместе</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryPages</name>
    <message>
        <source>Add files to the game library</source>
        <translation>Добавить файлы в базу партий</translation>
    </message>
    <message>
        <source>Add a folder to the game library</source>
        <translation>Добавить папку в базу партий</translation>
    </message>
    <message>
        <source>Find the position in files</source>
        <translation>Найти позицию в файлах</translation>
    </message>
    <message>
        <source>Find the position in a folder</source>
        <translation>Найти позицию в папке</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the library</source>
        <translation>
            <numerusform>%n партия базы</numerusform>
            <numerusform>%n партии базы</numerusform>
            <numerusform>%n партий базы</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose results?</source>
        <translation>Чьи результаты показать?</translation>
    </message>
    <message>
        <source>The record does not say who played.</source>
        <translation>В записи не указаны игроки.</translation>
    </message>
    <message>
        <source>The game library has no games of %1.</source>
        <translation>В базе партий нет партий игрока %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LibraryWords</name>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>Драйвер базы данных Qt для SQLite не установлен.</translation>
    </message>
    <message>
        <source>The game library comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>База партий записана более новой версией Kagetsu и оставлена без изменений: %1.</translation>
    </message>
    <message>
        <source>The game library is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>База партий повреждена и оставлена без изменений: %1.</translation>
    </message>
    <message>
        <source>Another program is changing the game library. Try again when it has finished.</source>
        <translation>Базу партий изменяет другая программа. Повторите, когда она закончит.</translation>
    </message>
    <message>
        <source>The game library could not be saved: the disk is full. Free some space and try again.</source>
        <translation>Не удалось сохранить базу партий: диск заполнен. Освободите место и повторите.</translation>
    </message>
    <message>
        <source>The game library cannot be changed: %1 is read-only.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Базу партий нельзя изменить: файл доступен только для чтения: %1.</translation>
    </message>
    <message>
        <source>The game library could not be read or saved: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Не удалось прочитать или сохранить базу партий: %1.</translation>
    </message>
    <message>
        <source>Stopped. What is in the library stays there.</source>
        <translation>Остановлено. Добавленное остаётся в базе.</translation>
    </message>
    <message>
        <source>Games added: %1.</source>
        <translation>Добавлено партий: %1.</translation>
    </message>
    <message>
        <source>Brought up to date: %1.</source>
        <extracomment>Games of which the library had an older form.</extracomment>
        <translation>Обновлено: %1.</translation>
    </message>
    <message>
        <source>Known already: %1.</source>
        <extracomment>Games that the library had already.</extracomment>
        <translation>Уже были: %1.</translation>
    </message>
    <message>
        <source>Faulty: %1.</source>
        <extracomment>Games with a move that is not possible or a result that is not understood; they can be found by that word.</extracomment>
        <translation>С ошибками: %1.</translation>
    </message>
    <message>
        <source>Files without a game that can be read: %1.</source>
        <translation>Файлов без читаемых партий: %1.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A word for searching games: played against a computer.</extracomment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>A word for searching games: played between two engines.</extracomment>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A word for searching games: lines of study, such as a library of RenLib, instead of a game.</extracomment>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Faulty</source>
        <extracomment>A word for searching games: with a move that is not possible, or a result that is not understood.</extracomment>
        <translation>С ошибками</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>Of an import of games: it was undone.</extracomment>
        <translation>Отменено.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the name of a file; %n more were read with it.</extracomment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no moves.</source>
        <translation>В партии нет ходов.</translation>
    </message>
    <message>
        <source>The point of move %1 is occupied.</source>
        <translation>Пункт хода %1 занят.</translation>
    </message>
    <message>
        <source>Move %1 is not on the board.</source>
        <translation>Ход %1 вне доски.</translation>
    </message>
    <message>
        <source>One side moves twice in a row, at move %1.</source>
        <translation>На ходу %1 одна сторона ходит дважды подряд.</translation>
    </message>
    <message>
        <source>Stones are set up after the first move.</source>
        <translation>Камни расставлены после первого хода.</translation>
    </message>
    <message>
        <source>The board is not square, or not of 5 to 26 lines.</source>
        <translation>Доска не квадратная или не от 5 до 26 линий.</translation>
    </message>
    <message>
        <source>The result is not understood.</source>
        <translation>Результат не распознан.</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>Не удалось прочитать файл.</translation>
    </message>
    <message>
        <source>The file is larger than 2 GB.</source>
        <translation>Файл больше 2 ГБ.</translation>
    </message>
    <message>
        <source>No game was found in the file.</source>
        <translation>В файле нет партий.</translation>
    </message>
    <message>
        <source>The file ends too early; what is there came in.</source>
        <translation>Файл обрывается; что есть, добавлено.</translation>
    </message>
    <message>
        <source>This is not a game of five in a row; it was left out.</source>
        <translation>Это не партия в пять в ряд; она пропущена.</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>Where something is in a file: the number of the game.</extracomment>
        <translation>партия %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where something is in a file: the number of the line.</extracomment>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where something is in a file, %2: a sentence that says what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <extracomment>The position is in the game as in a mirror.</extracomment>
        <translation>отражена</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>повёрнута</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LineUpDialog</name>
    <message>
        <source>Line-ups at table %1</source>
        <translation>Составы за столом %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>A board of a match of teams.</extracomment>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Of a board at which no player sits.</extracomment>
        <translation>Нет игрока</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <extracomment>%1 is a team, %2 the number of a board.</extracomment>
        <translation>%1, доска %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ListDialog</name>
    <message>
        <source>List of players</source>
        <extracomment>Title: a list of players, before they are added.</extracomment>
        <translation>Список участников</translation>
    </message>
    <message>
        <source>Rows above the players</source>
        <translation>Строк над списком</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Of a workbook of a spreadsheet.</extracomment>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Добавить участников</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Кодировка текста</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a row of a list.</extracomment>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>For screen readers: the box in which is chosen what column %1 of a list means.</extracomment>
        <translation>Столбец %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::LogView</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Поиск в журнале действий</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал действий</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Print or save…</source>
        <translation>&amp;Печать или сохранение…</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>The head of a column: who did something to a tournament.</extracomment>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The head of a column: what was done to a tournament.</extracomment>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
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
        <translation>Жеребьёвка номеров</translation>
    </message>
    <message>
        <source>&amp;Back without changes</source>
        <translation>На&amp;зад без изменений</translation>
    </message>
    <message>
        <source>Draw &amp;all</source>
        <translation>Разыграть &amp;все</translation>
    </message>
    <message>
        <source>Keep these numbers</source>
        <translation>Оставить эти номера</translation>
    </message>
    <message>
        <source>Draw number %1</source>
        <translation>Разыграть номер %1</translation>
    </message>
    <message>
        <source>Drawn so far</source>
        <translation>Уже разыграны</translation>
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
        <translation>Два последних запуска Kagetsu не удались. Окно возвращено на обычное место; ваши партии и настройки не изменены.</translation>
    </message>
    <message>
        <source>No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start Kagetsu again.</source>
        <translation>На этом компьютере нет шрифта для этого языка: %1. Установите подходящий, например Noto Sans CJK, и запустите Kagetsu снова.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ManualWindow</name>
    <message>
        <source>Kagetsu manual</source>
        <extracomment>Title of the window of the manual.</extracomment>
        <translation>Руководство пользователя Kagetsu</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the page of the manual that was read before.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Button: to the contents of the manual.</extracomment>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Найти на этой странице</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>&amp;Сохранить как CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Pupils and marks</source>
        <translation>Ученики и отметки</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Отметки</translation>
    </message>
    <message>
        <source>Name of a new pupil</source>
        <translation>Имя нового ученика</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>Имена через запятую</translation>
    </message>
    <message>
        <source>Save marks</source>
        <translation>Сохранить отметки</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>отметки</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The marks could not be saved: %1</source>
        <translation>Не удалось сохранить отметки: %1</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation>&amp;Класс…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MarksModel</name>
    <message>
        <source>Pupil</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Частично</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Marks: %1</source>
        <translation>Отметки: %1</translation>
    </message>
    <message>
        <source>marks</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>отметки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Menus</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Menu: what can be done to the game record or library shown.</extracomment>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Mute for %1</source>
        <extracomment>%1 is a player: no announcements of this player&apos;s clock.</extracomment>
        <translation>Без объявлений: %1</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Menu: further things that can be done to a record.</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Title of a menu that two groups of commands share.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save and share</source>
        <extracomment>Menu: to save a record, to copy it, to make a picture of it.</extracomment>
        <translation>Сохранить и поделиться</translation>
    </message>
    <message>
        <source>Moves and proofs</source>
        <extracomment>Menu: to go through the moves of a game, or through the steps of a proof.</extracomment>
        <translation>Ходы и доказательства</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoreSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>Меньше настроек</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <extracomment>Button: unfolds settings that most people leave as they are.</extracomment>
        <translation>&amp;Больше настроек</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListModel</name>
    <message>
        <source>pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>Move %1, %2, then the colours were swapped</source>
        <translation>Ход %1, %2, затем обмен цветами</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Ход %1, %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
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
        <translation>Настройки турнира</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Число туров</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>Партий в матче</translation>
    </message>
    <message>
        <source>Points for a win, a draw, a loss</source>
        <extracomment>What a result is worth.</extracomment>
        <translation>Очки за победу, ничью, поражение</translation>
    </message>
    <message>
        <source>Rule, opening and time</source>
        <extracomment>Rule, opening and time of the games of a tournament.</extracomment>
        <translation>Правила, дебют и время</translation>
    </message>
    <message>
        <source>Late players lose after</source>
        <translation>Предел опоздания</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Турнир %1</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Одна партия</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>As agreed at the table</source>
        <extracomment>Rule, opening and time of the games are not fixed.</extracomment>
        <translation>По договорённости за столом</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: the tournament is made, and players can be entered.</extracomment>
        <translation>Создать</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Новая группа</translation>
    </message>
    <message>
        <source>Regulations</source>
        <extracomment>The rules of a competition, by which a tournament is set up.</extracomment>
        <translation>Положение о турнире</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Задать вручную</translation>
    </message>
    <message>
        <source>Enter the best players from each of the other sections</source>
        <translation>Включить лучших из каждой другой группы</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никого</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Name of this section</source>
        <extracomment>One of several groups of a tournament that are paired and ranked by themselves.</extracomment>
        <translation>Название этой группы</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Arbiters, separated by commas</source>
        <extracomment>The names of those who lead a tournament.</extracomment>
        <translation>Судьи через запятую</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>Minutes, behind a number.</extracomment>
        <translation> мин</translation>
    </message>
    <message>
        <source>Initials on public papers for players born since</source>
        <extracomment>What stands on papers and web pages instead of names of minors. A year of birth follows.</extracomment>
        <translation>Публиковать только инициалы: год рождения от</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Clock only (physical board)</source>
        <translation>Только часы (настоящая доска)</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <extracomment>Button: the clocks are shown; they start at the first tap.</extracomment>
        <translation>Поставить часы</translation>
    </message>
    <message>
        <source>Waiting room…</source>
        <translation>Ожидание игроков…</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Как в прошлый раз</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button that unfolds what is seldom agreed anew.</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Also agree on rule, board and opening, and show them in the protocol</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>Согласовать также правила, доску и дебют и указать их в протоколе</translation>
    </message>
    <message>
        <source>Friends</source>
        <extracomment>Button: the page that waits for both players before the game, and counts how late they are. Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club&apos;s rules; the rules of a title match.</extracomment>
        <translation>С друзьями</translation>
    </message>
    <message>
        <source>Blitz 5 min</source>
        <translation>Блиц 5 мин</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>В клубе</translation>
    </message>
    <message>
        <source>Renju title</source>
        <translation>Титул рэндзю</translation>
    </message>
    <message>
        <source>Any first stone, forbidden points are shown, moves can be taken back</source>
        <translation>Первый камень где угодно, запрещённые пункты показаны, ходы можно брать назад</translation>
    </message>
    <message>
        <source>As among friends, with five minutes each</source>
        <translation>Как с друзьями, по пять минут</translation>
    </message>
    <message>
        <source>The rules of a club, with its opening procedure</source>
        <translation>Правила клуба, с дебютным регламентом</translation>
    </message>
    <message>
        <source>The rules of a title match, with an arbiter</source>
        <translation>Правила титульного матча, с судьёй</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NewGameWords</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>The two players of a game.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>без ограничения времени</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>первый игрок — %1</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>шаблон «%1»</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>две партии</translation>
    </message>
    <message>
        <source>different times for the two players</source>
        <translation>разное время у игроков</translation>
    </message>
    <message>
        <source>with an arbiter</source>
        <translation>с судьёй</translation>
    </message>
    <message>
        <source>fouls must be claimed</source>
        <extracomment>How forbidden moves are dealt with.</extracomment>
        <translation>фол — по заявлению</translation>
    </message>
    <message>
        <source>a foul loses at once</source>
        <translation>фол — сразу поражение</translation>
    </message>
    <message>
        <source>forbidden points are blocked</source>
        <translation>запрещённые пункты закрыты</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>без подсказок</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>take-backs by agreement</source>
        <translation>возврат хода по согласию</translation>
    </message>
    <message>
        <source>no take-backs</source>
        <translation>без возврата ходов</translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>без пауз</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Of an event; %1 is a number, or the name of a round.</extracomment>
        <translation>тур: %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>In a hall with many; %1 is a number.</extracomment>
        <translation>стол %1</translation>
    </message>
    <message>
        <source>names, rule and opening are optional</source>
        <extracomment>Of a game beside a real board, where the program is only the clock.</extracomment>
        <translation>имена, правила и дебют можно не указывать</translation>
    </message>
    <message>
        <source>the clock starts with the first stone</source>
        <translation>часы идут с первого камня</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextMoves</name>
    <message>
        <source>Next moves</source>
        <translation>Следующие ходы</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <extracomment>Instead of the next moves of a record.</extracomment>
        <translation>Здесь линия кончается.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NextRoundDialog</name>
    <message>
        <source>Round %1</source>
        <extracomment>What is fixed for a player before round %1 is paired.</extracomment>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <extracomment>%1 is a player, %2 a number of a round.</extracomment>
        <translation>%1 в туре %2</translation>
    </message>
    <message>
        <source>Paired as usual</source>
        <extracomment>A player gets any opponent, as the pairing finds it.</extracomment>
        <translation>Пара по жеребьёвке</translation>
    </message>
    <message>
        <source>Assigned opponent</source>
        <extracomment>The arbiter says who a player&apos;s opponent is.</extracomment>
        <translation>Назначенный соперник</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>Who begins the opening.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who opens is found by the pairing.</extracomment>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Любой</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NoteBar</name>
    <message>
        <source>“%1” is not a point on this board.</source>
        <translation>На этой доске нет пункта «%1».</translation>
    </message>
    <message>
        <source>No moves recorded yet. Recording moves does not affect the clock.</source>
        <translation>Ходы ещё не записаны. Запись не влияет на часы.</translation>
    </message>
    <message>
        <source>Moves recorded: %1; the last one: %2</source>
        <extracomment>%1 is a number, %2 the point of the last move or the word for a pass.</extracomment>
        <translation>Записано ходов: %1; последний: %2</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Next move, such as H8</source>
        <extracomment>In the field where the next move of a board of wood is typed.</extracomment>
        <translation>Следующий ход, например H8</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: notes a turn without a stone.</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Delete last move</source>
        <extracomment>Button: the last noted move was wrong.</extracomment>
        <translation>Удалить ход</translation>
    </message>
    <message>
        <source>Delete the last recorded move</source>
        <translation>Удалить последний ход из записи</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::NotesPanel</name>
    <message>
        <source>Headline</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>One-line comment</source>
        <translation>Комментарий в одну строку</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Комментарий к этой позиции</translation>
    </message>
    <message>
        <source>No headline</source>
        <translation>Нет заголовка</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>Нет комментария</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OccasionCard</name>
    <message>
        <source>Club of %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Клуб (%1)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Arbiter&apos;s name</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>Имя судьи</translation>
    </message>
    <message>
        <source>Event and place</source>
        <extracomment>Heading over event, round, table, place, arbiter: they are printed on the papers of the game.</extracomment>
        <translation>Турнир и место проведения</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenEvent</name>
    <message>
        <source>%1 could not be found.</source>
        <translation>Файл %1 не найден.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>Файл %1 уже существует.</translation>
    </message>
    <message>
        <source>%1 is not a tournament. The file was not changed.</source>
        <translation>В файле %1 нет турнира. Файл не изменён.</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Kagetsu. The file was not changed.</source>
        <translation>Файл %1 записан более новой версией Kagetsu. Он не изменён.</translation>
    </message>
    <message>
        <source>%1 is damaged. The file was not changed.</source>
        <translation>Файл %1 повреждён. Он не изменён.</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>Файл %1 занят другой программой.</translation>
    </message>
    <message>
        <source>The last action was not carried out. The disk is full.</source>
        <translation>Диск заполнен. Последнее действие не выполнено.</translation>
    </message>
    <message>
        <source>The last action was not carried out. %1 is read-only.</source>
        <translation>Файл %1 недоступен для записи. Последнее действие не выполнено.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Could not write to %1.</source>
        <translation>Не удалось записать в файл %1. Последнее действие не выполнено.</translation>
    </message>
    <message>
        <source>The error is in line %1 of its log.</source>
        <translation>Ошибка в строке %1 его журнала.</translation>
    </message>
    <message>
        <source>Records of games at this table</source>
        <extracomment>Menu entry: the records of the games that were played at the table of a tournament.</extracomment>
        <translation>Записи партий этого стола</translation>
    </message>
    <message>
        <source>Protocol of this table…</source>
        <translation>Протокол этого стола…</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <extracomment>A table of a tournament and its two players; the first opens.</extracomment>
        <translation>Стол %1: %2 — %3</translation>
    </message>
    <message>
        <source>Play on the screen</source>
        <translation>Играть на экране</translation>
    </message>
    <message>
        <source>Clock for a physical board</source>
        <extracomment>Button: the game is played with real stones, and the program is the clock.</extracomment>
        <translation>Часы для настоящей доски</translation>
    </message>
    <message>
        <source>No game at this table has a record.</source>
        <translation>Ни у одной партии этого стола нет записи.</translation>
    </message>
    <message>
        <source>No game at this table was played with Kagetsu on this computer.</source>
        <translation>Ни одна партия этого стола не игралась в Kagetsu на этом компьютере.</translation>
    </message>
    <message>
        <source>Some characters cannot be saved, and were replaced.</source>
        <translation>Некоторые символы сохранить нельзя; они заменены.</translation>
    </message>
    <message>
        <source>The last action was not carried out. Another program has changed %1, which is now read again.</source>
        <translation>Файл %1 изменён другой программой и сейчас будет прочитан заново. Последнее действие не выполнено.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Menu entry: all that was done to a tournament, line by line.</extracomment>
        <translation>Журнал действий</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>Не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>%1 is now a tournament of its own.</source>
        <translation>Из файла %1 создан новый турнир.</translation>
    </message>
    <message>
        <source>The tournament was saved as %1. The last action was not carried out; repeat it.</source>
        <translation>Турнир сохранён как %1. Последнее действие не выполнено; его нужно повторить.</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <extracomment>Menu entry: the file of the tournament is free for other programs again.</extracomment>
        <translation>Закрыть турнир</translation>
    </message>
    <message>
        <source>A report does not say which clubs players belong to or how rounds are paired. Check the settings.</source>
        <extracomment>What a tournament report does not tell.</extracomment>
        <translation>В отчёте нет сведений о клубах и способе жеребьёвки. Проверьте настройки.</translation>
    </message>
    <message>
        <source>Log and records</source>
        <extracomment>Menu: the log of a tournament, its records, and the check of its pairings.</extracomment>
        <translation>Журнал и записи партий</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Menu: groups or stages of a tournament are added, split, closed.</extracomment>
        <translation>Группы</translation>
    </message>
    <message>
        <source>It belongs to a tournament that is not open here. Open the tournament first: how it shows names and when it shows games holds on phones, too.</source>
        <translation>Она относится к турниру, который здесь не открыт. Сначала откройте турнир: его правила показа имён и партий действуют и на телефонах.</translation>
    </message>
    <message>
        <source>The public pages of this tournament show games only after the round.</source>
        <translation>Публичные страницы этого турнира показывают партии только после тура.</translation>
    </message>
    <message>
        <source>It is in no round that was published.</source>
        <translation>Её нет ни в одном опубликованном туре.</translation>
    </message>
    <message>
        <source>The driver of the database, SQLite or PostgreSQL, is not installed.</source>
        <translation>Драйвер базы данных (SQLite или PostgreSQL) не установлен.</translation>
    </message>
    <message>
        <source>The server refuses this. Ask its owner for a new code.</source>
        <translation>Сервер отказывает. Попросите у его владельца новый код.</translation>
    </message>
    <message>
        <source>The server does not answer. Whether it has kept the last action is not certain; look when it answers again.</source>
        <translation>Сервер не отвечает. Неизвестно, сохранено ли последнее действие; проверьте, когда он снова ответит.</translation>
    </message>
    <message>
        <source>The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: making one completes the server.</source>
        <translation>Сервер создан более ранней версией Kagetsu. Попросите у его владельца новый код: при его создании сервер дополняется.</translation>
    </message>
    <message>
        <source>The server has another journal of a game that was played at this computer. Nothing is replaced there, and the file here stays as it is.</source>
        <translation>На сервере есть другой журнал партии, сыгранной на этом компьютере. Там ничего не заменяется, и здешний файл остаётся как есть.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenRecords</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>В записи «%1» есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpenedMove</name>
    <message>
        <source>The sealed move is %1.</source>
        <translation>Записанный ход — %1.</translation>
    </message>
    <message>
        <source>%1 The player who sealed it loses.</source>
        <extracomment>A sealed move that cannot be played; %1 is a sentence that says why.</extracomment>
        <translation>%1 Записавший ход проигрывает.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStory</name>
    <message>
        <source>Offered and not taken: %1</source>
        <extracomment>Fifth moves that Black offered and White did not take; %1 are points.</extracomment>
        <translation>Предложено, но не выбрано: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpeningStrip</name>
    <message>
        <source>%1 – Enter declares this number.</source>
        <extracomment>%1 are the digits typed so far for the number of fifth moves.</extracomment>
        <translation>%1 — Enter объявляет это число.</translation>
    </message>
    <message>
        <source>Choose the pattern…</source>
        <extracomment>Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.</extracomment>
        <translation>Выбрать дебют…</translation>
    </message>
    <message numerus="yes">
        <source>Offer these %n</source>
        <extracomment>Button: all fifth moves are laid, and the opponent is to pick one.</extracomment>
        <translation>
            <numerusform>Предложить %n ход</numerusform>
            <numerusform>Предложить эти %n хода</numerusform>
            <numerusform>Предложить эти %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Enter confirms.</source>
        <extracomment>%1 is a choice of the opening that a digit key has gone to: &quot;Take Black&quot;.</extracomment>
        <translation>%1 — Enter подтверждает.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OpponentCard</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>Label of the list of engines one can play against.</extracomment>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <translation>Кто будет первым игроком?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Необязательно</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Button: who makes the first move of the game, beside &quot;The computer&quot;.</extracomment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>You open the game</source>
        <translation>Вы начинаете партию</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>The computer opens the game</source>
        <translation>Компьютер начинает партию</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderPicker</name>
    <message>
        <source>Search actions</source>
        <translation>Поиск действий</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия судьи</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::OrderWords</name>
    <message>
        <source>Clocks</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Stones and moves</source>
        <translation>Камни и ходы</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Заявления</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Наказания</translation>
    </message>
    <message>
        <source>Game and result</source>
        <translation>Партия и результат</translation>
    </message>
    <message>
        <source>Add time</source>
        <translation>Добавить время</translation>
    </message>
    <message>
        <source>Deduct time</source>
        <translation>Вычесть время</translation>
    </message>
    <message>
        <source>Set a clock</source>
        <translation>Установить часы</translation>
    </message>
    <message>
        <source>Stop both clocks</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Start a clock</source>
        <translation>Пустить часы</translation>
    </message>
    <message>
        <source>Undo the last clock press</source>
        <translation>Отменить последнее нажатие часов</translation>
    </message>
    <message>
        <source>Share the time equally</source>
        <translation>Разделить время поровну</translation>
    </message>
    <message>
        <source>Correct a faulty clock</source>
        <translation>Учесть неисправность часов</translation>
    </message>
    <message>
        <source>Repeat the countdown</source>
        <translation>Повторить отсчёт</translation>
    </message>
    <message>
        <source>Restore displaced stones</source>
        <translation>Вернуть сдвинутые камни на место</translation>
    </message>
    <message>
        <source>Take back moves</source>
        <translation>Взять ходы назад</translation>
    </message>
    <message>
        <source>Correct a move</source>
        <translation>Исправить ход</translation>
    </message>
    <message>
        <source>Add a missing move</source>
        <translation>Добавить пропущенный ход</translation>
    </message>
    <message>
        <source>Add a missing pass</source>
        <translation>Добавить пропущенный пас</translation>
    </message>
    <message>
        <source>Uphold the claim</source>
        <translation>Удовлетворить заявление</translation>
    </message>
    <message>
        <source>Reject the claim</source>
        <translation>Отклонить заявление</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Extra time for the opponent</source>
        <translation>Дополнительное время сопернику</translation>
    </message>
    <message>
        <source>Time deducted from the offender</source>
        <translation>Вычет времени у нарушителя</translation>
    </message>
    <message>
        <source>Loss of a turn</source>
        <translation>Пропуск хода</translation>
    </message>
    <message>
        <source>Loss of points in the match</source>
        <translation>Потеря очков в матче</translation>
    </message>
    <message>
        <source>Loss of the game</source>
        <translation>Поражение в партии</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Поражение обоих</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>Исключение из турнира</translation>
    </message>
    <message>
        <source>Withdraw a warning</source>
        <translation>Снять предупреждение</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Вернуть очки</translation>
    </message>
    <message>
        <source>Declare the result</source>
        <translation>Объявить результат</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Подтвердить результат</translation>
    </message>
    <message>
        <source>Reopen the game</source>
        <translation>Отменить результат</translation>
    </message>
    <message>
        <source>Adjourn and seal a move</source>
        <translation>Отложить с записью хода</translation>
    </message>
    <message>
        <source>Open the sealed move</source>
        <translation>Вскрыть записанный ход</translation>
    </message>
    <message>
        <source>Sealed move unreadable</source>
        <translation>Записанный ход нечитаем</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Adds this time to the clock. A fallen flag is cleared.</source>
        <translation>К показаниям часов прибавляется указанное время. Упавший флажок поднимается.</translation>
    </message>
    <message>
        <source>Deducts this time from the clock, but not below zero. At zero the flag falls.</source>
        <translation>Из показаний часов вычитается указанное время, но не больше оставшегося. На нуле флажок падает.</translation>
    </message>
    <message>
        <source>Sets the clock to this time. The counts of periods and moves are kept unless you change them.</source>
        <translation>Часы покажут указанное время. Счётчики периодов и ходов останутся прежними, если вы их не измените.</translation>
    </message>
    <message>
        <source>Stops both clocks. Only the arbiter can resume them.</source>
        <translation>Останавливает часы обоих игроков. Пустить их снова может только судья.</translation>
    </message>
    <message>
        <source>The game resumes. If you start the clock of the player who is not to move, time runs but no moves can be played.</source>
        <translation>Партия продолжается. Если пустить часы игрока, который сейчас не ходит, время идёт, но ходить нельзя.</translation>
    </message>
    <message>
        <source>Undoes the last stone or choice. The time since then is charged to the clock that should have been running.</source>
        <translation>Последний камень или выбор отменяется. Прошедшее с тех пор время списывается с часов, которые должны были идти.</translation>
    </message>
    <message>
        <source>Each player is charged half of the time that both used together.</source>
        <translation>Каждому засчитывается половина общего затраченного времени.</translation>
    </message>
    <message>
        <source>Enter the time that really elapsed; both clocks are corrected in proportion.</source>
        <translation>Укажите, сколько времени прошло на самом деле; часы обоих игроков исправляются пропорционально.</translation>
    </message>
    <message>
        <source>Repeats the countdown of the current period from this point.</source>
        <translation>Отсчёт текущего периода начинается заново с этого момента.</translation>
    </message>
    <message>
        <source>The board here shows the stones as recorded. The clock of the player who displaced them runs until you resume the game.</source>
        <translation>Доска на экране показывает камни по записи. Часы игрока, сдвинувшего камни, идут, пока вы не продолжите партию.</translation>
    </message>
    <message>
        <source>Keeps the moves up to this number. The others stay in the record as a variation.</source>
        <translation>Остаются ходы до этого номера включительно. Остальные сохраняются в записи как вариант.</translation>
    </message>
    <message>
        <source>The record was wrong: this move was on another point. The clocks do not change.</source>
        <translation>Запись была неверна: этот ход сделан на другой пункт. Часы не меняются.</translation>
    </message>
    <message>
        <source>Adds a move that was played but is not in the record.</source>
        <translation>Добавляет ход, который был сделан, но не записан.</translation>
    </message>
    <message>
        <source>Adds a pass that is not in the record.</source>
        <translation>Добавляет пас, которого нет в записи.</translation>
    </message>
    <message>
        <source>The stone was forbidden and the claim was made in time: the claimant wins.</source>
        <translation>Ход был запрещён, и заявление сделано вовремя: заявивший выигрывает.</translation>
    </message>
    <message>
        <source>The game resumes, with the penalty agreed for wrong claims.</source>
        <translation>Партия продолжается с условленным наказанием за неверное заявление.</translation>
    </message>
    <message>
        <source>Adds a warning. A player who has the agreed number of warnings loses the game.</source>
        <translation>Добавляется предупреждение. Игрок, получивший условленное число предупреждений, проигрывает партию.</translation>
    </message>
    <message>
        <source>Adds this time to the clock of this player&apos;s opponent.</source>
        <translation>Сопернику этого игрока прибавляется указанное время.</translation>
    </message>
    <message>
        <source>Deducts this time from this player&apos;s clock.</source>
        <translation>Из показаний часов этого игрока вычитается указанное время.</translation>
    </message>
    <message>
        <source>This player&apos;s current or next turn becomes a pass.</source>
        <translation>Ход этого игрока, нынешний или следующий, становится пасом.</translation>
    </message>
    <message>
        <source>Deducts this number of half points from this player in the match.</source>
        <translation>С игрока в матче снимается указанное число половин очка.</translation>
    </message>
    <message>
        <source>This player loses the game, for the reason given.</source>
        <translation>Игроку засчитывается поражение по указанной причине.</translation>
    </message>
    <message>
        <source>Both players lose the game.</source>
        <translation>Поражение засчитывается обоим.</translation>
    </message>
    <message>
        <source>This player loses the game and is expelled from the event.</source>
        <translation>Игроку засчитывается поражение, и он исключается из турнира.</translation>
    </message>
    <message>
        <source>Removes one warning from this player. Both entries stay in the journal.</source>
        <translation>С игрока снимается одно предупреждение. Обе записи остаются в журнале.</translation>
    </message>
    <message>
        <source>Gives back this many of the half points deducted from this player.</source>
        <translation>Игроку возвращается указанное число половин очка, но не больше, чем было снято.</translation>
    </message>
    <message>
        <source>The game ends with this result.</source>
        <translation>Партия заканчивается с этим результатом.</translation>
    </message>
    <message>
        <source>The arbiter confirms that the result is right. Once the players have confirmed it too, only the chief arbiter can reopen the game.</source>
        <translation>Судья подтверждает результат. Когда его подтвердят и игроки, отменить его сможет только главный судья.</translation>
    </message>
    <message>
        <source>The result is void, and the game continues with both clocks stopped.</source>
        <translation>Результат отменяется, партия продолжается; часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>Stops both clocks. The player to move types the next move where nobody can see it. Without a move, the game is only adjourned.</source>
        <translation>Останавливает часы обоих игроков. Игрок, чья очередь ходить, вводит ход так, чтобы никто не видел. Без хода партия просто откладывается.</translation>
    </message>
    <message>
        <source>With the opponent present, use the code that was shown when the move was sealed.</source>
        <translation>Введите код, показанный при записи хода, в присутствии соперника.</translation>
    </message>
    <message>
        <source>The sealed move can no longer be opened: the player who sealed it loses.</source>
        <translation>Записанный ход больше нельзя вскрыть: записавший проигрывает.</translation>
    </message>
    <message>
        <source>Adds a remark to the journal; the game does not change.</source>
        <translation>Добавляет примечание в журнал; партия не меняется.</translation>
    </message>
    <message>
        <source>Clock of %1: %2 → %3</source>
        <extracomment>What a clock shows before and after: %1 is a player.</extracomment>
        <translation>Часы (%1): %2 → %3</translation>
    </message>
    <message>
        <source>the clock of %1 is running</source>
        <translation>идут часы (%1)</translation>
    </message>
    <message>
        <source>both clocks are stopped</source>
        <translation>часы обоих игроков стоят</translation>
    </message>
    <message>
        <source>Clocks: %1 → %2</source>
        <translation>Часы: %1 → %2</translation>
    </message>
    <message>
        <source>Moves: %1 → %2</source>
        <translation>Ходов: %1 → %2</translation>
    </message>
    <message>
        <source>The stones on the board change.</source>
        <translation>Позиция на доске меняется.</translation>
    </message>
    <message>
        <source>To move: %1</source>
        <translation>Очередь хода: %1</translation>
    </message>
    <message>
        <source>Warnings for %1: %2 → %3</source>
        <translation>Предупреждения (%1): %2 → %3</translation>
    </message>
    <message>
        <source>Points deducted from %1 in the match: %2 → %3</source>
        <translation>Снято очков в матче (%1): %2 → %3</translation>
    </message>
    <message>
        <source>The game no longer has a result.</source>
        <translation>У партии больше нет результата.</translation>
    </message>
    <message>
        <source>Clocks, moves and result do not change.</source>
        <translation>Часы, ходы и результат не меняются.</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.</source>
        <translation>%1 заявляет, что ход %2 запрещён, и ждёт решения.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter.</source>
        <translation>%1 зовёт судью.</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>Партия отложена.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>Часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>The flag of %1 is down.</source>
        <translation>Флажок упал: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n warnings.</source>
        <translation>
            <numerusform>%1: %n предупреждение.</numerusform>
            <numerusform>%1: %n предупреждения.</numerusform>
            <numerusform>%1: %n предупреждений.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has offered a draw.</source>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>%1 has asked to take back a move.</source>
        <translation>%1 просит разрешения взять ход назад.</translation>
    </message>
    <message>
        <source>%1 has confirmed the result.</source>
        <translation>%1 подтверждает результат.</translation>
    </message>
    <message>
        <source>The arbiter has confirmed the result.</source>
        <translation>Судья подтвердил результат.</translation>
    </message>
    <message>
        <source>Move %1; %2 is to move.</source>
        <translation>Ход %1; ходит %2.</translation>
    </message>
    <message>
        <source>Black wins, by ruling</source>
        <translation>Победа чёрных по решению судьи</translation>
    </message>
    <message>
        <source>White wins, by ruling</source>
        <translation>Победа белых по решению судьи</translation>
    </message>
    <message>
        <source>Draw, by agreement</source>
        <translation>Ничья по соглашению</translation>
    </message>
    <message>
        <source>Draw, by ruling</source>
        <translation>Ничья по решению судьи</translation>
    </message>
    <message>
        <source>To be replayed</source>
        <translation>Переигровка</translation>
    </message>
    <message>
        <source>Annulled</source>
        <translation>Партия аннулирована</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Засчитать время сна ПК</translation>
    </message>
    <message>
        <source>Charges the time that the computer slept to the player whose clock was running. If you do not want that, just start the clock.</source>
        <translation>Время сна компьютера засчитывается игроку, чьи часы шли. Чтобы не засчитывать, просто пустите часы.</translation>
    </message>
    <message>
        <source>Do not deduct sleep time</source>
        <translation>Не засчитывать время сна ПК</translation>
    </message>
    <message>
        <source>The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.</source>
        <translation>Время сна компьютера было засчитано как время на обдумывание; оно возвращается на часы. Часы обоих игроков по-прежнему стоят.</translation>
    </message>
    <message>
        <source>The late player is here</source>
        <translation>Опоздавший пришёл</translation>
    </message>
    <message>
        <source>Records the player&apos;s arrival now, and deducts time from the clock as agreed.</source>
        <translation>Явка отмечается текущим временем; из показаний часов вычитается условленное время.</translation>
    </message>
    <message>
        <source>Annul the sealed move</source>
        <translation>Аннулировать записанный ход</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Отменить последнее действие</translation>
    </message>
    <message>
        <source>State the reason</source>
        <translation>Указать причину</translation>
    </message>
    <message>
        <source>Nobody sees the sealed move. The player to move plays on the board once the game resumes.</source>
        <translation>Записанного хода никто не увидит. После возобновления партии игрок, чья очередь ходить, делает ход на доске.</translation>
    </message>
    <message>
        <source>Restores clocks, stones and result, as long as nothing else has happened since. Both entries stay in the journal.</source>
        <translation>Часы, камни и результат станут прежними, если с тех пор больше ничего не произошло. Обе записи остаются в журнале.</translation>
    </message>
    <message>
        <source>For a stop or a correction whose reason was not stated at once.</source>
        <translation>Для остановки или исправления, причина которых не была указана сразу.</translation>
    </message>
    <message>
        <source>Swap the colours</source>
        <translation>Поменять цвета</translation>
    </message>
    <message>
        <source>The players had taken the wrong colours, and this was noticed by move 10. The stones stay, and each player continues with the other colour.</source>
        <translation>Игроки перепутали цвета, и это замечено не позже 10-го хода. Камни остаются, каждый продолжает другим цветом.</translation>
    </message>
    <message>
        <source>Black wins, by using less time</source>
        <translation>Победа чёрных: затрачено меньше времени</translation>
    </message>
    <message>
        <source>White wins, by using less time</source>
        <translation>Победа белых: затрачено меньше времени</translation>
    </message>
    <message>
        <source>Count the last period as a pass</source>
        <translation>Засчитать последний период как пас</translation>
    </message>
    <message>
        <source>Allow leaving the table</source>
        <translation>Разрешить отлучиться</translation>
    </message>
    <message>
        <source>Do not count leaving the table</source>
        <translation>Не засчитывать отлучку</translation>
    </message>
    <message>
        <source>On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, and the last period is restored. Both clocks are stopped.</source>
        <translation>По просьбе, если это предусмотрено правилами: ход считается пасом, флажок поднимается, последний период возвращается. Часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it is allowed only on the opponent&apos;s time.</source>
        <translation>Отлучка засчитывается, часы идут. Если правила ограничивают отлучки во время бёёми, она разрешена, только пока идут часы соперника.</translation>
    </message>
    <message>
        <source>One of the times this player left the table is no longer counted. Both entries stay in the journal.</source>
        <translation>Этому игроку засчитывается на одну отлучку меньше. Обе записи остаются в журнале.</translation>
    </message>
    <message>
        <source>Times %1 has left the table: %2 → %3</source>
        <translation>Отлучки (%1): %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has left the table %n times.</source>
        <translation>
            <numerusform>%1: %n отлучка.</numerusform>
            <numerusform>%1: %n отлучки.</numerusform>
            <numerusform>%1: %n отлучек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1; it is the turn of %2.</source>
        <extracomment>Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.</extracomment>
        <translation>Ход %1; ходит %2.</translation>
    </message>
    <message>
        <source>Set both clocks</source>
        <translation>Установить часы обоих</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Исправить результат</translation>
    </message>
    <message>
        <source>Sets both clocks. If the second time is left empty, both are set to the first.</source>
        <translation>Устанавливает часы обоих игроков. Если второе время не указано, обоим ставится первое.</translation>
    </message>
    <message>
        <source>The game is reopened and ends again at once, with this result.</source>
        <translation>Прежний результат отменяется, и партия сразу заканчивается с этим.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageActions</name>
    <message>
        <source>No board is shown here.</source>
        <translation>Здесь нет доски.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PagePublishing</name>
    <message>
        <source>The pages were not published. %1 could not be created.</source>
        <translation>Страницы не опубликованы. Не удалось создать %1.</translation>
    </message>
    <message>
        <source>The pages were not published. The folder has the pages of another tournament.</source>
        <translation>Страницы не опубликованы. В папке лежат страницы другого турнира.</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is not one of them; it was not replaced.</source>
        <translation>Страницы не опубликованы. %1 к ним не относится и не был заменён.</translation>
    </message>
    <message>
        <source>The pages were not published. %1 is read-only.</source>
        <translation>Страницы не опубликованы. %1 доступен только для чтения.</translation>
    </message>
    <message>
        <source>The pages were not published. The disk is full.</source>
        <translation>Страницы не опубликованы. Диск заполнен.</translation>
    </message>
    <message>
        <source>The pages were not published. Could not write to %1.</source>
        <translation>Страницы не опубликованы. Не удалось записать %1.</translation>
    </message>
    <message>
        <source>Public pages: not published…</source>
        <translation>Публичные страницы: не опубликованы…</translation>
    </message>
    <message>
        <source>Public pages…</source>
        <translation>Публичные страницы…</translation>
    </message>
    <message>
        <source>Public pages: published %1…</source>
        <translation>Публичные страницы: опубликованы в %1…</translation>
    </message>
    <message>
        <source>Published %1.</source>
        <translation>Опубликовано в %1.</translation>
    </message>
    <message>
        <source>These choices could not be saved; they hold until the tournament is closed.</source>
        <translation>Не удалось сохранить этот выбор; он действует, пока турнир открыт.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PageSaver</name>
    <message>
        <source>game</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>партия</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Записи партий (*.sgf)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>Партии RenjuNet (*.rif)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>This game cannot be saved in this format.</source>
        <translation>Эту партию нельзя сохранить в этом формате.</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>Файл %1 сохранён, но в этом формате сохраняется не всё.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PairingCheck</name>
    <message>
        <source>Check pairings</source>
        <extracomment>Menu entry: every pairing of a tournament is computed anew.</extracomment>
        <translation>Проверить жеребьёвку</translation>
    </message>
    <message>
        <source>Checking pairings…</source>
        <translation>Проверка жеребьёвки…</translation>
    </message>
    <message>
        <source>No round has been paired yet.</source>
        <translation>Пар пока нет ни в одном туре.</translation>
    </message>
    <message>
        <source>Some pairings are not what Kagetsu computes.</source>
        <translation>Некоторые пары отличаются от вычисленных.</translation>
    </message>
    <message>
        <source>No pairing differs from what Kagetsu computes.</source>
        <translation>Все пары совпадают с вычисленными.</translation>
    </message>
    <message>
        <source>%2, round %1</source>
        <extracomment>A round of a section: %1 is its number, %2 the name of the section.</extracomment>
        <translation>%2, тур %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>as computed.</source>
        <translation>пары совпадают с вычисленными.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) are not as computed.</source>
        <translation>
            <numerusform>отличия от вычисленных пар на %n столе.</numerusform>
            <numerusform>отличия от вычисленных пар на %n столах.</numerusform>
            <numerusform>отличия от вычисленных пар на %n столах.</numerusform>
        </translation>
    </message>
    <message>
        <source>paired elsewhere, so it cannot be checked.</source>
        <translation>пары составлены другой программой, проверить нельзя.</translation>
    </message>
    <message>
        <source>paired by other rules, so it cannot be checked.</source>
        <translation>пары составлены по другим правилам, проверить нельзя.</translation>
    </message>
    <message>
        <source>the data it was paired from is damaged.</source>
        <translation>данные, по которым составлены пары, повреждены.</translation>
    </message>
    <message>
        <source>no pairing can be computed.</source>
        <translation>пары вычислить нельзя.</translation>
    </message>
    <message>
        <source>not checked, because the check was stopped.</source>
        <translation>не проверен, проверка остановлена.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a round of a tournament, %2 what a check of its pairing found.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It was paired from data that did not match the section&apos;s.</source>
        <translation>Данные, по которым составлены пары, расходятся с данными группы.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) were changed by hand afterwards.</source>
        <translation>
            <numerusform>После этого пары изменены вручную на %n столе.</numerusform>
            <numerusform>После этого пары изменены вручную на %n столах.</numerusform>
            <numerusform>После этого пары изменены вручную на %n столах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results were corrected after it was paired.</source>
        <translation>После жеребьёвки были исправлены результаты.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) would be paired differently now.</source>
        <translation>
            <numerusform>Сейчас %n стол был бы другим.</numerusform>
            <numerusform>Сейчас %n стола были бы другими.</numerusform>
            <numerusform>Сейчас %n столов были бы другими.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Paper</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>At the foot of each page of a paper: the number of the page, and how many there are.</extracomment>
        <translation>страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PaperDialog</name>
    <message>
        <source>verdict</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>решение</translation>
    </message>
    <message>
        <source>Document language</source>
        <translation>Язык документа</translation>
    </message>
    <message>
        <source>Second document language</source>
        <translation>Второй язык документа</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Один язык</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Предварительный просмотр</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>Сохранить документ</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)</source>
        <translation>PDF (*.pdf);;Веб-страница (*.html);;Простой текст (*.txt)</translation>
    </message>
    <message>
        <source>adjournment</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>отложенная-партия</translation>
    </message>
    <message>
        <source>sealed-move-code</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>код-хода</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>бланк</translation>
    </message>
    <message>
        <source>&amp;Fill in the heading</source>
        <translation>&amp;Заполнить шапку</translation>
    </message>
    <message>
        <source>Print what is known about the game; otherwise, leave blank lines to write on</source>
        <translation>Печатать известные сведения о партии; иначе остаются пустые строки</translation>
    </message>
    <message>
        <source>protocol</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>протокол</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>Файл %1 сохранён.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s), which are printed and saved.</source>
        <extracomment>Below the preview of a long paper: what is printed and saved besides what is seen here.</extracomment>
        <translation>
            <numerusform>… и ещё %n строка. При печати и сохранении выводится всё.</numerusform>
            <numerusform>… и ещё %n строки. При печати и сохранении выводится всё.</numerusform>
            <numerusform>… и ещё %n строк. При печати и сохранении выводится всё.</numerusform>
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
        <translation>Выбор дебюта</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Запрещённые дебюты</translation>
    </message>
    <message>
        <source>Search by name or code</source>
        <translation>Поиск по названию или коду</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>The patterns whose second stone lies straight beside the first.</extracomment>
        <translation>Прямые</translation>
    </message>
    <message>
        <source>Indirect</source>
        <extracomment>The patterns whose second stone lies diagonally beside the first.</extracomment>
        <translation>Косые</translation>
    </message>
    <message>
        <source>No matching pattern.</source>
        <translation>Подходящего дебюта нет.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PauseCover</name>
    <message>
        <source>Resume</source>
        <extracomment>Button: the paused game goes on.</extracomment>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhoneQuestion</name>
    <message>
        <source>Answers by phone</source>
        <extracomment>Title: pupils answer a question with their phones.</extracomment>
        <translation>Ответы с телефонов</translation>
    </message>
    <message>
        <source>Pupils in this network open an address on their phones, choose their name and tap a point. Whoever has the address sees the names of the class and the board. Nothing leaves the network, and it ends with the class.</source>
        <translation>Ученики в этой сети открывают на телефоне адрес, выбирают своё имя и нажимают пункт. Кто знает адрес, видит имена класса и доску. Ничто не покидает сеть, и с уроком всё заканчивается.</translation>
    </message>
    <message>
        <source>Pupils scan this code or type the address. Their phones must be in the same network as this computer.</source>
        <translation>Ученики сканируют этот код или вводят адрес. Телефоны должны быть в одной сети с этим компьютером.</translation>
    </message>
    <message>
        <source>Take answers by phone</source>
        <extracomment>Button: turns answers by phone on.</extracomment>
        <translation>Принимать ответы с телефонов</translation>
    </message>
    <message>
        <source>Take no more answers</source>
        <extracomment>Button: turns answers by phone off.</extracomment>
        <translation>Больше не принимать</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are here.</source>
        <extracomment>Quietly, below a code: how many phones are on the page.</extracomment>
        <translation>
            <numerusform>Подключён %n телефон.</numerusform>
            <numerusform>Подключены %n телефона.</numerusform>
            <numerusform>Подключено %n телефонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a page on a phone: pupils answer a question of their teacher.</extracomment>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Without a name</source>
        <extracomment>In a list of names: the answer is given without one.</extracomment>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>Send %1</source>
        <extracomment>Button on a phone; %1 is a point of the board.</extracomment>
        <translation>Отправить %1</translation>
    </message>
    <message>
        <source>Choose your name and tap a point of the board. You can answer once.</source>
        <translation>Выберите своё имя и нажмите пункт доски. Ответить можно один раз.</translation>
    </message>
    <message>
        <source>Tap a point of the board. You can answer once.</source>
        <translation>Нажмите пункт доски. Ответить можно один раз.</translation>
    </message>
    <message>
        <source>Your answer is sent: %1</source>
        <extracomment>On a phone: %1 is the point that was sent.</extracomment>
        <translation>Ответ отправлен: %1</translation>
    </message>
    <message>
        <source>Wait for the next question.</source>
        <translation>Ждите следующего вопроса.</translation>
    </message>
    <message>
        <source>There is an answer with this name already.</source>
        <translation>Ответ с этим именем уже есть.</translation>
    </message>
    <message>
        <source>The answer could not be sent. Try again.</source>
        <translation>Не удалось отправить ответ. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>Time left to answer, in seconds.</extracomment>
        <translation>Осталось %1 с</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Для этой страницы нужен JavaScript.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PhonesDialog</name>
    <message>
        <source>Show on phones</source>
        <extracomment>Title: a game or a tournament on the phones in the room.
----------
Button: turns it on.</extracomment>
        <translation>Показать на телефонах</translation>
    </message>
    <message>
        <source>Network of the phones</source>
        <extracomment>Of several local networks, the one that the phones are in.</extracomment>
        <translation>Сеть телефонов</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-код адреса</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>Прекратить показ</translation>
    </message>
    <message>
        <source>Everybody in this network who opens this address can watch. The phones must be in the same network as this computer.</source>
        <translation>Смотреть может каждый в этой сети, кто откроет этот адрес. Телефоны должны быть в той же сети, что и компьютер.</translation>
    </message>
    <message>
        <source>Everybody in this network who has the address can watch on a phone, until it ends or you stop it. Nothing leaves the network.</source>
        <translation>Смотреть с телефона может каждый в этой сети, кто знает адрес, — до конца или пока вы не прекратите показ. За пределы сети ничего не уходит.</translation>
    </message>
    <message>
        <source>This computer has left the network, so no phone can reach it. Stop, and show it again.</source>
        <translation>Компьютер вышел из сети, и телефоны его не найдут. Прекратите показ и начните снова.</translation>
    </message>
    <message>
        <source>Nothing can be shown in this network.</source>
        <translation>В этой сети ничего показать нельзя.</translation>
    </message>
    <message>
        <source>This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot for them.</source>
        <translation>Компьютер не подключён к локальной сети. Подключите его к Wi-Fi, которым пользуются телефоны, или откройте для них точку доступа.</translation>
    </message>
    <message>
        <source>The game is over. The last position stays for a minute.</source>
        <translation>Партия окончена. Последняя позиция останется ещё минуту.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) are watching.</source>
        <translation>
            <numerusform>Смотрит %n телефон.</numerusform>
            <numerusform>Смотрят %n телефона.</numerusform>
            <numerusform>Смотрят %n телефонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinPad</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>Неверный PIN-код.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button of a PIN pad: takes the last digit away.</extracomment>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of a PIN pad: the PIN is whole.</extracomment>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Введите PIN-код.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PinQuestion</name>
    <message>
        <source>Four to twelve digits. The PIN keeps players away from the arbiter&apos;s desk, but anyone who can change the files of this account can remove it.</source>
        <translation>От четырёх до двенадцати цифр. PIN-код не пускает игроков за стол судьи, но убрать его может любой, кто может менять файлы этой учётной записи.</translation>
    </message>
    <message>
        <source>Current PIN</source>
        <translation>Текущий PIN-код</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Новый PIN-код</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>Повторите PIN-код</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>Убрать PIN-код</translation>
    </message>
    <message>
        <source>This is not the current PIN.</source>
        <translation>Это не текущий PIN-код.</translation>
    </message>
    <message>
        <source>Enter four to twelve digits and nothing else.</source>
        <translation>Введите от четырёх до двенадцати цифр и ничего больше.</translation>
    </message>
    <message>
        <source>The two PINs do not match.</source>
        <translation>PIN-коды не совпадают.</translation>
    </message>
    <message>
        <source>There is not enough memory to save a PIN.</source>
        <translation>Не хватает памяти, чтобы сохранить PIN-код.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayHome</name>
    <message>
        <source>Gomoku and renju for two at one board</source>
        <translation>Гомоку и рэндзю для двоих за одной доской</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>A board with the pattern Kagetsu</source>
        <translation>Доска с дебютом Кагэцу</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading over games that can be gone on with.</extracomment>
        <translation>Неоконченные партии</translation>
    </message>
    <message>
        <source>Clock only</source>
        <extracomment>Button: two clocks for a game with real stones.</extracomment>
        <translation>Только часы</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Как в прошлый раз</translation>
    </message>
    <message>
        <source>Unsaved</source>
        <extracomment>Heading over records that are being edited, and what was typed before the program stopped.</extracomment>
        <translation>Ещё не сохранено</translation>
    </message>
    <message numerus="yes">
        <source>Daily practice: %n due</source>
        <extracomment>Button: tasks that come again after days; %n of them today.</extracomment>
        <translation>
            <numerusform>Ежедневное повторение: %n задача</numerusform>
            <numerusform>Ежедневное повторение: %n задачи</numerusform>
            <numerusform>Ежедневное повторение: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Играть с компьютером</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>Heading over the games that were played last.</extracomment>
        <translation>Последние партии</translation>
    </message>
    <message>
        <source>End or cancel…</source>
        <extracomment>Button: shows all unfinished games, to end or cancel some of them.</extracomment>
        <translation>Завершить или отменить…</translation>
    </message>
    <message>
        <source>%1 was interrupted. %2</source>
        <extracomment>After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.</extracomment>
        <translation>Партия прервана: %1. %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayOffGames</name>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <extracomment>A field of one of the games of a play-off; %2 is such as &quot;Opener&quot; or &quot;Result&quot;.
----------
Of a play-off: those who are equal after one stage play again in the next.</extracomment>
        <translation>Партия %1: %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerModel</name>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Heading: games of a player one after the other that ended alike.</extracomment>
        <translation>Серии</translation>
    </message>
    <message>
        <source>Longest: wins</source>
        <translation>Самая длинная: победы</translation>
    </message>
    <message>
        <source>Longest: without a loss</source>
        <translation>Самая длинная: без поражений</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Годы</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>Дебюты: %1</translation>
    </message>
    <message>
        <source>None of the 26 patterns</source>
        <translation>Ни один из 26 дебютов</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPage</name>
    <message>
        <source>Bars show wins, draws and losses from left to right, and the share of the points.</source>
        <extracomment>Below the name of a player: what the bars of the list show.</extracomment>
        <translation>Полосы слева направо: победы, ничьи, поражения; в них — доля очков.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Prepare against this player</source>
        <extracomment>Button: a page with what is to be known before a game against the player that is shown.</extracomment>
        <translation>Подготовка к этому игроку</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPanel</name>
    <message>
        <source>Five</source>
        <extracomment>Buttons beside the clock; very short. Five: &quot;I have five in a row&quot;.</extracomment>
        <translation>Пять</translation>
    </message>
    <message>
        <source>Five – claim as %1</source>
        <translation>Пять — объявляет %1</translation>
    </message>
    <message>
        <source>Declare your five in a row</source>
        <translation>Объявить, что построено пять в ряд</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>Forbidden: &quot;that stone was a forbidden move&quot; (禁手).</extracomment>
        <translation>Фол</translation>
    </message>
    <message>
        <source>Forbidden – claim as %1</source>
        <translation>Фол — заявляет %1</translation>
    </message>
    <message>
        <source>Claim that one of your opponent&apos;s stones was forbidden</source>
        <translation>Заявить, что ход соперника был запрещён</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Time: &quot;the other flag is down&quot;.</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Time – claim as %1</source>
        <translation>Время — заявляет %1</translation>
    </message>
    <message>
        <source>Claim the win when your opponent&apos;s time is up</source>
        <translation>Заявить о победе, когда время соперника истекло</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Draw – offer as %1</source>
        <translation>Ничья — предлагает %1</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Предложить ничью</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаюсь</translation>
    </message>
    <message>
        <source>Resign – %1</source>
        <translation>Сдаюсь — %1</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Take back: ask the opponent to let one take the last move back.</extracomment>
        <translation>Возврат</translation>
    </message>
    <message>
        <source>Take back – request as %1</source>
        <translation>Возврат хода — просит %1</translation>
    </message>
    <message>
        <source>Ask to take back your last move</source>
        <translation>Попросить разрешения взять назад свой последний ход</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Call the arbiter: both clocks stop.</extracomment>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Arbiter – call as %1</source>
        <translation>Судья — зовёт %1</translation>
    </message>
    <message>
        <source>Call the arbiter; both clocks stop</source>
        <translation>Позвать судью; часы обоих игроков останавливаются</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Hint: the program says what is forbidden and threatened, and then a good move; only against the computer.</extracomment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Hint – for %1</source>
        <translation>Подсказка – для игрока %1</translation>
    </message>
    <message>
        <source>Show what is forbidden and threatened; press again for a good move</source>
        <translation>Показать запрещённые пункты и угрозы; ещё раз – хороший ход</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayerPrompts</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>Не удалось сохранить партию в %1: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Tap the stone that was forbidden.</source>
        <translation>Коснитесь камня, поставленного запрещённым ходом.</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is forbidden?</source>
        <translation>Заявить, что ход %1 запрещён?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Заявить</translation>
    </message>
    <message>
        <source>Another stone…</source>
        <translation>Другой камень…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Сдать партию?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Pass without placing a stone? Two passes in a row end the game as a draw.</source>
        <translation>Пасовать? Два паса подряд завершают партию вничью.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>End the game without a result? Both players should agree.</source>
        <translation>Закончить партию без результата? Нужно согласие обоих игроков.</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>Закончить без результата</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1: просрочено время.</translation>
    </message>
    <message>
        <source>Claim a win on time</source>
        <translation>Заявить просрочку времени</translation>
    </message>
    <message>
        <source>I have five</source>
        <translation>У меня пятёрка</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1.</source>
        <translation>Запрошен возврат хода. Отвечает %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last move.</source>
        <translation>%1 просит разрешения взять назад последний ход.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take back %n moves.</source>
        <translation>
            <numerusform>%1 просит разрешения взять назад %n ход.</numerusform>
            <numerusform>%1 просит разрешения взять назад %n хода.</numerusform>
            <numerusform>%1 просит разрешения взять назад %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказать</translation>
    </message>
    <message>
        <source>You offered a draw. Waiting for %1.</source>
        <translation>Ничья предложена. Отвечает %1.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>What was said is read; the bar closes.</extracomment>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <extracomment>Why something cannot be done: %1 is a whole sentence that says who must do what first.</extracomment>
        <translation>Не сейчас: %1</translation>
    </message>
    <message>
        <source>In this game you can pass from move %1 on.</source>
        <translation>В этой партии пасовать можно начиная с хода %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Arbiter: allow fifth moves that make the same shape in different places on the board?</source>
        <translation>Судья: разрешить пятые ходы, дающие одну и ту же фигуру в разных местах доски?</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <extracomment>Button beside a refusal in the opening: an arbiter may allow it after all.</extracomment>
        <translation>Судья…</translation>
    </message>
    <message>
        <source>Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.</source>
        <extracomment>%1 says what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>Судья: взять назад последний шаг дебюта (%1)? Часы вернутся к тому моменту.</translation>
    </message>
    <message>
        <source>You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>Вы заявили, что ход %1 запрещён. Часы стоят до решения судьи.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>The player takes the offer of a draw back.</extracomment>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.</source>
        <translation>%1 заявляет, что ход %2 запрещён. Часы стоят до решения судьи.</translation>
    </message>
    <message>
        <source>Agree…</source>
        <extracomment>The player agrees with the opponent&apos;s claim and loses.</extracomment>
        <translation>Согласиться…</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>Партия отложена.</translation>
    </message>
    <message>
        <source>You have called the arbiter. Both clocks are stopped.</source>
        <translation>Вы позвали судью. Часы стоят.</translation>
    </message>
    <message>
        <source>%1 has called the arbiter. Both clocks are stopped.</source>
        <translation>%1 зовёт судью. Часы стоят.</translation>
    </message>
    <message>
        <source>The board is full. %1 may make a claim, or agree to the draw.</source>
        <translation>Доска заполнена. %1 может сделать заявление или согласиться на ничью.</translation>
    </message>
    <message>
        <source>The board is full. The game is a draw, unless you have something to claim.</source>
        <translation>Доска заполнена. Если заявлять нечего, это ничья.</translation>
    </message>
    <message>
        <source>End as a draw…</source>
        <translation>Закончить вничью…</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A player signs the result; afterwards only the chief arbiter can open the game again.</extracomment>
        <translation>Подтвердить результат</translation>
    </message>
    <message>
        <source>Agree that your stone is forbidden? You will lose the game.</source>
        <translation>Согласиться, что ваш ход запрещён? Партия будет проиграна.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button: the game goes on, and what the machine slept costs nobody time.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Deduct sleep time…</source>
        <extracomment>Button: what the machine slept is to count as thinking time.</extracomment>
        <translation>Засчитать время сна ПК…</translation>
    </message>
    <message>
        <source>Charge this as thinking time? Both players should agree.</source>
        <translation>Засчитать это как время на обдумывание? Нужно согласие обоих игроков.</translation>
    </message>
    <message>
        <source>Deduct sleep time</source>
        <translation>Засчитать время сна ПК</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Решает судья.</translation>
    </message>
    <message>
        <source>The move is not saved yet, and the clocks are stopped.</source>
        <translation>Ход ещё не сохранён, часы стоят.</translation>
    </message>
    <message>
        <source>Offer a draw to %1?</source>
        <translation>Предложить ничью? Соперник: %1.</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Предложить ничью</translation>
    </message>
    <message>
        <source>End the game as a draw?</source>
        <translation>Закончить партию вничью?</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <translation>Закончить вничью</translation>
    </message>
    <message>
        <source>Add one minute for %1 and play on? You give up the win on time.</source>
        <translation>Добавить минуту (%1) и играть дальше? Вы отказываетесь от победы по времени.</translation>
    </message>
    <message>
        <source>Play on with no time limit for either player? You give up the win on time.</source>
        <translation>Играть дальше без ограничения времени для обоих? Вы отказываетесь от победы по времени.</translation>
    </message>
    <message>
        <source>Add one minute</source>
        <translation>Добавить минуту</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Add one minute…</source>
        <extracomment>Button after the opponent&apos;s time is over: the opponent gets one minute, and the game goes on.</extracomment>
        <translation>Добавить минуту…</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>Button after the opponent&apos;s time is over: the game goes on, and no clock matters any more.</extracomment>
        <translation>Играть дальше…</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Согласиться…</translation>
    </message>
    <message>
        <source>The last action is not saved yet, and the clocks are stopped.</source>
        <translation>Последнее действие ещё не сохранено, часы стоят.</translation>
    </message>
    <message>
        <source>Everything so far is saved, and the clocks are stopped.</source>
        <translation>Всё до этого момента сохранено, часы стоят.</translation>
    </message>
    <message>
        <source>Declare that you have made five?</source>
        <translation>Объявить, что вы построили пятёрку?</translation>
    </message>
    <message>
        <source>Declare five</source>
        <translation>Объявить пятёрку</translation>
    </message>
    <message>
        <source>Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be claimed.</source>
        <translation>Заявить, что ход %1 образует длинный ряд? Очередь отвечать на него прошла: ни о чём другом заявить уже нельзя.</translation>
    </message>
    <message>
        <source>The clocks are stopped until the arbiter starts them.</source>
        <translation>Часы стоят, пока их не запустит судья.</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what would be undone: &quot;stone H9 of Ann&quot;.</extracomment>
        <translation>%1 просит разрешения взять назад: %2.</translation>
    </message>
    <message>
        <source>Withdraw the claim? This can be done once per game.</source>
        <extracomment>What a player is asked who takes a claim back, and what that costs.</extracomment>
        <translation>Отозвать заявление? Это можно сделать один раз за партию.</translation>
    </message>
    <message>
        <source>It counts as a wrong claim.</source>
        <translation>Оно будет считаться неверным.</translation>
    </message>
    <message>
        <source>You get a warning.</source>
        <translation>Вы получите предупреждение.</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Отозвать…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PlayersCard</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Name of the player on the left</source>
        <extracomment>The two players are told apart by where they sit before the screen.</extracomment>
        <translation>Имя игрока слева</translation>
    </message>
    <message>
        <source>Name of the player on the right</source>
        <translation>Имя игрока справа</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <extracomment>The opener is decided by lot, as by nigiri.</extracomment>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <extracomment>Who is seat A, the one who begins the opening. %1 is a name.</extracomment>
        <translation>Первый игрок — %1</translation>
    </message>
    <message>
        <source>Who opens the game?</source>
        <extracomment>Label of the choice of who is seat A, the one who begins the opening.</extracomment>
        <translation>Кто будет первым игроком?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PointField</name>
    <message>
        <source>Text on %1</source>
        <translation>Текст на %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionDialog</name>
    <message>
        <source>Enter a position.</source>
        <translation>Введите позицию.</translation>
    </message>
    <message>
        <source>A board of %1 points is not square; 15 × 15 has 225.</source>
        <translation>Пунктов: %1, квадратной доски не получится; у доски 15×15 их 225.</translation>
    </message>
    <message>
        <source>Move %1, “%2”, is not a valid move.</source>
        <translation>Ход %1, «%2», недопустим.</translation>
    </message>
    <message>
        <source>Move %1, %2, is not on the board.</source>
        <translation>Ход %1, %2, — за пределами доски.</translation>
    </message>
    <message>
        <source>Move %1, %2, is on an occupied point.</source>
        <translation>Ход %1, %2, — на занятом пункте.</translation>
    </message>
    <message>
        <source>There is no game in this record.</source>
        <translation>В этой записи нет партии.</translation>
    </message>
    <message>
        <source>The board of this record cannot be used for a game.</source>
        <translation>На доске из этой записи играть нельзя.</translation>
    </message>
    <message>
        <source>Position after move</source>
        <translation>Позиция после хода</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Позиция текстом</translation>
    </message>
    <message>
        <source>A board (X for black, O for white, a dot for an empty point), a line of moves such as “H8 I9 J10”, or a game record (SGF):</source>
        <translation>Доска (X — чёрные, O — белые, точка — пустой пункт), строка ходов вроде «H8 I9 J10» или запись партии (SGF):</translation>
    </message>
    <message>
        <source>Position from the text</source>
        <translation>Позиция из текста</translation>
    </message>
    <message>
        <source>Use posi&amp;tion</source>
        <extracomment>Button: puts the position on the board of the page.</extracomment>
        <translation>&amp;Взять позицию</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>Stones: %1 black, %2 white.</source>
        <translation>Камней: чёрных %1, белых %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PositionReport</name>
    <message>
        <source>Report of a position</source>
        <translation>Отчёт о позиции</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>How games ended: won by Black, drawn, won by White.</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Head of a column: games that were drawn.</extracomment>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column: Black&apos;s share of the decided games.</extracomment>
        <translation>Результат чёрных</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>В базе нет партий с этой позицией.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have this position.</source>
        <translation>
            <numerusform>Эта позиция встретилась в %n партии.</numerusform>
            <numerusform>Эта позиция встретилась в %n партиях.</numerusform>
            <numerusform>Эта позиция встретилась в %n партиях.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black scored %1.</source>
        <extracomment>%1: Black&apos;s share of the decided games, &quot;61 %&quot;, or &quot;3 : 1&quot;.</extracomment>
        <translation>Результат чёрных: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them came to it by other moves.</source>
        <translation>
            <numerusform>Из них %n — другим порядком ходов.</numerusform>
            <numerusform>Из них %n — другим порядком ходов.</numerusform>
            <numerusform>Из них %n — другим порядком ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Black – draws – White</source>
        <extracomment>Label of how games ended: won by Black, drawn, won by White.</extracomment>
        <translation>Чёрные — ничьи — белые</translation>
    </message>
    <message>
        <source>First played</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последняя партия</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, White.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Продолжения</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Head of a column: the last year in which a move was played.</extracomment>
        <translation>Последний год</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Ended here</source>
        <extracomment>Games whose last move led to this position.</extracomment>
        <translation>Закончены здесь</translation>
    </message>
    <message>
        <source>Faulty from here</source>
        <extracomment>Games whose next move is not possible.</extracomment>
        <translation>Далее с ошибкой</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Годы</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Who played it</source>
        <translation>Кто играл</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Main lines</source>
        <translation>Главные варианты</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>Новые партии</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Model games</source>
        <translation>Образцовые партии</translation>
    </message>
    <message>
        <source>report</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>отчёт</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeKeeper</name>
    <message>
        <source>What you practise now will not be saved.</source>
        <translation>Результаты повторения сейчас не сохраняются.</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver for SQLite is not installed.</source>
        <translation>Драйвер базы данных Qt для SQLite не установлен.</translation>
    </message>
    <message>
        <source>The daily practice file is damaged and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Файл ежедневного повторения повреждён и оставлен как есть: %1.</translation>
    </message>
    <message>
        <source>The daily practice file comes from a later version of Kagetsu and was left as it is: %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Файл ежедневного повторения создан более новой версией Kagetsu и оставлен как есть: %1.</translation>
    </message>
    <message>
        <source>Could not save to %1.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Не удалось сохранить в %1.</translation>
    </message>
    <message>
        <source>The list of pupils is damaged (%1, line %2, column %3). It was left as it is.</source>
        <extracomment>%1 is the name of a file, %2 a line and %3 a column of it.</extracomment>
        <translation>Список учеников повреждён (%1, строка %2, столбец %3). Файл оставлен как есть.</translation>
    </message>
    <message>
        <source>There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.</source>
        <extracomment>Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.</extracomment>
        <translation>Учеников стало бы %1, а мест только %2. Удалите тех, кто больше не занимается, или добавьте меньше.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PracticeView</name>
    <message>
        <source>Kind of task</source>
        <translation>Вид задачи</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>&amp;Next task</source>
        <translation>&amp;Следующая задача</translation>
    </message>
    <message>
        <source>Generating a task…</source>
        <translation>Создаётся задача…</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <extracomment>Tasks of a sitting; %1 of %2 without a mistake.</extracomment>
        <translation>Решено: %1 из %2</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationModel</name>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Since %1</source>
        <extracomment>Games of this year and of later ones.</extracomment>
        <translation>С %1 года</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Games with this player.</extracomment>
        <translation>Против: %1</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Последние партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>known up to move %1</source>
        <extracomment>How long a game went on as others in the library; %1 is the number of a move.</extracomment>
        <translation>известно до хода %1</translation>
    </message>
    <message>
        <source>in your lines up to move %1</source>
        <extracomment>How long a game went on as in the lines of whoever prepares; %1 is the number of a move.</extracomment>
        <translation>в своих вариантах до хода %1</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <extracomment>A game: the date, the colour of the player, and the opponent.</extracomment>
        <translation>%1 · %2, соперник: %3</translation>
    </message>
    <message>
        <source>Moves that your lines do not answer</source>
        <extracomment>Heading: moves of the opponent that the lines of whoever prepares do not answer.</extracomment>
        <translation>Ходы без ответа в своих вариантах</translation>
    </message>
    <message>
        <source>Where games come off your lines</source>
        <extracomment>Heading: the last positions of the lines of whoever prepares that games of the opponent had.</extracomment>
        <translation>Где партии уходят от своих вариантов</translation>
    </message>
    <message>
        <source>Usual moves with %1</source>
        <extracomment>Heading: the usual moves of a player with this colour; %1 is Black or White.</extracomment>
        <translation>Обычные ходы: %1</translation>
    </message>
    <message>
        <source>last in %1</source>
        <extracomment>The last year in which a move was played.</extracomment>
        <translation>последний раз в %1 г.</translation>
    </message>
    <message>
        <source>Openings with %1</source>
        <extracomment>Heading: opening patterns of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>Дебюты: %1</translation>
    </message>
    <message>
        <source>since %1: %2</source>
        <extracomment>How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.</extracomment>
        <translation>с %1 г.: %2</translation>
    </message>
    <message>
        <source>Procedures with %1</source>
        <extracomment>Heading: opening procedures of a player&apos;s games with this side; %1 is Black or White.</extracomment>
        <translation>Дебютный регламент: %1</translation>
    </message>
    <message>
        <source>Fifth moves offered with Black</source>
        <extracomment>Heading: games in which a player offered fifth moves, by their number.</extracomment>
        <translation>Предложенные пятые ходы (чёрные)</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n пятый ход</numerusform>
            <numerusform>%n пятых хода</numerusform>
            <numerusform>%n пятых ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PreparationPage</name>
    <message>
        <source>Preparation against %1</source>
        <extracomment>The title of a page; %1 is a player.</extracomment>
        <translation>Подготовка к игре: %1</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>Кто готовится</translation>
    </message>
    <message>
        <source>Who prepares?</source>
        <extracomment>One of the choices for who prepares for a game, whose own games are then counted.</extracomment>
        <translation>Кто готовится?</translation>
    </message>
    <message>
        <source>All results are those of the opponent. Studies of the game library count as your lines. A row opens its games where they have the position.</source>
        <translation>Все результаты указаны за соперника. Анализы из базы партий считаются своими вариантами. Строка открывает свои партии на этой позиции.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetCard</name>
    <message>
        <source>There is already a preset called %1.</source>
        <translation>Шаблон «%1» уже есть.</translation>
    </message>
    <message>
        <source>The preset could not be saved: %1</source>
        <translation>Не удалось сохранить шаблон: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>дебют</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>Left to the organiser: %1.</source>
        <extracomment>%1 is a list of fields of the dialog that a preset leaves open: &quot;opening, time&quot;.</extracomment>
        <translation>Задаёт организатор: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Instead of the name of a preset.</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Ready-made rules, openings, time controls and refereeing from clubs and federations.</source>
        <translation>Готовые правила, дебюты, контроль времени и судейство от клубов и федераций.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Сохранить как шаблон…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Название шаблона</translation>
    </message>
    <message>
        <source>Preset level</source>
        <translation>Уровень шаблона</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetDialog</name>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the presets an organiser saved.</extracomment>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Everyday</source>
        <extracomment>Headings over presets: rules for a game as a club or a federation has them.</extracomment>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>International and national</source>
        <translation>Международные и национальные</translation>
    </message>
    <message>
        <source>From tournament regulations</source>
        <translation>Из положений о турнирах</translation>
    </message>
    <message>
        <source>The preset could not be renamed: %1</source>
        <translation>Не удалось переименовать шаблон: %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Шаблоны</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The preset could not be deleted: %1</source>
        <translation>Не удалось удалить шаблон: %1</translation>
    </message>
    <message>
        <source>Search by name, opening or time</source>
        <translation>Поиск по названию, дебюту или времени</translation>
    </message>
    <message>
        <source>Search presets</source>
        <translation>Поиск шаблонов</translation>
    </message>
    <message>
        <source>No matching preset.</source>
        <translation>Подходящего шаблона нет.</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Название шаблона</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>No preset</source>
        <extracomment>Button: the new game follows no preset.</extracomment>
        <translation>Без шаблона</translation>
    </message>
    <message>
        <source>All presets</source>
        <translation>Все шаблоны</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the preset that is shown for the new game.</extracomment>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Delete the preset %1?</source>
        <translation>Удалить шаблон «%1»?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Отменить это будет нельзя.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PresetPage</name>
    <message>
        <source>Which game?</source>
        <extracomment>A preset has several: rounds, groups, or openings to choose from.</extracomment>
        <translation>Какая партия?</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PrintPreviews</name>
    <message>
        <source>Open the journal of a game</source>
        <translation>Открыть журнал партии</translation>
    </message>
    <message>
        <source>Journals (*.jsonl *.broken*);;All files (*)</source>
        <translation>Журналы (*.jsonl *.broken*);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Printing</name>
    <message>
        <source>The printers do not answer. Save the pages as a PDF, or try again later.</source>
        <translation>Принтеры не отвечают. Можно сохранить страницы в PDF или повторить попытку позже.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedureDialog</name>
    <message>
        <source>Open procedure file</source>
        <translation>Открыть файл регламента</translation>
    </message>
    <message>
        <source>Opening procedures (*.json *.JSON);;All files (*)</source>
        <translation>Дебютные регламенты (*.json *.JSON);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Opening procedure</source>
        <translation>Дебютный регламент</translation>
    </message>
    <message>
        <source>Open procedure file…</source>
        <translation>Открыть файл регламента…</translation>
    </message>
    <message>
        <source>All procedures</source>
        <translation>Все регламенты</translation>
    </message>
    <message>
        <source>Use this</source>
        <extracomment>Takes the opening procedure that is shown for the new game.</extracomment>
        <translation>Выбрать</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePage</name>
    <message numerus="yes">
        <source>The game changes to %1 on a board of %n lines.</source>
        <translation>
            <numerusform>Партия изменится: %1, доска на %n линию.</numerusform>
            <numerusform>Партия изменится: %1, доска на %n линии.</numerusform>
            <numerusform>Партия изменится: %1, доска на %n линий.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Порядок действий</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Условия</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProcedurePicker</name>
    <message>
        <source>For renju</source>
        <extracomment>Heading over the opening procedures that are made for renju.</extracomment>
        <translation>Для рэндзю</translation>
    </message>
    <message>
        <source>For gomoku</source>
        <translation>Для гомоку</translation>
    </message>
    <message>
        <source>For any game</source>
        <translation>Для любой игры</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading over the opening procedures that come from files of the organiser.</extracomment>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>Search opening procedures</source>
        <translation>Поиск регламента</translation>
    </message>
    <message>
        <source>Opening procedures</source>
        <translation>Дебютные регламенты</translation>
    </message>
    <message>
        <source>No matching opening procedure.</source>
        <translation>Подходящего регламента нет.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProgressChart</name>
    <message>
        <source>%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.</source>
        <extracomment>A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.</extracomment>
        <translation>%1. Задач в ячейках с 1-й по 5-ю: %2; верных ответов: %3 из %4.</translation>
    </message>
    <message>
        <source>Progress by kind of task</source>
        <translation>Успехи по видам задач</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>Above the bars of a box: how many days a task rests there.</extracomment>
        <translation>%1 дн.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofLegend</name>
    <message>
        <source>the stone in question</source>
        <translation>рассматриваемый камень</translation>
    </message>
    <message>
        <source>stone of the shape</source>
        <translation>камень фигуры</translation>
    </message>
    <message>
        <source>makes a straight four and is allowed</source>
        <translation>строит открытую четвёрку, ход разрешён</translation>
    </message>
    <message>
        <source>would make six or more</source>
        <translation>дал бы шесть или больше</translation>
    </message>
    <message>
        <source>closes the line</source>
        <translation>закрывает линию</translation>
    </message>
    <message>
        <source>imagined stone, numbered in order</source>
        <extracomment>Legend of a stone that is only thought to be there, with a number on it.</extracomment>
        <translation>воображаемый камень с номером</translation>
    </message>
    <message>
        <source>would make a straight four, but does not work</source>
        <translation>дал бы открытую четвёрку, но не годится</translation>
    </message>
    <message>
        <source>would then make five</source>
        <translation>затем даёт пятёрку</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProofPanel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of the proof is shown, of how many.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: to the sentence before this one.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: to the sentence after this one.</extracomment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>Предыдущий шаг доказательства</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>Следующий шаг доказательства</translation>
    </message>
    <message>
        <source>Why is there no three in this row?</source>
        <translation>Почему на горизонтали нет тройки?</translation>
    </message>
    <message>
        <source>Why is there no three in this column?</source>
        <translation>Почему на вертикали нет тройки?</translation>
    </message>
    <message>
        <source>Why is there no three on the rising diagonal?</source>
        <translation>Почему на восходящей диагонали нет тройки?</translation>
    </message>
    <message>
        <source>Why is there no three on the falling diagonal?</source>
        <translation>Почему на нисходящей диагонали нет тройки?</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
    <message>
        <source>All reasons</source>
        <extracomment>Button: every reason, not only those that decide; as short as the language allows.</extracomment>
        <translation>Все причины</translation>
    </message>
    <message>
        <source>The whole proof with every reason, or only the shortest one</source>
        <translation>Полное доказательство со всеми причинами или только самое короткое</translation>
    </message>
    <message>
        <source>Why no three on this line?</source>
        <extracomment>Above four buttons, one for each line through the point.</extracomment>
        <translation>Почему на линии нет тройки?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: the steps of a proof one after the other, by themselves.</extracomment>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Stay at this step</source>
        <translation>Остаться на этом шаге</translation>
    </message>
    <message>
        <source>Play the steps one after the other</source>
        <translation>Показать шаги один за другим</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Button: opens a list of what the marks on the board mean.</extracomment>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>What the marks on the board mean</source>
        <translation>Что значат знаки на доске</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolFile</name>
    <message>
        <source>The file name must end in .pdf, .html or .txt: %1</source>
        <translation>Имя файла должно оканчиваться на .pdf, .html или .txt: %1</translation>
    </message>
    <message>
        <source>This language is not available: %1</source>
        <translation>Такого языка нет: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolPaper</name>
    <message>
        <source>Protocol of the game %1 – %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>Протокол партии %1 — %2</translation>
    </message>
    <message>
        <source>The last entry of the journal, line %1, is incomplete and is left out.</source>
        <translation>Последняя запись журнала, строка %1, записана не полностью и не включена.</translation>
    </message>
    <message>
        <source>The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.</source>
        <translation>Концу журнала нельзя доверять. %1 В протокол вошли только строки до этого места.</translation>
    </message>
    <message>
        <source>The game is not finished: this is its state on %1. Anything the players must not know during the game is left out.</source>
        <translation>Партия не окончена: показано её состояние на %1. То, чего игрокам нельзя знать во время игры, опущено.</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who opened the game and was the first to be Black.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game was played.</extracomment>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice such as &quot;Must be claimed&quot;, and the sentence that explains it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Край доски</translation>
    </message>
    <message>
        <source>It blocks one end of a five.</source>
        <translation>Край закрывает конец пятёрки.</translation>
    </message>
    <message>
        <source>It does not block the end of a five.</source>
        <translation>Край не закрывает конец пятёрки.</translation>
    </message>
    <message>
        <source>Six or more</source>
        <translation>Шесть или больше в ряд</translation>
    </message>
    <message>
        <source>They do not win.</source>
        <translation>Не выигрывают.</translation>
    </message>
    <message>
        <source>They win.</source>
        <translation>Выигрывают.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Forbidden moves</source>
        <translation>Запрещённые ходы</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Which forbidden points the program shows during the game.</extracomment>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Упавший флажок</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Allowed from move %1; two passes in a row make a draw.</source>
        <translation>Разрешён с хода %1; два паса подряд — ничья.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Не разрешён.</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Возврат хода</translation>
    </message>
    <message>
        <source>When both agree.</source>
        <translation>По согласию обоих.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 the colour of the stones; or the arbiter&apos;s name and the word for one.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Time of %1</source>
        <translation>Контроль времени (%1)</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Неверное заявление</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. The second wrong claim is also a warning, and the second warning loses the game.</source>
        <translation>Соперник получает ещё %1. Второе неверное заявление — это ещё и предупреждение, а второе предупреждение означает поражение.</translation>
    </message>
    <message>
        <source>The second wrong claim is a warning, and the second warning loses the game.</source>
        <translation>Второе неверное заявление — предупреждение, а второе предупреждение означает поражение.</translation>
    </message>
    <message>
        <source>Pattern of the first three stones: %1.</source>
        <translation>Дебют (первые три камня): %1.</translation>
    </message>
    <message>
        <source>Placed before the game: %1.</source>
        <translation>Поставлены до партии: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Затрачено</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>There were no steps.</source>
        <translation>Шагов в дебюте не было.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>No stone was placed.</source>
        <translation>Ни одного хода не сделано.</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the move, and the time on the player&apos;s own clock after it.</source>
        <translation>Время в минутах, секундах и миллисекундах: затраченное на ход и показание часов игрока после хода.</translation>
    </message>
    <message>
        <source>After a clock time, × shows how many byo-yomi periods are left, and / how many moves of the block are still to be made.</source>
        <translation>После показаний часов знак × указывает, сколько осталось периодов бёёми, а знак / — сколько ходов серии ещё нужно сделать.</translation>
    </message>
    <message>
        <source>%1 used %2 in all and has %3 left on the clock.</source>
        <translation>%1: всего затрачено %2, на часах осталось %3.</translation>
    </message>
    <message>
        <source>Final position</source>
        <translation>Конечная позиция</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>The position after move %1.</source>
        <translation>Позиция после хода %1.</translation>
    </message>
    <message>
        <source>X: %1 (Black). O: %2 (White).</source>
        <translation>X: %1 (чёрные). O: %2 (белые).</translation>
    </message>
    <message>
        <source>Claims, rulings, corrections and interruptions</source>
        <translation>Заявления, решения, поправки и перерывы</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Не было.</translation>
    </message>
    <message>
        <source>%1, after move %2 (line %3): %4</source>
        <translation>%1, после хода %2 (строка %3): %4</translation>
    </message>
    <message>
        <source>Clocks then: %1 %2, %3 %4.</source>
        <translation>Часы в этот момент: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Winning row: %1.</source>
        <translation>Выигрышный ряд: %1.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>Label before the arbiter&apos;s name.</extracomment>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>End of the chain</source>
        <extracomment>The last link of the chain of check sums in a journal.</extracomment>
        <translation>Конец цепочки</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>Как проверить</translation>
    </message>
    <message>
        <source>%1, on a physical board: the program kept the time</source>
        <translation>%1, настоящая доска: программа вела учёт времени</translation>
    </message>
    <message>
        <source>Its steps were not recorded.</source>
        <translation>Шаги дебюта не записаны.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы по часам</translation>
    </message>
    <message>
        <source>The clock was not pressed.</source>
        <translation>Часы не нажимались.</translation>
    </message>
    <message>
        <source>Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on the player&apos;s own clock after the press.</source>
        <translation>Время в минутах, секундах и миллисекундах: затраченное на ход и показание часов игрока после нажатия.</translation>
    </message>
    <message>
        <source>%1, after turn %2 (line %3): %4</source>
        <extracomment>%1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.</extracomment>
        <translation>%1, после хода %2 (строка %3): %4</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim</source>
        <translation>Штрафное время за неверное заявление</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>They do not lose the game.</source>
        <translation>Не ведут к поражению.</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings lose the game.</source>
        <translation>
            <numerusform>Поражение после %n предупреждения.</numerusform>
            <numerusform>Поражение после %n предупреждений.</numerusform>
            <numerusform>Поражение после %n предупреждений.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter rules on claims of forbidden moves.</source>
        <translation>Выносит решения по заявлениям о фолах.</translation>
    </message>
    <message>
        <source>Both flags down</source>
        <translation>Флажки упали у обоих</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <extracomment>When the game was to begin.</extracomment>
        <translation>Назначенное начало</translation>
    </message>
    <message>
        <source>Did not arrive.</source>
        <translation>Неявка.</translation>
    </message>
    <message>
        <source>Arrived on time.</source>
        <translation>Явка вовремя.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>Опоздание: %1.</translation>
    </message>
    <message>
        <source>Arrival of %1</source>
        <extracomment>%1 is a player: when that player came.</extracomment>
        <translation>Явка (%1)</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Of two games.</extracomment>
        <translation>Матч</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Результат матча</translation>
    </message>
    <message>
        <source>Maximum number of moves</source>
        <translation>Предел ходов</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>Ничья после %n хода.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not arrived yet.</source>
        <translation>Ещё не на месте.</translation>
    </message>
    <message>
        <source>Deducted from the clock: %1.</source>
        <translation>Вычтено из показаний часов: %1.</translation>
    </message>
    <message>
        <source>Journal %1.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>Журнал %1.</translation>
    </message>
    <message>
        <source>%1 (%2), with changes for this game</source>
        <extracomment>The preset of a game: its name, and in brackets the name of its file.</extracomment>
        <translation>%1 (%2), с изменениями для этой партии</translation>
    </message>
    <message>
        <source>Either player may pause.</source>
        <translation>Паузу может взять любой игрок.</translation>
    </message>
    <message>
        <source>Players stop the clocks only to call the arbiter.</source>
        <translation>Игроки останавливают часы только для вызова судьи.</translation>
    </message>
    <message>
        <source>Players do not stop the clocks.</source>
        <translation>Игроки не останавливают часы.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <extracomment>When a draw may be offered.</extracomment>
        <translation>Предложения ничьей</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>Опоздание</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Объявления времени</translation>
    </message>
    <message>
        <source>None were agreed.</source>
        <translation>Не оговорены.</translation>
    </message>
    <message>
        <source>Stopping the clocks</source>
        <translation>Остановка часов</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>How many games a match has.</extracomment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Two, with the seats exchanged in the second.</source>
        <translation>Две, во второй игроки меняются местами.</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>Одна.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Set forward by %1 while the game was waiting to begin.</source>
        <translation>Переведены вперёд на %1, пока ждали начала партии.</translation>
    </message>
    <message>
        <source>Set back by %1 while the game was waiting to begin.</source>
        <translation>Переведены назад на %1, пока ждали начала партии.</translation>
    </message>
    <message>
        <source>The new time was adopted.</source>
        <translation>Новое время принято.</translation>
    </message>
    <message>
        <source>The new time was not adopted.</source>
        <translation>Новое время не принято.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock</source>
        <translation>Часы компьютера</translation>
    </message>
    <message>
        <source>Code at the end of the match</source>
        <extracomment>%1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.</extracomment>
        <translation>Код в конце партии</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (строка %2)</translation>
    </message>
    <message>
        <source>Withdrawn claim</source>
        <translation>Отозванное заявление</translation>
    </message>
    <message>
        <source>Allowed once per game.</source>
        <translation>Отозвать можно один раз за партию.</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <translation>Отлучка от стола</translation>
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
        <translation>Стол</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1 is a text in the arbiter&apos;s own words.</extracomment>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>Arrival undone</source>
        <extracomment>%1 is a player; the others are times of day: when somebody was said to have come, and when that was taken back.</extracomment>
        <translation>Отметка о явке отменена</translation>
    </message>
    <message>
        <source>%1: marked present at %2, undone at %3.</source>
        <translation>%1: явка отмечена в %2, отметка отменена в %3.</translation>
    </message>
    <message>
        <source>Start time changed</source>
        <extracomment>%1 and %2 are times of day: when the game was to begin before, and when that was changed.</extracomment>
        <translation>Начало перенесено</translation>
    </message>
    <message>
        <source>Previously %1; changed at %2.</source>
        <translation>Было %1; изменено в %2.</translation>
    </message>
    <message>
        <source>None were agreed; this computer&apos;s own settings were used.</source>
        <translation>Не оговорены; время объявлялось по настройкам этого компьютера.</translation>
    </message>
    <message>
        <source>A physical board: the program kept the time</source>
        <translation>Настоящая доска: программа вела учёт времени</translation>
    </message>
    <message>
        <source>%1 used %2 in all, and the flag has fallen.</source>
        <translation>%1: всего затрачено %2, флаг упал.</translation>
    </message>
    <message>
        <source>%1 used %2 in all.</source>
        <translation>%1: всего затрачено %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ProtocolWords</name>
    <message>
        <source>Black stone on %1</source>
        <translation>Чёрный камень на %1</translation>
    </message>
    <message>
        <source>White stone on %1</source>
        <translation>Белый камень на %1</translation>
    </message>
    <message>
        <source>%1 – the colours are swapped</source>
        <extracomment>%1 is what a player chose in the opening, such as &quot;Take White&quot;.</extracomment>
        <translation>%1 — обмен цветами</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth moves will be offered</source>
        <translation>
            <numerusform>Будет предложено пятых ходов: %n</numerusform>
            <numerusform>Будет предложено пятых ходов: %n</numerusform>
            <numerusform>Будет предложено пятых ходов: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is offered as a fifth move</source>
        <translation>%1 предложен как пятый ход</translation>
    </message>
    <message>
        <source>The offer of %1 is withdrawn</source>
        <translation>Предложенный ход %1 отозван</translation>
    </message>
    <message>
        <source>%1 is picked from the offered moves</source>
        <translation>Из предложенных выбран %1</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden.</source>
        <translation>Заявление (%1): ход %4 (%3, %2) запрещён.</translation>
    </message>
    <message numerus="yes">
        <source>The claim was made %n moves after the stone.</source>
        <translation>
            <numerusform>Заявление сделано через %n ход после спорного камня.</numerusform>
            <numerusform>Заявление сделано через %n хода после спорного камня.</numerusform>
            <numerusform>Заявление сделано через %n ходов после спорного камня.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: the claim is upheld (%1).</source>
        <extracomment>%1 names the kinds of forbidden move, such as &quot;double-three&quot;.</extracomment>
        <translation>Решение: заявление удовлетворено (%1).</translation>
    </message>
    <message>
        <source>Ruling: the claim is rejected.</source>
        <translation>Решение: заявление отклонено.</translation>
    </message>
    <message>
        <source>%1 declares five in a row.</source>
        <translation>%1 объявляет пять в ряд.</translation>
    </message>
    <message>
        <source>Ruling: there is a five.</source>
        <translation>Решение: пятёрка есть.</translation>
    </message>
    <message>
        <source>Ruling: there is no five.</source>
        <translation>Решение: пятёрки нет.</translation>
    </message>
    <message>
        <source>Clock correction: %1 gets an extra %2, from %3 to %4.</source>
        <translation>Поправка часов: %1 получает ещё %2, было %3, стало %4.</translation>
    </message>
    <message>
        <source>Warning to %1 for reaching the limit per move.</source>
        <translation>За превышение лимита на ход предупреждение получает %1.</translation>
    </message>
    <message>
        <source>Warning to %1.</source>
        <translation>Предупреждение получает %1.</translation>
    </message>
    <message>
        <source>%1 reached the limit per move at %2, %3 after the start.</source>
        <extracomment>%2 is the time of day, %3 the time since the game began.</extracomment>
        <translation>%1: лимит на ход исчерпан в %2, через %3 после начала.</translation>
    </message>
    <message>
        <source>The turn is lost.</source>
        <translation>Ход пропущен.</translation>
    </message>
    <message>
        <source>The clock goes from %1 to %2.</source>
        <translation>Часы: было %1, стало %2.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 отклоняет ничью.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1 просит разрешения взять ход назад.</translation>
    </message>
    <message>
        <source>%1 declines the take-back.</source>
        <translation>%1 отклоняет возврат хода.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are taken back: %1. %2 is to move again.</source>
        <translation>
            <numerusform>Взят назад %n ход: %1. Снова ходит %2.</numerusform>
            <numerusform>Взято назад %n хода: %1. Снова ходит %2.</numerusform>
            <numerusform>Взято назад %n ходов: %1. Снова ходит %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arbiter allows fifth moves that make the same shape in different places on the board.</source>
        <translation>Судья разрешает пятые ходы, дающие одинаковую фигуру в разных местах доски.</translation>
    </message>
    <message>
        <source>The arbiter undoes the last step of the opening: %1.</source>
        <translation>Судья отменяет последний шаг дебюта: %1.</translation>
    </message>
    <message>
        <source>%1 pauses the game; both clocks stop.</source>
        <translation>%1 ставит партию на паузу; часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>The game resumes; the clocks were stopped for %1.</source>
        <extracomment>%1 is a time such as 3:20.000.</extracomment>
        <translation>Партия продолжается; часы стояли в течение %1.</translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2, %3 after the start.</source>
        <translation>Флажок упал (%1) в %2, через %3 после начала.</translation>
    </message>
    <message>
        <source>The program had stopped; the game was resumed %1 after the last entry.</source>
        <translation>Программа останавливалась; партия продолжена через %1 после последней записи.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>На часах, которые шли, может быть не учтено время на обдумывание: до %1.</translation>
    </message>
    <message>
        <source>All thinking time was counted.</source>
        <translation>Всё время на обдумывание учтено.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between two things that were taken back.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>In the place of a clock&apos;s time: it has run out.</extracomment>
        <translation>флажок</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A move without a stone.</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Clock correction: %1 loses %2, from %3 to %4.</source>
        <translation>Поправка часов: %1 теряет %2, было %3, стало %4.</translation>
    </message>
    <message>
        <source>Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.</source>
        <translation>Заявление (%1): ход %4 (%3, %2) запрещён. Часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>%1 withdraws the claim.</source>
        <translation>%1 отзывает заявление.</translation>
    </message>
    <message>
        <source>%1 agrees with the claim.</source>
        <translation>%1 соглашается с заявлением.</translation>
    </message>
    <message>
        <source>%1 loses a turn.</source>
        <translation>%1 пропускает ход.</translation>
    </message>
    <message>
        <source>%1 calls the arbiter; both clocks stop.</source>
        <translation>%1 зовёт судью; часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>%1 confirms the result.</source>
        <translation>%1 подтверждает результат.</translation>
    </message>
    <message>
        <source>The arbiter confirms the result.</source>
        <translation>Судья подтверждает результат.</translation>
    </message>
    <message>
        <source>The last recorded move is deleted.</source>
        <translation>Последний ход удалён из записи.</translation>
    </message>
    <message>
        <source>The players swap colours.</source>
        <translation>Игроки меняются цветами.</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>Нажатие часов</translation>
    </message>
    <message>
        <source>The computer slept for %1, from %2 to %3.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.</extracomment>
        <translation>Компьютер был в спящем режиме %1, с %2 до %3.</translation>
    </message>
    <message>
        <source>The clock of %1 was running; both clocks stop.</source>
        <translation>Шли часы (%1); часы обоих игроков остановлены.</translation>
    </message>
    <message>
        <source>No clock was running.</source>
        <translation>Часы не шли.</translation>
    </message>
    <message>
        <source>The players charge this to %1 as thinking time: the clock goes from %2 to %3.</source>
        <translation>Игроки засчитывают это как время на обдумывание (%1): часы переводятся с %2 на %3.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set forward by %1, to %2; the times of the game are not affected.</source>
        <translation>Дата и время компьютера переведены вперёд на %1 (стало %2); на время в партии это не влияет.</translation>
    </message>
    <message>
        <source>The computer&apos;s date and time were set back by %1, to %2; the times of the game are not affected.</source>
        <translation>Дата и время компьютера переведены назад на %1 (стало %2); на время в партии это не влияет.</translation>
    </message>
    <message>
        <source>The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.</source>
        <extracomment>The program was held up, with little time left. %1 is how long, %3 what the clock showed then.</extracomment>
        <translation>Программа не отвечала %1, пока шли часы (%2); после этого они показывали %3.</translation>
    </message>
    <message>
        <source>%1 arrives, %2 after the scheduled start.</source>
        <extracomment>%1 is a player, %2 a time such as 9:00.000.</extracomment>
        <translation>%1 приходит через %2 после назначенного начала.</translation>
    </message>
    <message>
        <source>In addition, %1 is deducted from the clock: from %2 to %3.</source>
        <translation>Кроме того, из показаний часов вычитается %1: было %2, стало %3.</translation>
    </message>
    <message>
        <source>The game resumes; both clocks are still stopped.</source>
        <translation>Партия продолжается; часы обоих игроков по-прежнему стоят.</translation>
    </message>
    <message>
        <source>%1 withdraws the draw offer.</source>
        <translation>%1 отзывает предложение ничьей.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2: the game resumes with no time limits.</source>
        <translation>%1 отказывается от победы по времени над соперником (%2): партия продолжается без ограничения времени.</translation>
    </message>
    <message>
        <source>%1 gives up the win on time over %2, who gets an extra %3: the game resumes.</source>
        <translation>%1 отказывается от победы по времени, соперник (%2) получает ещё %3: партия продолжается.</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1).</source>
        <translation>Ход был запрещён (%1).</translation>
    </message>
    <message>
        <source>The stone was forbidden (%1), but the turn to reply to it was over.</source>
        <translation>Ход был запрещён (%1), но очередь отвечать на него уже прошла.</translation>
    </message>
    <message>
        <source>%1 takes back: %2.</source>
        <extracomment>In the opening. %1 is a player, %2 what is undone, such as &quot;Black stone on H8&quot;.</extracomment>
        <translation>%1 берёт назад: %2.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PublishDialog</name>
    <message>
        <source>Public pages</source>
        <extracomment>Title: web pages of a tournament for everybody.</extracomment>
        <translation>Публичные страницы</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>Папка для страниц</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Whose names public pages show, and how.</extracomment>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Full names</source>
        <translation>Полностью</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Инициалы</translation>
    </message>
    <message>
        <source>Pairing numbers only</source>
        <translation>Только номера</translation>
    </message>
    <message>
        <source>Results are shown</source>
        <translation>Показ результатов</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When results are shown on public pages: after a number of minutes; when the round has ended.</extracomment>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Some minutes later</source>
        <translation>Через несколько минут</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>После тура</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Let search engines list the pages</source>
        <translation>Разрешить поисковым системам показывать страницы</translation>
    </message>
    <message>
        <source>Players without a name on the pages:</source>
        <translation>Участники, чьих имён на страницах нет:</translation>
    </message>
    <message>
        <source>Beginning of a name, then Enter</source>
        <translation>Начало имени, затем Enter</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Stop publishing</source>
        <translation>Прекратить публикацию</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Опубликовать</translation>
    </message>
    <message>
        <source>Show boards while they are played here</source>
        <extracomment>Games at this computer&apos;s table are shown on web pages, with their clocks.</extracomment>
        <translation>Показывать доски во время игры</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilChooser</name>
    <message>
        <source>Pupil</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Whose answers count</source>
        <translation>Чьи ответы учитываются</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>In the list of pupils: nothing is remembered.</extracomment>
        <translation>Никто</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PupilRow</name>
    <message>
        <source>Pupil at the board</source>
        <translation>Ученик у доски</translation>
    </message>
    <message>
        <source>Right (1)</source>
        <translation>Верно (1)</translation>
    </message>
    <message>
        <source>Partly right (2)</source>
        <translation>Частично верно (2)</translation>
    </message>
    <message>
        <source>Wrong (3)</source>
        <translation>Неверно (3)</translation>
    </message>
    <message>
        <source>Pup&amp;ils…</source>
        <translation>Учен&amp;ики…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleAsker</name>
    <message>
        <source>&amp;End</source>
        <extracomment>Button: leaves the puzzles.</extracomment>
        <translation>За&amp;кончить</translation>
    </message>
    <message>
        <source>Show the ans&amp;wer</source>
        <extracomment>Button, for a pupil who does not find the answer: shows it.</extracomment>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Следующая задача</translation>
    </message>
    <message>
        <source>Only the first answer to a puzzle counts.</source>
        <translation>Засчитывается только первый ответ на задачу.</translation>
    </message>
    <message>
        <source>Your number is %1 now (%2).</source>
        <extracomment>A pupil&apos;s number after a puzzle, and by how much it has changed: %2 is &quot;+12&quot; or &quot;−8&quot;.</extracomment>
        <translation>Ваше число теперь %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>Подряд решена %n задача.</numerusform>
            <numerusform>Подряд решены %n задачи.</numerusform>
            <numerusform>Подряд решено %n задач.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleView</name>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Трудность</translation>
    </message>
    <message>
        <source>Puzzles on the sheet</source>
        <translation>Число задач на листе</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <extracomment>Button: the puzzles that are wanted, one after the other.</extracomment>
        <translation>&amp;Решать</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Задача &amp;дня</translation>
    </message>
    <message>
        <source>puzzles on a s&amp;heet…</source>
        <extracomment>Button: so many puzzles, on paper.</extracomment>
        <translation>задач на рабочий &amp;лист…</translation>
    </message>
    <message>
        <source>&amp;Make puzzles…</source>
        <translation>&amp;Составить задачи…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Puzzles are made from positions of games while you do something else. Each is searched, and only positions with a clear answer become puzzles.</source>
        <translation>Задачи составляются из позиций партий, пока вы заняты другим. Каждая позиция просчитывается, и задачами становятся только те, где ответ ясен.</translation>
    </message>
    <message>
        <source>From the game &amp;library</source>
        <translation>Из &amp;базы партий</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>Из &amp;файлов…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>Из &amp;папки…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: no more puzzles are made.</extracomment>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Чтение данных…</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>Задач пока нет</translation>
    </message>
    <message>
        <source>Puzzles from games</source>
        <translation>Задачи из партий</translation>
    </message>
    <message>
        <source>Choose a pupil</source>
        <translation>Нужно выбрать ученика</translation>
    </message>
    <message>
        <source>%1 has not solved a puzzle yet</source>
        <extracomment>%1 is the name of a pupil.</extracomment>
        <translation>%1: решённых задач пока нет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a pupil, %2 &quot;about 1340 (between 1160 and 1520)&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make puzzles from your games, from files or from the game library.</source>
        <translation>Задачи можно составить из своих партий, из файлов или из базы партий.</translation>
    </message>
    <message>
        <source>Answers count if a pupil is chosen. Pupils are added in daily practice.</source>
        <translation>Ответы засчитываются, если выбран ученик. Ученики добавляются в ежедневном повторении.</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <extracomment>Of the puzzles that a pupil has answered: %1 of %2 were right at once.</extracomment>
        <translation>Верно с первого раза: %1 из %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles right in a row.</source>
        <translation>
            <numerusform>Подряд решена %n задача.</numerusform>
            <numerusform>Подряд решены %n задачи.</numerusform>
            <numerusform>Подряд решено %n задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A theme of puzzles, and how many there are.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles so far.</source>
        <translation>
            <numerusform>Пока есть %n задача.</numerusform>
            <numerusform>Пока есть %n задачи.</numerusform>
            <numerusform>Пока есть %n задач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games looked through.</source>
        <extracomment>%1 is the name of a file, a folder or the game library.</extracomment>
        <translation>
            <numerusform>%1: просмотрена %n партия.</numerusform>
            <numerusform>%1: просмотрены %n партии.</numerusform>
            <numerusform>%1: просмотрено %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>All puzzles of this choice are answered. Choose another theme or difficulty, or make more puzzles.</source>
        <translation>На все задачи этого выбора уже дан ответ. Выберите другую тему или сложность или создайте ещё задачи.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <extracomment>%1 is the name of a file or a folder.</extracomment>
        <translation>Не удалось прочитать: %1.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>Button: to the page of lessons.</extracomment>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::PuzzleWords</name>
    <message>
        <source>A game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The players of a game: Black, then White.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Все темы</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <translation>Победа четвёрками</translation>
    </message>
    <message>
        <source>Win by fours and threes</source>
        <translation>Победа четвёрками и тройками</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>Stop the win</source>
        <translation>Не дать сопернику выиграть</translation>
    </message>
    <message>
        <source>The forbidden point</source>
        <extracomment>Theme of puzzles that turn on a point that is forbidden to Black.</extracomment>
        <translation>Запретный пункт</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <extracomment>Where a puzzle is from: the players of a game, and the number of the move.</extracomment>
        <translation>%1, ход %2</translation>
    </message>
    <message>
        <source>%1, %2, move %3</source>
        <extracomment>Where a puzzle is from: the players of a game, the year, and the number of the move.</extracomment>
        <translation>%1, %2, ход %3</translation>
    </message>
    <message>
        <source>about %1 (between %2 and %3)</source>
        <extracomment>A pupil&apos;s number in puzzles: %1, which lies between %2 and %3.</extracomment>
        <translation>около %1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>База партий</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкие</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудные</translation>
    </message>
    <message>
        <source>As suits the pupil</source>
        <extracomment>How hard puzzles are: as suits the pupil.</extracomment>
        <translation>По силам ученику</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RankingsDialog</name>
    <message>
        <source>Categories and prizes</source>
        <extracomment>Title: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>Категории и призы</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Of a category such as juniors.</extracomment>
        <translation>Название</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Add category</source>
        <extracomment>Button: adds a group of players that has a list and prizes of its own.</extracomment>
        <translation>Добавить категорию</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>What is won, such as a cup.</extracomment>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Of money.</extracomment>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>без денег</translation>
    </message>
    <message>
        <source>Add prize</source>
        <translation>Добавить приз</translation>
    </message>
    <message>
        <source>Players with equal points share their prizes</source>
        <translation>Делить призы при равенстве очков</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Clubs and ratings</source>
        <translation>Клубы и рейтинги</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A prize for which everybody plays.</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Only the best of each club</source>
        <extracomment>Of a category: whom else it is for, only the first of each club is in it.</extracomment>
        <translation>Только лучший из каждого клуба</translation>
    </message>
    <message>
        <source>A player can win a prize in each category, not only one in all</source>
        <translation>Один приз участнику в каждой категории, а не один на все</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonBox</name>
    <message>
        <source>Choose a reason</source>
        <translation>Выбрать причину</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>Кратко</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReasonField</name>
    <message>
        <source>All reasons</source>
        <extracomment>A box with every reason an order can have; the usual ones are buttons above it.</extracomment>
        <translation>Все причины</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordMerger</name>
    <message>
        <source>Merging…</source>
        <translation>Добавление…</translation>
    </message>
    <message>
        <source>Merge files</source>
        <translation>Добавление файлов</translation>
    </message>
    <message>
        <source>There are no records in this folder.</source>
        <translation>В этой папке нет записей.</translation>
    </message>
    <message>
        <source>Some files were not merged.</source>
        <translation>Некоторые файлы не удалось добавить.</translation>
    </message>
    <message>
        <source>Another game is shown now. Nothing was merged into it.</source>
        <translation>Сейчас показана другая партия. В неё ничего не добавлено.</translation>
    </message>
    <message>
        <source>Join lines</source>
        <translation>Соединить варианты</translation>
    </message>
    <message>
        <source>Keep lines apart</source>
        <translation>Оставить отдельно</translation>
    </message>
    <message>
        <source>Should lines be joined where they come to a position that this record has elsewhere?</source>
        <translation>Соединять варианты, которые приходят к позициям, уже имеющимся в этой записи?</translation>
    </message>
    <message>
        <source>If they are joined, what follows stands once, where this record has the position, even if it was turned, mirrored or reached by other moves.</source>
        <translation>Если их соединить, продолжение останется в одном месте: там, где эта позиция есть в записи, даже если она повёрнута, отражена или получена другими ходами.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordPages</name>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>There are no moves to ask from here on.</source>
        <translation>Дальше нет ходов, о которых можно спросить.</translation>
    </message>
    <message>
        <source>Gathering the lines…</source>
        <translation>Сбор вариантов…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecordTabs</name>
    <message>
        <source>Open records</source>
        <translation>Открытые записи</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>%1, не сохранено</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a record.</extracomment>
        <translation>Закрыть запись «%1»</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RecoveryDialog</name>
    <message>
        <source>no time limit</source>
        <translation>без ограничения времени</translation>
    </message>
    <message>
        <source>The game can be resumed from the last good line, in a copy; the old file is kept.</source>
        <translation>Партию можно продолжить в копии файла, с последней целой строки; прежний файл останется.</translation>
    </message>
    <message>
        <source>The last entry is incomplete; an unconfirmed move is lost.</source>
        <translation>Последняя запись в журнале неполная; неподтверждённый ход потерян.</translation>
    </message>
    <message>
        <source>At most %1 of thinking time was not counted on the running clock.</source>
        <translation>На часах, которые шли, может быть не учтено время на обдумывание: до %1.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Ничего не потеряно.</translation>
    </message>
    <message>
        <source>Every confirmed move is kept.</source>
        <translation>Все подтверждённые ходы на месте.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Неоконченные партии</translation>
    </message>
    <message>
        <source>These games had not ended when the program stopped.</source>
        <translation>Эти партии не были окончены, когда программа закрылась.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Later: ask again at the next start</source>
        <translation>Позже: спросить при следующем запуске</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n moves; last entry %3</source>
        <translation>
            <numerusform>%1, %2; %n ход; последняя запись: %3</numerusform>
            <numerusform>%1, %2; %n хода; последняя запись: %3</numerusform>
            <numerusform>%1, %2; %n ходов; последняя запись: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clocks: %1 %2, %3 %4</source>
        <translation>Часы: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>Эта партия открыта в другой программе.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>Продолжить партию: %1</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>Закончить без результата</translation>
    </message>
    <message>
        <source>End the game %1 without a result</source>
        <translation>Закончить партию без результата: %1</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Больше не спрашивать</translation>
    </message>
    <message>
        <source>Do not ask about this file again; it is kept</source>
        <translation>Больше не спрашивать об этом файле; он останется на диске</translation>
    </message>
    <message>
        <source>Confirm end</source>
        <extracomment>Second press on the button that ends an unfinished game.</extracomment>
        <translation>Подтвердить завершение</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered.</source>
        <translation>%1 Восстановить ожидающую партию не удалось.</translation>
    </message>
    <message>
        <source>%1 The waiting game could not be recovered; its file is kept as %2.</source>
        <translation>%1 Восстановить ожидающую партию не удалось, но её файл сохранён как %2.</translation>
    </message>
    <message>
        <source>These games have not begun.</source>
        <translation>Эти партии ещё не начались.</translation>
    </message>
    <message>
        <source>Begins: %1</source>
        <extracomment>A game that is waited for; %1 is a date with the time of day.</extracomment>
        <translation>Начало: %1</translation>
    </message>
    <message>
        <source>Keep waiting for the game %1</source>
        <translation>Продолжить ожидание партии: %1</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: a game that is waited for is not played after all.</extracomment>
        <translation>Отменить партию</translation>
    </message>
    <message>
        <source>Cancel the game %1</source>
        <translation>Отменить партию: %1</translation>
    </message>
    <message>
        <source>Confirm cancellation</source>
        <extracomment>Second press on the button that calls a game off.</extracomment>
        <translation>Подтвердить отмену</translation>
    </message>
    <message>
        <source>These games had ended, but their journals are damaged.</source>
        <translation>Эти партии окончены, но их журналы повреждены.</translation>
    </message>
    <message>
        <source>Nothing from this line on can be trusted. The game&apos;s own file, if it was saved, is not affected.</source>
        <translation>Начиная с этой строки журналу нельзя доверять. Файл самой партии, если он сохранён, не затронут.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MB, so it cannot be a game in the waiting room.</source>
        <translation>Файл %1 больше 1 МБ, поэтому это не может быть партия, ожидающая начала.</translation>
    </message>
    <message>
        <source>%1; last entry %2</source>
        <extracomment>%1 is the time control of a game beside a real board, %2 a date.</extracomment>
        <translation>%1; последняя запись: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %n turns; last entry %3</source>
        <translation>
            <numerusform>%1, %2; %n ход; последняя запись: %3</numerusform>
            <numerusform>%1, %2; %n хода; последняя запись: %3</numerusform>
            <numerusform>%1, %2; %n ходов; последняя запись: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeCard</name>
    <message>
        <source>Refereeing</source>
        <translation>Судейство</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Forbidden move</source>
        <translation>Запрещённый ход</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>Fallen flag</source>
        <translation>Упавший флажок</translation>
    </message>
    <message>
        <source>Placing a stone</source>
        <translation>Постановка камня</translation>
    </message>
    <message>
        <source>Take-backs by agreement</source>
        <translation>Возврат хода по согласию</translation>
    </message>
    <message>
        <source>Players may pause</source>
        <translation>Игрокам разрешены паузы</translation>
    </message>
    <message>
        <source>Wrong claim</source>
        <translation>Неверное заявление</translation>
    </message>
    <message>
        <source>An arbiter rules on claims of fouls</source>
        <translation>По заявлениям о фолах решает судья</translation>
    </message>
    <message>
        <source>The clock starts with the first stone</source>
        <translation>Часы пойдут с первого камня</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RefereeWords</name>
    <message>
        <source>A player who arrives too late loses the game.</source>
        <translation>Слишком поздняя явка — проигрыш партии.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the round.</source>
        <translation>Слишком поздняя явка — проигрыш тура.</translation>
    </message>
    <message>
        <source>A player who arrives too late loses the match.</source>
        <translation>Слишком поздняя явка — проигрыш матча.</translation>
    </message>
    <message>
        <source>Within this limit, nothing is deducted from the clock.</source>
        <translation>При меньшем опоздании время не вычитается.</translation>
    </message>
    <message>
        <source>Within this limit, the time missed is deducted from the clock.</source>
        <translation>При меньшем опоздании вычитается время опоздания.</translation>
    </message>
    <message>
        <source>Within this limit, twice the time missed is deducted from the clock.</source>
        <translation>При меньшем опоздании вычитается удвоенное время опоздания.</translation>
    </message>
    <message>
        <source>The opponent gets an extra 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>Соперник получает ещё 2 минуты, а при основном времени до 15 минут — 1 минуту; со второго неверного заявления заявившему выносится и предупреждение.</translation>
    </message>
    <message>
        <source>The opponent gets an extra %1. From the second wrong claim on, there is also a warning.</source>
        <translation>Соперник получает ещё %1; со второго неверного заявления заявившему выносится и предупреждение.</translation>
    </message>
    <message>
        <source>The claimant loses 2 minutes, or 1 if the main time is at most 15 minutes. From the second wrong claim on, there is also a warning.</source>
        <translation>Заявивший теряет 2 минуты, а при основном времени до 15 минут — 1 минуту; со второго неверного заявления — ещё и предупреждение.</translation>
    </message>
    <message>
        <source>The claimant loses %1. From the second wrong claim on, there is also a warning.</source>
        <translation>Заявивший теряет %1; со второго неверного заявления — ещё и предупреждение.</translation>
    </message>
    <message>
        <source>The claimant loses a turn. From the second wrong claim on, there is also a warning.</source>
        <translation>Заявивший пропускает ход; со второго неверного заявления — ещё и предупреждение.</translation>
    </message>
    <message>
        <source>A warning.</source>
        <translation>Предупреждение.</translation>
    </message>
    <message>
        <source>No penalty.</source>
        <translation>Без наказания.</translation>
    </message>
    <message numerus="yes">
        <source>A player with %n warnings loses the game.</source>
        <translation>
            <numerusform>%n предупреждение — поражение.</numerusform>
            <numerusform>%n предупреждения — поражение.</numerusform>
            <numerusform>%n предупреждений — поражение.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are only recorded.</source>
        <translation>Только записываются.</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Не разрешены.</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>После хода %1.</translation>
    </message>
    <message>
        <source>At any time.</source>
        <translation>В любое время.</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <extracomment>Points for the result of one game.</extracomment>
        <translation>Победа %1, ничья %2, поражение %3</translation>
    </message>
    <message>
        <source>Byo-yomi of 60 seconds is read out as in China.</source>
        <translation>При бёёми по 60 секунд время отсчитывается вслух, как в Китае.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in China.</source>
        <translation>При бёёми по 30 секунд время отсчитывается вслух, как в Китае.</translation>
    </message>
    <message>
        <source>Byo-yomi of 30 seconds is read out as in Japan.</source>
        <translation>При бёёми по 30 секунд время отсчитывается вслух, как в Японии.</translation>
    </message>
    <message>
        <source>Silence, as in chess.</source>
        <translation>Тишина, как в шахматах.</translation>
    </message>
    <message>
        <source>Tones at 5 minutes, 1 minute, and 30 seconds, and ticks in the last 10 seconds.</source>
        <translation>Сигнал за 5 минут, за 1 минуту и за 30 секунд до конца, щелчки в последние 10 секунд.</translation>
    </message>
    <message>
        <source>The limit per move and the total time are announced.</source>
        <translation>Объявляются лимит на ход и общее время.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Нет.</translation>
    </message>
    <message>
        <source>Arriving %1 or more late counts as too late.</source>
        <translation>Слишком поздней считается явка с опозданием на %1 и больше.</translation>
    </message>
    <message>
        <source>Arriving more than %1 late counts as too late.</source>
        <translation>Слишком поздней считается явка с опозданием больше чем на %1.</translation>
    </message>
    <message>
        <source>If both are too late, both lose.</source>
        <translation>Если оба явились слишком поздно, проигрывают оба.</translation>
    </message>
    <message>
        <source>If both are too late, the game does not count.</source>
        <translation>Если оба явились слишком поздно, партия не засчитывается.</translation>
    </message>
    <message>
        <source>No clock runs until one of the players arrives.</source>
        <translation>Пока не придёт один из игроков, время не идёт.</translation>
    </message>
    <message>
        <source>Penalty time for a wrong claim: %1.</source>
        <translation>Штрафное время за неверное заявление: %1.</translation>
    </message>
    <message>
        <source>A player does not lose the game because of warnings.</source>
        <translation>Предупреждения не ведут к поражению.</translation>
    </message>
    <message>
        <source>Draw offers: %1</source>
        <translation>Предложения ничьей: %1</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n moves.</source>
        <translation>
            <numerusform>Ничья после %n хода.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
            <numerusform>Ничья после %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only after your own move.</source>
        <translation>Только после своего хода.</translation>
    </message>
    <message>
        <source>Withdrawn claim: %1</source>
        <translation>Отозванное заявление: %1</translation>
    </message>
    <message numerus="yes">
        <source>During byo-yomi, a player may leave the table up to %n times, with permission and on the opponent&apos;s time.</source>
        <translation>
            <numerusform>За время бёёми игрок может отлучиться не больше %n раза — с разрешения и пока идут часы соперника.</numerusform>
            <numerusform>За время бёёми игрок может отлучиться не больше %n раз — с разрешения и пока идут часы соперника.</numerusform>
            <numerusform>За время бёёми игрок может отлучиться не больше %n раз — с разрешения и пока идут часы соперника.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReplaceQuestion</name>
    <message>
        <source>%1 already exists.</source>
        <translation>Файл %1 уже существует.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultDialog</name>
    <message>
        <source>Result of the game</source>
        <translation>Результат партии</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>Как закончилась партия?</translation>
    </message>
    <message>
        <source>Use this result</source>
        <translation>Принять результат</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultRow</name>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A tool tip: what a button does, and the key that does the same.</extracomment>
        <translation>%1 (клавиша %2)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>Убрать результат этого стола</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Button: the game of a table is played, on the screen or beside a real board.</extracomment>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>Открыть партию этого стола</translation>
    </message>
    <message>
        <source>Points awarded by the arbiter, regardless of the games (key R)</source>
        <translation>Очки по решению судьи независимо от партий (клавиша R)</translation>
    </message>
    <message>
        <source>Rul&amp;ing…</source>
        <extracomment>Button: the arbiter says how many points each player gets.</extracomment>
        <translation>Решение су&amp;дьи…</translation>
    </message>
    <message>
        <source>De&amp;tails…</source>
        <extracomment>Button: times used, warnings and the reason of a result.</extracomment>
        <translation>Подро&amp;бности…</translation>
    </message>
    <message>
        <source>Times, warnings and reason (key T)</source>
        <translation>Время, предупреждения и причина (клавиша T)</translation>
    </message>
    <message>
        <source>Line-up&amp;s…</source>
        <extracomment>Button: who of two teams sits at which board.</extracomment>
        <translation>Сост&amp;авы…</translation>
    </message>
    <message>
        <source>Who sits at which board (key L)</source>
        <translation>Кто играет на какой доске (клавиша L)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultTyping</name>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>В этом туре нет стола %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ResultWords</name>
    <message>
        <source>%1 wins with five in a row.</source>
        <translation>Победа: %1 (пять в ряд).</translation>
    </message>
    <message>
        <source>%1 wins with an overline.</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>Победа: %1 (длинный ряд).</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-three.</source>
        <translation>Победа: %1. Фол, вилка 3×3: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden double-four.</source>
        <translation>Победа: %1. Фол, вилка 4×4: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 made a forbidden overline.</source>
        <translation>Победа: %1. Фол, длинный ряд: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 resigned.</source>
        <translation>Победа: %1. Сдача партии: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 ran out of time.</source>
        <translation>Победа: %1. Просрочено время: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 exceeded the limit per move.</source>
        <translation>Победа: %1. Превышен лимит на ход: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not make the required moves in time.</source>
        <translation>Победа: %1. Соперник (%2) не сделал нужное число ходов в срок.</translation>
    </message>
    <message>
        <source>%1 wins: %2 did not arrive.</source>
        <translation>Победа: %1. Неявка: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 arrived too late.</source>
        <translation>Победа: %1. Опоздание: %2.</translation>
    </message>
    <message>
        <source>%1 wins: %2 received too many warnings.</source>
        <translation>Победа: %1. Слишком много предупреждений: %2.</translation>
    </message>
    <message>
        <source>%1 wins by using less time than %2.</source>
        <translation>Победа: %1 (затрачено меньше времени). Соперник: %2.</translation>
    </message>
    <message>
        <source>%1 wins against %2 by decision of the arbiter.</source>
        <translation>Победа по решению судьи: %1. Соперник: %2.</translation>
    </message>
    <message>
        <source>%1 wins against %2.</source>
        <translation>Победа: %1. Соперник: %2.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Ничья по соглашению.</translation>
    </message>
    <message>
        <source>Draw: the board is full.</source>
        <translation>Ничья: доска заполнена.</translation>
    </message>
    <message>
        <source>Draw: both players passed.</source>
        <translation>Ничья: оба игрока спасовали.</translation>
    </message>
    <message>
        <source>Draw: both players ran out of time.</source>
        <translation>Ничья: время истекло у обоих игроков.</translation>
    </message>
    <message>
        <source>Draw: the maximum number of moves was reached.</source>
        <translation>Ничья: достигнут предел числа ходов.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Ничья.</translation>
    </message>
    <message>
        <source>Both players lose.</source>
        <translation>Поражение обоих игроков.</translation>
    </message>
    <message>
        <source>The game ended without a result.</source>
        <translation>Партия окончена без результата.</translation>
    </message>
    <message>
        <source>The game is not finished.</source>
        <translation>Партия не окончена.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>The largest words after a game; %1 is a player.</extracomment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Поражение обоих</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <extracomment>Below the name of the winner: how the game was won.</extracomment>
        <translation>Пять в ряд</translation>
    </message>
    <message>
        <source>With an overline</source>
        <extracomment>Overline: six or more in a row.</extracomment>
        <translation>Длинный ряд</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-three</source>
        <translation>%1: фол, вилка 3×3</translation>
    </message>
    <message>
        <source>%1 made a forbidden double-four</source>
        <translation>%1: фол, вилка 4×4</translation>
    </message>
    <message>
        <source>%1 made a forbidden overline</source>
        <translation>%1: фол, длинный ряд</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1 сдаёт партию</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1: просрочено время</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>По соглашению</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Доска заполнена</translation>
    </message>
    <message>
        <source>Both players passed</source>
        <translation>Оба игрока спасовали</translation>
    </message>
    <message>
        <source>The maximum number of moves was reached</source>
        <translation>Достигнут предел числа ходов</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1: свободный тур.</translation>
    </message>
    <message>
        <source>%1 wins: %2 forfeited the game.</source>
        <translation>Победа: %1. Отказ от партии: %2.</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The largest word after a game without a winner.</extracomment>
        <translation>Ничья</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <extracomment>A curve of who is better, move by move.</extracomment>
        <translation>Ход борьбы</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Разобрать эту партию</translation>
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
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: the win that was missed is played on the board, or the proof is shown.</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show why the point is forbidden</source>
        <translation>Показать, почему пункт запрещён</translation>
    </message>
    <message>
        <source>Show the missed win</source>
        <translation>Показать упущенную победу</translation>
    </message>
    <message>
        <source>Show the allowed win</source>
        <translation>Показать допущенную победу</translation>
    </message>
    <message>
        <source>Write the findings as comments</source>
        <translation>Записать замечания как комментарии</translation>
    </message>
    <message>
        <source>Print the review…</source>
        <translation>Напечатать разбор…</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Закрыть разбор</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a move, such as &quot;23. Black: H8&quot;, %2 sentences about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The game was changed after this review. %1</source>
        <extracomment>%1 are sentences about the review of a game, or about one of its moves.</extracomment>
        <translation>После этого разбора партия была изменена. %1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <extracomment>Menu and button: the search goes on, ten times as long.</extracomment>
        <translation>Искать дольше</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewPaper</name>
    <message>
        <source>Game review: %1 – %2</source>
        <translation>Разбор партии: %1 — %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Below a diagram of a review: %1 is the move, such as &quot;23. Black: H8&quot;, %2 &quot;White wins in 3 fours&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message>
        <source>Numbers are the moves of the win. A cross is the move that was played instead, a ring the move that allowed the win.</source>
        <translation>Числа — ходы, ведущие к победе. Крест — ход, сделанный вместо победного, кольцо — ход, допустивший победу.</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>разбор</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ReviewStrip</name>
    <message>
        <source>Review marks</source>
        <translation>Отметки разбора</translation>
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
        <translation>Пары следующего тура пока составить нельзя.</translation>
    </message>
    <message>
        <source>Pairing round %1…</source>
        <translation>Составляются пары тура %1…</translation>
    </message>
    <message>
        <source>The players or results have changed in the meantime. Pair the round again.</source>
        <translation>Участники или результаты за это время изменились. Составьте пары заново.</translation>
    </message>
    <message>
        <source>Use the other pairing</source>
        <translation>Выбрать другие пары</translation>
    </message>
    <message>
        <source>Use the best pairing</source>
        <translation>Выбрать лучшие пары</translation>
    </message>
    <message>
        <source>Make round %1 a draft again?</source>
        <translation>Вернуть тур %1 в черновик?</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) would be lost.</source>
        <translation>
            <numerusform>Будет потерян %n результат.</numerusform>
            <numerusform>Будут потеряны %n результата.</numerusform>
            <numerusform>Будет потеряно %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a draft</source>
        <translation>Вернуть в черновик</translation>
    </message>
    <message>
        <source>Exchange %1 and %2?</source>
        <translation>Поменять местами: %1 и %2?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>The players have changed. Discard the draft, and pair the round again.</source>
        <translation>Состав участников изменился. Удалите черновик и составьте пары заново.</translation>
    </message>
    <message>
        <source>%1 and %2 were exchanged.</source>
        <translation>Поменялись местами: %1 и %2.</translation>
    </message>
    <message>
        <source>The match is tied, so another game was added.</source>
        <translation>Счёт матча равный, поэтому добавлена ещё одна партия.</translation>
    </message>
    <message>
        <source>Results were corrected after round %1 was paired.</source>
        <translation>После жеребьёвки тура %1 были исправлены результаты.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Провести заново</translation>
    </message>
    <message>
        <source>Publish anyway</source>
        <translation>Всё равно опубликовать</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye would be needed.</source>
        <translation>Если взять пары, лучшие только для этого тура, следующих туров получится меньше либо понадобится повторная встреча или второй свободный тур.</translation>
    </message>
    <message>
        <source>Another pairing is slightly worse for this round, but better for the rounds after it.</source>
        <translation>Другие пары немного хуже для этого тура, но лучше для следующих туров.</translation>
    </message>
    <message>
        <source>Pair it again by the current results, or publish it as it is.</source>
        <translation>Можно провести жеребьёвку заново по нынешним результатам или опубликовать тур как есть.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RoundView</name>
    <message>
        <source>Start cloc&amp;ks</source>
        <translation>Пустить час&amp;ы</translation>
    </message>
    <message>
        <source>Mark late players from now on</source>
        <translation>С этого момента отмечать опоздавших</translation>
    </message>
    <message>
        <source>This table already has a result. To play the game, clear the result first.</source>
        <translation>Результат этого стола уже внесён. Чтобы сыграть партию, сначала уберите результат.</translation>
    </message>
    <message>
        <source>Enter each result &amp;twice</source>
        <translation>Вводить результат &amp;дважды</translation>
    </message>
    <message>
        <source>A result counts when it has been entered a second time</source>
        <translation>Результат засчитывается, когда введён второй раз</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RuleParagraphs</name>
    <message>
        <source>%1 has no forbidden points.</source>
        <translation>%1: запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>A five is an unbroken row of exactly five stones. A stone that makes a five wins and is allowed, whatever else it makes.</source>
        <translation>Пятёрка — непрерывный ряд ровно из пяти камней. Ход, строящий пятёрку, выигрывает и разрешён, что бы ещё он ни строил.</translation>
    </message>
    <message>
        <source>Overline: a stone that makes an unbroken row of six or more is forbidden.</source>
        <translation>Длинный ряд: ход, строящий непрерывный ряд из шести или больше камней, запрещён.</translation>
    </message>
    <message>
        <source>Double-four: a stone that makes two or more fours, on one line or on several, is forbidden. A four is four stones on one line that one more stone turns into a five.</source>
        <translation>Вилка 4×4: ход, строящий две или больше четвёрок, на одной линии или на нескольких, запрещён. Четвёрка — четыре камня одной линии, из которых ещё один камень делает пятёрку.</translation>
    </message>
    <message>
        <source>Double-three: a stone that makes two or more threes is forbidden. A three is three stones on one line that one more stone turns into a straight four without making a five at the same time. A straight four is an unbroken row of four stones that can become a five at either end.</source>
        <translation>Вилка 3×3: ход, строящий две или больше троек, запрещён. Тройка — три камня одной линии, из которых ещё один камень делает открытую четвёрку, не строя при этом пятёрки. Открытая четвёрка — непрерывный ряд из четырёх камней, который достраивается до пятёрки с любого конца.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no overline, no double-four, and no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>Тройка засчитывается, только если этот дополнительный камень можно поставить: он не строит ни длинного ряда, ни вилки 4×4, ни вилки 3×3, запрещённой по этому же правилу. Проверяется так, будто рассматриваемый камень уже стоит на доске, и так далее, сколь угодно глубоко.</translation>
    </message>
    <message>
        <source>A three counts only if that additional stone could be played: it must make no double-three that is forbidden by this same paragraph. This is examined as if the stone in question were on the board already, and so on, as deep as needed.</source>
        <translation>Тройка засчитывается, только если этот дополнительный камень можно поставить: он не строит вилки 3×3, запрещённой по этому же правилу. Проверяется так, будто рассматриваемый камень уже стоит на доске, и так далее, сколь угодно глубоко.</translation>
    </message>
    <message>
        <source>The edge of the board closes a line just as an opponent&apos;s stone does.</source>
        <translation>Край доски закрывает линию так же, как камень соперника.</translation>
    </message>
    <message>
        <source>Where a forbidden move must be claimed, a double-three or a double-four can be claimed until the reply to it is completed, and an overline until the game has ended.</source>
        <translation>Там, где о фоле нужно заявлять, о вилке 3×3 или 4×4 можно заявить до завершения ответного хода, а о длинном ряде — до конца партии.</translation>
    </message>
    <message>
        <source>Source: International Rules of Renju, chapter 3 and articles 9.1 to 9.3 and 9.8, in the words of this program.</source>
        <translation>Источник: Международные правила рэндзю, глава 3 и статьи 9.1–9.3 и 9.8, в изложении этой программы.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The arbiter says how many points each player gets.</extracomment>
        <translation>Решение судьи</translation>
    </message>
    <message>
        <source>These points replace the results of the games.</source>
        <translation>Эти очки засчитываются вместо результатов партий.</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <extracomment>%1 is a player; a number follows.</extracomment>
        <translation>Очки: %1</translation>
    </message>
    <message>
        <source>Remove ruling</source>
        <extracomment>Button: the arbiter&apos;s points count no more.</extracomment>
        <translation>Отменить решение</translation>
    </message>
    <message>
        <source>Award points</source>
        <extracomment>Button: the arbiter&apos;s points count.</extracomment>
        <translation>Присудить очки</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::RunningGame</name>
    <message>
        <source>Its file is no longer on the disk. If you leave now, the game is lost.</source>
        <translation>Её файла больше нет на диске. Если выйти сейчас, партия будет потеряна.</translation>
    </message>
    <message>
        <source>The last move could not be saved. If you leave now, it is lost.</source>
        <translation>Последний ход не удалось сохранить. Если выйти сейчас, он будет потерян.</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>Идёт партия.</translation>
    </message>
    <message>
        <source>It is saved, with both clocks, and can be resumed later.</source>
        <translation>Она сохранена вместе с показаниями часов, её можно продолжить позже.</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Выйти из партии</translation>
    </message>
    <message>
        <source>A game with an arbiter is being played.</source>
        <translation>Идёт партия под наблюдением судьи.</translation>
    </message>
    <message>
        <source>Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.</source>
        <translation>Выйти из неё может только судья. После этого часы обоих игроков стоят, пока судья не возобновит партию.</translation>
    </message>
    <message>
        <source>The arbiter can open another page. The game and its clocks keep running, and the journal records this.</source>
        <translation>Судья может открыть другую страницу. Партия и часы идут дальше, а в журнале появляется запись об этом.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SamePositions</name>
    <message>
        <source>The same position elsewhere</source>
        <translation>Та же позиция в других местах</translation>
    </message>
    <message>
        <source>Similar positions too</source>
        <extracomment>Also list positions with the same figure at another place of the board (RenLib&apos;s &quot;similar&quot;).</extracomment>
        <translation>И похожие позиции</translation>
    </message>
    <message>
        <source>The same shape, shifted: %1.</source>
        <translation>Та же фигура со сдвигом: %1.</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>вправо на %1</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>влево на %1</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>вверх на %1</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>вниз на %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SaveWords</name>
    <message>
        <source>A library holds square boards of up to 15 lines.</source>
        <translation>Библиотека поддерживает только квадратные доски, не больше 15 линий.</translation>
    </message>
    <message>
        <source>A library holds lines of up to 225 moves.</source>
        <translation>В библиотеке вариант не длиннее 225 ходов.</translation>
    </message>
    <message>
        <source>In a library, the colours take turns.</source>
        <translation>В библиотеке цвета чередуются.</translation>
    </message>
    <message>
        <source>In a library, every node is a move or a text on a point.</source>
        <translation>В библиотеке каждый узел — ход или текст на пункте.</translation>
    </message>
    <message>
        <source>A library holds only stones that were played as moves.</source>
        <translation>В библиотеке есть только камни, поставленные по ходу партии.</translation>
    </message>
    <message>
        <source>In a library, a move can follow a position only once.</source>
        <translation>В библиотеке один и тот же ход не может дважды следовать за одной позицией.</translation>
    </message>
    <message>
        <source>The games are merged into one tree.</source>
        <translation>Партии объединяются в одно дерево.</translation>
    </message>
    <message>
        <source>A library cannot remove stones from the board.</source>
        <translation>В библиотеке камни с доски не снимаются.</translation>
    </message>
    <message>
        <source>SGF does not store the position at which a record opens.</source>
        <translation>SGF не хранит, на какой позиции открывать запись.</translation>
    </message>
    <message numerus="yes">
        <source>The encoding %1 lacks characters used in %n texts; question marks replace them.</source>
        <translation>
            <numerusform>В кодировке %1 нет некоторых знаков из %n текста; вместо них стоят вопросительные знаки.</numerusform>
            <numerusform>В кодировке %1 нет некоторых знаков из %n текстов; вместо них стоят вопросительные знаки.</numerusform>
            <numerusform>В кодировке %1 нет некоторых знаков из %n текстов; вместо них стоят вопросительные знаки.</numerusform>
        </translation>
    </message>
    <message>
        <source>The format does not hold all the details of the players, the event, the result and the rules.</source>
        <translation>Формат хранит не все сведения об игроках, турнире, результате и правилах.</translation>
    </message>
    <message>
        <source>The format does not hold clock times.</source>
        <translation>Формат не хранит показания часов.</translation>
    </message>
    <message>
        <source>The format does not hold choices in the opening, claims, warnings or draw offers.</source>
        <translation>Формат не хранит выбор в дебюте, заявления, предупреждения и предложения ничьей.</translation>
    </message>
    <message>
        <source>The format does not hold these marks. A library has only bookmarks and texts on points.</source>
        <translation>Формат не хранит эти пометки. В библиотеке бывают только тексты на пунктах и закладки.</translation>
    </message>
    <message>
        <source>The format does not hold moves that could not be placed.</source>
        <translation>Формат не хранит ходы, которые не удалось сделать на доске.</translation>
    </message>
    <message>
        <source>SGF holds texts on points only if the points are empty.</source>
        <translation>SGF хранит тексты только на свободных пунктах.</translation>
    </message>
    <message>
        <source>The format holds one game; the others are not saved.</source>
        <translation>Формат хранит одну партию; остальные не сохраняются.</translation>
    </message>
    <message>
        <source>The format holds one line; variations are not saved.</source>
        <translation>Формат хранит только главную линию; варианты не сохраняются.</translation>
    </message>
    <message>
        <source>The format does not hold comments.</source>
        <translation>Формат не хранит комментарии.</translation>
    </message>
    <message>
        <source>A diagram does not show the order in which its stones were played.</source>
        <translation>По нарисованной позиции не видно, в каком порядке ставились камни.</translation>
    </message>
    <message>
        <source>The format does not hold boards of this size.</source>
        <translation>Формат не поддерживает доски такого размера.</translation>
    </message>
    <message>
        <source>The format holds only alternating black and white stones, starting with Black.</source>
        <translation>Формат хранит только камни чёрных и белых по очереди, начиная с чёрных.</translation>
    </message>
    <message>
        <source>The format holds only stones that were played as moves.</source>
        <translation>Формат хранит только камни, поставленные по ходу партии.</translation>
    </message>
    <message>
        <source>There are no moves to save.</source>
        <translation>Нет ходов для сохранения.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Партия %1: %2</translation>
    </message>
    <message>
        <source>This record cannot be saved in this format.</source>
        <translation>Эту запись нельзя сохранить в этом формате.</translation>
    </message>
    <message>
        <source>The file does not state its text encoding, and its texts look like another one than %1. It is remembered on this computer; elsewhere it must be chosen when the file is opened.</source>
        <translation>В файле не указана кодировка, а его тексты похожи не на %1, а на другую. На этом компьютере %1 запоминается; на другом эту кодировку нужно выбрать при открытии файла.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScorePage</name>
    <message>
        <source>Kind of games</source>
        <translation>Вид партий</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Games between people, without those against or between programs.</extracomment>
        <translation>Люди</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreRows</name>
    <message>
        <source>Won %1, drawn %2, lost %3</source>
        <extracomment>Results of a player in some games.</extracomment>
        <translation>Победы: %1, ничьи: %2, поражения: %3</translation>
    </message>
    <message>
        <source>%1: games %2. %3</source>
        <extracomment>A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.</extracomment>
        <translation>%1: партии: %2. %3</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetModel</name>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ScoreSheetPaper</name>
    <message>
        <source>Club</source>
        <extracomment>Of a game: the club or country of a player.</extracomment>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Where the game is played.</extracomment>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <extracomment>The name of the arbiter.</extracomment>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Opener</source>
        <extracomment>The player who makes the opening and is Black as long as colours are not exchanged.</extracomment>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Second player</source>
        <extracomment>The player who does not open.</extracomment>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>What the players have, such as 15m+10s.</extracomment>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Head of a column: what a player&apos;s clock shows after the move.</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Time used by Black</source>
        <translation>Затрачено чёрными</translation>
    </message>
    <message>
        <source>Time used by White</source>
        <translation>Затрачено белыми</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A paper on which the moves of a game are written by hand.</extracomment>
        <translation>Бланк записи партии</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SealCode</name>
    <message>
        <source>The code of the sealed move is %1. Print it or write it down now: it will not be shown again.</source>
        <translation>Код записанного хода: %1. Напечатайте или запишите его сейчас: больше он показан не будет.</translation>
    </message>
    <message>
        <source>The code has not been printed or written down, and without it nobody can open the sealed move. Press “Back to the table” again to leave without it.</source>
        <translation>Код не напечатан и не записан, а без него записанный ход никто не вскроет. Чтобы уйти без кода, нажмите «Назад к доске» ещё раз.</translation>
    </message>
    <message>
        <source>Print the code…</source>
        <extracomment>Button: the code of a sealed move.</extracomment>
        <translation>Напечатать код…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <extracomment>Button: the arbiter has the code of a sealed move on paper.</extracomment>
        <translation>Код записан</translation>
    </message>
    <message>
        <source>Print adjournment sheet…</source>
        <extracomment>Button: the paper of an adjourned game that the players sign, without the code.</extracomment>
        <translation>Напечатать лист отложенной партии…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchDialog</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Command, setting, player, game, opening or page of the manual</source>
        <translation>Команда, настройка, игрок, партия, дебют, руководство</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Nothing has this name.</source>
        <translation>Ничего с таким названием нет.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchPace</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SearchTargets</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the search of the window has found.</extracomment>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatSetting</name>
    <message>
        <source>Stage</source>
        <extracomment>A part of a time control, such as the main time or the byo-yomi.</extracomment>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Periods left</source>
        <extracomment>Of byo-yomi, or the units of a bank of time.</extracomment>
        <translation>Осталось периодов</translation>
    </message>
    <message>
        <source>Moves to make</source>
        <extracomment>In the running block of a time control.</extracomment>
        <translation>Осталось сделать ходов</translation>
    </message>
    <message>
        <source>Moves made</source>
        <extracomment>The counter of a clock: how often the player has pressed it.</extracomment>
        <translation>Сделано ходов</translation>
    </message>
    <message>
        <source>Time before the periods</source>
        <extracomment>A field: what is left on a clock; hours, minutes and seconds.</extracomment>
        <translation>Время до начала периодов</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Осталось времени</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SeatsCard</name>
    <message>
        <source>Seats</source>
        <extracomment>Heading over: two games with exchanged seats; another time for one player.</extracomment>
        <translation>Места игроков</translation>
    </message>
    <message>
        <source>Two games, seats exchanged in the second</source>
        <translation>Две партии, во второй — обмен местами</translation>
    </message>
    <message>
        <source>Different time for the player on the right</source>
        <translation>Другое время для игрока справа</translation>
    </message>
    <message>
        <source>Time of the player on the right</source>
        <translation>Время игрока справа</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SectionActions</name>
    <message>
        <source>Add section…</source>
        <extracomment>Menu entry: a group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>Добавить группу…</translation>
    </message>
    <message>
        <source>Split into groups…</source>
        <extracomment>Menu entry: the players of a tournament go to several sections.</extracomment>
        <translation>Разделить на группы…</translation>
    </message>
    <message>
        <source>Reopen this section</source>
        <extracomment>Menu entry: all rounds of a section of a tournament are over, and no result changes any more.</extracomment>
        <translation>Открыть эту группу снова</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>Завершить эту группу</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Удалить эту группу</translation>
    </message>
    <message>
        <source>Update who qualified…</source>
        <extracomment>Menu entry: players who have qualified from the groups are entered into the next stage anew.</extracomment>
        <translation>Обновить список вышедших…</translation>
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
        <translation>Вариант с хода %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Ходы %1–%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Before a comment: %1 is the number of the move, %2 the comment.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Диаграммы</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>Показанные позиции</translation>
    </message>
    <message>
        <source>Every so many moves</source>
        <translation>Через равное число ходов</translation>
    </message>
    <message>
        <source>At comments and bookmarks</source>
        <translation>С комментариями и закладками</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Ходов на диаграмме</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колонки</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Одна колонка</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Две колонки</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Размер бумаги</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>A smaller diagram for each variation</source>
        <translation>Для каждого варианта диаграмма поменьше</translation>
    </message>
    <message>
        <source>diagrams</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>диаграммы</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Поиск настроек</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Подходящих настроек нет.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Контрастное светлое</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Контрастное тёмное</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.</source>
        <translation>После обмена цветами видно, как имена и часы меняются местами. Если выключить, на экране ничего не движется.</translation>
    </message>
    <message>
        <source>Board and stones</source>
        <translation>Доска и камни</translation>
    </message>
    <message>
        <source>High contrast uses its own board.</source>
        <translation>У контрастного оформления своя доска.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.</extracomment>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Кая</translation>
    </message>
    <message>
        <source>Katsura</source>
        <translation>Кацура</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Камни</translation>
    </message>
    <message>
        <source>Slate and shell</source>
        <translation>Сланец и ракушка</translation>
    </message>
    <message>
        <source>Printed diagram</source>
        <extracomment>Stones drawn as in a printed diagram.</extracomment>
        <translation>Как в печати</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board.</source>
        <translation>Буквы и цифры по краю доски.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Со всех сторон</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Номера ходов</translation>
    </message>
    <message>
        <source>On every stone.</source>
        <translation>На каждом камне.</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>Метки фолов</translation>
    </message>
    <message>
        <source>Marked where the game allows it.</source>
        <translation>Если партия это допускает.</translation>
    </message>
    <message>
        <source>False forbidden points</source>
        <translation>Метки мнимых фолов</translation>
    </message>
    <message>
        <source>Marks points that look forbidden but are not, where the game allows it.</source>
        <translation>На пунктах, которые только кажутся запрещёнными, если партия это допускает.</translation>
    </message>
    <message>
        <source>Next moves in a record</source>
        <translation>Следующие ходы записи</translation>
    </message>
    <message>
        <source>Rings on the points where a record continues.</source>
        <translation>Обводить пункты, где запись продолжается.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Stone sounds</source>
        <translation>Стук камней о доску</translation>
    </message>
    <message>
        <source>Also a quiet sound at the end of a game.</source>
        <translation>И тихий звук в конце партии.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>No sound at all.</extracomment>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Automatic, by time control</source>
        <translation>Автоматически, по контролю времени</translation>
    </message>
    <message>
        <source>Clock announcements</source>
        <translation>Объявления времени</translation>
    </message>
    <message>
        <source>Read announcements aloud</source>
        <translation>Объявлять время голосом</translation>
    </message>
    <message>
        <source>Announce with a tone</source>
        <translation>Объявлять время сигналом</translation>
    </message>
    <message>
        <source>Announce by flashing the clock</source>
        <translation>Объявлять время вспышкой часов</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Guard against misplaced stones</source>
        <translation>Защита от случайных ходов</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>Сочетания клавиш для записей</translation>
    </message>
    <message>
        <source>Use those of the program you are used to.</source>
        <translation>Как в программе, к которой вы привыкли.</translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>Журналы партий</translation>
    </message>
    <message>
        <source>Arbiter&apos;s signing key</source>
        <translation>Ключ подписи судьи</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Задать…</translation>
    </message>
    <message>
        <source>PIN for the arbiter&apos;s desk</source>
        <translation>PIN-код стола судьи</translation>
    </message>
    <message>
        <source>Not set: anyone who holds down the button can open the desk.</source>
        <translation>Не задан: любой может открыть стол, удерживая кнопку.</translation>
    </message>
    <message>
        <source>Asked for when the desk is opened, but at most once every ten minutes.</source>
        <translation>Запрашивается при открытии стола, но не чаще чем раз в десять минут.</translation>
    </message>
    <message>
        <source>PIN of the chief arbiter</source>
        <translation>PIN-код главного судьи</translation>
    </message>
    <message>
        <source>Not set: a result confirmed by both players and the arbiter is final.</source>
        <translation>Не задан: результат, подтверждённый обоими игроками и судьёй, окончателен.</translation>
    </message>
    <message>
        <source>Reopens a game whose result everyone has confirmed. It also opens the desk.</source>
        <translation>Позволяет отменить результат, который подтвердили все. Открывает и стол судьи.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Tenths of a second</source>
        <translation>Десятые доли секунды</translation>
    </message>
    <message>
        <source>Near the end of a player&apos;s time.</source>
        <translation>Когда у игрока остаётся мало времени.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Last 10 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>Последние 10 секунд</translation>
    </message>
    <message>
        <source>Last 20 seconds</source>
        <extracomment>Tenths of a second are shown in them.</extracomment>
        <translation>Последние 20 секунд</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>Счётчики ходов</translation>
    </message>
    <message>
        <source>Counts each player&apos;s moves on the clock beside a physical board.</source>
        <translation>Считают ходы каждого игрока на часах у настоящей доски.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size, as a share of the usual one.</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Larger: %1. Smaller: %2. Normal: %3.</source>
        <extracomment>Keyboard shortcuts.</extracomment>
        <translation>Крупнее: %1. Мельче: %2. Обычный размер: %3.</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>Читать ходы вслух</translation>
    </message>
    <message>
        <source>Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you step through a record.</source>
        <translation>А также очередь хода, предложения, заявления и результаты, ответы в уроке и шаги по записи.</translation>
    </message>
    <message>
        <source>Wins by fours in a record</source>
        <translation>Победы четвёрками в записи</translation>
    </message>
    <message>
        <source>One line that says which side wins by fours in the position shown.</source>
        <translation>Строка о том, кто в показанной позиции выигрывает четвёрками.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Programs that play against you and analyse positions.</source>
        <translation>Программы для игры против человека и анализа позиций.</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Настроить…</translation>
    </message>
    <message>
        <source>The voice does not answer.</source>
        <translation>Голос не отвечает.</translation>
    </message>
    <message>
        <source>No voice for this language is installed on the computer.</source>
        <translation>На компьютере не установлен голос для этого языка.</translation>
    </message>
    <message>
        <source>Who is better</source>
        <translation>У кого преимущество</translation>
    </message>
    <message>
        <source>A bar beside the board in games against the computer.</source>
        <translation>Полоса рядом с доской в партиях с компьютером.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ShareDialog</name>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture that is to be shown to others: as it will be.</extracomment>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Picture, square</source>
        <extracomment>Kinds of pictures to show a game to others.</extracomment>
        <translation>Картинка, квадратная</translation>
    </message>
    <message>
        <source>Picture, upright</source>
        <translation>Картинка, вертикальная</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>QR code of the moves</source>
        <extracomment>A code that a phone&apos;s camera reads as the moves.</extracomment>
        <translation>QR-код ходов</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>Копировать &amp;ходы</translation>
    </message>
    <message>
        <source>Copy game as SG&amp;F</source>
        <translation>Копировать партию как SG&amp;F</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Копировать сс&amp;ылку</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Moving picture (*.webp)</source>
        <translation>Анимация (*.webp)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картинка (*.png)</translation>
    </message>
    <message>
        <source>Game (*.sgf)</source>
        <translation>Партия (*.sgf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SidePanel</name>
    <message>
        <source>The last stone is not forbidden.</source>
        <translation>Последний ход не запрещён.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A forbidden point and its kinds.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Forbidden now:</source>
        <translation>Сейчас запрещены:</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>Фолы</translation>
    </message>
    <message>
        <source>Moves, opening and reasons</source>
        <translation>Ходы, дебют и фолы</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>По этим правилам запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>Tap to ask</source>
        <extracomment>Button in a game: while it is down, a tap on the board asks about the point and plays no stone.</extracomment>
        <translation>Проверка касанием</translation>
    </message>
    <message>
        <source>While this is on, a tap asks about a point and does not place a stone</source>
        <translation>Пока включено, касание не ставит камень, а показывает, запрещён ли пункт</translation>
    </message>
    <message>
        <source>No point is forbidden now. Hover over an empty point to see why.</source>
        <translation>Сейчас запрещённых пунктов нет. Наведите указатель на пустой пункт, чтобы узнать, почему он разрешён.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SleepWords</name>
    <message>
        <source>The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.</source>
        <extracomment>The computer was asleep. %1 is how long, %2 a player.</extracomment>
        <translation>Компьютер был в спящем режиме %1, пока шли часы (%2). Это время засчитано как время на обдумывание. Часы обоих игроков стоят.</translation>
    </message>
    <message>
        <source>The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.</source>
        <translation>Компьютер был в спящем режиме %1, пока шли часы (%2). Это время ещё не засчитано. Часы обоих игроков стоят.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::SlipField</name>
    <message>
        <source>Table number</source>
        <extracomment>A field for the number of a table, whose result is entered next.</extracomment>
        <translation>Номер стола</translation>
    </message>
    <message>
        <source>Type a table number, Enter, and the result: 12, Enter, 1 (key N)</source>
        <translation>Номер стола, Enter и результат: 12, Enter, 1 (клавиша N)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Standings</name>
    <message>
        <source>With help, the game does not count on the ladder.</source>
        <extracomment>At the end of a game against the computer in which a move was taken back, or a hint was given.</extracomment>
        <translation>С помощью партия не влияет на рейтинг.</translation>
    </message>
    <message>
        <source>Ladder: %1 (%2)</source>
        <extracomment>At the end of a game against the computer: a rating such as 1216, and in brackets how much it has changed.</extracomment>
        <translation>Рейтинг: %1 (%2)</translation>
    </message>
    <message>
        <source>Ladder: %1</source>
        <extracomment>A rating against the computer, such as 1216.</extracomment>
        <translation>Рейтинг: %1</translation>
    </message>
    <message>
        <source>%1 on the ladder: %2</source>
        <extracomment>A player and a rating against the computer, such as 1216.</extracomment>
        <translation>%1, рейтинг: %2</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Tap a value to see how it was calculated.</source>
        <translation>Нажмите на число, чтобы увидеть, из чего оно складывается.</translation>
    </message>
    <message>
        <source>Draw lots for shared places</source>
        <extracomment>Button: a lot parts those who share a place.</extracomment>
        <translation>Разыграть поделённые места жребием</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Завершить турнир</translation>
    </message>
    <message>
        <source>Close this section</source>
        <translation>Завершить эту группу</translation>
    </message>
    <message>
        <source>Closed: these are the final standings.</source>
        <extracomment>No result of a tournament changes any more.</extracomment>
        <translation>Завершено: это итоговое положение.</translation>
    </message>
    <message>
        <source>Categories and prizes…</source>
        <extracomment>Button: for whom there are lists and prizes of their own, such as juniors.</extracomment>
        <translation>Категории и призы…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StartEntries</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>Two players of a game.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message numerus="yes">
        <source>%n moves, %1</source>
        <translation>
            <numerusform>%n ход, %1</numerusform>
            <numerusform>%n хода, %1</numerusform>
            <numerusform>%n ходов, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins %1</source>
        <translation>Начало: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns, %1</source>
        <extracomment>Of an unfinished game; %1 is when the last move was made.</extracomment>
        <translation>
            <numerusform>%n ход, %1</numerusform>
            <numerusform>%n хода, %1</numerusform>
            <numerusform>%n ходов, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup that cannot be read</source>
        <translation>Нечитаемая резервная копия</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepBar</name>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Проиграть ходы</translation>
    </message>
    <message>
        <source>Edit the record: moves, texts and marks</source>
        <translation>Править запись: ходы, тексты и пометки</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button: the record is edited, not only looked at.</extracomment>
        <translation>Править</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StepLine</name>
    <message>
        <source>Steps of the opening</source>
        <translation>Шаги дебюта</translation>
    </message>
    <message>
        <source>Now: %1. All steps: %2</source>
        <extracomment>%1 is a step of the opening, %2 all of them.</extracomment>
        <translation>Сейчас: %1. Все шаги: %2</translation>
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
        <translation>Камни, поставленные до партии</translation>
    </message>
    <message>
        <source>One of the 26 patterns…</source>
        <translation>Один из 26 дебютов…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Убрать все</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Вер&amp;нуть</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation>Вы&amp;резать ветвь</translation>
    </message>
    <message>
        <source>&amp;Copy branch</source>
        <translation>&amp;Копировать ветвь</translation>
    </message>
    <message>
        <source>&amp;Paste branch</source>
        <translation>Вст&amp;авить ветвь</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>&amp;Удалить ветвь</translation>
    </message>
    <message>
        <source>Move variation &amp;forward</source>
        <translation>Передвинуть вариант вп&amp;ерёд</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>Сделать &amp;главной линией</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>&amp;Insert a move after this one</source>
        <translation>Вставить &amp;ход после текущего</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Закладка</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>&amp;Следующий вариант</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>&amp;Предыдущий вариант</translation>
    </message>
    <message>
        <source>Next branching p&amp;oint</source>
        <translation>К следующей &amp;развилке</translation>
    </message>
    <message>
        <source>Previous branchin&amp;g point</source>
        <translation>К предыдущей раз&amp;вилке</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Найти с&amp;ледующее</translation>
    </message>
    <message>
        <source>Rotate the &amp;whole record</source>
        <translation>По&amp;вернуть всю запись</translation>
    </message>
    <message>
        <source>Mirror the who&amp;le record</source>
        <translation>Отра&amp;зить всю запись</translation>
    </message>
    <message>
        <source>Mer&amp;ge files into this record…</source>
        <translation>Добавить &amp;файлы в эту запись…</translation>
    </message>
    <message>
        <source>Save branch as a &amp;new file…</source>
        <translation>Сохранить &amp;ветвь в новый файл…</translation>
    </message>
    <message>
        <source>&amp;Statistics of this branch…</source>
        <translation>&amp;Статистика этой ветви…</translation>
    </message>
    <message>
        <source>Merge fol&amp;der into this record…</source>
        <translation>Добавить п&amp;апку в эту запись…</translation>
    </message>
    <message>
        <source>Ke&amp;yboard shortcuts for records…</source>
        <translation>Сочетания клави&amp;ш для записей…</translation>
    </message>
    <message>
        <source>Board size of t&amp;his library…</source>
        <translation>Размер доски этой &amp;библиотеки…</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>Перехо&amp;д</translation>
    </message>
    <message>
        <source>&amp;Whole record</source>
        <translation>Вс&amp;я запись</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>Найти пр&amp;едыдущее</translation>
    </message>
    <message>
        <source>&amp;Edit this record</source>
        <extracomment>Menu, with a tick: the record is edited, not only looked at.</extracomment>
        <translation>Прав&amp;ить запись</translation>
    </message>
    <message>
        <source>C&amp;lose this record</source>
        <translation>Закр&amp;ыть запись</translation>
    </message>
    <message>
        <source>Find a &amp;win by fours</source>
        <translation>&amp;Найти победу четвёрками</translation>
    </message>
    <message>
        <source>Find a win by fours for the &amp;other side</source>
        <translation>Найти победу четвёрками за &amp;соперника</translation>
    </message>
    <message>
        <source>Mark all &amp;first moves</source>
        <translation>Отметить все &amp;первые ходы</translation>
    </message>
    <message>
        <source>Mark all &amp;defences</source>
        <translation>Отметить все &amp;защиты</translation>
    </message>
    <message>
        <source>Wins by f&amp;ours</source>
        <translation>По&amp;беды четвёрками</translation>
    </message>
    <message>
        <source>Games in t&amp;his file</source>
        <extracomment>Menu: the games of a file, in their order.</extracomment>
        <translation>Партии этого фа&amp;йла</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Разбор пар&amp;тии</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>&amp;Разобрать эту партию</translation>
    </message>
    <message>
        <source>&amp;Next review mark</source>
        <translation>&amp;Следующая отметка разбора</translation>
    </message>
    <message>
        <source>&amp;Previous review mark</source>
        <translation>&amp;Предыдущая отметка разбора</translation>
    </message>
    <message>
        <source>Review all &amp;games in this file…</source>
        <translation>Разобрать &amp;все партии файла…</translation>
    </message>
    <message>
        <source>Prin&amp;t the review…</source>
        <translation>Напе&amp;чатать разбор…</translation>
    </message>
    <message>
        <source>&amp;New game in this file…</source>
        <translation>&amp;Новая партия в этом файле…</translation>
    </message>
    <message>
        <source>&amp;Rename this game…</source>
        <translation>&amp;Переименовать партию…</translation>
    </message>
    <message>
        <source>Move this game &amp;up</source>
        <translation>Передвинуть партию &amp;выше</translation>
    </message>
    <message>
        <source>Move this game &amp;down</source>
        <translation>Передвинуть партию н&amp;иже</translation>
    </message>
    <message>
        <source>Re&amp;move this game…</source>
        <translation>&amp;Убрать партию…</translation>
    </message>
    <message>
        <source>Make this position a tas&amp;k…</source>
        <extracomment>Menu: the position becomes a page of a lesson, on which pupils are asked something.</extracomment>
        <translation>Сделать из позиции зада&amp;чу…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>&amp;Заменить…</translation>
    </message>
    <message>
        <source>&amp;Copy this game</source>
        <translation>&amp;Копировать партию</translation>
    </message>
    <message>
        <source>&amp;Paste games after this one</source>
        <translation>Вст&amp;авить партии после этой</translation>
    </message>
    <message>
        <source>Show to class</source>
        <extracomment>Menu: the position on a projector, for a class.</extracomment>
        <translation>Показать классу</translation>
    </message>
    <message>
        <source>Next open record</source>
        <extracomment>Menu: of the records that are open.</extracomment>
        <translation>Следующая открытая запись</translation>
    </message>
    <message>
        <source>Previous open record</source>
        <translation>Предыдущая открытая запись</translation>
    </message>
    <message>
        <source>Find a win by fours and &amp;threes</source>
        <translation>Найти победу четвёрками и &amp;тройками</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>Найти победу четвёрками и тройками за соперника</translation>
    </message>
    <message>
        <source>Analyse with an engine</source>
        <extracomment>Menu: an engine tells what it thinks of the position.</extracomment>
        <translation>Анализ движком</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>Menu: a game against the computer begins from the position shown.</extracomment>
        <translation>Доиграть с компьютером</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <extracomment>Menu: the games of the game library that have the displayed position, and how they went on.</extracomment>
        <translation>Найти партии с этой позицией</translation>
    </message>
    <message>
        <source>Add to the game li&amp;brary</source>
        <extracomment>Menu: all games of this record become part of the game library.</extracomment>
        <translation>Добавить в &amp;базу партий</translation>
    </message>
    <message>
        <source>Drill the lines from here…</source>
        <extracomment>Menu: the moves of one side are asked, line by line; the program plays the other side.</extracomment>
        <translation>Тренировать варианты отсюда…</translation>
    </message>
    <message>
        <source>Players in the game library…</source>
        <extracomment>Menu: what the game library knows of the players of this game.</extracomment>
        <translation>Игроки в базе партий…</translation>
    </message>
    <message>
        <source>Gaps in these lines…</source>
        <extracomment>Menu: what games of the game library play and the lines of this record do not answer.</extracomment>
        <translation>Пробелы в этих вариантах…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyContext</name>
    <message>
        <source>Open record</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Записи партий (*.sgf)</translation>
    </message>
    <message>
        <source>RenLib libraries (*.lib)</source>
        <translation>Библиотеки RenLib (*.lib)</translation>
    </message>
    <message>
        <source>RenjuNet games (*.rif)</source>
        <translation>Партии RenjuNet (*.rif)</translation>
    </message>
    <message>
        <source>Piskvork games (*.psq)</source>
        <translation>Партии Piskvork (*.psq)</translation>
    </message>
    <message>
        <source>Position files (*.pos)</source>
        <translation>Файлы позиций (*.pos)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Save branch as a new file</source>
        <translation>Сохранить ветвь в новый файл</translation>
    </message>
    <message>
        <source>Merge files into this record</source>
        <translation>Добавление файлов в эту запись</translation>
    </message>
    <message>
        <source>Merge a folder into this record</source>
        <translation>Добавление папки в эту запись</translation>
    </message>
    <message>
        <source>Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)</source>
        <translation>Записи (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyDrafts</name>
    <message>
        <source>When the program stopped, %1 had unsaved changes.</source>
        <translation>Когда программа закрылась, в записи «%1» были несохранённые изменения.</translation>
    </message>
    <message>
        <source>They were last backed up on %1.</source>
        <translation>Последняя резервная копия: %1.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить изменения</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Reading the changes…</source>
        <translation>Чтение изменений…</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Открыть без них</translation>
    </message>
    <message>
        <source>%1 was changed after these edits were made.</source>
        <translation>Файл %1 был изменён после этих правок.</translation>
    </message>
    <message>
        <source>If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu asks before saving over its current contents.</source>
        <translation>Если восстановить их как новую запись, файл не изменится. Если восстановить их для этого файла, при сохранении программа спросит, прежде чем заменить его нынешнее содержимое.</translation>
    </message>
    <message>
        <source>Restore as a new record</source>
        <translation>Восстановить как новую запись</translation>
    </message>
    <message>
        <source>Restore for this file</source>
        <translation>Восстановить для этого файла</translation>
    </message>
    <message>
        <source>Another program has restored these changes.</source>
        <translation>Эти изменения уже восстановлены в другой программе.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyEditor</name>
    <message>
        <source>Delete branch</source>
        <translation>Удаление ветви</translation>
    </message>
    <message>
        <source>Cut branch</source>
        <translation>Вырезание ветви</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Mark on %1</source>
        <translation>Пометка на %1</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2</source>
        <translation>Стрелка от %1 к %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Вставка %1</translation>
    </message>
    <message>
        <source>Text on %1</source>
        <translation>Текст на %1</translation>
    </message>
    <message>
        <source>Typing the headline</source>
        <translation>Ввод заголовка</translation>
    </message>
    <message>
        <source>Typing the comment</source>
        <translation>Ввод комментария</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>Выбор главной линии</translation>
    </message>
    <message>
        <source>Move variation forward</source>
        <translation>Передвижение варианта вперёд</translation>
    </message>
    <message>
        <source>Paste branch</source>
        <translation>Вставка ветви</translation>
    </message>
    <message>
        <source>Rotate the whole record</source>
        <translation>Поворот всей записи</translation>
    </message>
    <message>
        <source>Mirror the whole record</source>
        <translation>Отражение всей записи</translation>
    </message>
    <message>
        <source>Inserting the move…</source>
        <translation>Вставка хода…</translation>
    </message>
    <message>
        <source>Rotating the record…</source>
        <translation>Поворот записи…</translation>
    </message>
    <message>
        <source>Pasting the branch…</source>
        <translation>Вставка ветви…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was inserted.</source>
        <translation>Пункт %1 занят более поздним ходом этой ветви. Ничего не вставлено.</translation>
    </message>
    <message>
        <source>The branch has a move on %1, which is taken here. Nothing was pasted.</source>
        <translation>В ветви есть ход на %1, а здесь этот пункт занят. Ничего не вставлено.</translation>
    </message>
    <message>
        <source>Counting what was removed…</source>
        <translation>Подсчёт удалённого…</translation>
    </message>
    <message>
        <source>Insert a variation</source>
        <translation>Вставка варианта</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>Линия от %1 до %2</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>Постановка чёрного камня на %1</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>Постановка белого камня на %1</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>Удаление камня с %1</translation>
    </message>
    <message>
        <source>Setting up the stone…</source>
        <translation>Постановка камня…</translation>
    </message>
    <message>
        <source>%1 is taken by a later move of this branch. Nothing was changed.</source>
        <translation>Пункт %1 занят более поздним ходом этой ветви. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>Смена очереди хода</translation>
    </message>
    <message>
        <source>Write comments</source>
        <translation>Добавление комментариев</translation>
    </message>
    <message>
        <source>Replace text</source>
        <translation>Замена в текстах</translation>
    </message>
    <message>
        <source>Replacing text…</source>
        <translation>Замена в текстах…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyFiles</name>
    <message>
        <source>Reading the file…</source>
        <translation>Чтение файла…</translation>
    </message>
    <message>
        <source>Try to read anyway</source>
        <translation>Всё равно прочитать</translation>
    </message>
    <message>
        <source>%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.</source>
        <translation>Файл %1 повреждён. Показано всё, что удалось прочитать; сам файл не будет перезаписан.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Показать подробности</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Чтение текста…</translation>
    </message>
    <message>
        <source>Board size of the library</source>
        <translation>Размер доски библиотеки</translation>
    </message>
    <message>
        <source>A library does not store its board size.
Lines of the board:</source>
        <translation>В библиотеке не указан размер доски.
Число линий:</translation>
    </message>
    <message>
        <source>%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy of the current file is kept beside it.</source>
        <translation>Файл %1 кончается раньше времени; возможно, он обрезан. Показано всё, что в нём есть. Если сохранить поверх него, рядом останется копия его нынешнего содержимого.</translation>
    </message>
    <message>
        <source>Some moves of this library do not fit on a board of %1 lines. The board was not changed.</source>
        <translation>Некоторые ходы этой библиотеки не помещаются на доске в %1 линий. Доска не изменена.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>Новая запись</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeys</name>
    <message>
        <source>Go to the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>К концу варианта</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>К предыдущему варианту</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>К следующему варианту</translation>
    </message>
    <message>
        <source>Previous branching point</source>
        <translation>К предыдущей развилке</translation>
    </message>
    <message>
        <source>Next branching point</source>
        <translation>К следующей развилке</translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation>К предыдущей партии файла</translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation>К следующей партии файла</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find a move on a point</source>
        <translation>Найти ход на пункт</translation>
    </message>
    <message>
        <source>Find next comment</source>
        <translation>Найти следующий комментарий</translation>
    </message>
    <message>
        <source>Find previous comment</source>
        <translation>Найти предыдущий комментарий</translation>
    </message>
    <message>
        <source>Find next bookmark</source>
        <translation>Найти следующую закладку</translation>
    </message>
    <message>
        <source>Find previous bookmark</source>
        <translation>Найти предыдущую закладку</translation>
    </message>
    <message>
        <source>List identical positions</source>
        <translation>Список таких же позиций</translation>
    </message>
    <message>
        <source>List similar positions too</source>
        <translation>Показывать и похожие позиции</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>Поставить или снять закладку</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Switch between viewing and editing</source>
        <translation>Просмотр или правка</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyKeysDialog</name>
    <message>
        <source>Keyboard shortcuts for records</source>
        <translation>Сочетания клавиш для записей</translation>
    </message>
    <message>
        <source>Use the keyboard shortcuts of:</source>
        <translation>Использовать сочетания клавиш программы:</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>These keys work while the board has the focus. Letters and digits are typed as coordinates: H 8 goes to the point H8.</source>
        <translation>Эти клавиши действуют, пока фокус ввода на доске. Буквы и цифры набираются как координаты: H 8 переводит на пункт H8.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyNotice</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::StudyPage</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation>Партии в этом файле</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why a point is forbidden.</extracomment>
        <translation>Фолы</translation>
    </message>
    <message>
        <source>Moves and reasons</source>
        <translation>Ходы и фолы</translation>
    </message>
    <message numerus="yes">
        <source>Library with %n position(s)</source>
        <translation>
            <numerusform>Библиотека: %n позиция</numerusform>
            <numerusform>Библиотека: %n позиции</numerusform>
            <numerusform>Библиотека: %n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the text encoding of this file</source>
        <translation>Выбрать кодировку текста этого файла</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Tab: other nodes of the record with the same position; %1 is how many.</extracomment>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Same (%1)</source>
        <translation>Повторы: %1</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Tab: the tree of variations.</extracomment>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Tree of variations</source>
        <translation>Дерево вариантов</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Чтение партии…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>List what was repaired or not understood when the file was read</source>
        <translation>Список того, что при чтении файла исправлено или не понято</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <extracomment>Button: what the reader repaired, guessed or did not understand in the file.</extracomment>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments</source>
        <extracomment>Tab: the comments on the position.</extracomment>
        <translation>Комментарии</translation>
    </message>
    <message>
        <source>Write on %1</source>
        <extracomment>Button: a text on the point %1.</extracomment>
        <translation>Написать на %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Править</translation>
    </message>
    <message>
        <source>Branch cut.</source>
        <translation>Ветвь вырезана.</translation>
    </message>
    <message>
        <source>Branch deleted.</source>
        <translation>Ветвь удалена.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cut.</source>
        <translation>
            <numerusform>Вырезана %n позиция.</numerusform>
            <numerusform>Вырезаны %n позиции.</numerusform>
            <numerusform>Вырезано %n позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) deleted.</source>
        <translation>
            <numerusform>Удалена %n позиция.</numerusform>
            <numerusform>Удалены %n позиции.</numerusform>
            <numerusform>Удалено %n позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes cannot be backed up: the disk is full or not writable.</source>
        <translation>Резервную копию изменений сохранить не удаётся: диск заполнен или недоступен для записи.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>This file is damaged; saving over it would lose what could not be read. Choose another name.</source>
        <translation>Этот файл повреждён: при сохранении поверх него пропадёт то, что не удалось прочитать. Выберите другое имя.</translation>
    </message>
    <message>
        <source>%1 was changed on disk after you began these edits.</source>
        <translation>Файл %1 изменён на диске уже после того, как вы начали правку.</translation>
    </message>
    <message>
        <source>%1 cannot hold everything.</source>
        <translation>%1: сохранится не всё.</translation>
    </message>
    <message>
        <source>If you save over it, a copy of the current file is kept beside it.</source>
        <translation>Если сохранить поверх файла, рядом останется копия его нынешнего содержимого.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Сохранить поверх</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Всё равно сохранить</translation>
    </message>
    <message>
        <source>This is the file of the whole record. Choose another name.</source>
        <translation>Это файл всей записи. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Сохранение %1…</translation>
    </message>
    <message>
        <source>%1 was saved. This format cannot hold everything.</source>
        <translation>Файл %1 сохранён, но в этом формате сохраняется не всё.</translation>
    </message>
    <message>
        <source>Reading the texts of this record…</source>
        <translation>Чтение текстов записи…</translation>
    </message>
    <message>
        <source>Copying the game…</source>
        <translation>Копирование партии…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходы: %1</translation>
    </message>
    <message>
        <source>End positions: %1</source>
        <translation>Концы вариантов: %1</translation>
    </message>
    <message>
        <source>Longest line: %1</source>
        <translation>Самый длинный вариант: %1</translation>
    </message>
    <message>
        <source>Moves with comments: %1</source>
        <translation>Ходы с комментариями: %1</translation>
    </message>
    <message>
        <source>Bookmarks: %1</source>
        <translation>Закладки: %1</translation>
    </message>
    <message>
        <source>Texts on points without a move: %1</source>
        <translation>Тексты на пунктах без хода: %1</translation>
    </message>
    <message>
        <source>Below this position</source>
        <translation>После этой позиции</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>Кодировка текста</translation>
    </message>
    <message>
        <source>Nothing was changed: you are only viewing this record.</source>
        <translation>Ничего не изменено: это режим просмотра.</translation>
    </message>
    <message>
        <source>You are only viewing this record.</source>
        <translation>Эта запись открыта в режиме просмотра.</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <extracomment>Button: how the texts of a file are written, for instance &quot;UTF-8&quot;.</extracomment>
        <translation>Кодировка: %1</translation>
    </message>
    <message>
        <source>Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.</source>
        <translation>Наведите указатель на пустой пункт, чтобы узнать, можно ли туда ходить и почему. Касание закрепляет пункт.</translation>
    </message>
    <message>
        <source>There are no forbidden points under this rule.</source>
        <translation>По этим правилам запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>The record does not say which rule was used.</source>
        <translation>В записи не указано, по каким правилам играли.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>Tab: a win by fours, its moves and why they win.</extracomment>
        <translation>Победа</translation>
    </message>
    <message>
        <source>The record already has all moves of this win.</source>
        <translation>В записи уже есть все ходы этой победы.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) inserted.</source>
        <translation>
            <numerusform>Вставлен %n ход.</numerusform>
            <numerusform>Вставлено %n хода.</numerusform>
            <numerusform>Вставлено %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>В этой позиции партия окончена.</translation>
    </message>
    <message>
        <source>Only positions on square boards are searched for wins.</source>
        <translation>Победы ищутся только на квадратной доске.</translation>
    </message>
    <message>
        <source>New game in this file</source>
        <translation>Новая партия в этом файле</translation>
    </message>
    <message>
        <source>Remove game %1 from this file?</source>
        <translation>Убрать партию %1 из этого файла?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>Переименовать партию</translation>
    </message>
    <message>
        <source>Arranging the games…</source>
        <translation>Упорядочение партий…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab: what the game missed and allowed, as marks that lead to the moves.</extracomment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <translation>Сменить очередь хода</translation>
    </message>
    <message>
        <source>Go to the move on %1</source>
        <extracomment>Menu: to the position in which the stone on the point %1 was played.</extracomment>
        <translation>К ходу %1</translation>
    </message>
    <message>
        <source>Play a move on %1</source>
        <translation>Сходить: %1</translation>
    </message>
    <message>
        <source>Write on %1…</source>
        <translation>Написать на %1…</translation>
    </message>
    <message>
        <source>Set up a black stone on %1</source>
        <translation>Поставить чёрный камень: %1</translation>
    </message>
    <message>
        <source>Set up a white stone on %1</source>
        <translation>Поставить белый камень: %1</translation>
    </message>
    <message>
        <source>Remove the stone on %1</source>
        <translation>Убрать камень: %1</translation>
    </message>
    <message>
        <source>This move is not in the record any more.</source>
        <translation>Этого хода в записи больше нет.</translation>
    </message>
    <message>
        <source>This win cannot be shown here: the position is not in the record, or the game ended there.</source>
        <translation>Эту победу здесь не показать: позиции нет в записи, или партия закончилась в этой позиции.</translation>
    </message>
    <message>
        <source>The record has all these comments already.</source>
        <translation>Все эти комментарии в записи уже есть.</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) written.</source>
        <translation>
            <numerusform>Записан %n комментарий.</numerusform>
            <numerusform>Записано %n комментария.</numerusform>
            <numerusform>Записано %n комментариев.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed.</source>
        <translation>
            <numerusform>Изменён %n текст.</numerusform>
            <numerusform>Изменены %n текста.</numerusform>
            <numerusform>Изменено %n текстов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no game. Nothing was added.</source>
        <translation>В буфере обмена нет партии. Ничего не добавлено.</translation>
    </message>
    <message>
        <source>The games of this file could not be arranged. Nothing was changed.</source>
        <translation>Не удалось упорядочить партии этого файла. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab: what an engine thinks of the position.</extracomment>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>The record already has all moves of this line.</source>
        <translation>В записи уже есть все ходы этого варианта.</translation>
    </message>
    <message>
        <source>Only positions on square boards are analysed.</source>
        <translation>Анализируются только позиции на квадратной доске.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Доска заполнена.</translation>
    </message>
    <message>
        <source>A copy was saved as %1. %2 itself is not saved yet.</source>
        <extracomment>Both are names of files.</extracomment>
        <translation>Копия сохранена как %1. Сам файл %2 ещё не сохранён.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Only tried: %1. Esc throws it away.</source>
        <extracomment>%1 are points, such as &quot;H8 I9&quot;.</extracomment>
        <translation>Только проба: %1. Esc отбросит её.</translation>
    </message>
    <message>
        <source>Add to the record</source>
        <extracomment>Button: the moves that are tried become part of the record.</extracomment>
        <translation>Добавить в запись</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A move of a record without a stone.</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Tab: the games of the game library that have this position.</extracomment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableBoards</name>
    <message>
        <source>Boards of the hall…</source>
        <extracomment>Menu entry: the boards of a tournament that are played at other computers, as they stand now.</extracomment>
        <translation>Доски зала…</translation>
    </message>
    <message>
        <source>The server does not answer. The boards are shown as they were heard of last.</source>
        <translation>Сервер не отвечает. Доски показаны по последним полученным данным.</translation>
    </message>
    <message>
        <source>No table has reported a game of this round yet.</source>
        <translation>Ни один стол ещё не передал партию этого тура.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableHelp</name>
    <message>
        <source>Try %1.</source>
        <extracomment>A hint to a player; %1 is a point such as H8.</extracomment>
        <translation>Хороший ход: %1.</translation>
    </message>
    <message>
        <source>You win at %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>Выигрывает ход %1.</translation>
    </message>
    <message>
        <source>%1 threatens to win at %2.</source>
        <extracomment>A hint; %1 is Black or White, %2 lists points.</extracomment>
        <translation>%1 угрожают выиграть на %2.</translation>
    </message>
    <message numerus="yes">
        <source>You can win with %n fours.</source>
        <extracomment>A hint: the player makes so many fours, and then a five.</extracomment>
        <translation>
            <numerusform>Можно выиграть, построив %n четвёрку.</numerusform>
            <numerusform>Можно выиграть, построив %n четвёрки.</numerusform>
            <numerusform>Можно выиграть, построив %n четвёрок.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to win by fours.</source>
        <extracomment>A hint; %1 is Black or White.</extracomment>
        <translation>%1 угрожают выиграть четвёрками.</translation>
    </message>
    <message>
        <source>Nobody threatens to win at once.</source>
        <translation>Немедленных угроз выиграть нет ни у кого.</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <extracomment>A hint; %1 lists points.</extracomment>
        <translation>Запрещено: %1.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TablePage</name>
    <message>
        <source>Game restored</source>
        <translation>Партия восстановлена</translation>
    </message>
    <message>
        <source>Everything that was confirmed is kept. Both clocks are stopped until you resume.</source>
        <translation>Всё подтверждённое сохранено. Часы обоих игроков стоят до возобновления партии.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Both clocks are stopped, and the board is covered.</source>
        <translation>Часы обоих игроков стоят, доска закрыта.</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Shows or hides the list of moves in a small window.</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Show moves and opening</source>
        <translation>Показать ходы и дебют</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Партия отложена</translation>
    </message>
    <message>
        <source>Both clocks are stopped until the arbiter resumes the game.</source>
        <translation>Часы обоих игроков стоят, пока судья не возобновит партию.</translation>
    </message>
    <message>
        <source>The computer slept</source>
        <translation>Компьютер был в спящем режиме</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Button after a game: shows again who won.</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Показать результат</translation>
    </message>
    <message>
        <source>There is nothing to answer or to claim.</source>
        <translation>Отвечать не на что и заявлять нечего.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The picture of the board is on the clipboard.</extracomment>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать картинку</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Menu of the board: opens the choices how to show the game to others.</extracomment>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Show who is better</source>
        <extracomment>Menu of the board in a game against the computer, with a tick: a bar that says who is better.</extracomment>
        <translation>Показать, у кого преимущество</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TableResults</name>
    <message>
        <source>%1 – %2: the entered result is %3, but the game ended %4.</source>
        <extracomment>%1 and %2 are the players of a table, %3 and %4 results such as 1–0.</extracomment>
        <translation>%1 — %2: введён результат %3, а партия закончилась со счётом %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2. The result of the game includes times, warnings and the record.</source>
        <translation>Тур %1, стол %2. Вместе с результатом партии переносятся время, предупреждения и запись.</translation>
    </message>
    <message>
        <source>Keep the entered result</source>
        <extracomment>Button: of two results, the one that was typed stays.</extracomment>
        <translation>Оставить введённый результат</translation>
    </message>
    <message>
        <source>Use the result of the game</source>
        <extracomment>Button: of two results, the one that the game brought counts.</extracomment>
        <translation>Принять результат партии</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskDialog</name>
    <message>
        <source>Task</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>What the pupil does</source>
        <translation>Что делает ученик</translation>
    </message>
    <message>
        <source>Side in question</source>
        <translation>О какой стороне вопрос</translation>
    </message>
    <message>
        <source>Name of the page</source>
        <translation>Название страницы</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>One short question. Any further lines can be read on request.</source>
        <translation>Один короткий вопрос. Остальные строки показываются по просьбе.</translation>
    </message>
    <message>
        <source>Only you see it (optional)</source>
        <translation>Для автора (необязательно)</translation>
    </message>
    <message>
        <source>Given on request (optional)</source>
        <translation>По просьбе (необязательно)</translation>
    </message>
    <message>
        <source>Given after the answer (optional)</source>
        <translation>После ответа (необязательно)</translation>
    </message>
    <message>
        <source>All such points must be found</source>
        <translation>Нужно найти все такие пункты</translation>
    </message>
    <message>
        <source>Threes also count</source>
        <translation>Тройки тоже считаются</translation>
    </message>
    <message>
        <source>The program finds the answer. You can tap your own solution on the board to have it checked.</source>
        <translation>Ответ найдёт программа. Можно отметить на доске своё решение, и оно будет проверено.</translation>
    </message>
    <message>
        <source>Tap the point that the question is about.</source>
        <translation>Коснитесь пункта, о котором вопрос.</translation>
    </message>
    <message>
        <source>Tap the stones that the question is about.</source>
        <translation>Отметьте камни, о которых вопрос.</translation>
    </message>
    <message>
        <source>Tap the empty point that the question is about and, if you like, the stones.</source>
        <translation>Коснитесь свободного пункта, о котором вопрос, и при желании отметьте камни.</translation>
    </message>
    <message>
        <source>The program judges every move and answers it.</source>
        <translation>Программа оценит каждый ход и ответит на него.</translation>
    </message>
    <message>
        <source>Write answers, or tap points on the board to make them answers.</source>
        <translation>Напишите ответы или коснитесь пунктов на доске, чтобы они стали ответами.</translation>
    </message>
    <message>
        <source>Tap the board to place the stones in order. A tap on the last one takes it back.</source>
        <translation>Касайтесь пунктов по порядку ходов. Касание последнего камня убирает его.</translation>
    </message>
    <message>
        <source>You can tap moves on the board; the pupil can ask to see them.</source>
        <translation>Можно отметить на доске ходы, которые ученик сможет посмотреть.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Close this task without keeping the changes?</source>
        <translation>Закрыть задачу без сохранения изменений?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskProgressBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TaskView</name>
    <message>
        <source>This page has a mistake.</source>
        <translation>На этой странице ошибка.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Компьютер думает…</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Доска: %1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>С&amp;вернуть</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Под&amp;робнее</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>По&amp;казать на доске</translation>
    </message>
    <message>
        <source>Line %1 of %2.</source>
        <extracomment>Which of several lines of stones is played out; %1 of %2.</extracomment>
        <translation>Вариант %1 из %2.</translation>
    </message>
    <message>
        <source>Check &amp;answers</source>
        <extracomment>Button: there are no more points to tap, it seems to me.</extracomment>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Button: a help that does not tell the answer.</extracomment>
        <translation>Подск&amp;азка</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>Previous stone</source>
        <translation>Предыдущий камень</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>Следующий камень</translation>
    </message>
    <message>
        <source>This is the answer:</source>
        <translation>Ответ:</translation>
    </message>
    <message>
        <source>The answer was not found.</source>
        <translation>Ответ не найден.</translation>
    </message>
    <message>
        <source>You have solved this.</source>
        <translation>Эта задача уже решена.</translation>
    </message>
    <message>
        <source>Tick every reason, then check.</source>
        <translation>Отметьте все верные причины и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>Button: the next of several lines of stones is played out.</extracomment>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>There are n&amp;one</source>
        <extracomment>Button, where forbidden points are sought: there is not one.</extracomment>
        <translation>Нет ни &amp;одного</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <extracomment>Button: the same task once more, after it was solved.</extracomment>
        <translation>&amp;Ещё раз</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TeamDialog</name>
    <message>
        <source>Team members</source>
        <extracomment>Title: who plays for a team.</extracomment>
        <translation>Игроки команды</translation>
    </message>
    <message>
        <source>One player per line, in board order; reserves last.</source>
        <translation>По одному игроку в строке, в порядке досок; запасные в конце.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TermsEditor</name>
    <message>
        <source>This procedure has nothing to set.</source>
        <translation>В этом регламенте нечего менять.</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Вернуть обычные условия</translation>
    </message>
    <message>
        <source>Patterns that are not allowed</source>
        <translation>Запрещённые дебюты</translation>
    </message>
    <message>
        <source>All allowed</source>
        <translation>Разрешены все</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>Ставят игроки</translation>
    </message>
    <message>
        <source>The pattern of the first three stones</source>
        <translation>Дебют из первых трёх камней</translation>
    </message>
    <message>
        <source>A player declares the number</source>
        <translation>Число объявляет игрок</translation>
    </message>
    <message>
        <source>Number of fifth moves offered</source>
        <translation>Число предлагаемых пятых ходов</translation>
    </message>
    <message>
        <source>%1 may not swap colours</source>
        <translation>%1 не вправе обменяться цветами</translation>
    </message>
    <message>
        <source>Without the right to swap colours</source>
        <extracomment>A handicap: one of the two players, named below this, lacks the right to swap.</extracomment>
        <translation>Без права обмена цветами</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TieBreakFields</name>
    <message>
        <source>Unknown: %1</source>
        <extracomment>%1 is a list of codes of tie-breaks.</extracomment>
        <translation>Неизвестные коды: %1</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Дополнительные показатели</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks, in order</source>
        <extracomment>Codes of criteria such as BH-C1.</extracomment>
        <translation>Коды показателей по порядку</translation>
    </message>
    <message>
        <source>Custom list</source>
        <extracomment>A list of criteria that comes from no regulation.</extracomment>
        <translation>Свой список</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeCard</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>Button: a game without clocks.</extracomment>
        <translation>Без ограничений</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeField</name>
    <message>
        <source>%1  –  %2</source>
        <extracomment>A time control in the list: how it is written, and what it means.</extracomment>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>%1 · %2 %3  –  %4</source>
        <extracomment>A method of a clock such as the DGT 3000: the clock, the number and the name of the method there, and what it means.</extracomment>
        <translation>%1 · %2 %3  —  %4</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <extracomment>Below a time that cannot be read: lines that can be. Keep the three as they are.</extracomment>
        <translation>Например: %1</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeFinder</name>
    <message>
        <source>%1  –  %2</source>
        <extracomment>A time control as it is written, and what it means.</extracomment>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Name, number or time, such as DGT 11, Fischer or 7m+4s</source>
        <extracomment>In the field where a time control is looked for. DGT is a make of clocks.</extracomment>
        <translation>Название, номер или время: DGT 11, Fischer, 7 мин + 4 с</translation>
    </message>
    <message>
        <source>Find a time control</source>
        <translation>Найти контроль времени</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>Контроли времени</translation>
    </message>
    <message>
        <source>No matching time control.</source>
        <translation>Подходящего контроля времени нет.</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>A method of a clock: the clock, its number there and its name there.</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Другие</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TimeNumbers</name>
    <message>
        <source>Minutes</source>
        <extracomment>Three numbers of a time control: of a player&apos;s whole time; added after each move, or of each period; and how many periods (byo-yomi).</extracomment>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Периоды</translation>
    </message>
    <message>
        <source>Added after each move; with periods, the length of each</source>
        <translation>Добавляются после каждого хода; с периодами — длина каждого</translation>
    </message>
    <message>
        <source>Byo-yomi: how many periods follow when the minutes are used up</source>
        <translation>Бёёми: сколько периодов следует, когда минуты вышли</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::ToolBox</name>
    <message>
        <source>Play stones</source>
        <translation>Делать ходы</translation>
    </message>
    <message>
        <source>Write on a point</source>
        <translation>Написать на пункте</translation>
    </message>
    <message>
        <source>Draw a circle</source>
        <translation>Нарисовать круг</translation>
    </message>
    <message>
        <source>Draw a square</source>
        <translation>Нарисовать квадрат</translation>
    </message>
    <message>
        <source>Draw a triangle</source>
        <translation>Нарисовать треугольник</translation>
    </message>
    <message>
        <source>Draw a cross</source>
        <translation>Нарисовать крест</translation>
    </message>
    <message>
        <source>Draw an arrow</source>
        <translation>Нарисовать стрелку</translation>
    </message>
    <message>
        <source>Set up black stones</source>
        <extracomment>Tool: a stone is put up without being played.</extracomment>
        <translation>Поставить чёрные камни</translation>
    </message>
    <message>
        <source>Set up white stones</source>
        <translation>Поставить белые камни</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Убрать камни</translation>
    </message>
    <message>
        <source>Write letters: A, B, C</source>
        <translation>Писать буквы: A, B, C</translation>
    </message>
    <message>
        <source>Write numbers: 1, 2, 3</source>
        <translation>Писать числа: 1, 2, 3</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Провести линию</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <extracomment>Button: what marks are drawn with; %1 is the colour that is chosen.</extracomment>
        <translation>Цвет пометок</translation>
    </message>
    <message>
        <source>Default colour</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Change the side to move</source>
        <extracomment>Button: White is to move where Black was, and the other way round.</extracomment>
        <translation>Сменить очередь хода</translation>
    </message>
    <message>
        <source>Colour of marks: %1</source>
        <translation>Цвет пометок: %1</translation>
    </message>
    <message>
        <source>More tools</source>
        <extracomment>Button: a menu of the tools that have no button in a small window.</extracomment>
        <translation>Другие инструменты</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TournamentPage</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Участники</translation>
    </message>
    <message>
        <source>&amp;Round %1</source>
        <translation>&amp;Тур %1</translation>
    </message>
    <message>
        <source>Sta&amp;ndings</source>
        <translation>По&amp;ложение</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Предыдущий тур</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;менить</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Вер&amp;нуть</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>The player named first wins, draws, loses</source>
        <translation>Победа, ничья, поражение первого в паре</translation>
    </message>
    <message>
        <source>Forfeit: the player named first wins, the other wins, both lose</source>
        <translation>Неявка: победа или поражение первого в паре, поражение обоих</translation>
    </message>
    <message>
        <source>Clear the result for this table</source>
        <translation>Убрать результат этого стола</translation>
    </message>
    <message>
        <source>Open the game at this table</source>
        <translation>Открыть партию этого стола</translation>
    </message>
    <message>
        <source>Pick a player to exchange in a draft round</source>
        <translation>В черновике тура выбрать участника, чтобы поменять его местами с другим</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Ruling: points awarded by the arbiter</source>
        <translation>Решение судьи: присуждение очков</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>A group of a tournament that is paired and ranked by itself.</extracomment>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Previous and next section</source>
        <translation>Предыдущая и следующая группа</translation>
    </message>
    <message>
        <source>Times, warnings and reason for this table&apos;s result</source>
        <translation>Время, предупреждения и причина результата за этим столом</translation>
    </message>
    <message>
        <source>Line-ups of two teams</source>
        <translation>Составы двух команд</translation>
    </message>
    <message>
        <source>Previous and next round</source>
        <translation>Предыдущий и следующий тур</translation>
    </message>
    <message>
        <source>Nothing was changed, because it could not be saved.</source>
        <translation>Ничего не изменено, так как сохранить не удалось.</translation>
    </message>
    <message>
        <source>Results by table number: 12, Enter, 1</source>
        <translation>Результаты по номеру стола: 12, Enter, 1</translation>
    </message>
    <message>
        <source>This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes to it appear here.</source>
        <translation>Здесь этот турнир можно только просматривать: он открыт в другом месте или его файл доступен только для чтения. Изменения появляются и здесь.</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>Button: the tournament that was only shown is edited here from now on.</extracomment>
        <translation>Редактировать здесь</translation>
    </message>
    <message>
        <source>This computer stands at a table. Open a table of the round to play its game here; the result goes to the desk.</source>
        <translation>Этот компьютер стоит у стола. Откройте стол тура, чтобы сыграть здесь его партию; результат передаётся на компьютер организаторов.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::TypedDrafts</name>
    <message>
        <source>This backup cannot be read. It was left where it is.</source>
        <translation>Эту резервную копию не удаётся прочитать. Она оставлена на прежнем месте.</translation>
    </message>
    <message>
        <source>%1 was not saved. It was last backed up on %2.</source>
        <extracomment>%1 is what something was typed about, such as &quot;Team members: Beavers&quot;; %2 a date with the time of day.</extracomment>
        <translation>Не сохранено: %1. Последняя резервная копия: %2.</translation>
    </message>
    <message>
        <source>Open the same dialog again to go on with it.</source>
        <translation>Чтобы продолжить, снова откройте тот же диалог.</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UnplayedDialog</name>
    <message>
        <source>%1 did not arrive</source>
        <extracomment>Results of a game that was not played; %1 is a player.</extracomment>
        <translation>%1: неявка</translation>
    </message>
    <message>
        <source>%1 forfeits the game</source>
        <extracomment>%1 is a player who gave the game up before it began.</extracomment>
        <translation>%1: отказ от партии</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>%1 is a player who has no opponent in this round, and gets the point.</extracomment>
        <translation>%1: свободный тур</translation>
    </message>
    <message>
        <source>Game not played</source>
        <translation>Несыгранная партия</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Второй игрок</translation>
    </message>
    <message>
        <source>Why was it not played?</source>
        <translation>Почему партия не состоялась?</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Its number, in a hall with many.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <translation>Примечание для протокола</translation>
    </message>
    <message>
        <source>Save result</source>
        <extracomment>Button: the result of a game that was not played is kept.</extracomment>
        <translation>Сохранить результат</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Neither player arrived: both lose</source>
        <translation>Не явились оба: поражение обоих</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::UserLibrary</name>
    <message>
        <source>Adding games to the library…</source>
        <extracomment>What a bar of progress is about.</extracomment>
        <translation>Партии добавляются в базу…</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictHome</name>
    <message>
        <source>Verdict</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Journals and papers</source>
        <translation>Журналы и документы</translation>
    </message>
    <message>
        <source>Games played last</source>
        <extracomment>Heading over the games that were played or begun last; each opens its journal.</extracomment>
        <translation>Последние партии</translation>
    </message>
    <message>
        <source>Each game that is played here keeps a journal. The last ones will be shown here.</source>
        <translation>У каждой сыгранной здесь партии есть журнал. Последние журналы появятся здесь.</translation>
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
        <translation>выигрывает</translation>
    </message>
    <message>
        <source>No point is forbidden, and none wins.</source>
        <translation>Ни один пункт не запрещён, и ни один не выигрывает.</translation>
    </message>
    <message>
        <source>Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point to see whether a stone is allowed there, and why.</source>
        <translation>Поставьте камни кнопками «Чёрные» и «Белые». Затем выберите «Спросить» и коснитесь пустого пункта, чтобы узнать, можно ли туда ходить и почему.</translation>
    </message>
    <message>
        <source>This side has no forbidden points under this rule.</source>
        <translation>По этим правилам у этой стороны запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Button: a tap lays a black stone.</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>Button: a tap lays a white stone.</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button: a tap takes a stone off the board.</extracomment>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>Button: a tap asks why a point is forbidden or not.</extracomment>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: take all stones off the board.</extracomment>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Paste…</source>
        <extracomment>Button: takes a position as text.</extracomment>
        <translation>Вставить…</translation>
    </message>
    <message>
        <source>Paste a board, a line of moves or a game record as text</source>
        <translation>Вставить доску, строку ходов или запись партии в виде текста</translation>
    </message>
    <message>
        <source>All points</source>
        <extracomment>Button: a list of all points that are forbidden or win.</extracomment>
        <translation>Все пункты</translation>
    </message>
    <message>
        <source>List the points that are forbidden or win, to see why</source>
        <translation>Показать запрещённые и выигрывающие пункты с объяснением</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button: puts the verdict on paper.</extracomment>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print the verdict with its proof and the rule, for the point asked about or for all points</source>
        <translation>Напечатать решение с доказательством и правилами: о выбранном пункте или обо всех</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Side to judge</source>
        <translation>Для какой стороны</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>for Black</source>
        <translation>для чёрных</translation>
    </message>
    <message>
        <source>for White</source>
        <translation>для белых</translation>
    </message>
    <message>
        <source>Clear all stones</source>
        <translation>Убрать все камни</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message>
        <source>Redo the last change</source>
        <translation>Вернуть последнее изменение</translation>
    </message>
    <message>
        <source>Find win</source>
        <extracomment>Button: look for a win by fours.</extracomment>
        <translation>Найти победу</translation>
    </message>
    <message>
        <source>The game has ended in this position.</source>
        <translation>В этой позиции партия окончена.</translation>
    </message>
    <message>
        <source>Find a win by fours</source>
        <translation>Найти победу четвёрками</translation>
    </message>
    <message>
        <source>Find a win by fours for the other side</source>
        <translation>Найти победу четвёрками за соперника</translation>
    </message>
    <message>
        <source>Find a win by fours and threes</source>
        <translation>Найти победу четвёрками и тройками</translation>
    </message>
    <message>
        <source>Find a win by fours and threes for the other side</source>
        <translation>Найти победу четвёрками и тройками за соперника</translation>
    </message>
    <message>
        <source>Verdict desk</source>
        <translation>Судейский разбор</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>Найти партии с этой позицией</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: looks for games of the game library with the position.</extracomment>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::VerdictPaper</name>
    <message>
        <source>Verdict on the point %1</source>
        <translation>Решение о пункте %1</translation>
    </message>
    <message>
        <source>Verdict on all points of a position</source>
        <translation>Решение обо всех пунктах позиции</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Место и дата</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>To be judged</source>
        <extracomment>The colour whose moves are judged.</extracomment>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>A move by %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and behind it how many stones of it there are.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>X: Black. O: White. ?: the point asked about. !: a forbidden point.</source>
        <extracomment>Below a board of letters.</extracomment>
        <translation>X: чёрные. O: белые. ?: рассматриваемый пункт. !: запрещённый пункт.</translation>
    </message>
    <message>
        <source>The point asked about is %1.</source>
        <translation>Рассматриваемый пункт: %1.</translation>
    </message>
    <message>
        <source>All forbidden points for %1.</source>
        <translation>%1: все запрещённые пункты.</translation>
    </message>
    <message>
        <source>No point is forbidden for %1.</source>
        <translation>%1: запрещённых пунктов нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are forbidden.</source>
        <translation>
            <numerusform>Запрещён %n пункт.</numerusform>
            <numerusform>Запрещены %n пункта.</numerusform>
            <numerusform>Запрещено %n пунктов.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stone wins at once on: %1.</source>
        <extracomment>%1 are points of the board.</extracomment>
        <translation>Немедленный выигрыш: %1.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Доказательство</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingFiles</name>
    <message>
        <source>The waiting game could not be saved: %1</source>
        <translation>Не удалось сохранить ожидающую партию: %1</translation>
    </message>
    <message>
        <source>Another program has this game open.</source>
        <translation>Эта партия открыта в другой программе.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingPage</name>
    <message>
        <source>Both are here. The game can begin.</source>
        <translation>Оба на месте. Можно начинать.</translation>
    </message>
    <message>
        <source>The game begins as soon as both are ready. Nobody is late.</source>
        <translation>Партия начнётся, когда оба будут готовы. Опоздания не считаются.</translation>
    </message>
    <message>
        <source>No clock runs before the start.</source>
        <translation>До начала часы не идут.</translation>
    </message>
    <message>
        <source>Neither player is here. No clock runs until one of them arrives.</source>
        <translation>Игроков ещё нет. Часы не идут, пока не придёт один из игроков.</translation>
    </message>
    <message>
        <source>Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.</source>
        <translation>Игроков ещё нет. Идёт время того, кто действует первым (%1), и засчитывается обоим.</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running.</source>
        <translation>%1: ещё не на месте, время идёт.</translation>
    </message>
    <message>
        <source>%1 until the start</source>
        <translation>До начала %1</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>С начала прошло %1</translation>
    </message>
    <message>
        <source>Record the result</source>
        <extracomment>Button of the waiting room when a player is too late: the game ends without being played.</extracomment>
        <translation>Записать результат</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Here.</source>
        <translation>На месте.</translation>
    </message>
    <message>
        <source>Not here yet.</source>
        <translation>Ещё не на месте.</translation>
    </message>
    <message>
        <source>Too late: arrived %1 after the start.</source>
        <translation>Слишком поздно: явка через %1 после начала.</translation>
    </message>
    <message>
        <source>Too late, and not here.</source>
        <translation>Слишком поздно: игрока всё ещё нет.</translation>
    </message>
    <message>
        <source>Arrived %1 late.</source>
        <translation>Опоздание: %1.</translation>
    </message>
    <message>
        <source>Here on time.</source>
        <translation>Явка вовремя.</translation>
    </message>
    <message>
        <source>Not here, %1 late so far.</source>
        <translation>Ещё не на месте, опоздание уже %1.</translation>
    </message>
    <message>
        <source>%1 will be deducted from the clock.</source>
        <translation>Из показаний часов будет вычтено %1.</translation>
    </message>
    <message>
        <source>%1 would be deducted from the clock.</source>
        <translation>Сейчас из показаний часов было бы вычтено %1.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Ожидание игроков</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 and %2 are the players.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Cancel game</source>
        <extracomment>Button: this game is not played after all.</extracomment>
        <translation>Отменить партию</translation>
    </message>
    <message>
        <source>Opens the game and acts first.</source>
        <translation>Начинает партию, действует первым.</translation>
    </message>
    <message>
        <source>Waits for the opening.</source>
        <translation>Ждёт своей очереди в дебюте.</translation>
    </message>
    <message>
        <source>%1 is here (%2)</source>
        <extracomment>Button and key by which a player says that he has come: &quot;Aoki is here (1)&quot;.</extracomment>
        <translation>%1 на месте (%2)</translation>
    </message>
    <message>
        <source>%1 is not here, and this player&apos;s clock is running. %2 may begin.</source>
        <translation>%1: ещё не на месте, время идёт. %2 может начать.</translation>
    </message>
    <message>
        <source>Begin without %1</source>
        <extracomment>Button: the opener begins; %1 is the player who is late.</extracomment>
        <translation>Начать без соперника (%1)</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set forward by %1. Going by the time that has passed, it is %2.</source>
        <translation>Часы компьютера переведены вперёд на %1. Судя по прошедшему времени, сейчас %2.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back by %1. Going by the time that has passed, it is %2.</source>
        <translation>Часы компьютера переведены назад на %1. Судя по прошедшему времени, сейчас %2.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Buttons that choose between two times of day.</extracomment>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Перейти на %1</translation>
    </message>
    <message>
        <source>First choose which time counts.</source>
        <translation>Сначала решите, какое время считать верным.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WaitingRoom</name>
    <message>
        <source>This game has already started in another window.</source>
        <translation>Эта партия уже началась в другом окне.</translation>
    </message>
    <message>
        <source>The start time has passed.</source>
        <translation>Время начала прошло.</translation>
    </message>
    <message>
        <source>Only the arbiter can change it now.</source>
        <translation>Теперь изменить его может только судья.</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinLegend</name>
    <message>
        <source>wins</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win by fours.</extracomment>
        <translation>выигрывает</translation>
    </message>
    <message>
        <source>wins fastest</source>
        <extracomment>Legend of a sign on the board: a stone there begins a win that is as short as any.</extracomment>
        <translation>выигрывает быстрее всего</translation>
    </message>
    <message>
        <source>stops the win</source>
        <extracomment>Legend of a sign on the board: a stone there leaves the other side no win by fours.</extracomment>
        <translation>не даёт сопернику выиграть</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>Legend of a sign on the board: the search did not find out.</extracomment>
        <translation>не выяснено</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WinPanel</name>
    <message>
        <source>More</source>
        <extracomment>Button: a menu with what else can be asked about a win.</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Previous step of the win</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Next step of the win</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>The win, step by step</source>
        <translation>Победа по шагам</translation>
    </message>
    <message>
        <source>A win by fours: every move makes a four until a five cannot be stopped.</source>
        <translation>Победа четвёрками: каждый ход строит четвёрку, и в конце концов пятёрку уже не остановить.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A row of a win: %1 is the number of the stone, %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Find a win by fours and threes: %1</source>
        <extracomment>Menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours and threes is looked for.</extracomment>
        <translation>Найти победу четвёрками и тройками: %1</translation>
    </message>
    <message>
        <source>Mark all first moves: %1</source>
        <extracomment>Menu: mark all moves that begin a win of %1, &quot;Black&quot; or &quot;White&quot;.</extracomment>
        <translation>Отметить все первые ходы: %1</translation>
    </message>
    <message>
        <source>Mark all defences: %1</source>
        <extracomment>Menu: mark all moves of %1, &quot;Black&quot; or &quot;White&quot;, that stop the win of the other side.</extracomment>
        <translation>Отметить все защиты: %1</translation>
    </message>
    <message>
        <source>Insert as variation</source>
        <translation>Вставить как вариант</translation>
    </message>
    <message>
        <source>Check this proof</source>
        <translation>Проверить доказательство</translation>
    </message>
    <message>
        <source>Find a win by fours: %1</source>
        <extracomment>Button and menu: %1 is &quot;Black&quot; or &quot;White&quot;, whose win by fours is looked for.</extracomment>
        <translation>Найти победу четвёрками: %1</translation>
    </message>
    <message>
        <source>Look longer</source>
        <translation>Искать дольше</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WindowBar</name>
    <message>
        <source>Menu (%1)</source>
        <translation>Меню (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::Worksheet</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>После хода %1</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <extracomment>A position of a record: %1 is the number of the last move, %2 its point.</extracomment>
        <translation>После хода %1, %2</translation>
    </message>
    <message>
        <source>Position shown: %1</source>
        <translation>Показанная позиция: %1</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>Не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>These settings for a worksheet are not valid.</source>
        <translation>Недопустимые параметры рабочего листа.</translation>
    </message>
    <message>
        <source>There are no tasks to print.</source>
        <translation>Нет задач для печати.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Mark every forbidden point.</source>
        <translation>Отметьте все запрещённые пункты.</translation>
    </message>
    <message>
        <source>Is the marked point forbidden? Write down why, or why not.</source>
        <translation>Запрещён ли отмеченный пункт? Запишите, почему вы так считаете.</translation>
    </message>
    <message>
        <source>Name the shape of the marked stones.</source>
        <translation>Назовите фигуру из отмеченных камней.</translation>
    </message>
    <message>
        <source>Why do the marked stones not become a three when a stone is placed on the marked point?</source>
        <translation>Почему отмеченные камни не станут тройкой, если поставить камень на отмеченный пункт?</translation>
    </message>
    <message>
        <source>Mark the right answer.</source>
        <translation>Отметьте верный ответ.</translation>
    </message>
    <message>
        <source>Number the points where the stones go.</source>
        <translation>Пронумеруйте пункты, на которые ставятся камни.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a list.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No point is forbidden.</source>
        <translation>Запрещённых пунктов нет.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of forbidden move, %2 the points: &quot;double-three: H8 J9&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например, %1</translation>
    </message>
    <message>
        <source>One of %1</source>
        <extracomment>An answer: %1 is a list of moves, and one of them is enough.</extracomment>
        <translation>Любой из ходов: %1</translation>
    </message>
    <message>
        <source>Solve each task.</source>
        <translation>Решите каждую задачу.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Label of a line to write on.</extracomment>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Рабочий лист</translation>
    </message>
    <message>
        <source>%1 – answers</source>
        <translation>%1 — ответы</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <extracomment>At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.</extracomment>
        <translation>%1, %2, набор %3</translation>
    </message>
    <message>
        <source>Win by fours and threes: number the moves of both sides until the win cannot be stopped.</source>
        <translation>Победа четвёрками и тройками: пронумеруйте ходы обеих сторон, пока победу уже нельзя предотвратить.</translation>
    </message>
    <message>
        <source>Win by fours: number the moves of both sides until the win cannot be stopped.</source>
        <translation>Победа четвёрками: пронумеруйте ходы обеих сторон, пока победу уже нельзя предотвратить.</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours and threes.</source>
        <translation>Отметьте ход, с которого начинается победа четвёрками и тройками.</translation>
    </message>
    <message>
        <source>Mark every move that begins a win by fours.</source>
        <translation>Отметьте все ходы, с которых начинается победа четвёрками.</translation>
    </message>
    <message>
        <source>Mark a move that begins a win by fours.</source>
        <translation>Отметьте ход, с которого начинается победа четвёрками.</translation>
    </message>
    <message>
        <source>Mark every move that stops the win by fours.</source>
        <translation>Отметьте все ходы, которые защищают от победы четвёрками.</translation>
    </message>
    <message>
        <source>Mark a move that stops the win by fours.</source>
        <translation>Отметьте ход, который защищает от победы четвёрками.</translation>
    </message>
    <message>
        <source>%1. These moves begin a win, too: %2</source>
        <extracomment>An answer: %1 is a line of moves, %2 the other moves that begin a win.</extracomment>
        <translation>%1. Победа начинается и с ходов: %2</translation>
    </message>
    <message>
        <source>There is no course %1.</source>
        <translation>Курса %1 нет.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading of the list of chapters with their pages.</extracomment>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>kagetsu::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <extracomment>A form of what is printed: tasks with lines for name and date.</extracomment>
        <translation>Рабочий лист</translation>
    </message>
    <message>
        <source>Kind of task</source>
        <translation>Вид задачи</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Number of tasks</source>
        <translation>Число задач</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>A number that the tasks are made from; the same number makes the same tasks.</extracomment>
        <translation>Номер набора</translation>
    </message>
    <message>
        <source>The same number makes the same sheet again, for instance to print its answers</source>
        <translation>Тот же номер снова даёт тот же лист, например чтобы напечатать ответы</translation>
    </message>
    <message>
        <source>&amp;Other tasks</source>
        <translation>&amp;Другие задачи</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>Positions of a record that become tasks of a worksheet.</extracomment>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>What is asked about positions of a record.</extracomment>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>A line to write on</source>
        <translation>Строка для записи</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Диаграмм на странице</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Размер бумаги</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Второй язык</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No second language.</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>&amp;Ответы на отдельных страницах</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a picture: the worksheet as it will be printed.</extracomment>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Making the sheet… %1%</source>
        <translation>Составление листа… %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out: the question does not suit the position.</source>
        <translation>
            <numerusform>Пропущена %n задача: вопрос не подходит к позиции.</numerusform>
            <numerusform>Пропущено %n задачи: вопрос не подходит к позициям.</numerusform>
            <numerusform>Пропущено %n задач: вопрос не подходит к позициям.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no task yet. Choose positions, or another question.</source>
        <translation>Задач пока нет. Выберите позиции или другой вопрос.</translation>
    </message>
    <message>
        <source>The question of task %1 is too long for the space. Choose fewer diagrams per page.</source>
        <translation>Вопрос задачи %1 слишком длинный и не помещается. Выберите меньше диаграмм на странице.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>Сохранить рабочий лист</translation>
    </message>
    <message>
        <source>worksheet</source>
        <extracomment>The beginning of a file&apos;s name.</extracomment>
        <translation>рабочий-лист</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Question of the chosen position</source>
        <extracomment>What is asked about the position that is chosen in the list.</extracomment>
        <translation>Вопрос к выбранной позиции</translation>
    </message>
    <message>
        <source>As for all</source>
        <extracomment>A position of a worksheet is asked what all are asked.</extracomment>
        <translation>Как у всех</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A position of a record and what is asked about it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Whether a sheet of tasks or a booklet with contents is made.</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Booklet with contents</source>
        <extracomment>A form of what is printed: explanations and tasks, with contents and the chapter above each page.</extracomment>
        <translation>Брошюра с содержанием</translation>
    </message>
    <message>
        <source>&amp;Moves below each diagram</source>
        <translation>&amp;Ходы под каждой диаграммой</translation>
    </message>
    <message>
        <source>A text is too long for the space. Choose fewer diagrams per page.</source>
        <translation>Текст слишком длинный и не помещается. Выберите меньше диаграмм на странице.</translation>
    </message>
</context>
</TS>
