// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/log/refusal.h"
#include "tournament/model/section.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"

#include <QString>

namespace kagetsu::text {

// Returns why an action on an event was refused. `section` is the section concerned, if any, and provides the names of
// its entries.
QString refusalText(const tournament::Refusal &refusal, const tournament::Section *section);

// Returns why a file is not a tournament report.
QString trfFaultText(const tournament::TrfFault &fault);

// Returns the parts of a report that an event cannot store, with their lines; empty if there are none.
QString trfLossesText(const std::vector<tournament::TrfLoss> &losses);

// Returns the rounds (roundsWithoutTables()) whose tables a report does not tell; empty if there are none.
QString trfTablesText(const std::vector<int> &rounds);

// Returns what is wrong with a row of a list of players.
QString entryRowText(const tournament::EntryRowFault &fault);

// Returns why a text or a file is not a list of players, and where that shows.
QString notAListText(const tournament::NotAList &fault);

} // namespace kagetsu::text
