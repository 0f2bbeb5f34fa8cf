// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// TRF26 has lines that older programs refuse. A TRF16 file [TRF26] omits them or writes them as the extension lines
// that pairing programs know (XXR, XXC, XXA), and writes byes of the next round with the players.
enum class TrfVersion : std::uint8_t { Trf26, Trf16 };

// Writes a report as a file: UTF-8, with lines that end with CR LF. Text longer than its field is cut, and points that
// do not fit are written as the nearest value that does.
std::string writeTrf(const TrfReport &report, TrfVersion version = TrfVersion::Trf26);

} // namespace kagetsu::tournament
