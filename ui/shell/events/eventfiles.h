// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"

#include <QString>

namespace kagetsu::ui {

// Files of others that lead to a tournament.

// Whether it is a tournament report: by its ending, or as a text that shows it.
bool isReportFile(const QString &path);

// Whether it may be a list of players by its ending; a text (.txt) that is no report only where `mayBeText`.
bool isListFile(const QString &path, bool mayBeText);

// A report out of a file.
struct ReportFile
{
    tournament::TrfReport report;
    std::vector<tournament::TrfLoss> losses; // what an event has no place for
};

// Why there is none: in words for its user.
Result<ReportFile, QString> readReportFile(const QString &path);

} // namespace kagetsu::ui
