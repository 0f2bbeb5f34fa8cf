// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"
#include "text/match/setup.h"

namespace kagetsu::text {

// The sentences of a protocol, in the current language.

// Formats a time to the millisecond, "14:20.000", because an arbiter may have to compare times.
QString exactTime(clock::Duration time);
// Return "2031-05-04 12:02:08 UTC+02:00" and the time of day alone; the same in every language.
QString dateText(const match::WallTime &wall);
QString timeOfDay(const match::WallTime &wall);

// Returns the time on a clock, with "×3" for the periods left and "/7" for the moves still to be made in the block.
QString timeText(const clock::Reading &reading);
// Returns what a clock showed, for a column: the time, or that the flag has fallen.
QString clockText(const clock::Reading &reading);

// Returns an action: "Black stone on H8", "Take White – the colours are exchanged".
QString playerActionText(const match::PlayerAction &action);
// Joins several actions into one text.
QString playerActionsText(const std::vector<match::PlayerAction> &actions);

// Returns what happened and what was ruled.
QString incidentText(const match::Incident &incident, const match::Protocol &protocol);

} // namespace kagetsu::text
