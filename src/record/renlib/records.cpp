// SPDX-License-Identifier: MIT
#include "record/renlib/records.h"

#include "record/text/bytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kagetsu::record::renlib {

namespace {

// Converts the six letters that old comments write as other characters, to the encoding that RenLib uses for them
// (record-renlib.md#old-comments).
char modernised(char c)
{
    constexpr std::array<std::pair<char, char>, 6> letters { { { '\x7D', '\xE5' }, { '\x7B', '\xE4' },
        { '\x7C', '\xF6' }, { '\x5D', '\xC5' }, { '\x5B', '\xC4' }, { '\x5C', '\xD6' } } };
    for (const auto &[old, now] : letters) {
        if (c == old)
            return now;
    }
    return c;
}

} // namespace

TextRef textBetween(std::size_t begin, std::size_t end)
{
    TextRef text;
    text.offset = static_cast<std::uint32_t>(begin);
    text.length = static_cast<std::uint32_t>(end - begin) & 0x7fffffff;
    return text;
}

RecordScanner::RecordScanner(std::string bytes, std::size_t begin, int boardSize, Tell tell)
    : m_bytes(std::move(bytes))
    , m_at(begin)
    , m_boardSize(boardSize)
    , m_tell(std::move(tell))
{
}

bool RecordScanner::next(Record &record)
{
    if (m_at + 2 > m_bytes.size()) {
        if (m_at + 1 == m_bytes.size())
            m_tell(Code::LeftoverByte, m_at);
        m_at = m_bytes.size();
        return false;
    }
    record = {};
    record.offset = m_at;
    record.position = byteAt(m_at);
    record.flags = byteAt(m_at + 1);
    if (record.position != 0 && !pointOf(record.position, m_boardSize)) {
        m_tell(Code::BadPosition, m_at);
        m_isIncomplete = true;
        m_at = m_bytes.size();
        return false;
    }
    m_at += 2;
    if (record.has(Extended))
        record.extension = readExtension(record);
    if (record.has(OldComment))
        record.comment = readOldComment();
    else if (record.has(NewComment))
        record.comment = readText();
    if ((record.extension & HasBoardText) != 0)
        record.boardText = readText();
    record.end = m_at;
    return true;
}

unsigned RecordScanner::readExtension(const Record &record)
{
    if (m_at + 2 > m_bytes.size()) {
        m_tell(Code::CutRecord, record.offset);
        m_at = m_bytes.size();
        return 0;
    }
    const auto extension = static_cast<unsigned>(byteAt(m_at) << 8 | byteAt(m_at + 1));
    m_at += 2;
    if ((extension & ~HasBoardText) != 0)
        m_tell(Code::ForeignBits, record.offset);
    return extension;
}

// Reads the bytes up to a zero, which is followed by a second one if that makes the length even
// (record-renlib.md#comments).
TextRef RecordScanner::readText()
{
    const std::size_t begin = m_at;
    const std::size_t zero = m_bytes.find('\0', begin);
    if (zero == std::string::npos) {
        m_tell(Code::CutText, begin);
        m_at = m_bytes.size();
        return textBetween(begin, m_bytes.size());
    }
    m_at = zero + 1;
    if ((zero - begin) % 2 == 0 && m_at < m_bytes.size()) {
        // Padding is always zero. If a writer did not pad, the next record begins here
        // (record-renlib.md#damaged-files).
        if (m_bytes[m_at] == '\0')
            ++m_at;
        else
            m_tell(Code::UnpaddedText, begin);
    }
    return textBetween(begin, zero);
}

// The last character has its high bit set; any byte may follow to make the length even (record-renlib.md#old-comments).
TextRef RecordScanner::readOldComment()
{
    const std::size_t begin = m_at;
    const auto last = std::find_if(m_bytes.begin() + static_cast<std::ptrdiff_t>(begin), m_bytes.end(), isHigh);
    if (last == m_bytes.end())
        m_tell(Code::CutText, begin);
    const std::size_t end = static_cast<std::size_t>(last - m_bytes.begin()) + (last == m_bytes.end() ? 0 : 1);
    const std::size_t converted = m_bytes.size() + m_converted.size();
    for (std::size_t i = begin; i < end; ++i) {
        // A zero would end the converted text.
        if ((m_bytes[i] & 0x7F) != 0)
            m_converted += modernised(static_cast<char>(m_bytes[i] & 0x7F));
    }
    m_at = std::min(end + (end - begin) % 2, m_bytes.size());
    return textBetween(converted, m_bytes.size() + m_converted.size());
}

std::string_view RecordScanner::bytesOf(TextRef text) const
{
    const bool isConverted = text.offset >= m_bytes.size();
    const std::string_view from = isConverted ? m_converted : m_bytes;
    return from.substr(text.offset - (isConverted ? m_bytes.size() : 0), text.length);
}

std::string RecordScanner::takeTexts()
{
    m_bytes += m_converted;
    return std::move(m_bytes);
}

} // namespace kagetsu::record::renlib
