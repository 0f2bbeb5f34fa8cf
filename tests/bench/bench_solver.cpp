// SPDX-License-Identifier: MIT
// How fast wins by fours and threes are found, beside a plain search over the judge in the same run. Every benchmark
// asks the questions of the tests in turn (tests/analysis/solver/questions.h), or those beside the checkout where they
// are.
#include "../analysis/solver/questions.h"
#include "../analysis/solver/reference.h"
#include "analysis/solver/proof/checker.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace kagetsu;
using namespace kagetsu::solver;

namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

constexpr std::uint64_t MostNodes = 3'000'000;

// KAGETSU_BENCH_QUESTIONS is how many questions of each kind are asked; all, when it is not set.
std::size_t mostQuestions()
{
    const char *most = std::getenv("KAGETSU_BENCH_QUESTIONS");
    return most != nullptr ? std::stoul(most) : 1'000'000;
}

// What is measured, read once.
struct Material
{
    std::vector<Question> random; // that the plain search answers, too
    std::vector<Question> collected;
    std::vector<Question> won; // of the collected
    std::vector<Question> problems; // that take threes
    double plainTime = 0; // µs a random question

    Material()
    {
        double time = 0;
        for (int i = 0; i < 200; ++i) {
            const Question question = randomQuestion(i);
            const auto begin = Clock::now();
            reference::PlainSearch plain(question);
            benchmark::DoNotOptimize(plain.shortest());
            if (plain.hasGivenUp())
                continue;
            time += Microseconds(Clock::now() - begin).count();
            random.push_back(question);
        }
        plainTime = time / static_cast<double>(random.size());
        for (const char *file : { "dev.tsv", "collections.tsv" }) {
            for (const KnownQuestion &known : knownQuestions(file)) {
                collected.push_back(known.question);
                if (known.length != "none")
                    won.push_back(known.question);
            }
        }
        for (const KnownQuestion &known : knownQuestions("vct-collections.tsv"))
            problems.push_back(known.question);
        for (std::vector<Question> *questions : { &random, &collected, &won, &problems })
            if (questions->size() > mostQuestions())
                questions->erase(questions->begin() + static_cast<std::ptrdiff_t>(mostQuestions()), questions->end());
    }
};

const Material &material()
{
    static const Material read;
    return read;
}

// Asks every question once, tells how the times lie, and then measures as ever.
template <class Ask>
void overAll(benchmark::State &state, const std::vector<Question> &questions, Ask ask)
{
    if (questions.empty()) {
        for (auto _ : state) { }
        state.SetLabel("the positions are not beside this checkout");
        return;
    }
    std::vector<double> times;
    double nodes = 0;
    for (auto _ : state) {
        times.clear();
        nodes = 0;
        for (const Question &question : questions) {
            const auto begin = Clock::now();
            nodes += static_cast<double>(ask(question));
            times.push_back(Microseconds(Clock::now() - begin).count());
        }
    }
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double time : times)
        sum += time;
    state.counters["median_us"] = times[times.size() / 2];
    state.counters["p95_us"] = times[times.size() * 95 / 100];
    state.counters["worst_us"] = times.back();
    state.counters["million_nodes_per_s"] = nodes / sum;
    state.counters["questions"] = static_cast<double>(times.size());
    state.counters["mean_us"] = sum / static_cast<double>(times.size());
}

// The plain search finds the shortest win of the same questions.
void compareWithPlain(benchmark::State &state)
{
    state.counters["plain_us"] = material().plainTime;
    state.counters["times_faster"] = material().plainTime / state.counters["mean_us"];
}

void randomExistence(benchmark::State &state)
{
    FourSolver solver;
    overAll(state, material().random, [&](const Question &question) { return solver.find(question).nodes; });
    compareWithPlain(state);
}

void randomShortest(benchmark::State &state)
{
    FourSolver solver;
    overAll(state, material().random, [&](const Question &question) { return solver.findShortest(question).nodes; });
    compareWithPlain(state);
}

void collectedExistence(benchmark::State &state)
{
    FourSolver solver;
    overAll(state, material().collected,
        [&](const Question &question) { return solver.find(question, { .nodes = MostNodes }).nodes; });
}

void collectedShortest(benchmark::State &state)
{
    FourSolver solver;
    int unproven = 0;
    overAll(state, material().won, [&](const Question &question) {
        const Finding finding = solver.findShortest(question, { .nodes = MostNodes });
        unproven += !finding.isShortest;
        return finding.nodes;
    });
    state.counters["unproven"] =
        unproven / static_cast<double>(std::max<benchmark::IterationCount>(1, state.iterations()));
}

void checkingCollectedProofs(benchmark::State &state)
{
    FourSolver solver;
    std::vector<std::pair<Question, Proof>> proofs;
    for (const Question &question : material().won)
        proofs.emplace_back(question, solver.find(question, { .nodes = MostNodes }).proof);
    for (auto _ : state)
        for (const auto &[question, proof] : proofs)
            benchmark::DoNotOptimize(findHole(proof, question.position, question.rules));
}

void problemsWithThrees(benchmark::State &state)
{
    ThreeSolver solver;
    int won = 0;
    int withHole = 0;
    overAll(state, material().problems, [&](const Question &question) {
        const auto begin = Clock::now();
        const Limits second { .goesOn = [&](const Progress &) {
            return Clock::now() - begin < std::chrono::seconds(1);
        } };
        const Finding finding = solver.findAny(question, second);
        won += finding.answer == Answer::Win;
        return finding.nodes;
    });
    for (const Question &question : material().problems) {
        const Finding finding = solver.findAny(question, { .nodes = 100'000 });
        withHole += finding.answer == Answer::Win && findHole(finding.proof, question.position, question.rules);
    }
    state.counters["won"] = won / static_cast<double>(std::max<benchmark::IterationCount>(1, state.iterations()));
    state.counters["proofs_with_holes"] = withHole;
}

} // namespace

BENCHMARK(randomExistence)->Unit(benchmark::kMillisecond);
BENCHMARK(randomShortest)->Unit(benchmark::kMillisecond);
BENCHMARK(collectedExistence)->Unit(benchmark::kMillisecond)->Iterations(2);
BENCHMARK(collectedShortest)->Unit(benchmark::kMillisecond)->Iterations(2);
BENCHMARK(checkingCollectedProofs)->Unit(benchmark::kMillisecond)->Iterations(2);
BENCHMARK(problemsWithThrees)->Unit(benchmark::kMillisecond)->Iterations(1);

BENCHMARK_MAIN();
