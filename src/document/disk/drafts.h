// SPDX-License-Identifier: MIT
#pragma once

#include "document/record.h"
#include "file/platform.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

namespace kagetsu::document {

// What a draft is of: a record with edits that were not saved when it was written.
struct DraftInfo
{
    QString path; // of the record; empty if it was no file
    QString name; // what the user calls it
    bool isLibrary = false; // its bytes are those of a library, not SGF
    QString charset; // how the texts of a library were read
    QDateTime written;
    KnownFile file {}; // of the path: what these edits grew from

    friend bool operator==(const DraftInfo &, const DraftInfo &) = default;
};

// One that is on disk.
struct Draft
{
    QString file;
    DraftInfo info;

    // What it holds, as the record that was edited; not for the window's thread.
    Result<OpenedRecord, OpenFault> open(const std::function<bool(double)> &mayContinue) const;
    // The file of that record is another one since, so the edits are those of something else. Likewise.
    bool isOutdated() const { return info.file.stamp && isChanged(info.path, *info.file.stamp); }
};

DraftInfo draftInfoOf(const Record &record, const QDateTime &now);

// Where the unsaved edits of one record are kept, for the thread that writes them and the one that gives them up. The
// file is locked as long as its program runs, which tells it from those that were left behind.
class DraftFile
{
public:
    explicit DraftFile(QString folder);
    // One that was left behind, whose edits are open again: it stays as it is until it is written anew, or dropped.
    explicit DraftFile(const Draft &left);
    // Likewise; nothing where another program has opened it meanwhile.
    static std::shared_ptr<DraftFile> takeUp(const Draft &left);

    // The place of a state among those to be kept: a later one is never replaced by an earlier one that took longer to
    // write. No clock tells it, for clocks are set.
    std::uint64_t nextTurn() { return ++m_turns; }
    // Replaces what was kept before, unless it was dropped. False when it cannot be written.
    bool keep(std::uint64_t turn, const DraftInfo &info, const QByteArray &bytes);
    // The same of a record, unless the work is given up: a library that cannot be one any more is kept as SGF.
    bool keep(std::uint64_t turn, DraftInfo info, RecordContent content, const background::State &state);
    // It is saved, or given up: gone from the disk, and nothing is kept any more. Waits for no disk.
    void drop();
    const QString &path() const { return m_path; }

private:
    const QString m_folder;
    const QString m_path;
    std::atomic<std::uint64_t> m_turns { 0 };
    std::mutex m_mutex; // of what follows, and of what stands at the path
    file::Descriptor m_held; // the file there, locked; before the first draft there is none
    std::uint64_t m_keptTurn = 0;
    bool m_isDropped = false;
};

// The unsaved edits of this program, kept in one file of a folder while they last, so that a killed program or a power
// cut loses a few seconds of work.
class Drafts
{
public:
    explicit Drafts(QString folder);

    // The place for what is being edited, until that is dropped.
    const std::shared_ptr<DraftFile> &file() const { return m_file; }
    // It is saved, or given up.
    void drop();
    // Another record is edited from now on, with a place of its own, or with one that was begun before.
    void turnTo(std::shared_ptr<DraftFile> file) { m_file = std::move(file); }
    std::shared_ptr<DraftFile> newFile() const { return std::make_shared<DraftFile>(m_folder); }

    // Left behind by programs that run no more, the newest first; what cannot be read is left out.
    QList<Draft> leftBehind() const;
    // Unless another program has opened it meanwhile.
    static void remove(const Draft &draft);

private:
    QString m_folder;
    std::shared_ptr<DraftFile> m_file;
};

} // namespace kagetsu::document
