// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/model/game.h"
#include "record/text/charset.h"
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A library of RenLib: one tree whose texts keep the bytes of the file (record-renlib.md).
struct Library
{
    Game game; // its messages give places as byte offsets
    std::vector<TextConflict> conflicts; // texts of moves that occur twice
    bool isCharsetGuessed = false;
    // True if reading stopped before the end of the file. Saving over the file would lose what was not read.
    bool isIncomplete = false;
};

// The reason why a file is not read at all.
struct LibraryRefusal
{
    enum class Reason : std::uint8_t {
        NoLibrary, // neither the header nor the beginning of a library of the oldest kind
        NewerVersion, // may be tried with `anyVersion`
        TooLarge, // over 2 GB
        GivenUp, // cancelled by `mayContinue`
    };

    Reason reason = Reason::NoLibrary;
    int majorVersion = 0;
    int minorVersion = 0;

    friend bool operator==(const LibraryRefusal &, const LibraryRefusal &) = default;
};

// How a library is to be read.
struct LibraryReadOptions
{
    // The user's choice, which must extend ASCII; if not set, guessed for the whole file.
    std::optional<Charset> charset;
    Charset plainCharset = Charset::Gb18030; // for a file that gives no hint
    int boardSize = rules::DefaultBoardSize; // 5 to 15; the file does not state it
    bool anyVersion = false;
    // Called now and then with the part of the file that has been read, from 0 to 1. Returning false cancels the
    // reading.
    std::function<bool(double)> mayContinue {};
};

// True if the file begins with the header of a library; the ending `.lib` is also used for files of other programs.
// Libraries of the oldest kind have no header. They can be read, but cannot be told from other files.
bool isLibrary(std::string_view bytes);

// Reads a library. Everything that can be kept of a damaged file is kept, and the rest is reported in messages. Takes
// time proportional to the size of the file.
Result<Library, LibraryRefusal> readLibrary(std::string bytes, const LibraryReadOptions &options = {});

} // namespace kagetsu::record
