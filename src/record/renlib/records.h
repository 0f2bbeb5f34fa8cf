// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/renlib/format.h"

#include <functional>
#include <string>

namespace kagetsu::record::renlib {

// One record as it stands in the file (renlib.md#position-byte, renlib.md#texts).
struct Record
{
    std::size_t offset = 0;
    std::size_t end = 0; // behind its texts and their padding
    std::uint8_t position = 0;
    unsigned flags = 0;
    unsigned extension = 0;
    TextRef comment; // both halves; of the old kind already as RenLib would write it today
    TextRef boardText;

    bool has(Flag flag) const { return (flags & flag) != 0; }
};

// Cuts a library into its records. Whatever the bytes are, it comes to an end within them.
class RecordScanner
{
public:
    using Tell = std::function<void(Code code, std::size_t offset)>;

    // Records begin at `begin`. Faults are told, with their places, while they are met.
    RecordScanner(std::string bytes, std::size_t begin, int boardSize, Tell tell);

    // False at the end, or where reading must end before it.
    bool next(Record &record);
    bool isIncomplete() const { return m_isIncomplete; }

    std::string_view bytesOf(TextRef text) const;
    // The bytes of the file and behind them what old comments became: where the texts lie.
    std::string takeTexts();

private:
    std::uint8_t byteAt(std::size_t offset) const { return static_cast<std::uint8_t>(m_bytes[offset]); }
    unsigned readExtension(const Record &record);
    TextRef readText();
    TextRef readOldComment();

    std::string m_bytes;
    std::string m_converted;
    std::size_t m_at;
    int m_boardSize;
    bool m_isIncomplete = false;
    Tell m_tell;
};

// A text from one place to another.
TextRef textBetween(std::size_t begin, std::size_t end);

} // namespace kagetsu::record::renlib
