// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <cstdint>
#include <deque>

namespace kagetsu::engine {

enum class Direction : std::uint8_t {
    ToEngine,
    FromEngine,
    FromErrors, // its standard error
    Note, // of ours: "line cut", "ignored", …
};

struct LogLine
{
    Moment at {};
    Direction direction = Direction::Note;
    std::string text;

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

// Every line in both directions, the newest 10,000, and 8 MB at most (engines.md#log): arbiters and authors of engines
// need it. It is technical and in no language of the program's.
class Log
{
public:
    static constexpr std::size_t MostLines = 10'000;
    static constexpr std::size_t MostBytes = 8'000'000; // of their texts

    void add(Moment at, Direction direction, std::string text);

    const std::deque<LogLine> &lines() const { return m_lines; }
    // As an export writes them, but for the stamp; so many at most.
    std::vector<std::string> last(std::size_t most) const;
    // One line each: seconds with three digits, "->", "<-", "<!" or "--", the text. Paths become their file names.
    std::string exported() const;

private:
    std::deque<LogLine> m_lines;
    std::size_t m_bytes = 0;
};

// With every absolute path in it shortened to what follows its last slash.
std::string withoutFolders(const std::string &text);

} // namespace kagetsu::engine
