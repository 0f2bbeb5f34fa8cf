// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <QString>

#include <cstdint>
#include <string>

namespace kagetsu::journal {

enum class FaultCode : std::uint8_t {
    // The file, its folder, the disk; `systemError` has the errno.
    NotFound, // no such file or folder, or it was removed while the match was going on
    Denied, // no right to read or write there
    ReadOnly, // the file system takes no changes
    NoSpace, // disk or quota full, or the file may grow no further
    Exists, // a journal of this name is there already
    Locked, // another program has this journal open
    BadName, // the match's id cannot be a file name
    InputOutput, // any other errno

    // The text; `line` (from 1), `column` (from 1, in bytes) and `field` say where.
    Foreign, // not a journal of this program
    NewerVersion, // of the format
    UnknownEvent, // a newer program has written this line
    NotJson,
    MissingField,
    WrongField, // of another type, or a value that cannot be
    UnknownField,
    BrokenChain, // the line, or its place in the file, is not what was written
    ImpossibleEvent, // the chain holds, but no match comes to this
    ClocksDiffer, // the chain holds, but the clocks kept are not those the events make

    Torn, // the end was never confirmed: the program or the machine stopped while writing
    Ended, // the match is over; nothing can be added
};

// Why a journal could not be written, read or trusted, as data; ui and cli make the words.
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

// A line was read that this program, or a newer one, cannot have written there; what comes before it holds. A torn end
// is none: it happens to every program that is stopped.
bool isDamage(FaultCode code);

JournalFault systemFault(int systemError, const QString &path);

} // namespace kagetsu::journal
