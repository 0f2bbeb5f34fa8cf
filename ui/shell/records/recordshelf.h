// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/records/openrecord.h"
#include "ui/shell/records/studydrafts.h"
#include "ui/study/page/studypage.h"

#include <QList>

#include <vector>

namespace kagetsu::ui {

// The records that are open: the one on the study page, and the others, which are kept with their steps of undo, their
// place and their draft until they are shown again or closed. None is lost unasked.
class RecordShelf : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    RecordShelf(StudyContext &desk, StudyDrafts &drafts);
    // Who closes the program has answered for what is unsaved.
    ~RecordShelf() override;

    // The one on the page first, then as they were looked at last.
    QList<OpenRecord> records() const;
    // In the order in which they were opened.
    QList<OpenRecord> inOrder() const;
    // As it was left; one of records().
    StudyPage::Looked looked(int id) const;
    // Another record comes onto the page: the one on it is kept.
    void makeRoom();
    // Another record is on the page.
    void begin();
    // Puts it on the page, at the place where it was left.
    void show(int id);
    // The same of the one that was opened `steps` after the one on the page; behind the last one begins again.
    void showNext(int steps);
    // One that is not on the page goes. Nothing of it may be unsaved.
    void forget(int id);
    // Some of a record is in no file.
    bool hasUnsaved() const;
    // The one on the page if some of it is not saved, otherwise the last such one that is not on it.
    void saveUnsaved();
    // Asks when some of the record on the page is not saved. False: the user stays with it.
    bool agreesToLose();
    // The same of each record.
    bool agreesToLoseAll();
    // The record on the page goes, once that is agreed, and makes room for the one that was looked at before.
    void close();
    void close(int id);

signals:
    // Records came, went or were edited or saved.
    void changed();
    // The one on the page is to be seen.
    void shown();
    // The last record was closed.
    void closed();

private:
    struct Kept
    {
        int id;
        StudyPage::Looked looked;
        StudyDrafts::Aside draft;
    };

    StudyContext &m_desk;
    StudyDrafts &m_drafts;
    std::vector<Kept> m_kept;
    int m_shown = 0; // 0: nothing is on the page
    int m_last = 0;
};

} // namespace kagetsu::ui
