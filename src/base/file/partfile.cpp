// SPDX-License-Identifier: MIT
#include "base/file/partfile.h"

#include <QDir>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <cerrno>

namespace kagetsu::file {

namespace {

const QString PartPrefix = QStringLiteral(".kagetsu-");
const QString PartSuffix = QStringLiteral(".part");

int copyAll(const Descriptor &from, const Descriptor &to, qint64 size)
{
    std::array<char, 65536> block;
    for (qint64 at = 0; at < size;) {
        const std::optional<qint64> step = readAt(from, block.data(), block.size(), at);
        if (!step)
            return errno;
        if (*step == 0)
            return EIO;
        if (const int error = writeAll(to, block.data(), *step, at))
            return error;
        at += *step;
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
    if (naming == Naming::AtTheEnd)
        m_descriptor = openNameless(m_folder);
    if (!m_descriptor.isOpen()) {
        const QString name = newPartName(m_folder);
        m_descriptor = openAt(name, Open::New);
        if (!m_descriptor.isOpen())
            return errno;
        m_name = name;
    }
    tryLock(m_descriptor); // some network file systems have no locks; then nobody removes it either
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
    syncFolder(m_folder); // the file is in place, which stays true even if the folder cannot be synced
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
    if (const int error = renameOver(m_name, path))
        return error;
    m_name.clear();
    syncFolder(m_folder);
    return 0;
}

int PartFile::putInto(const QString &path)
{
    const Descriptor target = openAt(path, Open::Write);
    const std::optional<Status> old = target.isOpen() ? statusOf(target) : std::nullopt;
    const std::optional<Status> own = old ? statusOf(m_descriptor) : std::nullopt;
    if (!own)
        return errno;
    // Reserves room for all of it first, so that a full disk changes nothing.
    if (const int error = reserve(target, std::max<qint64>(own->size, 1))) {
        cutTo(target, old->size);
        return error;
    }
    const QString copy = path + QStringLiteral(".new");
    if (const int error = takeName(copy))
        return error;
    syncFolder(m_folder);
    int error = copyAll(m_descriptor, target, own->size);
    if (error == 0)
        error = cutTo(target, own->size);
    if (error == 0)
        error = syncAll(target);
    if (error == 0)
        drop();
    else
        m_name.clear(); // the copy is the only intact one
    return error;
}

void PartFile::drop()
{
    if (!m_name.isEmpty())
        removeFile(m_name);
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
        const Descriptor part = openAt(path, each.isDir() ? Open::Read : Open::ReadWriteNoLink);
        if (!part.isOpen() || !tryLock(part))
            continue;
        if (each.isDir())
            QDir(path).removeRecursively();
        else
            removeFile(path);
    }
}

} // namespace kagetsu::file
