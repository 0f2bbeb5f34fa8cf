// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/sgf/syntax/characters.h"

namespace kagetsu::record::sgf {

// Finds where the next tree starts; calls the sink of a Scanner (scanner.h) for every repair on the way.
template <class Sink>
class TreeFinder
{
public:
    TreeFinder(const Characters &text, Sink &sink)
        : m_text(text)
        , m_sink(sink)
    {
    }

    // Returns where the next tree starts, or the end of the text. What is between trees is skipped: extra closing
    // parentheses, empty ones, junk. Parentheses around trees are ignored; each tree inside is a separate one.
    std::size_t nextTree(std::size_t at, bool isFirst)
    {
        std::size_t junk = m_text.size(); // where junk began
        bool junkTold = false;
        bool closeTold = false;
        const auto reportJunk = [&](bool before) {
            if (junk < m_text.size() && !junkTold) {
                m_sink.finding(before ? Code::JunkBefore : Code::JunkBetween, junk);
                junkTold = true;
            }
        };
        while (at < m_text.size()) {
            if (const std::size_t length = m_text.blankAt(at)) {
                at += length;
                continue;
            }
            const char c = m_text[at];
            if (c == ')' && (!isFirst || m_wrappers > 0)) {
                if (m_wrappers > 0) {
                    --m_wrappers;
                } else if (!closeTold) {
                    m_sink.finding(Code::ExtraClose, at);
                    closeTold = true;
                }
                ++at;
                continue;
            }
            if (c == '(') {
                const std::size_t inner = m_text.skipBlanks(at + 1);
                if (inner < m_text.size() && m_text[inner] == ')') {
                    m_sink.finding(Code::EmptyVariation, at);
                    at = inner + 1;
                    continue;
                }
                if (startAt(at) != Start::None) {
                    reportJunk(isFirst);
                    if (inner < m_text.size() && m_text[inner] == '(') {
                        m_sink.finding(Code::ExtraParen, inner);
                        ++m_wrappers;
                        at = inner;
                        continue;
                    }
                    return at;
                }
            }
            if (junk == m_text.size())
                junk = at;
            if (isFirst) {
                // record-sgf.md#r9: if there is junk before the first tree, a parenthesis without a semicolon counts
                // only if there is no other.
                const std::size_t strong = find(at, /*strongOnly=*/true);
                at = strong < m_text.size() ? strong : find(at, /*strongOnly=*/false);
            } else {
                ++at;
            }
        }
        reportJunk(isFirst);
        if (m_wrappers > 0)
            m_sink.finding(Code::Unclosed, m_text.size());
        return at;
    }

private:
    enum class Start { None, Strong, Weak };

    // Returns whether the parenthesis at this place opens a tree: followed by a semicolon (strong) or by an identifier
    // with a value (weak). Any further parentheses in between are examined only once.
    Start startAt(std::size_t at)
    {
        if (at >= m_lookBegin && at < m_lookEnd)
            return m_lookStart;
        std::size_t end = at;
        while (end < m_text.size() && (m_text[end] == '(' || m_text.blankAt(end) > 0))
            end += m_text[end] == '(' ? 1 : m_text.blankAt(end);
        Start start = Start::None;
        if (end < m_text.size() && m_text[end] == ';') {
            start = Start::Strong;
        } else {
            const std::size_t after = m_text.identEnd(end);
            const std::size_t bracket = m_text.skipBlanks(after);
            if (m_text.isIdent(end, after) && bracket < m_text.size() && m_text[bracket] == '[')
                start = Start::Weak;
        }
        m_lookBegin = at;
        m_lookEnd = end;
        m_lookStart = start;
        return start;
    }

    // Returns the first place from `at` on where a tree starts in this way.
    std::size_t find(std::size_t at, bool strongOnly)
    {
        for (;;) {
            at = m_text.text().find('(', at);
            if (at == std::string_view::npos)
                return m_text.size();
            const Start start = startAt(at);
            if (start == Start::Strong || (start == Start::Weak && !strongOnly))
                return at;
            ++at;
        }
    }

    Characters m_text;
    Sink &m_sink;
    int m_wrappers = 0; // open parentheses around whole trees
    std::size_t m_lookBegin = 0; // result of the last call of startAt()
    std::size_t m_lookEnd = 0;
    Start m_lookStart = Start::None;
};

} // namespace kagetsu::record::sgf
