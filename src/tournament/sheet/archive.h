// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <memory>
#include <optional>
#include <string_view>

namespace kagetsu::tournament {

// The files in a ZIP archive that is in memory. However much an archive says it holds, no file comes out larger than
// MostFileBytes, and all together no larger than MostArchiveBytes.
class Archive
{
public:
    static constexpr std::size_t MostFileBytes = std::size_t(48) << 20;
    static constexpr std::size_t MostArchiveBytes = std::size_t(96) << 20;

    // The bytes must outlive this. Nothing where they are no archive.
    static std::optional<Archive> of(std::string_view bytes);

    ~Archive();
    Archive(Archive &&) noexcept;
    Archive &operator=(Archive &&) = delete;

    // Nothing where there is no such file, or it is damaged or too large.
    std::optional<QByteArray> file(const QByteArray &name);
    // A file was not read as it is too large.
    bool isTooLarge() const { return m_isTooLarge; }

private:
    struct Zip;
    explicit Archive(std::unique_ptr<Zip> zip);

    std::unique_ptr<Zip> m_zip;
    std::size_t m_read = 0; // bytes
    bool m_isTooLarge = false;
};

} // namespace kagetsu::tournament
