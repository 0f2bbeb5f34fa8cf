// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/score/facts.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfreader.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"

#include <QtTest>

#include <algorithm>

namespace tst_trf {

using namespace desk;
using kagetsu::Result;

// A report file: written, read back, and made into an event again (tournament.md#report-files).
class TestTrf : public QObject
{
    Q_OBJECT

private slots:
    void placesAreThoseOfTheStandard();
    void pointsAreSaidWhereTheyAreNotUsual_data();
    void pointsAreSaidWhereTheyAreNotUsual();
    void aFreeRoundOfARoundRobinGivesNothing();
    void aFreeRoundGivesNothingInAnyReport_data();
    void aFreeRoundGivesNothingInAnyReport();
    void teamsHaveTheirFreeRounds_data();
    void teamsHaveTheirFreeRounds();
    void theFirstSideIsSaidWhileNobodyHasPlayed();
    void accelerationsAreSaidAndReadBack();
    void gamesOfAMatchAreSaid();
    void gamesOfAMatchComeBack_data();
    void gamesOfAMatchComeBack();
    void eachGameCanBeARound();
    void olderProgramsGetTheirLines();
    void datesAndTypeAreSaid();
    void tablesComeBack();
    void unknownTablesAreTold();
    void anEventNamedAsItsSectionIsNamedOnce();
    void lossesHaveTheirLines();
    void namesThatAreTooLongAreCut();
    void aRunningEventGoesOn();
    void fieldsWithoutAPlaceAreNamed();
    void whatIsWrittenIsReadBackEqual();
    void anEventComesBackFromItsReport();
    void anEliminationComesBackWhateverItsBracket();
    void teamsAreWrittenByTheirMembers();
    void whatAPlayerIsKnownByComesBack();
    void everyEndOfLineIsRead();
    void foreignNamesKeepTheirPlaces();
    void brokenFilesHaveAFault_data();
    void brokenFilesHaveAFault();
    void anyCutOfAFileGivesAnAnswer();
};

SectionSettings swissSettings()
{
    SectionSettings settings = twoOneZero();
    settings.name = "Open";
    settings.criteria = { { Criterion::Kind::Sos }, { Criterion::Kind::Direct } };
    return settings;
}

// Every kind of result, bye and adjustment.
Desk played(SectionSettings settings = swissSettings())
{
    Desk desk("ABCDEFG", std::move(settings));
    desk.act(SetEventDetails { { "Cup", "Tallinn", "2026-05-01 to 2026-05-03", "RIF", { "Ann", "Ben" } } });
    desk.play("AB1 CD= EF+ -G");
    desk.play("CA0 BE* /D FG- ");
    desk.play("AE= DG1 .B CF1");
    desk.act(Adjust { 1, { desk.id('B'), 2, Points { -1 }, "phone" } });
    return desk;
}

TrfReport reportOfDesk(const Desk &desk)
{
    return reportOf(desk.log.event().details, desk.section());
}

std::string lineOf(const std::string &file, const std::string &beginning)
{
    const std::size_t at = file.find("\r\n" + beginning);
    return at == std::string::npos ? "" : file.substr(at + 2, file.find("\r\n", at + 2) - at - 2);
}

void TestTrf::placesAreThoseOfTheStandard()
{
    const std::string file = writeTrf(reportOfDesk(played()));
    const std::string line = lineOf(file,
        "001"
        "    1");
    QCOMPARE(line.substr(14, 1), std::string("A"));
    QCOMPARE(line.substr(80, 4), std::string(" 5.0"));
    QCOMPARE(line.substr(91, 8), std::string("   2 b 1"));
    QCOMPARE(line.substr(101, 8), std::string("   3 w 1"));
    QCOMPARE(line.substr(111, 8), std::string("   5 b ="));
    QCOMPARE(lineOf(file,
                 "001"
                 "    7")
                 .substr(91, 8),
        std::string("0000 - U"));
    QCOMPARE(lineOf(file, "162"), std::string("162  W 2.0    D 1.0"));
    QCOMPARE(lineOf(file, "042"), std::string("042 2026/05/01"));
    QCOMPARE(lineOf(file, "052"), std::string("052 2026/05/03"));
    QCOMPARE(lineOf(file, "299"), std::string("299          -0.5  002    2"));
}

void TestTrf::pointsAreSaidWhereTheyAreNotUsual_data()
{
    QTest::addColumn<int>("win");
    QTest::addColumn<int>("draw");
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("absence");
    QTest::addColumn<int>("bye");
    QTest::addColumn<QString>("line");
    QTest::newRow("as usual") << 2 << 1 << 0 << 0 << 2 << "";
    QTest::newRow("a win of two") << 4 << 2 << 0 << 0 << 4 << "162  W 2.0    D 1.0";
    QTest::newRow("half a point for a bye") << 2 << 1 << 0 << 0 << 1 << "162  W 1.0    P 0.5";
    QTest::newRow("points for a loss") << 2 << 1 << 1 << 0 << 2 << "162  L 0.5";
    QTest::newRow("points for an absence") << 2 << 1 << 0 << 1 << 2 << "162  A 0.5";
    QTest::newRow("all of them") << 6 << 2 << 1 << 3 << 4 << "162  W 3.0    D 1.0    L 0.5    A 1.5    P 2.0";
}

void TestTrf::pointsAreSaidWhereTheyAreNotUsual()
{
    QFETCH(int, win);
    QFETCH(int, draw);
    QFETCH(int, loss);
    QFETCH(int, absence);
    QFETCH(int, bye);
    QFETCH(QString, line);
    SectionSettings settings = swissSettings();
    ScoreSystem &score = settings.score;
    score.win = score.forfeitWin = { win };
    score.draw = score.halfBye = { draw };
    score.loss = { loss };
    score.forfeitLoss = score.zeroBye = { absence };
    score.pairingBye = { bye };
    const TrfReport report = reportOfDesk(played(settings));
    const std::string file = writeTrf(report);
    QCOMPARE(QString::fromStdString(lineOf(file, "162")), line);
    QCOMPARE(report.score.has_value(), !line.isEmpty());
    const auto again = readTrf(file);
    QVERIFY(again.hasValue());
    QVERIFY(again->score == report.score);
}

// Line 162 says it once; other programs do not read points that are less than none in a line 299 for each player.
void TestTrf::aFreeRoundOfARoundRobinGivesNothing()
{
    Desk desk("ABC", twoOneZero(Format::RoundRobin));
    desk.play("AB1 -C");
    const std::string file = writeTrf(reportOfDesk(desk));
    QCOMPARE(lineOf(file, "162"), std::string("162  W 2.0    D 1.0    P 0.0"));
    QCOMPARE(lineOf(file, "299"), std::string());
    Log log;
    QVERIFY(readInto(log, *readTrf(file), {}).hasValue());
    const Section &again = log.event().sections.front();
    QVERIFY(again.adjustments.empty());
    QVERIFY(placesOf(again).rows == placesOf(desk.section()).rows);
    QCOMPARE(writeTrf(kagetsu::tournament::reportOf(log.event().details, again)), file);
    // Where everybody always has an opponent, nothing is said of it.
    Desk even("AB", twoOneZero(Format::RoundRobin));
    even.play("AB1");
    QCOMPARE(lineOf(writeTrf(reportOfDesk(even)), "162"), std::string("162  W 2.0    D 1.0"));
}

void TestTrf::aFreeRoundGivesNothingInAnyReport_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("isByGames");
    QTest::addColumn<bool>("isTrf16");
    QTest::addColumn<QString>("points"); // of each player, in halves
    QTest::addColumn<QString>("byes"); // letters of the rounds of C without an opponent
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, Format format, bool isByGames, bool isTrf16, const char *points,
                         const char *byes, const char *line) {
        QTest::newRow(name) << int(format) << isByGames << isTrf16 << points << byes << line;
    };
    // Everybody wins one game of each match.
    row("by games", Format::RoundRobin, true, false, "4 4 4", "UU", "162  W 1.0    P 0.0");
    row("by games of a double one", Format::DoubleRoundRobin, true, false, "4 4 4", "UU", "162  W 1.0    P 0.0");
    row("by games for older programs", Format::RoundRobin, true, true, "4 4 4", "ZZ", "");
    row("for older programs", Format::RoundRobin, false, true, "2 2 2", "Z", "");
    row("for older programs, a double one", Format::DoubleRoundRobin, false, true, "2 2 2", "Z", "");
    row("a bye of a Swiss, by games", Format::Swiss, true, false, "8 8 8", "UU", "");
    row("a bye of a Swiss, for older programs", Format::Swiss, false, true, "4 4 4", "U", "");
}

void TestTrf::aFreeRoundGivesNothingInAnyReport()
{
    QFETCH(int, format);
    QFETCH(bool, isByGames);
    QFETCH(bool, isTrf16);
    SectionSettings settings = twoOneZero(Format(format));
    settings.options.gamesPerMatch = 2;
    Desk desk("ABC", settings);
    for (const char *pairs : { "AB -C", "BC -A", "CA -B" }) {
        desk.publish(pairs);
        desk.report(1, "10");
        desk.act(FinishRound { 1, desk.round() });
    }
    TrfReport report = reportOfDesk(desk);
    if (isByGames)
        report = byGames(report, desk.section());
    const std::string file = writeTrf(report, isTrf16 ? TrfVersion::Trf16 : TrfVersion::Trf26);
    const auto again = readTrf(file);
    QVERIFY(again.hasValue());
    QString byes;
    for (const TrfGame &game : again->players[2].games)
        byes += game.opponent == 0 ? QString(QLatin1Char(game.result)) : QString();
    QTEST(byes, "byes");
    QTEST(QString::fromStdString(lineOf(file, "162")), "line");
    // Read into an event, everybody has the points of the games, or of the matches.
    Log log;
    QVERIFY(readInto(log, *again, {}).hasValue());
    QStringList counted;
    for (const EntryFacts &facts : factsOf(log.event().sections.front()).entries)
        counted += QString::number(facts.points.halves);
    QTEST(counted.join(' '), "points");
}

// tournament.md#report-files
void TestTrf::teamsHaveTheirFreeRounds_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("line");
    QTest::newRow("a bye of a Swiss") << int(Format::Swiss) << "320 02.0 02.0 003 001 002";
    QTest::newRow("a free round of a round robin") << int(Format::RoundRobin) << "320 00.0 00.0 003 001 002";
    QTest::newRow("and of a double one") << int(Format::DoubleRoundRobin) << "320 00.0 00.0 003 001 002";
}

void TestTrf::teamsHaveTheirFreeRounds()
{
    QFETCH(int, format);
    SectionSettings settings = twoOneZero(Format(format));
    settings.options.gamesPerMatch = 2;
    Desk desk("", settings);
    for (const char name : { 'A', 'B', 'C' }) {
        EntryDetails details;
        details.kind = EntryDetails::Kind::Team;
        details.name = name;
        details.members = { std::string(1, name) + "1", std::string(1, name) + "2" };
        desk.act(AddEntry { 1, details, 1 });
    }
    for (const char *pairs : { "AB -C", "BC -A", "CA -B" }) {
        desk.publish(pairs);
        desk.report(1, "11");
        desk.act(FinishRound { 1, desk.round() });
    }
    QTEST(QString::fromStdString(lineOf(writeTrf(reportOfDesk(desk)), "320")), "line");
}

void TestTrf::theFirstSideIsSaidWhileNobodyHasPlayed()
{
    Desk desk("ABCD", swissSettings());
    QCOMPARE(lineOf(writeTrf(reportOfDesk(desk)), "152"), std::string("152 B"));
    desk.publish("AB CD");
    QCOMPARE(lineOf(writeTrf(reportOfDesk(desk)), "152"), std::string());
    const Desk robin("ABCD", twoOneZero(Format::RoundRobin));
    QCOMPARE(lineOf(writeTrf(reportOfDesk(robin)), "152"), std::string());
}

void TestTrf::accelerationsAreSaidAndReadBack()
{
    SectionSettings settings = swissSettings();
    settings.options.swiss.acceleratedRounds = 2;
    const TrfReport report = reportOfDesk(Desk("ABCDE", settings));
    const std::string file = writeTrf(report);
    QCOMPARE(lineOf(file, "250"), std::string("250       2.0 001 002    1    3"));
    const auto again = readTrf(file);
    QVERIFY(again.hasValue());
    QVERIFY(*again == report);
    Log log;
    QVERIFY(readInto(log, *again, {}).hasValue());
    QCOMPARE(log.event().sections.front().settings.options.swiss.acceleratedRounds, 2);
    QVERIFY(fieldsLeftOut(*again).empty());
}

void TestTrf::gamesOfAMatchAreSaid()
{
    SectionSettings settings = swissSettings();
    settings.options.gamesPerMatch = 2;
    Desk desk("AB", settings);
    desk.publish("AB");
    GameReport made;
    for (const auto &[game, outcome] : { std::pair(0, Outcome::AWon), std::pair(1, Outcome::BWon) }) {
        made.outcome = outcome;
        desk.act(ReportGame { 1, 1, 1, game, made });
    }
    const Match &match = desk.section().rounds.front().matches.front();
    const auto side = [&match](int game) {
        return std::string(match.games[static_cast<std::size_t>(game)].opener == Party::A ? "b" : "w");
    };
    const std::vector<std::string> remarks = reportOfDesk(desk).remarks;
    QVERIFY(std::find(remarks.begin(), remarks.end(), "Games per match: 2") != remarks.end());
    const std::string wanted = "Games of 1 against 2 in round 1: " + side(0) + " 1, " + side(1) + " 0";
    QVERIFY(std::find(remarks.begin(), remarks.end(), wanted) != remarks.end());
}

// Two games each; the openers of a match are A and then B.
Desk playedTwice(const std::string &results, SectionSettings settings = swissSettings())
{
    settings.options.gamesPerMatch = 2;
    Desk desk("ABCD", settings);
    Round round = desk.roundOf("AB CD");
    for (Match &match : round.matches)
        match.games[1].opener = Party::B;
    desk.act(AddRound { 1, round });
    desk.act(PublishRound { 1, 1 });
    const std::string_view both(results);
    for (int table = 1; table <= 2; ++table) {
        const std::string_view games = both.substr(static_cast<std::size_t>(table) * 2 - 2, 2);
        desk.report(table, games.substr(0, games.find('.')));
    }
    return desk;
}

void TestTrf::gamesOfAMatchComeBack_data()
{
    QTest::addColumn<QString>("results"); // of both games of table 1, then of table 2, as their party A has them
    QTest::newRow("one win each") << "10==";
    QTest::newRow("all won") << "1111";
    QTest::newRow("forfeits") << "++**";
    QTest::newRow("a match that is not over") << "10=.";
    QTest::newRow("one that has not begun") << "1=..";
}

void TestTrf::gamesOfAMatchComeBack()
{
    QFETCH(QString, results);
    Desk desk = playedTwice(results.toStdString());
    const TrfReport report = reportOfDesk(desk);
    const auto again = readTrf(writeTrf(report));
    QVERIFY(again && *again == report);
    Log log;
    QVERIFY(readInto(log, *again, {}).hasValue());
    const Section &read = log.event().sections.front();
    QCOMPARE(read.settings.options.gamesPerMatch, 2);
    const auto outcomes = [](const Section &section) {
        std::string all;
        for (const Match &match : section.rounds.front().matches) {
            for (const Game &game : match.games)
                all +=
                    std::to_string(int(game.opener)) + (game.report ? std::to_string(int(game.report->outcome)) : "-");
        }
        return all;
    };
    QCOMPARE(outcomes(read), outcomes(desk.section()));
    QCOMPARE(read.rounds.front().state == Round::State::Finished, !results.contains(QLatin1Char('.')));
    QVERIFY(reportOf(log.event().details, read).players == report.players);
}

void TestTrf::eachGameCanBeARound()
{
    Desk desk = playedTwice("10=1");
    const TrfReport report = byGames(reportOfDesk(desk), desk.section());
    const std::string file = writeTrf(report);
    const auto games = [&file](const char *number) { return lineOf(file, std::string("001    ") + number).substr(80); };
    QCOMPARE(games("1"), std::string(" 1.0    2     2 b 1     2 w 0"));
    QCOMPARE(games("2"), std::string(" 1.0    2     1 w 0     1 b 1"));
    QCOMPARE(games("3"), std::string(" 1.5    1     4 b =     4 w 1"));
    QCOMPARE(games("4"), std::string(" 0.5    4     3 w =     3 b 0"));
    QVERIFY(readTrf(file).hasValue());
    QVERIFY(!report.score); // a game is worth a point, whatever a match is worth
    // A match of one game is as it was, and so are byes.
    const Desk single = played();
    const TrfReport same = byGames(reportOfDesk(single), single.section());
    for (std::size_t i = 0; i < same.players.size(); ++i)
        QVERIFY(same.players[i].games == reportOfDesk(single).players[i].games);
}

void TestTrf::olderProgramsGetTheirLines()
{
    SectionSettings settings = swissSettings();
    settings.options.swiss.acceleratedRounds = 2;
    Desk desk("ABCDE", settings);
    desk.act(AddLock { 1, { 1, desk.id('E'), std::nullopt, false, {}, Bye::Kind::Half } });
    const std::string file = writeTrf(reportOfDesk(desk), TrfVersion::Trf16);
    for (const char *tag : { "142", "152", "162", "182", "202", "240", "250", "299", "###" })
        QVERIFY2(lineOf("\r\n" + file, tag).empty(), tag);
    QCOMPARE(lineOf(file, "XXC"), std::string("XXC black1"));
    QCOMPARE(lineOf(file, "XXA    1"), std::string("XXA    1  2.0  2.0"));
    QCOMPARE(lineOf(file, "XXA    4"), std::string());
    QCOMPARE(lineOf(file,
                 "001"
                 "    5")
                 .substr(91, 8),
        std::string("0000 - H"));
    QVERIFY(readTrf(file).hasValue());
}

void TestTrf::datesAndTypeAreSaid()
{
    Desk desk("AB", swissSettings());
    desk.act(SetEventDetails { { "Cup", "", "2026-05-01 to 2026-05-03", "", {} } });
    desk.publish("AB");
    desk.act(StartClocks { 1, 1, Milliseconds(1'777'716'000'000) }); // 2 May 2026, 10:00 UTC
    desk.report(1, "1");
    desk.act(FinishRound { 1, 1 });
    const auto lines = [&desk] { return "\r\n" + writeTrf(reportOfDesk(desk)); };
    QCOMPARE(lineOf(lines(), "132"), "132" + std::string(88, ' ') + "26/05/02");
    QCOMPARE(lineOf(lines(), "182"), std::string("182 Kagetsu"));
    QCOMPARE(lineOf(lines(), "192"), std::string()); // as long as somebody may pair from the file
    QVERIFY(*readTrf(lines()) == reportOfDesk(desk));
    desk.act(FinishSection { 1 });
    QCOMPARE(lineOf(lines(), "192"), std::string("192 CUSTOM_SWISS"));
    QVERIFY(*readTrf(lines()) == reportOfDesk(desk));
    // What is held on one day has all rounds on it.
    Desk day("AB", twoOneZero(Format::RoundRobin));
    day.act(SetEventDetails { { "Cup", "", "2026-05-01", "", {} } });
    day.publish("AB");
    const TrfReport report = reportOfDesk(day);
    QVERIFY((report.roundDates == std::vector<std::string> { "26/05/01" }));
    QVERIFY(fieldsLeftOut(report).empty());
    // The code tells the format where nothing else does.
    TrfReport coded = report;
    coded.type.clear();
    coded.typeCode = "BERGER_DOUBLEROUNDROBIN";
    Log log;
    QVERIFY(readInto(log, coded, {}).hasValue());
    QVERIFY(log.event().sections.front().settings.format == Format::DoubleRoundRobin);
}

// The second round runs: whoever sits at table 1 by the slips sits there when the report is read, too.
void TestTrf::tablesComeBack()
{
    for (const int games : { 1, 2 }) {
        SectionSettings settings = swissSettings();
        settings.options.gamesPerMatch = games;
        Desk desk("ABCDEFG", settings);
        const std::string_view results = games == 1 ? "1" : "11";
        desk.publish("FE DC BA -G");
        for (const int table : { 1, 2, 3 })
            desk.report(table, results);
        desk.act(FinishRound { 1, 1 });
        Round second = desk.roundOf("FD BG EC .A");
        second.matches[1].table = 7; // kept free for somebody
        second.matches[2].table = 9;
        desk.act(AddRound { 1, second });
        desk.act(PublishRound { 1, 2 });
        desk.report(9, results);
        const TrfReport running = reportOfDesk(desk);
        desk.report(1, results);
        desk.report(7, results);
        for (const TrfReport &report : { running, byGames(reportOfDesk(desk), desk.section()) }) {
            const auto read = readTrf(writeTrf(report));
            QVERIFY(read.hasValue());
            QVERIFY(roundsWithoutTables(*read).empty());
            Log log;
            QVERIFY(readInto(log, *read, {}).hasValue());
            const Section &section = log.event().sections.front();
            const Round &last = section.rounds.back();
            std::string seats;
            for (const Match &match : last.matches) {
                const char a = findEntry(section, match.a)->details.name.front();
                const char b = findEntry(section, match.b)->details.name.front();
                seats += std::to_string(match.table) + std::min(a, b) + std::max(a, b) + ' ';
            }
            QCOMPARE(seats, std::string("1DF 7BG 9CE "));
        }
    }
}

void TestTrf::unknownTablesAreTold()
{
    Desk desk("ABCD");
    desk.play("DC1 BA1");
    desk.publish("BD AC");
    const TrfReport report = reportOfDesk(desk);
    QVERIFY(roundsWithoutTables(report).empty());
    const auto old = readTrf(writeTrf(report, TrfVersion::Trf16));
    QVERIFY(old.hasValue());
    QCOMPARE(roundsWithoutTables(*old), std::vector<int> { 2 }); // nobody plays the first any more
    // A remark that leaves somebody out, or that somebody changed, tells nothing.
    for (const char *remark :
        { "Tables of round 2: 1 2-4", "Tables of round 2: 1 2-4, 1 1-3", "Tables of round 2: 1",
            "Tables of round 2: 1 2-4, 2 4-3", "Tables of round x: 1 2-4, 2 1-3", "Tables of round 2: 0 2-4, 2 1-3" }) {
        TrfReport changed = report;
        changed.remarks.back() = remark;
        QCOMPARE(roundsWithoutTables(changed), std::vector<int> { 2 });
        Log log;
        QVERIFY2(readInto(log, changed, {}).hasValue(), remark);
    }
    desk.report(1, "1");
    desk.report(2, "1");
    const auto done = readTrf(writeTrf(reportOfDesk(desk), TrfVersion::Trf16));
    QVERIFY(done.hasValue() && roundsWithoutTables(*done).empty());
}

void TestTrf::anEventNamedAsItsSectionIsNamedOnce()
{
    Desk desk("AB", swissSettings());
    desk.act(SetEventDetails { { "Open", "", "", "", {} } });
    QCOMPARE(reportOfDesk(desk).name, std::string("Open"));
    desk.act(SetEventDetails { { "Cup", "", "", "", {} } });
    QCOMPARE(reportOfDesk(desk).name, std::string("Cup, Open"));
}

void TestTrf::lossesHaveTheirLines()
{
    const std::string file = "012 Cup\r\n122 1 h\r\n"
                             "001    1 x    A\r\n001    2 m    B\r\n001    3 y    C\r\n"
                             "310 001 Team\r\n222 5400\r\n310 002 Other\r\n";
    const auto report = readTrf(file);
    QVERIFY(report.hasValue());
    QVERIFY((lossesOf(*report, file)
        == std::vector<TrfLoss> { { "001 sex", { 3, 5 } }, { "122", { 2 } }, { "222", { 7 } }, { "310", { 6, 8 } } }));
}

// A report says names as long as it likes; an event keeps the beginning of what is too long for it.
void TestTrf::namesThatAreTooLongAreCut()
{
    std::string name;
    for (int i = 0; i < 201; ++i)
        name += "ö";
    const std::string file = "012 " + name + "\r\n022 " + std::string(300, 'c') + "\r\n112 Short\r\n112 "
        + std::string(201, 'd') + "\r\n001    1      A\r\n001    2      B\r\n";
    const auto report = readTrf(file);
    QVERIFY(report.hasValue());
    Log log;
    QVERIFY(readInto(log, *report, {}).hasValue());
    QCOMPARE(log.event().details.name, name.substr(0, 2 * 200));
    QCOMPARE(log.event().details.place, std::string(200, 'c'));
    QVERIFY((log.event().details.arbiters == std::vector<std::string> { "Short", std::string(200, 'd') }));
    QVERIFY((lossesOf(*report, file)
        == std::vector<TrfLoss> { { "012", { 1 }, true }, { "022", { 2 }, true }, { "112", { 4 }, true } }));
}

void TestTrf::aRunningEventGoesOn()
{
    const char *file =
        "012 Cup\r\n092 Individual: Swiss-System\r\n142 3\r\nXXR 3\r\n240 H 002    4\r\n"
        "001    1      Ann                               1820                              1.0    1     3 b 1\r\n"
        "001    2      Ben                               1700                              0.5    2     4 b =\r\n"
        "001    3      Cid                               1600                              0.0    4     1 w 0\r\n"
        "001    4      Dee                               1500                              0.5    2     2 w =\r\n";
    const auto report = readTrf(file);
    QVERIFY(report.hasValue());
    QVERIFY(report->isShifted); // the places of that file are one too far to the right
    Log log;
    QVERIFY(readInto(log, *report, { "arbiter", Milliseconds(7) }).hasValue());
    const Section &section = log.event().sections.front();
    QCOMPARE(log.event().details.name, std::string("Cup"));
    QCOMPARE(section.entries.size(), std::size_t(4));
    QCOMPARE(section.entries[3].details.rating.value_or(0), 1500);
    QCOMPARE(section.settings.options.rounds, 3);
    QCOMPARE(section.rounds.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(section.rounds.front().state), static_cast<int>(Round::State::Finished));
    QVERIFY(factsOf(section).entries[0].points == Points::whole(1));
    QVERIFY(factsOf(section).entries[1].points == Points { 1 });
    QCOMPARE(section.locks.size(), std::size_t(1));
    QVERIFY(section.locks.front().bye == Bye::Kind::Half);
    QCOMPARE(lineOf(writeTrf(reportOf(log.event().details, section)), "240"), std::string("240 H 002    4"));
}

void TestTrf::fieldsWithoutAPlaceAreNamed()
{
    TrfReport report = reportOfDesk(played());
    QVERIFY(fieldsLeftOut(report).empty());
    report.players[0].sex = 'w';
    report.players[1].birth = "2001/02/03";
    report.players[1].id = "12345678";
    QVERIFY(fieldsLeftOut(report).empty());
    report.players[2].sex = 'x';
    report.players[3].birth = "yesterday";
    report.timeControl = "5400+30";
    report.accelerations = { { Points { 1 }, 1, 2, 1, 2 } };
    report.others = { { "310", "001 Team" } };
    QVERIFY((fieldsLeftOut(report) == std::vector<std::string> { "001 sex", "001 birth", "222", "250", "310" }));
}

void TestTrf::whatIsWrittenIsReadBackEqual()
{
    TrfReport report = reportOfDesk(played());
    report.players[0].rating = 2100;
    report.players[0].sex = 'w';
    report.players[1].birth = "2001/02/03";
    report.players[2].id = "12345678";
    report.byes = { { 'H', 4, { 1, 2 } } };
    report.forbidden = { { 1, 3, { 4, 5, 6 } } };
    report.others = { { "250", "     02.0 001 003 0001 0002" } };
    report.others.front().text = "x" + report.others.front().text;
    report.firstSide = 'B';
    report.timeControl = "5400+30";
    const Result<TrfReport, TrfFault> again = readTrf(writeTrf(report));
    QVERIFY(again.hasValue());
    QVERIFY(*again == report);
}

void TestTrf::anEventComesBackFromItsReport()
{
    SectionSettings losing = swissSettings();
    losing.score = TwoOneMinusTwo;
    SectionSettings fide = swissSettings();
    fide.criteria = { criterionFromCode("BH-C1").value(), criterionFromCode("FSB").value() };
    for (const SectionSettings &settings : { swissSettings(), losing, fide }) {
        const Desk desk = played(settings);
        const TrfReport report = reportOfDesk(desk);
        Event event;
        for (const Action &action : actionsOf(report, 1)) {
            auto next = apply(event, action);
            QVERIFY2(next.hasValue(), qPrintable(QString::number(action.index())));
            event = std::move(*next);
        }
        const Section &section = event.sections.front();
        QCOMPARE(section.settings.criteria, settings.criteria);
        TrfReport again = reportOf(event.details, section);
        QCOMPARE(again.players.size(), report.players.size());
        for (std::size_t i = 0; i < report.players.size(); ++i)
            QVERIFY2(again.players[i] == report.players[i], report.players[i].name.c_str());
        QVERIFY(factsOf(section).entries[0].points == factsOf(desk.section()).entries[0].points);
    }
}

// What a report does not say of it: a match for third place, and which bracket it has.
void TestTrf::anEliminationComesBackWhateverItsBracket()
{
    for (const bool hasThird : { true, false }) {
        SectionSettings settings = desk::twoOneZero(Format::Elimination);
        settings.options.matchForThird = hasThird;
        Desk desk("ABCD", settings);
        desk.play("AD1 CB1");
        desk.play(hasThird ? "AC1 DB1" : "AC1");
        const auto report = readTrf(writeTrf(reportOfDesk(desk)));
        QVERIFY(report.hasValue());
        Log log;
        QVERIFY(readInto(log, *report, {}).hasValue());
        const Section &section = log.event().sections.front();
        QVERIFY(section.settings.format == Format::Elimination);
        QCOMPARE(section.settings.options.matchForThird, hasThird);
        QCOMPARE(section.rounds.size(), 2U);
        QVERIFY(fieldsLeftOut(*report).empty());
    }
    // By the halves of the list.
    Desk other("ABCD");
    other.play("AB1 CD1");
    other.play("AC1 .B .D");
    TrfReport report = reportOfDesk(other);
    report.type = "Individual: Knock-Out";
    Log log;
    QVERIFY(readInto(log, report, {}).hasValue());
    QVERIFY(log.event().sections.front().settings.format == Format::Swiss);
    QCOMPARE(log.event().sections.front().rounds.size(), 2U);
    QVERIFY((fieldsLeftOut(report) == std::vector<std::string> { "092" }));
}

void TestTrf::teamsAreWrittenByTheirMembers()
{
    SectionSettings settings = twoOneZero();
    settings.options.gamesPerMatch = 2;
    Desk desk("", settings);
    for (const char name : { 'A', 'B', 'C' }) {
        EntryDetails details;
        details.kind = EntryDetails::Kind::Team;
        details.name = name;
        details.members = { std::string(1, name) + "1", std::string(1, name) + "2", std::string(1, name) + "3" };
        desk.act(AddEntry { 1, details, 1 });
    }
    desk.publish("AB -C");
    desk.act(SetLineUp { 1, 1, 1, Party::B, { 3, 0 } });
    desk.report(1, "1");
    const TrfReport report = reportOfDesk(desk);
    const std::string file = writeTrf(report);
    QVERIFY(*readTrf(file) == report);
    QCOMPARE(report.players.size(), std::size_t(9));
    QCOMPARE(lineOf(file,
                 "001"
                 "    1")
                 .substr(91, 8),
        std::string("   6 b 1"));
    QCOMPARE(lineOf(file,
                 "001"
                 "    6")
                 .substr(91, 8),
        std::string("   1 w 0"));
    QCOMPARE(lineOf(file,
                 "001"
                 "    2")
                 .substr(91, 8),
        std::string("0000 - +")); // nobody came
    QCOMPARE(lineOf(file, "310 001").substr(72, 14), std::string("    1    2    3").substr(0, 14));
    QCOMPARE(lineOf(file, "300"), std::string("300 001   2   1    6 0000"));
    QCOMPARE(lineOf(file, "320"), std::string("320 02.0 02.0 003"));
}

void TestTrf::whatAPlayerIsKnownByComesBack()
{
    EntryDetails ann;
    ann.name = "Ann";
    ann.title = "WFM";
    ann.country = "EST";
    ann.sex = Sex::Female;
    ann.birth = { 2001, 5, 12 };
    ann.federationId = "12345678";
    EntryDetails ben;
    ben.name = "Ben";
    ben.sex = Sex::Male;
    ben.birth = { 1990, 0, 0 };
    Desk desk("");
    for (const EntryDetails &details : { ann, ben })
        desk.act(AddEntry { 1, details, 1 });
    const std::string file = writeTrf(reportOfDesk(desk));
    const std::string first = lineOf(file,
        "001"
        "    1");
    QCOMPARE(first.substr(9, 4), std::string("wWFM"));
    QCOMPARE(first.substr(53, 26), std::string("EST 12345678    2001/05/12"));
    QCOMPARE(lineOf(file,
                 "001"
                 "    2")
                 .substr(69, 10),
        std::string("1990/00/00"));
    Log log;
    QVERIFY(readInto(log, *readTrf(file), {}).hasValue());
    const std::vector<Entry> &entries = log.event().sections.front().entries;
    QVERIFY(entries[0].details == ann);
    QVERIFY(entries[1].details == ben);
}

void TestTrf::everyEndOfLineIsRead()
{
    const std::string file = writeTrf(reportOfDesk(played()));
    const Result<TrfReport, TrfFault> whole = readTrf(file);
    QVERIFY(whole.hasValue());
    for (const std::string end : { "\r", "\n", "\r\n\r\n" }) {
        QByteArray other = QByteArray::fromStdString(file);
        other.replace("\r\n", end.c_str());
        const Result<TrfReport, TrfFault> read = readTrf(other.toStdString());
        QVERIFY(read.hasValue());
        QVERIFY(*read == *whole);
    }
}

void TestTrf::foreignNamesKeepTheirPlaces()
{
    TrfReport report;
    report.name = "五子棋公开赛";
    TrfPlayer player;
    player.number = 1;
    player.name = "王小明";
    player.federation = "CHN";
    report.players = { player };
    const std::string file = writeTrf(report);
    QVERIFY(*readTrf(file) == report);
    QVERIFY(*readTrf("\xEF\xBB\xBF" + file) == report);
    // A file of Latin-1.
    const auto latin = readTrf("001"
                               "    1      M\xFCller");
    QVERIFY(latin.hasValue());
    QCOMPARE(latin->players.front().name, std::string("M\xC3\xBCller"));
}

void TestTrf::brokenFilesHaveAFault_data()
{
    using Why = TrfFault::Why;
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("why");
    QTest::addColumn<int>("line");
    const QString one = QStringLiteral("001"
                                       "    1      A")
                            .leftJustified(91);
    const QString two = QStringLiteral("001"
                                       "    2      B")
                            .leftJustified(91);
    const auto add = [](const char *name, const QString &text, Why why, int line) {
        QTest::newRow(name) << text << static_cast<int>(why) << line;
    };
    add("nothing at all", "", Why::NoPlayers, 0);
    add("a head without players", "012 Cup\r", Why::NoPlayers, 1);
    add("no number",
        "001"
        "           A",
        Why::NotANumber, 1);
    add("a number of letters",
        "001"
        " abcd      A",
        Why::NotANumber, 1);
    add("no name",
        "001"
        "    1",
        Why::NoName, 1);
    add("a name one place too far to the left",
        "001"
        "    1     A",
        Why::NotBlank, 1);
    add("something between fields",
        "001"
        "    1x     A",
        Why::NotBlank, 1);
    add("the same player twice", one + "\n" + one, Why::PlayerTwice, 2);
    add("an opponent who is nobody", one + "   9 b 1", Why::UnknownPlayer, 1);
    add("an opponent who met somebody else", one + "   2 b 1\n" + two + "0000 - U", Why::NotMutual, 1);
    add("oneself as an opponent", one + "   1 b 1", Why::NotMutual, 1);
    add("a side that is none", one + "   2 x 1\n" + two, Why::NotASide, 1);
    add("a result that is none", one + "0000 - ?\n" + two, Why::NotAResult, 1);
    add("points in thirds",
        QStringLiteral("001"
                       "    1      A")
                .leftJustified(80)
            + "0.33",
        Why::NotPoints, 1);
}

void TestTrf::brokenFilesHaveAFault()
{
    QFETCH(QString, text);
    QFETCH(int, why);
    QFETCH(int, line);
    const auto read = readTrf(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.fault().why), why);
    QCOMPARE(read.fault().line, line);
}

void TestTrf::anyCutOfAFileGivesAnAnswer()
{
    const std::string file = writeTrf(reportOfDesk(played()));
    for (std::size_t length = 0; length < file.size(); ++length) {
        const auto read = readTrf(file.substr(0, length));
        if (read)
            QVERIFY(*readTrf(writeTrf(*read)) == *read);
    }
}

} // namespace tst_trf

QTEST_GUILESS_MAIN(tst_trf::TestTrf)
#include "tst_trf.moc"
