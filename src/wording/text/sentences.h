// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::wording {

// Whole sentences one after the other as the language of the moment writes them: with a blank between them, or, as in
// Chinese and Japanese, with nothing. One without a full stop gets it where another follows. Empty ones are left out.
QString joinSentences(const QStringList &sentences);
QString joinSentences(const QString &first, const QString &second);

// Names one after the other, and the parts of one line, each with the commas of the language of the moment. Empty parts
// are left out.
QString joinNames(const QStringList &names);
QString joinParts(const QStringList &parts);

} // namespace kagetsu::wording
