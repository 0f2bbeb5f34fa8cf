// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "match/match.h"
#include "ui/match/guard.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// What the line below the board depends on, apart from the match.
struct TableState
{
    std::optional<journal::JournalFault> stalledBy;
    std::optional<rules::Point> tentative;
    Guard guard = Guard::OneTap;
    bool asking = false; // a tap asks about a point
    bool offerLaid = false; // in full, and not confirmed
    bool taskShown = false; // what an opening asks for is said elsewhere
};

QString tableStatusText(const match::Match &match, const TableState &state);

} // namespace kagetsu::ui
