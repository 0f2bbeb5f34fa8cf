// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"

#include <string_view>
#include <vector>

namespace kagetsu::record {

// A repair or a fault at a place of the text, before its line and column are known.
struct Finding
{
    Code code = Code::BadValue;
    std::size_t offset = 0;
    int node = -1;
    std::string_view excerpt {};
};

// The findings of one tree or one file. Only a limited number is kept for each code, so that a file full of faults
// cannot fill the memory.
class Findings
{
public:
    static constexpr int MostOfOneCode = 1000;

    void add(const Finding &finding);
    // Returns the number of all findings that were added, including those not kept.
    int count() const { return m_count; }
    // Returns the kept findings as messages, in the order of the text. `line` and `column` are those of the text's
    // first character.
    std::vector<Message> messages(std::string_view text, int tree, int line = 1, int column = 1) const;
    // Returns the kept findings of a file that is not text, with byte offsets instead of lines.
    std::vector<Message> messagesByOffset(int tree) const;

private:
    std::vector<Finding> m_kept;
    std::vector<int> m_counts; // by code; empty until the first finding
    int m_count = 0;
};

// Walks through a text and knows its line and column. A line ends with LF, CR, CR LF or LF CR (record-sgf.md#r13).
class PlaceFinder
{
public:
    explicit PlaceFinder(std::string_view text, int line = 1, int column = 1)
        : m_text(text)
        , m_hasReturns(text.find('\r') != std::string_view::npos)
        , m_line(line)
        , m_column(column)
    {
    }

    // Moves forward to this place. It must not be before the current one.
    void goTo(std::size_t offset);
    int line() const { return m_line; }
    int column() const { return m_column; }

private:
    std::string_view m_text;
    bool m_hasReturns; // without them, only line feeds need to be searched for
    std::size_t m_at = 0;
    int m_line;
    int m_column;
};

} // namespace kagetsu::record
