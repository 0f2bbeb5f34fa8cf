// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "library/memory/block.h"

#include <string>
#include <vector>

namespace kagetsu::library {

// The reason why a library could not be read or changed. After a fault the file contains what it contained before.
struct StoreFault
{
    enum class Code : std::uint8_t {
        NoDriver, // the database driver is not installed
        Missing, // the file, or the folder for a new one, does not exist
        NotALibrary, // some other file; it is left unchanged
        Newer, // written by a later version of the program; it is left unchanged
        Damaged, // the file is left unchanged
        Locked, // another program is changing the library; may be retried
        Full, // the disk is full; may be retried
        ReadOnly, // the file or its folder
        Exists, // the file exists and is not overwritten
        Failed, // another disk error; may be retried
    };

    Code code = Code::Failed;
    std::string detail {}; // the system's own message; may be empty
    std::int64_t holder = 0; // if the code is Locked: the id of the process, if it is known

    friend bool operator==(const StoreFault &, const StoreFault &) = default;
};

// A player or an event, under the number that Facts have. Players have a team (a club or a country), events a place.
struct NamedRow
{
    std::uint32_t id = 0;
    std::string name;
    std::string more; // team or place

    friend bool operator==(const NamedRow &, const NamedRow &) = default;
};

// What questions are answered from: all games in memory, with the names of their players and events.
struct Contents
{
    Games games;
    std::vector<NamedRow> players; // by id
    std::vector<NamedRow> events;
};

// An import as it was.
struct ImportRow
{
    std::int64_t id = 0;
    std::int64_t at = 0; // milliseconds since 1970, UTC
    std::string what; // the files and folders, one a line
    std::int64_t added = 0;
    std::int64_t updated = 0;
    std::int64_t known = 0;
    std::int64_t faulty = 0; // of those added or updated
    bool isFinished = false; // it was neither cancelled nor killed
    bool isUndone = false;

    friend bool operator==(const ImportRow &, const ImportRow &) = default;
};

} // namespace kagetsu::library
