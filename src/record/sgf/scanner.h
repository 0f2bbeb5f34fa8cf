// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/sgf/syntax/goeson.h"
#include "record/sgf/syntax/properties.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

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
        , m_sink(sink)
    {
    }

    void run()
    {
        bool first = true;
        for (;;) {
            const std::size_t from = m_at;
            skipToTree(first, from);
            if (m_at >= m_text.size())
                return;
            first = false;
            readTree();
        }
    }

private:
    // An open parenthesis of a tree.
    struct Frame
    {
        int node; // parent of the next node: the last node in this parenthesis, or the one before it
        bool hasNode; // it has a node of its own
        bool hasInner; // it has a parenthesis inside, open or closed
        bool closed; // the last thing read was a closed variation
    };

    enum class Start { None, Strong, Weak };

    static bool isLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    // Returns the length of the blank at this place, or 0 (record-sgf.md#r8).
    std::size_t blankAt(std::size_t at) const
    {
        const char c = m_text[at];
        if (c == ' ' || (c >= '\t' && c <= '\r'))
            return 1;
        if (c == '\xEF' && m_text.substr(at, 3) == "\xEF\xBB\xBF")
            return 3;
        if (c == '\xE3' && m_text.substr(at, 3) == "\xE3\x80\x80")
            return 3;
        return 0;
    }

    std::size_t skipBlanks(std::size_t at) const
    {
        while (at < m_text.size()) {
            const std::size_t length = blankAt(at);
            if (length == 0)
                break;
            at += length;
        }
        return at;
    }

    std::size_t identEnd(std::size_t at) const
    {
        while (at < m_text.size() && (isLetter(m_text[at]) || isDigit(m_text[at])))
            ++at;
        return at;
    }

    // True if the identifier contains a letter; a number alone is not an identifier.
    bool isIdent(std::size_t begin, std::size_t end) const
    {
        for (std::size_t at = begin; at < end; ++at) {
            if (isLetter(m_text[at]))
                return true;
        }
        return false;
    }

    // Returns whether the parenthesis at this place opens a tree: followed by a semicolon (strong) or by an identifier
    // with a value (weak). Any further parentheses in between are examined only once.
    Start startAt(std::size_t at)
    {
        if (at >= m_lookBegin && at < m_lookEnd)
            return m_lookStart;
        std::size_t end = at;
        while (end < m_text.size() && (m_text[end] == '(' || blankAt(end) > 0))
            end += m_text[end] == '(' ? 1 : blankAt(end);
        Start start = Start::None;
        if (end < m_text.size() && m_text[end] == ';') {
            start = Start::Strong;
        } else {
            const std::size_t after = identEnd(end);
            const std::size_t bracket = skipBlanks(after);
            if (isIdent(end, after) && bracket < m_text.size() && m_text[bracket] == '[')
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
            at = m_text.find('(', at);
            if (at == std::string_view::npos)
                return m_text.size();
            const Start start = startAt(at);
            if (start == Start::Strong || (start == Start::Weak && !strongOnly))
                return at;
            ++at;
        }
    }

    // Skips what is between trees: extra closing parentheses, empty ones, junk. Parentheses around trees are ignored;
    // each tree inside is a separate one.
    void skipToTree(bool first, std::size_t from)
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
        m_at = from;
        while (m_at < m_text.size()) {
            if (const std::size_t length = blankAt(m_at)) {
                m_at += length;
                continue;
            }
            const char c = m_text[m_at];
            if (c == ')' && (!first || m_wrappers > 0)) {
                if (m_wrappers > 0) {
                    --m_wrappers;
                } else if (!closeTold) {
                    m_sink.finding(Code::ExtraClose, m_at);
                    closeTold = true;
                }
                ++m_at;
                continue;
            }
            if (c == '(') {
                const std::size_t inner = skipBlanks(m_at + 1);
                if (inner < m_text.size() && m_text[inner] == ')') {
                    m_sink.finding(Code::EmptyVariation, m_at);
                    m_at = inner + 1;
                    continue;
                }
                if (startAt(m_at) != Start::None) {
                    reportJunk(first);
                    if (inner < m_text.size() && m_text[inner] == '(') {
                        m_sink.finding(Code::ExtraParen, inner);
                        ++m_wrappers;
                        m_at = inner;
                        continue;
                    }
                    return;
                }
            }
            if (junk == m_text.size())
                junk = m_at;
            if (first) {
                // record-sgf.md#r9: if there is junk before the first tree, a parenthesis without a semicolon counts
                // only if there is no other.
                const std::size_t strong = find(m_at, /*strongOnly=*/true);
                m_at = strong < m_text.size() ? strong : find(m_at, /*strongOnly=*/false);
            } else {
                ++m_at;
            }
        }
        reportJunk(first);
        if (m_wrappers > 0)
            m_sink.finding(Code::Unclosed, m_text.size());
    }

    void newNode(Frame &frame, std::size_t offset)
    {
        if (frame.closed)
            m_sink.finding(Code::NodeAfterVariation, offset);
        const int number = m_nodes++;
        m_sink.node(number, frame.node, offset);
        frame.node = number;
        frame.hasNode = true;
        frame.closed = false;
    }

    void readTree()
    {
        m_sink.treeBegin(m_at);
        m_nodes = 0;
        m_oldTold = false;
        m_frames.assign(1, { -1, false, false, false });
        ++m_at;
        bool hasProperty = false; // a property is waiting for values
        bool illegal = false; // inside a run of illegal characters
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (const std::size_t length = blankAt(m_at)) {
                m_at += length;
                continue;
            }
            Frame &frame = m_frames.back();
            const bool wasIllegal = illegal;
            illegal = false;
            if (c == '[') {
                readValue(hasProperty);
            } else if (c == ';') {
                newNode(frame, m_at++);
                hasProperty = readPlainMove();
            } else if (isLetter(c) || isDigit(c)) {
                const std::size_t end = identEnd(m_at);
                if (!isIdent(m_at, end)) {
                    illegal = true;
                    if (!wasIllegal)
                        m_sink.finding(Code::IllegalChar, m_at);
                    m_at = end;
                    continue;
                }
                hasProperty = readIdent(frame, end);
            } else if (c == '(') {
                openParen(frame);
                hasProperty = false;
            } else if (c == ')') {
                hasProperty = false;
                if (closeParen())
                    return;
            } else {
                if (!wasIllegal)
                    m_sink.finding(Code::IllegalChar, m_at);
                illegal = true;
                ++m_at;
            }
        }
        m_sink.finding(Code::Unclosed, m_text.size());
        m_sink.treeEnd(m_text.size());
    }

    void openParen(Frame &frame)
    {
        if (!frame.hasNode && !frame.hasInner)
            m_sink.finding(Code::ExtraParen, m_at);
        frame.hasInner = true;
        m_frames.push_back({ frame.node, false, false, false });
        ++m_at;
    }

    // Returns true if this closed the tree.
    bool closeParen()
    {
        const Frame inner = m_frames.back();
        if (!inner.hasNode && !inner.hasInner)
            m_sink.finding(Code::EmptyVariation, m_at);
        m_frames.pop_back();
        ++m_at;
        if (m_frames.empty()) {
            m_sink.treeEnd(m_at);
            return true;
        }
        m_frames.back().closed = m_frames.back().closed || inner.hasNode || inner.closed;
        return false;
    }

    // Most nodes begin with a move of two lower-case letters, which needs less care than other properties.
    bool readPlainMove()
    {
        if (m_text.size() - m_at < 5)
            return false;
        const char *const move = m_text.data() + m_at;
        const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
        if ((move[0] != 'B' && move[0] != 'W') || move[1] != '[' || !isSmall(move[2]) || !isSmall(move[3])
            || move[4] != ']')
            return false;
        m_isText = false;
        m_sink.property(m_text.substr(m_at, 1), move[0] == 'B' ? Id::B : Id::W, m_at);
        m_sink.value(m_at + 2, m_at + 4);
        m_at += 5;
        return true;
    }

    // Reads an identifier and, if a value follows, its property. A node without a semicolon starts here.
    bool readIdent(Frame &frame, std::size_t end)
    {
        const std::size_t begin = m_at;
        const std::string_view ident = m_text.substr(begin, end - begin);
        m_at = end;
        const std::size_t bracket = skipBlanks(end);
        if (bracket >= m_text.size() || m_text[bracket] != '[') {
            m_sink.finding(Code::NoValue, begin);
            return false;
        }
        if (!frame.hasNode || frame.closed) {
            m_sink.finding(Code::MissingSemicolon, begin);
            newNode(frame, begin);
        }
        const auto [id, spelling] = sgf::readIdent(ident);
        if (spelling == Spelling::Lower)
            m_sink.finding(Code::LowerIdent, begin);
        if (spelling == Spelling::Mixed && !m_oldTold) {
            m_sink.finding(Code::OldIdent, begin);
            m_oldTold = true;
        }
        const Shape shape = infoOf(id).shape;
        m_isText = shape == Shape::Line || shape == Shape::Text;
        m_sink.property(ident, id, begin);
        return true;
    }

    void readValue(bool hasProperty)
    {
        const std::size_t begin = m_at + 1;
        std::size_t end = begin;
        for (;;) {
            // Most values are as short as a point, for which a loop is faster than a call.
            const std::size_t near = std::min(end + 8, m_text.size());
            while (end < near && m_text[end] != ']')
                ++end;
            const void *found =
                end < m_text.size() ? std::memchr(m_text.data() + end, ']', m_text.size() - end) : nullptr;
            if (found == nullptr) {
                end = m_text.size();
                m_sink.finding(Code::UnclosedValue, m_at);
                break;
            }
            end = static_cast<std::size_t>(static_cast<const char *>(found) - m_text.data());
            if (!isEscaped(begin, end)) {
                if (const auto outer = hasProperty && m_isText ? outerEnd(begin, end) : std::nullopt) {
                    m_sink.finding(Code::ValueSpelling, m_at);
                    end = *outer;
                }
                break;
            }
            ++end;
        }
        if (!hasProperty)
            m_sink.finding(Code::StrayValue, m_at);
        else // a backslash cut off by the end of the file escapes nothing
            m_sink.value(begin, end == m_text.size() && isEscaped(begin, end) ? end - 1 : end);
        m_at = end == m_text.size() ? end : end + 1;
    }

    // Some programs escape nothing and write "Ann[3d]" as it is (record-sgf.md#r9). If a value contains brackets, its
    // end is the bracket that completes the pairs, provided that only this one is followed by SGF. Returns nothing if
    // the first closing bracket is as good.
    std::optional<std::size_t> outerEnd(std::size_t begin, std::size_t first)
    {
        constexpr std::size_t Farthest = 1000;
        int open = -1; // the first closing bracket closes one of them
        for (std::size_t at = begin; at < first; ++at)
            open += m_text[at] == '[' && !isEscaped(begin, at) ? 1 : 0;
        if (open < 0 || goesOnAsSgf(m_text.substr(first + 1)))
            return std::nullopt;
        const std::size_t last = std::min(m_text.size(), first + Farthest);
        for (std::size_t at = first + 1; at < last; ++at) {
            const char c = m_text[at];
            if (c == '\\')
                ++at;
            else if (c == ';' && goesOnAsSgf(m_text.substr(at))) // a node is not part of a text
                return std::nullopt;
            else if (c == '[')
                ++open;
            else if (c == ']' && open-- == 0)
                return goesOnAsSgf(m_text.substr(at + 1)) ? std::optional(at) : std::nullopt;
        }
        return std::nullopt;
    }

    // True if the number of backslashes before this place is odd.
    bool isEscaped(std::size_t begin, std::size_t at) const
    {
        std::size_t start = at;
        while (start > begin && m_text[start - 1] == '\\')
            --start;
        return (at - start) % 2 == 1;
    }

    std::string_view m_text;
    Sink &m_sink;
    std::size_t m_at = 0;
    int m_nodes = 0;
    int m_wrappers = 0; // open parentheses around whole trees
    bool m_oldTold = false;
    bool m_isText = false; // the property that is waiting for values takes texts
    std::vector<Frame> m_frames;
    std::size_t m_lookBegin = 0; // result of the last call of startAt()
    std::size_t m_lookEnd = 0;
    Start m_lookStart = Start::None;
};

} // namespace kagetsu::record::sgf
