// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu {

// The two people at the board. A is the opener (tentative Black), decided before the game (opening.md#seats). Time,
// claims and warnings belong to the seat; a swap exchanges only who owns which colour.
enum class Seat : std::uint8_t { A, B };

constexpr Seat otherSeat(Seat seat)
{
    return seat == Seat::A ? Seat::B : Seat::A;
}

constexpr Seat BothSeats[] { Seat::A, Seat::B };

// One value per seat.
template <class T>
struct PerSeat
{
    T a {};
    T b {};

    T &operator[](Seat seat) { return seat == Seat::A ? a : b; }
    const T &operator[](Seat seat) const { return seat == Seat::A ? a : b; }
    friend bool operator==(const PerSeat &, const PerSeat &) = default;
};

} // namespace kagetsu
