// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/explore.h"
#include "record/model/gametree.h"

namespace kagetsu::library {

// A way in which games leave one's own lines (library.md#gaps).
struct Gap
{
    record::NodeId node = record::NoNode; // the first node of the tree that has the position
    // The move of the other side that the tree does not answer, on the board of that node; nothing where one's own move
    // is missing.
    std::optional<rules::Point> reply;
    Score score; // of the games that went on so

    friend bool operator==(const Gap &, const Gap &) = default;
};

// The gaps in the lines of a tree, and how much of what was played the lines answer.
struct Gaps
{
    std::vector<Gap> list; // most games first
    std::uint32_t replies = 0; // moves of the other side in games, in positions of the lines
    std::uint32_t answered = 0; // those after which the position is in the lines, too

    friend bool operator==(const Gaps &, const Gaps &) = default;
};

struct GapOptions
{
    rules::Side side = rules::Side::Black; // one's own
    std::uint32_t fewestGames = 1;
    std::function<bool()> isStopped {};
};

// Returns the gaps in the lines of a tree, those with most games first: replies of the other side after which the
// position is nowhere in the tree, in any view or order, and positions in which one is to move and the tree ends.
// Returns nothing if it was stopped.
std::optional<Gaps> findGaps(
    const Games &games, const record::GameTree &tree, const Filter &filter, const GapOptions &options);

} // namespace kagetsu::library
