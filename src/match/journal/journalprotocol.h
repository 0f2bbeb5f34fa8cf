// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journaltext.h"
#include "match/model/record/protocol.h"

namespace kagetsu::journal {

// The protocol of a journal, and what links the printed paper to the file.
struct JournalProtocol
{
    match::Protocol protocol; // of the usable lines
    std::vector<match::ProtocolLine> lines; // the usable lines, including heartbeats
    ChainEnd end; // end of the last usable line
    std::optional<ChainEnd> matchEnd; // end of the line that ended the match (chaincode.h)
    // Set if there is more in the file: an end that was never confirmed (FaultCode::Torn), or lines that must not be
    // trusted.
    std::optional<JournalFault> rest;
};

// Reads the protocol from the bytes of a journal; never throws, whatever the bytes are. Returns a fault if not even the
// start of the match can be used.
Result<JournalProtocol, JournalFault> readProtocol(QByteArrayView bytes);

} // namespace kagetsu::journal
