// SPDX-License-Identifier: MIT
#include "engine/contest/openings.h"

#include "engine/ai/brain.h"
#include "engine/contest/referee.h"
#include "record/positiontext.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace kagetsu::contest {

using rules::Point;
using rules::Side;

namespace {

// Odd, so that White, who has one stone fewer, is to move; with equal numbers, Black is far ahead.
constexpr int Stones = 5;
constexpr int Reach = 2; // distance from the middle: usual openings begin within 5×5 points
constexpr int MostTries = 30;
// The worths that the computer treats as even: the side to move is slightly ahead.
constexpr int LeastWorth = 50;
constexpr int MostWorth = 200;
constexpr int WeighingLevel = 4;
constexpr std::uint64_t WeighingNodes = 4'000;
constexpr int TableBits = 14;

// Pseudorandom numbers that are the same on every machine, unlike those of the standard library's distributions.
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_state(seed)
    {
    }

    // Returns a number from 0 to count - 1. `count` must be small compared with the range of the generator.
    int below(int count) { return static_cast<int>(mixed(m_state++, 0) % static_cast<std::uint64_t>(count)); }

private:
    std::uint64_t m_state;
};

Opening someStones(int size, Chance &chance)
{
    const int reach = std::min(Reach, (size - 1) / 2);
    const int first = (size - 1) / 2 - reach;
    Opening opening;
    while (opening.size() < Stones) {
        const int x = first + chance.below(2 * reach + 1);
        const Point point(x, first + chance.below(2 * reach + 1));
        if (std::ranges::find(opening, point) == opening.end())
            opening.push_back(point);
    }
    return opening;
}

// Returns the game after these stones, or nothing if it has ended by then or a stone cannot be placed.
std::optional<Referee> after(const Opening &opening, const OpeningTerms &terms)
{
    Referee referee(terms.rules, terms.size);
    for (const Point point : opening) {
        referee.play(point);
        if (referee.hasEnded())
            return std::nullopt;
    }
    return referee;
}

// Returns how far the side to move is ahead, in the opinion of the computer that comes with the program.
int worthOf(const Referee &referee, ai::Brain &brain)
{
    ai::Task task { referee.position(), referee.toMove(), referee.rules() };
    task.level = WeighingLevel;
    task.nodes = WeighingNodes;
    return brain.think(task).choices.front().worth;
}

int distanceFromEven(int worth)
{
    return std::max({ LeastWorth - worth, worth - MostWorth, 0 });
}

Opening moved(Opening opening, int by)
{
    for (Point &point : opening)
        point = { point.x + by, point.y + by };
    return opening;
}

// Returns Black's and White's stones in turn, each in board order; nothing if their numbers do not fit.
std::optional<Opening> interleaved(const rules::Position &position)
{
    Opening black;
    Opening white;
    position.stones(Side::Black).forEach([&](Point point) { black.push_back(point); });
    position.stones(Side::White).forEach([&](Point point) { white.push_back(point); });
    if (black.size() != white.size() && black.size() != white.size() + 1)
        return std::nullopt;
    Opening opening;
    for (std::size_t i = 0; i < black.size(); ++i) {
        opening.push_back(black[i]);
        if (i < white.size())
            opening.push_back(white[i]);
    }
    return opening;
}

using LineReason = OpeningFault::Reason;

Result<Opening, LineReason> readOpening(std::string_view line, const OpeningTerms &terms)
{
    const auto written = record::readPosition(line, terms.size);
    if (!written || written->kind == record::WrittenPosition::Kind::Record)
        return Fault { LineReason::Unreadable };
    if (written->start.size() != terms.size)
        return Fault { LineReason::OtherBoard };
    std::optional<Opening> opening = interleaved(written->start);
    if (!opening)
        return Fault { LineReason::Uneven };
    for (const record::Move &move : written->moves) {
        if (move.kind != record::Move::Kind::Stone)
            return Fault { LineReason::Unreadable };
        opening->push_back(move.point);
    }
    if (!after(*opening, terms))
        return Fault { LineReason::Ended };
    return *opening;
}

std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
        line.remove_suffix(1);
    return line;
}

} // namespace

// The finisher of SplitMix64. It turns neighbouring numbers into unrelated ones.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number)
{
    std::uint64_t bits = seed + 0x9e3779b97f4a7c15U * (number + 1);
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111ebU;
    return bits ^ bits >> 31;
}

// Boards larger than usual have the same openings, in their middle.
Opening chanceOpening(const OpeningTerms &terms, std::uint64_t seed, int number)
{
    const OpeningTerms weighed { terms.rules, std::min(terms.size, rules::DefaultBoardSize) };
    Chance chance(mixed(seed, static_cast<std::uint64_t>(number)));
    ai::Brain brain(TableBits);
    Opening best;
    int least = std::numeric_limits<int>::max();
    for (int tries = 0; (tries < MostTries && least > 0) || best.empty(); ++tries) {
        const Opening opening = someStones(weighed.size, chance);
        const auto referee = after(opening, weighed);
        const int distance = referee ? distanceFromEven(worthOf(*referee, brain)) : least;
        if (distance >= least)
            continue;
        least = distance;
        best = opening;
    }
    return moved(best, (terms.size - weighed.size) / 2);
}

Result<std::vector<Opening>, OpeningFault> readOpenings(std::string_view text, const OpeningTerms &terms)
{
    std::vector<Opening> openings;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = takeLine(text);
        if (line.empty() || line.starts_with('#'))
            continue;
        auto opening = readOpening(line, terms);
        if (!opening)
            return Fault { OpeningFault { opening.fault(), number } };
        openings.push_back(std::move(opening).value());
    }
    if (openings.empty())
        return Fault { OpeningFault { OpeningFault::Reason::None, 0 } };
    return openings;
}

} // namespace kagetsu::contest
