// SPDX-License-Identifier: MIT
#include "base/file/safefile.h"

#include <QFileInfo>

#include <cerrno>

namespace kagetsu::file {

namespace {

// Returns the path that the links lead to, even if nothing exists there yet.
QString endOfLinks(const QString &path)
{
    QString end = path;
    constexpr int Most = 40; // the limit of the system itself, which refuses circular links
    for (int i = 0; i < Most; ++i) {
        const QFileInfo info(end);
        if (!info.isSymbolicLink()) // a shortcut of Windows is a file of its own
            break;
        end = info.symLinkTarget();
    }
    return end;
}

} // namespace

SafeFile::SafeFile(const QString &path, Place place, Access access)
    : m_path(endOfLinks(path))
    , m_place(place)
    , m_access(access)
    , m_part(QFileInfo(m_path).path())
{
}

bool SafeFile::open()
{
    const std::optional<Status> old = m_place == Place::NewOrOld ? statusOf(m_path) : std::nullopt;
    if (old && old->isFolder)
        return fail(EISDIR);
    // Putting a file in the place of a device or a pipe would remove it.
    if (old && !old->isRegular)
        return fail(ENOTSUP);
    // Somebody has made the file read-only.
    if (old && !canWrite(m_path))
        return fail(errno);
    if (const int error = m_part.open())
        return fail(error);
    m_hasOtherNames = old && old->names > 1;
    // Permissions are set before there is any content.
    if (m_access == Access::Owner) {
        if (const int error = letOnlyOwnerRead(m_part.descriptor()))
            return fail(error);
    }
    if (old)
        copyPermissions(m_path, m_part.descriptor());
    return true;
}

bool SafeFile::write(const char *bytes, qint64 size)
{
    if (m_error != 0)
        return false;
    if (const int error = writeAll(m_part.descriptor(), bytes, size, m_size))
        return fail(error);
    m_size += size;
    return true;
}

bool SafeFile::sync()
{
    if (m_error != 0)
        return false;
    // Some disks, network disks above all, report only here that they had no room.
    const int error = syncAll(m_part.descriptor());
    return error == 0 || fail(error);
}

std::optional<Descriptor> SafeFile::commitLocked()
{
    if (!sync())
        return std::nullopt;
    const int error = m_place == Place::New ? m_part.putAt(m_path)
        : m_hasOtherNames                   ? m_part.putInto(m_path)
                                            : m_part.putInPlaceOf(m_path);
    if (error != 0) {
        fail(error);
        return std::nullopt;
    }
    return m_part.release();
}

QString SafeFile::errorString() const
{
    return m_error == 0 ? QString() : errorText(m_error);
}

bool SafeFile::isTaken() const
{
    return m_error == EEXIST;
}

bool SafeFile::fail(int error)
{
    m_error = error;
    m_part.drop();
    return false;
}

Result<Done, QString> saveFile(const QString &path, const QByteArray &bytes)
{
    SafeFile file(path);
    if (!file.open() || !file.write(bytes) || !file.commit())
        return Fault { file.errorString() };
    return Done {};
}

} // namespace kagetsu::file
