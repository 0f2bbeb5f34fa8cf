// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QDateTime>

namespace kagetsu::wording {

// Of a game whose opener began alone: who is not here, and until when that one may come (refereeing.md#lateness).
// `until` is the time of day of match.forfeitMoment(). Only while somebody is awaited.
QString awaitedText(const match::Match &match, const QDateTime &until);

// The button by which who was awaited says so: "Bergman is here".
QString arrivalText(const match::Match &match);

} // namespace kagetsu::wording
