// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::tournament {

// The reason why a text is not a list of players, and the line that shows it, from 1; 0 if no single line does.
struct NotAList
{
    enum class Why : std::uint8_t {
        Binary, // control characters, as in a workbook, a PDF or an archive
        Report, // a tournament report file
        OtherText, // a web page, a game record or a program's data
        UnknownEncoding, // the bytes are not text in any known encoding
        DamagedText, // bytes that are not a character in the text's encoding
        LockedWorkbook, // protected by a password
        DamagedWorkbook,
        TooLarge, // a file, or a workbook once it is decompressed
        NoSuchSheet, // the workbook has no sheet of that name
        NoWorkbooks, // the library that reads workbooks is not installed
    };

    Why why = Why::Binary;
    int line = 1;

    friend bool operator==(const NotAList &, const NotAList &) = default;
};

// Returns nothing if the text, in UTF-8, may be a list of players.
std::optional<NotAList> notAList(std::string_view text);

// True if the bytes begin as some other kind of file does, whatever encoding they would be read in.
bool beginsAsBinary(std::string_view bytes);

// Returns the line of a byte offset in a text, from 1.
int lineAt(std::string_view text, std::size_t place);

} // namespace kagetsu::tournament
