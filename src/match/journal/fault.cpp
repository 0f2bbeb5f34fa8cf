// SPDX-License-Identifier: MIT
#include "match/journal/fault.h"

#include <cerrno>

namespace kagetsu::journal {

namespace {

FaultCode codeOf(int systemError)
{
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
#ifdef ESTALE // what networks and quotas report, in POSIX only
    case ESTALE:
#endif
        return FaultCode::NotFound;
    case EACCES:
    case EPERM: return FaultCode::Denied;
    case EROFS: return FaultCode::ReadOnly;
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
    case EFBIG: return FaultCode::NoSpace;
    case EEXIST: return FaultCode::Exists;
    case ENAMETOOLONG: return FaultCode::BadName;
    default: return FaultCode::InputOutput;
    }
}

} // namespace

bool isDamage(FaultCode code)
{
    switch (code) {
    case FaultCode::NotJson:
    case FaultCode::MissingField:
    case FaultCode::WrongField:
    case FaultCode::UnknownField:
    case FaultCode::BrokenChain:
    case FaultCode::ImpossibleEvent:
    case FaultCode::ClocksDiffer: return true;
    default: return false;
    }
}

JournalFault systemFault(int systemError, const QString &path)
{
    return { codeOf(systemError), path, systemError };
}

} // namespace kagetsu::journal
