// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgf/syntax/goeson.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>

namespace kagetsu::record::sgf {

// UTF-8 text that is read by the grammar of SGF: what its bytes are at one place. All places are offsets.
class Characters
{
public:
    explicit Characters(std::string_view text)
        : m_text(text)
    {
    }

    std::size_t size() const { return m_text.size(); }
    char operator[](std::size_t at) const { return m_text[at]; }
    std::string_view text() const { return m_text; }

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

    // True if the number of backslashes before this place is odd.
    bool isEscaped(std::size_t begin, std::size_t at) const
    {
        std::size_t start = at;
        while (start > begin && m_text[start - 1] == '\\')
            --start;
        return (at - start) % 2 == 1;
    }

    // Returns where the value that begins here ends: the first closing bracket that is not escaped, or the end of the
    // text.
    std::size_t valueEnd(std::size_t begin) const
    {
        for (std::size_t end = begin;; ++end) {
            // Most values are as short as a point, for which a loop is faster than a call.
            const std::size_t near = std::min(end + 8, m_text.size());
            while (end < near && m_text[end] != ']')
                ++end;
            const void *found =
                end < m_text.size() ? std::memchr(m_text.data() + end, ']', m_text.size() - end) : nullptr;
            if (found == nullptr)
                return m_text.size();
            end = static_cast<std::size_t>(static_cast<const char *>(found) - m_text.data());
            if (!isEscaped(begin, end))
                return end;
        }
    }

    // Some programs escape nothing and write "Ann[3d]" as it is (record-sgf.md#r9). If a value contains brackets, its
    // end is the bracket that completes the pairs, provided that only this one is followed by SGF. Returns nothing if
    // the first closing bracket is as good.
    std::optional<std::size_t> outerEnd(std::size_t begin, std::size_t first) const
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

private:
    std::string_view m_text;
};

} // namespace kagetsu::record::sgf
