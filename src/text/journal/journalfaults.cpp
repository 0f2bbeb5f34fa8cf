// SPDX-License-Identifier: MIT
#include "text/journal/journalfaults.h"

#include "text/common/foreigntext.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

} // namespace

QString journalFaultText(const journal::JournalFault &fault)
{
    using Code = journal::FaultCode;
    const QString path = foreignPath(fault.path);
    switch (fault.code) {
    case Code::NotFound: return FaultWords::tr("The file or its folder does not exist: %1").arg(path);
    case Code::Denied: return FaultWords::tr("You do not have permission to write to %1.").arg(path);
    case Code::ReadOnly: return FaultWords::tr("The disk that holds %1 is read-only.").arg(path);
    case Code::NoSpace: return FaultWords::tr("The disk is full.");
    case Code::Exists: return FaultWords::tr("A game with this name already exists: %1").arg(path);
    case Code::Locked: return FaultWords::tr("Another program has this game open: %1").arg(path);
    case Code::BadName: return FaultWords::tr("The game's name cannot be used as a file name.");
    case Code::InputOutput:
        return FaultWords::tr("The disk reported an error (%1): %2").arg(fault.systemError).arg(path);
    case Code::Foreign: return FaultWords::tr("This is not a Kagetsu game: %1").arg(path);
    case Code::NewerVersion:
    case Code::UnknownEvent: return FaultWords::tr("%1 was written by a newer version of this program.").arg(path);
    case Code::NotJson:
    case Code::MissingField:
    case Code::WrongField:
    case Code::UnknownField: return FaultWords::tr("Line %1 of %2 cannot be read.").arg(fault.line).arg(path);
    case Code::BrokenChain:
    case Code::ImpossibleEvent:
    case Code::ClocksDiffer:
        return FaultWords::tr("Line %1 of %2 does not match what this program wrote.").arg(fault.line).arg(path);
    case Code::Torn: return FaultWords::tr("The end of %1 is incomplete.").arg(path);
    case Code::Ended: return FaultWords::tr("The game in %1 is over.").arg(path);
    }
    return {};
}

QString keyFaultText(const journal::KeyFileFault &fault)
{
    const QString path = foreignPath(fault.path);
    if (!fault.key)
        return FaultWords::tr("%1: %2").arg(path, fault.system);
    switch (*fault.key) {
    case signing::KeyFault::NoKey: return FaultWords::tr("%1 does not contain a key.").arg(path);
    case signing::KeyFault::OtherKind:
        //: A pair of keys: the secret one signs, the public one checks.
        return FaultWords::tr("%1 is not a secret key.").arg(path);
    case signing::KeyFault::NeedsPassword:
    case signing::KeyFault::WrongPassword:
    case signing::KeyFault::NoMemory:
        return FaultWords::tr("The key in %1 is protected by a password. Sign with kagetsu-cli, which asks for it.")
            .arg(path);
    case signing::KeyFault::Damaged: return FaultWords::tr("The key in %1 is damaged.").arg(path);
    }
    return {};
}

QString signingFaultText(const journal::SigningFault &fault)
{
    if (fault.journal)
        return journalFaultText(*fault.journal);
    return FaultWords::tr("%1: %2").arg(foreignPath(fault.path), fault.system);
}

QString slowDiskText()
{
    return FaultWords::tr("Waiting for the disk…");
}

} // namespace kagetsu::text
