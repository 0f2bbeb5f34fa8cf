// SPDX-License-Identifier: MIT
#include "cli/words/journalfaultwords.h"

namespace kagetsu::cli {

using journal::FaultCode;

Words wordsFor(FaultCode code)
{
    switch (code) {
    case FaultCode::NotFound: return { "not-found", "The file does not exist." };
    case FaultCode::Denied: return { "denied", "You do not have permission to read the file." };
    case FaultCode::ReadOnly: return { "read-only", "The disk is read-only." };
    case FaultCode::NoSpace: return { "no-space", "The disk is full." };
    case FaultCode::Exists: return { "exists", "A file with this name already exists." };
    case FaultCode::Locked: return { "locked", "Another program has this journal open." };
    case FaultCode::BadName: return { "bad-name", "This cannot be used as a file name, or is not UTF-8." };
    case FaultCode::InputOutput: return { "input-output", "The file could not be read." };
    case FaultCode::Foreign: return { "foreign", "This is not a Kagetsu journal." };
    case FaultCode::NewerVersion: return { "newer-version", "This journal was written by a newer version of Kagetsu." };
    case FaultCode::UnknownEvent: return { "unknown-event", "This line was written by a newer version of Kagetsu." };
    case FaultCode::NotJson: return { "not-json", "This line is not valid JSON." };
    case FaultCode::MissingField: return { "missing-field", "A field is missing in this line:" };
    case FaultCode::WrongField: return { "wrong-field", "This field has a value that is not valid:" };
    case FaultCode::UnknownField: return { "unknown-field", "This field does not belong in this line:" };
    case FaultCode::BrokenChain:
        return { "broken-chain",
            "The chain is broken here: this line, or its place in the file, does not match what was written." };
    case FaultCode::ImpossibleEvent:
        return { "impossible-event",
            "This cannot happen in a match. The chain is not broken, so it was made to fit afterwards." };
    case FaultCode::ClocksDiffer: return { "clocks-differ", "The clocks do not match the events." };
    case FaultCode::Torn:
        return { "torn", "This line is incomplete: the program or the computer stopped while writing it." };
    case FaultCode::Ended: return { "ended", "The match is over." };
    }
    return {};
}

bool isFinding(FaultCode code)
{
    return journal::isDamage(code) || code == FaultCode::Torn;
}

} // namespace kagetsu::cli
