// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "match/match.h"
#include "ui/match/input/guard.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// What is said of the moment depends on this, apart from the match.
struct StatusState
{
    std::optional<journal::JournalFault> stalledBy;
    std::optional<rules::Point> tentative;
    Guard guard = Guard::OneTap;
    bool asking = false; // a tap asks about a point
    bool offerLaid = false; // in full, and not confirmed
};

// What the player's hand is about to do, or why it can do nothing; mostly nothing.
QString handText(const match::Match &match, const StatusState &state);

// Everything that is to be known of the moment in one line.
struct StatusLine
{
    QString text;
    bool isTask = false; // what an opening asks for, which its strip says, too
};

StatusLine statusLine(const match::Match &match, const StatusState &state);

} // namespace kagetsu::ui
