// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "tournament/csv/entrylist.h"
#include "tournament/log/refusal.h"
#include "tournament/pairing/obstacle.h"
#include "tournament/store.h"
#include "tournament/trf/trfreader.h"

namespace kagetsu::cli {

Words wordsFor(tournament::StoreFault::Code code);
Words wordsFor(tournament::Refusal::Why why);
Words wordsFor(tournament::EntryRowFault::Why why);
Words wordsFor(tournament::NotAList::Why why);
Words wordsFor(tournament::TrfFault::Why why);
Words wordsFor(pairing::Obstacle::Kind kind);

} // namespace kagetsu::cli
