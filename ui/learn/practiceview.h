// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "learn/lesson/difficulty.h"
#include "learn/task/task.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class PracticeKeeper;
class TaskView;

// Asks an unlimited number of tasks of one kind and level.
class PracticeView : public QWidget
{
    Q_OBJECT

public:
    explicit PracticeView(QWidget *parent = nullptr);

    // Shows whose answers count, if there are pupils. The keeper must outlive this view.
    void setPractice(PracticeKeeper &keeper);

    task::Kind kind() const;
    lesson::Level level() const;
    void setKind(task::Kind kind);
    void setLevel(lesson::Level level);
    // Sets the seed of the next task, which is otherwise random.
    void setSeed(std::uint32_t seed) { m_seed = seed; }
    void next();
    // Asks the same task again, of somebody else: nothing of it is counted yet.
    void startOver();
    bool isMaking() const { return m_making.isRunning(); }
    TaskView &task() const { return *m_task; }

signals:
    void backWanted();
    // Emitted for the first answer to a task; later tries are not reported.
    void taskAnswered(const kagetsu::task::Task &task, bool isRight);
    // Emitted when another task, or its answer, is shown.
    void changed();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectParts();
    void choose();
    void write();

    std::uint32_t m_seed;
    int m_done = 0;
    int m_right = 0; // number of tasks done without a mistake
    bool m_isCounted = false; // the current task has been counted
    bool m_isOwed = false; // the making of a task was cancelled when the page was left
    bool m_hasTask = false; // m_shown was made
    task::Task m_shown;
    background::Task m_making;

    TaskView *m_task;
    QVBoxLayout *m_head;
    BigButton *m_back;
    ComboBox *m_kinds;
    ComboBox *m_levels;
    QLabel *m_sum;
    BigButton *m_giveUp;
    BigButton *m_next;
};

} // namespace kagetsu::ui
