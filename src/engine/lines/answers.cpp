// SPDX-License-Identifier: MIT
#include "engine/lines/answers.h"

#include "engine/lines/texts.h"

#include <algorithm>
#include <limits>

namespace kagetsu::engine {

namespace {

void skipBlanks(std::string_view &text)
{
    while (!text.empty() && Blanks.find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
}

// Takes a number with any number of digits. Numbers too large for any board are all treated alike.
std::optional<int> takeNumber(std::string_view &text)
{
    if (text.empty() || !isDigit(text.front()))
        return std::nullopt;
    constexpr int Most = 9999;
    int number = 0;
    for (; !text.empty() && isDigit(text.front()); text.remove_prefix(1))
        number = std::min(number * 10 + (text.front() - '0'), Most);
    return number;
}

std::optional<WirePoint> takePair(std::string_view &text)
{
    skipBlanks(text);
    const auto x = takeNumber(text);
    skipBlanks(text);
    if (!x || text.empty() || text.front() != ',')
        return std::nullopt;
    text.remove_prefix(1);
    skipBlanks(text);
    const auto y = takeNumber(text);
    return y ? std::optional(WirePoint { *x, *y }) : std::nullopt;
}

// Reads "FORBID 07070812." without its first word.
std::optional<answer::Forbidden> readForbidden(std::string_view text)
{
    answer::Forbidden forbidden;
    if (text.empty() || text.back() != '.')
        return std::nullopt;
    text = trimmed(text.substr(0, text.size() - 1));
    if (text.size() % 4 != 0 || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    const auto two = [&](std::size_t at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); };
    for (std::size_t at = 0; at < text.size(); at += 4)
        forbidden.points.push_back({ two(at), two(at + 2) });
    return forbidden;
}

std::optional<Answer> readRealtime(std::string_view text)
{
    using enum answer::RealtimeKind;
    const std::string word = inCapitals(takeWord(text));
    if (word == "REFRESH")
        return answer::Realtime { Refresh, {} };
    const auto points = readMoves(text);
    if (points.size() != 1)
        return std::nullopt;
    for (const auto &[name, kind] :
        { std::pair("POS", Searched), { "DONE", Done }, { "BEST", Best }, { "LOST", Lost }, { "LOSE", Lost } }) {
        if (word == name)
            return answer::Realtime { kind, points.front() };
    }
    return std::nullopt;
}

Answer readMessage(std::string_view text)
{
    std::string_view rest = text;
    const std::string word = inCapitals(takeWord(rest));
    if (word == "REALTIME") {
        if (const auto realtime = readRealtime(rest))
            return *realtime;
    }
    if (word == "INFO") {
        const std::string key = inCapitals(takeWord(rest));
        if (const auto value = numberFrom<int>(rest); value && !key.empty())
            return answer::Capability { key, *value };
    }
    return answer::Message { std::string(text) };
}

Answer readInfo(std::string_view text)
{
    std::string key = inCapitals(takeWord(text));
    return answer::Info { std::move(key), std::string(text) };
}

// Returns the text between the quotes that follow a key, or nothing if it is missing.
std::optional<std::string> quoted(std::string_view line, std::string_view key)
{
    const std::string capitals = inCapitals(line);
    const std::size_t at = capitals.find(std::string(key) + "=\"");
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t begin = at + key.size() + 2;
    const std::size_t end = line.find('"', begin);
    return std::string(line.substr(begin, end == std::string_view::npos ? end : end - begin));
}

bool looksLikeAbout(std::string_view line)
{
    return inCapitals(line.substr(0, 6)) == "NAME=\"";
}

} // namespace

std::vector<WirePoint> readMoves(std::string_view line)
{
    constexpr std::size_t Most = 3;
    std::vector<WirePoint> points;
    line = trimmed(line);
    while (!line.empty()) {
        const auto point = takePair(line);
        const bool endsWell = line.empty() || Blanks.find(line.front()) != std::string_view::npos;
        if (!point || !endsWell || points.size() == Most)
            return {};
        points.push_back(*point);
    }
    return points;
}

std::optional<answer::About> readAbout(std::string_view line)
{
    line = trimmed(line);
    if (!looksLikeAbout(line))
        return std::nullopt;
    return answer::About { quoted(line, "NAME").value_or(""), quoted(line, "VERSION").value_or("") };
}

std::vector<std::string> unglued(std::string_view line)
{
    line = trimmed(line);
    const std::size_t quote = line.rfind('"');
    const std::string_view rest = quote == std::string_view::npos ? "" : trimmed(line.substr(quote + 1));
    if (!looksLikeAbout(line) || rest.empty())
        return { std::string(line) };
    return { std::string(line.substr(0, quote + 1)), std::string(rest) };
}

Answer readAnswer(std::string_view line)
{
    line = trimmed(line);
    if (auto points = readMoves(line); !points.empty())
        return answer::Moves { std::move(points) };
    if (const auto about = readAbout(line))
        return *about;
    std::string_view rest = line;
    const std::string word = inCapitals(takeWord(rest));
    if (word == "OK" && rest.empty())
        return answer::Ok {};
    if (word == "SWAP" && rest.empty())
        return answer::Swap {};
    if (word == "ERROR")
        return answer::Error { std::string(rest) };
    if (word == "UNKNOWN")
        return answer::Unknown { std::string(rest) };
    if (word == "DEBUG")
        return answer::Debug { std::string(rest) };
    if (word == "MESSAGE")
        return readMessage(rest);
    if (word == "INFO" && !rest.empty())
        return readInfo(rest);
    if (const auto points = readMoves(rest); word == "SUGGEST" && points.size() == 1)
        return answer::Suggest { points.front() };
    if (const auto forbidden = readForbidden(rest); word == "FORBID" && forbidden)
        return *forbidden;
    return answer::Other { std::string(line) };
}

} // namespace kagetsu::engine
