// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace kagetsu::text {

// Prepares a text from elsewhere, such as the name of a player, an event, a procedure or a file, for display among our
// own words: on one line, without control characters that affect the screen or the direction of neighbouring text and,
// if it runs from right to left, isolated in its own direction. Labels show it literally, because only the program's
// own markup is interpreted (look/style.h).
QString foreignText(const QString &text);
QString foreignText(const std::string &utf8);

// Prepares a path, in the form of the system, for display among our own words.
QString foreignPath(const QString &path);

// Removes control characters from the name of a file, without adding characters around it.
QString withoutSteering(const QString &text);

// Escapes & for a button or a menu, where it marks a shortcut letter.
QString withoutMarks(QString text);

} // namespace kagetsu::text
