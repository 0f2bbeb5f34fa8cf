// SPDX-License-Identifier: MIT
// What happens on the window's thread when the pointer comes to another point: its verdict, proof and sentences, and
// the signs of the whole board when a stone was laid.
#include "../rules/corpus.h"
#include "rules/proof/apparentfouls.h"
#include "ui/record/proof/proofpanel.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace kagetsu;

namespace {

const rules::RuleSet Renju { .rule = rules::Rule::Renju };

std::vector<rules::CorpusLine> lines(const std::string &name)
{
    std::vector<rules::CorpusLine> all = rules::readCorpus(name);
    if (all.empty())
        std::abort();
    return all;
}

// Every named case in turn, the nine levels of look-26 among them.
void provePoint(benchmark::State &state)
{
    std::vector<std::pair<rules::Position, rules::Point>> cases;
    for (const rules::CorpusLine &line : lines("named.tsv"))
        cases.emplace_back(*rules::positionFromText(line.board), *rules::pointFromText(line.more[0], 15));
    std::size_t i = 0;
    for (auto _ : state) {
        const auto &[position, point] = cases[i++ % cases.size()];
        const rules::Proof proof = prove(position, point, rules::Side::Black, Renju);
        benchmark::DoNotOptimize(outline(proof, text::Grain::Shape));
    }
}
BENCHMARK(provePoint);

// The panel that can be seen, over the free points of the board with the deepest proof.
void hover(benchmark::State &state)
{
    const std::vector<rules::CorpusLine> cases = lines("named.tsv");
    const auto deepest = std::find_if(
        cases.begin(), cases.end(), [](const rules::CorpusLine &line) { return line.more[3] == "look-26"; });
    const rules::Position position = *rules::positionFromText(deepest->board);
    ui::ProofPanel panel;
    panel.resize(300, 700);
    panel.show();
    panel.setScene(ui::ProofScene { position, rules::Side::Black, Renju });
    std::vector<rules::Point> points;
    position.emptyPoints().forEach([&](rules::Point point) { points.push_back(point); });
    std::size_t i = 0;
    for (auto _ : state)
        panel.pointAt(points[i++ % points.size()]);
}
BENCHMARK(hover)->Unit(benchmark::kMicrosecond);

void seemingSigns(benchmark::State &state)
{
    std::vector<rules::Position> boards;
    for (const rules::CorpusLine &line : lines("dev-corpus.tsv"))
        boards.push_back(*rules::positionFromText(line.board));
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::apparentFouls(boards[i++ % boards.size()], rules::Side::Black, Renju));
}
BENCHMARK(seemingSigns)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
