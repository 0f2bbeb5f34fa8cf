// SPDX-License-Identifier: MIT
#include "record/formats/rulestext.h"

#include "record/text/bytes.h"

namespace kagetsu::record {

namespace {

struct RuleName
{
    rules::Rule rule;
    std::string_view text;
};

constexpr RuleName Names[] {
    { rules::Rule::Renju, "Renju" },
    { rules::Rule::Standard, "Standard Gomoku" },
    { rules::Rule::FreeStyle, "Freestyle Gomoku" },
    { rules::Rule::Caro, "Caro" },
    { rules::Rule::Omok, "Omok" },
    { rules::Rule::OverLoses, "Gomoku with losing overlines" },
};

// Words that programs and people use for a rule set, in lower case. The first one found counts.
constexpr RuleName RuleWords[] {
    { rules::Rule::OverLoses, "losing overlines" },
    { rules::Rule::Renju, "renju" },
    { rules::Rule::Renju, "有禁" },
    { rules::Rule::Renju, "连珠" },
    { rules::Rule::Renju, "連珠" },
    { rules::Rule::Renju, "рендзю" },
    { rules::Rule::FreeStyle, "freestyle" },
    { rules::Rule::FreeStyle, "free-style" },
    { rules::Rule::FreeStyle, "free style" },
    { rules::Rule::FreeStyle, "无禁" },
    { rules::Rule::FreeStyle, "無禁" },
    { rules::Rule::Standard, "standard" },
    { rules::Rule::Caro, "caro" },
    { rules::Rule::Omok, "omok" },
    { rules::Rule::Omok, "오목" },
    // opening procedures that only renju has
    { rules::Rule::Renju, "rif" },
    { rules::Rule::Renju, "yamaguchi" },
    { rules::Rule::Renju, "sakata" },
    { rules::Rule::Renju, "tarannikov" },
    { rules::Rule::Renju, "taraguchi" },
    { rules::Rule::Renju, "soosyrv" },
};

// Names of opening procedures that may occur without a rule set before them.
constexpr std::string_view Openings[] { "taraguchi-10", "taraguchi-n", "taraguchi", "soosyrv-8", "soosyrv", "yamaguchi",
    "sakata", "tarannikov", "rif", "long pro", "pro", "swap2", "swap" };

std::optional<rules::Rule> ruleOfGomocupNumber(std::string_view text)
{
    if (text == "0")
        return rules::Rule::FreeStyle;
    if (text == "1")
        return rules::Rule::Standard;
    if (text == "4")
        return rules::Rule::Renju;
    if (text == "8")
        return rules::Rule::Caro;
    return std::nullopt;
}

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

// Returns where a word begins, not in the middle of a longer one of Latin letters (gomoku is no omok); npos if nowhere.
std::size_t findWord(std::string_view low, std::string_view word, bool isWhole)
{
    for (std::size_t at = low.find(word); at != std::string_view::npos; at = low.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !isLetter(word.front()) || !isLetter(low[at - 1]);
        if (begins && (!isWhole || end == low.size() || !isLetter(low[end])))
            return at;
    }
    return std::string_view::npos;
}

} // namespace

std::string rulesText(rules::Rule rule, std::string_view opening)
{
    std::string text;
    for (const RuleName &row : Names) {
        if (row.rule == rule)
            text = row.text;
    }
    if (!opening.empty()) {
        text += ", ";
        text += opening;
    }
    return text;
}

RulesText rulesFromText(std::string_view text)
{
    const std::string_view whole = trimmed(text);
    RulesText read;
    read.rule = ruleOfGomocupNumber(whole);
    if (read.rule)
        return read;
    const std::string low = lowered(whole);
    for (const RuleName &row : RuleWords) {
        if (findWord(low, row.text, /*isWhole=*/false) != std::string_view::npos) {
            read.rule = row.rule;
            break;
        }
    }
    if (const std::size_t comma = whole.find(','); comma != std::string_view::npos) {
        read.opening = trimmed(whole.substr(comma + 1));
        return read;
    }
    for (const std::string_view opening : Openings) {
        if (const std::size_t at = findWord(low, opening, /*isWhole=*/true); at != std::string_view::npos) {
            read.opening = whole.substr(at, opening.size());
            break;
        }
    }
    return read;
}

} // namespace kagetsu::record
