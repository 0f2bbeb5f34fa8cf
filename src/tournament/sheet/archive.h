// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <memory>
#include <optional>
#include <string_view>

namespace kagetsu::tournament {

// Reads the files of a ZIP archive in memory. Whatever sizes the archive claims, no file is read beyond MostFileBytes,
// and all files together not beyond MostArchiveBytes.
class Archive
{
public:
    static constexpr std::size_t MostFileBytes = std::size_t(48) << 20;
    static constexpr std::size_t MostArchiveBytes = std::size_t(96) << 20;

    // Opens an archive. The bytes must outlive the object. Returns nothing if they are not an archive.
    static std::optional<Archive> of(std::string_view bytes);

    ~Archive();
    Archive(Archive &&) noexcept;
    Archive &operator=(Archive &&) = delete;

    // Returns the content of a file; nothing if it does not exist, is damaged or is too large.
    std::optional<QByteArray> file(const QByteArray &name);
    // True if a file was not read because it is too large.
    bool isTooLarge() const { return m_isTooLarge; }

private:
    struct Zip;
    explicit Archive(std::unique_ptr<Zip> zip);

    std::unique_ptr<Zip> m_zip;
    std::size_t m_read = 0; // bytes read so far
    bool m_isTooLarge = false;
};

} // namespace kagetsu::tournament
