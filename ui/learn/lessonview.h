// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/lesson.h"

#include <QWidget>

#include <set>

class QLabel;
class QShortcut;
class QVBoxLayout;

namespace kagetsu::ui {

class BigButton;
class BoardPicture;
class PageDots;
class PracticeKeeper;
class TaskView;

// Shows the pages of a lesson one after the other, as a pupil sees them. Damaged pages are left out and reported.
class LessonView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonView(QWidget *parent = nullptr);

    // Shows whose answers count, if there are pupils. The keeper must outlive this view.
    void setPractice(PracticeKeeper &keeper);

    // Opens a lesson at this page of those that can be shown; `done` contains the pages solved or read before.
    void open(const task::Lesson &lesson, int page = 0, const std::set<int> &done = {});
    void goTo(int page);
    // Asks everything anew, for another pupil.
    void startOver();
    // Sets whether the author can change the lesson, because it is a file that can be opened as a record.
    void setEditable(bool editable);
    // Sets the step of a course: its name is shown above the page, and another step may follow the last page. An empty
    // name means a lesson file.
    void setStep(const QString &name, bool hasNext);

    int page() const { return m_page; }
    int pageCount() const { return static_cast<int>(m_tasks.size()); }
    const std::vector<task::Task> &tasks() const { return m_tasks; }
    // Returns what is wrong with the pages that were left out, one sentence each.
    const QStringList &faults() const { return m_faults; }
    TaskView &task() const { return *m_task; }

signals:
    void backWanted();
    void editWanted();
    void nextStepWanted();
    // Emitted when the page was read or solved, even after mistakes (learn.md#courses).
    void pageDone(int page);
    // Emitted when a task was completed, also when it is repeated.
    void pageAnswered(int page, bool isRight);
    // Emitted when the pages are to be shown to a class.
    void classWanted();
    // Emitted when another page, or its answer, is shown.
    void changed();

private:
    void build();
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
    QVBoxLayout *m_head;
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
