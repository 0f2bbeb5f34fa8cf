// SPDX-License-Identifier: MIT
#include "library/model/fold.h"
#include "library/search/librarylist.h"
#include "library/search/streaks.h"
#include "randomgames.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <tuple>

namespace tst_librarylist {

using namespace kagetsu;
using namespace kagetsu::library;

namespace {

struct Given
{
    const char *black;
    const char *white;
    const char *event;
    int day;
    record::Winner winner;
    rules::Rule rule;
    int opening;
    GameKind kind;
    GameFault fault;
    int moves;
};

constexpr Given AllGames[] {
    { "Ann Lee", "Bob", "Open of Tallinn", 20190504, record::Winner::Black, rules::Rule::Renju, 4, GameKind::People,
        GameFault::None, 9 },
    { "Bob", "中村茂", "Open of Tallinn", 20190505, record::Winner::White, rules::Rule::Renju, 17, GameKind::People,
        GameFault::None, 30 },
    { "Свиридов Антон", "Ann Lee", "", 20240000, record::Winner::Draw, rules::Rule::FreeStyle, 0, GameKind::People,
        GameFault::None, 12 },
    { "pbrain-x", "pbrain-y", "Gomocup", 20250100, record::Winner::White, rules::Rule::FreeStyle, 0, GameKind::Engines,
        GameFault::None, 12 },
    { "", "Cid", "", 0, record::Winner::Unknown, rules::Rule::Standard, 0, GameKind::People, GameFault::OffBoard, 3 },
};

const std::vector<Term> AllTerms {
    { .name = "Renju", .rules = 1u << ruleNumber(rules::Rule::Renju) },
    { .name = "Freestyle", .rules = 1u << ruleNumber(rules::Rule::FreeStyle) },
    { .name = "Black wins", .winners = bitOf(record::Winner::Black) },
    { .name = "White wins", .winners = bitOf(record::Winner::White) },
    { .name = "Draw", .winners = bitOf(record::Winner::Draw) },
    { .name = "D4 花月", .openings = 1u << 4 },
    { .name = "Kagetsu", .openings = 1u << 4 },
    { .name = "Engines", .kinds = bitOf(GameKind::Engines) },
    { .name = "Faulty", .isFaulty = true },
};

Contents contentsOf()
{
    Contents contents;
    const auto idOf = [](std::vector<NamedRow> &rows, const char *name) -> std::uint32_t {
        if (*name == 0)
            return 0;
        for (const NamedRow &row : rows) {
            if (row.name == name)
                return row.id;
        }
        rows.push_back({ static_cast<std::uint32_t>(rows.size() * 3 + 1), name, {} }); // ids have gaps
        return rows.back().id;
    };
    std::int64_t id = 0;
    for (const Given &each : AllGames) {
        const std::uint32_t black = idOf(contents.players, each.black);
        const std::uint32_t white = idOf(contents.players, each.white);
        Facts facts(black, white, idOf(contents.events, each.event), each.day / 10000);
        facts.setWinner(each.winner);
        facts.setRule(ruleNumber(each.rule));
        facts.setOpening(each.opening);
        facts.setKind(each.kind);
        facts.setFault(each.fault);
        facts.setPlain(true);
        std::string moves;
        for (int i = 0; i < each.moves; ++i)
            moves.push_back(static_cast<char>(i));
        contents.games.add(15, id += 2, facts, moves, each.day);
    }
    contents.games.finish();
    return contents;
}

std::vector<int> listed(const Catalogue &catalogue, const char *typed, ListOrder order = {})
{
    const auto places = listGames(catalogue, TypedSearch(typed, catalogue, AllTerms), {}, order);
    std::vector<int> numbers;
    for (const GamePlace place : *places)
        numbers.push_back(static_cast<int>(catalogue.contents.games.blocks()[place.block]->idOf(place.index)) / 2);
    return numbers;
}

} // namespace

class TestLibraryList : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreFoundByAnyWord_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("found"); // numbers of games, newest first
        QTest::newRow("nothing typed") << "" << QList<int> { 4, 3, 2, 1, 5 };
        QTest::newRow("beginning of a name, on either side") << "an" << QList<int> { 3, 1 };
        QTest::newRow("surname first") << "lee ann" << QList<int> { 3, 1 };
        QTest::newRow("two players") << "bob lee" << QList<int> { 1 };
        QTest::newRow("no middle of a word") << "ob" << QList<int> {};
        QTest::newRow("part of a name without blanks") << "茂" << QList<int> { 2 };
        QTest::newRow("Latin letters for Cyrillic ones") << "sviridov" << QList<int> { 3 };
        QTest::newRow("Cyrillic") << "антон" << QList<int> { 3 };
        QTest::newRow("event") << "tallinn" << QList<int> { 2, 1 };
        QTest::newRow("event and player") << "tallinn lee" << QList<int> { 1 };
        QTest::newRow("year") << "2019" << QList<int> { 2, 1 };
        QTest::newRow("span of years") << "2020-2024" << QList<int> { 3 };
        QTest::newRow("span with a dash of texts") << "2020–2024" << QList<int> { 3 };
        QTest::newRow("from a year on") << "2024-" << QList<int> { 4, 3 };
        QTest::newRow("no span") << "2024-x" << QList<int> {};
        QTest::newRow("rule") << "renju" << QList<int> { 2, 1 };
        QTest::newRow("result") << "white wins" << QList<int> { 4, 2 };
        QTest::newRow("result and rule") << "draw freestyle" << QList<int> { 3 };
        QTest::newRow("opening by its code") << "d4" << QList<int> { 1 };
        QTest::newRow("opening by its name") << "Kagetsu" << QList<int> { 1 };
        QTest::newRow("opening in another script") << "花月" << QList<int> { 1 };
        QTest::newRow("kind") << "engines" << QList<int> { 4 };
        QTest::newRow("faulty") << "faulty" << QList<int> { 5 };
        QTest::newRow("nobody") << "zzz" << QList<int> {};
        QTest::newRow("only signs") << "&" << QList<int> { 4, 3, 2, 1, 5 };
        QTest::newRow("the wide blank") << "bob　lee" << QList<int> { 1 };
    }
    void gamesAreFoundByAnyWord()
    {
        QFETCH(QString, typed);
        const Catalogue catalogue(contentsOf());
        const std::vector<int> found = listed(catalogue, typed.toUtf8().constData());
        QTEST(QList<int>(found.begin(), found.end()), "found");
    }

    void gamesAreSorted_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("falls");
        QTest::addColumn<QList<int>>("order");
        using By = ListOrder::By;
        const auto row = [](const char *name, By by, bool falls, const QList<int> &order) {
            QTest::newRow(name) << static_cast<int>(by) << falls << order;
        };
        row("oldest first, without a date last", By::Date, false, { 1, 2, 3, 4, 5 });
        row("newest first, without a date last", By::Date, true, { 4, 3, 2, 1, 5 });
        row("by Black, without a name last", By::Black, false, { 1, 2, 4, 3, 5 });
        row("by Black from the end, without a name last", By::Black, true, { 3, 4, 2, 1, 5 });
        row("by event, without one last", By::Event, false, { 4, 2, 1, 3, 5 });
        row("by opening, without one last", By::Opening, false, { 1, 2, 4, 3, 5 });
        row("by result, without one last", By::Result, false, { 1, 4, 2, 3, 5 });
        row("by result from the end, without one last", By::Result, true, { 3, 4, 2, 1, 5 });
        row("longest first, the newer of equals first", By::Moves, true, { 2, 4, 3, 1, 5 });
        row("shortest first, the newer of equals first", By::Moves, false, { 5, 1, 4, 3, 2 });
    }
    void gamesAreSorted()
    {
        QFETCH(int, by);
        QFETCH(bool, falls);
        const Catalogue catalogue(contentsOf());
        const std::vector<int> order = listed(catalogue, "", { static_cast<ListOrder::By>(by), falls });
        QTEST(QList<int>(order.begin(), order.end()), "order");
    }

    // Whatever the sizes of boards and blocks, each game is listed once, and is found again by its id.
    void everyGameIsListedOnceAndFoundById()
    {
        std::mt19937 random(7);
        const std::vector<RandomGame> given = randomGames(random, 300);
        for (const std::size_t blockSize : { 1, 7, 4096 }) {
            Contents contents;
            contents.games = gamesOf(given, blockSize);
            const Catalogue catalogue(std::move(contents));
            const auto places = listGames(catalogue, {}, {}, { ListOrder::By::Moves, false });
            QVERIFY(places);
            QCOMPARE(places->size(), given.size());
            std::set<std::int64_t> ids;
            int before = 0;
            for (const GamePlace place : *places) {
                const std::int64_t id = catalogue.contents.games.blocks()[place.block]->idOf(place.index);
                ids.insert(id);
                QCOMPARE(placeOf(catalogue.contents.games, id), std::optional(place));
                const auto game =
                    std::find_if(given.begin(), given.end(), [id](const RandomGame &each) { return each.id == id; });
                const int plies = pliesAt(catalogue.contents.games, place);
                QCOMPARE(plies, static_cast<int>(game->line.plies.size()));
                QVERIFY(plies >= before);
                before = plies;
                const Block &block = *catalogue.contents.games.blocks()[place.block];
                QCOMPARE(std::string(block.movesOf(place.index)), bytesOf(game->line));
            }
            QCOMPARE(ids.size(), given.size());
            QCOMPARE(placeOf(catalogue.contents.games, 1'000'000), std::nullopt);
        }
    }

    void playersAreFoundByName_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QList<QByteArray>>("names");
        QTest::newRow("nothing") << QByteArray() << QList<QByteArray>();
        QTest::newRow("one") << QByteArray("cid") << QList<QByteArray> { "Cid" };
        QTest::newRow("most games first") << QByteArray("b") << QList<QByteArray> { "Bob" };
        QTest::newRow("several") << QByteArray("pbrain") << QList<QByteArray> { "pbrain-x", "pbrain-y" };
        QTest::newRow("another script") << QByteArray("sviridov") << QList<QByteArray> { "Свиридов Антон" };
        QTest::newRow("a part of a name without blanks") << QByteArray("村") << QList<QByteArray> { "中村茂" };
        QTest::newRow("an event is no player") << QByteArray("tallinn") << QList<QByteArray>();
    }
    void playersAreFoundByName()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QList<QByteArray>, names);
        const Catalogue catalogue(contentsOf());
        QList<QByteArray> found;
        for (const std::uint32_t player : playersTyped(catalogue, typed.toStdString(), 2))
            found += QByteArray::fromStdString(catalogue.players.row(player)->name);
        QCOMPARE(found, names);
        QCOMPARE(playersTyped(catalogue, "lee", 5).size(), std::size_t(1)); // Ann Lee
    }

    void streaksAreThoseOfARecount()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 50; ++round) {
            Games games;
            std::vector<std::tuple<int, int, int>> mine; // day, id, result: 1 won, 0 drawn, -1 lost
            for (int id = 1; id <= 60; ++id) {
                const int day = random() % 8 == 0 ? 0 : 20200101 + static_cast<int>(random() % 20);
                const auto black = static_cast<std::uint32_t>(1 + random() % 3);
                const auto white = static_cast<std::uint32_t>(1 + random() % 3);
                const auto winner = static_cast<record::Winner>(random() % 4);
                Facts facts(black, white, 0, day / 10000);
                facts.setWinner(winner);
                facts.setPlain(true);
                games.add(15, id, facts, std::string("\x70", 1), day);
                const bool isBlack = black == 1;
                if (day == 0 || isBlack == (white == 1) || winner == record::Winner::Unknown)
                    continue;
                const bool hasWon = winner == (isBlack ? record::Winner::Black : record::Winner::White);
                mine.emplace_back(day, id, winner == record::Winner::Draw ? 0 : hasWon ? 1 : -1);
            }
            games.finish();
            std::sort(mine.begin(), mine.end());
            // Every run of neighbours is tried.
            std::size_t won = 0;
            std::size_t unbeaten = 0;
            std::size_t now = 0;
            for (std::size_t from = 0; from < mine.size(); ++from) {
                for (std::size_t to = from + 1; to <= mine.size(); ++to) {
                    const auto all = [&](auto holds) {
                        return std::all_of(mine.begin() + std::ptrdiff_t(from), mine.begin() + std::ptrdiff_t(to),
                            [&](const auto &each) { return holds(std::get<2>(each)); });
                    };
                    if (all([](int result) { return result == 1; }))
                        won = std::max(won, to - from);
                    if (all([](int result) { return result >= 0; }))
                        unbeaten = std::max(unbeaten, to - from);
                    if (to == mine.size() && all([&](int result) { return result == std::get<2>(mine.back()); }))
                        now = std::max(now, to - from);
                }
            }
            RowSet player;
            player.insert(1);
            const Streaks streaks = streaksOf(games, player, {});
            QCOMPARE(std::size_t(streaks.won.score.games), won);
            QCOMPARE(std::size_t(streaks.unbeaten.score.games), unbeaten);
            QCOMPARE(std::size_t(streaks.now.score.games), now);
            QCOMPARE(streaks.won.score.won, streaks.won.score.games);
            QCOMPARE(streaks.now.lastDay, mine.empty() ? 0 : std::get<0>(mine.back()));
            QVERIFY(streaks.unbeaten.firstDay <= streaks.unbeaten.lastDay);
        }
    }

    void aListThatNobodyWantsIsGivenUp()
    {
        const Catalogue catalogue(contentsOf());
        QVERIFY(!listGames(catalogue, {}, {}, {}, [] { return true; }));
    }
};

} // namespace tst_librarylist

QTEST_GUILESS_MAIN(tst_librarylist::TestLibraryList)
#include "tst_librarylist.moc"
