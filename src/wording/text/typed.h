// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::wording {

// What people type with the keyboard and in the language they have, in the form that our readers take.

// A time or a time control (clock.md#text-syntax): "15分＋10秒", "15 мин + 10 с" and "15 min + 10 sec" are "15m+10s".
QString typedTime(const QString &text);
// The other way round: the units of a written time as the language of the moment writes them.
QString shownTime(const QString &written);

// A point: "Ｈ８" of a wide keyboard and "Н8" with the Russian letter that looks like it are "H8".
QString typedPoint(const QString &text);
// The same of one letter; null where it looks like none of A to Z.
QChar typedColumn(QChar letter);

} // namespace kagetsu::wording
