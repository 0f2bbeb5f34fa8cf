// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"

#include <string_view>
#include <vector>

namespace kagetsu::record {

// A repair or a fault at a place of the text, before its line and column are worked out.
struct Finding
{
    Code code = Code::BadValue;
    std::size_t offset = 0;
    int node = -1;
    std::string_view excerpt {};
};

// The findings of one tree or one file. Of each code only so many are kept one by one, so that a file of nothing but
// faults cannot fill the memory.
class Findings
{
public:
    static constexpr int MostOfOneCode = 1000;

    void add(const Finding &finding);
    // All that were added, the ones that were not kept included.
    int count() const { return m_count; }
    // The kept ones as messages, in the order of the text. `line` and `column` are those of the text's first character.
    std::vector<Message> messages(std::string_view text, int tree, int line = 1, int column = 1) const;
    // The same for a file that is no text.
    std::vector<Message> messagesByOffset(int tree) const;

private:
    std::vector<Finding> m_kept;
    std::vector<int> m_counts; // of each code, once there is one
    int m_count = 0;
};

// Walks through a text and knows the line and column it is at. A line ends with LF, CR, CR LF or LF CR (sgf.md#r13).
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

    // Goes on to this place; never back.
    void goTo(std::size_t offset);
    int line() const { return m_line; }
    int column() const { return m_column; }

private:
    std::string_view m_text;
    bool m_hasReturns; // without them a line feed is all there is to look for
    std::size_t m_at = 0;
    int m_line;
    int m_column;
};

} // namespace kagetsu::record
