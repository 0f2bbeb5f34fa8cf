// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace kagetsu::file {

// What operating systems do differently with files: files that are written whole, locks, the terminal.
// platformposix.cpp implements it for Linux, macOS and their relatives, platformwindows.cpp for Windows. Errors are errno
// numbers on every system.

// A descriptor of an open file, which is closed with it.
class Descriptor
{
public:
    explicit Descriptor(int number = -1)
        : m_number(number)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_number(other.release())
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor();

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

// How a file is opened. Opening never waits for the other end of a pipe.
enum class Open : std::uint8_t {
    Read, // a file or a folder
    Write,
    ReadWrite,
    ReadWriteNoLink, // not through a symbolic link
    OrNew, // for reading and writing; created if missing
    New, // for reading and writing; EEXIST if something exists there
};
// Opens a file. A new file has the permissions that new files of the user usually have. If the descriptor is not open,
// errno says why.
Descriptor openAt(const QString &path, Open how);
// Opens a new file in this folder that has no name yet, so that nothing is left of it if the program dies. Not open if
// the system does not support this or could not name the file later.
Descriptor openNameless(const QString &folder);

// What is known about a file without reading it.
struct Status
{
    qint64 size = 0;
    quint64 names = 1; // number of hard links; 0: the file was removed
    bool isRegular = false;
    bool isFolder = false;
    quint64 device = 0; // with `number`, another for every file
    quint64 number = 0;
};
// These return nothing if there is no such file or it cannot be queried; errno says why.
std::optional<Status> statusOf(const Descriptor &file);
std::optional<Status> statusOf(const QString &path);
// Returns true if the user may write to the file; otherwise errno says why not.
bool canWrite(const QString &path);
// Returns true if something exists at this path, even a link to nothing.
bool isTaken(const QString &path);

// The following functions return zero or the errno.

// Gives a nameless file this name, which must not be in use (EEXIST).
int giveName(const Descriptor &nameless, const QString &path);
// Renames a file to a name that must not be in use (EEXIST). If the file system cannot refuse by itself, the name is
// checked first.
int renameToNew(const QString &from, const QString &to);
// Renames a file, replacing what exists under the new name.
int renameOver(const QString &from, const QString &to);
int removeFile(const QString &path);
// Creates a folder that only its owner can read.
int makeOwnFolder(const QString &path);
// Copies owner and permissions from another file, as far as this user may set them.
void copyPermissions(const QString &from, const Descriptor &to);
// Removes the permissions of everybody except the owner.
int letOnlyOwnerRead(const Descriptor &file);
// Writes all bytes from offset `at` on. It calls the system again only after a signal or a partial write, whose reason
// the next call returns.
int writeAll(const Descriptor &file, const char *bytes, qint64 size, qint64 at);
// Reads up to `size` bytes from offset `at`, fewer only at the end of the file. Returns how many were read, or nothing;
// errno then says why.
std::optional<qint64> readAt(const Descriptor &file, char *bytes, qint64 size, qint64 at);
// Sets the size of the file, in bytes.
int cutTo(const Descriptor &file, qint64 size);
// Reserves room for this many bytes on the disk, so that a full disk is noticed before anything is written. The file
// may grow.
int reserve(const Descriptor &file, qint64 size);
// Flush what was written to the disk; syncData() only what is needed to read it again, syncAll() also everything else
// that is known about the file. Devices that cannot do the second, and need not, cause no error.
int syncData(const Descriptor &file);
int syncAll(const Descriptor &file);
// Flushes a folder, so that files created, renamed or removed in it stay so after a loss of power. File systems that
// cannot do this, and need not, cause no error.
int syncFolder(const QString &folder);

// Takes the lock that tells every other program that this file is in use; it ends with the descriptor. Windows has no
// locks on folders.
bool tryLock(const Descriptor &file);
// Returns true if somebody, possibly this program, has that lock now; false if the file cannot be read.
bool isLocked(const QString &path);

// Returns what an errno means, in the words of the system.
QString errorText(int error);

// The streams that the program was started with; isTerminal() returns true if a person is at the other end.
enum class Stream : std::uint8_t { Input, Output, Errors };
bool isTerminal(Stream stream);
// Has the streams carry the bytes that the program writes and reads, in UTF-8 on a terminal, for a program that was
// begun just now. Needed on Windows, which otherwise changes the ends of lines and shows other signs.
void useExactStreams();

// While it exists, the terminal of standard input does not show what is typed.
class UnseenTyping
{
public:
    UnseenTyping();
    UnseenTyping(const UnseenTyping &) = delete;
    UnseenTyping &operator=(const UnseenTyping &) = delete;
    ~UnseenTyping();

private:
    QByteArray m_before; // the previous settings of the terminal
};

} // namespace kagetsu::file
