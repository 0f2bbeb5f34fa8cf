// SPDX-License-Identifier: MIT
#include "text/tournament/corrections.h"
#include "text/tournament/happenings.h"
#include "text/tournament/numbers.h"
#include "text/tournament/qualification.h"
#include "text/tournament/rankingsettings.h"
#include "text/tournament/refusals.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/csv/csvtables.h"
#include "tournament/csv/entrycolumns.h"
#include "tournament/standings/presets.h"
#include "translations/catalogues.h"

#include <QTest>
#include <QTranslator>

namespace tst_tournamentwords {

using namespace kagetsu;
using namespace kagetsu::tournament;

// What window, paper and command line say of tournaments.
class TestTournamentWords : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreExact();
    void everythingHasWords();
    void headingsOfOurOwnListsAreRead_data();
    void headingsOfOurOwnListsAreRead();
    void settingsOfRankingsAreKept();
    void actionsAreSentences();
    void sharedPlacesAreSentences();
    void resultsAreSigns();
};

void TestTournamentWords::numbersAreExact()
{
    QCOMPARE(text::pointsText(Points { 9 }), QStringLiteral("4½"));
    QCOMPARE(text::pointsText(Points { 1 }), QStringLiteral("½"));
    QCOMPARE(text::pointsText(Points { -1 }), QStringLiteral("−½"));
    QCOMPARE(text::pointsText(Points {}), QStringLiteral("0"));
    QCOMPARE(text::eighthsText(-18), QStringLiteral("−2¼"));
    QCOMPARE(text::eighthsText(7), QStringLiteral("⅞"));
    using Kind = Criterion::Kind;
    QCOMPARE(text::amountText(Kind::Sos, 20), QStringLiteral("2½"));
    QCOMPARE(text::amountText(Kind::Time, 65000 * One), QStringLiteral("0:01:05"));
    QCOMPARE(text::amountText(Kind::Rating, 1850 * One), QStringLiteral("1850"));
    QCOMPARE(text::amountText(Kind::Warnings, 3 * One), QStringLiteral("3"));
    QCOMPARE(text::amountText(Kind::AverageBuchholz, 2725 * One), QStringLiteral("27.25"));
    QCOMPARE(text::amountText(Kind::Performance, 2100 * One), QStringLiteral("2100"));
}

void TestTournamentWords::everythingHasWords()
{
    for (const Criterion &criterion : everyCriterion()) {
        QVERIFY2(!text::criterionName(criterion).isEmpty(), codeOf(criterion).c_str());
        QVERIFY(!text::criterionShort(criterion).isEmpty());
    }
    for (const CriteriaPreset &preset : criteriaPresets())
        QVERIFY(text::criteriaPresetName(preset.id) != QString::fromLatin1(preset.id.data()));
    for (int why = 0; why <= static_cast<int>(Refusal::Why::CategoryTwice); ++why)
        QVERIFY2(!text::refusalText({ static_cast<Refusal::Why>(why), {}, 1, 1 }, nullptr).isEmpty(),
            qPrintable(QString::number(why)));
    for (int why = 0; why <= static_cast<int>(TrfFault::Why::TooMuch); ++why)
        QVERIFY(!text::trfFaultText({ static_cast<TrfFault::Why>(why), 3, 4 }).contains(QLatin1Char('%')));
    for (int head = 0; head <= static_cast<int>(CsvHead::Points); ++head)
        QVERIFY(!text::csvHeadName(static_cast<CsvHead>(head)).isEmpty());
}

void TestTournamentWords::headingsOfOurOwnListsAreRead_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : catalogueCodes())
        QTest::addRow("%s", qPrintable(language)) << language;
}

// Who saves the list of players of one event can enter them into the next.
void TestTournamentWords::headingsOfOurOwnListsAreRead()
{
    QFETCH(QString, language);
    QTranslator catalogue;
    QVERIFY(catalogue.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&catalogue);
    const std::pair<CsvHead, EntryColumn> heads[] { { CsvHead::Number, EntryColumn::Number },
        { CsvHead::Name, EntryColumn::Name }, { CsvHead::Rating, EntryColumn::Rating },
        { CsvHead::Rank, EntryColumn::Rank }, { CsvHead::Club, EntryColumn::Club },
        { CsvHead::Country, EntryColumn::Country }, { CsvHead::Members, EntryColumn::Members },
        { CsvHead::Title, EntryColumn::Title }, { CsvHead::Sex, EntryColumn::Sex },
        { CsvHead::Birth, EntryColumn::Birth }, { CsvHead::FederationId, EntryColumn::FederationId },
        { CsvHead::RatedGames, EntryColumn::RatedGames }, { CsvHead::RatingFactor, EntryColumn::RatingFactor } };
    CsvTable table(2);
    std::vector<EntryColumn> wanted;
    for (const auto &[head, column] : heads) {
        table[0].push_back(text::csvHeadName(head).toStdString());
        table[1].push_back("x");
        wanted.push_back(column);
    }
    const EntryColumns read = columnsOf(table);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QVERIFY2(i < read.columns.size() && read.columns[i] == wanted[i], table[0][i].c_str());
    QVERIFY(read.heads == EntryColumns::Heads::Known);
}

void TestTournamentWords::settingsOfRankingsAreKept()
{
    const auto another = [](const auto &setting) {
        return setting.most > 0 ? setting.most : static_cast<int>(setting.words.size()) - 2;
    };
    for (const text::CategorySetting &setting : text::categorySettings()) {
        Category category;
        QCOMPARE(setting.value(category), setting.least); // no condition
        setting.set(category, another(setting));
        QCOMPARE(setting.value(category), another(setting));
        QVERIFY2(category != Category(), setting.name);
        setting.set(category, setting.least);
        QVERIFY2(category == Category(), setting.name);
    }
    for (const text::RankingsSetting &setting : text::rankingsSettings()) {
        Rankings rankings;
        const int usual = setting.value(rankings);
        setting.set(rankings, another(setting));
        QCOMPARE(setting.value(rankings), another(setting));
        setting.set(rankings, usual);
        QVERIFY2(rankings == Rankings(), setting.name);
    }
}

void TestTournamentWords::actionsAreSentences()
{
    Log log;
    const auto act = [&log](Action action) { QVERIFY(log.act(std::move(action), {}).hasValue()); };
    SectionSettings settings;
    settings.name = "Open";
    act(AddSection { settings });
    for (const char *name : { "Ann", "Ben" }) {
        EntryDetails details;
        details.name = name;
        act(AddEntry { 1, details, 1 });
    }
    Round round;
    Match &match = round.matches.emplace_back();
    match.table = 1;
    match.a = { 1 };
    match.b = { 2 };
    match.games.resize(1);
    act(AddRound { 1, round });
    act(PublishRound { 1, 1 });
    GameReport report;
    report.outcome = Outcome::AWon;
    act(ReportGame { 1, 1, 1, 0, report });
    act(Adjust { 1, { { 2 }, 1, Points { -1 }, "late" } });
    QStringList lines;
    for (const LogLine &line : log.lines())
        lines.append(text::logText(line, log.event()));
    QCOMPARE(lines,
        (QStringList { QStringLiteral("Section “Open” was added."), QStringLiteral("Ann was added."),
            QStringLiteral("Ben was added."), QStringLiteral("Round 1 was paired."),
            QStringLiteral("Round 1 was published."), QStringLiteral("Round 1, table 1: Ann – Ben 1–0."),
            QStringLiteral("Points adjustment for Ben: −½ (late).") }));
    // What names nothing that is there is a sentence all the same.
    QVERIFY(!text::actionText(RuleMatch { 7, 8, 9, {} }, log.event()).isEmpty());
    QVERIFY(!text::actionText(DecidePlaces { 7, { PlaceDecision::Kind::Lot, { { { 1 } }, { { 2 } } } } }, log.event())
            .isEmpty());
    QVERIFY(!text::actionText(Qualify { 7, {}, 1, {} }, log.event()).contains(QLatin1Char('%')));
    QVERIFY(!text::actionText(SetLineUp { 7, 8, 9, Party::A, {} }, log.event()).isEmpty());
    log.undo({});
    QVERIFY(text::logText(log.lines().back(), log.event()).startsWith(QStringLiteral("Undone: ")));
    // All of it; what was corrected says so, with its reason.
    GameReport other = report;
    other.outcome = Outcome::BWon;
    act(ReportGame { 1, 1, 1, 0, other, { Reason::Kind::Mistyped } });
    const std::vector<text::ToldLine> told = text::toldLog(log.lines());
    QCOMPARE(told.size(), log.lines().size());
    QCOMPARE(told[1].text, QStringLiteral("Ann was added."));
    QVERIFY(told[1].correction.isEmpty() && told[5].correction.isEmpty());
    QVERIFY(told[6].undone && !told[7].undone);
    QVERIFY2(told[7].correction.contains(text::reasonName(Reason::Kind::Mistyped)), qPrintable(told[7].correction));
}

void TestTournamentWords::sharedPlacesAreSentences()
{
    Event event;
    Section &section = event.sections.emplace_back();
    section.id = 1;
    section.settings.name = "A";
    for (int id = 1; id <= 3; ++id) {
        Entry &entry = section.entries.emplace_back();
        entry.id = { id };
        entry.number = id;
        entry.details.name = std::string(1, char('J' + id));
    }
    const QString out = text::sharedPlaceText(event, { 1, 2, { { 1 }, { 2 } }, 1 });
    QCOMPARE(out, QStringLiteral("A, place 2 is shared by K, L. Of these, 1 can qualify."));
    QVERIFY(text::sharedPlaceText(event, { 1, 2, { { 1 }, { 2 } }, 2 }).contains(QStringLiteral("All qualify")));
    QCOMPARE(text::missingLines(event, { { 1, 2, 3 }, { 1, 2, 5 }, { 1, 3, 0 }, { 1, 4, 0 } }),
        (QStringList { QStringLiteral("A, round 2: table 3, 5"), QStringLiteral("A, round 3: not paired"),
            QStringLiteral("A, round 4: not paired") }));
    PlaceDecision decision { PlaceDecision::Kind::Criteria, { { { 3 } }, { { 1 }, { 2 } } } };
    decision.criteria = { { Criterion::Kind::Sb, 0 } };
    QCOMPARE(text::decisionText(section, decision),
        QStringLiteral("Shared place decided: M, K = L (Further tie-breaks, SB)"));
    decision = { PlaceDecision::Kind::PlayOff, { { { 3 } }, { { 1 } } } };
    decision.games = { { { 3 }, { 1 }, Outcome::Draw }, { { 1 }, { 3 }, Outcome::BWon, Party::A } };
    QCOMPARE(text::decisionText(section, decision),
        QStringLiteral("Shared place decided: M, K (Play-off, M – K ½–½, K – M 0–1 (opener: K))"));
    for (const auto kind : { PlaceDecision::Kind::Criteria, PlaceDecision::Kind::PlayOff, PlaceDecision::Kind::Lot,
             PlaceDecision::Kind::ByHand })
        QVERIFY(!text::decisionName(kind).isEmpty());
}

void TestTournamentWords::resultsAreSigns()
{
    Match match;
    match.games.resize(2);
    QCOMPARE(text::matchResultText(match, TwoOneZero), QString());
    match.games[0].report = GameReport();
    match.games[1].report = GameReport();
    match.games[1].report->outcome = Outcome::AWon;
    QCOMPARE(text::matchResultText(match, TwoOneZero), QStringLiteral("1½–½"));
    match.ruling = PerParty<Points> { Points { 4 }, Points { -1 } };
    QCOMPARE(text::matchResultText(match, TwoOneZero), QStringLiteral("2–−½"));
}

} // namespace tst_tournamentwords

QTEST_GUILESS_MAIN(tst_tournamentwords::TestTournamentWords)
#include "tst_tournamentwords.moc"
