// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Why an event could not be read or kept. Words for it are made elsewhere.
struct StoreFault
{
    enum class Code : std::uint8_t {
        NoDriver, // what the file is made of is not installed
        Missing, // there is no such file
        Exists, // and is not written over
        NotAnEvent, // some other file: it is left as it is
        Newer, // written by a later version of the program: it is left as it is
        Damaged, // it is left as it is
        Locked, // another program has the event; may be tried again
        Full, // the disk; may be tried again
        ReadOnly, // the file or its folder
        Failed, // the disk, for another reason; may be tried again
        Gone, // what was opened is not at its place any more: removed, replaced, or written over
        Behind, // another program has added to the event meanwhile: it has to be read anew
    };

    Code code = Code::Failed;
    std::string detail {}; // in the words of the system; may be empty
    // Of Damaged: the line of the log, from 1, and the pointer into its action (RFC 6901). 0: the file as a whole.
    std::size_t line = 0;
    std::string pointer {};

    friend bool operator==(const StoreFault &, const StoreFault &) = default;
};

// Which event a file is of, wherever it was copied or mailed to, and how it is written.
struct FileIdentity
{
    std::string id; // given at random when the file was made; never again
    int version = 0; // of the file, from 1

    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};

// What can be read of a damaged file. Lines before the damage are as they were written; what comes after it is shown as
// it stands, and is not to be trusted.
struct Salvage
{
    struct Row
    {
        std::size_t number = 0; // in the file, from 1
        Stamp stamp;
        std::string action; // as text; empty: it strikes out
        std::size_t strikes = 0; // the number of a row
    };

    std::string id; // of the event
    std::vector<LogLine> lines;
    std::optional<StoreFault> damage; // nothing: the file is whole
    std::vector<Row> rows; // all that can be read
    std::size_t soundRows = 0; // so many first ones made the lines
    bool isRestUnreadable = false; // nobody can say how many rows there were behind these
};

// Where an event is kept: the lines of its log, in their order (tournament.md#the-file-of-an-event). All calls are made
// in the thread of the first. What a call has answered is on disk: a program that dies afterwards loses nothing of it.
// After a fault the file holds what it held before.
class Store
{
public:
    enum class Access : std::uint8_t {
        Create, // a new file; also in the place of an empty one
        Change, // others may look meanwhile, and nobody else may change it
        Look, // nothing is written; others may look or change it
    };

    virtual ~Store() = default;

    // All lines that are kept; what was open before is closed.
    virtual Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) = 0;
    virtual void close() = 0;
    // Makes a new file with all of these lines, or none, and has it open for changes. The id is that of the event whose
    // lines they are; an empty one stands for a new event.
    virtual Result<Done, StoreFault> create(
        const std::string &path, const std::string &id, std::span<const LogLine> lines) = 0;
    // Reads what can still be read. The file is not touched; what was open before is closed.
    virtual Result<Salvage, StoreFault> salvage(const std::string &path) = 0;

    // The following only after an open() that gave lines; those that change something not after one with Look.

    virtual FileIdentity identity() const = 0;
    // All of these lines or none, after those that are there.
    virtual Result<Done, StoreFault> append(std::span<const LogLine> lines) = 0;
    // Strikes out a line, counted from 0, that is not yet.
    virtual Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) = 0;
    // Whether the file still is what was read and written here: else Gone, or Behind where another program has added to
    // it. Cheap enough to be asked before each act.
    virtual Result<Done, StoreFault> stillThere() = 0;
};

} // namespace kagetsu::tournament
