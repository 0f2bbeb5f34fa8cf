// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/opinion.h"
#include "engine/engine.h"

namespace kagetsu::enginereview {

// How long an engine may think about each position. With neither, or if it does not know nodes, it is stopped after
// Terms::patience.
struct Terms
{
    engine::Profile profile;
    std::optional<engine::Milliseconds> time {};
    std::optional<std::uint64_t> nodes {}; // for engines that know max_node; kagetsu-brain then always says the same
    engine::Milliseconds patience { 60'000 };

    friend bool operator==(const Terms &, const Terms &) = default;
};

// Why an engine could not be asked about all positions of a game.
struct Trouble
{
    std::optional<engine::Failure> refused {}; // it does not play this game, or cannot analyse
    std::optional<engine::Death> died {}; // it could not be started, or ended twice
    // With neither, it answers but never gives an evaluation.
    bool wasReady = false; // True if it has been started at all

    friend bool operator==(const Trouble &, const Trouble &) = default;
};

struct Appraised
{
    review::Opinions opinions {}; // one for each place, or fewer if it ended early
    std::optional<Trouble> trouble {};
    bool isComplete = false;
};

// The share of a game's places that one of several processes looks at: every count-th one.
struct Part
{
    std::size_t index = 0; // below `count`
    std::size_t count = 1;
};

// What happens while a game is looked at, in the same thread.
struct Talk
{
    std::stop_token stop {};
    // Called after each answer with what is known so far. Returning false ends the work.
    std::function<bool(const review::Progress &, const review::Opinions &)> told {};
};

// Has an engine look at the positions of reviewed games, one game at a time (analysis.md#review-by-an-engine). It
// belongs to one thread, not that of a window: a call returns when the work is done. The process goes on from game to
// game and ends with this object.
class Appraiser
{
public:
    explicit Appraiser(Terms terms);
    ~Appraiser();
    Appraiser(const Appraiser &) = delete;
    Appraiser &operator=(const Appraiser &) = delete;

    // Asks about all places where the review has proven nothing, or a part of them. The review must be complete.
    Appraised appraise(
        const review::Line &line, const review::Review &review, const Talk &talk = {}, const Part &part = {});

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

// Has so many processes look at one game at the same time, each in a thread of its own, and returns what all of them
// said. What is told may come from any of these threads, never from two at once.
Appraised appraiseTogether(const Terms &terms, unsigned processes, const review::Line &line,
    const review::Review &review, const Talk &talk = {});

// Returns the position to send to an engine at a place of a line: stones that are still there in the order in which
// they were played, after those that were set up.
engine::Position askedPosition(const review::Line &line, std::size_t place);

} // namespace kagetsu::enginereview
