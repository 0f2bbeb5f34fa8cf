// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::wording {

// Whole sentences one after the other as the language of the moment writes them: with a blank between them, or, as in
// Chinese and Japanese, with nothing. Empty ones are left out.
QString joinSentences(const QStringList &sentences);
QString joinSentences(const QString &first, const QString &second);

} // namespace kagetsu::wording
