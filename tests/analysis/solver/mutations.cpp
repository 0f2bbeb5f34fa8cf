// SPDX-License-Identifier: MIT
#include "mutations.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::solver {

namespace {

using rules::Point;
using Spoilt = std::optional<Proof>;

// Spoils the first step for which `fits`.
template <class Fits, class Spoil>
Spoilt spoilStep(const Proof &proof, Fits fits, Spoil spoil)
{
    Proof result = proof;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        if (fits(result.steps[i])) {
            spoil(result.steps[i], result, i);
            return result;
        }
    }
    return std::nullopt;
}

bool isFour(const Step &step)
{
    return !step.fivePoints.empty();
}
bool goesOn(const Step &step)
{
    return !step.defences.empty();
}
bool isFourThatGoesOn(const Step &step)
{
    return isFour(step) && goesOn(step);
}
bool isFive(const Step &step)
{
    return step.reason == Reason::Five;
}
bool isThree(const Step &step)
{
    return step.isThree();
}
bool isAny(const Step &)
{
    return true;
}
template <Reason R>
bool endsWith(const Step &step)
{
    return step.reason == R;
}

// An empty point far from everything the first step needs: none of its own.
Point elsewhere(const Proof &proof, const Question &question)
{
    Point result;
    question.position.emptyPoints().forEach([&](Point point) {
        const bool isUsed = std::any_of(proof.steps.begin(), proof.steps.end(), [&](const Step &step) {
            return step.move == point || std::count(step.fivePoints.begin(), step.fivePoints.end(), point) > 0;
        });
        if (!isUsed)
            result = point;
    });
    return result;
}

Point stoneOf(const Question &question)
{
    Point result;
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        question.position.stones(side).forEach([&](Point point) { result = point; });
    return result;
}

} // namespace

const std::vector<Mutation> &mutations()
{
    static const std::vector<Mutation> known {
        { "no step at all",
            [](const Proof &proof, const Question &) -> Spoilt {
                return Proof { proof.attacker, {} };
            } },
        { "the last step is missing",
            [](const Proof &proof, const Question &) -> Spoilt {
                if (proof.steps.size() < 2)
                    return std::nullopt;
                Proof result = proof;
                result.steps.pop_back();
                return result;
            } },
        { "a move off the board",
            [](const Proof &proof, const Question &question) {
                const int size = question.position.size();
                return spoilStep(proof, isAny, [&](Step &step, Proof &, std::size_t) { step.move = { size, 0 }; });
            } },
        { "a move on a stone",
            [](const Proof &proof, const Question &question) {
                return spoilStep(
                    proof, isAny, [&](Step &step, Proof &, std::size_t) { step.move = stoneOf(question); });
            } },
        { "a move where one was played",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn, [](Step &step, Proof &all, std::size_t) {
                    all.steps[step.defences.front().next].move = step.move;
                });
            } },
        { "a move on the point of the defence",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn, [](Step &step, Proof &all, std::size_t) {
                    all.steps[step.defences.front().next].move = step.defences.front().point;
                });
            } },
        { "a move that makes no four",
            [](const Proof &proof, const Question &question) {
                return spoilStep(
                    proof, isFour, [&](Step &step, Proof &all, std::size_t) { step.move = elsewhere(all, question); });
            } },
        { "a move that makes no five",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, isFive, [&](Step &step, Proof &all, std::size_t) {
                    const auto wins = judgeBoard(question.position, all.attacker, question.rules).wins;
                    question.position.emptyPoints().forEach([&](Point point) {
                        if (std::count(wins.begin(), wins.end(), point) == 0)
                            step.move = point;
                    });
                });
            } },
        { "move and five-point changed over",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, endsWith<Reason::TwoFives>, [&](Step &step, Proof &all, std::size_t) {
                    std::swap(step.move, step.fivePoints.back());
                    step.fivePoints.push_back(elsewhere(all, question));
                });
            } },
        { "a four said to be a five",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFour,
                    [](Step &step, Proof &, std::size_t) { step = { .move = step.move, .reason = Reason::Five }; });
            } },
        { "a five said to be a four",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, isFive, [](Step &step, Proof &, std::size_t) { step.reason = Reason::TwoFives; });
            } },
        { "a five with five-points",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, isFive, [](Step &step, Proof &, std::size_t) { step.fivePoints = { step.move }; });
            } },
        { "a four without its five-points",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFour, [](Step &step, Proof &, std::size_t) { step.fivePoints.clear(); });
            } },
        { "one of two five-points is missing",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::TwoFives>,
                    [](Step &step, Proof &, std::size_t) { step.fivePoints.pop_back(); });
            } },
        { "a five-point too many",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, isFour,
                    [&](Step &step, Proof &all, std::size_t) { step.fivePoints.push_back(elsewhere(all, question)); });
            } },
        { "another five-point",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, isFour,
                    [&](Step &step, Proof &all, std::size_t) { step.fivePoints.front() = elsewhere(all, question); });
            } },
        { "five-points in another order",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::TwoFives>, [](Step &step, Proof &, std::size_t) {
                    std::reverse(step.fivePoints.begin(), step.fivePoints.end());
                });
            } },
        { "a block left out, and the four said to have two five-points",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn, [](Step &step, Proof &, std::size_t) {
                    step.defences.clear();
                    step.reason = Reason::TwoFives;
                });
            } },
        { "a block left out, and said to be forbidden",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn, [](Step &step, Proof &, std::size_t) {
                    step.defences.clear();
                    step.reason = Reason::DefenceForbidden;
                });
            } },
        { "a block left out, and said to be forbidden, with the proof of what is not",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn, [](Step &step, Proof &all, std::size_t) {
                    step.defences.clear();
                    step.reason = Reason::DefenceForbidden;
                    rules::Proof forbidden;
                    forbidden.side = other(all.attacker);
                    forbidden.nodes.push_back({ .point = step.fivePoints.front(),
                        .assumed = {},
                        .outcome = rules::Outcome::Forbidden,
                        .fouls = { .overline = true },
                        .rows = {},
                        .fours = {},
                        .threes = {},
                        .falseFours = {},
                        .falseThrees = {} });
                    step.forbidden = { forbidden };
                });
            } },
        { "a block left out and nothing said",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, isFourThatGoesOn, [](Step &step, Proof &, std::size_t) { step.defences.clear(); });
            } },
        { "a block on another point",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, isFourThatGoesOn, [&](Step &step, Proof &all, std::size_t) {
                    step.defences.front().point = elsewhere(all, question);
                });
            } },
        { "a defence that is none",
            [](const Proof &proof, const Question &question) {
                return spoilStep(proof, isFourThatGoesOn, [&](Step &step, Proof &all, std::size_t) {
                    step.defences.push_back({ elsewhere(all, question), step.defences.front().next });
                    std::sort(step.defences.begin(), step.defences.end(),
                        [](const Defence &a, const Defence &b) { return a.point < b.point; });
                });
            } },
        { "a defence twice",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, goesOn,
                    [](Step &step, Proof &, std::size_t) { step.defences.push_back(step.defences.back()); });
            } },
        { "a reply that is missing",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, goesOn,
                    [](Step &step, Proof &all, std::size_t) { step.defences.front().next = all.steps.size(); });
            } },
        { "a step that replies to itself",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, goesOn, [](Step &step, Proof &, std::size_t i) { step.defences.front().next = i; });
            } },
        { "a step that leads back to the first",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, goesOn, [](Step &step, Proof &, std::size_t) { step.defences.front().next = 0; });
            } },
        { "an end that is said to go on",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::TwoFives>,
                    [](Step &step, Proof &, std::size_t) { step.reason = Reason::GoesOn; });
            } },
        { "a four said to have no defence, as if it were a three",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, isFour, [](Step &step, Proof &, std::size_t) { step.reason = Reason::NoDefence; });
            } },
        { "a four that threatens as a three does",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isFourThatGoesOn,
                    [](Step &step, Proof &, std::size_t) { step.threatened = step.defences.front().next; });
            } },
        { "a forbidden defence without why",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::DefenceForbidden>,
                    [](Step &step, Proof &, std::size_t) { step.forbidden.clear(); });
            } },
        { "a forbidden defence, of another point",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::DefenceForbidden>,
                    [](Step &step, Proof &, std::size_t) { step.forbidden.front().nodes.front().point = step.move; });
            } },
        { "a forbidden defence said to be one of two five-points",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::DefenceForbidden>,
                    [](Step &step, Proof &, std::size_t) { step.reason = Reason::TwoFives; });
            } },
        { "two five-points with a forbidden defence",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, endsWith<Reason::TwoFives>,
                    [](Step &step, Proof &, std::size_t) { step.forbidden.emplace_back(); });
            } },
        { "a three without its threat",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isThree, [](Step &step, Proof &, std::size_t) { step.threatened.reset(); });
            } },
        { "a three whose threat is missing",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, isThree, [](Step &step, Proof &all, std::size_t) { step.threatened = all.steps.size(); });
            } },
        { "a three whose threat is the three",
            [](const Proof &proof, const Question &) {
                return spoilStep(proof, isThree, [](Step &step, Proof &, std::size_t i) { step.threatened = i; });
            } },
        { "a three without one of its defences",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, [](const Step &step) { return step.isThree() && step.defences.size() > 1; },
                    [](Step &step, Proof &, std::size_t) { step.defences.pop_back(); });
            } },
        { "a three without any of its defences",
            [](const Proof &proof, const Question &) {
                return spoilStep(
                    proof, [](const Step &step) { return step.isThree() && goesOn(step); },
                    [](Step &step, Proof &, std::size_t) {
                        step.defences.clear();
                        step.reason = Reason::NoDefence;
                    });
            } },
    };
    return known;
}

} // namespace kagetsu::solver
