// SPDX-License-Identifier: MIT
#include "engine/contest/score.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace kagetsu::contest {

namespace {

// 95 % of a normal distribution is within this many standard deviations of the mean.
constexpr double Normal95 = 1.959963984540054;
constexpr double WrongOnceIn = 20;

// Returns the variance of the points of one game. Half a win and half a loss are added, so that a few games that all
// end alike do not seem certain.
double variance(const Score &score)
{
    const double games = score.games() + 1;
    const double wins = score.wins + 0.5;
    const double mean = (wins + 0.5 * score.draws) / games;
    return (wins + 0.25 * score.draws) / games - mean * mean;
}

} // namespace

double Score::share() const
{
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
}

Interval shareInterval(const Score &score)
{
    const double games = score.games();
    if (games == 0)
        return { 0, 1 };
    const double share = score.share();
    const double square = Normal95 * Normal95;
    const double middle = share + square / (2 * games);
    const double half = Normal95 * std::sqrt(share * (1 - share) / games + square / (4 * games * games));
    const double scale = 1 + square / games;
    return { share <= 0 ? 0 : (middle - half) / scale, share >= 1 ? 1 : (middle + half) / scale };
}

double eloOf(double share)
{
    constexpr double Infinite = std::numeric_limits<double>::infinity();
    if (share <= 0)
        return -Infinite;
    if (share >= 1)
        return Infinite;
    return 400 * std::log10(share / (1 - share));
}

double shareOf(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

Interval eloInterval(const Score &score)
{
    const Interval share = shareInterval(score);
    return { eloOf(share.low), eloOf(share.high) };
}

double likelihood(const Score &score, const Hypotheses &hypotheses)
{
    assert(hypotheses.less < hypotheses.more);
    if (score.games() == 0)
        return 0;
    const double less = shareOf(hypotheses.less);
    const double more = shareOf(hypotheses.more);
    return score.games() * (more - less) * (2 * score.share() - less - more) / (2 * variance(score));
}

Answer answerOf(const Score &score, const Hypotheses &hypotheses)
{
    const double bound = std::log(WrongOnceIn - 1);
    const double likelier = likelihood(score, hypotheses);
    return likelier >= bound ? Answer::More : likelier <= -bound ? Answer::Less : Answer::Open;
}

} // namespace kagetsu::contest
