// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <QString>

#include <vector>

namespace kagetsu::wording {

// What was done to an event, in a sentence. `event` knows the entries and rounds that it is about: the event after it,
// or for what was removed the event before.
QString actionText(const tournament::Action &action, const tournament::Event &event);

// A line of the log, which can be struck out.
QString logText(const tournament::LogLine &line, const tournament::Event &event);

// The whole log, line by line.
struct ToldLine
{
    tournament::Stamp done;
    QString text; // as logText() has it
    bool isUndone = false;
    // What was corrected by it and why, in a sentence; empty where nothing was.
    QString correction {};

    friend bool operator==(const ToldLine &, const ToldLine &) = default;
};
std::vector<ToldLine> toldLog(const std::vector<tournament::LogLine> &lines);

} // namespace kagetsu::wording
