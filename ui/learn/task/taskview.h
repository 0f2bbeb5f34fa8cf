// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "learn/task/solution.h"

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

// Shows one task to a pupil: the board, one short question, the answer by tap, button or key; then whether it is right
// and why, first in a short sentence, with the rest on request, and played out on the board stone by stone. Before the
// answer is given, no text, name or announcement reveals it.
class TaskView : public QWidget
{
    Q_OBJECT

public:
    explicit TaskView(QWidget *parent = nullptr);

    // Tells whether showing a task takes the focus. It is left where it is if the user is still choosing what to ask.
    enum class Focus : std::uint8_t { Taken, Left };
    void show(const task::Task &task, Focus focus = Focus::Taken);
    using QWidget::show;
    // Sets whether the stones of a line are placed automatically, as far as the desktop allows animations.
    void setMotion(bool motion) { m_motion = motion; }
    // The row above the question, for the widgets of the page that shows the tasks.
    QHBoxLayout &head() { return *m_head; }
    // The column below everything else, for the widgets of the page that shows the tasks.
    QVBoxLayout &foot() { return *m_foot; }
    // Returns the height at which nothing beside or below the board is squeezed at the current width.
    int leastHeight() const;

    // Answers with a tap on a point, if points are an answer.
    void tap(rules::Point point);
    // Declares that there is nothing more to tap.
    void finish();
    // Declares that no point is forbidden.
    void sayNone();
    void answer(const task::Answer &answer);
    // Asks the same task again.
    void again();
    // Shows the answer, from the rules, the solver or the author; answered() then reports a wrong answer.
    void giveUp();
    // Shows the answer of a task that was solved before, without emitting answered().
    void showSolved();
    void showHint();
    void showMore();
    void showLine();
    void stepLine(int stones);

    bool isOver() const { return m_isOver; }
    // True if the answer was right in the end, even after mistakes; false if it was looked up.
    bool isSolved() const;
    bool isThinking() const { return m_judging.isRunning(); }
    const std::optional<task::Judged> &judged() const { return m_judged; }
    const task::Task &task() const { return m_task; }
    // Returns the answer as far as it has been given.
    const task::Answer &given() const { return m_answer; }
    const BoardPicture &picture() const;
    // Returns the text of the question, for titles of diagrams.
    QString question() const;

signals:
    // Emitted when the task is complete; `isRight` is true if there was no mistake.
    void answered(bool isRight);

protected:
    // Stops searches and the line that is being played when the view is hidden.
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    // The limit for one search; a task that needs more is too hard for a lesson.
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
    QString correctnessText() const;
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
    std::optional<task::Judged> m_judged; // judgement of the last answer
    std::vector<rules::Point> m_wrong;
    std::vector<rules::Point> m_missed;
    bool m_isOver = false;
    bool m_hadMistake = false;
    bool m_isGivenUp = false;
    bool m_wasSolved = false; // solved before, and its answer is shown
    bool m_asksForKinds = false;
    bool m_isHintShown = false;
    bool m_isMoreShown = false;
    bool m_motion = true;
    int m_toldStones = 0; // stones of the line that have been announced, so that none is announced twice
    QString m_fault; // why the task cannot be solved, once this is known
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
    QLabel *m_correctness;
    QLabel *m_sentence;
    QLabel *m_words; // the author's words
    QLabel *m_rest;
    BigButton *m_more;
    BigButton *m_show;
    BigButton *m_back;
    BigButton *m_on;
    QLabel *m_lineText;
    BigButton *m_again;
};

} // namespace kagetsu::ui
