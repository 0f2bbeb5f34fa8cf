// SPDX-License-Identifier: MIT
#pragma once

#include "document/merge.h"

#include <QObject>

namespace kagetsu::ui {

class StudyPage;
class TaskWithBar;

// Merges files into the game or library shown, in the background, as one step of undo; before that asks once about all
// that the records say differently.
class RecordMerger : public QObject
{
    Q_OBJECT

public:
    explicit RecordMerger(StudyPage *page);

    // Files, and folders with all records in them. What cannot be merged is told by name.
    void merge(const QStringList &paths, const document::ChoicesFor &choices);

private:
    using Document = std::shared_ptr<document::RecordDocument>;
    struct Merge
    {
        document::ReadToMerge read;
        document::MergedGame merged;
    };

    // Asks about what the records say differently, and merges.
    void take(const Document &document, Merge merge);
    // The user went on editing meanwhile.
    void again(const Document &document, Merge merge);
    void resolve(const Document &document, const record::MergeConflicts &conflicts,
        const std::vector<record::ConflictChoice> &choices);
    // Another record came in sight meanwhile; that is told.
    bool isGone(const Document &document) const;

    StudyPage &m_page;
    TaskWithBar *m_work;
};

} // namespace kagetsu::ui
