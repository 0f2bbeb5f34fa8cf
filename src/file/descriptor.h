// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>

namespace kagetsu::file {

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

// A new file is opened with these permissions, less what the umask takes.
constexpr unsigned NewFileMode = 0666;

// As open(2); errno tells why a descriptor is not open.
Descriptor openAt(const QString &path, int flags);
// A file in this folder that has no name yet: nothing of it is left, whenever the program dies. Not open where the file
// system has no such thing.
Descriptor openNameless(const QString &folder);

// Each is zero, or the errno.

// Gives it its name, which nobody may have: EEXIST.
int giveName(const Descriptor &nameless, const QString &path);
// Likewise for a file that has one. A file system that cannot refuse is asked first whether something stands there.
int renameToNew(const QString &from, const QString &to);
// From this place on. More than one call only after a signal or a partial write, whose reason the next call tells.
int writeAll(const Descriptor &file, const char *bytes, qint64 size, qint64 at);
// Has what was written reach the disk.
int syncData(const Descriptor &file);
// What has been made, renamed or removed in a folder is there after a loss of power, too. Some file systems cannot do
// it and need not: no error.
int syncFolder(const QString &folder);

// Takes the lock that tells every other program that somebody is at work on this file; it ends with the descriptor.
bool tryLock(const Descriptor &file);
// Whether somebody has that lock at this moment, who may be this program itself; false where nothing can be read.
bool isLocked(const QString &path);

} // namespace kagetsu::file
