// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/change.h"
#include "tournament/model/section.h"

#include <QString>
#include <QStringList>

// Why a round cannot be paired or changed like this, in whole sentences.
namespace kagetsu::ui {

// Why a round cannot be paired, and what may help.
QString obstacleText(const tournament::Section &section, const pairing::Obstacle &obstacle);
// What a change by hand breaks, a line each.
QStringList breachLines(const tournament::Section &section, const std::vector<pairing::Breach> &breaches);

} // namespace kagetsu::ui
