// SPDX-License-Identifier: MIT
#include "match/host/openjournal.h"

namespace kagetsu::host {

Result<journal::Opened, journal::JournalFault> openJournal(const QString &path)
{
    auto opened = journal::Journal::openForAppend(path, journal::TornEnd::SetAside);
    if (!opened && journal::isDamage(opened.fault().code))
        return journal::Journal::openCopy(path);
    return opened;
}

Result<Done, journal::JournalFault> endWithoutResult(const QString &path, const QDateTime &wall)
{
    auto opened = openJournal(path);
    if (!opened)
        return Fault { opened.fault() };
    match::Match &match = opened.value().recovery.match;
    const auto events = match.decide(match::Annul {}, match.lastMoment());
    if (!events)
        return Fault { journal::JournalFault { journal::FaultCode::Ended, path } };
    for (const match::Event &event : *events)
        match.fold(event);
    return opened.value().journal.append(*events, match, wall);
}

} // namespace kagetsu::host
