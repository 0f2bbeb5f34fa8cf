// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"

#include <QStringList>

namespace kagetsu::text {

// Returns the meaning of a column of a list of players.
QString entryColumnName(tournament::EntryColumn column);

// Returns what happens to a row of a list, and which parts of it are not taken: "Added. The rating is not a number."
QString rowFateText(const tournament::RowFate &fate);

// Returns names or headings, limited to a readable number.
QString listedTexts(const std::vector<std::string> &texts);

// Returns notes about how a list was read: a guessed encoding, columns that are left out.
QStringList listReadingTexts(const tournament::EntryList &list);

} // namespace kagetsu::text
