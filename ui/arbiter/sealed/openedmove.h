// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/command.h"
#include "match/model/match.h"

#include <QString>

namespace kagetsu::ui {

// Describes a sealed move that has been opened (match.md#adjournment): its point and, if it loses or ends the
// game, why. `command` opens it in `before`; empty for any other command.
QString openedMoveText(const match::Match &before, const match::Command &command, clock::Moment now);

} // namespace kagetsu::ui
