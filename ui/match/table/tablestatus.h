// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "match/match.h"
#include "ui/match/input/guard.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// What is said of the moment depends on this, apart from the match.
struct TableState
{
    std::optional<journal::JournalFault> stalledBy;
    std::optional<rules::Point> tentative;
    Guard guard = Guard::OneTap;
    bool asking = false; // a tap asks about a point
    bool offerLaid = false; // in full, and not confirmed
    bool taskShown = false; // what an opening asks for is said elsewhere
};

// What the player's hand is about to do, or why it can do nothing; mostly nothing.
QString handText(const match::Match &match, const TableState &state);

// Everything that is to be known of the moment in one line.
QString tableStatusText(const match::Match &match, const TableState &state);

} // namespace kagetsu::ui
