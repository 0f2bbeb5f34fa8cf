// SPDX-License-Identifier: MIT
// How long an arbiter waits for a round: one event after another is paired from the first round to the ninth, by
// chance, and the time of its slowest round is told as `worst_ms`, beside the time of a round. KAGETSU_BENCH_PLAYERS is
// the largest event, 1000 if it is not set.
#include "../tournament/pairing/event.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace kagetsu::pairing;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int Rounds = 9;

int mostPlayers()
{
    const char *most = std::getenv("KAGETSU_BENCH_PLAYERS");
    return most != nullptr ? std::atoi(most) : 1000;
}

// Of each round.
std::vector<double> timesOfEvent(int players, unsigned seed, const Options &asked)
{
    Event event(players, seed);
    Options options = asked;
    std::vector<double> times;
    for (options.round = 1; options.round <= Rounds; ++options.round) {
        const auto begin = Clock::now();
        const auto pairing = pairRound(event.players(), options);
        times.push_back(Seconds(Clock::now() - begin).count());
        event.play(*pairing);
    }
    return times;
}

void pairsRounds(benchmark::State &state, const Options &options)
{
    const int players = int(state.range(0));
    double worst = 0;
    unsigned seed = 0;
    for (auto run : state) {
        double sum = 0;
        for (const double time : timesOfEvent(players, ++seed, options)) {
            sum += time;
            worst = std::max(worst, time);
        }
        state.SetIterationTime(sum / Rounds);
    }
    state.counters["worst_ms"] = 1000 * worst;
}

void aRound(benchmark::State &state)
{
    pairsRounds(state, {});
}
void aRoundWithClubsApart(benchmark::State &state)
{
    pairsRounds(state, { .keepsClubsApart = true });
}
void aRoundByFold(benchmark::State &state)
{
    pairsRounds(state, { .style = Style::Fold });
}
void aRoundFromTheTop(benchmark::State &state)
{
    pairsRounds(state, { .isFromTheTop = true });
}

void sizes(benchmark::internal::Benchmark *benchmark)
{
    for (const int players : { 100, 200, 400, 401, 999, 1000 }) {
        if (players <= mostPlayers())
            benchmark->Arg(players);
    }
    benchmark->UseManualTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(aRound)->Apply(sizes);
BENCHMARK(aRoundWithClubsApart)->Apply(sizes);
BENCHMARK(aRoundByFold)->Apply(sizes);
BENCHMARK(aRoundFromTheTop)->Apply(sizes);

} // namespace

BENCHMARK_MAIN();
