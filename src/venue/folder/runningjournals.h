// SPDX-License-Identifier: MIT
#pragma once

#include "venue/picture/pagesettings.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace kagetsu::venue {

// Returns the bytes of the journals of an event's games that may be shown as running at a moment, in a folder of
// journals: those that have not been put away, and with a delay of minutes those that were written after the moment
// that is shown.
std::vector<QByteArray> runningJournals(
    const QString &folder, const std::string &event, const Delay &delay, tournament::Milliseconds now);

} // namespace kagetsu::venue
