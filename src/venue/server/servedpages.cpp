// SPDX-License-Identifier: MIT
#include "venue/server/servedpages.h"

#include <QCryptographicHash>

#include <algorithm>

namespace kagetsu::server {

namespace {

QByteArray typeOf(const QByteArray &name)
{
    constexpr struct
    {
        const char *ending;
        const char *type;
    } Types[] {
        { ".html", "text/html; charset=utf-8" },
        { ".css", "text/css; charset=utf-8" },
        { ".js", "text/javascript; charset=utf-8" },
        { ".json", "application/json; charset=utf-8" },
        { ".svg", "image/svg+xml" },
        { ".xml", "application/atom+xml; charset=utf-8" },
        { ".sgf", "application/x-go-sgf" },
    };
    const auto type = std::ranges::find_if(Types, [&](const auto &each) { return name.endsWith(each.ending); });
    return type == std::end(Types) ? QByteArray("application/octet-stream") : QByteArray(type->type);
}

// "page-0123456789.css": venue/pages/site.h names so what the content names.
bool isNamedByContent(const QByteArray &name)
{
    constexpr qsizetype Digits = 10;
    const qsizetype dot = name.lastIndexOf('.');
    const qsizetype dash = name.lastIndexOf('-', dot);
    return !name.contains('/') && dash > 0 && dot - dash - 1 == Digits
        && std::ranges::all_of(name.sliced(dash + 1, Digits),
            [](char letter) { return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f'); });
}

} // namespace

void ServedPages::begin()
{
    m_new.clear();
    m_newKeys.clear();
}

void ServedPages::put(const QString &name, const QByteArray &bytes)
{
    const QByteArray path = name.toUtf8();
    const auto before = m_pages.constFind(path);
    if (before != m_pages.constEnd() && before->bytes == bytes) {
        m_new.insert(path, *before);
        return;
    }
    const QByteArray mark = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(20);
    m_new.insert(path, { bytes, typeOf(path), '"' + mark + '"', isNamedByContent(path) });
}

bool ServedPages::keep(const QString &name, const QByteArray &key)
{
    const QByteArray path = name.toUtf8();
    m_newKeys.insert(path, key);
    const auto before = m_pages.constFind(path);
    if (before == m_pages.constEnd() || m_keys.value(path) != key)
        return false;
    m_new.insert(path, *before);
    return true;
}

std::shared_ptr<const PageSet> ServedPages::end()
{
    m_pages = std::exchange(m_new, {});
    m_keys = std::exchange(m_newKeys, {});
    return std::make_shared<const PageSet>(m_pages);
}

std::shared_ptr<const PageSet> ServedPages::endPart()
{
    m_pages.insert(m_new);
    m_keys.insert(m_newKeys);
    begin();
    return std::make_shared<const PageSet>(m_pages);
}

} // namespace kagetsu::server
