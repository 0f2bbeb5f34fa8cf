// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/result.h"

#include <QString>

namespace kagetsu::text {

// Returns the result in a sentence: "Ann wins with five in a row."; `black` and `white` are the players' names. Empty
// while the result is not known.
QString resultText(const record::GameResult &result, const QString &black, const QString &white);

// Return the same in two parts, for large display: "Ann wins", and "Five in a row".
QString headText(const record::GameResult &result, const QString &black, const QString &white);
QString howText(const record::GameResult &result, const QString &black, const QString &white);

} // namespace kagetsu::text
