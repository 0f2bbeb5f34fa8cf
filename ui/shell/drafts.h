// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace kagetsu::ui {

// What a draft is of: a record with edits that were not saved when it was written.
struct DraftInfo
{
    QString path; // of the record; empty if it was no file
    QString name; // what the user calls it
    bool isLibrary = false; // its bytes are those of a library, not SGF
    QString charset; // how the texts of a library were read
    QDateTime written;

    friend bool operator==(const DraftInfo &, const DraftInfo &) = default;
};

struct Draft
{
    QString file;
    DraftInfo info;
    QByteArray bytes;
};

// The unsaved edits of this program, kept in one file of a folder while they last, so that a killed program or a power
// cut loses a few seconds of work. A lock tells the drafts of programs that still run from those that were left behind.
class Drafts
{
public:
    explicit Drafts(QString folder);

    // Replaces what was kept before. False when it cannot be written.
    bool keep(const DraftInfo &info, const QByteArray &bytes);
    // It is saved, or given up.
    void drop();

    // Left behind by programs that run no more, the newest first; what cannot be read is left out.
    QList<Draft> leftBehind() const;
    static void remove(const Draft &draft);

private:
    QString m_folder;
    QString m_file; // this program's; empty before the first one
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace kagetsu::ui
