// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

#include <QString>

namespace kagetsu::engine::test {

// Return events as one line each, for comparison.
QString textOf(const Event &event);
QString textOf(State state);
QString textOf(DeathKind kind);
QString textOf(FailureKind kind);
QString textOf(const Death &death);
// Returns a point such as "H8", or "off" if it is outside a board of 15 points.
QString textOf(rules::Point point);

} // namespace kagetsu::engine::test
