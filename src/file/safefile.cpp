// SPDX-License-Identifier: MIT
#include "file/safefile.h"

#include <QFile>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace kagetsu::file {

SafeFile::SafeFile(const QString &path)
    : m_file(path)
{
}

bool SafeFile::open()
{
    // A file put in the place of a device or a pipe would do away with it.
    struct stat there
    {
    };
    if (::stat(QFile::encodeName(m_file.fileName()).constData(), &there) == 0 && !S_ISREG(there.st_mode)
        && !S_ISDIR(there.st_mode))
        return fail(qt_error_string(ENOTSUP));
    return m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || fail();
}

bool SafeFile::write(const char *bytes, qint64 size)
{
    // What a full disk still takes is no fault yet; the next byte is, and says why.
    while (!m_failed && size > 0) {
        const qint64 written = m_file.write(bytes, size);
        if (written <= 0)
            return fail();
        bytes += written;
        size -= written;
    }
    return !m_failed;
}

bool SafeFile::sync()
{
    if (m_failed)
        return false;
    // Some disks, those of a network above all, tell only here that they had no room. What is no disk cannot do it.
    if (::fsync(m_file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP)
        return fail(qt_error_string(errno));
    return true;
}

bool SafeFile::commit()
{
    return sync() && (m_file.commit() || fail());
}

bool SafeFile::fail()
{
    return fail(m_file.errorString()); // closing it forgets the words
}

bool SafeFile::fail(QString error)
{
    m_error = std::move(error);
    m_failed = true;
    m_file.cancelWriting();
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
