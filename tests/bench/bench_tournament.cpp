// SPDX-License-Identifier: MIT
// How long an arbiter's work takes the program in a whole Swiss of eleven rounds, by chance: to pair a round, to enter
// all its results, to rank everybody; then to read the event again from its log and from its file, with all checks, and
// to keep one more result on the disk. KAGETSU_BENCH_PLAYERS is how many play,
// 1000 if it is not set. Times are those of one round; `worst_ms` is the slowest one.
#include "../tournament/playedswiss.h"
#include "tournament/keptlog.h"
#include "tournament/sqlite/sqlstore.h"
#include "tournament/standings/standings.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace kagetsu::tournament;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int Rounds = 11;

int players()
{
    const char *said = std::getenv("KAGETSU_BENCH_PLAYERS");
    return said != nullptr ? std::atoi(said) : 1000;
}

template <class Work>
double timeOf(Work work)
{
    const auto begin = Clock::now();
    work();
    return Seconds(Clock::now() - begin).count();
}

struct RoundTimes
{
    double pair = 0;
    double results = 0;
    double standings = 0;
};

struct PlayedEvent
{
    std::vector<RoundTimes> rounds;
    std::vector<LogLine> lines;
};

const PlayedEvent &anEvent()
{
    static const PlayedEvent event = [] {
        PlayedEvent made;
        playedswiss::PlayedSwiss swiss(players(), Rounds, 1);
        for (int round = 0; round < Rounds; ++round) {
            RoundTimes &times = made.rounds.emplace_back();
            times.pair = timeOf([&] { swiss.pair(); });
            times.results = timeOf([&] { swiss.play(); });
            times.standings = timeOf([&] { benchmark::DoNotOptimize(standingsOf(swiss.section())); });
        }
        made.lines = swiss.log().lines();
        return made;
    }();
    return event;
}

// Each round is measured once, whatever the benchmark would like.
void aPart(benchmark::State &state, double RoundTimes::*part)
{
    double sum = 0;
    double worst = 0;
    for (const RoundTimes &times : anEvent().rounds) {
        sum += times.*part;
        worst = std::max(worst, times.*part);
    }
    for (auto run : state)
        state.SetIterationTime(sum / Rounds);
    state.counters["worst_ms"] = 1000 * worst;
    state.counters["event_s"] = sum;
}

void readsTheLog(benchmark::State &state)
{
    const PlayedEvent &event = anEvent();
    for (auto run : state)
        benchmark::DoNotOptimize(fold(event.lines));
}

// Of the event, in a file of its own.
class EventOnDisk
{
public:
    EventOnDisk()
    {
        SqlStore store;
        if (!m_folder.isValid() || !store.open(path(), Store::Access::Create) || !store.append(anEvent().lines))
            std::abort();
    }
    std::string path() const { return m_folder.filePath(QStringLiteral("event")).toStdString(); }

private:
    QTemporaryDir m_folder;
};

void opensTheFile(benchmark::State &state)
{
    const EventOnDisk file;
    for (auto run : state)
        benchmark::DoNotOptimize(KeptLog::open(std::make_unique<SqlStore>(), file.path(), Store::Access::Look));
}

void keepsAnAct(benchmark::State &state)
{
    const EventOnDisk file;
    auto event = KeptLog::open(std::make_unique<SqlStore>(), file.path(), Store::Access::Change);
    for (auto run : state) {
        if (!event || !event.value().act(SetEventDetails {}, { "arbiter", {} }))
            state.SkipWithError("not kept");
    }
}

BENCHMARK_CAPTURE(aPart, pairing, &RoundTimes::pair)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(aPart, results, &RoundTimes::results)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(aPart, standings, &RoundTimes::standings)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(readsTheLog)->Unit(benchmark::kMillisecond);
BENCHMARK(opensTheFile)->Unit(benchmark::kMillisecond);
BENCHMARK(keepsAnAct)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
