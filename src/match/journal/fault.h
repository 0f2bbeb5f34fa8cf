// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>
#include <string>

namespace kagetsu::journal {

// What can be wrong with a journal.
enum class FaultCode : std::uint8_t {
    // Faults of the file, its folder or the disk; `systemError` has the errno.
    NotFound, // there is no such file or folder, or it was removed during the match
    Denied, // no permission to read or write there
    ReadOnly, // the file system is read-only
    NoSpace, // the disk or quota is full, or the file has reached its largest size
    Exists, // a journal of this name already exists
    Locked, // another program has this journal open
    BadName, // the id of the match cannot be a file name
    InputOutput, // any other errno

    // Faults of the text; `line` (from 1), `column` (from 1, in bytes) and `field` say where.
    Foreign, // not a journal of this program
    NewerVersion, // a newer version of the format
    UnknownEvent, // this line was written by a newer program
    NotJson,
    MissingField,
    WrongField, // another type, or an impossible value
    UnknownField,
    BrokenChain, // the line, or its place in the file, is not what was written
    ImpossibleEvent, // the chain is intact, but no match leads to this event
    ClocksDiffer, // the chain is intact, but the stored clocks are not those that the events lead to

    Torn, // the end was never confirmed: the program or the computer stopped while writing
    Ended, // the match is over, so nothing can be added
};

// Why a journal could not be written, read or trusted, as data; the wording is made in ui and cli.
struct JournalFault
{
    FaultCode code = FaultCode::InputOutput;
    QString path {};
    int systemError = 0;
    int line = 0;
    int column = 0;
    std::string field {};

    friend bool operator==(const JournalFault &, const JournalFault &) = default;
};

// Returns true if a line was read that neither this program nor a newer one can have written there; what comes before
// it is valid. A torn end is not damage: it happens whenever a program is stopped.
bool isDamage(FaultCode code);

JournalFault systemFault(int systemError, const QString &path);

} // namespace kagetsu::journal
