// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "sign/signature.h"

#include <QDateTime>
#include <QString>

namespace kagetsu::journal {

// "….jsonl.minisig": where the signature of a journal stands.
QString signaturePath(const QString &journal);

struct SigningFault
{
    QString path; // of the journal, or of the signature
    std::optional<JournalFault> journal; // it is not whole, and nobody should vouch for it
    QString system; // or why the signature cannot be written, in the system's words
};

struct SignedJournal
{
    QString signature; // its path
    bool hasEnded = false; // what is written on is no longer what was signed
};

// Signs a whole journal as it stands now; the signature is written to this path, in the place of what stands there. The
// trusted comment names file, lines, code of the end, and this moment.
Result<SignedJournal, SigningFault> signJournal(
    const QString &path, const sign::SecretKey &key, const QDateTime &now, const QString &signature);

} // namespace kagetsu::journal
