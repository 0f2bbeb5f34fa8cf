// SPDX-License-Identifier: MIT
// One step of an opening: the act judged and applied, and what the table then shows asked anew; and the whole state
// rebuilt from its acts, as after a step back or a crash. On the examples of the shipped procedures.
#include "opening/file/shipped.h"
#include "opening/play/acttext.h"
#include "opening/play/example.h"
#include "opening/play/opening.h"

#include <benchmark/benchmark.h>

using namespace kagetsu::opening;

namespace {

struct Game
{
    Opening start;
    std::vector<Act> acts;
};

Game gameOf(const Procedure &procedure)
{
    const int size = exampleBoardSize(procedure);
    Game game { Opening::start(procedure, size).value(), {} };
    for (const std::string &line : procedure.example) {
        const auto acts = actsFromText(line, size);
        game.acts.insert(game.acts.end(), acts->begin(), acts->end());
    }
    return game;
}

// One iteration is one act.
void step(benchmark::State &state, const Procedure &procedure)
{
    const Game game = gameOf(procedure);
    Opening opening = game.start;
    std::size_t next = 0;
    for (auto _ : state) {
        const Act &act = game.acts[next];
        benchmark::DoNotOptimize(opening.refusal(opening.need().seat, act).has_value());
        opening.apply(act);
        benchmark::DoNotOptimize(opening.allowedPoints().data());
        benchmark::DoNotOptimize(opening.need().stepId.data());
        if (++next == game.acts.size()) {
            state.PauseTiming();
            next = 0;
            opening = game.start;
            state.ResumeTiming();
        }
    }
}

// One iteration is a whole opening.
void rebuild(benchmark::State &state, const Procedure &procedure)
{
    const Game game = gameOf(procedure);
    const int size = exampleBoardSize(procedure);
    for (auto _ : state) {
        Opening opening = Opening::start(procedure, size).value();
        for (const Act &act : game.acts)
            opening.apply(act);
        benchmark::DoNotOptimize(opening.stones().data());
    }
    state.counters["acts"] = static_cast<double>(game.acts.size());
}

} // namespace

int main(int argc, char **argv)
{
    for (const char *id : { "swap2", "rif-classic", "taraguchi-n", "super-sakata" }) {
        const Procedure &procedure = *procedureOf(shippedProcedures(), id);
        benchmark::RegisterBenchmark((std::string("step/") + id).c_str(), step, procedure);
        benchmark::RegisterBenchmark((std::string("rebuild/") + id).c_str(), rebuild, procedure);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
