// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/csv/rankingtables.h"
#include "tournament/model/names.h"
#include "tournament/standings/clubs.h"
#include "tournament/standings/prizes.h"
#include "tournament/standings/ratingreport.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <random>

namespace tst_rankings {

using namespace desk;

namespace {

// "A 2010 f 1800 North" is who was born when, of what sex, rating and club.
void describe(Desk &desk, const QString &text)
{
    const QStringList parts = text.split(' ');
    EntryDetails details;
    details.name = parts[0].toStdString();
    details.birth.year = parts[1].toInt();
    details.sex = parts[2] == QStringLiteral("f") ? Sex::Female : Sex::Male;
    if (parts[3].toInt() > 0)
        details.rating = parts[3].toInt();
    details.club = parts[4].toStdString();
    details.country = parts[4] == QStringLiteral("North") ? "EST" : "SWE";
    desk.act(ChangeEntry { 1, desk.id(parts[0].front().toLatin1()), details });
}

// A 4, B 3, C 3, D 2, E 0, F 0 points.
Desk sixPlayers()
{
    Desk desk("ABCDEF");
    for (const char *text : { "A 1980 m 1900 North", "B 2012 f 1700 South", "C 2010 m 1500 North",
             "D 1950 f 1600 South", "E 2013 m 0 North", "F 1985 m 1400 East" })
        describe(desk, QString::fromLatin1(text));
    desk.play("AE1 BF1 CD1");
    desk.play("AF1 BC= DE1");
    return desk;
}

QString awardsText(const Desk &desk)
{
    QStringList lines;
    for (const Award &award : awardsOf(desk.section())) {
        QString line;
        for (const std::size_t prize : award.prizes)
            line += QString::fromStdString(desk.section().rankings.prizes[prize].name);
        line += ':';
        for (const EntryId winner : award.winners)
            line += desk.name(winner);
        QStringList amounts;
        for (const int amount : award.amounts)
            amounts += QString::number(amount);
        if (!amounts.empty() && amounts.front() == amounts.back()) // the first have the most
            amounts = { amounts.front() };
        line += amounts.join('+');
        lines += line;
    }
    return lines.join(' ');
}

Rankings juniorsAndWomen()
{
    Rankings rankings;
    rankings.categories = { { "juniors", Sex::Unknown, 2008 }, { "women", Sex::Female } };
    rankings.prizes = { { "1", "", 100 }, { "2", "", 50 }, { "3", "", 25 }, { "j", "juniors", 10 },
        { "k", "juniors", 5 }, { "w", "women" } };
    return rankings;
}

} // namespace

// Categories, prizes, clubs, ratings (tournament.md#categories-and-prizes).
class TestRankings : public QObject
{
    Q_OBJECT

private slots:
    void whoIsInACategory_data()
    {
        QTest::addColumn<Category>("category");
        QTest::addColumn<QString>("members");
        const auto row = [](const char *what, const Category &category, const char *members) {
            QTest::newRow(what) << category << QString::fromLatin1(members);
        };
        row("everybody", { "x" }, "ABCDEF");
        row("women", { "x", Sex::Female }, "BD");
        row("born from a year on", { "x", Sex::Unknown, 2010 }, "BCE");
        row("born up to a year", { "x", Sex::Unknown, {}, 1980 }, "AD");
        row("both", { "x", Sex::Unknown, 1980, 2010 }, "ACF");
        row("rated up to a number, and so rated", { "x", Sex::Unknown, {}, {}, {}, 1600 }, "CDF");
        row("a band of ratings", { "x", Sex::Unknown, {}, {}, 1500, 1700 }, "BCD");
        row("a club", { "x", Sex::Unknown, {}, {}, {}, {}, "North" }, "ACE");
        row("a country, and young", { "x", Sex::Unknown, 2000, {}, {}, {}, "", "EST" }, "CE");
    }
    void whoIsInACategory()
    {
        QFETCH(Category, category);
        QFETCH(QString, members);
        const Desk desk = sixPlayers();
        QString found;
        for (const Entry &entry : desk.section().entries) {
            if (isIn(category, entry.details))
                found += QString::fromStdString(entry.details.name);
        }
        QCOMPARE(found, members);
    }

    void placesAreThoseAmongItself()
    {
        const Desk desk = sixPlayers();
        const std::vector<Standing> juniors = standingsIn(desk.section(), { "x", Sex::Unknown, 2008 });
        QCOMPARE(juniors.size(), std::size_t(3));
        // B and C share the second place of all.
        QCOMPARE(juniors[0].place, 1);
        QCOMPARE(juniors[1].place, 1);
        QCOMPARE(desk.name(juniors[2].entry), 'E');
        QCOMPARE(juniors[2].place, 3);
    }

    // Without naming any club.
    void theBestOfEachClub()
    {
        Desk desk = sixPlayers();
        const auto membersOf = [&desk](Category category) {
            category.isBestOfEachClub = true;
            QString members;
            for (const Standing &standing : standingsIn(desk.section(), category))
                members += QStringLiteral("%1%2 ").arg(desk.name(standing.entry)).arg(standing.place);
            return members.trimmed();
        };
        QCOMPARE(membersOf({ "x" }), QStringLiteral("A1 B2 F3"));
        QCOMPARE(membersOf({ "x", Sex::Unknown, 2008 }), QStringLiteral("B1 C1"));
        QCOMPARE(membersOf({ "x", Sex::Female }), QStringLiteral("B1"));
        // Whoever has no club is the best of none; who shares the place of the best is one of them.
        describe(desk, QStringLiteral("A 1980 m 1900 "));
        describe(desk, QStringLiteral("C 2010 m 1500 South"));
        QCOMPARE(membersOf({ "x" }), QStringLiteral("B1 C1 E3 F3"));

        Category best { "clubs" };
        best.isBestOfEachClub = true;
        Rankings rankings;
        rankings.categories = { best };
        rankings.prizes = { { "1", "", 100 }, { "2", "clubs" }, { "3", "clubs" }, { "4", "clubs" } };
        desk = sixPlayers();
        desk.act(SetRankings { 1, rankings });
        // A has a prize; the second of the same club does not come after A.
        QCOMPARE(awardsText(desk), QStringLiteral("1:A10000 2:B 3:F 4:"));
    }

    void prizes_data()
    {
        QTest::addColumn<bool>("several");
        QTest::addColumn<bool>("share");
        QTest::addColumn<QString>("criteria");
        QTest::addColumn<QString>("awards");
        // B and C are level in points; SOS puts C (B 3 + D 2) before B (F 0 + C 3).
        QTest::newRow("one each, shared where nothing parts") << false << false << ""
                                                              << "1:A10000 23:BC3750 j:E1000 k: w:D";
        QTest::newRow("one each, by criteria") << false << false << "SOS"
                                               << "1:A10000 2:C5000 3:B2500 j:E1000 k: w:D";
        QTest::newRow("one each, equal points share") << false << true << "SOS"
                                                      << "1:A10000 23:CB3750 j:E1000 k: w:D";
        QTest::newRow("one of each category") << true << false << "SOS"
                                              << "1:A10000 2:C5000 3:B2500 j:C1000 k:B500 w:B";
        QTest::newRow("one of each category, shared") << true << true << "SOS"
                                                      << "1:A10000 23:CB3750 jk:CB750 w:B";
    }
    void prizes()
    {
        QFETCH(bool, several);
        QFETCH(bool, share);
        QFETCH(QString, criteria);
        QFETCH(QString, awards);
        Desk desk = sixPlayers();
        SectionSettings settings = desk.section().settings;
        if (!criteria.isEmpty())
            settings.criteria = { criterionFromCode(criteria.toStdString()).value() };
        desk.act(ChangeSection { 1, settings });
        Rankings rankings = juniorsAndWomen();
        rankings.severalEach = several;
        rankings.sharesTies = share;
        desk.act(SetRankings { 1, rankings });
        QCOMPARE(awardsText(desk), awards);
    }

    // Of 1.00 for three, the hundredth that is left over goes to the first of them.
    void whatCannotBeDividedGoesToTheFirst()
    {
        Desk desk = sixPlayers();
        desk.play("EB1 FC1 .A .D"); // B, C and D stay level behind A
        Rankings rankings;
        rankings.sharesTies = true;
        rankings.prizes = { { "1", "", 100 }, { "2", "", 1 } };
        desk.act(SetRankings { 1, rankings });
        desk.act(Adjust { 1, { desk.id('D'), 0, Points { 2 }, "bonus" } });
        const QString awards = awardsText(desk);
        QVERIFY2(awards.endsWith(QStringLiteral("34+33+33")), qPrintable(awards));
        const CsvTable table = prizeTable(desk.section(), desk.section());
        QCOMPARE(table.size(), std::size_t(5));
        QCOMPARE(table[2].back(), std::string("0.34"));
        QCOMPARE(table[3].back() + table[4].back(), std::string("0.330.33"));
    }

    // Each prize goes once, no player has two, and no money is lost or made.
    void prizesOfEventsByChance()
    {
        std::mt19937 random(5);
        for (int event = 0; event < 40; ++event) {
            Desk desk("ABCDEF");
            for (const char name : std::string("ABCDEF"))
                describe(desk,
                    QStringLiteral("%1 %2 %3 1500 North")
                        .arg(QLatin1Char(name))
                        .arg(1990 + int(random() % 30))
                        .arg(QLatin1Char(random() % 2 == 0 ? 'f' : 'm')));
            for (const char *pairs : { "AB%1 CD%2 EF%3", "AC%1 BE%2 DF%3" })
                desk.play(QString::fromLatin1(pairs)
                              .arg(QLatin1Char("10="[random() % 3]))
                              .arg(QLatin1Char("10="[random() % 3]))
                              .arg(QLatin1Char("10="[random() % 3]))
                              .toStdString());
            Rankings rankings = juniorsAndWomen();
            rankings.severalEach = random() % 2 == 0;
            rankings.sharesTies = random() % 2 == 0;
            desk.act(SetRankings { 1, rankings });
            std::vector<int> given(rankings.prizes.size());
            std::map<std::pair<EntryId, std::string>, int> won;
            for (const Award &award : awardsOf(desk.section())) {
                int sum = 0;
                for (const std::size_t prize : award.prizes) {
                    ++given[prize];
                    sum += rankings.prizes[prize].amount * 100;
                }
                const std::string category = rankings.prizes[award.prizes.front()].category;
                for (const EntryId winner : award.winners) {
                    QCOMPARE(++won[std::pair(winner, rankings.severalEach ? category : std::string())], 1);
                    const Category *of = findCategory(rankings, category);
                    QVERIFY(!of || isIn(*of, findEntry(desk.section(), winner)->details));
                }
                QCOMPARE(
                    std::accumulate(award.amounts.begin(), award.amounts.end(), 0), award.winners.empty() ? 0 : sum);
                for (const int amount : award.amounts)
                    QVERIFY(award.amounts.front() - amount >= 0 && award.amounts.front() - amount <= 1);
            }
            QVERIFY(std::all_of(given.begin(), given.end(), [](int times) { return times == 1; }));
        }
    }

    void whatIsNoRankingIsRefused()
    {
        Desk desk = sixPlayers();
        const auto refused = [&](const Rankings &rankings) {
            return desk.tryTo(SetRankings { 1, rankings }).fault().why;
        };
        Rankings twice;
        twice.categories = { { "x" }, { "x" } };
        QCOMPARE(int(refused(twice)), int(Refusal::Why::CategoryTwice));
        Rankings unnamed;
        unnamed.categories = { { " " } };
        QCOMPARE(int(refused(unnamed)), int(Refusal::Why::NameUnseen));
        Rankings unknown;
        unknown.prizes = { { "cup", "y" } };
        QCOMPARE(int(refused(unknown)), int(Refusal::Why::OutOfRange));
        Rankings nobody;
        nobody.clubBest = 0;
        QCOMPARE(int(refused(nobody)), int(Refusal::Why::OutOfRange));
        QCOMPARE(int(desk.tryTo(SetRankings { 9, {} }).fault().why), int(Refusal::Why::UnknownSection));
    }

    void clubsByTheirBest()
    {
        Desk desk = sixPlayers();
        const auto text = [&desk](int best, Affiliation affiliation) {
            Rankings rankings;
            rankings.clubBest = best;
            rankings.clubsBy = affiliation;
            desk.act(SetRankings { 1, rankings });
            QStringList clubs;
            for (const ClubStanding &club : clubStandings(desk.section()))
                clubs += QStringLiteral("%1 %2 %3 %4+%5")
                             .arg(club.place)
                             .arg(QString::fromStdString(club.club))
                             .arg(club.points.halves)
                             .arg(club.counted.size())
                             .arg(club.others);
            return clubs.join(QStringLiteral(", "));
        };
        QCOMPARE(text(1, Affiliation::Club), QStringLiteral("1 North 8 1+2, 2 South 6 1+1, 3 East 0 1+0"));
        QCOMPARE(text(2, Affiliation::Club), QStringLiteral("1 North 14 2+1, 2 South 10 2+0, 3 East 0 1+0"));
        QCOMPARE(text(9, Affiliation::Country), QStringLiteral("1 EST 14 3+0, 2 SWE 10 3+0"));
    }

    // Each value beside the same by hand: D 1600 lost to C 1500 and beat E, who has no rating.
    void ratings()
    {
        const Desk desk = sixPlayers();
        const SectionFacts facts = factsOf(desk.section());
        const std::vector<RatingLine> lines = ratingReport(facts);
        QString order;
        for (const RatingLine &line : lines)
            order += desk.name(line.entry);
        QCOMPARE(order, QStringLiteral("ABDCFE"));
        const RatingLine &d = lines[2];
        QCOMPARE(d.games, 1);
        QCOMPARE(d.unrated.size(), std::size_t(1));
        QCOMPARE(d.average, 1500);
        QCOMPARE(d.performance, 1500 - 800);
        QCOMPARE(d.expected, 6400);
        QCOMPARE(d.factor.value, 20);
        QCOMPARE(d.change, -1280);
        // B, rated 1700, won against 1400 (0.85 expected) and drew with 1500 (0.76 expected).
        QCOMPARE(lines[1].change, 20 * (150 - 85 - 76));
        QCOMPARE(lines[1].performance, 1450 + 193);
        // A 1900 won against F by 500 points, which count as 400.
        QCOMPARE(lines[0].change, 20 * (100 - 92));
        // E has no rating, and so none that could change; it lost to A and D.
        QVERIFY(!lines[5].change);
        QCOMPARE(lines[5].performance, 1750 - 800);
        const std::vector<RatingLine> byElo = ratingReport(facts, { RatingFormula::Elo, {} });
        const double expected = 1 / (1 + std::pow(10, 100 / -400.0));
        QCOMPARE(byElo[2].change, int(std::lround(-32 * std::lround(expected * 10000) / 100.0)));
        QCOMPARE(byElo[2].factor.value, 32);
        QCOMPARE(ratingReport(facts, { RatingFormula::Fide, 40 })[2].change, -2560);
        QCOMPARE(expectedScore(RatingFormula::Fide, 2650, 2150), 9600);
        QCOMPARE(expectedScore(RatingFormula::Fide, 2649, 2149), 9200);
        QCOMPARE(expectedScore(RatingFormula::Fide, 2149, 2649), 800);
    }

    void whoIsRatedAlikeStaysInTheOrderOfNumbers()
    {
        Desk desk("ABCD");
        for (const char *text :
            { "A 1980 m 0 North", "B 2012 f 1700 South", "C 2010 m 1700 North", "D 1950 f 0 South" })
            describe(desk, QString::fromLatin1(text));
        desk.play("AB1 CD1");
        QString order;
        for (const RatingLine &line : ratingReport(factsOf(desk.section())))
            order += desk.name(line.entry);
        QCOMPARE(order, QStringLiteral("BCAD"));
    }

    // [FIDE B.02 8.3.3]
    void theFactorFollowsFromThePlayer_data()
    {
        QTest::addColumn<int>("rating");
        QTest::addColumn<int>("born"); // 0 if not known
        QTest::addColumn<int>("rated"); // games so far; -1 if not known
        QTest::addColumn<int>("games"); // games of the event
        QTest::addColumn<QString>("factor");
        const auto row = [](const char *name, int rating, int born, int rated, int games, const char *factor) {
            QTest::newRow(name) << rating << born << rated << games << QString::fromLatin1(factor);
        };
        row("a new player", 1500, 1980, 29, 7, "40 new");
        row("no longer new", 1500, 1980, 30, 7, "20 below-2400");
        row("a new player of a high rating", 2450, 1980, 12, 7, "40 new");
        row("the year of the 18th birthday", 2299, 2008, 100, 7, "40 young");
        row("the year after it", 2299, 2007, 100, 7, "20 below-2400");
        row("young, and rated 2300", 2300, 2012, 100, 7, "20 below-2400");
        row("young, and rated 2400", 2400, 2012, 100, 7, "10 from-2400");
        row("just below 2400", 2399, 1980, 100, 7, "20 below-2400");
        row("from 2400 on", 2400, 1980, 100, 7, "10 from-2400");
        row("nothing known", 1500, 0, -1, 7, "20 below-2400 games-unknown age-unknown");
        row("an age that decides nothing", 2300, 0, 100, 7, "20 below-2400");
        row("young, whatever the games", 1500, 2012, -1, 7, "40 young");
        row("new, whatever the age", 1500, 0, 3, 7, "40 new");
        row("17 games at 40", 1500, 1980, 3, 17, "40 new");
        row("18 games at 40", 1500, 1980, 3, 18, "38 new capped");
        row("36 games at 20", 1500, 1980, 100, 36, "19 below-2400 capped");
        row("more games than 700", 1500, 1980, 100, 701, "0 below-2400 capped");
    }
    void theFactorFollowsFromThePlayer()
    {
        QFETCH(int, rating);
        QFETCH(int, born);
        QFETCH(int, rated);
        QFETCH(int, games);
        EntryFacts player;
        player.rating = rating;
        player.birthYear = born;
        if (rated >= 0)
            player.ratedGames = rated;
        const RatingFactor factor = factorOf({}, player, games, 2026);
        constexpr const char *Whys[] { "everybody", "new", "young", "below-2400", "from-2400" };
        QString text = QStringLiteral("%1 %2").arg(factor.value).arg(QLatin1String(Whys[int(factor.why)]));
        text += QLatin1String(factor.knowsGames ? "" : " games-unknown")
            + QLatin1String(factor.knowsAge ? "" : " age-unknown") + QLatin1String(factor.isCapped ? " capped" : "");
        QTEST(text, "factor");
        // Set by hand, K is that for everybody.
        QVERIFY((factorOf({ RatingFormula::Fide, 15 }, player, games, 2026) == RatingFactor { 15 }));
        QCOMPARE(factorOf({ RatingFormula::Elo, {} }, player, games, 2026).value, 32);
        // Set for a player, such as one who has been at 2400 before, it counts in place of every other.
        player.ratingFactor = 10;
        const RatingFactor byHand { 10, RatingFactor::Why::ByHand };
        for (const RatingRules &elo :
            { RatingRules { RatingFormula::Elo, 15 }, RatingRules { RatingFormula::Elo, {} } })
            QVERIFY(factorOf(elo, player, games, 2026) == byHand);
        // The limit of [FIDE B.02 8.3.3] also holds where all others have one K.
        const int most = std::min(10, 700 / games);
        for (const RatingRules &fide : { RatingRules {}, RatingRules { RatingFormula::Fide, 15 } })
            QVERIFY(
                (factorOf(fide, player, games, 2026) == RatingFactor { most, RatingFactor::Why::ByHand, most < 10 }));
    }

    void theFactorOfAPlayerIsShownWithItsSource()
    {
        Desk desk("AB");
        for (const char *text : { "A 1970 m 2380 North", "B 1970 m 2380 South" })
            describe(desk, QString::fromLatin1(text));
        EntryDetails once = findEntry(desk.section(), desk.id('A'))->details;
        once.ratingFactor = 10;
        desk.act(ChangeEntry { 1, desk.id('A'), once });
        desk.play("AB1");
        const CsvTable table = ratingTable(desk.section(), desk.section(), 2026);
        const auto cellsOf = [&table](std::size_t row) {
            return table[row][8] + ' ' + table[row][9] + ' ' + table[row][10];
        };
        QCOMPARE(cellsOf(1), std::string("10 by-hand 5"));
        QCOMPARE(cellsOf(2), std::string("20 below-2400 games-unknown -10"));
        for (const int wrong : { 0, MostFactor + 1 }) {
            once.ratingFactor = wrong;
            QVERIFY(!desk.log.act(ChangeEntry { 1, desk.id('A'), once }, {}));
            QVERIFY(!desk.log.act(AddEntry { 1, once, 2 }, {}));
        }
    }

    void theYearStandsInTheDates_data()
    {
        QTest::addColumn<QString>("dates");
        QTest::addColumn<int>("year");
        const auto row = [](const char *dates, int year) { QTest::newRow(dates) << QString::fromUtf8(dates) << year; };
        row("2026-06-12", 2026);
        row("12–14 June 2026", 2026);
        row("2026年6月12日", 2026);
        row("12.06.2026", 2026);
        row("Room 1234, 2026", 2026);
        row("12 June", 0);
        row("20260612", 0);
        row("31 Dec 2025 to 2 Jan 2026", 2025);
        row("1899", 0);
        row("1900", 1900);
        row("in Room 1800 in 1987.", 1987);
    }
    void theYearStandsInTheDates()
    {
        QFETCH(QString, dates);
        EventDetails details;
        details.dates = dates.toStdString();
        QTEST(yearOf(details), "year");
    }

    void forfeitsAreNotRated()
    {
        Desk desk("AB");
        for (const char *text : { "A 1980 m 1900 North", "B 1980 m 1700 South" })
            describe(desk, QString::fromLatin1(text));
        desk.play("AB+");
        for (const RatingLine &line : ratingReport(factsOf(desk.section())))
            QVERIFY(line.games == 0 && !line.change && !line.performance);
    }

    // Minors stand by their initials, and are in their category all the same.
    void tablesForEverybody()
    {
        Desk desk = sixPlayers();
        desk.act(SetRankings { 1, juniorsAndWomen() });
        Section shown = desk.section();
        for (Entry &entry : shown.entries) {
            if (entry.details.birth.year >= 2008) // and no year is shown any more
                entry.details.name = "*";
        }
        const CsvTable categories = categoryTable(desk.section(), shown);
        QCOMPARE(categories.size(), std::size_t(1 + 3 + 2));
        QVERIFY((categories[1] == CsvRow { "juniors", "1", "2", "*", "3" }));
        QVERIFY((categories[5] == CsvRow { "women", "2", "4", "D", "2" }));
        const CsvTable prizes = prizeTable(desk.section(), shown);
        QVERIFY((prizes[1] == CsvRow { "1", "", "1", "A", "100" }));
        QVERIFY((prizes[2] == CsvRow { "2 + 3", "", "2", "*", "37.5" }));
        QVERIFY((prizes[5] == CsvRow { "k", "juniors", "", "", "" }));
        QVERIFY((clubTable(desk.section(), shown)[2] == CsvRow { "2", "South", "5", "* 3 + D 2" }));
        QVERIFY((ratingTable(desk.section(), shown, 2026)[3]
            == CsvRow {
                "4", "D", "1600", "1", "0", "1500", "700", "0.64", "20", "below-2400 games-unknown", "-12.8" }));
    }
};

} // namespace tst_rankings

QTEST_GUILESS_MAIN(tst_rankings::TestRankings)
#include "tst_rankings.moc"
