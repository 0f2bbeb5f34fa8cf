// SPDX-License-Identifier: MIT
#pragma once

#include "base/draft/draftwriter.h"
#include "record/document/record.h"

#include <QDateTime>
#include <QString>

#include <functional>

namespace kagetsu::document {

// Returns the kind under which drafts of records are stored.
QString recordDraftKind();

// The head of a draft. A draft holds a record with edits that were not saved when it was written.
struct DraftInfo
{
    QString path; // of the record; empty if it was not a file
    QString name; // the name shown to the user
    bool isLibrary = false; // True if the bytes are those of a library, not SGF
    QString charset; // encoding in which the texts of a library were read
    QDateTime written;
    KnownFile file {}; // the file at `path` from which these edits started

    // True if the record's file has changed since, so that the edits belong to different contents. Reads the file, so
    // not for the window's thread.
    bool isOutdated() const { return file.stamp && isChanged(path, *file.stamp); }

    friend bool operator==(const DraftInfo &, const DraftInfo &) = default;
};

// Convert between a record, the facts about its draft and the head of the draft's file.
DraftInfo draftInfoOf(const Record &record, const QDateTime &now);
draft::Head headOf(const DraftInfo &info);
DraftInfo draftInfoOf(const draft::Head &head);

// Opens a draft as the record that was edited. Not for the window's thread.
Result<OpenedRecord, OpenFault> openDraft(
    const draft::Draft &draft, const std::function<bool(double)> &mayContinue = {});

// Writes a record to its draft, unless the work is cancelled. A library that can no longer be written as one is stored
// as SGF. Returns false if the draft cannot be written.
bool keepRecord(
    draft::DraftFile &file, std::uint64_t turn, DraftInfo info, RecordContent content, const background::State &state);

} // namespace kagetsu::document
