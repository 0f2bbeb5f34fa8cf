// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <cstdint>
#include <deque>

namespace kagetsu::engine {

// Where a line of the log comes from.
enum class Direction : std::uint8_t {
    ToEngine,
    FromEngine,
    FromErrors, // from its standard error
    Note, // the program's own: "line cut", "ignored", …
};

// One line of the log, with the time at which it was added.
struct LogLine
{
    Moment at {};
    Direction direction = Direction::Note;
    std::string text;

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

// Holds every line in both directions: the newest 10,000, and at most 8 MB (engine.md#log). It is meant for arbiters
// and authors of engines. Its texts are technical and not translated.
class Log
{
public:
    static constexpr std::size_t MostLines = 10'000;
    static constexpr std::size_t MostBytes = 8'000'000; // of the texts

    void add(Moment at, Direction direction, std::string text);

    const std::deque<LogLine> &lines() const { return m_lines; }
    // Returns the newest lines, at most `most` of them, as an export writes them but without the time.
    std::vector<std::string> last(std::size_t most) const;
    // Returns all lines as text: the time in seconds with three decimals, "->", "<-", "<!" or "--", then the text.
    // Paths are reduced to their file names.
    std::string exported() const;

private:
    std::deque<LogLine> m_lines;
    std::size_t m_bytes = 0;
};

// Shortens every absolute path in the text to what follows its last slash, or its last backslash in a path of Windows.
std::string withoutFolders(const std::string &text);

} // namespace kagetsu::engine
