// SPDX-License-Identifier: MIT
#include "learn/practice/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kagetsu::practice {

namespace {

// The letters are those of the paper.
constexpr double Scale = 173.7178;
constexpr double Middle = 1500;
constexpr double Precision = 0.000001;
constexpr int MostSteps = 100; // the search for the volatility needs fewer than twenty
constexpr Rating Least { 100, 20, 0.01 };
constexpr Rating Most { 4000, 350, 0.2 };

double within(double value, double least, double most, double otherwise)
{
    return std::isfinite(value) ? std::clamp(value, least, most) : otherwise;
}

Rating sane(const Rating &rating)
{
    return { within(rating.rating, Least.rating, Most.rating, Middle),
        within(rating.deviation, Least.deviation, Most.deviation, Most.deviation),
        within(rating.volatility, Least.volatility, Most.volatility, Rating {}.volatility) };
}

double gOf(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double scoreOf(double mu, double otherMu, double otherPhi)
{
    return 1 / (1 + std::exp(-gOf(otherPhi) * (mu - otherMu)));
}

// Step 5: finds the new volatility by the Illinois algorithm.
double volatilityOf(double sigma, double phi, double v, double delta)
{
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (SystemConstant * SystemConstant);
    };
    double low = a;
    double high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        int k = 1;
        while (k < MostSteps && f(a - k * SystemConstant) < 0)
            ++k;
        high = a - k * SystemConstant;
    }
    double atLow = f(low);
    double atHigh = f(high);
    for (int step = 0; step < MostSteps && std::abs(high - low) > Precision; ++step) {
        const double middle = low + (low - high) * atLow / (atHigh - atLow);
        const double atMiddle = f(middle);
        if (atMiddle * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = middle;
        atHigh = atMiddle;
    }
    return std::exp(low / 2);
}

} // namespace

Rating rated(const Rating &player, const std::vector<Meeting> &meetings)
{
    const Rating before = sane(player);
    const double mu = (before.rating - Middle) / Scale;
    const double phi = before.deviation / Scale;
    if (meetings.empty())
        return sane({ before.rating, Scale * std::hypot(phi, before.volatility), before.volatility });
    double information = 0; // 1 / v
    double surprise = 0;
    for (const Meeting &each : meetings) {
        const Rating opponent = sane(each.opponent);
        const double otherMu = (opponent.rating - Middle) / Scale;
        const double otherPhi = opponent.deviation / Scale;
        const double g = gOf(otherPhi);
        const double expected = scoreOf(mu, otherMu, otherPhi);
        information += g * g * expected * (1 - expected);
        surprise += g * (each.score - expected);
    }
    const double v = 1 / information;
    const double sigma = volatilityOf(before.volatility, phi, v, v * surprise);
    const double widened = std::hypot(phi, sigma);
    const double newPhi = 1 / std::sqrt(1 / (widened * widened) + information);
    return sane({ Scale * (mu + newPhi * newPhi * surprise) + Middle, Scale * newPhi, sigma });
}

double expectedScore(const Rating &player, const Rating &opponent)
{
    return scoreOf((player.rating - Middle) / Scale, (opponent.rating - Middle) / Scale,
        std::hypot(player.deviation, opponent.deviation) / Scale);
}

} // namespace kagetsu::practice
