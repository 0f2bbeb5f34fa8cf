// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"

#include <QWidget>

#include <set>
#include <string>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;
class TaskView;

// Asks puzzles one after the other, each near the number of the pupil who is chosen, and shows with the answer where
// the puzzle is from and what the pupil's number is now.
class PuzzleAsker : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    explicit PuzzleAsker(PracticeKeeper &keeper, QWidget *parent = nullptr);

    // Which puzzles are asked: of this theme, or of all if it is empty, with these ratings.
    struct Wanted
    {
        std::string theme {};
        double least = 0;
        double most = 5000;
        bool isFitting = true; // nearest to the pupil's number; otherwise the middle of the range
    };
    // Begins with the first of these puzzles. Returns false if there are none that the pupil has not answered.
    bool begin(Wanted wanted);
    // Asks this puzzle, then others.
    bool beginWith(const std::string &id);
    // Goes on to the next puzzle, and to the end when there is none.
    void next();
    // Shows the answer, which counts as a mistake.
    void giveUp();
    // Counts a wrong move as the answer, as who goes on after it has answered.
    void leave();
    // Drops the puzzle that is shown, uncounted: another pupil has been chosen.
    void forget();

    TaskView &task() const { return *m_task; }
    const std::string &shown() const { return m_shown; }

signals:
    void endWanted();
    // Emitted when another puzzle, or its answer, is shown.
    void changed();

private:
    bool show(const practice::KeptPuzzle *puzzle);
    const practice::KeptPuzzle *nextPuzzle() const;
    void take(bool isRight);
    void write();
    QString resultText() const;

    PracticeKeeper &m_keeper;
    Wanted m_wanted;
    std::string m_shown; // id of the puzzle
    std::set<std::string> m_asked; // in this session
    bool m_isCounted = false; // the puzzle that is shown was answered
    bool m_isFirst = false; // this was the pupil's first answer to it
    bool m_isRight = false;
    double m_before = 0; // the pupil's number before the answer

    TaskView *m_task;
    BigButton *m_end;
    QLabel *m_where;
    QLabel *m_source;
    QLabel *m_result;
    BigButton *m_giveUp;
    BigButton *m_next;
};

} // namespace kagetsu::ui
