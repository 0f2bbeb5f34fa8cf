// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

#include <QString>

namespace kagetsu::engine::test {

// Events as one line each, for comparison.
QString textOf(const Event &event);
QString textOf(State state);
QString textOf(DeathKind kind);
QString textOf(FailureKind kind);
QString textOf(const Death &death);
// "H8", or "off" where it lies off a board of 15 points.
QString textOf(rules::Point point);

} // namespace kagetsu::engine::test
