// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/positionreport.h"
#include "record/model/game.h"
#include "ui/print/paper/paperdialog.h"

#include <memory>
#include <vector>

namespace kagetsu::ui {

// A report of a position, and its model games whole, in the order of the report.
struct ReportSheet
{
    library::PositionReport report;
    std::vector<record::Game> models;
};

// Returns the position with its score, what was played there, the years, who plays it, main lines with a diagram each,
// the newest games and the model games (library.md#report). The same report gives the same document.
Document reportDocument(const ReportSheet &sheet, const QString &language);
// Returns the same to view, print and save.
Paper reportPaper(std::shared_ptr<const ReportSheet> sheet);

} // namespace kagetsu::ui
