// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/change.h"
#include "pairing/foresight.h"
#include "tournament/model/section.h"

#include <QString>
#include <QStringList>

// Why a round cannot be paired or changed like this, or what comes of it, in whole sentences.
namespace kagetsu::ui {

// Why a round cannot be paired, and what may help.
QString obstacleText(const tournament::Section &section, const pairing::Obstacle &obstacle);
// What a change by hand breaks, a line each.
QStringList breachLines(const tournament::Section &section, const std::vector<pairing::Breach> &breaches);
// How many of the rounds after the draft can be paired; empty where all can.
QString outlookText(const tournament::Section &section, const std::optional<pairing::Outlook> &outlook);

} // namespace kagetsu::ui
