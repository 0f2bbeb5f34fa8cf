// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journaltext.h"
#include "match/record/protocol.h"

namespace kagetsu::journal {

// The protocol of a journal, and what ties the paper to the file.
struct JournalProtocol
{
    match::Protocol protocol; // of the usable lines
    std::vector<match::ProtocolLine> lines; // these, heartbeats too
    ChainEnd end; // of the last of them
    std::optional<ChainEnd> matchEnd; // of the one that ended the match (chaincode.h)
    // There is more in the file: an end that was never confirmed (FaultCode::Torn), or lines that are not to be
    // trusted.
    std::optional<JournalFault> rest;
};

// Never throws, whatever the bytes are. A fault when not even the start of the match can be used.
Result<JournalProtocol, JournalFault> readProtocol(QByteArrayView bytes);

} // namespace kagetsu::journal
