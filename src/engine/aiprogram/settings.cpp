// SPDX-License-Identifier: MIT
#include "engine/aiprogram/settings.h"

#include <algorithm>
#include <charconv>

namespace kagetsu::aiprogram {

namespace {

constexpr std::int64_t ForTheWire = 20; // ms between the end of thinking and the arrival of the move
constexpr std::int64_t MovesToCome = 20;
constexpr std::int64_t NoLimit = 2'147'483'647; // the value of the time left that means no limit

std::optional<rules::RuleSet> rulesFrom(std::int64_t number)
{
    switch (number) {
    case 0: return rules::RuleSet { .rule = rules::Rule::FreeStyle };
    case 1: return rules::RuleSet { .rule = rules::Rule::Standard };
    case 2: // Yixin's number
    case 4: return rules::RuleSet { .rule = rules::Rule::Renju };
    case 8: return rules::RuleSet { .rule = rules::Rule::Caro };
    case 9: return rules::RuleSet { .rule = rules::Rule::Caro, .caroEdgeBlocks = false, .caroExactlyFive = true };
    default: return std::nullopt;
    }
}

} // namespace

std::optional<std::int64_t> numberFrom(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc {} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view {}
                                           : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string upper(std::string_view text)
{
    std::string result(text);
    for (char &each : result)
        if (each >= 'a' && each <= 'z')
            each = static_cast<char>(each - 'a' + 'A');
    return result;
}

SettingAnswer set(Settings &settings, std::string_view key, std::string_view value)
{
    const std::string name = upper(key);
    const auto number = numberFrom(value);
    const auto take = [&](auto &&keep) {
        if (!number)
            return SettingAnswer::BadValue;
        keep(*number);
        return SettingAnswer::Taken;
    };
    if (name == "RULE") {
        const auto rules = number ? rulesFrom(*number) : std::nullopt;
        if (!rules)
            return SettingAnswer::BadValue;
        settings.rules = *rules;
        return SettingAnswer::Taken;
    }
    if (name == "LEVEL") {
        if (!number || *number < ai::LowestLevel || *number > ai::HighestLevel)
            return SettingAnswer::BadValue;
        settings.level = static_cast<int>(*number);
        return SettingAnswer::Taken;
    }
    if (name == "SEED")
        return take([&](std::int64_t given) { settings.seed = static_cast<std::uint64_t>(given); });
    if (name == "MAX_NODE")
        return take(
            [&](std::int64_t given) { settings.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(given, 0)); });
    if (name == "TIMEOUT_TURN")
        return take([&](std::int64_t given) { settings.turn = std::max<std::int64_t>(given, 0); });
    if (name == "TIMEOUT_MATCH")
        return take([&](std::int64_t given) { settings.match = std::max<std::int64_t>(given, 0); });
    if (name == "TIME_LEFT")
        return take([&](std::int64_t given) { settings.left = std::max<std::int64_t>(given, 0); });
    if (name == "SHOW_DETAIL")
        return take([&](std::int64_t given) { settings.showsDetail = given >= 2; });
    return SettingAnswer::NotKnown;
}

std::optional<std::int64_t> timeFor(const Settings &settings)
{
    std::optional<std::int64_t> time = settings.turn;
    const std::int64_t left = settings.left.value_or(settings.match > 0 ? settings.match : NoLimit);
    if (left < NoLimit)
        time = std::min(time.value_or(left), left / MovesToCome);
    return time ? std::optional(std::max<std::int64_t>(*time * 9 / 10 - ForTheWire, 0)) : std::nullopt;
}

} // namespace kagetsu::aiprogram
