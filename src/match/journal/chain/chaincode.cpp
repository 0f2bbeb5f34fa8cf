// SPDX-License-Identifier: MIT
#include "match/journal/chain/chaincode.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::journal {

namespace {

constexpr std::string_view Digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int Length = 12; // number of digits, of five bits each
constexpr int Group = 4;

int valueOfHex(char digit)
{
    return digit <= '9' ? digit - '0' : digit - 'a' + 10;
}

std::optional<char> digitFrom(char typed)
{
    char c = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (c == 'O')
        c = '0';
    else if (c == 'I' || c == 'L')
        c = '1';
    return Digits.find(c) == std::string_view::npos ? std::nullopt : std::optional(c);
}

std::string grouped(std::string_view digits)
{
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && i % Group == 0)
            text += '-';
        text += digits[i];
    }
    return text;
}

} // namespace

std::string chainCode(QByteArrayView hash)
{
    constexpr int HexDigits = Length * 5 / 4;
    assert(hash.size() >= HexDigits);
    std::uint64_t bits = 0;
    for (int i = 0; i < HexDigits; ++i)
        bits = bits << 4 | static_cast<std::uint64_t>(valueOfHex(hash[i]));
    std::string digits;
    for (int i = Length - 1; i >= 0; --i)
        digits += Digits[bits >> (5 * i) & 31];
    return grouped(digits);
}

std::optional<std::string> readChainCode(std::string_view text)
{
    std::string digits;
    for (const char c : text) {
        if (c == '-' || c == ' ')
            continue;
        const std::optional<char> digit = digitFrom(c);
        if (!digit)
            return std::nullopt;
        digits += *digit;
    }
    return digits.size() == Length ? std::optional(grouped(digits)) : std::nullopt;
}

std::optional<ChainEnd> endOfMatch(std::span<const Entry> lines)
{
    std::optional<ChainEnd> end;
    match::Match match;
    bool ends = false; // the decision being read ends the match
    for (const Entry &entry : lines) {
        match.fold(entry.event);
        ends = ends || std::holds_alternative<match::Ended>(entry.event.what);
        if (!entry.completes)
            continue;
        if (!match.isOver())
            end.reset();
        else if (ends)
            end = entry.end;
        ends = false;
    }
    return end;
}

} // namespace kagetsu::journal
