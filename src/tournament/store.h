// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// The reason why an event could not be read or saved. The sentences for it are in src/text.
struct StoreFault
{
    enum class Code : std::uint8_t {
        NoDriver, // the database driver is not installed
        Missing, // the file does not exist
        Exists, // the file exists and is not overwritten
        NotAnEvent, // some other file; it is left unchanged
        Newer, // written by a later version of the program; it is left unchanged
        Damaged, // the file is left unchanged
        Locked, // another program has the event open; may be retried
        Full, // the disk is full; may be retried
        ReadOnly, // the file or its folder
        Failed, // another disk error; may be retried
        Gone, // the opened file is no longer at its path: it was removed, replaced or overwritten
        Behind, // another program has added to the event meanwhile; it must be read again
        // Of an event on a server (tournament.md#an-event-on-a-server):
        Unreachable, // the server does not answer; may be retried
        NotAllowed, // the server refuses the name or the password, or what was asked for
        Older, // an earlier version of the program made its tables, which lack what is asked for
    };

    Code code = Code::Failed;
    std::string detail {}; // the system's own message; may be empty
    // If the code is Damaged: the line of the log, from 1, and the pointer into its action (RFC 6901). Line 0 means the
    // file as a whole.
    std::size_t line = 0;
    std::string pointer {};

    friend bool operator==(const StoreFault &, const StoreFault &) = default;
};

// Identifies the event of a file, wherever the file was copied or mailed to, and the version of its format.
struct FileIdentity
{
    std::string id; // chosen at random when the file was made; never changed
    int version = 0; // version of the format, from 1

    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};

// The readable part of a damaged file. Lines before the damage are intact. Rows after it are shown as they are and must
// not be trusted.
struct Salvage
{
    struct Row
    {
        std::size_t number = 0; // row number in the file, from 1
        Stamp stamp;
        std::string action; // as text; empty if the row undoes another one
        std::size_t strikes = 0; // number of the row that this one undoes
    };

    std::string id; // id of the event
    std::vector<LogLine> lines;
    std::optional<StoreFault> damage; // not set if the file is whole
    std::vector<Row> rows; // all rows that can be read
    std::size_t soundRows = 0; // number of first rows that the lines were read from
    bool isRestUnreadable = false; // true if nobody can say how many rows followed these
};

// Stores the lines of an event's log in their order (tournament.md#the-file-of-an-event). All calls must come from the
// thread of the first call. When a call returns success, its data is on disk and survives a crash of the program. After
// a fault the file contains what it contained before.
class Store
{
public:
    enum class Access : std::uint8_t {
        Create, // a new file, which may replace an empty one
        Change, // others may read meanwhile, and nobody else may change the file
        Look, // nothing is written; others may read or change the file
    };

    virtual ~Store() = default;

    // Opens a file and returns all its lines. A file that was open before is closed first.
    virtual Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) = 0;
    virtual void close() = 0;
    // Creates a file with all of these lines, or none, and leaves it open for changes. `id` is that of the event that
    // the lines belong to; an empty id means a new event.
    virtual Result<Done, StoreFault> create(
        const std::string &path, const std::string &id, std::span<const LogLine> lines) = 0;
    // Reads what can still be read of a damaged file, without changing it. A file that was open before is closed first.
    virtual Result<Salvage, StoreFault> salvage(const std::string &path) = 0;

    // The functions below require a successful open() or create(); those that change the file must not be called after
    // Access::Look.

    virtual FileIdentity identity() const = 0;
    // The name under which the open event is changed if several desks work on it at once; empty if one program has it
    // for itself. Others may then add lines at any time, and append() and markUndone() return Behind.
    virtual std::string desk() const { return {}; }
    // Appends all of these lines, or none.
    virtual Result<Done, StoreFault> append(std::span<const LogLine> lines) = 0;
    // Marks a line, counted from 0, as undone. The line must not be undone yet.
    virtual Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) = 0;
    // Checks that the file is still the one that was read and written here. Returns Gone otherwise, or Behind if
    // another program has added to it. It is cheap enough to call before each action.
    virtual Result<Done, StoreFault> stillThere() = 0;
};

} // namespace kagetsu::tournament
