// SPDX-License-Identifier: MIT
#include "match/journal/chain/signing.h"

#include "base/file/safefile.h"
#include "match/journal/appendfile.h"
#include "match/journal/chain/chaincode.h"
#include "match/journal/recovery.h"

#include <QFileInfo>

namespace kagetsu::journal {

QString signaturePath(const QString &journal)
{
    return journal + QLatin1String(signing::SignatureSuffix);
}

namespace {

// Returns the trusted comment as one line, whatever characters the file name has.
QString commentOf(
    const QString &path, const ChainEnd &end, const std::optional<ChainEnd> &matchEnd, const QDateTime &now)
{
    QString name = QFileInfo(path).fileName();
    for (QChar &c : name) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QLatin1Char('?');
    }
    QString comment = QStringLiteral("journal %1 lines %2").arg(name).arg(end.sequence);
    if (matchEnd)
        comment += QStringLiteral(" code ") + QString::fromStdString(chainCode(matchEnd->hash));
    return comment + QStringLiteral(" signed ") + now.toUTC().toString(Qt::ISODate);
}

} // namespace

Result<SignedJournal, SigningFault> signJournal(
    const QString &path, const signing::SecretKey &key, const QDateTime &now, const QString &target)
{
    const auto bytes = readJournalFile(path);
    if (!bytes)
        return Fault { SigningFault { path, bytes.fault(), {} } };
    const JournalText text = readJournal(*bytes);
    const auto recovery = recover(text);
    if (!recovery)
        return Fault { SigningFault { path, recovery.fault(), {} } };
    if (recovery->fault)
        return Fault { SigningFault { path, recovery->fault, {} } };
    const int lines = static_cast<int>(recovery->end.sequence);
    if (recovery->tornBytes > 0)
        return Fault { SigningFault {
            path, JournalFault { .code = FaultCode::Torn, .line = lines + 1, .column = 1 }, {} } };
    const std::optional<ChainEnd> matchEnd =
        endOfMatch(std::span(text.entries).first(static_cast<std::size_t>(recovery->end.sequence)));
    const std::string signature =
        signing::signatureOf(key, { bytes->constData(), static_cast<std::size_t>(bytes->size()) },
            commentOf(path, recovery->end, matchEnd, now).toStdString());
    if (const auto saved = file::saveFile(target, QByteArray::fromStdString(signature)); !saved)
        return Fault { SigningFault { target, std::nullopt, saved.fault() } };
    return SignedJournal { target, matchEnd.has_value() };
}

} // namespace kagetsu::journal
