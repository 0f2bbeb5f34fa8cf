// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::engine {

// One line that was read.
struct ReadLine
{
    std::string text; // always valid UTF-8
    bool isCut = false;

    friend bool operator==(const ReadLine &, const ReadLine &) = default;
};

// Splits what an engine writes, in pieces of any size, into lines (engine.md#lines). Lines end with LF, CR LF or CR;
// empty lines are left out. A line longer than 8 KiB is cut there, and the rest of it is dropped.
class LineReader
{
public:
    static constexpr std::size_t Longest = 8192; // in bytes

    void add(std::string_view bytes) { m_bytes.append(bytes); }
    std::optional<ReadLine> next();
    // Returns what came after the last line end, once next() has returned all lines.
    std::string pending() const;

private:
    void collect(std::string_view part);

    std::string m_bytes; // not examined yet from m_at on
    std::size_t m_at = 0;
    std::string m_line;
    bool m_isCut = false;
};

// Replaces each byte that belongs to no character by U+FFFD.
std::string validUtf8(std::string_view bytes);

} // namespace kagetsu::engine
