// SPDX-License-Identifier: MIT
// A journal of 10,000 events opened and replayed, as after a crash: read, chain checked, every decision made again, the
// clocks compared (match-journal.md#recovery). The aim is 100 ms.
#include "match/journal/recovery.h"
#include "quietgame.h"

#include <QTimeZone>

#include <benchmark/benchmark.h>

using namespace kagetsu;
using namespace std::chrono_literals;

namespace {

// A long game: a stone from time to time, and a heartbeat each second between.
QByteArray longJournal(std::size_t events)
{
    match::Match match;
    journal::ChainEnd end;
    QByteArray bytes;
    const QDateTime wall(QDate(2031, 5, 4), QTime(12, 0), QTimeZone::utc());
    clock::Moment now { 0 };
    std::size_t written = 0;
    const auto give = [&](const match::Command &command) {
        const auto answer = match.decide(command, now);
        if (!answer || answer->empty())
            return;
        for (const match::Event &event : *answer)
            match.fold(event);
        bytes += journal::writeLines(*answer, match, wall.addMSecs(now.count()), end);
        written += answer->size();
    };
    match::MatchSetup setup = quietSetup();
    setup.time.a.stages = { clock::MainStage { .time = 20h } };
    setup.time.b = setup.time.a;
    give(match::Start { setup });
    const std::vector<rules::Point> moves = quietMoves();
    std::size_t move = 0;
    while (written < events) {
        now += 1s;
        if (written % 50 == 0 && move < moves.size())
            give(match::Act { *match.toAct(), opening::Place { moves[move++] } });
        else
            give(match::Beat {});
    }
    return bytes;
}

void openAndReplay(benchmark::State &state)
{
    const auto events = static_cast<std::size_t>(state.range(0));
    const QByteArray bytes = longJournal(events);
    for (auto _ : state) {
        const journal::JournalText text = journal::readJournal(bytes);
        auto recovery = journal::recover(text);
        if (!recovery || recovery->fault || text.entries.size() < events)
            state.SkipWithError("the journal is not read");
        benchmark::DoNotOptimize(recovery);
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

} // namespace

BENCHMARK(openAndReplay)->Arg(10'000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
