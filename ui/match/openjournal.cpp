// SPDX-License-Identifier: MIT
#include "ui/match/openjournal.h"

namespace kagetsu::ui {

using journal::FaultCode;

Result<journal::Opened, journal::JournalFault> openJournal(const QString &path)
{
    auto opened = journal::Journal::openForAppend(path, journal::TornEnd::SetAside);
    if (opened)
        return opened;
    switch (opened.fault().code) {
    case FaultCode::NotJson:
    case FaultCode::MissingField:
    case FaultCode::WrongField:
    case FaultCode::UnknownField:
    case FaultCode::BrokenChain:
    case FaultCode::ImpossibleEvent:
    case FaultCode::ClocksDiffer:
        return journal::Journal::openCopy(path);
    default:
        return opened;
    }
}

Result<Done, journal::JournalFault> endWithoutResult(const QString &path, const QDateTime &wall)
{
    auto opened = openJournal(path);
    if (!opened)
        return Fault { opened.fault() };
    match::Match &match = opened.value().recovery.match;
    const auto events = match.apply(match::Annul {}, match.lastMoment());
    if (!events)
        return Fault { journal::JournalFault { FaultCode::Ended, path } };
    for (const match::Event &event : *events)
        match.fold(event);
    return opened.value().journal.append(*events, match, wall);
}

} // namespace kagetsu::ui
