// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace kagetsu::venue {

// Returns the bytes of the journals of an event's games that have not been put away, in a folder of journals.
std::vector<QByteArray> runningJournals(const QString &folder, const std::string &event);

} // namespace kagetsu::venue
