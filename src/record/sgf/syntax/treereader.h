// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/sgf/syntax/characters.h"
#include "record/sgf/syntax/properties.h"

#include <optional>
#include <string_view>
#include <vector>

namespace kagetsu::record::sgf {

// Reads one tree in one pass without recursion, and calls the sink of a Scanner (scanner.h).
template <class Sink>
class TreeReader
{
public:
    TreeReader(const Characters &text, Sink &sink)
        : m_text(text)
        , m_sink(sink)
    {
    }

    // Reads the tree whose parenthesis is at this place; returns where it ends.
    std::size_t readTree(std::size_t begin)
    {
        m_at = begin;
        m_sink.treeBegin(m_at);
        m_nodes = 0;
        m_oldTold = false;
        m_frames.assign(1, { -1, false, false, false });
        ++m_at;
        bool hasProperty = false; // a property is waiting for values
        bool illegal = false; // inside a run of illegal characters
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (const std::size_t length = m_text.blankAt(m_at)) {
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
                const std::size_t end = m_text.identEnd(m_at);
                if (!m_text.isIdent(m_at, end)) {
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
                    return m_at;
            } else {
                if (!wasIllegal)
                    m_sink.finding(Code::IllegalChar, m_at);
                illegal = true;
                ++m_at;
            }
        }
        m_sink.finding(Code::Unclosed, m_text.size());
        m_sink.treeEnd(m_text.size());
        return m_at;
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
        const char *const move = m_text.text().data() + m_at;
        const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
        if ((move[0] != 'B' && move[0] != 'W') || move[1] != '[' || !isSmall(move[2]) || !isSmall(move[3])
            || move[4] != ']')
            return false;
        m_isText = false;
        m_sink.property(m_text.text().substr(m_at, 1), move[0] == 'B' ? Id::B : Id::W, m_at);
        m_sink.value(m_at + 2, m_at + 4);
        m_at += 5;
        return true;
    }

    // Reads an identifier and, if a value follows, its property. A node without a semicolon starts here.
    bool readIdent(Frame &frame, std::size_t end)
    {
        const std::size_t begin = m_at;
        const std::string_view ident = m_text.text().substr(begin, end - begin);
        m_at = end;
        const std::size_t bracket = m_text.skipBlanks(end);
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
        std::size_t end = m_text.valueEnd(begin);
        if (end == m_text.size()) {
            m_sink.finding(Code::UnclosedValue, m_at);
        } else if (const auto outer = hasProperty && m_isText ? m_text.outerEnd(begin, end) : std::nullopt) {
            m_sink.finding(Code::ValueSpelling, m_at);
            end = *outer;
        }
        if (!hasProperty)
            m_sink.finding(Code::StrayValue, m_at);
        else // a backslash cut off by the end of the file escapes nothing
            m_sink.value(begin, end == m_text.size() && m_text.isEscaped(begin, end) ? end - 1 : end);
        m_at = end == m_text.size() ? end : end + 1;
    }

    Characters m_text;
    Sink &m_sink;
    std::size_t m_at = 0;
    int m_nodes = 0;
    bool m_oldTold = false;
    bool m_isText = false; // the property that is waiting for values takes texts
    std::vector<Frame> m_frames;
};

} // namespace kagetsu::record::sgf
