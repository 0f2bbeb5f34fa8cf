// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

namespace kagetsu::venue {

// What an action changes in the public picture, apart from which results are held back (venue.md#delay).
struct LineEffect
{
    enum class Kind : std::uint8_t {
        Unseen, // drafts, locks and other things that are not in the picture
        AtOnce,
        Result, // a result or a ruling of a round
        Adjustment, // `round` may be 0
        Decision, // about a shared place
        Closing, // of a round
        SectionClosing,
    };

    Kind kind = Kind::AtOnce;
    int section = 0;
    int round = 0;
    int table = 0; // of Kind::Result

    // True for what the delay holds back.
    bool isDelayed() const { return kind >= Kind::Result && kind <= Kind::Decision; }
};
LineEffect effectOf(const tournament::Action &action);

} // namespace kagetsu::venue
