// SPDX-License-Identifier: MIT
#pragma once

#include "base/signing/signature.h"
#include "match/journal/fault.h"

#include <QDateTime>
#include <QString>

namespace kagetsu::journal {

// Returns the path of the signature of a journal: "….jsonl.minisig".
QString signaturePath(const QString &journal);

struct SigningFault
{
    QString path; // path of the journal or of the signature
    std::optional<JournalFault> journal; // the journal is not intact, so nobody should vouch for it
    QString system; // or why the signature cannot be written, in the words of the system
};

struct SignedJournal
{
    QString signature; // path of the signature
    bool hasEnded = false; // if not, lines added later are not covered by the signature
};

// Signs an intact journal as it is now and writes the signature to this path, replacing what is there. The trusted
// comment names the file, its lines, the code of its end, and this moment.
Result<SignedJournal, SigningFault> signJournal(
    const QString &path, const signing::SecretKey &key, const QDateTime &now, const QString &signature);

} // namespace kagetsu::journal
