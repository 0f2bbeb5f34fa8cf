// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace kagetsu::wording {

// What somebody else wrote, the name of a player, an event, a procedure or a file, as it stands among our own words: on
// one line, without characters that steer a screen or turn the direction of what stands beside them, and where it runs
// from right to left with a direction of its own. Labels show it as it is: of markup only the program's own is one
// (look/style.h).
QString foreignText(const QString &text);
QString foreignText(const std::string &utf8);

// A path as the system writes it, likewise.
QString foreignPath(const QString &path);

// The same for a file's name: nothing is put around it.
QString withoutSteering(const QString &text);

// For a button or a menu, where & marks a letter to press.
QString withoutMarks(QString text);

} // namespace kagetsu::wording
