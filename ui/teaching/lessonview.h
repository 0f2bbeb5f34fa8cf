// SPDX-License-Identifier: MIT
#pragma once

#include "task/lesson.h"

#include <QWidget>

#include <set>

class QLabel;
class QShortcut;

namespace kagetsu::ui {

class BigButton;
class BoardPicture;
class PageDots;
class TaskView;

// The pages of a lesson one after the other, as a pupil sees them. Pages that are damaged are left out and told.
class LessonView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonView(QWidget *parent = nullptr);

    // At this page of those that can be shown; `done` are those that were solved or read before.
    void open(const task::Lesson &lesson, int page = 0, const std::set<int> &done = {});
    void goTo(int page);
    // Whether its author can change it: it is a file that can be opened as a record.
    void setEditable(bool editable);
    // A step of a course: its name stands over the page, and another may follow the last page. Without a name it is a
    // lesson file, which a teacher shows to a class.
    void setStep(const QString &name, bool hasNext);

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
    // The page was read, or solved, also after mistakes (lessons.md#courses).
    void pageDone(int page);
    // A task was answered to its end, also once more.
    void pageAnswered(int page, bool isRight);
    // A class is to see the pages.
    void classWanted();
    // Another page, or its answer.
    void changed();

private:
    void take(bool isRight);
    void markDone();
    bool isLast() const { return m_page + 1 >= pageCount(); }
    void turnPagesByArrows();
    void write();
    void writeNext();
    void tellFaults();

    std::vector<task::Task> m_tasks;
    QStringList m_faults;
    int m_page = 0;
    std::set<int> m_done;
    QString m_step;
    bool m_hasNextStep = false;

    TaskView *m_task;
    BigButton *m_back;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_where;
    PageDots *m_dots;
    QLabel *m_stepName;
    BigButton *m_nextStep;
    BigButton *m_class;
    BigButton *m_edit;
    BigButton *m_damage;
};

} // namespace kagetsu::ui
