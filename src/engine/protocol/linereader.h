// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::engine {

struct ReadLine
{
    std::string text; // UTF-8, whatever came
    bool isCut = false;

    friend bool operator==(const ReadLine &, const ReadLine &) = default;
};

// Makes lines of what comes from an engine in pieces of any size (engines.md#lines). They end with LF, CR LF or CR;
// empty ones are left out. What is longer than 8 KiB is cut there, and the rest of it is thrown away.
class LineReader
{
public:
    static constexpr std::size_t Longest = 8192; // bytes

    void add(std::string_view bytes) { m_bytes.append(bytes); }
    std::optional<ReadLine> next();
    // What came after the last end of a line, once next() has given all lines.
    std::string pending() const;

private:
    void collect(std::string_view part);

    std::string m_bytes; // not looked at yet, from m_at on
    std::size_t m_at = 0;
    std::string m_line;
    bool m_isCut = false;
};

// With U+FFFD in the place of each byte that belongs to no character.
std::string validUtf8(std::string_view bytes);

} // namespace kagetsu::engine
