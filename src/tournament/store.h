// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <span>

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

// Where an event is kept: the lines of its log, in their order (tournament.md#the-file-of-an-event). All calls are made
// in the thread of the first. What a call has answered is on disk: a program that dies afterwards loses nothing of it.
// After a fault the file holds what it held before.
class Store
{
public:
    enum class Access : std::uint8_t {
        Create, // a new file; also in the place of an empty one
        Change, // nobody else has it meanwhile
        Look, // nothing is written, and others may look as well
    };

    virtual ~Store() = default;

    // All lines that are kept; what was open before is closed.
    virtual Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) = 0;
    virtual void close() = 0;

    // The following only after an open() that gave lines; those that change something not after one with Look.

    virtual FileIdentity identity() const = 0;
    // All of these lines or none, after those that are there.
    virtual Result<Done, StoreFault> append(std::span<const LogLine> lines) = 0;
    // Strikes out a line, counted from 0, that is not yet.
    virtual Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) = 0;
};

} // namespace kagetsu::tournament
