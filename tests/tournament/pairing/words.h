// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/pairing.h"

#include <QByteArray>
#include <QString>

namespace kagetsu::pairing {

// Returns a pairing such as "1-5 6-2 7": tables with the opener first, then byes; an obstacle as "none".
QByteArray told(const Pairing &pairing);
QByteArray told(const Result<Pairing, Obstacle> &pairing);

// Returns sides from letters such as "oso".
std::vector<Side> sidesFrom(const QString &letters);

// Parses players as "number:points" each, then "/sides", "*" for each bye, "@club", "x1,4" for previous opponents, in
// this order: "1:4/os@Ax2,3 2:3*".
std::vector<Player> playersFrom(const QString &text);

} // namespace kagetsu::pairing
