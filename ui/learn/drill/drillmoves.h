// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/drill.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;
class TaskView;

// Asks the lines of one side move by move: the program plays the other side. A right move without words is followed at
// once by the next one. First answers enter the boxes of the pupil who practises daily, if there is one.
class DrillMoves : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    explicit DrillMoves(PracticeKeeper &keeper, QWidget *parent = nullptr);

    // Begins with the cards that the pupil does not know yet or that are due. The deck must not be empty.
    void begin(std::shared_ptr<const drill::Deck> deck);
    // Forgets what was asked.
    void forget() { m_drill.reset(); }
    // Goes to the next move. After the last one the drill ends.
    void next();
    // Shows the answer, which counts as a mistake.
    void giveUp();

    TaskView &task() const { return *m_task; }
    const std::optional<drill::Drill> &drill() const { return m_drill; }
    // Returns in a sentence how many moves were right at the first attempt; empty before the first answer.
    QString score() const;

signals:
    void endWanted();
    // Emitted when another task, or its answer, is shown.
    void changed();

private:
    void take(bool isRight);
    void showTask();
    void write();
    // True after the last answer.
    bool isOver() const { return m_isAnswered && m_wasRight && m_drill->isLast(); }
    QString told() const;

    PracticeKeeper &m_keeper;
    std::optional<drill::Drill> m_drill;
    bool m_isAnswered = false;
    bool m_wasRight = false;
    bool m_isElsewhere = false; // the move leads into another line

    TaskView *m_task;
    BigButton *m_end;
    QLabel *m_where;
    QLabel *m_told;
    BigButton *m_giveUp;
    BigButton *m_next;
};

} // namespace kagetsu::ui
