// SPDX-License-Identifier: MIT
// How long the pages of a worksheet take: what is to be printed while a class waits (at most three seconds for a
// hundred pages of twelve).
#include "ui/learn/worksheet/sheetpages.h"
#include "ui/learn/worksheet/sheetsource.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace kagetsu;

namespace {

constexpr int PerSheet = 12;

// As many tasks as fill the pages; made once, as what is measured is the paper.
ui::Worksheet sheetOf(int pages)
{
    static const ui::SolvedTasks made = ui::solve(
        task::SeedOrder { task::Kind::ForbiddenPoints, lesson::Level::Middle, 1, 48 }, [](double) { return true; });
    ui::Worksheet sheet;
    sheet.perPage = PerSheet;
    sheet.hasAnswers = false;
    for (int i = 0; i < pages * PerSheet; ++i)
        sheet.tasks.push_back(made.tasks[static_cast<std::size_t>(i) % made.tasks.size()]);
    return sheet;
}

void pdfOfPages(benchmark::State &state)
{
    const ui::Worksheet sheet = sheetOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(ui::sheetPdf(sheet));
    state.counters["pages"] = static_cast<double>(state.range(0));
}
BENCHMARK(pdfOfPages)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

void pdfWithAnswers(benchmark::State &state)
{
    ui::Worksheet sheet = sheetOf(50);
    sheet.hasAnswers = true; // as many pages again
    for (auto _ : state)
        benchmark::DoNotOptimize(ui::sheetPdf(sheet));
}
BENCHMARK(pdfWithAnswers)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
