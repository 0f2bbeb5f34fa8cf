// SPDX-License-Identifier: MIT
#include "tournament/sqlite/place.h"

#include <QFile>

#include <array>
#include <map>
#include <mutex>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kagetsu::tournament {

namespace {

using Inode = std::pair<dev_t, ino_t>;

// The size of the header of an SQLite file, which contains the change counter [SQLITE].
constexpr std::size_t HeaderSize = 100;

} // namespace

// Closing any descriptor of a file releases all locks that the process holds on it. So all Place objects of a file
// share one descriptor, which is closed with the last of them.
class Place::File
{
public:
    static std::shared_ptr<File> of(const QByteArray &path)
    {
        static std::mutex mutex;
        static std::map<Inode, std::weak_ptr<File>> all;
        const std::lock_guard lock(mutex);
        struct stat named
        {
        };
        if (::stat(path.constData(), &named) != 0 || !S_ISREG(named.st_mode))
            return nullptr;
        std::weak_ptr<File> &known = all[{ named.st_dev, named.st_ino }];
        if (auto file = known.lock())
            return file;
        const int descriptor = ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        struct stat opened
        {
        };
        if (descriptor < 0 || ::fstat(descriptor, &opened) != 0)
            return nullptr;
        const auto file = std::make_shared<File>(descriptor, Inode { opened.st_dev, opened.st_ino });
        all[file->m_inode] = file;
        return file;
    }
    File(int descriptor, Inode inode)
        : m_descriptor(descriptor)
        , m_inode(inode)
    {
    }
    ~File() { ::close(m_descriptor); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    const Inode &inode() const { return m_inode; }
    QByteArray look() const
    {
        struct stat now
        {
        };
        std::array<char, HeaderSize> header {};
        if (::fstat(m_descriptor, &now) != 0)
            return {};
        const ssize_t read = ::pread(m_descriptor, header.data(), header.size(), 0);
        return QByteArray::number(qint64(now.st_size)) + '\n'
            + QByteArray(header.data(), static_cast<qsizetype>(std::max<ssize_t>(read, 0)));
    }

private:
    int m_descriptor;
    Inode m_inode;
};

Place::Place(const QString &path)
    : m_path(QFile::encodeName(path))
    , m_file(File::of(m_path))
{
}

bool Place::isNameOfFile() const
{
    struct stat named
    {
    };
    return m_file && ::stat(m_path.constData(), &named) == 0 && m_file->inode() == Inode { named.st_dev, named.st_ino };
}

QByteArray Place::look() const
{
    return m_file ? m_file->look() : QByteArray();
}

} // namespace kagetsu::tournament
