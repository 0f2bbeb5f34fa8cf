// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Numbers as they are written in records (sgf.md#values), in both directions.

// A value that was understood, and whether it was written as the format says.
template <class T>
struct Read
{
    T value {};
    bool usual = true;
};

// All digits, at most six of them.
std::optional<int> plainNumber(std::string_view text);
std::optional<Read<int>> readNumber(std::string_view written);
// Seconds.
std::optional<Read<std::chrono::milliseconds>> readSeconds(std::string_view written);
std::string secondsText(std::chrono::milliseconds time);

} // namespace kagetsu::record
