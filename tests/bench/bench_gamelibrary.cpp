// SPDX-License-Identifier: MIT
// Questions to many games: how long each takes, and what the file and the memory are. KAGETSU_BENCH_GAMES games
// (159,240 by itself); docs/reference/library.md says what is asked.
#include "library/model/fold.h"
#include "library/search/explore.h"
#include "library/search/figure.h"
#include "library/store/importer.h"
#include "manygames.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdlib>

using namespace kagetsu;
using namespace kagetsu::library;

namespace {

int gameCount()
{
    const char *said = std::getenv("KAGETSU_BENCH_GAMES");
    return said ? std::atoi(said) : 159'240;
}

const std::vector<ManyGame> &allGames()
{
    static const std::vector<ManyGame> games = manyGames(gameCount());
    return games;
}

const Contents &contents()
{
    static const Contents made = [] {
        Contents contents;
        std::int64_t id = 0;
        for (const ManyGame &game : allGames()) {
            Facts facts(static_cast<std::uint32_t>(game.black) + 1, static_cast<std::uint32_t>(game.white) + 1,
                static_cast<std::uint32_t>(game.event) + 1, game.year);
            facts.setWinner(game.winner == 0 ? record::Winner::Black
                    : game.winner == 1       ? record::Winner::White
                                             : record::Winner::Draw);
            facts.setPlain(true);
            contents.games.add(game.line.size, ++id, facts, bytesOf(game.line));
        }
        contents.games.finish();
        for (std::uint32_t i = 1; i <= 7000; ++i)
            contents.players.push_back({ i, "Surname" + std::to_string(i) + " Name" + std::to_string(i % 97), "EST" });
        return contents;
    }();
    return made;
}

// The position of some game after so many moves; each round asks another one.
PositionQuestion questionAfter(std::size_t moves, std::size_t round)
{
    const std::vector<ManyGame> &games = allGames();
    const Line &line = games[round * 7919 % games.size()].line;
    std::vector<Line::Stone> stones;
    for (std::size_t i = 0; i < moves; ++i)
        stones.push_back({ line.plies[i].side, *line.plies[i].point });
    return { line.size, std::move(stones) };
}

void position(benchmark::State &state)
{
    const Games &games = contents().games;
    std::size_t round = 0;
    for (auto _ : state) {
        const PositionQuestion question = questionAfter(static_cast<std::size_t>(state.range(0)), ++round);
        benchmark::DoNotOptimize(findPosition(games, question, {}, { .threads = 1 }));
    }
}
BENCHMARK(position)->Unit(benchmark::kMillisecond)->DenseRange(1, 20, 1);

// What Scid's search for a board gives: how many games, and the first of them.
void positionHead(benchmark::State &state)
{
    const Games &games = contents().games;
    std::size_t round = 0;
    for (auto _ : state) {
        const PositionQuestion question = questionAfter(static_cast<std::size_t>(state.range(0)), ++round);
        benchmark::DoNotOptimize(headOfPosition(games, question, {}, 100, { .threads = 1 }));
    }
}
BENCHMARK(positionHead)->Unit(benchmark::kMillisecond)->DenseRange(1, 20, 1);

void explorer(benchmark::State &state)
{
    const Games &games = contents().games;
    std::size_t round = 0;
    for (auto _ : state) {
        const PositionQuestion question = questionAfter(static_cast<std::size_t>(state.range(0)), ++round);
        benchmark::DoNotOptimize(explore(games, question, {}, { .threads = 1 }));
    }
}
BENCHMARK(explorer)->Unit(benchmark::kMillisecond)->DenseRange(1, 20, 1);

void figure(benchmark::State &state)
{
    const Games &games = contents().games;
    const auto asked = figureFrom("?X?.?/..O.?/?XO?./.?X.?/?????");
    for (auto _ : state)
        benchmark::DoNotOptimize(findFigure(games, 15, *asked, {}, { .threads = 1 }));
}
BENCHMARK(figure)->Unit(benchmark::kMillisecond);

void resultAndYears(benchmark::State &state)
{
    const Games &games = contents().games;
    Filter filter;
    filter.winners = bitOf(record::Winner::White);
    filter.firstYear = 1990;
    filter.lastYear = 2000;
    for (auto _ : state) {
        int count = 0;
        for (const auto &block : games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i)
                count += filter.accepts(block->facts(i)) ? 1 : 0;
        }
        benchmark::DoNotOptimize(count);
    }
}
BENCHMARK(resultAndYears)->Unit(benchmark::kMillisecond);

void partOfAName(benchmark::State &state)
{
    const Contents &all = contents();
    std::vector<std::string> folds;
    for (const NamedRow &row : all.players)
        folds.push_back(folded(row.name));
    for (auto _ : state) {
        RowSet rows;
        const std::string search = folded("surname4");
        for (std::size_t i = 0; i < folds.size(); ++i) {
            if (matchesName(folds[i], search))
                rows.insert(all.players[i].id);
        }
        Filter filter;
        filter.player = std::move(rows);
        int count = 0;
        for (const auto &block : all.games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i)
                count += filter.accepts(block->facts(i)) ? 1 : 0;
        }
        benchmark::DoNotOptimize(count);
    }
}
BENCHMARK(partOfAName)->Unit(benchmark::kMillisecond);

// A .rif of all games into an empty library, and then everything read back as at first use.
void importAndFirstUse(benchmark::State &state)
{
    const QTemporaryDir folder;
    const QString rif = folder.filePath(QStringLiteral("games.rif"));
    QFile file(rif);
    const std::string text = manyGamesAsRif(gameCount());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
        state.SkipWithError("no file");
    file.close();
    const QString path = folder.filePath(QStringLiteral("library"));
    for (auto _ : state) {
        QFile::remove(path);
        SqlStore store;
        if (store.open(path, SqlStore::Access::Change) || !importFiles(store, { rif }))
            state.SkipWithError("not imported");
    }
    SqlStore store;
    (void)store.open(path, SqlStore::Access::Look);
    const auto begin = std::chrono::steady_clock::now();
    const auto read = store.readAll();
    state.counters["first_use_ms"] =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    state.counters["rif_MB"] = static_cast<double>(text.size()) / 1e6;
    state.counters["file_MB"] = static_cast<double>(QFileInfo(path).size()) / 1e6;
    state.counters["memory_MB"] = read ? static_cast<double>(read->games.memory()) / 1e6 : 0;
}
BENCHMARK(importAndFirstUse)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
