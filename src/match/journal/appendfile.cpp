// SPDX-License-Identifier: MIT
#include "match/journal/appendfile.h"

#include "match/journal/journaltext.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <thread>
#include <utility>

namespace kagetsu::journal {

namespace {

using file::Descriptor;
using file::Open;
using file::openAt;
using file::Status;
using file::statusOf;
using file::syncData;
using file::tryLock;

Fault<JournalFault> faultAt(const QString &path)
{
    return Fault { systemFault(errno, path) };
}

int writeAll(const Descriptor &file, const QByteArray &bytes, qint64 at)
{
    return file::writeAll(file, bytes.constData(), bytes.size(), at);
}

// file::isLocked() of another program, or a child of a killed program that has not yet called exec, can hold the lock
// for a moment.
bool lock(const Descriptor &descriptor)
{
    constexpr int Tries = 20;
    for (int i = 0; i < Tries; ++i) {
        if (tryLock(descriptor))
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

Result<QByteArray, JournalFault> readAll(const Descriptor &descriptor, const QString &path)
{
    QByteArray bytes;
    std::array<char, 65536> block;
    for (;;) {
        const std::optional<qint64> step = file::readAt(descriptor, block.data(), block.size(), bytes.size());
        if (!step)
            return faultAt(path);
        if (*step == 0)
            return bytes;
        bytes.append(block.data(), *step);
        if (!looksLikeJournal(QByteArrayView(bytes).first(std::min<qsizetype>(bytes.size(), 64))))
            return Fault { JournalFault { .code = FaultCode::Foreign, .path = path, .line = 1, .column = 1 } };
    }
}

Result<Done, JournalFault> refuseSpecial(const Descriptor &descriptor, const QString &path)
{
    const std::optional<Status> status = statusOf(descriptor);
    if (!status)
        return faultAt(path);
    if (!status->isRegular)
        return Fault { JournalFault { .code = FaultCode::Foreign, .path = path, .line = 1, .column = 1 } };
    return Done {};
}

// Renames whatever is at this path to a name under which nobody looks for games, and returns that name.
Result<QString, JournalFault> putAside(const QString &path)
{
    const QString name = path % QLatin1String(".broken");
    for (int number = 1;; ++number) {
        const QString aside = number == 1 ? name : name % u'-' % QString::number(number);
        const int error = file::renameToNew(path, aside);
        if (error == 0)
            return aside;
        if (error != EEXIST)
            return Fault { systemFault(error, path) };
    }
}

} // namespace

AppendFile::AppendFile(Descriptor descriptor, QString path, qint64 length)
    : m_descriptor(std::move(descriptor))
    , m_path(std::move(path))
    , m_length(length)
{
}

Result<AppendFile, JournalFault> AppendFile::create(const QString &path, const QByteArray &content)
{
    Descriptor nameless = file::openNameless(QFileInfo(path).path());
    if (nameless.isOpen() && lock(nameless)) {
        if (const int error = writeAll(nameless, content, 0))
            return Fault { systemFault(error, path) };
        if (const int error = syncData(nameless))
            return Fault { systemFault(error, path) };
        const int error = file::giveName(nameless, path);
        if (error == EEXIST)
            return Fault { systemFault(error, path) };
        if (error == 0) {
            AppendFile file(std::move(nameless), path, content.size());
            file.m_content = content;
            if (auto synced = syncFolderOf(path); !synced) {
                file::removeFile(path);
                return Fault { synced.fault() };
            }
            return file;
        }
    }

    // The file has its name from the start: whoever finds it before its first line is written finds it torn.
    Descriptor named = openAt(path, Open::New);
    if (!named.isOpen())
        return faultAt(path);
    if (!lock(named))
        return Fault { JournalFault { .code = FaultCode::Locked, .path = path } };
    AppendFile file(std::move(named), path, 0);
    auto made = file.append(content);
    if (made)
        made = syncFolderOf(path);
    if (!made) {
        file::removeFile(path);
        return Fault { made.fault() };
    }
    return file;
}

Result<AppendFile, JournalFault> AppendFile::open(const QString &path)
{
    Descriptor descriptor = openAt(path, Open::ReadWrite);
    if (!descriptor.isOpen())
        return faultAt(path);
    if (auto regular = refuseSpecial(descriptor, path); !regular)
        return Fault { regular.fault() };
    if (!lock(descriptor))
        return Fault { JournalFault { .code = FaultCode::Locked, .path = path } };
    const std::optional<Status> status = statusOf(descriptor);
    if (!status)
        return faultAt(path);
    return AppendFile(std::move(descriptor), path, status->size);
}

Result<Done, JournalFault> AppendFile::append(const QByteArray &bytes)
{
    if (m_hasRest) {
        if (auto cut = cutTo(m_length); !cut)
            return cut;
    }
    const std::optional<Status> status = statusOf(m_descriptor);
    if (!status)
        return faultAt(m_path);
    // If the file was removed or moved away, what is written to it would be lost when the program ends, or found by
    // nobody. The caller is told once; the next attempt restores the file with all its content first.
    const bool isGone = status->names == 0 || !file::isTaken(m_path);
    // The same applies to a file that somebody has written into: nothing behind a hole would be read again.
    if (isGone || status->size != m_length) {
        if (!std::exchange(m_isSpoiled, true))
            return Fault { isGone ? systemFault(ENOENT, m_path)
                                  : JournalFault { .code = FaultCode::Torn, .path = m_path } };
        if (auto restored = restore(); !restored)
            return restored;
    }
    if (const int error = writeAll(m_descriptor, bytes, m_length))
        return Fault { takeBack(error) };
    if (const int error = syncData(m_descriptor))
        return Fault { takeBack(error) };
    m_content += bytes;
    m_length += bytes.size();
    return Done {};
}

Result<Done, JournalFault> AppendFile::restore()
{
    if (!QDir().mkpath(QFileInfo(m_path).path()))
        return Fault { systemFault(ENOENT, m_path) };
    // A file that another program has put in its place is kept beside it.
    if (QFileInfo::exists(m_path)) {
        if (auto aside = putAside(m_path); !aside)
            return Fault { aside.fault() };
    }
    auto made = create(m_path, m_content);
    if (!made)
        return Fault { made.fault() };
    *this = std::move(made).value();
    return Done {};
}

JournalFault AppendFile::takeBack(int systemError)
{
    m_hasRest = !cutTo(m_length).hasValue();
    return systemFault(systemError, m_path);
}

Result<QByteArray, JournalFault> AppendFile::read()
{
    auto bytes = readAll(m_descriptor, m_path);
    if (bytes)
        m_content = *bytes;
    return bytes;
}

Result<Done, JournalFault> AppendFile::cutTo(qint64 length)
{
    if (const int error = file::cutTo(m_descriptor, length))
        return Fault { systemFault(error, m_path) };
    if (const int error = syncData(m_descriptor))
        return Fault { systemFault(error, m_path) };
    m_content.truncate(length);
    m_length = length;
    m_hasRest = false;
    return Done {};
}

Result<Done, JournalFault> AppendFile::rename(const QString &path)
{
    if (const int error = file::renameToNew(m_path, path))
        return Fault { systemFault(error, error == EEXIST ? path : m_path) };
    m_path = path;
    return syncFolderOf(path);
}

Result<Done, JournalFault> AppendFile::setAside()
{
    auto aside = putAside(m_path);
    if (!aside)
        return Fault { aside.fault() };
    m_path = *aside;
    return syncFolderOf(m_path);
}

Result<QByteArray, JournalFault> readJournalFile(const QString &path)
{
    Descriptor descriptor = openAt(path, Open::Read);
    if (!descriptor.isOpen())
        return faultAt(path);
    if (auto regular = refuseSpecial(descriptor, path); !regular)
        return Fault { regular.fault() };
    return readAll(descriptor, path);
}

Result<Done, JournalFault> syncFolderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    if (const int error = file::syncFolder(folder))
        return Fault { systemFault(error, folder) };
    return Done {};
}

Result<Done, JournalFault> keepBeside(const QString &path, const QByteArray &bytes)
{
    Descriptor descriptor = openAt(path, Open::OrNew);
    if (!descriptor.isOpen())
        return faultAt(path);
    const std::optional<Status> status = statusOf(descriptor);
    if (!status)
        return faultAt(path);
    if (int error = writeAll(descriptor, bytes, status->size); error || (error = syncData(descriptor)))
        return Fault { systemFault(error, path) };
    return syncFolderOf(path);
}

} // namespace kagetsu::journal
