// SPDX-License-Identifier: MIT
#include "cli/words/journalfaultwords.h"

namespace kagetsu::cli {

using journal::FaultCode;

Words wordsFor(FaultCode code)
{
    switch (code) {
    case FaultCode::NotFound: return { "not-found", "There is no such file." };
    case FaultCode::Denied: return { "denied", "The file may not be read." };
    case FaultCode::ReadOnly: return { "read-only", "The file system takes no changes." };
    case FaultCode::NoSpace: return { "no-space", "The disk is full." };
    case FaultCode::Exists: return { "exists", "A file of this name is there already." };
    case FaultCode::Locked: return { "locked", "Another program has this journal open." };
    case FaultCode::BadName: return { "bad-name", "This cannot be a file name, or is not UTF-8." };
    case FaultCode::InputOutput: return { "input-output", "The file cannot be read." };
    case FaultCode::Foreign: return { "foreign", "This is no journal of Kagetsu." };
    case FaultCode::NewerVersion: return { "newer-version", "A newer Kagetsu has written this journal." };
    case FaultCode::UnknownEvent: return { "unknown-event", "A newer Kagetsu has written this line." };
    case FaultCode::NotJson: return { "not-json", "This line is no JSON." };
    case FaultCode::MissingField: return { "missing-field", "The line lacks a field:" };
    case FaultCode::WrongField: return { "wrong-field", "This field cannot be:" };
    case FaultCode::UnknownField: return { "unknown-field", "No such line has this field:" };
    case FaultCode::BrokenChain:
        return { "broken-chain", "The chain breaks: this line, or its place in the file, is not what was written." };
    case FaultCode::ImpossibleEvent:
        return { "impossible-event", "No match comes to this. The chain holds, so it was made to hold afterwards." };
    case FaultCode::ClocksDiffer: return { "clocks-differ", "The clocks are not those that the events make." };
    case FaultCode::Torn: return { "torn", "The program or the machine stopped while this was written." };
    case FaultCode::Ended: return { "ended", "The match is over." };
    }
    return {};
}

bool isFinding(FaultCode code)
{
    return journal::isDamage(code) || code == FaultCode::Torn;
}

} // namespace kagetsu::cli
