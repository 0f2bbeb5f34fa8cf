// SPDX-License-Identifier: MIT
// How fast SGF is read (record-sgf.md#limits): a collection of 100,000 games, and texts that are large in one way.
// Whether a dimension is linear is told by instructions (valgrind --tool=callgrind) sooner than by time: what fits the
// processor's cache costs less for each unit than what does not.
#include "bigcollection.h"

#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "record/sgf/syntax/tree.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <malloc.h>

using namespace kagetsu::record;

namespace {

// Blocks of more than 128 kB come fresh from the system every time and go back to it. Left alone, malloc would come to
// keep those of up to 32 MB, and a text of 5 MB would be spared the page faults that one of 50 MB pays for each run.
[[maybe_unused]] const bool fresh = mallopt(M_MMAP_THRESHOLD, 128 * 1024) == 1;

// The number that is aimed at, or fewer games where the program only has to run.
int gamesWished()
{
    const char *wish = std::getenv("KAGETSU_BENCH_GAMES");
    return wish == nullptr ? 100'000 : std::atoi(wish);
}

const std::string &collectionText()
{
    static const std::string text = bigCollection(gamesWished());
    return text;
}

void setRates(benchmark::State &state, std::size_t bytes, std::size_t nodes)
{
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(nodes));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

// The bytes as if they had just come from a file; that is not measured.
std::string copyAside(benchmark::State &state)
{
    state.PauseTiming();
    std::string bytes = collectionText();
    state.ResumeTiming();
    return bytes;
}

// The list of all games, as the window shows it.
void list(benchmark::State &state)
{
    std::size_t nodes = 0;
    for (auto _ : state) {
        const Collection collection = readCollection(copyAside(state));
        nodes = 0;
        for (std::size_t i = 0; i < collection.size(); ++i)
            nodes += static_cast<std::size_t>(collection.nodesOf(i));
    }
    setRates(state, collectionText().size(), nodes);
}

// From bytes to the neutral trees of all games.
void trees(benchmark::State &state)
{
    std::size_t nodes = 0;
    for (auto _ : state) {
        const Collection collection = readCollection(copyAside(state));
        nodes = 0;
        for (std::size_t i = 0; i < collection.size(); ++i)
            nodes += sgf::parseTree(collection.text(i)).nodes.size();
    }
    setRates(state, collectionText().size(), nodes);
}

// From bytes to all games, interpreted.
void games(benchmark::State &state)
{
    std::size_t nodes = 0;
    for (auto _ : state) {
        const Collection collection = readCollection(copyAside(state));
        nodes = 0;
        for (std::size_t i = 0; i < collection.size(); ++i)
            nodes += collection.readGame(i).tree.nodeCount();
    }
    setRates(state, collectionText().size(), nodes);
}

void write(benchmark::State &state)
{
    const Collection collection = readCollection(collectionText());
    std::vector<Game> all;
    for (std::size_t i = 0; i < std::min<std::size_t>(collection.size(), 10'000); ++i)
        all.push_back(collection.readGame(i));
    std::size_t nodes = 0;
    std::size_t bytes = 0;
    for (auto _ : state) {
        nodes = 0;
        bytes = 0;
        for (const Game &game : all) {
            writeSgf(game, [&bytes](std::string_view piece) { bytes += piece.size(); });
            nodes += game.tree.nodeCount();
        }
    }
    setRates(state, bytes, nodes);
}

// One text from bytes to games: the time of each unit must not grow with their number.
template <Dimension dimension>
void large(benchmark::State &state)
{
    const auto size = static_cast<int>(state.range(0));
    const std::string text = largeText(dimension, size);
    for (auto _ : state) {
        const Collection collection = readCollection(text);
        for (std::size_t i = 0; i < collection.size(); ++i)
            benchmark::DoNotOptimize(collection.readGame(i));
    }
    setRates(state, text.size(), static_cast<std::size_t>(size));
}

// The same from bytes to bytes: opened and saved whole.
template <Dimension dimension>
void saved(benchmark::State &state)
{
    const auto size = static_cast<int>(state.range(0));
    const std::string text = largeText(dimension, size);
    std::size_t bytes = 0;
    for (auto _ : state)
        writeSgf(readCollection(text).readGame(0), [&bytes](std::string_view piece) { bytes += piece.size(); });
    benchmark::DoNotOptimize(bytes);
    setRates(state, text.size(), static_cast<std::size_t>(size));
}

// What record-sgf.md#limits and the records of a large club ask for, and a tenth of it.
template <int most>
void bothSizes(benchmark::internal::Benchmark *benchmark)
{
    const std::int64_t size = std::int64_t(most) * gamesWished() / 100'000;
    benchmark->Arg(size / 10)->Arg(size)->Unit(benchmark::kMillisecond);
}

BENCHMARK(list)->Unit(benchmark::kMillisecond);
BENCHMARK(trees)->Unit(benchmark::kMillisecond);
BENCHMARK(games)->Unit(benchmark::kMillisecond);
BENCHMARK(write)->Unit(benchmark::kMillisecond);
BENCHMARK(large<Dimension::Trees>)->Apply(bothSizes<100'000>);
BENCHMARK(large<Dimension::Line>)->Apply(bothSizes<1'000'000>);
BENCHMARK(large<Dimension::Children>)->Apply(bothSizes<200'000>);
BENCHMARK(large<Dimension::Parentheses>)->Apply(bothSizes<200'000>);
BENCHMARK(large<Dimension::Values>)->Apply(bothSizes<200'000>);
BENCHMARK(large<Dimension::Properties>)->Apply(bothSizes<200'000>);
BENCHMARK(large<Dimension::ValueLength>)->Apply(bothSizes<50'000'000>);
BENCHMARK(saved<Dimension::Line>)->Apply(bothSizes<1'000'000>);
BENCHMARK(saved<Dimension::Children>)->Apply(bothSizes<200'000>);
BENCHMARK(saved<Dimension::Parentheses>)->Apply(bothSizes<200'000>);
BENCHMARK(saved<Dimension::Values>)->Apply(bothSizes<200'000>);
BENCHMARK(saved<Dimension::Properties>)->Apply(bothSizes<200'000>);
BENCHMARK(saved<Dimension::ValueLength>)->Apply(bothSizes<50'000'000>);

} // namespace

BENCHMARK_MAIN();
