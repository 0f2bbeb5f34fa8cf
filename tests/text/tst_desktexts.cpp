// SPDX-License-Identifier: MIT
#include "text/match/writtentime.h"
#include "text/tournament/corrections.h"
#include "text/tournament/entries.h"
#include "text/tournament/rankings.h"
#include "text/tournament/results.h"
#include "text/tournament/sectionsettings.h"
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
    void correctionsAndRulingsAreTold();
    void timesUsedAreRead_data();
    void timesUsedAreRead();
    void plansAndCountsAreTold();
    void rankingsAreOffered();
    void settingsBelongToTheirFormats_data();
    void settingsBelongToTheirFormats();
    void settingsAreSetAndReadBack();

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

void TestDeskTexts::correctionsAndRulingsAreTold()
{
    Section all = section();
    Match &match = all.rounds.front().matches.front();
    match.games.front().report.emplace().outcome = Outcome::AWon;
    QCOMPARE(text::standingResultText(match), QStringLiteral("Table 1 has 1–0"));
    QCOMPARE(text::replaceQuestion(all, match, Outcome::Draw), QStringLiteral("Ann – Ben: replace it with ½–½?"));
    QCOMPARE(text::replaceQuestion(all, match, {}), QStringLiteral("Ann – Ben: remove the result?"));
    const auto adjusted = [](int halves, int round, const char *reason) {
        return text::adjustmentText({ EntryId { 1 }, round, Points { halves }, reason });
    };
    QCOMPARE(adjusted(-2, 0, ""), QStringLiteral("−1 from the start"));
    QCOMPARE(adjusted(1, 3, "late"), QStringLiteral("+½ from round 3: late"));
    const QString ann = QStringLiteral("Ann");
    const QString ben = QStringLiteral("Ben");
    QCOMPARE(text::outcomeMeaning(Outcome::BWon, ann, ben), QStringLiteral("Ben wins"));
    QCOMPARE(text::outcomeMeaning(Outcome::AWonByForfeit, ann, ben), QStringLiteral("Ann wins by forfeit"));
    QCOMPARE(text::outcomeMeaning(Outcome::BothForfeited, ann, ben), QStringLiteral("Both lose by forfeit"));
    QCOMPARE(text::prizeText({ "Cup", "Juniors", 20 }), QStringLiteral("Juniors: Cup (20)"));
    QCOMPARE(text::prizeText({ "Cup", "", 0 }), QStringLiteral("Cup"));
    QCOMPARE(text::categoryText({ "Women", Sex::Female }), QStringLiteral("Women: female"));
}

void TestDeskTexts::timesUsedAreRead_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<int>("seconds"); // -1 if it is not a time
    QTest::newRow("nothing") << " " << 0;
    QTest::newRow("minutes") << "25" << 25 * 60;
    QTest::newRow("minutes and seconds") << "25:30" << 25 * 60 + 30;
    QTest::newRow("hours") << "1:05:30" << 3930;
    QTest::newRow("no time") << "soon" << -1;
    QTest::newRow("longer than any game") << "100:00:00" << -1;
}

void TestDeskTexts::timesUsedAreRead()
{
    QFETCH(QString, written);
    QFETCH(int, seconds);
    const auto time = text::usedTimeFromText(written);
    QCOMPARE(time.has_value(), seconds >= 0);
    QCOMPARE(time.value_or(std::chrono::seconds(-1)), std::chrono::milliseconds(std::chrono::seconds(seconds)));
}

void TestDeskTexts::plansAndCountsAreTold()
{
    using Kind = EntryPlan::Kind;
    Section all = section();
    QCOMPARE(text::entryPlanText(all, {}), QString());
    QCOMPARE(text::entryPlanText(all, { Kind::Bye, 2, Bye::Kind::Half }), QStringLiteral("Half-point bye in round 2"));
    QCOMPARE(text::entryPlanText(all, { Kind::Pair, 2, {}, EntryId { 2 } }), QStringLiteral("Round 2: against Ben"));
    for (int kind = int(Kind::Withdrawn); kind <= int(Kind::Late); ++kind)
        QVERIFY(!text::entryPlanText(all, { Kind(kind), 2 }).isEmpty());
    all.entries.front().leftRound = 2;
    QCOMPARE(text::entryCountText(all), QStringLiteral("3 player(s), 1 withdrawn"));
    all.rounds.clear();
    all.settings.options.rounds = 2;
    QVERIFY(text::entryCountText(all).endsWith(QStringLiteral("usual number for this many players is 3.")));
    all.settings.options.rounds = 9;
    QVERIFY(text::entryCountText(all).contains(QStringLiteral("Without rematches")));
}

void TestDeskTexts::rankingsAreOffered()
{
    using Kind = text::RankingChoice::Kind;
    Section all = section();
    QVERIFY(text::rankingChoices(all) == std::vector { text::RankingChoice() });
    all.entries.front().details.club = "Tartu";
    all.entries.front().details.rating = 2000;
    all.rankings.categories.push_back({ "Juniors" });
    all.rankings.prizes.push_back({ "Cup", "Juniors", 20 });
    const std::vector<text::RankingChoice> choices = text::rankingChoices(all);
    QVERIFY(choices
        == (std::vector<text::RankingChoice> { { Kind::Standings }, { Kind::Category, "Juniors" }, { Kind::Prizes },
            { Kind::Clubs }, { Kind::Ratings } }));
    for (const text::RankingChoice &choice : choices)
        QCOMPARE(text::rankingList(all, all, choice, 0).title,
            choice.kind == Kind::Standings ? QString() : text::rankingTitle(all, choice));
    QVERIFY(text::rankingList(all, all, { Kind::Category, "Seniors" }, 0).rows.empty());
    all.settings.format = Format::Elimination; // has no ranking of clubs
    QCOMPARE(text::rankingChoices(all).size(), 4U);
}

void TestDeskTexts::settingsBelongToTheirFormats_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("own"); // some of its settings
    QTest::addColumn<QStringList>("others"); // some that do not matter
    const QStringList swiss { "swissStyle", "swissFirstRound", "forfeitWin", "missedRounds" };
    QTest::newRow("a Swiss") << Format::Swiss << swiss << QStringList { "matchForThird", "cycles", "withdrawalRule" };
    QTest::newRow("a round robin") << Format::RoundRobin << QStringList { "withdrawalRule", "byesInSums" }
                                   << swiss + QStringList { "cycles" };
    QTest::newRow("a double one") << Format::DoubleRoundRobin << QStringList { "cycles" } << swiss;
    QTest::newRow("an elimination") << Format::Elimination << QStringList { "matchForThird" }
                                    << swiss + QStringList { "byesInSums", "grandFinal" };
    QTest::newRow("a double elimination")
        << Format::DoubleElimination << QStringList { "grandFinal" } << QStringList { "matchForThird" };
}

void TestDeskTexts::settingsBelongToTheirFormats()
{
    QFETCH(Format, format);
    QFETCH(QStringList, own);
    QFETCH(QStringList, others);
    SectionSettings settings;
    settings.format = format;
    QStringList found;
    for (const text::SectionSetting &setting : text::sectionSettings()) {
        if (setting.isThere(settings, false))
            found += QLatin1String(setting.name);
    }
    for (const QString &name : own)
        QVERIFY2(found.contains(name), qPrintable(name));
    for (const QString &name : others)
        QVERIFY2(!found.contains(name), qPrintable(name));
}

void TestDeskTexts::settingsAreSetAndReadBack()
{
    for (const text::SectionSetting &setting : text::sectionSettings()) {
        const int last = setting.most > 0 ? setting.most : int(setting.words.size()) - 2;
        for (int value = setting.least; value <= last; ++value) {
            SectionOptions options;
            options.swiss.apart = SwissRules::Apart::Clubs; // its rounds matter
            setting.set(options, value);
            QCOMPARE(setting.value(options), value);
        }
    }
}

} // namespace tst_desktexts

QTEST_GUILESS_MAIN(tst_desktexts::TestDeskTexts)
#include "tst_desktexts.moc"
