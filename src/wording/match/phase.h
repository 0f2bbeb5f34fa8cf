// SPDX-License-Identifier: MIT
#pragma once

#include "clock/phase.h"

#include <QString>

namespace kagetsu::wording {

// What runs once the main time is used up, in the few words that stand on a clock: "period 2 of 3", "byo-yomi" where
// there is only one, the moves of a block, a unit of a bank. Empty in main time.
QString phaseText(const clock::Reading &reading, const clock::TimeControl &control);

// A time as it is read aloud, with what it is of: "5 seconds, period 2 of 3", "5 seconds, then 3 periods".
QString withPhase(const QString &time, const clock::Reading &reading, const clock::TimeControl &control);

} // namespace kagetsu::wording
