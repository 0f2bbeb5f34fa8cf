// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// TRF26 has lines that older programs refuse; in TRF16 [TRF26] they are left out, or stand as the lines of its
// extension that programs for pairing know (XXR, XXC, XXA), and byes of the next round stand with the players.
enum class TrfVersion : std::uint8_t { Trf26, Trf16 };

// The report as a file: UTF-8, lines that end with CR LF. What is longer than its places is cut, and points that have
// no place stand as the nearest that has.
std::string writeTrf(const TrfReport &report, TrfVersion version = TrfVersion::Trf26);

} // namespace kagetsu::tournament
