// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/busywork.h"
#include "ui/shell/drafts.h"
#include "ui/study/openedrecord.h"

#include <QTimer>

namespace kagetsu::ui {

class StudyDesk;

// Keeps what is not saved on the study page on disk, a moment after it was edited, and offers what a program that was
// stopped left behind.
class StudyDrafts : public QObject
{
    Q_OBJECT

public:
    // The desk must outlive this.
    StudyDrafts(StudyDesk &desk, QString folder);
    // Who closes the program has answered for what is unsaved.
    ~StudyDrafts() override;

    // To be called when the page was edited.
    void keep();
    // The edits are saved, or given up.
    void drop();
    void offer();

signals:
    // The user wants these edits back: to be shown as they are, and kept again as unsaved.
    void restored(kagetsu::ui::OpenedRecord record);

private:
    void write();
    void restore(const Draft &draft);

    StudyDesk &m_desk;
    Drafts m_drafts;
    QTimer m_timer;
    Job m_job;
    BusyWork m_reading;
};

} // namespace kagetsu::ui
