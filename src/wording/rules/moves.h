// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::wording {

// Moves as they are heard: the screen reader and the voice say the same.

struct HeardMove
{
    rules::Side side = rules::Side::Black;
    std::optional<rules::Point> point; // nothing: a pass

    friend bool operator==(const HeardMove &, const HeardMove &) = default;
};

// "Black: H8.", "White passes."
QString moveText(const HeardMove &move);

// The last of these, in the order they were played: "From move 3: Black: H8. White: J9."
QString lastMovesText(const std::vector<HeardMove> &moves);

} // namespace kagetsu::wording
