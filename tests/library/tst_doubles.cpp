// SPDX-License-Identifier: MIT
#include "library/search/doubles.h"

#include <QTest>

namespace tst_doubles {

using namespace kagetsu;
using namespace kagetsu::library;
using rules::Side;

// Games that may be one (library.md#doubles).
class TestDoubles : public QObject
{
    Q_OBJECT

private slots:
    void pairs_data()
    {
        QTest::addColumn<int>("view");
        QTest::addColumn<int>("moves"); // of the second game
        QTest::addColumn<bool>("hasSameNames");
        QTest::addColumn<bool>("hasSameDay");
        QTest::addColumn<bool>("hasSameResult");
        QTest::addColumn<int>("why"); // -1: no pair
        const auto row = [](const char *name, int view, int moves, bool names, bool day, bool result, int why) {
            QTest::newRow(name) << view << moves << names << day << result << why;
        };
        const int same = static_cast<int>(DoubleGames::Why::SameGame);
        row("the same players", 0, 20, true, false, false, same);
        row("mirrored", 5, 20, true, false, false, same);
        row("the same day", 1, 20, false, true, false, same);
        row("other names and the same result", 0, 20, false, false, true, int(DoubleGames::Why::OtherNames));
        row("other names and another result", 0, 20, false, false, false, -1);
        row("the beginning of the game", 0, 12, true, false, false, int(DoubleGames::Why::Beginning));
        row("the beginning, turned", 3, 12, true, false, false, int(DoubleGames::Why::Beginning));
        row("the beginning under other names", 0, 12, false, true, true, -1);
        row("a beginning of few moves", 0, 6, true, true, true, -1);
    }
    void pairs()
    {
        QFETCH(int, view);
        QFETCH(int, moves);
        QFETCH(bool, hasSameNames);
        QFETCH(bool, hasSameDay);
        QFETCH(bool, hasSameResult);
        QFETCH(int, why);
        Contents contents;
        contents.players = { { 1, "Ann Lee", "EST" }, { 2, "Bo", "" }, { 3, "LEE, Ann", "FIN" }, { 4, "Carl", "" } };
        Line line = lineOf(20);
        add(contents, 1, line, 1, 2, record::Winner::Black);
        line = mapped(lineOf(moves), rules::AllSymmetries[static_cast<std::size_t>(view)]);
        add(contents, 2, line, hasSameNames ? 3 : 4, 2, hasSameResult ? record::Winner::Black : record::Winner::White);
        contents.games.finish();
        std::unordered_map<std::int64_t, int> days { { 1, 20260101 }, { 2, hasSameDay ? 20260101 : 20260102 } };
        const std::vector<DoubleGames> found = findDoubles(contents, days);
        if (why < 0) {
            QVERIFY(found.empty());
            return;
        }
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front(), (DoubleGames { 1, 2, static_cast<DoubleGames::Why>(why) }));
    }

    // The first game is neither of the others, but these are one.
    void everyEarlierGameIsCompared()
    {
        using Why = DoubleGames::Why;
        Contents contents;
        contents.players = { { 1, "Ann", "" }, { 2, "Bo", "" }, { 3, "Carl", "" }, { 4, "Dan", "" } };
        const Line line = lineOf(20);
        add(contents, 1, line, 1, 2, record::Winner::Black);
        add(contents, 2, line, 3, 4, record::Winner::White);
        add(contents, 3, line, 3, 4, record::Winner::Draw);
        add(contents, 4, line, 2, 1, record::Winner::White); // the first that it may be, and no more
        contents.games.finish();
        QCOMPARE(findDoubles(contents, {}),
            (std::vector<DoubleGames> { { 2, 3, Why::SameGame }, { 2, 4, Why::OtherNames } }));
    }

private:
    static Line lineOf(int moves)
    {
        Line line;
        for (int i = 0; i < moves; ++i)
            line.plies.push_back({ i % 2 == 0 ? Side::Black : Side::White, rules::Point(i * 7 % 15, i * i % 11) });
        return line;
    }
    static void add(Contents &contents, std::int64_t id, const Line &line, std::uint32_t black, std::uint32_t white,
        record::Winner winner)
    {
        Facts facts(black, white, 0, 2026);
        facts.setWinner(winner);
        facts.setPlain(true);
        contents.games.add(line.size, id, facts, bytesOf(line));
    }
};

} // namespace tst_doubles

QTEST_GUILESS_MAIN(tst_doubles::TestDoubles)
#include "tst_doubles.moc"
