// SPDX-License-Identifier: MIT
#pragma once

#include "match/event.h"
#include "record/model/game.h"

#include <string>

namespace kagetsu::match {

// The record of a match (sgf.md#private-properties, openings.md#records-of-openings): the moves as they stand at the
// end are the main line; what was taken back and the fifth moves that were offered and not chosen are variations. Names
// stand under their final colours. `date` is the day it began, "2026-11-20"; nothing here knows what day it is. The
// events must begin with Started.
record::Game matchToRecord(const Events &events, const std::string &date);

} // namespace kagetsu::match
