// SPDX-License-Identifier: MIT
#pragma once

#include "practice/book.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class PracticeShelf;
class TaskView;

// What is due today, one task after the other; with each answer the day on which it comes again.
class DailySession : public QWidget
{
    Q_OBJECT

public:
    explicit DailySession(PracticeShelf &shelf, QWidget *parent = nullptr);

    // Begins with what is due of the chosen pupil. False when that is nothing.
    bool begin();
    // The next task, also where this one was not answered: then it stays due. After the last it is over.
    void next();
    // Shows the answer, which counts as a mistake.
    void giveUp();

    TaskView &task() const { return *m_task; }
    // Since begin(); nothing after forget(), for another pupil.
    int answered() const { return m_answered; }
    int right() const { return m_right; }
    void forget() { m_answered = m_right = 0; }

signals:
    void endWanted();
    // Another task, or its answer.
    void changed();

private:
    void take(bool isRight);
    void showTask();
    void write();
    QString comesAgain() const;

    PracticeShelf &m_shelf;
    std::vector<std::string> m_due; // ids of tasks
    std::size_t m_at = 0;
    practice::Question m_question; // that is shown
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
