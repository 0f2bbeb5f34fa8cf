// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::tournament {

// Why a text is no list of players, and the line that shows it, from 1; 0 where no line does.
struct NotAList
{
    enum class Why : std::uint8_t {
        Binary, // signs of control, as in a workbook, a PDF or an archive
        Report, // a tournament report file
        OtherText, // a web page, a game record or data of a program
        UnknownEncoding, // no encoding makes writing of it
        DamagedText, // bytes that are no character of its encoding
        LockedWorkbook, // behind a password
        DamagedWorkbook,
        TooLarge, // a file, or a workbook once it is unpacked
        NoSuchSheet, // in the workbook
        NoWorkbooks, // what reads them is not installed
    };

    Why why = Why::Binary;
    int line = 1;

    friend bool operator==(const NotAList &, const NotAList &) = default;
};

// Nothing when the text, of UTF-8, may be a list.
std::optional<NotAList> notAList(std::string_view text);

// Whether bytes begin as a file of another kind does, whatever encoding they would be read in.
bool beginsAsBinary(std::string_view bytes);

// The line of a place in a text, from 1.
int lineAt(std::string_view text, std::size_t place);

} // namespace kagetsu::tournament
