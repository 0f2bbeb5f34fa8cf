// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/text/charset.h"
#include <result.h> // of all modules, not the one of this folder

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A library of RenLib: one tree whose texts keep the bytes of the file (renlib.md).
struct Library
{
    Game game; // its messages give places as byte offsets
    std::vector<TextConflict> conflicts; // of moves that stand twice
    bool isCharsetGuessed = false;
    // Reading ended before the file did. Saving over the file would lose what was not read.
    bool isIncomplete = false;
};

// Why a file is not read at all.
struct LibraryRefusal
{
    enum class Reason : std::uint8_t {
        NoLibrary, // neither the header nor the beginning of a library of the oldest kind
        NewerVersion, // can be tried with `anyVersion`
        TooLarge, // over 2 GB
        GivenUp, // by `mayContinue`
    };

    Reason reason = Reason::NoLibrary;
    int majorVersion = 0;
    int minorVersion = 0;

    friend bool operator==(const LibraryRefusal &, const LibraryRefusal &) = default;
};

struct LibraryReadOptions
{
    std::optional<Charset> charset; // the user's choice, which extends ASCII; otherwise guessed for the whole file
    Charset plainCharset = Charset::Gb18030; // for a file without anything to guess from
    int boardSize = rules::DefaultBoardSize; // 5 to 15: the file does not tell
    bool anyVersion = false;
    // Asked now and then with the part of the file that is read, from 0 to 1; false gives the rest up.
    std::function<bool(double)> mayContinue {};
};

// The file begins as libraries do: the ending `.lib` also belongs to other programs' files. Libraries of the oldest
// kind, which have no header, are read too, but nothing tells them from other files.
bool isLibrary(std::string_view bytes);

// Keeps all that can be kept of a damaged file and says so in messages. Linear in the size of the file.
Result<Library, LibraryRefusal> readLibrary(std::string bytes, const LibraryReadOptions &options = {});

} // namespace kagetsu::record
