// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/refusal.h"

#include <QString>

namespace kagetsu::text {

// Returns why a command was not carried out, for players and arbiters alike.
QString refusalText(const match::Refusal &refusal);

} // namespace kagetsu::text
