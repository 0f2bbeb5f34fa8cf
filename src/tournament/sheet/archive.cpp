// SPDX-License-Identifier: MIT
#include "tournament/sheet/archive.h"

#include <algorithm>
#include <zip.h>

namespace kagetsu::tournament {

struct Archive::Zip
{
    explicit Zip(zip_t *opened)
        : handle(opened)
    {
    }
    ~Zip() { zip_discard(handle); }
    Zip(const Zip &) = delete;
    Zip &operator=(const Zip &) = delete;

    zip_t *handle;
};

Archive::Archive(std::unique_ptr<Zip> zip)
    : m_zip(std::move(zip))
{
}

Archive::~Archive() = default;
Archive::Archive(Archive &&) noexcept = default;

std::optional<Archive> Archive::of(std::string_view bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t *opened = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (source && !opened)
        zip_source_free(source);
    zip_error_fini(&error);
    if (!opened)
        return std::nullopt;
    return Archive(std::make_unique<Zip>(opened));
}

std::optional<QByteArray> Archive::file(const QByteArray &name)
{
    constexpr std::size_t Piece = 64 << 10;
    const std::unique_ptr<zip_file_t, decltype(&zip_fclose)> opened(
        zip_fopen(m_zip->handle, name.constData(), 0), &zip_fclose);
    if (!opened)
        return std::nullopt;
    const std::size_t most = std::min(MostFileBytes, MostArchiveBytes - m_read);
    QByteArray bytes;
    for (;;) {
        const qsizetype before = bytes.size();
        bytes.resize(before + qsizetype(Piece));
        const zip_int64_t got = zip_fread(opened.get(), bytes.data() + before, Piece);
        if (got < 0)
            return std::nullopt;
        bytes.resize(before + qsizetype(got));
        if (std::size_t(bytes.size()) > most) {
            m_isTooLarge = true;
            return std::nullopt;
        }
        if (got == 0)
            break;
    }
    m_read += std::size_t(bytes.size());
    return bytes;
}

} // namespace kagetsu::tournament
