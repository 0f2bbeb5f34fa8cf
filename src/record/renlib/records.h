// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/renlib/libraryformat.h"

#include <functional>
#include <string>

namespace kagetsu::record::renlib {

// One record of the file (record-renlib.md#position-byte, record-renlib.md#texts).
struct Record
{
    std::size_t offset = 0;
    std::size_t end = 0; // after its texts and their padding
    std::uint8_t position = 0;
    unsigned flags = 0;
    unsigned extension = 0;
    TextRef comment; // both halves; an old comment is already converted to the form RenLib writes today
    TextRef boardText;

    bool has(Flag flag) const { return (flags & flag) != 0; }
};

// Splits a library into its records. It ends for any bytes, and never reads past them.
class RecordScanner
{
public:
    using Tell = std::function<void(Code code, std::size_t offset)>;

    // The first record is at `begin`. Faults are reported with their places as they are found.
    RecordScanner(std::string bytes, std::size_t begin, int boardSize, Tell tell);

    // Reads the next record. Returns false at the end, or if reading must stop before it.
    bool next(Record &record);
    bool isIncomplete() const { return m_isIncomplete; }

    std::string_view bytesOf(TextRef text) const;
    // Returns the bytes that contain the texts: those of the file, followed by the converted old comments.
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

// Returns the text between two places.
TextRef textBetween(std::size_t begin, std::size_t end);

} // namespace kagetsu::record::renlib
