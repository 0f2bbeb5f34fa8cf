// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;
class TaskView;

// Asks the tasks that are due today, one after the other, and shows with each answer the day on which the task comes
// again.
class DailySession : public QWidget
{
    Q_OBJECT

public:
    explicit DailySession(PracticeKeeper &keeper, QWidget *parent = nullptr);

    // Begins with the tasks due for the chosen pupil. Returns false if there are none.
    bool begin();
    // Goes to the next task. An unanswered task stays due. After the last task the session ends.
    void next();
    // Shows the answer, which counts as a mistake.
    void giveUp();

    TaskView &task() const { return *m_task; }
    // Return the counts since begin(); zero after forget(), which is called for another pupil.
    int answered() const { return m_answered; }
    int right() const { return m_right; }
    void forget() { m_answered = m_right = 0; }

signals:
    void endWanted();
    // Emitted when another task, or its answer, is shown.
    void changed();

private:
    void take(bool isRight);
    void showTask();
    void write();
    QString comesAgain() const;

    PracticeKeeper &m_keeper;
    std::vector<std::string> m_due; // ids of tasks
    std::size_t m_at = 0;
    practice::Question m_question; // the question that is shown
    bool m_isCounted = false;
    int m_answered = 0;
    int m_right = 0;

    TaskView *m_task;
    BigButton *m_end;
    QLabel *m_where;
    QLabel *m_again;
    BigButton *m_giveUp;
    BigButton *m_next;
};

} // namespace kagetsu::ui
