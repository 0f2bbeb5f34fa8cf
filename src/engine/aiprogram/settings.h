// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/brain.h"

#include <string>
#include <string_view>

namespace kagetsu::aiprogram {

// The settings that INFO lines have made (engine-ai.md#info). Times are in milliseconds.
struct Settings
{
    rules::RuleSet rules { .rule = rules::Rule::FreeStyle };
    int level = ai::HighestLevel;
    std::uint64_t seed = 0;
    std::uint64_t nodes = 0; // 0 means the level's number
    std::optional<std::int64_t> turn {}; // for one move; 0 means at once
    std::int64_t match = 0; // for the game; 0 means no limit
    std::optional<std::int64_t> left {};
    bool showsDetail = false;

    friend bool operator==(const Settings &, const Settings &) = default;
};

// Says whether a setting was accepted. The manager is not told about unknown keys.
enum class SettingAnswer : std::uint8_t { Taken, NotKnown, BadValue };

// Changes the setting with this key of an INFO line.
SettingAnswer set(Settings &settings, std::string_view key, std::string_view value);

// Returns how long to think, or nothing if no time was set.
std::optional<std::int64_t> timeFor(const Settings &settings);

// Reads a number as the protocol writes it: digits, with a minus sign if it is negative, and nothing else.
std::optional<std::int64_t> numberFrom(std::string_view text);
// Returns the text without blanks at either end.
std::string_view trimmed(std::string_view text);
std::string upper(std::string_view text);

} // namespace kagetsu::aiprogram
