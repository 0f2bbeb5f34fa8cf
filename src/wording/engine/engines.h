// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"
#include "opponent/computers.h"

#include <QString>

namespace kagetsu::wording {

// Why a process is gone, in a sentence: "It ended while starting (exit code 3)."
QString deathText(const engine::Death &death);
// Why a request came to nothing.
QString failureText(const engine::Failure &failure);
// Why an engine plays no more at the table.
QString stopText(const opponent::Stop &stop);

} // namespace kagetsu::wording
