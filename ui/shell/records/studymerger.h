// SPDX-License-Identifier: MIT
#pragma once

#include "document/merge.h"
#include "ui/look/background/taskwithbar.h"

#include <QStringList>

namespace kagetsu::ui {

class StudyContext;

// Merges files into the game or library shown, in the background, as one step of undo; before that asks once about all
// that the records say differently.
class StudyMerger : public QObject
{
    Q_OBJECT

public:
    // The desk must outlive this.
    explicit StudyMerger(StudyContext &desk);

    // Asks which files.
    void mergeFiles();
    // Asks for a folder; its records are merged, and those of the folders in it.
    void mergeFolder();
    // Files, and folders with all records in them. What cannot be merged is told by name.
    void merge(const QStringList &paths);

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

    StudyContext &m_desk;
    TaskWithBar m_work;
};

} // namespace kagetsu::ui
