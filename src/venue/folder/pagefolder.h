// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace kagetsu::venue {

// The reason why pages could not be written. The sentences for it are in src/text.
struct FolderFault
{
    enum class Code : std::uint8_t {
        NotAFolder, // it could not be created, or something else has its name
        OtherEvent, // it holds the pages of another event
        NotOurs, // a file of somebody else has the name of a page; it is left unchanged
        ReadOnly,
        Full,
        Failed,
    };

    Code code = Code::Failed;
    QString path {}; // the file or folder it is about
    QString detail {}; // the system's own message

    friend bool operator==(const FolderFault &, const FolderFault &) = default;
};

// The folder that pages are published in (venue.md#the-folder). Files appear there whole, only those whose bytes differ
// are written, and what is no longer a page is removed, but nothing that was not put there. A list of its own files
// lies beside them. A browser or server that knows a version by its date, in seconds, and its length is never deceived:
// no two versions of a file have one date.
class PageFolder
{
public:
    explicit PageFolder(QString path);

    // Begins a publication of an event. Call put() and keep() for each of its files, and then end().
    std::optional<FolderFault> begin(const QString &event);
    // Puts a file in its place. After a fault the others are put nevertheless, but if begin() had one nothing is.
    void put(const QString &name, const QByteArray &bytes);
    // Returns true if this file was last put with this key and is still there; it then stays.
    bool keep(const QString &name, const QByteArray &key);
    // Removes the files that were not put, whatever faults there were. Returns the first fault since begin().
    std::optional<FolderFault> end();

    // Ends a publication of some of the files: all others stay.
    std::optional<FolderFault> endPart();

    const QString &path() const { return m_path; }
    // Count the files of this publication, those written, and those removed.
    qsizetype files() const { return m_put.size(); }
    int written() const { return m_written; }
    int removed() const { return m_removed; }

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
