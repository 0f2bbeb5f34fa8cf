// SPDX-License-Identifier: MIT
#include "learn/practice/book.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_glicko {

using namespace kagetsu::practice;

namespace {

KeptPuzzle puzzle(const std::string &id, double rating, const std::string &theme = "fours")
{
    KeptPuzzle kept;
    kept.id = id;
    kept.theme = theme;
    kept.difficulty = { rating, 250, 0.06 };
    return kept;
}

Book bookWith(int puzzles)
{
    Book book;
    book.apply(PupilAdded { "Ben" });
    std::vector<KeptPuzzle> made;
    for (int i = 0; i < puzzles; ++i)
        made.push_back(puzzle("p" + std::to_string(i), 1000 + 50 * i));
    book.apply(PuzzlesMade { { "library", "7", 7, puzzles, true }, made });
    return book;
}

bool none(const std::string &)
{
    return false;
}

} // namespace

// Ratings of pupils and puzzles (learn.md#difficulty).
class TestGlicko : public QObject
{
    Q_OBJECT

private slots:
    // The example that the paper works out [GLICKO2].
    void theExampleOfThePaper()
    {
        const Rating after = rated({ 1500, 200, 0.06 },
            { { { 1400, 30, 0.06 }, 1 }, { { 1550, 100, 0.06 }, 0 }, { { 1700, 300, 0.06 }, 0 } });
        QVERIFY2(std::abs(after.rating - 1464.06) < 0.01, QByteArray::number(after.rating, 'f', 4));
        QVERIFY2(std::abs(after.deviation - 151.52) < 0.01, QByteArray::number(after.deviation, 'f', 4));
        QVERIFY2(std::abs(after.volatility - 0.05999) < 0.00001, QByteArray::number(after.volatility, 'f', 7));
    }

    void whoDoesNotPlayIsKnownLess()
    {
        const Rating after = rated({ 1500, 200, 0.06 }, {});
        QCOMPARE(after.rating, 1500.0);
        QVERIFY(std::abs(after.deviation - 200.2714) < 0.0001); // [GLICKO2], end
        QVERIFY(rated({ 1500, 350, 0.06 }, {}).deviation <= 350);
    }

    void winningLiftsAndSurprisesMore()
    {
        const Rating player { 1500, 100, 0.06 };
        const double overWeak = rated(player, { { { 1200, 60, 0.06 }, 1 } }).rating;
        const double overStrong = rated(player, { { { 1800, 60, 0.06 }, 1 } }).rating;
        QVERIFY(1500 < overWeak && overWeak < overStrong);
        QVERIFY(rated(player, { { { 1200, 60, 0.06 }, 0 } }).rating < rated(player, { { { 1800, 60, 0.06 }, 0 } }).rating);
        QVERIFY(rated(player, { { { 1500, 60, 0.06 }, 1 } }).deviation < player.deviation);
    }

    void nothingRunsAway()
    {
        std::mt19937 random(4);
        const double odd[] { 0, -1e300, 1e300, std::numeric_limits<double>::infinity(),
            std::numeric_limits<double>::quiet_NaN(), 1500, 30 };
        const auto any = [&] { return odd[random() % std::size(odd)]; };
        Rating rating;
        for (int i = 0; i < 2000; ++i) {
            rating = rated(i % 50 == 0 ? Rating { any(), any(), any() } : rating,
                { { { any(), any(), any() }, i % 3 == 0 ? 0.0 : 1.0 } });
            QVERIFY(rating.rating >= 100 && rating.rating <= 4000);
            QVERIFY(rating.deviation >= 20 && rating.deviation <= 350);
            QVERIFY(rating.volatility >= 0.01 && rating.volatility <= 0.2);
        }
    }

    // Pupils and puzzles of known strength find each other's numbers from answers alone.
    void theNumbersAreFound()
    {
        std::mt19937 random(9);
        const auto chance = [&] { return static_cast<double>(random() % 100'000) / 100'000; };
        constexpr int Puzzles = 40;
        std::vector<Rating> puzzles;
        for (int i = 0; i < Puzzles; ++i)
            puzzles.push_back({ 1000 + 25.0 * i, 60, 0.06 });
        for (const double truth : { 1150.0, 1500.0, 1850.0 }) {
            Rating pupil;
            for (int i = 0; i < 300; ++i) {
                const Rating &asked = puzzles[random() % Puzzles];
                const double solves = 1 / (1 + std::pow(10, (asked.rating - truth) / 400));
                pupil = met(pupil, asked, chance() < solves).pupil;
            }
            QVERIFY2(std::abs(pupil.rating - truth) < 2.5 * pupil.deviation, QByteArray::number(pupil.rating));
            QVERIFY(pupil.deviation < 80);
        }
    }

    void onlyTheFirstAnswerCounts()
    {
        Book book = bookWith(3);
        const double easy = book.puzzleBook().puzzle("p0")->difficulty.rating;
        QVERIFY(book.apply(PuzzleAnswered { "Ben", "p0", true, 10 }));
        const Book after = book;
        QVERIFY(book.pupil("Ben")->strength.rating > 1500);
        QVERIFY(book.puzzleBook().puzzle("p0")->difficulty.rating < easy);
        QVERIFY(!book.apply(PuzzleAnswered { "Ben", "p0", false, 11 }));
        QVERIFY(!book.apply(PuzzleAnswered { "Ben", "unknown", false, 11 }));
        QVERIFY(!book.apply(PuzzleAnswered { "Nobody", "p1", false, 11 }));
        QVERIFY(book == after);
    }

    void aStreakEndsWithAMistake()
    {
        Book book = bookWith(6);
        const bool right[] { true, true, false, true, true, true };
        const int streaks[] { 1, 2, 0, 1, 2, 3 };
        // Not in the order of their names.
        const char *ids[] { "p3", "p0", "p5", "p1", "p4", "p2" };
        for (std::size_t i = 0; i < std::size(right); ++i) {
            QVERIFY(book.apply(PuzzleAnswered { "Ben", ids[i], right[i], 10 }));
            QCOMPARE(streakOf(book.pupil("Ben")->attempts), streaks[i]);
        }
    }

    void theNearestIsAsked()
    {
        PuzzleBook shelf;
        for (const auto &[id, rating] : { std::pair("a", 1000), std::pair("b", 1300), std::pair("c", 1500) })
            QVERIFY(shelf.add(puzzle(id, rating)));
        QVERIFY(shelf.add(puzzle("d", 1310, "only-move")));
        QVERIFY(!shelf.add(puzzle("d", 900)));
        QVERIFY(!shelf.add(puzzle("", 900)));
        QCOMPARE(shelf.nearest(1290, {}, none)->id, std::string("b"));
        QCOMPARE(shelf.nearest(1290, "only-move", none)->id, std::string("d"));
        QCOMPARE(shelf.nearest(5000, "fours", none)->id, std::string("c"));
        QCOMPARE(shelf.nearest(1290, {}, [](const std::string &id) { return id == "b"; })->id, std::string("d"));
        QVERIFY(!shelf.nearest(1290, "stop-the-win", none));
        QVERIFY(!shelf.nearest(1290, {}, [](const std::string &) { return true; }));
        // Who is not known well begins lower.
        QVERIFY(levelFor({ 1500, 350, 0.06 }) < levelFor({ 1500, 60, 0.06 }));
    }

    void thePuzzleOfADayIsEverybodys()
    {
        PuzzleBook one;
        PuzzleBook other;
        for (int i = 0; i < 30; ++i) {
            one.add(puzzle("p" + std::to_string(i), 1000 + i));
            other.add(puzzle("p" + std::to_string(29 - i), 2000 - i)); // others have answered them
        }
        QVERIFY(!PuzzleBook().ofTheDay(1));
        std::set<std::string> seen;
        for (Day day = 20'000; day < 20'060; ++day) {
            QCOMPARE(one.ofTheDay(day)->id, other.ofTheDay(day)->id);
            seen.insert(one.ofTheDay(day)->id);
        }
        QVERIFY(seen.size() > 15); // not the same ones again and again
    }

    void aSetIsSpreadOverItsRange()
    {
        const Book book = bookWith(21); // 1000, 1050 … 2000
        const auto ratings = [&](double least, double most, std::size_t count) {
            QList<int> all;
            for (const KeptPuzzle *each : book.puzzleBook().chosen({}, least, most, count))
                all += static_cast<int>(each->difficulty.rating);
            return all;
        };
        QCOMPARE(ratings(1200, 1400, 12), (QList<int> { 1200, 1250, 1300, 1350, 1400 }));
        QCOMPARE(ratings(0, 4000, 3), (QList<int> { 1000, 1350, 1700 }));
        QVERIFY(ratings(2500, 4000, 3).isEmpty());
        QVERIFY(book.puzzleBook().chosen("only-move", 0, 4000, 3).empty());
        QCOMPARE(book.puzzleBook().countByTheme().at("fours"), 21);
    }

    // What two computers know of a pupil: the first answer to each puzzle, and the number that saw more of them.
    void joinedNothingIsLost()
    {
        Book here = bookWith(4);
        Book there = bookWith(4);
        here.apply(PuzzleAnswered { "Ben", "p0", true, 10 });
        here.apply(PuzzleAnswered { "Ben", "p1", true, 11 });
        there.apply(PuzzleAnswered { "Ben", "p1", false, 9 });
        const Pupil &a = *here.pupil("Ben");
        const Pupil &b = *there.pupil("Ben");
        QVERIFY(joined(a, b) == joined(b, a));
        QVERIFY(joined(a, b).strength == a.strength);
        QCOMPARE(joined(a, b).attempts.size(), 2U);
        QVERIFY(!joined(a, b).attempts.at("p1").isRight);
        QVERIFY(joined(a, a) == a);
        // A puzzle that is not here has no answers here.
        Book empty;
        QVERIFY(empty.apply(ClassJoined { { { a }, {} } }));
        QVERIFY(empty.pupil("Ben")->attempts.empty());
    }
};

} // namespace tst_glicko

QTEST_APPLESS_MAIN(tst_glicko::TestGlicko)
#include "tst_glicko.moc"
