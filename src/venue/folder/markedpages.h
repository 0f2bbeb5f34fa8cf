// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QString>

namespace kagetsu::venue {

// Returns the pages and records of an event in a folder, whatever its list says: files with exactly a name of ours that
// contain the id of the event. After a loss of power the list may lack some, and files may be empty; those count if
// `emptyCount` is set.
QSet<QString> findMarkedPages(const QString &folder, const QString &event, bool emptyCount);

} // namespace kagetsu::venue
