// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/result.h"

#include <QString>

namespace kagetsu::wording {

// "Ann wins with five in a row."; `black` and `white` are the people. Empty while the result is not known.
QString resultText(const record::GameResult &result, const QString &black, const QString &white);

// The same in two parts, for where it is told large: "Ann wins", and "Five in a row".
QString headText(const record::GameResult &result, const QString &black, const QString &white);
QString howText(const record::GameResult &result, const QString &black, const QString &white);

} // namespace kagetsu::wording
