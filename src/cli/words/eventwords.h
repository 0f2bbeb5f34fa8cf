// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "tournament/csv/entrylist.h"
#include "tournament/log/refusal.h"
#include "tournament/pairing/foresight.h"
#include "tournament/pairing/obstacle.h"
#include "tournament/store.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"

namespace kagetsu::cli {

Words wordsFor(tournament::StoreFault::Code code);
Words wordsFor(tournament::Refusal::Why why);
Words wordsFor(tournament::EntryRowFault::Why why);
Words wordsFor(tournament::NotAList::Why why);
Words wordsFor(tournament::TrfFault::Why why);
Words wordsFor(const tournament::TrfLoss &loss);
Words wordsFor(pairing::Obstacle::Kind kind);
// Returns the words for an outlook on this many later rounds that is not open.
Words wordsFor(const pairing::Outlook &outlook, int laterRounds);

} // namespace kagetsu::cli
