// SPDX-License-Identifier: MIT
#include "journal/appendfile.h"

#include "journal/journaltext.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace kagetsu::journal {

namespace {

constexpr mode_t FileMode = 0666; // less what the umask takes

// Closes on the way out of a function.
class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

QByteArray native(const QString &path)
{
    return QFile::encodeName(path);
}

Fault<JournalFault> faultAt(const QString &path)
{
    return Fault { systemFault(errno, path) };
}

int openAt(const QString &path, int flags)
{
    return ::open(native(path).constData(), flags | O_CLOEXEC, FileMode);
}

// Zero, or the errno. More than one call only after a signal or a partial write, whose reason the next call tells.
int writeAll(int descriptor, const QByteArray &bytes, qint64 at)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const ssize_t step = ::pwrite(
            descriptor, bytes.constData() + written, static_cast<std::size_t>(bytes.size() - written), at + written);
        if (step > 0)
            written += step;
        else if (step == 0)
            return ENOSPC;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

int syncData(int descriptor)
{
    while (::fdatasync(descriptor) != 0) {
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

bool tryLock(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

// isLocked() of another program, and a child of a killed one on its way to exec, hold the lock for moments.
bool lock(int descriptor)
{
    constexpr int Tries = 20;
    for (int i = 0; i < Tries; ++i) {
        if (tryLock(descriptor))
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

Result<QByteArray, JournalFault> readAll(int descriptor, const QString &path)
{
    QByteArray bytes;
    std::array<char, 65536> block;
    for (;;) {
        const ssize_t step = ::pread(descriptor, block.data(), block.size(), bytes.size());
        if (step < 0 && errno == EINTR)
            continue;
        if (step < 0)
            return faultAt(path);
        if (step == 0)
            return bytes;
        bytes.append(block.data(), step);
        if (!looksLikeJournal(QByteArrayView(bytes).first(std::min<qsizetype>(bytes.size(), 64))))
            return Fault { JournalFault { .code = FaultCode::Foreign, .path = path, .line = 1, .column = 1 } };
    }
}

Result<Done, JournalFault> refuseSpecial(int descriptor, const QString &path)
{
    struct stat status
    {
    };
    if (::fstat(descriptor, &status) != 0)
        return faultAt(path);
    if (!S_ISREG(status.st_mode))
        return Fault { JournalFault { .code = FaultCode::Foreign, .path = path, .line = 1, .column = 1 } };
    return Done {};
}

// A file without a name, or -1 where the file system has no such thing.
int openNameless(const QString &path)
{
    return ::open(native(QFileInfo(path).path()).constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, FileMode);
}

int giveName(int descriptor, const QString &path)
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(descriptor);
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, native(path).constData(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

} // namespace

AppendFile::AppendFile(int descriptor, QString path, qint64 length)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_length(length)
{
}

AppendFile::AppendFile(AppendFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_length(other.m_length)
    , m_hasRest(other.m_hasRest)
{
}

AppendFile &AppendFile::operator=(AppendFile &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_path, other.m_path);
    std::swap(m_length, other.m_length);
    std::swap(m_hasRest, other.m_hasRest);
    return *this;
}

AppendFile::~AppendFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<AppendFile, JournalFault> AppendFile::create(const QString &path, const QByteArray &content)
{
    Descriptor nameless(openNameless(path));
    if (nameless.isOpen() && lock(nameless.number())) {
        if (const int error = writeAll(nameless.number(), content, 0))
            return Fault { systemFault(error, path) };
        if (const int error = syncData(nameless.number()))
            return Fault { systemFault(error, path) };
        const int error = giveName(nameless.number(), path);
        if (error == EEXIST)
            return Fault { systemFault(error, path) };
        if (error == 0) {
            AppendFile file(nameless.release(), path, content.size());
            if (auto synced = syncFolderOf(path); !synced) {
                ::unlink(native(path).constData());
                return Fault { synced.fault() };
            }
            return file;
        }
    }

    // Named from the start: whoever finds it before it has its first line finds it torn.
    Descriptor named(openAt(path, O_RDWR | O_CREAT | O_EXCL));
    if (!named.isOpen())
        return faultAt(path);
    if (!lock(named.number()))
        return Fault { JournalFault { .code = FaultCode::Locked, .path = path } };
    AppendFile file(named.release(), path, 0);
    auto made = file.append(content);
    if (made)
        made = syncFolderOf(path);
    if (!made) {
        ::unlink(native(path).constData());
        return Fault { made.fault() };
    }
    return file;
}

Result<AppendFile, JournalFault> AppendFile::open(const QString &path)
{
    Descriptor descriptor(openAt(path, O_RDWR | O_NONBLOCK));
    if (!descriptor.isOpen())
        return faultAt(path);
    if (auto regular = refuseSpecial(descriptor.number(), path); !regular)
        return Fault { regular.fault() };
    if (!lock(descriptor.number()))
        return Fault { JournalFault { .code = FaultCode::Locked, .path = path } };
    struct stat status
    {
    };
    if (::fstat(descriptor.number(), &status) != 0)
        return faultAt(path);
    return AppendFile(descriptor.release(), path, status.st_size);
}

Result<Done, JournalFault> AppendFile::append(const QByteArray &bytes)
{
    if (m_hasRest) {
        if (auto cut = cutTo(m_length); !cut)
            return cut;
    }
    struct stat status
    {
    };
    if (::fstat(m_descriptor, &status) != 0)
        return faultAt(m_path);
    // Written to a removed file, everything would be lost when the program ends.
    if (status.st_nlink == 0)
        return Fault { systemFault(ENOENT, m_path) };
    if (const int error = writeAll(m_descriptor, bytes, m_length))
        return Fault { takeBack(error) };
    if (const int error = syncData(m_descriptor))
        return Fault { takeBack(error) };
    m_length += bytes.size();
    return Done {};
}

JournalFault AppendFile::takeBack(int systemError)
{
    m_hasRest = !cutTo(m_length).hasValue();
    return systemFault(systemError, m_path);
}

Result<QByteArray, JournalFault> AppendFile::read() const
{
    return readAll(m_descriptor, m_path);
}

Result<Done, JournalFault> AppendFile::cutTo(qint64 length)
{
    if (::ftruncate(m_descriptor, length) != 0)
        return faultAt(m_path);
    if (const int error = syncData(m_descriptor))
        return Fault { systemFault(error, m_path) };
    m_length = length;
    m_hasRest = false;
    return Done {};
}

Result<Done, JournalFault> AppendFile::rename(const QString &path)
{
    if (::rename(native(m_path).constData(), native(path).constData()) != 0)
        return faultAt(m_path);
    m_path = path;
    return syncFolderOf(path);
}

Result<QByteArray, JournalFault> readJournalFile(const QString &path)
{
    Descriptor descriptor(openAt(path, O_RDONLY | O_NONBLOCK));
    if (!descriptor.isOpen())
        return faultAt(path);
    if (auto regular = refuseSpecial(descriptor.number(), path); !regular)
        return Fault { regular.fault() };
    return readAll(descriptor.number(), path);
}

bool isLocked(const QString &path)
{
    Descriptor descriptor(openAt(path, O_RDONLY | O_NONBLOCK));
    return descriptor.isOpen() && ::flock(descriptor.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Result<Done, JournalFault> syncFolderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    Descriptor descriptor(openAt(folder, O_RDONLY | O_DIRECTORY));
    // Some file systems cannot sync a folder and say so with EINVAL; they need not.
    if (!descriptor.isOpen() || (::fsync(descriptor.number()) != 0 && errno != EINVAL))
        return faultAt(folder);
    return Done {};
}

Result<Done, JournalFault> keepBeside(const QString &path, const QByteArray &bytes)
{
    Descriptor descriptor(openAt(path, O_RDWR | O_CREAT));
    if (!descriptor.isOpen())
        return faultAt(path);
    const off_t length = ::lseek(descriptor.number(), 0, SEEK_END);
    if (length < 0)
        return faultAt(path);
    if (int error = writeAll(descriptor.number(), bytes, length); error || (error = syncData(descriptor.number())))
        return Fault { systemFault(error, path) };
    return syncFolderOf(path);
}

} // namespace kagetsu::journal
