// SPDX-License-Identifier: MIT
#include "../paperalike.h"
#include "clock/controltext.h"
#include "game.h"
#include "match/journal/chain/chaincode.h"
#include "match/model/doublegame.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/protocoldocument.h"
#include "ui/print/paper/documenttext.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace tst_protocoldocument {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

QString textIn(const QString &language, const Driver &driver)
{
    return toPlainText(protocolDocument(protocolOf(driver), "arbiter.jsonl", language));
}

// On one line, so that a wrapped sentence is found.
QString flat(const QString &text)
{
    return text.simplified();
}

QString english(const Driver &driver)
{
    return flat(textIn("en", driver));
}

// Every word of a document, cell by cell.
QStringList wordsOf(const Document &document)
{
    QStringList words { document.title };
    for (const Block &block : document.blocks) {
        if (const auto *heading = std::get_if<Heading>(&block))
            words << heading->text;
        else if (const auto *paragraph = std::get_if<Paragraph>(&block))
            words << paragraph->text;
        else if (const auto *facts = std::get_if<Facts>(&block))
            for (const Facts::Fact &fact : facts->facts)
                words << fact.label << fact.value;
        else if (const auto *table = std::get_if<Table>(&block))
            for (const QStringList &row : table->rows)
                words << row;
    }
    return words;
}

} // namespace

// The document for signatures: every kind of event stands in it.
class TestProtocolDocument : public QObject
{
    Q_OBJECT

private slots:
    void gameOfTheArbiter_data();
    void gameOfTheArbiter();
    void otherEvents_data();
    void otherEvents();
    void terms_data();
    void terms();
    void protocolListsAllThatWasAgreed_data();
    void protocolListsAllThatWasAgreed();
    void whatWasNotSaidIsNotPrinted();
    void chineseAndJapaneseSentencesStandSolid_data();
    void chineseAndJapaneseSentencesStandSolid();
    void runningGameSaysNothingOfForbiddenStones();
    void pdfIsTheText_data();
    void pdfIsTheText();
    void allLanguagesAreComplete_data();
    void allLanguagesAreComplete();
    void paperInAnotherLanguageDoesNotChangeTheProgram();
    void brokenJournals_data();
    void brokenJournals();
    void journalChangedAnywhereIsSeen();

private:
    QString m_text = english(arbiterGame());
};

void TestProtocolDocument::gameOfTheArbiter_data()
{
    QTest::addColumn<QString>("fact");
    const auto row = [](const char *name, const char *fact) { QTest::newRow(name) << QString::fromUtf8(fact); };
    row("title", "Protocol of the game Aoki – Bergman");
    row("who is Black in the end", "Black Bergman White Aoki Opener Aoki");
    row("event, round and place", "Event Club <Open> 2031 Round 3 Place Kagetsu Hall");
    row("begun", "Started 2031-05-04 12:00:00 UTC+02:00");
    row("rule", "Rule Renju. Five in a row wins.");
    row("opening procedure", "Opening RIF (classic). The opener places one of the 26 patterns,");
    row("time in words and as it is written", "plus 30 seconds after each move (1h+30s)");
    row("fouls", "Forbidden moves Must be claimed. Play continues unless the opponent makes a claim in time.");
    row("hints", "Hints None. As in a match: nobody is told which points are forbidden.");
    row("penalty", "Wrong claim The opponent gets an extra 2 minutes.");
    row("pattern", "Pattern of the first three stones: D6 Ugetsu.");
    row("stone of the opening", "Aoki White stone on H9 0:01.000");
    row("swap", "Bergman Take Black – the colours are swapped 0:02.000");
    row("offer", "Bergman K12 is offered as a fifth move 0:02.000");
    row("selection", "Aoki G6 is picked from the offered moves 0:02.000");
    row("moves with times", "11 B14 0:01.000");
    row("time in all", "Bergman used ");
    row("board of letters", "8 . . . . . . X X X . . . . . . 8");
    row("stones of whom", "X: Bergman (Black). O: Aoki (White).");
    row("wrong claim",
        "Claim by Aoki: the stone of Bergman on G7 (move 7) is forbidden. Ruling: the claim is rejected.");
    row("its proof", "G7 is allowed.");
    row("time correction", "Clock correction: Bergman gets an extra 2 minutes, from ");
    row("claim too late",
        "on G8 (move 9) is forbidden. The claim was made 2 moves after the stone. Ruling: the claim is rejected. The "
        "stone was forbidden (double-three), but the turn to reply to it was over.");
    row("proof of the double-three", "G8 is forbidden: double-three. G8 makes two threes:");
    row("warning", "Warning to Aoki.");
    row("pause", "Bergman pauses the game; both clocks stop.");
    row("end of the pause", "The game resumes; the clocks were stopped for 3:20.000.");
    row("overline ten moves later",
        "on E14 (move 21) is forbidden. The claim was made 10 moves after the stone. Ruling: the claim is upheld "
        "(overline).");
    row("proof of the overline", "E14 makes a row of 6: B14 C14 D14 E14 F14 G14. Overline.");
    row("where in the journal", "after move 31 (line ");
    row("result", "Result Aoki wins: Bergman made a forbidden overline.");
    row("signatures", "____ Bergman (Black) ");
    row("signature of the arbiter", "____ Arbiter");
    row("name of the journal, on the page of the signatures",
        "Result ------ Aoki wins: Bergman made a forbidden overline. Journal arbiter.jsonl");
    row("how to compare", "kagetsu-cli journal verify arbiter.jsonl");
}

void TestProtocolDocument::gameOfTheArbiter()
{
    QFETCH(QString, fact);
    QVERIFY2(m_text.contains(fact), qPrintable(m_text));
    QVERIFY(m_text.contains(QString::fromLatin1(protocolOf(arbiterGame()).end.hash)));
    QVERIFY(!m_text.contains('%'));
}

void TestProtocolDocument::otherEvents_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *fact, const Driver &driver) {
        QTest::newRow(name) << QString::fromUtf8(fact) << english(driver);
    };
    Driver draw;
    draw.playAll({ "H8" });
    draw.give(OfferDraw { Seat::A });
    draw.give(AnswerDraw { Seat::B, false });
    draw.playAll({ "H9", "I9" });
    draw.give(OfferDraw { Seat::B });
    draw.give(AnswerDraw { Seat::A, true });
    row("draw offer", "Aoki offers a draw.", draw);
    row("draw declined", "Bergman declines the draw.", draw);
    row("draw agreed", "Result Draw by agreement.", draw);

    Driver back;
    back.playAll({ "H8", "H9", "J8" });
    back.give(AskTakeBack { Seat::B });
    back.give(AnswerTakeBack { Seat::A, false });
    back.give(AskTakeBack { Seat::A });
    back.give(AnswerTakeBack { Seat::B, true });
    back.give(Resign { Seat::B });
    row("take-back asked", "Bergman asks to take back a move.", back);
    row("take-back declined", "Aoki declines the take-back.", back);
    row("take-back", "1 move is taken back: Black stone on J8. Aoki is to move again.", back);
    row("resignation", "Result Aoki wins: Bergman resigned.", back);

    Driver flag;
    flag.wait(15min + 250ms);
    flag.give(CheckFlag {});
    flag.give(ClaimTime { Seat::B });
    row("flag with its moment", "The flag of Aoki fell at 12:15:00.000, 15:00.000 after the start.", flag);
    row("flag in the place of the clock", "Clocks then: Aoki flag, Bergman 15:00.000.", flag);
    row("loss on time", "Result Bergman wins: Aoki ran out of time.", flag);
    Driver fallen;
    fallen.playAll({ "H8" });
    fallen.wait(15min + 250ms);
    fallen.give(CheckFlag {});
    fallen.give(ClaimTime { Seat::A });
    row("nothing left of a fallen flag", "Bergman used 15:00.000 in all, and the flag has fallen.", fallen);
    row("time left of the other", "Aoki used 0:01.000 in all and has 14:59.000 left on the clock.", fallen);

    MatchSetup capped = plainSetup();
    capped.time.a.perMove = 3min;
    Driver cap(capped);
    cap.wait(4min);
    cap.give(CheckFlag {});
    row("limit of one move", "Aoki reached the limit per move at 12:03:00.000,", cap);
    row("flag not yet claimed", "Result The game is not finished.", cap);
    row("times that differ", "Time of Bergman 15 minutes (15m)", cap);

    MatchSetup warning = capped;
    warning.time.a.capPolicy = clock::CapPolicy::Warn;
    Driver warned(warning);
    warned.wait(3min + 1s);
    warned.give(CheckFlag {});
    row("limit of one move that warns", "Warning to Aoki for reaching the limit per move.", warned);
    MatchSetup losing = capped;
    losing.time.a.capPolicy = clock::CapPolicy::TurnLost;
    Driver turn(losing);
    turn.wait(3min + 1s);
    turn.give(CheckFlag {});
    row("limit of one move that takes the turn",
        "Aoki reached the limit per move at 12:03:00.000, 3:00.000 after the start. The turn is lost.", turn);

    Driver crash;
    crash.playAll({ "H8" });
    crash.wait(1s);
    crash.give(Recover {});
    crash.give(Resume {});
    row("recovery with its loss",
        "The program had stopped; the game was resumed 0:01.000 after the last entry. At most 1 second of thinking "
        "time was not counted on the running clock.",
        crash);
    Driver restart;
    restart.give(Pause { Seat::A });
    restart.give(Recover {});
    row("recovery without loss", "All thinking time was counted.", restart);

    MatchSetup declared = plainSetup();
    declared.fivePolicy = FivePolicy::Declare;
    Driver five(declared);
    five.playAll({ "H8", "A1", "I8", "A2", "J8", "A4", "K8", "A5" });
    five.give(ClaimFive { Seat::A });
    five.playAll({ "L8" });
    five.give(ClaimFive { Seat::A });
    row("wrong five", "Aoki declares five in a row. Ruling: there is no five.", five);
    row("right five", "Aoki declares five in a row. Ruling: there is a five.", five);
    row("its row", "Winning row: H8 I8 J8 K8 L8.", five);

    MatchSetup passing = plainSetup();
    passing.opening.passFrom = 2;
    Driver pass(passing);
    pass.playAll({ "H8" });
    pass.give(Pass { Seat::B });
    pass.give(Pass { Seat::A });
    row("passes", "2 pass 0:00.000", pass);
    row("terms of passing", "Passing Allowed from move 2; two passes in a row make a draw.", pass);

    Driver declaring([] {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("yamaguchi");
        return setup;
    }());
    declaring.playAll({ "H8", "H9", "I8" });
    while (declaring.match().opening().need().kind != opening::NeedKind::Declare)
        declaring.give(Act { *declaring.match().toAct(), opening::Choose { "keep" } });
    declaring.give(Act { *declaring.match().toAct(), opening::Declare { 4 } });
    row("number declared", "4 fifth moves will be offered", declaring);
    declaring.give(StepBack {});
    row("step taken back by the arbiter",
        "The arbiter undoes the last step of the opening: 4 fifth moves will be offered.", declaring);

    Driver offers = Driver(arbiterSetup());
    offers.playAll({ "H8", "H9", "I8" });
    offers.give(Act { Seat::B, opening::Choose { "keep" } });
    offers.playAll({ "A1" });
    offers.give(Act { Seat::A, opening::Offer { offers.at("G6") } });
    offers.give(OverruleSymmetry {});
    offers.give(Act { Seat::A, opening::Withdraw { offers.at("G6") } });
    offers.give(Annul {});
    row("colours kept", "Bergman Stay White", offers);
    row("symmetry overruled",
        "The arbiter allows fifth moves that make the same shape in different places on the board.", offers);
    row("offer withdrawn", "The offer of G6 is withdrawn", offers);
    row("end without result", "Result The game ended without a result.", offers);

    MatchSetup waited = plainSetup();
    waited.games = 2;
    waited.moveLimit = 150;
    waited.attendance = Attendance { 1'935'655'200'000, { -1min, 4min }, 5min };
    waited.attendance->clockSets = { { -10min, 40min, false }, { 1min, -40min, true } };
    waited.attendance->undone = { { Seat::A, -3min, -2min } };
    waited.attendance->moved = { { -13min, -15min, "Snow" } };
    waited.late = { 0min, 4min };
    Driver late(waited);
    late.give(Resign { Seat::B });
    row("when it was to begin", "Scheduled 2031-05-04 12:00:00 UTC+02:00", late);
    row("a clock that was set",
        "The computer's clock Set forward by 40:00.000 while the game was waiting to begin. The new time was not "
        "adopted.",
        late);
    row("a clock that was followed",
        "The computer's clock Set back by 40:00.000 while the game was waiting to begin. The new time was adopted.",
        late);
    row("who was there", "Arrival of Aoki Arrived on time.", late);
    row("who came late", "Arrival of Bergman Arrived 4:00.000 late. Deducted from the clock: 4:00.000.", late);
    row("first of two games", "Match Game 1 of 2", late);
    row("score between the games", "Result of the match After the first of two games: Aoki 1 – 0 Bergman.", late);
    row("limit of moves", "Maximum number of moves A draw after 150 moves.", late);
    Driver later(secondGame(late.match()));
    later.give(Resign { Seat::A });
    row("second of two games", "Match Game 2 of 2, score so far Aoki 1 – 0 Bergman", later);
    row("its first game", "First game Aoki wins: Bergman resigned. Journal test.jsonl.", later);
    row("score of the match",
        "Result of the match After both games: Aoki 2 – 0 Bergman. Aoki wins the match. Points: Aoki 2, Bergman 0.",
        later);
    waited.attendance->arrivals.b.reset();
    waited.attendance->begun = 16min;
    waited.late = {};
    MatchSetup alone = plainSetup();
    alone.lateness.charge = LateCharge::Double;
    alone.attendance = Attendance { 1'935'655'200'000, { 0min, std::nullopt }, 2min };
    alone.late = { 0min, 4min };
    Driver opened(alone);
    row("who is awaited", "Arrival of Bergman Has not arrived yet. Deducted from the clock: 4:00.000.", opened);
    opened.playAll({ "H8" });
    opened.wait(3min);
    opened.give(Arrive { Seat::B });
    row("who came after the beginning", "Arrival of Bergman Arrived 5:01.000 late. Deducted from the clock: 7:00.000.",
        opened);
    row("arrival",
        "Bergman arrives, 5:01.000 after the scheduled start. In addition, 3:00.000 is deducted from the clock: from ",
        opened);
    row("who did not come", "Arrival of Bergman Did not arrive.", Driver(waited));
    row("loss by not coming", "Result Aoki wins: Bergman did not arrive", Driver(waited));

    MatchSetup ruled = plainSetup();
    ruled.arbiter = true;
    Driver taken(ruled);
    taken.playAll({ "H8" });
    taken.give(ClaimFoul { Seat::B, taken.at("H8") });
    taken.give(Recover {});
    taken.give(Resume {});
    row("taken up again while a claim waits", "The game resumes; both clocks are still stopped.", taken);

    MatchSetup wood = plainSetup();
    wood.playedOn = PlayedOn::PhysicalBoard;
    wood.opening = shippedProcedure("swap2");
    Driver table(wood);
    for (const char *point : { "H8", "H9", "I8" })
        table.give(Note { opening::Place { table.at(point) } });
    table.wait(65s);
    table.give(Press { Seat::A });
    table.wait(20s);
    table.give(Note { opening::Choose { table.match().opening().need().options.front().id } });
    table.give(StrikeNote {});
    table.give(Press { Seat::B });
    table.give(Conclude { { record::Winner::Draw, record::Reason::Agreement } });
    row("board of wood", "15×15, on a physical board: the program kept the time", table);
    row("presses of the clock", "Player Used Clock 1 Aoki 1:05.000 13:55.000 2 Bergman 0:20.000 14:40.000", table);
    row("steps noted without a time", "Aoki Black stone on H8 Aoki White stone on H9", table);
    row("note struck out", "after turn 1 (line 7): The last recorded move is deleted.", table);
    row("draw agreed at the table", "Result Draw by agreement.", table);
    Driver silent([&] {
        wood.time.b = {};
        return wood;
    }());
    silent.give(Press { Seat::A });
    silent.give(ExchangeColours {});
    row("colours exchanged", "The players swap colours.", silent);
    row("opening not noted", "Its steps were not recorded.", silent);

    MatchSetup shown = wood;
    shown.onlyTime = true;
    Driver hand(shown);
    hand.wait(5s);
    hand.give(Press { Seat::A });
    hand.give(Pause { Seat::B });
    const Grounds agreed { Ground::PlayersAgree, {} };
    hand.give(Intervene { SetClock { Seat::A, { {}, 7min, {}, {}, 12 } }, agreed });
    hand.give(Intervene { SetClock { Seat::A, { {}, {}, {}, {}, 13 } }, agreed });
    hand.give(Intervene { GiveTurn { Seat::A }, agreed });
    row("only the time", "Board A physical board: the program kept the time Time", hand);
    row("players without colours", "Player Aoki Player Bergman Started", hand);
    row("the players set a clock",
        "The players set the clock of Aoki from 14:55.000 to 7:00.000. Moves counted: 12. Reason: Players' agreement.",
        hand);
    row("the players set a counter", "The players set the move count of Aoki from 12 to 13.", hand);
    row("the players give the turn", "The players give the turn to Aoki.", hand);
    hand.give(Intervene { UndoOrder {}, agreed });
    row("the players undo it", "The players undo their last change to the clocks.", hand);
    shown.arbiter = true;
    Driver byArbiter(shown);
    byArbiter.give(Intervene { StopClocks {}, { Ground::Unstated, {} } });
    byArbiter.give(Intervene { GiveTurn { Seat::B }, { Ground::ClockWrongSide, {} } });
    byArbiter.give(Intervene { SetClock { Seat::B, { {}, {}, {}, {}, 3 } }, { Ground::ClockWrongSide, {} } });
    row("the arbiter gives the turn", "The arbiter gives the turn to Bergman. Reason:", byArbiter);
    row("the arbiter sets a counter", "The arbiter sets the move count of Bergman from 0 to 3.", byArbiter);
}

void TestProtocolDocument::otherEvents()
{
    QFETCH(QString, fact);
    QFETCH(QString, text);
    QVERIFY2(text.contains(fact), qPrintable(text));
}

void TestProtocolDocument::terms_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("text");
    MatchSetup setup = plainSetup();
    setup.names.b.clear();
    setup.rules = { .rule = rules::Rule::Caro, .caroEdgeBlocks = true, .caroExactlyFive = true };
    setup.time = {};
    setup.takeBacks = false;
    setup.boardSize = 19;
    const QString text = english(Driver(setup));
    const auto row = [&](const char *name, const char *fact) {
        QTest::newRow(name) << QString::fromUtf8(fact) << text;
    };
    row("a player without a name", "White Player 2");
    row("board", "Board 19×19");
    row("switch of Caro", "Edge It blocks one end of a five.");
    row("other switch of Caro", "Six or more They do not win.");
    row("no clock", "Time No time limit (inf)");
    row("no take-back", "Take-backs Not allowed.");
    row("nothing happened",
        "Claims, rulings, corrections and interruptions ---------------------------------------------- "
        "There were none.");
    row("no opening", "There were no steps.");
}

void TestProtocolDocument::terms()
{
    QFETCH(QString, fact);
    QFETCH(QString, text);
    QVERIFY2(text.contains(fact), qPrintable(text));
    QVERIFY(!text.contains("Forbidden moves"));
}

void TestProtocolDocument::protocolListsAllThatWasAgreed_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *fact, const QString &text) {
        QTest::newRow(name) << QString::fromUtf8(fact) << text;
    };
    const MatchSetup plain = plainSetup();
    const QString usual = english(Driver(plain));
    row("lateness, although nobody waited",
        "Lateness Arriving more than 15 minutes late counts as too late. A player who arrives too late loses the game. "
        "Within this limit, the time missed is deducted from the clock. If both are too late, both lose.",
        usual);
    row("draw offers", "Draw offers At any time.", usual);
    row("one game", "Games One.", usual);
    row("no announcements", "Announcements None were agreed.", usual);
    row("pauses", "Stopping the clocks Either player may pause.", usual);
    MatchSetup setup = plain;
    setup.preset =
        PresetTitle { "cup-2031", { { "en", "Cup of 2031" }, { "ja", "杯" } }, { { "en", "Final" } }, false };
    setup.lateness = { 60min, /*inclusive=*/true, LateCharge::Double, /*bothLose=*/false, LateScope::Match,
        StartClock::OnArrival };
    setup.drawOffers = { true, 30 };
    setup.games = 2;
    setup.scoring = Scoring::ThreeOneNone;
    setup.announcements = "jp-30";
    setup.pauses = false;
    setup.arbiter = true;
    setup.warningsToLose = 3;
    setup.foulPolicy = FoulPolicy::Auto;
    const QString cup = english(Driver(setup));
    row("the preset and its edition", "Rules ----- Preset Cup of 2031 · Final (cup-2031) Rule", cup);
    row("other lateness",
        "Lateness Arriving 1 hour or more late counts as too late. A player who arrives too late loses the match. "
        "Within this limit, twice the time missed is deducted from the clock. If both are too late, the game does not "
        "count. No "
        "clock runs until one of the players arrives.",
        cup);
    row("draw offers later", "Draw offers After move 30.", cup);
    row("two games", "Games Two, with the seats exchanged in the second. Points Win 3, draw 1, loss 0", cup);
    row("announcements", "Announcements Byo-yomi of 30 seconds is read out as in Japan.", cup);
    row("who stops the clocks", "Stopping the clocks Players stop the clocks only to call the arbiter.", cup);
    row("warnings where nothing is claimed", "Warnings 3 warnings lose the game.", cup);
    setup.preset->changed = true;
    setup.preset->form.clear();
    setup.drawOffers.allowed = false;
    setup.playedOn = PlayedOn::PhysicalBoard;
    const QString wood = english(Driver(setup));
    row("a preset that was changed", "Preset Cup of 2031 (cup-2031), with changes for this game", wood);
    row("no draw offers, on a board of wood too", "Draw offers Not allowed.", wood);
    row("lateness on a board of wood", "A player who arrives too late loses the match.", wood);
}

void TestProtocolDocument::protocolListsAllThatWasAgreed()
{
    QFETCH(QString, fact);
    QFETCH(QString, text);
    QVERIFY2(text.contains(fact), qPrintable(text));
}

// Where only the time was agreed the paper tells of nothing else.
void TestProtocolDocument::whatWasNotSaidIsNotPrinted()
{
    MatchSetup setup = plainSetup();
    setup.playedOn = PlayedOn::PhysicalBoard;
    setup.onlyTime = true;
    Driver driver(setup);
    driver.wait(5s);
    driver.give(Press { Seat::A });
    driver.give(Conclude { { record::Winner::White, record::Reason::Resignation } });
    const QString text = english(driver);
    for (const char *unsaid : { "Renju", "Black", "White", "15×15", "Opening", "Opener", "Draw offers", "Lateness",
             "Wrong claim", "Warnings", "Free start" })
        QVERIFY2(!text.contains(QLatin1String(unsaid)), qPrintable(unsaid + QStringLiteral(" in ") + text));
    QVERIFY(text.contains(QStringLiteral("15 minutes")));
}

void TestProtocolDocument::chineseAndJapaneseSentencesStandSolid_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << "zh_CN";
    QTest::newRow("Japanese") << "ja";
}

// No blank between two sentences, nor inside one where it has only characters of the language.
void TestProtocolDocument::chineseAndJapaneseSentencesStandSolid()
{
    QFETCH(QString, language);
    MatchSetup setup = plainSetup();
    setup.attendance = Attendance { 1'935'655'200'000, { -1min, 4min }, 5min };
    setup.late = { 0min, 4min };
    setup.games = 2;
    setup.time = { *clock::readControl("1:30:00+30s"), *clock::readControl("2h 10/10m") };
    Driver late(setup);
    late.give(Resign { Seat::B });
    static const QRegularExpression blank(
        QStringLiteral("[\\x{3001}-\\x{30ff}\\x{3400}-\\x{9fff}\\x{ff01}-\\x{ff60}] +"
                       "[\\x{3001}-\\x{30ff}\\x{3400}-\\x{9fff}\\x{ff01}-\\x{ff60}]"));
    for (const Driver &driver : { arbiterGame(), late }) {
        const Document document = protocolDocument(protocolOf(driver), "arbiter.jsonl", language);
        for (const QString &words : wordsOf(document))
            QVERIFY2(!blank.match(words).hasMatch(), qPrintable(words));
    }
}

// The same words whether the claimed stone was forbidden or not.
void TestProtocolDocument::runningGameSaysNothingOfForbiddenStones()
{
    const QString silent = english(arbiterGameRunning(Hints::Off));
    QVERIFY(silent.contains("The game is not finished"));
    QVERIFY(silent.contains("on G8 (move 9) is forbidden. The claim was made 2 moves after the stone. Ruling: the "
                            "claim is rejected. Clocks then: Aoki 1:02:19.500, Bergman 1:04:21.000. 12:"));
    QVERIFY(!silent.contains("double-three."));
    QVERIFY(!silent.contains("is allowed"));
    const QString lesson = english(arbiterGameRunning(Hints::Always));
    QVERIFY(lesson.contains("The stone was forbidden (double-three)"));
}

void TestProtocolDocument::pdfIsTheText_data()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : shippedLanguages())
        QTest::addRow("%s", qPrintable(language.code)) << language.code;
}

void TestProtocolDocument::pdfIsTheText()
{
    QFETCH(QString, language);
    QCOMPARE(unlikeText(protocolDocument(protocolOf(arbiterGame()), "arbiter.jsonl", language)), QString());
    MatchSetup setup = plainSetup();
    setup.names = { "青木花子", "Bjørn Þór 吉田" };
    setup.event = "Ⅳ. Fifth club first offer – 第12回 五目並べ";
    Driver flag(setup);
    flag.playAll({ "H8", "I9", "J8", "A1" });
    flag.wait(15min + 250ms);
    flag.give(CheckFlag {});
    flag.give(ClaimTime { Seat::B });
    QCOMPARE(unlikeText(protocolDocument(protocolOf(flag), "黑白.jsonl", language)), QString());
}

void TestProtocolDocument::allLanguagesAreComplete_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("proof");
    QTest::newRow("Chinese") << "zh_CN"
                             << "Aoki"
                             << "G8";
    QTest::newRow("Japanese") << "ja"
                              << "Aoki"
                              << "G8";
    QTest::newRow("Russian") << "ru"
                             << "Aoki"
                             << "G8";
}

// No English sentence is left but names, codes and what is the same everywhere.
void TestProtocolDocument::allLanguagesAreComplete()
{
    QFETCH(QString, language);
    const Document document = protocolDocument(protocolOf(arbiterGame()), "arbiter.jsonl", language);
    QVERIFY(document.language.startsWith(language.left(2)));
    QString text = toPlainText(document);
    for (const char *known : { "Aoki", "Bergman", "Club <Open> 2031", "Kagetsu Hall", "arbiter.jsonl",
             "kagetsu-cli journal verify", "UTC", "60m+30s", "RIF" })
        text.remove(QString::fromLatin1(known));
    text.remove(QString::fromLatin1(protocolOf(arbiterGame()).end.hash));
    text.remove(QString::fromStdString(journal::chainCode(protocolOf(arbiterGame()).matchEnd.value().hash)));
    // Points, letters of the board and of files are single letters; Kagetsu is a name in Russian letters too.
    static const QRegularExpression word("[a-zA-Z]{2,}");
    const QRegularExpressionMatch match = word.match(text);
    QVERIFY2(!match.hasMatch(), qPrintable(match.captured() + " in\n" + text));
    QVERIFY(!text.contains('%'));
}

// A paper in another language sends no change of language through the program, and leaves none behind.
void TestProtocolDocument::paperInAnotherLanguageDoesNotChangeTheProgram()
{
    class Watcher : public QObject
    {
    public:
        bool eventFilter(QObject *, QEvent *event) override
        {
            seen += event->type() == QEvent::LanguageChange;
            return false;
        }
        int seen = 0;
    } watcher;
    qApp->installEventFilter(&watcher);
    const QLocale before;
    protocolDocument(protocolOf(arbiterGame()), "a.jsonl", "ru");
    QCoreApplication::sendPostedEvents();
    QCOMPARE(watcher.seen, 0);
    QCOMPARE(QLocale(), before);
    QCOMPARE(QCoreApplication::translate("kagetsu::ui::ProtocolPaper", "Arbiter"), QString("Arbiter"));
}

void TestProtocolDocument::brokenJournals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("warning");
    const QByteArray good = journalOf(arbiterGame());
    QTest::newRow("the last line is not whole")
        << good.chopped(5) << QString("! The last entry of the journal, line 43, is incomplete and is left out.");
    QByteArray changed = good;
    changed.replace("\"point\":\"N2\"", "\"point\":\"N3\"");
    const int line = static_cast<int>(changed.left(changed.indexOf("\"N3\"")).count('\n')) + 1;
    QTest::newRow("a stone was moved afterwards")
        << changed
        << QString("! The end of the journal cannot be trusted. Line %1 of arbiter.jsonl does not match what this "
                   "program wrote. This protocol contains only the lines before that.")
               .arg(line);
}

void TestProtocolDocument::brokenJournals()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, warning);
    const auto found = journal::readProtocol(bytes);
    QVERIFY(found);
    // Wrapped lines of a warning all have its sign.
    const QString text = flat(
        toPlainText(protocolDocument(*found, "arbiter.jsonl", "en")).replace("\n! ", " ").replace("========= ", "! "));
    QVERIFY2(text.contains(warning), qPrintable(text));
    QVERIFY(text.contains("The game is not finished"));
}

// Whatever is changed in a journal: the protocol does not pass for that of the whole match.
void TestProtocolDocument::journalChangedAnywhereIsSeen()
{
    const QByteArray good = journalOf(arbiterGameRunning(Hints::Off));
    for (qsizetype i = 0; i < good.size(); i += 37) {
        QByteArray changed = good;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        const auto found = journal::readProtocol(changed);
        QVERIFY2(!found || found->rest, qPrintable(QString::number(i)));
    }
}

} // namespace tst_protocoldocument

QTEST_MAIN(tst_protocoldocument::TestProtocolDocument)
#include "tst_protocoldocument.moc"
