// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Reads and writes numbers as they occur in records (record-sgf.md#values).

// A value that was understood. `usual` is true if it was written as the format requires.
template <class T>
struct Read
{
    T value {};
    bool usual = true;
};

// Reads a text of one to six digits.
std::optional<int> plainNumber(std::string_view text);
std::optional<Read<int>> readNumber(std::string_view written);
// Reads seconds.
std::optional<Read<std::chrono::milliseconds>> readSeconds(std::string_view written);
std::string secondsText(std::chrono::milliseconds time);

} // namespace kagetsu::record
