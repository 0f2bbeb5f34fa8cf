// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <QString>

#include <vector>

namespace kagetsu::text {

// Returns what was done to an event, in a sentence. `event` contains the entries and rounds concerned: it is the event
// after the action or, if the action removed something, the event before it.
QString actionText(const tournament::Action &action, const tournament::Event &event);

// Returns a line of the log as a sentence, whether or not the line has been undone.
QString logText(const tournament::LogLine &line, const tournament::Event &event);

// A line of the log in words; toldLog() returns the whole log.
struct ToldLine
{
    tournament::Stamp done;
    QString text; // text from logText()
    std::optional<tournament::Stamp> undone {}; // set if the line was undone
    // The correction that the line made and its reason, in a sentence; empty if there was none.
    QString correction {};

    friend bool operator==(const ToldLine &, const ToldLine &) = default;
};
std::vector<ToldLine> toldLog(const std::vector<tournament::LogLine> &lines);

} // namespace kagetsu::text
