// SPDX-License-Identifier: MIT
// Forbidden points on the positions of the corpora: every way to ask for them, on every kind of processor there is code
// for, against the slow reference that the tests trust. `times_faster` is the reference's time for a whole board of the
// corpus, measured in the same run, over the benchmark's own.
#include "../rules/corpus.h"
#include "../rules/reference.h"
#include "rules/judge.h"
#include "rules/livefouls.h"
#include "rules/proof/proof.h"
#include "rules/shapes/stoneshapes.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>

using namespace kagetsu;
using namespace kagetsu::rules;

namespace {

using Clock = std::chrono::steady_clock;
using Nanoseconds = std::chrono::duration<double, std::nano>;

constexpr RuleSet Renju { .rule = Rule::Renju };
const FoulTerms Terms { Renju.fouls(Side::Black), {} };

struct Question
{
    Position position;
    SideView stones;
    Point point;
};

// What is measured, read once.
struct Material
{
    std::vector<std::string> texts;
    std::vector<Position> boards;
    std::vector<SideView> stones;
    std::vector<Question> candidates; // points that make two threes by shape and no five
    std::vector<Question> named; // the points the named cases are about
    double referenceTime = 0; // ns a board

    Material()
    {
        for (const CorpusLine &line : readCorpus("dev-corpus.tsv"))
            texts.push_back(line.board);
        const auto begin = Clock::now();
        for (const std::string &text : texts) {
            boards.push_back(*positionFromText(text));
            stones.emplace_back(boards.back(), Side::Black);
            benchmark::DoNotOptimize(reference::board(boards.back(), Side::Black).data());
        }
        referenceTime = Nanoseconds(Clock::now() - begin).count() / static_cast<double>(texts.size());
        for (const Position &board : boards) {
            board.emptyPoints().forEach([&](Point point) {
                const StoneShapes made = shapesOf(board, point, Side::Black);
                if (made.threeCount() >= 2 && !made.makesFive())
                    candidates.push_back({ board, { board, Side::Black }, point });
            });
        }
        for (const CorpusLine &line : readCorpus("named.tsv")) {
            const Position board = *positionFromText(line.board);
            named.push_back({ board, { board, Side::Black }, *pointFromText(line.more[0], board.size()) });
        }
    }
};

const Material &material()
{
    static const Material read;
    return read;
}

// AnnouncementPlayer askOne with every item in turn, one for each iteration of the benchmark.
template <class Item, class AskOne>
void overAll(benchmark::State &state, const std::vector<Item> &items, AskOne askOne)
{
    if (items.empty()) {
        state.SkipWithError("the corpus cannot be read");
        return;
    }
    std::size_t next = 0;
    const auto begin = Clock::now();
    for (auto _ : state) {
        askOne(items[next]);
        if (++next == items.size())
            next = 0;
    }
    const double each = Nanoseconds(Clock::now() - begin).count() / static_cast<double>(state.iterations());
    state.counters["times_faster"] = material().referenceTime / each;
}

void wholeBoardFromText(benchmark::State &state, const FoulFinder &finder)
{
    overAll(state, material().texts, [&](const std::string &text) {
        const std::optional<Position> position = positionFromText(text);
        benchmark::DoNotOptimize(finder.wholeBoard({ *position, Side::Black }, Terms));
    });
}

void wholeBoard(benchmark::State &state, const FoulFinder &finder)
{
    overAll(state, material().stones,
        [&](const SideView &stones) { benchmark::DoNotOptimize(finder.wholeBoard(stones, Terms)); });
}

// Without the double-threes; what is missing to wholeBoard is for them.
void shapesAlone(benchmark::State &state, const FoulFinder &finder)
{
    const FoulTerms terms { { .overline = true, .doubleFour = true, .doubleThree = false }, {} };
    overAll(state, material().stones,
        [&](const SideView &stones) { benchmark::DoNotOptimize(finder.wholeBoard(stones, terms)); });
    // Not a counter: reports in CSV want the same ones everywhere.
    state.SetLabel(std::to_string(material().candidates.size()) + " candidates on "
        + std::to_string(material().boards.size()) + " boards");
}

void stoneAllTakeback(benchmark::State &state, const FoulFinder &finder)
{
    struct TakeBack
    {
        LiveFouls live;
        Point point;
    };
    std::vector<TakeBack> takeBacks;
    for (const Position &board : material().boards) {
        TakeBack takeBack { { board, Side::Black, Terms, finder }, {} };
        // An empty point near the middle, as a move of a game would be.
        int nearest = 1000;
        board.emptyPoints().forEach([&](Point point) {
            const int distance = std::abs(point.x - 7) + std::abs(point.y - 7);
            if (distance < nearest) {
                nearest = distance;
                takeBack.point = point;
            }
        });
        takeBacks.push_back(takeBack);
    }
    std::size_t number = 0;
    overAll(state, std::vector<int>(takeBacks.size()), [&](int) {
        TakeBack &takeBack = takeBacks[number];
        takeBack.live.put(takeBack.point, number % 2 == 0 ? Side::Black : Side::White);
        benchmark::DoNotOptimize(&takeBack.live.map());
        takeBack.live.take(takeBack.point);
        number = (number + 1) % takeBacks.size();
    });
}

void oneCandidate(benchmark::State &state, const FoulFinder &finder)
{
    overAll(state, material().candidates, [&](const Question &question) {
        benchmark::DoNotOptimize(finder.onePoint(question.stones, Terms, question.point));
    });
}

// The board of the corpora that takes longest.
void worstOfCorpora(benchmark::State &state, const FoulFinder &finder)
{
    std::pair<double, const SideView *> worst { 0, nullptr };
    for (const SideView &stones : material().stones) {
        double fastest = 1e9;
        for (int tries = 0; tries < 5; ++tries) {
            const auto begin = Clock::now();
            benchmark::DoNotOptimize(finder.wholeBoard(stones, Terms));
            fastest = std::min(fastest, Nanoseconds(Clock::now() - begin).count());
        }
        worst = std::max(worst, { fastest, &stones });
    }
    overAll(
        state, std::vector<int>(1), [&](int) { benchmark::DoNotOptimize(finder.wholeBoard(*worst.second, Terms)); });
}

// A board bred for it: wherever Black plays there are seeming double-threes, and each asks for the next.
void hostileBoard(benchmark::State &state, const FoulFinder &finder)
{
    const std::string text = ".......X..O..X..X..X..X..X.OX..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X."
                             ".X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X."
                             ".X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..X..XO.O..O.....X.";
    const SideView stones(*positionFromText(text), Side::Black);
    overAll(state, std::vector<int>(1), [&](int) { benchmark::DoNotOptimize(finder.wholeBoard(stones, Terms)); });
}

// As the program asks: the verdict as lists of points, in board order.
void judgeBoards(benchmark::State &state)
{
    overAll(state, material().boards,
        [](const Position &board) { benchmark::DoNotOptimize(judgeBoard(board, Side::Black, Renju)); });
}

void proofOfNamedCase(benchmark::State &state)
{
    overAll(state, material().named, [](const Question &question) {
        benchmark::DoNotOptimize(prove(question.position, question.point, Side::Black, Renju));
    });
}

void proofOfCandidate(benchmark::State &state)
{
    overAll(state, material().candidates, [](const Question &question) {
        benchmark::DoNotOptimize(prove(question.position, question.point, Side::Black, Renju));
    });
}

void referenceBoards(benchmark::State &state)
{
    overAll(state, material().boards,
        [](const Position &board) { benchmark::DoNotOptimize(reference::board(board, Side::Black).data()); });
}

void addAll(const FoulFinder &finder)
{
    using Measured = void (*)(benchmark::State &, const FoulFinder &);
    const std::pair<const char *, Measured> all[] { { "wholeBoardFromText", wholeBoardFromText },
        { "wholeBoard", wholeBoard }, { "shapesAlone", shapesAlone }, { "stoneAllTakeback", stoneAllTakeback },
        { "oneCandidate", oneCandidate }, { "worstOfCorpora", worstOfCorpora }, { "hostileBoard", hostileBoard } };
    for (const auto &[name, measured] : all)
        benchmark::RegisterBenchmark((std::string(finder.name) + '/' + name).c_str(),
            [measured = measured, &finder](benchmark::State &state) { measured(state, finder); });
}

BENCHMARK(judgeBoards);
BENCHMARK(proofOfNamedCase);
BENCHMARK(proofOfCandidate);
BENCHMARK(referenceBoards);

} // namespace

int main(int argc, char **argv)
{
    for (const FoulFinder *finder : foulFinders())
        addAll(*finder);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
