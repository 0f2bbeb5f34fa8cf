// SPDX-License-Identifier: MIT
#include "file/descriptor.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kagetsu::file {

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

Descriptor openAt(const QString &path, int flags)
{
    return Descriptor(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, NewFileMode));
}

Descriptor openNameless(const QString &folder)
{
    return openAt(folder, O_TMPFILE | O_RDWR);
}

int giveName(const Descriptor &nameless, const QString &path)
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(nameless.number());
    const QByteArray name = QFile::encodeName(path);
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

int writeAll(const Descriptor &file, const char *bytes, qint64 size, qint64 at)
{
    qint64 written = 0;
    while (written < size) {
        const ssize_t step =
            ::pwrite(file.number(), bytes + written, static_cast<std::size_t>(size - written), at + written);
        if (step > 0)
            written += step;
        else if (step == 0)
            return ENOSPC;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

int syncData(const Descriptor &file)
{
    while (::fdatasync(file.number()) != 0) {
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

int syncFolder(const QString &folder)
{
    const Descriptor descriptor = openAt(folder, O_RDONLY | O_DIRECTORY);
    if (!descriptor.isOpen())
        return errno;
    return ::fsync(descriptor.number()) == 0 || errno == EINVAL ? 0 : errno;
}

int renameToNew(const QString &from, const QString &to)
{
    const QByteArray old = QFile::encodeName(from);
    const QByteArray fresh = QFile::encodeName(to);
    if (::renameat2(AT_FDCWD, old.constData(), AT_FDCWD, fresh.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    struct stat there
    {
    };
    if (::lstat(fresh.constData(), &there) == 0)
        return EEXIST;
    return ::rename(old.constData(), fresh.constData()) == 0 ? 0 : errno;
}

bool tryLock(const Descriptor &file)
{
    return ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
}

bool isLocked(const QString &path)
{
    const Descriptor file = openAt(path, O_RDONLY | O_NONBLOCK);
    return file.isOpen() && ::flock(file.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

} // namespace kagetsu::file
