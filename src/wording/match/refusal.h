// SPDX-License-Identifier: MIT
#pragma once

#include "match/refusal.h"

#include <QString>

namespace kagetsu::wording {

// Why a command was not carried out, to players and arbiters alike.
QString refusalText(const match::Refusal &refusal);

} // namespace kagetsu::wording
