// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/knownfile.h"
#include "record/document/disk/savedrecord.h"

#include <functional>

namespace kagetsu::document {

// An order to write a record. It is a value, so that another thread can carry it out.
struct SaveOrder
{
    QString path;
    RecordFormat format = RecordFormat::Sgf;
    RecordContent content {};
    QDate today {};
    std::optional<record::NodeId> branch {}; // if set, only this branch is saved
    bool keepsOriginal = false;
    std::optional<FileStamp> stamp {}; // if set, and the file has changed since, the user is asked
    bool mayLose = false; // True if the user accepts what the format cannot hold
};

// The result of saving.
struct SaveOutcome
{
    // The questions that the user must answer first, because something would be lost.
    enum class Question : std::uint8_t {
        None,
        Written, // another program has changed the file since it was read
        ExportLosses, // the record contains what the format cannot hold
    };

    Question question = Question::None; // if set, nothing has been written yet
    QString fault {}; // a sentence; empty if the record was saved
    QStringList more {}; // details of the fault
    QStringList losses {};
    std::optional<SavedCharset> charset {}; // encoding of the saved record
    bool keptOriginal = false;
    FileStamp stamp {}; // of the file after saving
};

// Saves everything or, on failure, nothing: the existing file then stays as it is. If `keepsOriginal` is set, as for a
// file that had to be repaired or that another program has changed, a copy of the existing file is kept next to the new
// one. `commits` is called just before the disk is changed; returning false cancels the saving.
SaveOutcome save(const SaveOrder &order, const std::function<bool()> &commits);

// Only writes these bytes. The error is a sentence.
Result<Done, QString> saveBytes(const QString &path, const QByteArray &bytes);
// Returns the sentence for a file that could not be saved; `fault` is the system's words.
QString unsavedText(const QString &path, const QString &fault);

// Copies the file to an unused name next to it. The error is a sentence.
Result<Done, QString> keepOriginal(const QString &path);

// Returns how much work it is to write this content.
background::Amount amountToSave(const RecordContent &content);

} // namespace kagetsu::document
