// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "ui/paper/paperdialog.h"

#include <QDateTime>

#include <vector>

namespace kagetsu::ui {

// What was done to an event, line by line.
struct LogPaper
{
    tournament::EventDetails event;
    std::vector<tournament::LogLine> log;
    std::vector<std::size_t> lines; // of the log, from 0: those to be printed, in their order
    QDateTime moment {}; // when it is printed; an invalid one is not said
};

Document logDocument(const LogPaper &paper, const QString &language);
// To show in a PaperDialog.
Paper paperOf(const LogPaper &paper);

} // namespace kagetsu::ui
