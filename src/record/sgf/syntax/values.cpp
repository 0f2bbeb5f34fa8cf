// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/values.h"

#include "record/text/bytes.h"

#include <algorithm>

namespace kagetsu::record::sgf {

namespace {

bool isSmall(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

char small(char c)
{
    return isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

// True for a character that does not stand for itself in a text: backslash, TAB, VT, FF, CR.
bool isSpecial(char c)
{
    return c == '\\' || c == '\t' || (c >= '\v' && c <= '\r');
}

// True if a text has no such character. It is examined in blocks without branches, which compile to vector
// instructions, because a text can have 50 MB (record-sgf.md#r16).
bool isPlain(std::string_view text)
{
    constexpr std::size_t Block = 256;
    for (; text.size() >= Block; text.remove_prefix(Block)) {
        int specials = 0;
        for (std::size_t i = 0; i < Block; ++i)
            specials += isSpecial(text[i]) ? 1 : 0;
        if (specials > 0)
            return false;
    }
    return std::none_of(text.begin(), text.end(), isSpecial);
}

// Returns the line number of a letter, or nothing: first the lower-case letters, then the capitals.
std::optional<int> lineOf(char c)
{
    if (isSmall(c))
        return c - 'a';
    return isCapital(c) ? std::optional(c - 'A' + 26) : std::nullopt;
}

// Reads `h8`, the column's letter and the row from the bottom. The results are counted from 0.
std::optional<std::pair<int, int>> letterAndNumber(std::string_view text)
{
    if (text.size() < 2 || text.size() > 3 || !lineOf(small(text[0])))
        return std::nullopt;
    const std::optional<int> row = plainNumber(text.substr(1));
    if (!row || *row < 1)
        return std::nullopt;
    return std::pair(*lineOf(small(text[0])), *row - 1);
}

} // namespace

std::string unescapeText(std::string_view raw)
{
    if (isPlain(raw))
        return std::string(raw);
    std::string text;
    text.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        char c = raw[i];
        const bool escaped = c == '\\' && i + 1 < raw.size();
        if (escaped)
            c = raw[++i];
        if (c == '\n' || c == '\r') {
            if (i + 1 < raw.size() && raw[i + 1] == (c == '\n' ? '\r' : '\n'))
                ++i;
            if (!escaped)
                text += '\n';
        } else if (c == '\t' || c == '\v' || c == '\f') {
            text += ' ';
        } else if (c != '\\' || escaped) {
            text += c;
        }
    }
    return text;
}

std::string unescapeSimple(std::string_view raw)
{
    std::string text = unescapeText(raw);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string escape(std::string_view text, Colons colons)
{
    std::string raw;
    appendEscaped(raw, text, colons);
    return raw;
}

void appendEscaped(std::string &raw, std::string_view text, Colons colons)
{
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c != ']' && c != '\\' && (c != ':' || colons == Colons::Plain))
            continue;
        raw += text.substr(from, at - from);
        raw += '\\';
        from = at;
    }
    raw += text.substr(from);
}

KeptText readKept(std::string_view raw)
{
    if (isPlain(raw) && raw.find(':') == std::string_view::npos) // the most common case
        return { std::string(raw) };
    KeptText kept { unescapeText(raw) };
    std::string ours;
    appendKept(ours, kept);
    if (ours != raw)
        kept.source = raw;
    return kept;
}

void appendKept(std::string &raw, const KeptText &kept)
{
    if (!kept.source.empty()) {
        raw += kept.source;
        return;
    }
    const std::string_view text = kept.text;
    const std::size_t behind = text.find(':') + 1; // 0 if there is none
    appendEscaped(raw, text.substr(0, behind));
    appendEscaped(raw, text.substr(behind), Colons::Escaped);
}

// Words as programs and people write them, with X and O as on paper.
constexpr std::string_view BlackWords[] { "b", "black", "1", "x", "*", "#", "黑", "黑方", "黑棋", "黒", "黒番", "흑",
    "ч", "Ч", "чёрные", "Чёрные", "черные", "Черные", "●" };
constexpr std::string_view WhiteWords[] { "w", "white", "2", "o", "白", "白方", "白棋", "白番", "백", "б", "Б", "белые",
    "Белые", "○" };

std::optional<Read<rules::Side>> readColour(std::string_view raw)
{
    const std::string_view word = trimmed(raw).substr(0, 20);
    const bool usual = word == raw && (word == "B" || word == "W");
    const std::string text = lowered(word);
    const auto isOneOf = [&text](const auto &words) {
        return std::find(std::begin(words), std::end(words), text) != std::end(words);
    };
    if (isOneOf(BlackWords))
        return Read<rules::Side> { rules::Side::Black, usual };
    if (isOneOf(WhiteWords))
        return Read<rules::Side> { rules::Side::White, usual };
    return std::nullopt;
}

std::optional<Read<Size>> readSize(std::string_view raw)
{
    const std::size_t colon = raw.find(':');
    const std::optional<Read<int>> columns = readNumber(raw.substr(0, colon));
    if (!columns)
        return std::nullopt;
    if (colon == std::string_view::npos)
        return Read<Size> { { columns->value, columns->value }, columns->usual };
    const std::optional<Read<int>> rows = readNumber(raw.substr(colon + 1));
    if (!rows)
        return std::nullopt;
    return Read<Size> { { columns->value, rows->value },
        columns->usual && rows->usual && columns->value != rows->value };
}

std::optional<Read<rules::Point>> readPoint(std::string_view raw, int columns, int rows)
{
    const std::string_view text = trimmed(raw);
    Read<rules::Point> read;
    read.usual = text.size() == raw.size();
    int x = -1;
    int y = -1;
    if (text.size() == 2 && lineOf(text[0]) && lineOf(text[1])) {
        std::string letters(text);
        if (columns <= 26 && rows <= 26 && (isCapital(text[0]) || isCapital(text[1]))) {
            letters = { small(text[0]), small(text[1]) };
            read.usual = false;
        }
        x = *lineOf(letters[0]);
        y = rows - 1 - *lineOf(letters[1]);
    } else if (const auto named = letterAndNumber(text)) {
        x = named->first;
        y = named->second;
        read.usual = false;
    }
    if (x < 0 || y < 0 || x >= columns || y >= rows)
        return std::nullopt;
    read.value = { x, y };
    return read;
}

std::optional<rules::Point> plainPoint(std::string_view raw, int columns, int rows)
{
    if (raw.size() != 2 || raw[0] < 'a' || raw[0] > 'z' || raw[1] < 'a' || raw[1] > 'z')
        return std::nullopt;
    const int x = raw[0] - 'a';
    const int y = rows - 1 - (raw[1] - 'a');
    return x < columns && y >= 0 ? std::optional(rules::Point(x, y)) : std::nullopt;
}

std::string pointText(rules::Point point, int rows)
{
    const auto letter = [](int line) { return static_cast<char>(line < 26 ? 'a' + line : 'A' + line - 26); };
    return { letter(point.x), letter(rows - 1 - point.y) };
}

std::optional<int> sizeNeeded(std::string_view raw)
{
    const std::string_view text = trimmed(raw);
    if (text.size() == 2 && lineOf(text[0]) && lineOf(text[1]))
        return std::max(*lineOf(small(text[0])), *lineOf(small(text[1]))) + 1;
    if (const auto named = letterAndNumber(text))
        return std::max(named->first, named->second) + 1;
    return std::nullopt;
}

} // namespace kagetsu::record::sgf
