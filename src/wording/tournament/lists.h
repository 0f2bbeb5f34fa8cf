// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"

#include <QStringList>

namespace kagetsu::wording {

// What a column of a list of players means.
QString entryColumnName(tournament::EntryColumn column);

// What becomes of a row of a list, and what of it is not taken: "Added. The rating is not a number."
QString rowFateText(const tournament::RowFate &fate);

// Names or heads, as many as anybody reads.
QString listedTexts(const std::vector<std::string> &texts);

// What is to be known of how a list was read: an encoding that was guessed, columns that are left out.
QStringList listReadingTexts(const tournament::EntryList &list);

} // namespace kagetsu::wording
