// SPDX-License-Identifier: MIT
#include "engine/log.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <string_view>

namespace kagetsu::engine {

namespace {

const char *signOf(Direction direction)
{
    switch (direction) {
    case Direction::ToEngine: return "->";
    case Direction::FromEngine: return "<-";
    case Direction::FromErrors: return "<!";
    case Direction::Note: break;
    }
    return "--";
}

std::string written(const LogLine &line)
{
    return std::string(signOf(line.direction)) + ' ' + line.text;
}

std::string stampOf(Moment at)
{
    char text[32];
    std::snprintf(text, sizeof text, "%lld.%03d ", static_cast<long long>(at.count() / 1000),
        static_cast<int>(at.count() % 1000));
    return text;
}

// An absolute path in a text: where it begins, and what separates the folders in it.
struct FoundPath
{
    std::size_t begin = std::string::npos;
    const char *separators = "/";
};

// True at the beginning of a word or after a quote.
bool beginsWord(const std::string &text, std::size_t at)
{
    return at == 0 || std::string_view(" \t\"'=(:").find(text[at - 1]) != std::string_view::npos;
}

std::size_t pathBegin(const std::string &text, std::size_t from)
{
    for (std::size_t at = text.find('/', from); at != std::string::npos; at = text.find('/', at + 1)) {
        const std::size_t first = at > 0 && text[at - 1] == '~' ? at - 1 : at;
        if (beginsWord(text, first) && at + 1 < text.size() && text[at + 1] != ' ')
            return first;
    }
    return std::string::npos;
}

// Returns the quote after a path that begins here. An apostrophe between letters belongs to a name, as in O'Brien.
std::size_t quoteAfter(const std::string &text, std::size_t begin)
{
    const auto isLetter = [&text](std::size_t at) {
        const auto letter = static_cast<unsigned char>(text[at]);
        return letter >= 0x80 || std::isalnum(letter) != 0;
    };
    for (std::size_t at = text.find_first_of("\"'", begin); at != std::string::npos;
         at = text.find_first_of("\"'", at + 1)) {
        if (text[at] != '\'' || !isLetter(at - 1) || at + 1 == text.size() || !isLetter(at + 1))
            return at;
    }
    return std::string::npos;
}

// A path of Windows: C:\ or, in a network, \\.
std::size_t windowsPathBegin(const std::string &text, std::size_t from)
{
    for (std::size_t at = text.find('\\', from); at != std::string::npos; at = text.find('\\', at + 1)) {
        const bool isInNetwork = text.compare(at, 2, "\\\\") == 0;
        const bool isOnDrive =
            at >= from + 2 && text[at - 1] == ':' && std::isalpha(static_cast<unsigned char>(text[at - 2])) != 0;
        const std::size_t first = isOnDrive ? at - 2 : at;
        if ((isInNetwork || isOnDrive) && beginsWord(text, first) && at + 1 < text.size() && text[at + 1] != ' ')
            return first;
    }
    return std::string::npos;
}

FoundPath nextPath(const std::string &text, std::size_t from)
{
    const std::size_t begin = pathBegin(text, from);
    const std::size_t ofWindows = windowsPathBegin(text, from);
    return ofWindows < begin ? FoundPath { ofWindows, "/\\" } : FoundPath { begin, "/" };
}

} // namespace

void Log::add(Moment at, Direction direction, std::string text)
{
    m_bytes += text.size();
    m_lines.push_back({ at, direction, std::move(text) });
    while (m_lines.size() > MostLines || m_bytes > MostBytes) {
        m_bytes -= m_lines.front().text.size();
        m_lines.pop_front();
    }
}

std::vector<std::string> Log::last(std::size_t most) const
{
    std::vector<std::string> lines;
    for (std::size_t at = m_lines.size() - std::min(most, m_lines.size()); at < m_lines.size(); ++at)
        lines.push_back(written(m_lines[at]));
    return lines;
}

std::string Log::exported() const
{
    std::string text;
    for (const LogLine &line : m_lines)
        text += stampOf(line.at) + withoutFolders(written(line)) + '\n';
    return text;
}

std::string withoutFolders(const std::string &text)
{
    std::string shorter;
    std::size_t at = 0;
    for (FoundPath path = nextPath(text, 0); path.begin != std::string::npos; path = nextPath(text, at)) {
        const auto &[begin, separators] = path;
        // The path ends at the last slash that follows, because a folder may have blanks in its name. If a text without
        // folders follows, this removes little of value.
        const std::size_t end = quoteAfter(text, begin);
        std::size_t slash = text.find_last_of(separators, end == std::string::npos ? end : end - 1);
        if (slash + 1 == end || slash + 1 == text.size())
            slash = slash > begin ? text.find_last_of(separators, slash - 1) : slash;
        shorter.append(text, at, begin - at);
        at = std::max(slash, begin) + 1;
    }
    return shorter.append(text, at);
}

} // namespace kagetsu::engine
