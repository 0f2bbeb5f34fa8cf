// SPDX-License-Identifier: MIT
// Judging a whole board, on the positions of the corpus, against the slow reference that the tests trust.
#include "../rules/corpus.h"
#include "../rules/reference.h"
#include "rules/judge.h"
#include "rules/position.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace kagetsu;
using namespace kagetsu::rules;

namespace {

constexpr RuleSet Renju { .rule = Rule::Renju };

const std::vector<Position> &boards()
{
    static const std::vector<Position> read = [] {
        std::vector<Position> positions;
        for (const CorpusLine &line : readCorpus("dev-corpus.tsv")) {
            if (const std::optional<Position> position = positionFromText(line.board))
                positions.push_back(*position);
        }
        return positions;
    }();
    return read;
}

// Calls judgeOne with every board in turn, one board for each iteration of the benchmark.
template <typename JudgeOne>
void overAllBoards(benchmark::State &state, JudgeOne judgeOne)
{
    if (boards().empty()) {
        state.SkipWithError("the corpus cannot be read");
        return;
    }
    std::size_t next = 0;
    for (auto _ : state) {
        judgeOne(boards()[next]);
        next = (next + 1) % boards().size();
    }
}

void judgeBoards(benchmark::State &state)
{
    overAllBoards(state, [](const Position &board) {
        const BoardVerdict verdict = judgeBoard(board, Side::Black, Renju);
        benchmark::DoNotOptimize(verdict.fouls.data());
    });
}

void referenceBoards(benchmark::State &state)
{
    overAllBoards(state, [](const Position &board) {
        const std::string verdict = reference::board(board, Side::Black);
        benchmark::DoNotOptimize(verdict.data());
    });
}

// Both on the same boards in turns, so that a busy machine slows both down: how many times the judge is faster.
void ratio(benchmark::State &state)
{
    using Clock = std::chrono::steady_clock;
    std::chrono::duration<double> judged { 0 };
    std::chrono::duration<double> referred { 0 };
    overAllBoards(state, [&](const Position &board) {
        const auto begin = Clock::now();
        const BoardVerdict verdict = judgeBoard(board, Side::Black, Renju);
        benchmark::DoNotOptimize(verdict.fouls.data());
        const auto between = Clock::now();
        const std::string text = reference::board(board, Side::Black);
        benchmark::DoNotOptimize(text.data());
        judged += between - begin;
        referred += Clock::now() - between;
    });
    if (judged.count() > 0)
        state.counters["times_faster"] = referred / judged;
}

BENCHMARK(judgeBoards)->Unit(benchmark::kNanosecond);
BENCHMARK(referenceBoards)->Unit(benchmark::kNanosecond);
BENCHMARK(ratio)->Unit(benchmark::kNanosecond);

} // namespace

BENCHMARK_MAIN();
