// SPDX-License-Identifier: MIT
#include "biglibrary.h"

#include "record/edit/treeeditor.h"
#include "record/renlib/libraryreader.h"
#include "record/renlib/librarywriter.h"
#include "record/search/positionindex.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <map>
#include <spawn.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

const std::string &libraryOf(benchmark::State &state)
{
    static std::map<std::int64_t, std::string> made;
    std::string &library = made[state.range(0)];
    if (library.empty())
        library = bigLibrary(static_cast<int>(state.range(0)));
    return library;
}

void setRates(benchmark::State &state, std::size_t bytes)
{
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

GameTree treeOf(benchmark::State &state)
{
    Result<Library, LibraryRefusal> library = readLibrary(libraryOf(state));
    return std::move(std::move(library).value().game.tree);
}

// Complete, with all texts in place and the charset guessed.
void open(benchmark::State &state)
{
    const std::string &bytes = libraryOf(state);
    for (auto _ : state) {
        std::string copy = bytes;
        Result<Library, LibraryRefusal> library = readLibrary(std::move(copy));
        if (!library || library->game.tree.nodeCount() != state.range(0) + 1 || !library->game.messages.empty())
            state.SkipWithError("read otherwise than it was made");
        benchmark::DoNotOptimize(library);
    }
    setRates(state, bytes.size());
}

void write(benchmark::State &state)
{
    const GameTree tree = treeOf(state);
    const std::string &bytes = libraryOf(state);
    for (auto _ : state) {
        const Result<WrittenLibrary, LibraryExportRefusal> written = writeLibrary(tree);
        if (!written || written->bytes != bytes)
            state.SkipWithError("written otherwise than it was read");
    }
    setRates(state, bytes.size());
}

void copy(benchmark::State &state)
{
    const GameTree tree = treeOf(state);
    for (auto _ : state) {
        const GameTree other = tree;
        benchmark::DoNotOptimize(other.nodeCount());
    }
    setRates(state, libraryOf(state).size());
}

// All moves of a tree taken away and brought back.
void removeAndUndo(benchmark::State &state)
{
    GameTree tree = treeOf(state);
    for (auto _ : state) {
        TreeEditor editor(tree);
        editor.removeBranch(tree.firstChild(GameTree::root()));
        TreeEditor::revert(tree, editor.takeStep());
    }
}

void pasteBranch(benchmark::State &state)
{
    const GameTree tree = treeOf(state);
    for (auto _ : state) {
        GameTree other;
        TreeEditor(other).copyBranch(tree, tree.firstChild(GameTree::root()), GameTree::root());
        benchmark::DoNotOptimize(other.nodeCount());
    }
    setRates(state, libraryOf(state).size());
}

// Bytes to a tree with the index of its positions.
void openWithIndex(benchmark::State &state)
{
    const std::string &bytes = libraryOf(state);
    for (auto _ : state) {
        const GameTree tree = treeOf(state);
        benchmark::DoNotOptimize(PositionIndex(tree).like(GameTree::root()));
    }
    setRates(state, bytes.size());
}

void makeIndex(benchmark::State &state, Likeness likeness)
{
    const GameTree tree = treeOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(PositionIndex(tree, likeness).like(GameTree::root()));
    setRates(state, libraryOf(state).size());
}

// One question after another, all over the tree.
void askIndex(benchmark::State &state, Likeness likeness)
{
    const GameTree tree = treeOf(state);
    const PositionIndex index(tree, likeness);
    NodeId node = 1;
    std::size_t hits = 0;
    for (auto _ : state) {
        node = static_cast<NodeId>((node * std::uint64_t(48271) + 11) % tree.nodeCount());
        hits += index.like(node).size();
    }
    state.counters["hits"] = benchmark::Counter(static_cast<double>(hits), benchmark::Counter::kAvgIterations);
}

void askForStones(benchmark::State &state)
{
    const GameTree tree = treeOf(state);
    const PositionIndex index(tree);
    NodeId node = 1;
    for (auto _ : state) {
        node = static_cast<NodeId>((node * std::uint64_t(48271) + 11) % tree.nodeCount());
        benchmark::DoNotOptimize(index.knownStones(node));
    }
}

// The whole program: from its start to its end, and the most memory it had.
void commandLine(benchmark::State &state)
{
    char path[] = "/tmp/kagetsu-bench-XXXXXX";
    const int file = mkstemp(path);
    const std::string &bytes = libraryOf(state);
    if (file < 0 || ::write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
        state.SkipWithError("no file could be written");
    ::close(file);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    long most = 0;
    for (auto _ : state) {
        std::string program = KAGETSU_CLI;
        std::string command = "check"; // of a file without a name that tells: the content does
        char *arguments[] { program.data(), command.data(), path, nullptr };
        pid_t child = 0;
        int status = -1;
        rusage usage {};
        if (posix_spawn(&child, KAGETSU_CLI, &actions, nullptr, arguments, environ) != 0
            || wait4(child, &status, 0, &usage) != child || status != 0)
            state.SkipWithError("the command line failed");
        most = std::max(most, usage.ru_maxrss);
    }
    state.counters["peak_MB"] = static_cast<double>(most) / 1024;
    posix_spawn_file_actions_destroy(&actions);
    std::remove(path);
}

// The million that is aimed at, or fewer nodes where the program only has to run.
std::int64_t nodes()
{
    const char *wish = std::getenv("KAGETSU_BENCH_NODES");
    return wish == nullptr ? 1'000'000 : std::atoi(wish);
}

void oneSize(benchmark::internal::Benchmark *benchmark)
{
    benchmark->Arg(nodes());
}

void bothSizes(benchmark::internal::Benchmark *benchmark)
{
    benchmark->Arg(nodes())->Arg(5 * nodes());
}

} // namespace

// First, while this process is small: what it has counts as the memory of those it starts.
BENCHMARK(commandLine)->Apply(bothSizes)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(open)->Apply(bothSizes)->Unit(benchmark::kMillisecond);
BENCHMARK(write)->Apply(oneSize)->Unit(benchmark::kMillisecond);
BENCHMARK(copy)->Apply(oneSize)->Unit(benchmark::kMillisecond);
BENCHMARK(pasteBranch)->Apply(oneSize)->Unit(benchmark::kMillisecond);
BENCHMARK(openWithIndex)->Apply(bothSizes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeIndex, same, Likeness::Same)->Apply(oneSize)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeIndex, similar, Likeness::Similar)->Apply(oneSize)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(askIndex, same, Likeness::Same)->Apply(oneSize)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(askIndex, similar, Likeness::Similar)->Apply(oneSize)->Unit(benchmark::kMicrosecond);
BENCHMARK(askForStones)->Apply(oneSize)->Unit(benchmark::kMicrosecond);
BENCHMARK(removeAndUndo)->Apply(oneSize)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
