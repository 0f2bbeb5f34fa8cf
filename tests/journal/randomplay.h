// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <random>

namespace kagetsu {

// An act of the opening that is due.
opening::Act randomAct(const opening::Opening &opening, std::mt19937 &random);

// Setups that differ in everything a setup has.
match::MatchSetup randomSetup(std::mt19937 &random);

// Something a table could do now, mostly a stone; the match may still refuse it.
match::Command randomCommand(const match::Match &match, std::mt19937 &random);

// An order of an arbiter; most can be given now, whatever the match is at.
match::Intervention randomIntervention(const match::Match &match, std::mt19937 &random);

// A whole match, decision by decision, from its start to its end or until this many decisions.
std::vector<match::Events> randomDecisions(std::mt19937 &random, std::size_t most);

int randomBelow(int count, std::mt19937 &random);

} // namespace kagetsu
