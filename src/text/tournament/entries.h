// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtables.h"
#include "tournament/csv/listpreview.h"
#include "tournament/swiss/entryplan.h"

#include <QStringList>

namespace kagetsu::text {

// Returns a detail of an entry as a table shows it.
QString entryCell(const tournament::Entry &entry, tournament::CsvHead head);
// Returns how an entry stands before the next round, such as "Sits out round 3"; empty if it is paired like everybody
// else.
QString entryPlanText(const tournament::Section &section, const tournament::EntryPlan &plan);
// Returns how many there are and, while that can still be changed, whether the rounds of a Swiss fit that many; in one
// or two lines.
QString entryCountText(const tournament::Section &section);
// Returns what was added from a list, and which rows were not taken completely.
QString addedText(const tournament::Newcomers &newcomers, const tournament::EntryList &list);
// Returns how many players of a list will be added, how many rows are left out, and how the list was read.
QString listPreviewText(const tournament::ListTable &table, const tournament::ListPreview &preview);

} // namespace kagetsu::text
