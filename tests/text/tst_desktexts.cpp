// SPDX-License-Identifier: MIT
#include "text/tournament/tablerows.h"
#include "text/tournament/typing.h"

#include <QTest>

namespace tst_desktexts {

using namespace kagetsu;
using namespace kagetsu::tournament;

// What the desk says of the tables of a round.
class TestDeskTexts : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreSentences_data();
    void rowsAreSentences();
    void aTypedResultIsTold_data();
    void aTypedResultIsTold();
    void whatIsTypedTwiceOrExchangedIsTold();

private:
    // A published round of Ann against Ben, and a bye for Cho.
    static Section section(int games = 1)
    {
        Section section;
        for (const char *name : { "Ann", "Ben", "Cho" }) {
            Entry &entry = section.entries.emplace_back();
            entry.id = EntryId { ++section.lastEntryId };
            entry.details.name = name;
        }
        Round &round = section.rounds.emplace_back();
        round.state = Round::State::Published;
        Match &match = round.matches.emplace_back();
        match.table = 1;
        match.a = EntryId { 1 };
        match.b = EntryId { 2 };
        match.games.resize(std::size_t(games));
        round.byes.push_back({ EntryId { 3 }, Bye::Kind::Half });
        return section;
    }
};

void TestDeskTexts::rowsAreSentences_data()
{
    QTest::addColumn<QString>("what"); // 1 a typed win, m one from the table, r a ruling, l late
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("result"); // in its column
    QTest::newRow("no result yet") << "" << "Table 1: Ann – Ben" << "–";
    QTest::newRow("a result that was typed") << "1" << "Table 1: Ann – Ben, 1–0, entered by hand" << "1–0";
    QTest::newRow("a result from the playing table") << "m" << "Table 1: Ann – Ben, 1–0" << "1–0";
    QTest::newRow("a ruling") << "r" << "Table 1: Ann – Ben, ½–½, by ruling" << "½–½";
    QTest::newRow("a ruling on a typed result") << "1r" << "Table 1: Ann – Ben, ½–½, by ruling" << "½–½";
    QTest::newRow("a late table") << "l" << "Table 1: Ann – Ben, late" << "late";
}

void TestDeskTexts::rowsAreSentences()
{
    QFETCH(QString, what);
    QFETCH(QString, sentence);
    QFETCH(QString, result);
    Section all = section();
    Match &match = all.rounds.front().matches.front();
    if (what.contains(QLatin1Char('1')) || what.contains(QLatin1Char('m')))
        match.games.front().report.emplace().outcome = Outcome::AWon;
    if (what.contains(QLatin1Char('m')))
        match.games.front().report->record = "game.sgf";
    if (what.contains(QLatin1Char('r')))
        match.ruling = PerParty<Points> { Points { 1 }, Points { 1 } };
    const std::vector<text::TableRow> rows =
        text::tableRows(all, 1, what.contains(QLatin1Char('l')) ? std::set<int> { 1 } : std::set<int>());
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(text::tableRowText(rows.front()), sentence);
    QCOMPARE(text::tableResultText(rows.front()), result);
    QCOMPARE(text::tableRowText(rows.back()), QStringLiteral("Cho: Half-point bye"));
    QCOMPARE(text::tableResultText(rows.back()), QString());
    QVERIFY(text::tableRows(all, 2, {}).empty());
}

void TestDeskTexts::aTypedResultIsTold_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<QString>("state"); // 0 held back, 1 entered once, b taken back
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one game") << 1 << "" << "Table 1";
    QTest::newRow("one of two games") << 2 << "" << "Table 1. Next result: game 2 of 2";
    QTest::newRow("a result is held back") << 1 << "0" << "Table 1, 0–1";
    QTest::newRow("a result was entered once") << 1 << "1" << "Table 1. 1–0? Enter it again to confirm.";
    QTest::newRow("a held one comes before one entered once") << 2 << "01" << "Table 1, 0–1";
    QTest::newRow("a key was part of a table number") << 1 << "b01" << "Nothing was entered for table 7.";
}

void TestDeskTexts::aTypedResultIsTold()
{
    QFETCH(int, games);
    QFETCH(QString, state);
    QFETCH(QString, sentence);
    const Section all = section(games);
    text::TypedTable typed { QStringLiteral("Table 1"), games - 1, {}, {}, {} };
    if (state.contains(QLatin1Char('0')))
        typed.held = { Outcome::BWon };
    if (state.contains(QLatin1Char('1')))
        typed.once = { Outcome::AWon };
    if (state.contains(QLatin1Char('b')))
        typed.takenBack = 7;
    QCOMPARE(text::typingText(all, all.rounds.front().matches.front(), typed), sentence);
}

void TestDeskTexts::whatIsTypedTwiceOrExchangedIsTold()
{
    QCOMPARE(text::differenceText(QStringLiteral("Table 1"), { Outcome::AWon, Outcome::Draw }, { Outcome::BWon }),
        QStringLiteral("Table 1. First 1–0, ½–½, now 0–1: neither counts. Enter it twice again."));
    QCOMPARE(text::unbroken(QStringLiteral("Ann – Ben, 1–0")), QStringLiteral("Ann – Ben, 1\u2060–\u20600"));
    QVERIFY(text::exchangeText(section(), {}).startsWith(QStringLiteral("To exchange")));
    QCOMPARE(text::exchangeText(section(), EntryId { 2 }), QStringLiteral("Pick the player to exchange with Ben."));
}

} // namespace tst_desktexts

QTEST_GUILESS_MAIN(tst_desktexts::TestDeskTexts)
#include "tst_desktexts.moc"
