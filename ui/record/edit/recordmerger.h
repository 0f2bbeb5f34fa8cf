// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/merge.h"

#include <QObject>

#include <optional>
#include <vector>

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

    // Merges files, and folders with all records in them. What cannot be merged is reported by name. Asks before
    // whether lines that meet are to be joined, if this record takes them.
    void merge(const QStringList &paths, const document::ChoicesFor &choices);
    void merge(const QStringList &paths, const document::ChoicesFor &choices, document::Lines lines);

private:
    using Document = std::shared_ptr<document::RecordDocument>;
    struct Merge
    {
        document::ReadToMerge read;
        document::MergedGame merged;
        document::Lines lines = document::Lines::Apart;
        std::vector<record::ConflictChoice> choices; // for the conflicts of the record as it is now
        background::Amount amount = background::Amount::Large;
    };

    // Returns how lines that meet are to be merged; nothing if the user cancels.
    std::optional<document::Lines> askedLines();
    // Asks about the differences, and merges.
    void take(const Document &document, Merge merge);
    // Repeats the merge with the user's choices, or because the user went on editing meanwhile.
    void again(const Document &document, Merge merge);
    // Returns whether another record was shown meanwhile, and says so.
    bool isGone(const Document &document) const;

    StudyPage &m_page;
    TaskWithBar *m_work;
};

} // namespace kagetsu::ui
