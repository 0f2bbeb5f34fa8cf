// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/records/openrecord.h"
#include "ui/app/records/studydrafts.h"
#include "ui/record/page/studypage.h"

#include <QList>

#include <vector>

namespace kagetsu::ui {

// Manages the open records: the one on the study page, and the others, which keep their undo steps, position and draft
// until they are shown again or closed. None is lost without asking.
class OpenRecords : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    OpenRecords(StudyContext &context, StudyDrafts &drafts);
    // Deletes the drafts: the user was asked about unsaved records when closing the program.
    ~OpenRecords() override;

    // Returns the record on the page first, then the others by when they were last viewed.
    QList<OpenRecord> records() const;
    // Returns the records in the order in which they were opened.
    QList<OpenRecord> inOrder() const;
    // Returns how the record was left; `id` is one of records().
    StudyPage::Looked looked(int id) const;
    // Puts the record on the page aside, before another one comes onto it.
    void makeRoom();
    // Call it when another record is on the page.
    void begin();
    // Shows a record at the place where it was left.
    void show(int id);
    // Shows the record opened `steps` after the one on the page; after the last comes the first.
    void showNext(int steps);
    // Forgets a record that is not on the page and has nothing unsaved.
    void forget(int id);
    // True if any record has unsaved changes.
    bool hasUnsaved() const;
    // Saves the record on the page if it has unsaved changes, otherwise the most recent other one that has.
    void saveUnsaved();
    // Asks if the record on the page has unsaved changes. Returns false if the user wants to keep it.
    bool agreesToLose();
    // The same for every record.
    bool agreesToLoseAll();
    // Closes the record on the page after asking, and shows the one viewed before it.
    void close();
    void close(int id);

signals:
    // Emitted when records were added, removed, edited or saved.
    void changed();
    // Emitted when the record on the page should be made visible.
    void shown();
    // Emitted when the last record was closed.
    void closed();

private:
    struct Kept
    {
        int id;
        StudyPage::Looked looked;
        StudyDrafts::Aside draft;
    };

    StudyContext &m_context;
    StudyDrafts &m_drafts;
    std::vector<Kept> m_kept;
    int m_shown = 0; // 0 if nothing is on the page
    int m_last = 0;
};

} // namespace kagetsu::ui
