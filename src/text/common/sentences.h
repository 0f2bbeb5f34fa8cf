// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::text {

// Joins whole sentences as the current language writes them: with a blank between them or, as in Chinese and Japanese,
// with nothing. A sentence without a full stop gets one if another sentence follows. Empty ones are left out.
QString joinSentences(const QStringList &sentences);
QString joinSentences(const QString &first, const QString &second);

// Join names, and the parts of one line, with the commas of the current language. Empty parts are left out.
QString joinNames(const QStringList &names);
QString joinParts(const QStringList &parts);

} // namespace kagetsu::text
