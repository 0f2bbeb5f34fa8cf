// SPDX-License-Identifier: MIT
#pragma once

#include "clock/phase.h"

#include <QString>

namespace kagetsu::text {

// Returns the label on a clock for what runs after the main time: "period 2 of 3", "byo-yomi" if there is only one, the
// moves of a block, or a unit of a bank. Empty in main time.
QString phaseText(const clock::Reading &reading, const clock::TimeControl &control);

// Returns a time for reading aloud, with its phase: "5 seconds, period 2 of 3", "5 seconds, then 3 periods".
QString withPhase(const QString &time, const clock::Reading &reading, const clock::TimeControl &control);

} // namespace kagetsu::text
