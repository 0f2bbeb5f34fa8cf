// SPDX-License-Identifier: MIT
#include "match/journal/journalprotocol.h"

#include "match/journal/chain/chaincode.h"
#include "match/journal/codec/timestamptext.h"
#include "match/journal/recovery.h"

namespace kagetsu::journal {

Result<JournalProtocol, JournalFault> readProtocol(QByteArrayView bytes)
{
    const JournalText text = readJournal(bytes);
    auto recovery = recover(text);
    if (!recovery)
        return Fault { recovery.fault() };
    JournalProtocol result;
    result.end = recovery->end;
    result.rest = recovery->fault;
    const int after = static_cast<int>(result.end.sequence) + 1;
    if (!result.rest && recovery->tornBytes > 0)
        result.rest = JournalFault { .code = FaultCode::Torn, .line = after, .column = 1 };
    result.matchEnd = endOfMatch(std::span(text.entries).first(static_cast<std::size_t>(result.end.sequence)));
    for (std::int64_t i = 0; i < result.end.sequence; ++i) {
        const Entry &entry = text.entries[static_cast<std::size_t>(i)];
        result.lines.push_back({ entry.event, wallOf(entry.wall) });
    }
    result.protocol = match::protocolOf(result.lines);
    return result;
}

} // namespace kagetsu::journal
