// SPDX-License-Identifier: MIT
#include "file/partfile.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kagetsu::file {

namespace {

const QString PartPrefix = QStringLiteral(".kagetsu-");
const QString PartSuffix = QStringLiteral(".part");

// A folder without /proc cannot name what has no name.
bool canGiveNames()
{
    static const bool can = ::access("/proc/self/fd", X_OK) == 0;
    return can;
}

int copyAll(const Descriptor &from, const Descriptor &to, off_t size)
{
    std::array<char, 65536> block;
    for (off_t at = 0; at < size;) {
        const ssize_t step = ::pread(from.number(), block.data(), block.size(), at);
        if (step == 0)
            return EIO;
        if (step < 0 && errno != EINTR)
            return errno;
        if (step < 0)
            continue;
        if (const int error = writeAll(to, block.data(), step, at))
            return error;
        at += step;
    }
    return 0;
}

} // namespace

QString newPartName(const QString &folder)
{
    const QString number = QString::number(QRandomGenerator::system()->generate64(), 16);
    return QDir(folder).filePath(PartPrefix + number + PartSuffix);
}

int PartFile::open(Naming naming)
{
    if (naming == Naming::AtTheEnd && canGiveNames())
        m_descriptor = openNameless(m_folder);
    if (!m_descriptor.isOpen()) {
        const QString name = newPartName(m_folder);
        m_descriptor = openAt(name, O_RDWR | O_CREAT | O_EXCL);
        if (!m_descriptor.isOpen())
            return errno;
        m_name = name;
    }
    tryLock(m_descriptor); // some network disks have no locks; then nobody removes it either
    return 0;
}

int PartFile::takeName(const QString &name)
{
    const int error = m_name.isEmpty() ? giveName(m_descriptor, name) : renameToNew(m_name, name);
    if (error == 0)
        m_name = name;
    return error;
}

int PartFile::putAt(const QString &path)
{
    if (const int error = takeName(path))
        return error;
    m_name.clear();
    syncFolder(m_folder); // it stands there; a folder that cannot be synced makes that no lie
    return 0;
}

int PartFile::putInPlaceOf(const QString &path)
{
    if (const int error = putAt(path); error != EEXIST)
        return error;
    if (m_name.isEmpty()) {
        if (const int error = takeName(newPartName(m_folder)))
            return error;
    }
    if (::rename(QFile::encodeName(m_name).constData(), QFile::encodeName(path).constData()) != 0)
        return errno;
    m_name.clear();
    syncFolder(m_folder);
    return 0;
}

int PartFile::putInto(const QString &path)
{
    const Descriptor target = openAt(path, O_WRONLY);
    struct stat own
    {
    };
    struct stat old
    {
    };
    if (!target.isOpen() || ::fstat(target.number(), &old) != 0 || ::fstat(m_descriptor.number(), &own) != 0)
        return errno;
    // Room for all of it first: a full disk changes nothing.
    if (const int error = ::posix_fallocate(target.number(), 0, std::max<off_t>(own.st_size, 1))) {
        static_cast<void>(::ftruncate(target.number(), old.st_size));
        return error;
    }
    const QString copy = path + QStringLiteral(".new");
    if (const int error = takeName(copy))
        return error;
    syncFolder(m_folder);
    int error = copyAll(m_descriptor, target, own.st_size);
    if (error == 0 && (::ftruncate(target.number(), own.st_size) != 0 || ::fsync(target.number()) != 0))
        error = errno;
    if (error == 0)
        drop();
    else
        m_name.clear(); // the copy is the only whole one
    return error;
}

void PartFile::drop()
{
    if (!m_name.isEmpty())
        ::unlink(QFile::encodeName(m_name).constData());
    m_name.clear();
    m_descriptor = Descriptor();
}

void removeParts(const QString &folder)
{
    const QDir dir(folder);
    const QFileInfoList parts = dir.entryInfoList(
        { PartPrefix + QLatin1Char('*') + PartSuffix }, QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo &each : parts) {
        const QString path = each.filePath();
        const Descriptor part = openAt(path, (each.isDir() ? O_RDONLY : O_RDWR) | O_NONBLOCK | O_NOFOLLOW);
        if (!part.isOpen() || !tryLock(part))
            continue;
        if (each.isDir())
            QDir(path).removeRecursively();
        else
            ::unlink(QFile::encodeName(path).constData());
    }
}

} // namespace kagetsu::file
