// SPDX-License-Identifier: MIT
#include "library/search/typedsearch.h"

#include "library/model/fold.h"

#include <algorithm>
#include <climits>

namespace kagetsu::library {

namespace {

// Returns the year of four digits at the beginning of a text, or 0.
int yearAt(std::string_view text)
{
    if (text.size() < 4 || !std::all_of(text.begin(), text.begin() + 4, [](char c) { return c >= '0' && c <= '9'; }))
        return 0;
    int year = 0;
    for (int i = 0; i < 4; ++i)
        year = 10 * year + (text[static_cast<std::size_t>(i)] - '0');
    return year;
}

// Reads "2019", "2019-2024", "2019–" (from that year on). Returns false for other words.
bool readYears(std::string_view word, int &first, int &last)
{
    first = yearAt(word);
    if (first == 0)
        return false;
    word.remove_prefix(4);
    last = first;
    if (word.empty())
        return true;
    for (const std::string_view dash : { "-", "\xE2\x80\x93", "~", "\xEF\xBD\x9E" }) {
        if (!word.starts_with(dash))
            continue;
        word.remove_prefix(dash.size());
        last = word.empty() ? INT_MAX : yearAt(word);
        return word.empty() || (word.size() == 4 && last != 0);
    }
    return false;
}

std::vector<std::string_view> typedWords(std::string_view typed)
{
    constexpr std::string_view Wide = "\xE3\x80\x80"; // the blank of Chinese and Japanese
    std::vector<std::string_view> words;
    std::size_t begin = 0;
    const auto take = [&](std::size_t end) {
        if (end > begin)
            words.push_back(typed.substr(begin, end - begin));
    };
    for (std::size_t at = 0; at < typed.size();) {
        const bool isWide = typed.substr(at).starts_with(Wide);
        const bool isBlank = isWide || typed[at] == ' ' || typed[at] == '\t' || typed[at] == ',';
        if (isBlank) {
            take(at);
            begin = at + (isWide ? Wide.size() : 1);
        }
        at += isWide ? Wide.size() : 1;
    }
    take(typed.size());
    return words;
}

bool hasBit(unsigned bits, int number)
{
    return (bits >> number & 1u) != 0;
}

} // namespace

TypedSearch::TypedSearch(std::string_view typed, const Catalogue &catalogue, std::span<const Term> terms)
{
    for (const std::string_view each : typedWords(typed)) {
        const std::string search = folded(each);
        if (search.empty())
            continue;
        Word word { catalogue.players.like(search), catalogue.events.like(search) };
        if (!readYears(each, word.firstYear, word.lastYear))
            word.firstYear = word.lastYear = 0;
        for (const Term &term : terms) {
            if (!matchesName(folded(term.name), search))
                continue;
            word.rules |= term.rules;
            word.winners |= term.winners;
            word.openings |= term.openings;
            word.kinds |= term.kinds;
            word.isFaulty = word.isFaulty || term.isFaulty;
        }
        m_words.push_back(std::move(word));
    }
}

bool TypedSearch::accepts(const Facts &facts) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&facts](const Word &word) {
        const int year = facts.year();
        return hasBit(word.rules, facts.rule()) || hasBit(word.winners, static_cast<int>(facts.winner()))
            || hasBit(word.openings, facts.opening()) || hasBit(word.kinds, static_cast<int>(facts.kind()))
            || (word.isFaulty && facts.isFaulty())
            || (word.firstYear != 0 && year >= word.firstYear && year <= word.lastYear)
            || word.players.contains(facts.black()) || word.players.contains(facts.white())
            || word.events.contains(facts.event());
    });
}

} // namespace kagetsu::library
