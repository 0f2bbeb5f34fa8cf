// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "venue/folder/pagestore.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace kagetsu::venue {

// The folder that pages are published in (venue.md#the-folder). Files appear there whole, only those whose bytes differ
// are written, and what is no longer a page is removed, but nothing that was not put there. A list of its own files
// lies beside them. A browser or server that knows a version by its date, in seconds, and its length is never deceived:
// no two versions of a file have one date.
class PageFolder : public PageStore
{
public:
    explicit PageFolder(QString path);

    std::optional<FolderFault> begin(const QString &event) override;
    void put(const QString &name, const QByteArray &bytes) override;
    bool keep(const QString &name, const QByteArray &key) override;
    std::optional<FolderFault> end() override;
    std::optional<FolderFault> endPart() override;
    std::mutex &turn() override;

    const QString &path() const { return m_path; }
    qsizetype files() const override { return m_put.size(); }
    int written() const override { return m_written; }
    int removed() const override { return m_removed; }

private:
    struct Known
    {
        QByteArray hash;
        QByteArray key;
        qint64 size = 0;
    };

    QString pathOf(const QString &name) const { return m_path + QLatin1Char('/') + name; }
    bool readList();
    bool addToList(const QString &name);
    bool writeList();
    // Returns the path that a file of this folder of ours has until it is whole; empty after a fault.
    QString listedPart(const QString &folder);
    bool write(const QString &name, const QByteArray &bytes, std::optional<qint64> before);
    bool fail(int error, const QString &path);
    bool fail(FolderFault::Code code, const QString &path);

    QString m_path;
    QString m_part; // a name that nobody else has
    QString m_event;
    bool m_isBegun = false; // begin() had no fault, and end() was not called yet
    bool m_hasLooked = false; // for pages of ours that are not in the list
    QSet<QString> m_ours; // files in the list
    QSet<QString> m_parts; // names in the list that files have only until they are whole
    QSet<QString> m_put; // files of this publication
    QHash<QString, Known> m_known; // content of files that were put by this object
    QHash<QString, QByteArray> m_keys; // keys that keep() was asked for
    std::optional<FolderFault> m_fault;
    int m_written = 0;
    int m_removed = 0;
};

} // namespace kagetsu::venue
