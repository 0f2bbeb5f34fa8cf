// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"

namespace kagetsu::document {

// The facts of a game, but those that differ between `from` and `to` as `to` has them.
record::GameInfo withChanges(record::GameInfo info, const record::GameInfo &from, const record::GameInfo &to);

} // namespace kagetsu::document
