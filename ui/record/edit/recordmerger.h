// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/merge.h"

#include <QObject>

namespace kagetsu::ui {

class StudyPage;
class TaskWithBar;

// Merges files into the displayed game or library in the background, as one undo step, after asking once about
// everything in which the records differ.
class RecordMerger : public QObject
{
    Q_OBJECT

public:
    explicit RecordMerger(StudyPage *page);

    // Merges files, and folders with all records in them. What cannot be merged is reported by name.
    void merge(const QStringList &paths, const document::ChoicesFor &choices);

private:
    using Document = std::shared_ptr<document::RecordDocument>;
    struct Merge
    {
        document::ReadToMerge read;
        document::MergedGame merged;
        document::Lines lines = document::Lines::Joined; // until the user wants them apart
        bool isAsked = false; // whether lines that meet are to be joined
    };

    // Asks whether lines that meet are to be joined. Returns false if the answer is still to be carried out, or the
    // user cancels.
    bool agreesToJoin(const Document &document, Merge &merge);
    // Asks about the differences, and merges.
    void take(const Document &document, Merge merge);
    // Repeats the merge because the user went on editing meanwhile.
    void again(const Document &document, Merge merge);
    void resolve(const Document &document, const record::MergeConflicts &conflicts,
        const std::vector<record::ConflictChoice> &choices);
    // Returns whether another record was shown meanwhile, and says so.
    bool isGone(const Document &document) const;

    StudyPage &m_page;
    TaskWithBar *m_work;
};

} // namespace kagetsu::ui
