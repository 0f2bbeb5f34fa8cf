// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <mutex>
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

// Where the pages of an event are published: in a folder, or in memory.
class PageStore
{
public:
    virtual ~PageStore() = default;

    // Begins a publication of an event. Call put() and keep() for each of its files, and then end().
    virtual std::optional<FolderFault> begin(const QString &event) = 0;
    // Puts a file in its place. After a fault the others are put nevertheless, but if begin() had one nothing is.
    virtual void put(const QString &name, const QByteArray &bytes) = 0;
    // Returns true if this file was last put with this key and is still there; it then stays.
    virtual bool keep(const QString &name, const QByteArray &key) = 0;
    // Removes the files that were not put, whatever faults there were. Returns the first fault since begin().
    virtual std::optional<FolderFault> end() = 0;
    // Ends a publication of some of the files: all others stay.
    virtual std::optional<FolderFault> endPart() = 0;

    // Held during a publication: an earlier one into the same place may still be running, for settings that have
    // changed meanwhile.
    virtual std::mutex &turn() = 0;

    // Count the files of this publication, those written, and those removed.
    virtual qsizetype files() const = 0;
    virtual int written() const = 0;
    virtual int removed() const = 0;
};

} // namespace kagetsu::venue
