// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "target.h"

namespace kagetsu::record {

inline Game onlyGameOf(std::string_view input, Format format)
{
    const Collection collection = readRecords(std::string(input), { .format = format });
    law(collection.size() == 1);
    return collection.readGame(0);
}

// Checks that a game of any format stays the same as SGF.
inline void sameAsSgf(const Game &game)
{
    const std::string once = writeSgf(game);
    const Collection again = readCollection(once);
    law(again.size() == 1 && again.messages().empty());
    law(writeSgf(again.readGame(0)) == once);
}

// Compares the stones and passes of both main lines, on boards that may be larger than necessary.
inline bool samePlay(const GameTree &one, const GameTree &two)
{
    const auto moves = [](const GameTree &tree) {
        std::vector<rules::Point> points;
        for (const NodeId node : tree.mainLine()) {
            if (const auto move = tree.move(node); move && move->kind != Move::Kind::Unplaced)
                points.push_back(move->point);
        }
        return points;
    };
    return moves(one) == moves(two);
}

} // namespace kagetsu::record
