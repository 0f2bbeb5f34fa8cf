// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <random>

namespace kagetsu {

// Returns an act of the opening that is due.
opening::Act randomAct(const opening::Opening &opening, std::mt19937 &random);

// Returns a random setup; every member may vary.
match::MatchSetup randomSetup(std::mt19937 &random);

// Returns something that a table could do now, mostly a stone; the match may still refuse it.
match::Command randomCommand(const match::Match &match, std::mt19937 &random);

// Returns an order of an arbiter; most can be given now, whatever the state of the match.
match::Intervention randomIntervention(const match::Match &match, std::mt19937 &random);

// Returns a whole match, decision by decision, from its start to its end or to at most this many decisions.
std::vector<match::Events> randomDecisions(std::mt19937 &random, std::size_t most);

int randomBelow(int count, std::mt19937 &random);

} // namespace kagetsu
