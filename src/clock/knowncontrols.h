// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace kagetsu::clock {

// A time control that people know by a name: a method of a clock model that many players own.
struct KnownControl
{
    std::string_view clock; // "DGT 3000", as written on its case
    int number = 0; // number of the method on that clock
    std::string_view method; // "Fischer", in the words of its manual
    std::string_view control; // text for readControl()
};

// Returns the known controls in order of clock and number. They include only methods that Clock reproduces to the
// millisecond: none that requires somebody to count the moves before a reload (Canadian byo-yomi by hand, repeating
// periods), none that counts below zero or upwards, and none whose manuals contradict each other. Several periods
// without a number of moves mean the same on those clocks and here: the next one begins when the time of the one before
// is used up.
std::span<const KnownControl> knownControls();

} // namespace kagetsu::clock
