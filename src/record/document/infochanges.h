// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"

namespace kagetsu::document {

// Returns the facts of a game, where those that differ between `from` and `to` are taken from `to`.
record::GameInfo withChanges(record::GameInfo info, const record::GameInfo &from, const record::GameInfo &to);

} // namespace kagetsu::document
