// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/log/refusal.h"
#include "tournament/model/section.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"

#include <QString>

namespace kagetsu::wording {

// Why an action on an event was not done; `section` is what it was about, if any, for the names of its entries.
QString refusalText(const tournament::Refusal &refusal, const tournament::Section *section);

// Why a file is no report of an event.
QString trfFaultText(const tournament::TrfFault &fault);

// What of a report an event has no place for, with its lines; empty for nothing.
QString trfLossesText(const std::vector<tournament::TrfLoss> &losses);

// What was wrong with a row of a list of players.
QString entryRowText(const tournament::EntryRowFault &fault);

// Why a text or a file is no list of players, and where that shows.
QString notAListText(const tournament::NotAList &fault);

} // namespace kagetsu::wording
