// SPDX-License-Identifier: MIT
#include "tournament/pairing/lotnumber.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

// The finishing step of SplitMix64, which spreads every bit over all others.
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31);
}

} // namespace

std::int64_t lot(std::uint64_t seed, int a, int b)
{
    const auto [less, more] = std::minmax(a, b);
    const std::uint64_t first = mixed(mixed(seed) ^ std::uint64_t(less));
    return std::int64_t(mixed(first ^ std::uint64_t(more)) >> (64 - LotBits));
}

} // namespace kagetsu::pairing
