// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgf/syntax/treefinder.h"
#include "record/sgf/syntax/treereader.h"

#include <string_view>

namespace kagetsu::record::sgf {

// Reads UTF-8 text by the grammar of SGF, with all repairs of record-sgf.md#grammar, in one pass without recursion, and
// calls a sink:
//   treeBegin(offset)                       a tree begins at its parenthesis
//   node(number, parent, offset)            nodes of a tree are numbered in file order; the parent of the first is -1
//   property(ident, id, offset)             a property of the last node
//   value(begin, end)                       a value of the last property: between the brackets, still escaped
//   treeEnd(offset)                         after the closing parenthesis, or where the file ends
//   finding(code, offset)                   a repair
// The same scanner finds the trees of a file and reads a tree, so the two cannot disagree.
template <class Sink>
class Scanner
{
public:
    Scanner(std::string_view text, Sink &sink)
        : m_text(text)
        , m_finder(m_text, sink)
        , m_reader(m_text, sink)
    {
    }

    void run()
    {
        for (std::size_t at = m_finder.nextTree(0, /*isFirst=*/true); at < m_text.size();
            at = m_finder.nextTree(at, /*isFirst=*/false))
            at = m_reader.readTree(at);
    }

private:
    Characters m_text;
    TreeFinder<Sink> m_finder;
    TreeReader<Sink> m_reader;
};

} // namespace kagetsu::record::sgf
