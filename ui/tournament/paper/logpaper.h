// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "ui/print/paper/paperdialog.h"

#include <QDateTime>

#include <vector>

namespace kagetsu::ui {

// The actions that were done to an event, line by line.
struct LogPaper
{
    tournament::EventDetails event;
    std::vector<tournament::LogLine> log;
    std::vector<std::size_t> lines; // lines of the log to print, from 0, in their order
    QDateTime moment {}; // when the paper is printed; omitted if invalid
};

Document logDocument(const LogPaper &paper, const QString &language);
// Returns the paper for a PaperDialog.
Paper paperOf(const LogPaper &paper);

} // namespace kagetsu::ui
