// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"
#include "analysis/solver/solver.h"
#include "engine/review/appraiser.h"
#include "record/collection.h"

#include <atomic>
#include <memory>
#include <string>

namespace kagetsu::cli {

// What is asked of a review (command-line.md#review).
struct ReviewOptions
{
    std::string file;
    std::string rule;
    std::size_t game = 0; // from 1; 0 means all
    std::uint64_t limit = review::Options {}.nodes;
    bool hasOwnLimit = false; // it was given
    bool check = false;
    bool threes = false;
    std::string engine; // empty: none is asked
    std::optional<double> seconds; // for each position
    std::optional<std::uint64_t> nodes;
    unsigned jobs = 0; // 0: as many as the computer has processors
    std::string resume; // name of a file
    bool json = false;
};

// The result for one game.
struct Reviewed
{
    std::size_t game = 0;
    std::string output {}; // as it is printed: lines, or an object
    std::string error {}; // why there is no review, as a code
    std::string text {}; // and in words
    std::vector<std::size_t> holes {}; // indices of the moves with a proof that the checker refuses
    std::string trouble {}; // why the engine could not be asked about everything
};

// What one thread works with. What needs much memory or a process is made when it is first needed.
struct ReviewTools
{
    solver::FourSolver fours {};
    std::optional<solver::ThreeSolver> threes {};
    std::unique_ptr<enginereview::Appraiser> appraiser {};
};

// Reviews the games of a file, in any thread.
class ReviewWork
{
public:
    // Both must outlive this object. Without terms, no engine is asked. So many processes look at one game.
    ReviewWork(const ReviewOptions &options, const record::Collection &games, std::optional<enginereview::Terms> terms,
        unsigned processes);

    // Reviews a game, numbered from 1.
    Reviewed review(
        std::size_t number, ReviewTools &tools, const std::function<void(const review::Progress &)> &told) const;
    // True if the engine proved useless, so that no other game needs to be tried.
    bool hasGivenUp() const { return m_hasGivenUp; }

private:
    struct Found;

    void addThrees(Found &found, ReviewTools &tools) const;
    void askEngine(Found &found, ReviewTools &tools, Reviewed &reviewed,
        const std::function<void(const review::Progress &)> &told) const;
    std::vector<std::size_t> holesOf(const Found &found) const;
    std::string textOf(const Found &found) const;
    std::string jsonOf(const Found &found) const;

    const ReviewOptions &m_options;
    const record::Collection &m_games;
    std::optional<enginereview::Terms> m_terms;
    unsigned m_processes;
    mutable std::atomic<bool> m_hasGivenUp { false };
    mutable std::atomic<int> m_deaths { 0 }; // of the engine since a game that it was asked about in full
};

} // namespace kagetsu::cli
