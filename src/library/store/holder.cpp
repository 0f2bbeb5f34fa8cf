// SPDX-License-Identifier: MIT
#include "library/store/holder.h"

#include <QFile>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <unistd.h>
#endif

namespace kagetsu::library {

#ifdef Q_OS_WIN

// Windows does not tell who holds a lock.
std::int64_t holderOf(const QString &)
{
    return 0;
}

#else

namespace {

// The bytes that SQLite locks, with those of readers [SQLITE].
constexpr off_t PendingByte = 0x40000000;
constexpr off_t LockedBytes = 2 + 510;

} // namespace

std::int64_t holderOf(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 0;
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = PendingByte;
    lock.l_len = LockedBytes;
    const bool isKnown = ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(file);
    return isKnown ? lock.l_pid : 0;
}

#endif

} // namespace kagetsu::library
