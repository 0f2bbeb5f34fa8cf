// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"

#include <QString>

namespace kagetsu::text {

// Returns in one sentence what a reader of game files repaired, guessed or did not understand, in the language of the
// program.
QString findingText(record::Code code);

} // namespace kagetsu::text
