// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::signing {

// A PIN as stored in settings: with salt, and so that trying all PINs takes a while (Argon2id). It keeps players away
// from the arbiter's desk, but not people who can read and write the settings.

inline constexpr std::size_t ShortestPin = 4; // number of digits
inline constexpr std::size_t LongestPin = 12;

// Returns true if the text is this many digits and nothing else.
bool isPin(std::string_view text);
// Returns the form to store; empty if there is not enough memory to compute it.
std::string keptPin(std::string_view pin);
// Returns true only for the PIN itself; what was not written by keptPin() matches no PIN.
bool matches(std::string_view pin, const std::string &kept);

} // namespace kagetsu::signing
