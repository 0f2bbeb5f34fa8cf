// SPDX-License-Identifier: MIT
#pragma once

#include "task/lesson.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class BoardPicture;
class TaskView;

// The pages of a lesson one after the other, as a pupil sees them. Pages that are damaged are left out and told.
class LessonView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonView(QWidget *parent = nullptr);

    // At this page of those that can be shown.
    void open(const task::Lesson &lesson, int page = 0);
    void goTo(int page);
    // Whether its author can change it: it is a file that can be opened as a record.
    void setEditable(bool editable);
    // Another step of a course follows the last page.
    void setNextStep(bool hasNext);

    int page() const { return m_page; }
    int pageCount() const { return static_cast<int>(m_tasks.size()); }
    const std::vector<task::Task> &tasks() const { return m_tasks; }
    // What is wrong with the pages that were left out, a sentence each.
    const QStringList &faults() const { return m_faults; }
    TaskView &task() const { return *m_task; }

signals:
    void backWanted();
    void editWanted();
    void nextStepWanted();
    // The page was read, or answered rightly without a mistake.
    void pageDone(int page);
    // A task was answered to its end, also once more.
    void pageAnswered(int page, bool isRight);
    // A class is to see the pages.
    void classWanted();
    // Another page, or its answer.
    void changed();

private:
    void write();
    void tellFaults();

    std::vector<task::Task> m_tasks;
    QStringList m_faults;
    int m_page = 0;
    bool m_hasNextStep = false;

    TaskView *m_task;
    BigButton *m_back;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_where;
    BigButton *m_nextStep;
    BigButton *m_class;
    BigButton *m_edit;
    BigButton *m_damage;
};

} // namespace kagetsu::ui
