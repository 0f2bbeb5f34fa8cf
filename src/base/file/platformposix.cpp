// SPDX-License-Identifier: MIT
#include "base/file/platform.h"

#include "base/file/startup.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

namespace kagetsu::file {

namespace {

QByteArray native(const QString &path)
{
    return QFile::encodeName(path);
}

Descriptor opened(const QString &path, int flags)
{
    constexpr mode_t NewFileMode = 0666; // reduced by the umask
    return Descriptor(::open(native(path).constData(), flags | O_CLOEXEC, NewFileMode));
}

int errorOf(int result)
{
    return result == 0 ? 0 : errno;
}

// Has everything that is needed to read the file again written to the disk itself.
int flush(int number)
{
#ifdef F_FULLFSYNC
    // On macOS, fsync() leaves it in the cache of the disk.
    if (::fcntl(number, F_FULLFSYNC) == 0)
        return 0;
    return errno == ENOTSUP || errno == EINVAL || errno == ENOTTY ? ::fsync(number) : -1;
#else
    return ::fdatasync(number);
#endif
}

Status statusFrom(const struct stat &status)
{
    return { status.st_size, status.st_nlink, S_ISREG(status.st_mode), S_ISDIR(status.st_mode),
        static_cast<quint64>(status.st_dev), status.st_ino };
}

} // namespace

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

Descriptor openAt(const QString &path, Open how)
{
    switch (how) {
    case Open::Read: return opened(path, O_RDONLY | O_NONBLOCK);
    case Open::Write: return opened(path, O_WRONLY | O_NONBLOCK);
    case Open::ReadWrite: return opened(path, O_RDWR | O_NONBLOCK);
    case Open::ReadWriteNoLink: return opened(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
    case Open::OrNew: return opened(path, O_RDWR | O_CREAT);
    case Open::New: return opened(path, O_RDWR | O_CREAT | O_EXCL);
    }
    return Descriptor();
}

Descriptor openNameless(const QString &folder)
{
#ifdef O_TMPFILE
    // Without /proc a nameless file cannot be named.
    static const bool canBeNamed = ::access("/proc/self/fd", X_OK) == 0;
    return canBeNamed ? opened(folder, O_TMPFILE | O_RDWR) : Descriptor();
#else
    static_cast<void>(folder);
    return Descriptor();
#endif
}

std::optional<Status> statusOf(const Descriptor &file)
{
    struct stat status {};
    return ::fstat(file.number(), &status) == 0 ? std::optional(statusFrom(status)) : std::nullopt;
}

std::optional<Status> statusOf(const QString &path)
{
    struct stat status {};
    return ::stat(native(path).constData(), &status) == 0 ? std::optional(statusFrom(status)) : std::nullopt;
}

bool canWrite(const QString &path)
{
    return ::access(native(path).constData(), W_OK) == 0;
}

bool isTaken(const QString &path)
{
    struct stat there {};
    return ::lstat(native(path).constData(), &there) == 0 || errno != ENOENT;
}

int giveName(const Descriptor &nameless, const QString &path)
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(nameless.number());
    return errorOf(::linkat(AT_FDCWD, self.constData(), AT_FDCWD, native(path).constData(), AT_SYMLINK_FOLLOW));
}

int renameToNew(const QString &from, const QString &to)
{
#if defined(RENAME_NOREPLACE)
    const int refusing =
        ::renameat2(AT_FDCWD, native(from).constData(), AT_FDCWD, native(to).constData(), RENAME_NOREPLACE);
#elif defined(RENAME_EXCL)
    const int refusing = ::renamex_np(native(from).constData(), native(to).constData(), RENAME_EXCL);
#else
    const int refusing = -1;
    errno = ENOSYS;
#endif
    if (refusing == 0 || (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP))
        return errorOf(refusing);
    struct stat there {};
    return ::lstat(native(to).constData(), &there) == 0 ? EEXIST : renameOver(from, to);
}

int renameOver(const QString &from, const QString &to)
{
    return errorOf(::rename(native(from).constData(), native(to).constData()));
}

int removeFile(const QString &path)
{
    return errorOf(::unlink(native(path).constData()));
}

int makeOwnFolder(const QString &path)
{
    return errorOf(::mkdir(native(path).constData(), S_IRWXU));
}

void copyPermissions(const QString &from, const Descriptor &to)
{
    struct stat old {};
    if (::stat(native(from).constData(), &old) != 0)
        return;
    static_cast<void>(::fchown(to.number(), old.st_uid, old.st_gid) == 0
        || ::fchown(to.number(), static_cast<uid_t>(-1), old.st_gid) == 0);
    constexpr mode_t Permissions = 07777;
    static_cast<void>(::fchmod(to.number(), old.st_mode & Permissions));
}

int letOnlyOwnerRead(const Descriptor &file)
{
    return errorOf(::fchmod(file.number(), S_IRUSR | S_IWUSR));
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

std::optional<qint64> readAt(const Descriptor &file, char *bytes, qint64 size, qint64 at)
{
    for (;;) {
        const ssize_t read = ::pread(file.number(), bytes, static_cast<std::size_t>(size), at);
        if (read >= 0)
            return read;
        if (errno != EINTR)
            return std::nullopt;
    }
}

int cutTo(const Descriptor &file, qint64 size)
{
    return errorOf(::ftruncate(file.number(), size));
}

int reserve(const Descriptor &file, qint64 size)
{
#ifdef F_PREALLOCATE
    // On macOS, which does not make the file longer.
    struct stat status {};
    if (::fstat(file.number(), &status) != 0)
        return errno;
    if (size <= status.st_size)
        return 0;
    fstore_t store { F_ALLOCATEALL, F_PEOFPOSMODE, 0, static_cast<off_t>(size - status.st_size), 0 };
    if (::fcntl(file.number(), F_PREALLOCATE, &store) != 0 && errno != ENOTSUP)
        return errno;
    return cutTo(file, size);
#else
    return ::posix_fallocate(file.number(), 0, size);
#endif
}

int syncData(const Descriptor &file)
{
    while (flush(file.number()) != 0) {
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

int syncAll(const Descriptor &file)
{
#ifdef F_FULLFSYNC
    const int result = flush(file.number());
#else
    const int result = ::fsync(file.number());
#endif
    return result == 0 || errno == EINVAL ? 0 : errno;
}

int syncFolder(const QString &folder)
{
    const Descriptor descriptor = opened(folder, O_RDONLY | O_DIRECTORY);
    return descriptor.isOpen() ? syncAll(descriptor) : errno;
}

bool tryLock(const Descriptor &file)
{
    return ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
}

bool isLocked(const QString &path)
{
    const Descriptor file = openAt(path, Open::Read);
    return file.isOpen() && ::flock(file.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

QString errorText(int error)
{
    return qt_error_string(error);
}

bool isTerminal(Stream stream)
{
    return ::isatty(stream == Stream::Input   ? STDIN_FILENO
                   : stream == Stream::Output ? STDOUT_FILENO
                                              : STDERR_FILENO)
        != 0;
}

void useExactStreams() { }

void useSafeThreads() { }

UnseenTyping::UnseenTyping()
{
    termios now {};
    if (::tcgetattr(STDIN_FILENO, &now) != 0)
        return;
    m_before = QByteArray(reinterpret_cast<const char *>(&now), sizeof now);
    now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &now);
}

UnseenTyping::~UnseenTyping()
{
    termios before {};
    if (m_before.size() != static_cast<qsizetype>(sizeof before))
        return;
    std::memcpy(&before, m_before.constData(), sizeof before);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
}

} // namespace kagetsu::file
