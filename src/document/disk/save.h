// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/knownfile.h"
#include "document/disk/savedrecord.h"

#include <functional>

namespace kagetsu::document {

// What is to be written where, as a value for another thread.
struct SaveOrder
{
    QString path;
    RecordFormat format = RecordFormat::Sgf;
    RecordContent content {};
    QDate today {};
    std::optional<record::NodeId> branch {}; // only this one
    bool keepsOriginal = false;
    std::optional<FileStamp> stamp {}; // the file still lies like this, or it is asked
    bool mayLose = false; // whatever the format does not hold
};

// What became of the file.
struct SaveOutcome
{
    // What nobody is to lose unasked.
    enum class Question : std::uint8_t {
        None,
        Written, // the file by another program since it was read
        ExportLosses, // what the record has and the format has not
    };

    Question question = Question::None; // nothing was written yet
    QString fault {}; // a sentence; empty when it is saved
    QStringList more {}; // on the fault
    QStringList losses {};
    std::optional<SavedCharset> charset {}; // of the saved record
    bool keptOriginal = false;
    FileStamp stamp {}; // of the file once it is saved
};

// All of it or, where that fails, nothing: the file that was there stays as it is. A file that had to be repaired when
// it was read, or that somebody else has written since, stays beside the new one. `commits` is asked before the disk is
// changed; false gives up.
SaveOutcome save(const SaveOrder &order, const std::function<bool()> &commits);

// Nothing but the writing, of these bytes; the fault is a sentence.
Result<Done, QString> saveBytes(const QString &path, const QByteArray &bytes);

// Copies the file beside itself, under a name that is free; the fault is a sentence.
Result<Done, QString> keepOriginal(const QString &path);

// How much it is to write this.
background::Amount amountToSave(const RecordContent &content);

} // namespace kagetsu::document
