// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "lesson/difficulty.h"
#include "task/task.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class TaskView;

// Tasks without end: of a kind and a level, one after the other.
class PracticeView : public QWidget
{
    Q_OBJECT

public:
    explicit PracticeView(QWidget *parent = nullptr);

    task::Kind kind() const;
    lesson::Level level() const;
    void setKind(task::Kind kind);
    void setLevel(lesson::Level level);
    // The seed of the next task; else it is drawn by lot.
    void setSeed(std::uint32_t seed) { m_seed = seed; }
    void next();
    bool isMaking() const { return m_making.isRunning(); }
    TaskView &task() const { return *m_task; }

signals:
    void backWanted();
    // For the first time; what is tried again is not told.
    void taskAnswered(const kagetsu::task::Task &task, bool isRight);
    // Another task, or its answer.
    void changed();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void choose();
    void write();

    std::uint32_t m_seed;
    int m_done = 0;
    int m_right = 0; // of them, without a mistake
    bool m_isCounted = false; // the task shown
    bool m_isOwed = false; // a task whose making ended when the page was left
    task::Task m_shown;
    background::Task m_making;

    TaskView *m_task;
    BigButton *m_back;
    ComboBox *m_kinds;
    ComboBox *m_levels;
    QLabel *m_sum;
    BigButton *m_next;
};

} // namespace kagetsu::ui
