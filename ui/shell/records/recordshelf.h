// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/records/openrecord.h"
#include "ui/shell/records/studydrafts.h"
#include "ui/study/page/recordpage.h"

#include <QList>

#include <vector>

namespace kagetsu::ui {

// Keeps the records with unsaved edits that are not on the study page, each with its steps of undo, its place and its
// draft, until they are shown again.
class RecordShelf : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    RecordShelf(StudyContext &desk, StudyDrafts &drafts);
    // Who closes the program has answered for what is unsaved.
    ~RecordShelf() override;

    // The one on the page first.
    QList<OpenRecord> records() const;
    // As it was left; one of records().
    RecordPage::Looked looked(int id) const;
    // What is on the page is to be replaced: kept, where some of it is not saved.
    void makeRoom();
    // Another record is on the page.
    void begin();
    // The record on the page is none that anybody goes to.
    void forget();
    // Puts it on the page, at the place where it was left.
    void show(int id);

signals:
    // Records came, went or were edited or saved.
    void changed();

private:
    struct Kept
    {
        int id;
        RecordPage::Looked looked;
        StudyDrafts::Aside draft;
    };

    StudyContext &m_desk;
    StudyDrafts &m_drafts;
    std::vector<Kept> m_kept;
    int m_shown = 0; // 0: nothing is on the page
    int m_last = 0;
};

} // namespace kagetsu::ui
