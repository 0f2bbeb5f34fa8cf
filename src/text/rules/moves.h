// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::text {

// A move in spoken form. The screen reader and the voice use the same texts.

struct HeardMove
{
    rules::Side side = rules::Side::Black;
    std::optional<rules::Point> point; // not set for a pass

    friend bool operator==(const HeardMove &, const HeardMove &) = default;
};

// Returns a move: "Black: H8.", "White passes."
QString moveText(const HeardMove &move);

// Returns the last of these moves, in the order played: "From move 3: Black: H8. White: J9."
QString lastMovesText(const std::vector<HeardMove> &moves);

} // namespace kagetsu::text
