// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"
#include "wording/match/setup.h"

namespace kagetsu::wording {

// The sentences of a protocol, in the language of the moment.

// "14:20.000": to the millisecond, because an arbiter may have to compare.
QString exactTime(clock::Duration time);
// "2031-05-04 12:02:08 UTC+02:00", and the time of day alone: the same in every language.
QString dateText(const match::WallTime &wall);
QString timeOfDay(const match::WallTime &wall);

// The time on a clock, with "×3" the periods left, with "/7" the moves still to be made in the block.
QString timeText(const clock::Reading &reading);
// What a clock showed, for a column: that time, or that the flag has fallen.
QString clockText(const clock::Reading &reading);

// "Black stone on H8", "Take White – the colours are exchanged".
QString deedText(const match::Deed &deed);
// Several, one after the other.
QString deedsText(const std::vector<match::Deed> &deeds);

// What happened and what was ruled.
QString incidentText(const match::Incident &incident, const match::Protocol &protocol);

} // namespace kagetsu::wording
