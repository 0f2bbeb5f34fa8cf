// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::tournament {

// The two entries of a match, in the order in which the pairing names them. The party says nothing about colours or
// about who opens; both belong to the single game (tournament.md#words).
enum class Party : std::uint8_t { A, B };

constexpr Party otherParty(Party party)
{
    return party == Party::A ? Party::B : Party::A;
}

inline constexpr Party BothParties[] { Party::A, Party::B };

// Holds one value for each party.
template <class T>
struct PerParty
{
    T a {};
    T b {};

    constexpr T &operator[](Party party) { return party == Party::A ? a : b; }
    constexpr const T &operator[](Party party) const { return party == Party::A ? a : b; }
    friend bool operator==(const PerParty &, const PerParty &) = default;
};

} // namespace kagetsu::tournament
