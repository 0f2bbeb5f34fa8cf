// SPDX-License-Identifier: MIT
#include "tournament/trf/trftext.h"

#include <algorithm>
#include <cstdlib>

namespace kagetsu::tournament {

namespace {

// Returns the number of bytes of a character with this first byte; 0 if no character begins with it.
std::size_t lengthOf(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return 2;
    if (first >= 0xE0 && first < 0xF0)
        return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

bool isScalar(char32_t character, std::size_t length)
{
    constexpr char32_t Least[] { 0, 0, 0x80, 0x800, 0x10000 };
    const bool isSurrogate = character >= 0xD800 && character < 0xE000;
    return character >= Least[length] && character <= 0x10FFFF && !isSurrogate;
}

std::optional<char32_t> nextCharacter(std::string_view bytes, std::size_t &at)
{
    const auto first = static_cast<unsigned char>(bytes[at]);
    const std::size_t length = lengthOf(first);
    if (length == 0 || at + length > bytes.size())
        return std::nullopt;
    char32_t character = length == 1 ? first : first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[at + i]);
        if ((byte & 0xC0U) != 0x80)
            return std::nullopt;
        character = (character << 6U) | (byte & 0x3FU);
    }
    at += length;
    return isScalar(character, length) ? std::optional(character) : std::nullopt;
}

void appendUtf8(std::string &bytes, char32_t character)
{
    const auto tail = [&](unsigned shift) { bytes += static_cast<char>(0x80U | ((character >> shift) & 0x3FU)); };
    if (character < 0x80) {
        bytes += static_cast<char>(character);
    } else if (character < 0x800) {
        bytes += static_cast<char>(0xC0U | (character >> 6U));
        tail(0);
    } else if (character < 0x10000) {
        bytes += static_cast<char>(0xE0U | (character >> 12U));
        tail(6);
        tail(0);
    } else {
        bytes += static_cast<char>(0xF0U | (character >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

bool isDigit(char32_t character)
{
    return character >= U'0' && character <= U'9';
}

} // namespace

std::u32string charactersOf(std::string_view bytes)
{
    std::u32string characters;
    characters.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        const std::optional<char32_t> next = nextCharacter(bytes, at);
        if (!next) {
            characters.clear();
            for (const char byte : bytes)
                characters += static_cast<char32_t>(static_cast<unsigned char>(byte));
            return characters;
        }
        characters += *next;
    }
    return characters;
}

std::string utf8Of(std::u32string_view characters)
{
    std::string bytes;
    for (const char32_t character : characters)
        appendUtf8(bytes, character);
    return bytes;
}

std::vector<std::u32string_view> linesOf(std::u32string_view text)
{
    std::vector<std::u32string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(U"\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        const bool isPair = text.substr(end, 2) == U"\r\n";
        text.remove_prefix(std::min(end + (isPair ? 2 : 1), text.size()));
    }
    return lines;
}

std::u32string_view fieldAt(std::u32string_view line, std::size_t first, std::size_t last)
{
    if (line.size() < first)
        return {};
    std::u32string_view field = line.substr(first - 1, last - first + 1);
    while (!field.empty() && field.front() == U' ')
        field.remove_prefix(1);
    while (!field.empty() && field.back() == U' ')
        field.remove_suffix(1);
    return field;
}

char32_t placeAt(std::u32string_view line, std::size_t place)
{
    return place <= line.size() ? line[place - 1] : U' ';
}

std::optional<int> wholeNumber(std::u32string_view field)
{
    constexpr std::size_t MostDigits = 9;
    if (field.empty() || field.size() > MostDigits || !std::all_of(field.begin(), field.end(), isDigit))
        return std::nullopt;
    int number = 0;
    for (const char32_t digit : field)
        number = number * 10 + static_cast<int>(digit - U'0');
    return number;
}

std::optional<Points> halfNumber(std::u32string_view field)
{
    const bool isNegative = field.starts_with(U'-');
    if (isNegative)
        field.remove_prefix(1);
    bool hasHalf = false;
    if (field.ends_with(U".5") || field.ends_with(U".0")) {
        hasHalf = field.back() == U'5';
        field.remove_suffix(2);
    }
    constexpr int Most = 99999;
    const std::optional<int> whole = field.empty() && hasHalf ? 0 : wholeNumber(field);
    if (!whole || *whole > Most)
        return std::nullopt;
    const int halves = 2 * *whole + (hasHalf ? 1 : 0);
    return Points { isNegative ? -halves : halves };
}

std::string halfText(Points points)
{
    const int size = std::abs(points.halves);
    return (points.halves < 0 ? "-" : "") + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : ".0");
}

TrfLine::TrfLine(std::string_view tag)
    : m_characters(charactersOf(tag))
{
}

void TrfLine::put(std::size_t place, std::string_view text, std::size_t longest)
{
    if (text.empty())
        return;
    if (m_characters.size() < place - 1)
        m_characters.resize(place - 1, U' ');
    std::u32string characters = charactersOf(text).substr(0, longest);
    // Characters that would end the line or start another become blanks.
    std::replace_if(
        characters.begin(), characters.end(), [](char32_t character) { return character < U' '; }, U' ');
    m_characters += characters;
}

void TrfLine::putRight(std::size_t lastPlace, std::string_view text)
{
    put(lastPlace + 1 - text.size(), text, text.size());
}

} // namespace kagetsu::tournament
