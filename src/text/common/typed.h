// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace kagetsu::text {

// Converts what people type, with their own keyboard and language, to the form that our readers accept.

// Reads a time or a time control (clock.md#text-syntax): "15分＋10秒", "15 мин + 10 с" and "15 min + 10 sec" become
// "15m+10s".
QString typedTime(const QString &text);
// Writes the units of a time in the current language; the reverse of typedTime().
QString shownTime(const QString &written);

// Returns the names in a line, separated by the commas or semicolons of any script.
std::vector<std::string> typedNames(const QString &text);
// Returns the names in one line. typedNames() gives them back unless one contains a comma or semicolon.
QString writtenNames(const std::vector<std::string> &names);

// Reads a point: "Ｈ８" from a full-width keyboard, and "Н8" with the Russian letter that looks alike, become "H8".
QString typedPoint(const QString &text);
// Reads one letter of a point; returns null if it looks like none of A to Z.
QChar typedColumn(QChar letter);

} // namespace kagetsu::text
