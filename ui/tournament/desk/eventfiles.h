// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"

#include <QString>

namespace kagetsu::ui {

// Foreign files that lead to a tournament.

// True if the file is a tournament report, by its extension or by the contents of a text file.
bool isReportFile(const QString &path);

// True if the file may be a list of players, by its extension; a text file (.txt) that is not a report counts only with
// `mayBeText`.
bool isListFile(const QString &path, bool mayBeText);

// A report read from a file.
struct ReportFile
{
    tournament::TrfReport report;
    std::vector<tournament::TrfLoss> losses; // what an event cannot represent
};

// Reads a report. The fault is a sentence for the user.
Result<ReportFile, QString> readReportFile(const QString &path);

} // namespace kagetsu::ui
