// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/standings/presets.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/valuetext.h"

#include <QTest>

#include <numeric>
#include <random>

namespace tst_standings {

using namespace desk;

namespace {

// tournament.md#a-worked-example
Desk workedExample()
{
    Desk made("ABCDEFG");
    made.play("CA= FD0 EB1 -G");
    made.play("GD1 EC0 AF= -B");
    made.play("GC1 EA1 BD1 -F");
    made.play("GE1 BA0 FC= -D");
    return made;
}

std::vector<Criterion> listOf(const QString &codes)
{
    std::vector<Criterion> list { Criterion() };
    for (const QString &code : codes.split(' ', Qt::SkipEmptyParts))
        list.push_back(criterionFromCode(code.toStdString()).value());
    return list;
}

// "G C E D A B=F": who shares a place is joined.
QString orderOf(const Desk &desk, const std::vector<Standing> &standings)
{
    QString text;
    for (std::size_t i = 0; i < standings.size(); ++i) {
        if (i > 0)
            text += standings[i].place == standings[i - 1].place ? '=' : ' ';
        text += desk.name(standings[i].entry);
    }
    return text;
}

QString orderBy(const Desk &desk, const QString &codes)
{
    return orderOf(desk, standingsOf(factsOf(desk.section()), listOf(codes)));
}

// The value of a criterion for everybody, A first, each within the whole field.
QList<double> valuesOf(const Desk &desk, const char *code)
{
    const SectionFacts facts = factsOf(desk.section());
    const Criteria criteria(facts);
    std::vector<std::size_t> all(facts.entries.size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    QList<double> values;
    for (const std::size_t entry : all)
        values.append(double(criteria.valueOf(*criterionFromCode(code), entry, all).amount) / One);
    return values;
}

const Standing &standingOf(const Desk &desk, const std::vector<Standing> &standings, char name)
{
    return *std::find_if(
        standings.begin(), standings.end(), [&](const Standing &each) { return desk.name(each.entry) == name; });
}

// Results by chance in an event of these many, each paired with its neighbour in a shuffled order.
Desk byChance(std::mt19937 &random, int players, int rounds)
{
    std::string names = std::string("ABCDEFGHIJKLMNOPQRST").substr(0, std::size_t(players));
    Desk made(names);
    for (int round = 0; round < rounds; ++round) {
        std::shuffle(names.begin(), names.end(), random);
        std::string text;
        for (std::size_t at = 0; at + 1 < names.size(); at += 2)
            text += { names[at], names[at + 1], "10==+-*1"[random() % 8], ' ' };
        if (names.size() % 2 == 1)
            text += { "-/."[random() % 3], names.back() };
        made.play(text);
    }
    return made;
}

constexpr const char *AllCodes[] { "points", "SOS", "SB", "DE", "DEC", "T1", "T2", "TIME", "SOSOS", "SOSB", "SBS",
    "SBB", "WINS", "SWINS", "SGAMES", "LOST", "WARN", "TRUNC", "MP", "GP", "BRD1", "BH", "BH-C1", "BH-C2", "BH-M1",
    "FSB", "PS" };

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private slots:
    void valuesOfTheWorkedExample_data()
    {
        QTest::addColumn<QList<double>>("values"); // of A to G
        QTest::newRow("points") << QList<double> { 4, 4, 4, 4, 4, 4, 8 };
        QTest::newRow("SOS") << QList<double> { 16, 12, 20, 16, 20, 12, 12 };
        QTest::newRow("SB") << QList<double> { 8, 4, 8, 4, 8, 4, 12 };
        QTest::newRow("T1") << QList<double> { 8, 8, 12, 12, 12, 8, 8 };
        QTest::newRow("T2") << QList<double> { 8, 8, 8, 8, 8, 8, 8 };
        QTest::newRow("SOSOS") << QList<double> { 64, 52, 60, 36, 60, 52, 56 };
        QTest::newRow("SOSB") << QList<double> { 24, 20, 32, 20, 32, 20, 20 };
        QTest::newRow("SBS") << QList<double> { 28, 16, 34, 12, 28, 18, 56 };
        QTest::newRow("SBB") << QList<double> { 10, 4, 14, 4, 12, 8, 20 };
        QTest::newRow("WINS") << QList<double> { 1, 1, 1, 1, 2, 0, 3 };
        QTest::newRow("SWINS") << QList<double> { 1, 0, 1, 1, 0, 0, 0 };
        QTest::newRow("SGAMES") << QList<double> { 3, 1, 3, 3, 1, 1, 0 };
        QTest::newRow("LOST") << QList<double> { 4, 8, 8, 12, 12, 4, 0 };
        QTest::newRow("TRUNC") << QList<double> { 12, 8, 16, 12, 16, 8, 8 };
        QTest::newRow("MP") << QList<double> { 4, 4, 4, 4, 4, 4, 8 };
        QTest::newRow("GP") << QList<double> { 2, 2, 2, 2, 2, 2, 4 };
        QTest::newRow("BH") << QList<double> { 16, 16, 20, 20, 20, 16, 16 };
        QTest::newRow("PS") << QList<double> { 9, 10, 11, 10, 12, 8, 20 };
    }
    void valuesOfTheWorkedExample()
    {
        QFETCH(QList<double>, values);
        QCOMPARE(valuesOf(workedExample(), QTest::currentDataTag()), values);
    }

    void ordersOfTheWorkedExample_data()
    {
        QTest::addColumn<QString>("codes");
        QTest::addColumn<QString>("order");
        QTest::newRow("points alone") << ""
                                      << "G A=B=C=D=E=F";
        QTest::newRow("the national list") << "SOS DE T1 T2 TIME"
                                           << "G C E D A B=F";
        QTest::newRow("SB before DE turns D and A round") << "SOS SB DE"
                                                          << "G C E A D B=F";
        QTest::newRow("DE alone has no effect, as not all have met") << "DE"
                                                                     << "G A=B=C=D=E=F";
        QTest::newRow("all that are connected by their games") << "DEC"
                                                               << "G C=E A=D B=F";
    }
    void ordersOfTheWorkedExample()
    {
        QFETCH(QString, codes);
        QFETCH(QString, order);
        QCOMPARE(orderBy(workedExample(), codes), order);
    }

    void theSumIsWrittenOut()
    {
        const Desk desk = workedExample();
        const std::vector<Standing> standings = standingsOf(factsOf(desk.section()), listOf("SOS SB DE"));
        const Value &sb = standingOf(desk, standings, 'C').values[2];
        QCOMPARE(sb.terms.size(), std::size_t(4));
        QCOMPARE(sb.terms[0].weight, 1); // half of A's four
        QCOMPARE(sb.terms[0].amount, 4 * One);
        QCOMPARE(sb.terms[0].part(), 2 * One);
        QCOMPARE(sb.terms[1].part(), 4 * One);
        QCOMPARE(sb.terms[2].round, 3);
        QCOMPARE(sb.terms[2].part(), Eighths(0)); // lost to G
        const SectionFacts facts = factsOf(desk.section());
        QCOMPARE(desk.name(facts.entries[*sb.terms[2].opponent].id), 'G');
    }

    void whatWasNeededIsKnown()
    {
        const Desk desk = workedExample();
        const std::vector<Standing> standings = standingsOf(factsOf(desk.section()), listOf("SOS DE T1 T2 TIME"));
        QCOMPARE(standingOf(desk, standings, 'G').needed, std::size_t(1));
        QCOMPARE(standingOf(desk, standings, 'C').needed, std::size_t(3));
        QCOMPARE(standingOf(desk, standings, 'D').needed, std::size_t(4));
        QCOMPARE(standingOf(desk, standings, 'B').needed, std::size_t(6));
        QVERIFY(standingOf(desk, standings, 'C').values[2].hasEffect);
        QCOMPARE(standingOf(desk, standings, 'C').values[2].amount, 2 * One);
        QVERIFY(!standingOf(desk, standings, 'D').values[2].hasEffect);
    }

    void sharedPlacesAreSkipped()
    {
        Desk desk("ABCD");
        desk.play("AB1 CD1");
        const std::vector<Standing> standings = standingsOf(desk.section());
        QCOMPARE(orderOf(desk, standings), QString("A=C B=D"));
        QCOMPARE(standings[1].place, 1);
        QCOMPARE(standings[2].place, 3);
    }

    void lessTimeWins()
    {
        Desk desk("ABCD");
        desk.play("AB1 CD1");
        desk.act(ReopenRound { 1, 1 });
        GameReport report;
        report.outcome = Outcome::AWon;
        report.time = { Milliseconds(5000), Milliseconds(700) };
        report.warnings.b = 1;
        desk.act(ReportGame { 1, 1, 1, 0, report });
        report.time = { Milliseconds(4999), Milliseconds(900) };
        report.warnings.b = 0;
        desk.act(ReportGame { 1, 1, 2, 0, report });
        QCOMPARE(orderBy(desk, "TIME"), QString("C A B D"));
        QCOMPARE(orderBy(desk, "WARN"), QString("A=C D B"));
    }

    void timeDecidesOnlyWhereNothingBeforeItDid()
    {
        const auto isDeciding = [](const QString &codes, const std::vector<int> &seconds) {
            SectionSettings settings = twoOneZero();
            const std::vector<Criterion> list = listOf(codes);
            settings.criteria.assign(list.begin() + 1, list.end()); // the points are asked anyway
            Desk desk("ABCD", settings);
            desk.play("AB1 CD1");
            desk.act(ReopenRound { 1, 1 });
            for (int table = 1; table <= 2; ++table) {
                GameReport report;
                report.outcome = Outcome::AWon;
                const Milliseconds used(1000 * seconds[std::size_t(table - 1)]);
                report.time = { used, used };
                report.warnings.a = table;
                report.warnings.b = table;
                desk.act(ReportGame { 1, 1, table, 0, report });
            }
            return isTimeDeciding(desk.section());
        };
        QVERIFY(isDeciding("TIME", { 5, 6 }));
        QVERIFY(!isDeciding("TIME", { 5, 5 }));
        QVERIFY(!isDeciding("SOS", { 5, 6 }));
        QVERIFY(isDeciding("SOS TIME WARN", { 5, 6 }));
        QVERIFY(!isDeciding("WARN TIME", { 5, 6 })); // the warnings have parted them before
    }

    void lotsAndRatings()
    {
        Desk desk("ABCD");
        desk.play("AB1 CD1");
        desk.act(SetLot { 1, desk.id('A'), 2 });
        desk.act(SetLot { 1, desk.id('C'), 1 });
        desk.act(SetLot { 1, desk.id('D'), 1 });
        // B has none: the lot says nothing of B and D.
        QCOMPARE(orderBy(desk, "LOT"), QString("C A B=D"));
        EntryDetails details;
        details.name = "B";
        details.rating = 1500;
        desk.act(ChangeEntry { 1, desk.id('B'), details });
        QCOMPARE(orderBy(desk, "RAT-"), QString("A=C D B"));
    }

    void truncatedGoesOnUntilOneDiffers()
    {
        // All of A and B have two points after meeting others; the second lowest decides.
        Desk desk("ABCDEF");
        desk.play("AC1 BD1 EF1");
        desk.play("AE1 BF1 CD1");
        desk.play("AB= CE1 DF0");
        const QString order = orderBy(desk, "TRUNC");
        QVERIFY(order.startsWith("A B"));
        const SectionFacts facts = factsOf(desk.section());
        const Value a = Criteria(facts).valueOf(*criterionFromCode("TRUNC"), 0, {});
        QCOMPARE(a.terms.size(), std::size_t(3));
        QCOMPARE(a.further.size(), std::size_t(3));
        QCOMPARE(a.further.back(), Eighths(0));
    }

    void penaltiesCountFromTheirRoundOn()
    {
        Desk desk("AB");
        desk.play("AB1");
        desk.act(Adjust { 1, { desk.id('A'), 1, Points::whole(-3), "late twice" } });
        QCOMPARE(orderBy(desk, ""), QString("B A"));
        QCOMPARE(valuesOf(desk, "points"), (QList<double> { -1, 0 }));
        QCOMPARE(orderOf(desk, standingsOf(factsOf(desk.section(), 0), listOf(""))), QString("A=B"));
    }

    void whoLeftEarlyComesLastAndCountsForNobody()
    {
        Desk desk("ABCD", twoOneZero(Format::RoundRobin));
        desk.play("AB1 CD1");
        desk.act(Withdraw { 1, desk.id('D'), 2 });
        desk.play("AD1 BC0");
        desk.play("AC= DB0");
        const std::vector<Standing> standings = standingsOf(desk.section());
        // D played two of three: its results stand.
        QCOMPARE(orderOf(desk, standings), QString("A=C B D"));
        Desk early("ABCD", twoOneZero(Format::RoundRobin));
        early.play("AB1 CD1");
        early.act(Withdraw { 1, early.id('D'), 2 });
        early.publish("AD BC");
        early.report(2, "0");
        early.act(FinishRound { 1, 2 });
        early.publish("AC DB");
        early.report(1, "=");
        early.act(FinishRound { 1, 3 });
        const std::vector<Standing> without = standingsOf(early.section());
        QCOMPARE(orderOf(early, without), QString("A=C B D"));
        QCOMPARE(without.back().place, 0);
        QCOMPARE(valuesOf(early, "points"), (QList<double> { 3, 0, 3, 0 }));
        QCOMPARE(valuesOf(early, "SOS"), (QList<double> { 3, 6, 3, 0 }));
    }

    void teamsByBoards()
    {
        SectionSettings settings = twoOneZero(Format::RoundRobin);
        settings.options.gamesPerMatch = 3;
        settings.score = scoreSystem(1, 0, 0);
        settings.score.draw = Points { 1 };
        settings.score.byGames = true;
        Desk desk("ABCD", settings);
        desk.publish("AB CD");
        desk.report(1, "10=");
        desk.report(2, "011");
        desk.act(FinishRound { 1, 1 });
        QCOMPARE(valuesOf(desk, "points"), (QList<double> { 1.5, 1.5, 2, 1 }));
        QCOMPARE(valuesOf(desk, "GP"), (QList<double> { 1.5, 1.5, 2, 1 }));
        QCOMPARE(valuesOf(desk, "MP"), (QList<double> { 1, 1, 2, 0 }));
        QCOMPARE(valuesOf(desk, "BRD1"), (QList<double> { 1, 0, 0, 1 }));
        QCOMPARE(valuesOf(desk, "BRD3"), (QList<double> { 0.5, 0.5, 1, 0 }));
        QCOMPARE(valuesOf(desk, "BRD4"), (QList<double> { 0, 0, 0, 0 }));
        // By game points: one and a half of the opponent's one and a half.
        QCOMPARE(valuesOf(desk, "SB"), (QList<double> { 2.25, 2.25, 2, 2 }));
        QCOMPARE(orderBy(desk, "MP BRD1"), QString("C A B D"));
    }

    void byesCanCountOwnPoints()
    {
        Desk desk = workedExample();
        SectionSettings settings = desk.section().settings;
        settings.options.byesCountOwnPoints = true;
        desk.act(ChangeSection { 1, settings });
        QCOMPARE(valuesOf(desk, "SOS"), (QList<double> { 16, 16, 20, 20, 20, 16, 20 }));
    }

    // Each value is the sum of its terms, whatever happened.
    void valuesAreTheSumsOfTheirTerms()
    {
        std::mt19937 random(7);
        for (int tries = 0; tries < 60; ++tries) {
            const Desk desk = byChance(random, 2 + int(random() % 10), int(random() % 7));
            const SectionFacts facts = factsOf(desk.section());
            const Criteria criteria(facts);
            std::vector<std::size_t> all(facts.entries.size());
            std::iota(all.begin(), all.end(), std::size_t(0));
            for (const char *code : AllCodes) {
                for (const std::size_t entry : all) {
                    const Value value = criteria.valueOf(*criterionFromCode(code), entry, all);
                    Eighths sum = 0;
                    for (const Term &term : value.terms)
                        sum += term.part();
                    QCOMPARE(sum, value.amount);
                }
            }
        }
    }

    // What opponents add up to can be counted from the other side.
    void sumsAgreeWithThoseOfTheOpponents()
    {
        std::mt19937 random(8);
        for (int tries = 0; tries < 60; ++tries) {
            const Desk desk = byChance(random, 2 + int(random() % 10), int(random() % 7));
            const SectionFacts facts = factsOf(desk.section());
            double sos = 0;
            double sosos = 0;
            double expectedSos = 0;
            double expectedSosos = 0;
            const QList<double> values = valuesOf(desk, "SOS");
            for (const double value : values)
                sos += value;
            for (const double value : valuesOf(desk, "SOSOS"))
                sosos += value;
            for (std::size_t i = 0; i < facts.entries.size(); ++i) {
                const auto played = std::count_if(facts.entries[i].rounds.begin(), facts.entries[i].rounds.end(),
                    [](const RoundFact &round) { return round.kind == RoundFact::Kind::Played; });
                expectedSos += facts.entries[i].points.halves / 2.0 * double(played);
                expectedSosos += values[qsizetype(i)] * double(played);
            }
            QCOMPARE(sos, expectedSos);
            QCOMPARE(sosos, expectedSosos);
        }
    }

    // Places are those of a sort by all values, where no criterion looks at the group.
    void placesFollowTheValues()
    {
        std::mt19937 random(9);
        for (int tries = 0; tries < 60; ++tries) {
            const Desk desk = byChance(random, 2 + int(random() % 10), int(random() % 7));
            const std::vector<Standing> standings =
                standingsOf(factsOf(desk.section()), listOf("SOS SB T1 WINS BH-C1 PS"));
            const auto keyOf = [](const Standing &standing) {
                std::vector<Eighths> key;
                for (const Value &value : standing.values)
                    key.push_back(value.amount);
                return key;
            };
            for (std::size_t i = 1; i < standings.size(); ++i) {
                QVERIFY(keyOf(standings[i - 1]) >= keyOf(standings[i]));
                const bool isShared = keyOf(standings[i - 1]) == keyOf(standings[i]);
                QCOMPARE(standings[i].place, isShared ? standings[i - 1].place : int(i) + 1);
            }
        }
    }

    void presetsNameKnownCriteria()
    {
        for (const CriteriaPreset &preset : criteriaPresets()) {
            QVERIFY(!criteriaOf(preset).empty());
            QVERIFY(findCriteriaPreset(preset.id) == &preset);
        }
        QCOMPARE(criteriaOf(*findCriteriaPreset("cn-national-2025")).size(), std::size_t(5));
        QVERIFY(!findCriteriaPreset("nobody"));
    }

    void valuesAreWrittenExactly_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("eighths");
        QTest::addColumn<QString>("text");
        constexpr int Whole = int(One);
        QTest::newRow("nothing") << "SOS" << 0 << "0";
        QTest::newRow("whole") << "SOS" << 12 * Whole << "12";
        QTest::newRow("a half") << "SOS" << 4 * Whole + Whole / 2 << "4.5";
        QTest::newRow("a quarter") << "SB" << Whole / 4 << "0.25";
        QTest::newRow("the smallest") << "SB" << Whole / 8 << "0.125";
        QTest::newRow("less than nothing") << "points" << -Whole / 2 << "-0.5";
        QTest::newRow("hundredths") << "AOB" << 1234 * Whole << "12.34";
        QTest::newRow("tenths") << "AOB" << 1230 * Whole << "12.3";
        QTest::newRow("one hundredth") << "AOB" << Whole << "0.01";
        QTest::newRow("whole ones of hundredths") << "AOB" << 1200 * Whole << "12";
    }
    void valuesAreWrittenExactly()
    {
        QFETCH(QString, code);
        QFETCH(int, eighths);
        const Criterion criterion = criterionFromCode(code.toStdString()).value();
        QTEST(QString::fromStdString(exactText(criterion.kind, eighths)), "text");
    }

    void anEmptySectionHasNoStandings() { QVERIFY(standingsOf(Desk("").section()).empty()); }
};

} // namespace tst_standings

QTEST_GUILESS_MAIN(tst_standings::TestStandings)
#include "tst_standings.moc"
