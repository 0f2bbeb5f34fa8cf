// SPDX-License-Identifier: MIT
#pragma once

#include "library/store.h"

#include <functional>
#include <optional>
#include <string>

namespace kagetsu::library {

// Something about a file, or about a game in it, that whoever imports it should know.
struct ImportFinding
{
    enum class What : std::uint8_t {
        Unreadable, // the file could not be read; `detail` says why
        TooLarge, // over 2 GB
        NoGames, // there is no game in the file
        Cut, // the file ends too early; what is there came in
        Foreign, // a game of Go or another game, which was left out
        Faulty, // the game is kept up to its fault
    };

    What what = What::NoGames;
    std::string file;
    std::size_t game = 0; // number in its file, from 1; 0 for the file as a whole
    int line = 0; // where the game begins, from 1; 0 if that is not known
    GameFault fault = GameFault::None;
    int faultAt = 0; // number of the wrong move, from 1
    std::string detail {};
    std::int64_t id = 0; // of the game in the library; 0 if none came in, or while that is not known

    friend bool operator==(const ImportFinding &, const ImportFinding &) = default;
};

struct ImportOptions
{
    std::optional<GameKind> kind {}; // of all games; else each is looked at
    std::string charset {}; // of all files; else each is looked at
    std::int64_t now = 0; // milliseconds since 1970, UTC
    std::size_t batch = 5000; // games of one transaction
    bool onlyPlayed = false; // games without a move are left out
    std::string source {}; // if not empty, what is kept as the name of the files
    // Called in the thread of the caller, with the part that is done, from 0 to 1. Returning false ends the import
    // after a whole batch.
    std::function<bool(double)> mayContinue {};
    std::function<void(const ImportFinding &)> tell {}; // called in the thread of the caller
};

struct ImportSummary
{
    ImportRow row; // its id is 0 if there was nothing to add
    std::size_t files = 0; // that had games
    std::size_t foreign = 0; // games left out
    std::size_t unread = 0; // files
    bool isStopped = false;
};

} // namespace kagetsu::library
