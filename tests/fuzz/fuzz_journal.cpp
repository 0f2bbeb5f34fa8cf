// SPDX-License-Identifier: MIT
#include "match/journal/recovery.h"
#include "match/model/record/matchtorecord.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "target.h"

#include <QCryptographicHash>

using namespace kagetsu;
using namespace kagetsu::journal;

namespace {

// Gives every line a chain that holds, as a forger would; otherwise nothing would get past the chain.
QByteArray rechained(const QByteArray &bytes)
{
    QByteArray result;
    QByteArray previous(64, '0');
    for (const QByteArray &line : bytes.split('\n')) {
        const qsizetype chain = line.lastIndexOf(",\"prev\":");
        const QByteArray head = line.first(chain < 0 ? line.size() : chain) + ",\"prev\":\"" + previous + '"';
        previous = QCryptographicHash::hash(head, QCryptographicHash::Sha256).toHex();
        result += head + ",\"hash\":\"" + previous + "\"}\n";
    }
    return result;
}

// The usable part of any bytes is a match with a record; taken alone it is the same match without a fault.
void read(const QByteArray &bytes)
{
    const JournalText text = readJournal(bytes);
    law(text.fault.has_value() || !text.entries.empty());
    const auto recovered = recover(text);
    if (!recovered)
        return;
    law(recovered->end.length > 0 && recovered->end.length <= bytes.size());
    const auto again = recover(readJournal(bytes.first(recovered->end.length)));
    law(again.hasValue() && !again->fault && again->tornBytes == 0);
    law(again->end == recovered->end && again->match == recovered->match);

    match::Events events;
    for (const Entry &entry : text.entries) {
        if (entry.end.length <= recovered->end.length)
            events.push_back(entry.event);
    }
    const record::Collection saved =
        record::readCollection(record::writeSgf(match::matchToRecord(events, "2031-05-04")));
    law(saved.size() == 1 && saved.messages().empty());
}

} // namespace

KAGETSU_FUZZ_TARGET(journal)
{
    const QByteArray bytes(input.data(), static_cast<qsizetype>(input.size()));
    read(bytes);
    read(rechained(bytes));
}
