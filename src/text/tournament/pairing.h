// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/pairing/change.h"
#include "tournament/pairing/foresight.h"

#include <QString>
#include <QStringList>

// Explains in whole sentences why a round cannot be paired or changed this way, or what results from it.
namespace kagetsu::text {

// Returns why a round cannot be paired, and what may help.
QString obstacleText(const tournament::Section &section, const pairing::Obstacle &obstacle);
// Returns what a change by hand breaks, one line for each rule.
QStringList breachLines(const tournament::Section &section, const std::vector<pairing::Breach> &breaches);
// Returns how many of the rounds after the draft can be paired; empty if all can.
QString outlookText(const tournament::Section &section, const std::optional<pairing::Outlook> &outlook);

} // namespace kagetsu::text
