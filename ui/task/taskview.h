// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "task/solution.h"

#include <QWidget>

#include <functional>
#include <optional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class AnswerPad;
class BigButton;
class BoardPicture;
class BoardWidget;
class LinePlayer;

// One task as a pupil sees it: the board, one short question, the answer by tap, button or key; then whether it is
// right and why, in a short sentence first, with the rest on request, and played out on the board stone by stone.
// Nothing of the answer is in any text, name or announcement before it is given.
class TaskView : public QWidget
{
    Q_OBJECT

public:
    explicit TaskView(QWidget *parent = nullptr);

    // Where somebody still chooses what is asked, the focus is left there.
    enum class Focus : std::uint8_t { Taken, Left };
    void show(const task::Task &task, Focus focus = Focus::Taken);
    using QWidget::show;
    // The stones of a line are laid by themselves, where the desktop wants motion.
    void setMotion(bool motion) { m_motion = motion; }
    // For what belongs to who shows the tasks, above the question.
    QHBoxLayout &head() { return *m_head; }
    // The same below everything else.
    QVBoxLayout &foot() { return *m_foot; }
    // So that nothing beside or below the board is squeezed at the width it has.
    int leastHeight() const;

    // The point was tapped, as far as points are an answer.
    void tap(rules::Point point);
    // Says that there is no more to tap.
    void finish();
    // Says that no point is forbidden.
    void sayNone();
    void answer(const task::Answer &answer);
    // Asks the same once more.
    void again();
    // Shows the answer, as rules, solver or author have it; answered() says that it was not right.
    void giveUp();
    // Shows the answer of a task that was solved before, without answered().
    void showSolved();
    void showHint();
    void showMore();
    void showLine();
    void stepLine(int stones);

    bool isOver() const { return m_isOver; }
    // Answered rightly in the end, also after mistakes; not when the answer was looked up.
    bool isSolved() const;
    bool isThinking() const { return m_judging.isRunning(); }
    const std::optional<task::Judged> &judged() const { return m_judged; }
    const BoardPicture &picture() const;
    // The words of the question, for titles of diagrams.
    QString question() const;

signals:
    // Nothing more is wanted; whether all of it was right.
    void answered(bool isRight);

protected:
    // Nobody waits for what is not seen.
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Of one search; a task that needs more is too hard for a lesson.
    static constexpr std::uint64_t MostNodes = 1'000'000;

    void judge(const task::Answer &answer);
    void take(const task::Answer &answer, task::Judged judged);
    void takeWrong(const task::Answer &answer);
    void takeSolution(task::Solution solution);
    void takeSolved(task::Solution solution);
    void layAnswerOf(task::Solution solution);
    void solve(std::function<void(task::Solution)> then);
    bool hasTapped() const { return !m_answer.points.empty() || !m_wrong.empty(); }
    void writeButtons();
    QString verdictText() const;
    QString solutionText() const;
    bool isTapped() const;
    bool wantsFinish() const;
    void begin(Focus focus = Focus::Taken);
    void check();
    void write();
    void writeLine();
    void repaintBoard();
    void place();
    void retranslate();
    void tellStone();
    void focusOnAnswer();
    QString moreText() const;

    task::Task m_task;
    task::Answer m_answer;
    std::optional<task::Judged> m_judged; // of the answer given last
    std::vector<rules::Point> m_wrong;
    std::vector<rules::Point> m_missed;
    bool m_isOver = false;
    bool m_hadMistake = false;
    bool m_isGivenUp = false;
    bool m_wasSolved = false; // before, and its answer is shown
    bool m_asksForKinds = false;
    bool m_isHintShown = false;
    bool m_isMoreShown = false;
    bool m_motion = true;
    int m_toldStones = 0; // of the line that is played out, so that none is told twice
    QString m_fault; // why the task cannot be solved, once that is found out
    background::Task m_judging;
    background::Task m_checking;

    LinePlayer *m_player;
    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    QHBoxLayout *m_head;
    QVBoxLayout *m_foot;
    QLabel *m_question;
    QLabel *m_how;
    AnswerPad *m_pad;
    BigButton *m_check;
    BigButton *m_none;
    BigButton *m_hint;
    QLabel *m_hintText;
    QLabel *m_verdict;
    QLabel *m_sentence;
    QLabel *m_words; // the author's
    QLabel *m_rest;
    BigButton *m_more;
    BigButton *m_show;
    BigButton *m_back;
    BigButton *m_on;
    QLabel *m_lineText;
    BigButton *m_again;
};

} // namespace kagetsu::ui
