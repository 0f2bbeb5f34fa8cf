// SPDX-License-Identifier: MIT
#include "tournament/sqlite/place.h"

#include "base/file/platform.h"

#include <array>
#include <map>
#include <mutex>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Identity = std::pair<quint64, quint64>;

// The size of the header of an SQLite file, which contains the change counter [SQLITE].
constexpr std::size_t HeaderSize = 100;

Identity identityOf(const file::Status &status)
{
    return { status.device, status.number };
}

} // namespace

// Closing any descriptor of a file releases all locks that the process holds on it (POSIX). So all Place objects of a
// file share one descriptor, which is closed with the last of them.
class Place::File
{
public:
    static std::shared_ptr<File> of(const QString &path)
    {
        static std::mutex mutex;
        static std::map<Identity, std::weak_ptr<File>> all;
        const std::lock_guard lock(mutex);
        const std::optional<file::Status> named = file::statusOf(path);
        if (!named || !named->isRegular)
            return nullptr;
        std::weak_ptr<File> &known = all[identityOf(*named)];
        if (auto file = known.lock())
            return file;
        file::Descriptor descriptor = file::openAt(path, file::Open::Read);
        const std::optional<file::Status> opened = descriptor.isOpen() ? file::statusOf(descriptor) : std::nullopt;
        if (!opened)
            return nullptr;
        const auto file = std::make_shared<File>(std::move(descriptor), identityOf(*opened));
        all[file->m_identity] = file;
        return file;
    }
    File(file::Descriptor descriptor, Identity identity)
        : m_descriptor(std::move(descriptor))
        , m_identity(identity)
    {
    }

    const Identity &identity() const { return m_identity; }
    QByteArray look() const
    {
        const std::optional<file::Status> now = file::statusOf(m_descriptor);
        if (!now)
            return {};
        std::array<char, HeaderSize> header {};
        const qint64 read = file::readAt(m_descriptor, header.data(), header.size(), 0).value_or(0);
        return QByteArray::number(now->size) + '\n' + QByteArray(header.data(), read);
    }

private:
    file::Descriptor m_descriptor;
    Identity m_identity;
};

Place::Place(const QString &path)
    : m_path(path)
    , m_file(File::of(m_path))
{
}

bool Place::isNameOfFile() const
{
    const std::optional<file::Status> named = m_file ? file::statusOf(m_path) : std::nullopt;
    return named && m_file->identity() == identityOf(*named);
}

QByteArray Place::look() const
{
    return m_file ? m_file->look() : QByteArray();
}

} // namespace kagetsu::tournament
