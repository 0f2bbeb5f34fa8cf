// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>

namespace kagetsu::server {

// A file as it is answered.
struct ServedPage
{
    QByteArray bytes;
    QByteArray type; // its media type
    QByteArray mark; // tells these bytes from all others: the ETag, in its quotes
    bool isForEver = false; // its name changes with its bytes, so that a browser need not ask again

    friend bool operator==(const ServedPage &, const ServedPage &) = default;
};

// All files that are served, by their paths below the secret: "index.html", "en/live.html". There is nothing else.
using PageSet = QHash<QByteArray, ServedPage>;

// Collects the files of publication after publication, as a folder does (venue/folder/pagefolder.h), in memory. Calls
// may come from any thread, one at a time; the sets that it hands out never change.
class ServedPages
{
public:
    // Begins a publication. Call put() and keep() for each of its files, and then end().
    void begin();
    void put(const QString &name, const QByteArray &bytes);
    // Returns true if this file was last put with this key; it then stays.
    bool keep(const QString &name, const QByteArray &key);
    // Take what was put: all other files are gone, or all stay.
    std::shared_ptr<const PageSet> end();
    std::shared_ptr<const PageSet> endPart();

private:
    PageSet m_pages; // as last taken
    PageSet m_new;
    QHash<QByteArray, QByteArray> m_keys;
    QHash<QByteArray, QByteArray> m_newKeys;
};

} // namespace kagetsu::server
