// SPDX-License-Identifier: MIT
#include "learn/puzzle/firstrating.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kagetsu::puzzle {

namespace {

constexpr double Easiest = 700;
constexpr double Least = 500;
constexpr double Most = 2600;
constexpr double OfEffort = 85; // for every doubling of the positions examined
constexpr double OfLength = 60; // for every move of the win after the first
constexpr double OfThrees = 100;
constexpr double OfTemptation = 15;
constexpr int MostTemptations = 10;
constexpr double OfMoreAnswers = 60;
constexpr double FirstDeviation = 250;
// All moves are looked at for a defence, also those that nobody would play.
constexpr double MovesOfDefence = 60;

std::vector<double> ranksOf(const std::vector<double> &values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        for (end = begin; end < order.size() && !(values[order[begin]] < values[order[end]]);)
            ++end;
        for (std::size_t i = begin; i < end; ++i)
            ranks[order[i]] = static_cast<double>(begin + end - 1) / 2;
    }
    return ranks;
}

} // namespace

practice::Rating firstRating(const MadePuzzle &puzzle)
{
    const double nodes = static_cast<double>(puzzle.nodes) / (puzzle.isDefence() ? MovesOfDefence : 1);
    const double rating = Easiest + OfEffort * std::log2(1 + nodes) + OfLength * (puzzle.length - 1)
        + (puzzle.threatFours > 0 ? OfThrees : 0) + OfTemptation * std::min(puzzle.temptations, MostTemptations)
        - OfMoreAnswers * (static_cast<double>(puzzle.answers.size()) - 1);
    return { .rating = std::clamp(std::round(rating), Least, Most), .deviation = FirstDeviation };
}

double rankCorrelation(const std::vector<double> &one, const std::vector<double> &other)
{
    const std::vector<double> a = ranksOf(one);
    const std::vector<double> b = ranksOf(other);
    const double middle = (static_cast<double>(a.size()) - 1) / 2;
    double both = 0;
    double ofA = 0;
    double ofB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - middle) * (b[i] - middle);
        ofA += (a[i] - middle) * (a[i] - middle);
        ofB += (b[i] - middle) * (b[i] - middle);
    }
    return ofA > 0 && ofB > 0 ? both / std::sqrt(ofA * ofB) : 0;
}

} // namespace kagetsu::puzzle
