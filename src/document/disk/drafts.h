// SPDX-License-Identifier: MIT
#pragma once

#include "document/record.h"
#include "draft/draftwriter.h"

#include <QDateTime>
#include <QString>

#include <functional>

namespace kagetsu::document {

// The kind of drafts that records have.
QString recordDraftKind();

// What a draft of a record tells of it: a record with edits that were not saved when it was written.
struct DraftInfo
{
    QString path; // of the record; empty if it was no file
    QString name; // what the user calls it
    bool isLibrary = false; // its bytes are those of a library, not SGF
    QString charset; // how the texts of a library were read
    QDateTime written;
    KnownFile file {}; // of the path: what these edits grew from

    // The file of that record is another one since, so the edits are those of something else. Not for the window's
    // thread.
    bool isOutdated() const { return file.stamp && isChanged(path, *file.stamp); }

    friend bool operator==(const DraftInfo &, const DraftInfo &) = default;
};

DraftInfo draftInfoOf(const Record &record, const QDateTime &now);
draft::Head headOf(const DraftInfo &info);
DraftInfo draftInfoOf(const draft::Head &head);

// What a draft holds, as the record that was edited; not for the window's thread.
Result<OpenedRecord, OpenFault> openDraft(
    const draft::Draft &draft, const std::function<bool(double)> &mayContinue = {});

// Keeps a record in its draft, unless the work is given up: a library that cannot be one any more is kept as SGF. False
// when it cannot be written.
bool keepRecord(
    draft::DraftFile &file, std::uint64_t turn, DraftInfo info, RecordContent content, const background::State &state);

} // namespace kagetsu::document
