// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"
#include "engine/seat/computers.h"

#include <QString>

namespace kagetsu::text {

// Returns in a sentence why an engine's process ended: "It ended while starting (exit code 3)."
QString deathText(const engine::Death &death);
// Returns why a request failed.
QString failureText(const engine::Failure &failure);
// Returns why an engine no longer plays at the table.
QString stopText(const engineseat::Stop &stop);

} // namespace kagetsu::text
