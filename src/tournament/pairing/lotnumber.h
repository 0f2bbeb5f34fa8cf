// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::pairing {

// Returns a number below 2^LotBits that depends only on the seed and the two players: the same on every machine,
// whatever the order of the players (tournament-pairing.md#lots).
inline constexpr int LotBits = 40;
std::int64_t lot(std::uint64_t seed, int a, int b);

} // namespace kagetsu::pairing
