// SPDX-License-Identifier: MIT
#include "library/search/reportjson.h"
#include "record/collection.h"

#include <QTest>

namespace tst_positionreport {

using namespace kagetsu;
using namespace kagetsu::library;
using rules::Side;

namespace {

struct Row
{
    const char *black;
    const char *white;
    int day;
    record::Winner winner;
    const char *moves;
};

constexpr Row Rows[] {
    { "Ann", "Bob", 20190504, record::Winner::Black, ";B[hh];W[hg];B[ig];W[gf];B[jf]" },
    { "Bob", "Ann", 20210101, record::Winner::White, ";B[hh];W[gh];B[gg];W[fi];B[fj]" }, // turned
    { "Ann", "Cid", 20200000, record::Winner::Draw, ";B[ig];W[hg];B[hh];W[gf]" }, // other order
    { "Cid", "Dan", 0, record::Winner::Unknown, ";B[hh];W[hg];B[ig]" }, // ends here
    { "Dan", "Eve", 20220303, record::Winner::Black, ";B[hh];W[aa];B[ig]" }, // another position
};

std::unique_ptr<const Catalogue> catalogueOf()
{
    Contents contents;
    const auto numberOf = [&contents](const std::string &name) {
        for (const NamedRow &row : contents.players) {
            if (row.name == name)
                return row.id;
        }
        contents.players.push_back({ static_cast<std::uint32_t>(contents.players.size() + 1), name, {} });
        return contents.players.back().id;
    };
    std::int64_t id = 0;
    for (const Row &row : Rows) {
        const StoredGame game =
            storedGame(record::readRecords("(;GM[4]SZ[15]" + std::string(row.moves) + ')').readGame(0), {});
        Facts facts(numberOf(row.black), numberOf(row.white), 0, row.day / 10000);
        facts.setWinner(row.winner);
        facts.setPlain(isPlain(game.moves, 15));
        contents.games.add(15, ++id, facts, game.moves, row.day);
    }
    contents.games.finish();
    return std::make_unique<const Catalogue>(std::move(contents));
}

const std::vector<Line::Stone> Asked { { Side::Black, { 7, 7 } }, { Side::White, { 7, 8 } },
    { Side::Black, { 8, 8 } } };

} // namespace

// What a report of a position tells (library.md#report).
class TestPositionReport : public QObject
{
    Q_OBJECT

private slots:
    void everyPartIsThere()
    {
        const auto catalogue = catalogueOf();
        const auto report = reportOf(*catalogue, 15, Asked, {});
        QVERIFY(report);
        QCOMPARE(report->exploration.all, (Score { 4, 1, 1, 1 }));
        QCOMPARE(report->otherOrder, 1u);
        std::uint32_t games = 0;
        for (const auto &[year, score] : report->byYear)
            games += score.games;
        QCOMPARE(games, 4u);
        QCOMPARE(report->byYear.at(0).games, 1u);
        QCOMPARE(report->byYear.at(2021).white, 1u);
        QCOMPARE(report->players.front().name, std::string("Ann"));
        QCOMPARE(report->players.front().score.games, 2u); // as Black
        QCOMPARE(report->first->black, std::string("Ann"));
        QCOMPARE(report->first->day, 20190504);
        std::vector<std::int64_t> newest;
        for (const ReportGame &game : report->newest)
            newest.push_back(game.id);
        QCOMPARE(newest, (std::vector<std::int64_t> { 2, 3, 1, 4 })); // without a date last
        QCOMPARE(report->models.size(), std::size_t(2)); // those that were won
        QCOMPARE(report->models.front().id, std::int64_t(2));
        // All went on in the same way, one of them turned; what followed was different.
        QCOMPARE(report->lines.size(), std::size_t(1));
        QCOMPARE(report->lines.front().score.games, 3u);
        QCOMPARE(report->lines.front().moves.size(), std::size_t(1));
        QCOMPARE(toText(report->lines.front().moves.front().point), std::string("G10"));
    }

    void limitsHold()
    {
        const auto catalogue = catalogueOf();
        ReportOptions options;
        options.players = 1;
        options.newest = 2;
        options.models = 1;
        options.fewestGames = 1;
        options.plies = 2;
        const auto report = reportOf(*catalogue, 15, Asked, {}, options);
        QCOMPARE(report->players.size(), std::size_t(1));
        QCOMPARE(report->newest.size(), std::size_t(2));
        QCOMPARE(report->models.size(), std::size_t(1));
        QCOMPARE(report->lines.front().moves.size(), std::size_t(2));
        QCOMPARE(report->lines.front().end, 1u);
        options.isStopped = [] { return true; };
        QVERIFY(!reportOf(*catalogue, 15, Asked, {}, options));
        QCOMPARE(reportOf(*catalogue, 15, { { Side::Black, { 0, 0 } } }, {})->exploration.all.games, 0u);
    }

    void aReportComesBackFromJson()
    {
        const auto catalogue = catalogueOf();
        const auto report = reportOf(*catalogue, 15, Asked, {});
        const std::string json = toJson(*report);
        QCOMPARE(toJson(*reportOf(*catalogue, 15, Asked, {})), json);
        const auto again = reportFromJson(json);
        QVERIFY(again && *again == *report);
        const auto replaced = [&json](const std::string &what, const std::string &by) {
            std::string changed = json;
            changed.replace(changed.find(what), what.size(), by);
            return changed;
        };
        QVERIFY(!reportFromJson(""));
        QVERIFY(!reportFromJson("{}"));
        QVERIFY(!reportFromJson(json.substr(0, json.size() / 2)));
        QVERIFY(!reportFromJson(replaced("\"x\":8", "\"x\":25"))); // off the board
        QVERIFY(!reportFromJson(replaced("\"x\":8", "\"x\":7"))); // on another stone
        QVERIFY(!reportFromJson(replaced("\"size\":15", "\"size\":4")));
    }
};

} // namespace tst_positionreport

QTEST_GUILESS_MAIN(tst_positionreport::TestPositionReport)
#include "tst_positionreport.moc"
