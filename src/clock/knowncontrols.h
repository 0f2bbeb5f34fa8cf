// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace kagetsu::clock {

// A time control that people know by another name than its text: a method of a clock that stands on many tables.
struct KnownControl
{
    std::string_view clock; // "DGT 3000", as it is called on its case
    int number = 0; // of the method there
    std::string_view method; // "Fischer", in the words of its manual
    std::string_view control; // for readControl
};

// By clock and number. Only methods that Clock can do to the millisecond: none in which somebody has to look how many
// moves there are to a reload (Canadian byo-yomi by hand, repeating periods), none that counts below zero or upwards,
// and none whose manuals contradict each other. Several periods without a number of moves are theirs as well as ours:
// the next one begins when the time of the one before is used up.
std::span<const KnownControl> knownControls();

} // namespace kagetsu::clock
