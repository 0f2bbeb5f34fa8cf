// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QDateTime>

namespace kagetsu::text {

// Returns who is absent from a game that the opener has started alone, and until when that player may come
// (match.md#lateness). `until` is the time of day of match.forfeitMoment(). Call only while a player is awaited.
QString awaitedText(const match::Match &match, const QDateTime &until);

// Returns the text of the button that reports the awaited player's arrival: "Bergman is here".
QString arrivalText(const match::Match &match);

} // namespace kagetsu::text
