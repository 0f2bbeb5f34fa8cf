// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace kagetsu::file {

// Everything that each operating system does in its own way: files that are written whole, locks, the terminal. Linux
// has it in platformlinux.cpp; another system needs one more such file, and CMake takes the one of its name.

// A descriptor of an open file, which closes with it.
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

// No opening waits for the other end of a pipe.
enum class Open : std::uint8_t {
    Read, // a file or a folder
    Write,
    ReadWrite,
    ReadWriteNoLink, // not through a symbolic link
    OrNew, // to read and write; made where there is none
    New, // to read and write; EEXIST where something stands there
};
// A new file has the permissions that the user's files usually have. errno tells why a descriptor is not open.
Descriptor openAt(const QString &path, Open how);
// A file in this folder that has no name yet: nothing of it is left, whenever the program dies. Not open where the
// system has no such thing, or could not name it later.
Descriptor openNameless(const QString &folder);

// What is known of a file without reading it.
struct Status
{
    qint64 size = 0;
    quint64 names = 1; // 0: it was removed
    bool isRegular = false;
    bool isFolder = false;
};
// Nothing where there is none, or it cannot be asked: errno tells why.
std::optional<Status> statusOf(const Descriptor &file);
std::optional<Status> statusOf(const QString &path);
// The user may write to it; errno tells why not.
bool canWrite(const QString &path);
// Something stands there; a link to nothing is something.
bool isTaken(const QString &path);

// Each is zero, or the errno.

// Gives it its name, which nobody may have: EEXIST.
int giveName(const Descriptor &nameless, const QString &path);
// Likewise for a file that has one. A file system that cannot refuse is asked first whether something stands there.
int renameToNew(const QString &from, const QString &to);
// In the place of what stands there.
int renameOver(const QString &from, const QString &to);
int removeFile(const QString &path);
// Only its owner may look into it.
int makeOwnFolder(const QString &path);
// The owner and the permissions of another file, as far as this user may give them away.
void copyPermissions(const QString &from, const Descriptor &to);
int letOnlyOwnerRead(const Descriptor &file);
// From this place on. More than one call only after a signal or a partial write, whose reason the next call tells.
int writeAll(const Descriptor &file, const char *bytes, qint64 size, qint64 at);
// At most so many; fewer only at the end. How many were read, or nothing: errno tells why.
std::optional<qint64> readAt(const Descriptor &file, char *bytes, qint64 size, qint64 at);
int cutTo(const Descriptor &file, qint64 size);
// Has the disk keep room for so many bytes: a full disk is told before anything is written. The file may grow.
int reserve(const Descriptor &file, qint64 size);
// Has what was written reach the disk, so that it can be read again; and all that is known of the file, too. Some
// devices cannot do the second and need not: no error.
int syncData(const Descriptor &file);
int syncAll(const Descriptor &file);
// What has been made, renamed or removed in a folder is there after a loss of power, too. Some file systems cannot do
// it and need not: no error.
int syncFolder(const QString &folder);

// Takes the lock that tells every other program that somebody is at work on this file; it ends with the descriptor.
bool tryLock(const Descriptor &file);
// Whether somebody has that lock at this moment, who may be this program itself; false where nothing can be read.
bool isLocked(const QString &path);

// What the program was started with, and whether a person is at its other end.
enum class Stream : std::uint8_t { Input, Output, Errors };
bool isTerminal(Stream stream);

// As long as it lives, the terminal of the standard input does not show what is typed.
class UnseenTyping
{
public:
    UnseenTyping();
    UnseenTyping(const UnseenTyping &) = delete;
    UnseenTyping &operator=(const UnseenTyping &) = delete;
    ~UnseenTyping();

private:
    QByteArray m_before; // the terminal's own settings
};

} // namespace kagetsu::file
