// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/event.h"
#include "record/model/game.h"

#include <string>

namespace kagetsu::match {

// Returns the record of a match (record-sgf.md#private-properties, opening.md#records-of-openings). The main line holds
// the moves that remain at the end; moves taken back, and fifth moves offered and not chosen, are variations. Names are
// given under their final colours. `date` is the day when the match began, such as "2026-11-20"; nothing here asks for
// the date. The events must begin with Started.
record::Game matchToRecord(const Events &events, const std::string &date);

} // namespace kagetsu::match
