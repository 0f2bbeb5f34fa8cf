// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/standings/criteria.h"
#include "tournament/standings/performance.h"
#include "tournament/standings/standings.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <random>
#include <set>

namespace tst_fidereference {

using namespace desk;

// A round as a table on paper has it: '1', '=', '0', '+', '-' against somebody, or 'U' a pairing bye, 'H', 'Z'.
struct Cell
{
    int opponent = -1;
    char sign = 'Z';
};

// The criteria written down once more as [FIDE C.07] says them, for a win of 1, with plain loops over what a table on
// paper shows. Nothing is shared with the program.
struct Paper
{
    std::vector<std::vector<Cell>> rounds; // of each player
    std::vector<int> ratings;

    int players() const { return int(rounds.size()); }
    int count() const { return int(rounds.front().size()); }
    static double worth(char sign)
    {
        return sign == '1' || sign == '+' || sign == 'U' ? 1 : sign == '=' || sign == 'H' ? 0.5 : 0;
    }
    static bool isPlayed(char sign) { return sign == '1' || sign == '=' || sign == '0'; }
    static bool isMissed(char sign) { return sign == 'H' || sign == 'Z' || sign == '-'; }
    double points(int player) const
    {
        double sum = 0;
        for (const Cell &cell : rounds[std::size_t(player)])
            sum += worth(cell.sign);
        return sum;
    }
    double adjusted(int player) const
    {
        double sum = 0;
        for (int round = 0; round < count(); ++round) {
            bool isForGood = rounds[std::size_t(player)][std::size_t(round)].opponent < 0;
            for (int later = round; later < count(); ++later)
                isForGood = isForGood && isMissed(rounds[std::size_t(player)][std::size_t(later)].sign);
            sum += isForGood ? 0.5 : worth(rounds[std::size_t(player)][std::size_t(round)].sign);
        }
        return sum;
    }
    double contribution(int player, int round) const
    {
        const Cell &cell = rounds[std::size_t(player)][std::size_t(round)];
        if (isPlayed(cell.sign))
            return adjusted(cell.opponent);
        return std::min(points(player), cell.opponent >= 0 ? adjusted(cell.opponent) : 0.5 * count());
    }
    double buchholz(int player, int lowest, int highest, bool isWeighted) const
    {
        struct Part
        {
            double opponent, value;
            bool isMissed;
        };
        std::vector<Part> parts;
        for (int round = 0; round < count(); ++round) {
            const char sign = rounds[std::size_t(player)][std::size_t(round)].sign;
            const double opponent = contribution(player, round);
            parts.push_back({ opponent, isWeighted ? worth(sign) * opponent : opponent, isMissed(sign) });
        }
        const auto isLower = [](const Part &a, const Part &b) {
            return a.opponent != b.opponent ? a.opponent < b.opponent : a.value < b.value;
        };
        for (; lowest > 0 && !parts.empty(); --lowest) {
            const auto least = std::min_element(parts.begin(), parts.end(), isLower);
            auto missed = parts.end();
            for (auto part = parts.begin(); part != parts.end(); ++part) {
                if (part->isMissed && (missed == parts.end() || isLower(*part, *missed)))
                    missed = part;
            }
            parts.erase(missed != parts.end() && least->value <= missed->value ? missed : least);
        }
        for (; highest > 0 && !parts.empty(); --highest)
            parts.erase(std::max_element(parts.begin(), parts.end(), isLower));
        double sum = 0;
        for (const Part &part : parts)
            sum += part.value;
        return sum;
    }
    Paper fore() const
    {
        Paper drawn = *this;
        for (std::vector<Cell> &cells : drawn.rounds) {
            if (cells.back().opponent >= 0)
                cells.back().sign = '=';
        }
        return drawn;
    }
    double averageBuchholz(int player) const
    {
        double sum = 0;
        int met = 0;
        for (const Cell &cell : rounds[std::size_t(player)]) {
            if (isPlayed(cell.sign)) {
                sum += buchholz(cell.opponent, 0, 0, false);
                ++met;
            }
        }
        return met == 0 ? 0 : std::floor(sum / met * 100 + 0.5 + 1e-9) / 100;
    }
    double koya(int player, double share) const
    {
        double sum = 0;
        for (const Cell &cell : rounds[std::size_t(player)]) {
            if (cell.opponent >= 0 && points(cell.opponent) >= share * count())
                sum += worth(cell.sign);
        }
        return sum;
    }
    double progressive(int player, int first) const
    {
        double sum = 0;
        double all = 0;
        for (int round = 0; round < count(); ++round) {
            all += worth(rounds[std::size_t(player)][std::size_t(round)].sign);
            sum += round < first ? 0 : all;
        }
        return sum;
    }
    double signs(int player, const char *counted) const
    {
        double sum = 0;
        for (const Cell &cell : rounds[std::size_t(player)])
            sum += std::string(counted).find(cell.sign) != std::string::npos ? 1 : 0;
        return sum;
    }
    std::vector<int> opponentRatings(int player) const
    {
        std::vector<int> found;
        for (const Cell &cell : rounds[std::size_t(player)]) {
            if (isPlayed(cell.sign))
                found.push_back(ratings[std::size_t(cell.opponent)]);
        }
        return found;
    }
    double playedPoints(int player) const
    {
        double sum = 0;
        for (const Cell &cell : rounds[std::size_t(player)])
            sum += isPlayed(cell.sign) ? worth(cell.sign) : 0;
        return sum;
    }

    // Places by the encounter, for which each missing game is given each result in turn.
    std::map<int, int> encounter(const std::vector<int> &tied, bool forfeitsCount, int before = 0) const;
};

std::map<int, int> Paper::encounter(const std::vector<int> &tied, bool forfeitsCount, int before) const
{
    std::map<int, int> places;
    if (tied.size() < 2) {
        for (const int player : tied)
            places[player] = before + 1;
        return places;
    }
    std::map<int, double> base;
    std::vector<std::pair<int, int>> missing;
    for (std::size_t a = 0; a < tied.size(); ++a) {
        for (std::size_t b = 0; b < tied.size(); ++b) {
            bool haveMet = false;
            for (const Cell &cell : rounds[std::size_t(tied[a])]) {
                const bool isGame = isPlayed(cell.sign) || (forfeitsCount && (cell.sign == '+' || cell.sign == '-'));
                if (cell.opponent == tied[b] && isGame) {
                    base[tied[a]] += worth(cell.sign);
                    haveMet = true;
                }
            }
            if (a < b && !haveMet)
                missing.emplace_back(tied[a], tied[b]);
        }
    }
    // Who is alone at each place in every outcome.
    std::vector<int> certain(tied.size(), -2);
    std::function<void(std::size_t, std::map<int, double>)> tryAll = [&](std::size_t at, std::map<int, double> score) {
        if (at < missing.size()) {
            for (const double result : { 0.0, 0.5, 1.0 }) {
                std::map<int, double> next = score;
                next[missing[at].first] += result;
                next[missing[at].second] += 1 - result;
                tryAll(at + 1, next);
            }
            return;
        }
        for (std::size_t place = 0; place < tied.size(); ++place) {
            int alone = -1;
            for (const int player : tied) {
                std::size_t better = 0;
                std::size_t equal = 0;
                for (const int other : tied) {
                    better += score[other] > score[player] ? 1 : 0;
                    equal += score[other] == score[player] ? 1 : 0;
                }
                if (better == place && equal == 1)
                    alone = player;
            }
            certain[place] = certain[place] == -2 || certain[place] == alone ? alone : -1;
        }
    };
    std::vector<std::vector<int>> parts;
    if (missing.empty()) {
        std::set<double, std::greater<>> values;
        for (const int player : tied)
            values.insert(base[player]);
        for (const double value : values) {
            parts.emplace_back();
            for (const int player : tied) {
                if (base[player] == value)
                    parts.back().push_back(player);
            }
        }
    } else {
        tryAll(0, base);
        std::vector<int> rest = tied;
        for (std::size_t place = 0; place < tied.size() && certain[place] >= 0; ++place) {
            parts.push_back({ certain[place] });
            rest.erase(std::find(rest.begin(), rest.end(), certain[place]));
        }
        if (!rest.empty())
            parts.push_back(rest);
    }
    if (parts.size() == 1) {
        for (const int player : tied)
            places[player] = before + 1;
        return places;
    }
    for (const std::vector<int> &part : parts) {
        places.merge(encounter(part, forfeitsCount, before));
        before += int(part.size());
    }
    return places;
}

// The same event at the desk and on paper.
struct Both
{
    Desk desk;
    Paper paper;
};

Both byChance(std::mt19937 &random, int players, int count)
{
    SectionSettings settings = twoOneZero();
    settings.score = ScoreSystem();
    std::string names = std::string("ABCDEFGHIJKLMNOPQRST").substr(0, std::size_t(players));
    Both both { Desk(names, settings), { std::vector<std::vector<Cell>>(std::size_t(players)), {} } };
    for (int player = 0; player < players; ++player) {
        both.paper.ratings.push_back(1000 + int(random() % 1600));
        EntryDetails details;
        details.name = char('A' + player);
        details.rating = both.paper.ratings.back();
        both.desk.act(ChangeEntry { 1, both.desk.id(char('A' + player)), details });
    }
    for (int round = 0; round < count; ++round) {
        std::shuffle(names.begin(), names.end(), random);
        std::string text;
        std::size_t at = 0;
        const auto cells = [&](char name) -> std::vector<Cell> & { return both.paper.rounds[std::size_t(name - 'A')]; };
        while (at < names.size()) {
            const bool isAlone = at + 1 == names.size();
            if (isAlone || random() % 8 == 0) {
                const std::size_t kind = isAlone ? 0 : 1 + random() % 2;
                text += { "-/."[kind], names[at], ' ' };
                cells(names[at]).push_back({ -1, "UHZ"[kind] });
                ++at;
                continue;
            }
            const std::size_t result = random() % 8;
            text += { names[at], names[at + 1], "10=+-*1="[result], ' ' };
            cells(names[at]).push_back({ names[at + 1] - 'A', "10=+--1="[result] });
            cells(names[at + 1]).push_back({ names[at] - 'A', "01=-+-0="[result] });
            at += 2;
        }
        both.desk.play(text);
    }
    return both;
}

// The criteria of [FIDE C.07] beside their plain definitions (tournament.md#criteria-of-fide).
class TestFideReference : public QObject
{
    Q_OBJECT

private slots:
    void sumsAreThoseOnPaper()
    {
        std::mt19937 random(45);
        for (int event = 0; event < 25; ++event) {
            const Both both = byChance(random, 4 + int(random() % 9), 1 + int(random() % 6));
            const Paper &paper = both.paper;
            const Paper fore = paper.fore();
            const SectionFacts facts = factsOf(both.desk.section());
            const Criteria criteria(facts);
            for (int player = 0; player < paper.players(); ++player) {
                const auto is = [&](const char *code, double expected) {
                    const Criterion criterion = criterionFromCode(code).value();
                    const Value value = criteria.valueOf(criterion, std::size_t(player), {});
                    const double unit = isInHundredths(criterion.kind) ? 100 : 1;
                    QVERIFY2(std::abs(double(value.amount) / One / unit - expected) < 1e-9,
                        qPrintable(QStringLiteral("event %1, %2, %3: %4, on paper %5")
                                       .arg(event)
                                       .arg(QLatin1Char(char('A' + player)))
                                       .arg(QLatin1String(code))
                                       .arg(double(value.amount) / One / unit)
                                       .arg(expected)));
                };
                is("points", paper.points(player));
                is("BH", paper.buchholz(player, 0, 0, false));
                is("BH-C1", paper.buchholz(player, 1, 0, false));
                is("BH-C2", paper.buchholz(player, 2, 0, false));
                is("BH-M1", paper.buchholz(player, 1, 1, false));
                is("BH-M2", paper.buchholz(player, 2, 2, false));
                is("FB", fore.buchholz(player, 0, 0, false));
                is("FB-C1", fore.buchholz(player, 1, 0, false));
                is("FB-M1", fore.buchholz(player, 1, 1, false));
                is("FSB", paper.buchholz(player, 0, 0, true));
                is("FSB-C1", paper.buchholz(player, 1, 0, true));
                is("AOB", paper.averageBuchholz(player));
                is("KS", paper.koya(player, 0.5));
                is("KS-L60", paper.koya(player, 0.6));
                is("PS", paper.progressive(player, 0));
                is("PS-C1", paper.progressive(player, 1));
                is("WIN", paper.signs(player, "1+U"));
                is("WINS", paper.signs(player, "1"));
                is("REP", paper.signs(player, "10=+U"));
                is("STD", paper.points(player));
            }
        }
    }

    void encountersAreThoseOfEveryOutcome()
    {
        std::mt19937 random(46);
        int parted = 0;
        for (int event = 0; event < 160; ++event) {
            const Both both = byChance(random, 6 + int(random() % 3), 2 + int(random() % 4));
            const SectionFacts facts = factsOf(both.desk.section());
            const Criteria criteria(facts);
            std::map<double, std::vector<int>> levels;
            for (int player = 0; player < both.paper.players(); ++player)
                levels[both.paper.points(player)].push_back(player);
            for (const auto &[points, tied] : levels) {
                if (tied.size() > 4)
                    continue;
                const std::vector<std::size_t> group(tied.begin(), tied.end());
                for (const bool forfeitsCount : { false, true }) {
                    const std::map<int, int> expected = both.paper.encounter(tied, forfeitsCount);
                    for (const int player : tied) {
                        const Criterion criterion = criterionFromCode(forfeitsCount ? "FDE-P" : "FDE").value();
                        const Value value = criteria.valueOf(criterion, std::size_t(player), group);
                        QCOMPARE(value.hasEffect ? int(value.amount / One) : 1, expected.at(player));
                        parted += value.hasEffect && tied.size() > 2 ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY2(parted >= 5, qPrintable(QString::number(parted)));
    }

    void ratingsAreThoseOnPaper()
    {
        std::mt19937 random(47);
        for (int event = 0; event < 10; ++event) {
            const Both both = byChance(random, 6, 4);
            const SectionFacts facts = factsOf(both.desk.section());
            const Criteria criteria(facts);
            for (int player = 0; player < both.paper.players(); ++player) {
                const std::vector<int> opponents = both.paper.opponentRatings(player);
                const auto is = [&](const char *code, std::optional<int> expected) {
                    const Value value = criteria.valueOf(criterionFromCode(code).value(), std::size_t(player), {});
                    QCOMPARE(value.hasEffect, expected.has_value());
                    QCOMPARE(int(value.amount / One), expected.value_or(0));
                };
                const double score = both.paper.playedPoints(player);
                is("ARO", averageOnPaper(opponents));
                is("PTP", perfectOnPaper(score, opponents));
                is("TPR", performanceOnPaper(score, opponents));
                std::vector<int> cut = opponents;
                std::sort(cut.begin(), cut.end());
                if (!cut.empty())
                    cut.erase(cut.begin());
                is("ARO-C1", averageOnPaper(cut));
                std::vector<int> performances;
                for (const Cell &cell : both.paper.rounds[std::size_t(player)]) {
                    if (Paper::isPlayed(cell.sign))
                        performances.push_back(*perfectOnPaper(
                            both.paper.playedPoints(cell.opponent), both.paper.opponentRatings(cell.opponent)));
                }
                is("APPO", averageOnPaper(performances));
                std::vector<int> plain;
                for (const Cell &cell : both.paper.rounds[std::size_t(player)]) {
                    if (Paper::isPlayed(cell.sign))
                        plain.push_back(*performanceOnPaper(
                            both.paper.playedPoints(cell.opponent), both.paper.opponentRatings(cell.opponent)));
                }
                is("APRO", averageOnPaper(plain));
            }
        }
    }

    // Rows of the tables in [FIDE B.02].
    void tablesOfRatings()
    {
        for (const auto &[difference, percent] : { std::pair(0, 50), { 3, 50 }, { 4, 51 }, { 10, 51 }, { 11, 52 },
                 { 100, 64 }, { 200, 76 }, { 345, 89 }, { 391, 91 }, { 392, 92 }, { 400, 92 }, { 619, 98 }, { 620, 99 },
                 { 735, 99 }, { 736, 100 }, { 2000, 100 } }) {
            QCOMPARE(expectedPercent(difference), percent);
            QCOMPARE(expectedPercent(-difference), 100 - percent);
        }
        for (const auto &[percent, added] : { std::pair(50, 0), { 51, 7 }, { 60, 72 }, { 67, 125 }, { 75, 193 },
                 { 83, 273 }, { 90, 366 }, { 99, 677 }, { 100, 800 } }) {
            QCOMPARE(performanceDifference(percent), added);
            QCOMPARE(performanceDifference(100 - percent), -added);
        }
        // The whole of both: the largest difference of each percentage from 50 on, and what each of them adds.
        int percent = 50;
        for (const int largest : { 3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
                 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
                 374, 391, 411, 432, 456, 484, 517, 559, 619, 735 }) {
            QCOMPARE(expectedPercent(largest), percent);
            QCOMPARE(expectedPercent(largest + 1), ++percent);
        }
        QCOMPARE(percent, 100);
        for (const int added : { 800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284,
                 273, 262, 251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95,
                 87, 80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0 })
            QCOMPARE(performanceDifference(percent--), added);
        const int opponents[] { 2000, 2101 };
        QCOMPARE(averageRating(opponents), 2051);
        QCOMPARE(performanceRating(3, opponents), 2051 + 193);
        QCOMPARE(perfectPerformance(0, opponents), 1200);
        QCOMPARE(perfectPerformance(4, opponents), 2837);
        QCOMPARE(performanceRating(7, opponents), 2051 + 800); // as if from five of four
        const int three[] { 1500, 1500, 1501 };
        QCOMPARE(averageRating(three), 1500);
        QCOMPARE(performanceRating(1, three), 1500 - 273); // 17 percent of a sixth
        QCOMPARE(performanceRating(2, three), 1500 - 125); // 33
        QVERIFY(!performanceRating(0, {}) && !perfectPerformance(0, {}) && !averageRating({}));
    }

    void ratingsWithoutEffect()
    {
        Desk desk("AB");
        desk.play("AB1");
        const SectionFacts facts = factsOf(desk.section());
        for (const char *code : { "ARO", "TPR", "PTP", "APRO", "APPO" })
            QVERIFY2(!Criteria(facts).valueOf(criterionFromCode(code).value(), 0, {}).hasEffect, code);
    }

    // A has beaten B and C, who have not met.
    void whoCannotBeReachedIsFirst()
    {
        Desk desk("ABCDE");
        desk.play("AB1 -C .D .E");
        desk.play("AC1 BD1 .E");
        desk.play("CD1 BE1 .A");
        const std::vector<Standing> standings =
            standingsOf(factsOf(desk.section()), { {}, criterionFromCode("FDE").value() });
        QCOMPARE(desk.name(standings[0].entry), 'A');
        QCOMPARE(standings[0].place, 1);
        QCOMPARE(standings[1].place, 2);
        QCOMPARE(standings[2].place, 2);
    }

    // Four teams of two boards, added up by hand.
    void teams_data()
    {
        QTest::addColumn<QList<double>>("values"); // of A to D
        QTest::newRow("points") << QList<double> { 3, 1, 2, 2 };
        QTest::newRow("GP") << QList<double> { 3, 1.5, 1.5, 2 };
        QTest::newRow("BC") << QList<double> { 4, 2.5, 2, 3.5 };
        QTest::newRow("TBR") << QList<double> { 2, 0.5, 1, 0.5 };
        QTest::newRow("BBE") << QList<double> { 2, 0.5, 1, 0.5 };
        QTest::newRow("EMMSB") << QList<double> { 5, 3, 4, 2 };
        QTest::newRow("EMGSB") << QList<double> { 5, 4, 3, 2.5 };
        QTest::newRow("EGMSB") << QList<double> { 4.5, 3, 4, 3 };
        QTest::newRow("EGGSB") << QList<double> { 4.5, 4, 3, 3 };
        QTest::newRow("EMMSB-C1") << QList<double> { 4, 3, 0, 0 };
        QTest::newRow("SSSC") << QList<double> { 4.5, 4, 4, 3.5 };
    }
    void teams()
    {
        QFETCH(QList<double>, values);
        const Desk desk = ofTeams();
        const SectionFacts facts = factsOf(desk.section());
        const Criterion criterion = criterionFromCode(QTest::currentDataTag()).value();
        for (std::size_t team = 0; team < 4; ++team) {
            const double unit = isInHundredths(criterion.kind) ? 100 : 1;
            const double value = double(Criteria(facts).valueOf(criterion, team, {}).amount) / One / unit;
            QCOMPARE(value, values[qsizetype(team)]);
        }
        const std::vector<std::size_t> tied { 2, 3 };
        QCOMPARE(Criteria(facts).valueOf(criterionFromCode("EDE").value(), 2, tied).amount, One);
        QCOMPARE(Criteria(facts).valueOf(criterionFromCode("EDE").value(), 3, tied).amount, 2 * One);
    }

    // Of three boards the sums of the upper or lower ones part teams one after the other.
    void sumsOfBoardsGoOnUntilTheyDiffer()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 3;
        Desk desk("ABCD", settings);
        desk.publish("AB CD");
        desk.report(1, "1=0"); // A 1, ½, 0 and B 0, ½, 1
        desk.report(2, "10="); // C 1, 0, ½ and D 0, 1, ½
        desk.act(FinishRound { 1, 1 });
        const SectionFacts facts = factsOf(desk.section());
        const auto orderBy = [&](const char *code) {
            QString order;
            for (const Standing &standing : standingsOf(facts, { criterionFromCode(code).value() }))
                order += QStringLiteral("%1%2 ").arg(desk.name(standing.entry)).arg(standing.place);
            return order.trimmed();
        };
        QCOMPARE(orderBy("TBR"), QStringLiteral("A1 C2 D3 B4"));
        QCOMPARE(orderBy("BBE"), QStringLiteral("A1 C2 D3 B4"));
        const Value top = Criteria(facts).valueOf(criterionFromCode("TBR").value(), 0, {});
        QVERIFY((top.further == std::vector<Eighths> { One / 2, 0 }));
        const Value upper = Criteria(facts).valueOf(criterionFromCode("BBE").value(), 0, {});
        QCOMPARE(upper.amount, One + One / 2);
        QVERIFY((upper.further == std::vector<Eighths> { One }));
    }

private:
    static Desk ofTeams()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 2;
        Desk desk("ABCD", settings);
        desk.publish("AB CD");
        desk.report(1, "10");
        desk.report(2, "1=");
        desk.act(FinishRound { 1, 1 });
        desk.publish("AC BD");
        desk.report(1, "11");
        desk.report(2, "=0");
        desk.act(FinishRound { 1, 2 });
        return desk;
    }
    static std::optional<int> averageOnPaper(const std::vector<int> &ratings)
    {
        if (ratings.empty())
            return std::nullopt;
        double sum = 0;
        for (const int rating : ratings)
            sum += rating;
        return int(std::floor(sum / double(ratings.size()) + 0.5));
    }
    static std::optional<int> performanceOnPaper(double score, const std::vector<int> &opponents)
    {
        if (opponents.empty())
            return std::nullopt;
        const int percent = int(std::floor(100 * score / double(opponents.size()) + 0.5 + 1e-9));
        return *averageOnPaper(opponents) + performanceDifference(percent);
    }
    // One rating after the other, from below.
    static std::optional<int> perfectOnPaper(double score, const std::vector<int> &opponents)
    {
        if (opponents.empty())
            return std::nullopt;
        const int lowest = *std::min_element(opponents.begin(), opponents.end());
        if (score == 0)
            return lowest - 800;
        for (int rating = lowest - 800;; ++rating) {
            int expected = 0;
            for (const int opponent : opponents)
                expected += expectedPercent(rating - opponent);
            if (expected >= score * 100)
                return rating;
        }
    }
};

} // namespace tst_fidereference

QTEST_GUILESS_MAIN(tst_fidereference::TestFideReference)
#include "tst_fidereference.moc"
