// SPDX-License-Identifier: MIT
#pragma once

#include "brain/brain.h"

#include <string>
#include <string_view>

namespace kagetsu::brainprogram {

// What INFO lines have told (brain.md#info). Times in milliseconds.
struct Settings
{
    rules::RuleSet rules { .rule = rules::Rule::FreeStyle };
    int level = brain::HighestLevel;
    std::uint64_t seed = 0;
    std::uint64_t nodes = 0; // 0: those of the level
    std::optional<std::int64_t> turn {}; // for one move; 0 is at once
    std::int64_t match = 0; // for the game; 0 is no limit
    std::optional<std::int64_t> left {};
    bool showsDetail = false;

    friend bool operator==(const Settings &, const Settings &) = default;
};

// What becomes of a setting; nobody is told of keys that are not known.
enum class SettingAnswer : std::uint8_t { Taken, NotKnown, BadValue };

SettingAnswer set(Settings &settings, std::string_view key, std::string_view value);

// How long to think, or nothing where no time was told.
std::optional<std::int64_t> timeFor(const Settings &settings);

// Numbers as the protocol writes them: digits, with a minus where there is one, and nothing else.
std::optional<std::int64_t> numberFrom(std::string_view text);
// Without blanks at either end.
std::string_view trimmed(std::string_view text);
std::string upper(std::string_view text);

} // namespace kagetsu::brainprogram
